"""What newcomers are told: what it means to check, bet, call, raise and fold, and when a round of betting is over."""

from pokernight.english.construction import Grammar
from pokernight.english.grammar.actions import AS_USUAL, GOES_AROUND, usual
from pokernight.english.template import v
from pokernight.english.verbs import forms
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.rules import Bets, Remark
from pokernight.meaning.sorts import Rule

LAST_LEFT = Remark("the last player left wins without a showdown")
BIG_BLIND_OPTION = Remark("the big blind may raise")
YOUR = "<your|his|her|their|the>"
YOU = "<you|he|she|they|a player|players|everyone|anyone|somebody|someone>"

GLOSSES = {
    "fold|drop|drop out": (
        f"throw|{YOUR} <hand|cards> <away|in>",
        f"throw away|{YOUR} <hand|cards>",
        f"lay down|{YOUR} <hand|cards>",
        f"give up|<{YOUR} <hand|cards>|the hand|[any|all|your|their] claim <to|on> the pot|whatever <you|they> have put in|any chance at the pot>",
        f"toss|{YOUR} <hand|cards> [in|away]",
        "quit|[the hand]",
        "get|out [of the hand]",
        "lose|<what|whatever|anything|any chips|the chips|all> [that] <you|they|he|she> [have|has] [already] [put|bet|paid] [in] [already|so far]",
        "be|out [of <the|that|this> <hand|deal>] [until the next <hand|deal|game>|for <that|this|the rest of the> <hand|deal>]",
        f"lay|{YOUR} cards face down [on the table|in front of <you|them|him>|on the discards]",
        f"turn|{YOUR} [up] cards <over|face down>",
        f"put|{YOUR} cards face down [on the <table|discards>]",
        "get|nothing [back] [from the pot]",
        "take|no [further|more] part in the <hand|deal|game>",
    ),
    "call|see": (
        "match|<the|that|the last|the current|the previous> bet [or raise]",
        "put in|<the same amount|as much|the same> [as the <bettor|last bet|last player|player before <you|them>>]",
        "put in|<enough to match|enough to stay in>",
        "put|the same amount in",
        "stay|in",
    ),
    "raise": (
        "make|<it|the bet> <bigger|more|larger|higher>",
        "bet|more",
        "increase|<the|that> bet",
        "put in|more",
        "match|<the|that> bet and <add|put in> more",
    ),
    "check|pass": (
        "stay|in <without betting|for free|for nothing>",
        "bet|nothing",
        "wait|<to see what others do|and see>",
        "pass|<the action|the bet|the turn> [to the next player|on|to the left]",
        "stay|in the hand without betting",
        "put in|nothing",
        "let|the next player act",
    ),
    "bet|open": (
        "put|<chips|money|some chips> <in|into> [the pot]",
        "put in|<chips|money|some chips|the first chips>",
        "be|the first to put <money|chips> in",
    ),
}
"""What each action comes to, as it is told to somebody who does not know the word."""


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _meanings(grammar)
    _course(grammar)
    _turns(grammar)
    _ends(grammar)
    _button(grammar)
    _all_in(grammar)
    _anew(grammar)


def _meanings(grammar: Grammar) -> None:
    """To fold means to throw your hand away."""
    add = grammar.add
    for number, (names, glosses) in enumerate(GLOSSES.items()):
        said = [gloss.split("|", 1) for gloss in glosses]
        for form in ("base", "ing", "s"):
            add(
                f"Gloss.{number}.{form}",
                [f"{getattr(forms(verb), form)} {rest}" for verb, rest in said],
                True,
                read_only=True,
            )
            hole, more = f"{{_:Gloss.{number}.{form}}}", f"[<and|,|or> {{_:Gloss.{number}.{form}}}]"
            named = "|".join(names.split("|"))
            done = "|".join(getattr(forms(one), form) for one in names.split("|"))
            action = f"<[to|a|the] <{named}>>" if form == "base" else f"<{done}>"
            means = "<means [that]|is [just|when]|just means>"
            told = (
                [
                    f"{action} {means} [to|you|you just|you can] {hole} {more}",
                    f"<if|when> {YOU} <{named}> [,] [{YOU}] [just] {hole} {more}",
                ]
                if form == "base"
                else [f"{action} {means} {hole} {more}"]
                if form == "ing"
                else [f"<<a|any|each> player|anyone|whoever> [who] <{done}> {hole} {more}"]
            )
            add("Standing", told, build=lambda _=True: AS_USUAL, read_only=True)
        add(
            "Rules",
            f"{{first:Rules}} , <which means [that] [you]|meaning [that] [you]|that is ,|so you> {{_:Gloss.{number}.base}}",
            build=lambda first, _=True: first if _acted(first[-1]) else None,
            read_only=True,
        )
        add(
            "Plain",
            f"{{first:Plain}} , <which means [that] [you]|meaning [that] [you]|that is ,|so you|and> {{_:Gloss.{number}.base}}",
            build=lambda first, _=True: first if first[-1] == AS_USUAL else None,
            read_only=True,
        )


