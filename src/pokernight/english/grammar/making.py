"""What a hand is made of: which cards may or must be used, and that the best five count."""

from dataclasses import dataclass, replace

from pokernight.english.construction import FAR, Grammar
from pokernight.english.template import v
from pokernight.meaning.cards import YOUR_HAND, Board, Cards, Face, Hand, OfRank, TableCards, Which
from pokernight.meaning.hands import Share, Showdown, Uses, Ways
from pokernight.meaning.layouts import AtSpot, Direction, InLine, UsesLine
from pokernight.meaning.numbers import ONE, at_least, exactly, up_to
from pokernight.meaning.players import YOURSELF, End, Other
from pokernight.meaning.rules import Remark
from pokernight.meaning.sorts import Meaning, Standing

OWN = "the best five of one's own cards count"
"""Said where there is no board; all other remarks of this file may be said of a board."""
MIXED = "hole cards and community cards may be mixed"
BEST_FIVE = "the best five cards count"
LOWEST_FIVE = "the lowest five cards count"
ANY_HOLE_CARDS = "any hole cards may be used"
TOO_MANY_COMMON = "one hole card and four community cards make no hand"
BOTH_WAYS = "one player can win both ways"
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


PLACES = (Hand, Board, TableCards, AtSpot, InLine)
"""Where the cards of a hand come from."""
ANY_FEW = frozenset({0, 1, 2})
"""How many of two hole cards may be used."""
FULL_HAND = 5
"""Whoever has more cards than this to choose from may mean those of the board too."""
_HELD = (
    "<you|they|he|she> <have|has|have got|has got|hold|holds|got|get|end up with|ends up with|are dealt|were dealt|is dealt|"
    "was dealt|have been dealt|kept|keep|keeps|are left with|have left|has left>"
)
"""How cards are named by whose they are."""
MAKER = (
    "<you|players|all players|everyone|everybody|each player|a player|they|he|she|we|each remaining player|each player still in|"
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
    "<[in] <any|whatever> <combination|mix|mixture|way> [<you|they|he|she> <like|want|please|choose|wish>|of {pool:Pool}]|"
    "[using] {few:Few}|"
    "[using] as many or as few of <each|them|yours|your own|your hole cards> as <you|they|he|she> <like|want|please>>"
)
_LIKED = "<you|they|he|she> <like|want|please|wish|choose>"


_FIVE = f"<five [cards]|a [five card] hand|{_MY} [final] [poker] hand|{_MY} five [cards]|[{_MY}] {_BEST}>"
_LOW_FIVE = (
    f"[{_MY}] <five lowest [cards]|lowest five [cards]|best low five [cards]|<lowest|best low> [five card] [poker] hand> "
    "[<you|they|he|she> <can|can make>|possible]"
)
_FOR_EACH = (
    f"<for each direction|in each direction|for {_MY} high and [for] {_MY} low|for [the] high and [for] [the] low|for each [way|half|hand|side]|"
    "for <either|both> <way|half|hand|side|ways|halves|hands|sides>|each way|both ways|either way>"
)


def none_of(cards: Cards) -> Cards:
    """None of some cards."""
    return replace(cards, many=exactly(0))


ENDED: tuple[tuple[End | None, tuple[str, str]], ...] = (
    (None, ("a hand", "<a|each|every|your> hand")),
    (End.HIGH, ("the high hand", "<the|a|each|every|your> high hand")),
    (End.LOW, ("the low hand", "<the|a|each|every|your> low hand")),
)
"""Hands by the end that they are for."""
_OTHER_FACE = {Face.UP: Face.DOWN, Face.DOWN: Face.UP}


def only(cards: Cards, end: End | None) -> Uses | None:
    """Hands of up cards only, or of down cards only: they use none that lie the other way, and none of the board."""
    if cards.face not in _OTHER_FACE or cards != Cards(face=cards.face):
        return None
    return Uses((none_of(Cards(face=_OTHER_FACE[cards.face])), none_of(Cards(at=Board()))), end)


def _only_of(rule: Uses, end: End | None) -> dict[str, Cards] | None:
    found = [Cards(face=face) for face in _OTHER_FACE if rule == only(Cards(face=face), end)]
    return {"cards": found[0]} if found else None


