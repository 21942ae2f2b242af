"""What goes without saying, on a page or not: the ante, the round that a forced bet opens, the showdown."""

from collections.abc import Iterable, Sequence
from typing import Any

from pokernight.rules.act import Act
from pokernight.rules.betting.bet import Bet, UsualAnte
from pokernight.rules.betting.opening import Opens
from pokernight.rules.betting.pay import ForcedBet, Pay, PayTo
from pokernight.rules.common.table import DealTable, DealTableHand
from pokernight.rules.context import each_part
from pokernight.rules.dealing.deal import Batch, Deal
from pokernight.rules.dealing.handout import GetUpOrDown
from pokernight.rules.dealing.serve import DealRemark
from pokernight.rules.line import Line
from pokernight.rules.parts.likes import TheCard
from pokernight.rules.parts.places import Face, Way
from pokernight.rules.parts.price import Payment, Price, Unit
from pokernight.rules.parts.refs import End, Own
from pokernight.rules.parts.who import BesideDealer, EachPlayer, Holder, ThoseIn
from pokernight.rules.pot.guts import LosersPay, ManyIn, SomeoneMatched, TableWins
from pokernight.rules.pot.legs import LegAlone
from pokernight.rules.pot.outs import OutPayAgain
from pokernight.rules.pot.prizes import CardShare, TakesAll
from pokernight.rules.pot.settling import AfterPot, GivesPot, TakesPart
from pokernight.rules.pot.showdown import PlainShowdown, Showdown
from pokernight.rules.pot.unplayed import MustBeat
from pokernight.rules.rule import Action, Consequence, Rule, Step
from pokernight.rules.watches.effects import StepFollows
from pokernight.rules.watches.provided import Provided, StepNow
from pokernight.rules.watches.redeal import Redeal
from pokernight.rules.watches.rising import How, PairsUp, TurnsUp
from pokernight.rules.watches.trigger import Check, When
from pokernight.rules.wilds.changes import MakeWild
from pokernight.rules.wilds.wild import Wild
from pokernight.rules.worth.points import HighestTotal, LowestTotal


