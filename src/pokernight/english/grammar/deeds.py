"""What is done: each verb once, with what can stand beside it; and who does it, may, must or may not."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from pokernight.english.construction import FAR, PLAIN, Grammar
from pokernight.english.grammar.cards import ON_BOARD, THAT_CARD
from pokernight.english.grammar.numbers import spell_number
from pokernight.english.grammar.players import FOLDED_TOO, UNSAID, WE, That, Unsaid
from pokernight.english.template import Var, With, v
from pokernight.english.verbs import forms
from pokernight.meaning.cards import (
    ANY_CARD,
    YOUR_HAND,
    Board,
    Cards,
    Deck,
    Face,
    Hand,
    Hands,
    OfNamed,
    SideCards,
    TableCards,
    Which,
    WildCard,
)
from pokernight.meaning.deeds import ROLES, Deed, Mood, Order, Time, Verb, Word
from pokernight.meaning.numbers import ALL_CHIPS, ANY_NUMBER, ONE, SOME, Amount, Quantity, Unit, exactly
from pokernight.meaning.players import (
    EACH_PLAYER,
    THE_DEALER,
    YOU,
    YOURSELF,
    End,
    Everyone,
    EveryoneDealtIn,
    HighestBidder,
    Holding,
    Latest,
    NextInTurn,
    Other,
    Players,
    Quantifier,
    Such,
)
from pokernight.meaning.rules import AnyOf, Broke, Has, Not
from pokernight.meaning.sorts import Place, Who


class Entry(NamedTuple):
    """What a verb is called, what comes after it, and what that means; the first name and pattern are those we write."""

    names: str
    patterns: tuple[str, ...]
    meaning: Any
    read_only: bool = False
    cost: int = PLAIN


ALL_TO_COME = Deed(Verb.RECEIVE, cards=Cards())
"""Whatever a player is dealt from then on."""
SOME_CARDS = Cards(SOME)
DOWN_CARD = "<down|face down|hole> card"
OF_A_RANK = Cards(ONE, OfNamed(), face=Face.DOWN)
OFF_THE_DECK = "<a|one|the top|the next> card [[,] either] <from|of|off> <the [top of the] deck|the stock>"
EVENLY = "[, <as many for as many|one for one|card for card|the same number each|as long as the same number of cards <is|are> <traded|swapped|exchanged> by each player>]"
ANOTHER = Players(Quantifier.ANY, Other(YOURSELF))
TOP_OF_DECK = Cards(ONE, at=Deck(), which=Which.TOP)
FROM_THEN_ON = "<from <then|there> on|for the rest of the <game|hand|deal>|any more|anymore|any longer|again>"
THE_REST = "<and|, and|, then> <discard|discards|throw away|throws away|toss|tosses|get rid of|gets rid of> <the <rest|others|other cards|other [{_:Number}] [cards]>>"
ALL_YOUR_CARDS = Cards()
SWITCHED = Cards(exactly(2), at=Hands())
MOVED = Cards(ONE, at=Hands())
ONE_CARD = Cards(ONE)
ONE_WILD = Cards(ONE, WildCard())
NEW_WILD = Deed(Verb.RETIRE, cards=ONE_WILD, for_cards=Cards(ONE, at=Deck(), which=Which.TOP))
STANDS_PAT = Deed(Verb.DRAW, cards=Cards(Quantity(0, 0)))
"""To keep all of one's cards is to draw none."""
BOARD = Board()
SOME_OF_THEM = "{many:Quantity} of <the|these|those|your|their|his|her> {n:Number}"
"""Some of the cards in one's hand, which are counted and not named."""
IN_ORDER = (
    "<in <order|any order [<you|they> <like|want|choose|please>]|<the|whatever> order [that] <you|they> "
    "<like|want|choose|please|want to <show|turn up|flip|reveal|turn|roll|expose> them [in|over|up]|"
    "want them <shown|turned|turned up|turned over|rolled|flipped> [in]|will <show|turn up> them|<will be|are> <revealed|shown|turned|turned up|turned over|rolled|flipped>|plan to show them> [in]>|"
    "<the way|however> <you|they> <like|want> [them] [to <come up|come out|come over|be <shown|turned up|turned over|rolled|flipped>>]>"
)
"""How cards are stacked: as each player likes."""
THEIRS: Any = With(v.cards, at=Hand(v.of))
SOME_OF_THEIRS: Any = With(v.cards, many=v.many, at=Hand(v.of))
"""Cards in the hand of somebody who is named apart."""
ANYONE = Players(Quantifier.ANY, Everyone())
ALL_DEALT_IN = Players(Quantifier.EACH, EveryoneDealtIn())
WINNERS = Players(Quantifier.THE, Latest(Deed(Verb.WIN, YOU)))
THROWN_IN = "play again|throw in the cards|throw the cards in|throw in the hands|throw the hands in|throw in all the cards|deal new cards|deal another hand|get new cards|get new hands|try it over|try again|play the hand over|play another hand"
"""What is done with a hand that is not played."""
VERBS = (
    Entry("deal|deal out|give out|hand out|pass out|dish out", ("{cards:Object}",), Deed(Verb.DEAL, cards=v.cards)),
    Entry("deal", ("{cards:Coming}",), Deed(Verb.DEAL, cards=v.cards), read_only=True),
    Entry(
        "deal",
        ("{to:Players} {cards:Object}", "to {to:Players} {cards:Object}"),
        Deed(Verb.DEAL, cards=v.cards, to=v.to),
        read_only=True,
    ),
    Entry(
        "deal|lay|put|place",
        ("{face:FaceWord} {cards:Fresh}",),
        Deed(Verb.DEAL, cards=v.cards, face=v.face),
        read_only=True,
    ),
    Entry(
        "deal",
        ("{face:FaceWord} to {to:Players} {cards:Fresh}",),
        Deed(Verb.DEAL, cards=v.cards, to=v.to, face=v.face),
        read_only=True,
    ),
    Entry(
        "lay|put|place|lay out|put out|set out|set|spread",
        ("{cards:Commons}",),
        Deed(Verb.DEAL, cards=v.cards),
        read_only=True,
    ),
    Entry("give", ("{to:Players} {cards:Object}",), Deed(Verb.PASS, cards=v.cards, to=v.to), read_only=True),
    Entry(
        "deal|deal out|give out|hand out|pass out|dish out",
        ("{cards:Object} each", "{cards:Object} apiece", "{cards:Object} around", "{cards:Object} all around"),
        Deed(Verb.DEAL, cards=v.cards, to=EACH_PLAYER),
        read_only=True,
    ),
    Entry("deal|turn", ("{cards:Object} {to:Middle}",), Deed(Verb.DEAL, cards=v.cards, to=v.to)),
    Entry(
        "lay|put|place|lay out|put out|set out|add|set|spread|spread out",
        ("{cards:Fresh} {to:Middle}", "{cards:Fresh} {to:Middle} face up"),
        Deed(Verb.DEAL, cards=v.cards, to=v.to),
        read_only=True,
    ),
    Entry(
        "lay|put|place|lay out|put out|set out|set|spread|spread out",
        ("{cards:Fresh} {face:FaceWord} {to:Middle}", "{cards:Fresh} {to:Middle} {face:FaceWord}"),
        Deed(Verb.DEAL, cards=v.cards, to=v.to, face=v.face),
        read_only=True,
    ),
    Entry(
        "lay|put|place|set|turn|flip|spread",
        ("{cards:Fresh} face up on the table", "{cards:Fresh} on the table face up"),
        Deed(Verb.DEAL, cards=v.cards, to=TableCards(), face=Face.UP),
        read_only=True,
    ),
    Entry(
        "turn|flip|deal", ("{cards:Object} face up {to:Middle}",), Deed(Verb.DEAL, cards=v.cards, face=Face.UP, to=v.to)
    ),
    Entry(
        "be dealt|get|receive|have",
        (
            "their later cards",
            "[all] <their|your|his|her> <later|further|other|future|remaining> cards [dealt]",
            "all further cards",
        ),
        ALL_TO_COME,
    ),
    Entry(
        "get|receive|be dealt|catch|start with|be given|begin with|start out with|start off with",
        (
            "{cards:Object}",
            "{cards:Object} each",
            "{cards:Object} apiece",
            "dealt {cards:Object}",
            "{cards:Object} dealt",
        ),
        Deed(Verb.RECEIVE, cards=v.cards),
    ),
    Entry("get|have|take", ("it {face:FaceWord}",), Deed(Verb.RECEIVE, cards=THAT_CARD, face=v.face)),
    Entry("pass|give|hand|slide", ("{cards:Object}",), Deed(Verb.PASS, cards=v.cards)),
    Entry(
        "discard|throw away|lay away|get rid of|toss|throw out|pitch|dump|ditch|muck|give up",
        ("{cards:Object}",),
        Deed(Verb.DISCARD, cards=v.cards),
    ),
    Entry(
        "discard",
        (
            "down to {keep:Number} cards",
            "down to {keep:Number}",
            "until <they|you> have [only] {keep:Number} cards [left]",
            "down to a {keep:Number} card hand",
        ),
        Deed(Verb.DISCARD, keep=v.keep),
    ),
    Entry("put|place|lay", ("{cards:Object} in the middle",), Deed(Verb.DISCARD, cards=v.cards, to=BOARD)),
    Entry("put|place|lay", ("{cards:Object} {to:Middle}",), Deed(Verb.DISCARD, cards=v.cards, to=v.to), read_only=True),
    Entry("stand pat|stay pat", ("",), STANDS_PAT),
    Entry("draw", ("no cards", "none", "nothing"), STANDS_PAT, read_only=True),
    Entry("exchange", ("{cards:Pointed} for a new one",), Deed(Verb.DRAW, cards=v.cards)),
    Entry(
        "draw|replace|exchange|trade in|change",
        (
            "{cards:Object}",
            "{cards:Object} for <new ones|others|new cards|cards from the deck|a new one|a new card|another>",
            "in {cards:Object}",
        ),
        Deed(Verb.DRAW, cards=v.cards),
    ),
    Entry(
        "discard|throw away|toss|throw in|get rid of|trade|lay away|throw out|pitch|dump|trade in|turn in",
        (
            "{cards:Object} {new:AndDraw}",
            "and <draw|replace> {cards:Object}",
        ),
        Deed(Verb.DRAW, cards=v.cards),
    ),
    Entry(
        "discard|throw away|toss|throw in|get rid of|trade|lay away|throw out|pitch|dump|trade in|turn in",
        ("{cards:Object} [,|(] [or] {ace:Number} {with:WithAce} [,|)] {new:AndDraw}",),
        Deed(Verb.DRAW, cards=v.cards, ace=v.ace),
        read_only=True,
    ),
    Entry(
        "exchange|change|swap|trade|switch",
        (
            "{cards:Object} <for|with> the <top|next> card <of|off> the deck",
            "{cards:Object} <for|with> <the deck|one <from|off> [the top of] the deck|a card from the deck>",
            "{cards:Object} for <a new one|a new card|new ones|new cards>",
            "{cards:Object} in for <the <top|next> card [of|off] [the deck]|a new one>",
        ),
        Deed(Verb.DRAW, cards=v.cards),
        read_only=True,
    ),
    Entry(
        "discard",
        (
            "{cards:Object} in exchange for the top card <of|off> the deck",
            "{cards:Object} and get a new top card in its place",
        ),
        Deed(Verb.DRAW, cards=v.cards),
        read_only=True,
    ),
    Entry(
        "trade in|exchange|replace|change",
        ("cards", "some cards", "any cards", "<your|their> cards"),
        Deed(Verb.DRAW, cards=Cards(ANY_NUMBER)),
        read_only=True,
    ),
    Entry("swap|trade|switch|turn in", ("{cards:Object}",), Deed(Verb.DRAW, cards=v.cards), read_only=True),
    Entry("twist", ("{cards:Object}",), Deed(Verb.TWIST, cards=v.cards)),
    Entry("twist", ("",), Deed(Verb.TWIST)),
    Entry("draw", ("", "cards", "any cards"), Deed(Verb.DRAW)),
    Entry(
        "flip|turn|roll|flip over|flip up|turn over|turn up|roll over|expose",
        (
            "cards",
            "",
            "any cards",
            "<over|up> cards",
            "cards <over|up>",
            "<a|one> card at a time",
        ),
        Deed(Verb.FLIP),
    ),
    Entry(
        "draw",
        ("{cards:Object} <each|apiece>", "once , {cards:Object}", ", {cards:Object}"),
        Deed(Verb.DRAW, cards=v.cards),
        read_only=True,
    ),
    Entry("discard", ("", "cards", "any cards"), Deed(Verb.DISCARD)),
    Entry("buy", ("{cards:Object}",), Deed(Verb.BUY, cards=v.cards)),
    Entry("pay", ("{price:Amount} for {cards:Fresh}",), Deed(Verb.BUY, cards=v.cards, price=v.price), read_only=True),
    Entry("sell", ("{cards:Object}",), Deed(Verb.SELL, cards=v.cards)),
    Entry(
        "auction off|auction",
        (
            "{cards:Object}",
            "{cards:Object} off",
            "{cards:Object} [to the highest bidder] <and <keep|keeps> what <it brings|they bring>|, keeping <any|the> money <they|you> make>",
        ),
        Deed(Verb.SELL, cards=v.cards, to=Players(Quantifier.THE, HighestBidder())),
        read_only=True,
    ),
    Entry("steal|grab|snatch|rob", ("{cards:Theirs}",), Deed(Verb.TAKE, cards=v.cards), read_only=True),
    Entry("choose|pick|select", ("{cards:Open}",), Deed(Verb.TAKE, cards=v.cards), read_only=True),
    Entry(
        "name|choose|pick|call|announce|decide|decide on|declare|select",
        (
            "the wild rank",
            "<a|the|one> [new] wild <card|rank> [for everyone|for all hands]",
            "<what|which> [<card|rank>] <is|will be> wild",
            "<any|a|one> rank <to be|as> wild",
            "<a|the|one> <card|rank> <to be|that is> wild [, in place of any [rank|card] [that was] named before]",
        ),
        Deed(Verb.NAME, cards=ONE_WILD),
    ),
    Entry(
        "replace|swap|exchange|change",
        (
            "a wild rank with that of the top card of the deck",
            "<a|one|any> [of the] wild <rank|ranks> <with|for> <that|the rank> of the <top|next> card <of|off|from> the deck",
        ),
        NEW_WILD,
    ),
    Entry(
        "end|stop",
        (
            "<a|one> wild rank : the top card of the deck is <turned up|turned over|flipped> [,] and its rank is wild instead",
        ),
        NEW_WILD,
        read_only=True,
    ),
    Entry(
        "name|choose|pick|select",
        ("<a|one> wild <card|rank> [,] <which|that> <ceases to be|stops being|is no longer> wild",),
        Deed(Verb.RETIRE, cards=ONE_WILD),
        read_only=True,
    ),
    Entry("name|call out", ("{cards:Object}",), Deed(Verb.NAME, cards=v.cards), read_only=True),
    Entry("stack|pile up|order", ("{cards:WholeHand}",), Deed(Verb.STACK, cards=v.cards), read_only=True),
    Entry("flip", ("all their cards",), Deed(Verb.FLIP, cards=ALL_YOUR_CARDS)),
    Entry(
        "flip|flip over|turn over|turn up|roll|expose|reveal|turn|roll over",
        ("{cards:Object}",),
        Deed(Verb.FLIP, cards=v.cards),
    ),
    Entry(
        "flip|turn up|turn over|flip over|roll over",
        (
            "one side card , the right one to go high or the left one to go low",
            "<one|a|one of <their|your|the> [two]> side <card|cards> <:|,|> <the right [one] to go high [,] [and|or] the left [one] to go low|the left [one] to go low [,] [and|or] the right [one] to go high>",
        ),
        Deed(Verb.FLIP, cards=Cards(ONE, at=SideCards()), words=(Word.HIGH, Word.LOW)),
    ),
    Entry("flip|turn|roll", ("{cards:Object} over", "over {cards:Object}"), Deed(Verb.FLIP, cards=v.cards)),
    Entry(
        "flip|flip over|turn over|turn up|turn|roll|lay|put|place|add",
        ("{cards:Object} {to:Hands}",),
        Deed(Verb.FLIP, cards=v.cards, to=v.to),
    ),
    Entry("put|lay|place", ("{to:Hands}",), Deed(Verb.FLIP, cards=THAT_CARD, to=v.to), read_only=True),
    Entry(
        "cancel",
        (
            "or restore a card of the flip",
            "a card of the flip , or another player 's <cancelling|canceling|cancellation>",
            "a card of the flip or another player 's <cancelling|canceling|cancellation>",
            "any card for determining match or fold , or any <player 's|players> <cancelling|canceling|cancellation|cancelation>",
        ),
        Deed(Verb.CANCEL),
    ),
    Entry("stop flipping", ("for good", "", FROM_THEN_ON), Deed(Verb.STOP)),
    Entry("refuse", (f"to flip {FROM_THEN_ON}",), Deed(Verb.STOP), read_only=True),
    Entry("show", ("{cards:Object}",), Deed(Verb.SHOW, cards=v.cards)),
    Entry("show", ("", "down"), Deed(Verb.SHOW, cards=ALL_YOUR_CARDS), read_only=True),
    Entry(
        "turn over|turn up|lay down|show|flip over|reveal|table",
        ("<your|their|the|our> <hand|hands>",),
        Deed(Verb.SHOW, cards=ALL_YOUR_CARDS),
        read_only=True,
    ),
    Entry(
        "turn|flip|lay",
        ("<your|their|the|our> <hand|hands> <over|up|down>", "everything <over|up>"),
        Deed(Verb.SHOW, cards=ALL_YOUR_CARDS),
        read_only=True,
    ),
    Entry(
        "take down|bring down",
        ("<your|their> <card|cards>",),
        Deed(Verb.SHOW, cards=ALL_YOUR_CARDS),
        read_only=True,
    ),
    Entry("compare", ("[<their|the>] <cards|hands>",), Deed(Verb.SHOW, cards=ALL_YOUR_CARDS), read_only=True),
    Entry("look at|peek at|check|see|pick up and look at", ("{cards:Object}",), Deed(Verb.LOOK, cards=v.cards)),
    Entry("look|peek", ("",), Deed(Verb.LOOK, cards=THAT_CARD), read_only=True),
    Entry("look", ("{cards:Object} over", "over {cards:Object}"), Deed(Verb.LOOK, cards=v.cards), read_only=True),
    Entry("take", ("a <look|peek> at {cards:Object}",), Deed(Verb.LOOK, cards=v.cards), read_only=True),
    Entry(
        "put|arrange|place|stack|set|line up|lay out",
        (
            "{cards:WholeHand} in a stack , face down",
            f"{{cards:WholeHand}} {IN_ORDER} [face down] [in front of <you|them>]",
            f"{{cards:WholeHand}} in <a|one> [face down] <stack|pile> [in front of <you|them>] [[,] face down] [,] [{IN_ORDER}] [,] [face down] [in front of <you|them>]",
            "{cards:WholeHand} in order in a stack face down [on the table]",
            "{cards:WholeHand} in <a|one> [face down] <stack|pile>",
            "{cards:WholeHand} in <order|any order> [face down]",
            "{cards:WholeHand} in <a stack|order> in front of <them|you> [face down]",
            "{cards:WholeHand} in <order|any order [you like|you want]> <and|, and> <put|puts|place|places|lay|lays> them face down [in front of <them|you>]",
            f"{{cards:WholeHand}} face down [in front of <you|them>] [,] {IN_ORDER}",
        ),
        Deed(Verb.STACK, cards=v.cards),
    ),
    Entry(
        "put|place|lay",
        (
            "cards of their own on top of the drawn ones until there are {sizes:CoveredTo}",
            "<cards of <their|your> own|[enough] [of] <their|your> [own|other] cards|cards from <their|your> hand> on [top of] <the <drawn|new> <ones|cards>|those [<they|you> drew]> until there are {sizes:CoveredTo} [cards] [in the stack]",
            "enough cards on top of <their|your> stack of <cards received|new cards|drawn cards> <until it has|to make> {sizes:CoveredTo} [cards]",
        ),
        Deed(Verb.COVER, sizes=v.sizes),
    ),
    Entry(
        "split|divide|arrange|set|separate",
        ("{cards:Object} into {sizes:Sizes}",),
        Deed(Verb.SPLIT, cards=v.cards, sizes=v.sizes),
    ),
    Entry(
        "make|form|set up",
        ("{sizes:Sizes}", "{sizes:Sizes} <out of|from|of|with> {cards:WholeHand}"),
        Deed(Verb.SPLIT, cards=ALL_YOUR_CARDS, sizes=v.sizes),
        read_only=True,
    ),
    Entry(
        "split|divide|arrange|put|separate",
        (
            "{cards:Object} <into|in> {sizes:Sizes.stacks}",
            f"{{cards:Object}} into {{sizes:Sizes}} <, arranging|, each arranged|arranged> [them] [{IN_ORDER}] in [face down] stacks [face down]",
        ),
        Deed(Verb.STACK, cards=v.cards, sizes=v.sizes),
    ),
    Entry("declare|call|say|announce|choose|go|pick|select", ("{words:Words}",), Deed(Verb.DECLARE, words=v.words)),
    Entry(
        "declare|say|announce|call|tell everyone|decide|choose|state",
        (
            "whether they are going {words:Words}",
            "<whether|if> <they|you|he|she> <are|is> <going|staying|playing|declaring> {words:Words}",
            "<whether|if> <they|you|he|she> <will|want to> <go|stay|play|be> {words:Words}",
            ": {words:Words}",
        ),
        Deed(Verb.DECLARE, words=v.words),
    ),
    Entry(
        "show|reveal|announce|indicate|signal",
        ("[at the same time] <whether|if> <they are|you are|he is|she is> <in or out|out or in>",),
        Deed(Verb.DECLARE, words=(Word.IN, Word.OUT)),
        read_only=True,
    ),
    Entry(
        "decide|choose|declare|say",
        (
            "if <they are|you are|he is|she is> {words:Words}",
            "[at the same time|simultaneously|secretly] whether <they are|you are|he is|she is> {words:Words}",
            "whether to <go|be|stay> {words:Words}",
            "{words:Words}",
        ),
        Deed(Verb.DECLARE, words=v.words),
    ),
    Entry(
        "decide|choose|declare|say",
        (
            "[at the same time|in secret|secretly] [only] <whether|> [<they|you> want] to <go|stay|be> in or [to] <stay|go|be> out",
            "[at the same time] <whether|if> [<they|you> want] to <play|stay in|go in> [or <not|fold|drop|drop out|go out>]",
            "[at the same time] <whether|if> <they|you> <want to play|are playing> [or not]",
        ),
        Deed(Verb.DECLARE, words=(Word.IN, Word.OUT)),
        read_only=True,
    ),
    Entry("burn", ("{cards:Object}",), Deed(Verb.BURN, cards=v.cards)),
    Entry("burn", ("",), Deed(Verb.BURN, cards=Cards(ONE)), read_only=True),
    Entry("throw|toss|lay", ("{cards:Object} <away|out|aside>",), Deed(Verb.DISCARD, cards=v.cards), read_only=True),
    Entry(
        "set|put", ("{cards:Object} aside", "aside {cards:Object}"), Deed(Verb.DISCARD, cards=v.cards), read_only=True
    ),
    Entry("return", ("{cards:Object} to the deck",), Deed(Verb.DISCARD, cards=v.cards, to=Deck()), read_only=True),
    Entry(
        "put|put back|shuffle",
        ("{cards:Object} [back] <in|into> the deck",),
        Deed(Verb.DISCARD, cards=v.cards, to=Deck()),
        read_only=True,
    ),
    Entry("bury", ("{cards:Object}",), Deed(Verb.DISCARD, cards=v.cards, to=Deck(End.LOW)), read_only=True),
    Entry(
        "throw|toss|lay",
        (f"{SOME_OF_THEM} <away|out|aside>",),
        Deed(Verb.DISCARD, cards=Cards(v.many)),
        read_only=True,
    ),
    Entry("put out|lay out|set out", ("{cards:Object}",), Deed(Verb.DEAL, cards=v.cards, to=BOARD), read_only=True),
    Entry(
        "add",
        ("{cards:Object}", "{cards:Coming}"),
        Deed(Verb.DEAL, cards=v.cards, to=BOARD, face=Face.UP),
        read_only=True,
    ),
    Entry("flop|river", ("{cards:Object}",), Deed(Verb.DEAL, cards=v.cards, to=BOARD, face=Face.UP), read_only=True),
    Entry(
        "trade|exchange|swap",
        ("{cards:Object} for <a new one|new ones|a new card|new cards>",),
        Deed(Verb.DRAW, cards=v.cards),
        read_only=True,
    ),
    Entry(
        "switch|swap|exchange|trade",
        (
            "two cards between their hands",
            "<2|two|a pair of> cards between <their|your|his|her|the> [two] hands",
            "a card <of|from|in> <one|one of <their|your> hands|<one|a> hand> <with|for> <a card|one> <of|from|in> <the other|another> [hand]",
            "a card from each hand",
        ),
        Deed(Verb.SWAP, cards=SWITCHED),
    ),
    Entry(
        "exchange|swap|trade|switch|change",
        ("{cards:Cards} <for|with> {other:OnTable}",),
        Deed(Verb.SWAP, cards=v.cards, for_cards=v.other),
    ),
    Entry(
        "take|pick up",
        (
            "<the [whole|entire] <widow|kitty>|the table cards> <in place of|instead of|in exchange for|for> <your|their|his|her> [own] <hand|cards>",
        ),
        Deed(Verb.SWAP, cards=ALL_YOUR_CARDS, for_cards=Cards(at=TableCards())),
        read_only=True,
    ),
    Entry(
        "move",
        (
            "a card to the other hand",
            "<a card|one card|one> [from <one|one hand>] [to the other [hand]|over]",
            "a card from one hand to the other",
        ),
        Deed(Verb.PASS, cards=MOVED, to=Hands()),
    ),
    Entry(
        "swap|trade|exchange|switch",
        (
            "cards one for one with {to:Players}",
            f"[any|some] cards with {{to:Players}} {EVENLY} [, saying only how many]",
        ),
        Deed(Verb.SWAP, cards=SOME_CARDS, to=v.to),
    ),
    Entry(
        "swap|trade|exchange|switch",
        (f"[any|some] cards with <each other|one another> {EVENLY} [, saying only how many]",),
        Deed(Verb.SWAP, cards=SOME_CARDS, to=ANOTHER),
        read_only=True,
    ),
    Entry("swap|trade|exchange|switch", ("{cards:Object} with {to:Players}",), Deed(Verb.SWAP, cards=v.cards, to=v.to)),
    Entry(
        "ask",
        (
            "{to:Players} for a down card of a rank , to get it or else the top card of the deck",
            f"{{to:Players}} for <a|one> {DOWN_CARD} of <a|any|some> [certain|particular|named|given] rank <, to get it|, and <get|gets> it|to get> or else {OFF_THE_DECK}",
        ),
        Deed(Verb.ASK, to=v.to, cards=OF_A_RANK, instead=(Deed(Verb.TAKE, cards=TOP_OF_DECK),)),
    ),
    Entry(
        "ask",
        (
            f"{{to:Players}} <if|whether> <they|he> <have|has> <a|one> {DOWN_CARD} of <a|any|some> [certain|particular|given] rank",
        ),
        Deed(Verb.ASK, to=v.to, cards=OF_A_RANK),
        read_only=True,
    ),
    Entry("take", ("{cards:Object}",), Deed(Verb.TAKE, cards=v.cards)),
    Entry(
        "take|draw",
        ("the top card of the deck or {other:Cards}", f"[either] {OFF_THE_DECK} or {{other:Cards}}"),
        Deed(Verb.TAKE, cards=TOP_OF_DECK, instead=(Deed(Verb.TAKE, cards=v.other),)),
    ),
    Entry(
        "keep",
        (f"<your|their|the> best {{keep:Number}} [cards] [{THE_REST}]",),
        Deed(Verb.DISCARD, keep=v.keep),
        read_only=True,
    ),
    Entry(
        "choose|pick|select|pick out|make",
        (
            f"[<your|their|the> best] {{keep:Number}} [cards] {THE_REST}",
            f"<your|their|the> best {{keep:Number}} card hand {THE_REST}",
        ),
        Deed(Verb.DISCARD, keep=v.keep),
        read_only=True,
    ),
    Entry(
        "choose|pick|select|pick out",
        (f"{{keep:Number}} [cards] to <keep|play [with]|hold [on to]> [{THE_REST}]",),
        Deed(Verb.DISCARD, keep=v.keep),
        read_only=True,
    ),
    Entry(
        "choose|pick|select|pick out|keep",
        (f"{{keep:Number}} of {{of:Whose}} {{_:Number}} [cards] {THE_REST}",),
        Deed(Verb.DISCARD, keep=v.keep),
        read_only=True,
    ),
    Entry(
        "reduce|cut|trim|pare|cut down|trim down|pare down|bring",
        ("<your|their|his|her> <hand|hands> [down] to {keep:Number} [cards]",),
        Deed(Verb.DISCARD, keep=v.keep),
        read_only=True,
    ),
    Entry(
        "choose|pick|select|pick out|keep",
        (
            "<your|their|the> best {keep:Number} [cards] <and|, and|,> <discard|discards|throw away|throws away|get rid of> {gone:Quantity} [cards]",
        ),
        Deed(Verb.DISCARD, keep=v.keep, then=(Deed(Verb.DISCARD, cards=Cards(v.gone)),)),
        read_only=True,
    ),
    Entry(
        "arrange|line up|set|stack",
        (
            "{cards:WholeHand} face down [in front of <you|them>]",
            "{cards:WholeHand} <and|, and> <put|puts|place|places|lay|lays|set|sets> <them|it> [down] face down [in a <stack|pile|row>] [in front of <you|them|him>]",
            "{cards:WholeHand} in a <row|line> [face down] [in front of <you|them>]",
        ),
        Deed(Verb.STACK, cards=v.cards),
        read_only=True,
    ),
    Entry("keep", ("{cards:Object}", f"{{cards:Object}} {THE_REST}"), Deed(Verb.KEEP, cards=v.cards)),
    Entry(
        "use|play",
        ("{cards:Object} to make a hand", "{cards:Object} to make <your|their|his|her> [best] hand"),
        Deed(Verb.USE, cards=v.cards),
    ),
    Entry("call|name|declare", ("{cards:Object} wild", "{cards:Object} to be wild"), Deed(Verb.NAME, cards=v.cards)),
    Entry(
        "put|tuck|place",
        ("{cards:Object} <on|at|under> the bottom of the deck", "{cards:Object} under the deck"),
        Deed(Verb.DISCARD, cards=v.cards, to=Deck(End.LOW)),
    ),
    Entry("bet first|start the betting", ("",), Deed(Verb.OPEN), read_only=True),
    Entry("fold|drop|drop out|be out|get out", ("", "of the <hand|pot|game|running>"), Deed(Verb.FOLD)),
    Entry("match", ("the pot",), Deed(Verb.PAY, price=Amount(Unit.POT))),
    Entry("pay", ("{to:Payee} as many chips as are in the pot",), Deed(Verb.PAY, price=Amount(Unit.POT), to=v.to)),
    Entry(
        "pay",
        (
            "{price:Amount}",
            "{price:Amount} <to|into|in> the pot",
            "the pot {price:Amount}",
            "{price:Amount} <each|apiece>",
        ),
        Deed(Verb.PAY, price=v.price),
    ),
    Entry("pay", ("{price:Sum}",), Deed(Verb.PAY, price=v.price), read_only=True),
    Entry("contribute", ("{price:Amount} [to the pot]",), Deed(Verb.PAY, price=v.price), read_only=True),
    Entry("pay|give|owe", ("{to:Players} {price:Amount}",), Deed(Verb.PAY, price=v.price, to=v.to), read_only=True),
    Entry("give", ("{price:Amount} to {to:Players}",), Deed(Verb.PAY, price=v.price, to=v.to), read_only=True),
    Entry(
        "put|add|throw|toss|kick|chip|pitch",
        (
            "{price:Amount} <in|into|to> <the|a> <pot|middle|kitty|center>",
            "<in|into> the <pot|middle|kitty> {price:Amount}",
            "in {price:Amount} [each|apiece]",
            "up {price:Amount} [each|apiece]",
            "{price:Amount} in",
        ),
        Deed(Verb.PAY, price=v.price),
    ),
    Entry(
        "pay|put in|put|throw in|add|contribute",
        (
            "{price:PotSize}",
            "{price:PotSize} <to|into|in> the <[next|new] pot|middle> [for the next <hand|deal|round>]",
            "<in|into> the <[next|new] pot|middle> {price:PotSize}",
            "the pot {price:PotSize}",
        ),
        Deed(Verb.PAY, price=v.price),
        read_only=True,
    ),
    Entry(
        "pay|give",
        (
            "{to:Payee} {price:Amount}",
            "{to:Payee} {price:PotSize}",
            "{price:PotSize} to {to:Payee}",
            "{price:Amount} to {to:Payee}",
        ),
        Deed(Verb.PAY, price=v.price, to=v.to),
    ),
    Entry(
        "pay|put|put in|throw in|add|contribute",
        ("as much <in|into|to> <the [next|new] pot|it> as {_:InIt}",),
        Deed(Verb.PAY, price=Amount(Unit.POT)),
        read_only=True,
    ),
    Entry("double", ("the pot",), Deed(Verb.PAY, price=Amount(Unit.POT)), read_only=True),
    Entry("match", ("{price:PotSize}",), Deed(Verb.PAY, price=v.price), read_only=True),
    Entry(
        "ante|ante up|reante|re ante|ante again|chip in",
        (
            "",
            "into <the|a> pot",
            "the same amount",
            "to <start|begin|open|get <started|going>>",
            "[the same amount] to <make|start|build> <a|the> pot",
            "first",
            "for a new <deal|hand>",
        ),
        Deed(Verb.ANTE),
    ),
    Entry(
        "ante|post|ante up",
        (
            "{price:Amount}",
            "{price:Amount} into <the|a> pot",
            "{price:Amount} <each|apiece|a <head|man|player|person>|per <head|player|person|hand>>",
        ),
        Deed(Verb.ANTE, price=v.price),
    ),
    Entry(
        "put in|put up|toss in|throw in|pay|start with|make|kick in|chip in|contribute|place|add|put",
        (
            "<a|an> {price:Amount} ante",
            "{price:Amount} ante",
            "an ante of {price:Amount} [<in|into|to> the <pot|middle>]",
            "{price:Amount} <as|for> <an|the|their|your|his> ante",
            "{price:Amount} to <play|get in|be dealt in>",
        ),
        Deed(Verb.ANTE, price=v.price),
        read_only=True,
    ),
    Entry(
        "put|put in|put up|add|pay|pay in|place|throw|throw in|toss|toss in|contribute|make|post|chip in|kick in",
        (
            "<an|another|a new|a second|one more|an extra|an additional|the|their|his|her|your> [equal|same|usual] ante [<in|into|to> <the|a> <pot|middle|center|kitty>] [[in order] to <form|make|start|build> <a|the> [new] pot]",
        ),
        Deed(Verb.ANTE),
        read_only=True,
        cost=FAR,
    ),
    Entry(
        "take|get|receive|collect|draw|pull|remove",
        ("{price:Amount} from the pot", "{price:Amount} out of the pot", "{price:Amount} back [<from|out of> the pot]"),
        Deed(Verb.COLLECT, price=v.price),
    ),
    Entry(
        "take back|get back|take out|pull out",
        ("{price:Amount}", "{price:Amount} <from|out of> the pot"),
        Deed(Verb.COLLECT, price=v.price),
        read_only=True,
    ),
    Entry("go all in|move all in|push all in|be all in", ("",), Deed(Verb.BET, price=ALL_CHIPS)),
    Entry("bet", ("",), Deed(Verb.BET)),
    Entry("bet", ("{price:Amount}",), Deed(Verb.BET, price=v.price)),
    Entry(
        "raise|reraise|re raise",
        ("", "<the [last|current]|his|her|their|your|that> bet", "<him|her|them|you>"),
        Deed(Verb.RAISE),
    ),
    Entry("raise", ("{price:Amount}", "by {price:Amount}"), Deed(Verb.RAISE, price=v.price)),
    Entry("check", ("",), Deed(Verb.CHECK)),
    Entry("pass", ("",), Deed(Verb.CHECK), read_only=True),
    Entry(
        "call", ("", "<the [last|current]|his|her|their|your|that> <bet|raise>", "<him|her|them|you>"), Deed(Verb.CALL)
    ),
    Entry("match|see", ("the [current|last] <bet|raise>",), Deed(Verb.CALL), read_only=True),
    Entry("open", ("", "the betting"), Deed(Verb.OPEN)),
    Entry("win", ("", "the pot", "it", "the hand", "it all"), Deed(Verb.WIN)),
    Entry(
        "split|share|divide",
        ("the pot", "the pot <evenly|equally>"),
        Deed(Verb.WIN),
        read_only=True,
    ),
    Entry("split|share|divide", ("it [evenly|equally]",), Deed(Verb.WIN), read_only=True, cost=FAR),
    Entry(
        "collect|claim|scoop|scoop up|rake in|sweep|be awarded",
        ("<the [whole|entire] pot|it all>",),
        Deed(Verb.WIN),
        read_only=True,
    ),
    Entry(
        "win|take|get",
        (
            "<the [whole|entire] pot|it all|it|everything>",
            "[<the [whole|entire] pot|it all|it>] without <showing|having to show> [<his|her|their|your> <cards|hand>|anything]",
        ),
        Deed(Verb.WIN),
        read_only=True,
    ),
    Entry("lose", ("", "the hand"), Deed(Verb.LOSE)),
    Entry("stay", ("",), Deed(Verb.DECLARE, words=(Word.IN,)), read_only=True),
    Entry("play", ("",), Deed(Verb.DECLARE, words=(Word.IN,)), read_only=True, cost=FAR),
    Entry("stay|go|be", ("in",), Deed(Verb.DECLARE, words=(Word.IN,))),
    Entry("stay|go", ("out",), Deed(Verb.DECLARE, words=(Word.OUT,))),
    Entry(
        f"redeal|deal again|shuffle and deal again|shuffle and deal a new hand|deal new hands|start over|deal a new hand|go again|{THROWN_IN}",
        (
            "",
            "<the game|the hand|a new hand> [for the same pot]",
            "for the same pot",
            "[only] <to|for|among|between> [only|just] <those players|<the|those> <players|ones> <still in|left|who are <still in|left>|who stayed [in]>|<everyone|all> still in> [only]",
        ),
        Deed(Verb.REDEAL),
    ),
    Entry(
        "redeal|deal again|shuffle and deal again|shuffle and deal a new hand|deal new hands|start over|deal a new hand|go again",
        ("for all", "for everyone", "to all , folded players too"),
        Deed(Verb.REDEAL, to=ALL_DEALT_IN),
    ),
    Entry(
        "ask for|call for|demand|request|have",
        ("<a|another> <new deal|redeal|new hand>",),
        Deed(Verb.REDEAL),
        read_only=True,
    ),
    Entry(
        "get|receive|be dealt|be given|take",
        (
            "<a|another> <new|fresh|completely new> <hand|deal|set of cards>",
            "<new|fresh|all new|completely new> <cards|hands>",
        ),
        Deed(Verb.REDEAL),
        read_only=True,
    ),
    Entry("end", ("the hand", "the game"), Deed(Verb.END)),
    Entry(
        "earn|win|get|gain|collect|score|pick up|take|be awarded|receive|be given",
        (
            "a leg",
            "<a|one> leg [[,] <marked <with|by>|shown by|and gets|and takes> <a|one> <chip|marker|token> [set|placed|put] [in front of <him|them|you|that player>]] [<and|, and> does not [have to] show [<his|their|the> <cards|hand>]]",
            "<a|one> leg without <showing|having to show> [<his|her|their|your> <cards|hand>|anything]",
            "<a|one> leg [,] <<and|but> <takes|gets|wins|take|get|win> nothing [from the pot]|but not the pot|but no <money|chips>>",
        ),
        Deed(Verb.EARN, legs=1),
    ),
    Entry("earn|win|get|gain|collect|score|receive", ("{legs:Number} legs",), Deed(Verb.EARN, legs=v.legs)),
    Entry("pick|choose|select", ("a partner",), Deed(Verb.TEAM_UP)),
    Entry(
        "come back|be back|get back|get to come back",
        ("into the game", "<in|in the <game|hand>|into the <game|hand>> [for <nothing|free>]"),
        Deed(Verb.RETURN),
        cost=FAR,  # that everyone is back in is said of a new deal
    ),
    Entry("say|speak|utter|use", ("the word {word:Spoken}",), Deed(Verb.SAY, word=v.word)),
    Entry("force", ("{to:Players} to {made:VP.base}",), Deed(Verb.FORCE, to=v.to, made=v.made)),
    Entry("make", ("{to:Players} {made:VP.base}",), Deed(Verb.FORCE, to=v.to, made=v.made), read_only=True),
    Entry(
        "call for",
        ("a twister <:|, where|, in which|where> each player {made:VP.s}",),
        Deed(Verb.FORCE, to=EACH_PLAYER, made=v.made),
        read_only=True,
    ),
    Entry(
        "give|pass|hand",
        (
            "{cards:Object} to the dealer , who shuffles and redeals them",
            "{cards:Object} [back] to the dealer [,] who <shuffles|reshuffles> [them] and <redeals them|deals them <again|back|back out|out again>>",
        ),
        Deed(Verb.TURN_IN, cards=v.cards),
    ),
    Entry(
        "turn in|put in|throw in|put|throw",
        (
            "{cards:Object} [,] to be shuffled and <redealt|dealt <again|back|back out>>",
            "{cards:Object} [face down] <in|into|on> <the middle|the center|the table|a [common] <pile|heap>> [face down] [,] to be shuffled and <redealt|dealt <again|back|back out>>",
            "{cards:Object} <in the middle|in a <pile|heap>> [,] where they are shuffled and <redealt|dealt <again|back|back out>>",
        ),
        Deed(Verb.TURN_IN, cards=v.cards),
        read_only=True,
    ),
    Entry("knock", ("", "on the table"), Deed(Verb.KNOCK)),
    Entry(
        "claim",
        ("to have the best hand", "to have the <highest|high|winning> hand"),
        Deed(Verb.CLAIM, part=Holding(End.HIGH)),
    ),
    Entry(
        "claim", ("to have the low hand", "to have the <lowest|worst> hand"), Deed(Verb.CLAIM, part=Holding(End.LOW))
    ),
    Entry(
        "claim|believe|think|declare|announce|say",
        ("[that] <they have|he has|she has|you have> the <best|highest|high|winning> hand",),
        Deed(Verb.CLAIM, part=Holding(End.HIGH)),
        read_only=True,
    ),
    Entry(
        "claim|believe|think|declare|announce|say",
        ("[that] <they have|he has|she has|you have> the <low|lowest|worst> hand",),
        Deed(Verb.CLAIM, part=Holding(End.LOW)),
        read_only=True,
    ),
    Entry("sit out|skip|miss", ("the next hand", "<the next|one|a> <hand|deal|game>"), Deed(Verb.SIT_OUT)),
    Entry(
        "shuffle|shuffle up|collect the cards|gather the cards|collect and shuffle the cards|collect and shuffle all the cards|collect all the cards",
        ("",),
        Deed(Verb.SHUFFLE, cards=ALL_YOUR_CARDS),
        read_only=True,
    ),
    Entry(
        "collect and shuffle|shuffle|reshuffle|gather and shuffle",
        ("all cards", "<all [of] [the] <cards|hands>|everything|all hands> [together]"),
        Deed(Verb.SHUFFLE, cards=ALL_YOUR_CARDS),
    ),
    Entry(
        "shuffle|reshuffle|shuffle up",
        ("{cards:Object}", "{cards:Object} and <keep|continue|go on> <dealing|drawing> [from <those|them|there>]"),
        Deed(Verb.SHUFFLE, cards=v.cards),
    ),
    Entry(
        "remove|take out|leave out",
        ("{cards:CardsAnywhere}", "{cards:CardsAnywhere} <from|out of> the deck"),
        Deed(Verb.REMOVE, cards=v.cards),
    ),
)

