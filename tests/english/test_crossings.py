"""Ordinary phrases in ordinary combinations: players, cards, deeds, conditions and moods that nothing was tuned to."""

import json
from pathlib import Path
from random import Random

from pokernight.english.reading import Unread, read_line
from pokernight.meaning.cards import Cards
from pokernight.meaning.hands import Uses
from pokernight.meaning.rules import Hidden, Remark, Using
from pokernight.meaning.sorts import Standing, Step

PHRASES: dict[str, list[str]] = json.loads((Path(__file__).parent / "phrases.json").read_text(encoding="utf-8"))
SENTENCES = 1000
READ_TODAY = 0.97
"""The share that is read; it may rise, and falls only where what was read was wrong."""


def crossings() -> list[str]:
    """Sentences put together by chance."""
    chance = Random("crossings")

    def some(kind: str) -> str:
        return chance.choice(PHRASES[kind])

    def deed() -> str:
        return some("deeds").replace("{cards}", some("cards"))

    said = [some("moods").replace("{p}", some("players")).replace("{d}", deed()) for _ in range(SENTENCES * 6 // 10)]
    said += [f"if {some('conditions')}, {some('players')} must {deed()}" for _ in range(SENTENCES * 4 // 10)]
    return [f"{text[0].upper()}{text[1:]}." for text in said]


def test_crossings() -> None:
    read = two = 0
    for text in crossings():
        try:
            line = read_line(text)
        except Unread as unread:
            two += "two things" in unread.reason
            continue
        read += 1
        conditional = text.startswith("If ")
        said = [rule for rule in line.rules if not isinstance(rule, Remark)]  # what everybody may do anyway
        kinds = {Standing if isinstance(rule, Standing) else Step for rule in said}
        no_peek = line.rules == (Hidden(Cards()),)  # says more about the deal
        hands = " to make a hand" in text and all(isinstance(rule, Uses | Using) for rule in said)
        assert conditional or no_peek or hands or kinds <= {Step}, f"{text} is no step"
    print(f"{read} of {SENTENCES} crossings are read, {two} could mean two things")
    assert read >= READ_TODAY * SENTENCES
    assert two <= 1
