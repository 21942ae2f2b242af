"""Betting rounds, who opens them, and paying."""

from dataclasses import replace

from pokernight.language.part import Part, reads, sentence
from pokernight.language.writer import clause
from pokernight.rules.parts.price import Payment, Price, Unit
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.who import LastOpener, LastRaiser, LastToFlip, OnePlayer, Showing
from pokernight.rules.plan import PLAYED_LOW, best_hand, plan_for
from pokernight.rules.rule import Action, Condition, Deed, HandName, Remark, Standing, Step
from pokernight.rules.totals import MATCHING, Totals
from pokernight.table import events as ev
from pokernight.table.betting import BetChoice
from pokernight.table.choices import DECLINE, Answer, Betting, Cards, Choice, Words, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.options import Limit, Options
from pokernight.table.pots import uncalled
from pokernight.table.table import Table

CHECK, CALL, FOLD = Answer("check"), Answer("call"), Answer("fold")
KNOCKED = "knocked"
"""The note that says who has knocked."""


class Opener(Part):
    """Who may bet first."""

    def seat(self, table: Table) -> int | None:
        """The seat that opens; None where nobody fits, and the first seat opens."""
        return None

    def forced(self, table: Table) -> int:
        """What the opener has to bet, in chips; 0 leaves it to him."""
        return 0

    def tally(self, totals: Totals) -> None:
        """Add to the statistics how the round is opened."""


@sentence("{who}")
@reads("that player", who=LastToFlip())
@reads("high hand", who=Showing(End.HIGH))
@reads("low hand", who=Showing(End.LOW))
class Opens(Opener):
    """A certain player opens."""

    who: OnePlayer

    def seat(self, table: Table) -> int | None:
        return self.who.seat(table)


@sentence(
    "{who}, who must bet {price}",
    "{who} <who must bet|forced to bet|required to bet|making a [forced] bet of> {price}",
)
@reads(
    "{who} <who must bet|forced to <bet|open>|required to <bet|open>|making a forced bet>", price=Price(Unit.MINIMUM)
)
class OpensForced(Opener):
    """A certain player opens and has to bet."""

    who: OnePlayer
    price: Price

    def seat(self, table: Table) -> int | None:
        return self.who.seat(table)

    def forced(self, table: Table) -> int:
        return self.price.chips(table)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("forced-bet")


@sentence("the player to the left of the dealer the first time, and the next seat each time after")
class OpensInRotation(Opener):
    """Seat 1 opens the first round, seat 2 the second, and so on."""

    def seat(self, table: Table) -> int | None:
        turn = table.state.notes.get("rotation", 0) % table.state.seats + 1
        table.note("rotation", turn)
        return table.seats_from(turn)[0]


@sentence(
    "Betting round, opened by {opener}",
    "[Normal] betting round with {opener} [opening]",
    "[There is] [a] [additional|normal] betting round <starting with|opened by> {opener}",
)
@reads(
    "[There is] [a|one] [Normal|last|final] betting round",
    "[There is] [a|one] [last|final] round of betting",
    "<Everyone|each player|all player|player|they> bet [again]",
    "bet [again]",
    opener=Opens(Showing(End.HIGH)),
)
@reads(
    "[Normal] betting round first round start to left of dealer subsequent round start rotate around table",
    opener=OpensInRotation(),
)
class Bet(Step):
    """The players bet until all have called or folded."""

    opener: Opener
    asks_anew = True

    def tally(self, totals: Totals) -> None:
        totals.rounds += 1
        if totals.open_rounds == MATCHING:  # what goes on with betting did not end with matching the pot
            totals.open_rounds = 0
        self.opener.tally(totals)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins() and not self._open(table, frame.remarks):
            return None
        for seat, answer in frame.answers.items():
            act(table, seat, answer)
        frame.answers.clear()
        if table.pending:
            return {}
        options = limited(table, frame.remarks)
        found = table.bet_choice(options)
        if not found:
            self._close(table)
            return None
        seat, bets = found
        may_fold = not table.standing(NoFolding)
        if bets.call == 0 and bets.to == 0 and not may_open(table, seat):
            bets = replace(bets, least=0, most=0)
        if not bets.call:
            return {seat: Betting("Check or bet.", CHECK, bets, may_fold)}
        prompt = f"It is {bets.call} to you: call, raise or fold."
        return {seat: Betting(prompt, FOLD if may_fold else CALL, bets, may_fold)}

    def _open(self, table: Table, remarks: tuple[object, ...]) -> bool:
        """Begin the round; no where nobody is left to bet against, or where the players are betting already."""
        if table.state.round:
            return False
        posted = table.state.notes.get("posted", ())
        opener = self.opener.seat(table) or 1
        if posted:
            opener = table.neighbour(posted[-1][0], 1)
            table.note("posted", ())
        order = tuple(seat for seat in table.seats_from(opener) if table.state.chips[seat])
        behind = max((chips for _, chips in posted), default=0)
        if table.standing(NoBetting) or len(table.state.still_in) < 2 or not order or (len(order) < 2 and not behind):
            return False
        if len(table.spoken_of(LastOpener)) + len(table.spoken_of(LastRaiser)):
            table.note("last opener", order[0])
            if "first opener" not in table.state.notes:
                table.note("first opener", order[0])
        options = limited(table, remarks)
        least = options.maximum if options.limit is Limit.FIXED else options.minimum
        table.do(ev.RoundBegan(order, posted, least))
        forced = self.opener.forced(table)
        if forced:
            act(table, order[0], Answer("bet", word=str(min(forced, table.state.chips[order[0]]))))
        return True

    def _close(self, table: Table) -> None:
        """End the round, and give back what nobody has called."""
        betting = table.state.round
        assert betting is not None
        table.do(ev.RoundEnded())
        if betting.to == 0:
            table.note("nobody bets")
            return
        paid = {seat: betting.paid_by(seat) for seat in range(1, table.state.seats + 1)}
        seat, chips = uncalled(paid, table.state.still_in)
        if seat and chips:
            table.do(ev.Returned(seat, chips))


