"""Whom "he" and "they" stand for: whoever the words before were about, in the same sentence or in the one before."""

from dataclasses import replace
from typing import Any

from pokernight.english.grammar.actions import NEXT_OPENS
from pokernight.english.grammar.afterthoughts import Follows
from pokernight.english.grammar.conditions import WITH_ANY, DidSo, so_for, so_of
from pokernight.english.grammar.deeds import BETTING, DEALERS
from pokernight.english.grammar.guts import ALONE_ENDS
from pokernight.english.grammar.players import Both, That, Unsaid, restricted
from pokernight.english.grammar.sentences import conditional
from pokernight.meaning.cards import ANY_CARD, Cards, Which
from pokernight.meaning.deeds import ROLES, Deed, Mood, Time, Verb
from pokernight.meaning.hands import LegsWin
from pokernight.meaning.numbers import Quantity
from pokernight.meaning.players import (
    EACH_PLAYER,
    YOU,
    End,
    Everyone,
    EveryoneDealtIn,
    InTurn,
    Neighbor,
    NextInTurn,
    Other,
    Players,
    Quantifier,
    Showing,
    Such,
    You,
)
from pokernight.meaning.rules import Bets, Do, Happens, Holds, If, Not, OneOf, Remark, ShowsBest, StillIn, Tied, When
from pokernight.meaning.sorts import Who, with_each

_SUBJECT = frozenset(("", ",", "if", "when", "and", "but", "or", "then", "unless", "so", "until", "should", "once"))
"""Words after which somebody is named who does something."""
_ONE = frozenset(("he", "she"))
_SOMEBODY = frozenset(("someone", "somebody", "anyone", "anybody"))
_PRONOUNS = _ONE | {"they"}
_NAMED_AGAIN = _PRONOUNS | {"him", "them", "both", "others", "rest", "else"}
_OUTCOMES = (Verb.WIN, Verb.LOSE)
"""After these, "they" may be everybody who goes on, and not only the winner."""


def subjects(said: list[str]) -> set[str]:
    """The words of a sentence that can name whoever does something in it."""
    return {word for before, word in zip(["", *said], said, strict=False) if before in _SUBJECT}


def two_people(said: list[str], rules: tuple[Any, ...]) -> bool:
    """Whether a sentence tells what one player does if another does something: "if he has a king, you keep yours"."""
    named = subjects(said)
    told = [rule for rule in rules if isinstance(rule, If | When)]
    if "you" not in named or not told:
        return False
    first = min((said.index(word) for word in _SOMEBODY & named), default=len(said))
    others = first < said.index("you") and any(_about_you(rule.condition) for rule in told)
    return bool(_ONE & named) or others


def begins_with_pronoun(said: list[str]) -> bool:
    """Whether a sentence begins with "he", or with an adverb and "he"; "they" may be just all players."""
    begin = (
        said[1:]
        if said[:1] and said[0] in ("then", "now", "next", "afterward", "if", "when", "should", "unless")
        else said
    )
    return bool(begin) and begin[0] in _ONE and "you" not in said


def of_him(rules: tuple[Any, ...], said: list[str]) -> tuple[Any, ...]:
    """Rules in which "he" is the one player whom the condition is about: "if the dealer folds, he pays a chip"."""
    rules = tuple(_of_that_player(rule) if isinstance(rule, If | When) else rule for rule in rules)
    if "you" in said:
        return rules
    return tuple(_of_those_in_it(rule, said) if isinstance(rule, If | When) else rule for rule in rules)


def _of_that_player(rule: If | When) -> If | When:
    """What follows from something about any player, where that one is "that player" as well as "he"."""
    others = any(isinstance(part, Other | Neighbor) for step in rule.then for part in step.walk())
    if others or not _about_anyone(rule.condition):
        return rule
    that = _of_one(rule.condition) if isinstance(rule, If) and That() in _who_acts(rule.then) else None
    return replace(rule, condition=that or rule.condition, then=_in_question(rule.then))


def _who_acts(steps: tuple[Any, ...]) -> tuple[Who, ...]:
    return tuple(agent.who for step in steps for agent in _agents(step))


def _in_question(part: Any) -> Any:
    return YOU.who if isinstance(part, That) else with_each(part, _in_question)


def _of_those_in_it(rule: If | When, said: list[str]) -> If | When:
    """What follows from a condition, done by whoever that is about."""
    if isinstance(rule, If) and _PRONOUNS & subjects(said) and (that := _of_one(rule.condition)):
        return replace(rule, condition=that)
    if him := _definite(rule.condition):
        return replace(rule, then=_said_of(him, rule.then))
    if (them := _several(rule.condition)) is None:
        return rule
    done = (step if _shared(step) else _by_others(them, _said_of(them, step), said) for step in rule.then)
    return replace(rule, then=tuple(done))


