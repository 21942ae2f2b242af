"""What the documentation says of the web is so: the tables made from the code, and every example of the protocol."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pokernight.table.choices import Choice
from pokernight.web import deeds, hub, limits, live, messages, showing, socket, wire
from pokernight.web.hub import Hub
from pokernight.web.reference import PARTS, renewed
from pokernight.web.socket import A_SECOND, AT_ONCE
from web.house import in_house, sit, table

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {name: (DOCS / name).read_text(encoding="utf-8") for name in ("web.md", "protocol.md")}


@pytest.mark.parametrize("name", PAGES)
def test_what_follows_from_the_code_is_current(name: str) -> None:
    assert renewed(PAGES[name]) == PAGES[name], "Write it anew: make docs"


def test_every_part_is_documented() -> None:
    assert set(re.findall(r"<!-- made: (\w+) -->", "".join(PAGES.values()))) == PARTS.keys()


def examples() -> Iterator[dict[str, Any]]:
    """Every object in the JSON of the protocol."""
    for block in re.findall(r"```json\n(.*?)```", PAGES["protocol.md"], re.DOTALL):
        decoder, rest = json.JSONDecoder(), block.strip()
        while rest:
            value, end = decoder.raw_decode(rest)
            yield value
            rest = rest[end:].lstrip()


def test_every_message_in_the_documentation_is_one() -> None:
    shown = [messages.read(json.dumps(example)) for example in examples() if "do" in example]
    assert len(shown) >= 8


def shape(value: Any) -> Any:
    """The names of all fields, and of the fields in them; of lists, those of what stands first."""
    if isinstance(value, dict):
        return {name: shape(inner) for name, inner in value.items() if name != "settings"}
    return [shape(value[0])] if isinstance(value, list) and value and isinstance(value[0], dict) else None


async def frames_of_a_hand(hub: Hub) -> dict[str, Any]:
    """One frame of each type, from a table where somebody is asked to pass cards."""
    live = table(hub, game="anaconda")
    ada, bob, _ = await sit(hub, live, "Ada", "Bob", "Cleo")
    await live.do(deeds.Leave("p3"))
    await ada.ask(do="deal")
    await ada.ask(do="rebuy")
    await ada.ask(do="say", words="hello")
    await bob.answer("dance")
    live.room.opened[7] = "5eed"
    live.show(bob.listener)
    sent = [json.loads(frame) for frame in (*ada.frames, *bob.frames)]
    return {frame["type"]: frame for frame in sent}


def test_every_frame_in_the_documentation_looks_like_a_real_one(tmp_path: Path) -> None:
    real: dict[str, Any] = {}

    async def look(hub: Hub) -> None:
        real.update(await frames_of_a_hand(hub))

    in_house(tmp_path, look)
    shown = [example for example in examples() if "type" in example]
    assert {example["type"] for example in shown} == real.keys()
    for example in shown:
        assert shape(example) == shape(real[example["type"]]), example["type"]


def kinds(choice: type[Any]) -> Iterator[type[Any]]:
    """Every kind of choice that a table can put."""
    for kind in choice.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_kind_of_choice_is_documented() -> None:
    told = re.findall(r"^\| `(\w+)` \| ", PAGES["protocol.md"].rpartition("| `kind` |")[2], re.MULTILINE)
    assert set(told) == {kind.__name__.lower() for kind in kinds(Choice) if kind.__module__.startswith("pokernight.")}


def test_the_limits_are_those_of_the_code() -> None:
    page = " ".join(PAGES["web.md"].split())
    tables, joins, *_ = limits.DOORS
    assert (tables.every, joins.every) == (60.0, 2.0)
    assert (hub.FREE_TABLES, live.UNASKED.seconds, live.TALK_A_SECOND, showing.LOOKS_A_SECOND) == (10, 0.25, 0.5, 0.5)
    assert (socket.MOST_WAITING, socket.MOST_WAITING_IN_ALL, wire.ANSWER_SECONDS) == (1 << 19, 64 << 20, 120)
    for sentence in (
        f"has {wire.HEAD_SECONDS:.0f} seconds for the head of a request, {wire.BODY_SECONDS:.0f} for the rest",
        f"One address holds {wire.MOST_FROM_ONE} connections",
        f"One address opens {tables.most} tables and one more each minute, {hub.MOST_FROM_ONE} in all",
        f"One address sits down {joins.most} times and once more every two seconds",
        f"holds {socket.MOST_SOCKETS} lines",
        f"a line takes {A_SECOND:.0f} messages a second",
        f"a quarter of a second, {live.UNASKED.events:,} events or {live.UNASKED.returns} redeals",
        f"A window looks at {showing.LOOKS_AT_ONCE:.0f} of them at once, and one more every two seconds",
        f"One says {live.TALK_AT_ONCE:.0f} things at once, and one more every two seconds",
    ):
        assert sentence in page, sentence
    said = " ".join(PAGES["protocol.md"].split())
    assert f"A message has at most {messages.MOST_BYTES:,} characters" in said
    assert f"a line takes {AT_ONCE:.0f} messages at once and {A_SECOND:.0f} a second" in said
