"""What a player does to another one: first whom, then what."""

from collections.abc import Sequence

from pokernight.rules.parts.places import Neighbour
from pokernight.rules.rule import Deed
from pokernight.table.choices import DECLINE, NOTHING, Answer, Words
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


class ToAnother(Deed):
    """Something that is done to another player, of one's choice or not."""

    victim: Neighbour | None

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._victims(table, frame))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Choose a player, and go on with that one."""
        answer = frame.answer
        if not frame.other:
            victims = self._victims(table, frame)
            if not victims:
                return None
            seat = answered_seat(frame, answer, victims, self.question(victims))
            if isinstance(seat, Words):
                return {frame.seat: seat}
            if not seat:
                return None
            frame.other, answer = seat, None
        return self.go_on(table, frame, answer)

    def _victims(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return tuple(seat for seat in others_of(table, frame.seat, self.victim) if self.fits(table, frame, seat))

    def fits(self, table: Table, frame: Frame, seat: int) -> bool:
        """Whether it can be done to a player, as far as the one who does it can tell."""
        raise NotImplementedError(f"{type(self).__name__} can be done to nobody.")

    def question(self, victims: Sequence[int]) -> str:
        """What is asked of the player, so that he chooses somebody."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing.")

    def go_on(self, table: Table, frame: Frame, answer: Answer | None) -> Asking | None:
        """Do it to the other player of the frame, and ask for what is still to be known; see `Playable`."""
        raise NotImplementedError(f"{type(self).__name__} does nothing.")


def others_of(table: Table, seat: int, only: Neighbour | None = None) -> tuple[int, ...]:
    """All others who are still in, from the player's left on, or only a certain neighbour."""
    meant = only.of(table, seat) if only else None
    return tuple(other for other in table.seats_from(seat) if other != seat and (meant is None or other == meant))


def answered_seat(frame: Frame, answer: Answer | None, seats: Sequence[int], prompt: str) -> int | Words:
    """The seat that a player has chosen, 0 for none, or the question for it; where there is one only, that one."""
    if answer is None:
        if len(seats) == 1 and not frame.may:
            return seats[0]
        words = tuple(map(str, sorted(seats)))
        default = NOTHING if frame.may else Answer("choose", word=words[0])
        return Words(f"{prompt} Choose a seat.", default, "choose", words, may_decline=frame.may)
    return 0 if answer.verb == DECLINE else int(answer.word)
