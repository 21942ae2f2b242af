"""Doing it again, until something is so."""

from pokernight.language.part import reads, sentence
from pokernight.rules.rule import Ending, HandName, Remark, Step
from pokernight.rules.totals import CHOSEN, MADE_BY_DEAL, Totals


@sentence("nobody wants another card", "no one want a card", "no one want a more card", "no one take a card")
class NobodyWants(Ending):
    """All have declined a card."""

    by_players = True


@sentence(
    "everyone still in has all cards up",
    "everyone still in have all of their card face up",
    "all card is face up",
    "all player is out of card",
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


@sentence("only one player goes in", "only one player <is|go|is left|went|stay> in")
class OneIn(Ending):
    """All but one stay out."""

    by_players = True


@sentence("someone has {hand}", "<someone|one player|a player|any player> <get|have> {hand}")
class SomeoneHas(Ending):
    """A hand has been made."""

    hand: HandName


@sentence(
    "someone believes they have the highest hand",
    "<one player|someone> <believe|declare> [that] they have <highest|best> hand",
)
class SomeoneBelieves(Ending):
    """A player calls the end."""

    by_players = True


@sentence("the deck runs out", "<all card have been dealt|there is no more card|deck is gone>")
class DeckOut(Ending):
    """No card is left to deal."""


@sentence("all common cards are up", "all [of] common card <is|have been> <face up|up|flipped>")
class CommonsUp(Ending):
    """No common card is left to turn up."""


@sentence("only one player is left", "<everyone fold but one player|all but one player have folded>")
class OneLeft(Ending):
    """All but one have folded."""

    by_players = True


@sentence("nobody draws", "no one <draw|want to draw> [a card]")
class NobodyDraws(Ending):
    """All keep what they have."""

    by_players = True


@sentence("someone knocks", "a player knock", "someone is satisfied with their hand")
class SomeoneKnocks(Ending):
    """A player calls the end of drawing."""

    by_players = True


@sentence("Repeat the last step until {until}", "Repeat last <action|step|rule> until {until}", count=1)
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


@sentence("Everyone else gets one more turn", "[All|each|every] other player get one more turn")
class OneMoreTurn(Remark):
    """After the end was called, all others go once more."""

    about = (Repeat,)


@sentence("Repeat the last step {times} more times", "Repeat last <action|step|rule> {times} [more] time", count=1)
@sentence(
    "Repeat the last {count} steps {times} more times", "Repeat last {count} <action|step|rule> {times} [more] time"
)
@reads("Repeat last {count} <action|step|rule> [again|once more|once]", times=1)
@reads("Repeat last {count} <action|step|rule> twice [more]", times=2)
class RepeatTimes(Step):
    """The lines before, so many times more."""

    count: int
    times: int

    def tally(self, totals: Totals) -> None:
        before = totals.marks[-1 - self.count] if self.count < len(totals.marks) else totals.marks[0]
        totals.rounds += self.times * (totals.rounds - before.rounds)
        totals.seen += self.times * (totals.seen - before.seen)
        more = totals.demand.each - before.demand.each
        totals.take(each=self.times * more, once=self.times * (totals.demand.once - before.demand.once))
        totals.hold(self.times * (totals.held - before.held))
