"""`rules`: sentences that a game can be written in, to look through and to search."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

import click

from pokernight.catalogue.query import hold
from pokernight.catalogue.shelf import shipped
from pokernight.commands.command import command, say_json
from pokernight.commands.selection import known_kind

FEW = 5
"""How many games are named for a sentence before the rest is only counted."""


@dataclass(frozen=True)
class Sentence:
    """A sentence that is understood: what it is about, the kinds of rules in it, and the games that have it."""

    text: str
    about: str
    kinds: tuple[str, ...]
    games: tuple[str, ...]


@command("rules", "pokernight rules", "pokernight rules --kind deal", "pokernight rules --text wild")
@click.option("--kind", metavar="KIND", help="Only sentences with this kind of rule, and every game that has them.")
@click.option("--text", metavar="WORDS", default="", help="Only sentences that speak of this, in any of their words.")
def rules(kind: str | None, text: str, as_json: bool) -> None:
    """Show sentences that a game can be written in.

    These are the sentences of the shipped games and of the guide to the English, in our own words, each with the games
    that have it. Yours can have other players, cards and numbers, and many other words: `pokernight check` shows how
    they were read.
    """
    wanted = known_kind(kind) if kind is not None else None
    chosen = [
        sentence
        for sentence in sentences()
        if (wanted is None or wanted in sentence.kinds) and hold(text, (sentence.text, sentence.about))
    ]
    if as_json:
        say_json([asdict(sentence) for sentence in chosen])
    else:
        click.echo("\n".join(lines(chosen, None if kind else FEW)))


def sentences() -> Sequence[Sentence]:
    """Every example of the language, with the games that are played by it."""
    from pokernight.english.reading import read_line
    from pokernight.english.suggestions import examples
    from pokernight.meaning.rules import Do
    from pokernight.measure.measuring import kinds_in

    users: dict[str, list[str]] = {}
    for entry in shipped():
        for text in dict.fromkeys(entry.rules):
            users.setdefault(text, []).append(entry.name)
    found = []
    for text in examples():
        line = read_line(text)
        first = line.rules[0]
        about = first.deed.verb.value if isinstance(first, Do) else _in_words(type(first).__name__)
        found.append(Sentence(text, about, tuple(sorted(kinds_in([line]))), tuple(users.get(text, ()))))
    return sorted(found, key=lambda sentence: (sentence.about, sentence.text))


def _in_words(name: str) -> str:
    """The name of a kind of rule as plain words.

    >>> _in_words("LaidIn")
    'laid in'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()


def lines(chosen: Sequence[Sentence], most: int | None) -> Iterator[str]:
    """The sentences for the terminal, by what they are about."""
    about = ""
    for sentence in chosen:
        if sentence.about != about:
            yield from ([""] if about else [])
            about = sentence.about
            yield about.upper()
        yield f"  {sentence.text}"
        if sentence.games:
            yield f"      {users_line(sentence.games, most)}"


def users_line(names: Sequence[str], most: int | None) -> str:
    """Which games have a sentence."""
    shown = names[:most]
    rest = len(names) - len(shown)
    return f"In {', '.join(shown)}{f' and {rest} more' if rest else ''}."
