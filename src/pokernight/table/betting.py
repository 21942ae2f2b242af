"""One betting round: whose turn it is, and what may be bet."""

from dataclasses import dataclass


@dataclass(slots=True)
class BetChoice:
    """What a player may do: chips to call, and the range to which he may bet or raise; amounts are "to"."""

    call: int
    """The chips it costs to stay in; 0 means check."""
    least: int = 0
    """The least total to bet or raise to in this round; 0 where no raise is allowed."""
    most: int = 0
    """The greatest total to bet or raise to in this round."""
    to: int = 0
    """What the bet stands at; 0 means that nobody has bet."""

    @property
    def may_raise(self) -> bool:
        """Whether a bet or a raise is allowed."""
        return self.most > 0

    def prompt(self, *, may_fold: bool = True) -> str:
        """The question that this puts to a player.

        >>> BetChoice(call=3, least=6, most=8, to=3).prompt()
        'It is 3 to you: call, raise or fold.'
        """
        if not self.call:
            return "Check." if not self.may_raise else "Check or raise." if self.to else "Check or bet."
        stay = ("call", "raise") if self.may_raise else ("call",)
        ways = f"{', '.join(stay)} or fold" if may_fold else " or ".join(stay)
        return f"It is {self.call} to you: {ways}."


@dataclass(slots=True)
class Round:
    """The state of a betting round: plain data, replaced and never changed."""

    waiting: tuple[int, ...]
    """The seats that still have to act, in order."""
    order: tuple[int, ...]
    """All seats that can act in this round, in the order of the table, from the opener on."""
    paid: tuple[int, ...] = ()
    """The chips of each seat in this round, seat 1 first; none where the numbers stop."""
    to: int = 0
    """The total that every seat has to come to."""
    last: int = 0
    """The size of the last full bet or raise, measured from the bet it raised."""
    raises: int = 0
    """How many full bets and raises there were; a short all-in is none."""
    least: int = 1
    """The size of the smallest full bet; a player who bets less is all in."""
    acted: tuple[int, ...] = ()
    """The seats that have acted."""

    def paid_by(self, seat: int) -> int:
        """The chips that a seat has in the round."""
        return self.paid[seat - 1] if seat <= len(self.paid) else 0

    @property
    def _full(self) -> int:
        """The size of a full bet or raise."""
        return max(self.last, self.least)

    def after(self, seat: int, action: str, total: int = 0) -> "Round":
        """The round after the next seat has checked, called, folded, or bet or raised to a total."""
        order, to, last, raises, least = self.order, self.to, self.last, self.raises, self.least
        acted = self.acted if seat in self.acted else (*self.acted, seat)
        match action:
            case "check" | "call":
                waiting, paid = without(self.waiting, seat), self._paying(seat, total)
                return Round(waiting, order, paid, to, last, raises, least, acted)
            case "fold":
                waiting, others = without(self.waiting, seat), without(order, seat) or order
                return Round(waiting, others, self.paid, to, last, raises, least, acted)
            case "bet" | "raise":
                place, size = order.index(seat), total - to
                if size >= self._full:
                    last, raises = size, raises + 1
                behind = order[place + 1 :] + order[:place]
                return Round(behind, order, self._paying(seat, total), total, last, raises, least, acted)
        raise ValueError(f"Nobody can {action} in a betting round.")

    def _paying(self, seat: int, total: int) -> tuple[int, ...]:
        """The chips of each seat when one of them has come to a total."""
        if self.paid_by(seat) == total:
            return self.paid
        paid = self.paid + (0,) * (seat - len(self.paid))
        return (*paid[: seat - 1], total, *paid[seat:])


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """All seats but one, which is mostly the first."""
    return seats[1:] if seats and seats[0] == seat else tuple(other for other in seats if other != seat)
