"""The evening and its money: a ledger that forgets nobody, what waits until a hand is over, pauses, and hosts."""

import asyncio
import csv
import io
import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from starlette.testclient import TestClient

from pokernight.catalogue.problem import Mistake
from pokernight.evening.settling import transfers
from pokernight.web import deeds
from pokernight.web.app import app
from pokernight.web.hub import Hub
from pokernight.web.room import Room
from web.house import in_house, sit, table
from web.test_room import deal, opened, played_out

CHANCES = range(12)


def play_out(room: Room, chance: Random) -> None:
    """Play the hand on the table to its end by chance."""
    assert room.hand
    while not room.hand.ended:
        seat, choice = next(iter(room.hand.asking.items()))
        room.do(deeds.Answered(seat, str(choice.any(chance)), id=f"{room.number}/{len(room.hand.answers)}"))


def test_whoever_leaves_cashes_out_and_comes_back_to_the_same_line() -> None:
    room = opened("five card stud")
    for seed in CHANCES:
        played_out(room, Random(seed))
    before = room["p1"].line
    chips, gain = before.front, before.gain
    assert gain
    room.do(deeds.Leave("p1"))
    assert (before.front, before.taken, before.gain) == (0, chips, gain)
    assert room.ledger.balance == 0
    room.do(deeds.Join("p1", "Player 1", key="k9"))
    assert room["p1"].line is before
    assert (before.front, before.gain) == (200, gain)
    assert room.keyed("k9") is room["p1"]


def test_a_name_that_was_left_has_its_line_but_nobody_shares_one() -> None:
    room = opened(seats=6)
    line = room["p1"].line
    room.do(deeds.Leave("p1"))
    room.do(deeds.Join("p4", "player 1", key="other browser"))
    assert room["p4"].line is line
    room.do(deeds.Join("p1", "Robin", key="k1"))
    assert room["p1"].line is not line
    assert [guest.id for guest in room.guests if guest.line is line] == ["p4"]
    assert room.ledger.balance == 0


@pytest.mark.parametrize(
    ("deed", "happened"),
    [
        (deeds.Leave("p1"), lambda room: all(guest.id != "p1" for guest in room.guests)),
        (deeds.Status("p1", here=False), lambda room: not room["p1"].here),
        (deeds.Call("seven card stud", by="p1"), lambda room: room.called.startswith("Seven Card Stud")),
        (deeds.Change(deeds.Settings(name="Later")), lambda room: room.settings.name == "Later"),
        (deeds.EndEvening(), lambda room: room.opened.keys() == {1}),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, deeds.Deed) else "",
)
def test_what_is_asked_for_during_a_hand_happens_after_it(deed: deeds.Patient, happened: object) -> None:
    assert callable(happened)
    for taken_back in (False, True):
        room = opened("five card stud")
        deal(room)
        room.do(deed)
        room.do(deed)
        assert len(room.pending) == 1
        assert not happened(room)
        if taken_back:
            room.do(deeds.TakeBack(room.pending[0].number))
            with pytest.raises(Mistake, match="taken back"):
                room.do(deeds.TakeBack(1))
        play_out(room, Random(1))
        assert happened(room) is not taken_back
        assert not room.pending


def test_whoever_has_left_wants_nothing_any_more() -> None:
    room = opened("five card stud")
    deal(room)
    before = room["p1"].line.bought
    for deed in (deeds.Leave("p1", by="p2"), deeds.Leave("p1"), deeds.Rebuy("p1"), deeds.Call("anaconda", by="p1")):
        room.do(deed)
    play_out(room, Random(1))
    assert (room.unheeded, room.called, room.ledger.lines["p1"].bought) == ([], "", before)


def test_a_call_counts_only_if_its_caller_deals_after_all() -> None:
    for sits_out in (False, True):
        room = opened("five card stud")
        deal(room)
        dealer = room.seated[0]
        assert dealer != room.host
        if sits_out:
            room.do(deeds.Status(dealer, here=False))
        room.do(deeds.Call("anaconda", by=dealer))
        play_out(room, Random(1))
        assert bool(room.called) is not sits_out
        assert room.unheeded == ([(dealer, "The dealer calls the game.")] if sits_out else [])


