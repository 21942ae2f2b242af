"""Drawing and buying in other words: in what order, what is called out before, how many come back, and at what price."""

from dataclasses import replace

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.afterthoughts import EACH_CARD, NEW_CARD, DiscardsFirst, EndFirst, NewCards
from pokernight.english.grammar.deeds import FORMS, acts
from pokernight.english.template import v
from pokernight.english.verbs import forms
from pokernight.meaning.cards import Cards, Face, TableCards
from pokernight.meaning.deeds import Deed, Mood, Order, Verb
from pokernight.meaning.numbers import ONE, Amount, Unit, exactly
from pokernight.meaning.players import Players
from pokernight.meaning.rules import OneOf

EVERYONE = "<everyone|everybody|all|all players|each player|players|they|you|the players>"
NEW = "[new|replacement] <cards|card|ones|one|replacements>"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _aces(grammar)
    _called_out(grammar)
    _lying(grammar)
    _order(grammar)
    _fewer(grammar)
    _two_numbers(grammar)
    _prices(grammar)


def _aces(grammar: Grammar) -> None:
    """Whoever shows an ace."""
    they = "<you|they|he|she>"
    grammar.add(
        "WithAce",
        [
            "by showing an ace",
            "<if|when> showing an ace",
            f"if {they} <can|could> show an ace",
            f"if {they} <have|has> an ace to show",
            "if an ace is shown",
            "with an ace <shown|to show|face up|exposed>",
            "with a shown ace",
            "<for|to> <anyone|anybody|a player|those> <who|that> <shows|show|can show> an ace",
            f"when {they} <show|shows|can show> an ace",
        ],
        "with an ace",
        read_only=True,
    )


def _called_out(grammar: Grammar) -> None:
    """How many cards everybody wants is said before anyone gets them."""
    add = grammar.add
    say = "<say|says|announce|announces|declare|declares|call|calls|call out|calls out|state|states|tell the dealer|must say|must announce|must declare|must call|must state|have to say|has to say>"
    want = "[that] <<they|you> <want|are drawing|will draw|draw|are taking|need|would like|plan to draw|are discarding|discard|wish to draw>|to draw>"
    how_many = f"<how many [cards|new cards] {want}|the number [of cards|of new cards] {want}|the number of cards|their draw|how many>"
    before = f"before <anyone|anybody|any player|any|any {NEW}|the dealer|a single> <gets|are dealt|is dealt|receives|<gives out|deals> [any]|card is dealt> [{NEW}|cards]"
    before = f"<{before}|before the <cards|replacements|new cards> are dealt|before dealing [any] [cards]|before any card is dealt>"
    add(
        "More",
        [
            f"{EVERYONE} [first] {say} {how_many} {before}",
            f"the number of [new] cards [drawn|to be drawn] is <declared|announced|called|called out> {before}",
            f"{EVERYONE} {say} {how_many} first",
        ],
        DiscardsFirst(),
        read_only=True,
    )
    for this in ("VP.base", "VP.s"):
        add(
            this,
            f"{{deed:{this}}} [,] <and|but> {EVERYONE} {say} {how_many} {before}",
            build=together,
            read_only=True,
        )


def together(deed: Deed) -> Deed | None:
    """A draw in which all have laid away their cards before anyone gets a new one."""
    return replace(deed, order=Order.TOGETHER) if deed.verb in (Verb.DRAW, Verb.TWIST) and not deed.order else None


def _lying(grammar: Grammar) -> None:
    """How the new cards lie."""
    add = grammar.add
    come = "<come|comes|are|is|are dealt|is dealt|will be|must be|are always> [always] [dealt]"
    cards = "<[the] cards <drawn|bought|they draw|you draw|taken>|[the] replacements|[the] replacement cards|[any|the] drawn cards|any cards drawn|any new cards>"
    add("More", f"{cards} {come} {{face:FaceWord}}", NewCards(v.face), read_only=True)
    for this in ("VP.base", "VP.s"):
        add(
            this,
            [
                f"{{deed:{this}}} [,] which {come} {{face:FaceWord}}",
                f"{{deed:{this}}} [,] <and|with> {cards} [{come}] {{face:FaceWord}}",
            ],
            build=lies,
            read_only=True,
        )