def act(table: Table, seat: int, answer: Answer) -> None:
    """A player acts in the betting round."""
    betting = table.state.round
    assert betting is not None
    if answer.verb == "fold":
        table.do(ev.Acted(seat, "fold"))
        table.fold(seat)
        return
    total = paid = betting.paid_by(seat)
    if answer.verb == "call":
        total = betting.to
    elif answer.verb != "check":
        total = int(answer.word)
        table.note("last raiser", seat)
    if total > paid:
        total = paid + table.pay(seat, total - paid, "bet")
    table.do(ev.Acted(seat, answer.verb, total))


def limited(table: Table, remarks: tuple[object, ...]) -> Options:
    """The customs of the betting, as far as the game changes them."""
    options = table.options
    if not remarks and not table.standing(BetLimit):
        return options
    for limit in table.standing(BetLimit):
        options = replace(options, maximum=max(options.minimum, limit.price.chips(table)))
    for remark in remarks:
        if isinstance(remark, RaiseLimit):
            options = replace(options, raises=remark.count)
    return options


def may_open(table: Table, seat: int) -> bool:
    """Whether a player may bet where nobody has: the first bet of a deal may need a hand, unless it is played low."""
    openers = table.standing(OpensWith)
    if not openers or "last raiser" in table.state.notes or table.state.notes.get(PLAYED_LOW):
        return True
    strength = best_hand(table, seat, End.HIGH, qualified=False).strength
    return all(strength >= rule.hand.least(plan_for(table, seat)) for rule in openers)


class OpensWith(Standing):
    """A rule that asks for a hand from who opens the betting."""

    hand: HandName


@sentence("Otherwise, {step}")
class Else(Step):
    """A step that is taken when what the rule before asked for was not so."""

    step: Step

    def tally(self, totals: Totals) -> None:
        self.step.tally(totals)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins("asked otherwise"):
            frame.notes["otherwise"] = not table.state.notes.get("provided", True)
        return self.step.play(table, frame) if frame.notes["otherwise"] else None


@sentence("{who} has not folded", "{who} did not fold")
class StillIn(Condition):
    """A player is still in."""

    who: OnePlayer = LastToFlip()
    of_table = True

    def holds(self, table: Table, seat: int) -> bool:
        return self.who.seat(table) in table.state.still_in


@sentence("anyone drew", "<anyone|any player> drew [a|any] [card]")
class AnyoneDrew(Condition):
    """Somebody drew a card in the step before."""

    of_table = True

    def holds(self, table: Table, seat: int) -> bool:
        return any(count for _, count in table.state.notes.get("drawn", ()))


@sentence("anyone twisted", "any player twisted")
class AnyoneTwisted(Condition):
    """Somebody paid for a twist in the step before."""

    of_table = True

    def holds(self, table: Table, seat: int) -> bool:
        return any(count for _, count in table.state.notes.get("twisted", ()))


@sentence("If {condition}, {step}")
class Provided(Step):
    """A step that is only taken when something is so."""

    condition: Condition
    step: Step

    def tally(self, totals: Totals) -> None:
        self.step.tally(totals)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins("asked"):
            seats = (0,) if self.condition.of_table else table.seats_from()
            frame.notes["holds"] = any(self.condition.holds(table, seat) for seat in seats)
            table.note("provided", frame.notes["holds"])
        return self.step.play(table, frame) if frame.notes["holds"] else None


@sentence("Nobody antes", "Player do not ante", "There is no ante")
class NoAnte(Standing):
    """The hand begins with an empty pot."""


@sentence("{payment:v}")
class Pay(Deed):
    """A payment to the pot."""

    payment: Payment

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        table.pay(frame.seat, self.payment.chips(table), "fee")

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is not None:  # an ante that everybody pays again is no fee
            totals.tags.add("fee")


