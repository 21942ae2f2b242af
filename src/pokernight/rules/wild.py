"""Wild cards and bugs."""

from collections.abc import Iterable
from functools import cached_property, partial

from pokernight.cards import Card, spoken
from pokernight.language.part import Term, reads, sentence
from pokernight.ranking import WildCards as WildOnes
from pokernight.rules.changes import Change, These, change_wild, settled
from pokernight.rules.parts.faces import CardSet, Faces, TheCard, WildCards
from pokernight.rules.parts.held import DownAndCommon, Pairs, UpAndDown, personal
from pokernight.rules.parts.price import POT, Price
from pokernight.rules.parts.refs import AnyOnTable, CardRef, CommonCard, End, Nth, TableCard
from pokernight.rules.plan import WILD_CHANGES, Plan, contenders, faces_of
from pokernight.rules.rule import Consequence, Deed, Effect, Remark, Standing, Steady
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, Answer, Choice, take_it
from pokernight.table.events import came_up
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import Lie
from pokernight.table.table import Table


class MakeItWild:
    """The question whether a player pays to have a card wild."""

    asks_anew = True

    def __init__(self, price: Price) -> None:
        self.price = price

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Ask the player of the frame about the card; see `Playable`."""
        chips = self.price.chips(table)
        if table.state.chips[frame.seat] < chips or frame.seat in table.state.folded:
            return None
        answer = frame.answer
        if answer is None:
            assert frame.card is not None
            return {frame.seat: take_it(f"Pay {chips} to have {spoken(frame.card)} wild?", "pay")}
        if answer.verb == "pay" and frame.card is not None:
            table.pay(frame.seat, chips, "fee")
            table.show((frame.card,), table.state.everyone)
            table.note("paid wild", tuple(sorted({*table.state.notes.get("paid wild", ()), frame.card})))
        return None


class Side(Term):
    """The hands in which cards are wild."""

    ALL = ("in all hands",)
    OWN = ("for you", "for that player", "for each player")
    HIGH = ("in high hands",)
    LOW = ("in low hands",)
    OWN_HIGH = ("for your high hand",)
    OWN_LOW = ("for your low hand",)
    RUNS = ("in straights and flushes", "only in straight and flush", "only to complete straight and flush")

    @cached_property
    def only(self) -> End | None:
        """The one end that it is about; None where it is about both."""
        ends = {Side.HIGH: End.HIGH, Side.OWN_HIGH: End.HIGH, Side.LOW: End.LOW, Side.OWN_LOW: End.LOW}
        return ends.get(self)

    def covers(self, end: End) -> bool:
        """Whether it is about high hands, or about low ones."""
        return self.only is None or self.only is end


@sentence(
    "{cards} is~are wild",
    "[all|any] {cards} is wild [for everyone]",
    mates=False,
    side=Side.ALL,
    price=None,
)
@sentence("{cards} is~are wild {side}", "{cards} is wild but {side}", mates=False, price=None)
@sentence(
    "{cards} and all cards of the same rank are wild",
    "[all|any] {cards} is wild as is all [other] card of same rank",
    mates=True,
    side=Side.ALL,
    price=None,
)
@sentence(
    "{cards} and all cards of the same rank are wild {side}",
    "{cards} is wild {side} as is all [other] card of same rank",
    mates=True,
    price=None,
)
@sentence(
    "{cards} is~are wild for anyone who pays {price}",
    "{cards} cost {price} to make wild",
    "{cards} is wild but cost {price}",
    mates=False,
    side=Side.ALL,
)
@sentence(
    "{cards} is~are wild for anyone who matches the pot",
    "{cards} is wild if they match pot",
    mates=False,
    side=Side.ALL,
    price=POT,
)
@reads("[All] pair is wild", cards=(Pairs(),))
@reads(
    "If they have a down card that <pair [with]|match> a common card that rank is wild for them",
    cards=(DownAndCommon(),),
)
@reads(
    "If they have a down card that pair with a up card that rank is wild for them", cards=(UpAndDown(),), side=Side.OWN
)
class Wild(Standing):
    """Cards that stand for whatever helps most; those that a player's own card names are wild for that player."""

    cards: tuple[CardSet, ...]
    mates: bool = False
    side: Side = Side.ALL
    price: Price | None = None

    def tally(self, totals: Totals) -> None:
        for cards in self.cards:
            totals.wilds.append(partial(self._most, cards))
        totals.tags.add("limited" if self.side is Side.RUNS else "wilds")
        totals.tags |= {"fee"} if self.price else set()

    def shape(self, plan: Plan) -> None:
        if not self.side.covers(plan.end):
            return
        if self.side is Side.RUNS:
            plan.bugs = plan.bugs.union(*(faces_of(cards, plan) for cards in self.cards))
        elif self.price:
            plan.wild.append(WildOnes(frozenset(plan.table.state.notes.get("paid wild", ()))))
        else:
            for cards in self.cards:
                chosen = cards if self not in replaced(plan.table) else only_the_last(cards)
                plan.wild.extend(chosen.wilds(plan, mates=self.mates))

    @property
    def steady(self) -> bool:
        return self.price is None and all(isinstance(cards, Faces) for cards in self.cards)

    @cached_property
    def alike(self) -> bool:
        return self.side is not Side.RUNS and not personal(self)

    @property
    def watches(self) -> bool:
        return self.price is not None

    @property
    def listens(self) -> tuple[type, ...]:
        return (ev.Moved, ev.Turned)

    def watch(self, table: Table, event: ev.Event) -> Iterable[Frame]:
        """Cards that cost something are asked for when they come to lie face up before a player."""
        if self.price is None:
            return ()
        return tuple(
            Frame(MakeItWild(self.price), seat=seat, card=card)
            for seat, card in came_up(event)
            if any(cards.has(table, card, seat) for cards in self.cards)
        )

    def ask_at_showdown(self, table: Table) -> None:
        """Ask for the cards that nobody has seen yet; those that not even their owner has seen are shown first."""
        for seat in contenders(table) if self.price else ():
            for card in table.lying(seat, Lie.DOWN, Lie.BLIND):
                if any(cards.has(table, card, seat) for cards in self.cards):
                    if seat not in table.state.known[card]:
                        table.show((card,), table.state.everyone)
                    assert self.price is not None
                    table.then(MakeItWild(self.price), seat, card=card)

    def _most(self, cards: CardSet, totals: Totals, players: int) -> int:
        if self.mates and isinstance(cards, TheCard):
            return cards.ref.mates(totals, players)
        return cards.most(totals, players)


