"""A table on the web, without the web: who sits there, whose deal it is, and the hand; only deeds change it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, assert_never

from pokernight.catalogue.entry import ROOT, Entry
from pokernight.catalogue.problem import Mistake
from pokernight.evening.highlights import Highlights
from pokernight.evening.ledger import Ledger, Line
from pokernight.evening.menu import Menu, playable
from pokernight.game import Game
from pokernight.table.options import Limit, Low, Options, PointTie
from pokernight.table.record import Record, record_of
from pokernight.table.shuffle import Shuffle, new_seed, seal_of
from pokernight.web import deeds
from pokernight.web.deeds import MOST_SEATS

if TYPE_CHECKING:
    from pokernight.table.hand import Hand

GONE = 2
"""Who misses so many questions in a row is taken to be away."""
KEPT_HANDS = 20
"""How many hands can be looked at again."""
KEPT_IDS = 1_000
"""How many answers are known again when they come a second time."""
KEPT_SEEDS = 1_000
"""How many hands can be checked when the seeds are opened."""
OWN_GAME = "our own game"
"""What a game is called that was written for this table."""

ENDLESS = (
    "This game goes on and on without asking anybody, so its hand is called off, and everybody has back what they paid."
    " Change its rules, or call another game."
)
"""What is said of a game that takes too much of everybody's time."""


@dataclass
class Guest:
    """Somebody at the table."""

    id: str
    name: str
    bot: str
    line: Line
    """What is theirs in the ledger."""
    bank: float
    here: bool = True
    chair: int = 1
    """Where the chair stands, clockwise from 1; it stays there whoever leaves."""
    since: int = 0
    """How many had come before."""
    missed: int = 0
    """How many questions in a row went without an answer."""

    @property
    def chips(self) -> int:
        """The chips before the next hand."""
        return self.line.front


class Own(NamedTuple):
    """A game that was written for this table."""

    rules: tuple[str, ...]
    title: str = ""


@dataclass(frozen=True)
class Pending:
    """Something that was asked for during a hand, and happens after it unless it is taken back."""

    number: int
    deed: deeds.Patient
    by: str
    """Who has asked for it."""


@dataclass
class Cutting:
    """The next hand while its deck is cut: what the house has shuffled, for whom, and who has cut how."""

    game: str
    people: tuple[str, ...]
    seed: str
    seals: tuple[str, ...]
    """The sealed cuts, seat 1 first; empty for who takes no part."""
    cuts: dict[int, str] = field(default_factory=dict)
    """The cuts by seats."""

    @property
    def awaited(self) -> list[int]:
        """The seats that have sealed a cut, and have not cut yet."""
        return [seat for seat, seal in enumerate(self.seals, 1) if seal and seat not in self.cuts]

    def shuffle(self, game: Game, *, cut: bool = True) -> Shuffle:
        """The shuffles of the hand; before the cut, only what the house has done."""
        cuts = tuple(self.cuts.get(seat, "") for seat in range(1, len(self.people) + 1)) if cut else ()
        return Shuffle(game.deck.cards, self.seed, self.seals, cuts)


@dataclass
class Past:
    """A hand that is over: who sat where, what came of it, and how it can be played again."""

    number: int
    game: str
    rules: tuple[str, ...]
    """The rules, where it was a game of one's own."""
    people: tuple[str, ...]
    names: tuple[str, ...]
    gains: tuple[int, ...]
    won: list[tuple[int, int, str]]
    """The seats that won something, how much, and why."""
    record: Record
    audit: str = field(default="", compare=False)
    """The hash that the hand has in the audit log, once it is on disk."""
    title: str = ""
    """What the game is called, where it was one of one's own."""


