"""Other deals than so many cards to each: for one player, in several hands, the whole deck, until two match."""

from typing import Any

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.rules.betting.buying import bought, can_buy, can_have
from pokernight.rules.betting.pay import follow_payment
from pokernight.rules.conditions.holdings import Trait
from pokernight.rules.dealing.deal import Batch, Deal
from pokernight.rules.dealing.serve import count, counted
from pokernight.rules.dealing.sitting_out import dealt_in
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.rule import Deed, Plain, Purchase, Remark, Step
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, Words, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import DECK, MUCK, Lie, hand, pile
from pokernight.table.table import Table

TAKEN_DOWN = "taken down"
"""The note that says how many down cards each player has taken."""


@sentence(
    "Deal cards face up to the players in turn until one matches another in {trait}."
    " It goes to the player who has that {trait}",
    "Deal one card to each player in turn until two card match in {trait}"
    " [. Give last card to player who had a card of that {trait}]",
)
class DealUntilMatch(Step):
    """One card after another, round and round, until a rank comes twice, or a suit or a colour."""

    trait: Trait

    def tally(self, totals: Totals) -> None:
        totals.cards_by_players = True
        # as many players as ranks or suits: the next card must match one
        totals.fixed_players = {Trait.RANK: 13, Trait.SUIT: 4, Trait.COLOUR: 2}[self.trait]
        totals.tags |= {"stud", "odd-deal"}

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seat = table.state.notes.get("last dealt to", 0)
        while True:
            seat = dealt_in(table, table.seats_from(seat + 1))[0]
            card = table.deal_to(hand(seat), Lie.UP)
            if card is None:
                return None
            alike = [other for other in self._out(table) if other != card and self._match(other, card)]
            if alike:
                table.note("last dealt to", seat)
                owner = table.state.where[alike[0]].seat
                if owner not in dealt_in(table, table.state.still_in):  # a hand that is out gets no card
                    table.discard((card,))
                elif owner != seat:
                    table.move((card,), hand(owner), Lie.UP)
                return None

    def _match(self, one: Card, other: Card) -> bool:
        trait = self.trait.of(one)
        return trait is not None and trait == self.trait.of(other)

    def _out(self, table: Table) -> tuple[Card, ...]:
        """Every card that was dealt, those of folded players last."""
        still_in = tuple(card for seat in table.state.still_in for card in table.state.of_seat(seat))
        folded = tuple(card for seat in sorted(table.state.folded) for card in table.state.of_seat(seat))
        return (*still_in, *folded, *table.state.at(MUCK))


ORDINAL = "<last|final|fourth|fifth|sixth|seventh|eighth|ninth|tenth>"
"""Which card it is to a player who can count."""


@sentence(
    "get~s {count} up card(s) dealt",
    "<get|buy|take|is dealt> {count} [more|free] [face] up card [for free]",
    "get dealt {count} [more] up card [for free]",
    "for {count} [more] <up card|card [face] up>",
    "get {count} [more] [card] dealt up [to them] [from deck]",
    "<get|buy|take|is dealt> {count} [more|free|new] card [face] up [from deck] [for free]",
    "draw {count} more up card",
    face=Face.UP,
    upto=False,
)
@sentence(
    "get~s {count} down card(s) dealt",
    "<get|buy|take|is dealt> {count} [more|free] <[face] down|hole> card [each] [for free]",
    "get dealt {count} [more] down card [for free]",
    "for {count} [more] <down card|card [face] down>",
    "get {count} [more] [card] dealt down [to them] [from deck]",
    "<get|buy|take|is dealt> {count} [more|free|new] card [face] down [from deck] [for free]",
    "draw {count} more down card",
    face=Face.DOWN,
    upto=False,
)
@sentence(
    "get~s {count} card(s) dealt",
    "<get|buy|take|is dealt|get dealt> {count} [more|free|new] card [each] [<from|off> deck] [for free]",
    "<get|take|buy> {count} <from|off> [top of] deck",
    "draw {count} more card",
    "for {count} [more] card",
    face=None,
    upto=False,
)
@sentence(
    "get~s {count} blind card(s) dealt",
    "<get|buy|take|is dealt|get dealt> {count} [more|free|new] no peek card [for free]",
    face=Face.BLIND,
    upto=False,
)
@sentence("get~s up to {count} cards dealt", "<get|buy|take> up to {count} [more] card [dealt]", face=None, upto=True)
@sentence(
    "get~s up to {count} up cards dealt",
    "<get|buy|take> up to {count} [more] <up card [dealt]|card [dealt] [face] up>",
    face=Face.UP,
    upto=True,
)
@sentence(
    "get~s up to {count} down cards dealt",
    "<get|buy|take> up to {count} [more] <down card [dealt]|card [dealt] [face] down>",
    face=Face.DOWN,
    upto=True,
)
@reads("[get|take] top card <off|of> deck", count=1)
@reads(f"<get|buy|take|is dealt> a {ORDINAL} card", count=1)
@reads(f"<get|buy|take|is dealt> a {ORDINAL} card [face] down", count=1, face=Face.DOWN)
@reads(f"<get|buy|take|is dealt> a {ORDINAL} card [face] up", count=1, face=Face.UP)
class GetDealt(Purchase):
    """Cards for one player from the top of the deck, face down where nothing is said."""

    count: int
    face: Face | None = None
    upto: bool = False
    from_deck = True

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is None:
            totals.deal(self.count)
        else:
            totals.take(once=self.count * times)
            totals.seen += self.count * times
        totals.tags |= {"no-peek"} if self.face is Face.BLIND else set()

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.can_deal() and can_have(table, frame.seat, self.count, self.face)

    @property
    def brings(self) -> int:
        return 1 if self.upto else self.count

    def many(self, answer: Answer) -> int:
        return int(answer.word or 0) if self.upto else self.count

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if self.upto:
            words = tuple(str(number) for number in range(1, self.count + 1))
            return Words("How many cards do you take?", NOTHING, "take", words, may_decline=True)
        face = f" {self.face.phrases[0]}" if self.face else ""
        many = "a card" if self.count == 1 else f"{self.count} cards"
        return take_it(f"Take {many}{face}?") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and (frame.may or self.upto):
            return
        lie = lie_of(table, self.face or Face.DOWN)
        for _ in range(int(answer.word) if self.upto else self.count):
            table.deal_to(hand(frame.seat), lie)