def _acted(rule: Rule) -> bool:
    """Whether a rule says what players may do in a round of betting."""
    return rule == AS_USUAL or any(
        isinstance(part, Deed) and part.verb in (Verb.CHECK, Verb.FOLD, Verb.CALL, Verb.RAISE, Verb.BET)
        for part in rule.walk()
    )


def _course(grammar: Grammar) -> None:
    """How a round goes, and when it is over."""
    add = grammar.add
    over = "<is|are> <over|done|finished|complete|through>"
    even = (
        "<everyone|everybody|all players|every player|each player> [who is] [still in|left|who has not folded] "
        "<has|have> [either] <put in the same amount|put the same amount in|matched the [last|biggest] bet|called|called or folded|folded or called|checked or called|acted|had a turn> [or folded]"
    )
    add(
        "Standing",
        [
            f"[the|a|each|every] <betting|round|betting round|round of betting> {over} <when|once|as soon as> <{even}|all [the] bets are <even|equal|matched|called>>",
            f"[the|a|each|every] <betting|round|betting round|round of betting> <ends|stops> <when|once> <{even}|all [the] bets are <even|equal|matched|called>>",
            f"[the] <betting|action> <goes|continues|keeps going|goes on> [around] until {even}",
            "everyone [who wants to stay] [in] <must|has to> put in the same amount [to stay in]",
        ],
        GOES_AROUND,
        read_only=True,
    )
    before = "[before the flop|preflop|in the first round|on the first round|in that round|this round]"
    called = "<everyone|everybody> [else] [has] <just|only|> <called|calls>|<nobody|no one> [else] <has raised|raised|raises>"
    add(
        "Standing",
        [
            f"the big blind <acts|goes|speaks|bets> last {before}",
            f"the big blind <acts|goes|speaks> last {before} [,] and [he|she|they] <may|can> [still] raise [even] <if|when> <{called}>",
            f"the big blind <may|can> check <if|when> <{called}>",
            f"if <{called}> , the big blind <may|can> <check|raise or check>",
            "[the] blinds act last <before the flop|before the draw|in the first <round|betting round>>",
            "<before the <flop|draw>|in the first <round|betting round>> [,] the blinds act last",
        ],
        BIG_BLIND_OPTION,
        read_only=True,
    )
    least = "<the|a|each|any|every> [minimum] raise"
    last = "<the <last|previous|prior> <bet|raise|bet or raise>|the <bet|raise> before [it]|the bet you are raising>"
    add(
        "Standing",
        [
            f"{least} <must|has to> be at least <as <big|much|large> as|the <size|amount> of> {last}",
            f"the minimum raise is [the <size|amount> of] {last}",
            f"{YOU} <must|have to|has to> raise [by] at least [<as much as|the <size|amount> of>] {last}",
        ],
        Remark("a raise is at least as big as the last bet or raise"),
        read_only=True,
    )


def _turns(grammar: Grammar) -> None:
    """What one may do when it is one's turn."""
    turn = "<on your turn|when it is your turn|when your turn comes|each time it is your turn|when <it|the action> <gets|comes> [around] to you>"
    grammar.add(
        "Standing",
        [
            f"{turn} [,] <you|players> [<may|can|get to|have to|must>] [either] {{acts:Actions}}",
            "your <choices|options> are [to] {acts:Actions}",
        ],
        build=lambda acts=None: AS_USUAL if acts is None or usual(acts) else None,
        read_only=True,
    )