def with_implied(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines of a game with all that goes without saying, and that only once."""
    lines = _beside_legs(_with_one_ante(lines)) if lines else ()
    first = next((at for at, line in enumerate(lines) if any(isinstance(step, Deal) for step in line.steps)), 0)
    # who has bet before the deal opens the round that comes after it
    rounds = [line if at < first else _with_round(line, lines[at + 1 :]) for at, line in enumerate(lines)]
    rounds = _come_up(_looked_for(_after_the_pot(_compared_first(_with_cards_that_win(rounds)))))
    said = [rule for line in rounds for rule in line.rules]
    decided = any(isinstance(rule, TakesPart | HighestTotal | LowestTotal) for rule in said)
    given = any(isinstance(part, GivesPot) for rule in said for part in rule.walk())
    return _shown_down(rounds) if decided and not given else tuple(rounds)


def _shown_down(lines: list[Line]) -> tuple[Line, ...]:
    """The lines with a showdown at the end, or before what comes after the pot is given away."""
    for at, line in enumerate(lines):
        if any(isinstance(step, AfterPot) for step in line.steps):
            return (*lines[:at], Line((PlainShowdown(), *line.rules)), *lines[at + 1 :])
    return (*lines, Line((PlainShowdown(),)))


def _beside_legs(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines with what is said of several who went in as plain steps, where one alone wins a leg and no more."""
    if not any(isinstance(rule, LegAlone) for line in lines for rule in line.rules):
        return lines
    return [Line(tuple(step for rule in line.rules for step in _of_several(rule))) for line in lines]


def _of_several(rule: Rule) -> tuple[Rule, ...]:
    """The steps of a comparison that is for several, or else the rule as it is."""
    match rule:
        case When(events=(ManyIn(count=2),), effects=effects):
            steps = tuple(effect.step for effect in effects if isinstance(effect, StepFollows))
            if len(steps) == len(effects) and all(isinstance(step, Showdown | LosersPay) for step in steps):
                return steps
    return (rule,)


def _with_cards_that_win(lines: list[Line]) -> list[Line]:
    """The lines with cards that win the pot, told after the showdown, as what takes all where somebody has them."""
    shown = False
    for at, line in enumerate(lines):
        late: dict[Rule, Rule] = {
            step: TakesAll(step.first)
            for step in line.steps
            if shown and type(step) is Showdown and isinstance(step.first, CardShare) and step.second is None
        }
        lines[at] = Line(tuple(late.get(rule, rule) for rule in line.rules)) if late else line
        shown = shown or any(isinstance(step, Showdown) for step in line.steps)
    return lines


def _come_up(lines: list[Line]) -> list[Line]:
    """The lines with cards that are "dealt face up" coming up in any way, where no player is dealt a card face up."""
    for part in [part for line in lines for part in line.parts]:
        up = isinstance(part, Batch | Action | Step) and getattr(part, "face", None) is Face.UP
        if (up and not isinstance(part, DealTable | DealTableHand)) or isinstance(part, DealRemark | GetUpOrDown):
            return lines
    return [Line(tuple(_coming_up(rule) for rule in line.rules)) for line in lines]


def _coming_up(value: Any) -> Any:
    match value:
        case TurnsUp(how=How.DEALT):
            return value.replace(how=How.EITHER)
        case PairsUp(flipped=False):
            return value.replace(flipped=True)
    return each_part(value, _coming_up)


def _looked_for(lines: list[Line]) -> list[Line]:
    """The lines with steps for certain cards on the table, which come after the showdown, as what is looked for."""
    gives = [at for at, line in enumerate(lines) if any(isinstance(step, GivesPot) for step in line.steps)]
    for at in range(gives[-1] + 1 if gives else len(lines), len(lines)):
        rules = lines[at].rules
        lines[at] = Line(tuple(_look(rule) if isinstance(rule, Provided) else rule for rule in rules))
    return lines


def _look(rule: Provided) -> Step:
    standing = rule.condition.of_cards and not isinstance(rule.step, GivesPot | AfterPot)
    return Check(rule.condition, StepNow(rule.step)) if standing else rule


def _after_the_pot(lines: list[Line]) -> list[Line]:
    """The lines with what is paid after the pot is gone: the worst hand loses, and who was out pays before that.

    Who was out pays for a new deal where it is said so, and else in any case. A card that may be made wild at a price
    is so for the hands that are compared before that.
    """
    gives = [at for at, line in enumerate(lines) if any(isinstance(step, GivesPot) for step in line.steps)]
    again = [
        rule for line in lines for rule in line.rules if isinstance(rule, When) and Redeal in map(type, rule.effects)
    ]
    dues: list[Consequence] = []
    fines: list[Step] = []
    for at in range(gives[-1] if gives else len(lines), len(lines)):
        rules: list[Rule] = []
        for rule in lines[at].rules:
            match rule:
                case Act(who=Holder(end=End.LOW), action=Pay(payment=Payment(price=Price(unit=Unit.POT))) as action):
                    rules.append(LosersPay(action, worst=True))
                case OutPayAgain() if again:
                    dues.append(StepFollows(rule.act))
                case Act(who=ThoseIn(is_in=False), action=Pay()):
                    fines.append(rule)
                case Act(who=EachPlayer(), action=PayTo(price=price, deed=MakeWild(ref=Own() as ref)), may=True):
                    rules.append(Wild((TheCard(ref),), price=price))
                case _:
                    rules.append(rule)
        lines[at] = Line(tuple(rules))
    lines = _with_fines(lines, fines, gives[-1] if gives else 0)
    paid: dict[Rule, Rule] = {}
    for rule in again:
        owed = [*dues, *(StepFollows(fine) for fine in fines if not _after_losers(rule, lines))]
        if owed and not any(isinstance(part, Pay) for part in rule.walk()):
            paid[rule] = rule.replace(effects=(*owed, *rule.effects))
    return [Line(tuple(paid.get(rule, rule) for rule in line.rules)) for line in lines] if paid else lines


def _with_fines(lines: list[Line], fines: Sequence[Step], last: int) -> list[Line]:
    """The lines with what is paid in any case before all else that comes after the pot, for that may be a new deal."""
    for at in range(last, len(lines)) if fines else ():
        rules = lines[at].rules
        after = next((place for place, rule in enumerate(rules) if isinstance(rule, AfterPot)), len(rules))
        if after < len(rules) or at == len(lines) - 1:
            lines[at] = Line((*rules[:after], *fines, *rules[after:]))
            break
    return lines


def _after_losers(rule: When, lines: Sequence[Line]) -> bool:
    """Whether a new deal only comes when the losers have paid, so that who was out has paid before."""
    pays = any(isinstance(step, LosersPay) for line in lines for step in line.steps)
    return pays and all(isinstance(event, SomeoneMatched | ManyIn | TableWins) for event in rule.events)


def _compared_first(lines: list[Line]) -> list[Line]:
    """The lines with hands that have to be beaten before the showdown, which follows where there is none."""
    beaten = [at for at, line in enumerate(lines) if any(_must_beat(step) for step in line.steps)]
    gives = [at for at, line in enumerate(lines) if any(isinstance(step, GivesPot) for step in line.steps)]
    if not gives and not any(isinstance(part, GivesPot) for line in lines for part in line.parts):
        return [Line((*line.rules, PlainShowdown())) if at in beaten[-1:] else line for at, line in enumerate(lines)]
    for at in beaten:
        if gives and at >= gives[-1]:
            late = tuple(rule for rule in lines[at].rules if isinstance(rule, Step) and _must_beat(rule))
            lines[at] = Line(tuple(rule for rule in lines[at].rules if rule not in late))
            lines[gives[-1]] = Line((*late, *lines[gives[-1]].rules))
    return lines


def _must_beat(step: Step) -> bool:
    return isinstance(step, Act) and isinstance(step.action, MustBeat)


def _with_one_ante(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines, with a payment at the beginning taken for the ante that every hand begins with.

    An ante that stands after everything else, where no pot is left to be won, is that one as well.
    """
    steps = [(at, step) for at, line in enumerate(lines) for step in line.steps]
    last = [(at, step) for at, step in steps[-1:] if any(isinstance(step, GivesPot) for _, step in steps)]
    for at, step in steps[:1] + last:
        match step:
            case Act(who=EachPlayer(), action=Pay(payment=payment), may=False) if payment.most is None:
                if at == steps[0][0] or payment.price.unit is Unit.ANTE:
                    rules = tuple(UsualAnte(payment.price) if rule is step else rule for rule in lines[at].rules)
                    return (*lines[:at], Line(rules), *lines[at + 1 :])
    return lines


def _with_round(line: Line, later: Iterable[Line]) -> Line:
    """A line that ends with a forced bet, with the betting round that it opens where none comes next."""
    if not line.steps or not _forces(line.steps[-1]):
        return line
    after = next((step for other in later for step in other.steps), None)
    if after and (_forces(after) or any(isinstance(part, Bet) for part in after.walk())):
        return line
    return Line((*line.rules, Bet(Opens(BesideDealer(Way.LEFT)))))


def _forces(step: Step) -> bool:
    return isinstance(step, Act) and isinstance(step.action, ForcedBet)
