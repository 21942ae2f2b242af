import pytest

from pokernight.language.template import (
    Choice,
    Hole,
    Literal,
    beginning,
    compile_template,
    holes,
    needed_choices,
    needed_words,
)


def test_a_template_is_taken_apart() -> None:
    assert compile_template("deal {count:one}<up|face down>") == (
        Literal("deal ", ("deal",)),
        Hole("count", "one"),
        Choice(
            ((Literal("up", ("up",)),), (Literal("face down", ("face", "down")),)),
            (frozenset({"up"}), frozenset({"face", "down"})),
        ),
    )


def test_what_may_be_left_out_is_a_choice_of_nothing() -> None:
    (choice,) = compile_template("[over|up]")
    assert isinstance(choice, Choice)
    assert choice.ways == ((), (Literal("over", ("over",)),), (Literal("up", ("up",)),))


def test_holes_inside_choices_count() -> None:
    assert [hole.name for hole in holes(compile_template("a {one} <b {two}|c> [d {three}]"))] == ["one", "two", "three"]


@pytest.mark.parametrize("text", ["a ] b", "a > b", "a | b"])
def test_a_stray_bracket_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="too many"):
        compile_template(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("flip [over] {cards} <face up|up> now", {"flip", "now"}),
        ("[a <b|c [d]>] e {f:one} <g {h}|i> round of betting", {"e", "betting", "round"}),
        ("[only] <this|that>", set()),
    ],
)
def test_what_stands_in_no_choice_is_needed(text: str, words: set[str]) -> None:
    assert needed_words(text) == words


@pytest.mark.parametrize(
    ("text", "words", "holes"),
    [
        ("the deck runs out", {"deck"}, ()),
        ("pass~es {gifts}", {"pass"}, ()),
        ("round of betting for all", {"betting"}, ()),
        ("{who} folds", set(), (Hole("who"),)),
        ("<a|any> card", {"a", "any"}, ()),
        ("<the|a> card", {"a", "card"}, ()),
        ("[Deal] {batches} to all", {"deal"}, (Hole("batches"),)),
        ("[one|two] [more] cards here", {"one", "two", "more", "card"}, ()),
        ("[{who:one}] folds", {"fold"}, (Hole("who", "one"),)),
        ("<<a|b> c|{d}> e", {"a", "b"}, (Hole("d"),)),
        ("[all] [of {them}]", {"all", "of", "."}, ()),
    ],
)
def test_how_a_template_begins(text: str, words: set[str], holes: tuple[Hole, ...]) -> None:
    assert beginning(text) == (frozenset(words), holes)


def test_one_way_of_a_choice_is_needed_unless_it_may_be_left_out() -> None:
    ways = needed_choices("<take|<get|buy> [up to] more> {count} card(s) [face up|up] <a|{b}>")
    assert ways == ((frozenset({"take"}), frozenset({"more"})),)
