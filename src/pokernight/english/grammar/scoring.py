"""Hands that are scored between each two players: what each is worth, sweeps, royalties and fouls."""

from dataclasses import replace

from pokernight.english.construction import IDIOM, Grammar
from pokernight.english.grammar.hands import in_rows
from pokernight.english.template import v
from pokernight.meaning.hands import Fouls, OfShape, Rows, Royalties, Royalty, Score, Shape, Sweep
from pokernight.meaning.numbers import Amount
from pokernight.meaning.rules import Remark

EACH_OTHER = "<each [of the] other players|every [one of the] other players|each [other] opponent|every [other] opponent|everyone else|all [of] the others|each of the others|every other player|each other player>"
OTHER = "<another player|someone else|an opponent|one opponent|another|any one player|the same <player|opponent>>"
COMPARED = "each player compares hands with every other player"
ALL = "<all [of] [the|their|his|your] [three|3] hands|all three [rows]|every hand|every row|them all|all of them|all hands|everything>"
PAYS = "<pays|gives|owes>"
GETS = "<gets|collects|wins|takes|earns|receives|is paid|scores|get|collect|win|take|earn|receive|are paid|score>"
WHO = "<whoever|a player who|the player who|anyone who|anybody who|someone who>"
HANDS = "[his|their|your|the] [three|3] <hands|rows>"
BONUS = "[a] <royalty|bonus|premium> [of]"
BEHIND = "<back|bottom>"
BEFORE = "<front|top>"
NAMED = ("the front hand", "the middle hand", "the back hand")
FOUL = "<fouls|has fouled|has a foul|foul|has a fouled hand|has a dead hand|is fouled>"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _rows(grammar)
    _scores(grammar)
    _royalties(grammar)
    _fouls(grammar)


def _rows(grammar: Grammar) -> None:
    """Three hands by their names, and how many cards each of them gets."""
    add = grammar.add
    for number, (name, words) in enumerate(zip(NAMED, (BEFORE, "middle", BEHIND), strict=True), 1):
        plain = name.removeprefix("the ").removesuffix(" hand")
        add(f"Row.{number}", [f"a {plain} hand of {{n:Number}} cards"], v.n)
        add(
            f"Row.{number}",
            [
                f"[<a|the|one|their|your>] {words} [hand|row] <of|with|has|gets|takes|holds> {{n:Number}} [card|cards]",
                f"<a|the|one|their|your> {{n:Number}} card {words} [hand|row]",
                f"{{n:Number}} [cards] in <the|their|your> {words} [hand|row]",
            ],
            v.n,
            read_only=True,
        )
        add("Row", [name, f"[<the|their|your|his>] {words} [hand|row]"], number)
    backwards = "{c:Row.3} , {b:Row.2} [,] and {a:Row.1}"
    add(
        "Sizes",
        ["{a:Row.1} , {b:Row.2} and {c:Row.3}", "{a:Row.1} , {b:Row.2} [,] and {c:Row.3}", backwards],
        build=lambda a, b, c: (a, b, c),
        apart=lambda sizes: dict(zip("abc", sizes, strict=True)) if in_rows(sizes) else None,
    )
    add(
        "Sizes",
        "[three|3] <hands|rows> <:|,|of> {sizes:Sizes}",
        build=lambda sizes: sizes if in_rows(sizes) else None,
        read_only=True,
    )
    has = "<each player|every player|everyone|everybody|you|all players|players|we>"
    add(
        "Standing",
        [
            "each player has {sizes:Sizes}",
            f"{has} <has|have|builds|build|fills|fill> {{sizes:Sizes}}",
            "there <are|is> [three|3] <rows|hands> : {sizes:Sizes}",
            "the <hands|rows> are {sizes:Sizes}",
        ],
        Rows(v.sizes),
    )