@sentence("{cards} is~are not wild", "{cards} is no wild card")
class NotWild(Standing):
    """Cards that many tables have wild are not: a joker is then a card above the ace, and only pairs another joker."""

    cards: tuple[CardSet, ...]

    @property
    def steady(self) -> bool:
        return all(isinstance(cards, Faces | WildCards) for cards in self.cards)

    def shape(self, plan: Plan) -> None:
        for cards in self.cards:
            Change(cards, wild=False).shape(plan)


@sentence(
    "{cards} is~are bugs",
    "{cards} is a bug",
    "{cards} [is wild but] may only is used <as [a] ace or to|to> <complete|fill> [a] straight <and|or> [a] flush"
    "[ or as [a] ace]",
)
class Bug(Standing):
    """Cards that count as an ace, or complete a straight or a flush."""

    cards: tuple[CardSet, ...]

    @property
    def steady(self) -> bool:
        return all(isinstance(cards, Faces) for cards in self.cards)

    def shape(self, plan: Plan) -> None:
        for cards in self.cards:
            if isinstance(cards, WildCards):
                plan.wilds_are_bugs = True
            plan.bugs |= faces_of(cards, plan)

    def tally(self, totals: Totals) -> None:
        for cards in self.cards:
            totals.wilds.append(cards.most)
            if isinstance(cards, WildCards):
                totals.tags.discard("wilds")
        totals.tags.add("limited")


@sentence(
    "A bug counts as an ace or completes a straight or a flush",
    "<bug|it|they> may [only] is used to complete a straight or a flush or as a ace",
    "<bug|it|they> may [only] is used as a ace or to complete a straight or a flush",
)
class BugMeaning(Remark):
    """What a bug is, said for those who do not know."""

    about = (Bug,)


