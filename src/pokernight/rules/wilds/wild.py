"""Wild cards."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property, partial
from typing import Any

from pokernight.cards import spoken
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.ranking import Place, Within
from pokernight.ranking import WildCards as WildOnes
from pokernight.rules.parts.faces import CardSet, Faces, WildCards
from pokernight.rules.parts.followers import EveryFollower
from pokernight.rules.parts.held import DownAndCommon, Pairs, RanksThatPair, UpAndDown, personal
from pokernight.rules.parts.likes import ThatCard, TheCard
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import POT, Price, Unit
from pokernight.rules.parts.refs import AnyOnTable, CommonCard, End, Nth, TableCard
from pokernight.rules.parts.spots import PairedCommons
from pokernight.rules.parts.subjects import IN, TIE
from pokernight.rules.plan import Plan, contenders, faces_of
from pokernight.rules.rule import Remark, Standing, Steady
from pokernight.rules.totals import Totals
from pokernight.rules.wilds.changes import Change
from pokernight.table import events as ev
from pokernight.table.choices import take_it
from pokernight.table.events import came_up
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import Lie
from pokernight.table.state import OF_CARDS
from pokernight.table.table import Table

PAID_WILD = OF_CARDS + "paid wild"
"""The note of the cards for which somebody has paid, to have them wild."""

_THAT_RANK = "<[all|any] card of that rank|that rank> is wild for them"
_ALIKE = "<of same rank|<that|which> <pair|match|<is|have> [of] same rank>>"

AND = "<and|and so is|as is|as well as|along with|together with>"
"""What joins the cards that are wild to all others of their rank."""


_IT = "<it|which|this card|that card>"
"""A card that the sentence before has laid on the table."""


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
            table.note(PAID_WILD, tuple(sorted({*table.state.notes.get(PAID_WILD, ()), frame.card})))
        return None


class Side(Term):
    """The hands in which cards are wild."""

    ALL = ("in all hands",)
    OWN = (
        *("for you", "for that player", "for each player", "for its owner", "for their owner"),
        *("for the player who has it", "for the player who holds it"),
    )
    HIGH = ("in high hands",)
    LOW = ("in low hands",)
    OWN_HIGH = ("for your high hand",)
    OWN_LOW = ("for your low hand",)
    RUNS = ("in straights and flushes", "to complete straight and flush")
    DOWN = (
        *("if they lie face down", "in the hole", "if face down", "if dealt face down", "if dealt down"),
        *("if they are face down", "if they are in the hole", "if they are dealt face down", "if it is face down"),
    )
    UP = (
        *("if they lie face up", "if face up", "if dealt face up", "if dealt up"),
        *("if they are face up", "if they are showing", "if they are dealt face up", "if it is face up"),
    )

    COMMON = ("if they are common cards", "among the common cards", "in the common cards", "as common cards")

    @cached_property
    def only(self) -> End | None:
        """The one end that it is about; None where it is about both."""
        ends = {Side.HIGH: End.HIGH, Side.OWN_HIGH: End.HIGH, Side.LOW: End.LOW, Side.OWN_LOW: End.LOW}
        return ends.get(self)

    @cached_property
    def place(self) -> Place | None:
        """The only place where cards are wild; None where they are wild wherever they lie."""
        return {Side.DOWN: Place.DOWN, Side.UP: Place.UP, Side.COMMON: Place.COMMON}.get(self)

    def covers(self, end: End) -> bool:
        """Whether it is about high hands, or about low ones."""
        return self.only is None or self.only is end


@sentence(
    "{cards} is~are wild",
    f"[all|any] [of] {{cards}} <is|count as> [always] wild [for everyone [still in|who {IN}]]",
    mates=False,
    side=Side.ALL,
    price=None,
)
@sentence(
    "{cards} is~are wild {side}",
    "[all|any] {cards} <is|count as> [only] wild [but] [only] {side} [only]",
    "{side} [all] {cards} is wild",
    mates=False,
    price=None,
)
@sentence(
    "{cards} and all cards of the same rank are wild",
    f"[all|any] {{cards}} {AND} {{_:Mates}} is wild [for everyone]",
    f"[all|any] {{cards}} is wild [for everyone] {AND} {{_:Mates}} [is wild]",
    mates=True,
    side=Side.ALL,
    price=None,
)
@sentence(
    "{cards} and all cards of the same rank are wild {side}",
    f"[all|any] {{cards}} {AND} {{_:Mates}} is wild [but] [only] {{side}}",
    f"[all|any] {{cards}} is wild {{side}} {AND} {{_:Mates}} [is wild]",
    f"[all|any] {{cards}} is wild {AND} {{_:Mates}} {{side}} [only]",
    mates=True,
    price=None,
)
@reads("[all|any] <down|face down|hole> {cards:Faces} is wild", "{cards:Faces} in hole is wild", side=Side.DOWN)
@reads("[all|any] <up|face up> {cards:Faces} is wild", "{cards:Faces} [face] up is wild", side=Side.UP)
@reads(
    "[all|any] [of] common <{cards:Faces}|{cards:Akin}> is wild",
    "[all|any] {cards:InColour} common card is wild",
    side=Side.COMMON,
)
@reads("common card is wild [but] [only] if they is <{cards:InColour}|{cards:Faces}>", side=Side.COMMON)
@reads("[all|any] common card of same rank is wild", cards=(PairedCommons(),), side=Side.COMMON)
@sentence(
    "{cards} is~are wild for anyone who pays {price}",
    "{cards} cost {price} [to make wild]",
    "{cards} is wild but cost {price}",
    "{cards} is wild if they pay {price} [for <it|each [one] [of they]>|per card|each]",
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
@reads("{cards} is wild if they match half [of] pot", price=Price(Unit.POT, Fraction(1, 2)))
@reads(
    "If they <have|hold|get> {cards:PairsThatLie} [in their hand] <they|both|both card|those card> is [both|all] wild",
)
@reads(
    "they must pay {price} for each {cards} they use as a wild card", "each {cards} used as a wild card cost {price}"
)
@reads("[All|any] pair [in {_:Owner} hand] is wild [for player who <have|hold> it]", cards=(Pairs(),))
@reads("wild card is {cards}", side=Side.ALL)
@reads(f"{_IT} is wild [for everyone]", cards=(TheCard(ThatCard()),), mates=False)
@reads(
    f"{_IT} {AND} {{_:Mates}} is wild [for everyone]",
    f"{_IT} is wild [for everyone] {AND} {{_:Mates}} [is wild]",
    cards=(TheCard(ThatCard()),),
    mates=True,
)
@reads(
    "If <two common card <<is|have> [of] same rank|match [in rank]>"
    "|<there is|common card <include|contain>> a pair [<in|among> common card]>"
    " <[all|any] card of that rank|that rank> is wild",
    "If a pair <<come|turn|show> up|appear> <in|among> common [card] <[all|any] card of that rank|that rank> is wild",
    "If a common card <pair [with]|match> a [common] <card|one> <[all|any] card of that rank|that rank> is wild",
    cards=(PairedCommons(),),
)
@reads(
    "{cards} <is|count as|stand for> lowest card [that <is|they do>] not in <hand|their hand>",
    "{cards} <is|count as|stand for> lowest card <missing from|they do not have in> <hand|their hand>",
    side=Side.LOW,
)
@reads(
    "If they have a down card that <pair [with]|match> a common card that rank is wild for them",
    cards=(DownAndCommon(),),
)
@reads(
    "If they have a down card that pair with a up card that rank is wild for them", cards=(UpAndDown(),), side=Side.OWN
)
@reads(
    f"If they have a <down|hole> card that pair with a [other] <down|hole> card {_THAT_RANK}",
    f"If [two of] their [two] <down|hole> card <pair|match|<is|have> [of] same rank|is a pair> {_THAT_RANK}",
    f"If they <have|hold> <two <down|face down|hole> card {_ALIKE}"
    f"|a pair <in hole|face down|of <down|face down|hole> card>> {_THAT_RANK}",
    cards=(RanksThatPair(Face.DOWN),),
    side=Side.OWN,
)
@reads(
    f"If they have a [face] up card that pair with a [other] [face] up card {_THAT_RANK}",
    f"If [two of] their [two] [face] up card <match|<is|have> [of] same rank> {_THAT_RANK}",
    f"If they <have|show> two [face] up card {_ALIKE} {_THAT_RANK}",
    cards=(RanksThatPair(Face.UP),),
    side=Side.OWN,
)
class Wild(Standing):
    """Cards that stand for whatever helps most; those that a player's own card names are wild for that player."""

    cards: tuple[CardSet, ...]
    mates: bool = False
    side: Side = Side.ALL
    price: Price | None = None

    @classmethod
    def said(cls, **fields: Any) -> "Wild | None":
        """Common cards that are wild by a card of a player's own are told in a way of their own, and so is a limit."""
        wild = cls(**fields)
        limited = wild.cards == (WildCards(),) and wild.side.place
        return None if limited or (wild.side is Side.COMMON and personal(wild)) else wild

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
            plan.wild.append(WildOnes(frozenset(plan.table.state.notes.get(PAID_WILD, ()))))
        else:
            for cards in self.cards:
                chosen = cards if self not in replaced(plan.table) else only_the_last(cards)
                rules = chosen.wilds(plan, mates=self.mates)
                place = self.side.place
                plan.wild.extend(Within(rule, place) for rule in rules) if place else plan.wild.extend(rules)

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
        there = totals.demand.once if self.side is Side.COMMON else totals.deck_size
        return min(cards.most(totals, players), there)


