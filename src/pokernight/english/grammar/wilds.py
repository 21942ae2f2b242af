"""What is wild, a bug, or dead."""

from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

from pokernight.cards import Rank, Suit
from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.cards import COLORS, EXCEPT, THAT_CARD, AsBefore, all_but
from pokernight.english.grammar.conditions import opposite
from pokernight.english.grammar.marks import (
    AllLowest,
    ForYouOnly,
    IsWild,
    MatesToo,
    NoPrice,
    NoWildsFor,
    SameCards,
    WildClaim,
    WildsAt,
    WildThisRound,
    WildWith,
)
from pokernight.english.template import v
from pokernight.meaning.cards import (
    YOUR_HAND,
    AnyCard,
    Anywhere,
    Both,
    Cards,
    Either,
    Face,
    Joker,
    Mated,
    NotOf,
    OfRank,
    OfSuit,
    RankLike,
    SuchCard,
    Trait,
    Which,
    WildCard,
)
from pokernight.meaning.numbers import ONE, Amount, Unit, at_least, exactly
from pokernight.meaning.players import End, Showing
from pokernight.meaning.printed import fixed
from pokernight.meaning.rules import (
    All,
    AnyOf,
    BecomeWild,
    Bug,
    Dead,
    Happens,
    Has,
    HasHand,
    Not,
    NotWild,
    NowWild,
    Remark,
    StopWild,
    Wild,
)
from pokernight.meaning.sorts import Condition, Kind


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _mates(grammar)
    _wilds(grammar)
    _for_now(grammar)
    _owned(grammar)
    _priced(grammar)
    _in_company(grammar)
    _at_an_end(grammar)
    _claims(grammar)


BE = "<is|are>"
BECOMES = "<is|are|become|becomes>"
ANYONES = "<your|his|her|their|<anyone|anybody|everyone|everybody> <'s|is>|any player 's|every player 's|that player 's|their owner 's>"
UP_OR_DOWN = "<up or down|face up or face down|face up or down|up and down>"
WHEREVER = (
    f"<whether <it is|they are> {UP_OR_DOWN}|whether <it is|they are> <up|face up> or in the hole|{UP_OR_DOWN}|"
    "no matter <how|where> <it is|they are|it was|they were> dealt|even <the ones|those|ones> [that are] <face up|showing|up|in the hole|face down>|no matter where <it is|they are>|"
    "no matter how <it comes|they come>|no matter what your <little one|low card|wild card> is|wherever <it is|they are|it turns up|they turn up|it comes up|it lands|they land|it falls|they fall>|"
    f"in <anyone|anybody|everyone|everybody> <'s|is> hand|including <the ones|ones|those|any> in {ANYONES} hand|"
    "for the <whole|rest> of <the|this> <game|hand|deal>|for the <whole|entire> <game|hand|deal>|in the hole or on the board|even <if|when> <it is|they are> <up|face up|showing|on the table>>"
)
"""Said of cards that are wild wherever they are."""
FREE = "<and <costs|cost> [you] nothing|for free too|and <does not|do not> cost [you] anything|for free|and free|free of charge|and <is|are> free|<at|for> no <charge|cost>|no charge|without <[any] payment|paying [anything|for <it|them>]|[any] cost|[any] charge>>"
LIKE_IT = "<of the same rank|of that [same] rank|of its rank|of the same value|like it|<that <match|matches>|matching> it|just like it>"
MATES = (
    "<that rank|its [whole|entire] rank|its <mates|mate|twins|brothers|sisters|rank|kind|fellows|partners>|"
    "<<all|every|any|each|the others|[all] the rest|the other three|any other|every other|the other|the three|another> [the] [of the] [other [three]|others] [cards|card|ones|one] [[that] <you|they> <have|hold>]|"
    f"others|[all|any] [of] <your|his|her|their> other <cards|ones>|everything [else]|anything [else]|whatever [else] [<you|they> <have|hold>]> [[,] in {ANYONES} hand] {LIKE_IT} "
    f"[that <you|he|she|they> <hold|holds|have|has>] [[,] in {ANYONES} hand] [[,] {WHEREVER}] [[,] {WHEREVER}]>"
)
"""The cards of the same rank as one that is wild."""
FOR_YOU = "[only] <for <you|that player|them|him|her|its owner|your hand|yourself> [only|alone]|in <your|his|her|their> [own] hand [only]>"
AND_MATES = f"[,] <as are|as is|along with|and so are|and so is|together with|and|with|plus> {MATES}"

LOWEST_DOWN = Cards(ONE, face=Face.DOWN, which=Which.LOWEST)
LIKE_THE_LOWEST = Cards(kind=RankLike(LOWEST_DOWN), at=Anywhere())
_RUN = "<a straight or flush|a straight or a flush|straights and flushes|straights or flushes|a straight , a flush or a straight flush>"
BUG_AS_ACE = (
    f"<<counts|count|is used|is good|plays|works> [only] as an ace|is [only] an ace|are [only] aces> [,] or "
    f"<[<you|it> <can|may> <use it|be used>|can be used|is used] [only] to <complete|fill|fill in|make>|"
    f"[only] <completes|complete|fills|fill|fills in|fill in>> {_RUN}"
)
_FILLS = f"to <complete|fill|fill in|make> {_RUN}"
BUG = f"<can|may> [only] <be used|count|be played> [only] <as an ace [,] or {_FILLS}|{_FILLS} [,] or as an ace>"
ACE_OR_RUN = "a bug is used as an ace or to complete a straight or a flush"
LOWEST_MISSING = "a bug stands for the lowest card that is missing"
HEDGE = "usually|normally|generally|typically|mostly|commonly|always|in most decks|in a standard deck|of course"
"""Said of what is printed on cards, which is nearly the same everywhere."""
NO_LONGER = "what was wild before is no longer so"
NOTHING_YET = "nothing is wild at the start"
NOTHING = "nothing is wild"
SOMETHING = "something is wild"
STANDS_FOR_ANY = "a wild card stands for any card"
EVEN_HELD = "[[,] <including|even> <one|a card> [that] <you|they|he|she> [already] <have|has|hold|holds>]"
EACH_HIS_OWN = "each player has wild cards of his own"
NEW_LOWEST = "a lower card becomes the wild one"
WILD_UP_CARDS = "wild cards count in the hand showing"
WILD = "[the|any|all] wild cards [that are face up|showing]"
COUNT = "<count|are <counted|included>>"


NOTHING_WILD = StopWild(Cards(at=Anywhere()))
TRAITS = {Trait.SUIT: "suit", Trait.COLOR: "<color|colour>"}


