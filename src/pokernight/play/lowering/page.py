"""A whole page, lowered: its lines in order, and what holds throughout."""

from collections.abc import Sequence
from dataclasses import dataclass

from pokernight.meaning.hands import Beside, BestCard, BestHand, CardsSpeak, Share, Showdown
from pokernight.meaning.numbers import Amount, Unit
from pokernight.meaning.players import End, Neighbor, Side
from pokernight.meaning.rules import (
    Ante,
    Bets,
    Betting,
    DeckOf,
    Do,
    FixedOrder,
    If,
    Limits,
    Line,
    Remark,
    Repeat,
    Wild,
)
from pokernight.meaning.sorts import Rule, Standing, Step
from pokernight.play import program
from pokernight.play.judge import HandRules
from pokernight.play.lowering import amounts, conditions, hands, which, who
from pokernight.play.lowering.deeds import lower_deed
from pokernight.play.lowering.draft import CannotPlay, Draft, refuse
from pokernight.play.lowering.printed import fixed, mask
from pokernight.play.program import By, Is, Program

LIMITS = {Betting.SPREAD: 0, Betting.FIXED: 1, Betting.POT: 2, Betting.NO: 3}
USUAL_ANTE = Amount(Unit.ANTE)


@dataclass(frozen=True)
class Lowered:
    """A game all in numbers, and what its judge has to know."""

    program: Program
    hands: HandRules
    limit: int
    """How high one may bet, where the game says so; -1 for what the table has agreed on."""
    raises: int
    """How often one may raise; -1 for what the table has agreed on."""


def lower(lines: Sequence[Line]) -> Lowered:
    """The program of a page; what cannot be played is refused by name."""
    return _Page(lines).lowered()


