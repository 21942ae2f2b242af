"""A whole page, lowered: its lines in order, and what holds throughout."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce
from itertools import pairwise
from operator import or_

from pokernight.cards import Rank
from pokernight.meaning.cards import Anywhere, Board, Cards, Face, OfRank, RankLike, TableCards, Which
from pokernight.meaning.deeds import Deed, Mood, Time, Verb, Word
from pokernight.meaning.hands import (
    AcesLow,
    Beside,
    BestCard,
    BestHand,
    CardsSpeak,
    Compare,
    HandLimit,
    LegsWin,
    LowOrder,
    LowRanking,
    MostCards,
    Share,
    Showdown,
    Split,
    SplitIs,
    Ways,
)
from pokernight.meaning.layouts import Figure, LaidIn
from pokernight.meaning.numbers import ONE, Amount, Quantity, Unit
from pokernight.meaning.players import (
    EACH_PLAYER,
    YOU,
    End,
    Everyone,
    Neighbor,
    NextInTurn,
    Players,
    Quantifier,
    Side,
    Such,
    You,
)
from pokernight.meaning.printed import fixed, mask
from pokernight.meaning.rules import (
    Alike,
    All,
    Ante,
    AnyOf,
    AreOf,
    Bets,
    BetSizes,
    Betting,
    Blinds,
    DeckOf,
    Declined,
    Do,
    FewerWilds,
    FixedOrder,
    Happens,
    Has,
    HasHand,
    Hidden,
    Holds,
    If,
    Limits,
    Line,
    NobodyWants,
    Not,
    NowWild,
    OneOf,
    Openers,
    Remark,
    Repeat,
    Reshuffles,
    Seats,
    ShowsBest,
    Since,
    Stage,
    Stakes,
    SuitsBreakTies,
    When,
    Wild,
)
from pokernight.meaning.sorts import Condition, Rule, Standing, Step, rebuilt
from pokernight.play import program
from pokernight.play.judge import HandRules
from pokernight.play.lowering import amounts, conditions, hands, watching, which, who
from pokernight.play.lowering.deeds import REFUSING, lower_deed, lower_refusal, pay_or
from pokernight.play.lowering.draft import CannotPlay, Draft, refuse
from pokernight.play.lowering.words import words
from pokernight.play.program import By, Is, Program
from pokernight.play.record import BLIND, BOARD, CARDS, DOWN, UP

LIMITS = {Betting.SPREAD: 0, Betting.FIXED: 1, Betting.POT: 2, Betting.NO: 3}
NOBODY_IN = {
    ((Word.IN,), Quantifier.NO),
    ((Word.OUT,), Quantifier.EACH),
    ((Word.OUT,), Quantifier.ALL),
}
"""How it is said that nobody goes in."""
BEFORE_THE_END = (
    program.Do.DEAL, program.Do.PASS, program.Do.DISCARD, program.Do.DRAW, program.Do.TWIST, program.Do.FLIP,
    program.Do.STACK, program.Do.RECEIVE, program.Do.SERVE, program.Do.DECLARE, program.Do.BET, program.Do.FOLD,
    program.Do.FLIP_UNTIL_BEST,
)  # fmt: skip
"""What is done with cards, in and out, before the winner is known."""
BETWEEN_SHOWDOWNS = (program.Do.LINE, program.Do.UNLESS)
"""What changes nothing between one showdown and another."""
THAT_CARD = Cards(at=Anywhere(), which=Which.THAT)
USUAL_ANTE = Amount(Unit.ANTE)
USUAL_BLINDS = Blinds((Amount(Unit.MINIMUM), Amount(Unit.MINIMUM, Fraction(2))))
"""What blinds come to where a page names no price."""


@dataclass(frozen=True)
class Lowered:
    """A game all in numbers, and what its judge has to know."""

    program: Program
    hands: HandRules
    limit: int
    """How high one may bet, where the game says so; -1 for what the table has agreed on."""
    raises: int
    """How often one may raise; -1 for what the table has agreed on."""
    least: int
    most: int
    """The least and the greatest bet; -1 for what the table has agreed on."""


def lower(lines: Sequence[Line]) -> Lowered:
    """The program of a page; what cannot be played is refused by name."""
    return _Page(lines).lowered()


class _Page:
    """A page while it is lowered."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.draft = Draft()
        self.hands = hands.HandDraft()
        self.openers = 0
        self.deck = (1 << 52) - 1
        self.limit = self.raises = self.least = self.most = -1
        self.hand_limit = CARDS
        self.legs = 0
        self.whens: list[When] = []
        self.declared: list[tuple[int, When]] = []
        """What follows from how many have declared something, and where it stands."""
        self.nobody_in: list[int] = []
        """The steps that ask whether nobody went in."""
        self.instead: list[tuple[program.Step, program.Step]] = []
        """Steps with what is done by whoever does not do what they say."""
        self.starts: list[int] = []
        """The step with which each line begins that has any."""
        self.declares = any(_declares_ends(part) for line in lines for part in line.walk())
        self.speaks = any(isinstance(part, CardsSpeak) for line in lines for part in line.walk())

    def lowered(self) -> Lowered:
        """All lines, the end, and what follows from things."""
        draft = self.draft
        draft.suits = any(isinstance(rule, SuitsBreakTies) for line in self.lines for rule in line.rules)
        draft.figure = self._figure()
        ante, blinds = self._ante(), self._blinds()
        for number, line in enumerate(self.lines, 1):
            draft.use(line, "rules")
            if line.steps:
                self.starts.append(len(draft.steps))
            if line.steps or any(rule in blinds for rule in line.rules):
                draft.steps.append(program.Step(program.Do.LINE, number))
            while blinds and draft.steps:
                self._post(blinds.pop(), number)
            before: Rule | None = None
            for rule in line.rules:
                if isinstance(rule, Hidden) and isinstance(before, When):
                    raise refuse(rule, "of cards that follow from something")
                self._rule(rule, number)
                before = rule
        self._refuse_what_comes_too_late()
        end = len(draft.steps)
        draft.steps.append(program.Step(program.Do.END, jump=1))
        self._size_bets()
        _fold_those_out(draft.steps)
        parts = [part for line in self.lines for part in line.walk()]
        losers = any(isinstance(part, Deed) and (part.verb is Verb.LOSE or _nobody_wins(part)) for part in parts)
        _leave_to_the_page(draft.steps, self.nobody_in, losers)
        draft.following = True
        for rule in self.whens:
            self._when(rule)
        draft.following = False
        for step, instead in self.instead:
            step.jump = len(draft.steps)
            draft.steps.extend((instead, program.Step(program.Do.BACK)))
        _hide_what_is_bought(draft.steps)
        self._see_wilds()
        left = draft.unused(part for line in self.lines for part in line.walk())
        if left is not None:
            raise refuse(left, "where it stands")
        made = Program(
            steps=draft.steps,
            nodes=draft.nodes,
            shares=draft.shares,
            watches=draft.watches,
            wilds=draft.wilds,
            watched=reduce(or_, (1 << watch.do for watch in draft.watches), 0),
            deck=self.deck,
            ante=ante,
            openers=self.openers,
            fewer_wilds=int(any(isinstance(rule, FewerWilds) for line in self.lines for rule in line.rules)),
            aces_low=int(self.hands.rules.aces_low or _only_low_hands_win(self.lines)),
            low_and_high=int(draft.low_and_high),
            hand_limit=self.hand_limit,
            legs=self.legs,
            ends=reduce(or_, (1 << share.low for share in draft.shares if share.by == program.By.HAND), 0) or 1,
            first=0,
            end=end,
        )
        return Lowered(made, self.hands.whole(draft), self.limit, self.raises, self.least, self.most)

    def _refuse_what_comes_too_late(self) -> None:
        """After the last showdown chips may still change hands, but no card does, and there is no second winner."""
        steps = self.draft.steps
        shown = [at for at, step in enumerate(steps) if step.do == program.Do.SHOWDOWN]
        again = [at for at, step in enumerate(steps) if step.do in (program.Do.REPEAT, program.Do.REDEAL)]
        if shown and not any(at > shown[-1] for at in again):
            late = [step for step in steps[shown[-1] + 1 :] if step.do in BEFORE_THE_END]
            if late:
                raise CannotPlay(f"Line {late[0].line} comes after the showdown, when it makes no difference any more.")
        for one, other in pairwise(shown):
            between = steps[one + 1 : other]
            if self._otherwise(steps[one], steps[other]) and all(step.do in BETWEEN_SHOWDOWNS for step in between):
                raise CannotPlay(f"Line {steps[other].line} gives away the pot, but line {steps[one].line} did before.")

    def _otherwise(self, one: program.Step, other: program.Step) -> bool:
        """Whether a showdown is won by something that does not win an earlier one anyway."""
        first, second = (self.draft.shares[step.shares : step.shares + step.parts] for step in (one, other))
        return any(share not in first for share in second)

    def _ante(self) -> int:
        """What everyone puts in before the deal; with blinds that is nothing, where the page says no more."""
        rules = [rule for line in self.lines for rule in line.rules]
        prices = [rule.price for rule in rules if isinstance(rule, Ante)]
        usual = None if any(isinstance(rule, Blinds) for rule in rules) else USUAL_ANTE
        price = prices[-1] if prices else usual
        self.draft.ante = amounts.amount(self.draft, price or USUAL_ANTE)
        self.draft.stake = price
        return self.draft.ante if price else 0

    def _figure(self) -> Figure | None:
        """The figure that the community cards lie in; there have to be enough of them."""
        said = {rule.figure for line in self.lines for rule in line.rules if isinstance(rule, LaidIn)}
        if len(said) > 1:
            raise CannotPlay("The community cards are laid out in two figures.")
        deals = [part for line in self.lines for part in line.walk() if isinstance(part, Deed) and part.to == Board()]
        dealt = sum(deal.cards.many.low for deal in deals if deal.cards and deal.cards.many)
        if any(figure.size > dealt for figure in said):
            raise CannotPlay("There are fewer community cards than the figure has that they lie in.")
        return next(iter(said), None)

    def _blinds(self) -> list[Blinds]:
        """The forced bets of the page, which are made when its first line begins, wherever it speaks of them."""
        said = [rule for line in self.lines for rule in line.rules if isinstance(rule, Blinds)]
        named = [rule for rule in said if rule != USUAL_BLINDS]
        if len(set(named)) > 1:
            raise refuse(named[-1], "beside other blinds")
        return (named or said)[:1]

    def _post(self, blinds: Blinds, line: int) -> None:
        draft = self.draft
        for number, price in enumerate(blinds.prices, 1):
            who_posts = draft.node(Is.POSTS, number=number)
            price_node = amounts.amount(draft, price)
            draft.steps.append(program.Step(program.Do.POST, line, who=who_posts, price=price_node, in_turn=1))

    def _size_bets(self) -> None:
        """Fixed limits that rise in the course of the hand; the small bet is the big blind, where there is one."""
        rules = [rule for line in self.lines for rule in line.rules]
        stakes = [rule for rule in rules if isinstance(rule, Stakes)]
        if len(set(stakes)) > 1:
            raise refuse(stakes[-1], "beside other stakes")
        if not stakes:
            return
        said = stakes[0]
        blinds = [rule.prices[-1] for rule in rules if isinstance(rule, Blinds)]
        small = said.small or (blinds or [Amount(Unit.MINIMUM)])[-1]
        big = said.big or replace(small, times=2 * small.times)
        rounds = [step for step in self.draft.steps if step.do == program.Do.BET]
        later = _rounds_since(self.draft.steps, said.since)
        for step in rounds:
            step.limit = LIMITS[Betting.FIXED]
            step.size = amounts.amount(self.draft, big if any(step is one for one in later) else small)

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
            case Do(Deed(Verb.LOOK, cards=Cards() as cards, mood=Mood.MAY_NOT)) if (
                cards == Cards() and self._just_dealt
            ):
                draft.use_all(rule)
                self._hide(cards)
            case Do(Deed(Verb.DECLARE, mood=Mood.MAY_NOT) as deed):
                draft.use(rule, "deed")
                self._bar(deed)
            case Do(deed):
                draft.use(rule, "deed")
                draft.steps.append(lower_deed(draft, deed, line))
                self._other_way(draft.steps[-1], deed, line)
            case Bets():
                draft.steps.append(self._bets(rule, line))
            case Showdown(shares):
                draft.use(rule, "shares")
                first = len(draft.shares)
                draft.shares.extend(self._shares(shares))
                draft.steps.append(program.Step(program.Do.SHOWDOWN, line, shares=first, parts=len(shares), jump=1))
            case If(condition, then, otherwise):
                draft.use(rule, "condition", "then", "otherwise")
                self._look_for_nobody(condition)
                if _of_each_player(condition) and not draft.following:
                    self._each_by_himself(rule, line)
                    return
                draft.just_done = self._last_done
                so = conditions.condition(draft, condition)
                draft.just_done = 0
                self._if(so, then, otherwise, line)
            case OneOf((Deed(Verb.SWAP, mood=Mood.MAY) as deed, *others)):
                draft.use(rule, "deeds")
                draft.use_all(deed)
                draft.steps.append(lower_deed(draft, replace(deed, instead=tuple(others)), line))
            case OneOf(deeds):
                draft.use(rule, "deeds")
                step, instead = pay_or(draft, deeds, line)
                draft.steps.append(step)
                self.instead.append((step, instead))
            case Repeat():
                draft.steps.append(self._repeat(rule, line))
            case Compare():
                draft.use_all(rule)
                draft.steps.append(program.Step(program.Do.COMPARE, line))
            case NowWild(cards):
                draft.use(rule, "cards")
                span = 1 + max((wild.span for wild in draft.wilds), default=0)
                self._wild(cards, False, 3, span)
                draft.steps.append(program.Step(program.Do.WILD, line, slot=span))
            case _:
                raise refuse(rule)

    def _other_way(self, step: program.Step, deed: Deed, line: int) -> None:
        """Cards that are passed the other way at the same moment."""
        if step.do == program.Do.SERVE:
            self._refusals(step, deed, line)
            return
        match deed.then:
            case ():
                return
            case _ if step.do == program.Do.LAY:
                return  # what was looked at is laid to a hand
            case (Deed(Verb.PASS, then=()) as other,) if deed.verb is Verb.PASS and other.agent == deed.agent:
                jump = program.Step(program.Do.JUMP, line)
                self.draft.steps.append(jump)
                step.other = len(self.draft.steps)
                self.draft.steps.append(lower_deed(self.draft, other, line))
                jump.jump = len(self.draft.steps)
            case _:
                raise refuse(deed, "with what comes after it")

    def _bar(self, deed: Deed) -> None:
        """Something that some players may not declare; who says low also says both."""
        draft = self.draft
        draft.use(deed, "verb", "agent", "words", "mood")
        declared = [step for step in draft.steps if step.do == program.Do.DECLARE]
        if not declared or declared[-1].barred:
            raise refuse(deed, "where nothing else is declared")
        step = declared[-1]
        step.so = who.players(draft, deed.agent)
        step.barred = words(deed.words) | 1 << program.Say.BOTH
        parts = tuple(deed.agent.walk())
        hidden = [part for part in parts if isinstance(part, Cards) and part.face is not Face.UP]
        step.open = int(not hidden and all(part.showing for part in parts if isinstance(part, HasHand)))

    def _refusals(self, step: program.Step, deal: Deed, line: int) -> None:
        """How a card that is dealt may be refused: the first one of a deal, the one that comes for it, and so on."""
        steps = self.draft.steps
        ways = [other for other in deal.instead if other.verb in REFUSING]
        if not ways:
            return
        jump = program.Step(program.Do.JUMP, line)
        steps.append(jump)
        for other in ways:
            step.other = len(steps)
            step = lower_refusal(self.draft, other, line)
            steps.append(step)
        jump.jump = len(steps)

    def _when_declared(self, rule: When, deed: Deed) -> None:
        """What follows from how many have declared something, once they have; "you" is the one who did."""
        draft = self.draft
        declaring = [at for at, step in enumerate(draft.steps) if step.do == program.Do.DECLARE]
        before = [at for at, said in self.declared if said == rule]
        if sum(at > max(before, default=-1) for at in declaring) != 1 or rule.once:
            raise refuse(rule, "where it is not declared once before")
        self.declared.append((len(draft.steps), rule))
        draft.use(rule, "condition", "then")
        those = Such(Everyone(), Happens(replace(deed, agent=YOU, time=Time.BEFORE)))
        then = tuple(_done_by(step, Players(Quantifier.THE, those)) for step in rule.then)
        for part in rule.then:
            draft.use_all(part)
        self._look_for_nobody(rule.condition)
        self._if(conditions.condition(draft, rule.condition), then, (), draft.steps[-1].line)

    def _look_for_nobody(self, condition: Condition) -> None:
        """Keep in mind where the page says what happens if nobody goes in."""
        if any(isinstance(part, Deed) and _nobody_in(part) for part in condition.walk()):
            self.nobody_in.append(len(self.draft.steps))

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

    def _each_by_himself(self, rule: If, line: int) -> None:
        """If you ..., ...: what everybody does of whom it is so."""
        if rule.otherwise:
            raise refuse(rule, "for each player, with something for the others")
        for step in rule.then:
            if not isinstance(step, Do) or step.deed.agent not in (EACH_PLAYER, YOU):
                raise refuse(rule, "for each player")
            self.draft.use_all(step)
            self.draft.use_all(rule.condition)
            those = Players(Quantifier.EACH, Such(Everyone(), rule.condition))
            self._step(Do(replace(step.deed, agent=those)), line)

    def _repeat(self, rule: Repeat, line: int) -> program.Step:
        """The lines before again; where the line itself does something before, it is one of them."""
        draft = self.draft
        draft.use(rule, "lines", "times", "until")
        so = conditions.condition(draft, rule.until) if rule.until else 0
        own = draft.steps[-1].do != program.Do.LINE
        start = self.starts[max(-len(self.starts), -rule.lines - (0 if own else 1))]
        draft.loops += 1
        draft.steps[start].slot = draft.loops
        ends = tuple(rule.until.walk()) if rule.until else ()
        chosen = any(isinstance(part, NobodyWants | Happens) for part in ends)
        turns = any(step.next for step in draft.steps[start:])
        return program.Step(
            program.Do.REPEAT,
            line,
            so=so,
            jump=start,
            often=rule.times or 0,
            slot=draft.loops,
            may=int(chosen),
            next=int(turns),
        )

    def _bets(self, rule: Bets, line: int) -> program.Step:
        draft = self.draft
        draft.use(rule, "opener", "rotates", "limit", "size", "forced", "bring_in")
        opener = who.who(draft, rule.opener) if rule.opener else 0
        if rule.rotates:
            opener = draft.node(Is.OPENER_IN_ROTATION)
        limit = LIMITS[rule.limit] if rule.limit else -1
        size = amounts.amount(draft, rule.size) if rule.size else 0
        price = amounts.amount(draft, rule.bring_in or Amount(Unit.MINIMUM)) if rule.forced else 0
        return program.Step(program.Do.BET, line, who=opener, limit=limit, size=size, price=price)

    def _shares(self, shares: tuple[Share, ...]) -> list[program.Share]:
        """The parts of the pot, the high hand before the low one, which gets no odd chip."""
        made = [self._share(share) for share in shares]
        plain = [share for share in made if share.by in (By.HAND, By.CARD) and not share.size]
        if self.declares and not self.speaks and len({share.low for share in plain}) == 2:
            for share in plain:
                share.declared = 1
        highs = any(share.by == By.HAND and not share.low for share in made)
        return sorted(made, key=lambda share: share.low) if highs else made

    def _share(self, share: Share) -> program.Share:
        draft = self.draft
        draft.use(share, "prize", "part")
        if isinstance(share.prize, Split):
            said = [rule for line in self.lines for rule in line.rules if isinstance(rule, SplitIs)]
            if len(said) != 1 or isinstance(said[0].prize, Split):
                raise refuse(share.prize, "where the page does not say once what it is")
            draft.use(share.prize)
            share = replace(share, prize=said[0].prize)
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
            case MostCards(end, cards):
                draft.use(prize, "end", "cards")
                node = which.cards(draft, cards)
                kind = mask(fixed(cards.kind) or frozenset())
                low = int(end is End.LOW)
                return program.Share(By.MOST, low, cards=node, kind=kind, above=above, below=below)
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
            case Ante() | Blinds():
                draft.use_all(rule)
            case SplitIs():
                draft.use(rule, "prize")
            case Openers(made):
                draft.use(rule, "made")
                self.openers = draft.node(Is.AMOUNTS, low=hands.spoken_of(draft, made))
            case DeckOf(1, jokers, without):
                draft.use(rule, "packs", "jokers", "without")
                self.deck |= ((1 << jokers) - 1) << 52
                if without:
                    self.deck &= ~mask(hands.printed(draft, without))
            case Limits(limit, raises):
                draft.use(rule, "limit", "raises")
                self.limit = LIMITS[limit] if limit else self.limit
                self.raises = self.raises if raises is None else raises
            case LegsWin(many):
                draft.use(rule, "many")
                if self.legs not in (0, many):
                    raise refuse(rule, "where other legs win")
                self.legs = many
            case HandLimit(most):
                draft.use(rule, "most")
                self.hand_limit = most
            case BetSizes(least, most):
                draft.use_all(rule)
                self.least = _in_chips(least, self.least)
                self.most = _in_chips(most, self.most)
                if self.limit < 0:
                    self.limit = LIMITS[Betting.FIXED if self.least == self.most else Betting.SPREAD]
            case Wild(cards, mine, end, None):
                draft.use(rule, "cards", "mine", "end")
                ends = {None: 3, End.HIGH: 1, End.LOW: 2}[end]
                self._wild(cards, mine, ends)
            case When(Happens(deed)) if _of_declaring(deed):
                self._when_declared(rule, deed)
            case When():
                if rule in self.whens:  # what is said twice happens once
                    draft.use_all(rule)
                else:
                    self.whens.append(rule)
            case Hidden(cards):
                draft.use(rule, "cards")
                draft.use(cards, "many", "kind", "at", "face")
                draft.use_all(cards)
                self._hide(cards)
            case LaidIn() | FewerWilds():
                draft.use_all(rule)
            case CardsSpeak() | FixedOrder() | Remark() | Reshuffles() | Seats() | Stakes() | SuitsBreakTies() | Ways():
                draft.use_all(rule)
            case _:
                raise refuse(rule)

    def _just_laid(self, that: Cards) -> Cards:
        """The common card that the line speaks of, by its place among those that came before it."""
        self.draft.use_all(that)
        deals = [step for step in self.draft.steps if step.do == program.Do.DEAL]
        if not deals or deals[-1].place != BOARD or deals[-1].low != 1 or that != replace(THAT_CARD, many=that.many):
            raise refuse(that, "where it is not the common card that was just dealt")
        place = sum(step.low for step in deals if step.place == BOARD)
        return Cards(Quantity(1, 1), at=Board(), which=Which.FIRST, nth=place)

    def _wild(self, cards: Cards, mine: bool, ends: int, span: int = 0) -> None:
        """Cards that are wild, at some time or always."""
        draft = self.draft
        match cards:
            case Cards(which=Which.THAT):
                cards = self._just_laid(cards)
            case Cards(kind=RankLike(Cards(which=Which.THAT) as that) as kind) if cards == Cards(
                kind=kind, at=Anywhere()
            ):
                draft.use_all(cards)
                draft.use_all(kind)
                cards = replace(cards, kind=RankLike(self._just_laid(that)))
        node = which.cards(draft, cards)
        public = all(self._in_sight(part) for part in cards.walk() if isinstance(part, Cards) and part is not cards)
        yours = not draft.same_for_all(node)
        draft.wilds.append(program.Wild(node, int(mine), ends, int(public), int(yours), span))
        if cards.kind == RankLike(Cards(ONE, which=Which.LOWEST)):  # all can tell of a two showing
            low_aces = any(isinstance(part, AcesLow) for line in self.lines for part in line.walk())
            showing = Cards(kind=OfRank((Rank.ACE if low_aces else Rank.TWO,)), face=Face.UP)
            draft.wilds.append(program.Wild(which.cards(draft, showing), int(mine), ends, 1, 1, span))

    def _in_sight(self, cards: Cards) -> bool:
        """Whether everybody can see which cards are meant: they lie face up, or on a table where all cards do."""
        dealt = [step for step in self.draft.steps if step.do == program.Do.DEAL and step.place >= 0]
        on_table = isinstance(cards.at, Board | TableCards) and all(step.face == UP for step in dealt)
        return cards.face is Face.UP or on_table

    def _hide(self, cards: Cards) -> None:
        """Nobody may look at the cards of the deal before, or at those that follow from the rule before."""
        deals = [step for step in self.draft.steps if step.do == program.Do.DEAL]
        if not deals or cards.face is Face.UP:
            raise refuse(cards, "as something that nobody may look at")
        line = deals[-1].line
        for step in deals:
            if step.line == line and step.face != UP:
                step.face = BLIND

    @property
    def _last_done(self) -> int:
        """The number of the step before, but for where lines begin; 0 for none."""
        steps = enumerate(self.draft.steps)
        return max((at for at, step in steps if step.do != program.Do.LINE), default=0)

    @property
    def _just_dealt(self) -> bool:
        """Whether nothing was done since cards were dealt."""
        done = [step.do for step in self.draft.steps if step.do != program.Do.LINE]
        return done[-1:] == [program.Do.DEAL]

    def _when(self, rule: When) -> None:
        """What follows from a deed, played before anything else goes on."""
        draft = self.draft
        draft.use(rule, "condition", "then", "once")
        condition, players = rule.condition, None
        if isinstance(condition, Happens) and condition.deed.agent == EACH_PLAYER:
            raise refuse(condition, "as something that all do")
        if isinstance(condition, Holds):
            draft.use(condition, "players", "condition")
            players, condition = condition.players, condition.condition
        happens, also = _parted(condition)
        if isinstance(condition, All):
            draft.use(condition, "conditions")
        if isinstance(happens, HasHand):
            watch = watching.shown(draft, happens)
            watch.who = who.who(draft, players.who) if players else 0
        else:
            draft.use(happens, "deed")
            watch = watching.watched(draft, happens.deed, players)
        watch.once = int(rule.once)
        watch.then = len(draft.steps)
        draft.watches.append(watch)
        then = _after_whom_it_happened_to(draft, rule.then)
        so = 0
        for other in also:
            if watch.do == program.Do.FLIP_UNTIL_BEST and other == Not(ShowsBest()):
                draft.use_all(other)  # it is only noticed of a hand that beats neither players nor what counts as one
                continue
            node = conditions.condition(draft, other)
            so = draft.node(Is.ALL, so, node) if so else node
        if so:
            self._if(so, then, (), 0)
        else:
            for step in then:
                self._step(step, 0)
        draft.steps.append(program.Step(program.Do.BACK))

    def _see_wilds(self) -> None:
        """Find the steps for which it is to be seen which cards are wild; where something is watched by it, all."""
        draft = self.draft
        told = [part for watch in draft.watches for part in (watch.who, watch.cards)]
        always = any(map(draft.sees_wilds, (*told, *(share.cards for share in draft.shares), self.openers)))
        for step in draft.steps if draft.wilds else ():
            about = (getattr(step, name) for name in program.DESCRIBED)
            hands = step.do in (program.Do.SHOWDOWN, program.Do.FLIP_UNTIL_BEST, program.Do.COMPARE)
            step.sees_wilds = int(always or hands or any(map(draft.sees_wilds, about)))