def lies(deed: Deed, face: Face) -> Deed | None:
    """New cards that lie one way."""
    new = deed.verb in (Verb.DRAW, Verb.TWIST, Verb.BUY, Verb.RECEIVE) and not deed.face and not deed.then
    return replace(deed, face=face) if new else None


def _order(grammar: Grammar) -> None:
    """Who draws first: the weakest hand that shows, or the strongest."""
    add = grammar.add
    low, high = "<lowest|worst|low|weakest>", "<highest|best|high|strongest>"
    hand = "<hand|hands|up cards|cards|up card|hand up> [showing]"
    for this in ("VP.base", "VP.s"):
        add(this, f"{{deed:{this}}} as <an|their|your> up card", build=kept_open, read_only=True)
    for order, one, other in ((Order.LOW_FIRST, low, high), (Order.HIGH_FIRST, high, low)):
        first = f"<[with] [the] {one} {hand} <first|drawing first|choosing first|picking first|taking first> [and the {other} [{hand}] last]>"
        through = f"<from [the] {one} {hand} [up|down] to [the] {other} [{hand}]|{one} to {other}|from {one} to {other}|{one} [hand] first>"
        by = f"in <order|the order> [of <their|the> <{hand}|showing hands|hands showing|up cards>] [,] {through}"
        add(
            "Clause",
            [
                f"{{deed:Clause}} [,] {first}",
                f"{{deed:Clause}} [,] {by}",
                f"{{deed:Clause}} [,] from [the] {one} {hand} [up|down] to [the] {other} [{hand}]",
                f"from [the] {one} {hand} [up|down] to [the] {other} [{hand}] [,] {{deed:Clause}}",
            ],
            build=lambda deed, order=order: in_order(deed, order),
            read_only=True,
        )
        add(
            "More",
            [
                f"the {one} {hand} <draws|draw|chooses|choose|picks|pick|takes|take> first [and the {other} [{hand}] last]",
                f"{EVERYONE} <do so|draw|choose|pick> in order [of <their|the> hands [showing]] [,] {through}",
            ],
            EndFirst(order),
            read_only=True,
        )


def kept_open(deed: Deed) -> Deed | None:
    """A card from the table that its taker keeps face up, as it lay."""
    table = deed.verb in (Verb.TAKE, Verb.BUY) and deed.cards and deed.cards.at == TableCards()
    return deed if table and deed.face is None else None


def in_order(deed: Deed, order: Order) -> Deed | None:
    """What is done with cards, in the order of the hands that show."""
    moves = deed.verb in (Verb.DRAW, Verb.TWIST, Verb.TAKE, Verb.BUY, Verb.DISCARD, Verb.SWAP, Verb.FLIP)
    return replace(deed, order=order) if moves and deed.order in (None, Order.IN_TURN) else None


def _fewer(grammar: Grammar) -> None:
    """Fewer cards come back than were laid away, or more."""
    add = grammar.add
    gave = (
        "<<they|you|he|she> <discarded|threw away|discard|throw away|gave up|got rid of|turned in>|that|were discarded>"
    )
    away = "<discard|throw away|toss|throw in|get rid of|trade in|turn in|lay away>"
    for form in FORMS:
        does = "|".join(getattr(forms(name), form) for name in away.strip("<>").split("|"))
        gets = "<draw|draws|get|gets|receive|receives|take|takes|is dealt|are dealt|be dealt>"
        for sign, less in ((-1, "<less|fewer>"), (1, "<more|extra>")):
            add(
                f"VP.{form}",
                [
                    f"<{does}> {{cards:Cards}} [,] <and|but|then|and then> [<they|you>] {gets} [back] [only] {{n:Number}} {less} [card|cards] [back] [in return] [than {gave}]",
                    f"<{does}> {{cards:Cards}} [,] <and|but|then|and then> [<they|you>] {gets} [back] [only] {{n:Number}} [card|cards] {less} [back] [in return] [than {gave}]",
                ],
                build=lambda cards, n, sign=sign: others_back(cards, sign * n, bare=sign < 0),
                read_only=True,
                cost=FAR,
            )