def _scores(grammar: Grammar) -> None:
    """What is paid for each hand, and for all of them."""
    add = grammar.add
    compare = f"<each|every> <player|one> compares {HANDS} [one <by one|at a time>] <with|to|against> [<those|the hands> of] {EACH_OTHER}"
    paid = [
        f"{PAYS} the winner {{price:Amount}} [for it|each]",
        f"{PAYS} {{price:Amount}} to the winner",
    ]
    lost = [
        "the loser of <each|each hand|each one|a hand|every hand|each row>",
        "<whoever|a player who> loses <one|a hand|a row>",
    ]
    add(
        "Step",
        [
            "each two players compare their hands one by one , and the loser of each pays the winner {price:Amount}",
            *(
                f"<<each|every|any> two players compare {HANDS} [one by one|in turn]|{compare}|hands are compared [one by one] between <each|every> two players> <, and|and|:|;> {who} {deed}"
                for who in lost
                for deed in paid
            ),
            f"{compare} <, and|and|:> {GETS} {{price:Amount}} [from that player|from them] for <each|every> <hand|row|one> [that] <he|she|they|you> <wins|win>",
            f"<each|every> player {GETS} {{price:Amount}} from {EACH_OTHER} for <each|every> <hand|row> <in which [he|she|they] <beats|beat> <him|her|them>|that beats <his|theirs|hers>|he wins [against <him|them>]|they win>",
            f"<you|each player|every player> {GETS} {{price:Amount}} for <each|every> <hand|row> that beats <theirs|his|hers|<another player|an opponent|someone else> 's|the other player 's>",
            f"<you|players> {GETS} {{price:Amount}} from {EACH_OTHER} for <each|every> <hand|row> <in which you beat <him|her|them>|that beats <his|theirs>|you win [against <him|them>]>",
        ],
        Score(v.price),
    )
    add(
        "Standing",
        [
            "each player compares hands with every other player",
            f"<compare|you compare|players compare|each player compares|everyone compares|everybody compares> {HANDS} <with|to|against> {EACH_OTHER} [one <by one|at a time>] [, front to front , middle to middle [,] and back to back]",
            f"<each|every> player <plays|scores|settles> [separately] <against|with> {EACH_OTHER} [separately]",
        ],
        Remark(COMPARED),
    )
    add(
        "Standing",
        [
            "whoever loses every hand to another player pays {price:Amount} more",
            f"{WHO} loses {ALL} to {OTHER} {PAYS} [<him|them|that player|the winner>] {{price:Amount}} <more|extra|besides|on top [of that]>",
            f"{WHO} <wins {ALL} <against|from|off> {OTHER}|beats {OTHER} in {ALL}|beats {ALL} of {OTHER}|sweeps {OTHER}|scoops {OTHER}> {GETS} <{{price:Amount}} <more|extra|besides|on top [of that]> [from <him|them|that player>]|<an extra|a bonus of|another> {{price:Amount}} [from <him|them|that player>]>",
            f"<if|when> <you|a player> <<win|wins> {ALL} [<against|from|off> {OTHER}]|<beat|beats> {OTHER} in {ALL}> [,] <you|he|she|they|that player> {GETS} <{{price:Amount}} <more|extra|besides>|<an extra|a bonus of|another> {{price:Amount}}>",
            f"<winning|sweeping|taking> {ALL} [<against|from> {OTHER}|from a player] <pays|is worth|earns|brings|scores> <{{price:Amount}} <more|extra|besides>|<an extra|a bonus of|another> {{price:Amount}}>",
            "a <sweep|scoop> <pays|is worth|earns|brings|scores> <{price:Amount} <more|extra|besides>|<an extra|a bonus of|another> {price:Amount}>",
        ],
        Sweep(v.price),
    )


def _royalties(grammar: Grammar) -> None:
    """What everybody pays for a good hand."""
    add = grammar.add
    for shape, many in ((Shape.TRIPS, "three"), (Shape.QUADS, "four")):
        add("Honored", [f"{many} {{rank:Ranks}}"], OfShape(shape, v.rank))
    add("Honored", "{made:Made}", v.made)
    higher = "{more:Amount} more for <each|every> <rank above <it|that>|higher rank|rank higher>"
    add("Royalty", "{price:Amount} for {made:Honored}", Royalty(v.made, v.price))
    add(
        "Royalty",
        [
            "{price:Amount} for {made:Honored} with {more:Amount} more for each higher rank",
            f"{{price:Amount}} for {{made:Honored}} [,] <with|and|plus> {higher}",
        ],
        Royalty(v.made, v.price, v.more),
    )
    add(
        "Royalty",
        ["{made:Honored} <is|pays|is worth|earns|brings|scores|:> {price:Amount}", "{made:Honored} {price:Amount}"],
        Royalty(v.made, v.price),
        read_only=True,
    )
    add("Royalty", f"{{one:Royalty}} [,] <with|and|plus> {higher}", build=_with_more, read_only=True)
    add(
        "Royalties",
        ["{one:Royalty} and {other:Royalty}", "{one:Royalty} , and {other:Royalty}"],
        build=lambda one, other: (one, other),
        apart=lambda all_: {"one": all_[0], "other": all_[1]} if len(all_) == 2 else None,
    )
    add(
        "Royalties",
        "{one:Royalty} , {rest:Royalties}",
        build=lambda one, rest: (one, *rest),
        apart=lambda all_: {"one": all_[0], "rest": all_[1:]} if len(all_) > 2 else None,
    )
    named = "<royalties|royalty|bonuses|bonus|premiums|premium>"
    given = f"[from {EACH_OTHER}]"
    add(
        "Standing",
        [
            "the royalty for {hand:Row} is {one:Royalty}",
            f"[the] {named} <for|in|on|at> {{hand:Row}} <is|are|:> {{one:Royalty}} {given}",
            f"<in|on|at> {{hand:Row}} [,] [the] {named} <is|are|:> {{one:Royalty}} {given}",
        ],
        Royalties(v.hand, (v.one,)),
    )
    add(
        "Standing",
        [
            "the royalties for {hand:Row} are {all:Royalties}",
            f"[the] {named} <for|in|on|at> {{hand:Row}} <is|are|:> {{all:Royalties}} {given}",
            f"<in|on|at> {{hand:Row}} [,] [the] {named} <is|are|:> {{all:Royalties}} {given}",
        ],
        Royalties(v.hand, v.all),
    )
    earns = "<pays|is worth|earns|gets|scores|collects|brings|wins|is>"
    made = "{made:Honored} <in|on|at> {hand:Row}"
    worth = f"<{BONUS} {{price:Amount}}|{{price:Amount}} <more|extra|as a royalty|as a bonus|[in] royalties>>"
    single = [
        f"{made} {earns} {worth} {given}",
        f"<everyone else|{EACH_OTHER[1:-1]}> <pays|pay> [you] {worth} for {made}",
        f"<whoever has|a player with|if you <make|have>|for> {made} [,] [you] {GETS} {worth} {given}",
        f"the <royalty|bonus|premium> for {made} is {{price:Amount}} {given}",
    ]
    add("Standing", single, Royalties(v.hand, (Royalty(v.made, v.price),)), read_only=True)
    add(
        "Standing",
        [f"{one} [,] <and|with|plus> {higher}" for one in single],
        Royalties(v.hand, (Royalty(v.made, v.price, v.more),)),
        read_only=True,
    )


