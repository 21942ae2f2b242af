"""Odds as tables for a terminal or a page of text."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pokernight.odds.odds import KindOdds, Odds, PartOdds
from pokernight.odds.tally import Figure

MOST_KINDS = 24
"""How many kinds of hands a table shows; of more, those that win most."""


def page(odds: Odds) -> RenderableType:
    """Everything that there is to say, one table below the other."""
    return Group(*_pieces(odds))


def _pieces(odds: Odds) -> Iterator[RenderableType]:
    yield heading(odds)
    for part in odds.parts:
        yield Text(f"\n{said(part)}", style="italic")
        if part.kinds:
            yield kinds_table(part)
    yield Text("\nWhat a seat is worth; the last one deals.", style="italic")
    yield seats_table(odds)
    yield Text("\n" + "\n".join(facts(odds)))


def heading(odds: Odds) -> Text:
    """What was played, and how."""
    text = Text(f"{odds.game}: {odds.hands:,} hands for {odds.run.seats}, played {odds.way.value}.\n", style="bold")
    text.append(odds.played, style="not bold")
    if odds.run.given:
        text.append(f"\nGiven {odds.run.given}.", style="not bold")
    if odds.tally.left_out:
        text.append(f"\n{odds.tally.left_out:,} more hands did not come as given, and are left out.", style="not bold")
    return text


def kinds_table(part: PartOdds) -> Table:
    """The kinds of hands for one part of the pot."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for head in ("made", "wins", "wins when made"):
        table.add_column(head, justify="right")
    for kind in worth_showing(part.kinds, MOST_KINDS):
        shown = (kind.made, kind.won, kind.prevails) if kind.made.value else (None, kind.won, None)
        table.add_row(kind.name, *(percent(figure) if figure else "" for figure in shown))
    return table


def said(part: PartOdds) -> str:
    """What a part of the pot comes to, in a sentence."""
    if not part.times:
        return f"{part.name.capitalize()}: nobody has won it."
    return f"{part.name.capitalize()}: half of the winners have {part.median} or better; {percent(part.tied)} are ties."


def worth_showing(kinds: tuple[KindOdds, ...], most: int) -> list[KindOdds]:
    """The kinds that win most, in their order; the others would only make the table long."""
    chosen = sorted(kinds, key=lambda kind: (kind.won.value, kind.made.value), reverse=True)[:most]
    return [kind for kind in kinds if kind in chosen]


def seats_table(odds: Odds) -> Table:
    """What each seat is worth."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    table.add_column("chips a hand", justify="right")
    table.add_column("of all chips won", justify="right")
    for seat in odds.seats:
        table.add_row(f"seat {seat.seat}", f"{seat.net.value:+.2f} ±{seat.net.error:.2f}", percent(seat.share))
    return table


def facts(odds: Odds) -> Iterator[str]:
    """What is left to say, in sentences."""
    length = {name: amount(figure) for name, figure in odds.lengths.items()}
    pot = odds.pot
    yield f"More than one player gets chips in {percent(odds.split)} of all hands."
    yield f"It comes to a showdown in {percent(odds.shown)}."
    deals = "" if length["deals"] == "1" else f" in {length['deals']} deals"
    yield (
        f"A hand has {length['rounds']} betting rounds and {length['answers']} answers, and {length['cards']} cards are"
        f" dealt{deals}."
    )
    if pot.least == pot.most:
        yield f"The pot is always {pot.most} chips."
    else:
        yield (
            f"The pot grows to {amount(pot.mean)} chips: never less than {pot.least}, half of the time no more than"
            f" {pot.median}, and once to {pot.most}."
        )
    yield "The number after ± is the standard error."


def percent(figure: Figure) -> str:
    """A part of a whole.

    >>> percent(Figure(0.04754, 0.0021)), percent(Figure(1.0, 0.0))
    ('4.8 ±0.2 %', '100 %')
    """
    value, error = 100 * figure.value, 100 * figure.error
    if not error:
        return f"{value:.4g} %"
    digits = 1 if error >= 0.05 else 2 if error >= 0.005 else 3
    return f"{value:.{digits}f} ±{error:.{digits}f} %"


def amount(figure: Figure) -> str:
    """An average.

    >>> amount(Figure(30.0, 0.0)), amount(Figure(41.278, 0.031))
    ('30', '41.28 ±0.03')
    """
    return f"{figure.value:.2f} ±{figure.error:.2f}" if figure.error else f"{figure.value:.10g}"