def _in_chips(amount: Amount | None, otherwise: int) -> int:
    """A number of chips that is the same for the whole game."""
    if amount is None:
        return otherwise
    if amount.unit is not Unit.CHIP or amount.for_each or amount.most:
        raise refuse(amount, "as the size of all bets")
    return int(amount.times)


def _rounds_since(steps: Sequence[program.Step], since: Since) -> list[program.Step]:
    """The betting rounds from some place on."""
    rounds = [step for step in steps if step.do == program.Do.BET]
    if since.stage is Stage.ROUND:
        return rounds[since.nth - 1 if since.nth > 0 else since.nth :]
    passed, found = 0, []
    for step in steps:
        dealt = step.do == program.Do.DEAL and step.place < 0
        if since.stage is Stage.DRAW:
            passed += step.do == program.Do.DRAW
        elif dealt and (since.stage is Stage.STREET or step.face == UP):
            passed += step.low
        if step.do == program.Do.BET and passed >= since.nth:
            found.append(step)
    return found


def _of_declaring(deed: Deed) -> bool:
    """Whether something is about how many declare a thing, and not about each of them."""
    match deed:
        case Deed(Verb.DECLARE, agent=Players(quantifier, Everyone(), many)):
            return many is not None or quantifier in (Quantifier.NO, Quantifier.ALL, Quantifier.EACH)
    return False


