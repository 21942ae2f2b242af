"""Single hands: their names, their cards, what the wild cards stand for, and the customs of the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.cards import holdings
from kit.slow_hands import natural_value, pip
from pokernight.cards import CardError, Deck, Rank, face_of, faces, is_joker, pretty, read_card, read_cards
from pokernight.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    ACES_LOW,
    DEUCE_TO_SEVEN,
    FOUR_CARDS,
    HIGH,
    THREE_CARD,
    Aces,
    Category,
    Order,
)

ORDERS = [HIGH, ACES_LOW, FOUR_CARDS, THREE_CARD, ACE_TO_SIX, ACE_TO_FIVE, DEUCE_TO_SEVEN]
ROWS = {
    Category.STRAIGHT,
    Category.FLUSH,
    Category.STRAIGHT_FLUSH,
    Category.FOUR_CARD_FLUSH,
    Category.FOUR_CARD_STRAIGHT,
}


@pytest.mark.parametrize(
    ("order", "cards", "name"),
    [
        (HIGH, "Ah", "ace high"),
        (HIGH, "Kh Kd", "pair of kings"),
        (HIGH, "6h 6d 2c 2s", "two pair, sixes and twos"),
        (HIGH, "6h 5h 4h 3h", "six high"),
        (HIGH, "9h 8d 7c 6s 5h", "straight, nine high"),
        (HIGH, "Ah 2d 3c 4s 5h", "straight, five high"),
        (HIGH, "Kh 9h 7h 4h 2h As Ad", "flush, king high"),
        (HIGH, "Kh Kd Ks 4d 4c 4s 2h", "full house, kings over fours"),
        (HIGH, "Kh Kd Ks Kc 4c 4s 2h", "four kings"),
        (HIGH, "Th Jh Qh Kh Ah 9h", "royal flush"),
        (HIGH, "Ah 2h 3h 4h 5h Kd", "straight flush, five high"),
        (HIGH, "9h 9d 9c 9s Jk", "five nines"),
        (HIGH, "Ah Kd Jk", "pair of aces"),
        (HIGH, "Jk Jk", "pair of aces"),
        (HIGH, "Kh Qd Jc 9s 8h 4d 2c", "king high"),
        (FOUR_CARDS, "Kh 9h 7h 4h Ks", "four card flush, king high"),
        (FOUR_CARDS, "9h 8d 7c 6s 2h", "four card straight, nine high"),
        (FOUR_CARDS, "Ah 2d 3c 4s 9h", "four card straight, four high"),
        (FOUR_CARDS, "9h 9d 7c 7s 2h", "two pair, nines and sevens"),
        (THREE_CARD, "Ah 2d 3c", "straight, three high"),
        (THREE_CARD, "Ah Kh Qh", "royal flush"),
        (ACES_LOW, "Ah Ad 2c 2s 3h", "two pair, twos and aces"),
        (ACES_LOW, "Ah Kd Qc Js Th", "king high"),
        (ACE_TO_SIX, "Ah 2d 3c 4s 5h", "straight, five high"),
        (ACE_TO_SIX, "Ah 2d 3c 4s 6h", "six-four low"),
        (ACE_TO_SIX, "8h 6d 4c 3s Ah Kd Kc", "eight-six low"),
        (ACE_TO_SIX, "2h 4h 6h 8h Th", "flush, ten high"),
        (ACE_TO_SIX, "Ah Ad", "pair of aces"),
        (ACE_TO_SIX, "4h", "four low"),
        (ACE_TO_FIVE, "Ah 2h 3h 4h 5h", "five-four low"),
        (ACE_TO_FIVE, "Kh Kd 2c 2s 3h 3d 3c", "two pair, threes and twos"),
        (DEUCE_TO_SEVEN, "7h 5d 4c 3s 2h", "seven-five low"),
        (DEUCE_TO_SEVEN, "Ah 5d 4c 3s 2h", "ace-five low"),
        (ACE_TO_SIX, "Kh Kd Jk 3c 2s", "pair of kings"),
        (ACE_TO_SIX, "Jk Jk 3c 2s Kd", "king-four low"),
    ],
)
def test_names(order: Order, cards: str, name: str) -> None:
    hand = order.hand(read_cards(cards))
    assert hand.name == name
    assert order.name(hand.strength) == name


@pytest.mark.parametrize(
    ("order", "better", "worse"),
    [
        (HIGH, "2h 2d 2c 2s Jk", "Th Jh Qh Kh Ah"),  # five of a kind beats a straight flush
        (HIGH, "2d 3c 4s 5h 6h", "Ah 2d 3c 4s 5h"),  # the wheel is the lowest straight
        (HIGH, "Kh Kd 4c 4s", "Kh Kd Ac Qs"),  # two pair showing
        (HIGH, "Kh Kd", "Ah Qd Jc 9s 7h"),  # a pair showing beats any high card
        (HIGH, "Ah Kd", "Ah"),
        (HIGH, "7h 7d", "6h 5h 4h 3h"),  # no straights and flushes before five cards show
        (HIGH, "Ah Kh 9h Jk 2h", "Ah Qh Jh Th 8h"),  # the joker is a queen: the flush holds ace and king
        (ACE_TO_SIX, "Ah 2d 3c 4s 6h", "Ah 2d 3c 5s 6h"),
        (ACE_TO_SIX, "Kh Qd Jc Ts 8h", "Ah Ad 2c 3s 4h"),
        (ACE_TO_SIX, "2h 2d 3c 4s 6h", "Ah 2d 3c 4s 5h"),  # a pair beats a straight for low
        (ACE_TO_FIVE, "Ah 2d 3c 4s 5h", "Ah 2d 3c 4s 6h"),
        (DEUCE_TO_SEVEN, "Kh Qd Jc Ts 8h", "Ah 2d 3c 4s 5h"),
        (ACE_TO_SIX, "2h 3d", "2h 3d 4c"),  # fewer cards are lower
        (THREE_CARD, "4h 4d 4c", "Ah Kd Qc"),
        (THREE_CARD, "4h 3d 2c", "Ah Kh Jh"),
    ],
)
def test_what_beats_what(order: Order, better: str, worse: str) -> None:
    assert order.strength(read_cards(better)) > order.strength(read_cards(worse))


@pytest.mark.parametrize(
    ("order", "one", "other"),
    [
        (HIGH, "Ah Kh Qh Jh 9h", "As Ks Qs Js 9s"),  # suits never break ties
        (HIGH, "Ah Kd Qc 9s Jk", "Ah Ad Kc Qs 9h"),  # a wild card ties a natural one
        (HIGH, "Ah Kh Qh Jk 8h", "As Ks Qs Js 8s"),
        (ACE_TO_SIX, "Jk 2d 3c 4s 6h", "Ah 2d 3c 4s 6h"),
        (ACE_TO_FIVE, "Ah 2h 3h 4h 5h", "Ah 2d 3c 4s 5h"),
    ],
)
def test_ties(order: Order, one: str, other: str) -> None:
    assert order.strength(read_cards(one)) == order.strength(read_cards(other))


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ("Ah Ad Jk", "three aces (A♥ A♦ ★ as A♣)"),
        ("9h 8d 6s Jk 5c", "straight, nine high (9♥ 8♦ ★ as 7♣ 6♠ 5♣)"),
        ("Kh 9h Jk 4h 2h", "flush, ace high (★ as A♥ K♥ 9♥ 4♥ 2♥)"),
        ("Jk Jk", "pair of aces (★ as A♣ ☆ as A♦)"),
    ],
)
def test_what_wild_cards_stand_for(cards: str, shown: str) -> None:
    assert str(HIGH.hand(read_cards(cards))) == shown


def test_a_wild_two_may_stay_a_two() -> None:
    hand = ACE_TO_SIX.hand(read_cards("2c Ah 3d 4s 6h 9d"), wild=faces([Rank.TWO]))
    assert hand.stands_for == {0: 0}


def test_a_bug_is_an_ace_or_completes_a_row() -> None:
    bug = {52}
    assert HIGH.hand(read_cards("Kh Kd 4c 3s Jk"), bugs=bug).name == "pair of kings"
    assert HIGH.hand(read_cards("Ah Kd 4c 3s Jk"), bugs=bug).name == "pair of aces"
    assert HIGH.hand(read_cards("9h 8d 6s Jk 5c"), bugs=bug).name == "straight, nine high"
    assert HIGH.hand(read_cards("Kh 9h Jk 4h 2h"), bugs=bug).name == "flush, ace high"
    assert HIGH.hand(read_cards("Ah As Ad Ac Jk"), bugs=bug).name == "five aces"
    assert ACE_TO_SIX.hand(read_cards("2h 3s 4d 6c Jk"), bugs=bug).name == "six-four low"
    assert ACE_TO_SIX.hand(read_cards("Ah 3s 4d 6c Jk"), bugs=bug).name == "pair of aces"
    assert HIGH.hand(read_cards("Jk Jk Kh 9d 4c"), bugs={52, 53}).name == "pair of aces"


@pytest.mark.parametrize(
    ("cards", "bugs", "serves"),
    [("2h 4h 6h 8h Th Td", "", "Td"), ("2h 4h 6h 8h Ah Jr", "Jr", "Jr"), ("2h 4h 6h 8h Th Jr", "", "Jr")],
)
def test_a_low_hand_takes_the_card_that_keeps_it_from_a_flush(cards: str, bugs: str, serves: str) -> None:
    hand = ACE_TO_SIX.hand(read_cards(cards), bugs=read_cards(bugs) if bugs else ())
    assert ACE_TO_SIX.category(hand.strength) is Category.HIGH_CARD
    assert read_card(serves) in hand.cards
    assert len({hand.stands_for.get(card, card) % 4 for card in hand.cards}) > 1


def test_two_decks() -> None:
    """A flush may hold a card twice, but no wild card stands for one that it holds."""
    cards = Deck(decks=2, jokers=1).read
    twice = HIGH.strength(cards("Ah Ah 9h 5h 2h"))
    assert HIGH.name(twice) == "flush, ace high"
    assert twice > HIGH.strength(cards("Ah Kh Qh Jh 9h"))
    assert HIGH.strength(cards("Ah Jk 9h 5h 2h")) == HIGH.strength(cards("Ah Kh 9h 5h 2h")) < twice
    assert HIGH.hand(cards("Ah Ah Ad Ad Ac")).name == "five aces"
    assert ACE_TO_SIX.hand(cards("Ah Ah 2h 4h 6h")).name == "flush, six high"


@settings(deadline=None, max_examples=400)
@given(
    st.sampled_from(ORDERS),
    holdings(most=12, decks=2),
    st.sets(st.integers(0, 12), max_size=4),
    st.booleans(),
)
def test_hands_are_what_they_say(order: Order, cards: list[int], wild_at: set[int], bugged: bool) -> None:
    """Put in place of each wild card what it stands for, and the natural hand is just as strong."""
    wild = {card for at, card in enumerate(cards) if at in wild_at and not is_joker(card)}
    bugs = {card for card in cards if is_joker(card)} if bugged else set()
    hand = order.hand(cards, wild, bugs)
    assert len(hand.cards) == min(order.size, len(cards)) == len(set(hand.cards))
    assert set(hand.cards) <= set(cards)
    changeable = wild | {card for card in cards if is_joker(card)}
    assert set(hand.stands_for) == changeable & set(hand.cards)
    meant = [hand.stands_for.get(card, face_of(card)) for card in hand.cards]
    category, key = natural_value(order, [pip(face) for face in meant])
    assert (category, key) == order.reading(hand.strength), " ".join(map(pretty, meant))
    if category not in ROWS or order.low:
        assert all(hand.stands_for[bug] // 4 + 2 == Rank.ACE for bug in bugs & set(hand.cards))


@settings(deadline=None, max_examples=300)
@given(st.sampled_from(ORDERS), holdings(most=10), st.integers(0, 51), st.permutations(range(4)))
def test_laws(order: Order, cards: list[int], more: int, suits: list[int]) -> None:
    """Renaming suits changes nothing, nor does the order of the cards; a wild card or a fifth and later card helps."""
    strength = order.strength(cards)
    renamed = [card if is_joker(card) else card - card % 4 + suits[card % 4] for card in cards]
    assert order.strength(renamed) == strength
    assert order.strength(cards[::-1]) == strength
    assert order.strength(cards, wild=cards[:1]) >= strength
    if len(cards) >= order.size and more not in cards:
        assert order.strength([*cards, more]) >= strength


def test_qualifiers() -> None:
    two_pair = HIGH.at_least(Category.TWO_PAIR)
    assert HIGH.strength(read_cards("2h 2d 3c 3s 4h")) >= two_pair > HIGH.strength(read_cards("Ah Ad Kc Qs Jh"))
    jacks = HIGH.at_least(Category.PAIR, Rank.JACK)
    assert HIGH.strength(read_cards("Jh Jd 2c 3s 4h")) >= jacks > HIGH.strength(read_cards("Th Td Ac Ks Qh"))
    nine = ACE_TO_SIX.at_least(Category.HIGH_CARD, Rank.NINE)
    assert ACE_TO_SIX.strength(read_cards("9h 8d 7c 6s 4h")) >= nine > ACE_TO_SIX.strength(read_cards("Th 4d 3c 2s Ah"))
    assert nine > ACE_TO_SIX.strength(read_cards("9h 8d 7c 6s 5h"))  # a straight is no nine low
    eight_six = ACE_TO_FIVE.at_least(Category.HIGH_CARD, Rank.EIGHT, Rank.SIX)
    assert ACE_TO_FIVE.strength(read_cards("8h 6d 5c 4s 3h")) >= eight_six
    assert eight_six > ACE_TO_FIVE.strength(read_cards("8h 7d 3c 2s Ah"))
    with pytest.raises(ValueError, match="No full house counts"):
        THREE_CARD.at_least(Category.FULL_HOUSE)


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ([], "There are no cards here."),
        ([5, 5], "The three of diamonds is there twice, and there is only one in the deck."),
        ([-3], "-3 is no card."),
    ],
)
def test_refusals(cards: list[int], sentence: str) -> None:
    with pytest.raises(CardError) as refusal:
        HIGH.strength(cards)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        (lambda: Order(size=6), "one to five cards"),
        (lambda: Order(categories=(Category.PAIR, Category.HIGH_CARD)), "high card first"),
        (lambda: Order(categories=HIGH.categories[:-1], low=True), "every category counts"),
        (lambda: Order(categories=(Category.HIGH_CARD, Category.PAIR, Category.PAIR)), "each category once"),
        (lambda: Order(categories=FOUR_CARDS.categories, low=True), "in high hands of five cards only"),
        (lambda: Order(categories=(Category.HIGH_CARD, Category.FOUR_CARD_FLUSH)), "the whole flush"),
    ],
)
def test_orders_that_cannot_be(order: Callable[[], Order], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        order()


def test_a_changed_order_is_only_data() -> None:
    """In a stripped deck flushes are rarer than full houses: an order says so, and nothing else changes."""
    stripped = HIGH.beating(Category.FLUSH, Category.FULL_HOUSE)
    flush, full = read_cards("Kh 9h 8h Jh 7h"), read_cards("Kh Kd Ks 9d 9c")
    assert HIGH.strength(full) > HIGH.strength(flush)
    assert stripped.strength(flush) > stripped.strength(full)
    assert stripped.name(stripped.strength(flush)) == "flush, king high"
    without_fives = Order(categories=HIGH.categories[:-1])
    assert str(without_fives.hand(read_cards("As Ah Ad Ac Jk"))) == "four aces (A♠ A♥ A♦ A♣ ★ as K♣)"
    assert Order(aces=Aces.HIGH).hand(read_cards("Ah 2d 3c 4s 5h")).name == "ace high"
