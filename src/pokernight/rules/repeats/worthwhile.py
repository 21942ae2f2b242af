"""Whether there is anything left to play for."""

from pokernight.language.part import Part
from pokernight.rules.betting.bet import Bet
from pokernight.rules.parts.price import POT, Payment
from pokernight.rules.pot.settling import GivesPot
from pokernight.rules.repeats.repeat import Repeat
from pokernight.table.table import Table


def worthwhile(table: Table) -> bool:
    """Whether a pot that is gone may grow again in the lines to come: somebody bets, pays, or it begins anew."""
    coming = [rule for turn in table.course.turns[table.cursor :] for rule in turn.rules if isinstance(rule, Part)]
    parts = [part for rule in coming for part in rule.walk()]
    if not any(isinstance(part, GivesPot) for part in parts):
        return True  # nobody is asked for a pot any more, so that going on does no harm
    return any(isinstance(part, Bet | Payment | Repeat) for part in parts if part != Payment(POT))
