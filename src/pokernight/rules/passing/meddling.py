"""Turning up a card that lies face down before somebody else."""

from collections.abc import Sequence
from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.rules.act import Act
from pokernight.rules.parts.places import Neighbour, Way
from pokernight.rules.parts.who import EachPlayer
from pokernight.rules.passing.another import ToAnother
from pokernight.rules.rule import Step
from pokernight.rules.stacks.flip import hidden
from pokernight.rules.totals import Totals
from pokernight.table.choices import Answer, Words
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import Lie
from pokernight.table.table import Table

_DOWN = "<a|one|any> [one] [of] <down|face down|hole> card"
_FLIP = "<flip|turn> [over|up]"


@sentence(
    "flip~s a down card of another player",
    f"{_FLIP} {_DOWN} of <any [other]|a|some other> player [of their choice]",
    f"{_FLIP} one of <any [other]|a> player's <down|hole> card",
    victim=None,
)
@sentence(
    "flip~s a down card of {victim:one}",
    f"{_FLIP} {_DOWN} of {{victim}}",
    f"<choose|pick> {_DOWN} of {{victim}} [which is <flipped|turned> [over|up]|to <flip|turn up>|and <flip|turn> it]",
    "<choose|pick> which <down|hole> card of {victim} is <flipped|turned> [over|up]",
)
class FlipOther(ToAnother):
    """A card of somebody else, told by its place among those that lie face down there."""

    def fits(self, table: Table, frame: Frame, seat: int) -> bool:
        return bool(hidden(table, seat))

    def question(self, victims: Sequence[int]) -> str:
        return "Flip a down card of a player?"

    def go_on(self, table: Table, frame: Frame, answer: Answer | None) -> Asking | None:
        """Which of them, counted in the order in which they lie."""
        cards = hidden(table, frame.other)
        if len(cards) > 1 and answer is None:
            words = tuple(str(place) for place in range(1, len(cards) + 1))
            prompt = f"Flip a down card of seat {frame.other}. Say which one, counted from the first."
            return {frame.seat: Words(prompt, Answer("flip", word="1"), "flip", words)}
        table.turn((cards[int(answer.word) - 1 if answer else 0],), Lie.UP)
        return None

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("flip")


@reads(
    "<player|neighbour> <to|on> their {way} <choose|pick> <which|one> of their <down|hole> card"
    " [to <flip|turn up>|[which] is <flipped|turned> [over|up]|which they <flip|turn up>]",
)
class ChosenByNeighbour(Step):
    """The same, said of whose cards they are."""

    way: Way

    @classmethod
    def said(cls, **fields: Any) -> Act:
        other = Way.RIGHT if fields["way"] is Way.LEFT else Way.LEFT
        return Act(EachPlayer(), FlipOther(Neighbour(other)))
