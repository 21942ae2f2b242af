"""One betting round: whose turn it is, and what may be bet."""

from dataclasses import dataclass, replace

from pokernight.table.options import Limit, Options


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
    """The size of the last bet or raise."""
    raises: int = 0
    least: int = 1
    """The size of the smallest bet that counts as one; who bets less is all in, and opens nothing again."""
    full: int = 0
    """The total of the last bet or raise that counted."""
    acted: tuple[int, ...] = ()
    """The seats that have acted since then: they may call, but not raise."""

    def paid_by(self, seat: int) -> int:
        """The chips that a seat has in the round."""
        return self.paid[seat - 1] if seat <= len(self.paid) else 0

    def choice(self, seat: int, stack: int, pot: int, in_hand: int, options: Options) -> BetChoice:
        """What the next seat may do, with so many chips behind, so many in the pot, and so many players in the hand."""
        paid = self.paid_by(seat)
        call = min(self.to - paid, stack)
        everything = paid + stack
        capped = self.raises > options.raises and in_hand > 2
        alone = len(self.order) == 1 and self.to <= paid
        if everything <= self.to or capped or alone or seat in self.acted:
            return BetChoice(call, 0, 0, self.to)
        least, most = self._range(pot + call, options)
        if options.limit is Limit.NONE:
            most = everything
        return BetChoice(call, min(least, everything), min(most, everything), self.to)

    def _range(self, pot_after_call: int, options: Options) -> tuple[int, int]:
        """The least and the greatest total of a bet or raise for somebody with chips enough."""
        smallest = max(options.minimum, self.last)
        if options.limit is Limit.SPREAD:
            return self.to + smallest, self.to + max(options.maximum, self.last)
        if options.limit is Limit.FIXED:
            return self.to + options.maximum, self.to + options.maximum
        if options.limit is Limit.POT:
            return self.to + smallest, self.to + max(smallest, pot_after_call)
        return self.to + smallest, self.to + smallest

    def after(self, seat: int, action: str, total: int = 0) -> "Round":
        """The round after the next seat has checked, called, folded, or bet or raised to a total."""
        waiting = self.waiting
        waiting = waiting[1:] if waiting[:1] == (seat,) else tuple(other for other in waiting if other != seat)
        match action:
            case "fold":
                order = tuple(other for other in self.order if other != seat)
                return self._with(waiting, seat, order=order)
            case "check" | "call":
                return self._with(waiting, seat, total)
            case "bet" | "raise":
                size = total - self.full
                place = self.order.index(seat)
                behind = (*self.order[place + 1 :], *self.order[:place])
                if size < max(self.last, self.least):  # a short all in: others have to call it, and that is all
                    return self._with(behind, seat, total, to=total)
                counted = replace(self, acted=(), full=total, last=size, raises=self.raises + 1)
                return counted._with(behind, seat, total, to=total)
        raise ValueError(f"Nobody can {action} in a betting round.")

    def _with(
        self, waiting: tuple[int, ...], seat: int, total: int | None = None, *, to: int = 0, order: tuple[int, ...] = ()
    ) -> "Round":
        """The round with a seat having acted, and its chips."""
        paid = self.paid
        if total is not None:
            paid += (0,) * (seat - len(paid))
            paid = (*paid[: seat - 1], total, *paid[seat:])
        acted = (*self.acted, seat)
        size = (self.last, self.raises, self.least, self.full)
        return Round(waiting, order or self.order, paid, to or self.to, *size, acted)
