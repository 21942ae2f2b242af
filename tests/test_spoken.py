"""Sentences that any dealer writes, each on a page of its own, through the door that everybody uses."""

import pytest

from kit.hands import all_default
from pokernight.game import CannotWork, Game, NotUnderstood

DOWN = "Deal five cards face down to each player."
STUD = "Deal three cards face down and four face up to each player."
TWO = "Deal two cards face down to each player."
SEVEN = "Deal seven cards face down to each player."
END = "Bet. | The high hand wins."

DEALT = "Everyone antes and gets five cards down."
NO_PEEK = f"{SEVEN} | No peeking. | The player left of the dealer turns up one card. | Bet."

READ = (
    (
        f"{DEALT} | *There are three draws, with a bet before the first and after each. | "
        "You may draw up to four cards on each draw. | The low hand wins.",
        "",
    ),
    (
        f"{DEALT} | Bet, then draw. Bet, then draw again. Bet. | *You may draw any number of cards each time. | "
        "The high hand wins.",
        "",
    ),
    (
        f"{DEALT} | There are three draws and four betting rounds. | Discard as many as you like on each draw. | "
        "*The pot is split between the best badugi and the best deuce-to-seven low hand. | Aces are high for both.",
        "Showdown: the best badugi hand and the best deuce to seven hand split the pot.",
    ),
    (
        f"{DEALT} | It takes jacks or better to open. | *If everybody passes, ante again, deal again, and now it takes "
        "queens or better to open. | If they pass again, it takes kings, then aces. | Draw up to three. | "
        "The opener bets first. | The high hand wins.",
        "If each player checks, each player antes and the cards are redealt.",
    ),
    (
        "Seven cards down to each player. | Keep five, discard two. | Stack your cards. | "
        "*Roll them one at a time, with a bet after each of the first four. | High and low split the pot. | "
        "Declare before the last card is rolled.",
        " ".join(["Each player flips one card. Betting round, starting with the high hand showing."] * 4)
        + " Each player declares high, low or both. Each player flips one card.",
    ),
    (
        "Deal each player a card. | *Stick it on your forehead so the rest of us can see it. | Bet. | High card wins.",
        "Nobody may look at these cards. Each player shows their no-peek cards.",
    ),
    (
        f"{DEALT} | After the first bet, draw up to five cards. | *After the second bet, the lowest hand wins.",
        "Betting round. Showdown: the low hand wins.",
    ),
    (
        f"{DEALT} | *After a round of betting, each player draws up to two cards. | Bet. | The high hand wins.",
        "Betting round. Each player draws up to two cards.",
    ),
    # a page, with the line in question marked, and what it is read as
    (
        f"{STUD} | *3 up: match the pot or fold. | {END}",
        "If you get a three face up, you match the pot or fold.",
    ),
    (
        f"{STUD} | *If the queen of spades turns up, the hand is over. | All ante again and we deal again. | {END}",
        "If you get the queen of spades face up, each player antes and the cards are redealt.",
    ),
    (
        f"{STUD} | *Get a five face up and it costs you two chips. | If you won't pay, you're out. | {END}",
        "If you get a five face up, you must pay two chips or fold.",
    ),
    (
        f"{STUD} | Bet. | *Deal one more card down. | {END} | You can buy your last card up for two chips.",
        "Deal one card face down to each player, but they may pay two chips to get it face up instead.",
    ),
    (
        f"{NO_PEEK} | *Each player in turn rolls cards until he beats the high hand, then bet. | High hand wins.",
        "The next player flips cards one at a time until they have the best hand showing. Betting round, starting with "
        "the high hand showing. Repeat the last step until everyone still in has all their cards face up.",
    ),
    (
        f"{STUD} | Your low hole card is wild. | *So is anything that matches it. | {END}",
        "",
    ),
    (
        f"{STUD} | *The card after a face-up queen is wild. | A new queen means a new wild card. | {END}",
        "The up card after the last up queen is wild.",
    ),
    (
        f"{TWO} | Bet. | *Deal three cards face up in the middle of the table. | {END}",
        "Deal three cards face up on the board.",
    ),
    (
        f"{STUD} | Aces are low. | *The low card showing opens the betting. | The high hand wins.",
        "Betting round, starting with the low card showing.",
    ),
    (f"{DOWN} | The blinds are 1 and 2. | *The betting is pot limit. | {END}", "The betting is pot limit."),
    (
        f"{DOWN} | Bet. | *Deal two cards face up to each player, now fives are wild. | {END}",
        "Deal two cards face up to each player. From here on, only fives are wild.",
    ),
    (
        f"{STUD} | *The card dealt after the last face-up king or queen is wild. | {END}",
        "The up card after the last up king or queen is wild.",
    ),
    (f"{DOWN} | Bet. | *The last player to raise shows a card. | {END}", "The last player to raise shows one card."),
    (
        f"{STUD} | Bet. | *Each player with a pair showing pays the maximum bet. | {END}",
        "Each player who has a pair showing pays the maximum bet.",
    ),
    (f"{TWO} | *Roll your cards one at a time. | {END}", "Each player flips one card. Each player flips one card."),
    (
        f"{TWO} | *Deal six common cards in a circle, with one in the middle. | {END}",
        "Deal seven cards face up on the board. The community cards lie in a circle of six with one in the center.",
    ),
    (f"*There is no ante. | {DOWN} | {END}", "There is no ante."),
    (
        "Seven card stud. | *Low spade in the hole gets half. | Two of spades is lowest. | No spade down, high hand "
        "gets all of it.",
        "",
    ),
    (
        "You get two in the hole and one up, that's your door card. | Lowest door card has to bring it in. | *You get "
        "another card up. | High board talks first from then on. | Same thing for fifth and sixth street, one up and a "
        "bet. | Last card's down, and we bet. | You've got seven cards, play your best five. | High hand wins.",
        "Deal one card face up to each player.",
    ),
    (
        "Deal two cards face down to each player. | Each player turns one of them face up. | The high card starts the "
        "betting. | Deal another card face down to each player. Again, everyone turns up one of their two "
        "down cards. | Bet again. | *Do this two more times, until everybody has four cards up and one card down. "
        "| The highest hand wins.",
        "Deal one card face down to each player. Each player flips one down card. Betting round, starting with the "
        "high hand showing. Deal one card face down to each player. Each player flips one down card. Betting round, "
        "starting with the high hand showing.",
    ),
    (
        "This is seven card stud. | *If the queen of spades comes up, everyone antes again and we redeal. | "
        "Everyone is back in, even those who folded.",
        "If you get the queen of spades face up, each player, folded or not, antes and redeal for all.",
    ),
    (
        "This is seven card stud. | *The low spade in the hole splits the pot with the high hand. | "
        "The ace of spades is the lowest spade. | If you've got the low spade and the best hand, you scoop.",
        "Showdown: the lowest down spade counting aces low and the high hand split the pot.",
    ),
    (
        "This is seven card stud, played high-low. | *The low hand needs an eight or better. | The wheel is the nuts.",
        "To win the low hand, you must have an eight low or better.",
    ),
    (
        "Two down and one up. | *The high card brings it in. | Aces are low. | "
        "If two high cards tie, the higher suit brings it in. | The low hand wins.",
        "Betting round, in which the high card showing must bet.",
    ),
    (
        "Limit: $3/$6. | *Two blinds. | Two cards down to each player; bet. | Three on the board; bet. | "
        "One more; bet. | One more; bet. | High hand wins.",
        "The blinds are a chip and two chips.",
    ),
    (
        "Two blinds. | Four cards down. | *Four betting rounds: before the flop, on the flop, on the turn, and on "
        "the river. | You have to use two of your hole cards. | The other three come from the board. | High hand wins.",
        "Betting round. Deal three cards face up on the board. Betting round. Deal one card face up on the board. "
        "Betting round. Deal one card face up on the board. Betting round.",
    ),
    (
        f"{TWO} | Betting starts to the left of the big blind. | *Deal three cards face up on the table. | Bet. "
        "| Turn. | Bet. | River. | Bet. | High hand wins.",
        "Deal three cards face up on the board.",
    ),
    (
        "Three cards down. | *Betting starts to the left of the big blind. | Flop, bet, turn, bet, river, bet. | "
        "High hand wins.",
        "The two players to the left of the dealer post blinds. "
        "Betting round, starting with the player to the left of the big blind.",
    ),
    (
        "Three cards down, and you keep them all to the end. | Bet, flop, bet, turn, bet, river, bet. | "
        "*You can play two, one or none of them. | High hand wins.",
        "A hand uses up to two cards.",
    ),
    (
        f"{TWO} | *Preflop, the player under the gun goes first. | Deal three cards to the board. | {END}",
        "Betting round, starting with the player three seats to the left of the dealer.",
    ),
    (
        "Two down and one up. | *The high card brings it in. | Three more cards are dealt up, with a bet after each. | "
        "The low hand showing acts first on these rounds. | One card down and a bet. | The low hand wins.",
        "Betting round, in which the high card showing must bet.",
    ),
    (
        "Two down and one up. | The high card brings it in. | *Three more cards are dealt up, with a bet after each. | "
        "The dealer acts first on each of these rounds. | One card down and a bet. | The low hand wins.",
        "Deal one card face up to each player. Betting round, starting with the dealer. " * 2
        + "Deal one card face up to each player. Betting round, starting with the dealer.",
    ),
    (
        "On third street each player gets two down and one up, and the low card brings it in. | *Fourth street: one "
        "more up. Bet. | From fourth street on, the dealer bets first. | High hand wins.",
        "Deal one card face up to each player. Betting round, starting with the dealer.",
    ),
    (f"*The blinds are 5 and 10. | {DOWN} | {END}", "The blinds are five chips and ten chips."),
    (f"{DOWN} | *You may bet as much as you like. | {END}", "The betting is no limit."),
    (f"{TWO} | Bet. | *Now comes the flop. | {END}", "Deal three cards face up on the board."),
    (f"{DOWN} | *4s and 8s are wild. | {END}", "Fours and eights are wild."),
    (f"{DOWN} | *Jacks wild. | {END}", "Jacks are wild."),
    (
        f"{STUD} | *The high hand bets first. | The high hand wins.",
        "Betting round, starting with the high hand showing.",
    ),
    (
        f"{DOWN} | *A round of bets, starting to the dealer's left. | The high hand wins.",
        "Betting round, starting with the player to the left of the dealer.",
    ),
    (
        f"{SEVEN} | Deal five cards to the board. | *Use two cards of your own and three from the board, no more and "
        f"no less. | {END}",
        "A hand uses two cards and three common cards.",
    ),
    (f"{DOWN} | Bet. | *The best low takes it.", "Showdown: the low hand wins."),
    (f"{DOWN} | *All say in or out at the same time. | {END}", "Each player declares in or out at the same time."),
    (
        f"{DOWN} | Bet. | *If nobody has a pair, ante up again and deal new hands. | The high hand wins.",
        "If nobody has a pair, each player antes and the cards are redealt.",
    ),
    (f"{DOWN} | *Two cards go face down to the kitty. | {END}", "Deal two cards face down to the table."),
    (f"{TWO} | *Don't look at your cards. | {END}", "Nobody may look at these cards."),
    (f"*Add the jokers. | Jokers are wild. | {DOWN} | {END}", "Use a deck with two jokers added."),
    (
        f"{TWO} | Turn up a card in the middle and bet. | *Same again with the next card. | The high hand wins.",
        "Deal one card face up on the board. Betting round.",
    ),
    (
        f"{SEVEN} | *Going around the table, everybody may discard a card. | {END}",
        "Each player in turn may discard one card.",
    ),
    (
        f"{TWO} | Deal one card up to each player. | Bet. | "
        "*Repeat steps 2 and 3 until each player has three up cards. | "
        "The high hand wins.",
        "Deal one card face up to each player. Betting round, starting with the high hand showing. "
        "Deal one card face up to each player. Betting round, starting with the high hand showing.",
    ),
    (
        f"{TWO} | Six cards are placed face down in a circle. | "
        "Two cards across from each other are turned up, and then "
        "everybody bets. | *Do it two more times until the whole wheel is face up. | The high hand wins.",
        "The dealer flips the second pair of opposite cards of the layout. Betting round. "
        "The dealer flips the third pair of opposite cards of the layout. Betting round.",
    ),
    (
        f"{TWO} | *Deal two columns of three cards with one card between them. | Turn up one card from each column, "
        "starting at the bottom. | Bet. | Repeat steps 3 and 4 twice. | The elevator is turned up last. | "
        f"You may use the three cards of any one floor. | {END}",
        "Deal seven cards face down on the board. The community cards lie in an H.",
    ),
    (
        f"{TWO} | *Put five cards on the table in the shape of a cross. | "
        "The arms get flipped first, then the middle. | "
        f"We bet every time a card is flipped. | Pick a line and play it with your own cards. | {END}",
        "Deal five cards face down on the board. The community cards lie in a cross.",
    ),
    (
        f"{TWO} | Deal five cards face down in a row. | Flip the two end cards. | "
        "*Flip the next two, leaving the middle "
        f"one. | Flip the middle card. | {END}",
        "The dealer flips all inner cards.",
    ),
    (
        f"{STUD} | Put three cards face down in the middle. They are the good, the bad and the ugly. | Turn over the "
        "first card, the good card. Every card of that rank is wild. | Turn over the second card, the bad one. Anyone "
        "with a card of that rank must throw it away. | *Turn over the third card, the ugly one. If you have a card of "
        f"that rank you are out of the hand. | {END}",
        "The dealer flips the third table card. "
        "Each player who has a card of the same rank as the third table card folds.",
    ),
    (
        f"{TWO} | After a round of betting, deal three cards face up in the middle. | "
        "*After another betting round, deal one more card in the middle. | The high hand wins.",
        "Betting round. Deal one card face up on the board.",
    ),
    (
        f"{TWO} | Put five cards in a cross. | Flip the cards of the cross one by one, the middle one last. | "
        "*Bet after each card. | The high hand wins.",
        "",
    ),
    (
        "This is Omaha. | *There are two boards, dealt side by side. | The pot is split between the two boards.",
        "The community cards lie in two boards.",
    ),
    (
        f"{TWO} | Bet. | Deal two flops and bet. | Each board gets a turn card, then bet. | "
        "Each board gets a river card, then bet. | *The best hand on each board wins half the pot.",
        "Showdown: the high hand on the first board and the high hand on the second board split the pot.",
    ),
)


