"""Dealing without the verb: cards come, go and follow, or are just named, with how they lie and where they go."""

from dataclasses import replace

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.afterthoughts import GoesToMatch
from pokernight.english.grammar.cards import THAT_CARD, AsBefore, of_all
from pokernight.english.grammar.deeds import ON_GO, ONE_BY_ONE, by_faces, with_more
from pokernight.english.grammar.making import MIXED
from pokernight.english.grammar.marks import Held, IsWild, OnTable, WildClaim
from pokernight.english.template import v
from pokernight.meaning.cards import ANY_CARD, Board, Cards, Face, TableCards, Which
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import exactly
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER
from pokernight.meaning.rules import DealUntilMatch, Do, Hidden, Remark
from pokernight.meaning.sorts import Place

EACH = (
    "<each|apiece|around|to each|<to|for> <each player|every player|each [player] <still in|left>|<everyone|everybody> [still in|left]|"
    "each of <you|us|them>|those <still in|left>|[all] the <players [still in|left]|remaining players|others>|all players>>"
)
SLOWLY = f"[,] [{ONE_BY_ONE}]"


def add_to(grammar: Grammar) -> None:
    """Ways in which cards come to players and to the middle of the table."""
    add = grammar.add
    add("FaceWord", "<face up|up>", Face.UP)
    add("FaceWord", "<face down|down|down and dirty|in the hole>", Face.DOWN)
    add(
        "Middle",
        [
            "<to|into|in|for> <the|a> <kitty|widow>",
            "[off] to the side",
            "<to|on|onto|for> the table",
            "<to|at|for> <an|the> <empty|absent|extra> <seat|chair|place|player>",
            "<to|for> <a|the> <dummy|ghost|phantom> [player|hand]",
        ],
        TableCards(),
        read_only=True,
    )
    match = "deal [out] <cards|one card|a card> [face up] to <the players|each player|everyone> in turn [, one at a time] [,] until <<one|a card> <matches another|is of the same rank as another>|two cards match|two cards are of the same rank> [in rank]"
    who = "the player <who|that> [already] <has|had> <that rank|the other|the card that it matches|it|a card of that rank>"
    add(
        "Step", ["deal cards face up to the players in turn until one matches another in rank", match], DealUntilMatch()
    )
    add(
        "Step",
        [
            "deal cards face up to the players in turn until one matches another in rank , which goes to the player who has that rank",
            f"{match} [,] <which goes to|and give it to|and it goes to> {who}",
        ],
        DealUntilMatch(goes=True),
    )
    add(
        "More",
        [
            f"<it|that card|the last card|the matching card> <goes|is given> to {who}",
            f"give <it|the last card|that card> to {who}",
        ],
        GoesToMatch(),
        read_only=True,
    )
    come = "[also|then|all|both|each|now] <comes|come|goes|go|follows|follow|will come|will be|is|are|gets dealt|get dealt>"
    also = "[then|also|always|next]"
    goes = "[also|then|all|both|each|now] <comes|come|goes|go|follows|follow|will come>"
    for cards, verb in (("{cards:Coming}", come), ("{cards:Cards}", goes), ("{cards:Elided}", goes)):
        add(
            "Clause",
            [
                f"{cards} {verb} {also} {{face:FaceWord}} {SLOWLY}",
                f"{cards} {verb} {also} [face up] {{to:Middle}}",
                f"{cards} {verb} {also} {{to:Middle}} [,] {{face:FaceWord}}",
                f"{cards} {verb} {also} {{face:FaceWord}} {{to:Middle}} [<for|as> the <flop|turn|river>]",
                f"{cards} {verb} {also} [,] {EACH} [,] {{face:FaceWord}}",
                f"{cards} {verb} {also} {{face:FaceWord}} [,] {EACH}",
            ],
            build=comes,
            read_only=True,
        )
        add(
            "Clause",
            f"{cards} {verb} {also} [<{EACH}>] <,|:|(> {{parts:Faces}} [)]",
            build=lambda cards, parts: by_faces(Deed(Verb.DEAL, THE_DEALER, cards=cards, to=EACH_PLAYER), parts),
            read_only=True,
        )
    add("Clause", "{cards:Cards} <comes|come|follows|follow> [one at a time|one by one]", build=comes, read_only=True)
    add("Clause", "{deed:Clause} <,|:|(|, with> {parts:Faces} [)]", build=by_faces, read_only=True)
    for one in ("card", "one"):
        add(
            "Clause",
            f"the first [{{n:Number}}] [{one}|cards] <is|are> [dealt] {{face:FaceWord}} <,|and|, and|, then> {{other:FacePart}}",
            build=first_and_then,
            read_only=True,
        )
    first = "<come|comes|there is|there are|it is|you get|we have|<finish|end|close|wrap up> [up|off|it|things] with>"
    add(
        "Clause",
        [
            f"[<then|next|now|last|finally>] {first} {{cards:Cards}} {SLOWLY}",
            f"[<then|next|now|last|finally>] {first} {{cards:Coming}} {SLOWLY}",
            f"[<then|next|now|last|finally>] {first} {{cards:Cards}} {EACH}",
            f"[<then|next|now|last|finally>] {first} {{cards:Coming}} {EACH}",
            f"[<then|next|now|last|finally>] {first} {{cards:Cards}} {{to:Middle}}",
            f"[<then|next|now|last|finally>] {first} {{cards:Cards}} {{face:FaceWord}} {{to:Middle}}",
        ],
        build=comes,
        cost=FAR,
        read_only=True,
    )
    add(
        "Clause",
        f"[<then|next|now|last|finally>] {first} {{cards:Cards}} <,|:|(> {{parts:Faces}} [)]",
        build=lambda cards, parts: by_faces(Deed(Verb.DEAL, THE_DEALER, cards=cards, to=EACH_PLAYER), parts),
        read_only=True,
    )
    # Cards that are only named: "One more card down." "Two down, one up." "Then a fourth up card."
    add("Clause", f"{{cards:Coming}} {SLOWLY}", build=comes, cost=IDIOM, read_only=True)
    add("Clause", f"{{cards:Cards}} {SLOWLY}", build=named, cost=IDIOM, read_only=True)
    add(
        "Clause",
        [
            f"[the deal is] {{cards:Cards}} {EACH}",
            f"[the deal is] {{cards:Cards}} , {{face:FaceWord}} [,] {EACH}",
            f"[the deal is] {{cards:Cards}} {EACH} [,] [all] [dealt] {{face:FaceWord}} {SLOWLY}",
        ],
        build=lambda cards, face=None: Deed(Verb.DEAL, cards=cards, to=EACH_PLAYER, face=face),
        cost=IDIOM,
        read_only=True,
    )
    add(
        "Clause",
        [
            f"{{cards:Object}} {{to:Middle}} {SLOWLY}",
            f"{{cards:Object}} {{face:FaceWord}} {{to:Middle}} {SLOWLY}",
            "{cards:Object} {to:Middle} [,] [all] {face:FaceWord}",
        ],
        build=lambda cards, to, face=None: Deed(Verb.DEAL, cards=cards, to=to, face=face) if cards.many else None,
        cost=IDIOM,
        read_only=True,
    )
    add(
        "Clause",
        [
            f"{{cards:List}} [{EACH}]",
            f"the <deal|first deal> is {{cards:List}} [{EACH}]",
            f"[the|your|all] cards <are dealt|come|go|are> {{cards:List}} [{EACH}]",
            f"[<then|next|now|last|finally>] {first} {{cards:List}} [<to start|to begin|to start with|first|{EACH}>]",
        ],
        build=all_named,
        cost=IDIOM,
        read_only=True,
    )
    add(
        "Clause",
        "[the] <hole|down> cards : {n:Number} [each|apiece|per player|to each player|for everyone]",
        build=lambda n: Deed(Verb.DEAL, cards=Cards(exactly(n)), to=EACH_PLAYER, face=Face.DOWN),
        read_only=True,
    )
    _belonging(grammar)
    _free(grammar)
    _held(grammar)
    _hidden(grammar)
    _made_of(grammar)


