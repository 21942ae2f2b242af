"""Exchanges: with the table, with the deck, with a neighbour."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pokernight.cards import Card, rank_of
from pokernight.language.part import reads, sentence
from pokernight.rules.common.taking import lying_choice, lying_chosen, put_back
from pokernight.rules.dealing.supply import as_they_lie, spots_of
from pokernight.rules.drawing.discard import lie_of_discards, named
from pokernight.rules.parts.pick import Pick, meant, offered_to
from pokernight.rules.parts.places import Face, Recipient
from pokernight.rules.passing.another import answered_seat
from pokernight.rules.passing.others import among_others
from pokernight.rules.passing.refusing import may_refuse, refusals
from pokernight.rules.rule import Action, Deed, Remark, Step
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, Words, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.picking import Cards, how_many, lowest
from pokernight.table.places import COMMON, TABLE, Lie
from pokernight.table.table import Table


@sentence(
    "exchange~s {cards} for {count} table card(s)",
    "exchange {cards} <with|for> {count} [of] table card",
    common=False,
    face=None,
)
@sentence(
    "exchange~s {cards} for {count} common card(s)",
    "exchange {cards} <with|for> {count} [of] common card",
    common=True,
    face=None,
)
@sentence(
    "exchange~s {cards} for {count} {face} table card(s)",
    "exchange {cards} <with|for> {count} <[of] {face} table card|[of] table card [that] [is] {face}>",
    common=False,
)
@sentence(
    "exchange~s {cards} for {count} {face} common card(s)",
    "exchange {cards} <with|for> {count} <[of] {face} common card|[of] common card [that] [is] {face}>",
    common=True,
)
@sentence(
    "exchange~s {cards} with the table cards",
    "exchange {cards} <with|for> <table card|table>",
    common=False,
    count=None,
    face=None,
)
@sentence(
    "exchange~s {cards} with the common cards",
    "exchange {cards} <with|for> common card",
    common=True,
    count=None,
    face=None,
)
class ExchangeTable(Deed):
    """Own cards for cards on the table, as many as are given where no number is said."""

    cards: Pick
    count: int | None
    common: bool = False
    face: Face | None = None
    """How the cards on the table lie that may be taken; None where any may be."""

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.count or self.cards.count or totals.held
        totals.tags.add("draw")

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self.cards.among(table, frame)) and len(self._there(table)) >= (self.count or 1)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """The own cards first, then those on the table."""
        answer = frame.answer
        if frame.cards is None:
            if answer is None:
                if not self.possible(table, frame):
                    return None
                choice = self._own(table, frame)
                if choice is not None:
                    return {frame.seat: choice}
            given = named(self.cards, table, frame, answer or NOTHING).cards
            if not given:
                return None
            frame.cards, answer = given, None
        there = self._there(table)
        many = self.count or min(len(frame.cards), len(there))
        must = Frame(self, frame.remarks, frame.seat)
        if answer is None:
            choice = lying_choice(table, must, there, many, f"Take {how_many(many, many)} from the table for it.")
            if choice is not None:
                return {frame.seat: choice}
        taken = lying_chosen(table, must, answer or NOTHING, there, many)
        given = frame.cards
        swap(table, given, taken)
        if any(isinstance(remark, LeftFaceUp) for remark in frame.remarks):
            table.turn([card for card in given if table.state.lies[card] is not Lie.UP], Lie.UP)
        return None

    def _own(self, table: Table, frame: Frame) -> Choice | None:
        """Which own cards, no more than there are on the table where they go one for one."""
        there = len(self._there(table))
        settled = self.cards.settled(table, frame)
        if settled is not None and (self.count or len(settled) <= there):
            return None
        choice = self.cards.ask(table, frame, "exchange", "Exchange {cards} with the table.")
        if self.count:
            return choice
        least = min(choice.least, there)
        default = choice.default if frame.may else Answer("exchange", lowest(choice.cards, least))
        return replace(choice, default=default, least=least, most=min(choice.most, there))

    def _there(self, table: Table) -> tuple[Card, ...]:
        """The cards on the table that can be taken."""
        cards = table.state.at(COMMON if self.common else TABLE)
        return tuple(card for card in cards if not self.face or table.state.lies[card] in self.face.lies)


@reads("exchange {cards} <with|for> all [of] [{_:int}] [of] table card", common=False)
@reads("exchange {cards} <with|for> all [of] [{_:int}] [of] common card", common=True)
class ExchangeAll(Deed):
    """All own cards for all on the table, which goes one for one as well."""

    cards: Pick
    common: bool

    @classmethod
    def said(cls, **fields: Any) -> ExchangeTable | None:
        return ExchangeTable(fields["cards"], None, fields["common"]) if fields["cards"] == Pick(None) else None


@sentence(
    "exchange~s {cards} for the top card of the deck",
    "discard {cards} in exchange for top card off deck",
    "exchange {cards} <with|for> top card <off|of> deck",
    "exchange {cards} for a new <one|card>",
    "exchange {cards} <with|for> [one from|a card from] deck",
    "discard {cards} and replace <it|they>",
)
@reads("exchange with [top [{_:int}] card <off|of>] deck", cards=Pick(1, them=True))
@reads(
    "<exchange|replace|change> it",
    "discard it and <get|draw|take> <a [new] card|a new one|a replacement|top card <off|of> deck>"
    " [in its place|instead]",
    cards=Pick(1, it=True),
)
class ExchangeTop(Deed):
    """A card is changed for a new one on the spot."""

    cards: Pick
    lays_away = True
    from_deck = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(once=times or 0, each=0 if times else 1)
        totals.seen += times or 1
        totals.tags |= set() if self.cards.it else {"draw"}

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.cards.likely(table, frame) and table.can_deal()

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if self.cards.settled(table, frame) is not None:
            return None
        if frame.may and len(self.cards.among(table, frame)) == 1:
            return take_it("Exchange your card for the top card of the deck?", "exchange")
        return self.cards.ask(table, frame, "exchange", "Exchange {cards} for the top card of the deck.")

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        cards = self.cards.among(table, frame)
        if answer == Answer("exchange") and len(cards) == 1:
            return self, answer._replace(cards=cards)
        return self, named(self.cards, table, frame, answer)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        """A card that has to go because of its rank is no better as another of the same rank."""
        forced = self.cards.it and answer.verb == DECLINE
        for card in answer.cards:
            new = change_for_new(table, frame, card)
            while forced and new is not None and rank_of(new) == rank_of(card) and table.can_deal():
                new = change_for_new(table, frame, new)


@reads("dealer may {deed} instead", may=True)
@reads("dealer {deed} instead", may=False)
class DealerInstead(Step):
    """What the dealer does, after whom nobody comes, where all others exchange cards with a neighbour."""

    deed: ExchangeTop
    may: bool


@sentence("exchange~s {cards} with {neighbour:one}")
@reads(
    "exchange <hand|card> with {neighbour}",
    "keep <it|their card|card> or exchange it with {neighbour}",
    cards=Pick(None),
)
class ExchangeWith(Deed):
    """Cards change places with as many of a neighbour's, who refuses only where a rule lets him."""

    cards: Pick
    neighbour: Recipient
    hands_over = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.cards.count or totals.held
        totals.tags.add("pass")

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self.cards.among(table, frame)) and bool(self._others(table, frame))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """With whom, which cards, whether the other refuses where a rule lets him, and which cards he gives."""
        if not frame.other:
            if not self.possible(table, frame):
                return None
            others = self._others(table, frame)
            answer = frame.answer if len(others) > 1 else Answer("choose", word=str(others[0]))
            seat = answered_seat(frame, answer, others, "Exchange cards with a player?")
            if isinstance(seat, Words):
                return {frame.seat: seat}
            if not seat:
                return None
            frame.other = seat
        if frame.cards is None:
            asked = self._give(table, frame)
            if asked is not None or frame.cards is None:
                return asked
        if frame.begins("heard") and refusals(table):
            words = ("exchange", "refuse") if may_refuse(table, frame.other) else ("exchange",)
            prompt = f"Seat {frame.seat} wants to exchange cards with you."
            return {frame.other: Words(prompt, Answer("exchange"), "", words)}
        return self._swap(table, frame)

    def _give(self, table: Table, frame: Frame) -> Asking | None:
        """Ask for the cards, or take note of them."""
        answer = frame.answer
        cards = self.cards.among(table, frame)
        all_go = self.cards.limits(len(cards)) == (len(cards), len(cards))
        if answer is None and (frame.may or not all_go):
            if all_go:
                return {frame.seat: take_it(f"Exchange your cards with seat {frame.other}?", "exchange")}
            return {frame.seat: self.cards.ask(table, frame, "exchange", "Exchange {cards}.")}
        if answer is None or not (answer.verb == DECLINE and frame.may):
            given = meant(table, frame.seat, answer or NOTHING, cards)
            frame.cards = as_they_lie(table, cards if all_go else given)
        return None

    def _swap(self, table: Table, frame: Frame) -> Asking | None:
        """The other gives as many, of his choice, unless all go or he has refused."""
        answer = frame.answers.pop(frame.other, None)
        if answer is not None and answer.verb == "refuse":
            return None
        theirs = among_others(self.cards, table, frame)
        many = len(theirs) if self.cards.count is None else min(len(frame.cards or ()), len(theirs))
        if many < len(theirs) and frame.begins("chosen"):
            offered = offered_to(table, frame.other, theirs)
            prompt = f"Exchange {how_many(many, many)} with seat {frame.seat}."
            default = Answer("exchange", lowest(offered, many))
            return {frame.other: Cards(prompt, default, "exchange", offered, many, many)}
        if many < len(theirs) and answer is not None:
            theirs = as_they_lie(table, meant(table, frame.other, answer, theirs))
        table.hand_over(frame.cards or (), frame.other, together=True)
        table.hand_over(theirs, frame.seat, together=True)
        return None

    def _others(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """Those with whom the player can exchange."""
        seats = [seat for seat in self.neighbour.able(table, frame.seat) if seat != frame.seat]
        return tuple(seat for seat in seats if among_others(self.cards, table, frame, seat))


@sentence(
    "exchange~s {cards} with the table hand",
    "exchange {cards} <for|with> <table hand|hand on table|one on table> [which is left face up]",
    "exchange {cards} for {_:int} from table hand",
)
@reads("exchange hand <for|with> <table hand|hand on table>", cards=Pick(None))
class ExchangeInHand(Deed):
    """Cards for as many out of the hand on the table."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.cards.count or totals.held
        totals.tags.add("draw")

    def possible(self, table: Table, frame: Frame) -> bool:
        return ExchangeTable(self.cards, None).possible(table, frame)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        return ExchangeTable(self.cards, None).play(table, frame)


@sentence(
    "What they leave on the table lies face up",
    "[first] player <to|who> <take <table hand|table card>|do <so|this|it>|exchange [hand|card]>"
    " <leave|put|lay> [down] their [old] <hand|card> [on table] face up [on table] [as [a] [new] table hand]",
    "<They|who take it> <leave|put|lay> [down] their [old] <hand|card> [on table] face up [on table]"
    " [as [a] [new] table hand]",
    "Their [old] <hand|card> is <left|put|laid> [on table] face up [as [a] [new] table hand]",
)
class LeftFaceUp(Remark):
    """Everybody sees what is given for cards of the table."""

    about = (ExchangeInHand, ExchangeTable)


@sentence(
    "The other player may not refuse",
    "No one may reject [it|exchange|a exchange|to exchange]",
    "<who|they|player|neighbour|that player|other player> <may not reject|must <accept|agree [to]>>"
    " [it|exchange|a exchange|to exchange]",
)
class NotRefused(Remark):
    """A neighbour has to exchange cards, as he has to where nothing is said."""

    about = (ExchangeWith,)


def change_for_new(table: Table, frame: Frame, card: Card) -> Card | None:
    """Lay a card away for a new one, which lies as it lay."""
    spot = spots_of(table, (card,))[0]
    table.discard((card,), lie_of_discards(frame))
    return table.deal_to(spot.place, spot.lie)


def swap(table: Table, given: Sequence[Card], taken: Sequence[Card]) -> None:
    """Cards of a player for cards on the table; each lies in the place and in the way of the one that it replaces."""
    place = table.state.where[taken[0]]
    before = table.state.at(place)
    ours, theirs = spots_of(table, given), spots_of(table, taken)
    for at, card in enumerate(given):
        table.move((card,), place, theirs[min(at, len(theirs) - 1)].lie)
    for at, card in enumerate(taken):
        spot = ours[min(at, len(ours) - 1)]
        table.move((card,), spot.place, spot.lie)
    at_place = {before.index(card): given[at] for at, card in enumerate(taken) if at < len(given)}
    more = given[len(taken) :]
    put_back(table, place, [*(card for card in before if card not in taken), *more], at_place)
