"""Hands from decks that players have cut, as the table keeps and exports them."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from pokernight.game import Game
from pokernight.table.evidence import evidence_of
from pokernight.table.hand import Hand
from pokernight.table.options import Options
from pokernight.table.record import outcome, record_of
from pokernight.table.shuffle import Shuffle, seal_of


def hexed(chance: Random, count: int) -> str:
    """So many bytes in hexadecimal digits."""
    return chance.randbytes(count).hex()


def cut_by(chance: Random, game: Game, cutting: Sequence[bool]) -> Shuffle:
    """The shuffle of a hand; seat by seat, whether the player cuts."""
    cuts = tuple(hexed(chance, 32) if cuts else "" for cuts in cutting)
    seals = tuple(seal_of(cut) if cut else "" for cut in cuts)
    return Shuffle(game.deck.cards, hexed(chance, 96), seals, cuts)


def played(game: Game, shuffle: Shuffle, chance: Random, options: Options | None = None) -> Hand:
    """A hand from a deck that was cut, played by chance."""
    hand = game.deal(len(shuffle.cuts), shuffle.seed, options, decks=shuffle)
    while not hand.ended:
        seat, choice = next(iter(hand.asking.items()))
        hand.answer(seat, choice.any(chance))
    return hand


def exported(hand: Hand, seat: int, game: str | int, *, opened: bool = False) -> dict[str, Any]:
    """What a seat can save of a hand, as plain data."""
    evidence = evidence_of(hand, seat, opened=opened)
    assert evidence
    data = {"game": game, "seat": seat, **outcome(hand, seat), "shuffle": evidence.data()}
    data |= {"record": json.loads(record_of(hand, game).write())} if opened else {}
    return dict(json.loads(json.dumps(data)))