def test_chips_are_bought_during_a_hand_and_come_after_it() -> None:
    room = opened("five card stud")
    deal(room)
    for person in ("p1", "p2", "p3"):
        room.do(deeds.Rebuy(person))
    play_out(room, Random(3))
    for guest in room.guests:
        lost = guest.id not in [who for who, _ in room.unheeded]
        assert guest.line.bought == (400 if lost else 200)
    assert {why for _, why in room.unheeded} == {"You have a full stack."}
    assert room.ledger.balance == 0


def test_the_ledger_is_even_after_every_hand_of_every_kind() -> None:
    games = ["texas hold'em", "anaconda", "7-27", "no peek guts", "beat it", "seven card stud"]
    for game in games:
        room = opened(game, seats=6)
        for seed in range(5):
            played_out(room, Random(seed))
            for guest in room.guests:
                if not guest.chips:
                    room.do(deeds.Rebuy(guest.id))
            assert room.ledger.balance == 0, game


def test_the_host_hands_the_table_over() -> None:
    room = opened()
    room.do(deeds.Join("b", "Robot", bot="steady"))
    assert room.host == "p1"
    room.do(deeds.Appoint("p3"))
    assert room.host == "p3"
    with pytest.raises(Mistake, match="bot"):
        room.do(deeds.Appoint("b"))
    room.do(deeds.Leave("p3"))
    assert room.host == "p1"


def test_banks_fill_up_again() -> None:
    room = opened("five card stud", bank=60, refill=7)
    room["p1"].bank, room["p2"].bank = 0.0, 58.0
    played_out(room, Random(2))
    assert [guest.bank for guest in room.guests] == [7.0, 60.0, 60.0]


def test_a_paused_table_waits_with_all_its_clocks(tmp_path: Path) -> None:
    async def evening(hub: Hub) -> None:
        live = table(hub, game="five card stud", seconds=1, bank=0)
        ada, bob = await sit(hub, live, "Ada", "Bob")
        await ada.ask(do="deal")
        await ada.dealt()
        asked = next(one for one in (ada, bob) if one.state["question"])
        question = asked.state["question"]["id"]
        await asyncio.sleep(0.5)
        assert "host" in (await bob.ask(do="pause"))["why"]
        assert (await ada.ask(do="pause"))["type"] == "done"
        assert bob.state["table"]["paused"]
        assert asked.state["question"]["deadline"] is None
        assert "paused" in (await asked.answer("check"))["why"]
        await asyncio.sleep(1.2)
        assert live.room.question(asked.seat) == question
        assert (await ada.ask(do="resume"))["type"] == "done"
        live.show(asked.listener)
        left = asked.state["question"]["deadline"] - asked.state["now"]
        assert 0 < left < 0.6
        while live.room.playing and live.room.question(asked.seat) == question:
            await asyncio.sleep(0.01)

    in_house(tmp_path, evening)


def test_who_may_take_something_back(tmp_path: Path) -> None:
    async def evening(hub: Hub) -> None:
        live = table(hub, game="five card stud")
        ada, bob, cleo = await sit(hub, live, "Ada", "Bob", "Cleo")
        await ada.ask(do="deal")
        await cleo.dealt()
        for browser, message in ((bob, "stand"), (bob, "rebuy"), (cleo, "away")):
            assert (await browser.ask(do=message))["type"] == "done"
        told = [one["what"] for one in ada.state["pending"]]
        assert told == ["Bob leaves the table", "Bob buys a stack", "Cleo sits out"]
        leaving, buying, away = (one["number"] for one in ada.state["pending"])
        assert "Only whoever" in (await cleo.ask(do="take back", number=leaving))["why"]
        for browser, number in ((bob, leaving), (ada, buying), (cleo, away)):
            assert (await browser.ask(do="take back", number=number))["type"] == "done"
        await ada.ask(do="remove", person="p2")
        (removal,) = ada.state["pending"]
        assert removal["what"] == "Bob is removed"
        assert "Only whoever" in (await bob.ask(do="take back", number=removal["number"]))["why"]
        await bob.ask(do="stand")
        *_, leaving = (one["number"] for one in ada.state["pending"])
        assert (await bob.ask(do="take back", number=leaving))["type"] == "done"
        assert removal in ada.state["pending"], "who is removed cannot leave instead, and take that back"

    in_house(tmp_path, evening)


