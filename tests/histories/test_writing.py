"""Our hands as others read them: they come back to our table, and PokerKit plays them to the same end."""

import os
import tomllib
import warnings
from collections.abc import Iterator
from random import Random

import pytest
from pokerkit import BettingStructure, FixedLimitOmahaHoldemHighLowSplitEightOrBetter
from pokerkit.notation import HandHistory

from pokernight import catalogue
from pokernight.game import Game
from pokernight.histories.history import BadHistory, read_histories
from pokernight.histories.replaying import replay
from pokernight.histories.variants import VARIANTS
from pokernight.histories.writing import write_history
from pokernight.table.hand import Hand
from pokernight.table.laws import play_out
from pokernight.table.options import Limit, Options

HANDS = int(os.environ.get("HANDS", "100")) // 5
LIMITS = {"fixed": Limit.FIXED, "pot": Limit.POT, "no": Limit.NONE}


@pytest.fixture(autouse=True)
def fixed_limit_omaha(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """PokerKit bets the pot in what it calls fixed-limit Omaha; the code of the format says fixed limit."""
    omaha = FixedLimitOmahaHoldemHighLowSplitEightOrBetter
    monkeypatch.setattr(omaha, "betting_structure", BettingStructure.FIXED_LIMIT)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def hands_of(code: str) -> Iterator[tuple[Game, Hand]]:
    """Hands by chance, the limit and the blinds now by the page, now by the table."""
    variant = VARIANTS[code]
    stud = len(variant.hole) > 1
    plain = [rule.format(bring_in="1 chip") for rule in variant.rules]
    since = "from fifth street on" if stud else "on the last 2 rounds"
    sizes = [f"Bets are 2 chips, and 4 chips {since}."] if variant.limit == "fixed" else []
    blinds = [] if stud else ["The blinds are 1 chip and 2 chips."]
    by_page = Game.read([f"The betting is {variant.limit} limit.", *sizes, *blinds, *plain])
    by_table = Game.read(plain)
    for number in range(HANDS):
        chance = Random(f"{code}/{number}")
        game = chance.choice((by_page, by_table))
        seats = chance.randint(2, 4 if variant.draws else 6)
        options = Options(limit=LIMITS[variant.limit], minimum=2, maximum=2, raises_for_two=False, muck=number % 2 == 0)
        short = (200, 60, 25, 8) if variant.limit != "fixed" and not options.muck else (1_000,)
        stacks = tuple(chance.choice(short) for _ in range(seats))
        yield game, play_out(game.deal(seats, number, options, stacks), chance)


@pytest.mark.parametrize("code", VARIANTS)
def test_a_hand_comes_back_and_is_played_elsewhere(code: str) -> None:
    """Where somebody mucks or limits are fixed, nobody is all in: PokerKit burns a side pot that nobody shows for."""
    for game, hand in hands_of(code):
        written = write_history(game, hand)
        stacks = hand.table.state.chips[1:]
        assert tomllib.loads(written)["variant"] == code
        (history,) = read_histories(written.encode())
        played = replay(history)
        assert (played.wrong, played.rake, played.hand.table.state.chips[1:]) == ("", 0, stacks)
        *_, last = HandHistory.loads(written)
        shared = sum(won > 0 for won in hand.gains) > 1
        assert list(last.stacks) == stacks or shared, written
        assert sum(abs(there - here) for there, here in zip(last.stacks, stacks, strict=True)) <= 4 * shared


def test_other_games_are_refused() -> None:
    anaconda = play_out(catalogue["Anaconda"].game.deal(4, 1), Random(1))
    with pytest.raises(BadHistory, match="no code for this game: it has FT, NT"):
        write_history(catalogue["Anaconda"].game, anaconda)
    hold_em = catalogue["Texas Hold'em"].game
    with pytest.raises(BadHistory, match="no code for this game with this limit: it has FT, NT"):
        write_history(hold_em, play_out(hold_em.deal(4, 1), Random(1)))


def test_the_catalogue_fits() -> None:
    """Our own pages are home games without a bring-in; but these are the same games."""
    options = Options(limit=Limit.FIXED), Options(limit=Limit.NONE), Options(limit=Limit.POT)
    found = {
        tomllib.loads(write_history(entry.game, play_out(entry.game.deal(3, 1, option), Random(1))))["variant"]
        for name in (
            "Texas Hold'em",
            "Omaha",
            "Omaha Eight or Better",
            "Deuce-to-Seven Single Draw",
            "Deuce-to-Seven Triple Draw",
        )
        for option in options
        if (entry := catalogue[name]) and _fits(entry.game, option)
    }
    assert found == {"FT", "NT", "PO", "FO/8", "N2L1D", "F2L3D"}


def _fits(game: Game, options: Options) -> bool:
    try:
        write_history(game, game.deal(3, 1, options))
    except BadHistory:
        return False
    return True
