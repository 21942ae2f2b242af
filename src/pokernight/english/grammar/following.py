"""The card that comes after a certain one is wild, until the next of these comes."""

from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.marks import MatesToo
from pokernight.english.grammar.wilds import AND_MATES, MATES, rank_wild
from pokernight.meaning.cards import Anywhere, Cards, Face, Which
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import ONE
from pokernight.meaning.rules import Do, Remark, Wild
from pokernight.meaning.sorts import Kind

NONE_FOLLOWS = "nothing else is wild where the last of them has none after it"
NOTHING_LEFT = "nothing is wild where the last of them has none after it"
NEW_FOLLOWER = "the card after the last one is wild, and none before it"

WHEN = "<when|whenever|if|each time|every time|any time|anytime|as soon as|once>"
LATER = "[later|later on|again|after that|down the road]"
COMES = (
    f"<<is|gets> [ever] <dealt|turned|flipped> <up|face up> {LATER}|<comes|turns|shows|pops> [face] up [face up] {LATER}|"
    f"<is|gets> later <dealt|turned|flipped> <up|face up>|<falls|appears|hits|lands|shows> [face up] {LATER}|comes <later|later on|after that|down the road>|<is|gets> dealt <to anyone face up|face up to anyone>>"
)
IT = "<it|that one|that card|the new one|her|him|<that|the|the new> {_:Kind.one}|<that|the> second one>"
DEALT = "<comes|follows|is dealt|gets dealt|i deal|you deal|we deal|the dealer deals|is turned up|is>"
FOLLOWER = (
    "<<the|whatever> [very] next [up|face up] card [dealt|turned|that <comes|<is|gets> <dealt|turned|flipped>>] [up|face up] [to anyone|after that|after it]|"
    f"<the|whatever> [up|face up] card [that] <is dealt|comes|follows|following|dealt|turned up|coming|> [face up|up] [right|immediately|directly] <after|behind|> {IT}|"
    f"<the|whatever> [up|face up] card [that] {DEALT} [face up|up] next|"
    f"whatever {DEALT} [face up|up] <next|after {IT}>|whatever follows [{IT}]|the [up|face up] card that <follows|comes next|comes after>|the new card [that follows it|following it|after it]>"
)
"""The card that comes after one that was spoken of."""


GONE = (
    "<<goes|go|is|are> <dead|cancelled|canceled|off>|<is|are> not [wild] [anymore|any more]|<is|are> no longer [wild]|no longer <is|are>|"
    "<stops|stop> being wild|<goes|go> back to <normal|being [just] [a|an] <normal|regular|ordinary|plain> [card|cards]>|<loses|lose> its power>"
)
"""What becomes of a card that was wild so far."""


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _followers(grammar)
    _replaced(grammar)
    _last_of_all(grammar)


def _followers(grammar: Grammar) -> None:
    """When a queen comes, the next card is wild."""
    add = grammar.add
    becomes = "<is|becomes|turns> [also] <wild|the [new] wild card|a wild card> [too|as well]"
    one = "<a|an|another|any|the next> {kind:Kind.one}"
    add(
        "Standing",
        [
            f"{WHEN} {one} {COMES} , [then] {FOLLOWER} {becomes} {AND_MATES}",
            f"{WHEN} {one} {COMES} , [then] {FOLLOWER} and {MATES} <are|become> wild",
            f"{WHEN} {one} {COMES} , [then] {FOLLOWER} makes <that|its> rank wild [too|as well]",
            f"{WHEN} {one} {COMES} , [then] {FOLLOWER} <sets|names|picks|decides|determines|fixes> <the [new] wild rank|<which|what> rank is wild>",
            f"{WHEN} {one} {COMES} , [then] the rank of {FOLLOWER} <is|becomes> <wild|the [new] wild rank>",
            "<the|every|each> [next] [up|face up] card [dealt] [up|face up] [right|directly|immediately] after <a|an|the last|each|every> {kind:Kind.one} [dealt up|dealt face up|face up] <sets|names|decides|determines> the [new] wild rank",
        ],
        build=lambda kind, _=None: rank_wild(after_the_last(kind)) if _ in (None, kind) else None,
        read_only=True,
    )
    makes = f"<makes|turns> {FOLLOWER} wild"
    add(
        "Standing",
        [
            f"{WHEN} {one} {COMES} , [then] {FOLLOWER} {becomes}",
            f"{WHEN} {one} {COMES} , <it|that> {makes}",
            f"{one} [dealt] <up|face up> {makes}",
        ],
        build=lambda kind, _=None: Wild(after_the_last(kind)) if _ in (None, kind) else None,
        read_only=True,
    )
    add(
        "Standing",
        f"the first {{kind:Kind.one}} [dealt] <up|face up> {makes}",
        build=lambda kind, _=None: Wild(after_the(Which.FIRST, kind)),
        read_only=True,
    )
    other = "the next [up|face up] card is <a|an> {other:Kind.one}"
    add(
        "Standing",
        [
            f"if <a|an> {{kind:Kind.one}} {COMES} and {other} , [all] {{others:Kind.all}} are wild [for everyone|for everybody]",
            "if <a|an> {kind:Kind.one} is followed by <a|an> {other:Kind.one} , [all] {others:Kind.all} are wild [for everyone|for everybody]",
        ],
        build=lambda kind, other, others: MatesToo() if other == others != kind else None,
        read_only=True,
    )


