"""What is done in a betting round: to check, bet, call, raise and fold, as everybody may in turn."""

from collections.abc import Sequence
from typing import Any

from pokernight.english.construction import Grammar
from pokernight.english.grammar.betting import checks
from pokernight.english.grammar.marks import AfterEach, OpensFrom, OpensRound
from pokernight.meaning.deeds import Mood, Verb
from pokernight.meaning.players import Players, Quantifier, Such
from pokernight.meaning.rules import Bets, Opener, Remark

NEXT_OPENS = Remark("if the opener has folded, the next player opens")


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _may(grammar)
    _do(grammar)
    _round(grammar)
    _table_stakes(grammar)


WORDS = {
    "check": Verb.CHECK,
    "pass": Verb.CHECK,
    "bet": Verb.BET,
    "open": Verb.BET,
    "open the betting": Verb.BET,
    "call": Verb.CALL,
    "see": Verb.CALL,
    "call the bet": Verb.CALL,
    "call the big blind": Verb.CALL,
    "raise": Verb.RAISE,
    "raise it": Verb.RAISE,
    "fold": Verb.FOLD,
    "drop": Verb.FOLD,
    "drop out": Verb.FOLD,
    "get out": Verb.FOLD,
}
"""What the actions of a betting round are called."""
_SAID = {
    tuple((form + " " + " ".join(rest)).split()): verb
    for name, verb in WORDS.items()
    for first, *rest in [name.split()]
    for form in (first, first + ("es" if first.endswith("s") else "s"))
}
_FIRST = frozenset(said[0] for said in _SAID)
_JOINED = {(",",), ("or",), (",", "or"), ("and",), (",", "and"), ("or", "even"), ("or", "to")}


