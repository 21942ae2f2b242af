"""Going around the table: cards that are offered, players who are frozen, and how often it goes around."""

from typing import Any

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.conditions import ALL_TURNED, BEATEN, NEVER_BEST
from pokernight.english.grammar.marks import Before, FaceOfTaken, Freezes, Frozen, Moment, Onward
from pokernight.english.kinds import step_or_standing
from pokernight.english.template import v
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.hands import BestHand, Share, Showdown
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import EACH_PLAYER, YOU, End, Everyone, Players, Quantifier, Such
from pokernight.meaning.rules import Declined, Do, Holds, If, NobodyWants, Not, Remark, ShowsBest, StillIn, When
from pokernight.meaning.sorts import Step

CARDS_LATER = "who declines a card may take one later"
STOPS = "players stop when they show the best hand"
EVERYONE = "<everyone|everybody|each player|every player|all players|all of you|each of you|you each|you all|each one>"
MORE = "<any more [cards]|more cards|another [card]|any [other] cards>"
TAKE = "<take|get|have|draw|receive|ask for|be dealt|buy>"
FOR_GOOD = "[for good|for the rest of the <hand|game>|from then on|after that|from there on|the rest of the way]"
AROUND = "<round|circle|circuit|trip|trip around|turn|time around|lap|go around> [around the table|of the table]"
GOES_BY = "<goes by|passes|goes around|is completed|is made|happens>"
NO_TAKER = "<no one|nobody|no player|none of you|none of the players>"
CARD = "<a|any|another|one more|any more|an extra> <card|cards>"
LAGGING = (Not(ShowsBest()), ALL_TURNED, NEVER_BEST)
"""What puts players out who turn up cards."""
NOBODY_CAN_BEAT = Holds(Players(Quantifier.NO, Everyone()), ShowsBest())


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _offers(grammar)
    _frozen(grammar)
    _ends(grammar)
    _beaten(grammar)
    _onward(grammar)


def _offers(grammar: Grammar) -> None:
    """Everybody may have a card, one after the other."""
    add = grammar.add
    lying = "[[,] {face:FaceWord}]"
    asked = f"{EVERYONE} <is|are|gets|get> [then] <asked <if|whether> <they|he|you|he or she> <want|wants|would like> {{cards:Object}} {lying}|offered {{cards:Object}} {lying}|the <choice|chance|option> <to take|of> {{cards:Object}} {lying}>"
    asks = (
        f"<asks|ask> {EVERYONE} <if|whether> <they|he|you|he or she> <want|wants|would like> {{cards:Object}} {lying}"
    )
    add(
        "Clause",
        [
            asked,
            f"<the dealer|i> [<goes|go> around [the table] [once|one time] and] {asks}",
            f"<the dealer|i> [<goes|go> around [the table] and] <offers|offer> {EVERYONE} {{cards:Object}} {lying}",
            f"<the dealer|i> [<goes|go> around [the table] and] <offers|offer> {{cards:Object}} to {EVERYONE} {lying}",
            f"{EVERYONE} <has|have|gets|get> <a|the> <choice|chance|option|turn> <to take|of taking|at taking> {{cards:Object}} {lying} [[,] or <pass|not>]",
        ],
        build=lambda cards, face=None: Deed(Verb.RECEIVE, EACH_PLAYER, cards=cards, face=face, mood=Mood.MAY),
        read_only=True,
    )
    add(
        "Standing",
        [
            "cards that are taken lie {face:FaceWord}",
            "<if|when> you <take|want|get> <one|it|a card|another card> , <it|the card> <comes|is dealt|is|comes to you> {face:FaceWord}",
            "<any|each|every|the> [extra|additional|new] card [that] <you|they|a player> <take|takes|get|gets|ask for|asks for> <comes|is dealt|is> [to <you|them>] {face:FaceWord}",
            "<any|all> <extra|additional|more|new> cards [<you|they> <take|get>] <come|are dealt|are> {face:FaceWord}",
        ],
        FaceOfTaken(v.face),
    )
    later = "<later|later on|the next time|next time [around]|the next time around|on a later <round|turn>|in a later round|in the next round|again later>"
    add(
        "Standing",
        [
            "who declines a card may take one later",
            f"<you|players|a player> <can|may> <pass|decline|skip> [on] [<one|a> round|once|now|one time] <and|but|, but|and then> [<you|they>] [can|may] [still] <take|get|have> <one|a card|another|cards> {later}",
            f"<if|when> you <pass|decline> [once|a turn|on a card] , you <can|may> [still|always] <take|get|have> <one|a card|another|cards|another card> {later}",
            "passing [once] does not <<stop you from taking|keep you from taking> <one|a card> later|<lock|freeze|shut|knock> you [out]>",
            "you can only take one [card] <each time around|at a time|per round|a round|each round|each turn|per turn>",
        ],
        Remark(CARDS_LATER),
    )


