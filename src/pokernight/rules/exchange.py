"""Exchanges: with the table, with the deck, with a neighbour."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pokernight.cards import Card, rank_of
from pokernight.language.part import Part, reads, sentence
from pokernight.language.writer import write
from pokernight.rules.act import Act
from pokernight.rules.draw import lie_of_discards, named
from pokernight.rules.parts.pick import Pick, meant, offered_to
from pokernight.rules.parts.places import Recipient
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.refs import Nth
from pokernight.rules.passing import among_others, answered_seat, others_of
from pokernight.rules.rule import Action, Deed, Effect, Event, Hit, Remark
from pokernight.rules.supply import as_they_lie, spots_of
from pokernight.rules.totals import Totals
from pokernight.rules.trigger import Check
from pokernight.table import events as ev
from pokernight.table.choices import (
    DECLINE,
    NOTHING,
    Answer,
    Cards,
    Choice,
    OneOf,
    Words,
    how_many,
    lowest,
    take_it,
)
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import COMMON, TABLE, Lie, Place, hand
from pokernight.table.table import Table


@sentence("take~s the table card or {other:v}", "take <table card|one of table card> or [may] {other}")
class TakeTable(Action):
    """The card on the table, or else something for a price."""

    other: Action

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.table_offers += 1
        self.other.tally(totals, times)
        totals.tags.add("stud")

    def open(self, table: Table) -> None:
        self.other.open(table)

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(table.state.at(TABLE)) or self._other_possible(table, frame)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        """Take a card or do the other thing; nothing to ask where only one of them can be done."""
        cards = table.state.at(TABLE)
        paid = (self._verb,) if self._other_possible(table, frame) else ()
        words = ("take",) * (len(cards) == 1) + paid + (DECLINE,) * frame.may
        if len(words) < 2 and len(cards) < 2:
            return None
        shown = offered_to(table, frame.seat, cards)
        taken = Answer("take", () if len(cards) == 1 else lowest(shown, 1)) if cards else Answer(self._verb)
        default = NOTHING if frame.may else taken
        prompt = f"Take the table card or {write(self.other)}."
        asked: list[Choice] = [Words(prompt, default, "", words)] if words else []
        if cards:
            asked.append(Cards(prompt, default, "take", shown, 1, 1))
        return OneOf(prompt, default, tuple(asked))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Before anybody is asked, the table is told to whom its cards have come."""
        if frame.begins("offered"):
            for card in table.state.at(TABLE):
                table.note("table card comes to", (frame.seat, arrival(table, card)))
            if table.pending:
                return {}
        return super().play(table, frame)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        cards = table.state.at(TABLE)
        settled = answer == NOTHING and not frame.may
        if answer.verb == "take" or (settled and cards):
            take_card(table, frame, (meant(table, frame.seat, answer, cards) or cards)[0])
            return
        left = tuple((frame.seat, arrival(table, card)) for card in cards)
        table.note("left on the table", (*table.state.notes.get("left on the table", ()), *left))
        if answer.verb != DECLINE or settled:
            table.then(self.other, frame.seat, card=frame.card, remarks=frame.remarks)

    @property
    def _verb(self) -> str:
        """What a player says who does the other thing."""
        return write(self.other).split()[0]

    def _other_possible(self, table: Table, frame: Frame) -> bool:
        return self.other.possible(table, Frame(self.other, frame.remarks, frame.seat, frame.card))


@sentence("take~s {count} table card(s)", "<take|pick|choose|buy> {count} [of] table card", common=False)
@sentence("take~s {count} common card(s)", "<take|pick|choose|buy> {count} [of] common card", common=True)
class TakeFromTable(Deed):
    """Cards of a player's choice from the table."""

    count: int
    common: bool = False
    by_name = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hold(0 if self.common else self.count)
        totals.seen += 0 if self.common else self.count
        totals.tags.add("stud")

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(table.state.at(self._place))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        cards = table.state.at(self._place)
        many = min(self.count, len(cards))
        return lying_choice(table, frame, cards, many, f"Take {how_many(many, many)} from the table.")

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        cards = table.state.at(self._place)
        for card in lying_chosen(table, frame, answer, cards, self.count):
            take_card(table, frame, card)

    @property
    def _place(self) -> Place:
        return COMMON if self.common else TABLE


