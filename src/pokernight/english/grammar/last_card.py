"""The last card, which players may have up or down, for nothing or at a price: "you can buy your last card up"."""

from typing import Any

from pokernight.english.construction import Grammar
from pokernight.english.grammar.afterthoughts import EitherWay
from pokernight.english.grammar.following import GONE
from pokernight.english.grammar.marks import LastCard
from pokernight.english.grammar.wilds import NEW_LOWEST
from pokernight.english.template import v
from pokernight.meaning.cards import Face
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import Amount
from pokernight.meaning.rules import Do, Remark

WHO = "<you|they|players|each player|every player|everyone|a player|any player|anyone>"
HIS = "<your|the|their|his|her>"
CARD = f"{HIS} <last|final|seventh> [down|hole] card"
GET = "<buy|get|have|take|receive|ask for|request>"
WILD_ONE = "<<your|his|her|their> [old|first|present] <wild card|wild cards|wild rank|low card|little one|low hole card>|what is wild for <you|him|her|them>>"
EITHER = "[either] [face] <up or [face] down|down or [face] up>"
LIKES = (
    "[instead of <down|up|face down|face up>|instead] [[,] if <you|they|he|she> <want|like|wish|choose|prefer|want to|do not want to <risk it|take a chance|change your wild card>>] "
    f"[[,] <<in case|if> <you|they> do not want it to|so [that] it <can not|will not|does not>> change {WILD_ONE}]"
)
FREE = "[for <free|nothing>|free|at no <cost|charge>|free of charge]"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _either_way(grammar)
    _changes(grammar)
    add = grammar.add
    price = "[<for|at a cost of|by paying> {price:Amount} [to the pot]]"
    pay = "<pay|pays> <{price:Amount} [to the pot]|the pot {price:Amount}>"
    before = f"<before {CARD} [<is dealt|comes>] ,|before <i|the dealer> <deal|deals> {CARD} ,|on {CARD} [,]>"
    add(
        "Standing",
        [
            f"[{before}] {WHO} <can|may> [choose to|elect to] {GET} {CARD} [dealt] {{face:FaceWord}} {price} {LIKES}",
            f"[{before}] {WHO} <can|may> {pay} to {GET} {CARD} [dealt] {{face:FaceWord}} {LIKES}",
            f"{before} {WHO} <can|may> {pay} to {GET} it [dealt] {{face:FaceWord}} {LIKES}",
            f"if {WHO} <want|wants> {CARD} [dealt] {{face:FaceWord}} [,] it [will] <cost|costs> [<you|them|him>] {{price:Amount}}",
            f"for {{price:Amount}} [,] {WHO} <can|may> {GET} {CARD} [dealt] {{face:FaceWord}}",
            f"{CARD} <can|may> be <bought|taken|had|dealt> {{face:FaceWord}} {price} {LIKES}",
        ],
        build=named,
        read_only=True,
    )
    add(
        "Plain",
        [
            f"<on|for|before> {CARD} [,] {WHO} <can|may> [choose to] {GET} it {EITHER} {LIKES}",
            f"{before} {WHO} <can|may> [choose to] {GET} it {EITHER} {LIKES}",
            f"{WHO} <can|may> [choose to] {GET} {CARD} {EITHER} {LIKES}",
            f"{CARD} <can|may> be <taken|dealt|had> {EITHER}",
            f"{CARD} is <dealt|> {EITHER} [,] {HIS} choice",
            f"[{before}] {WHO} [in turn] <say|says|decide|decides|choose|chooses> <whether|if> <<you|they|he|she> <want|wants|would like>|to {GET}> <it|{CARD}> {EITHER}",
        ],
        (LastCard(Face.UP), LastCard(Face.DOWN, named=False, may=False)),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"if {WHO} <want|wants|take|takes|buy|buys> it {{face:FaceWord}} , <it costs|it is|that costs|that is|you pay|they pay> [<you|them|the pot>] {{price:Amount}}",
            "[getting it|taking it|having it] {face:FaceWord} costs [<you|them>] [extra ,] [say] {price:Amount}",
            f"it costs [<you|them>] {{price:Amount}} to {GET} it {{face:FaceWord}}",
        ],
        build=lambda face, price: LastCard(face, price, named=False),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"<otherwise|if not> [,] <it|{CARD}> <comes|is dealt|is> {{face:FaceWord}} {FREE}",
            "{face:FaceWord} is free",
        ],
        build=lambda face: LastCard(face, named=False, may=False),
        read_only=True,
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] unless {WHO} {pay} to {GET} it [dealt] {{face:FaceWord}} {LIKES}",
        build=unless_paid,
        read_only=True,
    )
    for face in (Face.UP, Face.DOWN):
        add("Standing", f"the last card may be taken {face.value}", LastCard(face))
        add("Standing", f"the last card comes {face.value} for nothing", LastCard(face, named=False, may=False))
        add(
            "Standing",
            f"the last card may be taken {face.value} for {{price:Amount}}",
            build=lambda price, face=face: LastCard(face, price),
            apart=lambda rule, face=face: {"price": rule.price} if is_at_a_price(rule, face) else None,
        )


