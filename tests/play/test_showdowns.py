"""Who wins what, and when nobody does."""

import pytest

from kit.hands import all_default, answer, deal, dealt, net
from kit.holdings import wild
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.options import Options

DOWN = "Deal five cards face down to each player."

TWO_AND_THREE = "Deal two cards face down to each player.\nDeal 3 cards face up to each player."

ACES, KINGS, QUEENS, JACKS = "Ah Ad 9c 7d 4s", "Kh Kd 9s 7c 4d", "Qh Qd 9d 7s 4c", "Jh Jd 9h 7h 4h"

LOW = "8h 6d 5c 3d 2s"


def why(hand: Hand) -> list[str]:
    """For what the pot was won, part by part."""
    return [event.why for event in hand.table.log if isinstance(event, ev.Won)]


def deals(hand: Hand) -> int:
    """How often was dealt."""
    return 1 + sum(isinstance(event, ev.Redealt) for event in hand.table.log)


def shown_down(share: str, *hands: str, rules: str = DOWN, more: str = "", then: str = "") -> Hand:
    """A game of nothing but a deal and a showdown."""
    return deal(f"{rules}\nShowdown: {share}.\n{more}", dealt(*hands, then=then), seats=len(hands))


@pytest.mark.parametrize(
    ("share", "hands", "chips", "reason"),
    [
        ("the high hand wins", (KINGS, ACES, LOW), (199, 202, 199), "high hand, pair of aces"),
        ("the low hand wins", (KINGS, ACES, LOW), (199, 199, 202), "low hand, eight-six low"),
        ("the high heart wins", (KINGS, QUEENS, LOW), (202, 199, 199), "the king of hearts"),
        ("the low heart wins", (KINGS, QUEENS, LOW), (199, 199, 202), "the eight of hearts"),
        ("whoever has the most hearts wins", (KINGS, JACKS, LOW), (199, 202, 199), "four of them"),
        ("the low down card wins", (KINGS, QUEENS, LOW), (199, 199, 202), "the two of spades"),
    ],
)
def test_one_share(share: str, hands: tuple[str, ...], chips: tuple[int, ...], reason: str) -> None:
    hand = shown_down(share, *hands)
    assert net(hand) == chips
    assert why(hand) == [reason]


def test_equal_hands_share_and_odd_chips_go_from_seat_1() -> None:
    hand = shown_down("the high hand wins", "Ah Kd 9c 7d 4s", "As Kh 9d 7c 4h", LOW)
    assert net(hand) == (201, 200, 199)


def test_between_high_and_low_the_odd_chip_goes_to_high() -> None:
    hand = shown_down("the low hand and the high hand split the pot", LOW, ACES, KINGS)
    assert net(hand) == (200, 201, 199)
    assert why(hand) == ["high hand, pair of aces", "low hand, eight-six low"]


def test_three_shares() -> None:
    hand = shown_down("the high hand, the low hand and the high heart split the pot", LOW, ACES, JACKS)
    assert net(hand) == (200, 201, 199), "the ace is high heart as well"


def test_the_split_card() -> None:
    rules = f"{DOWN}\nShowdown: the high hand and the split-card split the pot.\nThe split-card is the high spade."
    hand = deal(rules, dealt(ACES, KINGS, LOW))
    assert net(hand) == (201, 200, 199)
    hand = deal(rules, dealt("Ah Ad 9c 7d 4c", "Kh Kd 9h 7c 4d", "8h 6d 5c 3d 2c"))
    assert net(hand) == (202, 199, 199), "nobody has a spade: the high hand takes all"


def test_the_split_hand() -> None:
    most = f"{DOWN}\nShowdown: the high hand and the split hand split the pot."
    more = "The split hand goes to whoever has the most down fours."
    hand = deal(f"{most}\n{more}", dealt(ACES, "Kh Kd 4c 4h 4d", LOW))
    assert net(hand) == (199, 202, 199)
    rules = f"{TWO_AND_THREE}\nShowdown: the high hand and the split hand split the pot."
    made = "The high hand is made of up cards.\nThe split hand is made of down cards."
    hand = deal(f"{rules}\n{made}", dealt("Ah Ad", "Kh 9d", "Qh 4d") + " " + dealt("3h 5c 7c", "2s Ks Qs", "Jh Th 6h"))
    assert net(hand) == (200, 201, 199)
    assert why(hand) == ["high hand, king high", "split hand, pair of aces"]


