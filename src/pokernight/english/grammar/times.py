"""When something comes: what has just been done, or is still to come. The page has to agree."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.conditions import BEATEN
from pokernight.english.grammar.marks import Before, Blind, Moment
from pokernight.english.template import v
from pokernight.meaning.deeds import Deed
from pokernight.meaning.players import YOU, YOURSELF, Players, Quantifier
from pokernight.meaning.rules import Ante, Bets, BetSizes, Blinds, Do, Limits, Opener, Stakes
from pokernight.meaning.sorts import Who

_NTH = "[first|second|third|fourth|fifth|opening|next|initial|flop|turn|river|preflop|pre flop|up card]"
_ONCE = "<once|when|after|as soon as>"
_THE = "<the|this|that|a|another|each|all|all the|your|>"
_OVER = "<is|are|has been|have been|was|were|gets|get> [all] <over|done|finished|complete|completed|through|settled|even|matched|called|equal|in>"
_LAID = "<is|are|has been|have been|was|were|gets|get> [all] <dealt|out|given out|down|turned|turned up|turned over|in|up|shown>"
_SHARED = "[middle|community|common|center|table|board|shared|new|of <the|these|those|them> [middle|community|center|table|board]]"
_OF_THEM = "[of the <cross|board|layout|table|row|circle|square|pyramid|star|figure|middle|center>|in the <middle|center|row|cross>|on the <board|table>]"
_PEOPLE = "<everyone|everybody|each player|every player|all [of] [the] players|all|players|you|they|we>"

MOMENTS = {
    Before.BETTING: (
        f"<after|following> {_THE.replace('a|another|', '')} {_NTH.replace('first|second|third|fourth|fifth|', '')} <bet|bets|betting|betting round|round of betting|round of bets> [on the <flop|turn|river>]",
        "after <the|this|that> <first|second|third|fourth|opening> round",
        "after <this|that> [betting] round [of betting]",
        "after the <bet|betting> on the [first|second|third|fourth|fifth|last] card",
        f"{_ONCE} {_THE} {_NTH} <bet|bets|betting|betting round|round of betting|round|action> {_OVER}",
        f"with {_THE} {_NTH} <betting|betting round|round of betting> <over|done|finished>",
        f"{_ONCE} {_PEOPLE} <has|have> bet",
    ),
    Before.SOME_BETS: (
        "<after|following> <a|an|one|another|one more> [first|second|third|opening|initial] <round of betting|betting round|round of bets|bet>",
        f"{_ONCE} <a|another|one> {_NTH} <bet|betting round|round of betting|round> {_OVER}",
    ),
    Before.LAST_BETS: (
        "<after|following> <the|this|that|your> <last|final> <bet|bets|betting|betting round|round of betting|round of bets|round>",
        f"{_ONCE} <the|this|that> <last|final> <bet|bets|betting|betting round|round of betting|round|action> {_OVER}",
        "with <the|that> <last|final> <betting|betting round|round of betting> <over|done|finished>",
    ),
    Before.DEAL: (
        "<after|following> <the|these|those|your> [first|second|third|fourth|fifth|sixth|seventh|last|final|next|initial] [{n:Number}] "
        "[hole|up|down|face up|face down|open] <card|cards|deal|upcard|upcards>",
        f"{_ONCE} <the|these|those|your|all the|all> [first|second|third|fourth|fifth|sixth|seventh|last|final|initial] "
        f"[{{n:Number}}] [hole|up|down|face up|face down] <card|cards|upcard|upcards|hands> {_LAID}",
        f"{_ONCE} {_PEOPLE} <has|have> [all] [got] <their|his|your|all their|all his|the> cards",
    ),
    Before.ONE_MORE_BET: (
        "before <the|this> <last|final> <bet|bets|betting|betting round|round of betting|round of bets|round>",
    ),
    Before.SHOWDOWN: ("after the showdown", f"{_ONCE} <the|all the> hands <are|have been> shown"),
    Before.NO_BETS: (
        "before <any|the|the first> <betting|bet|bets|betting round|round of betting> [<happens|starts|begins|takes place|is made|is done>]",
        "before <any|the first> bets are made",
        "before <anyone|anybody|any player> has [yet] bet",
        "before betting [starts|begins]",
        "before <anyone|anybody|we|you|players> <bets|bet|start betting|starts betting|start>",
    ),
    Before.DRAW: (
        f"<after|following> <the|this|that|your> [last|final] {_NTH} <draw|exchange|discard>",
        "after drawing",
        f"{_ONCE} <the|this|that> [last|final] {_NTH} <draw|exchange> {_OVER}",
        f"{_ONCE} {_PEOPLE} <has|have> <drawn|discarded|{{n:Number}} new cards|their new cards>",
    ),
    Before.NO_DRAW: ("before <the|the first> <draw|exchange>", "before <anyone|you|players> <draws|draw>"),
    Before.PASS: (
        "after <the|this|that> [first|second|third|last] pass",
        "after [all] [the] passing [is <over|done>]",
        f"{_ONCE} [all] <the|these|those|your> cards <have been|are|were> [all] passed",
        f"{_ONCE} {_PEOPLE} <has|have> passed [their cards]",
    ),
    Before.DECLARE: (
        "after <the|this> <declaration|declare>",
        "after declaring",
        f"{_ONCE} {_PEOPLE} <has|have> <declared|decided|chosen>",
    ),
    Before.FLIP: (
        f"{_ONCE} {_PEOPLE} <has|have> <turned|flipped|rolled> [one|a card|it] [over|up]",
        "after <each|every> <player 's turn|turn|player <goes|has gone|flips|has flipped>>",
        f"after <each|every|a|the> player <beats|has beaten> {BEATEN}",
    ),
    Before.NO_BOARD: (
        f"before <any|anything|any {_SHARED} <card|cards> {_OF_THEM}|any of them|"
        "<a|the> [first] <middle|community|common|center|board|shared> <card|cards>> "
        "<is|are|gets|get|has been|have been> <turned [over|up]|flipped [over]|dealt|shown|exposed|revealed>",
        f"before <the|a> [first] card {_OF_THEM} is <turned [over|up]|flipped [over]|exposed|revealed>",
        f"before any {_SHARED} cards <hit|come|are on> <the board|the table|down|out>",
        "before the flop [<is dealt|comes [out]|is turned up|is out|hits>]",
        "before <i|we|the dealer> <deal|deals|put out|puts out|turn up|turns up|turn over|turns over|bring|brings> the flop",
        "before <you|anyone> <sees|see> the flop",
        "before <i|we|the dealer> <flip|flips|turn|turns|turn up|turns up|turn over|turns over> <anything|any of them|any cards> [over|up]",
    ),
    Before.THREE_UP: ("before the turn [card] [<is dealt|comes [out]|is turned up|is out>]",),
    Before.FOUR_UP: ("before the river [card] [<is dealt|comes [out]|is turned up|is out>]",),
    Before.BOARD: (
        "<after|following> the <flop|turn|river>",
        f"{_ONCE} the <flop|turn|river|board|center|middle|middle card|center card> [card] {_LAID}",
    ),
    Before.LAST_CARD: (
        "before <the|your> <last|final|{nth:Ordinal}> [down|up|hole] card [<is dealt|comes|is given out>]",
        "before <i|the dealer> <deal|deals> <the|your> last card",
    ),
    Before.NO_DEAL: (
        "before the deal",
        "before <dealing|any dealing>",
        "before <the|any> cards are <dealt|given out|handed out>",
        "before <each|every> <hand|deal>",
        "before <anyone|anybody|you> <gets|get> [a card|any cards|their cards|your cards]",
    ),
    Before.ANYTHING: (
        f"{_ONCE} {_PEOPLE} <has|have> <acted|had <a|their|the> <chance|turn> [to {{_:VP.base}}|at <a|another> card]|had a look [at <them|it|their cards>]|seen their cards>",
        "after <a look|looking> at <your|their|his|her|the> <cards|hand|hands>",
        "after <looking|a look>",
        f"{_ONCE} {_PEOPLE} [has|have] <look|looks|looked> [at <your|their|his|her|the> <cards|hand|hands>]",
        f"{_ONCE} {_PEOPLE} <<has|have> [all] <finished|spoken|decided|answered|been asked|taken <a|his|their> turn>|<is|are> [all] <finished|through>>",
        "to <start|begin> [with|things off|the hand|off]",
        "at <this|that> point",
        "after the dealer [<has gone|goes|has had <his|a> turn|has acted>]",
        f"{_ONCE} {_PEOPLE} <is|are> ready",
        "at <the start|first>",
        "before <the showdown|showing [<the|your|their> <cards|hands>]|<the|any> <cards|hands> are shown>",
        "before the next <card|deal|bet|round|betting round> [<comes|is dealt|starts|begins>]",
    ),
}
"""Ways to say when something comes that comes there anyway."""


OF_THE_WHOLE = (Limits, Stakes, BetSizes)
"""What is said of the whole hand, and does not come at some moment of it."""


def _of_the_whole(rule: object) -> bool:
    """Whether something is said of the whole hand."""
    return isinstance(rule, OF_THE_WHOLE) or (isinstance(rule, Opener) and rule.throughout)


def add_to(grammar: Grammar) -> None:
    """When a sentence comes, said before it or after it."""
    add = grammar.add
    add(
        "Moment",
        f"<after|following> {_THE.replace('a|another|', '')} {{nth:Ordinal}} <bet|betting|betting round|round of betting|round of bets>",
        build=lambda nth: Moment(Before.SOME_BETS, nth=nth),
        read_only=True,
    )
    add(
        "Moment",
        f"{_ONCE} {_PEOPLE} <has|have> [all] [got] [all] [<their|his|your|the>] {{nth:Number}} cards",
        Moment(Before.CARDS_HELD, nth=v.nth),
        read_only=True,
    )
    for before, when in MOMENTS.items():
        add("Moment", when, build=lambda n=0, nth=0, _=None, before=before: Moment(before), read_only=True)
    add("Moment", "on the <flop|turn|river>", Moment(Before.BOARD), cost=FAR, read_only=True)
    add(
        "Plain",
        "{rule:Step} [,] {moment:Moment}",
        build=lambda rule, moment: (moment, rule),
        cost=FAR,
        read_only=True,
    )
    add(
        "Plain",
        "{rule:Standing} [,] {moment:Moment}",
        build=lambda rule, moment: (
            (rule,) if isinstance(rule, Blinds | Blind | Ante) and moment == Moment(Before.NO_DEAL) else None
        ),
        cost=FAR,
        read_only=True,
    )
    for category in ("Plain", "Rules"):
        add(
            category,
            f"{{moment:Moment}} [,] {{rules:{category}}}",
            build=lambda moment, rules: (moment, *rules) if not _of_the_whole(rules[0]) else None,
            read_only=True,
        )
        add(
            category,
            f"{{moment:Moment}} [,] <and|but> {{second:Moment}} , {{rules:{category}}}",
            build=lambda moment, second, rules: (moment, second, *rules),
            read_only=True,
        )
    back = "<comes|gets|goes|returns|has come|has gone> <back [around] [again]|around again>"
    around = f"{_ONCE} <the turn|the action|the play|play|it|the betting> {back} to {{who:Who}} [again]"
    add("Rules", f"{around} , {{rules:Rules}}", build=back_to, read_only=True)
    add("Rules", f"{{rules:Plain}} {around}", build=back_to, cost=FAR, read_only=True)
    a_round = "<a|one|one more|another> <last|final> <bet|betting round|round of betting|round of bets>"
    for category in ("Plain", "Rules"):  # a round that was not spoken of before
        add(
            category,
            f"<after|following> {a_round} [,] {{rules:{category}}}",
            build=lambda rules: (Bets(), *rules),
            read_only=True,
        )


def back_to(who: Who, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """What comes when all have had a turn since somebody's last one, who may be spoken of in it."""
    return (Moment(Before.ANYTHING), *(_by_him(who, rule) for rule in rules)) if who != YOURSELF else None


def _by_him(who: Who, rule: Any) -> Any:
    """What is done or begun by somebody named before."""
    match rule:
        case Bets(opener) if opener == YOURSELF:
            return replace(rule, opener=who)
        case Do(Deed(agent=agent) as deed) if agent == YOU:
            return Do(replace(deed, agent=Players(Quantifier.THE, who)))
    return rule
