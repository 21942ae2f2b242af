"""Whole sentences: several rules in one, conditions, and when something comes."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, PLAIN, Grammar
from pokernight.english.grammar.betting import BETS, ONE_OF_THEM
from pokernight.english.grammar.cards import AsBefore
from pokernight.english.grammar.conditions import ANYBODY, EVENTS, opposite, so_for
from pokernight.english.grammar.deeds import ALWAYS_ALLOWED, BETTING, DEALERS, acts
from pokernight.english.grammar.exceptions import but_some
from pokernight.english.grammar.flop import STREETS
from pokernight.english.grammar.marks import AfterEach, Again, Another, Before, Moment
from pokernight.english.grammar.players import That, Unsaid
from pokernight.english.template import v
from pokernight.meaning.cards import YOUR_HAND, Board, Cards, Face, Which
from pokernight.meaning.deeds import Deed, Mood, Time, Verb
from pokernight.meaning.numbers import ONE, Quantity
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER, YOU, Everyone, Players, Quantifier, Such, You
from pokernight.meaning.rules import (
    AllFaceUp,
    Bets,
    Do,
    Happens,
    Has,
    HasHand,
    Holds,
    If,
    OneOf,
    Opener,
    Tied,
    When,
    Wild,
)
from pokernight.meaning.sorts import Condition, Standing, Step


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _sentences(grammar)
    _written(grammar)


def one_more_so(first: tuple[Any, ...], face: Face, _: int = 0) -> tuple[Any, ...] | None:
    """One more card for each player that lies another way than those before it: "and a seventh face down"."""
    match first[-1]:
        case Do(Deed(Verb.DEAL, to=to) as deed) if to != Board() and deed.face not in (None, face):
            last = replace(deed.then[-1] if deed.then else deed, cards=ONE_CARD, face=face, to=None, then=())
            return (*first[:-1], Do(replace(deed, then=(*deed.then, last))))
    return None


def next_step(rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """What comes after what was told; who opens from then on is no step of its own."""
    return None if isinstance(rules[0], Opener) else rules


def _one_each(rule: Any) -> bool:
    """Whether a card is dealt to each player."""
    match rule:
        case Do(Deed(Verb.DEAL, cards=Cards(many=many, at=at), to=to, then=())):
            return many == ONE and Board() not in (at, to)
    return False


def another_round(first: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """A further round that is only counted: "a bet, then the flop, another round, the turn, another round"."""
    dealt = isinstance(first[-1], Do) and first[-1].deed.verb in (Verb.DEAL, Verb.FLIP, Verb.DRAW)
    counted = any(isinstance(rule, Bets | Again) for rule in first)
    return (*first, BETS) if (dealt or isinstance(first[-1], Another)) and counted else None


def to_the_board(rules: tuple[Any, ...], many: int) -> tuple[Any, ...] | None:
    """Rules of which the first deals so many cards to the board, even where that is not said."""
    match rules[0]:
        case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(low, high)) as cards) as deed) if low == high == many:
            to = deed.to in (None, Board(), EACH_PLAYER) and not deed.then and deed.face is not Face.DOWN
            plain = replace(cards, which=Which.CHOSEN, nth=1)
            return (Do(replace(deed, cards=plain, to=Board(), face=Face.UP)), *rules[1:]) if to else None
    return None


ONE_CARD = Cards(ONE)
NOW = "<now|this time>"
"""Says when something is wild; said of a step it says that the step comes next."""
NEXT = (
    "<then|next|finally|again|first|first of all|last of all|at the end [of the <hand|game|betting|round>]|in the end|"
    "once again|{_:AtShowdown}>"
)


FOLLOWS_FROM_A_CARD = (Verb.PAY, Verb.FOLD, Verb.RECEIVE, Verb.BUY)


def listed_rules(first: tuple[Any, ...], second: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Rules one after the other; "3 up: match the pot or fold" does not deal three cards."""
    if isinstance(first[-1], Again) and isinstance(second[0], Do):
        return None  # "the same with two more: one up" tells what is done again
    if (flop := _to_board(first[-1])) > 1 and flop == _to_board(second[0]):
        return (*first, *second[1:])  # "deal the flop: three cards face up in the middle"
    match first[-1], second[0]:
        case Do(Deed(Verb.DEAL, face=Face.UP)), OneOf():
            return None
        case Do(Deed(Verb.DEAL, face=Face.UP)), Do(Deed(verb, agent)) if verb in FOLLOWS_FROM_A_CARD:
            return (*first, *second) if agent == EACH_PLAYER else None
    return (*first, *second)


