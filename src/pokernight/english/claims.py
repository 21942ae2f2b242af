"""What a line says about the whole page: it is put where it belongs, or the page has to bear it out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pokernight.english.grammar import dealing, legs, making, points, rankings, stakes, wilds
from pokernight.english.grammar.marks import (
    AimsAt,
    Closest,
    EachTotal,
    ForLow,
    ForYouOnly,
    HadOpeners,
    MatesToo,
    NoRuns,
    Ranked,
    WildThisRound,
)
from pokernight.meaning.cards import Anywhere, Board, Cards, Face, RankLike, Which
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import (
    AcesLow,
    BestCard,
    BestHand,
    Compared,
    Counts,
    LegsWin,
    Limit,
    LowOrder,
    LowRanking,
    Qualifier,
    Shape,
    Share,
    Showdown,
    SmallHands,
    Target,
    Uses,
)
from pokernight.meaning.players import End, Showing
from pokernight.meaning.printed import fixed
from pokernight.meaning.rules import (
    Blinds,
    Bug,
    DeckOf,
    Do,
    Happens,
    Hidden,
    Line,
    NowWild,
    Openers,
    Remark,
    When,
    Wild,
)
from pokernight.meaning.sorts import Rule, rebuilt

FULL_HAND = 5
UNSEEN_STACK = "unseen cards stay in their stack"
NO_DRAW = "there is no draw"
LOW_HAND = (Share(BestHand(End.LOW)),)


@dataclass(frozen=True)
class Refused(Exception):
    """Something that a line says of its page and that is not so: the number of the line, and why."""

    line: int
    reason: str


class Page:
    """The lines of a page, as far as others speak of them."""

    def __init__(self, lines: Sequence[Line]) -> None:
        """Look at all that the lines say."""
        self.lines = list(lines)
        self.rules: list[Rule] = [rule for line in lines for rule in line.rules]
        self.parts: list[Any] = [part for line in lines for part in line.walk()]

    def some(self, *sorts: type) -> list[Any]:
        """All that the page says of some sorts."""
        return [part for part in self.parts if isinstance(part, sorts)]

    @property
    def ends(self) -> set[End]:
        """The ends at which hands win."""
        return {prize.end for prize in self.some(BestHand)}

    @property
    def only_low(self) -> bool:
        """Whether only low hands win."""
        shares = self.some(Share)
        return bool(shares) and all(
            isinstance(share.prize, BestHand) and share.prize.end is End.LOW for share in shares
        )

    @property
    def low_orders(self) -> set[LowOrder]:
        """How low hands are ranked, as far as the page says so."""
        return {rule.order for rule in self.some(LowRanking)}

    @property
    def has_board(self) -> bool:
        """Whether there are community cards."""
        return any(deed.to == Board() or (deed.cards and deed.cards.at == Board()) for deed in self.some(Deed))

    @property
    def has_wilds(self) -> bool:
        """Whether anything can be wild."""
        return bool(self.some(Wild, NowWild, Bug)) or any(deck.jokers for deck in self.some(DeckOf))

    @property
    def cards_each(self) -> int:
        """How many cards a player is dealt and can use."""
        deals = [rule.deed for rule in self.rules if isinstance(rule, Do) and rule.deed.verb is Verb.DEAL]
        return sum(deed.cards.many.low for deed in deals if deed.cards and deed.cards.many)

    @property
    def top_hand(self) -> int:
        """How many cards the best hand has; 0 where wild cards, low hands or totals make it another one."""
        full = self.cards_each >= FULL_HAND
        odd = self.some(Counts, AcesLow, SmallHands) or self.ends != {End.HIGH} or (full and self.has_wilds)
        return 0 if odd else min(self.cards_each, FULL_HAND)

    @property
    def picks_low_card(self) -> bool:
        """Whether it matters who has the low card, or which card of a player is the lowest."""
        return Showing(End.LOW, one_card=True) in self.parts or any(map(self.lowest_wild, self.some(Wild)))

    def lowest_wild(self, wild: Wild) -> bool:
        """Whether a card is wild because it is the lowest."""
        return any(isinstance(part, Cards) and part.which is Which.LOWEST for part in wild.walk())


CLAIMS: dict[str, tuple[Callable[[Page], bool], str]] = {
    wilds.NOTHING: (lambda page: not page.has_wilds, "something is wild in this game"),
    wilds.NO_LONGER: (lambda page: bool(page.some(NowWild)), "the page does not say what is wild instead"),
    wilds.EACH_HIS_OWN: (
        lambda page: any(wild.mine for wild in page.some(Wild)),
        "no card in this game is wild for one player only",
    ),
    wilds.NEW_LOWEST: (
        lambda page: any(map(page.lowest_wild, page.some(Wild))),
        "no lowest card is wild in this game",
    ),
    wilds.NEW_FOLLOWER: (
        lambda page: any(cards.after for cards in page.some(Cards)),
        "no card is wild in this game for coming after another",
    ),
    wilds.NONE_FOLLOWS: (
        lambda page: (
            any(cards.after for cards in page.some(Cards)) and any(fixed(wild.cards.kind) for wild in page.some(Wild))
        ),
        "no card is wild in this game both by itself and by what comes after it",
    ),
    dealing.HOLE_FREE: (
        lambda page: all(
            when.condition.deed.face is Face.UP
            for when in page.some(When)
            if isinstance(when.condition, Happens) and when.condition.deed.verb in (Verb.RECEIVE, Verb.DEAL)
        ),
        "something follows in this game from a card that is dealt face down",
    ),
    making.OWN: (lambda page: not page.has_board, "it leaves out the community cards"),
    making.LOWEST_FIVE: (lambda page: End.LOW in page.ends, "no low hand wins in this game"),
    making.MIXED: (lambda page: not page.some(Uses), "the page also says how many hole cards are used"),
    making.ANY_HOLE_CARDS: (lambda page: not page.some(Uses), "the page also says how many hole cards are used"),
    making.TOO_MANY_COMMON: (
        lambda page: any(
            cards.at == Board() and cards.many and cards.many.high and cards.many.high < FULL_HAND - 1
            for rule in page.some(Uses)
            for cards in rule.portions
        ),
        "the page does not limit how many community cards are used",
    ),
    rankings.ACES_HIGH: (
        lambda page: not page.some(AcesLow) and not (page.only_low and page.low_orders - {LowOrder.DEUCE_TO_SEVEN}),
        "aces are low in this game",
    ),
    rankings.NO_LOW_ACE: (
        lambda page: (
            page.picks_low_card
            and not page.some(AcesLow)
            and not (page.only_low and page.low_orders != {LowOrder.DEUCE_TO_SEVEN})
        ),
        "no low card is looked for in this game, or aces are low in it",
    ),
    rankings.ACES_BOTH: (lambda page: LowOrder.DEUCE_TO_SEVEN not in page.low_orders, "aces are high in this game"),
    rankings.KINGS_HIGH: (lambda page: bool(page.some(AcesLow)) or page.only_low, "aces are not low in this game"),
    rankings.RUNS_COUNT: (
        lambda page: End.LOW in page.ends and LowOrder.ACE_TO_FIVE not in page.low_orders,
        "they do not count in the low hands of this game",
    ),
    rankings.SHORT_HANDS: (
        lambda page: not any(hands.runs for hands in page.some(SmallHands)),
        "they count in this game",
    ),
    rankings.FIVE_OF_A_KIND: (
        lambda page: page.has_wilds or any(deck.packs > 1 for deck in page.some(DeckOf)),
        "nobody can have five of a kind where nothing is wild",
    ),
    rankings.NO_HALF[End.HIGH]: (lambda page: End.HIGH not in page.ends, "high hands win in this game"),
    rankings.NO_HALF[End.LOW]: (lambda page: End.LOW not in page.ends, "low hands win in this game"),
    rankings.TWO_HALVES: (lambda page: len(page.some(Share)) == len(End), "the pot does not have two halves"),
    rankings.HOLE_ONLY: (
        lambda page: any(prize.cards.face is Face.DOWN for prize in page.some(BestCard)),
        "no hole card wins anything by itself in this game",
    ),
    rankings.PAIRS_HURT: (lambda page: End.LOW in page.ends, "no low hand wins in this game"),
    NO_DRAW: (
        lambda page: not any(deed.verb is Verb.DRAW for deed in page.some(Deed)),
        "the page also tells of a draw",
    ),
    rankings.BOTH_TOTALS: (
        lambda page: {target.total for target in page.some(Target)} == {7, 27},
        "these cards do not come to both totals of this game",
    ),
    legs.ONE_ROUND: (lambda page: bool(page.some(LegsWin)), "the page does not say that legs win the pot"),
    legs.NO_LEG: (lambda page: bool(page.some(LegsWin)), "there are no legs in this game"),
    legs.MARKED: (lambda page: bool(page.some(LegsWin)), "there are no legs in this game"),
    legs.FOR_ALL: (lambda page: bool(page.some(LegsWin)), "players who are out are not dealt to in this game"),
    points.EITHER_SIDE: (
        lambda page: bool(page.some(Target)) and not any(target.past for target in page.some(Target)),
        "it matters in this game whether a total is over or under",
    ),
    points.EACH_WAY: (lambda page: len(page.some(Target)) == len(End), "hands do not aim at two totals in this game"),
    rankings.NO_HANDS: (lambda page: bool(page.some(Counts)), "the cards of this game count no points"),
    rankings.FROM_THE_TOP: (lambda page: End.LOW in page.ends, "no low hand wins in this game"),
    rankings.BADUGI_RANKS: (lambda page: LowOrder.BADUGI in page.low_orders, "this game is not badugi"),
    stakes.NO_BLINDS: (lambda page: not page.some(Blinds), "players post blinds in this game"),
    stakes.SHOWS_OPENERS: (lambda page: bool(page.some(Openers)), "anyone may open in this game"),
    stakes.SPLITS_OPENERS: (lambda page: bool(page.some(Openers)), "anyone may open in this game"),
    UNSEEN_STACK: (lambda page: bool(page.some(Hidden)), "players may look at their cards in this game"),
    "nobody needs a qualifier": (lambda page: not page.some(Qualifier), "the page also says what it takes to win"),
}
"""Remarks that are only true of some games."""
for _size in rankings.TOP_HANDS:
    CLAIMS[rankings.top_hand(_size)] = (
        lambda page, size=_size: page.top_hand == size,  # type: ignore[misc]
        "another hand is the best in this game",
    )


def agreed(lines: Sequence[Line]) -> list[Line]:
    """The lines with whatever speaks of the whole page put where it belongs."""
    lines = _wild_too(_foretold(_held_up(_wild_this_round(_each_total(lines)))))
    lines = _wild_for_now(lines)
    lines = _aimed(lines)
    lines = _played_low(lines)
    lines = _ranked(lines)
    page = Page(lines)
    if len(page.low_orders) > 1:
        raise Refused(_last(lines, LowRanking), "The page ranks low hands in two ways.")
    if len({rule.made for rule in page.rules if isinstance(rule, Qualifier) and rule.end is End.LOW}) > 1:
        raise Refused(_last(lines, Qualifier), "The page asks for one low hand here and for another there.")
    for number, line in enumerate(lines, 1):
        for rule in line.rules:
            if isinstance(rule, Remark) and rule.about in CLAIMS:
                holds, why = CLAIMS[rule.about]
                if not holds(page):
                    raise Refused(number, f"This is not so: {why}.")
    return lines


def _last(lines: Sequence[Line], sort: type) -> int:
    """The number of the last line with a rule of a sort."""
    return max(number for number, line in enumerate(lines, 1) if any(isinstance(rule, sort) for rule in line.rules))


def _foretold(lines: list[Line]) -> list[Line]:
    """Who wins, said before any card is dealt, is said of the showdown at the end."""
    deals = (number for number, line in enumerate(lines) if any(map(_is_deal, line.rules)))
    start = next(deals, 0)
    told = [rule for line in lines[:start] for rule in line.rules if isinstance(rule, Showdown)]
    if len(told) != 1:
        return lines
    later = [rule for line in lines[start:] for rule in line.rules if isinstance(rule, Showdown)]
    if not later:
        lines = [*lines[:-1], Line((*lines[-1].rules, *told))]
    elif all(rule == Showdown(()) for rule in later):
        lines = [rebuilt(line, lambda part: told[0] if part == Showdown(()) else part) for line in lines]
    elif told == [Showdown(LOW_HAND)]:
        lines = [*lines[:-1], Line((*lines[-1].rules, ForLow()))]
    elif set(later) - set(told):
        return lines
    before = [Line(tuple(rule for rule in line.rules if rule != told[0])) for line in lines[:start]]
    return [*before, *lines[start:]]


def _held_up(lines: list[Line]) -> list[Line]:
    """That nobody sees cards of their own, said before any card is dealt, is so when they are."""
    start = next((number for number, line in enumerate(lines) if any(map(_is_deal, line.rules))), 0)
    early = [rule for line in lines[:start] for rule in line.rules if _unseen(rule)]
    later = [rule for line in lines[start:] for rule in line.rules]
    before = [Line(tuple(rule for rule in line.rules if rule not in early)) for line in lines[:start]]
    missing = tuple(rule for rule in early if rule not in later)
    at_last = [Line((*lines[start].rules, *missing))] if missing else lines[start : start + 1]
    return [*before, *at_last, *lines[start + 1 :]]


def _unseen(rule: Rule) -> bool:
    """Whether cards are hidden from their owners, or shown to all others."""
    shown = isinstance(rule, Do) and rule.deed == Deed(Verb.SHOW, cards=Cards(face=Face.BLIND))
    return shown or rule == Hidden(Cards())


def _is_deal(rule: Rule) -> bool:
    return isinstance(rule, Do) and rule.deed.verb in (Verb.DEAL, Verb.RECEIVE)


def _wild_this_round(lines: Sequence[Line]) -> list[Line]:
    """What is wild in one round is so until the page says what is wild in the next."""
    rules = [(number, rule) for number, line in enumerate(lines, 1) for rule in line.rules]
    for at, (number, rule) in enumerate(rules):
        later = [one for _, one in rules[at + 1 :]]
        ends = any(isinstance(one, NowWild | WildThisRound) for one in later)
        if isinstance(rule, WildThisRound) and not ends and any(map(_is_deal, later)):
            raise Refused(number, "Say what is wild when this round is over: now ... are wild.")
    return [
        Line(tuple(NowWild(rule.cards) if isinstance(rule, WildThisRound) else rule for rule in line.rules))
        for line in lines
    ]


def _wild_too(lines: list[Line]) -> list[Line]:
    """What was called wild before, together with its rank, or for its owner only."""
    found: list[Line] = []
    for number, line in enumerate(lines, 1):
        rules: list[Any] = []
        for rule in line.rules:
            if not isinstance(rule, MatesToo | ForYouOnly):
                rules.append(rule)
                continue
            here = _changed(rules, rule)
            if here is not None:
                rules = here
                continue
            for at in range(len(found) - 1, -1, -1):
                earlier = _changed(list(found[at].rules), rule)
                if earlier is not None:
                    found[at] = Line(tuple(earlier))
                    break
            else:
                raise Refused(number, "It is not said before which card is wild.")
        found.append(Line(tuple(rules)))
    return found


def _changed(rules: list[Any], said: MatesToo | ForYouOnly) -> list[Any] | None:
    """Rules of which the last wild one has had more said about it."""
    for at in range(len(rules) - 1, -1, -1):
        wild = rules[at]
        if not isinstance(wild, Wild):
            continue
        if isinstance(said, ForYouOnly):
            more = replace(wild, mine=True)
        elif isinstance(wild.cards.kind, RankLike):
            more = wild
        elif wild.cards.many is None:
            return None
        else:
            more = replace(wild, cards=Cards(kind=RankLike(wild.cards), at=Anywhere()))
        return [*rules[:at], more, *rules[at + 1 :]]
    return None


def _wild_for_now(lines: list[Line]) -> list[Line]:
    """What is wild until the page says "now" of other cards; a page that names more as it deals has to say so."""
    later = [number for number, line in enumerate(lines) if any(isinstance(rule, NowWild) for rule in line.rules)]
    deals = [
        number
        for number, line in enumerate(lines)
        if any(isinstance(rule, Wild) and fixed(rule.cards.kind) for rule in line.rules)
        and any(isinstance(rule, Do) and rule.deed.verb is Verb.DEAL for rule in line.rules)
    ]
    if len(deals) > 1 and not later:
        raise Refused(deals[1] + 1, "Are these cards wild from the start, or from here on? Say: now only ... are wild.")

    def till_then(rule: Rule, number: int) -> Rule:
        plain = isinstance(rule, Wild) and rule == Wild(rule.cards) and fixed(rule.cards.kind)
        dealt = number in deals and number > later[0]  # named with the cards of its round, as those before it were
        now = number < later[-1] or dealt
        return NowWild(rule.cards) if isinstance(rule, Wild) and plain and now else rule

    if not later:
        return lines
    return [Line(tuple(till_then(rule, number) for rule in line.rules)) for number, line in enumerate(lines)]


def _aimed(lines: list[Line]) -> list[Line]:
    """The hand closest to the smaller of two totals is the low one."""
    aims = {part for line in lines for part in line.walk() if isinstance(part, Closest)}
    totals = sorted({aim.total for aim in aims})
    if not totals:
        return lines
    if len(totals) > len(End) or len(aims) > len(totals):
        raise Refused(1, "It is not clear at which totals hands aim.")
    ends = dict(zip(totals, (End.HIGH,) if len(totals) == 1 else (End.LOW, End.HIGH), strict=True))
    found = [
        rebuilt(line, lambda part: BestHand(ends[part.total]) if isinstance(part, Closest) else part) for line in lines
    ]
    said = {(rule.end, rule.total) for line in lines for rule in line.rules if isinstance(rule, Target)}
    more = tuple(
        Target(ends[aim.total], aim.total, aim.past)
        for aim in sorted(aims, key=lambda aim: aim.total)
        if (ends[aim.total], aim.total) not in said
    )
    return [Line((*more, *found[0].rules)), *found[1:]]


def _each_total(lines: Sequence[Line]) -> list[Line]:
    """The hands closest to each total share the pot: to those that the page says the players aim at."""
    aims = {rule.totals for line in lines for rule in line.rules if isinstance(rule, AimsAt)}
    if not aims and not any(isinstance(rule, EachTotal) for line in lines for rule in line.rules):
        return list(lines)
    if len(aims) != 1:
        raise Refused(1, "It is not said at which totals the players aim, or it is said twice.")
    (totals,) = aims
    closest: list[Any] = [Closest(total) for total in totals]
    whole = Showdown(tuple(map(Share, closest)))
    found = [rebuilt(line, lambda part: whole if isinstance(part, EachTotal) else part) for line in lines]
    named = {part.total for line in found for part in line.walk() if isinstance(part, Closest | Target)}
    if not set(totals) <= named:
        raise Refused(_last(lines, AimsAt), "It is not said who wins with such a total.")
    return [rebuilt(line, lambda part: Remark(points.AS_CLOSE) if isinstance(part, AimsAt) else part) for line in found]


def _played_low(lines: list[Line]) -> list[Line]:
    """The best hand is the lowest where a page says so, or only tells how low hands are ranked."""
    page = Page(lines)
    marked = any(isinstance(rule, ForLow) for rule in page.rules)
    if not marked and not (page.low_orders and End.LOW not in page.ends):
        return lines

    def low(part: Any) -> Any:
        if part == BestHand(End.HIGH):
            return BestHand(End.LOW)
        return Showdown(LOW_HAND) if part == Showdown(()) else part

    return [Line(tuple(rebuilt(rule, low) for rule in line.rules if not isinstance(rule, ForLow))) for line in lines]


def _ranked(lines: list[Line]) -> list[Line]:
    """Rankings that are told in passing."""
    page = Page(lines)
    aces_high = Remark(rankings.ACES_HIGH) in page.rules
    if page.only_low and aces_high and not page.low_orders and NoRuns() not in page.rules:
        low_aces = LowRanking(LowOrder.DEUCE_TO_SEVEN)
        lines = [rebuilt(line, lambda part: low_aces if part == Remark(rankings.ACES_HIGH) else part) for line in lines]
    found = []
    low_half = any(rule.end is End.LOW for rule in page.some(Qualifier)) and End.HIGH in page.ends
    for number, line in enumerate(lines, 1):
        rules: list[Rule] = []
        for rule in line.rules:
            match rule:
                case AcesLow() if low_half:  # for the low half: nobody plays eight or better with low aces for high
                    rules.append(Remark(rankings.ACES_BOTH))
                case NoRuns():
                    rules.append(_no_runs(page, number))
                case HadOpeners(made):
                    if not {Openers(made), Openers(Compared(Limit.AT_LEAST, made))} & set(page.rules):
                        raise Refused(number, "This is not what the page asks for to open.")
                    rules.append(Remark(stakes.SHOWS_OPENERS))
                case Ranked(shapes):
                    if not _in_order(page, shapes):
                        raise Refused(number, "Hands do not rank like this in this game.")
                    rules.append(Remark(rankings.AS_USUAL))
                case _:
                    rules.append(rule)
        found.append(Line(tuple(rules)))
    return found


def _no_runs(page: Page, number: int) -> Rule:
    """What it means that straights and flushes do not count."""
    if LowOrder.BADUGI in page.low_orders:
        return Remark(rankings.BADUGI_RANKS)
    if page.only_low:
        return LowRanking(LowOrder.ACE_TO_FIVE)
    if page.cards_each < FULL_HAND:
        return Remark(rankings.SHORT_HANDS)
    raise Refused(number, "It is not said in which hands straights and flushes do not count.")


def _in_order(page: Page, shapes: tuple[Shape, ...]) -> bool:
    """Whether kinds of hands are named from the best to the worst."""
    order = [list(Shape).index(shape) for shape in shapes]
    if any(hands.runs for hands in page.some(SmallHands)):
        return False
    return order == sorted(set(order), reverse=not page.only_low)