def _done_by(step: Step, players: Players) -> Step:
    """A step that is about "you", done by some players."""
    match step:
        case Do(deed) if deed.agent == YOU:
            return Do(replace(deed, agent=players))
    return step


def _nobody_wins(deed: Deed) -> bool:
    """Whether something is about nobody winning."""
    return deed.verb is Verb.WIN and deed.agent.quantifier is Quantifier.NO


def _nobody_in(deed: Deed) -> bool:
    """Whether something is about nobody going in."""
    return deed.verb is Verb.DECLARE and (deed.words, deed.agent.quantifier) in NOBODY_IN


def _of_each_player(condition: Condition) -> bool:
    """Whether a condition is about "you", so that it is so of some players and not of others."""
    match condition:
        case Not(inside):
            return _of_each_player(inside)
        case All(conditions) | AnyOf(conditions):
            return any(map(_of_each_player, conditions))
        case Happens(deed):
            return isinstance(deed.agent.who, You)
        case Has() | HasHand() | Declined() | AreOf() | Alike():
            return any(isinstance(part, You) for part in condition.walk())
    return False


def _only_low_hands_win(lines: Sequence[Line]) -> bool:
    """Whether a game is for low hands alone, in which the ace is the lowest card."""
    parts = [part for line in lines for part in line.walk()]
    won = {part.end for part in parts if isinstance(part, BestHand)}
    high_aces = any(isinstance(part, LowRanking) and part.order is LowOrder.DEUCE_TO_SEVEN for part in parts)
    return won == {End.LOW} and not high_aces