def _belonging(grammar: Grammar) -> None:
    """Community cards, of which it is said that all may use them."""
    hands = "<everyone|everybody|all|all players|every player|each player|all of you|every player 's hand|everyone 's hand|everybody 's hand|each player 's hand|all hands|every hand|each hand>"
    part = "[as [a] part of <your|his|her|their> <hand|hands>|in <your|his|her|their> <hand|hands>]"
    grammar.add(
        "Standing",
        [
            f"{{cards:Cards}} <belongs|belong> to {hands} [as the fifth card]",
            f"{{cards:Cards}} <is|are|becomes|become> [a] <part of|in> {hands}",
            f"{{cards:Cards}} <is|becomes> the {{_:Ordinal}} card <in|of|for> {hands}",
            f"{{cards:Cards}} <counts|count> as [<the|a>] <{{_:Ordinal}} card|part> <in|of|for> {hands}",
            f"{{cards:Cards}} <counts|count> <for|in> {hands}",
            "{cards:Cards} <counts|count|serves|acts|is|is used> [as] <everyone|everybody|each player|every player> <'s|is> <fifth|last|extra> card",
            "<the one|the card> in the <middle|center> <counts|serves|acts|is> [as] <everyone|everybody|each player|every player> <'s|is> <fifth|last|extra> card",
            f"{{cards:Cards}} <is|are> <shared by|common to> {hands}",
            f"{hands} [can|may] <shares|share|uses|use> {{cards:Cards}} {part}",
        ],
        build=lambda cards=None, _=0: belongs_to_all(cards),
        cost=FAR,
        read_only=True,
    )
    grammar.add(
        "Standing",
        "<they|these|those|the [three] cards> are [called|known as] <the|> good , [the] bad [,] and [the] ugly [cards]",
        OnTable(),
        read_only=True,
    )
    nobodys = "<anyone 's|anybody 's|any player 's|a player 's|any|a|your|their> <hand|hands>"
    grammar.add(
        "Standing",
        f"<the|these|those> [two|three|four|five] <table|center|middle> cards <<are|is> <not|never> <[a] part of|used in|in> {nobodys}|<do not|never> <count [in|as part of|toward]|belong to|form part of> {nobodys}>",
        OnTable(),
        read_only=True,
    )
    grammar.add(
        "Standing",
        "<this|that|it|the middle card> is [called] the <spit|flop|turn|river|board>",
        Remark("these are the community cards"),
        read_only=True,
    )


