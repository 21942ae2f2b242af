"""Compiled play and plain play are the same play: every row of the log, every chip, hand by hand."""

import os
from random import Random

import pytest

from kit.meanings import GAMES
from pokernight import catalogue
from pokernight.english.page import read_page
from pokernight.meaning.rules import DeckOf, Line
from pokernight.play import compiled, many, native
from pokernight.play.chance import Counted
from pokernight.play.flat import CannotCompile
from pokernight.play.game import PlayableGame
from pokernight.play.hand import seated
from pokernight.play.judge import Judge
from pokernight.play.log import Row
from pokernight.play.lowering import Lowered
from pokernight.play.many import ManyHands
from pokernight.play.players import Player, play_out
from pokernight.play.program import Table
from pokernight.play.record import Record
from pokernight.table.options import Limit, Options

HANDS = 12
TIMES = int(os.environ.get("TIMES", "2"))
"""How many hands of every page are compared; a longer run sets another number."""
CUSTOMS = (Options(), Options(limit=Limit.NONE), Options(burn=True, ante=3), Options(limit=Limit.FIXED, maximum=4))

ANSWERING = [player for player in Player if player is not Player.ASKED]
"""Those who play a hand to its end."""

Rows = list[tuple[int, ...]]


def plain(game: Lowered, record: Record, options: Options, player: Player) -> Rows:
    """The log of a hand in plain Python."""
    log: Rows = []
    play_out(Table(game.program, record, log, Judge(game.hands, options, Counted(record.seed))), player)
    return [unnamed(row) for row in log]


def unnamed(row: tuple[int, ...]) -> tuple[int, ...]:
    """A row without the name of the winning hand, which compiled play does not look up."""
    return (*row[:5], 0) if row[0] == Row.WON else row


