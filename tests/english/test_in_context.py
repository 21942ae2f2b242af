"""Lines that mean one thing by themselves and another on their page: each is read as the page has it, or refused."""

import pytest

from pokernight.english.errors import two_ways
from pokernight.english.page import PageUnread, read_page
from pokernight.english.reading import write_line
from pokernight.play.game import PlayableGame

STUD = "Deal two cards face down and one card face up to each player. | The low card showing opens the betting. | "
MORE = "Deal one card face up to each player. | Betting round. | "
LAST = "Deal one card face down to each player. | Betting round. | The high hand wins."
LEFT = "Betting round, starting with the player to the left of the dealer."
DRAW = "Deal five cards face down to each player. | Betting round. | Each player may draw up to three cards. | "
TRADE = "Deal five cards face down to each player. | Betting round. | Each player still in can trade in cards. | "
UP_TO_THREE = "Each player may draw up to three cards."
DREW = "Each player may draw up to three cards. Betting round."

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
    # a forced bet begins the round that the next line tells of
    f"Deal two cards face up to each player. | The low card showing must bet a chip. | Betting round. | {LAST}": (
        2,
        2,
        "",
    ),
    # who opens a certain round is that round where no other line tells of it, and no round where one does
    "Deal two cards face down and one card face up to each player. | In the first round the low card brings it in; "
    f"after that the high hand bets first. | {MORE}{LAST}": (
        1,
        3,
        "Betting round, in which the low card showing must bet.",
    ),
    f"{DRAW}Betting round. | The high hand wins. | The opener bets first in the second round.": (
        3,
        2,
        "Betting round, starting with the last player to open.",
    ),
    # in what order players declare, said by itself
    "Deal five cards face down to each player. | Bet. | Everyone declares high or low. | Players declare in turn, "
    "starting with the dealer. | The high hand and the low hand split the pot.": (
        2,
        1,
        "Each player in turn declares high or low, starting with the dealer.",
    ),
    # who bets first and that there is a bet are one round
    "Deal five cards face down to each player. | The player to the dealer's left bets first. | There is a round of "
    "betting. | The high hand wins.": (1, 1, LEFT),
    # the price of the bring-in, said by itself
    f"The bring-in is two chips. | Deal two cards face down and one card face up to each player. | The low card "
    f"showing brings it in. | {MORE}{LAST}": (2, 3, "Betting round, in which the low card showing must bet two chips."),
    # betting that begins with a certain card
    "Deal it as seven card stud, with two cards down, four up and one down. | Bet after the first three cards and "
    "after each card that follows. | The high hand wins.": (
        0,
        5,
        "Deal two cards face down to each player. "
        + "Deal one card face up to each player. Betting round, starting with the high hand showing. " * 4
        + "Deal one card face down to each player. Betting round, starting with the high hand showing.",
    ),
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
        "Deal three cards face down to each player. From here on, only threes are wild.",
    ),
    # the last bet is the one that follows each time around, where one does
    "Deal two cards face down to each player. | Each player may take a card face up or pass. | The cards stop when "
    "everyone passes on the same turn, and there is one last bet. | The high hand wins.": (
        2,
        1,
        "Repeat the last step until nobody wants another card. Betting round.",
    ),
    "Deal two cards face down to each player. | Each player may take a card face up or pass. Bet. | The cards stop "
    "when everyone passes on the same turn, and there is one last bet. | The high hand wins.": (
        2,
        1,
        "Repeat the last step until nobody wants another card.",
    ),
    # those who stay have not folded where nobody declares
    "Deal five cards face down to each player. | Betting round. | Those who stay may discard any number of their cards "
    "and draw new ones. | The high hand wins.": (2, 1, "Each player may draw any number of cards."),
    # all that is done in a case belongs to it, up to the full stop
    f"{DRAW}Betting round. | The high hand wins. | If nobody has a pair, the hand is over. In that "
    "case everyone antes, the pot stays on the table, and the cards are dealt again.": (
        5,
        2,
        "If nobody has a pair, each player antes and the cards are redealt.",
    ),
}


