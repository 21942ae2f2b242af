"""In or out: who went in, who pays for it, and hands that nobody plays."""

from collections.abc import Iterable
from itertools import takewhile

from pokernight.cards import Card
from pokernight.language.part import Term, reads, sentence
from pokernight.ranking import Hand
from pokernight.rules.betting.pay import Pay
from pokernight.rules.parts.price import POT, Payment, Unit
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import IN, THEY, WHO
from pokernight.rules.plan import NO_HAND, best_hand, contenders, hand_of
from pokernight.rules.pot.settling import (
    ONE_IN,
    SHOWDOWN,
    AfterPot,
    GivesPot,
    OnceNoted,
    later,
    noted,
    play_again,
    show_hand,
    take_pots,
    went_in,
)
from pokernight.rules.rule import Action, Condition, Event, Hit, Standing
from pokernight.rules.totals import MATCHING, Totals
from pokernight.table import events as ev
from pokernight.table.choices import Answer
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import TABLE, Lie
from pokernight.table.table import Table

RIVALS = "<table [hand]|hand on table|kitty|dummy [hand]|widow|deck>"
"""Hands that nobody plays, where it makes no difference which it is."""

_ON_TABLE = "<table card|<table|dummy|ghost|kitty> [hand]|hand on table>"

LOST = f"{IN} <and|but> <lost|lose>"
REDEALT = (
    "and [then] <a new hand is dealt|<card|game|hand> is redealt [for|to] [all|everyone]|redeal [for <all|everyone>]>"
)

NOBODY_IN = "nobody in"
MATCHED = "someone matched"
TABLE_WON = "the table won"
"""The note that nobody beats the hand on the table."""

LOSERS_PAID = "the losers have paid"
"""The note that those have paid who lost to the hand on the table."""

COMPARED = "compared"
"""The note that hands were compared, of how many players, after all that comes of it."""


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


def _matches(action: Action) -> bool:
    """Tell whether the price goes by the pot."""
    return isinstance(action, Pay) and action.payment.price.unit is Unit.POT


