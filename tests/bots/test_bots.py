"""Bots: they play every game, see only what a player sees, and know a good hand from a bad one."""

from random import Random
from time import thread_time

import pytest

from kit.hands import answer, deal, dealt
from pokernight.bots import KINDS, Bot, made, seated
from pokernight.bots.sharp import Sharp
from pokernight.bots.steady import Steady
from pokernight.bots.style import BLUFFING, LOOSE, TIGHT
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.table.chair import Chair
from pokernight.table.options import Options
from pokernight.table.worlds import Worlds

GAMES = list(shipped())


class Hasty(Steady):
    """A steady player who takes less time."""

    deals, trials = 4, 6


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_every_game_is_played_to_its_end(entry: Entry) -> None:
    """A hasty and a sharp one share a table; the sharp one gets next to no time."""
    bots: list[Bot] = [Hasty(seed=1), Sharp(seed=2, seconds=0.005)]
    hand = entry.game.deal(2, "company", stacks=(15, 15))
    for _ in range(3_000):
        if hand.ended:
            break
        seat = next(iter(hand.asking))
        hand.answer(seat, bots[seat - 1].answer(Chair(hand, seat)))
    assert hand.ended


SHOW = "Deal five cards face down to each player.\nBetting round.\nShowdown: the high hand wins."
STRONG, WEAK = "Ah Ad Ac Kh Kd", "2c 4d 6h 8s 9d"


def first_answer(bot: Bot, own: str, *before: str, rules: str = SHOW) -> str:
    """What a bot in seat 3 answers with certain cards."""
    hand = deal(rules, dealt("Qc Js Tc 7c 3h", "Jd Td 5s 7h 2s", own))
    answer(hand, *before)
    return str(bot.answer(Chair(hand, 3)))


@pytest.mark.parametrize("kind", ["steady", "sharp"])
def test_a_good_hand_raises_and_a_bad_one_folds(kind: str) -> None:
    assert first_answer(made(kind), STRONG, "1 bet 5", "2 call").startswith("raise")
    assert first_answer(made(kind), WEAK, "1 bet 5", "2 raise 10") == "fold"


@pytest.mark.parametrize("kind", ["steady", "sharp"])
def test_cards_are_chosen_by_what_they_do_to_the_hand(kind: str) -> None:
    rules = "Deal five cards face down to each player.\nEach player may draw up to three cards.\nThe high hand wins."
    hand = deal(rules, dealt("2h 2d 8c 4h 9d", "Jd Td 5s 7h 3s", "Qc Js Tc 7c 3h"), options=Options(ante=20))
    gone = str(made(kind).answer(Chair(hand, 1))).split()[1:]
    assert len(gone) >= 2
    assert set(gone) <= {"4h", "8c", "9d"}


@pytest.mark.parametrize("kind", ["steady", "sharp"])
def test_a_declaration_follows_the_hand(kind: str) -> None:
    rules = """
    Deal five cards face down to each player.
    Each player declares high, low or both.
    Showdown: the best hand declared high and the best hand declared low split the pot.
    """
    for own, word in ((STRONG, "declare high"), ("2c 3d 4h 6s 7d", "declare low")):
        hand = deal(rules, dealt(own, "Jd Td 5s 7h 2s", "Qc Js Tc 7c 3h"), options=Options(ante=20))
        assert str(made(kind).answer(Chair(hand, 1))) == word


@pytest.mark.parametrize("name", ["Baseball III", "Five Card Draw", "7/27", "Texas Hold'em"])
def test_cards_that_a_bot_has_not_seen_make_no_difference_to_it(name: str) -> None:
    """The same bot with the same luck gives the same answer in every hand that it cannot tell apart."""
    hand = next(entry for entry in GAMES if entry.name == name).game.deal(3, "secret")
    for turn in range(12):
        if hand.ended:
            break
        seat = next(iter(hand.asking))
        given = Steady(seed=turn).answer(Chair(hand, seat))
        assert Steady(seed=turn).answer(Chair(Worlds(hand, seat).draw(Random(turn)), seat)) == given
        hand.answer(seat, given)


def test_styles_can_be_told_apart() -> None:
    """Of the same hands, the loose one calls more than the tight one, and the bluffing one bets with more."""

    def count(bot: Steady, verb: str, *before: str) -> int:
        given = [
            first_answer(bot, own, *before) for own in (f"{pair} 4d 6h 8c" for pair in ("9s 9h", "Ks Qh", "As 2h"))
        ]
        return sum(words.startswith(verb) for words in given)

    tight, loose, bluffing = (Steady(seed=5, style=style) for style in (TIGHT, LOOSE, BLUFFING))
    assert count(loose, "fold", "1 bet 3", "2 call") <= count(tight, "fold", "1 bet 3", "2 call")
    bets = [first_answer(bluffing, WEAK, "1 check", "2 check").startswith("bet") for _ in range(20)]
    assert 1 <= sum(bets) < 20
    assert not any(first_answer(tight, WEAK, "1 check", "2 check").startswith("bet") for _ in range(20))


def test_a_sharp_player_keeps_to_its_time_even_where_hands_are_long() -> None:
    """Most answers take no more of the processor than the time it was given; how busy others keep it does not count."""
    game = next(entry for entry in GAMES if entry.name == "Anaconda").game
    bot, hand = Sharp(seconds=0.2), game.deal(4, "time")
    times: list[float] = []
    while not hand.ended and len(times) < 12:
        seat = next(iter(hand.asking))
        began = thread_time()
        given = bot.answer(Chair(hand, seat))
        times.append(thread_time() - began)
        hand.answer(seat, given)
    assert sorted(times)[len(times) // 2] < 0.4


def test_a_company_has_names_styles_and_kinds() -> None:
    bots = seated(14, "steady", seed=1)
    assert len({bot.name for bot in bots}) == 14
    assert len({bot.style for bot in bots}) == 4
    assert [bot.kind for kind in KINDS for bot in seated(1, kind)] == list(KINDS)


def test_a_dealer_calls_a_game_from_the_menu() -> None:
    assert seated(1)[0].call_game(GAMES[:3]) in GAMES[:3]
