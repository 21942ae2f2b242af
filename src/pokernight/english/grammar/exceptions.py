"""Who is left out of what others do, and who does the same: except the dealer, however, so does, neither does."""

from dataclasses import dataclass, replace
from typing import Any

from pokernight.cards import Rank
from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.afterthoughts import (
    Follows,
    Otherwise,
    SaysMore,
    in_place_of,
    last_in_place,
    without_last,
)
from pokernight.english.grammar.cards import LEFT_OUT
from pokernight.english.grammar.conditions import opposite
from pokernight.english.grammar.deeds import BETTING, DEALERS, acts, only_they
from pokernight.english.grammar.players import That, Unsaid
from pokernight.english.template import v
from pokernight.meaning.cards import ANY_CARD, YOUR_HAND, Cards, NotOf, OfRank, Which
from pokernight.meaning.deeds import Deed, Mood, Order, Verb
from pokernight.meaning.numbers import ONE, Amount, Quantity
from pokernight.meaning.players import (
    EACH_PLAYER,
    YOU,
    Dealer,
    Everyone,
    Latest,
    Neighbor,
    Other,
    Players,
    Quantifier,
    Such,
    You,
)
from pokernight.meaning.rules import All, Do, Happens, Has, OneOf, Remark, When
from pokernight.meaning.sorts import Condition, Kind, Rule

AS_USUAL = "hands rank as usual"
LEAVES_OUT = "<except [for]|but not|save [for]|other than|excluding|excepting|not including|not counting|not>"
HOWEVER = "<however|but|still|though|then again>"
"""What begins an exception to the step before."""
AND_YET = "<, but|but|, although|, though|, while|, whereas|, however ,>"
"""What joins an exception to the clause before it."""
EXCEPT = "<except|except that|only that|with the exception that|the exception being that>"
"""What can begin nothing but an exception."""
DOES_NOT = "<<does|do|may|can|must|will|should> not [do <so|it|that|this>]|<is|are> not [allowed|permitted] [to [do <so|it|that|this>]]>"
THE_SAME = {
    Mood.DOES: "<does|do|will>",
    Mood.MAY: "<may|can|might>",
    Mood.MUST: "<must|should|does|do|has to>",
    Mood.MAY_NOT: "<may|can|must|does|do|is|are|will>",
}


@dataclass(frozen=True)
class LeavesOut(SaysMore):
    """Some players do not do what was said before."""

    players: Players


@dataclass(frozen=True)
class DoneAtMost(SaysMore):
    """How often what was said before may be done in one hand."""

    often: int


@dataclass(frozen=True)
class But(SaysMore):
    """Some players do something else than the others were said to do, or do something as well."""

    deed: Deed
    instead: bool = False
    """Whether it can only be in place of what the others do."""


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _left_out(grammar)
    _left_in(grammar)
    _kinds_left_out(grammar)
    _otherwise_by_some(grammar)
    _unless(grammar)
    _the_same(grammar)
    _frames(grammar)
    _other_numbers(grammar)
    _orders(grammar)
    _doing_so(grammar)


USUAL = "<usual|normal|regular|standard|ordinary|customary>"


def _frames(grammar: Grammar) -> None:
    """What is so as usual, and what is not: the usual rules apply, except that a flush beats a full house."""
    add = grammar.add
    add(
        "Standing",
        [
            f"[all|all of] the {USUAL} [poker] rules [of|for <poker|betting|play|the game>] <apply|hold|are <used|followed|in force>>",
            f"{USUAL} <betting|poker|playing|> rules [apply|hold]",
            f"<the betting|betting|play|the play> <is|goes|proceeds|runs> <as usual|{USUAL}|the {USUAL} way|by the {USUAL} rules>",
            "all [the|of the] other rules <are the same|are as usual|are unchanged|apply|stay the same|hold>",
        ],
        Remark("everything else is as usual"),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"<the|> <hand rankings|ranking of hands|rankings|ranking> <is|are> <{USUAL}|as usual|unchanged|the {USUAL} <one|ones>>",
            f"[the] {USUAL} ranking <applies|holds|is used>",
        ],
        Remark(AS_USUAL),
        read_only=True,
    )
    for category in ("Plain", "Rules"):
        add(
            category,
            f"{{first:Plain}} [,|:] <{EXCEPT}|with this exception|with one exception> [,|:] {{second:{category}}}",
            build=lambda first, second: (*first, *second) if all(map(_is_usual, first)) else None,
            cost=FAR,
            read_only=True,
        )


