"""Dealing without the verb: cards come, go and follow, or are just named, with how they lie and where they go."""

from dataclasses import replace

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.cards import AsBefore, of_all
from pokernight.english.grammar.deeds import ON_GO, ONE_BY_ONE, with_more
from pokernight.english.grammar.marks import Held
from pokernight.meaning.cards import ANY_CARD, Board, Cards, Face, TableCards, Which
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import exactly
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER
from pokernight.meaning.rules import Do, Hidden, Remark
from pokernight.meaning.sorts import Place

EACH = "<each|apiece|to each player|to each [player] <still in|left>|for everyone|to everyone|to everybody|to everyone still in|around|for each player>"
SLOWLY = f"[,] [{ONE_BY_ONE}]"


def add_to(grammar: Grammar) -> None:
    """Ways in which cards come to players and to the middle of the table."""
    add = grammar.add
    add("FaceWord", "<face up|up>", Face.UP)
    add("FaceWord", "<face down|down|down and dirty|in the hole>", Face.DOWN)
    add("Middle", ["<to|into|in|for> <the|a> <kitty|widow>", "[off] to the side"], TableCards(), read_only=True)
    come = "<comes|come|goes|go|follows|follow|will come|will be|is|are|gets dealt|get dealt>"
    also = "[then|also|always|next]"
    for cards, verb in (("{cards:Coming}", come), ("{cards:Cards}", "<comes|come|goes|go|follows|follow|will come>")):
        add(
            "Clause",
            [
                f"{cards} {verb} {also} {{face:FaceWord}} {SLOWLY}",
                f"{cards} {verb} {also} [face up] {{to:Middle}}",
                f"{cards} {verb} {also} {{face:FaceWord}} {{to:Middle}}",
                f"{cards} {verb} {also} [,] {EACH} [,] {{face:FaceWord}}",
            ],
            build=comes,
            read_only=True,
        )
    add("Clause", "{cards:Cards} <comes|come|follows|follow>", build=comes, read_only=True)
    first = "<come|comes|there is|there are|you get|we have>"
    add(
        "Clause",
        [
            f"[<then|next|now|last|finally>] {first} {{cards:Cards}} {SLOWLY}",
            f"[<then|next|now|last|finally>] {first} {{cards:Coming}} {SLOWLY}",
            f"[<then|next|now|last|finally>] {first} {{cards:Cards}} {{to:Middle}}",
            f"[<then|next|now|last|finally>] {first} {{cards:Cards}} {{face:FaceWord}} {{to:Middle}}",
        ],
        build=comes,
        cost=FAR,
        read_only=True,
    )
    # Cards that are only named: "One more card down." "Two down, one up." "Then a fourth up card."
    add("Clause", f"{{cards:Coming}} {SLOWLY}", build=comes, cost=IDIOM, read_only=True)
    add("Clause", f"{{cards:Cards}} {SLOWLY}", build=named, cost=IDIOM, read_only=True)
    add(
        "Clause",
        [
            f"[the deal is] {{cards:Cards}} {EACH}",
            f"[the deal is] {{cards:Cards}} {EACH} [,] [all] {{face:FaceWord}} {SLOWLY}",
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
            f"then {first} {{cards:List}}",
        ],
        build=all_named,
        cost=IDIOM,
        read_only=True,
    )
    _belonging(grammar)
    _free(grammar)
    _held(grammar)
    _hidden(grammar)


def _belonging(grammar: Grammar) -> None:
    """Community cards, of which it is said that all may use them."""
    hands = "<everyone|everybody|all players|every player|each player|all of you|every player 's hand|everyone 's hand|everybody 's hand|each player 's hand|all hands|every hand|each hand>"
    grammar.add(
        "Standing",
        [
            f"{{cards:Cards}} <belongs|belong> to {hands} [as the fifth card]",
            f"{{cards:Cards}} <is|are> <part of|in> {hands}",
            f"{{cards:Cards}} <counts|count> as <the|a> <fifth card|part> <in|of|for> {hands}",
            f"{{cards:Cards}} <counts|count> <for|in> {hands}",
            f"{{cards:Cards}} <is|are> shared by {hands}",
            f"{hands} [can|may] <shares|share|uses|use> {{cards:Cards}}",
        ],
        build=lambda cards: Remark("these are the community cards") if of_all(cards) else None,
        cost=FAR,
        read_only=True,
    )
    grammar.add(
        "Standing",
        "<this|that|it|the middle card> is [called] the <spit|flop|turn|river|board|widow>",
        Remark("these are the community cards"),
        read_only=True,
    )


HOLE_FREE = "nothing follows from cards dealt face down"


