"""How long a bot seems to think: a human moment, whatever the processor does."""

from pokernight.table.choices import Betting, Choice, OneOf

LEAST, MORE, MOST = 0.5, 0.1, 1.5
"""How many seconds it takes at least, for each thing that there is to think about, and at most."""

PACES = {"relaxed": 2.0, "normal": 1.0, "quick": 0.4, "instant": 0.0}
"""How much of that it is."""


def moment(choice: Choice) -> float:
    """How many seconds a bot takes to answer: the more, the more there is to think about."""
    return min(MOST, LEAST + MORE * weight(choice))


def weight(choice: Choice) -> int:
    """How much there is to think about: a bet to call weighs more than a check, and every card adds to it."""
    match choice:
        case Betting(bets=bets):
            return 6 if bets.call else 2
        case OneOf(choices=choices):
            return sum(map(weight, choices))
    return min(8, 2 + len(getattr(choice, "cards", ())) // 2)
