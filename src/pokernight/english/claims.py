"""What a line says about the whole page: it is put where it belongs, or the page has to bear it out."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import Any

from pokernight.cards import JOKERS, Rank, faces
from pokernight.english.comparisons import better_high, better_low, straight
from pokernight.english.grammar import (
    actions,
    auctions,
    blinds,
    dealing,
    events,
    exceptions,
    flop,
    following,
    halves,
    knocks,
    layouts,
    legs,
    lives,
    making,
    markets,
    passing,
    points,
    portions,
    rankings,
    redeals,
    remarks,
    scoring,
    stakes,
    talk,
    teams,
    ties,
    wilds,
)
from pokernight.english.grammar.afterthoughts import ACE_SHOWN, LIKED
from pokernight.english.grammar.cards import all_but
from pokernight.english.grammar.deeds import ALL_DEALT_IN
from pokernight.english.grammar.lines import IN_BOTH
from pokernight.english.grammar.marks import (
    AceOfCard,
    AimsAt,
    AllLowest,
    Beats,
    BestOf,
    Bust,
    Claim,
    Closest,
    DealtUntil,
    EachTotal,
    FaceOfTaken,
    ForLow,
    ForYouOnly,
    HadOpeners,
    Higher,
    HighLow,
    IsWild,
    MatesToo,
    NoPrice,
    NoRuns,
    NoWildsFor,
    OnlyCard,
    OpenersRise,
    PayOrFold,
    Ranked,
    SameCards,
    Sample,
    ShownBy,
    Straight,
    SuitLeads,
    SureCard,
    TooMany,
    UpToOwn,
    WildClaim,
    WildsAt,
    WildThisRound,
    WildWith,
    WinsBoth,
)
from pokernight.english.grammar.stakes import at_the_least
from pokernight.english.tally import tally
from pokernight.meaning.cards import (
    ANY_CARD,
    Anywhere,
    Board,
    Cards,
    Face,
    FaceCard,
    Hand,
    Mated,
    OfRank,
    OneEyed,
    RankLike,
    SuicideKing,
    TableCards,
    Which,
)
from pokernight.meaning.deeds import Deed, Mood, Verb, Word
from pokernight.meaning.hands import (
    AceAs,
    AcesLow,
    BestCard,
    BestHand,
    Compared,
    Counts,
    LegsWin,
    Limit,
    Lives,
    LowOrder,
    LowRanking,
    OfShape,
    Outranks,
    Past,
    Qualifier,
    Score,
    Shape,
    Share,
    Showdown,
    SmallHands,
    Target,
    Uses,
)
from pokernight.meaning.layouts import Direction, Form, LaidIn, UsesLine
from pokernight.meaning.numbers import ONE, Amount, up_to
from pokernight.meaning.players import THE_DEALER, YOU, End, Holding, Players, Quantifier, Showing
from pokernight.meaning.printed import fixed
from pokernight.meaning.rules import (
    BecomeWild,
    Blinds,
    Bug,
    DeckOf,
    Do,
    FewerWilds,
    Happens,
    HasHand,
    Hidden,
    Holds,
    Line,
    Not,
    NowWild,
    OneOf,
    Openers,
    Remark,
    SuitsBreakTies,
    Using,
    When,
    Wild,
)
from pokernight.meaning.sorts import (
    Kind,
    Made,
    Meaning,
    Rule,
    rebuilt,
)

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
        return {part.order for part in self.some(LowRanking, BestHand) if part.order}

    @property
    def high_aces(self) -> bool:
        """Whether aces are high in low hands."""
        return LowOrder.DEUCE_TO_SEVEN in self.low_orders

    @property
    def shapes(self) -> list[Shape]:
        """The kinds of high hands, worst first."""
        order = list(THREE_CARDS if any(hands.runs for hands in self.some(SmallHands)) else Shape)
        for rule in self.some(Outranks):
            order.remove(rule.better)
            order.insert(order.index(rule.worse) + 1, rule.better)
        return order

    @property
    def has_board(self) -> bool:
        """Whether there are community cards."""
        return any(deed.to == Board() or (deed.cards and deed.cards.at == Board()) for deed in self.some(Deed))

    @property
    def has_wilds(self) -> bool:
        """Whether anything can be wild."""
        return bool(self.some(Wild, NowWild, Bug)) or any(deck.jokers for deck in self.some(DeckOf))

    @property
    def has_followers(self) -> bool:
        """Whether a card can be wild for coming after another."""
        return any(cards.after for cards in self.some(Cards))

    @property
    def has_fixed_wilds(self) -> bool:
        """Whether some cards are wild all the time."""
        return any(fixed(wild.cards.kind) for wild in self.some(Wild))

    @property
    def some_must(self) -> bool:
        """Whether a certain number of some cards must be used."""
        return any(not cards.many or cards.many.low for rule in self.some(Uses) for cards in rule.portions)

    @property
    def cards_each(self) -> int:
        """How many cards a player is dealt and can use."""
        deals = [rule.deed for rule in self.rules if isinstance(rule, Do) and rule.deed.verb is Verb.DEAL]
        return sum(deed.cards.many.low for deed in deals if deed.cards and deed.cards.many)

    @property
    def prizes(self) -> int:
        """How many things win a part of the pot."""
        return len({share.prize for share in self.some(Share)})

    @property
    def crosses(self) -> bool:
        """Whether a row and a column of community cards have one card in common."""
        return any(rule.figure.form is Form.CROSS for rule in self.some(LaidIn))

    @property
    def declares_once(self) -> bool:
        """Whether players who are out are so until the next hand, as no more cards are dealt in this one."""
        deals = [deed for deed in self.some(Deed) if deed.verb is Verb.DEAL and deed.to != Board()]
        return len(deals) == 1 and any(Word.OUT in part.words for part in self.some(Deed, ShownBy))

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
    wilds.SOMETHING: (lambda page: page.has_wilds, "nothing is wild in this game"),
    ties.NO_NATURALS: (lambda page: not page.some(FewerWilds), "fewer wild cards win in this game"),
    wilds.NOTHING_YET: (lambda page: not page.has_fixed_wilds, "some cards are wild from the start in this game"),
    wilds.NO_LONGER: (lambda page: bool(page.some(NowWild)), "the page does not say what is wild instead"),
    wilds.EACH_HIS_OWN: (
        lambda page: any(wild.mine for wild in page.some(Wild)),
        "no card in this game is wild for one player only",
    ),
    wilds.NEW_LOWEST: (
        lambda page: any(map(page.lowest_wild, page.some(Wild))),
        "no lowest card is wild in this game",
    ),
    following.NEW_FOLLOWER: (
        lambda page: page.has_followers,
        "no card is wild in this game for coming after another",
    ),
    following.NONE_FOLLOWS: (
        lambda page: page.has_followers and page.has_fixed_wilds,
        "no card is wild in this game both by itself and by what comes after it",
    ),
    following.NOTHING_LEFT: (
        lambda page: page.has_followers and not page.has_fixed_wilds,
        "some cards are wild in this game whatever comes after them",
    ),
    dealing.HOLE_FREE: (
        lambda page: all(
            when.condition.deed.face is Face.UP
            for when in page.some(When)
            if isinstance(when.condition, Happens) and when.condition.deed.verb in (Verb.RECEIVE, Verb.DEAL)
        ),
        "something follows in this game from a card that is dealt face down",
    ),
    redeals.STAY_OUT: (
        lambda page: any(deed.verb is Verb.REDEAL and deed.to != ALL_DEALT_IN for deed in page.some(Deed)),
        "nothing is dealt anew in this game, or to all players",
    ),
    events.SAME_RULES: (
        lambda page: any(
            isinstance(step, Do) and step.deed.verb in (Verb.RECEIVE, Verb.BUY)
            for when in page.some(When)
            for step in when.then
        ),
        "nobody gets more cards than others in this game",
    ),
    making.OWN: (lambda page: not page.has_board, "it leaves out the community cards"),
    making.LOWEST_FIVE: (lambda page: End.LOW in page.ends, "no low hand wins in this game"),
    making.MIXED: (lambda page: not page.some_must, "the page also says how many hole cards are used"),
    making.ANY_HOLE_CARDS: (lambda page: not page.some(Uses), "the page also says how many hole cards are used"),
    talk.FOLLOWS.about: (lambda page: bool(page.some(Uses, Using)), "the page does not say how many cards are used"),
    flop.STREET_SIZES: (lambda page: page.has_board, "no line deals community cards"),
    portions.NOBODY_DISCARDS: (
        lambda page: not any(deed.verb in (Verb.DISCARD, Verb.DRAW) for deed in page.some(Deed)),
        "players discard in another line",
    ),
    portions.NOT_THE_BOARD: (lambda page: page.some_must, "the page does not say how many hole cards must be used"),
    making.TOO_MANY_COMMON: (
        lambda page: any(
            cards.at == Board() and cards.many and cards.many.high and cards.many.high < FULL_HAND - 1
            for rule in page.some(Uses)
            for cards in rule.portions
        ),
        "the page does not limit how many community cards are used",
    ),
    rankings.ACES_HIGH: (
        lambda page: not page.some(AcesLow) and not (page.only_low and not page.high_aces and page.low_orders),
        "aces are low in this game",
    ),
    rankings.ACES_BAD: (
        lambda page: page.only_low and page.high_aces and not page.some(AcesLow),
        "aces are good for the hands that win in this game",
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
    rankings.TWO_HALVES: (lambda page: page.prizes == len(End), "the pot does not have two halves"),
    IN_BOTH: (lambda page: page.crosses, "the community cards do not form a cross"),
    rankings.HOLE_ONLY: (
        lambda page: any(prize.cards.face is Face.DOWN for prize in page.some(BestCard)),
        "no hole card wins anything by itself in this game",
    ),
    rankings.PAIRS_HURT: (lambda page: End.LOW in page.ends, "no low hand wins in this game"),
    NO_DRAW: (
        lambda page: not any(deed.verb is Verb.DRAW for deed in page.some(Deed)),
        "the page also tells of a draw",
    ),
    markets.SWAPPED_UP: (
        lambda page: (
            any(deed.verb is Verb.SWAP and _on_table(deed.for_cards) for deed in page.some(Deed))
            and not any(deed.verb is Verb.DEAL and _face_down_on_table(deed) for deed in page.some(Deed))
        ),
        "no card is exchanged for one that lies face up on the table",
    ),
    rankings.BOTH_TOTALS: (
        lambda page: {target.total for target in page.some(Target)} == {7, 27},
        "these cards do not come to both totals of this game",
    ),
    legs.ONE_ROUND: (lambda page: bool(page.some(LegsWin)), "the page does not say that legs win the pot"),
    legs.NO_LEG: (lambda page: bool(page.some(LegsWin)), "there are no legs in this game"),
    legs.KEPT: (lambda page: bool(page.some(LegsWin)), "there are no legs in this game"),
    **{
        said: (lambda page: bool(page.some(Lives)), "the players have no lives in this game")
        for said in (lives.NONE_LEFT, lives.LAST_LEFT, lives.ALL_TIED, lives.COUNTERS)
    },
    **{
        said: (
            lambda page: any(deed.verb is Verb.SWAP and deed.to for deed in page.some(Deed)),
            "nobody trades cards with another player in this game",
        )
        for said in (lives.MUST_TRADE, LIKED, lives.DEALER_LAST)
    },
    lives.LOW_LOSES: (
        lambda page: Holding(End.LOW, one_card=True) in page.parts,
        "the lowest card loses nothing in this game",
    ),
    halves.NO_SUCH_CARD: (
        lambda page: bool(page.some(BestCard)) and bool(page.some(BestHand)),
        "no single card wins a share of the pot in this game",
    ),
    layouts.FLOORS: (
        lambda page: any(Direction.FLOOR in rule.directions for rule in page.some(UsesLine)),
        "no hand uses the cards of a floor in this game",
    ),
    blinds.HEADS_UP: (
        lambda page: any(len(rule.prices) == 2 for rule in page.some(Blinds)),
        "there is no small blind in this game",
    ),
    legs.DEALT_ON: (lambda page: bool(page.some(LegsWin)), "there are no legs in this game"),
    legs.MARKED: (lambda page: bool(page.some(LegsWin)), "there are no legs in this game"),
    knocks.KNOCKER_DONE: (
        lambda page: any(deed.verb is Verb.KNOCK for deed in page.some(Deed)),
        "nobody knocks in this game",
    ),
    legs.FOR_ALL: (
        lambda page: bool(page.some(LegsWin)) or page.declares_once,
        "players who are out are not dealt to in this game",
    ),
    points.EITHER_SIDE: (
        lambda page: bool(page.some(Target)) and not any(target.past for target in page.some(Target)),
        "it matters in this game whether a total is over or under",
    ),
    points.AS_HELPS: (
        lambda page: any(len(counts.values) > 1 for counts in page.some(Counts)),
        "no card counts one thing or another in this game",
    ),
    points.EACH_WAY: (lambda page: len(page.some(Target)) == len(End), "hands do not aim at two totals in this game"),
    rankings.NO_HANDS: (lambda page: bool(page.some(Counts)), "the cards of this game count no points"),
    **{
        said: (
            lambda page: any(deed.verb is Verb.TEAM_UP for deed in page.some(Deed)),
            "nobody has a partner in this game",
        )
        for said in (teams.ONE_HAND, teams.LEFT_ALONE)
    },
    rankings.MOST_POINTS: (
        lambda page: bool(page.some(Counts)) and not page.some(Target) and page.ends == {End.HIGH},
        "the most points do not win in this game",
    ),
    rankings.FROM_THE_TOP: (lambda page: End.LOW in page.ends, "no low hand wins in this game"),
    rankings.BADUGI_RANKS: (lambda page: LowOrder.BADUGI in page.low_orders, "this game is not badugi"),
    actions.LEAST_BET: (lambda page: bool(page.some(Blinds)), "nobody posts blinds in this game"),
    stakes.NO_BLINDS: (lambda page: not page.some(Blinds), "players post blinds in this game"),
    stakes.SHOWS_OPENERS: (lambda page: bool(page.some(Openers)), "anyone may open in this game"),
    stakes.SPLITS_OPENERS: (lambda page: bool(page.some(Openers)), "anyone may open in this game"),
    wilds.ACE_OR_RUN: (lambda page: bool(page.some(Bug)), "no card is a bug in this game"),
    wilds.LOWEST_MISSING: (
        lambda page: page.only_low and page.has_wilds,
        "no card stands for others in this game, or hands do not only win low",
    ),
    ACE_SHOWN: (lambda page: any(deed.ace for deed in page.some(Deed)), "an ace does not let anybody draw more"),
    passing.UNSEEN: (
        lambda page: any(deed.verb is Verb.PASS for deed in page.some(Deed)),
        "nobody passes any cards in this game",
    ),
    **{
        said: (
            lambda page: any(deed.verb is Verb.SELL and deed.agent == THE_DEALER for deed in page.some(Deed)),
            "the dealer does not auction any cards in this game",
        )
        for said in (auctions.POT_IS_PAID, auctions.IN_TURN, auctions.PASSED)
    },
    scoring.COMPARED: (lambda page: bool(page.some(Score)), "no hands are scored between players in this game"),
    auctions.UNSOLD: (
        lambda page: any(
            deed.verb is Verb.SELL and deed.agent == THE_DEALER and not deed.each for deed in page.some(Deed)
        ),
        "nobody auctions cards that may stay unsold in this game",
    ),
    auctions.LAST_IS_FREE: (
        lambda page: any(deed.each and deed.verb is Verb.SELL for deed in page.some(Deed)),
        "the page does not say that each player buys one card",
    ),
    UNSEEN_STACK: (lambda page: bool(page.some(Hidden)), "players may look at their cards in this game"),
    "nobody needs a qualifier": (lambda page: not page.some(Qualifier), "the page also says what it takes to win"),
}
"""Remarks that are only true of some games."""
for _size in rankings.TOP_HANDS:
    CLAIMS[rankings.top_hand(_size)] = (
        lambda page, size=_size: page.top_hand == size,  # type: ignore[misc]
        "another hand is the best in this game",
    )


for _low in rankings.BEST_BADUGIS:
    CLAIMS[rankings.best_badugi(_low)] = (
        lambda page, low=_low: LowOrder.BADUGI in page.low_orders and page.high_aces is not low,  # type: ignore[misc]
        "another hand is the best in this game",
    )


def agreed(lines: Sequence[Line]) -> list[Line]:
    """The lines with whatever speaks of the whole page put where it belongs."""
    lines = _told_of_events(_only_the_last(_come_up(lines)))
    lines = _won_by_qualifiers(_risen_openers(lines))
    lines = _wild_at_one_end(
        _wild_too(_foretold(_held_up(_wild_this_round(_wild_with_its_deal(_wild_with(_each_total(lines)))))))
    )
    lines = _wild_for_now(_used_together(_of_their_own(_wild_for_others(_sums(lines)))))
    lines = _best_of_all(_wilds_at(_but_some(lines)))
    lines = _only_card(_aimed(_busted(lines)))
    lines = _bug_for_low(_played_low(_ranked_apart(_played_high_low(lines))))
    lines = _coming_up(lines)
    lines = _ranked(lines)
    page = Page(lines)
    if len({rule.order for rule in page.some(LowRanking)}) > 1:
        raise Refused(_last(lines, LowRanking), "The page ranks low hands in two ways.")
    if len({rule.made for rule in page.rules if isinstance(rule, Qualifier) and rule.end is End.LOW}) > 1:
        raise Refused(_last(lines, Qualifier), "The page asks for one low hand here and for another there.")
    for number, line in enumerate(lines, 1):
        for rule in line.rules:
            if isinstance(rule, Remark) and rule.about in CLAIMS:
                holds, why = CLAIMS[rule.about]
                if not holds(page):
                    raise Refused(number, f"This is not so: {why}.")
            if isinstance(rule, WildClaim | SameCards) and not _is_so(page, rule):
                raise Refused(number, "This is not what other lines say of these cards.")
            if isinstance(rule, Claim) and not _follows(page, rule):
                raise Refused(number, "This is not so by the other lines of the page.")
    return [Line(tuple(rule for rule in line.rules if not isinstance(rule, Claim))) for line in lines]


def _follows(page: Page, claim: Claim) -> bool:
    """Whether what is said of hands and cards follows from how they rank on the page."""
    match claim:
        case Beats(better, worse, end):
            return any(_beats(page, better, worse, one) for one in ([end] if end else page.ends or {End.HIGH}))
        case Higher(high, low):
            return high > low
        case IsWild(kind):
            cards = fixed(kind)
            wild = frozenset().union(*filter(None, map(_wild_cards, page.some(Wild, NowWild))))
            return cards is not None and cards <= wild
        case SureCard(kind):
            return any(_surely(prize, kind) for prize in page.some(BestCard))
        case NoPrice(kind):
            return bool(fixed(kind)) and not any(map(partial(_costs, kind), page.some(When, Wild)))
        case Straight(row, so, end):
            as_rank = next((rule.rank for rule in page.some(AceAs)), None)
            top = straight(row, wheel=not (page.only_low and page.high_aces), ace_as=as_rank)
            lowest = as_rank + 4 if as_rank else Rank.FIVE
            return bool(top) is so and (end is None or top == (lowest if end is End.LOW else Rank.ACE))
    return True


def _wild_cards(wild: Wild | NowWild) -> frozenset[int] | None:
    """The printed cards that are wild, where they never change."""
    return fixed(wild.cards.kind)


def _surely(prize: BestCard, kind: Kind) -> bool:
    """Whether a certain card is the best of those of which one wins a share."""
    cards, those = fixed(kind), fixed(prize.cards.kind)
    low = prize.end is End.LOW
    best = {Rank.TWO if low and not prize.low_ace else Rank.ACE} if low or not prize.low_ace else {Rank.KING}
    return bool(cards and those) and (cards or frozenset()) <= (those or frozenset()) & faces(list(best))


def _costs(kind: Kind, rule: When | Wild) -> bool:
    """Whether somebody has to pay for cards of a kind."""
    cards = next((part for part in rule.walk() if isinstance(part, Cards)), None)
    pays = any(isinstance(part, Deed) and part.verb in (Verb.PAY, Verb.BUY) for part in rule.walk())
    priced = isinstance(rule, Wild) and rule.price is not None
    return (pays or priced) and cards is not None and wilds.fixed_among(kind, cards.kind)


def _beats(page: Page, better: Sample, worse: Sample, end: End) -> bool:
    """Whether one hand beats another at an end of the page."""
    if end not in (page.ends or {End.HIGH}) or page.some(Counts):
        return False
    if end is End.LOW:
        return any(better_low(better, worse, order) for order in page.low_orders or [None])
    return better_high(better, worse, page.shapes, low_ace=bool(page.some(AcesLow)))


def _is_so(page: Page, claim: WildClaim | SameCards) -> bool:
    """Whether cards are wild or not, or are those that the page has named in another way, as a line says."""
    cards = fixed(claim.kind)
    wild = [fixed(rule.cards.kind) for rule in page.some(Wild, NowWild)]
    match claim:
        case _ if cards is None:
            return False
        case SameCards():
            return cards in wild or any(fixed(kind) == cards for kind in page.some(OneEyed, SuicideKing, FaceCard))
        case WildClaim(only=True) if any(deck.jokers for deck in page.some(DeckOf)) and not cards >= JOKERS:
            return False
        case WildClaim(only=True):
            return None not in wild and frozenset().union(*filter(None, wild)) == cards
    return not any(cards & one for one in wild if one)


def _risen_openers(lines: Sequence[Line]) -> Sequence[Line]:
    """What it takes to open from deal to deal, put together at what it takes at first."""
    rises = [rule for line in lines for rule in line.rules if isinstance(rule, OpenersRise)]
    if not rises:
        return lines
    page = Page(lines)
    if len(page.some(Openers)) != 1 or not any(deed.verb is Verb.REDEAL for deed in page.some(Deed)):
        raise Refused(
            _last(lines, OpenersRise), "It is not said what it takes to open at first, or when it is dealt again."
        )
    first: Openers = page.some(Openers)[0]
    later = tuple(made for rise in rises for made in rise.ladder or _rank_by_rank(first.made, rise))
    if not later:
        raise Refused(_last(lines, OpenersRise), "It is not clear what it takes to open in the next deal.")
    if later[0] == at_the_least(first.made):  # the first step of the ladder is where it begins
        later = later[1:]
    return [
        Line(
            tuple(
                replace(rule, later=later) if isinstance(rule, Openers) else rule
                for rule in line.rules
                if not isinstance(rule, OpenersRise)
            )
        )
        for line in lines
    ]


def _rank_by_rank(made: Made, rise: OpenersRise) -> Iterator[Made]:
    """What it takes to open where the rank of a pair goes up by one each time, and perhaps down again."""
    match made, rise.top:
        case Compared(Limit.AT_LEAST, OfShape(Shape.PAIR, Rank() as low)), OfShape(Shape.PAIR, Rank() as high):
            up = [rank for rank in Rank if low < rank <= high]
            down = [rank for rank in reversed(Rank) if low <= rank < high] if rise.back else []
            yield from (Compared(Limit.AT_LEAST, OfShape(Shape.PAIR, rank)) for rank in (*up, *down))


def _won_by_qualifiers(lines: Sequence[Line]) -> Sequence[Line]:
    """Where a page says what it takes to win and not who does, the best hand wins there."""
    page = Page(lines)
    needs = [rule for rule in page.some(Qualifier) if rule.end is not End.LOW]
    lines = [rebuilt(line, partial(_at_the_least, needs=needs)) for line in lines]
    if page.some(Showdown) or not (needs or page.low_orders):
        return lines
    wins = Showdown((Share(BestHand(End.HIGH if needs else End.LOW)),))
    at = (_last(lines, Qualifier) if needs else len(lines)) - 1
    return [*lines[:at], Line((*lines[at].rules, wins)), *lines[at + 1 :]]


def _at_the_least(part: Any, needs: list[Qualifier]) -> Any:
    """Nobody has what it takes to win, where it is named without "or better"."""
    match part:
        case Holds(Players(Quantifier.NO), HasHand(made)):
            enough = Compared(Limit.AT_LEAST, made)
            return replace(part, condition=HasHand(enough)) if Qualifier(enough) in needs else part
    return part


def _last(lines: Sequence[Line], sort: type) -> int:
    """The number of the last line with a rule of a sort."""
    return max(number for number, line in enumerate(lines, 1) if any(isinstance(rule, sort) for rule in line.rules))


def _foretold(lines: list[Line]) -> list[Line]:
    """Who wins, said before any card is dealt, is said of the showdown at the end."""
    deals = (number for number, line in enumerate(lines) if any(map(_is_deal, line.rules)))
    start = next(deals, 0)
    told = [rule for line in lines[:start] for rule in line.rules if isinstance(rule, Showdown)]
    if len(told) != 1:
        return _before_declaring(lines)
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


def _before_declaring(lines: list[Line]) -> list[Line]:
    """Who wins, said before the players declare in or out and again afterward, is said of the showdown then."""
    declared = [number for number, line in enumerate(lines) for rule in line.rules if _goes_in(rule)]
    later = [part for line in lines[min(declared, default=0) :] for part in line.walk() if isinstance(part, Showdown)]
    if not declared or not later:
        return lines
    early = lines[: declared[0]]
    return [*(Line(tuple(rule for rule in line.rules if rule not in later)) for line in early), *lines[declared[0] :]]


def _goes_in(rule: Rule) -> bool:
    """Whether players declare whether they are in."""
    return isinstance(rule, Do) and rule.deed.verb is Verb.DECLARE and Word.IN in rule.deed.words


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


def _of_their_own(lines: list[Line]) -> list[Line]:
    """At most so many of one's own cards: a limit where players are dealt more, and else what is so anyway."""
    deals = [rule.deed for line in lines for rule in line.rules if isinstance(rule, Do) and _is_deal(rule)]
    own = sum(deed.cards.many.low for deed in deals if deed.to != Board() and deed.cards and deed.cards.many)

    def limit(rule: Rule) -> Rule:
        if not isinstance(rule, UpToOwn):
            return rule
        return Uses((Cards(up_to(rule.many)),)) if own > rule.many else Remark(making.ANY_HOLE_CARDS)

    return [Line(tuple(map(limit, line.rules))) for line in lines]