def add_to(grammar: Grammar) -> None:
    """What a hand is made of."""
    _pools(grammar)
    _best_five(grammar)
    _which_hole_cards(grammar)
    _even_so(grammar)
    _uses(grammar)
    _each_way(grammar)


def _pools(grammar: Grammar) -> None:
    add = grammar.add
    mix = "<any|some> <combination|mix|mixture> of"
    which = f"[all|any|all of|any of|some of|{mix}]"
    add(
        "Pool",
        [
            f"{which} {_MINE} [own] [{{n:Number}}] [own|total] [hole|down] cards [available [to <you|him|her|them>]]",
            f"{which} {_MINE} <{{n:Number}}|<own|remaining|last|final|other|{{n:Number}} remaining> {{n:Number}}|hand|own hand|whole hand|<own|remaining|last> <card|cards>>",
            f"{which} the [{{n:Number}}] cards in {_MINE} hand",
            f"{which} [the] [{{n:Number}}] cards {_HELD}",
            f"{which} {_MINE} [{{n:Number}}] <remaining|final> [{{n:Number}}] [hole|down] cards",
            "<yours|your own|his own|her own|theirs|their own>",
            f"<what|everything|whatever [cards]|however many [cards]> {_HELD}",
        ],
        build=lambda n=0: Pool(own=True, many=n),
        read_only=True,
    )
    add("Pool", "any five [cards] of {pool:Pool}", v.pool, read_only=True)
    add("Pool", "any five [cards] of <these|those|them>", Pool(), read_only=True)
    extras = "<any extras|any extra cards|extra cards|those> [<you|they> <picked up|bought|got|have>]"
    add(
        "Pool",
        [f"{{pool:Pool}} [,] including {extras}", "{pool:Pool} [,] extra cards included"],
        v.pool,
        read_only=True,
    )
    add("Pool", "board", Pool(board=True), read_only=True)
    add(
        "Pool",
        [f"{which} {_MY} [{{n:Number}}] hole cards", f"{which} hole cards"],
        build=lambda n=0: Pool(own=True, many=n),
        read_only=True,
    )
    lies = "<on the board|on the table|in the middle|in the center|on board>"
    add(
        "Pool",
        [
            "<the <board|table|middle> 's|those <on the board|on the table|in the middle>>",
            "<the spit|the flop|the card in the <middle|center>|the one in the <middle|center>|the <center|middle|common|community> card>",
            "<the board|the common cards|the community cards|the commons|the table|the middle|the center>",
            f"{which} [the] [{{n:Number}}] <board|community|common|shared|center> cards",
            f"{which} the [{{n:Number}}] [cards|ones] {lies}",
            f"any [cards|of those] {lies}",
            "the <board|table> 's {n:Number} [cards]",
            "{n:Number} [cards] " + lies,
        ],
        build=lambda n=0: Pool(board=True, many=n),
        read_only=True,
    )
    add(
        "Pool",
        [
            f"[all|any of|{mix}] [the] {{n:Number}} [cards] [available [to <you|him|her|them>]|in all]",
            "[all] <the cards|available cards|the cards available|<those|these> cards|<those|these> {n:Number} [cards]>",
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
        "{pool:Pool} <, but|but|,> <not|never> [with|of|from] [[any] cards from] both",
        build=lambda pool: pool if pool.line else None,
        read_only=True,
    )
    # all ten, your five and the five in the middle
    add(
        "Pool",
        "{whole:Pool} [cards] <,|:|(> {parts:Pool} [)]",
        build=lambda whole, parts: parts if whole == Pool() and parts == EVERYTHING else None,
        read_only=True,
    )


def put_together(first: Pool, second: Pool) -> Pool | None:
    """One's own cards and those of the board; where they are five in all, so many of each make a hand."""
    if not (first.own, second.own) != (first.board, second.board) == (second.own, first.own):
        return None
    if first.many and second.many and first.many + second.many == FULL_HAND:
        return None
    return replace(EVERYTHING, line=second.line if first.line is None else first.line)


def remark(pool: Pool, end: End = End.HIGH) -> Standing | None:
    """What is said by naming the cards that the best five come from, or the lowest."""
    if end is End.LOW:
        return Remark(LOWEST_FIVE) if pool.own or pool == Pool() else None
    if pool.line is not None:
        return UsesLine(pool.line)
    if pool.own and pool.board:
        return Remark(MIXED)
    return Remark(OWN if pool.own and pool.many <= FULL_HAND else BEST_FIVE)


ALLOWED = "<<can|may> be <used|played|chosen>|will do|<is|are> <allowed|fine|all right|possible>|<count|counts>>"


def _best_five(grammar: Grammar) -> None:
    """To say that the best five cards count changes nothing, as long as no cards are left out."""
    add = grammar.add
    add("Standing", "the best five of your own cards count", Remark(OWN))
    add("Standing", "players may mix hole cards and community cards", Remark(MIXED))
    add("Standing", "the best five cards count", Remark(BEST_FIVE))
    add("Standing", "the lowest five cards count", Remark(LOWEST_FIVE))
    for hand, low in ((_FIVE, False), (_LOW_FIVE, True)):
        add("Purpose", f"[,] <to <make|form|build|get>|for> {hand}", build=lambda low=low: End.LOW if low else End.HIGH)
        add(
            "Purpose",
            f"that <make|makes|give you|gives you|form|forms> {hand}",
            build=lambda low=low: End.LOW if low else End.HIGH,
        )
    add(
        "Standing",
        [
            f"[{MAKER} [{_MODAL}]] {_MAKE} {_LOW_FIVE} {_FROM} {{pool:Pool}}",
            f"only {_LOW_FIVE} <count|counts|play|plays>",
            f"<{_MY} [final] hand is|a hand is|hands are> [the] {_LOW_FIVE} {_FROM} {{pool:Pool}}",
            f"[{MAKER} [{_MODAL}]] {_MAKE} [{_MY}] best five [cards] [{_FROM} {{pool:Pool}}] for low",
        ],
        build=lambda pool=None: Remark(LOWEST_FIVE) if pool is None or pool.own or pool == Pool() else None,
        read_only=True,
    )
    mine = f"[{_MY}] {_BEST}"
    says = f"[{MAKER} [{_MODAL}]] [{_MODAL}] {_MAKE} {mine}"
    shown = f"<show|shows|show down [with]|lay down|lays down|turn up> {mine}"
    add(
        "Standing",
        [
            f"{says} {_FROM} {{pool:Pool}}",
            f"{_FROM} {{pool:Pool}} , {says}",
            f"{says} {_FROM} five of {{pool:Pool}}",
            f"[{MAKER} [{_MODAL}]] <make|makes|build|builds|form|forms> <a|{_MY}> [five card] [poker] hand {_FROM} {{pool:Pool}}",
            f"[{MAKER}] {shown} {_FROM} {{pool:Pool}}",
            f"<{_MY} [final] hand is|a hand is|hands are> <the|your> {_BEST} {_FROM} {{pool:Pool}}",
            f"<{_MY} [final] hand|a hand|each hand> <is|is made from|is made of|is made up of|consists of|includes> [[any|the best] five [cards] {_FROM}] {{pool:Pool}}",
            f"[{MAKER}] [{_MODAL}] {_MAKE} [any|the|<the|your> best] five [cards] {_FROM} {{pool:Pool}} [{{purpose:Purpose}}]",
            f"[{MAKER}] <combine|combines> {{pool:Pool}} to make {mine}",
            f"{_MY} {_BEST} <come|comes|is made> from {{pool:Pool}}",
            f"<five|all five> [of them] make [up] {_MY} hand",
            f"{_MY} {_BEST} [{_FROM} {{pool:Pool}}] <make|makes|form|forms> [up] {_MY} hand",
            f"any five [cards] {_FROM} {{pool:Pool}} make [up] {_MY} hand",
            f"any five [cards] {_FROM} {{pool:Pool}} {ALLOWED}",
            f"any five [cards] of <these|those|them> {ALLOWED}",
            f"{_MY} {_BEST} {_FROM} {{pool:Pool}} <count|counts|play|plays>",
            f"{_FROM} {{pool:Pool}} [,] {MAKER} <pick|picks|choose|chooses|use|uses|select|selects> [any|the best|<your|his|her|their> best] five [cards]",
            f"{{pool:Pool}} <make|makes|form|forms|are|is> [up] <{_MY}|a> [five card] [poker] hand",
        ],
        build=lambda pool=None, purpose=End.HIGH: remark(pool or Pool(), purpose),
        read_only=True,
    )
    add(
        "Standing",
        f"{_BEST} {_FROM} {{pool:Pool}}",
        build=remark,
        cost=FAR,  # after "showdown" it is what wins
        read_only=True,
    )
    more = f"[[,] no matter how many [cards] {MAKER} [can|may] <end up with|have|has|get|hold> [in all]|if {MAKER} <have|has> [got] more than five [cards] [up]]"
    add(
        "Standing",
        [
            f"[{MAKER}] [{_MODAL}] {_MAKE} {mine} {more}",
            f"[{MAKER}] {shown}",
            f"[only] {_MY} {_BEST} [out of {{n:Number}}] <count|counts|play|plays> {more}",
            f"all five of {_MY} cards <play|count>",
        ],
        Remark(BEST_FIVE),
        read_only=True,
    )
    add(
        "Standing",
        f"<in|for|on> the {{n:Number}} card <round|deal|hand> [,] [{MAKER}] [{_MODAL}] {_MAKE} {mine}",
        build=lambda n: Remark(BEST_FIVE) if n >= 5 else None,
        read_only=True,
    )
    add(
        "Standing",
        [f"{{rule:Standing}} [,|:] {_MIX}"],
        build=in_any_mix,
        read_only=True,
    )


def _even_so(grammar: Grammar) -> None:
    """What is allowed where any cards may be used, said as an extreme case."""
    grammar.add(
        "Standing",
        [
            "{rule:Standing} [,] <including|even> <playing|using> {few:Few} [of them]",
            f"{{rule:Standing}} [,] <including|even> <playing|using> <the board|all five [<board|community|common> cards|cards on the board|of the board]|no [hole] cards of {_MY} own>",
        ],
        build=lambda rule, few=None: rule if rule in (Remark(MIXED), Remark(ANY_HOLE_CARDS)) else None,
        read_only=True,
    )


def in_any_mix(rule: Standing, pool: Pool = EVERYTHING, few: frozenset[int] = ANY_FEW) -> Standing | None:
    """Cards that may come from anywhere, where it is also said how they may be mixed."""
    if (pool, few) != (EVERYTHING, ANY_FEW):
        return None
    if rule == Remark(BEST_FIVE):
        return Remark(MIXED)
    return rule if rule in (Remark(MIXED), Remark(ANY_HOLE_CARDS)) else None


def _which_hole_cards(grammar: Grammar) -> None:
    """Any number of hole cards may be used, as is the custom."""
    add = grammar.add
    add("Standing", "you may use any number of your hole cards", Remark(ANY_HOLE_CARDS))
    mine = f"<yours|them|{_MY} [two] [own|hole|down] [cards]>"
    least = "<but|and> <at least|not fewer than|no fewer than|not less than|no less than|a minimum of> {least:Number} [of them]"
    add(
        "Standing",
        [
            f"[{MAKER} [{_MODAL}]] <use|uses|play|plays> <any number|as many> of {_MY} {{cards:Noun.all}} [as {_LIKED}] [,] {least}",
            f"[{MAKER} [{_MODAL}]] <use|uses|play|plays> any number of {_MY} {{cards:Noun.all}} [,] as long as <it is|<you|they> <use|play>> at least {{least:Number}} [of them]",
        ],
        build=lambda cards, least: (
            Uses((replace(cards, many=at_least(least)),)) if cards in (Cards(face=Face.DOWN), Cards()) else None
        ),
        read_only=True,
    )
    for words, many in (("<both|all>", 2), ("[just|only] one", 1), ("<none|neither|zero>", 0)):
        add("Few", f"{words} [of {mine}|at all]", build=lambda many=many: frozenset({many}))
    add("Few", "<just|> play the board", build=lambda: frozenset({0}))
    add("Few", "{few:Few} <,|or|, or> {more:Few}", build=lambda few, more: few | more if not few & more else None)
    any_of = f"<any|any number|as many or as few> of {mine} [as {_LIKED}|cards as {_LIKED}|hole cards as {_LIKED}]"
    add(
        "Standing",
        [
            f"[{MAKER} [{_MODAL}]] <use|uses|play|plays> <{{few:Few}}|{any_of}> [[along] with the board] [{{purpose:Purpose}}]",
            f"{MAKER} <do not|does not> <have|need> to <use|play> <either|any|both|all> [one] of {mine}",
            f"[{MAKER} [{_MODAL}]] use as many or as few from <{_MY} <hand|line|row|column>|the board|the middle|the table|the center> as {_LIKED} [, and <fill in|make up|take> the rest from <{_MY} <hand|own cards>|the <board|middle>>]",
            f"[{MAKER} [{_MODAL}]] <use|play> any <combination|number|mix> of {mine}",
            "any <combination|mix|five of them|five> <is fine|is allowed|is ok|is good|goes|works|will do|counts> [[,] including <using|playing> <the board|all five <board|community|common> cards|none of <your|their> own [cards]>]",
            f"{MAKER} <need not|<do|does> not <have|need> to> <use|play> [any of] [the] [{{_:Number}}] <community|board|common|shared> cards",
            "any of the [{_:Number}] <community|board|common|shared> cards <can|may> be used [by <anyone|anybody|any player|everyone>]",
            f"<{MAKER} [{_MODAL}]|you can even> play the board",
            f"{MAKER} [{_MODAL}] use all {{_:Number}} of <yours|your own|{_MY} cards> or all {{_:Number}} <of|from|on> the board [if that is {_MY} best]",
            f"<they|the five|your five [cards]|your cards> [can|may] <come|be> [all] from {_MY} <hand|own cards> , the <board|center|middle> , or both",
        ],
        build=lambda few=ANY_FEW, purpose=End.HIGH, _=0: Remark(ANY_HOLE_CARDS) if few == ANY_FEW else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            f"[{MAKER} [{_MODAL}]] use as many of <the <community|board|common> cards|them> as {_LIKED}",
            f"[{MAKER} [{_MODAL}]] use any number of the <<community|board|common|shared|center> cards|cards <in the <middle|center>|on the <board|table>>>",
            f"[to make {_MY} hand ,] [{MAKER} [{_MODAL}]] <use|play|mix|combine|mix and match|uses|plays|mixes|combines> {{pool:Pool}}",
            f"any <combination|mix|mixture> of {{pool:Pool}} {ALLOWED}",
        ],
        build=lambda pool=EVERYTHING: remark(pool) if pool.own and pool.board else None,
        read_only=True,
    )
    add(
        "Standing",
        f"[{MAKER} [{_MODAL}]] <use|play|mix|combine|uses|plays|mixes|combines> {{pool:Pool}} {{purpose:Purpose}}",
        build=lambda pool, purpose: remark(pool, purpose) if pool.own and pool.board else None,
        cost=FAR,  # so many of each are used rather than any
        read_only=True,
    )


