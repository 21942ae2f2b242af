"""Drawing in other ways: out of the discards, on top of a stack, as a neighbour did."""

from collections.abc import Sequence

from pokernight.cards import Card
from pokernight.language.part import sentence
from pokernight.rules.betting.pay import OncePaid
from pokernight.rules.dealing.supply import Spot, keep_count, laid_away, spots_of, stack_of, supply
from pokernight.rules.drawing.amounts import Amount
from pokernight.rules.drawing.discard import Discard, OpenlyDiscarded, lie_of_discards
from pokernight.rules.drawing.draw import Draw
from pokernight.rules.drawing.pat import NewForOld, may_draw
from pokernight.rules.parts.pick import Pick, meant, offered_to
from pokernight.rules.parts.places import Neighbour
from pokernight.rules.parts.subjects import WHOLE_HAND
from pokernight.rules.rule import Action, Deed
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, OneOf, Words, take_it
from pokernight.table.frame import Frame
from pokernight.table.picking import Cards, how_many, lowest
from pokernight.table.places import DISCARDS, Lie, hand
from pokernight.table.table import Table

DISCARDING = "[<and|then|and then> [must] discard <a|one> [card] [face up]]"
"""To lay a card away for the one that was drawn, which goes without saying."""


class DrawOrTake(NewForOld):
    """A card from the deck or out of the discards, and another laid away for it, face up for the next player."""

    longest = True

    def open_to(self, table: Table) -> tuple[Card, ...]:
        """The discards that may be taken."""
        raise NotImplementedError(f"{type(self).__name__} takes no discards.")

    def suffices(self, table: Table, seats: Sequence[int]) -> bool:
        return bool(self.open_to(table)) or super().suffices(table, seats)

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self.open_to(table)) or table.can_deal()

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        discards = self.open_to(table)
        words = ("draw",) * table.can_deal() + ("take",) * (len(discards) == 1) + (DECLINE,) * frame.may
        if words == ("draw",) and not discards:
            return None
        prompt = "Draw the top card of the deck" + (", or take a discard." if discards else ".")
        default = NOTHING if frame.may else Answer(words[0]) if words else Answer("take", lowest(discards, 1))
        asked = [Words(prompt, default, "", words)] if words else []
        shown = offered_to(table, frame.seat, discards)
        taken = [Cards(prompt, default, "take", shown, 1, 1)] if discards else []
        return OneOf(prompt, default, (*asked, *taken))

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        stays = answer.verb == DECLINE and frame.may
        keep_count(table, "drawn", frame.seat, 0 if stays else 1)
        if stays:
            return
        discards = self.open_to(table)
        if answer.verb == "take":
            table.move(meant(table, frame.seat, answer, discards) or discards, hand(frame.seat), Lie.DOWN)
        else:
            table.deal_to(hand(frame.seat), Lie.DOWN)
        table.then(Discard(Pick(1), face_up=True), frame.seat)


@sentence(
    "draw~s a card from the deck or any face-up discard",
    f"draw a card [either] from top of deck or [from] any face up discard {DISCARDING}",
)
class DrawOpen(DrawOrTake):
    """A new card, or one that somebody discarded face up; another is laid away for it."""

    def open_to(self, table: Table) -> tuple[Card, ...]:
        return tuple(card for card in table.state.at(DISCARDS) if table.state.lies[card] is Lie.UP)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=1)
        totals.seen += 1
        totals.tags.add("draw")


@sentence(
    "Discards lie face up on the table",
    "Discard <go|lie|stay|is [placed|put|laid|left]> face up [<to|on> table]",
    "which <go|lie|stay|is [placed|put|laid|left]> face up <to|on> table",
    "face up <to|on|onto> table",
)
class OpenDiscards(OpenlyDiscarded):
    """Everybody sees what is discarded."""

    throughout = True
    about = (
        Draw,
        DrawOpen,
        Discard,
    )


