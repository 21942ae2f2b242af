"""What a description means at this moment: players and cards as bits, numbers, and whether something is so."""

from pokernight.play.bits import count, first, last
from pokernight.play.faces import (
    ACES,
    ALL_FACES,
    SUITED,
    adding_up_with,
    faces_of,
    highest,
    jokers,
    like_rank,
    like_suit,
    lowest,
    of_rank,
    rank_number,
    suit_number,
)
from pokernight.play.judge import rank_hand, rank_made, rank_needed, rank_showing
from pokernight.play.lying import cards_of, earliest, owner_of, pile_of, place_of, team_cards
from pokernight.play.pots import in_the_middle
from pokernight.play.program import DEAD, WORST, Is, Mate, Node, Pick, Table, Unit
from pokernight.play.record import BOARD, DECK, SEATS, Record
from pokernight.play.seats import after, neighbor

USUAL_SIZE = 5
"""How many cards make a hand where nothing else is said."""


def meant(t: Table, at: int, you: int, card: int) -> int:
    """What the node at a place means for the player and the card that the sentence is about.

    This is the only function that calls itself: what a node is made from comes first, and then what it makes of that.
    """
    node = t.game.nodes[at]
    kind = node.kind
    if kind == Is.NOTHING:
        return 0
    if kind == Is.YOU:
        return 1 << you
    ones = meant(t, node.first, you, card) if node.first else 0
    if kind in (Is.SUCH, Is.SUCH_CARDS):
        found, left = 0, ones
        while left:
            one = first(left)
            left &= left - 1
            if meant(t, node.second, one if kind == Is.SUCH else you, card if kind == Is.SUCH else one):
                found |= 1 << one
        return found
    others = meant(t, node.second, you, card) if node.second else 0
    if kind == Is.BOTH:
        return ones & others
    if kind < Is.CARDS:
        return _players(t, node, ones)
    if kind < Is.NUMBER:
        return _cards(t, node, ones, you, card)
    if kind < Is.NOT:
        return _number(t.s, node, ones, others, you)
    return _truth(t, node, ones, others, you)


def one_of(t: Table, at: int, you: int, card: int) -> int:
    """The seat that a node means; 0 where it means nobody."""
    seats = meant(t, at, you, card)
    return first(seats) if seats else 0


def _players(t: Table, node: Node, ones: int) -> int:
    s = t.s
    kind = node.kind
    if kind == Is.STILL_IN:
        return s.still_in
    if kind == Is.DEALT_IN:
        return (1 << (s.seats + 1)) - 2
    if kind == Is.DEALER:
        return 1 << s.button
    if kind == Is.NEIGHBOR:
        steps = count(s.still_in | ones) // 2 if node.low else node.number  # across the table, or so many seats away
        return 1 << neighbor(s, first(ones), steps) if ones else 0
    if kind == Is.BEST_SHOWING:
        return _best_showing(t, node.number)
    if kind == Is.HIGHEST_SHOWING and node.high:  # of the last flip
        return _flipped_alone(t, node.number)
    if kind == Is.HIGHEST_SHOWING:
        return _card_showing(t, node.number, node.low)
    if kind == Is.NEXT_IN_TURN:
        seat = after(s.player, s.still_in) if node.number else s.player
        return 1 << seat if seat else 0
    if kind == Is.LATEST:
        return 1 << s.latest[node.number] if s.latest[node.number] else 0
    if kind == Is.DID:
        return s.did[node.number]
    if kind == Is.OTHERS:
        return s.still_in & ~ones
    if kind == Is.OPENER_IN_ROTATION:
        return 1 << after(s.rotation, s.still_in)
    if kind == Is.FIRST_IN_ROTATION:
        return 1 << (s.started % s.seats + 1)
    if kind == Is.POSTS:
        return _posting(s, node.number)
    if kind == Is.LOST:
        return s.winners if node.number else s.went_in & ~s.winners
    if kind == Is.BEST_HAND:
        among = s.still_in if node.high else s.still_in & ~s.out
        return _best_cards(t, node.number, among) if node.low else _best_hands(t, node.number, among)
    if kind == Is.RICHEST:
        return _richest(s, node.number)
    return 0


