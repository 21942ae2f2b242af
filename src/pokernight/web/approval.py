"""Games of one's own are read beside the tables first, so that no text holds up those who play."""

from __future__ import annotations

from textwrap import shorten
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool

from pokernight.catalogue.problem import Mistake
from pokernight.web.draft import Draft, text_of
from pokernight.web.room import own_entry

if TYPE_CHECKING:
    from pokernight.web.workshop import Workshop


async def approve(workshop: Workshop, rules: tuple[str, ...]) -> None:
    """See that rules can be played, and keep in mind how they were read; a `Mistake` says why they cannot."""
    if not rules:  # a table that plays games of the catalogue
        return
    if Draft.of("", text_of(rules)).rules != rules:
        raise Mistake("Rules come one on each line, without numbers before them.")
    read = await workshop.read(rules)
    for number, (rule, line) in enumerate(zip(rules, read.lines, strict=True), 1):
        if line.reason:
            raise Mistake(f"Rule {number}, “{shorten(rule, 60)}”: {line.reason}")
    if read.refusal:
        raise Mistake(read.refusal)
    await run_in_threadpool(own_entry, rules)
