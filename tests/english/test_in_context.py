"""Lines that mean one thing by themselves and another on their page: each is read as the page has it, or refused."""

import pytest

from pokernight.english.errors import two_ways
from pokernight.english.page import PageUnread, read_page
from pokernight.english.reading import write_line
from pokernight.play.game import PlayableGame

STUD = "Deal two cards face down and one card face up to each player. | The low card showing opens the betting. | "
MORE = "Deal one card face up to each player. | Betting round. | "
LAST = "Deal one card face down to each player. | Betting round. | The high hand wins."
LEFT = "Betting round, opened by the player to the left of the dealer."
DRAW = "Deal five cards face down to each player. | Betting round. | Each player may draw up to three cards. | "
TRADE = "Deal five cards face down to each player. | Betting round. | Each player still in can trade in cards. | "
UP_TO_THREE = "Each player may draw up to 3 cards."
DREW = "Each player may draw up to 3 cards. Betting round."

MEANT = {
    # who opens later rounds is no round, wherever it stands
    f"{STUD}After the first round, the player to the left of the dealer bets first. | {MORE}{LAST}": (4, 3, LEFT),
    f"{STUD}{MORE}After the first round, the player to the left of the dealer bets first. | {LAST}": (3, 3, LEFT),
    f"{STUD}{MORE}Once the first round is over, the player to the dealer's left always acts first. | {LAST}": (
        3,
        3,
        LEFT,
    ),
    f"{STUD}{MORE}{LAST} | The player to the dealer's left acts first after the opening round.": (3, 3, LEFT),
    # the betting after each draw is no draw
    f"{DRAW}Each draw is followed by a betting round. | The high hand wins.": (2, 2, DREW),
    f"{DRAW}Betting round. | There is a bet after each draw. | The high hand wins.": (3, 2, "Betting round."),
    f"{DRAW}There are three draws, and every draw is followed by a round of betting. | The high hand wins.": (
        2,
        4,
        f"{DREW} {DREW} {DREW}",
    ),
    "Deal five cards face down to each player. | Bet. | There are two draws, with a bet after each draw. | Each player "
    "may draw up to three cards. | The high hand wins.": (3, 3, f"{DREW} {DREW}"),
    # how many cards may be thrown away is said of the draw before it
    f"{TRADE}You can throw away up to three cards. | Betting round. | The high hand wins.": (2, 2, UP_TO_THREE),
    f"{TRADE}You may replace up to three. | Betting round. | The high hand wins.": (2, 2, UP_TO_THREE),
    f"{DRAW}You can throw away up to three cards. | Betting round. | The high hand wins.": (2, 2, UP_TO_THREE),
    # a draw that is named and then told of is one draw
    "Deal five cards face down to each player. | Bet. | Next comes the draw. | Each player may draw up to three "
    "cards. | The high hand wins.": (2, 1, ""),
    f"{DRAW}Bet. | There is a second draw. | Each player may draw up to two cards. | The high hand wins.": (4, 2, ""),
    # an ace may be high for one purpose
    f"{STUD}An ace counts as high for this purpose. | {LAST}": (2, 2, "An ace is never the low card."),
    # whoever opens is seen to have openers
    f"{DRAW}You need a pair of jacks or better to open. | An opener who can't show jacks or better loses the pot. | "
    "The high hand wins.": (4, 1, "The opener shows openers at the end."),
    # wild in one round
    "Deal three cards face down to each player; in this round threes are wild. | Betting round. | "
    "Deal two cards face down to each player; this time only fives are wild. | The high hand wins.": (
        0,
        1,
        "Deal 3 cards face down to each player. From here on, only threes are wild.",
    ),
    # those who stay have not folded where nobody declares
    "Deal five cards face down to each player. | Betting round. | Those who stay may discard any number of their cards "
    "and draw new ones. | The high hand wins.": (2, 1, "Each player may draw any number of cards."),
}


@pytest.mark.parametrize("page", MEANT)
def test_a_line_means_what_its_page_makes_of_it(page: str) -> None:
    at, rounds, ours = MEANT[page]
    lines = read_page(page.split(" | "))
    written = [write_line(line) for line in lines]
    assert written[at] == ours
    assert " ".join(written).count("Betting round") == rounds
    assert PlayableGame(lines)


SPLIT = "Deal seven cards face down to each player. | Bet. | The high hand and the low hand split the pot. | "

REFUSED = {
    f"{SPLIT}You need an eight or better for low. | If nobody has a seven low, the high hand takes it all.": "another",
    f"{DRAW}You can throw away up to two cards. | The high hand wins.": "not what was said before",
    f"{STUD}Aces are low. | An ace counts as high for this purpose. | {LAST}": "aces are low",
    f"{STUD}An ace counts as high for this purpose. | The low hand wins.": "aces are low",
    f"{DRAW}Aces are high for picking the low hole card. | The high hand wins.": "no low card",
    f"{DRAW}The opener has to prove they had openers. | The high hand wins.": "anyone may open",
    f"{DRAW}You need queens or better to open. | An opener who can't show jacks or better loses the pot. | "
    "The high hand wins.": "not what the page asks for",
    "Deal three cards face down to each player; in this round threes are wild. | Betting round. | "
    "Deal two cards face down to each player. | The high hand wins.": "when this round is over",
    f"{STUD}{MORE}After the second round, the dealer bets first. | The high hand wins.": "no betting round after",
    f"{STUD}After the first round, there is another round of betting opened by the dealer. | {LAST}": "no sense",
    "Deal five cards face down. | Each draw is followed by a bet. | The high hand wins.": "how cards are drawn",
}


@pytest.mark.parametrize("page", REFUSED)
def test_what_makes_no_sense_on_its_page_is_refused(page: str) -> None:
    with pytest.raises(PageUnread, match=REFUSED[page]):
        read_page(page.split(" | "))


def test_an_error_says_only_what_can_be_said() -> None:
    assert two_ways(["Redeal.", "Betting round."]) == "This can mean two things: “Betting round.” or “Redeal.”"
    assert two_ways([None, "Redeal."]) == "This can mean two things, one of which is “Redeal.” Say it in other words."
    assert two_ways([None, None]) == "This can mean two things. Say it in other words."
