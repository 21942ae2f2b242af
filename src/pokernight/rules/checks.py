"""Reasons why a game that is understood still cannot be played."""

from pokernight.rules.line import Line
from pokernight.rules.totals import Totals


def reason_against(lines: tuple[Line, ...], totals: Totals) -> str:
    """Say why a game cannot work, or nothing."""
    return ""
