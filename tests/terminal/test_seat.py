"""The seat: what it shows, how an evening goes on, and that leaving in the middle loses nothing."""

from pathlib import Path

from textual.widgets import OptionList

from kit.evenings import asked, begun, let_bots_answer, played_on
from kit.screens import Table, sit
from pokernight.catalogue.shelf import shipped
from pokernight.evening.book import Book, evenings
from pokernight.evening.evening import Evening
from pokernight.evening.setting import Setting
from pokernight.table.choices import Answer, Words
from pokernight.table.picking import Cards
from pokernight.table.record import Record
from pokernight.terminal.controls import Given
from pokernight.terminal.lobby import Lobby
from pokernight.terminal.overlays import History, Reading
from pokernight.terminal.seat import BUY, DEAL, LEAVE

BETTING = (
    "Deal one card face down to each player.",
    "Betting round.",
    "Betting round.",
    "Showdown: the high hand wins.",
)
STUD = shipped()["five card stud"]


def stud(seats: int = 3) -> Evening:
    return Evening.begin(seats, STUD, kind="caller", seed="stud")


def test_the_table_shows_what_a_player_needs() -> None:
    rules = (
        "Deal five cards face down to each player.",
        "Betting round.",
        "Showdown: the high hand wins.",
        "Twos are wild.",
    )
    deck = "9c 3h 2h 8c 4h Ks 7c 5d Kd 6h 6d Qc Ts 7s 3c"

    async def play(table: Table) -> None:
        names = [person.name for person in table.evening.seated]
        assert "Kitchen Game" in table.text("#heading")
        assert all(name in table.text("#players") for name in names)
        assert "▶ 3 You" in table.text("#players")
        assert "K♠" not in table.text("#players")
        assert "Pot 3" in table.text("#middle")
        assert "You have three kings   * is wild" in table.text("#hand")
        assert "2   *" in table.text("#hand")
        assert "▶ 2. Betting round" in table.text("#rules-text")
        assert f"{names[0]} checks." in table.text("#story-text")
        assert table.text("#prompt") == "Check or bet."

    sit(play, begun(*rules, deck=deck), size=(120, 40))


def test_cards_of_others_are_not_shown() -> None:
    deck = "9c 3h 2h 8c 4h Ks"

    async def play(table: Table) -> None:
        shown = " ".join(table.text(name) for name in ("#players", "#middle", "#hand", "#story-text"))
        assert "2♥" in shown
        assert not any(card in shown for card in ("9♣", "3♥", "8♣", "4♥"))

    sit(play, begun("Deal two cards face down to each player.", *BETTING[1:], deck=deck))


def test_a_small_screen_shows_the_story_below_the_players() -> None:
    async def play(table: Table) -> None:
        assert not table.seat.query_one("#side").display
        assert table.seat.query_one("#ticker").size.height >= 3
        for part in ("#players", "#middle", "#hand", "#prompt", "#usage"):
            region = table.seat.query_one(part).region
            assert region.y >= 0 and region.bottom <= 24, part

    sit(play, asked("anaconda", Cards, seats=7), size=(80, 24))


def test_a_hand_is_played_to_the_end_and_another_one_follows() -> None:
    async def play(table: Table) -> None:
        while table.evening.playing:
            await table.press("enter")
        assert "wins" in table.text("#prompt") or "You win" in table.text("#prompt")
        assert f"{table.evening.people[1].name} deals next: Five Card Stud." in table.text("#prompt")
        await table.press("enter")
        assert table.evening.number == 2
        assert table.evening.playing

    sit(play, stud())


def test_leaving_in_the_middle_and_taking_it_up_again(tmp_path: Path) -> None:
    book = Book(tmp_path / "evening")
    left: list[Evening] = []

    async def leave(table: Table) -> None:
        await table.press("enter", "enter")
        left.append(table.evening)
        await table.press("q")

    app = sit(leave, stud(), book)
    assert app.return_value == book.folder
    again = book.read()
    assert again.hand and left[0].hand
    assert again.hand.answers == left[0].hand.answers

    async def go_on(table: Table) -> None:
        assert table.evening.hand is again.hand
        while table.evening.playing:
            await table.press("enter")
        await table.press("enter")
        assert table.evening.number == 2

    sit(go_on, again, book)
    assert len(book.read().past) == 1


def test_an_evening_is_taken_up_between_two_hands(tmp_path: Path) -> None:
    book = Book(tmp_path / "evening")
    evening = stud()
    evening.deal(STUD)
    book.write(played_on(evening))

    async def play(table: Table) -> None:
        assert "deals next" in table.text("#prompt")
        await table.press("enter")
        assert table.evening.number == 2

    sit(play, book.read(), book)


def test_each_dealer_calls_a_game() -> None:
    async def play(table: Table) -> None:
        assert isinstance(table.app.screen, Lobby)
        await table.press(*"five card stud", "enter")
        assert table.evening.entry == STUD
        while table.evening.playing:
            await table.press("enter")
        coming = table.seat.coming
        assert coming
        assert f"{table.evening.people[1].name} deals next: {coming.name}." in table.text("#prompt")
        await table.press("enter")
        assert table.evening.entry is coming

    sit(play, Evening.begin(3, kind="caller", seed="choice"))


