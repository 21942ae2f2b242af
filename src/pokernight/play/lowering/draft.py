"""A program that is being written: its tables, and the parts of the meaning that have been used."""

from collections.abc import Iterable
from dataclasses import astuple, fields

from pokernight.meaning.layouts import Figure
from pokernight.meaning.numbers import Amount, Quantity
from pokernight.meaning.players import End
from pokernight.meaning.sorts import Meaning
from pokernight.play.judge import Needed
from pokernight.play.program import Is, Node, Share, Step, Watch, Wild
from pokernight.play.record import MEMORIES, RISING

SAME_FOR_ALL = frozenset({
    Is.NOTHING, Is.STILL_IN, Is.DEALT_IN, Is.DEALER, Is.NEIGHBOR, Is.LATEST, Is.DID,
    Is.CARDS, Is.LIKE_RANK, Is.LIKE_SUIT, Is.HAND, Is.PLACE, Is.FACE_UP, Is.FACE_DOWN, Is.FACE_BLIND,
    Is.PICKED, Is.AFTER, Is.SPOTS, Is.ANYWHERE, Is.NOT, Is.BOTH, Is.EITHER, Is.BUT,
})  # fmt: skip
"""What means the same whoever the sentence is about, if its parts do."""

BY_WILDS = frozenset({Is.WILD, Is.BEST_SHOWING, Is.SHOWS_BEST, Is.AMOUNTS})
"""What depends on which cards are wild."""


class CannotPlay(ValueError):
    """A meaning that the engine cannot play; the message is a sentence that says what."""

    def __init__(self, reason: str, part: object = None, why: str = "") -> None:
        """A sentence, and the part that is to blame, if it is one, with what about it."""
        super().__init__(reason)
        self.part = part
        self.why = why


def refuse(part: object, why: str = "") -> CannotPlay:
    """The refusal of a part by its name."""
    name = type(part).__name__
    return CannotPlay(f"{name} cannot be played{f' {why}' if why else ''} yet: {part!r}.", part, why)


class Draft:
    """The tables of a program while they are written."""

    def __init__(self) -> None:
        """Begin with the empty node."""
        self.nodes: list[Node] = [Node()]
        self.steps: list[Step] = []
        self.shares: list[Share] = []
        self.watches: list[Watch] = []
        self.wilds: list[Wild] = []
        self.made: list[Needed] = []
        """The hands that conditions speak of."""
        self.just_done = 0
        """The step right before a condition, which it looks back on if it is about the same deed."""
        self.low_and_high = False
        """Whether the players have a low hand and a high hand."""
        self.following = False
        """Whether the steps that are written follow from something that happens, to a player and perhaps to a card."""
        self.nobody_in = False
        """Whether the steps that are written are taken where every player has declared that he is out."""
        self.ante = 0
        """What everyone puts in who antes."""
        self.plays_low = False
        """Whether low hands win, so that the low hand is the best of those and not the worst of all."""
        self.ends: frozenset[End] = frozenset()
        """Whether high hands win, low hands or both."""
        self.suits = False
        """Whether suits tell who is first of those who show equal cards."""
        self.packs = 1
        """How many packs are shuffled together, each by its first card."""
        self.figure: Figure | None = None
        """The figure that the community cards lie in."""
        self.stake: Amount | None = None
        """What everyone antes, as the page says it."""
        self.fee: Amount | None = None
        """What it cost to refuse a card in the deal before."""
        self.sizes: tuple[int, ...] = ()
        """How many cards there are in each of the stacks or hands that the players have laid apart."""
        self.spoken: list[str] = []
        """The words from which something follows when they are said."""
        self.slots = 0
        self.loops = 0
        self.rises = 0
        self._known: dict[tuple[int, ...], int] = {}
        self._used: set[int] = set()
        self._kept: list[Meaning] = []

    def use(self, part: Meaning, *names: str) -> None:
        """Take note that a part is used, with those of its fields that are named; others must say nothing."""
        self._used.add(id(part))
        self._kept.append(part)  # so that no other part gets its number
        for field in fields(part):
            if field.name not in names and getattr(part, field.name) != field.default:
                raise refuse(part, f"with its {field.name.replace('_', ' ')}")

    def use_all(self, part: Meaning) -> None:
        """Take note that a part is used with everything in it; "all but two" is counted where the cards are known."""
        for inner in part.walk():
            if isinstance(inner, Quantity) and inner.but:
                raise refuse(inner, "where all but so many are meant")
            self._used.add(id(inner))
            self._kept.append(inner)

    def unused(self, parts: Iterable[Meaning]) -> Meaning | None:
        """The first part that nothing has used."""
        return next((part for part in parts if id(part) not in self._used), None)

    def node(
        self, kind: Is, one: int = 0, other: int = 0, *, number: int = 0, low: int = 0, high: int = 0, cards: int = 0
    ) -> int:
        """A node, the same one wherever the same is said."""
        node = Node(kind, one, other, number, low, high, cards)
        key = astuple(node)
        if key not in self._known:
            self._known[key] = len(self.nodes)
            self.nodes.append(node)
        return self._known[key]

    def both(self, one: int, other: int) -> int:
        """What is of two kinds; 0 says nothing."""
        return self.node(Is.BOTH, one, other) if one and other else one or other

    def same_for_all(self, at: int) -> bool:
        """Whether a description means the same whoever the sentence is about."""
        node = self.nodes[at]
        parts = [part for part in (node.first, node.second) if part]
        return node.kind in SAME_FOR_ALL and all(map(self.same_for_all, parts))

    def sees_wilds(self, at: int) -> bool:
        """Whether a description depends on which cards are wild."""
        node = self.nodes[at]
        return node.kind in BY_WILDS or any(self.sees_wilds(part) for part in (node.first, node.second) if part)

    def word(self, said: str) -> int:
        """A word from which something follows when it is said, as a bit."""
        if said not in self.spoken:
            self.spoken.append(said)
        return 1 << self.spoken.index(said)

    def rising(self) -> int:
        """The number of one more price that rises."""
        if self.rises >= RISING:
            raise CannotPlay("This game has more prices that rise than can be counted.")
        self.rises += 1
        return self.rises - 1

    def slot(self) -> int:
        """A place to remember something in."""
        if self.slots >= MEMORIES:
            raise CannotPlay("This game looks back on more than can be remembered.")
        self.slots += 1
        return self.slots - 1
