"""Lines in the words of a player, and in ours."""

import pytest

from kit.lines import reads_as
from pokernight.rules import Unread, read_line


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        # another number, another neighbour, another price, another rank
        ("Deal nine cards face down to everyone", None),
        ("Deal three down cards to each player.", "Deal 3 cards face down to each player."),
        (
            "Deal one card down and two cards up to each player.",
            "Deal 1 card face down and 2 cards face up to each player.",
        ),
        ("Everyone passes four cards to the right", "Each player passes 4 cards to the right."),
        (
            "Each player passes one card to the player four seats to their right.",
            "Each player passes 1 card to the player 4 seats to the right.",
        ),
        (
            "Each player may twist up to four cards for half the pot each.",
            "Each player may twist up to 4 cards for half the pot each.",
        ),
        ("Sevens, red threes and the king of clubs are wild.", "Sevens, red threes and the king of clubs are wild."),
        (
            "Your high hole card is wild, as are all cards of the same rank",
            "Your high hole card and all cards of the same rank are wild.",
        ),
        ("Jacks are wild in low hands.", "Jacks are wild in low hands."),
        # another player, bound or free
        ("The low hand showing must match the pot or fold.", "The low hand showing matches the pot or folds."),
        ("The dealer may flip one down card.", "The dealer may flip 1 down card."),
        ("Any player may pay three times the ante to steal one up card from another player.", None),
        # another event, another effect
        ("If anyone folds, redeal.", "If a player folds, the cards are redealt."),
        (
            "If you get a ten face up, you may look at one no-peek card.",
            "If a player gets a ten face up, they may look at 1 no-peek card.",
        ),
        (
            "If a red ace is flipped, that player must pay double max bet or fold.",
            "If a player flips a red ace face up, they must pay double the maximum bet or fold.",
        ),
        ("If you say 'moon', you must fold.", "If a player says the word 'moon', they must fold."),
        # known clauses in new places
        (
            "Deal two cards up to each player, but deal it down if they don't have a down card.",
            "Deal 2 cards face up to each player. It is dealt face down if they have no down card.",
        ),
        (
            "Each player passes one card to their left, including players who already folded.",
            "Each player passes 1 card to the left. Folded players do so too.",
        ),
        (
            "Each player discards three cards. You may pay the pot to discard only one.",
            "Each player discards 3 cards. They may pay the pot to discard 1 card instead.",
        ),
        (
            "Queens are wild, but if you get one face up you must fold.",
            "Queens are wild. If a player gets a queen face up, they must fold.",
        ),
        ("Everyone bets again.", "Betting round, opened by the high hand showing."),
        ("The dealer must bet.", "The dealer bets the minimum bet."),
        ("Any player may pay 1 chip or fold.", "Any player may pay 1 chip or fold."),
        ("Otherwise, high hand wins.", "Otherwise, showdown: the high hand wins."),
        ("Declare high, low or both.", "Each player declares high, low or both."),
        # the same in other words
        (
            "Deal five common cards face down in the shape of a cross.",
            "Deal 5 common cards face down to the table in a cross.",
        ),
        ("Deal one last card face down to each player.", "Deal 1 card face down to each player."),
        (
            "Deal one card face down to each player, which they may not look at.",
            "Deal 1 card face down to each player. Nobody may look at these cards.",
        ),
        (
            "Deal two cards face down to each player, and four cards face up to the table.",
            "Deal 2 cards face down to each player. Deal 4 cards face up to the table.",
        ),
        ("Deal one card up to the low hand showing.", "Deal 1 card face up to the low hand showing."),
        (
            "Deal one card face up to everyone who wants it.",
            "Deal 1 card face up to each player. It is only dealt if they want it.",
        ),
        (
            "Betting round. The low hand showing bets first.",
            "Betting round, opened by the high hand showing. It is opened by the low hand showing.",
        ),
        ("Each player chooses two cards to discard.", "Each player discards 2 cards."),
        ("Each player chooses two cards to pass to the left.", "Each player passes 2 cards to the left."),
        ("Each player keeps five of their seven cards.", "Each player discards down to 5 cards."),
        ("Each player may trade in up to three cards.", "Each player may draw up to 3 cards."),
        ("Each player must discard a card or pay the ante.", "Each player pays the ante or discards 1 card."),
        ("Burn a card, then deal one common card face up.", "Burn 1 card. Deal 1 common card face up to the table."),
        ("Flip over the next two common cards.", "Turn up 2 common cards."),
        ("Flip over the top and bottom cards of the cross.", "Turn up the top and bottom common cards."),
        ("Flip over a corner card of the grid.", "Turn up 1 of the corner common cards."),
        (
            "Normal betting round, with the player to the left of the last raiser opening.",
            "Betting round, opened by the player to the left of the player who bet or raised last.",
        ),
        ("Repeat the previous three steps twice.", "Repeat the last 3 steps 2 more times."),
        ("Repeat steps 3-5 until someone knocks.", "Repeat steps 3 to 5 above until someone knocks."),
        ("Repeat steps 2 and 3 three more times.", "Repeat steps 2 and 3 above 3 more times."),
        ("Each player may stand pat or draw up to five cards.", "Each player may draw up to 5 cards."),
        (
            "Each player may exchange one card for one from the deck, paying two antes.",
            "Each player may pay double the ante to exchange 1 card for the top card of the deck.",
        ),
        (
            "Each player may buy a card face up for the ante or face down for the maximum bet.",
            "Each player may get 1 card dealt up for the ante or down for the maximum bet.",
        ),
        (
            "Each player may pay one chip to replace an up card or two chips to replace a down card.",
            "Each player may twist 1 up card for 1 chip or 1 down card for 2 chips.",
        ),
        ("Each player discards their up cards again.", "Each player discards all their up cards."),
        (
            "Each player flips one card. Then there is a betting round.",
            "Each player flips 1 card. Betting round, opened by the high hand showing.",
        ),
        ("Repeat this until there is only one player left.", "Repeat the last step until only one player is left."),
        ("Each player stacks their five cards face down.", "Each player puts their cards in a stack, face down."),
        (
            "Each player may discard a down card and get an up card.",
            "Each player may both discard 1 down card and get 1 up card dealt.",
        ),
        (
            "The dealer takes a table card and discards one of their own.",
            "The dealer both takes 1 table card and discards 1 card.",
        ),
        ("Each player must bet the minimum or fold.", "Each player pays the minimum bet or folds."),
        ("Five cards are dealt face down to each player.", "Deal 5 cards face down to each player."),
        (
            "Two cards are dealt face down and one face up to each player.",
            "Deal 2 cards face down and 1 card face up to each player.",
        ),
        ("Finally, each player declares high or low.", "Each player declares high or low."),
        ("Next, the next player flips a card.", "The next player flips 1 card."),
        ("First, the first player flips a card.", "The player to the left of the dealer flips 1 card."),
        ("Three common cards are dealt face up.", "Deal 3 common cards face up to the table."),
        ("Deal until each player has seven cards.", "Each player draws cards until they have 7."),
        (
            "Each player holds their down card on their forehead, so that everyone else can see it.",
            "Each player shows all their down cards to everyone else.",
        ),
        ("Each player must either pay the ante or fold.", "Each player pays the ante or folds."),
        ("Each player must fold or match the pot.", "Each player matches the pot or folds."),
        ("Players choose one of their hole cards and turn it face up.", "Each player flips 1 down card."),
        ("Each player flips all but two of their hole cards.", "Each player flips all but 2 of their down cards."),
        ("Each player passes four cards to the left, keeping one.", "Each player passes 4 cards to the left."),
        (
            "The high hand showing passes one card to the player with the low hand showing.",
            "The high hand showing passes 1 card to the low hand showing.",
        ),
        (
            "Any player may pay the ante to see another player's hole card.",
            "Any player may pay the ante to look at 1 down card of another player.",
        ),
        # what goes without saying
        ("After the draw, there is a betting round.", "Betting round, opened by the high hand showing."),
        ("A round of betting follows.", "Betting round, opened by the high hand showing."),
        ("Everyone passes a card to the left at the same time.", "Each player passes 1 card to the left."),
        ("Each player is dealt five cards.", "Deal 5 cards face down to each player."),
        (
            "Each player gets two cards down and one card up.",
            "Deal 2 cards face down and 1 card face up to each player.",
        ),
    ],
)
def test_parts_combine(said: str, ours: str | None) -> None:
    if ours is None:
        ours = read_line(said).write()
    reads_as(said, ours)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Each player may discard one card.", "Each player must discard one card."),
        ("If you flip a four, you must fold.", "If you are dealt a four face up, you must fold."),
        ("Threes are wild in high hands.", "Threes are wild in low hands."),
        ("Each player flips one card.", "Each player in turn flips one card."),
        ("Deal one card face up to the table.", "Deal one common card face up to the table."),
        (
            "Deal two cards down to each player.",
            "Deal two cards down to each player. No player may look at these cards.",
        ),
        ("The low table card is dealt.", None),
        ("Repeat until all cards are face up.", None),  # nobody can tell how much of it
    ],
)
def test_different_meanings_stay_apart(one: str, other: str | None) -> None:
    if other is None:
        with pytest.raises(Unread):
            read_line(one)
    else:
        assert read_line(one) != read_line(other)


