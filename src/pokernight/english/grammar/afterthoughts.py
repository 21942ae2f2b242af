"""What is said about the step before: who may do something else instead, who gets a card at all, how it lies."""

from dataclasses import dataclass, replace
from typing import Any, TypeGuard

from pokernight.english.construction import Grammar
from pokernight.english.grammar.cards import THAT_CARD
from pokernight.english.grammar.deeds import DEALERS, acts
from pokernight.english.grammar.players import UNSAID
from pokernight.english.template import v
from pokernight.meaning.cards import Cards, Face
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.numbers import ANY_NUMBER, ONE, Amount
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER, YOU, Everyone, Players, Quantifier, Such
from pokernight.meaning.rules import Do, If, OneOf, Openers, When
from pokernight.meaning.sorts import Condition, Rule, Standing, Step, Who


@dataclass(frozen=True)
class SaysMore(Standing):
    """A sentence about the step before it; lowering makes them one."""


@dataclass(frozen=True)
class IfWanted(SaysMore):
    """The card of the deal before is only for those who want it, and for whom something holds."""

    condition: Condition | None = None


@dataclass(frozen=True)
class Instead(SaysMore):
    """What is done in place of the step before, by those who like or by those whom it names."""

    deed: Deed


@dataclass(frozen=True)
class NewCards(SaysMore):
    """How the cards lie that come for those laid away in the step before."""

    face: Face


@dataclass(frozen=True)
class NewCard(SaysMore):
    """A card that comes for one laid away may lie another way, at another price or by doing something else."""

    face: Face
    cards: Cards | None = None
    price: Amount | None = None
    then: tuple[Deed, ...] = ()


@dataclass(frozen=True)
class EitherWay(SaysMore):
    """The card of the deal before lies one way, or another way at a price."""

    face: Face
    other: Face
    price: Amount


@dataclass(frozen=True)
class StartsWith(SaysMore):
    """Who gets the first card of the deal before."""

    who: Who


@dataclass(frozen=True)
class WithAnAce(SaysMore):
    """How many may be drawn by whoever keeps an ace and shows it."""

    many: int


@dataclass(frozen=True)
class Replaced(SaysMore):
    """As many new cards come as were laid away."""


@dataclass(frozen=True)
class AnyHidden(SaysMore):
    """Any card that does not lie face up may be flipped, those that nobody may look at too."""


@dataclass(frozen=True)
class Follows(SaysMore):
    """What also follows from the condition before, or from doing what one may: "in that case", "if they do"."""

    rules: tuple[Rule, ...]
    done: bool = False
    """Whether it follows from doing what was said, and not from its condition."""


@dataclass(frozen=True)
class Otherwise(SaysMore):
    """What is done where the condition before does not hold, or by whoever does not do what was said."""

    rules: tuple[Rule, ...]
    done: bool = False


