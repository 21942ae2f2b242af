"""Cards that are wild: by rank, by place, by what else is dealt, for one player or for all."""

import pytest

from kit.hands import answer, cards, deal, dealt, net, read_game
from kit.holdings import DOWN, HIGH, best, held, name, wild
from pokernight.cards import read_cards
from pokernight.ranking import Badugi
from pokernight.table import events as ev
from pokernight.table.hand import Hand

UP, WILD_DOWN = "Deal one card face up to each player.", "Deal one card face down to each player."

BET, SHOWDOWN = "Betting round.", "Showdown: the high hand wins."


def game(*rules: str) -> str:
    """Rules, with a bet and a showdown at the end."""
    return "\n".join((*rules, BET, SHOWDOWN))


def name_wild(hand: Hand, seat: int) -> str:
    return best(hand, seat).name


def check_until(hand: Hand, many: int) -> None:
    """Let everybody check until the last seat has so many cards."""
    while len(hand.table.state.of_seat(hand.table.state.seats)) < many:
        hand.answer(next(iter(hand.asking)), "check")


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("Threes in the hole are wild.", "3h", ""),
        ("Threes are wild.", "3h", "3d"),
    ],
)
def test_cards_are_wild_in_one_place_only(rule: str, first: str, second: str) -> None:
    hand = deal(game(WILD_DOWN, UP, rule), "3h Kd Kh 3d", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == (first, second)


def test_a_card_that_is_wild_in_the_hole_helps_only_there() -> None:
    hand = deal(game(WILD_DOWN, UP, "Face down threes are wild."), "3h Kd Kh 3d", seats=2)
    assert (name_wild(hand, 1), name_wild(hand, 2)) == ("pair of kings", "king high")


@pytest.mark.parametrize(
    ("rule", "mine"),
    [
        ("The lowest table card and all like it are wild.", "4h"),
        ("The highest card on the table and all cards like it are wild.", "9h"),
        ("The fives of spades and clubs are wild.", "5s"),
        ("All hearts except the nine are wild.", "4h"),
    ],
)
def test_cards_are_wild_by_a_card_on_the_table(rule: str, mine: str) -> None:
    dealing = "Deal four cards face down to each player.", "Deal one card face up to the table.", UP
    hand = deal(
        game(*dealing, "Deal one card face up to the table.", rule), "4h Kd 9h Kc 3s Qd 5s Qh 4d 2s 2c 9c", seats=2
    )
    assert wild(hand, 1) == mine


FOLLOW = "Queens are wild, as is the card following the last queen and all cards like it."


def test_the_card_after_a_queen_is_wild_until_another_queen_comes() -> None:
    hand = deal(game(WILD_DOWN, UP, BET, UP, FOLLOW), "7h 7d Qh 7c 2h 3h", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == ("7h Qh", "7c 7d")
    hand = deal(game(WILD_DOWN, UP, BET, UP, FOLLOW), "7h 2d Qh 7c Qd 2h", seats=2)
    check_until(hand, 3)
    assert (wild(hand, 1), wild(hand, 2)) == ("Qd Qh", "2d 2h")


@pytest.mark.parametrize(("then", "mine"), [("threes become wild instead of twos", "3h 9h")])
def test_cards_become_wild_in_the_place_of_all_others_or_of_some(then: str, mine: str) -> None:
    rule = f"If a two is dealt face up, {then}."
    hand = deal(
        game("Deal three cards face down to each player.", UP, "Twos and nines are wild.", rule),
        "2h 3d 3h 4d 9h 5d 2s 7h",
        seats=2,
    )
    assert wild(hand, 1) == mine


@pytest.mark.parametrize(
    ("rule", "mine"),
    [
        ("Twos and nines are wild. If a jack is dealt face up, twos are no longer wild.", "9h"),
        ("Twos and nines are wild. If a jack is dealt face up, nothing is wild from then on.", ""),
        ("Nines are wild until a jack is dealt face up.", ""),
        ("Nines are wild until a ten is dealt face up.", "9h"),
        ("A nine is wild if you have the two of the same suit.", "9h"),
        ("A two is wild if you have the nine of the same color.", "2h"),
        ("Nines are wild unless you hold a two.", ""),
        ("Nines are wild. The nine of hearts is not wild.", ""),
    ],
)
def test_cards_are_wild_until_then_or_beside_others(rule: str, mine: str) -> None:
    dealing = "Deal three cards face down to each player.", UP
    hand = deal(game(*dealing, rule), "2h 3d 3h 4d 9h 5d Js 7h", seats=2)
    assert wild(hand, 1) == mine


@pytest.mark.parametrize(
    ("rule", "mine"),
    [
        ("Your lowest hole card is wild. If two hole cards tie for lowest, both are wild.", "3h 3s"),
        ("Your lowest hole card is wild, and so are all your other cards of that rank.", "3c 3h 3s"),
    ],
)
def test_a_pair_of_lowest_hole_cards_is_wild(rule: str, mine: str) -> None:
    dealing = "Deal three cards face down to each player.", UP
    hand = deal(game(*dealing, rule), "3s 4d 3h 5d 9h 6d 3c 7h", seats=2)
    assert wild(hand, 1) == mine


@pytest.mark.parametrize(
    ("rule", "mine"),
    [
        ("Any hole card that pairs an up card is wild.", "9h"),
        ("Up cards that match one of your hole cards are wild.", "9s"),
    ],
)
def test_cards_are_wild_that_have_a_mate_the_other_way_up(rule: str, mine: str) -> None:
    hand = deal(game("Deal two cards face down to each player.", UP, rule), "9h 3d 3h 4d 9s 7h", seats=2)
    assert wild(hand, 1) == mine


def test_the_dealer_names_one_for_all() -> None:
    rules = game("Deal two cards face down to each player.", "The dealer picks a wild card.")
    hand = deal(rules, "4h Kd Ks 4c", seats=2)
    answer(hand, "2 choose four")
    assert (wild(hand, 1), wild(hand, 2)) == ("4h", "4c")
    assert read_game(rules.splitlines()).numbers.wilds == 4


@pytest.mark.parametrize(
    ("rule", "size", "tag"),
    [
        ("Use a 54 card deck.", 54, "jokers"),
        ("Use a 52 card deck and two jokers.", 54, "jokers"),
        ("Add the joker.", 53, "jokers"),
    ],
)
def test_the_deck_has_the_cards_that_are_asked_for(rule: str, size: int, tag: str) -> None:
    read = read_game(game(WILD_DOWN, rule).splitlines())
    assert len(read.deck) == size
    assert tag in read.tags


def test_the_next_player_is_the_one_after_whom_it_happened_to() -> None:
    rule = "If a five is dealt face up, the next player must fold."
    hand = deal(game(UP, rule), "7h 8h 5d 9h", seats=4)
    assert set(hand.table.state.folded) == {4}


def test_a_card_face_up_brings_its_player_another() -> None:
    hand = deal(game(UP, "Any player dealt a four face up gets an extra card face up."), "7h 4h 5d 9h")
    assert cards(hand, 2) == "4h 9h"


def test_a_card_face_up_costs_its_player_something() -> None:
    hand = deal(game(UP, "Every king dealt face up costs the player the ante."), "7h Kd 5d")
    fees = [(event.seat, event.chips) for event in hand.table.log if isinstance(event, ev.Paid) and event.what == "fee"]
    assert fees == [(2, 1)]


def test_a_second_card_of_a_kind_is_counted_before_one_player() -> None:
    rule = "If a player gets a second ace face up, they must fold."
    hand = deal(game("Deal two cards face up to each player.", rule), "Ah 7d Ac Ad 7c As")
    assert set(hand.table.state.folded) == {1, 3}
    hand = deal(game("Deal two cards face up to each player.", rule), "Ah 7d Ac Ad 7c 8s")
    assert set(hand.table.state.folded) == {1}, "whoever has one of them stays in"


TOGGLE = (
    "Jacks are wild. If a player gets a queen face up, jacks stop being wild and kings are wild instead,"
    " and back again the next time."
)


@pytest.mark.parametrize(
    ("rules", "cards", "called"),
    [
        ("Twos are bugs.", "Ah Kd 9s 7c 2h", "pair of aces"),
        (
            "Twos are bugs. A bug counts as an ace or completes a straight or a flush.",
            "Kh Kd 9s 7c 2h",
            "pair of kings",
        ),
        ("Twos are wild in low hands.", "Ah Kd 9s 7c 2h", "ace high"),
        (
            "Your low hole card and all cards of the same rank are wild for your high hand.",
            "Ah Kd 9s 2c 2h",
            "three aces",
        ),
    ],
)
def test_wild_cards_and_bugs(rules: str, cards: str, called: str) -> None:
    assert name(held(rules, cards)) == called


def test_a_natural_hand_beats_an_equal_one_with_wild_cards() -> None:
    deck = dealt("Ah Kd 9s 7c 2h", "As Ac Ks 9c 7d")
    rules = f"{DOWN}\n{HIGH}\nTwos are wild."
    assert net(deal(rules, deck, seats=2)) == (200, 200)
    assert net(deal(f"{rules}\nA natural hand beats an equal hand with wild cards.", deck, seats=2)) == (199, 201)


UP_RULES = f"""Deal two cards face down to each player.
    Deal three cards face up to each player.
    Betting round, starting with the player to the left of the dealer.
    {HIGH}
    """


@pytest.mark.parametrize(
    ("rule", "up", "called"),
    [
        (TOGGLE, "3d 4d 8d", "pair of aces"),
        (TOGGLE, "Qd 4d 5d", "ace high"),
        (TOGGLE, "Qd Qc 5d", "three queens"),
    ],
)
def test_cards_become_wild_and_stop_being_wild(rule: str, up: str, called: str) -> None:
    hand = deal(f"{UP_RULES}{rule}", f"{dealt('Ah Jh', '2c 3c')} {dealt(up, '7c 8c 9c')}", seats=2)
    assert name(hand) == called


def test_a_wild_card_that_is_paid_for() -> None:
    rules = f"""Deal four cards face down to each player.
        Deal one card face up to each player.
        {HIGH}
        Twos are wild for anyone who pays 3 chips."""
    hand = deal(rules, f"{dealt('Ah Kd 9s 2c', 'Ac Ks 9d 7d')} 7h 2h", seats=2)
    assert hand.asking[2].prompt == "Pay 3 to have the two of hearts wild?"
    answer(hand, "2 decline")
    assert list(hand.asking) == [1], "a card that was never turned up is asked for at the showdown"
    assert 2 not in hand.table.state.known[read_cards("2c")[0]]
    answer(hand, "1 pay")
    assert net(hand) == (201, 199)


ROUNDS = """Deal three cards face down to each player. Threes are wild for this round.
Betting round, starting with the player to the left of the dealer.
Deal two cards down to each player. {change}
Showdown, high hand wins."""


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("Fives are wild instead.", "high hand, pair of aces"),
    ],
)
def test_fives_instead_of_threes(change: str, why: str) -> None:
    hand = deal(ROUNDS.format(change=change), dealt("3h Ad 9c 5s 7h", "2h 4d 6c Ts Jh"), seats=2)
    answer(hand, "1 check, 2 check")
    assert [event.why for event in hand.table.log if isinstance(event, ev.Won)] == [why]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Kh Qd Jc Ts", "Ah 2d 3c 4c"),  # four cards beat three
        ("Ah 2d 3c 5s", "Ah 2d 3c 6s"),
        ("2h 3d 4c 6s", "Ah 2d 3c 7s"),
        ("Ah 2d 7c 7s", "Ah 3d 7c 7s"),
        ("Ah 2d 2c 3c", "Ah 2d 4c 4h"),
    ],
)
def test_badugis(better: str, worse: str) -> None:
    assert Badugi().strength(read_cards(better)) > Badugi().strength(read_cards(worse))


