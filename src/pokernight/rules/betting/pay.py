"""Paying, folding and betting as single deeds: pay or fold, pay to do something, blinds, knocks."""

from dataclasses import replace
from typing import Any, ClassVar

from pokernight.language.part import Part, reads, sentence
from pokernight.language.writer import clause
from pokernight.rules.betting.bet import NoFolding
from pokernight.rules.betting.buying import bought, can_buy
from pokernight.rules.parts.price import POT, Payment, Price, Unit
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.parts.who import KNOCKED
from pokernight.rules.rule import Action, Deed, Plain, Remark, Standing
from pokernight.rules.totals import Totals
from pokernight.table.betting import BetChoice
from pokernight.table.choices import DECLINE, Answer, Betting, Choice, Words, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.picking import Cards
from pokernight.table.table import Table

BEFORE_DEAL = "before <deal|dealing|[any] card is dealt>"

LAST_PAYMENT = "last payment"
"""The note that says who had to pay or do something else, and how much was paid; -1 for nothing."""

FROM_ALL = "from all"
"""The note of a frame in which all have to do the same: what they pay or fold for is like a bet, and not like a fee."""


@sentence(
    "Nobody has to match more than {price}",
    "No one <may|must|have to|may have to|ever have to|will|may is made to> match more than {price}",
    "No one <may|must|have to|may have to|ever have to> pay more than {price} to match [pot]",
    "Pot may not is matched for more than {price}",
    f"Most {THEY} <must|may|have to|may have to|may is made to|will have to> <match|pay> [to match pot] is {{price}}",
    f"{THEY} <do not have to|never have to|never|may not> match more than {{price}}",
    "<Matching [pot]|match> is limited to [a maximum of] {price}",
    "<Maximum|most> [to] match is {price}",
    "There is a {price} <limit|cap|maximum> <on|for> matching [pot]",
    "There is a <limit|cap|maximum> of {price} <on|for> matching [pot]",
)
class MatchLimit(Standing):
    """The most that can be asked for where something is paid by the size of the pot."""

    price: Price


def owed(table: Table, payment: Payment) -> int:
    """What a payment comes to now, within the limit that is set to matching the pot."""
    chips = payment.chips(table)
    limits = table.standing(MatchLimit) if payment.price.unit is Unit.POT else ()
    return min([chips, *(limit.price.chips(table) for limit in limits)])


@sentence("{payment:v}")
class Pay(Plain):
    """A payment to the pot."""

    payment: Payment

    @property
    def matches_pot(self) -> bool:
        """Whether the price goes by the pot."""
        return self.payment.price.unit is Unit.POT

    def possible(self, table: Table, frame: Frame) -> bool:
        return not frame.may or owed(table, self.payment) <= table.state.chips[frame.seat]

    def do(self, table: Table, frame: Frame) -> None:
        table.pay(frame.seat, owed(table, self.payment), "fee")

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is not None:  # an ante that everybody pays again is no fee
            totals.tags.add("fee")


@sentence("fold~s", "is out [of <hand|game>]", "drop [out]")
class Fold(Plain):
    """Out of the hand."""

    verb = "fold"

    def do(self, table: Table, frame: Frame) -> None:
        alone = table.state.sides == 1  # the last one left has won, whatever would make others fold
        if frame.seat not in table.state.folded and not alone and not table.standing(NoFolding):
            table.fold(frame.seat)

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is not None:
            totals.tags.add("must-fold")


@sentence(
    "bet~s {price}",
    f"<bet|post> [at least] {{price}} [{BEFORE_DEAL}|in first [betting] round]",
    f"put in a [blind] bet of {{price}} [{BEFORE_DEAL}]",
    f"post {{price}} <as|for> a [small|big] blind [{BEFORE_DEAL}]",
    "make [a] {price}",
    f"<make|post> a [<blind|forced|small|big>] [blind] [bet] of {{price}} [{BEFORE_DEAL}]",
    "open <for|with> {price}",
)
class ForcedBet(Plain):
    """A bet that is not left to choice, as a blind or a bring-in."""

    price: Price = Price(Unit.MINIMUM)

    def do(self, table: Table, frame: Frame) -> None:
        paid = table.pay(frame.seat, self.price.chips(table), "bet")
        table.note("posted", (*table.state.notes.get("posted", ()), (frame.seat, paid)))

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("forced-bet")


