"""Dealing card by card, where a player has something to say about each."""

from typing import ClassVar

from pokernight.cards import Card
from pokernight.rules.rule import Remark
from pokernight.table.choices import Answer, Choice
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import Lie, hand
from pokernight.table.table import Table

DECLINED = "declined"
LIE = "lie"
LAST_UP = "last up"
"""Whether the card is the last of a deal that comes face up."""


AS_DEALT = "as dealt"
"""How the card of the deal lies where its player has no say in it."""
_AGAIN = "again"
"""Where play goes on once another card is dealt in the place of one that went on."""


class DealRemark(Remark):
    """Something to ask or to do for each card that is dealt, before it is dealt or after."""

    after: ClassVar[bool] = False
    around: ClassVar[bool] = False
    """Whether it has its turn before each card and after it."""
    of_facing: ClassVar[bool] = False
    """Whether it is about how a card comes to lie, and so about each card that a player is dealt."""
    blind: ClassVar[bool] = False
    """Whether the player who gets a card does not see it."""

    @property
    def backwards(self) -> bool:
        """Whether cards go on to the right, so that they are dealt that way round, the dealer last as always."""
        return False

    def open(self, table: Table) -> None:
        """What is settled once, before the first card of the deal."""

    def round_over(self, table: Table, rounds: int, *, last: bool) -> None:
        """What is settled when each player has got so many cards of the deal."""

    def asked(self, table: Table, frame: Frame) -> int:
        """Who is asked, mostly the player who gets the card."""
        return frame.seat

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        """What that player is asked; None where there is nothing to ask."""
        return None

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        """Do as the player answered; True means that the question comes again."""
        return False

    def settle(self, table: Table, frame: Frame) -> None:
        """Do what has to be done without asking, right before the question would come."""


class Serve:
    """One card for one player: what is asked before, the card, what is asked after it.

    The frame's notes say how it lies, and whether the player declined it; a card that was passed on is there already.
    """

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Deal the card of the frame's player; see `Playable`."""
        said = [remark for remark in frame.remarks if isinstance(remark, DealRemark)]
        before = [remark for remark in said if remark.around or not remark.after]
        after = [remark for remark in said if remark.around or remark.after]
        at = frame.notes.setdefault("at", len(before) + 1 if frame.card is not None else 0)
        while at <= len(before) + len(after) and not frame.notes.get(DECLINED):
            if at == len(before):
                frame.card = dealt_to(table, frame.seat, frame.notes[LIE])
                if frame.card is None:
                    return None
                at = frame.notes.pop(_AGAIN, at + 1) - 1
            elif at < len(before) and _AGAIN in frame.notes and not before[at].of_facing:
                pass  # settled with the first card
            else:
                remark = before[at] if at < len(before) else after[at - len(before) - 1]
                asked = remark.asked(table, frame)
                answer = frame.answers.pop(asked, None)
                if answer is not None:
                    if remark.take(table, frame, answer):
                        at = frame.notes["at"]
                        continue
                else:
                    remark.settle(table, frame)
                    choice = remark.ask(table, frame)
                    if choice is not None:
                        return {asked: choice}
            at += 1
            frame.notes["at"] = at
            if table.pending:
                return {}
        return None


def deal_another(frame: Frame) -> None:
    """Let a player have another card for one that went on, and say again how it shall lie."""
    frame.card = None
    frame.notes |= {_AGAIN: frame.notes["at"], "at": 0, LIE: frame.notes[AS_DEALT]}


def dealt_to(table: Table, seat: int, lie: Lie) -> Card | None:
    """A card from the deck for a player; None when there is none left."""
    return table.deal_to(hand(seat), lie)


def served_after(table: Table, seat: int) -> list[int]:
    """Those who get their card of the round after a player."""
    order = table.state.notes["dealing order"]
    return [later for later in order[order.index(seat) + 1 :] if later not in table.state.folded]


def without_card(table: Table, seat: int) -> list[int]:
    """Those after a player to whom no card of the round has been passed, so that the deck has to have one for them."""
    passed = dict(table.state.notes["passed on"])
    return [later for later in served_after(table, seat) if later not in passed]


def counted(table: Table, name: str, seat: int) -> int:
    """How often something has been noted for a player."""
    return int(dict(table.state.notes.get(name, ())).get(seat, 0))


def count(table: Table, name: str, seat: int, times: int) -> None:
    """Note how often something has happened to a player."""
    table.note(name, tuple(sorted({**dict(table.state.notes.get(name, ())), seat: times}.items())))
