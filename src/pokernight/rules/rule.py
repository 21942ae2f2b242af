"""The kinds of things that a rule can say."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pokernight.language.part import Part

if TYPE_CHECKING:
    from pokernight.rules.totals import Totals


class Rule(Part):
    """A sentence that stands by itself."""

    def tally(self, totals: Totals) -> None:
        """Add to the statistics what the rule does; most rules of ranking and custom add nothing."""


class Step(Rule):
    """Something that happens in its turn."""


class Remark(Rule):
    """More about a step of a certain kind that stands before it, mostly on the same line."""

    about: ClassVar[tuple[type[Part], ...]] = ()


class Standing(Rule):
    """Something that holds throughout."""


class Action(Part):
    """What a player does: the words that come after "each player"."""

    def tally(self, totals: Totals, times: int | None) -> None:
        """Add to the statistics what is done: by each player where `times` is None, else so many times in all."""


class Deed(Action):
    """An action that is not put together from others."""

    by_name: ClassVar[bool] = False  # said of a player only, never as an order to all


class Purchase(Deed):
    """A deed that can be what is paid for: "pay the ante for a card"."""


class Event(Part):
    """Something to watch for; after some, nobody has won."""

    undecided = False

    def chances(self, totals: Totals) -> int:
        """How often it can happen in a hand."""
        return 1


class Consequence(Part):
    """What then happens."""

    def tally(self, totals: Totals, times: int) -> None:
        """Add to the statistics what an effect does that can happen so many times."""


class Effect(Consequence):
    """What then happens to the player in question, or to the whole table."""


class Condition(Part):
    """Something that is so, or is not."""


class Ending(Part):
    """Something that ends a repetition; some are for the players to bring about."""

    by_players = False


class Share(Part):
    """Who wins a part of the pot, and the tag that it gives a game."""

    tag = ""


class HandName(Part):
    """A poker hand, as a player would call it."""