@sentence(
    "change~s the top card of their stack for a new one",
    "discard top card of their stack and <get|draw> a new <top card|card|one> [in its place]",
    "<replace|exchange> top card of their stack [<with|for> <a new <one|card>|top card <of|off|from> deck>]",
    bottom=False,
)
@sentence(
    "change~s the bottom card of their stack for a new one",
    "discard bottom card of their stack and <get|draw> a new <bottom card|card|one> [in its place]",
    "<replace|exchange> bottom card of their stack [<with|for> <a new <one|card>|top card <of|off|from> deck>]",
    bottom=True,
)
class ChangeEnd(NewForOld):
    """The top of the stack, or the bottom, is discarded for a new card, which lies there unseen by the others."""

    bottom: bool = False

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(stack_of(table, frame.seat)) and table.can_deal()

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        which = "bottom" if self.bottom else "top"
        return take_it(f"Change the {which} card of your stack for a new one?", "change") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        stays = answer.verb == DECLINE and frame.may
        keep_count(table, "drawn", frame.seat, 0 if stays else 1)
        if not stays:
            card = stack_of(table, frame.seat)[-1 if self.bottom else 0]
            spot = spots_of(table, (card,))[0]
            table.discard((card,), lie_of_discards(frame))
            table.deal_to(spot.place, spot.lie, on_top=not self.bottom)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=1)
        totals.seen += 1
        totals.tags.add("draw")