@pytest.mark.parametrize("page", MEANT)
def test_a_line_means_what_its_page_makes_of_it(page: str) -> None:
    at, rounds, ours = MEANT[page]
    lines = read_page(page.split(" | "))
    written = [write_line(line) for line in lines]
    assert written[at] == ours
    assert " ".join(written).count("Betting round") == rounds
    assert PlayableGame(lines)


LEGS = (
    "Deal three cards face down to each player. | {first}, and everyone declares in or out at the same time. | "
    "Deal two more cards face down to each player; fives are wild instead of threes, and everyone declares again. | "
    "Deal two more cards face down to each player; sevens are the only wild cards, and everyone declares again. | "
    "When two or more players are in, they compare hands, and each loser pays the pot. | "
    "If exactly one player is in, that player wins a leg. | The first player to win three legs takes the pot."
)


def test_each_declaration_is_settled_and_each_round_has_its_wild_cards() -> None:
    lines = read_page(LEGS.format(first="In the first round threes are wild").split(" | "))
    written = " ".join(map(write_line, lines))
    assert written.count("see whose hand is best") == written.count("declares in or out") == 3
    for ranks in ("threes", "fives", "sevens"):
        assert f"only {ranks} are wild" in written
    assert PlayableGame(lines)


def test_what_is_wild_in_a_round_is_told_where_its_cards_are_dealt() -> None:
    with pytest.raises(PageUnread, match="where its cards are dealt"):
        read_page(LEGS.format(first="In the second round threes are wild").split(" | "))


@pytest.mark.parametrize(
    "bets",
    [
        "There is a round of betting after the third card and after every card from then on.",
        "A round of betting follows the third, fourth, fifth, sixth and seventh cards.",
        "There is a round of betting after the first upcard and after each later card.",
    ],
)
def test_cards_are_counted_from_the_first_line_that_deals_some(bets: str) -> None:
    first = "Each player is dealt two cards face down and one card face up."
    more = "Four more cards follow one at a time, the first three face up and the last one face down."
    written = [write_line(line) for line in read_page([first, more, bets, "The high hand wins."])]
    assert [line.count("Betting round") for line in written] == [1, 4, 0, 0]


def test_a_cross_has_its_own_center_card() -> None:
    lines = read_page(
        [
            "Deal five cards face down to each player.",
            "Five cards are laid face down in the shape of a cross, with one in the centre.",
            "The centre card belongs to both the row and the column.",
            "The high hand wins.",
        ]
    )
    assert write_line(lines[1]).count("Deal") == 1


SPLIT = "Deal seven cards face down to each player. | Bet. | The high hand and the low hand split the pot. | "

REFUSED = {
    f"{SPLIT}The centre card belongs to both the row and the column.": "do not form a cross",
    "Two down, one up. | Low card brings it in. | If two tie, the higher suit brings it in. | The high hand wins.": (
        "not the high card that opens"
    ),
    "This is seven card stud. | The ace of spades is the lowest spade.": "No single card wins",
    "This is seven card stud. | Folded players are dealt in again.": "No cards are dealt anew",
    "Ante. | Three cards down to each player. Bet. | Straights do not count. | The high hand wins.": "both do not",
    "This is Texas hold'em. | The best hand made from your own cards wins.": "leaves out the community cards",
    "This is seven card stud. | If you have the low spade and the best hand, you scoop.": "not what the pot is split",
    "Two down and one up. Bet. | On fifth street, each player gets one more card up. Bet. | The high hand wins.": (
        "not so many cards on that street"
    ),
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
    f"{STUD}{MORE}After the second round, the dealer bets first. | The high hand wins.": "no such betting round",
    f"{STUD}After the first round, there is another round of betting opened by the dealer. | {LAST}": "no sense",
    "Deal five cards face down. | Each draw is followed by a bet. | The high hand wins.": "how cards are drawn",
    f"{DRAW}Everyone declares. | The high hand wins.": "what the players declare",
    f"{DRAW}The declaration is simultaneous. | The high hand wins.": "what the players declare",
    f"{DRAW}The high hand wins. | In the third round, the dealer bets first.": "no such betting round",
    f"{DRAW}Betting round. | The bring-in is two chips. | The high hand wins.": "who brings it in",
    f"{DRAW}Betting round. | No blinds. | The high hand wins. | The blinds are 1 and 2.": "players post blinds",
}


