"""Sentences: steps, and rules that hold all the time."""

from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from typing import Any

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.afterthoughts import SaysMore, step
from pokernight.english.grammar.cards import UP_AND_DOWN
from pokernight.english.grammar.deeds import acts
from pokernight.english.template import With, v
from pokernight.meaning.cards import Anywhere, Board, Cards, Face, RankLike, Which, WildCard
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.hands import (
    AcesLow,
    CardsSpeak,
    Compared,
    Counts,
    CountsTimes,
    Limit,
    LowOrder,
    LowRanking,
    Nearer,
    OfShape,
    Past,
    PastTarget,
    Qualifier,
    Scoops,
    Shape,
    SmallHands,
    Target,
    TargetTies,
    Uses,
    Ways,
)
from pokernight.meaning.numbers import ONE, Amount, Unit, chips, exactly
from pokernight.meaning.players import THE_DEALER, YOU, End
from pokernight.meaning.rules import (
    AllFaceUp,
    Ante,
    Bets,
    Betting,
    Blinds,
    Bug,
    Dead,
    DeckOf,
    Do,
    Happens,
    Hidden,
    If,
    Limits,
    OneOf,
    Opener,
    Openers,
    Remark,
    Repeat,
    Reshuffles,
    When,
    Wild,
)
from pokernight.meaning.sorts import Kind, Standing, Step

BETS = Bets()
NTH = "[next|normal|regular|usual|additional|final|last|first|second|third|fourth|fifth|single|more|quick]"
ONE_OF_THEM = "[one|card|of them|of these|draw|up card|one of them|round of cards|flip|turn|time]"


class Before(Enum):
    """What must have come right before a sentence that says when it comes."""

    BETTING = "betting"
    DEAL = "deal"
    DRAW = "draw"
    NO_BOARD = "no board"
    BOARD = "board"


@dataclass(frozen=True)
class Moment(Standing):
    """A sentence says what has just been done; the page has to agree."""

    before: Before


@dataclass(frozen=True)
class NoRuns(Standing):
    """Straights and flushes do not count, and it is not said where: the page tells whether low hands are meant."""


@dataclass(frozen=True)
class Another(Step):
    """One more draw, as the page has told of draws before, or tells of it right after."""


@dataclass(frozen=True)
class Named(Standing):
    """The page says what it is called, or which well-known game it resembles."""


@dataclass(frozen=True)
class AfterEach(SaysMore):
    """A betting round after each card of the deal before it."""

    bets: Bets


def add_to(grammar: Grammar) -> None:
    """Everything a sentence can say."""
    _steps(grammar)
    _betting(grammar)
    _wilds(grammar)
    _following(grammar)
    _hands(grammar)
    _deck(grammar)
    _sentences(grammar)
    _written(grammar)


def _steps(grammar: Grammar) -> None:
    add = grammar.add
    draw = "<a|the|another|one more|one last> [first|second|third|last|final|third and last|third and final] draw"
    add(
        "Step",
        [f"<there is|then comes|now comes|then there is|have> {draw}", f"{draw} follows"],
        Another(),
        read_only=True,
    )
    nth = "<again|a second time|a third time|a third and last time|once more|one more time|one last time>"
    add("Step", f"[then] <draw|everyone draws|each player draws> {nth}", Another(), read_only=True)
    add("Step", "{deed:Clause}", build=step, apart=lambda rule: {"deed": rule.deed} if isinstance(rule, Do) else None)
    add(
        "Rules",
        ["{cards:Cards} <gets|earns|gives> you {more:Cards}"],
        build=lambda cards, more: (
            When(
                Happens(Deed(Verb.RECEIVE, YOU, cards=cards)),
                (Do(Deed(Verb.RECEIVE, YOU, cards=more)),),
            ),
        ),
        read_only=True,
    )
    add("Step", "{deed:Clause} or {other:VP.base}", build=one_of, apart=two_of)
    add(
        "Step",
        [
            "{agent:Players} <can|may> either {deed:VP.base} or {other:VP.base}",
            "{agent:Players} either {deed:VP.s} or {other:VP.s}",
            "{agent:Players} <must|has to> either {deed:VP.base} or {other:VP.base}",
        ],
        build=lambda agent, deed, other: one_of(found, other) if (found := acts(agent, deed, Mood.MUST)) else None,
        read_only=True,
    )
    add(
        "Step",
        [
            "repeat the last {lines:Number} steps until {until:Cond}",
            "repeat the last {lines:Number} <actions|steps|lines> until {until:Cond}",
        ],
        Repeat(v.lines, until=v.until),
    )
    add(
        "Step",
        [
            "repeat the last {lines:Number} <steps|actions|lines> {times:Number} times",
            "repeat this {times:Number} times",
            "repeat {times:Number} times",
        ],
        build=lambda times, lines=1: Repeat(lines, times=times),
        apart=lambda r: {"lines": r.lines, "times": r.times} if isinstance(r, Repeat) and r.times else None,
    )
    for many, name in ((3, "flop"), (1, "turn"), (1, "river")):
        add(
            "Step",
            [
                f"<deal|turn up|turn over|flip|lay out> the {name}",
                f"[now|then|next] comes the {name}",
                f"then the {name}",
                f"the dealer <deals|turns up|turns over|flips> the {name}",
                f"the {name} <comes|is dealt|is turned up> [next]",
                f"{name} card",
                f"the {name} [card] is <dealt|turned> [face up|up]",
            ],
            Do(Deed(Verb.DEAL, THE_DEALER, cards=Cards(exactly(many)), to=Board(), face=Face.UP)),
            cost=IDIOM,
            read_only=True,
        )


