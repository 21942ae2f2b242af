"""The people of an evening: their chips, and the seats they have from hand to hand."""

from collections.abc import Sequence
from dataclasses import dataclass

YOU = 0
"""The place of the player who sits before the screen among the people of an evening."""


@dataclass
class Person:
    """Somebody who plays: a name, the chips before the next hand, and all chips bought so far."""

    name: str
    chips: int
    bought: int

    @property
    def gain(self) -> int:
        """What the evening has brought so far, or cost."""
        return self.chips - self.bought

    def buy(self, chips: int) -> None:
        """Get more chips."""
        self.chips += chips
        self.bought += chips


def dealer_of(number: int, people: int) -> int:
    """Who deals a hand, as a place among the people: the first one deals hand 1, and the deal goes round.

    >>> [dealer_of(number, 3) for number in range(1, 6)]
    [0, 1, 2, 0, 1]
    """
    return (number - 1) % people


def seat_of(person: int, number: int, people: int) -> int:
    """The seat of a person in a hand: seat 1 is left of the dealer, and the dealer has the last one.

    >>> [seat_of(person, number=1, people=3) for person in range(3)], seat_of(0, number=2, people=3)
    ([3, 1, 2], 2)
    """
    return (person - dealer_of(number, people) - 1) % people + 1


def person_at(seat: int, number: int, people: int) -> int:
    """Who has a seat in a hand.

    >>> [person_at(seat_of(person, 5, 4), 5, 4) for person in range(4)]
    [0, 1, 2, 3]
    """
    return (seat + dealer_of(number, people)) % people


def in_seats(people: Sequence[Person], number: int) -> list[Person]:
    """The people in the order of their seats in a hand, seat 1 first."""
    return [people[person_at(seat, number, len(people))] for seat in range(1, len(people) + 1)]
