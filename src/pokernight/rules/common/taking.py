"""Cards taken from the table."""

from collections.abc import Iterable, Sequence
from typing import Any

from pokernight.cards import Card
from pokernight.language.part import Part, reads, sentence
from pokernight.language.writer import clause
from pokernight.rules.betting.buying import bought, can_buy
from pokernight.rules.betting.pay import PayTo
from pokernight.rules.parts.faces import Faces
from pokernight.rules.parts.pick import meant, offered_to
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.refs import Nth
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.rule import Action, Deed, Effect, Event, Hit, Remark
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, OneOf, Words
from pokernight.table.frame import Asking, Frame
from pokernight.table.picking import Cards, how_many, lowest
from pokernight.table.places import COMMON, TABLE, Lie, Place, hand
from pokernight.table.table import Table

_TAKE = "<take|pick|choose|buy>"
_TABLE_CARD = "<[a] table card|one of table card>"


@sentence("take~s the table card or {other:v}", f"take {_TABLE_CARD} or [may] {{other}}", price=None)
@sentence(
    "take~s the table card for {price} or {other:v}",
    f"<take|buy> {_TABLE_CARD} for {{price}} or [may] {{other}}",
    f"pay {{price}} to <take|get> {_TABLE_CARD} or [may] {{other}}",
    f"pay {{price}} for {_TABLE_CARD} or [may] {{other}}",
)
class TakeTable(Action):
    """The card on the table, for nothing or for a price, or else something that may have another."""

    whole = True
    other: Action
    price: Price | None = None

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.table_offers += 1
        self.other.tally(totals, times)
        totals.tags |= {"stud", "fee"} if self.price else {"stud"}

    def open(self, table: Table) -> None:
        self.other.open(table)

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._cards(table, frame)) or self._other_possible(table, frame)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        """Take a card or do the other thing; nothing to ask where only one of them can be done."""
        cards = self._cards(table, frame)
        paid = (self._verb,) if self._other_possible(table, frame) else ()
        words = ("take",) * (len(cards) == 1) + paid + (DECLINE,) * frame.may
        if len(words) < 2 and len(cards) < 2:
            return None
        shown = offered_to(table, frame.seat, cards)
        taken = Answer("take", () if len(cards) == 1 else lowest(shown, 1)) if cards else Answer(self._verb)
        default = NOTHING if frame.may else taken
        price = f" for {self.price.chips(table)}" if self.price else ""
        prompt = f"Take the table card{price} or {clause(self.other)}."
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
        cards = self._cards(table, frame)
        settled = answer == NOTHING and not frame.may
        if answer.verb == "take" or (settled and cards):
            if self.price:
                table.pay(frame.seat, self.price.chips(table), "fee")
                bought(table, frame.seat, 1)
            take_card(table, frame, (meant(table, frame.seat, answer, cards) or cards)[0])
            return
        left = tuple((frame.seat, arrival(table, card)) for card in cards)
        table.note("left on the table", (*table.state.notes.get("left on the table", ()), *left))
        if answer.verb != DECLINE or settled:
            table.then(self.other, frame.seat, card=frame.card, remarks=frame.remarks)

    def _cards(self, table: Table, frame: Frame) -> tuple[Card, ...]:
        """The cards on the table, where the player can pay for one."""
        chips = self.price.chips(table) if self.price else 0
        able = chips <= table.state.chips[frame.seat] and (not self.price or can_buy(table, frame.seat, 1))
        return table.state.at(TABLE) if able else ()

    @property
    def _verb(self) -> str:
        """What a player says who does the other thing."""
        return clause(self.other).split()[0]

    def _other_possible(self, table: Table, frame: Frame) -> bool:
        return self.other.possible(table, Frame(self.other, frame.remarks, frame.seat, frame.card))


@reads(f"pay {{price}} to <take|get> {_TABLE_CARD} or {{more}} to {{deed}}")
class PayForTable(Action):
    """The card on the table for one price, or something else for another."""

    whole = True
    price: Price
    more: Price
    deed: Deed

    @classmethod
    def said(cls, **fields: Any) -> TakeTable:
        return TakeTable(PayTo(fields["more"], fields["deed"]), fields["price"])


@sentence("take~s {count} table card(s)", f"{_TAKE} {{count}} [of] table card", common=False, face=None)
@reads("<take|buy> table card", count=1, common=False)
@sentence("take~s {count} common card(s)", f"{_TAKE} {{count}} [of] common card", common=True, face=None)
@sentence(
    "take~s {count} table card(s) {face}",
    f"{_TAKE} {{count}} [of] table card <as [a] {{face}} card|and <lay|put> <it|they> {{face}}>",
    common=False,
)
@reads(f"{_TAKE} {{count}} [of] table card as [a] hole card", common=False, face=Face.DOWN)
class TakeFromTable(Deed):
    """Cards of a player's choice from the table, which lie as they lay where nothing else is said."""

    count: int
    common: bool = False
    face: Face | None = None
    by_name = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hold(0 if self.common else self.count)
        totals.seen += 0 if self.common else self.count
        totals.tags.add("stud")

    @property
    def brings(self) -> int:
        return self.count

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(table.state.at(self._place))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        cards = table.state.at(self._place)
        many = min(self.count, len(cards))
        return lying_choice(table, frame, cards, many, f"Take {how_many(many, many)} from the table.")

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        cards = table.state.at(self._place)
        for card in lying_chosen(table, frame, answer, cards, self.count):
            take_card(table, frame, card, self.face)

    @property
    def _place(self) -> Place:
        return COMMON if self.common else TABLE


