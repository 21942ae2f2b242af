"""Legs: who earns one, how many of them win the pot, and how the game goes on until somebody has them."""

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.deeds import by_you, to_all
from pokernight.english.grammar.marks import Before, DeclareAgain, Moment
from pokernight.english.grammar.seats import POT_STAYS
from pokernight.english.template import v
from pokernight.meaning.deeds import Deed, Verb, Word
from pokernight.meaning.hands import Compare, LegsWin
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import THE_DEALER, Everyone, EveryoneDealtIn, Players, Quantifier
from pokernight.meaning.rules import Do, Happens, Remark, When
from pokernight.meaning.sorts import Rule, rebuilt

ALONE = Deed(Verb.DECLARE, Players(Quantifier.ANY, Everyone(), ONE), words=(Word.IN,))
MARKED = "legs are marked with chips"
KEPT = "legs are kept from deal to deal"
DEALT_ON = "hands are dealt until somebody has enough legs"
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
    pot = "<win|wins|take|takes|get|gets> [the [whole|entire] pot|it all|everything|the game|it] [at once|right away] [<and|, and> the game is over|<and|, and> ends the game]"
    have = "<have|has|get|gets|win|wins|earn|earns|collect|collects|reach|reaches|take|takes|got>"
    won = "<the [whole|entire] pot <is|goes to> <you|yours|him|them|that player>|{pot}>".replace(
        "{pot}", f"<you|they|he|she|that player> {pot}"
    )
    anyone = "<you|they|he|she|a player|any player|someone|somebody|anyone|anybody|one player>"
    legs = "{many:Number} legs [in all|altogether]"
    again = "<shuffle|reshuffle|gather|collect> [all] [the] cards [back] [into the deck|together]"
    add(
        "Standing",
        [
            "the first player with {many:Number} legs wins the pot",
            f"[the] first [player|person|one] <to {have}|with|who {have}> {legs} {pot}",
            f"[whoever] [is] first <to {have}|with> {legs} {pot}",
            f"whoever {have} {legs} [first] {pot}",
            f"<a|any|the> player <with|who {have}> {legs} {pot}",
            f"<if|when|whenever|once|as soon as> {anyone} {have} [<your|their|his>] {legs} [,] {won}",
            f"[if you] <get|have|win|earn> {legs} <and|,> {won}",
            f"{legs} [are] [needed|required|necessary] to win [the pot|the game|it]",
            f"[the] cards are shuffled and <dealt again|a new hand is dealt|redealt> until {anyone} {have} {legs}",
            f"<if|when|once|as soon as> {anyone} {have} <your|their|his|a> {{many:Ordinal}} leg , <you|they|he|she|that player> {pot}",
            f"<it takes|you need> {legs} to {pot}",
            f"{legs} {pot}",
            f"<keep playing|keep going|play|the game goes on|play continues|we keep going|we keep playing> [like this|this way] until {anyone} {have} {legs} [<and|, and|who> {pot}]",
            f"<repeat [this]|keep dealing|deal again> until {anyone} {have} {legs}",
            f"[{again} [,] and] <repeat|start over|start again|begin again> [everything|all [of] this] [from the <beginning|start|top>] until {anyone} {have} {legs}",
        ],
        LegsWin(v.many),
    )
    chip = "<a|one> <chip|marker|token|coin>"
    add(
        "Standing",
        [
            "legs are marked with chips",
            f"[we|you] <mark|keep track of|show> <[each|a|your] <leg|legs>|it> with <{chip}|chips|markers> [in front of <you|them>]",
            f"[<it|that|a leg|each leg|legs>] [<is|are>] marked <with|by> <{chip}|chips> [set|placed|put] [in front of <you|him|them|the player>]",
            f"<<you|he|she|they|that player>|<whoever|a player who|anyone who|the player who> <wins|gets|earns|has|scores> <a|one> leg> <get|gets|take|takes|put|puts|place|places> {chip} [in front of <you|him|them|himself>] [to mark it|to show it|for it]",
        ],
        Remark(MARKED),
    )
    kept = "<from <deal|hand|round> to <deal|hand|round>|from one <deal|hand|round> to the next|to the next <deal|hand|round>|until the game is over|when new cards are dealt>"
    add(
        "Standing",
        [
            "legs are kept from deal to deal",
            f"[your|the|their] legs <carry over|stay with <you|them|the player>|are kept|are carried over|count|stay> [{kept}]",
            f"<you|players> keep <your|their|the> legs [{kept}]",
        ],
        Remark(KEPT),
    )
    add("Standing", "new hands are dealt until somebody has enough legs", Remark(DEALT_ON))
    add(
        "Plain",
        "[the] pot and [the|your|their] legs <stay|carry over|are kept|remain|are carried over|stay put> [as <they are|is>|where they are]",
        (POT_STAYS, Remark(KEPT)),
        read_only=True,
    )
    add(
        "Rules",
        f"<if|when|until|as long as> <nobody|no one|no player> {have} {legs} [yet|by then] [after <that|this|the {{n:Number}} card round|the last round|the {{_:Plural}}>] [,] {{rules:Rules}}",
        build=lambda many, rules, n=0, _=None: (LegsWin(many), *rules) if all(map(_deals_anew, rules)) else None,
        read_only=True,
    )
    add("Step", "the players who are in see whose hand is best", Compare())


