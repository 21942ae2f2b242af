"""Conditions: what is so, what happens, what has happened."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.cards import POINTING, THAT_CARD, AsBefore, pointed, pointed_yours
from pokernight.english.grammar.deeds import acts, by_you, undergoes
from pokernight.english.grammar.players import WE
from pokernight.english.template import v
from pokernight.meaning.cards import (
    ANY_CARD,
    YOUR_HAND,
    Anywhere,
    Board,
    Cards,
    Face,
    OfSuit,
    RankLike,
    TableCards,
    Which,
)
from pokernight.meaning.deeds import ROLES, Deed, Mood, Time, Verb
from pokernight.meaning.hands import Compared, Limit, OfShape, Shape
from pokernight.meaning.numbers import ONE, Quantity, at_least, exactly
from pokernight.meaning.players import YOU, YOURSELF, Everyone, Other, Players, Quantifier, Such
from pokernight.meaning.rules import (
    Alike,
    All,
    AnyOf,
    AreOf,
    Broke,
    DeckRunsOut,
    Declined,
    Happens,
    Has,
    HasHand,
    Holds,
    NobodyWants,
    Not,
    Qualifies,
    ShowsBest,
    StillIn,
)
from pokernight.meaning.sorts import Condition, Kind, Place

NONE_OF_THEM = Not(Has(Cards(ONE, kind=AsBefore())))
BEATEN = (
    "<<it|him|her|them|that> [yet]|the board|what is [already] showing|everyone else|everybody else|all the others|the leader|anything|"
    "<the|that> <best|high|highest|leading|top|last|previous|winning|current|> <hand|one|card> [showing|on the table|so far|that is showing|on board|"
    "[just] before <him|her|you|them|it>|before|to beat]|<the player|the one> [just] before <him|her|you|them>|<his|her|your|their> neighbor ['s hand]>"
)
"""The hand that has to be beaten where players turn up cards: it is the best of those that show."""
THE_TABLE_CARD = Cards(ONE, at=TableCards())
YOUR_UP_CARD = Cards(ONE, face=Face.UP)
"""The one that a player has just been dealt, as he may have others."""
ALL_TURNED = Happens(Deed(Verb.FLIP, YOU, cards=Cards()))
NEVER_BEST = All((ALL_TURNED, Not(ShowsBest())))
"""A player has turned up all cards, and others show a better hand."""
EXTREMES = (Which.HIGHEST, Which.LOWEST)
"""Whoever has the lowest card is found among all the cards on the table, not among their own."""


def add_to(grammar: Grammar) -> None:
    """What can be said of a player, and of the table."""
    _predicates(grammar)
    _conditions(grammar)


def _unwilling(grammar: Grammar) -> None:
    """What somebody does not do, or not along with something else: unable to open, refuses to draw, without showing."""
    add = grammar.add
    wont = (
        "<refuse|refuses|refused|decline|declines|fail|fails|failed> to",
        "<choose|chooses|chose|decide|decides|decided|prefer|prefers|elect|elects|opt|opts> not to",
        "<is|are> <unable|unwilling|not able|not willing> to",
    )
    not_done = "{deed:VP.base}"
    for this in ("Pred", "Pred.you"):
        add(
            this,
            [f"{words} {not_done}" for words in wont],
            build=lambda deed: Not(Happens(by_you(deed))),
            read_only=True,
        )
        add(this, f"{{that:{this}}} [,] without {{deed:VP.ing}}", build=without_doing, cost=FAR, read_only=True)
    beaten = "beating|having beaten|being able to beat|getting ahead of"
    for this in ("Pred", "Pred.you"):
        add(
            this,
            [f"{{that:{this}}} [,] without <{beaten}> {BEATEN}", f"{{that:{this}}} [,] without taking the lead"],
            All((v.that, Not(ShowsBest()))),
            read_only=True,
        )
    add(
        "With",
        "<wishing|wanting|choosing|deciding|electing|willing> to {deed:VP.base}",
        build=lambda deed: Happens(by_you(deed)),
        read_only=True,
    )
    add(
        "With",
        [f"<unable|unwilling|not able|not willing> to {not_done}", "not [yet] {deed:VP.ing}"],
        build=lambda deed: Not(Happens(by_you(deed))),
        read_only=True,
    )


def _pays(grammar: Grammar) -> None:
    """Whether somebody has paid anything, whatever it was; whoever pays now takes up what was offered before."""
    paid = Happens(Deed(Verb.PAY, YOU, time=Time.BEFORE))
    for this in ("Pred", "Pred.you"):
        grammar.add(this, ["paid", "<has|have> paid", "<had|has|have> to pay"], paid)
        grammar.add(this, ["did not pay", "<has|have> not paid", "did not have to pay"], Not(paid))


def any_at_all(deed: Deed) -> Deed:
    """What is never done with a card is not done with two either."""
    return replace(deed, cards=None) if deed.cards == Cards(ONE) and deed.verb in WITH_ANY else deed


WITH_ANY = (Verb.DRAW, Verb.DISCARD, Verb.FLIP, Verb.TWIST)
"""What can be done without saying with what."""


def without_doing(that: Condition, deed: Deed) -> Condition | None:
    """The player in question does one thing, and not another at the same time."""
    return All((that, Not(Happens(by_you(deed, that.deed.time))))) if isinstance(that, Happens) else None


def _held_together(grammar: Grammar) -> None:
    """Several things that a player has or does not have, in one phrase: with an ace but no king, with neither."""
    add = grammar.add
    two = (v.first, v.second)
    add("With", "having {cards:Cards}", Has(v.cards), read_only=True)
    add("With", "having {made:Made}", HasHand(v.made), read_only=True)
    add(
        "With", "<with|having|holding> [either] {first:Held} [,] or {second:Held}", AnyOf(two), cost=FAR, read_only=True
    )
    add(
        "With",
        "<with|having|holding> {first:Held} [,] <and|but> no {second:Nothing}",
        All((v.first, Not(v.second))),
        read_only=True,
    )
    neither = All((Not(v.first), Not(v.second)))
    add("With", "<with|having|holding> neither {first:Held} nor {second:Held}", neither, read_only=True)
    add("With", "without [either] {first:Held} or {second:Held}", neither, cost=FAR, read_only=True)
    add("With", "{first:With} [,] or {second:With}", AnyOf(two), cost=FAR, read_only=True)
    add("With", "{first:With} [,] <and|but> {second:With}", All(two), cost=FAR, read_only=True)
    for this, has in (("Pred", "<has|have|holds|hold>"), ("Pred.you", "<have|hold>")):
        add(
            this,
            f"{has} {{first:Held}} [,] <and|but> no {{second:Nothing}}",
            All((v.first, Not(v.second))),
            read_only=True,
        )
    add(
        "With",
        "<with|having|holding> <only|just|exactly> {n:Number} <card|cards> [left]",
        Has(Cards(Quantity(v.n, v.n))),
        read_only=True,
    )


def _joined_predicates(grammar: Grammar, this: str) -> None:
    """Two things said of somebody; cards that are named once belong to both deeds: "flips or is dealt a three"."""
    for word, joined in (("and", All), ("or", AnyOf)):
        grammar.add(
            this,
            f"{{first:{this}}} {word} {{second:{this}}}",
            build=lambda first, second, joined=joined: one_after_another(joined, _with_cards_of(second, first), second),
            apart=lambda both, joined=joined: (
                {"first": both.conditions[0], "second": both.conditions[1]}
                if isinstance(both, joined)
                and len(both.conditions) == 2
                and _with_cards_of(both.conditions[1], both.conditions[0]) == both.conditions[0]
                else None
            ),
        )
    grammar.add(this, f"{{first:{this}}} [,] but {{second:{this}}}", All((v.first, v.second)), read_only=True)


def one_after_another(kind: type[All] | type[AnyOf], first: Condition, second: Condition) -> Condition:
    """Several conditions joined by the same word, always put together in the same way: the first, and the rest."""
    if isinstance(first, kind) and len(first.conditions) == 2:
        one, other = first.conditions
        return kind((one, one_after_another(kind, other, second)))
    return kind((first, second))


def _with_cards_of(second: Any, first: Any) -> Any:
    """The first of two deeds, with the cards of the second where it can have such and names none itself."""
    match first, second:
        case Happens(Deed(cards=None) as deed), Happens(Deed(cards=Cards() as cards)) if "cards" in ROLES[deed.verb]:
            return Happens(replace(deed, cards=cards))
    return first


def _predicates(grammar: Grammar) -> None:
    add = grammar.add
    # Of "you put" one takes it that it is done now, of "whoever put" that it was done before
    add(
        "Pred",
        "{deed:VP.past}",
        build=lambda deed: happens(deed, Time.BEFORE),
        apart=lambda c: done_by_you(c, Time.BEFORE),
        cost=FAR,
    )
    add("Pred", "[ever] {deed:VP.base}", build=lambda deed: happens(deed, Time.NOW), cost=FAR + FAR, read_only=True)
    for time, patterns in (
        (
            Time.NOW,
            (
                "{deed:VP.s}",
                "ever {deed:VP.s}",
            ),
        ),
        (
            Time.BEFORE,
            (
                "<has|have> [already] {deed:VP.part}",
                "already {deed:VP.past}",
                "<had|has|have> to {deed:VP.base}",
            ),
        ),
        (Time.JUST, ("just {deed:VP.past}", "<has|have> just {deed:VP.part}")),
    ):
        add(
            "Pred",
            patterns,
            build=lambda deed, time=time: happens(deed, time),
            apart=lambda c, time=time: done_by_you(c, time),
        )
    add(
        "Pred",
        "{deed:VP.past} in the <<last|previous|preceding> round|round [just] before>",
        build=lambda deed: happens(deed, Time.JUST),
        cost=FAR,
        read_only=True,
    )
    for forms, time in (
        (("past", "past"), Time.BEFORE),
        (("s", "s"), Time.NOW),
        (("s", "base"), Time.NOW),
        (("base", "base"), Time.NOW),
    ):
        add(
            "Pred",
            f"neither {{one:VP.{forms[0]}}} nor {{other:VP.{forms[1]}}}",
            build=lambda one, other, time=time: neither_done(one, other, time),
            read_only=True,
        )
    for this in ("Pred", "Pred.you"):
        add(
            this,
            "<has|have> neither {one:VP.part} nor {other:VP.part}",
            build=lambda one, other: neither_done(one, other, Time.BEFORE),
            read_only=True,
        )
    wanting = "<want|wants|wish|wishes|choose|chooses|decide|decides|elect|elects>"
    for this in ("Pred", "Pred.you"):
        add(this, f"{wanting} to {{deed:VP.base}}", build=lambda deed: happens(deed, Time.NOW), read_only=True)
        add(
            this,
            [f"<does|do|did> not {wanting} to {{deed:VP.base}}", "<can|could|will> not {deed:VP.base}"],
            build=lambda deed: Not(Happens(by_you(deed))),
            read_only=True,
        )
    add(
        "Pred.you",
        "{deed:VP.base}",
        build=lambda deed: happens(deed, Time.NOW),
        apart=lambda c: done_by_you(c, Time.NOW),
    )
    add(
        "Pred.you",
        "{deed:VP.past}",
        build=lambda deed: happens(deed, Time.BEFORE),
        apart=lambda c: done_by_you(c, Time.BEFORE),
        cost=FAR,
    )
    for this, have in (("Pred", "has"), ("Pred.you", "have")):
        add(
            this,
            f"{have} {{cards:Cards}} showing",
            build=lambda cards: shows(cards) if not cards.face else None,
            apart=lambda c: {"cards": replace(c.cards, face=None)} if c.cards.face is Face.UP else None,
        )
    add(
        "Pred.you",
        ["have {cards:Cards}", "already have {cards:Cards}"],
        build=lambda cards: None if cards.which in EXTREMES else Has(cards),
        apart=lambda c: {"cards": c.cards} if isinstance(c, Has) else None,
    )
    has = "<have|has|hold|holds>"
    for this in ("Pred.you", "Pred"):  # of the kind spoken of before
        add(this, f"{has} {{cards:Elided}}", Has(v.cards), cost=FAR, read_only=True)
        add(this, [f"{has} none [of <them|these|those>]", f"do not {has} any"], NONE_OF_THEM, cost=FAR, read_only=True)
        few = "{n:Number} <card|cards> [left]"
        add(
            this,
            [f"{has} <only|just|exactly> {few}", f"<only|just> {has} {few}"],
            Has(Cards(Quantity(v.n, v.n))),
            read_only=True,
        )
    add("Pred.you", "have no {cards:Noun.one}", Not(Has(v.cards)))
    add("Pred.you", "do not have {made:Made}", Not(HasHand(v.made)))
    add("Pred.you", "do not have {made:Made} showing", Not(HasHand(v.made, showing=True)))
    add("Pred", "does not have {made:Made} showing", Not(HasHand(v.made, showing=True)))
    add("Pred.you", "do not have {cards:Cards}", Not(Has(v.cards)))
    for time, not_done in ((Time.NOW, "do not"), (Time.BEFORE, "did not")):
        add(
            "Pred.you",
            f"{not_done} {{deed:VP.base}}",
            build=lambda deed, time=time: Not(Happens(by_you(deed, time))),
            apart=lambda c, time=time: done_by_you(c.condition, time) if isinstance(c, Not) else None,
        )
    add("Pred.you", "have {made:Made}", HasHand(v.made))
    add("Pred.you", "have {made:Made} showing", HasHand(v.made, showing=True))
    _joined_predicates(grammar, "Pred.you")
    add(
        "Pred",
        ["is ever dealt {cards:Cards}", "are ever dealt {cards:Cards}"],
        build=lambda cards: Happens(Deed(Verb.RECEIVE, YOU, cards=cards)),
        read_only=True,
    )
    add(
        "Pred",
        ["does not {deed:VP.base}", "do not {deed:VP.base}"],
        build=lambda deed: Not(Happens(by_you(deed))),
        apart=lambda c: done_by_you(c.condition, Time.NOW) if isinstance(c, Not) else None,
    )
    add(
        "Pred",
        ["did not {deed:VP.base}", "<has|have> not {deed:VP.part}"],
        build=lambda deed: Not(Happens(by_you(deed, Time.BEFORE))),
        apart=lambda c: done_by_you(c.condition, Time.BEFORE) if isinstance(c, Not) else None,
    )
    for this in ("Pred", "Pred.you"):
        add(
            this,
            ["never {deed:VP.past}", "<has|have> <never|not yet> {deed:VP.part}"],
            build=lambda deed: Not(Happens(by_you(any_at_all(deed), Time.BEFORE))),
            read_only=True,
        )
    _pays(grammar)
    add(
        "Pred",
        ["has {cards:Cards}", "[already|ever] <has|have|holds|hold> {cards:Cards}", "is holding {cards:Cards}"],
        build=lambda cards: None if cards.which in EXTREMES else Has(cards),
        apart=lambda c: {"cards": c.cards} if isinstance(c, Has) else None,
    )
    add(
        "Pred",
        ["[ever|already] <shows|show|is showing|are showing> {cards:Cards}"],
        build=shows,
        read_only=True,
    )
    add("Pred", ["has {made:Made}", "<has|have|holds|hold|gets|get|makes|make> {made:Made}"], HasHand(v.made))
    add(
        "Pred",
        [
            "has {made:Made} showing",
            "<has|have> {made:Made} showing",
            "<shows|show|is showing|are showing> {made:Made}",
        ],
        HasHand(v.made, showing=True),
    )
    add(
        "Pred",
        "<has|have> no {cards:Noun.all}",
        build=lambda cards: Not(Has(cards)),
        apart=lambda c: (
            {"cards": c.condition.cards}
            if isinstance(c, Not) and isinstance(c.condition, Has) and c.condition.cards.many is None
            else None
        ),
    )
    add(
        "Pred",
        ["does not have {cards:Cards}", "do not have {cards:Cards}"],
        build=lambda cards: Not(Has(cards)),
        apart=lambda c: {"cards": c.condition.cards} if isinstance(c, Not) and isinstance(c.condition, Has) else None,
    )
    add("Pred", ["does not have {made:Made}", "do not have {made:Made}"], Not(HasHand(v.made)))
    both = "both {first:Cards} and {second:Cards}"
    add("Pred", f"<has|have|holds|hold|had> {both}", All((Has(v.first), Has(v.second))), read_only=True)
    add("Pred.you", f"<have|hold|had> {both}", All((Has(v.first), Has(v.second))), read_only=True)
    add("With", f"<with|holding> {both}", All((Has(v.first), Has(v.second))), read_only=True)
    _joined_predicates(grammar, "Pred")
    add(
        "Pred",
        ["has not folded", "<has|have> not <folded|dropped>", "did not fold"],
        Not(Happens(Deed(Verb.FOLD, YOU, time=Time.BEFORE))),
        read_only=True,
    )
    add("Pred", ["{that:Pred} <yet|so far|at all|by then>"], v.that, read_only=True)
    earlier = (
        "<earlier [on]|before|already|previously|at <some|any> <point|time>|<in|on|during> <an|any|some> <earlier|previous> round|"
        "<in|during> this <hand|deal>>"
    )
    for this in ("Pred", "Pred.you"):
        add(this, f"{{that:{this}}} {earlier}", build=so_before, cost=FAR, read_only=True)
        add(
            this,
            "<has|have> ever {deed:VP.part}",
            build=lambda deed: happens(deed, Time.BEFORE),
            read_only=True,
        )
        for time, was in ((Time.BEFORE, "<was|were|got|<has|have> been"), (Time.NOW, "<is|are|gets|get")):
            add(
                this,
                f"{was}> [already] beaten [in the showdown|at the showdown]",
                Happens(Deed(Verb.LOSE, YOU, time=time)),
                cost=FAR,
                read_only=True,
            )
    for this, either in (("Pred", "has either"), ("Pred.you", "have either")):
        add(this, f"{either} {{one:VP.part}} or {{other:VP.part}}", build=either_done, read_only=True)
    add(
        "Pred",
        [
            "is still in",
            "<is|are|was|were> <still in|left|still left|still playing|remaining> [in the <hand|game|pot>] [at the end]",
            "<remain|remains> [in the <hand|game|pot>]",
        ],
        Not(Happens(Deed(Verb.FOLD, YOU, time=Time.BEFORE))),
    )

    row = "[a card] {times:Number} times in a row"
    passing = "<stand|stands|stood|stay|stays|stayed|pass|passes|passed|pass up|passes up|passed up|turn down|turns down|decline|declines|refuse|refuses>"
    for this in ("Pred", "Pred.you"):
        add(
            this,
            f"[<has|have>] {passing} [on] [a card] {{times:Number}} times [in a row]",
            Declined(v.times),
            read_only=True,
        )
    for have in ("has", "have"):
        this = "Pred.you" if have == "have" else "Pred"
        add(this, ["got a card in the last round", "got a card dealt to <them|you> last round"], Not(Declined(1)))
        add(this, [f"{have} not declined {row}"], Not(Declined(v.times)))
        add(this, [f"{have} declined {row}"], Declined(v.times))

    add(
        "With",
        ["with {cards:Cards}", "who <has|have> {cards:Cards}", "holding {cards:Cards}"],
        build=lambda cards: Has(cards) if cards.which is Which.CHOSEN else None,  # the highest card is the table's
        apart=lambda c: {"cards": c.cards} if isinstance(c, Has) else None,
    )
    add(
        "With",
        ["showing {cards:Cards}"],
        build=shows,
        read_only=True,
    )
    add("With", ["<with|holding> {cards:Elided}"], Has(v.cards), cost=FAR, read_only=True)
    add("With", "with none [of <them|these|those>]", NONE_OF_THEM, cost=FAR, read_only=True)
    add("With", ["with {made:Made}"], HasHand(v.made))
    broke = "<out of <chips|money>|<with|having> no [more] <chips|money> [left]>"
    add("With", [broke, f"who <is|are|was|were> {broke}"], Broke(), cost=FAR, read_only=True)
    add("With", ["with {made:Made} showing", "showing {made:Made}"], HasHand(v.made, showing=True))
    add("With", ["without {cards:Cards}"], Not(Has(v.cards)))
    add("With", "<without|not <having|holding>> {that:Held}", Not(v.that), read_only=True)
    add("Nothing", "{cards:Noun.one}", build=lambda cards: Has(cards) if cards.many is None else None, read_only=True)
    add("Nothing", "{cards:Noun.all}", build=lambda cards: Has(cards) if cards.many is None else None, read_only=True)
    add("Nothing", "pair", HasHand(OfShape(Shape.PAIR)), read_only=True)
    add("With", "<with|having|holding> no {that:Nothing}", Not(v.that), read_only=True)
    add(
        "With",
        ["with no {that:Nothing} <showing|face up|on board>", "showing no {that:Nothing}"],
        build=not_showing,
        read_only=True,
    )
    for this in ("Pred", "Pred.you"):
        add(this, "<show|shows|showed> no {that:Nothing}", build=not_showing, read_only=True)
        add(this, "<have|has|had> no {that:Nothing} <showing|face up|on board>", build=not_showing, read_only=True)
        add(this, "<have|has|hold|holds|had> no {that:Nothing}", Not(v.that), read_only=True)
    add(
        "With",
        [
            "whose {cards:Noun.one} is {kind:One}",
        ],
        build=whose_is,
        read_only=True,
    )

    add(
        "With",
        ["whose hand <is|are> {made:Made}", "whose <hand|cards> <makes|make|contains|contain> {made:Made}"],
        HasHand(v.made),
        read_only=True,
    )
    contains = "<has|holds|contains|includes|have|contain|include>"
    add("With", f"whose hand {contains} {{that:Held}}", v.that, read_only=True)
    add("With", f"whose hand {contains} no {{that:Nothing}}", Not(v.that), read_only=True)
    add("With", "whose hand is not {made:Made}", Not(HasHand(v.made)), read_only=True)
    add("With", "whose hand <beats|beat|can beat> {made:Made}", HasHand(Compared(Limit.BETTER, v.made)), read_only=True)
    add("With", "whose hand won", Happens(Deed(Verb.WIN, YOU, time=Time.BEFORE)), read_only=True)
    add("With", "whose hand lost", Happens(Deed(Verb.LOSE, YOU, time=Time.BEFORE)), read_only=True)
    for this in ("Pred", "Pred.you"):
        add(this, "<beat|beats|can beat> {made:Made}", HasHand(Compared(Limit.BETTER, v.made)), read_only=True)
        add(
            this,
            ["<can|could> not beat {made:Made}", "<does|do> not beat {made:Made}"],
            Not(HasHand(Compared(Limit.BETTER, v.made))),
            read_only=True,
        )
        add(
            this,
            [
                "<can|is able to|are able to> <show|produce> {cards:Cards}",
                "<can|is able to|are able to> <show|produce> {cards:Elided}",
            ],
            Has(v.cards),
            read_only=True,
        )
        add(this, "<can|is able to|are able to> <show|produce> {made:Made}", HasHand(v.made), read_only=True)
        add(
            this,
            ["<can|<is|are> able to> {deed:VP.base}"],
            build=lambda deed: happens(deed, Time.NOW) if deed.verb is not Verb.SHOW else None,
            read_only=True,
        )
    _unwilling(grammar)
    _held_together(grammar)
    for which, word in POINTING.items():
        add(
            "OwnCard",
            f"{word} {{cards:Noun.one}}",
            build=partial(pointed, which),
            apart=partial(pointed_yours, which=which),
        )
    add(
        "WhoseCard",
        ["{cards:OwnCard} is a {kind:Kind.one}", "{cards:OwnCard} is an {kind:Kind.one}"],
        AreOf(v.cards, v.kind),
    )
    add(
        "WhoseCard",
        ["{cards:OwnCard} is the same rank as {other:Cards}", "{cards:OwnCard} matches {other:Cards} [in rank]"],
        Alike(v.cards, v.other),
    )
    add("With", "whose {that:WhoseCard}", v.that, read_only=True)
    counting = "counting {counting:Cards} as a hand"
    out_of_cards = "<runs|run|ran> out of cards"
    for have, beat in (("have", "beat|have beaten|are beating"), ("has", "beats|has beaten|is beating")):
        this = "Pred.you" if have == "have" else "Pred"
        add(
            this,
            [
                f"{have} the best hand showing",
                f"{have} the <high|highest|best> hand <showing|on the table|so far>",
                f"<can beat|{beat}> {BEATEN}",
                "<are|is> <ahead|winning|in the lead>",
                f"{have} {BEATEN} beat",
                f"{have} a <better|higher> hand [showing] [than {BEATEN}]",
                "<take|takes|has taken|have taken> the lead",
            ],
            ShowsBest(),
        )
        add(
            this,
            [
                f"<{out_of_cards}|{have} <run out of cards|no <more cards|cards left>>>",
                f"{have} <flipped|turned [over|up]|rolled [over]> <everything|all <they|you|he|she> <have|has>>",
                "<turn|turns|flip|flips|roll|rolls> [over|up] all <of them|{_:Number} [of them]> [over|up]",
            ],
            ALL_TURNED,
            read_only=True,
        )
        add(
            this,
            f"<{out_of_cards}|{{deed:VP.base}}|{{deed:VP.s}}> <without <beating|topping|catching> {BEATEN}|before <you|he|she|they> <beat|beats|can beat> {BEATEN}>",
            build=lambda deed=ALL_TURNED.deed: NEVER_BEST if by_you(deed) == ALL_TURNED.deed else None,
            read_only=True,
        )
        add(this, f"{have} the best hand showing , counting the table card as a hand", ShowsBest(THE_TABLE_CARD))
        add(
            this,
            [f"{have} the best hand showing , {counting}", f"{have} the best hand showing ( {counting} )"],
            ShowsBest(v.counting),
        )
    for this in ("Pred", "Pred.you"):
        add(
            this,
            [
                "can not beat the best hand showing",
                f"[still] <can not|could not|does not|do not|did not> <beat|top|catch> {BEATEN} [with all {{_:Number}} [of <your|his|her|their>] cards|by the time <your|his|her|their> cards are <gone|used up>]",
                f"[still] <have|has> not <beaten|topped|caught> {BEATEN}",
                f"[still] <does not|do not|can not> <have|get> {BEATEN} beat",
                f"[still] <have|has> not beaten {BEATEN}",
                "[still] <is|are> [still] not <ahead|winning|beating it|the best>",
                "[still] <do not|does not> have the <best|high|highest> hand <showing|on the table|yet>",
                *(["[still] do not have the <best|high|highest> hand"] if this == "Pred.you" else []),
            ],
            build=lambda _=None: Not(ShowsBest()),
            apart=lambda c: {} if c == Not(ShowsBest()) else None,
        )


def shows(cards: Cards) -> Condition | None:
    """Some cards lie face up; to show all of one's cards is something done, and the lowest is the table's."""
    if cards.face is Face.DOWN or cards == Cards() or cards.which in EXTREMES:
        return None
    return Has(replace(cards, face=Face.UP))


def not_showing(that: Any) -> Condition | None:
    """None of some cards lies face up, or there is no such hand to be seen."""
    found = showing(that)
    return Not(found) if found else None


def showing(that: Any) -> Condition | None:
    """What somebody has, as far as it lies face up."""
    if isinstance(that, HasHand):
        return replace(that, showing=True)
    return Has(replace(that.cards, face=Face.UP)) if isinstance(that, Has) and not that.cards.face else None


def whose_is(cards: Cards, kind: Any) -> Condition | None:
    """A player's card of some sort is of a kind: who has such a card."""
    if isinstance(kind, Cards):
        kind = kind.kind
    plain = cards.kind == ANY_CARD and cards.face and cards.at == YOUR_HAND
    return Has(replace(cards, many=ONE, kind=kind)) if plain else None