def _mates(grammar: Grammar) -> None:
    """Cards of one hand that go together: pairs of the same color, consecutive cards of the same suit."""
    add = grammar.add
    held = "[[that] <you|they> <hold|have>|in <your|their|his|her|a player 's> hand]"
    pair = "<pairs|any pair|a pair|all pairs|every pair>"
    runs = "<<consecutive|successive|adjacent|neighboring> cards|[<any|all>] [two] cards <in sequence|in a row|next to each other>>"
    some = "[<any|all|any two>]"
    for trait, word in TRAITS.items():
        same = f"<of|in> the same {word}"
        if trait is not Trait.SUIT:  # of which there are no pairs in one deck
            add(
                "CardsAnywhere", [f"pairs of the same {trait.value}", f"{pair} {same} {held}"], Cards(kind=Mated(trait))
            )
        add(
            "CardsAnywhere",
            [
                f"consecutive cards of the same {trait.value}",
                f"{some} {runs} {same} {held}",
                *(["suited connectors"] if trait is Trait.SUIT else []),
                f"{some} cards {same} [that are] <next to each other|adjacent|consecutive> [in rank] {held}",
            ],
            Cards(kind=Mated(trait, next=True)),
        )
    add(
        "CardsAnywhere",
        ["pairs", f"{pair} [of any kind] {held}", "both cards of <a|any|every> pair [you hold]"],
        Cards(kind=Mated()),
    )
    add("CardsAnywhere", "consecutive cards", Cards(kind=Mated(next=True)))
    sums = "<<that|which> [together] <add up|adds up|add|sum|total|sums> [up] [to]|adding up to|totaling|that <make|come to|count>>"
    add(
        "CardsAnywhere",
        [
            "two of your cards that add up to {total:Number}",
            f"<any|> two <cards {held}|of your cards|cards of <your|their|his|her|a player 's> hand> {sums} [exactly] {{total:Number}} [[together] {held}]",
            f"<any|a|every> pair of cards {held} {sums} [exactly] {{total:Number}} {held}",
        ],
        build=lambda total: Cards(kind=Mated(total=total)) if total > 1 else None,
        apart=lambda c: {"total": c.kind.total} if isinstance(c.kind, Mated) and c.kind.total else None,
    )
    for face, lying in (
        (Face.UP, "<showing|of <up|face up> cards>"),
        (Face.DOWN, "<in the hole|of <down|face down|hole> cards>"),
    ):
        add(
            "CardsAnywhere",
            [f"pairs of {face.value} cards", f"{pair} {lying}"],
            Cards(kind=Mated(), face=face),
        )


