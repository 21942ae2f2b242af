"""What goes without saying, and is said all the same."""

from pokernight.english.construction import FAR, Grammar
from pokernight.meaning.hands import Compared, Limit, OfShape, Qualifier, Shape
from pokernight.meaning.players import End
from pokernight.meaning.rules import (
    DeckRunsOut,
    Remark,
    Reshuffles,
)


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _remarks(grammar)


EVERYONE_ELSE = "<everyone|everybody|all> <but one player|but one|else|but you|the others|of the others> [<folds|fold|has folded|have folded|drops|drops out|is out|has dropped out|folded>]"
WINS = (
    "<you|they|that player|he|she|the last player [left|in|standing|still in]|the one [who is] left|the remaining player> "
    "[automatically] <win|wins|take|takes> [the pot|it|the whole pot] [without <showing|a showdown|showing [his|their|your] <cards|hand>>]"
)
_TAKES = "<takes|gets|wins|scoops|drags|take|collects> [<it all|everything|the whole pot|the pot|it|the entire pot|the whole thing|all of it>]"
_NO_LOW = (
    "<<nobody|no one> <has|makes|can make|gets|holds> [a] [qualifying] low [hand]|"
    "<nobody|no one> <qualifies|has a hand that qualifies> [for [the] low]|no [low] hand qualifies [for low]|"
    "there is no [qualifying] low [hand]|nobody has a hand that qualifies for low|no hand is good enough for low>"
)
_HIGH_TAKES_ALL = f"<[the] [best] <high|high hand|hand> {_TAKES}|the <whole|entire> pot goes to [the] high [hand]>"
_BOTH = "<declare|declares|go|goes|call|calls> both [ways]"
_MUST_WIN = (
    "<must|have to|has to|need to> win both [ways|halves|sides] [outright] [to <win anything|get anything>] "
    "[[,] or <you get nothing|get nothing|gets nothing|nothing|lose everything|you lose>]"
)


