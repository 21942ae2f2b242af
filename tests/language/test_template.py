import pytest

from pokernight.language.template import Choice, Hole, Literal, compile_template, first_word, holes


def test_a_template_is_taken_apart() -> None:
    assert compile_template("deal {count:one}<up|face down>") == (
        Literal("deal ", ("deal",)),
        Hole("count", "one"),
        Choice(((Literal("up", ("up",)),), (Literal("face down", ("face", "down")),))),
    )


def test_what_may_be_left_out_is_a_choice_of_nothing() -> None:
    (choice,) = compile_template("[over|up]")
    assert choice == Choice(((), (Literal("over", ("over",)),), (Literal("up", ("up",)),)))


def test_holes_inside_choices_count() -> None:
    assert [hole.name for hole in holes(compile_template("a {one} <b {two}|c> [d {three}]"))] == ["one", "two", "three"]


@pytest.mark.parametrize("text", ["a ] b", "a > b", "a | b"])
def test_a_stray_bracket_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="too many"):
        compile_template(text)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("the deck runs out", "deck"),
        ("pass~es {gifts}", "pass"),
        ("{who} folds", ""),
        ("<a|b> c", ""),
        ("[Deal] {n}", ""),
        ("fold~s", ""),
    ],
)
def test_the_first_word_is_told_only_when_it_is_plain(text: str, word: str) -> None:
    assert first_word(text) == word
