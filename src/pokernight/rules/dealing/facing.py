"""How a dealt card lies: as the player chooses, pays for it, or holds certain cards."""

from pokernight.language.part import reads, sentence
from pokernight.rules.conditions.holdings import Holds
from pokernight.rules.conditions.showing import showings
from pokernight.rules.dealing.deal import Deal
from pokernight.rules.dealing.serve import LIE, DealRemark
from pokernight.rules.parts.faces import Printed
from pokernight.rules.parts.pick import Pick, meant, offered_to
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.price import Price
from pokernight.rules.plan import plan_for
from pokernight.rules.rule import HandName
from pokernight.rules.totals import Totals
from pokernight.table.choices import NOTHING, Answer, Choice, Words
from pokernight.table.frame import Frame
from pokernight.table.picking import Cards, how_many
from pokernight.table.places import Lie
from pokernight.table.table import Table

_LAST = "<it|their <last|final> card|<last|final> card [dealt] [to <each player|they>|each player <is dealt|get>]>"
"""The card of the deal before."""


@sentence(
    "They may have it {face} instead",
    "They may <get|take|have> <it|their last card> {face} [if they <want|wish>] [instead]",
    f"{_LAST} may is <dealt|taken> {{face}} if <they|player> <want|wish> [it]",
)
@reads(
    "[who may choose to have it] up or down <at their choice|as they choose|as they wish|>",
    "[they may] <choose|get it|take it> [to <get|have> it] up or down",
    face=Face.UP,
)
class ChooseFace(DealRemark):
    """The card the other way up, for nothing."""

    about = (Deal,)
    of_facing = True
    face: Face

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return up_or_down("Do you want the next card up or down?", frame)

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        frame.notes[LIE] = Lie[answer.word.upper()]
        return False

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"stud"} if self.face is Face.UP else set()


@sentence(
    "They may pay {price} to have it {face} instead",
    "<They|player|each player> may pay {price} to <get|have> <it|their last card> [dealt] {face} [instead]",
    "<They|player|each player> may <get|take|have|buy> <it|their last card> [dealt] {face} <for|if they pay|by paying>"
    " {price}",
    f"{_LAST} may is <bought|taken|had|dealt> {{face}} <for|if they pay|by paying> {{price}}",
)
class BuyFace(DealRemark):
    """The card the other way up, at a price."""

    about = (Deal,)
    of_facing = True
    price: Price
    face: Face

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        chips = self.price.chips(table)
        if table.state.chips[frame.seat] < chips:
            return None
        prompt = f"Do you pay {chips} to have the next card {self.face.phrases[0]}?"
        return up_or_down(prompt, frame, paid=self.face.phrases[1])

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        if answer.word == self.face.phrases[1]:
            table.pay(frame.seat, self.price.chips(table), "fee")
            frame.notes[LIE] = self.face.lie
        return False

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"fee", "stud"} if self.face is Face.UP else {"fee"}


@sentence("They may have it {face} by flipping a down card", "They may get it {face} by flipping [over] a down card")
@reads(
    "<They|each player|player> <get one chance to|may> <turn|flip> [up|over] <a|their> <hole|down> card [up]"
    " <and|to> <get|have> <it|their last card> [face] down",
    face=Face.DOWN,
)
class FlipForFace(DealRemark):
    """The card face down, when another down card is turned up for it."""

    about = (Deal,)
    of_facing = True
    face: Face = Face.DOWN

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        down = table.lying(frame.seat, Lie.DOWN)
        if not down:
            return None
        prompt = "Flip a down card to have the next card face down, or decline."
        return Cards(prompt, NOTHING, "flip", tuple(sorted(down)), 1, 1, may_decline=True)

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        if answer.cards:
            table.turn(answer.cards, Lie.UP)
            frame.notes[LIE] = self.face.lie
        return False

    def tally(self, totals: Totals) -> None:
        totals.tags.add("flip")


@sentence(
    "They may have it {face} by discarding {cards}",
    "They may <get|have|take> it {face} <by discarding|if they discard> {cards}",
)
class LayAwayForFace(DealRemark):
    """The card the other way up, when another is laid away for it."""

    about = (Deal,)
    of_facing = True
    face: Face
    cards: Pick

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        there = self.cards.among(table, frame)
        count = self.cards.count or 1
        if len(there) < count:
            return None
        prompt = f"Discard {how_many(count, count)} to have the next card {self.face.phrases[0]}, or decline."
        return Cards(prompt, NOTHING, "discard", offered_to(table, frame.seat, there), count, count, may_decline=True)

    def take(self, table: Table, frame: Frame, answer: Answer) -> bool:
        if answer.cards:
            table.discard(meant(table, frame.seat, answer, self.cards.among(table, frame)))
            frame.notes[LIE] = self.face.lie
        return False

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"stud"} if self.face is Face.UP else set()


@sentence("It is dealt {face} if {when}", "Deal it {face} if {when}", "{when} get a {face} card instead")
class FaceIf(DealRemark):
    """The card the other way up for some."""

    about = (Deal,)
    of_facing = True
    face: Face
    when: Holds

    def settle(self, table: Table, frame: Frame) -> None:
        if self.when.holds(table, frame.seat):
            frame.notes[LIE] = self.face.lie

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"stud"} if self.face is Face.UP else set()


_WITH = "<player|anyone|everyone|[a|any|each|every] player> <<who|that> have|with>"


@sentence(
    "It is dealt {face} if they show {hand}",
    "Deal it {face} if they <have {hand} <showing|face up>|show {hand}>",
    f"{_WITH} {{hand}} <showing|face up> get <it|<their|a|this> card> {{face}} [instead]",
    f"{_WITH} {{hand}} <showing|face up> get a {{face}} card [instead]",
)
class FaceIfHandShown(DealRemark):
    """The card the other way up for those who show a hand."""

    about = (Deal,)
    of_facing = True
    face: Face
    hand: HandName

    def settle(self, table: Table, frame: Frame) -> None:
        least = self.hand.least(plan_for(table, frame.seat, showing=True))
        if showings(table, (frame.seat,))[frame.seat] >= least:
            frame.notes[LIE] = self.face.lie

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"stud"} if self.face is Face.UP else set()


@sentence(
    "It is dealt {face} if they show {cards:one}",
    "Deal it {face} if they <have {cards} <showing|face up>|show {cards}>",
    f"{_WITH} {{cards}} <showing|face up> get <it|<their|a|this> card> {{face}} [instead]",
    f"{_WITH} {{cards}} <showing|face up> get a {{face}} card [instead]",
)
class FaceIfCardShown(DealRemark):
    """The card the other way up for those who show a card of a kind."""

    about = (Deal,)
    of_facing = True
    face: Face
    cards: Printed

    def settle(self, table: Table, frame: Frame) -> None:
        if any(self.cards.has(table, card, frame.seat) for card in table.lying(frame.seat, Lie.UP)):
            frame.notes[LIE] = self.face.lie

    def tally(self, totals: Totals) -> None:
        totals.tags |= {"stud"} if self.face is Face.UP else set()


def up_or_down(prompt: str, frame: Frame, paid: str = "") -> Choice:
    """The question how the next card shall lie, one way maybe for a price; how it would lie anyhow is the default."""
    usual = "up" if frame.notes[LIE] is Lie.UP else "down"
    return Words(prompt, Answer("choose", word=usual), "choose", ("up", "down"), paid=paid)
