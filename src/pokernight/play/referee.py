"""The referee of a game that is played over a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pokernight.cards import FACES, JOKERS, Card
from pokernight.play.bits import count
from pokernight.play.chance import listed
from pokernight.play.describing import hand_for, see_wilds, wild_for
from pokernight.play.judge import lines_on
from pokernight.play.lying import cards_of, pile_of
from pokernight.play.program import By, Share, Step, Table
from pokernight.play.record import BOARD, TABLE, Record
from pokernight.play.verbs.showdown import contenders, playing_for, settle
from pokernight.ranking import Hand
from pokernight.ranking.hand import NO_HAND
from pokernight.table import table as outer
from pokernight.table.events import HIDDEN
from pokernight.table.referee import End, Known, Shown, Worth
from pokernight.table.state import State

HIGH, LOW = 1, 2
"""The ends for which cards can be wild."""

_PARTS = {
    By.HAND: "hand",
    By.SHOWING: "hand showing",
    By.CARD: "card",
    By.MOST: "number of cards",
    By.BESIDE: "hand of the winner's neighbor",
}


class RecordReferee:
    """Looks at a record by the game's own judge."""

    def __init__(self, inner: Table, table: outer.Table) -> None:
        """Take a hand as it stands, and what the seats see of it."""
        self.inner = inner
        self.table = table

    @property
    def ends(self) -> tuple[End, ...]:
        """Which hands win: high ones, low ones, or both."""
        lows = {share.low for share in self._shares()}
        return (*(("high",) if 0 in lows else ()), *(("low",) if 1 in lows else ()))

    @property
    def known(self) -> Known:
        """What everybody knows of the game."""
        t = self.inner
        wild = t.game.deck
        for seat in range(1, t.s.seats + 1):
            wild &= wild_for(t, seat, HIGH, True)
        points = [t.judge.points(low=low) for low in (False, True)]
        targets = tuple(each for each in points if each and each.target and each.target > 0)
        return Known(JOKERS.union(card % FACES for card in listed(wild)), frozenset(self.ends), targets)

    def strength(self, seat: int, end: End) -> int:
        """How strong the best hand of a player is one way, whether it qualifies or not."""
        parts = self._parts(self.inner, seat, end)
        return max(made(self.inner, part, seat, qualified=False).strength for part in parts)

    def insight(self, seat: int) -> tuple[list[Worth], frozenset[Card]]:
        """What a seat knows its hands to be worth, and which cards in sight are wild for their owner."""
        here = self._as_known(seat)
        return list(self._worth(here, seat)) if seat else [], _wild(here, seat)

    def showing(self, seat: int, cards: Sequence[Card], state: State) -> Hand:  # noqa: ARG002
        """What cards make that lie face up before a player; what was wild for who has folded is not known any more."""
        s, up = self.inner.s, sum(1 << card for card in cards)
        if not up or (seat and not s.still_in >> seat & 1):
            return NO_HAND
        return self.inner.judge.hand((0, up, 0), s.wild_seen[seat] & up, low=False, own=True, qualified=False)

    def heard(self, words: str) -> str:  # noqa: ARG002
        """Nothing in these games follows from a word."""
        return ""

    def showdowns(self) -> list[list[Shown]]:
        """For each showdown so far what was shown for each part of the pot."""
        return [list(self._shown(step, record.copy())) for step, record in self.inner.judge.showdowns]

    def _shares(self) -> list[Share]:
        """The parts of the pot that go to hands; where there are none, all look for a high hand."""
        return [share for share in self.inner.game.shares if share.by == By.HAND] or [Share(By.HAND)]

    def _as_known(self, seat: int) -> Table:
        """The table with only those cards on it that a seat knows: what is worked out there gives nothing away."""
        known = sum(1 << card for cards in self.table.seen(seat).values() for card, _ in cards if card != HIDDEN)
        s = self.inner.s.copy()
        s.at = [cards & known for cards in s.at]
        s.up, s.blind, s.newest, s.came = s.up & known, s.blind & known, s.newest & known, s.came & known
        s.changes += 1
        here = self.inner._replace(s=s)
        see_wilds(here)
        return here

    def _worth(self, here: Table, seat: int) -> Iterator[Worth]:
        for end in self.ends if cards_of(here.s, seat) else ():
            parts = self._parts(here, seat, end)
            if len(parts) > 1 and parts[0].pile:
                yield from (Worth(end, number, made(here, part, seat)) for number, part in enumerate(parts, 1))
            else:
                yield Worth(end, 0, max((made(here, part, seat) for part in parts), key=lambda hand: hand.strength))

    def _parts(self, here: Table, seat: int, end: End) -> list[Share]:
        """What a player can go for one way: with each of several hands that lie apart, or with all cards."""
        low = int(end == "low")
        shares = [share for share in self._shares() if share.low == low]
        piles = [number for number in range(1, here.s.piles + 1) if here.s.at[pile_of(seat, number)]]
        if len(piles) < 2 or here.game.low_and_high:  # there, one hand is for low and one for high
            return [share for share in shares if share.pile in (0, *piles)] or [Share(By.HAND, low)]
        apart = {share.pile: share for share in shares}
        return [apart.get(pile, Share(By.HAND, low, pile=pile)) for pile in piles]

    def _shown(self, step: Step, s: Record) -> Iterator[Shown]:
        """What lay on the table at a showdown, for each part of the pot."""
        t = self.inner._replace(s=s)
        seats = contenders(s)
        if count(seats) < 2:  # who is alone need not show anything
            return
        settle(t, step, seats)
        for number in range(step.parts):
            share = t.game.shares[step.shares + number]
            able = listed(playing_for(s, share, seats)) if share.by == By.HAND else []
            hands = {seat: made(t, share, seat) for seat in able}
            yield Shown(part_name(share), hands, tuple(listed(s.part[number])), part_name(share))


def part_name(share: Share) -> str:
    """A part of the pot in words: the high hand."""
    if share.by == By.HAND and share.declared:
        return f"the best hand declared {'low' if share.low else 'high'}"
    which = f" of hand {share.pile}" if share.pile else ""
    return f"the {'low' if share.low else 'high'} {_PARTS[By(share.by)]}{which}"


def made(t: Table, share: Share, seat: int, *, qualified: bool = True) -> Hand:
    """The hand with which a player goes for a part of the pot."""
    s = t.s
    own = hand_for(t, seat, share.low, share.size, share.pile)
    cards = (own & ~s.up, own & s.up, s.at[BOARD] & s.up)
    if not any(cards):
        return NO_HAND
    wild = wild_for(t, seat, LOW if share.low else HIGH, False) & (own | cards[2])
    lines = lines_on(t, share.low)
    return t.judge.hand(cards, wild, low=share.low != 0, size=share.size, qualified=qualified, lines=lines)


def _wild(here: Table, seat: int) -> frozenset[Card]:
    """The cards in sight that are wild for their owner; those of all count as the seat's own."""
    s, rules = here.s, here.judge.rules
    found = 0
    for owner in range(1, s.seats + 1):
        cards = cards_of(s, owner) | (s.at[BOARD] | s.at[TABLE] if owner == seat else 0)
        found |= cards & (wild_for(here, owner, HIGH | LOW, owner != seat) | _JOKERS)
    return frozenset(card for card in listed(found) if card % FACES not in rules.bugs | rules.dead)


_JOKERS = sum(1 << joker for joker in JOKERS)