def _uses(grammar: Grammar) -> None:
    """So many of these cards and so many of those."""
    add = grammar.add
    use = (
        "<must use|uses|use|must contain|must be made from|are made from|is made from|must be made of|has to use|have to use|"
        "is made of|must play|has to play|have to play|need to use|includes|include|must include|has to include|contains|contain|has to contain|is made up of|consists of|must consist of|are made of|must combine|has to combine|have to combine|combine|combines>"
    )
    subject = f"<your [final] hand|<each|every|a> player 's hand|{MAKER}|a [poker|final] hand|each hand|every hand|all hands|hands>"
    exact = "[[,] no more <and|,|or> [no] <less|fewer>|, never more or <less|fewer>|, neither more nor <less|fewer>]"
    to_make = f"<to make|for|in making> <any|a|each|every|either|{_MY}> [poker] hand [, high or low|either way]"
    to_make = f"<{to_make}|{_FOR_EACH}>"
    make_a_hand = f"[to make {_MY} hand|to make a hand|in {_MY} hand|for {_MY} hand|to make {_MY} five|{_FOR_EACH}]"
    for end, hand in ENDED:
        add(
            "Standing",
            [
                f"{hand[0]} uses only {{cards:Noun.all}}",
                f"{hand[1]} <uses|use> <only|just> [your|their] {{cards:Noun.all}}",
                f"{hand[1]} <is|are> made [up] <of|from> [only|just] [your|their] {{cards:Noun.all}} [only|alone]",
                f"{hand[1]} <consist|consists> of [only|just] [your|their] {{cards:Noun.all}} [only|alone]",
                *(
                    [
                        f"<only|just> [your|their|the] {{cards:Noun.all}} <count|counts|are used|may be used|can be used> <<for|in|toward> {hand[1]}|for {end.value}>"
                    ]
                    if end
                    else [
                        "<only|just> [your|their|the] {cards:UpCards} <count|counts|are used|may be used|can be used>"
                    ]
                ),
            ],
            build=lambda cards, end=end: only(cards, end),
            apart=lambda rule, end=end: _only_of(rule, end),
        )
        if end:
            add(
                "Standing",
                [
                    f"{hand[0]} uses {{first:Portion}} and {{second:Portion}}",
                    f"{hand[1]} {use} {{first:Portion}} <and|plus|along with|with|together with> {{second:Portion}} {exact}",
                ],
                Uses((v.first, v.second), end),
            )
            add(
                "Standing",
                [f"{hand[0]} uses {{first:Cards}}", f"{hand[1]} {use} {{first:Cards}}"],
                Uses((v.first,), end),
            )
    add(
        "Standing",
        [
            "a hand uses {first:Portion} and {second:Portion}",
            f"{subject} {use} {{first:Portion}} {make_a_hand} [,] <and|plus|along with|with|together with> {{second:Portion}} {make_a_hand} {exact}",
            f"{to_make} [,] {MAKER} <{use}|must take|takes|take> {{first:Portion}} <and|plus|along with|with|together with> {{second:Portion}} {exact}",
            f"use {{first:Portion}} <and|plus|along with|with> {{second:Portion}} {make_a_hand} {exact}",
            f"<a|your|each|every> [poker|final] hand <must be|has to be> {{first:Portion}} <and|plus|with> {{second:Portion}} {exact}",
        ],
        Uses((v.first, v.second)),
    )
    of = "[,] [made] <of|from|out of|with|using|by using> [exactly]"
    add(
        "Plain",
        [
            f"{{prize:Prize}} {of} {{first:Portion}} <and|plus|with> {{second:Portion}} [,] <wins|takes> [the pot]",
            f"{{prize:Prize}} <wins|takes> [the pot] {of} {{first:Portion}} <and|plus|with> {{second:Portion}}",
        ],
        build=lambda prize, first, second: (
            (Showdown((Share(prize),)), Uses((first, second)))
            if first.many and second.many and first.at == YOUR_HAND and second.at == Board()
            else None
        ),
        read_only=True,
    )
    add(  # what is another's may be used in this way only
        "Standing",
        f"{subject} <can|may> use {{first:Portion}} [,] <and|plus|with> {{second:Portion}}",
        build=lambda first, second: Uses((first, second)) if second.at == Hand(Other(YOURSELF)) else None,
        read_only=True,
    )
    for end in End:
        own = f"for [{_MY}|the] {end.value} [hand] [,] [{MAKER}] <{use}|[also] [{_MODAL}] [also] <use|uses|play|plays>>"
        add(
            "Standing",
            f"{own} {{first:Portion}} <and|plus|with> {{second:Portion}} {exact}",
            Uses((v.first, v.second), end),
            read_only=True,
        )
        add(
            "Standing",
            f"{own} [exactly] {{n:Number}} and {{m:Number}}",
            build=lambda n, m, end=end: (
                Uses((Cards(exactly(n)), Cards(exactly(m), at=Board())), end) if n + m == FULL_HAND else None
            ),
            read_only=True,
        )
    add(
        "Standing",
        f"{MAKER} <play|plays> {{first:Portion}} <and|plus|along with|with|together with> {{second:Portion}} {exact}",
        build=lambda first, second: Uses((first, second)) if second.at == Board() else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            f"[{MAKER} [{_MODAL}]] <makes|make> <each|both|every|a|{_MY}> [best] [five card] [poker] <hand|hands> <with|from|using|of|out of> {{first:Portion}} <and|plus|with> {{second:Portion}} {exact}",
        ],
        build=lambda first, second: (
            Uses((first, second))
            if first.many and second.many and first.at == YOUR_HAND and isinstance(second.at, Board)
            else None
        ),
        read_only=True,
    )
    add(
        "Standing",
        f"<a|each|every|{_MY}> [poker|final] hand is [<with|from|using|of|out of>] {{first:Portion}} <and|plus|with> {{second:Portion}} {exact}",
        build=lambda first, second: (
            Uses((first, second)) if second.many and (first.many or first == Cards(face=Face.DOWN)) else None
        ),
        read_only=True,
    )
    add(
        "Portion",
        "{cards:Cards}",
        build=lambda cards: (
            cards if cards.which is not Which.THAT and type(cards.at) in PLACES and not by_rank(cards) else None
        ),
        apart=lambda cards: {"cards": cards},
    )
    mine = "<of|from|out of|from among> <your|his|her|their|the player 's|a player 's|each player 's> <hand|own|own cards|own hand|own [{n:Number}] cards|own {n:Number}|{n:Number}|{n:Number} [own] cards>"
    lying = "<on the <board|table>|in the <middle|center>|on board|face up>"
    board = f"<of|from|off|out of|on|from among> <the board|the table|the middle|the center|the [{{n:Number}}] <community|board|common|shared> cards|the {{n:Number}} [cards] {lying}|the cards {lying}>"
    add(
        "Portion",
        f"{{many:Quantity}} [cards|card] {mine}",
        build=lambda many, n=0: Cards(many),
        read_only=True,
    )
    add(
        "Portion",
        [f"{{many:Quantity}} [cards|card] {board}", "{many:Quantity} <community|board|common|shared> <cards|card>"],
        build=lambda many, n=0: Cards(many, at=Board()),
        read_only=True,
    )
    hole = f"[of {_MY}] [own] [{{_:Number}}] <hole|down|face down> cards"
    add(
        "Standing",
        [
            f"{MAKER} <can not|may not|must not> use more than {{n:Number}} {hole} {make_a_hand}",
            f"{MAKER} <can|may|must> [only] <use|play> <no more than|at most|up to|a maximum of|not more than> {{n:Number}} {hole} {make_a_hand}",
            f"{MAKER} <can|may> <use only|only use|only play|play only> {{n:Number}} {hole} {make_a_hand}",
        ],
        build=lambda n, _=0: Uses((Cards(up_to(n), face=Face.DOWN),)),
        read_only=True,
    )
    most = "<no more than|at most|up to|a maximum of|not more than>"
    add(
        "Standing",
        [
            f"[{MAKER} <can|may|must>] [only] use {most} {{n:Number}} [of the] <commons|<community|common|board> cards> {make_a_hand}",
            f"{MAKER} <can not|may not> use more than {{n:Number}} [of the] <commons|<community|common|board> cards> {make_a_hand}",
        ],
        build=lambda n: Uses((Cards(up_to(n), at=Board()),)),
        read_only=True,
    )
    for_hand = f"[<in|for> <a|any|each|every|either|{_MY}> hand|to make <a|any|each|{_MY}> hand|at the showdown]"
    add(
        "Standing",
        [
            f"{{first:Portion}} <must|have to|has to|needs to|need to> <play|be used|be played|be <in|part of> {_MY} hand> {for_hand}",
            f"{{first:Portion}} <can|may> <play|be used|be played> {for_hand}",
        ],
        build=must_play,
        read_only=True,
    )
    add(
        "Standing",
        f"{{first:Portion}} <and|plus|along with> {{second:Portion}} <must|have to|has to|need to> [all] <play|be used|be played|be <in|part of> {_MY} hand> {for_hand}",
        Uses((v.first, v.second)),
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
        build=lambda first: Uses((first,)) if first != Cards(exactly(FULL_HAND)) else None,
        apart=lambda rule: (
            {"first": rule.portions[0]}
            if isinstance(rule, Uses) and rule == Uses(rule.portions[:1]) and len(rule.portions) == 1
            else None
        ),
    )

    add(
        "Standing",
        f"[always] use {{first:Portion}} {make_a_hand} {exact}",
        build=must_play,
        cost=FAR,
        read_only=True,
    )


