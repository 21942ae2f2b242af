"""What somebody has: how many cards of a kind, and which hand."""

from typing import Any

from pokernight.cards import FACES, RED, Card, rank_of, suit_of
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.rules.conditions.contained import alike, has_hand
from pokernight.rules.conditions.showing import showings
from pokernight.rules.parts.faces import CardSet, Printed
from pokernight.rules.parts.likes import OneOfThem, SameRank
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import FlippedCard, Lying, Told
from pokernight.rules.parts.subjects import ANYONE, NO_CARDS
from pokernight.rules.plan import plan_for
from pokernight.rules.rule import Condition, HandName, Having
from pokernight.table.places import Lie
from pokernight.table.table import Table

_HOLD = "<have|with|hold|holding|is holding|is left with|end up with|end with|end [hand|game] <with|holding>>"
"""To have cards, now or in the end."""


_ONE_OF = "<one|any> of their"
_MATCHES = "<match|pair|<is|have> [of] same rank as>"


@sentence("they have fewer than {count} down cards", face=Face.DOWN, fewer=True)
@sentence("they have fewer than {count} up cards", face=Face.UP, fewer=True)
@sentence("they have no down card", "they do not have a down card", count=0, face=Face.DOWN)
@sentence("they have no up card", "they do not have a up card", count=0, face=Face.UP)
@reads("they do not have two down card", count=2, face=Face.DOWN, fewer=True)
@sentence("they already have {count} down card(s)", "player who have {count} down card", face=Face.DOWN)
@sentence("they already have {count} up card(s)", "player who have {count} up card", face=Face.UP)
@sentence("they have only {count} card(s)", "they only have {count} card", face=None)
@sentence(
    "they have only {count} down card(s)", "they only have {count} <down|hole> card [left]", face=Face.DOWN, only=True
)
@sentence("they have only {count} up card(s)", "they only have {count} up card", face=Face.UP, only=True)
@sentence("they have more than {count} card(s)", f"{ANYONE} <have|with|holding> more than {{count}} card", more=True)
class Holds(Having):
    """How many cards a player has."""

    count: int
    face: Face | None = None
    fewer: bool = False
    more: bool = False
    only: bool = False
    """Whether it is so many and no more of those that lie one way; else there may be more of them."""

    def holds(self, table: Table, seat: int) -> bool:
        there = len(table.lying(seat, *(self.face.lies if self.face else Lie)))
        if self.more:
            return there > self.count
        if self.fewer:
            return there < self.count
        return there == self.count if self.only or self.face is None or not self.count else there >= self.count


@sentence(
    "a player has {cards:one}",
    f"<{ANYONE}|<a|any> hand> {_HOLD} [any|some|one or more|at least one] [of] {{cards}} [in their hand]",
    "{cards} is in their hand",
    count=1,
    face=None,
)
@reads(f"{ANYONE} {_HOLD} they", cards=OneOfThem())
@reads(f"{ANYONE} {_HOLD} <more than one|two or more> [of they]", cards=OneOfThem(), count=2)
@reads(f"{ANYONE} {_HOLD} <more than two|three or more> [of they]", cards=OneOfThem(), count=3)
@reads(f"{ANYONE} {_HOLD} <more than one|two or more> {{cards}} [in their hand]", count=2)
@reads(f"{ANYONE} {_HOLD} <more than two|three or more> {{cards}} [in their hand]", count=3)
@sentence("a player has {count} {cards:plural}", f"{ANYONE} {_HOLD} {{count}} {{cards}} [in their hand]", face=None)
@reads(f"{ANYONE} <is dealt|get> two {{cards}}", count=2)
@reads(f"{ANYONE} <is dealt|get> three {{cards}}", count=3)
@reads(f"{ANYONE} <is dealt|get> four {{cards}}", count=4)
@sentence(
    "a player has {cards:Akin} that lie face up",
    f"{ANYONE} <have|with|showing> [a] {{cards:Akin}} <[that lie] face up|showing>",
    f"{ANYONE} <have|with|showing> a [face] up {{cards:Akin}}",
    count=1,
    face=Face.UP,
)
@sentence(
    "a player has {cards:one} that lies face down",
    f"{ANYONE} <have|with> {{cards}} <face down|in hole>",
    f"{ANYONE} <have|with> a <down|face down|hole> {{cards}}",
    "{cards} is <face down|in hole>",
    count=1,
    face=Face.DOWN,
)
class HasCard(Having):
    """A player has a card out of a set, or several, up or down where that is said.

    Cards that are told by what is printed on them are not looked for face up, but watched for as they come up.
    """

    cards: Printed
    count: int = 1
    face: Face | None = None

    @classmethod
    def said(cls, **fields: Any) -> "HasCard | None":
        """To have none of some cards is no more than to have been dealt too few as yet."""
        return cls(**fields) if fields.get("count", 1) else None

    def holds(self, table: Table, seat: int) -> bool:
        return len(self.found(table, seat)) >= self.count

    @property
    def hidden(self) -> bool:
        return self.face is Face.DOWN

    def found(self, table: Table, seat: int) -> tuple[Card, ...]:
        there = table.lying(seat, *(self.face.lies if self.face else Lie))
        return tuple([card for card in there if self.cards.has(table, card, seat)])