def _wilds(grammar: Grammar) -> None:
    add = grammar.add
    for end in (None, *End):  # one card is wild, several are
        hands = f" in {end.value} hands" if end else ""
        for mine, whom in ((False, ""), (True, " for you")):
            add(
                "Standing",
                f"{{cards:CardsAnywhere}} is wild{whom}{hands}",
                build=lambda cards, mine=mine, end=end: Wild(cards, mine, end) if cards.many == ONE else None,
                apart=lambda rule, mine=mine, end=end: (
                    {"cards": rule.cards} if rule == Wild(rule.cards, mine, end) and rule.cards.many == ONE else None
                ),
            )
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} are wild",
            f"{{cards:CardsAnywhere}} {BE} [also|always|all|both|still] wild [cards] [too|as well] [here|in this game|at the start|at first|to start with|to begin with|in the beginning]",
            f"{{cards:CardsAnywhere}} {BE} [also|just|simply|only|still] <a wild card|wild cards> [too]",
            "{cards:CardsAnywhere} [themselves] <stay|remain|stays|remains> wild [cards]",
            "{cards:WildKinds} wild",
        ],
        Wild(v.cards),
    )
    add(  # where it is for the cards to show which those are
        "Standing",
        [
            "{cards:CardsAnywhere} <become|becomes> [also|then|now] [a] wild [card] [too|as well]",
            "{cards:CardsAnywhere} <become|becomes> [also|then|now] the [new] wild <card|cards|rank>",
        ],
        build=lambda cards: None if named(cards) or cards == THAT_CARD or cards.after else Wild(cards),
        read_only=True,
    )
    add(
        "Standing",
        "{cards:WildOne} <sets|tells|shows|determines|decides|fixes|names|gives|makes> <the wild rank|<which|what> rank is wild|<its|that> rank wild> [for everyone|for everybody]",
        build=lambda cards: (
            None
            if cards == THAT_CARD or (cards.at == YOUR_HAND and cards.which in (Which.FIRST, Which.LAST))
            else rank_wild(cards)
        ),  # which is told of everyone's cards: "the last card dealt sets the wild rank"
        read_only=True,
    )
    hidden = "<in the hole|face down|down>"
    add("One", "<a|an> {kind:Kind.one}", build=lambda kind: Cards(kind=kind, at=Anywhere()), read_only=True)
    add(
        "Standing",
        [
            f"{{cards:CardsAnywhere}} {BE} [only] wild [[,] but] [only] <{hidden} [only]|<if|when> [<they are|it is|dealt|they are dealt|it is dealt|they were dealt|it was dealt|they come|it comes|they lie|it lies>] {hidden}>",
            f"{hidden} [,] {{cards:CardsAnywhere}} {BE} [just|still] wild",
            f"{hidden} [,] {{cards:One}} is [just|still] wild",
        ],
        build=lambda cards: (
            Wild(Cards(kind=cards.kind, face=Face.DOWN)) if cards == Cards(kind=cards.kind, at=Anywhere()) else None
        ),
        read_only=True,
    )
    low = "<low|lowest|little|littlest|small|smallest>"
    lowest = f"{low} <hole card|down card|card in the hole|card down|one in the hole>"
    add("WildOne", "{cards:Cards}", v.cards, read_only=True)
    passed = (
        "[,] <not counting|other than|except [for]|ignoring|disregarding|leaving out|apart from> [any] {kind:Kinds} ,"
    )
    for wild_one in ("WildOne", "CardsAnywhere"):
        add(wild_one, f"{{cards:Cards}} {passed}", build=passing_over, read_only=True)
    add("WildOne", lowest, LOWEST_DOWN, read_only=True)
    add("CardsAnywhere", lowest, LOWEST_DOWN, read_only=True)
    add(
        "CardsAnywhere",
        ["[the|your] <little ones|littles> [in the hole]", "[your|the] low <holes|hole cards>"],
        LIKE_THE_LOWEST,
        read_only=True,
    )
    add(
        "Rules",
        [
            f"{{first:CardsAnywhere}} and {{second:CardsAnywhere}} {BE} [both|all] wild",
            "{first:CardsAnywhere} and {second:CardsAnywhere} wild",
        ],
        build=lambda first, second: (
            (Wild(first), Wild(second))
            if first.many is None and (second.many is not None or isinstance(second.kind, RankLike))
            else None
        ),
        read_only=True,
    )
    add("Standing", [f"so {BE} {{cards:CardsAnywhere}}"], meaning=Wild(v.cards), cost=FAR, read_only=True)
    add(
        "Standing",
        "[the] <<wild cards|wilds> [in this game|here] are|wild <card|rank> [in this game|here] is> {cards:CardsAnywhere}",
        Wild(v.cards),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"[all] {{kind:Kinds}} are wild {EXCEPT} {{other:Kinds}}",
            f"[all] {{kind:Kinds}} are wild {EXCEPT} the {{other:Kind.one}}",
        ],
        build=lambda kind, other: Wild(Cards(kind=made, at=Anywhere())) if (made := all_but(kind, other)) else None,
        read_only=True,
    )
    add("Standing", f"so {BE} {{cards:WildOne}} {AND_MATES}", build=rank_wild, read_only=True)
    add("Standing", f"{lowest} wild", Wild(LOWEST_DOWN), read_only=True)
    add(
        "Plain",
        "<[we|you|it is] <play|played>|the game is played> with {wild:WithWild}",
        build=lambda wild: wild,
        read_only=True,
    )
    add(
        "CardsAnywhere",
        "both [of the|the] {kind:Kinds}",
        build=lambda kind: Cards(kind=kind, at=Anywhere()) if len(fixed(kind) or ()) == len(End) else None,
        read_only=True,
    )
    add("WithWild", f"{lowest} wild", (Wild(LOWEST_DOWN),), read_only=True)
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} are wild for you",
            "{cards:CardsAnywhere} is wild for you",
        ],
        Wild(v.cards, mine=True),
    )
    add(
        "Standing",
        f"{{cards:CardsAnywhere}} {BE} [also] wild [too|as well] [,] {FOR_YOU} [too|as well]",
        build=lambda cards: Wild(cards, mine=True) if cards != THAT_CARD else None,  # "it is wild only for you"
        read_only=True,
    )
    for end, other in ((End.HIGH, End.LOW), (End.LOW, End.HIGH)):
        add(
            "Standing",
            [
                f"{{cards:CardsAnywhere}} are wild for you in {end.value} hands",
                f"{{cards:CardsAnywhere}} {BE} wild for your {end.value} hand",
            ],
            Wild(v.cards, mine=True, end=end),
        )
        add(
            "Standing",
            [
                f"{{cards:CardsAnywhere}} are wild in {end.value} hands",
                f"{{cards:CardsAnywhere}} {BE} wild [,] [but] [only] <in|for> [the|your|a] {end.value} [hands|hand|half|side] [only]",
                f"{{cards:CardsAnywhere}} {BE} wild <in|for> [the|your|a] {end.value} [hands|hand|half|side] [,] [but] not <in|for> [the|your|a] {other.value} [hands|hand|half|side]",
                f"{{cards:CardsAnywhere}} {BE} wild [only] <if|when> <you|they> <go|are going|declare|play> [for] {end.value}",
                f"<if|when> <you|they> <go|are going|declare|play> [for] {end.value} [,] {{cards:CardsAnywhere}} {BE} wild",
                f"<in|for> [the|your|a] {end.value} [hands|hand|half|side] [,] {{cards:CardsAnywhere}} {BE} wild",
            ],
            Wild(v.cards, end=end),
        )
    add(
        "Standing",
        [
            f"{{cards:WildOne}} {BECOMES} [also] wild [too] {AND_MATES}",
            f"{{cards:WildOne}} <and|plus|, plus|, and|along with|, along with> {MATES} [,] {BECOMES} [all] wild",
            f"{{cards:WildOne}} <and|plus|, plus|, and|along with|, along with> {MATES} wild",
        ],
        build=rank_wild,
        read_only=True,
    )
    add(
        "Standing",
        [
            f"{{cards:WildOne}} {BECOMES} wild {FOR_YOU} {AND_MATES}",
            f"{{cards:WildOne}} <and|plus|, plus|, and> {MATES} [,] {BECOMES} [all] wild {FOR_YOU}",
        ],
        build=lambda cards: replace(rank_wild(cards), mine=True),
        read_only=True,
    )
    add(
        "Standing",
        "{wild:Standing} [,] for <everyone|everybody|all [players]|every player>",
        build=lambda wild: wild if isinstance(wild, Wild | MatesToo) and YOUR_HAND not in wild.walk() else None,
        read_only=True,
    )
    add(
        "Standing",
        "{wild:Standing} [,] for <<whoever|anyone who|the player who> <holds|has>|<the player|anyone> <holding|with>> <it|them>",
        build=lambda wild: wild if isinstance(wild, Wild) else None,
        read_only=True,
    )
    add(
        "Standing",
        f"{{wild:Standing}} [,] but <not {MATES}|{MATES} {BE} not [wild]>",
        build=lambda wild: wild if isinstance(wild, Wild) and wild.cards.many == ONE else None,
        read_only=True,
    )
    add(
        "Standing",
        f"{{wild:Standing}} [,] <{FREE}|and <can|may> <stand for|be|count as|be used as> any card [you <want|like|need|please>]>",
        build=lambda wild: wild if isinstance(wild, Wild) and not wild.price else None,
        read_only=True,
    )
    add(
        "Standing",
        f"{{wild:Standing}} [,] {WHEREVER}",
        build=lambda wild: wild if wild == MatesToo() or (isinstance(wild, Wild) and wild.cards.face is None) else None,
        read_only=True,
    )
    add(
        "WithWild",
        ["{cards:CardsAnywhere} wild [too]", "{cards:CardsAnywhere} as wild cards"],
        (Wild(v.cards),),
        read_only=True,
    )
    add(
        "WithWild",
        "{first:WildKinds} [,] and {second:CardsAnywhere} wild",
        build=lambda first, second: (Wild(first), Wild(second, mine=True)) if second == LIKE_THE_LOWEST else None,
        read_only=True,
    )
    add(
        "WithWild",
        "{first:WithWild} [,] and {second:WithWild}",
        build=lambda first, second: (*first, *second),
        read_only=True,
    )
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} are <bugs|a bug>",
            "{cards:CardsAnywhere} is [a|the] bug",
            f"{{cards:CardsAnywhere}} {BUG}",
            f"{{cards:CardsAnywhere}} {BUG_AS_ACE}",
            f"{{cards:One}} <is [just|only] <a|the> bug|{BUG}|{BUG_AS_ACE}>",
            f"{{cards:One}} <<counts|is used|is good|plays> [only] as an ace [,] or {_FILLS}>",
            f"{{cards:CardsAnywhere}} <counts|count|is used|are used|plays|play> [only] as <an ace|aces> [,] or {_FILLS}",
            f"{{cards:CardsAnywhere}} {BE} <bugs|a bug|the bug> [,] [<which|that> {BE}] <good|used|counting|playable> only as <an ace|aces> [,] or {_FILLS}",
        ],
        build=lambda cards: Bug(cards) if cards != THAT_CARD else None,
        apart=lambda rule: {"cards": rule.cards} if isinstance(rule, Bug) else None,
    )
    add(
        "Standing",
        [
            "a bug is used as an ace or to complete a straight or a flush",
            "a bug is an ace or completes a straight or a flush",
            f"[which means [that]] <it|the bug|they> {BUG_AS_ACE}",
            f"[which means [that]] <it|the bug|a bug|bugs|they> {BUG}",
            f"<it|the bug|a bug> counts as an ace or completes {_RUN}",
            f"[which means [that]] <it|the bug|they> <can|may> [only] <be|be used as|count as> [only] an ace or [to|be used to] <fill|complete|make|finish> {_RUN}",
        ],
        Remark(ACE_OR_RUN),
    )
    add(
        "Standing",
        [
            f"{{cards:One}} counts as an ace [,] <unless it|except [that|when] it> [can|may] <completes|complete|fills|fill|be used to fill> {_RUN}",
            f"{{cards:CardsAnywhere}} <counts|count> as <an ace|aces> [,] <unless|except when> <it|they> <completes|complete|fills|fill> {_RUN}",
        ],
        build=lambda cards: Bug(cards) if cards != THAT_CARD else None,
        read_only=True,
    )
    missing = "<stands for|counts as|is|plays as|can be used as> the lowest card [that] <<is|you> [do] not [already] [have] [in <your|the> hand]|<you|its holder|the <holder|player>|he|she> <do|does> not [already] <have|hold>|is not [already] in <your|the> hand|<you are|is> missing [from <your|the> hand]>"
    add(
        "Standing",
        [
            "a bug stands for the lowest card that is missing",
            f"<it|the joker|the bug> {missing}",
        ],
        Remark(LOWEST_MISSING),
    )
    others = "[all] [the] other cards"
    add(
        "CardsAnywhere",
        [
            "all other cards of the same rank as {cards:Cards}",
            f"{others} <of|with|that have> <the same|its|that> <rank|value> as {{cards:Cards}}",
            f"{others} <that match|matching> {{cards:Cards}}",
        ],
        build=lambda cards: None if cards == THAT_CARD else Cards(kind=RankLike(cards, others=True), at=Anywhere()),
        apart=lambda c: (
            {"cards": c.kind.cards}
            if isinstance(c.kind, RankLike) and c == Cards(kind=RankLike(c.kind.cards, others=True), at=Anywhere())
            else None
        ),
    )
    add(
        "Standing",
        [
            f"{{cards:CardsAnywhere}} {BE} wild [,] but {{card:Cards}} [itself] {BE} not [wild]",
            f"{{cards:CardsAnywhere}} {BE} wild [,] <but not|except [for]|other than> {{card:Cards}} [itself]",
            f"{{cards:CardsAnywhere}} {BE} wild [,] <but not|except [for]|other than> <that|the> <card|one> itself",
            f"{{cards:CardsAnywhere}} {BE} wild [,] but <<that|the> card|it|<that|the> one> [itself] {BE} not [wild]",
        ],
        build=but_itself,
        read_only=True,
    )
    add(
        "Standing",
        f"{{card:Cards}} [itself] {BE} not wild [itself] [,] but [all] [the] <others|other cards|cards> of <its|that|the same> rank {BE} [wild]",
        build=lambda card: None if card == THAT_CARD else Wild(Cards(kind=RankLike(card, others=True), at=Anywhere())),
        read_only=True,
    )
    add(
        "Plain",
        f"{{wild:Standing}} [,] <but|and> {{other:Noun.all}} <{BE} not [wild]|do not [count]>",
        build=lambda wild, other: (wild,) if lies_otherwise(wild, other) else None,
        read_only=True,
    )
    add(
        "CardsAnywhere",
        [
            "all {suits:Color} cards of the same rank as {cards:Cards}",
            "[all|any] [the] {suits:Color} <cards|card> <of|with> <the same rank as|the rank of> {cards:Cards}",
        ],
        Cards(kind=Both((RankLike(v.cards), OfSuit(v.suits))), at=Anywhere()),
    )
    when = "<but only|only> <if|when> <it is|they are>"
    add(
        "Standing",
        [
            f"{{cards:CardsAnywhere}} {BE} wild [,] {when} {{suits:Color}}",
            f"{{cards:CardsAnywhere}} {BE} wild [,] {when} <a|> {{suits:Color}} <card|cards>",
            f"<if|when> <it is|they are> {{suits:Color}} , {{cards:CardsAnywhere}} {BE} wild",
        ],
        build=lambda cards, suits: (
            Wild(replace(cards, kind=Both((cards.kind, OfSuit(suits)))))
            if cards == Cards(kind=cards.kind, at=Anywhere()) and isinstance(cards.kind, RankLike)
            else None
        ),
        read_only=True,
    )
    add(
        "Standing",
        ["{cards:CardsAnywhere} are not wild", f"{{cards:CardsAnywhere}} {BE} not wild"],
        build=lambda cards: NotWild(cards) if Joker() in cards.walk() else None,
        apart=lambda rule: {"cards": rule.cards} if isinstance(rule, NotWild) else None,
    )
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} are dead",
            f"{{cards:CardsAnywhere}} <{BE} [all] <dead [cards]|worthless|useless>|<count|counts> as nothing|<can not|may not> be used in any hand> [and <<do|does> not count [for <anything|either [hand]>|at all]|<count|counts> for nothing|<can not|may not> be used [in any hand|by anyone|at all]>]",
        ],
        Dead(v.cards),
    )
    add(
        "Standing",
        f"<all|all the|any> [other] cards <of|with> <that|its|this> rank {BE} <dead|worthless>",
        Dead(Cards(kind=RankLike(THAT_CARD), at=Anywhere())),
        read_only=True,
    )
    add("Bugs", "joker", Cards(kind=Joker(), at=Anywhere()), read_only=True)
    liked = "<you|they|he|she|its holder|the holder|a player|the player> <want|wants|need|needs|like|likes|would like|wish|wishes|choose|chooses|please>"
    any_card = f"<can|may|will> <be|stand for|be used as|be named as|count as|count for|represent|be played as> <any card|anything|any card at all|any other card|whatever> [{liked}] [it to be|it to] {EVEN_HELD}"
    stands = f"<stand|stands|count|counts|is good> [for|as] <any card|anything|whatever> [{liked}] [it to be|it to] {EVEN_HELD}"
    add(
        "Standing",
        [
            "a wild card stands for any card",
            f"<a|the|each|any|your|his|her> wild card <{any_card}|{stands}>",
            f"[the|all|your|these|any] wild cards <{any_card}|{stands}>",
            "[a|any|the] wild <card|cards> <can|may> [also] <be|stand for|be used as> <a card|cards> [that] <you|they|he|she|somebody|someone> [already] <have|has|hold|holds>",
            f"<it|they> <{any_card}|{stands}>",
            "with a wild card standing for <any card|anything> [you like|you want|you need]",
        ],
        Remark(STANDS_FOR_ANY),
    )
    add(
        "Plain",
        f"{{first:Plain}} [,] <naming|using|calling|counting|playing> [any|all|<his|her|their|your|the>] wild <card|cards> [as|for] <any card|anything|whatever [card]|what> [{liked}]",
        build=lambda first: (*first, Remark(STANDS_FOR_ANY)),
        cost=FAR,
        read_only=True,
    )
    add(
        "Standing",
        [f"<a|an|the> {{kind:Kind.one}} <{any_card}|{stands}>", f"{{kind:Kinds}} <{any_card}|{stands}>"],
        build=lambda kind: Wild(Cards(kind=kind, at=Anywhere())) if kind != WildCard() else None,
        read_only=True,
    )
    add("WildKinds", "{kind:Kinds}", build=lambda kind: Cards(kind=kind, at=Anywhere()), read_only=True)
    add(
        "Standing",
        [
            "some cards are wild",
            "there are [some|so many|a lot of|lots of] <wild cards|wilds> [in <this|the> game|here]",
        ],
        Remark(SOMETHING),
    )
    add(
        "Standing",
        [
            "nothing is wild",
            "nothing ['s] wild",
            "[there are] no <wild cards|wilds>",
            "<there is|with> nothing wild",
            "no <card|cards> <is|are> wild",
            "without wild cards",
        ],
        Remark(NOTHING),
    )


