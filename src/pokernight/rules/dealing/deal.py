"""Dealing: to the players, to the table, wanted or not, and handed on."""

from typing import Any

from pokernight.language.part import Part, Term, reads, sentence
from pokernight.measure.numbers import CHOSEN
from pokernight.rules.betting.bet import Bet
from pokernight.rules.betting.opening import Opener, Opens
from pokernight.rules.dealing.direction import in_turn
from pokernight.rules.dealing.growing import MORE_CARDS, more_cards
from pokernight.rules.dealing.serve import AS_DEALT, DECLINED, LAST_UP, LIE, DealRemark, Serve, count, counted
from pokernight.rules.dealing.sitting_out import dealt_in
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.who import OnePlayer, Showing, ThoseIn, Who
from pokernight.rules.rule import Remark, Step
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, Answer, Choice, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import Lie, hand
from pokernight.table.table import Table


@sentence("{count} card(s) {face}", "{count} [more] {face} [card]", "{count} [more] card {face}")
@reads("<a|one|> <last|final|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth> card {face}", count=1)
@reads("<a|one|> <last|final|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth> card", count=1, face=Face.DOWN)
@reads("{count} [more] card is dealt {face}")
@reads("{count} [more] card [is dealt]", "{count} hole card", face=Face.DOWN)
class Batch(Part):
    """So many cards, up or down."""

    count: int
    face: Face


class Dealing(Step):
    """A step that deals cards, to the players or to the table."""