def _doing_so(grammar: Grammar) -> None:
    """What is said of whoever does what was said before: anyone doing so pays a chip, this may be done once."""
    add = grammar.add
    so = "<so|this|that|it>"
    one = "<anyone|anybody|a player|any player>"
    doer = f"<<whoever|the player who|{one} who> <does|did> {so}|{one} doing {so}>"
    doers = f"<<players|those|all> who <do|did> {so}|<players|those> doing {so}>"
    back = "<in <return|exchange> [for <this|that|it>]|for <doing so|doing this|doing that>> [,] <you|they>"
    for subject, form in ((doer, "s"), (doers, "base"), (back, "base")):
        patterns = [f"{subject} {{deed:VPs.{form}}}", f"{subject} {{mood:Modal}} {{deed:VPs.base}}"]
        add("More", patterns, build=follows_from_it, read_only=True)
    times = "{often:Times} [<per|a|each|in a> <hand|game|deal>]"
    most = "[only|just|at most|up to|no more than]"
    add(
        "More",
        [
            f"<this|that|it> <may|can> [only] be done {most} {times}",
            f"<you|they|players|each player|a player> <may|can> [only] do <this|that|so|it> {most} {times}",
            f"<nobody|no one> <may|can> do <this|that|so|it> more than {times}",
            f"<you|they|players|a player> <may|can> not do <this|that|so|it> more than {times}",
        ],
        DoneAtMost(v.often),
        read_only=True,
    )


def follows_from_it(deed: Deed, mood: Mood = Mood.DOES) -> Follows | None:
    """What else is done by those who do what was said before."""
    found = acts(YOU, deed, mood) if mood in (Mood.DOES, Mood.MUST) else None
    return Follows((Do(replace(found, mood=Mood.DOES)),), done=True) if found else None


def _orders(grammar: Grammar) -> None:
    """In which order players act, by what they show: in ascending order of their hands, from the high hand downward."""
    shown = "[of <their|the|what they> <up cards|hands|boards|hands showing|cards showing|show>]"
    for order, rising, end, way in (
        (Order.LOW_FIRST, "<ascending|rising|increasing>", "<low|lowest>", "<up|upward|upwards>"),
        (Order.HIGH_FIRST, "<descending|falling|decreasing>", "<high|highest|best>", "<down|downward|downwards>"),
    ):
        by = f"<in {rising} order {shown}|from [the] {end} <hand|card|board> [showing] [on] {way}>"
        grammar.add(
            "Clause",
            [f"{by} [,] {{deed:Clause}}", f"{{deed:Clause}} [,] {by}"],
            build=lambda deed, order=order: (
                replace(deed, order=order)
                if not deed.order and not deed.start and deed.agent.quantifier is not Quantifier.THE
                else None
            ),
            read_only=True,
        )


def _is_usual(rule: Rule) -> bool:
    """Whether something is said to be as usual, and no more."""
    return isinstance(rule, Remark) and rule.about.endswith("as usual")


def _other_numbers(grammar: Grammar) -> None:
    """Another number for some players, or at another price: up to two, or four with no face card; two for three chips."""
    add = grammar.add
    many = "{many:Quantity} [<card|cards|of them|instead>]"
    for so in ("<if|when> <they|you> {that:Pred.you}", "<if|when> <he|she> {that:Pred}", "{that:With}"):
        for pattern in (f"{{deed:Clause}} <, or|or|, but> {many} {so}", f"{{deed:Clause}} ( [or] {many} {so} )"):
            add("Step", pattern, build=so_many_for_some, cost=FAR, read_only=True)
    add(
        "Step",
        f"{{deed:Clause}} <, or|or|, and> {many} for {{price:Amount}}",
        build=so_many_for_a_price,
        cost=FAR,
        read_only=True,
    )


AN_ACE = Has(Cards(ONE, OfRank((Rank.ACE,))))


def so_many_for_some(deed: Deed, many: Quantity, that: Condition) -> Rule | None:
    """Something done with so many cards, and with another number by those for whom something holds."""
    agent = EACH_PLAYER if deed.agent.who in (You(), Unsaid()) else deed.agent
    if deed.cards is None or not deed.cards.many or deed.instead or deed.then or agent != EACH_PLAYER or that == AN_ACE:
        return None
    if deed.cards.many.low == 0 and many.low == many.high:  # up to two, or three
        many = replace(many, low=0)
    those = Players(Quantifier.EACH, Such(Everyone(), that))
    plain = replace(deed, agent=agent)
    return in_place_of(plain, replace(plain, agent=those, cards=replace(deed.cards, many=many)))


