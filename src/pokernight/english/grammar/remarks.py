"""What goes without saying, and is said all the same."""

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.making import BOTH_WAYS
from pokernight.english.grammar.marks import TooMany
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
    "<<nobody|no one> <has|makes|can make|gets|got|made|holds> <[a] [qualifying] low [hand]|one>|"
    "<nobody|no one> <qualifies|has a hand that qualifies> [for [the] low]|no [low] hand qualifies [for low]|"
    "<nobody|no one> has a low [hand] that <is good enough|qualifies|counts>|"
    "there is no [qualifying] low [hand] [or [if] <it|none> <does not qualify|qualifies>]|nobody has a hand that qualifies for low|no hand is good enough for low>"
)
_HIGH_TAKES_ALL = f"<[the] [best] <high|high hand|hand> {_TAKES}|the <whole|entire> pot goes to [the] high [hand]>"
_BOTH = "<declare|declares|declared|go|goes|went|call|calls|called> both [ways]"
_MUST_WIN = (
    "<must|have to|has to|need to> win <both [ways|halves|sides|times]|each way|each|all of it> [outright|alone|without <a tie|tying>|, without <a tie|tying> ,] [to <win anything|get anything>] "
    "[[,] or [else] [you|he|she|they] <get nothing|gets nothing|win nothing|wins nothing|nothing|lose everything|loses everything|lose|loses>]"
)


_FOLDED = "<anyone|everyone|everybody|players|those|whoever|a player|any player> [who] <folds|fold|folded|has folded|have folded>"
_FAILS = "<lose|loses|tie|ties|lose or tie|loses or ties|do not win|does not win> [for] <either [one|way|half|side]|one [of them|way|half|side]|both [ways]|any part>"


