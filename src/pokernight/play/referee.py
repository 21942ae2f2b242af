"""The referee of a game that is played over a record."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pokernight.cards import FACES, JOKERS, Card
from pokernight.play.chance import listed
from pokernight.play.describing import see_wilds, wild_for
from pokernight.play.faces import jokers
from pokernight.play.judge import lent_by_others, lines_on
from pokernight.play.lying import cards_of, pile_of
from pokernight.play.program import By, Share, Step, Table
from pokernight.play.record import BOARD, TABLE, Record
from pokernight.play.reporting import number_of
from pokernight.play.seats import sides
from pokernight.play.verbs.showdown import board_for, contenders, hand_of, playing_for, settle
from pokernight.ranking import Hand
from pokernight.ranking.hand import NO_HAND
from pokernight.table import table as outer
from pokernight.table.events import HIDDEN
from pokernight.table.places import DECK, Lie
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

    def showing(self, seat: int, cards: Sequence[Card], state: State) -> Hand:
        """What cards make that lay face up before a player when the table was in some state."""
        up = sum(1 << card for card in cards)
        if not up:
            return NO_HAND
        here = self._as_it_lay(state)
        wild = here.s.wild_seen[seat] & up
        return here.judge.hand((0, up, 0), wild, low=False, own=True, qualified=False, order=tuple(cards))

    def heard(self, words: str) -> str:
        """The word in what somebody says from which something follows; empty where there is none."""
        spoken = self.inner.judge.rules.spoken
        return next((spoken[number] for number in heard(spoken, words)), "")

    def showdowns(self) -> list[list[Shown]]:
        """For each showdown so far what was shown for each part of the pot."""
        return [list(self._shown(step, record.copy())) for step, record in self.inner.judge.showdowns]

    def _shares(self) -> list[Share]:
        """The parts of the pot that go to hands, but for the split hand; where there are none, to a high hand."""
        shares = self.inner.game.shares
        return [share for share in shares if share.by == By.HAND and not share.split] or [Share(By.HAND)]

    def _as_known(self, seat: int) -> Table:
        """The table with only those cards on it that a seat knows: what is worked out there gives nothing away."""
        known = sum(1 << card for cards in self.table.seen(seat).values() for card, _ in cards if card != HIDDEN)
        s = self.inner.s.copy()
        s.at = [cards & known for cards in s.at]
        s.up, s.blind, s.newest, s.came = s.up & known, s.blind & known, s.newest & known, s.came & known
        return self._with_wilds_seen(s)

    def _as_it_lay(self, state: State) -> Table:
        """The table with the players and the cards as they were in some state."""
        s = self.inner.s.copy()
        s.at = [0] * len(s.at)
        for place, cards in state.cards.items():
            if place != DECK:
                s.at[number_of(place)] = sum(1 << card for card in cards)
        s.up = sum(1 << card for card, lie in state.lies.items() if lie is Lie.UP)
        s.blind = sum(1 << card for card, lie in state.lies.items() if lie is Lie.BLIND)
        s.still_in = sum(1 << seat for seat in state.still_in)
        s.paid_wild = 0  # when that was paid is not known any more
        return self._with_wilds_seen(s)

    def _with_wilds_seen(self, s: Record) -> Table:
        """The table with another record, and what is wild by it."""
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
        if len(piles) < 2 or not here.s.hands or here.game.low_and_high:  # there, one hand is for low and one for high
            return [share for share in shares if share.pile in (0, *piles)] or [Share(By.HAND, low)]
        apart = {share.pile: share for share in shares}
        return [apart.get(pile, Share(By.HAND, low, pile=pile)) for pile in piles]

    def _shown(self, step: Step, s: Record) -> Iterator[Shown]:
        """What lay on the table at a showdown, for each part of the pot."""
        t = self.inner._replace(s=s)
        seats = contenders(s)
        if sides(s, seats) < 2:  # who is alone need not show anything
            return
        settle(t, step, seats)
        for number in range(step.parts):
            share = t.game.shares[step.shares + number]
            able = listed(playing_for(s, share, seats)) if share.by == By.HAND else []
            hands = {seat: made(t, share, seat) for seat in able}
            yield Shown(part_name(share), hands, tuple(listed(s.part[number])), part_name(share))


def heard(spoken: Sequence[str], words: str) -> list[int]:
    """Which of some words are among what somebody says, by their numbers."""
    said = re.findall(r"[^\W_]+", words.casefold())
    return [number for number, word in enumerate(spoken) if word in said]


def part_name(share: Share) -> str:
    """A part of the pot in words: the high hand."""
    if share.by == By.HAND and share.declared:
        return f"the best hand declared {'low' if share.low else 'high'}"
    if share.split:
        return "the split hand"
    which = f" of hand {share.pile}" if share.pile else ""
    return f"the {'low' if share.low else 'high'} {_PARTS[By(share.by)]}{which}"


def made(t: Table, share: Share, seat: int, *, qualified: bool = True) -> Hand:
    """The hand with which a player goes for a part of the pot."""
    s = t.s
    own = hand_of(t, share, seat)
    cards = (own & ~s.up, own & s.up, board_for(t, share))
    if not any(cards):
        return NO_HAND
    wild = wild_for(t, seat, LOW if share.low else HIGH, False) & (own | cards[2])
    lines, lent = lines_on(t, share.low), lent_by_others(t, own, share.low)
    low, some = share.low != 0, share.held != 0
    order = t.judge.in_order(s, own | cards[2])
    return t.judge.hand(
        cards, wild, low=low, size=share.size, own=some, qualified=qualified, lines=lines, lent=lent, order=order
    )


def _wild(here: Table, seat: int) -> frozenset[Card]:
    """The cards in sight that are wild for their owner; those of all count as the seat's own."""
    s, rules = here.s, here.judge.rules
    found = 0
    for owner in range(1, s.seats + 1):
        cards = cards_of(s, owner) | (s.at[BOARD] | s.at[TABLE] if owner == seat else 0)
        found |= cards & (wild_for(here, owner, HIGH | LOW, owner != seat) | (0 if rules.tame_jokers else jokers(here)))
    return frozenset(card for card in listed(found) if card % FACES not in rules.bugs | rules.dead)
