"""What a job is that takes longer than a table can wait."""

from typing import ClassVar

import msgspec


class Job(msgspec.Struct, frozen=True, tag=True):
    """Something to do in a process of its own."""

    patience: ClassVar[float]
    """After so many seconds nobody waits for it any more."""
    late: ClassVar[str]
    """What is said then."""
    courtesy: ClassVar[int]
    """How far its process steps back when others need the processor; the tables go first."""