def must_play(first: Cards) -> Uses | None:
    """So many of some cards are part of the hand."""
    return Uses((first,)) if first.many and first.at in (YOUR_HAND, Board()) else None


def by_rank(cards: Cards) -> bool:
    """Whether one card is named by its rank: "the five in the middle" are five cards, and no five."""
    return cards.many == ONE and cards.at == Board() and isinstance(cards.kind, OfRank)


def _each_way(grammar: Grammar) -> None:
    """High and low hands of the same player."""
    add = grammar.add
    add("Standing", "your high and low hand may use different cards", Ways())
    ways = f"<{_FOR_EACH}|for {_MY} high and low [hands]|for [{_MY}|the] <high|low> [hand] [than for [{_MY}|the] <high|low> [hand]]>"
    used = "the <two|cards|two cards|hole cards|ones> [you <use|play>]"
    hands = f"<{_MY} high and low [hand|hands]|high and low [hands]|{_MY} high hand and {_MY} low hand|the two hands>"
    add(
        "Standing",
        [
            f"[[{MAKER}] <may|can|are allowed to>] <use|play> <different [five] cards|a different set of cards|a different pair [of [hole] cards]|a different <two|five> [cards]|another five cards|different hole cards|different ones> {ways}",
            f"{hands} <may|can> use different [hole] cards",
            f"<{MAKER}|the same player> <may|can> use five [cards] for [{_MY}] high and <a different|another> five [cards] for [{_MY}] low",
            f"{hands} do not have to use the same [hole] cards",
            f"{MAKER} do not have to use the same <cards|two|two cards|hole cards> {ways}",
            f"[{MAKER} <may|can>] use <one pair of hole cards|two cards|two hole cards|one set of [five] cards|one hand|one five card hand> for [{_MY}] high [hand] and <a different|another> [<pair|two|set|one|hand>] for [{_MY}] low [hand]",
            f"<they|these|it|the <two|cards|two cards|hole cards>|your <two|cards|two cards|hole cards>> <can|may> be [a] different [<two|ones|cards>|{{_:Number}} and {{_:Number}}] [{ways}]",
            f"<they|these|your [two] [hole] cards|the [two] [hole] cards> do not have to be the same [<two|ones|cards|two cards>] [{ways}|[that|as] <you|they|he|she> [have] <used|use|played|play> {ways}]",
            f"{used} for [{_MY}] <high|low> [hand] do not have to be <{used}|the same [<two|ones|cards>] as {used}> for [{_MY}] <low|high> [hand]",
            "<the same|any|some> [of the] [same] [two|five|hole] [hole] <cards|card> <may|can> be used <both ways|<for|in> both [halves|hands|ways]|for high and [for] low> [[,] or [two|five] different ones]",
            f"[{MAKER}] <may|can> use [some of] the same cards <both ways|<for|in> both [halves|hands]|for high and [for] low>",
            "<they|the [two] hands|your two hands|the cards|these cards> <can|may> overlap [as much as you <like|want>]",
            "<they|those|these|the two> <can|may> be the same [five] cards [or different ones]",
        ],
        build=lambda _=0: Ways(),
        read_only=True,
    )
    add(
        "Plain",
        "{first:Standing} <, and|and> <win|take|scoop> both [ways|halves]",
        build=lambda first: (first, Remark(BOTH_WAYS)) if first == Ways() else None,
        read_only=True,
    )
    add("Standing", "one hole card and four community cards make no hand", Remark(TOO_MANY_COMMON))
    suits = "[<{common_suit:Suits}|to a flush|cards of a suit|of a suit|cards of one suit>]"
    add(
        "Standing",
        [
            f"{{common:Number}} {suits} <on <the|> <table|board>|in the middle> and <just|only|> {{own:Number}} [{{suit:Suit}}] in <your hand|the hole> "
            "<<is|are> not|<do|does> not <make|give you>|make no|makes no|<is|are> no> [a] flush",
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
            f"[{MAKER} <may|can>] use <{five}|any five cards> for [the|{_MY}] high [hand] and [any] five [cards] {same} for [the|{_MY}] low [hand]",
            f"[{MAKER} <may|can>] use {five} <for each way|each way>",
            f"[{MAKER} <may|can>] use the same five [cards] <both ways|for both|for high and low> [or different ones]",
        ],
        build=lambda pool=None: Remark(EACH_WAY),
        read_only=True,
    )
