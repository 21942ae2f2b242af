"""Named lists of games, kept for the next time in the player's own folder."""

import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path

from pokernight.catalogue.names import near, one_of
from pokernight.catalogue.problem import Mistake

JOINS: dict[str, Callable[[frozenset[int], frozenset[int]], frozenset[int]]] = {
    "union": frozenset.union,
    "intersect": frozenset.intersection,
    "minus": frozenset.difference,
    "xor": frozenset.symmetric_difference,
}
"""How two lists become one."""


def home() -> Path:
    """The folder for what players keep: POKERNIGHT_HOME, or else the usual place for such data."""
    if own := os.environ.get("POKERNIGHT_HOME"):
        return Path(own)
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "pokernight"


class Lists:
    """All the named lists, each a set of game numbers, read from one file and written whole."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or home() / "lists.json"
        self.lists = self.load()

    def load(self) -> dict[str, frozenset[int]]:
        """What the file holds; none when there is no file yet."""
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise Mistake(f"The lists in {self.path} cannot be read: {error.strerror}.") from error
        except (ValueError, RecursionError):
            kept = None
        if not isinstance(kept, dict) or not all(is_list_of_numbers(numbers) for numbers in kept.values()):
            raise Mistake(
                f"The file {self.path} is broken, so no list can be read. Mend it, or delete it to start anew."
            )
        return {name: frozenset(numbers) for name, numbers in kept.items()}

    def __getitem__(self, name: str) -> frozenset[int]:
        if name not in self.lists:
            likely = near(name, self.lists) or sorted(self.lists)[:5]
            hint = f" Did you mean {one_of(likely)}?" if likely else " Save one with: pokernight find --save NAME"
            raise Mistake(f'There is no list "{name[:60]}".{hint}')
        return self.lists[name]

    def save(self, name: str, numbers: Iterable[int]) -> None:
        """Keep these games under the name, in place of what was there."""
        if not name.strip() or not name.isprintable() or len(name) > 60:
            raise Mistake("A list needs a name of 1 to 60 letters.")
        self.write({**self.lists, name: frozenset(numbers)})

    def delete(self, name: str) -> frozenset[int]:
        """Forget a list, and hand back what was on it."""
        lost = self[name]
        self.write({other: numbers for other, numbers in self.lists.items() if other != name})
        return lost

    def write(self, lists: dict[str, frozenset[int]]) -> None:
        """Put the lists in the file: all of them, or on any failure none of the change."""
        from tempfile import NamedTemporaryFile

        text = json.dumps({name: sorted(lists[name]) for name in sorted(lists)}, indent=1, ensure_ascii=False) + "\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile("w", dir=self.path.parent, encoding="utf-8", delete=False) as file:
                file.write(text)
            Path(file.name).replace(self.path)
        except OSError as error:
            raise Mistake(f"The lists cannot be written to {self.path}: {error.strerror}.") from error
        self.lists = lists


def is_list_of_numbers(value: object) -> bool:
    """Whether a value from the file is what it should be."""
    return isinstance(value, list) and all(type(number) is int for number in value)
