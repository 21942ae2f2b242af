"""Who gets cards, in other words: one for each player on the table, up to a number, anew after all were shuffled."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.cards import THAT_CARD, AsBefore
from pokernight.english.grammar.deeds import FORMS
from pokernight.english.template import v
from pokernight.english.verbs import forms
from pokernight.meaning.cards import ANY_CARD, Board, Cards, Face, TableCards
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import ONE, exactly
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER, Players, Quantifier, Such
from pokernight.meaning.rules import Do, If, Remark, When
from pokernight.meaning.sorts import Place

PLAYERS = "<each|every|each remaining|every remaining> player [still in|left|in the hand|who is still in]"
EVERYONE = "<each player|everyone|everybody|every player|all players|players>"
ON_TABLE = "<to|on> the table"
HANDS = "<all hands|every hand|each hand|the hands|<everyone|everybody|each player|every player> 's hand|<your|their> <hand|hands>>"
GETS = "<gets|get|draws|draw|receives|receive|is dealt|are dealt|is given|are given>"
ENOUGH = (
    "<to <have|make|hold|reach>|to <bring|fill|restore|get> <their|your|his|her> <hand|hands> [back] [up] [again] [to]>"
)
"""How many new cards there are: so many that a hand has its number."""
ALL = Deed(Verb.SHUFFLE, cards=Cards())
ANOTHER = (Cards(ONE), Cards(ONE, kind=AsBefore()))
"""A card that comes in place of one before."""


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _for_each_player(grammar)
    _extra_hand(grammar)
    _unlike(grammar)
    _up_to(grammar)
    _each_way(grammar)
    _laid_away(grammar)
    _all_shuffled(grammar)


def _for_each_player(grammar: Grammar) -> None:
    """As many cards on the table as there are players."""
    add = grammar.add
    for this in ("VP.base", "VP.s", "VP.past", "VP.part", "VP.ing", "VP.passive"):
        add(
            this,
            [f"{{deed:{this}}} for each player still in", f"{{deed:{this}}} [,] [one] <for|per> {PLAYERS}"],
            build=one_for_each,
            apart=without_each,
        )
    for verb in ("deal", "turn up", "lay out", "put out", "flip", "put", "lay"):
        for form in FORMS:
            does = getattr(forms(verb), form)
            add(
                f"VP.{form}",
                [
                    f"{does} as many <cards|table cards> [{{face:FaceWord}}] [{ON_TABLE}] [{{face:FaceWord}}] as there are players [still in|left]",
                    f"{does} a row of [{{face:FaceWord}}] <cards|table cards> [{{face:FaceWord}}] [{ON_TABLE}] [{{face:FaceWord}}] , one for {PLAYERS}",
                    f"{does} <one|a> <card|table card> [{{face:FaceWord}}] for {PLAYERS} [{{face:FaceWord}}] {ON_TABLE} [{{face:FaceWord}}]",
                ],
                build=lambda face=None: Deed(
                    Verb.DEAL, cards=Cards(ONE), to=TableCards(), face=face or Face.UP, each=True
                ),
                read_only=True,
            )


def _extra_hand(grammar: Grammar) -> None:
    """A hand on the table that is nobody's, with as many cards as everybody gets or so many."""
    add = grammar.add
    name = "<widow|kitty|dummy|ghost|dead hand|blind hand>"
    extra = f"<a|an|one|another> [extra|separate] <<extra|spare|dummy|ghost|phantom|blind|dead> hand|{name[1:-1]}>"
    called = f"[[,|(] [which is] [called|known as|named|or] <the|a> {name} [)]]"
    where = "[<in|to> the <middle|center> [of the table]|<on|to> the table|[off] to the side]"
    add(
        "Cards",
        f"{extra} of {{n:Number}} [cards] {called}",
        build=lambda n: Cards(exactly(n), at=TableCards()),
        read_only=True,
    )
    add("ExtraHand", f"[<to|for>] {extra} {where} {called} {where}", build=lambda: 0, read_only=True)
    add("ExtraHand", f"{extra} of {{n:Number}} [cards] {where} {called} {where}", v.n, read_only=True)
    for this in ("VP.base", "VP.s", "VP.past", "VP.part", "VP.ing", "VP.passive"):
        add(
            this,
            f"{{deed:{this}}} [,] <and|plus|along with|as well as> [also] {{n:ExtraHand}} [,] [{{face:FaceWord}}] {called} {where}",
            build=with_extra_hand,
            read_only=True,
        )
    add(
        "Clause",
        [
            f"{{deed:Clause}} [,] <and|plus|along with|as well as> {{n:ExtraHand}} [,] [{{face:FaceWord}}] {called} {where}",
            f"{{deed:Clause}} [,] <and|with> {{n:ExtraHand}} [is] [also] dealt [{{face:FaceWord}}] {where} [{{face:FaceWord}}]",
        ],
        build=with_extra_hand,
        cost=FAR,
        read_only=True,
    )