def test_the_game_of_the_evening_can_be_changed() -> None:
    async def play(table: Table) -> None:
        while table.evening.playing:
            await table.press("f", "enter")
        await table.press("right", "enter")
        assert isinstance(table.app.screen, Lobby)
        await table.press("escape")
        assert table.evening.number == 1
        await table.press("enter")
        await table.press(*"anaconda", "enter")
        assert table.evening.entry is table.evening.game is shipped()["anaconda"]

    sit(play, stud())


def test_chips_are_bought_when_there_are_none() -> None:
    evening = stud(2)
    evening.deal(STUD)
    played_on(evening)
    evening.people[0].chips = 0

    async def play(table: Table) -> None:
        question = table.seat.question.choice
        assert isinstance(question, Words)
        assert question.words == (BUY, LEAVE)
        await table.press("enter")
        assert table.evening.people[0].chips == 200
        question = table.seat.question.choice
        assert isinstance(question, Words)
        assert question.words[0] == DEAL

    sit(play, evening)


def test_what_is_explained_and_what_is_listed() -> None:
    async def play(table: Table) -> None:
        for key, part in (
            ("question_mark", "You may answer:"),
            ("r", " 4. Showdown"),
            ("l", "0 hands played"),
            ("w", "not over yet"),
        ):
            await table.press(key)
            assert isinstance(table.app.screen, Reading)
            assert part in table.app.screen.text.plain
            await table.press("escape")
        assert table.seat.question.control
        assert table.seat.question.control.has_focus

    sit(play, begun(*BETTING))


def test_the_history_tells_every_hand_and_exports_those_that_are_over(tmp_path: Path) -> None:
    evening = stud()
    evening.deal(STUD)
    played_on(evening)
    evening.deal(STUD)
    let_bots_answer(evening)

    async def play(table: Table) -> None:
        await table.press("h")
        assert isinstance(table.app.screen, History)
        assert table.text("#transcript").startswith("Hand 2: Five Card Stud")
        await table.press("x")
        assert list(tmp_path.glob("*.json")) == []
        await table.press("down")
        assert table.text("#transcript").startswith("Hand 1: Five Card Stud")
        await table.press("x")
        assert Record.read((tmp_path / "hand-1.json").read_bytes()) == evening.past[0]
        assert table.app.screen.query_one("#hands", OptionList).option_count == 2

    sit(play, evening)


def test_words_are_said_aloud() -> None:
    async def play(table: Table) -> None:
        await table.press("s", *"king", "enter")
        assert table.mine == ["say king"]
        assert "You say “king”." in table.text("#story-text")
        await table.press("colon", *"say queen", "enter")
        assert table.mine == ["say king", "say queen"]
        await table.press("colon", *"dance", "enter")
        assert "There is no bet to call" in table.text("#usage")
        await table.press("colon", "escape", "enter")
        assert table.mine[-1] == "check"

    sit(play, begun(*BETTING))


def test_a_key_that_comes_too_late_answers_nothing() -> None:
    async def play(table: Table) -> None:
        control = table.seat.question.control
        assert control
        await table.press("enter")
        assert table.seat.question.control is not control
        table.seat.post_message(Given(Answer("fold"), control))
        await table.settle()
        assert table.mine == ["check"]

    sit(play, begun(*BETTING))


def test_bots_take_their_time_and_you_see_who_thinks() -> None:
    evening = stud()
    evening.deal(STUD)
    while not evening.thinking:
        evening.answer(evening.me, "check")
    thinker = evening.seated[evening.thinking[0] - 1].name

    async def look(table: Table) -> None:
        assert f"Waiting for {thinker}…" in table.text("#prompt")
        assert "thinking…" in table.text("#players")

    sit(look, evening, setting=Setting(pace=60), settled=False)


def test_a_bot_whose_question_has_gone_answers_nothing() -> None:
    evening = stud()
    evening.deal(STUD)
    while not evening.thinking:
        evening.answer(evening.me, "check")
    first = evening.thinking[0]

    async def play(table: Table) -> None:
        evening.answer(first, "check")
        await table.settle()
        assert evening.hand
        assert [str(answer) for seat, answer in evening.hand.answers if seat == first][:1] == ["check"]
        assert evening.question

    sit(play, evening, setting=Setting(pace=3), settled=False)


def test_a_disk_that_refuses_does_not_end_the_evening(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def play(table: Table) -> None:
        await table.press("enter")
        assert table.mine == ["check"]
        assert any("cannot be kept" in note.message for note in table.app._notifications)

    sit(play, begun(*BETTING), Book(tmp_path / "file"))


def test_nothing_is_kept_before_the_first_hand() -> None:
    async def play(table: Table) -> None:
        await table.press("escape")

    app = sit(play)
    assert app.return_value is None
    assert evenings() == []