def _frozen(grammar: Grammar) -> None:
    """Who has declined too often gets no more cards."""
    add = grammar.add
    they = "<you|they|he|she|that player|the player>"
    frozen = f"<frozen|locked|locked in|done taking cards> {FOR_GOOD}"
    add(
        "Frozen",
        [
            f"{they} <are|is> [then] {frozen}",
            f"{they} <are|is> [then] {frozen} [,] <and|so> [<you|they|he>] <can not|may not> {TAKE} {MORE} {FOR_GOOD}",
            f"{they} <can not|may not|can no longer> {TAKE} <{MORE}|cards> {FOR_GOOD}",
            f"<your|their|his|that> hand is {frozen}",
            f"{they} get no more cards {FOR_GOOD}",
        ],
        Freezes(),
        read_only=True,
    )
    add("Step", "{freezes:Frozen}", v.freezes, read_only=True)
    add(
        "Standing",
        [
            "players who decline {times:Number} cards in a row get no more",
            "{that:Pred.you} [,] and {_:Frozen}",
            "after {times:Number} <passes|refusals> in a row [,] {_:Frozen}",
            "{times:Number} <passes|refusals> in a row and {_:Frozen}",
            f"{{agent:Players}} <is|are> {frozen}",
            f"{{agent:Players}} <is|are> {frozen} and <can not|may not> {TAKE} {MORE} {FOR_GOOD}",
            f"{{agent:Players}} <may not|can not|can no longer> {TAKE} {MORE} {FOR_GOOD}",
        ],
        build=froze,
        apart=lambda rule: {"times": rule.times} if isinstance(rule, Frozen) else None,
    )


def froze(times: int = 0, that: Any = None, agent: Players | None = None, _: Any = None) -> Frozen | None:
    """After how many cards declined in a row a player gets no more."""
    match that or (agent and agent.who):
        case Declined(often) | Such(Everyone(), Declined(often)):
            return Frozen(often)
    return Frozen(times) if times else None


def _ends(grammar: Grammar) -> None:
    """When it has gone around often enough."""
    add = grammar.add
    without = f"<with {NO_TAKER} <taking|wanting|drawing>|<in which|where|when|and|that> {NO_TAKER} <takes|wants|gets|took|has taken>|without <anyone|anybody> taking> {CARD}"
    add(
        "NoTaker",
        [
            f"<a|one|there is a> <full|whole|complete|entire|> {AROUND} [{GOES_BY}] {without}",
            f"{NO_TAKER} <takes|wants|asks for|has taken|took> {CARD} [in a <full|whole|> {AROUND}]",
            f"{EVERYONE} <passes|pass|has passed|have passed|declines|stands|stand|stands pat|is frozen|is standing> [<in|on|during> the same <round|turn|trip [around]>|in a row|in turn|in one round]",
            f"{EVERYONE} <has|have> all [the] cards <they|you> want",
            f"{EVERYONE} <is|are> <satisfied|happy|done [taking cards]|finished>",
        ],
        NobodyWants(),
        read_only=True,
    )
    last = "<when|once|after|as soon as>"
    add(
        "Rules",
        f"{last} {{until:NoTaker}} [,] {{rules:Rules}}",
        build=lambda until, rules: (If(until, rules),) if all(isinstance(one, Step) for one in rules) else None,
        cost=FAR,
        read_only=True,
    )
    add("RoundEnd", "{until:NoTaker}", v.until, read_only=True)
    beat = f"<beat|top|catch|beats> {BEATEN}"
    add(
        "RoundEnd",
        [
            f"<nobody|no one|no player> [else] [left] <can|is able to|could> [still] {beat}",
            "<nobody|no one> [else] has [any] cards left [to turn|to flip]",
            "<everyone|everybody|all players> <is|are> out of cards",
            "<everyone|everybody|all players> <has|have> <run out of cards|no cards left [to turn|to flip]|turned <over|up> all [of] [their|the] cards|flipped all [of] their cards>",
            "all [of] [the] cards <are|have been> <face up|turned [up|over]|flipped [over]>",
        ],
        NOBODY_CAN_BEAT,
        read_only=True,
    )
    add(
        "RoundEnd",
        [
            "<[only] one player <is left|has <a hand|cards> left [to play|to turn]|is still alive>|<everyone|everybody> else <is out|has folded|is out of cards or [has] folded>>",
            "<everyone|everybody|all [players]> but <the winner|one [player]> <is|are|has|have> <out [of cards]|run out of cards|folded>",
        ],
        StillIn(ONE),
        read_only=True,
    )