@sentence("fold~s", "is out [of <hand|game>]", "drop [out]")
class Fold(Deed):
    """Out of the hand."""

    verb = "fold"

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        alone = table.state.still_in == (frame.seat,)  # the last one left has won, whatever would make others fold
        if frame.seat not in table.state.folded and not alone and not table.standing(NoFolding):
            table.fold(frame.seat)

    def tally(self, totals: Totals, times: int | None) -> None:
        if times is not None:
            totals.tags.add("must-fold")


@sentence(
    "bet~s {price}",
    "post {price}",
    "make [a] {price}",
    "<make|post> a [blind|forced|small blind|big blind] [bet] of {price}",
)
class ForcedBet(Deed):
    """A bet that is not left to choice, as a blind or a bring-in."""

    price: Price = Price(Unit.MINIMUM)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        paid = table.pay(frame.seat, self.price.chips(table), "bet")
        table.note("posted", (*table.state.notes.get("posted", ()), (frame.seat, paid)))

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("forced-bet")


@reads("{payment} to stay [in]", other=Fold())
@sentence("{payment:v} or {other:v}")
class PayOr(Action):
    """A payment, or else something worse."""

    payment: Payment
    other: Deed

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Pay, with all that is left where it is not enough and folding is the other way out; or the other thing."""
        if self.payment.price.unit is Unit.BET and table.state.notes.get("declared best") == frame.seat:
            return None  # the player who has made the bet does not match it
        if "decided" in frame.notes:
            return None
        answer = frame.answer
        if answer is None:
            chips = self.payment.chips(table)
            if not chips and self.payment.price.unit is Unit.BET:
                return None  # nobody has bet anything
            can_pay = table.state.chips[frame.seat] >= chips or isinstance(self.other, Fold)
            if not self.other.possible(table, frame):
                answer = Answer("pay")
            elif can_pay and (table.state.chips[frame.seat] or not chips):
                owed = f"Pay {chips} or {clause(self.other)}."
                return {frame.seat: Words(owed, Answer(self.other.verb), "", ("pay", self.other.verb))}
            else:
                answer = Answer(DECLINE)
        frame.notes["decided"] = True
        if answer.verb == "pay":
            due = "due" if isinstance(self.other, Fold) else "fee"
            paid = table.pay(frame.seat, self.payment.chips(table), due)
            table.note("last payment", (frame.seat, paid))
            return None
        table.note("last payment", (frame.seat, -1))
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


@sentence("pay~s {price} to {deed}", "pay {price} {deed:Purchase}", "{deed} for {price}", each=False)
@sentence("pay~s {price} each to {deed}", "{deed} for {price} each", each=True)
class PayTo(Action):
    """Something that a price is paid for, once or for each card."""

    price: Price
    deed: Deed
    each: bool = False

    def open(self, table: Table) -> None:
        self.deed.open(table)

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.state.chips[frame.seat] >= self.price.chips(table) and self.deed.possible(table, frame)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """A deed with questions of its own is paid for first, and then done."""
        if type(self.deed).play is Action.play:
            return super().play(table, frame)
        if not frame.begins("paid"):
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
        return replace(choice, prompt=f"{choice.prompt} It costs {chips}{' for each card' if self.each else ''}.")

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        return self, self.deed.decided(table, frame, answer)[1]

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            return
        times = max(1, len(answer.cards)) if self.each else 1
        table.pay(frame.seat, times * self.price.chips(table), "fee")
        frame.may = False
        self.deed.take(table, frame, answer)
        for remark in frame.remarks:
            if isinstance(remark, OncePaid):
                remark.follow(table, frame)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("fee")
        self.deed.tally(totals, times)


class OncePaid(Remark):
    """Something that comes after what was paid for."""

    about = (PayTo,)

    def follow(self, table: Table, frame: Frame) -> None:
        """Let it come, for the player of the frame."""
        raise NotImplementedError(f"{type(self).__name__} cannot be played.")


@sentence("Only {who} antes", "{who} ante for everyone")
class OneAntes(Standing):
    """One player puts in the ante for all."""

    who: OnePlayer

    def begin(self, table: Table) -> None:
        table.pay(self.who.seat(table) or table.state.seats, table.options.ante * table.state.seats, "fee")


@sentence("No bet may be more than {price}", "<Bet|Betting> is limited to {price}", "Maximum bet is {price}")
@reads("Betting is pot limit", price=Price(Unit.POT))
class BetLimit(Standing):
    """The most that may be bet or raised at once."""

    price: Price


@sentence(
    "There are at most {count} raises in a betting round", "with a maximum of {count} raise", "Maximum of {count} raise"
)
class RaiseLimit(Remark):
    """How often a round may be raised."""

    about = (Bet,)
    count: int


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


@sentence("There is no betting")
class NoBetting(Standing):
    """Nobody bets in this game."""


@sentence("Nobody may fold", "<Player|a player> may not fold")
class NoFolding(Standing):
    """Everybody stays in to the end."""
