"""More ways to end a game at the table: parts of the pot, legs, points that are too many, hands of a certain make."""

import pytest

from kit.hands import answer, deal, dealt, net, read_game
from pokernight.table import events as ev
from pokernight.table.hand import Hand

DOWN = "Deal 5 cards face down to each player."
ONE = "Deal 1 card face down to each player."
TWO = "Deal 2 cards face down to each player."
HIGH = "Showdown: the high hand wins."
IN_OUT = "Each player declares in or out."

ACES, KINGS, LOW = "As Ad 9c 7d 4s", "Kh Kd 9s 7c 4d", "8c 6d 5c 3d 2s"


def why(hand: Hand) -> list[str]:
    """For what the pot was won, part by part."""
    return [event.why for event in hand.table.log if isinstance(event, ev.Won)]


def deals(hand: Hand) -> int:
    """How often was dealt."""
    return 1 + sum(isinstance(event, ev.Redealt) for event in hand.table.log)


def ended(*rules: str, hands: tuple[str, ...] = (ACES, KINGS, LOW), then: str = "") -> tuple[int, ...]:
    """What comes of a game of nothing but a deal and some rules."""
    return net(deal("\n".join((DOWN, *rules)), dealt(*hands, then=then), seats=len(hands)))


def tags(*rules: str) -> set[str]:
    return set(read_game((DOWN, *rules)).tags)


def test_somebody_wins_part_of_the_pot() -> None:
    heart = "The high face-down heart wins half the pot."
    assert ended(HIGH, heart) == (201, 200, 199), "the odd chip stays with the high hand"
    assert ended(heart, HIGH) == (201, 200, 199), "wherever it stands"
    assert ended(HIGH, heart, hands=(ACES, LOW, "Kc Kd 9s 7c 4d")) == (202, 199, 199), "nobody has a heart"
    assert ended(HIGH, "The low hand wins a quarter of the pot.", hands=(ACES, KINGS, LOW, "Qh Qd 2c 2d 5h")) == (
        *(199, 199, 200),
        202,
    )
    both = "Showdown: the high hand and the low hand split the pot."
    assert ended(both, heart, hands=(ACES, KINGS, LOW, "Qc Qd Th 2d 5d")) == (200, 201, 200, 199)
    assert "split-card" in tags(HIGH, heart)
    assert "high-low" in tags(HIGH, "The low hand wins half the pot.")


def test_a_line_right_after_a_showdown_says_more_of_the_pot() -> None:
    assert ended(HIGH, "The high hand splits the pot with the high heart.") == (201, 200, 199)


def test_who_declares_plays_for_what_he_declared() -> None:
    rules = f"{DOWN}\nEach player declares high or low.\nShowdown, high and low hands split the pot."
    hand = deal(rules, dealt(ACES, KINGS, LOW))
    answer(hand, "1 declare low, 2 declare high, 3 declare high")
    assert net(hand) == (200, 201, 199)
    hand = deal(f"{rules} The cards speak.", dealt(ACES, KINGS, LOW))
    answer(hand, "1 declare low, 2 declare high, 3 declare high")
    assert net(hand) == (201, 199, 200)


def test_nobody_declares_one_way() -> None:
    rules = f"""{DOWN}
        Each player declares high, low or both.
        Showdown: the best hand declared high and the best hand declared low split the pot.
        If everyone declares high, the cards are redealt."""
    hand = deal(rules, dealt(ACES, KINGS, LOW))
    answer(hand, "1 declare high, 2 declare high, 3 declare high")
    assert deals(hand) == 2
    hand = deal(rules, dealt(ACES, KINGS, LOW))
    answer(hand, "1 declare high, 2 declare high, 3 declare both")
    assert deals(hand) == 1


