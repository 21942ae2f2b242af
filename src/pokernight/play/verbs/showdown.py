"""The showdown: hands are shown and compared, and the pot is given away in its parts."""

from pokernight.play.asking import AGAIN, ASK, OVER, all_answered, ask
from pokernight.play.bits import count, first
from pokernight.play.cards import deal_to, everyone, show
from pokernight.play.chips import fold, give, take_pots
from pokernight.play.describing import fouled, hand_for, meant, showing, up_worth
from pokernight.play.faces import ACE, rank_number
from pokernight.play.judge import (
    keep_showdown,
    name_all,
    name_card,
    name_cards,
    name_hand,
    name_scoop,
    rank_hand,
    scooping,
    wilds_needed,
)
from pokernight.play.log import Row, Why
from pokernight.play.lying import cards_of
from pokernight.play.pots import count_pots, in_the_middle
from pokernight.play.program import By, Say, Share, Step, Table
from pokernight.play.record import BOARD, CARDS, TABLE, UP, Record
from pokernight.play.seats import after, sides
from pokernight.play.telling import tell
from pokernight.play.verbs.redeal import play_again

JOKER = 13
"""The first ace and the first joker."""
MUCKING = 3
"""While the players show or muck, before the hands are compared."""


def contenders(s: Record) -> int:
    """The seats that are still in and have not stayed out."""
    return s.still_in & ~s.out


def showdown(t: Table, step: Step, d: int) -> int:
    """All show, and each pot goes to the best hand, or in parts to the best of each kind."""
    s = t.s
    seats = contenders(s)
    if in_the_middle(s) == 0:
        return OVER
    if s.mucks and s.phase[d] in (0, MUCKING):
        if _show_or_muck(t, step, d):
            return AGAIN if s.due else ASK
        seats = contenders(s)
        s.phase[d] = 0
    if s.phase[d] == 0:
        s.phase[d] = 1
        left = seats if _opposed(t, seats) else 0
        while left:
            seat = first(left)
            left &= left - 1
            show(t, _compared(t, step, seat) & ~s.up, everyone(s))
        tell(t, Row.SHOWDOWN)
        keep_showdown(t, step)
        s.showdowns += 1
        s.takers = 0
        if s.due:
            return AGAIN
    if s.phase[d] == 1:
        s.phase[d] = 2
        s.went_in = seats
        s.pot_won = in_the_middle(s)
        if sides(s, seats) == 1 and not _opposed(t, seats):
            take_pots(t, seats, Why.ALONE, others=False)
            s.winners = seats
        else:
            s.winners = award(t, step)
            if in_the_middle(s) and t.game.shares[step.shares].needs:  # what nobody wins so goes to the best hand
                tell(t, Row.ANY_HAND)
                s.any_hand = 1
                s.winners |= award(t, step)
                s.any_hand = 0
        if s.winners or not t.game.beats_table:  # where the table wins, the losers match what they played for
            s.pot_won -= in_the_middle(s)
        if seats:  # whoever stayed out did so for this pot
            s.out = 0
        if s.due:
            return AGAIN
    if in_the_middle(s) and step.jump and not step.settled:
        play_again(t, False)
    return OVER


def _show_or_muck(t: Table, step: Step, d: int) -> bool:
    """Let the players show or muck in turn, the last bettor first; no when all have, or only one is left."""
    s = t.s
    if s.phase[d] == 0:
        s.phase[d] = MUCKING
        s.waiting[d] = contenders(s)
        s.turn[d] = max(s.aggressor, 1) - 1
    elif s.asked:
        seat = first(all_answered(s))
        s.turn[d] = seat
        s.waiting[d] &= ~(1 << seat)
        if s.said[seat] == Say.MUCK:
            fold(t, seat)
        else:
            show(t, _compared(t, step, seat) & ~s.up, everyone(s))
    if s.due:
        return True
    waiting = s.waiting[d] & contenders(s)
    if waiting == 0 or sides(s, contenders(s)) < 2:
        return False
    ask(t, after(s.turn[d], waiting), 0, 0, 0, 1 << Say.SHOW | 1 << Say.MUCK)
    return True