def one_of(deed: Deed, other: Deed) -> OneOf:
    """A choice between two deeds of the same players."""
    return OneOf((deed, replace(other, agent=deed.agent, mood=deed.mood)))


def two_of(step: Any) -> dict[str, Any] | None:
    """The two deeds of a choice."""
    if not isinstance(step, OneOf) or len(step.deeds) != 2:
        return None
    plain = Deed(step.deeds[1].verb)
    return {"deed": step.deeds[0], "other": replace(step.deeds[1], agent=plain.agent, mood=plain.mood)}


def _betting(grammar: Grammar) -> None:
    add = grammar.add
    add(
        "Bet",
        [
            "betting round",
            f"[<a|an|another|the|one|one more|one last>] {NTH} <betting round|round of betting|round of bets|bet>",
            "betting",
        ],
        Bets(),
    )
    add(
        "Bet",
        [
            "{bet:Bet} , opened by {opener:Opener}",
            "{bet:Bet} [,] <opened|started|begun|led> by {opener:Opener}",
            "{bet:Bet} [,] <starting|beginning> {opener:Start}",
            "{bet:Bet} , [with] {opener:Opener} <opening|opens|starting|starts|first|betting first|bets first|acts first|to act first|leading|going first|goes first>",
            "{bet:Bet} <that starts|that begins|starts|begins|follows , starting|follows , beginning> {opener:Start}",
        ],
        With(v.bet, opener=v.opener),
    )
    add(
        "Bet",
        [
            "betting round , opened by the player to the left of the dealer the first time , and the next seat each time after",
            "{_:Bet} , first round starts to the left of the dealer , subsequent rounds [start] rotate around the table",
        ],
        build=lambda _=BETS: Bets(rotates=True) if _ == BETS else None,
        apart=lambda bets: {} if bets == Bets(rotates=True) else None,
    )
    add("Bet", "betting round , in which {opener:Opener} must bet", Bets(v.opener, forced=True))
    add(
        "Step",
        [
            "{bet:Bet}",
            "<there is|we have|then comes|then there is|have> {bet:Bet}",
            "{bet:Bet} <follows|comes next|is next|takes place|occurs|happens|is played>",
        ],
        v.bet,
    )
    who = "[we|everyone|everybody|players|you|all|all players|everyone left]"
    again = "[around] [the table] [again|once|once around|now|a second time|a third time|on what you have|once more|one more time|one last time|for the last time|it one more time]"
    add("Step", [f"{who} <bet|bets> {again}", "bet {again}".replace("{again}", again)], Bets(), read_only=True)
    add(
        "Step",
        [
            f"{who} <bet|bets> {again} [,] <starting|beginning> {{opener:Start}}",
            f"<starting|beginning> {{opener:Start}} , {who} <bet|bets>",
            f"{who} <bet|bets> {again} , this time <starting|beginning> {{opener:Start}}",
        ],
        Bets(v.opener),
        read_only=True,
    )
    first = "<opens|bets|bets first|acts first|goes first|starts|starts the betting|starts the bet|opens the betting|begins the betting|starts the second betting round|is first to act|is first to bet|leads off|has the first bet>"
    add(
        "Step",
        [
            f"{{opener:Opener}} {first}",
            "[the] betting <starts|begins> {opener:Start}",
            "the first bet is <made by|up to> {opener:Opener}",
        ],
        Bets(v.opener),
        read_only=True,
    )
    add(
        "Step",
        [
            "{opener:Opener} <must|has to> <bet|bet first|start the betting|open|open the betting|start the bet|bring it in|make the bring in [bet]|post the bring in> [with the bring in [bet]|with a small bet]",
            "{opener:Opener} brings it in",
            "{opener:Opener} <posts|makes> the bring in [bet]",
        ],
        Bets(v.opener, forced=True),
        read_only=True,
    )
    always = "<each round|every round|in each round|in every round|each time|every time|from now on|from then on|after that|throughout|on every round|on these rounds|on all later rounds|on every later round|from here on>"
    add(
        "Step",
        ["<starting|beginning> {opener:Start} , [there is|play|have] {bet:Bet}"],
        With(v.bet, opener=v.opener),
        read_only=True,
    )
    add(
        "Step",
        ["<play|have|do> {bet:Bet}", "{bet:Bet} follows , <opened by|started by> {opener:Opener}"],
        build=lambda bet, opener=None: replace(bet, opener=bet.opener or opener),
        read_only=True,
    )
    later = (
        "<, and it does so on all later rounds|, on this round and on every later round|now and on every later round>"
    )
    add(
        "Rules",
        f"{{opener:Opener}} {first} {later}",
        (Bets(v.opener), Opener(v.opener)),
        read_only=True,
    )
    add(
        "Standing",
        [
            "{opener:Opener} opens each round",
            f"{{opener:Opener}} {first} {always}",
            f"<from now on|from then on|after that|in later rounds|from there|on later rounds|from here on|on every round after the first> [,] {{opener:Opener}} {first}",
            f"{{opener:Opener}} always {first}",
            f"[the] betting [always] <starts|begins> {{opener:Start}} {always}",
        ],
        Opener(v.opener),
    )
    add(
        "More",
        [
            "bet after each card",
            "{bet:Bet} every time",
            f"[there is] {{bet:Bet}} after <each|every> {ONE_OF_THEM}",
            f"{who} bet [again] after <each|every> {ONE_OF_THEM}",
        ],
        build=lambda bet=BETS: AfterEach(bet),
        apart=None,
    )
    for limit, names in (
        (Betting.NO, "no limit"),
        (Betting.POT, "pot limit"),
        (Betting.FIXED, "<fixed limit|limit>"),
    ):
        add(
            "Standing",
            [
                f"the betting is {names}",
                f"[it is] [played] {names}",
                f"betting is {names}",
                f"play [it] {names}",
                f"{names} betting",
                f"[we] play [it] {names}",
                f"the game is [usually] played {names} [, so no bet or raise may be larger than the pot]",
            ],
            Limits(limit),
        )
    add(
        "Standing",
        [
            "the betting is no limit",
            "<you|players|everyone|anyone> <may|can> bet as much as <you|they> <like|want>",
            "there is no limit [on bets]",
        ],
        Limits(Betting.NO),
        read_only=True,
    )
    add("Standing", ["nobody antes", "<there is no ante|no ante>"], Ante(None))
    add(
        "Standing",
        ["the ante is {price:Amount}"],
        Ante(v.price),
    )
    add("Standing", ["the blinds are {first:Amount} and {second:Amount}"], Blinds((v.first, v.second)))
    add(
        "Standing",
        [
            "you need {made:Made} to open",
            "[you|to open ,] [you] <need|must have> {made:Made} [to open [the betting]]",
            "you can [only] open [the betting] only <if you have|with> {made:Made}",
            "it takes {made:Made} to open",
            "[nobody|no one] <can|may> open without {made:Made}",
        ],
        Openers(v.made),
    )
    add(
        "Standing",
        [
            "at most {raises:Number} raises a round",
            "<at most|no more than|a maximum of> {raises:Number} raises <per|a|each> <round|betting round>",
            "there is a limit of {raises:Number} raises [<per|a> round]",
        ],
        Limits(None, v.raises),
    )
    _blinds(grammar)