def so_many_for_a_price(deed: Deed, many: Quantity, price: Amount) -> Rule | None:
    """A choice between so many cards at one price, and another number at another price."""
    if deed.cards is None or not deed.cards.many or not deed.price or deed.each or deed.mood is Mood.MAY_NOT:
        return None
    if deed.cards.many.low == many.low - 1 == 1 and price == replace(deed.price, times=2 * deed.price.times):
        return None  # as many as one likes, at a price for each
    return OneOf((deed, replace(deed, cards=replace(deed.cards, many=many), price=price)))


def _left_out(grammar: Grammar) -> None:
    """Everyone does something, and some players do not."""
    add = grammar.add
    for pattern in (
        f"{{deed:Clause}} [,] {LEAVES_OUT} {{players:Players}}",
        f"{{deed:Clause}} ( {LEAVES_OUT} {{players:Players}} )",
    ):
        add("Clause", pattern, build=without, cost=FAR, read_only=True)
    this = "<this|that|it|the rule|this rule|that rule>"
    add(
        "Exempt",
        [
            f"{{players:Players}} {DOES_NOT}",
            "not {players:Players} [, <though|however>]",
            f"{this} does not <apply to|hold for|go for|include|count for> {{players:Players}}",
            "{players:Players} <is|are> <exempt|excluded|left out|excused|the <only|one|sole|> exception> [from <this|that|it>]",
        ],
        build=lambda players: players if some_of_all(players) else None,
        read_only=True,
    )
    add("Clause", f"{{deed:Clause}} <{AND_YET}|[,] {EXCEPT}> {{players:Exempt}}", build=without, read_only=True)
    add("More", f"[{HOWEVER}|{EXCEPT}] [,] {{players:Exempt}}", LeavesOut(v.players), read_only=True)


def _left_in(grammar: Grammar) -> None:
    """Somebody who is named though he is one of all players anyway: even the dealer."""
    for pattern in (
        "{deed:Clause} [,] <even|including|also> {players:Players}",
        "{deed:Clause} , {players:Players} <included|too>",
    ):
        grammar.add(
            "Clause",
            pattern,
            build=lambda deed, players: (
                deed
                if deed.agent == EACH_PLAYER
                and isinstance(players.who, (*BY_SEAT, Latest))
                and deed.verb not in DEALERS
                else None
            ),
            cost=FAR,
            read_only=True,
        )


def _kinds_left_out(grammar: Grammar) -> None:
    """Players choose cards for something, but none of a kind: other than wild cards, (no aces)."""
    kinds = "[<any|the|your|their|a|an>] {kind:Kinds}"
    held = "[[that] <you|they|he|she> [may|might|happen to] <have|has|hold|holds>]"
    grammar.add(
        "Clause",
        [
            f"{{deed:Clause}} [,] <{LEFT_OUT}|but never> {kinds} {held}",
            f"{{deed:Clause}} ( <{LEFT_OUT}|but never|no|never|not> {kinds} {held} )",
            f"{{deed:Clause}} , [but|and] <none of <which|them> <may|can> be|<which|these> <may|can|must|should> not be> {kinds}",
        ],
        build=sparing,
        cost=FAR,
        read_only=True,
    )


CHOSEN_FOR = (Verb.PASS, Verb.DISCARD, Verb.DRAW, Verb.SWAP, Verb.SHOW, Verb.FLIP, Verb.TWIST, Verb.SELL)
"""What is done with cards that their owner chooses."""


def sparing(deed: Deed, kind: Kind) -> Deed | None:
    """A deed with cards that their owner chooses, but none of a kind."""
    cards = deed.cards
    if cards is None or deed.verb not in CHOSEN_FOR or deed.mood is Mood.MAY_NOT or deed.then:
        return None
    chosen = cards.kind == ANY_CARD and cards.which is Which.CHOSEN and cards.many and cards.at == YOUR_HAND
    return replace(deed, cards=replace(cards, kind=NotOf(kind))) if chosen else None


