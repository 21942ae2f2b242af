"""Conditions: what is so, what happens, what has happened."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.cards import THAT_CARD, AsBefore
from pokernight.english.grammar.deeds import acts, by_you, undergoes
from pokernight.english.template import v
from pokernight.meaning.cards import YOUR_HAND, Anywhere, Board, Cards, Face, OfSuit, RankLike, Which
from pokernight.meaning.deeds import Deed, Mood, Time, Verb
from pokernight.meaning.numbers import ONE, at_least, exactly
from pokernight.meaning.players import YOU, Everyone, Players, Quantifier
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
EXTREMES = (Which.HIGHEST, Which.LOWEST)
"""Whoever has the lowest card is found among all the cards on the table, not among their own."""


def add_to(grammar: Grammar) -> None:
    """What can be said of a player, and of the table."""
    _predicates(grammar)
    _conditions(grammar)


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
                "had to {deed:VP.base}",
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
    add("Pred.you", ["have {cards:Cards}", "already have {cards:Cards}"], Has(v.cards))
    has = "<have|has|hold|holds>"
    for this in ("Pred.you", "Pred"):  # of the kind spoken of before
        add(this, f"{has} {{cards:Elided}}", Has(v.cards), cost=FAR, read_only=True)
        add(this, [f"{has} none [of <them|these|those>]", f"do not {has} any"], NONE_OF_THEM, cost=FAR, read_only=True)
    add("Pred.you", "have no {cards:Noun.one}", Not(Has(v.cards)))
    add("Pred.you", "do not have {made:Made}", Not(HasHand(v.made)))
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
    add("Pred.you", "{first:Pred.you} and {second:Pred.you}", All((v.first, v.second)))
    add("Pred.you", "{first:Pred.you} or {second:Pred.you}", AnyOf((v.first, v.second)))
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
    ever = "[ever]"
    add(
        "Pred",
        ["has {cards:Cards}", "[already|ever] <has|have|holds|hold> {cards:Cards}", "is holding {cards:Cards}"],
        build=lambda cards: None if cards.which in EXTREMES else Has(cards),
        apart=lambda c: {"cards": c.cards} if isinstance(c, Has) else None,
    )
    add(
        "Pred",
        [f"{ever} <shows|show|is showing|are showing> {{cards:Cards}}"],
        build=shows,
        read_only=True,
    )
    add("Pred", ["has {made:Made}", f"{ever} <has|have|holds|hold> {{made:Made}}"], HasHand(v.made))
    add(
        "Pred",
        [
            "has {made:Made} showing",
            f"{ever} <has|have> {{made:Made}} showing",
            f"{ever} <shows|show|is showing|are showing> {{made:Made}}",
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
    add("Pred", ["{first:Pred} and {second:Pred}"], All((v.first, v.second)))
    add("Pred", ["{first:Pred} or {second:Pred}"], AnyOf((v.first, v.second)))
    add(
        "Pred",
        ["has not folded", "<has|have> not <folded|dropped>", "did not fold"],
        Not(Happens(Deed(Verb.FOLD, YOU, time=Time.BEFORE))),
        read_only=True,
    )
    add("Pred", "can {deed:VP.base}", build=lambda deed: happens(deed, Time.NOW), read_only=True)
    add("Pred", ["{that:Pred} <yet|so far|at all|by then>"], v.that, read_only=True)
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
    passing = "<pass|passes|passed|pass up|passes up|passed up|turn down|turns down|decline|declines|refuse|refuses>"
    for this in ("Pred", "Pred.you"):
        add(this, f"[<has|have>] {passing} [on] {row}", Declined(v.times), read_only=True)
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
    add("With", ["with {made:Made} showing", "showing {made:Made}"], HasHand(v.made, showing=True))
    add("With", ["without {cards:Cards}"], Not(Has(v.cards)))

    counting = "counting {counting:Cards} as a hand"
    beaten = "<it|the <best|high|highest> hand [<showing|on the table|so far|that is showing>]|the hand <showing|that is showing|on the table|before>|that <card|hand>>"
    for have in ("have", "has"):
        this = "Pred.you" if have == "have" else "Pred"
        add(
            this,
            [
                f"{have} the best hand showing",
                f"{have} the <high|highest|best> hand <showing|on the table|so far>",
                f"<can beat|beat|beats|have beaten|has beaten|are beating|is beating> {beaten}",
                "<are|is> <ahead|winning|in the lead>",
                f"{have} {beaten} beat",
            ],
            ShowsBest(),
        )
        add(
            this,
            ["<runs|run|ran> out of cards", f"{have} <run out of cards|no <more cards|cards left>>"],
            Happens(Deed(Verb.FLIP, YOU, cards=Cards())),
            read_only=True,
        )
        add(
            this,
            [f"{have} the best hand showing , {counting}", f"{have} the best hand showing ( {counting} )"],
            ShowsBest(v.counting),
        )
    add(
        "Pred",
        [
            "can not beat the best hand showing",
            f"[still] <can not|could not|does not|do not> beat {beaten}",
            "[still] <is|are> [still] not <ahead|winning|beating it>",
        ],
        Not(ShowsBest()),
    )
    add(
        "Pred.you",
        [
            "can not beat the best hand showing",
            f"[still] <can not|could not|do not> beat {beaten}",
            "[still] are [still] not <ahead|winning|beating it>",
        ],
        Not(ShowsBest()),
    )


def shows(cards: Cards) -> Condition | None:
    """Some cards lie face up; to show all of one's cards is something done, and the lowest is the table's."""
    if cards.face is Face.DOWN or cards == Cards() or cards.which in EXTREMES:
        return None
    return Has(replace(cards, face=Face.UP))


def lying(cards: Cards, at: Place, face: Face | None = None) -> Condition | None:
    """There are such cards at a place."""
    if cards.at != YOUR_HAND or cards.which is not Which.CHOSEN or cards.face or not cards.many:
        return None
    return Has(replace(cards, at=at, face=face))


def happens(deed: Deed, time: Time) -> Condition | None:
    """A deed of the player in question, at some time."""
    return Happens(by_you(deed, time)) if deed.mood is Mood.DOES and deed.time is Time.NOW else None


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
    add("KindOf", "{kind:Kind.one}", v.kind)
    add("KindOf", "card of the same rank as {cards:Cards}", RankLike(v.cards))
    first = "the first card <you|they|a player|any player|each player> <flip|flips> [up] is"
    add(
        "Cond",
        "<nobody|no one|no player|no hand> <qualifies|qualified> [to win|to win the pot|for the pot]",
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
    add("Cond", ["there is {cards:Cards}", "there are {cards:Cards}"], Has(v.cards))
    add(
        "Cond",
        [
            "{first:Cards} is the same rank as {second:Cards}",
            "{first:Cards} is of the same rank as {second:Cards}",
            "{first:Cards} matches {second:Cards} [in rank]",
            "{first:Cards} and {second:Cards} match [in rank]",
        ],
        Alike(v.first, v.second),
    )
    add(
        "Cond",
        [
            "{cards:Cards} <is|are> {deed:VP.passive}",
            "{cards:Cards} <is|are> ever {deed:VP.passive}",
            "{cards:Cards} <comes|turns> up",
        ],
        build=befalls,
        read_only=True,
    )
    add(
        "Cond",
        ["{cards:Elided} <is|are> [ever] {deed:VP.passive}", "{cards:Elided} <comes|turns> up"],
        build=befalls,
        cost=FAR,
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
    add(
        "Cond",
        [
            "the deck runs out",
            "the deck <runs out|runs short|runs low|runs dry|is used up|gets used up|is gone|is empty|is exhausted|is too short> [of cards] [<during|on|in> the <draw|deal|last draw|last round|last card|last deal>|before the last <card|draw>]",
            "<we|you> <run out|run short> of cards",
            "there are not enough cards [left] [for <the draw|everyone|the last card>]",
            "[the] cards run <out|short>",
            "<you|we|they|the dealer> <run|runs> <out|short> of cards <to deal|to draw|in the deck|during the <draw|deal>>",
            "there are <not enough|too few> cards [left] [to <go around|deal|draw|finish>] [in the deck]",
        ],
        DeckRunsOut(),
    )
    add(
        "Cond",
        ["{n:Number} players are left", "only {n:Number} players <are left|remain>"],
        build=left,
        apart=how_many_left,
    )
    add(
        "Cond",
        [
            "{cards:Cards} is a {kind:Kind.one}",
            "{cards:Cards} is <a|an> {kind:Kind.one}",
            "{cards:Cards} are {kind:Kind.all}",
        ],
        AreOf(v.cards, v.kind),
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
    add("Cond", ["{first:Cond} and {second:Cond}"], All((v.first, v.second)))
    add("Cond", ["{first:Cond} or {second:Cond}", "{first:Cond} or if {second:Cond}"], AnyOf((v.first, v.second)))


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