def lie_of(table: Table, face: Face) -> Lie:
    """How a single card lies that a player gets: no-peek where so far no down card was dealt that may be looked at."""
    dealt = {dealt.lie for dealt in table.state.dealt}
    return Lie.BLIND if face is Face.DOWN and Lie.BLIND in dealt and Lie.DOWN not in dealt else face.lie


@sentence(
    "get~s {count} card(s) dealt up for {up} or down for {down}",
    "<get|buy|take> {count} [more] card [face] up for {up} or [face] down for {down}",
    "<get|buy|take> {count} [more] up card for {up} or [a] down card for {down}",
    "<get|buy|take> {count} [more] down card for {down} or [a] up card for {up}",
    "<get|buy|take> {count} [more] card [.] it cost {up} [face] up or {down} [face] down",
    "<get|buy|take> {count} [more] card [.] it cost {down} [face] down or {up} [face] up",
)
@reads(
    f"<get|buy|take> a {ORDINAL} card [.] it cost {{up}} [face] up or {{down}} [face] down",
    f"<get|buy|take> a {ORDINAL} card [.] it cost {{down}} [face] down or {{up}} [face] up",
    count=1,
)
@sentence(
    "get~s {count} card(s) dealt up or down",
    "<get|take|buy> {count} [more] card [either] [face] up or [face] down [as they <choose|wish|like>]",
    "<get|take|buy> {count} [more] [face] up or [face] down card [as they <choose|wish|like>]",
    up=None,
    down=None,
)
class GetUpOrDown(Deed):
    """Cards for one player, who says how they shall lie, mostly at a price for either."""

    count: int
    up: Price | None = None
    down: Price | None = None
    from_deck = True

    def tally(self, totals: Totals, times: int | None) -> None:
        GetDealt(self.count).tally(totals, times)
        totals.tags |= {"fee"} if self.up else set()

    def possible(self, table: Table, frame: Frame) -> bool:
        able = can_buy(table, frame.seat, self.count) or not self.up
        return table.can_deal() and able and bool(self._ways(table, frame))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        ways = self._ways(table, frame)
        many = "a card" if self.count == 1 else f"{self.count} cards"
        prices = " or ".join(f"{way} for {chips}" if chips else way for way, chips in ways.items())
        default = NOTHING if frame.may else Answer("take", word=min(ways, key=lambda way: ways[way]))
        return Words(f"Take {many} {prices}?", default, "take", tuple(ways), may_decline=frame.may)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE:
            return
        table.pay(frame.seat, self._ways(table, frame)[answer.word], "fee")
        bought(table, frame.seat, self.count)
        for _ in range(self.count):
            table.deal_to(hand(frame.seat), lie_of(table, Face[answer.word.upper()]))
        if answer.word == "down":
            count(table, TAKEN_DOWN, frame.seat, counted(table, TAKEN_DOWN, frame.seat) + self.count)
        follow_payment(table, frame)

    def _ways(self, table: Table, frame: Frame) -> dict[str, int]:
        """How the cards may lie, as far as the player can pay for it, and what that costs."""
        prices = {"up": self.up, "down": self.down}
        taken = counted(table, TAKEN_DOWN, frame.seat)
        if any(isinstance(remark, DownAtMost) and taken + self.count > remark.count for remark in frame.remarks):
            del prices["down"]
        faces = {"up": Face.UP, "down": Face.DOWN}
        prices = {way: price for way, price in prices.items() if can_have(table, frame.seat, self.count, faces[way])}
        ways = {way: price.chips(table) if price else 0 for way, price in prices.items()}
        return {way: chips for way, chips in ways.items() if chips <= table.state.chips[frame.seat]}


