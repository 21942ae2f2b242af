"""Cards that a player drew, as something that other rules can point at."""

from pokernight.cards import Card
from pokernight.language.part import Part, reads, sentence
from pokernight.rules.draw import Draw
from pokernight.rules.parts.refs import Nth, Told
from pokernight.rules.twist import Twist
from pokernight.table.table import Table


@sentence(
    "{nth} card you drew",
    "{nth} card they <drew|draw|drawn>",
    "{_:Owner} {nth} <drawn card|card drawn>",
    one="{nth} card they drew",
)
@reads("[{_:Owner}] [most] recently drawn card", "card they drew [most] recently", nth=Nth.LAST)
class DrawnCard(Told):
    """The first card that a player drew, or the second, or the last."""

    nth: Nth

    def cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        lines = _drawing(table)
        return self.nth.of([dealt.card for dealt in table.state.dealt if dealt.seat == seat and dealt.line in lines])


def _drawing(table: Table) -> frozenset[int]:
    """The lines on which cards are drawn."""
    kept = table.course.kept
    if "drawing" not in kept:
        said = ((turn.line, rule) for turn in table.course.turns for rule in turn.rules if isinstance(rule, Part))
        kept["drawing"] = frozenset(
            line for line, rule in said if any(isinstance(part, Draw | Twist) for part in rule.walk())
        )
    lines: frozenset[int] = kept["drawing"]
    return lines
