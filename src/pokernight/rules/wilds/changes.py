"""Cards that become wild in the course of a hand, or are wild no longer."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pokernight.cards import Card, Face, Rank, rank_of
from pokernight.language.part import Part, reads, sentence
from pokernight.ranking import Except, Holding
from pokernight.ranking import Wild as Rule
from pokernight.ranking import WildCards as WildOnes
from pokernight.rules.parts.faces import CardSet, Faces, Jokers, OfRank, WildCards
from pokernight.rules.parts.faces import Step as NextStep
from pokernight.rules.parts.held import personal
from pokernight.rules.parts.likes import TheCard
from pokernight.rules.parts.refs import CardRef, Own
from pokernight.rules.plan import WILD_CHANGES, Plan, faces_of, plan_for
from pokernight.rules.rule import Condition, Consequence, Deed, Effect, Standing, Step
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, Answer, Choice, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import Lie
from pokernight.table.state import OF_CARDS
from pokernight.table.table import Table


class Change(Part):
    """Cards that have become wild, or are wild no longer, for all or for one player."""

    cards: CardSet
    wild: bool = True
    seat: int = 0
    named: int | None = None
    """The line on which a player has named the rank, which the next one that is named replaces; None if nobody did."""

    @cached_property
    def alike(self) -> bool:
        """Whether it changes the plans of all players alike."""
        return self.wild and not self.seat and not personal(self)

    def shape(self, plan: Plan) -> None:
        """Change the plan of a player whom it concerns."""
        if self.seat not in (0, plan.seat):
            return
        jokers = isinstance(self.cards, Jokers | WildCards)
        if jokers:
            plan.tame_jokers = not self.wild
        if self.wild:
            plan.wild.extend(self.cards.wilds(plan))
        elif isinstance(self.cards, WildCards):
            plan.wild, plan.bugs = [], frozenset()
        else:
            tame = faces_of(self.cards, plan)
            plan.wild = [Except(rule, tame) for rule in plan.wild]
            plan.bugs -= tame


MADE_WILD = OF_CARDS + "made wild"
"""The note of the cards of which a rule has spoken one by one."""


class These(CardSet):
    """Certain cards, which nobody else need tell apart, until they are shuffled again."""

    these: tuple[Card, ...]

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[Rule, ...]:
        return (WildOnes(frozenset(card for card in self.these if self.has(plan.table, card, plan.seat))),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return card in self.these and card in table.state.notes[MADE_WILD]


def these(table: Table, cards: tuple[Card, ...]) -> These:
    """Certain cards, of which is kept in mind that they are meant."""
    table.note(MADE_WILD, tuple(sorted({*table.state.notes.get(MADE_WILD, ()), *cards})))
    return These(cards)


class TheseFaces(Faces):
    """All cards of certain faces, which nobody else need tell apart."""

    these: frozenset[Face]

    @cached_property
    def faces(self) -> frozenset[Face]:
        return self.these


def change_wild(table: Table, *changes: Change) -> None:
    """Let cards become wild, or be wild no longer, from now on."""
    new = {(change.cards, change.seat) for change in changes}
    before = (change for change in table.state.notes.get(WILD_CHANGES, ()) if (change.cards, change.seat) not in new)
    table.note(WILD_CHANGES, (*before, *changes))


def settled(cards: CardSet, table: Table) -> CardSet:
    """A set as it is now, where it is told by a card that lies open; one that is still to come stays open."""
    ref = getattr(cards, "ref", None)
    if ref is None or isinstance(ref, Own):
        return cards
    there = ref.cards(table, 0)
    if not there:
        return cards
    if isinstance(cards, TheCard):
        return these(table, there)
    return TheseFaces(faces_of(cards, plan_for(table, 0)))


FOR_THEM = "for <they|that player>"
"""For the player to whom something has happened, and nobody else."""


@sentence(
    "{cards} becomes~become wild",
    "[all] {cards} <is [now]|become> wild [for everyone|from then on|for rest of <game|hand|deal>]",
    own=False,
)
@sentence("{cards:their} becomes~become wild for them", "[all] {cards} is [now] wild for <they|that player>", own=True)
@sentence("{cards} becomes~become wild instead of {old}", "[all] {cards} is [now] wild instead of {old}", own=False)
class BecomeWild(Consequence):
    """Cards are wild from then on, for all or for the player it happened to, sometimes in the place of others."""

    cards: tuple[CardSet, ...]
    own: bool = False
    old: tuple[CardSet, ...] = ()
    of_table = True

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        """Nothing becomes wild twice: in "a player shows 2 jokers, jokers become wild", the jokers are no list."""
        return cls(**fields) if len(set(fields["cards"])) == len(fields["cards"]) else None

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seat = frame.seat if self.own else 0
        change_wild(table, *(Change(settled(cards, table), wild=False) for cards in self.old))
        change_wild(table, *(Change(settled(cards, table), seat=seat) for cards in self.cards))
        return None

    def tally(self, totals: Totals, times: int) -> None:
        for cards in self.cards:
            totals.wilds.append(cards.most)
        totals.tags.add("wilds")


FOR_NOW = "<<for|during|in> this <round|deal|part [of game]>|for now|from now on|until next <deal|round>>"
"""As long as nothing else is said."""


@sentence(
    "From here on, {cards} is~are wild",
    "[all] {cards} <is now|become|is> wild " + FOR_NOW,
    "[all] {cards} <is now|now become|become> wild",
    "[all] {cards} is wild now",
    FOR_NOW + " [all] {cards} is wild",
    "with {cards} wild",
    old=(),
)
@sentence(
    "From here on, {cards} is~are wild instead of {old}",
    f"[all] {{cards}} <is|is now|become|now become> wild <instead|in place> of {{old}} [{FOR_NOW}]",
    f"[all] {{cards}} <is|is now|become|now become> wild [{FOR_NOW}] and {{old}} is <no longer|not> [wild]",
)
@reads(
    f"[all] {{cards}} <is|is now|become|now become> wild instead [{FOR_NOW}]",
    f"[now] only {{cards}} is wild <now|{FOR_NOW}>",
    old=(WildCards(),),
)
@sentence("From here on, {old} is~are no longer wild", "[all] {old} is no longer wild", cards=())
class NowWild(Step):
    """Cards are wild from this line on, sometimes in the place of others, or are wild no longer."""

    cards: tuple[CardSet, ...] = ()
    old: tuple[CardSet, ...] = ()

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if self.old:
            change_wild(table, *(Change(settled(cards, table), wild=False) for cards in self.old))
        if self.cards:
            change_wild(table, *(Change(settled(cards, table)) for cards in self.cards))
        return None

    def tally(self, totals: Totals) -> None:
        """Only so many can be wild at one time as the largest of the sets that take each other's place."""
        if not self.cards:
            return
        before = [wild for wild in totals.wilds if isinstance(wild, Largest)]
        if before and self.old:
            totals.wilds[totals.wilds.index(before[-1])] = Largest((*before[-1].sets, self.cards))
        else:
            totals.wilds.append(Largest((self.cards,)))
        totals.tags.add("wilds")