def _with_more(one: Royalty, more: Amount) -> Royalty | None:
    return None if one.more else replace(one, more=more)


def _fouls(grammar: Grammar) -> None:
    """Hands that have to be in order."""
    add = grammar.add
    back, middle, front = "{c:Row}", "{b:Row}", "{a:Row}"
    order = {"a": 1, "b": 2, "c": 3}
    loses = f"<loses|lose> <{ALL}|to everyone|to everybody|to all the others|{ALL} to <everyone|everybody|{EACH_OTHER[1:-1]}>|the whole hand>"
    beats = "<beat|beats|is better than|is stronger than|is higher than|outranks>"
    good = "<be|is> <<at least as <good|strong|high> as|no worse than|not worse than|not weaker than>|better than or equal to>"
    out_of_order = "<whose <hands|rows> are <not in [that|this|the right] order|out of order|in the wrong order>|who <sets|has set> <his|their> <hands|rows|cards> <wrong|out of order|in the wrong order>|who breaks this [rule]>"

    def in_order(a: int, b: int, c: int) -> Fouls | None:
        return Fouls() if {"a": a, "b": b, "c": c} == order else None

    add(
        "Standing",
        [
            "whoever has a worse hand behind a better one fouls , and loses every hand",
            f"a <fouled|foul|misset|dead> hand {loses}",
            f"<a|any> player {out_of_order} <{FOUL} [, and|and] [{loses}]|{loses}>",
            f"<if|when> <your|a player 's|their|his> <hands|rows> are <not in [that|this|the right] order|out of order|in the wrong order> [,] <you|he|they|that player> <{FOUL} [, and|and] [{loses}]|{loses}>",
        ],
        Fouls(),
    )
    add(
        "Standing",
        [
            f"{back} must {good} {middle} [,] and {{d:Row}} <must {good}|at least as <good|strong|high> as> {front}",
            f"{back} <may|can> not be <worse|weaker|lower> than {middle} [,] <and|nor> {{d:Row}} [<may|can> not be <worse|weaker|lower>] than {front}",
            f"<if|when> {{d:Row}} {beats} {back} [,] or {front} {beats} {middle} [,] <you|the player|that player|he|they> <{FOUL} [, and|and] [{loses}]|{loses}>",
            f"<a|any> player whose {{d:Row}} {beats} {back} [,] or whose {front} {beats} {middle} [,] <{FOUL} [, and|and] [{loses}]|{loses}>",
        ],
        build=lambda a, b, c, d: in_order(a, b, c) if d == b else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            f"{back} must be <[the|your|their] best|the strongest|the highest> [hand|one] [, {middle} the <second best|next [best]>] [,] and {front} [must be] <[the|your|their] worst|the weakest|the lowest> [hand|one]",
        ],
        build=lambda a, c, b=2: in_order(a, b, c),
        read_only=True,
        cost=IDIOM,
    )