def add_to(grammar: Grammar) -> None:
    """Sentences of their own that go with the step before, and the same in one sentence with it."""
    add = grammar.add
    _cases(grammar)
    _either_way(grammar)
    add(
        "More",
        [
            "if you <keep|keep and show|show|are keeping|hold|have> an ace [and show it] , you <can|may> [show it and] <draw|discard> {many:Number} [cards]",
            "a player <holding|with|who keeps> an ace may <draw|discard> {many:Number} [cards] [if <he shows|they show> <the ace|it>]",
        ],
        WithAnAce(v.many),
        read_only=True,
    )
    ace = "<you|players|a player|anyone> <can|may> <draw|discard|throw|throw away|take|replace|trade in|trade|swap|exchange|change> {many:Number} [cards]"
    add(
        "More",
        [
            f"{ace} {{ace:WithAce}}",
            f"[but] {{ace:WithAce}} [,] {ace} [, but <you|they> <have to|must> show <it|the ace>]",
            "{many:Number} {ace:WithAce}",
        ],
        build=lambda many, ace: WithAnAce(many),
        read_only=True,
    )
    add(
        "More",
        "if <you|they> are keeping an ace , show it and <you|they> <can|may> draw {many:Number}",
        WithAnAce(v.many),
        read_only=True,
    )
    new = "<replacements|the same number [of new cards|of cards|back]|as many [new] [cards|ones] [back]|that many new ones|new ones|new cards>"
    add(
        "More",
        [
            "the dealer <replaces|then replaces> them [from the deck]",
            f"the dealer [then] <gives <you|them|each player>|deals [<you|them|each player>]> {new} [as <you|they> <discarded|threw away>] [from the deck]",
            f"<you|they|players> <get|are dealt|receive> [back] {new} [as <you|they> <discarded|threw away|threw in>] [from the <deck|dealer>]",
        ],
        Replaced(),
        read_only=True,
    )
    add("More", "it is only dealt if they want it", IfWanted(), read_only=True)
    add("More", "it is only dealt if they want it and {condition:Pred.you}", IfWanted(v.condition), read_only=True)
    add(
        "More",
        [
            "the flipped cards may be down or no peek cards",
            "cards can be flipped from the player 's down cards or no peek cards at the player 's choice",
        ],
        AnyHidden(),
        read_only=True,
    )
    new = "<new|draw|drawn> <card|cards> <comes|come|is dealt|are dealt> [back]"
    add("More", f"[the] {new} {{face:FaceWord}}", NewCards(v.face), read_only=True)
    add(
        "More",
        [
            "for <a|an> {cards:Noun.one} , they may <get|have> the new card {face:FaceWord} by {deed:VP.ing}",
            "if <you|they> twist <a|an> {cards:Noun.one} , <you|they> <may|can> <get|have> the new card {face:FaceWord} by {deed:VP.ing}",
        ],
        build=lambda cards, face, deed: NewCard(face, replace(cards, many=ONE), then=(deed,)),
        read_only=True,
    )
    add(
        "More",
        [
            "for {price:Amount} instead , the new card comes {face:FaceWord}",
            "if they pay {price:Amount} instead , they get the new card {face:FaceWord}",
        ],
        NewCard(v.face, price=v.price),
        read_only=True,
    )
    add("More", "they {deed:Instead}", Instead(v.deed), read_only=True)
    add("More", "<you|players|each player> {deed:Instead}", Instead(v.deed), read_only=True)
    add(
        "More",
        ["it is dealt {face:FaceWord} if they {that:Pred.you}", "deal it {face:FaceWord} if they {that:Pred.you}"],
        build=lambda face, that: Instead(
            Deed(Verb.RECEIVE, Players(Quantifier.EACH, Such(Everyone(), that)), cards=THAT_CARD, face=face)
        ),
        read_only=True,
    )
    add(
        "More",
        ["{agent:Players} {deed:VP.s} instead", "{agent:Players} {deed:VP.base} instead"],
        build=lambda agent, deed: Instead(found) if (found := acts(agent, deed, Mood.DOES)) else None,
        read_only=True,
    )
    add(
        "Step",
        ["{deed:Clause} , if they want it", "{deed:Clause} [,] if <they|you> <want|wish|like> [it|one|to]"],
        build=lambda deed: if_wanted(deed) if step(deed) else None,
        apart=None,
    )
    add(
        "Step",
        "{deed:Clause} [,] if <they|you> want it and [if <they|you>] {that:Pred.you}",
        build=offered,
        read_only=True,
    )
    add(
        "Step",
        "{deed:Clause} , but they {other:Instead}",
        build=in_place_of,
        apart=lambda step: (
            {"deed": without_last(step), "other": other}
            if (other := last_in_place(step)) and other.agent == YOU
            else None
        ),
    )
    add(
        "Step",
        "{deed:Clause} , but {agent:Players} {other:VP.s} instead",
        build=lambda deed, agent, other: in_place_of(deed, found) if (found := acts(agent, other, Mood.DOES)) else None,
        apart=lambda step: (
            {"deed": without_last(step), "agent": other.agent, "other": replace(other, agent=EACH_PLAYER)}
            if (other := last_in_place(step)) and other.mood is Mood.DOES
            else None
        ),
    )