@pytest.mark.parametrize(
    ("share", "hands", "winner", "reason"),
    [
        ("the high hand with no pair", (ACES, LOW, "Kc Qd 9s 7c 4d"), 3, "high hand, king high"),
        ("the low hand with no pair", (ACES, LOW, "Kc Qd 9s 7c 4d"), 2, "low hand, eight-six low"),
        ("whoever has the most cards of one suit", (KINGS, "Ah Qh 9h 7h 4c", LOW), 2, "4 cards of one suit"),
        ("the high card", (KINGS, LOW, "Ah Qh 9h 7h 4c"), 3, "the ace of hearts"),
        ("the high 3 card hand", ("Kh Kd Qs Qc 2d", ACES, LOW), 2, "high hand, pair of aces"),
        ("the low 2 card hand", ("Kh Kd Qc Ks Qd", "2h 2d 9h 9d Jc", "8c 3h 8h 8d 3c"), 3, "low hand, eight-three low"),
    ],
)
def test_who_wins(share: str, hands: tuple[str, ...], winner: int, reason: str) -> None:
    hand = deal(f"{DOWN}\nShowdown: {share} wins.", dealt(*hands))
    assert why(hand) == [reason]
    assert net(hand)[winner - 1] == 202


def test_no_pair_out_of_seven_cards() -> None:
    rules = "Deal 7 cards face down to each player.\nShowdown: the high hand with no pair wins."
    hand = deal(rules, dealt("Ah Ad Kc Qd 9s 9c 8d", "Ac Ks Qs Jc 8c 8h 8s", "2h 2d 2c 3h 3d 3c 4h"))
    assert why(hand) == ["high hand, ace high"]
    assert net(hand) == (199, 202, 199), "ace, king, queen, jack beats ace, king, queen, nine"
    hand = deal(rules, dealt("2h 2d 2c 3h 3d 3c 4h", "5h 5d 5c 6h 6d 6c 4d"), seats=2)
    assert deals(hand) == 2, "nobody has five cards of different ranks"


def test_a_pot_that_is_won_by_several_deals() -> None:
    rules = f"{ONE}\nShowdown: the low hand wins.\nThe pot stays until one player has won twice."
    hand = deal(rules, "Ah Kh Qh|Kd 2d Qd|Ac 3c Qc")
    assert (deals(hand), net(hand)) == (3, (202, 199, 199)), "1 wins, 2 wins, 1 wins again"


def test_who_folded_is_in_for_the_next_leg() -> None:
    rules = f"""{ONE}
        Betting round, opened by the player to the left of the dealer.
        Showdown: the first player to win 2 times wins."""
    hand = deal(rules, "Ah Kh Qh|2h 3h Ad|Ac 2c 3c")
    answer(hand, "1 check, 2 check, 3 fold")
    assert deals(hand) == 2
    assert not hand.table.state.folded


def test_losers_pay_before_the_last_leg_is_won() -> None:
    rules = f"""{ONE}
        {IN_OUT}
        {HIGH}
        Who went in and lost must match the pot.
        The first player to win 2 times takes the pot."""
    hand = deal(rules, "Ah Kh Qh|Ad Kd Qd")
    answer(hand, "1 declare in, 2 declare in, 3 declare out")
    assert (deals(hand), net(hand), hand.table.pot_size()) == (2, (199, 196, 199), 6)
    answer(hand, "1 declare in, 2 declare out, 3 declare out")
    assert hand.ended
    assert net(hand) == (205, 196, 199)


def test_legs_for_going_in_alone() -> None:
    rules = f"{ONE}\n{IN_OUT}\nShowdown: the first player to {{}} wins.{{}}"
    alone = "1 declare in, 2 declare out, 3 declare out"
    for game in (
        rules.format("go in alone 2 times", ""),
        rules.format("win 2 times", "\nIf only one player goes in, they get a leg."),
    ):
        hand = deal(game, "Ah Kh Qh|Ad Kd Qd|Ac Kc Qc")
        answer(hand, alone, "1 declare in, 2 declare in, 3 declare out")
        assert deals(hand) == 3, "to win is not enough"
        answer(hand, alone)
        assert hand.ended
        assert net(hand) == (202, 199, 199)
    again = f"{ONE}\n{IN_OUT}\n{HIGH}\nRepeat until someone has gone in alone 2 times."
    hand = deal(again, "Ah Kh Qh|Ad Kd Qd|Ac Kc Qc")
    answer(hand, alone, "1 declare in, 2 declare in, 3 declare out")
    assert not hand.ended, "he has won twice, and once alone"
    assert answer(hand, alone).ended


