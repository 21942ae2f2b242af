"""In or out: who went in, who pays for it, and hands that nobody plays."""

from collections.abc import Iterable
from itertools import takewhile
from typing import Any

from pokernight.language.part import Term, reads, sentence
from pokernight.measure.numbers import MATCHING
from pokernight.rules.betting.debts import AHEAD, WINNER, PayWinner
from pokernight.rules.betting.pay import Pay
from pokernight.rules.dealing.sitting_out import COMPARED
from pokernight.rules.parts.price import POT, Payment, Price
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import IN, WHO
from pokernight.rules.plan import best_hand
from pokernight.rules.pot.losing import due
from pokernight.rules.pot.open_hands import show_hand
from pokernight.rules.pot.settling import (
    ONE_IN,
    AfterPot,
    OnceNoted,
    later,
    noted,
    play_again,
    went_in,
)
from pokernight.rules.pot.unplayed import CHARGED, Rival
from pokernight.rules.rule import Action, Event, Hit, Standing
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.referee import SHOWDOWN
from pokernight.table.table import Table

RIVALS = "<table [hand]|hand on table|kitty|dummy [hand]|widow|deck>"
"""Hands that nobody plays, where it makes no difference which it is."""

_ON_TABLE = "<table card|<table|dummy|ghost|kitty> [hand]|hand on table>"

_PLAYED = f"<{IN}|<declare|declared|go|went> high or low|declare|declared|play|played>"
_PARTS = "<hand|half|halve|side|part> [of pot]"
_LOSE = f"<lost|lose> [<both|all> [of] [their] [{{_:int}}] {_PARTS}|everything]"
"""To win nothing at all: who wins one of several parts has not lost."""

LOST = f"{IN} <and|but> {_LOSE}"
REDEALT = (
    "and [then] <a new hand is dealt|<card|game|hand> is redealt [for|to] [all|everyone]|redeal [for <all|everyone>]>"
)

NOBODY_IN = "nobody in"
MATCHED = "someone matched"
TABLE_WON = "the table won"
"""The note that nobody beats the hand on the table."""

LOSERS_PAID = "the losers have paid"
"""The note that those have paid who lost to the hand on the table."""

LOST_ALREADY = "somebody has lost"
"""The note that somebody has paid, where others pay on the next line."""


class Declared(Term):
    """A way to declare: who declared both has declared either."""

    HIGH = End.HIGH.phrases
    LOW = End.LOW.phrases
    BOTH = ("both", "both ways", "high and low")

    @property
    def words(self) -> tuple[str, ...]:
        """What was said by those who are meant."""
        return tuple(dict.fromkeys((self.phrases[0], Declared.BOTH.phrases[0])))


