"""Events told in a few words, and what they bring: "a four face up gets you a card", "3 up: match the pot or fold"."""

from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.deeds import beside, by_you
from pokernight.english.grammar.marks import FaceOfTaken, PayOrFold
from pokernight.english.grammar.sentences import whenever
from pokernight.english.template import v
from pokernight.meaning.cards import ANY_CARD, Cards, Face, Which
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import THE_DEALER, YOU
from pokernight.meaning.rules import Bets, Do, Happens, OfferedOnce, OneOf, Remark
from pokernight.meaning.sorts import Condition, Kind

BEFALLS = (Verb.RECEIVE, Verb.FLIP, Verb.DRAW, Verb.BUY)
"""What befalls a player: nobody chooses which card comes from the deck, or is turned up."""
SAME_RULES = "cards given besides are like any others"
OPENS = (Verb.BET, Verb.OPEN, Verb.CHECK)
_ME = "<you|that player|the player|its owner|whoever gets it|him|her|them>"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    grammar.add(
        "Standing",
        [
            "if the table card comes to a player who has left it before , discard it and deal a new one",
            "if <a player|you|anyone> <has|have|gets|get> a second chance <to take|at> the same table card , [instead] <discard|throw away> it and <deal a new one|replace it|deal another> [instead]",
            "if the table card comes [back] [around] to <a player|someone|anyone> who <has left|left|has passed|passed|turned down|has turned down> [on] it [before|already] , <discard it and deal <a new one|another>|replace it|it is replaced>",
        ],
        OfferedOnce(),
    )
    _events(grammar)
    _bringing(grammar)
    _sentences(grammar)
    _more(grammar)


def _events(grammar: Grammar) -> None:
    """A card that comes, told as a thing, a deed or an order."""
    add = grammar.add
    lies = "[that is|that comes|dealt|turned|coming|showing|if it comes|if dealt|when dealt]"
    add(
        "Event.card",
        [
            f"[a|an|any|each|every|the] {{kind:Kind.one}} {lies} <up|face up|showing>",
            f"[any|all] {{kind:Kind.all}} {lies} <up|face up|showing>",
            "<a|an|any|each|every> <up|face up> {kind:Kind.one}",
            "<up|face up> {kind:Kind.all}",
        ],
        build=card_up,
        read_only=True,
    )
    add(
        "Event.card",
        "<a|an|any|each|every> <flipped|turned up|turned over> {kind:Kind.one}",
        build=lambda kind: Happens(Deed(Verb.FLIP, YOU, cards=Cards(ONE, kind))),
        read_only=True,
    )
    add("Event.bare", ["<a|an|any|each|every> {kind:Kind.one}", "{kind:Kind.all}"], build=card_dealt, read_only=True)
    add("Event.card", "{deed:VP.ing}", build=befallen, read_only=True)
    add("Event.order", "{deed:VP.base}", build=befallen, read_only=True)


def card_dealt(kind: Kind) -> Condition:
    """A player is dealt a card of a kind, whichever way it lies."""
    return Happens(Deed(Verb.RECEIVE, YOU, cards=Cards(ONE, kind)))


def card_up(kind: Kind) -> Condition:
    """A player is dealt a card of a kind face up."""
    return Happens(Deed(Verb.RECEIVE, YOU, cards=Cards(ONE, kind), face=Face.UP))


def befallen(deed: Deed) -> Condition | None:
    """A player gets or turns up a card of a kind."""
    cards = deed.cards
    of_a_kind = cards and cards.many == ONE and cards.kind != ANY_CARD and cards.which is Which.CHOSEN
    return Happens(by_you(deed)) if deed.verb in BEFALLS and of_a_kind and not deed.then else None


def _bringing(grammar: Grammar) -> None:
    """What a card brings or costs its player."""
    add = grammar.add
    this = "VP.brought"
    add(
        this,
        [
            f"<gets|get|earns|earn|brings|bring|gives|give|buys|buy|wins|win|nets|net> [{_ME}] {{cards:Object}}",
            f"entitles {_ME} to {{cards:Object}}",
        ],
        Deed(Verb.RECEIVE, YOU, cards=v.cards),
        read_only=True,
    )
    add(this, f"<costs|cost> [{_ME}] {{price:Amount}}", Deed(Verb.PAY, YOU, price=v.price), read_only=True)
    add(
        this,
        [
            "<kills|kill|ends|end> <your|his|her|their|that player 's|its owner 's> hand",
            f"<knocks|knock|puts|put|throws|throw|takes|take> {_ME} out [of the hand]",
        ],
        Deed(Verb.FOLD, YOU),
        read_only=True,
    )
    add(this, "<ends|end> the <hand|game|deal>", Deed(Verb.END, THE_DEALER), read_only=True)
    beside(grammar, this)
    add(
        "VP.bonus",
        "[an|a|one] <extra|free|bonus|additional> card",
        Deed(Verb.RECEIVE, YOU, cards=Cards(ONE)),
        read_only=True,
    )
    beside(grammar, "VP.bonus")