def others_back(cards: Cards, more: int, *, bare: bool) -> Deed | None:
    """Cards are laid away, and another number of new ones comes for them."""
    return Deed(Verb.DRAW, cards=cards, more=more) if bare and cards.many and cards.many.high != 0 else None


def _two_numbers(grammar: Grammar) -> None:
    """Either so many cards or so many, and nothing else."""
    add = grammar.add
    cards = "[new] <card|cards>"
    pair = [
        f"[either|exactly] {{n:Number}} [{cards}] or [exactly] {{m:Number}} {cards} [, but <no other number|nothing else>]",
        f"[either|exactly] {{n:Number}} [{cards}] or [exactly] {{m:Number}} {cards} [, <no other number|nothing else>]",
    ]
    for mood, modal in ((Mood.MAY, "<may|can>"), (Mood.MUST, "<must|has to|have to>")):
        add(
            "Step",
            [f"{{agent:Players}} {modal} <draw|replace|exchange|trade in|take> {one}" for one in pair],
            build=lambda agent, n, m, mood=mood: one_number(agent, n, m, mood),
            read_only=True,
        )


def one_number(agent: Players, n: int, m: int, mood: Mood) -> OneOf | None:
    """A draw of one of two numbers of cards that do not follow each other."""
    if m <= n + 1 or n < 1:
        return None
    deeds = [acts(agent, Deed(Verb.DRAW, cards=Cards(exactly(many))), mood) for many in (n, m)]
    return OneOf((deeds[0], deeds[1])) if deeds[0] and deeds[1] else None


def _prices(grammar: Grammar) -> None:
    """What cards cost, said in other places."""
    add = grammar.add
    for this in ("VP.base", "VP.s"):
        deed = f"{{deed:{this}}}"
        add(
            this,
            [
                f"{deed} [,] <at|for|paying|and <pay|pays>|but <must|has to|have to> pay> {{price:Amount}} <{EACH_CARD}|for <each|every> {NEW_CARD}>",
                f"{deed} [,] {{price:Amount}} {EACH_CARD}",
            ],
            build=priced_each,
            read_only=True,
        )
        add(
            this,
            f"{deed} [,] by <matching|paying> the pot",
            build=lambda deed: (
                replace(deed, price=Amount(Unit.POT))
                if deed.verb in (Verb.BUY, Verb.RECEIVE) and not deed.price
                else None
            ),
            read_only=True,
        )
    add(
        "Clause",
        "for {price:Amount} <per card|each|a card|for each card> [,] {deed:Clause}",
        build=lambda price, deed: priced_each(deed, price) if deed.mood is Mood.MAY else None,
        read_only=True,
    )
    for form in FORMS:
        matching = getattr(forms("match"), form)
        add(
            f"VP.{form}",
            f"{matching} the pot <for|to <get|buy|have>> {{cards:Fresh}} [{{face:FaceWord}}]",
            build=lambda cards, face=None: Deed(
                Verb.BUY, cards=Cards(cards.many), face=face or cards.face, price=Amount(Unit.POT)
            ),
            read_only=True,
        )
        adding = getattr(forms("add"), form)
        add(
            f"VP.{form}",
            f"{adding} <a|one> card to <your|their|his|her> hand",
            build=lambda: Deed(Verb.BUY, cards=Cards(ONE)),
            read_only=True,
        )


def priced_each(deed: Deed, price: Amount) -> Deed | None:
    """So much for each card."""
    paid = deed.verb in (Verb.TWIST, Verb.BUY, Verb.DRAW) and not deed.price and not deed.then
    return replace(deed, price=price, each=True) if paid else None