def last_flip(s: Record) -> int:
    """The cards that the players still in turned up in the last line in which any were, as far as they have them."""
    found, left = 0, s.still_in
    while left:
        found |= s.flip & s.up & cards_of(s, first(left))
        left &= left - 1
    return found


def _flipped_alone(t: Table, low: int) -> int:
    """Whoever turned up the highest or lowest card of the last flip, of those whose rank came once; nobody for none."""
    s = t.s
    flip = last_flip(s) & ~s.cancelled
    alone, left = 0, flip
    while left:
        card = first(left)
        left &= left - 1
        if count(flip & of_rank(t, rank_number(card))) == 1:
            alone |= 1 << card
    if alone == 0:
        return 0
    aces = alone & ACES * t.game.packs if t.game.aces_low else 0
    if aces:
        alone = aces if low else alone & ~aces or alone
    return 1 << owner_of(place_of(s, lowest(alone) if low else highest(alone)))


ABOVE_ALL = 1 << 60
"""More than any hand is worth."""


def _best_hands(t: Table, low: int, among: int) -> int:
    """Those of some players with the best hand, the best low one, or the worst; nobody where none is good enough."""
    best, found = 1, 0
    left = among
    while left:
        seat = first(left)
        left &= left - 1
        have = strength(t, seat, 1 if low == 1 else 0, 0, 0, 0)
        if low == WORST:
            have = ABOVE_ALL - have
        if have > best:
            best, found = have, 0
        if have == best:
            found |= 1 << seat
    return found


def _best_cards(t: Table, low: int, among: int) -> int:
    """Those of some players with the highest card of all, or with the lowest."""
    s = t.s
    best, found = 0, 0
    left = among
    while left:
        seat = first(left)
        left &= left - 1
        cards = faces_of(cards_of(s, seat)) & SUITED
        if cards:
            if t.game.aces_low:  # turned around, so that the aces come before the twos
                cards = (cards << 4 | cards >> 48) & SUITED
            height = 13 - (first(cards) >> 2) if low else 1 + (last(cards) >> 2)
            if height > best:
                best, found = height, 0
            if height == best:
                found |= 1 << seat
    return found


def _richest(s: Record, low: int) -> int:
    """The player still in with the most chips, or with the fewest, the first of several."""
    found, left = 0, s.still_in
    while left:
        seat = first(left)
        left &= left - 1
        more = found == 0 or (s.chips[seat] < s.chips[found] if low else s.chips[seat] > s.chips[found])
        if more:
            found = seat
    return 1 << found if found else 0


def _posting(s: Record, number: int) -> int:
    """Who posts a blind: the players to the dealer's left in order, or of two the dealer first; nobody posts two."""
    many = count(s.still_in)
    seat = 0
    for _ in range(number + (1 if many == 2 else 0)):
        seat = after(seat, s.still_in)
    return 1 << seat if number <= many else 0


def _best_showing(t: Table, low: int) -> int:
    """The player with the best hand showing, the first of several; nobody where no card shows."""
    s = t.s
    best, found = 0, 0
    left = s.still_in
    while left:
        seat = first(left)
        left &= left - 1
        shown = showing(t, seat, low)
        if shown > best:
            best, found = shown, 1 << seat
    return found


def showing(t: Table, seat: int, low: int) -> int:
    """How good the hand is that lies face up before a player, the best of several; 0 where no card shows."""
    s = t.s
    if s.hands == 0:
        return up_worth(t, seat, team_cards(s, seat) & s.up, low)
    best = 0
    for number in range(1, s.hands + 1):
        if not t.game.low_and_high or number == own_hand(low):
            best = max(best, up_worth(t, seat, s.at[pile_of(seat, number)] & s.up, low))
    return best


def own_hand(low: int) -> int:
    """Which hand of a player is the one for an end, where there is a low hand and a high hand."""
    return 1 if low else 2


