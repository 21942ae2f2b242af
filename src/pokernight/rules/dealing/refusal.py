"""Dealt cards that need not be kept, but are handed on."""

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.rules.dealing.deal import Deal
from pokernight.rules.dealing.serve import LIE, DealRemark, deal_another, served_after, without_card
from pokernight.rules.parts.places import Neighbour, Way
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.subjects import THEY, WHO
from pokernight.rules.passing.passing import CAME, PassCards, StaysThere
from pokernight.rules.rule import Remark
from pokernight.rules.totals import Totals
from pokernight.table.choices import Answer, Choice, take_it
from pokernight.table.frame import Frame
from pokernight.table.places import Lie, hand
from pokernight.table.table import Table

_LEFT = Neighbour(Way.LEFT)

_PAST = "If <a card make it past dealer|<dealer|last player> <reject|pass> [it|[a] card] [too]>"
"""What becomes of the card of which the last player wants to be rid."""


class HandsOn(DealRemark):
    """A card that was dealt goes on to a neighbour."""

    about = (Deal,)
    after = True
    to: Neighbour = _LEFT

    @property
    def backwards(self) -> bool:
        return self.to.way is Way.RIGHT

    def ask_to_pass(self, table: Table, frame: Frame, chips: int) -> Choice | None:
        """The question whether a card is passed on, where the player can pay and there is another card to get."""
        to = _goes_to(table, frame)
        short = table.left_to_deal() + bool(to) <= len(without_card(table, frame.seat))
        if frame.card is None or table.state.chips[frame.seat] < chips or short:
            return None
        came = dict(table.state.notes["passed on"]).get(frame.seat) == frame.card
        for remark in frame.remarks:
            if came and isinstance(remark, NotPassedOn):
                return None
            if to and isinstance(remark, NoRoom) and len(table.state.of_seat(to)) >= remark.count:
                return None
        return take_it(
            f"Pass this card on to the {self.to.way.phrases[0]}{f' for {chips}' if chips else ''}, and get a new one?",
            "pass",
        )


@sentence(
    "They may pass the first card they get in a round on to {to}, even if it was passed to them, and get a new one."
    " What goes past the dealer is discarded",
    "[a] <player|they> may pass first card they get each round [to {to}] even [if] it was passed to them"
    f" and get top card off deck instead. {_PAST} it is discarded",
    first=None,
    second=None,
)
@sentence(
    "They may pay {first} to pass the first card they get in a round on to {to}, even if it was passed to them,"
    " and get a new one. What goes past the dealer is discarded",
    "They may pass their first card each round [to {to}] if they pay {first} even [if] it was passed to them"
    f" and get top card off deck instead. {_PAST} it is discarded",
    second=None,
)
@sentence(
    "They may pay {first} to pass the first up card they get in a round on to {to}, even if it was passed to them,"
    " and {second} to pass the second. What goes past the dealer is discarded",
    "They may pay {first} to pass their first up card each [round] to {to} instead even if it was passed to them"
    f" and {{second}} to pass their second. {_PAST} it is discarded",
)
class PassFirst(HandsOn):
    """The first cards of a round go on to a neighbour for new ones; past the dealer they are discarded."""

    first: Price | None = None
    second: Price | None = None

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        passed = frame.notes.get("passes", 0)
        if passed >= (2 if self.second else 1) or (self.second and frame.notes[LIE] is not Lie.UP):
            return None
        return self.ask_to_pass(table, frame, self._fee(table, frame))

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        if answer.verb != "pass":
            return False
        pass_on(table, frame, self._fee(table, frame))
        return True

    def _fee(self, table: Table, frame: Frame) -> int:
        price = self.second if frame.notes.get("passes") else self.first
        return price.chips(table) if price else 0

    def tally(self, totals: Totals) -> None:
        passes = 2 if self.second else 1
        totals.take(once=passes)
        totals.seen += passes
        totals.tags |= {"pass", "fee"} if self.first else {"pass"}


