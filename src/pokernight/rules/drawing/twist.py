"""Twists: draws that are paid for, card by card."""

from typing import Any

from pokernight.cards import Card
from pokernight.language.part import Part, reads, sentence
from pokernight.rules.betting.buying import can_twist, twisted
from pokernight.rules.dealing.supply import Spot, as_they_lie, keep_count, spots_of, supply
from pokernight.rules.drawing.amounts import Amount
from pokernight.rules.drawing.discard import said
from pokernight.rules.drawing.draw import DRAWN, Draw, HowTheyLie
from pokernight.rules.parts.pick import meant, offered_to
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.passing.exchange import ExchangeTop
from pokernight.rules.rule import Deed, Remark
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, OneOf, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.picking import Cards, how_many, lowest
from pokernight.table.places import Lie
from pokernight.table.table import Table


@sentence("{amount} for {price}", each=False)
@sentence("{amount} for {price} each", each=True)
class TwistOffer(Part):
    """How many cards may be twisted, at what price."""

    amount: Amount
    price: Price
    each: bool = False

    def chips(self, table: Table, cards: int) -> int:
        """What it costs to twist so many cards."""
        return self.price.chips(table) * (cards if self.each else 1)

    def choice(self, table: Table, frame: Frame) -> Cards | None:
        """The question which cards are twisted at this price; None where the player cannot pay, or there are none."""
        chips = table.state.chips[frame.seat]
        cards = self.amount.among(table, frame.seat)
        most = len(cards) if self.amount.count is None else min(self.amount.count, len(cards))
        least = 1 if self.amount.upto else most
        most = min(most, table.left_to_deal())
        while most and self.chips(table, most) > chips:
            most -= 1
        if not 1 <= least <= most:
            return None
        offered = offered_to(table, frame.seat, cards)
        default = NOTHING if frame.may else Answer("twist", lowest(offered, least))
        price = f"{self.price.chips(table)}{' each' if self.each and most > 1 else ''}"
        prompt = f"Twist {how_many(least, most)} for {price}."
        return Cards(prompt, default, "twist", offered, least, most, may_decline=frame.may)


@sentence("twist~s {offers:one}")
class Twist(Deed):
    """A draw that is paid for; the new card lies as the old one lay."""

    offers: tuple[TwistOffer, ...]
    from_deck = True

    def tally(self, totals: Totals, times: int | None) -> None:
        most = max(offer.amount.count or totals.held for offer in self.offers)
        totals.take(each=most)
        totals.seen += most
        totals.tags |= {"draw", "fee"}

    def open(self, table: Table) -> None:
        table.note("twisted", ())

    def possible(self, table: Table, frame: Frame) -> bool:
        return can_twist(table, frame.seat) and bool(self._open(table, frame))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        choices = tuple(choice for _, choice in self._open(table, frame))
        if len(choices) == 1:
            return choices[0]
        prompt = " Or: ".join(choice.prompt for choice in choices)
        return OneOf(prompt, choices[0].default, choices)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """The cards first, then how the new ones shall lie, where there is something to choose."""
        answer = frame.answer
        if frame.cards is None:
            if answer is None:
                choice = self.ask(table, frame) if self.possible(table, frame) else None
                return {frame.seat: choice} if choice else None
            if answer.verb == DECLINE:
                keep_count(table, "twisted", frame.seat, 0)
                return None
            offers = self._open(table, frame)
            offer = offers[OneOf("", NOTHING, tuple(choice for _, choice in offers)).which(answer)[0]][0]
            cards = meant(table, frame.seat, answer, offer.amount.among(table, frame.seat))
            frame.cards, frame.notes["price"] = as_they_lie(table, cards), offer.chips(table, len(cards))
            for remark in said(frame, TwistRemark):
                face = remark.ask(table, frame)
                if face is not None:
                    return {frame.seat: face}
            answer = NOTHING
        self._change(table, frame, answer or NOTHING)
        return None

    def _change(self, table: Table, frame: Frame, answer: Answer) -> None:
        """Pay, lay the cards away, and get new ones that lie as they lay or as the player has chosen."""
        cards = frame.cards or ()
        spots = spots_of(table, cards)
        for lying in said(frame, HowTheyLie):
            lies = lying.lies([spot.lie for spot in spots], [table.state.lies[card] for card in cards])
            spots = [Spot(spot.place, lie) for spot, lie in zip(spots, lies, strict=True)]
        if answer != NOTHING:
            for remark in said(frame, TwistRemark):
                spots = remark.take(table, frame, answer, spots)
        table.pay(frame.seat, frame.notes["price"], "fee")
        twisted(table, frame.seat)
        keep_count(table, "twisted", frame.seat, len(cards))
        table.discard(cards)
        supply(table, frame.seat, spots)

    def _open(self, table: Table, frame: Frame) -> list[tuple[TwistOffer, Cards]]:
        """What the player can pay for, the cheaper offers first."""
        offers = sorted(self.offers, key=lambda offer: offer.price.chips(table))
        choices = [(offer, offer.choice(table, frame)) for offer in offers]
        return [(offer, choice) for offer, choice in choices if choice is not None]


