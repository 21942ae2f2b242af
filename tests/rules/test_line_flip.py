"""Rules of games with flips, twists and wild cards that change, in the words of other pages and in ours."""

import pytest

from kit.lines import is_unread
from pokernight.rules import Unread, read_line


@pytest.mark.parametrize(
    "said",
    [
        "Each time a wild card is dealt face up, that rank stops being wild and the next higher rank becomes wild.",
        "If a wild card is dealt face up, it is no longer wild and the next rank up is wild.",
        "If a wild card is dealt face up, the next higher rank becomes wild instead.",
        "If a wild card is dealt face up, the wild card moves up one rank.",
    ],
)
def test_the_next_rank_in_place_of_one_that_came_up(said: str) -> None:
    ours = "If a player is dealt a wild card face up, the next rank higher becomes wild instead."
    assert read_line(said).write() == ours


@pytest.mark.parametrize(
    "said",
    [
        "Each time a king is dealt face up, the wild card moves up one rank.",
        "If a king is dealt face up, the wild cards change to the next higher rank.",
        "If a king is dealt face up, the next rank up becomes wild instead.",
    ],
)
def test_the_next_rank_in_place_of_the_one_that_is_wild(said: str) -> None:
    ours = "If a player is dealt a king face up, the next rank higher becomes wild instead."
    assert read_line(said).write() == ours


@pytest.mark.parametrize(
    "said",
    [
        "The lowest possible hand is 2-3-4-5-7 with at least two suits.",
        "The best low hand is 7-5-4-3-2, not all of one suit.",
        "2-3-4-5-7 of mixed suits is the lowest possible hand.",
    ],
)
def test_a_low_hand_that_is_no_flush(said: str) -> None:
    assert read_line(said).write() == "The best low hand is seven, five, four, three, two."


def test_a_low_hand_that_is_a_straight_and_no_flush_is_not_clear() -> None:
    with pytest.raises(Unread):
        read_line("The best low hand is 5-4-3-2-A, not of the same suit.")


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "Each player discards one card, which goes face up to the table.",
            "Each player discards 1 card. Discards lie face up on the table.",
        ),
        (
            "Each player may discard two cards face up to the table.",
            "Each player may discard 2 cards. Discards lie face up on the table.",
        ),
        (
            "The lowest face up discard is wild, as are all cards of the same rank.",
            "The low face-up discard and all cards of the same rank are wild.",
        ),
        (
            "All cards of the same rank as the highest discarded card are wild.",
            "Cards of the same rank as the high face-up discard are wild.",
        ),
    ],
)
def test_discards_that_all_can_see(said: str, ours: str) -> None:
    assert read_line(said).write() == ours


@pytest.mark.parametrize(
    ("does", "ours"),
    [
        (
            "may exchange your bottom card with the top card off the deck",
            "may exchange their bottom card for the top card of the deck",
        ),
        ("must discard the bottom card of your stack", "must discard their bottom card"),
        ("must pass your bottom card to your left", "must pass their bottom card to the left"),
        (
            "may pay max bet to discard it and get a new down card",
            "may pay the maximum bet to discard it to get 1 down card dealt",
        ),
        ("may discard it and draw two new cards face up", "may discard it to get 2 up cards dealt"),
    ],
)
def test_what_is_done_with_cards_when_one_is_flipped(does: str, ours: str) -> None:
    assert read_line(f"If you flip a six, you {does}.").write() == f"If a player flips a six face up, they {ours}."


@pytest.mark.parametrize(
    "said",
    [
        "twist one card. Up cards cost the ante, and down cards cost max bet.",
        "twist one card. It costs the ante for an up card and max bet for a down card.",
        "replace one card, paying the ante for an up card and max bet for a down card.",
        "change one card for the ante if it is face up, or max bet if it is in the hole.",
        "replace one of their up cards for the ante, or their hole card for max bet.",
        "replace one card. Replacing an up card costs the ante, and replacing a down card costs max bet.",
        "twist one card for the ante (up) or max bet (down).",
    ],
)
def test_twists_at_two_prices(said: str) -> None:
    ours = "Each player may twist 1 up card for the ante or 1 down card for the maximum bet."
    assert read_line(f"Each player may {said}").write() == ours


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("twist one up card for free.", "draw 1 up card."),
        ("discard one up card and get a new up card for max bet.", "pay the maximum bet to draw 1 up card."),
        ("buy one replacement card for max bet.", "pay the maximum bet to draw 1 card."),
        (
            "twist one card for max bet. The new card is dealt the same way as the discarded card.",
            "twist 1 card for the maximum bet. The new card lies as the old one lay.",
        ),
        (
            "buy a down card for minimum bet, or an up card for ante.",
            "get 1 card dealt up for the ante or down for the minimum bet.",
        ),
    ],
)
def test_new_cards_for_old_ones(said: str, ours: str) -> None:
    assert read_line(f"Each player may {said}").write() == f"Each player may {ours}"


