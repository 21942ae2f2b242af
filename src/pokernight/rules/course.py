"""A game as a table plays it: its lines in order, its watches, its deck."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import takewhile
from typing import Any, TypeVar

from pokernight.cards import Deck
from pokernight.rules.act import Act, FoldedToo
from pokernight.rules.dealing.deal import Deal, SameWay
from pokernight.rules.dealing.deck import DeckRunsOut, LastIsCommon, Reshuffle, deck_of
from pokernight.rules.drawing.draw import Draw, DuringDeal, RightAfterDeal
from pokernight.rules.line import Line
from pokernight.rules.parts.refs import Nth
from pokernight.rules.pot.deals import WinsDeal, deal_won
from pokernight.rules.pot.declare import Declare, DeclareBest, DeclareInstead, Ways
from pokernight.rules.pot.guts import MATCHED, pot_was_won
from pokernight.rules.pot.legs import FirstToWin, leg_for_last
from pokernight.rules.pot.settling import AfterPot, GivesPot, play_again, take_antes, take_pots
from pokernight.rules.pot.showdown import Showdown
from pokernight.rules.referee import RulesReferee
from pokernight.rules.repeats.until import RepeatAll
from pokernight.rules.rule import Rule, Standing, Step
from pokernight.rules.watches.effects import BackIn
from pokernight.rules.watches.provided import Provided
from pokernight.rules.watches.redeal import Redeal
from pokernight.rules.watches.trigger import Check, Folds, When
from pokernight.table import events as ev
from pokernight.table.frame import Frame, Turn
from pokernight.table.hand import Hand
from pokernight.table.table import Table

Kind = TypeVar("Kind")


class GameCourse:
    """The lines of a game with their remarks, and the rules that hold throughout."""

    def __init__(self, lines: Sequence[Line], sure_seats: int) -> None:
        """Put the lines in order; a look at how things stand is kept throughout where it stands before or after all.

        Which card is the last can only be told at the end, so that a look at it is taken right before the showdown.
        So is a look at what makes another hand win than the showdown says.
        """
        self.sure_seats = sure_seats
        """How many can play and need not fear that the deck runs out."""
        said = (rule for line in lines for rule in line.rules)
        self.rules: tuple[Rule, ...] = tuple(rule.lasting if isinstance(rule, Check) else rule for rule in said)
        last = max((at for at, line in enumerate(lines) if any(isinstance(r, Showdown) for r in line.rules)), default=0)
        begun = (at for at, line in enumerate(lines) if any(not isinstance(step, Check) for step in line.steps))
        first = next(begun, 0)
        self._kinds: dict[type | tuple[type], tuple[Any, ...]] = {}
        self.kept: dict[Any, Any] = {}
        """Whatever is worked out once for the whole game."""
        self.turns: list[Turn] = []
        self.checks: list[Check] = []
        self.said: dict[Rule, tuple[object, ...]] = {}
        """What is said about rules that bring things about in the middle of others."""
        remarks = _remarks_of(lines)
        served = _served(lines, remarks)
        wins = _other_winners(lines)
        for at, line in enumerate(lines):
            apart = at < first or at > last
            kept = [rule for rule in line.steps if isinstance(rule, Check) and (apart or rule.at_showdown)]
            self.checks.extend(rule for rule in kept if not rule.at_the_end)
            self.said.update((rule, remarks[at]) for rule in line.rules if isinstance(rule, Check | When))
            steps = tuple(rule for rule in line.steps if rule not in kept and (at < last or rule not in wins))
            if at == last:
                before = tuple(takewhile(lambda rule: not isinstance(rule, Showdown), steps))
                steps = (*_looks_at_the_end(lines, first, at), *before, *wins, *steps[len(before) :])
            if steps:
                here = tuple(step for step in steps if (at, step) not in served)
                self.turns.extend(Turn(part, remarks[at], at + 1) for part in _parted(here))
        self._since = _rounds_of(lines, self.turns)
        """The turn from which on a rule is watched for, where it speaks of the last of several declarations."""
        self.standing = tuple(rule for rule in self.rules if isinstance(rule, Standing))
        watching = (rule for rule in self.standing if rule.watches)
        self._listening: dict[type, tuple[Standing, ...]] = {}
        once = dict.fromkeys(watching)  # what is said on several lines happens once
        self.watching = tuple(sorted(once, key=_redeals))  # after a new deal, nothing more comes of the old

    def of_kind(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """Every rule of a kind; asked so often that the answers are kept."""
        found = self._kinds.get(kind)
        if found is None:
            found = self._kinds[kind] = tuple(rule for rule in self.rules if isinstance(rule, kind))
        return found

    def parts_of(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """Everything of a kind that the rules speak of, wherever it stands in them."""
        if (kind,) not in self._kinds:
            self._kinds[(kind,)] = tuple(part for rule in self.rules for part in rule.walk() if isinstance(part, kind))
        return self._kinds[(kind,)]

    @cached_property
    def deck(self) -> Deck:
        """The cards that are used."""
        return deck_of(self.standing)

    @cached_property
    def keeps_folded(self) -> bool:
        """Whether a rule still speaks of the cards of who has folded."""
        return any(self.parts_of(kind) for kind in (FoldedToo, Folds, BackIn))

    @cached_property
    def brings_back(self) -> bool:
        """Whether a rule can bring a folded player back."""
        return bool(self.parts_of(BackIn))

    def referee(self, hand: Hand) -> RulesReferee:
        """Whoever knows what the hands at a table are worth."""
        return RulesReferee(hand)

    def begin(self, table: Table) -> None:
        """Antes, and whatever standing rules set up."""
        if table.state.seats > self.sure_seats:
            table.note(ev.MAY_RUN_OUT, table.state.seats)
        take_antes(table)
        short = [
            effect
            for rule in table.standing(When)
            if any(isinstance(event, DeckRunsOut) for event in rule.events)
            for effect in rule.effects
        ]
        table.reshuffles = not short or any(isinstance(effect, Reshuffle) for effect in short)
        table.common_at_end = all(isinstance(effect, Reshuffle | LastIsCommon) for effect in short)
        for rule in self.standing:
            rule.begin(table)

    def watch(self, table: Table, event: ev.Event) -> Sequence[Frame]:
        """What has to be played because of an event; only rules are asked that listen to events of its kind."""
        kind = type(event)
        listening = self._listening.get(kind)
        if listening is None:
            listening = tuple(rule for rule in self.watching if not rule.listens or kind in rule.listens)
            self._listening[kind] = listening
        if not listening:
            return ()
        if self._since:
            listening = tuple(rule for rule in listening if self._since.get(rule, -1) < table.cursor)
        return [self._remarked(rule, frame) for rule in listening for frame in rule.watch(table, event)]

    def _remarked(self, rule: Rule, frame: Frame) -> Frame:
        """What follows from a rule, with what is said about that."""
        frame.remarks = frame.remarks or self.said.get(rule, ())
        return frame

    def after(self, table: Table) -> Iterable[Frame]:
        """What has to be looked at after every line, as far as it was not so after the line before."""
        if not self.checks:
            return ()
        deal = table.state.notes.get("deals", 1)
        due = {
            (deal, number, frame.seat, frame.card): self._remarked(check, frame)
            for number, check in enumerate(self.checks)
            for frame in check.due(table)
        }
        fresh = [frame for key, frame in due.items() if key not in table.noticed]
        table.noticed = frozenset(due)
        return fresh

    def over(self, table: Table) -> bool:
        """Whether only one player is left, and nobody can come back."""
        return table.state.sides < 2 and not self.brings_back

    def finish(self, table: Table) -> None:
        """What losers have put in is played for again; whatever else is in the pot goes to who won, or who is left.

        Who is left alone has only won the deal where that is all that can be won.
        """
        repeats = self.of_kind(RepeatAll) if table.spoken_of(WinsDeal) else ()
        if len(table.state.still_in) == 1 and repeats:
            deal_won(table, table.state.still_in)
            repeats[0].play(table, Frame(repeats[0]))
            return
        if len(table.state.still_in) == 1 and any(leg_for_last(table, legs) for legs in table.spoken_of(FirstToWin)):
            play_again(table, for_all=True)
            return
        if table.pot_size() and table.state.notes.get(MATCHED) and len(table.state.still_in) > 1:
            play_again(table, for_all=True)
        elif table.pot_size():
            alone = table.state.sides == 1
            won = table.state.notes["won"] if pot_was_won(table) else ()
            why = "everybody else folded" if alone else "nobody else could win it"
            take_pots(table, won or table.state.still_in, why)
            if table.pot_size():
                play_again(table)


def _redeals(rule: Standing) -> bool:
    return isinstance(rule, When) and any(isinstance(effect, Redeal) for effect in rule.effects)


def _rounds_of(lines: Sequence[Line], turns: Sequence[Turn]) -> dict[Standing, int]:
    """From which turn on rules are watched for that speak of a declaration: it is the one before them."""
    declares = [at for at, turn in enumerate(turns) if any(_says_in_or_out(rule) for rule in turn.rules)]
    since: dict[Standing, int] = {}
    for number, line in enumerate(lines, 1):
        before = [at for at in declares if turns[at].line <= number]
        for rule in line.rules if len(declares) > 1 and before else ():
            if isinstance(rule, When) and any(event.of_declaring for event in rule.events):
                since.setdefault(rule, before[-1])
    return since


def _says_in_or_out(rule: object) -> bool:
    return isinstance(rule, Act) and isinstance(rule.action, Declare) and rule.action.ways is Ways.IN_OUT


def _parted(steps: tuple[Step, ...]) -> Iterator[tuple[Step, ...]]:
    """The steps of a line, with those apart that come after the pot was given away, so that they can look back."""
    gives = [at for at, step in enumerate(steps) if isinstance(step, GivesPot)]
    after = next((at for at, step in enumerate(steps) if gives and at > gives[0] and isinstance(step, AfterPot)), 0)
    yield from (steps[:after], steps[after:]) if after else (steps,)


def _looks_at_the_end(lines: Sequence[Line], first: int, last: int) -> tuple[Check, ...]:
    """The looks at the last card of all that stand apart from the steps, and those that are taken there anyhow."""
    checks = [(at, rule) for at, line in enumerate(lines) for rule in line.steps if isinstance(rule, Check)]
    return tuple(rule for at, rule in checks if rule.at_showdown or (not first <= at <= last and rule.at_the_end))


def _other_winners(lines: Sequence[Line]) -> tuple[Step, ...]:
    """What makes another hand win than the last showdown says, told right after it."""
    steps = [rule for line in lines for rule in line.steps if not isinstance(rule, Check)]
    last = max((at for at, rule in enumerate(steps) if isinstance(rule, Showdown)), default=len(steps))
    return tuple(
        takewhile(lambda rule: isinstance(rule, Provided) and isinstance(rule.step, Showdown), steps[last + 1 :])
    )


def _served(lines: Sequence[Line], remarks: list[tuple[object, ...]]) -> set[tuple[int, Step]]:
    """The draws that are offered in the middle of the deal before them, which is told of it."""
    served: set[tuple[int, Step]] = set()
    for at, line in enumerate(lines):
        draws = [step for step in line.steps if isinstance(step, Act) and isinstance(step.action, Draw)]
        deals = [before for before in range(at + 1) if any(isinstance(step, Deal) for step in lines[before].steps)]
        after = next((remark for remark in remarks[at] if isinstance(remark, RightAfterDeal)), None)
        if draws and deals and after:
            during = tuple(DuringDeal(draw.action, draw.may, after.nth) for draw in draws)
            for deal in deals[-1:] if after.nth is Nth.LAST else deals:
                remarks[deal] += (*during, *(remark for remark in remarks[at] if deal != at))
            served.update((at, draw) for draw in draws)
        acts = [before for before in range(at) if any(isinstance(step, Act) for step in lines[before].steps)]
        declares = [s for s in line.steps if isinstance(s, Act) and isinstance(s.action, DeclareBest)]
        if declares and acts:
            remarks[acts[-1]] += tuple(DeclareInstead(step.action) for step in declares)
            served.update((at, step) for step in declares)
    return served


def _remarks_of(lines: Sequence[Line]) -> list[tuple[object, ...]]:
    """What is said about each line: on the line itself, or on a later one."""
    remarks: list[list[object]] = [[] for _ in lines]
    for at, line in enumerate(lines):
        for remark in line.remarks:
            spoken_of = [
                before
                for before in range(at, -1, -1)
                if any(isinstance(part, remark.about) for part in lines[before].parts)
            ]
            every = remark.throughout and not line.steps
            for before in (spoken_of or [at])[: None if every else 1]:
                remarks[before].append(remark)
    for at, line in enumerate(lines):
        if any(isinstance(remark, SameWay) for remark in line.remarks):
            remarks[at] = [*_as_before(lines[:at], remarks[:at]), *remarks[at]]
    return [tuple(said) for said in remarks]


def _as_before(lines: Sequence[Line], remarks: Sequence[Sequence[object]]) -> list[object]:
    """What is said of the last of some deals, and how its cards lie."""
    for line, said in zip(reversed(lines), reversed(remarks), strict=True):
        for deal in reversed(line.steps):
            if isinstance(deal, Deal):
                return [SameWay().resolved(deal), *(remark for remark in said if not isinstance(remark, SameWay))]
    return []
