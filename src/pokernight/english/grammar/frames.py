"""How sentences are framed: reasons, asides, what restricts nothing, how many there were in all, aims and examples."""

from dataclasses import replace
from typing import Any

from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.deeds import acts
from pokernight.english.grammar.hands import END_WORDS
from pokernight.english.grammar.making import BEST_FIVE, EVERYTHING, MIXED, OWN, remark
from pokernight.english.grammar.marks import AfterEach, Again, Claim, Counted, Counting, Goal, NoPrice
from pokernight.english.grammar.players import That, Unsaid
from pokernight.english.grammar.rankings import FROM_THE_TOP
from pokernight.english.grammar.sentences import no_exception, restated
from pokernight.english.template import v
from pokernight.meaning.cards import Face
from pokernight.meaning.deeds import Deed, Mood, Verb
from pokernight.meaning.hands import BestHand, Share, Showdown
from pokernight.meaning.numbers import Amount
from pokernight.meaning.players import Dealer, Everyone, Latest, Neighbor, Players, Quantifier, Side
from pokernight.meaning.rules import Bets, Bug, Dead, Do, NowWild, Opener, Remark, Wild
from pokernight.meaning.sorts import Standing, Step, Who

LEFT_OF_DEALER = Neighbor(Dealer(), Side.LEFT)
MADE = tuple(map(Remark, (BEST_FIVE, MIXED, OWN, FROM_THE_TOP)))
"""What is said of the hands that everybody makes in the end."""


def add_to(grammar: Grammar) -> None:
    """Add what this file is about."""
    _beginnings(grammar)
    _reasons(grammar)
    _asides(grammar)
    _counts(grammar)


BEGINNINGS = (
    "<by the way|please|the rule is that|trust me|believe me|seriously|honestly|just so you know|mind you|incidentally|like i said|as i said|obviously|and|but|so|also|plus|note|note that|remember|remember that|keep in mind that|keep in mind|of course|naturally|"
    "as usual|as always|okay|ok|well|all right|alright|and yes|yes|and again|in this <game|version|one|variation|variant|form>|at this point|at that point|at this time|at that time|at this stage|at this moment|this time around|"
    "after this|afterward|afterwards|lastly|to finish|in other words|that is|that means|this means|which means|"
    "either way|in either case|in any case|in any event|other than that|apart from that|aside from that|besides that|"
    "instead|once that is done|when that is done|after all that|right away|for starters|next up|as a result|therefore|thus|hence|consequently|accordingly|it follows that|in short|"
    "for <that|this> reason|because of <that|this>|to keep <it|things> <friendly|fair|simple|interesting|moving|cheap|small>|if <you|we|it|the hand> <get|gets|make it|makes it|come|comes> that far|to be clear|as you would expect|because of [all] <the|these|those> wild cards|with <so many|this many|all these|the|> wild cards>"
)
"""What joins a sentence to those before it, and says nothing else."""


EXAMPLE = "for example|for instance|to give an example|as an example|eg"


def _beginnings(grammar: Grammar) -> None:
    for category in ("Plain", "Rules"):
        grammar.add(category, f"{BEGINNINGS} [,|:] {{rules:{category}}}", v.rules, cost=FAR, read_only=True)
    for words, sorts in (
        (f"<{EXAMPLE}> [,|:] {{rules:Plain}}", Claim),
        (f"{{rules:Plain}} [,] <{EXAMPLE}>", Claim | Remark),
    ):
        grammar.add(  # any other example tells what comes of a rule, and is none itself
            "Plain",
            words,
            build=lambda rules, sorts=sorts: rules if all(_claims(rule, sorts) for rule in rules) else None,
            cost=FAR,
            read_only=True,
        )


def _claims(rule: Any, sorts: Any) -> bool:
    """Whether a rule is of some sorts, or tells how low hands are compared."""
    return isinstance(rule, sorts) or rule == Remark(FROM_THE_TOP)


