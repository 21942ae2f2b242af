"""Exchanges with a neighbour, who may not refuse, and what the dealer does in their place."""

import pytest

from kit.lines import is_unread, reads_as

TRADE = "Each player in turn may trade one card with the player to their left"
TRADED = "Each player in turn may exchange 1 card with the player to the left."
NO_REFUSAL = "The other player may not refuse."
DEALER_TOO = (
    "Each player except the dealer may exchange 1 card with the player to the left."
    " The dealer may exchange 1 card for the top card of the deck."
)

TRADES = [
    (f"{TRADE}, who may not refuse.", f"{TRADED} {NO_REFUSAL}"),
    (f"{TRADE}, who must accept.", f"{TRADED} {NO_REFUSAL}"),
    (f"{TRADE}. The other player may not refuse the trade.", f"{TRADED} {NO_REFUSAL}"),
    (f"{TRADE}. No one may refuse to trade.", f"{TRADED} {NO_REFUSAL}"),
    ("No one may refuse a trade.", NO_REFUSAL),
    (f"{TRADE}. The dealer trades with the top card off the deck.", DEALER_TOO),
    (f"{TRADE}. The dealer trades with the top card off the deck instead.", DEALER_TOO),
    (f"{TRADE}. The dealer may trade with the deck.", DEALER_TOO),
    (f"{TRADE}. The dealer may trade one card with the deck instead.", DEALER_TOO),
    (
        f"{TRADE}, who may not refuse. The dealer trades with the top card off the deck instead.",
        f"{DEALER_TOO} {NO_REFUSAL}",
    ),
    (f"{TRADE}. They may not refuse. The dealer trades with the deck.", f"{DEALER_TOO} {NO_REFUSAL}"),
    (
        "Each player may trade their card with the player to their left. The dealer trades with the deck.",
        "Each player except the dealer may exchange all their cards with the player to the left."
        " The dealer may exchange all their cards for the top card of the deck.",
    ),
    (
        "Each player must trade two cards with the player to their left. The dealer trades with the top two cards of"
        " the deck.",
        "Each player except the dealer exchanges 2 cards with the player to the left."
        " The dealer exchanges 2 cards for the top card of the deck.",
    ),
    (
        "Each player may trade one card with the player to their right. The dealer trades with the deck instead.",
        "Each player except the dealer may exchange 1 card with the player to the right."
        " The dealer may exchange 1 card for the top card of the deck.",
    ),
    (
        "The dealer may trade with the top card off the deck.",
        "The dealer may exchange 1 card for the top card of the deck.",
    ),
]


@pytest.mark.parametrize(("said", "written"), TRADES)
def test_sentence(said: str, written: str) -> None:
    reads_as(said, written)


@pytest.mark.parametrize(
    "said",
    [
        f"{TRADE}. They may refuse.",
        "Each player may draw up to three cards. The dealer exchanges one card with the deck instead.",
        "Each player may trade one card with another player. The dealer trades with the deck instead.",
    ],
)
def test_what_would_mean_something_else_is_not_understood(said: str) -> None:
    is_unread(said)
