"""One custom for single cards: the ace is high, and low where the page says so or plays for low."""

import pytest

from kit.hands import deal, paid
from pokernight.table import events as ev
from pokernight.table.hand import Hand

UP = "Deal 1 card face up to each player."
DOWN = "Deal 1 card face down to each player."
FLIP = f"{DOWN}\nEach player flips 1 card."
LOST = "Who has no lives left is out."

LOW = {
    "opener": f"{UP}\nBetting round, opened by the low card showing.",
    "bring-in": f"{UP}\nThe low card showing must bet the minimum.",
    "fee": f"{FLIP} Whoever flipped the low card pays the ante.",
    "lone flip": f"{FLIP} Whoever flipped the low card of a rank that came once pays the ante.",
    "life": f"Each player has 1 life.\n{DOWN}\nEach player with the low card loses a life.\n{LOST}",
    "high opener": f"{UP}\nBetting round, opened by the high card showing.",
}
"""Where one of two cards is the lowest, or for the last the highest."""

ENDS = {
    "": ("Showdown: the high hand wins.", False),
    "split": ("Showdown: the high hand and the low hand split the pot.", False),
    "said": ("Showdown: the high hand wins.\nAces are low in all hands.", True),
    "low": ("Showdown: the low hand wins.", True),
}


def singled_out(hand: Hand) -> int:
    """The seat that opened, that was made to bet or to pay, or that is out."""
    for event in hand.table.log:
        match event:
            case ev.RoundBegan((first, *_)):
                return first
            case ev.Paid(seat, _, "bet") | ev.Folded(seat):
                return seat
    return paid(hand)[0][0]


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("rule", LOW)
def test_the_ace_among_single_cards(rule: str, end: str) -> None:
    showdown, aces_low = ENDS[end]
    hand = deal(f"{LOW[rule]}\n{showdown}", "Ad 2h 9c", seats=3)
    if rule == "high opener":
        assert singled_out(hand) == (3 if aces_low else 1)
    else:
        assert singled_out(hand) == (1 if aces_low else 2)


@pytest.mark.parametrize("card", ["spade", "black card", "card", "down card", "unmatched hole card"])
@pytest.mark.parametrize(("said", "winner"), [("", 2), ("\nAces are low in all hands.", 1)])
def test_the_ace_among_cards_that_split_the_pot(card: str, said: str, winner: int) -> None:
    rules = f"Deal 2 cards face down to each player.\nShowdown: the high hand and the low {card} split the pot.{said}"
    hand = deal(rules, "As 2s Kd Qh Jh Kc", seats=3)
    shares = [event for event in hand.table.log if isinstance(event, ev.Won)]
    assert [event.seat for event in shares] == [3, winner]


@pytest.mark.parametrize(("said", "wild"), [("", "2c"), ("\nAces are low in all hands.", "As")])
def test_the_ace_in_the_hole(said: str, wild: str) -> None:
    rules = "Deal 2 cards face down to each player.\nShowdown: the high hand wins.\nYour low hole card is wild for you."
    hand = deal(rules + said, "As 9h 2c 8h", seats=2)
    won = [event.why for event in hand.table.log if isinstance(event, ev.Won)]
    assert won == ["high hand, pair of aces" if wild == "2c" else "high hand, pair of nines"]
