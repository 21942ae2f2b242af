"""The reference of sentences says what the language knows."""

from pathlib import Path

from pokernight.commands.rules import reference, used_by
from pokernight.rules.book import forms

SENTENCES = Path(__file__).parents[2] / "docs" / "sentences.md"


def test_the_reference_of_sentences_is_current() -> None:
    current = SENTENCES.read_text(encoding="utf-8")
    fresh = "\n".join(reference([*forms()], used_by())) + "\n"
    assert current == fresh, "Write it anew: pokernight rules --markdown > docs/sentences.md"
