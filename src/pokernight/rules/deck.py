"""The deck that is used, and what becomes of it."""

from collections.abc import Iterable
from math import ceil

from pokernight.cards import Deck, Face
from pokernight.language.part import sentence
from pokernight.rules.parts.faces import CardSet, Faces
from pokernight.rules.rule import Effect, Event, Hit, Standing, Step
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import DECK, DISCARDS, Lie
from pokernight.table.table import Table


@sentence("Use a 52 card deck", "Use [a] [normal|standard] [{_:int} card] deck", decks=1, jokers=0)
@sentence(
    "Use a 52 card deck with {jokers} joker(s)",
    "Use [a] [normal|standard] [{_:int} card] deck with {jokers} joker [added]",
    "Add {jokers} joker to deck",
    decks=1,
)
@sentence(
    "Use {decks} decks shuffled together",
    "Shuffle {decks} [poker] deck together",
    "Use {decks} [{_:int} card] deck",
    jokers=0,
)
@sentence(
    "Use {decks} decks with {jokers} joker(s), shuffled together",
    "Use {decks} deck with {jokers} joker [added]",
    "Shuffle {decks} deck together with {jokers} joker",
)
class UseDeck(Standing):
    """How many decks are shuffled together, and how many jokers are in."""

    decks: int = 1
    jokers: int = 0

    def tally(self, totals: Totals) -> None:
        totals.decks = self.decks
        totals.jokers += self.jokers
        totals.tags |= {"jokers"} if self.jokers else set()
        totals.tags |= {"odd-deck"} if self.decks > 1 else set()


@sentence(
    "Take {cards} out of the deck",
    "<Remove|Strip> [all [of]|any] {cards} from deck",
    "Strip deck of [all [of]|any] {cards}",
    "Use [a] [normal|standard|stripped] [{_:int} card] deck <without|with no> {cards}",
    "Use [a] [normal|standard|stripped] [{_:int} card] deck with [all [of]|any] {cards} removed",
    "Use [a] [normal|standard|stripped] [{_:int} card] deck removing [all [of]|any] {cards}",
)
class StripDeck(Standing):
    """The cards that are left out."""

    cards: tuple[CardSet, ...]

    @property
    def out(self) -> frozenset[Face]:
        """The faces that are not in the deck."""
        return faces_of(self.cards)

    def tally(self, totals: Totals) -> None:
        totals.stripped |= self.out
        totals.tags.add("odd-deck")


@sentence(
    "Use only {cards}",
    "Use [a] [stripped] [{_:int} card] deck <of|with only> {cards}",
    "Use a {_:int} card deck {cards}",
)
class KeepOnly(Standing):
    """The only cards that are in the deck."""

    cards: tuple[CardSet, ...]

    @property
    def out(self) -> frozenset[Face]:
        """The faces that are not in the deck."""
        return frozenset(range(52)) - faces_of(self.cards)

    def tally(self, totals: Totals) -> None:
        totals.stripped |= self.out
        totals.tags.add("odd-deck")


@sentence(
    "Shuffle the discards back into the deck",
    "Shuffle any discarded card back into deck",
    "Shuffle discard into deck",
    "Discard is shuffled [back] into deck",
    "Reshuffle discard",
)
class ShuffleDiscards(Step):
    """The discards are shuffled into what is left of the deck."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        laid_away = table.state.at(DISCARDS)
        if laid_away:
            table.do(ev.Moved(tuple(sorted(laid_away)), DISCARDS, DECK, Lie.BLIND))
            table.shuffle(table.state.at(DECK))
        return None

    def tally(self, totals: Totals) -> None:
        totals.gather()


@sentence("the deck runs out", "deck run out of card", "there is not enough card [left] [for everyone]")
class DeckRunsOut(Event):
    """There are too few cards to deal."""

    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if isinstance(event, ev.Noted) and event.name == "deck runs out":
            yield Hit()


@sentence(
    "the last card of the deck is common to all",
    "last card is dealt as a common card",
    "deal last card as a common card",
)
class LastIsCommon(Effect):
    """Where there is not a card for each, one card is dealt for all."""

    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """The table has dealt it already: see `GameCourse.begin`."""
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("common")


@sentence(
    "shuffle the discards into a new deck",
    "<reshuffle|shuffle> discard [and <continue|go on> dealing]",
)
class Reshuffle(Effect):
    """The discards make a new deck."""

    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """The table does it as soon as it needs a card: see `GameCourse.begin`."""
        table.gather_discards()
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.reshuffled = True


def deck_of(rules: Iterable[object]) -> Deck:
    """The deck that some rules ask for."""
    decks, jokers = 1, 0
    out: frozenset[Face] = frozenset()
    for rule in rules:
        match rule:
            case UseDeck():
                decks, jokers = rule.decks, jokers + rule.jokers
            case StripDeck() | KeepOnly():
                out |= rule.out
    return Deck(decks, ceil(jokers / decks), out)


def faces_of(sets: Iterable[CardSet]) -> frozenset[Face]:
    """The faces of some sets of cards."""
    return frozenset(face for cards in sets if isinstance(cards, Faces) for face in cards.faces)
