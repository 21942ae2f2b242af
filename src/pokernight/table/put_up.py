"""What each player puts up before the cards are dealt, where a table has agreed on it hand by hand."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PutUp:
    """Antes and blinds for each seat, seat 1 first, in place of those of the page: straddles and late posts too.

    >>> PutUp(blinds=(1, 2, 4)).opens_after
    3
    >>> PutUp(blinds=(1, 2, 0, -2)).opens_after
    2
    """

    antes: tuple[int, ...] = ()
    blinds: tuple[int, ...] = ()
    """Live bets. One that is below 0 is posted out of turn, by a player who has come late: play opens as without it."""
    as_posted: bool = False
    """Whether a blind that is all in for less is called with less; else the call is the full blind."""
    dead: bool = False
    """Whether all antes go to the main pot whole; else a player wins no more of each than his own."""

    @property
    def opens_after(self) -> int:
        """The seat with the highest blind that is posted in turn, after which the first round is opened; 0 for none."""
        highest = max(self.blinds, default=0)
        return max(seat for seat, blind in enumerate(self.blinds, 1) if blind == highest) if highest > 0 else 0
