"""The quiet part of the house: where games are read about and written, with what is needed for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokernight.web import inventing, reading
from pokernight.web.pictures import Pictures
from pokernight.web.workshop import Workshop

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.routing import Route


class Library:
    """The pages to read and to write on, the workshop behind them, and a folder of pictures."""

    def __init__(self, folder: Path) -> None:
        """Keep pictures in a folder, which need not be there yet."""
        self.workshop = Workshop()
        self._pictures = Pictures(folder, self.workshop)

    def routes(self) -> list[Route]:
        """All pages."""
        return [*reading.routes(self._pictures), *inventing.routes(self.workshop)]

    async def close(self) -> None:
        """Stop all work."""
        await self._pictures.close()
        await self.workshop.close()
