"""Saying what one plays for: high, low, both, in, out."""

from collections.abc import Iterable
from itertools import takewhile
from typing import Any

from pokernight.language.part import Part, Term, reads, sentence
from pokernight.measure.numbers import CHOSEN
from pokernight.rules.act import COST, Act, InPlace
from pokernight.rules.betting.bet import Bet, NoFolding
from pokernight.rules.conditions.showing import showings
from pokernight.rules.dealing.sitting_out import COMPARED
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import THEY, WHO
from pokernight.rules.parts.who import EachPlayer
from pokernight.rules.plan import contenders, plan_for
from pokernight.rules.pot.guts import NOBODY_IN, LosersPay, ManyIn, OutMeansFolded
from pokernight.rules.pot.last_in import OUT, LastGoesIn, said_now
from pokernight.rules.pot.settling import ONE_IN, Compares, GivesPot, later, noted, play_again, went_in
from pokernight.rules.rule import Deed, Event, HandName, Hit, Remark, Standing, Step
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, Words, take_it
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Frame
from pokernight.table.places import DECK, Lie
from pokernight.table.referee import SHOWDOWN
from pokernight.table.table import Table

DECLARED_BEST = "declared best"
"""The note that says who has called the end."""


class Ways(Term):
    """What there is to choose from."""

    HIGH_LOW = ("high or low", "high low", "low or high", "low high")
    HIGH_LOW_BOTH = (
        *("high, low or both", "high low both", "high low or both ways", "low, high or both"),
        *("high low or swing", "high low swing", "high low or pig", "high low pig"),
    )
    IN_OUT = (
        *("in or out", "in out", "out or in", "stay or drop", "stay drop", "hold or drop", "hold drop"),
        *("in or drop", "play or drop", "play or pass", "stay in or drop out", "stay in or go out"),
    )
    HIGH_LOW_OUT = (
        *("high, low or out", "high low out", "low, high or out", "low high out"),
        *("in high, in low or out", "in for high, in for low or out"),
    )
    ALL = ("high, low, both or out", "high low both out")

    @property
    def words(self) -> tuple[str, ...]:
        """The words that can be said; what is said for who says nothing stands first."""
        ways = {
            Ways.HIGH_LOW: ("high", "low"),
            Ways.HIGH_LOW_BOTH: ("high", "low", "both"),
            Ways.IN_OUT: ("out", "in"),
            Ways.HIGH_LOW_OUT: ("out", "high", "low"),
            Ways.ALL: ("out", "high", "low", "both"),
        }
        return ways[self]

    @property
    def may_stay_out(self) -> bool:
        """Whether one can stay out."""
        return "out" in self.words


_HIDDEN = "<in|under> <their|a|table> [closed] [hand|fist]"
_HOLDING = "<[by] <holding|placing>|with|using>"

CHIPS = f"{_HOLDING} [{{_:int}}] [or {{_:int}}] chip [{_HIDDEN}]"
"""How a declaration is made that nobody hears before the others."""


@sentence(
    "declare~s {ways}",
    "<declare|say|announce|call> [if|whether] [they <is|will [is]|is going|want to [go]>] {ways}",
    "declare [that] they is {ways}",
    "<choose|decide> [if|whether] [they <is|is going>|to <go|is|stay>] {ways}",
    "<go|vote> {ways}",
)
class Declare(Deed):
    """A choice that all make in secret and then show together."""

    ways: Ways
    at_once = True

    def open(self, table: Table) -> None:
        """Who stayed out of a round in which hands were compared may be in for the next."""
        since = takewhile(lambda past: not isinstance(past, ev.Declared), reversed(table.log))
        if table.state.notes.get("out") and any(noted(past, COMPARED) for past in since):
            table.note("out", ())

    def possible(self, table: Table, frame: Frame) -> bool:
        return frame.seat in able_to_declare(table)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        words = self._words(table, frame)
        if len(words) == 1 and not frame.may and not self._secretly(table, frame):
            return None
        default = NOTHING if frame.may else Answer("declare", word=words[0])
        return Words(f"Declare {self.ways.phrases[0]}.", default, "declare", words, may_decline=frame.may)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            return
        table.do(ev.Declared(frame.seat, answer.word or self._words(table, frame)[0]))
        if self.ways.may_stay_out and said_now(table).keys() >= {*able_to_declare(table)}:
            for rule in table.standing(LastGoesIn):
                rule.bring_in(table, self.ways.words[1])
            in_or_out(table)

    def _secretly(self, table: Table, frame: Frame) -> bool:
        """Whether a player is barred by cards that not all can see; not to be asked would give them away."""
        return any(rule.hidden(table, frame) for rule in table.standing(BarsDeclaring))

    def _words(self, table: Table, frame: Frame) -> tuple[str, ...]:
        """What the player may say."""
        words = [word for word in self.ways.words if word != "both" or not table.standing(NotBoth)]
        both = bool(table.standing(BothToo)) or bool(table.standing(BothMustWin))  # who speaks of both ways allows it
        if self.ways in (Ways.HIGH_LOW, Ways.HIGH_LOW_OUT) and both:
            words.append("both")
        for rule in table.standing(BarsDeclaring):
            if rule.bars(table, frame):
                words = [word for word in words if word not in (rule.end.phrases[0], "both")] or words
        if any(last.forces(table, frame.seat) for last in table.standing(LastGoesIn)):
            words = [word for word in words if word != OUT]
        return tuple(words)

    def tally(self, totals: Totals, times: int | None) -> None:
        if self.ways is not Ways.IN_OUT:
            totals.declared = True