@reads("[all|any] {cards} is wild <as is|and so is> {more}", mates=False)
@reads(f"[all|any] {{cards}} is wild <as is|and so is> {{more}} {AND} {{_:Mates}}", mates=True)
class WildToo(Standing):
    """Cards that are wild, and others that are so as well."""

    cards: tuple[CardSet, ...]
    more: tuple[CardSet, ...]
    mates: bool = False

    @classmethod
    def said(cls, **fields: Any) -> Wild:
        return Wild((*fields["cards"], *fields["more"]), fields["mates"])


@sentence("There are no wild cards", "nothing is wild", "no card is wild", cards=(WildCards(),))
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


@reads(
    "[new] wild [card] change [to <next [up] card [dealt]|card dealt after it|card <after|following> it>]",
    "new [wild] card <is|become> wild [<and|in place of> old [one|wild card] [<is no longer|is not|stop being> wild]]",
    "next card [dealt] [[face] up] <is|become> wild <instead|and old [one] is <no longer|not> wild>",
    "it replace <old one|old wild card|first>",
)
class Replaced(Part):
    """One wild card in place of another."""


@sentence(
    "A new one takes the place of the old",
    "If <a|> [new|second|later] {_:CardSet} <is <dealt|flipped>|come> [face] [up] {_:Replaced}",
    "If <a player|a other player|anyone|they> <pair up|get a pair> {_:Replaced}",
    "If a [face up] pair is dealt [face] [up] [later] {_:Replaced}",
    "If a <new|second|> one is <dealt|flipped> [face] [up] {_:Replaced}",
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
    if isinstance(ref, EveryFollower):
        return cards.replace(ref=ref.last)
    if isinstance(ref, AnyOnTable):
        return cards.replace(ref=CommonCard(Nth.LAST) if ref.common else TableCard(Nth.LAST))
    return cards


@sentence(
    "A natural hand beats an equal hand with wild cards",
    f"[{TIE}] [a] <natural hand|hand <with no|without [a|any]> wild card>"
    " beat [a|same] [equal] <wild <hand|one>|<hand|one> with [a] wild card> [of same rank]",
    "[a] hand with wild card lose to [a] <natural|same> hand [of same rank|without wild card]",
    f"{TIE} <hand|player|one> with <less|least|fewest> wild card win",
    f"{TIE} [a] <natural <hand|one>|<hand|one> <with no|without [a|any]> <wild card|joker>> win",
    "Tie is broken by <least|fewest> wild card",
    "<Player|hand> <with no|without> wild card win tie",
)
class NaturalsWin(Steady):
    """Of two equal hands, the one with fewer wild cards is better."""

    def shape(self, plan: Plan) -> None:
        plan.naturals = True
