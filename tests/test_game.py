import pytest

from kit.games import IN_OWN_WORDS
from pokernight.catalogue.entry import Entry
from pokernight.english.grammar.marks import Another
from pokernight.english.page import read_page
from pokernight.game import CannotWork, Game, NotUnderstood
from pokernight.meaning.rules import Line

RULES = [
    "Deal five cards face down to each player.",
    "Each player juggles.",
    "Threes are frobly wild.",
    "Showdown, high hand wins.",
]


def test_every_rule_that_is_not_understood_is_named() -> None:
    with pytest.raises(NotUnderstood) as stopped:
        Game.read(RULES)
    first, second = stopped.value.unknown
    assert (first.rule, first.text, first.column) == (2, "Each player juggles.", 12)
    assert (second.rule, second.column) == (3, RULES[2].index("frobly"))
    assert "Threes are wild." in second.nearest
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
            "Deal seven cards face down to each player.",
            "Each player passes three cards to the left.",
            "Showdown: the high hand wins.",
        ]
    )
    assert {"deal", "pass", "Showdown"} <= game.kinds
    assert "Wild" not in game.kinds


def test_games_are_equal_by_meaning() -> None:
    ours = Game.read(["Five cards are dealt face down to each player.", "The high hand wins."])
    assert ours == Game.read(["Deal five cards face down to each player", "showdown, highest hand wins."])
    assert ours != Game.read(["Deal four cards face down to each player", "showdown, highest hand wins."])


@pytest.mark.parametrize("entry", IN_OWN_WORDS, ids=lambda entry: entry.name)
def test_a_page_in_a_dealers_own_words_is_played_by_what_it_means(entry: Entry) -> None:
    game = entry.game
    assert Game.read(game.texts).lines == game.lines
    assert len(game.write()) == len(entry.rules)
    assert game.numbering[: len(entry.rules)] == tuple(str(number) for number in range(1, len(entry.rules) + 1))
    assert all(game.sentences)


@pytest.mark.parametrize(
    "line",
    [
        "*Frob the deck.",
        "Each player *frobs the deck.",
        "Deal a *frob to each player.",
        "If you *snooze, you lose.",
        "Threes are *frobly wild.",
        "Each player passes three cards to the *frob on the left.",
    ],
)
def test_a_word_that_is_not_known_is_where_understanding_stops(line: str) -> None:
    with pytest.raises(NotUnderstood) as stopped:
        Game.read([RULES[0], line.replace("*", ""), RULES[3]])
    (unknown,) = stopped.value.unknown
    assert unknown.column == line.index("*")


OWN = ["Deal everyone two cards face down.", "Now comes the flop.", "The best hand wins."]


@pytest.mark.parametrize(
    ("rules", "unknown"),
    [([*OWN, "Each player juggles."], [4]), (["Each player juggles.", *OWN, "Ducks fly."], [1, 5])],
)
def test_only_what_is_not_read_is_called_unknown(rules: list[str], unknown: list[int]) -> None:
    with pytest.raises(NotUnderstood) as stopped:
        Game.read(rules)
    assert [line.rule for line in stopped.value.unknown] == unknown


def test_a_page_that_does_not_say_who_wins_is_refused_however_it_is_read() -> None:
    for rules in (["Deal five cards face down to each player."], ["Deal everyone five cards face down.", "Bet."]):
        with pytest.raises(CannotWork, match="there is no showdown"):
            Game.read([*rules, "3s and 9s are wild."])


def test_a_meaning_that_cannot_work_is_refused_with_a_reason() -> None:
    with pytest.raises(CannotWork, match="No cards are dealt to the players"):
        Game.read(["Now comes the flop.", "3s and 9s are wild.", "Bet."])


def test_a_line_without_a_sentence_of_ours_is_left_as_the_page_has_it() -> None:
    texts = ("Next comes the draw.", "Deal five cards face down to each player.")
    lines = (Line((Another(),)), *read_page(texts[1:]))
    assert Game(lines, texts=texts).write() == (texts[0], "Deal five cards face down to each player.")
