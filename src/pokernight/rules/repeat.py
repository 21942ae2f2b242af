"""Doing it again, until something is so."""

from pokernight.language.part import sentence
from pokernight.rules.rule import Ending, HandName, Step
from pokernight.rules.totals import CHOSEN, MADE_BY_DEAL, Totals


@sentence("nobody wants another card", "no one want a card", "no one want a more card", "no one take a card")
class NobodyWants(Ending):
    """All have declined a card."""

    by_players = True


@sentence(
    "everyone still in has all cards up", "everyone still in have all of their card face up", "all card is face up"
)
class AllUp(Ending):
    """No card is left to turn up."""


@sentence("everyone still in shows {count} cards", "everyone still in have {count} card showing")
class AllShow(Ending):
    """Everybody has turned up so many cards."""

    count: int


@sentence("everyone still in has {count} cards", "everyone [still in] have {count} card")
class AllHave(Ending):
    """Everybody has so many cards."""

    count: int


@sentence("only one player goes in", "only one player <is|go|is left|went> in")
class OneIn(Ending):
    """All but one stay out."""

    by_players = True


@sentence("someone has {hand}", "someone get {hand}")
class SomeoneHas(Ending):
    """A hand has been made."""

    hand: HandName


@sentence("someone believes they have the highest hand", "one player believe they have highest hand")
class SomeoneBelieves(Ending):
    """A player calls the end."""

    by_players = True


@sentence("Repeat the last {count} steps until {until}", "Repeat last {count} <action|step|rule> until {until}")
class Repeat(Step):
    """The lines before, again and again."""

    count: int
    until: Ending

    def tally(self, totals: Totals) -> None:
        before = totals.marks[-1 - self.count] if self.count < len(totals.marks) else totals.marks[0]
        if totals.rounds > before.rounds:
            if self.until.by_players:
                totals.open_rounds = CHOSEN
            else:
                totals.rounds, totals.open_rounds = before.rounds, MADE_BY_DEAL
        if totals.seen > before.seen and self.until.by_players:
            totals.open_cards = CHOSEN
