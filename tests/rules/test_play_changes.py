"""Cards that are changed at the table: dealt ones, bottom ones, and wild ranks that make way for the next."""

import pytest

from kit.hands import answer, cards, deal, dealt, net, read_game
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.places import Lie

BET = "Betting round, opened by the player to the left of the dealer."
SHOWDOWN = "Showdown, high hand wins."


def why(hand: Hand) -> list[str]:
    return [event.why for event in hand.table.log if isinstance(event, ev.Won)]


def test_a_card_is_changed_and_the_new_one_again_for_more() -> None:
    deals = "Deal one up to each player. You may pay ante to get a different one, and double ante to get a third one."
    hand = deal(f"{deals}\n{BET}\n{SHOWDOWN}", "2h 3h 4h 9c Kd", seats=2)
    answer(hand, "1 change, 1 change, 2 change")
    assert list(hand.asking) == [2], "the second change is asked for apart from the first"
    answer(hand, "2 decline")
    assert [cards(hand, seat, Lie.UP) for seat in (1, 2)] == ["4h", "Kd"]
    assert net(hand) == (199 - 3, 199 - 1)
    numbers = read_game([deals, SHOWDOWN]).numbers
    assert (numbers.cards, numbers.seen) == (1, 3)


def test_the_second_change_is_not_offered_to_who_cannot_pay_for_it() -> None:
    deals = "Deal one up to each player. You may pay ante to get a different one, and 5 chips to get a third one."
    hand = deal(f"{deals}\n{BET}\n{SHOWDOWN}", "2h 3h 4h Kd", seats=2, stacks=(4, 200))
    answer(hand, "1 change")
    assert list(hand.asking) == [2]


def test_a_rank_makes_way_for_the_next_one() -> None:
    rules = f"""Deal one card up to each player.
        {BET}
        Deal two cards up to each player.
        {SHOWDOWN}
        Twos and nines are wild. Each time a wild card is dealt face up, that rank stops being wild and the next higher
        rank becomes wild.""".replace("\n        rank", " rank")
    hand = deal(rules, dealt("2h 4d Qc", "Kh 9c Jc"), seats=2)
    answer(hand, "1 check, 2 check")
    assert why(hand) == ["high hand, king high"], "threes and tens are wild, and nobody has any"
    hand = deal(rules, dealt("2h 4d 3c", "Kh 9c Tc"), seats=2)
    answer(hand, "1 check, 2 check")
    assert why(hand) == ["high hand, pair of threes"], "the three makes fours wild, and the ten jacks"


def test_another_card_moves_what_is_wild_to_the_next_rank() -> None:
    rules = f"""Deal three cards up to each player.
        {SHOWDOWN}
        Twos and threes are wild. Each time a king is dealt face up, the wild cards move up one rank."""
    hand = deal(rules, dealt("2h 4d Qc", "Kh 9c 8c"), seats=2)
    assert why(hand) == ["high hand, pair of queens"], "threes and fours are wild, and twos are not"
    hand = deal(rules, dealt("3h 5d 4c", "Kh Kc 8c"), seats=2)
    assert why(hand) == ["high hand, three threes"], "fours and fives are wild"


def test_the_lowest_discard_is_wild_with_its_rank() -> None:
    rules = f"""Deal three cards face down to each player.
        Each player discards one card, which goes face up to the table.
        {BET}
        {SHOWDOWN}
        The lowest face up discard is wild, as are all cards of the same rank."""
    hand = deal(rules, dealt("4h 4d Ac", "9h Kd Kc"), seats=2)
    answer(hand, "1 discard 4h, 2 discard 9h, 1 check, 2 check")
    assert why(hand) == ["high hand, pair of aces"], "the four that was kept is wild"
    assert read_game(rules.splitlines()).numbers.wilds == 3, "the discard itself is in nobody's hand"


def test_the_bottom_card_of_a_stack_is_changed() -> None:
    rules = f"""Deal three cards face down to each player.
        Each player puts their cards in order in a stack face down on the table.
        Each player flips over the top card of their stack.
        {BET}
        {SHOWDOWN}
        If you flip a six, you may exchange your bottom card with the top card off the deck."""
    hand = deal(rules, dealt("6h Kd 2c", "9h Qd 3c", then="Ah"), seats=2)
    answer(hand, "1 stack 6h Kd 2c", "2 stack 9h Qd 3c", "1 exchange")
    assert cards(hand, 1, Lie.DOWN) == "Kd Ah"


def test_a_flipped_card_is_discarded_for_a_down_card() -> None:
    rules = f"""Deal two cards face down to each player.
        Each player flips one down card.
        {BET}
        {SHOWDOWN}
        If you flip a five, you may pay max bet to discard it and get a new down card."""
    hand = deal(rules, dealt("5h Kd", "9h Qd", then="Ah"), seats=2)
    answer(hand, "1 flip 5h", "2 flip 9h", "1 discard 5h")
    assert (cards(hand, 1, Lie.UP), cards(hand, 1, Lie.DOWN)) == ("", "Kd Ah")
    assert net(hand)[0] == 199 - 5


def test_the_hole_card_costs_more_to_twist() -> None:
    rules = f"""Deal one card down to each player.
        Deal one card up to each player.
        Each player may replace one of their up cards for max bet, or their down card for double max bet.
        {BET}
        {SHOWDOWN}"""
    hand = deal(rules, "2h 3h 4h 5h Kd Ad", seats=2)
    with pytest.raises(Refused):
        answer(hand, "1 twist 2h 4h")
    answer(hand, "1 twist 2h, 2 twist 5h")
    assert [cards(hand, seat) for seat in (1, 2)] == ["4h Kd", "3h Ad"]
    assert [cards(hand, seat, Lie.DOWN) for seat in (1, 2)] == ["Kd", "3h"]
    assert net(hand) == (199 - 10, 199 - 5)


@pytest.mark.parametrize(
    ("rule", "deck", "told"),
    [
        ("Sevens are wild until a seven is dealt face up.", "2h Kh 9c 4c 7d Jc", "king high"),
        ("Nines are wild until a seven is dealt face up.", "2h Kh 9c 4c 8d Jc", "pair of eights"),
        ("Nines are wild until a seven is dealt face up, then fours are wild.", "2h Kh 9c 4c 7d Jc", "pair of kings"),
        ("Nines are no longer wild once a seven is dealt face up. Nines are wild.", "2h Kh 9c 4c 7d Jc", "king high"),
    ],
)
def test_cards_are_wild_until_something_happens(rule: str, deck: str, told: str) -> None:
    hand = deal(f"Deal three cards up to each player.\n{SHOWDOWN}\n{rule}", deck, seats=2)
    assert why(hand) == [f"high hand, {told}"]


def test_only_one_of_two_ranks_is_wild_at_a_time() -> None:
    rules = ["Deal three cards up to each player.", SHOWDOWN]
    then = "Nines are wild until a seven is dealt face up, then fours are wild."
    assert read_game([*rules, then]).numbers.wilds == 4
