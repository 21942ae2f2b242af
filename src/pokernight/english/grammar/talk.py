"""Table talk: advice, opinions, tales, aims, and how other tables play, none of which is a rule of this game.

Talk is read as talk only where it cannot hide a rule. It must begin with words that announce it ("don't be surprised",
"some folks play", "it's a great game"), and what comes after them, which may be any words, must not hold one that a rule
of its kind would need. The freer the words, the fewer of them pass: an opinion may go on only in words of which no rule
could be made, while what other tables do may be told in any words that do not come back to this one.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from pokernight.english.construction import FAR, IDIOM, Grammar
from pokernight.english.grammar.cards import COLORS, PLURALS, RANKS, SUIT_PLURALS, SUITS
from pokernight.english.grammar.deeds import FORMS, VERBS
from pokernight.english.grammar.marks import Aim
from pokernight.english.grammar.numbers import COINS, NUMBERS, ORDINALS, TENS
from pokernight.english.verbs import forms
from pokernight.meaning.rules import Remark
from pokernight.meaning.sorts import Standing

Lexer = Callable[[Sequence[str], int], list[tuple[int, Any]]]
ADVICE = Remark("advice changes nothing")
EXAMPLE = Remark("an example changes nothing")
FOLLOWS = Remark("that follows from how many cards are used")
OTHERS = Remark("others play it another way")
VARIANT = Remark("that holds only where the dealer says so")
AGREED = Remark("the table agrees on that before the deal")

BINDING = frozenset("must may wild pay pays deal deals discard discards fold folds unless ante antes".split())
"""Words that tell a rule even where an aim or an expectation is told."""
TELLING = BINDING - {"discard", "discards", "ante", "antes"} | frozenset("can has have win wins lose loses if".split())
"""Words that tell a rule, which is never mere advice."""
COMMANDING = frozenset("must may wild pay pays ante antes deal deals unless".split())
"""Words that tell a rule even where players are told to watch something."""
OURS = frozenset("we our ours us here".split())
"""Words that come back from other tables to this one."""
PLAIN_RULE = frozenset(
    "wild card cards hand hands high low high-low pot pots chip chips ante blind blinds board deck joker jokers suit "
    "suits rank ranks pair pairs straight straights flush flushes face up down hole round rounds turn river flop street "
    "left right dealer player players everyone everybody anyone anybody nobody somebody someone whoever winner loser "
    "no not none never nothing only all both half each every any neither either except until unless if when whenever "
    "must may can cannot should need needs allowed dead out first last next again time times before after".split()
)
"""Nouns, quantities and conditions that rules are made of."""
MINDING = (
    "watch out|think about it|be careful|good luck|have fun|enjoy|do not be surprised|do not worry|take your time|"
    "<look|peek> around the table|keep the bets small|keep it <friendly|small|cheap>|do not get too excited|hang on to your|listen to the dealer|"
    "keep <some|a few|plenty of> chips <back|handy|in reserve>|do yourself a favor and <get out|fold>|"
    "here is the rule everybody forgets|do not forget|be patient|be brave|[so] pay attention|stay sharp|choose wisely|play tight|"
    "keep <raising|betting>|[you should] <bet|raise|play> <accordingly|every chance you get|like crazy|like <you mean |>it>"
)
"""What players are told to mind."""
EXPECTING = (
    "do not be surprised|do not expect|expect|do not count on|do not fall in love with|do not get [too] attached to|"
    "do not get your hopes up|do not chase|it <usually|often|generally|normally|almost always> takes|it takes a <good|big|great|strong|huge>|"
    "you will [usually|often|probably|generally] want|you will <usually|often|probably|generally> need|"
    "i would not [get too excited about|count on|bet on|fall in love with]|you <usually|often|generally> need|"
    "the <average|typical> winning hand|the winning hand is <usually|often|generally>|"
    "<hands|pots> <tend to|usually|often|generally> <run|get|be|are>|hands run|be prepared|be ready|"
    "think twice|listen|it is <usually|generally|often> a <good|bad> <idea|bet>|"
    "do yourself a favor|remember to|you will see <a lot of|lots of|plenty of|many|some|more>|save your [good|best]"
)
"""What players may look forward to."""
WATCHING = "watch [out for]|keep an eye on|pay attention to|look out for|beware of"
"""What players are told to watch, which is no rule whatever it is."""
CAUTIOUS = frozenset("do watch be think keep pay play bet raise look beware listen".split())
"""Words with which a caution can begin."""
TOTALS = ("seven", "eleven", "twenty", "thirty", "7", "11", "21", "27", "31", "33")
"""Numbers that players may aim at, which is a rule."""
SOME = "<some|a lot of|lots of|many|other>"
TABLES = "<people|folks|tables|groups|houses|home games|games|dealers|places|circles|house games>"
ELSEWHERE = (
    f"{SOME} <{TABLES}|players> <play|call|use|like|let|allow|prefer|add|make|say|insist|require|do [not]>|"
    f"<in|at> {SOME} {TABLES}|there are <people|folks|players|those> who|most <people|folks|players> do [not]"
)
"""How it is told what others do."""
HAPPENS = (
    "win wins winning won lose loses losing lost get gets getting got have has had see sees seeing is are be been a of"
)
"""What befalls players, and is no rule by itself."""
OFTEN = (
    "<[pretty|quite|very|fairly|surprisingly] often|a lot|a lot of the time|most of the time|usually|sometimes|"
    "now and then|more often than not>"
)


@cache
def made_of_verbs() -> frozenset[str]:
    """All forms of all verbs of the table."""
    return frozenset(
        getattr(forms(name), form).split()[0] for entry in VERBS for name in entry.names.split("|") for form in FORMS
    )


@cache
def made_of() -> frozenset[str]:
    """Every word of which a rule could be made: nouns, numbers, kinds of cards, and all forms of all verbs."""
    counted = {*NUMBERS, *TENS, *ORDINALS, *COINS, *map(str, range(100))} - {"one"}
    return PLAIN_RULE | counted | {*RANKS, *PLURALS, *SUITS, *SUIT_PLURALS, *COLORS} | (made_of_verbs() - {"is", "are"})


def _end(words: Sequence[str], at: int) -> int:
    """Where talk ends: with the sentence, or where a clause begins that is read by itself."""
    clauses = (end for end in range(at, len(words) - 1) if words[end] == "," and words[end + 1] in ("but", "so"))
    return next(clauses, len(words))


def without(forbidden: frozenset[str]) -> Lexer:
    """Any words that hold none of some."""

    def lexer(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
        end = _end(words, at)
        return [(end, None)] if at < end and not forbidden & set(words[at:end]) else []

    return lexer


def other_ways(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """What others do, with or without what they do it for: "some let you buy one, so you can protect your hand"."""
    ends = {
        _end(words, at),
        next((end for end in range(at, len(words)) if words[end : end + 2] == [",", "but"]), len(words)),
    }
    return [(end, None) for end in sorted(ends) if at < end and not OURS & set(words[at:end])]


def agreed(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """What a table agrees on, and that it does so beforehand."""
    end = _end(words, at)
    beforehand = {"before", "start", "beforehand", "ahead", "advance"} & set(words[at:end])
    capped = {"limit", "cap", "maximum"} & set(words[at : at + 3])  # how much that is, the page leaves open
    return [(len(words), None)] if beforehand and capped else expected(words, at) if beforehand else []


def before_caution(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """Whatever stands up to a comma after which players are told to mind something."""
    commas = (end for end in range(at + 1, len(words) - 1) if words[end] == ",")
    return [(end, None) for end in commas if words[end + 1] in CAUTIOUS]


def variant(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """What a dealer may call, up to a comma: a name, and nothing that players declare."""
    end = next((end for end in range(at, len(words)) if words[end] == ","), at)
    named = at < end <= at + 5 and not {"in", "out", "both", "you", "it", "them"} & set(words[at:end])
    return [(end, None)] if named and words[at:end] not in (["high"], ["low"], ["high", "or", "low"]) else []


@cache
def deeds_and_coins() -> frozenset[str]:
    """What an expectation may not speak of: all that players do but win, lose and have, and what they pay."""
    return (made_of_verbs() | BINDING | frozenset(COINS) | {"chip", "chips"}) - frozenset(HAPPENS.split())


def expected(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """What players may look forward to, up to the end of the sentence."""
    return without(deeds_and_coins())(words, at)


@cache
def acting() -> frozenset[str]:
    """What somebody does now, all but win, lose and have."""
    does = {
        getattr(forms(name), form).split()[0]
        for entry in VERBS
        for name in entry.names.split("|")
        for form in ("base", "s")
    }
    return frozenset(does | COMMANDING) - frozenset(HAPPENS.split())


def watched(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """What players should look at, such as what has been folded, but not what somebody does; and when or why."""
    stop = next(
        (place for place in range(at, len(words)) if words[place] in ("before", "when", "because", "since")), None
    )
    return without(COMMANDING if stop and not acting() & set(words[at:stop]) else acting())(words, at)


def free(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """Words of which no rule could be made."""
    return without(made_of())(words, at)


def lightly(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """Words of which no rule could be made, besides what befalls players."""
    return without(made_of() - frozenset(HAPPENS.split()))(words, at)


def rest(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """Whatever stands up to the end of the sentence."""
    return [(len(words), None)] if at < len(words) else []


def lead(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """What announces a rule, up to a colon."""
    if at != 0 or ":" not in words:
        return []
    end = words.index(":")
    plain = not (made_of() - {"catch", "up", "get", "gets", "burned"}) & set(words[2:end])
    return [(end, None)] if list(words[:2]) == ["here", "is"] and plain else []


LEXERS = {
    "Telling": without(TELLING),
    "Aimed": without(BINDING),
    "Wanted": without(BINDING | frozenset(TOTALS)),
    "Expected": expected,
    "OtherWays": other_ways,
    "Agreed": agreed,
    "Seen": without(COMMANDING),
    "Watched": watched,
    "Asked": without(COMMANDING),
    "Condition": before_caution,
    "Variant": variant,
    "Free": free,
    "Lightly": lightly,
    "Rest": rest,
    "Lead": lead,
}

THIS = "<it|this|this one|this game|the game|this version|that>"
VERY = "[a bit|a little|pretty|really|very|so|awfully|too|quite|always|surprisingly|just|still]"
ADJECTIVES = (
    "big|fast|quick|expensive|ugly|fun|great|brutal|tricky|simple|easy|hard|tough|slow|cheap|mean|crazy|nasty|silly|"
    "good|nice|interesting|exciting|popular|famous|classic|confusing|complicated|dangerous|deadly|sweet|painful|"
    "friendly|social|loose|rough|cruel|strange|weird|odd|funny|unusual|addictive|old|new|favorite|real|lively|interesting"
)
FAST = "<fast|quickly|in a hurry|big|huge|large|expensive|ugly|out of hand|out of control|quick>"
GAMES = (
    "game|one|classic|favorite|riot|blast|doozy|crowd pleaser|pot builder|gambler 's game|part|thing|version|variant"
)
ENOUGH = (
    "<no exceptions|no ifs ands or buts|no ifs , ands or buts|simple as that|it is [as] <that simple|simple as that|easy as that>|"
    "that is <it|all|that|all there is to it|the <whole|entire> <game|thing|idea>|how it works|how we play [it]>|"
    "and see who <won|wins|has won|has the best hand|has what>|nothing to it|end of story|easy enough|easy|simple|you get the idea|period|no questions asked|have fun|"
    "and that is <that|it>>"
)
"""What is added when all is said."""


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    add = grammar.add
    cautions = [
        f"<{MINDING}> [{{_:Telling}}]",
        f"<{WATCHING}> [{{_:Watched}}]",
        "[so] ask <before|whether|if> {_:Asked}",
    ]
    add("Caution", cautions, build=lambda _=None: True)
    add("Advice", ["{_:Caution}", f"<{EXPECTING}> {{_:Expected}}"], build=lambda _=None: True)
    _opinions(grammar)
    _remarks(grammar)
    _illustrations(grammar)
    _aims(grammar)
    _around_rules(grammar)


def _opinions(grammar: Grammar) -> None:
    """What somebody thinks of the game."""
    add = grammar.add
    some = f"{VERY} [<{ADJECTIVES}>]"
    is_ = "<is|gets|can be|can get|tends to be|will get|becomes>"
    add(
        "Opinion",
        [
            f"{THIS} {is_} {VERY} <{ADJECTIVES}> [{VERY} {FAST}] [{{_:Free}}]",
            f"{THIS} is <a|an|the|one of the> {some} <{GAMES}> [{{_:Free}}]",
            f"{THIS} is [always] <a lot of|lots of|great|good|more> <fun|laughs|trouble> [<when|if|with|for|after|once> {{_:Lightly}}]",
            f"<the pot|pots|the pots|things|the betting> <gets|get|grows|grow|builds|build|can get|can grow|adds up> [{VERY} {FAST}]",
            "that is <where|why|how> {_:Free}",
            "the pot <keeps growing|keeps building|grows|builds> [until <someone|somebody> <wins|takes> it]",
            f"{THIS} can <build|make> <a|some> [real|really|very] [big|huge|large] <pot|pots>",
            f"{THIS} can <wreck|ruin|kill|make|save|change> <your|a> [whole] <hand|night>",
            "<it|that|this> happens <more <often|> than you <would|might> think|all the time|more often than not|a lot|often>",
            "<you are|you will be|you [just]|everyone|players|everybody|> <betting|bet|bets> [only|based] <on <what you see|whether you think>|if you think> {_:Seen}",
            "that is [just] <your|one more|another|a|the> [last|second|good] <shot|chance|try> {_:Expected}",
            "nothing <makes|feels|hurts|beats> <me|you|it|that> [{_:Free}]",
            "the wild <card|cards> <keeps|keep> <changing|moving|coming> [on you|around]",
            "<everyone|everybody> 's hand gets <fat|big|better> [{_:Expected}]",
            "you will see why",
            f"you will <love|hate|like|enjoy> {THIS}",
            "it <helps|pays> to {_:Lightly}",
            "you would be surprised <how|at|what> {_:Expected}",
            "<nobody|no one|everyone|everybody> [ever|always] <remembers|forgets> <this|that> [rule|one|part]",
            "if <you|they> have {_:Made} [,] you will <probably|usually|likely|almost certainly> <win|lose> [it|the pot]",
            "{_:RankedHand} will not <cut it|do|be enough|win [it|much]>",
            f"{THIS} <eats|burns|costs|takes> [a lot of] <chips|money>",
            "<my|our|your> [old|great] {_:Word} <taught|showed> <me|us|you> [this one|this|this game|it|how to play [it|this]]",
            f"<i|we|you> <learned|picked up|invented> {THIS} [{{_:Free}}]",
            "<so|just about|almost|nearly> <everyone|everybody> <has|will have|gets|ends up with> <one|[at least] <one|a> wild card> [, and <nobody|no one> has worse than {_:RankedHand}]",
            "there are {_:Number} cards to <choose|pick> from",
            "<you|they> can not do anything about <it|that|the <one|card> in the middle>",
            "<here is|that is> why <you|they|people|anyone> would pay",
            "[but] it protects your <wild|low|little> card",
            f"{{_:RankedHand}} <is|can be> [{OFTEN}] <plenty|[good] enough [to win]|a monster|gold|trouble|a big hand|a good hand|worth a lot>",
            "{_:RankedHand} <is|are> <not|hardly> [that|so|very] <rare|unusual|uncommon|special>",
            "{_:Cards} <is|are> <a lock|a sure <thing|winner>|unbeatable|golden|a big card|gold> [for half [of] [the pot]] [, so bet [it|like it|big|accordingly]]",
            "{_:RankedHand} <looks|is> [often|usually] [a lot|much] <better|worse> than it <is|looks>",
            f"<{ADJECTIVES}> [little|old] <game|one>",
            "<straights|flushes|full houses|pairs|low hands|{_:RankedHand}> <are|is> [much|a lot|so much] <harder|easier|rarer|less common|more common|tougher> [to <make|get|come by|hit>] [<with|in> <this|a|the> [short|small|stripped] deck|this way|here|in this game]",
            "it is [much|a lot] <harder|easier> to <make|get> {_:RankedHand} [<with|in> <this|a|the> [short|small|stripped] deck|this way|here|in this game]",
            "you know <you|that you> have [won] [at least] half [of] [the pot] [for sure]",
        ],
        build=lambda _=None: True,
    )


def _remarks(grammar: Grammar) -> None:
    """Talk as a sentence of its own."""
    add = grammar.add
    add(
        "Standing",
        [
            "that is only advice",
            "<if|when> <you|they> <think|believe|feel|figure|suspect> [that] <your <card|hand|cards>|you|it> <is|are> <no good|beaten|beat|bad|too low|too high|weak|low|not good enough|a loser> [,] [you <can|may|should>] [just] fold",
            "{_:Advice}",
            "<if|when|since|because|once> {_:Condition} , {_:Caution}",
            "{_:Opinion}",
            ENOUGH,
            "with <{_:Number}|that many|so many|this many|all those|all these> wild cards [in the deck|in play|around|out there|on the table] [,] <{_:Advice}|{_:Opinion}>",
            "<since|because|as> there are <so|that> many wild cards [in the deck|in play|around|out there] , {_:Advice}",
            f"{{_:RankedHand}} [can|will] {OFTEN} <wins|takes|win|take> [this one|it|this game|this]",
            f"{{_:RankedHand}} [can|will] <wins|takes|win|take> [this one|it|this game|this] {OFTEN}",
            "you <might|could|may well> <have|get|end up with|hold> {_:Quantity} <of them|cards> [in the end|by the end|at the end|by then]",
            "<the name|its name|the game 's name> [comes|is taken] from {_:Telling}",
            "<it|the game|this game|this> <gets|takes> its name from {_:Telling}",
            "[it is] named <for|after> {_:Telling}",
        ],
        build=lambda _=None: ADVICE,
        apart=lambda rule: {} if rule == ADVICE else None,
        cost=IDIOM,
    )
    add(
        "Standing",
        ["others play it another way", f"<{ELSEWHERE}> {{_:OtherWays}}"],
        build=lambda _=None: OTHERS,
        apart=lambda rule: {} if rule == OTHERS else None,
        cost=IDIOM,
    )
    dealer = "<the dealer|you|somebody|someone|the host>"
    says_so = f"{dealer} <says|say|calls|call|announces|announce> <so|otherwise|something else|it|them|some|one|others> [<before the deal|beforehand|at the start|first|when he deals|before dealing>]"
    add(
        "Standing",
        [
            "that holds only where the dealer says so",
            says_so,
            f"<if|when> {dealer} <calls|call|names|announces|picks> {{_:Variant}} , {{_:Rest}}",
        ],
        build=lambda _=None: VARIANT,
        apart=lambda rule: {} if rule == VARIANT else None,
        cost=IDIOM,
    )
    for category in ("Plain", "Rules"):
        add(category, f"unless {says_so} , {{rules:{category}}}", build=lambda rules: rules, read_only=True)
    add(
        "Plain",
        f"{{rules:Plain}} [,] unless {says_so}",
        build=lambda rules: rules if all(isinstance(rule, Standing) for rule in rules) else None,
        read_only=True,
    )
    agree = "<agree on|decide on|set|settle on> {_:Agreed}"
    add(
        "Standing",
        [
            "the table agrees on that before the deal",
            f"[let us|we|you|we usually|you usually|we always|everyone should|you should] {agree}",
            "[we|you] [usually|always|normally] <cap|limit> <that|it|this|the <match|payment|price|pot>> [at|to] <some|a|an> [set|fixed|certain|reasonable] amount [[that] [we] [all] [agree|agreed] [on|upon]] [before the <deal|game>|in advance] [so [that] <nobody|no one> {_:Rest}]",
            f"{THIS} is [usually|often|normally|mostly] played <limit|pot limit|no limit> or <limit|pot limit|no limit>",
            f"{THIS} is [usually|often|normally|mostly] played <limit|pot limit|no limit> , <limit|pot limit|no limit> or <limit|pot limit|no limit>",
        ],
        build=lambda _=None: AGREED,
        apart=lambda rule: {} if rule == AGREED else None,
        cost=IDIOM,
    )
    add(
        "Standing",
        [
            "this is an example",
            "{_:Cards} <will not|does not|do not|can not> help <you|him|her|them|anyone> <if|when|unless> <you|he|she|they> [only] [do not] <have|has|hold|holds> {_:Cards}",
            "<say ,|suppose|let us say|imagine|say <i|you|he|she|we|they|the|somebody|someone|there>> {_:Rest}",
            "so if there is {_:Number} <bucks|dollars|chips> in <there|the pot|it> {_:Rest}",
        ],
        build=lambda _=None: EXAMPLE,
        apart=lambda rule: {} if rule == EXAMPLE else None,
    )
    add("Standing", "<for example|for instance|eg> [,] {_:Rest}", EXAMPLE, cost=IDIOM, read_only=True)


def _illustrations(grammar: Grammar) -> None:
    """What a hand comes to because only some cards may be used, which the page has to say."""
    you = "<you|they>"
    amounts = (
        "<do not|can not|still do not> <have|make>|<only|just|still only|really only> <have|make>|have <only|just>"
    )
    grammar.add(
        "Standing",
        [
            "that follows from how many cards are used",
            f"if {{_:Cond}} [and {you} <only|just> have {{_:Cards}}] [,] {you} <{amounts}> {{_:Made}}",
            f"if {{_:Cond}} [,] all {you} [really] <have|get> is {{_:Made}}",
            f"even if {{_:Cond}} [,] {you} <can|may> only <use|play|count> {{_:Number}} of them",
            "[the|it is the] same idea <if|when> {_:Rest}",
            "{_:Cards} and {_:Held} <is not|are not|do not make|does not make|is <only|just>|make <only|just>> {_:Made}",
            "{_:Cards} and {_:Number} in <your|their> hand <is not|are not|do not make|does not make|is <only|just>> {_:Made}",
        ],
        build=lambda _=None: FOLLOWS,
        apart=lambda rule: {} if rule == FOLLOWS else None,
        cost=IDIOM,
    )


def _aims(grammar: Grammar) -> None:
    """What the players try to do, which is no rule."""
    grammar.add(
        "Standing",
        [
            "that is what the players aim at",
            "<the|your> <object|goal|aim|idea|point|objective|trick|whole idea> [of the game|here|of this game|in this one] is [<to|that>] {_:Aimed}",
            "<you|players|everyone|everybody> <try|tries|are trying|is trying> to {_:Aimed}",
            "you <want|are after|are looking for|are going for> <the|a|to <have|make|get|end up with|build>> {_:Wanted}",
            "what you <want|are after|are looking for> is {_:Wanted}",
        ],
        build=lambda _=None: Aim(),
        cost=IDIOM,
        read_only=True,
    )


def _around_rules(grammar: Grammar) -> None:
    """Talk before or after a rule, in the same sentence."""
    add = grammar.add

    def kept(rules: tuple[Any, ...], _: Any = None) -> tuple[Any, ...]:
        return rules

    add(
        "Plain",
        [
            "{rules:Plain} [,] <because|since|as|so|and> {_:Opinion}",
            "{rules:Plain} , which is <the|a|an|what|why|how|where> {_:Free}",
            f"{{rules:Plain}} [,] {ENOUGH}",
            "{rules:Plain} , named <after|for> {_:Telling}",
        ],
        build=kept,
        cost=FAR,
        read_only=True,
    )
    learn = (
        "<tell|know|guess|wait|find out|figure out|count|follow|keep track|be sure|misread|read|reads|read them wrong>"
    )
    see = "<see|watch|look|check>"
    others = "<everyone|everybody|[all] [of] the others|all|all [of the] players|the [whole] table|the other players>"
    add(
        "Plain",
        [
            f"{{rules:Plain}} [,] <so that|so> <{others}|you|they|nobody|no one> <can|may|will|could|has to|have to|> [not] {learn} [{{_:Seen}}]",
            f"{{rules:Plain}} [,] <so that|so|where> {others} <can|may|will|could> {see} [{{_:Seen}}]",
            f"{{rules:Plain}} [,] <for {others} to see|in <plain|full> <view|sight> [of {others}]|visible to {others}>",
            "{rules:Plain} [,] judging [only|just|solely] <by|from> {_:Seen}",
        ],
        build=kept,
        cost=IDIOM,
        read_only=True,
    )
    for category in ("Plain", "Rules"):
        add(category, f"{{_:Lead}} : {{rules:{category}}}", build=kept, read_only=True)
    minding = "<watch out|think about it|be careful|watch <it|this>|beware|think twice|think it over|this <trips up|catches|fools> <<a lot of|many|most> [new] <players|people>|beginners|newcomers|everybody|people>>"
    add(
        "Plain",
        f"{minding} [there|here|though] <, because|because|, since|, as|:|,> {{why:Plain}}",
        build=lambda why: why if all(isinstance(rule, Standing) for rule in why) else None,
        read_only=True,
    )