@reads(
    "pay {first} to <replace|change|exchange|twist> {one} or {second} to <replace|change|exchange|twist> {other}",
    "pay {first} to <replace|change|exchange|twist> {one} or {second} for {other}",
    "<replace|change|exchange> {one} for {first} or {other} for {second}",
    "<replace|change|exchange> {_:int} card paying {first} for {one} and {second} for {other}",
)
class TwistEither(Deed):
    """Two kinds of cards, each at its own price."""

    one: Amount
    first: Price
    other: Amount
    second: Price

    @classmethod
    def said(cls, **fields: Any) -> Twist:
        return Twist((TwistOffer(fields["one"], fields["first"]), TwistOffer(fields["other"], fields["second"])))


_IF = "<|[only] if [it is|they is|a card is] [a]>"
_CHANGING = "[replacing|changing|exchanging|twisting]"


@reads(
    f"{_CHANGING} [a] <up|face up> card [cost] {{price}}",
    f"{{price}} <for|to <replace|change|exchange|twist>> {_CHANGING} [a] <up|face up> card",
    f"{{price}} {_IF} <face up|up> [card]",
    face=Face.UP,
)
@reads(
    f"{_CHANGING} [a] <down|hole|face down> card [cost] {{price}}",
    f"{{price}} <for|to <replace|change|exchange|twist>> {_CHANGING} [a] <down|hole|face down> card",
    f"{{price}} {_IF} <<face down|down|hole> [card]|in hole>",
    face=Face.DOWN,
)
class FacePrice(Part):
    """What is paid for a card that lies one way."""

    face: Face
    price: Price


@reads(
    "<replace|change|exchange|twist> {amount} [.] [it cost] {one} [and|or|but] {other}",
    "<replace|change|exchange|twist> {amount} <for|paying|at a cost of> {one} [and|or|but] [for] {other}",
)
class TwistByFace(Deed):
    """One card, which costs as much as it lies."""

    amount: Amount
    one: FacePrice
    other: FacePrice

    @classmethod
    def said(cls, **fields: Any) -> Twist | None:
        amount, prices = fields["amount"], (fields["one"], fields["other"])
        if amount != Amount(1) or prices[0].face is prices[1].face:
            return None
        return Twist(tuple(TwistOffer(Amount(1, face=price.face), price.price) for price in prices))


class TwistRemark(Remark):
    """Another way for the new cards to lie, at the player's choice; the frame tells the cards and the price."""

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        """The question to the player; None where there is nothing to choose."""
        raise NotImplementedError(f"{type(self).__name__} cannot be played.")

    def take(self, table: Table, frame: Frame, answer: Answer, spots: list[Spot]) -> list[Spot]:
        """What becomes of the places of the new cards, when the player wants it."""
        raise NotImplementedError(f"{type(self).__name__} cannot be played.")


