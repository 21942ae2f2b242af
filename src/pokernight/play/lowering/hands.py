"""What a page says about hands, gathered for the judge."""

from dataclasses import replace
from fractions import Fraction

from pokernight.cards import JOKERS, Rank, Suit, faces, rank_of
from pokernight.meaning.cards import AnyCard, Anywhere, Board, Cards, Face, Hand, Which
from pokernight.meaning.hands import (
    AceAs,
    AcesLow,
    Compared,
    Counts,
    CountsTimes,
    FourCardHands,
    HandSize,
    Limit,
    LowOrder,
    LowRanking,
    OfShape,
    Outranks,
    Past,
    PastTarget,
    Qualifier,
    Scoops,
    Shape,
    SmallHands,
    Target,
    TargetTies,
    Tops,
    Totals,
    Uses,
)
from pokernight.meaning.layouts import STRAIGHT, AtSpot, Direction, Figure, Form, InLine, UsesLine
from pokernight.meaning.numbers import exactly
from pokernight.meaning.players import End, Other, You
from pokernight.meaning.printed import EVERY as EVERY_CARD
from pokernight.meaning.printed import fixed
from pokernight.meaning.rules import Bug, Dead, NotWild
from pokernight.meaning.sorts import Made, Standing
from pokernight.play.judge import BADUGI, WHOLE, EndRules, HandRules, Needed, Scoop
from pokernight.play.lowering import conditions, which
from pokernight.play.lowering.draft import CannotPlay, Draft, refuse
from pokernight.ranking import ANY, EVERY, NONE, Category, Either, Extra, Pick, Side, Take, Tie, Use, Worth
from pokernight.table.options import Low

CATEGORIES = {
    Shape.HIGH_CARD: Category.HIGH_CARD,
    Shape.PAIR: Category.PAIR,
    Shape.TWO_PAIR: Category.TWO_PAIR,
    Shape.TRIPS: Category.THREE,
    Shape.STRAIGHT: Category.STRAIGHT,
    Shape.FLUSH: Category.FLUSH,
    Shape.FULL_HOUSE: Category.FULL_HOUSE,
    Shape.QUADS: Category.FOUR,
    Shape.STRAIGHT_FLUSH: Category.STRAIGHT_FLUSH,
    Shape.FIVE_OF_A_KIND: Category.FIVE,
}
LOWS = {
    LowOrder.ACE_TO_FIVE: Low.ACE_TO_FIVE,
    LowOrder.ACE_TO_SIX: Low.ACE_TO_SIX,
    LowOrder.DEUCE_TO_SEVEN: Low.DEUCE_TO_SEVEN,
}

SIDES = {
    Past.OVER_LOSES: Side.NOT_OVER,
    Past.UNDER_LOSES: Side.NOT_UNDER,
    Past.UNDER_BEATS_OVER: Side.UNDER_FIRST,
}