def _blinds(grammar: Grammar) -> None:
    """Blinds as they are usually posted, or at a price."""
    add = grammar.add
    usual = Blinds((Amount(Unit.MINIMUM), Amount(Unit.MINIMUM, Fraction(2))))
    post = "<posts|post|put up|put in|puts in>"
    add(
        "Standing",
        [
            "the two players to the left of the dealer post blinds",
            f"the two players [to the] left of <the dealer|the button> {post} [the] blinds",
            f"[everyone|players] {post} [the|two] blinds",
            "[there are] two blinds",
            "two blinds are posted",
            "two blinds , [the] same as in hold'em",
            f"{post} the small and [the] big blinds",
            f"the two players to the dealer 's left {post} a small blind and a big blind",
            "there is a small blind and a big blind to the left of the dealer",
            "the player [to the] left of <the dealer|the [dealer] button> posts a small blind , and the <player after him|next player> posts a big blind",
            "the player [to the] left of <the dealer|the [dealer] button> posts the small blind , and the next player posts the big blind [, which is twice as much]",
            f"two players [to the] left of <the dealer|the button> {post} a small blind and a big blind",
            f"the two players [to the] left of <the dealer|the button> {post} the small and big blinds",
            f"the two players to the dealer 's left {post} [the] blinds",
            f"{post} a small blind and a big blind to the left of the button",
            "blinds [first|go in]",
            "{post} a small blind and a big blind".replace("{post}", post),
            "[the] small blind and [the] big blind <go in|are posted>",
            "<play|we play> with blinds",
            "post blinds",
        ],
        usual,
    )
    add("Standing", "the small blind is {small:Amount} and the big blind is {big:Amount}", Blinds((v.small, v.big)))
    add(
        "Standing",
        ["the small blind is half [of] the big blind", "the big blind is twice the small blind"],
        Remark("the small blind is half the big blind"),
    )
    add(
        "Standing",
        ["the blinds are {small:Number} and {big:Number}", "blinds of {small:Number} and {big:Number}"],
        build=lambda small, big: Blinds((chips(small), chips(big))),
        read_only=True,
    )


def _wilds(grammar: Grammar) -> None:
    add = grammar.add
    be = "<is|are>"
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} are wild",
            f"{{cards:CardsAnywhere}} {be} [also|always|all|both] wild [too|as well]",
            "{cards:Kinds2} wild",
        ],
        Wild(v.cards),
    )
    add("Standing", [f"so {be} {{cards:CardsAnywhere}}"], meaning=Wild(v.cards), read_only=True)
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} are wild for you",
            f"{{cards:CardsAnywhere}} {be} wild for <you|that player|them|its owner|your hand|yourself>",
        ],
        Wild(v.cards, mine=True),
    )
    for end in End:
        add(
            "Standing",
            [
                f"{{cards:CardsAnywhere}} are wild for you in {end.value} hands",
                f"{{cards:CardsAnywhere}} {be} wild for your {end.value} hand",
            ],
            Wild(v.cards, mine=True, end=end),
        )
        add(
            "Standing",
            [
                f"{{cards:CardsAnywhere}} are wild in {end.value} hands",
                f"{{cards:CardsAnywhere}} {be} wild <in|for> [the|your] {end.value} <hands|hand>",
            ],
            Wild(v.cards, end=end),
        )
    mates = (
        "<as are|along with|and so are|and so is|, as are> <all|every|any|the other three> [the] [other|others] [cards|card] "
        "<of the same rank|of that rank|like it|that match it> [in your hand]"
    )
    add(
        "Standing",
        [f"{{cards:Cards}} {be} wild , {mates}", f"{{cards:Cards}} and all [other] cards of the same rank {be} wild"],
        build=rank_wild,
        read_only=True,
    )
    add(
        "Standing",
        [f"{{cards:Cards}} {be} wild for <you|that player> , {mates}"],
        build=lambda cards: replace(rank_wild(cards), mine=True),
        read_only=True,
    )
    add("Standing", ["{cards:CardsAnywhere} are <bugs|a bug>", "{cards:CardsAnywhere} is [a|the] bug"], Bug(v.cards))
    add("Standing", ["{cards:CardsAnywhere} are dead", f"{{cards:CardsAnywhere}} {be} <dead|worthless>"], Dead(v.cards))
    any_card = "<can|may> <be|stand for> any card [<you want|you need|you like|its holder wants>] [it to be]"
    add(
        "Standing",
        [f"<a|an> {{kind:Kind.one}} {any_card}", f"{{kind:Kinds}} {any_card}"],
        build=lambda kind: Wild(Cards(kind=kind, at=Anywhere())) if kind != WildCard() else None,
        read_only=True,
    )
    add("Kinds2", "{kind:Kinds}", build=lambda kind: Cards(kind=kind, at=Anywhere()), read_only=True)