@sentence("{nth} table card for {price}", "{nth} [table card] for {price}", "{nth} [table] [card] cost {price}")
@sentence(
    "{nth} table card for nothing",
    "{nth} [table card] for free",
    "{nth} [table] [card] <is free|cost nothing>",
    price=None,
)
class TableOffer(Part):
    """What a table card costs by its place."""

    nth: Nth
    price: Price | None


@reads("{offers:each}")
class TablePrices(Remark):
    """What each table card costs, said after who may take one: the two together are an offer of all of them."""

    about = (TakeFromTable,)
    offers: tuple[TableOffer, ...]


@sentence("take~s {offers:one}", "<take|buy> {offers}")
class BuyFromTable(Deed):
    """One of the table cards, each at its price."""

    offers: tuple[TableOffer, ...]

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hold(1)
        totals.seen += 1
        totals.tags |= {"stud", "fee"}

    def possible(self, table: Table, frame: Frame) -> bool:
        return can_buy(table, frame.seat, 1) and bool(self._open(table, frame))

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
        bought(table, frame.seat, 1)
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
    "If <they|a player|anyone|someone> take [a] table card <replace it|it is replaced>",
    "If it is taken replace it",
    "<Table card|taken card|bought card|card taken|card bought|it|they> is replaced [from deck]"
    " [<as|if> <it is|they is> <taken|bought>]",
    "If they <do|buy it|take it|buy one|take one|buy a card> replace it [from deck]",
    "Replace <card <bought|taken>|<bought|taken> card|it> [from deck]",
)
class ReplaceTaken(Remark):
    """A new card is dealt to the table for the one that was taken."""

    about = (TakeTable, TakeFromTable, BuyFromTable)


@sentence(
    "the table card comes to a player who has left it before", "a player have a second chance to take same table card"
)
class SecondChance(Event):
    """A table card that a player left lying comes round to the same player again."""

    listens = (ev.Noted,)

    def chances(self, totals: Totals) -> int:
        return totals.table_offers

    def hits(self, table: Table, event: ev.Event) -> Iterable[Hit]:
        if isinstance(event, ev.Noted) and event.name == "table card comes to":
            seat, came = event.value
            for card in table.state.at(TABLE):
                again = (seat, came) in table.state.notes.get("left on the table", ())
                if again and arrival(table, card) == came:
                    yield Hit(seat, card)


@sentence(
    "a player takes {cards:one} from the table",
    f"{ANYONE} <take|get|pick up|buy> {{cards}} <from|off> table",
    f"{ANYONE} <take|pick up> a table {{cards}}",
)
class TakesCard(Event):
    """A card of a kind goes from the table to a player."""

    cards: Faces
    listens = (ev.Moved,)

    def hits(self, table: Table, event: ev.Event) -> Iterable[Hit]:
        match event:
            case ev.Moved(cards, source, to) if source == TABLE and to.seat and event.lie is Lie.UP:
                yield from (Hit(to.seat, card) for card in cards if self.cards.has(table, card, to.seat))

    def chances(self, totals: Totals) -> int:
        return self.cards.size(totals)


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


def arrival(table: Table, card: Card) -> int:
    """When a table card came to lie there, counted in events: tells it from others without naming it."""
    log = table.log
    moves = (at for at in reversed(range(len(log))) if isinstance(log[at], ev.Moved))
    return next((at for at in moves if log[at].to == TABLE and card in log[at].cards), 0)  # type: ignore[attr-defined]


def take_card(table: Table, frame: Frame, card: Card, face: Face | None = None) -> None:
    """A card from the table for the player of the frame, which lies as it lay; another for it, where that is said."""
    place, lie = table.state.where[card], table.state.lies[card]
    at = table.state.at(place).index(card)
    table.move((card,), hand(frame.seat), face.lie if face else lie)
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


def lying_choice(table: Table, frame: Frame, cards: Sequence[Card], many: int, prompt: str) -> Choice | None:
    """Which cards on the table it shall be, by their places where some lie face down; None where there is no choice."""
    offered = offered_to(table, frame.seat, cards)
    if not frame.may and (many == len(offered) or (many > 1 and len(set(offered)) == 1)):
        return None
    if many == 1 and ev.HIDDEN in offered:
        places = tuple(str(place) for place in range(1, len(cards) + 1))
        default = NOTHING if frame.may else Answer("take", word=places[0])
        return Words(f"{prompt} Name it by its place.", default, "take", places, may_decline=frame.may)
    default = NOTHING if frame.may else Answer("take", lowest(offered, many))
    return Cards(prompt, default, "take", offered, many, many, may_decline=frame.may)


def lying_chosen(table: Table, frame: Frame, answer: Answer, cards: Sequence[Card], many: int) -> Sequence[Card]:
    """The cards on the table that an answer means, or those that are settled; none where the player declined."""
    if answer.cards:
        return meant(table, frame.seat, answer, cards)
    if answer.word:
        return (cards[int(answer.word) - 1],)
    return () if frame.may else cards[:many]
