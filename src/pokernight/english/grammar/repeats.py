"""The same again: with the next card, so often, or until there are enough."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.betting import BETS, ONE_OF_THEM, UP_CARD
from pokernight.english.grammar.marks import AfterEach, Again, Goal, MoreCards, Numbered
from pokernight.english.template import v
from pokernight.meaning.cards import ANY_CARD, Cards, Face
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.layouts import Spot
from pokernight.meaning.numbers import ONE, exactly
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER
from pokernight.meaning.rules import Bets, Do, Repeat


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _goals(grammar)
    _again(grammar)
    _numbered(grammar)
    _more_cards(grammar)


ALL_UP = Again(Goal.LEFT, 0)
UP = "[face] <up|showing>"
EVERYONE = "<all|everyone|everybody|each player|every player|you|they|all players|we all>"
TURNED = "<revealed|flipped|flipped over|turned|turned up|turned over|rolled|shown|exposed>"


_PLACES = {
    Spot.CORNER: "<corners|corner cards|corner commons>",
    Spot.SIDE: "<sides|side cards|side commons>",
    Spot.END: "<ends|end cards|end commons|tips>",
    Spot.OUTSIDE: "<arms|<outside|outer> <cards|commons|common cards>>",
}
"""Places of the layout whose cards are turned up one after the other."""


def _goals(grammar: Grammar) -> None:
    """Until there are enough."""
    add = grammar.add
    add("Until", f"{EVERYONE} <has|have> {{n:Number}} [cards] [each]", Again(Goal.CARDS, v.n), read_only=True)
    add(
        "Until",
        [
            f"{EVERYONE} <has|have> {{n:Number}} cards , {{up:Number}} [face] up and {{down:Number}} [face] down",
            f"{EVERYONE} <has|have> {{n:Number}} cards , {{down:Number}} [face] down and {{up:Number}} [face] up",
            f"{EVERYONE} <has|have> {{up:Number}} [cards] <[face] up|showing> and {{down:Number}} [card|cards] <[face] down|in the hole>",
            f"{EVERYONE} <has|have> {{down:Number}} [card|cards] <[face] down|in the hole> and {{up:Number}} [cards] <[face] up|showing>",
        ],
        build=lambda up, down, n=0: Again(Goal.CARDS, up + down) if n in (0, up + down) else None,
        read_only=True,
    )
    add("Until", f"{EVERYONE} <has|have> been dealt {{n:Number}} cards", Again(Goal.CARDS, v.n), read_only=True)
    add(
        "Until",
        [
            f"{EVERYONE} <has|have> {{n:Number}} [cards] <up|face up|showing>",
            f"{EVERYONE} <has|have> {{n:Number}} <up|face up> cards",
            "there are {n:Number} cards <up|face up|showing>",
            "{n:Number} [rounds of] <up|face up> cards have been dealt [to <everyone|everybody|each player|all|all players>]",
            "[only] {n:Number} [cards] are <up|face up|showing> [and one is [still|left] [face] down]",
            f"all {{n:Number}} [of them|[community|common|board|middle|center] cards|commons] <are|have been> <up|face up|showing|{TURNED}>",
            f"{{n:Number}} [cards] have been {TURNED}",
        ],
        Again(Goal.UP, v.n),
        read_only=True,
    )
    add(
        "Until",
        [
            "[only|just] {n:Number} [card] is left [[face] down]",
            "[only|just] {n:Number} [card|cards] <is|are> [still] [face] down",
            f"all but {{n:Number}} [of <the|your|their> cards|card|cards|of them] <are|have been|is> <up|face up|{TURNED}>",
            f"{EVERYONE} <has|have> [only|just] {{n:Number}} [card|cards] <left|left face down|down|face down>",
            "there is [only|just] {n:Number} [card] <left [[face] down]|[face] down>",
        ],
        Again(Goal.LEFT, v.n),
        read_only=True,
    )
    board = "<commons|community cards|common cards|board cards|middle cards|center cards|table cards>"
    figure = "<wheel|circle|ring|cross|board|layout|square|grid|pyramid|row|h>"
    everything = (
        f"<all [of them|of the cards|the cards|cards|your cards|[of] [the] {board}|[of] [the] <rows|columns|sets>]|"
        f"both [of the] <rows|columns>|the [whole|entire] {figure}|the whole thing|all of it|everything|every card|every {figure}|"
        f"<each|every> one of them>"
    )
    for spot, places in _PLACES.items():
        add(
            "Until",
            f"[all] [of] [the] [{{n:Number}}] {places} <are|have been> <up|face up|showing|{TURNED}>",
            build=lambda n=0, spot=spot: Again(Goal.SPOTS, n, spot=spot),
            read_only=True,
        )
    add("Until", f"{everything} <is|are|has been|have been|lies|lie> <up|face up|showing|{TURNED}> [face up]", ALL_UP)
    center = "<the <center|middle> [card|one|common]|the <card|one|common> in the <center|middle>>"
    add(
        "Until",
        [
            f"only {center} is <left|still|> [face] down",
            f"only {center} <remains|is left> [face] down",
            f"only {center} is left [face down]",
            f"all but {center} are <up|face up|{TURNED}>",
        ],
        Again(Goal.LEFT, 1),
        read_only=True,
    )


def _again(grammar: Grammar) -> None:
    add = grammar.add
    add(
        "EachTime",
        f"with {{bet:Bet}} <after <each|every> <{ONE_OF_THEM}|{UP_CARD}>|each time|every time>",
        v.bet,
        read_only=True,
    )
    add(
        "EachTime", f"betting <each time|every time|after <each|every> <{ONE_OF_THEM}|{UP_CARD}>>", BETS, read_only=True
    )
    add("EachTime", "and <betting|a bet> [after each [one]|each time]", BETS, read_only=True)
    each = "{bet:EachTime}"
    goes = "<comes|come|goes|go|works|work|is dealt|are dealt|is|are>"
    likewise = "[just|exactly] <the same way|in the same way|likewise|as before|the same as before>"
    same = "[we|you] <[the] same drill|do the same [thing] [again]|the same [thing] [again]|same [thing] [again]|repeat [this|that|it]|do <it|this|that> again|again>"
    add(
        "Step",
        [
            f"{same} <with|for> {{cards:Cards}} [, all {UP}|, both {UP}]",
            f"{same} <with|for> {{cards:Cards}} [,] and [again] [then] <with|for> {{more:Cards}}",
            f"{{cards:Coming}} [{goes}] {likewise}",
            f"<deal|everyone gets|each player gets> {{cards:Coming}} {likewise}",
        ],
        build=again_with,
        read_only=True,
    )
    add(
        "Plain",
        [
            f"{same} <with|for> {{cards:Cards}} <,|:> {{once:Plain}}",
            f"{{cards:Coming}} {goes} {likewise} <,|:> {{once:Plain}}",
        ],
        build=told_again,
        read_only=True,
    )
    add(
        "Clause",
        f"<deal|everyone gets|each player gets> {{cards:Coming}} {likewise} , {{face:FaceWord}}",
        Deed(Verb.DEAL, cards=v.cards, to=EACH_PLAYER, face=v.face),
        read_only=True,
    )
    add(
        "Plain",
        "[there are|then come|then there are|then] {n:Number} [more] rounds of <one|a|another> {cards:Noun.one} [{face:FaceWord}] <and|with|plus|then|, then> {bet:Bet}",
        build=rounds_of,
        read_only=True,
    )
    again_so_often = "<do|repeat> <this|that|it|the same> {n:SoOften}"
    add("Step", [again_so_often, "and again"], build=times, read_only=True)
    add(
        "Step",
        f"{again_so_often} [,] until {{until:Until}}",
        build=lambda until, n: replace(until, often=n),
        read_only=True,
    )
    add("Step", "<do <this|that|it|the same> again|same again|repeat>", build=times, read_only=True)
    keep = "<keep|keep on|continue|go on>"
    going = f"<do <this|that>|{keep} going [around] [[with] one [card] at a time] [like this|like that|this way|that way] [, one [card] at a time]|{keep} doing <this|that|it>|keep <this|that|it> up|<continue|go on|carry on|keep on> [like this|like that|this way|that way|in this way|in that way]|repeat [this|that]|<this|that|it> <is repeated|continues|goes on|repeats>|<do|repeat> this again and again|and so on>"
    add(
        "Step",
        [
            f"{going} until {{until:Until}}",
            f"{going} [,] {each} [,] until {{until:Until}}",
            f"{keep} {{deed:VP.ing}} [one [card] at a time|at a time|one by one] [,] [{each}] [,] until {{until:Until}}",
        ],
        build=until_enough,
        read_only=True,
    )
    add(
        "Step",
        f"{keep} <dealing|giving out> [up|face up] cards [one at a time] [,] [{each}] [,] until {{until:Until}}",
        build=lambda until, bet=None: until_enough(until, bet, Deed(Verb.DEAL)),
        read_only=True,
    )
    add("Step", "{n:Number} more <like|just like> <this|that|it>", build=times, read_only=True)
    dealing = "[<we|you|the dealer>] <deal|deals|keep dealing> [more] <up cards|cards up|cards face up> [one at a time]"
    add(
        "Step",
        f"{dealing} [,] [{each}] [,] until {EVERYONE} <has|have> {{n:Number}} [of them|up cards|up|showing] [,] [{each}]",
        build=lambda n, bet=None: until_enough(Again(Goal.UP, n), bet, Deed(Verb.DEAL)),
        read_only=True,
    )
    turn = "<turn|flip|roll|<we|you|the dealer> <turn|turns|flip|flips>>"
    rest = "<the rest|the others|the other cards|the remaining cards|the other {n:Number}|the remaining {n:Number}|the rest of them>"
    one_by_one = "[,] <one at a time|one by one>"
    add(
        "Step",
        [
            f"{turn} [up|over] {rest} [up|over] {one_by_one} [,] [{each}] [,] until {{until:Until}}",
            f"{turn} [up|over] {rest} [up|over] {one_by_one} [,] {each}",
            f"{rest} <are|get> [then] <turned|flipped|turned up|turned over|flipped over|flipped up|rolled> {one_by_one} [,] {each}",
        ],
        build=lambda until=ALL_UP, bet=None, n=0: until_enough(until, bet, Deed(Verb.FLIP)),
        read_only=True,
    )
    add(
        "Plain",
        [
            "{rules:Plain} [, and again] [, and again] [,] until {until:Until}",
            f"{{rules:Plain}} , and {going} until {{until:Until}}",
        ],
        build=and_on,
        read_only=True,
    )


def _numbered(grammar: Grammar) -> None:
    """Lines that are played again, by their numbers."""
    add = grammar.add
    step = "<step|rule|line|number|action>"
    steps = "<steps|rules|lines|numbers|actions|step>"
    add("Numbers", f"{step} {{first:Number}}", build=lambda first: Numbered(first, first), read_only=True)
    add(
        "Numbers",
        [
            f"{steps} {{first:Number}} [to|through|thru|until|up to] {{last:Number}}",
            f"{steps} [from|starting with|starting at] {{first:Number}} <to|through|thru|until|up to> {{last:Number}}",
        ],
        build=lambda first, last: Numbered(first, last) if first < last else None,
        read_only=True,
    )
    add("Numbers", f"{steps} {{row:NumberRow}}", build=in_a_row, read_only=True)
    add(
        "Numbers",
        "{first:Number} [to|through|thru] {last:Number}",
        build=lambda first, last: Numbered(first, last) if first < last else None,
        read_only=True,
    )
    add("NumberRow", "{one:Number} and {other:Number}", (v.one, v.other), read_only=True)
    add("NumberRow", "{one:Number} , and {other:Number}", (v.one, v.other), read_only=True)
    add("NumberRow", "{one:Number} , {more:NumberRow}", build=lambda one, more: (one, *more), read_only=True)
    onward = f"[everything] <from|starting <at|with|from>|beginning <at|with>> {step} {{first:Number}} [on]"
    add("Numbers", onward, build=Numbered, read_only=True)
    add("SoOften", "<once|once more|one more time|a second time|one time>", 1, read_only=True)
    add("SoOften", "<twice|twice more|two more times|another two times>", 2, read_only=True)
    add("SoOften", ["{n:Number} [more] times", "another {n:Number} times"], v.n, read_only=True)
    in_all = (
        "<for|until there have been> a total of {n:Number} times",
        "{n:Number} times <in all|altogether|in total>",
    )
    add("SoOften", in_all, build=lambda n: n - 1, read_only=True)
    so_often = "<{n:Number} times [in all|altogether|in total]|{n:Twice}>"
    add("Twice", "twice [in all|altogether|in total]", 2, read_only=True)
    for category in ("Plain", "Rules"):
        add(category, f"{{rules:{category}}} {so_often}", build=repeated, read_only=True)
        add(category, f"{{rules:{category}}} , {so_often}", build=repeated, cost=FAR, read_only=True)
        add(
            category,
            f"<{{n:Number}} times|{{n:Twice}}> around [the table] , {{rules:{category}}}",
            build=repeated,
            read_only=True,
        )
    add("Rules", f"{{rules:Rules}} , {so_often}", build=repeated_all, read_only=True)
    again = "<repeat|do|play|go through|go back and repeat|then repeat|go back and do|follow> {lines:Numbers}"
    add("Step", again.replace("|do|", "|"), build=lambda lines: replace(lines, times=1), read_only=True)
    add(
        "Step",
        f"{again} [again] {{times:SoOften}}",
        build=lambda lines, times: replace(lines, times=times),
        read_only=True,
    )
    lately = again.replace("{lines:Numbers}", "{n:LastLines}")
    add(
        "Step",
        [f"{lately} [again] {{times:SoOften}}", f"{{times:SoOften}} , {lately}"],
        build=lambda n, times: Repeat(n, times=times),
        read_only=True,
    )
    moving = "moving [on] one <place|position|card|spot|step> [clockwise|further|over|around] <each|every> time"
    add(
        "Step",
        [
            f"{lately} [again] {{times:SoOften}} [,] {moving}",
            f"{lately} [again] [,] {moving} [,] {{times:SoOften}}",
            f"{lately} [again] [,] {moving} [,] until {{until:Until}}",
            f"{lately} [again] [,] until {{until:Until}} [,] {moving}",
        ],
        build=lambda n, times=None, until=None: Numbered(-n, times=times, until=until, along=True),
        read_only=True,
    )
    add(
        "Step",
        f"{lately} [again] [,] until {{until:Until}}",
        build=lambda n, until: Numbered(-n, until=until),
        cost=FAR,
        read_only=True,
    )
    add("Rules", "{n:Number} [more] times , {rules:Rules}", build=lambda n, rules: rules * n, read_only=True)
    back = "<go|start|begin|play|continue> [back|again|over|over again] [to|at|with|from] {lines:BackTo}"
    add("BackTo", f"{step} {{first:Number}}", build=Numbered, read_only=True)
    for said in (f"{again} [again]", f"{back} and <repeat|continue|go on|keep going>", back):
        add("Step", f"{said} [,] until {{until:Until}}", build=numbered_until, read_only=True)
        add("Step", f"{said} [,] until {{until:Cond}}", build=numbered_until, cost=FAR, read_only=True)


def in_a_row(row: tuple[int, ...]) -> Numbered | None:
    """Lines that are listed, if they follow each other."""
    return Numbered(row[0], row[-1]) if row == tuple(range(row[0], row[-1] + 1)) else None


def numbered_until(lines: Numbered, until: Any) -> Numbered:
    """Lines by their numbers, until there are enough or something is so."""
    return replace(lines, until=until)


def _more_cards(grammar: Grammar) -> None:
    """One more, of whatever came last."""
    grammar.add("Step", "{n:Number} more card(s) as before", MoreCards(v.n))
    grammar.add(
        "Step",
        [
            "[then|now|and] [deal|comes|there is|put out|turn up|turn over] [just] {n:Number} more [card|cards]",
            "[then|now|and] [deal|turn up] <another|another one|one last [one|card]|one final [one|card]|a last [one|card]|a final [one|card]>",
        ],
        build=lambda n=1: MoreCards(n),
        cost=IDIOM,
        read_only=True,
    )


def again_with(cards: Cards, more: Cards | None = None) -> Again | None:
    """The same again with each of some cards, which come face up or as those before did."""
    often = 0
    for lot in (cards, more) if more else (cards,):
        if lot.many is None or lot.many.low != lot.many.high or lot.face is Face.DOWN:
            return None
        often += lot.many.low
    return Again(Goal.TIMES, often)


def told_again(cards: Cards, once: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """The same with each of some cards, of which it is said once more what is done: "fifth street too, one up and a bet"."""
    again = again_with(cards)
    match once:
        case (Do(Deed(Verb.DEAL, cards=Cards(many=many))) as deal, Bets() | AfterEach() as bets) if (
            again and many == ONE
        ):
            return (deal, bets.bets if isinstance(bets, AfterEach) else bets) * again.many
    return None


def rounds_of(n: int, cards: Cards, bet: Bets, face: Face | None = None) -> tuple[Any, ...] | None:
    """So many rounds in which everybody gets a card, and a bet in each of them."""
    if cards.kind != ANY_CARD or not (face or cards.face):
        return None
    dealt = Deed(Verb.DEAL, THE_DEALER, cards=replace(cards, many=exactly(n)), to=EACH_PLAYER, face=face)
    return (Do(dealt), AfterEach(bet))


def repeated(rules: tuple[Any, ...], n: int) -> tuple[Any, ...] | None:
    """What is done so many times; what players may do so often is a limit, and no repetition."""
    done = all(isinstance(rule, Bets) or (isinstance(rule, Do) and rule.deed.mood is Mood.DOES) for rule in rules)
    return rules * n if done and n > 1 else None


def repeated_all(rules: tuple[Any, ...], n: int) -> tuple[Any, ...] | None:
    """Several things that are done so many times, one after the other."""
    return repeated(rules, n) if len(rules) > 1 else None


def times(n: int = 1) -> Again:
    """The same again so many times."""
    return Again(Goal.TIMES, n)


def until_enough(until: Again, bet: Bets | None = None, deed: Deed | None = None) -> Again:
    """The same again until there are enough, with a betting round each time."""
    if deed and deed.cards == Cards(ONE):  # one at a time goes without saying
        deed = replace(deed, cards=None)
    return replace(until, bets=bet, deed=deed)


def and_on(rules: tuple[Any, ...], until: Again) -> tuple[Any, ...] | None:
    """Something is done, and then again until there are enough."""
    last = rules[-1]
    deals = isinstance(last, Do) and last.deed.verb in (Verb.DEAL, Verb.FLIP) and last.deed.mood is Mood.DOES
    return (*rules, until) if last == BETS or deals else None
