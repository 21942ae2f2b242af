"""What is done: each verb once, with what can stand beside it; and who does it, may, must or may not."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.cards import THAT_CARD
from pokernight.english.grammar.players import UNSAID
from pokernight.english.template import Var, With, v
from pokernight.english.verbs import forms
from pokernight.meaning.cards import ANY_CARD, YOUR_HAND, Board, Cards, Deck, Face, TableCards, Which
from pokernight.meaning.deeds import ROLES, Deed, Mood, Order, Time, Verb, Word
from pokernight.meaning.numbers import ANY_NUMBER, ONE, Amount, Quantity
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER, YOU, End, EveryoneDealtIn, Players, Quantifier
from pokernight.meaning.sorts import Place


class Entry(NamedTuple):
    """What a verb is called, what comes after it, and what that means; the first name and pattern are those we write."""

    names: str
    patterns: tuple[str, ...]
    meaning: Any
    read_only: bool = False


THE_REST = "<and|, and|, then> <discard|discards|throw away|throws away|toss|tosses|get rid of|gets rid of> <the <rest|others|other cards>>"
ALL_YOUR_CARDS = Cards()
ONE_CARD = Cards(ONE)
STANDS_PAT = Deed(Verb.DRAW, cards=Cards(Quantity(0, 0)))
"""To keep all of one's cards is to draw none."""
BOARD = Board()
SOME_OF_THEM = "{many:Quantity} of <the|these|those|your|their|his|her> {n:Number}"
"""Some of the cards in one's hand, which are counted and not named."""
IN_ORDER = (
    "in <order|any order [<you|they> <like|want|choose|please>]|<the|whatever> order <you|they> "
    "<like|want|choose|please|want to <show|turn up|flip|reveal> them|will <show|turn up> them|plan to show them> [in]>"
)
"""How cards are stacked: as each player likes."""
ALL_DEALT_IN = Players(Quantifier.EACH, EveryoneDealtIn())
THROWN_IN = "throw in the cards|throw the cards in|throw in the hands|throw the hands in|throw in all the cards|deal new cards|deal another hand|get new cards|get new hands|try it over|try again|play the hand over"
"""What is done with a hand that is not played."""
VERBS = (
    Entry("deal|deal out|give out|hand out|pass out|dish out", ("{cards:Object}",), Deed(Verb.DEAL, cards=v.cards)),
    Entry("deal", ("{cards:Coming}",), Deed(Verb.DEAL, cards=v.cards), read_only=True),
    Entry("deal", ("{to:Players} {cards:Object}",), Deed(Verb.DEAL, cards=v.cards, to=v.to), read_only=True),
    Entry("give", ("{to:Players} {cards:Object}",), Deed(Verb.PASS, cards=v.cards, to=v.to), read_only=True),
    Entry(
        "deal|deal out|give out|hand out|pass out|dish out",
        ("{cards:Object} each", "{cards:Object} apiece", "{cards:Object} around", "{cards:Object} all around"),
        Deed(Verb.DEAL, cards=v.cards, to=EACH_PLAYER),
        read_only=True,
    ),
    Entry(
        "deal|lay|put|place|lay out|put out|set out|turn|add",
        ("{cards:Object} {to:Middle}",),
        Deed(Verb.DEAL, cards=v.cards, to=v.to),
    ),
    Entry(
        "turn|flip|deal", ("{cards:Object} face up {to:Middle}",), Deed(Verb.DEAL, cards=v.cards, face=Face.UP, to=v.to)
    ),
    Entry(
        "receive|get|be dealt|start with|be given|begin with|start out with|start off with",
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
    Entry("exchange", ("{cards:Pointed} for a new one",), Deed(Verb.DRAW, cards=v.cards)),
    Entry(
        "draw|replace|exchange|trade in|change",
        ("{cards:Object}", "{cards:Object} for <new ones|others|new cards|cards from the deck>", "in {cards:Object}"),
        Deed(Verb.DRAW, cards=v.cards),
    ),
    Entry(
        "draw",
        ("{cards:Object} , or {ace:Number} if they show an ace",),
        Deed(Verb.DRAW, cards=v.cards, ace=v.ace),
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
        "discard",
        (
            "{cards:Object} , or {ace:Number} if they show an ace , and draw {more:Number} more than that",
            "{cards:Object} , [or] {ace:Number} if they show an ace [,] and <draw|draws> [back] {more:Number} more [card|cards] than <that|they discarded>",
        ),
        Deed(Verb.DRAW, cards=v.cards, ace=v.ace, more=v.more),
    ),
    Entry(
        "exchange|change|swap|trade",
        (
            "{cards:Object} <for|with> <the top card of the deck|the top card off the deck>",
            "{cards:Object} for <a new one|a new card|new ones|new cards>",
            "{cards:Object} in for <the top card of the deck|a new one>",
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
    Entry("twist", ("{cards:Object}",), Deed(Verb.TWIST, cards=v.cards)),
    Entry("twist", ("",), Deed(Verb.TWIST)),
    Entry("draw", ("", "cards", "any cards"), Deed(Verb.DRAW)),
    Entry("flip|turn", ("cards", "any cards", "over cards", ""), Deed(Verb.FLIP)),
    Entry("discard", ("", "cards", "any cards"), Deed(Verb.DISCARD)),
    Entry("buy", ("{cards:Object}",), Deed(Verb.BUY, cards=v.cards)),
    Entry(
        "flip|flip over|turn over|turn up|roll|expose|reveal|turn|roll over",
        ("{cards:Object}",),
        Deed(Verb.FLIP, cards=v.cards),
    ),
    Entry("flip|turn|roll", ("{cards:Object} over", "over {cards:Object}"), Deed(Verb.FLIP, cards=v.cards)),
    Entry(
        "flip|flip over|turn over|turn up|turn|roll|lay|put|place|add",
        ("{cards:Object} {to:Hands}",),
        Deed(Verb.FLIP, cards=v.cards, to=v.to),
    ),
    Entry("put|lay|place", ("{to:Hands}",), Deed(Verb.FLIP, cards=THAT_CARD, to=v.to), read_only=True),
    Entry("show", ("{cards:Object}",), Deed(Verb.SHOW, cards=v.cards)),
    Entry(
        "take down|bring down",
        ("<your|their> <card|cards>",),
        Deed(Verb.SHOW, cards=ALL_YOUR_CARDS),
        read_only=True,
    ),
    Entry("compare", ("[<their|the>] <cards|hands>",), Deed(Verb.SHOW, cards=ALL_YOUR_CARDS), read_only=True),
    Entry("look at|peek at|check|see|pick up and look at", ("{cards:Object}",), Deed(Verb.LOOK, cards=v.cards)),
    Entry("look|peek", ("",), Deed(Verb.LOOK, cards=THAT_CARD), read_only=True),
    Entry(
        "put|arrange|place|stack",
        (
            "{cards:WholeHand} in a stack , face down",
            f"{{cards:WholeHand}} in <a|one> [face down] <stack|pile> [[,] face down] [,] [{IN_ORDER}] [,] [face down] [in front of <you|them>]",
            "{cards:WholeHand} in order in a stack face down [on the table]",
            "{cards:WholeHand} in <a|one> [face down] <stack|pile>",
            "{cards:WholeHand} in <order|any order> [face down]",
            "{cards:WholeHand} in <a stack|order> in front of <them|you> [face down]",
            "{cards:WholeHand} in <order|any order [you like|you want]> <and|, and> <put|puts|place|places|lay|lays> them face down [in front of <them|you>]",
            f"{{cards:WholeHand}} face down {IN_ORDER}",
        ),
        Deed(Verb.STACK, cards=v.cards),
    ),
    Entry(
        "split|divide|arrange|set|separate",
        ("{cards:Object} into {sizes:Sizes}",),
        Deed(Verb.SPLIT, cards=v.cards, sizes=v.sizes),
    ),
    Entry(
        "split|divide|arrange|put|separate",
        ("{cards:Object} into {sizes:Sizes.stacks}",),
        Deed(Verb.STACK, cards=v.cards, sizes=v.sizes),
    ),
    Entry("declare|call|say|announce|choose|go", ("{words:Words}",), Deed(Verb.DECLARE, words=v.words)),
    Entry(
        "declare",
        (
            "whether they are going {words:Words}",
            "if they are going {words:Words}",
            "whether <they|you> are {words:Words}",
        ),
        Deed(Verb.DECLARE, words=v.words),
    ),
    Entry(
        "decide|choose|declare|say",
        (
            "if <they are|you are> {words:Words}",
            "whether <they are|you are> {words:Words}",
            "whether to <go|be|stay> {words:Words}",
            "{words:Words}",
        ),
        Deed(Verb.DECLARE, words=v.words),
    ),
    Entry(
        "decide|choose|declare|say",
        (
            "[at the same time] whether [<they|you> want] to <go|stay|be> in or [to] <stay|go|be> out",
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
        "throw|toss|lay",
        (f"{SOME_OF_THEM} <away|out|aside>",),
        Deed(Verb.DISCARD, cards=Cards(v.many)),
        read_only=True,
    ),
    Entry(
        "discard|throw away|get rid of|toss|throw out",
        (SOME_OF_THEM,),
        Deed(Verb.DISCARD, cards=Cards(v.many)),
        read_only=True,
    ),
    Entry("put out|lay out|set out", ("{cards:Object}",), Deed(Verb.DEAL, cards=v.cards, to=BOARD), read_only=True),
    Entry("flop", ("{cards:Object}",), Deed(Verb.DEAL, cards=v.cards, to=BOARD, face=Face.UP), read_only=True),
    Entry(
        "trade|exchange|swap",
        ("{cards:Object} for <a new one|new ones|a new card|new cards>",),
        Deed(Verb.DRAW, cards=v.cards),
        read_only=True,
    ),
    Entry("swap|trade|exchange|switch", ("{cards:Object} with {to:Players}",), Deed(Verb.SWAP, cards=v.cards, to=v.to)),
    Entry("take", ("{cards:Object}",), Deed(Verb.TAKE, cards=v.cards)),
    Entry(
        "keep",
        (
            "{keep:Number} cards",
            f"<{{keep:Number}} [cards]|{{keep:Number}} of <your|their> cards|<your|their|the> best {{keep:Number}} [cards]> [{THE_REST}]",
        ),
        Deed(Verb.DISCARD, keep=v.keep),
        read_only=True,
    ),
    Entry(
        "put|tuck|place",
        ("{cards:Object} <on|at|under> the bottom of the deck", "{cards:Object} under the deck"),
        Deed(Verb.DISCARD, cards=v.cards, to=Deck(End.LOW)),
    ),
    Entry("bet first|act first|start the betting", ("",), Deed(Verb.OPEN), read_only=True),
    Entry("fold|drop|drop out|be out|get out", ("", "of the hand", "of the pot"), Deed(Verb.FOLD)),
    Entry(
        "pay",
        ("{price:Amount}", "{price:Amount} <to|into|in> the pot", "the pot {price:Amount}"),
        Deed(Verb.PAY, price=v.price),
    ),
    Entry(
        "put|add|throw|toss",
        ("{price:Amount} <in|into|to> the pot", "in {price:Amount}", "up {price:Amount}", "{price:Amount} in"),
        Deed(Verb.PAY, price=v.price),
    ),
    Entry("match", ("{price:PotSize}",), Deed(Verb.PAY, price=v.price), read_only=True),
    Entry(
        "ante|ante up|reante|re ante|ante again|chip in",
        (
            "",
            "into <the|a> pot",
            "the same amount",
            "to <start|begin>",
            "first",
            "for a new <deal|hand>",
        ),
        Deed(Verb.ANTE),
    ),
    Entry("ante|post", ("{price:Amount}", "{price:Amount} into the pot"), Deed(Verb.ANTE, price=v.price)),
    Entry(
        "put in|put up|toss in|throw in|pay|start with|make",
        ("<a|an> {price:Amount} ante", "an ante of {price:Amount}"),
        Deed(Verb.ANTE, price=v.price),
        read_only=True,
    ),
    Entry("bet", ("",), Deed(Verb.BET)),
    Entry("bet", ("{price:Amount}",), Deed(Verb.BET, price=v.price)),
    Entry("raise", ("",), Deed(Verb.RAISE)),
    Entry("check", ("",), Deed(Verb.CHECK)),
    Entry("pass", ("",), Deed(Verb.CHECK), read_only=True),
    Entry("call", ("",), Deed(Verb.CALL)),
    Entry("open", ("", "the betting"), Deed(Verb.OPEN)),
    Entry("win", ("", "the pot", "it", "the hand", "it all"), Deed(Verb.WIN)),
    Entry("split|share|divide", ("the pot", "the pot <evenly|equally>"), Deed(Verb.WIN), read_only=True),
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
    Entry("stay|go|be", ("in",), Deed(Verb.DECLARE, words=(Word.IN,))),
    Entry("stay|go", ("out",), Deed(Verb.DECLARE, words=(Word.OUT,))),
    Entry(
        f"redeal|deal again|shuffle and deal again|shuffle and deal a new hand|deal new hands|start over|deal a new hand|go again|{THROWN_IN}",
        ("", "the game", "the hand", "a new hand"),
        Deed(Verb.REDEAL),
    ),
    Entry(
        "redeal|deal again|shuffle and deal again|shuffle and deal a new hand|deal new hands|start over|deal a new hand|go again",
        ("for all", "for everyone", "to all , folded players too"),
        Deed(Verb.REDEAL, to=ALL_DEALT_IN),
    ),
    Entry("end", ("the hand", "the game"), Deed(Verb.END)),
    Entry("knock", ("",), Deed(Verb.KNOCK)),
    Entry(
        "shuffle|reshuffle",
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
_WORDS = {word.value: word for word in Word}
WAYS = {
    "high or low": (Word.HIGH, Word.LOW),
    "high , low or both": (Word.HIGH, Word.LOW, Word.BOTH),
    "in or out": (Word.IN, Word.OUT),
}


def declared(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """What can be declared: high/low, in or out."""
    found: list[Word] = []
    end = at
    while end < len(words) and words[end] in _WORDS:
        found.append(_WORDS[words[end]])
        end += 1
        after = end + (2 if list(words[end : end + 2]) == [",", "or"] else 1)
        if after < len(words) and words[end] in ("/", "or", ",") and words[after] in _WORDS:
            end = after
        else:
            break
    return [(end, tuple(found))] if found and len(set(found)) == len(found) else []


LEXERS = {"Words": declared}
SPELLERS = {
    "Words": lambda ways: next(
        (text for text, words in WAYS.items() if words == ways), ways[0].value if len(ways) == 1 else None
    )
}

ON_GO = "<on the count of three|on the dealer 's <signal|word|command>|<when|once|as soon as> the dealer <says <go|so|the word|now>|gives the <word|signal>|calls for it>>"
"""What all do something together at."""
ONE_BY_ONE = (
    "<one at a time|one by one|one card at a time|one round at a time|one <to|per|each> [a] round|one each time>"
)
DEALERS = (Verb.END, Verb.DEAL, Verb.SHUFFLE, Verb.REMOVE, Verb.REDEAL, Verb.BURN)
"""What the dealer does, even where nobody says so."""
CHIPS = (Verb.PAY, Verb.ANTE, Verb.BET, Verb.RAISE, Verb.OPEN)
"""What is done with chips alone."""
DEALT = (Verb.DEAL, Verb.RECEIVE)
"""Cards are dealt one at a time, as is the custom."""
LISTED = (Verb.DEAL, Verb.RECEIVE, Verb.PASS, Verb.DISCARD, Verb.FLIP)
"""The verbs that can take several lots of cards in one breath."""
FORMS = ("base", "s", "past", "part", "ing")


def add_to(grammar: Grammar) -> None:
    """All verbs in all forms, and clauses with them."""
    for entry in VERBS:
        for form in FORMS:
            named = "|".join(getattr(forms(name), form) for name in entry.names.split("|"))
            # "are dealt" and "were dealt" beside "is dealt" and "was dealt"
            named = re.sub(r"\bwas\b", "<was|were>", re.sub(r"\bis\b", "<is|are>", named))
            patterns = [f"<{named}> {pattern}" for pattern in entry.patterns]
            grammar.add(f"VP.{form}", patterns, entry.meaning, read_only=entry.read_only)
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
    for form in FORMS:
        _beside(grammar, f"VP.{form}")
        grammar.add(f"VPs.{form}", f"{{deed:VP.{form}}}", v.deed)
        choosing = "|".join(
            getattr(forms(name), form) for name in ("pick", "choose", "select", "pick out", "decide on")
        )
        grammar.add(
            f"VP.{form}",
            [
                f"<{choosing}> {{cards:Object}} {UNWANTED} <and|, and|,|and then> {{deed:VP.{form}}}",
                f"<{choosing}> {{cards:Object}} {UNWANTED} to {{deed:VP.gapped}}",
                f"<{choosing}> which <card|one|of {{cards:Object}}> to {{deed:VP.gapped}}",
            ],
            build=chosen_first,
            read_only=True,
        )
        paying = getattr(forms("pay"), form)
        grammar.add(f"VP.{form}", f"{paying} {{price:Amount}} to {{deed:VP.base}}", build=at_a_price, read_only=True)
        grammar.add(
            f"VPs.{form}",
            [
                f"{{deed:VPs.{form}}} and {{other:VP.{form}}}",
                f"{{deed:VPs.{form}}} <, and|, then|and then|, and then|,> {{other:VP.{form}}}",
            ],
            build=and_then,
            apart=first_and_rest,
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
            "<with|holding|keeping|showing> an ace",
            "if <you|they|he|she> <have|has|keep|keeps|show|shows|hold|holds|are keeping|keep and show|keeps and shows> an ace [and <show|shows> it [to <us|everyone|the table>]]",
            "if <you|they|he|she> <show|shows> the ace [<you|they> <keep|are keeping>]",
        ],
        "with an ace",
        read_only=True,
    )
    grammar.add("Object", "{cards:Cards}", v.cards)
    grammar.add(
        "WholeHand",
        "{cards:Cards}",
        build=lambda cards: (
            cards if cards.which is Which.THAT or (cards.many is None and cards.kind == ANY_CARD) else None
        ),
        apart=lambda cards: {"cards": cards},
    )
    grammar.add("WholeHand", "<your|their|his|her|the> best five [cards]", ALL_YOUR_CARDS, read_only=True)
    grammar.add("Pointed", "{cards:Cards}", build=pointed_out, apart=lambda cards: {"cards": pointed_out(cards)})
    grammar.add("Object", "{cards:Elided}", v.cards, cost=FAR, read_only=True)
    grammar.add(
        "List",
        [
            "{first:Cards} and {second:Cards}",
            "{first:Cards} <, and|plus|, then|and then|and> {second:Cards}",
            "{first:Cards} <, and|plus|, then|and then|and> {second:Elided}",
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
    grammar.add(
        "List", ["{first:Cards} <,|, then> {second:List}"], build=lambda first, second: (first, *second), read_only=True
    )
    _passives(grammar)
    _clauses(grammar)
    _alternatives(grammar)


def _beside(grammar: Grammar, this: str) -> None:
    """What can stand beside any verb that has the role."""
    deed = f"{{deed:{this}}}"
    add = grammar.add
    add(this, [f"{deed} <and|, and|,> {{cards:Object}} {{to:Toward}}"], build=two_ways, read_only=True)
    add(this, [f"{deed} {{to:Toward}}", f"{deed} , {{to:Toward}}"], With(v.deed, to=v.to))
    add(this, [f"{deed} to the table", f"{deed} on the table"], With(v.deed, to=TableCards()))
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
        [f"{deed} to the board", f"{deed} {{to:Middle}}", f"{deed} as community cards"],
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
    for face, words in ((Face.UP, "<up|face up|open>"), (Face.DOWN, "<down|face down>")):
        add(
            this,
            [f"{deed} face {face.value}", f"{deed} {words}", f"{deed} , [all|both] {words}"],
            build=lambda deed, face=face: replace(deed, face=face) if not deed.face and not deed.then else None,
            apart=lambda deed, face=face: (
                {"deed": replace(deed, face=None)} if isinstance(deed, Deed) and deed.face is face else None
            ),
        )
    add(
        this,
        [
            f"{deed} [,|(] [or] {{ace:Number}} {{with:WithAce}} [)]",
            f"{deed} [,] [or] {{ace:Number}} , {{with:WithAce}}",
        ],
        build=lambda deed, ace, **_: (
            replace(deed, ace=ace)
            if deed.verb is Verb.DRAW and deed.cards and deed.ace is None and not deed.then
            else None
        ),
        read_only=True,
    )
    add(
        this,
        [f"{deed} [,] or [you <can|may>] <stand|stands> pat", f"{deed} [,] or <draw|take|keep> <none|nothing>"],
        build=or_stand_pat,
        read_only=True,
    )
    add(this, [f"{deed} back into the deck"], With(v.deed, to=Deck()))
    add(this, f"{deed} for {{price:Amount}} each", With(v.deed, price=v.price, each=True))
    add(
        this,
        f"{deed} [,] or {{fewer:Cards}} for {{price:Amount}}",
        build=so_many_at_a_price,
        read_only=True,
    )
    add(
        this,
        [f"{deed} for {{price:Amount}}", f"{deed} at a cost of {{price:Amount}}"],
        With(v.deed, price=v.price),
    )
    add(
        this,
        [
            f"{deed} at the same time",
            f"{deed} [,] <simultaneously|together|all at once>",
            f"{deed} on the count of three",
        ],
        With(v.deed, order=Order.TOGETHER),
    )
    add(this, [f"{deed} in turn", f"{deed} , in turn"], With(v.deed, order=Order.IN_TURN))
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
            f"{deed} one at a time until they {{until:Pred.you}}",
            f"{deed} [,] [one at a time|one by one] [,] until [either] <they|you> {{until:Pred.you}}",
            f"{deed} [,] [one at a time|one by one] [,] until [either] <he|she|that player> {{until:Pred}}",
        ],
        With(v.deed, until=v.until),
    )
    add(
        this,
        [f"{deed} once a hand", f"{deed} [only] once <per|a> <hand|game|deal>"],
        With(v.deed, often=1),
    )
    add(this, f"{deed} back {{to:Toward}}", With(v.deed, to=v.to), read_only=True)
    add(
        this,
        f"{deed} <to the whole table|for all to see|for everyone to see|in front of everyone>",
        build=lambda deed: deed if deed.verb in (Verb.FLIP, Verb.SHOW) and deed.to is None else None,
        read_only=True,
    )
    add(this, f"{deed} <right away|at once|out loud|secretly>", v.deed, read_only=True)
    add(
        this,
        f"{deed} [,] <for free|free of charge|for nothing|at no <cost|charge>|without paying [for it|anything]>",
        build=lambda deed: deed if deed.price is None and deed.verb in (*DEALT, Verb.TAKE) else None,
        read_only=True,
    )
    add(this, f"{deed} <, then|then|and then|, and then> {{cards:Elided}}", build=and_again, read_only=True)
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
    add(this, f"{deed} [,] {ONE_BY_ONE}", build=one_at_a_time, read_only=True)
    add(this, [f"{deed} <immediately|now|again|if possible>"], v.deed, read_only=True)
    add(
        this,
        [f"{deed} from the deck", f"{deed} from the <top of the deck|dealer>", f"{deed} off [the top of] the deck"],
        With(v.deed, source=Deck()),
        read_only=True,
    )


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


def or_stand_pat(deed: Deed) -> Deed | None:
    """Whoever likes draws nothing."""
    if deed.verb is not Verb.DRAW or deed.then or deed == STANDS_PAT:
        return None
    cards = deed.cards
    return replace(deed, cards=replace(cards, many=replace(cards.many, low=0))) if cards and cards.many else deed


def onto(deed: Deed, to: Place) -> Deed | None:
    """Cards that go to a place."""
    return replace(deed, to=to) if deed.to is None and deed.verb in (Verb.DEAL, Verb.FLIP, Verb.PASS) else None


IS_DONE = "<is|are|gets|get|will be> [also|then|always|now|next|all|each]"
UNWANTED = "[<that|> <you|they> <do not <want|like>|want to get rid of|like least>]"


def chosen_first(deed: Deed, cards: Cards = ONE_CARD) -> Deed | None:
    """Cards are chosen for something that is then done with them."""
    if deed.cards not in (THAT_CARD, ALL_YOUR_CARDS) or cards.many is None:
        return None
    return replace(deed, cards=cards)


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
    _beside(grammar, "VP.gapped")
    for verb, names in (
        (Verb.DEAL, "<dealt|given out|laid|placed|put>"),
        (Verb.FLIP, "<flipped|flipped over|turned|turned up|turned over|rolled|exposed>"),
        (Verb.PASS, "passed"),
        (Verb.DISCARD, "<discarded|thrown away>"),
        (Verb.DRAW, "drawn"),
        (Verb.SHOW, "shown"),
    ):
        grammar.add("VP.passive", names, Deed(verb, cards=ALL_YOUR_CARDS))
    grammar.add(
        "Middle",
        [
            "[in a row] <in|into|to|on> the <middle|center|centre|board> [of the table] [in a row]",
            "in a <row|line> [on the table|across the table]",
            "on the table <for everyone|for all>",
            "<as|for> community cards",
        ],
        Board(),
        read_only=True,
    )
    _beside(grammar, "VP.passive")


def _clauses(grammar: Grammar) -> None:
    """Somebody does something, may, must or may not do it."""
    add = grammar.add
    adverb = "[simultaneously|at the same time|then|now|also|next|each|all|immediately|automatically|secretly|first]"
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
            f"{{agent:Players}} {adverb} {{deed:VPs.s}}",
            f"{{agent:Players}} {adverb} {{deed:VPs.base}}",
            f"{{agent:Players}} , {{start:Starting}} , {adverb} {{deed:VPs.s}}",
        ],
        build=lambda agent, deed, start=None: acts(agent, deed, Mood.DOES, start),
        apart=lambda deed: doer(deed, Mood.DOES),
    )
    add(
        "Clause",
        [
            "{agent:Players} may {deed:VPs.base}",
            f"{{agent:Players}} {adverb} <can|may|may then|can then|is allowed to|are allowed to|is able to|might|has the option to|can choose to|may choose to|chooses whether to> {adverb} {{deed:VPs.base}}",
            "{agent:Players} <get|gets> to {deed:VPs.base}",
            "{agent:Players} may {deed:VPs.base} if <they|you> <want|wish|like>",
            f"{{agent:Players}} , {{start:Starting}} , <may|can> {adverb} {{deed:VPs.base}}",
            "{agent:Players} {deed:VPs.s} if <they|you> <want|wish|like> [to]",
        ],
        build=lambda agent, deed, start=None: acts(agent, deed, Mood.MAY, start),
        apart=lambda deed: doer(deed, Mood.MAY),
    )
    add(
        "Clause",
        [
            "{agent:Players} must {deed:VPs.base}",
            f"{{agent:Players}} {adverb} <must|has to|have to|needs to|need to|is required to|should|is forced to> {adverb} {{deed:VPs.base}}",
        ],
        build=lambda agent, deed: acts(agent, deed, Mood.MUST),
        apart=lambda deed: doer(deed, Mood.MUST),
    )
    add(
        "Clause",
        [
            "{agent:Players} may not {deed:VPs.base}",
            "{agent:Players} <can not|must not|does not|do not|is not allowed to|are not allowed to|never> {deed:VPs.base}",
        ],
        build=lambda agent, deed: acts(agent, deed, Mood.MAY_NOT),
        apart=lambda deed: doer(deed, Mood.MAY_NOT),
    )
    add(
        "Clause",
        [
            "only {agent:Players} <may|can> {deed:VPs.base}",
            "<nobody|no one|no player> <but|except> {agent:Players} <may|can> {deed:VPs.base}",
            "{agent:Players} <does not have to|do not have to|need not|does not need to|do not need to|is not required to> {deed:VPs.base}",
        ],
        build=lambda agent, deed: acts(agent, deed, Mood.MAY) if agent.quantifier is not Quantifier.NO else None,
        read_only=True,
    )
    add(
        "Clause",
        "{agent:Players} <may|can> only {deed:VPs.base}",
        build=lambda agent, deed: at_most(found) if (found := acts(agent, deed, Mood.MAY)) else None,
        read_only=True,
    )
    add(
        "Clause",
        ["do not {deed:VPs.base}", "no {deed:VP.ing}"],
        build=lambda deed: acts(EACH_PLAYER, deed, Mood.MAY_NOT),
        read_only=True,
    )
    turn = "<on your turn|on their turn|in your turn|when it is your turn|when your turn comes|as your turn comes|each in turn>"
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
        [f"{ON_GO} , {{deed:Clause}}", "at the same time , {deed:Clause}"],
        With(v.deed, order=Order.TOGETHER),
        read_only=True,
    )
    add(
        "Clause",
        ["<starting|beginning> {start:Start} , {deed:Clause}"],
        With(v.deed, start=v.start, order=Order.IN_TURN),
        read_only=True,
    )
    add("Clause", f"{adverb} {{deed:VPs.base}}", build=ordered, cost=FAR, read_only=True)
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
            "{deed:Clause} , including <players|those> who [have] [already] folded",
            "{deed:Clause} , folded or not",
        ],
        build=even_folded,
        read_only=True,
    )
    add(
        "Starting",
        ["starting with {who:Who}", "<starting|beginning> {who:Start}", "going around the table"],
        v.who,
        read_only=True,
    )
    add(
        "Clause",
        ["in turn , {deed:Clause}", "going around [the table] , {deed:Clause}"],
        With(v.deed, order=Order.IN_TURN),
        read_only=True,
    )
    add(
        "Clause",
        ["{agent:Players} in turn {deed:VPs.s}", "{agent:Players} , in turn , {deed:VPs.s}"],
        build=lambda agent, deed: in_turn(acts(agent, deed, Mood.DOES)),
        read_only=True,
    )
    add(
        "Clause",
        ["the <cards|hands> are <redealt|dealt again|thrown in>", "[all] cards are thrown in"],
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
            "the antes go in",
            "[start with] an ante from <everybody|everyone|each player|all players>",
            "chips in [for the ante]",
        ],
        Deed(Verb.ANTE),
        read_only=True,
    )
    add("Clause", "the <hand|game> <is over|ends>", Deed(Verb.END, THE_DEALER), read_only=True)
    add(
        "Clause",
        ["{agent:Players} will {deed:VPs.base}"],
        build=lambda agent, deed: acts(agent, deed, Mood.DOES),
        read_only=True,
    )
    add(
        "Clause",
        ["{agent:Players} can not {deed:VPs.base} more than once"],
        build=lambda agent, deed: replace(found, often=1) if (found := acts(agent, deed, Mood.MAY)) else None,
        read_only=True,
    )
    add(
        "Clause",
        ["{agent:Players} in turn may {deed:VPs.base}"],
        build=lambda agent, deed: in_turn(acts(agent, deed, Mood.MAY)),
        read_only=True,
    )
    add(
        "Clause",
        ["{agent:Players} in turn must {deed:VPs.base}"],
        build=lambda agent, deed: in_turn(acts(agent, deed, Mood.MUST)),
        read_only=True,
    )
    add("Clause", [f"{{cards:Cards}} {IS_DONE} {{deed:VP.passive}}"], build=undergoes, read_only=True)
    add(
        "Clause",
        "{cards:Cards} <may|can> be {deed:VP.passive}",
        build=lambda cards, deed: (
            replace(found, agent=EACH_PLAYER, mood=Mood.MAY)
            if (found := undergoes(cards, deed)) and deed.verb not in DEALERS
            else None
        ),
        read_only=True,
    )
    add(
        "Clause",
        [f"{{cards:List}} {IS_DONE} {{deed:VP.passive}}"],
        build=lambda cards, deed: with_more(deed, cards),
        read_only=True,
    )


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


