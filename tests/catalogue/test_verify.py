"""Whoever checks a hand finds it right, in every game; and finds out whatever was changed, and a house that cheats."""

import json
import os
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache, partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.cut import cut_by, exported, hexed, played
from pokernight.catalogue.shelf import shipped
from pokernight.catalogue.verify import verify
from pokernight.table.evidence import Broken, Prover, evidence_of
from pokernight.table.options import Options
from pokernight.table.record import BadRecord, Record, record_of
from pokernight.table.shuffle import Shuffle, Trees, seal_of

Data = dict[str, Any]

PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_every_seat_finds_its_cards_where_they_were_promised(part: int) -> None:
    for entry in list(shipped())[part::PARTS]:
        chance = Random(entry.number)
        seats = min(chance.randint(2, 7), entry.game.most_seats)
        shuffle = cut_by(chance, entry.game, [seat % 3 != 1 for seat in range(seats)])
        hand = played(entry.game, shuffle, chance, Options(burn=entry.number % 3 == 0))
        shown = 0
        for seat in range(seats + 1):
            data = exported(hand, seat, entry.number)
            assert "seed" not in data["shuffle"]
            verify(json.dumps(data))
            shown += len(data["shuffle"]["proofs"]) if "proofs" in data["shuffle"] else 0
        assert shown, entry.name
        *_, last = verify(json.dumps(exported(hand, chance.randint(0, seats), entry.number, opened=True)))
        assert last.startswith("Played again"), entry.name


def test_a_proof_tells_no_more_than_its_seat_has_seen_while_the_hand_goes_on() -> None:
    """What is proved before the end is a card that the seat saw come off the deck, in the order of the deck."""
    for entry in list(shipped())[::7]:
        chance = Random(entry.number)
        shuffle = cut_by(chance, entry.game, [True, True, False][: min(3, entry.game.most_seats)])
        hand = entry.game.deal(len(shuffle.cuts), shuffle.seed, decks=shuffle)
        prover = Prover(hand, shuffle)
        while not hand.ended:
            prover.go_on()
            for seat in range(len(shuffle.cuts) + 1):
                dealt = [
                    (event["cards"][0])
                    for event in exported(hand, seat, 1)["events"]
                    if event["event"] == "moved" and event["source"] == "deck" and event["cards"] != ["?"]
                ]
                proved = dict.fromkeys(proof.card for proof in prover.proofs[seat])  # a new deal may bring a card again
                assert list(proved) == list(dict.fromkeys(dealt)) or "?" in dealt
            seat, choice = next(iter(hand.asking.items()))
            hand.answer(seat, choice.any(chance))


# What was changed in a record

GAMES = ("Five Card Draw", "Anaconda", "Texas Hold'em", "Oppression")


@cache
def a_record(game: str, *, opened: bool) -> Data:
    """A hand as its first seat saw it, the last of a few that were shuffled most often."""
    entry, chance = shipped()[game], Random(7)
    hands = [played(entry.game, cut_by(chance, entry.game, [True, False, True]), chance) for _ in range(8)]
    return exported(max(hands, key=lambda hand: hand.table.shuffles), 1, entry.number, opened=opened)


