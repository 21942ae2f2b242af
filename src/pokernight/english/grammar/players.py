"""Who: players as sentences name them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.template import v
from pokernight.meaning.deeds import Deed, Time, Verb
from pokernight.meaning.hands import Compared, Limit
from pokernight.meaning.numbers import ONE, at_least, up_to
from pokernight.meaning.players import (
    EACH_PLAYER,
    YOU,
    YOURSELF,
    Across,
    Dealer,
    End,
    Everyone,
    EveryoneDealtIn,
    First,
    Flipped,
    HighestBidder,
    InTurn,
    Latest,
    Neighbor,
    NextInTurn,
    Other,
    Players,
    Quantifier,
    Showing,
    Side,
    Such,
)
from pokernight.meaning.rules import All, Bets, Happens, HasHand, Not, Opener
from pokernight.meaning.sorts import Condition, Who, rebuilt


def name(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """Anything that a game may be called, to the end of the sentence."""
    return [(len(words), " ".join(words[at:]))] if len(words) - at <= LONGEST_NAME else []


LONGEST_NAME = 8


def title(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """One or two words at the beginning of a sentence that may be what the game is called."""
    named = at == 0 and words[0] not in NO_TITLE
    return [(end, " ".join(words[:end])) for end in (1, 2, 3) if named and end < len(words)]


NO_TITLE = frozenset({"from", "then", "after", "if", "when"})
"""Words that begin a sentence and no name."""
LEXERS = {"Name": name, "Title": title}
HIGH = "<high|highest|best>"
LOW = "<low|lowest|worst>"
PERSON = "<player|person|guy>"
PEOPLE = "<players|people|guys>"
ACTIVE = "[active|live|remaining|surviving]"
DOERS = {
    Verb.KNOCK: "knocker",
    Verb.CALL: "caller",
    Verb.BUY: "buyer",
    Verb.SELL: "seller",
    Verb.RAISE: "raiser",
    Verb.BET: "bettor",
}
"""Players by what they have done."""
FOLDED = Happens(Deed(Verb.FOLD, YOU, time=Time.BEFORE))
ROUND_BEFORE = (
    "[before the draw|<in|on|of|during> the <<first|last|previous|earlier|preceding> [betting] round [of betting]|"
    "<[betting] round|one> [just] before>]"
)
"""Where somebody was the last to do something, as seen from the round that he then opens."""
LEADERS = (
    "the [new|current] leader",
    f"<whoever|the <{PERSON}|one> who> <is [now] <ahead|leading|in the lead>|<has|have> <taken|just taken> the lead|took the lead|has the lead>",
    f"the <{PERSON}|one|hand> <in the lead|ahead>",
)
"""Whoever shows the best hand, where players try to beat it."""
FOLDED_TOO = "<including|even|also> <<those|players|people|anyone|the <players|ones>> who [<have|has|had>] [already] <folded|dropped out>|[the] folded players> [earlier|before|already]"
EACH_OF = "<each|each one|every one|all|every single one> of"
ANY_OF = "<any|any one|at least one> of"
NONE_OF = "<none|not one|neither|not a single one> of"
IN = "[{_:StillIn}]"
"""Whoever plays is still in: to say so changes nothing."""


def add_to(grammar: Grammar) -> None:
    """Players, one or many, by seat, by what shows, and by what they do."""
    _still_in(grammar)
    _by_seat(grammar)
    _by_cards(grammar)
    _by_deed(grammar)
    _quantified(grammar)
    _restricted(grammar)
    _pairs(grammar)
    _directions(grammar)


def _still_in(grammar: Grammar) -> None:
    """What is said of players who have not folded."""
    hand = "[in|in the <hand|game|pot|round|deal>|at the table]"
    end = "[at the <end|showdown|finish>|for the showdown|when the hands are shown]"
    stay = "<stay|stays|stayed|remain|remains|remained|last|lasts|lasted|<get|gets|got|come|comes|came> [as far as]>"
    are = "[who <is|are|was|were>]"
    grammar.add(
        "StillIn",
        [
            f"{are} still <in|alive|active|playing|around|left> [the <hand|game|pot|round|deal>|in the <hand|game|pot>] {end}",
            f"{are} left {hand} {end}",
            f"{are} remaining {hand} {end}",
            "in the <hand|game|pot|running|showdown>",
            f"who <remain|remains> {hand} {end}",
            f"who {stay} [in] <to|until|through|for> the <end|showdown|finish>",
            "who <reach|reaches|reached|make it to|makes it to|made it to|see|sees> the <end|showdown|finish>",
            "<at|around> the table",
            "who <has|have> not [yet] <folded|dropped|dropped out>",
            "who <did|does|do> not <fold|drop|drop out>",
        ],
        build=lambda: True,
        read_only=True,
    )


def _by_seat(grammar: Grammar) -> None:
    """One player by where he sits."""
    add = grammar.add
    lone = "<unmatched|unrepeated|unpaired|unique|non repeated>"
    for end, words in ((End.LOW, "<low|lowest>"), (End.HIGH, "<high|highest>")):
        add(
            "Who",
            [
                f"whoever flipped the {end.value} card of a rank that came once",
                f"<whoever|the player who> <flipped|turned up> the {words} card of a rank that came <once|only once>",
                f"<the player with|whoever has|whoever flipped|the player who flipped> the {words} {lone} card [of the [last] flip]",
                f"the {words} {lone} card of the [last] flip",
            ],
            Flipped(end),
        )
    add(
        "Who",
        ["the highest bidder", "<the high bidder|whoever bids [the] most|the player who bids [the] most>"],
        HighestBidder(),
    )
    sits = f"[the {PERSON} <in|on|who <posts|posted|has|is>>]"
    add("Who", ["the dealer", "dealer", f"{sits} the [dealer] button", "<i|me>"], Dealer())
    for blind, seats in (("small blind", 1), ("big blind", 2)):
        player = Neighbor(Dealer(), Side.LEFT, seats)
        add("Who", f"{sits} the {blind}", player, read_only=True)
        add("Who", blind, player, cost=FAR, read_only=True)  # "small blind and big blind go in" speaks of chips
    add(
        "Who",
        [
            "the player to the left of the big blind",
            "[the] [first] player <to the left of|left of|after|past|behind> the blinds",
        ],
        Neighbor(Neighbor(Dealer(), Side.LEFT, 2), Side.LEFT),
    )
    add("Who", ["the player under the gun", "under the gun"], Neighbor(Dealer(), Side.LEFT, 3), read_only=True)
    add("Who", ["you", "<they|he|she|them|him|her|he or she>"], YOURSELF)
    add("Whose", ["the dealer 's", "dealer 's", "the button 's", "my"], Dealer())
    add("Whose", ["their", "<your|his|her|his or her|our>"], YOURSELF)
    everyones = "<<each|every|a> player 's|<everyone|everybody> <'s|is>>"  # "everyone's" is read as "everyone is"
    add("Whose", everyones, YOURSELF, read_only=True)
    add("Whose", f"<your|his|her|their|{everyones}> own", YOURSELF, read_only=True)
    add("Whose", "the small blind 's", Neighbor(Dealer(), Side.LEFT), read_only=True)
    add("Whose", "the big blind 's", Neighbor(Dealer(), Side.LEFT, 2), read_only=True)
    add("Whose", "the opener 's", Latest(Deed(Verb.OPEN)), read_only=True)
    near = f"[first|next|nearest|closest] {ACTIVE} <{PERSON}|seat|one> {IN}"
    for side in Side:
        way = side.value
        add("Who", f"the player to their {way}", Neighbor(YOURSELF, side))
        add("Who", f"the player {{seats:Number}} seats to their {way}", Neighbor(YOURSELF, side, v.seats))
        add(
            "Who",
            [
                f"the {PERSON} <on|to> the {way}",
                f"the {way} <neighbor|neighbour>",
                f"<your|their|his> neighbor <on|to> the {way}",
            ],
            Neighbor(YOURSELF, side),
            read_only=True,
        )
        add(
            "Who",
            [
                f"the player to the {way} of {{of:Who}}",
                f"the {near} [sitting|seated] [immediately|directly|just|right] [<to|on|at> the] {way} of {{of:Who}} {IN}",
                f"the {near} [sitting|seated] [immediately|directly|just|right] [<to|on|at>] {{of:Whose}} [immediate] {way} {IN}",
                f"<the {PERSON}|the one|whoever is> [sitting] <nearest|closest> [to] [the] <{way} of {{of:Who}}|{{of:Whose}} {way}>",
                f"whoever is [just] [<to|on> the] {way} of {{of:Who}}",
                f"whoever is [just] <to|on|at> {{of:Whose}} {way}",
                f"{{of:Whose}} {way} [hand] <neighbor|neighbour>",
                f"{way} of {{of:Who}}",
            ],
            Neighbor(v.of, side),
        )
        add(
            "Who",
            [
                f"the player {{seats:Number}} seats to the {way} of {{of:Who}}",
                f"the {PERSON} {{seats:Number}} <seats|places> to {{of:Whose}} {way}",
            ],
            Neighbor(v.of, side, v.seats),
        )
    add(
        "Who",
        [
            f"the {ACTIVE} <{PERSON}|seat|one> [sitting] [right|just] <after|past|following|behind> {{of:Who}}",
            "whoever <is [sitting]|sits|comes> [right|just] <after|past|behind> {of:Who}",
        ],
        Neighbor(v.of, Side.LEFT),
        read_only=True,
    )
    add(
        "Who",
        f"the {ACTIVE} <{PERSON}|seat|one> [sitting] [right|just] <before|ahead of|preceding> {{of:Who}}",
        Neighbor(v.of, Side.RIGHT),
        read_only=True,
    )
    for seats, blind in enumerate(("small", "big"), 2):
        add(
            "Who",
            f"<the {ACTIVE} <{PERSON}|seat|one>|whoever is> [sitting] [right] next to the {blind} blind",
            Neighbor(Dealer(), Side.LEFT, seats),
            read_only=True,
        )
    add(
        "Who",
        [
            "the next player",
            "the next player in <betting order|turn>",
            f"[the] next {ACTIVE} <{PERSON}|one> {IN} [over|around|in line] [<to|on> the left]",
            f"<whoever is|the {PERSON} <who is|>> next [in <line|turn>|to act|to go]",
        ],
        NextInTurn(),
    )
    add(
        "Who",
        [
            f"the {PERSON} whose turn it is",
            "whoever 's turn it is",
            f"the <current|acting> {PERSON}",
            f"<the {PERSON}|whoever is> <on turn|whose turn it is to act>",
        ],
        InTurn(),
    )


def _by_cards(grammar: Grammar) -> None:
    """One player by his cards."""
    add = grammar.add
    for end, word in ((End.HIGH, HIGH), (End.LOW, LOW)):
        name = end.value
        holder = f"[the] <{PERSON}|one> <with|who has|holding>"
        shows = f"<[the] <{PERSON}|one> <showing|who is showing|who shows>|whoever <shows|is showing>>"
        seen = "<showing [on the table|on board|on the board]|on the deal|on board|on the board|face up|on the table|up|on show|in sight|in view|in the open|exposed|visible>"
        cards = "<<exposed|visible|open|face up|up> cards|cards showing|board|exposed hand>"
        add(
            "Who",
            [
                f"the {name} hand showing",
                f"<{holder}|whoever has> the {word} <hand|cards> {seen}",
                f"{shows} the {word} hand",
                f"[the] {word} [visible] hand {seen}",
                f"[the] {word} <exposed|visible|open> hand",
                f"<the {PERSON}|the one> whose {cards} <make|makes|form|forms|are|is|show|shows|give|gives> [him|her|them] the {word} [poker] hand",
                f"whoever 's {cards} <make|makes|form|forms|are|is> the {word} [poker] hand",
                f"<the {PERSON}|the one> whose {cards} <is|are> {word}",
                f"<{holder}|whoever has> the {word} <visible|showing|face up> hand",
                f"[the] {word} <board|showing hand>",
                f"<{holder}|whoever has> the {word} board",
                f"[the] {word} poker hand {seen}",
                *([f"[the] best high hand {seen}", *LEADERS] if end is End.HIGH else []),
                f"<whoever is|the {PERSON} who is> {name} {seen}",
                *(
                    [f"[the] best low [hand] {seen}", f"<{holder}|whoever has> the best low [hand] {seen}"]
                    if end is End.LOW
                    else []
                ),
            ],
            Showing(end),
        )
        add(
            "Who",
            [
                f"the {name} card showing",
                f"<{holder}|whoever has> the {word} card {seen}",
                f"{shows} the {word} [<up|face up>] card",
                f"[the] {word} card <up|{seen}>",
                f"<{holder}|whoever has|[the]> [the] {word} <up card|face up card|exposed card|upcard|door card>",
            ],
            Showing(end, one_card=True),
        )
        # Who opens: what shows is meant, even where that is not said
        add("Opener", [f"[the] {word} hand", f"<{holder}|whoever has> the {word} hand"], Showing(end), read_only=True)
        add(
            "Opener",
            [f"[the] {word} card", f"<{holder}|whoever has> the {word} card"],
            Showing(end, one_card=True),
            read_only=True,
        )
    add(
        "Opener",
        "{who:Who}",
        build=lambda who: who if not _shows_cards(who) else None,
        apart=lambda who: {"who": who} if isinstance(who, Who) else None,
    )
    gone = "if <he|she|they|that player|the first one> <has|have|is> <folded|out|gone|dropped [out]>"
    stands_in = f"<the <next|nearest|first> {ACTIVE} <{PERSON}|one> [over|after <him|that|her|them>]|whoever is next> {IN} [to the left]"
    add(
        "Opener",
        [f"{{who:Who}} [,] or [, {gone} ,] {stands_in} [,]", f"{{who:Who}} [,] or {stands_in} {gone} [,]"],
        build=lambda who, _=True: who,
        read_only=True,
    )
    add("Plain", f"{{first:Plain}} [,] or {stands_in} [{gone}]", build=opened_or_next, read_only=True)


def opened_or_next(first: tuple[Any, ...], _: bool = True) -> tuple[Any, ...] | None:
    """Who opens, or else the next player, as goes without saying where somebody has folded."""
    told = isinstance(first[-1], Opener) or (isinstance(first[-1], Bets) and first[-1].opener)
    return first if told else None


def _shows_cards(who: Who) -> bool:
    """Whether somebody is named by showing cards of a kind: whose lie face up is told in words of its own."""
    return any(isinstance(part, Deed) and part.verb is Verb.SHOW for part in who.walk())


def _by_deed(grammar: Grammar) -> None:
    """One player by what he has done."""
    add = grammar.add
    opened = f"opened [the <betting|first|first round [of betting]|first betting round|first one|round|round before|last round>] {ROUND_BEFORE}"
    add(
        "Who",
        [
            "the opener",
            "opener",
            f"<the {PERSON} who|the one who|whoever> {opened}",
            f"<the {PERSON} who|the one who|whoever> <bet first|made the first bet> <in the first round|{ROUND_BEFORE}>",
            "the <last|previous> opener",
        ],
        Latest(Deed(Verb.OPEN)),
        read_only=True,
    )
    last = "<last|final|most recent>"
    for verb, doer in DOERS.items():
        add("Who", f"the [last] {doer}", Latest(Deed(verb)), read_only=True)
    for verb, noun, person in ((Verb.RAISE, "raise", "raiser"), (Verb.BET, "bet", "bettor")):
        add(
            "Who",
            [
                f"<whoever|the {PERSON} who|the one who> made the {last} {noun} {ROUND_BEFORE}",
                f"the [last] {person} {ROUND_BEFORE}",
            ],
            Latest(Deed(verb)),
            read_only=True,
        )
    add(  # a raise is a bet, too
        "Who",
        [
            f"<whoever|the {PERSON} who|the one who> <bet or raised|raised or bet> last {ROUND_BEFORE}",
            f"<whoever|the {PERSON} who|the one who> last <bet or raised|raised or bet> {ROUND_BEFORE}",
            f"the last <{PERSON}|one> <to <bet or raise|raise or bet>|who <bet or raised|raised or bet>> {ROUND_BEFORE}",
            f"<whoever|the {PERSON} who|the one who> made the {last} <bet or raise|raise or bet> {ROUND_BEFORE}",
            f"<whoever|the {PERSON} who|the one who> <was|got|is> [last] called [last] {ROUND_BEFORE}",
            f"<the {PERSON}|the one> whose <bet|raise> <was|got|is> [last] called [last] {ROUND_BEFORE}",
        ],
        Latest(Deed(Verb.BET)),
        read_only=True,
    )
    add(
        "Who",
        [
            "the last player to {deed:VP.base}",
            f"<the {PERSON} who|the one who|whoever> {{deed:VP.past}} last {ROUND_BEFORE}",
            f"<the {PERSON} who|the one who|whoever> [was the] last [to] <{{deed:VP.past}}|{{deed:VP.base}}>",
            "the last [one|opener] to {deed:VP.base}",
            f"the last {ACTIVE} <{PERSON}|one> to have {{deed:VP.part}}",
            f"<the {PERSON} who|the one who|whoever> <most recently|last> {{deed:VP.past}}",
            f"the last {ACTIVE} <{PERSON}|one> <who {{deed:VP.past}}|to {{deed:VP.base}}>",
            f"the <{PERSON}|one> <who just {{deed:VP.past}}|who <has|had> just {{deed:VP.part}}>",
            "whoever just {deed:VP.past}",
            f"<the <{PERSON}|one> who|whoever> {{deed:VP.s}} last",
        ],
        Latest(v.deed),
    )
    add(
        "Who",
        [
            "the first player to {deed:VP.base}",
            f"the first {ACTIVE} [<{PERSON}|one>] <who <{{deed:VP.past}}|{{deed:VP.s}}>|to {{deed:VP.base}}>",
            f"<the <{PERSON}|one> who|whoever> <{{deed:VP.past}}|{{deed:VP.s}}> first",
            f"<the <{PERSON}|one> who|whoever> <is|was> [the] first to {{deed:VP.base}}",
        ],
        First(v.deed),
    )
    add(
        "Who",
        [
            "the winner",
            "the [sole|only] winner [of the [last|previous] <hand|pot|showdown|round|deal>]",
            "whoever won [the <last|previous>] <hand|pot|showdown|round|deal>",
        ],
        Latest(Deed(Verb.WIN, YOU)),
    )
    add(
        "Who", [f"that {PERSON}", f"<this|the same> {PERSON}", f"the {PERSON} <it|that card> <was|is> dealt to"], That()
    )
    add("Who", f"the {PERSON}", That(), cost=FAR, read_only=True)


def _quantified(grammar: Grammar) -> None:
    """Players in general."""
    add = grammar.add
    add("Players", "{head:Quantified}", v.head)
    add(
        "Quantified",
        [
            "each player",
            f"<each|every|each and every|every single> {ACTIVE} {PERSON} {IN}",
            f"<everyone|everybody|every one> {IN}",
            f"[all] [of] [the] {ACTIVE} {PEOPLE} {IN}",
            "all [of <you|us|them>]",
            "<each|every one> [of <you|us|them|the players>]",
            "each players",
            "each may player",
            "<those|all those|the ones|all> {_:StillIn}",
            f"<whoever is> left {IN}",
            "us",
            "both [of] [the] players",
            "each one",
            "you all",
        ],
        EACH_PLAYER,
    )
    add("Players", ["you", "<they|he|she|he or she>"], YOU)
    add("Players", "both [of <them|you|us>]", Players(Quantifier.EACH, Both()), read_only=True)
    add(
        "Quantified",
        [
            "any player",
            f"<a|one|any|any one|either> {ACTIVE} {PERSON} {IN}",
            f"<anyone|anybody|someone|somebody|any one> {IN}",
        ],
        Players(Quantifier.ANY, Everyone()),
    )
    add(
        "Quantified",
        [
            "nobody",
            f"<no one|nobody|none|neither> {IN}",
            f"<no|neither> {ACTIVE} <{PERSON}|{PEOPLE}> {IN}",
            f"<none|neither|not one> of <the {ACTIVE} {PEOPLE} {IN}|us|them|you>",
            "neither {_:Who} nor <anyone|anybody> else",
        ],
        Players(Quantifier.NO, Everyone()),
    )
    add("Quantified", ["all players together", "we [all]"], WE)
    others = f"<all [the|of the] others|the others|[all] [of] the other {ACTIVE} {PEOPLE}|all other {PEOPLE}|[each] [and] every other {PERSON}|each other {PERSON}|each of the <others|other {PEOPLE}>|[all] the rest [of <the {PEOPLE}|us|you|them>]>"
    add(
        "Quantified",
        ["everyone else", f"<<everyone|everybody> else|{others}> {IN}"],
        Players(Quantifier.EACH, Other(YOURSELF)),
    )
    add(
        "Quantified",
        [
            "another player",
            f"<another|any other|any one other|one other|some other> {ACTIVE} {PERSON} {IN}",
            f"any {PERSON} <they|you|he|she> <like|likes|want|wants|wish|wishes|choose|chooses>",
            f"<a|any> {PERSON} of <their|your|his|her> choice",
            f"<someone|anyone|anybody|somebody> else {IN}",
            f"<any|one> of the <others|other {PEOPLE}>",
        ],
        Players(Quantifier.ANY, Other(YOURSELF)),
    )
    add(
        "Quantified",
        ["nobody else", f"<nobody|no one> else {IN}", f"no other {PERSON} {IN}", "none of the others"],
        Players(Quantifier.NO, Other(YOURSELF)),
    )
    add(
        "Players",
        [
            "each player , folded or not ,",
            f"<everyone|everybody|each player|every player|all players> [,] {FOLDED_TOO} [,]",
            "<everyone|each player|all players> [,] <in or out|folded or not> [,]",
        ],
        Players(Quantifier.EACH, EveryoneDealtIn()),
    )
    add("Players", "{who:Who}", build=the_one, apart=definite)
    add("Players", "even {who:Who}", build=the_one, read_only=True)
    add(
        "Quantified",
        [
            "{many:Quantity} players",
            f"[any|some|only|just] {{many:Quantity}} [different|separate] {ACTIVE} <{PEOPLE}|{PERSON}> {IN}",
            "[only] {many:Quantity} of <them|us|you|the players>",
        ],
        build=lambda many, _=True: Players(Quantifier.ANY, Everyone(), many) if many != ONE else None,
        apart=lambda p: (
            {"many": p.many} if p.many and p.many != ONE and p == Players(Quantifier.ANY, Everyone(), p.many) else None
        ),
    )
    several = Players(Quantifier.ANY, Everyone(), at_least(2))
    add("Quantified", f"<several|a few|a number of> [different] {ACTIVE} {PEOPLE} {IN}", several, read_only=True)
    add(
        "Quantified",
        f"{{n:Number}} {PEOPLE} {IN} or <fewer|less>",
        build=lambda n, _=True: Players(Quantifier.ANY, Everyone(), up_to(n)),
        read_only=True,
    )
    add(
        "Quantified",
        [
            "only one player",
            f"<only|exactly|just> one {ACTIVE} {PERSON} {IN}",
            "<only|exactly|just> one [of <them|us|you|the players>]",
        ],
        Players(Quantifier.ANY, Everyone(), ONE),
    )
    add(
        "Players",
        [
            "everyone but {who:Who}",
            "all but {who:Who}",
            f"<everyone|everybody|all {PEOPLE}|<each|every|any> {PERSON}> [else] <but|except [for]|other than|apart from|besides|save> {{who:Who}}",
        ],
        Players(Quantifier.EACH, Other(v.who)),
    )
    add(
        "Quantified",
        [f"<a|any|one> folded {PERSON}"],
        Players(Quantifier.ANY, Such(Everyone(), FOLDED)),
        read_only=True,
    )
    add(
        "Quantified",
        f"[each|every|all] [the] folded <{PERSON}|{PEOPLE}>",
        Players(Quantifier.EACH, Such(Everyone(), FOLDED)),
        read_only=True,
    )
    _by_role(grammar)


def _by_role(grammar: Grammar) -> None:
    """All who have done something, or some of them: the losers, each winner, none of the callers."""
    add = grammar.add
    after = "[of the [last|previous] <hand|showdown|round|pot|deal>]"
    roles = {verb: (doer, f"{doer}s") for verb, doer in DOERS.items()}
    roles |= {
        Verb.WIN: ("<winner|winning player>", "<winners|winning players>"),
        Verb.LOSE: ("<loser|losing player>", "<losers|losing players>"),
    }
    for verb, (one, many) in roles.items():
        who = Such(Everyone(), Happens(Deed(verb, YOU, time=Time.BEFORE)))
        the = "|the" if verb is Verb.LOSE else ""  # there may be several, of whom each is one
        for quantifier, words in (
            (
                Quantifier.EACH,
                [f"[all] [of] [the] {many} {after}", f"<each|every{the}> {one} {after}", f"{EACH_OF} the {many}"],
            ),
            (Quantifier.ANY, [f"any {one} {after}", f"{ANY_OF} the {many}"]),
            (Quantifier.NO, [f"no {one}", f"{NONE_OF} the {many}"]),
        ):
            add("Quantified", words, Players(quantifier, who), read_only=True)


def _restricted(grammar: Grammar) -> None:
    """Those of some players for whom something holds."""
    add = grammar.add
    for quantifier in (Quantifier.EACH, Quantifier.ANY, Quantifier.NO):
        add("Players", f"{quantifier.value} player who {{that:Pred}}", Players(quantifier, Such(Everyone(), v.that)))
        add(
            "Players",
            f"{quantifier.value} player whose {{that:WhoseCard}}",
            Players(quantifier, Such(Everyone(), v.that)),
        )
    add("Restriction", ["that {that:Pred}", "{that:With}"], v.that, read_only=True)
    add("RestrictionOf", ["who {that:Pred}", "{that:Restriction}"], v.that, read_only=True)
    add("Players", "{head:Quantified} who {that:Pred}", build=restricted, apart=of_some)
    add("Players", "{head:Quantified} {that:Restriction}", build=restricted, read_only=True)
    for quantifier, words in ((Quantifier.EACH, "<each|every>"), (Quantifier.ANY, "<any|a>"), (Quantifier.NO, "no")):
        add(  # a hand that does something is the player who has it
            "Players",
            [f"{words} hand <{{made:Compared}}|that is {{made:Made}}>"],
            Players(quantifier, Such(Everyone(), HasHand(v.made))),
            read_only=True,
        )
    add(
        "Compared",
        "{made:Made}",
        build=lambda made: made if isinstance(made, Compared) and made.limit in (Limit.WORSE, Limit.BETTER) else None,
        read_only=True,
    )
    add(
        "Players",
        f"<{{head:Quantified}}|{PEOPLE}> {{deed:VP.ing}}",
        build=lambda deed, head=EACH_PLAYER: (
            restricted(head, Happens(replace(deed, agent=YOU))) if isinstance(head.who, Everyone) else None
        ),
        cost=FAR,
        read_only=True,
    )
    add(
        "Players",
        [
            f"[all] [of] [the] <those|ones|those of <you|us>|{PEOPLE}|each> {{that:RestrictionOf}}",
            "all {that:RestrictionOf}",
        ],
        build=lambda that: restricted(EACH_PLAYER, that),
        read_only=True,
    )
    those = f"<those|the ones|[all] the {ACTIVE} {PEOPLE}|them|us|you>"
    for quantifier, words in ((Quantifier.EACH, EACH_OF), (Quantifier.ANY, ANY_OF), (Quantifier.NO, NONE_OF)):
        add(
            "Players",
            f"{words} {those} {{that:RestrictionOf}}",
            build=lambda that, quantifier=quantifier: restricted(Players(quantifier, Everyone()), that),
            read_only=True,
        )
    add(
        "Who",
        [
            "the player who {that:Pred}",
            f"the [only] <{PERSON}|one> {IN} {{that:RestrictionOf}}",
            "whoever {that:Pred}",
            "whoever is {that:With}",
        ],
        build=the_such,
        apart=lambda who: {"that": who.condition} if isinstance(who, Such) and who.among == Everyone() else None,
    )
    add(
        "Players",
        f"<{PERSON}|{PEOPLE}|anyone|anybody|each player|a player|any player> [who is|who are] dealt {{cards:Cards}}",
        Players(Quantifier.ANY, Such(Everyone(), Happens(Deed(Verb.RECEIVE, YOU, cards=v.cards)))),
        read_only=True,
    )


def the_such(that: Condition, _: bool = True) -> Such | None:
    """The only one for whom something holds; who opened or has just done something is the last to have done so."""
    match that:
        case Happens(Deed(Verb.OPEN, time=Time.BEFORE) | Deed(time=Time.JUST)):
            return None
    return Such(Everyone(), that)


def restricted(head: Players, that: Condition) -> Players | None:
    """Those of some players for whom something holds; that they do not fold goes without saying."""
    match head.who:
        case Everyone() if that == Not(Happens(Deed(Verb.FOLD, YOU))):
            return None
        case Such(among, condition):
            return replace(head, who=Such(among, All((that, condition))))
    return replace(head, who=Such(head.who, that))


def of_some(players: Any) -> dict[str, Any] | None:
    """Of whom those are some for whom something holds."""
    match players:
        case Players(_, Such(among, condition)):
            return {"head": replace(players, who=among), "that": condition}
    return None


def _pairs(grammar: Grammar) -> None:
    """Two players of whom the same is said: the dealer and the winner, both neighbors."""
    add = grammar.add
    add("Pair", "[both] {first:Who} and {second:Who}", build=two, read_only=True)
    sides = (Players(Quantifier.THE, Neighbor(v.of, Side.LEFT)), Players(Quantifier.THE, Neighbor(v.of, Side.RIGHT)))
    add(
        "Pair",
        [
            "<both [of]|> {of:Whose} <two|> <neighbors|neighbours>",
            f"<both|the> [two] {PEOPLE} <[sitting] next to|on <both sides|either side> of> {{of:Who}}",
        ],
        sides,
        read_only=True,
    )


def two(first: Who, second: Who) -> tuple[Players, ...] | None:
    """Two certain players; whoever is in question is told apart from others in other words."""
    his = rebuilt(second, lambda part: first if part == YOURSELF else part)
    return (the_one(first), the_one(his)) if not {first, second} & {YOURSELF, That()} else None


def _directions(grammar: Grammar) -> None:
    """Where something starts, or goes."""
    add = grammar.add
    add("Start", ["with {who:Opener}", "from {who:Opener}", "{who:Opener}"], v.who)
    past_blinds = Neighbor(Neighbor(Dealer(), Side.LEFT, 2), Side.LEFT)
    add("Start", "[just] <to the left of|left of|after|past> the blinds", past_blinds, read_only=True)
    for side in Side:
        way = side.value
        add(
            "Start",
            [
                f"to the {way} of {{of:Who}}",
                f"[just|immediately|directly] {way} of {{of:Who}}",
                f"[just|right|immediately] [to|at|on|from] [the] [player|person] [to|on] {{of:Whose}} {way}",
                f"at the {way} of {{of:Who}}",
                f"on the {way} of {{of:Who}}",
                f"one seat {way} of {{of:Who}}",
            ],
            Neighbor(v.of, side),
            read_only=True,
        )
        add(
            "Toward",
            [
                f"to the {way}",
                f"to {{of:Whose}} {way}",
                f"{way}",
                f"one <seat|place> [to the] {way}",
                f"one <seat|place> to {{of:Whose}} {way}",
            ],
            build=lambda of=YOURSELF, side=side: the_one(Neighbor(of, side)),
            apart=lambda to, side=side: {} if to == the_one(Neighbor(YOURSELF, side)) else None,
        )
        add(
            "Toward",
            [
                f"to the player {{seats:Number}} seats to the {way}",
                f"{{seats:Number}} <seats|places|players> to <the|their|your> {way}",
            ],
            Players(Quantifier.THE, Neighbor(YOURSELF, side, v.seats)),
            read_only=True,
        )
    add(
        "Who",
        [
            "the player across from {of:Who}",
            "<the player|whoever|the person> <sitting|who sits|sits|> <across|directly across|opposite> [the table] [from] {of:Who}",
        ],
        Across(v.of),
    )
    add("Toward", "across [the table|from you]", the_one(Across(YOURSELF)), read_only=True)
    add("Toward", ["clockwise", "around to the left"], the_one(Neighbor(YOURSELF, Side.LEFT)), read_only=True)
    add("Toward", "counterclockwise", the_one(Neighbor(YOURSELF, Side.RIGHT)), read_only=True)
    add("Toward", "to {to:Players}", v.to)


@dataclass(frozen=True)
class That(Who):
    """The player spoken of before."""


@dataclass(frozen=True)
class Both(Who):
    """Two players spoken of before."""


@dataclass(frozen=True)
class Unsaid(Who):
    """Whoever is told to do something by an order: the dealer, or every player."""


WE = Players(Quantifier.ALL, Everyone())
UNSAID = Players(Quantifier.THE, Unsaid())


def the_one(who: Who) -> Players:
    """A player whom there is only one of."""
    return Players(Quantifier.THE, who)


def definite(players: Any) -> dict[str, Any] | None:
    """The description of one player."""
    if not isinstance(players, Players) or players.quantifier is not Quantifier.THE:
        return None
    return {"who": players.who}