@sentence(
    "{one} stop being wild and {other} are wild instead, and back again the next time",
    "{one} is not wild and {other} is."
    " Each time {_:CardSet} come up wild change back and forth between {_:CardSet} and {_:CardSet}",
)
class ToggleWild(Effect):
    """Two sets of cards take turns at being wild."""

    one: CardSet
    other: CardSet
    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        before = [change for change in table.state.notes.get(WILD_CHANGES, ()) if change.cards == self.one]
        back = bool(before) and not before[-1].wild
        change_wild(table, Change(self.one, wild=back), Change(self.other, wild=not back))
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("wilds")


@sentence(
    "A new one takes the place of the old",
    "If a {_:CardSet} is <dealt|flipped> [face up] <new card is wild and old one is no longer wild|wild card change>",
    "Only last one is wild",
)
class OnlyTheLast(Remark):
    """A wild card that another replaces is wild no longer."""

    about = (Wild,)


def replaced(table: Table) -> set[Wild]:
    """The rules by which a new wild card takes the place of the old."""
    kept = table.course.kept
    if "replaced" not in kept:
        found: set[Wild] = set()
        last: Wild | None = None
        for rule in table.course.rules:
            last = rule if isinstance(rule, Wild) else last
            if isinstance(rule, OnlyTheLast) and last:
                found.add(last)
        kept["replaced"] = found
    rules: set[Wild] = kept["replaced"]
    return rules


def only_the_last(cards: CardSet) -> CardSet:
    """A set told by any of several cards on the table, told by the last of them."""
    ref = getattr(cards, "ref", None)
    if isinstance(ref, TableCard | CommonCard) and ref.nth is None:
        return cards.replace(ref=ref.replace(nth=Nth.LAST))
    if isinstance(ref, AnyOnTable):
        return cards.replace(ref=CommonCard(Nth.LAST) if ref.common else TableCard(Nth.LAST))
    return cards


@sentence("{cards} become wild", "[all] {cards} <is [now]|become> wild [for everyone]", own=False)
@sentence("{cards} become wild for them", "[all] {cards} is [now] wild for <they|that player>", own=True)
class BecomeWild(Consequence):
    """Cards are wild from then on, for all or for the player it happened to."""

    cards: tuple[CardSet, ...]
    own: bool = False
    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seat = frame.seat if self.own else 0
        change_wild(table, *(Change(settled(cards, table), seat=seat) for cards in self.cards))
        return None

    def tally(self, totals: Totals, times: int) -> None:
        for cards in self.cards:
            totals.wilds.append(cards.most)
        totals.tags.add("wilds")


@sentence("{cards} stop being wild", "[all] {cards} is <no longer|not> wild", "{cards} cease to is wild")
class StopBeingWild(Consequence):
    """Cards are wild no longer."""

    cards: tuple[CardSet, ...]
    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        change_wild(table, *(Change(settled(cards, table), wild=False) for cards in self.cards))
        return None


@sentence("nothing is wild", "there is no wild card", "no card is wild")
class NothingWild(Effect):
    """No card is wild, whatever else the rules say."""

    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        change_wild(table, Change(WildCards(), wild=False))
        return None


@sentence("make~s {ref} wild")
@sentence("make~s it wild", ref=None)
class MakeWild(Deed):
    """One card becomes wild: one that a rule points at, or the one that was spoken of."""

    ref: CardRef | None

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._cards(table, frame))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return take_it("Have it wild?") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb != DECLINE or not frame.may:
            change_wild(table, Change(These(self._cards(table, frame))))

    def _cards(self, table: Table, frame: Frame) -> tuple[Card, ...]:
        if self.ref:
            return self.ref.cards(table, frame.seat)
        return (frame.card,) if frame.card is not None else ()

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.wilds.append(lambda *_: 1)
        totals.tags.add("wilds")


@sentence(
    "A natural hand beats an equal hand with wild cards",
    "<Natural hand|a natural hand> beat <a wild hand|wild hand|hand with wild card>",
    "In case of a tie hand with less wild card win",
    "Tie is broken by least wild card",
)
class NaturalsWin(Steady):
    """Of two equal hands, the one with fewer wild cards is better."""

    def shape(self, plan: Plan) -> None:
        plan.naturals = True
