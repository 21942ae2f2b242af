"""Steps that are taken again, and deals that begin anew."""

import pytest

from kit.hands import all_default, answer, cards, deal, dealt, net, read_game
from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON

HIGH = "Showdown: the high hand wins."

BET = "Betting round, starting with the player to the left of the dealer."


def began(hand: Hand, line: int) -> int:
    """How often a line was played."""
    return sum(isinstance(event, ev.Began) and event.line == line for event in hand.table.log)


def test_until_nobody_wants_another_card() -> None:
    rules = f"""Deal one card face down to each player.
        {BET}
        Deal one card face up to each player. It is only dealt if they want it.
        Repeat the last two steps until nobody wants another card.
        {HIGH}"""
    hand = deal(rules, "Ah Kh Qh 2c 3c", seats=3)
    answer(hand, "1 check, 2 check, 3 check", "1 take, 2 decline, 3 decline")
    assert cards(hand, 1) == "Ah 2c"
    assert list(hand.asking) == [1], "betting again"
    answer(hand, "1 check, 2 check, 3 check", "1 decline, 2 decline, 3 decline")
    assert hand.ended
    assert (began(hand, 2), began(hand, 3)) == (2, 2)


@pytest.mark.parametrize(
    ("until", "times"),
    [
        ("everyone still in has all cards up", 4),
        ("everyone still in shows 2 cards", 2),
    ],
)
def test_flips_until_something_is_so(until: str, times: int) -> None:
    rules = f"""Deal four cards face down to each player.
        Each player flips one down card.
        Repeat the last step until {until}.
        {HIGH}"""
    hand = all_default(deal(rules, dealt("Ah Ad 2c 3c", "Kh Qh 9h 8h"), seats=2))
    assert began(hand, 2) == times


@pytest.mark.parametrize(
    "again",
    [
        "the last two steps",
    ],
)
def test_steps_are_repeated_that_are_told_by_their_numbers(again: str) -> None:
    rules = f"""Twos are wild.
        Deal one card face down to each player.
        Deal one card face up to each player.
        {BET}
        Repeat {again} two more times.
        {HIGH}"""
    hand = deal(rules, seats=2)
    answer(hand, "1 check, 2 check", "1 check, 2 check", "1 check, 2 check")
    assert hand.ended
    assert [began(hand, line) for line in (2, 3, 4)] == [1, 3, 3]
    assert str(read_game(rules.splitlines()).numbers) == "4-13-3-4-4"


@pytest.mark.parametrize(
    ("until", "times"),
    [
        ("everyone still in has 3 cards", 3),
        ("someone has a pair", 2),
        ("someone has five of a kind", 27),
    ],
)
def test_deals_until_something_is_so(until: str, times: int) -> None:
    rules = f"Deal one card face up to each player.\nRepeat the last step until {until}.\n{HIGH}"
    hand = deal(rules, "Ah Kh Ad Qh 2c 3c", seats=2)
    assert hand.ended
    assert began(hand, 1) == times


def test_betting_does_not_go_on_when_the_cards_have_run_out() -> None:
    rules = (
        f"Deal a card face up to each player.\n{BET}\nRepeat the last 2 steps until someone has five of a kind.\n{HIGH}"
    )
    hand = deal(rules, seats=2)
    for _ in range(200):
        if hand.ended:
            break
        seat = next(iter(hand.asking))
        hand.answer(seat, "bet 1" if hand.asking[seat].default.verb == "check" else "call")
    assert hand.ended
    assert began(hand, 1) == 27


def test_until_only_one_is_left() -> None:
    rules = (
        f"Deal two cards face down to each player.\n{BET}\nRepeat the last step until only one player is left.\n{HIGH}"
    )
    hand = deal(rules)
    answer(hand, "1 bet 1, 2 call, 3 fold", "1 bet 1, 2 fold")
    assert hand.ended
    assert net(hand) == (203, 198, 199)
    quiet = deal(rules)
    answer(quiet, "1 check, 2 check, 3 check")
    assert quiet.ended, "a round in which nothing happens is the last"


def test_until_only_one_goes_in() -> None:
    rules = f"""Deal two cards face down to each player.
        Each player pays 1 chip.
        Each player declares in or out.
        Repeat the last two steps until only one player goes in.
        {HIGH}"""
    hand = deal(rules, dealt("Ah Ad", "Kh Kd", "Qh Qd"))
    answer(hand, "1 declare in, 2 declare in, 3 declare out", "1 declare out, 2 declare in, 3 declare out")
    assert hand.ended
    assert net(hand) == (197, 206, 197)


def test_until_nobody_draws() -> None:
    rules = f"""Deal two cards face down to each player.
        Each player may draw one card.
        Repeat the last step until nobody draws.
        {HIGH}"""
    hand = deal(rules, dealt("Ah Ad", "Kh Kd", then="2c 3c"), seats=2)
    answer(hand, "1 draw Ah, 2 decline")
    assert set(hand.asking) == {1}
    answer(hand, "1 decline, 2 decline")
    assert hand.ended


def test_until_someone_believes_they_have_the_best_hand() -> None:
    rules = f"""Deal one card face up to each player.
        Repeat the last step until someone believes they have the highest hand.
        {HIGH}"""
    hand = deal(rules, "Ah Kh Qh 2c 3c 4c", seats=3)
    assert list(hand.asking) == [1]
    answer(hand, "1 decline, 2 decline, 3 decline")
    assert cards(hand, 1) == "Ah 2c"
    answer(hand, "1 decline, 2 claim")
    assert hand.ended, "the first who claims it ends it, and the cards speak"
    assert net(hand) == (202, 199, 199)