def _for_now(grammar: Grammar) -> None:
    """What is wild from here on, or in this round: it ends when the page says so of other cards."""
    add = grammar.add
    now = "<now|from now on|from here on|from then on|from that point on|from this point on|from there on|at this point|in this hand>"
    later = "<now|from now on|from here on|from then on|from that point on|from this point on|from there on|at this point> [only]"
    this_round = (
        "<this time [around]|<in|for|on|during|at> this [first|second|third|last|final] <round|deal|stage|phase>>"
    )
    add(
        "Step",
        [
            "from here on , only {cards:CardsAnywhere} are wild",
            f"{now} [,] [only|just] {{cards:CardsAnywhere}} <are|become> wild [instead]",
            f"[only|just] {{cards:CardsAnywhere}} are {later} wild [instead]",
            f"[only|just] {{cards:CardsAnywhere}} <are|become> wild {later} [instead]",
            "only {cards:CardsAnywhere} <are|become> wild again",
            "the wild cards [now] <change to|become|are now> {cards:CardsAnywhere}",
            "the wild card <changes to|becomes|is now> {cards:CardsAnywhere}",
        ],
        NowWild(v.cards),
    )
    add(
        "Step",
        ["<only|just> {cards:CardsAnywhere} <are|is> wild", "{cards:CardsAnywhere} are wild instead [of {_:Kinds}]"],
        build=lambda cards, _=None: NowWild(cards),
        cost=FAR,
        read_only=True,
    )
    for back, again in (
        (False, ""),
        (True, " [,] and <back again|the other way around> the next time"),
    ):
        stop = "<stop being wild|are no longer wild|are not wild [anymore|any more]>"
        add(
            "Step",
            [
                f"{{cards:CardsAnywhere}} are wild instead of {{old:CardsAnywhere}}{', and back again the next time' if back else ''}",
                f"[{now} [,]] {{cards:CardsAnywhere}} <are|become> [now|then] [the] <wild|wild cards> <instead of|in place of|rather than|and no longer|, not|, and not|, and no longer> {{old:CardsAnywhere}}{again}",
                f"{{old:CardsAnywhere}} {stop} <and|, and|, but> {{cards:CardsAnywhere}} <are|become> [wild] [instead]{again}",
            ],
            BecomeWild(v.cards, v.old, back),
        )
    no_more = "<stop being wild|are no longer wild|are not wild <anymore|any more|any longer>|<lose|loses> their power|cease to be wild>"
    add(  # by itself it only says what was wild before, and the page tells what is wild instead
        "Step",
        [
            "{cards:CardsAnywhere} stop being wild",
            f"[all] [the] {{cards:CardsAnywhere}} {no_more}",
        ],
        build=lambda cards: StopWild(cards) if named(cards) and cards.kind != WildCard() else None,
        apart=lambda rule: {"cards": rule.cards} if isinstance(rule, StopWild) and rule != NOTHING_WILD else None,
        cost=2 * FAR,
    )
    add(
        "Step",
        [
            "all wild cards stop being wild",
            f"[all] [the] [other] wild cards {no_more}",
            "<nothing|no card> is wild [anymore|any more|any longer|from then on|after that|for the rest of the hand]",
            "there are no [more|longer any] <wild cards|wilds> [anymore|any more|from then on|after that]",
            "there is nothing wild [anymore|any more]",
        ],
        NOTHING_WILD,
        cost=2 * FAR,
    )
    for wild_so in ("until {so:Cond}", "up to the moment when {so:Cond}"):
        add(
            "Rules",
            f"{{wild:Standing}} [,] [but] [only] {wild_so}",
            build=until,
            read_only=True,
        )
    also = "<too|as well|also|in addition>"
    add(
        "Step",
        [
            f"{now} [,] {{cards:CardsAnywhere}} <are|become> wild {also}",
            f"{now} [,] {{cards:CardsAnywhere}} <are|become> also wild",
            f"{{cards:CardsAnywhere}} <are|become> <also|now also|also now> wild {later}",
            f"{{cards:CardsAnywhere}} <are|become> wild {also} {later}",
        ],
        build=lambda cards: BecomeWild(cards) if named(cards) else None,
        read_only=True,
    )
    beside = "<as well as|in addition to|along with|together with|besides|, as well as|, in addition to|, along with>"
    add(
        "Plain",
        [
            f"{now} [,] {{cards:CardsAnywhere}} <are|become> wild {beside} {{old:Kinds}}",
            f"{{cards:CardsAnywhere}} <are now|become> wild {beside} {{old:Kinds}}",
        ],
        build=lambda cards, old: (BecomeWild(cards), IsWild(old)) if named(cards) else None,
        read_only=True,
    )
    add(
        "Plain",
        f"{{cards:CardsAnywhere}} {BE} wild {beside} {{old:CardsAnywhere}}",
        build=lambda cards, old: (Wild(cards), Wild(old)) if named(cards) and named(old) else None,
        read_only=True,
    )
    add(
        "Step",
        ["{cards:CardsAnywhere} become wild", "{cards:CardsAnywhere} <become|becomes> [also] wild [too|as well]"],
        build=lambda cards: BecomeWild(cards) if named(cards) or THAT_CARD in cards.walk() else None,
        apart=lambda rule: {"cards": rule.cards} if rule == BecomeWild(rule.cards) else None,
    )
    of_it = "<that rank|[all|the|all the] [other] cards of that rank|everything of that rank>"
    of_that_rank = BecomeWild(Cards(kind=RankLike(THAT_CARD), at=Anywhere()))
    add("Step", f"{of_it} <becomes|become> [also] wild [for everyone] [too|as well]", of_that_rank, read_only=True)
    add(
        "Step",
        f"{of_it} [also] <is|are> [also] wild [for everyone] [too|as well]",
        of_that_rank,
        cost=2 * FAR,
        read_only=True,
    )
    add(
        "Step",
        "[the] wild [card|cards] <change|changes|switch|switches|alternate|alternates|go|goes> [back and forth] between {old:CardsAnywhere} and {cards:CardsAnywhere}",
        BecomeWild(v.cards, v.old, back=True),
        read_only=True,
    )
    add(
        "Step",
        [
            "in this round , only {cards:CardsAnywhere} are wild",
            f"{this_round} [,] [only|just] {{cards:CardsAnywhere}} <are|become> wild [instead]",
            f"[only|just] {{cards:CardsAnywhere}} are {this_round} [only] wild [instead]",
            f"[only|just] {{cards:CardsAnywhere}} <are|become> wild [only|just] {this_round} [only] [instead]",
        ],
        WildThisRound(v.cards),
    )
    in_the = "<in|for|on|during|at> the {nth:Ordinal} <round|deal|stage|phase>"
    add(
        "Step",
        [
            "in the {nth:Ordinal} round , only {cards:CardsAnywhere} are wild",
            f"{in_the} [,] [only|just] {{cards:CardsAnywhere}} <are|become> wild [instead]",
            f"[only|just] {{cards:CardsAnywhere}} <are|become> wild [only|just] {in_the} [only]",
        ],
        build=lambda cards, nth: WildThisRound(cards, nth) if nth > 0 else None,
        apart=lambda rule: (
            {"cards": rule.cards, "nth": rule.nth} if isinstance(rule, WildThisRound) and rule.nth else None
        ),
    )
    add(
        "Plain",
        "{first:Plain} [,] with {cards:CardsAnywhere} [being] wild [,]",
        build=lambda first, cards: (*first, Wild(cards)),
        cost=FAR,
        read_only=True,
    )
    size = "<{n:Number} cards|the {n:Number} card <round|deal|hand|hands|stage|phase>>"
    add(
        "Standing",
        [
            "with {n:Number} cards , {cards:CardsAnywhere} are wild",
            f"<with|on|in|for|during> {size} [,] [only|just] {{cards:CardsAnywhere}} are wild",
            f"[only|just] {{cards:CardsAnywhere}} are wild <with|on|in|for|during> {size}",
        ],
        WildWith(v.cards, v.n),
    )
    add("WildSizes", f"{{cards:CardsAnywhere}} <with|on|in|for> {size}", (WildWith(v.cards, v.n),), read_only=True)
    add(
        "WildSizes",
        "{first:WildSizes} [,] [and] {rest:WildSizes}",
        build=lambda first, rest: first + rest,
        read_only=True,
    )
    add(
        "Plain",
        f"{{cards:CardsAnywhere}} are wild <with|on|in|for> {size} [,] [and] {{rest:WildSizes}}",
        build=lambda cards, n, rest: (WildWith(cards, n), *rest),
        read_only=True,
    )
    add(
        "Standing",
        [
            "what was wild before is no longer wild",
            "{cards:CardsAnywhere} are <no longer wild|not wild <anymore|any more>>",
            "[your] {cards:CardsAnywhere} <go back to being|are back to being|are just> [plain|ordinary|regular|normal] {_:Kinds} [again]",
            "only the <number|rank|cards> <for|of> <that|the|each|this> round <is|are> wild",
        ],
        build=lambda cards=None, _=None: Remark(NO_LONGER),
        apart=lambda rule: {} if rule == Remark(NO_LONGER) else None,
    )


