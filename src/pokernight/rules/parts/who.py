"""Who does it."""

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.places import Way
from pokernight.rules.parts.refs import End


class Who(Part):
    """The player or the players that a step is about."""


class OnePlayer(Who):
    """A single player."""


class Leader(OnePlayer):
    """A player with whom things can start."""


class Shower(Leader):
    """Whoever shows the best or the worst."""


@sentence(
    "each player",
    "each may player",
    "<each|every|all> [remaining] player [still in]",
    "everyone [still in]",
    "player",
    in_turn=False,
    start=None,
)
@sentence(
    "each player in turn",
    "<each|every> player [in turn] starting with player to <dealer's left|left of dealer>",
    in_turn=True,
    start=None,
)
@sentence(
    "each player in turn, starting with {start},",
    "<each|every> player [in turn] starting with {start}",
    in_turn=True,
)
class EachPlayer(Who):
    """All who are still in: all at once where custom says so, else in turn from the dealer's left or from another."""

    in_turn: bool = False
    start: Leader | None = None


@sentence("any player", "anyone", low_first=False)
@sentence("any player, low hands first,", low_first=True)
class AnyPlayer(Who):
    """Whoever wants to, in turn, or the low hands showing first."""

    low_first: bool = False


@sentence("the next player", "next player in betting order")
class NextPlayer(OnePlayer):
    """The next in betting order, which goes on from step to step."""


@sentence(
    "the player to the {way} of the dealer",
    "[first|next] player [still in] to <dealer's {way}|{way} of dealer>",
    "player {way} of dealer",
    seats=1,
)
@sentence(
    "the player {seats} seats to the {way} of the dealer",
    "player {seats} [seat|place] to <dealer's {way}|{way} of dealer>",
)
@reads("second player to {way} of dealer", seats=2)
@reads("third player to {way} of dealer", seats=3)
class BesideDealer(OnePlayer):
    """A seat counted from the dealer's; one to the left is seat 1."""

    way: Way
    seats: int = 1


@sentence("the dealer", "player who dealt")
class Dealer(Leader):
    """The last seat."""


@sentence(
    "the {end} hand showing", "player with {end} hand showing", "player with {end} showing hand", "{end} showing hand"
)
@reads("[player with] best hand showing", end=End.HIGH)
@reads("[player with] worst hand showing", end=End.LOW)
class Showing(Shower):
    """Whoever shows the best or the worst hand."""

    end: End


@sentence("the {end} card showing", "player with {end} card showing")
class CardShowing(Shower):
    """Whoever shows the highest or the lowest card."""

    end: End


@sentence("the player who just flipped", "player who just flipped card", "last player to flip [a card]")
class LastToFlip(OnePlayer):
    """The player of the step before."""


@sentence("whoever flipped the lowest card of a rank that came once", "lowest non repeated card of last flip")
class LowestFlip(OnePlayer):
    """Whoever turned up the lowest card of the last flip, of those whose rank came once."""


@sentence(
    "the player who bet or raised last",
    "last player to <raise|bet|bet or raise>",
    "player who <raised|bet> last",
    "last <bettor|raiser>",
)
class LastRaiser(Leader):
    """Whoever put in the last bet or raise, or who opened where nobody did."""


@sentence(
    "the player who opened the round before",
    "player who opened [last|previous] [betting round|round|betting]",
    "[last] opener [of <last|previous> [betting] round]",
    first=False,
)
@sentence(
    "the player who opened the first round",
    "player who opened first betting round",
    "<opener of first [betting] round|first opener>",
    first=True,
)
class LastOpener(Leader):
    """Whoever opened the betting round before, or the first of all."""

    first: bool = False


@sentence("the player to the {way} of {other}", "[first|next] player to {way} of {other}")
class BesideOther(OnePlayer):
    """A neighbour of a player who is told by something else."""

    way: Way
    other: Shower


@sentence(
    "the player with the {end} hand",
    "{end} hand",
    "player who had {end} hand",
    "[player with] {end} hand <who|that> went in",
)
@reads("[player <with|who had>] best hand [<who|that> went in]", end=End.HIGH)
@reads("[player <with|who had>] worst hand [<who|that> went in]", end=End.LOW)
class Holder(Who):
    """Whoever has the best or the worst hand, when the hands are compared."""

    end: End


@sentence("the highest bidder", "<high bidder|winner of auction|player who bid most>")
class HighBidder(Leader):
    """Whoever bid most in the last auction."""
