"""Drawing: cards laid away for new ones."""

from collections.abc import Sequence
from typing import NamedTuple

from pokernight.cards import Card, Suit
from pokernight.language.part import Part, reads, sentence
from pokernight.language.writer import ONE, clause
from pokernight.rules.act import AllFirst
from pokernight.rules.dealing.serve import LAST_UP, DealRemark
from pokernight.rules.dealing.supply import Spot, as_they_lie, keep_count, spots_of, supply
from pokernight.rules.drawing.amounts import Amount, hands_of_cards
from pokernight.rules.drawing.discard import Discard, lie_of_discards, said
from pokernight.rules.drawing.pat import NewForOld, may_draw
from pokernight.rules.parts.pick import Pick, meant, offered_to
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.refs import Nth
from pokernight.rules.parts.subjects import WHOLE_HAND
from pokernight.rules.rule import Action, Remark
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, OneOf, Words
from pokernight.table.frame import Frame
from pokernight.table.picking import AceKept, FromEach, how_many, lowest
from pokernight.table.places import Lie, hand
from pokernight.table.table import Table


class Limits(NamedTuple):
    """How many cards a player may draw."""

    least: int
    usual: int
    """The most for who keeps no card that allows more."""
    most: int


_REPLACEMENTS = "<a|<a|> new <one|card>|[a] replacement [card]|<that|as> many [new] [card]|same number [of new card]>"
"""The cards that come in the place of those laid away."""