def lying(cards: Cards, at: Place, face: Face | None = None) -> Condition | None:
    """There are such cards at a place."""
    if cards.at != YOUR_HAND or cards.which is not Which.CHOSEN or cards.face or not cards.many:
        return None
    return Has(replace(cards, at=at, face=face))


def so_before(that: Condition) -> Condition | None:
    """Something that was done, or was not, at any time before."""
    done = that.condition if isinstance(that, Not) else that
    return that if isinstance(done, Happens) and done.deed.time is Time.BEFORE else None


def happens(deed: Deed, time: Time) -> Condition | None:
    """A deed of the player in question, at some time."""
    shown = deed.verb is Verb.SHOW and time is Time.NOW and deed.cards is not None and shows(deed.cards) is not None
    if shown and deed.to is None and not deed.then:  # who shows a nine has one face up
        return None
    return Happens(by_you(deed, time)) if deed.mood is Mood.DOES and deed.time is Time.NOW else None


def either_done(one: Deed, other: Deed) -> Condition | None:
    """One of two deeds has been done by the player in question."""
    first, second = happens(one, Time.BEFORE), happens(other, Time.BEFORE)
    return AnyOf((first, second)) if first and second else None


def neither_done(one: Deed, other: Deed, time: Time) -> Condition:
    """The player in question does neither of two deeds."""
    return All((Not(Happens(by_you(one, time))), Not(Happens(by_you(other, time)))))