def test_half_for_the_best_badugi() -> None:
    rules = "Deal four cards down to each player.\nThe high hand and the best badugi split the pot."
    hand = deal(rules, dealt("Ah 2d 3c 4s", "Kh Kd Kc Ts"), seats=2, stacks=(20, 20))
    assert net(hand) == (20, 20)
    assert len([event for event in hand.table.log if isinstance(event, ev.Won)]) == 2


@pytest.mark.parametrize(("wild", "winner"), [("", 3), ("It is wild.", 1), ("It and all cards like it are wild.", 3)])
def test_the_card_stays_wild_when_others_come(wild: str, winner: int) -> None:
    rules = f"""Deal two cards face down to each player.
    Deal one common card face up to the table. {wild}
    Deal one common card face up to the table.
    Showdown: the high hand wins."""
    deck = "Kh Jh 7s Kc Jd 7h 7d 2c"  # kings, jacks and sevens; a seven and then a two on the table
    assert net(deal(rules, deck))[winner - 1] == 202


RULES = """Deal one card face down to each player.
Deal two cards face up to each player.
Betting round.
Showdown: the high hand wins."""


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("If you have an eight, kings are wild for you.", "", "Kd"),
        ("If you have two sevens, kings are wild.", "Kh", ""),
        ("If you have no eight, kings are wild for you.", "Kh", ""),
    ],
)
def test_whose_cards_are_wild(rule: str, first: str, second: str) -> None:
    hand = deal(f"{RULES}\n{rule}", "7h 7d 7c 8d Kh Kd", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == (first, second)


def test_what_lies_down_gives_nothing_away() -> None:
    hand = deal(f"{RULES}\nKings are wild for any player with a seven.", "7h 3d 4c 8d Kh Kd", seats=2)
    assert (wild(hand, 1), wild(hand, 1, showing=True)) == ("Kh", "")


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("Any card of the same rank as the dealer's first up card is wild.", "", "8d"),
    ],
)
def test_what_lies_before_the_others(rule: str, first: str, second: str) -> None:
    hand = deal(f"{RULES}\n{rule}", "7h 7d 7c 8d Kh Kd", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == (first, second)


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("Kings are wild if you have a seven and an eight.", "", ""),
        ("Kings are wild if you have an eight and a three.", "", "Kd"),
    ],
)
def test_who_has_both(rule: str, first: str, second: str) -> None:
    hand = deal(f"{RULES}\n{rule}", "2h 3d 7c 8d Kh Kd", seats=2)
    assert (wild(hand, 1), wild(hand, 2)) == (first, second)


FOLLOWERS_RULES = "Deal three cards face up to each player.\nBetting round.\nShowdown: the high hand wins."


def wild_cards(rule: str, deck: str) -> list[str]:
    """The cards of two players that are wild for them."""
    hand = deal(f"{FOLLOWERS_RULES}\n{rule}", deck, seats=2)
    return [wild(hand, seat) for seat in (1, 2)]


@pytest.mark.parametrize(
    ("rule", "found"),
    [
        ("The card dealt face up after the last face-up queen is wild.", ["", "9d"]),
        ("The card dealt face up after the last red queen is wild.", ["", "7d"]),
    ],
)
def test_what_comes_after_a_card(rule: str, found: list[str]) -> None:
    assert wild_cards(rule, "Qh 7d 3h 4d Qs 9d") == found
