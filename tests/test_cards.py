"""Cards and decks: what they are called, how they are read, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokernight import cards
from pokernight.cards import CardError, Deck, Rank, Suit, face_of, faces, read_card, read_cards, text, texts

EVERY_CARD = [face + 54 * deck for deck in range(3) for face in range(54)]


@pytest.mark.parametrize("card", EVERY_CARD)
def test_text_reads_back(card: int) -> None:
    assert read_card(text(card)) == card
    assert read_card(cards.pretty(card)) == face_of(card)


@settings(deadline=None)
@given(st.lists(st.sampled_from(EVERY_CARD), min_size=1, max_size=30, unique=True))
def test_rows_of_cards_read_back_with_and_without_spaces(row: list[int]) -> None:
    row.sort()  # a card of a later deck is never taken for one of an earlier deck that comes after it
    assert read_cards(texts(row), decks=3) == tuple(row)
    assert read_cards("".join(map(text, row)), decks=3) == tuple(row)


def test_ways_of_writing() -> None:
    assert read_cards("Td, 10d' T♦'' 2c") == (33, 33 + 54, 33 + 108, 0)
    assert read_cards("ah AS  10♥") == read_cards("Ah As Th")
    assert texts(read_cards("Jk Jk")) == "Jr Jb"
    assert texts(read_cards("Ah Ah", decks=2)) == "Ah Ah'"


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("", "There are no cards here; write cards like Ah, 10d or Jk."),
        ("  ", "There are no cards here; write cards like Ah, 10d or Jk."),
        ("Ah 1d", "“1d” is no card; write cards like Ah, 10d or Jk."),
        ("Ax", "“Ax” is no card; write cards like Ah, 10d or Jk."),
        ("Ah Kd Ah", "The ace of hearts is there twice, and there is only one in the deck."),
        ("Jk Jk Jk", "The red joker is there twice, and there is only one in the deck."),
        ("Ah' Ah'", "The ace of hearts is there twice, and there is only one in the deck."),
    ],
)
def test_refusals(written: str, sentence: str) -> None:
    with pytest.raises(CardError) as refusal:
        read_cards(written)
    assert str(refusal.value) == sentence


def test_more_refusals() -> None:
    with pytest.raises(CardError, match="too often for 2 decks"):
        read_cards("Ah Ah Ah", decks=2)
    with pytest.raises(CardError, match="is 2 cards and not one"):
        read_card("Ah Kd")
    with pytest.raises(CardError, match="-1 is no card"):
        cards.checked([3, -1])
    with pytest.raises(CardError, match="no more than two jokers"):
        Deck(jokers=3)
    with pytest.raises(CardError, match="at least one deck"):
        Deck(decks=0)
    with pytest.raises(CardError, match="The red joker is not in this deck"):
        Deck().read("Ah Jk")


def test_faces_ranks_and_suits() -> None:
    assert [cards.rank_of(card) for card in (0, 51, 52, 54)] == [Rank.TWO, Rank.ACE, None, Rank.TWO]
    assert [cards.suit_of(card) for card in (0, 51, 53, 55)] == [Suit.CLUBS, Suit.SPADES, None, Suit.DIAMONDS]
    assert [cards.deck_of(card) for card in (0, 53, 54, 108)] == [0, 0, 1, 2]
    assert faces() == frozenset(range(52))
    assert {text(face) for face in cards.ONE_EYED_JACKS | cards.SUICIDE_KING} == {"Jh", "Js", "Kh"}
    assert not cards.RED & cards.BLACK
    assert len(cards.RED | cards.BLACK | cards.JOKERS) == 54
    assert all(cards.suit_of(face) in (Suit.DIAMONDS, Suit.HEARTS) for face in cards.RED)


def test_words() -> None:
    assert [rank.plural for rank in (Rank.TWO, Rank.SIX, Rank.ACE)] == ["twos", "sixes", "aces"]
    assert [suit.word for suit in Suit] == ["club", "diamond", "heart", "spade"]
    assert [suit.colour for suit in Suit] == ["black", "red", "red", "black"]
    assert cards.spoken(read_card("10♣")) == "the ten of clubs"
    assert cards.spoken(cards.BLACK_JOKER) == "the black joker"


def test_decks() -> None:
    assert [*Deck()] == list(range(52))
    two = Deck(decks=2, jokers=1, without=faces([Rank.TWO, Rank.THREE]))
    assert len(two) == 2 * (52 - 8 + 1) == len(set(two))
    assert sorted(face_of(card) for card in two)[:4] == [8, 8, 9, 9]
    assert 106 in two
    assert 53 not in two
