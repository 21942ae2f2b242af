"""In or out: who went in, who pays for it, and going on until the pot is won."""

from collections.abc import Iterable, Sequence

from pokernight.cards import Card
from pokernight.language.part import Term, reads, sentence
from pokernight.ranking import Hand
from pokernight.rules.parts.price import Unit
from pokernight.rules.parts.refs import End
from pokernight.rules.pay import Pay
from pokernight.rules.plan import NO_HAND, best_hand, contenders, hand_of
from pokernight.rules.rule import Action, Condition, Ending, Event, GameEnding, Hit, Standing
from pokernight.rules.settling import SHOWDOWN, AfterPot, noted, play_again, went_in, won_before
from pokernight.rules.totals import MATCHING, Totals
from pokernight.table import events as ev
from pokernight.table.choices import Answer
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import TABLE, Lie
from pokernight.table.table import Table

NOBODY_IN = "nobody in"
ONE_IN = "only one in"
"""The note that only one player went in, and who."""

MATCHED = "someone matched"
COMPARED = "compared"
"""The note that hands were compared, of how many players, after all that comes of it."""


class Rival(Term):
    """A hand that nobody plays."""

    TABLE = ("the table hand", "the hand on the table")
    DECK = ("a hand dealt from the deck", "top hand off deck", "a hand off deck")

    def hand(self, table: Table) -> Hand:
        """The hand, which is turned up, or dealt, when it is first asked for."""
        cards = self._from_deck(table) if self is Rival.DECK else self._on_table(table)
        return hand_of(table, 0, cards) if cards else NO_HAND

    def beaten_by(self, table: Table, seat: int) -> bool:
        """Whether a player has a better hand."""
        return best_hand(table, seat, End.HIGH).strength > self.hand(table).strength

    def _from_deck(self, table: Table) -> tuple[Card, ...]:
        if "deck hand" not in table.state.notes:
            usual = max((len(table.state.of_seat(seat)) for seat in table.state.still_in), default=0)
            dealt = [table.deal_to(TABLE, Lie.UP) for _ in range(usual)]
            table.note("deck hand", tuple(card for card in dealt if card is not None))
        there = table.state.at(TABLE)
        return tuple(card for card in table.state.notes["deck hand"] if card in there)

    def _on_table(self, table: Table) -> tuple[Card, ...]:
        cards = tuple(card for card in table.state.at(TABLE) if card not in table.state.notes.get("deck hand", ()))
        down = tuple(card for card in cards if table.state.lies[card] is not Lie.UP)
        if down:
            table.turn(down, Lie.UP)
        return cards


def _matches(action: Action) -> bool:
    """Tell whether the price is the whole pot."""
    return isinstance(action, Pay) and action.payment.price.unit is Unit.POT and action.payment.price.times == 1


@sentence(
    "Who went in and lost must {action}",
    "<Anyone|everyone|any player|all player|each player|player> who [<went|go> in and] <lost|lose> [must] {action}",
    "Loser [must] {action}",
    rival=None,
)
@sentence(
    "Who went in and did not beat {rival} must {action}",
    "<Anyone|everyone|any player|player> who went in and did not beat {rival} [must] {action}",
)
class LosersPay(AfterPot):
    """The price of going in; the pot that is matched is the one that was lost."""

    action: Action
    rival: Rival | None = None

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins():
            frame.notes["losers"] = self._losers(table)
            table.note("pot to match", table.state.notes.get("pot won", 0))
        for seat in frame.notes["losers"]:
            if frame.begins(f"seat {seat}") and seat in table.state.still_in:
                table.then(self.action, seat)
                return {}
        if frame.begins("paid"):
            table.note("pot to match", 0)
            if frame.notes["losers"]:
                table.note(MATCHED)
            table.note(COMPARED, len(table.state.notes.get("went in", ())))
        return None

    def _losers(self, table: Table) -> tuple[int, ...]:
        there = table.state.notes.get("went in", went_in(table))
        if self.rival:
            return tuple(seat for seat in there if not self.rival.beaten_by(table, seat))
        return tuple(seat for seat in there if seat not in table.state.notes.get("won", ()))

    def tally(self, totals: Totals) -> None:
        totals.tags.add("guts")
        if _matches(self.action):
            totals.open_rounds = MATCHING
            totals.tags.add("match-pot")