class HandDraft:
    """The rules about hands while they are gathered."""

    def __init__(self) -> None:
        """Begin with the usual ones."""
        self.rules = HandRules()
        self._values: list[tuple[frozenset[int], tuple[Fraction, ...]]] = []
        self._times: list[tuple[frozenset[int], Fraction]] = []
        self._others: tuple[Fraction, ...] = ()
        """What all cards are worth of which nothing else is said; what is printed on them, where that is not said."""
        self._extras: list[Extra] = []
        self._places = False
        """Whether it was said at which places the community cards lie that a hand may use."""

    def take(self, draft: Draft, rule: Standing) -> bool:
        """Take up a rule about hands; no where it is about something else."""
        match rule:
            case Uses(portions, end, or_else):
                draft.use(rule, "portions", "end", "or_else")
                if any(isinstance(portion.at, AtSpot | InLine) for portion in portions):
                    if or_else:
                        raise refuse(rule, "or else of others")
                    portions, lines = _at_places(draft, rule)
                    self._only_of(draft, rule, lines)
                use: Use = _pick(draft, portions)
                if or_else:
                    use = Either((_pick(draft, portions), _pick(draft, or_else)))
                self._at(end, lambda old: replace(old, use=use))
            case UsesLine(directions, many, end, nth, spot):
                draft.use(rule, "directions", "many", "end", "nth", "spot")
                figure = _figure(draft)
                if spot or self._places:
                    self._only_of(draft, rule, (which.spots(draft, AtSpot(spot)),) if spot else ())
                elif directions or not self.rules.high.lines + self.rules.low.lines:  # "one line", once said which
                    lines = _lines(figure, directions) if nth is None else _one_line(figure, rule)
                    self._at(end, lambda old: replace(old, lines=lines, laid=figure.size))
                if many:
                    self._at(end, lambda old: replace(old, use=_of_the_line(draft, rule, old.use)))
            case Qualifier(made, end):
                draft.use(rule, "made", "end")
                if isinstance(made, Compared) and made.limit is not (
                    Limit.AT_MOST if end is End.LOW else Limit.AT_LEAST
                ):
                    raise refuse(rule, "with a limit on the other side")
                need = needed(draft, made)
                self._at(end or End.HIGH, lambda old: replace(old, least=(*old.least, need)))
            case LowRanking(LowOrder.BADUGI):
                draft.use(rule, "order")
                self.rules = replace(self.rules, badugi=True)
            case LowRanking(order):
                draft.use(rule, "order")
                self.rules = replace(self.rules, low_order=LOWS[order])
            case AcesLow():
                draft.use(rule)
                self.rules = replace(self.rules, aces_low=True)
            case AceAs(rank):
                draft.use(rule, "rank")
                self.rules = replace(self.rules, ace_as=int(rank))
            case FourCardHands():
                draft.use(rule)
                self.rules = replace(self.rules, four_cards=True)
            case Outranks(better, worse):
                draft.use(rule, "better", "worse")
                if better not in CATEGORIES or worse not in CATEGORIES:
                    raise refuse(rule, "with these hands")
                above = (CATEGORIES[better], CATEGORIES[worse])
                self.rules = replace(self.rules, above=(*self.rules.above, above))
            case Tops(OfShape(shape, None, False) as made) if shape in CATEGORIES:
                draft.use(rule, "made")
                draft.use(made, "shape")
                self.rules = replace(self.rules, above=(*self.rules.above, (CATEGORIES[shape], None)))
            case Tops(OfShape(shape, Rank() as rank, False) as made) if shape in ALIKE:
                draft.use(rule, "made")
                draft.use(made, "shape", "rank")
                self.rules = replace(self.rules, tops=(*self.rules.tops, (rank, ALIKE[shape])))
            case SmallHands(size, runs):
                draft.use(rule, "size", "runs")
                self.rules = replace(self.rules, size=size, rows=runs)
            case HandSize(size, end):
                draft.use(rule, "size", "end")
                low, high = conditions.bounds(draft, size)
                if high >= 0:
                    raise refuse(rule, "with a greatest number")
                self._at(end, lambda old: replace(old, least_cards=low))
            case Counts(cards, values):
                draft.use(rule, "cards", "values")
                self._count(draft, cards, values)
            case CountsTimes(cards, times):
                draft.use(rule, "cards", "times")
                self._times.append((printed(draft, cards), times))
            case Target(end, total, past):
                draft.use(rule, "end", "total", "past")
                self._at(end, lambda old: replace(old, target=total))
                if past:
                    self._at(end, lambda old: replace(old, side=SIDES[past]))
            case PastTarget(past):
                draft.use(rule, "past")
                self._at(None, lambda old: replace(old, side=SIDES[past]))
            case Scoops(Totals(total, cards) as made):
                draft.use(rule, "made")
                draft.use(made, "total", "cards")
                low, high = conditions.bounds(draft, cards) if cards else (0, -1)
                if low:
                    raise refuse(made, "in no fewer cards")
                scoop = Scoop(total, high if high >= 0 else None)
                self.rules = replace(self.rules, scoops=(*self.rules.scoops, scoop))
            case TargetTies(to):
                draft.use(rule, "to")
                self.rules = replace(self.rules, tie=Tie[to.name])
            case Bug(cards):
                draft.use(rule, "cards")
                self.rules = replace(self.rules, bugs=self.rules.bugs | printed(draft, cards))
            case NotWild(cards):
                draft.use(rule, "cards")
                if printed(draft, cards) != JOKERS:
                    raise refuse(rule)
                self.rules = replace(self.rules, tame_jokers=True)
            case Dead(cards):
                draft.use(rule, "cards")
                self.rules = replace(self.rules, dead=self.rules.dead | printed(draft, cards))
            case _:
                return False
        return True

    def ranked(self, order: LowOrder) -> int:
        """The size by which the judge knows the hands that win a share by a ranking of its own."""
        if order is LowOrder.BADUGI:
            self.rules = replace(self.rules, also_badugi=True)
            return BADUGI
        if self.rules.low_order not in (None, LOWS[order]):
            raise CannotPlay("Low hands win by three different rankings.")
        self.rules = replace(self.rules, low_order=LOWS[order])
        return 0

    def _at(self, end: End | None, change: object) -> None:
        assert callable(change)
        if end is not End.LOW:
            self.rules = replace(self.rules, high=change(self.rules.high))
        if end is not End.HIGH:
            self.rules = replace(self.rules, low=change(self.rules.low))

    def _only_of(self, draft: Draft, rule: Uses | UsesLine, places: tuple[tuple[int, ...], ...]) -> None:
        """Of the community cards, a hand uses those at some places only."""
        if not places or self.rules.high.lines + self.rules.low.lines:
            raise refuse(rule, "beside what else is said of where the community cards lie")
        self._places = True
        size = _figure(draft).size
        self._at(rule.end, lambda old: replace(old, lines=places, laid=size))

    def _count(self, draft: Draft, cards: Cards, values: tuple[Fraction, ...]) -> None:
        before = cards.after
        if before:
            draft.use(cards, "many", "kind", "at", "after")
            if not values:
                raise refuse(cards, "for what is printed on them")
            self._extras.append(Extra(printed(draft, replace(cards, after=None)), printed(draft, before), values))
        elif isinstance(cards.kind, AnyCard):
            printed(draft, cards)
            self._others = values
        elif values:
            self._values.append((printed(draft, cards), values))
        else:
            for face in sorted(printed(draft, cards)):
                rank = rank_of(face)
                self._values.append((frozenset({face}), (Fraction(1 if rank is Rank.ACE else int(rank or 0)),)))

    def whole(self, draft: Draft) -> HandRules:
        """All that was gathered, with the hands that conditions speak of."""
        rules = replace(self.rules, made=tuple(draft.made), spoken=tuple(draft.spoken))
        if (rules.tops or rules.above) and (rules.size != WHOLE or rules.four_cards or rules.worth):
            raise CannotPlay("Another order of hands goes with the usual hands of five cards only.")
        if rules.tops and (rules.high.use != EndRules().use or rules.high.lines or rules.dead or rules.bugs):
            raise CannotPlay("So many cards of a rank beat all hands only where any cards of a player count.")
        if not self._values and not self._others and not self._extras:
            if self.rules.high.target is not None or self.rules.low.target is not None:
                raise CannotPlay("Hands come close to a number of points, but nothing says what a card counts.")
            return rules
        values = sorted(self._values, key=lambda value: (_weight(value[0]), len(value[0])))
        if self._others:
            values.append((EVERY_CARD - JOKERS, self._others))
        if self._extras and self._others != (Fraction(0),):
            raise CannotPlay("Some cards count after others, but nothing says what they count elsewhere.")
        return replace(rules, worth=Worth(tuple(values), times=tuple(self._times), extras=tuple(self._extras)))


