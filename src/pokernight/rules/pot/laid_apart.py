"""Several hands of one player, each of which is played for a part of the pot."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from pokernight.language.part import Part, reads, sentence
from pokernight.ranking import Hand
from pokernight.rules.common.layout import Where
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import WITH
from pokernight.rules.plan import best_hand, hand_of
from pokernight.rules.pot.settling import Portion, wins
from pokernight.rules.pot.shares import HandShare
from pokernight.rules.rule import Share, Winners
from pokernight.table.table import Table

_HAND = "<hand|pile|stack>"
_EACH = f"<each|every one|all> of [their] {{count}} {_HAND}"
_EVERY = f"each [of their] {_HAND}"
_IN = "<in|of|for|from|among>"
_WINS = "<win|take|get|is worth|is played for>"


def hands_apart(table: Table) -> range:
    """The numbers of the hands that every player has; none where all cards of a player are one hand."""
    return range(1, table.state.notes.get("hands", 0) + 1)


class PileHand(HandShare):
    """The best of the hands that lie in one place of their owners' row of hands."""

    end: End
    number: int

    def named(self, hand: str) -> str:
        low = f"{self.end.phrases[0]} " if self.end is End.LOW else ""
        return f"{low}hand {self.number}, {hand}"

    def made(self, table: Table, seat: int) -> Hand:
        return hand_of(table, seat, table.pile(seat, self.number), self.end)


@sentence(
    "the {end} {where} hand",
    f"{WITH} [best] {{end}} {{where}} {_HAND}",
    f"{WITH} [best] {{end}} hand {_IN} {{where}} {_HAND}",
)
@reads(f"{WITH} best {{where}} {_HAND}", f"{WITH} best hand {_IN} {{where}} {_HAND}", end=End.HIGH)
@reads(f"{WITH} worst {{where}} {_HAND}", f"{WITH} worst hand {_IN} {{where}} {_HAND}", end=End.LOW)
class HandInPlace(HandShare):
    """The best of all first hands, or second ones; where everybody has one hand only, that is it."""

    end: End
    where: Where

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        pile = self._pile(table)
        return pile.winners(table, seats, before) if pile else self.best_of(table, seats)

    def made(self, table: Table, seat: int) -> Hand:
        pile = self._pile(table)
        return pile.made(table, seat) if pile else best_hand(table, seat, self.end)

    def _pile(self, table: Table) -> PileHand | None:
        return next((PileHand(self.end, number) for number in self.where.of(hands_apart(table))), None)


@sentence("each of the {count} hands", _EACH, f"all {{count}} {_HAND}", end=End.HIGH)
@sentence("the {end} hand in each of the {count} hands", f"{WITH} [best] {{end}} [hand] {_IN} {_EACH}")
@reads(f"{WITH} best [hand] {_IN} {_EACH}", end=End.HIGH)
@reads(f"{WITH} worst [hand] {_IN} {_EACH}", end=End.LOW)
class EachOf(HandShare):
    """Every one of a player's hands, each against the others' hands of its kind, for an equal part."""

    end: End
    count: int
    tag = "split-pot"
    several = True

    def parts(self, table: Table) -> tuple[Share, ...]:
        """One share for each hand, where there are several."""
        if not hands_apart(table):
            return (self,)
        return tuple(PileHand(self.end, number) for number in range(1, self.count + 1))

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return self.best_of(table, seats)


@reads(f"{{share}} [each] {_WINS} {{portion}}", "{portion} [go] to {share}")
@reads(
    f"winner of [each of] [their] {{count}} {_HAND} [each] {_WINS} {{portion}}",
    f"{{portion}} [go] to winner of each of [their] {{count}} {_HAND}",
)
class EqualParts(Part):
    """Every one of a player's hands, with the part of the pot that each is worth: one of as many as there are hands."""

    portion: Portion
    share: EachOf | None = None
    count: int | None = None

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        share: EachOf = fields.get("share") or EachOf(End.HIGH, fields["count"])
        return share if fields["portion"].fraction == Fraction(1, share.count) else None


@reads(
    f"{_EVERY} {_WINS} {{portion}}",
    f"{WITH} best hand {_IN} {_EVERY} {_WINS} {{portion}}",
    f"{{portion}} [go] to [best hand {_IN}] {_EVERY}",
    end=End.HIGH,
)
@reads(f"{WITH} {{end}} hand {_IN} {_EVERY} {_WINS} {{portion}}", f"{{portion}} [go] to {{end}} hand {_IN} {_EVERY}")
class PartsOfEach(Part):
    """The same without the number of hands, which follows from the part that each of them is worth."""

    end: End
    portion: Portion

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        part = fields["portion"].fraction
        return EachOf(fields["end"], part.denominator) if part.numerator == 1 else None


_WHO_WINS = "<player|whoever|anyone|a player|any player> [who] <win|won>"


@sentence("whoever wins the most hands", f"{_WHO_WINS} most [of [their] [{{_:int}}]] {_HAND}", count=None, hands=None)
@sentence(
    "whoever wins {count} of the {hands} hands",
    f"{_WHO_WINS} [at least] {{count}} [or more] <of|out of> [their] {{hands}} {_HAND}",
)
class WinsHands(Share):
    """Whoever wins more of several hands than anybody else, or so many; a tie counts as for who declares both."""

    count: int | None = None
    hands: int | None = None

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        won = [PileHand(End.HIGH, number).winners(table, seats) for number in hands_apart(table)]
        times = {seat: sum(wins(table, seat, part) for part in won) for seat in seats}
        needed = self.count or max(times.values(), default=0)
        found = tuple(seat for seat, count in times.items() if count >= needed > 0)
        return Winners(found, f"won {min(times[seat] for seat in found)} of {len(won)} hands" if found else "")
