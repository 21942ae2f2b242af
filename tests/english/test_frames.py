"""How sentences are framed and joined on a page: what is done again, counted, aimed at, or given as a reason."""

import pytest

from pokernight.english.page import PageUnread, read_page
from pokernight.english.reading import Unread, read_line, write_line
from pokernight.play.game import PlayableGame

STACK = "Deal five cards face down to each player. | Everyone puts their cards in a stack, face down. | "
FLIP = "Each player flips the top card of their stack."
UP = "Deal one card face up to each player. Betting round, starting with the high hand showing."

SAID_AGAIN = {
    "Deal one card down to each player. | Deal one card up and bet. | Do the same with a third card and a fourth card, "
    "all face up. | Showdown.": [UP, UP],
    "Deal one card down to each player. | Deal one card up and bet. | Repeat this until everyone has five cards. | "
    "Showdown.": [UP, UP, UP],
    "Deal one card down to each player. | Deal one card up and bet. | Repeat this until each player has five cards, "
    "four up and one down. | Showdown.": [UP, UP, UP],
    "Deal one card down to each player. | Deal one card up and bet. | Two more up cards are dealt the same way. | "
    "Showdown.": [UP, UP],
    "Deal two cards down to each player. | Deal one card up and bet. | Keep dealing up cards one at a time until "
    "everyone has four up, betting after each round. | Showdown.": [UP, UP, UP],
    f"{STACK}On the count of three, everyone rolls over the top card of their stack. Bet. | Keep flipping one at a "
    "time with a bet after each, until one card is left. | Showdown.": ["flips", "flips", "flips"],
    f"{STACK}On the count of three, everyone rolls over the top card of their stack. Bet. | Keep rolling one card at a "
    "time and betting until four are up and one is still down. | Showdown.": ["flips", "flips", "flips"],
}


@pytest.mark.parametrize("page", SAID_AGAIN)
def test_the_same_again(page: str) -> None:
    lines = read_page(page.split(" | "))
    again = write_line(lines[-2])
    expected = SAID_AGAIN[page]
    if expected[0] == UP:
        assert again == " ".join(expected)
    else:
        assert (again.count("flips"), again.count("Betting round")) == (len(expected), len(expected))
    assert PlayableGame(lines)


DRAWS = "Deal five cards face down to each player. Bet. | Each player may draw up to three cards. Bet. | "


def test_what_is_counted_must_be_so() -> None:
    assert read_page(
        [*f"{DRAWS}That's one draw".split(" | ")[:2], "That makes two betting rounds in all.", "Showdown."]
    )
    with pytest.raises(PageUnread, match="does not have 4 betting rounds"):
        read_page([*DRAWS.split(" | ")[:2], "That makes 1 draws and four betting rounds in all.", "Showdown."])
    with pytest.raises(PageUnread, match="cannot be told"):
        read_page(["Bet.", "Repeat this until everyone has five cards."])


def test_an_aim_is_no_rule() -> None:
    deal = ["Deal five cards face down to each player.", "Bet.", "The object is to have the lowest hand."]
    with pytest.raises(PageUnread, match="say who wins"):
        read_page([*deal, "Showdown."])
    assert read_page([*deal, "The low hand wins."])


SAME = [
    (
        "Queens are wild, no matter how they're dealt.",
        "Queens are wild.",
    ),
    (
        "Threes and nines are wild, whether they're face up or in the hole.",
        "Threes and nines are wild.",
    ),
    (
        "Bet, starting to the left of the dealer; deuces are wild.",
        "Betting round, starting with the player to the left of the dealer. Twos are wild.",
    ),
    (
        "Deal three cards face up in the middle — then bet.",
        "Deal three cards face up on the board. Betting round.",
    ),
    (
        "There's another round of betting, with the high hand showing going first.",
        "Betting round, starting with the high hand showing.",
    ),
    (
        "The last card is dealt face down and followed by a final round of betting.",
        "Deal one card face down to each player. Betting round.",
    ),
    (
        "Betting round (starting to the left of the dealer).",
        "Betting round, starting with the player to the left of the dealer.",
    ),
]


@pytest.mark.parametrize(("text", "ours"), SAME)
def test_a_frame_says_nothing_of_its_own(text: str, ours: str) -> None:
    assert write_line(read_line(text)) == ours


@pytest.mark.parametrize(
    "text",
    [
        "Face-up queens are wild, whether they're face up or in the hole.",
        "Deal a card face up, no matter how they're dealt.",
        "Deuces are wild because each player passes a card to the left.",
    ],
)
def test_a_frame_that_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises(Unread):
        read_line(text)


def test_a_line_says_more_about_the_step_before() -> None:
    lines = read_page(
        [
            "Deal five cards face down to each player. Bet.",
            "Each player may draw up to three cards. You can also stand pat.",
            "If you're keeping an ace, you can show it and draw four.",
            "Bet. Showdown.",
        ]
    )
    assert write_line(lines[1]).startswith("Each player may draw up to three cards, or four if they show an ace.")
    with pytest.raises(PageUnread, match="nothing before this"):
        read_page(["Deal five cards face down to each player. Bet.", "If you keep an ace, you may draw four."])


BUYING = [
    "Each player antes and gets five cards face down.",
    "Each player may buy a card for a dollar.",
    "High hand wins.",
]


@pytest.mark.parametrize(
    "said",
    ["You don't have to buy a card.", "Nobody has to buy.", "No one is forced to buy one.", "That's optional."],
)
def test_what_need_not_be_done_is_no_step(said: str) -> None:
    plain = [write_line(line) for line in read_page(BUYING)]
    told = [write_line(line) for line in read_page([BUYING[0], f"{BUYING[1]} {said}", BUYING[2]])]
    assert told == plain
    with pytest.raises(PageUnread):
        read_page([BUYING[0], said, BUYING[2]])


@pytest.mark.parametrize(
    "said",
    [
        "Some players must discard two cards.",
        "It's a game where the low hand wins.",
        "This is a fun game with no draw.",
        "It's a great game, and everyone pays a dollar backward.",
        "Don't expect to win unless you pay a dollar.",
        "Some folks play it low, but unless the dealer says so we zig.",
        "Here is what threes do: each player discards two cards.",
        "It is void.",
        "It usually takes a dollar to stay in.",
        "Expect to pay a dollar.",
        "Most people play this with a dollar ante.",
        "Watch the dealer burn a card.",
        "That's why aces are low.",
    ],
)
def test_talk_hides_no_rule(said: str) -> None:
    with pytest.raises(Unread):
        read_line(said)


OMAHA = [
    "Deal four cards face down to each player.",
    "Deal five cards face up on the board.",
    "You must use two cards from your hand and three from the board.",
    "So if you hold four aces, all you really have is a pair.",
    "High hand wins.",
]


def test_what_follows_from_a_rule_needs_the_rule() -> None:
    assert read_page(OMAHA)
    with pytest.raises(PageUnread, match="does not say how many cards are used"):
        read_page([line for line in OMAHA if "must use" not in line])
