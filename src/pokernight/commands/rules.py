"""`rules`: every sentence that a game can be written in."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from pokernight.catalogue.query import hold, kinds_of
from pokernight.catalogue.shelf import shipped
from pokernight.commands.command import command, say_json
from pokernight.commands.selection import known_kind

if TYPE_CHECKING:
    from pokernight.rules.book import Phrase

FEW = 5
"""How many games are named for a kind of rule before the rest is only counted."""

INTRODUCTION = """\
# The sentences

Every sentence that Poker Night understands, with an example of each. This page is made by
`pokernight rules --markdown` from the rules themselves.

A game is a page of such sentences. Write it in a text file like this, and try it with `pokernight check my-game.md`:

    ## My Game (#9001)

    |Statistic|Value|
    |---------|-----|
    |Cards|5|
    |Players|10|
    |Betting Rounds|1|
    |Max Cards Seen|5|
    |Wilds|0|
    |Source|Our Friday table|
    Tags: *straight*
    ### Rules:
    1. (the first sentence)
    2. (the second sentence)

    Parent: Root Game (#0)

The number is any that no other game has. If a number in the table or a tag is not what the rules give, `check` says
what it should be, and `pokernight check --fill my-game.md` sets it right. `pokernight new "My Game"` writes such a page
for you, with a small game to change.

Everybody antes before the first rule, unless a rule says that nobody does; a rule that has everyone ante is one more.

Write as you speak: the order of clauses, plurals, "the", "you" or "they" and small words do not matter. Several
sentences can stand on one numbered line; a remark belongs to the step before it. In the forms below, words in braces
stand for parts that can be exchanged, and beneath each form it says what fits: a number, one of some words, or anything
from the section of that name.
"""


@command(
    "rules",
    "pokernight rules",
    "pokernight rules --kind deal",
    "pokernight rules --text wild",
    "pokernight rules --markdown > sentences.md",
)
@click.option("--kind", metavar="KIND", help="Only this kind of rule, with every game that uses it.")
@click.option("--text", metavar="WORDS", default="", help="Only forms that speak of this, in any of their words.")
@click.option("--markdown", is_flag=True, help="Write the reference for people who write games.")
def rules(kind: str | None, text: str, markdown: bool, as_json: bool) -> None:
    """Show the sentences that a game can be written in.

    Every form of sentence comes with its meaning, an example, and the games that use it. Words in braces stand for
    parts that can be exchanged.
    """
    from pokernight.rules.book import forms

    chosen = [
        form
        for form in forms()
        if (kind is None or form.kind == known_kind(kind))
        and hold(text, (form.text, form.example, form.meaning, form.family, form.kind))
    ]
    users = used_by()
    if as_json:
        say_json([{**as_record(form), "games": users.get(form.kind, [])} for form in chosen])
    elif markdown:
        click.echo("\n".join(reference(chosen, users)))
    else:
        click.echo("\n".join(lines(chosen, users, None if kind else FEW)))


def used_by() -> dict[str, list[str]]:
    """The names of the games that use each kind of rule."""
    users: dict[str, list[str]] = {}
    for entry in shipped():
        for kind in kinds_of(entry):
            users.setdefault(kind, []).append(entry.name)
    return users


def as_record(form: "Phrase") -> dict[str, object]:
    """A sentence form as plain data."""
    return {
        "kind": form.kind,
        "family": form.family,
        "text": form.text,
        "example": form.example,
        "meaning": form.meaning,
        "holes": dict(form.holes),
    }


def by_family(forms: list["Phrase"]) -> dict[str, dict[str, list["Phrase"]]]:
    """The forms of each kind, and the kinds of each family."""
    families: dict[str, dict[str, list[Phrase]]] = {}
    for form in forms:
        families.setdefault(form.family, {}).setdefault(form.kind, []).append(form)
    return families


def lines(forms: list["Phrase"], users: dict[str, list[str]], most: int | None) -> Iterator[str]:
    """The forms for the terminal."""
    for family, kinds in by_family(forms).items():
        yield family.upper()
        for kind, members in kinds.items():
            yield f"  {kind}: {members[0].meaning}"
            for form in members:
                yield f"      {form.text}"
                yield f'        as in "{form.example}"'
                yield from (f"        {hole}: {filling}" for hole, filling in form.holes)
            yield f"      {users_line(users.get(kind, []), most)}"
        yield ""


def reference(forms: list["Phrase"], users: dict[str, list[str]]) -> Iterator[str]:
    """The forms as the reference in Markdown."""
    yield INTRODUCTION
    for family, kinds in by_family(forms).items():
        yield f"## {family.capitalize()}\n"
        for kind, members in kinds.items():
            yield f"### {kind}\n\n{members[0].meaning}\n"
            for form in members:
                yield f"- `{form.text}`  \n  {form.example}"
                yield from (f"  - *{hole}*: {filling}" for hole, filling in form.holes)
            yield f"\n{users_line(users.get(kind, []), FEW)}\n"


def users_line(names: list[str], most: int | None) -> str:
    """Which games use a kind of rule."""
    if not names:
        return "No game of the catalogue uses it."
    shown = names[:most]
    rest = len(names) - len(shown)
    return f"Used by {', '.join(shown)}{f' and {rest} more' if rest else ''}."
