"""Cards that come from another player: what that brings about, which of them are meant, and how they go back."""

from collections.abc import Iterable

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.rules.parts.faces import Printed
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Recipient
from pokernight.rules.parts.refs import Nth, Told
from pokernight.rules.parts.subjects import ANYONE
from pokernight.rules.passing.gifts import Gift
from pokernight.rules.passing.passing import PassCards, passed_to
from pokernight.rules.rule import Deed, Event, Hit
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.events import handed_over
from pokernight.table.table import Table


class ChangesHands(Event):
    """A card goes from one player to another, and is shown for what follows."""

    shown = True
    of_two = True
    listens = (ev.Moved,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        moved = handed_over(event)
        if moved:
            giver, taker = moved.source.seat, moved.to.seat
            yield from (self.hit(giver, taker, card) for card in moved.cards if self.fits(table, card, moved))

    def fits(self, table: Table, card: Card, moved: ev.Moved) -> bool:
        """Whether a card is what is watched for, of those that went over with it."""
        raise NotImplementedError(f"{type(self).__name__} fits no card.")

    def hit(self, giver: int, taker: int, card: Card) -> Hit:
        """To whom of the two it happens: to who gets the card, where nothing else is said."""
        return Hit(taker, card, giver)


class KindChangesHands(ChangesHands):
    """A card of a kind goes from one player to another."""

    cards: Printed

    def fits(self, table: Table, card: Card, moved: ev.Moved) -> bool:
        return self.cards.has(table, card, moved.to.seat)

    def chances(self, totals: Totals) -> int:
        return self.cards.size(totals)


@sentence(
    "a player is passed {cards:one}",
    f"{ANYONE} <is|was> passed {{cards}}",
    "<anyone|any player|each player> passed {cards}",
    "{cards} is passed to <they|a player>",
)
@reads(f"{ANYONE} <get|receive> {{cards}} <in a pass|from another player>")
class IsPassed(KindChangesHands):
    """A card of a kind comes to a player from another."""


@sentence(
    "a player passes {cards:one}",
    f"<{ANYONE} pass|<they|whoever|player who|anyone who> passed> {{cards}} [on|away]"
    " [to <anyone|someone|a player|a other player>]",
)
class Passes(KindChangesHands):
    """A card of a kind goes from a player to another."""

    def hit(self, giver: int, taker: int, card: Card) -> Hit:
        return Hit(giver, card, taker)


@sentence("{nth} card passed to you", "{nth} card [that was] passed to they", one="{nth} card passed to them")
class PassedCard(Told):
    """The first card that came to a player from another, or the second, or the last."""

    nth: Nth

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        return self.nth.of(list(passed_to(table, seat)))


@sentence(
    "the player who passed to them",
    "<[back to] <player|neighbour|whoever> <who|that|> passed <to they|[card] to they|they card>|back>",
)
class Giver(Recipient):
    """Whoever gave the player cards last; the left neighbour where nobody did."""

    def of(self, table: Table, seat: int) -> int | None:
        for moved in map(handed_over, reversed(table.log)):
            if moved and moved.to.seat == seat:
                giver = moved.source.seat
                return giver if giver in table.state.still_in else table.neighbour(seat, -1)
        return table.neighbour(seat, 1)


@reads("<pass|give|hand> back {cards}")
class PassBack(Deed):
    """Cards go back to where cards came from, which need not be said."""

    cards: Pick

    @classmethod
    def said(cls, **fields: Pick) -> PassCards:
        return PassCards((Gift(fields["cards"], Giver()),))