def _reasons(grammar: Grammar) -> None:
    """What follows from a rule, or is the reason for it, is a rule beside it; a reason is nothing to do."""
    add = grammar.add
    follows = (
        "<, which means [that]|which means [that]|, meaning [that]|, so that|so that|, that is ,|, in other words ,|"
        ", and so|, though|, although|, while|while|, whereas|, plus|, and also|, after which|, and finally|"
        ", and in the end|; also ,|, and of course>"
    )
    for category in ("Plain", "Rules"):
        add(
            category,
            f"{{first:Plain}} {follows} {{second:{category}}}",
            build=lambda first, second: no_exception(first, second) if not _looks(second[0]) else None,
            read_only=True,
        )
        add(
            category,
            f"{{first:Plain}} <, and|and|;> after <that|this|it> [,] {{second:{category}}}",
            build=lambda first, second: (*first, *second) if not isinstance(second[0], Opener) else None,
            read_only=True,
        )
    add(
        "Plain",
        [
            "{first:Plain} <, since|since|, because|because|, as|, for|, even though|even though> {why:Plain}",
            "<since|because|as> {why:Plain} , {first:Plain}",
        ],
        build=with_reason,
        read_only=True,
    )


def _looks(rule: Any) -> bool:
    """Whether somebody can see cards, which says what something is done for: "so that everyone else can see it"."""
    return isinstance(rule, Do) and rule.deed.verb is Verb.LOOK and rule.deed.mood is Mood.MAY