NO_LOW = "the high hand wins where there is no low"
FORGETS = "whoever forgets to act is out"
"""Said at tables where cards are dealt by hand: here nothing goes on before all have acted."""
REMARKS = {
    "no-peek cards stay unseen": (
        "no peek cards stay unseen",
        "without looking at the no peek cards",
    ),
    "several at once go in turn": (
        "several at once go in turn from the dealer 's left",
        "in the case of multiple <fours|cards> in the same round , start with the player to the left of the <deal|dealer> and go around",
    ),
    "one player can win both ways": (
        "one player can win both ways",
        "if <you|one player|a player|the same player> <has|have|wins|win|hold|holds> both [halves|hands|ways] , <you|he|she|they|that player> <scoops|scoop|takes|take|wins|win> [<it all|the pot|the whole pot|everything>]",
        "<a|one|the same> <player|hand> <can|may> win both [ways|halves|the high and the low|high and low]",
        "[one|the same|a] player <may|can> win both [ways|halves]",
        "[the] same player can win both [ways|halves]",
        "[you|he|she|they] <can|may> win both [ways|halves]",
        "<a|one|the same> <player|hand> <can|may> <win|take|scoop> <it all|the whole pot|everything|the whole thing>",
        "<you|players> <can|may> <win|take> <both|both halves|both ways|it all> and scoop [<it|the pot|it all>]",
        "<you|players|one player> <can|may> <scoop|scoop the pot|scoop it all>",
    ),
    "there is no draw": (
        "there is no draw",
        "no draw [here|in this game]",
        "<you|players> <can not|may not> <trade|trade in|draw|exchange|change|replace> <anything|any cards> [in]",
        "<you|players> <can not|do not|may not> draw [any] [cards]",
    ),
    "nobody declares": (
        "you do not have to declare",
        "there is no <declaring|declaration|declare>",
        "<you|players> do not [have to] declare [anything]",
        "<nobody|no one> has to declare [anything]",
        "no declaring",
    ),
    "nobody needs a qualifier": (
        "there is no qualifier",
        "no qualifier",
        "<low does not|a low does not|hands do not> <need|have> to qualify",
    ),
    "exactly so many": ("no more and no less", "no more , no less"),
    NO_LOW: (
        "if nobody has a low , the high hand wins",
        f"if {_NO_LOW} , [then] {_HIGH_TAKES_ALL}",
        f"<{_NO_LOW}|no [qualifying] low> ? [then] {_HIGH_TAKES_ALL}",
        f"{_HIGH_TAKES_ALL} if {_NO_LOW}",
        f"<with no [qualifying] low|when there is no [qualifying] low> , {_HIGH_TAKES_ALL}",
    ),
    "where all declare the same way, that way takes all": (
        "if everyone declares the same way , that way takes all",
        f"if <everyone|everybody|all players|all> <declares|goes|declare|go> the same way , <the best <hand|one> [there|that way] {_TAKES}|that way takes all>",
        f"if <nobody|no one> <declares|goes> <high|low|one way> , [the] <high|low|other way|best low|best high|other> [hand|half] {_TAKES}",
    ),
    "these are the community cards": (
        "everyone shares the community cards",
        "these cards belong to everyone",
        "the card in the middle belongs to everyone",
        "<everyone|all players|everybody> <shares|share|can use|uses|may use> <them|these cards|it|these|the cards in the middle>",
    ),
    "whoever declares both ways must win both ways": (
        "whoever declares both ways must win both ways",
        f"<if you|if someone|if anyone|if a player|anyone who|whoever|a player who|players who> {_BOTH} [,] [you|they|he] {_MUST_WIN}",
        f"[if you] {_BOTH} and you {_MUST_WIN}",
    ),
    "the last player left wins without a showdown": (
        "the last player left wins without a showdown",
        f"if {EVERYONE_ELSE} , {WINS}",
        f"{WINS} if {EVERYONE_ELSE}",
    ),
    "the betting goes around to the left": (
        "the betting goes around to the left",
        "[the] <betting|action> <goes around|continues|goes|moves> [around] <to the left|left|clockwise> [from <there|the bring in|that player>]",
    ),
    "one community card is dealt where there are too few for all": (
        "if there are too few cards for all , one community card is dealt",
        "if the deck <is too short to give everyone a {nth:Ordinal} card|runs out before the last card> , <one card is dealt|put one card> face up in the middle and <shared by all players|everyone uses it>",
    ),
    "those who like their hands draw nothing": (
        "players may stand pat",
        "a player who does not want any new cards stands pat",
        "<<you|players|each player|everyone> <can|may> [also|always] stand pat|stand pat|standing pat is <fine|ok|allowed>> [and <take|draw> <none|nothing|no cards>] [too|instead] [if <you|they> <like|want>] [, which means <you|they> keep all five]",
    ),
    "the center card belongs to everyone": (
        "the center card belongs to everyone",
        "that card is part of everyone 's hand",
        "it counts as the fifth card of <everyone 's|every player 's> hand",
        "<the card in the middle|that card|it> is [part of] <everyone|everybody> <'s|is> [hand as the] fifth card",
        "<the card in the middle|that card|it> is part of <everyone|everybody> <'s|is> hand [as the fifth card]",
    ),
    "the ace is the highest card of its suit": (
        "the ace is the highest card of its suit",
        "the ace [of spades] is [the] <highest|best|top> [one|spade|card]",
        "<if|when> <you|they|anyone|somebody|a player> <have|has|hold|holds> <it|the ace [of spades]> [down|in the hole|face down] [,] <you|they> <can not lose|are sure of|are sure to <win|get>|always <win|get>> <that|the|your|the spade> half [of the pot]",
        "the ace being [the] highest",
        "the ace of spades counts as high",
    ),
    "players without chips are out": ("players without chips are out",),
    "cards that are passed are seen when all have passed": (
        "nobody looks at what comes before all have passed",
        "<you|players|everyone> <can not|may not|must not|do not get to> <look at|pick up|see> <what|the cards|the ones|the ones that> [<you|they>] <are getting|get|are coming [to <you|them>]|coming to <you|them>|were passed|are passed|are given> <until|before> <you|they> [have] <pass|passed> [yours|theirs|your own|their own|your cards]",
        "[<you|players|everyone> <must|have to|has to>] <pick|choose|pass|put down|pick and pass|put> <[your|their] cards|them|yours> [down] before <you|they> <look at|pick up|see> <what|the cards|the ones> [<you|they>] <are getting|get|are coming [to <you|them>]|coming to <you|them>|were passed|are passed>",
    ),
    "nobody shows their cards before the showdown": ("nobody shows their cards before the showdown",),
    "discards are laid away unseen": (
        "nobody sees the discards",
        "nobody <shows|sees> <what <they|you|others> <tossed|discarded|threw away|threw out>|the discards|<their|your> <discard|discards>>",
        "<you|players|they> <can not|do not get to|may not> look at <it|them|the discards|your discards> again",
        "do not show <your|the> <discard|discards|discarded card|discarded cards>",
    ),
    "cards are dealt one at a time": (
        "cards are dealt one at a time",
        "[the] [cards|deal] <are dealt|goes> [one at a time] [,] <clockwise|to the left|around to the left|one at a time> [, starting <to|at|on> the dealer 's left]",
    ),
    "unseen cards stay in their stack": (
        "the cards stay in a stack",
        "<keep|leave> <your|their|the> [{n:Number}] cards [face down] in a [face down] <stack|pile> [in front of <you|them>] [, face down]",
    ),
    "folded hands are laid away unseen": (
        "folded hands are laid away unseen",
        "<if|when> you fold , <put|lay|turn|place|throw|toss|leave|slide> your <card|cards|hand> <face down|away|in|down|aside> "
        "[on the table|in the middle] [without <looking at|showing> <it|them> [to <anyone|anybody>]]",
        "<if|when> you fold , do not show [anyone|anybody] your <card|cards|hand>",
    ),
    "hole cards are seen by their owners only": (
        "only you may look at your hole cards",
        "only you <can|may|get to> <look at|see|know> your [own] [down|hole|face down] <card|cards>",
        "<nobody|no one> else <can|may|gets to> <look at|see> <it|them|your [down|hole|face down] <card|cards>>",
    ),
    "folded players are out": (
        "if you fold , you are out",
        "<you|players> <have to|must|need to> <stay in|be in|stay> <until|to|till> the <end|showdown> to win [anything|either half|it|the pot|either way|a half]",
    ),
    "a good hand needs no card": ("if you like your hand , stand pat",),
}
"""What goes without saying, and is said all the same."""