def _opposed(t: Table, seats: int) -> bool:
    """Whether some players have to show their hands, to each other or to the table."""
    return sides(t.s, seats) > 1 or (seats != 0 and t.game.beats_table != 0)


def _compared(t: Table, step: Step, seat: int) -> int:
    """The cards that a player has to show: all, or those of the hands that have the sizes that win."""
    found = 0
    for number in range(step.parts):
        share = t.game.shares[step.shares + number]
        if share.by != By.HAND or share.size == 0 or not t.s.sized:
            return cards_of(t.s, seat)
        found |= hand_for(t, seat, share.low, share.size, share.pile)
    return found


def win_pot(t: Table, step: Step, d: int) -> int:
    """Some players win what is in the pot, whatever others have."""
    s = t.s
    seats = meant(t, step.who, s.you[d], s.that[d]) & s.still_in
    if seats:
        everyone_left = seats == contenders(s) and count(seats) > 1
        take_pots(t, seats, Why.ALL_LEFT if everyone_left else Why.ALONE, others=False)
    if in_the_middle(s) == 0 and d > 0:  # it followed from something, and there is nothing left to play for
        s.step[0] = t.game.end
        s.jumped = 1
    return AGAIN if s.due else OVER


def award(t: Table, step: Step) -> int:
    """Each pot to its winners, or to who is alone in it; what nobody wins stays where it is. The winners."""
    s = t.s
    pots = count_pots(s)
    amounts, able = s.pot[:pots], s.pot_in[:pots]
    every = 0
    for pot in range(pots):
        won = settle(t, step, able[pot] & contenders(s))
        if t.game.tie_cards:
            s.pot_name[pot] = _name(t, t.game.shares[step.shares], first(won)) if won else 0
            won = s.pot_won_by[pot] = _deal_for(t, won) if count(won) > 1 else won
        every |= won
    if every == 0:
        return 0
    for pot in range(pots):
        if t.game.tie_cards and s.pot_won_by[pot]:
            give(t, amounts[pot], s.pot_won_by[pot], pot, _why(t.game.shares[step.shares]), s.pot_name[pot])
        elif settle(t, step, able[pot] & contenders(s)):
            _give_parts(t, step, amounts[pot], pot)
        elif count(able[pot]) == 1:
            give(t, amounts[pot], able[pot], pot, Why.ALONE, 0)
    return every


def _deal_for(t: Table, seats: int) -> int:
    """The one of some seats who is first dealt a card that decides a tie; all where the cards run out before."""
    while True:
        left = seats
        while left:
            seat = first(left)
            left &= left - 1
            card = deal_to(t, seat, UP)
            if card < 0:
                return seats
            if t.game.tie_cards >> card & 1:
                return 1 << seat


def settle(t: Table, step: Step, seats: int) -> int:
    """The winners of each part of a pot, written into the record; who declared both wins both or nothing."""
    s = t.s
    whole = _scoopers(t, seats)
    if whole:
        for number in range(step.parts):
            s.part[number] = 0 if number else whole
        return whole
    if t.game.must_wins:
        for number in range(step.parts):
            s.part[number] = 0 if number else _win_all(t, seats)
        return s.part[0]
    playing = seats
    while True:
        every = 0
        for number in range(step.parts):
            s.part[number] = _winners(t, t.game.shares[step.shares + number], playing)
            every |= s.part[number]
        losers = 0
        left = playing
        while left:
            seat = first(left)
            left &= left - 1
            if s.declared[seat] == Say.BOTH and not _wins_all(s, step.parts, seat):
                losers |= 1 << seat
        if losers == 0:
            return every
        playing &= ~losers


def _scoopers(t: Table, seats: int) -> int:
    """Those of some seats whose hand wins the whole pot, whatever others have."""
    found, left = 0, seats
    while left:
        seat = first(left)
        left &= left - 1
        if _scoop_of(t, seat):
            found |= 1 << seat
    return found


def _scoop_of(t: Table, seat: int) -> int:
    return scooping(t, cards_of(t.s, seat) | t.s.at[BOARD] & t.s.up)


def _wins_all(s: Record, parts: int, seat: int) -> bool:
    for number in range(parts):
        won = s.part[number]
        if not won >> seat & 1 or (s.both_ties_lose and won != 1 << seat):
            return False
    return True


