"""Naming what is wild, and having other cards wild instead."""

from pokernight.play.asking import OVER, ask
from pokernight.play.bits import first
from pokernight.play.cards import deal_to, left_to_deal
from pokernight.play.describing import meant, wild_for
from pokernight.play.faces import like_rank, of_rank
from pokernight.play.memory import queue
from pokernight.play.program import Say, Step, Table
from pokernight.play.record import DISCARDS, UP, Record

RANKS = 13
EVERY_RANK = (1 << RANKS) - 1 << Say.TWO
"""The ranks as words that can be said."""
BOTH_ENDS = 3


def ask_name(t: Table, step: Step, seat: int) -> bool:
    """Ask which rank is wild."""
    ask(t, seat, 0, 0, 0, EVERY_RANK | (1 << Say.DECLINE if step.may else 0))
    return True


def take_name(t: Table, seat: int) -> None:
    """The rank is wild, in place of any that was named before; whoever names none may do so later."""
    s = t.s
    before = s.unnamed
    if s.said[seat] == -Say.DECLINE:
        s.unnamed |= 1 << seat
    else:
        s.unnamed &= ~(1 << seat)
        s.named_wild = of_rank_said(t, seat)
        s.changes += 1
    if s.unnamed != before:
        s.unnamed_since = s.stirs


def offer_name(t: Table, step: Step) -> int:
    """Ask those who have not named a rank yet, unless they were asked just now."""
    s = t.s
    left = s.unnamed & s.still_in if s.stirs != s.unnamed_since else 0
    while left:
        queue(s, step.jump, first(left), -1)
        left &= left - 1
    return OVER


def of_rank_said(t: Table, seat: int) -> int:
    """The cards of the rank that a player has said."""
    return of_rank(t, t.s.said[seat] - Say.TWO)


def wild_ranks(t: Table, seat: int) -> int:
    """The ranks that are wild for a player as far as everybody can tell, as words that can be said."""
    wild, words = wild_for(t, seat, BOTH_ENDS, True), 0
    for rank in range(RANKS):
        if wild & of_rank(t, rank):
            words |= 1 << Say.TWO + rank
    return words


def can_retire(t: Table, seat: int) -> bool:
    """Whether a rank is wild, and there is a card to tell which one is wild instead."""
    return wild_ranks(t, seat) != 0 and left_to_deal(t.s) > 0


def ask_retire(t: Table, step: Step, seat: int) -> bool:
    """Ask which rank is wild no longer; no where there is nothing to choose."""
    words = wild_ranks(t, seat)
    if not step.may and words & (words - 1) == 0:
        t.s.said[seat] = first(words)
        return False
    ask(t, seat, 0, 0, 0, words | (1 << Say.DECLINE if step.may else 0))
    return True


def take_retire(t: Table, seat: int) -> None:
    """The rank is wild no longer; the top card of the deck is laid away face up, and its rank is wild."""
    s = t.s
    if s.said[seat] == -Say.DECLINE:
        return
    old = of_rank_said(t, seat)
    card = deal_to(t, DISCARDS, UP)
    change_wilds(s, old, like_rank(t, 1 << card, 0) if card >= 0 else 0)


def change_wilds(s: Record, old: int, new: int) -> None:
    """Some cards are wild no longer, and others are."""
    s.made_wild = s.made_wild & ~old | new
    s.named_wild &= ~old
    s.tame = (s.tame | old) & ~new
    s.changes += 1


def become_wild(t: Table, step: Step, d: int) -> int:
    """Cards are wild, or in place of others, or the other way around where it was so before; or some no longer are."""
    s = t.s
    new = meant(t, step.for_cards, s.you[d], s.that[d]) if step.for_cards else 0
    old = meant(t, step.cards, s.you[d], s.that[d]) if step.cards else 0
    if step.may and s.made_wild & new == new and s.tame & old == old:
        old, new = new, old
    change_wilds(s, old, new)
    return OVER