def _remarks(grammar: Grammar) -> None:
    """What changes nothing."""
    grammar.add("Standing", "players look at their cards", Remark("players look at their cards"))
    onward = "<<keep|continue|go on> <dealing|drawing|going>|draw|deal> [from <those|them|there>|with <those|them>]"
    grammar.add(
        "Standing",
        [
            "the discards are shuffled when the deck runs out",
            "<if|when> the deck runs out , <shuffle|reshuffle> the discards into a new deck",
            f"<if|when> {{so:Cond}} , <shuffle|reshuffle> <the [earlier|old] discards|the cards already discarded> [into a new deck|to make a new deck] and {onward}",
            f"<if|when> {{so:Cond}} , <the [earlier|old] discards|the cards already discarded> are <shuffled|reshuffled> [into|to <form|make>] [a new <deck|one>] [and {onward}]",
            "<if|when> {so:Cond} , <shuffle|reshuffle> the discards [<and use them|to make a new deck|to form a new one>]",
            "<shuffle|reshuffle> the discards <if needed|if necessary|when needed|if you have to|as needed>",
            "the <deck|discards> <is|are> <reshuffled|shuffled> <when|if> <it|the deck> runs out",
        ],
        build=lambda so=None: Reshuffles() if so in (None, DeckRunsOut()) else None,
        apart=lambda rule: {} if rule == Reshuffles() else None,
    )
    forgets = "<if|when> <you|a player|anyone|somebody|someone> <forget|forgets> to {deed:VP.base}"
    in_time = (
        "[in time|before {_:Coming} <comes [out|up]|is dealt|is turned up|is turned>|before the next <bet|round|deal>]"
    )
    dead = "<<your|his|her|their|that> hand is dead|<you|they|he|she> <fold|folds|are out|is out|lose|loses>>"
    grammar.add(
        "Standing",
        ["whoever forgets to act is out", f"{forgets} {in_time} [,] {dead}"],
        build=lambda deed=None, _=None: Remark(FORGETS),
        apart=lambda rule: {} if rule == Remark(FORGETS) else None,
    )
    for rank in ("{rank:Rank}", "{rank:RankSign}"):
        low = f"<a|an> {rank} <low [hand] [or <better|lower>]|or <better|lower> [low]>"
        nobody = f"<nobody|no one> <has|makes|can make|gets|holds> {low}"
        grammar.add(
            "Plain",
            [f"if {nobody} , [then] {_HIGH_TAKES_ALL}", f"{_HIGH_TAKES_ALL} if {nobody}"],
            build=lambda rank: (
                Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, rank)), End.LOW),
                Remark(NO_LOW),
            ),
            read_only=True,
        )
    grammar.add("Standing", "or stand pat", Remark("those who like their hands draw nothing"), cost=FAR, read_only=True)
    for about, patterns in REMARKS.items():
        grammar.add("Standing", patterns[0], Remark(about))
        grammar.add(
            "Standing", patterns[1:], build=lambda n=0, m=0, nth=0, rank=0, about=about: Remark(about), read_only=True
        )
