"""Declaring with hands, chips and cards; what losers pay, and how a pot goes on until somebody wins it alone."""

from pokernight.english.construction import Grammar
from pokernight.english.grammar.marks import Costs, DeclareAgain, ShownBy
from pokernight.english.template import With, v
from pokernight.meaning.deeds import Deed, Time, Verb, Word
from pokernight.meaning.numbers import ONE, Amount, Unit
from pokernight.meaning.players import YOU, Everyone, Players, Quantifier, Such
from pokernight.meaning.rules import Happens, Remark


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _by_hand(grammar)
    _pots(grammar)


EVERYONE = "[we all|everyone|everybody|each player|you|players|all players|we|all|they|those|those who are <in|out>]"
YOUR = "<your|their|our|his|her|the>"
ON_THREE = "<on the count of three|all at once|at the same time|together|simultaneously|at once>"
IS = "<is|are|am>"
ALONE_ENDS = Remark("the game goes on until only one player goes in")
THOSE_IN = tuple(
    Players(Quantifier.EACH, Such(Everyone(), Happens(Deed(Verb.DECLARE, YOU, words=(Word.IN,), time=time))))
    for time in (Time.NOW, Time.BEFORE)
)
"""The players who are in, or went in."""


def _by_hand(grammar: Grammar) -> None:
    """What is held or dropped says what is declared; where the page has the declaration itself, that is how it is done."""
    add = grammar.add
    ways = {
        (Word.IN, Word.OUT): (
            "<in|going in|staying in|playing>",
            "<out|going out|staying out|dropping out|not playing>",
        ),
        (Word.HIGH, Word.LOW, Word.BOTH): (
            "<high|going high>",
            "<low|going low|both|going both ways|both ways|going both>",
        ),
    }
    chip = "<a chip|one chip|a coin|{n:Number} chips|an empty <hand|fist>|a closed fist|<a|your|their> fist|no chip|no chips>"
    some = f"<{chip}|three|two|one|nothing|none|empty>"
    place = "[in <your|their|his|a|one> [closed] <fist|hand>] [under the table]"
    for words, (one, other) in ways.items():
        if_so = f"[<if|when> <you|they|he> {IS} <{one}|{other}>|to <stay|go|be> <in|out>|for <{one}|{other}>]"
        if words == (Word.HIGH, Word.LOW, Word.BOTH):
            if_so = f"<if <you|they> {IS} <{one}|{other}>|for <{one}|{other}>>"
        hold = f"<hold|holds|hide|hides|put|puts|come up|comes up|bring up|brings up> [with] {chip} {place} {if_so}"
        patterns = [
            f"[to declare ,] {EVERYONE} {hold}",
            f"[to declare ,] {EVERYONE} {hold} <,|or|, or|and|, and> [with] {some} {if_so}",
            f"[to declare ,] {EVERYONE} {hold} <,|or|, or|and|, and> [with] {some} {if_so} <,|or|, or|and|, and> [with] {some} {if_so}",
            f"{chip} <means|mean|for> [you {IS}] <{one}|{other}> [<,|and|, and> {some} <means|mean|for> <{one}|{other}>] [<,|and|, and> {some} <means|mean|for> <{one}|{other}>]",
        ]
        add("Standing", patterns, build=lambda n=0, words=words: ShownBy(words), read_only=True)
    keep = "<hang on|hold on|hold|keep|hang onto> [to] [them|it|your cards|their cards|theirs]"
    drop = (
        "<drop|drops|put down|puts down|lay down|throw down> <them|your cards|their cards|your hand|his cards|theirs>"
    )
    are_out = f"if <you|they> {IS} <out|not in|dropping out>"
    are_in = f"if <you|they> {IS} <in|staying in|going in>"
    add(
        "Standing",
        [
            "players show at the same time whether they are in",
            f"{EVERYONE} <hold|holds> {YOUR} cards [just] <over|above|out over> the table",
            f"[{ON_THREE} ,] {EVERYONE} {drop} {are_out} [<or|, or|and|, and> {keep} {are_in}]",
            f"[{ON_THREE} ,] {EVERYONE} {keep} {are_in} [<or|, or|and|, and> {drop} {are_out}]",
            f"{are_out} , {drop} [, and {are_in} , {keep}]",
            f"[{ON_THREE} ,] <those|everyone|anyone|players> who {IS} out {drop} [<and|, and> <those|everyone> who {IS} in {keep}]",
        ],
        ShownBy((Word.IN, Word.OUT)),
    )
    add(
        "Standing",
        [
            "players open their hands at the same time",
            f"[{ON_THREE} ,] {EVERYONE} <open|opens|open up|opens up> {YOUR} <hand|hands|fist|fists> [{ON_THREE}]",
            f"[{ON_THREE} ,] {EVERYONE} <show|shows|reveal|reveals> {YOUR} <fists|chips> [{ON_THREE}]",
            f"open hands [{ON_THREE}]",
            f"{EVERYONE} <open up|reveal> {ON_THREE}",
        ],
        ShownBy(()),
    )
    add("Standing", "players show at the same time what they declare", ShownBy((Word.HIGH, Word.LOW, Word.BOTH)))
    add(
        "Step",
        [
            "declare again",
            "[we|everyone|everybody|each player|the players|players|they|all] <declare|declares|decide|decides> [again|a second time|a third time|as before|once more|the same way]",
            "there is <a|another> [second|third|final|last] declaration",
        ],
        DeclareAgain(),
        read_only=True,
    )


