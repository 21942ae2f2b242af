"""Openers: the hand that it takes to open the betting, more of it each time that nobody could, and the proof of it."""

from collections.abc import Iterable
from itertools import combinations

from pokernight.cards import Rank
from pokernight.language.part import Part, reads, sentence
from pokernight.rules.betting.bet import OpensWith
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import holding, plan_for
from pokernight.rules.pot.settling import noted
from pokernight.rules.rule import Event, HandName, Hit, Remark, Standing
from pokernight.rules.totals import Totals
from pokernight.rules.worth.hands import PairOf
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

OPEN = "open [betting|[first] [betting] round [of betting]|pot|game]"
"""To make the first bet of a deal."""


@sentence(
    "To open the betting, a player must have at least {hand}",
    f"To {OPEN} {THEY} must have [at least] {{hand}} [or better]",
    f"{THEY} <must have|need> [at least] {{hand}} [or better] to {OPEN}",
    f"It take [at least] {{hand}} [or better] to {OPEN}",
    f"{{hand}} [or better] is <needed|required|necessary> to {OPEN}",
    f"Only {THEY} with [at least] {{hand}} [or better] may {OPEN}",
    f"{THEY} may not {OPEN} without [at least] {{hand}} [or better]",
    f"No one may {OPEN} without [at least] {{hand}} [or better]",
    "{hand} to open",
)
class OpenQualifier(OpensWith):
    """The least that may open the betting."""

    hand: HandName

    def needed(self, table: Table) -> HandName:
        deals = table.state.notes.get("deals", 1)
        for rule in table.standing(OpenersRise):
            return rule.after(self.hand, deals - 1, over_again=bool(table.spoken_of(OpenersStartOver)))
        return self.hand

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


@sentence("nobody opens", "no one <open|opened|may open> [betting]", "no one have opener")
class NobodyOpens(Event):
    """All have checked a round that has to be opened with a certain hand."""

    undecided = True
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        opened = "last raiser" in table.state.notes
        return [Hit()] if noted(event, "nobody bets") and table.standing(OpensWith) and not opened else []


@reads("{rank}")
class BarePair(Part):
    """A pair that is only called by its rank: "queens, then kings"."""

    rank: Rank

    @classmethod
    def said(cls, **fields: Rank) -> Part:
        return PairOf(**fields)


@sentence(
    "{hand}",
    "{hand} [or better] [to open] [<on|in> <second|third|fourth|fifth|next> <deal|hand|time>]",
    "then {hand} [or better] [to open]",
    "[then] {hand:BarePair} [or better] [to open]",
    "<second|third|fourth|fifth> [deal|hand|time|one] [require|need|take] [at least] {hand} [or better] [to open]",
)
class Later(Part):
    """What it takes to open one of the deals that come after one that nobody could open."""

    hand: HandName


_TO_OPEN = (
    "<opener|opening requirement|requirement [to open]|qualifier [to open]"
    "|<pair|hand> <needed|required|[that] it take> [to open]>"
)
_EACH_TIME = (
    "<each|every> <time [no one <open|opened|may open>|this happen|<game|hand|card> is redealt"
    "|there is [a] [new] <redeal|deal>]"
    "|deal|new deal|redeal|hand>"
)
_TO_ACES = "[up to <ace|pair of ace>|until [it <is|reach>] <ace|pair of ace>]"


