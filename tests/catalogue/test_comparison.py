"""Rules are lined up by meaning."""

from hypothesis import given
from hypothesis import strategies as st

from pokernight.catalogue.comparison import Pair, cell, pairs

meanings = st.lists(st.sampled_from("abcd"), max_size=12)


@given(meanings, meanings)
def test_every_rule_stands_once_and_only_equals_are_the_same(left: list[str], right: list[str]) -> None:
    rows = [*pairs(left, right)]
    assert [row.left for row in rows if row.left] == [*range(1, len(left) + 1)]
    assert [row.right for row in rows if row.right] == [*range(1, len(right) + 1)]
    for row in rows:
        if row.same:
            assert row.left
            assert row.right
            assert left[row.left - 1] == right[row.right - 1]


@given(meanings)
def test_a_game_is_the_same_as_itself(rules: list[str]) -> None:
    assert [*pairs(rules, rules)] == [Pair(number, number, True) for number in range(1, len(rules) + 1)]


def test_meanings_need_not_be_hashable() -> None:
    assert [row.same for row in pairs(["one", "two"], ["one", "three"])] == [True, False]


def test_long_rules_are_broken_in_their_column() -> None:
    assert cell(["Deal one card to each player."], 1, 16) == ["1. Deal one card", "   to each", "   player."]
    assert cell(["Deal."], None, 16) == []
