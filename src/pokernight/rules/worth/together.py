"""Pots for which it takes more than one hand: both ends, so many of several, or a card besides."""

from collections.abc import Sequence

from pokernight.language.part import reads, sentence
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import best, best_of, hand_of
from pokernight.rules.pot.settling import Decides, wins
from pokernight.rules.pot.shares import HandShare
from pokernight.rules.rule import Share, Winners
from pokernight.rules.totals import Totals
from pokernight.table.table import Table


@sentence(
    "To win the pot, a player must win the {first} card hand and the {second} card hand",
    f"{THEY} must win {{first}} card hand and {{second}} card hand to win [pot]",
)
class MustWinBoth(Decides):
    """Both hands or nothing."""

    first: int
    second: int

    def winners(self, table: Table, seats: Sequence[int]) -> Winners | None:
        won = [best_of(table, seats, End.HIGH, size) for size in (self.first, self.second)]
        return enough_won(table, seats, won, 2)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


@sentence(
    "To win the pot, a player must win high and low",
    f"{THEY} must <win|have> [both] high [hand] and low [hand] to win [pot]",
    f"To win [pot] {THEY} must <win|have> [both] high [hand] and low [hand]",
)
class MustWinEnds(Decides):
    """Both ends of the pot or nothing."""

    def winners(self, table: Table, seats: Sequence[int]) -> Winners | None:
        return enough_won(table, seats, [best_of(table, seats, end) for end in End], 2)

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"qualifier", "high-low"}


@sentence(
    "To win the pot, a player must win {count} of the {hands} hands",
    f"{THEY} must win [at least] {{count}} of {{hands}} hand to <win|take> [pot|anything]",
)
@reads(
    f"{THEY} must win both hand to <win|take> [pot|anything]",
    f"To <win|take> pot {THEY} must win both hand",
    count=2,
    hands=2,
)
class MustWin(Decides):
    """So many hands or nothing."""

    count: int
    hands: int

    def winners(self, table: Table, seats: Sequence[int]) -> Winners | None:
        piles = range(1, self.hands + 1)
        won = [best({seat: hand_of(table, seat, table.pile(seat, number)) for seat in seats}) for number in piles]
        return enough_won(table, seats, won, self.count)

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


_HAVE = "<must|have to> [also] <have|hold|win>"
_WIN = "<win|take> [pot|hand|game|anything]"


def _having_both(card: str) -> tuple[str, ...]:
    """The ways to say that it takes a hand and a card of some kind."""
    return (
        f"To {_WIN} {THEY} <{_HAVE}|need> [both] <{{hand}} and {card}|{card} and {{hand}}>",
        f"{THEY} <{_HAVE}|need> [both] <{{hand}} and {card}|{card} and {{hand}}> to {_WIN}",
        f"<{{hand}} <{_HAVE}|need> [also] {card}|{card} <{_HAVE}|need> [also] {{hand}}> to {_WIN}",
        f"{{hand}} [only] {_WIN} [only] if <they|it|that player> [also] <have|hold> {card}",
        f"{{hand}} <may|do> not {_WIN} <unless <they|it|that player> [also] <have|hold>|without> {card}",
        f"Only [a] player <with|who have> [both] <{{hand}} and {card}|{card} and {{hand}}> may {_WIN}",
        f"Pot [only] <go to|is [only] won by> [a|only a] player <with|who have> [both]"
        f" <{{hand}} and {card}|{card} and {{hand}}>",
        f"Winner {_HAVE} [both] <{{hand}} and {card}|{card} and {{hand}}>",
    )


@sentence("To win the pot, a player must have {hand} and {card:SingleCard}", *_having_both("{card:SingleCard}"))
@reads(*_having_both("{card:SplitCard}"))
@reads(*_having_both("{card:LoneCard}"))
class MustHaveBoth(Decides):
    """The best hand and a card in one hand, or nothing; who shares the best hand has it."""

    hand: HandShare
    card: Share

    def winners(self, table: Table, seats: Sequence[int]) -> Winners | None:
        best_hand, with_card = (share.winners(table, seats) for share in (self.hand, self.card))
        both = tuple(seat for seat in best_hand.seats if seat in with_card.seats)
        return Winners(both, f"{best_hand.why}, and {with_card.why}")

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


def enough_won(table: Table, seats: Sequence[int], won: Sequence[Winners], count: int) -> Winners:
    """Whoever of some seats has won so many of several hands; a tie counts as it does for who declares both."""
    found = tuple(seat for seat in seats if sum(wins(table, seat, part) for part in won) >= count)
    why = ", ".join(part.why for part in won if part.why)
    return Winners(found, f"won {count} of {len(won)} hands: {why}")
