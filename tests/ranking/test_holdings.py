"""Whole holdings: which cards count, which are wild for whom, what qualifies, teams and splits."""

from __future__ import annotations

import pytest

from pokernight.cards import CardError, Deck, Rank, Suit, faces, read_cards, texts
from pokernight.ranking import (
    ACE_TO_SIX,
    COMMONS_ALL_OR_NONE,
    DOWN_CARDS,
    HIGH,
    NONE,
    ONE_DOWN_FOUR_UP,
    TWO_DOWN_AND_ANOTHERS_UP,
    UP_CARDS,
    Alike,
    BestCard,
    Category,
    Either,
    Holding,
    LikeOwn,
    MostCards,
    Neighbours,
    PairedAcross,
    Pairs,
    Pick,
    Place,
    Ranking,
    Split,
    UnmatchedCard,
    WildCards,
    WildFaces,
    WildPlace,
    at_least,
    at_most,
    exactly,
    like,
    ranks_away,
    unmatched,
)


def holding(down: str = "", up: str = "", common: str = "", others: tuple[Holding, ...] = ()) -> Holding:
    down_cards, up_cards, common_cards = (read_cards(cards) if cards else () for cards in (down, up, common))
    return Holding(down_cards, up_cards, common_cards, others)


def name(ranking: Ranking, held: Holding) -> str:
    return ranking.hand(held).name


def test_own_and_common_cards() -> None:
    assert name(Ranking(), holding("Ah Kh", "Qh", "Jh Th 2c")) == "royal flush"


def test_exactly_one_down_and_four_up() -> None:
    held = holding("Ah Ad", "Kh Kd 9s 4c")
    assert name(Ranking(), held) == "two pair, aces and kings"
    assert name(Ranking(use=ONE_DOWN_FOUR_UP), held) == "pair of kings"
    assert Ranking(use=ONE_DOWN_FOUR_UP).hand(held).cards[:3] == read_cards("Kh Kd Ah")


def test_limits_give_way_where_cards_are_too_few() -> None:
    assert name(Ranking(use=ONE_DOWN_FOUR_UP), holding("Ah", "Kh Kd")) == "pair of kings"
    assert name(Ranking(use=ONE_DOWN_FOUR_UP), holding(up="Kh Kd 4s 4c 4d")) == "three fours"


def test_other_limits() -> None:
    held = holding("Ah Ad 2c", "Kh Kd Ks 4c")
    assert name(Ranking(use=Pick(down=at_least(3))), held) == "two pair, aces and kings"
    assert name(Ranking(use=Pick(down=at_most(1))), held) == "three kings"
    assert name(Ranking(use=Pick(up=exactly(2))), held) == "two pair, aces and kings"
    assert name(Ranking(use=Either((Pick(down=NONE), Pick(up=NONE)))), held) == "three kings"


def test_two_down_and_any_one_other_players_up_cards() -> None:
    others = (holding(up="Kh Kd 4c"), holding(up="Qh Qs 2d"))
    held = holding("Ks Kc Qd Qc", "Ac Ad As", others=others)
    hand = Ranking(use=TWO_DOWN_AND_ANOTHERS_UP).hand(held)
    assert hand.name == "four kings"
    assert set(hand.cards) == set(read_cards("Kh Kd 4c Ks Kc"))
    low = Ranking(ACE_TO_SIX, use=TWO_DOWN_AND_ANOTHERS_UP).hand(held)
    assert set(low.cards) >= set(read_cards("2d Qh"))


def test_all_of_the_commons_or_none() -> None:
    held = holding("Ah Kh Qh Jh 9d", common="Th 9s")
    assert name(Ranking(), held) == "royal flush"
    assert name(Ranking(use=COMMONS_ALL_OR_NONE), held) == "straight, king high"
    assert name(Ranking(use=COMMONS_ALL_OR_NONE), holding("Ah Ad As Ac 2d", common="Th 9s")) == "four aces"


def test_up_cards_and_down_cards() -> None:
    held = holding("Ah Ad", "Kh Kd 9s")
    assert name(Ranking(use=UP_CARDS), held) == "pair of kings"
    assert name(Ranking(use=DOWN_CARDS), held) == "pair of aces"


def test_dead_cards_are_not_there() -> None:
    held = holding("Ah Ad", "Kh Kd 9s")
    assert name(Ranking(dead=faces([Rank.ACE])), held) == "pair of kings"
    assert Ranking(dead=faces()).strength(held) == 0
    assert name(Ranking(dead=faces()), held) == "no cards that count"


