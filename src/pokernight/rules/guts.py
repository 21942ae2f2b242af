"""In or out: who went in, who pays for it, and going on until the pot is won."""

from pokernight.language.part import Term, reads, sentence
from pokernight.rules.bet import Pay
from pokernight.rules.parts.price import Unit
from pokernight.rules.rule import Action, Condition, Ending, Event, Standing, Step
from pokernight.rules.totals import MATCHING, Totals


class Rival(Term):
    """A hand that nobody plays."""

    TABLE = ("the table hand", "the hand on the table")
    DECK = ("a hand dealt from the deck", "top hand off deck", "a hand off deck")


def _matches(action: Action) -> bool:
    """Tell whether the price is the whole pot."""
    return isinstance(action, Pay) and action.payment.price.unit is Unit.POT and action.payment.price.times == 1


@sentence(
    "Who went in and lost must {action}",
    "<Anyone|everyone|any player|all player|each player|player> who [<went|go> in and] <lost|lose> [must] {action}",
    "Loser [must] {action}",
    rival=None,
)
@sentence(
    "Who went in and did not beat {rival} must {action}",
    "<Anyone|everyone|any player|player> who went in and did not beat {rival} [must] {action}",
)
class LosersPay(Step):
    """The price of going in."""

    action: Action
    rival: Rival | None = None

    def tally(self, totals: Totals) -> None:
        totals.tags.add("guts")
        if _matches(self.action):
            totals.open_rounds = MATCHING
            totals.tags.add("match-pot")


@sentence("nobody went in", "no one <went|go|is|stay|stayed|declare|declared> in", "everyone <go|went|is|declare> out")
class NobodyIn(Event):
    """All have stayed out."""

    undecided = True


@sentence("only one player went in", "only one player <go|is|stay|stayed|declare|declared> in")
class OnlyOneIn(Event):
    """Nobody is there to compare with."""


@sentence(
    "someone had to match the pot",
    "<someone|anyone|any player> <had to match|match|matched> pot",
    "<someone|anyone> lost",
)
class SomeoneMatched(Event):
    """A player who went in has lost."""

    undecided = True


@sentence("at least {count} players went in", "at least {count} player <go|is> in")
@reads("two or more player <went|go|is> in", count=2)
@reads("three or more player <went|go|is> in", count=3)
@reads("more than one player <go|went|is> in", count=2)
class ManyIn(Event):
    """So many players or more have to compare their hands."""

    count: int
    undecided = True


@sentence("beat~s {rival} or {action}", "play against {rival} and if they lose {action}")
class BeatOr(Action):
    """A hand that nobody plays is compared with; who does not beat it has to do something."""

    rival: Rival
    action: Action

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(once=totals.held if self.rival is Rival.DECK else 0)
        totals.tags.add("guts")


@sentence("beat~s {rival} to win", "play against {rival}", "beat {rival}")
class MustBeat(Action):
    """A hand that nobody plays has to be beaten before the pot is won."""

    rival: Rival

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.take(once=totals.held if self.rival is Rival.DECK else 0)


@sentence(
    "Players who declare out fold", "<Anyone|any player|everyone|player> who <declare|is> out <is out of hand|fold>"
)
class OutMeansFolded(Standing):
    """To stay out is to fold."""


@sentence("someone has won {count} times", "<someone|one player|a player> <win|have won> {count} time")
class SomeoneWon(Ending):
    """A player has won so many deals."""

    count: int


@sentence(
    "Repeat all steps until {until}",
    "<Repeat|continue|redeal> [<whole|entire> game|game|deal|for all] until {until}",
    "Game <continue|go on> until {until}",
)
class RepeatAll(Step):
    """A new deal, and all steps again."""

    until: Ending


@sentence("a player does not beat {rival}", "<they|player|a player> <do|did> not beat {rival}")
class Beaten(Condition):
    """A player's hand is no better than one that nobody plays."""

    rival: Rival


@sentence("the table hand wins", "table hand is <best|high|highest> [hand]")
class TableWins(Event):
    """The hand on the table is the best."""

    undecided = True