def _ends(grammar: Grammar) -> None:
    """Who is left alone need not show."""
    add = grammar.add
    folded = "<<all|everyone|everybody> [players] but one [player] <folds|fold|has folded|have folded|drops out|drop out>|<everyone|everybody> else <folds|has folded|drops out|is out>>"
    alone = f"<if|when|once> <{folded}|only one player is left>"
    wins = "<you|that player|the last player|the player left|he|she|the one left|the last one|the remaining <player|one>> <win|wins|take|takes> [the pot|it]"
    add(
        "Standing",
        [
            f"{alone} [,] {wins} [,] <and|without having to|but> <do|does> not <have|need> to show [<his|her|their|your> <hand|cards>|anything]",
            f"{alone} [,] {wins} [,] without having to show [<his|her|their|your> <hand|cards>|anything]",
            "<any player|a player|you|anyone> <can|may> [also|always] win [the pot|the hand] [at any time] <by <betting|a bet|raising|making a bet>|with a bet> <and|that makes> [having|getting|if] <everyone|everybody|all the others> else <fold|to fold|folds>",
            "<any player|a player|you|anyone> <can|may> [also|always] win [the pot|the hand] [at any time] if <everyone|everybody> else folds",
            f"<if|when|once> {folded} [,] the remaining <player|one> <wins|takes> [the pot|it]",
            "[the] last <player|one|person> <left|remaining|<who is|> still in|in the hand> <wins|takes|gets|collects> [the [whole] pot|it] [without <showing|having to show> [<his|their> <hand|cards>|anything]]",
            "<nobody|no one> has to show [anything|<his|their> <hand|cards>] <if|when> <everyone|everybody> else <folds|has folded>",
            "<the winner|you> <<do|does> not have to|need not> show [<his|her|their|your> <hand|cards>] <if|when> <everyone|everybody> else <folds|has folded>",
        ],
        LAST_LEFT,
        read_only=True,
    )
    add(
        "Standing",
        [
            "<do not|never> <show|tell> <anybody|anyone|them to anyone|them to anybody|your cards to <anyone|anybody>|anyone your <hand|cards>|anyone what you have>",
            "keep <them|your cards> to yourself",
            "<look at|peek at> <them|your cards> [,] <but|and> do not show <them|anyone|anybody> [to <anyone|anybody>]",
        ],
        Remark("nobody shows their cards before the showdown"),
        read_only=True,
    )


def _anew(grammar: Grammar) -> None:
    """A round that begins somewhere else than the one before."""
    grammar.add(
        "Step",
        "[the] <betting|action> <starts|begins> <over|again|anew|over again> {opener:Start}",
        Bets(v.opener),
        read_only=True,
    )


def _all_in(grammar: Grammar) -> None:
    """Who has bet everything."""
    part = "<the part of the pot|as much as|what|the amount|that part of the pot|the main pot> [that] [<he|she|they|you> [has|have] <matched|put in|covered|called>]"
    grammar.add(
        "Standing",
        [
            f"<a player|anyone|anybody|players|someone> who <is|are|goes|go> all in [for less] <can|may> [only] win [only] {part}",
            f"<if|when> <you|a player|someone|anyone> <are|is|go|goes> all in [for less] , <you|he|she|they> <can|may> [only] win [only] {part}",
        ],
        Remark("players who are all in can win only what they have matched"),
        read_only=True,
    )


def _button(grammar: Grammar) -> None:
    """Who deals is marked by a button that moves on."""
    moves = "<moves|goes|passes> [around [the table]] [one <seat|place|player|person>] [to the] left [,] [one <seat|place|player|person>] [<after|with> <each|every> hand|every hand|each hand]"
    grammar.add(
        "Standing",
        [
            f"[the game is played with|there is|we use|we play with|use] a [dealer] button [that|which|, which|and it] {moves}",
            "one player is the dealer [, and a button <shows|marks> who <that|it> is]",
            "a [dealer] button <shows|marks> <who is dealing|who the dealer is|the dealer|who deals>",
            "the [player with the] button is the dealer",
            "<they|the blinds> <go|move|rotate> [around] [the table] <with the <deal|button>|each hand|every hand>",
            "the dealer has <the|a> button [in front of <him|her|them>]",
        ],
        Remark("the deal passes to the left"),
        read_only=True,
    )