def _replaced(grammar: Grammar) -> None:
    """When another queen comes, another card is wild, and the one before is not."""
    add = grammar.add
    old = "<<the|that|any> <old|last|previous|first|earlier> [wild|follow|following] <card|cards|one|ones|rank>|the wild <card|rank> before it|[the] {_:Kind.all}>"
    gone = GONE
    new = f"<[the rank of] {FOLLOWER}|the next card|the new [wild|follow|following] <card|one|rank>|<the|whatever> rank <that follows|following|after> {IT}>"
    takes = (
        "<takes over|is [now] wild [instead|in its place]|is|becomes [the [new]] <wild|wild card> [instead [of <the|that> <old|last|previous|first|earlier> [wild] <card|one|rank>]]|replaces the old <wild card|one>|"
        "<sets|makes|names|picks|decides> <the new <one|rank|wild <card|rank>>|what is [now] wild>>"
    )
    more = "<another|a new|a second|the next|a later> {kind:Kind.one}"
    changes = f"<changes|switches|moves> [<to|over to> [the rank of] {FOLLOWER}]"
    latest = "<last|latest|newest|most recent>"
    twice = (
        "if <<a|another> {kind:Kind.one} <is followed by|follows> <a|another> {kinds:Kind.one}|two {kinds:Kind.all} <come|are dealt> [up|face up] <in a row|together|one after the other>|"
        "<the|that> [next] [up] card [<that|which> follows|following|after] [<a|the> {kind:Kind.one}|it|her] is [itself|also] <a|another> {kinds:Kind.one} [too]>"
    )
    add(
        "Standing",
        [
            "the card after the last one is wild , and none before it",
            f"{WHEN} {more} {COMES} , [then] {old} {gone} [<and|,|, and> {new} {takes}]",
            f"{WHEN} {more} {COMES} , [then] {new} {takes} [<and|,|, and> {old} {gone}]",
            f"{WHEN} {more} {COMES} , [then] the wild <card|cards|rank> {changes} [<and|, and> {old} {gone}]",
            f"{twice} , [then] <<the card [that <follows|comes after>|after] the second [one|{{_:Kind.one}}]|{{follower:Follower}}> <is <[what is] wild|the <one|card> that <counts|is wild|decides>|the wild one>|counts [instead]|<sets|decides> <the wild rank|what is wild>>|[just] <go on|move on|look> to the <next|second> [up] <card|one>>",
            f"<any|the> <earlier|old|previous> <follow|following> <card|rank> <is wiped out|{gone}>",
            "a {kind:Kind.one} [dealt] <face down|in the hole> does not change [the wild card|anything]",
            "only face up {kinds:Kind.all} change the wild card",
            "only [the] face up ones count [for following]",
            "<a|each|every> new [up|face up] {kind:Kind.one} <means a new|changes the> wild card",
            "the card after the <second|new|next|other> {kind:Kind.one} is [now] wild [instead]",
            "{kinds:Kind.all} [dealt] <face down|down|in the hole> <do not change <the wild card|anything|what is wild>|change nothing>",
            "<a|each|every> <new|later|further> [up|face up] {kind:Kind.one} [dealt] [up|face up] <replaces|cancels|kills|wipes out> <the <old|last|previous|earlier> [wild|follow|following] <card|rank|one>|that <card|rank|one>> [with the next [one|card]]",
            f"only the {latest} [up|face up] {{kind:Kind.one}} [up|face up] <counts|matters>",
            f"only the card after the {latest} {{kind:Kind.one}} [up|face up] is wild",
        ],
        build=lambda kind=None, kinds=None, follower=None, _=None: Remark(NEW_FOLLOWER),
        apart=lambda rule: {} if rule == Remark(NEW_FOLLOWER) else None,
    )
    add("Follower", FOLLOWER, build=lambda _=None: True)
    add(
        "Plain",
        f"{{first:Plain}} <, and|and|,> {old} {gone}",
        build=lambda first, _=None: (*first, Remark(NEW_FOLLOWER)) if follows_a_card(first[-1]) else None,
        cost=FAR,
        read_only=True,
    )
    what = "<the wild card|what is wild|which card is wild|the wild rank>"
    change = (
        f"<change|changes> nothing [else]|<do|does> not change <anything [else]|a thing|{what}>|<have|has> no effect"
    )
    nothing = "nothing follows [from] <it|them>|<it does|they do|does|do> not make <anything|another card|any other card|any other rank> [else] wild"
    add(
        "Plain",
        f"{{first:Plain}} <, and|, so|and|so> <it|that card|that one> <can not|does not|will not|never> <change|changes|affect|affects> {what}",
        build=lambda first: (*first, Remark(NEW_FOLLOWER)) if dealt_down(first[-1]) else None,
        read_only=True,
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] but <[it|they] <{change}>|{nothing}>",
        build=lambda first: (*first, Remark(NEW_FOLLOWER)) if wild_in_the_hole(first[-1]) else None,
        read_only=True,
    )


