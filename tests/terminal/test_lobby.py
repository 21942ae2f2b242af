"""The lobby: search as you type, tags, players, a surprise, and the evening that was kept."""

from textual.widgets import OptionList

from kit.evenings import let_bots_answer
from kit.screens import Table, sit
from pokernight.catalogue.shelf import shipped
from pokernight.evening.book import evenings, new_book
from pokernight.evening.evening import Evening
from pokernight.terminal.lobby import Lobby, Players, Tags
from pokernight.terminal.seat import Seat


def lobby(table: Table) -> Lobby:
    assert isinstance(table.app.screen, Lobby)
    return table.app.screen


def test_a_search_narrows_the_list_and_enter_plays_what_is_marked() -> None:
    async def play(table: Table) -> None:
        assert len(lobby(table).found) > 150
        await table.press(*"mexican stud")
        names = [entry.name for entry in lobby(table).found]
        assert names
        assert all("mexican" in name.casefold() for name in names[:2])
        assert names[0] in table.text("#about")
        await table.press("down")
        await table.press("enter")
        assert table.evening.entry
        assert table.evening.entry.name == names[1]
        assert table.evening.game is table.evening.entry
        assert len(evenings()) == 1

    sit(play)


def test_nothing_is_found_and_nothing_is_played() -> None:
    async def play(table: Table) -> None:
        await table.press(*"xyzzy", "enter")
        assert lobby(table).found == ()
        assert "No game has all of this" in table.text("#about")

    sit(play)


def test_tags_and_the_number_of_players() -> None:
    async def play(table: Table) -> None:
        lobby(table).query_one(Tags).focus()
        await table.press("right", "space")
        assert all("discard" in entry.tags for entry in lobby(table).found)
        await table.press("space")
        assert len(lobby(table).found) > 150
        lobby(table).query_one(Players).focus()
        await table.press("right", "right", "right", "right")
        assert lobby(table).seats == 9
        assert all(entry.game.most_seats >= 9 for entry in lobby(table).found)
        await table.press("ctrl+s")
        assert len(table.evening.people) == 9

    sit(play)


def test_a_surprise_is_one_of_those_that_were_found() -> None:
    async def play(table: Table) -> None:
        await table.press(*"anaconda")
        found = lobby(table).found
        await table.press("ctrl+s")
        assert table.evening.entry in found

    sit(play)


def test_dealers_choice_begins_with_your_call() -> None:
    async def play(table: Table) -> None:
        await table.press("ctrl+d")
        assert not lobby(table).first
        assert not lobby(table).query("Players")
        await table.press(*"five card stud", "enter")
        assert isinstance(table.app.screen, Seat)
        assert table.evening.game is None
        assert table.evening.entry is shipped()["five card stud"]

    sit(play)


def kept() -> Evening:
    entry = shipped()["anaconda"]
    evening = Evening.begin(4, entry, seed="kept")
    evening.deal(entry)
    let_bots_answer(evening)
    new_book().write(evening)
    return evening


def test_the_last_evening_is_taken_up() -> None:
    evening = kept()

    async def play(table: Table) -> None:
        assert "Anaconda, 4 players, in the middle of hand 1" in table.text("#kept")
        await table.press("ctrl+r")
        assert table.evening.hand and evening.hand
        assert table.evening.hand.answers == evening.hand.answers

    sit(play)


def test_a_damaged_evening_is_told_and_left_alone() -> None:
    kept()
    page = evenings()[0].page
    page.write_text("{")

    async def play(table: Table) -> None:
        assert not lobby(table).query("#kept")
        assert any("cannot be taken up" in note.message for note in table.app._notifications)
        await table.press("ctrl+r")
        assert isinstance(table.app.screen, Lobby)

    sit(play)
    assert page.read_text() == "{"


def test_the_list_can_be_walked_and_clicked() -> None:
    async def play(table: Table) -> None:
        await table.press("pagedown", "up")
        assert lobby(table).query_one("#games", OptionList).highlighted == 9
        lobby(table).query_one("#games").focus()
        await table.press("enter")
        assert isinstance(table.app.screen, Seat)

    sit(play)
