"""What a hand is made of: which cards may or must be used, and that the best five count."""

from dataclasses import dataclass, replace

from pokernight.english.construction import Grammar
from pokernight.english.template import v
from pokernight.meaning.cards import YOUR_HAND, Board, Cards, Face, Which
from pokernight.meaning.hands import Uses, Ways
from pokernight.meaning.layouts import Direction, UsesLine
from pokernight.meaning.numbers import exactly, up_to
from pokernight.meaning.rules import Remark
from pokernight.meaning.sorts import Meaning, Standing

OWN = "the best five of one's own cards count"
"""Said where there is no board; all other remarks of this file may be said of a board."""
MIXED = "hole cards and community cards may be mixed"
BEST_FIVE = "the best five cards count"
LOWEST_FIVE = "the lowest five cards count"
ANY_HOLE_CARDS = "any hole cards may be used"
TOO_MANY_COMMON = "one hole card and four community cards make no hand"
EACH_WAY = "any five cards may be used each way"


@dataclass(frozen=True)
class Pool(Meaning):
    """The cards from which a hand is made, as a sentence names them: somebody's own, the board's, or so many in all."""

    own: bool = False
    board: bool = False
    many: int = 0
    """How many they are, where that is said."""
    line: tuple[Direction, ...] | None = None
    """The lines of the layout of which one is used, where that is said."""


EVERYTHING = Pool(own=True, board=True)


FULL_HAND = 5
"""Whoever has more cards than this to choose from may mean those of the board too."""
_HELD = (
    "<you|they|he|she> <have|has|hold|holds|got|get|end up with|ends up with|are dealt|were dealt|is dealt|"
    "was dealt|have been dealt|kept|keep|keeps|are left with|have left|has left>"
)
"""How cards are named by whose they are."""
MAKER = (
    "<you|players|everyone|everybody|each player|a player|they|he|she|we|each remaining player|each player still in|"
    "every player|each of them|players still in|the players|everyone left|everybody left|everyone still in|those left|"
    "whoever is left|those still in>"
)
"""Those who make a hand."""
_MODAL = "<can|may|must|have to|has to|get to|will|should|are allowed to>"
_MAKE = (
    "<make|use|play|pick|pick out|choose|form|take|build|put together|select|end up with|"
    "makes|uses|plays|picks|picks out|chooses|forms|takes|builds|puts together|selects>"
)
_MY = "<your|his|her|their|the|a player 's|the player 's|its>"
_MINE = "<your|his|her|their|a player 's|the player 's|each player 's>"
_HAND = "[possible] [poker] [high|low] hand"
_BEST = (
    f"<five best [cards]|<best|strongest> <five|five cards|five card {_HAND}|5 card {_HAND}|5|5 cards|{_HAND}|high|low>> "
    "[<you|they|he|she> <can|can make>|possible]"
)
_FROM = "<from|out of|of|using|with|from among|with any of|by using>"
_MIX = (
    "<[in] any <combination|mix|mixture|way> [<you|they|he|she> <like|want|please|choose|wish>]|"
    "[using] both , one [,] or <none|neither> [of {my:Whose} [own] [hole] [cards]]|"
    "[using] as many or as few of <each|them> as <you|they|he|she> <like|want|please>>"
)
_LIKED = "<you|they|he|she> <like|want|please|wish|choose>"


def none_of(cards: Cards) -> Cards:
    """None of some cards."""
    return replace(cards, many=exactly(0))


def add_to(grammar: Grammar) -> None:
    """What a hand is made of."""
    _pools(grammar)
    _best_five(grammar)
    _which_hole_cards(grammar)
    _uses(grammar)
    _each_way(grammar)


