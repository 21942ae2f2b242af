"""Partners, who play one hand and bet alone."""

from kit.hands import answer, cards, deal, dealt, knows
from pokernight.cards import read_cards, texts
from pokernight.table import events as ev
from pokernight.table.places import Place, Zone

BET = "Betting round, opened by the player to the left of the dealer.\nShowdown: the high hand wins."
PARTNERS = (
    "From the high card showing to the low, each player without a partner picks one."
    " Partners put their cards together and play one hand, but bet alone.\n"
)


def test_partners_are_picked_from_the_high_card_down() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nDeal 1 card face up to each player.\n"
        + PARTNERS
        + "Each player discards 2 cards.\n"
        + BET,
        dealt("Ah 2c", "Kh 8c", "Qh 4c", "Jh 3c", "Th 2d"),
        seats=5,
    )
    assert list(hand.asking) == [2]
    answer(hand, "2 choose 5")
    assert list(hand.asking) == [3], "the next highest who has no partner"
    answer(hand, "3 choose 4")
    assert dict(hand.table.state.notes["partners"]) == {2: 5, 5: 2, 3: 4, 4: 3}
    assert knows(hand, 5, "Kh")
    assert knows(hand, 2, "Th")
    assert not knows(hand, 1, "Kh")
    assert set(hand.asking) == {2, 3}, "partners lay cards away together, and seat 1 is alone and keeps as many as they"
    answer(hand, "2 discard Th 8c", "3 discard 3c 4c")
    assert cards(hand, 1) == "Ah 2c"
    assert knows(hand, 5, "Kh"), "partners know what is left of their cards"


def test_partners_look_at_one_stack() -> None:
    hand = deal(
        "Deal 2 cards face down to each player.\nDeal 1 card face up to each player.\n"
        + PARTNERS
        + "Each player discards 3 cards.\nEach player puts their cards in a stack, face down. The order is fixed.\n"
        + BET,
        dealt("Ah Ad 2c", "Kh Kd 8c", "Qh Qd 4c", "Jh Jd 3c"),
        seats=4,
    )
    answer(hand, "2 choose 4, 2 discard Kh Jd 3c, 3 discard Ah Ad 2c, 2 stack Kd Jh, 3 stack Qh Qd")
    order = {seat: [e for e in hand.story(seat) if isinstance(e, ev.Arranged) and e.at.seat == 2] for seat in range(5)}
    assert [texts(event.cards) for event in order[4]] == ["Kd Jh 8c"]
    assert order[4] == order[2]
    lying_up = (*read_cards("8c"), ev.HIDDEN, ev.HIDDEN)
    assert [event.cards for seat in (0, 1, 3) for event in order[seat]] == [lying_up] * 3, "in no order"
    place = Place(Zone.HAND, 2)
    assert hand.view(4).places[place] == hand.view(2).places[place] != hand.view(1).places[place]


def test_a_partner_who_folds_leaves_the_cards_to_the_other() -> None:
    hand = deal(
        "Deal 1 card face down to each player.\nDeal 1 card face up to each player.\n" + PARTNERS + BET,
        dealt("Ah 2c", "Kh 8c", "Qh 4c", "Jh 3c"),
        seats=4,
    )
    answer(hand, "2 choose 1", "1 check", "2 fold")
    assert sorted(cards(hand, 1).split()) == ["2c", "8c", "Ah", "Kh"]
