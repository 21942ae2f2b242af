"""What a page says of itself has to be so, and what belongs to another line goes there."""

import pytest

from pokernight.english.page import PageUnread, read_page
from pokernight.english.reading import write_line

STUD = ("Deal seven cards face down to each player.",)
HOLDEM = ("Deal two cards face down to each player.", "Deal five community cards.")
HIGH = ("The best hand wins.",)
LOW = ("The lowest hand wins.",)

OMAHA = (
    "Deal four cards face down to each player.",
    "Deal five community cards.",
    "You must use two of your hole cards and three from the board.",
)

TRUE = [
    (*STUD, "Two kings beat two queens.", "A pair of twos beats an ace high.", *HIGH),
    (*STUD, "For example, a pair of twos beats a pair of threes.", *LOW),
    (*STUD, "In this game a flush beats a full house.", *HIGH),
    (*STUD, "A-2-3-4-5 is the lowest straight, and K-A-2-3-4 is not a straight.", *HIGH),
    (*STUD, "Deuces are wild. There are four wild cards in the deck.", "Five aces cannot be beaten.", *HIGH),
    (*HOLDEM, "You have seven cards to choose from.", *HIGH),
    (*STUD, "Twos are wild. Twos cost nothing.", *HIGH),
    (*STUD, "Jacks are wild. Jacks dealt face down change nothing, but they are still wild.", *HIGH),
    (*STUD, "Nothing is wild.", *HIGH),
    (*STUD, "Deuces are wild.", "Five of a kind beats a straight flush.", *HIGH),
    (*STUD, "Use your best five cards out of your seven.", *HIGH),
    (*HOLDEM, "Make your best five-card hand from your two cards and the five on the board.", *HIGH),
    (*HOLDEM, "You can use both of your cards, just one, or none at all.", *HIGH),
    (*STUD, "Any pair beats any two unpaired cards.", *HIGH),
    (*STUD, "Any hand without a pair beats any hand with one.", *LOW),
    (*STUD, "A king is the highest, since aces are low.", *LOW),
    (*STUD, "Aces are low.", "Kings are high.", *HIGH),
    ("Deal three cards face down to each player.", "The best possible hand is three aces.", *HIGH),
    (*STUD, "There is no low, and there is no draw.", *HIGH),
    (*STUD, "Your lowest card is wild.", "Everyone has their own wild card.", *HIGH),
    (*OMAHA, "Four hearts on the table and one in your hand is not a flush.", *HIGH),
    (*STUD, "Nobody may look at their cards.", "Keep your cards in a stack in front of you.", *HIGH),
    (*STUD, "An 8-6 beats an 8-7.", "Pick the five cards out of your seven that make the lowest hand.", *LOW),
    (*STUD, "If you get a four face up, you get an extra card.", "A four in the hole gets you nothing.", *HIGH),
    (*STUD, "Pairs are bad.", "If the top cards match, go to the next card down.", *LOW),
    (
        *STUD,
        "Deal three cards face up to the table.",
        "Each player may swap one of their cards for a table card. The card swapped goes face up to the table.",
        *HIGH,
    ),
]
FALSE = [
    (*STUD, "Nothing is wild.", "Deuces are wild.", *HIGH),
    (*STUD, "Five of a kind is the top hand.", *HIGH),
    (*HOLDEM, "Make your best five-card hand from your own cards.", *HIGH),
    (
        *HOLDEM,
        "You must use two of your hole cards and three from the board.",
        "You can use both, one, or none.",
        *HIGH,
    ),
    (*HOLDEM, "Four hearts on the table and one in your hand is not a flush.", *HIGH),
    (*STUD, "Pairs are bad.", *HIGH),
    (*STUD, "Pick the five cards out of your seven that make the lowest hand.", *HIGH),
    (*STUD, "If you get a four, you get an extra card.", "A four in the hole does not get you anything.", *HIGH),
    (*STUD, "Keep your cards in a stack in front of you.", *HIGH),
    (*STUD, "Two queens beat two kings.", *HIGH),
    (*STUD, "For example, a pair of threes beats a pair of twos.", *LOW),
    (*STUD, "A nine is higher than a ten.", *HIGH),
    (*STUD, "A-2-3-4-5 is not a straight.", *HIGH),
    (*STUD, "The lowest straight is 2-3-4-5-6.", *HIGH),
    (*STUD, "Deuces are wild. There are twelve wild cards in the deck.", *HIGH),
    (*HOLDEM, "You have ten cards to choose from.", *HIGH),
    (*STUD, "If you get a two face up, you must pay a chip or fold. Twos cost nothing.", *HIGH),
    (*STUD, "Twos are wild. A two in the hole is just an ordinary card.", *HIGH),
    (*STUD, "Jacks dealt face down change nothing, but they are still wild.", *HIGH),
    (*STUD, "A pair beats a straight.", *HIGH),
    (*STUD, "Any pair beats any two unpaired cards.", *LOW),
    (*STUD, "Aces are low.", "Aces are high.", *HIGH),
    (*STUD, "Kings are high.", *HIGH),
    (*STUD, "Everyone has their own wild card.", *HIGH),
    (*STUD, "The best possible hand is three aces.", *HIGH),
    (*STUD, "There is no low.", *LOW),
    (*STUD, "Each player may draw up to three cards.", "There is no draw.", *HIGH),
    (*STUD, "The best hand is 7-5-4-3-2.", "Straights and flushes do not count against you.", *LOW),
    (*STUD, "Straights and flushes do not count.", *HIGH),
    (*STUD, "That goes for every card of the same rank.", *HIGH),
    (
        *STUD,
        "Deal three cards face down to the table.",
        "Each player may swap one of their cards for a table card. The card swapped goes face up to the table.",
        *HIGH,
    ),
]
MEANT = [
    (
        ("You can see everyone's card but your own.", "Deal one card face down to each player.", "Bet.", *HIGH),
        "Deal one card face down to each player. Nobody may look at these cards. "
        "Each player shows their no-peek cards.",
    ),
    (
        (
            "Deal two cards face down to each player.",
            "Deal one card face up to each player.",
            "Bet.",
            "Deal one card face up to each player and bet. From here on, the low hand showing bets first.",
            *HIGH,
        ),
        "Deal one card face up to each player. Betting round, starting with the low hand showing.",
    ),
    (
        (
            "Deal two cards face up to each player and bet. After that, the low hand showing bets first.",
            "Deal one card face up to each player and bet.",
            *HIGH,
        ),
        "Deal two cards face up to each player. Betting round, starting with the high hand showing.",
    ),
    (
        ("Deal two cards face up to each player.", "Bet.", "The low hand showing bets first every round.", *HIGH),
        "Betting round, starting with the low hand showing.",
    ),
    (
        (
            "Deal five cards face down to each player.",
            "Bet.",
            "Everyone still in can trade in cards.",
            "You can throw away up to three cards.",
            "Bet.",
            *HIGH,
        ),
        "Each player may draw up to three cards.",
    ),
    (
        (
            "Deal two cards face up to each player and bet.",
            "Deal one card face up to each player and bet.",
            "After the first round, the low hand showing bets first.",
            *HIGH,
        ),
        "Betting round, starting with the high hand showing. Deal one card face up to each player. "
        "Betting round, starting with the low hand showing.",
    ),
    (
        (
            "Deal six cards face down to each player and bet.",
            "Before the last card, you get a choice: you can have it down for free, or pay a chip and take it face up.",
            "After the last bet, everyone still in shows their hand.",
            *HIGH,
        ),
        "Deal one card face down to each player, but they may pay a chip to get it face up instead. Betting round.",
    ),
    (
        (
            "Deal two cards face up to each player and bet.",
            "Deal one card face up to each player and bet.",
            "The low hand showing is first to bet.",
            *HIGH,
        ),
        "Deal one card face up to each player. Betting round, starting with the low hand showing.  Showdown",
    ),
    (
        ("Deal five cards face down to each player and bet.", "Everyone antes before the deal.", *HIGH),
        "Deal five cards face down to each player. Betting round. Everyone antes before the deal. Showdown",
    ),
    ((*STUD, "The best hand is 5-4-3-2-A.", *HIGH), "Showdown: the low hand wins."),
    ((*STUD, "This is played for low.", "Showdown."), "Showdown: the low hand wins."),
    (
        (*STUD, "Your lowest card is wild.", "That goes for every card of that rank in your hand.", *HIGH),
        "All cards of the same rank as your lowest card are wild for you.",
    ),
    ((*STUD, "Aces are high.", *LOW), "Low hands are ranked deuce to seven."),
    (
        (*STUD, "Half the pot goes to the player closest to 7 and the other half to the player closest to 27."),
        "The high hand is closest to 27.",
    ),
]


def written(lines: tuple[str, ...]) -> str:
    return " ".join(map(write_line, read_page(lines)))


@pytest.mark.parametrize("lines", TRUE, ids=lambda lines: lines[-2])
def test_what_is_so_is_read(lines: tuple[str, ...]) -> None:
    assert read_page(lines)


@pytest.mark.parametrize("lines", FALSE, ids=lambda lines: lines[-2])
def test_what_is_not_so_is_refused(lines: tuple[str, ...]) -> None:
    with pytest.raises(PageUnread):
        read_page(lines)


@pytest.mark.parametrize(("lines", "ours"), MEANT, ids=lambda part: part[1] if isinstance(part, tuple) else "")
def test_what_belongs_to_another_line_goes_there(lines: tuple[str, ...], ours: str) -> None:
    assert ours in written(lines)