def _used_together(lines: list[Line]) -> list[Line]:
    """What several lines say of the cards that a hand uses, put together in the first of them."""
    for end in (None, *End):
        said = [rule for line in lines for rule in line.rules if isinstance(rule, Uses) and rule.end is end]
        if len(set(said)) < 2:
            continue
        used: dict[Any, Cards] = {}
        for cards in (cards for rule in said for cards in rule.portions):
            place = (type(cards.at), cards.face is Face.UP)
            if used.setdefault(place, cards).many != cards.many:
                raise Refused(_last(lines, Uses), "Another line says otherwise how many cards of these a hand uses.")
        if any(rule.or_else for rule in said):
            raise Refused(_last(lines, Uses), "The page says in two ways which cards a hand uses.")
        whole = Uses(tuple(used.values()), end)
        lines = [_with_one(line, said, whole if said[0] in line.rules else None) for line in lines]
    return lines


def _with_one(line: Line, old: Sequence[Rule], new: Rule | None) -> Line:
    """A line without some rules, and with one in place of the first of them."""
    at = next((at for at, rule in enumerate(line.rules) if rule in old), 0)
    kept = [rule for rule in line.rules if rule not in old]
    return Line((*kept[:at], *((new,) if new else ()), *kept[at:]))


def _wild_with(lines: Sequence[Line]) -> list[Line]:
    """What is wild with so many cards is so once everybody has been dealt them, until more are dealt."""
    told = {
        rule.n: (number, rule.cards)
        for number, line in enumerate(lines, 1)
        for rule in line.rules
        if isinstance(rule, WildWith)
    }
    if not told:
        return list(lines)
    found: list[Line] = []
    rules: list[Rule] = []
    for number, line in enumerate(lines, 1):
        kept: list[Rule] = []
        for rule in line.rules:
            if isinstance(rule, WildWith):
                continue
            kept.append(rule)
            if _is_deal(rule) and (held := tally([*rules, *kept])).counted:
                if held.held in told:
                    kept.append(NowWild(told.pop(held.held)[1]))
                elif any(isinstance(one, NowWild) for one in (*rules, *kept)):
                    raise Refused(number, f"It is not said what is wild with {held.held} cards.")
        rules += kept
        found.append(Line(tuple(kept)))
    if told:
        raise Refused(next(iter(told.values()))[0], "The players never have so many cards.")
    return found