def _win_all(t: Table, seats: int) -> int:
    """Those of some seats who win whatever has to be won for the pot."""
    found = seats
    for number in range(t.game.must_wins):
        won = _winners(t, t.game.shares[t.game.must_win + number], seats)
        found &= won if count(won) == 1 or not t.s.both_ties_lose else 0
    return found


def _winners(t: Table, share: Share, seats: int) -> int:
    """Those of some seats who win a share."""
    s = t.s
    if share.by == By.BESIDE:
        return _beside(s, share, seats)
    playing = with_hand(t, share, playing_for(s, share, seats))
    found = _best_of(t, share, playing)
    better = found
    while count(better) <= share.place and _best_of(t, share, playing & ~better):
        found = _best_of(t, share, playing & ~better)
        better |= found
    tied = t.game.fewer_wilds and share.by == By.HAND and count(found) > 1
    return _fewest_wilds(t, share, found) if tied else found


def with_hand(t: Table, share: Share, seats: int) -> int:
    """Those of some seats who have the hand that a share asks for; all where it asks for none, or nobody has it."""
    if share.needs == 0 or t.s.any_hand:
        return seats
    found, left = 0, seats
    while left:
        seat = first(left)
        left &= left - 1
        if meant(t, share.needs, seat, -1):
            found |= 1 << seat
    return found


def _best_of(t: Table, share: Share, seats: int) -> int:
    """Those of some seats with the best that any of them has for a share, and that beats what has to be beaten."""
    best, found, left = _to_beat(t, share, seats), 0, seats
    while left:
        seat = first(left)
        left &= left - 1
        much = worth_of(t, share, seat)
        if much > best:
            best, found = much, 1 << seat
        elif much == best and found:
            found |= 1 << seat
    return found


def _to_beat(t: Table, share: Share, seats: int) -> int:
    """How good the hand on the table is, where that has to be beaten."""
    s = t.s
    beats = t.game.beats_table == 1 or (t.game.beats_table == 2 and sides(s, contenders(s)) == 1)
    return up_worth(t, first(seats), s.at[TABLE] & s.up, share.low) if seats and beats and share.by == By.HAND else 0


def _fewest_wilds(t: Table, share: Share, seats: int) -> int:
    """Those of some players with equal hands who need the fewest wild cards for them."""
    least, found, left = CARDS, 0, seats
    while left:
        seat = first(left)
        left &= left - 1
        cards = hand_of(t, share, seat)
        wild = t.s.wild_low[seat] if share.low else t.s.wild[seat]
        board = board_for(t, share)
        needed = wilds_needed(t, cards & ~t.s.up, cards & t.s.up, board, wild, share.low, share.size)
        if needed < least:
            least, found = needed, 0
        if needed == least:
            found |= 1 << seat
    return found


def _beside(s: Record, share: Share, seats: int) -> int:
    """The neighbors of whoever won the first part, counted among those who can win the same pot."""
    found, left = 0, s.part[0]
    while left:
        seat = first(left)
        left &= left - 1
        for _ in range(share.steps % count(seats)):
            seat = after(seat, seats)
        found |= 1 << seat
    return found


def playing_for(s: Record, share: Share, seats: int) -> int:
    """Those of some seats who declared the end of a share, or all where nobody declared an end."""
    if not share.declared:
        return seats
    word = Say.LOW if share.low else Say.HIGH
    said, found = 0, 0
    for seat in range(1, s.seats + 1):
        if s.declared[seat] in (Say.HIGH, Say.LOW, Say.BOTH):
            said |= 1 << seat
        if s.declared[seat] in (word, Say.BOTH):
            found |= 1 << seat
    return seats & found if said else seats


def worth_of(t: Table, share: Share, seat: int) -> int:
    """How good what a player has is for a share; 0 cannot win it."""
    if share.by == By.SHOWING:
        return showing(t, seat, share.low)
    if share.by == By.MOST:
        many = count(meant(t, share.cards, seat, -1))
        return CARDS - many if share.low else many
    if share.by == By.CARD:
        card = best_card(t, share, seat)
        height = height_of(card, t.game.aces_low | share.ace)
        return 0 if card < 0 else 16 - height if share.low else height
    if t.game.fouls and fouled(t, seat):
        return 0
    s = t.s
    cards = hand_of(t, share, seat)
    wild = s.wild_low[seat] if share.low else s.wild[seat]
    own = 1 if share.held else 0
    live = ~s.dead[seat]
    cards &= live
    return rank_hand(t, cards & ~s.up, cards & s.up, board_for(t, share) & live, wild, share.low, share.size, own)


