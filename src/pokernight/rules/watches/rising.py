"""Watching for cards and hands that come to lie before a player."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from pokernight.cards import Card, Rank, is_joker, rank_of
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.ranking import Holding
from pokernight.ranking import wild as wilds
from pokernight.rules.conditions.contained import OF_A_KIND, alike, of_a_kind, within
from pokernight.rules.parts.faces import CardSet, Faces
from pokernight.rules.parts.refs import Arrival, Nth
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.plan import Plan, plan_for
from pokernight.rules.rule import Event, HandName, Hit
from pokernight.rules.totals import Totals
from pokernight.rules.worth.hands import Made, MadeHand, PairOf
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.places import DECK, Lie
from pokernight.table.state import Rise
from pokernight.table.table import Table

_NUMBERS: dict[Rank | None, int] = {Rank.ACE: 1, **{rank: int(rank) for rank in Rank if rank <= Rank.TEN}}


class How(Term):
    """How a card comes to lie face up."""

    FLIPPED = ("flips", "flip over", "flipped", "flipping", "turn up", "turn over")
    DEALT = ("is dealt", "dealt", "was dealt")
    EITHER = ("gets", "getting", "flips or is dealt", "is dealt or flips")

    def fits(self, rise: Rise) -> bool:
        """Whether a card came up this way."""
        return self is How.EITHER or rise.flipped is (self is How.FLIPPED)


@sentence(
    "a player {how} {cards:one} face up",
    f"{ANYONE} {{how}} {{cards}} [face] [up]",
    f"{ANYONE} {{how}} a [face] up {{cards}}",
    blind=False,
    out=False,
)
@sentence(
    "a player flips {cards:one} from the no-peek cards",
    "any player who flipped a no peek {cards}",
    how=How.FLIPPED,
    blind=True,
    out=False,
)
@sentence(
    "a folded player {how} {cards:one} face up",
    "a out player {how} a face up {cards}",
    "a out player {how} {cards} face up",
    blind=False,
    out=True,
)
@reads("[any|<one|any> of their] {cards} [is] <flipped|turned> [up|over|face up]", how=How.FLIPPED)
@reads("[any|<one|any> of their] {cards} [is] dealt [face] up", how=How.DEALT)
@reads(
    "[any] {cards} [is] <dealt or flipped|flipped or dealt> [face] up",
    "{cards} <come|turn|show> [face] up",
    "{cards} <is|come> <face up|showing>",
    how=How.EITHER,
)
@reads(
    "last player to flip over <a face down> {cards}",
    "their <flipped card|flip> <is|match> {cards}",
    "card they <flip|flipped> <is|match> {cards}",
    how=How.FLIPPED,
)
class TurnsUp(Event):
    """A card of a kind comes to lie face up before a player, or on the table, where it does something to all."""

    how: How
    cards: tuple[CardSet, ...]
    blind: bool = False
    out: bool = False

    listens = (ev.Moved, ev.Turned)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        for rise in table.state.rose:
            right_seat = (rise.seat in table.state.folded) is self.out
            if right_seat and self.how.fits(rise) and (rise.blind or not self.blind):
                yield from [Hit(rise.seat, rise.card)] * self._times(table, rise)
        match event:
            case ev.Moved(cards, _, to, Lie.UP) if ev.handed_over(event):
                for card in cards:  # one that lay up before another player is got face up as well
                    rise = Rise(card, to.seat, flipped=False, blind=False)
                    if (
                        self.how is How.EITHER
                        and not self.out
                        and all(card != other.card for other in table.state.rose)
                    ):
                        yield from [Hit(to.seat, card)] * self._times(table, rise)

    def _times(self, table: Table, rise: Rise) -> int:
        """How often the card is what is watched for: once, but a sum counts for each card with which it is made."""
        sums = [cards.partners(table, rise.card, rise.seat) for cards in self.cards if isinstance(cards, AddsTo)]
        return sum(map(len, sums)) or int(any(cards.has(table, rise.card, rise.seat) for cards in self.cards))

    def chances(self, totals: Totals) -> int:
        return sum(cards.size(totals) for cards in self.cards)


@sentence(
    "{nth} of {cards} is {how} face up",
    "{nth} {cards} [is] {how} [face] [up]",
    "{nth} player [to is|who is] {how} {cards:one} [face] [up]",
)
@reads(
    "{nth} {cards} <to come|come|turn|to turn> [face] up",
    "{nth} player <to get|who get> {cards} [face] up",
    how=Arrival.EITHER,
)
@reads("{nth} player <to|who> <flip|turn> [over|up] [a face down] {cards} [face] [up]", how=Arrival.FLIPPED)
class NthUp(Event):
    """The first card of a kind comes to lie face up before a player, or the second, and no other does the same."""

    nth: Nth
    cards: Faces
    how: Arrival

    listens = (ev.Moved, ev.Turned)

    @classmethod
    def said(cls, **fields: Any) -> Event | None:
        """Which one is the last can only be told at the end, and so can the middle."""
        return cls(**fields) if fields["nth"] not in (Nth.MIDDLE, Nth.LAST) else None

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        found = self.nth.of([card for card in self.how.of(table) if self.cards.has(table, card, 0)])
        for rise in table.state.rose:
            if rise.card in found and rise.seat in table.state.still_in:
                yield Hit(rise.seat, rise.card)


@sentence(
    "a player is dealt {cards:one} face down",
    f"{ANYONE} <is dealt|dealt|get|getting> {{cards}} [face] down",
    f"{ANYONE} <is dealt|dealt|get|getting> [a] [face] down {{cards}}",
    f"{ANYONE} <is dealt|dealt|get|getting|have|with> {{cards}} in hole",
    "[any] {cards} [is] dealt <[face] down|in hole>",
)
class ComesDown(Event):
    """A card of a kind is dealt to a player face down, and the player shows it."""

    cards: tuple[CardSet, ...]
    shown = True

    listens = (ev.Moved, ev.Turned)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        match event:
            case ev.Moved(dealt, source, to, Lie.DOWN) if source == DECK and to.seat in table.state.still_in:
                for card in dealt:
                    if any(cards.has(table, card, to.seat) for cards in self.cards):
                        yield Hit(to.seat, card)

    def chances(self, totals: Totals) -> int:
        return sum(cards.size(totals) for cards in self.cards)


@sentence(
    "a player is dealt a pair face up",
    f"{ANYONE} [is] dealt a [face] up [natural] pair",
    f"{ANYONE} [is] dealt a [natural] pair [face] up",
    "a pair [is] dealt [face] up",
    f"{ANYONE} pair [one of] their up card",
    f"{ANYONE} pair [face] up",
    flipped=False,
)
@sentence(
    "a player flips a pair",
    f"{ANYONE} <flip|turn|flipped|turned> [over|up] <a [natural] pair|two card of same rank> [[face] up]",
    "a pair [is] <flipped|turned> [over|up|face up]",
    flipped=True,
)
class PairsUp(Event):
    """A card dealt or turned up pairs another; the third of a rank makes no new pair, the fourth does."""

    flipped: bool = False
    listens = (ev.Moved, ev.Turned)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        for seat, card, before in coming(table):
            came = any(rise.card == card and rise.flipped is self.flipped for rise in table.state.rose)
            if came and alike(card, before) % 2 == 1:
                yield Hit(seat, card)


@sentence(
    "a player shows {hand} without wild cards",
    f"{ANYONE} <show|showing> [a] natural {{hand}}",
    f"{ANYONE} <have|get|with|getting|having> [a] natural {{hand}} <showing|face up>",
    natural=True,
)
@sentence(
    "a player shows {hand}",
    f"{ANYONE} <show|showing> {{hand}}",
    f"{ANYONE} <have|get|with|getting|having> {{hand}} <showing|face up>",
    f"{ANYONE} <have|get> a [face] up {{hand}}",
    "{_:Owner} [{_:int}] [face] up card <is|make|form> {hand}",
    "[{_:int}] [face] up card of <a|any> player <is|make|form> {hand}",
    natural=False,
)
@reads("{_:Owner} [{_:int}] [face] up card pair [up]", hand=MadeHand(Made.PAIR), natural=False)
class Shows(Event):
    """A hand comes to lie face up before a player, once for each new one; natural where that is asked."""

    hand: HandName
    natural: bool = False

    listens = (ev.Moved, ev.Turned)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        for seat, card, before in coming(table):
            plan = plan_for(table, seat, showing=True)
            if self._new_group(plan, card, before) or (
                self._shows(plan, [*before, card]) and not self._shows(plan, before)
            ):
                yield Hit(seat, card)

    def there(self, table: Table, seat: int) -> bool:
        """Whether the hand lies face up before a player now."""
        return self._shows(plan_for(table, seat, showing=True), table.lying(seat, Lie.UP))

    def _new_group(self, plan: Plan, card: Card, before: Sequence[Card]) -> bool:
        """Whether a card makes another pair, or another three or four of a kind, beside one that showed before."""
        if self.natural and seen_wild(plan, [card]):
            return False
        there = alike(card, before) + 1
        match self.hand:
            case PairOf(rank=rank):
                return there == 2 and rank_of(card) == rank
            case MadeHand(made=Made.PAIR):
                return there in (2, 4)
            case MadeHand(made=made) if made in OF_A_KIND:
                return there == OF_A_KIND[made]
        return False

    def _shows(self, plan: Plan, cards: Sequence[Card]) -> bool:
        """Whether the hand is among some cards, as everybody can tell."""
        wild = seen_wild(plan, cards)
        if self.natural:
            cards, wild = [card for card in cards if card not in wild], []
        match self.hand:
            case PairOf(rank=rank):
                plain = [card for card in cards if card not in wild]
                return bool(cards) and sum(rank_of(card) == rank for card in plain) + len(wild) >= 2
            case MadeHand(made=made) if made in OF_A_KIND:
                return of_a_kind(cards, wild) >= OF_A_KIND[made]
        if not cards:
            return False
        return within(self.hand, plan, plan.hand_order.strength(cards, wild))


@sentence(
    "a player shows {count} {cards:plural}",
    f"{ANYONE} <have|get|with|getting|having> {{count}} {{cards}} <showing|face up>",
    f"{ANYONE} <show|showing> {{count}} {{cards}}",
    f"{ANYONE} <is dealt|dealt> {{count}} {{cards}} [face] up",
)
@reads(f"{ANYONE} <get|is dealt|dealt> [a] second {{cards}} <face up|up|showing>", count=2)
@reads(f"{ANYONE} <get|is dealt|dealt> [a] third {{cards}} <face up|up|showing>", count=3)
class ShowsCards(Event):
    """So many cards of a kind lie face up before a player."""

    count: int
    cards: Faces

    @classmethod
    def said(cls, **fields: Any) -> Event | None:
        return cls(**fields) if fields["count"] > 1 else None

    listens = (ev.Moved, ev.Turned)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        for seat, card, before in coming(table):
            there = sum(self.cards.has(table, other, seat) for other in [*before, card])
            if there == self.count and self.cards.has(table, card, seat):
                yield Hit(seat, card)


@reads(
    f"{ANYONE} <have|with|having|showing> {{cards:any}} <face up|up|showing>",
    f"{ANYONE} <have|with|having|showing> a [face] up {{cards:any}}",
    f"{ANYONE} <show|showing> {{cards:any}}",
)
class HasUp(Event):
    """Cards that lie face up before a player, told by what is printed on them, so that they came up as such."""

    cards: tuple[Faces, ...]

    @classmethod
    def said(cls, **fields: Any) -> Event:
        return TurnsUp(How.EITHER, **fields)


@reads(f"{ANYONE} is dealt a [face] up {{hand}}", f"{ANYONE} is dealt {{hand}} [face] up")
class DealtUp(Event):
    """A hand of up cards; a pair that is dealt is another thing than one that shows."""

    hand: HandName

    @classmethod
    def said(cls, **fields: Any) -> Event | None:
        return None if fields["hand"] == MadeHand(Made.PAIR) else Shows(**fields)


class Sight(Part):
    """What lies face up before a player, for the player: "any pair showing must fold", "a four face up gets a card"."""


@reads("[any] <face up|up> {cards}", "[any] {cards} <face up|showing>")
class CardsInSight(Sight):
    """Cards that lie face up."""

    cards: tuple[CardSet, ...]

    @classmethod
    def said(cls, **fields: Any) -> Event:
        return TurnsUp(How.EITHER, **fields)


@reads("[any] {hand} <showing|face up>", "[any] <face up|up> {hand}")
class HandInSight(Sight):
    """A hand that lies face up."""

    hand: HandName

    @classmethod
    def said(cls, **fields: Any) -> Event:
        return Shows(**fields)


@sentence("cards that add to {total} with another of theirs", one="a card that adds to {total} with another of theirs")
@reads("a card that add to {total} with any of their card")
class AddsTo(CardSet):
    """Cards whose number makes a sum with one that lies face up before the player; court cards have no number."""

    total: int

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return bool(self.partners(table, card, seat))

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        up = plan.table.lying(plan.seat, Lie.UP)
        found = {card for card in up for other in up if other != card and self._sum(card, other)}
        return (wilds.WildCards(frozenset(found)),)

    def partners(self, table: Table, card: Card, seat: int) -> tuple[Card, ...]:
        """The cards that came up before this one and make the sum with it."""
        came = [rise.card for rise in table.state.risen]
        before = set(came[: len(came) - 1 - came[::-1].index(card)]) if card in came else set()
        return tuple(other for other in table.lying(seat, Lie.UP) if other in before and self._sum(card, other))

    def _sum(self, one: Card, other: Card) -> bool:
        numbers = [_NUMBERS.get(rank_of(card)) for card in (one, other)]
        return None not in numbers and sum(number or 0 for number in numbers) == self.total


def coming(table: Table) -> Iterator[tuple[int, Card, tuple[Card, ...]]]:
    """Each card that has just come up before a player still in, and those that lay face up there before it."""
    for seat in dict.fromkeys(rise.seat for rise in table.state.rose):
        fresh = [rise.card for rise in table.state.rose if rise.seat == seat]
        before = tuple(card for card in table.lying(seat, Lie.UP) if card not in fresh)
        for card in fresh if seat in table.state.still_in else ():
            yield seat, card, before
            before += (card,)


def seen_wild(plan: Plan, cards: Sequence[Card]) -> list[Card]:
    """Those of some up cards that are wild without a look at any others."""
    wild = {card for rule in plan.wild for card in rule.cards(Holding(up=tuple(cards)))}
    return [card for card in cards if card in wild or (is_joker(card) and not plan.tame_jokers)]
