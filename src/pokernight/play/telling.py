"""Writing into the log."""

from pokernight.play.counting import count_row
from pokernight.play.log import Row, Taken
from pokernight.play.program import Table


def write_row(log: list[tuple[int, ...]], at: int, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:  # noqa: ARG001
    """Write a row at the end of the log."""
    log.append((kind, a, b, c, d, e))


def is_written(log: list[tuple[int, ...]]) -> bool:  # noqa: ARG001
    """Whether there is anybody to read the log."""
    return True


def tell(t: Table, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Write a row."""
    s = t.s
    write_row(t.log, s.logged, kind, a, b, c, d, e)
    s.logged += 1
    count_row(s, kind, a, b, c, d)
    if kind in (Row.ACTED, Row.SHUFFLED, Row.MOVED, Row.TURNED, Row.SHOWN, Row.ARRANGED):
        s.stirs += 1
    if kind == Row.PAID:
        s.payments += 1
        return
    if kind != Row.MOVED or not e & Taken.TOGETHER:
        s.came = 0
    if kind == Row.ACTED:
        return
    s.changes += 1
    if kind == Row.MOVED or kind == Row.TURNED:
        s.moves += 1
    elif kind == Row.FOLDED:
        s.payments += 1
