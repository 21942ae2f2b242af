"""Turning cards up and down, and looking at them."""

from dataclasses import replace
from typing import Any

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.rules.parts.pick import Pick, meant, offered_to
from pokernight.rules.parts.places import Face, Stack
from pokernight.rules.parts.refs import StackCard, StackEnd
from pokernight.rules.rule import Deed, Remark, Step
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, Words, take_it
from pokernight.table.events import HIDDEN
from pokernight.table.frame import Asking, Frame
from pokernight.table.picking import Cards
from pokernight.table.places import DISCARDS, Lie
from pokernight.table.table import Table

STACK = Stack()

NONE_FITS = "You have no such card, and can only decline."


def hidden(table: Table, seat: int) -> tuple[Card, ...]:
    """The cards of a player that do not lie face up."""
    return table.lying(seat, Lie.DOWN, Lie.BLIND)


class Chosen(Deed):
    """Something that is done to cards of the player's choice."""

    at_once = True
    cards: Pick

    def offered(self, table: Table, frame: Frame) -> tuple[Card, ...]:
        """The cards to choose from."""
        raise NotImplementedError(f"{type(self).__name__} is done to no card.")

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self.offered(table, frame))

    def choice(self, table: Table, frame: Frame, verb: str, prompt: str) -> Cards | None:
        """Which cards, where that is not settled: of cards that nobody knows, one is as good as another.

        A player who can only choose one is asked all the same where nobody else can tell.
        """
        cards = self.offered(table, frame)
        least, most = self.cards.limits(len(cards))
        same = set(offered_to(table, frame.seat, cards)) == {HIDDEN}
        secret = self.cards.of or (self.cards.fresh and len(cards) < len(hidden(table, frame.seat)))
        if not frame.may and not secret and least == most and (most == len(cards) or same):
            return None
        asked = self.cards.ask(table, frame, verb, prompt if cards else NONE_FITS, cards)
        return replace(asked, in_order=most > 1, may_decline=frame.may or not cards)

    def chosen(self, table: Table, frame: Frame, answer: Answer) -> tuple[Card, ...]:
        """The cards that an answer means, or those that are settled; none where the player declined."""
        cards = self.offered(table, frame)
        if answer.cards:
            return meant(table, frame.seat, answer, cards)
        least, most = self.cards.limits(len(cards))
        return cards[:most] if answer.verb == DECLINE and not frame.may and least == most else ()


@sentence(
    "flip~s {cards}",
    "flip [over] {cards} [of their choice] [if they have one|face up|up]",
    "turn [up|over] {cards} [face up|up]",
    "<select|choose|pick> {cards} to <flip|turn up>[ and [all player|everyone] flip [it|they]]",
    "<select|choose|pick> {cards} and <flip|turn> <it|they> [over] [face up|up]",
    "put {cards} face up [in front of they]",
    "show {cards}",
    to=None,
)
@sentence("flip~s {cards} to {to}")
class Flip(Chosen):
    """Down cards turned up, chosen by their owner, sometimes to bring something about."""

    verb = "flip"
    to: Deed | None = None

    @classmethod
    def said(cls, **fields: Any) -> "Flip | None":
        """The top of a stack is turned up by a rule of its own."""
        return None if fields["cards"].own == StackCard(StackEnd.TOP) else cls(**fields)

    def offered(self, table: Table, frame: Frame) -> tuple[Card, ...]:
        """Cards that lie down; where none is left of the last deal, or none that its owner has seen, any other."""
        cards = self.cards.among(table, frame)
        if self.cards.face is Face.UP:
            return cards
        down = tuple(card for card in cards if table.state.lies[card] is not Lie.UP)
        instead = self.cards.fresh or (self.cards.face is Face.DOWN and self.cards.of is None)
        return down or (hidden(table, frame.seat) if instead else ())

    def possible(self, table: Table, frame: Frame) -> bool:
        """Who has no card of the kind is asked as well, so that nobody can tell."""
        if frame.seat in table.state.notes.get("refused to flip", ()):
            return False
        unknown = bool(self.cards.of) and bool(hidden(table, frame.seat))
        return (unknown or super().possible(table, frame)) and (self.to is None or self.to.possible(table, frame))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if not any(isinstance(remark, RefuseFlips) for remark in frame.remarks):
            return self.choice(table, frame, "flip", "Flip {cards}.")
        prompt = "Flip {cards}, or refuse to flip for the rest of the game."
        asked = self.cards.ask(table, frame, "flip", prompt, self.offered(table, frame))
        return replace(asked, may_decline=True)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        refusing = any(isinstance(remark, RefuseFlips) for remark in frame.remarks)
        if refusing and answer.verb == DECLINE and not frame.may:
            for name in ("refused to flip", "dealt up"):
                table.note(name, (*table.state.notes.get(name, ()), frame.seat))
            table.do(ev.Answered(frame.seat, "refuse to flip"))
            return
        cards = self.chosen(table, frame, answer)
        if cards:
            table.turn(cards, Lie.DOWN if self.cards.face is Face.UP else Lie.UP)
            if self.to:
                table.then(self.to, frame.seat, card=cards[0], remarks=frame.remarks)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("flip")
        if self.to:
            self.to.tally(totals, times)


@sentence("turn~s {cards} face down", "<flip|turn> {cards} [back] [over] [face] down [again]")
class TurnDown(Chosen):
    """Up cards turned down."""

    def offered(self, table: Table, frame: Frame) -> tuple[Card, ...]:
        return tuple(card for card in self.cards.among(table, frame) if table.state.lies[card] is Lie.UP)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return self.choice(table, frame, "turn", "Turn {cards} face down.")

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        table.turn(self.chosen(table, frame, answer), Lie.DOWN)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("flip")


