"""How long it takes to read pages, and to answer one question: `python benchmarks/reading.py [PAGE...]`.

The pages are those given, or the games that come with Poker Night. The peers: Python starting up and doing nothing,
and Python's own splitting of the same bytes into lines, which is the least that any reader must do.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from pokernight.catalogue.page import read_page
from pokernight.catalogue.shelf import GAMES, shipped
from pokernight.catalogue.verdict import check

RUNS = 5


def fastest(work: Callable[[], object]) -> float:
    """The shortest time of a few runs, in seconds."""
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)


def is_meant(text: str) -> bool:
    """Whether the grammar of phrases reads a sentence."""
    from pokernight.english.reading import Unread, read_line

    try:
        read_line(text)
    except Unread:
        return False
    return True


def python(*words: str) -> Callable[[], object]:
    """A fresh Python that is given these words."""
    return lambda: subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, check=True)


def main(paths: list[Path]) -> None:
    """Measure, and print the table."""
    entries = sum(len(read_page(path).entries) for path in paths)
    show = ("-c", "from pokernight.cli import main; main()", "show", "anaconda")
    start = perf_counter()
    verdicts, _ = check(read_page(path) for path in paths)
    first = perf_counter() - start
    sentences = sorted({rule for verdict in verdicts for rule in verdict.entry.rules})
    start = perf_counter()
    meant = sum(map(is_meant, sentences))
    grammar = perf_counter() - start
    rows = [
        (
            f"split {len(paths)} pages into lines, nothing else",
            fastest(lambda: [p.read_text().split("\n") for p in paths]),
        ),
        (f"read {entries} entries, rules as texts", fastest(lambda: [read_page(path) for path in paths])),
        (f"read and understand {len(verdicts)} entries, the first time", first),
        ("read and understand them again", fastest(lambda: check(read_page(path) for path in paths))),
        (f"{meant} of {len(sentences)} sentences by the grammar, made anew", grammar),
        ("the same sentences by the grammar again", fastest(lambda: sum(map(is_meant, sentences)))),
        (f"put {len(shipped())} shipped games on the shelf", fastest(shipped.__wrapped__)),
        ("start Python and do nothing", fastest(python("-c", "pass"))),
        ("start Python and import click", fastest(python("-c", "import click"))),
        ("pokernight show anaconda", fastest(python(*show))),
    ]
    for what, seconds in rows:
        print(f"{what:52} {1000 * seconds:8.1f} ms")


if __name__ == "__main__":
    main([Path(word) for word in sys.argv[1:]] or sorted(GAMES.glob("*.md")))