def _shared(step: Any) -> bool:
    """Whether a step is done by nobody in particular, or is what those do who split the pot."""
    deeds = _deeds(step)
    return not deeds or deeds[0].verb is Verb.WIN


def _of_one(condition: Any) -> Any:
    """What a condition says of any player, as it is said of the one in question."""
    match condition:
        case Happens(Deed(agent=Players(Quantifier.ANY, Everyone(), None)) as deed):
            return Happens(replace(deed, agent=YOU))
        case Holds(Players(Quantifier.ANY, Everyone(), None), that):
            return that
    return None


def _several(condition: Any) -> Players | None:
    """The players whom a condition is about, where it is about so many; those who go in are all who are left then."""
    match condition:
        case Tied():
            return Players(Quantifier.EACH, Both())  # who it is that ties is told in words of its own
        case Holds(Players(Quantifier.ANY, among, Quantity(low)), that) if low > 1:
            return Players(Quantifier.EACH, Such(among, that))
        case Happens(Deed(Verb.DECLARE, Players(Quantifier.ANY, _, Quantity(low)))) | StillIn(Quantity(low)) if low > 1:
            return EACH_PLAYER
        case Happens(Deed(agent=Players(Quantifier.ANY, among, Quantity(low))) as deed) if low > 1:
            return Players(Quantifier.EACH, Such(among, Happens(replace(deed, agent=YOU, time=Time.BEFORE))))
    return None


def _said_of(him: Players, part: Any) -> Any:
    """Something in which "he" is a certain player; who else is meant is told apart from him."""
    if part == YOU:
        return him
    return part if isinstance(part, Who) else with_each(part, lambda inside: _said_of(him, inside))


def _definite(condition: Any) -> Players | None:
    """The one player whom a condition is about, where that is not just anybody."""
    match condition:
        case Not(inside):
            return _definite(inside)
        case Happens(Deed(agent=Players(Quantifier.THE, who) as players)) | Holds(
            Players(Quantifier.THE, who) as players
        ):
            return None if isinstance(who, You | That | Unsaid) else players
    return None


def carried_on(rules: tuple[Any, ...], said: list[str], before: tuple[Any, ...]) -> tuple[Any, ...]:
    """A sentence in which "he", "they" and "the others" are told by what came before, in it or in the one before it."""
    named = subjects(said)
    again = "you" not in said and _NAMED_AGAIN & set(said)
    found: tuple[Any, ...] = ()
    for rule in rules:
        last = next((one for one in reversed((*before, *found)) if not isinstance(one, Remark)), None)
        if (*before, *found)[-1:] and _wins_then((*before, *found)[-1], rule):
            continue  # as was just told
        if isinstance(rule, If | When) and isinstance(rule.condition, DidSo):
            found += _if_so(rule.condition.players, rule.then, last) or (rule,)
        else:
            found += _carried_on(rule, last, named, said) if again else (rule,)
    return found


def _wins_then(last: Any, rule: Any) -> bool:
    """Whether "that player" wins, after it was told who ends the game by winning it."""
    match rule:
        case Do(Deed(Verb.WIN, Players(Quantifier.THE, That() | You()))):
            return isinstance(last, LegsWin) or last == ALONE_ENDS
    return False


def _if_so(players: Players, then: tuple[Any, ...], last: Any) -> tuple[Any, ...] | None:
    """What follows if some players do what was spoken of last, or if it is so for them."""
    match last:
        case (
            Do(Deed() as deed)
            | When(_, (*_, Do(Deed(mood=Mood.MAY) as deed)))
            | If(_, (*_, Do(Deed(mood=Mood.MAY) as deed)))
        ):
            so: Any = Happens(_done_by(players, deed))
        case When(condition) | If(condition) if about := so_of(condition):
            so = so_for(players, about["that"])
        case _:
            return None
    return conditional(so, then) if so else None


def _done_by(players: Players, deed: Deed) -> Deed:
    """What was told of some players, done by others or by nobody, however it was to be done."""
    time = Time.NOW if deed.verb in _OUTCOMES else Time.BEFORE
    roles = {name: getattr(deed, name) for name in ROLES[deed.verb] - {"price", "ace", "more", "keep"}}
    done = Deed(deed.verb, players, time=time, **roles)
    free = done.verb in WITH_ANY and done.cards and done.cards.kind == ANY_CARD
    return replace(done, cards=None) if free else done