def _claims(grammar: Grammar) -> None:
    """What is wild, what is not, and which cards those are, said once more."""
    add = grammar.add
    add(
        "Plain",
        "{first:Step} <, and|and|, but|but> {_:CardsAnywhere} are not",
        build=lambda first, _: (first, Remark(NO_LONGER)) if isinstance(first, NowWild) else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            "{kind:Kinds} are not wild",
            "[the] {kind:Kinds} [themselves] are not wild",
            "<a|an|the> {kind:Kind.one} [itself] is not wild",
        ],
        build=lambda kind: None if Joker() in kind.walk() else WildClaim(kind),  # which is a rule, as jokers are wild
        apart=lambda rule: {"kind": rule.kind} if isinstance(rule, WildClaim) and not rule.only else None,
    )
    add("Standing", "no others than {kind:Kinds} are wild", WildClaim(v.kind, only=True))
    add(
        "Plain",
        ["{first:Standing} [,] but {kind:Kinds} are not", "{first:Standing} [,] but not [the] {kind:Kinds}"],
        build=lambda first, kind: (
            (first, WildClaim(kind)) if isinstance(first, Wild) and not fixed_among(kind, first.cards.kind) else None
        ),
        read_only=True,
    )
    no_more = "<nothing else is wild|no other <card is|cards are> wild|there are no other wild cards>"
    add(
        "Plain",
        [
            f"<only|just> {{cards:CardsAnywhere}} {BE} wild",
            f"{{cards:CardsAnywhere}} {BE} wild <, and|and|,> {no_more}",
        ],
        build=lambda cards: (Wild(cards), WildClaim(cards.kind, only=True)),
        read_only=True,
    )
    add(
        "Standing",
        [
            "nothing is wild at the start",
            "<nothing|no card> is wild <at the start|at first|to start [with]|to begin with|yet>",
        ],
        Remark(NOTHING_YET),
    )
    add("Standing", ["nothing else is wild", no_more], Remark("nothing else is wild"))
    add(
        "Standing",
        ["{kind:Kinds} are wild anyway", "{kind:Kinds} are [of course|already] wild <anyway|anyhow|in any case>"],
        IsWild(v.kind),
    )
    add(
        "Standing",
        [
            "{kind:Kinds} cost nothing",
            "[all] {kind:Kinds} are [always|still|just] free [of charge]",
            "{kind:Kinds} do not cost [you] anything",
            "<a|an|any|each> {kind:Kind.one} <is [always] free|costs [you] nothing|does not cost [you] anything>",
        ],
        NoPrice(v.kind),
        cost=FAR,
    )
    add(
        "Standing",
        [
            "that is to say {kind:Kinds}",
            f"<those|these|they> are [{HEDGE}] {{kind:Kinds}}",
            f"<{HEDGE}> [,] <<those|these|they> are {{kind:Kinds}}|<that|this|it|he|she> is the {{kind:Kind.one}}>",
            f"<that|this|it|he> is [{HEDGE}] the {{kind:Kind.one}}",
            f"<{HEDGE}> {{kind:Kinds}}",
        ],
        SameCards(v.kind),
    )
    add(
        "Standing",
        [
            f"[the] {{first:Kinds}} are [{HEDGE}] {{kind:Kinds}}",
            f"the {{first:Kind.one}} is [{HEDGE}] the {{kind:Kind.one}}",
        ],
        build=lambda first, kind: SameCards(kind) if fixed(first) == fixed(kind) is not None else None,
        read_only=True,
    )


