"""How many play, who deals next, and what becomes of a pot that nobody wins."""

from pokernight.english.construction import Grammar
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
            "<best|works best> with {many:Quantity} players",
        ],
        Seats(v.many),
    )
    add(
        "Standing",
        [
            "<we|you> can not have more than {n:Number} <players|people>",
            "no more than {n:Number} <players|people> can play",
            "{n:Number} players <maximum|max|at most>",
        ],
        build=at_most,
        read_only=True,
    )
    left = "<to the left|left|clockwise|one <seat|place|player> [to the] left|to the next player [to the left]|to the player on the dealer 's left|on|around the table|around>"
    add(
        "Standing",
        [
            "the deal passes to the left",
            f"[the] <deal|button|dealer button> <passes|moves|goes|rotates> {left} [<after each hand|each hand|for the next hand|after every hand|every hand>]",
            f"<pass|move> the <deal|button> {left} [<after each hand|for the next hand>]",
            "the next <player|dealer|person> [to the left] deals [the next hand]",
            "<after each hand|after every hand|each hand> [,] the <deal|button> <passes|moves> [one <seat|place>] to the left",
            "[the] player to the dealer 's left deals next",
        ],
        DEAL_MOVES_ON,
    )
    stays = "<stays|remains|carries over|is carried over|stays put|stays there|stays where it is|stays in|rolls over>"
    add(
        "Standing",
        [
            "the pot stays on the table",
            f"the <pot|money|antes|chips> <{stays}|stay|stay in|remain> [in the pot|in|on the table|in the middle] [to|for the next <hand|deal>|to the next <hand|deal>]",
            "leave the <pot|money|antes> [where it is|there|in the middle|on the table|in the pot]",
            "<nobody|no one> wins the pot",
        ],
        POT_STAYS,
    )


def at_most(n: int) -> Seats | None:
    """So many players, and no more."""
    return Seats(up_to(n)) if n > 1 else None