def at_a_price(price: Amount, deed: Deed) -> Deed | None:
    """Chips are paid to do something: that is its price."""
    return (
        replace(deed, price=price)
        if "price" in ROLES[deed.verb] and deed.verb not in CHIPS and not deed.price
        else None
    )


BETTING = (Verb.CHECK, Verb.OPEN, Verb.BET, Verb.CALL, Verb.RAISE, Verb.FOLD)
"""What is done in a betting round; several of these are choices, and not one after the other."""


def and_then(deed: Deed, other: Deed) -> Deed | None:
    """One deed after another, in the same breath."""
    if deed.verb in BETTING and other.verb in BETTING:
        return None
    if deed.verb is Verb.DISCARD and deed.cards is None and deed.keep is None and other.verb is Verb.DRAW:
        return None  # to discard and draw is one thing
    if deed == Deed(Verb.SHUFFLE, cards=ALL_YOUR_CARDS) and other.verb is Verb.REDEAL:
        return other  # the cards are shuffled for a new deal anyway
    if deed.ace and other.verb is Verb.SHOW and other.cards == THAT_CARD:
        return None  # the ace that lets a player draw more is shown anyway
    return replace(deed, then=(*deed.then, replace(other, then=()), *other.then))


def with_more(deed: Deed, cards: tuple[Cards, ...]) -> Deed:
    """The same deed with several lots of cards, one after the other."""
    first, *rest = cards
    return replace(deed, cards=first, then=tuple(replace(deed, cards=more, to=None) for more in rest))