def _at_an_end(grammar: Grammar) -> None:
    """All wild cards are wild for high hands only, or for low ones."""
    for end, other in ((End.HIGH, End.LOW), (End.LOW, End.HIGH)):
        for_it, for_other = (
            f"<in|for|toward|when playing> [the|your|a] {one.value} [hands|hand|half|side|hands only]"
            for one in (end, other)
        )
        wild = "[the|all] wild <cards|card>"
        grammar.add(
            "Standing",
            [
                f"wild cards are wild in {end.value} hands only",
                f"{wild} <are|is> [only] wild [only] {for_it} [only]",
                f"{wild} [only] <count|counts|work|works|are good|is good|are used|is used> [as wild] [only] {for_it} [only]",
                f"{wild} <can|may> only be used {for_it}",
                f"{wild} <<can not|may not> be used [as wild [cards]]|<are|is> not wild|<do|does> not count [as wild]|<have|has> no <power|effect|value>> {for_other}",
                f"{wild} <count|counts|are|is> [only] [as] <what they are|themselves|[their] face value> {for_other}",
                f"there are no wild cards {for_other}",
                f"nothing is wild {for_other}",
            ],
            WildsAt(end),
        )


def _owned(grammar: Grammar) -> None:
    """Wild cards that each player has for himself."""
    add = grammar.add
    own = "<<his|her|their|his or her> own <wild card|wild cards|wilds|wild>|a different <one|wild card>>"
    add(
        "Standing",
        f"whatever {{cards:WildOne}} is , <it|that card|that one|that rank> is wild [{AND_MATES}]",
        build=rank_wild,
        read_only=True,
    )
    add(
        "Standing",
        f"whatever {{cards:WildOne}} is , <it|that card|that one|that rank> is wild {FOR_YOU} [{AND_MATES}]",
        build=lambda cards: replace(rank_wild(cards), mine=True),
        read_only=True,
    )
    add(
        "Standing",
        "whatever rank is your <little one|low card|lowest [hole] card> , every card of that rank in your hand is wild [[,] {_:Everywhere}]",
        build=lambda _=None: Wild(LIKE_THE_LOWEST, mine=True),
        read_only=True,
    )
    add(
        "Standing",
        [
            "each player has wild cards of his own",
            f"<everyone|everybody|each player|every player> <has|gets> {own}",
            "it is a <personal|private> wild card",
            "<my|your|the other player 's|someone else 's> <low|wild|little> card <does|do> <you|me|anyone else> no good",
            "<it|that|this> only <works|counts|is wild> for you [, not for <anyone|anybody> else]",
            f"each player has {own} , so <nobody knows what yours is|a rank that is wild for you may not be for anyone else>",
            "<it is|they are> not wild for <anyone|anybody> else",
            "nobody [else] knows what yours is",
            "what is wild for <you|one player|somebody> is not [wild] for <the others|anyone else|everyone else|another|somebody else>",
            "<it|this|that> is only wild in your [own] hand",
            "my <low|lowest|wild> card does you no good",
            "<another player 's|somebody else 's|someone else 's|the other players '|other players '> <low|lowest|wild|little> <card|cards> <is|are> not wild for you",
            "<[the] wild <card|cards>|your wild <card|cards>> <is|are|can be|may be> different <for|from> <each|every|each other|every other|any other> player",
            "your wild <card|cards> <may|can> [well] <differ|be different> from <everybody|everyone|anybody|anyone> else 's",
            "a card that is wild in one hand <may|need> not be [wild] in another",
            "a card that is wild in one hand <may|can> be <worthless|ordinary|nothing special> in another",
            "<<everyone|everybody> <'s|is>|each player 's|every player 's> wild <card|cards> <can|may> be different",
            "<[the] wild cards <may be|can be|are>|it <is|can be|may be>> different for <each|every> player [and <work|count|are wild> only for that player]",
        ],
        Remark(EACH_HIS_OWN),
    )
    add(
        "Standing",
        [
            "cards of the same rank are wild too",
            f"that goes for {MATES}",
            f"so {BE} {MATES}",
            f"<and|> {MATES} {BECOMES} [also|now|then] wild [too|as well]",
            "if you have <two|three|two or three|more than one> of <your lowest card|that card|that rank|them|it|that same rank> , <they are all|all of them are|every one of them is|both are> wild",
            "if you have a pair in the hole and it is your lowest [,] you have two wild cards",
            "if you have another [card] [of the same rank as your low hole card|like it|of that rank] , <that one is|it is> wild too [, whether it is up or down]",
        ],
        MatesToo(),
        cost=FAR,
    )
    lowest = "[hole|down] card is paired [in the hole|face down]"
    add(
        "Standing",
        [
            "a pair of lowest cards is wild",
            f"<if|when> <your|his|her|their|the> lowest {lowest} [,] both [cards|of them] are wild",
            "<if|when> <two|two or more|several> [of] [<your|his|her|their>] [hole|down] cards tie for [the] lowest [,] <both|all|both of them|all of them> are wild",
            "<if|when> <you|they|a player> <have|has> a pair as <your|their|his|her> lowest [hole|down] cards [,] both [cards|of them] are wild",
            "<if|when> <your|their|his|her|the> lowest [hole|down] cards are <a pair|equal|the same [rank]> [,] both [of them] are wild",
        ],
        AllLowest(),
    )
    add(
        "Standing",
        [
            "it is wild only for its owner",
            "[but] only for <you|him|her|that player|its owner|the player who has it|whoever has it>",
            "<it is|they are|that card is|those are|your <low|little|wild> <card|one> is> <only wild for|wild only for> <you|that player|its owner|the player who has it|whoever has it> [, not for <anyone|anybody> else]",
        ],
        ForYouOnly(),
    )
    add(
        "Standing",
        [
            "wild cards count in the hand showing",
            f"{WILD} {COUNT} [as wild] for <who is <high|best|first>|who <bets|acts|goes> first|which hand is <high|best>|the <high|best> hand> [on the board|showing]",
            f"<remember to|be sure to|you [also]|we [also]> count {WILD} for <who is <high|best|first>|who <bets|acts|goes> first|which hand is <high|best>>",
        ],
        Remark(WILD_UP_CARDS),
    )
    add(
        "Plain",
        [
            f"{{first:Plain}} [,] [and] [with] {WILD} <included|counted|counting|{COUNT} [too]>",
            f"{{first:Plain}} [,] <counting|including> {WILD}",
        ],
        build=lambda first: (*first, Remark(WILD_UP_CARDS)) if _shown(first[-1]) else None,
        read_only=True,
    )


