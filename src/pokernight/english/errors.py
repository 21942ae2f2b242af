"""Why a sentence is not understood: where reading stopped, what could have come there, or what else it could mean."""

from collections.abc import Iterable, Sequence

NAMES = {
    "Players": "a player",
    "Who": "a player",
    "Cards": "cards",
    "Object": "cards",
    "Noun.one": "a kind of card",
    "Noun.all": "a kind of card",
    "Amount": "an amount",
    "Made": "a hand",
    "Prize": "a hand",
    "Place": "a place for cards",
    "Cond": "a condition",
    "Number": "a number",
    "Toward": "a direction",
    "Words": "what is declared",
}
"""What the categories that a writer can think of are called."""


def stopped(words: Sequence[str], at: int, expected: Iterable[str]) -> str:
    """A sentence about the word where reading stopped."""
    if at >= len(words):
        head = "The sentence ends too early"
    else:
        head = f'"{words[at]}" is not understood' + (f' after "{" ".join(words[max(0, at - 3) : at])}"' if at else "")
    could = list(dict.fromkeys(NAMES[name] for name in sorted(expected) if name in NAMES))
    if not could:
        return f"{head}."
    *others, last = could
    return f"{head}; {', '.join(others)}{' or ' if others else ''}{last} could come here."


def two_ways(readings: Sequence[str | None]) -> str:
    """A sentence about a text that could mean two things, with those that can be written by themselves."""
    match sorted({reading for reading in readings if reading}):
        case [first, second, *_]:
            return f"This can mean two things: “{first}” or “{second}”"
        case [first]:
            return f"This can mean two things, one of which is “{first}” Say it in other words."
    return "This can mean two things. Say it in other words."