def test_the_low_hand_of_down_cards_only() -> None:
    rules = f"{TWO_AND_THREE}\nShowdown: the low hand wins.\nThe low hand is made of down cards."
    hand = deal(rules, dealt("Ah Ad", "Kh 9d", "Qh 4d") + " " + dealt("3h 5c 7c", "2s Ks Qs", "Jh Th 6h"))
    assert net(hand) == (199, 199, 202)


def test_both_hands_or_nothing() -> None:
    rules = """Deal seven cards face down to each player.
        Each player splits their cards into a hand of 5 cards and a hand of 2 cards.
        Showdown: the high hand wins.
        To win the pot, a player must win the 5 card hand and the 2 card hand.
        If nobody qualifies, the cards are redealt."""
    one, other = "Ah Ad 9c 7d 4s Kc 2c", "Kh Kd 9s 7c 4d Qs 3s"
    hand = deal(rules, dealt(one, other), seats=2)
    answer(hand, "1 split Ah Ad 9c 7d 4s Kc 2c", "2 split Kh Kd 9s 7c 4d Qs 3s")
    assert net(hand) == (201, 199)
    hand = deal(rules, dealt(one, other), seats=2)
    answer(hand, "1 split Ah Kc 9c 7d 4s 2c Ad", "2 split Kh Kd 9s 7c 4d Qs 3s")
    assert deals(hand) == 2, "one has won the big hand, and the other the small one"


def test_one_hand_for_low_and_one_for_high() -> None:
    flip = "Each player flips the top card of their stack into a low or a high hand."
    rules = f"Deal two cards face down to each player. Nobody may look at these cards.\n{flip}\n{flip}\nShowdown: {{}}."
    said = "the best hand declared high and the best hand declared low split the pot"
    spoken = "the high hand and the low hand split the pot"
    for share in (said, spoken):
        hand = deal(rules.format(share), "Ah Kh 4h 3h Qd 5d")
        answer(hand, "1 lay Ah low, 2 lay Kh high, 3 lay 4h low", "1 lay 3h high, 2 lay Qd low, 3 lay 5d high")
        assert net(hand) == (200, 201, 199), "the ace is in a low hand"


def test_a_hand_that_nobody_has_leaves_the_pot_to_the_best() -> None:
    hand = shown_down("the player with four of a kind wins", LOW, KINGS, ACES)
    assert net(hand) == (199, 199, 202)


def test_side_pots_are_won_apart() -> None:
    rules = f"{DOWN}\nBetting round, starting with the player to the left of the dealer.\nShowdown: the high hand wins."
    hand = deal(rules, dealt(ACES, QUEENS, KINGS), stacks=(3, 20, 20))
    answer(hand, "1 bet 2, 2 raise 5, 3 call")
    assert net(hand) == (9, 14, 20)


def test_the_pot_is_played_for_again_by_those_still_in() -> None:
    rules = f"""{DOWN}
        Betting round, starting with the player to the left of the dealer.
        Showdown: the high hand wins.
        To win the high hand, a player must have at least a pair."""
    hand = deal(rules, f"{dealt(LOW, 'Ah Kd 9c 7d 4s', QUEENS)}|{dealt(KINGS, LOW)}")
    answer(hand, "1 check, 2 check, 3 fold")
    assert deals(hand) == 2
    assert hand.table.state.folded == {3}
    answer(hand, "1 check, 2 check")
    assert net(hand) == (202, 199, 199)


def test_a_pot_that_nobody_ever_wins_is_shared_in_the_end() -> None:
    rules = "Deal one card face down to each player.\nShowdown: the high hand wins."
    hand = deal(f"{rules}\nTo win the high hand, a player must have at least a pair.", seats=2)
    assert hand.ended
    assert net(hand) == (200, 200)


