"""Odds as a picture for the wall."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.figure import Figure as Sheet
from matplotlib.lines import Line2D

from pokernight.odds.odds import Odds, PartOdds
from pokernight.odds.tables import worth_showing

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PAPER, INK, FAINT, FELT, PALE, RED = "#f8f4ea", "#24303a", "#8d8a80", "#1f5d43", "#b9cdbd", "#b23a30"
WIDTH = 11.0
LEFT, LEFT_OF_HALF = -0.18, -0.395
"""Where all text begins, beside a panel of the whole width and beside one of half the width."""
MOST_PARTS, MOST_BARS, MOST_STEPS = 3, 14, 40
STYLE: dict[Any, Any] = {
    "font.family": "DejaVu Serif",
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.facecolor": PAPER,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.hashsalt": "pokernight",
}


def draw(odds: Odds, path: Path) -> None:
    """Draw a picture; the same odds give the same bytes."""
    kind = path.suffix.casefold().lstrip(".")
    with mpl.rc_context(STYLE):
        metadata = {"Date": None} if kind == "svg" else {"Software": None}
        sheet_of(odds).savefig(path, format=kind, dpi=150, facecolor=PAPER, metadata=metadata)


def sheet_of(odds: Odds) -> Sheet:
    """The picture: a title, four figures, a panel for each part of the pot, the seats and the pots."""
    parts = [part for part in odds.parts if part.kinds][:MOST_PARTS]
    bars = [max(3, len(worth_showing(part.kinds, MOST_BARS))) for part in parts]
    heights = [2.5, *(0.9 + 0.36 * count for count in bars), 3.6]
    height = sum(heights) + 0.8 * len(heights)
    sheet = Sheet(figsize=(WIDTH, height))
    edges = {"left": 0.2, "right": 0.93, "top": 1 - 0.4 / height, "bottom": 1.1 / height}
    grid = sheet.add_gridspec(len(heights), 2, height_ratios=heights, hspace=0.32, wspace=0.22, **edges)
    _head(sheet.add_subplot(grid[0, :]), odds)
    for row, part in enumerate(parts, 1):
        _kinds(sheet.add_subplot(grid[row, :]), part)
    _seats(sheet.add_subplot(grid[-1, 0]), odds)
    _pots(sheet.add_subplot(grid[-1, 1]), odds)
    sheet.text(0.069, 0.25 / height, fill(odds.played, 130), fontsize=8.5, color=FAINT, style="italic", va="bottom")
    return sheet


def _head(axes: Axes, odds: Odds) -> None:
    """Title, how the figures were got, and the four that people ask for first."""
    axes.axis("off")
    axes.set(xlim=(0, 1), ylim=(0, 1))
    axes.text(LEFT, 1.0, odds.game.split(" (#")[0], fontsize=38, fontweight="bold", va="top")
    for place, suit in enumerate("♠♥♣♦"):
        axes.text(0.79 + 0.055 * place, 0.98, suit, fontsize=30, va="top", color=(INK, RED)[place % 2])
    given = f", given {odds.run.given}" if odds.run.given else ""
    told = f"What wins for {odds.run.seats} players, after {odds.hands:,} hands {odds.way.value}{given}"
    axes.text(LEFT, 0.68, fill(told, 90), fontsize=13, va="top", style="italic", color=FAINT)
    axes.add_line(Line2D([LEFT, 1.0], [0.54, 0.54], color=INK, linewidth=1.2, clip_on=False))
    median = odds.parts[0].median if odds.parts else ""
    rounds = odds.lengths["rounds"].value
    figures = (
        (fill(median or "–", 22), "the winner in the middle"),
        (_percent(100 * odds.split.value), "of pots are shared"),
        (f"{odds.pot.mean.value:.0f}", "chips are in the pot"),
        (f"{rounds:.0f}" if round(rounds, 1).is_integer() else f"{rounds:.1f}", "betting rounds"),
    )
    for place, (figure, caption) in enumerate(figures):
        across = LEFT + (0, 0.46, 0.72, 0.98)[place]
        axes.text(across, 0.28, figure, fontsize=18 if place == 0 else 28, color=FELT, va="center", fontweight="bold")
        axes.text(across, -0.02, caption, fontsize=11, color=FAINT, va="center")


def _kinds(axes: Axes, part: PartOdds) -> None:
    """How often each kind of hand is made, and how often it wins."""
    kinds = worth_showing(part.kinds, MOST_BARS)
    rows = range(len(kinds))
    made = [100 * kind.made.value for kind in kinds]
    won = [100 * kind.won.value for kind in kinds]
    errors = [100 * kind.won.error for kind in kinds]
    axes.barh([row - 0.2 for row in rows], won, 0.38, color=FELT, label="wins")
    axes.barh([row + 0.2 for row in rows], made, 0.38, color=PALE, label="is made")
    axes.errorbar(won, [row - 0.2 for row in rows], xerr=errors, fmt="none", ecolor=INK, elinewidth=0.9, capsize=2)
    room = max([1.0, *made, *map(sum, zip(won, errors, strict=True))])
    for row in rows:
        for value, shift, colour in ((won[row] + errors[row], -0.2, INK), (made[row], 0.2, FAINT)):
            shown = won[row] if shift < 0 else value
            axes.text(value + room * 0.012, row + shift, _percent(shown), va="center", fontsize=9.5, color=colour)
    axes.set_yticks(rows, [kind.name for kind in kinds], fontsize=12)
    axes.set(ylim=(len(kinds) - 0.4, -0.6), xlim=(0, room * 1.12))
    axes.set_title(part.name.capitalize(), loc="left", x=LEFT, fontsize=17, fontweight="bold", pad=12)
    axes.legend(loc="lower right", bbox_to_anchor=(1.02, 1.0), ncols=2, frameon=False, fontsize=11, handlelength=1.2)
    _bare(axes, "bottom")


def _seats(axes: Axes, odds: Odds) -> None:
    """What each seat wins or loses in a hand, with two standard errors."""
    seats = odds.seats
    places = [seat.seat for seat in seats]
    values = [seat.net.value for seat in seats]
    axes.axhline(0, color=INK, linewidth=0.9)
    errors = [2 * seat.net.error for seat in seats]
    axes.errorbar(places, values, errors, fmt="o", color=FELT, ecolor=PALE, elinewidth=5, markersize=9, zorder=3)
    axes.set_xticks(places, [*map(str, places[:-1]), f"{places[-1]}\ndeals"], fontsize=11)
    axes.set_xlim(0.5, len(places) + 0.5)
    reach = max(0.1, *(abs(seat.net.value) + 2 * seat.net.error for seat in seats)) * 1.15
    axes.set_ylim(-reach, reach)
    axes.set_title("What a seat is worth", loc="left", x=LEFT_OF_HALF, fontsize=15, fontweight="bold", pad=24)
    _under_title(axes, LEFT_OF_HALF, "chips a hand, and two standard errors")
    _bare(axes, "left")


def _pots(axes: Axes, odds: Odds) -> None:
    """How big the pot grows; a pot that is always the same is just told."""
    axes.set_title("How big the pot grows", loc="left", fontsize=15, fontweight="bold", pad=24)
    pot = odds.pot
    if pot.least == pot.most:
        axes.axis("off")
        axes.text(0.5, 0.52, f"{pot.most}", fontsize=64, ha="center", va="center", color=FELT, fontweight="bold")
        axes.text(0.5, 0.2, "chips in every hand", fontsize=12, ha="center", color=FAINT, transform=axes.transAxes)
        return
    sizes, often = zip(*pot.sizes, strict=True)
    total = sum(often)
    far = next(size for size, _ in pot.sizes if sum(n for s, n in pot.sizes if s <= size) >= 0.99 * total)
    steps = min(MOST_STEPS, far - pot.least + 1)
    axes.hist(
        sizes, bins=steps, range=(pot.least, far + 1), weights=[100 * n / total for n in often], color=PALE, ec=PAPER
    )
    axes.margins(y=0.14)
    axes.axvline(pot.median, color=RED, linewidth=1.6)
    axes.text(
        pot.median, 0.97, f" {pot.median}", transform=axes.get_xaxis_transform(), color=RED, fontsize=12, va="top"
    )
    _under_title(axes, 0, "percent of hands, by chips; the middle in red")
    _bare(axes, "bottom", "left")


def _under_title(axes: Axes, left: float, told: str) -> None:
    axes.text(left, 1.03, told, transform=axes.transAxes, fontsize=10.5, color=FAINT)


def _bare(axes: Axes, *sides: str) -> None:
    """No frame but at some sides, and no ticks."""
    for side, spine in axes.spines.items():
        spine.set_visible(side in sides)
        spine.set_color(FAINT)
    axes.tick_params(length=0)
    if sides == ("bottom",):
        axes.set_xticks([])


def _percent(value: float) -> str:
    if value in (0, 100):
        return f"{value:.0f} %"
    return f"{value:.0f} %" if value >= 10 else f"{value:.1f} %" if value >= 0.095 else f"{value:.2f} %"