def test_what_is_for_those_who_went_in() -> None:
    rules = f"{TWO}\n{IN_OUT}\nEach player who went in may draw 1 card.\n{HIGH}"
    hand = deal(rules, dealt("Ah 2d", "Kh Kd", "Qh Qd", then="Ac"))
    answer(hand, "1 declare in, 2 declare in, 3 declare out", "1 draw 2d")
    assert set(hand.asking) == {2}
    answer(hand, "2 decline")
    assert net(hand) == (202, 199, 199)
    rules = f"{TWO}\n{IN_OUT}\nEach player who stayed out pays 3 chips.\n{HIGH}"
    hand = deal(rules, dealt("Ah Ad", "Kh Kd", "Qh Qd"))
    answer(hand, "1 declare in, 2 declare in, 3 declare out")
    assert net(hand) == (205, 199, 196)


def test_of_equal_hands_the_nearest_wins() -> None:
    hands = (LOW, "Ah Kd 9c 7d 4s", "As Kh 9d 7c 4h")
    assert ended(HIGH, hands=hands) == (199, 201, 200)
    assert ended(HIGH, "In case of a tie, the player nearest to the dealer's left wins.", hands=hands) == (
        199,
        202,
        199,
    )


def test_losers_pay_the_winner() -> None:
    rules = f"{TWO}\n{IN_OUT}\n{HIGH}\nWho went in and lost must pay the winner {{}}."
    all_in = "1 declare in, 2 declare in, 3 declare in"
    hand = deal(rules.format("the pot"), dealt("Ah Ad", "Kh Kd", "Qh Qd"))
    answer(hand, all_in)
    assert net(hand) == (208, 196, 196)
    hand = deal(rules.format("5 chips"), dealt("Ah Kd", "As Kc", "Qh Jd"))
    answer(hand, all_in)
    assert net(hand) == (204, 202, 194), "two winners share it"


def test_all_steps_again_until_the_pot_is_won() -> None:
    rules = f"""{TWO}
        {IN_OUT}
        {HIGH}
        Who went in and lost must match the pot.
        Repeat the game until someone wins the pot."""
    hand = deal(rules, f"{dealt('Ah Ad', 'Kh Kd', 'Qh Qd')}|{dealt('Ah Ad', 'Kh Kd', 'Qh Qd')}")
    answer(hand, "1 declare in, 2 declare in, 3 declare out")
    assert (deals(hand), hand.table.pot_size()) == (2, 3)
    answer(hand, "1 declare out, 2 declare in, 3 declare out")
    assert hand.ended
    assert net(hand) == (202, 199, 199)


def test_the_ante_for_a_pot_that_stays_is_paid_once() -> None:
    rules = f"{DOWN}\n{HIGH}\nTo win, a player must have at least two pair.\nIf nobody wins, the pot stays{{}}."
    decks = f"{dealt(ACES, KINGS, LOW)}|{dealt('Ah Ad 9c 9d 4s', KINGS, LOW)}"
    for antes in ("", " and everyone antes"):
        assert net(deal(rules.format(antes), decks)) == (204, 198, 198)
    again = rules.replace("the pot stays", "the cards are redealt")
    assert net(deal(again.format(" and everyone antes"), decks)) == (204, 198, 198)
    assert net(deal(again.format(""), decks)) == (202, 199, 199)


