"""How many play, who deals next, and what becomes of a pot that nobody wins."""

from pokernight.english.construction import Grammar
from pokernight.english.grammar.marks import ComeBack
from pokernight.english.template import v
from pokernight.meaning.numbers import up_to
from pokernight.meaning.rules import Remark, Seats

DEAL_MOVES_ON = Remark("the deal passes to the left")
POT_STAYS = Remark("the pot stays on the table")


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    add = grammar.add
    people = "[players|people]"
    add(
        "Standing",
        [
            "{many:Quantity} players can play",
            f"{{many:Quantity}} {people} <can|may> play [this|this one|this game|it]",
            "[this is] [a game] for {many:Quantity} players",
            "<use|play> with {many:Quantity} players",
            "[it is|the game is|this is] <best|works best|good> <with|for> {many:Quantity} players",
            "<it|the game|this game> <works|plays> best with {many:Quantity} players",
        ],
        Seats(v.many),
    )
    add(
        "Standing",
        [
            "<we|you> can not have more than {n:Number} <players|people>",
            "no more than {n:Number} <players|people> can play",
            "{n:Number} <players|people> <maximum|max|at most|is the <limit|maximum|most>>",
            "[it is|the game is|this is] not for more than {n:Number} <players|people>",
        ],
        build=at_most,
        read_only=True,
    )
    left = "<to the left|left|clockwise|[around the table] [to the left|clockwise|left] [,] one <seat|place|player|person> [to the left]|around [the table] <to the left|clockwise>|[on] to the next player [to the left]|to the player on the dealer 's left|on|around the table|around>"
    add(
        "Standing",
        [
            "the deal passes to the left",
            "<we|you> <do|play|go through> <it|this> all <over|over again|again> [for the next hand]",
            f"[the] <deal|button|dealer button> <passes|moves|goes|rotates|slides> {left} [<after each hand|each hand|for the next hand|after every hand|every hand>]",
            f"<pass|move> the <deal|button> {left} [<after each hand|for the next hand>]",
            "the next <player|dealer|person> [to the left] deals [the next hand]",
            "<after each hand|after every hand|each hand> [,] the <deal|button> <passes|moves> [one <seat|place>] to the left",
            "[the] player to the dealer 's left deals next",
        ],
        DEAL_MOVES_ON,
    )
    there = "[in the pot|in|on the table|in the middle|where it is|there] [to|for the next <hand|deal|round>|to the next <hand|deal|round>]"
    earlier = "[earlier|before|before that|already]"
    folded = f"<<anyone|anybody|everyone|everybody|players|people|those|a player|any player> who [had|has|have] [already] <folded|dropped [out]|went out|is out|are out> {earlier}|<folded|dropped> players>"
    anew = "[for the <next|new> <hand|deal>|for the redeal|on the <next|new> deal|the next <hand|deal>|again]"
    ante = "[if <they|he|she|you> <ante [again]|antes [again]|<pay|pays|put in> <the|a> [new] ante>]"
    add(
        "Standing",
        [
            "folded players are dealt in again",
            f"{folded} <comes|come|is|are|gets|get> [dealt] [right] <back [in]|in again> {anew} {ante}",
            f"{folded} <can|may|gets to|get to|<is|are> allowed to> <come|get|jump> back in [for another <hand|deal|ante>] {anew} {ante}",
            f"{folded} <is|are> allowed back in {anew} {ante}",
            f"{folded} <plays|play|can play|may play> [in] the <next|new> <hand|deal> [too|again]",
        ],
        ComeBack(),
    )
    stays = "<is left|stays|remains|carries over|is carried over|stays put|stays there|stays where it is|stays in|rolls over>"
    add(
        "Standing",
        [
            "the pot stays on the table",
            f"[whatever is|all] [the] [old] <pot|money|antes|chips> [itself] [[already] in the <pot|middle>] <{stays}|stay|stay in|remain> {there}",
            "leave the <pot|money|antes> [where it is|there|in the middle|on the table|in the pot]",
            "with the pot left <to grow|where it is|in the middle|on the table|as it is>",
            "<nobody|no one> <wins|takes|gets> <the pot|it>",
        ],
        POT_STAYS,
    )


def at_most(n: int) -> Seats | None:
    """So many players, and no more."""
    return Seats(up_to(n)) if n > 1 else None