@sentence(
    "They may pass it on to {to}, even if it was passed to them. What goes past the dealer is discarded",
    "They may pass it on to {to}",
    "They may pass it to {to} [instead]",
    "They may pass it to {to} [instead] [even if it was passed to them]. If dealer reject <card|it> it is discarded",
    "If <a player|they> do not want it it is passed to {to}",
    "If <a player|they> do not want it it is passed to next player",
    "They may <reject|refuse> <it|card> in which case it <go|is passed> to next player",
    f"{THEY} may <keep|take> <it|card> or pass it [on] to {{to}}"
    f" but {THEY} must keep second [card] [[they is] offered [to they]]",
    price=None,
)
@sentence(
    "They may pay {price} to pass it on to {to}, even if it was passed to them. What goes past the dealer is discarded",
    f"They may pay {{price}} to pass it to {{to}} [instead] [even if it was passed to them]. {_PAST} it is discarded",
    "They may pay {price} to pass it [on] to {to} [instead]",
    up_only=False,
)
@sentence(
    "They may pay {price} to pass an up card on to {to}, even if it was passed to them."
    " What goes past the dealer is discarded",
    "They may pay {price} to pass a up card to {to} instead even if it was passed to them."
    f" {_PAST} it is discarded",
    up_only=True,
)
class PassItOn(HandsOn):
    """The card may go on to a neighbour, mostly at a price; the one that comes for it is kept."""

    price: Price | None = None
    up_only: bool = False

    def open(self, table: Table) -> None:
        table.note("passing fee", self.price.chips(table) if self.price else 0)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if frame.notes.get("passes") or (self.up_only and frame.notes[LIE] is not Lie.UP):
            return None
        return self.ask_to_pass(table, frame, table.state.notes["passing fee"])

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        if answer.verb != "pass":
            return False
        pass_on(table, frame, table.state.notes["passing fee"])
        return True

    def tally(self, totals: Totals) -> None:
        totals.take(once=1)
        totals.seen += 1
        totals.tags |= {"pass", "fee"} if self.price else {"pass"}


@sentence(
    "Cards that were passed may not be passed on",
    f"<which|it|this|that|they|these> may not is [a|any] card {CAME}",
    f"They may not pass [on|along] [a|any] [of] card {CAME}",
    f"[a|any] <passed card|card {CAME}|card [that|which] <was|have been> passed>"
    " <may not is passed [on|along]|must is kept>",
    f"{THEY} must keep [a|any] card {CAME}",
    f"{WHO} <have had a card passed to they|is passed a card|was passed a card> must keep it",
    "[Each|a] card may [only] is passed [only] once",
    "[but] only if it <was not|have not been> [just] passed to they",
)
class NotPassedOn(StaysThere):
    """What came from a neighbour is kept, whether it was chosen or refused there."""

    about = (PassCards, PassItOn, PassFirst)
    throughout = True


@reads(f"{_PAST} it is discarded")
class PastTheDealer(Remark):
    """What becomes of a card that nobody takes, which goes without saying; it is one with that."""

    about = (PassItOn, PassFirst)


_FULL = "<a|any> player <<who|that> have|with> {count} [or more] card"


@sentence(
    "No card may be passed on to a player who has {count} cards",
    f"<Card may not|no card may> is passed to {_FULL}",
    f"{THEY} may not pass [a|any] card to {_FULL}",
    f"{_FULL} may not is passed <a|any> [more] card",
)
class NoRoom(Remark):
    """A player who has enough cards is left alone by those before him."""

    about = (PassItOn, PassFirst)
    throughout = True
    count: int


def pass_on(table: Table, frame: Frame, chips: int) -> None:
    """Hand the card of the frame on, and let the player have a new one in its place."""
    assert frame.card is not None
    table.pay(frame.seat, chips, "fee")
    _hand_on(table, frame.card, _goes_to(table, frame))
    frame.notes["passes"] = frame.notes.get("passes", 0) + 1
    deal_another(frame)


def _hand_on(table: Table, card: Card, to: int | None) -> None:
    """Hand a card on; past the last player it is laid away.

    A card that lies there already is handed on in turn, so that nobody has two in a round.
    """
    if to is None:
        table.discard((card,))
        return
    waiting = dict(table.state.notes["passed on"])
    table.move((card,), hand(to), table.state.lies[card])
    table.note("passed on", tuple(sorted({**waiting, to: card}.items())))
    if to in waiting:
        _hand_on(table, waiting[to], next(iter(without_card(table, to)), None))


def _goes_to(table: Table, frame: Frame) -> int | None:
    """Who gets what a player passes on: the neighbour gets the first card, the next who has none yet the second."""
    takers = without_card if frame.notes.get("passes") else served_after
    return next(iter(takers(table, frame.seat)), None)