@sentence(
    "A player may take no more than {count} down card(s) in a game",
    "<Only {count}|no more than {count}> [face] down card may is <taken|bought> [by <a|each> player] [per <game|hand>]",
    "<They|each player|a player> may [only] <take|buy> [only] <{count}|no more than {count}> [face] down card"
    " [per <game|hand>]",
)
class DownAtMost(Remark):
    """How many of the cards that a player takes may come face down."""

    about = (GetUpOrDown,)
    count: int


@sentence(
    "draw~s cards until they have {count}",
    "<draw|get|take> [down] card until they have {count} [card]",
    "<fill|draw back> up to {count} card [in their hand]",
)
class FillUp(Plain):
    """As many cards from the deck, face down, as a hand lacks."""

    count: int
    from_deck = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.state.of_seat(frame.seat)) < self.count

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.deal(max(0, self.count - totals.held))

    def do(self, table: Table, frame: Frame) -> None:
        while len(table.state.of_seat(frame.seat)) < self.count and table.can_deal():
            table.deal_to(hand(frame.seat), Lie.DOWN)


@sentence("Burn {count} card(s)", "<Burn|discard> top {count} card <of|off|from> deck")
@reads("<Burn|discard> top card <of|off|from> deck", count=1)
class Burn(Step):
    """Cards from the top of the deck are laid away unseen."""

    count: int

    def tally(self, totals: Totals) -> None:
        totals.take(once=self.count)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.discard(table.state.at(DECK)[: self.count], Lie.BLIND)
        return None


@sentence(
    "Deal {hands} hands of {count} cards to each player",
    "Deal {hands} <hand of {count} card|{count} card hand> [each] [face down|down] to <each player|everyone>"
    " [face down|down]",
    "Deal <each player|everyone> {hands} <hand of {count} card|{count} card hand> [each] [face down|down]",
)
class DealHands(Step):
    """Several hands for each player, face down, that are played apart."""

    hands: int
    count: int

    def tally(self, totals: Totals) -> None:
        totals.deal(self.hands * self.count)
        totals.hands = totals.apart = self.hands

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.note("hands", self.hands)
        for number in range(1, self.hands + 1):
            for _ in range(self.count):
                for seat in dealt_in(table, table.seats_from()):
                    table.deal_to(pile(seat, number), Lie.DOWN)
        return None


@sentence("Deal the whole deck to the players", "Deal [out] <whole|entire> deck [to player]", "Deal all card to player")
class DealDeck(Step):
    """Every card of the deck, face down, one at a time round the table."""

    def tally(self, totals: Totals) -> None:
        totals.cards_by_players = True
        totals.fixed_players = totals.deck_size
        totals.tags.add("odd-deal")

    def play(self, table: Table, frame: Frame) -> Asking | None:
        while table.state.at(DECK):
            for seat in dealt_in(table, table.seats_from()):
                if table.state.at(DECK):
                    table.deal_to(hand(seat), Lie.DOWN)
        return None


@reads("Deal {total} card to <<each|every|all> player|everyone> [with] last <one|card|> [is] {face}", part=1)
@reads("Deal {total} card to <<each|every|all> player|everyone> [with] last {part} [card] [is] {face}")
class DealLastSo(Step):
    """So many cards to each player, of which the last lie in another way than those before them."""

    total: int
    part: int
    face: Face

    @classmethod
    def said(cls, **fields: Any) -> Deal | None:
        total, part, face = fields["total"], fields["part"], fields["face"]
        other = Face.UP if face is Face.DOWN else Face.DOWN
        return Deal((Batch(total - part, other), Batch(part, face))) if part < total else None


@reads(
    "Deal {total} card to <<each|every|all> player|everyone> {batches}",
    "Deal <<each|every|all> player|everyone> {total} card {batches}",
)
class DealInAll(Step):
    """So many cards to each player, told as a sum and in parts."""

    total: int
    batches: tuple[Batch, ...]

    @classmethod
    def said(cls, **fields: Any) -> Deal | None:
        batches = fields["batches"]
        told = len(batches) > 1 and sum(batch.count for batch in batches) == fields["total"]
        return Deal(batches) if told else None