def _following(grammar: Grammar) -> None:
    """The card that comes after a certain one is wild, until the next of these comes."""
    comes = "<is dealt|comes|turns|is turned> <up|face up> [later]"
    follows = "<the next [up|face up] card [dealt] [face up]|the card that follows it|the card after it>"
    becomes = "<is|becomes> [also] <wild|the new wild card> [too|as well]"
    mates = "<and so are|along with|as are> <all|any|every> [the] [other|others] [cards] <of that rank|of the same rank|like it> [in your hand]"
    grammar.add(
        "Standing",
        f"<when|whenever|if|each time|every time> <a|an|another> {{kind:Kind.one}} {comes} , {follows} {becomes} , {mates}",
        build=lambda kind: rank_wild(after_the_last(kind)),
        read_only=True,
    )
    grammar.add(
        "Standing",
        f"<when|whenever|if|each time|every time> <a|an|another> {{kind:Kind.one}} {comes} , {follows} {becomes}",
        build=lambda kind: Wild(after_the_last(kind)),
        read_only=True,
    )


def after_the_last(kind: Kind) -> Cards:
    """The card that came face up right after the last of a kind."""
    return Cards(
        ONE,
        at=Anywhere(),
        face=Face.UP,
        after=Cards(ONE, kind, Anywhere(), Face.UP, Which.LAST),
    )


def rank_wild(cards: Cards) -> Wild:
    """A card is wild together with all of its rank."""
    return Wild(Cards(kind=RankLike(cards), at=Anywhere()))