def _after_whom_it_happened_to(draft: Draft, then: tuple[Step, ...]) -> tuple[Step, ...]:
    """Steps in which the next player is the one after whoever something happened to."""

    def counted(part: object) -> object:
        return Neighbor(You(), Side.LEFT) if isinstance(part, NextInTurn) else part

    if not any(isinstance(part, NextInTurn) for step in then for part in step.walk()):
        return then
    for part in then:
        draft.use_all(part)
    return tuple(rebuilt(part, counted) for part in then)


def _parted(condition: Condition) -> tuple[Happens | HasHand, tuple[Condition, ...]]:
    """What has to happen, and what else has to be so; a hand that shows is one that comes to lie there."""
    match condition:
        case Happens() | HasHand():
            return condition, ()
        case All(conditions):
            happens = [part for part in conditions if isinstance(part, Happens)]
            if len(happens) == 1:
                return happens[0], tuple(part for part in conditions if part is not happens[0])
    raise refuse(condition, "as something to look out for")


def _fold_those_out(steps: Sequence[program.Step]) -> None:
    """To stay out is to fold where there is betting before the showdown."""
    for at, step in enumerate(steps):
        if step.do == program.Do.DECLARE:
            later = [other.do for other in steps[at:] if other.do in (program.Do.BET, program.Do.SHOWDOWN)]
            step.folds = int(later[:1] == [program.Do.BET])


def _leave_to_the_page(steps: Sequence[program.Step], nobody_in: Sequence[int], said: bool) -> None:
    """What a page says happens if nobody goes in comes next, and what it says if nobody wins, before a redeal."""
    for at, step in enumerate(steps):
        if step.do == program.Do.DECLARE:
            step.jump = next((index for index in nobody_in if index > at), 0)
        elif step.do == program.Do.SHOWDOWN:
            step.settled = int(said or bool(nobody_in))


def _hide_what_is_bought(steps: Sequence[program.Step]) -> None:
    """A card bought down in a game whose cards nobody may look at is like the others."""
    lies = {step.face for step in steps if step.do == program.Do.DEAL and step.place < 0}
    for step in steps:
        if step.do == program.Do.RECEIVE and step.bought and step.face == DOWN and BLIND in lies and DOWN not in lies:
            step.face = BLIND


def _declares_ends(part: object) -> bool:
    words = getattr(part, "words", ())
    return bool(words) and any(word.value in ("high", "low", "both") for word in words)


__all__ = ["CannotPlay", "Lowered", "lower"]
