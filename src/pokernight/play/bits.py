"""Sets of cards and of seats as bits of a whole number: card 0 is the lowest bit, and so is seat 0, who looks on."""


def count(bits: int) -> int:
    """How many there are.

    >>> count(0b1011)
    3
    """
    return bits.bit_count()


def first(bits: int) -> int:
    """The lowest of a set that is not empty.

    >>> first(0b1100)
    2
    """
    return (bits & -bits).bit_length() - 1


def last(bits: int) -> int:
    """The highest of a set that is not empty.

    >>> last(0b1100)
    3
    """
    return bits.bit_length() - 1
