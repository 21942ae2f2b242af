"""How lines are read about which cards count, and what comes of too many points."""

import pytest

from kit.lines import reads_as

VALUES = "Cards count for points: face cards are 10 and aces are 1 or 11."
OUT = "If a player has more than 21 points, they must fold."
LOSE = "Hands over 21 points lose."

READ = [
    ("Only black cards count.", "Only black cards count."),
    ("Only hearts and diamonds count.", "Only hearts and diamonds count."),
    ("Face cards and aces are the only cards that count.", "Only face cards and aces count."),
    ("Only spades count for low.", "Only spades count in low hands."),
    ("Only hearts count toward your hand.", "Only hearts count."),
    ("Only the red cards are live.", "Only red cards count."),
    ("Black cards do not count.", "Black cards are dead."),
    ("Only pairs count.", "Only a pair counts."),
    ("All face cards are worth ten, aces are one or eleven, over twenty-one and you are out.", f"{VALUES} {OUT}"),
    (
        "All face cards are worth ten, aces are one or eleven, and if you go over twenty-one you must fold.",
        f"{VALUES} {OUT}",
    ),
    ("All face cards are worth ten, aces are one or eleven, and hands over 21 lose.", f"{VALUES} {LOSE}"),
    ("Face cards are worth ten. Aces are one or eleven.", VALUES),
    ("Any hand over 21 is out.", OUT),
    ("Players over 21 are out.", OUT),
    ("If your hand goes over 21 you must fold.", OUT),
    ("Any hand over 21 loses.", LOSE),
    ("If you go over 21, you lose.", LOSE),
    ("Hands over 21 are dead.", LOSE),
]


@pytest.mark.parametrize(("said", "written"), READ)
def test_what_is_read(said: str, written: str) -> None:
    reads_as(said, written)