@pytest.mark.parametrize(
    "said",
    [
        "Each player may twist one card. Up cards cost the ante, and up cards cost max bet.",
        "Each player may replace one up card for the ante, or their hole cards for max bet.",
        "Each player may twist two cards. Up cards cost the ante, and down cards cost max bet.",
    ],
)
def test_prices_that_are_not_clear(said: str) -> None:
    is_unread(said)


@pytest.mark.parametrize(
    "said",
    [
        "You may pay ante to get a different one, and double ante to get a third one.",
        "You may pay ante to replace it and then double ante to replace that one.",
        "You may reject it for ante and get another, and reject that one for double ante.",
    ],
)
def test_a_card_that_is_changed_twice(said: str) -> None:
    assert read_line(f"Deal one up to each player. {said}").write() == (
        "Deal 1 card face up to each player."
        " They may reject the first card for the ante and the second card for double the ante."
    )


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("You must match the pot if you flip a king.", "If a player flips a king face up, they must match the pot."),
        (
            "You may buy an extra down card for max bet if you get a four face up.",
            "If a player gets a four face up, they may pay the maximum bet to get 1 down card dealt.",
        ),
        ("A player gets a free card each time they flip a nine.", None),
        ("Any player must fold if they show a pair.", "If a player shows a pair, they must fold."),
        ("You must fold if you have no cards left.", "If a player has no cards left, they must fold."),
        ("You win the pot if you show three sevens.", "If a player shows 3 sevens, they take the whole pot."),
        (
            "Twos are no longer wild once a two is dealt face up.",
            "If a player is dealt a two face up, twos stop being wild.",
        ),
    ],
)
def test_what_follows_is_said_first(said: str, ours: str | None) -> None:
    assert read_line(said).write() == (ours or "If a player flips a nine face up, they must get 1 card dealt.")


@pytest.mark.parametrize(
    "said",
    [
        "Everyone must pay ante if a king is dealt face up.",
        "Each player must fold if the queen of spades is dealt face up.",
        "Players may look at their cards when they fold.",
    ],
)
def test_who_has_to_do_it_is_not_clear(said: str) -> None:
    is_unread(said)


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("Each player may discard it.", "Each player may discard 1 card from the last deal."),
        (
            "Any player may replace it for max bet.",
            "Any player may pay the maximum bet to exchange 1 card from the last deal for the top card of the deck.",
        ),
        (
            "You may buy a different card for max bet.",
            "They may pay the maximum bet to change it for the next card of the deck.",
        ),
    ],
)
def test_it_is_the_card_that_was_dealt(said: str, ours: str) -> None:
    line = read_line(f"Deal one card up to each player. {said}")
    assert line.write() == f"Deal 1 card face up to each player. {ours}"


@pytest.mark.parametrize(
    "said", ["Each player may discard it.", "Deal two cards up to each player. Each player may replace it for max bet."]
)
def test_it_is_nothing_where_no_card_was_spoken_of(said: str) -> None:
    is_unread(said)


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        ("the player on your right pays ante", "the player to the right must pay the ante"),
        ("the player two seats to your left pays ante", "the player 2 seats to the left must pay the ante"),
        ("your left neighbor must fold", "the player to the left must fold"),
        ("the next player to the left gets a free card", "the player to the left must get 1 card dealt"),
    ],
)
def test_what_a_neighbour_has_to_do(said: str, ours: str) -> None:
    assert read_line(f"If you flip a jack, {said}.").write() == f"If a player flips a jack face up, {ours}."


def test_no_cards_left_is_nobody_on_the_left() -> None:
    line = "If a player has no cards left, discard the table cards."
    assert read_line(line).write() == line


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "The first player to flip a king must match the pot or fold.",
            "If the first of kings is flipped face up, they must match the pot or fold.",
        ),
        (
            "The last discard is wild, as are all cards of the same rank.",
            "The last face-up discard and all cards of the same rank are wild.",
        ),
        (
            "Each player may pay max bet to rearrange the remaining cards in their stack.",
            "Each player may pay the maximum bet to put their cards in a stack, face down.",
        ),
    ],
)
def test_the_first_of_all_and_the_last(said: str, meant: str) -> None:
    assert read_line(said).write() == meant