@reads(
    "<Each player|everyone> <hold|put|take> a chip [<in|under> <their|table> [hand|fist]] [or not]"
    " [.|and then] <everyone|all player|they> <flip|show|open> [their hand]"
    " [and|.] player with a chip is in",
)
class InByChip(Step):
    """In or out, said with a chip."""

    @classmethod
    def said(cls, **_: Any) -> Act:
        return Act(EachPlayer(), Declare(Ways.IN_OUT))


_SAME_WAY = (
    "<everyone|all player|they all> <declare|declared|go|went|choose|chose> <same [way|thing]|alike|in same direction>"
)
"""All to have declared high, or all low."""


@sentence(
    "If all declare the same, the best hand takes the whole pot",
    f"If {_SAME_WAY} <best|high> hand <take|win|get> [whole] pot",
)
class AllTheSame(Standing):
    """Where nobody plays for one end of the pot, the other takes all of it, which is the custom anyhow."""

    whole = True


@sentence(
    "all declare the same way",
    _SAME_WAY,
)
class AllOneWay(Event):
    """Everybody plays for the same end of the pot, or for both."""

    undecided = True
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        seats = contenders(table) if noted(event, SHOWDOWN) else ()
        said = {table.state.declared.get(seat) for seat in seats}
        return [Hit()] if len(seats) > 1 and len(said) == 1 and None not in said else []


@reads(f"<no|zero|one|two|three|empty> [chip|hand|fist] [{_HIDDEN}] [is|for|mean] <high|low|both [way]|in|out>")
class ChipCode(Part):
    """What so many chips in a closed hand say."""


_CODES = "{_:ChipCode} [and|or] {_:ChipCode} [[and|or] {_:ChipCode}]"


@sentence(
    "All declare together",
    "Declaration is [made] [<secret|made in secret>]",
    f"{CHIPS} [{_CODES}]",
    f"[{_HOLDING}] {_CODES}",
)
class DeclaredTogether(Remark):
    """Nobody hears what another declares before he has to, as usual."""

    about = (Declare,)


class BarsDeclaring(Standing):
    """Something for which a player may not declare one way."""

    end: End

    def bars(self, table: Table, frame: Frame) -> bool:
        """Whether it keeps the player of a frame from declaring that."""
        raise NotImplementedError(f"{type(self).__name__} bars nobody.")

    def hidden(self, table: Table, frame: Frame) -> bool:
        """Whether not all can see that it does."""
        return False


@sentence(
    "Nobody with {cards} may declare {end}",
    f"If {THEY} have {{cards}} they may not <declare|go> {{end}}",
    f"{THEY} <with|who have> {{cards}} may not <declare|go> {{end}}",
    without=False,
)
@sentence(
    "Nobody without {cards} may declare {end}",
    f"If {THEY} <have no|do not have> {{cards}} they may not <declare|go> {{end}}",
    f"{THEY} <without|with no|who have no> {{cards}} may not <declare|go> {{end}}",
    without=True,
)
class NoDeclaring(BarsDeclaring):
    """Cards that bar a declaration, or that it takes."""

    cards: Pick
    without: bool = False

    def bars(self, table: Table, frame: Frame) -> bool:
        return (len(self.cards.among(table, frame)) >= (self.cards.count or 1)) is not self.without

    def hidden(self, table: Table, frame: Frame) -> bool:
        if self.without:
            return self.cards.face is not Face.UP
        return any(table.state.lies[card] is not Lie.UP for card in self.cards.among(table, frame))


@sentence(
    "Nobody who shows {hand} may declare {end}",
    f"If {THEY} <have {{hand}} <showing|face up>|show {{hand}}|have a [face] up {{hand}}> they may not <declare|go>"
    " {end}",
    f"{THEY} <with|who have> {{hand}} <showing|face up> may not <declare|go> {{end}}",
    f"{THEY} <showing|who show|with a [face] up> {{hand}} may not <declare|go> {{end}}",
)
class NoDeclaringShown(BarsDeclaring):
    """A hand that lies face up and bars a declaration."""

    hand: HandName

    def bars(self, table: Table, frame: Frame) -> bool:
        least = self.hand.least(plan_for(table, frame.seat, showing=True))
        return showings(table, (frame.seat,))[frame.seat] >= least