def up_worth(t: Table, seat: int, up: int, low: int) -> int:
    """How good cards are that lie face up; 0 where there are none."""
    s = t.s
    up &= ~s.dead[seat]
    return rank_showing(t, up, s.wild_seen_low[seat] if low else s.wild_seen[seat], low) if up else 0


def wild_for(t: Table, seat: int, ends: int, public: bool) -> int:
    """The cards that are wild in the hand of a player, for high hands (1), for low ones (2), or for either (3)."""
    found = 0
    for wild in t.game.wilds:
        if wild.span and wild.span != t.s.wild_span:
            continue
        if wild.ends & ends and (wild.public or not public):
            found |= meant(t, wild.cards, seat, -1)
    return found & ~t.s.tame


def see_wilds(t: Table) -> None:
    """See which cards are wild for whom, high and low, and as far as everybody can tell; it may have changed."""
    s = t.s
    if s.wild_at == s.changes:
        return
    s.wild_at = s.changes
    for seat in range(1, s.seats + 1):
        s.wild[seat] = s.wild_low[seat] = s.wild_seen[seat] = s.wild_seen_low[seat] = s.dead[seat] = 0
    for wild in t.game.wilds:
        if wild.span and wild.span != s.wild_span:
            continue
        cards = 0 if wild.yours else meant(t, wild.cards, 0, -1)
        for seat in range(1, s.seats + 1):
            if wild.yours:
                cards = meant(t, wild.cards, seat, -1)
            if wild.ends == DEAD:
                s.dead[seat] |= cards
                continue
            cards &= ~s.tame
            seen = cards if wild.public or (wild.yours and cards_of(s, seat) & ~s.up == 0) else 0  # all can tell
            if wild.ends & 1:
                s.wild[seat] |= cards
                s.wild_seen[seat] |= seen
            if wild.ends & 2:
                s.wild_low[seat] |= cards
                s.wild_seen_low[seat] |= seen


def strength(t: Table, seat: int, low: int, size: int, pile: int, own: int) -> int:
    """How good the hand of a player is: of all his cards, of a pile, or of the best of his separate hands."""
    return _strength_of(t, seat, hand_for(t, seat, low, size, pile), low, size, own)


def hand_for(t: Table, seat: int, low: int, size: int, pile: int) -> int:
    """The cards with which a player goes for an end: a pile, the best of the separate hands, or all there are."""
    s = t.s
    if pile == 0 and s.hands and t.game.low_and_high:
        pile = own_hand(low)
    if pile:
        return s.at[pile_of(seat, pile)]
    best, found = -1, 0
    for number in range(1, s.hands + 1):
        cards = s.at[pile_of(seat, number)]
        fits = cards and (not s.sized or count(cards) == (size or USUAL_SIZE))
        much = _strength_of(t, seat, cards, low, size, 0) if fits else -1
        if much > best:
            best, found = much, cards
    return found or team_cards(s, seat)


def _strength_of(t: Table, seat: int, cards: int, low: int, size: int, own: int) -> int:
    s = t.s
    wild = s.wild_low[seat] if low else s.wild[seat]
    live = ~s.dead[seat]
    cards &= live
    return rank_hand(t, cards & ~s.up, cards & s.up, s.at[BOARD] & s.up & live, wild, low, size, own)


def fouled(t: Table, seat: int) -> bool:
    """Whether one of the separate hands of a player is worse than the one before it."""
    before = 0
    for number in range(1, t.s.hands + 1):
        much = _strength_of(t, seat, t.s.at[pile_of(seat, number)], 0, 0, 0)
        if much < before:
            return True
        before = much
    return False


def _made(t: Table, seat: int) -> int:
    """How good the high hand of a player is, whether it can win or not."""
    s = t.s
    live = ~s.dead[seat]
    cards = hand_for(t, seat, 0, 0, 0) & live
    return rank_made(t, cards & ~s.up, cards & s.up, s.at[BOARD] & s.up & live, s.wild[seat])


