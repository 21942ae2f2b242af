"""What is wild, a bug, or dead."""

from dataclasses import replace

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.marks import ForYouOnly, MatesToo, WildThisRound
from pokernight.english.template import v
from pokernight.meaning.cards import Anywhere, Cards, Face, Joker, RankLike, Which, WildCard
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import End
from pokernight.meaning.rules import (
    Bug,
    Dead,
    NowWild,
    Remark,
    Wild,
)
from pokernight.meaning.sorts import Kind


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _wilds(grammar)
    _for_now(grammar)
    _owned(grammar)
    _following(grammar)


BE = "<is|are>"
ANYONES = (
    "<your|his|her|their|<anyone|anybody|everyone|everybody> <'s|is>|any player 's|every player 's|their owner 's>"
)
UP_OR_DOWN = "<up or down|face up or face down|face up or down|up and down>"
WHEREVER = (
    f"<whether <it is|they are> {UP_OR_DOWN}|whether <it is|they are> <up|face up> or in the hole|{UP_OR_DOWN}|"
    "no matter <how|where> <it is|they are|it was|they were> dealt|no matter where <it is|they are>|"
    "no matter how <it comes|they come>|wherever <it is|they are|it turns up|they turn up|it comes up>|"
    f"in <anyone|anybody|everyone|everybody> <'s|is> hand|including <the ones|ones|those|any> in {ANYONES} hand|"
    "in the hole or on the board>"
)
"""Said of cards that are wild wherever they are."""
FREE = "<and <costs|cost> [you] nothing|and <does not|do not> cost [you] anything|for free|and free|free of charge>"
MATES = (
    "<all|every|any|each|the other three|any other|the other|the three> [the] [of the] [other [three]|others] [cards|card|ones|one] "
    f"<of the same rank|of that rank|of its rank|like it|that <match|matches> it> [that <you|he|she|they> <hold|holds|have|has>] [[,] in {ANYONES} hand] [[,] {WHEREVER}] [[,] {WHEREVER}]"
)
"""The cards of the same rank as one that is wild."""
AND_MATES = f"[,] <as are|as is|along with|and so are|and so is|together with|and|with> {MATES}"

