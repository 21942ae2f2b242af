"""A deck that runs short in a game of stud: the last card is one for all."""

from pokernight.english.construction import Grammar
from pokernight.meaning.rules import DeckRunsOut, Remark

SHARED = Remark("one community card is dealt where there are too few for all")


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    all_ = "<everyone|everybody|all|all players|all the players|every player|each player>"
    whose = "<<everyone|everybody> <'s|is>|each player 's|every player 's|all [of] [the] players '>"
    middle = "[<in|into|on|to|for> the <middle|center|table|board>]"
    one = "<one|a|a single|one single|one last|one final|a last|a final|the last|the seventh|the final> [community|common|shared|face up|up] <card|one|>"
    up = "[<face up|up>]"
    uses = "<shares|share|uses|use|gets to use|can use|plays|play>"
    kind = "<community|common|shared|last|final|seventh> card"
    for_all = (
        f"[[,] <and|which|that> {all_} {uses} [it|that card|that one] [as <their|the|a|{whose}> [{kind}|<last|seventh|final>]]|[,] <and|which> [it] <belongs to|is for|counts for> <{all_}|all hands|every hand>|[,] [and] <for|to be shared by|shared by|is shared by> {all_} [to <share|use>]|"
        f"[,] as <a|the|{whose}> {kind} [for {all_}|of {all_}]|"
        f"[,] <and|which> [<it|that>] <is|counts as|serves as|becomes> <a|the|{whose}> {kind} [for {all_}]]"
    )
    deals = "<deal|deals|turn|turns|turn up|turns up|flip|flips|put|puts|place|places|turn over|turns over>"
    dealer = "[<the dealer|i|i will|we|we will|you|just>] [<burn|burns> <one|a card> and]"
    grammar.add(
        "Shared",
        [
            f"{dealer} {deals} {one} {up} {middle} {up} {for_all}",
            f"{one} <goes|<is|gets|will be> <dealt|turned|put|placed|flipped|turned over>> {up} {middle} {up} {for_all}",
            f"<the last|the seventh|the final> card is <a community card|<shared by|common to> {all_}|a common card> [{middle}] [for {all_}]",
            f"{all_} {uses} <one|the same|a single> [last|community|common] card {up} {middle}",
        ],
        (),
        read_only=True,
    )
    grammar.add("Standing", "if there are too few cards for all , one community card is dealt", SHARED)
    grammar.add(
        "Standing",
        ["<if|when> {so:Cond} [,] [then] {shared:Shared}", "{shared:Shared} <if|when> {so:Cond}"],
        build=lambda so, shared: SHARED if so == DeckRunsOut() else None,
        read_only=True,
    )