def with_extra_hand(deed: Deed, n: int, face: Face | None = None) -> Deed | None:
    """Cards for everybody, and in the same breath a hand for nobody."""
    cards = deed.cards
    dealt = deed.verb in (Verb.DEAL, Verb.RECEIVE) and not deed.then and not deed.unlike and deed.keep is None
    if not dealt or cards is None or not cards.many or cards.many.low != cards.many.high or cards.kind != ANY_CARD:
        return None
    to = deed.to if deed.verb is Verb.DEAL else deed.agent
    if not isinstance(to, Players) or to.quantifier is not Quantifier.EACH:
        return None
    lie = face or deed.face or cards.face or Face.DOWN  # as a hand is dealt
    many = exactly(n or cards.many.low)
    return replace(deed, then=(Deed(Verb.DEAL, THE_DEALER, cards=Cards(many), to=TableCards(), face=lie),))


def _unlike(grammar: Grammar) -> None:
    """A card that pairs one that lies there is replaced."""
    add = grammar.add
    no_more = (
        "<there <is|are> no [more] <pair|pairs> [left|in it|there|on the table]|it <does|pairs|matches> not|it does not [pair|match]|"
        "<it|this|that> is no longer <so|the case>|no two [cards] <match|pair>|nothing pairs|none of them pair|it no longer does>"
    )
    for category in ("Plain", "Rules", "Clause"):
        add(
            category,
            f"{{first:{category}}} [,] [and so on] [,] until {no_more}",
            build=lambda first: first if another_comes(first) else None,
            cost=FAR,
            read_only=True,
        )


def another_comes(said: Any) -> bool:
    """Whether the last thing said is that a card comes in place of another, which may have to be done again."""
    last = said[-1] if isinstance(said, tuple) else said
    if isinstance(last, If | When):
        last = last.then[-1]
    deed = last.deed if isinstance(last, Do) else last
    ends = (deed, *deed.then) if isinstance(deed, Deed) else ()
    return bool(ends) and (ends[-1].verb is Verb.DRAW or (ends[-1].verb is Verb.DEAL and ends[-1].cards in ANOTHER))


def one_for_each(deed: Deed) -> Deed | None:
    """Cards that are dealt to the table, so many for each player."""
    place = deed.to is None or isinstance(deed.to, TableCards) or type(deed.to) is Board
    plain = deed.verb is Verb.DEAL and place and not deed.then and not deed.each and deed.keep is None
    return replace(deed, each=True) if plain and deed.cards and deed.cards.many else None


def without_each(deed: Any) -> dict[str, Any] | None:
    """A deal of so many for each player, without saying so."""
    return (
        {"deed": replace(deed, each=False)} if isinstance(deed, Deed) and deed.verb is Verb.DEAL and deed.each else None
    )


