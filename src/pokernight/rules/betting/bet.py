"""Betting rounds, who opens them, and paying."""

from dataclasses import replace
from fractions import Fraction

from pokernight.language.part import reads, sentence
from pokernight.measure.numbers import MATCHING
from pokernight.rules.betting.opening import Forced, Opener, Opens, OpensInRotation
from pokernight.rules.dealing.direction import direction, in_turn
from pokernight.rules.parts.bettors import LastOpener, LastRaiser
from pokernight.rules.parts.places import Way
from pokernight.rules.parts.price import ANTE, Price, Unit
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.who import BesideDealer, OnePlayer, Showing
from pokernight.rules.plan import PLAYED_LOW, best_hand, plan_for
from pokernight.rules.rule import HandName, Remark, Standing, Step
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.betting import BetChoice
from pokernight.table.choices import Answer, Betting
from pokernight.table.frame import Asking, Frame
from pokernight.table.options import Limit, Options
from pokernight.table.pots import uncalled
from pokernight.table.table import Table

CHECK, CALL, FOLD = Answer("check"), Answer("call"), Answer("fold")

OPENS_FOR = "opens for"
"""The note of a betting round that its opener has to bet so much or more."""


_WHICH = "[Normal|first|second|third|fourth|fifth|next|last|final]"
"""Which betting round it is, which goes without saying."""


