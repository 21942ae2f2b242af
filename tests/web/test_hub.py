"""The tables of a house: set up again when somebody comes, and forgotten when nobody does."""

import asyncio
from pathlib import Path
from time import time

import pytest

from pokernight.catalogue.problem import Mistake
from pokernight.web import deeds
from pokernight.web import hub as hubs
from pokernight.web.clock import DAY, MOST_AWAY, HouseClock
from pokernight.web.hub import ARCHIVED, KEPT, Hub
from web.house import Browser, in_house, sit, table


def test_a_table_is_set_up_again_when_somebody_comes(tmp_path: Path) -> None:
    opened: list[str] = []

    async def first(hub: Hub) -> None:
        live = table(hub, game="five card stud")
        ada, _ = await sit(hub, live, "Ada", "Bob")
        await ada.ask(do="deal")
        opened.append(live.id)

    async def second(hub: Hub) -> None:
        assert not hub.tables
        live, same = await asyncio.gather(hub.find(opened[0]), hub.find(opened[0]))
        assert live
        assert live is same
        assert live.room.playing
        assert live.written == 4
        assert await hub.find("no such table") is None

    in_house(tmp_path, first)
    in_house(tmp_path, second)


def test_a_table_that_nobody_comes_to_is_put_away_and_then_forgotten(tmp_path: Path) -> None:
    opened: list[str] = []

    async def first(hub: Hub) -> None:
        opened.extend(table(hub).id for _ in range(4))
        for name in opened[:3]:
            hub.store.use(name, time() - KEPT - DAY).result(10)

    async def second(hub: Hub) -> None:
        hub.store.use(opened[3], time()).result(10)  # and with it everything before it
        assert hub.store.rooms().keys() == {opened[3]}
        assert hub.store.archived().keys() == set(opened[:3])
        assert await hub.find(opened[0])
        hub.store.use(opened[1], 0.0).result(10)
        assert opened[0] in hub.store.rooms()
        hub.store.archive(opened[1], time() - ARCHIVED - DAY).result(10)

    async def third(hub: Hub) -> None:
        hub.store.use(opened[3], time()).result(10)
        assert hub.store.archived().keys() == {opened[2]}
        assert [bool(await hub.find(name)) for name in opened] == [True, False, True, True]

    for evening in (first, second, third):
        in_house(tmp_path, evening)


@pytest.mark.parametrize(
    "last, counted",
    [(3_600, 3_600), (91 * DAY, MOST_AWAY), (0, 0), (-91 * DAY, 0)],
    ids=["hour", "ahead", "now", "behind"],
)
def test_the_clock_of_the_house_takes_no_leaps(last: float, counted: float) -> None:
    now = time()
    clock = HouseClock(now - last, now)
    assert clock.now() - (now - last) == pytest.approx(counted, abs=60)
    assert clock.now() <= clock.now()


def test_a_journal_that_cannot_be_played_is_a_sentence(tmp_path: Path) -> None:
    async def evening(hub: Hub) -> None:
        live = table(hub)
        await sit(hub, live, "Ada")
        hub.store.append(live.id, 1, deeds.written(deeds.Leave("p9"))).result(10)
        hub.withdraw(live)
        hub.store.use(live.id, time()).result(10)
        opened.append(live.id)

    async def again(hub: Hub) -> None:
        with pytest.raises(Mistake, match="cannot be set up again"):
            await hub.find(opened[0])

    opened: list[str] = []
    in_house(tmp_path, evening)
    in_house(tmp_path, again)


def test_a_full_house_forgets_the_table_that_was_left_alone_longest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "MOST_TABLES", 2)

    async def first(hub: Hub) -> None:
        opened = [table(hub, game="five card stud"), table(hub, game="five card stud")]
        for live in opened:
            ada, bob = await sit(hub, live, "Ada", "Bob")
            await ada.ask(do="deal")
            for one in (ada, bob):
                live.farewell(one.listener)
        with pytest.raises(Mistake, match="as many tables"):
            table(hub)
        Browser(opened[0], "")
        monkeypatch.setattr(hubs, "DAY", -1)
        third = table(hub)
        assert [await hub.find(live.id) for live in (*opened, third)] == [opened[0], None, third]  # it is full still

    in_house(tmp_path, first)


def test_tables_that_were_never_played_at_give_way_and_first_where_there_are_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "MOST_TABLES", 4)

    async def flood(hub: Hub) -> None:
        mine = hub.open(deeds.Settings(), "10.0.0.1")
        theirs = [hub.open(deeds.Settings(), "10.0.0.2") for _ in range(3)]
        third = hub.open(deeds.Settings(), "10.0.0.3")
        kept = [await hub.find(live.id) for live in (mine, *theirs, third)]
        assert kept == [mine, None, *theirs[1:], third]

    in_house(tmp_path, flood)


def test_who_opens_tables_and_never_plays_waits_longer_and_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def flood(hub: Hub) -> None:
        for _ in range(hubs.FREE_TABLES):
            hub.open(deeds.Settings(), "10.0.0.1")
        waits = []
        for _ in range(5):
            with pytest.raises(Mistake, match="wait ") as refused:
                hub.open(deeds.Settings(), "10.0.0.1")
            waits.append(int(refused.value.args[0].partition("wait ")[2].partition(" ")[0]))
            later = hub._now() + waits[-1]
            monkeypatch.setattr(hub, "_now", lambda later=later: later)
            hub.open(deeds.Settings(), "10.0.0.1")
        assert waits == [2, 4, 8, 16, 32]
        hub.open(deeds.Settings(), "10.0.0.2")

    in_house(tmp_path, flood)
