"""Legs: a pot that is won by several deals."""

from collections.abc import Iterable, Sequence
from typing import Any

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import IN, ONE, THAT_PLAYER, THEY, WHO
from pokernight.rules.pot.settling import ONE_IN, WINS, take_pots, tell_deals, win_deal, won_before
from pokernight.rules.pot.shares import BestHand
from pokernight.rules.rule import Ending, Share, Standing, Winners
from pokernight.table import events as ev
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

WINNER = "<winner|winner of <each|a> <hand|deal|pot>|whoever win>"


@sentence(
    "the first player to win {count} times",
    f"first player <to|who> <win|have won> {{count}} {WINS}",
    "<first|a> player <to get|to have|who have|with> {count} <win|leg>",
    f"<whoever|player who> win {{count}} {WINS} first",
    alone=False,
)
@sentence(
    "the first player to go in alone {count} times",
    f"first player <to|who> {IN} alone {{count}} time",
    f"first player <to|who> {IN} {{count}} time alone",
    alone=True,
)
class FirstToWin(Share):
    """Whoever has won so many deals, or so many that nobody else was in for."""

    count: int
    alone: bool = False
    alone_takes_all = False

    def this_time(self, table: Table, seats: Sequence[int]) -> tuple[int, ...]:
        """Who has won the deal that is being played: the best hand, or whoever has nobody to compare with."""
        if len(seats) < 2:
            return tuple(seats)
        spoken = [share for share in table.spoken_of(Share) if not isinstance(share, FirstToWin)]
        return (spoken[0] if spoken else BestHand(End.HIGH)).winners(table, seats).seats

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        alone = self.alone or bool(table.standing(LegAlone))
        this_time = 0 if alone else 1  # whoever is in alone is noted before the hands are compared
        won = tuple(seats) if alone else self.this_time(table, seats)
        enough = tuple(seat for seat in won if won_before(table, seat, alone=alone) + this_time >= self.count)
        return Winners(enough, f"has {'gone in alone' if alone else 'won'} {self.count} times")


def leg_for_last(table: Table, legs: FirstToWin) -> bool:
    """Count the deal for the only player who has not folded; whether it takes more than that to win the pot."""
    if legs.alone:
        return False
    (seat,) = table.state.still_in
    win_deal(table, (seat,))
    return won_before(table, seat) < legs.count


@sentence(
    "Only who goes in alone wins a leg",
    f"If <only one player|a player> {IN} [alone] {THAT_PLAYER} <get|win> a leg",
    f"If <they|a player|one player> is only [one|player] <to go|who went|in> [in] {THAT_PLAYER} <get|win> a leg",
    f"{WHO} {IN} alone <get|win> a leg",
)
class LegAlone(Standing):
    """What counts for the pot is to go in alone, not to win; who has done it often enough takes the pot at once."""

    @property
    def listens(self) -> tuple[type, ...]:
        return (ev.Noted,)

    def watch(self, table: Table, event: ev.Event) -> Iterable[Frame]:
        if isinstance(event, ev.Noted) and event.name == ONE_IN:
            yield Frame(OneMoreLeg(), seat=event.value)


class OneMoreLeg:
    """A leg for who went in alone; with the last that it takes, the game is over."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Count the leg of the player of the frame; see `Playable`."""
        tell_deals(table, (frame.seat,), alone=True)
        if self._enough(table, frame.seat):
            take_pots(table, (frame.seat,), "has gone in alone often enough")
            table.jump(len(table.course.turns))
        return None

    def _enough(self, table: Table, seat: int) -> bool:
        """Whether a player has all the legs that it takes."""
        goals = [ending.winners(table) for ending in table.spoken_of(Ending) if ending.counts_deals]
        goals += [share.winners(table, (seat,)).seats for share in table.spoken_of(FirstToWin)]
        return any(seat in winners for winners in goals)


@sentence(
    "Who wins a deal wins a leg",
    f"{THEY} <get|win> a leg <for winning|if they win> [a] [hand|pot|deal]",
    f"<Each|every> time {THEY} win [a] <hand|deal|pot> they <get|win> a leg",
    f"{WINNER} <get|win> a leg",
    "<high|best|winning> hand <get|win|earn> a leg",
)
class LegForWinning(Standing):
    """What is counted, where nothing else is said, is who has won."""


@reads(
    f"pot <stay|remain|is not won|grow|build> [in] [there] until {ONE} <win|have won> {{count}} {WINS}",
    f"{THEY} must <win|have won> {{count}} <time|leg> to <win|take> pot",
    f"{THEY} <need|must have|must get> {{count}} <win|leg> to <win|take> pot",
    f"pot is won by first player to win {{count}} {WINS}",
    "{count} leg <win|take> pot",
    alone=False,
)
@reads(
    f"pot <stay|remain|is not won|grow|build> [in] [there] until {ONE} {IN} alone {{count}} time",
    f"{THEY} must go in alone {{count}} time to <win|take> pot",
    alone=True,
)
class WonInTheEnd(Part):
    """A pot that is only won after several deals, said as a whole sentence."""

    count: int
    alone: bool

    @classmethod
    def said(cls, **fields: Any) -> Part:
        return FirstToWin(**fields)
