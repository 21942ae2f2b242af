"""What follows when something happens: what a player must or may do, a new deal, a wild rank."""

from fractions import Fraction
from typing import Any

from pokernight.cards import rank_of, suit_of
from pokernight.language.part import reads, sentence
from pokernight.measure.numbers import MADE_BY_DEAL
from pokernight.rules.act import Act, DoBoth
from pokernight.rules.betting.pay import LAST_PAYMENT, Fold, Pay, PayOr
from pokernight.rules.conditions.spared import spared
from pokernight.rules.dealing.deal import Batch
from pokernight.rules.dealing.handout import GetDealt
from pokernight.rules.dealing.serve import count, counted
from pokernight.rules.drawing.discard import Discard
from pokernight.rules.parts.faces import OfRank, OfSuit
from pokernight.rules.parts.likes import OneOfThem
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Neighbour
from pokernight.rules.parts.price import Payment, Price, Unit
from pokernight.rules.parts.subjects import THAT_PLAYER
from pokernight.rules.parts.who import NextPlayer
from pokernight.rules.pot.settling import GivesPot, end_deal
from pokernight.rules.rule import (
    Action,
    Consequence,
    Deed,
    Effect,
    Purchase,
    Sequel,
    Step,
)
from pokernight.rules.totals import Totals
from pokernight.rules.wilds.changes import Change, NowWild, change_wild
from pokernight.rules.wilds.naming import NameWild
from pokernight.table import events as ev
from pokernight.table.choices import take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import Lie, hand
from pokernight.table.table import Table

OUT = "out"
"""The note of what follows from something that happened to a folded player, and that he still has to do."""

GAVE_POT = "gave the pot"
"""The note of the last of several things that follow together, whether the pot is given away by one of them."""


