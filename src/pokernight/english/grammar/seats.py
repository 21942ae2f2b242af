"""How many play, who deals next, and what becomes of a pot that nobody wins."""

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.marks import ComeBack
from pokernight.english.template import v
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.numbers import up_to
from pokernight.meaning.players import THE_DEALER
from pokernight.meaning.rules import Do, Remark, Seats
from pokernight.meaning.sorts import Rule

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
            f"[the] <deal|button|dealer button> <passes|moves|goes|rotates|slides> {left} [<<after|with> <each|every> <hand|deal|round|game>|<each|every> <hand|time>|for the next <hand|deal|round>>]",
            f"<pass|move> the <deal|button> {left} [<after each hand|for the next hand>]",
            "the next <player|dealer|person> [to the left] deals [the next hand]",
            "<after each hand|after every hand|each hand> [,] the <deal|button> <passes|moves> [one <seat|place>] to the left",
            "[the] player to the dealer 's left deals next",
        ],
        DEAL_MOVES_ON,
    )
    earlier = "[earlier|before|before that|already]"
    folded = f"<<anyone|anybody|everyone|everybody|players|people|those|a player|any player> who [had|has|have] [already] <folded|dropped [out]|went out|is out|are out> {earlier}|<folded|dropped> players>"
    anew = "[<for|in|on|with> the <next|new> <hand|deal|round>|for the redeal|for another <hand|deal|ante>|the next <hand|deal>|again]"
    ante = "[if <they|he|she|you> <ante [again]|antes [again]|<pay|pays|put in> <the|a> [new] ante>]"
    add(
        "Standing",
        [
            "folded players are dealt in again",
            f"{folded} <comes|come|is|are|gets|get> [dealt] [right] <back [in]|in again> {anew} {ante}",
            f"{folded} <can|may|gets to|get to|<is|are> allowed to> <come|get|jump> back in {anew} {ante}",
            f"{folded} <is|are> allowed back in {anew} {ante}",
            f"{folded} <plays|play|can play|may play> [in] the <next|new> <hand|deal> [too|again]",
        ],
        ComeBack(),
    )
    _pot_stays(grammar)


def _pot_stays(grammar: Grammar) -> None:
    """The pot lies there for the next deal."""
    add = grammar.add
    pot = "[whatever is|all] [the] [old|whole|entire|same] <pot|money|antes|chips> [itself] [[already] in the <pot|middle>]"
    be = "<stays|stay|remains|remain|is|are|gets|being> [left|kept] [just|exactly|right|all|still]"
    there = (
        "<there|put|to grow|alone|untouched|not touched|intact|unchanged|unclaimed|standing|in|in place|as <it|they> <is|are|was|were>|as before|where <it|they> <is|are|was|were>|"
        "in the <middle|center|pot>|on the table|out there>"
    )
    over = "<<carries|carry|rolls|roll|goes|go|passes> <over|forward|on>|<is|are> <carried|rolled> <over|forward>>"
    next_ = "[<for|to|into|until> <the|a> <next|new|following> <hand|deal|round|game|one|winner>|until <somebody|someone|anyone> wins [it]|to be played for again]"
    left = f"<<<stays|stay|remains|remain|is left|are left> [{there}]|{be} {there}|{over}> {next_}>"
    add(
        "Plain",
        f"{pot} {left} and [it] is <played for|contested> <again|once more|<in|by> <a|the> <new|next> deal>",
        (POT_STAYS, Do(Deed(Verb.REDEAL, THE_DEALER))),
        read_only=True,
    )
    add(
        "Standing",
        [
            "the pot stays on the table",
            f"{pot} {left} [and {left}]",
            f"leave <the|all the> <pot|money|antes|chips> [{there}] {next_}",
            "<nobody|no one> <wins [the pot|it]|<takes|gets> <the pot|it>>",
        ],
        POT_STAYS,
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] <with {pot} [being] <left|kept|still|remaining|staying|carried over|carrying over|> [{there}]|<leaving|keeping> {pot} [{there}]|for the <same|old> pot> {next_}",
        build=lambda first: (*first, POT_STAYS) if any(map(_dealt_again, first)) else None,
        cost=FAR,
        read_only=True,
    )


def _dealt_again(rule: Rule) -> bool:
    """Whether cards are dealt anew by a rule."""
    return any(isinstance(part, Deed) and part.verb is Verb.REDEAL for part in rule.walk())


def at_most(n: int) -> Seats | None:
    """So many players, and no more."""
    return Seats(up_to(n)) if n > 1 else None
