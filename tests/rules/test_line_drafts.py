"""Cards that came in a pass, and what of them is kept, passed on or laid away."""

import pytest

from kit.lines import reads_as

DRAFTS = [
    (
        "Each player keeps two of the cards they were passed and passes the rest to their left.",
        "Each player passes all but 2 cards from the last pass to the left.",
    ),
    (
        "Each player keeps one card that was passed to them and passes the others on to the player to their right.",
        "Each player passes all but 1 card from the last pass to the right.",
    ),
    (
        "Each player keeps one of the cards they were passed and discards the rest.",
        "Each player discards all but 1 card from the last pass.",
    ),
    (
        "Each player passes one of the cards they were just passed back to the player on their left.",
        "Each player passes 1 card from the last pass to the left.",
    ),
    (
        "Each player discards two of the cards that were passed to them.",
        "Each player discards 2 cards from the last pass.",
    ),
    (
        "Each player passes all of the cards they were passed to their right.",
        "Each player passes all the cards from the last pass to the right.",
    ),
    ("Each player flips one of the cards they were passed.", "Each player flips 1 card from the last pass."),
    ("Each player passes one card back to their left.", "Each player passes 1 card to the left."),
    (
        "Each player passes one card back to the player who passed to them.",
        "Each player passes 1 card to the player who passed to them.",
    ),
    (
        "Each player keeps two cards and passes the rest to their left.",
        "Each player passes all but 2 cards not kept before to the left.",
    ),
    (
        "Each player keeps one card and passes the rest of their cards to their left.",
        "Each player passes all but 1 card not kept before to the left.",
    ),
    (
        "Each player keeps two cards and passes all of the others to the player on their right.",
        "Each player passes all but 2 cards not kept before to the right.",
    ),
    (
        "Each player chooses one card to keep and passes their remaining cards to the left.",
        "Each player passes all but 1 card not kept before to the left.",
    ),
    (
        "Each player passes their entire hand to the player on their left, keeping one card.",
        "Each player passes all but 1 card not kept before to the left.",
    ),
    (
        "Each player keeps one card and passes the rest left, then keeps one and passes the rest to the right.",
        "Each player passes all but 1 card not kept before to the left. Each player passes all but 1 card from the last"
        " pass to the right.",
    ),
    (
        "Each player passes all but one of their cards to the left.",
        "Each player passes all but 1 of their cards to the left.",
    ),
    (
        "Each player keeps the last card passed to them.",
        "The last card passed to each player is theirs to keep.",
    ),
    ("The last cards passed are kept.", "The last card passed to each player is theirs to keep."),
    (
        "Each player looks at the cards they were passed, keeps one, and passes the rest to their left.",
        "Each player looks at all the cards from the last pass. Each player passes all but 1 card from the last pass to"
        " the left.",
    ),
    (
        "Each player looks at the cards they were passed, keeps one of them, and discards the rest.",
        "Each player looks at all the cards from the last pass. Each player discards all but 1 card from the last"
        " pass.",
    ),
    (
        "Each player picks one card and passes the rest to their left.",
        "Each player passes all but 1 card not kept before to the left.",
    ),
    (
        "Each player takes one of the cards they were passed and passes the others to their left.",
        "Each player passes all but 1 card from the last pass to the left.",
    ),
    (
        "Each player passes back one of the cards they were passed.",
        "Each player passes 1 card from the last pass to the player who passed to them.",
    ),
    (
        "Each player returns one of the cards they were passed to the player on their right.",
        "Each player passes 1 card from the last pass to the right.",
    ),
    (
        "Each player keeps one more card and passes the remaining five cards to the left.",
        "Each player passes all but 1 card not kept before to the left.",
    ),
    (
        "Each player keeps one of their cards, then passes the other six to the right.",
        "Each player passes all but 1 card not kept before to the right.",
    ),
]


@pytest.mark.parametrize(("said", "written"), DRAFTS)
def test_sentence(said: str, written: str) -> None:
    reads_as(said, written)