GETS = "<draw|draws|get|gets|take|takes|receive|receives|be dealt|is dealt|are dealt|have dealt> [back]"
BACK = (
    "<replacements|new ones|new cards|others|a new one|a new card|a replacement|another|another one|that many|as many|"
    "the same number|an equal number|<that many|as many|the same number [of]|an equal number [of]> "
    "<new cards|new ones|replacements|cards|back|new cards back>>"
)
_WORDS = {word.value: word for word in Word} | {"swing": Word.BOTH, "pig": Word.BOTH}
WAYS = {
    "high or low": (Word.HIGH, Word.LOW),
    "high , low or both": (Word.HIGH, Word.LOW, Word.BOTH),
    "in or out": (Word.IN, Word.OUT),
}


def declared(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """What can be declared: high/low, in or out."""
    found: list[Word] = []
    ends: list[tuple[int, Any]] = []
    end = at
    while (word := end + (words[end] in ("for", "going"))) < len(words) and words[word] in _WORDS:
        found.append(_WORDS[words[word]])
        end = word + 1
        if found[-1] is Word.BOTH and end < len(words) and words[end] == "ways":
            end += 1
        ends = [(end, tuple(found))]
        if end + 1 >= len(words) or words[end] not in ("/", "or", ","):
            break
        end += 2 if list(words[end : end + 2]) == [",", "or"] else 1
        if end >= len(words):
            break
    return ends if len(set(found)) == len(found) else []


def spoken(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """A word that somebody may say."""
    return [(at + 1, words[at])] if words[at].isalpha() else []


LEXERS = {"Words": declared, "Spoken": spoken}
SPELLERS = {
    "Spoken": lambda word: f'"{word}"',
    "Often": lambda often: f"{ {1: 'once', 2: 'twice'}.get(often, f'up to {spell_number(often)} times') } a hand",
    "Words": lambda ways: next(
        (text for text, words in WAYS.items() if words == ways), ways[0].value if len(ways) == 1 else None
    ),
}

ON_GO = "<on the count of three|on <the dealer 's|my> <signal|word|command>|<when|once|as soon as> the dealer <says <go|so|the word|now>|gives the <word|signal>|calls for it>>"
"""What all do something together at."""
ONE_BY_ONE = (
    "<one at a time|one by one|one card at a time|one round at a time|one <to|per|each> [a] round|one each time>"
)
AWAY = ("discard", "throw away", "toss", "throw in", "get rid of", "trade in", "turn in", "lay away", "pitch", "dump")
"""What is done with cards that others come in place of."""
CALLS = (Verb.CLAIM, Verb.KNOCK)
"""How a player calls the end."""
DEALERS = (Verb.END, Verb.DEAL, Verb.SHUFFLE, Verb.REMOVE, Verb.REDEAL, Verb.BURN)
"""What the dealer does, even where nobody says so."""
CHIPS = (Verb.PAY, Verb.ANTE, Verb.BET, Verb.RAISE, Verb.OPEN)
"""What is done with chips alone."""
DEALT = (Verb.DEAL, Verb.RECEIVE)
"""Cards are dealt one at a time, as is the custom."""
LISTED = (Verb.DEAL, Verb.RECEIVE, Verb.PASS, Verb.DISCARD, Verb.FLIP)
"""The verbs that can take several lots of cards in one breath."""
AT_MOST = "[only|just|at most|up to|no more than|a maximum of]"
NOBODY_LEFT_OUT = (EACH_PLAYER, Players(Quantifier.THE, NextInTurn()))
"""Those of whom it makes no sense to say that only they do something."""
ADVERB = "[simultaneously|at the same time|then|now|also|next|each|all|immediately|automatically|secretly|privately|quietly|still|again]"
IN_TURN = {Mood.DOES: "{deed:VPs.s}", Mood.MAY: "may {deed:VPs.base}", Mood.MUST: "must {deed:VPs.base}"}
"""What each player does in turn, may or must."""
FORMS = ("base", "s", "past", "part", "ing")


def add_to(grammar: Grammar) -> None:
    """All verbs in all forms, and clauses with them."""
    for entry in VERBS:
        for form in FORMS:
            named = "|".join(getattr(forms(name), form) for name in entry.names.split("|"))
            # "are dealt" and "were dealt" beside "is dealt" and "was dealt"
            named = re.sub(r"\bwas\b", "<was|were>", re.sub(r"\bis\b", "<is|are>", named))
            patterns = [f"<{named}> {pattern}" for pattern in entry.patterns]
            grammar.add(f"VP.{form}", patterns, entry.meaning, cost=entry.cost, read_only=entry.read_only)
            several = [
                pattern.replace("{cards:Object}", "{cards:List}") for pattern in patterns if "{cards:Object}" in pattern
            ]
            if several and entry.meaning.verb in LISTED:
                grammar.add(
                    f"VP.{form}",
                    several,
                    build=lambda cards, to=None, deed=entry.meaning: with_more(
                        replace(deed, to=to or plain(deed.to)), cards
                    ),
                    read_only=True,
                )
    grammar.add("CoveredTo", "{n:Number}", (v.n,))
    for form in FORMS:
        beside(grammar, f"VP.{form}")
        grammar.add(f"VPs.{form}", f"{{deed:VP.{form}}}", v.deed)
        choosing = "|".join(
            getattr(forms(name), form) for name in ("pick", "choose", "select", "pick out", "decide on", "decide")
        )
        grammar.add(
            f"VP.{form}",
            [
                f"<{choosing}> {{cards:Object}} <and|, and|,|and then> {{deed:VP.{form}}}",
                f"<{choosing}> {{cards:Object}} to {{deed:VP.gapped}}",
                f"<{choosing}> which <card|one|of {{cards:Object}}> to {{deed:VP.gapped}}",
            ],
            build=chosen_first,
            read_only=True,
        )
        away = "|".join(getattr(forms(name), form) for name in AWAY)
        gets = "|".join(getattr(forms(name), form) for name in ("draw", "get", "take", "receive", "be dealt"))
        grammar.add(
            f"VP.{form}",
            f"<{away}> {{cards:Object}} [,] <<and|then|and then> <{gets}>|to <draw|get|take|receive|be dealt>> {{back:Quantity}} [new|fresh|more] [card|cards|one|ones] [back] [from <the deck|the dealer>]",
            build=lambda cards, back: Deed(Verb.DRAW, cards=cards) if as_many(cards, back) else None,
            read_only=True,
        )
        grammar.add(
            f"VP.{form}",
            f"<{away}> {{cards:Object}} [,] <and|but|then|and then> <{gets}> [only] <{{back:Quantity}} [new] [card|cards] back|back [only] {{back:Quantity}} [cards]>",
            build=fewer_back,
            read_only=True,
        )
        grammar.add(
            f"VP.{form}",
            f"<{away}> {{cards:Object}} to <draw|get|take|receive|be dealt> {{back:Cards}}",
            build=draws_back,
            read_only=True,
        )
        grammar.add(
            f"VP.{form}",
            [
                f"{getattr(forms('discard'), form)} {{cards:Object}} , or {{ace:Number}} if they show an ace , and {getattr(forms('draw'), form)} {{more:Number}} more than that",
                f"{getattr(forms('discard'), form)} {{cards:Object}} , [or] {{ace:Number}} if they show an ace [,] and <draw|draws> [back] {{more:Number}} more [card|cards] than <that|they discarded>",
            ],
            Deed(Verb.DRAW, cards=v.cards, ace=v.ace, more=v.more),
        )
        grammar.add(
            f"VP.{form}",
            [
                f"{getattr(forms('discard'), form)} {{cards:Pointed}} or {{other:Pointed}}",
                f"<{away}> [either] {{cards:Pointed}} or {{other:Pointed}}",
            ],
            Deed(Verb.DISCARD, cards=v.other, instead=(Deed(Verb.DISCARD, cards=v.cards),)),
        )
        paying = getattr(forms("pay"), form)
        grammar.add(f"VP.{form}", f"{paying} {{price:Amount}} to {{deed:VP.base}}", build=at_a_price, read_only=True)
        grammar.add(
            f"VPs.{form}",
            [
                f"{paying} {{price:Amount}} to {{deed:VP.base}}",
                f"{{deed:VP.{form}}} for {{price:Amount}}",
                f"{{deed:VP.{form}}} at a <cost|price> of {{price:Amount}}",
                f"{{deed:VP.{form}}} by paying {{price:Amount}}",
            ],
            build=paid_for,
            apart=payment_for,
        )
        grammar.add(
            f"VPs.{form}",
            f"{{deed:VP.{form}}} to {{other:VP.base}}",
            build=lambda deed, other: and_then(deed, other) if other.verb is Verb.FORCE else None,
            apart=lambda deed: first_and_rest(deed) if deed.then and deed.then[-1].verb is Verb.FORCE else None,
        )
        grammar.add(
            f"VPs.{form}",
            [
                f"{{deed:VPs.{form}}} and {{other:VP.{form}}}",
                f"{{deed:VPs.{form}}} <, and|, then|and then|, and then|,> {{other:VP.{form}}}",
            ],
            build=and_then,
            apart=first_and_rest,
        )
    grammar.add("Times", "once", 1, read_only=True)
    grammar.add("Times", "twice", 2, read_only=True)
    grammar.add("Times", "{n:Number} times", v.n, read_only=True)
    grammar.add(
        "Often",
        f"{AT_MOST} {{often:Times}} <per|a|each|in a|in the|during the|over the|in one|throughout the> [whole|entire] <hand|game|deal>",
        v.often,
        read_only=True,
    )
    grammar.add(
        "AndDraw",
        f"to <draw|get|take|receive|be dealt> {BACK} [from <the deck|the dealer|the stock>]",
        "new cards",
        read_only=True,
    )
    grammar.add(
        "AndDraw",
        f"[,] <and|then|and then> [<you|they>] {GETS} {BACK} [in <their|its> place] [from <the deck|the dealer|the stock>]",
        "new cards",
        read_only=True,
    )
    grammar.add(
        "WithAce",
        [
            "[if] <with|holding|keeping|showing> an ace [showing|up]",
            "<if|when> <you|they|he|she> <have|has|keep|keeps|show|shows|hold|holds|are keeping|are holding|is holding|keep and show|keeps and shows> an ace [and <show|shows> it [to <us|everyone|the table>]]",
            "<if|when> <you|they|he|she> <show|shows> the ace [<you|they> <keep|are keeping>]",
            "if <you|they|he|she> <show|shows> that <you|they|he|she> <keep|keeps|have|has|are keeping|is keeping|are holding|is holding> an ace",
            "<if|when> the card <you|they> <keep|are keeping> is an ace [and <you|they> show it]",
            "to an ace",
        ],
        "with an ace",
        read_only=True,
    )
    grammar.add("Object", "{cards:Cards}", v.cards)
    _fresh(grammar)
    _faces(grammar)
    grammar.add(  # a stack is made of the cards that do not lie face up
        "WholeHand",
        "<your|their> down [cards] and no peek cards",
        ALL_YOUR_CARDS,
        read_only=True,
    )
    grammar.add(
        "WholeHand",
        "{cards:Cards}",
        build=lambda cards: (
            cards if cards.which is Which.THAT or (cards.many is None and cards.kind == ANY_CARD) else None
        ),
        apart=lambda cards: {"cards": cards},
    )
    grammar.add(
        "WholeHand",
        [
            "<your|their|his|her|the> best five [cards]",
            "<the|your|their> <other|remaining> {_:Number} [cards]",
            "those {_:Number} [cards]",
            "the five [cards]",
            "the {_:Number} [cards] [that] <you|they> <keep|kept|have left|are keeping>",
        ],
        build=lambda _=0: ALL_YOUR_CARDS,
        read_only=True,
    )
    grammar.add("Pointed", "{cards:Cards}", build=pointed_out, apart=lambda cards: {"cards": pointed_out(cards)})
    grammar.add("Object", "{cards:Elided}", v.cards, cost=FAR, read_only=True)
    grammar.add(
        "List",
        [
            "{first:Cards} and {second:Cards}",
            "{first:Cards} <, and|plus|, then|and then|and|, followed by|followed by> {second:Cards}",
            "{first:Cards} <, and|plus|, then|and then|and|, followed by|followed by> {second:Elided}",
        ],
        (v.first, v.second),
    )
    grammar.add(
        "List",
        ["{first:Cards} , {second:Cards}", "{first:Cards} , {second:Elided}"],
        (v.first, v.second),
        cost=FAR,
        read_only=True,
    )
    grammar.add("List", ["{first:Cards} <,|, then> {second:List}"], build=one_more_lot, read_only=True)
    then = "<, then|, and then|and then|, followed by>"
    grammar.add(
        "List",
        [f"{{first:List}} {then} {{second:Cards}}", f"{{first:List}} {then} {{second:Elided}}"],
        build=lambda first, second: (*first, second),
        read_only=True,
    )
    grammar.add(
        "OnTable",
        "{cards:Cards}",
        build=lambda cards: cards if isinstance(cards.at, TableCards | Board) else None,
        apart=lambda cards: {"cards": cards} if isinstance(cards.at, TableCards | Board) else None,
    )
    for name, fits in (("Theirs", of_others), ("Open", from_the_table), ("Commons", for_the_board)):
        grammar.add(name, "{cards:Cards}", build=fits, read_only=True)
    grammar.add("OnTable", "<the table|the kitty>", Cards(ONE, at=TableCards()), read_only=True)
    grammar.add("OnTable", "the board", Cards(ONE, at=Board()), read_only=True)
    grammar.add("Payee", ["the winner", "<the|that> winner [of the hand]", "<the|whoever has the> best hand"], WINNERS)
    _passives(grammar)
    _clauses(grammar)
    _alternatives(grammar)
    _paid_ways(grammar)


def _faces(grammar: Grammar) -> None:
    """How some of several cards lie: the first two down and the third up; the first two and the last one face down."""
    add = grammar.add
    for face in (Face.UP, Face.DOWN):
        lies = f"[are|is] [dealt|coming] <{face.value}|face {face.value}>"
        add(
            "FacePart",
            f"[the] [first|next] {{n:Number}} [cards|card|of them] {lies}",
            build=lambda n, face=face: (n, face, False),
            read_only=True,
        )
        add("FacePart", f"the <last|final> [one|card] {lies}", build=lambda face=face: (1, face, True), read_only=True)
        add(
            "FacePart",
            f"the <last|final> {{n:Number}} [cards] {lies}",
            build=lambda n, face=face: (n, face, True),
            read_only=True,
        )
        add(
            "FacePart",
            f"the {{nth:Ordinal}} [one|card] {lies}",
            build=lambda nth, face=face: (1, face, False),
            read_only=True,
        )
        add("FacePart", f"the other {{n:Number}} {lies}", build=lambda n, face=face: (n, face, False), read_only=True)
        add("FacePart", f"the <rest|others> {lies}", build=lambda face=face: (0, face, False), read_only=True)
        add(
            "Faces",
            f"the first {{n:Number}} [cards] and the <last|final> [one|card] {lies}",
            build=lambda n, face=face: ((n, face, False), (1, face, True)),
            read_only=True,
        )
        add(
            "Faces",
            f"<all|all of them> <{face.value}|face {face.value}> <but|except> the <last|final> [one|card]",
            build=lambda face=face: ((1, Face.UP if face is Face.DOWN else Face.DOWN, True),),
            read_only=True,
        )
        add(
            "Faces",
            f"{{n:Number}} of <them|which> {lies}",
            build=lambda n, face=face: ((n, face, False),),
            read_only=True,
        )
    add("Faces", "{one:FacePart} <and|, and|,|then|, then|and then> {other:FacePart}", (v.one, v.other), read_only=True)
    add("Faces", "{one:FacePart} <,|, then> {more:Faces}", build=lambda one, more: (one, *more), read_only=True)


def _fresh(grammar: Grammar) -> None:
    """Cards that come from the deck, and not from somebody's hand."""
    add = grammar.add
    more = "[more|additional|extra|new|fresh]"
    add(
        "Fresh",
        [f"{{many:Quantity}} {more} [face up|face down] <card|cards>", f"{{many:Quantity}} {more}"],
        Cards(v.many),
        read_only=True,
    )
    add("Fresh", f"{{many:Quantity}} {more} {ON_BOARD} <card|cards>", Cards(v.many, at=BOARD), read_only=True)
    add("Fresh", f"<a|another|the next> {more} [single|face up] card", ONE_CARD, read_only=True)
    add("Fresh", f"<a|another|the next> {more} [single|face up] {ON_BOARD} card", Cards(ONE, at=BOARD), read_only=True)
    add("Fresh", "{cards:Coming}", v.cards, read_only=True)


def beside(grammar: Grammar, this: str) -> None:
    """What can stand beside any verb that has the role."""
    deed = f"{{deed:{this}}}"
    add = grammar.add
    there = "[one [lying] there|another|each other|a card [lying] there]"
    add(
        this,
        [
            f"{deed} , replacing cards that pair",
            f"{deed} [,] replacing <any|cards|those|any cards> that <pair|match> {there}",
        ],
        build=lambda deed: replace(deed, unlike=True) if deed.verb is Verb.DEAL and not deed.unlike else None,
        apart=lambda deed: {"deed": replace(deed, unlike=False)} if isinstance(deed, Deed) and deed.unlike else None,
    )
    add(
        this,
        [
            f"{deed} , starting with {{start:Who}}",
            f"{deed} , <starting|beginning> {{start:Start}}",
            f"{deed} <starting|beginning> {{start:Start}}",
        ],
        With(v.deed, start=v.start),
    )
    add(
        this,
        [
            f"{deed} , or {{ace:Number}} if they show an ace",
            f"{deed} [,|(] [or] [up to] {{ace:Number}} {{with:WithAce}} [)]",
            f"{deed} [,] [or] [up to] {{ace:Number}} , {{with:WithAce}}",
        ],
        build=or_with_an_ace,
        apart=lambda deed: {"deed": replace(deed, ace=None), "ace": deed.ace} if deed.ace and not deed.more else None,
    )
    add(this, f"{deed} for {{price:Amount}} each", With(v.deed, price=v.price, each=True))
    add(
        this,
        [f"{deed} for {{price:Amount}}", f"{deed} [,] <for|at a <cost|price> of|by paying> {{price:Amount}}"],
        With(v.deed, price=v.price),
    )
    add(
        this,
        [f"{deed} and {{cards:Object}} {{to:Toward}}", f"{deed} <, and|,> {{cards:Object}} {{to:Toward}}"],
        build=two_ways,
        apart=last_way,
    )
    add(this, [f"{deed} {{to:Toward}}", f"{deed} , {{to:Toward}}"], With(v.deed, to=v.to))
    add(
        this,
        [
            f"{deed} [,] <and|plus|and then|, then> [another] {{cards:Fresh}} {{to:Middle}}",
            f"{deed} [,] <and|plus|and then|, then> [another] {{cards:Fresh}} {{face:FaceWord}} {{to:Middle}}",
            f"{deed} [,] <and|plus|and then|, then> [another] {{cards:Fresh}} {{to:Middle}} {{face:FaceWord}}",
        ],
        build=and_to_the_middle,
        read_only=True,
    )
    for face, words in ((Face.UP, "<up|face up>"), (Face.DOWN, "<down|face down>")):
        add(
            this,
            f"{deed} , <all|both|<all|both|each|every one> of <them|these|those>> {words}",
            build=lambda deed, face=face: all_lie(deed, face),
            read_only=True,
        )
    add(this, f"{deed} <,|:|(|, with> {{parts:Faces}} [)]", build=by_faces, read_only=True)
    add(this, [f"{deed} to the table", f"{deed} on the table"], With(v.deed, to=TableCards()))
    add(
        this,
        f"{deed} as <a|the> <kitty|widow|dummy|dummy hand>",
        build=lambda deed: deed if deed.verb is Verb.DEAL and deed.to == TableCards() else None,
        read_only=True,
    )
    add(this, f"{deed} , dealt {{face:FaceWord}} [,]", build=lies_so, read_only=True)
    add(  # as cards are dealt anyway
        this,
        [
            f"{deed} , dealt {ONE_BY_ONE} [<and|,|, and> {{face:FaceWord}}]",
            f"{deed} , dealt {{face:FaceWord}} <and|,|, and> {ONE_BY_ONE}",
        ],
        build=lambda deed, face=None: (
            (lies_so(deed, face) if face else deed) if deed.verb in DEALT and not deed.then else None
        ),
        read_only=True,
    )
    less = "<less|fewer> [back] [than <<they|you|he|she> <discarded|threw away|discard|throw away|gave up>|that>]"
    add(
        this,
        [
            f"{deed} , getting {{less:Number}} fewer back",
            f"{deed} [,] <but|and> [<you|they|he|she>] [only] <receive|receives|get|gets|draw|draws> [back] {{less:Number}} [card|cards] {less}",
        ],
        build=lambda deed, less: replace(deed, more=-less) if deed.verb is Verb.DRAW and not deed.more else None,
        apart=lambda deed: (
            {"deed": replace(deed, more=0), "less": -deed.more} if isinstance(deed, Deed) and deed.more < 0 else None
        ),
    )
    add(
        this,
        [
            f"{deed} <for|as> the <flop|turn|river>",
            f"{deed} for <everyone|everybody|all|all players|all to see> <to share|to use|to play|>",
            f"{deed} to be shared by <everyone|everybody|all|all players>",
        ],
        build=shared,
        read_only=True,
    )
    add(
        this,
        [
            f"{deed} in front of {{to:Players}}",
            f"{deed} , one to {{to:Players}}",
            f"{deed} [,] on <your|their|the> <pile|stack>",
            f"{deed} [,] in <a|one> [face down] <pile|stack> [in front of <you|them>]",
            f"{deed} <to start|to begin|to start with|to begin with|to finish|to finish up|off the top>",
        ],
        build=lambda deed, to=None: dealt_so(deed, to),
        read_only=True,
    )
    add(
        this,
        [f"{deed} on the board", f"{deed} [,] {{to:Middle}}", f"{deed} as community cards"],
        build=lambda deed, to=BOARD: onto(deed, to) if deed.verb is not Verb.FLIP else None,
        apart=lambda deed: {"deed": replace(deed, to=None)} if isinstance(deed, Deed) and deed.to == Board() else None,
    )
    add(  # "turn over one of the cards in the middle" speaks of cards that lie there
        this,
        f"{deed} {{to:Middle}}",
        build=lambda deed, to: onto(deed, to) if deed.verb is Verb.FLIP else None,
        cost=FAR,
        read_only=True,
    )
    for face, words in ((Face.UP, "<up|face up|open>"), (Face.DOWN, "<down|face down|down and dirty>")):
        add(
            this,
            [
                f"{deed} face {face.value}",
                f"{deed} {words} [this time|again|once more|as before]",
                f"{deed} , [all|both|each|again|also|this time|this one|that one|these|once more|likewise|still] {words} [this time|again]",
            ],
            build=lambda deed, face=face: lies_so(deed, face),
            apart=lambda deed, face=face: (
                {"deed": replace(deed, face=None)} if isinstance(deed, Deed) and deed.face is face else None
            ),
        )
    add(
        this,
        f"{deed} [,] [anything|anywhere] <from <none|zero|nothing> [up] to|up to|at most> {{most:Number}} [cards|of them]",
        build=up_to_so_many,
        read_only=True,
    )
    add(
        this,
        [f"{deed} [,] or [you <can|may>] <stand|stands> pat", f"{deed} [,] or <draw|take|keep> <none|nothing>"],
        build=or_stand_pat,
        read_only=True,
    )
    add(
        this,
        f"{deed} [,] [all] <paid|payable|which goes|which go> <in|into|to> the pot",
        build=lambda deed: deed if deed.price and deed.to is None else None,
        read_only=True,
    )
    add(this, [f"{deed} back into the deck"], With(v.deed, to=Deck()))
    add(
        this,
        f"{deed} [,] or {{fewer:Cards}} for {{price:Amount}}",
        build=so_many_at_a_price,
        read_only=True,
    )
    add(
        this,
        [
            f"{deed} at the same time",
            f"{deed} [,] <simultaneously|[all] together|all at once>",
            f"{deed} on the count of three",
        ],
        build=lambda deed: replace(deed, order=Order.TOGETHER) if not deed.order and deed.verb not in DEALERS else None,
        apart=lambda deed: {"deed": replace(deed, order=None)} if deed.order is Order.TOGETHER else None,
    )
    add(this, [f"{deed} in turn", f"{deed} , in turn"], With(v.deed, order=Order.IN_TURN))
    add(
        this,
        [
            f"{deed} one at a time until they {{until:Pred.you}}",
            f"{deed} [,] [one at a time|one by one] [,] until [either] <they|you> {{until:Pred.you}}",
            f"{deed} [,] [one at a time|one by one] [,] until [either] <he|she|that player> {{until:Pred}}",
            f"{deed} [,] [one at a time|one by one] [,] until {{until:Outdone}}",
        ],
        With(v.deed, until=v.until),
    )
    turned = "<flipped|turned up|turned over|rolled|exposed>"
    add(
        this,
        f"{deed} [,] [one at a time|one by one] [,] until [either] <they|you> {{until:Pred.you}} [,] or [<they|you>] have {turned} {{most:Number}} [cards|of them]",
        build=lambda deed, until, most: (
            replace(deed, until=AnyOf((Has(Cards(exactly(most), face=Face.UP)), until))) if deed.until is None else None
        ),
        read_only=True,
    )
    add(
        this,
        f"{deed} <in <its|their> place|to replace <it|them>>",
        build=lambda deed: deed if deed.verb in DEALT and deed.to is None else None,
        read_only=True,
    )
    add(this, [f"{deed} {{often:Often}}", f"{deed} , {{often:Often}}"], With(v.deed, often=v.often))
    add(  # how often one may raise is counted in a round
        this,
        f"{deed} [,] {AT_MOST} {{often:Times}} [at most]",
        build=lambda deed, often: replace(deed, often=often) if not deed.often and deed.verb not in BETTING else None,
        read_only=True,
    )
    add(this, f"{deed} back {{to:Toward}}", With(v.deed, to=v.to), read_only=True)
    add(
        this,
        f"{deed} <to the whole table|for all to see|for everyone to see|in front of everyone>",
        build=lambda deed: deed if deed.verb in (Verb.FLIP, Verb.SHOW) and deed.to is None else None,
        read_only=True,
    )
    add(this, f"{deed} [,] <right away|at once|out loud|secretly>", v.deed, read_only=True)
    add(  # a new card lies as the old one did
        this,
        f"{deed} [,] [an] up [card] for [an] up [card] [,] [and|or] [a] down [card] for [a] down [card]",
        build=lambda deed: deed if deed.verb in (Verb.DRAW, Verb.TWIST) and deed.face is None else None,
        read_only=True,
    )
    add(
        this,
        f"{deed} [,] <for free|free|free of charge|for nothing|at no <cost|charge>|without paying [for it|anything]>",
        build=lambda deed: deed if deed.price is None and deed.verb in (*DEALT, Verb.TAKE) else None,
        read_only=True,
    )
    add(this, f"{deed} <, then|then|and then|, and then> {{cards:Elided}}", build=and_again, read_only=True)
    add(
        this,
        f"{deed} <, then|then|and then|, and then|,> {{cards:Cards}} [last|first]",
        build=lambda deed, cards: (
            and_again(deed, cards) if _turned_on_board(deed, gap=False) and isinstance(cards.at, Board) else None
        ),
        read_only=True,
    )
    add(
        this,
        [f"{deed} to the kitty", f"{deed} <to|into|as> <a|the> kitty"],
        With(v.deed, to=TableCards()),
        read_only=True,
    )
    add(
        this,
        f"{deed} [,] for <a total of {{n:Number}}|{{n:Number}} in all|{{n:Number}} altogether>",
        build=lambda deed, n: deed if deed.verb in DEALT and n else None,
        read_only=True,
    )
    add(
        this,
        f"{deed} [,] {ONE_BY_ONE}",
        build=lambda deed, gap=this == "VP.passive": one_at_a_time(deed, gap=gap),
        cost=FAR,
        read_only=True,
    )
    add(
        this,
        f"{deed} [,] [<going|moving|working|proceeding>] <from left to right|left to right|in order|<from|> <bottom to top|top to bottom|right to left>> {START}",
        build=lambda deed, gap=this == "VP.passive": deed if _turned_on_board(deed, gap=gap) else None,
        read_only=True,
    )
    add(
        this,
        f"{deed} <last|last of all|at the end|first>",
        build=lambda deed, gap=this == "VP.passive": deed if _turned_on_board(deed, gap=gap) else None,
        read_only=True,
    )
    add(this, [f"{deed} <immediately|now|if possible>"], v.deed, read_only=True)
    add(
        this,
        f"{deed} [,] without <replacement|replacing <it|them>|getting <new ones|any back|a new one>|drawing [new ones|any]>",
        build=lambda deed: deed if deed.verb is Verb.DISCARD else None,
        read_only=True,
    )
    add(
        this,
        f"{deed} <to|into|onto|in|on> the <discard pile|discards|muck|dead pile|pile of discards>",
        build=lambda deed: deed if deed.verb in (Verb.DISCARD, Verb.DRAW) and deed.to is None else None,
        read_only=True,
    )
    add(
        this,
        f"{deed} at the end",
        build=lambda deed: (
            deed if deed.verb in (Verb.FLIP, Verb.SHOW) and deed.cards and isinstance(deed.cards.at, Hand) else None
        ),
        read_only=True,
    )
    add(  # a draw of which no more is said goes as the one before
        this, f"{deed} again", build=lambda deed: deed if deed != Deed(Verb.DRAW) else None, read_only=True
    )
    add(
        this,
        [f"{deed} from the deck", f"{deed} from the <top of the deck|dealer>", f"{deed} off [the top of] the deck"],
        With(v.deed, source=Deck()),
        read_only=True,
    )


def of_others(cards: Cards) -> Cards | None:
    """Cards in the hand of somebody else."""
    return cards if isinstance(cards.at, Hand) and cards.at.of != YOURSELF else None


def from_the_table(cards: Cards) -> Cards | None:
    """Cards on the table that are to be had."""
    return cards if isinstance(cards.at, TableCards) and cards.many else None


def for_the_board(cards: Cards) -> Cards | None:
    """Community cards that are still to come; those that nobody has seen lie face down."""
    if cards.at != BOARD or cards.many is None or cards.which is not Which.CHOSEN or cards.kind != ANY_CARD:
        return None
    return replace(cards, face=Face.DOWN) if cards.face is Face.BLIND else cards


def lies_so(deed: Deed, face: Face) -> Deed | None:
    """A deed by which cards come to lie one way; "the card you were dealt face up" lay so before."""
    just_come = deed.cards and deed.cards.which is Which.NEWEST and deed.verb is not Verb.DEAL
    of_theirs = isinstance(deed.to, Players) and isinstance(deed.to.who, Such)  # "to anyone with a king up"
    return replace(deed, face=face) if not (deed.face or deed.then or just_come or of_theirs) else None


def and_to_the_middle(deed: Deed, cards: Cards, to: Place, face: Face | None = None) -> Deed | None:
    """Cards are dealt to players, and in the same breath some to the middle."""
    if deed.verb is not Verb.DEAL or deed.to is None or isinstance(deed.to, Board):
        return None
    return replace(deed, then=(*deed.then, Deed(Verb.DEAL, cards=replace(cards, at=YOUR_HAND), to=to, face=face)))


def all_lie(deed: Deed, face: Face) -> Deed | None:
    """Several lots of cards that all lie the same way."""
    deals = (deed, *deed.then)
    if all(one.face is face for one in deals):
        return deed  # said twice
    if not deed.then and deed.verb in DEALT and not deed.face:
        return lies_so(deed, face)
    if not deed.then or any(one.verb is not Verb.DEAL or one.face for one in deals):
        return None
    return replace(deed, face=face, then=tuple(replace(one, face=face) for one in deed.then))


def by_faces(deed: Deed, parts: tuple[tuple[int, Face, bool], ...]) -> Deed | None:
    """Cards that are dealt in order, some of them up and some down; what is not named lies the other way."""
    cards = deed.cards
    if deed.verb not in DEALT or deed.then or deed.face or not cards or not cards.many or cards.face:
        return None
    many = cards.many.low
    rest = many - sum(number for number, _, _ in parts)
    parts = tuple((number or rest, face, last) for number, face, last in parts)
    named = sum(number for number, _, _ in parts)
    if cards.many.high != many or named > many or rest < 0:
        return None
    lots = [(number, face) for number, face, last in parts if not last]
    ends = [(number, face) for number, face, last in parts if last]
    if named < many:
        faces = {face for _, face, _ in parts}
        if len(faces) > 1:
            return None
        lots.append((many - named, Face.UP if faces == {Face.DOWN} else Face.DOWN))
    made = [
        replace(deed, cards=replace(cards, many=Quantity(number, number)), face=face) for number, face in (*lots, *ends)
    ]
    return replace(made[0], then=tuple(made[1:]))


def shared(deed: Deed) -> Deed | None:
    """Cards that all may use lie on the board."""
    if deed.verb not in (Verb.DEAL, Verb.FLIP, Verb.PASS) or deed.to not in (None, BOARD):
        return None
    return replace(deed, to=BOARD)


def dealt_so(deed: Deed, to: Players | None) -> Deed | None:
    """Cards as they are dealt: in front of a player, in a row or a pile, at the start or at the end."""
    if deed.verb not in DEALT or (to and deed.to):
        return None
    return replace(deed, to=to) if to else deed


def up_to_so_many(deed: Deed, most: int) -> Deed | None:
    """Any number of cards, up to so many."""
    cards = deed.cards
    some = deed.verb in (Verb.DRAW, Verb.DISCARD, Verb.TWIST) and cards and cards.many == ANY_NUMBER
    return replace(deed, cards=replace(cards, many=Quantity(0, most))) if some and cards else None


def or_stand_pat(deed: Deed) -> Deed | None:
    """Whoever likes draws nothing."""
    if deed.verb is not Verb.DRAW or deed.then or deed == STANDS_PAT:
        return None
    cards = deed.cards
    return replace(deed, cards=replace(cards, many=replace(cards.many, low=0))) if cards and cards.many else deed


def onto(deed: Deed, to: Place) -> Deed | None:
    """Cards that go to a place; those in a figure lie in the middle anyway."""
    if isinstance(deed.to, Board) and deed.to != Board() and to == Board():
        return deed
    return replace(deed, to=to) if deed.to is None and deed.verb in (Verb.DEAL, Verb.FLIP, Verb.PASS) else None


START = "[[,] <starting|beginning> <at|with|from> the top [card]|from the top]"
"""Where cards are turned up first that lie around: which of them that is makes no difference, as nobody knows any."""
IS_DONE = "[then|always|also|next] <is|are|gets|get|will be> [also|then|always|now|next|all|each]"


def as_many(cards: Cards, back: Quantity) -> bool:
    """Whether as many cards come back as were thrown away: two for two, and two at most for up to two."""
    return cards.many == back or (cards.many is not None and cards.many.high == back.low == back.high)


def chosen_first(deed: Deed, cards: Cards = ONE_CARD) -> Deed | None:
    """Cards are chosen for something that is then done with them."""
    if deed.cards not in (THAT_CARD, ALL_YOUR_CARDS) or cards.many is None:
        return None
    return replace(deed, cards=cards)


PASSIVES = {
    Verb.DEAL: "<dealt|given out|laid|laid out|set out|spread out|put out|placed|put>",
    Verb.FLIP: "<flipped|flipped over|turned|turned up|turned over|rolled|exposed>",
    Verb.PASS: "passed",
    Verb.DISCARD: "<discarded|thrown away|taken away|removed>",
    Verb.DRAW: "<drawn|exchanged|traded in>",
    Verb.TWIST: "twisted",
    Verb.SHOW: "shown",
    Verb.SHUFFLE: "<shuffled|reshuffled>",
    Verb.BURN: "burned",
    Verb.TAKE: "taken",
    Verb.BUY: "bought",
    Verb.KEEP: "kept",
    Verb.SELL: "<sold|sold off|auctioned|auctioned off|put up for auction>",
}
"""What is done to cards, as we say it; the other verbs that have cards follow."""
NO_PASSIVE = frozenset("gotten received caught started begun checked seen had held named called".split())
"""Participles that say something else of cards, or nothing that is done with them."""


def _passives(grammar: Grammar) -> None:
    """Cards are dealt, a card is turned up."""
    for verb, names in (
        (Verb.PASS, "<pass|give|hand|give away>"),
        (Verb.DISCARD, "<discard|throw away|get rid of|toss>"),
        (Verb.FLIP, "<flip|turn|turn up|turn over|flip over|roll|roll over|expose|reveal>"),
        (Verb.SHOW, "show"),
        (Verb.DRAW, "<replace|trade in>"),
    ):
        grammar.add("VP.gapped", names, Deed(verb, cards=ALL_YOUR_CARDS))
    beside(grammar, "VP.gapped")
    for verb, names in PASSIVES.items():
        grammar.add("VP.passive", names, Deed(verb, cards=ALL_YOUR_CARDS))
    told = {name for names in PASSIVES.values() for name in names.strip("<>").split("|")}
    for entry in VERBS:
        if "{cards:Object}" in entry.patterns and entry.meaning == Deed(entry.meaning.verb, cards=v.cards):
            done = [forms(name).part for name in entry.names.split("|") if not name.startswith("be ")]
            if new := [name for name in done if name not in told | NO_PASSIVE]:
                told.update(new)
                passive = Deed(entry.meaning.verb, cards=ALL_YOUR_CARDS)
                grammar.add("VP.passive", f"<{'|'.join(new)}>", passive, read_only=True)
    grammar.add(
        "Middle",
        [
            "[in a row] <in|into|to|on> the <middle|center|centre|board> [of the table] [in a row]",
            "in a <row|line|column> [on the table|across the table]",
            "on the table <for everyone|for all>",
            "<as|for> community cards",
        ],
        Board(),
        read_only=True,
    )
    beside(grammar, "VP.passive")


def _clauses(grammar: Grammar) -> None:
    """Somebody does something, may, must or may not do it."""
    add = grammar.add
    add(  # whoever "shows a pair first" is the first to do so
        "Clause",
        ["{agent:Players} first {deed:VPs.s}", "{agent:Players} first {deed:VPs.base}"],
        build=lambda agent, deed: None if isinstance(agent.who, Such) else acts(agent, deed, Mood.DOES),
        read_only=True,
    )
    add("Clause", "first {deed:VPs.base}", build=ordered, cost=FAR, read_only=True)
    for order, end in ((Order.LOW_FIRST, "low"), (Order.HIGH_FIRST, "high")):
        add(
            "Clause",
            [f"{{deed:Clause}} , {end} hands first", f"{{deed:Clause}} [,] [with] [the] {end} hands [going] first"],
            With(v.deed, order=order),
        )
    for mood, does in IN_TURN.items():
        add(
            "Clause",
            [
                f"{{agent:Players}} in turn {does}",
                f"{{agent:Players}} [,] in turn [,] {does.replace('may', '<may|can>')}",
            ],
            build=lambda agent, deed, mood=mood: in_turn(acts(agent, deed, mood)),
            apart=lambda deed, mood=mood: one_after_the_other(deed, mood),
        )
    add(
        "Clause",
        "{deed:VPs.base}",
        build=ordered,
        cost=FAR,
        apart=lambda deed: by_dealer(deed) if isinstance(deed, Deed) else None,
    )
    add(
        "Clause",
        "you {deed:VPs.base}",
        build=lambda deed: acts(YOU, deed, Mood.DOES),
        apart=lambda deed: doer(deed, Mood.DOES) if isinstance(deed, Deed) and deed.agent == YOU else None,
    )
    add(
        "Clause",
        [
            "{agent:Players} {deed:VPs.s}",
            f"{{agent:Players}} {ADVERB} {{deed:VPs.s}}",
            f"{{agent:Players}} {ADVERB} {{deed:VPs.base}}",
            f"{{agent:Players}} [in turn] , {{start:Starting}} , {ADVERB} {{deed:VPs.s}}",
        ],
        build=lambda agent, deed, start=None: acts(agent, deed, Mood.DOES, start),
        apart=lambda deed: doer(deed, Mood.DOES),
    )
    add(
        "Clause",
        f"{{agent:Players}} {ADVERB} {{deed:VPs.base}} <and|, and> {{other:VP.s}}",  # players ante and are dealt cards
        build=lambda agent, deed, other: (
            acts(agent, both, Mood.DOES) if (both := and_then(deed, other)) and other.verb in DEALT else None
        ),
        read_only=True,
    )
    add(
        "Clause",
        [
            "only {agent:Players} <may|can|is allowed to|are allowed to> {deed:VPs.base}",
            "<nobody|no one|no player> [else] <but|except [for]|other than> {agent:Players} <may|can|is allowed to> {deed:VPs.base}",
        ],
        build=only_they,
        read_only=True,
    )
    add(
        "Clause",
        ["only {agent:Players} {deed:VPs.s}", "only {agent:Players} {deed:VPs.base}"],
        build=lambda agent, deed: (
            acts(agent, deed, Mood.DOES) if deed.verb not in BETTING and agent not in NOBODY_LEFT_OUT else None
        ),
        read_only=True,
    )
    add(
        "Clause",
        "{agent:Players} <may|can> only {deed:VPs.base}",
        build=lambda agent, deed: (
            at_most(found) if deed.verb not in ALWAYS_ALLOWED and (found := acts(agent, deed, Mood.MAY)) else None
        ),
        read_only=True,
    )
    add(
        "Clause",
        ["do not {deed:VPs.base}", "no {deed:VP.ing}"],
        build=lambda deed: acts(EACH_PLAYER, deed, Mood.MAY_NOT),
        read_only=True,
    )
    whose = "<your|their|his|her>"
    turn = f"<on {whose} turn|on each turn|at each turn|in {whose} turn|when it is {whose} turn|when {whose} turn comes|as {whose} turn comes|each in turn>"
    add(
        "Clause",
        [f"{turn} [,] {{deed:Clause}}", f"{{deed:Clause}} {turn}"],
        With(v.deed, order=Order.IN_TURN),
        read_only=True,
    )
    add(
        "Clause",
        [
            "<anyone|anybody|everyone|each player|any player|those|players|a player> who <want|wants|wish|wishes|like|likes> [to|one|it|another|another card|a card] <may|can> {deed:VPs.base}",
            "if <you|they> <want|wish|like> [to|one|it|another|another card|a card] , <you|they> <may|can> {deed:VPs.base}",
        ],
        build=lambda deed: acts(EACH_PLAYER, deed, Mood.MAY),
        read_only=True,
    )
    add(
        "Clause",
        [
            f"{ON_GO} , {{deed:Clause}}",
            "<at the same time|all together|together|all at once|simultaneously> [,] {deed:Clause}",
        ],
        With(v.deed, order=Order.TOGETHER),
        read_only=True,
    )
    add(
        "Clause",
        ["<starting|beginning|[going] around [the table] [,] [starting]> {start:Start} , {deed:Clause}"],
        build=from_there,
        read_only=True,
    )
    add("Clause", f"{ADVERB} {{deed:VPs.base}}", build=ordered, cost=FAR, read_only=True)
    add(
        "Clause",
        "if <they|you> <want|wish|like> [to] [,] {deed:VPs.base}",
        build=lambda deed: acts(EACH_PLAYER, deed, Mood.MAY) if deed.verb not in DEALERS else None,
        read_only=True,
    )
    add(
        "Clause",
        "for {price:Amount} [,] {deed:Clause}",
        build=lambda price, deed: at_a_price(price, deed) if deed.mood is Mood.MAY else None,
        read_only=True,
    )
    add(
        "Clause",
        "{agent:Players} <gets|get|has|have> <one|a|another> draw of {cards:Cards}",
        build=lambda agent, cards: acts(agent, Deed(Verb.DRAW, cards=cards), Mood.MAY),
        read_only=True,
    )
    add(
        "Clause",
        "<start|begin|start off|start out|finish|finish up|end> by {deed:VP.ing}",
        build=ordered,
        cost=FAR,
        read_only=True,
    )
    add(
        "Clause",
        [
            "{deed:Clause} , including players who have folded",
            f"{{deed:Clause}} [,] {FOLDED_TOO}",
            "{deed:Clause} , folded or not",
        ],
        build=even_folded,
        read_only=True,
    )
    add(
        "Starting",
        [
            "starting with {who:Who}",
            "<starting|beginning> {who:Start}",
        ],
        v.who,
        read_only=True,
    )
    add(
        "Clause",
        [
            "<in turn|one after <the other|another>|one by one|one at a time> [,] {deed:Clause}",
            "going around [the table] , {deed:Clause}",
        ],
        With(v.deed, order=Order.IN_TURN),
        read_only=True,
    )
    in_again = "<all players|everyone|everybody|all>"
    add(
        "Clause",
        f"<<new|fresh> <cards|hands> are|a <new|fresh> hand is> dealt to {in_again} [,] <including|even> <those|players|anyone> who <[have|had] [already] folded|were out|dropped out>",
        Deed(Verb.REDEAL, THE_DEALER, to=ALL_DEALT_IN),
        read_only=True,
    )
    for_the_pot = "[for the [same] pot] [by the <next|same> <dealer|player>]"
    redealt = "[then] [<thrown in|collected|gathered [in|up]> [,] [and]] [shuffled [,] [and]] <redealt|dealt <again|over|anew>|thrown in>"
    add(
        "Clause",
        [
            f"[all] [the] <cards|hands> are {redealt} {for_the_pot}",
            f"the <hand|deal|game> is <{redealt}|started over> {for_the_pot}",
            f"<new|fresh> <cards|hands> are dealt [out] [all around|to <everyone|everybody|all>] {for_the_pot}",
            f"<a <new|fresh>|another> <hand|deal|round> is <dealt|played> {for_the_pot}",
            f"<a <new|fresh>|another> <hand|deal> <follows|starts|begins> {for_the_pot}",
            f"there is <a <new|fresh>|another> <deal|hand> {for_the_pot}",
            f"the <same|whole> game is played [over] [again] {for_the_pot}",
            "<the pot|it> is played for <again|once more|in a new deal>",
            f"the <next|same|new> <dealer|player> <redeals|<deals|starts> <again|over>|deals <a <new|fresh>|another> <hand|round>|deals new <hands|cards>> {for_the_pot}",
            "<we|everyone|everybody> <start|starts> <over|again|all over>",
        ],
        Deed(Verb.REDEAL, THE_DEALER),
        read_only=True,
    )
    add(
        "Clause",
        "the <cards|hands> are <redealt|dealt again> <to|for> <all|everyone> [, folded players too]",
        Deed(Verb.REDEAL, THE_DEALER, to=ALL_DEALT_IN),
        read_only=True,
    )
    add(
        "Clause",
        [
            "antes in",
            "the antes go in [first]",
            "[start with] an ante from <everybody|everyone|each player|all players>",
            "chips in [for the ante]",
        ],
        Deed(Verb.ANTE),
        read_only=True,
    )
    add(
        "Clause",
        "the [whole|entire] pot <is|becomes> <his|hers|theirs|yours>",
        Deed(Verb.WIN, YOU),
        read_only=True,
    )
    add(
        "Clause",
        "<the <hand|game> <is over|ends>|that ends the <hand|game>>",
        Deed(Verb.END, THE_DEALER),
        read_only=True,
    )
    add(
        "Clause",
        "{agent:Players} <can|may> not {deed:VPs.base} more than {often:Times} [<per|a|each|in a> <hand|game|deal>]",
        build=lambda agent, deed, often: (
            replace(found, often=often) if (found := acts(agent, deed, Mood.MAY)) else None
        ),
        read_only=True,
    )
    add(
        "Clause",
        "{often:Often} [,] {agent:Players} <can|may> {deed:VPs.base}",
        build=lambda agent, deed, often: (
            replace(found, often=often) if (found := acts(agent, deed, Mood.MAY)) else None
        ),
        read_only=True,
    )
    add("Clause", [f"{{cards:Cards}} {IS_DONE} {{deed:VP.passive}}"], build=undergoes, read_only=True)
    add(
        "Clause",
        [
            "{cards:Cards} {mood:Modal} be {deed:VP.passive}",
            "{cards:Cards} {mood:Modal} be {deed:VP.passive} by {agent:Players}",
        ],
        build=may_undergo,
        read_only=True,
    )
    add(
        "Clause",
        "{price:Amount} <is|are> <paid|put> [in|into the pot|to the pot|in the pot] by {agent:Players}",
        build=lambda price, agent: acts(agent, Deed(Verb.PAY, price=price), Mood.DOES),
        read_only=True,
    )
    from_them = "{price:Amount} [apiece|each] from {agent:Players}"
    add(
        "Clause",
        [
            f"{{to:Players}} <collects|collect|gets|get|receives|receive|wins|win|takes|take> {from_them}",
            "{to:Players} <is|are> paid {price:Amount} by {agent:Players}",
        ],
        build=collected,
        read_only=True,
    )
    add(
        "Clause",
        "{cards:Cards} <is|are> {deed:VP.passive} by {agent:Players}",
        build=may_undergo,
        read_only=True,
    )
    add(
        "Clause",
        [
            "[all] {kind:Kinds} {mood:Modal} be {deed:VP.passive}",
            "[any] {kind:Kind.one} {mood:Modal} be {deed:VP.passive}",
        ],
        build=lambda kind, mood, deed: may_undergo(Cards(kind=kind), deed, mood) if mood in BINDING else None,
        cost=FAR,
        read_only=True,
    )
    add(
        "Clause",
        f"{{cards:Cards}} {IS_DONE} {{deed:VP.passive}} <and|, and|, then|and then|, and then> [<is|are>] [then] {{other:VP.passive}}",
        build=undergoes_both,
        read_only=True,
    )
    add(
        "Clause",
        [f"{{cards:List}} {IS_DONE} {{deed:VP.passive}}"],
        build=lambda cards, deed: with_more(deed, cards),
        read_only=True,
    )


def collected(to: Players, price: Amount, agent: Players) -> Deed | None:
    """What a certain player gets from others is what they pay him; the others are all but him."""
    if to.quantifier is not Quantifier.THE or to.who in (Unsaid(), That()) or agent.quantifier is not Quantifier.EACH:
        return None
    if agent == EACH_PLAYER and to == YOU:
        agent = Players(Quantifier.EACH, Other(YOURSELF))
    return acts(agent, Deed(Verb.PAY, price=price, to=to), Mood.DOES)


def _alternatives(grammar: Grammar) -> None:
    """What a player may do in place of what was said before, where the word "instead" or the card itself says so."""
    add = grammar.add
    add(
        "Instead",
        ["may {deed:VPs.base} instead", "<may|can> {deed:VPs.base} instead"],
        build=lambda deed: acts(YOU, deed, Mood.MAY),
        apart=lambda deed: (
            {"deed": replace(deed, agent=EACH_PLAYER, mood=Mood.DOES)}
            if deed.mood is Mood.MAY and not deed.price and not _by_doing(deed)
            else None
        ),
    )
    add(
        "Instead",
        [
            "may pay {price:Amount} to {deed:VPs.base} instead",
            "<may|can> pay {price:Amount} to {deed:VPs.base} instead",
        ],
        build=lambda deed, price: acts(YOU, replace(deed, price=price), Mood.MAY),
        apart=lambda deed: (
            {"deed": replace(deed, agent=EACH_PLAYER, mood=Mood.DOES, price=None), "price": deed.price}
            if deed.mood is Mood.MAY and deed.price and not _by_doing(deed)
            else None
        ),
    )
    add(
        "Instead",
        [
            "<may|can> {deed:VP.base}",
            "<may|can> {deed:VP.base} if <they|you> <want|wish|like>",
        ],
        build=lambda deed: acts(YOU, deed, Mood.MAY) if deed.cards == THAT_CARD and deed.face else None,
        read_only=True,
    )
    add(
        "Instead",
        ["may {deed:VP.base} by {other:VP.ing}", "<may|can> {deed:VP.base} by {other:VP.ing}"],
        build=lambda deed, other: acts(YOU, replace(deed, then=(other,)), Mood.MAY) if _for_a_face(deed) else None,
        apart=lambda deed: (
            {"deed": replace(deed, agent=EACH_PLAYER, mood=Mood.DOES, then=()), "other": deed.then[0]}
            if deed.mood is Mood.MAY and _by_doing(deed)
            else None
        ),
    )


def _paid_ways(grammar: Grammar) -> None:
    """What may be done at a price in place of something else, such as to keep all cards."""
    add = grammar.add
    none = Deed(Verb.DISCARD, cards=Cards(exactly(0)))
    add(
        "PaidWay",
        ["discard no cards", "<discard <none|nothing>|not discard [any|any cards]|keep all [<your|their|the>] cards>"],
        none,
    )
    add(
        "PaidWay",
        "discard <only|just> {n:Number}",
        build=lambda n: Deed(Verb.DISCARD, cards=Cards(exactly(n))),
        read_only=True,
    )
    add("PaidWay", ["{deed:VPs.base}"], v.deed)


def _for_a_face(deed: Deed) -> bool:
    """Whether it is said how a card comes to lie."""
    return deed.face is not None and (deed.cards == THAT_CARD or deed.verb is Verb.TWIST)


def _by_doing(deed: Deed) -> bool:
    """Whether a card lies another way because of something else that its player does."""
    return _for_a_face(deed) and len(deed.then) == 1


def pointed_out(cards: Cards) -> Cards | None:
    """Cards among which nobody chooses."""
    return cards if cards.which is not Which.CHOSEN else None


def so_many_at_a_price(deed: Deed, fewer: Cards, price: Amount) -> Deed | None:
    """Two cards for two bets or one for one: as many as one likes up to there, at a price for each."""
    cards = deed.cards
    if cards is None or deed.price is None or deed.each or not cards.many or not fewer.many:
        return None
    numbers = [many.low for many in (cards.many, fewer.many) if many.low == many.high]
    alike = replace(cards, many=None) == replace(fewer, many=None) and price.unit is deed.price.unit
    if not alike or len(numbers) != 2 or max(numbers) - min(numbers) != 1 or min(numbers) != 1:
        return None
    each = {replace(paid, times=paid.times / number) for paid, number in zip((deed.price, price), numbers, strict=True)}
    if len(each) != 1:
        return None
    return replace(deed, cards=replace(cards, many=Quantity(1, max(numbers))), price=each.pop(), each=True)


def fewer_back(cards: Cards, back: Quantity) -> Deed | None:
    """So many cards are laid away, and fewer come back."""
    many = cards.many
    if many is None or many.low != many.high or back.low != back.high or not 0 < back.low < many.low:
        return None
    return Deed(Verb.DRAW, cards=cards, more=back.low - many.low)


def draws_back(cards: Cards, back: Cards) -> Deed | None:
    """Cards are laid away for as many others, which lie as those did unless it is said how."""
    if back != Cards(cards.many, face=back.face):
        return None
    return Deed(Verb.DRAW, cards=cards, face=back.face if back.face is not cards.face else None)


def at_a_price(price: Amount, deed: Deed) -> Deed | None:
    """Chips are paid to do something: that is its price."""
    return (
        replace(deed, price=price)
        if "price" in ROLES[deed.verb] and deed.verb not in CHIPS and not deed.price
        else None
    )


WITHOUT_PRICE = (*CHIPS, Verb.WIN, Verb.LOSE, Verb.COLLECT, Verb.RECEIVE, Verb.DEAL, Verb.END)
"""What nobody pays for: chips, and what befalls a player."""


def paid_for(price: Amount, deed: Deed) -> Deed | None:
    """Chips are paid to do something that has no price of its own: first the one, then the other."""
    if "price" in ROLES[deed.verb] or deed.verb in WITHOUT_PRICE or deed.words == (Word.IN,):
        return None
    return Deed(Verb.PAY, price=price, then=(replace(deed, then=()), *deed.then))


def payment_for(deed: Any) -> dict[str, Any] | None:
    """What is paid, and what for."""
    match deed:
        case Deed(Verb.PAY, price=Amount() as price, to=None, then=(done,)) if paid_for(price, done):
            return {"price": price, "deed": done}
    return None


BETTING = (Verb.CHECK, Verb.OPEN, Verb.BET, Verb.CALL, Verb.RAISE, Verb.FOLD)
"""What is done in a betting round; several of these are choices, and not one after the other."""


ALWAYS_ALLOWED = (Verb.CHECK, Verb.BET, Verb.CALL, Verb.RAISE, Verb.FOLD)
"""What everybody may do in a betting round anyway."""


def and_then(deed: Deed, other: Deed) -> Deed | None:
    """One deed after another, in the same breath."""
    if deed.verb in BETTING and other.verb in BETTING:
        return None
    if deed.verb is Verb.DISCARD and deed.cards is None and deed.keep is None and other.verb is Verb.DRAW:
        return None  # to discard and draw is one thing
    if deed.verb in (Verb.DISCARD, Verb.DRAW, Verb.BUY) and other.verb is Verb.REDEAL:
        return None  # new cards in place of those that were laid away are no new deal
    if deed == Deed(Verb.SHUFFLE, cards=ALL_YOUR_CARDS) and other.verb is Verb.REDEAL:
        return other  # the cards are shuffled for a new deal anyway
    if deed.ace and other.verb is Verb.SHOW and other.cards == THAT_CARD:
        return None  # the ace that lets a player draw more is shown anyway
    return replace(deed, then=(*deed.then, replace(other, then=()), *other.then))


def one_more_lot(first: Cards, second: tuple[Cards, ...]) -> tuple[Cards, ...] | None:
    """One lot of cards before others; "two cards, one down and one up" are two cards and no more."""
    counted = [cards.many.low for cards in second if cards.many and cards.face]
    told = first.many and not first.face and len(counted) == len(second) and first.many.low == sum(counted)
    return None if told else (first, *second)


def with_more(deed: Deed, cards: tuple[Cards, ...]) -> Deed:
    """The same deed with several lots of cards, one after the other."""
    first, *rest = cards
    return replace(deed, cards=first, then=tuple(replace(deed, cards=more, to=None) for more in rest))


def two_ways(deed: Deed, cards: Cards, to: Any) -> Deed | None:
    """Some cards one way and some the other."""
    if deed.to is None or deed.cards is None:
        return None
    return replace(deed, then=(*deed.then, Deed(deed.verb, cards=cards, to=to)))


def last_way(deed: Any) -> dict[str, Any] | None:
    """The cards that go the last of several ways, and the deed without them."""
    if not isinstance(deed, Deed) or not deed.then or not deed.to or not deed.cards:
        return None
    last = deed.then[-1]
    if not last.cards or not last.to or last != Deed(deed.verb, cards=last.cards, to=last.to):
        return None
    return {"deed": replace(deed, then=deed.then[:-1]), "cards": last.cards, "to": last.to}


def or_with_an_ace(deed: Deed, ace: int, **_: Any) -> Deed | None:
    """More cards are drawn by whoever shows an ace."""
    many = deed.cards.many if deed.cards else None
    away = deed.verb in (Verb.DRAW, Verb.TWIST, Verb.DISCARD) and deed.to is None and deed.keep is None
    plain_draw = away and many and many.high is not None and deed.ace is None and not deed.then
    return replace(deed, ace=ace) if plain_draw else None


def first_and_rest(deed: Any) -> dict[str, Any] | None:
    """The last of several deeds, and those before it."""
    if not isinstance(deed, Deed) or not deed.then:
        return None
    return {"deed": replace(deed, then=deed.then[:-1]), "other": deed.then[-1]}


def plain(part: Any) -> Any:
    """A part that is no gap."""
    return None if isinstance(part, Var) else part


def even_folded(deed: Deed) -> Deed | None:
    """Something is done by those who have folded too."""
    if deed.agent != EACH_PLAYER or deed.verb in (Verb.DEAL, Verb.REDEAL):
        return None
    return replace(deed, agent=Players(Quantifier.EACH, EveryoneDealtIn()))


def need_not(agent: Players, deed: Deed) -> Deed | None:
    """What players need not do of what is always open to them; whoever does not have to draw may stand pat."""
    if deed.verb not in (*BETTING, Verb.DRAW, Verb.DISCARD, Verb.DECLARE):
        return None
    return acts(agent, STANDS_PAT if deed in (Deed(Verb.DRAW), Deed(Verb.DISCARD)) else deed, Mood.MAY)


def ordered(deed: Deed) -> Deed | None:
    """An order, which does not say who is meant."""
    plain = deed.agent == EACH_PLAYER and deed.mood is Mood.DOES
    return replace(deed, agent=UNSAID) if plain and not lays_out_own(deed) else None


def lays_out_own(deed: Deed) -> bool:
    """Whether players lay cards of their own in the middle."""
    return any(one.verb is Verb.DISCARD and isinstance(one.to, Board | TableCards) for one in (deed, *deed.then))


def by_dealer(deed: Deed) -> dict[str, Any] | None:
    """What the dealer does is written as an order."""
    told = deed.agent == THE_DEALER and deed.mood is Mood.DOES and deed.verb in DEALERS
    return {"deed": replace(deed, agent=EACH_PLAYER)} if told else None


def one_at_a_time(deed: Deed, *, gap: bool = False) -> Deed | None:
    """Cards are dealt or auctioned so anyway; those on the board that are turned so leave room for what comes between.

    With a gap, the cards are yet to be named.
    """
    on_board = deed.verb is Verb.FLIP and (
        deed.cards is None
        or isinstance(deed.cards.at, Board)
        or deed.cards == ALL_YOUR_CARDS
        or replace(deed.cards, many=None) == Cards()
    )
    to_all = deed.verb is Verb.PASS and isinstance(deed.to, Players) and deed.to.quantifier is Quantifier.EACH
    sold = deed.verb is Verb.SELL and (_for_sale(deed.cards) or (gap and deed.cards == ALL_YOUR_CARDS))
    return deed if deed.verb in DEALT or to_all or on_board or sold else None


def _for_sale(cards: Cards | None) -> bool:
    """Whether cards are nobody's, so that it is the dealer who sells them."""
    return cards is not None and (isinstance(cards.at, TableCards) or cards.which is Which.THAT)


def _turned_on_board(deed: Deed, *, gap: bool) -> bool:
    """Whether cards on the board are turned up, or cards that are yet to be named."""
    cards = deed.cards
    return deed.verb is Verb.FLIP and cards is not None and (isinstance(cards.at, Board) or (gap and cards == Cards()))


def and_again(deed: Deed, cards: Cards) -> Deed | None:
    """The same again with another number of cards: three to the left, then two, then one."""
    if deed.cards is None or deed.verb not in LISTED:
        return None
    return replace(deed, then=(*deed.then, Deed(deed.verb, cards=cards, to=deed.to, face=deed.face)))


def at_most(deed: Deed) -> Deed:
    """What a player may do only so far: "may only draw two" is up to two cards."""
    cards = deed.cards
    if cards and cards.many and cards.which is Which.CHOSEN and cards.many.low == cards.many.high:
        return replace(deed, cards=replace(cards, many=replace(cards.many, low=0)))
    return deed


def in_turn(deed: Deed | None) -> Deed | None:
    """Done one after the other."""
    return replace(deed, order=Order.IN_TURN) if deed and deed.order is None else None


def from_there(start: Any, deed: Deed) -> Deed | None:
    """Done one after the other, from a certain player on."""
    told = deed.start is not None or deed.order not in (None, Order.IN_TURN)
    return None if told else replace(deed, start=start, order=Order.IN_TURN)


def one_after_the_other(deed: Any, mood: Mood) -> dict[str, Any] | None:
    """Who does something in turn, and what."""
    if deed.order is not Order.IN_TURN or deed.agent.quantifier is not Quantifier.EACH or deed.verb in DEALERS:
        return None
    return doer(replace(deed, order=None), mood)


def acts(agent: Players, deed: Deed, mood: Mood, start: Any = None) -> Deed | None:
    """Somebody does something in a certain mood; nobody may is the same as everybody may not."""
    if deed.often and mood is not Mood.MAY:
        return None  # what is done so often is no limit to it
    if deed.mood is not Mood.DOES or deed.agent != EACH_PLAYER:
        return None
    if deed.then and mood is Mood.MAY_NOT:
        return None  # to do both may be forbidden, or each of them
    broke = isinstance(agent.who, Such) and agent.who.condition == Broke() and agent.quantifier is not Quantifier.THE
    if deed.verb is Verb.FOLD and broke:
        return None  # whoever has no chips left is out of the game, and not of one hand
    if (
        deed.for_cards and deed.for_cards.many is None and deed.cards and deed.cards.many
    ):  # a card for one of those there
        deed = replace(deed, for_cards=replace(deed.for_cards, many=deed.cards.many))
    if agent == WE:  # "we deal" says no more than "deal"
        agent = UNSAID if deed.verb in DEALERS else EACH_PLAYER
    elif agent == EACH_PLAYER and deed.verb in (Verb.DEAL, Verb.BURN, Verb.SHUFFLE) and deed.order is None:
        deed = replace(deed, order=Order.IN_TURN)  # each of them, and not the dealer for all
    laid_out = any(one.verb is Verb.DEAL and not isinstance(one.to, Players) for one in (deed, *deed.then))
    if laid_out and agent not in (THE_DEALER, UNSAID):
        return None  # players lay out their own cards, and not those of the deck
    if agent == THE_DEALER and deed.verb is Verb.DRAW and deed.cards == THAT_CARD:
        return None  # the dealer replaces the cards of others
    if agent == THE_DEALER and lays_out_own(deed):
        return None  # and the dealer those of the deck
    if deed.verb is Verb.SELL and _for_sale(deed.cards):
        if agent not in (THE_DEALER, UNSAID, EACH_PLAYER) or mood is not Mood.DOES or start is not None:
            return None
        agent, deed = THE_DEALER, replace(deed, to=Players(Quantifier.THE, HighestBidder()))
    if agent.who == HighestBidder() and replace(deed, then=()) == MATCHES:
        return None  # it is the pot that is paid what was bid
    if agent.quantifier is Quantifier.NO:
        if deed.verb is Verb.WIN and mood is Mood.DOES:
            return None  # that the pot stays, and not that anything is forbidden
        each = Players(Quantifier.EACH, agent.who)
        if mood is Mood.MUST:
            return need_not(each, deed)
        agent, mood = each, Mood.MAY_NOT
    if start is not None:
        deed = replace(deed, start=start)
    if isinstance(agent.who, EveryoneDealtIn):  # those who get new hands are dealt in
        deed = replace(deed, then=tuple(map(to_all, deed.then)))
    return replace(to_all(deed) if isinstance(agent.who, EveryoneDealtIn) else deed, agent=agent, mood=mood)


def to_all(deed: Deed) -> Deed:
    """A new deal for those who have folded, too."""
    return replace(deed, to=ALL_DEALT_IN) if deed.verb is Verb.REDEAL else deed


MATCHES = Deed(Verb.PAY, price=Amount(Unit.POT))


def only_they(agent: Players, deed: Deed) -> Deed | None:
    """Some players may do something and nobody else; where everybody may, it is forbidden to the others."""
    if deed.verb is Verb.LOOK and agent.who == Other(YOURSELF):
        return None  # the owner of the cards may not, then
    if deed.verb not in BETTING or agent in (EACH_PLAYER, ANYONE, WE):
        return acts(agent, deed, Mood.MAY) if agent.quantifier is not Quantifier.NO else None
    match agent:
        case Players(Quantifier.EACH | Quantifier.ANY | Quantifier.THE, Such(among, that), None):
            others: Who = Such(among, that.condition if isinstance(that, Not) else Not(that))
        case Players(Quantifier.THE, who, None):
            others = Other(who)
        case _:
            return None
    return acts(Players(Quantifier.EACH, others), deed, Mood.MAY_NOT)


def doer(deed: Any, mood: Mood) -> dict[str, Any] | None:
    """Who does something, and what, where it is in a certain mood."""
    if not isinstance(deed, Deed) or deed.mood is not mood:
        return None
    then = deed.then
    if [one.agent for one in then] == [deed.agent]:  # who pays to fold is the one who folds
        then = (replace(then[0], agent=EACH_PLAYER),)
    return {"agent": deed.agent, "deed": replace(deed, agent=EACH_PLAYER, mood=Mood.DOES, then=then)}


def undergoes(cards: Cards, deed: Deed) -> Deed | None:
    """Cards to which something is done; their owner does it, unless it is for the dealer to do."""
    if deed.cards != ALL_YOUR_CARDS or (deed.verb is Verb.DEAL and cards.which is Which.NEWEST):
        return None
    own = (
        cards.at == YOUR_HAND
        and cards.kind == ANY_CARD
        and deed.verb in (Verb.PASS, Verb.DISCARD, Verb.FLIP, Verb.SHOW)
    )
    if deed.verb is Verb.DEAL and cards in (ALL_YOUR_CARDS, THAT_CARD) and not deed.to and not deed.face:
        return None  # the cards that are dealt again are those of a new hand
    if deed.verb is Verb.SELL:
        cards = Cards(at=TableCards()) if cards == ALL_YOUR_CARDS else cards
        to_best = replace(deed, to=Players(Quantifier.THE, HighestBidder()))
        return replace(to_best, cards=cards, agent=THE_DEALER) if _for_sale(cards) else None
    nobodys = {Verb.DISCARD: Board | TableCards, Verb.FLIP: TableCards | Deck}
    if isinstance(cards.at, nobodys.get(deed.verb, ())):
        return replace(deed, cards=cards, agent=THE_DEALER)
    some = cards.many is not None and replace(cards, many=None, face=None) == Cards()
    turned = deed.verb is Verb.FLIP and (isinstance(cards.at, Board) or some)  # the page tells whose cards they are
    return replace(deed, cards=cards, agent=UNSAID if turned else YOU if own else deed.agent)


def undergoes_both(cards: Cards, deed: Deed, other: Deed) -> Deed | None:
    """Cards to which one thing is done, and then another."""
    first, second = undergoes(cards, deed), undergoes(THAT_CARD, other)
    if first is None or second is None or first.agent == UNSAID or deed.verb in DEALERS or other.verb in DEALERS:
        return None
    if (deed.verb, other.verb) == (Verb.DISCARD, Verb.DRAW):
        return replace(first, verb=Verb.DRAW) if deed.to is None and deed.face is None else None
    return and_then(first, replace(second, agent=EACH_PLAYER))


def may_undergo(cards: Cards, deed: Deed, mood: Mood = Mood.DOES, agent: Players = EACH_PLAYER) -> Deed | None:
    """Cards to which players may, must or may not do something; what the dealer does is simply done."""
    found = undergoes(cards, deed)
    if found is None or agent.quantifier is Quantifier.NO:
        return None
    if deed.verb in DEALERS:
        return found if mood is Mood.MUST and agent == EACH_PLAYER and cards != ALL_YOUR_CARDS else None
    return replace(found, agent=agent, mood=mood)


BINDING = (Mood.MAY_NOT, Mood.MUST)
"""What can be said of all cards of a kind; that they may be passed does not tell who passes how many."""


def by_you(deed: Deed, time: Time = Time.NOW) -> Deed:
    """A deed of the player in question."""
    return replace(deed, agent=YOU, time=time)
