"""Work that takes longer than a table can wait: what is asked, what comes of it, and how it is done."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, ClassVar

import msgspec

from pokernight.english.reading import Unread, read_line, write_line
from pokernight.english.writing import Unsayable
from pokernight.game import CannotWork, Game, NotUnderstood, Unknown
from pokernight.game.reading import readings
from pokernight.web.haste import TimeUp, within
from pokernight.web.history import LookBack
from pokernight.web.job import Job

if TYPE_CHECKING:
    from pokernight.odds import Odds, Run

LINE_SECONDS = 0.25
"""How long a processor may be busy with one rule."""

TOGETHER_SECONDS = 2.0
"""How long it may be busy with all rules of a game together."""

READING_SECONDS = 0.03
"""How long a processor is busy with a game before it begins no further rule, so that an answer is there in a tenth of a
second; what is left is read when it is asked for again."""

MOST_REMEMBERED = 4096
"""Of so many rules it is remembered how they were read."""

HANDS, HANDS_SECONDS = 100, 8.0
"""How many hands bots play of a game that somebody is writing, and for how long at most."""

PICTURE_HANDS, PICTURE_SECONDS = 20_000, 8.0
"""How many hands stand behind a picture, and for how long they are dealt at most."""


class LineRead(msgspec.Struct, frozen=True):
    """How a rule was read: in our own English, or where understanding stopped and what would be understood."""

    ours: str = ""
    column: int = 0
    reason: str = ""
    nearest: tuple[str, ...] = ()

    @property
    def unfinished(self) -> bool:
        """Whether there was no time yet to read it, or to look for what would be understood."""
        return not self.ours and not self.nearest


NOT_YET = LineRead()
TOO_LONG = LineRead(reason="This takes too long to read: make several rules of it.")


class GameRead(msgspec.Struct, frozen=True):
    """How a game was read, rule by rule, and what follows from its rules."""

    lines: tuple[LineRead, ...] = ()
    refusal: str = ""
    """Why it cannot work, though every sentence is understood."""
    numbers: tuple[int, ...] = ()
    tags: tuple[str, ...] = ()
    most_seats: int = 0

    @property
    def understood(self) -> int:
        """How many rules are understood."""
        return sum(bool(line.ours) for line in self.lines)

    @property
    def works(self) -> bool:
        """Whether it can be played."""
        return bool(self.most_seats) and not self.refusal

    @property
    def unfinished(self) -> bool:
        """Whether more will be known when it is asked for again."""
        return any(line.unfinished for line in self.lines)


class ReadRules(Job, frozen=True):
    """Read a game while it is being written."""

    rules: tuple[str, ...]

    patience: ClassVar[float] = 5.0
    late: ClassVar[str] = "These rules take too long to read. Shorten the longest of them."
    courtesy: ClassVar[int] = 0

    def do(self) -> GameRead:
        """Read rule by rule, and then look for what would be understood; each time at least one step further."""
        began = process_time()
        for step, still_to_do in ((read_in_time, unread), (look_for_nearest, unhelped)):
            for rule in filter(still_to_do, self.rules):
                if process_time() - began < READING_SECONDS:
                    step(rule)
        lines = tuple(_remembered.get(rule, NOT_YET) for rule in self.rules)
        if NOT_YET in lines or any(line.reason == TOO_LONG.reason for line in lines):
            return GameRead(lines)
        try:
            with within(TOGETHER_SECONDS):
                return read_together(self.rules, lines)
        except TimeUp:
            return GameRead(lines, self.late)


def read_together(rules: tuple[str, ...], lines: tuple[LineRead, ...]) -> GameRead:
    """How rules are read together: what is not understood by itself may be in the light of the others."""
    try:
        game = Game.read(rules)
    except NotUnderstood as error:
        unknown = {stop.rule: stop for stop in error.unknown}
        among = enumerate(zip(rules, lines, readings(rules), strict=True), 1)
        return GameRead(tuple(_among(line, told or rule, unknown.get(at)) for at, (rule, line, told) in among))
    except CannotWork as error:
        return GameRead(_ours(rules, error.game), str(error), tuple(error.game.numbers), error.game.tags)
    return GameRead(_ours(rules, game), "", tuple(game.numbers), game.tags, game.most_seats)


def _ours(rules: tuple[str, ...], game: Game) -> tuple[LineRead, ...]:
    """The lines of a game in our own English; one that says no more than the others stays as it is."""
    return tuple(LineRead(ours or rule) for rule, ours in zip(rules, game.write(), strict=True))


def _among(line: LineRead, told: str, unknown: Unknown | None) -> LineRead:
    """How a rule is read among others, some of which are not understood."""
    if not unknown:
        return LineRead(told)
    return LineRead("", unknown.column, unknown.reason, line.nearest or unknown.nearest) if line.ours else line


_remembered: dict[str, LineRead] = {}


def unread(rule: str) -> bool:
    """Whether nobody has tried to read a rule yet."""
    return rule not in _remembered


def unhelped(rule: str) -> bool:
    """Whether a rule is not understood, and nobody has looked yet for what would be."""
    return not unread(rule) and _remembered[rule].unfinished


def line_read(rule: str) -> LineRead:
    """How one rule is read."""
    if unread(rule):
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        try:
            _remembered[rule] = LineRead(write_line(read_line(rule)) or rule)
        except Unsayable:  # only its page could complete it
            _remembered[rule] = LineRead(rule)
        except Unread as stop:
            _remembered[rule] = LineRead("", stop.column, stop.reason)
    return _remembered[rule]


def read_in_time(rule: str) -> None:
    """Read a rule, or remember that it takes too long."""
    try:
        with within(LINE_SECONDS):
            line_read(rule)
    except TimeUp:
        _remembered[rule] = TOO_LONG


def look_for_nearest(rule: str) -> None:
    """Remember what would be understood in place of a rule that is not."""
    from pokernight.english.suggestions import nearest

    _remembered[rule] = msgspec.structs.replace(_remembered[rule], nearest=nearest(rule))


class KindTold(msgspec.Struct, frozen=True):
    """How often one kind of hand is made and wins, in words."""

    name: str
    made: str
    won: str


class PartTold(msgspec.Struct, frozen=True):
    """What wins a part of the pot."""

    sentence: str
    kinds: tuple[KindTold, ...]


class HandsTold(msgspec.Struct, frozen=True):
    """What came of some hands."""

    hands: int
    seats: int
    played: str
    """How the bots play."""
    parts: tuple[PartTold, ...]
    facts: tuple[str, ...]


class PlayHands(Job, frozen=True):
    """Let bots play hands of a game that somebody is writing."""

    rules: tuple[str, ...]

    patience: ClassVar[float] = 30.0
    late: ClassVar[str] = "The bots have not come to the end of a hand in time. Does every loop in these rules end?"
    courtesy: ClassVar[int] = 5

    def do(self) -> HandsTold:
        """Play as many hands as there is time for."""
        from pokernight.catalogue.problem import Mistake
        from pokernight.odds import Run

        try:
            game = Game.read(self.rules)
        except (NotUnderstood, CannotWork) as error:
            raise Mistake("Bots can only play a game that is understood and can work.") from error
        return told(grown(Run.of(game, min(5, game.sure_seats)).at_the_table(), HANDS, HANDS_SECONDS))


class DrawOdds(Job, frozen=True):
    """Draw the picture of what wins a game, with the same in words beside it."""

    name: str
    rules: tuple[str, ...]
    rulings: tuple[str, ...]
    path: str

    patience: ClassVar[float] = 180.0
    late: ClassVar[str] = "The picture takes too long to draw."
    courtesy: ClassVar[int] = 10

    def do(self) -> HandsTold:
        """Deal hands for some seconds, and put the picture where it was asked for, whole or not at all."""
        from pokernight.odds import Run
        from pokernight.odds.picture import draw

        game = Game.read(self.rules, self.rulings)
        odds = grown(Run.of(game, min(6, game.sure_seats)), PICTURE_HANDS, PICTURE_SECONDS, self.name)
        path = Path(self.path)
        unfinished = path.with_name(f"unfinished-{path.name}")
        path.parent.mkdir(parents=True, exist_ok=True)
        draw(odds, unfinished)
        path.with_suffix(".json").write_bytes(msgspec.json.encode(told(odds)))
        unfinished.replace(path)
        return told(odds)


AnyJob = ReadRules | PlayHands | DrawOdds | LookBack


def grown(run: Run, hands: int, seconds: float, name: str = "") -> Odds:
    """The odds of a run after so many hands, or after so many seconds."""
    from pokernight.odds import growing

    began = perf_counter()
    for odds in growing(run, hands, name=name):
        last = odds
        if perf_counter() - began > seconds:
            break
    return last


def told(odds: Odds) -> HandsTold:
    """Odds in words."""
    from pokernight.odds.tables import facts, percent, said, worth_showing

    parts = tuple(
        PartTold(
            said(part),
            tuple(
                KindTold(kind.name, percent(kind.made) if kind.made.value else "", percent(kind.won))
                for kind in worth_showing(part.kinds, 12)
            ),
        )
        for part in odds.parts
    )
    return HandsTold(odds.hands, odds.run.seats, odds.played, parts, tuple(facts(odds)))