def _wild_with_its_deal(lines: Sequence[Line]) -> list[Line]:
    """Cards that are the only wild ones, told where more cards are dealt: others are wild no longer."""
    found: list[Line] = []
    wild: Cards | None = None
    for line in lines:
        kept: list[Rule] = []
        for rule in line.rules:
            match rule:
                case WildClaim(kind, only=True) if kept and kept[-1] == Wild(Cards(kind=kind, at=Anywhere())):
                    now = wild and wild.kind != kind and any(map(_is_deal, kept))
                    kept = [*kept[:-1], NowWild(Cards(kind=kind, at=Anywhere()))] if now else [*kept, rule]
                case BecomeWild(cards, old, back=False) if old == wild and any(map(_is_deal, kept)):
                    kept.append(NowWild(cards))
                case _:
                    kept.append(rule)
        wild = next((one.cards for one in reversed(kept) if isinstance(one, Wild | NowWild | WildThisRound)), wild)
        found.append(Line(tuple(kept)))
    return found


def _wild_this_round(lines: Sequence[Line]) -> list[Line]:
    """What is wild in one round is so until the page says what is wild in the next."""
    rules = [(number, rule) for number, line in enumerate(lines, 1) for rule in line.rules]
    for at, (number, rule) in enumerate(rules):
        later = [one for _, one in rules[at + 1 :]]
        ends = any(isinstance(one, NowWild | WildThisRound) for one in later)
        if isinstance(rule, WildThisRound) and rule.nth and rule.nth != _rounds_dealt(rules[:at]):
            raise Refused(number, "Say what is wild in a round where its cards are dealt.")
        if isinstance(rule, WildThisRound) and not ends and any(map(_is_deal, later)):
            raise Refused(number, "Say what is wild when this round is over: now ... are wild.")
    return [Line(tuple(_this_round(line))) for line in lines]


