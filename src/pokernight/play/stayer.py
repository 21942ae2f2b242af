"""The player of the odds: stays in, bets little, keeps the cards that go together, and leaves the rest to chance."""

from pokernight.play.asking import is_asked_to_bet
from pokernight.play.bits import count, first
from pokernight.play.by_chance import answer_by_chance, roll
from pokernight.play.describing import wild_for
from pokernight.play.judge import is_near
from pokernight.play.lying import cards_of
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.record import Record
from pokernight.play.verbs.draw import usual_draw

HIGH, LOW = 1, 2
"""The ends for which cards can be wild, and for which hands win."""
TAKE_OR_NOT = 1 << Say.TAKE | 1 << Say.DECLINE
JOKERS = 3 << 52
LOW_RANKS = (1 << 28) - 1 | 15 << 48
"""The cards that are good for a low hand: up to the eight, and the aces."""
STAYS, WILD_STAYS = 1 << 8, 9 << 8
"""More than this are cards worth that should stay, and wild ones."""


def answer_as_stayer(t: Table, seat: int) -> None:
    """Answer for a player who is asked."""
    s = t.s
    step = t.game.steps[s.step[s.depth]]
    if is_asked_to_bet(s, seat):
        s.asking &= ~(1 << seat)
        s.said[seat] = s.least[seat] if s.most[seat] and s.to == 0 else -Say.STAY
    elif s.offered[seat] == 0 and s.words[seat] >> Say.FOLD & 1:
        s.asking &= ~(1 << seat)
        s.said[seat] = first(s.words[seat] & ~(1 << Say.FOLD))
    elif s.offered[seat] == 0 and step.do == Do.DECLARE:
        _declare(t, seat)
    elif s.offered[seat] == 0 and s.words[seat] == TAKE_OR_NOT:
        _take(t, seat)
    elif _gives_away(s, step, seat):
        s.asking &= ~(1 << seat)
        _give_away(t, step, seat)
    else:
        answer_by_chance(t, seat)


def _take(t: Table, seat: int) -> None:
    """No more cards near a target, else one more; where there is no target, it is left to chance."""
    s = t.s
    near = is_near(t, cards_of(s, seat) & s.known[seat], _wild(t, seat))
    if near < 0:
        answer_by_chance(t, seat)
    else:
        s.asking &= ~(1 << seat)
        s.said[seat] = -Say.DECLINE if near else Say.TAKE


def _declare(t: Table, seat: int) -> None:
    """Low with what looks low, in with a pair; half of the rest is in."""
    s = t.s
    own = cards_of(s, seat) & s.known[seat]
    if s.words[seat] >> Say.LOW & 1:
        word = Say.LOW if _looks_low(own, _wild(t, seat)) else Say.HIGH
    else:
        word = Say.IN if _paired(own) or roll(s, 2) else Say.OUT
    if s.words[seat] >> word & 1:
        s.asking &= ~(1 << seat)
        s.said[seat] = word
    else:
        answer_by_chance(t, seat)


def _gives_away(s: Record, step: Step, seat: int) -> bool:
    """Whether the player is asked for cards to be rid of, and knows all of those on offer."""
    away = step.do in (Do.PASS, Do.DISCARD, Do.DRAW) or (step.do == Do.TWIST and s.phase[s.depth] != 3)
    return away and not step.other and not step.jump and s.offered[seat] != 0 and s.offered[seat] & ~s.known[seat] == 0


def _give_away(t: Table, step: Step, seat: int) -> None:
    """The least useful cards: as many as have to go, or every useless one where more may go."""
    s = t.s
    cards, wild = s.offered[seat], _wild(t, seat)
    low = 1 if t.game.ends == LOW or (t.game.ends == HIGH | LOW and _looks_low(cards, wild)) else 0
    useless, left = 0, cards
    while left:
        useless += 1 if _use(cards, first(left), wild, low) < STAYS else 0
        left &= left - 1
    most = min(s.most[seat], usual_draw(t, step, cards)) if step.do == Do.DRAW or step.ace else s.most[seat]
    many = max(s.least[seat], min(most, useless))
    if many == 0 and s.words[seat] >> Say.DECLINE & 1:
        s.said[seat] = -Say.DECLINE
    given = 0
    for _ in range(many):
        given |= 1 << _least_useful(cards, cards & ~given, wild, low)
    place, left = 0, given
    while left:
        s.place[first(left)] = place
        place += 1
        left &= left - 1
    s.picked[seat] = given


def _least_useful(cards: int, left: int, wild: int, low: int) -> int:
    """The card of least use of those that are left, the lowest of several."""
    found, left = first(left), left & (left - 1)
    while left:
        if _use(cards, first(left), wild, low) < _use(cards, found, wild, low):
            found = first(left)
        left &= left - 1
    return found


def _use(cards: int, card: int, wild: int, low: int) -> int:
    """How useful a card is beside others: more for what should stay, then by how high it is, or how low."""
    if wild >> card & 1:
        return WILD_STAYS
    mates = count(cards & _rank(card)) - 1
    if not low:
        return mates * STAYS + (card >> 2)
    fits = mates == 0 and LOW_RANKS >> card & 1 == 1
    return (STAYS if fits else 0) + 13 - ((card >> 2) + 1) % 13


def _looks_low(cards: int, wild: int) -> bool:
    """Whether a low hand seems nearer than a high one: low cards, and not too many of one rank."""
    many, wilds = count(cards), count(cards & wild)
    ranks, lows, left = 0, 0, cards & ~wild
    while left:
        card = first(left)
        ranks += 1
        lows += LOW_RANKS >> card & 1
        left &= ~_rank(card)
    return lows + wilds >= min(4, many - 1) and ranks + wilds >= min(5, many)


def _paired(cards: int) -> bool:
    """Whether two of some cards are of one rank, or both jokers."""
    left = cards
    while left:
        if count(left & _rank(first(left))) > 1:
            return True
        left &= left - 1
    return False


def _rank(card: int) -> int:
    """All cards of the rank of one."""
    return 15 << (card & ~3)


def _wild(t: Table, seat: int) -> int:
    """The cards that everybody can tell to be wild for a player."""
    return wild_for(t, seat, HIGH, True) | JOKERS