def belongs_to_all(cards: Cards | None) -> Remark | None:
    """Cards that all may use, which are the community cards even where they were just said to lie on the table."""
    if cards and isinstance(cards.at, TableCards):
        return Remark(MIXED) if cards == Cards(cards.many, at=cards.at) else None
    return Remark("these are the community cards") if not cards or of_all(cards) else None


HOLE_FREE = "nothing follows from cards dealt face down"


def _free(grammar: Grammar) -> None:
    """Cards for which something is paid or given only where they come face up."""
    add = grammar.add
    down = "<down|face down|in the hole>"
    it = "<it|they|one|those|these|that card>"
    for cards in ("Cards", "Noun.all"):
        add(
            "InHole",
            f"{{cards:{cards}}}",
            build=lambda cards: cards.kind if cards.face is Face.DOWN else None,
            read_only=True,
        )
    add(
        "InHole",
        f"<a|an> {{_:Kind.one}} or <a|an> {{kind:Kind.one}} [dealt] {down}",
        build=lambda kind, _: kind,
        read_only=True,
    )
    add("InHole", [f"{down} [,] <a|an> {{kind:Kind.one}}", f"{down} [,] {{kind:Kind.all}}"], v.kind, read_only=True)
    add("InHole", [f"{down} [,] {it}", f"{it} {down}"], ANY_CARD, read_only=True)
    nothing = (
        f"<nothing happens|you do not [have to] pay [anything|for it|for them]|{it} <is|are> free|there is no charge|"
        f"{it} <costs|cost> [you] nothing|{it} <does not|do not> <count|matter|cost [you] anything>|"
        "you do not get <anything|one|a card|an extra card|another card>>"
    )
    result = "<charge|cost|price|fee|payment|penalty|effect|reward|extra card|bonus|another card>"
    brings = "<costs|cost|gets|get|gives|give|earns|earn|brings|bring>"
    add(
        "Inert",
        [
            "{kind:InHole} <is|are> [just|always] free [of charge]",
            f"{{kind:InHole}} {brings} [you] nothing [extra] [and {brings} [you] <nothing [extra]|no {result}>]",
            "{kind:InHole} <does not|do not> <cost|get|give|earn|bring|do> [you] anything [extra]",
            "{kind:InHole} <does not|do not> <get|give|earn|bring> you {_:Cards}",
            "{kind:InHole} <does not|do not> <change|mean|count for|affect> anything",
            f"{{kind:InHole}} <carries|carry|brings|bring|has|have|means|mean> no {result} [<and|or|, and> [{brings}] [you] [no] {result}]",
            "{kind:InHole} <<changes|change|means|mean|affects|affect> nothing|does nothing [special|extra]|do nothing [special|extra]|does not count|do not count|has no effect|have no effect>",
            "you do not [have to] pay [anything] for {kind:InHole}",
            f"there is no {result} for {{kind:InHole}}",
        ],
        build=lambda kind, _=None: kind,
    )
    add("Standing", "{kind:Inert}", build=lambda kind: Remark(HOLE_FREE), read_only=True)
    add(
        "Plain",
        "{kind:Inert} [,] <but|though|although|and> [they|it] [is|are] [still|just|only] [a] wild [card|cards] [for <you|its owner|their owner|their owners|the player who has <it|them>>] [too|as well]",
        build=lambda kind: (Remark(HOLE_FREE), IsWild(kind)),
        read_only=True,
    )
    add(
        "Standing",
        [
            "nothing follows from cards dealt face down",
            f"the ones [[that] you get|dealt] {down} are [just|always] free",
            "{same:Cards} <does not|do not> <matter|count> <if|when> <it|they> <is|are> <in the hole|face down|down|dealt [face] down>",
            f"<if|when> {it} <is|are|comes|come> [dealt] [to you] {down} [,] {nothing}",
        ],
        build=lambda same=None: Remark(HOLE_FREE),
        apart=lambda rule: {} if rule == Remark(HOLE_FREE) else None,
    )
    just = "<is|are> <just|only|simply|still just|nothing but>"
    add(
        "Standing",
        [f"{{kind:InHole}} {just} <a|an> {{same:Kind.one}}", f"{{kind:InHole}} {just} {{same:Kind.all}}"],
        build=lambda kind, same: Remark(HOLE_FREE) if kind == same else None,
        read_only=True,
    )
    ordinary = "<ordinary|normal|regular|plain|usual>"
    special = "<<a|an> {ordinary} <card|one>|{ordinary} [cards|ones]|nothing special|not special|no different from any other card>".replace(
        "{ordinary}", ordinary
    )
    add(
        "Plain",
        f"{{kind:InHole}} <is|are|counts as|count as> [just|only|simply|always|still|nothing but] {special} [[,] and <{brings} [you] nothing [extra]|{brings} no {result}|<do|does> nothing>]",
        build=lambda kind: (Remark(HOLE_FREE), WildClaim(kind)),
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} [,] it is just a {_:Kind.one}",
        build=lambda first, _=None: first if first[-1] == Remark(HOLE_FREE) else None,
        read_only=True,
    )