def done_by_you(condition: Any, time: Time) -> dict[str, Any] | None:
    """The deed of a condition about the player in question."""
    if isinstance(condition, Happens) and condition.deed.agent == YOU and condition.deed.time is time:
        from pokernight.meaning.players import EACH_PLAYER

        return {"deed": replace(condition.deed, agent=EACH_PLAYER, time=Time.NOW)}
    return None


def _conditions(grammar: Grammar) -> None:
    add = grammar.add
    add("Cond", "you {that:Pred.you}", build=lambda that: so_for(YOU, that), apart=said_of_you)
    add("Cond", "{players:Players} {that:Pred.you}", build=so_for_several, apart=so_of_several)
    add("Cond", "{players:Players} {that:Pred}", build=so_for, apart=so_of)
    add(
        "Cond",
        ["not every player {that:Pred}", "not <everyone|everybody> {that:Pred}", "not all players {that:Pred}"],
        build=lambda that: Not(found) if (found := so_for(EACH, that)) else None,
        apart=lambda c: (
            {"that": found["that"]}
            if isinstance(c, Not) and (found := so_of(c.condition)) and found["players"] == EACH
            else None
        ),
    )
    _of_somebody(grammar)
    add("KindOf", "{kind:Kind.one}", v.kind)
    add("KindOf", "card of the same rank as {cards:Cards}", RankLike(v.cards))
    first = "the first card <you|they|a player|any player|each player> <flip|flips> [up] is"
    add(
        "Cond",
        "<nobody|no one|no player|no hand> <<qualifies|qualified> [to win|to win the pot|for the pot]|beats the qualifier>",
        Happens(Deed(Verb.WIN, Players(Quantifier.NO, Everyone()))),
        read_only=True,
    )
    add(
        "Cond",
        [
            "the first card you flip is a {kind:KindOf}",
            f"{first} <a|an> {{kind:KindOf}}",
            f"{first} the same rank as {{other:Cards}}",
        ],
        build=first_flipped,
        apart=flipped_first,
    )
    add(
        "Cond",
        [
            "{first:Cards} and {second:Cards} have the same rank",
            "{first:Cards} and {second:Cards} <have|are> [of] the same rank",
        ],
        Alike(v.first, v.second),
        read_only=True,
    )
    add(
        "Cond",
        "there are [still] {many:Quantity} players <left|in|still in|remaining> [in the <hand|game|pot>]",
        build=lambda many: StillIn(many) if many.low != many.high else None,
        read_only=True,
    )
    add("Cond", ["there is {cards:Cards}", "there are {cards:Cards}"], Has(v.cards))
    add(
        "Cond",
        [
            "{first:Cards} is the same rank as {second:Cards}",
            "{first:Cards} is of the same rank as {second:Cards}",
            "{first:Cards} <matches|pairs> {second:Cards} [in rank]",
            "{first:Cards} <matches|has|is> the [same] rank <of|as> {second:Cards}",
            "{first:Cards} and {second:Cards} match [in rank]",
        ],
        build=alike,
        apart=lambda so: {"first": so.first, "second": so.second} if isinstance(so, Alike) else None,
    )
    add(
        "Cond",
        [
            "{cards:Cards} <is|are|gets|get> {deed:VP.passive}",
            "{cards:Cards} <is|are|gets|get> ever {deed:VP.passive}",
            "{cards:Cards} <comes|turns|shows> [face] up",
            "{cards:Cards} <shows|appears> [face up]",
        ],
        build=befalls,
        read_only=True,
    )
    add(
        "Cond",
        "{cards:Cards} is [ever] <dealt or <flipped|turned>|<flipped|turned> or dealt> <face up|up>",
        build=shows,
        read_only=True,
    )
    add(
        "Cond",
        "{cards:Cards} <is|are> [ever] dealt [{face:FaceWord}] to {players:Players}",
        build=lambda cards, players, face=None: (
            Happens(Deed(Verb.RECEIVE, players, cards=cards, face=face)) if isinstance(players.who, Such) else None
        ),
        read_only=True,
    )
    add(
        "Cond",
        [
            "{cards:Cards} shows up anywhere",
            "{cards:Cards} <shows|turns|comes> up <anywhere|for anyone|anywhere on the table>",
            "{cards:Cards} is <showing|turned up|face up> anywhere",
        ],
        build=lambda cards: (
            Has(replace(cards, at=Anywhere(), face=Face.UP))
            if cards == Cards(ONE, cards.kind) and cards.kind != ANY_CARD
            else None
        ),
        apart=lambda c: (
            {"cards": Cards(ONE, c.cards.kind)}
            if c == Has(Cards(ONE, c.cards.kind, at=Anywhere(), face=Face.UP))
            else None
        ),
    )
    whose = "<in front of|to|for> <you|a player|anyone|anybody|somebody|someone|any player>"
    for face in (Face.UP, Face.DOWN):
        lies = f"face {face.value}"
        add(
            "Cond",
            [
                f"{{cards:Cards}} <comes|lands|falls|appears|drops|shows up|turns up> {lies} [{whose}] [later|later on]",
                f"{{cards:Cards}} <comes|lands|falls|appears|drops> <{face.value}|{lies}> {whose}",
                f"{{cards:Cards}} <is|gets> dealt <{face.value}|{lies}> {whose.replace('|to|for', '')}",
            ],
            build=lambda cards, face=face: (
                befalls(cards, Deed(Verb.DEAL, cards=Cards(), face=face)) if cards.many == ONE else None
            ),
            read_only=True,
        )
    add(
        "Cond",
        "<your|a player 's> [next|new] <up card|card up|card face up> is <a|an> {kind:Kind.one}",
        build=lambda kind: Happens(Deed(Verb.RECEIVE, YOU, cards=Cards(ONE, kind), face=Face.UP)),
        read_only=True,
    )
    add(
        "Cond",
        ["{cards:Elided} <is|are> [ever] {deed:VP.passive}", "{cards:Elided} <comes|turns|shows> [face] up"],
        build=befalls,
        cost=FAR,
        read_only=True,
    )
    up = "<up|face up>"
    add(
        "Cond",
        [
            f"<a|the> {{nth:Ordinal}} {{kind:Kind.one}} <is|gets> [ever] dealt {up} [to <anyone|anybody|a player|any player>]",
            "<a|the> {nth:Ordinal} {kind:Kind.one} <comes|falls|lands> <up|face up>",
        ],
        build=lambda nth, kind: nth_up(nth, kind, Anywhere()),
        read_only=True,
    )
    for this in ("Pred", "Pred.you"):
        add(
            this,
            f"<get|gets|is dealt|are dealt|receive|receives> <a|the|his|her|their|your> {{nth:Ordinal}} {{kind:Kind.one}} {up}",
            build=lambda nth, kind: nth_up(nth, kind, YOUR_HAND),
            read_only=True,
        )
    add(
        "Cond",
        [
            "only one player is left",
            "only one player <is left|remains|is still in>",
            "there is only one player <left|in>",
        ],
        StillIn(exactly(1)),
    )
    by_then = "<at|for|by> the <showdown|end>"
    all_ = "<everyone|everybody|each player|every player|all [of] [the] players|all [of us]>"
    last = f"<<the|a|his|her|their|his or her|{all_} <'s|is|>> <last|final|{{nth:Ordinal}}> <card|one|draw|round|>|seventh street>"
    few = (
        "<the deck <runs out|runs short|runs low|runs dry|is used up|gets used up|is gone|is empty|is exhausted|is too short> [of cards]|"
        "<we|you|they|i|the dealer> <run|runs> <out|short> [of cards]|[the] cards run <out|short>|<there are|we are left with> <not enough|too few> cards [left]|"
        "<we|you|i|the dealer|the deck> <do|does> not have enough cards [left]>"
    )
    stage = f"<<in|during|on|for|before> <the <draw|deal|river>|{last}>|before {all_} <has|have> <drawn|been dealt|a card|their cards|{last}>|in the deck>"
    aim = f"<for {all_} [to <get|have> {last}]|for {last} <each|apiece|for {all_}>|to <go around|deal|draw|finish|<give|deal> {all_} {last}>>"
    add(
        "Cond",
        ["the deck runs out", f"{few} [{aim}] [{stage}]", f"{few} {stage} {aim}"],
        build=lambda nth=0: DeckRunsOut(),
        apart=lambda so: {} if so == DeckRunsOut() else None,
    )
    add(
        "Cond",
        [
            "{n:Number} players are left",
            f"[only|just|exactly] {{n:Number}} players <are left|are still <in|left>|remain> [{by_then}]",
            f"there are [still|only|just|exactly] {{n:Number}} players <left|in|still in|remaining> [in the <hand|game|pot>] [{by_then}]",
        ],
        build=left,
        apart=how_many_left,
    )
    more = "<more than {n:Number}|at least {m:Number}|{m:Number} or more>"
    add(
        "Cond",
        [
            "at least {m:Number} players are left",
            f"{more} players <are left|are still <in|left>|remain> [{by_then}]",
            f"there are {more} players <left|still in|remaining> [{by_then}]",
        ],
        build=lambda n=None, m=0: StillIn(at_least(m if n is None else n + 1)),
        apart=lambda c: {"m": c.many.low} if isinstance(c, StillIn) and c.many == at_least(c.many.low) else None,
    )
    add(
        "Cond",
        f"<fewer|less> than {{n:Number}} players <are left|are still <in|left>|remain> [{by_then}]",
        build=lambda n: StillIn(Quantity(0, n - 1)) if n > 1 else None,
        read_only=True,
    )
    add(
        "Cond",
        [
            "{cards:Cards} is a {kind:Kind.one}",
            "{cards:Cards} is <a|an> {kind:Kind.one}",
            "{cards:Cards} are {kind:Kind.all}",
        ],
        build=lambda cards, kind: None if cards == YOUR_UP_CARD else AreOf(cards, kind),
        apart=lambda c: {"cards": c.cards, "kind": c.kind} if isinstance(c, AreOf) else None,
    )
    add("Cond", "{cards:Cards} <is|are> {suits:Color}", AreOf(v.cards, OfSuit(v.suits)), read_only=True)
    for be, one in (("is", True), ("are", False)):
        add(
            "Cond",
            [f"{{cards:Cards}} {be} showing", f"{{cards:Cards}} {be} face up"],
            build=lambda cards: lying(cards, Anywhere(), Face.UP),
            apart=lambda c, one=one: (
                {"cards": replace(c.cards, at=YOUR_HAND, face=None)}
                if isinstance(c, Has)
                and (c.cards.at, c.cards.face) == (Anywhere(), Face.UP)
                and (c.cards.many == ONE) is one
                else None
            ),
        )
    add(
        "Cond",
        "{cards:Cards} <is|are|lies|lie> <on the board|in the middle>",
        build=lambda cards: lying(cards, Board()),
        read_only=True,
    )
    add(
        "Cond",
        [
            "at least two players are left",
            "more than one player <is left|remains|is still in>",
            "two or more players <are left|remain|are still in>",
        ],
        StillIn(at_least(2)),
    )
    add(
        "Cond",
        ["nobody wants another card", "<no one|nobody> [else] <wants|takes> <another|any more|a> <card|cards>"],
        NobodyWants(),
    )
    either = AnyOf((v.first, v.second))
    for kind, patterns in (
        (All, ["{first:Cond} and {second:Cond}"]),
        (AnyOf, ["{first:Cond} or {second:Cond}", "{first:Cond} [,] or <if|when> {second:Cond}"]),
    ):
        add(
            "Cond",
            patterns,
            build=partial(one_after_another, kind),
            apart=lambda so, kind=kind: (
                {"first": so.conditions[0], "second": so.conditions[1]}
                if isinstance(so, kind) and len(so.conditions) == 2
                else None
            ),
        )
    add("Cond", "either {first:Cond} [,] or {second:Cond}", either, read_only=True)
    add("Cond", "{first:Cond} , or {second:Cond}", either, cost=FAR, read_only=True)
    add("Cond", "{first:Cond} [,] and <if|when> {second:Cond}", All((v.first, v.second)), read_only=True)