def _rounds_dealt(rules: Sequence[tuple[int, Rule]]) -> int:
    """How often cards have been dealt to the players."""
    return sum(_is_deal(rule) for _, rule in rules)


def _this_round(line: Line) -> Iterator[Rule]:
    """A line with what is wild from here on; what it says of straights and flushes is said of this round, too."""
    now = any(isinstance(rule, WildThisRound) for rule in line.rules)
    for rule in line.rules:
        match rule:
            case WildThisRound(cards):
                yield NowWild(cards)
            case NoRuns():
                yield replace(rule, now=now)
            case _:
                yield rule


def _come_up(lines: Sequence[Line]) -> list[Line]:
    """A card that turns up is dealt face up, in a game in which nobody turns up cards."""
    page = Page(lines)
    deals_up = any(step.deed.verb is Verb.DEAL and step.deed.face is Face.UP for step in page.some(Do))
    if not deals_up or any(step.deed.verb is Verb.FLIP for step in page.some(Do)):
        return list(lines)

    def dealt(part: Any) -> Any:
        match part:
            case Happens(Deed(Verb.FLIP, cards=Cards(at=Hand() | Anywhere(), which=Which.CHOSEN) as cards) as deed):
                return Happens(replace(deed, verb=Verb.RECEIVE, face=Face.UP)) if cards.many == ONE else part
        return part

    return [rebuilt(line, dealt) for line in lines]


