"""What the doors have in common: what a seat gets to see of a hand."""

from typing import Any

import numpy as np
from gymnasium import spaces

from pokernight.doors.actions import ACTIONS, Reply
from pokernight.doors.observations import LENGTH, MOST, observed
from pokernight.table.hand import Hand

Observation = dict[str, Any]


def space() -> spaces.Dict:
    """All that a seat can see: an array, and a mask of the actions that fit."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (LENGTH,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def seen(hand: Hand, seat: int, reply: Reply | None) -> Observation:
    """What a seat sees now, and which parts of its answer fit next."""
    mask = np.zeros(ACTIONS, np.int8)
    if reply:
        mask[list(reply.menu)] = 1
    return {"observation": observed(hand, seat, reply), "action_mask": mask}


def info(hand: Hand, seat: int) -> dict[str, Any]:
    """The plain view of a seat, and what it is asked, in words."""
    view = hand.view(seat)
    return {"view": view, "prompt": view.choice.prompt if view.choice else ""}
