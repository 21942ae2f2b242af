"""No-peek cards: where nobody may look at the cards that are dealt, nobody looks at one that is bought."""

import os
from random import Random

import pytest

from kit.ruled import ruled
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.rules.dealing.deal import Deal
from pokernight.rules.dealing.handout import GetDealt
from pokernight.rules.parts.places import Face
from pokernight.table.choices import Answer, Words
from pokernight.table.frame import Frame
from pokernight.table.hand import Hand
from pokernight.table.places import Lie
from pokernight.table.table import Table

HANDS = int(os.environ.get("HANDS", "100"))
"""How many hands of each game are played."""


def down_lies(entry: Entry) -> set[Lie]:
    """How the cards lie that the page deals to each player, face down."""
    deals = [(rule, turn) for turn in ruled(entry.game).course.turns for rule in turn.rules if isinstance(rule, Deal)]
    return {lie for rule, turn in deals for lie in rule._lies(Frame(rule, turn.remarks))} - {Lie.UP}


def sells_down_cards(entry: Entry) -> bool:
    """Whether a player can get a down card beside those that everybody is dealt."""
    return any(bought.face is not Face.UP for bought in ruled(entry.game).course.parts_of(GetDealt))


BOUGHT = [entry for entry in shipped() if Lie.BLIND in down_lies(entry) and sells_down_cards(entry)]


def bought_out(hand: Hand, chance: Random) -> None:
    """Play a hand to its end with players who buy what they can, and bet and fold little."""
    while not hand.ended:
        seat, choice = next(iter(hand.asking.items()))
        answer = Answer("take") if isinstance(choice, Words) and "take" in choice.words else choice.default
        hand.answer(seat, answer if chance.random() < 0.9 else choice.any(chance))


@pytest.mark.parametrize("entry", BOUGHT, ids=lambda entry: entry.name)
def test_a_bought_down_card_is_a_no_peek_card_unless_the_page_deals_down_cards_too(
    entry: Entry, monkeypatch: pytest.MonkeyPatch
) -> None:
    take = GetDealt.take
    lies: set[Lie] = set()

    def watched(self: GetDealt, table: Table, frame: Frame, answer: Answer) -> None:
        before = len(table.state.dealt)
        take(self, table, frame, answer)
        lies.update(dealt.lie for dealt in table.state.dealt[before:])

    monkeypatch.setattr(GetDealt, "take", watched)
    for number in range(HANDS):
        chance = Random(f"no peek/{entry.number}/{number}")
        bought_out(entry.game.deal(chance.randint(2, entry.game.most_seats), f"no peek/{number}"), chance)
    assert lies == {Lie.DOWN if Lie.DOWN in down_lies(entry) else Lie.BLIND}