Path = tuple[str | int, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every text and number in plain data, and where it stands."""
    if isinstance(value, dict | list):
        for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inner, (*path, name))
    else:
        yield path, value


def another(value: Any) -> Any:
    """Something else of the same kind: another card, another number, other digits."""
    if isinstance(value, int):
        return value + 1
    if value == "?":
        return "Ah"
    if len(value) <= 3:
        return "2c" if value != "2c" else "3c"
    return ("1" if value[0] == "0" else "0") + value[1:]


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def put(data: Data, path: Path, value: Any) -> Data:
    """A copy of data with something else in one place."""
    changed = deepcopy(data)
    at(changed, path[:-1])[path[-1]] = value
    return changed


def changes(data: Data) -> Iterator[tuple[str, Callable[[], Data]]]:
    """The record with every change of one card, hash, number or order, and what was changed."""
    shuffle, events = data["shuffle"], data["events"]
    for path, value in leaves(shuffle, ("shuffle",)):
        if value != "" and path != ("shuffle", "cards"):
            yield f"another {path}", partial(put, data, path, another(value))
    for number, event in enumerate(events):
        for place, card in enumerate(event.get("cards", ())):
            path = ("events", number, "cards", place)
            yield f"another card {path}", partial(put, data, path, another(card))
            if card != "?" and from_the_deck(event):
                yield f"hidden card {path}", partial(put, data, path, "?")
    cards = " ".join(reversed(shuffle["cards"].split()))
    yield "another order of the cards", partial(put, data, ("shuffle", "cards"), cards)
    for name in ("proofs", "roots", "seals", "cuts"):
        yield f"one of the {name} less", partial(put, data, ("shuffle", name), shuffle[name][:-1])
    for name in ("seals", "cuts"):
        yield f"{name} moved on by a seat", partial(put, data, ("shuffle", name), shuffle[name][1:] + shuffle[name][:1])
    dealt = [number for number, event in enumerate(events) if from_the_deck(event)]
    for one, other in pairwise(dealt):
        if events[one]["cards"] != events[other]["cards"]:
            yield f"events {one} and {other} swapped", partial(swapped, data, ("events",), one, other)
    first, second, *_ = shuffle["proofs"]
    for name in ("place", "salt", "path", "card"):
        given = put(data, ("shuffle", "proofs", 0, name), second[name])
        yield f"proofs with each other's {name}", partial(put, given, ("shuffle", "proofs", 1, name), first[name])


def from_the_deck(event: Data) -> bool:
    return bool(event["event"] == "moved" and event["source"] == "deck")


def swapped(data: Data, path: Path, one: int, other: int) -> Data:
    items = list(at(data, path))
    items[one], items[other] = items[other], items[one]
    return put(data, path, items)


MOST = int(os.environ.get("CHANGES", "150"))
"""How many changes are tried in each record; CHANGES=100000 tries them all."""


@pytest.mark.parametrize("opened", [False, True], ids=["sealed", "opened"])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_changed_in_a_record_is_found_out(game: str, opened: bool) -> None:
    data = a_record(game, opened=opened)
    verify(json.dumps(data))
    every = list(changes(data))
    tried = every[:: -(-len(every) // MOST)]
    for name, changed in tried:
        with pytest.raises((Broken, BadRecord)):
            print(game, name, verify(json.dumps(changed())))
    print(f"{game}: {len(tried)} of {len(every)} changes found out")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_opened_holds_for_the_whole_story(game: str) -> None:
    """With the seed and the answers, no event can be told otherwise, whether it is about cards or about chips."""
    data = a_record(game, opened=True)
    for number in range(0, len(data["events"]), max(1, len(data["events"]) // 20)):
        changed = deepcopy(data)
        del changed["events"][number]
        with pytest.raises((Broken, BadRecord)):
            verify(json.dumps(changed))
    for name in ("net", "stacks"):
        changed = deepcopy(data)
        changed[name][0] += 1
        with pytest.raises(Broken):
            verify(json.dumps(changed))


def test_a_record_of_the_whole_hand_is_checked_as_well() -> None:
    entry, chance = shipped()["five card draw"], Random(3)
    hand = played(entry.game, cut_by(chance, entry.game, [True, False]), chance)
    written = record_of(hand, entry.number).write()
    assert record_of(Record.read(written).play(entry.game.deal(2, decks=Record.read(written).tops(entry.game.deck))), 1)
    assert len(verify(written)) == 3
    data = json.loads(written)
    for path, value in leaves(data["shuffle"]):
        if value and path != ("cards",):
            with pytest.raises((Broken, BadRecord)):
                verify(json.dumps(put(data, ("shuffle", *path), another(value))))


def test_the_seed_can_be_told_later() -> None:
    sealed, opened = (a_record("Anaconda", opened=opened) for opened in (False, True))
    assert "not been opened" in verify(json.dumps(sealed))[-1]
    assert "every card" in verify(json.dumps(sealed), opened["shuffle"]["seed"])[-1]
    with pytest.raises(Broken, match="not the seed"):
        verify(json.dumps(sealed), "ab" * 96)


def test_records_without_evidence_are_still_played_and_say_so() -> None:
    old = json.dumps({"game": "Five Card Draw", "seats": 2, "deck": "Ah Kd", "seed": 7, "answers": []})
    assert Record.read(old).shuffle is None
    with pytest.raises(Broken, match="Nothing was promised"):
        verify(old)


@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner)
            | st.dictionaries(st.sampled_from(["shuffle", "events", "cards", "record", "event", "seat"]), inner)
        ),
        max_leaves=12,
    )
)
def test_nonsense_is_refused_with_a_sentence(data: object) -> None:
    for written in (json.dumps(data), json.dumps({**a_record("Five Card Draw", opened=True), "events": data})):
        with pytest.raises((Broken, BadRecord)):
            verify(written)


# A house that cheats


class Stacked(Shuffle):
    """A house that deals another deck than follows from its seed and the cuts: two cards have changed places."""

    def __getitem__(self, number: Any) -> Any:
        deck = list(super().__getitem__(number))
        deck[0], deck[-1] = deck[-1], deck[0]
        return tuple(deck)


def cheated(shuffle: Shuffle, kind: type[Shuffle] = Shuffle, **changed: Any) -> Data:
    """What seat 1 sees of a hand whose house promised one shuffle and deals another."""
    entry = shipped()["five card draw"]
    promise = evidence_of(played(entry.game, shuffle, Random(5)), 1)
    other = kind(**{name: changed.get(name, getattr(shuffle, name)) for name in ("cards", "seed", "seals", "cuts")})
    hand = played(entry.game, other, Random(5))
    data = exported(hand, 1, entry.number, opened="opened" in changed)
    assert promise
    fixed = {name: value for name, value in promise.data().items() if name in ("commitment", "roots", "seals")}
    return {**data, "shuffle": {**data["shuffle"], **fixed}}


@pytest.fixture
def honest() -> Shuffle:
    return cut_by(Random(9), shipped()["five card draw"].game, [True, True])


def test_an_honest_house_is_not_accused(honest: Shuffle) -> None:
    verify(json.dumps(cheated(honest)))


def test_another_deck_than_was_promised_is_found_out(honest: Shuffle) -> None:
    with pytest.raises(Broken, match="did not lie at place"):
        verify(json.dumps(cheated(honest, Stacked)))


def test_a_seed_chosen_after_the_cut_is_found_out_at_once(honest: Shuffle) -> None:
    """The house has seen the cuts, tries seeds until the cards please it, and deals from the best."""
    chance = Random(11)
    best = max(
        (hexed(chance, 96) for _ in range(50)),
        key=lambda seed: Shuffle(honest.cards, seed, honest.seals, honest.cuts)[0][0],
    )
    with pytest.raises(Broken, match="did not lie at place"):
        verify(json.dumps(cheated(honest, seed=best)))


def test_a_cut_chosen_after_the_others_is_found_out_at_once(honest: Shuffle) -> None:
    """A friend of the house waits for the others, and would cut as the house tells them; but the cut was sealed."""
    cuts = (honest.cuts[0], hexed(Random(12), 32))
    with pytest.raises(Broken, match="seat 2 is not the one that was sealed"):
        verify(json.dumps(cheated(honest, cuts=cuts)))


def test_a_seal_chosen_after_the_others_is_found_out_as_well(honest: Shuffle) -> None:
    cuts = (honest.cuts[0], hexed(Random(12), 32))
    data = cheated(honest, cuts=cuts)
    data["shuffle"]["seals"] = [honest.seals[0], seal_of(cuts[1])]
    with pytest.raises(Broken, match="did not lie at place"):
        verify(json.dumps(data))


def test_a_house_that_promised_no_order_of_its_seed_is_found_out_when_it_opens_it(honest: Shuffle) -> None:
    """The house commits to places that do not follow from its seed: each proof holds, and the seed tells on it."""
    entry = shipped()["five card draw"]

    class Crooked(Trees):
        def _leaves(self, number: int) -> Iterator[str]:
            return iter(list(super()._leaves(number))[::-1])

    hand = played(entry.game, honest, Random(5))
    data = exported(hand, 1, entry.number, opened=True)
    data["shuffle"]["roots"] = list(Crooked(data["shuffle"]["cards"].split(), honest.seed, honest.seals).roots(1))
    data["shuffle"].pop("proofs")
    data["events"] = []
    with pytest.raises(Broken, match="do not lie where the seed puts them"):
        verify(json.dumps(data))
