"""A whole page, lowered: its lines in order, and what holds throughout."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce
from itertools import pairwise
from operator import or_

from pokernight.cards import Rank
from pokernight.meaning.cards import (
    Anywhere,
    Board,
    Cards,
    Face,
    Hand,
    Mated,
    NotOf,
    OfRank,
    RankLike,
    TableCards,
    Which,
)
from pokernight.meaning.deeds import Deed, Mood, Time, Verb, Word
from pokernight.meaning.hands import (
    AcesLow,
    BeatsTable,
    Beside,
    BestCard,
    BestHand,
    Blocks,
    CardsSpeak,
    Compare,
    DealtForTies,
    Fouls,
    HandLimit,
    LegsWin,
    Lives,
    LowOrder,
    LowRanking,
    MostCards,
    MustWin,
    OfShape,
    Rows,
    Royalties,
    Score,
    Share,
    Showdown,
    SmallHand,
    Split,
    SplitIs,
    Sweep,
    Ways,
)
from pokernight.meaning.layouts import Figure, Form, LaidIn
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
    AddUp,
    Alike,
    All,
    Ante,
    AnyOf,
    AreOf,
    BecomeWild,
    Bets,
    BetSizes,
    Betting,
    Between,
    Blinds,
    Dead,
    DealUntilMatch,
    DeckOf,
    Declined,
    DiscardsFlipped,
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
    OfferedOnce,
    OneOf,
    Openers,
    PlayedLow,
    Remark,
    Repeat,
    Reshuffles,
    Seats,
    ShowsBest,
    Since,
    Stage,
    Stakes,
    StopWild,
    SuitsBreakTies,
    TurnLow,
    When,
    Wild,
)
from pokernight.meaning.sorts import Condition, Made, Rule, Standing, Step, Who, rebuilt
from pokernight.play import program
from pokernight.play.judge import HandRules
from pokernight.play.lowering import amounts, conditions, hands, watching, which, who
from pokernight.play.lowering.deeds import (
    REFUSING,
    lower_deed,
    lower_refusal,
    one_for_all,
    paid_for,
    pay_or,
    take_or_buy,
    way_to_buy,
)
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
THAT_RANK = Cards(kind=RankLike(replace(THAT_CARD, many=ONE)), at=Anywhere())
ANYONE = Players(Quantifier.ANY, Everyone())
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
    figure: Figure | None = None
    """The figure that the community cards lie in."""


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
        self.hand_sizes = self.fouls = 0
        self.royalties: list[program.Royalty] = []
        self.scored: list[Standing] = []
        """What holds where the hands of each two players are scored."""
        self.legs = self.lives = self.life = self.blocks = 0
        self.must_win = self.must_wins = 0
        self.beats_table = 0
        self.tie_cards = 0
        self.regrets = 0
        """How many of the cards that they flip all must discard."""
        self.whens: list[When] = []
        self.declared: list[tuple[int, When]] = []
        """What follows from how many have declared something, and where it stands."""
        self.nobody_in: list[int] = []
        """The steps that ask whether nobody went in."""
        self.instead: list[tuple[program.Step, program.Step]] = []
        """Steps with what is done by whoever does not do what they say."""
        self.sequels: list[tuple[program.Step, program.Step]] = []
        """Payments with what is done by whoever has paid."""
        self.priced: list[tuple[int, int]] = []
        """The cards that are wild for whoever pays, and what for each."""
        self.offers: list[tuple[int, program.Step]] = []
        """The steps in which those cards are offered that do not lie face up, by the number of their rule."""
        self.claimed: list[Who | None] = []
        """What may be claimed in place of picking up a card."""
        self.namings: list[program.Step] = []
        """The steps in which a rank may be named later than at first."""
        self.starts: list[int] = []
        """The step with which each line begins that has any."""
        self.declares = any(_declares_ends(part) for line in lines for part in line.walk())
        self.speaks = any(isinstance(part, CardsSpeak) for line in lines for part in line.walk())

    def lowered(self) -> Lowered:
        """All lines, the end, and what follows from things."""
        draft = self.draft
        draft.suits = any(isinstance(rule, SuitsBreakTies) for line in self.lines for rule in line.rules)
        draft.plays_low = any(part == BestHand(End.LOW) for line in self.lines for part in line.walk())
        draft.ends = frozenset(part.end for line in self.lines for part in line.walk() if isinstance(part, BestHand))
        draft.figure = self._figure()
        draft.packs = self._packs()
        self._rows()
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
        for scored in self.scored:
            self._score(scored)
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
        self._ask_for_wilds()
        self._regret()
        draft.following = False
        for step, instead in self.instead:
            step.jump = len(draft.steps)
            draft.steps.extend((instead, program.Step(program.Do.BACK)))
        for step, sequel in self.sequels:
            if step.other:
                raise CannotPlay(f"Line {step.line} has more than one thing follow from a payment.")
            step.other = len(draft.steps)
            draft.steps.extend((sequel, program.Step(program.Do.BACK)))
        if self.hands.rules.tame_jokers and any(watch.alike for watch in draft.watches):
            raise CannotPlay("Jokers that are not wild cannot be told from others when a pair comes up yet.")
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
            royalties=self.royalties,
            watched=reduce(or_, (1 << watch.do for watch in draft.watches), 0),
            deck=self.deck * draft.packs,
            packs=draft.packs,
            ante=ante,
            openers=self.openers,
            fewer_wilds=int(any(isinstance(rule, FewerWilds) for line in self.lines for rule in line.rules)),
            aces_low=int(self.hands.rules.aces_low or _only_low_hands_win(self.lines)),
            low_and_high=int(draft.low_and_high),
            hand_limit=self.hand_limit,
            hand_sizes=self.hand_sizes,
            fouls=self.fouls,
            legs=self.legs,
            lives=self.lives,
            life=self.life,
            must_win=self.must_win,
            must_wins=self.must_wins,
            beats_table=self.beats_table,
            keeps_folded=int(any(step.folded or step.do == program.Do.RETURN for step in draft.steps)),
            brings_back=int(any(step.do == program.Do.RETURN for step in draft.steps)),
            blocks=self.blocks,
            offered_once=int(any(isinstance(rule, OfferedOnce) for line in self.lines for rule in line.rules)),
            ends=reduce(or_, (1 << share.low for share in draft.shares if share.by == program.By.HAND), 0) or 1,
            tie_cards=self.tie_cards,
            first=0,
            end=end,
        )
        self.hands.rules = replace(self.hands.rules, ace_as=self.hands.rules.ace_as or _below(self.deck))
        return Lowered(made, self.hands.whole(draft), self.limit, self.raises, self.least, self.most, draft.figure)

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

    def _packs(self) -> int:
        """The packs that are shuffled together, each by its first card."""
        decks = {rule for line in self.lines for rule in line.rules if isinstance(rule, DeckOf)}
        many = max((deck.packs for deck in decks), default=1)
        if many > 1 and len(decks) > 1:
            raise CannotPlay("Several packs cannot be played with other changes of the deck yet.")
        return sum(1 << CARDS * number for number in range(many))

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
        sized = (Form.ROWS, Form.BOARDS, Form.CIRCLE, Form.WHEEL)
        if any(figure.form in sized and not figure.sizes for figure in said):
            raise CannotPlay("It is not said how many cards lie in the figure.")
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
            case Do(Deed(agent=agent, then=(), instead=(other,)) as deed) if agent == EACH_PLAYER and _by_some(
                deed, other
            ):
                draft.use_all(rule)
                self._in_their_place(deed, other, line)
            case Do(Deed(Verb.LOOK, cards=Cards() as cards, mood=Mood.MAY_NOT)) if (
                cards == Cards() and self._just_dealt
            ):
                draft.use_all(rule)
                self._hide(cards)
            case Do(Deed(Verb.LOOK, cards=Cards() as cards, each=False, mood=Mood.MAY_NOT)) if (
                cards == Cards(which=Which.NEWEST) and draft.steps[-1].do == program.Do.DRAW
            ):
                draft.use_all(rule)
                draft.steps[-1].face = BLIND
            case Do(Deed(Verb.DECLARE, mood=Mood.MAY_NOT) as deed):
                draft.use(rule, "deed")
                self._bar(deed)
            case Do(Deed(right_after=Happens(Deed(Verb.RECEIVE) as getting)) as deed):
                draft.use_all(rule)
                self._during_the_deal(deed, getting, line)
            case Do(Deed(Verb.CLAIM, rather_than=Happens(other), price=Amount() as price) as deed):
                draft.use_all(rule)
                self._claim_instead(deed, other, price)
            case Do(deed):
                draft.use(rule, "deed")
                draft.steps.append(lower_deed(draft, deed, line))
                self._make(draft.steps[-1], deed, line)
                self._other_way(draft.steps[-1], deed, line)
            case Bets():
                self._offer_naming(line)
                draft.steps.append(self._bets(rule, line))
            case Showdown(shares):
                draft.use(rule, "shares")
                first = len(draft.shares)
                self._offer_wilds(line)
                self._offer_naming(line)
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
                draft.nobody_in = isinstance(condition, Happens) and _nobody_in(condition.deed)
                self._if(so, then, otherwise, line)
                draft.nobody_in = False
            case OneOf((Deed(Verb.SWAP, mood=Mood.MAY) as deed, *others)):
                draft.use(rule, "deeds")
                draft.use_all(deed)
                draft.steps.append(lower_deed(draft, replace(deed, instead=tuple(others)), line))
            case OneOf((Deed(Verb.TAKE, cards=Cards(at=TableCards())) as deed, Deed(Verb.BUY) as other)) if one_for_all(
                draft, deed
            ):
                draft.use(rule, "deeds")
                draft.use_all(rule)
                draft.steps.append(take_or_buy(draft, deed, other, line))
            case OneOf(deeds) if all(one.verb in (Verb.TAKE, Verb.BUY) for one in deeds):
                draft.use(rule, "deeds")
                self._market(deeds, line)
            case OneOf(deeds):
                draft.use(rule, "deeds")
                step, instead = pay_or(draft, deeds, line)
                draft.steps.append(step)
                self.instead.append((step, instead))
                self.sequels += [(step, lower_deed(draft, paid_for(then), line)) for then in deeds[0].then]
            case Between(times, calls_ace, new_for_pair):
                draft.use(rule, "times", "calls_ace", "new_for_pair")
                step = program.Step(program.Do.BETWEEN, line, low=times, ace=int(calls_ace), each=int(new_for_pair))
                draft.steps.append(step)
            case TurnLow():
                draft.use(rule)
                if not any(part == PlayedLow() for line in self.lines for part in line.walk()):
                    raise refuse(rule, "where nothing is said of what wins then")
                if any(rule in one.rules for one in self.lines):
                    raise refuse(rule, "whatever happens")
                draft.steps.append(program.Step(program.Do.TURN_LOW, line))
            case Score(price):
                draft.use(rule, "price")
                if len(draft.sizes) < 2:
                    raise refuse(rule, "where the players have one hand each")
                made = [program.Share(By.HAND, pile=pile) for pile in range(1, len(draft.sizes) + 1)]
                step = program.Step(program.Do.SCORE, line, price=amounts.amount(draft, price))
                step.shares, step.parts = len(draft.shares), len(made)
                draft.shares += made
                draft.steps.append(step)
            case DealUntilMatch(goes):
                draft.use(rule, "goes")
                draft.steps.append(program.Step(program.Do.DEAL_UNTIL_MATCH, line, may=int(goes)))
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
            case BecomeWild(cards, old, back):
                draft.use(rule, "cards", "old", "back")
                for kind in (cards, old):
                    if kind and kind != THAT_RANK:
                        hands.printed(draft, kind)
                draft.wilds.append(program.Wild(draft.node(Is.PAID, number=1), 0, 3, 1, 0, 0))
                nodes = {"for_cards": which.cards(draft, cards)} | ({"cards": which.cards(draft, old)} if old else {})
                draft.steps.append(program.Step(program.Do.BECOME_WILD, line, may=int(back), **nodes))
            case StopWild(cards):
                draft.use(rule, "cards")
                hands.printed(draft, cards)
                draft.steps.append(program.Step(program.Do.BECOME_WILD, line, cards=which.cards(draft, cards)))
            case _:
                raise refuse(rule)

    def _make(self, step: program.Step, deed: Deed, line: int) -> None:
        """What somebody has another player do, which that player then does."""
        if deed.made:
            self.draft.use_all(deed.made)
            agent = EACH_PLAYER if step.each else YOU
            self.instead.append((step, lower_deed(self.draft, replace(deed.made, agent=agent), line)))

    def _other_way(self, step: program.Step, deed: Deed, line: int) -> None:
        """Cards that are passed the other way at the same moment, and fewer cards that may be passed at a price."""
        if step.do == program.Do.SERVE:
            self._refusals(step, deed, line)
            return
        if step.do == program.Do.PASS and deed.instead:
            self._fewer_passed(step, deed, line)
            deed = replace(deed, instead=())
        if step.do == program.Do.DISCARD and deed.instead:
            self._discards_at_a_price(step, deed, line)
        match deed.then:
            case ():
                return
            case _ if step.do == program.Do.LAY:
                return  # what was looked at is laid to a hand
            case (Deed(Verb.FORCE) as other,) if step.do == program.Do.DISCARD and step.in_turn:
                self.draft.use_all(other)
                force = lower_deed(self.draft, replace(other, agent=YOU), line)
                self._make(force, other, line)
                self.sequels.append((step, force))
            case (Deed(Verb.DISCARD) as other,) if step.do == program.Do.PICK_UP:
                self.sequels.append((step, lower_deed(self.draft, replace(other, agent=YOU), line)))
            case (Deed(Verb.DISCARD, instead=(_,)) as other,) if step.do == program.Do.RECEIVE and step.high == 1:
                self.draft.use_all(other)
                self.sequels.append((step, lower_deed(self.draft, replace(other, agent=YOU), line)))
            case (Deed(Verb.PASS, then=()) as other,) if deed.verb is Verb.PASS and other.agent == deed.agent:
                jump = program.Step(program.Do.JUMP, line)
                self.draft.steps.append(jump)
                step.other = len(self.draft.steps)
                self.draft.steps.append(lower_deed(self.draft, other, line))
                jump.jump = len(self.draft.steps)
            case _:
                raise refuse(deed, "with what comes after it")

    def _fewer_passed(self, step: program.Step, deed: Deed, line: int) -> None:
        """Fewer cards that players may pass instead, at a price."""
        draft = self.draft
        match deed.instead:
            case (Deed(Verb.PASS, price=Amount() as price, mood=Mood.MAY) as other,) if (
                deed.then and other.then and _passed(other) < _passed(deed)
            ):
                draft.use_all(other)
                jump = program.Step(program.Do.JUMP, line)
                draft.steps.append(jump)
                step.jump = len(draft.steps)
                fewer = lower_deed(draft, replace(other, agent=deed.agent, mood=deed.mood, price=None), line)
                fewer.price = amounts.amount(draft, price)
                draft.steps.append(fewer)
                self._other_way(fewer, replace(other, agent=deed.agent), line)
                jump.jump = len(draft.steps)
            case _:
                raise refuse(deed, "or something else")

    def _market(self, deeds: tuple[Deed, ...], line: int) -> None:
        """Several ways to get a card, from the table or from the deck."""
        draft = self.draft
        step = way_to_buy(draft, deeds[0], line)
        draft.steps.append(step)
        jump = program.Step(program.Do.JUMP, line)
        draft.steps.append(jump)
        for deed in deeds[1:]:
            if deed.mood is not deeds[0].mood or deed.then:
                raise refuse(deed, "or something else")
            step.jump = len(draft.steps)
            step = way_to_buy(draft, replace(deed, agent=deeds[0].agent, order=deeds[0].order), line)
            draft.use_all(deed)
            draft.steps.append(step)
        jump.jump = len(draft.steps)

    def _discards_at_a_price(self, step: program.Step, deed: Deed, line: int) -> None:
        """Other numbers of cards that players may discard instead, each at a price."""
        draft = self.draft
        numbers = {step.high}
        jump = program.Step(program.Do.JUMP, line)
        draft.steps.append(jump)
        for other in deed.instead:
            plain = Deed(Verb.DISCARD, YOU, cards=other.cards, face=deed.face, price=other.price, mood=Mood.MAY)
            same = other.cards and deed.cards and replace(other.cards, many=deed.cards.many) == deed.cards
            if other != plain or not same or other.price is None or step.low != step.high or step.keep >= 0:
                raise refuse(deed, "or something else")
            draft.use_all(other)
            way = lower_deed(draft, replace(other, agent=deed.agent, mood=deed.mood, price=None), line)
            if way.high in numbers or way.low != way.high:
                raise refuse(deed, "or as many cards at a price")
            numbers.add(way.high)
            way.price = amounts.amount(draft, other.price)
            step.jump = len(draft.steps)
            draft.steps.append(way)
            step = way
        jump.jump = len(draft.steps)

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

    def _claim_instead(self, deed: Deed, other: Deed, price: Amount) -> None:
        """A claim to have the best hand, made by a player in place of picking up a card."""
        steps = [step for step in self.draft.steps if step.do != program.Do.LINE]
        if not steps or steps[-1].do != program.Do.PICK_UP or deed.agent != ANYONE or steps[-1].fee:
            raise refuse(deed, "where nobody picks up a card")
        if other != Deed(Verb.TAKE, YOU, cards=Cards(ONE)):
            raise refuse(other, "as what is left undone")
        plain = replace(deed, agent=EACH_PLAYER, rather_than=None, price=None)
        lower_deed(self.draft, plain, 0)  # refuses what cannot be claimed
        steps[-1].fee = amounts.amount(self.draft, price)
        self.claimed.append(deed.part)

    def _during_the_deal(self, deed: Deed, getting: Deed, line: int) -> None:
        """What each player does who has got the card of the deal before, before the next player gets one."""
        steps = self.draft.steps
        dealt = [at for at, step in enumerate(steps) if step.do == program.Do.DEAL and step.place < 0]
        card = Deed(Verb.RECEIVE, YOU, cards=Cards(ONE, which=Which.NEWEST), face=getting.face)
        if getting != card or deed.agent != EACH_PLAYER or not dealt:
            raise refuse(deed, "at that moment")
        before = steps[dealt[-1]]
        later = [part for one in self.lines[line:] for part in one.walk() if isinstance(part, Deed)]
        lies = which.LIES[getting.face] if getting.face else before.face
        if before.low != 1 or lies != before.face or any(part.verb is Verb.DEAL and part.to for part in later):
            raise refuse(getting, "where it is not the one that each player was just dealt")
        served = replace(before, do=program.Do.SERVE, who=before.to, turned=before.face)
        steps[dealt[-1]] = served
        self.instead.append((served, lower_deed(self.draft, replace(deed, agent=YOU, right_after=None), line)))

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
        so = conditions.condition(draft, rule.condition)
        draft.nobody_in = _nobody_in(deed)
        self._if(so, then, (), draft.steps[-1].line)
        draft.nobody_in = False

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

    def _in_their_place(self, deed: Deed, other: Deed, line: int) -> None:
        """What some players do in place of what all the others do: those first, and then whoever was not one of them.

        What they do may change whether they are, so that whoever has just done it is left out as well.
        """
        assert isinstance(other.agent.who, Such)
        self._step(Do(other), line)
        done = Happens(Deed(other.verb, YOU, time=Time.BEFORE))
        rest = Such(Everyone(), All((Not(other.agent.who.condition), Not(done))))
        self.draft.just_done = self._last_done
        self._step(Do(replace(deed, agent=Players(Quantifier.EACH, rest), instead=())), line)
        self.draft.just_done = 0

    def _repeat(self, rule: Repeat, line: int) -> program.Step:
        """The lines before again; where the line itself does something before, it is one of them."""
        draft = self.draft
        draft.use(rule, "lines", "times", "until")
        so = conditions.condition(draft, rule.until) if rule.until else 0
        own = draft.steps[-1].do != program.Do.LINE
        back = rule.lines + (0 if own else 1)
        if back > len(self.starts):
            raise refuse(rule, "from before the first step")
        start = self.starts[-back]
        self._ask_for_end(rule.until, start, line)
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

    def _ask_for_end(self, until: Condition | None, start: int, line: int) -> None:
        """Where it goes on until somebody calls the end, all are asked each time, unless they can say so before."""
        steps = self.draft.steps
        match until:
            case Happens(Deed(Verb.CLAIM | Verb.KNOCK as verb, part=part)):
                if not any(_asks_for_end(step) for step in steps[start:]):
                    steps.append(lower_deed(self.draft, Deed(verb, part=part, mood=Mood.MAY), line))
                elif part and part in self.claimed:
                    self.draft.use_all(part)

    def _bets(self, rule: Bets, line: int) -> program.Step:
        draft = self.draft
        draft.use(rule, "opener", "rotates", "limit", "size", "forced", "bring_in", "completes")
        opener = who.who(draft, rule.opener) if rule.opener else 0
        if rule.rotates:
            opener = draft.node(Is.OPENER_IN_ROTATION)
        limit = LIMITS[rule.limit] if rule.limit else -1
        size = amounts.amount(draft, rule.size) if rule.size else 0
        price = amounts.amount(draft, rule.bring_in or Amount(Unit.MINIMUM)) if rule.forced else 0
        return program.Step(
            program.Do.BET, line, who=opener, limit=limit, size=size, price=price, may=int(rule.completes)
        )

    def _shares(self, shares: tuple[Share, ...]) -> list[program.Share]:
        """The parts of the pot, the high hand before the low one, which gets no odd chip."""
        made = [self._share(share) for share in shares]
        plain = [share for share in made if share.by in (By.HAND, By.CARD) and not share.size]
        if self.declares and not self.speaks and len({share.low for share in plain}) == 2:
            for share in plain:
                share.declared = 1
        highs = any(share.by == By.HAND and not share.low for share in made)
        return sorted(made, key=lambda share: share.low) if highs else made

    @property
    def _on_board(self) -> bool:
        """Whether there are community cards."""
        return any(step.do == program.Do.DEAL and step.place == BOARD for step in self.draft.steps)

    def _share(self, share: Share) -> program.Share:
        draft = self.draft
        draft.use(share, "prize", "part")
        if isinstance(share.prize, Split):
            said = [rule for line in self.lines for rule in line.rules if isinstance(rule, SplitIs)]
            if len(said) != 1 or isinstance(said[0].prize, Split):
                raise refuse(share.prize, "where the page does not say once what it is")
            draft.use(share.prize)
            made = self._share(replace(share, prize=said[0].prize))
            made.split = int(made.by == By.HAND)
            return made
        part = share.part
        above, below = (part.numerator, part.denominator) if part else (0, 0)
        prize = share.prize
        match prize:
            case BestHand(end, size, declared, showing, cards=cards, board=board, order=order, place=place):
                draft.use(prize, "end", "size", "declared", "showing", "cards", "board", "order", "place", "made")
                if order and size:
                    raise refuse(prize, "of so many cards")
                if order:
                    size = self.hands.ranked(order)
                by = By.SHOWING if showing else By.HAND
                low = int(end is End.LOW)
                node = which.place(draft, board) if board and not showing else 0
                if board and showing:
                    raise refuse(prize, "by what shows")
                if cards and (showing or cards.many or not isinstance(cards.at, Hand)):
                    raise refuse(prize, "of those cards")
                if cards and isinstance(cards.kind, NotOf) and self._on_board:
                    raise refuse(prize, "of those cards beside community cards")
                held = which.cards(draft, cards) if cards else 0
                made = program.Share(by, low, size, int(declared), node, above=above, below=below)
                needs = conditions.condition(draft, HasHand(prize.made)) if prize.made else 0
                return replace(made, held=held, place=place - 1, needs=needs)
            case BestCard(end, cards, low_ace):
                draft.use(prize, "end", "cards", "low_ace")
                node = which.cards(draft, cards)
                low, ace = int(end is End.LOW), int(low_ace)
                return program.Share(By.CARD, low, cards=node, above=above, below=below, ace=ace)
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

    def _dead(self, cards: Cards) -> None:
        """Cards that are dead where they lie, or by other cards; everybody can tell where they lie face up."""
        draft = self.draft
        if cards.which is Which.THAT:
            cards = self._just_laid(cards)
        inner = [part for part in cards.walk() if isinstance(part, Cards) and part is not cards]
        if cards.face is not Face.DOWN and not all(map(self._in_sight, inner)):
            raise refuse(cards, "as dead cards, where not everybody can tell")
        node = which.cards(draft, cards)
        draft.wilds.append(program.Wild(node, 0, program.DEAD, 1, int(not draft.same_for_all(node)), 0))

    def _standing(self, rule: Standing) -> None:
        draft = self.draft
        if isinstance(rule, Dead) and (rule.cards.face or fixed(rule.cards.kind) is None):
            draft.use(rule, "cards")
            self._dead(rule.cards)
            return
        if self.hands.take(draft, rule):
            return
        match rule:
            case Ante() | Blinds():
                draft.use_all(rule)
            case SplitIs():
                draft.use(rule, "prize")
            case Openers(made, later):
                draft.use(rule, "made", "later")
                self.openers = _openers(draft, (made, *later))
            case DeckOf(packs, jokers, without) if packs == 1 or not jokers:
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
            case Lives(many, price):
                draft.use(rule, "many", "price")
                if self.lives:
                    raise refuse(rule, "where the players have lives already")
                self.lives = many
                self.life = amounts.amount(draft, price) if price else 0
            case Blocks(cards):
                draft.use(rule, "cards")
                self.blocks |= mask(hands.printed(draft, cards)) * draft.packs
            case DealtForTies(cards):
                draft.use(rule, "cards")
                shares = [part.shares for line in self.lines for part in line.walk() if isinstance(part, Showdown)]
                if self.tie_cards or [len(won) for won in shares] != [1]:
                    raise refuse(rule, "where there is more than one thing to win")
                self.tie_cards = mask(hands.printed(draft, cards)) * draft.packs
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
            case Wild(cards, False, None, Amount() as price) if cards == Cards(kind=cards.kind, at=Anywhere()):
                draft.use(rule, "cards", "price")
                draft.wilds.append(program.Wild(draft.node(Is.PAID), 0, 3, 1, 0, 0))
                self.priced.append((which.cards(draft, cards), amounts.amount(draft, price)))
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
            case LaidIn() | FewerWilds() | OfferedOnce():
                draft.use_all(rule)
            case MustWin(prizes):
                draft.use(rule, "prizes")
                if self.must_wins:
                    raise refuse(rule, "where others have to be won")
                self.must_win, self.must_wins = len(draft.shares), len(prizes)
                draft.shares.extend(self._share(Share(prize)) for prize in prizes)
            case Sweep() | Royalties() | Fouls() | Rows():
                self.scored.append(rule)
            case BeatsTable(alone):
                draft.use(rule, "alone")
                if self.beats_table not in (0, beats := 2 if alone else 1):
                    raise refuse(rule, "where others have to beat it as well")
                self.beats_table = beats
            case SmallHand(small, large, holds):
                draft.use(rule, "small", "large", "holds")
                split = [step for step in draft.steps if step.do == program.Do.SPLIT]
                if not split or draft.sizes != (large, small):
                    raise refuse(rule, "where no such hands are made")
                split[-1].worse = 1
                split[-1].holds = 1 + which.LIES[holds] if holds else 0
            case DiscardsFlipped(many):
                draft.use(rule, "many")
                if self.regrets not in (0, many):
                    raise refuse(rule, "where others must go")
                self.regrets = many
            case FixedOrder(size):
                draft.use(rule, "size")
                sizes = [part.sizes for line in self.lines for part in line.walk() if isinstance(part, Deed)]
                if not any(size in made for made in sizes):
                    raise refuse(rule, "where there is no such stack")
            case CardsSpeak() | Remark() | Reshuffles() | Seats() | Stakes() | SuitsBreakTies() | Ways():
                draft.use_all(rule)
            case _:
                raise refuse(rule)

    def _rows(self) -> None:
        """How many cards each hand takes that cards are laid to, where the page says so."""
        said = {rule.sizes for line in self.lines for rule in line.rules if isinstance(rule, Rows)}
        if len(said) > 1:
            raise CannotPlay("It is said twice how many cards each hand takes.")
        for sizes in said:
            self.draft.sizes = sizes
            self.hand_sizes = sum(size << 6 * place for place, size in enumerate(sizes))

    def _score(self, rule: Standing) -> None:
        """What holds where the hands of each two players are scored."""
        draft = self.draft
        steps = [step for step in draft.steps if step.do == program.Do.SCORE]
        if not steps:
            raise refuse(rule, "where no hands are scored")
        match rule:
            case Sweep(price):
                draft.use(rule, "price")
                if any(step.fee for step in steps):
                    raise refuse(rule, "twice")
                for step in steps:
                    step.fee = amounts.amount(draft, price)
            case Royalties(hand, royalties):
                draft.use(rule, "hand", "royalties")
                if hand > len(draft.sizes):
                    raise refuse(rule, "for a hand that nobody has")
                for royalty in royalties:
                    draft.use(royalty, "made", "price", "more")
                    self._royalty(hand, royalty.made, royalty.price, royalty.more)
            case Fouls():
                draft.use(rule)
                self.fouls = 1
            case Rows(sizes):
                draft.use(rule, "sizes")
                lays = [step for step in draft.steps if step.do == program.Do.LAY]
                if not lays or any(step.hands != len(sizes) for step in lays):
                    raise refuse(rule, "where cards are not laid to so many hands")

    def _royalty(self, hand: int, made: Made, price: Amount, more: Amount | None) -> None:
        """What a hand brings, and each of the same kind and a higher rank, where they bring more."""
        draft = self.draft
        named = [made]
        if more:
            match made:
                case OfShape(_, Rank() as rank):
                    named += [replace(made, rank=higher) for higher in Rank if rank < higher <= Rank.ACE]
                    draft.use(more, "unit", "times")
                case _:
                    raise refuse(made, "without a rank")
            if more.unit is not price.unit:
                raise refuse(more, "beside another sum")
        for step, one in enumerate(named):
            worth = replace(price, times=price.times + more.times * step) if more and step else price
            number = hands.spoken_of(draft, one)
            self.royalties.append(program.Royalty(hand, number, amounts.amount(draft, worth)))

    def _offer_wilds(self, line: int) -> None:
        """Before a showdown, cards may be paid for that nobody has seen."""
        priced = sum(isinstance(rule, Wild) and rule.price is not None for one in self.lines for rule in one.rules)
        for number in range(priced):
            offer = program.Step(program.Do.OFFER_WILD, line)
            self.offers.append((number, offer))
            self.draft.steps.append(offer)

    def _offer_naming(self, line: int) -> None:
        """Before a betting round or a showdown, those may name what is wild who have the right to, and did not."""
        if any(isinstance(rule, When) and rule.lasting for one in self.lines for rule in one.rules):
            self.namings.append(program.Step(program.Do.OFFER_NAME, line))
            self.draft.steps.append(self.namings[-1])

    def _ask_for_wilds(self) -> None:
        """Whoever gets a card face up that is wild for a price is asked whether to pay it."""
        draft = self.draft
        for number, (cards, price) in enumerate(self.priced):
            then = len(draft.steps)
            for offered, offer in self.offers:
                if offered == number:
                    offer.cards, offer.jump = cards, then
            shows = program.Do.SHOWS
            players = draft.node(Is.STILL_IN)
            watch = program.Watch(shows, who=players, cards=cards, high=-1, face=-1, then=then, slot=draft.slot())
            draft.watches.append(watch)
            you = draft.node(Is.YOU)
            draft.steps.append(program.Step(program.Do.MAKE_WILD, who=you, price=price, may=1, in_turn=1))
            draft.steps.append(program.Step(program.Do.BACK))

    def _regret(self) -> None:
        """Whoever flips a card keeps it or not, as long as enough of them go."""
        draft = self.draft
        if not self.regrets:
            return
        flipped = program.Watch(program.Do.FLIP, cards=draft.node(Is.ANYWHERE), high=-1, face=-1, slot=draft.slot())
        flipped.then = len(draft.steps)
        draft.watches.append(flipped)
        you = draft.node(Is.YOU)
        that = draft.both(draft.node(Is.THAT), draft.node(Is.HAND, you))
        discard = program.Step(program.Do.DISCARD, who=you, cards=that, low=1, high=1, may=1, in_turn=1, keep=-1)
        draft.steps.append(replace(discard, often=self.regrets, face=DOWN))
        draft.steps.append(program.Step(program.Do.BACK))

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
        if isinstance(cards.kind, Mated) and not cards.face:  # all can tell of mates that both show
            seen = which.mates(draft, cards, cards.kind, showing=True)
            draft.wilds.append(program.Wild(seen, int(mine), ends, 1, 1, span))
        mates_hidden = isinstance(cards.kind, Mated) and not self._in_sight(cards)
        public = not mates_hidden and all(
            self._in_sight(part) for part in cards.walk() if isinstance(part, Cards) and part is not cards
        )
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

    def _comes_to_lie(self, so: Has | HasHand | AddUp) -> program.Watch:
        """What comes to lie face up before a player, as it is looked out for."""
        match so:
            case Has():
                return watching.lies_up(self.draft, so)
            case HasHand():
                return watching.shown(self.draft, so)
        return watching.sums(self.draft, so)

    def _when(self, rule: When) -> None:
        """What follows from a deed, played before anything else goes on."""
        draft = self.draft
        draft.use(rule, "condition", "then", "once", "lasting")
        if rule.lasting:
            self._lasts(rule)
        condition, players = rule.condition, None
        if isinstance(condition, Happens) and condition.deed.agent == EACH_PLAYER:
            raise refuse(condition, "as something that all do")
        if isinstance(condition, Holds):
            draft.use(condition, "players", "condition")
            players, condition = condition.players, condition.condition
        happens, also = _parted(condition)
        if isinstance(condition, All):
            draft.use(condition, "conditions")
        if not isinstance(happens, Happens):
            watch = self._comes_to_lie(happens)
            watch.who = who.who(draft, players.who) if players else 0
        else:
            draft.use(happens, "deed")
            watch = watching.watched(draft, happens.deed, players)
        if watch.do == program.Do.SAY and not all(map(_must_pay, rule.then)):
            raise refuse(rule, "where a word costs more than chips")
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

    def _lasts(self, rule: When) -> None:
        """The right to name what is wild is kept; no other right is yet."""
        match rule.then:
            case (Do(Deed(Verb.NAME, mood=Mood.MAY)),):
                for offer in self.namings:
                    offer.jump = len(self.draft.steps)
            case _:
                raise refuse(rule, "then or later")

    def _see_wilds(self) -> None:
        """Find the steps for which it is to be seen which cards are wild; where something is watched by it, all."""
        draft = self.draft
        told = [part for watch in draft.watches for part in (watch.who, watch.cards)]
        always = any(map(draft.sees_wilds, (*told, *(share.cards for share in draft.shares), self.openers)))
        for step in draft.steps if draft.wilds else ():
            about = (getattr(step, name) for name in program.DESCRIBED)
            hands = step.do in (program.Do.SHOWDOWN, program.Do.FLIP_UNTIL_BEST, program.Do.COMPARE)
            step.sees_wilds = int(always or hands or any(map(draft.sees_wilds, about)))


def _below(deck: int) -> int:
    """The rank below the lowest of a deck from which low cards are left out; 0 where there are twos, or no aces."""
    ranks = [rank for rank in Rank if deck >> 4 * (rank - Rank.TWO) & 15]
    return ranks[0] - 1 if ranks and ranks[0] > Rank.TWO and Rank.ACE in ranks else 0


def _passed(deed: Deed) -> int:
    """How many cards are passed, to either side."""
    return sum(one.cards.many.low for one in (deed, *deed.then) if one.cards and one.cards.many)


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


def _must_pay(step: Step) -> bool:
    """Whether "you" have to pay, with no choice in it."""
    return isinstance(step, Do) and step.deed.verb is Verb.PAY and step.deed.mood is not Mood.MAY


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


def _by_some(deed: Deed, other: Deed) -> bool:
    """Whether some players do a thing with another number of cards than all the others; passes go at one moment."""
    match other:
        case Deed(verb, Players(Quantifier.EACH | Quantifier.ANY, Such(Everyone()), None), price=None, then=()):
            return verb is deed.verb and verb in (Verb.DRAW, Verb.DISCARD, Verb.FLIP)
    return False


def _asks_for_end(step: program.Step) -> bool:
    """Whether a step lets players call the end."""
    return step.do == program.Do.CLAIM or (step.do == program.Do.PICK_UP and step.fee != 0)


def _openers(draft: Draft, ladder: tuple[Made, ...]) -> int:
    """What it takes to open, by how often it has been dealt for the pot."""
    found = 0
    for deal, made in enumerate(ladder, 1):
        enough = draft.node(Is.AMOUNTS, low=hands.spoken_of(draft, made))
        if len(ladder) > 1:
            now = draft.node(Is.DEALT_FOR, low=deal, high=deal if deal < len(ladder) else -1)
            enough = draft.node(Is.BOTH, now, enough)
        found = draft.node(Is.EITHER, found, enough) if found else enough
    return found


def _only_low_hands_win(lines: Sequence[Line]) -> bool:
    """Whether a game is for low hands alone, in which the ace is the lowest card."""
    parts = [part for line in lines for part in line.walk()]
    won = {part.end for part in parts if isinstance(part, BestHand)}
    high_aces = any(isinstance(part, LowRanking | BestHand) and part.order is LowOrder.DEUCE_TO_SEVEN for part in parts)
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


def _parted(condition: Condition) -> tuple[Happens | Has | HasHand | AddUp, tuple[Condition, ...]]:
    """What has to happen, and what else has to be so; a hand that shows is one that comes to lie there."""
    match condition:
        case Happens() | Has() | HasHand() | AddUp():
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