def _up_to(grammar: Grammar) -> None:
    """Cards are dealt until there are enough."""
    add = grammar.add
    there = "<there are|it has|there are again|it again has|we have|the table has>"
    they = "<they|you|he|she|everyone|each player|each|each of them>"
    add(
        "VP.base",
        "deal cards until there are {keep:Number} on the table",
        Deed(Verb.DEAL, cards=Cards(), to=TableCards(), keep=v.keep),
    )
    add(
        "VP.base",
        "deal cards until each player has {keep:Number}",
        Deed(Verb.DEAL, cards=Cards(), to=EACH_PLAYER, keep=v.keep),
    )
    add(
        "VP.base",
        [
            f"deal cards [{{face:FaceWord}}] {ON_TABLE} [{{face:FaceWord}}] until {there} {{keep:Number}} [face up] [cards|table cards] [on it|there|on the table]",
            "deal the table [back] up to {keep:Number} <cards|> [again] [{face:FaceWord}]",
            f"<refill|fill up|fill> the table [back] [so that {there}|up to|to|until {there}] [again] {{keep:Number}} [face up] [cards|table cards]",
        ],
        build=lambda keep, face=None: up_to(TableCards(), keep, face),
        read_only=True,
    )
    add(
        "VP.base",
        [
            f"deal [new|more] cards [{{face:FaceWord}}] to {{to:Players}} [{{face:FaceWord}}] until {they} <have|has> {{keep:Number}} [cards] [again]",
            f"deal [new|more] {{face:FaceOnly}} cards to {{to:Players}} until {they} <have|has> {{keep:Number}} [cards] [again]",
            "deal [out] [the] [cards] [{face:FaceWord}] [around [the table]] [,] one [card] at a time [,] [{face:FaceWord}] until <everyone|everybody|each player|all players|all> <have|has> {keep:Number} [cards]",
            "deal {to:Players} back up to {keep:Number} [cards] [{face:FaceWord}]",
            "<fill|refill|fill up> {to:Players} [back] up to {keep:Number} [cards] [{face:FaceWord}]",
            f"<fill|refill|fill up|restore|bring> [up] {HANDS} [back] [up] to {{keep:Number}} [cards] [{{face:FaceWord}}]",
            f"deal {{to:Players}} enough [new|more] [{{face:FaceOnly}}] cards {ENOUGH} {{keep:Number}} [cards] [again]",
        ],
        build=lambda keep, to=EACH_PLAYER, face=None: up_to(to, keep, face),
        read_only=True,
    )
    add(
        "VP.base",
        [
            "deal cards until there is one on the table for each player",
            "<deal|fill|refill> the table [back] up to <one|1> [card] <per|for each> player",
        ],
        Deed(Verb.DEAL, cards=Cards(), to=TableCards(), keep=1, each=True),
    )
    add("FaceOnly", "<up|face up>", Face.UP, read_only=True)
    add("FaceOnly", "<down|face down>", Face.DOWN, read_only=True)
    less = "<anyone|players|any player|everyone|each player|those> <who <has|have>|[left] with|who <is|are> left with> <less|fewer> than {n:Number} cards"
    add(
        "Clause",
        [
            f"<{EVERYONE}|{HANDS}> <is|are> <dealt|filled|filled up|brought|restored> [back] [up] to {{keep:Number}} [cards] [{{face:FaceWord}}]",
            f"{EVERYONE} {GETS} [enough] [new|more] [{{face:FaceOnly}}] cards [{{face:FaceWord}}] [off the deck|from the deck] <until {they} <have|has>|{ENOUGH}> {{keep:Number}} [cards] [again]",
        ],
        build=lambda keep, face=None: by_dealer(up_to(EACH_PLAYER, keep, face)),
        read_only=True,
    )
    add(
        "Clause",
        [
            f"{less} <is|are> <dealt|filled|filled up|brought> [back] [up] to {{keep:Number}} [cards] [{{face:FaceWord}}]",
            f"{less} {GETS} [enough] [new|more] [{{face:FaceOnly}}] <cards|ones> [{{face:FaceWord}}] [off the deck|from the deck] <until {they} <have|has>|{ENOUGH}|up to> {{keep:Number}} [cards] [again]",
        ],
        build=lambda n, keep, face=None: by_dealer(up_to(EACH_PLAYER, keep, face)) if n == keep else None,
        read_only=True,
    )


def up_to(to: Players | Place, keep: int, face: Face | None) -> Deed | None:
    """Cards are dealt to players or to the table until there are so many."""
    return Deed(Verb.DEAL, cards=Cards(), to=to, face=face, keep=keep) if keep > 0 else None


def by_dealer(deed: Deed | None) -> Deed | None:
    """What the dealer does, where it is told from the side of the players."""
    return replace(deed, agent=THE_DEALER) if deed else None


def _each_way(grammar: Grammar) -> None:
    """A card that comes one way for some players, and another way for the others."""
    add = grammar.add
    deal = "deal <one|a|1> card"
    players = "<each player|everyone|every player|all players>"
    others = "<the others|the rest|everyone else|all others|the other players>"
    add(
        "Step",
        [
            f"{deal} {{face:FaceWord}} to {players} , or {{other:FaceWord}} <for|to> {{who:Players}}",
            f"{deal} {{face:FaceWord}} to {players} , but {{other:FaceWord}} <for|to> {{who:Players}}",
            f"{deal} to {players} , {{other:FaceWord}} <for|to> {{who:Players}} [,] and {{face:FaceWord}} <for|to> {others}",
        ],
        build=either_way,
        read_only=True,
    )
    add(
        "Standing",
        [
            "<this|that|it|this one|that one|this card> <can|may> not be <refused|rejected|turned down|passed on>",
            "no <refusing|rejecting|passing on> <this|that> [card|one]",
        ],
        Remark("a card of which nothing else is said is kept"),
        read_only=True,
    )
    add(
        "Standing",
        "a card of which nothing else is said is kept",
        Remark("a card of which nothing else is said is kept"),
    )
    add(
        "Standing",
        [
            "players may look at their own cards",
            "<these|they|those|those cards|these cards> <may|can> be <looked at|seen by their owners>",
        ],
        Remark("players may look at their own cards"),
    )