def _pots(grammar: Grammar) -> None:
    add = grammar.add
    card = "<the|an|each|that> [extra|additional|new|bought] card"
    add("Standing", f"{card} <costs|will cost> [you] {{price:Amount}}", Costs(v.price), read_only=True)
    add(
        "Standing",
        f"{card} <costs|will cost> [you] {{price:Amount}} and <comes|is dealt|is> {{face:FaceWord}}",
        Costs(v.price, v.face),
        read_only=True,
    )
    add("Standing", "the card costs {price:Amount}", Costs(v.price))
    add(
        "Cond",
        "<you are|a player is|he is> the only <one|player> [<who is|who stays|who goes|to go|to stay>] in",
        Happens(Deed(Verb.DECLARE, Players(Quantifier.ANY, Everyone(), ONE), words=(Word.IN,))),
        read_only=True,
    )
    add(
        "PotSize",
        [
            "the pot",
            "<what|whatever|the amount [that]> <is|was> in the pot",
            "the <size of the|whole|entire> pot",
            "the pot size",
        ],
        Amount(Unit.POT),
        read_only=True,
    )
    cap = "[,] <up to [a <limit|maximum|cap> of]|to a maximum of|but no more than|with a <limit|cap> of>"
    for size in ("Amount", "PotSize"):
        add(
            size,
            [f"{{price:{size}}} , up to {{most:Amount}}", f"{{price:{size}}} {cap} {{most:Amount}}"],
            With(v.price, most=v.most),
            read_only=size == "PotSize",
        )
    add(
        "Standing",
        [
            "what the losers pay makes the new pot",
            "<the matched money|that money|the money they put in|what they pay|that|this|what the losers put in> <makes|is|becomes|forms|makes up> the <new pot|pot for the next <hand|deal|round>|next pot>",
        ],
        Remark("what the losers pay makes the new pot"),
    )
    goes = "<stays|goes|is|has gone>"
    alone = f"only one player {goes} in"
    add(
        "Standing",
        [
            "the game goes on until only one player goes in",
            f"<keep playing|keep going|keep dealing|play|play on|we keep playing|we keep going|play continues|the game goes on|the game continues|repeat> [hands|like this|like that|this way] until <{alone}|just one player {goes} in|somebody wins the pot [alone]|someone wins the pot [alone]|the pot is won|one player wins it alone>",
        ],
        ALONE_ENDS,
    )
