"""Discarding, drawing, twisting, buying, and exchanging with the table."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from pokernight.cards import Card, Rank, rank_of
from pokernight.language.part import Part, reads, sentence
from pokernight.language.writer import write
from pokernight.rules.act import AllFirst, TurnOrder
from pokernight.rules.bet import OncePaid
from pokernight.rules.parts.pick import Pick, meant, offered_to
from pokernight.rules.parts.places import Face, Neighbour
from pokernight.rules.parts.price import Price
from pokernight.rules.plan import showing
from pokernight.rules.rule import Action, Deed, Remark, Standing
from pokernight.rules.serve import LAST_UP, DealRemark, count, counted
from pokernight.rules.supply import (
    Spot,
    as_they_lie,
    keep_count,
    laid_away,
    left_to_deal,
    spots_of,
    stack_of,
    supply,
)
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import (
    DECLINE,
    NOTHING,
    AceKept,
    Answer,
    Cards,
    Choice,
    OneOf,
    Words,
    how_many,
    lowest,
    take_it,
)
from pokernight.table.frame import Frame
from pokernight.table.places import DISCARDS, Lie, hand
from pokernight.table.table import Table

Kind = TypeVar("Kind")


class Limits(NamedTuple):
    """How many cards a player may draw."""

    least: int
    usual: int
    """The most for who keeps no ace."""
    most: int


@sentence("discard~s {cards}", "discard {cards} face down", to=None, face_up=False)
@sentence("discard~s {cards}, face up", to=None, face_up=True)
@sentence("discard~s {cards} to {to}", face_up=False)
@reads("not discard", cards=Pick(0))
class Discard(Deed):
    """Cards laid away, sometimes to bring something about."""

    cards: Pick
    to: Action | None = None
    face_up: bool = False
    at_once = True

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is None:
            totals.hold(-(self.cards.hand or self.cards.count or 0))
        if self.to:
            self.to.tally(totals, times)

    def all_at_once(self) -> bool:
        return self.to is None

    def possible(self, table: Table, frame: Frame) -> bool:
        if self.to and not self.to.possible(table, frame):
            return False
        return self.cards.count == 0 or bool(self._pick(table, frame).among(table, frame))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        pick = self._pick(table, frame)
        if pick.settled(table, frame) is not None or (pick.count == 0 and pick != self.cards):
            return None
        to = f" to {write(self.to)}" if self.to else ""
        return pick.ask(table, frame, "discard", f"Discard {{cards}}{to}.")

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        return self, named(self._pick(table, frame), table, frame, answer)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.cards:
            table.discard(answer.cards, Lie.UP if self.face_up else lie_of_discards(frame))
        if self.to and answer.cards:
            table.then(self.to, frame.seat, card=frame.card, other=frame.other, remarks=frame.remarks)

    def _pick(self, table: Table, frame: Frame) -> Pick:
        """The cards to lay away; who has no partner where others have keeps as many as the partners together do."""
        partners = dict(table.state.notes.get("partners", ()))
        if not partners or frame.seat in partners or not self.cards.count:
            return self.cards
        state = table.state
        together = max(len(state.of_seat(one)) + len(state.of_seat(other)) for one, other in partners.items())
        fewer = max(0, together - len(state.of_seat(frame.seat)))
        return self.cards.replace(count=max(0, self.cards.count - fewer))


@sentence(
    "discard~s down to {count} cards",
    "discard until they have {count} card left",
    "<keep|choose> {count} card [to keep] and discard rest",
    "discard all but {count} of their card",
)
class DiscardTo(Deed):
    """As many cards laid away as leave a certain number."""

    count: int
    at_once = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hold(self.count - totals.held)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.state.of_seat(frame.seat)) > self.count

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        pick = self._pick(table, frame)
        if pick.settled(table, frame) is not None:
            return None
        return pick.ask(table, frame, "discard", f"Discard {{cards}}, so that {how_many(*[self.count] * 2)} are left.")

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        pick = self._pick(table, frame)
        return Discard(pick), named(pick, table, frame, answer)

    def _pick(self, table: Table, frame: Frame) -> Pick:
        return Pick(len(table.state.of_seat(frame.seat)) - self.count)


@sentence(
    "Each player must discard {count} of the cards they flip during the game, each when it is flipped",
    "Each player must discard {count} of these card when flipped during game",
)
class DiscardFlipped(Standing):
    """So many cards must be laid away when they are turned up, at any time in the hand."""

    count: int

    def watch(self, table: Table, event: ev.Event) -> Iterable[Frame]:
        return [
            Frame(KeepFlipped(self.count), seat=rise.seat, card=rise.card)
            for rise in table.state.rose
            if rise.flipped and rise.seat
        ]


class KeepFlipped(Action):
    """A card that was turned up is kept or laid away, the latter when there are no more left to choose from."""

    count: int

    def possible(self, table: Table, frame: Frame) -> bool:
        assert frame.card is not None
        return self._due(table, frame) > 0 and table.state.where[frame.card].seat == frame.seat

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if self._forced(table, frame):
            return None
        assert frame.card is not None
        prompt = f"Discard the card that you flipped, or keep it; {self._due(table, frame)} of them must go."
        return Cards(prompt, NOTHING, "discard", (frame.card,), 1, 1, may_decline=True)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and not self._forced(table, frame):
            return
        assert frame.card is not None
        table.discard((frame.card,))
        count(table, "flips discarded", frame.seat, counted(table, "flips discarded", frame.seat) + 1)

    def _due(self, table: Table, frame: Frame) -> int:
        return self.count - counted(table, "flips discarded", frame.seat)

    def _forced(self, table: Table, frame: Frame) -> bool:
        return len(table.lying(frame.seat, Lie.DOWN, Lie.BLIND)) < self._due(table, frame)


@sentence("Low hands act first", "Low hand get to act first")
class LowFirst(TurnOrder):
    """Whoever shows the lower hand goes first."""

    about = (Discard,)

    def ordered(self, table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(seats, key=lambda seat: showing(table, seat)))


@sentence("{count} card(s)", "exactly {count} card", "{count} of their card", upto=False, with_ace=None, face=None)
@sentence("{count} down card(s)", "{count} of their down card", upto=False, with_ace=None, face=Face.DOWN)
@sentence("{count} up card(s)", "{count} of their up card", upto=False, with_ace=None, face=Face.UP)
@sentence("up to {count} card(s)", upto=True, with_ace=None, face=None)
@sentence("up to {count} down card(s)", upto=True, with_ace=None, face=Face.DOWN)
@sentence("up to {count} up card(s)", upto=True, with_ace=None, face=Face.UP)
@sentence(
    "up to {count} card(s), or {with_ace} if they show an ace",
    "up to {count} card {with_ace} with a ace",
    "up to {count} card [or] {with_ace} if they <show|have> a ace",
    upto=True,
    face=None,
)
@sentence(
    "any number of cards", "as many card as they <want|wish|like>", count=None, upto=True, with_ace=None, face=None
)
@reads("{count}")
class Amount(Part):
    """How many cards are drawn: so many, up to so many, of a kind, more for who shows an ace."""

    count: int | None
    upto: bool = False
    with_ace: int | None = None
    face: Face | None = None

    def among(self, table: Table, seat: int) -> tuple[Card, ...]:
        """The cards of a player that can be laid away."""
        cards = table.state.of_seat(seat)
        return cards if self.face is None else tuple(c for c in cards if table.state.lies[c] is self.face.lie)


@sentence(
    "draw~s {amount}",
    "draw {amount} for free",
    "discard {amount} to get a new down card",
    "discard {amount} and <draw|get> <a|a new one|replacement|new card|that many|same number> [new card] [from deck]",
    "discard and <draw|replace> {amount}",
    "<change|replace> {amount}",
    more=0,
)
@reads("buy a replacement card", amount=Amount(1))
@sentence(
    "discard~s {amount} and draw~s {more} more than that",
    "discard {amount} and draw back {more} more card than they discarded",
)
class Draw(Deed):
    """Discards replaced by new cards."""

    amount: Amount
    more: int = 0

    def tally(self, totals: Totals, times: int | None) -> None:
        amount = self.amount.count if self.amount.count is not None else totals.held
        ace = (self.amount.with_ace or amount) - amount
        totals.take(each=amount + self.more, aces=ace)
        totals.seen += amount + ace + self.more
        totals.hold(self.more)
        totals.tags.add("draw")

    def open(self, table: Table) -> None:
        table.note("drawn", ())

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self.amount.among(table, frame.seat)) and table.can_deal()

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        cards = self.amount.among(table, frame.seat)
        limits = self._limits(table, frame)
        least, most = limits.least, limits.most
        if least == most == len(cards) and not frame.may:
            return None
        offered = offered_to(table, frame.seat, cards)
        may_decline = frame.may or least == 0
        default = NOTHING if may_decline else Answer("draw", lowest(offered, least))
        prompt = f"Draw {how_many(least, most)}: name those that you lay away.{self._prices(table, frame)}"
        free = self.more and frame.may
        choice = AceKept(
            prompt, default, "draw", offered, least, most, may_decline and not free, usual=min(limits.usual, most)
        )
        if free:  # nobody has to discard to get the additional cards
            return OneOf(prompt, NOTHING, (choice, Words(prompt, NOTHING, "", (DECLINE,))))
        return choice

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
        if len(gone) > self._limits(table, frame).usual:
            self._show_ace(table, frame, gone)
        table.pay(seat, self._price(table, frame, len(gone)), "fee")
        spots = [*self._spots(table, frame, gone), *[Spot(hand(seat), Lie.DOWN)] * self.more]
        if gone:
            table.discard(gone, lie_of_discards(frame))
        supply(table, seat, spots)

    def _limits(self, table: Table, frame: Frame) -> Limits:
        """How many cards the player may lay away: as far as there are new ones, and chips to pay for them."""
        there = len(self.amount.among(table, frame.seat))
        usual = there if self.amount.count is None else min(self.amount.count, there)
        least = 0 if self.amount.upto else usual
        most = max(usual, self.amount.with_ace or 0) + sum(remark.count for remark in said(frame, MoreFor))
        most = min(most, there, left_to_deal(table))
        while most and self._price(table, frame, most) > table.state.chips[frame.seat]:
            most -= 1
        more = sum(remark.count for remark in said(frame, MoreFor))
        return Limits(min(least, most), min(usual + more, most), most)

    def _price(self, table: Table, frame: Frame, cards: int) -> int:
        """What it costs to lay so many cards away."""
        each = sum(remark.price.chips(table) for remark in said(frame, EachCosts))
        usual = cards if self.amount.count is None else max(self.amount.count, self.amount.with_ace or 0)
        more = sum(remark.price.chips(table) for remark in said(frame, MoreFor)) if cards > usual else 0
        return each * (cards + self.more) + more

    def _prices(self, table: Table, frame: Frame) -> str:
        """The prices, as the prompt tells them."""
        each = [f" Each new card costs {remark.price.chips(table)}." for remark in said(frame, EachCosts)]
        more = [
            f" The first {self.amount.count} cost nothing, up to {remark.count} more cost {remark.price.chips(table)}."
            for remark in said(frame, MoreFor)
        ]
        return "".join((*each, *more))

    def _show_ace(self, table: Table, frame: Frame, gone: Sequence[Card]) -> None:
        """Who draws more than usual shows the ace that he keeps."""
        state, seat = table.state, frame.seat
        kept = [card for card in state.of_seat(seat) if card not in gone and seat in state.known[card]]
        aces = [card for card in kept if rank_of(card) is Rank.ACE]
        if aces and not any(state.lies[card] is Lie.UP for card in aces):
            table.show(aces[:1], state.everyone)

    def _spots(self, table: Table, frame: Frame, gone: Sequence[Card]) -> list[Spot]:
        """Where the new cards go, and how they lie."""
        before = spots_of(table, gone)
        lies = [Lie.DOWN] * len(gone)
        for remark in said(frame, HowTheyLie):
            lies = remark.lies(lies, [spot.lie for spot in before])
        return [Spot(spot.place, lie) for spot, lie in zip(before, lies, strict=True)]


class HowTheyLie(Remark):
    """How drawn cards lie."""

    def lies(self, usual: list[Lie], before: list[Lie]) -> list[Lie]:
        """The way each new card lies, which would lie in a usual way for an old one that lay in some way before."""
        raise NotImplementedError(f"{type(self).__name__} says nothing about how cards lie.")


@sentence("They may not look at the new cards", "They may not look at card they is dealt")
class Unseen(HowTheyLie):
    """Drawn cards stay blind."""

    about = (Draw,)

    def lies(self, usual: list[Lie], before: list[Lie]) -> list[Lie]:
        return [Lie.BLIND] * len(before)


@sentence("Everyone discards before anyone gets a new card")
class DiscardFirst(AllFirst):
    """All discards lie on the table before the first new card is dealt."""

    about = (Draw,)


@sentence(
    "They may do so only right after getting their last up card", "Only if they do it after getting their last up card"
)
class RightAfterDeal(Remark):
    """The draw comes before the next player gets a card of the deal before."""

    about = (Draw,)


class DuringDeal(DealRemark):
    """Something that a player does after the last up card of a deal, before the next player gets a card."""

    action: Action
    may: bool = False
    after = True

    def open(self, table: Table) -> None:
        self.action.open(table)

    def settle(self, table: Table, frame: Frame) -> None:
        if frame.notes[LAST_UP]:
            table.then(self.action, frame.seat, may=self.may, remarks=frame.remarks)


@sentence(
    "New cards come {face}",
    "<Draw|drawn|new|replacement> card <come [back]|is [dealt]> {face}",
    "Card drawn is [dealt] {face}",
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


@sentence("Each new card costs {price}", "paying {price} for each [card]", "Each card drawn cost {price}")
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


class DrawOrTake(Deed):
    """A card from the deck or out of the discards, and another laid away for it, face up for the next player."""

    def open_to(self, table: Table) -> tuple[Card, ...]:
        """The discards that may be taken."""
        raise NotImplementedError(f"{type(self).__name__} takes no discards.")

    def open(self, table: Table) -> None:
        table.note("drawn", ())

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self.open_to(table)) or table.can_deal()

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        discards = self.open_to(table)
        words = ("draw",) * table.can_deal() + ("take",) * (len(discards) == 1) + (DECLINE,) * frame.may
        if words == ("draw",) and not discards:
            return None
        prompt = "Draw the top card of the deck" + (", or take a discard." if discards else ".")
        default = NOTHING if frame.may else Answer(words[0]) if words else Answer("take", lowest(discards, 1))
        asked = [Words(prompt, default, "", words)] if words else []
        shown = offered_to(table, frame.seat, discards)
        taken = [Cards(prompt, default, "take", shown, 1, 1)] if discards else []
        return OneOf(prompt, default, (*asked, *taken))

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        stays = answer.verb == DECLINE and frame.may
        keep_count(table, "drawn", frame.seat, 0 if stays else 1)
        if stays:
            return
        discards = self.open_to(table)
        if answer.verb == "take":
            table.move(meant(table, frame.seat, answer, discards) or discards, hand(frame.seat), Lie.DOWN)
        else:
            table.deal_to(hand(frame.seat), Lie.DOWN)
        table.then(Discard(Pick(1), face_up=True), frame.seat)


@sentence(
    "draw~s a card from the deck or any face-up discard",
    "draw a card either from top of deck or any face up discard",
)
class DrawOpen(DrawOrTake):
    """A new card, or one that somebody discarded face up; another is laid away for it."""

    def open_to(self, table: Table) -> tuple[Card, ...]:
        return tuple(card for card in table.state.at(DISCARDS) if table.state.lies[card] is Lie.UP)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=1)
        totals.seen += 1
        totals.tags.add("draw")


@sentence("Discards lie face up on the table", "Discard go face up to table")
class OpenDiscards(Remark):
    """Everybody sees what is discarded."""

    about = (
        Draw,
        DrawOpen,
        Discard,
    )


@sentence(
    "change~s the top card of their stack for a new one",
    "discard top card of their stack and get a new top card in its place",
)
class DrawTop(Deed):
    """The top of the stack is discarded for a new card, which lies there unseen by the others."""

    def open(self, table: Table) -> None:
        table.note("drawn", ())

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(stack_of(table, frame.seat)) and table.can_deal()

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return take_it("Change the top card of your stack for a new one?", "change") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        stays = answer.verb == DECLINE and frame.may
        keep_count(table, "drawn", frame.seat, 0 if stays else 1)
        if not stays:
            top = stack_of(table, frame.seat)[0]
            spot = spots_of(table, (top,))[0]
            table.discard((top,), lie_of_discards(frame))
            table.deal_to(spot.place, spot.lie, on_top=True)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=1)
        totals.seen += 1
        totals.tags.add("draw")


@sentence(
    "who drew fewer than {count} cards puts cards of their own on top of the drawn ones until there are {count}",
    "who drew less than {count} card must put enough card on top of their stack of card received"
    " until it have {count} card",
)
class TopUp(Deed):
    """The stack of drawn cards is filled up from the hand."""

    count: int
    at_once = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(table.state.at(hand(frame.seat)))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        drawn, own = self._parted(table, frame)
        short = min(self.count - len(drawn), len(own))
        if short < 1 or len(own) < 2:
            return None
        offered = offered_to(table, frame.seat, own)
        prompt = f"Put {how_many(short, short)} on top of those that you drew, the top one first."
        return Cards(prompt, Answer("stack", lowest(offered, short)), "stack", offered, short, short, in_order=True)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        drawn, own = self._parted(table, frame)
        short = max(0, min(self.count - len(drawn), len(own)))
        top = meant(table, frame.seat, answer, own) or own[:short]
        up = tuple(card for card in table.state.at(hand(frame.seat)) if card not in (*drawn, *own))
        rest = tuple(card for card in own if card not in top)
        table.do(ev.Arranged(hand(frame.seat), (*top, *drawn, *rest, *up)))

    def _parted(self, table: Table, frame: Frame) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The cards that the player drew last, and the others that lie down."""
        count = dict(table.state.notes.get("drawn", ())).get(frame.seat, 0)
        dealt = [dealt.card for dealt in table.state.dealt if dealt.seat == frame.seat]
        down = [card for card in table.state.at(hand(frame.seat)) if table.state.lies[card] is not Lie.UP]
        drawn = tuple(card for card in dealt[len(dealt) - count :] if card in down)
        return drawn, tuple(card for card in down if card not in drawn)