def test_27_in_ten_cards_wins_both_ways() -> None:
    more = """Cards count for points: aces are 1 or 11, face cards are 1/2 and all other cards are face value.
        The low hand is closest to 7 and the high hand is closest to 27.
        27 points in {} cards or fewer wins high and low."""
    share = "the high hand and the low hand split the pot"
    rules = more.replace("\n        ", " ").format(10)
    hand = shown_down(share, "Ah Ad 2c 3d 9s", "2h Qh 2s Kd Kc", "4h 3s Qs Qc Jd", more=rules)
    assert net(hand) == (201, 199, 200)
    hand = shown_down(share, "Ah Ad 2c 2d As", "2h Qh 2s Kd Kc", "4h 3s Qs Qc Jd", more=rules)
    assert net(hand) == (202, 199, 199), "11, 11, 1, 2 and 2"
    fewer = more.replace("\n        ", " ").format(4)
    hand = shown_down(share, "Ah 9d 2c 3d 2d", "2h Qh 2s Kd Kc", "4h 3s Qs Qc Jd", more=fewer)
    assert net(hand) == (201, 199, 200)


def test_burning_does_not_matter_to_the_showdown() -> None:
    rules = f"{DOWN}\nShowdown: the high hand wins."
    hand = deal(rules, dealt(ACES, KINGS, LOW), options=Options(burn=True))
    assert net(hand) == (202, 199, 199)


def test_two_cards_make_no_flush() -> None:
    rules = "Deal two cards face down to each player.\nThe high two card hand wins the pot."
    assert net(all_default(deal(rules, dealt("4d 2d", "8h 5d", "7s 6s")))) == (199, 202, 199)


HIGH = "Showdown: the high hand wins."

UP = "Deal one card face up to each player."