BUG = "<can|may> [only] <be used|count|be played> [only] <as an ace or to <complete|fill|make> <a straight or flush|a straight or a flush|straights and flushes>|as an ace , or to complete a straight or flush>"
NO_LONGER = "what was wild before is no longer so"
NOTHING = "nothing is wild"
STANDS_FOR_ANY = "a wild card stands for any card"
EVEN_HELD = "[[,] <including|even> <one|a card> [that] <you|they|he|she> [already] <have|has|hold|holds>]"
EACH_HIS_OWN = "each player has wild cards of his own"
NEW_LOWEST = "a lower card becomes the wild one"
NONE_FOLLOWS = "nothing else is wild where the last of them has none after it"
NEW_FOLLOWER = "the card after the last one is wild, and none before it"
WILD_UP_CARDS = "wild cards count in the hand showing"


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
            f"{{cards:CardsAnywhere}} {BE} [also|always|all|both] wild [cards] [too|as well|here|in this game|for everyone|for everybody|for all players|for whoever <holds|has> <it|them>]",
            f"{{cards:CardsAnywhere}} {BE} [also] a wild card [too]",
            "{cards:CardsAnywhere} [themselves] <stay|remain> wild",
            "{cards:WildKinds} wild",
        ],
        Wild(v.cards),
    )
    hidden = "<in the hole|face down|down>"
    add(
        "Standing",
        [
            f"{{cards:CardsAnywhere}} {BE} [only] wild [only] <{hidden}|<if|when> <they are|it is|dealt|they are dealt|it is dealt|they come|it comes> {hidden}>",
            f"{hidden} [,] {{cards:CardsAnywhere}} {BE} wild",
        ],
        build=lambda cards: (
            Wild(Cards(kind=cards.kind, face=Face.DOWN)) if cards == Cards(kind=cards.kind, at=Anywhere()) else None
        ),
        read_only=True,
    )
    add(
        "Rules",
        [
            f"{{first:CardsAnywhere}} and {{second:CardsAnywhere}} {BE} [both|all] wild",
            "{first:CardsAnywhere} and {second:CardsAnywhere} wild",
        ],
        build=lambda first, second: (
            (Wild(first), Wild(second)) if first.many is None and second.many is not None else None
        ),
        read_only=True,
    )
    add("Standing", [f"so {BE} {{cards:CardsAnywhere}}"], meaning=Wild(v.cards), read_only=True)
    add(
        "Standing",
        [
            "{cards:CardsAnywhere} are wild for you",
            f"{{cards:CardsAnywhere}} {BE} wild [only] <for <you|that player|them|him|her|its owner|your hand|yourself>|in <your|his|her|their> [own] hand>",
        ],
        Wild(v.cards, mine=True),
    )
    for end in End:
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
                f"{{cards:CardsAnywhere}} {BE} wild <in|for> [the|your] {end.value} <hands|hand>",
            ],
            Wild(v.cards, end=end),
        )
    add(
        "Standing",
        [f"{{cards:Cards}} {BE} wild {AND_MATES}", f"{{cards:Cards}} and {MATES} {BE} [all] wild"],
        build=rank_wild,
        read_only=True,
    )
    add(
        "Standing",
        [
            f"{{cards:Cards}} {BE} wild <for <you|that player|him|her|them>|in <your|his|her|their> [own] hand> {AND_MATES}"
        ],
        build=lambda cards: replace(rank_wild(cards), mine=True),
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
        build=lambda wild: wild if isinstance(wild, Wild) and wild.cards.face is None else None,
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
        ],
        Bug(v.cards),
    )
    add("Standing", ["{cards:CardsAnywhere} are dead", f"{{cards:CardsAnywhere}} {BE} <dead|worthless>"], Dead(v.cards))
    add("Bugs", "joker", Cards(kind=Joker(), at=Anywhere()), read_only=True)
    liked = "<you|they|he|she|its holder|the holder|a player|the player> <want|wants|need|needs|like|likes|would like|wish|wishes|choose|chooses|please>"
    any_card = f"<can|may|will> <be|stand for|be used as|be named as|count as|count for|represent|be played as> <any card|anything|any card at all|any other card|whatever> [{liked}] [it to be|it to] {EVEN_HELD}"
    stands = f"<stand|stands|count|counts|is good> [for|as] <any card|anything|whatever> [{liked}] [it to be|it to] {EVEN_HELD}"
    add(
        "Standing",
        [
            "a wild card stands for any card",
            f"<a|the|each|any> wild card <{any_card}|{stands}>",
            f"wild cards <{any_card}|{stands}>",
            f"<it|they> <{any_card}|{stands}>",
            "with a wild card standing for <any card|anything> [you like|you want|you need]",
        ],
        Remark(STANDS_FOR_ANY),
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
    now = "<now|from now on|from here on|at this point|in this hand>"
    later = "<now|from now on|from here on|at this point> [only]"
    this_round = "<this time|in this round|for this round|on this round|during this round>"
    add(
        "Step",
        [
            "from here on , only {cards:CardsAnywhere} are wild",
            f"{now} [,] [only|just] {{cards:CardsAnywhere}} <are|become> wild [instead]",
            f"[only|just] {{cards:CardsAnywhere}} are {later} wild [instead]",
            f"[only|just] {{cards:CardsAnywhere}} <are|become> wild {later} [instead]",
            "the wild cards [now] <change to|become|are now> {cards:CardsAnywhere}",
            "the wild card <changes to|becomes|is now> {cards:CardsAnywhere}",
        ],
        NowWild(v.cards),
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
    add(
        "Standing",
        [
            "what was wild before is no longer wild",
            "{cards:CardsAnywhere} are <no longer wild|not wild <anymore|any more>|not>",
        ],
        build=lambda cards=None: Remark(NO_LONGER),
        apart=lambda rule: {} if rule == Remark(NO_LONGER) else None,
    )


def _owned(grammar: Grammar) -> None:
    """Wild cards that each player has for himself."""
    add = grammar.add
    own = "<his|her|their|his or her> own <wild card|wild cards|wilds|wild>"
    add(
        "Standing",
        [
            "each player has wild cards of his own",
            f"<everyone|everybody|each player|every player> <has|gets> {own}",
            f"each player has {own} , so <nobody knows what yours is|a rank that is wild for you may not be for anyone else>",
            "<it is|they are> not wild for <anyone|anybody> else",
            "nobody [else] knows what yours is",
            "[the] wild cards <may be|can be|are> different for <each|every> player [and <work|count|are wild> only for that player]",
        ],
        Remark(EACH_HIS_OWN),
    )
    lower = "<it is|the last card is|your last card is|a later card is|you get a card that is> lower than <your other hole cards|the others|your low card|your wild card|what you had|your lowest [hole] card>"
    becomes = "<it becomes|that becomes|that is|it is> your [new] <wild card|wild|low card>"
    old = "the old <one|wild card|wild> <goes back to normal|is not wild [anymore|any more]|is no longer wild|goes back to being just a card|goes dead|stops being wild>"
    add(
        "Standing",
        [
            "a lower card becomes the wild one",
            f"if {lower} [,] [then] {becomes} [and {old}]",
            "your last card can change your wild card [if it [comes down|is] [dealt] lower than <your other hole cards|the others|it>]",
            "a lower <card|hole card> <dealt later|later on|that comes later> <changes your wild card|becomes your [new] wild card>",
            "your wild card <can|may> change [with the last card]",
            "a <lower|smaller|littler> card [<dealt later|later on|that comes later|coming [down the chute|later]|later|on the end|at the end>] "
            "<can|may|could|might|will> <change|replace|kill|ruin> your <wild card|wild cards|little one|low card> "
            "[and <wreck|ruin|change|hurt|kill> your [whole] hand]",
        ],
        Remark(NEW_LOWEST),
    )
    add(
        "Standing",
        [
            "cards of the same rank are wild too",
            f"that goes for {MATES}",
            f"so {BE} {MATES}",
            f"<and|> {MATES} {BE} [also] wild [too|as well]",
            "if you have <two|three|two or three|more than one> of <your lowest card|that card|that rank|them|it|that same rank> , <they are all|all of them are|every one of them is|both are> wild",
            "if you have another [card] [of the same rank as your low hole card|like it|of that rank] , <that one is|it is> wild too [, whether it is up or down]",
        ],
        MatesToo(),
        cost=FAR,
    )
    add(
        "Standing",
        [
            "it is wild only for its owner",
            "<it is|they are|that card is|those are> <only wild for|wild only for> <you|that player|its owner|the player who has it|whoever has it> [, not for <anyone|anybody> else]",
        ],
        ForYouOnly(),
    )
    add(
        "Standing",
        [
            "wild cards count in the hand showing",
            "wild cards [that are face up|showing] count [as wild] when <you are|> <deciding|figuring> <who is high|who bets first|which hand is high|the high hand> [on the board]",
        ],
        Remark(WILD_UP_CARDS),
    )


def _following(grammar: Grammar) -> None:
    """The card that comes after a certain one is wild, until the next of these comes."""
    add = grammar.add
    when = "<when|whenever|if|each time|every time|any time|anytime>"
    comes = "<<is dealt|comes|turns|is turned|gets dealt> <up|face up> [later|later on]|shows up|appears|is dealt to anyone face up>"
    follows = (
        "<the next [up|face up] card [dealt|turned|that comes] [up|face up] [to anyone]|"
        "<the|whatever> [up|face up] card <that follows it|after it|following it|that comes after it|that comes next>|"
        "<the|whatever> card <dealt|turned up|that comes> [face up] [right|immediately] <after it|next>|whatever comes [up|face up] next>"
    )
    becomes = "<is|becomes> [also] <wild|the [new] wild card|a wild card> [too|as well]"
    add(
        "Standing",
        [
            f"{when} <a|an|another> {{kind:Kind.one}} {comes} , {follows} {becomes} {AND_MATES}",
            f"{when} <a|an|another> {{kind:Kind.one}} {comes} , {follows} and {MATES} <are|become> wild",
        ],
        build=lambda kind: rank_wild(after_the_last(kind)),
        read_only=True,
    )
    add(
        "Standing",
        f"{when} <a|an|another> {{kind:Kind.one}} {comes} , {follows} {becomes}",
        build=lambda kind: Wild(after_the_last(kind)),
        read_only=True,
    )
    old = "<the old wild card|the old one|the last wild card|the previous wild card|the old wild cards|the first wild card|the earlier one>"
    gone = "<goes dead|is dead|is not wild anymore|is not wild any more|is no longer wild|stops being wild|goes back to normal|loses its power|are no longer wild>"
    new = "<the card <following|after|that follows> <the new {kind:Kind.one}|it|that one>|the new card [that follows it|following it|after it]|the next card>"
    takes = "<takes over|is wild [instead|in its place]|becomes the [new] wild card|replaces the old <wild card|one>|becomes wild [instead]>"
    add(
        "Standing",
        [
            "the card after the last one is wild, and none before it".replace(",", " ,"),
            f"{when} another {{kind:Kind.one}} {comes} , {old} {gone} [<and|,> {new} {takes}]",
            f"{when} another {{kind:Kind.one}} {comes} , {new} {takes} [<and|,|, and> {old} {gone}]",
            f"{when} another {{kind:Kind.one}} {comes} , the wild card changes",
            "if a {kind:Kind.one} is followed by another {kinds:Kind.one} , the card that follows the second [one] is wild",
            "a {kind:Kind.one} dealt face down does not change [the wild card|anything]",
            "only face up {kinds:Kind.all} change the wild card",
        ],
        build=lambda kind=None, kinds=None: Remark(NEW_FOLLOWER),
        apart=lambda rule: {} if rule == Remark(NEW_FOLLOWER) else None,
    )
    last = "the [very] last <up card|face up card|card dealt face up|card dealt up> [of the [whole] <hand|deal>|dealt] is <a|an> {kind:Kind.one}"
    add(
        "Standing",
        [
            "when the last up card is one of them , only they are wild",
            f"if {last} , [then] only {{kinds:Kind.all}} are wild",
            f"if {last} , [then] nothing <else is|is> wild [but {{kinds:Kind.all}}|except {{kinds:Kind.all}}]",
            f"if {last} , [then] there is nothing to follow it , and only {{kinds:Kind.all}} are wild",
            f"if {last} , [then] there is no other wild card",
            f"if {last} , [then] nothing follows it [,] and only [the] {{kinds:Kind.all}} are wild",
            "if no {kind:Kind.one} <comes|is dealt|turns|is turned> <up|face up> , [then] only [the] {kinds:Kind.all} are wild",
        ],
        build=lambda kind=None, kinds=None: Remark(NONE_FOLLOWS) if kinds in (None, kind) else None,
        apart=lambda rule: {} if rule == Remark(NONE_FOLLOWS) else None,
    )


def after_the_last(kind: Kind) -> Cards:
    """The card that came face up right after the last of a kind."""
    return Cards(
        ONE,
        at=Anywhere(),
        face=Face.UP,
        after=Cards(ONE, kind, Anywhere(), Face.UP, Which.LAST),
    )


def rank_wild(cards: Cards) -> Wild:
    """A card is wild together with all of its rank."""
    return Wild(Cards(kind=RankLike(cards), at=Anywhere()))