def _either_way(grammar: Grammar) -> None:
    """A card that players have face down for nothing, or face up at a price, or the other way around."""
    add = grammar.add
    who = "<you|they|players|each player|everyone|everybody>"
    have = "<have|get|take|receive>"
    free = "[for <free|nothing>|free|at no <cost|charge>]"
    choice = f"[[{who}] <get|gets|have|has> a choice <:|,>]"
    for card, name in (("it", "FaceChoice.it"), ("<your|the|their> <last|final|seventh> card", "FaceChoice")):
        add(
            name,
            [
                f"{choice} {who} <can|may> [either] {have} {card} {{face:FaceWord}} {free} <or|, or> [{who} <can|may>] pay {{price:Amount}} [<to|into> the pot] <and|to> {have} it {{other:FaceWord}}",
                f"{choice} {who} <can|may> [either] {have} {card} {{face:FaceWord}} {free} <or|, or> [{have} it] {{other:FaceWord}} for {{price:Amount}}",
            ],
            build=lambda face, other, price: EitherWay(face, other, price) if face is not other else None,
            read_only=True,
        )
    add("More", "{choice:FaceChoice.it}", v.choice, read_only=True)
    add("Step", "{choice:FaceChoice}", build=dealt_either_way, read_only=True)


def dealt_either_way(choice: EitherWay) -> Do:
    """One more card, which lies as each player chooses."""
    dealt = Deed(Verb.DEAL, THE_DEALER, cards=Cards(ONE), to=EACH_PLAYER, face=choice.face)
    return in_place_of(dealt, other_way(choice))


def _cases(grammar: Grammar) -> None:
    """In that case, otherwise; if they do, if they do not."""
    add = grammar.add
    add(
        "More",
        "<in <that|this|such a|which> case|if so|<if|when> <that|this|it> happens> [,] {rules:Plain}",
        build=lambda rules: Follows(rules) if _only_steps(rules) else None,
        read_only=True,
    )
    they = "<they|you|he|she|he or she|that player>"
    add(
        "More",
        f"<if|when|once> {they} <do|does|did> [so|that|this|it] [,] {{rules:Plain}}",
        build=lambda rules: Follows(rules, done=True) if _only_steps(rules) else None,
        read_only=True,
    )
    add(
        "More",
        "<otherwise|if not> [,] {rules:Plain}",
        build=lambda rules: Otherwise(rules) if _only_steps(rules) else None,
        read_only=True,
    )
    add(
        "More",
        f"<if|when> {they} <do|does|did|can|will|would> not <,|<do so|do that> [,]> {{rules:Plain}}",
        build=lambda rules: Otherwise(rules, done=True) if _only_steps(rules) else None,
        read_only=True,
    )
    add(
        "Rules",
        "{rules:Rules} <;|,|, and|, but> <otherwise|if not> [,] {other:Plain}",
        build=lambda rules, other: (*rules, Otherwise(other)) if _only_steps(other) else None,
        read_only=True,
    )


def _only_steps(rules: tuple[Rule, ...]) -> bool:
    return all(isinstance(rule, Step) for rule in rules)


def in_case(rule: Any, said: Follows | Otherwise) -> Rule | None:
    """A rule together with what follows from it in one case; nothing where it has no cases."""
    steps = tuple(one for one in said.rules if isinstance(one, Step))
    match rule, said:
        case When(condition, then, once), Follows(done=False):
            return When(condition, (*then, *steps), once)
        case If(condition, then, ()), Follows(done=False):
            return If(condition, (*then, *steps))
        case Do(Deed(mood=Mood.MAY) as deed), Follows(done=True):
            more = tuple(replace(one.deed, agent=deed.agent) for one in steps if _by_the_same(one))
            return Do(replace(deed, then=(*deed.then, *more))) if len(more) == len(steps) else None
        case If(condition, then, ()), Otherwise(done=False):
            return If(condition, then, steps)
        case Openers(), Otherwise() if steps and all(_checks(one) for one in steps):
            return rule if isinstance(rule, Openers) else None
        case When(condition, (Do(deed),), once), Otherwise(done=done) if done or deed.mood is not Mood.MAY:
            choice = either(deed, steps)
            return When(condition, (choice,), once) if choice else None
        case Do(deed), Otherwise(done=True):
            return either(deed, steps)
    return None


def _checks(step: Step) -> bool:
    """Whether a player who may not open checks, as there is nothing else to do."""
    return isinstance(step, Do) and step.deed.verb is Verb.CHECK