def _free(grammar: Grammar) -> None:
    """Cards for which something is paid or given only where they come face up."""
    grammar.add(
        "Standing",
        [
            "nothing follows from cards dealt face down",
            "{cards:Cards} <is|are> free",
            "{cards:Cards} <costs|cost|gets|get|gives|give|earns|earn|brings|bring> [you] nothing [extra]",
            "{cards:Cards} <does not|do not> <cost|get|give|earn|bring> [you] anything [extra]",
            "{cards:Cards} <does not|do not> <get|give|earn|bring> you {_:Cards}",
            "{cards:Cards} <does not|do not> change anything",
            "{cards:Noun.all} <cost|costs> [you] nothing",
            "you do not [have to] pay [anything] for {cards:Cards}",
        ],
        build=lambda cards=HOLE_CARDS, _=None: Remark(HOLE_FREE) if cards.face is Face.DOWN else None,
        apart=lambda rule: {} if rule == Remark(HOLE_FREE) else None,
    )


HOLE_CARDS = Cards(face=Face.DOWN)


def _held(grammar: Grammar) -> None:
    """How many cards everybody has by now."""
    add = grammar.add
    add("Lots", "{cards:List}", build=lambda cards: cards, read_only=True)
    add("Lots", "{cards:Object}", build=lambda cards: (cards,), read_only=True)
    left = "[<left|in all|altogether|in <your|their> hand|each|now>]"
    have = "<has|have|is holding|are holding|ends with|end with|ends up with|end up with|is left with|are left with|will have|will end up with|is down to|are down to>"
    everyone = "<everyone|everybody|each player|players|you|they|you each|all players>"
    add(
        "Standing",
        f"[now|so|that way|at this point] [,] {everyone} [now|always|should|still] <{have}|holds|hold> [just|only] {{cards:Lots}} {left}",
        build=held,
        read_only=True,
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] while {everyone} [still] <{have}|hold|holds> [all] {{n:Number}} [of <them|your cards|their cards>]",
        build=lambda first, n: (Held((Cards(exactly(n)),)), *first),
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
        f"{{first:Plain}} [,] {tail} {{cards:Lots}} {left}",
        build=lambda first, cards: (*first, found) if (found := held(cards)) and _moves_cards(first[-1]) else None,
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


def _moves_cards(rule: object) -> bool:
    """Whether a step changes how many cards players have."""
    moving = (Verb.DEAL, Verb.RECEIVE, Verb.DISCARD, Verb.PASS, Verb.FLIP, Verb.DRAW)
    return isinstance(rule, Do) and rule.deed.verb in moving


def _hidden(grammar: Grammar) -> None:
    """Cards that their owners do not look at, and hold up for all others."""
    add = grammar.add
    unseen = "[<, facing out|so <that|> <everyone else|everybody else|all others|the others> <can|may> see <it|them>|without looking [at <it|them>]>]"
    forehead = f"<{_HOLDS}> {{cards:Object}} [up] <to|on|against|on to|onto> <your|their|his|her|the> <forehead|foreheads|head> {unseen} [and] {unseen}"
    shown = (Hidden(Cards()), Do(Deed(Verb.SHOW, cards=Cards(face=Face.BLIND))))
    all_hold = f"[{ON_GO} ,] [without looking at <it|them> ,] [<each player|everyone|everybody|players|you|all players>] [<picks|pick> up <your|their> card and] {forehead}"
    add(
        "Plain",
        [all_hold, all_hold.replace("{cards:Object}", "it")],
        build=lambda cards=None: shown if cards is None or replace(cards, many=None) in (Cards(), NEW) else None,
        read_only=True,
    )
    add(
        "Plain",
        [
            "<you|everyone|each player> [can|may] <see|sees> everyone [else] 's <card|cards> but <your|their> own",
            "<you|everyone|each player> [can|may] <see|sees> all [the] cards but <your|their> own",
            "<everyone|everybody> [else] can see <your|the> <card|cards> [but <you|its owner>]",
        ],
        shown,
        read_only=True,
    )


_HOLDS = "hold|holds|put|puts|stick|sticks|place|places|press|presses"
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


def named(cards: Cards) -> Deed | None:
    """Cards that are dealt because nothing else can be meant: so many, and how they lie or that all share them."""
    plain = cards.many is not None and cards.many.low == cards.many.high and cards.which is Which.CHOSEN
    return comes(cards) if plain and (cards.face or cards.at == Board()) else None


def all_named(cards: tuple[Cards, ...]) -> Deed | None:
    """Several lots of cards that are dealt one after the other."""
    if not all(named(one) for one in cards):
        return None
    return with_more(Deed(Verb.DEAL, cards=cards[0], to=EACH_PLAYER), cards)
