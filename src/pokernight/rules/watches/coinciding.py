"""Two players to whom the same happens, at the same time or one after the other."""

from collections.abc import Iterable
from itertools import takewhile

from pokernight.cards import rank_of
from pokernight.language.part import reads, sentence
from pokernight.rules.betting.debts import PayPlayer
from pokernight.rules.parts.places import Neighbour
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.rule import Effect, Event, Hit
from pokernight.rules.totals import Totals
from pokernight.rules.watches.happenings import OtherMust, matched
from pokernight.rules.watches.rising import How
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.state import Rise
from pokernight.table.table import Table

_TWO = "<two [or more] [different] player|two of player>"
_SAME = (
    "<[a] card of same rank|[a] <same|matching> <rank|card>> [face up|up] [<in|during|on|at> <same|one|a> <round|turn>]"
)
"""Cards of one rank, which come in one line of the rules."""


@sentence(
    "two players flip cards of the same rank in the same round",
    f"{_TWO} <flip|turn up> {_SAME}",
    how=How.FLIPPED,
)
@sentence(
    "two players are dealt cards of the same rank face up in the same round",
    f"{_TWO} is dealt {_SAME}",
    how=How.DEALT,
)
@sentence(
    "two players get cards of the same rank face up in the same round",
    f"{_TWO} <get|show> {_SAME}",
    how=How.EITHER,
)
class Coincide(Event):
    """A card comes up whose rank has come up before another player in the same line.

    The one to whom that happens second is the one it happens to, and the first is the other; a third one is alone, so
    that nobody pays twice.
    """

    of_two = True
    how: How

    listens = (ev.Moved, ev.Turned)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        before = self._before(table)
        for rise in table.state.rose:
            if rise.seat in table.state.still_in and self.how.fits(rise) and rank_of(rise.card) is not None:
                alike = [other for other in before if rank_of(other.card) == rank_of(rise.card)]
                others = {other.seat for other in alike if other.seat in table.state.still_in} - {rise.seat}
                if others and all(other.seat != rise.seat for other in alike):
                    yield Hit(rise.seat, rise.card, min(others) if len(others) == 1 else 0)

    def _before(self, table: Table) -> list[Rise]:
        """What has come up in this way since the line began, before what has just come up."""
        here = takewhile(lambda past: not isinstance(past, ev.Began), reversed(table.log))
        came = {card for past in here for _, card in ev.came_up(past)} - {rise.card for rise in table.state.rose}
        return [rise for rise in table.state.risen if rise.card in came and rise.seat and self.how.fits(rise)]

    def chances(self, totals: Totals) -> int:
        return totals.seen


_UP = "[face] up card"
_LIKE = "<of same rank as|[that] <match|pair|is same rank as>> [rank of] [one of]"
_OTHER = "<any [other]|a|other> player's"
_WAYS = (f"{ANYONE} {{how}} a <{_UP}|card [face up]> {_LIKE}", f"a card [is] {{how}} face up {_LIKE}")


@sentence(
    "a player {how} a card face up that matches another player's up card",
    *(f"{way} <{_OTHER} {_UP}|a card face up>" for way in _WAYS),
    neighbour=None,
)
@sentence(
    "a player {how} a card face up that matches an up card of {neighbour:one}",
    *(f"{way} a {_UP} of {{neighbour}}" for way in _WAYS),
)
@reads(
    f"their <{_UP}|card> <match|pair|is same rank as> [rank of] {_OTHER} [{_UP}|card]",
    f"{ANYONE} <match|pair> {_OTHER} {_UP}",
    how=How.EITHER,
    neighbour=None,
)
@reads(f"their <{_UP}|card> <match|pair|is same rank as> [rank of] [a] {_UP} of {{neighbour}}", how=How.EITHER)
class MatchesOther(Event):
    """A card comes up that has the rank of one before a neighbour, or before the nearest other player to the left."""

    of_two = True
    how: How
    neighbour: Neighbour | None = None

    listens = (ev.Moved, ev.Turned)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        for rise in table.state.rose:
            if rise.seat in table.state.still_in and self.how.fits(rise):
                seats = self.neighbour.able(table, rise.seat) if self.neighbour else table.seats_from(rise.seat + 1)
                others = [
                    other for other in seats if other != rise.seat and matched(table, other, rise.card) is not None
                ]
                yield from [Hit(rise.seat, rise.card, other) for other in others[:1]]

    def chances(self, totals: Totals) -> int:
        return totals.seen


@reads("other player [must|have to] pay they {price}", "other player [must|have to] pay {price} to they")
class OtherPays(Effect):
    """Another player who had part in it pays the one it happened to."""

    price: Price

    @classmethod
    def said(cls, **fields: Price) -> OtherMust:
        return OtherMust(PayPlayer(fields["price"], None))
