"""Two people and a bot play whole hands of games that together use every kind of control."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from pokernight.table.choices import Choice
from web.whole.house import House
from web.whole.player import Player, play, players

STACK = 1_000

GAMES: dict[str, tuple[str, ...]] = {
    "Five Card Draw": ("betting: bet", "betting: raise", "betting: call", "acekept: draw"),
    "Anaconda III": ("cards: pass", "cards: discard", "piles: stack"),
    "Anaconda II": ("portions: pass", "words: declare"),
    "Let's Make a Deal": ("cards: auction", "number: bid"),
    "Double Double": ("placing: flip",),
    "Canadian": ("oneof: discard", "cards: twist"),
    "7/27 No Chaser": ("words: take",),
    "Henway": ("piles: split",),
    "High/Low Jim": ("piles: split", "words: flip"),
    "Weeping Willow": ("words: offer", "words: accept", "cards: trade"),
    "Go Fish": ("words: choose [a-z]", r"words: choose \d"),
    "Flip Seven": ("cards: flip",),
    "Hi/Lo Cherry'O": ("words: choose", "words: declare"),
    "Chit Game": ("oneof: take",),
}
"""Games, and the questions with their answers that are there in every hand of them, whatever the cards are."""


@pytest.fixture(scope="module")
def friends(browser: Browser, house: House) -> Iterator[list[Player]]:
    """Ada and Ben, each with a browser."""
    with players(browser, house.address, "Ada", "Ben") as people:
        yield people


@pytest.fixture
def evening(friends: list[Player]) -> list[Player]:
    """Ada opens a table of dealer's choice, Ben comes by her link, and a bot sits down with them; they stay there."""
    ada, ben = friends
    if not all(player.over for player in friends):
        link = ada.open_table(Bots="0", customs={"Chips in a stack": str(STACK), "Seconds to answer": "600"})
        ben.join(link)
        ada.add_bot("caller")
    return friends


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_hand(evening: list[Player], game: str) -> None:
    ada, ben = evening
    for player in evening:
        player.begin()
    ada.call(game)
    ada.deal()
    for player in evening:
        expect(player.page.locator(".won-list")).to_have_count(0)
        expect(player.page.get_by_role("heading", level=1)).to_contain_text(f"{game}, hand ")

    def enough() -> bool:
        return all(any(used(player, what) for player in evening) for what in GAMES[game])

    play(evening, enough)
    assert enough(), [(player.kinds, player.answers) for player in evening]
    assert ada.winners() == ben.winners() != []
    assert ada.ledger() == ben.ledger()
    assert sum(int(chips) for _, chips, *_ in ada.ledger()) == 3 * STACK


def used(player: Player, what: str) -> bool:
    """Whether a player was asked something of a kind, and gave an answer that begins so."""
    kind, _, verb = what.partition(": ")
    return player.kinds[kind] > 0 and any(re.match(verb, answer) for answer in player.answers)


def test_every_kind_of_question_is_among_them() -> None:
    asked = {what.partition(":")[0] for whats in GAMES.values() for what in whats}
    assert asked == {kind.__name__.lower() for kind in kinds(Choice)}


def kinds(choice: type[object]) -> Iterator[type[object]]:
    """All kinds of a choice."""
    for kind in choice.__subclasses__():
        yield from (kind, *kinds(kind))
