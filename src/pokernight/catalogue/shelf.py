"""The shelf of games: every entry, every game that is only named, and how to find one of them."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache, cached_property
from pathlib import Path

from pokernight.catalogue.entry import ROOT, Entry, Link, Named
from pokernight.catalogue.names import folded, near, one_of, plain
from pokernight.catalogue.page import Page, read_page
from pokernight.catalogue.problem import Mistake

GAMES = Path(__file__).parent / "games"
"""Where the games that come with Poker Night are kept, one file for each."""


class NoSuchGame(Mistake, KeyError):
    """No game, or more than one, goes by the name that was given."""

    def __str__(self) -> str:
        return str(self.args[0])


class Shelf:
    """Games to look up by name, alias or number, in the order of their numbers."""

    def __init__(self, entries: Iterable[Entry], first: Iterable[Entry] = ()) -> None:
        """Put up some entries, and before them some that win where names or numbers are the same."""
        first = tuple(first)
        self.first = frozenset(entry.number for entry in first)
        entries = (*entries, *first)
        self.by_number = {entry.number: entry for entry in sorted(entries, key=lambda entry: entry.number)}
        self.entries = tuple(self.by_number.values())

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def __contains__(self, wish: object) -> bool:
        try:
            return isinstance(wish, str | int) and isinstance(self.look_up(wish), Entry)
        except NoSuchGame:
            return False

    def __getitem__(self, wish: str | int) -> Entry:
        """The game that goes by this name, alias or number."""
        found = self.look_up(wish)
        if isinstance(found, Named):
            raise NoSuchGame(f"{found.link} is known by name only; no page of ours has its rules.")
        return found

    @cached_property
    def named(self) -> dict[int, Named]:
        """The games that stand on this shelf only as somebody's parent or child, by number."""
        known: dict[int, Named] = {}
        for entry in self.entries:
            for child in entry.children:
                known[child.number] = Named(child.number, child.name, child.numbers, child.tags, entry.link)
        for entry in self.entries:
            known.setdefault(entry.parent.number, Named(entry.parent.number, entry.parent.name))
        return {number: known[number] for number in sorted(known) if number not in self.by_number}

    @cached_property
    def index(self) -> dict[str, dict[str, list[Link]]]:
        """Who goes by what: names before aliases, and what was written before what was meant."""
        steps: dict[str, dict[str, list[Link]]] = {"name": {}, "alias": {}, "folded name": {}, "folded alias": {}}
        games: list[Entry | Named] = [*self.entries, *self.named.values()]
        for game in games:
            aliases = game.aliases if isinstance(game, Entry) else ()
            for step, names in (("name", (game.name,)), ("alias", aliases)):
                for name in names:
                    steps[step].setdefault(plain(name), []).append(game.link)
                    steps[f"folded {step}"].setdefault(folded(name), []).append(game.link)
        return steps

    def look_up(self, wish: str | int) -> Entry | Named:
        """The game that goes by this name, alias or number, be it only named."""
        text = str(wish).strip()
        digits = text.removeprefix("#").strip()
        number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 7 else None
        if number is not None and (isinstance(wish, int) or text.startswith("#")):
            return self.numbered(number, text)
        for step, key in (("name", plain(text)), ("alias", plain(text))):
            if found := self.index[step].get(key):
                return self.only(found, text)
        if number in self.by_number or number in self.named:
            return self.numbered(int(digits), text)
        for step in ("folded name", "folded alias"):
            if found := self.index[step].get(folded(text)):
                return self.only(found, text)
        if text and text.endswith(")") and " (#" in text:
            return self.look_up("#" + text[text.rindex(" (#") + 3 : -1])
        raise NoSuchGame(f'No game is called "{text[:80]}".{self.suggestion(text[:80])}')

    def numbered(self, number: int, text: str) -> Entry | Named:
        """The game with this number."""
        found = self.by_number.get(number) or self.named.get(number)
        if found is None:
            raise NoSuchGame(f"No game has the number {number}.{self.suggestion(text)}")
        return found

    def only(self, found: list[Link], text: str) -> Entry | Named:
        """The one game that was found, or a complaint that there are several."""
        links = [link for link in dict.fromkeys(found) if link.number in self.first] or list(dict.fromkeys(found))
        if len(links) > 1:
            raise NoSuchGame(f'Several games are called "{text}": {", ".join(map(str, links))}. Ask for one by number.')
        return self.numbered(links[0].number, text)

    def suggestion(self, text: str) -> str:
        """What may have been meant, as a question."""
        names = [entry.name for entry in self.entries] + [named.name for named in self.named.values()]
        aliases = {alias: entry.name for entry in self.entries for alias in entry.aliases}
        likely = list(dict.fromkeys(aliases.get(name, name) for name in near(text, [*names, *aliases], most=10)))[:5]
        return f" Did you mean {one_of(likely)}?" if likely else ""

    def parent(self, game: Entry | Named) -> Entry | Named | None:
        """The game above this one; the root, and games of unknown descent, have none."""
        if game.number == ROOT.number or game.parent is None:
            return None
        return self.by_number.get(game.parent.number) or self.named.get(game.parent.number)


def shelved(pages: Iterable[Page]) -> Shelf:
    """A shelf of all the entries on some pages."""
    return Shelf(entry for page in pages for entry in page.entries)


@cache
def shipped() -> Shelf:
    """The games that come with Poker Night."""
    pages = (read_page(path) for path in sorted(GAMES.glob("*.md")))
    return Shelf(replace(entry, ours=True) for page in pages for entry in page.entries)


def file_name(entry: Entry | Named | Link) -> str:
    """What a game's own file is called.

    >>> from pokernight.measure.numbers import Numbers
    >>> file_name(Entry(10, "Pass & Roll 'em", "", (), Numbers(7, 7, 4, 13, 0), ("Deal.",), ROOT))
    '0010-pass-roll-em.md'
    """
    words = "".join(letter if letter.isalnum() and letter.isascii() else " " for letter in plain(entry.name)).split()
    return f"{entry.number:04}-{'-'.join(words)}.md"
