"""The same hand twice, with two cards exchanged: whether a seat that has not seen them can tell them apart.

Written as play is, and compiled with it. The second hand is the first one with the two cards exchanged in every deck
and in every answer; so it has to be with all that happens and all that is asked, until the seat sees one of the cards.
"""

from typing import TYPE_CHECKING, Any, TypeAlias

from pokernight.play.bits import first
from pokernight.play.by_chance import answer_by_chance
from pokernight.play.chance import drawn
from pokernight.play.course import begin, play_on
from pokernight.play.flat import LOG, RECORD, ROWS
from pokernight.play.log import Row, Taken
from pokernight.play.record import CARDS, UP, Record
from pokernight.play.telling import tell

if TYPE_CHECKING:
    from pokernight.play.native import FlatTable, copy_words, game_at, judge_at, log_at, record_at

Table: TypeAlias = Any
ALIKE, TOLD_APART, SEEN = range(3)
"""What a seat can say of the two cards: nothing, that they differ, or which they are."""
CHOICES = 1 << 40
"""Where the numbers begin by which it is chosen what is exchanged."""
MOST_ANSWERS = 600
RECORD_SIZE, LOG_SIZE = RECORD.itemsize, LOG.itemsize


def compare_hands(
    game: int, start: int, states: int, logs: int, judge: int, alike: int, leaks: int, seed: int, hands: int
) -> int:
    """Many hands with something exchanged in each; in how many there was something to compare, below 0 for a leak."""
    a = FlatTable(game_at(game), record_at(states), log_at(logs), judge_at(judge))
    b = FlatTable(game_at(game), record_at(states + RECORD_SIZE), log_at(logs + LOG_SIZE), judge_at(judge))
    compared = 0
    for number in range(hands):
        for twin in range(2):
            copy_words(states + twin * RECORD_SIZE, start, RECORD_SIZE // 8)
        a.s.seed = b.s.seed = seed + number
        answers = answers_alike(a, b, alike, leaks)
        if answers < 0:
            return -1 - number
        compared += 1 if answers else 0
    return compared


def answers_alike(a: Table, b: Table, alike: int, leaks: int) -> int:
    """How many answers are given before a seat sees one of two cards; below 0 where it can tell them apart.

    The cards may have to be of one rank. A dealer who leaks says each time which card comes next.
    """
    s = a.s
    begin(a)
    begin(b)
    seat = 1 + drawn(s.seed, CHOICES, s.seats)
    one = s.order[drawn(s.seed, CHOICES + 1, s.size)]
    other = one ^ 1 if alike else s.order[drawn(s.seed, CHOICES + 2, s.size)]
    if one == other or not a.game.deck >> other & 1:
        return 0
    _stack_alike(s, b.s, one, other)
    for answers in range(MOST_ANSWERS):
        came = _play_both(a, b, one, other, seat, leaks)
        if came == TOLD_APART:
            return -1
        if came == SEEN or s.asking == 0:
            return answers
        who = first(s.asking)
        if not _is_asked_alike(s, b.s, who, one, other):
            return -1 if who == seat else answers  # somebody else could not answer so with the other card
        answer_by_chance(a, who)
        _answer_alike(s, b.s, who, one, other)
    return MOST_ANSWERS


def _play_both(a: Table, b: Table, one: int, other: int, seat: int, leaks: int) -> int:
    """Go on with both hands up to the next question or to the end, one step at a time."""
    more = a.s.asking == 0
    while more:
        row, shuffles = a.s.logged, a.s.shuffles
        more = play_on(a)
        if play_on(b) != more:
            more = False  # the rows tell why
        if leaks and a.s.top < a.s.size:
            tell(a, Row.LIVES, seat, a.s.order[a.s.top])
            tell(b, Row.LIVES, seat, b.s.order[b.s.top])
        if a.s.logged > ROWS:
            return SEEN  # nobody reads on
        came = _compare_rows(a, b, row, one, other, seat)
        if came != ALIKE:
            return came
        if a.s.shuffles != shuffles:
            _stack_alike(a.s, b.s, one, other)
    return ALIKE if a.s.asking == b.s.asking and a.s.ended == b.s.ended else TOLD_APART


def _compare_rows(a: Table, b: Table, row: int, one: int, other: int, seat: int) -> int:
    """What a seat can say after the rows from one on; orders of cards are for those who know the cards."""
    pair = 1 << one | 1 << other
    sees = (a.s.known[seat] | b.s.known[seat]) & pair
    for at in range(row, min(a.s.logged, b.s.logged)):
        mine, twin = a.log.rows[at], b.log.rows[at]
        kind = mine[0]
        if kind != twin[0]:
            return TOLD_APART
        if kind == Row.ORDER:
            continue
        if kind == Row.SHUFFLED and a.s.top:
            return SEEN  # some cards of a new deck are dealt already, and not alike
        moved, turned, shown = kind == Row.MOVED, kind == Row.TURNED, kind == Row.SHOWN
        cards = mine[1]
        if not (moved or turned or shown):
            if cards != twin[1]:
                return TOLD_APART
            cards = 0
        elif cards != _exchanged(twin[1], one, other):
            return TOLD_APART
        elif cards & pair:
            face_up = (moved and mine[4] == UP) or (turned and mine[3] == UP) or (shown and mine[3] >> seat & 1)
            if sees or face_up:
                return SEEN
        in_order = cards & pair and (turned or (moved and mine[5] & Taken.AS_STAMPED))
        for part in range(2, 6):
            if mine[part] != twin[part] and not (in_order and part >= 4):
                return TOLD_APART
    return ALIKE if a.s.logged == b.s.logged else TOLD_APART


def _exchanged(cards: int, one: int, other: int) -> int:
    """A set of cards with two of them exchanged."""
    differ = (cards >> one ^ cards >> other) & 1
    return cards ^ (differ << one | differ << other)


def _stack_alike(s: Record, twin: Record, one: int, other: int) -> None:
    """Let the second deck lie as the first one, with the cards exchanged."""
    for at in range(s.size):
        card = s.order[at]
        twin.order[at] = other if card == one else one if card == other else card


def _is_asked_alike(s: Record, twin: Record, seat: int, one: int, other: int) -> bool:
    """Whether a seat is asked the same both times."""
    alike = s.least[seat] == twin.least[seat] and s.most[seat] == twin.most[seat] and s.price[seat] == twin.price[seat]
    return alike and s.words[seat] == twin.words[seat] and s.offered[seat] == _exchanged(twin.offered[seat], one, other)


def _answer_alike(s: Record, twin: Record, seat: int, one: int, other: int) -> None:
    """Give the answer of the first hand in the second one."""
    twin.asking, twin.rolls, twin.said[seat] = s.asking, s.rolls, s.said[seat]
    twin.picked[seat] = _exchanged(s.picked[seat], one, other)
    for card in range(CARDS):
        twin.place[card] = s.place[other if card == one else one if card == other else card]
