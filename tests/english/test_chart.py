"""The chart looks only for phrases that can begin with the word at hand, and misses nothing by it."""

import json
from pathlib import Path

from pokernight.english.chart import Chart
from pokernight.english.reading import by_sentence, grammar, lexers
from pokernight.english.words import words

SAID = [
    json.loads(row)["said"] for row in (Path(__file__).parent / "corpus.jsonl").read_text(encoding="utf-8").splitlines()
]


class Thorough(Chart):
    """A chart that looks for everything everywhere."""

    def open_at(self, at: int) -> frozenset[str]:
        return frozenset((*self.grammar.starts, *self.lexers))


def test_nothing_is_missed() -> None:
    sentences = [[word.text for word in text] for said in SAID[::6] for text in by_sentence(words(said))]
    broken = [[*text[:middle], "zyzzyva", *text[middle:]] for text in sentences for middle in [len(text) // 2]]
    read = 0
    for text in (*sentences, *broken):
        chart, thorough = Chart(grammar(), lexers(), text), Thorough(grammar(), lexers(), text)
        readings = chart.whole("Rules")
        assert readings == thorough.whole("Rules")
        assert chart.furthest == thorough.furthest
        assert chart.expected - {""} == thorough.expected - {""}
        assert len(chart.kept) < len(thorough.kept)
        read += bool(readings)
    assert len(sentences) // 2 < read < len(sentences) + len(broken)


def test_a_word_of_an_open_class_ends_within_the_text() -> None:
    texts = [[word.text for word in text] for said in SAID for text in by_sentence(words(said))]
    cut = {tuple(text[:end]) for text in texts for end in range(1, len(text) + 1)}
    cut |= {
        tuple(one.split()) for one in ("you get two chances to draw", "as in ordinary poker", "half a", "a hundred")
    }
    for text in cut:
        at = len(text) - 1
        for name, lexer in lexers().items():
            assert all(at < end <= len(text) for end, _ in lexer(text, at)), (name, text)