def _sentences(grammar: Grammar) -> None:
    """Whole rules made of an event and what follows from it."""
    add = grammar.add
    for event in ("Event.card", "Event.bare"):
        add("Rules", f"{{event:{event}}} {{deed:VP.brought}}", build=brings, read_only=True)
    out = "<[you|they] <fold|drop|drop out|get out>|[he|she|that player] <folds|drops out|is out>|<you are|be> out>"
    add(
        "Rules",
        [
            f"{{event:Event.card}} {{deed:VP.brought}} <:|,|, so> match it or {out}",
            f"{{event:Event.card}} {{deed:VP.brought}} [to <stay in|keep it|stay>] <or|, or> {out}",
        ],
        build=or_out,
        read_only=True,
    )
    means = "<means|is worth|is good for|are good for|equals|:|=|,>"
    add("Rules", f"{{event:Event.card}} {means} {{deed:VP.bonus}}", build=brings, read_only=True)
    add("Rules", "{event:Event.card} <means [that]|:|=> {rules:Rules}", build=whenever_it_comes, read_only=True)
    who = "<you|they|players|each player|a player|anyone|everyone>"
    add(
        "Rules",
        f"{who} <pay|pays|must pay|have to pay|has to pay> {{price:Amount}} for <each|every|any|a|an> {{kind:Kind.one}} "
        "[[that] <you|they|he|she> <get|gets|are dealt|is dealt>|dealt] <up|face up>",
        build=lambda price, kind: brings(card_up(kind), Deed(Verb.PAY, YOU, price=price)),
        read_only=True,
    )
    add("Rules", "for {event:Event.card} [,] {rules:Rules}", build=whenever_it_comes, cost=FAR, read_only=True)
    add("Rules", "{event:Event.order} <and|, and> {rules:Rules}", build=whenever_it_comes, read_only=True)


def brings(event: Condition, deed: Deed) -> tuple[Any, ...] | None:
    """What a card brings, whenever it comes."""
    return whenever(event, (Do(deed),))


def or_out(event: Condition, deed: Deed) -> tuple[Any, ...] | None:
    """What a card costs has to be paid to stay in: "it costs you the pot: match it or fold"."""
    return whenever(event, (OneOf((deed, Deed(Verb.FOLD, YOU))),)) if deed.verb is Verb.PAY else None


def whenever_it_comes(event: Condition, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """What follows whenever a card comes; betting does not, as three up may be three cards."""
    bets = any(isinstance(rule, Bets) or (isinstance(rule, Do) and rule.deed.verb in OPENS) for rule in rules)
    return None if bets else whenever(event, rules)


def _more(grammar: Grammar) -> None:
    """What is said of all such rules of a page."""
    add = grammar.add
    who = "<you|they|a player|he|she|anyone|somebody|someone|that player>"
    pay = "<pay|pay up|pay it|pay for it|match it|match the pot>"
    out = f"{who} <fold|folds|are out|is out|must fold|have to fold|has to fold|drop|drops|drop out|drops out>"
    add(
        "Standing",
        [
            "whoever does not pay folds",
            f"if {who} <do not|does not|can not|will not|would rather not> [want to|wish to] {pay} [,] {out}",
            f"if {who} <refuse|refuses|decline|declines> to {pay} [,] {out}",
            f"<whoever|<anyone|anybody|a player|any player|players|those> who> <<do not|does not|can not|will not> [want to]|<refuse|refuses|decline|declines> to> <{pay}|pay for <your|their|his|her> {{_:Kind.one}} [or {{_:Kind.one}}]> <fold|folds|<is|are> out|<must|has to|have to> fold> [at once|immediately]",
        ],
        build=lambda _=None: PayOrFold(),
        apart=lambda rule: {} if rule == PayOrFold() else None,
    )
    extra = "<the|any|this|that|your|an|each|> <extra|bonus|free|additional> <card|cards>"
    add(
        "Standing",
        [
            "extra cards are dealt under the same rules",
            f"{extra} [also|always] <<follows|follow> the same rules [as <the others|all others|any other [card]|the rest>]|<counts|count> like any other [card]>",
            "<you|they|a player|he|she|players|some players|that player|its owner> [will|may|can|could|then] <have|has|end up with|ends up with|hold|holds|get|gets> more than {_:Number} cards [to <choose from|pick from|work with>|in all]",
            "an extra {_:Kind.one} <<earns|gets|brings|gives> you <another card|one more [card]|an extra card>|<must|has to> be paid for>",
        ],
        build=lambda _=None: Remark(SAME_RULES),
        apart=lambda rule: {} if rule == Remark(SAME_RULES) else None,
    )
    add(
        "Standing",
        [
            f"{extra} <is|are> [always] <dealt|given|> {{face:FaceWord}}",
            f"{extra} <comes|come|lies|lie> {{face:FaceWord}}",
            "<extra|bonus|free> cards <are dealt|come|are> {face:FaceWord}",
        ],
        FaceOfTaken(v.face),
        read_only=True,
    )
