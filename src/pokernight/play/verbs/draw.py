"""Drawing: cards laid away for new ones."""

from pokernight.play.asking import ask
from pokernight.play.bits import count, first
from pokernight.play.cards import deal_to, everyone, left_to_deal, move_each, show
from pokernight.play.describing import meant
from pokernight.play.faces import ACES, faces_of
from pokernight.play.lying import cards_of, earliest, lie_of, place_of
from pokernight.play.memory import notice
from pokernight.play.program import Do, Say, Step, Table
from pokernight.play.record import DISCARDS, DOWN


def can_draw(t: Table, step: Step, d: int, seat: int) -> bool:
    """Whether there is a card to lay away, and one to get."""
    return meant(t, step.cards, seat, t.s.that[d]) != 0 and left_to_deal(t.s) > 0


def usual_draw(t: Table, step: Step, cards: int) -> int:
    """How many cards may be drawn, or laid away for nothing, by a player who keeps no ace."""
    usual = count(cards) if step.high < 0 else min(step.high, count(cards))
    return usual if step.do == Do.DISCARD else min(usual, left_to_deal(t.s))


def most_drawn(t: Table, step: Step, seat: int, cards: int) -> int:
    """How many cards may be drawn, an ace kept where that allows more."""
    usual = usual_draw(t, step, cards)
    if step.ace == 0 or faces_of(cards_of(t.s, seat)) & ACES == 0:
        return usual
    most = max(usual, min(step.ace, count(cards) - 1))
    return most if step.do == Do.DISCARD else min(most, left_to_deal(t.s))


def shown_ace(t: Table, step: Step, cards: int, gone: int) -> int:
    """The aces of which one is shown, where more of some cards go than usual; none otherwise."""
    return ACES * t.game.packs if step.ace > 0 and count(gone) > usual_draw(t, step, cards) else 0


def ask_draw(t: Table, step: Step, d: int, seat: int) -> bool:
    """Ask which cards are laid away; no where there is nothing to choose."""
    cards = meant(t, step.cards, seat, t.s.that[d])
    if step.top:
        if step.may:
            ask(t, seat, 0, 0, 0, 1 << Say.CHANGE | 1 << Say.DECLINE)
        t.s.picked[seat] = cards
        return step.may == 1
    most = most_drawn(t, step, seat, cards)
    least = min(step.low, most) if step.low >= 0 else most
    if least == most == count(cards) and not step.may:
        t.s.picked[seat] = cards
        return False
    ask(t, seat, cards, least, most, 1 << Say.DECLINE if step.may or least == 0 else 0)
    return True


def take_draw(t: Table, step: Step, d: int, seat: int) -> None:
    """Lay the cards away, show the ace that allowed more, and get as many new ones, which lie as the old ones lay."""
    gone = t.s.picked[seat]
    if t.s.said[seat] == -Say.DECLINE and step.may:
        return
    if step.top:
        _change_top(t, seat, gone)
        return
    shown = shown_ace(t, step, meant(t, step.cards, seat, t.s.that[d]), gone)
    t.s.owed[seat] = lay_away_for_new(t, step, seat, gone, shown, 0)
    if step.in_turn:
        get_new_cards(t, step, seat)
    notice(t, Do.DRAW, seat, gone)


def _change_top(t: Table, seat: int, gone: int) -> None:
    """A card laid away for one that comes to lie on top in its place."""
    s = t.s
    card = first(gone)
    place, lie = place_of(s, card), lie_of(s, card)
    s.fresh |= gone
    move_each(t, gone, DISCARDS, DOWN)
    deal_to(t, place, lie, True)
    notice(t, Do.DRAW, seat, gone)


def lay_away_for_new(t: Table, step: Step, seat: int, gone: int, shown: int, turned: int) -> int:
    """Lay cards away; how the new ones will lie, which is as the old ones lay, but for so many turned the other way.

    One of some cards is shown that is kept.
    """
    s = t.s
    lies, many, left = 0, 0, gone
    while left:
        card = earliest(s, left)
        left &= ~(1 << card)
        lie = step.face if step.face >= 0 else lie_of(s, card)
        if turned and lie != step.turned:
            lie = step.turned
            turned -= 1
        lies |= lie << 2 * many
        many += 1
    if gone:
        s.fresh |= gone
        move_each(t, gone, DISCARDS, DOWN)
    show_ace(t, seat, shown)
    return lies | 1 << 2 * many


def show_ace(t: Table, seat: int, shown: int) -> None:
    """Show one of some cards that is kept, unless one lies face up anyway."""
    kept = cards_of(t.s, seat) & shown
    if kept and kept & t.s.up == 0:
        show(t, 1 << earliest(t.s, kept), everyone(t.s))


def get_new_cards(t: Table, step: Step, seat: int) -> None:
    """Deal a player the cards that come for those laid away, and those that come beside them."""
    s = t.s
    if s.owed[seat] == 0:
        return
    for _ in range(-step.more):  # fewer come back than were laid away
        if s.owed[seat] > 1:
            s.owed[seat] >>= 2
    while s.owed[seat] > 1:
        deal_to(t, seat, s.owed[seat] & 3)
        s.owed[seat] >>= 2
    s.owed[seat] = 0
    for _ in range(step.more):
        deal_to(t, seat, DOWN)
