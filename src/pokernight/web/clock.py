"""The house's own clock, by which tables grow old: a computer that is wrong about the date makes none of them old."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from time import monotonic, time

DAY = 24 * 3_600

MOST_AWAY = 7 * DAY
"""How many seconds count of the time that has gone by since a table was last used, when the doors open."""

_LOG = logging.getLogger(__name__)


class HouseClock:
    """Time that goes on from when a table was last used, never goes back, and takes no leaps.

    Between two openings of the house a week counts at most; then it runs as evenly as the machine does, whatever is
    done to the computer's clock meanwhile.
    """

    def __init__(self, last: float | None, now: float | None = None) -> None:
        """Go on from when a table was last used, if one ever was; the computer's clock says `now`."""
        said = time() if now is None else now
        begun = said if last is None else last + min(max(said - last, 0.0), MOST_AWAY)
        if last is not None and abs(begun - said) > 1:
            words = (
                "The computer's clock says %s, and a table was last used on %s; tables grow no older than a week by it."
            )
            _LOG.warning(words, _date(said), _date(last))
        self._offset = begun - monotonic()

    def now(self) -> float:
        """What time it is, in seconds."""
        return self._offset + monotonic()


def _date(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")
