"""Well-known games that a page is named after, is like, or goes on as."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pokernight.english.classics import LONGEST, known
from pokernight.english.construction import FAR, Grammar
from pokernight.english.grammar.marks import Base, ForLow, Likeness, Named
from pokernight.english.template import v
from pokernight.meaning.rules import Wild
from pokernight.meaning.sorts import Standing

FAMILIES = frozenset(
    (
        "poker|draw poker|stud poker|stud|lowball|razz|guts|pineapple|baseball|chicago|badugi|"
        "a split pot game|a high low game|a lowball game|a wild card game"
    ).split("|")
)
"""Kinds of games that are no one game of the shelf: naming one says nothing that the page need not say itself."""


def family(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """A kind of games that is no one game of the shelf."""
    ends = [end for end in (at + 1, at + 2, at + 4) if end <= len(words)]
    return [(end, None) for end in ends if " ".join(words[at:end]) in FAMILIES]


THIS = "<this|it|this one|this game|the game|ours|this version|our version|{_:Title}>"
SURELY = "[just|basically|simply|essentially|really|like|only|plain old|still|all]"
LIKE = (
    "[just|exactly|a lot|much|pretty much|very much] <like|same as|as|the same as|the same way as|similar to> [in|with]"
)
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
            f"{THIS} is {SURELY} <a form of|a version of|a kind of|a variation of|a variant of|a game of|played as> {{game:Game}}",
            "<we|you> [are] <playing|play> {game:Game}",
            "<play|deal|start with|start out with> [it|this] [as] [a <hand|round|game> of] {game:Game}",
            "the dealer deals {game:Game}",
            "{game:Game} [with an ante]",
            "the base game is {game:Game}",
        ],
        build=lambda game, _="": named(game),
        read_only=True,
    )
    add(
        "Naming",
        [
            f"{THIS} <is|plays|runs|works|goes|is dealt|is played|starts|starts out|starts off|begins|looks> [out] {LIKE} {{game:Game}}",
            f"<play|deal|start|start out|begin> [it|this|them] {LIKE} {{game:Game}}",
            f"<played|dealt> {LIKE} {{game:Game}}",
            f"<we|you> <play|deal> {THIS} {LIKE} {{game:Game}}",
            f"if you know {{game:Game}} , {THIS} is <the same [thing|game]|just like it>",
            f"the <deal|betting|play> [and the <deal|betting|play>] <is|goes|are|go> {LIKE} {{game:Game}}",
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
            "the rest is [just|all] [like|as in] {game:Game}",
            "<continue|finish|go on|play on> <as|like> [in] {game:Game}",
        ],
        build=lambda game, _="": named(game, Likeness.REST),
        read_only=True,
    )
    add("Naming", f"{LIKE} {{game:Game}}", build=lambda game: named(game, Likeness.LIKE), cost=FAR, read_only=True)
    add("Standing", "{base:Naming}", v.base, cost=FAR, read_only=True)  # what it differs in belongs to it
    add("Standing", "this is {game:Title.game}", Base(v.game))
    add("Standing", "this is like {game:Title.game}", Base(v.game, Likeness.LIKE))
    add("Standing", "this is {game:Title.game} , with a difference", Base(v.game, Likeness.BUT))
    add("Standing", "from here on it is {game:Title.game}", Base(v.game, Likeness.REST))
    add(
        "Standing",
        "<also known as|also called|some people call it|we call it|it is also called> {_:Name}",
        Named(),
        read_only=True,
    )
    but = "<, except [that]|except [that]|, but|but|, only|, with the difference that|, with one difference :|, with one <twist|change|exception> :|in which|where|, in which|, where>"
    add(
        "Rules",
        f"{{base:Naming}} {but} {{rules:Rules}}",
        build=lambda base, rules: (differing(base), *rules),
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
    wild = "[all] [of] [the] [four|both|two|three] {cards:WildKinds} [all] [being] wild [, as well|too]"
    add(
        "Rules",
        [f"{{base:Naming}} [,] with {wild}", f"{{base:Naming}} <,|:|;> {wild}"],
        build=lambda base, cards: (differing(base), Wild(cards)),
        read_only=True,
    )
    vague = "<with|, but with> <a few|some|several> wild cards|<with|, but with> <a|an|one|two|three> <extra|more|additional|fourth|fifth|sixth|third> [hole|down|up] <card|cards>|<with|, but> <with|> <a|one> twist|with a split pot|with the pot split [<two ways|in two>]"
    add(
        "Naming",
        f"{{base:Naming}} <{vague}>",
        build=lambda base: replace(base, how=Likeness.VAGUE) if isinstance(base, Base) else base,
        read_only=True,
    )
    add(
        "Plain",
        "{base:Naming} [,] [but] <turned upside down|in reverse|backwards|played for low [only]|for low [only]>",
        (v.base, ForLow()),
        read_only=True,
    )
    add("Plain", f"{{rules:Plain}} [,] {LIKE} {{_:Game}}", build=as_in, cost=FAR, read_only=True)
    add(
        "Rules",
        f"{THIS} is named <after|for> {{_:Words.until}} , so {{rules:Rules}}",
        build=lambda rules, _=None: rules,
        read_only=True,
    )


def as_in(rules: tuple[Any, ...], _: str) -> tuple[Any, ...]:
    """What is done as in some game, and said in full."""
    return (*rules, Named())


def up_to_comma(words: Sequence[str], at: int) -> list[tuple[int, Any]]:
    """A few words up to the next comma."""
    end = next((place for place in range(at, len(words)) if words[place] == ","), at)
    return [(end, None)] if at < end <= at + LONGEST else []


LEXERS = {"Title.game": known, "Title.family": family, "Words.until": up_to_comma}
SPELLERS = {"Title.game": lambda name: name if isinstance(name, str) else None}


def named(game: str, how: Likeness = Likeness.IS) -> Base | Named:
    """What it says to name a game, or only a kind of games."""
    return Named() if game == "poker" else Base(game, how)


def differing(base: Base | Named) -> Base | Named:
    """A game with something changed."""
    return replace(base, how=Likeness.BUT) if isinstance(base, Base) and base.how is not Likeness.REST else base