def _pools(grammar: Grammar) -> None:
    add = grammar.add
    which = "[all|any|all of|any of|any combination of|some of|some combination of]"
    add(
        "Pool",
        [
            f"{which} {_MINE} [own] [{{n:Number}}] [own|total] [hole|down] cards [available [to <you|him|her|them>]]",
            f"{which} {_MINE} <{{n:Number}}|own {{n:Number}}|hand|own hand|whole hand>",
            f"{which} the [{{n:Number}}] cards in {_MINE} hand",
            f"{which} [the] [{{n:Number}}] cards {_HELD}",
            f"{which} {_MINE} [{{n:Number}}] <remaining|final> [{{n:Number}}] cards",
            "<yours|your own|his own|her own|theirs|their own>",
            f"<what|everything|whatever [cards]> {_HELD}",
        ],
        build=lambda n=0: Pool(own=True, many=n),
        read_only=True,
    )
    add("Pool", "any five [cards] of {pool:Pool}", v.pool, read_only=True)
    extras = "<any extras|any extra cards|extra cards|those> [<you|they> <picked up|bought|got|have>]"
    add("Pool", f"{{pool:Pool}} [,] including {extras}", v.pool, read_only=True)
    add("Pool", f"{which} [{_MY}] [{{n:Number}}] hole cards", build=lambda n=0: Pool(own=True, many=n), read_only=True)
    lies = "<on the board|on the table|in the middle|in the center|on board>"
    add(
        "Pool",
        [
            "<the <board|table|middle> 's|those <on the board|on the table|in the middle>>",
            "<the spit|the flop|the card in the <middle|center>|the one in the <middle|center>>",
            "<the board|the common cards|the community cards|the table|the middle|the center>",
            f"{which} [the] [{{n:Number}}] <board|community|common|shared|center> cards",
            f"{which} the [{{n:Number}}] [cards|ones] {lies}",
            "the <board|table> 's {n:Number} [cards]",
            "{n:Number} [cards] " + lies,
        ],
        build=lambda n=0: Pool(board=True),
        read_only=True,
    )
    add(
        "Pool",
        [
            "[all|any of|any combination of] [the] {n:Number} [cards] [available [to <you|him|her|them>]]",
            "[all] <the cards|available cards|the cards available|those cards|those {n:Number} [cards]>",
            f"{which} the [{{n:Number}}] cards <you|they|he|she> <can|may|get to> <use|choose from|pick from|play>",
        ],
        build=lambda n=0: Pool(),
        read_only=True,
    )
    add(
        "Pool",
        "{first:Pool} <and|plus|together with|along with|, plus|or|and / or|combined with|with> {second:Pool}",
        build=put_together,
        read_only=True,
    )
    add(
        "Pool",
        "[only] [<the|any|all|all the|any of the> [three|five] [community] cards <in|of|from>|the <three|five> in|any of] {line:OneLine}",
        build=lambda line: Pool(board=True, line=line),
        read_only=True,
    )
    picked = "[[that] <you|they|he|she> [have] <picked|chose|chosen|choose|pick|choose to use>]"
    add(
        "Pool",
        f"[[the|all] three [cards] <in|of|from>|the cards <in|of|from>] <the|that|your|their|his|her> [chosen] <line|arm|leg> {picked}",
        Pool(board=True, line=()),
        read_only=True,
    )
    add("Pool", "cards from {pool:Pool}", v.pool, read_only=True)
    add(
        "Pool",
        "{pool:Pool} <, but|but|,> <not|never> both",
        build=lambda pool: pool if pool.line else None,
        read_only=True,
    )
    # all ten, your five and the five in the middle
    add(
        "Pool",
        "{whole:Pool} [cards] [,|:|(] {parts:Pool} [)]",
        build=lambda whole, parts: parts if whole == Pool() and parts == EVERYTHING else None,
        read_only=True,
    )


def put_together(first: Pool, second: Pool) -> Pool | None:
    """One's own cards and those of the board."""
    if not (first.own, second.own) != (first.board, second.board) == (second.own, first.own):
        return None
    return replace(EVERYTHING, line=second.line if first.line is None else first.line)


def remark(pool: Pool) -> Standing:
    """What is said by naming the cards that the best five come from."""
    if pool.line is not None:
        return UsesLine(pool.line)
    if pool.own and pool.board:
        return Remark(MIXED)
    return Remark(OWN if pool.own and pool.many <= FULL_HAND else BEST_FIVE)


