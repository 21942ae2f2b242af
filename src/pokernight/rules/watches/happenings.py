"""More to watch for: hands that come to lie up, cards that match, cards that nobody has, knocks and peeks."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any

from pokernight.cards import Card, rank_of
from pokernight.language.part import reads, sentence
from pokernight.rules.betting.pay import LAST_PAYMENT
from pokernight.rules.drawing.discard import Discard
from pokernight.rules.parts.faces import Faces, Printed, WildCards
from pokernight.rules.parts.likes import Akin, ThatCard
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import Lying
from pokernight.rules.passing.exchange import ExchangeTop
from pokernight.rules.pot.settling import noted
from pokernight.rules.rule import Action, Condition, Effect, Event, HandName, Hit, Standing
from pokernight.rules.totals import Totals
from pokernight.rules.watches.effects import Must, Personal, let
from pokernight.rules.watches.rising import Shows
from pokernight.rules.worth.hands import Made, MadeHand
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import COMMON, Lie, hand
from pokernight.table.referee import SHOWDOWN
from pokernight.table.table import Table


@sentence(
    "nobody gets {cards:one} face up",
    "no {cards} <is|was|have been> <dealt|flipped|turned|dealt or flipped|face> [face] [up] [by end of <hand|game>]",
    "no {cards} <come|turn|show> [face] up",
    "there is no {cards} <face up|showing>",
    "<there is no|no> <face up|up> {cards} [<is|was|have been> dealt]",
    "no one <get|is dealt|have> {cards} <face up|showing>",
    "no one <flip|turn|flipped|turned> [over|up] {cards} [face up]",
)
class NeverUp(Event):
    """No card of a kind has come to lie face up when the hands are compared."""

    cards: Faces
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if showdown(table, event) and not any(self.cards.has(table, rise.card, 0) for rise in table.state.risen):
            yield Hit()


@sentence("nobody has {cards:one}", "no one have {cards}", face=None)
@sentence(
    "nobody has {cards:one} that lies face down",
    "no one have a <face down|down|hole> {cards}",
    "no one have {cards} <in hole|face down>",
    "there is no <face down|down|hole> {cards}",
    "there is no {cards} <in hole|face down>",
    face=Face.DOWN,
)
@sentence("nobody has {cards:one} that lies face up", "no one have a <face up|up> {cards}", face=Face.UP)
class NobodyHolds(Event):
    """No card of a kind is in any hand at the showdown."""

    cards: Faces
    face: Face | None = None
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if not showdown(table, event):
            return
        lies = {None: tuple(Lie), Face.UP: (Lie.UP,)}.get(self.face, (Lie.DOWN, Lie.BLIND))
        held = (card for seat in table.state.still_in for card in table.lying(seat, *lies))
        if not any(self.cards.has(table, card, 0) for card in held):
            yield Hit()


@sentence("the other player must {action}", "<player it matched|first player|other player> [must|have to] {action}")
class OtherMust(Personal):
    """The player whose card was matched has to do something."""

    of_two = True
    action: Action

    def happen(self, table: Table, frame: Frame) -> Asking | None:
        if frame.other in table.state.still_in:
            let(table, self.action, _of_other(table, frame))
        return None

    def tally(self, totals: Totals, times: int) -> None:
        self.action.tally(totals, times)


@sentence(
    "both must {action}",
    "<both|both of they|they both> [player] <must|have to> {action}",
    "they must both {action}",
)
class BothMust(Personal):
    """The player and the one whose card was matched have to do something."""

    of_two = True
    action: Action

    def happen(self, table: Table, frame: Frame) -> Asking | None:
        let(table, self.action, frame)
        if frame.other in table.state.still_in:
            let(table, self.action, _of_other(table, frame))
        return None

    def tally(self, totals: Totals, times: int) -> None:
        self.action.tally(totals, 2 * times)


@sentence("it goes to the other player", "<it|card> is passed to <other|that> player", "other player get it")
class GoesToOther(Effect):
    """The card moves to the player whose card it matched."""

    of_two = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.other in table.state.still_in and held_up(table, frame.seat, frame.card):
            assert frame.card is not None
            table.move((frame.card,), hand(frame.other), Lie.UP)
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.seen += times
        totals.tags.add("pass")


@reads("<it|card> [must] is discarded", action=Discard(Pick(1, it=True)))
@reads("<it|card> [must] is [discarded and] <replaced|exchanged>", action=ExchangeTop(Pick(1, it=True)))
class DoneWithIt(Effect):
    """What is done with the card, by its owner."""

    action: Action

    @classmethod
    def said(cls, **fields: Any) -> Must:
        return Must(**fields)


@sentence("both cards are discarded", "both [of they] [must] is discarded")
class BothDiscarded(Effect):
    """The card and the one that it matched are laid away, before two players or on the table."""

    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.card is None:
            return None
        if not frame.seat:
            alike = [other for other in table.state.at(COMMON) if frame.card in paired(table, (other,))]
            table.discard((frame.card, *alike[:1]) if alike else ())
        elif held_up(table, frame.seat, frame.card):
            other = matched(table, frame.other, frame.card)
            table.discard((frame.card,) if other is None else (frame.card, other))
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("discard")


@sentence("a player looks at their cards", "<a player|anyone|they> <get caught looking|look> at their card")
class Peeks(Event):
    """Somebody looks at cards that nobody had looked at before."""

    listens = (ev.Shown,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if isinstance(event, ev.Shown) and event.at.seat and event.seats == {event.at.seat}:
            previous = table.log[-2] if len(table.log) > 1 else None
            first = not isinstance(previous, ev.Shown) or previous.at != event.at or previous.seats != event.seats
            if first:
                yield Hit(event.at.seat)


@sentence(
    "nobody shows {hand}",
    "no one <get|is dealt|have|show> {hand} <face up|showing>",
    "no {hand} is <dealt [face] up|showing>",
    "there is no {hand} <showing|face up>",
)
@reads("no one <pair [up|showing]|get a pair>", "no pair <appear|come up|turn up>", hand=MadeHand(Made.PAIR))
class NobodyShows(Event):
    """No hand of a kind lies face up when the hands are compared; wild cards make none."""

    hand: HandName
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        seats = table.state.still_in if showdown(table, event) else ()
        if seats and not any(Shows(self.hand, natural=True).there(table, seat) for seat in seats):
            yield Hit()


@sentence(
    "a player pays rather than fold or discard",
    "<they|a player|any player|anyone> [who] <match <pot|it>|pay [pot|it|fee]>",
    "<they|a player|any player|anyone> [who] [choose to] match pot",
)
class PaysUp(Event):
    """A player who had to pay or do something worse has paid."""

    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if isinstance(event, ev.Noted) and event.name == LAST_PAYMENT and event.value[1] >= 0:
            yield Hit(event.value[0])


@sentence(
    "nobody bets",
    "no one <bet|make a bet> [<in|during> <a|any> [betting] round]",
    "<everyone|all player> check [<in|during> <a|any> [betting] round]",
)
class NobodyBets(Event):
    """All have checked."""

    undecided = True
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if noted(event, "nobody bets"):
            yield Hit()


@sentence("{ref} is {cards:one}", "{cards} is {ref}", "{ref} is {cards:InColour}")
@reads("<it|this card|that card> is <{cards}|{cards:InColour}>", ref=ThatCard())
@reads("{ref} is wild", cards=WildCards())
@reads("<it|this card|that card> is wild", ref=ThatCard(), cards=WildCards())
class CardIs(Condition):
    """A card on the table is of a kind."""

    of_table = True
    of_cards = True
    ref: Lying
    cards: Printed

    @classmethod
    def said(cls, **fields: Any) -> "CardIs | None":
        """That two cards are alike is told in a way of its own."""
        return None if isinstance(fields["cards"], Akin) else cls(**fields)

    def holds(self, table: Table, seat: int) -> bool:
        return bool(self.found(table, seat))

    def found(self, table: Table, seat: int) -> tuple[Card, ...]:
        return tuple(card for card in self.ref.cards(table, seat) if self.cards.has(table, card, seat))


@sentence("{ref} pairs another common card", "{ref} pair [with] <any|one of|> [a] common card")
class PairsCommon(Condition):
    """A card on the table has the rank of a common card."""

    of_table = True
    of_cards = True
    ref: Lying

    def holds(self, table: Table, seat: int) -> bool:
        return bool(self.found(table, seat))

    def found(self, table: Table, seat: int) -> tuple[Card, ...]:
        return paired(table, self.ref.cards(table, seat))


@sentence("all {cards} are discarded", "all [of] {cards} <must is|is> discarded", face=None)
@sentence(
    "all {cards} that lie face up are discarded",
    "all [of] <face up|up> {cards} <must is|is> discarded",
    "all [of] {cards} <face up|showing> <must is|is> discarded",
    face=Face.UP,
)
class AllDiscarded(Effect):
    """Everybody lays away all cards of a kind, or those that lie face up."""

    of_table = True
    cards: Printed
    face: Face | None = None

    def play(self, table: Table, frame: Frame) -> Asking | None:
        for seat in table.seats_from():
            there = table.lying(seat, *(self.face.lies if self.face else Lie))
            own = [card for card in there if seat in table.state.known[card]]
            table.discard([card for card in own if self.cards.has(table, card, seat)])
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("discard")


@sentence("Players discard all {cards} that they have", "[any|all] {cards} must is discarded")
class MustDiscard(Standing):
    """Cards of a kind are laid away as soon as somebody has them and knows it."""

    cards: Printed

    def watch(self, table: Table, event: Happened) -> Iterable[Frame]:
        match event:
            case ev.Moved(cards, _, place) | ev.Turned(cards, place) | ev.Shown(cards, place) if place.seat:
                return [
                    Frame(self, seat=place.seat, card=card)
                    for card in cards
                    if place.seat in table.state.known[card] and self.cards.has(table, card, place.seat)
                ]
        return []

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Lay the card of the frame away; see `Playable`."""
        if frame.card is not None and table.state.where[frame.card].seat == frame.seat:
            table.discard((frame.card,))
        return None

    def tally(self, totals: Totals) -> None:
        totals.tags.add("discard")