@dataclass(frozen=True)
class Largest:
    """The most cards that can be wild of several sets of which only one is wild at a time."""

    sets: tuple[tuple[CardSet, ...], ...]

    def __call__(self, totals: Totals, players: int) -> int:
        """How many that is."""
        return max(sum(cards.most(totals, players) for cards in together) for together in self.sets)


@sentence(
    "{cards} stops~stop being wild", "[all] {cards} is <no longer|not> wild", "{cards} cease to is wild", own=False
)
@sentence(
    "{cards:their} stops~stop being wild for them",
    "[all] {cards} <is <no longer|not>|cease to is> wild for <they|that player>",
    "[they] may not use {cards} as [a] wild [card]",
    own=True,
)
@reads("[they] may not use [a|any] wild card", cards=(WildCards(),), own=True)
class StopBeingWild(Consequence):
    """Cards are wild no longer, for anybody or for the player it happened to."""

    cards: tuple[CardSet, ...]
    own: bool = False
    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seat = frame.seat if self.own else 0
        change_wild(table, *(Change(settled(cards, table), wild=False, seat=seat) for cards in self.cards))
        return None


@sentence("nothing is wild", "there is <no [more] wild [card]|nothing wild>", "no card is wild", cards=(), own=False)
@sentence(
    "nothing is wild for them",
    f"<<nothing|no card> is wild|there is no wild card> {FOR_THEM}",
    cards=(),
    own=True,
)
@sentence("only {cards} is~are wild", "only wild card is {cards}", "{cards} <become|is [now]> wild instead", own=False)
@sentence(
    "only {cards} is~are wild for them",
    f"only {{cards}} is wild {FOR_THEM}",
    f"only wild card {FOR_THEM} is {{cards}}",
    own=True,
)
class OnlyWild(Effect):
    """No card is wild, or none but some, whatever else the rules say, for all or for the player it happened to."""

    cards: tuple[CardSet, ...] = ()
    own: bool = False
    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seat = frame.seat if self.own else 0
        change_wild(table, *(change.replace(seat=seat) for change in self.changes))
        return None

    @property
    def changes(self) -> tuple[Change, ...]:
        """What becomes of wild cards."""
        return (Change(WildCards(), wild=False), *map(Change, self.cards))