def _weight(cards: frozenset[int]) -> int:
    """What is said of one card goes before what is said of a suit, and that before what is said of ranks."""
    if len(cards) == 1:
        return 0
    return 1 if any(faces(suits=[suit]) <= cards for suit in Suit) else 2


def _figure(draft: Draft) -> Figure:
    if draft.figure is None:
        raise CannotPlay("A hand uses one line of the community cards, but the page lays them out in no figure.")
    return draft.figure


def _lines(figure: Figure, directions: tuple[Direction, ...]) -> tuple[tuple[int, ...], ...]:
    """The lines of which a hand uses one, by the numbers of the cards in the figure."""
    if not directions and figure.form is Form.ROWS:
        raise CannotPlay("A hand uses one line of the community cards: is that a row, a column or a diagonal?")
    found = [figure.lines(direction) for direction in directions or STRAIGHT if directions or figure.lines(direction)]
    if not found or not all(found):
        raise CannotPlay("A hand uses a line of the community cards that their figure does not have.")
    return tuple(line for lines in found for line in lines)


def _one_line(figure: Figure, rule: UsesLine) -> tuple[tuple[int, ...], ...]:
    """The one line that a hand uses, which is told by its number."""
    line = figure.line(rule.directions[0], rule.nth or 0) if len(rule.directions) == 1 else ()
    if not line:
        raise CannotPlay("A hand uses a line of the community cards that their figure does not have.")
    return (line,)


