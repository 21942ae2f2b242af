"""Lines of rules, and what they are read as."""

import pytest

from pokernight.rules import Unread, read_line


def reads_as(said: str, ours: str) -> None:
    """See that a line is read as one in our own English, and that this one means the same."""
    line = read_line(said)
    assert line.write() == ours
    assert read_line(ours) == line


def is_unread(said: str) -> None:
    """See that a line is refused, for what it says cannot be told."""
    with pytest.raises(Unread):
        read_line(said)
