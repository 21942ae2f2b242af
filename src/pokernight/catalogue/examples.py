"""The sentences of the shipped games and of the guide in our own words, from which suggestions are made."""

import re
from pathlib import Path

from pokernight.catalogue.shelf import shipped
from pokernight.english.reading import Unread, read_line, write_line
from pokernight.english.writing import Unsayable

_GUIDE_EXAMPLE = re.compile(r"^- (.*\.)$", re.MULTILINE)


def example_sentences(guide: str) -> list[str]:
    """Every line that a shipped game is played by, and every example of the guide, each once and in our own words."""
    said = [sentence for entry in shipped() for sentence in entry.game.sentences]
    written = (_in_our_words(text) for text in (*said, *_GUIDE_EXAMPLE.findall(guide)))
    return sorted({text for text in written if text})


def _in_our_words(text: str) -> str:
    try:
        return write_line(read_line(text))
    except (Unread, Unsayable):  # it is understood on its page only
        return ""


if __name__ == "__main__":
    here = Path(__file__).parents[1]
    sentences = example_sentences((here.parents[1] / "docs" / "english.md").read_text(encoding="utf-8"))
    (here / "english" / "examples.txt").write_text("\n".join(sentences) + "\n", encoding="utf-8")
