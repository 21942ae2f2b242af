"""What each kind of standing rule adds to the count of a game."""

from functools import singledispatch

from pokernight.meaning.cards import Hand, WildCard
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import (
    AceAs,
    AcesLow,
    BeatsTable,
    BestCard,
    BestHand,
    Blocks,
    CardsSpeak,
    Counts,
    CountsTimes,
    DealtForTies,
    Fouls,
    FourCardHands,
    HandLimit,
    HandSize,
    LegsWin,
    Lives,
    LowOrder,
    LowRanking,
    MustWin,
    Outranks,
    PastTarget,
    Qualifier,
    Rows,
    Royalties,
    Scoops,
    SmallHand,
    SmallHands,
    SplitIs,
    Sweep,
    Target,
    TargetTies,
    Tops,
    Uses,
    Ways,
)
from pokernight.meaning.layouts import LaidIn, UsesLine
from pokernight.meaning.players import You
from pokernight.meaning.printed import fixed
from pokernight.meaning.rules import (
    AddUp,
    Ante,
    BetSizes,
    Blinds,
    Bug,
    Dead,
    DeckOf,
    DiscardsFlipped,
    FewerWilds,
    FixedOrder,
    Hidden,
    Limits,
    NotWild,
    OfferedOnce,
    Opener,
    Openers,
    Remark,
    Reshuffles,
    Seats,
    Stakes,
    SuitsBreakTies,
    Using,
    When,
    Wild,
)
from pokernight.meaning.sorts import Standing
from pokernight.measure.chances import chances
from pokernight.measure.count import Count, Demand
from pokernight.measure.deck import Deck
from pokernight.measure.deeds import most_of
from pokernight.measure.numbers import MADE_BY_DEAL
from pokernight.measure.steps import measure_outcome
from pokernight.measure.wilds import add_wild


@singledispatch
def measure_standing(rule: Standing, count: Count) -> None:
    """Add what a standing rule can do at the most; most only add a tag, and some nothing."""
    count.tags |= TAGS[type(rule)]


@measure_standing.register
def _deck(rule: DeckOf, count: Count) -> None:
    out = count.deck.out | ((fixed(rule.without.kind) if rule.without else None) or frozenset())
    count.deck = Deck(max(rule.packs, count.deck.packs), max(rule.jokers, count.deck.jokers), out)
    count.tag("jokers", rule.jokers)
    count.tag("odd-deck", rule.packs > 1 or out)


@measure_standing.register
def _wild(rule: Wild, count: Count) -> None:
    count.tag("wilds")
    count.tag("fee", rule.price)
    add_wild(count, rule.cards, mine=rule.mine)


@measure_standing.register
def _hand_limit(rule: HandLimit, count: Count) -> None:
    count.hand_limit = rule.most


@measure_standing.register
def _split(rule: SplitIs, count: Count) -> None:
    if isinstance(rule.prize, BestCard):
        count.tags = count.tags - {"split-pot"} | {"split-card"}
    elif isinstance(rule.prize, BestHand) and rule.prize.cards:
        count.hands = 2  # one of up cards, one of down cards


@measure_standing.register
def _hidden(_rule: Hidden, count: Count) -> None:
    count.tag("no-peek", not count.looks)


@measure_standing.register
def _bug(rule: Bug, count: Count) -> None:
    count.tag("limited")
    if isinstance(rule.cards.kind, WildCard):
        count.tags.discard("wilds")
    else:
        add_wild(count, rule.cards, mine=False)


@measure_standing.register
def _reshuffles(_: Reshuffles, count: Count) -> None:
    count.gathered, count.demand = [], Demand(each=count.most_held)


@measure_standing.register
def _when(rule: When, count: Count) -> None:
    count.chances = chances(rule.condition, count.deck)
    measure_outcome(rule.condition, rule.then, count)
    brings = any(isinstance(part, Deed) and part.verb in _BRINGS for part in rule.walk())
    if brings and any(isinstance(part, AddUp) for part in rule.condition.walk()):
        count.open_seen = MADE_BY_DEAL
    count.chances = 1


_BRINGS = (Verb.RECEIVE, Verb.BUY, Verb.DRAW)
"""What brings a player cards."""


@measure_standing.register
def _low_ranking(rule: LowRanking, count: Count) -> None:
    count.tag("odd-ranks", rule.order is LowOrder.BADUGI)


@measure_standing.register
def _uses(rule: Uses, count: Count) -> None:
    for cards in rule.portions:
        if isinstance(cards.at, Hand) and cards.at.of != You():
            count.from_others += most_of(cards, 0)
            count.tag("common")


@measure_standing.register
def _must_win(rule: MustWin, count: Count) -> None:
    count.tag("qualifier")
    count.tag("high-low", len({prize.end for prize in rule.prizes if isinstance(prize, BestHand)}) > 1)


TAGS: dict[type[Standing], set[str]] = {
    BeatsTable: {"qualifier"},
    AcesLow: {"mod-ranks"},
    AceAs: {"mod-ranks"},
    FourCardHands: {"mod-ranks"},
    Outranks: {"mod-ranks"},
    Tops: {"mod-ranks"},
    Ante: set(),
    BetSizes: set(),
    Blocks: set(),
    NotWild: set(),
    OfferedOnce: set(),
    Blinds: {"forced-bet"},
    CardsSpeak: set(),
    Counts: {"odd-ranks"},
    CountsTimes: {"odd-ranks"},
    DealtForTies: set(),
    Dead: {"dead"},
    FewerWilds: set(),
    DiscardsFlipped: set(),
    FixedOrder: set(),
    Fouls: {"qualifier"},
    HandSize: {"qualifier"},
    LaidIn: set(),
    LegsWin: {"redeal"},
    Lives: {"redeal"},
    Limits: set(),
    Opener: set(),
    Openers: {"qualifier"},
    Qualifier: {"qualifier"},
    Remark: set(),
    Seats: set(),
    Stakes: set(),
    SuitsBreakTies: set(),
    PastTarget: {"odd-ranks"},
    Target: {"odd-ranks"},
    Royalties: set(),
    Rows: set(),
    Scoops: set(),
    Sweep: set(),
    SmallHand: set(),
    SmallHands: set(),
    TargetTies: {"odd-ranks"},
    UsesLine: set(),
    Ways: {"high-low"},
    Using: set(),
}
"""The standing rules of which nothing is counted, with the tags that they add."""
