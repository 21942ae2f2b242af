"""Reading a page: by the grammar, or by the phrase book where every line is in its own words.

A page is played whole by one of the two. Where the grammar does not know the words of a page, or cannot play what they
mean, the phrase book may have it, if it can be trusted with every line: its own words, the printed ones that it was
made for, or words that it takes as the grammar does. It knows many others by half, and would play what they do not
say; they are refused, with what it would have taken them for. Where the grammar knows the words but finds that they can
mean two things, or do not go together, the page is refused too: the phrase book would only pick one meaning.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources

from pokernight.game.game import CannotWork, Game, NotUnderstood, Unknown
from pokernight.language.kinds import NUMBER_WORDS
from pokernight.language.words import fold
from pokernight.rules import Line, Unread, read_line

NUMBERS = {word: str(number) for number, word in enumerate(NUMBER_WORDS)}


class NotByGrammar(NotUnderstood):
    """A game that the grammar does not read, or that cannot be played as it does; some lines may be in doubt."""

    def __init__(self, unknown: tuple[Unknown, ...], doubtful: tuple[Unknown, ...] = ()) -> None:
        super().__init__(unknown)
        self.doubtful = doubtful


def read_game(texts: Sequence[str], rulings: Sequence[str], printed: int) -> Game:
    """Read a game either way; where neither reads all of it, only what neither reads is called unknown."""
    lines, unknown = read_rules(texts)
    if not unknown and all(line.write() == text for line, text in zip(lines, texts, strict=True)):
        return _ruled(lines, rulings, printed, texts)
    try:
        return _meant(texts, rulings, printed, unknown)
    except NotByGrammar as stopped:
        if unknown:
            raise
        own = {number for number, line in enumerate(lines, 1) if _in_own_words(texts[number - 1], line)}
        doubts = tuple(doubt for doubt in stopped.doubtful if doubt.rule not in own)
        doubts = doubts or _half_known(texts, lines)
        if doubts:
            raise NotUnderstood(doubts) from stopped
    return _ruled(lines, rulings, printed, texts)


def _half_known(texts: Sequence[str], lines: Sequence[Line]) -> tuple[Unknown, ...]:
    """The lines that only the phrase book reads, and not in words that are known to mean what it takes them for."""
    return tuple(
        Unknown(number, text, 0, f"Do you mean “{line.write()}”? If so, please say it in these words.")
        for number, (text, line) in enumerate(zip(texts, lines, strict=True), 1)
        if text not in printed_sentences() and not _in_own_words(text, line) and not _same(text, line)
    )


def _in_own_words(text: str, line: Line) -> bool:
    """Whether a text has the words that the phrase book would write, but for plurals, articles and figures."""
    said, ours = ([NUMBERS.get(word.text, word.text) for word in fold(words)] for words in (text, line.write()))
    return said == ours


def _same(text: str, line: Line) -> bool:
    """Whether the grammar and the phrase book agree on a text: one reads what the other writes as it reads the text."""
    from pokernight.english import reading
    from pokernight.english.writing import Unsayable

    try:
        meant = reading.read_line(text)
    except reading.Unread:
        return False
    try:
        if reading.read_line(line.write()) == meant:
            return True
    except reading.Unread:
        pass
    try:
        return read_line(reading.write_line(meant)) == line
    except (Unsayable, Unread):
        return False


@cache
def printed_sentences() -> frozenset[str]:
    """The sentences of printed pages that the phrase book was made for and the grammar does not read as it does."""
    return frozenset(resources.files("pokernight.rules").joinpath("printed.txt").read_text("utf-8").splitlines())


def _ruled(lines: Sequence[Line], rulings: Sequence[str], printed: int, texts: Sequence[str]) -> Game:
    from pokernight.game.ruled import RuledGame

    return RuledGame(tuple(lines), tuple(rulings), printed, tuple(texts)).checked()


def read_rules(texts: Sequence[str]) -> tuple[list[Line], dict[int, Unknown]]:
    """The lines that the phrase book knows, and the others by their number."""
    lines: list[Line] = []
    unknown: dict[int, Unknown] = {}
    for number, text in enumerate(texts, 1):
        try:
            lines.append(read_line(text))
        except Unread as stop:
            unknown[number] = Unknown(number, text, stop.column, stop.reason)
    return lines, unknown


def _meant(texts: Sequence[str], rulings: Sequence[str], printed: int, unknown: dict[int, Unknown]) -> Game:
    if any("[" in ruling for ruling in rulings):  # a change of the rules is written in words of the phrase book
        raise NotByGrammar(tuple(unknown.values()))
    from pokernight.english.page import PageUnread, read_page  # the grammar is only made where it is needed
    from pokernight.game.meant import MeantGame
    from pokernight.play.lowering.draft import CannotPlay

    try:
        lines = read_page(texts)
    except PageUnread as unread:
        stops = {stop.line: Unknown(stop.line, texts[stop.line - 1], stop.column, stop.reason) for stop in unread.stops}
        doubtful = tuple(stops[stop.line] for stop in unread.stops if not stop.strange)
        raise NotByGrammar(doubtful or in_doubt(unknown, stops), doubtful) from unread
    game = MeantGame(lines, tuple(rulings), printed, tuple(texts))
    try:
        return game.checked()
    except CannotPlay as cannot:
        where = [at for at, line in enumerate(lines) if any(part is cannot.part for part in line.walk())]
        if unknown and not where:
            raise CannotWork(str(cannot), game) from cannot
        reason = f"This is understood, but cannot be played {cannot.why} yet.".replace("  ", " ")
        raise NotByGrammar(tuple(Unknown(at + 1, texts[at], 0, reason) for at in where[:1])) from cannot


def readings(texts: Sequence[str]) -> tuple[str, ...]:
    """What each line of a page that is not understood as a whole is read as by itself, or nothing where it is not."""
    from pokernight.english import reading
    from pokernight.english.writing import Unsayable

    def ours(text: str) -> str:
        try:
            return reading.write_line(reading.read_line(text))
        except reading.Unread:
            known = not read_rules([text])[1]
            return text if known and _in_own_words(text, read_line(text)) else ""
        except Unsayable:  # only its page could complete it
            return text

    return tuple(map(ours, texts))


def in_doubt(unknown: dict[int, Unknown], stops: dict[int, Unknown]) -> tuple[Unknown, ...]:
    """The lines that are read neither way; where each is read one way, those of the way that reads more of them."""
    neither = sorted(unknown.keys() & stops.keys())
    if not neither:
        return tuple(min(stops, unknown, key=len).values())
    return tuple(stops[number] for number in neither)