@sentence(
    "A hand declared both ways wins both or nothing",
    "[A] hand declared <as both|both way> must win both [way] [to win anything]",
    f"If {THEY} <declare|go|call> <both [way]|high and low> they must win both [way|hand] [outright]"
    " [to win [anything|pot]|or they lose both|or <lose|get nothing>]",
    f"<{THEY} <going|declaring>|{WHO} <declare|declared|go|call>> <both [way]|high and low> must win both [way|hand]"
    " [outright] [to win [anything|pot]|or <lose <everything|all>|win nothing|get nothing>]",
    f"{WHO} <declare|declared|go|call> both [way] and do not win both [way]"
    " <lose [everything]|win nothing|get nothing>",
)
class BothMustWin(Standing):
    """Who declares both wins both ways or nothing, which is the custom anyhow."""


@sentence(
    "Players may also declare both, and must then win both",
    f"{THEY} may <declare|go|call> both [way] [but [they] must win both [way|hand] [outright] [to win <anything|pot>]]",
    f"<It is allowed|{THEY} is allowed> to <declare|go|call> both [way]",
)
class BothToo(Standing):
    """Both ways may be declared, though the declaration does not say so."""


@sentence("nobody declares {end}", "no <one|player> <declare|declared|go|went> {end}")
@reads("<everyone|all player> <declare|declared|go|went> low", end=End.HIGH)
@reads("<everyone|all player> <declare|declared|go|went> high", end=End.LOW)
class NobodyDeclares(Event):
    """All play for the other end of the pot."""

    end: End
    undecided = True
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if noted(event, SHOWDOWN):
            said = {table.state.declared.get(seat) for seat in contenders(table)}
            if not said & {self.end.phrases[0], "both"}:
                yield Hit()


@sentence(
    "declare~s that they have the best hand: they do not draw, and pay {price}",
    "declare that they have best hand by not drawing and paying {price}",
)
class DeclareBest(Deed):
    """The end of drawing, called by a player who is sure."""

    price: Price

    def possible(self, table: Table, frame: Frame) -> bool:
        able = table.state.chips[frame.seat] >= self.price.chips(table)
        return able and DECLARED_BEST not in table.state.notes

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if not frame.may:
            return None
        cost = frame.notes.get(COST, 0)
        declining = f" If you decline, your turn costs {cost}." if 0 < cost <= table.state.chips[frame.seat] else ""
        prompt = f"Declare that you have the best hand, for {self.price.chips(table)}?{declining}"
        return take_it(prompt, "declare")

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            return
        table.note("current bet", self.price.chips(table))
        table.pay(frame.seat, self.price.chips(table), "due")
        table.note(DECLARED_BEST, frame.seat)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen = totals.marks[-2].seen  # the draw before goes on until somebody declares
        totals.open_seen = CHOSEN
        totals.tags.add("fee")


class DeclareInstead(InPlace):
    """Rather than take a turn, a player may declare to have the best hand."""

    def done(self, table: Table) -> bool:
        return DECLARED_BEST in table.state.notes


@sentence("Nobody may declare both", f"<{THEY} may not|no <one|player> may> <declare|go|call> both [way]")
class NotBoth(Standing):
    """One way only."""


def able_to_declare(table: Table) -> tuple[int, ...]:
    """Whoever has not stayed out before, or was dealt more cards since; all where everybody stayed out."""
    there = went_in(table)
    able = tuple(seat for seat in table.state.still_in if seat in there or _dealt_since(table, seat))
    return able or table.state.still_in


def _dealt_since(table: Table, seat: int) -> bool:
    """Whether a player was dealt cards after he last declared something in this deal."""
    for event in reversed(table.log):
        match event:
            case ev.Declared(declarer) if declarer == seat:
                return False
            case ev.Moved(_, source, to) if source == DECK and to.seat == seat:
                return True
    return False


def in_or_out(table: Table) -> None:
    """All have said whether they are in: who is out takes no part in the showdown, or has folded.

    To stay out is to fold where the rules say so, and where there is betting before the showdown. When nobody is in,
    the pot is played for again, unless a rule has something else to say.
    """
    seats = table.state.still_in
    those_in = tuple(seat for seat in seats if table.state.declared.get(seat) != "out")
    out = tuple(seat for seat in seats if seat not in those_in)
    folds = out_is_folded(table)
    table.note("out", out)
    waiting = len(table.pending)
    if not those_in:
        table.note(NOBODY_IN)
        if len(table.pending) == waiting and folds:
            play_again(table)
        return
    if len(those_in) == 1:
        table.note(ONE_IN, those_in[0])
    elif table.spoken_of(ManyIn) and later(table, GivesPot, LosersPay, Compares) is None:
        table.note(COMPARED, len(those_in))  # nothing else would tell that several have to compare their hands
    if folds and not table.standing(NoFolding):
        table.fold(*out)


def out_is_folded(table: Table) -> bool:
    """Whether to stay out is to fold: where the rules say so, and where there is betting before the showdown."""
    if table.standing(OutMeansFolded):
        return True
    bet, showdown = later(table, Bet), later(table, GivesPot)
    return bet is not None and (showdown is None or bet < showdown)