def _best_five(grammar: Grammar) -> None:
    """To say that the best five cards count changes nothing, as long as no cards are left out."""
    add = grammar.add
    add("Standing", "the best five of your own cards count", Remark(OWN))
    add("Standing", "players may mix hole cards and community cards", Remark(MIXED))
    add("Standing", "the best five cards count", Remark(BEST_FIVE))
    add("Standing", "the lowest five cards count", Remark(LOWEST_FIVE))
    low_five = "<five lowest [cards]|lowest five [cards]|lowest [five card] hand>"
    add(
        "Standing",
        [
            f"[{MAKER} [{_MODAL}]] {_MAKE} [{_MY}] {low_five} {_FROM} {{pool:Pool}}",
            f"[{MAKER} [{_MODAL}]] {_MAKE} the five [cards] {_FROM} {{pool:Pool}} that <make|makes> <the|your|their> {low_five}",
            f"only {_MY} {low_five} <count|counts|play|plays>",
            f"[{MAKER} [{_MODAL}]] {_MAKE} [{_MY}] best five [cards] [{_FROM} {{pool:Pool}}] for low",
        ],
        build=lambda pool=None: Remark(LOWEST_FIVE) if pool is None or pool.own or pool == Pool() else None,
        read_only=True,
    )
    mine = f"[{_MY}] {_BEST}"
    says = f"[{MAKER} [{_MODAL}]] [{_MODAL}] {_MAKE} {mine}"
    shown = f"<show|shows|show down|lay down|lays down|turn up> {mine}"
    add(
        "Standing",
        [
            f"{says} {_FROM} {{pool:Pool}}",
            f"{_FROM} {{pool:Pool}} , {says}",
            f"[{MAKER}] {shown} {_FROM} {{pool:Pool}}",
            f"[{MAKER} [{_MODAL}]] {_MAKE} the five [cards] {_FROM} {{pool:Pool}} that <make|makes> <the|your|their> {_BEST}",
            f"<{_MY} [final] hand is|a hand is|hands are> <the|your> {_BEST} {_FROM} {{pool:Pool}}",
            f"<{_MY} [final] hand|a hand|each hand> <is|is made from|is made of|is made up of|consists of|includes> {{pool:Pool}}",
            f"[{MAKER}] [{_MODAL}] {_MAKE} [any] five [cards] {_FROM} {{pool:Pool}} [to make {_MY} hand|for {_MY} hand]",
            f"{_BEST} {_FROM} {{pool:Pool}}",
            f"[{MAKER}] <combine|combines> {{pool:Pool}} to make {mine}",
            f"{_MY} {_BEST} <come|comes|is made> from {{pool:Pool}}",
            f"<five|all five> [of them] make up {_MY} hand",
            f"any five [cards] {_FROM} {{pool:Pool}} make [up] {_MY} hand",
        ],
        build=lambda pool=None: remark(pool or Pool()),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"[{MAKER}] [{_MODAL}] {_MAKE} {mine}",
            f"[{MAKER}] {shown}",
            f"only {_MY} {_BEST} <count|counts|play|plays>",
            f"{_MY} {_BEST} [out of {{n:Number}}] <count|counts|play|plays>",
            f"[{MAKER}] [{_MODAL}] {_MAKE} {mine} , no matter how many <{MAKER} end up with|{MAKER} have|{MAKER} has>",
        ],
        Remark(BEST_FIVE),
        read_only=True,
    )
    add(
        "Standing",
        [f"{{rule:Standing}} [,|:] {_MIX}"],
        build=lambda rule, my=None: rule if rule in (Remark(MIXED), Remark(ANY_HOLE_CARDS)) else None,
        read_only=True,
    )