@sentence(
    "Each time nobody opens, it takes more to open the next deal: {hands:each}",
    "<second|next> <deal|hand> <require|need|take> [at least] {hands:each} [to open]",
    f"<On|for|in> <second|next> <deal|hand> {THEY} <need|must have> [at least] {{hands:each}} [to open]",
    "<Opener|opening requirement|requirement [to open]> <go|move> up to {hands:each}",
    f"[<on|with|for|after>] {_EACH_TIME} {_TO_OPEN} <go|move> up [[by] one rank] to {{hands:each}}",
)
@sentence(
    "Each time nobody opens, the pair that it takes to open goes up one rank",
    f"{_TO_OPEN} <go|move> up [[by] one rank] [[with] {_EACH_TIME}] {_TO_ACES}",
    f"[<on|with|for|after>] {_EACH_TIME} {_TO_OPEN} <go|move> up [by] one rank {_TO_ACES}",
    f"{_EACH_TIME} raise {_TO_OPEN} [by] one rank {_TO_ACES}",
    hands=(),
)
class OpenersRise(Standing):
    """It takes a better hand to open each deal that comes after one that nobody could open; after the last no better.

    Where the hands are not named, it is a pair of the next rank each time, up to aces.
    """

    hands: tuple[Later, ...] = ()

    def after(self, first: HandName, deals: int, *, over_again: bool) -> HandName:
        """What it takes after so many deals that nobody could open."""
        hands = [first, *(later.hand for later in self.hands)]
        if not self.hands and isinstance(first, PairOf):
            hands = [PairOf(rank) for rank in Rank if rank >= first.rank]
        return hands[deals % len(hands)] if over_again else hands[min(deals, len(hands) - 1)]


@sentence(
    "After the last of these, it takes the first again",
    "If no one <open|may open> <on|in> <third|fourth|fifth|last|that> <deal|hand> <go|start> back [again] to {_:Later}",
    "<After {_:Later}|then> <it|opener|requirement> go back to {_:Later}",
)
class OpenersStartOver(Remark):
    """When nobody could open with the best of the hands that were named, the least will do again."""

    about = (OpenersRise,)


class ShowThem:
    """A player shows the cards that were good enough to open with."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Show the fewest cards that will do, or all where none will any more; see `Playable`."""
        held = table.state.of_seat(frame.seat)
        plan = plan_for(table, frame.seat)
        ranking = plan.ranking(qualified=False)
        least = max((rule.needed(table).least(plan) for rule in table.standing(OpensWith)), default=0)
        picks = (cards for count in range(1, len(held)) for cards in combinations(held, count))
        enough = (cards for cards in picks if ranking.strength(holding(table, frame.seat, cards)) >= least)
        table.show(next(enough, held), table.state.everyone)
        return None


_WHO_OPENED = "<player who opened|opener|whoever opened>"
_MUST_SHOW = "<must|have to> [is able to] <show|prove>"
_TO_WIN = "[to win [pot|hand]]"
_THE_OPENERS = "<[[that] they had] [their] opener|card [that] they opened with>"
_AFTERWARDS = "[<after|at end of> <hand|game|deal>|afterwards]"


@sentence(
    "Who opened must show the openers to win",
    f"{_WHO_OPENED} {_MUST_SHOW} {_THE_OPENERS} <{_TO_WIN}|{_AFTERWARDS}>",
    f"If {_WHO_OPENED} win they {_MUST_SHOW} {_THE_OPENERS} {_AFTERWARDS}",
)
class ShowOpeners(Standing):
    """Even who wins the pot because all others have folded shows that the betting was rightly opened."""

    @property
    def listens(self) -> tuple[type, ...]:
        return (ev.Won,)

    def watch(self, table: Table, event: Happened) -> Iterable[Frame]:
        if isinstance(event, ev.Won) and event.seat == opened_by(table):
            return [Frame(ShowThem(), seat=event.seat)]
        return []


@sentence(
    "Who opened must show at least {hand} to win",
    f"{_WHO_OPENED} {_MUST_SHOW} [[that] they <had|have>] [at least] {{hand}} [or better] {_TO_WIN}",
    f"If {_WHO_OPENED} win they {_MUST_SHOW} [[that] they <had|have>] [at least] {{hand}} [or better]",
)
class ShowHandToWin(ShowOpeners, OpensWith):
    """The same by its name, so that nobody can open with less."""

    hand: HandName

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


def opened_by(table: Table) -> int | None:
    """Who made the first bet of the deal."""
    bets = (event.seat for event in table.this_deal if isinstance(event, ev.Acted) and event.action == "bet")
    return next(bets, None)