def two_ways(deed: Deed, cards: Cards, to: Any) -> Deed | None:
    """Some cards one way and some the other."""
    if deed.to is None or deed.cards is None:
        return None
    return replace(deed, then=(*deed.then, Deed(deed.verb, cards=cards, to=to)))


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
    if deed.agent != EACH_PLAYER:
        return None
    return replace(deed, agent=Players(Quantifier.EACH, EveryoneDealtIn()))


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


def one_at_a_time(deed: Deed) -> Deed | None:
    """Cards are dealt one at a time anyway; those on the board that are turned so leave room for what comes between."""
    on_board = deed.verb is Verb.FLIP and (
        deed.cards is None or deed.cards.at == Board() or deed.cards == ALL_YOUR_CARDS
    )
    to_all = deed.verb is Verb.PASS and isinstance(deed.to, Players) and deed.to.quantifier is Quantifier.EACH
    return deed if deed.verb in DEALT or to_all or on_board else None


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


def acts(agent: Players, deed: Deed, mood: Mood, start: Any = None) -> Deed | None:
    """Somebody does something in a certain mood; nobody may is the same as everybody may not."""
    if deed.mood is not Mood.DOES or deed.agent != EACH_PLAYER:
        return None
    one_deals = agent.quantifier is Quantifier.THE and agent not in (YOU, UNSAID) and isinstance(deed.to, Players)
    if any(one.verb is Verb.DEAL for one in (deed, *deed.then)) and agent != THE_DEALER and not one_deals:
        return None  # players lay out their own cards, and not those of the deck
    if agent == THE_DEALER and deed.verb is Verb.DRAW and deed.cards == THAT_CARD:
        return None  # the dealer replaces the cards of others
    if agent == THE_DEALER and lays_out_own(deed):
        return None  # and the dealer those of the deck
    if agent.quantifier is Quantifier.NO:
        agent, mood = Players(Quantifier.EACH, agent.who), Mood.MAY if mood is Mood.MUST else Mood.MAY_NOT
    if start is not None:
        deed = replace(deed, start=start)
    return replace(deed, agent=agent, mood=mood)


