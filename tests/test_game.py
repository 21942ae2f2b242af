import pytest

from pokernight.game import Game, NotUnderstood

RULES = [
    "Deal five cards face down to each player.",
    "Each player juggles.",
    "Threes are rather wild.",
    "Showdown, high hand wins.",
]


def test_every_rule_that_is_not_understood_is_named() -> None:
    with pytest.raises(NotUnderstood) as stopped:
        Game.read(RULES)
    first, second = stopped.value.unknown
    assert (first.rule, first.text, first.column) == (2, "Each player juggles.", 12)
    assert (second.rule, second.column) == (3, RULES[2].index("rather"))
    assert "Sevens are wild." in second.nearest
    assert len(first.nearest) == len(second.nearest) == 3


def test_the_message_points_at_the_place() -> None:
    with pytest.raises(NotUnderstood) as stopped:
        Game.read(RULES[:2])
    message = str(stopped.value).splitlines()
    assert message[0].startswith("Rule 2: ")
    assert message[1] == "Each player juggles."
    assert message[2].index("^") == 12
    assert message[3] == "These would be understood:"
    assert len(message) == 7


def test_a_game_knows_its_kinds() -> None:
    game = Game.read(
        [
            "Deal 7 cards face down to each player.",
            "Each player passes 3 cards to the left.",
            "Showdown: the high hand wins.",
        ]
    )
    assert {"Deal", "Act", "PassCards", "Showdown"} <= game.kinds
    assert "Wild" not in game.kinds


def test_games_are_equal_by_meaning() -> None:
    ours = Game.read(["Deal 5 cards face down to each player.", "Showdown: the high hand wins."])
    assert ours == Game.read(["Deal five cards face down to each player", "showdown, highest hand wins."])
    assert ours != Game.read(["Deal four cards face down to each player", "showdown, highest hand wins."])