@sentence(
    "They may reject it. Who keeps it discards the bottom card of their stack",
    "They may reject or keep card but if they keep card they must discard bottom card from their stack",
)
class ForBottom(OncePaid):
    """The card may be refused once seen; if kept, it costs the bottom of the stack."""

    def tally(self, totals: Totals) -> None:
        totals.hold(-1)
        totals.tags.add("draw")

    def follow(self, table: Table, frame: Frame) -> None:
        card = next((dealt.card for dealt in reversed(table.state.dealt) if dealt.seat == frame.seat), None)
        table.then(KeepOrReject(), frame.seat, card=card)


class KeepOrReject(Action):
    """A new card is kept for the bottom card of the stack, or laid away."""

    def possible(self, table: Table, frame: Frame) -> bool:
        return frame.card is not None and table.state.where[frame.card].seat == frame.seat

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        prompt = "Keep the new card and discard the bottom card of your stack, or reject it."
        return Words(prompt, Answer("reject"), "", ("keep", "reject"))

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        assert frame.card is not None
        if answer.verb == "reject":
            table.discard((frame.card,))
        else:
            table.discard([card for card in stack_of(table, frame.seat) if card != frame.card][-1:])


@sentence(
    "draw~s the top card of the deck or the top discard",
    "draw top card <of|off> deck or top card <of|off> discard [pile]",
    "draw a card from deck or take top discard",
)
class DrawEither(DrawOrTake):
    """A new card, or the one that was discarded last; another is laid away for it."""

    def open_to(self, table: Table) -> tuple[Card, ...]:
        return table.state.at(DISCARDS)[-1:]

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=1)
        totals.seen += 1
        totals.tags.add("draw")