def _held(grammar: Grammar) -> None:
    """How many cards everybody has by now."""
    add = grammar.add
    add("Lots", "{cards:List}", build=lambda cards: cards, read_only=True)
    add("Lots", "{cards:Object}", build=lambda cards: (cards,), read_only=True)
    left = "[<left|in all|altogether|in <your|their> hand|each|now|at the <showdown|end>>]"
    have = "<has|have|is holding|are holding|ends with|end with|ends up with|end up with|is left with|are left with|finishes with|finish with|finish up with|will have|will end up with|is down to|are down to>"
    everyone = "<everyone|everybody|each player|every player|players|you|they|you each|all players|all|each>"
    add(
        "Standing",
        f"[now|so|that way|at this point] [,] {everyone} [now|always|should|still] <{have}|holds|hold> [just|only] {{cards:Lots}} {left}",
        build=held,
        read_only=True,
    )
    add(
        "Plain",
        [
            f"{{first:Plain}} [,] while {everyone} [still] <{have}|hold|holds> [all] {{n:Number}} [cards|of <them|your cards|their cards>]",
            "{first:Plain} [,] with all {n:Number} [hole] [cards] still in <your|their> <hand|hands>",
            "{first:Plain} [,] while [still] holding [all] {n:Number} [hole] [cards]",
            "{first:Plain} [,] <still|while> holding all {n:Number} [hole] [cards]",
        ],
        build=lambda first, n: (Held((Cards(exactly(n)),)), *first) if len(first) == 1 else None,
        cost=FAR,
        read_only=True,
    )
    for category in ("Plain", "Rules"):
        add(
            category,
            f"<from|out of|of> <your|their|those|these> {{n:Number}} [cards] , {{rules:{category}}}",
            build=lambda n, rules: (Held((Cards(exactly(n)),)), *rules) if _moves_cards(rules[0]) else None,
            cost=FAR,
            read_only=True,
        )
    add("Lots", "<your|their|his|her> best {n:Number} [cards]", build=lambda n: (Cards(exactly(n)),), read_only=True)
    tail = (
        f"<so [that] {everyone} [now|always] {have}|keeping|leaving [you|them|everyone] [with]|to leave [you|them] [with]|"
        "giving everyone|giving you> [just|only]"
    )
    add(
        "Plain",
        "{first:Plain} [,] so [that] [only] {cards:Lots} <remain|remains|are left|is left>",
        build=lambda first, cards: (*first, found) if (found := held(cards)) and _moves_cards(first[-1]) else None,
        cost=FAR,
        read_only=True,
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] {tail} {{cards:Lots}} {left}",
        build=lambda first, cards: (*first, found) if (found := held(cards)) and _moves_cards(first[-1]) else None,
        cost=FAR,
        read_only=True,
    )