def _deals_anew(rule: Rule) -> bool:
    """Whether a rule belongs to a new deal: cards are shuffled, all ante, or the deal begins again."""
    return isinstance(rule, Do) and rule.deed.verb in (Verb.REDEAL, Verb.SHUFFLE, Verb.ANTE)


_THOSE = "<players|those|the ones|everyone|people|anyone>"


def for_all(first: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """Rules by which those who are out get new hands, too."""
    return (*first[:-1], rebuilt(first[-1], lambda part: to_all(part) if isinstance(part, Deed) else part))


def _goes_on(grammar: Grammar) -> None:
    """From one round to the next, and from one deal to the next."""
    add = grammar.add
    nobody = "<if|when> <<no one|nobody|no player> <goes|is|stays> in|<everyone|everybody> <goes|is|stays|drops> out|<everyone|everybody> drops>"
    onward = "<go|goes|move|moves|continue|continues> [on] [to the next <round|hand|deal>|with the next <round|hand|deal|cards>]"
    dealt = "the <next|following> <card|cards|round> <is|are> dealt|the next <round|stage|deal> <begins|starts|follows>|the <deal|game> goes on"
    nothing = f"<{dealt}|nothing happens|nothing is <paid|won|lost>|<nobody|no one> <pays|wins|loses|gets|earns> [anything|a leg]|[the] <game|play|action> [just] {onward}|[you|we|just|everyone] {onward}>"
    add(
        "Standing",
        [
            "nothing happens where nobody goes in",
            f"{nobody} , {nothing} [<and|, and> {nothing}]",
            f"{nothing} {nobody}",
        ],
        Remark(ONE_ROUND),
    )
    compared = "<two or more|more than one|several|at least two> [players] <are|go|stay|were|went|stayed|declare|declared> in|hands are compared|there is a showdown"
    add(
        "Standing",
        [
            "nobody earns a leg where hands are compared",
            f"<no leg|no legs> <is|are> <awarded|given [out]|handed out|earned|won|scored|gained> [<in <that|this> case|then|<if|when> <{compared}>>]",
            f"<if|when> <{compared}> [,] no leg is <awarded|given|earned|won|scored|gained>",
            f"there is no leg [<in <that|this> case|then|<if|when> <{compared}>>]",
        ],
        Remark(NO_LEG),
    )
    add(
        "Rules",
        "<whoever|anyone who|a player who|the player who|any player who> <<goes|stays|is|went|was> in alone|<is|was> alone in|<is|was> the only one in> {deed:VPs.s}",
        build=lambda deed: (When(Happens(ALONE), (Do(by_you(deed)),)),),
        read_only=True,
    )
    add(
        "Step",
        "[we|everyone|everybody|the players|they|all] <declare|declares|decide|decides> [again] and <settle|settles> [up] [again|as before|a second time|a third time|the same way|once more]",
        DeclareAgain(),
        read_only=True,
    )
    add(
        "Plain",
        f"{{first:Plain}} , <including|even> {_THOSE} who <[had] <stayed|went|dropped|gone> out|<are|were> out|dropped> [,]",
        build=lambda first: found if (found := for_all(first)) != first else (*first, Remark(FOR_ALL)),
        cost=FAR,  # those who have dropped out may be named as players who do it, too
        read_only=True,
    )
    add(
        "Plain",
        f"{{first:Plain}} , <including|even> {_THOSE} who [have|had] [already] <dropped|folded> [,]",
        build=lambda first: found if (found := for_all(first)) != first else None,
        read_only=True,
    )
    shuffled = "[all] [of] [the] cards are [all] [then] <collected|gathered [up]|gathered and shuffled|collected and shuffled|shuffled|reshuffled|shuffled together|put back together|returned to the deck>"
    add(
        "Clause",
        [
            f"{shuffled} [,] and [<we|the deal|the game|play>] <start|starts|begin|begins|go|goes> <over|again|back> [with|to|from] [<the beginning|the start|{{n:Number}} [new] cards>]",
            f"{shuffled} [,] and <a new <hand|deal|round>|new <hands|cards>> <is|are> dealt",
            "<the dealer|we> <shuffles|shuffle> and <we|everyone> <start|starts|go|goes> <over|again|back> [with|to|from] [{n:Number} [new] cards|the beginning]",
        ],
        build=lambda n=0: Deed(Verb.REDEAL, THE_DEALER),
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
    size = "<{n:Number} card|first>"
    again = "<[we] <start over|start again|begin again|go back|start fresh|begin over>|<play|the game|it|everything> <starts|begins> <over|again|anew|fresh>>"
    with_three = "[with|to|from|at] [<the|a> <beginning|start>|<the|a new|a fresh|a> {n:Number} card round|{n:Number} [[new|fresh] cards]|{_:Plural}]"
    add(
        "Clause",
        [
            f"[<shuffle|collect the cards|collect and shuffle [all] the cards|gather the cards> [,] [and]] {again} {with_three}",
            f"<a <fresh|new> {{n:Number}} cards|a new {size} round|a new deal> <is|are> dealt",
        ],
        build=lambda n=0, _=None: Deed(Verb.REDEAL, THE_DEALER),
        cost=FAR,
        read_only=True,
    )
    out = "<who <stayed|went|dropped|are|were|stay|go> out|who are not in|who folded>"
    add(
        "Standing",
        [
            "players who stayed out play the next round too",
            "<nobody|no one> is out for good",
            "<dropping|folding|dropping out|going out|staying out|being out> [only|just] <counts|lasts|is> [only|just] for <that|the|this|one|the one> round [only|alone]",
            "<dropping|going|staying|being> out [<in|on|for> <one|a|that> round] does not <knock|put|take> you out [for good|of the game|for the rest of the game]",
            "[even] if you <fold|drop out|stay out|go out> [,] you [still] get <the next cards|more cards|cards|the next card>",
            "you still get <the next|your|more> cards [<for|in> the next round]",
            "<a player|anyone|whoever|any player> [who] <declares|declared|goes|went|stays|stayed|drops|dropped|is|was> out [in <one|a|any> round] still <gets|receives|is dealt> [<more|the next>] cards [and <may|can> <declare|go in|play|come in|declare in> [again] [in <later|the next|other|the following> <rounds|round>]]",
            f"<players|those|the players|everyone|the ones> {out} <are still dealt in|play the next round [too]|get cards too|stay in the game|keep their cards>",
        ],
        Remark(FOR_ALL),
    )