def _hands(grammar: Grammar) -> None:
    add = grammar.add
    add("Standing", ["aces are low", "aces are [considered|always] low [in all hands]", "the ace is low"], AcesLow())
    add(
        "Standing",
        [
            "use three card hands : straight flush , three of a kind , straight , flush , pair , high card",
            "use three card poker hands ( straight flush beats three of a kind beats straight beats flush beats pair beats high card )",
        ],
        SmallHands(3, runs=True),
    )
    add("Standing", ["the cards speak", "cards speak"], CardsSpeak())
    add("Standing", "straights and flushes <are ignored|do not count|do not matter>", NoRuns(), read_only=True)
    add(
        "Standing",
        [
            "straights and flushes do not count in low hands",
            "straights and flushes <are ignored|do not count|do not matter> <in|for> <low hands|low|the low hand|lows>",
            "straights and flushes do not <count against|hurt> <you|it|a low|a low hand>",
            "the best [possible] [low] [hand] is <the|> <wheel|bicycle>",
        ],
        LowRanking(LowOrder.ACE_TO_FIVE),
    )
    add(
        "Standing",
        [
            "the best low hand is {ranks:RankRow}",
            "the <best|lowest> [possible] [low] [hand] is [an|a] {ranks:RankRow} [, known as the wheel or the bicycle] [, not all in the same suit|with at least two suits]",
            "the <best|lowest|perfect> [possible] hand is [an|a] {ranks:RankRow} [, known as the wheel or the bicycle] [, not all in the same suit|with at least two suits]",
        ],
        build=lambda ranks: LowRanking(BEST_LOWS[ranks]) if ranks in BEST_LOWS else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            "aces are high",
            "<aces are|the ace is> [always] high",
        ],
        Remark("aces are high"),
    )
    add(
        "Standing",
        [
            "five of a kind is the best hand",
            "five of a kind <ranks above a straight flush|is the top hand [and beats a straight flush]|is tops|beats everything|is the best hand|is the highest hand> [, even a royal flush]",
            "five of a kind beats a <straight|royal> flush",
        ],
        Remark("five of a kind is the best hand"),
    )
    add(
        "Standing",
        ["low hands are ranked deuce to seven", "[the] low is <deuce to seven|2 to 7>"],
        LowRanking(LowOrder.DEUCE_TO_SEVEN),
    )
    add(
        "Standing",
        ["to win , you must have {made:Made}", "you need {made:Made} to win", "you must have {made:Made} to win"],
        Qualifier(v.made),
    )
    for end in End:
        add(
            "Standing",
            [
                f"to win the {end.value} hand , you must have {{made:Made}}",
                f"to win the {end.value} hand , a player must have {{made:Made}}",
                f"to win {end.value} , you <must have|need> {{made:Made}}",
                f"you <need|must have> {{made:Made}} to win [the] {end.value} [hand]",
                f"the {end.value} hand must be {{made:Made}}",
            ],
            Qualifier(v.made, end),
        )
        closest = f"[the] {end.value} hand is closest to {{total:Fraction}}"
        add("Standing", [closest.replace("[the]", "the"), closest], Target(end, v.total))
        for past, words in PAST.items():
            add(
                "Standing",
                [closest.replace("[the]", "the") + " " + words, f"{closest} {words}"],
                Target(end, v.total, past),
            )
    both = "<high and low|both ways|both halves|the <whole|entire> pot>"
    add("Standing", ["{made:Made} wins high and low", f"{{made:Made}} <wins|takes> {both}"], Scoops(v.made))
    for tie in Nearer:
        add("Standing", [f"ties are broken by {tie.value}", f"ties [are] broken by {tie.value}"], TargetTies(tie))
    add(
        "Standing",
        [
            "hands below the target beat hands above it",
            "hands <below|under> the target [value] beat hands <above|over> <it|the target [value]> [in all cases]",
            "hands below the target [value] beat hands below the target [value] in all cases",
        ],
        PastTarget(Past.UNDER_BEATS_OVER),
    )
    add(
        "Standing",
        "closest to {total:Fraction} is best , but over {total:Fraction} can not beat under {total:Fraction}",
        Target(End.HIGH, v.total, Past.UNDER_BEATS_OVER),
        read_only=True,
    )
    different = "five <different|unpaired> <cards|ranks> [,] [all] {rank:Rank} or <lower|below|less>"
    add(
        "Standing",
        [
            f"to <have a low|qualify for low> , <you need|a hand must have|you must have> {different}",
            f"a low [hand] must be {different}",
        ],
        Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, v.rank)), End.LOW),
        read_only=True,
    )
    add(
        "Standing",
        [
            "aces are [always] high , and straights and flushes count against you",
            "aces are [always] high and straights and flushes count against you",
        ],
        LowRanking(LowOrder.DEUCE_TO_SEVEN),
        read_only=True,
    )
    low = "<an|a|> {rank:Rank} [low] <or better|or lower|or less|high or better>"
    number = "<an|a|> {rank:RankSign} <or better|or lower|or less>"
    for least in (low, number):
        add(
            "Standing",
            [
                f"<your low|a low hand|the low hand|low|a low|the low> <has to|must> be {least} [to <qualify|win|count>] [, or it does not count] [, with no pairs]",
                f"you need {least} <for low|to win low|to qualify for low|for a low>",
                f"to <qualify|win> [for] [the] low [hand] , you <need|must have> {least}",
                f"{least} to qualify [for low]",
                f"{least} for low",
            ],
            Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, v.rank)), End.LOW),
            read_only=True,
        )
    use = "<must use|uses|use|must contain|must be made from|are made from|is made from|must be made of|has to use|have to use|is made of>"
    add(
        "Standing",
        [
            "a hand uses {first:Cards} and {second:Cards}",
            f"<your hand|you|a hand|players|each player|each hand> {use} {{first:Cards}} and {{second:Cards}} [, no more and no less]",
            "use {first:Cards} and {second:Cards} [, no more and no less]",
        ],
        Uses((v.first, v.second)),
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
        ["a hand uses {first:Cards}", f"<your hand|you|a hand|players|each player> {use} {{first:Cards}}"],
        Uses((v.first,)),
    )
    add(
        "Standing",
        ["your high and low hand may use different cards", "high and low hands may use different cards"],
        Ways(),
    )
    add(
        "Standing",
        [
            "ties are broken as the dealer calls",
            "ties [are] broken by inside , outside , high [,] or low [,] as <dealer calls|the dealer> <or|/> [the] house rules [say]",
        ],
        Remark("ties of points are broken by the customs of the table"),
    )
    add(
        "Standing",
        ["<cards count for points|{n:Number} hands> : {rule:Standing}"],
        v.rule,
        read_only=True,
    )
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} count {value:Fraction}",
            "{cards:CardsAnywhere} <are|is|are worth|is worth|count as|count> [a|as] {value:Fraction} [point|points]",
        ],
        Counts(v.cards, (v.value,)),
    )
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} count {value:Fraction} or {other:Fraction}",
            "{cards:CardsAnywhere} <are|are worth|count as|count> [either] {value:Fraction} or {other:Fraction} [points] [, your choice|, whichever you like]",
        ],
        Counts(v.cards, (v.value, v.other)),
    )
    for times, word in ((2, "double"), (3, "triple")):
        add(
            "Standing",
            [f"{{cards:CardsAnywhere}} count {word}", f"{{cards:CardsAnywhere}} <is|are> worth {word}"],
            CountsTimes(v.cards, Fraction(times)),
        )
    add(
        "Standing",
        [
            "all other cards count face value",
            "[all] other cards are [worth] [their] face value",
            "<everything else|all other cards|number cards|numbered cards|the rest> <counts|count|are|is> [worth] [as|at|their] <printed|face value|what they say|their number>",
        ],
        Counts(Cards(at=Anywhere())),
    )


def none_of(cards: Cards) -> Cards:
    """None of some cards."""
    return replace(cards, many=exactly(0))


PAST = {
    Past.UNDER_LOSES: "without <being|going> under",
    Past.OVER_LOSES: "without <being|going> over",
    Past.UNDER_BEATS_OVER: "and over it never beats under it",
}
BEST_LOWS = {
    frozenset({14, 2, 3, 4, 5}): LowOrder.ACE_TO_FIVE,
    frozenset({14, 2, 3, 4, 6}): LowOrder.ACE_TO_SIX,
    frozenset({2, 3, 4, 5, 7}): LowOrder.DEUCE_TO_SEVEN,
}