@sentence(
    "who drew fewer than {count} cards puts cards of their own on top of the drawn ones until there are {count}",
    "who drew less than {count} card must put enough card on top of their stack of card received"
    " until it have {count} card",
)
class TopUp(Deed):
    """The stack of drawn cards is filled up from the hand."""

    count: int
    at_once = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(table.state.at(hand(frame.seat)))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        drawn, own = self._parted(table, frame)
        short = min(self.count - len(drawn), len(own))
        if short < 1 or len(own) < 2:
            return None
        offered = offered_to(table, frame.seat, own)
        prompt = f"Put {how_many(short, short)} on top of those that you drew, the top one first."
        return Cards(prompt, Answer("stack", lowest(offered, short)), "stack", offered, short, short, in_order=True)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        drawn, own = self._parted(table, frame)
        short = max(0, min(self.count - len(drawn), len(own)))
        top = meant(table, frame.seat, answer, own) or own[:short]
        up = tuple(card for card in table.state.at(hand(frame.seat)) if card not in (*drawn, *own))
        rest = tuple(card for card in own if card not in top)
        table.do(ev.Arranged(hand(frame.seat), (*top, *drawn, *rest, *up)))

    def _parted(self, table: Table, frame: Frame) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The cards that the player drew last, and the others that lie down."""
        count = dict(table.state.notes.get("drawn", ())).get(frame.seat, 0)
        dealt = [dealt.card for dealt in table.state.dealt if dealt.seat == frame.seat]
        down = [card for card in table.state.at(hand(frame.seat)) if table.state.lies[card] is not Lie.UP]
        drawn = tuple(card for card in dealt[len(dealt) - count :] if card in down)
        return drawn, tuple(card for card in down if card not in drawn)


@sentence(
    "They may reject it. Who keeps it discards the bottom card of their stack",
    "They may reject or keep card but if they keep card they must discard bottom card from their stack",
)
class ForBottom(OncePaid):
    """The card may be refused once seen; if kept, it costs the bottom of the stack."""

    def tally(self, totals: Totals) -> None:
        totals.hold(-1)
        totals.tags.add("draw")

    def follow(self, table: Table, frame: Frame) -> None:
        card = next((dealt.card for dealt in reversed(table.state.dealt) if dealt.seat == frame.seat), None)
        table.then(KeepOrReject(), frame.seat, card=card)


class KeepOrReject(Action):
    """A new card is kept for the bottom card of the stack, or laid away."""

    def possible(self, table: Table, frame: Frame) -> bool:
        return frame.card is not None and table.state.where[frame.card].seat == frame.seat

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        prompt = "Keep the new card and discard the bottom card of your stack, or reject it."
        return Words(prompt, Answer("reject"), "", ("keep", "reject"))

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        assert frame.card is not None
        if answer.verb == "reject":
            table.discard((frame.card,))
        else:
            table.discard([card for card in stack_of(table, frame.seat) if card != frame.card][-1:])


_TOP_DISCARD = (
    "<<top|last> <discard|discarded card|card discarded>|top card <of|off|from> discard [pile]"
    "|discard of last player|last <player's discard|card [that was] discarded>>"
)


@sentence(
    "draw~s the top card of the deck or the top discard",
    f"<draw|take> [either] [top|one|a] card <of|off|from> [top of] deck or [take|draw] {_TOP_DISCARD} {DISCARDING}",
    f"<draw|take> [either] {_TOP_DISCARD} or [take|draw] [top|one|a] card <of|off|from> [top of] deck {DISCARDING}",
    f"<draw|take> [top|one|a] card [either] from [top of] deck or [from] [top of] discard [pile] {DISCARDING}",
    f"<draw|take> top card <of|off> [either] deck or discard [pile] {DISCARDING}",
)
class DrawEither(DrawOrTake):
    """A new card, or the one that was discarded last; another is laid away for it."""

    def open_to(self, table: Table) -> tuple[Card, ...]:
        return table.state.at(DISCARDS)[-1:]

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=1)
        totals.seen += 1
        totals.tags.add("draw")


@sentence("draw~s from the discards of {neighbour:one}", "draw {_:Amount} from discard of {neighbour}")
class DrawDiscards(Deed):
    """The cards that a neighbour laid away, as many as were discarded."""

    neighbour: Neighbour

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags |= {"draw", "pass"}

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(laid_away(table, frame.seat))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        prompt = f"Draw {how_many(*[len(laid_away(table, frame.seat))] * 2)} out of your neighbour's discards?"
        return take_it(prompt, "draw") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if answer.verb == DECLINE and frame.may:
            return
        due = len(laid_away(table, frame.seat))
        other = self.neighbour.of(table, frame.seat)
        there = [card for card in laid_away(table, other or 0) if table.state.where[card] == DISCARDS]
        cards = there[:due]
        table.move(cards, hand(frame.seat), Lie.DOWN)
        supply(table, frame.seat, [Spot(hand(frame.seat), Lie.DOWN)] * (due - len(cards)))


@sentence("draw~s as many cards as {neighbour:one} drew", "draw as many card as {neighbour} [drew|did]", more=0)
@sentence("draw~s {more} more card(s) than {neighbour:one} drew", "draw {more} card more than {neighbour} [drew]")
class DrawLike(Deed):
    """The number of new cards depends on a neighbour."""

    neighbour: Neighbour
    more: int = 0
    from_deck = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=totals.held)
        totals.seen += totals.held
        totals.tags.add("draw")

    def possible(self, table: Table, frame: Frame) -> bool:
        draw = self._draw(table, frame)
        return bool(draw.amount.count) and draw.possible(table, frame)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return self._draw(table, frame).ask(table, frame)

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        return self._draw(table, frame).decided(table, frame, answer)

    def _draw(self, table: Table, frame: Frame) -> Draw:
        """The draw that it comes to, after what the neighbour did."""
        other = self.neighbour.of(table, frame.seat)
        return Draw(Amount(dict(table.state.notes.get("drawn", ())).get(other, 0) + self.more))


@sentence(
    "change~s their whole hand for a new one",
    f"discard {WHOLE_HAND} <and|to> <draw|get|is dealt> <a new <one|hand>|new <one|card>|<as|that> many [new] [card]>",
    "keep their hand or <discard|exchange> it for <a new one|next one>",
    "<get|buy> a new hand",
    "exchange their [whole|entire] hand",
    f"<exchange [in]|change|replace|turn in> {WHOLE_HAND} <for|with> <a [new] <one|hand>|new <one|card>>",
)
class NewHand(NewForOld):
    """All cards are laid away for as many new ones."""

    lays_away = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(each=totals.held)
        totals.seen += totals.held
        totals.tags.add("draw")

    def possible(self, table: Table, frame: Frame) -> bool:
        there = 0 < len(table.state.of_seat(frame.seat)) <= table.left_to_deal()
        return there and may_draw(table, frame.seat)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return take_it("Change your whole hand for a new one?", "change") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        stays = answer.verb == DECLINE and frame.may
        cards = () if stays else table.state.of_seat(frame.seat)
        keep_count(table, "drawn", frame.seat, len(cards))
        spots = spots_of(table, cards)
        if cards:
            table.discard(cards, lie_of_discards(frame))
        supply(table, frame.seat, spots)