def _beaten(grammar: Grammar) -> None:
    """Whose hand beats those that show, and who has won when nobody can beat it."""
    add = grammar.add
    better = f"<<beats|beat|tops|top|is beating|is better than|is ahead of> {BEATEN}|is <best|the best>>"
    add(
        "Outdone",
        [
            f"<your|their|his|her|that> <hand|cards|up cards> [showing] {better}",
            f"what <you|they|he|she> <have|has> [showing] {better}",
        ],
        ShowsBest(),
        read_only=True,
    )
    add("Cond", "{so:Outdone}", v.so, read_only=True)
    add(
        "Plain",
        "{first:Plain} <, then|, and then|and then|and> <stops|stop> [there]",
        build=lambda first: first if isinstance(first[-1], Do) and first[-1].deed.until else None,
        read_only=True,
    )
    add(
        "Standing",
        [
            "players stop when they show the best hand",
            "[you|they] stop [turning|flipping|turning cards over] <as soon as|when|once> {so:Cond}",
            "<as soon as|when|once> {so:Cond} [,] <you|they|he|she> <stop|stops> [turning|flipping|there]",
            "<you|they|he|she|that player> <stop|stops> [there|turning [cards]|flipping [cards]]",
        ],
        build=lambda so=None: Remark(STOPS) if so in (None, ShowsBest()) else None,
        apart=lambda rule: {} if rule == Remark(STOPS) else None,
    )
    add(
        "Prize",
        [
            "the last player [left|standing] with the <best|high|highest> hand [showing]",
            "the last player [whom|that|who|left] <nobody|no one> <can|could> beat",
            "<whoever|the player who> <nobody|no one> can beat",
            "the last player <who|that> is not beaten",
            "the last <high|best> hand [showing]",
            "the <high|best|highest> hand on the table <at|in> the end",
            "<whoever is|the player who is> [left] <ahead|on top|in the lead|leading|winning> [at the end|in the end]",
        ],
        BestHand(End.HIGH),
        read_only=True,
    )
    wins = "<wins|takes|gets|has won> [the [whole] pot|it|the hand]"
    leader = "<the leader|the player with the best hand [showing]|whoever is <on top|ahead|leading|in the lead>|the best hand [showing]|the high hand [showing]>"
    add(
        "Rules",
        f"<once|when|if|as soon as> {{until:RoundEnd}} , {leader} {wins}",
        build=lambda until: (Showdown((Share(BestHand(End.HIGH)),)),) if until == NOBODY_CAN_BEAT else None,
        read_only=True,
    )


