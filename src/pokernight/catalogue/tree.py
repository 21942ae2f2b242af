"""The family tree: who comes from whom."""

from collections.abc import Iterator
from typing import NamedTuple

from pokernight.catalogue.entry import ROOT, Entry, Link, Named
from pokernight.catalogue.shelf import Shelf


class Branch(NamedTuple):
    """One game's place in the tree as it is walked from the top."""

    game: Entry | Named
    depth: int
    last: tuple[bool, ...]
    """For every step down from the top: was it the last child on its level?"""


class Tree:
    """The families of a shelf, each game under its parent, in the order of their numbers."""

    def __init__(self, shelf: Shelf) -> None:
        root = Named(ROOT.number, ROOT.name)
        self.games: dict[int, Entry | Named] = {root.number: root, **shelf.named, **shelf.by_number}
        self.children: dict[int, list[int]] = {number: [] for number in self.games}
        for number in sorted(self.games):
            parent = shelf.parent(self.games[number])
            if parent:
                self.children[parent.number].append(number)
        self.tops = self.find_tops(shelf)

    def find_tops(self, shelf: Shelf) -> list[int]:
        """The root, then every game of unknown descent; in a ring of parents, the one with the lowest number."""
        tops = [number for number in sorted(self.games) if shelf.parent(self.games[number]) is None]
        seen = {branch.game.number for top in tops for branch in self.walk(top)}
        for number in sorted(self.games):
            if number not in seen:
                tops.append(number)
                seen |= {branch.game.number for branch in self.walk(number)}
        return tops

    def walk(self, top: int) -> Iterator[Branch]:
        """A game and all that descend from it, parents before children."""
        seen = {top}
        waiting = [Branch(self.games[top], 0, ())]
        while waiting:
            branch = waiting.pop()
            yield branch
            young = [number for number in self.children[branch.game.number] if number not in seen]
            seen.update(young)
            for place, number in reversed(list(enumerate(young, 1))):
                waiting.append(Branch(self.games[number], branch.depth + 1, (*branch.last, place == len(young))))

    def children_of(self, game: Entry | Named) -> list[Link]:
        """Who comes from a game."""
        return [self.games[number].link for number in self.children[game.number]]

    def text(self, top: int) -> Iterator[str]:
        """The family below a game, drawn with lines."""
        for game, _, last in self.walk(top):
            stem = "".join("    " if ended else "│   " for ended in last[:-1])
            twig = "" if not last else "└── " if last[-1] else "├── "
            yield f"{stem}{twig}{game.link}{known(game)}"


def known(game: Entry | Named) -> str:
    """What stands behind a game's name in the tree: nothing for a game with a page, or what is known without one."""
    if isinstance(game, Entry) or game.number == ROOT.number:
        return ""
    return f"  (named only: {game.numbers}, {', '.join(game.tags or ())})" if game.numbers else "  (named only)"