@pytest.mark.parametrize("page", REFUSED)
def test_what_makes_no_sense_on_its_page_is_refused(page: str) -> None:
    with pytest.raises(PageUnread, match=REFUSED[page]):
        read_page(page.split(" | "))


SPOKEN_OF = (
    # one, another, either, none, them: of the kind that was spoken of
    (
        "Threes are wild, but if you get one face up you must match the pot.",
        "Threes are wild. If you get a three face up, you must match the pot.",
    ),
    (
        "Threes are wild. If anyone is dealt one face up, he must pay a chip.",
        "Threes are wild. If you get a three face up, you must pay a chip.",
    ),
    (
        "Jacks are wild. Each time one is dealt face up, everyone pays a chip.",
        "Jacks are wild. If you get a jack face up, each player pays a chip.",
    ),
    (
        "Sevens and aces are wild. If you get either face up you pay a chip.",
        "Sevens and aces are wild. If you get a seven or ace face up, you pay a chip.",
    ),
    ("Threes are wild. If nobody has one, redeal.", "Threes are wild. If nobody has a three, the cards are redealt."),
    (
        "Fives are wild. Whoever has none pays a chip.",
        "Fives are wild. The player who has no fives pays a chip.",
    ),
    ("Each player who has a king discards one.", "Each player who has a king discards a king."),
    (
        "The three of spades is wild. Whoever has it pays a chip.",
        "The three of spades is wild. The player who has the three of spades pays a chip.",
    ),
    # nobody chooses the kind of a card that comes from the deck
    ("If you are dealt a four face up, you get another.", "If you get a four face up, you get one card."),
    (
        "If you are dealt a four face up, you may buy one more for a chip.",
        "If you get a four face up, you may buy one card for a chip.",
    ),
    (
        "Each player flips one card; whoever flips a queen may flip another.",
        "Each player flips one card. The player who flips a queen may flip one card.",
    ),
    # it: what has happened to a card
    (
        "If you get a four face up, you must pay a chip or discard it.",
        "If you get a four face up, you must pay a chip or discard that card.",
    ),
)


@pytest.mark.parametrize(("line", "ours"), SPOKEN_OF)
def test_a_word_points_back_to_the_cards_spoken_of(line: str, ours: str) -> None:
    dealt = "Deal three cards face down and four cards face up to each player."
    lines = read_page([dealt, line, "The high hand wins."])
    assert write_line(lines[1]) == ours
    assert PlayableGame(lines)


@pytest.mark.parametrize(
    "line",
    [
        "Threes are wild. Pass two to the left.",
        "Sevens are wild. Everyone must discard one.",
        "If nobody has one, redeal.",
        "If you get a four face up, you may draw a card and show it.",
        "Threes are wild. Each player may flip an ace if they have one.",
    ],
)
def test_a_word_that_could_point_to_other_cards_is_refused(line: str) -> None:
    dealt = "Deal three cards face down and four cards face up to each player."
    with pytest.raises(PageUnread, match="not clear what this points back to"):
        read_page([dealt, line, "The high hand wins."])


def test_an_error_says_only_what_can_be_said() -> None:
    assert two_ways(["Redeal.", "Betting round."]) == "This can mean two things: “Betting round.” or “Redeal.”"
    assert two_ways([None, "Redeal."]) == "This can mean two things, one of which is “Redeal.” Say it in other words."
    assert two_ways([None, None]) == "This can mean two things. Say it in other words."