@sentence(
    "Deal {batches} to each player",
    "[Deal] {batches} to <each|every|all> player [still in|who have not folded|in turn]",
    "[Deal] {batches} to everyone [still in|who have not folded|in turn]",
    "[Deal] {batches} to anyone",
    "<Deal|give> <each player|everyone> {batches} [one at a time]",
    "<Each player|everyone|all player> <get|is dealt> {batches}",
    "[Deal] {batches} to <each|every|all> player one [card] at a time",
    "Deal {batches} [each]",
)
@reads("<last|final> card is dealt <face down|down>", batches=(Batch(1, Face.DOWN),))
@reads("<last|final> card is dealt <face up|up>", batches=(Batch(1, Face.UP),))
class Deal(Dealing):
    """So many cards to each player still in, one at a time."""

    batches: tuple[Batch, ...]

    def tally(self, totals: Totals) -> None:
        for batch in self.batches:
            if not totals.said(Wanted):
                totals.deal(batch.count)
            totals.tags |= {"stud"} if batch.face is Face.UP else set()
        totals.up_rounds += any(batch.face is Face.UP for batch in self.batches)
        for remark in totals.remarks:
            if isinstance(remark, BetAfterEach):
                remark.count(totals, self.batches)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins():
            table.burn()
            frame.notes[MORE_CARDS] = more_cards(table, sum(batch.count for batch in self.batches))
        if any(isinstance(remark, DealRemark) for remark in frame.remarks):
            return self._serve(table, frame, self._lies(frame))
        bets = [remark for remark in frame.remarks if isinstance(remark, BetAfterEach)]
        if bets:
            return self._bet_between(table, frame, bets[0])
        for lie in self._lies(frame):
            table.deal(self._order(table, frame), lie)
        return None

    def _bet_between(self, table: Table, frame: Frame, betting: "BetAfterEach") -> Asking | None:
        """One card to each, time after time, with betting rounds in between."""
        lies, done = self._lies(frame), frame.notes.get("rounds", 0)
        for lie in lies[done:]:
            frame.notes["rounds"] = done = done + 1
            table.deal(self._order(table, frame), lie)
            if betting.follows(lie):
                betting.bet(table)
                return {}
        return None

    def _lies(self, frame: Frame) -> list[Lie]:
        """How the cards lie that each player gets, one after the other."""
        same = next((remark.face for remark in frame.remarks if isinstance(remark, SameWay)), None)
        lies = [(same or batch.face).lie for batch in self.batches for _ in range(batch.count)]
        lies += lies[-1:] * frame.notes.get(MORE_CARDS, 0)
        blind = any(isinstance(said, NoPeek) or (isinstance(said, DealRemark) and said.blind) for said in frame.remarks)
        return [Lie.BLIND] * len(lies) if blind else lies

    def _order(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """Who gets cards, the first one first."""
        if not frame.remarks:
            return dealt_in(table, in_turn(table))
        first = next((remark.first(table) for remark in frame.remarks if isinstance(remark, DealOrder)), None)
        seats = dealt_in(table, in_turn(table, first))
        if any(isinstance(remark, DealRemark) and remark.backwards for remark in frame.remarks):
            seats = (*reversed(seats[:-1]), *seats[-1:])
        return next((r.widened(table, seats) for r in frame.remarks if isinstance(r, DealOrder)), seats)

    def _serve(self, table: Table, frame: Frame, rounds: list[Lie]) -> Asking | None:
        """Card by card, each player asked in turn."""
        if frame.begins("served"):
            for remark in frame.remarks:
                if isinstance(remark, DealRemark):
                    remark.open(table)
        at = frame.notes.setdefault("round", 0)
        if "queue" not in frame.notes:
            order = self._order(table, frame)
            if not table.enough_for(order):
                if any(isinstance(remark, Wanted | Costs) for remark in frame.remarks):
                    return None  # where not all could take one, nobody does
                table.deal(order, rounds[at])
                order = ()
            frame.notes["queue"] = order
            table.note("dealing order", order)
            table.note("passed on", ())
        while frame.notes["queue"]:
            seat, *rest = frame.notes["queue"]
            frame.notes["queue"] = tuple(rest)
            if seat in table.state.folded and not any(isinstance(r, DealOrder) and r.folded_too for r in frame.remarks):
                continue
            passed = dict(table.state.notes["passed on"]).get(seat)
            last_up = rounds[at] is Lie.UP and Lie.UP not in rounds[at + 1 :]
            lie = rounds[at] if passed is None else table.state.lies[passed]
            notes = {LIE: lie, AS_DEALT: rounds[at], LAST_UP: last_up}
            table.then(Serve(), seat, card=passed, remarks=frame.remarks, notes=notes)
            return {}
        for remark in frame.remarks:
            if isinstance(remark, DealRemark):
                remark.round_over(table, at + 1, last=at + 1 == len(rounds))
        if at + 1 < len(rounds):
            frame.notes["round"] = at + 1
            del frame.notes["queue"]
            return self._serve(table, frame, rounds)
        return None


@sentence("Deal {batches} to {who}", "{batches} is dealt to {who}")
class DealTo(Step):
    """So many cards to one player, or to those who went in."""

    batches: tuple[Batch, ...]
    who: Who

    @classmethod
    def said(cls, **fields: Any) -> "DealTo | None":
        """What all players get is another rule."""
        return cls(**fields) if isinstance(fields["who"], OnePlayer | ThoseIn) else None

    def tally(self, totals: Totals) -> None:
        for batch in self.batches:
            if isinstance(self.who, ThoseIn):
                totals.deal(batch.count)
            else:
                totals.take(once=batch.count)
                totals.seen += batch.count
            totals.tags |= {"stud"} if batch.face is Face.UP else set()

    def play(self, table: Table, frame: Frame) -> Asking | None:
        for seat in self.who.seats(table):
            for lie in [batch.face.lie for batch in self.batches for _ in range(batch.count)]:
                table.deal_to(hand(seat), lie)
        return None


class DealOrder(Remark):
    """Who gets the first card of a deal, and who gets cards at all."""

    folded_too = False

    def first(self, table: Table) -> int | None:
        """The seat that gets the first card; None for the usual one."""
        return None

    def widened(self, table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
        """All who get cards, where it is not just those still in."""
        return seats


@sentence(
    "Nobody may look at these cards",
    "No one may look at <<this|these|their> [down|hole] card|it|they> [until <showdown|end of game>]",
    "<Player|each player> <may|do> not look at <these|their> [hole|down] card [until showdown]",
    "<They|player|each player> <may|do> not look at <it|they> [until <showdown|end of game>]",
    "without looking [at <these|their> card]",
    "<which|that> <they|player> <may|do> not look at",
)
class NoPeek(Remark):
    """Cards dealt blind: not even their owner knows them; those on the table that lie face down nobody knows anyhow."""

    about = (Deal, Dealing)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("no-peek")


@sentence("There is a betting round after each card, opened by {opener}", face=None)
@sentence("There is a betting round after each card that is dealt {face}, opened by {opener}")
@reads(
    "[There is|with|followed by] [a] [normal] betting [round] after each [card|one|of they][ is dealt]",
    "After each [card|one] [is dealt] there is a [normal] betting round",
    opener=Opens(Showing(End.HIGH)),
)
@reads(
    "[There is|with|followed by] [a] [normal] betting [round] after each {face} card",
    "After each {face} card there is a [normal] betting round",
    opener=Opens(Showing(End.HIGH)),
)
class BetAfterEach(Remark):
    """The cards come one at a time, each of them, or each that lies in a certain way, followed by a betting round."""

    about = (Deal,)
    opener: Opener
    face: Face | None = None

    def follows(self, lie: Lie) -> bool:
        """Whether a betting round comes after a card that lies so."""
        return self.face is None or self.face.lie is lie

    def bet(self, table: Table) -> None:
        """Let the betting round come next."""
        table.then(Bet(self.opener))

    def count(self, totals: Totals, batches: tuple[Batch, ...]) -> None:
        """Count the betting rounds of a deal."""
        for batch in batches:
            for _ in range(batch.count if self.follows(batch.face.lie) else 0):
                Bet(self.opener).tally(totals)


@sentence("They may look at these cards", "<They|player> may look at <this|these> card")
class MayLook(Remark):
    """What goes without saying, said beside cards at which nobody may look."""

    about = (Deal,)


@sentence("It costs {price}", "<This|card> cost {price}")
class Costs(DealRemark):
    """A price for the card."""

    about = (Deal,)
    price: Price

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        chips = self.price.chips(table)
        if table.state.chips[frame.seat] < chips:
            frame.notes[DECLINED] = True
            return None
        return take_it(f"Pay {chips} for a card?")

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        if answer.verb == DECLINE:
            frame.notes[DECLINED] = True
        else:
            table.pay(frame.seat, self.price.chips(table), "fee")
        return False

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")


class Wish(Term):
    """Who may still be dealt a card that is dealt only to those who want it."""

    ANYONE = ("if they want it", "who want it", "who want one")
    LAST_ROUND = (
        "if they want it and got a card in the last round",
        "if they want it and if they got a card dealt to them last round",
    )


_NOT_DECLINED = "if they want it and [if they] have not declined [a card] {times} time in <a|> row"


@sentence("It is only dealt {wish}", "{wish}", price=None, times=0)
@sentence("It is only dealt {wish}, for {price}", "{wish} for {price}", times=0)
@sentence(
    "It is only dealt if they want it and have not declined {times} times in a row",
    _NOT_DECLINED,
    wish=Wish.ANYONE,
    price=None,
)
@sentence(
    "It is only dealt if they want it and have not declined {times} times in a row, for {price}",
    f"{_NOT_DECLINED} for {{price}}",
    wish=Wish.ANYONE,
)
class Wanted(DealRemark):
    """The card is for those who want it, sometimes at a price."""

    about = (Deal,)
    wish: Wish = Wish.ANYONE
    price: Price | None = None
    times: int = 0
    """How often in a row a card can be declined before no more is offered; 0 where there is no end to it."""

    def settle(self, table: Table, frame: Frame) -> None:
        chips = self.price.chips(table) if self.price else 0
        declined = counted(table, "declined", frame.seat)
        patience = 1 if self.wish is Wish.LAST_ROUND else self.times
        barred = bool(patience) and declined >= patience
        barred |= declined > 0 and any(isinstance(remark, NoSecondChance) for remark in frame.remarks)
        if barred or chips > table.state.chips[frame.seat] or not table.can_deal():
            frame.notes[DECLINED] = True

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if frame.notes.get(DECLINED):
            return None
        price = f" for {self.price.chips(table)}" if self.price else ""
        return take_it(f"Take another card{price}?")

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        if answer.verb == DECLINE:
            frame.notes[DECLINED] = True
            count(table, "declined", frame.seat, counted(table, "declined", frame.seat) + 1)
        else:
            count(table, "declined", frame.seat, 0)
            if self.price:
                table.pay(frame.seat, self.price.chips(table), "fee")
        return False

    def tally(self, totals: Totals) -> None:
        totals.open_cards = CHOSEN
        totals.tags |= {"fee"} if self.price else set()


@sentence(
    "Who has declined a card gets no more of them",
    "<Player|a player|anyone|those> who <decline|declined|refuse|pass|passed> [a|one] [card] <may not <take|get|have>"
    "|get no> [any] more [card] [<for|in> rest of <game|hand>]",
    "Once <they|a player> <decline|declined|pass|have declined> [a card] they <may not <take|get>|get no> [any] more"
    " [card]",
)
class NoSecondChance(Remark):
    """To decline a card is to have all the cards that one will have."""

    about = (Wanted,)


@sentence("It is dealt as the last one was", "<in|> same way [as before]", "as before", "like first one")
class SameWay(Remark):
    """Cards that lie as those of the deal before, about which all is true that is said of those."""

    about = (Deal,)
    face: Face | None = None

    def resolved(self, deal: Deal) -> "SameWay":
        """The same, with the way in which the cards of the deal before lie."""
        return SameWay(deal.batches[-1].face)


@sentence("The deal starts one seat further left each round", "Rotating start one player left each round")
class Rotating(DealOrder):
    """Another player gets the first card each round."""

    about = (Deal,)

    def first(self, table: Table) -> int | None:
        first: int = table.state.notes.get("deal started", 0) % table.state.seats + 1
        table.note("deal started", first)
        return first