def doer(deed: Any, mood: Mood) -> dict[str, Any] | None:
    """Who does something, and what, where it is in a certain mood."""
    if not isinstance(deed, Deed) or deed.mood is not mood:
        return None
    return {"agent": deed.agent, "deed": replace(deed, agent=EACH_PLAYER, mood=Mood.DOES)}


def undergoes(cards: Cards, deed: Deed) -> Deed | None:
    """Cards to which something is done; their owner does it, unless it is for the dealer to do."""
    if deed.cards != ALL_YOUR_CARDS:
        return None
    own = (
        cards.at == YOUR_HAND
        and cards.kind == ANY_CARD
        and deed.verb in (Verb.PASS, Verb.DISCARD, Verb.FLIP, Verb.SHOW)
    )
    if deed.verb is Verb.DEAL and cards == ALL_YOUR_CARDS and not deed.to and not deed.face:
        return None  # the cards that are dealt again are those of a new hand
    some = cards.many is not None and replace(cards, many=None, face=None) == Cards()
    turned = deed.verb is Verb.FLIP and (cards.at == Board() or some)  # the page tells whose cards they are
    return replace(deed, cards=cards, agent=UNSAID if turned else YOU if own else deed.agent)


def by_you(deed: Deed, time: Time = Time.NOW) -> Deed:
    """A deed of the player in question."""
    return replace(deed, agent=YOU, time=time)