def _told_of_events(lines: list[Line]) -> list[Line]:
    """The lines with what some of them say of all that follows from cards: how extra cards lie, who is out."""
    for number, line in enumerate(lines, 1):
        for said in line.rules:
            if not isinstance(said, PayOrFold | FaceOfTaken):
                continue
            told = [rebuilt(one, partial(_as_said, said)) for one in lines]
            if told == lines and isinstance(said, FaceOfTaken):
                continue  # it is said of cards that are offered
            if told == lines and not (said == PayOrFold() and any(map(_pays_or_folds, Page(lines).some(OneOf)))):
                raise Refused(number, "There is nothing on the page that this could be about.")
            lines = [Line(tuple(rule for rule in one.rules if rule != said)) for one in told]
    return lines


def _pays_or_folds(choice: OneOf) -> bool:
    """Whether a player pays or is out."""
    return [deed.verb for deed in choice.deeds] == [Verb.PAY, Verb.FOLD]


def _as_said(said: PayOrFold | FaceOfTaken, part: Any) -> Any:
    """What follows from a card, with more said about it."""
    match said, part:
        case PayOrFold(), When(_, (Do(Deed(Verb.PAY, agent) as paid),)) if agent == YOU:
            must = replace(paid, mood=Mood.MUST)
            return replace(part, then=(OneOf((must, Deed(Verb.FOLD, YOU, mood=Mood.MUST))),))
        case PayOrFold(), When(_, (Do(Deed(Verb.KEEP, agent, price=Amount() as price)),)) if agent == YOU:
            return _as_said(said, replace(part, then=(Do(Deed(Verb.PAY, YOU, price=price)),)))
        case FaceOfTaken(face), When(_, (Do(Deed(Verb.RECEIVE | Verb.BUY, face=None) as got),)):
            return replace(part, then=(Do(replace(got, face=face)),))
    return part