@sentence("{nth} table card for {price}", "{nth} [table card] for {price}")
@sentence("{nth} table card for nothing", "{nth} [table card] for free", price=None)
class TableOffer(Part):
    """What a table card costs by its place."""

    nth: Nth
    price: Price | None


@sentence("take~s {offers:one}", "<take|buy> {offers}")
class BuyFromTable(Deed):
    """One of the table cards, each at its price."""

    offers: tuple[TableOffer, ...]

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hold(1)
        totals.seen += 1
        totals.tags |= {"stud", "fee"}

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._open(table, frame))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        """By its place, or by its name where the player can see it."""
        offers = self._open(table, frame)
        if len(offers) == 1 and not frame.may:
            return None
        cheapest = min(offers, key=lambda word: offers[word][1])
        default = NOTHING if frame.may else Answer("take", word=cheapest)
        prices = ", ".join(f"the {word} for {chips}" for word, (_, chips) in offers.items())
        prompt = f"Take a table card: {prices}."
        words = Words(prompt, default, "take", tuple(offers), may_decline=frame.may)
        seen = tuple(card for card, _ in offers.values() if frame.seat in table.state.known[card])
        return OneOf(prompt, default, (words, Cards(prompt, default, "take", seen, 1, 1))) if seen else words

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            return
        offers = self._open(table, frame)
        chosen = [offer for word, offer in offers.items() if word == answer.word or offer[0] in answer.cards]
        card, chips = (chosen or list(offers.values()))[0]
        table.pay(frame.seat, chips, "fee")
        take_card(table, frame, card)

    def _open(self, table: Table, frame: Frame) -> dict[str, tuple[Card, int]]:
        """The cards that the player can pay for, by the word for their place, with the price."""
        found = {}
        for offer in self.offers:
            chips = offer.price.chips(table) if offer.price else 0
            for card in offer.nth.of(table.state.at(TABLE)):
                if chips <= table.state.chips[frame.seat]:
                    found[offer.nth.phrases[0].removeprefix("the ")] = (card, chips)
        return found


@sentence(
    "If they take the table card, it is replaced",
    "If they take [a] table card replace it",
    "If it is taken replace it",
    "Table card is replaced as <it is|they is> taken",
)
class ReplaceTaken(Remark):
    """A new card is dealt to the table for the one that was taken."""

    about = (TakeTable, TakeFromTable, BuyFromTable)


@sentence(
    "the table card comes to a player who has left it before", "a player have a second chance to take same table card"
)
class SecondChance(Event):
    """A table card that a player left lying comes round to the same player again."""

    def chances(self, totals: Totals) -> int:
        return totals.table_offers

    def hits(self, table: Table, event: ev.Event) -> Iterable[Hit]:
        if isinstance(event, ev.Noted) and event.name == "table card comes to":
            seat, came = event.value
            for card in table.state.at(TABLE):
                again = (seat, came) in table.state.notes.get("left on the table", ())
                if again and arrival(table, card) == came:
                    yield Hit(seat, card)


@sentence("discard it and deal a new one", "discard it and replace it [instead]")
class ReplaceTable(Effect):
    """The table card is replaced."""

    def tally(self, totals: Totals, times: int) -> None:
        totals.take(once=times)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        old = table.state.at(TABLE) if frame.card is None else (frame.card,)
        for card in old:
            if table.state.where[card] == TABLE and table.can_deal():
                at, lie = table.state.at(TABLE).index(card), table.state.lies[card]
                table.discard((card,))
                deal_between(table, TABLE, at, lie)
        return None


