"""Cards that have become wild in the course of a hand, or are wild no longer."""

from functools import cached_property

from pokernight.cards import FACES, Card
from pokernight.language.part import Part
from pokernight.ranking import Except
from pokernight.ranking import Wild as Rule
from pokernight.ranking import WildCards as WildOnes
from pokernight.rules.parts.faces import CardSet, Jokers, TheCard, WildCards
from pokernight.rules.parts.held import personal
from pokernight.rules.parts.refs import Own
from pokernight.rules.plan import WILD_CHANGES, Plan, faces_of, plan_for
from pokernight.table.table import Table


class Change(Part):
    """Cards that have become wild, or are wild no longer, for all or for one player."""

    cards: CardSet
    wild: bool = True
    seat: int = 0
    named: bool = False
    """Whether a player has named the rank, which the next one that is named replaces."""

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


class These(CardSet):
    """Certain cards, which nobody else need tell apart."""

    these: tuple[Card, ...]

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[Rule, ...]:
        return (WildOnes(frozenset(self.these)),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return card in self.these


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
        return These(there)
    plan = plan_for(table, 0)
    return These(tuple(card for card in sorted(table.course.deck.cards) if card % FACES in faces_of(cards, plan)))
