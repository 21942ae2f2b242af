"""Cards that a player picks and puts in order before the answer is given: where each goes, and in what order."""

from dataclasses import dataclass, field
from itertools import product

from pokernight.cards import Card
from pokernight.table.choices import NOTHING, Answer
from pokernight.table.picking import Cards, Piles, Placing, Portions

CardChoice = Cards | Portions | Piles | Placing


@dataclass(frozen=True)
class Slot:
    """Where picked cards go: a name, the room it has, and the places of the cards that may go there."""

    name: str
    room: int
    able: frozenset[int]


@dataclass
class Arrangement:
    """The cards of a choice, the slots for them, and what was picked so far; nothing counts until it is an answer."""

    choice: CardChoice
    cursor: int = 0
    picked: list[tuple[int, int]] = field(default_factory=list)
    """The place of each picked card among the cards, and its slot, in the order of picking."""
    turn: int = 0
    """Which seats are chosen, out of all ways to choose them."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards to choose from."""
        return self.choice.cards

    @property
    def slots(self) -> list[Slot]:
        """Where cards can go."""
        every = frozenset(range(len(self.cards)))
        match self.choice:
            case Cards(verb=verb, most=most):
                return [Slot(verb, most, every)]
            case Portions(portions=portions):
                ables = [frozenset(at for at in every if self.cards[at] in part.cards) for part in portions]
                return [
                    Slot(f"part {number}", part.most, able)
                    for number, (part, able) in enumerate(zip(portions, ables, strict=True), 1)
                ]
            case Piles(verb=verb, sizes=sizes):
                if len(sizes) == 1:
                    return [Slot(verb, sizes[0], every)]
                return [Slot(f"hand {number}", size, every) for number, size in enumerate(sizes, 1)]
            case Placing(room=rooms):
                return [Slot(f"hand {number}", room, every) for number, room in enumerate(rooms, 1)]

    @property
    def in_order(self) -> bool:
        """Whether it matters in which order the cards are picked."""
        return isinstance(self.choice, Piles) or (isinstance(self.choice, Cards) and self.choice.in_order)

    @property
    def most(self) -> int:
        """How many cards can be picked in all."""
        room = sum(slot.room for slot in self.slots)
        return min(room, self.choice.count) if isinstance(self.choice, Placing) else min(room, len(self.cards))

    @property
    def needs_one(self) -> bool:
        """Whether one card must be picked, neither more nor fewer."""
        return isinstance(self.choice, Cards) and self.choice.least == self.choice.most == 1

    @property
    def ways(self) -> list[tuple[int, ...]]:
        """All ways to choose the seats that are asked for."""
        return list(product(*self.choice.seats)) if isinstance(self.choice, Portions) else [()]

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are chosen now."""
        return self.ways[self.turn % len(self.ways)]

    def move(self, steps: int) -> None:
        """Move the cursor, and from one end on to the other."""
        if self.cards:
            self.cursor = (self.cursor + steps) % len(self.cards)

    def held_by(self, slot: int) -> list[int]:
        """The places of the cards in a slot, in the order of picking."""
        return [at for at, where in self.picked if where == slot]

    def slot_of(self, at: int) -> int | None:
        """The slot of a card, if it was picked."""
        return dict(self.picked).get(at)

    def toggle(self, at: int, slot: int | None = None) -> bool:
        """Pick a card, or put it back; no where there is no room for it."""
        before = self.slot_of(at)
        if before is not None:
            self.picked.remove((at, before))
            if slot is None or slot == before:
                return True
        if self.most == 1 and self.picked:
            self.picked = []  # of one card, the last one that was picked counts
        room = [
            number
            for number, one in enumerate(self.slots)
            if at in one.able and len(self.held_by(number)) < one.room and slot in (None, number)
        ]
        if not room or len(self.picked) == self.most:
            return False
        self.picked.append((at, room[0]))
        return True

    def undo(self) -> None:
        """Put back the card that was picked last."""
        if self.picked:
            self.picked.pop()

    def fill(self) -> None:
        """Pick the other cards as they lie, as far as there is room."""
        for at in range(len(self.cards)):
            if self.slot_of(at) is None and len(self.picked) < self.most:
                self.toggle(at)

    def answer(self) -> Answer:
        """What the player says with the cards that are picked."""
        choice = self.choice
        if not self.picked and getattr(choice, "may_decline", False):
            return NOTHING
        if isinstance(choice, Placing):
            hands = " ".join(str(slot + 1) for _, slot in self.picked)
            return Answer(choice.verb, tuple(self.cards[at] for at, _ in self.picked), hands)
        cards = tuple(self.cards[at] for number in range(len(self.slots)) for at in self.held_by(number))
        return Answer(choice.verb, cards, " ".join(map(str, self.seats)))