def table(game: Lowered, number: int) -> tuple[Record, Options]:
    """A table for two to seven, every third with short stacks."""
    chance, seats, options = Random(number), 2 + number % 6, CUSTOMS[number // 2 % len(CUSTOMS)]
    stacks = [chance.randrange(3, 60) for _ in range(seats)] if number % 3 == 2 else [200] * seats
    record = seated(stacks, options, game)
    record.seed = number
    return record, options


LIVES = read_page(
    (
        "Each player starts with two chips.",
        "Deal one card face down to each player.",
        "Each player may keep his card or trade it with the player on his left.",
        "Kings block.",
        "The dealer may trade his card for the top card of the deck.",
        "The lowest card loses a chip.",
    )
)


BETWEEN = read_page(
    (
        "The dealer turns two cards face up in front of you.",
        "You bet that the next card will be between them.",
        "If it is in between, you take your bet out of the pot.",
        "If it isn't, you put your bet in the pot.",
        "If your first card is an ace, you call it high or low.",
        "Hit the post and you pay double.",
    )
)


@pytest.mark.parametrize("lines", [*GAMES.values(), LIVES, BETWEEN], ids=[*GAMES, "lives", "in between"])
def test_compiled_play_is_the_same_play(lines: tuple[Line, ...]) -> None:
    game = PlayableGame(lines).lowered
    assert all(same_play(game, number) for number in range(HANDS))


def same_play(game: Lowered, number: int) -> bool:
    """See that a hand is the same both ways; no where the game cannot be compiled."""
    record, options = table(game, number)
    try:
        player = ANSWERING[number % len(ANSWERING)]
        fast = compiled.CompiledGame(game, record, options).play(1, number, player, log=True)
    except CannotCompile:
        return False
    assert plain(game, record, options, player) == [unnamed(row) for row in fast.log()]
    assert record.chips == fast.record["chips"].tolist()
    return True


def test_every_page_is_played_alike_and_all_of_one_pack_are_compiled() -> None:
    for at, entry in enumerate(catalogue):
        game = entry.game.lowered
        try:
            compiles = all(same_play(game, at + time * len(catalogue)) for time in range(TIMES))
        except AssertionError as differ:
            raise AssertionError(f"{entry.name} is not the same play: {differ}") from differ
        assert compiles == (game.program.packs == 1), entry.name


HOLE_CARDS, BET, HIGH = "Deal four cards face down to each player.", "Bet.", "The high hand wins."
CROSS, SQUARE = "Deal five cards to the board in a cross.", "Deal nine cards face up in a square."
SPECIAL = {
    "badugi": (HOLE_CARDS, "Each player may discard and draw up to two cards.", BET, "The best badugi hand wins."),
    "badugi with wild cards": (HOLE_CARDS, "Aces are wild.", BET, "The best badugi hand wins."),
    "four-card flushes": (
        "Deal five cards face down to each player.",
        "A four-card flush beats a four-card straight, which beats a pair, and two pair beats both.",
        BET,
        HIGH,
    ),
    "rows that are scored": (
        "Nobody antes. Deal eight cards face down to each player.",
        "Split your cards into a front hand of two cards, a middle hand of three and a back hand of three.",
        "Each two players compare their hands one by one, and the loser of each pays the winner two chips.",
        "A player whose hands are out of order fouls and loses every hand.",
        "The royalties for the front hand are one chip for a pair of sixes with one chip more for each higher rank.",
        "A sweep is worth an extra three chips.",
    ),
    "an auction": (
        "Deal four cards face down to each player.",
        "Deal three cards face up to the table.",
        "The dealer auctions the table cards one at a time.",
        HIGH,
    ),
    "a line": (HOLE_CARDS, CROSS, "Use either the row or the column, but not both.", BET, HIGH),
    "a line for low": (HOLE_CARDS, SQUARE, "Use one row, column or diagonal.", BET, "The low hand wins."),
    "a line and two hole cards": (HOLE_CARDS, SQUARE, "Use one row.", "Players must use two hole cards.", BET, HIGH),
    "the corners only": (HOLE_CARDS, SQUARE, "You may use only the corner cards.", BET, HIGH),
    "not the center": (HOLE_CARDS, SQUARE, "The center card may not be used.", BET, HIGH),
    "cards that touch": (HOLE_CARDS, SQUARE, "You may use any three commons that touch each other.", BET, HIGH),
    "no pairs on the board": (
        HOLE_CARDS,
        "Deal five cards face up to the board, replacing cards that pair.",
        BET,
        HIGH,
    ),
    "all but some": (HOLE_CARDS, "Each player passes all but one of his cards to the left.", BET, HIGH),
    "fewer wild cards": (
        "Deal seven cards face down to each player.",
        "Twos and jokers are wild.",
        "If there is a tie, the hand with fewer wild cards wins.",
        BET,
        HIGH,
    ),
}


@pytest.mark.parametrize("page", SPECIAL.values(), ids=SPECIAL)
def test_hands_of_special_kinds_are_compiled(page: tuple[str, ...]) -> None:
    game = PlayableGame(read_page(page)).lowered
    assert all(same_play(game, number) for number in range(2 * HANDS))


def test_many_hands_are_those_of_their_seeds() -> None:
    game = PlayableGame(GAMES["anaconda"]).lowered
    record, options = table(game, 4)
    fast = compiled.CompiledGame(game, record, options)
    together = fast.play(20, 100).outcomes
    alone = [fast.play(1, 100 + at).outcomes[0] for at in range(20)]
    assert together.tobytes() == b"".join(outcome.tobytes() for outcome in alone)
    assert not together["gains"].sum()
    assert together["gains"].any()


TWO_PACKS = (Line((DeckOf(packs=2),)), *GAMES["texas hold'em"])


def test_games_that_cannot_be_compiled_are_refused_at_once() -> None:
    game = PlayableGame(TWO_PACKS).lowered
    with pytest.raises(CannotCompile):
        compiled.CompiledGame(game, *table(game, 0))
    with pytest.raises(CannotCompile):
        ManyHands(game, (200,) * 4, Options())


@pytest.mark.parametrize("player", ANSWERING)
@pytest.mark.parametrize("name", ["texas hold'em", "anaconda", "beat it"])
def test_what_is_counted_is_the_same_whether_hands_are_compiled_or_not(name: str, player: Player) -> None:
    played = ManyHands(PlayableGame(GAMES[name]).lowered, (200, 40, 7), Options(), player)
    compiled.entry()
    fast, slow = (play(60, 3, standings=True) for play in (played.compiled, played.plain))
    assert fast.outcomes.tobytes() == slow.outcomes.tobytes()
    assert fast.standings.tolist() == slow.standings.tolist()
    assert len(fast.standings)
    assert fast.outcomes["ended"].all()
    assert not fast.outcomes["lost_cards"].any()


def test_standings_that_need_more_room_are_written_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    played = ManyHands(PlayableGame(GAMES["texas hold'em"]).lowered, (200,) * 6, Options(), Player.STAYER)
    whole = played.compiled(40, 1, standings=True)
    monkeypatch.setattr(compiled, "STANDINGS", native.MOST_STANDINGS + 50)
    parts = played.compiled(40, 1, standings=True)
    assert parts.outcomes.tobytes() == whole.outcomes.tobytes()
    assert parts.standings.tolist() == whole.standings.tolist()


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    played = ManyHands(PlayableGame(GAMES["texas hold'em"]).lowered, (200, 40, 7), Options())
    monkeypatch.setattr(many, "is_compiled", lambda: False)
    monkeypatch.setattr(compiled, "entry", lambda: pytest.fail("it was compiled"))
    assert played.play(20, 3).outcomes.tobytes() == played.plain(20, 3).outcomes.tobytes()