def test_named_cards_wild_in_high_hands_only() -> None:
    held = holding("3h 3d Kh 8d 6s")
    assert name(Ranking(wild=(WildFaces(faces([Rank.THREE])),)), held) == "three kings"
    assert name(Ranking(ACE_TO_SIX), held) == "pair of threes"


def test_named_cards_are_wild_from_every_deck() -> None:
    ranking = Ranking(wild=(WildFaces(faces([Rank.TWO])),))
    held = Holding(Deck(decks=2).read("2h 2h Kd Kd 9s"))
    assert name(ranking, held) == "four kings"


def test_own_low_hole_card_and_its_rank() -> None:
    held = holding("9h 4d", "4s Kh Kd 2c", "9c")
    assert LikeOwn().cards(held) == set(read_cards("4d 4s"))
    assert LikeOwn(highest=True).cards(held) == set(read_cards("9h 9c"))
    assert LikeOwn(Place.OWN).cards(held) == set(read_cards("2c"))
    assert name(Ranking(wild=(LikeOwn(),)), held) == "four kings"


def test_an_ace_in_the_hole_is_high_unless_it_is_said() -> None:
    held = holding("Ah 4d")
    assert LikeOwn().cards(held) == set(read_cards("4d"))
    assert LikeOwn(aces_low=True).cards(held) == set(read_cards("Ah"))
    assert LikeOwn().cards(holding(up="Ah")) == frozenset()
    assert LikeOwn().cards(holding("Jk Kd")) == set(read_cards("Kd"))


def test_wild_through_another_players_cards() -> None:
    held = holding("4h Kh", others=(holding(up="4d Kd Qs"),))
    assert name(Ranking(use=TWO_DOWN_AND_ANOTHERS_UP, wild=(LikeOwn(),)), held) == "four kings"


def test_patterns() -> None:
    assert PairedAcross().cards(holding("9h 4d Jk", "4s 2c Jk 9c")) == set(read_cards("4d 4s 9h 9c"))
    assert Pairs(Alike.COLOUR).cards(holding("Kh Kd Ks 9c 9d Jk Jk")) == set(read_cards("Kh Kd"))
    assert Neighbours().cards(holding("Ah 2h 9c 8c 7d 4s Jk")) == set(read_cards("Ah 2h 9c 8c"))
    assert Neighbours().cards(holding("Qh Ah 9c 7c 8d")) == frozenset()
    assert name(Ranking(wild=(Pairs(Alike.COLOUR),)), holding("Kh Kd Qs 9c 2d")) == "three queens"


def test_like_the_table_card_or_one_higher() -> None:
    assert like(*read_cards("9h Kd")).faces == faces([Rank.NINE, Rank.KING])
    assert ranks_away(1, *read_cards("9h Ad")).faces == faces([Rank.TEN, Rank.TWO])
    assert ranks_away(-1, *read_cards("9h 2d Ad")).faces == faces([Rank.EIGHT, Rank.ACE, Rank.KING])
    assert like(52).faces == frozenset()


def test_single_cards_and_places() -> None:
    held = holding("9h 4d", "4s Kh", others=(holding(up="Qh"),))
    assert WildCards(frozenset(read_cards("4s Qh 2c"))).cards(held) == set(read_cards("4s Qh"))
    assert WildPlace(Place.UP).cards(held) == set(read_cards("4s Kh"))
    assert LikeOwn(mates=False).cards(held) == set(read_cards("4d"))
    assert LikeOwn(Place.UP, highest=True).cards(held) == set(read_cards("Kh"))


def test_several_wild_rules_and_bugs_together() -> None:
    ranking = Ranking(wild=(WildFaces(faces([Rank.NINE])), LikeOwn()), bugs=frozenset({52, 53}))
    held = holding("Jk 4h", "9c 7s Kd")
    assert ranking.wild_cards(held) == set(read_cards("9c 4h"))
    assert name(ranking, held) == "three aces"


def test_qualifiers() -> None:
    ranking = Ranking(least=HIGH.at_least(Category.TWO_PAIR))
    assert ranking.strength(holding("Ah Ad Kh Qd 9s")) == 0
    hand = ranking.hand(holding("Ah Ad Kh Qd 9s"))
    assert (hand.name, hand.qualifies) == ("pair of aces", False)
    assert ranking.hand(holding("Ah Ad Kh Kd 9s")).qualifies
    five = Ranking(ACE_TO_SIX, least_cards=5)
    assert not five.hand(holding("Ah 2d 3h 4d")).qualifies
    assert five.strength(holding("Ah 2d 3h 4d 9c")) > 0


