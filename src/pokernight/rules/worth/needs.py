"""Cards that a player must hold to win, or must not."""

from collections.abc import Iterable
from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.language.writer import clause
from pokernight.ranking.hand import NOTHING
from pokernight.rules.conditions.holdings import HasCard, HasHand
from pokernight.rules.parts.faces import Faces, NaturalCards, Printed
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import THAT_PLAYER, THEY
from pokernight.rules.plan import Plan, contenders
from pokernight.rules.pot.settling import noted
from pokernight.rules.pot.unplayed import beaten
from pokernight.rules.rule import HandName, Having, Standing
from pokernight.rules.totals import Totals
from pokernight.rules.worth.hands import Made, MadeHand
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.referee import SHOWDOWN
from pokernight.table.table import Table


class Bar(Standing):
    """Something that keeps a player from winning, however good the hand is."""

    def bars(self, table: Table, seat: int) -> bool:
        """Whether it keeps a player from winning anything."""
        raise NotImplementedError(f"{type(self).__name__} bars nobody.")

    @property
    def listens(self) -> tuple[type, ...]:
        return (ev.Noted,)

    def watch(self, table: Table, event: Happened) -> Iterable[Frame]:
        return [Frame(self)] if noted(event, SHOWDOWN) else []

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Who is kept from winning is out of the comparison; see `Playable`."""
        for seat in contenders(table):
            if self.bars(table, seat):
                beaten(table, seat)
        return None

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


@sentence(
    "To win, a player must hold {first:one} and {second:one}",
    f"To win [pot|hand] {THEY} must <have|hold> [both] {{first}} and {{second}} [in their hand]",
    f"{THEY} <must have|must hold|need> [both] {{first}} and {{second}} [in their hand] to win [pot|hand]",
    "To win [pot] <their|a|winning> hand must <contain|include|have> {first} and {second}",
    "<Their|a|winning> hand must <contain|include|have> {first} and {second} to win [pot]",
)
@sentence(
    "To win, a player must hold {first:one}",
    f"To win [pot|hand] {THEY} must <have|hold> {{first}} in their hand",
    f"{THEY} must <have|hold> {{first}} [in their hand] to win [pot|hand]",
    f"{THEY} may not win [pot|hand] <without|unless they <have|hold>> [at least] {{first}} [in their hand]",
    "To win [pot] <their|a|winning> hand must <contain|include> {first}",
    "<Their|a|winning> hand must <contain|include> {first} to win [pot]",
    second=None,
)
@reads(
    f"{THEY} <must have|must hold|need> [at least] one {{first:NaturalCards}} [in their hand] [to win [pot|hand]]",
    "<Their|a|winning> hand must <contain|include|have> [at least] one {first:NaturalCards} [to win [pot]]",
)
@reads(
    "A hand <of|with> <only|nothing but|all> wild card may not win [pot]",
    "A hand may not <consist|is made> <only of|of only> wild card",
    first=NaturalCards(),
)
class NeededToWin(Bar):
    """Cards without which a hand wins nothing, however good it is."""

    first: Printed
    second: Faces | None = None

    def bars(self, table: Table, seat: int) -> bool:
        held = table.state.of_seat(seat)
        needed = [cards for cards in (self.first, self.second) if cards]
        return not all(any(cards.has(table, card, seat) for card in held) for cards in needed)


@sentence(
    "Who has {cards:one} loses to everyone who has none",
    "<Any player|anyone|player|hand|any hand> <with|who have> {cards} [at showdown] lose to"
    " <any|every|all> <player|hand|one> <without|who do not have> <it|one|they|{_:CardSet}>",
    "If they have {cards} [at showdown] they lose to <anyone|any player|everyone>"
    " <without|who do not have> <it|one|they>",
)
class LosesToOthers(Bar):
    """Cards with which nobody wins as long as anybody is left who has none of them."""

    cards: Faces

    def bars(self, table: Table, seat: int) -> bool:
        return self._has(table, seat) and not all(self._has(table, other) for other in contenders(table))

    def _has(self, table: Table, seat: int) -> bool:
        return any(self.cards.has(table, card, seat) for card in table.state.of_seat(seat))


_BEAT_ALL = "<beat <any|every|all> [other] hand|beat everything [else]|is <best|highest> [possible] hand>"
"""To be the best hand there is."""

_POT = "[pot|hand|game|anything]"
_AT_LAST = "[<at|in> showdown|at end [of <hand|game>]]"
"""When it is looked at who can win, which need not be said."""


@sentence(
    "If {condition}, they cannot win",
    f"If {{condition}} {_AT_LAST} {THAT_PLAYER} may not win {_POT}",
    f"If {{condition}} {_AT_LAST} <their hand|{THAT_PLAYER}> is dead",
    f"{THEY} may not win {_POT} if {{condition}} {_AT_LAST}",
    f"{{condition}} {_AT_LAST} <may not win {_POT}|lose>",
    end=None,
)
@sentence(
    "If {condition}, they cannot win the {end} hand",
    f"If {{condition}} {_AT_LAST} {THAT_PLAYER} may not win {{end}} [hand|half [of pot]]",
    f"{THEY} may not win {{end}} [hand|half [of pot]] if {{condition}} {_AT_LAST}",
    f"{{condition}} {_AT_LAST} may not win {{end}} [hand|half [of pot]]",
)
class Barred(Bar):
    """Who has something that forbids it wins nothing, or nothing one way."""

    condition: Having
    end: End | None = None

    @classmethod
    def said(cls, **fields: Any) -> "Barred | None":
        """That a low hand has no pair is said of the cards that make it, and not of all that a player holds."""
        pair = isinstance(fields["condition"], HasHand) and fields["condition"].hand == MadeHand(Made.PAIR)
        return None if pair and fields["end"] is End.LOW else cls(**fields)

    def bars(self, table: Table, seat: int) -> bool:
        return self.end is None and self.condition.holds(table, seat)

    def shape(self, plan: Plan) -> None:
        """A hand that must not win one way is no hand of that kind."""
        if self.end is plan.end:
            plan.bars.append(self.condition)


@reads(f"No one may win {_POT} with {{hand}}", f"[A hand <of|with>] {{hand}} <may|do> not win {_POT}", better=False)
@reads(
    f"No one may win {_POT} with [at least] {{hand}} or better",
    f"[A hand <of|with>] {{hand}} or better <may|do> not win {_POT}",
    better=True,
)
class HandBarred(Bar):
    """A hand that wins nothing, said of the hand and not of who has it."""

    hand: HandName
    better: bool

    @classmethod
    def said(cls, **fields: Any) -> Barred:
        return Barred(HasHand(**fields))


@sentence(
    "If {condition}, they need at least {hand} to win",
    f"If {{condition}} {THAT_PLAYER} <must have|need> [at least] {{hand}} [or better] to win [pot|hand]",
    "{condition} <must have|need> [at least] {hand} [or better] to win [pot|hand]",
)
class NeedsMore(Standing):
    """The least that wins for players who have something, or lack it."""

    condition: Having
    hand: HandName

    def shape(self, plan: Plan) -> None:
        if plan.end is End.HIGH:
            plan.qualifiers.append(LeastIf(self.condition, self.hand))

    def tally(self, totals: Totals) -> None:
        totals.tags.add("qualifier")


class LeastIf(HandName):
    """A hand that is only needed where something is so."""

    condition: Having
    hand: HandName

    def least(self, plan: Plan) -> int:
        return self.hand.least(plan) if self.condition.holds(plan.table, plan.seat) else NOTHING


@sentence(
    "{count} {cards:plural} beat any other hand",
    f"[a] [natural] {{count}} [natural] {{cards}} {_BEAT_ALL}",
)
@reads(f"[a] [natural] pair of [natural] {{cards}} {_BEAT_ALL}", count=2)
class CardsBeatAll(Standing):
    """Cards with which a high hand is better than any without them."""

    count: int
    cards: Faces

    def shape(self, plan: Plan) -> None:
        if plan.end is End.HIGH and not plan.showing:
            plan.tops.append((HasCard(self.cards, self.count), clause(self)))

    def tally(self, totals: Totals) -> None:
        totals.tags.add("mod-ranks")
