"""What is looked out for: when somebody does a thing, it is remembered, and something may follow from it."""

from pokernight.play.bits import count, first
from pokernight.play.describing import meant
from pokernight.play.program import Do, Table
from pokernight.play.record import BLIND, DOWN, DUE, UP, Record


def notice(t: Table, do: int, seat: int, cards: int, word: int = 0) -> None:
    """A player did something, or it happened to him: remember it, and queue what follows from it."""
    s = t.s
    if not t.game.watched >> do & 1:
        return
    for watch in t.game.watches:
        if watch.do != do or (watch.words and not watch.words >> word & 1):
            continue
        if watch.who and not meant(t, watch.who, seat, -1) >> seat & 1:
            continue
        if watch.once and s.often[watch.slot]:
            continue
        fits = cards
        if watch.cards:
            fits = cards & meant(t, watch.cards, seat, -1) & _lying(s, watch.face)
            if fits == 0:
                continue
        many = count(fits)
        if many < watch.low or (watch.high >= 0 and many > watch.high):
            continue
        s.did[watch.slot] |= 1 << seat
        s.latest[watch.slot] = seat
        s.often[watch.slot] += 1
        s.changes += 1
        if watch.then < 0:
            continue
        if not watch.cards:
            queue(s, watch.then, seat, -1)
        while watch.cards and fits:
            queue(s, watch.then, seat, first(fits))
            fits &= fits - 1


def _lying(s: Record, face: int) -> int:
    """The cards that lie in a certain way; all of them where it makes no difference."""
    if face == UP:
        return s.up
    if face == DOWN:
        return ~s.up & ~s.blind
    return s.blind if face == BLIND else -1


def queue(s: Record, step: int, you: int, that: int) -> None:
    """Let something be played before anything else goes on."""
    if s.due < DUE:
        s.due_step[s.due] = step
        s.due_you[s.due] = you
        s.due_that[s.due] = that
        s.due += 1


def forget_since(t: Table, step: int) -> None:
    """A step begins: who did the same before it has not done it now."""
    for watch in t.game.watches:
        if watch.since == step and step:
            t.s.did[watch.slot] = 0


def forget_words(t: Table, words: int) -> None:
    """Who has said one of some words says it anew or not at all: only the last time counts."""
    for watch in t.game.watches:
        if watch.do == Do.DECLARE and watch.words & words:
            t.s.did[watch.slot] = 0


def forget(t: Table) -> None:
    """What was done in a deal counts no more, but for what is remembered from one deal to the next."""
    s = t.s
    for watch in t.game.watches:
        if not watch.lasting:
            s.did[watch.slot] = 0
            s.latest[watch.slot] = 0
            s.often[watch.slot] = 0
