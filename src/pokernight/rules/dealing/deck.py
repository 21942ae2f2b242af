"""The deck that is used, and what becomes of it."""

from collections.abc import Iterable
from math import ceil
from typing import Any, Self

from pokernight.cards import Deck, Face, Rank
from pokernight.language.part import reads, sentence
from pokernight.rules.parts.faces import CardSet, Faces, Jokers, RankRange
from pokernight.rules.rule import Effect, Event, Hit, Standing, Step
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import DECK, DISCARDS, Lie
from pokernight.table.table import Table

USE = "<use|play with|deal from|[this] game <is played with|use>|this is played with>"
DECK_OF_52 = "[a] [normal|standard|full|regular] <[52|fifty two] card deck|deck [of <52|fifty two> card]>"
WITH_JOKERS = "[a] [normal|standard|full|regular] [52|53|54] [card] deck [of 52 card]"
A_DECK = "[a] [normal|standard|regular|stripped|short] [{_:int} card] deck [of {_:int} card]"
"""The words for decks; how many cards are in one that is stripped follows from what is in it."""


@sentence("Use a 52 card deck", f"{USE} {DECK_OF_52}", decks=1, jokers=0)
@sentence(
    "Use a 52 card deck with {jokers} joker(s)",
    f"{USE} {WITH_JOKERS} <with|and|plus|including> <{{jokers}} joker|[both] {{jokers:joker}}> [added|in it]",
    "Add <{jokers} joker|[both] {jokers:joker}> [to deck]",
    "<{jokers} joker|[both] {jokers:joker}> <is added [to deck]|is in deck|added [to deck|in]>",
    decks=1,
)
@reads(f"{USE} [a] <53|fifty three> card deck", jokers=1)
@reads(f"{USE} [a] <54|fifty four> card deck", jokers=2)
@sentence(
    "Use {decks} decks shuffled together",
    "Shuffle {decks} [poker|full|standard] deck together",
    f"{USE} {{decks}} [full|standard|poker] [52 card] deck [of card] [shuffled together]",
    jokers=0,
)
@sentence(
    "Use {decks} decks with {jokers} joker(s), shuffled together",
    f"{USE} {{decks}} deck <with|and|plus> {{jokers}} joker [added] [shuffled together]",
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


class PartOfDeck(Standing):
    """Cards that are used, or are not, told by what is printed on them; jokers are only in where they are put in."""

    cards: tuple[CardSet, ...]

    @classmethod
    def said(cls, **fields: Any) -> Self | None:
        printed = all(isinstance(cards, Faces) and not isinstance(cards, Jokers) for cards in fields["cards"])
        return cls(**fields) if printed else None

    @property
    def out(self) -> frozenset[Face]:
        """The faces that are not in the deck."""
        raise NotImplementedError(f"{type(self).__name__} leaves nothing out.")

    def tally(self, totals: Totals) -> None:
        totals.stripped |= self.out
        totals.tags.add("odd-deck")


@sentence(
    "Take {cards} out of the deck",
    "<Remove|Strip|Take|Discard> [out] [all [of]|any] {cards} <from|out of> deck [before <dealing|deal>]",
    "<Remove|Take out|Leave out|Strip out> [all [of]|any] {cards}",
    "<Strip deck|Deck is stripped> of [all [of]|any] {cards}",
    "[All] {cards} is <removed from|taken out of|stripped from|left out of|not in> deck",
    "Deck have no {cards}",
    "There is no {cards} in deck",
    f"{USE} {A_DECK} <without|with no|no> {{cards}}",
    f"{USE} {A_DECK} <with [all [of]|any] {{cards}} <removed|taken out>|from which {{cards}} is removed>",
    f"{USE} {A_DECK} removing [all [of]|any] {{cards}}",
)
class StripDeck(PartOfDeck):
    """The cards that are left out."""

    @property
    def out(self) -> frozenset[Face]:
        return faces_of(self.cards)


@reads(
    f"{USE} [a] [stripped|short] <32 card deck|deck of 32 card|piquet deck>",
    cards=(RankRange(Rank.SEVEN, Rank.ACE),),
)
@reads(
    f"{USE} [a] [stripped|short] <36 card deck|deck of 36 card>",
    cards=(RankRange(Rank.SIX, Rank.ACE),),
)
@reads(
    f"{USE} [a] [stripped|short] <24 card deck|deck of 24 card|euchre deck>",
    cards=(RankRange(Rank.NINE, Rank.ACE),),
)
@sentence(
    "Use only {cards}",
    f"{USE} {A_DECK} <[made up] of|consisting of|with only> [only] [card] {{cards}}",
    f"{USE} {A_DECK} with [card] {{cards}} only",
    f"{USE} {A_DECK} [from] {{cards}}",
    f"{USE} only [card] {{cards}}",
    "<Strip deck|Deck is stripped> [down] to [only] {cards}",
    f"{USE} [card] {{cards}} only",
    "<Deck have|deck consist of|there is> only {cards} [in deck]",
    "Only {cards} is <used|in deck>",
)
class KeepOnly(PartOfDeck):
    """The only cards that are in the deck."""

    @property
    def out(self) -> frozenset[Face]:
        return frozenset(range(52)) - faces_of(self.cards)


@sentence(
    "Shuffle the discards back into the deck",
    "Shuffle any discarded card back into deck",
    "Shuffle discard into deck",
    "Discard is shuffled [back] into deck",
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


@sentence(
    "the deck runs out",
    "deck <run out|is used up|is exhausted|is gone> [of card] [before <anyone|someone|a player> <knock|win|stop>]",
    "there is not enough card [left] [for <everyone|all player|last <card|round|deal>|a round>]",
)
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


@sentence(
    "their cards are shuffled into the deck",
    "their <card|hand> is <shuffled|reshuffled> [back] <into|in> deck",
    "shuffle their <card|hand> [back] <into|in> deck",
)
class ShuffledIn(Effect):
    """The cards of the player go back into what is left of the deck."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.move(table.state.of_seat(frame.seat), DECK, Lie.BLIND)
        table.shuffle(table.state.at(DECK))
        return None


@sentence(
    "their cards go under the deck",
    "their <card|hand> <go|is <put|placed>> <to|on|at|under> <bottom of deck|deck>",
    "put their <card|hand> <at|on> bottom of deck",
)
class GoUnder(Effect):
    """The cards of the player go under what is left of the deck."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        cards = table.state.of_seat(frame.seat)
        if cards:
            table.move(cards, DECK, Lie.BLIND)
        return None


def deck_of(rules: Iterable[object]) -> Deck:
    """The deck that some rules ask for."""
    decks, jokers = 1, 0
    out: frozenset[Face] = frozenset()
    for rule in rules:
        match rule:
            case UseDeck():
                decks, jokers = rule.decks, jokers + rule.jokers
            case PartOfDeck():
                out |= rule.out
    return Deck(decks, ceil(jokers / decks), out)


def faces_of(sets: Iterable[CardSet]) -> frozenset[Face]:
    """The faces of some sets of cards."""
    return frozenset(face for cards in sets if isinstance(cards, Faces) for face in cards.faces)
