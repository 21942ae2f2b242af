"""Cards turned up and laid to one of several hands."""

from collections.abc import Sequence

from pokernight.cards import Card
from pokernight.language.part import sentence
from pokernight.rules.parts.pick import meant, offered_to
from pokernight.rules.plan import up_cards
from pokernight.rules.rule import Deed, Remark
from pokernight.rules.stacks.flip import hidden, tops
from pokernight.rules.totals import Totals
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, OneOf, Words
from pokernight.table.frame import Frame
from pokernight.table.picking import Placing, how_many, lowest
from pokernight.table.places import Lie, pile
from pokernight.table.table import Table

NO_LIMIT = 52
"""How large a hand may grow where nothing is said."""


@sentence("flip~s {count} card(s) into {hands} hands as they like", "flip {count} card into {hands} hand")
@sentence(
    "flip~s {count} card(s) into any number of hands as they like",
    "flip {count} card into any number of hand",
    hands=None,
)
class FlipInto(Deed):
    """Cards turned up, each laid to one of a player's hands."""

    at_once = True
    count: int
    hands: int | None = None

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._cards(table, frame.seat))

    def prepare(self, table: Table, frame: Frame) -> None:
        """Cards that nobody has looked at are turned up before they are laid anywhere."""
        down = hidden(table, frame.seat)
        if not frame.may and all(frame.seat not in table.state.known[card] for card in down):
            table.turn(down[: self.count], Lie.UP)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        cards = self._cards(table, frame.seat)
        room = self._room(table, frame)
        count = min(self.count, len(cards), sum(room))
        if count == 0 or (len(room) == 1 and count == len(cards) and not frame.may):
            return None
        offered = offered_to(table, frame.seat, cards)
        chosen = lowest(offered, count)
        default = Answer("flip", chosen, " ".join(map(str, first_with_room(room, count))))
        hands = "1, the low hand, or 2, the high hand" if _named(table) else f"from 1 to {len(room)}"
        prompt = f"Flip {how_many(count, count)} and say for each to which hand it goes, {hands}."
        return or_decline(frame, Placing(prompt, default, "flip", offered, count, room))

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        cards = self._cards(table, frame.seat)
        room = self._room(table, frame)
        if frame.may and answer.verb == DECLINE:
            return
        laid = meant(table, frame.seat, answer, cards) or cards[: min(self.count, sum(room))]
        numbers = list(map(int, answer.word.split())) or first_with_room(room, len(laid))
        table.note("hands", max(self.hands or 0, table.state.notes.get("hands", 0), *numbers))
        _name_hands(table)
        for card, number in zip(laid, numbers, strict=True):
            table.move((card,), pile(frame.seat, number), Lie.UP)

    def _cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        """What has been turned up and is in no hand yet, or else the cards that can be turned up."""
        return unplaced(table, seat) or hidden(table, seat)

    def _room(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """How many cards each hand takes; where any number of hands will do, there is always another one to begin."""
        piles = range(1, table.state.piles + 1)
        begun = max((number for number in piles if table.pile(frame.seat, number)), default=0)
        return room_in(table, frame, self.hands or begun + self.count)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hands = self.hands or 1
        totals.declared = True
        totals.tags |= {"flip", "stud"}  # hands that grow face up, card by card


@sentence(
    "flip~s the top card of their stack into a low or a high hand",
    "flip top card of their stack and put it in either a low hand or a high hand",
    look=False,
)
@sentence(
    "look~s at the top card of their stack and lay~s it to a low or a high hand, all at once",
    "look at their top card put in their low left hand or high right hand and all player reveal their card",
    look=True,
)
class FlipLowHigh(Deed):
    """The top card laid to the low or to the high hand, looked at first or not."""

    at_once = True
    look: bool = False

    def possible(self, table: Table, frame: Frame) -> bool:
        return self._card(table, frame.seat) is not None

    def prepare(self, table: Table, frame: Frame) -> None:
        if frame.may:
            return
        top = tops(table, frame.seat)
        if self.look:
            table.show((card for card in top if frame.seat not in table.state.known[card]), frozenset((frame.seat,)))
        else:
            table.turn(top, Lie.UP)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        room = room_in(table, frame, 2)
        card = self._card(table, frame.seat)
        if card is None or not any(room) or (not all(room) and not frame.may):
            return None
        prompt = "Lay the card to the low hand, which is hand 1, or to the high hand, which is hand 2."
        offered = offered_to(table, frame.seat, (card,))
        default = Answer("lay", offered, "2" if room[1] else "1")
        return or_decline(frame, Placing(prompt, default, "lay", offered, 1, room))

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if frame.may and answer.verb == DECLINE:
            return
        if "hands" not in table.state.notes:
            table.note("hands", 2)
        _name_hands(table)
        card = self._card(table, frame.seat)
        if card is not None:
            number = int(answer.word or 2 - (not room_in(table, frame, 2)[1]))
            table.move((card,), pile(frame.seat, number), Lie.UP)

    def _card(self, table: Table, seat: int) -> Card | None:
        """The card in question: turned up already and in neither hand, or still on top of the stack."""
        return next(iter(unplaced(table, seat) or tops(table, seat)), None)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hands = 2
        totals.declared = True
        totals.tags |= {"flip"} if self.look else {"flip", "stud"}
        if self.look:
            totals.tags.discard("no-peek")


@sentence(
    "No hand may have more than {count} cards",
    "Neither hand may have more than {count} card",
    "They may is split between hand however they want but no hand may have more than {count} card",
)
class HandLimit(Remark):
    """How large a hand may grow."""

    about = (
        FlipInto,
        FlipLowHigh,
    )
    count: int

    def tally(self, totals: Totals) -> None:
        totals.hand_limit = self.count


def _named(table: Table) -> bool:
    """Whether a player's two hands are a low one and a high one, which may be said on a later line."""
    return bool(table.spoken_of(FlipLowHigh))


def _name_hands(table: Table) -> None:
    """Let the low hands play for low and the high hands for high, where that is said."""
    if _named(table) and "low and high" not in table.state.notes:
        table.note("low and high")


def or_decline(frame: Frame, choice: Placing) -> Choice:
    """A choice that the player may decline, where that is so."""
    if not frame.may:
        return choice
    declined = Words(choice.prompt, NOTHING, "", (DECLINE,))
    return OneOf(choice.prompt, NOTHING, (choice, declined))


def unplaced(table: Table, seat: int) -> tuple[Card, ...]:
    """The cards that a player has turned up and not laid to a hand yet."""
    up = up_cards(table, table.pile(seat, 0))
    flipped = {rise.card for rise in table.state.risen if rise.flipped} if up else ()
    return tuple([card for card in up if card in flipped])


def room_in(table: Table, frame: Frame, hands: int) -> tuple[int, ...]:
    """How many cards each of a player's hands can still take."""
    limit = min((remark.count for remark in frame.remarks if isinstance(remark, HandLimit)), default=NO_LIMIT)
    return tuple(max(0, limit - len(table.pile(frame.seat, number))) for number in range(1, hands + 1))


def first_with_room(room: Sequence[int], count: int) -> list[int]:
    """Hands for so many cards, the first hands first."""
    return [number for number, free in enumerate(room, 1) for _ in range(min(free, count))][:count]