_NO_LONGER = "<<that|old|> rank|it|they> <stop being|is no longer|is not> wild and"
"""What is said of a rank in whose place another is wild."""


_WILDS = "wild <card|rank>"

OF_WILD = "of wild cards"
"""The note of what follows from something that happened, whether it happened with a wild card."""


@sentence(
    "the next rank {step} becomes wild instead",
    f"[{_NO_LONGER}] <next {{step}} rank|rank [one] {{step}} [it]> <is [now]|become> [wild] [instead]",
    f"{_WILDS} <change|move> to <next {{step}} [rank]|next rank {{step}}>",
)
@reads(
    f"[{_NO_LONGER}] next rank [up] <is [now]|become> [wild] [instead]",
    f"{_WILDS} <<change|move> to next rank [up]|<move|go|change> up <one|a|one rank|a rank|by one [rank]>>",
    step=NextStep.HIGHER,
)
@reads(
    f"[{_NO_LONGER}] next rank down <is [now]|become> [wild] [instead]",
    f"{_WILDS} <<change|move> to next rank down|<move|go|change> down <one|a|one rank|a rank|by one [rank]>>",
    step=NextStep.LOWER,
)
class NextWild(Effect):
    """The rank above the wild card that came up is wild in its place, or the one below it.

    Where another card brings it about, every rank that is wild makes way for the next.
    """

    step: NextStep
    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.notes.get(OF_WILD):
            self._go_on(table, frame)
        else:
            wild = self._wild_ranks(table)
            change_wild(table, *(Change(OfRank(rank), wild=False) for rank in wild))
            change_wild(table, *(Change(OfRank(self._after(rank))) for rank in wild))
        return None

    def _go_on(self, table: Table, frame: Frame) -> None:
        """Go on from the card of the frame, if it is wild still, through all that have come up since."""
        came = [rise.card for rise in table.state.risen]
        wild = rank_of(frame.card) if frame.card is not None else None
        if wild and frame.card in came and WildCards().has(table, frame.card, frame.seat):
            for card in came[came.index(frame.card) :]:
                if rank_of(card) is wild:
                    change_wild(table, Change(OfRank(wild), wild=False))
                    wild = self._after(wild)
            change_wild(table, Change(OfRank(wild)))

    def _wild_ranks(self, table: Table) -> list[Rank]:
        """The ranks of which every card is wild."""
        deck = table.course.deck.cards
        found = {card for rule in plan_for(table, 0).wild for card in rule.cards(Holding(up=deck))}
        plain = {rank_of(card) for card in deck if card not in found}
        return sorted(rank for rank in set(map(rank_of, found)) - plain if rank)

    def _after(self, rank: Rank) -> Rank:
        """The next rank; the ace lies between the king and the two."""
        return Rank((rank - 1 if self.step is NextStep.HIGHER else rank - 3) % 13 + 2)

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("wilds")


class WildWhile(Standing):
    """What is wild instead while things stand in a certain way, on the table or with a player."""

    condition: Condition
    effect: OnlyWild

    last_word = True

    def shape(self, plan: Plan) -> None:
        if self.condition.holds(plan.table, plan.seat) and (not plan.showing or self._told(plan)):
            for change in self.effect.changes:
                change.shape(plan)

    def _told(self, plan: Plan) -> bool:
        """Whether everybody at the table can tell that it is so."""
        lies, found = plan.table.state.lies, self.condition.found(plan.table, plan.seat)
        shown = sum(lies[card] is Lie.UP for card in found)
        return self.condition.of_table or shown >= getattr(self.condition, "count", 1)

    @property
    def alike(self) -> bool:
        return self.condition.of_table and not personal(self)


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
            change_wild(table, Change(these(table, self._cards(table, frame))))

    def _cards(self, table: Table, frame: Frame) -> tuple[Card, ...]:
        if self.ref:
            return self.ref.cards(table, frame.seat)
        return (frame.card,) if frame.card is not None else ()

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.wilds.append(lambda *_: 1)
        totals.tags.add("wilds")
