import pytest

from pokernight.language.template import Choice, Hole, Literal, compile_template, holes, opening


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
    ("text", "words", "hole"),
    [
        ("the deck runs out", {"deck"}, None),
        ("pass~es {gifts}", {"pass"}, None),
        ("{who} folds", set(), Hole("who")),
        ("<a|any> card", {"a", "any"}, None),
        ("[Deal] {batches} to all", {"deal"}, Hole("batches")),
        ("[one|two] [more] cards here", {"one", "two", "more", "card"}, None),
    ],
)
def test_how_a_template_begins(text: str, words: set[str], hole: Hole | None) -> None:
    assert opening(text) == (frozenset(words), hole)


@pytest.mark.parametrize("text", ["fold~s", "<the|a> card", "[{who}] folds", "<<a|b> c|d> e"])
def test_what_is_not_plain_is_left_to_be_taken_apart(text: str) -> None:
    assert opening(text) is None