@reads(f"{_ONE_OF} card {_MATCHES} {{ref}}", f"{{ref}} {_MATCHES} {_ONE_OF} card", face=None)
@reads(f"{_ONE_OF} [face] up card {_MATCHES} {{ref}}", f"{{ref}} {_MATCHES} {_ONE_OF} [face] up card", face=Face.UP)
@reads(
    f"{_ONE_OF} <down|hole|face down> card {_MATCHES} {{ref}}",
    f"{{ref}} {_MATCHES} {_ONE_OF} <down|hole|face down> card",
    face=Face.DOWN,
)
class OneMatches(Having):
    """One of a player's cards has the rank of a card that a rule points at."""

    ref: Lying
    face: Face | None = None

    @classmethod
    def said(cls, **fields: Any) -> Condition:
        return HasCard(SameRank(fields["ref"]), face=fields["face"])


@sentence(
    "a player has a down card that pairs an up card",
    "they have a down card <that pair [with]|of same rank as> a up card",
)
class DownPairsUp(Having):
    """A player holds a rank both face up and face down."""

    def holds(self, table: Table, seat: int) -> bool:
        up, down = table.lying(seat, Lie.UP), table.lying(seat, Lie.DOWN, Lie.BLIND)
        return bool({rank_of(card) for card in up} & {rank_of(card) for card in down} - {None})


class Trait(Term):
    """What two cards can have in common."""

    RANK = ("rank",)
    SUIT = ("suit",)
    COLOUR = ("colour",)

    def of(self, card: Card) -> object:
        """What a card has of it; a joker has nothing."""
        suit = suit_of(card)
        return {Trait.RANK: rank_of(card), Trait.SUIT: suit, Trait.COLOUR: suit and card % FACES in RED}[self]


@sentence("{one} and {other} have the same {trait}", "{one} <is|have> [of] same {trait} as {other}")
@reads("{one} match {other}", trait=Trait.RANK)
class SameAs(Condition):
    """Two cards that a rule points at have their rank in common, or their suit or colour."""

    one: Lying
    other: Lying
    trait: Trait = Trait.RANK
    of_table = True
    of_cards = True

    def holds(self, table: Table, seat: int) -> bool:
        others = [card for card in self.other.cards(table, seat) if self.trait.of(card) is not None]
        ones = self.one.cards(table, seat)
        return any(one != other and self.trait.of(one) == self.trait.of(other) for one in ones for other in others)


@sentence(
    "a player has {hand}",
    "<they|a player|any player|anyone> <have|is dealt|get> {hand}",
    "<a player|any player|anyone> with {hand}",
    better=False,
)
@sentence(
    "a player has {hand} or better",
    "<they|a player|any player|anyone> <have|is dealt|get> [at least] {hand} or better",
    "<a player|any player|anyone> with [at least] {hand} or better",
    better=True,
)
@reads(
    "<they|a player|any player|anyone> <have|is dealt|get> at least {hand}",
    "<a player|any player|anyone> with at least {hand}",
    better=True,
)
class HasHand(Having):
    """A player holds a hand, whether it shows or not."""

    hand: HandName
    better: bool = False
    """Whether any better hand will do, though it does not hold this one."""

    def holds(self, table: Table, seat: int) -> bool:
        return has_hand(table, seat, self.hand, better=self.better)