def _shown(rule: Any) -> bool:
    """Whether somebody opens because of the hand that he shows."""
    return any(isinstance(part, Showing) and not part.one_card for part in rule.walk())


def passing_over(cards: Cards, kind: Kind) -> Cards | None:
    """The lowest or highest card of some, where certain ones are passed over."""
    extreme = cards.which in (Which.LOWEST, Which.HIGHEST) and isinstance(cards.kind, AnyCard) and fixed(kind)
    return replace(cards, kind=NotOf(kind)) if extreme else None


def until(wild: Any, so: Condition) -> tuple[Any, ...] | None:
    """What is wild until something happens: then it no longer is."""
    from pokernight.english.kinds import step_or_standing

    if not isinstance(wild, Wild) or wild != Wild(wild.cards) or not named(wild.cards) or not isinstance(so, Happens):
        return None
    ends = step_or_standing(so, (StopWild(wild.cards),))
    return (wild, *ends) if ends else None


def rank_wild(cards: Cards) -> Wild:
    """A card is wild together with all of its rank."""
    return Wild(Cards(kind=RankLike(cards), at=Anywhere()))


def _in_company(grammar: Grammar) -> None:
    """Cards that are wild for whoever has others, or has none: fives are wild for you if you have a ten."""
    add = grammar.add
    given = "<if|when|whenever|only if|only when|but only if|but only when|as long as|but only as long as|provided [that]|but only provided [that]>"
    unless = "<unless|except <if|when>|but not <if|when>>"
    who = "<a player|any player|anyone|anybody|whoever|the player|players|those|everyone|all players>"
    wild = f"{{cards:CardsAnywhere}} {BE} [only] wild"
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} are wild for you if you {that:Pred.you}",
            f"{wild} [for you] [,] {given} you {{that:Pred.you}}",
            f"{wild} [,] {given} <a player|anyone|he|she|the player|its owner> {{that:Pred}}",
            f"{wild} [,] [but] [only] for {who} [who] {{that:Pred}}",
            f"{wild} [,] [but] [only] for {who} {{that:With}}",
            f"<if|when> you {{that:Pred.you}} , [all] [of] [your] {{cards:CardsAnywhere}} {BE} wild [for you]",
            f"<if|when> <a player|anyone> {{that:Pred}} , [all] [of] <his|her|their> {{cards:CardsAnywhere}} {BE} wild",
        ],
        build=in_company,
        apart=company,
    )
    without = f"<{unless} <you|a player|anyone|he|she|the player|they>|<but not|except> for {who} [who]>"
    none = "<has|gets> <no wild cards|no wilds|none> [at all]"
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} are wild for you unless you {that:Pred.you}",
            f"{wild} [for you] [,] {without} {{that:Pred.you}}",
            f"{wild} [,] {without} {{that:Pred}}",
            f"{wild} [,] {unless} <a player|anyone> {{that:With}}",
            f"{wild} [,] <but not|except> for {who} {{that:With}}",
        ],
        build=lambda cards, that: in_company(cards, opposite(that)),
        apart=lambda rule: (
            {**found, "that": found["that"].condition}
            if (found := company(rule)) and isinstance(found["that"], Not)
            else None
        ),
    )
    add("SomeOfThem", "a pair of <them|these|those>", at_least(2), read_only=True)
    for low, words in ((1, "<only|just|exactly> {n:Number}"), (0, "[at least] {n:Number} [or more]")):
        add(
            "SomeOfThem",
            f"{words} of <them|these|those>",
            build=lambda n, low=low: exactly(n) if low else at_least(n),
            read_only=True,
        )
    add("SomeOfThem", "more than {n:Number} of <them|these|those>", build=lambda n: at_least(n + 1), read_only=True)
    none_then = (
        "[,] in which case <none of <yours|them|his|theirs|your cards|those> <is|are>|nothing is|neither is> [wild]"
    )
    both = "<both [of them|kinds|ranks]|[at least] one of <each|both> [kind|rank|of them]|some of each [kind|rank]>"
    holds = "<have|has|hold|holds>"
    add(
        "Standing",
        [
            f"{wild} [for you] [,] {given} <you|a player|anyone|the player|they> {holds} {both}",
            f"{wild} [,] [but] [only] for {who} <[who] {holds}|with|holding|having> {both}",
        ],
        build=lambda cards: in_company(cards, that) if (that := of_each(cards.kind)) else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            f"{wild} [for you] [,] {unless} <you|a player|anyone|the player|they> {holds} {both} [{none_then}]",
            f"{wild} [,] <but not|except> for {who} <[who] {holds}|with|holding|having> {both}",
            f"{wild} [,] <but|except that> {who} <[who] {holds}|with|holding|having> {both} {none}",
            f"{wild} [,] but <if|when> you {holds} {both} [,] <neither|none|none of them|nothing|no card> is [wild] [for you]",
            f"{wild} [,] but <nothing|neither|no card> is [wild] [for you] <if|when> you {holds} {both}",
        ],
        build=lambda cards: in_company(cards, Not(that)) if (that := of_each(cards.kind)) else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            f"{wild} [for you] [,] {given} <you|a player|anyone|the player|they> {holds} {{of:SomeOfThem}}",
            f"{wild} [,] [but] [only] for {who} <[who] {holds}|with|holding|having> {{of:SomeOfThem}}",
        ],
        build=lambda cards, of: in_company(cards, Has(Cards(of, cards.kind))),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"{wild} [for you] [,] {unless} <you|a player|anyone|the player|they> {holds} {{of:SomeOfThem}}",
            f"{wild} [,] <but not|except> for {who} <[who] {holds}|with|holding|having> {{of:SomeOfThem}}",
        ],
        build=lambda cards, of: in_company(cards, Not(Has(Cards(of, cards.kind)))),
        read_only=True,
    )
    add(
        "Standing",
        [
            f"{who} [who] {{that:Pred}} <has|have|gets|get> [all] [of] [<his|her|their|the>] {{cards:CardsAnywhere}} <wild|as wild cards>",
            f"for {who} [who] {{that:Pred}} [,] [all] {{cards:CardsAnywhere}} {BE} wild",
        ],
        build=in_company,
        read_only=True,
    )
    for trait, word in (TRAITS | {Trait.RANK: "rank"}).items():
        its = f"<of|in> <the same|its|his|her|that|their> {word} [as <it|well>]"
        twin = f"<a|an|the|its|his|her|any> {{other:Kind.one}} {its}"
        add(
            "Plain",
            [
                f"{{cards:Twinned}} {BE} [only] wild [for you] [,] {given} <you|a player|they|he|its owner> [also] {holds} {twin} [too|as well]",
                f"{{cards:Twinned}} {BE} [only] wild [,] [but] [only] [<together|in combination|in company>] <with|beside|next to> {twin}",
                f"{{cards:Twinned}} {BE} [only] wild [,] [but] [only] for {who} <[who] {holds}|with|holding|having> {twin}",
                f"<if|when> you [also] {holds} {twin} [,] {{cards:Twinned}} {BE} wild",
                f"{{other:Twin}} {its} makes {{cards:Twinned}} wild",
            ],
            build=partial(twins, trait=trait),
            read_only=True,
        )
    add("Twin", "<a|an|the|each|every|any> {kind:Kind.one}", v.kind, read_only=True)
    add("Twinned", "<a|an|the|each|every|any> {kind:Kind.one}", v.kind, read_only=True)
    add("Twinned", "{kind:Kinds}", v.kind, read_only=True)
    hand = "in <your|his|her|their|the same|a> hand"
    held = "<if|when> [<they are|it is>] <held [together|in combination] with|<together|in combination> with|in <the same|your|a> hand <as|with>>"
    beside = "[<if|when> [<they are|it is>]] <accompanied by|in the <company|presence> of|in company with>"
    add("Companion", "{cards:Cards}", v.cards, read_only=True)
    add("Companion", "{kind:Kinds}", build=lambda kind: Cards(ONE, kind), read_only=True)
    add(
        "Standing",
        [
            f"{wild} [,] [but] [only] <{held}|{beside}> {{other:Companion}} [{hand}]",
        ],
        build=lambda cards, other: in_company(cards, Has(other)) if fixed(other.kind) else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            "nothing is wild for a player who {that:Pred}",
            f"<nothing|no card> is wild for {who} [who] {{that:Pred}}",
            f"<nothing|no card> is wild for {who} {{that:With}}",
            f"{who} [who] {{that:Pred}} <has|have> no <wild cards|wilds> [at all]",
            f"{who} {{that:With}} <has|have> no <wild cards|wilds> [at all]",
            f"for {who} [who] {{that:Pred}} [,] <nothing is|no cards are> wild",
        ],
        build=lambda that: NoWildsFor(that) if held_only(that) else None,
        apart=lambda rule: {"that": rule.condition} if isinstance(rule, NoWildsFor) else None,
    )


