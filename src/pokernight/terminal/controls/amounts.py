"""Chips: check, call, bet, raise or fold, or a bid in an auction."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.reactive import reactive

from pokernight.table.choices import DECLINE, Answer, Betting, Number
from pokernight.terminal.controls.control import Row

_LETTERS = {"check": "c", "call": "c", "fold": "f", DECLINE: "d"}


class AmountsControl(Row):
    """Some plain answers, and one with an amount that is typed, or goes up and down."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "more(1)", show=False),
        Binding("down", "more(-1)", show=False),
        Binding("pageup", "more(10)", show=False),
        Binding("pagedown", "more(-10)", show=False),
        Binding("backspace", "erase", show=False),
    ]
    amount = reactive(0, layout=True)

    def __init__(self, plain: dict[str, str], verb: str, least: int, most: int) -> None:
        """Plain answers with their labels; the verb of the amount is empty where none may be given."""
        super().__init__()
        self.plain = plain
        self.verb, self.least, self.most = verb, least, most
        self.typed = ""
        self.set_reactive(AmountsControl.amount, least)
        self.set_reactive(AmountsControl.at, 0)

    @property
    def verbs(self) -> list[str]:
        """What can be answered, in the order in which it is shown."""
        return [*list(self.plain)[:1], *([self.verb] if self.verb else []), *list(self.plain)[1:]]

    @property
    def labels(self) -> list[str]:
        """The answers, with the letters that choose them."""
        span = f" ({self.least}–{self.most})" if self.least < self.most else ""
        return [f"{verb} {self.amount}{span}" if verb == self.verb else self.plain[verb] for verb in self.verbs]

    @property
    def usage(self) -> str:
        """Which keys do what."""
        letters = [f"{_LETTERS[verb]} {verb}" for verb in self.plain if verb in _LETTERS]
        amount = f", b {self.verb}, figures or ↑ ↓ for the amount" if self.verb else ""
        return f"{', '.join(letters)}{amount}, Enter confirms"

    def chosen(self) -> Answer:
        """What is marked, with the amount where it needs one."""
        verb = self.verbs[self.at]
        return Answer(verb, word=str(self.amount)) if verb == self.verb else Answer(verb)

    def mark(self, verb: str) -> None:
        """Mark an answer."""
        self.at = self.verbs.index(verb)

    def action_more(self, chips: int) -> None:
        """Change the amount by some chips, within what is allowed."""
        if self.verb:
            self.typed = ""
            self.amount = min(max(self.amount + chips, self.least), self.most)
            self.mark(self.verb)

    def action_erase(self) -> None:
        """Take back the last figure that was typed."""
        self.typed = self.typed[:-1]
        self.amount = int(self.typed or self.least)

    def on_key(self, key: events.Key) -> None:
        """Figures are the amount, letters choose."""
        pressed = key.character or ""
        if pressed.isdecimal() and self.verb:
            self.typed = (self.typed + pressed).lstrip("0")[:9]
            self.amount = int(self.typed or self.least)
            self.mark(self.verb)
        elif pressed == "b" and self.verb:
            self.mark(self.verb)
        else:
            chosen = [verb for verb in self.plain if _LETTERS.get(verb) == pressed]
            if not chosen:
                return
            self.mark(chosen[0])
        key.stop()


def betting(choice: Betting) -> AmountsControl:
    """The control of a betting round."""
    bets = choice.bets
    plain = {verb: f"call {bets.call}" if verb == "call" else verb for verb in choice.plain_verbs}
    verb = ("raise" if bets.to else "bet") if bets.may_raise else ""
    return AmountsControl(plain, verb, bets.least, bets.most)


def bidding(choice: Number) -> AmountsControl:
    """The control of an auction."""
    plain = {DECLINE: DECLINE} if choice.may_decline else {}
    return AmountsControl(plain, choice.verb, choice.least, choice.most)