EVENTS = {
    Verb.BET: "<bet|bets|bettor|bettors|betting>",
    Verb.RAISE: "<raise|raises|raiser|raisers>",
    Verb.CALL: "<call|calls|caller|callers>",
    Verb.OPEN: "<opener|opening bet>",
    Verb.FOLD: "<fold|folds>",
    Verb.KNOCK: "<knock|knocks>",
    Verb.WIN: "<winner|winners>",
}
"""What has been done, named as a thing that there is: a raise, a winner."""


def _of_somebody(grammar: Grammar) -> None:
    """Something is so for one of some players, for nobody else, or for all but a few; and what there is of deeds."""
    add = grammar.add
    some = "<one|some|someone|somebody> of"
    people = "<the [active|remaining|other] <players|people>|them|us|you|those>"
    add("Cond", f"{some} {people} {{that:Pred}}", build=lambda that: so_for(ANYBODY, that), read_only=True)
    add(
        "Cond",
        f"{some} <those|the players> {{those:RestrictionOf}} {{that:Pred}}",
        build=lambda those, that: so_for(Players(Quantifier.ANY, Such(Everyone(), those)), that),
        read_only=True,
    )
    add("Cond", "<some|certain> <player|players> {that:Pred}", build=lambda that: so_for(ANYBODY, that), read_only=True)
    alone = "you <are|were> the only <one|player|person>"
    add("Cond", f"{alone} {{that:RestrictionOf}}", build=only_you, cost=FAR, read_only=True)
    add("Cond", f"{alone} to {{deed:VP.base}}", build=lambda deed: only_you(Happens(by_you(deed))), read_only=True)
    fold = "<fold|folds|drop [out]|drops [out]|<has|have> <folded|dropped [out]>|<is|are> out>"
    add(
        "Cond",
        [f"<all|everyone|everybody|all [of] [the] players> but {{n:Number}} [player|players|of them|of us] {fold}"],
        build=lambda n: StillIn(exactly(n)),
        read_only=True,
    )
    does = "<does|do|did|<has|have> [done]|is|are>"
    add("Cond", f"{{players:Quantified}} {does} [so|it|that|this]", build=did_so, cost=FAR, read_only=True)
    was = "<was|were|has been|have been>"
    for verb, noun in EVENTS.items():
        for time, is_ in ((Time.NOW, "<is|are>"), (Time.BEFORE, was)):
            for players, words in ((ANYBODY, "[already] <a|an|any|>"), (NOBODY, "[still] no")):
                for just, when in (("", time), (" in the <<last|previous> round|round before>", Time.JUST)):
                    if just and time is Time.NOW:
                        continue
                    add(
                        "Cond",
                        f"there {is_} {words} {noun}{just}",
                        Happens(Deed(verb, players, time=when)),
                        read_only=True,
                    )
    called = "<called|matched>"
    others = Players(Quantifier.ANY, Other(YOURSELF))
    for players, no in ((others, ""), (replace(others, quantifier=Quantifier.NO), "not")):
        for time, be in ((Time.NOW, "<is|are|gets|get>"), (Time.BEFORE, "<was|were|has been|have been|got>")):
            add(
                "Cond",
                [f"your <bet|raise> {be} {no} {called}", f"you {be} {no} called"],
                Happens(Deed(Verb.CALL, players, time=time)),
                read_only=True,
            )


