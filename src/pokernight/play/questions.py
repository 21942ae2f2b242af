"""The questions of the record as choices of the table: the same prompts, words and defaults for everybody."""

from __future__ import annotations

from pokernight.cards import Card
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.verbs.draw import usual_draw
from pokernight.table.betting import BetChoice
from pokernight.table.choices import NOTHING, Answer, Betting, Choice
from pokernight.table.events import HIDDEN
from pokernight.table.picking import AceKept, how_many, lowest
from pokernight.table.state import State

CHECK, CALL, FOLD = Answer("check"), Answer("call"), Answer("fold")


def question(t: Table, state: State, step: Step, seat: int) -> Choice:
    """What a seat is asked."""
    match step.do:
        case Do.BET:
            return _betting(t, seat)
        case Do.DRAW:
            return _draw(t, state, step, seat)
    raise ValueError(f"Nobody can be asked about {Do(step.do).name.lower()}.")


def offered(t: Table, state: State, seat: int) -> tuple[Card, ...]:
    """The cards that a seat may choose from, as it sees them."""
    cards, known = t.s.offered[seat], t.s.known[seat]
    lying = [card for card in all_of(state, seat) if cards >> card & 1]
    return tuple(sorted(card if known >> card & 1 else HIDDEN for card in lying))


def all_of(state: State, seat: int) -> tuple[Card, ...]:
    """The cards before which a seat chooses: his own, then those on the table."""
    own = state.of_seat(seat)
    return own + tuple(card for place, cards in state.cards.items() if not place.seat for card in cards)


def chosen(t: Table, state: State, seat: int, answer: Answer) -> list[Card]:
    """The cards that an answer names, those that nobody has seen found among those that were offered."""
    cards, known = t.s.offered[seat], t.s.known[seat]
    unseen = iter([card for card in all_of(state, seat) if cards >> card & 1 and not known >> card & 1])
    return [next(unseen) if card == HIDDEN else card for card in answer.cards]


def _betting(t: Table, seat: int) -> Betting:
    s = t.s
    bets = BetChoice(s.call, s.least[seat], s.most[seat], s.to)
    if not bets.call:
        return Betting(bets.prompt(), CHECK, bets)
    return Betting(bets.prompt(), FOLD, bets, may_check=False)


def _draw(t: Table, state: State, step: Step, seat: int) -> AceKept:
    s = t.s
    cards, least, most = offered(t, state, seat), s.least[seat], s.most[seat]
    usual = min(usual_draw(t, step, s.offered[seat]), most)
    may_decline = s.words[seat] >> Say.DECLINE & 1 == 1
    default = NOTHING if may_decline else Answer("draw", lowest(cards, least))
    kept = "an ace" if step.ace else ""
    more = f", or {most} if you keep {kept}" if most > usual else ""
    prompt = f"Draw {how_many(least, usual)}{more}: name those that you lay away."
    return AceKept(prompt, default, "draw", cards, least, most, may_decline, usual=usual, named=kept)