@sentence(
    "draw~s {amount}",
    "<draw|twist|replace|change|exchange> {amount} for free",
    "make a free <draw|replacement|exchange|change> of {amount}",
    f"discard {{amount}} <to|and> <draw|get|is dealt> {_REPLACEMENTS} [from deck]",
    "discard {amount} <and have they|which is [then]|. They is [then]> replaced [from deck]",
    "discard and <draw|replace> {amount}",
    "<change|replace|exchange|exchange in> {amount}",
    "turn in {amount} for [a] new <one|card>",
    f"discard {WHOLE_HAND} <and|to> <draw|get|is dealt> {{amount}}",
    f"<exchange|turn in> {WHOLE_HAND} for {{amount}}",
    more=0,
)
@reads("buy <a|one> replacement card", amount=Amount(1))
@reads(
    "discard <a|one> [of their] [face] up card <to|and> get a new [face] up card",
    amount=Amount(1, face=Face.UP),
    more=0,
)
@reads(
    "discard <a|one> [of their] <down|face down|hole> card <to|and> get a new <down|face down|hole> card",
    amount=Amount(1, face=Face.DOWN),
    more=0,
)
@sentence(
    "discard~s {amount} and draw~s {more} more than that",
    "discard {amount} and draw back {more} more card than they discarded",
)
class Draw(NewForOld):
    """Discards replaced by new cards."""

    amount: Amount
    more: int = 0
    lays_away = True

    def tally(self, totals: Totals, times: int | None) -> None:
        amount = self.amount.counted(totals)
        shown = (self.amount.if_shown or amount) - amount
        aces = shown if len(self.amount.faces_to_show) == len(Suit) else 0  # as many players as there are aces
        totals.drawn = amount + shown
        totals.take(each=amount + self.more + shown - aces, aces=aces)
        totals.seen += amount + shown + self.more
        totals.hold(self.more)
        totals.tags.add("draw")

    def possible(self, table: Table, frame: Frame) -> bool:
        return may_draw(table, frame.seat) and bool(self.amount.among(table, frame.seat)) and table.can_deal()

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        cards = self.amount.among(table, frame.seat)
        limits = self._limits(table, frame)
        least, most = limits.least, limits.most
        if least == most == len(cards) and not frame.may:
            return None
        offered = offered_to(table, frame.seat, cards)
        may_decline = frame.may or least == 0
        if self.amount.each_hand:
            return self._of_each_hand(table, frame, limits)
        default = NOTHING if may_decline else Answer("draw", lowest(offered, least))
        kept = clause(self.amount.shown, ONE) if self.amount.shown else ""
        more = f", or {most} if you keep {kept}" if most > limits.usual else ""
        many = f"{how_many(least, min(most, limits.usual))}{more}"
        prompt = f"Draw {many}: name those that you lay away.{self._prices(table, frame)}"
        free = self.more and frame.may
        choice = AceKept(
            *(prompt, default, "draw", offered, least, most, may_decline and not free),
            usual=min(limits.usual, most),
            kept=self.amount.faces_to_show,
            named=kept,
        )
        if free:  # nobody has to discard to get the additional cards
            return OneOf(prompt, NOTHING, (choice, Words(prompt, NOTHING, "", (DECLINE,))))
        return choice

    def _of_each_hand(self, table: Table, frame: Frame, limits: Limits) -> FromEach:
        """The question which cards go out of each of the hands."""
        each, may_decline = self.amount.count or 0, frame.may or limits.least == 0
        hands = tuple(offered_to(table, frame.seat, cards) for cards in hands_of_cards(table, frame.seat))
        some = tuple(card for cards in hands for card in lowest(cards, each))[: limits.least]
        many = how_many(0 if self.amount.upto else each, each)
        return FromEach(
            f"Draw {many} for each hand: name those that you lay away.{self._prices(table, frame)}",
            NOTHING if may_decline else Answer("draw", some),
            *("draw", tuple(card for cards in hands for card in cards), limits.least, limits.most, may_decline),
            out_of=hands,
            each=each,
        )

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        cards = self.amount.among(table, frame.seat)
        limits = self._limits(table, frame)
        if not frame.may and limits.least == limits.most == len(cards):
            return self, Answer("draw", cards)
        return self, answer._replace(cards=as_they_lie(table, meant(table, frame.seat, answer, cards)))

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        seat, gone = frame.seat, answer.cards
        stays = answer.verb == DECLINE and frame.may
        keep_count(table, "drawn", seat, 0 if stays else len(gone) + self.more)
        if stays:
            return
        shows = len(gone) > self._limits(table, frame).usual
        table.pay(seat, self._price(table, frame, len(gone)), "fee")
        spots = [*self._spots(table, frame, gone), *[Spot(hand(seat), Lie.DOWN)] * self.more]
        if gone:
            table.discard(gone, lie_of_discards(frame))
        if shows:
            self._show_kept(table, frame)
        supply(table, seat, spots)

    def _limits(self, table: Table, frame: Frame) -> Limits:
        """How many cards the player may lay away: as far as there are new ones, and chips to pay for them."""
        there = len(self.amount.among(table, frame.seat))
        usual = self.amount.most(table, frame.seat)
        least = min(self.amount.least, usual) if self.amount.upto else usual
        more = sum(remark.count for remark in said(frame, MoreFor))
        if_shown = self.amount.if_shown if self.amount.if_shown and self.amount.kept(table, frame.seat) else 0
        most = min(max(usual, min(if_shown, there - 1)) + more, there, table.left_to_deal())
        while most and self._price(table, frame, most) > table.state.chips[frame.seat]:
            most -= 1
        return Limits(min(least, most), min(usual + more, most), most)

    def _price(self, table: Table, frame: Frame, cards: int) -> int:
        """What it costs to lay so many cards away."""
        each = sum(remark.price.chips(table) for remark in said(frame, EachCosts))
        rising = sum(sum(remark.chips(table, cards)) for remark in said(frame, PricePerCard))
        usual = cards if self.amount.count is None else max(self.amount.count, self.amount.if_shown or 0)
        more = sum(remark.price.chips(table) for remark in said(frame, MoreFor)) if cards > usual else 0
        return each * (cards + self.more) + more + rising

    def _prices(self, table: Table, frame: Frame) -> str:
        """The prices, as the prompt tells them."""
        each = [f" Each new card costs {remark.price.chips(table)}." for remark in said(frame, EachCosts)]
        more = [
            f" The first {self.amount.count} cost nothing, up to {remark.count} more cost {remark.price.chips(table)}."
            for remark in said(frame, MoreFor)
        ]
        most = self.amount.most(table, frame.seat)
        rising = [f" The new cards cost {listed(remark.chips(table, most))}." for remark in said(frame, PricePerCard)]
        return "".join((*each, *more, *rising))

    def _show_kept(self, table: Table, frame: Frame) -> None:
        """Who draws more than usual shows the card that allows it."""
        kept = self.amount.kept(table, frame.seat)
        if not any(table.state.lies[card] is Lie.UP for card in kept):
            table.show(kept[:1], table.state.everyone)

    def _spots(self, table: Table, frame: Frame, gone: Sequence[Card]) -> list[Spot]:
        """Where the new cards go, and how they lie."""
        before = spots_of(table, gone)
        lies = [spot.lie for spot in before]  # up for up and down for down, as when it is paid for
        for remark in said(frame, HowTheyLie):
            lies = remark.lies(lies, [spot.lie for spot in before])
        return [Spot(spot.place, lie) for spot, lie in zip(before, lies, strict=True)]