def _deck(grammar: Grammar) -> None:
    add = grammar.add
    add(
        "Standing",
        [
            "use a deck with {jokers:Number} joker(s) added",
            "use a [normal|standard] 52 card deck with {jokers:Number} joker(s) [added]",
            "add {jokers:Number} joker(s)",
            "{jokers:Number} joker(s) are added",
        ],
        DeckOf(jokers=v.jokers),
    )
    add(
        "Standing",
        ["add the jokers", "use the jokers", "jokers are in the deck", "play with jokers"],
        DeckOf(jokers=2),
        read_only=True,
    )
    add(
        "Standing",
        [
            "shuffle two decks together",
            "<shuffle two poker decks together|use two decks|use 2 decks shuffled together>",
        ],
        DeckOf(packs=2),
    )
    add(
        "Standing",
        ["use a normal deck", "use a [normal|standard|regular] [52 card] deck [of 52 cards]"],
        Remark("the usual deck"),
        read_only=True,
    )
    add(
        "More",
        ["nobody may look at these cards", "no peeking", "no peeking [at <them|these|your cards>]"],
        Hidden(Cards()),
    )
    _remarks(grammar)
    add(
        "More",
        [
            "the order is fixed",
            "the order of the <stack|stacks|cards> may not <change|be changed> [once made]",
            "you may not change the order [of your cards]",
        ],
        Remark("the order of a stack is fixed"),
    )
    add(
        "Standing",
        "if <you|they> have a down card that <pairs with|pairs|matches> an up card , that rank is wild for <you|them>",
        Wild(UP_AND_DOWN, mine=True),
        read_only=True,
    )


_SOURCE = "[any [combination] of] <his|her|their|your|the|> [{n:Number}] [hole|own] cards [available to <him|them>]"
_BOARD = "the [{m:Number}] <community cards|cards on the board|board cards|on the board>"
REMARKS = {
    "no-peek cards stay unseen": (
        "no peek cards stay unseen",
        "without looking at the no peek cards",
    ),
    "several at once go in turn": (
        "several at once go in turn from the dealer 's left",
        "in the case of multiple <fours|cards> in the same round , start with the player to the left of the <deal|dealer> and go around",
    ),
    "equal hands split the pot": (
        "ties split the pot",
        "equal hands split <it|the pot>",
        "if two players tie , they split <it|the pot>",
        "ties split [<it|that half|the pot>]",
        "tied hands split the pot",
        "in <a tie|case of a tie> , the pot is split",
        "if there is a tie , [the players|they|the winners] split the pot",
    ),
    "one player can win both ways": (
        "one player can win both ways",
        "if you have both , you scoop",
        "[one|the same|a] player <may|can> win both [ways|halves]",
        "[the] same player can win both [ways|halves]",
        "you can win both [ways|halves]",
    ),
    "nobody declares": ("you do not have to declare", "there is no declaring"),
    "nobody needs a qualifier": ("there is no qualifier", "no qualifier"),
    "exactly so many": ("no more and no less", "no more , no less"),
    "the high hand wins where there is no low": (
        "if nobody has a low , the high hand wins",
        "if <nobody|no one> makes [<a|an eight>] low [or better] , <[the] high [hand] <takes|gets|wins> [<it all|the whole pot|everything>]|the whole pot goes to the high hand>",
        "<no low|nobody has a low|no one has a low> ? [then] [the] high [hand] <takes|gets|wins> [<it all|everything|the whole pot|it|the pot>]",
        "if <nobody|no one> has a [qualifying] low [hand] , [the] high [hand] <takes|gets|wins|scoops> [<it all|everything|the whole pot|the pot|it>]",
        "if no [low] hand qualifies [for low] , [the] high [hand] <takes|gets|wins|scoops> <it all|everything|the whole pot|the pot|it>",
        "if <nobody|no one> qualifies for low , [the] high [hand] <takes|gets|wins|scoops> <it all|everything|the whole pot|the pot>",
    ),
    "the odd chip goes to the high hand": (
        "the odd chip goes to the high hand",
        "if there is an odd chip , it goes to [the] high [hand]",
    ),
    "the best five cards count": (
        "the best five cards count",
        "make the best five card hand you can",
        f"make the best five card hand you can <out of|from> {_SOURCE} [and <{_BOARD}|the five on the board>]",
        "[you] <use|play> your best five [cards]",
        "you can use any five [of your] [seven] cards",
        "you <can|may> use any combination of hole cards and board cards",
        "<you|players|everyone> <make|makes> <your|their|the> best five card hand [from|out of|using] [all] [their|your] [seven] [cards]",
    ),
    "any hole cards may be used": (
        "you may use any number of your hole cards",
        "you <can|may> use both , one , or <none|neither> of your hole cards",
        "you <can|may> use <both|two> , one or <none|neither> of your hole cards",
        "you <can|may> use <any|any number> of your hole cards",
    ),
    "these are the community cards": (
        "that is the flop",
        "<that|this> is [called] the <flop|turn|river>",
        "these cards belong to everyone",
        "the card in the middle belongs to everyone",
        "<everyone|all players|everybody> <shares|share|can use|uses|may use> <them|these cards|it|these|the cards in the middle>",
    ),
    "players check, bet, call, raise and fold as usual": (
        "players may check or bet",
        "<you|players|everyone|everyone else> <can|may> <check or bet|call , raise or fold|call , raise , or fold|fold , call or raise|check , bet or fold>",
        "<you|players> <can|may> <call the big blind , raise , or fold|check , call , raise or fold>",
        "<you|everyone> <check or bet|call , raise or fold>",
    ),
    "whoever declares both ways must win both ways": (
        "whoever declares both ways must win both ways",
        "if you <declare|go> both [ways] , you <must|have to> win both [ways|halves] [or <you get nothing|nothing>] [to win anything]",
    ),
    "hole cards and community cards may be mixed": (
        "players may mix hole cards and community cards",
        "<you|players|everyone> <may|can> use any <combination|number> of <your|their|the> hole cards and <the|> <community|board> cards",
        "<you|players|everyone> <may|can> use as many of the <community|board> cards as <you|they> <like|want>",
        f"<you|players|everyone|each player|each remaining player|each player still in> <makes|make|uses|use> <the|his|her|your|their> best five [card hand] <from|out of|of> {_SOURCE} [and {_BOARD}]",
        "<you|players|everyone> <makes|make> <your|their> best five card hand from <your|their> [{n:Number}] hole cards and the [{m:Number}] <community cards|cards on the board|on the board>",
    ),
    "the last player left wins without a showdown": (
        "the last player left wins without a showdown",
        "if everyone but one player folds , that player wins [the pot] [without showing]",
        "if everyone else folds , you win [the pot]",
    ),
    "the betting goes around to the left": (
        "the betting goes around to the left",
        "[the] <betting|action> <goes around|continues|goes|moves> [around] <to the left|clockwise> [from there]",
    ),
    "one community card is dealt where there are too few for all": (
        "if there are too few cards for all , one community card is dealt",
        "if the deck <is too short to give everyone a {nth:Ordinal} card|runs out before the last card> , <one card is dealt|put one card> face up in the middle and <shared by all players|everyone uses it>",
    ),
    "a wild card stands for any card": (
        "a wild card stands for any card",
        "<a|each> wild card <can|may> <be|stand for> any card [<you want|you need|its holder wants>]",
    ),
    "those who like their hands draw nothing": (
        "players may stand pat",
        "you can also stand pat",
        "a player who does not want any new cards stands pat",
        "<you|players> <can|may> [also] stand pat",
    ),
    "any five cards may be used each way": (
        "any five cards may be used each way",
        "<you|players> <can|may> use any five of <your|their> seven cards for <each way|high and any five for low>",
        "<pick|use|play|make|pick out> your <best five|five best> [cards] [<out of|from> your seven [cards]]",
        "use any five cards from the ten to make your hand",
    ),
    "the center card belongs to everyone": (
        "the center card belongs to everyone",
        "that card is part of everyone 's hand",
        "it counts as the fifth card of <everyone 's|every player 's> hand",
    ),
    "the ace is the highest card of its suit": (
        "the ace is the highest card of its suit",
        "the ace [of spades] is the <highest|best> [one|spade]",
        "the ace of spades counts as high",
    ),
    "the king is the highest card where aces are low": ("kings are high where aces are low", "kings are high"),
    "aces are high, and low in a wheel": (
        "aces are high or low",
        "aces <are|can be|count|play> [either] <high or low|high and low|low or high>",
    ),
    "folded players are out": ("if you fold , you are out",),
    "a good hand needs no card": ("if you like your hand , stand pat", "you <may|can> stand pat"),
}
"""What goes without saying, and is said all the same."""


