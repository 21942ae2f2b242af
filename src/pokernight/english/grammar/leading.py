"""Who opens where several show the same: the first of them from the dealer's left, or the one with the lower suit."""

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.betting import FIRST
from pokernight.english.grammar.marks import SuitLeads
from pokernight.meaning.players import End
from pokernight.meaning.rules import Remark, SuitsBreakTies

FROM_THE_LEFT = Remark("equal hands open from the dealer's left")
SUITS = (
    "<clubs [<are|being|is>] [the] <lowest|low> [suit]|spades [<are|being|is>] [the] <highest|high> [suit]|"
    "clubs [<are|being|is>] [the] <lowest|low> [suit] and spades [<are|being|is>] [the] <highest|high> [suit]|"
    "clubs [<are|being|is>] [the] <lowest|low> [suit] [, then|,] diamonds [, then|,] hearts [,] [and|then] [then] spades [<[is|are|being] [the] highest>]|"
    "spades [<are|being|is>] [the] <highest|high|worst|best> [suit] [, then|,] hearts [, then|,] diamonds [,] [and|then] [then] clubs|"
    "<[the] <suits|suit order|order> [<rank|ranking|go|goes|is|are>]|ranking|[in] the order> clubs , diamonds , hearts [,] [and] spades [, [from] <low to high|lowest to highest>|from <low to high|lowest to highest>|, lowest first]|"
    "clubs <is|are> lower than diamonds , diamonds [is|are] lower than hearts [,] and hearts [is|are] lower than spades|"
    "[from] clubs [( <low|lowest> )] [, diamonds , hearts|up|] <to|through> spades [( <high|highest> )]>"
)
_SHOWN = "[showing|on board|on the board|face up|up|on the table|in sight]"
_BEST = "<high|low|best|highest|lowest|worst>"
_FOR_IT = f"for <[the] {_BEST} [hand|card|board|pair|door card|up card] {_SHOWN}|the bring in|first|the opening bet>"
_FOR = f"[{_FOR_IT}]"
_SEVERAL = "<two|two or more|several|both|more than one|any two> [of the]"
_THING = f"<[{_BEST}] <hand|hands|card|cards|board|boards|pair|rank|up card|up cards|door card|door cards|value>>"
_TIE = (
    f"<there is a tie {_SHOWN} {_FOR}|{_SEVERAL} <players|people|hands|boards|{_THING}|of them|> <tie|are tied|are equal|are the same [rank]|are of the same rank|match> {_FOR} [in rank] {_SHOWN}|"
    f"{_SEVERAL} <players|people> <have|show|hold|are showing> [the] <same|equal|identical> {_THING} {_SHOWN}|"
    f"<it|that|the bring in|the {_BEST} [<card|hand>]> is <tied|a tie>|<they|the {_BEST} <cards|hands|boards>> <tie|are tied|are the same|are equal>>"
)
TIED = f"<<if|when|where> {_TIE}|<in case of|in the case of|in the event of|in|on|with> <a tie|ties> {_FOR}>"
_ACTS = f"<{FIRST}|brings it in|<must|has to|is the one to> <bet|bring it in|open|start|bet first|act first>|is the bring in|is stuck with it|does|gets it>"
_LEFT = "<<closest|nearest|nearer|first|closer|next> [to]|on|to> <the dealer 's left|the left of the dealer>"
_SEATED = (
    f"<the|whichever|whoever is [the]> <[tied] <player|one|hand|person|board>|first [<player|one|of them>]|> [that is|who is|sitting] {_LEFT}|"
    "the [tied] <one|player|person> dealt [to] first|<whoever|<the|whichever> [tied] <one|player|person> who> <was|is|got|gets> <dealt [to|in|a card]|served|[a|his|their] <card|cards>> first|"
    "the first [<player|one|of them>] <dealt [to]|in turn|clockwise from the dealer>"
)


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    add = grammar.add
    add(
        "Standing",
        [
            "equal hands open from the dealer's left",
            f"{TIED} [,] [then|it is|it goes to|the bet goes to] <{_SEATED}> [<{_ACTS}>]",
            f"<{_SEATED}> <{_ACTS}> {TIED}",
            f"with <{_SEATED}> going first {TIED}",
            f"ties {_FOR_IT} <go to|are <broken|settled|decided> by> <{_SEATED}>",
            "<with ties|ties> [are] broken by <position|seat|<position|seat> [to the] left of the dealer>",
        ],
        FROM_THE_LEFT,
    )
    order = f"[<,|:|(> [with] {SUITS} [)]|with {SUITS}]"
    add(
        "Standing",
        [
            "suits break ties between cards showing",
            f"{TIED} [,] [<go|it goes|it is|it is decided|it is settled|it is broken|<we|you> <break|settle|decide> <it|the tie|that>>] by suit {order}",
            f"<with ties|ties> [in rank] {_FOR} [are] <broken|decided|settled> by suit {order}",
            f"<suits|[the] suit> <break|breaks|decide|decides|settle|settles> <ties|a tie|any tie|any ties|the tie> {_FOR} {order}",
            f"{TIED} [,] [then] {SUITS}",
            f"[,] with [the] <suit|suits> breaking [any|the] <ties|tie> [[,] <and|with> {SUITS}|, {SUITS}]",
            f"{TIED} [,] [the] <suits|suit> <break|breaks|settle|settles|decide|decides> <the tie|it|ties> {order}",
            f"{TIED} [,] [the] <suits decide|suit decides> {order}",
        ],
        SuitsBreakTies(),
    )
    add("Standing", f"[for <this|the bring in> ,] {SUITS}", SuitsBreakTies(), cost=FAR, read_only=True)
    add("Standing", f"{SUITS} {TIED}", SuitsBreakTies(), read_only=True)
    for end, words in ((End.LOW, "<low|lower|lowest|worse|worst>"), (End.HIGH, "<high|higher|highest|better|best>")):
        add(
            "Standing",
            [
                f"of equal cards the {end.value} suit opens",
                f"{TIED} [,] [it is] [the] [<one|card|player> <with|of|in> the] {words} suit [<{_ACTS}>] {order}",
                f"the {words} suit <{_ACTS}> {TIED} {order}",
            ],
            SuitLeads(end),
        )
