"""A table that is being played at: deeds go to disk and then to everybody, time runs, and bots think."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from secrets import token_urlsafe
from time import monotonic, time
from typing import TYPE_CHECKING, Any, assert_never

import msgspec

from pokernight.bots.company import KINDS, NAMES, thinker
from pokernight.catalogue.problem import Mistake
from pokernight.evening.pacing import PACES, moment
from pokernight.table.budget import Budget, Endless, within
from pokernight.table.chair import Chair
from pokernight.table.choices import Refused
from pokernight.table.record import record_of
from pokernight.web import deeds, messages
from pokernight.web.approval import approve
from pokernight.web.audit import noted
from pokernight.web.history import hands_seen, look_back
from pokernight.web.limits import Patience
from pokernight.web.lookalikes import like
from pokernight.web.room import ENDLESS, KEPT_IDS, MENU, Room
from pokernight.web.showing import Listener, Showing, encode
from pokernight.web.store import Unsaved
from pokernight.web.thinking import Case, Thinkers

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from pokernight.web.figures import Tally
    from pokernight.web.store import Store
    from pokernight.web.workshop import Workshop

QUICKLY = 1.0
"""How long the table waits for somebody who is away."""

PATIENCE = 8.0
"""How long the table waits for a bot, which may have to wait for others to think; then it plays its quick answer."""

TALK_A_SECOND, TALK_AT_ONCE = 0.5, 8.0
"""How often somebody may say something in a second, and in one go."""

FOR_THE_CUT = 2.0
"""How long the table waits for those who have said that they will cut the deck."""

UNASKED = Budget(seconds=0.25, events=3_000, returns=50)
"""How much a hand may do before somebody is asked something; one that does more is called off."""

_ASIDE = ThreadPoolExecutor(1, "aside")
"""Where games are played that people have written: one at a time, so that they take no more than their share."""

_LOG = logging.getLogger(__name__)


class Live:
    """A room with a clock, a journal and listeners."""

    def __init__(
        self, name: str, room: Room, store: Store, thinkers: Thinkers, workshop: Workshop, tally: Tally
    ) -> None:
        """A table as it was opened; `take_up` does what has been done there since."""
        self.id = name
        self.room = room
        self._opened = room.settings
        self._store = store
        self._thinkers = thinkers
        self._workshop = workshop
        self._tally = tally
        self._lock = asyncio.Lock()
        self.written = 0
        """How many deeds are in the journal."""
        self._ahead = False
        """Whether something was done in the room that is not on disk; nobody is shown it, and nothing comes of it."""
        self._head = ""
        """The hash of the last hand in the audit log."""
        self.listeners: set[Listener] = set()
        self._newcomers: set[Listener] = set()
        """Those who came while something was being done, and have seen nothing yet."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        """What waits for a question or for the next hand, by its name."""
        self._asked: dict[str, float] = {}
        """When each open question was put."""
        self._spent: dict[str, float] = {}
        """While the table is paused, how many seconds of each open question have gone by."""
        self._showing = Showing(name, room)
        self._refused: dict[str, str] = {}
        self._said: deque[str] = deque(maxlen=KEPT_IDS)
        """The ids of what was said last."""
        self._breath: dict[str, Patience] = {}
        """How much everybody may still say."""
        self._closed = False

    # Deeds

    async def take_up(self) -> None:
        """Do again in a new room what is in the journal, and forget what is not."""
        journal, hashes = self._store.journal(self.id), self._store.hashes(self.id)
        room = Room(self._opened)
        try:
            await asyncio.to_thread(_do_again, room, journal)
        except Exception as error:
            _LOG.exception("The journal of table %s cannot be played.", self.id)
            raise Mistake("This table cannot be set up again: its journal does not fit the rules.") from error
        for past in room.past:
            past.audit = hashes.get(past.number, "")
        self.room = self._showing.room = room
        self.written, self._head, self._ahead = len(journal), next(reversed(hashes.values()), ""), False

    async def do(self, deed: deeds.AnyDeed) -> None:
        """Let something be done, whatever is done before it."""
        await self.decide(lambda: deed)

    async def decide(self, decided: Callable[[], deeds.AnyDeed], name: str = "") -> None:
        """Let something be done: first in the room, then on disk, then before everybody's eyes.

        What it is, is decided when all that came before is done; a message that has been heeded by then counts no more.
        Whoever stops waiting for it, as when a line is cut, does not stop it.
        """
        deciding = asyncio.ensure_future(self._decide(decided, name))
        deciding.add_done_callback(_overhear)
        await asyncio.shield(deciding)

    async def _decide(self, decided: Callable[[], deeds.AnyDeed], name: str) -> None:
        async with self._lock:
            await self._keep_in_step()
            if name in self.room.done:
                return
            self._store.check()
            try:
                deed = msgspec.structs.replace(decided(), id=name)
                began = monotonic()
                await self._carry_out(deed)
                self._tally.deeds.observe(monotonic() - began)
            finally:
                self._show_newcomers()

    async def _carry_out(self, deed: deeds.AnyDeed) -> None:
        """Do something in the room and put it on disk; where that fails, it has not happened."""
        hands = self.room.past[-1:]
        self._ahead = True
        try:
            await self._play(deed)
        except (Mistake, Refused):
            self._ahead = False  # whatever is refused has changed nothing
            raise
        except Endless as endless:
            self._tally.called_off.inc()
            await self._carry_out(deeds.CalledOff())
            for listener in self.listeners:
                listener.send(encode({"type": "error", "why": ENDLESS}))
            raise Mistake(ENDLESS) from endless
        ended = noted(self.id, self.room.past[-1], self._head) if self.room.past[-1:] != hands else None
        try:
            await asyncio.wrap_future(self._store.append(self.id, self.written, deeds.written(deed), ended))
            self.written, self._ahead = self.written + 1, False
            if ended:
                self._head = self.room.past[-1].audit = ended.hash
        except Unsaved:
            await self._keep_in_step()
            self.changed()
            raise
        self.changed(seen=not isinstance(deed, deeds.Seal | deeds.Cut))
        for person, why in self.room.unheeded:
            for listener in self.listeners:
                if listener.person == person:
                    listener.send(encode({"type": "error", "why": why}))

    async def _play(self, deed: deeds.AnyDeed) -> None:
        """Do something in the room; a game that nobody here has tried before is played aside, and no other waits."""
        game = deed.game if isinstance(deed, deeds.Deal) else self.room.game
        if isinstance(deed, deeds.Deal | deeds.Answered | deeds.Said) and self.room.own_of(game):
            await asyncio.get_running_loop().run_in_executor(_ASIDE, self._play_and_tell, deed)
        else:
            with within(UNASKED):
                self.room.do(deed)

    def _play_and_tell(self, deed: deeds.AnyDeed) -> None:
        with within(UNASKED):
            self.room.do(deed)
        self._showing.tell()

    async def _keep_in_step(self) -> None:
        """Go back to what is on disk, where the room is ahead of it."""
        if self._ahead:
            await self.take_up()

    async def go_on(self) -> None:
        """Everything can be saved again: whoever is asked something has all their time for it once more."""
        async with self._lock:
            await self._keep_in_step()
            self.stop()
            self._tasks.clear()
            self._asked.clear()
            self.changed()

    def changed(self, *, seen: bool = True) -> None:
        """Tell everybody what can be seen of it, and see what has to happen next."""
        if self._ahead:
            return
        self._plan()
        if not seen:
            return
        self._showing.trouble = self._store.trouble
        self._showing.go_on()
        there = [listener for listener in self.listeners if self._may_listen(listener)]
        for listener in there:
            self._promise(listener)  # before anybody is shown a card
        for listener in there:
            self.show(listener)

    # What comes next

    def _plan(self) -> None:
        """Wait for every open question, or for the next hand; what is settled is waited for no longer."""
        wanted: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {}
        hand, cutting = self.room.hand, self.room.cutting
        if self.room.paused:
            self._hold_clocks()
            return
        self._release_clocks()
        if cutting and not self._closed:
            waits = FOR_THE_CUT if cutting.awaited else 0.0
            wanted[f"cut of hand {self.room.number + 1}, {waits:g} s"] = partial(self._deal_after, waits)
        elif self.room.playing and hand and not self._closed:
            for seat in hand.asking:
                question = self.room.question(seat)
                self._asked.setdefault(question, time())
                wanted[question] = partial(self._wait_for, seat, question)
        elif self._broke_bots and not self._closed:
            wanted[f"bots buy in after hand {self.room.number}"] = self._let_bots_buy
        elif self.listeners and not self._closed and self.room.settings.auto and self.room.number and self._can_deal():
            name = f"after hand {self.room.number}"
            self._asked.setdefault(name, time())
            wanted[name] = self._deal_later
        for name in self._tasks.keys() - wanted.keys():
            self._tasks.pop(name).cancel()
        self._asked = {name: at for name, at in self._asked.items() if name in wanted}
        for name, begin in wanted.items():
            if name not in self._tasks or self._tasks[name].done():
                self._tasks[name] = asyncio.get_running_loop().create_task(begin())

    def _hold_clocks(self) -> None:
        """Wait for nothing, and keep how much of everybody's time has gone by."""
        self.stop()
        self._tasks.clear()
        self._spent |= {name: time() - at for name, at in self._asked.items()}
        self._asked.clear()

    def _release_clocks(self) -> None:
        """Let the clocks run on from where they stood."""
        self._asked |= {name: time() - spent for name, spent in self._spent.items()}
        self._spent.clear()

    @property
    def _broke_bots(self) -> list[str]:
        """The bots that buy in again now."""
        if not self.room.settings.bots_buy or self.room.in_hand:
            return []
        return [guest.id for guest in self.room.guests if guest.bot and not guest.chips]

    async def _let_bots_buy(self) -> None:
        """Whoever is broke buys in again, so that no table dies of it."""
        with suppress(Mistake):
            for bot in self._broke_bots:
                await self.do(deeds.Rebuy(bot))

    async def _wait_for(self, seat: int, question: str) -> None:
        """The answer of a bot, or after some time the one that is given for who gives none."""
        guest = self.room[self.room.seated[seat - 1]]
        if guest.bot:
            answer, late = await self._thought(seat, guest.bot, guest.name), 0.0
            await asyncio.sleep(self._asked[question] + self._moment(seat) - time())
        else:
            here = guest.here
            await asyncio.sleep(self._asked[question] + self.time_for(seat) - time())
            answer, late = None, guest.bank if here else 0.0
        with suppress(Mistake):
            try:
                await self.decide(partial(self._given, seat, question, answer, late))
            except Refused:
                _LOG.exception("A bot gave an answer that cannot be.")
                await self.decide(partial(self._given, seat, question, None, late))

    def _given(self, seat: int, question: str, answer: str | None, late: float) -> deeds.AnyDeed:
        """The answer to a question that is still open; without one, what the table takes by itself."""
        room = self.room
        if not room.hand or seat not in room.hand.asking or room.question(seat) != question:
            raise Mistake("That question is not open any more.")
        return deeds.Answered(seat, answer or str(room.hand.asking[seat].default), late=late)

    def time_for(self, seat: int) -> float:
        """How long a seat has for its question."""
        guest = self.room[self.room.seated[seat - 1]]
        return self.room.settings.seconds + guest.bank if guest.here else QUICKLY

    def _moment(self, seat: int) -> float:
        """How long a bot takes to answer, whatever the processor does."""
        hand = self.room.hand
        if hand is None or seat not in hand.asking:
            return 0.0
        return PACES[self.room.settings.pace] * moment(hand.asking[seat])

    async def _thought(self, seat: int, kind: str, name: str) -> str | None:
        async with self._lock:  # nothing happens to the hand while it is written down
            hand = self.room.hand
            if hand is None:
                return None
            own = self.room.own_of(self.room.game)
            rules = own.rules if own else ()
            record = record_of(hand, "own" if rules else self.room.game).write()
        try:
            thinking = self._thinkers.ask(Case(record, rules, seat, kind, name))
            return await asyncio.wait_for(asyncio.wrap_future(thinking), PATIENCE)
        except TimeoutError:
            return await self._quick_answer(seat, name)
        except Exception:  # whatever a bot does wrong, the table goes on
            _LOG.exception("A bot could not answer.")
            return await self._quick_answer(seat, name)

    async def _quick_answer(self, seat: int, name: str) -> str | None:
        """What a bot answers at first sight, when it has no time to think."""
        async with self._lock:
            hand = self.room.hand
            if hand is None or seat not in hand.asking:
                return None
            return str(thinker("caller", name, self.room.number).answer(Chair(hand.copy(), seat)))

    def _can_deal(self) -> bool:
        """Whether enough are there, and it is known what is played, or a bot can call it."""
        ready = self.room.ready
        return len(ready) > 1 and bool(self.room.next_game or ready[-1].bot)

    async def _deal_later(self) -> None:
        """The next hand after a while; bots call a game where they deal."""
        await asyncio.sleep(self._asked[f"after hand {self.room.number}"] + self.room.settings.pause - time())
        with suppress(Mistake):
            if not self.room.next_game:
                await self.do(deeds.Call(self._called()))
            await self.decide(self.room.next_shuffle)

    async def _deal_after(self, seconds: float) -> None:
        """The hand whose deck is being cut, after some time at the latest; if it cannot be saved, a while later."""
        await asyncio.sleep(seconds)
        while self.room.cutting:
            try:
                await self.decide(self._next_deal)
            except Unsaved:
                await asyncio.sleep(QUICKLY)
            except Mistake:  # it was dealt in the meantime
                return

    def _next_deal(self) -> deeds.Deal:
        """The deal, in the room as it is when its turn has come."""
        return self.room.next_deal()

    def _called(self) -> str:
        """The game that a bot calls."""
        ready = self.room.ready
        bot = thinker(ready[-1].bot, ready[-1].name, f"{self.id}/{self.room.number}")
        return str(bot.call_game(MENU.fitting(len(ready))).link)

    def stop(self) -> None:
        """Wait for nothing any more."""
        for task in self._tasks.values():
            task.cancel()

    def close(self) -> None:
        """Stop for good: what is still being written brings nothing new."""
        self._closed = True
        self.stop()

    # What everybody sees

    def welcome(self, listener: Listener) -> None:
        """Let a browser listen; hands go on where they waited for somebody to come."""
        self.listeners.add(listener)
        if self._ahead:
            self._newcomers.add(listener)
        else:
            self._plan()
            self.show(listener)
        self._see_who_is_there(listener)

    def farewell(self, listener: Listener) -> None:
        """Tell a browser no more; where nobody is left, no new hand is dealt."""
        self.listeners.discard(listener)
        self._see_who_is_there(listener)
        if not self.listeners and not self.room.playing:
            self._asked.clear()
            self.stop()

    def _see_who_is_there(self, moved: Listener) -> None:
        """Show the others at once that somebody has come, or is cut off."""
        if self._showing.see(self.listeners) and not self._ahead:
            for listener in self.listeners - {moved}:
                if self._may_listen(listener):
                    self.show(listener)

    def _show_newcomers(self) -> None:
        """Show the table to those who came while something was being done."""
        newcomers, self._newcomers = self._newcomers & self.listeners, set()
        if newcomers and not self._ahead:
            self._plan()
            for listener in newcomers:
                self.show(listener)

    def _may_listen(self, listener: Listener) -> bool:
        """Whether somebody sits at the table, or may look on."""
        if who := listener.person or listener.felt_of:
            return any(guest.id == who for guest in self.room.guests)
        return self.room.settings.spectators != "no"

    def _see_off(self) -> None:
        """Hang up on those who sit here no more, or may look on no more."""
        for listener in [listener for listener in self.listeners if not self._may_listen(listener)]:
            self.farewell(listener)
            left = listener.person or listener.felt_of
            listener.hang_up("You have left the table." if left else "This table has no room for onlookers.")

    def show(self, listener: Listener) -> None:
        """Send a browser all that it may know now."""
        self._promise(listener)
        deadline = self._deadline(self.room.seat_of(listener.person))
        for frame in self._showing.frames(listener, deadline, self._next_at):
            listener.send(frame)

    def _promise(self, listener: Listener) -> None:
        """Send a browser what the house promises about the shuffle, and what it opens."""
        for frame in self._showing.promises(listener):
            listener.send(frame)

    @property
    def _next_at(self) -> float | None:
        """When the next hand is dealt by itself."""
        ended = self._asked.get(f"after hand {self.room.number}")
        return None if ended is None else ended + self.room.settings.pause

    def _deadline(self, seat: int) -> float | None:
        """When the time of the seat runs out, or that of the first who is asked."""
        hand = self.room.hand
        if hand is None or not hand.asking or self.room.paused:
            return None
        asked = seat if seat in hand.asking else next(iter(hand.asking))
        return self._asked.get(self.room.question(asked), time()) + self.time_for(asked)

    # What browsers ask for

    async def hear(self, listener: Listener, message: messages.AnyMessage) -> None:
        """Do what a browser asks for, and say that it is done, or why not."""
        name = f"{listener.person}/{message.id}"
        try:
            if name in self._refused:
                raise Mistake(self._refused[name])
            await self._heed(listener, message, name)
        except (Mistake, Refused) as refused:
            self._tally.refused.inc()
            self._refuse(name, str(refused))
            listener.send(encode({"type": "refused", "id": message.id, "why": str(refused)}))
        else:
            listener.send(encode({"type": "done", "id": message.id}))
        self._see_off()

    def _refuse(self, message: str, why: str) -> None:
        """Keep in mind what was refused, so that it is refused again when it comes late a second time."""
        self._refused[message] = why
        if len(self._refused) > KEPT_IDS:
            del self._refused[next(iter(self._refused))]

    async def _heed(self, listener: Listener, message: messages.AnyMessage, name: str) -> None:
        room, person = self.room, listener.person
        if name in self._said:
            return
        match message:
            case messages.Hands():
                listener.send(encode({"type": "hands", "hands": hands_seen(room, person)}))
            case messages.Look(number=number):
                if not listener.looks.takes(monotonic()):
                    raise Mistake("You have looked at many hands. Wait some seconds.")
                listener.send(await self._workshop.look_back(look_back(room, person, number)))
            case messages.Say(words=words):
                await self._talk(room[person].id, words, name)
            case _:
                if isinstance(message, messages.Set) and person == room.host:
                    await approve(self._workshop, message.settings.rules)
                if isinstance(message, messages.Call):
                    room.check_caller(room[person].id)
                    await approve(self._workshop, message.rules)
                await self.decide(partial(self._wanted, person, message), name)
                cutting = self.room.cutting
                if isinstance(message, messages.Deal) and cutting and not cutting.awaited:
                    with suppress(Mistake):  # it was dealt in the meantime
                        await self.decide(self._next_deal)

    async def _talk(self, person: str, words: str, name: str) -> None:
        """Let everybody hear what somebody says; only a word that the game listens to is a deed, and is kept."""
        if name in self.room.done:  # the id of something else
            return
        if not self._breath.setdefault(person, Patience(TALK_A_SECOND, TALK_AT_ONCE)).takes(monotonic()):
            raise Mistake("You talk faster than the others can read. Wait some seconds.")
        self._said.append(name)
        if word := self.room.heard(person, words):
            await self.decide(lambda: deeds.Said(person, word), name)
        chat = encode({"type": "chat", "who": self.room[person].name, "words": words})
        for listener in self.listeners:
            listener.send(chat)

    def _wanted(self, person: str, message: messages.Wish) -> deeds.AnyDeed:
        """What somebody wants to do, and may do."""
        room = self.room
        match message:
            case messages.Answer(question=question, answer=answer):
                if message.hand != room.number or not room.playing:
                    raise Mistake("That question is not open any more.")
                self._check_clock()
                late = max(0.0, time() - self._asked.get(question, time()) - room.settings.seconds)
                return self._given(room.seat_of(person), question, answer, late)
            case messages.Away() | messages.Back():
                return deeds.Status(room[person].id, here=isinstance(message, messages.Back))
            case messages.Stand():
                return deeds.Leave(room[person].id)
            case messages.Rebuy():
                return deeds.Rebuy(room[person].id)
            case messages.TakeBack(number=number):
                self._check_may_take_back(person, number)
                return deeds.TakeBack(number)
            case messages.Deal():
                room[person]  # whoever only looks on deals no hand
                self._check_clock()
                return room.next_shuffle()
            case messages.Seal(seal=seal):
                return deeds.Seal(room[person].id, seal)
            case messages.Cut(cut=cut):
                return deeds.Cut(room[person].id, cut)
            case messages.Call(game=game, rules=rules, title=title):
                room.check_caller(room[person].id)
                return deeds.Call(game, rules=rules, title=title, by=person)
            case _:
                if person != room.host:
                    raise Mistake("Only the host can do that.")
                return self._of_host(message)

    def _check_clock(self) -> None:
        if self.room.paused:
            raise Mistake("The host has paused the table.")

    def _check_may_take_back(self, person: str, number: int) -> None:
        """Whoever has asked for something takes it back, and so does the host."""
        asked = next((one for one in self.room.pending if one.number == number), None)
        if asked and self.room[person].id not in (asked.by, self.room.host):
            raise Mistake("Only whoever has asked for it can take it back.")

    def new_bot(self, kind: str) -> deeds.Join:
        """One more bot, by a name that nobody has here."""
        taken = [guest.name for guest in self.room.guests]
        name = next((name for name in NAMES if not like(name, taken)), f"Bot {self.room.came}")
        return deeds.Join(f"p{self.room.came + 1}", name, bot=kind)

    def _of_host(self, message: messages.OfHost) -> deeds.AnyDeed:
        host = self.room.host
        match message:
            case messages.AddBot(kind=kind):
                if kind not in KINDS:
                    raise Mistake(f"There are bots of these kinds: {', '.join(KINDS)}.")
                return self.new_bot(kind)
            case messages.Remove(person=person):
                return deeds.Leave(self.room[person].id, by=host)
            case messages.Pause() | messages.Resume():
                return deeds.Pause(isinstance(message, messages.Pause))
            case messages.Appoint(person=person):
                return deeds.Appoint(self.room[person].id)
            case messages.Set(settings=settings):
                return deeds.Change(settings, by=host)
            case messages.End():
                return deeds.EndEvening(by=host)
            case _:
                assert_never(message)


def _do_again(room: Room, journal: list[bytes]) -> None:
    for line in journal:
        room.do(deeds.read(line))


def _overhear(deciding: asyncio.Task[None]) -> None:
    """Take note of what comes of a decision, for whoever has asked for it may wait no longer."""
    error = None if deciding.cancelled() else deciding.exception()
    if error and not isinstance(error, Mistake | Refused):
        _LOG.error("A deed came to nothing.", exc_info=error)


def new_id() -> str:
    """A name for a table that nobody can guess."""
    return token_urlsafe(12)