GAMES = (
    "[regular|plain|ordinary|standard|normal] [texas] <seven card stud|five card stud|five card draw|draw poker|hold'em|holdem|omaha|stud|draw|lowball|razz|poker|"
    "7 card stud|5 card stud|5 card draw|pineapple|guts|baseball>"
)


def _remarks(grammar: Grammar) -> None:
    """What changes nothing."""
    grammar.add("Standing", "players look at their cards", Remark("players look at their cards"))
    grammar.add(
        "Standing",
        [
            "the discards are shuffled when the deck runs out",
            "<if|when> the deck runs out , <shuffle|reshuffle> the discards into a new deck",
        ],
        Reshuffles(),
    )
    grammar.add(
        "Standing",
        [
            "<also known as|also called|some people call it|we call it|it is also called> {name:Name}",
            f"[ok ,] <it is|this is|this one is|we play|play|it plays like|start out like|just like|like|it is played like> [just] {GAMES} [with an ante]",
            f"[the] dealer deals {GAMES}",
            f"{GAMES} with an ante",
            f"{GAMES} rules",
            f"{{title:Title}} is [just] {GAMES} [played]",
        ],
        build=lambda name="", title="": Named(),
        read_only=True,
    )
    for about, patterns in REMARKS.items():
        grammar.add("Standing", patterns[0], Remark(about))
        grammar.add(
            "Standing", patterns[1:], build=lambda n=0, m=0, nth=0, rank=0, about=about: Remark(about), read_only=True
        )