@dataclass(frozen=True)
class DidSo(Condition):
    """Some players do what was spoken of before, or it is so for them: "if nobody does"."""

    players: Players


def did_so(players: Players) -> Condition | None:
    """Nobody, anybody or everybody does what was spoken of; what one player does about it is said of that player."""
    return DidSo(players) if isinstance(players.who, Everyone | Other) else None


ANYBODY = Players(Quantifier.ANY, Everyone())
NOBODY = Players(Quantifier.NO, Everyone())


def only_you(that: Condition) -> Condition | None:
    """Something is so for the player in question and for nobody else."""
    yours, others = so_for(YOU, that), so_for(Players(Quantifier.NO, Other(YOURSELF)), that)
    return All((yours, others)) if yours and others else None


def nth_up(nth: int, kind: Kind, at: Place) -> Condition | None:
    """A card of a kind is dealt face up, and so many of them lie face up then."""
    dealt = Happens(Deed(Verb.RECEIVE, YOU, cards=Cards(ONE, kind), face=Face.UP))
    return All((dealt, Has(Cards(exactly(nth), kind, at=at, face=Face.UP)))) if nth > 1 else None


def alike(first: Cards, second: Cards) -> Condition:
    """A card is of the rank of another; where it is one of a player's own, that player has such a card."""
    if first.at == YOUR_HAND and first.many == ONE and first.which is Which.CHOSEN and first.kind == ANY_CARD:
        return Has(replace(first, kind=RankLike(second)))
    return Alike(first, second)