def _last_of_all(grammar: Grammar) -> None:
    """Where nothing comes after the last queen, or none comes at all."""
    add = grammar.add
    card = "<up card|face up card|card dealt face up|card dealt up|card turned up|card up>"
    last = (
        f"<the [very] last {card} [of the [whole] <hand|deal|game|round>|dealt|of all] is <a|an> {{kind:Kind.one}}|"
        f"<a|an|the> {{kind:Kind.one}} is the [very] last {card} [of the [whole] <hand|deal>|dealt|of all]|"
        "the last {kind:Kind.one} is the [very] last up card>"
    )
    none = f"no {{kind:Kind.one}} {COMES}|no {{kind:Kind.all}} <come|turn|show|are dealt|are turned> [face] up|there are no {{kind:Kind.all}} [face] up"
    none += "|<a|an> {kind:Kind.one} is never <dealt|turned|flipped> <up|face up>|no {kind:Kind.one} ever <comes|turns|shows> up"
    none += "|<nothing|no card> <follows|comes after> the last {kind:Kind.one}"
    case = f"<if <{last}|{none}> , [then]|[the] last {card} <is|> <a|an> {{kind:Kind.one}} <:|,>|no {{kind:Kind.all}} [face] up <:|,>>"
    nothing_follows = "<there is nothing to follow it|nothing follows [it]|there is no <follow|following> card|no card follows it> [,] <and|so>"
    add(
        "Standing",
        [
            "when the last up card is one of them , only they are wild",
            f"{case} [{nothing_follows}] <only|just> [the] {{kinds:Kind.all}} [themselves] <are|remain|stay> wild",
            f"{case} no other <rank|card> is wild [[,] and only [the] {{kinds:Kind.all}} <remain|stay|are|are left> [wild]]",
            f"{case} nothing <else|<but|except> {{kinds:Kind.all}}> is wild",
            f"{case} nothing is wild <but|except> [the] {{kinds:Kind.all}}",
            f"{case} there <is|are> no other wild <card|cards>",
        ],
        build=lambda kind=None, kinds=None: Remark(NONE_FOLLOWS) if kinds in (None, kind) else None,
        apart=lambda rule: {} if rule == Remark(NONE_FOLLOWS) else None,
    )
    add(
        "Standing",
        [
            "when the last up card is one of them , nothing is wild",
            f"{case} [{nothing_follows}] <nothing is wild|there <is|are> no wild <card|cards>>",
        ],
        build=lambda kind=None: Remark(NOTHING_LEFT),
        apart=lambda rule: {} if rule == Remark(NOTHING_LEFT) else None,
    )


def after_the_last(kind: Kind) -> Cards:
    """The card that came face up right after the last of a kind."""
    return after_the(Which.LAST, kind)


def after_the(which: Which, kind: Kind) -> Cards:
    """The card that came face up right after the first or the last of a kind."""
    return Cards(ONE, at=Anywhere(), face=Face.UP, after=Cards(ONE, kind, Anywhere(), Face.UP, which))


def follows_a_card(rule: Any) -> bool:
    """Whether the card that comes after another is wild."""
    return isinstance(rule, Wild) and any(isinstance(part, Cards) and part.after for part in rule.walk())


def dealt_down(rule: Any) -> bool:
    """Whether cards are dealt face down, which nobody sees come."""
    match rule:
        case Do(Deed(Verb.DEAL, cards=Cards() as cards) as deed):
            return Face.DOWN in (deed.face, cards.face)
    return False


def wild_in_the_hole(rule: Any) -> bool:
    """Whether cards are wild that lie face down, which nobody sees come."""
    return isinstance(rule, Wild) and rule.cards.face is Face.DOWN
