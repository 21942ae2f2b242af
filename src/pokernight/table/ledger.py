"""The laws of the pot, watched by somebody who sees every chip that is paid and won, and nothing else."""

from collections.abc import Iterator
from dataclasses import dataclass

from pokernight.table import events as ev
from pokernight.table.state import WAITING

STAKES = ("ante", "bet", "due")
"""The payments that make side pots; whatever else is paid, everybody who is in can win."""


@dataclass
class Slice:
    """Chips in the middle, and everybody who has paid for them."""

    chips: int
    payers: frozenset[int]


class Ledger:
    """Who has paid how much for which chips, and who won them; `see` tells which laws an event breaks."""

    def __init__(self, stacks: tuple[int, ...]) -> None:
        self.chips = [0, *stacks]
        self.paid = [0] * len(self.chips)
        """What each seat has paid since somebody last won from the pot or came back."""
        self.fees = 0
        self.slices: list[Slice] = []
        """What was paid before that and is still there, the first pot before side pots."""
        self.betting = False
        self.still_in = set(range(1, len(self.chips)))
        self.waiting: frozenset[int] = frozenset()
        self.partners: dict[int, int] = {}
        self.shares: list[ev.Won] = []
        """The shares so far of a part of a pot that is being given away."""

    def see(self, event: ev.Event) -> Iterator[str]:
        """Take an event down."""
        yield from self._shared(event)
        if not isinstance(event, ev.Won):
            self.slices = [part for part in self.slices if part.chips]
        match event:
            case ev.Paid(seat, chips, what, to):
                self.chips[seat] -= chips
                if to:
                    self.chips[to] += chips
                elif what in STAKES:
                    self.paid[seat] += chips
                else:
                    self.fees += chips
            case ev.Returned(seat, chips):
                self.chips[seat] += chips
                self.paid[seat] -= chips
            case ev.Won():
                yield from self._won(event)
            case ev.Folded(seat):
                if self._teams(self.still_in) == 1:
                    yield f"Seat {seat} folds, and only its own team was left."
                self.still_in.discard(seat)
            case ev.CameBack(seat):
                if not self.betting:
                    self._collect()
                self.still_in.add(seat)
            case ev.RoundBegan():
                self.betting = True
            case ev.RoundEnded():
                self.betting = False
            case ev.Acted(seat) if self._teams(self.still_in) == 1:
                yield f"Seat {seat} bets, and only its own team is left."
            case ev.Noted("partners", pairs):
                self.partners = dict(pairs)
            case ev.Noted(name, seats) if name == WAITING:
                self.waiting = frozenset(seats)
            case ev.Redealt():
                self.partners, self.waiting = {}, frozenset()

    def _won(self, event: ev.Won) -> Iterator[str]:
        """Take chips from what the winner has paid for; the law is that there are enough."""
        due = event.chips
        pot = [part for part in self.slices if part.payers & self.still_in == {event.seat}]
        if not self.betting or sum(part.chips for part in pot) != due:  # who folds may be alone in a pot
            self._collect()
            pot = self._pot(event.pot)
        for part in pot:
            if event.seat in part.payers:
                chips = min(due, part.chips)
                part.chips -= chips
                due -= chips
        self.chips[event.seat] += event.chips
        if due:
            yield f"Seat {event.seat} wins {due} chips from a pot that it did not pay into."
        if event.seat not in self.still_in:
            yield f"Seat {event.seat} wins, and is out."

    def _pot(self, number: int) -> list[Slice]:
        """The slices that the same players can win, by the number of their pot: the main pot has the most players."""
        pots: dict[frozenset[int], list[Slice]] = {}
        able = frozenset(self.still_in)
        for part in self.slices:
            able = part.payers & self.still_in or part.payers & self.waiting or able
            pots.setdefault(able, []).append(part)
        parts = sorted(pots.items(), key=lambda pot: (pot[0] <= self.waiting - self.still_in, -len(pot[0])))
        return parts[number][1] if number < len(parts) else []

    def _collect(self) -> None:
        """Bets come to the middle, cut at every height at which somebody had no more."""
        if self.fees:
            self.slices.append(Slice(self.fees, frozenset(range(1, len(self.chips)))))
        below = 0
        for level in sorted(
            {paid for paid, left in zip(self.paid, self.chips, strict=True) if not left} | {max(self.paid)}
        ):
            chips = sum(min(paid, level) - min(paid, below) for paid in self.paid)
            if chips:
                self.slices.append(Slice(chips, frozenset(s for s, paid in enumerate(self.paid) if paid > below)))
            below = level
        self.fees, self.paid = 0, [0] * len(self.paid)

    def _teams(self, seats: set[int]) -> int:
        """How many teams some seats are; whoever has no partner is one."""
        return len({frozenset((seat, self.partners.get(seat, seat))) for seat in seats})

    def _shared(self, event: ev.Event) -> Iterator[str]:
        """Collect the shares of one part of a pot, which go from the first seat on; the law is that teams get alike."""
        same = (
            self.shares
            and isinstance(event, ev.Won)
            and (event.pot, event.why) == (self.shares[-1].pot, self.shares[-1].why)
            and event.seat > self.shares[-1].seat
        )
        if self.shares and not same:
            yield from self._unequal()
            self.shares = []
        if isinstance(event, ev.Won):
            self.shares.append(event)

    def _unequal(self) -> Iterator[str]:
        """What is wrong with the shares of a part."""
        teams: dict[frozenset[int], list[int]] = {}
        for share in self.shares:
            team = frozenset((share.seat, self.partners.get(share.seat, share.seat)))
            teams.setdefault(team, []).append(share.chips)
        for shares in (*teams.values(), [sum(shares) for shares in teams.values()]):
            if sorted(shares, reverse=True) != shares or shares[0] - shares[-1] > 1:
                yield f"Shares of {shares} are not equal, with odd chips for the first."
