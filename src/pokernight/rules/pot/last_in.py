"""Who must go in when nobody else does."""

from pokernight.language.part import sentence
from pokernight.rules.parts.who import OnePlayer
from pokernight.rules.rule import Standing
from pokernight.table import events as ev
from pokernight.table.table import Table

OUT = "out"
"""What players say who stay out."""

_OTHERS_OUT = (
    "<everyone else|all other [player]> <<go|went|is|stay|stayed|declare|declared|drop|dropped> out|drop|dropped>"
)
_GOES_IN = "<must|have to|is forced to> <go|stay|is|come|declare> in"


def said_now(table: Table) -> dict[int, str]:
    """What players have declared in the line that is being played."""
    said: dict[int, str] = {}
    for event in reversed(table.log):
        if isinstance(event, ev.Began):
            break
        if isinstance(event, ev.Declared):
            said.setdefault(event.seat, event.word)
    return said


@sentence(
    "If all others stay out, {who} must go in",
    f"If {_OTHERS_OUT} {{who}} {_GOES_IN}",
    f"{{who}} {_GOES_IN} if {_OTHERS_OUT}",
)
class LastGoesIn(Standing):
    """One player may not stay out after all others; where all declare together, what they said is changed."""

    who: OnePlayer

    def forces(self, table: Table, seat: int) -> bool:
        """Whether a player must go in, by what the others have said already."""
        said = said_now(table)
        others = [other for other in table.state.still_in if other != seat]
        return seat == self.who.seat(table) and all(said.get(other) == OUT for other in others)

    def bring_in(self, table: Table, word: str) -> None:
        """Have the player in after all, once everybody has spoken."""
        seat = self.who.seat(table)
        if seat and said_now(table).get(seat) == OUT and self.forces(table, seat):
            table.do(ev.Declared(seat, word))