@sentence("there are more than {count} players", more=True)
@sentence("there are fewer than {count} players", more=False)
class Players(Condition):
    """How many play."""

    of_table = True
    count: int
    more: bool

    def holds(self, table: Table, seat: int) -> bool:
        return table.state.seats > self.count if self.more else table.state.seats < self.count


def showdown(table: Table, event: Happened) -> bool:
    """Whether the hands have just been shown, and for the first time in this line."""
    if not noted(event, SHOWDOWN):
        return False
    here = takewhile(lambda past: not isinstance(past, ev.Began), reversed(table.log[:-1]))
    return not any(noted(past, SHOWDOWN) for past in here)


def paired(table: Table, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The common cards that lie face up and have the rank of another one of some cards."""
    common = (card for card in table.state.at(COMMON) if table.state.lies[card] is Lie.UP)
    return tuple(card for card in common if any(card != other and rank_of(card) == rank_of(other) for other in cards))


def _of_other(table: Table, frame: Frame) -> Frame:
    """The same for the other player, with the card that he got, or the one that was matched."""
    card = frame.card
    if card is not None and table.state.where[card].seat != frame.other:
        card = matched(table, frame.other, card)
    return Frame(frame.rule, frame.remarks, frame.other, card, frame.seat)


def matched(table: Table, seat: int, card: Card) -> Card | None:
    """A card of the same rank that lies face up before a player."""
    up = (other for other in table.lying(seat, Lie.UP) if other != card and rank_of(card) is not None)
    return next((other for other in up if rank_of(other) == rank_of(card)), None)


def held_up(table: Table, seat: int, card: Card | None) -> bool:
    """Whether a card still lies face up before a player."""
    return card is not None and card in table.lying(seat, Lie.UP)