def drawn_for(action: Action) -> Draw | None:
    """The draw that it is to lay cards away where new ones come for them."""
    match action:
        case Discard(cards=Pick(count=count, upto=upto, face=face) as cards, to=None):
            return Draw(Amount(count, upto, face=face)) if cards == Pick(count, face, upto=upto) else None
    return None


def listed(chips: Sequence[int]) -> str:
    """Prices one after the other.

    >>> listed([0, 1, 5])
    '0, 1 and 5'
    """
    *first, last = map(str, chips or (0,))
    return f"{', '.join(first)} and {last}" if first else last


class PricePerCard(Remark):
    """New cards that cost more or less one after the other."""

    def chips(self, table: Table, cards: int) -> list[int]:
        """What each of so many new cards costs."""
        raise NotImplementedError(f"{type(self).__name__} is no price.")


class HowTheyLie(Remark):
    """How drawn cards lie."""

    def concerns(self, part: Part) -> bool:
        """Where new cards are spoken of, cards that are laid away are drawn for."""
        return super().concerns(part) or (isinstance(part, Action) and drawn_for(part) is not None)

    def lies(self, usual: list[Lie], before: list[Lie]) -> list[Lie]:
        """The way each new card lies, which would lie in a usual way for an old one that lay in some way before."""
        raise NotImplementedError(f"{type(self).__name__} says nothing about how cards lie.")


DRAWN = "<[their] <new|drawn|replacement> card|card they <draw|drew|drawn|get|got|is dealt>|what they <draw|drew>>"
"""Cards that came in the place of others."""


@sentence("Everyone discards before anyone gets a new card")
class DiscardFirst(AllFirst):
    """All discards lie on the table before the first new card is dealt."""

    about = (Draw,)


@sentence("They may do so only right after getting their last up card", nth=Nth.LAST)
@sentence(
    "They may do so only right after getting {nth} of their up cards",
    "Only [if they do it] [right] after getting their {nth} [face] up card",
)
class RightAfterDeal(Remark):
    """The draw comes before the next player gets a card, after the last up card of the deal before or another one."""

    about = (Draw,)
    nth: Nth


class DuringDeal(DealRemark):
    """Something that a player does after one of his up cards, before the next player gets a card."""

    action: Action
    may: bool
    nth: Nth
    after = True

    def open(self, table: Table) -> None:
        self.action.open(table)

    def settle(self, table: Table, frame: Frame) -> None:
        up = [dealt.card for dealt in table.state.dealt if dealt.seat == frame.seat and dealt.lie is Lie.UP]
        if frame.notes[LAST_UP] if self.nth is Nth.LAST else up[-1:] == [*self.nth.of(up)] == [frame.card]:
            table.then(self.action, frame.seat, may=self.may, remarks=frame.remarks)


@sentence(
    "New cards come {face}",
    "[All] <draw|drawn|new|replacement> card <come [back]|is [dealt]> {face}",
    "Card drawn is [dealt] {face}",
    "Discard is replaced {face}",
    "[These] card <is dealt|come> {face}",
    "which <is|come> [dealt] {face}",
    "[All] draw <is|come> {face}",
    "{face}",
    first=False,
)
@sentence("The first new card comes {face}", "First <card drawn|new card> <is [dealt]|come> {face}", first=True)
class NewCards(HowTheyLie):
    """How drawn cards lie, or only the first of them."""

    about = (Draw,)
    face: Face
    first: bool = False

    def lies(self, usual: list[Lie], before: list[Lie]) -> list[Lie]:
        rest = usual[1:] if self.first else [self.face.lie] * len(usual[1:])
        return [self.face.lie, *rest][: len(usual)]


@sentence(
    "Each new card costs {price}",
    "<paying|they must pay|must pay|at|but must pay> {price} for each [card|one] [drawn|they draw]",
    "<Anyone|player> who draw must pay {price} <per|for each> card [drawn]",
    "Each [new] card [drawn] cost {price}",
)
class EachCosts(Remark):
    """Drawing is paid for, card by card."""

    about = (Draw,)
    price: Price

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")


@sentence(
    "They may draw {count} more for {price}",
    "and {count} [more] [card] for {price}",
    "They may pay {price} to draw {count} more [card]",
)
@reads("and a second [card] for {price}", count=1)
class MoreFor(Remark):
    """More cards may be drawn at a price."""

    about = (Draw,)
    count: int
    price: Price

    def tally(self, totals: Totals) -> None:
        totals.take(each=self.count)
        totals.seen += self.count
        totals.tags.add("fee")