def shows_best(t: Table, seat: int, counting: int) -> bool:
    """Whether the hand showing beats all others, and some cards that count as hands."""
    s = t.s
    own = showing(t, seat, 0)
    left = s.still_in & ~(1 << seat)
    while left:
        other = first(left)
        left &= left - 1
        if showing(t, other, 0) >= own:
            return False
    alone = counting
    while alone:
        if up_worth(t, seat, alone & -alone, 0) >= own:
            return False
        alone &= alone - 1
    return own > 0


def _good_enough(t: Table, seat: int, node: Node) -> int:
    """Whether the hand of a player, or what shows of it, is no worse than one that the game speaks of, and holds it."""
    s = t.s
    have = showing(t, seat, 0) if node.high else _made(t, seat)
    if have < rank_needed(t, node.low):
        return 0
    cards = cards_of(s, seat) & s.up if node.high else cards_of(s, seat) | s.at[BOARD] & s.up
    wild = s.wild_seen[seat] if node.high else s.wild[seat]
    return 1 if node.number == 0 or most_alike(t, cards, wild | jokers(t), 0) >= node.number else 0


def most_alike(t: Table, cards: int, wild: int, natural: int) -> int:
    """The most cards of one rank, with those that are wild."""
    most, left = 0, cards & ~wild
    while left:
        card = left & -left
        most = max(most, count(cards & ~wild & like_rank(t, card, 0)))
        left &= ~card
    return most if natural else most + count(cards & wild)


def _card_showing(t: Table, low: int, suits: int) -> int:
    """The player with the highest or the lowest card showing, by suits where they count, the first of several."""
    s = t.s
    best, found = -1, 0
    left = s.still_in
    while left:
        seat = first(left)
        left &= left - 1
        up = faces_of(cards_of(s, seat) & s.up) & SUITED
        if up:
            if t.game.aces_low:  # turned around, so that the aces come before the twos
                up = (up << 4 | up >> 48) & SUITED
            card = first(up) if low else last(up)
            height = card if suits else card >> 2
            height = 52 - height if low else height
            if height > best:
                best, found = height, 1 << seat
    return found


def _cards(t: Table, node: Node, ones: int, you: int, card: int) -> int:
    s = t.s
    kind = node.kind
    if kind == Is.HAND:
        found, left = 0, ones
        while left:
            found |= cards_of(s, first(left))
            left &= left - 1
        return found
    if kind == Is.CARDS:
        return node.cards
    if kind == Is.ANYWHERE:
        return t.game.deck
    if kind == Is.WILD:
        return s.wild[you] | s.wild_low[you]
    if kind == Is.PAID:
        return s.named_wild | s.made_wild if node.number else s.paid_wild
    if kind == Is.PLACE:
        return s.at[node.number] & (_thrown_by(s, ones) if node.first else t.game.deck)
    if kind == Is.SPOTS:
        return _at_spots(s, node.cards)
    if kind == Is.PILE:
        return s.at[pile_of(first(ones), node.number)] if ones else 0
    if kind == Is.FACE_UP:
        return s.up
    if kind == Is.FACE_DOWN:
        return ~s.up & ~s.blind & t.game.deck
    if kind == Is.FACE_BLIND:
        return s.turned_blind if node.number else s.blind & ~s.at[DECK]
    if kind == Is.THAT:
        return 1 << card if card >= 0 else 0
    if kind == Is.NEWEST:
        return s.newest
    if kind == Is.LIKE_RANK:
        return like_rank(t, ones, node.number)
    if kind == Is.LIKE_SUIT:
        return like_suit(t, ones)
    if kind == Is.PICKED:
        return picked_from(s, ones, node.number, node.low, node.high)
    if kind == Is.TOPS:
        return _tops(s, ones, you)
    if kind == Is.AFTER:
        return _after(s, ones, s.flipped if node.number else -1)
    if kind == Is.MATED:
        return _mated(t, ones, node.number, node.low, node.high)
    return 0


def _thrown_by(s: Record, seats: int) -> int:
    """The cards that some players laid away."""
    found = 0
    for card in range(len(s.thrown)):
        if seats >> s.thrown[card] & 1:
            found |= 1 << card
    return found


