"""Knocking in the place of a turn, and what it costs a player who should not have done it."""

from pokernight.language.part import reads, sentence
from pokernight.rules.act import Act, InPlace
from pokernight.rules.betting.debts import pay_to
from pokernight.rules.betting.pay import Knock
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.subjects import ANYONE, ONE, WHO
from pokernight.rules.parts.who import KNOCKED, Knocker, Marked
from pokernight.rules.pot.settling import AfterPot
from pokernight.rules.repeats.endings import SomeoneKnocks
from pokernight.rules.rule import Action, Remark
from pokernight.rules.totals import Totals
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

_NO_MORE = (
    "<get no more <turn|card|draw>"
    "|may not <<draw|exchange|discard|take|pass|change> [any|a] [more] [card]|act|play> [any more]>"
)


@sentence(
    "Instead of taking a turn, a player may knock",
    f"Instead of <drawing|discarding|passing|taking a <turn|card>|exchanging> {ANYONE} may knock",
    f"{ANYONE} may knock instead of <drawing|discarding|passing|taking a <turn|card>|exchanging>",
    f"{ANYONE} may knock <in|at|on> <their|any> turn",
)
class KnockInstead(InPlace):
    """Rather than take a turn, a player may call the end of drawing."""

    about = (Act,)
    action: Action = Knock()

    def done(self, table: Table) -> bool:
        return KNOCKED in table.state.notes


@sentence(
    "Who has knocked gets no more turns",
    f"<once|after|if> {ONE} <have knocked|knock> <they|that player> {_NO_MORE}",
    f"{WHO} <have knocked|knock|knocked> {_NO_MORE}",
    f"Knocker {_NO_MORE}",
)
class KnockerStays(Remark):
    """After the end was called, only the others go once more, which is the custom anyhow."""

    about = (Knock, SomeoneKnocks)


_LOSE = "<<do|did> not <win|have <high|highest|best|low|lowest|winning> hand>|lose|lost>"


@sentence(
    "If {who} does not win, they must {action}",
    f"If {{who}} {_LOSE} they [must|have to] {{action}}",
    f"{{who}} [must|have to] {{action}} if they {_LOSE}",
)
@reads(
    f"{WHO} <knock|knocked> <and|but> {_LOSE} [must|have to] {{action}}",
    f"If {ONE} <knock|knocked> <and|but> {_LOSE} they [must|have to] {{action}}",
    who=Knocker(),
)
class LoserMust(AfterPot):
    """A player who is told by something that he did has to do something else, unless he has won."""

    who: Marked
    action: Action

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seat = self.who.seat(table)
        if frame.begins() and seat in table.state.still_in and seat not in table.state.notes.get("won", ()):
            table.then(self.action, seat)
            return {}
        return None

    def tally(self, totals: Totals) -> None:
        self.action.tally(totals, 1)


_WIN = "<win|won|<have|had> <high|highest|best|winning> hand>"
_OTHERS = "<all other player|each [other] player> [who <is|was|went> [still] in|still in]"


@sentence(
    "If {who} wins, all others who are still in pay them {price}",
    f"If {{who}} {_WIN} {_OTHERS} [must|have to] pay <they|that player> {{price}}",
    f"If {{who}} {_WIN} they <get|win|collect> {{price}} from {_OTHERS}",
)
@reads(
    f"{WHO} <knock|knocked> and {_WIN} <get|win|collect> {{price}} from {_OTHERS}",
    f"If {ONE} <knock|knocked> and {_WIN} {_OTHERS} [must|have to] pay <they|that player> {{price}}",
    f"If {ONE} <knock|knocked> and {_WIN} they <get|win|collect> {{price}} from {_OTHERS}",
    who=Knocker(),
)
class WinnerIsPaid(AfterPot):
    """A player who is told by something that he did is paid for having won."""

    who: Marked
    price: Price

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seat = self.who.seat(table)
        if seat is not None and table.state.notes.get("won", ()) == (seat,):
            pay_to(table, seat, self.price)
        return None

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")