@sentence("draw~s from the discards of {neighbour:one}", "draw {_:Amount} from discard of {neighbour}")
class DrawDiscards(Deed):
    """The cards that a neighbour laid away, as many as were discarded."""

    neighbour: Neighbour

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags |= {"draw", "pass"}

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(laid_away(table, frame.seat))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        prompt = f"Draw {how_many(*[len(laid_away(table, frame.seat))] * 2)} out of your neighbour's discards?"
        return take_it(prompt, "draw") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            return
        due = len(laid_away(table, frame.seat))
        other = self.neighbour.of(table, frame.seat)
        there = [card for card in laid_away(table, other or 0) if table.state.where[card] == DISCARDS]
        cards = there[:due]
        table.move(cards, hand(frame.seat), Lie.DOWN)
        supply(table, frame.seat, [Spot(hand(frame.seat), Lie.DOWN)] * (due - len(cards)))


@sentence("draw~s as many cards as {neighbour:one} drew", "draw as many card as {neighbour} [drew|did]", more=0)
@sentence("draw~s {more} more card(s) than {neighbour:one} drew", "draw {more} card more than {neighbour} [drew]")
class DrawLike(Deed):
    """The number of new cards depends on a neighbour."""

    neighbour: Neighbour
    more: int = 0

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=totals.held)
        totals.seen += totals.held
        totals.tags.add("draw")

    def possible(self, table: Table, frame: Frame) -> bool:
        draw = self._draw(table, frame)
        return bool(draw.amount.count) and draw.possible(table, frame)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return self._draw(table, frame).ask(table, frame)

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        return self._draw(table, frame).decided(table, frame, answer)

    def _draw(self, table: Table, frame: Frame) -> Draw:
        """The draw that it comes to, after what the neighbour did."""
        other = self.neighbour.of(table, frame.seat)
        return Draw(Amount(dict(table.state.notes.get("drawn", ())).get(other, 0) + self.more))