FIRST_FLIP = Happens(Deed(Verb.FLIP, YOU, cards=Cards(ONE, face=Face.UP, which=Which.FIRST)))


def first_flipped(kind: Kind | None = None, other: Cards | None = None) -> Condition | None:
    """A player flips a card for the first time, and it is of a kind."""
    if kind is None:
        assert other is not None
        kind = RankLike(other)
    return All((FIRST_FLIP, AreOf(THAT_CARD, kind)))


def flipped_first(condition: Any) -> dict[str, Any] | None:
    """Of what kind the card is that a player flips first."""
    match condition:
        case All((happens, AreOf(cards, kind))) if cards == THAT_CARD and happens == FIRST_FLIP:
            return {"kind": kind}
    return None


def left(n: int) -> Condition | None:
    """So many players are left."""
    return StillIn(exactly(n)) if n > 1 else None


def how_many_left(condition: Any) -> dict[str, Any] | None:
    """How many players are left."""
    if isinstance(condition, StillIn) and condition.many.low == condition.many.high != 1:
        return {"n": condition.many.low}
    return None


def so_for(players: Players, that: Condition) -> Condition | None:
    """Something is so for some players; a deed carries its players itself."""
    if players == WE and that == ALL_TURNED:
        return None  # it is the deck that we run out of
    match that:
        case Happens(deed):
            moved = (
                acts(players, replace(deed, agent=EACH, time=Time.NOW), Mood.DOES)
                if players.quantifier is not Quantifier.NO
                else None
            )
            if moved is None:
                return Happens(replace(deed, agent=players))
            return Happens(replace(moved, time=deed.time))
        case Not(Happens(Deed(Verb.FOLD, time=Time.BEFORE))) if players.many and players.who == Everyone():
            return StillIn(players.many)
        case Not() if players == EACH:
            return None  # all of them, or not all of them?
        case Not(Happens(deed)) if players.quantifier in (Quantifier.THE, Quantifier.EACH):
            return Not(Happens(replace(deed, agent=players)))
    return that if players == YOU else Holds(players, that)