def _at_places(draft: Draft, rule: Uses) -> tuple[tuple[Cards, ...], tuple[tuple[int, ...], ...]]:
    """What a hand is made of, and the places of the community cards that it may use, where it says which these are.

    That is so where it uses none that lie at some places, or where its cards are all told and leave room for no other.
    """
    placed = [portion for portion in rule.portions if isinstance(portion.at, AtSpot | InLine)]
    common, others = placed[0], tuple(portion for portion in rule.portions if portion not in placed)
    if len(placed) > 1 or any(isinstance(portion.at, Board) for portion in others) or common.which is not Which.CHOSEN:
        raise refuse(rule, "with these cards")
    assert isinstance(common.at, AtSpot | InLine)
    there = which.spots(draft, common.at)
    draft.use_all(common)
    many = common.many or exactly(len(there))
    if many == exactly(0):
        return others, (tuple(one for one in range(_figure(draft).size) if one not in there),)
    counts = [portion.many for portion in others]
    told = all(count and count.low == count.high for count in counts) and many.low == many.high
    if not told or sum(count.low for count in (many, *counts) if count) != WHOLE:
        raise refuse(rule, "with other cards beside these")
    return (*others, replace(common, many=many, at=Board())), (there,)


def _of_the_line(draft: Draft, rule: UsesLine, use: Use) -> Use:
    """So many cards of the line, whatever else a hand is made of."""
    many = rule.many
    if many is None or not isinstance(use, Pick) or use.common != ANY:
        raise refuse(rule, "beside what else is said of the community cards")
    draft.use(many, "low", "high")
    return replace(use, common=Take(many.low) if many.high is None else Take(many.low, many.high))


def printed(draft: Draft, cards: Cards) -> frozenset[int]:
    """The printed cards that a description means, wherever they are."""
    draft.use(cards, "many", "kind", "at")
    draft.use_all(cards.kind)
    draft.use_all(cards.at)
    if cards.many:
        draft.use_all(cards.many)
    if not isinstance(cards.at, Anywhere | Hand):
        raise refuse(cards, "in one place only")
    found = fixed(cards.kind)
    if found is None:
        raise refuse(cards, "where it changes which cards are meant")
    return found


def needed(draft: Draft, made: Made) -> Needed:
    """The least that a hand must be."""
    match made:
        case Compared(Limit.AT_LEAST | Limit.AT_MOST, inner):
            draft.use(made, "limit", "made")
            return needed(draft, inner)
        case OfShape(Shape.ROYAL_FLUSH, None, False):
            draft.use(made, "shape")
            return Needed(Category.STRAIGHT_FLUSH, (Rank.ACE,))
        case OfShape(shape, rank, False) if shape in CATEGORIES:
            draft.use(made, "shape", "rank")
            return Needed(CATEGORIES[shape], (rank,) if rank else ())
    raise refuse(made)


ALIKE = {Shape.PAIR: 2, Shape.TRIPS: 3, Shape.QUADS: 4}
"""How many cards of a rank a hand has that is named by it."""


def spoken_of(draft: Draft, made: Made) -> int:
    """The number of a hand that a condition speaks of."""
    if isinstance(made, Compared) and made.limit is Limit.AT_MOST:
        raise refuse(made, "as a condition")
    need = needed(draft, made)
    if need not in draft.made:
        draft.made.append(need)
    return draft.made.index(need)


def _pick(draft: Draft, portions: tuple[Cards, ...]) -> Pick:
    """So many cards of each place."""
    taken: dict[str, Take] = {}
    for portion in portions:
        draft.use(portion, "many", "kind", "at", "face", "after")
        draft.use_all(portion.kind)
        draft.use_all(portion.at)
        if portion.many:
            draft.use_all(portion.many)
        if not isinstance(portion.kind, AnyCard) or portion.after:
            raise refuse(portion, "as a portion of a hand")
        many = portion.many
        take = EVERY if many is None else Take(many.low) if many.high is None else Take(many.low, many.high)
        match portion.at, portion.face:
            case Board(), _:
                taken["common"] = take
            case Hand(Other(You())), Face.UP:
                taken["borrowed"] = take
                for place in ("up", "common"):
                    taken.setdefault(place, NONE)
            case Hand(You()), Face.UP:
                taken["up"] = take
            case Hand(You()), Face.DOWN | Face.BLIND:
                taken["down"] = take
            case Hand(You()), None:
                taken["own"] = take
            case _:
                raise refuse(portion, "as a portion of a hand")
    return Pick(**taken)
