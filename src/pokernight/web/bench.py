"""A process that works for the server: jobs come in, one on a line, and what comes of them goes out.

It ends when its input ends, so that none is left behind by a server that was killed.
"""

import gc
import os
import sys
from contextlib import suppress

import msgspec

from pokernight.catalogue.own import START
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import shipped
from pokernight.game import Game, NotUnderstood
from pokernight.web.jobs import AnyJob, line_read

SAMPLE = 8
"""One game of so many is read before anybody writes one."""


def main(courtesy: int) -> None:
    """Do one job after the other, and step back so far when others need the processor."""
    os.nice(courtesy)
    job = msgspec.json.Decoder(AnyJob)
    get_ready()
    say({"ready": True})
    for line in sys.stdin.buffer:
        say(outcome(job.decode(line)))


def say(outcome: dict[str, object]) -> None:
    """Put a line on the output."""
    sys.stdout.buffer.write(msgspec.json.encode(outcome) + b"\n")
    sys.stdout.buffer.flush()


def get_ready() -> None:
    """Make the grammar, and read some games at leisure: the first sentences with a word take longest.

    Nobody looks for garbage in the grammar: that takes longer than a rule may take to be read.
    """
    from pokernight.english.suggestions import nearest

    nearest("Ready?")
    with suppress(NotUnderstood):
        Game.read(("Ready?",))
    for rule in (*START, *(rule for entry in list(shipped())[::SAMPLE] for rule in entry.rules)):
        line_read(rule)
    gc.collect()
    gc.freeze()


def outcome(job: AnyJob) -> dict[str, object]:
    """What comes of a job, or the sentence that says why nothing does."""
    try:
        return {"done": job.do()}
    except Mistake as mistake:
        return {"refused": str(mistake)}


if __name__ == "__main__":
    main(int(sys.argv[1]))
