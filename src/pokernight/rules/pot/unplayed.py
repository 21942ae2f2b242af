"""Hands that nobody plays: on the table or dealt from the deck, to be beaten by who wants the pot."""

from pokernight.cards import Card
from pokernight.language.part import Term, sentence
from pokernight.ranking import Hand
from pokernight.ranking.hand import NO_HAND
from pokernight.rules.betting.pay import Pay
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.plan import best_hand, contenders, hand_of
from pokernight.rules.pot.open_hands import show_hand
from pokernight.rules.pot.settling import GivesPot, take_pots, went_in
from pokernight.rules.rule import Action, Condition
from pokernight.rules.totals import Totals
from pokernight.table.choices import Answer
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import TABLE, Lie
from pokernight.table.table import Table

CHARGED = "charged for losing to a hand"
"""The note of those who were made to pay for losing to a hand that nobody plays, and owe nothing more for it."""


class Rival(Term):
    """A hand that nobody plays."""

    TABLE = (
        *("the table hand", "the hand on the table", "the table", "the table cards", "the kitty", "the kitty's hand"),
        *("the dummy", "the dummy hand", "the ghost hand", "the ghost", "the widow"),
    )
    DECK = (
        *("a hand dealt from the deck", "top hand off deck", "a hand off deck", "the deck", "a hand from the deck"),
        *("a hand dealt off the deck", "the next hand off the deck", "the deck's hand"),
        *("a hand dealt off the top of the deck", "a hand off the top of the deck", "a hand from the top of the deck"),
        *(f"the top {count} cards {of} the deck" for count in ("two", "three", "four", "five") for of in ("off", "of")),
    )

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


IF_NOT = "[.] if they <lose|do not [win|beat it|beat they]|fail>"
"""To have lost to a hand that nobody plays."""


@sentence(
    "beat~s {rival} or {action}",
    f"<beat|play|play against> {{rival}} [to <win|take> [pot]] {IF_NOT} they [must|have to] {{action}}",
    "<play|play against> {rival} and if they lose [they] [must] {action}",
    "<play|play against> {rival} and [must] {action} if they <lose|do not win>",
)
class BeatOr(Action):
    """A hand that nobody plays is compared with; who does not beat it has to do something."""

    by_name = True
    rival: Rival
    action: Action

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if not frame.begins():
            return None
        show_hand(table, frame.seat)
        if self.rival.beaten_by(table, frame.seat):
            if not any(isinstance(rule, GivesPot) for turn in table.course.turns for rule in turn.rules):
                take_pots(table, (frame.seat,), "beat a hand that nobody plays")
            return None
        if table.state.declared.get(frame.seat, "out") != "out":  # who went in and lost to it does not win the pot
            beaten(table, frame.seat)
        if isinstance(self.action, Pay):
            table.note(CHARGED, (frame.seat,))
        table.then(self.action, frame.seat)
        return {}

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(once=totals.held if self.rival is Rival.DECK else 0)
        totals.tags.add("guts")


@sentence(
    "beat~s {rival} to win",
    "<play|play against> {rival} [for pot]",
    "beat {rival} [and all [of] other <hand|player>] [to <win|take> pot]",
)
class MustBeat(Action):
    """A hand that nobody plays has to be beaten before the pot is won."""

    by_name = True
    rival: Rival

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if frame.seat in went_in(table):
            show_hand(table, frame.seat)
            if not self.rival.beaten_by(table, frame.seat):
                beaten(table, frame.seat)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(once=totals.held if self.rival is Rival.DECK else 0)


@sentence("a player does not beat {rival}", f"{THEY} <<do|did> not beat|lose to|lost to> {{rival}}")
class Beaten(Condition):
    """A player's hand is no better than one that nobody plays."""

    rival: Rival

    def holds(self, table: Table, seat: int) -> bool:
        return seat in contenders(table) and not self.rival.beaten_by(table, seat)


def beaten(table: Table, seat: int) -> None:
    """A player has lost to a hand that nobody plays, and cannot win the pot."""
    table.note("beaten", tuple(sorted({*table.state.notes.get("beaten", ()), seat})))


def table_wins(table: Table) -> bool:
    """Whether nobody who went in beats the hand on the table."""
    there = went_in(table)
    return bool(table.state.at(TABLE)) and not any(Rival.TABLE.beaten_by(table, seat) for seat in there)
