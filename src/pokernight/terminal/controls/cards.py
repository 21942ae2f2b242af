"""Picking cards: some of them, in order, in portions, in piles, or to several hands."""

from collections.abc import Collection
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType

from pokernight.cards import Card
from pokernight.evening.names import Names
from pokernight.table.choices import Answer
from pokernight.table.places import Lie
from pokernight.table.view import Seen
from pokernight.terminal.arrangement import Arrangement, CardChoice
from pokernight.terminal.controls.control import CHOSEN, QUIET, Control
from pokernight.terminal.drawing import WIDTH, row, small

STEP = WIDTH + 1
"""How many columns lie between the beginnings of two cards."""


class CardsControl(Control):
    """The cards with a cursor, a mark above each that is picked, and below them what the picked ones make."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("up", "turn(-1)", show=False),
        Binding("down", "turn(1)", show=False),
        Binding("space", "pick", show=False),
        Binding("backspace", "undo", show=False),
        Binding("a", "fill", show=False),
    ]

    def __init__(self, choice: CardChoice, names: Names, wild: Collection[Card] = ()) -> None:
        super().__init__()
        self.arrangement = Arrangement(choice)
        self.names = names
        self.wild = wild

    @property
    def usage(self) -> str:
        """Which keys do what."""
        cards = self.arrangement
        figures = f", 1–{len(cards.slots)} to a place" if len(cards.slots) > 1 else ""
        seats = ", ↑ ↓ another seat" if len(cards.ways) > 1 else ""
        rest = ", a adds the rest" if cards.in_order else ""
        return f"← → move, Space picks{figures}{seats}{rest}, Backspace undoes, Enter confirms"

    @property
    def per_row(self) -> int:
        """How many cards fit side by side."""
        return max(1, (max(self.container_size.width, 20) + 1) // STEP)

    def render(self) -> Text:
        """The cards, their marks, the cursor, and what is picked."""
        cards = self.arrangement
        drawn = []
        for first in range(0, len(cards.cards), self.per_row):
            places = range(first, min(first + self.per_row, len(cards.cards)))
            marks = [Text(f"{self.mark(at):^{WIDTH}}", CHOSEN if self.mark(at) else "") for at in places]
            shown = row((Seen(cards.cards[at], Lie.UP) for at in places), self.wild)
            cursor = Text(" ".join(f"{'▲' if at == cards.cursor else ' ':^{WIDTH}}" for at in places), "bold #f2c14e")
            drawn += [Text(" ").join(marks), shown, cursor]
        return Text("\n").join([*drawn, self.made()])

    def mark(self, at: int) -> str:
        """What stands above a card: the place in the order, or the slot, or only that it is picked."""
        cards = self.arrangement
        slot = cards.slot_of(at)
        if slot is None:
            return ""
        number = str(cards.held_by(slot).index(at) + 1) if cards.in_order else ""
        if len(cards.slots) == 1:
            return number or "●"
        return f"{slot + 1}.{number}" if number else f"→{slot + 1}"

    def made(self) -> Text:
        """The slots with what is picked for them."""
        cards = self.arrangement
        line = Text()
        for number, slot in enumerate(cards.slots):
            held = cards.held_by(number)
            line.append(f"{'   ' * bool(number)}{slot.name} ", QUIET)
            for at in held:
                line.append_text(small(Seen(cards.cards[at], Lie.UP), self.wild)).append(" ")
            line.append("· " * (min(slot.room, cards.most) - len(held)), QUIET)
        if cards.seats:
            line.append(f"   for {' and '.join(self.names[seat] for seat in cards.seats)}", QUIET)
        return line

    def chosen(self) -> Answer:
        """The cards as they are picked; where it is to be one card, the one under the cursor will do."""
        if self.arrangement.needs_one and not self.arrangement.picked:
            self.arrangement.toggle(self.arrangement.cursor)
        return self.arrangement.answer()

    def action_move(self, steps: int) -> None:
        """Move the cursor."""
        self.arrangement.move(steps)
        self.refresh()

    def action_turn(self, steps: int) -> None:
        """Choose another seat, or go to the row above or below."""
        if len(self.arrangement.ways) > 1:
            self.arrangement.turn += steps
        elif 0 <= self.arrangement.cursor + steps * self.per_row < len(self.arrangement.cards):
            self.arrangement.move(steps * self.per_row)
        self.refresh()

    def action_pick(self) -> None:
        """Pick the card under the cursor, or put it back."""
        self.pick(self.arrangement.cursor)

    def action_undo(self) -> None:
        """Put back the last card."""
        self.arrangement.undo()
        self.refresh(layout=True)

    def action_fill(self) -> None:
        """Pick the rest of the cards as they lie."""
        self.arrangement.fill()
        self.refresh(layout=True)

    def pick(self, at: int, slot: int | None = None) -> None:
        """Pick a card, or put it back, and go on to the next one."""
        if at >= len(self.arrangement.cards):
            return
        was_in = self.arrangement.slot_of(at) is not None
        if not self.arrangement.toggle(at, slot):
            self.app.bell()
        elif not was_in:
            self.arrangement.cursor = min(at + 1, len(self.arrangement.cards) - 1)
        self.refresh(layout=True)

    def on_key(self, key: events.Key) -> None:
        """Figures put the card under the cursor to one of several places."""
        pressed = key.character or ""
        if pressed.isdecimal() and 1 <= int(pressed) <= len(self.arrangement.slots):
            self.pick(self.arrangement.cursor, int(pressed) - 1)
            key.stop()

    def on_click(self, click: events.Click) -> None:
        """Pick the card under the mouse."""
        line, at = divmod(click.y, 3)[0], click.x // STEP
        if at < self.per_row and click.y < 3 * -(-len(self.arrangement.cards) // self.per_row):
            place = line * self.per_row + at
            self.arrangement.cursor = min(place, len(self.arrangement.cards) - 1)
            self.pick(place)