def no_exception(first: tuple[Any, ...], second: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Rules one after the other, of which the second is no exception: "each draws one, but the dealer draws two"."""
    match first[-1], second[0]:
        case Do(deed), Do(other) if but_some(deed, other):
            return None
    return (*first, *second)


def restated(first: tuple[Any, ...], second: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """What stands after a colon or in parentheses; "the turn: one card face up" is dealt once."""
    many = _to_board(first[-1])
    match second[0]:
        case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(low, high)), face=face)) if many == low == high:
            return (*first, *second[1:]) if face is not Face.DOWN else None
    return listed_rules(first, second)


def _to_board(rule: Any) -> int:
    """How many cards are dealt to the board by a step, or by the last part of it."""
    if isinstance(rule, Do) and rule.deed.then:
        return _to_board(Do(rule.deed.then[-1]))
    match rule:
        case Do(Deed(Verb.DEAL, cards=Cards(many=Quantity(low, high), at=at), to=to)) if low == high:
            return low if Board() in (at, to) else 0
    return 0


LABELS = {
    "[the] <discard|discards|discarding>": Verb.DISCARD,
    "[the] <draw|drawing>": Verb.DRAW,
    "[the] <deal|dealing|cards|hole cards|start>": Verb.DEAL,
    "[the] <pass|passing>": Verb.PASS,
}
"""What stands before a colon and names what the sentence after it tells."""


def _done(rule: Any, verb: Verb) -> bool:
    """Whether a step is of a kind."""
    return isinstance(rule, Do) and (rule.deed.verb is verb or (verb is Verb.DEAL and rule.deed.verb is Verb.RECEIVE))


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
    reaches = (
        "<reaches|reach|gets to|get to|goes to|go to|comes to|come to|comes down to|makes it to|goes all the way to>"
    )
    add(
        "AtShowdown",
        [
            "<at|in|during|for> the showdown",
            f"<if|when|once|should> <the hand|a hand|the game|it|play|the betting> {reaches} <the|a> <showdown|end>",
            "<if|when|once> there is a showdown",
        ],
        True,
        read_only=True,
    )
    for kind in ("Step", "Standing", "More"):
        add("Plain", f"{{rule:{kind}}}", (v.rule,))
    conjunction = "<, so|, and then|, then|and then|; then|, and|;|and>"
    for category in ("Plain", "Rules"):
        add(
            category,
            f"{{first:Plain}} {conjunction} {{second:{category}}}",
            build=lambda first, second: (*first, *second),
            read_only=True,
        )
        add(category, f"{{first:Plain}} , but {{second:{category}}}", build=no_exception, read_only=True)
        add(
            category,
            f"{{first:Plain}} , {{second:{category}}}",
            build=listed_rules,
            cost=FAR,
            read_only=True,
        )
        add(category, f"{{first:Plain}} : {{second:{category}}}", build=restated, cost=FAR, read_only=True)
        add(
            category,
            f"{NOW} [,] {{rules:{category}}}",
            build=lambda rules: None if isinstance(rules[0], Wild) else rules,
            read_only=True,
        )
        add(category, f"{NEXT} [,] {{rules:{category}}}", build=lambda rules, _=True: rules, read_only=True)
        for label, verb in LABELS.items():
            add(
                category,
                f"{label} : {{rules:{category}}}",
                build=lambda rules, verb=verb: rules if any(_done(rule, verb) for rule in rules) else None,
                read_only=True,
            )
        add(
            category,  # whoever wins, loses or shows is still in
            f"<of|among> <those|the <players|ones>> <{{_:StillIn}}|[who <are|is|went|go|stayed|stay>] in> [,] {{rules:{category}}}",
            build=lambda rules, _=True: rules,
            read_only=True,
        )
        add(category, f"after that [,] {{rules:{category}}}", build=next_step, cost=FAR, read_only=True)
        for street, many in STREETS.items():
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
        "{first:Plain} <,|, and|and|, then|then|, followed by|followed by|, and then|, with|with> <another|one more|one last|<a|the> [second|third|fourth|fifth|last|final|next|new|further]> round",
        build=another_round,
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} <, then|, and then|and then|then> another [one|card]",
        build=lambda first: (*first, first[-1]) if _one_each(first[-1]) else None,
        cost=FAR,
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} [,] and <gets|get|brings|bring> {bet:Bet}",
        build=lambda first, bet: (*first, bet) if _done(first[-1], Verb.DEAL) else None,
        read_only=True,
    )
    add(
        "Plain",
        [
            "{first:Plain} <, then|, and then|and then|, and> {cards:Object} <and|, then|and then> {bet:Betting}",
            "{first:Plain} <, then|, and then|and then|, and|and> {cards:Object} <, with|with|and|, and> {bet:Bet}",
            "{first:Plain} <, then|, and then|and then|, and|and> <a|the> {_:Ordinal} [one] <, with|with|and|, and|followed by|, then|and then> {bet:Bet}",
            "{first:Plain} <, then|, and then|and then|, and|and> <a|the> {_:Ordinal} [one] <and|, then|and then> {bet:Betting}",
        ],
        build=dealt_on,
        read_only=True,
    )
    add(
        "Plain",
        [
            "{first:Plain} <, then|, and then|and then|, and|and> {cards:Object} <, with|with|and|followed by> <another [one]|one more|a <last|final|second|third> one>",
            "{first:Plain} <, then|, and then|and then|, and|and> <a|the> {_:Ordinal} [one|card] <, with|with|and|followed by> <another [one]|one more|a <last|final|second|third> one>",
        ],
        build=lambda first, cards=ONE_CARD, _=0: dealt_on(first, BETS, cards),
        read_only=True,
    )
    add(
        "Plain",
        [
            f"{{first:Plain}} [,] <with|and> {{bet:Bet}} after <each|every> {ONE_OF_THEM}",
            f"{{first:Plain}} [,|and] betting [again] after <each|every> {ONE_OF_THEM}",
            "{first:Plain} [,|and] betting <each|every> time",
            "{first:Plain} [,] <with|and> {bet:Bet} <after|on> <both|all> [of <them|these|those>]",
            "{first:Plain} [,] betting <after|on> <both|all> [of <them|these|those>]",
            "{first:Plain} [,] <with|and|then|and then> [there is|we have] {bet:Bet} <every|each> time",
            "{first:Plain} , {bet:Bet} <every|each> time",
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
    add(
        "Plain",
        "{first:Plain} <and|, and|, then|and then|, and then|,> <<a|the> {_:Ordinal} [and <last|final>]|<a|the|one> <last|final|more>|one more|one> [one|card] [is|is dealt] {face:FaceWord}",
        build=one_more_so,
        cost=FAR,
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} <and|, and|, then|and then|, with> <one|one more|a last one|another> [card] [is|is then] [dealt|turned|placed|put|laid] <face up {to:Middle}|{to:Middle} [face up]>",
        build=lambda first, to: (
            (*first, Do(Deed(Verb.DEAL, THE_DEALER, cards=ONE_CARD, to=to, face=Face.UP)))
            if _done(first[-1], Verb.DEAL) and to == Board()
            else None
        ),
        cost=FAR,
        read_only=True,
    )
    for category in ("Plain", "Rules"):
        add(
            category,
            f"<on|in|at|for> the draw [,] {{rules:{category}}}",
            build=lambda rules: rules if _done(rules[0], Verb.DRAW) else None,
            read_only=True,
        )
    then = "<, then|, and then|and then|then>"
    for first in ("Clause", "Passes"):  # three cards to the left, then two to the right, then one to the left
        add("Passes", f"{{first:{first}}} {then} {{cards:Object}} {{to:Toward}}", build=passed_again, read_only=True)
    add("Plain", "{first:Passes}", build=lambda first: tuple(map(Do, first)), read_only=True)
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
    add(
        "Plain",
        "{rule:Step} [,] after the <ante|antes>",
        build=lambda rule: (Do(Deed(Verb.ANTE)), rule),
        cost=FAR,
        read_only=True,
    )
    add("Plain", "{bet:Bet} follows the draw", (Moment(Before.DRAW), v.bet), read_only=True)
    add("Rules", "if {condition:Cond} [,] [then] {rules:Rules}", build=conditional, read_only=True)
    add("Rules", "{rules:Plain} if {condition:Cond}", build=conditional, cost=FAR, read_only=True)
    add(
        "Rules",
        [
            "{rules:Plain} [,] should {players:Players} {that:Pred.you}",
            "{rules:Plain} [,] should {players:Players} happen to {that:Pred.you}",
        ],
        build=lambda rules, players, that: conditional(so, rules) if (so := so_for(players, that)) else None,
        cost=FAR,
        read_only=True,
    )
    add("Rules", "{condition:Cond} ? [then] {rules:Rules}", build=conditional, read_only=True)
    add(
        "Rules",
        "if {condition:Cond} [,] {rules:Plain} [,] <then or later|at any time <from then on|after that|later>|from then on>",
        build=then_or_later,
        read_only=True,
    )
    add(  # whoever ever had it has the right from then on
        "Rules",
        "if <you|a player|any player|anyone> ever <<has|have> {made:Made} showing|<shows|show> {made:Made}> [,] {rules:Plain}",
        build=lambda made, rules: then_or_later(so := HasHand(made, showing=True), rules) or conditional(so, rules),
        read_only=True,
    )
    given = "<as long as|so long as|while|provided [that]|in case|in the event [that]>"
    only_if = "<only if|but only if|only when>"
    add("Rules", f"{given} {{condition:Cond}} , {{rules:Rules}}", build=conditional, read_only=True)
    add("Rules", f"{{rules:Plain}} [,] {given} {{condition:Cond}}", build=conditional, cost=FAR, read_only=True)
    add("Rules", f"{{rules:Plain}} [,] {only_if} {{condition:Cond}}", build=only_where, cost=FAR, read_only=True)
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
    for pattern, cost in (
        ("unless {condition:Cond} , {rules:Rules}", PLAIN),
        ("{rules:Plain} [,] unless {condition:Cond}", FAR),
    ):
        add(
            "Rules",
            pattern,
            build=lambda condition, rules: conditional(opposite(condition), rules),
            cost=cost,
            read_only=True,
        )
    add(
        "Rules",
        "{rules:Plain} [,] unless {condition:Cond} , in which case {other:Plain}",
        build=except_where,
        read_only=True,
    )
    add("Rules", "the first time [that] {condition:Cond} , {rules:Rules}", build=first_time, read_only=True)
    add("Rules", "<after|once|when> {condition:Cond} , {rules:Rules}", build=after_all, cost=FAR, read_only=True)
    add(
        "Rules",
        "{rules:Plain} [,] [but only] <after|once> {condition:Cond}",
        build=lambda condition, rules: None if all_did(condition) is Verb.ANTE else after_all(condition, rules),
        cost=FAR + FAR,
        read_only=True,
    )
    add("Rules", "after {condition:Cond} , {rules:Rules}", build=after_each, read_only=True)
    for verb, noun in EVENTS.items():
        add(
            "Rules",
            [
                f"after <a|an|any|each|every> {noun} [,] {{rules:Rules}}",
                f"on <any|each|every> {noun} [,] {{rules:Rules}}",
            ],
            build=lambda rules, verb=verb: (
                whenever(Happens(Deed(verb, ANYBODY)), rules) if verb is not Verb.BET else None
            ),
            read_only=True,
        )
    add(
        "Rules",
        "<after|upon> {deed:VP.ing} , {rules:Rules}",
        build=lambda deed, rules: (
            (Moment(Before.DEED, deed.verb), *rules) if deed == Deed(deed.verb) and deed.verb not in BETTING else None
        ),
        cost=FAR,
        read_only=True,
    )
    before = "before <anyone|anybody|any player|a player|somebody|someone|players|you|they>"
    add(
        "Rules",
        f"{before} <{{deed:VP.s}}|{{deed:VP.base}}> , {{rules:Rules}}",
        build=lambda deed, rules: (Moment(Before.NO_DEED, deed.verb), *rules) if deed.verb not in BETTING else None,
        cost=FAR,
        read_only=True,
    )
    whenever_words = "<when|whenever|each time|any time|anytime|as soon as|every time|once>"
    add("Rules", f"{whenever_words} {{condition:Cond}} [,] {{rules:Rules}}", build=whenever, read_only=True)
    add(
        "Rules",
        "{rules:Plain} <whenever|[for] <each|every> time|any time|when> {condition:Cond}",
        build=whenever,
        cost=FAR,
        read_only=True,
    )
    _of_themselves(grammar, f"<if|when|{given[1:-1]}|{only_if[1:-1]}>")


def _of_themselves(grammar: Grammar, when: str) -> None:
    """What players do where something is so for themselves: each player antes if they have a pair."""
    for they, meant in (
        ("they {that:Pred.you}", of_themselves),
        ("they {that:Pred}", of_themselves),
        ("<he|she|he or she> {that:Pred}", of_him),
    ):
        add = grammar.add
        add("Rules", f"{{deed:Clause}} [,] {when} {they}", build=meant, read_only=True)
        add(
            "Rules",
            f"{{deed:Clause}} [,] unless {they}",
            build=lambda deed, that, meant=meant: meant(deed, opposite(that)),
            read_only=True,
        )


def of_him(deed: Deed, that: Condition) -> tuple[Any, ...] | None:
    """What is done if something is so for one player: whoever is paid by all, or else whoever does it."""
    match deed:
        case Deed(Verb.PAY, Players(Quantifier.EACH), to=Players(Quantifier.THE) as payee):
            so = so_for(payee, that)
            return conditional(so, (Do(deed),)) if so else None
    return of_themselves(deed, that)


def of_themselves(deed: Deed, that: Condition) -> tuple[Any, ...] | None:
    """A deed of players for whom something holds; what happens to one of them at any time is followed by it."""
    if any(part == AsBefore() for part in that.walk()):  # "if they have one": of what?
        return None
    if deed.verb is Verb.DEAL and deed.to == EACH_PLAYER and not deed.then and not generic_event(that):
        return (Do(replace(deed, to=Players(Quantifier.EACH, Such(Everyone(), that)))),)
    if deed.verb in DEALERS:
        return None
    match deed.agent:
        case Players(Quantifier.EACH | Quantifier.ANY, Everyone(), None) if deed.verb is Verb.OPEN:
            return conditional(that, (Do(replace(deed, agent=YOU)),))
        case Players(Quantifier.EACH | Quantifier.ANY, Everyone(), None) if generic_event(that):
            return whenever(that, (Do(replace(deed, agent=YOU)),))
        case Players(Quantifier.EACH | Quantifier.ANY as some, who, None):
            return (Do(replace(deed, agent=Players(some, Such(who, that)))),)
        case Players(Quantifier.THE, who) if not isinstance(who, You | Unsaid | That):
            found = so_for(deed.agent, that)
            return conditional(found, (Do(deed),)) if found else None
    return None


def generic_event(that: Condition) -> bool:
    """Whether something happens to a player, and is not merely so."""
    return isinstance(that, Happens) and that.deed.time is Time.NOW


def _written(grammar: Grammar) -> None:
    """Conditional sentences as we write them."""
    add = grammar.add
    for kind in ("Step", "Standing", "More"):
        add("Sentence", f"{{rule:{kind}}}", v.rule)
    add("Sentence", "if {condition:Cond} , {then:Steps}", When(v.condition, v.then))
    add("Sentence", "the first time {condition:Cond} , {then:Steps}", When(v.condition, v.then, once=True))
    add("Sentence", "if {condition:Cond} , {then:Steps} , then or later", When(v.condition, v.then, lasting=True))
    add("Sentence", "if {condition:Cond} , {then:Steps}", If(v.condition, v.then))
    add(
        "Sentence",
        "if {condition:Cond} , {then:Steps} , otherwise {otherwise:Steps}",
        If(v.condition, v.then, v.otherwise),
    )
    add("Cond", "everyone still in has all <their|> cards face up", AllFaceUp())
    add("Steps", "there is a {bet:Bet}", (v.bet,))
    add("Steps", "the cards are redealt", (Do(Deed(Verb.REDEAL, THE_DEALER)),))
    add("Steps", "{step:Step}", (v.step,))
    add(
        "Steps",
        "{step:Step} and {rest:Steps}",
        build=lambda step, rest: (step, *rest),
        apart=lambda steps: {"step": steps[0], "rest": steps[1:]} if len(steps) > 1 else None,
    )


def dealt_on(first: tuple[Any, ...], bet: Bets, cards: Cards = ONE_CARD, _: int = 0) -> tuple[Any, ...] | None:
    """More cards that come as those before the last betting did, and another bet: "turn up one, bet, then a last one"."""
    match first:
        case (*_, Do(Deed(Verb.DEAL | Verb.FLIP, cards=Cards() as before) as deed), Bets()) if (
            cards.many and not deed.then
        ):
            more = replace(
                cards, face=None, which=Which.CHOSEN, nth=1, at=before.at if cards.at == YOUR_HAND else cards.at
            )
            return (*first, Do(replace(deed, cards=more, face=cards.face or deed.face)), bet)
    return None


def first_time(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """The first time that something happens, something follows, and never again."""
    made = whenever(condition, rules)
    return tuple(replace(rule, once=True) for rule in made) if made else None


def conditional(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """If something is so or happens, something follows."""
    from pokernight.english.kinds import step_or_standing

    return step_or_standing(condition, rules)


def then_or_later(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """What may be done when something happens, or at any time after that."""
    made = conditional(condition, rules)
    chosen = all(isinstance(rule, Do) and rule.deed.mood is Mood.MAY for rule in rules)
    match made:
        case (When() as when,) if chosen:
            return (replace(when, lasting=True),)
    return None


def except_where(condition: Any, rules: tuple[Any, ...], other: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Something is done, and something else where a condition holds; how ties are settled is said beside who wins."""
    if isinstance(condition, Tied):
        told = conditional(condition, other)
        return (*rules, *told) if told else None
    steps = all(isinstance(rule, Step) for rule in (*rules, *other))
    they = any(
        isinstance(part, You) for rule in other for part in rule.walk()
    )  # those of the one clause, or the other?
    return (If(condition, other, rules),) if steps and not they else None


def only_where(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Something may be done only where something is so; what everybody may do anyway is forbidden elsewhere."""
    match rules:
        case (Do(Deed(verb, mood=Mood.MAY) as deed),) if verb in ALWAYS_ALLOWED:
            return conditional(opposite(condition), (Do(replace(deed, mood=Mood.MAY_NOT)),))
    return conditional(condition, rules)


ALL_HAVE_CARDS = Holds(EACH_PLAYER, Has(Cards()))
"""Everybody has been dealt in: that is a time, and no condition."""


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


def after_each(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Something follows each time that one player does something."""
    match condition:
        case Happens(Deed(verb, Players(Quantifier.ANY | Quantifier.THE), time=Time.NOW)) if verb is not Verb.BET:
            return whenever(condition, rules)
    return None


def whenever(condition: Any, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Whenever something happens, something follows."""
    from pokernight.english.kinds import always

    return None if all_did(condition) or condition == ALL_HAVE_CARDS else always(condition, rules)
