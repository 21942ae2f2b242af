"""What players pay to each other."""

from pokernight.language.part import sentence
from pokernight.rules.parts.places import Recipient
from pokernight.rules.parts.price import Price, Unit
from pokernight.rules.parts.subjects import STILL_IN, THAT_PLAYER
from pokernight.rules.rule import Action, Deed, Effect
from pokernight.rules.totals import Totals
from pokernight.rules.watches.effects import Personal, let
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, Words, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


@sentence("pay~s {price} to {to:one}", "<pay|give> {price} to {to}", "pay {to} {price}")
@sentence(
    "pay~s {price} to the other of the two",
    "<pay|give> {price} to <player <who|that> <passed|gave> it [to they]|player it came from|giver>",
    "pay <player <who|that> <passed|gave> it [to they]|player it came from|giver|other player> {price}",
    "pay {price} to other player",
    to=None,
)
class PayPlayer(Deed):
    """Chips from one player to another: a neighbour, or the one who has passed a card."""

    price: Price
    to: Recipient | None

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._able(table, frame))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        seats, chips = self._able(table, frame), self.price.chips(table)
        if len(seats) > 1:
            words = tuple(map(str, seats))
            default = NOTHING if frame.may else Answer("pay", word=words[0])
            return Words(f"To which seat do you pay {chips}?", default, "pay", words, may_decline=frame.may)
        return take_it(f"Pay {chips} to seat {seats[0]}?", "pay") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if not frame.may or answer.verb != DECLINE:
            to = int(answer.word) if answer.word else self._able(table, frame)[0]
            table.pay(frame.seat, self.price.chips(table), "price", to=to)

    def _able(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """The seats that can be paid; several where the player chooses."""
        seats = self.to.able(table, frame.seat) if self.to else (frame.other,)
        return tuple(seat for seat in seats if seat not in (0, frame.seat))

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("fee")


_EACH_OTHER = f"<<each|every|all> [other] player|<each|every|all> other|everyone> [{STILL_IN}]"


@sentence(
    "pay~s each other player {price}",
    f"<pay|give> {{price}} [each] to {_EACH_OTHER}",
    f"<pay|give> {_EACH_OTHER} {{price}} [each]",
)
class PayOthers(Deed):
    """The same sum to every other player who is still in, as far as the chips go."""

    price: Price

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        chips = self.price.chips(table)
        return take_it(f"Pay {chips} to each other player?", "pay") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if frame.may and answer.verb == DECLINE:
            return
        chips = self.price.chips(table)
        for other in table.seats_from():
            if other != frame.seat:
                table.pay(frame.seat, min(chips, table.state.chips[frame.seat]), "fee", to=other)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("fee")


WINNER = "<[each] winner|<high|highest|best|winning> hand|player with <high|highest|best> hand>"
"""Whoever has won, or has the best hand of those who compare."""

AHEAD = "ahead of the losers"
"""The note of who has the best hand, where those who lost to it pay for a pot that stays where it is."""


@sentence(
    "pay~s the winner {price}",
    f"pay {{price}} to {WINNER}",
    f"pay {WINNER} [as much as] {{price}}",
)
class PayWinner(Deed):
    """A payment that does not go to the pot but to whoever won it; several winners share it."""

    price: Price

    @property
    def matches_pot(self) -> bool:
        """Whether the price goes by the pot."""
        return self.price.unit is Unit.POT

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        winners = table.state.notes.get(AHEAD) or table.state.notes.get("won", ())
        chips = min(self.price.chips(table), table.state.chips[frame.seat])
        for seat, part in table.shared(chips, winners).items() if winners else ():
            table.pay(frame.seat, part, "fee", to=seat)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("fee")


@sentence(
    "they must {action} for each of them",
    f"{THAT_PLAYER} [must|have to] {{action:Pay}} for each [one|of they|such card|card]",
    "<must|have to> {action:Pay} for each [one|of they|such card|card]",
)
class MustForEach(Personal):
    """The player has to pay as often as there are cards by which it came about."""

    action: Action

    def happen(self, table: Table, frame: Frame) -> Asking | None:
        let(table, self.action, frame)
        return None

    def tally(self, totals: Totals, times: int) -> None:
        self.action.tally(totals, times)


@sentence(
    "everyone else pays them {price}",
    "<all|every|each> other player [must|have to] <pay|give> <they|that player> {price} [each]",
    "<all|every|each> other player [must|have to] <pay|give> {price} [each] to <they|that player>",
    "<they|that player> <get|collect|receive> {price} from <all|every|each> other player",
)
class OthersPay(Effect):
    """All others pay the player it happened to."""

    price: Price

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.seat in table.state.still_in:
            pay_to(table, frame.seat, self.price)
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("fee")


def pay_to(table: Table, seat: int, price: Price) -> None:
    """All others who are still in pay a player, as far as they can."""
    for other in table.seats_from():
        if other != seat:
            table.pay(other, min(price.chips(table), table.state.chips[other]), "fee", to=seat)
