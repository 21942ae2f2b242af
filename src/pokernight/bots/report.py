"""The table of all matches for the documentation, made from what `pokernight match --log` has kept."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pokernight.bots.tempers import tempers

INTRODUCTION = """# How the bots play every game

`steady` against `random`, which plays by chance, and against `caller`, which never folds: what it wins, in chips a
hand, with the interval of 95 %. The ante is 1, bets go from 1 to 5. Every deck is played once from each seat, so that
the luck of the cards evens out. Two play, or three where two would share every pot. A match stops when its result is
three standard errors away from zero, after {fewest} deals at the least; one that is looked at so often comes out a
little too good, so that it takes three and not two.

Made by `make company`, which takes hours and goes on where it stopped; the results are in `docs/company.jsonl`.

{summary}

| game | against random | hands | against caller | hands |
| --- | --- | --- | --- | --- |
"""


def report(lines: Iterable[str], fewest: int, census: Iterable[str] = ()) -> str:
    """All results as a page, and after them how each style plays, as a census has counted it."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for line in lines:
        data = json.loads(line)
        found.setdefault(data["game"], {})[data["foe"]] = data
    by_name = sorted(found.items(), key=lambda item: item[0].casefold())
    rows = [f"| {game} | {_cells(foes.get('random'))} | {_cells(foes.get('caller'))} |" for game, foes in by_name]
    return INTRODUCTION.format(fewest=fewest, summary=_summary(found)) + "\n".join(rows) + "\n" + tempers(census)


def _cells(data: dict[str, Any] | None) -> str:
    if data is None:
        return "not played | "
    words = f"{data['chips_a_hand']:+.2f} ± {data['error']:.2f}"
    return f"{words if data['wins'] else f'**{words}**'} | {data['hands']} for {data['seats']}"


def _summary(found: dict[str, dict[str, dict[str, Any]]]) -> str:
    """How many games are won for certain, and which are not."""
    said = []
    for foe in ("random", "caller"):
        played = [foes[foe] for foes in found.values() if foe in foes]
        rest = [data["game"] for data in played if not data["wins"]]
        but = f" Not for certain: {', '.join(rest)} (in bold)." if rest else ""
        said.append(f"Against `{foe}` it wins {len(played) - len(rest)} of {len(played)} games.{but}")
    return " ".join(said)


def main() -> None:
    """Print the page that files of results make: those of the matches, and those of the census."""
    from pokernight.bots.match import FEWEST

    matches, census = (Path(path).read_text(encoding="utf-8").splitlines() for path in sys.argv[1:3])
    sys.stdout.write(report(matches, FEWEST, census))


if __name__ == "__main__":
    main()
