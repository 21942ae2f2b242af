"""Readings kept on disk: a page that comes with Poker Night is read once, and is there at once ever after.

What is kept is named by the words of the page and by the language that read them, so that nothing grows stale. Where
there is nowhere to keep it, the page is read again.
"""

import os
import pickle
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from hashlib import blake2s
from pathlib import Path
from tempfile import NamedTemporaryFile

from pokernight import __file__ as here
from pokernight.meaning.rules import Line


def kept_page(texts: Sequence[str], read: Callable[[Sequence[str]], tuple[Line, ...]]) -> tuple[Line, ...]:
    """What the lines of a page mean together, as it was read before or is read now."""
    path = _folder() / blake2s("\n".join(texts).encode()).hexdigest()
    with suppress(Exception):  # whatever was spoiled is read again
        lines: tuple[Line, ...] = pickle.loads(path.read_bytes())
        return lines
    lines = read(texts)
    with suppress(OSError):
        _write(path, pickle.dumps(lines))
    return lines


def _write(path: Path, data: bytes) -> None:
    """Write a file as a whole, so that nobody who reads it meanwhile finds half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as unfinished:
        unfinished.write(data)
    Path(unfinished.name).replace(path)


@cache
def _folder() -> Path:
    """Where the readings of this very language are."""
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    language = blake2s(sys.version.encode(), digest_size=8)
    for part in ("english", "meaning"):
        for source in sorted((Path(here).parent / part).rglob("*.py")):
            about = source.stat()
            language.update(f"{source} {about.st_size} {about.st_mtime_ns}\n".encode())
    return caches / "pokernight" / "readings" / language.hexdigest()