def actions(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """Two actions or more: check or bet, calls, raises, or folds."""
    found: list[tuple[int, Any]] = []
    agenda: list[tuple[int, tuple[Verb, ...]]] = [(at, ())] if words[at] in _FIRST else []
    while agenda:
        here, before = agenda.pop()
        for said, verb in _SAID.items():
            end = here + len(said)
            if tuple(words[here:end]) != said or verb in before:
                continue
            these = (*before, verb)
            if len(these) > 1:
                found.append((end, frozenset(these)))
            agenda += [(end + len(more), these) for more in _JOINED if tuple(words[end : end + len(more)]) == more]
    return found


LEXERS = {"Actions": actions}

GOES_AROUND = Remark("the betting goes around until all bets are even")
LEAST_BET = "a bet is at least the big blind"
AS_USUAL = Remark("players check, bet, call, raise and fold as usual")
ANYONE = "<you|players|everyone|everybody|each player|anyone|anybody|everyone else|the others|the other players|the rest|all players|he|she|it|they|that player|any player|a player|each player in turn|each in turn|the next player>"
TO_STAY = "<<a|any|each|every> player|anyone|anybody|everyone|everybody|players|those|whoever> [who] <want|wants> to <stay|stay in|stay in the <hand|pot|game>|keep playing|continue|go on|play on>"
IN_TURN = "[in turn] [to the left] [, in turn|in order|now|at this point]"
NOT_YET = "<provided [that] <nobody|no one> has bet [yet|before <you|them>|ahead of <you|them>]|<if|as long as|while> there is no bet [yet|to <you|them>|in front of <you|them>]|<until|if|as long as|unless|while> <somebody|someone|anybody|anyone|nobody|no one> <bets|opens|has bet|has opened|else bets|else has bet> [yet|before <you|them>]>"
WHOEVER = "[with <<whatever|anything> <you|they|he|she> <have|has|hold|holds|like|likes|want|wants>|any <hand|cards> [at all]|anything [at all]>] [, <whatever <you are|they are> holding|no matter what <you|they> <have|hold|are holding>|with any hand|including <those|people|players|anyone|the <people|players|ones>> who [has|have|had] <passed|checked> [before|earlier|already]>]"
ONCE_OPENED = "<<once|after|when|if> <there <has been|is> a bet|a bet has been made|the first bet has been made> [,]|<once|after|if|when|as soon as> <somebody|someone|anybody|anyone|a player|one player|one person|a person> <bets|opens|has bet|has opened|does> [the betting] [,]>"


USUAL = ({Verb.CALL, Verb.RAISE, Verb.FOLD}, {Verb.CHECK, Verb.BET}, {Verb.CHECK, Verb.OPEN})
"""What a player can do after a bet, and before one."""


def usual(acts: frozenset[Verb]) -> bool:
    """Whether a player who has to do one of some actions has all the choices that a player has."""
    return any(choice <= acts for choice in USUAL)


def _may(grammar: Grammar) -> None:
    """What one may do is what one always may."""
    may = "<may|can|is allowed to|are allowed to|may now|can now|may then|can then|can still|can either|may either>"

    def anybody(
        agent: Players | None = None, acts: frozenset[Verb] = frozenset(), mood: Mood = Mood.MAY
    ) -> Remark | None:
        free = mood is Mood.MAY or (mood is Mood.MUST and usual(acts))
        some = agent and (agent.quantifier is Quantifier.NO or (isinstance(agent.who, Such) and not checks(agent)))
        return AS_USUAL if free and not some else None

    grammar.add("Standing", "players check , bet , call , raise or fold as usual", AS_USUAL)
    he = "<he|she|they|you|that player>"
    grammar.add(
        "Standing",
        [
            f"<if|when> {he} can not open [,] [or <does|do> not want to [open] [,]] {he} <passes|pass|checks|check> [[,] and the next player <may|can> open] [, and so on]",
            f"<if|when> {he} <does|do> not [want to] open [,] the next player <may|can> [open] [, and so on]",
            "a player who can not open <must|has to|> <pass|passes|check|checks>",
        ],
        AS_USUAL,
        read_only=True,
    )
    grammar.add(
        "Standing",
        [
            f"{{agent:Players}} {{mood:Modal}} [either] {{acts:Actions}} {IN_TURN} {WHOEVER}",
            f"{ANYONE} {may} {{acts:Actions}} {IN_TURN} {WHOEVER} [, [but] nobody has to]",
            f"{TO_STAY} <must|has to|have to|needs to|need to> [at least|either] <call [the bet]|{{acts:Actions}}> [the bet]",
            "checking is <allowed|permitted|fine|ok>",
            f"if <you|they> do not <like|want to play> <your|their> <hand|cards> , {ANYONE} {may} <fold|drop out|drop|get out> [whenever it is <your|their> turn|on <your|their> turn]",
            f"{ANYONE} {may} <pass|check> instead of <betting|opening>",
            f"[when your turn comes [,]] {ANYONE} {may} [also] check [instead] [[,] {NOT_YET}] [if <you|they|he> <want|wants|like|likes|feel like it|feels like it> [to]]",
            f"{{agent:Players}} {may} check [instead] [[,] {NOT_YET}] [if <you|they|he> <want|wants|like|likes> [to]]",
            f"{{agent:Players}} {may} {{acts:Actions}} {NOT_YET}",
            f"{ONCE_OPENED} {ANYONE} {may} {{acts:Actions}} {IN_TURN} {WHOEVER}",
            f"{ANYONE} {may} <fold|drop out|drop|get out> <at any time|any time|whenever it is <your|their> turn [to act]|in any betting round|on your turn>",
        ],
        build=anybody,
        read_only=True,
    )


def _do(grammar: Grammar) -> None:
    """What one does or must do is usual where it leaves every choice."""
    must = "[<must|has to|have to|<is|are> to> [either]|either]"
    grammar.add(
        "Standing",
        [
            f"{{agent:Players}} [in turn] [<is|are> to|will|either] {{acts:Actions}} {IN_TURN} {WHOEVER}",
            f"{ANYONE} [, going <left|around to the left|clockwise> ,] {must} {{acts:Actions}} {IN_TURN} {WHOEVER}",
            f"{ONCE_OPENED} {ANYONE} {must} {{acts:Actions}} {IN_TURN} {WHOEVER}",
            "[<then|after that|from there>] [,] it is {acts:Actions}",
            f"{ONCE_OPENED} it is {{acts:Actions}}",
            "[go] around the table [from there] : {acts:Actions}",
        ],
        build=lambda acts, agent=None: (
            AS_USUAL if usual(acts) and not (agent and agent.quantifier is Quantifier.NO) else None
        ),
        read_only=True,
    )


def _table_stakes(grammar: Grammar) -> None:
    """What holds of raises and of players who have bet all they have."""
    add = grammar.add
    add(
        "Standing",
        [
            "a raise is at least as big as the last bet or raise",
            "<a|each|every> raise <must|has to> be at least <as <big|much|large> as|the size of> the <last|previous> <bet|raise|bet or raise> [, unless you are [going] all in]",
        ],
        Remark("a raise is at least as big as the last bet or raise"),
    )
    add(
        "Standing",
        [
            LEAST_BET,
            "<a|any|each|every|the> [opening|first] bet <must|has to> be at least [as <big|much|large> as|the size of] the big blind",
            "the <minimum|smallest|least> [bet] <is|equals> [the size of] the big blind",
        ],
        Remark(LEAST_BET),
    )
    add(
        "Standing",
        [
            "players who are all in can win only what they have matched",
            "if you are all in [for less [than <the [full] bet|a <call|full bet>|[all] the <others|rest|other players> [bet|have bet|put in|have put in]|everyone else>]] , you can only win <the part of the pot you matched|what you have matched|the main pot> [, and the rest goes into a side pot [for the <others|other players>]]",
            "if you run out of chips [in the middle of a hand] , you are all in [and can only win the main pot]",
            "table stakes",
            "you can only bet what <is in front of you|you have in front of you>",
        ],
        Remark("players who are all in can win only what they have matched"),
    )
    add(
        "Standing",
        "<you|a player|players|anyone|everyone|those who check> <can|may> check and [then] raise [later|afterward|after <a|someone 's> bet]",
        Remark("check-raising is allowed"),
        read_only=True,
    )
    add(
        "Standing",
        [
            "check-raising is allowed",
            "<check raising|check and raise|sandbagging|checking and then raising> is allowed",
            "<check raising|check and raise|sandbagging> is <fine|ok|permitted|legal|all right>",
        ],
        Remark("check-raising is allowed"),
    )
    add(
        "Plain",
        [
            "{first:Plain} [,] <and|but|who|or> [<it|he|she|they|you|that <player|hand>>] <may|can> <check|{acts:Actions}> [if <he|she|they|you> <wants|want|likes|like> [to]]",
            "{first:Plain} , or checks [if <he|she|they> <wants|want|likes|feels like it|feel like it> [to]]",
        ],
        build=lambda first, **_: (
            (*first, AS_USUAL) if isinstance(first[-1], Bets | Opener | AfterEach | OpensFrom | OpensRound) else None
        ),
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} [,] and <goes|going|continues|continuing|moves|moving> [around] [the table] <clockwise|to the left|from there>",
        build=lambda first: first if isinstance(first[-1], Bets | Opener) else None,
        read_only=True,
    )


