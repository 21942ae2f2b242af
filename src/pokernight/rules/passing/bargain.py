"""Cards sold and traded among the players."""

from functools import cache

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.language.writer import clause
from pokernight.rules.dealing.serve import count, counted
from pokernight.rules.dealing.supply import as_they_lie
from pokernight.rules.drawing.discard import named
from pokernight.rules.parts.pick import Pick, meant, offered_to
from pokernight.rules.parts.price import ANTE, Price
from pokernight.rules.passing.another import answered_seat, others_of
from pokernight.rules.passing.auction import next_bid, open_bidding
from pokernight.rules.passing.others import among_others, likely_with
from pokernight.rules.rule import Deed
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, Number, Words, take_it
from pokernight.table.frame import ASKED, Asking, Frame
from pokernight.table.picking import Cards, how_many, lowest
from pokernight.table.table import Table


@sentence(
    "auction~s off {cards} and keep~s what it brings",
    "auction off {cards} keeping any money they make",
    "<auction off|sell> {cards} [to highest bidder]",
    to_pot=False,
)
@sentence(
    "auction~s off {cards} to the highest bidder, who pays the pot",
    "<auction off|sell> {cards} [to highest bidder] <[.] [all] money go|with [all] money going> <to|into> pot",
    to_pot=True,
)
class AuctionOff(Deed):
    """A card for sale to the highest bidder, who pays its owner or the pot."""

    cards: Pick
    to_pot: bool = False

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.from_others += self.cards.count or 1
        totals.tags |= {"pass", "fee"}

    def possible(self, table: Table, frame: Frame) -> bool:
        others = others_of(table, frame.seat)
        return self.cards.likely(table, frame) and any(table.state.chips[seat] for seat in others)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if self.cards.settled(table, frame) is not None:
            return None
        end = "for the pot" if self.to_pot else "unseen, and keep what is paid for it"
        return self.cards.ask(table, frame, "auction", f"Auction off {{cards}}, {end}.")

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """The lot first, then bids in turn from the seller's left until all others have declined."""
        if frame.cards is None:
            answer = frame.answer
            if answer is None:
                if not self.possible(table, frame):
                    return None
                choice = self.ask(table, frame)
                if choice is not None:
                    return {frame.seat: choice}
            frame.cards = named(self.cards, table, frame, answer or NOTHING).cards
            if not frame.cards:
                return None
            table.do(ev.Answered(frame.seat, f"auction {how_many(*[len(frame.cards)] * 2)}"))
            open_bidding(frame, table.seats_from(frame.seat)[1:])
        asking = next_bid(table, frame, "the card")
        if asking:
            return asking
        high, chips = frame.notes["bid"]
        if high:
            table.note("high bidder", high)
            if self.to_pot:
                table.pay(high, chips, "fee")
            else:
                table.pay(high, chips, "price", to=frame.seat)
            table.hand_over(frame.cards, high)
        return None


_TRADE = (
    "trade card with each other as long as same number of card is traded by each player."
    " [No information may is given about card except number offered for trade.]"
)