@dataclass
class Room:
    """The table: `do` takes a deed, or refuses it with a sentence and changes nothing."""

    settings: deeds.Settings
    guests: list[Guest] = field(default_factory=list)
    """In the order in which they sit round the table."""
    chairs: int = 0
    """How many chairs stand round the table; an empty one stays."""
    ledger: Ledger = field(default_factory=Ledger)
    """A line for everybody who ever sat down, by the id under which they first did."""
    keys: dict[str, str] = field(default_factory=dict)
    """The keys that were given out, and who holds each; whoever has left comes back with the old one."""
    appointed: str = ""
    """Whom a host has made host."""
    paused: bool = False
    """Whether the host has stopped all clocks."""
    over: bool = False
    """Whether the host has ended the evening; whoever plays on begins another."""
    pending: list[Pending] = field(default_factory=list)
    """What happens after the hand, in this order."""
    asked_for: int = 0
    """How often something was put off until after a hand."""
    unheeded: list[tuple[str, str]] = field(default_factory=list)
    """What could not happen after the last hand: who had asked for it, and why not."""
    highlights: Highlights = field(default_factory=Highlights)
    """What will be talked about tomorrow."""
    dealer: str = ""
    """Who dealt the last hand."""
    called: str = ""
    """The game that was called for the next hand."""
    written: dict[str, Own] = field(default_factory=dict)
    """The games that dealers wrote themselves, by what the table calls them: the last ones."""
    wrote: int = 0
    """How many games dealers have written."""
    number: int = 0
    """How many hands were dealt."""
    seals: dict[str, str] = field(default_factory=dict)
    """How the next deck will be cut, sealed, by people."""
    cutting: Cutting | None = None
    """The next hand, where its deck is being cut."""
    seeds: dict[int, str] = field(default_factory=dict)
    """The seeds of hands that are over, until they are opened."""
    opened: dict[int, str] = field(default_factory=dict)
    """Those that were opened."""
    hand: Hand | None = None
    game: str = ""
    """What is being played."""
    seated: tuple[str, ...] = ()
    """Who has which seat in the hand, seat 1 first."""
    names: tuple[str, ...] = ()
    """What they are called; they may leave when the hand is over."""
    done: set[str] = field(default_factory=set)
    """The ids of the messages that were heeded."""
    answered: deque[str] = field(default_factory=deque)
    """Those of the last answers and cuts; older ones are forgotten, for nobody waits for them any more."""
    past: list[Past] = field(default_factory=list)
    came: int = 0
    """How many have ever come to the table."""
    endless: set[tuple[str, tuple[str, ...]]] = field(default_factory=set)
    """Games of which a hand had to be called off, with the rules where they are of one's own."""

    # Who

    def __getitem__(self, person: str) -> Guest:
        for guest in self.guests:
            if guest.id == person:
                return guest
        raise Mistake("Nobody of that name sits at this table.")

    @property
    def host(self) -> str:
        """Who may change the table: whom the last host chose, or whoever has been there longest, bots left aside."""
        people = [guest.id for guest in sorted(self.guests, key=lambda one: one.since) if not guest.bot]
        return self.appointed if self.appointed in people else next(iter(people), "")

    def keyed(self, key: str) -> Guest | None:
        """Who holds a key, and sits at the table."""
        return next((guest for guest in self.guests if guest.id == self.keys.get(key)), None)

    def seat_of(self, person: str) -> int:
        """The seat of somebody in the hand; 0 for who only looks on."""
        return self.seated.index(person) + 1 if person in self.seated else 0

    @property
    def playing(self) -> bool:
        """Whether a hand is being played."""
        return self.hand is not None and not self.hand.ended

    @property
    def in_hand(self) -> tuple[str, ...]:
        """Who is in the hand that is being played, or whose deck is being cut."""
        return self.cutting.people if self.cutting else self.seated if self.playing else ()

    @property
    def ready(self) -> list[Guest]:
        """Who takes part in the next hand, from the left of the next dealer on; the dealer comes last."""
        able = [guest for guest in self.guests if guest.here and guest.chips > 0]
        order = [guest.id for guest in self.guests]
        after = order.index(self.dealer) + 1 if self.dealer in order else 0
        ring = [guest for guest in (*self.guests[after:], *self.guests[:after]) if guest in able]
        return [*ring[1:], *ring[:1]]

    # What

    @property
    def next_game(self) -> str:
        """The game of the next hand; empty where the dealer has yet to call it."""
        game = self.called or (OWN_GAME if self.settings.rules else self.settings.game)
        return "" if self._is_endless(game) else game

    def own_of(self, name: str) -> Own | None:
        """The game that a name of the table stands for, where it was written here: by a dealer, or for all hands."""
        if name == OWN_GAME and self.settings.rules:
            return Own(self.settings.rules, self.settings.title)
        return self.written.get(name)

    def _case(self, name: str) -> tuple[str, tuple[str, ...]]:
        """A game as it is remembered when it goes on without end: by its name, or by its rules."""
        own = self.own_of(name)
        return (OWN_GAME, own.rules) if own else (name, ())

    def _is_endless(self, game: str) -> bool:
        """Whether a hand of a game had to be called off here."""
        return self._case(game) in self.endless

    def told(self, name: str) -> str:
        """What a game is called, as players know it; nothing where none is called."""
        own = self.own_of(name)
        return (own.title or OWN_GAME) if own else name

    def entry_of(self, name: str) -> Entry:
        """A game by its name: one of the catalogue, or one that was written here."""
        own = self.own_of(name)
        return own_entry(own.rules, own.title) if own else listed(name)

    def rules_of(self, name: str) -> Game:
        """A game by its name, where it can be played."""
        return playable(self.entry_of(name))

    def question(self, seat: int) -> str:
        """The name of the question that a seat is asked now, which no other question has.

        Whatever is said meanwhile, it keeps its name, so that talking wins nobody time.
        """
        assert self.hand
        given = sum(who == seat and answer.verb != "say" for who, answer in self.hand.answers)
        return f"{self.number}.{seat}.{given}"

    def heard(self, person: str, words: str) -> str:
        """The word that the game listens to in what somebody says; empty where it hears nothing."""
        if not self.playing or not self.hand or not self.seat_of(person):
            return ""
        return self.hand.referee.heard(words)

    # Deeds

    def do(self, deed: deeds.AnyDeed) -> None:
        """Let something be done; what cannot be is refused with a sentence, and nothing changes."""
        self.unheeded = []
        match deed:
            case deeds.Join():
                self._join(deed)
            case deeds.Leave() | deeds.Status() | deeds.Rebuy() | deeds.Change() | deeds.Call() | deeds.EndEvening():
                self._heed(deed)
            case deeds.TakeBack():
                self._take_back(deed.number)
            case deeds.Pause():
                self.paused, self.over = deed.paused, self.over and deed.paused
            case deeds.Appoint():
                self._appoint(deed.person)
            case deeds.Seal():
                self.seals[self[deed.person].id] = deed.seal
            case deeds.Shuffle():
                self._shuffle(deed)
            case deeds.Cut():
                self._cut(deed)
            case deeds.Deal():
                self._deal(deed)
            case deeds.Answered():
                self._answer(deed)
            case deeds.Said():
                self._say(deed)
            case deeds.CalledOff():
                self._call_off()
            case _:
                assert_never(deed)
        if deed.id:
            self.done.add(deed.id)
            if isinstance(deed, deeds.Answered | deeds.Seal | deeds.Cut):
                self.answered.append(deed.id)
                if len(self.answered) > KEPT_IDS:
                    self.done.discard(self.answered.popleft())

    def _join(self, deed: deeds.Join) -> None:
        if len(self.guests) >= self.settings.seats:
            raise Mistake("All seats at this table are taken.")
        if any(guest.name.casefold() == deed.name.casefold() for guest in self.guests):
            raise Mistake(f"Somebody called {deed.name} sits at this table already.")
        line = self.ledger.opened(self._account(deed), deed.name, bot=bool(deed.bot))
        line.buy(self.settings.stack)
        if deed.key:
            self.keys[deed.key] = deed.person
        taken = {guest.chair for guest in self.guests}
        chair = next(chair for chair in range(1, MOST_SEATS + 1) if chair not in taken)
        guest = Guest(deed.person, deed.name, deed.bot, line, self.settings.bank, chair=chair, since=self.came)
        self.guests = sorted([*self.guests, guest], key=lambda one: one.chair)
        self.chairs = max(self.chairs, chair)
        self.came += 1

    def _account(self, deed: deeds.Join) -> str:
        """The line of the ledger for who sits down: their own from before, one left under their name, or a new one."""
        in_use = [guest.line for guest in self.guests]
        left = [deed.person, self.ledger.of_name(deed.name, bot=bool(deed.bot))]
        lines = self.ledger.lines
        free = (one for one in left if one in lines and all(lines[one] is not line for line in in_use))
        return next(free, deed.person if deed.person not in lines else f"{deed.person}, {self.came}")

    # What waits until the hand is over

    def _heed(self, deed: deeds.Patient) -> None:
        """Do something now, or after the hand where it would disturb that."""
        if self._can_wait(deed):
            self._check(deed)
            self.pending = [one for one in self.pending if not alike(one.deed, deed)]
            self.asked_for += 1
            self.pending.append(Pending(self.asked_for, deed, deed.by or getattr(deed, "person", "")))
        else:
            self._now(deed)

    def _can_wait(self, deed: deeds.Patient) -> bool:
        """Whether something has to wait for the end of the hand."""
        match deed:
            case deeds.Status(here=True):
                return False
            case deeds.Status() | deeds.Rebuy() | deeds.Leave():
                return deed.person in self.in_hand
        return bool(self.in_hand)

    def _check(self, deed: deeds.Patient) -> None:
        """Refuse now what cannot happen later."""
        match deed:
            case deeds.Change():
                self._check_settings(deed.settings)
            case deeds.Call():
                self._check_call(deed)
            case deeds.EndEvening():
                pass
            case _:
                self[deed.person]

    def _now(self, deed: deeds.Patient) -> None:
        match deed:
            case deeds.Leave():
                self._leave(deed.person)
            case deeds.Status():
                guest = self[deed.person]
                guest.here, guest.missed = deed.here, 0
                self.pending = [one for one in self.pending if not alike(one.deed, deed)]
            case deeds.Rebuy():
                self._rebuy(deed.person)
            case deeds.Change():
                self._check_settings(deed.settings)
                self.settings = deed.settings
            case deeds.Call():
                self._check_call(deed)
                self.called = self._write(deed) or (deed.game if deed.game == OWN_GAME else str(MENU[deed.game].link))
            case deeds.EndEvening():
                self._end_evening()
            case _:
                assert_never(deed)

    def _catch_up(self) -> None:
        """The hand is over: do what was put off; what cannot be any more is left, and whoever asked is told."""
        waiting, self.pending = self.pending, []
        for one in waiting:
            if one.by and all(guest.id != one.by for guest in self.guests):
                continue  # whoever has left wants nothing any more
            try:
                if isinstance(one.deed, deeds.Call):
                    self.check_caller(one.by)
                self._now(one.deed)
            except Mistake as mistake:
                self.unheeded.append((one.by, str(mistake)))

    def _take_back(self, number: int) -> None:
        if all(one.number != number for one in self.pending):
            raise Mistake("That has happened already, or was taken back.")
        self.pending = [one for one in self.pending if one.number != number]

    def _appoint(self, person: str) -> None:
        if self[person].bot:
            raise Mistake("A bot cannot be the host.")
        self.appointed = person

    def _leave(self, person: str) -> None:
        guest = self[person]
        if person == self.dealer:
            order = [one.id for one in self.guests]
            self.dealer = order[order.index(person) - 1] if len(order) > 1 else ""
        guest.line.cash_out()
        self.guests.remove(guest)
        self.seals.pop(person, None)

    def _rebuy(self, person: str) -> None:
        guest = self[person]
        if guest.chips >= self.settings.stack:
            raise Mistake("You have a full stack.")
        guest.line.buy(self.settings.stack)

    def _check_settings(self, settings: deeds.Settings) -> None:
        options_of(settings)
        if not max(2, len(self.guests)) <= settings.seats <= MOST_SEATS:
            raise Mistake(f"{max(2, len(self.guests))} to {MOST_SEATS} can sit at this table.")
        check_game(settings)

    def check_caller(self, person: str) -> None:
        """Refuse a call of the next game by anybody but the host and the next dealer."""
        if person not in (self.host, self.ready[-1].id if self.ready else ""):
            raise Mistake("The dealer calls the game.")

    def _check_call(self, deed: deeds.Call) -> None:
        if (OWN_GAME, deed.rules) in self.endless or (not deed.rules and self._is_endless(deed.game)):
            raise Mistake(ENDLESS)
        game = playable(own_entry(deed.rules, deed.title)) if deed.rules else self.rules_of(deed.game)
        if len(self.ready) > game.most_seats:
            raise Mistake(f"This game is for 2 to {game.most_seats} players, and you are {len(self.ready)}.")

    def _write(self, deed: deeds.Call) -> str:
        """Keep the game that a dealer wrote; what the table calls it, or nothing where it is one of the catalogue."""
        if not deed.rules:
            return ""
        self.wrote += 1
        name = f"{OWN_GAME} {self.wrote}"
        self.written[name] = Own(deed.rules, deed.title)
        kept = (name, self.game)  # the hand that is looked at may be one, too
        self.written = {one: own for one, own in self.written.items() if one in kept}
        return name

    def next_shuffle(self) -> deeds.Shuffle:
        """The deed that shuffles for the next hand, with a seed that nobody can foresee."""
        if not self.next_game:
            raise Mistake("The dealer has yet to call a game.")
        return deeds.Shuffle(self.next_game, tuple(guest.id for guest in self.ready), new_seed())

    def _shuffle(self, deed: deeds.Shuffle) -> None:
        if self.in_hand:
            raise Mistake("A hand is being played.")
        self._stacks(deed.game, deed.people)
        seals = tuple(self.seals.pop(person, "") for person in deed.people)
        self.cutting = Cutting(deed.game, deed.people, deed.seed, seals)

    def _stacks(self, name: str, people: tuple[str, ...]) -> list[int]:
        """The chips of those who play a game, where it can be played by so many."""
        most = self.rules_of(name).most_seats
        stacks = [self[person].chips for person in people]
        if not 2 <= len(stacks) <= most:
            raise Mistake(f"This game is for 2 to {most} players, and you are {len(stacks)}.")
        return stacks

    def _cut(self, deed: deeds.Cut) -> None:
        cutting = self.cutting
        if cutting is None or deed.person not in cutting.people:
            raise Mistake("The deck is not being cut now.")
        seat = cutting.people.index(deed.person) + 1
        if seal_of(deed.cut) != cutting.seals[seat - 1]:
            raise Mistake("This is not the cut that you sealed.")
        cutting.cuts[seat] = deed.cut

    def next_deal(self) -> deeds.Deal:
        """The deed that deals the hand whose deck was cut."""
        if self.cutting is None:
            raise Mistake("No deck is shuffled.")
        return deeds.Deal(self.cutting.game, self.cutting.people)

    def _deal(self, deed: deeds.Deal) -> None:
        if self.playing:
            raise Mistake("A hand is being played.")
        game, stacks = self.rules_of(deed.game), self._stacks(deed.game, deed.people)
        if deed.seed:
            self.hand = game.deal(len(stacks), deed.seed, options_of(self.settings), stacks, deed.decks)
        else:
            if self.cutting is None or (deed.game, deed.people) != (self.cutting.game, self.cutting.people):
                raise Mistake("No deck is shuffled for this hand.")
            shuffle = self.cutting.shuffle(game)
            self.hand = game.deal(len(stacks), shuffle.seed, options_of(self.settings), stacks, shuffle)
        self.number += 1
        self.paused, self.over = self.paused and not self.over, False
        self.cutting = None
        self.game, self.seated, self.dealer, self.called = deed.game, deed.people, deed.people[-1], ""
        self.names = tuple(self[person].name for person in deed.people)
        self._settle()

    def _end_evening(self) -> None:
        if self.over:
            raise Mistake("The evening is over already.")
        self._open_seeds()
        self.paused = self.over = True

    def _open_seeds(self) -> None:
        self.opened |= self.seeds
        self.seeds = {}
        for number in list(self.opened)[:-KEPT_SEEDS]:
            del self.opened[number]

    def _answer(self, deed: deeds.Answered) -> None:
        if self.hand is None:
            raise Mistake("No hand is being played.")
        self.hand.answer(deed.seat, deed.answer)
        guest = self[self.seated[deed.seat - 1]]
        guest.bank = max(0.0, guest.bank - deed.late)
        if deed.id:
            guest.missed = 0
        elif not guest.bot:
            guest.missed += 1
            guest.here = guest.here and guest.missed < GONE
        self._settle()

    def _say(self, deed: deeds.Said) -> None:
        seat = self.seat_of(deed.person)
        if self.hand is not None and not self.hand.ended and seat:
            self.hand.say(seat, deed.words)
            self._settle()

    def _call_off(self) -> None:
        """The hand never was: chips change hands only when one is over; its seed is opened with the others."""
        if self.cutting:
            self.number += 1
            game, seed = self.cutting.game, self.cutting.seed
        else:
            shuffle = self.hand.table.decks if self.hand else ()
            game, seed = self.game, shuffle.seed if isinstance(shuffle, Shuffle) else ""
        if seed:
            self.seeds[self.number] = seed
        self.endless.add(self._case(game))
        self.hand, self.cutting, self.seated, self.called = None, None, (), ""
        self._catch_up()

    def _settle(self) -> None:
        """Where the hand is over, everybody has the chips, and the hand is kept."""
        assert self.hand
        if not self.hand.ended:
            return
        for person, chips in zip(self.seated, self.hand.table.state.chips[1:], strict=True):
            guest = self[person]
            guest.line.front = chips
            guest.bank = max(guest.bank, min(guest.bank + self.settings.refill, self.settings.bank))
        self.ledger.note(self.number)
        self.highlights.note(self.number, self.entry_of(self.game).name, self.names, self.hand)
        own = self.own_of(self.game)
        self.past.append(
            Past(
                self.number,
                OWN_GAME if own else self.game,
                own.rules if own else (),
                self.seated,
                self.names,
                tuple(self.hand.gains),
                self.hand.won,
                record_of(self.hand, OWN_GAME if own else self.game),
                title=own.title if own else "",
            )
        )
        del self.past[:-KEPT_HANDS]
        if isinstance(self.hand.table.decks, Shuffle):
            self.seeds[self.number] = self.hand.table.decks.seed
            for number in list(self.seeds)[:-KEPT_SEEDS]:
                del self.seeds[number]
        if self.settings.seeds == "hand":
            self._open_seeds()
        self._catch_up()