_EVEN = (
    "until <all [the] bets are <even|equal|called>|<everyone|everybody|each player|all players> [left|still in] <has|have> [either] "
    "<called or folded|called|called , or folded|put in the same amount|folded or called>|<nobody|no one> raises>"
)
_COMPLETING = "<which is [called|known as] completing [it|the bet]|called completing>"


def _round(grammar: Grammar) -> None:
    """How a round goes around, and how it ends; where the players act from somebody on, that is the round itself."""
    add = grammar.add
    add(
        "Step",
        [
            f"<starting|beginning> {{opener:Start}} [,] {ANYONE} [in turn] [may|can|must] [either] {{acts:Actions}}",
            f"{ANYONE} [,] <starting|beginning> {{opener:Start}} [,] [may|can|must] [either] {{acts:Actions}}",
        ],
        build=lambda opener, acts: Bets(opener) if usual(acts) else None,
        read_only=True,
    )
    nobody_raised = (
        "[[,] [even] <if|when|though> <<nobody|no one> [else] <has|has raised|raises|raised|did|does>|"
        "<everyone|everybody|all the others|all others|the others|everyone before <him|her|them>> [else] [has|have] [just|only|merely] <called|calls|call>>]"
    )
    back = "[when <it|the <action|betting|bet|turn>> <gets|comes> [back] [around] [to <him|her|them>]|when it is <his|her|their> turn [again]]"
    add(
        "Standing",
        [
            "the big blind may raise",
            f"[the] big blind <has|gets> the <option|last word|last option|option to raise> {nobody_raised}",
            f"[the] big blind <may|can> [still] <raise|check or raise> {back} {nobody_raised} {back}",
            "<if|when> <everyone|everybody|all the others> [else] [has|have] [just|only|merely] <called|calls> [,] [the] big blind <may|can> [still] <raise|check or raise>",
            "the big blind acts last",
            "<no one|nobody> <may|can> check except the big blind [in an unraised pot]",
        ],
        Remark("the big blind may raise"),
    )
    going_around = (
        "<goes|goes around|goes on|continues|keeps going|moves|proceeds> [around] [the table] [to the left|clockwise]"
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] and [then] {going_around} [{_EVEN}]",
        build=lambda first: (*first, GOES_AROUND) if isinstance(first[-1], Bets | Opener | OpensRound) else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            "the betting goes around until all bets are even",
            f"[the] <betting|play|action|it> {going_around} {_EVEN}",
            f"go around [the table] [to the left|clockwise] {_EVEN}",
            "if <everyone|everybody> [just|only] calls [<the bring in|the bet>] , the <round|betting> is over [and the next card is dealt]",
        ],
        GOES_AROUND,
    )
    add(
        "Standing",
        [
            "the bring-in may be completed to a full bet",
            f"<{{agent:Players}}|{ANYONE}> <may|can> [either] [call the bring in or] complete [the <bring in|bet>|it] [to a full [small] bet]",
            f"<{{agent:Players}}|{ANYONE}> <may|can> [either] call [the bring in] , complete [it|the bet] [,] or fold",
            f"<{{agent:Players}}|{ANYONE}> <may|can> [either] call [it|the bring in] , raise [it|the bring in] to a full bet [,] or fold",
            f"<{{agent:Players}}|{ANYONE}> <may|can> raise <it|the bring in> to a full bet [, {_COMPLETING}]",
            f"the bring in <may|can> be <raised|completed> to a full bet [, {_COMPLETING}]",
            "raising <it|the bring in> to a full bet is <called completing|allowed>",
        ],
        build=lambda agent=None: Remark("the bring-in may be completed to a full bet"),
        apart=lambda rule: {} if rule == Remark("the bring-in may be completed to a full bet") else None,
    )
    add(
        "Standing",
        [
            "if the opener has folded, the next player opens",
            "if <he|she|they|the opener|that player> <folds|<has|have|is> <folded|dropped|dropped out|gone|out>> [,] [then|it is] <the|> next [active|remaining|live] player [still in] [to <his|her|their|the> left] [<opens|starts|begins|bets first|goes first|does>]",
            "or [[,] if <he|she|they|the opener> <has|is> <folded|gone|out> ,] [to] the next [active] player [still in] to <his|her|their|the> left [if <he|she|they|the opener> <has|have|is> <folded|gone|out>]",
        ],
        NEXT_OPENS,
    )