@sentence(
    "change~s their whole hand for a new one",
    "discard their [whole|entire] hand and get a new one",
    "keep their hand or <discard|exchange> it for <a new one|next one>",
    "<get|buy> a new hand",
    "exchange their [whole|entire] hand",
)
class NewHand(Deed):
    """All cards are laid away for as many new ones."""

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=totals.held)
        totals.seen += totals.held
        totals.tags.add("draw")

    def open(self, table: Table) -> None:
        table.note("drawn", ())

    def possible(self, table: Table, frame: Frame) -> bool:
        return 0 < len(table.state.of_seat(frame.seat)) <= left_to_deal(table)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return take_it("Change your whole hand for a new one?", "change") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        stays = answer.verb == DECLINE and frame.may
        cards = () if stays else table.state.of_seat(frame.seat)
        keep_count(table, "drawn", frame.seat, len(cards))
        spots = spots_of(table, cards)
        if cards:
            table.discard(cards, lie_of_discards(frame))
        supply(table, frame.seat, spots)


def said(frame: Frame, kind: type[Kind]) -> list[Kind]:
    """What is said about the line, of one kind."""
    return [remark for remark in frame.remarks if isinstance(remark, kind)]


def lie_of_discards(frame: Frame) -> Lie:
    """How cards lie that are laid away."""
    return Lie.UP if said(frame, OpenDiscards) else Lie.DOWN


def named(pick: Pick, table: Table, frame: Frame, answer: Answer) -> Answer:
    """An answer with the cards that it means, as they lie; all there are where there was nothing to choose."""
    settled = pick.settled(table, frame)
    cards = meant(table, frame.seat, answer, pick.among(table, frame)) if settled is None else settled
    return answer._replace(cards=as_they_lie(table, cards))