def _made_of(grammar: Grammar) -> None:
    """Cards are thrown away to make a hand of so many."""
    grammar.add(
        "Plain",
        "{first:Plain} [,] <to make|to form|to get|for|to leave|leaving> <a|their|your|his|the> [best] {n:Number} card hand",
        build=lambda first, n: (*first, Held((Cards(exactly(n)),))) if _moves_cards(first[-1]) else None,
        cost=FAR,
        read_only=True,
    )


def held(cards: tuple[Cards, ...]) -> Held | None:
    """Cards that everybody has, if their number is said."""
    lots = tuple(replace(one, kind=ANY_CARD) if one.kind == AsBefore() else one for one in cards)
    plain = all(
        one.many and one.many.low == one.many.high and replace(one, many=None, face=None) == Cards() for one in lots
    )
    return Held(lots) if plain else None


def _deals(rule: object) -> bool:
    """Whether players are dealt cards that lie face down."""
    dealt = isinstance(rule, Do) and rule.deed.verb in (Verb.DEAL, Verb.RECEIVE)
    return dealt and isinstance(rule, Do) and rule.deed.face is not Face.UP and not isinstance(rule.deed.to, Place)


def _moves_cards(rule: object) -> bool:
    """Whether a step changes how many cards players have."""
    moving = (Verb.DEAL, Verb.RECEIVE, Verb.DISCARD, Verb.PASS, Verb.FLIP, Verb.DRAW)
    return isinstance(rule, Do) and rule.deed.verb in moving


HELD_UP = Do(Deed(Verb.SHOW, cards=Cards(face=Face.BLIND)))
"""A card on the forehead, for all others to see."""


