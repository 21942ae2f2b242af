"""The odds of a game: many hands, and what comes of them."""

from pokernight.odds.estimating import Helpers, estimate, growing
from pokernight.odds.odds import Odds
from pokernight.odds.run import Run, Way

__all__ = ["Helpers", "Odds", "Run", "Way", "estimate", "growing"]