@pytest.mark.parametrize(
    ("text", "stop"),
    [
        ("Each player juggles three cards.", "juggles"),
        ("Deal two cards face up to each giraffe.", "giraffe"),
        ("Threes are wild on Tuesdays.", "on"),
        ("Each player passes three cards", "End"),
        ("Banana.", "Banana"),
        ("Deal 2 cards & smile.", "&"),
    ],
)
def test_understanding_stops_where_it_stops(text: str, stop: str) -> None:
    with pytest.raises(Unread) as stopped:
        read_line(text)
    assert stopped.value.column == (len(text) if stop == "End" else text.index(stop))


@pytest.mark.parametrize(
    "text",
    ["", "   ", "...", ",", "\u2603", "a" * 70_000, "wild " * 5_000, "(" * 1000, "threes, " * 3_000 + "are wild."],
)
def test_nonsense_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(Unread, match=r"This is not understood\.|There is nothing here\.|This line is too long"):
        read_line(text)


@pytest.mark.parametrize(
    "said", ["The high hand gets half of the pot, ", "Threes are wild, ", "Deal a card to each player, bet, "]
)
@pytest.mark.parametrize("end", ["banana.", "bet."])
def test_many_sentences_in_one_are_no_riddle(said: str, end: str) -> None:
    """Ways to read them multiply, and are not all tried."""
    try:
        assert read_line(said * 30 + end).rules
    except Unread as refused:
        assert refused.reason


def test_remarks_belong_to_what_they_are_about() -> None:
    with pytest.raises(Unread):
        read_line("Each player flips 1 card. They may have it face up instead.")
    assert len(read_line("Deal 1 card face down to each player. They may have it face up instead.").rules) == 2
