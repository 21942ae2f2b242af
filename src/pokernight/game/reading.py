"""Reading a page: as rules of the phrase book, or else by what its lines mean together.

A page is played whole by one of the two; a page that the phrase book knows is played by its rules.
"""

from collections.abc import Sequence

from pokernight.game.game import CannotWork, Game, NotUnderstood, Unknown
from pokernight.rules import Line, Unread, read_line


def read_game(texts: Sequence[str], rulings: Sequence[str], printed: int) -> Game:
    """Read a game either way; where neither reads all of it, only what neither reads is called unknown."""
    from pokernight.game.ruled import RuledGame

    lines, unknown = read_rules(texts)
    if not unknown:
        try:
            return RuledGame(tuple(lines), tuple(rulings), printed, tuple(texts)).checked()
        except CannotWork:  # its words may mean something else together
            try:
                return _meant(texts, rulings, printed, unknown)
            except (NotUnderstood, CannotWork):
                pass
            raise
    return _meant(texts, rulings, printed, unknown)


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
        raise NotUnderstood(tuple(unknown.values()))
    from pokernight.english.page import PageUnread, read_page  # the grammar is only made where it is needed
    from pokernight.game.meant import MeantGame
    from pokernight.play.lowering.draft import CannotPlay

    try:
        return MeantGame(read_page(texts), tuple(rulings), printed, tuple(texts)).checked()
    except PageUnread as unread:
        stops = [Unknown(stop.line, texts[stop.line - 1], stop.column, stop.reason) for stop in unread.stops]
        raise NotUnderstood(in_doubt(unknown, {stop.rule: stop for stop in stops})) from unread
    except CannotPlay as cannot:
        raise NotUnderstood(tuple(unknown.values())) from cannot


def in_doubt(unknown: dict[int, Unknown], stops: dict[int, Unknown]) -> tuple[Unknown, ...]:
    """The lines that are read neither way; where each is read one way, those of the way that reads more of them."""
    neither = sorted(unknown.keys() & stops.keys())
    if not neither:
        return tuple(min(stops, unknown, key=len).values())
    return tuple(unknown[number] for number in neither)
