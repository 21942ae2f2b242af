"""Pages that build on a well-known game take its steps, change them, or are refused."""

import pytest

from pokernight.english.page import PageUnread, read_page
from pokernight.english.reading import write_line
from pokernight.play.game import PlayableGame

STUD_STREET = ["Deal one card face up to each player.", "Betting round, starting with the high hand showing."]
STUD = [
    "Deal two cards face down to each player.",
    *STUD_STREET * 4,
    "Deal one card face down to each player.",
    "Betting round, starting with the high hand showing.",
]
DRAW = [
    "Deal five cards face down to each player.",
    "Betting round.",
    "Each player may draw up to three cards, or four if they show an ace.",
    "Betting round.",
    "Showdown: the high hand wins.",
]
TURN_AND_RIVER = ["Deal one card face up on the board.", "Betting round."] * 2
HIGH = "Showdown: the high hand wins."

BUILT = {
    "This is seven card stud with tens, twos and fours wild.": [*STUD, HIGH, "Tens, twos and fours are wild."],
    "Dr Pepper is seven-card stud in which all twos, fours and tens are wild.": [
        *STUD,
        HIGH,
        "Twos, fours and tens are wild.",
    ],
    "Regular five card draw, except that all four twos are wild.": [*DRAW, "Twos are wild."],
    "We're playing five-card draw. | You need a pair of jacks or better to open.": [
        *DRAW,
        "You need at least a pair of jacks to open.",
    ],
    "This is 7-card stud. | The low card showing brings it in. | The low hand wins.": [
        *STUD[:2],
        "Betting round, in which the low card showing must bet.",
        *(step.replace("high hand", "low hand") for step in STUD[3:]),
        "Showdown: the low hand wins.",
    ],
    "Played like Texas hold'em, but each player is dealt four hole cards.": [
        "Deal four cards face down to each player.",
        "Betting round.",
        "Deal three cards face up on the board.",
        "Betting round.",
        *TURN_AND_RIVER,
        HIGH,
    ],
    "It's five card draw. | Each player may draw up to two cards.": [
        *DRAW[:2],
        "Each player may draw up to two cards.",
        *DRAW[3:],
    ],
    "Deal four cards face down to each player. Bet. | Deal the flop and bet. | Each player discards two cards. | "
    "From here on it is regular Texas hold'em.": [
        "Deal four cards face down to each player.",
        "Betting round.",
        "Deal three cards face up on the board.",
        "Betting round.",
        "Each player discards two cards.",
        *TURN_AND_RIVER,
        HIGH,
    ],
    "Deal five cards face down to each player. Bet. | From there on it's five card draw.": DRAW,
    # an extra card that another line deals
    "It is five card draw with an extra card. | Deal six cards face down to each player. | Bet. | High hand wins.": [
        "Deal six cards face down to each player.",
        "Betting round.",
        HIGH,
    ],
    "This is five card draw. | Deal five cards face down to each player. Bet. | Showdown.": [
        *DRAW[:2],
        HIGH,
    ],
}


@pytest.mark.parametrize("page", BUILT)
def test_a_page_takes_from_a_game_what_it_does_not_say(page: str) -> None:
    lines = read_page(page.split(" | "))
    assert " ".join(filter(None, map(write_line, lines))) == " ".join(BUILT[page])
    assert PlayableGame(lines)


UNCLEAR = {
    "This is seven card stud. | Deal five cards face down to each player. Bet.": "each player gets 7 cards",
    "This is seven card stud. | Deal seven cards face down to each player.": "do not say when to bet",
    "This is seven card stud. | Bet.": "it is not said which one this is",
    "This is seven card stud. | Each player discards a card.": "not said where among them",
    "Deal three cards face up to each player. Bet. | From here on it is hold'em.": "not those that Texas Hold'em",
}


@pytest.mark.parametrize("page", UNCLEAR)
def test_what_cannot_be_told_is_refused(page: str) -> None:
    with pytest.raises(PageUnread, match=UNCLEAR[page]):
        read_page(page.split(" | "))
