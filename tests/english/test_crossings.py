"""Ordinary phrases in ordinary combinations: players, cards, deeds, conditions and moods that nothing was tuned to."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from pokernight.english.grammar.afterthoughts import SaysMore
from pokernight.english.grammar.marks import Moment
from pokernight.english.reading import Unread, read_line
from pokernight.english.verbs import forms
from pokernight.meaning.cards import Cards
from pokernight.meaning.hands import Uses
from pokernight.meaning.rules import Ante, Hidden, Remark, Using
from pokernight.meaning.sorts import Standing, Step

HERE = Path(__file__).parent
SENTENCES = 1000
READ_TODAY = {"phrases": 0.97, "phrases_of_the_table": 0.89}
"""The share that is read; it may rise, and falls only where what was read was wrong."""
CONDITIONAL = "if {c}, {p} must {d}"
SEVERAL = ("you", "all", "players", "those", "the losers", "the rest", "the other players")
"""How phrases for several players begin."""
AGREES = {"has": "have", "gets": "get", "needs": "need", "is": "are", "doesn't": "don't", "folds": "fold"}


class Crossing:
    """A frame, filled with phrases by chance; whoever is spoken of twice is "they" the second time."""

    def __init__(self, phrases: dict[str, list[str]], chance: Random) -> None:
        """Nobody is spoken of yet."""
        self.phrases = phrases
        self.chance = chance
        self.who: str | None = None

    def some(self, kind: str) -> str:
        return self.chance.choice(self.phrases[kind])

    def said(self, frame: str) -> str:
        """A whole sentence."""
        text = re.sub(rf"\{{(p|d|ds|c)\}}( (?:{'|'.join(AGREES)})\b)?", self._filled, frame)
        return f"{text[0].upper()}{text[1:]}."

    def _filled(self, hole: re.Match[str]) -> str:
        after = hole[2] or ""
        if hole[1] == "c":
            return self.some("conditions") + after
        if hole[1] == "p":
            self.who = "they" if self.who else self.some("players")
            return self.who + (f" {AGREES[after[1:]]}" if after and self.several else after)
        deed = self.some("deeds").replace("{cards}", self.some("cards"))
        return (self._by_one(deed) if hole[1] == "ds" and not self.several else deed) + after

    @property
    def several(self) -> bool:
        return self.who == "they" or (self.who or "").startswith(SEVERAL)

    @staticmethod
    def _by_one(deed: str) -> str:
        verb, *rest = deed.replace("or bet", "or bets").split(" ")
        return " ".join((forms(verb).s, *rest))


def crossings(phrases: dict[str, list[str]]) -> list[tuple[str, bool]]:
    """Sentences put together by chance, and whether there is a condition in them."""
    chance = Random("crossings")
    return [
        (Crossing(phrases, chance).said(chance.choice(frames)), share == 4)
        for frames, share in ((phrases["moods"], 6), (phrases.get("framed", [CONDITIONAL]), 4))
        for _ in range(SENTENCES * share // 10)
    ]


@pytest.mark.parametrize("name", READ_TODAY)
def test_crossings(name: str) -> None:
    read = two = 0
    for text, conditional in crossings(json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))):
        try:
            line = read_line(text)
        except Unread as unread:
            two += "two things" in unread.reason
            continue
        read += 1
        said = [rule for rule in line.rules if not isinstance(rule, Remark | Moment | SaysMore)]
        kinds = {Standing if isinstance(rule, Standing) else Step for rule in said}
        no_peek = line.rules in ((Hidden(Cards()),), (Ante(None),))  # says more about the deal, or that nobody antes
        hands = " to make a hand" in text and all(isinstance(rule, Uses | Using) for rule in said)
        assert conditional or no_peek or hands or kinds <= {Step}, f"{text} is no step"
    print(f"{read} of {SENTENCES} crossings of {name} are read, {two} could mean two things")
    assert read >= READ_TODAY[name] * SENTENCES
    assert two <= 1