def test_too_many_points() -> None:
    values = "Cards count for points: face cards are 10 and all other cards are face value."
    hands = ("9h 6d 2c 2d 3s", "9c 6c 2h 2s 4s", "3h 3c 4d 4c 5d")
    assert ended("Showdown: the hand closest to 21 wins.", values, hands=hands) == (202, 199, 199)
    assert ended("Showdown: the hand closest to 21 wins.", values, "Going over 21 loses.", hands=hands) == (
        199,
        199,
        202,
    )
    assert ended(HIGH, "Highest total wins.", values, hands=hands) == (199, 202, 199)
    assert ended(HIGH, "Highest total wins.", values, "Hands over 22 lose.", hands=hands) == (202, 199, 199)


def test_both_ends_or_nothing() -> None:
    share = "Showdown: the high hand and the low hand split the pot."
    both = "You must win the high hand and the low hand to win the pot."
    hand = deal(f"{DOWN}\n{share}\n{both}", dealt(ACES, KINGS, LOW))
    assert deals(hand) > 1, "aces are high, and the eight is low"
    assert ended(share, both, hands=("Kh Qd 9s 8c 4d", "Ac 7d 5c 3h 2h", "Qc Jd 9c 8d 6h")) == (199, 202, 199)


def test_points_of_one_suit() -> None:
    hands = ("Kh 9h 5h Kd Kc", "Ks Qs Jc 8d 9c", "Ad Td 8s 3c 2c")
    values = "Cards count for points: aces are 11 and face cards are 10."
    assert ended("Showdown: the hand closest to 31 in one suit wins.", values, hands=hands) == (202, 199, 199)
    assert ended("Showdown: the hand closest to 31 wins.", values, hands=hands) == (199, 199, 202)


def test_who_has_too_many_points_folds() -> None:
    rules = f"""{TWO}
        Betting round, opened by the player to the left of the dealer.
        Showdown: the hand with the high total wins.
        Aces count as 1 or 11, face cards count as 10.
        Any player who goes over 19 must fold."""
    hand = deal(rules, dealt("Kh Qd", "Ah Kc", "9h 8d"))
    assert hand.table.state.folded == {1}, "an ace may be one, and 9 and 8 are 17"
    answer(hand, "2 check, 3 check")
    assert net(hand) == (199, 202, 199)


def test_values_that_take_two_sentences() -> None:
    said = "Aces are worth one or eleven. Face cards are worth half a point."
    hands = ("Ah 9c 5d Kh Kd", "9h 8d 4c 2d 2c", "2h 3h 4h 5h 6h")
    hand = deal(f"{DOWN}\nShowdown: the hand closest to 27 wins.\n{said}", dealt(*hands))
    assert why(hand) == ["26 points"]
    red = deal(f"{DOWN}\nShowdown, highest total wins.\nRed cards are negative.", dealt(*hands))
    assert (net(red), why(red)) == ((199, 202, 199), ["-13 points"])