def with_reason(first: tuple[Any, ...], why: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Rules, and why they are so: that is never a step."""
    return (*first, *why) if all(isinstance(rule, Standing) for rule in why) else None


def _asides(grammar: Grammar) -> None:
    """What restricts nothing, what is said in parentheses, who goes first, and what that player may do."""
    add = grammar.add
    lies = "<they are|it is|they come|it comes|dealt|they are dealt|it is dealt|they lie|it lies|>"
    add(
        "Everywhere",
        [
            f"no matter <how|where> {lies}",
            "no matter <who <has|holds> <it|them>|where <they|it> <turn|turns|show|shows|come|comes> up>",
            f"whether {lies} [face] up or <[face] down|in the hole|not>",
            f"whether {lies} [face] down or [face] up",
            f"whether {lies} in the hole or <face up|up|showing|on the table>",
            f"wherever {lies}",
            "wherever <they|it> <turn|turns|show|shows|come|comes> up",
            "no matter what your <little one|low card|wild card> is",
            "<face up or face down|up or down|face up or down|both up and down|down or up>",
            "in <anyone|anybody|everyone|everybody> 's hand",
            "at all times",
            "throughout [the <game|hand>]",
            "<whatever|no matter what> [else] <you|they> <have|hold>",
            "including the ones in your hand",
        ],
        read_only=True,
    )
    add("Plain", "{rules:Plain} [,] {_:Everywhere}", build=everywhere, read_only=True)
    add(
        "Anyhow",
        [
            "as usual",
            "as always",
            "as normal",
            "of course",
            "therefore",
            "naturally",
            "obviously",
            "in this game",
            "[just|much] <as in|like [in]|same as [in]|the same as [in]> any [other] [stud|draw|poker|card|regular] game",
            "like <you are|we are> used to",
            "with [the usual] checks , bets , raises and folds [as usual]",
            "with the usual <checking|betting> and raising",
            "as in <regular|ordinary|normal|any> poker",
            "in this version",
            "<no|without> <exceptions|exception>",
            "<in|> the <usual|normal|regular|ordinary|customary> <way|manner|fashion>",
            "<by|under|according to> the <usual|normal|regular|standard> rules",
            "right away",
            "no matter what [<you|they|he> <have|has|hold|holds>]",
            "whatever <cards|hand> <you|they|he> <have|has|hold|holds>",
            "whatever <you|they> are holding",
            "whatever <his|her|their|your|the> <card|cards|hand> <is|are>",
            "regardless",
            "so [that] <nobody|no one> [else] <sees|can see> <it|them>",
        ],
        read_only=True,
    )
    see = "<everyone|everybody|the others|everyone else|all|all players|the rest of us|the rest [of the table]|we all|the whole table>"
    add(
        "Plain",
        f"{{rules:Plain}} [,] so [that] {see} can see [it|them]",
        build=lambda rules: rules if _in_the_open(rules[-1]) else None,
        cost=FAR,
        read_only=True,
    )
    add(
        "Plain",
        "{rules:Plain} [,] <too|as well>",
        build=lambda rules: None if isinstance(rules[-1], NowWild) else rules,  # which ends what was wild before
        cost=FAR,
        read_only=True,
    )
    add("Plain", "{rules:Plain} [,] {_:Anyhow}", build=lambda rules, _=None: rules, cost=FAR, read_only=True)
    add(
        "Plain",
        "{rules:Plain} <at|in> the <end|showdown>",
        build=lambda rules: rules if _turns_up(rules[-1]) else None,
        cost=FAR,
        read_only=True,
    )
    add(
        "Plain",
        "{rules:Plain} [,] so [that] <it is|they are|it becomes|they become> <showing|face up|visible|exposed|seen by all>",
        build=lambda rules: rules if _in_the_open(rules[-1]) else None,
        cost=FAR,
        read_only=True,
    )
    same = "<[in] the same way|[in] this way|like this|like that|as before|just like before|on the same terms|in the same manner>"
    add("Plain", f"{{rules:Plain}} [,] {same}", build=the_same_way, cost=FAR, read_only=True)
    they = (
        "<we|everyone|everybody|all players|players|everyone left|everybody left|players who are left|"
        "the players left|those left|whoever is left|"
        "players still in|everyone still in>"
    )
    add(
        "Plain",
        "{first:Plain} [,] <after|once> <everyone|everybody|each player|every player|all players|players> <antes|ante|has anted|have anted|has put in an ante> [up]",
        build=lambda first: (Do(Deed(Verb.ANTE)), *first),
        cost=FAR,
        read_only=True,
    )
    add("Step", f"{they} [all] <show|shows> [down]", Showdown(()), read_only=True)
    add(
        "Plain",
        f"{they} [all] <show|shows> [down] [,] using {{pool:Pool}}",
        build=lambda pool: (Showdown(()), remark(pool)),
        read_only=True,
    )
    add(
        "Plain",
        "{first:Plain} [,] <<whether or not|even if> <it|that hand|he|she|you|they> <has|have|holds|hold|is>|with or without> {_:Made} [hand|mess] [in it] [or <has|is> {_:Made} [in it]]",
        build=lambda first, _: first if isinstance(first[-1], Showdown) else None,
        read_only=True,
    )
    takes = "<wins|takes> [the [whole|entire] <pot|money>|it|it all|everything]|<is|are> the winner"
    for end, word in END_WORDS.items():
        add(
            "Plain",
            [
                f"{{first:Plain}} [,] <and|, with> the {word} [one|of them|hand] <{takes}>",
                f"{{first:Plain}} [,] and the {word} <scoops|rakes in> [the pot|it]",
            ],
            build=lambda first, end=end: (*first, Showdown((Share(BestHand(end)),))) if _hands_out(first[-1]) else None,
            cost=FAR,
            read_only=True,
        )
    add("Plain", "{first:Plain} ( {second:Plain} )", build=restated, read_only=True)
    goes = "<first to <act|bet|speak>|to act first|to bet first|opening|starting|leading|going first|acting first|betting first|first|starting it off|leading off|to start|to open|in the lead|starting things off>"
    add(
        "Plain",
        [
            f"{{rules:Plain}} [,] [with] {{opener:Opener}} {goes}",
            f"{{rules:Plain}} [,] with {{opener:Opener}} {goes} <for|with> [at least] {{price:Amount}}",
            "{rules:Plain} [,] [this time] <starting|beginning> {opener:Start}",
            "{rules:Plain} ( [this time] <starting|beginning> {opener:Start} )",
            "{rules:Plain} [,] <led|begun|started|opened> by {opener:Opener}",
        ],
        build=opened_by,
        cost=FAR,
        read_only=True,
    )
    nobody = "<it <was|is> <checked|passed> [around|out]|<everyone|everybody|all> [has|have] <checked|passed>|<nobody|no one> [has] opened|there was no <bet|opener>>"
    add(
        "Plain",
        f"{{rules:Plain}} [,] or <[with|by] {{other:Opener}}|{{other:Start}}|[to the] left of the dealer> <if|when> {nobody} [before the draw|in the first round]",
        build=opener_or_left,
        read_only=True,
    )
    add(
        "Plain",
        ["{first:Plain} , who {mood:Modal} {deed:VPs.base}", "{first:Plain} , who [then] {deed:VPs.s}"],
        build=who_also,
        read_only=True,
    )


def _hands_out(rule: Any) -> bool:
    """Whether all have shown their hands, or made them, so that they can be compared."""
    return rule == Showdown(()) or rule in MADE or _turns_up(rule)


def _in_the_open(rule: Any) -> bool:
    """Whether cards come to lie face up, for everyone to see."""
    return _turns_up(rule) or (isinstance(rule, Do) and rule.deed.face is Face.UP)


def _turns_up(rule: Any) -> bool:
    """Whether players show cards, as they do at the end."""
    return isinstance(rule, Do) and rule.deed.verb in (Verb.FLIP, Verb.SHOW)


def the_same_way(rules: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Betting as before, or more cards, each as the one before them was dealt."""
    match rules[-1]:
        case Bets():
            return rules
        case Do(Deed(Verb.DEAL) as deed) | Do(Deed(Verb.FLIP, Players(who=Unsaid() | Everyone())) as deed):
            lots = [one.cards.many if one.cards and one.verb is deed.verb else None for one in (deed, *deed.then)]
            often = [many.low for many in lots if many and many.low == many.high]
            return (*rules[:-1], Again(Goal.TIMES, sum(often))) if len(often) == len(lots) else None
    return None


def everywhere(rules: tuple[Any, ...], _: Any = None) -> tuple[Any, ...] | None:
    """What holds of cards wherever they are and however they lie, where nothing else was said of that."""
    match rules[-1]:
        case Wild(cards) | Bug(cards) | Dead(cards) if cards.face is None:
            return rules
        case NoPrice():
            return rules
    return None


def bets_last(rules: tuple[Any, ...]) -> bool:
    """Whether the last thing said was a betting round."""
    return isinstance(rules[-1], Bets | AfterEach)


def opened_by(rules: tuple[Any, ...], opener: Who, price: Amount | None = None) -> tuple[Any, ...] | None:
    """Betting rounds, and who opens them, with a bet of some size where that is said."""
    match rules[-1]:
        case Bets(opener=None) as bets:
            return (*rules[:-1], replace(bets, opener=opener, forced=price is not None, bring_in=price))
        case AfterEach() if price:
            return None
        case AfterEach(Bets(opener=None) as bets):
            return (*rules[:-1], replace(rules[-1], bets=replace(bets, opener=opener)))
    return None


def opener_or_left(rules: tuple[Any, ...], other: Who = LEFT_OF_DEALER) -> tuple[Any, ...] | None:
    """A round begun by whoever opened the one before; where nobody did, it begins to the left of the dealer anyway."""
    match rules[-1]:
        case Bets(opener=Latest(Deed(Verb.OPEN))) if other == LEFT_OF_DEALER:
            return rules
    return None


def who_also(first: tuple[Any, ...], deed: Deed, mood: Mood = Mood.DOES) -> tuple[Any, ...] | None:
    """What the player named last does, too."""
    found = acts(Players(Quantifier.THE, That()), deed, mood)
    return (*first, Do(found)) if found else None


COUNTED = {
    Counting.BETS: "<rounds|betting rounds|rounds of betting|bets>",
    Counting.DRAWS: "draws",
    Counting.CARDS: "<cards|cards each|cards apiece|cards for <each player|every player|everyone|everybody>|cards <per|a> player|cards in <each|every|everyone 's> hand>",
    Counting.CHOICE: "cards to <choose from|pick from|choose among|work with|make <a|your|his|their> hand <from|with|out of>>",
    Counting.WILDS: "<wild cards|wilds|wild cards in the deck|wild cards in <this|the> game>",
    Counting.DECK: "cards in the deck",
}


def _counts(grammar: Grammar) -> None:
    """How many there were, which the page must bear out."""
    add = grammar.add
    for what, noun in COUNTED.items():
        add("Many", f"{{n:Number}} {noun}", Counted(what, v.n), read_only=True)
        whole = f"{{n:Number}} {noun} <in all|altogether|in total|total>"
        add("Many", whole, Counted(what, v.n), read_only=True)
        add("InAll", whole, (Counted(what, v.n),), read_only=True)
        ours = {Counting.BETS: "bets", Counting.CARDS: "cards apiece"}.get(what, what.value)
        add("Standing", f"there are {{n:Number}} {ours} in all", Counted(what, v.n))
        if what in (Counting.BETS, Counting.DRAWS):
            one = "<round|betting round|round of betting|bet>" if what is Counting.BETS else "draw"
            add(
                "Standing",
                f"there is <only|just|exactly|only ever> one {one} [in all]",
                Counted(what, 1),
                read_only=True,
            )
            add(
                "Standing",
                f"there is no {{nth:Ordinal}} {one}",
                build=lambda nth, what=what: Counted(what, nth - 1) if nth > 1 else None,
                read_only=True,
            )
    add("Counts", "{first:Many}", (v.first,), read_only=True)
    add(
        "Counts",
        "{first:Many} and {second:Many} [in all|altogether|total|in total]",
        (v.first, v.second),
        read_only=True,
    )
    makes = "<[you can] <count|plan|figure> on|expect|that is|it is|that makes|which makes|it adds up to|that adds up to|that comes to|it comes to|this makes|there are|there will be|[this|that|which] gives <you|him|them|everyone|everybody|each player>|you get|so that is|it makes>"
    taken_together = "<in all|altogether|all in all|all told|in total>"
    add(
        "Plain",
        [
            f"{taken_together} [,] {makes} {{counts:Counts}}",
            f"{makes} [only|just|exactly|a total of] {{counts:Counts}} [before <you see the end|it is over|the end|the showdown>|along the way]",
            "so there are {counts:Counts}",
        ],
        v.counts,
        cost=FAR,
        read_only=True,
    )
    choice = COUNTED[Counting.CHOICE]
    add(
        "Standing",
        [
            f"<you|players|everyone|everybody|each player|they|he|she> [now|then|will|can] <have|has|gets|get> [a total of] {{n:Number}} {choice} [<in all|altogether>]",
            f"<you|players|everyone|everybody|each player|they|he|she> [now|then|will|can] <have|has|gets|get> [a total of] {{n:Number}} {choice} <:|,|, namely> {{pool:Pool}}",
        ],
        build=lambda n, pool=EVERYTHING: Counted(Counting.CHOICE, n) if pool == EVERYTHING else None,
        read_only=True,
    )
    add(
        "Plain",
        [
            "{rules:Plain} [,] <for|making|so <that|it> is|so there are|giving> [a total of] {counts:Counts}",
            "{rules:Plain} , {counts:InAll}",
            "{rules:Plain} , which makes {counts:Counts}",
        ],
        build=lambda rules, counts: (*rules, *counts),
        read_only=True,
    )
    add(
        "Plain",
        [
            "{rules:Plain} [,] <making|so that is|to make|for a total of> {n:Number} [in all|altogether|each|apiece] [,]",
            "{rules:Plain} [,] {n:Number} <in all|altogether|in total|total> [,]",
        ],
        build=in_all,
        read_only=True,
    )
    add(
        "Plain",
        "{rules:Plain} [,] with <everyone|everybody|each player|all players> [still] <holding|having> [all] {n:Number} [cards]",
        build=lambda rules, n: (*rules, Counted(Counting.CARDS, n)),
        read_only=True,
    )
    add("Standing", "{n:Number} <betting rounds|rounds of betting>", Counted(Counting.BETS, v.n), read_only=True)
    add(
        "Plain",
        "<betting round|round of betting|betting> [number] {n:Number}",
        (Bets(), Counted(Counting.BETS, v.n)),
        read_only=True,
    )
    add(
        "Plain",
        "<you do this|<this|that> <is done|happens|comes>> {moment:Moment}",
        (v.moment,),
        read_only=True,
    )


def in_all(rules: tuple[Any, ...], n: int) -> tuple[Any, ...] | None:
    """How many rounds or cards there were, whichever were spoken of last."""
    if not isinstance(rules[-1], Step):
        return None
    return (*rules, Counted(Counting.BETS if bets_last(rules) else Counting.CARDS, n))