EACH = Players(Quantifier.EACH, Everyone())


_OPPOSITE = {Quantifier.ANY: Quantifier.NO, Quantifier.NO: Quantifier.ANY}


def opposite(condition: Condition) -> Condition:
    """That something is not so: nobody does what not even one player does."""
    match condition:
        case Not(inside):
            return inside
        case Happens(Deed(agent=Players(quantifier, _, None) as agent) as deed) if quantifier in _OPPOSITE:
            return Happens(replace(deed, agent=replace(agent, quantifier=_OPPOSITE[quantifier])))
        case Holds(Players(quantifier, _, None) as players, inside) if quantifier in _OPPOSITE:
            return Holds(replace(players, quantifier=_OPPOSITE[quantifier]), inside)
    return Not(condition)


def so_of(condition: Any) -> dict[str, Any] | None:
    """Whom a condition is about, and what it says of them."""
    match condition:
        case Happens(deed):
            return {"players": deed.agent, "that": Happens(replace(deed, agent=YOU))}
        case Not(Happens(deed)) if deed.agent != EACH:
            return {"players": deed.agent, "that": Not(Happens(replace(deed, agent=YOU)))}
        case Holds(players, that):
            return {"players": players, "that": that}
        case Has() | HasHand() | ShowsBest() | Broke() | Declined() | Qualifies():
            return {"players": YOU, "that": condition}
        case Not(Has() | HasHand() | ShowsBest() | Broke() | Declined() | Qualifies()):
            return {"players": YOU, "that": condition}
        case All(parts) | AnyOf(parts):
            about = [so_of(part) for part in parts]
            if all(one and one["players"] == YOU for one in about):
                return {"players": YOU, "that": condition}
    return None


def so_for_several(players: Players, that: Condition) -> Condition | None:
    """Something is so for several players, of whom it is said as of "you": they fold."""
    return so_for(players, that) if players.many and players.many != ONE else None


def so_of_several(condition: Any) -> dict[str, Any] | None:
    """Of which several players a condition speaks, and what it says of them."""
    found = so_of(condition)
    many = found["players"].many if found else None
    return found if many and many != ONE else None


def said_of_you(condition: Any) -> dict[str, Any] | None:
    """What a condition says of "you"."""
    found = so_of(condition)
    return {"that": found["that"]} if found and found["players"] == YOU else None


def befalls(cards: Cards, deed: Deed | None = None) -> Condition | None:
    """Something is done to cards, by whomever."""
    if deed is None:
        deed = Deed(Verb.FLIP, cards=Cards())
    done = undergoes(cards, deed)
    if done and done.verb is Verb.DEAL:  # whoever gets it
        to = done.to if isinstance(done.to, Players) else Players(Quantifier.ANY, Everyone())
        return (
            Happens(Deed(Verb.RECEIVE, to, cards=done.cards, face=done.face))
            if done.to is None or to is done.to
            else None
        )
    return Happens(replace(done, agent=Players(Quantifier.ANY, Everyone()))) if done else None
