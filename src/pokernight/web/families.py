"""The family tree, made ready for a page: what is searched for, and only as much round it as leads there."""

from __future__ import annotations

from dataclasses import dataclass, field

from pokernight.catalogue.entry import Entry, Named
from pokernight.catalogue.query import hold
from pokernight.catalogue.tree import Tree

OPEN = 1
"""Down to this generation the tree lies open when nobody has searched."""


@dataclass
class Member:
    """A game in its family."""

    game: Entry | Named
    hit: bool
    """Whether it is one that was searched for."""
    open: bool
    children: list[Member] = field(default_factory=list)

    @property
    def hits(self) -> int:
        """How many were searched for here and below."""
        return self.hit + sum(child.hits for child in self.children)

    @property
    def named_only(self) -> bool:
        """Whether no page of ours has its rules."""
        return isinstance(self.game, Named)


def family(tree: Tree, top: int, words: str = "") -> Member | None:
    """A family from its top down; with words, only the branches that lead to a game with these words in a name."""
    searched = bool(words.strip())
    line: list[Member] = []
    for game, depth, _ in tree.walk(top):
        names = (game.name, *(game.aliases if isinstance(game, Entry) else ()))
        member = Member(game, searched and hold(words, names), searched or depth < OPEN)
        line[depth:] = [member]
        if depth:
            line[depth - 1].children.append(member)
    return pruned(line[0]) if searched else line[0]


def pruned(member: Member) -> Member | None:
    """The family without the branches that lead to nothing."""
    member.children = [child for child in member.children if pruned(child)]
    return member if member.hit or member.children else None