def either(deed: Deed, steps: tuple[Step, ...]) -> OneOf | None:
    """A deed, or what is done by whoever does not do it."""
    if deed.mood is Mood.MAY_NOT or len(steps) != 1 or not _by_the_same(steps[0]):
        return None
    first = replace(deed, mood=Mood.MUST)
    return OneOf((first, replace(steps[0].deed, agent=deed.agent, mood=Mood.MUST)))


def _by_the_same(step: Step) -> TypeGuard[Do]:
    """Whether the player spoken of before does something."""
    return isinstance(step, Do) and step.deed.agent in (YOU, UNSAID) and step.deed.verb not in DEALERS


def step(deed: Deed) -> Do | None:
    """Something done by itself; how a card lies that is dealt anyway says more about that deal."""
    more = deed.verb in (Verb.RECEIVE, Verb.DEAL) and deed.face and deed.cards == THAT_CARD
    return None if more or deed.instead or deed.verb is Verb.USE else Do(deed)


def if_wanted(deed: Deed) -> Do | None:
    """A card for whoever wants one, or something that is only done by those who like to."""
    if deed.verb is Verb.DEAL:
        return offered(deed)
    return Do(replace(deed, mood=Mood.MAY)) if deed.mood in (Mood.DOES, Mood.MAY) else None


def offered(deed: Deed, that: Condition | None = None) -> Do | None:
    """A deal as an offer to those who want the card, and for whom something holds."""
    if deed.verb is not Verb.DEAL or not isinstance(deed.to, Players):
        return None
    agent = replace(deed.to, who=Such(deed.to.who, that)) if that else deed.to
    return Do(Deed(Verb.RECEIVE, agent, cards=deed.cards, face=deed.face, mood=Mood.MAY))


def in_place_of(deed: Deed, other: Deed) -> Do:
    """A deed, and what is done in its place; a card in place of one that is dealt is that card."""
    if deed.verb is Verb.DEAL and other.verb is Verb.RECEIVE and other.cards == deed.cards:
        other = replace(other, cards=THAT_CARD)
    return Do(replace(deed, instead=(*deed.instead, other)))


def said_of(rule: Any, said: SaysMore) -> Rule | None:
    """A rule together with what is said about it; nothing where that is not about such a rule."""
    if isinstance(said, Follows | Otherwise):
        return in_case(rule, said)
    if not isinstance(rule, Do):
        return None
    deed = rule.deed
    changes = deed.verb in (Verb.DRAW, Verb.TWIST)
    match said:
        case IfWanted(condition):
            return offered(deed, condition)
        case Instead(other):
            return in_place_of(deed, other)
        case EitherWay(face) if deed.verb is Verb.DEAL and deed.face in (None, face):
            return in_place_of(replace(deed, face=face), other_way(said))
        case StartsWith(who) if deed.verb is Verb.DEAL and deed.start is None:
            return Do(replace(deed, start=who))
        case WithAnAce(many) if deed.verb is Verb.DRAW and deed.ace is None:
            return Do(replace(deed, ace=many))
        case Replaced() if deed.verb is Verb.DISCARD and deed.cards and deed.to is None and deed.keep is None:
            return Do(replace(deed, verb=Verb.DRAW, face=None))
        case AnyHidden() if deed.verb is Verb.FLIP and deed.until:
            return Do(replace(deed, cards=Cards(ANY_NUMBER)))
        case NewCards(face) if changes and deed.face is None:
            return Do(replace(deed, face=face))
        case NewCard(face, cards, price, then) if changes:
            other = Deed(
                deed.verb, YOU, cards or deed.cards, face=face, price=price or deed.price, mood=Mood.MAY, then=then
            )
            return in_place_of(deed, other)
    return None


def other_way(said: EitherWay) -> Deed:
    """How a card is taken by whoever pays for that."""
    return Deed(Verb.RECEIVE, YOU, cards=THAT_CARD, face=said.other, price=said.price, mood=Mood.MAY)


def last_in_place(step: Any) -> Deed | None:
    """The last of the deeds that may be done in place of a step."""
    return step.deed.instead[-1] if isinstance(step, Do) and step.deed.instead else None


def without_last(step: Do) -> Deed:
    """The deed of a step without the last of what may be done in its place."""
    return replace(step.deed, instead=step.deed.instead[:-1])