@sentence("nobody went in", "no one <went|go|is|stay|stayed|declare|declared> in", "everyone <go|went|is|declare> out")
class NobodyIn(Event):
    """All have stayed out."""

    undecided = True
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        return [Hit()] if noted(event, NOBODY_IN) else []


@sentence("only one player went in", "only one player <go|is|stay|stayed|declare|declared> in")
class OnlyOneIn(Event):
    """Nobody is there to compare with."""

    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        return [Hit(event.value)] if isinstance(event, ev.Noted) and event.name == ONE_IN else []


@sentence(
    "someone had to match the pot",
    "<someone|anyone|any player> <had to match|match|matched> pot",
    "<someone|anyone> lost",
)
class SomeoneMatched(Event):
    """A player who went in has lost."""

    undecided = True
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        return [Hit()] if noted(event, MATCHED) else []


@sentence("at least {count} players went in", "at least {count} player <go|is> in")
@reads("two or more player <went|go|is> in", count=2)
@reads("three or more player <went|go|is> in", count=3)
@reads("more than one player <go|went|is> in", count=2)
class ManyIn(Event):
    """So many players or more have to compare their hands."""

    count: int
    undecided = True
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        enough = isinstance(event, ev.Noted) and event.name == COMPARED and event.value >= self.count
        return [Hit()] if enough else []


@sentence("beat~s {rival} or {action}", "play against {rival} and if they lose {action}")
class BeatOr(Action):
    """A hand that nobody plays is compared with; who does not beat it has to do something."""

    rival: Rival
    action: Action

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if not frame.begins() or self.rival.beaten_by(table, frame.seat):
            return None
        if table.state.declared.get(frame.seat) == "in":  # who went in and lost to it does not win the pot
            beaten(table, frame.seat)
        table.then(self.action, frame.seat)
        return {}

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(once=totals.held if self.rival is Rival.DECK else 0)
        totals.tags.add("guts")


@sentence("beat~s {rival} to win", "play against {rival}", "beat {rival}")
class MustBeat(Action):
    """A hand that nobody plays has to be beaten before the pot is won."""

    rival: Rival

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if not self.rival.beaten_by(table, frame.seat):
            beaten(table, frame.seat)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(once=totals.held if self.rival is Rival.DECK else 0)


@sentence(
    "Players who declare out fold", "<Anyone|any player|everyone|player> who <declare|is> out <is out of hand|fold>"
)
class OutMeansFolded(Standing):
    """To stay out is to fold."""


@sentence("someone has won {count} times", "<someone|one player|a player> <win|have won> {count} time")
class SomeoneWon(GameEnding):
    """A player has won so many deals."""

    count: int
    counts_deals = True

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return any(won_before(table, seat) >= self.count for seat in range(1, table.state.seats + 1))


@sentence(
    "Repeat all steps until {until}",
    "<Repeat|continue|redeal> <<whole|entire> game|game|deal|for all> until {until}",
    "<Repeat|continue|redeal> until {until:GameEnding}",
    "Game <continue|go on> until {until}",
)
class RepeatAll(AfterPot):
    """A new deal for everybody, and all steps again."""

    until: Ending

    def play(self, table: Table, frame: Frame) -> Asking | None:
        last = max((at for at, event in enumerate(table.log) if isinstance(event, ev.Redealt)), default=0)
        if not self.until.reached(table, table.log[last:]):
            play_again(table, for_all=True)
        return None


@sentence("a player does not beat {rival}", "<they|player|a player> <do|did> not beat {rival}")
class Beaten(Condition):
    """A player's hand is no better than one that nobody plays."""

    rival: Rival

    def holds(self, table: Table, seat: int) -> bool:
        return seat in contenders(table) and not self.rival.beaten_by(table, seat)


@sentence("the table hand wins", "table hand is <best|high|highest> [hand]")
class TableWins(Event):
    """The hand on the table is the best."""

    undecided = True
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        return [Hit()] if noted(event, SHOWDOWN) and table_wins(table) else []


def beaten(table: Table, seat: int) -> None:
    """A player has lost to a hand that nobody plays, and cannot win the pot."""
    table.note("beaten", tuple(sorted({*table.state.notes.get("beaten", ()), seat})))


def table_wins(table: Table) -> bool:
    """Whether nobody who went in beats the hand on the table."""
    there = went_in(table)
    return bool(table.state.at(TABLE)) and not any(Rival.TABLE.beaten_by(table, seat) for seat in there)
