"""Sentences that any dealer writes, each on a page of its own, through the door that everybody uses."""

import pytest

from kit.hands import all_default
from pokernight.game import Game, NotUnderstood
from pokernight.game.meant import MeantGame

DOWN = "Deal five cards face down to each player."
STUD = "Deal three cards face down and four face up to each player."
TWO = "Deal two cards face down to each player."
SEVEN = "Deal seven cards face down to each player."
END = "Bet. | The high hand wins."

READ = (
    # a page, with the line in question marked, and what it is read as
    (
        f"{TWO} | Bet. | *Deal three cards face up in the middle of the table. | {END}",
        "Deal 3 cards face up to the board.",
    ),
    (
        f"{STUD} | Aces are low. | *The low card showing opens the betting. | The high hand wins.",
        "Betting round, opened by the low card showing.",
    ),
    (f"{DOWN} | The blinds are 1 and 2. | *The betting is pot limit. | {END}", "The betting is pot limit."),
    (
        f"{DOWN} | Bet. | *Deal two cards face up to each player, now fives are wild. | {END}",
        "Deal 2 cards face up to each player. From here on, only fives are wild.",
    ),
    (
        f"{STUD} | *The card dealt after the last face-up king or queen is wild. | {END}",
        "The up card after the last up king or queen is wild.",
    ),
    (f"{DOWN} | Bet. | *The last player to raise shows a card. | {END}", "The last player to raise shows 1 card."),
    (
        f"{STUD} | Bet. | *Each player with a pair showing pays the maximum bet. | {END}",
        "Each player who has a pair showing pays the maximum bet.",
    ),
    (f"{TWO} | *Roll your cards one at a time. | {END}", "Each player flips 1 card. Each player flips 1 card."),
    (
        f"{TWO} | *Deal six common cards in a circle, with one in the middle. | {END}",
        "Deal 7 cards face up to the board. The community cards lie in a circle of 6 with one in the center.",
    ),
    (f"*There is no ante. | {DOWN} | {END}", "Nobody antes."),
    (f"*The blinds are 5 and 10. | {DOWN} | {END}", "The blinds are 5 chips and 10 chips."),
    (f"{DOWN} | *You may bet as much as you like. | {END}", "The betting is no limit."),
    (f"{TWO} | Bet. | *Now comes the flop. | {END}", "Deal 3 cards face up to the board."),
    (f"{DOWN} | *4s and 8s are wild. | {END}", "Fours and eights are wild."),
    (f"{DOWN} | *Jacks wild. | {END}", "Jacks are wild."),
    (f"{STUD} | *The high hand bets first. | The high hand wins.", "Betting round, opened by the high hand showing."),
    (
        f"{DOWN} | *A round of bets, starting to the dealer's left. | The high hand wins.",
        "Betting round, opened by the player to the left of the dealer.",
    ),
    (
        f"{SEVEN} | Deal five cards to the board. | *Use two cards of your own and three from the board, no more and "
        f"no less. | {END}",
        "A hand uses 2 cards and 3 common cards.",
    ),
    (f"{DOWN} | Bet. | *The best low takes it.", "Showdown: the low hand wins."),
    (f"{DOWN} | *All say in or out at the same time. | {END}", "Each player declares in or out at the same time."),
    (
        f"{DOWN} | Bet. | *If nobody has a pair, ante up again and deal new hands. | The high hand wins.",
        "If nobody has a pair, each player antes and redeal.",
    ),
    (f"{DOWN} | *Two cards go face down to the kitty. | {END}", "Deal 2 cards face down to the table."),
    (f"{TWO} | *Don't look at your cards. | {END}", "Nobody may look at these cards."),
    (f"*Add the jokers. | Jokers are wild. | {DOWN} | {END}", "Use a deck with 2 jokers added."),
    (
        f"{TWO} | Turn up a card in the middle and bet. | *Same again with the next card. | The high hand wins.",
        "Deal 1 card face up to the board. Betting round.",
    ),
    (
        f"{SEVEN} | *Going around the table, everybody may discard a card. | {END}",
        "Each player may discard 1 card in turn.",
    ),
)


@pytest.mark.parametrize(("page", "ours"), READ)
def test_what_a_dealer_says_is_read_and_played(page: str, ours: str) -> None:
    lines = page.split(" | ")
    at = next(number for number, line in enumerate(lines) if line.startswith("*"))
    game = Game.read([line.removeprefix("*") for line in lines])
    assert isinstance(game, MeantGame)
    assert game.write()[at] == ours
    assert all_default(game.deal(3, seed=1)).ended


REFUSED = (
    (f"{DOWN} | Bet. | The best hand must beat the table hand to win. | The high hand wins.", "Do you mean"),
    (f"{STUD} | Any card dealt after a queen is wild. | {END}", "Do you mean"),
    (
        f"{DOWN} | Bet. | Each player gives a card at random to the player on the left. | {END}",
        "cannot be played at random",
    ),
    (f"{DOWN} | Bet. | The high hand, the low hand, the high card and the low card split the pot.", "not understood"),
)


@pytest.mark.parametrize(("page", "why"), REFUSED)
def test_what_would_be_played_otherwise_than_it_is_said_is_refused(page: str, why: str) -> None:
    with pytest.raises(NotUnderstood, match=why):
        Game.read(page.split(" | "))
