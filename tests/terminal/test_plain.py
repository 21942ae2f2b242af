"""Plain lines: the same evening in text, for pipes, screen readers and programs."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kit.evenings import begun
from pokernight.cli import house
from pokernight.evening.book import evenings
from pokernight.evening.evening import Evening
from pokernight.terminal.plain import Plain

BETTING = (
    "Deal one card face down to each player.",
    "Betting round.",
    "Betting round.",
    "Showdown: the high hand wins.",
)


def talk(evening: Evening, *typed: str, as_data: bool = False) -> str:
    """What is said when certain lines are typed."""
    said: list[str] = []
    lines: Iterator[str] = iter(typed)

    def read(prompt: str) -> str:
        said.append(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    Plain(said.append, read, as_data=as_data).play(evening)
    return "\n".join(said)


def run(*words: str, given: str = "") -> Result:
    result = CliRunner().invoke(house, ["play", *words], input=given)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_a_hand_in_lines() -> None:
    evening = begun(*BETTING, deck="9c 3h Kd")
    told = talk(evening, "check", "bet 3")
    assert "Your cards: K♦\nYou have king high.\nPot 3, you have 199 chips.\nCheck or bet.\n" in told
    assert "You may: check; fold; bet 1 to 5." in told
    assert "You win 12: high hand, king high." in told
    assert "You are 8 up on this hand." in told
    assert "9♣" in told[told.index("Showdown") :]
    assert "9♣" not in told[: told.index("Showdown")]
    assert told.endswith("The evening is kept. Take it up again with: pokernight play --resume")


def test_an_answer_that_is_refused_is_asked_again() -> None:
    evening = begun(*BETTING)
    told = talk(evening, "bet 70", "dance", "check")
    assert "A bet goes from 1 to 5 here." in told
    assert told.count("There is no bet to call; check or bet.") == 1
    assert evening.hand
    assert [str(given) for seat, given in evening.hand.answers if seat == 3] == ["check"]


def test_an_empty_line_gives_the_usual_answer() -> None:
    evening = begun(*BETTING)
    talk(evening, "", "")
    assert not evening.playing


def test_an_empty_line_never_folds() -> None:
    evening = begun("Deal one card face down to each player.", "Betting round.", "Showdown: the high hand wins.")
    hand = evening.hand
    assert hand
    bettor = next(seat for seat in hand.asking)
    if bettor != evening.me:
        evening.answer(bettor, "bet 2")
    while evening.question is None:
        evening.answer(evening.thinking[0], "call")
    assert str(evening.question.default) == "fold"
    told = talk(evening, "", "call", "why", "ledger")
    assert "An empty line does not fold." in told
    assert evening.me not in hand.view(0).folded
    assert "(wins)" in told
    assert " pay" in told


def test_bots_take_a_human_moment_and_are_told_one_by_one() -> None:
    evening, waits, said = begun(*BETTING), [0.0], list[str]()

    def wait(seconds: float) -> None:
        waits.append(seconds)
        said.append("a moment")

    def read(_: str) -> str:
        raise EOFError

    assert evening.question is None
    Plain(said.append, read, pace=2.0, wait=wait).play(evening)
    moments = [at for at, line in enumerate(said) if line == "a moment"]
    assert len(moments) == 2
    assert all(0.5 < seconds <= 3.0 for seconds in waits[1:])
    assert any("checks" in line or "bets" in line for line in said[moments[0] : moments[1]])


def test_the_last_showdown_is_explained_in_the_next_hand() -> None:
    evening = begun(*BETTING, deck="9c 3h Kd")
    told = talk(evening, "why", "check", "bet 3", "", "why", "settle")
    assert told.count("The hand is not over yet.") == 1
    assert "You: king high (wins)" in told
    assert evening.playing
    before = told.index("Settling up as it was before this hand:")
    assert " pays you " in told[before:]


def test_who_leaves_is_told_who_pays_whom() -> None:
    told = talk(begun(*BETTING, deck="9c 3h Kd"), "check", "bet 3", "quit")
    assert "Settling up:\n" in told
    assert told.count(" pays you 4.") == 2
    assert "Nobody owes anybody anything." in talk(begun(*BETTING), "quit")


def test_what_can_be_asked_for() -> None:
    evening = begun(*BETTING, deck="9c 3h Kd")
    told = talk(evening, "help", "look", "rules", "?", "history", "ledger", "say king", "quit")
    assert "Other words: look" in told
    assert "Seat 3, You, 199 chips: K♦" in told
    assert "4. Showdown: the high hand wins." in told
    assert "Rule 2 of Kitchen Game: " in told
    assert "Hand 1: Kitchen Game" in told
    assert "0 hands played" in told
    assert "You say “king”." in told


def test_between_hands() -> None:
    evening = begun(*BETTING)
    told = talk(evening, "", "", "buy", "mexican", "Anaconda", "", "quit")
    assert " games: Mexican" in told
    assert "Anaconda it is." in told
    assert evening.people[0].bought == 400
    assert evening.entry
    assert (evening.number, evening.entry.name) == (2, "Anaconda")


def test_without_chips_there_is_only_buying() -> None:
    evening = begun(*BETTING)
    evening.people[1].chips += evening.people[0].chips
    evening.people[0].chips = 0
    evening.hand = None
    evening.number = 0
    told = talk(evening, "no", "yes", "quit")
    assert told.count("You have no chips left. Buy more?") == 2
    assert evening.people[0].bought == 400


def test_dealers_choice_in_lines() -> None:
    told = run("--choice", "--seats", "3", "--seed", "4", given="xyzzy\nfive card stud\nquit\n").output
    assert "You deal next, and you call the game." in told
    assert "No game has these words." in told
    assert "Five Card Stud it is." in told


def test_the_lobby_in_lines() -> None:
    assert "Anaconda it is." in run("--seed", "1", given="#10\nanaconda\n10\n").output
    assert "You deal next: " in run(given="surprise\n").output
    assert "you call the game" in run(given="choice\n").output
    assert run(given="").exit_code == 0
    assert "What shall we play?" in run(given="quit\n").output


def test_an_evening_is_taken_up_from_a_pipe() -> None:
    assert run("--resume").exit_code == 2
    assert "No evening was kept" in run("--resume").output
    first = run("five card stud", "--seats", "3", "--seed", "5", given="check\n").output
    assert "pokernight play --resume" in first
    (book,) = evenings()
    assert book.read().playing
    second = run("--resume", given="check\n").output
    assert "You check." in second
    assert len(evenings()) == 1


def test_a_program_plays_with_data() -> None:
    result = run("five card stud", "--seats", "2", "--seed", "5", "--bots", "caller", "--json", given="dance\ncheck\n")
    said = [json.loads(line) for line in result.output.splitlines()]
    me = "2"
    assert list(said[0]["asking"]) == [me]
    assert "refused" in said[1]
    assert said[2]["events"][: len(said[0]["events"])] == said[0]["events"]


def test_customs_of_the_table() -> None:
    told = run(
        "five card stud", "--seats", "2", "--bots", "caller", "--ante", "3", "--maximum", "9", "--stack", "50"
    ).output
    assert "You ante 3." in told
    assert "you have 47 chips" in told
    assert "to 9." in told
    assert "less than the minimum" in run("anaconda", "--minimum", "9").output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("no such game",), "No game is called"),
        (("anaconda", "--seats", "9"), "Anaconda is for 2 to 7 players, and you are 9."),
        (("anaconda", "--page", "nowhere.md"), "nowhere.md"),
    ],
)
def test_wishes_that_cannot_be(words: tuple[str, ...], complaint: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert complaint in result.output


def test_a_game_from_a_page() -> None:
    page = Path(__file__).parents[2] / "examples" / "toll-bridge.md"
    assert "Toll Bridge" in run("toll bridge", "--page", str(page), "--seats", "3").output


def test_as_many_sit_down_as_suits_the_game() -> None:
    run("buy a card", "--seed", "1")
    assert len(evenings()[0].read().people) == 4


def test_common_cards_are_shown_as_they_lie() -> None:
    rules = ("Deal one card face down to each player.", "Deal five common cards face up to the table in a cross.")
    betting = "Betting round, starting with the high hand showing."
    evening = begun(*rules, betting, "Showdown: the high hand wins.", deck="9c 3h Kd 2c 4c 5c 6c 7c")
    told = talk(evening, "look", "quit")
    start = told.index("Common:\n")
    rows = told[start:].split("\n")[1:4]
    assert sorted(" ".join(rows).split()) == ["2♣", "4♣", "5♣", "6♣", "7♣"]
    assert [len(row.split()) for row in rows] == [1, 3, 1]
    assert [row.index(row.split()[0]) for row in rows] == [6, 2, 6], "the upright beam is in the middle"