def _sentences(grammar: Grammar) -> None:
    """Several rules in one sentence; what follows an "if" belongs to it up to the full stop."""
    add = grammar.add
    for kind in ("Step", "Standing", "More"):
        add("Plain", f"{{rule:{kind}}}", (v.rule,))
    for before, when in MOMENTS.items():
        add("Moment", when, build=lambda n=0, before=before: Moment(before), read_only=True)
    add("Plain", "{rule:Step} {moment:Moment}", (v.moment, v.rule), cost=FAR, read_only=True)
    conjunction = "<, so|, and then|, then|and then|; then|, and|;|and|, but|,|:>"
    for category in ("Plain", "Rules"):
        add(
            category,
            f"{{first:Plain}} {conjunction} {{second:{category}}}",
            build=lambda first, second: (*first, *second),
            read_only=True,
        )
        add(category, [f"{NEXT} [,] {{rules:{category}}}", f"{STREET} {{rules:{category}}}"], v.rules, read_only=True)
        add(category, f"after that [,] {{rules:{category}}}", v.rules, cost=FAR, read_only=True)
        add(
            category,
            f"{{moment:Moment}} [,] {{rules:{category}}}",
            build=lambda moment, rules: (moment, *rules),
            read_only=True,
        )
    add(
        "Plain",
        ["{first:Plain} [,] <with|followed by> {bet:Bet}", "{first:Plain} [,] and {bet:Bet} follows"],
        build=lambda first, bet: (*first, bet),
        read_only=True,
    )
    add(
        "Plain",
        [
            f"{{first:Plain}} [,] <with|and> {{bet:Bet}} after <each|every> {ONE_OF_THEM}",
            f"{{first:Plain}} , betting after <each|every> {ONE_OF_THEM}",
            "{first:Plain} , with {bet:Bet} <every|each> time",
        ],
        build=lambda first, bet=BETS: (*first, AfterEach(bet)),
        read_only=True,
    )
    add(
        "Plain",
        ["{deed:Clause} <and|, and|and then|, and then|, then> {mood:Modal} [then] {other:VP.base}"],
        build=and_may,
        read_only=True,
    )
    add("Modal", "<may|can>", Mood.MAY, read_only=True)
    add("Modal", "<must|has to|have to>", Mood.MUST, read_only=True)
    add("Rules", "{rules:Plain}", v.rules, read_only=True)
    add(
        "Rules",
        "after <the antes|everyone antes|everybody antes> , {rules:Rules}",
        build=lambda rules: (Do(Deed(Verb.ANTE)), *rules),
        read_only=True,
    )
    add("Plain", "{bet:Bet} follows the draw", (Moment(Before.DRAW), v.bet), read_only=True)
    add("Rules", "if {condition:Cond} [,] [then] {rules:Rules}", build=conditional, read_only=True)
    add("Rules", "{rules:Plain} if {condition:Cond}", build=conditional, read_only=True)
    add("Rules", "{condition:Cond} ? [then] {rules:Rules}", build=conditional, read_only=True)
    whenever_words = "<when|whenever|each time|any time|anytime|as soon as|every time|once>"
    add("Rules", f"{whenever_words} {{condition:Cond}} , {{rules:Rules}}", build=whenever, read_only=True)
    add("Rules", "{rules:Plain} <whenever|each time|every time|when> {condition:Cond}", build=whenever, read_only=True)


_BET = "<bet|bets|betting|betting round|round of betting>"
MOMENTS = {
    Before.BETTING: (
        f"after <the|a|another|this|that> [first|second|third|fourth|last|final|opening] {_BET}",
        "after the <first|second|third|last> round",
        f"when that {_BET} is <over|done|finished>",
        f"after {_BET}",
        f"once the [flop|first|second|last] {_BET} is <over|done|finished>",
        f"after the [flop|first|second|last] {_BET} is <over|done|finished>",
        f"when the {_BET} is <over|done|finished>",
    ),
    Before.DEAL: (
        "after the first [{n:Number}] <cards|card|up card|up cards>",
        "after the first deal",
        "before any betting",
        "after the deal",
        "before any betting [happens]",
        "before the <betting|first bet>",
        "once everyone has <their|his> cards",
        "to <start|begin>",
    ),
    Before.DRAW: ("after the [first|second|third|last] draw", "after drawing"),
    Before.NO_BOARD: ("before the flop", "before <any card|anything|any cards|any of them> <is|are> turned [over|up]"),
    Before.BOARD: ("after the <flop|turn|river>", "on the <flop|turn|river>"),
}
"""Ways to say when something comes that comes there anyway."""
STREET = "<third street|fourth street|fifth street|sixth street|seventh street|pre flop|preflop> <:|,>"
NEXT = "<then|now|next|finally|again|this time|first|first of all|last of all|at the end|at the showdown|in the end|once again>"


def and_may(deed: Deed, mood: Mood, other: Deed) -> tuple[Do, ...] | None:
    """The same players do one thing, and then may or must do another."""
    follows = acts(deed.agent, other, mood)
    return (Do(deed), Do(follows)) if follows else None


def _written(grammar: Grammar) -> None:
    """Conditional sentences as we write them."""
    add = grammar.add
    for kind in ("Step", "Standing", "More"):
        add("Sentence", f"{{rule:{kind}}}", v.rule)
    add("Sentence", "if {condition:Cond} , {then:Steps}", When(v.condition, v.then))
    add("Sentence", "if {condition:Cond} , {then:Steps}", If(v.condition, v.then))
    add("Cond", "everyone still in has all cards face up", AllFaceUp())
    add("Steps", "{step:Step}", (v.step,))
    add(
        "Steps",
        "{step:Step} and {rest:Steps}",
        build=lambda step, rest: (step, *rest),
        apart=lambda steps: {"step": steps[0], "rest": steps[1:]} if len(steps) > 1 else None,
    )


def conditional(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """If something is so or happens, something follows."""
    from pokernight.english.kinds import step_or_standing

    return step_or_standing(condition, rules)


def whenever(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Whenever something happens, something follows."""
    from pokernight.english.kinds import always

    return always(condition, rules)
