"""What is looked out for: when somebody does a thing, it is remembered, and something may follow from it."""

from pokernight.play.bits import count, first
from pokernight.play.describing import like_rank, meant, wild_for
from pokernight.play.lying import cards_of, earliest
from pokernight.play.program import Do, Table, Watch
from pokernight.play.record import BLIND, DOWN, DUE, UP, Record

JOKERS = 3 << 52


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
        if watch.alike:
            fits = _that_make_alike(t, watch, seat, cards)
            if fits == 0:
                continue
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
        about_cards = watch.cards or watch.alike
        if not about_cards:
            queue(s, watch.then, seat, -1)
        while about_cards and fits:
            queue(s, watch.then, seat, first(fits))
            fits &= fits - 1


def _that_make_alike(t: Table, watch: Watch, seat: int, cards: int) -> int:
    """Those of some cards, one after the other, with which a pair or more of a kind comes to show, or another one."""
    s = t.s
    found, left = 0, cards
    if not s.still_in >> seat & 1:
        return 0
    before = cards_of(s, seat) & s.up & ~cards
    wild = wild_for(t, seat, 3, True) | JOKERS
    while left:
        card = 1 << earliest(s, left)
        left &= ~card
        there = count(before & like_rank(card, 0)) + 1
        another = there == watch.alike or (watch.alike == 2 and there == 4)
        if watch.natural and card & wild:
            another = False
        enough = _most_alike(before | card, wild, watch.natural) >= watch.alike
        if another or (enough and _most_alike(before, wild, watch.natural) < watch.alike):
            found |= card
        before |= card
    return found


def _most_alike(cards: int, wild: int, natural: int) -> int:
    """The most cards of one rank, with those that are wild."""
    most, left = 0, cards & ~wild
    while left:
        card = left & -left
        most = max(most, count(cards & ~wild & like_rank(card, 0)))
        left &= ~card
    return most if natural else most + count(cards & wild)


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
