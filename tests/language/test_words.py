import pytest

from pokernight.language.words import fold


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Each player passes two cards.", "each players pass two card."),
        ("You can't win", "they may not win"),
        ("the max bet", "maximum bet"),
        ("a no-peek card", "a no peek card"),
        ("high/low/both", "high, low, both"),
        ("an out player is ever dealt", "a out player is dealt"),
        ("10x ante", "10 times the ante"),
        ("everybody; somebody!", "everyone. someone."),
        ("Hands (of five)", "hand of five"),
        ("player’s colour", "player's color"),
    ],
)
def test_what_means_the_same_is_folded_together(one: str, other: str) -> None:
    assert [word.text for word in fold(one)] == [word.text for word in fold(other)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("pass left", "pass right"),
        ("two cards", "three cards"),
        ("may fold", "must fold"),
        ("a & b", "a b"),
        ("is", "was"),
    ],
)
def test_what_differs_in_meaning_stays_apart(one: str, other: str) -> None:
    assert [word.text for word in fold(one)] != [word.text for word in fold(other)]


def test_words_know_their_column() -> None:
    text = "Deal the two cards, face up."
    assert [text[word.column :].split()[0].strip(",.") for word in fold(text)[:-1]] == [
        "Deal",
        "two",
        "cards",
        "face",
        "up",
    ]


@pytest.mark.parametrize(
    ("word", "stem"),
    [("sixes", "six"), ("passes", "pass"), ("aces", "ace"), ("less", "less"), ("qualifies", "qualify"), ("goes", "go")],
)
def test_the_s_of_plurals_and_verbs_is_dropped(word: str, stem: str) -> None:
    assert [folded.text for folded in fold(word)] == [stem]