@pytest.mark.parametrize("buys", [True, False])
def test_a_table_does_not_die_of_a_bot_that_is_broke(tmp_path: Path, *, buys: bool) -> None:
    async def evening(hub: Hub) -> None:
        live = table(hub, game="five card stud", bots_buy=buys)
        (ada,) = await sit(hub, live, "Ada")
        await live.do(live.new_bot("steady"))
        bot = live.room.guests[1]
        live.room["p1"].line.front, bot.line.front = 400, 0
        live.changed()
        for _ in range(100):
            if bot.chips:
                break
            await asyncio.sleep(0.01)
        assert (bot.chips, bot.line.bought) == ((200, 400) if buys else (0, 200))
        assert (await ada.ask(do="deal"))["type"] == ("done" if buys else "refused")

    in_house(tmp_path, evening)


def test_all_settle_up_as_a_page_as_a_table_and_as_data(tmp_path: Path) -> None:
    with TestClient(app(tmp_path / "tables.db", processes=1), base_url="http://poker.test") as client:
        opened_table = client.post(
            "/tables",
            data={"name": "Ada", "bots": "0", "game": "five card stud", "chip": "25", "currency": "€"},
            follow_redirects=False,
        )
        path = opened_table.headers["location"]
        hub: Hub = client.app.app.app.state.hub  # type: ignore[attr-defined]
        room = hub.tables[path.removeprefix("/tables/")].room
        for name in ("Ben", "Cleo"):
            room.do(deeds.Join(name, name, key=name))
        for seed in CHANCES:
            played_out(room, Random(seed))
        room.do(deeds.Leave("Ben"))
        data = client.get(f"{path}/settle.json").json()
        gains = {line["name"]: line["gain"] for line in data["ledger"]}
        assert sum(gains.values()) == 0
        assert gains == {line.name: line.gain for line in room.ledger}
        paid = [(one["from"], one["to"], one["chips"]) for one in data["transfers"]]
        assert paid == transfers(gains)
        for one in data["transfers"]:
            assert one["money"] == f"€{one['chips'] * 25 // 100}.{one['chips'] * 25 % 100:02}"
        rows = list(csv.DictReader(io.StringIO(client.get(f"{path}/settle.csv").text)))
        assert [int(row["gain"]) for row in rows] == [line["gain"] for line in data["ledger"]]
        page = client.get(f"{path}/settle").text
        for who, to, chips in paid:
            assert f"{who}</strong> pays <strong>{to}" in page
            assert f"{chips:,}" in page
        picture = client.get(f"{path}/night.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert all(name in picture.text for name in gains)


def test_no_one_reads_the_accounts_of_a_closed_table(tmp_path: Path) -> None:
    with TestClient(app(tmp_path / "tables.db", processes=1), base_url="http://poker.test") as client:
        form = {"name": "Ada", "bots": "1", "spectators": "no"}
        path = client.post("/tables", data=form, follow_redirects=False).headers["location"]
        assert client.get(f"{path}/settle").status_code == 200
        client.cookies.clear()
        assert client.get(f"{path}/settle").status_code == 400
        assert client.get(f"{path}/settle.json").status_code == 400


def test_settings_of_before_are_read_and_old_journals_too() -> None:
    settings = msgspec.json.decode(b'{"name": "Old", "bank": 30}', type=deeds.Settings)
    assert (settings.refill, settings.chip, settings.bots_buy) == (5, 0, True)
    assert deeds.read(json.dumps({"do": "leave", "person": "p1"}).encode()) == deeds.Leave("p1")
