"""Reading a page: what its lines mean, whether they go together, and whether that can be played."""

from collections.abc import Sequence

from pokernight.game.game import Game, in_our_words
from pokernight.game.kept import kept_page
from pokernight.game.refusals import CannotWork, NotUnderstood, Unknown
from pokernight.game.ruling import BadRuling, played
from pokernight.meaning.rules import Line
from pokernight.play.lowering.draft import CannotPlay


def read_game(texts: Sequence[str], rulings: Sequence[str], printed: int, *, ours: bool = False) -> Game:
    """Read a game; where a line is not understood, or cannot be played, that line is refused with the reason."""
    try:
        said = played(texts, rulings)
    except BadRuling as bad:
        raise CannotWork(str(bad), read_game(texts, (), printed)) from bad
    game = Game(kept_page(said, _lines) if ours else _lines(said), tuple(rulings), printed, tuple(texts))
    try:
        return game.checked()
    except CannotPlay as cannot:
        raise _unplayable(cannot, game, said) from cannot


def _lines(said: Sequence[str]) -> tuple[Line, ...]:
    """What the lines of a page mean together; those that are not understood are refused with the reason."""
    from pokernight.english.page import PageUnread, read_page  # the grammar is only made where it is needed

    try:
        return read_page(said)
    except PageUnread as unread:
        raise NotUnderstood(
            tuple(Unknown(stop.line, said[stop.line - 1], stop.column, stop.reason) for stop in unread.stops)
        ) from unread


def _unplayable(cannot: CannotPlay, game: Game, said: Sequence[str]) -> ValueError:
    """Why a game that is understood cannot be played."""
    where = [at for at, line in enumerate(game.lines) if any(part is cannot.part for part in line.walk())]
    if not where:
        return CannotWork(str(cannot), game)
    reason = f"This is understood, but cannot be played {cannot.why} yet.".replace("  ", " ")
    return NotUnderstood((Unknown(where[0] + 1, said[where[0]], 0, reason),))


def readings(texts: Sequence[str]) -> tuple[str, ...]:
    """What each line of a page is read as in the light of those others that are understood; nothing where it is not.

    >>> readings(["Deal two cards face up to each player.", "Juggle.", "The lowest straights and flushes are ignored."])
    ('Deal two cards face up to each player.', '', '')
    """
    from pokernight.english.page import PageUnread, read_page

    left = list(texts)
    while True:
        try:
            lines = read_page(left)
        except PageUnread as unread:
            stopped = {stop.line - 1 for stop in unread.stops if left[stop.line - 1]}
            if not stopped:
                return ("",) * len(texts)
            for at in stopped:
                left[at] = ""
        else:
            return tuple(text and (in_our_words(line, text) or text) for line, text in zip(lines, left, strict=True))