@sentence(
    "Who went in and lost must {action}",
    f"{WHO} [{IN} <and|but>] <lost|lose|<did|do> not win [anything|<half|part|either half> [of] pot]"
    "|<did|do> not have <best|high|highest> hand> [must|have to] {action}",
    f"[All] other player <who|that> {IN} [must|have to] {{action}}",
    f"{WHO} {IN} <except|but|other than> [for] <winner|high hand|best hand> [must|have to] {{action}}",
    "[All|each|every|any] [other] <loser|losing player> [must|have to] {action}",
    f"If they <{LOST}|{IN} <and|but> <do|did> not win> they [must|have to] {{action}}",
    f"{WHO} {LOST} to {RIVALS} or [to] <a|any> [other] player [must|have to] {{action}}",
    rival=None,
    redealt=False,
)
@reads(f"[All] other player <who|that> {IN} [must|have to] match it", action=Pay(Payment(POT)))
@sentence(
    "Who went in and lost must {action}, and then the cards are redealt to all",
    f"{WHO} [{IN} <and|but>] <lost|lose> [must|have to] {{action}} {REDEALT}",
    f"[All] other player <who|that> {IN} [must|have to] {{action}} {REDEALT}",
    f"[All|each|every|any] [other] loser [must|have to] {{action}} {REDEALT}",
    f"{WHO} {LOST} to {RIVALS} or [to] <a|any> [other] player [must|have to] {{action}} {REDEALT}",
    rival=None,
    redealt=True,
)
@sentence(
    "Of those who went in and lost, the one with the worst hand must {action}",
    f"[Player with] <worst|low|lowest> hand <of|among> <<those|player> who {LOST}|loser> [must|have to] {{action}}",
    "<Loser|losing player> with <worst|low|lowest> hand [must|have to] {action}",
    "<Worst|lowest> <loser|losing <hand|player>> [must|have to] {action}",
    rival=None,
    redealt=False,
    worst=True,
)
@sentence(
    "Who went in and did not beat {rival} must {action}",
    f"{WHO} [{IN} <and|but>] <did not beat|do not beat|lost to|lose to> {{rival}} [must|have to] {{action}}",
    "[All|each|any] loser to {rival} [must|have to] {action}",
    redealt=False,
)
@sentence(
    "Who went in and did not beat {rival} must {action}, and then the cards are redealt to all",
    f"{WHO} {IN} <and|but> <did not beat|do not beat|lost to|lose to> {{rival}} [must|have to] {{action}} {REDEALT}",
    redealt=True,
)
@sentence(
    "Who declared {end} and lost must {action}",
    f"{WHO} <declare|declared|go|went> {{end}} <and|but> <lose|lost|do not win|did not win> [must|have to] {{action}}",
    "If they <declare|declared|go|went> {end} <and|but> <lose|do not win> they [must|have to] {action}",
    rival=None,
    redealt=False,
)
class LosersPay(AfterPot):
    """The price of going in; the pot that is matched is the one that was lost."""

    action: Action
    rival: Rival | None = None
    redealt: bool = False
    worst: bool = False
    """Whether only the worst of them pays."""
    end: End | None = None
    """The way that they had to declare, where it is only about those."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins():
            frame.notes["losers"] = self._losers(table)
            table.note("pot to match", table.state.notes["pot won"] if _settled(table) else table.pot_size())
        for seat in frame.notes["losers"]:
            if frame.begins(f"seat {seat}") and seat in table.state.still_in:
                table.then(self.action, seat)
                return {}
        if frame.begins("paid"):
            table.note("pot to match", 0)
            if frame.notes["losers"]:
                table.note(MATCHED)
            table.note(COMPARED, len(table.state.notes.get("went in", ())))
            if table.state.notes.get(TABLE_WON):
                table.note(LOSERS_PAID)
            nobody = not table.state.notes.get("went in", (0,)) and later(table, AfterPot) is None
            if (self.redealt and frame.notes["losers"]) or (nobody and table.pot_size()):
                play_again(table, for_all=True)  # also where nobody went in, for the pot is still there
        return None

    def _losers(self, table: Table) -> tuple[int, ...]:
        settled = _settled(table)
        there = table.state.notes["went in"] if settled else went_in(table)
        if self.rival:
            return tuple(seat for seat in there if not self.rival.beaten_by(table, seat))
        won = table.state.notes["won"] if settled else _best_of(table, there)
        lost = tuple(seat for seat in there if seat not in won)
        if self.end:
            lost = tuple(seat for seat in lost if table.state.declared.get(seat) in (self.end.phrases[0], "both"))
        if not self.worst:
            return lost
        hands = {seat: best_hand(table, seat, End.HIGH).strength for seat in lost}
        return tuple(seat for seat in lost if hands[seat] == min(hands.values()))

    def tally(self, totals: Totals) -> None:
        totals.tags.add("guts")
        if _matches(self.action):
            totals.open_rounds = MATCHING
            totals.tags.add("match-pot")


def _settled(table: Table) -> bool:
    """Whether it was noted who won, since the players declared or the cards were dealt."""
    since = takewhile(lambda past: not isinstance(past, ev.Declared | ev.Redealt), reversed(table.log))
    return any(noted(past, "pot won") for past in since)


def _best_of(table: Table, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some seats who have the best hand, which all of them show where there are several."""
    if len(seats) < 2:
        return seats
    for seat in seats:
        show_hand(table, seat)
    hands = {seat: best_hand(table, seat, End.HIGH).strength for seat in seats}
    return tuple(seat for seat in seats if hands[seat] == max(hands.values()))