def _which_hole_cards(grammar: Grammar) -> None:
    """Any number of hole cards may be used, as is the custom."""
    add = grammar.add
    add("Standing", "you may use any number of your hole cards", Remark(ANY_HOLE_CARDS))
    mine = f"{_MY} [own|hole|two|two hole] [cards]"
    few = f"<both|two|all> [of {mine}] [,|or] [just|only] one [of them|of {mine}] [,] or <none|neither> [of {mine}|of them|at all]"
    other = f"<both|two> [of {mine}] , [just|only] one [of them|of {mine}] [,] or <just play the board|play the board>"
    any_of = f"<any|any number|as many or as few> of {mine} [as {_LIKED}|cards as {_LIKED}|hole cards as {_LIKED}]"
    add(
        "Standing",
        [
            f"{MAKER} [{_MODAL}] <use|uses|play|plays> <{few}|{other}|{any_of}> [with the board|to make {_MY} hand]",
            f"[{MAKER} [{_MODAL}]] use as many or as few from <{_MY} hand|the board|the middle|the table|the center> as {_LIKED}",
            f"[{MAKER} [{_MODAL}]] <use|play> any <combination|number|mix> of {mine}",
            "any <combination|mix|five of them|five> <is fine|is allowed|is ok|is good|goes|works|will do|counts>",
            f"<{MAKER} [{_MODAL}]|you can even> play the board",
            f"<they|the five|your five [cards]|your cards> [can|may] <come|be> [all] from {_MY} <hand|own cards> , the <board|center|middle> , or both",
        ],
        Remark(ANY_HOLE_CARDS),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"[{MAKER} [{_MODAL}]] use as many of <the <community|board|common> cards|them> as {_LIKED}",
            f"[to make {_MY} hand ,] [{MAKER} [{_MODAL}]] <use|play|mix|combine|mix and match|uses|plays|mixes|combines> {{pool:Pool}}",
        ],
        build=lambda pool=EVERYTHING: remark(pool) if pool.own and pool.board else None,
        read_only=True,
    )


def _uses(grammar: Grammar) -> None:
    """So many of these cards and so many of those."""
    add = grammar.add
    use = (
        "<must use|uses|use|must contain|must be made from|are made from|is made from|must be made of|has to use|have to use|"
        "is made of|must play|has to play|have to play|need to use|is made up of|consists of|must consist of|are made of>"
    )
    subject = f"<your [high|low|final] hand|{MAKER}|a [poker|high|low|final] hand|each hand|every hand|all hands|hands>"
    exact = "[, no more and no less|, no more , no less|, never more or less]"
    to_make = f"<to make|for|in making> <any|a|each|every|either|{_MY}> [poker] hand [, high or low|either way]"
    make_a_hand = f"[to make {_MY} hand|to make a hand|in {_MY} hand|for {_MY} hand|to make {_MY} five]"
    add(
        "Standing",
        [
            "a hand uses {first:Portion} and {second:Portion}",
            f"{subject} {use} {{first:Portion}} {make_a_hand} [,] <and|plus|along with|with|together with> {{second:Portion}} {make_a_hand} {exact}",
            f"{to_make} [,] {MAKER} {use} {{first:Portion}} <and|plus|along with|with|together with> {{second:Portion}} {exact}",
            f"use {{first:Portion}} <and|plus|along with|with> {{second:Portion}} {make_a_hand} {exact}",
        ],
        Uses((v.first, v.second)),
    )
    add(
        "Standing",
        [
            f"<make {_MY} [best] [five card] hand|make a [five card] hand|{_MY} hand is> <with|from|using|of|out of> {{first:Portion}} <and|plus|with> {{second:Portion}} {exact}",
            f"{MAKER} <makes|make|must make> {_MY} [best] [five card] [poker] hand <with|from|using|of|out of> {{first:Portion}} <and|plus|with> {{second:Portion}} {exact}",
        ],
        build=lambda first, second: (
            Uses((first, second))
            if first.many and second.many and (first.at, second.at) == (YOUR_HAND, Board())
            else None
        ),
        read_only=True,
    )
    add(
        "Portion",
        "{cards:Cards}",
        build=lambda cards: None if cards.which is Which.THAT else cards,
        apart=lambda cards: {"cards": cards},
    )
    mine = "<of|from|out of> <your|his|her|their> <hand|own|own cards|own hand|own [{n:Number}] cards|{n:Number}|{n:Number} cards>"
    board = "<of|from|off|out of|on> <the board|the table|the middle|the center|the community cards>"
    add(
        "Portion",
        f"{{many:Quantity}} [cards|card] {mine}",
        build=lambda many, n=0: Cards(many),
        read_only=True,
    )
    add(
        "Portion",
        [f"{{many:Quantity}} [cards|card] {board}", "{many:Quantity} <community|board|common> <cards|card>"],
        Cards(v.many, at=Board()),
        read_only=True,
    )
    add(
        "Standing",
        f"{MAKER} <can not|may not|must not> use more than {{n:Number}} of {_MY} [own] [hole] cards",
        build=lambda n: Uses((Cards(up_to(n), face=Face.DOWN),)),
        read_only=True,
    )
    add(
        "Standing",
        "a hand uses {cards:Cards} or none",
        build=lambda cards: Uses((cards,), or_else=(none_of(cards),)) if cards.many is None else None,
        apart=lambda rule: (
            {"cards": rule.portions[0]}
            if isinstance(rule, Uses) and rule == Uses(rule.portions[:1], or_else=(none_of(rule.portions[0]),))
            else None
        ),
    )
    add(
        "Standing",
        "your [final] hand may consist of your down cards , or all of the commons and some of your down cards",
        Uses((Cards(at=Board()),), or_else=(none_of(Cards(at=Board())),)),
        read_only=True,
    )
    add(
        "Standing",
        [
            "a hand uses {first:Cards}",
            f"{subject} {use} {{first:Cards}} {make_a_hand}",
            f"<must|have to|has to> use {{first:Cards}} {make_a_hand}",
        ],
        Uses((v.first,)),
    )