@sentence(
    "a player does not have {hand}",
    "<they|a player|any player|anyone> <do not have|without|with less than|have less than> [at least] {hand}"
    " [or better]",
    "<they|player|a player|any player|anyone> <have no|with no> {hand} [or better]",
)
class LacksHand(Condition):
    """A player does not hold a hand, nor a better one."""

    hand: HandName

    def holds(self, table: Table, seat: int) -> bool:
        return not HasHand(self.hand, better=True).holds(table, seat)


@sentence(
    "a player does not show {hand}",
    "<they|a player|any player|anyone> <do not have|without|do not show|not showing> [at least] {hand} [or better]"
    " <showing|face up>",
    "<they|a player|any player|anyone> <do not show|not showing> [at least] {hand} [or better]",
)
class LacksShowing(Condition):
    """A player's up cards do not make a hand, nor a better one."""

    hand: HandName

    def holds(self, table: Table, seat: int) -> bool:
        least = self.hand.least(plan_for(table, seat, showing=True))
        return showings(table, (seat,))[seat] < least


@sentence("{ref:one} is {cards:one}", "{ref} is <{cards}|{cards:InColour}>")
class OwnIs(Condition):
    """A card of a player's own that a rule points at is of a kind."""

    ref: Told
    cards: CardSet

    @classmethod
    def said(cls, **fields: Any) -> "OwnIs | None":
        """A card that is turned up is watched for as it comes up."""
        return None if isinstance(fields["ref"], FlippedCard) else cls(**fields)

    def holds(self, table: Table, seat: int) -> bool:
        return bool(self.found(table, seat))

    @property
    def hidden(self) -> bool:
        return True

    def found(self, table: Table, seat: int) -> tuple[Card, ...]:
        return tuple(card for card in self.ref.cards(table, seat) if self.cards.has(table, card, seat))


@sentence("{ref:one} pairs one of their other cards", face=None)
@sentence("{ref:one} pairs one of their up cards", face=Face.UP)
@sentence("{ref:one} pairs one of their down cards", face=Face.DOWN)
class OwnPairs(Condition):
    """A card of a player's own that a rule points at pairs another one, which lies up or down where that is said."""

    ref: Told
    face: Face | None = None

    def holds(self, table: Table, seat: int) -> bool:
        return bool(self.found(table, seat))

    @property
    def hidden(self) -> bool:
        return self.face is not Face.UP

    def found(self, table: Table, seat: int) -> tuple[Card, ...]:
        there = table.lying(seat, *(self.face.lies if self.face else Lie))
        pointed_at = self.ref.cards(table, seat)
        return tuple(one for one in pointed_at if alike(one, [card for card in there if card != one]))


_IT_PAIRS = "<it|this card|that card> <pair [with]|match|<is|have> [of] same rank as>"


@reads(f"{_IT_PAIRS} [<one|any> of] their [other] card", face=None)
@reads(f"{_IT_PAIRS} [<one|any> of] their [other] [face] up card", face=Face.UP)
@reads(f"{_IT_PAIRS} [<one|any> of] their [other] <down|face down|hole> card", face=Face.DOWN)
class ItPairs(Condition):
    """The same of the card that the sentence before has brought."""

    face: Face | None = None


@reads("{hand} [or better]")
class Needed(Part):
    """A hand that has to be there, and is spoken of as what is missing."""

    hand: HandName

    @classmethod
    def said(cls, **fields: Any) -> LacksHand:
        return LacksHand(**fields)


@sentence(
    "a player has no cards left",
    f"<they|a player|any player|anyone> [who] <{NO_CARDS}|with no card [left]>",
)
class NoCardsLeft(Condition):
    """A player has laid away every card."""

    longest = True

    def holds(self, table: Table, seat: int) -> bool:
        return not table.state.of_seat(seat)


@sentence("a player has fewer than {count} cards", "<they|a player|any player> have less than {count} card")
class ShortOf(Condition):
    """A player has too few cards."""

    count: int

    def holds(self, table: Table, seat: int) -> bool:
        return len(table.state.of_seat(seat)) < self.count
