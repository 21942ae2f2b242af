"""Writing into the log."""

from pokernight.play.program import Table


def tell(t: Table, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Write a row."""
    t.log.append((kind, a, b, c, d, e))
    t.s.logged += 1
