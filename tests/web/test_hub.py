"""The tables of a house: set up again when somebody comes, and forgotten when nobody does."""

import asyncio
from pathlib import Path
from time import time

import pytest

from pokernight.catalogue.problem import Mistake
from pokernight.web import hub as hubs
from pokernight.web.hub import DAY, KEPT, Hub
from web.house import in_house, sit, table


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
        assert live.written == 3
        assert await hub.find("no such table") is None

    in_house(tmp_path, first)
    in_house(tmp_path, second)


def test_a_table_that_nobody_comes_to_is_forgotten(tmp_path: Path) -> None:
    opened: list[str] = []

    async def first(hub: Hub) -> None:
        opened.extend(table(hub).id for _ in range(2))
        hub.store.use(opened[0], time() - KEPT - DAY).result(10)

    async def second(hub: Hub) -> None:
        assert await hub.find(opened[0]) is None
        assert await hub.find(opened[1])

    in_house(tmp_path, first)
    in_house(tmp_path, second)


def test_a_full_house_forgets_the_table_that_was_left_alone_longest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "MOST_TABLES", 2)

    async def first(hub: Hub) -> None:
        opened = [table(hub), table(hub)]
        with pytest.raises(Mistake, match="as many tables"):
            table(hub)
        await sit(hub, opened[0], "Ada")
        monkeypatch.setattr(hubs, "DAY", -1)
        third = table(hub)
        assert [await hub.find(live.id) for live in (*opened, third)] == [opened[0], None, third]

    in_house(tmp_path, first)