def _at_spots(s: Record, spots: int) -> int:
    """The community cards at some places of their figure."""
    found, left = 0, s.at[BOARD]
    while left:
        card = first(left)
        left &= left - 1
        if spots >> s.spot[card] & 1:
            found |= 1 << card
    return found


def _paired(t: Table, cards: int) -> int:
    """Whether two of some cards are of the same rank."""
    left = cards & ~jokers(t)
    while left:
        card = left & -left
        left &= left - 1
        if left & like_rank(t, card, 0):
            return 1
    return 0


def _add_up(t: Table, cards: int, total: int) -> int:
    """Whether two of some cards add up to a number."""
    left = cards
    while left:
        if cards & adding_up_with(t, first(left), total):
            return 1
        left &= left - 1
    return 0


def _mated(t: Table, cards: int, alike: int, near: int, with_jokers: int) -> int:
    """Those of some cards beside which others of the same rank lie, or of the next one; the ace is next to the two.

    Where `near` is more than one, it is a total that the two add up to.
    """
    found, left = 0, cards if with_jokers else cards & ~jokers(t)
    while left:
        card = first(left)
        left &= left - 1
        suits = _suits_like(suit_number(card), alike)
        rank = rank_number(card)
        mates = suits << 4 * ((rank + 1) % 13) | suits << 4 * ((rank + 12) % 13) if near else suits << 4 * rank
        mates = adding_up_with(t, card, near) if near > 1 else (mates & ALL_FACES) * t.game.packs
        if mates & cards & ~(1 << card):
            found |= 1 << card
    return found


def _suits_like(suit: int, alike: int) -> int:
    """The suits that are like one: all of them, those of its color, or only itself."""
    if alike == Mate.OF_SUIT:
        return 1 << suit
    if alike == Mate.OF_COLOR:
        return 0b0110 if 0b0110 >> suit & 1 else 0b1001
    return 15


def picked_from(s: Record, cards: int, how: int, many: int, nth: int) -> int:
    """So many of some cards: the top ones, the highest, those that came up last; from the nth on."""
    found, left, place = 0, cards, 1
    while left and count(found) < many:
        card = _next_pick(s, left, how)
        left &= ~(1 << card)
        if place >= nth:
            found |= 1 << card
        place += 1
    return found


def _tops(s: Record, cards: int, seat: int) -> int:
    """The top one of some cards in the hand of a player, and in each pile beside it."""
    there = s.at[seat] & cards
    found = 1 << earliest(s, there) if there else 0
    for number in range(1, s.piles + 1):
        there = s.at[pile_of(seat, number)] & cards
        found |= 1 << earliest(s, there) if there else 0
    return found


def _next_pick(s: Record, cards: int, how: int) -> int:
    if how == Pick.HIGHEST:
        return highest(cards)
    if how == Pick.LOWEST:
        return lowest(cards)
    if how == Pick.TOP:
        return earliest(s, cards)
    found = first(cards)
    left = cards
    while left:
        card = first(left)
        left &= left - 1
        if _came_before(s, card, found) == (how == Pick.FIRST):
            found = card
    return found


def _came_before(s: Record, card: int, other: int) -> bool:
    """Whether a card came up before another one; those that lie face down come after them, as they were dealt."""
    if s.rises[card] and s.rises[other]:
        return s.rises[card] < s.rises[other]
    if s.rises[card] or s.rises[other]:
        return s.rises[card] > 0
    return s.stamp[card] < s.stamp[other]


def _after(s: Record, cards: int, among: int) -> int:
    """The card that came up right after the last of some that did, in the order of certain cards only."""
    newest, found = 0, 0
    left = cards & among
    while left:
        newest = max(newest, s.rises[first(left)])
        left &= left - 1
    for card in range(len(s.rises) if newest else 0):
        if among >> card & 1 and s.rises[card] > newest and (found == 0 or s.rises[card] < s.rises[first(found)]):
            found = 1 << card
    if found and among == -1 and s.rises[first(found)] > newest + 1:
        return 0  # the one that came next has been turned up again since
    return found


