"""The counts that can be known beforehand: every hand of a deck is ranked, and each category has the number it must."""

from __future__ import annotations

from math import comb

import pytest

from pokernight.cards import Card, Deck, Rank, faces
from pokernight.ranking import ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN, FOUR_CARDS, HIGH, THREE_CARD, Category, Order
from pokernight.ranking.batch import by_category, census
from pokernight.ranking.category import STANDARD

JOKER = 52
TWOS = faces([Rank.TWO])


def counts(
    order: Order, deck: list[Card], number: int, wild: frozenset[Card] = frozenset(), bugs: tuple[Card, ...] = ()
) -> list[int]:
    counted = by_category(census(order, deck, number, wild, bugs))
    assert sum(counted.values()) == comb(len(deck), number)
    return [counted[category] for category in order.categories]


def test_five_natural_cards() -> None:
    expected = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40, 0]
    assert counts(HIGH, [*Deck()], 5) == expected


def test_five_cards_with_a_wild_joker() -> None:
    expected = [1302540, 1268088, 123552, 137280, 20532, 7804, 6552, 3120, 204, 13]
    assert counts(HIGH, [*Deck(jokers=1)], 5) == expected


def test_five_cards_with_a_joker_as_bug() -> None:
    expected = [1418964, 1215024, 138600, 63360, 20532, 7804, 4368, 828, 204, 1]
    assert counts(HIGH, [*Deck(jokers=1)], 5, bugs=(JOKER,)) == expected


def test_five_cards_with_deuces_wild() -> None:
    expected = [799680, 1225008, 95040, 355080, 62232, 14472, 12672, 31552, 2552, 672]
    assert counts(HIGH, [*Deck()], 5, wild=TWOS) == expected


def test_seven_natural_cards() -> None:
    expected = [23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584, 0]
    assert counts(HIGH, [*Deck()], 7) == expected


def test_seven_cards_with_deuces_wild() -> None:
    """Fives, counted on paper: one two up to four, and natural cards of which enough are of one rank."""
    four = 4 * 12 * comb(44, 2)
    three_or_more = comb(4, 2) * 12 * (4 * comb(44, 2) + 44)
    a_pair_or_more = comb(4, 3) * (comb(48, 4) - comb(12, 4) * 4**4)
    any_three = comb(48, 3)
    counted = dict(zip(HIGH.categories, counts(HIGH, [*Deck()], 7, wild=TWOS), strict=True))
    assert counted[Category.FIVE] == four + three_or_more + a_pair_or_more + any_three
    # Without a two, and no pair, straight or flush: what seven natural cards of twelve ranks leave.
    assert counted[Category.HIGH_CARD] == by_category(census(HIGH, sorted(set(Deck()) - TWOS), 7))[Category.HIGH_CARD]


def test_three_cards() -> None:
    expected = {
        Category.STRAIGHT_FLUSH: 48,
        Category.THREE: 52,
        Category.STRAIGHT: 720,
        Category.FLUSH: 1096,
        Category.PAIR: 3744,
        Category.HIGH_CARD: 16440,
    }
    assert counts(THREE_CARD, [*Deck()], 3) == [expected[category] for category in THREE_CARD.categories]


def test_ace_to_five_lows() -> None:
    counted = census(ACE_TO_FIVE, Deck(), 5)
    lows = [counted[Category.HIGH_CARD, rank] for rank in Rank if Rank.FIVE <= rank <= Rank.KING]
    assert lows == [1024, 5120, 15360, 35840, 71680, 129024, 215040, 337920, 506880]


@pytest.mark.parametrize(
    ("order", "straights"),
    [(ACE_TO_SIX, 9), (DEUCE_TO_SEVEN, 9), (HIGH, 10)],
    ids=["ace to six", "deuce to seven", "high"],
)
def test_straights_by_where_the_ace_stands(order: Order, straights: int) -> None:
    counted = by_category(census(order, Deck(), 5))
    assert counted[Category.STRAIGHT] == straights * (4**5 - 4)
    assert counted[Category.STRAIGHT_FLUSH] == straights * 4
    assert counted[Category.FLUSH] == 4 * (comb(13, 5) - straights)
    assert counted[Category.HIGH_CARD] == (comb(13, 5) - straights) * (4**5 - 4)


def test_four_card_flushes_come_out_of_high_cards_and_pairs() -> None:
    counted = by_category(census(FOUR_CARDS, Deck(), 5))
    usual = by_category(census(HIGH, Deck(), 5))
    fewer = (Category.HIGH_CARD, Category.PAIR)
    for category in STANDARD:
        assert counted[category] == usual[category] or category in fewer
    # Four of a suit and one of another, less the straights: ten rows, any of five cards odd, four suits and three.
    assert counted[Category.FOUR_CARD_FLUSH] == 4 * comb(13, 4) * 39 - 10 * 5 * 4 * 3
    assert sum(counted.values()) == comb(52, 5)


def test_two_decks_have_natural_fives() -> None:
    deck = [*Deck(decks=2, without=faces([rank for rank in Rank if rank > Rank.FOUR]))]
    counted = by_category(census(HIGH, deck, 5))
    assert counted[Category.FIVE] == 3 * comb(8, 5)
    assert counted[Category.FLUSH] == 4 * comb(6, 5)
    assert sum(counted.values()) == comb(24, 5)


def test_a_stripped_deck() -> None:
    counted = by_category(census(HIGH, Deck(without=faces([rank for rank in Rank if rank < Rank.SEVEN])), 5))
    assert counted[Category.FLUSH] == 4 * (comb(8, 5) - 4)
    assert counted[Category.STRAIGHT_FLUSH] == 4 * 4
