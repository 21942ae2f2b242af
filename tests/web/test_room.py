"""A table without the web: deeds change it, refused ones do not, and the journal sets it up again."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import shipped
from pokernight.table.choices import Refused
from pokernight.table.referee import Insight
from pokernight.web import deeds
from pokernight.web.history import hands_seen, look_back
from pokernight.web.room import KEPT_IDS, Room
from pokernight.web.sight import hand_seen, people_seen, question_seen
from pokernight.web.store import Store
from pokernight.web.teller import Teller


def opened(game: str = "anaconda", people: int = 3, **settings: object) -> Room:
    room = Room(deeds.Settings(game=game, **settings))  # type: ignore[arg-type]
    for number in range(1, people + 1):
        room.do(deeds.Join(f"p{number}", f"Player {number}", key=f"k{number}"))
    return room


def deal(room: Room) -> list[deeds.AnyDeed]:
    """Shuffle and deal the next hand; what was done."""
    done: list[deeds.AnyDeed] = []
    for decided in (room.next_shuffle, room.next_deal):
        done.append(decided())
        room.do(done[-1])
    return done


def played_out(room: Room, chance: Random) -> list[deeds.AnyDeed]:
    """Deal a hand and play it by chance; every deed in order."""
    done = deal(room)
    assert room.hand
    while not room.hand.ended:
        seat, choice = next(iter(room.hand.asking.items()))
        done.append(deeds.Answered(seat, str(choice.any(chance)), id=f"{room.number}/{len(done)}"))
        room.do(done[-1])
    return done


def seen(room: Room, seat: int) -> dict[str, Any]:
    """The hand as a seat sees it."""
    assert room.hand
    return hand_seen(room, room.hand.view(seat), Insight(room.hand, seat))


def test_hands_follow_each_other_and_the_deal_goes_round() -> None:
    room, chance = opened(), Random(1)
    dealers = []
    for _ in range(4):
        played_out(room, chance)
        dealers.append(room.dealer)
        assert room.ledger.balance == 0
    assert dealers == ["p1", "p2", "p3", "p1"]
    assert room.number == len(room.past) == 4


def test_the_journal_sets_the_table_up_again(tmp_path: Path) -> None:
    room, chance = opened(), Random(2)
    journal: list[deeds.AnyDeed] = [deeds.Join(f"p{n}", f"Player {n}", key=f"k{n}") for n in (1, 2, 3)]
    journal += played_out(room, chance)
    journal += deal(room)
    store = Store(tmp_path / "store.db")
    store.open_room("t1", b"", 0.0)
    waiting = [store.append("t1", number, deeds.written(deed)) for number, deed in enumerate(journal)]
    for done in waiting:
        done.result(timeout=10)
    store.close()
    again = Room(room.settings)
    for line in Store(tmp_path / "store.db").journal("t1"):
        again.do(deeds.read(line))
    assert again.hand
    assert room.hand
    assert again.hand.table.log == room.hand.table.log
    assert people_seen(again) == people_seen(room)
    for seat in (1, 2, 3):
        assert question_seen(again, again.hand.view(seat)) == question_seen(room, room.hand.view(seat))


def test_who_stops_waiting_does_not_stop_the_journal(tmp_path: Path) -> None:
    store = Store(tmp_path / "store.db")
    store.open_room("t1", b"", 0.0)
    assert not store.append("t1", 0, b"first").cancel()
    store.append("t1", 1, b"second").result(timeout=10)
    assert list(store.journal("t1")) == [b"first", b"second"]
    store.close()


def test_whoever_leaves_after_a_hand_is_still_named_in_it() -> None:
    room = opened()
    played_out(room, Random(6))
    room.do(deeds.Leave("p2"))
    assert "Player 2" in room.names
    assert seen(room, 1)
    assert hands_seen(room, "p1")[0]["number"] == 1


def test_whoever_misses_two_questions_in_a_row_is_away_until_they_are_back() -> None:
    room = opened("seven card stud", people=2)
    deal(room)
    assert room.hand
    for _ in range(4):
        assert all(guest.here == (guest.missed < 2) for guest in room.guests)
        room.do(deeds.Answered(next(iter(room.hand.asking)), "check"))
    assert [(guest.missed, guest.here) for guest in room.guests] == [(2, False), (2, False)]
    room.do(deeds.Status("p1", here=True))
    assert [(guest.missed, guest.here) for guest in room.guests] == [(0, True), (2, False)]


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    room = opened(people=2, seats=2)
    before = people_seen(room)
    with pytest.raises(Mistake, match="All seats"):
        room.do(deeds.Join("p9", "Late"))
    with pytest.raises(Mistake, match="full stack"):
        room.do(deeds.Rebuy("p1"))
    with pytest.raises(Mistake, match="No hand"):
        room.do(deeds.Answered(1, "check"))
    deal(room)
    with pytest.raises(Refused, match="pass"):
        room.do(deeds.Answered(1, "dance"))
    with pytest.raises(Mistake, match="being played"):
        room.do(room.next_shuffle())
    with pytest.raises(Mistake, match="Nobody of that name"):
        room.do(deeds.Leave("p9"))
    assert [person["bought"] for person in people_seen(room)] == [person["bought"] for person in before]


def test_whatever_is_said_a_question_keeps_its_name() -> None:
    room = opened()
    deal(room)
    asked = room.question(1)
    room.do(deeds.Said(room.seated[0], "well, well"))
    assert room.question(1) == asked
    assert room.hand
    room.do(deeds.Answered(1, str(room.hand.asking[1].default)))
    assert room.question(1) != asked


def test_only_answers_are_ever_forgotten() -> None:
    room = opened()
    room.do(deeds.Said("p1", "hello", id="p1/hello"))
    while len(room.answered) < KEPT_IDS:
        played_out(room, Random(room.number))
        for guest in room.guests:
            guest.line.front = 200
    played_out(room, Random(0))
    assert "p1/hello" in room.done
    assert "1/2" not in room.done


def test_dealers_call_their_games_and_own_rules_are_played() -> None:
    room = opened(game="")
    with pytest.raises(Mistake, match="yet to call"):
        room.next_shuffle()
    room.do(deeds.Call("five card draw"))
    deal(room)
    assert room.game == "Five Card Draw (#1)"
    own = opened(game="", rules=("Deal five cards face down to each player.", "Showdown: the high hand wins."))
    deal(own)
    assert own.hand
    assert own.hand.ended
    with pytest.raises(Mistake, match="not understood"):
        own.do(deeds.Change(deeds.Settings(rules=("Dance on the table.",))))


def test_a_hand_is_looked_at_again_as_each_saw_it() -> None:
    room = opened("five card draw")
    played_out(room, Random(4))
    (told,) = hands_seen(room, "p2")
    assert told["gain"] == room["p2"].chips - 200
    again = look_back(room, "p2", 1).do()
    assert again["steps"][-1]["hand"]["ended"]
    assert again["steps"][-1]["hand"] == seen(room, room.seat_of("p2"))
    first = again["steps"][0]["hand"]["seats"]
    assert [one["hands"][0]["cards"][0]["card"] is not None for one in first] == [
        person == "p2" for person in room.seated
    ]
    assert "deck" not in again["record"]
    with pytest.raises(Mistake, match="not kept"):
        look_back(room, "p2", 9)


def test_everybody_sees_the_own_cards_and_hears_the_own_story() -> None:
    room = opened("seven card stud")
    deal(room)
    assert room.hand
    teller = Teller(room.hand, [room[person].name for person in room.seated], [])
    teller.go_on()
    for seat in (0, 1, 2, 3):
        seats = seen(room, seat)["seats"]
        shown = [[card["card"] is not None for card in one["hands"][0]["cards"]] for one in seats]
        assert [cards.count(True) for cards in shown] == [3 if number == seat else 1 for number in (1, 2, 3)]
        assert ("you" in " ".join(teller.lines[seat]).casefold()) == bool(seat)


def test_every_rule_of_every_game_is_explained() -> None:
    for entry in shipped():
        for sentence, meanings in zip(entry.game.sentences, entry.game.meanings, strict=True):
            assert all(meanings), f"{entry.name}: {sentence}"
    (passed, *_) = shipped()["anaconda"].game.meanings[1]
    assert passed.startswith("Everybody chooses first")