@reads("{payment} to stay [in]", other=Fold())
@sentence(
    "{payment:v} or {other:v}",
    "{other} or {payment} [to {_:Refraining}]",
    "{other} unless they {payment} [to {_:Refraining}]",
)
class PayOr(Action):
    """A payment, or else something worse."""

    payment: Payment
    other: Deed

    @classmethod
    def said(cls, **fields: Any) -> "PayOr | None":
        """Of two payments nobody would choose the larger."""
        return None if isinstance(fields["other"], Pay) else cls(**fields)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Pay, with all that is left where it is not enough and folding is the other way out; or the other thing."""
        if self.payment.price.unit is Unit.BET and table.state.notes.get("declared best") == frame.seat:
            return None  # the player who has made the bet does not match it
        if "decided" in frame.notes:
            return None
        answer = frame.answer
        if answer is None:
            chips = owed(table, self.payment)
            if not chips and self.payment.price.unit is Unit.BET:
                return None  # nobody has bet anything
            stack, or_fold = table.state.chips[frame.seat], isinstance(self.other, Fold)
            if not self.other.possible(table, frame) or (or_fold and chips and not stack):
                answer = Answer("pay")  # who is all in already stays in
            elif or_fold or stack >= chips:
                short = f" You have only {stack}, and all in is enough." if stack < chips else ""
                prompt, verb = f"Pay {chips} or {clause(self.other)}.{short}", self.other.verb
                may_decline = verb not in (DECLINE, Fold.verb)  # to decline is to do the other thing
                return {frame.seat: Words(prompt, Answer(verb), "", ("pay", verb), may_decline)}
            else:
                answer = Answer(DECLINE)
        frame.notes["decided"] = True
        if answer.verb == "pay":
            like_a_bet = isinstance(self.other, Fold) and FROM_ALL in frame.notes
            paid = table.pay(frame.seat, owed(table, self.payment), "due" if like_a_bet else "fee")
            table.note(LAST_PAYMENT, (frame.seat, paid))
            return None
        table.note(LAST_PAYMENT, (frame.seat, -1))
        table.then(self.other, frame.seat, card=frame.card, other=frame.other)
        return {}

    @property
    def asks_anew(self) -> bool:
        return True

    def tally(self, totals: Totals, times: int | None) -> None:
        if isinstance(self.other, Fold):
            totals.tags.add("fee-fold")
        else:
            totals.tags.add("fee")
            self.other.tally(totals, times)


@reads("bet {price} or fold")
class BetPriceOrFold(Action):
    """A bet of a certain size, or out: no more than a price to stay in."""

    price: Price

    @classmethod
    def said(cls, **fields: Price) -> PayOr:
        return PayOr(Payment(**fields), Fold())


@sentence(
    "pay~s {price} to {deed}",
    "pay {price} {deed:Purchase}",
    "{deed} for {price}",
    "{deed} [by] paying {price}",
    each=False,
)
@reads("{deed} by matching pot", each=False, price=POT)
@sentence("pay~s {price} each to {deed}", "{deed} for {price} each", each=True)
class PayTo(Action):
    """Something that a price is paid for, once or for each card."""

    price: Price
    deed: Deed
    each: bool = False

    def open(self, table: Table) -> None:
        self.deed.open(table)

    def cost(self, table: Table) -> int:
        return self.price.chips(table)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self._can_buy(table, frame, self.deed.brings) and self.deed.possible(table, frame)

    def _can_buy(self, table: Table, frame: Frame, cards: int) -> bool:
        """Whether the player has the chips for it, where it comes to so many cards, and is not past a limit."""
        chips = self.price.chips(table) * (max(1, cards) if self.each else 1)
        return chips <= table.state.chips[frame.seat] and can_buy(table, frame.seat, cards)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """A deed with questions of its own is paid for first, and then done."""
        if type(self.deed).play is Action.play:
            return super().play(table, frame)
        if not frame.begins("paid"):
            if frame.notes.pop("bought", None):
                follow_payment(table, frame)
            return None
        if not self.possible(table, frame):
            return None
        answer = frame.answer
        if frame.may and answer is None:
            del frame.notes["paid"]
            return {frame.seat: take_it(f"Pay {self.price.chips(table)} to {clause(self.deed)}?")}
        if answer is None or answer.verb != DECLINE:
            table.pay(frame.seat, self.price.chips(table), "fee")
            table.then(self.deed, frame.seat, card=frame.card, other=frame.other, remarks=frame.remarks)
            frame.notes["bought"] = True
        else:
            self.deed.declined(table, frame)
        return {}

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        """What the deed asks, with the price; a deed without a question is taken or declined where that may be."""
        chips = self.price.chips(table)
        choice = self.deed.ask(table, frame)
        if choice is None:
            return take_it(f"Pay {chips} to {clause(self.deed)}?") if frame.may else None
        if self.each and chips and isinstance(choice, Cards):
            most = min(choice.most, table.state.chips[frame.seat] // chips)
            choice = replace(choice, least=min(choice.least, most), most=most)
        if isinstance(choice, Words) and self.deed.brings:
            said = {word: self.deed.many(Answer(choice.verb, word=word)) for word in choice.words}
            choice = replace(choice, words=tuple(word for word in said if self._can_buy(table, frame, said[word])))
        return replace(choice, prompt=f"{choice.prompt} It costs {chips}{' for each card' if self.each else ''}.")

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        deed, meant = self.deed.decided(table, frame, answer)
        return self.replace(deed=deed), meant

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            self.deed.declined(table, frame)
            return
        cards = self.deed.many(answer)
        table.pay(frame.seat, (cards if self.each else 1) * self.price.chips(table), "fee")
        bought(table, frame.seat, cards if self.deed.brings else 0)
        frame.may = False
        self.deed.take(table, frame, answer)
        follow_payment(table, frame)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("fee")
        self.deed.tally(totals, times)


def follow_payment(table: Table, frame: Frame) -> None:
    """Let everything come that is said to come after what was paid for."""
    for remark in frame.remarks:
        if isinstance(remark, OncePaid):
            remark.follow(table, frame)


class OncePaid(Remark):
    """Something that comes after what was paid for."""

    about: ClassVar[tuple[type[Part], ...]] = (PayTo,)

    def follow(self, table: Table, frame: Frame) -> None:
        """Let it come, for the player of the frame."""
        raise NotImplementedError(f"{type(self).__name__} cannot be played.")


@sentence("bet~s or fold~s")
class BetOrFold(Deed):
    """No checking: a bet, or out of the hand."""

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        chips = table.state.chips[frame.seat]
        if not chips:
            return None
        least, most = (min(limit, chips) for limit in (table.options.minimum, table.options.maximum))
        return Betting("Bet or fold.", Answer("fold"), BetChoice(0, least, most), may_check=False)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == "bet":
            table.pay(frame.seat, int(answer.word), "bet")
        elif answer.verb == "fold":
            Fold().take(table, frame, answer)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("forced-bet")


@sentence("knock~s", "knock instead of drawing")
class Knock(Deed):
    """The end of drawing, called by a player; once is enough."""

    verb = "knock"

    def possible(self, table: Table, frame: Frame) -> bool:
        return KNOCKED not in table.state.notes

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return take_it("Knock?", self.verb) if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if not frame.may or answer.verb != DECLINE:
            table.note(KNOCKED, frame.seat)


_FOR_IT = "[for <it|this|that|card>|to do <so|it|this|that>]"


@reads(
    f"[but] [they] <must|have to> pay {{price}} {_FOR_IT}",
    "[but] <it|this|that|doing so> [will] cost [they] {price}",
    "for {price}",
)
class AtAPrice(Remark):
    """What something costs that players may do; it is one with that."""

    about = (Action,)
    price: Price