@sentence("For {price} instead, the new card comes {face}", "If they pay {price} instead they get new card {face}")
@reads(
    "If they twist a <down|hole|face down> card they may <get|have> new card [face] up <by paying|for> {price}"
    " [instead]",
    face=Face.UP,
)
@reads(
    "If they twist a [face] up card they may <get|have> new card [face] down <by paying|for> {price} [instead]",
    face=Face.DOWN,
)
class TwistFace(TwistRemark):
    """The new card the other way up, at another price."""

    about = (Twist,)
    face: Face
    price: Price

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        cards, chips = frame.cards or (), self._chips(table, frame)
        if chips > table.state.chips[frame.seat] or all(table.state.lies[card] is self.face.lie for card in cards):
            return None
        return take_it(f"Pay {chips} instead of {frame.notes['price']} to get it {self.face.phrases[0]}?", "pay")

    def take(self, table: Table, frame: Frame, answer: Answer, spots: list[Spot]) -> list[Spot]:
        if answer.verb != "pay":
            return spots
        frame.notes["price"] = self._chips(table, frame)
        return [Spot(spot.place, self.face.lie) for spot in spots]

    def _chips(self, table: Table, frame: Frame) -> int:
        return self.price.chips(table) * len(frame.cards or ())


@sentence(
    "For an up card, they may have the new card down by flipping a down card",
    "If they twist a [face] up card they may get new card [face] down by flipping <their|a> <hole|down> card",
)
class TwistDown(TwistRemark):
    """The new card face down, when the hole card is turned up for it."""

    about = (Twist,)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        gone = frame.cards or ()
        up = [card for card in gone if table.state.lies[card] is Lie.UP]
        down = self._down(table, frame)
        if not up or not down:
            return None
        prompt = "Flip a down card for each new card that you want face down, or decline."
        most = min(len(up), len(down))
        return Cards(prompt, NOTHING, "flip", offered_to(table, frame.seat, down), 1, most, may_decline=True)

    def take(self, table: Table, frame: Frame, answer: Answer, spots: list[Spot]) -> list[Spot]:
        flipped = meant(table, frame.seat, answer, self._down(table, frame))
        table.turn(flipped, Lie.UP)
        up = [at for at, spot in enumerate(spots) if spot.lie is Lie.UP][: len(flipped)]
        return [Spot(spot.place, Lie.DOWN) if at in up else spot for at, spot in enumerate(spots)]

    def _down(self, table: Table, frame: Frame) -> list[Card]:
        """The cards that can be flipped."""
        return [card for card in table.lying(frame.seat, Lie.DOWN, Lie.BLIND) if card not in (frame.cards or ())]

    def tally(self, totals: Totals) -> None:
        totals.tags.add("flip")


@sentence(
    "The new card lies as the old one lay",
    "[with] down card [is] replaced [face] down and up card [is] replaced [face] up",
    "[with] up card [is] replaced [face] up and down card [is] replaced [face] down",
    "[with] <new|replacement> card <is dealt|come|lie> <[in] same way as|like> <old|discarded|replaced> <card|one>",
    "Up card is replaced with up card and down card with down card",
)
class LiesAsBefore(HowTheyLie):
    """Up for up, and down for down."""

    about = (Twist, Draw, ExchangeTop)

    def lies(self, usual: list[Lie], before: list[Lie]) -> list[Lie]:
        return before


@sentence(
    "They may not look at the new cards",
    f"<They|player> <may|do> not look at {DRAWN} [until showdown]",
    f"No <one|player> may look at {DRAWN} [until showdown]",
    f"[but] without looking at {DRAWN}",
    f"{DRAWN} <may|is> not [is] looked at",
)
class Unseen(HowTheyLie):
    """Drawn cards stay blind."""

    about = (Twist, Draw)

    def lies(self, usual: list[Lie], before: list[Lie]) -> list[Lie]:
        return [Lie.BLIND] * len(before)


_LAYS_AWAY = "If they <twist|discard|replace|change|exchange|draw [a card] for> <a|their|>"
_NEW_ONE = "<new|drawn|replacement> [card|one] <is [dealt]|come>"


@sentence(
    "In the place of a {old} card, the new card comes {face}",
    f"{_LAYS_AWAY} {{old}} card {_NEW_ONE} {{face}}",
    "A {old} card is replaced {face}",
)
@reads(f"{_LAYS_AWAY} hole card {_NEW_ONE} {{face}}", "A hole card is replaced {face}", old=Face.DOWN)
class LiesOtherwise(HowTheyLie):
    """New cards that lie in a certain way where the old ones lay in another."""

    about = (Twist, Draw)
    old: Face
    face: Face

    def lies(self, usual: list[Lie], before: list[Lie]) -> list[Lie]:
        return [self.face.lie if lay in self.old.lies else lie for lie, lay in zip(usual, before, strict=True)]