@pytest.mark.parametrize(
    ("rules", "hands", "winner"),
    [
        ("Only a pair and three of a kind counts.", ("2h 3h 4h 5h 6h", "8c 8d 9c 9d Ts", "Qh Qd 2c 3d 5c"), 3),
        ("A flush and a full house does not count.", ("2h 4h 6h 8h Th", "9h 9d 9c 2c 2d", "3c 4c 5d 6d 7d"), 3),
        ("Three of a kind beats a straight and a flush.", ("2h 4h 6h 8h Th", "3c 4c 5d 6d 7d", "9h 9d 9c 2c 3d"), 3),
        ("A pair beats a flush, which beats a full house.", ("2h 4h 6h 8h Th", "9h 9d 9c 2c 2d", "3c 3d 4c 5c 7d"), 3),
        ("A pair beats a flush, which beats a full house.", ("2h 4h 6h 8h Th", "9h 9d 9c 2c 2d", "3c 8d 4c 5c 7d"), 1),
        ("A four card flush beats a pair.", ("2h 4h 6h 8h Tc", "9h 9d 3s 5s 2d", "3c 3d 4c 5c 7d"), 1),
        ("A four card flush beats a straight.", ("2h 4h 6h 8h Tc", "3c 4c 5d 6d 7d", "3h 3d 4s 5c 8d"), 1),
        (
            "A four card flush beats a straight and loses to a pair.",
            ("2h 4h 6h 8h Tc", "3c 4c 5d 6d 7d", "3h 3d 4s 5c 8d"),
            3,
        ),
        (
            "A four card flush beats a four card straight. A four card straight beats two pair.",
            ("2h 4h 6h 8h Tc", "9h 9d 3c 3d 2d", "3h 4d 5c 6d Jd"),
            1,
        ),
        ("Four card straights and flushes beat a pair.", ("2h 3d 4h 5c Tc", "9h 9d 3c 5d 2d", "3h 8d 4c 5s 7d"), 1),
    ],
)
def test_hands_in_another_order(rules: str, hands: tuple[str, ...], winner: int) -> None:
    assert ended(HIGH, rules, hands=hands)[winner - 1] == 202
    assert "mod-ranks" in tags(HIGH, rules)


def test_an_eight_or_better_is_no_pair_of_eights() -> None:
    share = "Showdown: the high hand and the low hand split the pot."
    assert ended(share, "Low must be eight or better.") == (201, 199, 200)
    assert ended(share, "The low hand must be seven or lower.") == (202, 199, 199)
    lowball = f"{DOWN}\nShowdown: the low hand wins.\nYou must have {{}} or better to win."
    assert deals(deal(lowball.format("an eight"), dealt(ACES, KINGS, LOW))) == 1
    assert deals(deal(lowball.format("a seven"), dealt(ACES, KINGS, LOW))) > 1, "nobody has it"


GRID = "Deal 2 rows of 3 common cards face up to the table."
ROWS = "Ah Kd 4c 4d 9c 9d"


@pytest.mark.parametrize(
    ("made", "name"),
    [
        (
            "Each player makes the best five card hand using any of their cards and one row of commons.",
            "two pair, nines and fours",
        ),
        ("Your final hand may consist of your down cards and one column of the grid.", "two pair, fours and threes"),
        ("Each player makes their best five card hand.", "full house, fours over nines"),
        ("Your final hand consists of your three down cards and the six common cards.", "full house, fours over nines"),
    ],
)
def test_what_a_hand_is_made_of(made: str, name: str) -> None:
    rules = f"Deal 3 cards face down to each player.\n{GRID}\nShowdown: the high hand wins.\n{made}"
    deck = dealt("4h 3c 3d", "2c 7h Js", then=ROWS)
    hand = deal(rules, deck, seats=2)
    assert why(hand) == [f"high hand, {name}"]


@pytest.mark.parametrize(
    ("hand", "wins"),
    [("three of a kind", 2), ("a pair", 2), ("a straight", 1), ("three of a kind or better", 1), ("a flush", 0)],
)
def test_a_better_hand_is_not_the_hand(hand: str, wins: int) -> None:
    takes = f"The player with {hand} takes the pot."
    net = ended(takes, hands=("5h 6d 7h 8c 9c", "9s 9d 9h 2c 4d", "Kc Qd 5c 3d 2s"))
    assert net == {0: net, 1: (202, 199, 199), 2: (199, 202, 199)}[wins]


@pytest.mark.parametrize(("hand", "rounds"), [("three of a kind", 2), ("three of a kind or better", 1)])
def test_a_better_hand_does_not_end_it(hand: str, rounds: int) -> None:
    rules = f"{DOWN}\n{ONE}\nRepeat the last step until someone has {hand}.\n{HIGH}"
    hands = dealt("5h 6d 7h 8c 9c", "9s 9d Th 2c 4d", then="2h Kc 3h 9h Kd")
    played = deal(rules, hands, seats=2)
    assert len(played.table.state.of_seat(1)) == 5 + rounds