def alike(one: deeds.Patient, other: deeds.Patient) -> bool:
    """Whether a second request takes the place of the first: the same thing for the same person.

    Who is removed by the host cannot ask to leave instead, and take that back.
    """
    if isinstance(one, deeds.Leave) and isinstance(other, deeds.Leave) and one.by != other.by:
        return False
    return type(one) is type(other) and getattr(one, "person", "") == getattr(other, "person", "")


def check_game(settings: deeds.Settings) -> None:
    """See that the game of a table can be played, where there is one."""
    if settings.rules:
        own_entry(settings.rules)
    elif settings.game:
        playable(MENU[settings.game])


MENU = Menu()
"""The games of the catalogue."""


@lru_cache(maxsize=512)
def listed(name: str) -> Entry:
    """A game of the catalogue by its name, which every question asks for."""
    return MENU[name]


@lru_cache(maxsize=2_048)
def own_entry(rules: tuple[str, ...], title: str = "") -> Entry:
    """A game that somebody has written, where it is understood and can be played."""
    try:
        game = Game.read(rules)
    except ValueError as error:
        raise Mistake(str(error)) from error
    return Entry(0, title or OWN_GAME.capitalize(), "", game.tags, game.numbers, rules, ROOT)


def options_of(settings: deeds.Settings) -> Options:
    """The customs that the host has chosen."""
    try:
        return Options(
            ante=settings.ante,
            minimum=settings.minimum,
            maximum=settings.maximum,
            stack=settings.stack,
            limit=Limit(settings.limit),
            raises=settings.raises,
            raises_for_two=settings.raises_for_two,
            all_in_raises=settings.all_in_raises,
            burn=settings.burn,
            muck=settings.muck,
            low=Low(settings.low),
            both_ties_lose=settings.both_ties_lose,
            point_tie=PointTie(settings.point_tie),
        )
    except ValueError as error:
        raise Mistake(str(error)) from error
