"""The server killed while messages are under way: what was acknowledged is there, and the same question stands.

In some rounds the disk is full or held by another program before that; the server is killed meanwhile, or after it.
"""

import asyncio
import json
import os
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext, suppress
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pokernight.catalogue.shelf import shipped
from pokernight.table.evidence import Evidence
from pokernight.table.shuffle import commitment_of, seal_of
from web.disk import Fault, held, no_room
from web.house import Frame, Server, apart

KILLS = int(os.environ.get("KILLS", "6"))
"""How often the server is killed; a longer run sets another number."""

AN_EVENING = 20
"""How often at one table."""

PATIENCE = 180
"""How many seconds the table may take from one kill to the next."""

STACK = 2_000

UNSAVED = "Nothing can be saved"
"""How a refusal begins that is nobody's fault at the table."""

FAULTS: dict[str, Fault] = {"": lambda _: nullcontext(), "full": no_room, "held": held}
"""What happens to the disk before the server is killed."""

GAMES = [str(entry.link) for entry in shipped() if entry.game.most_seats > 2]


class Player:
    """Somebody who plays quickly, and keeps books: what was sent, what was acknowledged, what was seen."""

    def __init__(self, person: str, address: str, cookie: str, chance: Random) -> None:
        self.person, self.address, self.cookie, self.chance = person, address, cookie, chance
        self.under_way: Frame | None = None
        self.sent = 0
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.state: Frame = {}
        self.story: list[str] = []
        self.promises: dict[int, Frame] = {}
        """What was promised about the shuffle of each hand."""
        self.cuts: dict[str, str] = {}
        """The own cuts by their seals."""
        self.sealed = self.has_cut = 0
        """The last hand for which a cut was sealed, and for which it was made."""

    async def play(self, journal: list[Frame]) -> None:
        """Sit down at a table that left a journal, send again what was under way, and play until the line is cut."""
        last, told = self.state, self.story
        self.state, self.story = {}, []
        with suppress(ConnectionClosed):
            async with connect(self.address, additional_headers={"cookie": self.cookie}) as line:
                if self.under_way:
                    await line.send(json.dumps(self.under_way))
                async for frame in line:
                    self.hear(json.loads(frame))
                    if last and self.state:
                        goes_on_where_it_was(last, self.state, journal)
                        if last["hand"] and last["hand"]["number"] == self.state["hand"]["number"]:
                            assert self.story[: len(told)] == told
                        last = {}
                    wish = self.wish() if self.state and not self.under_way else None
                    if wish:
                        self.sent += 1
                        self.under_way = {"id": f"message {self.sent:06}", **wish}
                        await line.send(json.dumps(self.under_way))

    def hear(self, frame: Frame) -> None:
        match frame:
            case {"type": "state"}:
                assert chips_are_right(frame)
                self.state = frame
            case {"type": "lines", "from": start, "lines": lines}:
                self.story = self.story[:start] + lines
            case {"type": "shuffle", "hand": number, "shuffle": promise}:
                before = self.promises.get(number, {})
                assert promise == {**promise, **before, "roots": promise["roots"]}, "a promise was changed"
                assert promise["roots"][: len(before.get("roots", ()))] == before.get("roots", [])
                self.promises[number] = promise
            case {"type": "proofs", "hand": number, "proofs": proofs}:
                Evidence.read({**self.promises[number], "proofs": proofs}).check()
            case {"type": "done", "id": name}:
                assert self.under_way and self.under_way["id"] == name
                self.acknowledged.append(name)
                self.under_way = None
            case {"type": "refused", "id": name, "why": why}:
                assert self.under_way and self.under_way["id"] == name
                assert self.under_way["do"] != "answer" or why.startswith(UNSAVED), why
                self.refused.append(name)
                self.under_way = None

    def wish(self) -> Frame | None:
        """What the player wants to do next; nothing where it cannot be saved."""
        if self.state["table"]["trouble"]:
            return None
        hand, question = self.state["hand"], self.state["question"]
        number = hand["number"] if hand else 0
        if number + 1 in self.promises:
            return self.cut(number + 1)
        if self.sealed <= number and self.chance.random() < 0.8:
            return self.seal(number + 1)
        if question:
            words = answer_to(question["choice"], self.chance)
            return {"do": "answer", "hand": hand["number"], "question": question["id"], "answer": words}
        if hand and not hand["ended"]:
            return None
        poor = [person["id"] for person in self.state["people"] if not person["bot"] and person["chips"] < STACK // 2]
        if self.person in poor:
            return {"do": "rebuy"}
        if self.state["table"]["host"] != self.person or poor:
            return None
        return {"do": "deal"} if self.state["next"]["game"] else {"do": "call", "game": self.chance.choice(GAMES)}

    def seal(self, number: int) -> Frame:
        """Seal a cut for the next hand."""
        cut = self.chance.randbytes(32).hex()
        self.sealed, self.cuts[seal_of(cut)] = number, cut
        return {"do": "seal", "seal": seal_of(cut)}

    def cut(self, number: int) -> Frame | None:
        """Cut the deck that was shuffled, once, and wait for the deal."""
        own = [self.cuts[seal] for seal in self.promises[number]["seals"] if seal in self.cuts]
        if self.has_cut == number or not own:
            return None
        self.has_cut = number
        return {"do": "cut", "cut": own[0]}


def answer_to(choice: Frame, chance: Random) -> str:
    """An answer that a question takes: bets by chance, and otherwise what is usual."""
    if choice["kind"] != "betting":
        return str(choice["default"])
    bets = choice["bets"]
    if bets["least"] and chance.random() < 0.2:
        return f"{'raise' if bets['to'] else 'bet'} {bets['least']}"
    return "call" if bets["call"] else "check" if choice["may_check"] else str(choice["default"])


def chips_are_right(state: Frame) -> bool:
    """Whether the chips of all and what is in the pot are what was bought."""
    chips = {person["id"]: person["chips"] for person in state["people"]}
    hand, pot = state["hand"], 0
    if hand and not hand["ended"]:
        chips |= {seat["person"]: seat["chips"] for seat in hand["seats"]}
        pot = hand["pot"]
    return bool(sum(chips.values()) + pot == sum(person["bought"] for person in state["people"]))


def goes_on_where_it_was(last: Frame, now: Frame, journal: list[Frame]) -> None:
    """The question that was seen last stands with the same cards, unless its answer got into the journal."""
    question = last["question"]
    if question is None:
        return
    if is_answered(question["id"], journal):
        assert now["question"] is None or now["question"]["id"] != question["id"]
    else:
        assert now["question"] and without_clock(now["question"]) == without_clock(question)
        assert own_cards(now) == own_cards(last)


def is_answered(question: str, journal: list[Frame]) -> bool:
    """Whether the journal has the answer to a question, whose name says how many its seat had given before."""
    number, seat, before = map(int, question.split("."))
    deals = [at for at, deed in enumerate(journal) if deed["do"] == "deal"]
    given = [deed for deed in journal[deals[number - 1] :] if deed["do"] == "answer" and deed["seat"] == seat]
    return len(given) > before


def own_cards(state: Frame) -> list[Frame]:
    return [seat["hands"] for seat in state["hand"]["seats"] if seat["person"] == state["you"]]


def without_clock(question: Frame) -> Frame:
    return {name: value for name, value in question.items() if name != "deadline"}


class Evening:
    """Two people and a bot at a table of a server that does not live long."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.chance = chance
        self.server = Server(folder)
        self.server.start()
        form = {"name": "Ada", "bots": 1, "kind": "caller", "seconds": 600, "stack": STACK}
        path, ada = self.server.post("/tables", **form)
        _, bob = self.server.post(f"{path}/join", name="Bob")
        address = f"ws://127.0.0.1:{self.server.port}{path}/socket"
        self.players = [Player(person, address, cookie, chance) for person, cookie in (("p1", ada), ("p3", bob))]
        self.journal: list[Frame] = []
        self.cut = 0
        """How often something was under way when the server was killed."""
        self.watched: list[asyncio.Task[None]] = []
        self.ends: Counter[str] = Counter()
        """How often it was killed in the middle of play, after a fault of the disk, and during one."""

    async def go_on(self, fault: str) -> None:
        """Play for a while, and kill the server at a moment that nobody can foresee, with what happens to the disk."""
        playing = [asyncio.create_task(player.play(self.journal)) for player in self.players]
        self.watched = playing
        await self.play_on()
        with FAULTS[fault](self.server):
            meanwhile = not fault or self.chance.random() < 0.5
            if fault and (not meanwhile or self.chance.random() < 0.5):
                await self.until(lambda: self.in_trouble)
            if meanwhile:
                await asyncio.sleep(self.chance.uniform(0, 0.02))
                self.server.kill()
        if not meanwhile:
            await self.until(lambda: not self.in_trouble)
            await self.play_on()
            await asyncio.sleep(self.chance.uniform(0, 0.02))
            self.server.kill()
        self.ends[f"{'during' if meanwhile else 'after'} {fault}" if fault else "in play"] += 1
        await asyncio.gather(*playing)
        self.cut += any(player.under_way for player in self.players)
        self.journal = self.server.journal()
        self.books_are_right()
        self.server.start()

    async def play_on(self) -> None:
        """Wait until some more messages were sent."""
        enough = self.sent + self.chance.randint(2, 25)
        await self.until(lambda: self.sent >= enough)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so, or a line is cut."""
        while not is_so() and not any(task.done() for task in self.watched):
            await asyncio.sleep(0.001)

    @property
    def in_trouble(self) -> bool:
        """Whether the players see that nothing can be saved."""
        return any(player.state and player.state["table"]["trouble"] for player in self.players)

    @property
    def sent(self) -> int:
        return sum(player.sent for player in self.players)

    def books_are_right(self) -> None:
        """What was acknowledged is on disk once, what was refused is not, and what was under way may be.

        The house has the seeds to which it has committed.
        """
        commitments = [commitment_of(deed["seed"]) for deed in self.journal if deed["do"] == "shuffle"]
        for player in self.players:
            for number, promise in player.promises.items():
                assert promise["commitment"] == commitments[number - 1]
        written = Counter(deed["id"] for deed in self.journal)
        for player in self.players:
            assert {written[f"{player.person}/{name}"] for name in player.acknowledged} <= {1}
            assert {written[f"{player.person}/{name}"] for name in player.refused} <= {0}
            if player.under_way:
                assert written[f"{player.person}/{player.under_way['id']}"] in (0, 1)


@pytest.mark.parametrize("number", range(-(-KILLS // AN_EVENING)))
def test_killed_at_any_moment_the_table_goes_on(number: int, tmp_path: Path) -> None:
    kills = min(AN_EVENING, KILLS - number * AN_EVENING)
    faults = [list(FAULTS)[kill % len(FAULTS)] for kill in range(kills)]
    evening = Evening(tmp_path, Random(number))

    async def until_late() -> None:
        for fault in faults:
            await asyncio.wait_for(evening.go_on(fault), PATIENCE)

    try:
        apart(until_late, patience=PATIENCE * kills)
    finally:
        evening.server.kill()
    acknowledged = sum(len(player.acknowledged) for player in evening.players)
    print(f"{acknowledged} messages were acknowledged, and none is lost; killed {dict(evening.ends)}")
    # a few kills may all come when nothing is under way; of many, a quarter must not
    assert evening.cut * 4 >= evening.ends["in play"] - 3, "too often nothing was under way"
    assert any(deed["do"] == "answer" and not deed["id"] for deed in evening.journal), "the bot never played"
    assert any(deed["do"] == "cut" for deed in evening.journal), "nobody ever cut"
