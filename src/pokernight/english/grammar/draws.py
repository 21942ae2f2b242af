"""Draws as dealers tell of them: one more draw, so many draws with bets between, and how each of them goes."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import IDIOM, Grammar
from pokernight.english.grammar.betting import BETS
from pokernight.english.grammar.deeds import STANDS_PAT
from pokernight.english.grammar.marks import Another, BetsAt, Coming, Counted, Counting, DrawnSo, Named, Occasion
from pokernight.english.grammar.players import UNSAID
from pokernight.english.template import v
from pokernight.meaning.cards import YOUR_HAND
from pokernight.meaning.deeds import Deed, Mood, Order, Verb
from pokernight.meaning.players import EACH_PLAYER, YOU, Dealer, Neighbor, Side
from pokernight.meaning.rules import Do


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _one_more(grammar)
    _around(grammar)
    _counted(grammar)
    _each(grammar)


EACH_DRAW = Occasion(Coming.DRAW, each=True)
AROUND_DRAWS = (Occasion(Coming.DRAW, 1, before=True), EACH_DRAW)
NTH = "<first|second|third|last|final|third and last|third and final|second and last|second and final|next>"
EVERYONE = "<everyone|everybody|each player|you|you all|we|we all|players|all players|the players|they>"


def _one_more(grammar: Grammar) -> None:
    """A draw that is only named."""
    add = grammar.add
    likewise = "[[in] the same way|just like the first [one]|as before|, just like the first [one]]"
    draw = f"<a|the|another|one|one more|one last> [{NTH}] draw"
    add(
        "Step",
        [
            f"<there is|then comes|now comes|next comes|then there is|we have|have|make|[it is] time for> {draw} {likewise}",
            f"{draw} <follows|comes next|is next> {likewise}",
            f"{EVERYONE} <gets|get|has|have|make|makes> {draw} {likewise}",
        ],
        Another(),
        read_only=True,
    )
    add("Standing", f"<this|that|it> is the {NTH} draw", Named(), read_only=True)
    add(
        "Plain",
        [f"[the] {NTH} draw <:|,|is> {{rules:Plain}}", f"<on|at|for|in|with> the {NTH} draw [,] {{rules:Plain}}"],
        build=as_draw,
        read_only=True,
    )
    add("Step", [draw.replace("the|", ""), f"{NTH} draw"], Another(), cost=IDIOM, read_only=True)
    again = f"<again|a {NTH} time|once more|one more time|one last time|for the <last|second|third> time>"
    add(
        "Step",
        f"[{EVERYONE}] [then|may|can] <draw|draws|exchange|exchanges|discard|discards|trade|trades> {again}",
        Another(),
        read_only=True,
    )
    add(
        "Plain",
        f"[{EVERYONE}] [then] <draw|exchange|trade> and <bet|bet again> [again] {{times:SoOften}}",
        build=lambda times: (Another(), BETS) * times,
        read_only=True,
    )
    twice = "<for|with> <a|the> second [draw] and [for|with] <a|the> third [and <last|final>] [draw]"
    add(
        "Plain",
        [
            f"<repeat [this|it|that]|do <this|it|that> again|do the same [again|thing]> {twice} [,] <each [one] followed by|with|and> {{bet:Bet}} [after each [one|draw]]",
            "[there is|there are|then come|then follow|follow] <a|the> second [draw] and <a|the> third draw [,] <each [one] followed by|each with> {bet:Bet}",
        ],
        build=lambda bet: (Another(), bet, Another(), bet),
        read_only=True,
    )
    add(
        "Step",
        "[there is|then comes|now comes|next comes] <the|a|one> [first|second|third|last|final] draw <of|is|is for|:|,> {cards:Object}",
        build=lambda cards: Do(Deed(Verb.DRAW, EACH_PLAYER, cards=cards, mood=Mood.MAY)) if cards.many else None,
        read_only=True,
    )


def _around(grammar: Grammar) -> None:
    """In which order the players draw, and what it is to stand pat."""
    grammar.add(
        "Plain",
        "{first:Plain} , <which means|meaning|that is ,|i.e.> [to] <drawing|taking|exchanging|changing|draw|take|exchange> <no [new] cards|nothing|none>",
        build=lambda first: first if isinstance(first[-1], Do) and first[-1].deed.cards == STANDS_PAT.cards else None,
        read_only=True,
    )
    grammar.add(
        "Clause",
        "[the] <draw|drawing|draws|exchange|exchanging|discarding> <goes|go|proceeds|moves|takes place|is done|is made> [in turn] [around] [the table] [in turn|clockwise|to the left] [,] [starting|beginning] {start:Start}",
        Deed(Verb.DRAW, order=Order.IN_TURN, start=v.start),
        read_only=True,
    )
    grammar.add(
        "Clause",
        "{start:Who} <draws|exchanges|discards|is first to <draw|exchange|discard>> first",
        Deed(Verb.DRAW, order=Order.IN_TURN, start=v.start),
        cost=IDIOM,
        read_only=True,
    )
    grammar.add(
        "Clause",
        "the dealer <draws|exchanges|discards> last",
        Deed(Verb.DRAW, order=Order.IN_TURN, start=Neighbor(Dealer(), Side.LEFT)),
        cost=IDIOM,
        read_only=True,
    )


def _counted(grammar: Grammar) -> None:
    """So many draws, with a bet before the first and after each."""
    add = grammar.add
    add(
        "Draws",
        f"{EVERYONE} <get|gets|have|has> {{n:Number}} <chances|opportunities|tries|turns> to <draw|improve|exchange cards|change cards> [<your|their|his> <hand|hands|cards>]",
        v.n,
        read_only=True,
    )
    add("Plain", "{n:Draws}", build=lambda n: (Counted(Counting.DRAWS, n),), cost=IDIOM, read_only=True)
    add("Draws", "[there are|there will be|you get|everyone gets|with] {n:Number} draws", v.n, read_only=True)
    each = "<it|that|the draw|each|each draw|each one|each of them|every draw|every one|each of <the|these|those> [{k:Number}] [draws]>"
    first = "<the first [draw|one]|it|the draw|them|drawing>"
    last = "<the last [draw|one]|the end>"
    bet = "<with|and> {bet:Bet}"
    add(
        "BetAround",
        [
            f"{bet} before {first} and [another|one|again|a bet] after {each}",
            f"{bet} before {each} and [another|one|again|a last one|one more|a final one|a bet] <after {last}|at the end>",
            f"{bet} before and after {each}",
        ],
        build=lambda bet, k=0: BetsAt(bet, AROUND_DRAWS),
        read_only=True,
    )
    add("Plain", "{n:Draws} [,] {bets:BetAround}", build=so_many, read_only=True)
    add(
        "Plain",
        [
            f"[there are|with|you have|we have] {{n:Number}} <betting rounds|rounds of betting> <,|:> [one|the first] before {first} [,] and [one|another|the others|the rest] after {each}",
            f"[there are|with|you have|we have] {{n:Number}} <betting rounds|rounds of betting> <,|:> one before {each} [,] and [one|another|a last one|the last] after {last}",
        ],
        build=lambda n, k=0: (BetsAt(BETS, AROUND_DRAWS), Counted(Counting.BETS, n)),
        read_only=True,
    )
    both = "<betting|[the] bets> and <drawing|[the] draws>|<drawing|[the] draws> and <betting|[the] bets>"
    counted = "[there have been|there are|you have had|a total of] {n:Number} draws [and {bets:Number} <rounds of betting|betting rounds|bets>]"
    bets = "{bets:Number} <betting rounds|rounds of betting>"
    add(
        "Plain",
        [
            f"<{both}> <alternate|take turns> [like this] [<until|for> {counted}]",
            f"[there are] {bets} [,] with a draw <after each of|between|after> <the first {{n:Number}} [of them]|them>",
        ],
        build=lambda n=0, bets=0: (
            *([Counted(Counting.DRAWS, n or bets - 1)] if n or bets else []),
            BetsAt(BETS, AROUND_DRAWS),
            *([Counted(Counting.BETS, bets)] if bets else []),
        ),
        read_only=True,
    )
    so_on = "<and so on|and so forth|and on like that|and continue like <this|that>>"
    add(
        "Plain",
        f"[there is] {{bet:Bet}} <, then|and then|,> a draw <, then|, and then|and then|,> [another|a] bet [,] {so_on} <until|for> [there have been|there are|you have had|a total of] {{n:Number}} draws [and {{bets:Number}} <rounds of betting|betting rounds|bets>]",
        build=lambda bet, n, bets=0: (
            Counted(Counting.DRAWS, n),
            BetsAt(bet, AROUND_DRAWS),
            *([Counted(Counting.BETS, bets)] if bets else []),
        ),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"[there is] {{bet:Bet}} before {first} and [another|one|again] after {each}",
            f"[there is] {{bet:Bet}} before <each|every> draw and [another|one|again] after {last}",
            f"{{bet:Betting}} before {first} and [again] after {each}",
        ],
        build=lambda bet, k=0: BetsAt(bet, AROUND_DRAWS),
        read_only=True,
    )


def as_draw(rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """What is done in a draw, in which cards are taken for others."""
    match rules[0]:
        case Do(Deed(Verb.DRAW | Verb.DISCARD)):
            return rules
        case Do(Deed(Verb.TAKE, mood=Mood.MAY, source=None) as deed) if deed.cards and deed.cards.at == YOUR_HAND:
            return (Do(replace(deed, verb=Verb.DRAW)), *rules[1:])
    return None


def so_many(n: int, bets: BetsAt) -> tuple[Any, ...]:
    """So many draws, and the betting around them."""
    return (Counted(Counting.DRAWS, n), bets)


def _each(grammar: Grammar) -> None:
    """What may be drawn each time."""
    add = grammar.add
    when = "<each time|every time|<on|at|for|in|with> <each|every|any|a> draw|<on|at> each of <the|these> [{n:Number}] draws|on all [{n:Number}] draws|each time <you|they> draw|<every|each> draw|<on|at> <each|every> one>"
    add(
        "Standing",
        [
            f"{when} [,] {{deed:Clause}}",
            f"{{deed:Clause}} {when}",
            f"{{deed:Clause}} {when} [,] or <stand pat|none|none at all|no cards|nothing>",
        ],
        build=lambda deed, n=0: drawn_so(deed),
        read_only=True,
    )


def drawn_so(deed: Deed) -> DrawnSo | None:
    """How every draw of the page goes; what is thrown away in a draw is replaced."""
    if deed.verb is Verb.DISCARD and deed.to is None and deed.keep is None:
        deed = replace(deed, verb=Verb.DRAW, face=None)
    if deed.agent in (YOU, UNSAID):
        deed = replace(deed, agent=EACH_PLAYER)
    return DrawnSo(deed) if deed.verb is Verb.DRAW and deed.cards and deed.cards.many and not deed.then else None


def bare(rule: Any) -> bool:
    """Whether there is a draw of which it is not said how many cards may be drawn."""
    return isinstance(rule, Do) and rule.deed.verb is Verb.DRAW and rule.deed.cards is None
