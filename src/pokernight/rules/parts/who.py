"""Who does it."""

from pokernight.language.part import Part, sentence
from pokernight.rules.parts.places import Way
from pokernight.rules.parts.refs import End


class Who(Part):
    """The player or the players that a step is about."""


class OnePlayer(Who):
    """A single player."""


@sentence("each player", "each may player", "every player", "everyone", "all player", "player", in_turn=False)
@sentence("each player in turn", "each player starting with player to dealer's left", in_turn=True)
class EachPlayer(Who):
    """All who are still in: all at once where custom says so, else in turn from the dealer's left."""

    in_turn: bool = False


@sentence("any player", "anyone", low_first=False)
@sentence("any player, low hands first,", low_first=True)
class AnyPlayer(Who):
    """Whoever wants to, in turn, or the low hands showing first."""

    low_first: bool = False


@sentence("the next player", "next player in betting order")
class NextPlayer(OnePlayer):
    """The next in betting order, which goes on from step to step."""


@sentence("the player to the {way} of the dealer", "player to dealer's {way}", "player {way} of dealer", seats=1)
@sentence("the player {seats} seats to the {way} of the dealer", "player {seats} seat to dealer's {way}")
class BesideDealer(OnePlayer):
    """A seat counted from the dealer's; one to the left is seat 1."""

    way: Way
    seats: int = 1


@sentence("the dealer")
class Dealer(OnePlayer):
    """The last seat."""


@sentence(
    "the {end} hand showing", "player with {end} hand showing", "player with {end} showing hand", "{end} showing hand"
)
class Showing(OnePlayer):
    """Whoever shows the best or the worst hand."""

    end: End


@sentence("the {end} card showing", "player with {end} card showing")
class CardShowing(OnePlayer):
    """Whoever shows the highest or the lowest card."""

    end: End


@sentence("the player who just flipped", "player who just flipped card")
class LastToFlip(OnePlayer):
    """The player of the step before."""


@sentence("whoever flipped the lowest card that nobody matched", "lowest non repeated card of last flip")
class LowestFlip(OnePlayer):
    """Whoever turned up the lowest card of the last flip, of those whose rank came once."""
