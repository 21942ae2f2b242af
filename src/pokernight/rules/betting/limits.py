"""The most that may be bet in some of the betting rounds."""

from fractions import Fraction

from pokernight.language.part import Term, reads, sentence
from pokernight.rules.betting.bet import Bet, BetLimit
from pokernight.rules.parts.price import Price, Unit
from pokernight.table import events as ev
from pokernight.table.table import Table

_MOST = "<maximum|<maximum|highest|biggest|largest> bet|[betting] limit>"
_DOUBLES = "<is <doubled|double>|double>"
_DOUBLED = Price(Unit.MAXIMUM, Fraction(2))


class Stretch(Term):
    """Which end of the game."""

    FIRST = ("the first",)
    LAST = ("the last", "the final")


_IN = "<in|for|during> {stretch} {count} [betting] round"
_IN_ONE = "<in|for|during> {stretch} [betting] round"


@sentence(
    "In {stretch} betting round, no bet may be more than {price}",
    f"{_IN_ONE} {_MOST} is {{price}}",
    f"{_MOST} is {{price}} {_IN_ONE}",
    count=1,
)
@sentence(
    "In {stretch} {count} betting rounds, no bet may be more than {price}",
    f"{_IN} {_MOST} is {{price}}",
    f"{_MOST} is {{price}} {_IN}",
)
@reads(f"{_IN} {_MOST} {_DOUBLES}", f"{_MOST} {_DOUBLES} {_IN}", price=_DOUBLED)
@reads(f"{_IN_ONE} {_MOST} {_DOUBLES}", f"{_MOST} {_DOUBLES} {_IN_ONE}", price=_DOUBLED, count=1)
class RoundsLimit(BetLimit):
    """Another limit for the first betting rounds of a deal, or for the last."""

    stretch: Stretch
    count: int

    def applies(self, table: Table) -> bool:
        if self.stretch is Stretch.FIRST:
            return _rounds_so_far(table) <= self.count
        to_come = (rule for turn in table.course.turns[table.cursor :] for rule in turn.rules)
        return sum(isinstance(rule, Bet) for rule in to_come) < self.count


def _rounds_so_far(table: Table) -> int:
    """The betting rounds of this deal, with the one that is being played or about to begin."""
    begun = sum(isinstance(event, ev.RoundBegan) for event in table.this_deal)
    return begun if table.state.round else begun + 1
