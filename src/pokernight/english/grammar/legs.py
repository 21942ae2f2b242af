"""Legs: who earns one, how many of them win the pot, and how the game goes on until somebody has them."""

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.deeds import by_you
from pokernight.english.grammar.marks import Before, DeclareAgain, Moment
from pokernight.english.grammar.seats import POT_STAYS
from pokernight.english.template import v
from pokernight.meaning.deeds import Deed, Verb, Word
from pokernight.meaning.hands import Compare, LegsWin
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import THE_DEALER, Everyone, EveryoneDealtIn, Players, Quantifier
from pokernight.meaning.rules import Do, Happens, Remark, When

ALONE = Deed(Verb.DECLARE, Players(Quantifier.ANY, Everyone(), ONE), words=(Word.IN,))
MARKED = "legs are marked with chips"
ONE_ROUND = "nothing happens where nobody goes in"
NO_LEG = "nobody earns a leg where hands are compared"
FOR_ALL = "players who stayed out play the next round too"


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _wins(grammar)
    _goes_on(grammar)


def _wins(grammar: Grammar) -> None:
    """How many legs it takes."""
    add = grammar.add
    pot = "<win|wins|take|takes|get|gets> [the [whole|entire] pot|it all|everything|the game|it] [at once|right away]"
    have = "<have|has|get|gets|win|wins|earn|earns|collect|collects|reach|reaches|take|takes|got>"
    anyone = "<you|they|he|she|a player|any player|someone|somebody|anyone|anybody|one player>"
    legs = "{many:Number} legs [in all|altogether]"
    add(
        "Standing",
        [
            "the first player with {many:Number} legs wins the pot",
            f"[the] first [player|person|one] <to {have}|with|who {have}> {legs} {pot}",
            f"[whoever] [is] first <to {have}|with> {legs} {pot}",
            f"whoever {have} {legs} [first] {pot}",
            f"<if|when|whenever|once|as soon as> {anyone} {have} [<your|their|his>] {legs} , <you|they|he|she|that player> {pot}",
            f"<if|when|once|as soon as> {anyone} {have} <your|their|his|a> {{many:Ordinal}} leg , <you|they|he|she|that player> {pot}",
            f"<it takes|you need> {legs} to {pot}",
            f"{legs} {pot}",
            f"<keep playing|keep going|play|the game goes on|play continues|we keep going|we keep playing> [like this|this way] until {anyone} {have} {legs} [<and|, and|who> {pot}]",
        ],
        LegsWin(v.many),
    )
    chip = "<a|one> <chip|marker|token|coin>"
    add(
        "Standing",
        [
            "legs are marked with chips",
            f"<mark|keep track of|show> [each|a|your] <leg|legs> with <{chip}|chips|markers> [in front of <you|them>]",
            f"[<it|that|a leg|each leg|legs>] [<is|are>] marked <with|by> <{chip}|chips> [set|placed|put] [in front of <you|him|them|the player>]",
            f"<you|he|she|they|that player> <get|gets|take|takes|put|puts> {chip} [in front of <you|him|them>] [to mark it|to show it|for it]",
        ],
        Remark(MARKED),
    )
    add("Step", "the players who are in compare hands", Compare())


def _goes_on(grammar: Grammar) -> None:
    """From one round to the next, and from one deal to the next."""
    add = grammar.add
    nobody = "<if|when> <<no one|nobody> <goes|is|stays> in|<everyone|everybody> <goes|is|stays|drops> out|<everyone|everybody> drops>"
    nothing = "<nothing happens|nothing is <paid|won|lost>|[the] <game|play|action> [just] <moves on|goes on|continues>|[you|we|just] go on [to the next round]>"
    add(
        "Standing",
        [
            "nothing happens where nobody goes in",
            f"{nobody} , {nothing} [<and|, and> {nothing}]",
        ],
        Remark(ONE_ROUND),
    )
    add(
        "Standing",
        ["nobody earns a leg where hands are compared", "<no one|nobody> <earns|gets|wins> a leg"],
        Remark(NO_LEG),
    )
    add(
        "Rules",
        "<whoever|anyone who|a player who|the player who|any player who> <goes|stays|is> in alone {deed:VPs.s}",
        build=lambda deed: (When(Happens(ALONE), (Do(by_you(deed)),)),),
        read_only=True,
    )
    add(
        "Step",
        "[we|everyone|everybody|the players|they|all] <declare|declares> and <settle|settles> [up] [again|as before|a second time|a third time|the same way|once more]",
        DeclareAgain(),
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} , including <players|those|the ones|everyone|people> who <stayed|went|dropped|are|were> out",
        build=lambda first: (*first, Remark(FOR_ALL)),
        read_only=True,
    )
    add(
        "Quantified",
        "<everyone|everybody|each player> , whether <he|they|you|she> <was|were|is|are|went|stayed> in or out ,",
        Players(Quantifier.EACH, EveryoneDealtIn()),
        read_only=True,
    )
    add(
        "Moment",
        "<after|following> <the|that|this> {n:Number} card round",
        build=lambda n: Moment(Before.ANYTHING) if n else None,
        read_only=True,
    )
    add(
        "Standing",
        "the pot [itself] <stays put|is [left] untouched|is not touched|stays [right] where it is>",
        POT_STAYS,
        read_only=True,
    )
    size = "<{n:Number} card|first>"
    again = "<start over|start again|begin again|go back|start fresh|begin over>"
    with_three = "[with|to|from] [<the|a> <beginning|start>|<the|a new|a fresh|a> {n:Number} card round|{n:Number} [new|fresh] cards]"
    add(
        "Clause",
        [
            f"[<shuffle|collect the cards|collect and shuffle [all] the cards|gather the cards> [,] [and]] {again} {with_three}",
            f"<a <fresh|new> {{n:Number}} cards|a new {size} round|a new deal> <is|are> dealt",
        ],
        build=lambda n=0: Deed(Verb.REDEAL, THE_DEALER),
        cost=FAR,
        read_only=True,
    )
    out = "<who <stayed|went|dropped|are|were|stay|go> out|who are not in|who folded>"
    add(
        "Standing",
        [
            "players who stayed out play the next round too",
            f"<players|those|the players|everyone|the ones> {out} <are still dealt in|play the next round [too]|get cards too|stay in the game|keep their cards>",
        ],
        Remark(FOR_ALL),
    )