_DRAWING = "<the player <who is [about to draw|drawing [now]|next]|drawing [now]>|whoever is <drawing [now]|about to draw|next>|the one who is <drawing|about to draw>|players still to draw>"
NOT_HIS = (
    f"[[,] <except|but not|leaving out|without|other than|apart from> <those|the ones|the discards> <of|from|by> {_DRAWING}|"
    "[,] but <you|a player|players|nobody> [can] never <get|gets|draw|draws> <your|his|their> <own discards|discards from this [same] draw> [back]]"
)
REUSED = "and <used|use them|dealt|deal them> [again]|to <make|form> a new <deck|stub>|into a new deck"
NO_LOW = "the high hand wins where there is no low"
FORGETS = "whoever forgets to act is out"
"""Said at tables where cards are dealt by hand: here nothing goes on before all have acted."""
UNSEEN = "no-peek cards stay unseen"
REMARKS = {
    UNSEEN: (
        "no peek cards stay unseen",
        "without looking at the no peek cards",
    ),
    "several at once go in turn": (
        "several at once go in turn from the dealer 's left",
        "in the case of multiple <fours|cards> in the same round , start with the player to the left of the <deal|dealer> and go around",
    ),
    BOTH_WAYS: (
        "one player can win both ways",
        "<if|when> <you|<one|a|the same> <player|person|hand>> <has|have|wins|win|hold|holds|gets|get> both [of them|halves|hands|ways] , <you|he|she|they|it|that <player|person|hand>|the same <player|person>> <scoops|scoop|takes|take|wins|win|gets|get|collects> [<it all|the pot|the whole pot|the entire pot|everything>]",
        "<a|the|any> <player|hand> <who|that> <has|wins|holds|gets> both [of them|halves|ways] <scoops|takes|wins|gets|collects> <it all|the [whole|entire] pot|everything>",
        "<a|one|the same> <player|hand> <can|may> win both [the high and the low|high and low]",
        "[one|the same|a] player <may|can> win both [ways|halves]",
        "[the] same player can win both [ways|halves]",
        "[you|he|she|they] <can|may> win both [ways|halves|ends|sides]",
        "<if|when> <one|the same|a> <hand|player> <is best|is the best|wins|is good> both ways [,] <it|he|she|they|that player|that hand> <scoops|takes|wins|gets> [it all|the pot|the whole pot|everything|the whole thing]",
        "<a|one|the same> <player|hand> <can|may> <win|take|scoop> <both ways|both halves|both sides|both ends|it all|the whole pot|everything|the whole thing>",
        "<you|players> <can|may> <win|take> <both|both halves|both ways|it all> and scoop [<it|the pot|it all>]",
        "<you|players|one player> <can|may> <scoop|scoop the pot|scoop it all>",
        "<you|players> <can|may> go both ways [with the same cards]",
    ),
    "there is no draw": (
        "there is no draw",
        "no draw [here|in this game]",
        "<there is|> no <drawing|trading|discarding> [along the way|at all|here]",
        "<you|players> never [get to] draw",
        "<there is|> no drawing and nothing [is] shared",
        "<you|players> <can not|may not> <trade|trade in|draw|exchange|change|replace> <anything|any cards> [in]",
        "<you|players> <can not|do not|may not> draw [any] [cards]",
    ),
    "nobody declares": (
        "you do not have to declare",
        "there is no <declaring|declaration|declare>",
        "<you|players> do not [have to] declare [anything]",
        "<nobody|no one> has to declare [anything]",
        "no declaring [here|in this game]",
        "<nobody|no one> declares [anything]",
    ),
    "players look at their cards when all have been dealt": (
        "nobody looks before all cards are dealt",
        "<no <looking|peeking>|do not <look|peek>> <until|before> <everyone|everybody> has <theirs|[all] their cards|been dealt in>",
    ),
    "whoever bet last shows first": (
        "whoever bet last shows first",
        "<whoever <bet|raised|made the last <bet|raise>> [last]|the last <bettor|raiser>|the last player to <bet|raise|bet or raise>|the <bettor|raiser>|the player who was called|whoever was called> <shows|must show|has to show> [his|their|a] [hand|cards] first [, and the others [may] <follow|show> [or fold] [in turn]]",
    ),
    "nobody needs a qualifier": (
        "there is no qualifier",
        "[there is] no [eight] qualifier",
        "<somebody|someone|one player> [will] always <wins|win|takes|take> [low|it|the pot|the low half|both halves]",
        "hands do not <need|have> to qualify",
        "there is no qualifying <requirement|hand|rule|limit>",
        "<nothing|no hand|no low> has to qualify",
        "<you|players> do not need any <special|particular> <hand|low> to <win|qualify>",
    ),
    "exactly so many": (
        "no more and no less",
        "no more , no less",
        "not {n:Number} , [and] not {m:Number} , <always|but> [exactly] {nth:Number}",
    ),
    NO_LOW: (
        "if nobody has a low , the high hand wins",
        f"<if|when|where> {_NO_LOW} , [then] {_HIGH_TAKES_ALL}",
        f"<{_NO_LOW}|no [qualifying] low> ? [then] {_HIGH_TAKES_ALL}",
        f"{_HIGH_TAKES_ALL} <if|when> {_NO_LOW}",
        f"<with no [qualifying] low|no [qualifying] low|when there is no [qualifying] low> , [and] {_HIGH_TAKES_ALL}",
        f"{_HIGH_TAKES_ALL} [,] unless <there is <a|some> [qualifying|good enough] low [hand]|<somebody|someone|a player|a low hand> <has [a] [qualifying] low|qualifies [for low]>>",
        f"no [qualifying] low [hand] means [that] {_HIGH_TAKES_ALL}",
        "<otherwise|or else|else|if not> [,] [the] high [hand] "
        "<scoops [it|the pot|it all]|<takes|gets|wins> <it all|everything|the whole pot|the entire pot|all of it>>",
    ),
    "where all declare the same way, that way takes all": (
        "if everyone declares the same way , that way takes all",
        f"if <everyone|everybody|all players|all> <declares|goes|declare|go|declared|went|has declared> the same way , <the best <hand|one> [there|that way|in that direction|of that kind] {_TAKES}|that way takes all>",
        f"if <nobody|no one> <declares|goes> <high|low|one way> , [the] <high|low|other way|best low|best high|other> [hand|half] {_TAKES}",
    ),
    "these are the community cards": (
        "everyone shares the community cards",
        "these cards belong to everyone",
        "<they|these|those> are <everyone|everybody> <'s|is> [to use]",
        "<they|these|those> <belong to|are for|are shared by|are shared among> <everyone|everybody|all|all players|all of you>",
        "<they|these|those> are [the] <community|common|shared> cards [that <everyone|everybody> <shares|can use|may use>|, which <everyone|everybody> <shares|can use>]",
        "the card in the middle belongs to everyone",
        "<everyone|all players|everybody> <shares|share|can use|uses|may use> <them|these cards|those cards|it|these|those|the cards in the middle>",
    ),
    "a player who declares both must win both": (
        "a player who declares both must win both",
        "<a hand|hands|any hand> declared [as] both [ways] <wins both or nothing|must win both [ways] [to win anything]>",
        f"<if you|if someone|if anyone|if a player|anyone who|whoever|a player who|players who> {_BOTH} [,] [you|they|he] {_MUST_WIN}",
        f"<anyone|a player|any player|players|those|someone> <who {_BOTH}|going both [ways]|declaring both [ways]|calling both [ways]> {_MUST_WIN} [[,] <otherwise|or> <he|she|they> <loses|lose|gets|get|wins|win> <everything|nothing|both [halves]>]",
        f"[if you] {_BOTH} and you {_MUST_WIN}",
        f"<if you|if <someone|anyone|a player> [who]|anyone who|whoever|a player who|players who> {_BOTH} [ways] [and] <{_FAILS}> [,] [you|they|he] <are out|is out|lose|loses|get nothing|gets nothing|win nothing|lose everything|lose both|loses both>",
    ),
    "the last player left wins without a showdown": (
        "the last player left wins without a showdown",
        f"if {EVERYONE_ELSE} , {WINS}",
        f"{WINS} if {EVERYONE_ELSE}",
        f"if <it is just you|you are the only one|you are the last one> left [because {EVERYONE_ELSE}] , {WINS} [[,] and <you|they> do not have to show [anything|<your|their> <cards|hand>]]",
        f"if {EVERYONE_ELSE} , {WINS} and <you|they> do not have to show [anything|<your|their> <cards|hand>]",
    ),
    "the betting goes around to the left": (
        "the betting goes around to the left",
        "<we|it> <go|goes> around [the table] [<to the left|clockwise>] from there",
        "<we|it> <go|goes> <clockwise|around to the left>",
        "[<after|from> the bring in [,]] [the] <betting|action|play> <goes around|continues|goes|moves|passes> [around] [the table] <to the left|left|clockwise> [from <there|the bring in|that player>]",
        "[the] <betting|action|play> <goes|continues|moves> [around] from <there|that player|the bring in>",
    ),
    "those who like their hands draw nothing": (
        "players may stand pat",
        "a player who does not want any new cards stands pat",
        "<anyone|a player|a player with a good hand|players> <who likes <his|their> hand|> <can|may> stand pat",
        "<anyone|a player|players|whoever|those> <who is|who are|> <satisfied|happy|content|pleased> with <his|her|their|the> <hand|cards|five cards> <<can|may> [just|simply]|> <stand|stands|stay|stays> pat [and <take|takes|draw|draws|get|gets> <no [new] cards|none|nothing>]",
        "<anyone|a player|players|whoever|those> <who is|who are|> <satisfied|happy|content|pleased> with <his|her|their|the> <hand|cards|five cards> <need not|does not [have|need] to|do not [have|need] to> <draw|take> [any] [cards]",
        "<keeping|holding|playing> all <four|five|seven|three|of them|your cards> is <fine|allowed|ok|all right> [too]",
        "[just] say [that] <you are standing pat|you stand pat|pat>",
        "<<you|players|each player|everyone> <can|may> [also|always] stand pat|stand pat|standing pat is <fine|ok|allowed>> [and <take|draw> <none|nothing|no cards>] [too|instead] [if <you|they> <like|want>] [, <which means|that is|meaning> <<you|they> keep|keeping> <all <five|four|three|seven|of <them|your cards>|your cards>|everything|what you have>]",
    ),
    "the center card belongs to everyone": (
        "the center card belongs to everyone",
        "<the card in the middle|the <middle|center> card|that card|it> belongs to <everyone|everybody> [as <their|the> fifth card]",
        "that card is part of everyone 's hand",
        "your hand is your <two|three|four> [cards] <and|plus> <that <one|card>|it>",
        "it counts as the fifth card of <everyone 's|every player 's> hand",
        "<everyone|everybody|each player|you> <uses|use|plays|play|counts|count> <it|that card|the card in the middle> as <their|his|your|the> fifth card",
        "<the card in the middle|that card|it> is [part of] <everyone|everybody> <'s|is> [hand as the] fifth card",
        "<the card in the middle|that card|it> is the fifth card <in|of> <everyone 's|everybody 's|each player 's|every player 's|every|each> hand",
        "<the card in the middle|that card|it> is part of <everyone|everybody> <'s|is> hand [as the fifth card]",
    ),
    "new cards lie as those they replace": (
        "new cards lie as those they replace",
        "<an|your|any> up card is replaced [by] [<an|another> <up card|card>] [face up|up] [,] and <a|your|any> <hole|down> card [is replaced] [by] [<a|another> <down|hole> card|<face down|down>]",
        "<<if|when> <you|they> <throw away|discard|replace|trade|trade in|exchange> <an|your> up card|[if] <you|they> <throw away|discard|replace> an up card> [,] <the new <card|one>|it|you> [get the new one] <comes|is dealt|is> [face] up [,] [and|;] [but] <if|when> <you|they> <throw away|discard|replace|trade|trade in|exchange> <a|your> <hole|down> card [,] <the new <card|one>|it> <comes|is dealt|is> [face] down",
        "[the] new cards <are dealt|come> [face] <up or down|down or up> [,] [just] like the <cards|ones> <they replace|you threw away|thrown away>",
        "<a|the> [new] <card|replacement> <comes|is dealt> the same way [as] the <discard|discarded card|old one> was",
    ),
    "nobody shows their cards before the showdown": ("nobody shows their cards before the showdown",),
    "players say how many cards they draw": (
        "players say how many cards they draw",
        "[<you|players|everyone|each player|they|he>] [<must|has to|have to|should>] <say|says|announce|announces|tell the dealer|call out> how many [cards|new cards] [<you|they> <want|are taking|are drawing|need>] [out loud|aloud]",
    ),
    "players discard before they draw": (
        "players discard before they draw",
        "<you|players> <have to|must> discard before <you|they> <get|see|look at> [<your|their|any|the>] <new|replacement> <cards|ones>",
    ),
    "nobody tells what cards are offered": (
        "nobody tells what cards are offered",
        "no information [may be|is] given about the cards [except [for] <the number|how many [are]> [offered] [for trade]]",
    ),
    "nobody tells what others hold": (
        "nobody tells what others hold",
        "no <telling|hinting|tipping off> <anyone|anybody|people|players> [what they have [got]] [, and no <mirrors|glasses|mirrors or [shiny|dark] <sunglasses|glasses>|looking in [a|the] <mirror|mirrors|window|windows> [behind you]>]",
        "no <cheating|coaching|table talk|mirrors|hints>",
    ),
    "discards are laid away unseen": (
        "nobody sees the discards",
        "<the|all|your> discards <stay|are|remain|are kept|go> <face down|out of sight>",
        "nobody <shows|sees> <what <they|you|others> <tossed|discarded|threw away|threw out>|the discards|<their|your> <discard|discards>>",
        "<you|players|they> <can not|do not get to|may not> look at <it|them|the discards|your discards> again",
        "do not show <your|the> <discard|discards|discarded card|discarded cards> [to <anyone|anybody>]",
        "do not <look|peek> [back] <at|through|in> the <muck|discards|discard pile>",
    ),
    "cards are dealt one at a time": (
        "cards are dealt one at a time",
        "<[the] cards are dealt|[the] deal goes|are dealt> [one at a time] [,] <clockwise|to the left|around to the left|one at a time> [, starting <to|at|on> the dealer 's left]",
    ),
    "unseen cards stay in their stack": (
        "the cards stay in a stack",
        "<keep|leave> <your|their|the> [{n:Number}] cards [face down] in a [face down] <stack|pile> [in front of <you|them>] [, face down]",
    ),
    "folded hands are laid away unseen": (
        "folded hands are laid away unseen",
        "<if|when> you fold , <put|lay|turn|place|throw|toss|leave|slide> your <card|cards|hand> <face down|away|in|down|aside|on the table> "
        "[on the table|in the middle] [without <looking at|showing> <it|them> [to <anyone|anybody>]]",
        "<a player|anyone|anybody|whoever> [who] <folds|fold> <lays|puts|turns|places|throws> <his|her|their> <card|cards|hand> [face] <down|away|aside> [without <looking at <it|them>|showing <it|them>>]",
        "<if|when> you fold , you <put|lay|turn|place> your <card|cards|hand> <face down|down|away|aside> [without <looking at|showing> <it|them>] [until the hand is over]",
        "<if|when> you fold , do not show [anyone|anybody] your <card|cards|hand>",
    ),
    "hole cards are seen by their owners only": (
        "only you may look at your hole cards",
        "<those|these|they> are <yours alone|for your eyes only|yours>",
        "only you <can|may|get to> <look at|see|know> your [own] [down|hole|face down] <card|cards>",
        "<nobody|no one> else <can|may|gets to> <look at|see> <it|them|your [down|hole|face down] <card|cards>>",
    ),
    "folded players are out": (
        "if you fold , you are out",
        "<if|when|once> you fold [,] you <can not|do not> win <anything|either half|either way|any part of the pot>",
        "<everyone|everybody|each player> is in [the hand] <until|unless> <they|he> <fold|folds>",
        f"<{_FOLDED}> <is|are> <out|done> [until the next <hand|deal>|for the rest of the hand]",
        f"<{_FOLDED}|if you fold , you> <loses|lose|forfeits|forfeit|gives up|give up> "
        "<<his|her|their|your> <ante|antes|bet|bets|stake|chips [in the pot]>|<what|whatever|everything|anything|all> [that] <he|she|they|you> [have|has] [already] <put in [the pot]|put into the pot|bet|paid|contributed>>",
        "<you|players> <have to|must|need to> <stay in|be in|stay> <until|to|till> the <end|showdown> to win [anything|either half|it|the pot|either way|a half]",
    ),
    "nobody draws what was just thrown away": (
        "nobody draws what was just thrown away",
        "<a player|players|you|nobody|no one> <must not|may not|can not|must never|may|can|must> <get|receive|draw|be dealt> [back] [the|any] [cards|card|of the cards] [that] <you|they> [have|has] [just] <threw|thrown> <away|out> [<on|in|during> <the same|that|this> draw] [back]",
        "<you|players|a player> <never|do not|does not|can not> <get|gets|draw|draws> <your|their|his> own discards [back] [<on|in|during> <the same|that|this> draw]",
    ),
    "a good hand needs no card": (
        "if you like your hand , stand pat",
        "if <you|they> <like|are happy with|are satisfied with|love> <<your|the> <hand|cards|five cards>|what <you|they> have|them> [as <it is|they are>] [,] [<you|they> <can|may|just>] [just] <stand pat|say [that] <you|i> stand pat> [and <take|draw> <nothing|none|no cards>]",
        "if <you|they> do not want any [new|more] [cards] [,] [<you|they> <can|may|just>] [just] stand pat",
    ),
}
"""What goes without saying, and is said all the same."""


