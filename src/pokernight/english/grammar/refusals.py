"""Dealt cards that need not be kept: they are passed on to the next player, or changed for another."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.afterthoughts import Instead, OfRefusals, SecondStays, StartsWith
from pokernight.english.grammar.cards import THAT_CARD
from pokernight.english.grammar.deeds import FORMS, at_a_price
from pokernight.english.template import v
from pokernight.english.verbs import forms
from pokernight.meaning.cards import Face, Which
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.players import YOU, YOURSELF, FirstInRotation, Neighbor, Players, Quantifier, Side
from pokernight.meaning.rules import Do, Remark

NEXT_PLAYER = Players(Quantifier.THE, Neighbor(YOURSELF, Side.LEFT))
REFUSALS = (Verb.PASS, Verb.DRAW)
UP_CARD = replace(THAT_CARD, face=Face.UP)
"""The card that was dealt, if it lies face up."""
_ROUND = "<<in|of> <a|the|each|every> round|<each|every> [round]>"
_GET = "<get|gets|are dealt|is dealt|receive|receives|were dealt|was dealt>"
_NEW = "<a new one|another one|a new card|another card|the <top|next> <card|one> <of|off|from> the [top of the] deck>"
_PASSING = ("pass", "hand", "push", "shove", "slide", "give", "move")
_YOU, _YOUR = "<you|they|he|she>", "<the|your|their|his|her>"
_HANDED = "passed|handed|pushed|shoved|refused|rejected|given"
_EVEN = "even [if] it <was|has been> passed [on] to <them|you|him|her>"


def add_to(grammar: Grammar) -> None:
    """How a card is refused that was dealt, and what comes for it."""
    add = grammar.add
    add(
        "Refused",
        [
            "it",
            f"{_YOUR} first card [{_YOU} {_GET}] {_ROUND}",
            f"{_YOUR} first up card of the round",
            f"the first card [that] {_YOU} {_GET}",
            "<that|the|this|your|their|his|her> card [<dealt|given> to <you|them|him|her>]",
        ],
        THAT_CARD,
    )
    add(
        "Refused",
        ["an up card", f"{_YOUR} first up card [{_YOU} {_GET}] {_ROUND}"],
        UP_CARD,
    )
    for form in FORMS:
        this = f"VP.{form}"
        passing = f"<{'|'.join(getattr(forms(name), form) for name in _PASSING)}>"
        add(
            this,
            f"{passing} {{cards:Refused}} <on|along> {{to:Toward}}",
            Deed(Verb.PASS, cards=v.cards, to=v.to),
            read_only=True,
        )
        add(
            this,
            f"{passing} {{cards:Refused}} {{to:Toward}}",
            Deed(Verb.PASS, cards=v.cards, to=v.to),
            cost=FAR,
            read_only=True,
        )
        add(  # to whom a card goes that one may have passed on oneself
            this,
            f"{passing} {{cards:Refused}} [on|along]",
            Deed(Verb.PASS, cards=v.cards, to=NEXT_PLAYER),
            cost=FAR,
            read_only=True,
        )
        refusing = "|".join(getattr(forms(name), form) for name in ("refuse", "reject", "turn down", "decline"))
        getting = "|".join(getattr(forms(name), form) for name in ("take", "get", "receive", "draw"))
        add(
            this,
            f"<{refusing}> {{often:Number}} [up] cards <per|a|each|in a> <game|hand|deal> [,] <getting|taking|and <get|take>> {_NEW} [in place of each]",
            build=lambda often: Deed(Verb.DRAW, cards=THAT_CARD, often=often),
            read_only=True,
        )
        add(
            this,
            f"<{refusing}> {{cards:Refused}} [,] <and|then|and then> <{getting}> <{_NEW[1:-1]}|the next [one|card]|another> [instead]",
            Deed(Verb.DRAW, cards=v.cards),
            read_only=True,
        )
        dealt = f"{'be' if form == 'base' else 'is'} <dealt|given>"
        add(
            this,
            f"<{refusing}> {{cards:Refused}} <for|by paying> {{price:Amount}} [,] <and|then|and then> <{getting}|{dealt}> <{_NEW[1:-1]}|the next [one|card]|another [one|card]> [instead|in its place]",
            Deed(Verb.DRAW, cards=v.cards, price=v.price),
            read_only=True,
        )
        add(
            this,
            f"{{deed:{this}}} [,] if <you|they> pay {{price:Amount}} [,]",
            build=lambda deed, price: at_a_price(price, deed) if passes_it(deed) else None,
            read_only=True,
        )
        add(
            this,
            f"{{deed:{this}}} [instead] [,] <{_EVEN}|as many times as it comes to <you|them>|any number of times|even one [that was] <{_HANDED}> to <you|them>|as often as <you|they> <like|want>> [,]",
            build=lambda deed: deed if passes_it(deed) else None,
            read_only=True,
        )
        add(
            this,
            f"{{deed:{this}}} [,] <and|then|and then> <get|take|receive|be dealt|draw> {_NEW} [in its place]",
            build=lambda deed: deed if passes_it(deed) else None,
            read_only=True,
        )
        add(
            this,
            f"{{deed:{this}}} [,] before the next player <gets|is dealt> <one|a card|theirs>",
            build=lambda deed: deed if deed.verb is Verb.DRAW and deed.cards == THAT_CARD else None,
            read_only=True,
        )
    add(
        "Clause",
        "once <a|per|each|every|in a> <game|hand|deal> [,] {deed:Clause}",
        build=lambda deed: replace(deed, often=1) if deed.mood is Mood.MAY and not deed.often else None,
        read_only=True,
    )
    add(
        "More",
        [
            "<this|that|it> <must be done|has to be done|is done> before the next player <gets|is dealt> <one|a card|theirs>",
            "if <the dealer|the last player> passes [too] [,] it is <discarded|thrown away|dead>",
            f"[a|any] <card|cards> <{_HANDED}> [on] by the dealer <is|are> <discarded|thrown away|dead>",
            "[a|any] <card|cards> that <go|goes|get|gets|make it|makes it> <beyond|past> the dealer <is|are> <discarded|thrown away|dead>",
            "if the dealer does not want <it|the card> [either] [,] it <goes to the discards|is <discarded|thrown away>>",
        ],
        OfRefusals(),
        read_only=True,
    )
    second = "the <second|new|replacement|next|other> <card|one>"
    add(
        "More",
        [
            f"<keep|you are stuck with|they are stuck with> {second} [whatever it is|no matter what]",
            f"{second} <can not|may not|must not> be <refused|rejected|turned down|exchanged|replaced> [in turn]",
        ],
        SecondStays(),
        read_only=True,
    )
    add(
        "Clause",
        "if <you|they> do not <want|like> <it|the card|that card|your card|their card> , {deed:Clause}",
        build=lambda deed: deed if deed.mood is Mood.MAY and refuses(deed) else None,
        read_only=True,
    )
    _written(grammar)
    _started(grammar)
    add(
        "Standing",
        [
            "a card that nobody takes is discarded",
            "what goes past the dealer is discarded",
            "if <a card makes it past the dealer|<the dealer|the last player> <rejects|passes|refuses> <it|a card|the card> [too]> [,] it is <discarded|thrown away|dead>",
        ],
        Remark("a card that nobody takes is discarded"),
    )


def _started(grammar: Grammar) -> None:
    """A deal that begins with another player each time."""
    add = grammar.add
    add("Who", "the player one seat further left than the round before", FirstInRotation())
    add(
        "Start",
        "one <seat|player|place> <further|farther|more> [to the] left <each|every> <round|time|deal>",
        FirstInRotation(),
        read_only=True,
    )
    add("More", "the deal <starts|begins> {start:Start}", StartsWith(v.start), read_only=True)
    add(
        "More",
        "rotating [the] start one <player|seat> [to the] left <each|every> round",
        StartsWith(FirstInRotation()),
        read_only=True,
    )


def _written(grammar: Grammar) -> None:
    """A deal together with how its card may be refused."""
    add = grammar.add
    add("Refusals", "may pass {cards:Refused} on {to:Toward} and get a new one", (refused(Verb.PASS, to=v.to),))
    add(
        "Refusals",
        "may pay {price:Amount} to pass {cards:Refused} on {to:Toward} and get a new one",
        (refused(Verb.PASS, to=v.to, price=v.price),),
    )
    add("Refusals", "may change {cards:Refused} for the next card of the deck", (refused(Verb.DRAW),))
    add(
        "Refusals",
        "may change {cards:Refused} for the next card of the deck once a game",
        (refused(Verb.DRAW, often=1),),
    )
    add(
        "Refusals",
        "may pay {price:Amount} to change {cards:Refused} for the next card of the deck",
        (refused(Verb.DRAW, price=v.price),),
    )
    add("Refusals", "{two:TwoRefusals}", v.two)
    for verb, way in ((Verb.PASS, "pass {cards:Refused} [on] {to:Toward}"), (Verb.DRAW, "change {cards:Refused}")):
        to = {"to": v.to} if verb is Verb.PASS else {}
        name = "pass" if verb is Verb.PASS else "change"
        add(
            "TwoRefusals",
            [
                f"may pay {{price:Amount}} to {way.replace('[on]', 'on')} and {{second:Amount}} to {name} the second",
                f"<may|can> pay {{price:Amount}} to {way} [instead] [,] [{_EVEN}] [,] and {{second:Amount}} to {name} {_YOUR} second [one|card]",
            ],
            (refused(verb, price=v.price, **to), refused(verb, price=v.second, **to)),
        )
    add("Plain", "<they|you> {ways:TwoRefusals}", build=lambda ways: tuple(map(Instead, ways)), read_only=True)
    add(
        "Step",
        "{deed:Clause} , but they {ways:Refusals}",
        build=may_be_refused,
        apart=lambda step: {"deed": kept(step), "ways": ways} if (ways := ways_of(step)) and not others(step) else None,
    )
    add(
        "Step",
        "{first:Step} , and they {ways:Refusals}",
        build=lambda first, ways: may_be_refused(first.deed, ways) if isinstance(first, Do) else None,
        apart=lambda step: (
            {"first": Do(replace(kept(step), instead=others(step))), "ways": ways}
            if (ways := ways_of(step)) and others(step)
            else None
        ),
    )


def refused(verb: Verb, **said: Any) -> Deed:
    """A player refuses the card that was dealt to him."""
    return Deed(verb, YOU, cards=v.cards, mood=Mood.MAY, **said)


def may_be_refused(deed: Deed, ways: tuple[Deed, ...]) -> Do | None:
    """A deal of which the card may be refused."""
    return Do(replace(deed, instead=(*deed.instead, *ways))) if deed.verb is Verb.DEAL else None


def ways_of(step: Any) -> tuple[Deed, ...]:
    """How the card of a deal may be refused."""
    deeds = step.deed.instead if isinstance(step, Do) and step.deed.verb is Verb.DEAL else ()
    return tuple(deed for deed in deeds if deed.verb in REFUSALS)


def others(step: Do) -> tuple[Deed, ...]:
    """What else may be done in place of a deal."""
    return tuple(deed for deed in step.deed.instead if deed.verb not in REFUSALS)


def kept(step: Do) -> Deed:
    """A deal without anything that may be done in its place."""
    return replace(step.deed, instead=())


def refuses(deed: Deed) -> bool:
    """Whether the card in question is not kept."""
    return deed.verb in REFUSALS and deed.cards is not None and deed.cards.which is Which.THAT


def passes_it(deed: Deed) -> bool:
    """Whether the card in question is passed on."""
    return deed.verb is Verb.PASS and refuses(deed)