class Personal(Effect):
    """What happens to the player in question, or to each where nobody in particular is."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.seat == 0:
            for seat in table.seats_from():
                table.then(self, seat, card=frame.card, remarks=frame.remarks)
            return None
        out = frame.seat in table.state.folded
        if (out and not frame.notes.get(OUT)) or (not out and table.course.over(table)):
            return None
        return self.happen(table, frame)

    def happen(self, table: Table, frame: Frame) -> Asking | None:
        """Let it happen to the player of the frame."""
        raise NotImplementedError(f"{type(self).__name__} cannot be played.")


@reads(f"{THAT_PLAYER} [must|have to] {{first}} and [must] {{then}}", "<must|have to> {first} and [must] {then}")
class MustBoth(Effect):
    """Two things that the player it happened to has to do."""

    first: Deed
    then: Deed

    @classmethod
    def said(cls, **fields: Any) -> "Must":
        return Must(DoBoth(**fields))


@sentence(
    "they must {action}",
    f"{THAT_PLAYER} [must|have to] [either] {{action}}",
    "<must|have to> [either] {action}",
    then=None,
)
@sentence(
    "they must {action}. Who pays {then:s}",
    f"{THAT_PLAYER} must {{action}}. If {THAT_PLAYER} <match pot|pay> {THAT_PLAYER} {{then}}",
)
@reads("{action:Fold}")
@reads("discard it", action=Discard(Pick(1, it=True)))
@reads(
    "discard [all [of]] they [all]",
    "they [must] [all] is <discarded|thrown away>",
    action=Discard(Pick(None, of=OneOfThem())),
)
@reads("choose <what|which> rank is wild [when they flip it over]", action=NameWild())
@reads("choose <what|which> suit is wild [when they flip it over]", action=NameWild(suit=True))
class Must(Personal):
    """The player it happened to has to do something."""

    action: Action
    then: Action | None = None

    def happen(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins():
            if spared(table, self.action):
                return None
            let(table, self.action, frame)
            return {}
        if self.then and frame.begins("then") and self._paid(table, frame.seat):
            let(table, self.then, frame)
        return None

    def _paid(self, table: Table, seat: int) -> bool:
        """Whether the player has paid, where there was another way out."""
        return not isinstance(self.action, PayOr) or has_paid(table, seat)

    def tally(self, totals: Totals, times: int) -> None:
        self.action.tally(totals, times)
        if self.then:
            self.then.tally(totals, times)


_BUY = "<{deed} for {price}|pay {price} {deed:Purchase}>"


@reads(
    f"[{THAT_PLAYER}] <must|have to> [either] {_BUY} or {{other}}",
    f"[{THAT_PLAYER}] <must|have to> [either] {{other}} or {_BUY}",
    f"[{THAT_PLAYER}] may {_BUY} <or|. otherwise|. if not|. if they do not|otherwise> [they] [must|have to] {{other}}",
)
class MustBuy(Effect):
    """Cards that the player it happened to has to buy to stay in."""

    deed: Purchase
    price: Price
    other: Fold

    @classmethod
    def said(cls, **fields: Any) -> Must:
        return Must(PayOr(Payment(fields["price"]), fields["other"]), then=fields["deed"])


@reads("their hand is dead")
class HandDies(Consequence):
    """What happens by an event to a hand that is out of the game for it."""

    @classmethod
    def said(cls, **_: Any) -> Must:
        return Must(Fold())


@sentence(
    "everyone else must {action}",
    "<all|every|each> other player [must|have to] [either] {action}",
)
class OthersMust(Effect):
    """All but the player it happened to have to do something."""

    of_table = True
    action: Action

    def play(self, table: Table, frame: Frame) -> Asking | None:
        for seat in table.seats_from(frame.seat + 1):
            if seat != frame.seat:
                table.then(self.action, seat, remarks=frame.remarks)
        return None

    def tally(self, totals: Totals, times: int) -> None:
        self.action.tally(totals, times)


@reads("{action}")
class Verb(Sequel):
    """What is said of the player that a sentence begins with: "any player dealt a four gets a card"."""

    action: Action

    @classmethod
    def said(cls, **fields: Any) -> Must:
        return Must(**fields)


@sentence(
    "{neighbour:one} must {action}",
    "{neighbour} have to {action}",
    "[next|closest remaining] <player|neighbour|person> [to|on] {neighbour} [must|have to] {action}",
)
class NeighbourMust(Effect):
    """A neighbour of the player it happened to has to do something."""

    neighbour: Neighbour
    action: Action

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seat = self.neighbour.of(table, frame.seat) if frame.seat else None
        if seat and seat != frame.seat:
            table.then(self.action, seat, remarks=frame.remarks)
        return None

    def tally(self, totals: Totals, times: int) -> None:
        self.action.tally(totals, times)


@reads("<get|give|earn|bring|win> <they|that player|player> {cards}", "<is|get|earn|bring|is good for> {cards}")
class Brings(Sequel):
    """Cards that come of something: "a four dealt face up gets you an extra down card"."""

    cards: Batch

    @classmethod
    def said(cls, **fields: Any) -> Must:
        return Must(GetDealt(fields["cards"].count, fields["cards"].face))


@reads(f"cost [player|{THAT_PLAYER}] {{price}}")
class ThatCosts(Sequel):
    """What a player has to pay for something: "a king dealt face up costs the player the ante"."""

    price: Price

    @classmethod
    def said(cls, **fields: Any) -> Must:
        return Must(Pay(Payment(**fields)))


@sentence("they may {action}", f"{THAT_PLAYER} <may|get to> {{action}}", "<may|get to> {action}")
class May(Personal):
    """The player it happened to may do something."""

    action: Action

    def happen(self, table: Table, frame: Frame) -> Asking | None:
        let(table, self.action, frame, may=True)
        return None

    def tally(self, totals: Totals, times: int) -> None:
        self.action.tally(totals, times)


@sentence("{step}")
class StepFollows(Consequence):
    """A step that is taken out of its turn."""

    of_table = True
    step: Step

    @classmethod
    def said(cls, **fields: Any) -> "StepFollows | None":
        """That cards become wild is an effect by itself, and so is a new deal after the losers have paid."""
        step = fields["step"]
        return None if isinstance(step, NowWild) or getattr(step, "redealt", False) else cls(**fields)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.seat and isinstance(self.step, Act) and isinstance(self.step.who, NextPlayer):
            table.note("last player", frame.seat)
        asking = self.step.play(table, frame)
        if asking is None and frame.notes.get(GAVE_POT, self.gives_pot) and not table.jumped:
            end_deal(table)
        return asking

    @property
    def gives_pot(self) -> bool:
        return isinstance(self.step, GivesPot)

    def tally(self, totals: Totals, times: int) -> None:
        self.step.tally(totals)


_THAT_RANK = "that rank <is [now]|become>"
_THAT_SUIT = "[all] [card of] that suit <is [now]|become>"


@sentence(
    "that rank is wild for them", "that rank <is [now]|become> wild for <they|that player>", all=False, suit=False
)
@sentence("that rank is wild for everyone", "that rank <is [now]|become> wild [for everyone]", all=True, suit=False)
@sentence("that suit is wild for them", f"{_THAT_SUIT} wild for <they|that player>", all=False, suit=True)
@sentence("that suit is wild for everyone", f"{_THAT_SUIT} wild [for everyone]", all=True, suit=True)
class RankWild(Consequence):
    """The rank in question is wild, or the suit, for the player it happened to or for all."""

    of_table = True
    all: bool = False
    suit: bool = False

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.card is None or not (self.all or frame.seat):
            return None
        rank, suit = rank_of(frame.card), suit_of(frame.card)
        if rank is not None and suit is not None:
            cards = OfSuit(suit) if self.suit else OfRank(rank)
            change_wild(table, Change(cards, seat=0 if self.all else frame.seat))
        return None

    def tally(self, totals: Totals, times: int) -> None:
        each = 13 if self.suit else 4
        totals.wilds.append(lambda totals, players: each * totals.decks * (1 if self.all else players))
        totals.tags.add("wilds")


@sentence(
    "they are back in the game for nothing", "they are back in the game", "they is back in game [for free]", price=None
)
@sentence(
    "they may pay {price} to be back in the game",
    "they is back in game for {price}",
    "they may <is|get|come|buy> back in [game|hand] for {price}",
    "they may pay {price} to <is|get|come|buy> back in [game|hand]",
)
class BackIn(Effect):
    """A folded player plays on, for nothing or at a price."""

    price: Price | None = None

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.seat not in table.state.folded:
            return None
        answer, chips = frame.answer, self.price.chips(table) if self.price else 0
        if self.price and answer is None:
            able = table.state.chips[frame.seat] >= chips
            return {frame.seat: take_it(f"Pay {chips} to be back in the game?", "pay")} if able else None
        if answer is None or answer.verb == "pay":
            table.pay(frame.seat, chips, "fee")
            table.do(ev.CameBack(frame.seat))
        return None


@sentence(
    "they pay or fold for each such sum: nothing the first time, the pot the second, double the third, and so on."
    " Each sum paid brings an up card",
    "they must pay or fold for each sum to {_:int} made. First time is free second is pot third is double pot etc."
    " If they pay they get dealt a up card for each sum",
)
class RisingToll(Personal):
    """A payment that grows each time, and a card for it."""

    def happen(self, table: Table, frame: Frame) -> Asking | None:
        times = frame.notes.setdefault("times", counted(table, "tolls", frame.seat))
        if frame.begins():
            count(table, "tolls", frame.seat, times + 1)
            if times:
                table.then(PayOr(Payment(Price(Unit.POT, Fraction(times))), Fold()), frame.seat)
                return {}
        if not times or has_paid(table, frame.seat):
            table.deal_to(hand(frame.seat), Lie.UP)
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.open_seen = MADE_BY_DEAL
        totals.tags.add("fee-fold")


def let(table: Table, action: Action, frame: Frame, *, may: bool = False) -> None:
    """Let the player of a frame do something, with what the frame is about."""
    table.then(action, frame.seat, card=frame.card, other=frame.other, may=may, remarks=frame.remarks)


def has_paid(table: Table, seat: int) -> bool:
    """Whether the last who had to pay was this player, and paid."""
    payer, chips = table.state.notes.get(LAST_PAYMENT, (0, -1))
    return bool(payer == seat and chips >= 0)