def _otherwise_by_some(grammar: Grammar) -> None:
    """Everyone does something, and some players do it in another way."""
    add = grammar.add
    add("Plain", f"{{deed:Clause}} {AND_YET} {{other:Clause}}", build=but_some, read_only=True)
    add("Plain", f"{{deed:Clause}} [,] {EXCEPT} {{other:Clause}}", build=except_some, read_only=True)
    add(
        "Step",
        "{deed:Clause} , but {other:Clause} instead",
        build=lambda deed, other: in_place_of(deed, other) if in_another_mood(other) else None,
        apart=lambda step: (
            {"deed": without_last(step), "other": other}
            if (other := last_in_place(step)) and in_another_mood(other)
            else None
        ),
    )
    add(
        "More",
        f"{HOWEVER} [,] {{deed:Clause}}",
        build=lambda deed: But(deed) if some_of_all(deed.agent) and deed.mood is not Mood.MAY_NOT else None,
        read_only=True,
    )
    add(
        "More",
        f"{EXCEPT} [,] {{deed:Clause}}",
        build=lambda deed: But(deed, instead=True) if some_of_all(deed.agent) else None,
        read_only=True,
    )


def _unless(grammar: Grammar) -> None:
    """What players do unless something is so for them, and what they do in that case."""
    then = "<, in which case|, and in that case|, and then> [,] <they|he|she|you>"
    for they in ("<they|you> {that:Pred.you}", "<he|she|they> {that:Pred}"):
        for does in ("{other:VP.base}", "{other:VP.s}", "{mood:Modal} {other:VP.base}"):
            grammar.add(
                "Rules", f"{{deed:Clause}} [,] unless {they} {then} {does}", build=or_if_so, cost=FAR, read_only=True
            )


def or_if_so(deed: Deed, that: Condition, other: Deed, mood: Mood = Mood.DOES) -> tuple[Rule, ...] | None:
    """A deed of all players, and what those do in place of it for whom something is so."""
    all_ = replace(deed, agent=EACH_PLAYER) if deed.agent.who in (You(), Unsaid()) else deed
    if mood is Mood.MAY_NOT or any(isinstance(part, Happens) for part in that.walk()):
        return None
    some = acts(Players(Quantifier.EACH, Such(Everyone(), that)), other, mood)
    return except_some(all_, some) if some else None


def _the_same(grammar: Grammar) -> None:
    """Others do the same, or do not do it either."""
    add = grammar.add
    for mood, does in THE_SAME.items():
        so = "<nor|and neither|neither>" if mood is Mood.MAY_NOT else "<and so|so>"
        patterns = [f"{{deed:Clause}} [,] {so} {does} {{other:Players}}"]
        if mood is Mood.MAY_NOT:
            patterns.append(f"{{deed:Clause}} [,] and {{other:Players}} {does} not either")
        else:
            patterns.append(f"{{deed:Clause}} [,] and {{other:Players}} {does} [so] <too|as well|likewise>")
        add("Plain", patterns, build=lambda deed, other, mood=mood: so_do(deed, other, mood), read_only=True)


def so_do(deed: Deed, other: Players, mood: Mood) -> tuple[Rule, ...] | None:
    """The same deed by others, in the same mood."""
    if deed.mood is not mood or deed.verb in DEALERS or other.quantifier is Quantifier.NO or other == deed.agent:
        return None
    return (Do(deed), Do(replace(deed, agent=other)))


def some_of_all(players: Players) -> bool:
    """Whether some players are meant who can be told from the others."""
    match players:
        case Players(Quantifier.THE, You() | That() | Unsaid()):
            return False
        case Players(Quantifier.THE, _, None) | Players(Quantifier.EACH | Quantifier.ANY, Such(), None):
            return True
    return False


def in_another_mood(deed: Deed) -> bool:
    """Whether some players may or must do something, which is not simply done."""
    return deed.mood is not Mood.DOES and some_of_all(deed.agent)


def all_but(all_: Players, some: Players) -> Players | None:
    """Players without some of them."""
    if not some_of_all(some) or all_.many or all_.quantifier not in (Quantifier.EACH, Quantifier.ANY):
        return None
    match all_.who, some.who:
        case Everyone(), Such(Everyone(), that):
            return replace(all_, who=Such(Everyone(), opposite(that)))
        case Such(among, first), Such(Everyone(), that):
            return replace(all_, who=Such(among, All((first, opposite(that)))))
        case Everyone(), who if not isinstance(who, Such):
            return Players(Quantifier.EACH, Other(who))
    return None