def _onward(grammar: Grammar) -> None:
    """Around the table again and again."""
    add = grammar.add
    keep = "<keep|keeps|keep on|continue|continues|go on|goes on>"
    it = "[we|you|the game|play|the dealer|everyone|it|this|everybody|the action]"
    so = "[just] [like this|like that|this way|that way|in this way|in that way|the same way|in the same way|in the same manner]"
    table = "[the table] [to the left|clockwise]"
    going = (
        f"<{it} {keep} [on] <going|moving|playing|passing|betting> [around {table}|on] {so}|{it} {keep} [on] <flipping|turning> <around {table}|on> {so}|{it} <go|goes|moves|move|passes|continues|continue> [on] {so} around {table} {so}|"
        f"{it} {keep} <doing|repeating> <this|that|it|the same [thing]>|{it} {keep} {so}|{it} goes on {so}|repeat [this|that|it|the process]|<we|you> <do|repeat> <this|that> [over and over|again and again]|"
        f"{it} {keep} [<repeating|alternating [between]|going back and forth between>] <[<offering|dealing|taking>] [the] cards <and|, then> [the] betting|betting and [<offering|dealing|taking>] [the] cards> {so}|this <continues|goes on> {so}|and so on [around the table]>"
    )
    with_each = "[, with <each|every> player <trying|having> to <beat|top> <the <best|high|highest> hand [on the table|so far|showing]|it>]"
    each_bets = "[,] [with <a bet|a round of betting|betting> <each time|after each <one|player|turn|round|trip>>]"
    both = "<<taking|offering|dealing> [of] cards and betting|betting and <taking|offering|dealing> [of] cards|cards and [the] <bets|betting>>"
    add("Step", f"{both} <alternate|take turns> {so}", Onward(), cost=IDIOM, read_only=True)
    add("Step", f"{going} {with_each}", Onward(), cost=IDIOM, read_only=True)
    add("Step", f"{going} {each_bets} [,] until {{until:RoundEnd}}", Onward(v.until), cost=IDIOM, read_only=True)
    cards = "[the] <cards|dealing|deal|drawing|taking of cards|hand|game> <stop|stops|end|ends|are over|is over> <when|once|as soon as|after>"
    last = "[[,] and the betting [that] <follows|after [it|that]> is the last [one]]"
    add("Step", f"{cards} {{until:NoTaker}} {last}", Onward(v.until), cost=IDIOM, read_only=True)
    add("Step", "keep going around the table", Onward())
    turn = "<it is [then] the next player 's turn|the <turn|play> <passes|goes|moves> [on] to the next player|the next player <goes|has to beat it|takes a turn>>"
    add("Step", f"{turn} {so}", Onward(), cost=IDIOM, read_only=True)
    add(
        "Rules",
        "{that:Pred.you} <,|and|?> {rules:Rules}",
        build=lambda that, rules: step_or_standing(that, rules) if that in LAGGING else None,
        read_only=True,
    )
    out = "or <you are|he is|she is|they are> out [of the hand]|or <fold|folds>"
    add(
        "Rules",
        [
            f"<you|each player|everyone|everybody|every player> <have to|has to|must> <beat|top> {BEATEN} <{out}>",
            "<a player|anyone|whoever> <with|who has> no cards left <who|and> is not <winning|ahead> is out",
        ],
        build=lambda: (When(NEVER_BEST, (Do(Deed(Verb.FOLD, YOU)),)),),
        read_only=True,
    )
    add("Step", "<everyone|everybody|each player> <takes|gets|has> a turn", Onward(), cost=IDIOM, read_only=True)
    add(
        "Plain",
        [
            "[there is] {bet:Bet} <each|every> time the <high|best> hand changes",
            "after <each|every> new <high|best> hand [,] [there is] {bet:Bet}",
        ],
        (Moment(Before.FLIP), v.bet),
        read_only=True,
    )
    for form in ("base", "s"):
        turning = "<turning|flipping|rolling> [over|up]"
        add(
            f"VP.{form}",
            f"<beat|beats> {BEATEN} [,] [by] {turning} <[over|up] [one] <card|cards> [over|up] [at a time|one at a time]|one at a time>",
            Deed(Verb.FLIP, until=ShowsBest()),
            read_only=True,
        )
    add(
        "Standing",
        [
            "each player has to beat the best hand showing",
            "<each player|you|everyone|everybody|every player> [in turn] <has to|have to|must|needs to|need to> beat <the best hand [on the table|so far|showing]|it|the hand before> [, or run out of cards trying]",
            "<when|if> <it|the turn|play> comes back [around] to you [and <someone|somebody|another player> <has beaten|<has|is> beaten you|has a better hand|is beating you>] , [you] <keep <turning|flipping|rolling> [over|cards]|pick up> [from] where you left off [with the cards you [still] have [left] [face down]]",
            "<a tie|tying> <does not count|is not enough|does not do it|is not good enough> [, <so|and> [<you|they|he> <have|has> to] keep <flipping|turning|going|rolling> [cards|over]]",
        ],
        Remark("who does not show the best hand goes on turning up cards"),
    )
    add(
        "Moment",
        [
            f"after {EVERYONE} <has|have> had <a|the|his|their|his or her> <chance|turn|choice|say>",
            f"after {EVERYONE} has <taken a card or passed|decided|been asked>",
            "<after|following> <<the|that|this> <trip|go|time> around [the table]|<each|every> <trip|go|time> around for cards>",
        ],
        Moment(Before.ANYTHING),
        read_only=True,
    )