class _Page:
    """A page while it is lowered."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.draft = Draft()
        self.hands = hands.HandDraft()
        self.ante: Amount | None = USUAL_ANTE
        self.deck = (1 << 52) - 1
        self.limit = self.raises = -1
        self.starts: list[int] = []
        """The step with which each line begins that has any."""
        self.declares = any(_declares_ends(part) for line in lines for part in line.walk())
        self.speaks = any(isinstance(part, CardsSpeak) for line in lines for part in line.walk())

    def lowered(self) -> Lowered:
        """All lines, the end, and what follows from things."""
        draft = self.draft
        for number, line in enumerate(self.lines, 1):
            draft.use(line, "rules")
            if line.steps:
                self.starts.append(len(draft.steps))
                draft.steps.append(program.Step(program.Do.LINE, number))
            for rule in line.rules:
                self._rule(rule, number)
        ante = amounts.amount(draft, self.ante) if self.ante else 0
        end = len(draft.steps)
        draft.steps.append(program.Step(program.Do.END))
        left = draft.unused(part for line in self.lines for part in line.walk())
        if left is not None:
            raise refuse(left, "where it stands")
        made = Program(draft.steps, draft.nodes, draft.shares, draft.watches, draft.wilds, self.deck, ante, 0, end)
        return Lowered(made, hands.rules_of(draft, self.hands), self.limit, self.raises)

    def _rule(self, rule: Rule, line: int) -> None:
        if isinstance(rule, Step):
            self._step(rule, line)
        elif isinstance(rule, Standing):
            self._standing(rule)
        else:
            raise refuse(rule)

    def _step(self, rule: Step, line: int) -> None:
        draft = self.draft
        match rule:
            case Do(deed):
                draft.use(rule, "deed")
                draft.steps.append(lower_deed(draft, deed, line))
            case Bets():
                draft.steps.append(self._bets(rule, line))
            case Showdown(shares):
                draft.use(rule, "shares")
                first = len(draft.shares)
                draft.shares.extend(self._shares(shares))
                draft.steps.append(program.Step(program.Do.SHOWDOWN, line, shares=first, parts=len(shares), jump=1))
            case If(condition, then, otherwise):
                draft.use(rule, "condition", "then", "otherwise")
                self._if(conditions.condition(draft, condition), then, otherwise, line)
            case Repeat(back, times, until):
                draft.use(rule, "lines", "times", "until")
                so = conditions.condition(draft, until) if until else 0
                start = self.starts[-1 - back] if back < len(self.starts) else self.starts[0]
                draft.loops += 1
                draft.steps.append(
                    program.Step(program.Do.REPEAT, line, so=so, jump=start, often=times or 0, slot=draft.loops)
                )
            case _:
                raise refuse(rule)

    def _if(self, so: int, then: tuple[Step, ...], otherwise: tuple[Step, ...], line: int) -> None:
        draft = self.draft
        unless = program.Step(program.Do.UNLESS, line, so=so)
        draft.steps.append(unless)
        for step in then:
            self._step(step, line)
        if otherwise:
            jump = program.Step(program.Do.JUMP, line)
            draft.steps.append(jump)
            unless.jump = len(draft.steps)
            for step in otherwise:
                self._step(step, line)
            jump.jump = len(draft.steps)
        else:
            unless.jump = len(draft.steps)

    def _bets(self, rule: Bets, line: int) -> program.Step:
        draft = self.draft
        draft.use(rule, "opener", "rotates", "limit", "size")
        opener = who.who(draft, rule.opener) if rule.opener else 0
        if rule.rotates:
            opener = draft.node(Is.OPENER_IN_ROTATION)
        limit = LIMITS[rule.limit] if rule.limit else -1
        size = amounts.amount(draft, rule.size) if rule.size else 0
        return program.Step(program.Do.BET, line, who=opener, limit=limit, size=size)

    def _shares(self, shares: tuple[Share, ...]) -> list[program.Share]:
        """The parts of the pot, the high hand before the low one, which gets no odd chip."""
        made = [self._share(share) for share in shares]
        plain = [share for share in made if share.by == By.HAND and not share.size]
        if self.declares and not self.speaks and len({share.low for share in plain}) == 2:
            for share in plain:
                share.declared = 1
        highs = any(share.by == By.HAND and not share.low for share in made)
        return sorted(made, key=lambda share: share.low) if highs else made

    def _share(self, share: Share) -> program.Share:
        draft = self.draft
        draft.use(share, "prize", "part")
        part = share.part
        above, below = (part.numerator, part.denominator) if part else (0, 0)
        prize = share.prize
        match prize:
            case BestHand(end, size, declared, showing):
                draft.use(prize, "end", "size", "declared", "showing")
                by = By.SHOWING if showing else By.HAND
                low = int(end is End.LOW)
                return program.Share(by, low, size, int(declared), above=above, below=below)
            case BestCard(end, cards):
                draft.use(prize, "end", "cards")
                node = which.cards(draft, cards)
                return program.Share(By.CARD, int(end is End.LOW), cards=node, above=above, below=below)
            case Beside(Neighbor(_, side, seats)):
                draft.use_all(prize)
                steps = seats if side is Side.LEFT else -seats
                return program.Share(By.BESIDE, above=above, below=below, steps=steps)
        raise refuse(prize)

    def _standing(self, rule: Standing) -> None:
        draft = self.draft
        if self.hands.take(draft, rule):
            return
        match rule:
            case Ante(price):
                draft.use(rule, "price")
                self.ante = price
            case DeckOf(1, jokers, without):
                draft.use(rule, "packs", "jokers", "without")
                self.deck |= ((1 << jokers) - 1) << 52
                if without:
                    self.deck &= ~mask(hands.printed(draft, without))
            case Limits(limit, raises):
                draft.use(rule, "limit", "raises")
                self.limit = LIMITS[limit]
                self.raises = -1 if raises is None else raises
            case Wild(cards, mine, end, None):
                draft.use(rule, "cards", "mine", "end")
                ends = {None: 3, End.HIGH: 1, End.LOW: 2}[end]
                node = which.cards(draft, cards)
                public = fixed(cards.kind) is not None
                draft.wilds.append(program.Wild(node, int(mine), ends, int(public)))
            case CardsSpeak() | FixedOrder() | Remark():
                draft.use_all(rule)
            case _:
                raise refuse(rule)


def _declares_ends(part: object) -> bool:
    words = getattr(part, "words", ())
    return bool(words) and any(word.value in ("high", "low", "both") for word in words)


__all__ = ["CannotPlay", "Lowered", "lower"]
