"""What is said about the step before: who may do something else instead, who gets a card at all, how it lies."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeGuard

from pokernight.english.construction import FAR, PLAIN, Grammar
from pokernight.english.grammar.cards import THAT_CARD
from pokernight.english.grammar.deeds import (
    ALL_TO_COME,
    CALLS,
    DEALERS,
    OFF_THE_DECK,
    TOP_OF_DECK,
    acts,
    at_a_price,
    by_you,
    or_with_an_ace,
    paid_for,
)
from pokernight.english.grammar.players import UNSAID, That, Unsaid
from pokernight.english.template import v
from pokernight.meaning.cards import Cards, Face, SideCards, TableCards, Which
from pokernight.meaning.deeds import Deed, Mood, Order, Verb, Word
from pokernight.meaning.hands import Showdown
from pokernight.meaning.numbers import ANY_NUMBER, ONE, Amount, Quantity, Unit, exactly
from pokernight.meaning.players import (
    EACH_PLAYER,
    YOU,
    Dealer,
    Everyone,
    EveryoneDealtIn,
    Neighbor,
    Players,
    Quantifier,
    Showing,
    Side,
    Such,
    You,
)
from pokernight.meaning.rules import DealUntilMatch, Do, Happens, Has, If, OneOf, Openers, Remark, When
from pokernight.meaning.sorts import Condition, Rule, Standing, Step, Who, rebuilt

ONE_SIDE = Cards(ONE, at=SideCards())
HIGH_LOW = (Word.HIGH, Word.LOW)
LIKED = "whoever likes the card keeps it"


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
    other: Deed | None = None
    """Something else that may be done as well as that."""


@dataclass(frozen=True)
class NewCards(SaysMore):
    """How the cards lie that come in the step before, or for those laid away in it."""

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
class FoldedToo(SaysMore):
    """Those who have folded do it as well."""


@dataclass(frozen=True)
class OfRefusals(SaysMore):
    """What is so anyway where a dealt card may be refused."""


@dataclass(frozen=True)
class SecondStays(SaysMore):
    """The card that comes for one that was refused is kept."""


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
class DiscardsFirst(SaysMore):
    """All have laid away their cards before anyone gets a new one."""


@dataclass(frozen=True)
class ShelfPrices(SaysMore):
    """What the cards on the table cost of which each player may take one, by how long they have lain there."""

    lots: tuple[Deed, ...]


@dataclass(frozen=True)
class OrElse(SaysMore):
    """What may be done in place of taking a card from the table."""

    deed: Deed


@dataclass(frozen=True)
class EndFirst(SaysMore):
    """In which order players do what was said before."""

    order: Order


@dataclass(frozen=True)
class GoesToMatch(SaysMore):
    """A card that matches another goes to the player who has the other."""


@dataclass(frozen=True)
class NeedNot(SaysMore):
    """What was said before need not be done; which of the verbs that is, and with which cards, where that is said."""

    verbs: tuple[Verb, ...] = ()
    cards: Cards | None = None


@dataclass(frozen=True)
class CostsNothing(SaysMore):
    """What was said before is free: it must not have had a price."""


@dataclass(frozen=True)
class AtMost(SaysMore):
    """How often what was said before may be done in one hand."""

    verb: Verb
    often: int


@dataclass(frozen=True)
class RightAfter(SaysMore):
    """The moment at which each player does what was said before."""

    done: Condition


@dataclass(frozen=True)
class OpenDiscards(SaysMore):
    """A card that is laid away for one that was taken lies face up."""


@dataclass(frozen=True)
class Asked(SaysMore):
    """Whoever has the card that he was asked for gives it away; what the asker does where nobody has it."""

    instead: Deed


@dataclass(frozen=True)
class SideGoes(SaysMore):
    """What a player declares by flipping one of two cards beside a stack: the right one is for high, the left for low."""

    word: Word


@dataclass(frozen=True)
class Follows(SaysMore):
    """What also follows from the condition before, or from doing what one may: "in that case", "if they do"."""

    rules: tuple[Rule, ...]
    done: bool = False
    """Whether it follows from doing what was said, and not from its condition."""
    paid: bool = False
    """Whether it follows from paying, where something else may be done in place of it."""


@dataclass(frozen=True)
class Otherwise(SaysMore):
    """What is done where the condition before does not hold, or by whoever does not do what was said."""

    rules: tuple[Rule, ...]
    done: bool = False


@dataclass(frozen=True)
class Priced(SaysMore):
    """What it costs to do what was said before, once or for each of the cards; the verb where that is named."""

    price: Amount
    each: bool = False
    verb: Verb | None = None


COST = "<costs|cost|will cost> [<you|them|him|a player|the <player|buyer>>]"
FEE_IS = "<is|are|will be|would be> [usually|normally|always|generally|often]"
NEW_CARD = (
    "<<new|extra|additional|bought|fresh|replacement|drawn|exchanged> card [drawn|bought|taken]|card <drawn|bought|taken|exchanged|replaced|you <draw|buy|take|exchange|replace>|"
    "they <draw|buy|take|exchange|replace>>|replacement>"
)
EACH_CARD = "<each|apiece|a card|per card|for <each|every> [<card|one|of them>]>"
"""A card that somebody pays for, and that the price is for each of several."""


def _prices(grammar: Grammar) -> None:
    """What it costs to do what was said before."""
    add = grammar.add
    of_it = "[<of|for> <<a|the|each|one> <card|swap|trade|twist|draw|exchange|peek|look>|it|this|that|doing <so|that|this>|the <extra|new|additional|replacement> card>]"
    usually = "[usually|normally|always|generally|often]"
    add(
        "More",
        [
            f"<it|this|that|doing <so|that|this>> {COST} {{price:Amount}}",
            f"<the|that|this> <price|cost|fee|charge|amount|payment> {of_it} {FEE_IS} {{price:Amount}}",
            f"[we|you] {usually} <set|fix|put|make|keep> <the|that|this> <price|fee|cost|charge|amount|payment> [at|to be] {{price:Amount}}",
            f"[we|you] {usually} <play|use|charge> {{price:Amount}} [for <it|this|that>]",
            "<say|for example|for instance> [,] {price:Amount}",
        ],
        Priced(v.price),
        read_only=True,
    )
    add("More", "{price:Prices}", Priced(v.price), read_only=True)
    pay = "<you|they|players|he|she|the player|each player|everyone> [must|have to|has to] <pay|pays>"
    add(
        "More",
        [
            f"<each [one|card]|<a|one|every> card|<a|an|any|each|every|the> {NEW_CARD}> {COST} {{price:Amount}}",
            f"<cards|new cards|extra cards|replacements> {COST} {{price:Amount}} <each|apiece>",
            f"{pay} {{price:Amount}} for <each|every|a> <{NEW_CARD}|card|one [of them]>",
        ],
        Priced(v.price, each=True),
        cost=FAR,
        read_only=True,
    )
    for verb, noun, doing in (
        (Verb.TWIST, "twist", "twisting"),
        (Verb.DRAW, "<draw|exchange|replacement>", "<drawing|exchanging|replacing|changing>"),
        (Verb.SWAP, "<swap|trade>", "<swapping|trading>"),
        (Verb.BUY, "purchase", "buying"),
    ):
        for each in (False, True):
            add(
                "More",
                [
                    f"<a|each|every|the> {noun} {COST} {{price:Amount}} {EACH_CARD if each else ''}",
                    f"{doing} [cards|it|them] {COST} {{price:Amount}} {EACH_CARD if each else ''}",
                ],
                build=partial(Priced, each=each, verb=verb),
                read_only=True,
            )


THROW = "<draw|discard|throw|throw away|toss|throw in|toss in|take|replace|trade in|trade|swap|exchange|change|turn in>"
ACE_SHOWN = "whoever draws more shows the ace"


def add_to(grammar: Grammar) -> None:
    """Sentences of their own that go with the step before, and the same in one sentence with it."""
    add = grammar.add
    _cases(grammar)
    add(
        "More",
        [
            f"<a player|anyone|anybody|players> who <show|shows|keep|keeps|hold|holds|have|has> an ace [and <show|shows> it] <can|may> {THROW} {{many:Number}} [cards]",
            f"if you <keep|keep and show|show|are keeping|hold|have> an ace [[that] you <are keeping|keep>] [and show it] , you <can|may> [show it and] {THROW} [the other] {{many:Number}} [cards] [instead]",
            "a player <holding|with|who keeps> an ace may <draw|discard> {many:Number} [cards] [if <he shows|they show> <the ace|it>]",
        ],
        WithAnAce(v.many),
        read_only=True,
    )
    ace = f"<you|players|a player|anyone> <can|may> {THROW} {{many:Number}} [cards]"
    add(
        "More",
        [
            f"{ace} {{ace:WithAce}}",
            f"[but] {{ace:WithAce}} [,] {ace} [, but <you|they> <have to|must> show <it|the ace> [to <us|everyone|everybody|the table>]]",
            "{many:Number} {ace:WithAce}",
            f"<if|when> you <keep|hold|have> an ace [,] {ace} [,] <if|as long as|provided [that]|so long as> <you|they|he> <show|shows> <it|the ace> [first|to everyone]",
        ],
        build=lambda many, ace=None: WithAnAce(many),
        read_only=True,
    )
    add(  # nobody draws more without showing the ace
        "Standing",
        [
            "whoever draws more shows the ace",
            f"[you <have to|must>] show [me|us|everyone|the table] <the|your|that> ace if you {THROW} {{_:Number}}",
            "<whoever|anyone who|a player who> <draws|takes> {_:Number} <must|has to> show <the|his|their> ace",
        ],
        build=lambda _=0: Remark(ACE_SHOWN),
        apart=lambda rule: {} if rule == Remark(ACE_SHOWN) else None,
    )
    add(
        "More",
        "if <you|they> are keeping an ace , show it and <you|they> <can|may> draw {many:Number}",
        WithAnAce(v.many),
        read_only=True,
    )
    dealer = "<the dealer|i|we> [then|will]"
    new = "<replacements|the same number [of new cards|of cards|back]|as many [new] [cards|ones] [back]|that many new ones|new ones|new cards>"
    add(
        "More",
        [
            f"{dealer} <replace|replaces> <them|those> [from the deck]",
            f"{dealer} <<give|gives> <you|them|each player>|<deal|deals> [<you|them|each player>]> {new} [as <you|they> <discarded|threw away>] [from the deck]",
            f"<you|they|players|those who <discard|did|discarded>|everyone who <discards|discarded|has discarded>> <get|gets|are dealt|is dealt|receive|receives> [back] {new} [as <you|they> <discarded|threw away|threw in>] [from the <deck|dealer>]",
        ],
        Replaced(),
        read_only=True,
    )
    for order, end in ((Order.LOW_FIRST, "low"), (Order.HIGH_FIRST, "high")):
        add(
            "More",
            f"[the] {end} hands [get to] <act|go|choose> first",
            EndFirst(order),
            read_only=True,
        )
    a_new_card = "[a|any|his|her|their] [new|replacement] <card|cards|one|ones|replacements>"
    discards = "<discards|has discarded|have discarded|discard|has thrown away|throws away|has laid away> [his|her|their] [cards|discards]"
    add(
        "More",
        [
            f"<everyone|everybody|all players|all|each player> [must] {discards} [first,] before <anyone|anybody|any player> <gets|is dealt|draws|receives> {a_new_card}",
            f"<nobody|no one|no player> <gets|is dealt|draws|receives> {a_new_card} <until|before> <everyone|everybody|all players> {discards}",
            f"no new cards are dealt until <everyone|everybody|all players> {discards}",
        ],
        DiscardsFirst(),
        read_only=True,
    )
    _prices(grammar)
    trades = "<each player|players|everyone|you|they> <may|can> <trade|swap|exchange|switch> [cards] [up to|at most] {often:Times} [<per|a> <hand|game>]"
    add("More", trades, build=partial(AtMost, Verb.SWAP), read_only=True)
    add(
        "Rules",
        [
            f"{trades} <, but|, and|but|and> <must|have to> pay {{price:Amount}} <each|every> time",
            f"{trades} <, but|, and|but|and> <must|have to> <reante|ante [again]> <each|every> time",
        ],
        build=lambda often, price=None: (
            AtMost(Verb.SWAP, often),
            Priced(price or Amount(Unit.ANTE), verb=Verb.SWAP),
        ),
        read_only=True,
    )
    add("More", "it is only dealt if they want it", IfWanted(), read_only=True)
    it = "<it|them|that|this|the [extra|new|bonus] card>"
    add(
        "More",
        [
            f"<you|they> do not [have to] pay [anything] [extra] for <{it}|[the] wild cards>",
            f"{it} <is|are> free [of charge]",
            f"{it} <costs|cost> [you|them] nothing",
            f"{it} <does not|do not> cost [you|them] anything",
            "there is <nothing to pay|no <charge|cost>> [for <it|them|that>]",
        ],
        CostsNothing(),
        read_only=True,
    )
    folded = "<folded players|<players|those> who [have] folded>"
    add(
        "More",
        [f"{folded} do <so|this|that|it> too", f"<this|that> <includes|goes for> {folded} [too]"],
        FoldedToo(),
        read_only=True,
    )
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
    add(
        "Clause",
        "{deed:Clause} right after {done:VP.ing}",
        build=lambda deed, done: replace(deed, right_after=just_done(done)),
        apart=lambda deed: {
            "deed": replace(deed, right_after=None),
            "done": _with_card(replace(deed.right_after.deed, agent=EACH_PLAYER), Which.NEWEST, Which.LAST),
        },
    )
    add(
        "Clause",
        "{deed:Clause} [,] <but|and> only [if <they|you> do <so|this|that|it>] <right|immediately> after {done:VP.ing}",
        build=lambda deed, done: replace(deed, right_after=just_done(done)) if deed.mood is Mood.MAY else None,
        read_only=True,
    )
    add(
        "Clause",
        ["{deed:Clause} instead of {other:VP.ing}", "{deed:Clause} [,] rather than {other:VP.ing}"],
        build=in_turn_for,
        apart=lambda deed: {
            "deed": replace(deed, rather_than=None),
            "other": replace(deed.rather_than.deed, agent=EACH_PLAYER),
        },
    )
    add(
        "Clause",
        [
            "{deed:Clause} : <they|you> do not {other:VP.base} , and pay {price:Amount}",
            "{deed:Clause} by not {others:VP.ing} and paying {price:Amount}",
        ],
        build=lambda deed, price, other=None, others=None: in_turn_for(replace(deed, price=price), other or others),
        read_only=True,
    )
    add(
        "More",
        "they may [only] do <so|this|that|it> [only] <right|immediately> after {done:VP.ing}",
        build=lambda done: RightAfter(just_done(done)),
        read_only=True,
    )
    add(
        "More",
        "[the|all] discards <lie|go|stay|are [placed|left|put]> face up [<on|to> the table]",
        OpenDiscards(),
        read_only=True,
    )
    new = "<new|draw|drawn> <card|cards> <comes|come|is dealt|are dealt> [back]"
    add("More", f"[the] {new} {{face:FaceWord}}", NewCards(v.face), read_only=True)
    add(
        "More",
        [
            "<<it|that card|that one> is|they are> [always] dealt {face:FaceWord}",
            "<<it|that card|that one> <comes|lies|goes|stays>|they <come|lie|go|stay>> {face:FaceWord}",
            "<i|we|you|the dealer> <deal|deals> <it|them|that card|that one> {face:FaceWord}",
        ],
        NewCards(v.face),
        read_only=True,
    )
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
    add(
        "More",
        [
            "<they|you> may [either] reject <it|the card> [or keep it] <.|,|, but> <who|whoever|if <they|you>> <keep|keeps> <it|the card> [, <they|you>] [must] <discard|discards> {card:Pointed}",
            "<they|you> <may|can> <reject or keep|keep or reject> <it|the card> [,] but if <they|you> keep <it|the card> [,] <they|you> [must] discard {card:Pointed}",
        ],
        build=lambda card: Follows((Do(_kept_for(card)),), done=True),
        read_only=True,
    )
    asker = "<the asker|you|they|that player>"
    add(
        "More",
        f"if <the other [player]|that player|he|she|they> <does|do|has [one|it|such a card]|have one> [,] {asker} <gets|get|takes|take> <it|the card|that card> <,|, and|and> <otherwise|if not> [,] {asker} <gets|get|takes|take|draws|draw> {OFF_THE_DECK}",
        Asked(Deed(Verb.TAKE, cards=TOP_OF_DECK)),
        read_only=True,
    )
    for side, word in zip(("right", "left"), HIGH_LOW, strict=True):
        add(
            "More",
            f"if <they|you> <flip|turn up|turn over> the <one|card> on the {side} [,] <they|you> <are going|go|are declaring|declare> {word.value}",
            SideGoes(word),
            read_only=True,
        )
    add("More", "they {deed:Instead}", Instead(v.deed), read_only=True)
    ways = "pay {price:Amount} to {deed:PaidWay} or {more:Amount} to {other:PaidWay}"
    add(
        "Step",
        f"{{first:Clause}} , but they may {ways} instead",
        build=lambda first, **told: in_both_places(first, Instead(*_paid_ways(**told))),
        apart=_two_paid_ways,
    )
    add(
        "More",
        [
            f"<they|you|players|each player> <may|can> {ways} instead",
            "<they|you|players|each player> <may|can> pay {price:Amount} to {deed:PaidWay} [,] or [pay] {more:Amount} to {other:PaidWay} [instead]",
        ],
        build=lambda **told: Instead(*_paid_ways(**told)),
        read_only=True,
    )
    add(
        "More",
        [
            "if <they|you> {that:Pred.you} , <they|you> {deed:VP.base} instead",
            "<players|those> who {that:Pred.you} {deed:VP.base} instead",
        ],
        build=lambda that, deed: (
            Instead(found)
            if (found := acts(Players(Quantifier.EACH, Such(Everyone(), that)), deed, Mood.DOES))
            else None
        ),
        read_only=True,
    )
    later = "[all] <their|your> <further|later> cards <are|will be|come> [dealt] {face:FaceWord}"
    add(
        "More",
        f"[once <a|per> <game|hand> [,]] <they|you|each player|any player|players> may {{deed:VP.base}} <, but|but|,|, and> {later}",
        build=lambda deed, face: (
            Instead(Deed(deed.verb, YOU, mood=Mood.MAY, then=(replace(ALL_TO_COME, face=face),)))
            if deed.verb is Verb.STOP
            else None
        ),
        read_only=True,
    )
    add("More", "<you|players|each player|a player|any player> {deed:Instead}", Instead(v.deed), read_only=True)
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
        "{deed:Clause} , but each player with only {n:Number} card(s) {other:VP.s} instead",
        build=lambda deed, n, other: (
            in_place_of(deed, found) if (found := acts(_with_so_many(n), other, Mood.DOES)) else None
        ),
        apart=_for_those_with_so_many,
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


def _cases(grammar: Grammar) -> None:
    """In that case, otherwise; if they do, if they do not."""
    add = grammar.add  # what follows a case belongs to it up to the full stop, as what follows an "if"
    add(
        "Rules",
        "<in <that|this|such a|which> case|if so|<if|when> <that|this|it> happens> [,] {rules:Plain}",
        build=partial(in_that_case, Follows),
        read_only=True,
    )
    they = "<they|you|he|she|he or she|that player|the player|a player>"
    it = "<it|one|them|that|the card|that card|this card>"
    add(
        "Rules",
        [
            f"<if|when|once> {they} <do|does|did> [so|that|this|it] [,] {{rules:Plain}}",
            f"<if|when> {they} <<want|wants|wish|wishes|choose|chooses|decide|decides|like|likes> <to [do so]|{it}>|<accept|accepts> [{it}]> , {{rules:Plain}}",
        ],
        build=partial(in_that_case, partial(Follows, done=True)),
        read_only=True,
    )
    add(
        "Rules",
        [
            f"if {they} <do|does> pay [it|that|up] [,] {{rules:Plain}}",
            f"if {they} <pay|pays> [it|that|up] [,] {{rules:Plain}}",
        ],
        build=partial(in_that_case, partial(Follows, paid=True)),
        read_only=True,
    )
    add(
        "More",
        "<who|whoever|anyone who|a player who> <pays|does pay> [it|up] {deed:VP.s}",
        build=lambda deed: Follows((Do(replace(deed, agent=YOU)),), paid=True),
        read_only=True,
    )
    for only_shown in (False, True):  # "otherwise all show, and the best hand wins" is said in one breath
        add(
            "Rules",
            "<otherwise|if not> [,] {rules:Plain}",
            build=lambda rules, only=only_shown: (
                in_that_case(Otherwise, _shown_once(rules)) if all(map(_shows, rules)) is only else None
            ),
            cost=FAR if only_shown else PLAIN,
            read_only=True,
        )
    add(
        "Rules",
        f"<if|when> {they} <do|does|did|can|will|would> not <,|<do so|do that|have <that|it|one|them|those>> [,]> {{rules:Plain}}",
        build=partial(in_that_case, partial(Otherwise, done=True)),
        read_only=True,
    )
    add(
        "Rules",
        [
            f"<if|when> {they} <do|does|did> not <want|wish|care|like|choose> <to [do so]|{it}> [,] {{rules:Plain}}",
            f"<if|when> {they} <would rather not|<prefer|prefers|choose|chooses|decide|decides> not to|<refuse|refuses|decline|declines> [to [do so]|{it}]|<is|are> <unable|not able|unwilling|not willing> to [do so]> , {{rules:Plain}}",
        ],
        build=partial(in_that_case, partial(Otherwise, done=True)),
        cost=FAR,  # who does not want a card that was dealt is told in words of its own
        read_only=True,
    )
    add(
        "Rules",
        "{rules:Rules} <;|,|, and|, but> <otherwise|if not> [,] {other:Plain}",
        build=lambda rules, other: (*rules, *said) if (said := in_that_case(Otherwise, other)) else None,
        read_only=True,
    )


def _shows(rule: Rule) -> bool:
    """Whether hands are shown, and no more is said."""
    return rule == Showdown(()) or rule == Do(Deed(Verb.SHOW, cards=Cards()))


def _shown_once(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """Rules without hands being shown, where it is said who wins."""
    won = any(isinstance(rule, Showdown) and rule.shares for rule in rules)
    return tuple(rule for rule in rules if not (won and _shows(rule)))


def in_that_case(case: Callable[[tuple[Rule, ...]], SaysMore], rules: tuple[Rule, ...]) -> tuple[SaysMore, ...] | None:
    """The steps that follow in a case that was told before."""
    from pokernight.english.kinds import followed

    steps = followed(rules)
    return (case(steps),) if steps else None


def in_case(rule: Any, said: Follows | Otherwise) -> Rule | None:
    """A rule together with what follows from it in one case; nothing where it has no cases."""
    steps = tuple(one for one in said.rules if isinstance(one, Step))
    match rule, said:
        case When(_, (OneOf((Deed(Verb.PAY) as payment, *others)),)), Follows(paid=True):
            more = tuple(replace(one.deed, agent=EACH_PLAYER) for one in steps if _by_the_same(one))
            paid = replace(payment, then=(*payment.then, *more))
            return replace(rule, then=(OneOf((paid, *others)),)) if len(more) == len(steps) else None
        case When(_, (Do(Deed(Verb.PAY, mood=Mood.MAY) as payment),)), Follows(paid=True):
            bought = _bought(payment, steps)
            return replace(rule, then=(bought,)) if bought else None
        case Do(Deed(Verb.PAY, mood=Mood.MAY) as payment), Follows(paid=True):
            return _bought(payment, steps)
        case _, Follows(paid=True):
            return None
        case When(_, then), Follows(done=False):
            return replace(rule, then=(*then, *steps))
        case If(condition, then, ()), Follows(done=False):
            return If(condition, (*then, *steps))
        case Do(Deed(mood=Mood.MAY) as deed), Follows(done=True):
            more = tuple(replace(one.deed, agent=deed.agent) for one in steps if _by_the_same(one))
            return Do(replace(deed, then=(*deed.then, *more))) if len(more) == len(steps) else None
        case If(condition, then, ()), Otherwise(done=False):
            return If(condition, then, steps)
        case Openers(), Otherwise() if steps and all(_checks(one) for one in steps):
            return rule if isinstance(rule, Openers) else None
        case When(_, (Do(deed),)), Otherwise(done=done) if done or deed.mood is not Mood.MAY:
            choice = either(deed, steps)
            return replace(rule, then=(choice,)) if choice else None
        case Remark(about), Otherwise((Do(Deed(Verb.SWAP) as swap),), done=True) if about == LIKED:
            return Do(replace(swap, agent=EACH_PLAYER, cards=Cards(ONE), mood=Mood.MAY))
        case Do(deed), Otherwise(done=True):
            return either(deed, steps)
    return None


def _bought(payment: Deed, steps: tuple[Step, ...]) -> Do | None:
    """What players may pay for, where it is said first that they may pay."""
    if len(steps) != 1 or not _by_the_same(steps[0]) or payment.price is None or payment.to or payment.then:
        return None
    plain = replace(steps[0].deed, agent=EACH_PLAYER, mood=Mood.DOES)
    done = at_a_price(payment.price, plain) or paid_for(payment.price, plain)
    return Do(replace(done, agent=payment.agent, mood=Mood.MAY)) if done else None


def _checks(step: Step) -> bool:
    """Whether a player who may not open checks, as there is nothing else to do."""
    return isinstance(step, Do) and step.deed.verb is Verb.CHECK


def _kept_for(card: Cards) -> Deed:
    """A card that was bought is kept for another, which is laid away, or is laid away itself."""
    return Deed(Verb.DISCARD, YOU, cards=card, instead=(Deed(Verb.DISCARD, cards=THAT_CARD),))


def in_turn_for(deed: Deed, other: Deed) -> Deed | None:
    """The end, called by a player in place of what it is his turn to do; who does not draw takes no card."""
    if other in (Deed(Verb.DRAW), Deed(Verb.DRAW, cards=Cards(ONE))):
        other = Deed(Verb.TAKE, cards=Cards(ONE))
    return replace(deed, rather_than=Happens(by_you(other))) if deed.verb in CALLS else None


def just_done(deed: Deed) -> Happens:
    """What each player has done at some moment; the last card that somebody gets is the newest one then."""
    return Happens(_with_card(by_you(deed), Which.LAST, Which.NEWEST))


def _with_card(deed: Deed, which: Which, other: Which) -> Deed:
    """A deed with cards that are pointed out in another way."""
    cards = deed.cards
    return replace(deed, cards=replace(cards, which=other)) if cards and cards.which is which else deed


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
    instead = deed.instead and deed.verb not in (Verb.DISCARD, Verb.TAKE, Verb.ASK)
    return None if more or instead or deed.verb is Verb.USE or _told_otherwise(deed) else Do(deed)


def _told_otherwise(deed: Deed) -> bool:
    """Whether a round is opened or a showdown won, which is more than what one player does."""
    match deed:
        case Deed(Verb.BET, Players(Quantifier.THE, who), price=None, mood=Mood.DOES, then=()):
            return not isinstance(who, You | That | Unsaid)
        case Deed(Verb.WIN, Players(Quantifier.THE, Showing()), mood=Mood.DOES, then=()):
            return True
        case Deed(Verb.BET, Players(Quantifier.THE, Such(_, Happens(Deed(Verb.SHOW))))):
            return True
    return False


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


def _with_so_many(cards: int) -> Players:
    """The players who have so many cards, no more and no less."""
    return Players(Quantifier.EACH, Such(Everyone(), Has(Cards(exactly(cards)))))


def _for_those_with_so_many(step: Do) -> dict[str, Any] | None:
    """A deed, and what is done in its place by those who have so many cards."""
    match last_in_place(step):
        case Deed(agent=Players(who=Such(_, Has(Cards(many=Quantity(n))))) as those, mood=Mood.DOES) as other if (
            those == _with_so_many(n)
        ):
            return {"deed": without_last(step), "n": n, "other": replace(other, agent=EACH_PLAYER)}
    return None


def in_both_places(deed: Deed, said: Instead) -> Do | None:
    """A deed, and the two things that may be done in its place."""
    done = said_of(Do(deed), said) if not deed.instead else None
    return done if isinstance(done, Do) else None


def _paid_ways(deed: Deed, price: Amount, other: Deed, more: Amount) -> tuple[Deed, Deed]:
    """Two things that a player may do, each at a price."""
    return replace(deed, agent=YOU, price=price, mood=Mood.MAY), replace(other, agent=YOU, price=more, mood=Mood.MAY)


def _two_paid_ways(step: Do) -> dict[str, Any] | None:
    """A deed, and the two things that may be done at a price in its place."""
    match step.deed.instead:
        case (Deed(agent=one, price=Amount() as price) as way, Deed(agent=two, price=Amount() as more) as other) if (
            one == two == YOU
        ):
            told = {"deed": _unpaid(way), "price": price, "other": _unpaid(other), "more": more}
            return {"first": replace(step.deed, instead=()), **told}
    return None


def _unpaid(deed: Deed) -> Deed:
    """What is done for a price, without it."""
    return replace(deed, agent=EACH_PLAYER, price=None, mood=Mood.DOES)


def _in_the_market(rule: Any, said: ShelfPrices | OrElse) -> OneOf | None:
    """Cards on the table that are taken, with their prices or with what may be taken instead."""
    match rule:
        case Do(deed):
            deeds: tuple[Deed, ...] = (deed,)
        case OneOf(deeds):
            pass
        case _:
            return None
    first = deeds[0]
    if first.verb not in (Verb.TAKE, Verb.BUY) or first.then or not first.cards:
        return None

    def as_first(deed: Deed) -> Deed:
        order = None if first.order is Order.IN_TURN else first.order
        start = None if first.start == Neighbor(Dealer(), Side.LEFT) else first.start
        return replace(deed, agent=first.agent, mood=first.mood, order=order, start=start)

    if isinstance(said, OrElse):
        return OneOf((*deeds, as_first(said.deed))) if first.cards.at == TableCards() else None
    if len(deeds) > 1 or first.price or first.cards not in (Cards(ONE), Cards(ONE, at=TableCards())):
        return None
    return OneOf(tuple(map(as_first, said.lots)))


def said_of(rule: Any, said: SaysMore) -> Rule | None:
    """A rule together with what is said about it; nothing where that is not about such a rule."""
    if isinstance(said, Follows | Otherwise):
        return in_case(rule, said)
    if isinstance(said, CostsNothing):
        return None if any(isinstance(part, Amount) for part in rule.walk()) else rule
    if isinstance(said, Priced):
        whole: Rule = at_the_agreed_price(rule, said.price)
        if whole != rule:
            return whole
    if isinstance(said, Priced | NewCards) and isinstance(rule, When | If):
        last = said_of(rule.then[-1], said)
        return replace(rule, then=(*rule.then[:-1], last)) if isinstance(last, Do | OneOf) else None
    if isinstance(rule, OneOf) and isinstance(said, Priced):
        return _at_that_price(rule, said.price)
    if isinstance(said, ShelfPrices | OrElse):
        return _in_the_market(rule, said)
    if rule == DealUntilMatch() and isinstance(said, GoesToMatch):
        return DealUntilMatch(goes=True)
    if not isinstance(rule, Do):
        return None
    deed = rule.deed
    changes = deed.verb in (Verb.DRAW, Verb.TWIST)
    match said:
        case IfWanted(condition):
            return offered(deed, condition)
        case AtMost(verb, often) if deed.verb is verb and deed.mood is Mood.MAY and not deed.often:
            return Do(replace(deed, often=often))
        case OpenDiscards() if deed.verb is Verb.TAKE and deed.instead and not deed.then:
            return Do(replace(deed, then=(Deed(Verb.DISCARD, cards=Cards(ONE), face=Face.UP),)))
        case RightAfter(done) if deed.right_after is None:
            return Do(replace(deed, right_after=done))
        case Asked(instead) if deed.verb is Verb.ASK and not deed.instead:
            return Do(replace(deed, instead=(instead,)))
        case SideGoes(word) if deed.verb is Verb.FLIP and deed.cards in (Cards(ONE, face=Face.DOWN), ONE_SIDE):
            return Do(replace(deed, cards=ONE_SIDE, words=tuple(one for one in HIGH_LOW if one in (*deed.words, word))))
        case NeedNot(verbs, cards) if deed.verb in (verbs or (deed.verb,)) and cards in (None, deed.cards):
            open_to_all = deed.verb not in (*DEALERS, Verb.RECEIVE, Verb.WIN, Verb.LOSE)
            return Do(replace(deed, mood=Mood.MAY)) if open_to_all and deed.mood is not Mood.MAY_NOT else None
        case Instead(first, second):
            with_first = in_place_of(deed, first)
            return in_place_of(with_first.deed, second) if second else with_first
        case EitherWay(face) if deed.verb is Verb.DEAL and deed.face in (None, face):
            return in_place_of(replace(deed, face=face), other_way(said))
        case StartsWith(who) if deed.verb is Verb.DEAL and deed.start is None:
            return Do(replace(deed, start=who))
        case FoldedToo() if deed.agent == EACH_PLAYER:
            return Do(replace(deed, agent=Players(Quantifier.EACH, EveryoneDealtIn())))
        case OfRefusals() if any(other.cards and other.cards.which is Which.THAT for other in deed.instead):
            return rule
        case SecondStays() if [other.verb for other in deed.instead if other.cards == THAT_CARD] == [Verb.DRAW]:
            return rule
        case WithAnAce(many) if deed.verb in (Verb.DRAW, Verb.TWIST, Verb.DISCARD) and deed.ace is None:
            with_ace = or_with_an_ace(deed, many)
            return Do(with_ace) if with_ace else None
        case Replaced() if deed.verb is Verb.DISCARD and deed.cards and deed.to is None and deed.keep is None:
            return Do(replace(deed, verb=Verb.DRAW, face=None))
        case EndFirst(order) if deed.order is None and deed.agent.quantifier is not Quantifier.THE:
            return Do(replace(deed, order=order))
        case DiscardsFirst() if changes and deed.order is None:
            return Do(replace(deed, order=Order.TOGETHER))
        case AnyHidden() if deed.verb is Verb.FLIP and deed.until:
            return Do(replace(deed, cards=Cards(ANY_NUMBER)))
        case Priced(price, each, verb) if deed.mood is Mood.MAY and (
            verb in (None, deed.verb) or {verb, deed.verb} <= CHANGES
        ):
            paid = at_a_price(price, deed)
            several = deed.cards is not None and deed.cards.many != ONE
            return Do(replace(paid, each=each and several)) if paid else None
        case NewCards(face) if deed.face is None and not (deed.cards and deed.cards.face):
            comes = changes or deed.verb in (Verb.DEAL, Verb.RECEIVE)
            return Do(replace(deed, face=face)) if comes else None
        case NewCard(face, cards, price, then) if changes:
            other = Deed(
                deed.verb, YOU, cards or deed.cards, face=face, price=price or deed.price, mood=Mood.MAY, then=then
            )
            return in_place_of(deed, other)
    return None


CHANGES = frozenset({Verb.DRAW, Verb.TWIST, Verb.SWAP})
"""Whoever changes cards may be said to draw, to twist or to swap them."""


def at_the_agreed_price(part: Any, price: Amount) -> Any:
    """A meaning with a certain amount wherever the price is left to be agreed on."""

    def told(inside: Any) -> Any:
        agreed = isinstance(inside, Amount) and inside.unit is Unit.AGREED
        return replace(price, times=price.times * inside.times) if agreed else inside

    return rebuilt(part, told)


def _at_that_price(choice: OneOf, price: Amount) -> OneOf | None:
    """A choice to pay or do something else, where what is paid had not been said."""
    match choice.deeds:
        case (Deed(Verb.PAY, price=None) as payment, *others):
            return OneOf((replace(payment, price=price), *others))
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