def named(cards: Cards) -> bool:
    """Whether only what is printed on them says which cards are meant."""
    return cards == Cards(kind=cards.kind, at=Anywhere()) and fixed(cards.kind) is not None


def fixed_among(kind: Kind, others: Kind) -> bool:
    """Whether some cards of a kind are of another one as well, so that an exception is made of them."""
    return bool((fixed(kind) or frozenset()) & (fixed(others) or frozenset()))


def lies_otherwise(wild: Any, other: Cards) -> bool:
    """Whether cards are of the kind that is wild, and lie the other way, in which they are not."""
    faces = {Face.UP, Face.DOWN}
    return isinstance(wild, Wild) and wild.cards.kind == other.kind and {wild.cards.face, other.face} == faces


def but_itself(cards: Cards, card: Cards | None = None) -> Wild | None:
    """All cards of the rank of one are wild, but not that one."""
    kind = cards.kind
    if not isinstance(kind, RankLike) or cards != Cards(kind=RankLike(kind.cards), at=Anywhere()):
        return None
    return Wild(replace(cards, kind=replace(kind, others=True))) if card in (None, kind.cards) else None


def of_each(kind: Any) -> Condition | None:
    """That a player has a card of each of several kinds."""
    match kind:
        case OfRank(ranks, suits) if len(ranks) > 1:
            kinds: list[Kind] = [OfRank((rank,), suits) for rank in ranks]
        case Either(several):
            kinds = list(several)
        case _:
            return None
    return All(tuple(Has(Cards(ONE, one)) for one in kinds))


def held_only(that: Condition) -> bool:
    """Whether a condition only looks at the cards that a player has, and says which."""
    parts = list(that.walk())
    held = all(isinstance(part, Has | HasHand | Not | All | AnyOf) for part in parts if isinstance(part, Condition))
    return held and THAT_CARD not in parts and AsBefore() not in parts and Cards() not in parts


def in_company(cards: Cards, that: Condition) -> Wild | None:
    """Cards of a kind that are wild for whoever has others."""
    plain = cards == Cards(kind=cards.kind, at=Anywhere()) and fixed(cards.kind) and held_only(that)
    return Wild(replace(cards, kind=Both((cards.kind, SuchCard(that)))), mine=True) if plain else None


def twins(cards: Kind, other: Kind, trait: Trait) -> tuple[Wild, ...] | None:
    """Cards that are wild beside another of the same suit or color, one suit or color after the other."""
    match cards, other:
        case OfRank(ranks, ()), OfRank(mates, ()) if trait is not Trait.RANK and not set(ranks) & set(mates):
            sorts = [(suit,) for suit in Suit] if trait is Trait.SUIT else list(COLORS.values())
            made = (
                in_company(Cards(kind=OfRank(ranks, suits), at=Anywhere()), Has(Cards(ONE, OfRank(mates, suits))))
                for suits in sorts
            )
            return tuple(wild for wild in made if wild)
        case OfSuit((suit,)), OfSuit((mate,)) if trait is Trait.RANK and suit is not mate:
            each = (
                in_company(
                    Cards(kind=OfRank((rank,), (suit,)), at=Anywhere()), Has(Cards(ONE, OfRank((rank,), (mate,))))
                )
                for rank in Rank
            )
            return tuple(wild for wild in each if wild)
    return None


def company(rule: Any) -> dict[str, Any] | None:
    """The cards that are wild in company, and what it takes."""
    match rule:
        case Wild(Cards(kind=Both((kind, SuchCard(that)))) as cards, True, None, None):
            return {"cards": replace(cards, kind=kind), "that": that}
    return None


def _priced(grammar: Grammar) -> None:
    """Cards that are wild for whoever pays for them."""
    add = grammar.add
    they = "<you|they|he|she|a player|the player>"
    add(
        "Price",
        ["pays {price:Amount}", "<pay|pays|put in|puts in|antes> {price:Amount} [<to|into> the pot]"],
        v.price,
    )
    add("Price", "<match|matches> the pot", Amount(Unit.POT), read_only=True)
    add("Price", "<match|matches> half [of] the pot", Amount(Unit.POT, Fraction(1, 2)), read_only=True)
    each = "[for <it|them|each|each one|each of them>|per card|each]"
    wild = "{cards:CardsAnywhere} <is|are> [only] wild"
    use = "<use <it|them>|have <it|them> wild|make <it|them> wild|make <it|them> count>"
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} are wild for anyone who {price:Price}",
            f"{wild} for <anyone|anybody|whoever|any player|the player|a player|players|those> [who] {{price:Price}} {each}",
            f"{wild} [,] <if|but only if|as long as|when> {they} {{price:Price}} {each}",
            f"{wild} [,] but [only] <if|when> {they} {{price:Price}} {each}",
            f"{wild} [,] but {they} <must|have to|has to> {{price:Price}} {each} to {use}",
            f"if {they} {{price:Price}} {each} [,] {{cards:CardsAnywhere}} <is|are> wild",
        ],
        Wild(v.cards, price=v.price),
    )
    add(
        "Standing",
        [
            f"{wild} [,] but <cost|costs> [you] {{price:Amount}} {each} [to use]",
            f"{{cards:CardsAnywhere}} <cost|costs> [you] {{price:Amount}} {each} to <make wild|use as [a] wild [card|cards]|have <it|them> wild|make <it|them> wild>",
        ],
        Wild(v.cards, price=v.price),
        read_only=True,
    )
