"""An evening: the deal goes round, chips carry on, and nothing is lost between hands."""

import pytest

from kit.evenings import begun, let_bots_answer, played_on
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import shipped
from pokernight.catalogue.verify import verify
from pokernight.evening.evening import Evening
from pokernight.evening.people import person_at, seat_of
from pokernight.table.choices import Refused
from pokernight.table.options import Options

STUD = shipped()["five card stud"]


def test_seats_and_people_fit_together_in_every_hand() -> None:
    for people in range(2, 9):
        for number in range(1, 20):
            seats = [seat_of(person, number, people) for person in range(people)]
            assert sorted(seats) == list(range(1, people + 1))
            assert [person_at(seat, number, people) for seat in seats] == list(range(people))


def test_the_deal_goes_round_and_the_last_seat_deals() -> None:
    evening = Evening.begin(3, STUD, seed="round")
    dealers = []
    for _ in range(4):
        dealers.append(evening.next_dealer.name)
        evening.deal(STUD)
        assert evening.seated[-1].name == dealers[-1]
        played_on(evening)
    assert dealers == [evening.people[at].name for at in (0, 1, 2, 0)]


def test_every_hand_that_is_kept_can_be_verified() -> None:
    evening = Evening.begin(3, STUD, kind="caller", seed="cut")
    for number in (1, 2, 3):
        evening.deal(STUD)
        played_on(evening)
        record = evening.past[-1]
        assert record.shuffle
        assert [bool(cut) for cut in record.shuffle.cuts] == [seat == evening.me for seat in (1, 2, 3)], number
        assert verify(record.write())[0].startswith("1 of 3 players cut the deck")
    assert len({record.shuffle.commitment for record in evening.past if record.shuffle}) == 3


def test_chips_carry_on_from_hand_to_hand() -> None:
    evening = Evening.begin(4, STUD, kind="caller", seed="chips")
    for _ in range(5):
        before = {person.name: person.chips for person in evening.people}
        evening.deal(STUD)
        assert evening.hand
        assert dict(zip([person.name for person in evening.seated], evening.hand.stacks, strict=True)) == before
        played_on(evening)
        assert sum(person.chips for person in evening.people) == 800
        assert sum(person.gain for person in evening.people) == 0
    assert len(evening.past) == 5


def test_bots_without_chips_buy_and_you_have_to_say_so() -> None:
    evening = Evening.begin(2, STUD, Options(stack=50))
    evening.people[1].chips = 0
    evening.deal(STUD)
    assert (evening.people[1].chips, evening.people[1].bought) == (50, 100)
    with pytest.raises(Mistake, match="between two hands"):
        evening.buy()
    played_on(evening)
    evening.people[0].chips = 0
    assert evening.broke
    with pytest.raises(Mistake, match="no chips left"):
        evening.deal(STUD)
    evening.buy()
    evening.deal(STUD)
    assert evening.people[0].bought == 100


def test_a_hand_is_dealt_only_when_the_last_one_is_over() -> None:
    evening = Evening.begin(3, STUD)
    evening.deal(STUD)
    with pytest.raises(Mistake, match="being played"):
        evening.deal(STUD)


def test_too_many_players_are_refused() -> None:
    with pytest.raises(Mistake, match="Anaconda is for 2 to 7 players, and you are 9"):
        Evening.begin(9, shipped()["anaconda"])
    with pytest.raises(Mistake, match="2 to 14"):
        Evening.begin(1)


def test_the_dealer_calls_the_game() -> None:
    evening = Evening.begin(3, seed="choice")
    assert evening.called() is None
    assert "you call the game" in evening.announced(None)
    evening.deal(STUD)
    played_on(evening)
    called = evening.called()
    assert called
    assert called.game.most_seats >= 3
    assert evening.announced(called) == f"{evening.people[1].name} deals next: {called.name}."


def test_with_a_game_for_the_evening_nobody_is_asked() -> None:
    evening = Evening.begin(3, STUD)
    assert evening.called() == STUD


def test_an_answer_that_is_refused_changes_nothing() -> None:
    evening = begun("Deal one card face down to each player.", "Betting round.", "Showdown: the high hand wins.")
    let_bots_answer(evening)
    assert evening.hand
    before = list(evening.hand.answers)
    with pytest.raises(Refused):
        evening.answer(evening.me, "bet 1000")
    assert evening.hand.answers == before


def test_a_bot_thinks_about_a_copy_of_the_table() -> None:
    anaconda = shipped()["anaconda"]
    evening = Evening.begin(3, anaconda, kind="caller")
    evening.deal(anaconda)
    assert evening.hand
    thought = evening.thought(1)
    question = evening.hand.asking[1]
    while evening.hand.asking.get(1) is question or 1 in evening.hand.asking:
        for seat, choice in list(evening.hand.asking.items()):
            evening.answer(seat, choice.default)
        if not isinstance(evening.hand.asking.get(1), type(question)):
            break
    assert question.check(thought())


def test_words_said_aloud_are_heard() -> None:
    evening = begun("Deal one card face down to each player.", "Betting round.", "Showdown: the high hand wins.")
    evening.say("King")
    assert evening.hand
    assert str(evening.hand.answers[-1][1]) == "say king"
