"""A page with several boards: how many cards go to each, and what is won with them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pokernight.english.claims import Refused
from pokernight.english.grammar.boards import Boards, EachBoard
from pokernight.meaning.cards import Board, Cards
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import Beside, BestCard, BestHand, MostCards, Share, Showdown, Split
from pokernight.meaning.layouts import Direction, Figure, Form, InLine, LaidIn
from pokernight.meaning.numbers import exactly
from pokernight.meaning.rules import Do, Line
from pokernight.meaning.sorts import rebuilt

STREETS = [3, 1, 1]
"""How many cards come to one board at a time."""


def with_boards(lines: Sequence[Line]) -> list[Line]:
    """The lines of a page, with what is said of each board said of all of them."""
    for number, line in enumerate(lines, 1):
        for rule in line.rules:
            if isinstance(rule, Boards):
                lines = _dealt_to_each(lines, number, rule.many)
    parts = [part for line in lines for part in line.walk()]
    boards = next((len(part.figure.sizes) for part in parts if isinstance(part, LaidIn) and _apart(part.figure)), 0)
    if EachBoard() not in parts:
        return list(lines)
    if boards < 2:
        raise Refused(1, "It is not said how many boards there are.")
    each = any(isinstance(part, BestHand) and part.board == EachBoard() for part in parts)
    if each and any(isinstance(part, BestCard | MostCards | Beside | Split) for part in parts):
        raise Refused(1, "Something else than hands wins a part of the pot, and the boards share it.")
    ends = [part for part in parts if isinstance(part, BestHand) and part == BestHand(part.end)] if each else []
    if ends:  # who wins is said of one board, and that it is so on each of them is said besides
        lines = [Line(tuple(rule for rule in line.rules if not _on_each(rule))) for line in lines]
    return [rebuilt(line, partial(_on_all, boards=boards, whole=bool(ends))) for line in lines]


def _apart(figure: Figure) -> bool:
    """Whether the lines of a figure can be boards of their own."""
    return figure.form in (Form.BOARDS, Form.ROWS)


def _on_each(rule: Any) -> bool:
    """Whether somebody wins a share on each board."""
    return isinstance(rule, Showdown) and any(_with_each(share) for share in rule.shares)


def _with_each(share: Share) -> bool:
    return isinstance(share.prize, BestHand) and share.prize.board == EachBoard()


def _on_all(part: Any, boards: int, *, whole: bool) -> Any:
    """A part of a page in which each board is all of them, one after the other."""
    match part:
        case Deed(Verb.DEAL, cards=Cards() as cards, to=EachBoard()) if cards.many:
            return replace(part, cards=replace(cards, many=exactly(cards.many.low * boards)), to=Board())
        case Showdown(shares) if any(_with_each(share) or (whole and _plain(share)) for share in shares):
            hands = [share.prize for share in shares if isinstance(share.prize, BestHand)]
            rows = [InLine(Direction.ROW, nth) for nth in range(1, boards + 1)]
            return Showdown(tuple(Share(replace(hand, board=row)) for row in rows for hand in hands))
    return part


def _plain(share: Share) -> bool:
    return isinstance(share.prize, BestHand) and share.prize.board is None


def _dealt_to_each(lines: Sequence[Line], number: int, many: int) -> list[Line]:
    """The lines of a page with as many boards as one of them says, each dealt as others tell of one."""
    deals = [rule.deed for line in lines for rule in line.rules if isinstance(rule, Do) and _lays(rule.deed)]
    told = [deal.cards.many.low for deal in deals if deal.cards and deal.cards.many]
    shown = any(isinstance(part, EachBoard | InLine) for line in lines for part in line.walk())
    if told != STREETS or not shown:
        raise Refused(number, "It is not said how the boards are dealt, or what is won with each of them.")

    def dealt(part: Any) -> Any:
        if isinstance(part, Deed) and _lays(part) and part.cards and part.cards.many:
            return replace(part, cards=replace(part.cards, many=exactly(part.cards.many.low * many)))
        return part

    found = [rebuilt(line, dealt) for line in lines]
    laid = LaidIn(Figure(Form.BOARDS, (sum(STREETS),) * many))
    rules = tuple(laid if isinstance(rule, Boards) else rule for rule in found[number - 1].rules)
    return [*found[: number - 1], Line(rules), *found[number:]]


def _lays(deed: Deed) -> bool:
    """Whether cards go to the board."""
    return deed.verb is Verb.DEAL and deed.to == Board()