BET = "Betting round, starting with the player to the left of the dealer."


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("Fours are wild, but only if you have a four face down.", "4d 4h", ""),
        ("Fours are wild, but only if you have an ace showing.", "", "4c"),
        ("Fours are wild if you have a down ace.", "", ""),
    ],
)
def test_wild_beside_a_card_that_lies_so(rule: str, first: str, second: str) -> None:
    rules = f"Deal one card face down to each player.\n{UP}\n{UP}\n{BET}\n{HIGH}\n{rule}"
    hand = deal(rules, "4h Kh 4d 4c 2s As", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == (first, second)
    assert wild(hand, 1, showing=True) == "", "nobody else can tell"


FOLDS = "The player with the low hand showing must fold."


@pytest.mark.parametrize(
    ("said", "up", "players"),
    [
        (FOLDS, "4s 4c Kc", (2, 3)),
    ],
)
def test_who_folds(said: str, up: str, players: tuple[int, ...]) -> None:
    hand = deal(f"Deal one card face up to each player.\n{said}\nBetting round.\nShowdown: the high hand wins.", up)
    assert hand.table.state.still_in == players


def test_a_step_for_few() -> None:
    rules = """Deal one card down to each player.
        Betting round, starting with the player to the left of the dealer.
        If only two players are left, deal one card up to each player.
        Showdown, high hand wins."""
    hand = answer(deal(rules, "Kh Ah Qh"), "1 bet 1, 2 call, 3 call")
    assert len(hand.table.state.of_seat(1)) == 1
    hand = answer(deal(rules, "Kh Ah Qh"), "1 bet 1, 2 call, 3 fold")
    assert len(hand.table.state.of_seat(1)) == 2


ONE = "Deal one card face down to each player."

TWO = "Deal two cards face down to each player."

IN_OUT = "Each player declares in or out."

ENDS_ACES, ENDS_KINGS, ENDS_LOW = "As Ad 9c 7d 4s", "Kh Kd 9s 7c 4d", "8c 6d 5c 3d 2s"


def ended(*rules: str, hands: tuple[str, ...] = (ENDS_ACES, ENDS_KINGS, ENDS_LOW), then: str = "") -> tuple[int, ...]:
    """What comes of a game of nothing but a deal and some rules."""
    return net(deal("\n".join((DOWN, *rules)), dealt(*hands, then=then), seats=len(hands)))


def test_who_declares_plays_for_what_he_declared() -> None:
    rules = f"{DOWN}\nEach player declares high or low.\nShowdown, high and low hands split the pot."
    hand = deal(rules, dealt(ENDS_ACES, ENDS_KINGS, ENDS_LOW))
    answer(hand, "1 declare low, 2 declare high, 3 declare high")
    assert net(hand) == (200, 201, 199)
    hand = deal(f"{rules} The cards speak.", dealt(ENDS_ACES, ENDS_KINGS, ENDS_LOW))
    answer(hand, "1 declare low, 2 declare high, 3 declare high")
    assert net(hand) == (201, 199, 200)


def test_nobody_declares_one_way() -> None:
    rules = f"""{DOWN}
        Each player declares high, low or both.
        Showdown: the best hand declared high and the best hand declared low split the pot.
        If everyone declares high, the cards are redealt."""
    hand = deal(rules, dealt(ENDS_ACES, ENDS_KINGS, ENDS_LOW))
    answer(hand, "1 declare high, 2 declare high, 3 declare high")
    assert deals(hand) == 2
    hand = deal(rules, dealt(ENDS_ACES, ENDS_KINGS, ENDS_LOW))
    answer(hand, "1 declare high, 2 declare high, 3 declare both")
    assert deals(hand) == 1


@pytest.mark.parametrize(
    ("share", "hands", "winner", "reason"),
    [
        ("the high 3 card hand", ("Kh Kd Qs Qc 2d", ENDS_ACES, ENDS_LOW), 2, "high hand, pair of aces"),
        ("the low 2 card hand", ("Kh Kd Qc Ks Qd", "2h 2d 9h 9d Jc", "8c 3h 8h 8d 3c"), 3, "low hand, eight-three low"),
    ],
)
def test_who_wins(share: str, hands: tuple[str, ...], winner: int, reason: str) -> None:
    hand = deal(f"{DOWN}\nShowdown: {share} wins.", dealt(*hands))
    assert why(hand) == [reason]
    assert net(hand)[winner - 1] == 202


def test_what_is_for_those_who_went_in() -> None:
    rules = f"{TWO}\n{IN_OUT}\nEach player who went in may draw one card.\n{HIGH}"
    hand = deal(rules, dealt("Ah 2d", "Kh Kd", "Qh Qd", then="Ac"))
    answer(hand, "1 declare in, 2 declare in, 3 declare out", "1 draw 2d")
    assert set(hand.asking) == {2}
    answer(hand, "2 decline")
    assert net(hand) == (202, 199, 199)
    rules = f"{TWO}\n{IN_OUT}\nEach player who stayed out pays 3 chips.\n{HIGH}"
    hand = deal(rules, dealt("Ah Ad", "Kh Kd", "Qh Qd"))
    answer(hand, "1 declare in, 2 declare in, 3 declare out")
    assert net(hand) == (205, 199, 196)


def test_both_ends_or_nothing() -> None:
    share = "Showdown: the high hand and the low hand split the pot."
    both = "You must win the high hand and the low hand to win the pot."
    hand = deal(f"{DOWN}\n{share}\n{both}", dealt(ENDS_ACES, ENDS_KINGS, ENDS_LOW))
    assert deals(hand) > 1, "aces are high, and the eight is low"
    assert ended(share, both, hands=("Kh Qd 9s 8c 4d", "Ac 7d 5c 3h 2h", "Qc Jd 9c 8d 6h")) == (199, 202, 199)


GRID = "Deal 2 rows of 3 common cards face up to the table."

ROWS = "Ah Kd 4c 4d 9c 9d"


@pytest.mark.parametrize(
    ("made", "name"),
    [
        ("Each player makes their best five card hand.", "full house, fours over nines"),
    ],
)
def test_what_a_hand_is_made_of(made: str, name: str) -> None:
    rules = f"Deal three cards face down to each player.\n{GRID}\nShowdown: the high hand wins.\n{made}"
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
