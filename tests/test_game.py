import pytest

from kit.games import IN_OWN_WORDS
from pokernight.catalogue.entry import Entry
from pokernight.english.grammar.marks import Another
from pokernight.english.page import read_page
from pokernight.game import CannotWork, Game, NotUnderstood, Unknown
from pokernight.game.meant import MeantGame
from pokernight.game.reading import in_doubt, read_rules
from pokernight.game.ruled import RuledGame
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
    ours = Game.read(["Five cards are dealt face down to each player.", "The high hand wins."])
    assert ours == Game.read(["Deal five cards face down to each player", "showdown, highest hand wins."])
    assert ours != Game.read(["Deal four cards face down to each player", "showdown, highest hand wins."])


@pytest.mark.parametrize("entry", IN_OWN_WORDS, ids=lambda entry: entry.name)
def test_a_page_in_a_dealers_own_words_is_played_by_what_it_means(entry: Entry) -> None:
    assert read_rules(entry.rules)[1], "the phrase book does not know every line"
    game = entry.game
    assert isinstance(game, MeantGame)
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
    [
        ([*OWN, "Each player juggles."], [4]),  # the phrase book does not know the second either
        (["Each player juggles.", *OWN, "Ducks fly."], [1, 5]),
    ],
)
def test_only_what_is_read_neither_way_is_not_understood(rules: list[str], unknown: list[int]) -> None:
    with pytest.raises(NotUnderstood) as stopped:
        Game.read(rules)
    assert [line.rule for line in stopped.value.unknown] == unknown


def test_where_no_way_reads_all_the_better_one_says_what_it_lacks() -> None:
    one, two = Unknown(1, "One.", 0, ""), Unknown(2, "Two.", 0, "")
    three = Unknown(3, "Three.", 0, "")
    assert in_doubt({1: one, 2: two}, {3: three}) == (three,)
    assert in_doubt({1: one}, {2: two, 3: three}) == (one,)


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
    assert MeantGame(lines, texts=texts).write() == (texts[0], "Deal 5 cards face down to each player.")


@pytest.mark.parametrize(
    ("line", "taken_for"),
    [
        ("Any card dealt after a queen is wild.", "after the last face-up queen"),
        ("The best hand must beat the table hand to win.", "The player with the high hand beats"),
    ],
)
def test_what_the_phrase_book_knows_by_half_is_not_played(line: str, taken_for: str) -> None:
    rules = ["Deal 5 cards face down to each player.", "Each player declares in or out.", line, "The high hand wins."]
    with pytest.raises(NotUnderstood, match=f"Do you mean.*{taken_for}"):
        Game.read(rules)


def test_the_phrase_book_has_a_page_that_it_takes_as_the_grammar_does() -> None:
    rules = [
        "Deal two cards face down to everyone.",
        "Deal five common cards face up to the table in a row.",
        "Showdown, highest hand wins.",
    ]
    assert isinstance(Game.read(rules), RuledGame)
