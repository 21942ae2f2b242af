"""What goes without saying about hands, where a page says it all the same."""

from pokernight.language.part import sentence
from pokernight.ranking import HIGH
from pokernight.rules.rule import Steady


@sentence(
    "Straights and flushes do not count in a hand of {count} cards",
    "<Straight and flush|flush and straight> <do not count|is ignored> <in|for> <a|their|> <{count} card hand|hand of"
    " {count} card>",
)
class SmallHandPlain(Steady):
    """A hand of fewer than five cards is ranked by what ranks it holds, as it is anyhow."""

    count: int

    @classmethod
    def said(cls, **fields: int) -> "SmallHandPlain | None":
        return cls(**fields) if fields["count"] < HIGH.size else None


@sentence(
    "Common cards count in every hand of a player",
    "Common card <count|is used|may is used|is part> <in|for|of|as part of> <both|each|every|all> [of] [their] hand",
    "Common card <may is|is> <used by|for> <everyone|all [player]|<each|every|any> player>",
    "Common card <is [part] <in|of>|belong to> <everyone's|each player's|every player's> hand",
    "Common card <belong|go> to <both|each|every|all> [of] [their] hand",
)
class CommonInEach(Steady):
    """A player with several hands has the common cards in each of them, which is the custom anyhow."""


@sentence(
    "The neighbour of a player is the next who is still in",
    "If {_:Neighbour} have folded [they] use [card of] next player still in [instead]",
    "If {_:Neighbour} [have] folded [they] use [card of] next [remaining] player [instead]",
)
class NextStillIn(Steady):
    """Neighbours are counted among those who have not folded, which is the custom anyhow."""