@sentence(
    "Who went in and lost must {action}",
    f"{WHO} [{_PLAYED} <and|but>] <{_LOSE}"
    f"|<did|do> not win [anything|<half|part|either half> [of] pot|<either|any> {_PARTS}]"
    "|<did|do> not have <best|high|highest> hand> [must|have to] {action}",
    f"[All|each|every] other player <who|that> {IN} [must|have to] {{action}}",
    f"{WHO} {IN} <except|but|other than> [for] <winner|high hand|best hand> [must|have to] {{action}}",
    "[All|each|every|any] [other] <loser|losing player> [must|have to] {action}",
    f"If they <{LOST}|{IN} <and|but> <do|did> not win> they [must|have to] {{action}}",
    f"{WHO} {LOST} to {RIVALS} or [to] <a|any> [other] player [must|have to] {{action}}",
    rival=None,
    redealt=False,
)
@reads(f"[All|each|every] other player <who|that> {IN} [must|have to] match it", action=Pay(Payment(POT)))
@sentence(
    "Who went in and lost must {action}, and then the cards are redealt to all",
    f"{WHO} [{_PLAYED} <and|but>] {_LOSE} [must|have to] {{action}} {REDEALT}",
    f"[All|each|every] other player <who|that> {IN} [must|have to] {{action}} {REDEALT}",
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
    "Who declared {way} and lost must {action}",
    f"{WHO} <declare|declared|go|went> {{way}} <and|but> <{_LOSE}|<do|did> not win [both]> [must|have to] {{action}}",
    f"If they <declare|declared|go|went> {{way}} <and|but> <{_LOSE}|<do|did> not win [both]>"
    " they [must|have to] {action}",
    rival=None,
    redealt=False,
)
@sentence(
    "Who declared {way} and lost must {action}, and then the cards are redealt to all",
    f"{WHO} <declare|declared|go|went> {{way}} <and|but> {_LOSE} [must|have to] {{action}} {REDEALT}",
    rival=None,
    redealt=True,
)
class LosersPay(AfterPot):
    """The price of going in; the pot that is matched is the one that was lost."""

    action: Action
    rival: Rival | None = None
    redealt: bool = False
    worst: bool = False
    """Whether only the worst of them pays."""
    way: Declared | None = None
    """What they had to declare, where it is only about those."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins():
            frame.notes["losers"] = self.losers(table)
            table.note("pot to match", table.state.notes["pot won"] if pot_was_won(table) else table.pot_size())
            if isinstance(self.action, PayWinner) and not pot_was_won(table):
                table.note(AHEAD, tuple(seat for seat in went_in(table) if seat not in frame.notes["losers"]))
        for seat in frame.notes["losers"]:
            if frame.begins(f"seat {seat}") and seat in table.state.still_in:
                table.then(due(table, seat, self.action), seat)
                return {}
        if frame.begins("paid"):
            table.note("pot to match", 0)
            if table.state.notes.get(AHEAD):
                table.note(AHEAD, ())
            notes, more = table.state.notes, _pay_next(table, self)
            lost = bool(frame.notes["losers"] or notes.get(CHARGED) or notes.get(LOST_ALREADY))
            if lost:
                table.note(LOST_ALREADY if more else MATCHED)
            if self.worst and more:
                table.note(CHARGED, (*notes.get(CHARGED, ()), *frame.notes["losers"]))
            table.note(COMPARED, len(table.state.notes.get("went in", ())))
            if table.state.notes.get(TABLE_WON):
                table.note(LOSERS_PAID)
            nobody = not table.state.notes.get("went in", (0,)) and later(table, AfterPot) is None
            if (self.redealt and lost) or (nobody and table.pot_size()):
                play_again(table, for_all=True)  # also where nobody went in, for the pot is still there
        return None

    def losers(self, table: Table) -> tuple[int, ...]:
        """Those who have to pay."""
        settled = pot_was_won(table)
        charged = table.state.notes.get(CHARGED, ())
        there = tuple(s for s in (table.state.notes["went in"] if settled else went_in(table)) if s not in charged)
        if self.rival:
            return tuple(seat for seat in there if not self.rival.beaten_by(table, seat))
        won = table.state.notes["won"] if settled else _best_of(table, there)
        lost = tuple(seat for seat in there if seat not in won)
        if self.way:
            lost = tuple(seat for seat in lost if table.state.declared.get(seat) in self.way.words)
        if not self.worst:
            return lost
        hands = {seat: best_hand(table, seat, End.HIGH).strength for seat in lost}
        return tuple(seat for seat in lost if hands[seat] == min(hands.values()))

    def tally(self, totals: Totals) -> None:
        totals.tags.add("guts")
        self.tally_match(totals)

    def tally_match(self, totals: Totals) -> None:
        """Add that the pot is matched, and that it may go on so."""
        if isinstance(self.action, Pay | PayWinner) and self.action.matches_pot:
            totals.open_rounds = MATCHING
            totals.tags.add("match-pot")


def _pay_next(table: Table, paid: LosersPay) -> bool:
    """Whether losers pay right after this as well: nothing comes of it before, and the worst of them has paid."""
    line, *later_lines = table.course.turns[table.cursor - 1 : table.cursor + 1]
    after = line.rules[line.rules.index(paid) + 1 :] if paid in line.rules else ()
    return any(
        isinstance(rule, LosersPay) for rule in (*after, *(rule for turn in later_lines for rule in turn.rules[:1]))
    )


@reads(
    f"{WINNER} is paid {{price}} by <<each|every|all|any> [other] player|everyone [else]> <who|that> {IN}",
    f"{WINNER} <get|collect|receive|take> {{price}} from <<each|every|all|any> [other] player|everyone [else]>"
    f" <who|that> {IN}",
)
class PaidByLosers(AfterPot):
    """What the best hand gets from each of the others that went in."""

    price: Price

    @classmethod
    def said(cls, **fields: Any) -> LosersPay:
        return LosersPay(PayWinner(**fields))


def pot_was_won(table: Table) -> bool:
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


@sentence("at least {count} players went in", f"at least {{count}} [player] {IN}", f"{{count}} or more [player] {IN}")
@reads(f"more than one [player] {IN}", f"two player {IN}", count=2)
@reads(f"more than two [player] {IN}", count=3)
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


@sentence(
    "the table hand wins",
    f"{_ON_TABLE} <win|is <best|high|highest|winning> [hand]|beat <everyone|all player|every player>>",
    f"{_ON_TABLE} <have|hold|make> <best|high|highest|winning> hand",
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
