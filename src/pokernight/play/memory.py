"""What is looked out for: when somebody does a thing, it is remembered, and something may follow from it."""

from pokernight.play.bits import count, first
from pokernight.play.describing import meant, most_alike, wild_for
from pokernight.play.faces import adding_up_with, jokers, like_rank
from pokernight.play.lying import cards_of, earliest
from pokernight.play.program import Do, Table, Watch
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
        if watch.total:
            _queue_sums(t, watch, seat, cards)
            continue
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


def _queue_sums(t: Table, watch: Watch, seat: int, cards: int) -> None:
    """Something follows once for each two up cards of a player that add up, when the second of them comes up."""
    s = t.s
    left = cards if s.still_in >> seat & 1 else 0
    while left:
        card = first(left)
        left &= left - 1
        others = adding_up_with(t, card, watch.total) & cards_of(s, seat) & s.up
        while others:
            if s.rises[first(others)] < s.rises[card]:
                queue(s, watch.then, seat, card)
            others &= others - 1


def _that_make_alike(t: Table, watch: Watch, seat: int, cards: int) -> int:
    """Those of some cards, one after the other, with which a pair or more of a kind comes to show, or another one."""
    s = t.s
    found, left = 0, cards
    if not s.still_in >> seat & 1:
        return 0
    before = cards_of(s, seat) & s.up & ~cards
    wild = wild_for(t, seat, 3, True) | jokers(t)
    while left:
        card = 1 << earliest(s, left)
        left &= ~card
        there = count(before & like_rank(t, card, 0)) + 1
        another = there == watch.alike or (watch.alike == 2 and there == 4)
        if watch.natural and card & wild:
            another = False
        enough = most_alike(t, before | card, wild, watch.natural) >= watch.alike
        if another or (enough and most_alike(t, before, wild, watch.natural) < watch.alike):
            found |= card
        before |= card
    return found


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
    for number in range(len(s.rises_to)):
        s.rises_to[number] = 0
    for watch in t.game.watches:
        if not watch.lasting:
            s.did[watch.slot] = 0
            s.latest[watch.slot] = 0
            s.often[watch.slot] = 0
