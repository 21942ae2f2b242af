"""How bots of each style play common games, as a part of the page about the company."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

from pokernight.bots.census import GARBAGE, GOOD, HUGE, NO_LIMIT, SEATS, STACK
from pokernight.bots.style import STEPS, STYLES

POSITIONS = ("first", "middle", "dealer")
USUAL = 2000
"""How many hands of each game make the figures firm."""

INTRODUCTION = f"""
## How each style plays

{{hands:,}} hands of {{games}} common games at tables of {SEATS[0]} to {SEATS[-1]}, by `steady` bots of all four styles
together, who change seats from hand to hand. Every fourth hand is played without a limit, by stacks of {STACK} chips.
*first* sits to the left of the dealer, *middle* between that seat and the dealer. A hand is folded or shown; what is
neither was won because all others had folded.

- *on garbage* are bets and raises by who expected less than {GARBAGE:.0%} of a fair share of the pot: bluffs.
- *to the limit* counts the hands in which somebody bet or raised on garbage in every round.
- *shoves* are bets of more than {HUGE:.0f} pots, and of more than {STEPS} times the least, by who expected less than
  {GOOD:.0%} of the pot.

Made by `python -m pokernight.bots.census docs/tempers.jsonl --hands {USUAL}`, which goes on where it stopped, so far
with {{fewest:,}} to {{most:,}} hands of each game, and then `make company`.

| style | position | hands | folded | shown | chips a hand | raises a hand | on garbage | to the limit | shoves |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""

BY_GAME = """
Folded and shown, of all hands of a style, game by game:

| game | {styles} |
| --- | {lines} |
"""

assert NO_LIMIT == 4  # as the page says


def tempers(lines: Iterable[str]) -> str:
    """The figures of a census, as a part of a page."""
    found = [json.loads(line) for line in lines]
    if not found:
        return ""
    of_all, of_games = _summed(found), {}
    for name in sorted({data["game"] for data in found}):
        of_games[name] = _summed([data for data in found if data["game"] == name])
    played = Counter[str]()
    for data in found:
        played[data["game"]] += data["hands"]
    rows = [
        _row(style.name, position, of_all.get(f"{style.name}, {position}" if position else style.name, Counter()))
        for style in STYLES
        for position in ("", *POSITIONS)
    ]
    names = [style.name for style in STYLES]
    games = [
        f"| {game} | " + " | ".join(_cell(of.get(name, Counter())) for name in names) + " |"
        for game, of in of_games.items()
    ]
    told = {"hands": played.total(), "games": len(played), "fewest": min(played.values()), "most": max(played.values())}
    by_game = BY_GAME.format(styles=" | ".join(names), lines=" | ".join("---" for _ in names))
    return INTRODUCTION.format(**told) + "\n".join(rows) + "\n" + by_game + "\n".join(games) + "\n"


def _summed(found: list[dict[str, object]]) -> dict[str, Counter[str]]:
    summed: dict[str, Counter[str]] = {}
    for data in found:
        counted = data["counted"]
        assert isinstance(counted, dict)
        for who, counts in counted.items():
            summed.setdefault(who, Counter()).update(counts)
    return summed


def _cell(counts: Counter[str]) -> str:
    return f"{_part(counts, 'folds')}, {_part(counts, 'showdowns')}"


def _part(counts: Counter[str], what: str) -> str:
    return f"{counts[what] / max(1, counts['hands']):.0%}"


def _row(style: str, position: str, counts: Counter[str]) -> str:
    hands = max(1, counts["hands"])
    garbage = counts["garbage"] / max(1, counts["raises"])
    cells = (
        f"**{style}**" if not position else "",
        position or "all",
        f"{counts['hands']:,}",
        _part(counts, "folds"),
        _part(counts, "showdowns"),
        f"{counts['chips'] / hands:+.2f}",
        f"{counts['raises'] / hands:.2f}",
        f"{garbage:.1%}",
        f"{counts['maniac']}",
        f"{counts['shoves']}",
    )
    return f"| {' | '.join(cells)} |"
