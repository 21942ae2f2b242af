"""Well-known games that a page is named after, is like, or goes on as."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from pokernight.english.classics import LONGEST, known
from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.making import Pool
from pokernight.english.grammar.marks import Base, ForLow, Likeness, Named
from pokernight.english.template import v
from pokernight.meaning.cards import Cards, Face, Which
from pokernight.meaning.deeds import Deed, Verb
from pokernight.meaning.hands import Share, Showdown
from pokernight.meaning.numbers import exactly
from pokernight.meaning.players import EACH_PLAYER, THE_DEALER
from pokernight.meaning.rules import Betting, Do, Limits, Remark, Wild
from pokernight.meaning.sorts import Standing

FAMILIES = frozenset(
    (
        "poker|draw poker|stud poker|stud|razz|guts|baseball|chicago|badugi|lazy pineapple|courchevel|"
        "five card omaha|six card omaha|5 card omaha|6 card omaha|short deck hold'em|"
        "a split pot game|a high low game|a wild card game"
    ).split("|")
)
"""Kinds of games that are no one game of the shelf: naming one says nothing that the page need not say itself."""


def family(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """A kind of games that is no one game of the shelf."""
    ends = [end for end in range(at + 1, at + 5) if end <= len(words)]
    shelved = {end for end, _ in known(words, at)}
    return [(end, None) for end in ends if " ".join(words[at:end]) in FAMILIES and end not in shelved]


THIS = "<this|it|this one|this game|the game|ours|this version|our version|{_:Title}>"
SURELY = "[just|basically|simply|essentially|really|like|only|plain old|still|all|otherwise]"
LIKE = (
    "[just|exactly|a lot|much|pretty much|very much] <like|same as|as|the same as|the same way as|similar to> "
    "[<they|you|we|it> <do|does|are|is>] [in|with]"
)
OWN = Pool(own=True)
_PART = "<deal|betting|play|board|action>"
COURSE = f"the {_PART} <<is|goes|works>|and the {_PART} <are|go|work>>"
REMAINS = "<otherwise|aside from that|apart from that|other than that|beyond that>"
HERE = "<here|there|then|this point|that point>"


def add_to(grammar: Grammar) -> None:
    """A page is some game, is like it, or goes on as it, and where it differs."""
    add = grammar.add
    usual = "[a|an|the] [regular|plain|plain old|ordinary|standard|normal|straight|basic|classic|usual|good old|old fashioned]"
    add("Game", [f"{usual} {{game:Title.game}} [poker|game|variant|variation|hand|rules]"], v.game)
    add("Game", [f"{usual} {{_:Title.family}} [game|rules]"], build=lambda _=None: "poker", read_only=True)
    add(
        "Naming",
        [
            f"{THIS} is {SURELY} {{game:Game}}",
            "<think|picture> {game:Game}",
            "<we|i> <deal|deals> [out] [this|it] {game:Game}",
            "<deal|deals> out {game:Game}",
            "<you are|everyone is> dealt [a] {game:Game}",
            f"{THIS} is {SURELY} <a form of|a version of|a kind of|a variation of|a variant of|a game of> {{game:Game}}",
            f"{THIS} is {SURELY} {{game:Game}} <until|up to|all the way to> the <end|showdown|declaration>",
            "<we|you> [are] <playing|play> {game:Game} [the <normal|usual|regular|standard> way]",
            "<play|deal|start with|start out with> [it|this] [[as] a <hand|round|game> of] {game:Game}",
            "the dealer deals {game:Game}",
            "{game:Game}",
            "the base game is {game:Game}",
            "{game:Game} is <played|dealt>",
        ],
        build=lambda game, _="": named(game),
        read_only=True,
    )
    add(
        "Naming",
        [
            f"{THIS} <is|plays|runs|works|goes|is dealt [and <bet|played>]|is played|starts|starts out|starts off|begins|looks> [out] {LIKE} {{game:Game}}",
            f"<play|deal|start|start out|begin> [it|this|them] {LIKE} {{game:Game}}",
            f"<played|dealt> {LIKE} {{game:Game}}",
            f"<deal|play> and <bet|play> it {LIKE} {{game:Game}}",
            f"<we|you|i> <play|deal> {THIS} {LIKE} {{game:Game}}",
            f"if you know {{game:Game}} , {THIS} is <the same [thing|game]|just like it>",
            f"{COURSE} {LIKE} {{game:Game}}",
            f"<the hand|a hand|the cards|the hands|cards> <is|are> <dealt|played> [out] {LIKE} {{game:Game}}",
        ],
        build=lambda game, _="": named(game, Likeness.LIKE),
        read_only=True,
    )
    add(
        "Naming",
        [
            f"from {HERE} [on] [,] {THIS} <is|plays|goes|is played> {SURELY} [like|as] {{game:Game}}",
            f"from {HERE} [on] [,] <play|continue|go on|finish|finish it|play it> [on] [like|as|as in] {{game:Game}}",
            f"<then|after that> [,] {THIS} is {SURELY} {{game:Game}} [from {HERE} [on]|to the end]",
            f"{{game:Game}} from {HERE} [on]",
            f"{THIS} is {SURELY} {{game:Game}} from {HERE} [on]",
            f"from {HERE} [on] [,] {THIS} is {SURELY} {{game:Game}} with {{pool:Pool}}",
            "the rest is [just|all] [like|as in] {game:Game}",
            "<continue|finish|go on|play on> <as|like> [in] {game:Game}",
        ],
        build=lambda game, _="", pool=OWN: named(game, Likeness.REST) if pool.own and not pool.board else None,
        read_only=True,
    )
    add(
        "Naming",
        [f"{REMAINS} [,] {THIS} is {SURELY} {{game:Game}}", f"{THIS} is {{game:Game}} <otherwise|in every other way>"],
        build=lambda game, _="": named(game, Likeness.TWIST),
        read_only=True,
    )
    part = "<ante|antes|deal|betting|betting rounds|rounds of betting|limits|stakes|number of cards|rules>"
    add(  # an ante is paid anyway
        "Naming",
        [
            "{base:Naming} with <an ante|antes>",
            f"{{base:Naming}} [,] with the usual {part} [, {part}] [<and|, and> [the] {part}]",
        ],
        v.base,
        cost=FAR + FAR,
        read_only=True,
    )
    add("Naming", f"{LIKE} {{game:Game}}", build=lambda game: named(game, Likeness.LIKE), cost=FAR, read_only=True)
    add("Standing", "{base:Naming}", v.base, cost=FAR, read_only=True)  # what it differs in belongs to it
    for name, limit in (("no limit", Betting.NO), ("pot limit", Betting.POT), ("<fixed limit|limit>", Betting.FIXED)):
        add(
            "Plain",
            [
                f"[{THIS} is {SURELY}|<we|you> [are] <playing|play>|play] [a] {name} {{game:Game}}",
                f"[{THIS} is {SURELY}|<we|you> [are] <playing|play>|play] {{game:Game}} , {name}",
            ],
            build=lambda game, _="", limit=limit: (named(game), Limits(limit)),
            read_only=True,
        )
    add(
        "Standing",
        [
            f"{THIS} <starts|begins> [out|off] {LIKE} {{_:Game}} and <ends|finishes> [up] {LIKE} {{_:Game}}",
            "<everyone|everybody|you [all]|we all> [already] <knows|know> [how to play] {_:Game}",
            "<here is how <it goes|it works|we play [it]|you play [it]|to play>|it <goes|works> like this|these are the rules|here are the rules>",
        ],
        build=lambda _=None: Named(),
        read_only=True,
    )
    add("Standing", "this is {game:Title.game}", Base(v.game))
    add("Standing", "this is like {game:Title.game}", Base(v.game, Likeness.LIKE))
    add("Standing", "this is {game:Title.game} , with a difference", Base(v.game, Likeness.BUT))
    add("Standing", "from here on it is {game:Title.game}", Base(v.game, Likeness.REST))
    add(
        "Standing",
        "if you <would rather|would prefer to|prefer to> {_:Words.until} , <that is|it is|you are playing|play> [called] {game:Game} [, and you have to call it that [when you deal]]",
        build=lambda game, _=None: Remark("others play it another way"),
        read_only=True,
    )
    add(
        "Standing",
        "<also known as|also called|some people call it|we call it|it is also called|that is what <we|people|they> call|that is called|which is called|which is what <we|people|they> call> {_:Name}",
        Named(),
        read_only=True,
    )
    but = "<, except [that]|except [that]|, but [<meaner|tougher|nastier|harder|better|worse|wilder> :]|but|, only|, with the difference that|[,] with <one [little|small|big] <twist|change|exception|catch|difference>|a {_:Word} theme> :|in which|where|, in which|, where>"
    add(
        "Rules",
        f"{{base:Naming}} {but} {{rules:Rules}}",
        build=lambda base, rules, _="": (differing(base), *rules),
        read_only=True,
    )
    add(
        "Rules",
        "{base:Naming} <with|, with|: with> {rules:Rules}",
        build=lambda base, rules: (
            (differing(base), *rules) if len(rules) > 1 or isinstance(rules[0], Standing) else None
        ),  # "with an extra card" does not say when it comes
        read_only=True,
    )
    add(
        "Rules",
        f"{{base:Naming}} [,] with {{told:Plain}} {but} {{rules:Rules}}",
        build=lambda base, told, rules, _="": (differing(base), *told, *rules),
        read_only=True,
    )
    dealt = "[hole|down] cards [in <your|the> hand|each|apiece|in the hole|face down|down|to start]"
    add(
        "Rules",
        f"{{base:Naming}} <, but|, only|, except|but|except|only|with|, with> [with|you get|everyone gets|each player gets|you have|that you get] {{n:Number}} {dealt} [instead of {{_:Number}}]",
        build=lambda base, n, _=0: (
            differing(base),
            Do(Deed(Verb.DEAL, THE_DEALER, cards=Cards(exactly(n)), to=EACH_PLAYER, face=Face.DOWN)),
        ),
        read_only=True,
    )
    wild = "[all] [of] [the] [four|both|two|three] {cards:WildKinds} [all] [being] wild [, as well|too]"
    add(
        "Rules",
        [f"{{base:Naming}} [,] with {wild}", f"{{base:Naming}} <,|:|;> {wild}"],
        build=lambda base, cards: (differing(base), Wild(cards)),
        read_only=True,
    )
    add(
        "Rules",
        "{base:Naming} [,] with {prize:Prize} <splitting|taking half of|getting half of|winning half of> the pot",
        build=lambda base, prize: (differing(base), Showdown((Share(prize, Fraction(1, 2)),))),
        read_only=True,
    )
    vague = "<with|, but with> <[a few|some|several|a bunch of|a lot of|lots of|plenty of] wild cards|<a|one> <changing|moving|single|> wild card>|<with|, but with> <a|an|one|two|three> <extra|more|additional|fourth|fifth|sixth|third|eighth> [hole|down|up] <card|cards> [at the end]|with a split pot|with the pot split [<two ways|in two>]"
    add(
        "Naming",
        "{base:Naming} [,] [but] with <a|one> [little|small|big] <twist|change|difference|wrinkle>",
        build=lambda base: replace(base, how=Likeness.TWIST) if isinstance(base, Base) else base,
        read_only=True,
    )
    add(
        "Naming",
        f"{{base:Naming}} <{vague}>",
        build=lambda base: replace(base, how=Likeness.VAGUE) if isinstance(base, Base) else base,
        read_only=True,
    )
    add(
        "Plain",
        "{base:Naming} [,] [but|only] <[turned] upside down|in reverse|backwards|played for low [only]|for low [only]>",
        (v.base, ForLow()),
        read_only=True,
    )
    add(
        "Rules",
        f"[the] same {part[:-1]}|blinds> as [in|for|with] {{_:Game}} <:|,> {{rules:Rules}}",
        build=lambda rules, _: (*rules, Named()),
        read_only=True,
    )
    add("Plain", f"{{rules:Plain}} [,] {LIKE} {{_:Game}}", build=as_in, cost=FAR, read_only=True)
    add("Rules", f"{COURSE} {LIKE} {{_:Game}} <:|,> {{rules:Rules}}", build=lambda rules, _: rules, read_only=True)
    rest = "<everything|all> else|the rest [of <it|the game|the rules>]|otherwise [,] <it|everything|the game>"
    add(
        "Standing",
        [
            "everything else is as usual",
            "<we|you> [always|just] play <it|this> <straight|by the book|the <old fashioned|usual|regular|normal|standard> way>",
            f"<{rest}> <is|plays|goes|works|stays|is played> [just|exactly] <the same|as usual|the usual [way]|as in the regular game|normal>",
        ],
        Remark("everything else is as usual"),
    )
    add(
        "Rules",
        f"{THIS} is named <after|for> {{_:Words.until}} , so {{rules:Rules}}",
        build=lambda rules, _=None: rules,
        read_only=True,
    )


def as_in(rules: tuple[Any, ...], _: str) -> tuple[Any, ...] | None:
    """What is done as in some game, and said in full; to deal "it" so is to play that game."""
    match rules[-1]:
        case Do(Deed(Verb.DEAL, cards=Cards(which=Which.THAT))):
            return None
    return (*rules, Named())


def up_to_comma(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """A few words up to the next comma."""
    end = next((place for place in range(at, len(words)) if words[place] == ","), at)
    return [(end, None)] if at < end <= at + 2 * LONGEST else []


LEXERS = {
    "Word": lambda words, at: [(at + 1, None)],
    "Title.game": known,
    "Title.family": family,
    "Words.until": up_to_comma,
}
SPELLERS = {"Title.game": lambda name: name if isinstance(name, str) else None}


def named(game: str, how: Likeness = Likeness.IS) -> Base | Named:
    """What it says to name a game, or only a kind of games."""
    return Named() if game == "poker" else Base(game, how)


def differing(base: Base | Named) -> Base | Named:
    """A game with something changed."""
    return replace(base, how=Likeness.BUT) if isinstance(base, Base) and base.how is not Likeness.REST else base