@sentence("exchange~s {cards} for {count} table card(s)", "exchange {cards} with {count} table card", common=False)
@sentence("exchange~s {cards} for {count} common card(s)", "exchange {cards} with {count} common card", common=True)
@sentence(
    "exchange~s {cards} with the table cards",
    "exchange {cards} <with|for> <table card|table>",
    common=False,
    count=None,
)
@sentence(
    "exchange~s {cards} with the common cards", "exchange {cards} <with|for> common card", common=True, count=None
)
class ExchangeTable(Deed):
    """Own cards for cards on the table, as many as are given where no number is said."""

    cards: Pick
    count: int | None
    common: bool = False

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.count or self.cards.count or totals.held
        totals.tags.add("draw")

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self.cards.among(table, frame)) and len(table.state.at(self._place)) >= (self.count or 1)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """The own cards first, then those on the table."""
        answer = frame.answer
        if "given" not in frame.notes:
            if answer is None:
                if not self.possible(table, frame):
                    return None
                choice = self._own(table, frame)
                if choice is not None:
                    return {frame.seat: choice}
            given = named(self.cards, table, frame, answer or NOTHING).cards
            if not given:
                return None
            frame.notes["given"], answer = given, None
        there = table.state.at(self._place)
        many = self.count or min(len(frame.notes["given"]), len(there))
        must = Frame(self, frame.remarks, frame.seat)
        if answer is None:
            choice = lying_choice(table, must, there, many, f"Take {how_many(many, many)} from the table for it.")
            if choice is not None:
                return {frame.seat: choice}
        taken = lying_chosen(table, must, answer or NOTHING, there, many)
        swap(table, frame.notes["given"], taken)
        return None

    def _own(self, table: Table, frame: Frame) -> Choice | None:
        """Which own cards, no more than there are on the table where they go one for one."""
        there = len(table.state.at(self._place))
        settled = self.cards.settled(table, frame)
        if settled is not None and (self.count or len(settled) <= there):
            return None
        choice = self.cards.ask(table, frame, "exchange", "Exchange {cards} with the table.")
        if self.count:
            return choice
        least = min(choice.least, there)
        default = choice.default if frame.may else Answer("exchange", lowest(choice.cards, least))
        return replace(choice, default=default, least=least, most=min(choice.most, there))

    @property
    def _place(self) -> Place:
        return COMMON if self.common else TABLE