@sentence(
    "nobody went in",
    f"no <one|player> {IN}",
    "<everyone|all player> <go|went|is|declare|declared|stay|stayed|drop|dropped> out",
    "<everyone|all player> <drop|dropped>",
)
class NobodyIn(OnceNoted):
    """All have stayed out."""

    of_declaring = True
    undecided = True
    note = NOBODY_IN


@sentence(
    "only one player went in",
    f"[only|just] one [player] {IN}",
    "there is only one player [left] in",
    f"<a|one> player {IN} alone",
    "<a|one> player is only [one|player] <to go|who went|in> [in]",
)
class OnlyOneIn(Event):
    """Nobody is there to compare with."""

    of_declaring = True
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        return [Hit(event.value)] if isinstance(event, ev.Noted) and event.name == ONE_IN else []


@sentence(
    "someone had to match the pot",
    "<someone|anyone|any player|a player> <had to match|have to match|match|matched> pot",
    "<someone|anyone|any player> <lost|lose|paid|pay|had to pay|have to pay>",
)
class SomeoneMatched(OnceNoted):
    """A player who went in has lost."""

    of_declaring = True
    undecided = True
    note = MATCHED


@sentence("at least {count} players went in", f"at least {{count}} player {IN}", f"{{count}} or more player {IN}")
@reads(f"more than one player {IN}", f"two player {IN}", count=2)
@reads(f"more than two player {IN}", count=3)
class ManyIn(Event):
    """So many players or more have to compare their hands."""

    count: int
    undecided = True
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        enough = isinstance(event, ev.Noted) and event.name == COMPARED and event.value >= self.count
        return [Hit()] if enough and not self._heard(table) else []

    def _heard(self, table: Table) -> bool:
        """Whether it was noted before, since the players declared: what follows from it may compare hands again."""
        since = takewhile(lambda past: not isinstance(past, ev.Declared), reversed(table.log[:-1]))
        return any(noted(past, COMPARED) for past in since)


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


@sentence(
    "Who stays out pays nothing",
    f"{WHO} <go|went|stay|stayed|drop|dropped|declare|declared|is> [out]"
    " <pay nothing|owe nothing|lose nothing|lose [only] their ante|only lose their ante>",
)
class OutIsFree(Standing):
    """To stay out costs nothing but what lies in the pot already, which is the custom anyhow."""


@sentence(
    "Players who declare out fold", f"{WHO} <declare|declared|is|go|went> out <is out of <hand|game>|fold|[must] fold>"
)
class OutMeansFolded(Standing):
    """To stay out is to fold."""

    whole = True


@sentence("a player does not beat {rival}", f"{THEY} <<do|did> not beat|lose to|lost to> {{rival}}")
class Beaten(Condition):
    """A player's hand is no better than one that nobody plays."""

    rival: Rival

    def holds(self, table: Table, seat: int) -> bool:
        return seat in contenders(table) and not self.rival.beaten_by(table, seat)


@sentence(
    "the table hand wins",
    f"{_ON_TABLE} <win|is <best|high|highest> [hand]|beat <everyone|all player|every player>>",
    f"no one beat {_ON_TABLE}",
)
class TableWins(Event):
    """The hand on the table is the best."""

    undecided = True
    listens = (ev.Noted,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if not table.state.notes.get(TABLE_WON):
            return []
        turns = table.course.turns[table.cursor - 1 :]
        losers_pay = any(isinstance(rule, LosersPay) for turn in turns for rule in turn.rules)
        return [Hit()] if noted(event, LOSERS_PAID if losers_pay else SHOWDOWN) else []


def beaten(table: Table, seat: int) -> None:
    """A player has lost to a hand that nobody plays, and cannot win the pot."""
    table.note("beaten", tuple(sorted({*table.state.notes.get("beaten", ()), seat})))


def table_wins(table: Table) -> bool:
    """Whether nobody who went in beats the hand on the table."""
    there = went_in(table)
    return bool(table.state.at(TABLE)) and not any(Rival.TABLE.beaten_by(table, seat) for seat in there)