@pytest.mark.parametrize(("page", "ours"), READ)
def test_what_a_dealer_says_is_read_and_played(page: str, ours: str) -> None:
    lines = page.split(" | ")
    at = next(number for number, line in enumerate(lines) if line.startswith("*"))
    game = Game.read([line.removeprefix("*") for line in lines])
    assert game.write()[at] == ours
    assert all_default(game.deal(3, seed=1)).ended


REFUSED = (
    (f"{DOWN} | Bet. | The best hand must beat the table hand to win. | The high hand wins.", "no cards are dealt"),
    (f"{STUD} | Any card dealt after a queen is wild. | {END}", "is not understood"),
    (
        f"{DOWN} | Bet. | Each player gives a card at random to the player on the left. | {END}",
        "cannot be played at random",
    ),
    (
        f"{TWO} | Deal six cards face down in a circle. | Deal one up card. | Repeat steps 4 and 5. | {END}",
        "no such lines",
    ),
    (
        f"{TWO} | Deal five cards face down on the table. | Turn up two opposite cards. | {END}",
        "does not say how the community cards lie",
    ),
    (f"{DOWN} | Bet. | The high hand, the low hand, the high card and the low card split the pot.", "Say whether"),
)


@pytest.mark.parametrize(("page", "why"), REFUSED)
def test_what_would_be_played_otherwise_than_it_is_said_is_refused(page: str, why: str) -> None:
    with pytest.raises((NotUnderstood, CannotWork), match=why):
        Game.read(page.split(" | "))