def without(deed: Deed, players: Players) -> Deed | None:
    """A deed that some players are left out of: they do not do it, or it is not done to them."""
    if deed.verb is Verb.DEAL and isinstance(deed.to, Players):
        to = all_but(deed.to, players)
        return replace(deed, to=to) if to and not deed.then else None
    if deed.verb in DEALERS:
        return None
    if deed.mood is Mood.MAY_NOT:  # nobody may, except the dealer
        plain = replace(deed, agent=EACH_PLAYER, mood=Mood.DOES)
        return only_they(players, plain) if deed.agent == EACH_PLAYER and some_of_all(players) else None
    agent = all_but(deed.agent, players)
    return replace(deed, agent=agent) if agent else None


BY_SEAT = (Dealer, Neighbor)
"""Who is told by the seat stays the same, whatever is done."""
KEEPS_CARDS = (Verb.PAY, Verb.ANTE, Verb.BET, Verb.LOOK, Verb.SHOW)
"""What does not change anybody's cards."""


def but_some(deed: Deed, other: Deed) -> tuple[Rule, ...] | None:
    """What everyone does, and what some of them do in place of it, where it is the same sort of thing."""
    return except_some(deed, other) if deed.verb is other.verb else None


def except_some(deed: Deed, other: Deed) -> tuple[Rule, ...] | None:
    """What everyone does, and what some of them do in place of it."""
    if (
        deed.mood is Mood.MAY_NOT
        or deed.verb in DEALERS
        or (other.mood is Mood.MAY_NOT and other.verb is not deed.verb)
    ):
        return None
    others = all_but(deed.agent, other.agent)
    if others is None:
        return None
    if other.mood is Mood.MAY_NOT:
        return (Do(replace(deed, agent=others)),) if _named_again(deed, other) else None
    if isinstance(other.agent.who, BY_SEAT) or deed.verb in KEEPS_CARDS:
        return (Do(replace(deed, agent=others)), Do(other))
    if not other.then and other.verb in (*KEEPS_CARDS, Verb.FOLD):
        return (Do(other), Do(replace(deed, agent=others)))
    return (in_place_of(deed, other),)


def _named_again(deed: Deed, other: Deed) -> bool:
    """Whether what some may not do is what all the others do."""
    return other.cards in (None, deed.cards) and other.price in (None, deed.price) and other.to in (None, deed.to)


def except_by_some(rule: Any, said: SaysMore) -> tuple[Rule, ...] | None:
    """A step, and what is said of players who do not do it, or do something else."""
    match rule, said:
        case Do(deed), LeavesOut(players):
            made = without(deed, players)
            return (Do(made),) if made else None
        case Do(Deed(mood=Mood.MAY, often=None) as deed), DoneAtMost(often) if deed.verb not in BETTING:
            return (Do(replace(deed, often=often)),)
        case Do(deed), But(other, instead) if instead or deed.verb is other.verb:
            return except_some(deed, other)
        case _, But(other, instead=False):
            return (rule, Do(other))
        case When(condition, then, once=False, lasting=False), Otherwise(rules, done=False) if _is_state(condition):
            return None if _or_fold(then, rules) else in_either_case(condition, then, rules)
    return None


def in_either_case(condition: Condition, then: tuple[Any, ...], rules: tuple[Any, ...]) -> tuple[Rule, ...] | None:
    """What follows where something is so, and where it is not; what is done first must not change who does the other."""
    one, other = When(condition, then), When(opposite(condition), rules)
    if all(map(_keeps_cards, then)):
        return (one, other)
    if all(map(_keeps_cards, rules)):
        return (other, one)
    match then, rules:
        case (Do(deed),), (Do(rest),) if deed.agent.who == rest.agent.who == You():
            those = Players(Quantifier.EACH, Such(Everyone(), condition))
            return (in_place_of(replace(rest, agent=EACH_PLAYER), replace(deed, agent=those)),)
    return None


def _keeps_cards(rule: Rule) -> bool:
    """Whether a step leaves the cards of all players as they are."""
    return isinstance(rule, Do) and not rule.deed.then and rule.deed.verb in (*KEEPS_CARDS, Verb.FOLD)


def _is_state(condition: Condition) -> bool:
    """Whether something is so, and nothing happens."""
    return not any(isinstance(part, Happens) for part in condition.walk())


def _or_fold(then: tuple[Any, ...], rules: tuple[Any, ...]) -> bool:
    """Whether players must do something or fold, which is one choice."""
    match then, rules:
        case (Do(Deed(mood=Mood.MUST)),), (Do(Deed(Verb.FOLD)),):
            return True
    return False