def _only_the_last(lines: Sequence[Line]) -> list[Line]:
    """The card that comes after a queen is the one after the last of them, where a page says that it changes."""
    if not any(rule == Remark(following.NEW_FOLLOWER) for line in lines for rule in line.rules):
        return list(lines)

    def after_the_last(part: Any) -> Any:
        if isinstance(part, Cards) and part.after and part.after.which in (Which.CHOSEN, Which.FIRST):
            return replace(part, after=replace(part.after, which=Which.LAST))
        return part

    return [rebuilt(line, after_the_last) for line in lines]


def _wild_too(lines: list[Line]) -> list[Line]:
    """What was called wild before, together with its rank, or for its owner only."""
    found: list[Line] = []
    for number, line in enumerate(lines, 1):
        rules: list[Any] = []
        for rule in line.rules:
            if not isinstance(rule, MatesToo | ForYouOnly | AllLowest):
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


def _sums(lines: list[Line]) -> list[Line]:
    """Where two cards that add up are wild, what aces count for it is told already; other values are not played."""
    sums = [part for line in lines for part in line.walk() if isinstance(part, Mated) and part.total]
    if not sums:
        return lines
    ace = Counts(Cards(kind=OfRank((Rank.ACE,)), at=Anywhere()), (Fraction(1),))
    if any(isinstance(rule, Counts) and rule != ace for line in lines for rule in line.rules):
        raise Refused(_last(lines, Counts), "In a sum of two cards an ace counts one, and court cards do not count.")
    return [_with_one(line, [ace], None) for line in lines]


def _wild_for_others(lines: list[Line]) -> list[Line]:
    """What is wild for all players but some, where the page says so by itself."""
    for number, line in enumerate(lines, 1):
        for said in line.rules:
            if isinstance(said, NoWildsFor):
                wild = [rule for one in lines for rule in one.rules if isinstance(rule, Wild)]
                made: dict[Rule, Any] = {rule: wilds.in_company(rule.cards, Not(said.condition)) for rule in wild}
                if not wild or None in made.values() or any(rule != Wild(rule.cards) for rule in wild):
                    raise Refused(number, "It is not clear what is wild for the other players.")
                lines = [Line(tuple(made.get(rule, rule) for rule in one.rules if rule != said)) for one in lines]
    return lines


def _but_some(lines: list[Line]) -> list[Line]:
    """What is wild without the certain cards of it that another sentence says are not."""
    for said in [rule for line in lines for rule in line.rules if isinstance(rule, WildClaim) and not rule.only]:
        certain = isinstance(said.kind, OfRank) and bool(said.kind.suits)
        wild = [rule for line in lines for rule in line.rules if isinstance(rule, Wild) and _holds(rule, said.kind)]
        if certain and len(wild) == 1 and (left := all_but(wild[0].cards.kind, said.kind)):
            narrow = replace(wild[0], cards=replace(wild[0].cards, kind=left))
            lines = [rebuilt(line, partial(_instead_of, old=wild[0], new=narrow)) for line in lines]
    return lines


def _holds(wild: Wild, kind: Kind) -> bool:
    """Whether all cards of a kind are among those that are wild."""
    return (fixed(kind) or frozenset({-1})) <= (fixed(wild.cards.kind) or frozenset())


def _wilds_at(lines: list[Line]) -> list[Line]:
    """What is wild, at the one end at which a page says that wild cards are."""
    ends = {rule.end for line in lines for rule in line.rules if isinstance(rule, WildsAt)}
    if not ends:
        return lines
    number = _last(lines, WildsAt)
    wild = [rule for line in lines for rule in line.rules if isinstance(rule, Wild | NowWild)]
    if len(ends) > 1 or not all(isinstance(rule, Wild) and rule.end is None for rule in wild) or not wild:
        raise Refused(number, "It is not clear which cards are wild at one end only.")
    (end,) = ends
    kept = (tuple(rule for rule in line.rules if not isinstance(rule, WildsAt)) for line in lines)
    return [Line(tuple(replace(rule, end=end) if isinstance(rule, Wild) else rule for rule in rules)) for rules in kept]


def _wild_at_one_end(lines: list[Line]) -> list[Line]:
    """Ranks that are said to be wild, and elsewhere on the page at one end only, are wild at that end."""
    rules = [rule for line in lines for rule in line.rules]
    narrowed = {
        rank
        for rule in rules
        if isinstance(rule, Wild) and rule.end and isinstance(rule.cards.kind, OfRank) and not rule.cards.kind.suits
        for rank in rule.cards.kind.ranks
    }

    def left(rule: Rule) -> list[Rule]:
        match rule:
            case Wild(Cards(kind=OfRank(ranks, ()) as kind) as cards) if rule == Wild(cards) and narrowed & set(ranks):
                kept = tuple(rank for rank in ranks if rank not in narrowed)
                return [Wild(replace(cards, kind=replace(kind, ranks=kept)))] if kept else []
        return [rule]

    return [Line(tuple(one for rule in line.rules for one in left(rule))) for line in lines] if narrowed else lines


def _changed(rules: list[Any], said: MatesToo | ForYouOnly | AllLowest) -> list[Any] | None:
    """Rules of which the last wild one has had more said about it."""
    for at in range(len(rules) - 1, -1, -1):
        wild = rules[at]
        if not isinstance(wild, Wild):
            continue
        if isinstance(said, ForYouOnly):
            more = replace(wild, mine=True)
        elif isinstance(wild.cards.kind, RankLike):
            more = wild
        elif isinstance(said, AllLowest):
            if wild.cards.which is not Which.LOWEST:
                continue
            alike = Cards(kind=RankLike(wild.cards), at=wild.cards.at, face=wild.cards.face)
            more = replace(wild, cards=alike, mine=True)
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


def _best_of_all(lines: list[Line]) -> list[Line]:
    """Whoever has the best hand of two cards has the best hand, where nobody has more."""
    sizes = {part.size for line in lines for part in line.walk() if isinstance(part, BestOf)}
    for number, line in enumerate(lines, 1):
        if any(isinstance(part, BestOf) for part in line.walk()) and sizes != {Page(lines).cards_each}:
            raise Refused(number, "The players do not have so many cards.")
    return [rebuilt(line, lambda part: Holding(part.end) if isinstance(part, BestOf) else part) for line in lines]


def _only_card(lines: list[Line]) -> list[Line]:
    """The high card wins where each player has one; it is not the best hand of several."""
    prizes = [part for line in lines for part in line.walk() if isinstance(part, OnlyCard)]
    if prizes and Page(lines).cards_each != 1:
        raise Refused(_last(lines, Showdown), "Say whether a single card wins, or the high hand.")
    return [rebuilt(line, lambda part: BestHand(part.end, 1) if isinstance(part, OnlyCard) else part) for line in lines]


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


