"""The shuffle at the table: what is promised before the cut, who cuts, what is proved, and when seeds are opened."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.verify import verify
from pokernight.table.evidence import Evidence
from pokernight.table.shuffle import commitment_of
from pokernight.web import deeds
from pokernight.web.hub import Hub
from pokernight.web.live import Live
from pokernight.web.room import Room
from web.house import Browser, cut_and_dealt, in_house, sit, table

CARDS = 52


async def play_out(live: Live, *browsers: Browser) -> None:
    """Play the hand on the table by chance."""
    chance, hand = Random(live.room.number), live.room.hand
    assert hand
    while not hand.ended:
        for browser in [browser for browser in browsers if browser.seat in hand.asking][:1]:
            question, answer = live.room.question(browser.seat), str(hand.asking[browser.seat].any(chance))
            await browser.ask(do="answer", hand=live.room.number, question=question, answer=answer)
        await asyncio.sleep(0.001)  # bots may have to think


def kept(browser: Browser) -> Evidence:
    """All that a browser was sent to check the hand."""
    (*_, promise) = browser.sent("shuffle")
    proofs = [proof for frame in browser.sent("proofs") for proof in frame["proofs"]]
    return Evidence.read({**promise["shuffle"], "proofs": proofs})


def test_everybody_can_check_every_card_that_they_were_shown(tmp_path: Path) -> None:
    async def evening(hub: Hub) -> None:
        live = table(hub, game="five card draw")
        people = await sit(hub, live, "Ada", "Bob")
        onlooker = Browser(live, "")
        await cut_and_dealt(*people)
        await play_out(live, *people)
        for browser in (*people, onlooker):
            evidence = kept(browser)
            evidence.check()
            assert list(filter(None, evidence.cuts)) == [
                browser.chance for person in live.room.seated for browser in people if browser.listener.person == person
            ]
            await browser.ask(do="hand", number=1)
            record = browser.sent("hand")[-1]["record"]
            assert record["shuffle"]["proofs"] == json.loads(json.dumps(evidence.data()))["proofs"]
            assert "cards that were shown" in verify(json.dumps(record))[1]
        assert len(kept(people[0]).proofs) >= 5

    in_house(tmp_path, evening)


def test_the_promise_comes_before_the_cut_and_before_any_card(tmp_path: Path) -> None:
    async def evening(hub: Hub) -> None:
        live = table(hub, game="texas hold'em")
        ada, bob = await sit(hub, live, "Ada", "Bob")
        await ada.seal()
        await bob.seal()
        await ada.ask(do="deal")
        for browser in (ada, bob):
            assert browser.state["hand"] is None
            (promise,) = browser.sent("shuffle")
            assert promise["hand"] == 1
            assert promise["people"] == list(live.room.cutting.people if live.room.cutting else ())
            assert "cuts" not in promise["shuffle"]
            assert all(promise["shuffle"]["seals"])
        await bob.cut()
        assert len(ada.sent("shuffle")) == 1, "nobody sees how another cuts before all have"
        await ada.cut()
        await bob.dealt()
        for browser in (ada, bob):
            before, after = (frame["shuffle"] for frame in browser.sent("shuffle"))
            assert {**after, "cuts": None} == {**before, "cuts": None}
            kinds = [json.loads(frame)["type"] for frame in browser.frames]
            assert kinds.index("proofs") > max(at for at, kind in enumerate(kinds) if kind == "shuffle")

    in_house(tmp_path, evening)


def test_nobody_is_shown_a_card_before_all_have_the_promise(tmp_path: Path) -> None:
    async def evening(hub: Hub) -> None:
        live = table(hub, game="seven card stud")
        people = await sit(hub, live, "Ada", "Bob", "Cy")
        sent: list[str] = []
        for browser in people:
            browser.listener.send = lambda frame: sent.append(json.loads(frame)["type"])
        await live.do(live.room.next_shuffle())
        while sent.count("proofs") < len(people):
            await asyncio.sleep(0.001)
        assert sent.count("shuffle") == 2 * len(people)
        assert "shuffle" not in sent[sent.index("proofs") :]

    in_house(tmp_path, evening)


@pytest.mark.parametrize("leaves", [False, True], ids=["silent", "gone"])
def test_who_keeps_silent_or_leaves_holds_up_nothing(
    leaves: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pokernight.web.live.FOR_THE_CUT", 0.3)

    async def evening(hub: Hub) -> None:
        live = table(hub, game="five card stud")
        ada, bob = await sit(hub, live, "Ada", "Bob")
        await ada.seal()
        await bob.seal()
        await ada.ask(do="deal")
        await ada.cut()
        if leaves:
            live.farewell(bob.listener)
        assert (await ada.ask(do="stand"))["type"] == "done"
        assert live.room.cutting
        await ada.dealt()
        seat = live.room.seat_of("p2")
        evidence = kept(ada)
        assert evidence.cuts[seat - 1] == ""
        assert ada.chance in evidence.cuts
        evidence.check()
        late = await bob.cut()
        assert late["why"] == "The deck is not being cut now."

    in_house(tmp_path, evening)


def test_nobody_waits_for_those_who_never_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokernight.web.live.FOR_THE_CUT", 3600.0)

    async def evening(hub: Hub) -> None:
        live = table(hub, game="five card stud")
        ada, bob = await sit(hub, live, "Ada", "Bob")
        await ada.ask(do="add bot", kind="caller")
        await ada.ask(do="deal")
        assert live.room.number == 1
        assert not any(kept(ada).cuts)
        await play_out(live, ada, bob)
        await cut_and_dealt(ada)
        assert list(filter(None, kept(ada).cuts)) == [ada.chance]

    in_house(tmp_path, evening)


def cut_room() -> Room:
    """A table with a sealed cut of one of two players, and the deck shuffled."""
    room = Room(deeds.Settings(game="five card stud"))
    for number in (1, 2):
        room.do(deeds.Join(f"p{number}", f"Player {number}"))
    room.do(deeds.Seal("p1", "ab" * 32))
    room.do(room.next_shuffle())
    return room


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        (deeds.Cut("p1", "00" * 32), "not the cut that you sealed"),
        (deeds.Cut("p2", "00" * 32), "not the cut that you sealed"),
        (deeds.Shuffle("anaconda", ("p1", "p2"), "00" * 96), "being played"),
        (deeds.Deal("anaconda", ("p1", "p2")), "No deck is shuffled for this hand"),
        (deeds.Deal("five card stud", ("p1", "p2")), "No deck is shuffled for this hand"),
    ],
)
def test_between_the_shuffle_and_the_deal_nothing_can_be_changed(deed: deeds.AnyDeed, why: str) -> None:
    """Whoever knows the seed could otherwise choose a deck by leaving, or by playing another game."""
    with pytest.raises(Mistake, match=why):
        cut_room().do(deed)


@pytest.mark.parametrize(
    "deed",
    [
        deeds.Leave("p1"),
        deeds.Rebuy("p1"),
        deeds.Change(deeds.Settings(game="anaconda")),
        deeds.Call("anaconda"),
        deeds.EndEvening(),
    ],
)
def test_what_is_asked_for_between_the_shuffle_and_the_deal_changes_nothing_yet(deed: deeds.AnyDeed) -> None:
    room, untouched = cut_room(), cut_room()
    room.do(deed)
    assert len(room.pending) == 1
    assert room.cutting
    assert untouched.cutting
    assert (room.cutting.game, room.cutting.people) == (untouched.cutting.game, untouched.cutting.people)
    assert (room.settings, room.called, room.opened) == (untouched.settings, untouched.called, {})
    assert [guest.id for guest in room.guests] == [guest.id for guest in untouched.guests]


def test_a_seal_counts_for_one_hand_and_the_last_one_counts() -> None:
    room = cut_room()
    assert room.cutting
    assert room.cutting.seals[room.cutting.people.index("p1")] == "ab" * 32
    assert room.seals == {}
    room.do(deeds.Seal("p1", "cd" * 32))
    room.do(deeds.Seal("p1", "ef" * 32))
    assert room.seals == {"p1": "ef" * 32}


def test_seeds_stay_secret_until_the_host_ends_the_evening(tmp_path: Path) -> None:
    async def evening(hub: Hub) -> None:
        live = table(hub, game="five card stud")
        ada, bob = await sit(hub, live, "Ada", "Bob")
        for _ in range(2):
            await cut_and_dealt(ada, bob)
            await play_out(live, ada, bob)
        promises = {frame["hand"]: frame["shuffle"] for frame in ada.sent("shuffle")}
        assert not ada.sent("opened")
        assert (await bob.ask(do="end"))["why"] == "Only the host can do that."
        assert (await ada.ask(do="end"))["type"] == "done"
        for browser in (ada, bob, Browser(live, "")):
            (opened,) = browser.sent("opened")
            assert {number: commitment_of(seed) for number, seed in opened["seeds"].items()} == {
                str(number): promise["commitment"] for number, promise in promises.items()
            }
        assert (await ada.ask(do="end"))["why"] == "The evening is over already."
        await bob.ask(do="hand", number=1)
        assert "goes as it is told" in verify(json.dumps(bob.sent("hand")[-1]["record"]))[-1]

    in_house(tmp_path, evening)


def test_seeds_are_opened_after_each_hand_where_the_host_wants_it(tmp_path: Path) -> None:
    rules = ("Deal five cards face down to each player.", "Betting round.", "Showdown: the high hand wins.")

    async def evening(hub: Hub) -> None:
        live = table(hub, rules=rules, seeds="hand")
        ada, bob = await sit(hub, live, "Ada", "Bob")
        await cut_and_dealt(ada, bob)
        assert not ada.sent("opened")
        await play_out(live, ada, bob)
        assert list(ada.sent("opened")[0]["seeds"]) == ["1"]
        await ada.ask(do="hand", number=1)
        assert "goes as it is told" in verify(json.dumps(ada.sent("hand")[-1]["record"]))[-1]

    in_house(tmp_path, evening)


def test_after_a_restart_the_promise_is_the_same_and_the_hand_is_dealt(tmp_path: Path) -> None:
    before: dict[str, Any] = {}

    async def first(hub: Hub) -> None:
        live = table(hub, game="five card stud")
        ada, bob = await sit(hub, live, "Ada", "Bob")
        await ada.seal()
        await bob.seal()
        await ada.ask(do="deal")
        await ada.cut()
        before.update(id=live.id, promise=ada.sent("shuffle")[-1], cut=ada.chance, other=bob.chance)

    async def second(hub: Hub) -> None:
        live = await hub.find(before["id"])
        assert live
        bob = Browser(live, "p2")
        assert bob.sent("shuffle")[-1] == before["promise"]
        bob.chance = before["other"]
        assert (await bob.cut())["type"] == "done"
        await bob.dealt()
        assert sorted(kept(bob).cuts) == sorted([before["cut"], before["other"]])
        kept(bob).check()

    in_house(tmp_path, first)
    in_house(tmp_path, second)


def test_hands_dealt_before_there_were_cuts_are_set_up_again() -> None:
    """A journal of an older version has its decks in the deal; there is nothing to prove."""
    room = Room(deeds.Settings(game="five card stud"))
    old = b'{"do":"deal","id":"","game":"five card stud","people":["p1","p2"],"decks":[[3,1,2]],"seed":"ab"}'
    for deed in (deeds.Join("p1", "Ada"), deeds.Join("p2", "Bob"), deeds.read(old)):
        room.do(deed)
    assert room.hand
    assert room.hand.table.log[0].deck[:3] == (3, 1, 2)  # type: ignore[attr-defined]
    assert len(room.hand.table.state.where) == CARDS