@sentence(
    "trade~s cards with another player, as many for as many, saying only how many,"
    " at most {times} times, for {price} each time",
    f"{_TRADE} Each player may trade up to {{times}} time but must pay {{price}} each time",
)
@reads(f"{_TRADE} Each player may trade up to {{times}} time but must reante each time", price=ANTE)
class TradeCards(Deed):
    """Two players exchange equally many cards, unseen; only the number is said."""

    times: int
    price: Price = ANTE

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.times * totals.held
        totals.tags |= {"pass", "fee"}

    def open(self, table: Table) -> None:
        table.note("offers made", False)

    def again(self, table: Table) -> bool:
        """Trading ends when nobody offers any more; an offer that was refused comes back only after another trade."""
        return bool(table.state.notes["offers made"])

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """An offer, the other's answer, then both choose in secret; who is refused may turn to somebody else."""
        seat = frame.seat
        if "offer" not in frame.notes:
            answer = frame.answer
            if answer is None:
                choice = self._offer(table, frame)
                return {seat: choice} if choice else None
            if answer.verb == DECLINE:
                return None
            many, other = (int(word) for word in answer.word.split(" to "))
            frame.notes["offer"] = (other, many)
            table.note("offers made")
            prompt = f"Seat {seat} wants to trade {how_many(many, many)} with you, for {self.price.chips(table)} each."
            return {other: take_it(prompt, "accept")}
        other, many = frame.notes["offer"]
        if "agreed" not in frame.notes:
            if frame.answers.pop(other).verb == DECLINE:
                del frame.notes["offer"]
                table.note("offers refused", (*table.state.notes.get("offers refused", ()), (seat, other, many)))
                return self.play(table, frame)
            frame.notes["agreed"] = True
            for trader in (seat, other):
                table.pay(trader, self.price.chips(table), "fee")
                count(table, "trades", trader, counted(table, "trades", trader) + 1)
        if frame.begins(ASKED):
            asking = {trader: self._cards(table, trader, many) for trader in (seat, other)}
            return {trader: choice for trader, choice in asking.items() if choice.most < len(choice.cards)}
        given = {trader: self._given(table, trader, many, frame.answers) for trader in (seat, other)}
        table.hand_over(given[seat], other, together=True)
        table.hand_over(given[other], seat, together=True)
        table.note("offers refused", ())
        return None

    def _offer(self, table: Table, frame: Frame) -> Choice | None:
        """The question to whom how many cards are offered; None where nobody can trade."""
        own, price, chips = frame.seat, self.price.chips(table), table.state.chips
        trades = dict(table.state.notes.get("trades", ()))
        able = [seat for seat in table.seats_from(own) if trades.get(seat, 0) < self.times and chips[seat] >= price]
        if own not in able:
            return None
        held = {seat: len(table.state.of_seat(seat)) for seat in able}
        before = table.state.notes.get("offers refused", ())
        refused = {offers_to(seat, many)[-1] for asking, seat, many in before if asking == own}
        offers = [offers_to(seat, min(held[own], held[seat])) for seat in able if seat != own]
        words = tuple([word for said in offers for word in said if word not in refused])
        prompt = f"Offer to trade so many cards with somebody, for {price} each."
        return Words(prompt, NOTHING, "offer", words, may_decline=True) if words else None

    def _cards(self, table: Table, seat: int, many: int) -> Cards:
        offered = offered_to(table, seat, table.state.of_seat(seat))
        prompt = f"Trade {how_many(many, many)}."
        return Cards(prompt, Answer("trade", lowest(offered, many)), "trade", offered, many, many)

    def _given(self, table: Table, seat: int, many: int, answers: dict[int, Answer]) -> tuple[Card, ...]:
        cards = table.state.of_seat(seat)
        return as_they_lie(table, meant(table, seat, answers[seat], cards)) if seat in answers else cards


@cache
def offers_to(seat: int, most: int) -> tuple[str, ...]:
    """The offers that can be made to a player, from one card to so many."""
    return tuple(f"{many} to {seat}" for many in range(1, most + 1))


@sentence("buy~s {cards} from another player", "buy {cards} from any [one] other player")
class BuyFrom(Deed):
    """A card for a price that the two agree on."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.from_others += self.cards.count or 1
        totals.tags |= {"pass", "fee"}

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.state.chips[frame.seat] > 0 and bool(self._others(table, frame))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """From whom, for how much, and then the owner says which card it is, or that it is not for sale."""
        if not frame.other:
            if not self.possible(table, frame):
                return None
            seat = answered_seat(frame, frame.answer, self._others(table, frame), "Buy from a player?")
            if isinstance(seat, Words):
                return {frame.seat: seat}
            if not seat:
                return None
            frame.other = seat
        if "bid" not in frame.notes:
            answer = frame.answer
            if answer is None:
                prompt = f"What do you bid seat {frame.other} for {clause(self.cards)}?"
                return {frame.seat: Number(prompt, NOTHING, "bid", 1, table.state.chips[frame.seat])}
            if answer.verb == DECLINE:
                return None
            frame.notes["bid"] = int(answer.word)
            seller = Frame(self, seat=frame.other, may=True)
            prompt = f"Seat {frame.seat} bids {answer.word}: sell {{cards}}, or decline."
            return {frame.other: self.cards.ask(table, seller, "sell", prompt)}
        sold = meant(table, frame.other, frame.answers.pop(frame.other), among_others(self.cards, table, frame))
        if sold:
            table.pay(frame.seat, frame.notes["bid"], "price", to=frame.other)
            table.hand_over(as_they_lie(table, sold), frame.seat)
        return None

    def _others(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return tuple(seat for seat in others_of(table, frame.seat) if likely_with(self.cards, table, frame, seat))