def either_way(face: Face, other: Face, who: Players) -> Do | None:
    """A card for each player that lies another way for some of them."""
    if face is other or who.quantifier is Quantifier.NO or not isinstance(who.who, Such):
        return None
    if any(isinstance(part, Cards) and part.kind != ANY_CARD for part in who.walk()):
        return None  # it would not be plain which card is meant
    each = replace(who, quantifier=Quantifier.EACH)
    turned = Deed(Verb.RECEIVE, each, cards=THAT_CARD, face=other)
    return Do(Deed(Verb.DEAL, THE_DEALER, cards=Cards(ONE), to=EACH_PLAYER, face=face, instead=(turned,)))


def _laid_away(grammar: Grammar) -> None:
    """Cards that are laid away, and for which nothing comes."""
    add = grammar.add
    none = "<without <replacement|replacements|replacing <them|it>|getting <any|new ones|anything> [back]|drawing [replacements]|any replacement>|<but|and> <do|does> not <draw|replace them|get any back|get new ones>|and are not replaced|which are not replaced|with no replacement>"
    for this in ("VP.base", "VP.s", "VP.past", "VP.part", "VP.ing"):
        add(
            this,
            f"{{deed:{this}}} [,] {none}",
            build=lambda deed: deed if deed.verb is Verb.DISCARD and deed.to is None else None,
            read_only=True,
        )
        away = "|".join(getattr(forms(name), this.removeprefix("VP.")) for name in ("remove", "take away", "discard"))
        picking = "|".join(getattr(forms(name), this.removeprefix("VP.")) for name in ("pick", "choose", "select"))
        add(
            this,
            [
                f"<{away}> {{cards:Shared}} from the <table|board|layout>",
                f"<{picking}> {{cards:Shared}} [,] which <is|are> <discarded|removed|thrown away>",
                f"<{picking}> {{cards:Shared}} to be <discarded|removed|thrown away>",
            ],
            Deed(Verb.DISCARD, cards=v.cards),
            read_only=True,
        )
    add(
        "Shared",
        "{cards:Cards}",
        build=lambda cards: cards if isinstance(cards.at, Board) and cards.many else None,
        read_only=True,
    )
    commons = "<commons|common cards|community cards|cards of the layout>"
    add(
        "Cards",
        f"the <remaining|other> {{n:Number}} {commons}",
        build=lambda n: Cards(exactly(n), at=Board()),
        read_only=True,
    )


def _all_shuffled(grammar: Grammar) -> None:
    """All cards are gathered and shuffled, and the hand goes on."""
    add = grammar.add
    cards = (
        "<all [of] [the] <cards|hands>|everyone 's <cards|hands|hand>|all [the] players 's <cards|hands>|every card>"
    )
    deck = "[,] [and|then|and then] <shuffle|reshuffle> [the [whole|entire] deck|them [all]|everything|the cards|it]"
    add(
        "VP.base",
        [
            f"<collect|gather|gather up|gather in|take back|take in|pick up> {cards} {deck}",
            f"<shuffle|reshuffle> {cards} [back] into the deck",
            "<reshuffle|shuffle> the <whole|entire> deck",
        ],
        ALL,
        read_only=True,
    )
    thrown = f"{EVERYONE} <turns in|turn in|throws in|throw in|gives back|hands in|hand in|returns> <their|his|the> <hand|hands|cards>"
    shuffled = (
        "<the <deck|cards> <is|are> <reshuffled|shuffled>|<shuffle|reshuffle> [the [whole|entire] deck|them|the cards]>"
    )
    add(
        "Clause",
        [
            f"{thrown} [,|and|, and] {shuffled}",
            "all [the] <cards|hands> are <collected|gathered|gathered up|turned in|thrown in> [,] and <shuffled|reshuffled> [together]",
        ],
        replace(ALL, agent=THE_DEALER),
        read_only=True,
    )
    for this in ("VP.base", "VP.s", "VP.passive"):
        add(
            this,
            f"{{deed:{this}}} for the same pot",
            build=lambda deed: deed if deed.verb is Verb.DEAL and isinstance(deed.to, Players) else None,
            cost=FAR,
            read_only=True,
        )