@sentence(
    "flip~s the top card of {stack}",
    "<flip|turn> [over|up] <top|next> card <of|off|from|in> {stack} [face up]",
    "flip one card from {stack}",
    count=1,
)
@reads("<flip|turn> [over|up] their <top|next> card [face up]")
@sentence("flip~s the top {count} cards of {stack}", "flip [over] top {count} card <of|off|from> {stack} [face up]")
class FlipTop(Deed):
    """The top of a stack turned up, all stacks at once."""

    verb = "flip"
    at_once = True
    stack: Stack = STACK
    count: int = 1

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(hidden(table, frame.seat))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return take_it("Flip the top card of your stack?", "flip") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if not frame.may or answer.verb != DECLINE:
            table.turn(tops(table, frame.seat, self.stack, self.count), Lie.UP)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("flip")


@sentence(
    "flip~s one of their two side cards: the right one to go high, the left one to go low",
    "flip over one of their remaining down card."
    " If they flip one on right they is going high. If they flip one on left they is going low",
)
class FlipSide(Deed):
    """Turning up a side card declares high or low."""

    at_once = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(hidden(table, frame.seat))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        prompt = "Flip the right side card to go high, or the left one to go low."
        default = NOTHING if frame.may else Answer("flip", word="right")
        return Words(prompt, default, "flip", ("left", "right"), frame.may)

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        piles = [table.pile(frame.seat, number) for number in range(table.state.piles + 1)]
        sides = [cards[0] for cards in piles if len(cards) == 1][-2:] or hidden(table, frame.seat)
        left = answer.word == "left"
        if not answer.word:
            return
        table.turn((sides[0] if left else sides[-1],), Lie.UP)
        table.do(ev.Declared(frame.seat, "low" if left else "high"))

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.declared = True
        totals.tags.add("flip")


@sentence(
    "Once a game, each player may refuse to flip from then on; their further cards are dealt up",
    "Once per game each player may refuse to flip for rest of game but all their further card will is dealt up",
)
class RefuseFlips(Remark):
    """A player stops flipping for good, and gets no more down cards."""

    about = (Flip,)


@sentence(
    "show~s {cards} to everyone else",
    "show {cards} to everyone",
    "<put|hold|place> {cards} <on|to|against> their forehead [without looking at <it|they>]"
    "[ so that <everyone|all other player> may see <it|they>]",
)
class ShowOthers(Chosen):
    """Cards that all but their owner see."""

    def offered(self, table: Table, frame: Frame) -> tuple[Card, ...]:
        others = table.state.everyone - {frame.seat}
        return tuple(card for card in self.cards.among(table, frame) if not others <= table.state.known[card])

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return self.choice(table, frame, "show", "Show {cards} to everyone else.")

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        table.show(self.chosen(table, frame, answer), table.state.everyone - {frame.seat})

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("flip")


@sentence("look~s at {cards}", "pick up {cards} [and look at they]")
@reads(
    "look at <<new|drawn> card|card they <drew|draw|got|get>|what they drew>",
    "look at <rest of their|their remaining|their other> card",
    "pick up <<new|drawn> card|card they <drew|draw|got|get>|what they drew> [and look at they]",
    cards=Pick(None, Face.BLIND),
)
class LookAt(Deed):
    """Cards that their owner may look at from now on."""

    at_once = True
    needless = True
    cards: Pick

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._unseen(table, frame))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return take_it("Look at your cards?", "look") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        if not frame.may or answer.verb != DECLINE:
            cards = self._unseen(table, frame)
            table.show(cards, frozenset((frame.seat,)))
            table.turn(cards, Lie.DOWN)

    def _unseen(self, table: Table, frame: Frame) -> tuple[Card, ...]:
        """The cards that the player does not know, as many of them as may be looked at."""
        pick = self.cards.replace(face=None) if self.cards.face is Face.DOWN else self.cards
        cards = [card for card in pick.among(table, frame) if frame.seat not in table.state.known[card]]
        return tuple(cards[: self.cards.limits(len(cards))[1]])


@sentence("Turn each player's discards face up", "Flip each player's discard")
class ShowDiscards(Step):
    """Everybody sees what was discarded."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        laid_away = [event for event in table.log if isinstance(event, ev.Moved) and event.to == DISCARDS]
        whose = {card: event.source.seat for event in laid_away for card in event.cards}
        down = [card for card in table.state.at(DISCARDS) if table.state.lies[card] is Lie.DOWN]
        for seat in sorted({whose[card] for card in down}):
            table.turn([card for card in down if whose[card] == seat], Lie.UP, seat)
        return None

    def tally(self, totals: Totals) -> None:
        totals.tags.add("flip")


def tops(table: Table, seat: int, stack: Stack = STACK, count: int = 1) -> tuple[Card, ...]:
    """The top cards of a player's stack, or of each: the first that do not lie face up."""
    lies, up = table.state.lies, Lie.UP
    piles = [cards for number in range(table.state.piles + 1) if (cards := table.pile(seat, number))]
    if stack.size:
        piles.sort(key=lambda cards: len(cards) != stack.size)  # any other where none of that size has a card left
    found: list[Card] = []
    for cards in piles:
        found += [card for card in cards if lies[card] is not up][:count]
        if found and not stack.each:
            break
    return tuple(found)


def stacked(table: Table, seat: int) -> bool:
    """Whether a player has put cards in an order."""
    arranged = (event.at.seat for event in table.log if isinstance(event, ev.Arranged))
    return seat in arranged or any(table.pile(seat, number) for number in range(1, table.state.piles + 1))
