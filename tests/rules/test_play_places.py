"""Common cards that are told by what they lie beside: between two columns, below another, in a corner."""

from kit.hands import deal, dealt, net
from pokernight.cards import texts
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON, Lie

TWO = "Deal 2 cards face down to each player."
HIGH = "Showdown: the high hand wins."
HANDS = ("Ah Kd", "Qh Qd", "9h 8d")
ELEVATOR = "Deal two columns of three common cards face up to the table, and one common card face up between them."


def turned_up(hand: Hand) -> str:
    """The common cards that lie face up."""
    state = hand.table.state
    return texts(card for card in state.at(COMMON) if state.lies[card] is Lie.UP)


def test_a_row_of_two_columns_and_the_card_between_them() -> None:
    rules = f"{TWO}\n{ELEVATOR}\n{HIGH}\nYour hand may use one row of the columns and the common card between them."
    hand = deal(rules, dealt(*HANDS, then="As 2s 3c Ac 5c 7c Kc"))
    assert net(hand) == (202, 199, 199), "three aces and kings: the top row and the card between"
    hand = deal(rules, dealt(*HANDS, then="As 2s 3c 5c Qs Ac 9c"))
    assert net(hand) == (199, 202, 199), "the two aces lie in different rows"


def test_the_card_between_the_columns_is_wild_alone() -> None:
    rules = f"{TWO}\n{ELEVATOR}\n{HIGH}\nThe common card between the columns is wild."
    hand = deal(rules, dealt("Ah Kd", "3d 3s", "9h 8d", then="As 2s 3c 7c Js Tc 3h"))
    assert net(hand) == (199, 202, 199), "four threes by one wild card, and not five"
    assert "four threes" in str(hand.table.log[-2])


def test_a_card_and_the_one_below_it() -> None:
    rules = f"{TWO}\nDeal two rows of three common cards face up to the table.\n{HIGH}\n"
    rule = "Your hand may use one card from the top row and the card below it."
    deck = dealt(*HANDS, then="As 2s Qs Ac 5c 7c")
    assert net(deal(rules + rule, deck)) == (202, 199, 199), "aces below each other"
    deck = dealt(*HANDS, then="As 2s Qs 5c Ac 7c")
    assert net(deal(rules + rule, deck)) == (199, 202, 199)


def test_corners_and_arms_are_turned_up() -> None:
    nine = f"{TWO}\nDeal nine common cards face down to the table, in three rows of three."
    hand = deal(f"{nine}\nFlip the four common cards in the corners.\nBetting round.\n{HIGH}", seats=2)
    assert len(turned_up(hand).split()) == 4
    cards = hand.table.state.at(COMMON)
    assert turned_up(hand) == texts(cards[at] for at in (0, 2, 6, 8))
    cross = f"{TWO}\nDeal five common cards face down to the table, in the shape of a cross."
    arm = "Flip one of the common cards on the arms of the cross."
    hand = deal(f"{cross}\n{arm}\n{arm}\n{arm}\n{arm}\nBetting round.\n{HIGH}", seats=2)
    cards = hand.table.state.at(COMMON)
    assert turned_up(hand) == texts(cards[:4]), "the middle is dealt last, and stays down"
