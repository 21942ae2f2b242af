"""Whole sentences: several rules in one, conditions, and when something comes."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.betting import BETS, ONE_OF_THEM, UP_CARD
from pokernight.english.grammar.conditions import opposite
from pokernight.english.grammar.deeds import ALWAYS_ALLOWED, BETTING, acts
from pokernight.english.grammar.marks import AfterEach, Before, EachDraw, Moment
from pokernight.english.template import v
from pokernight.meaning.cards import Board, Cards, Face, Which
from pokernight.meaning.deeds import Deed, Mood, Time, Verb
from pokernight.meaning.numbers import Quantity
from pokernight.meaning.players import EACH_PLAYER, Everyone, Players, Quantifier
from pokernight.meaning.rules import (
    AllFaceUp,
    Bets,
    Do,
    Happens,
    If,
    When,
    Wild,
)
from pokernight.meaning.sorts import Standing


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _sentences(grammar)
    _written(grammar)


STREET = (
    "<third street|fourth street|fifth street|sixth street|seventh street|pre flop|preflop> <:|,>|"
    "on <third|fourth|fifth|sixth|seventh> street [,]"
)
STREET = f"<{STREET}>"


BOARD_STREETS = {"flop": 3, "turn": 1, "river": 1}
"""What is dealt to the board is said after its name: "Flop: three cards face up." """


def to_the_board(rules: tuple[Any, ...], many: int) -> tuple[Any, ...] | None:
    """Rules of which the first deals so many cards to the board, even where that is not said."""
    match rules[0]:
        case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(low, high)) as cards) as deed) if low == high == many:
            to = deed.to in (None, Board(), EACH_PLAYER) and not deed.then and deed.face is not Face.DOWN
            plain = replace(cards, which=Which.CHOSEN, nth=1)
            return (Do(replace(deed, cards=plain, to=Board(), face=Face.UP)), *rules[1:]) if to else None
    return None


NOW = "<now|this time>"
"""Says when something is wild; said of a step it says that the step comes next."""
NEXT = "<then|next|finally|again|first|first of all|last of all|at the end [of the <hand|game|betting|round>]|at the showdown|in the end|once again>"


def and_may(deed: Deed, mood: Mood, other: Deed) -> tuple[Do, ...] | None:
    """The same players do one thing, and then may or must do another."""
    follows = acts(deed.agent, other, mood)
    return (Do(deed), Do(follows)) if follows else None


def passed_again(first: Any, cards: Cards, to: Players) -> tuple[Deed, ...] | None:
    """Cards go one way, and after that some go another way."""
    deeds = first if isinstance(first, tuple) else (first,)
    if any(deed.verb is not Verb.PASS or deed.then or not deed.cards or not deed.to for deed in deeds):
        return None
    return (*deeds, replace(deeds[0], cards=cards, to=to))


def _sentences(grammar: Grammar) -> None:
    """Several rules in one sentence; what follows an "if" belongs to it up to the full stop."""
    add = grammar.add
    for kind in ("Step", "Standing", "More"):
        add("Plain", f"{{rule:{kind}}}", (v.rule,))
    conjunction = "<, so|, and then|, then|and then|; then|, and|;|and|, but|:>"
    for category in ("Plain", "Rules"):
        add(
            category,
            f"{{first:Plain}} {conjunction} {{second:{category}}}",
            build=lambda first, second: (*first, *second),
            read_only=True,
        )
        add(
            category,
            f"{{first:Plain}} , {{second:{category}}}",
            build=lambda first, second: (*first, *second),
            cost=FAR,
            read_only=True,
        )
        add(
            category,
            f"{NOW} [,] {{rules:{category}}}",
            build=lambda rules: None if isinstance(rules[0], Wild) else rules,
            read_only=True,
        )
        add(category, [f"{NEXT} [,] {{rules:{category}}}", f"{STREET} {{rules:{category}}}"], v.rules, read_only=True)
        add(category, f"after that [,] {{rules:{category}}}", v.rules, cost=FAR, read_only=True)
        for street, many in BOARD_STREETS.items():
            add(
                category,
                f"[the] {street} <:|,|is> {{rules:{category}}}",
                build=lambda rules, many=many: to_the_board(rules, many),
                read_only=True,
            )
    add(
        "Plain",
        "{first:Plain} [,] <since|because|as|for> {reason:Standing}",
        build=lambda first, reason: (*first, reason) if all(isinstance(rule, Standing) for rule in first) else None,
        read_only=True,
    )
    add(
        "Plain",
        [
            "{first:Plain} [,] <with|[and] [is|are] [immediately] followed by> {bet:Bet}",
            "{first:Plain} [,] and {bet:Bet} follows",
        ],
        build=lambda first, bet: None if first[-1] == Do(Deed(Verb.DRAW)) else (*first, bet),  # "each draw" is no step
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} <, then|, and then|and then> {cards:Object} <and|, then|and then> {bet:Betting}",
        build=dealt_on,
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} [,] <with|and> {bet:Bet} <after|following> <each|every> <draw|exchange>",
        build=lambda first, bet: (*first, EachDraw(bet)),
        read_only=True,
    )
    add(
        "Plain",
        [
            f"{{first:Plain}} [,] <with|and> {{bet:Bet}} after <each|every> {ONE_OF_THEM}",
            f"{{first:Plain}} [,|and] betting [again] after <each|every> {ONE_OF_THEM}",
            "{first:Plain} [,|and] betting <each|every> time",
            "{first:Plain} , with {bet:Bet} <every|each> time",
        ],
        build=lambda first, bet=BETS: (*first, AfterEach(bet)),
        read_only=True,
    )
    add(
        "Plain",
        [
            f"{{first:Plain}} [,] <with|and> {{bet:Bet}} after <each|every> {UP_CARD}",
            f"{{first:Plain}} [,|and] betting [again] after <each|every> {UP_CARD}",
        ],
        build=lambda first, bet=BETS: (*first, AfterEach(bet, up=True)),
        read_only=True,
    )
    also = f"after <each|every> {UP_CARD} and [again|once more] after <the last|the final|the seventh> [down|hole] <card|one>"
    add(
        "Plain",
        [f"{{first:Plain}} [,] <with|and> {{bet:Bet}} {also}", f"{{first:Plain}} [,|and] betting {also}"],
        build=lambda first, bet=BETS: (*first, AfterEach(bet, up=True), bet),
        read_only=True,
    )
    add(
        "Plain",
        [f"[there is] {{bet:Bet}} {also}", f"{{bet:Betting}} {also}"],
        (AfterEach(v.bet, up=True), v.bet),
        read_only=True,
    )
    add(
        "Plain",
        ["{deed:Clause} <and|, and|and then|, and then|, then> {mood:Modal} [then] {other:VP.base}"],
        build=and_may,
        read_only=True,
    )
    then = "<, then|, and then|and then|then>"
    for first in ("Clause", "Passes"):  # three cards to the left, then two to the right, then one to the left
        add("Passes", f"{{first:{first}}} {then} {{cards:Object}} {{to:Toward}}", build=passed_again, read_only=True)
    add("Plain", "{first:Passes}", build=lambda first: tuple(map(Do, first)), read_only=True)
    add("Modal", "<may|can>", Mood.MAY, read_only=True)
    add("Modal", "<must|has to|have to>", Mood.MUST, read_only=True)
    add("Rules", "{rules:Plain}", v.rules, read_only=True)
    add(
        "Rules",
        [
            "<after|following> the <ante|antes> [,] {rules:Rules}",
            "<after|once|when> <everyone|everybody|all players|each player|you|we> <antes|ante|<has|have> <anted|paid>> [up] , {rules:Rules}",
            "<after|once|when> <the ante is|[all] [the] antes are|all the antes are> [all] <in|paid|up|put up|put in|in the pot|collected> , {rules:Rules}",
        ],
        build=lambda rules: (Do(Deed(Verb.ANTE)), *rules),
        read_only=True,
    )
    add("Plain", "{bet:Bet} follows the draw", (Moment(Before.DRAW), v.bet), read_only=True)
    add("Rules", "if {condition:Cond} [,] [then] {rules:Rules}", build=conditional, read_only=True)
    add("Rules", "{rules:Plain} if {condition:Cond}", build=conditional, read_only=True)
    add("Rules", "{condition:Cond} ? [then] {rules:Rules}", build=conditional, read_only=True)
    given = "<as long as|so long as|provided [that]|in case|in the event [that]>"
    only_if = "<only if|but only if|only when>"
    add("Rules", f"{given} {{condition:Cond}} , {{rules:Rules}}", build=conditional, read_only=True)
    add("Rules", f"{{rules:Plain}} [,] {given} {{condition:Cond}}", build=conditional, read_only=True)
    add("Rules", f"{{rules:Plain}} [,] {only_if} {{condition:Cond}}", build=only_where, read_only=True)
    add(
        "Rules",
        "{agent:Players} <can|may> only {deed:VPs.base} <if|when> {condition:Cond}",
        build=lambda agent, deed, condition: (
            only_where(condition, (Do(found),))
            if deed.verb in ALWAYS_ALLOWED and (found := acts(agent, deed, Mood.MAY))
            else None
        ),
        read_only=True,
    )
    add(
        "Rules",
        ["unless {condition:Cond} , {rules:Rules}", "{rules:Plain} [,] unless {condition:Cond}"],
        build=lambda condition, rules: conditional(opposite(condition), rules),
        read_only=True,
    )
    add("Rules", "the first time [that] {condition:Cond} , {rules:Rules}", build=first_time, read_only=True)
    add("Rules", "<after|once|when> {condition:Cond} , {rules:Rules}", build=after_all, cost=FAR, read_only=True)
    before = "before <anyone|anybody|any player|a player|somebody|someone|players|you|they>"
    add(
        "Rules",
        f"{before} <{{deed:VP.s}}|{{deed:VP.base}}> , {{rules:Rules}}",
        build=lambda deed, rules: (Moment(Before.NO_DEED, deed.verb), *rules) if deed.verb not in BETTING else None,
        cost=FAR,
        read_only=True,
    )
    whenever_words = "<when|whenever|each time|any time|anytime|as soon as|every time|once>"
    add("Rules", f"{whenever_words} {{condition:Cond}} , {{rules:Rules}}", build=whenever, read_only=True)
    add("Rules", "{rules:Plain} <whenever|each time|every time|when> {condition:Cond}", build=whenever, read_only=True)


def _written(grammar: Grammar) -> None:
    """Conditional sentences as we write them."""
    add = grammar.add
    for kind in ("Step", "Standing", "More"):
        add("Sentence", f"{{rule:{kind}}}", v.rule)
    add("Sentence", "if {condition:Cond} , {then:Steps}", When(v.condition, v.then))
    add("Sentence", "the first time {condition:Cond} , {then:Steps}", When(v.condition, v.then, once=True))
    add("Sentence", "if {condition:Cond} , {then:Steps}", If(v.condition, v.then))
    add(
        "Sentence",
        "if {condition:Cond} , {then:Steps} , otherwise {otherwise:Steps}",
        If(v.condition, v.then, v.otherwise),
    )
    add("Cond", "everyone still in has all cards face up", AllFaceUp())
    add("Steps", "{step:Step}", (v.step,))
    add(
        "Steps",
        "{step:Step} and {rest:Steps}",
        build=lambda step, rest: (step, *rest),
        apart=lambda steps: {"step": steps[0], "rest": steps[1:]} if len(steps) > 1 else None,
    )


def dealt_on(first: tuple[Any, ...], cards: Cards, bet: Bets) -> tuple[Any, ...] | None:
    """More cards that come as those before the last betting did, and another bet: "turn up one, bet, then a last one"."""
    match first:
        case (*_, Do(Deed(Verb.DEAL | Verb.FLIP) as deed), Bets()) if cards.many and not deed.then:
            lies = cards.face or deed.face
            return (*first, Do(replace(deed, cards=replace(cards, face=None), face=lies)), bet)
    return None


def first_time(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """The first time that something happens, something follows, and never again."""
    made = whenever(condition, rules)
    return tuple(replace(rule, once=True) for rule in made) if made else None


def conditional(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """If something is so or happens, something follows."""
    from pokernight.english.kinds import step_or_standing

    return step_or_standing(condition, rules)


def only_where(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Something may be done only where something is so; what everybody may do anyway is forbidden elsewhere."""
    match rules:
        case (Do(Deed(verb, mood=Mood.MAY) as deed),) if verb in ALWAYS_ALLOWED:
            return conditional(opposite(condition), (Do(replace(deed, mood=Mood.MAY_NOT)),))
    return conditional(condition, rules)


def all_did(condition: Any) -> Verb | None:
    """What everybody has done, where a condition says so; that all have folded or checked tells how the betting went."""
    match condition:
        case Happens(Deed(verb, Players(Quantifier.EACH, Everyone()), time=Time.BEFORE)) if verb not in BETTING:
            return verb
    return None


def after_all(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Something follows when everybody has done something: that comes right before it."""
    verb = all_did(condition)
    return (Moment(Before.DEED, verb), *rules) if verb else None


def whenever(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Whenever something happens, something follows."""
    from pokernight.english.kinds import always

    return None if all_did(condition) else always(condition, rules)
