"""Something else that a player may do, at a price, in the place of what all others do."""

from pokernight.language.part import Part, reads, sentence
from pokernight.language.writer import clause
from pokernight.rules.parts.price import Price
from pokernight.rules.rule import Action, Deed
from pokernight.table.choices import Answer, Choice, OneOf, Words, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

_ANY = "[it|they|one|a card|any [card]|[any of] their card]"


@reads(
    f"not <flip|turn|exchange|draw|give|show> [up|over] {_ANY}",
    "<keep|leave> <it|they|that card|card|[all [of]] their card> [face] down",
    "skip <it|this|flip|flipping|exchange|exchanging|turn>",
)
class LeftAsItIs(Part):
    """Not to do what all others do."""


@reads("{_:LeftAsItIs}", f"not <discard|pass> {_ANY}", "skip <discard|discarding|pass|passing>")
class Refraining(Part):
    """The same, of anything that can be done."""


@sentence("do~es nothing", "{_:LeftAsItIs}")
class Refrain(Deed):
    """Nothing, where a player has paid for that."""

    at_once = True
    by_name = True

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        """Leave everything as it is."""


@sentence("{price} to {action}")
class Offer(Part):
    """Something else, at a price."""

    price: Price
    action: Action


class AnyOf(Action):
    """An action, or one of some others at a price, as the player's answer tells."""

    action: Action
    offers: tuple[Offer, ...]

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """What an answer cannot tell apart from the usual is asked about first, one thing after the other."""
        if "done" in frame.notes:
            return None
        for at, offer in enumerate(self.offers):
            if f"offer {at}" in frame.notes or not self._apart(offer, table, frame):
                continue
            answer = frame.answer
            chips = offer.price.chips(table)
            if answer is None and chips <= table.state.chips[frame.seat] and offer.action.possible(table, frame):
                return {frame.seat: take_it(f"Pay {chips} to {clause(offer.action)} instead?", "pay")}
            frame.notes[f"offer {at}"] = True
            if answer is not None and answer.verb == "pay":
                table.pay(frame.seat, chips, "fee")
                return self._then(offer.action, table, frame, may=False)
        if type(self.action).play is Action.play:
            return super().play(table, frame)
        return self._then(self.action, table, frame, may=frame.may)

    def _then(self, action: Action, table: Table, frame: Frame, *, may: bool) -> Asking:
        frame.notes["done"] = True
        table.then(action, frame.seat, card=frame.card, other=frame.other, may=may, remarks=frame.remarks)
        return {}

    def _apart(self, offer: Offer, table: Table, frame: Frame) -> bool:
        """Whether an offer needs a question of its own."""
        both = (self.action, offer.action)
        if any(type(action).play is not Action.play or not action.possible(table, frame) for action in both):
            return True
        return any(action.ask(table, frame) is None for action in both)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        choice = self.action.ask(table, frame)
        offers = self._open(table, frame)
        if choice is None:
            prices = [f"Pay {offer.price.chips(table)} to {clause(offer.action)} instead?" for offer, _ in offers[:1]]
            return take_it(prices[0], "pay") if prices else None
        told = (f"Or pay {offer.price.chips(table)} to {clause(offer.action)}." for offer, _ in offers)
        choices = (choice, *(other for _, other in offers))
        return OneOf(" ".join((choice.prompt, *told)), choice.default, choices)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.action.possible(table, frame)

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        usual = self.action.ask(table, frame)
        if usual is None or not usual.takes(answer):
            for offer, choice in self._open(table, frame):
                if choice.takes(answer):
                    action, meant = offer.action.decided(table, frame, answer)
                    return PaidFirst(offer.price, action), meant
        return self.action.decided(table, frame, answer)

    def _open(self, table: Table, frame: Frame) -> list[tuple[Offer, Choice]]:
        """What the player can pay for, with what he has to say about it, where the usual has a question as well."""
        chips, one_question = table.state.chips[frame.seat], Action.play
        if type(self.action).play is not one_question or not self.action.possible(table, frame):
            return []
        able = [
            offer
            for at, offer in enumerate(self.offers)
            if type(offer.action).play is one_question
            and offer.price.chips(table) <= chips
            and offer.action.possible(table, frame)
            and f"offer {at}" not in frame.notes
        ]
        return [(offer, offer.action.ask(table, frame) or _PAID) for offer in able]


_PAID = Words("", Answer("pay"), "", ("pay",))
"""The answer of a player who pays for something that asks no question."""


class PaidFirst(Action):
    """Something that a player has chosen to pay for."""

    price: Price
    action: Action

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        table.pay(frame.seat, self.price.chips(table), "fee")
        self.action.take(table, frame, answer)