def test_a_holding_of_no_cards_is_refused() -> None:
    with pytest.raises(CardError, match="There are no cards here"):
        Ranking().hand(Holding())


def test_teams() -> None:
    partner = holding("Kh Kd", "9s", "2c")
    held = holding("Ks Kc", "4s", "2c", (partner,)).together(partner)
    assert held.others == ()
    assert name(Ranking(), held) == "four kings"
    assert held.at(Place.COMMON) == read_cards("2c")


def test_best_card() -> None:
    held = holding("9h 4h As", "Ah Kh")
    hearts = faces(suits=[Suit.HEARTS])
    assert BestCard(hearts).hand(held).cards == read_cards("9h")
    assert BestCard(hearts, Place.OWN).hand(held).name == "the ace of hearts"
    assert BestCard(hearts, lowest=True).hand(held).cards == read_cards("4h")
    assert BestCard(faces(suits=[Suit.SPADES]), lowest=True).strength(holding("As")) == 2, "the ace is high"
    spades = BestCard(faces(suits=[Suit.SPADES]), lowest=True, aces_low=True)
    assert spades.strength(holding("As")) > spades.strength(holding("2s")) > spades.strength(holding("Ks 3s"))
    assert spades.strength(holding("Ah")) == 0
    assert spades.hand(holding("Ah")).name == "no such card"


def test_most_cards() -> None:
    sixes = MostCards(faces([Rank.SIX]))
    assert sixes.hand(holding("6h 6d", "6s")).name == "two sixes"
    assert sixes.strength(holding("6h 6d", "6s")) > sixes.strength(holding("6h", "6s 6d")) > 0
    assert sixes.hand(holding("6h")).name == "one six"
    assert sixes.hand(holding("7h")).name == "no sixes"
    assert sixes.strength(holding("7h")) == 0
    assert MostCards(faces(suits=[Suit.HEARTS])).hand(holding("6h 7h")).name == "two of them"


def test_unmatched_cards() -> None:
    assert texts(unmatched(read_cards("9h 9d Kc Jk 4s"))) == "Kc Jr 4s"
    assert unmatched(read_cards("Jk Jk")) == ()
    seats = [holding("Ah"), holding("Ad"), holding("9c"), holding("Td")]
    around = [Holding(held.down, others=tuple(other for other in seats if other is not held)) for held in seats]
    strengths = [UnmatchedCard().strength(held) for held in around]
    assert strengths == [0, 0, 9, 10]
    assert UnmatchedCard().hand(around[0]).name == "no unmatched card"
    lowest = [UnmatchedCard(lowest=True).strength(held) for held in around]
    assert lowest.index(max(lowest)) == 2


def test_splits() -> None:
    cards = read_cards("Ah As Kd Ks 9c 4d 2h")
    split = Split()
    assert split.fault(cards[:2] + cards[4:], cards[2:4]) is None
    assert "must be worse" in str(split.fault(cards[2:], cards[:2]))
    assert split.fault(cards[:4], cards[4:]) == "The hands must have 5 and 2 cards."
    equal = Split(sizes=(2, 2)).fault(read_cards("Kh Kd"), read_cards("Ks Kc"))
    assert equal == "The second hand (pair of kings) must be worse than the first (pair of kings)."
    needs = read_cards("9c 4d")
    assert "must contain" in str(split.fault(cards[:2] + cards[4:], cards[2:4], needs=needs))
    every = list(split.every(cards))
    assert all(split.fault(first, second) is None for first, second in every)
    assert len(every) == 20  # of 21 ways only the pair of aces beside the pair of kings is too good
    first, second = split.best(cards, second_first=False)
    assert (HIGH.hand(first).name, HIGH.hand(second).name) == ("two pair, aces and kings", "four high")
    first, second = split.best(cards, needs=needs)
    assert (HIGH.hand(first).name, HIGH.hand(second).name) == ("pair of kings", "ace high")
    with pytest.raises(CardError, match="6 cards do not make hands of 5 and 2"):
        split.best(cards[:6])
    with pytest.raises(CardError, match="cannot be split"):
        Split(sizes=(1, 2)).best(read_cards("9h 9d 9c"))