def _busted(lines: list[Line]) -> list[Line]:
    """Whoever goes over the total that hands aim at cannot win, where the page says so by itself."""
    for number, line in enumerate(lines, 1):
        for bust in line.rules:
            if isinstance(bust, Bust):
                over = Closest(bust.total, Past.OVER_LOSES)
                aims = {part for one in lines for part in one.walk() if isinstance(part, Closest)}
                if not aims & {over, Closest(bust.total)}:
                    raise Refused(number, "Hands do not aim at this total.")
                kept = (Line(tuple(rule for rule in one.rules if rule != bust)) for one in lines)
                lines = [rebuilt(one, partial(_instead_of, old=Closest(bust.total), new=over)) for one in kept]
    return lines


def _instead_of(part: Any, old: Any, new: Any) -> Any:
    return new if part == old else part


def _each_total(lines: Sequence[Line]) -> list[Line]:
    """The hands closest to each total share the pot: to those that the page says the players aim at."""
    aims = {rule.totals for line in lines for rule in line.rules if isinstance(rule, AimsAt)}
    if len(aims) == 1 and not any(
        isinstance(part, Showdown | EachTotal | Closest) for line in lines for part in line.walk()
    ):
        split = Remark(rankings.TWO_HALVES)  # "the pot is split between the two"
        lines = [Line(tuple(EachTotal() if rule == split else rule for rule in line.rules)) for line in lines]
    if not aims and not any(isinstance(rule, EachTotal) for line in lines for rule in line.rules):
        return list(lines)
    if len(aims) != 1:
        raise Refused(1, "It is not said at which totals the players aim, or it is said twice.")
    (totals,) = aims
    closest: list[Any] = [Closest(total) for total in totals]
    whole = Showdown(tuple(map(Share, closest)))
    first = next((at for at, line in enumerate(lines) if any(map(_is_deal, line.rules))), 0)
    if any(EachTotal() in line.rules for line in lines[:first]):  # told before the deal, and done at the end
        kept = [Line(tuple(rule for rule in line.rules if rule != EachTotal())) for line in lines]
        lines = [*kept[:-1], Line((*kept[-1].rules, EachTotal()))]
    found = [rebuilt(line, lambda part: whole if isinstance(part, EachTotal) else part) for line in lines]
    named = {part.total for line in found for part in line.walk() if isinstance(part, Closest | Target)}
    if not set(totals) <= named:
        raise Refused(_last(lines, AimsAt), "It is not said who wins with such a total.")
    return [rebuilt(line, lambda part: Remark(points.AS_CLOSE) if isinstance(part, AimsAt) else part) for line in found]


def _ranked_apart(lines: list[Line]) -> list[Line]:
    """Low hands that win by a ranking: it is that of the whole page, or two shares of the pot have each their own."""
    page = Page(lines)
    orders = {prize.order for prize in page.some(BestHand) if prize.end is End.LOW}
    if orders <= {None}:
        return lines
    said = {rule.order for rule in page.some(LowRanking)}
    if len(orders) == 1:
        (order,) = orders
        plain = [
            rebuilt(line, lambda part: replace(part, order=None) if isinstance(part, BestHand) else part)
            for line in lines
        ]
        if order in said:
            return plain
        at = _last(lines, Showdown) - 1
        return [*plain[:at], Line((LowRanking(order), *plain[at].rules)), *plain[at + 1 :]]
    if not said <= orders or None in orders:
        raise Refused(_last(lines, Showdown), "It is not clear by which ranking low hands win.")
    apart = Remark(rankings.RANKED_APART)
    return [Line(tuple(apart if isinstance(rule, LowRanking) else rule for rule in line.rules)) for line in lines]


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


def _bug_for_low(lines: list[Line]) -> list[Line]:
    """Where only low hands win, a bug is the lowest card that is missing, as a wild card is."""
    if not Page(lines).only_low:
        return lines
    return [Line(tuple(Wild(rule.cards) if isinstance(rule, Bug) else rule for rule in line.rules)) for line in lines]


def _played_high_low(lines: list[Line]) -> list[Line]:
    """In a game that is played high-low both hands win, where no line says what else they split with."""
    if not any(isinstance(rule, HighLow) for line in lines for rule in line.rules):
        return lines
    number = _last(lines, HighLow)
    lines = [Line(tuple(rule for rule in line.rules if not isinstance(rule, HighLow))) for line in lines]
    page = Page(lines)
    whole = Showdown((Share(BestHand(End.HIGH)), Share(BestHand(End.LOW))))
    if page.ends == set(End):
        return lines
    plain = (Showdown(()), Showdown((Share(BestHand(End.HIGH)),)))
    told = page.some(Showdown)
    if any(shown not in plain for shown in told):
        raise Refused(number, "Another line says otherwise who wins.")
    if not told:
        return [*lines[:-1], Line((*lines[-1].rules, whole))]
    return [rebuilt(line, lambda part: whole if part in plain else part) for line in lines]


def _coming_up(lines: list[Line]) -> list[Line]:
    """Where no card is turned up, a card that comes up is dealt face up."""
    deeds = [rule.deed for line in lines for rule in line.rules if isinstance(rule, Do)]
    dealt_up = any(deed.verb is Verb.DEAL and deed.face is Face.UP and deed.to != Board() for deed in deeds)
    turned = any(deed.verb in (Verb.FLIP, Verb.TWIST) for deed in deeds) or Page(lines).has_board
    return [rebuilt(line, _dealt_up) for line in lines] if dealt_up and not turned else lines


def _dealt_up(part: Any) -> Any:
    match part:
        case Happens(Deed(Verb.FLIP, agent, Cards(kind=kind) as cards, time=time)) if kind != ANY_CARD:
            return Happens(Deed(Verb.RECEIVE, agent, cards=cards, face=Face.UP, time=time))
    return part


def _deals_anew(part: Meaning) -> bool:
    """Whether the cards are dealt anew somewhere in a part of a page."""
    return any(isinstance(one, Deed) and one.verb is Verb.REDEAL for one in part.walk())


def _redealt_for(page: Page, cards: Cards) -> bool:
    """Whether the page deals anew when some cards come face up."""
    return any(
        isinstance(when.condition, Happens)
        and when.condition.deed.cards is not None
        and when.condition.deed.cards.kind == cards.kind
        and _deals_anew(when)
        for when in page.some(When)
    )


def _prize(share: Share) -> Any:
    return _bare(share.prize)


def _bare(prize: Any) -> Any:
    """What wins a share, however the single card lies that does."""
    return replace(prize, cards=replace(prize.cards, face=None)) if isinstance(prize, BestCard) else prize


