"""Whether somebody does something, may, must, may not or need not: all the ways to say so, and how a clause is turned."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.afterthoughts import AtMost, NeedNot
from pokernight.english.grammar.conditions import opposite
from pokernight.english.grammar.deeds import (
    ADVERB,
    ANYONE,
    BETTING,
    DEALERS,
    acts,
    and_then,
    at_a_price,
    doer,
    even_folded,
    in_turn,
    need_not,
    only_they,
    paid_for,
)
from pokernight.english.grammar.players import WE
from pokernight.english.grammar.sentences import conditional, only_where
from pokernight.english.template import v
from pokernight.meaning.cards import Cards
from pokernight.meaning.deeds import Deed, Mood, Time, Verb
from pokernight.meaning.players import (
    EACH_PLAYER,
    THE_DEALER,
    YOU,
    Dealer,
    End,
    First,
    Holding,
    Latest,
    Neighbor,
    Other,
    Players,
    Quantifier,
    Showing,
)
from pokernight.meaning.rules import Do, Happens, Has
from pokernight.meaning.sorts import Condition, Who

IS, HAS, DOES = "<is|are>", "<has|have>", "<does|do>"
MODALS = {
    Mood.MAY: (
        "<may|can|might> [then|now|also]",
        "<may|can> <choose|opt|elect|decide> to",
        f"{IS} <allowed|able|free|welcome|entitled> to",
        "<get|gets> to",
        f"<get|gets|{HAS}> <a|an|one|the> <chance|option|choice|opportunity|right> to",
        "chooses whether to",
    ),
    Mood.MUST: (
        "<must|should> [then|now|also]",
        f"<{HAS}|<needs|need>> to",
        f"{IS} <required|forced|supposed|obliged|obligated> to",
        "had better",
    ),
    Mood.MAY_NOT: (
        "<may|can|must|should> not [ever]",
        "<may|can|must|should> never",
        f"{DOES} not get to",
        f"{IS} <not|never> <allowed|able|supposed> to",
        f"{IS} forbidden to",
        "never [get to|gets to]",
    ),
}
"""What stands before a verb in its plain form."""
NEED_NOT = (
    "need not",
    f"{DOES} not <have|need> to",
    f"never <{HAS}|<needs|need>> to",
    f"{IS} <not|never> <required|forced|obliged|obligated> to",
    f"{IS} under no obligation to",
)


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    for mood, words in MODALS.items():
        grammar.add("Modal", words, build=lambda mood=mood: mood, read_only=True)
    grammar.add("NeedNot", NEED_NOT, build=lambda: Mood.MAY, read_only=True)
    _moods(grammar)
    _participles(grammar)
    _gerunds(grammar)
    _turned(grammar)
    _whatever_happens(grammar)


def _moods(grammar: Grammar) -> None:
    """Somebody may, must or may not do something, or does not have to."""
    add = grammar.add
    for mood in MODALS:
        add(
            "Clause",
            f"{{agent:Players}} {mood.value} {{deed:VPs.base}}",
            build=lambda agent, deed, mood=mood: acts(agent, deed, mood),
            apart=lambda deed, mood=mood: doer(deed, mood),
        )
    add(
        "Clause",
        f"{{agent:Players}} {ADVERB} {{mood:Modal}} {ADVERB} {{deed:VPs.base}}",
        build=acts,
        read_only=True,
    )
    want = "if <they|you|he|she> <want|wants|wish|wishes|like|likes>"
    add(
        "Clause",
        [
            f"{{agent:Players}} may {{deed:VPs.base}} {want}",
            f"{{agent:Players}} [in turn] , {{start:Starting}} , <may|can> {ADVERB} {{deed:VPs.base}}",
            f"{want} [to] , {{agent:Players}} <may|can> {{deed:VPs.base}}",
            f"{{agent:Players}} {{deed:VPs.s}} {want} [to]",
            "{agent:Players} <get|gets|has|have> <the|a> <option|choice|right|chance> of {deed:VPs.ing}",
        ],
        build=lambda agent, deed, start=None: acts(agent, deed, Mood.MAY, start),
        read_only=True,
    )
    add(
        "Clause",
        ["{agent:Players} never {deed:VPs.s}", f"{{agent:Players}} {DOES} not {{deed:VPs.base}}"],
        build=lambda agent, deed: acts(agent, deed, Mood.MAY_NOT),
        read_only=True,
    )
    add(
        "Clause",
        "{agent:Players} {_:NeedNot} {deed:VPs.base}",
        build=lambda agent, deed, _=None: need_not(agent, deed) if agent.quantifier is not Quantifier.NO else None,
        read_only=True,
    )
    add(
        "More",
        [
            "{_:Nobody} <may|can|gets to> {deed:VP.base} more than {often:Times} [<per|a|each|in a> <hand|game|deal>]",
            "<you|players> <may|can> <not {deed:VP.base} more than|only {deed:VP.base}> {often:Times} [<per|a|each|in a> <hand|game|deal>]",
        ],
        build=lambda deed, often, _=None: AtMost(deed.verb, often) if deed.verb not in BETTING else None,
        cost=FAR,
        read_only=True,
    )
    add(
        "Clause",
        "{deed:Clause} [,] <but|and> only {often:Times} [<a|per|each> <hand|game>]",
        build=lambda deed, often: (
            replace(deed, often=often)
            if deed.mood is Mood.MAY and not deed.often and deed.verb not in BETTING
            else None
        ),
        read_only=True,
    )
    add(
        "Clause",
        [
            f"{{agent:Players}} {IS} the only <one|player|person|ones|players> <who|that> <may|can|{IS} allowed to> {{deed:VPs.base}}",
            f"{{agent:Players}} {IS} the only <one|player|person|ones|players> allowed to {{deed:VPs.base}}",
            "{agent:Players} alone <may|can> {deed:VPs.base}",
        ],
        build=only_they,
        read_only=True,
    )
    add(
        "Clause",
        "{deed:Clause} [,] or not [, as <they|you> <like|wish|want|please>]",
        build=lambda deed: deed if deed.mood is Mood.MAY else None,
        read_only=True,
    )
    add(
        "Clause",
        "{agent:Players} <take|takes> turns {deed:VPs.ing}",
        build=lambda agent, deed: in_turn(acts(agent, deed, Mood.DOES)),
        read_only=True,
    )
    _need_not(grammar)
    add(
        "Clause",
        [
            "{agent:Players} will [now|then|also|each|next] {deed:VPs.base}",
            "{agent:Players} <is|are> going to {deed:VPs.base}",
            "have {agent:Players} {deed:VPs.base}",
            "the dealer [then|now|next] <has|makes> {agent:Players} {deed:VPs.base}",
        ],
        build=lambda agent, deed: acts(agent, deed, Mood.DOES),
        read_only=True,
    )
    add(
        "Clause",
        [
            "<let|allow> {agent:Players} [to] {deed:VPs.base}",
            "the dealer [then|now|next] <lets|allows> {agent:Players} [to] {deed:VPs.base}",
        ],
        build=lambda agent, deed: acts(agent, deed, Mood.MAY) if deed.verb not in BETTING else None,
        read_only=True,
    )
    for mood, words in (
        (Mood.MAY, "<allowed|permitted|possible|legal|okay|ok|fine>"),
        (
            Mood.MAY_NOT,
            "<not <allowed|permitted|possible|legal>|never allowed|forbidden|prohibited|illegal|against the rules>",
        ),
        (Mood.MUST, "<required|mandatory|compulsory|obligatory|necessary>"),
    ):
        add(
            "Clause",
            f"it is {words} [for {{agent:Players}}] to {{deed:VPs.base}}",
            build=lambda deed, agent=EACH_PLAYER, mood=mood: acts(agent, deed, mood),
            read_only=True,
        )
    _told_who_you_are(grammar)
    _by_two(grammar)
    add(
        "Clause",
        [
            "it is up to {agent:Players} to {deed:VPs.base}",
            "{agent:Players} always {deed:VPs.s}",
            "{agent:Players} always {deed:VPs.base}",
        ],
        build=always_does,
        read_only=True,
    )


def _by_two(grammar: Grammar) -> None:
    """What two players do, each for himself."""
    for pattern in (
        "{agents:Pair} [both|each|then] {deed:VPs.base}",
        "{agents:Pair} [both|each] {mood:Modal} {deed:VPs.base}",
    ):
        grammar.add(
            "Plain",
            pattern,
            build=lambda agents, deed, mood=Mood.DOES: each_of(agents, deed, mood),
            cost=FAR,
            read_only=True,
        )


def each_of(agents: tuple[Players, ...], deed: Deed, mood: Mood) -> tuple[Do, ...] | None:
    """The same done by several; what they do to share the pot is told of them together."""
    found = [acts(agent, deed, mood) for agent in agents]
    return tuple(Do(one) for one in found if one) if all(found) and deed.verb not in (Verb.WIN, Verb.LOSE) else None


def _told_who_you_are(grammar: Grammar) -> None:
    """What somebody does who is told by being somebody: if you are the dealer, you pay a chip."""
    add = grammar.add
    says = "[,] [then] you"
    for left_out, ways in ((False, ("<if|when> you are",)), (True, ("<if|when> you are not", "unless you are"))):
        for be in ways:
            add(
                "Clause",
                [
                    f"{be} {{who:Who}} {says} {{deed:VPs.base}}",
                    f"{be} {{who:Who}} {says} {{mood:Modal}} {{deed:VPs.base}}",
                ],
                build=lambda who, deed, mood=Mood.DOES, left_out=left_out: being(who, deed, mood, left_out=left_out),
                read_only=True,
            )
    has = "<you have|<a player|he|she> has>"
    he = "[,] [then] <he|she|you|they|that player>"
    for word, end in (("<best|highest|high>", End.HIGH), ("<worst|lowest|low>", End.LOW)):
        for noun, one_card in (("hand", False), ("card", True)):
            add(
                "Extreme",
                f"<if|when|whenever|each time|every time> {has} the {word} {noun} [of all]",
                Holding(end, one_card),
                read_only=True,
            )
            add(
                "Extreme",
                f"<if|when> {has} the {word} {noun} <showing|face up|on the table>",
                Showing(end, one_card),
                read_only=True,
            )
    add(
        "Clause",
        [
            f"{{who:Extreme}} {he} {{deed:VPs.base}}",
            f"{{who:Extreme}} {he} {{deed:VPs.s}}",
            f"{{who:Extreme}} {he} {{mood:Modal}} {{deed:VPs.base}}",
            "you {deed:VPs.base} {who:Extreme}",
            "<a player|he|she> {deed:VPs.s} {who:Extreme}",
        ],
        build=lambda who, deed, mood=Mood.DOES: (
            acts(Players(Quantifier.THE, who), deed, mood) if deed.verb not in (Verb.WIN, Verb.LOSE) else None
        ),
        cost=FAR,
        read_only=True,
    )
    add(
        "Clause",
        [f"as [the] dealer {says} {{deed:VPs.base}}", f"as [the] dealer {says} {{mood:Modal}} {{deed:VPs.base}}"],
        build=lambda deed, mood=Mood.DOES: acts(THE_DEALER, deed, mood),
        read_only=True,
    )


def being(who: Who, deed: Deed, mood: Mood, *, left_out: bool) -> Deed | None:
    """Something done by one player, or by all the others."""
    if not isinstance(who, Dealer | Neighbor | Latest | First | Showing):
        return None
    return acts(Players(Quantifier.EACH, Other(who)) if left_out else Players(Quantifier.THE, who), deed, mood)


OPTIONAL = {
    (Verb.BUY,): "buy [one|any|it|anything]",
    (Verb.DRAW, Verb.TWIST, Verb.SWAP): "<trade|swap|exchange|change|replace> [any|anything|one]",
    (Verb.TAKE, Verb.BUY, Verb.RECEIVE, Verb.DRAW): "take <it|one|any>",
    (Verb.PASS,): "pass <any|anything|it>",
    (Verb.FLIP, Verb.SHOW): "show <it|them|one|any>",
}
"""Deeds that are named again in a word."""


def _need_not(grammar: Grammar) -> None:
    """What was said need not be done: you do not have to, nobody has to buy, that is optional."""
    add = grammar.add
    add(
        "Need",
        ["{agent:Players} {_:NeedNot}", f"{{agent:Nobody}} <{HAS}|needs|need|is <forced|required|obliged>> to"],
        build=needs_nothing,
    )
    add("Nobody", "{agent:Players}", build=lambda agent: agent if agent.quantifier is Quantifier.NO else None)
    for verbs, words in OPTIONAL.items():
        add("More", f"{{_:Need}} {words}", build=lambda _=None, verbs=verbs: NeedNot(verbs), read_only=True)
    add(
        "More",
        "{_:Need} {deed:VP.base}",
        build=lambda deed, _=None: NeedNot((deed.verb,), deed.cards) if not need_not(EACH_PLAYER, deed) else None,
        read_only=True,
    )
    add(
        "More",
        [
            "{_:Need} [<do so|do it|do that|do this|do anything|do either|do any of <that|this|these>>] [if <you|they> do not want to]",
            "<this|that|it> is [completely|totally|purely|strictly] <optional|voluntary|up to you>",
        ],
        build=lambda _=None: NeedNot(),
        read_only=True,
    )


def needs_nothing(agent: Players, _: Any = None) -> bool | None:
    """Whether it is said of all players, or of those in question, that they need not do something."""
    return True if agent in (EACH_PLAYER, ANYONE, YOU, WE) or agent.quantifier is Quantifier.NO else None


def always_does(agent: Players, deed: Deed) -> Deed | None:
    """Something that somebody does each time its line is reached; how one always bets is said of every round."""
    return acts(agent, deed, Mood.DOES) if deed.verb not in (*BETTING, Verb.WIN, Verb.LOSE) else None


def _participles(grammar: Grammar) -> None:
    """What the same player does with it: discarding a card first, trading in up to three."""
    add = grammar.add
    add(
        "Clause",
        "{deed:Clause} [,] {other:VP.ing} first",
        build=doing_first,
        read_only=True,
    )
    add("Clause", "{deed:Clause} , {other:VP.ing}", build=doing, cost=FAR, read_only=True)
    pat = "<standing pat|taking none|keeping <them all|what <you|they> have>>"
    add(
        "Clause",
        [f"{{deed:Clause}} , {{other:VP.ing}} [,] or {pat}", f"{{deed:Clause}} , {pat} or {{other:VP.ing}}"],
        build=lambda deed, other: found if (found := doing(deed, other)) and found.verb is Verb.DRAW else None,
        read_only=True,
    )


def _gerunds(grammar: Grammar) -> None:
    """What is done, named by its verb: checking is not allowed, there is no peeking, drawing costs the ante."""
    add = grammar.add
    for mood, patterns in (
        (
            Mood.MAY_NOT,
            (
                f"{{deed:VPs.ing}} {IS} <not <allowed|permitted|possible>|never allowed|forbidden|prohibited|banned>",
                "[there is] no {deed:VPs.ing} [is] [allowed|permitted]",
            ),
        ),
        (Mood.MUST, (f"{{deed:VPs.ing}} {IS} <required|mandatory|compulsory|a must>",)),
    ):
        add(
            "Clause",
            patterns,
            build=lambda deed, mood=mood: acts(EACH_PLAYER, deed, mood),
            cost=FAR,
            read_only=True,
        )
    has_to = f"<must|should|<{HAS}|<needs|need>> to>"
    add(
        "Clause",
        [
            "{deed:VPs.ing} <costs|cost|will cost> [you|them|a player] {price:Amount}",
            "<it|this> <costs|will cost> [<you|them|a player>] {price:Amount} to {deed:VPs.base}",
            f"<in order to|to> {{deed:VPs.base}} [,] {{agent:Players}} {has_to} pay {{price:Amount}}",
            "[in order] to {deed:VPs.base} , pay {price:Amount}",
            "by paying {price:Amount} [,] {agent:Players} <may|can> {deed:VPs.base}",
            "{price:Amount} <lets|allows|entitles> {agent:Players} [to] {deed:VPs.base}",
        ],
        build=lambda deed, price, agent=EACH_PLAYER: (
            acts(agent, paid, Mood.MAY)
            if deed.verb not in (*BETTING, Verb.DECLARE)
            and not (deed.cards is None and deed.verb in (Verb.DRAW, Verb.TWIST))  # of a draw that was told of before
            and (paid := at_a_price(price, deed) or paid_for(price, deed))
            else None
        ),
        read_only=True,
    )


NOT_ALONG = (*BETTING, *DEALERS, Verb.KEEP, Verb.USE, Verb.WIN, Verb.LOSE)
"""What is not done along with something else."""


def doing_first(deed: Deed, other: Deed) -> Deed | None:
    """A deed, and what its player does before it."""
    if other.verb in NOT_ALONG or deed.verb in NOT_ALONG:
        return None
    both = and_then(other, replace(deed, agent=EACH_PLAYER, mood=Mood.DOES))
    return acts(deed.agent, both, deed.mood) if both else None


def doing(deed: Deed, other: Deed) -> Deed | None:
    """A deed, and what its player does with it, or how: "you draw, trading in up to three cards"."""
    if other.verb is deed.verb and deed.cards is None and not deed.then:
        return replace(other, agent=deed.agent, mood=deed.mood)
    if other.verb in NOT_ALONG or deed.verb in NOT_ALONG or deed.cards is None:
        return None
    both = and_then(replace(deed, agent=EACH_PLAYER, mood=Mood.DOES), other)
    return acts(deed.agent, both, deed.mood) if both else None


def _turned(grammar: Grammar) -> None:
    """Clauses in which the verb comes first: should somebody win; only if somebody wins may he do something."""
    add = grammar.add
    add("Rules", "should [it happen that] {condition:Cond} , {rules:Rules}", build=conditional, read_only=True)
    add(
        "Rules",
        "only <if|when> {condition:Cond} <may|can> {agent:Players} {deed:VPs.base}",
        build=lambda condition, agent, deed: (
            only_where(condition, (Do(found),)) if (found := acts(agent, deed, Mood.MAY)) else None
        ),
        read_only=True,
    )
    add(
        "Rules",
        "only <if|when> {condition:Cond} <does|do|must> {agent:Players} [have to] {deed:VPs.base}",
        build=lambda condition, agent, deed: (
            conditional(condition, (Do(found),))
            if deed.verb not in BETTING and (found := acts(agent, deed, Mood.MUST))
            else None
        ),
        read_only=True,
    )


def _whatever_happens(grammar: Grammar) -> None:
    """Conditions that restrict nothing: even if, whether or not."""
    add = grammar.add
    add(
        "Regardless",
        [
            "<whether or not|even if|even when|no matter if> {condition:Cond}",
            "<whether|no matter whether|regardless of whether> {condition:Cond} or not",
            "regardless of whether [or not] {condition:Cond}",
        ],
        v.condition,
        read_only=True,
    )
    whatever = "<no matter|regardless of|it does not matter>"
    add(
        "Regardless",
        [
            "whether {condition:Cond} or {_:Pred.you}",
            f"{whatever} who {{that:Pred}}",
            f"{whatever} <what|which> <cards|card|hand> <you|they|he|she> <have|has|hold|holds>",
            f"{whatever} how many cards <you|they|he|she> <have|has|hold|holds|draw|draws|drew>",
        ],
        build=lambda condition=None, that=None, _=None: condition or that or ALWAYS,
        read_only=True,
    )
    add("Rules", "{rules:Plain} [,] {condition:Regardless}", build=regardless, cost=FAR, read_only=True)
    add("Rules", "{condition:Regardless} , {rules:Rules}", build=regardless, cost=FAR, read_only=True)


ALWAYS = Has(Cards())
"""Some cards, whichever they are."""
HAS_FOLDED = Happens(Deed(Verb.FOLD, YOU, time=Time.BEFORE))


def regardless(condition: Condition, rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Rules that hold in any case; where those who have folded are meant too, that is said of who acts."""
    if condition not in (HAS_FOLDED, opposite(HAS_FOLDED)):
        return rules
    match rules:
        case (Do(deed),):
            done = even_folded(deed)
            return (Do(done),) if done else None
    return None