def _either_way(grammar: Grammar) -> None:
    """A card that players have face down for nothing, or face up at a price, or the other way around."""
    add = grammar.add
    who = "<you|they|players|each player|everyone|everybody>"
    have = "<have|get|take|receive>"
    free = "[for <free|nothing>|free|at no <cost|charge>]"
    pay = "pay <{price:Amount} [<to|into> the pot]|the pot {price:Amount}>"
    choice = f"[{who}] [in turn] <get|gets|have|has> a choice <:|,>"
    wants = "<you|they|he|she> <want|wants|would like>"
    add(
        "Ways",
        [
            f"{{face:FaceWord}} {free} <or|, or> [{who} <can|may>] {pay} <and|to> {have} it [dealt] {{other:FaceWord}}",
            f"{{face:FaceWord}} {free} <or|, or> [{have} it] {{other:FaceWord}} for {{price:Amount}} [<to|into> the pot]",
        ],
        build=lambda face, other, price: EitherWay(face, other, price) if face is not other else None,
        read_only=True,
    )
    for card, name in (("it", "FaceChoice.it"), ("<your|the|their> <last|final|seventh> card", "FaceChoice")):
        add(
            name,
            [
                f"[{choice}] {who} <can|may> [either] {have} {card} {{ways:Ways}}",
                f"{choice} [either] {have} {card} {{ways:Ways}}",
                f"{who} [in turn] <say|says|decide|decides|choose|chooses> <if|whether> {wants} {card} {{ways:Ways}}",
            ],
            v.ways,
            read_only=True,
        )
    add("More", "{choice:FaceChoice.it}", v.choice, read_only=True)
    add("Plain", "{choice:FaceChoice}", build=last_either_way, read_only=True)


def last_either_way(choice: EitherWay) -> tuple[LastCard, LastCard]:
    """The last card lies as each player chooses."""
    return (LastCard(choice.other, choice.price), LastCard(choice.face, named=False, may=False))


def unless_paid(first: tuple[Any, ...], face: Face, price: Amount) -> tuple[Any, ...] | None:
    """A card that is dealt one way, and another way for whoever pays."""
    match first[-1]:
        case Do(Deed(Verb.DEAL, face=other)) if other and other is not face:
            return (*first, LastCard(face, price))
    return None


def _changes(grammar: Grammar) -> None:
    """A last card that is lower than the wild one takes its place."""
    own = "<your|his|her|their>"
    than = (
        f"<what <you|they|he|she> had|{own} <other|earlier|first|previous|old> [two|three] <hole cards|down cards|cards|ones|little one|low card|wild card>|the <others|other <two|one|ones>>|"
        f"{WILD_ONE}|{own} [old] lowest [hole] card|{own} old one>"
    )
    card = f"<{HIS}|a> <last|final|seventh> [down|hole] <card|one>"
    down = "[dealt|that <is|comes>] [<down|face down|in the hole>]"
    lower = f"<it is|{card} {down} is|{card} <comes|is dealt> {down} and [it] is|a later card is|<you get|he gets|she gets|they get> a card that is> lower than {than}"
    should = f"<it be|{card} {down} be|{card} <come|be dealt> {down} and [it] be|a later card be> lower than {than}"
    becomes = (
        f"<<it|that|this> <becomes|is>|the new card <becomes|is>> [now] <the|{own}> [new] <wild card|wild|wild rank|low card|little one> [now|instead] [instead of the <old|other|first> one]|"
        f"{WILD_ONE} <changes|switches> [to <that [card|rank]|it|its rank|the new <card|rank>>]|<it|that> takes over as <the|{own}> [new] wild card|<it|that> becomes wild [for <you|him|her|them>] instead"
    )
    old = f"<the|{own}> old <one|wild card|wild> {GONE}"
    change = f"<change|changes|replace|replaces|kill|kills|ruin|ruins> {WILD_ONE} [[,] like it or not]"
    grammar.add(
        "Standing",
        [
            "a lower card becomes the wild one",
            f"<<if|when> {lower}|should {should}> [,] [then] <{becomes}> [<and|, and> {old}]",
            f"{card} {down} <can|may|could|might> {change} [if it [comes|is] [dealt] [down|face down] [and] [is] lower [than <{than}|it>]]",
            f"{card} that is lower than {than} <[can|may|could|might|will] {change}|becomes {own} [new] wild card>",
            f"a <lower|smaller|littler> <card|hole card|<last|final|seventh> card> [<dealt later|later on|that comes later|coming [down the chute|later]|later|on the end|at the end|{down}>] "
            f"<[can|may|could|might|will] {change} [and <wreck|ruin|change|hurt|kill> {own} [whole] hand]|becomes <the|{own}> [new] wild card>",
            "your wild card <can|may> change [<with|on> the last card]",
            "it <can|may|could> change <with|on> <the|your> last card",
            "<it|that> <can|may|could|might> change <what is wild for you|your wild card>",
        ],
        Remark(NEW_LOWEST),
    )


def named(face: Face, price: Amount | None = None) -> LastCard:
    """The last card may lie another way."""
    return LastCard(face, price)


def is_at_a_price(rule: Any, face: Face) -> bool:
    """Whether the last card may be had in a certain way by whoever pays for it."""
    return isinstance(rule, LastCard) and rule.face is face and rule.price is not None