def _with_low_ace(part: Any) -> Any:
    return replace(part, low_ace=True) if isinstance(part, BestCard) else part


def _ranked(lines: list[Line]) -> list[Line]:
    """Rankings that are told in passing."""
    page = Page(lines)
    aces_high = Remark(rankings.ACES_HIGH) in page.rules
    if page.only_low and aces_high and not page.low_orders and NoRuns() not in page.rules:
        low_aces = LowRanking(LowOrder.DEUCE_TO_SEVEN)
        lines = [rebuilt(line, lambda part: low_aces if part == Remark(rankings.ACES_HIGH) else part) for line in lines]
    found = []
    aces_of_card: list[bool] = []
    low_half = any(rule.end is End.LOW for rule in page.some(Qualifier)) and End.HIGH in page.ends
    for number, line in enumerate(lines, 1):
        rules: list[Rule] = []
        for rule in line.rules:
            match rule:
                case AcesLow() if low_half:  # for the low half: nobody plays eight or better with low aces for high
                    rules.append(Remark(rankings.ACES_BOTH))
                case NoRuns():
                    rules.append(_no_runs(page, number, line, rule))
                case TooMany(many):
                    at_last = tally(page.rules)
                    if not at_last.counted or at_last.held >= many:
                        raise Refused(number, "Players may have so many cards in this game.")
                    rules.append(Remark(remarks.FORGETS))
                case SuitLeads(end):
                    if Showing(end, one_card=True) not in page.parts:
                        raise Refused(number, f"It is not the {end.value} card that opens in this game.")
                    rules.append(SuitsBreakTies())
                case DealtUntil(cards):
                    if not _redealt_for(page, cards):
                        raise Refused(number, "The page does not deal anew for these cards.")
                    rules.append(redeals.UNTIL_FINISHED)
                case WinsBoth(first, second):
                    if set(map(_prize, page.some(Share))) != {_bare(first), _bare(second)}:
                        raise Refused(number, "This is not what the pot is split between.")
                    rules.append(Remark("one player can win both ways"))
                case AceOfCard(low=True, of_all=True) if not page.some(BestCard):
                    rules.append(Remark(rankings.KINGS_HIGH) if page.only_low or page.some(AcesLow) else AcesLow())
                case AceOfCard(low):
                    if not page.some(BestCard) or (not low and page.some(AcesLow)):
                        raise Refused(number, "No single card wins anything in this game, or aces are low in it.")
                    aces_of_card.append(low)
                case HadOpeners(made):
                    if not {Openers(made), Openers(Compared(Limit.AT_LEAST, made))} & set(page.rules):
                        raise Refused(number, "This is not what the page asks for to open.")
                    rules.append(Remark(stakes.SHOWS_OPENERS))
                case Ranked(shapes) if page.cards_each == 3 and _three_card_order(shapes):
                    rules.append(SmallHands(3, runs=True))
                case Ranked(shapes):
                    if not _in_order(page, shapes):
                        raise Refused(number, "Hands do not rank like this in this game.")
                    rules.append(Remark(exceptions.AS_USUAL))
                case _:
                    rules.append(rule)
        found.append(Line(tuple(rules)))
    if len(set(aces_of_card)) > 1:
        raise Refused(_last(lines, AceOfCard), "The ace is said to be the highest card and the lowest.")
    return [rebuilt(line, _with_low_ace) for line in found] if any(aces_of_card) else found


def _on_table(cards: Cards | None) -> bool:
    """Whether cards lie on the table."""
    return cards is not None and isinstance(cards.at, Board | TableCards)


def _face_down_on_table(deed: Deed) -> bool:
    """Whether cards are dealt to the table face down."""
    return isinstance(deed.to, Board | TableCards) and deed.face is not Face.UP


def _no_runs(page: Page, number: int, line: Line, said: NoRuns) -> Rule:
    """What it means that straights and flushes do not count."""
    if said.now and (so_far := tally([rule for one in page.lines[:number] for rule in one.rules])).counted:
        if so_far.held < FULL_HAND:
            return Remark(rankings.SHORT_HANDS)
        raise Refused(number, "The players have so many cards here that straights and flushes count.")
    if LowOrder.BADUGI in page.low_orders:
        return Remark(rankings.BADUGI_RANKS)
    low_aces = page.ends == set(End) and Remark(rankings.ACES_BOTH) in line.rules
    of_lows = low_aces or any(isinstance(rule, Qualifier) and rule.end is End.LOW for rule in line.rules)
    if page.only_low or of_lows:  # in low hands, neither counts or both do
        return LowRanking(LowOrder.ACE_TO_FIVE)
    if said.only:
        raise Refused(number, "Say whether straights and flushes both do not count.")
    if page.cards_each < FULL_HAND:
        return Remark(rankings.SHORT_HANDS)
    raise Refused(number, "It is not said in which hands straights and flushes do not count.")


THREE_CARDS = (Shape.HIGH_CARD, Shape.PAIR, Shape.FLUSH, Shape.STRAIGHT, Shape.TRIPS, Shape.STRAIGHT_FLUSH)
"""The kinds of hands of three cards, worst first."""


def _three_card_order(shapes: tuple[Shape, ...]) -> bool:
    """Whether kinds of hands are named from the best to the worst as hands of three cards rank."""
    named = set(THREE_CARDS) - ({Shape.HIGH_CARD} - set(shapes))
    return shapes == tuple(shape for shape in reversed(THREE_CARDS) if shape in named)


_HERE = re.compile(r"\b(?:here|in (?:this|our) (?:game|version)|at (?:this|our) table)\b", re.IGNORECASE)


def told_here(texts: Sequence[str], lines: Sequence[Line]) -> list[Line]:
    """The lines with what is said to beat what in this game, which may be so against the custom."""
    page = Page(lines)

    def ranked(rule: Rule) -> Rule:
        match rule:
            case Ranked((better, worse)) if _against_custom(page, better, worse):
                return Outranks(better, worse)
        return rule

    return [
        Line(tuple(map(ranked, line.rules))) if _HERE.search(text) else line
        for text, line in zip(texts, lines, strict=True)
    ]


def _against_custom(page: Page, better: Shape, worse: Shape) -> bool:
    """Whether a kind of hands can beat another one only because a page says that it does so there."""
    high_only = page.ends <= {End.HIGH} and not page.some(SmallHands)
    return high_only and {better, worse} <= set(rankings.TOPPED) and not _in_order(page, (better, worse))


def _in_order(page: Page, shapes: tuple[Shape, ...]) -> bool:
    """Whether kinds of hands are named from the best to the worst."""
    order = [list(Shape).index(shape) for shape in shapes]
    if any(hands.runs for hands in page.some(SmallHands)):
        return False
    return order == sorted(set(order), reverse=not page.only_low)