def test_what_nobody_brings_to_an_end_ends_after_many_times() -> None:
    rules = f"""Deal two cards face down to each player.
        Each player passes one card to the left.
        Repeat the last step until someone believes they have the highest hand.
        {HIGH}"""
    hand = all_default(deal(rules))
    assert began(hand, 2) == 100


def test_so_many_times_more() -> None:
    rules = f"Deal one card face up to each player.\n{BET}\nRepeat the last two steps 2 more times.\n{HIGH}"
    hand = deal(rules, seats=2)
    all_default(hand)
    assert (began(hand, 1), began(hand, 2)) == (3, 3)


def test_what_stands_on_the_same_line_is_the_last_step() -> None:
    rules = f"Deal one card face up to each player. Repeat the last step 2 more times.\n{HIGH}"
    hand = deal(rules, seats=2)
    assert began(hand, 1) == 3


def test_a_repetition_within_a_repetition() -> None:
    rules = f"""Deal one card face up to each player.
        Repeat the last step 1 more times.
        Repeat the last two steps 1 more times.
        {HIGH}"""
    hand = deal(rules, seats=2)
    assert len(cards(hand, 1).split()) == 4


def test_a_betting_round_comes_after_each_card() -> None:
    rules = f"""Deal one card face down to each player.
        Deal three cards face up to each player, with a betting round after each one.
        {HIGH}"""
    hand = deal(rules, dealt("2c 4h 5h 6h", "Qh Kd 7d 8d", "Jh 9c 8c 6c"))
    assert list(hand.asking) == [2], "the king opens"
    answer(hand, "2 check, 3 check, 1 fold", "2 bet 1, 3 call", "2 check, 3 check")
    assert hand.ended
    assert cards(hand, 2) == "Qh Kd 5h 8c", "who has folded gets no more"
    assert read_game(rules.splitlines()).numbers.rounds == 3


def test_a_betting_round_comes_after_each_card_that_lies_so() -> None:
    rules = f"""Deal two cards down, 2 cards up and 1 card down to each player, with betting after each up card.
        {HIGH}"""
    hand = deal(rules, dealt("2c 4h 5h 6h 7h", "Qh Kd 7d 8d 9d"), seats=2)
    assert (cards(hand, 2), list(hand.asking)) == ("Qh Kd 7d", [2])
    answer(hand, "2 check, 1 check", "2 check, 1 check")
    assert hand.ended
    assert cards(hand, 2) == "Qh Kd 7d 8d 9d"
    assert read_game(rules.splitlines()).numbers.rounds == 2


DEAL = "Deal two cards face down to each player."

CARDS = dealt("2h 4d", "8h 9d", "3h 5d")


def common(hand: Hand) -> str:
    return texts(hand.table.state.at(COMMON))


def test_common_cards_are_discarded_in_their_turn() -> None:
    rules = f"{DEAL}\nDeal 2 common cards face up to the table.\n{BET}\nDiscard all common cards.\n{BET}\n{HIGH}"
    hand = deal(rules, f"{CARDS} Qs Kd")
    answer(hand, "1 check, 2 check, 3 check")
    assert common(hand) == ""


RULES = """Deal three cards face down to each player.
Betting round.
If nobody has at least a pair of jacks, the cards are redealt.
Showdown: the high hand wins."""

POOR = ("2h 4d 6c", "3h 5d 7c", "4h 6d 8c")


@pytest.mark.parametrize(
    ("said", "players"),
    [
        ("", (2, 3)),
    ],
)
def test_who_is_dealt_in_again(said: str, players: tuple[int, ...]) -> None:
    hand = answer(deal(RULES + said, dealt(*POOR)), "1 fold, 2 check, 3 check")
    assert (hand.ended, hand.table.state.still_in) == (False, players)


def test_repetitions_of_repetitions_end() -> None:
    pay = "Each player pays 1 chip to the pot.\nRepeat the last step 90 more times."
    again = "\n".join(["Repeat the last two steps 90 more times."] * 4)
    hand = deal(f"Deal five cards face down to each player.\n{pay}\n{again}\nShowdown: the high hand wins.", seats=2)
    assert hand.ended
    assert len(hand.table.log) < 5_000


@pytest.mark.parametrize("turned", ["face up", "turned up", "flipped", "showing"])
def test_community_cards_that_lie_there_are_turned_up_and_no_more_are_dealt(turned: str) -> None:
    rules = f"""Deal two cards face down to each player.
        Deal five common cards face down to the table.
        {BET}
        Flip one common card.
        {BET}
        Repeat the last two actions until all commons are {turned}.
        {HIGH}"""
    hand = deal(rules, "Ah Kh Qh 2c 3c 4c 5d 6d 7d 8d 9s Ts Js", seats=2)
    rounds = 0
    while not hand.ended:
        answer(hand, "1 check, 2 check")
        rounds += 1
    assert rounds == 6
    assert len(hand.table.state.at(COMMON)) == 5


@pytest.mark.parametrize(
    ("rule", "chips"),
    [
        ("If the common card is black, the low hand wins instead.", (199, 201)),
        ("If it is black, the low hand wins.", (199, 201)),
        ("If the common card is red, the low hand wins instead.", (201, 199)),
        ("The low hand wins if only two players are left.", (199, 201)),
    ],
)
def test_what_wins_under_a_condition_wins_in_place_of_the_rest(rule: str, chips: tuple[int, ...]) -> None:
    rules = f"""Deal five cards face down to each player.
        {BET}
        Deal one common card face up to the table.
        {HIGH}
        {rule}"""
    hand = deal(rules, f"{dealt('Ah Ad 9c 7d 4s', '8h 6d 4c 3d 2s')} Ks", seats=2)
    answer(hand, "1 check, 2 check")
    assert net(hand) == chips