def _number(s: Record, node: Node, ones: int, most: int, you: int) -> int:
    if node.kind == Is.NUMBER:
        return node.number
    if node.kind == Is.COUNT:
        return count(ones)
    if node.kind == Is.RISING:
        return ones * (node.low + s.rises_to[rising_at(node.number, you)])
    each = 1
    if node.number == Unit.ANTE:
        each = s.ante
    elif node.number == Unit.MINIMUM:
        each = s.minimum
    elif node.number == Unit.MAXIMUM:
        each = s.maximum
    elif node.number == Unit.BET:
        each = max(s.to - s.paid[you], 0)
    elif node.number == Unit.POT:
        each = s.pot_won or in_the_middle(s)
    elif node.number == Unit.MIDDLE:
        each = in_the_middle(s)
    times = count(ones) if node.first else 1
    chips = -(-each * node.low * times // node.high)  # part of a chip counts as a whole one
    return min(chips, most) if node.second else chips


def rising_at(number: int, seat: int) -> int:
    """Where it is counted how often a player has come to a price that rises."""
    return number * (SEATS + 1) + seat


def _truth(t: Table, node: Node, ones: int, others: int, you: int) -> int:
    s = t.s
    kind = node.kind
    if kind == Is.NOT:
        return 0 if ones else 1
    if kind == Is.EITHER:
        return ones | others
    if kind == Is.BUT:
        return ones & ~others
    if kind == Is.ALL:
        return 1 if ones and others else 0
    if kind == Is.ANY:
        return 1 if ones or others else 0
    if kind == Is.ENOUGH:
        return _fits(node, count(ones))
    if kind == Is.HAPPENED:
        return _fits(node, s.often[node.number])
    if kind == Is.SAME_RANK:  # no card is another one
        return 1 if like_rank(t, ones, 0) & like_rank(t, others & ~ones, 0) else 0
    if kind == Is.AMONG:
        return _quantified(node.number, ones, ones & others)
    if kind == Is.SHOWS_BEST:
        return 1 if shows_best(t, you, ones) else 0
    if kind == Is.AMOUNTS:
        return _good_enough(t, you, node)
    if kind == Is.ALL_UP:
        left = s.still_in
        while left:
            if cards_of(s, first(left)) & ~s.up:
                return 0
            left &= left - 1
        return 1
    if kind == Is.DEALT_FOR:
        return 1 if node.low <= s.deals and (node.high < 0 or s.deals <= node.high) else 0
    if kind == Is.BROKE:
        return 1 if s.chips[you] == 0 else 0
    if kind == Is.TIED:
        return 1 if count(s.winners or _best_hands(t, node.number, s.still_in & ~s.out)) > 1 else 0
    if kind == Is.QUALIFIES:
        return 1 if strength(t, you, node.number, 0, 0, 0) else 0
    if kind == Is.AT_LEAST:
        return 1 if ones >= others else 0
    if kind == Is.RAISED:
        return _fits(node, max(s.raises - 1, 0))
    if kind == Is.ONE_SUIT:
        return 1 if ones and ones & ~like_suit(t, ones & -ones) == 0 else 0
    if kind == Is.PAIRED:
        return _paired(t, ones)
    if kind == Is.ADD_UP:
        return _add_up(t, ones, node.number)
    if kind == Is.DECLINED:
        return 1 if s.refused[you] >= node.low else 0
    if kind == Is.UNWON:
        return 1 if in_the_middle(s) else 0
    if kind == Is.PLAYED_LOW:
        return s.turned_low
    if kind == Is.NOBODY_WANTS:
        return 0 if s.taken else 1
    return 0


def _fits(node: Node, many: int) -> int:
    return 1 if many >= node.low and (node.high < 0 or many <= node.high) else 0


def _quantified(number: int, among: int, found: int) -> int:
    """Whether those who were found are so many of some players: at least a number, -1 for all, -2 for none."""
    if number == -1:
        return 1 if found == among else 0
    if number == -2:
        return 0 if found else 1
    return 1 if count(found) >= number else 0