def _each_way(grammar: Grammar) -> None:
    """High and low hands of the same player."""
    add = grammar.add
    add("Standing", "your high and low hand may use different cards", Ways())
    ways = f"<for {_MY} high and [for] {_MY} low|for high and [for] low|for each [way|half|hand]|for {_MY} high and low [hands]|each way|for high and for low>"
    hands = f"<{_MY} high and low [hand|hands]|high and low [hands]|{_MY} high hand and {_MY} low hand|the two hands>"
    add(
        "Standing",
        [
            f"[{MAKER} <may|can|are allowed to>] use <different cards|a different set of cards|a different two|different hole cards|different ones> {ways}",
            f"{hands} <may|can> use different [hole] cards",
            f"{hands} do not have to use the same [hole] cards",
            f"{MAKER} do not have to use the same <cards|two|two cards|hole cards> {ways}",
            f"[{MAKER} <may|can>] use <one pair of hole cards|two cards|two hole cards|one set of cards> for {_MY} high and <a different|another> <pair|two|set> for {_MY} low",
            "<the same|any> cards <may|can> be used <both ways|for both [halves]|for high and low>",
        ],
        Ways(),
        read_only=True,
    )
    add("Standing", "one hole card and four community cards make no hand", Remark(TOO_MANY_COMMON))
    suits = "[<{common_suit:Suits}|to a flush|cards of a suit|of a suit|cards of one suit>]"
    add(
        "Standing",
        [
            f"{{common:Number}} {suits} <on the <table|board>|in the middle> and <just|only|> {{own:Number}} [{{suit:Suit}}] in <your hand|the hole> "
            "<<is|are> not|<do|does> not make|make no|makes no> [a] flush",
        ],
        build=lambda common, own, common_suit=None, suit=None: (
            Remark(TOO_MANY_COMMON) if (common, own) == (FULL_HAND - 1, 1) and suit in (None, common_suit) else None
        ),
        read_only=True,
    )
    add("Standing", "any five cards may be used each way", Remark(EACH_WAY))
    five = "[any] five [of {pool:Pool}]"
    same = "[, the same or different ,|, same or different ,]"
    add(
        "Standing",
        [
            f"[{MAKER} <may|can>] use {five} for high and [any] five {same} for low",
            f"[{MAKER} <may|can>] use {five} <for each way|each way>",
            f"[{MAKER} <may|can>] use the same five [cards] <both ways|for both|for high and low> [or different ones]",
        ],
        build=lambda pool=None: Remark(EACH_WAY),
        read_only=True,
    )