@sentence(
    "exchange~s {cards} for the top card of the deck",
    "discard {cards} in exchange for top card off deck",
    "exchange {cards} <with|for> top card <off|of> deck",
    "exchange {cards} for a new <one|card>",
)
@reads("exchange with top card <off|of> deck", cards=Pick(None))
@reads("exchange it", cards=Pick(1, it=True))
class ExchangeTop(Deed):
    """A card is changed for a new one on the spot."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(once=times or 0, each=0 if times else 1)
        totals.seen += times or 1

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self.cards.among(table, frame)) and table.can_deal()

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


@sentence("exchange~s {cards} with {neighbour:one}")
@reads(
    "exchange <hand|card> with {neighbour}",
    "keep <it|their card|card> or exchange it with {neighbour}",
    cards=Pick(None),
)
class ExchangeWith(Deed):
    """Cards change places with as many of a neighbour's, who has to agree to it."""

    cards: Pick
    neighbour: Recipient

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
        if "given" not in frame.notes:
            asked = self._give(table, frame)
            if asked is not None or "given" not in frame.notes:
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
            frame.notes["given"] = as_they_lie(table, cards if all_go else given)
        return None

    def _swap(self, table: Table, frame: Frame) -> Asking | None:
        """The other gives as many, of his choice, unless all go or he has refused."""
        answer = frame.answers.pop(frame.other, None)
        if answer is not None and answer.verb == "refuse":
            table.do(ev.Said(frame.other, "refuse"))
            return None
        theirs = among_others(self.cards, table, frame)
        many = len(theirs) if self.cards.count is None else min(len(frame.notes["given"]), len(theirs))
        if many < len(theirs) and frame.begins("chosen"):
            offered = offered_to(table, frame.other, theirs)
            prompt = f"Exchange {how_many(many, many)} with seat {frame.seat}."
            default = Answer("exchange", lowest(offered, many))
            return {frame.other: Cards(prompt, default, "exchange", offered, many, many)}
        if many < len(theirs) and answer is not None:
            theirs = as_they_lie(table, meant(table, frame.other, answer, theirs))
        table.hand_over(frame.notes["given"], frame.other)
        table.hand_over(theirs, frame.seat)
        return None

    def _others(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """Those with whom the player can exchange."""
        to = self.neighbour.of(table, frame.seat)
        seats = [seat for seat in others_of(table, frame.seat) if to is None or seat == to]
        return tuple(seat for seat in seats if among_others(self.cards, table, frame, seat))


@sentence(
    "exchange~s {cards} with the table hand",
    "exchange {cards} <for|with> <table hand|hand on table> [which is left face up]",
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


@sentence("refuse~s to exchange")
class RefuseExchange(Deed):
    """A neighbour who wants to exchange cards is turned away."""

    def possible(self, table: Table, frame: Frame) -> bool:
        return False

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Nobody refuses before somebody wants to exchange, who then asks; see `ExchangeWith`."""
        return None


def refusals(table: Table) -> list[Check | Act]:
    """The rules that let some players refuse an exchange."""
    rules = [rule for rule in table.course.rules if isinstance(rule, Check | Act)]
    return [rule for rule in rules if any(isinstance(part, RefuseExchange) for part in rule.walk())]


def may_refuse(table: Table, seat: int) -> bool:
    """Whether a rule lets a player refuse an exchange now."""
    return any(
        rule.condition.holds(table, 0 if rule.condition.of_table else seat)
        if isinstance(rule, Check)
        else seat in rule.who.seats(table)
        for rule in refusals(table)
    )


def arrival(table: Table, card: Card) -> int:
    """When a table card came to lie there, counted in events: tells it from others without naming it."""
    log = table.log
    moves = (at for at in reversed(range(len(log))) if isinstance(log[at], ev.Moved))
    return next((at for at in moves if log[at].to == TABLE and card in log[at].cards), 0)  # type: ignore[attr-defined]


def take_card(table: Table, frame: Frame, card: Card) -> None:
    """A card from the table for the player of the frame, which lies as it lay; another for it, where that is said."""
    place, lie = table.state.where[card], table.state.lies[card]
    at = table.state.at(place).index(card)
    table.move((card,), hand(frame.seat), lie)
    if any(isinstance(remark, ReplaceTaken) for remark in frame.remarks) and table.can_deal():
        deal_between(table, place, at, lie)


def deal_between(table: Table, place: Place, at: int, lie: Lie) -> None:
    """A new card on the table, where another lay."""
    new = table.deal_to(place, lie)
    if new is not None:
        put_back(table, place, [card for card in table.state.at(place) if card != new], {at: new})


def put_back(table: Table, place: Place, stay: Sequence[Card], new: dict[int, Card]) -> None:
    """Cards on the table in their old order, with new ones in certain places."""
    order = list(stay)
    for at, card in sorted(new.items()):
        order.insert(at, card)
    if tuple(order) != table.state.at(place):
        table.do(ev.Arranged(place, tuple(order)))


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


def lying_choice(table: Table, frame: Frame, cards: Sequence[Card], many: int, prompt: str) -> Cards | None:
    """Which cards on the table it shall be; None where there is nothing to choose, or nothing to tell them by."""
    offered = offered_to(table, frame.seat, cards)
    if not frame.may and (many == len(offered) or len(set(offered)) == 1):
        return None
    default = NOTHING if frame.may else Answer("take", lowest(offered, many))
    return Cards(prompt, default, "take", offered, many, many, may_decline=frame.may)


def lying_chosen(table: Table, frame: Frame, answer: Answer, cards: Sequence[Card], many: int) -> Sequence[Card]:
    """The cards on the table that an answer means, or those that are settled; none where the player declined."""
    if answer.cards:
        return meant(table, frame.seat, answer, cards)
    return () if frame.may else cards[:many]