@sentence(
    "Betting round, opened by {opener}",
    f"{_WHICH} betting round with {{opener}} [opening|starting|<betting|acting|going> first|to <open|bet|act> [first]]",
    f"There is [a|one] [more] {_WHICH} betting round with {{opener}} [opening|<betting|acting|going> first]",
    "[There is] [a] [additional|normal] betting round <starting with|opened by> {opener}",
)
@reads(
    f"[There is] [a|one] [more] {_WHICH} betting round [follow|is held]",
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
        if frame.begins() and not self._open(table, frame):
            return None
        for seat, answer in frame.answers.items():
            act(table, seat, answer)
        frame.answers.clear()
        if table.pending:
            return {}
        found = table.bet_choice(limited(table, frame.remarks))
        if not found:
            self._close(table)
            return None
        seat, bets = found
        if bets.to == 0 and bets.may_raise and OPENS_FOR in frame.notes:
            return {seat: self._forced(bets, frame.notes[OPENS_FOR], table.state.chips[seat])}
        may_fold = not table.standing(NoFolding)
        if bets.to == 0 and not may_open(table, seat):
            shut = replace(bets, least=0, most=0)
            return {seat: Betting("Check: it takes a better hand to open.", CHECK, shut, may_fold)}
        if not bets.call:
            if bets.may_raise and any(rule.binds(table, seat) for rule in table.standing(BetsWith)):
                prompt, least = "With such a hand you have to bet.", Answer("bet", word=str(bets.least))
                return {seat: Betting(prompt, least, bets, may_fold=False, may_check=False)}
            if may_fold and bets.may_raise and any(isinstance(remark, NoChecking) for remark in frame.remarks):
                return {seat: Betting("Bet or fold.", FOLD, bets, may_check=False)}
            return {seat: Betting(bets.prompt(), CHECK, bets, may_fold)}
        prompt = bets.prompt(may_fold=may_fold)
        return {seat: Betting(prompt, FOLD if may_fold else CALL, bets, may_fold, may_check=False)}

    def _forced(self, bets: BetChoice, chips: int, stack: int) -> Betting:
        """The question how much is bet, where that must be so many chips at the least."""
        least = min(max(bets.least, chips), stack)
        open_to = replace(bets, least=least, most=max(bets.most, least))
        prompt = f"You have to open: bet {least} or more."
        return Betting(prompt, Answer("bet", word=str(least)), open_to, may_fold=False, may_check=False)

    def _open(self, table: Table, frame: Frame) -> bool:
        """Begin the round; no where nobody is left to bet against, or where the players are betting already."""
        if table.state.round:
            return False
        remarks = frame.remarks
        posted = table.state.notes.get("posted", ())
        opens = next((remark.opener for remark in remarks if isinstance(remark, BetsFirst)), self.opener)
        opener = opens.seat(table)
        if posted:
            opener = table.neighbour(posted[-1][0], direction(table))
            table.note("posted", ())
        order = tuple([seat for seat in in_turn(table, opener) if table.state.chips[seat]])
        behind = any(chips for _, chips in posted)
        if table.standing(NoBetting) or len(table.state.still_in) < 2 or not order or (len(order) < 2 and not behind):
            return False
        _note_opener(table, order[0], first="first opener" not in table.state.notes)
        options = limited(table, remarks)
        least = options.maximum if options.limit is Limit.FIXED else options.minimum
        table.do(ev.RoundBegan(order, posted, least))
        forced = max([opens.forced(table), *(r.forced(table) for r in remarks if isinstance(r, OpenerBets))])
        if forced.chips and forced.or_more:
            frame.notes[OPENS_FOR] = forced.chips
        elif forced.chips:
            act(table, order[0], Answer("bet", word=str(min(forced.chips, table.state.chips[order[0]]))))
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
        if "last raiser" not in table.state.notes and table.standing(OpensWith):
            _note_opener(table, seat, first=True)  # where it takes a hand to open, who bets first has opened
        table.note("last raiser", seat)
    if total > paid:
        total = paid + table.pay(seat, total - paid, "bet")
    table.do(ev.Acted(seat, answer.verb, total))


def _note_opener(table: Table, seat: int, *, first: bool) -> None:
    """Keep in mind who opened a round, or the first of all, where a rule speaks of that."""
    if len(table.spoken_of(LastOpener)) + len(table.spoken_of(LastRaiser)):
        table.note("last opener", seat)
        if first:
            table.note("first opener", seat)


def limited(table: Table, remarks: tuple[object, ...]) -> Options:
    """The customs of the betting, as far as the game changes them."""
    options = table.options
    for limit in table.standing(BetLimit):
        if limit.applies(table):
            options = replace(options, maximum=max(options.minimum, limit.price.chips(table)))
    for remark in remarks:
        if isinstance(remark, RaiseLimit):
            options = replace(options, raises=remark.count, raises_for_two=False)
        elif isinstance(remark, BetSize):
            chips = max(1, remark.price.chips(table))
            options = replace(options, limit=Limit.FIXED, minimum=chips, maximum=chips)
    return options


def may_open(table: Table, seat: int) -> bool:
    """Whether a player may bet where nobody has: the first bet of a deal may need a hand, unless it is played low."""
    openers = table.standing(OpensWith)
    if not openers or "last raiser" in table.state.notes or table.state.notes.get(PLAYED_LOW):
        return True
    strength = best_hand(table, seat, End.HIGH, qualified=False).strength
    return all(strength >= rule.needed(table).least(plan_for(table, seat)) for rule in openers)


class BetsWith(Standing):
    """A rule by which a player with a certain hand has to bet where nobody has."""

    def binds(self, table: Table, seat: int) -> bool:
        """Whether a player has such a hand now."""
        raise NotImplementedError(f"{type(self).__name__} binds nobody.")


class OpensWith(Standing):
    """A rule that asks for a hand from who opens the betting."""

    hand: HandName

    def needed(self, table: Table) -> HandName:
        """The hand that it takes in this deal."""
        return self.hand


@sentence("Nobody antes", "Player do not ante", "There is no ante")
class NoAnte(Standing):
    """The hand begins with an empty pot."""


@sentence("The ante is {price}", "<Everyone|each player|player> ante {price} instead of <normal|usual|> ante")
@reads("ante is <double|doubled>", "double ante", price=Price(Unit.ANTE, Fraction(2)))
@sentence("Everyone antes as usual", price=ANTE)
class UsualAnte(Standing):
    """The ante that every hand begins with, said on the page as well: nobody pays it twice."""

    price: Price = ANTE


@sentence("Only {who} antes, and nobody else", "Only {who} ante", for_all=False)
@sentence("{who} antes for everyone", "{who} <put in|pay> [all] ante <for|of> <everyone|all [player]>", for_all=True)
class OneAntes(Standing):
    """One player puts in his ante alone, or the antes of all."""

    who: OnePlayer
    for_all: bool

    def pay(self, table: Table) -> None:
        """What is there to begin with, out of one stack."""
        antes = table.state.seats if self.for_all else 1
        table.pay(self.who.seat(table) or table.state.seats, table.options.ante * antes, "fee")


@sentence("No bet may be more than {price}", "<Bet|Betting> is limited to {price}", "Maximum bet is {price}")
@reads("Betting is pot limit", price=Price(Unit.POT))
class BetLimit(Standing):
    """The most that may be bet or raised at once."""

    price: Price

    def applies(self, table: Table) -> bool:
        """Whether it holds now."""
        return True


@sentence(
    "Nobody may raise",
    "There is no raise [in a betting round]",
    "No raise is allowed [in this round]",
    count=0,
)
@sentence(
    "There are at most {count} raise(s) in a betting round",
    "with a <maximum|limit> of {count} raise",
    "<Maximum|limit> of {count} raise",
    "Only {count} raise is allowed",
    "[Each] betting round is limited to {count} raise",
    "<Maximum|limit> of {count} raise <per|a|each> [betting] round",
)
class RaiseLimit(Remark):
    """How often a round may be raised, by two players too."""

    about = (Bet,)
    count: int


@sentence(
    "It is opened by {opener}",
    "{opener} <bet|go|act|open> first",
    "{opener} open [betting]",
    "Betting start with {opener}",
)
@reads("Betting start to left of dealer", opener=Opens(BesideDealer(Way.LEFT)))
class BetsFirst(Remark):
    """Who opens the betting round that was spoken of."""

    about = (Bet,)
    opener: Opener

    def tally(self, totals: Totals) -> None:
        self.opener.tally(totals)


@sentence("Who opens it must bet {price}", "<Opener|they> must <bet|open for> {price}", or_more=False)
@sentence(
    "Who opens it must bet at least {price}",
    "<Opener|they> must <bet|open for> <at least {price}|{price} or more>",
    or_more=True,
)
@reads("<Opener|they> must <bet|open>", price=Price(Unit.MINIMUM), or_more=False)
class OpenerBets(Remark):
    """Who opens the betting round has to bet, so much or no less."""

    about = (Bet,)
    price: Price
    or_more: bool = False

    def forced(self, table: Table) -> Forced:
        """What that comes to."""
        return Forced(self.price.chips(table), self.or_more)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("forced-bet")


@sentence(
    "Every bet and raise is {price}", "<Each|Every> bet [and raise] is {price}", "Bet [and raise] is [always] {price}"
)
class BetSize(Remark):
    """All bets of a round are of one size."""

    about = (Bet,)
    price: Price


@sentence(
    "Nobody may check",
    "with no checking",
    "<There is no checking [in this round]|[a] player may not check|no <player|one> may check>"
    " [[.|so|and] <they|everyone|[each|every|all|a] player> [must|have to] [either] bet or fold]",
)
class NoChecking(Remark):
    """Who is not asked to call bets or folds, as long as he can bet."""

    about = (Bet,)
    longest = True

    def tally(self, totals: Totals) -> None:
        totals.tags.add("forced-bet")


@sentence("There is no betting", "No betting")
class NoBetting(Standing):
    """Nobody bets in this game."""


@sentence("Nobody may fold", "<Player|a player> may not fold")
class NoFolding(Standing):
    """Everybody stays in to the end."""