def _carried_on(rule: Any, last: Any, named: set[str], said: list[str]) -> tuple[Any, ...]:
    """A rule that may be about the same player as the one before it."""
    if isinstance(last, When | If) and _about_anyone(last.condition):
        again = isinstance(rule, Do | OneOf) and named & _PRONOUNS and any(agent == YOU for agent in _agents(rule))
        return (Follows((rule,)),) if again else (rule,)
    if isinstance(rule, Bets) and rule.opener == YOU.who and isinstance(last, Do) and last.deed.until == ShowsBest():
        return (replace(rule, opener=Showing(End.HIGH)),)  # whoever went on until he showed the best hand
    him = _topic(last, named)
    if him is None or (isinstance(last, Bets) and _of_betting(rule)):
        out = (
            isinstance(rule, If | When)
            and isinstance(rule.condition, Happens)
            and rule.condition.deed.verb is Verb.FOLD
        )
        return (NEXT_OPENS if him and out else rule,)  # what whoever opens may do goes without saying
    match rule:
        case Do(Deed(agent=agent, mood=mood) as deed) if agent == YOU and named & _PRONOUNS:
            chosen = isinstance(last, Do) and last.deed.mood is Mood.MAY and mood in (Mood.DOES, Mood.MUST)
            if chosen and ("then" in said or _with_that(deed)):
                return (Follows((rule,), done=True),)
            return (_said_of(him, rule),)
        case Do() | OneOf():
            return (_by_others(him, _said_of(him, rule) if named & _PRONOUNS or "him" in said else rule, said),)
        case If(condition, then) | When(condition, then) if named & _PRONOUNS:
            about = so_of(condition)
            if about is None and not any(isinstance(part, Players) for part in condition.walk()):
                return (replace(rule, then=_said_of(him, then)),)
            if about and about["players"] == YOU:
                return _where(him, about["that"], then) or (rule,)
    return (rule,)


def _where(him: Players, that: Any, then: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """What follows if something is so for somebody named before."""
    if him.quantifier is Quantifier.THE:
        so = so_for(him, that)
        return conditional(so, _said_of(him, then)) if so else None
    those = restricted(him, that)
    return _said_of(those, then) if those else None


def _deeds(rule: Any) -> tuple[Deed, ...]:
    """What is done by a rule, or what it leaves the choice of."""
    match rule:
        case Do(deed):
            return (deed,)
        case OneOf(deeds):
            return deeds
    return ()


def _of_betting(rule: Any) -> bool:
    """Whether a rule tells of a betting round, or of what one does in it."""
    steps = rule.then if isinstance(rule, If | When) else (rule,)
    return any(isinstance(step, Bets) or any(deed.verb in BETTING for deed in _deeds(step)) for step in steps)


def _if_folded(rule: Any) -> bool:
    """Whether a rule is for the case that somebody folds, or has folded."""
    match rule:
        case If(Happens(Deed(Verb.FOLD))) | When(Happens(Deed(Verb.FOLD))):
            return True
    return False


def _agents(rule: Any) -> tuple[Players, ...]:
    return tuple(deed.agent for deed in _deeds(rule))


def _with_that(deed: Deed) -> bool:
    """Whether something is done with the card spoken of before."""
    return any(isinstance(part, Cards) and part.which is Which.THAT for part in deed.walk())


def _about_you(condition: Any) -> bool:
    about = so_of(condition)
    return about is not None and about["players"] == YOU


def _about_anyone(condition: Any) -> bool:
    """Whether a condition is about any player in question, who is "you" in what follows from it."""
    about = so_of(condition)
    return about is not None and (about["players"] == YOU or about["players"].quantifier is Quantifier.ANY)


def _topic(last: Any, named: set[str]) -> Players | None:
    """Whom the rule before is about, if those are not simply all players."""
    match last:
        case Bets(opener=Who() as opener):
            him = Players(Quantifier.THE, opener)
        case Do(Deed(verb, agent)) if verb not in DEALERS:
            him = agent
            if verb in _OUTCOMES and not named & _ONE:
                return None
        case OneOf((Deed(agent=agent), *_)):
            him = agent
        case _:
            return None
    plain = isinstance(him.who, You | Everyone | EveryoneDealtIn | NextInTurn | InTurn | Unsaid | That)
    return None if plain or him.many or him.quantifier is Quantifier.NO else him


def _by_others(him: Players, rule: Any, said: list[str]) -> Any:
    """Something done by "the others", all but those named before, or by "each of them"."""
    several = him.quantifier is not Quantifier.THE or isinstance(him.who, Such)
    them = (Both(), Everyone()) if several and "them" in said else (Both(),) if several else ()

    def told(deed: Deed) -> Deed:
        who = deed.agent.who
        apart = who == Other(YOU.who) and him.who not in (Both(), Everyone())  # nobody is left beside everyone
        others = Other(him.who) if apart else him.who if who in them else who
        return replace(deed, agent=replace(deed.agent, who=others))

    return Do(told(rule.deed)) if isinstance(rule, Do) else OneOf(tuple(map(told, rule.deeds)))