def _hidden(grammar: Grammar) -> None:
    """Cards that their owners do not look at, and hold up for all others."""
    add = grammar.add
    others = "<everyone else|everybody else|all others|the others|all the others|the other players|all the other players|the rest of <us|the table|the players>|everyone but you>"
    seen = f"so [that] [only] {others} <can|may> see <it|them|your card|the card> [<,|and|, and> <you|they> <can not|may not|do not> [see it|look]|but <you|not you> [can not]|and not <you|yourself>]"
    seen = f"<{seen}|so <everyone|everybody> [else] can see it but you|facing <the others|the other players|everyone else|out|outward>>"
    others = others.replace("<everyone else|", "<everyone else|all the rest|everybody but you|everyone but <him|them>|")
    seen = f"<{seen}|so [that] {others} can see <it|them> [but <you|he|she|they> can not]>"
    own = "[,] <but|except|and|other than> [not] <your|their|his|her> own"
    blind = "without <looking at <it|them|<your|their|his|her|the> [own] <card|cards>>|looking|peeking [at it]|a look>"
    unseen = f"[[,] <facing out|face out|{seen}|{blind}>]"
    forehead = f"<{_HOLDS}> {{cards:Object}} [up|face out] <to|on|against|on to|onto> <your|their|his|her|the|our> <forehead|foreheads|head> {unseen} [and] {unseen}"
    shown = (Hidden(Cards()), HELD_UP)
    all_hold = f"[{ON_GO} [,]|all together ,] [{blind} [,]] [<each player|every player|everyone|everybody|players|the players|you [all]|all players|all of us|we all|we> [now|then]] [<pick|picks|lift|lifts> <it|<your|their|our> <card|cards>> up and|<picks|pick> up <your|their|his|her|the> card and] {forehead}"
    add(
        "Plain",
        [all_hold, all_hold.replace("{cards:Object}", "<it|the card>")],
        build=lambda cards=None: (
            shown if cards is None or replace(cards, many=None) in (Cards(), NEW, THAT_CARD) else None
        ),
        read_only=True,
    )
    not_look = (
        "<may|can|must> not [<look at|peek at|see> [any of] <it|them|these|those|your cards|their cards>|look|peek]"
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] but [<you|they|he|she|nobody>] {not_look}",
        build=lambda first: (*first, Hidden(Cards())) if _deals(first[-1]) else None,
        cost=FAR,
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} [,] <none|no one|nobody> of <which|them> <may|can> be looked at",
        build=lambda first: (*first, Hidden(Cards())) if _deals(first[-1]) else None,
        cost=FAR,
        read_only=True,
    )
    add(
        "Plain",
        f"{{first:Plain}} , <who|which> [<you|they|he|she|each player>] [<can not|may not|does not> look at it <but|and>] {forehead.replace('{cards:Object}', 'it')}",
        build=lambda first: (*first, *shown),
        read_only=True,
    )
    sees = "[so] <you|everyone|everybody|each player|players|all players> [can|may] <see|sees>"
    add(
        "Plain",
        [
            f"{sees} <everyone|everybody> [else] 's <card|cards> {own}",
            f"{sees} <all [the] [other] cards|every card|every other card|all the others> {own}",
            f"{sees} <everyone|everybody> [else] 's <card|cards>",
            "<everyone|everybody> [else] can see <your|the> <card|cards> [but <you|its owner>]",
        ],
        shown,
        read_only=True,
    )


_HOLDS = "lift|lifts|hold|holds|put|puts|stick|sticks|place|places|press|presses|raise|raises|lift|lifts|slap|slaps|hold up|holds up"
NEW = Cards(which=Which.NEWEST)


def comes(cards: Cards, face: Face | None = None, to: Place | None = None) -> Deed | None:
    """Cards that come are dealt: to everyone, to the middle, or to where the number of a card says."""
    if face and cards.face and face is not cards.face:
        return None
    numbered = cards.which is Which.FIRST
    if face is None and cards.face is None and to is None and not isinstance(cards.at, Board) and not numbered:
        return None
    up = Face.UP if to or isinstance(cards.at, Board) else None
    whose = None if numbered and (face or cards.face) is not Face.DOWN else EACH_PLAYER
    return Deed(Verb.DEAL, THE_DEALER, cards=cards, to=to or whose, face=face or up) if cards.many else None


def first_and_then(face: Face, other: tuple[int, Face, bool], n: int = 1) -> Deed | None:
    """The first cards lie one way, and those after them another way."""
    if not other[0]:
        return None
    return by_faces(
        Deed(Verb.DEAL, THE_DEALER, cards=Cards(exactly(n + other[0])), to=EACH_PLAYER), ((n, face, False), other)
    )


def named(cards: Cards) -> Deed | None:
    """Cards that are dealt because nothing else can be meant: so many, and how they lie or that all share them."""
    plain = cards.many is not None and cards.many.low == cards.many.high and cards.which is Which.CHOSEN
    return comes(cards) if plain and (cards.face or cards.at == Board()) else None


def all_named(cards: tuple[Cards, ...]) -> Deed | None:
    """Several lots of cards that are dealt one after the other."""
    if not all(named(one) for one in cards):
        return None
    return with_more(Deed(Verb.DEAL, cards=cards[0], to=EACH_PLAYER), cards)