def _remarks(grammar: Grammar) -> None:
    """What changes nothing."""
    grammar.add("Standing", "players look at their cards", Remark("players look at their cards"))
    onward = "<<keep|continue|go on> <dealing|drawing|going>|go on|continue|draw|deal> [from <those|them|there>|with <those|them>]"
    grammar.add(
        "Standing",
        [
            "the discards are shuffled when the deck runs out",
            "<if|when> the deck runs out , <shuffle|reshuffle> the discards into a new deck",
            f"<if|when> {{so:Cond}} , <shuffle|reshuffle> <the [earlier|old] discards|the cards already discarded> [into a new deck|to make a new deck] and {onward}",
            f"<if|when> {{so:Cond}} , <the [earlier|old] discards|the cards already discarded> are <shuffled|reshuffled> [into|to <form|make>] [a new <deck|one>] [and {onward}]",
            "<if|when> {so:Cond} , <shuffle|reshuffle> the <old ones|old cards|thrown away cards|muck> [into a new deck] [and {onward}]".replace(
                "{onward}", onward
            ),
            "<if|when> {so:Cond} , <shuffle|reshuffle> the discards [<and use them|to make a new deck|to form a new one>]",
            f"<if|when> {{so:Cond}} [during <the|a> draw] [,] [the dealer|you|we|i] <shuffle|shuffles|reshuffle|reshuffles> the [earlier|old] discards [<from|of> <the|> <earlier|previous> <draws|rounds>] {NOT_HIS} [{REUSED}]",
            f"<if|when> {{so:Cond}} [during <the|a> draw] [,] the [earlier|old] discards [<from|of> <the|> <earlier|previous> <draws|rounds>] are <shuffled|reshuffled> [{REUSED}] {NOT_HIS}",
            f"<if|when> {{so:Cond}} [during <the|a> draw] [,] the discards <of|from> <the|> <earlier|previous|other|first> players are <shuffled|reshuffled> [and used|{REUSED}] {NOT_HIS}",
            "<if|when> {so:Cond} , <i|we|you|the dealer> <shuffle|shuffles|reshuffle> [up] the discards [, leaving out <the ones from|those of> whoever is drawing [now] ,] [and keep going|into a new deck]",
            "<shuffle|reshuffle> the discards <if needed|if necessary|when needed|if you have to|as needed>",
            "the <deck|discards> <is|are|gets|get> <reshuffled|shuffled> <when|if> <it|the deck> runs out",
            "<if|when> {so:Cond} , the discards <get|are> <reshuffled|shuffled> [and used again]",
            "[the] discards are <shuffled|reshuffled> [up] [and <used|dealt> [again]|to make a new deck] <if|when> {so:Cond}",
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
        [
            "whoever forgets to act is out",
            f"{forgets} {in_time} [,] {dead}",
        ],
        build=lambda deed=None, _=None: Remark(FORGETS),
        apart=lambda rule: {} if rule == Remark(FORGETS) else None,
    )
    found = "<<get|gets|is|are> <caught|found>|still <have|has|hold|holds>|<have|has> still>"
    grammar.add(
        "Standing",
        f"<if|when> <you|a player|anyone|anybody|somebody|someone> [forget and [you]|<forget|forgets> to {{_:VP.base}} and] {found} [still] [holding|with|got] {{n:Number}} [hole] [cards] [when <{{_:Coming}}|the <turn|river|flop>> <hits|comes [out]|is dealt>] [after the <discard|discards|flop|turn|draw>] [,] {dead}",
        build=lambda n, _=None: TooMany(n),
        read_only=True,
    )
    caught = "<peek|peeks|cheat|cheats|<get|gets|is|are> caught <peeking|looking|cheating>>"
    grammar.add(
        "Standing",
        [
            "whoever peeks is out",
            f"<if|when> <you|a player|anyone|anybody|somebody|someone> {caught} , {dead}",
            "<anyone|anybody|a player|whoever> who <peeks|cheats|looks at <his|their> own card|sees <his|their> own card> [before the <showdown|end>] [by accident] <must fold|has to fold|is out|loses>",
            f"<if|when> <you|a player|anyone> <see|sees|look at|looks at|peek at|peeks at> <your|his|her|their> own card [early|before the <showdown|end>|too soon|by accident] [, by accident or otherwise] , {dead}",
        ],
        Remark("whoever peeks is out"),
    )
    for rank in ("{rank:Rank}", "{rank:RankSign}"):
        low = f"<[a|any] low of {rank} or <better|lower>|<a|an> {rank} <low [hand] [or <better|lower>]|or <better|lower> [low]>>"
        nobody = (
            f"<<nobody|no one> <has|makes|can make|gets|holds>|no [low] hand <is|makes|qualifies with>> {low} [for low]"
        )
        grammar.add(
            "Plain",
            [f"<if|when|where> {nobody} , [then] {_HIGH_TAKES_ALL}", f"{_HIGH_TAKES_ALL} <if|when> {nobody}"],
            build=lambda rank: (
                Qualifier(Compared(Limit.AT_MOST, OfShape(Shape.HIGH_CARD, rank)), End.LOW),
                Remark(NO_LOW),
            ),
            read_only=True,
        )
    grammar.add(
        "Standing",
        [
            "players keep all their cards until they have to discard",
            "<you|players|everyone|they> <keep|keeps|hang on to|hold|holds|hold on to> all {_:Number} [hole] [cards] <until <[after] the <flop|turn|river> [betting]|<you|they> have seen the <flop|turn|river>>|for <now|the moment>>",
        ],
        build=lambda _=0: Remark("players keep all their cards until they have to discard"),
        apart=lambda rule: {} if rule == Remark("players keep all their cards until they have to discard") else None,
    )
    pat = "<stand pat|keep all [five|four|three|of them|[of] <your|his|her|their> cards|<his|her|their|your> five|<your|their|his> four]|<take|draw|change|replace> <none|nothing|no cards> [at all]|none [at all]>"
    grammar.add("Standing", f"or {pat}", Remark("those who like their hands draw nothing"), cost=FAR, read_only=True)
    _slips(grammar)
    for about, patterns in REMARKS.items():
        grammar.add("Standing", patterns[0], Remark(about))
        grammar.add(
            "Standing", patterns[1:], build=lambda n=0, m=0, nth=0, rank=0, about=about: Remark(about), read_only=True
        )


def _slips(grammar: Grammar) -> None:
    """What was put right in a sentence that could not be read as it stood."""
    grammar.add(
        "Standing",
        "the word {wrong:Spoken} is read as {right:Spoken}",
        build=lambda wrong, right: Remark(f"the word {wrong} is read as {right}"),
        apart=lambda rule: _words_in(rule.about, "the word {wrong} is read as {right}"),
    )
    grammar.add(
        "Standing",
        "the word {word:Spoken} stands twice",
        build=lambda word: Remark(f"the word {word} stands twice"),
        apart=lambda rule: _words_in(rule.about, "the word {word} stands twice"),
    )


def _words_in(about: str, form: str) -> dict[str, str] | None:
    """The words that stand in the gaps of a form."""
    said, told = about.split(), form.split()
    if len(said) != len(told):
        return None
    gaps = {gap.strip("{}"): word for gap, word in zip(told, said, strict=True) if gap[0] == "{"}
    return gaps if form.format(**gaps) == about else None
