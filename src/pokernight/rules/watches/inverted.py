"""What follows from something, said before it: "you must fold if you flip a king"."""

from typing import Any

from pokernight.language.part import reads
from pokernight.rules.parts.faces import CardSet
from pokernight.rules.pot.showdown import TheyWin
from pokernight.rules.rule import Action, Condition, Event, Standing, Step
from pokernight.rules.watches.effects import May, Must
from pokernight.rules.watches.trigger import Check, Folds, When
from pokernight.rules.wilds.changes import StopBeingWild

_ANY = "<they|a player|any player|player|anyone>"
"""Whoever it is; what all have to do may come of what happens to one of them."""

_IF = "[but] [only] <if|once|as soon as|each time|every time|any time>"


@reads(f"{_ANY} [must|have to] {{action}} {_IF} {{events:any}}", may=False)
@reads(f"{_ANY} <may|get to> {{action}} {_IF} {{events:any}}", may=True)
class DoneWhen(Standing):
    """What the player does to whom something happens."""

    events: tuple[Event, ...]
    action: Action
    may: bool

    @classmethod
    def said(cls, **fields: Any) -> When | None:
        """What somebody may do who folds is mostly said of others."""
        if any(isinstance(event, Folds) for event in fields["events"]):
            return None
        effect = (May if fields["may"] else Must)(fields["action"])
        when = When.said(events=fields["events"], effects=(effect,))
        return when if isinstance(when, When) else None


@reads(f"{_ANY} <win|take|get> [whole|entire] pot {_IF} {{events:any}}")
class WonWhen(Standing):
    """The pot for the player to whom something happens."""

    events: tuple[Event, ...]

    @classmethod
    def said(cls, **fields: Any) -> When:
        return When(fields["events"], (TheyWin(),))


@reads(f"{_ANY} [must|have to] {{action}} {_IF} {{condition}}", may=False)
@reads(f"{_ANY} <may|get to> {{action}} {_IF} {{condition}}", may=True)
class DoneWhile(Step):
    """What the players do of whom something is so."""

    condition: Condition
    action: Action
    may: bool

    @classmethod
    def said(cls, **fields: Any) -> Check | None:
        effect = (May if fields["may"] else Must)(fields["action"])
        return None if fields["condition"].of_table else Check(fields["condition"], effect)


@reads(
    f"[all] {{cards}} is <no longer|not> wild {_IF} {{events:any}}", f"{{cards}} stop being wild {_IF} {{events:any}}"
)
class TameWhen(Standing):
    """Cards that are wild no longer after something has happened."""

    events: tuple[Event, ...]
    cards: tuple[CardSet, ...]

    @classmethod
    def said(cls, **fields: Any) -> When | None:
        when = When.said(events=fields["events"], effects=(StopBeingWild(fields["cards"]),))
        return when if isinstance(when, When) else None
