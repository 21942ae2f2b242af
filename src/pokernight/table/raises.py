"""The laws of betting, watched by somebody who sees who bets how much, and nothing else."""

from collections.abc import Iterator

from pokernight.table import events as ev


class Raises:
    """How high the bet of a round stands, and by how much it was raised; `see` tells which laws an event breaks."""

    def __init__(self, stacks: tuple[int, ...], *, fixed: bool = False) -> None:
        self.chips = [0, *stacks]
        self.fixed = fixed
        """Whether limits are fixed, so that half a bet opens the betting again like a whole one."""
        self.to = 0
        self.size = 0
        """The size of a full raise."""
        self.stood_at: dict[int, int] = {}
        """How high the bet was when a seat last acted."""

    def see(self, event: ev.Event) -> Iterator[str]:
        """Take an event down."""
        match event:
            case ev.Paid(seat, chips, to=to):
                self.chips[seat] -= chips
                self.chips[to] += chips
            case ev.Returned(seat, chips) | ev.Won(seat, chips):
                self.chips[seat] += chips
            case ev.RoundBegan(posted=posted, least=least, to=to):
                self.to = max([to, *(chips for _, chips in posted)])
                self.size, self.stood_at = max(self.to, least), {}
            case ev.Acted(seat, "bet" | "raise", total):
                yield from self._raised(seat, total)
                self.stood_at[seat] = self.to
            case ev.Acted(seat):
                self.stood_at[seat] = self.to

    def open_to(self, seat: int) -> bool:
        """Whether a seat may raise: it has not acted yet, or the bet has gone up by a full raise since."""
        raised = self.to - self.stood_at.get(seat, self.to - self.size)
        return raised * (2 if self.fixed else 1) >= self.size

    def _raised(self, seat: int, total: int) -> Iterator[str]:
        """A bet or a raise to a total."""
        size, all_in = total - self.to, not self.chips[seat]
        if self.to and size < self.size and not all_in:
            yield f"Seat {seat} raises by {size} and has more, where a full raise is {self.size}."
        if not self.open_to(seat):
            yield f"Seat {seat} raises again, and nobody has made a full raise since."
        if size >= self.size:
            self.size = size
        self.to = total