def hand_of(t: Table, share: Share, seat: int) -> int:
    """The cards of a player that can make a hand for a share."""
    cards = hand_for(t, seat, share.low, share.size, share.pile)
    return cards & meant(t, share.held, seat, -1) if share.held else cards


def board_for(t: Table, share: Share) -> int:
    """The community cards that go with a share: all that lie face up, or those of one board; none with some cards."""
    up = 0 if share.held else t.s.at[BOARD] & t.s.up
    return up & meant(t, share.cards, 0, -1) if share.by == By.HAND and share.cards else up


def height_of(card: int, aces_low: int) -> int:
    """How high a single card is; an ace is below all others where aces are low, a joker above them."""
    rank = rank_number(card)
    if rank == JOKER:
        return 15
    return 1 if aces_low and rank == ACE else rank + 2


def best_card(t: Table, share: Share, seat: int) -> int:
    """The card with which a player goes for a share; -1 for none."""
    best, left = -1, meant(t, share.cards, seat, -1)
    aces_low = t.game.aces_low | share.ace
    while left:
        card = first(left)
        left &= left - 1
        ahead = height_of(card, aces_low) - height_of(best, aces_low)
        if best < 0 or (ahead < 0 if share.low else ahead > 0):
            best = card
    return best


def _give_parts(t: Table, step: Step, chips: int, pot: int) -> None:
    """A pot to its winners, part by part: what is said of it, and equal parts of all the rest."""
    s = t.s
    told, others, won, at = 0, 0, 0, -1
    for number in range(step.parts):
        share = t.game.shares[step.shares + number]
        if s.part[number]:
            won += 1
            at = number if at < 0 else at
            if share.below:
                told += chips * share.above // share.below
            else:
                others += 1
    equal = told >= chips and others > 0
    rest = chips if equal else chips - told
    sharing = won if equal else others
    place = 0
    for number in range(step.parts):
        if s.part[number] == 0:
            continue
        share = t.game.shares[step.shares + number]
        if share.below and not equal:
            amount = chips * share.above // share.below
            if others == 0 and number == at:  # what is left of the pot goes to the first
                amount += rest
        else:
            amount = rest // sharing + (1 if place < rest % sharing else 0)
            place += 1
        seats = s.part[number]
        give(t, amount, seats, pot, _why(share), _name(t, share, first(seats)))


def _why(share: Share) -> int:
    if share.by == By.BESIDE:
        return Why.BESIDE
    if share.by == By.SHOWING:
        return Why.LOW_SHOWING if share.low else Why.HIGH_SHOWING
    if share.by in (By.CARD, By.MOST):
        return Why.CARD
    return Why.LOW if share.low else Why.HIGH


def _name(t: Table, share: Share, seat: int) -> int:
    """The number of the name of what wins a share, or all that has to be won."""
    if t.game.must_wins == 0:
        return _name_of(t, share, seat)
    for number in range(t.game.must_wins):
        _name_of(t, t.game.shares[t.game.must_win + number], seat)
    return name_all(t, t.game.must_wins)


def _name_of(t: Table, share: Share, seat: int) -> int:
    """The number of the name of a hand that wins a share."""
    if _scoop_of(t, seat):
        return name_scoop(t, _scoop_of(t, seat))
    if share.by == By.CARD:
        return name_card(t, best_card(t, share, seat))
    if share.by == By.MOST:
        return name_cards(t, count(meant(t, share.cards, seat, -1)), share.kind)
    if share.by != By.HAND:
        return 0
    s = t.s
    cards = hand_of(t, share, seat)
    wild = s.wild_low[seat] if share.low else s.wild[seat]
    live = ~s.dead[seat]
    cards &= live
    return name_hand(t, cards & ~s.up, cards & s.up, board_for(t, share) & live, wild, share)
