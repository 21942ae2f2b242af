"""Hands that others have written down, played at our table."""

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from pokernight.histories.history import BadHistory, History, read_histories
from pokernight.histories.replaying import replay

HANDS = {history.name: history for history in read_histories((Path(__file__).parent / "hands.phhs").read_bytes())}
STRADDLE = HANDS["[a straddle, a side pot and a hand that is mucked]"]
RAKED = HANDS["[stacks that are not known, and a rake]"]


@pytest.mark.parametrize("history", HANDS.values(), ids=list(HANDS))
def test_it_comes_out_as_written(history: History) -> None:
    played = replay(history)
    assert not played.wrong
    assert played.checked == played.hand.ended == bool(history.finishing or history.winnings)


def test_the_rake_is_what_is_missing() -> None:
    assert [name for name, history in HANDS.items() if replay(history).rake] == [RAKED.name]
    assert replay(RAKED).rake == RAKED.chips(Decimal("0.95"))


@pytest.mark.parametrize("name", [name for name, history in HANDS.items() if history.finishing])
def test_other_stacks_do_not_fit(name: str) -> None:
    """A tenth of the pot may have gone to the house, but a player who has more had it from nowhere."""
    history = HANDS[name]
    stacks = list(history.finishing)
    most = max(range(len(stacks)), key=lambda seat: stacks[seat])
    stacks[most] += 20
    assert "in the history" in replay(replace(history, finishing=tuple(stacks))).wrong
    stacks[most] -= 80
    assert "in the history" in replay(replace(history, finishing=tuple(stacks))).wrong


def test_who_mucks_wins_nothing() -> None:
    """Even with the best hand, as in the rules of all houses."""
    actions = tuple(
        replace(action, cards=()) if action.do == "sm" and action.seat == 3 else action for action in STRADDLE.actions
    )
    assert "Player 2 has 71.0" in replay(replace(STRADDLE, actions=actions)).wrong


def changed(old: str, new: str, name: str = STRADDLE.name) -> bytes:
    """The file with one hand, and something said otherwise in it."""
    text = (Path(__file__).parent / "hands.phhs").read_text(encoding="utf-8")
    one = next(part for part in text.split("\n\n") if name.strip("[]") in part)
    assert old in one
    return one.replace(old, new).encode()


WRONG = [
    ("p4 cbr 6", "p4 cbr 2.5", "A raise goes from 30 to 640 here"),
    ("p4 cbr 6", "p1 cbr 6", '"p1 f": player 1 is not asked anything then'),
    ("p4 cbr 6", "p4 open 6", '"p4 open 6" is no action'),
    ("p4 cbr 6", "p9 cbr 6", "there are only 4 players"),
    ("p4 cbr 6", "p4 cbr x", "'x' is no amount"),
    ("AsQs", "AsXs", "AsXs"),
    ("d dh p4 ????", "d dh p4 9h2c", "The nine of hearts is dealt twice"),
    ("p2 sm 9h9d", "p2 sm 9h8d", "Player 2 shows the eight of diamonds"),
    ("p1 f", "p1 sd 9h", "Player 1 changes cards once more than the game lets players do"),
    ("d dh p2 9h9d", "d dh p2 9h9d2c", "Player 2 is dealt more cards than players get"),
    ('"NT"', '"XX"', "There is no variant 'XX'"),
    ("[80, 23.5, 120, 64]", "[80]", "two players or more"),
    ("[80, 23.5, 120, 64]", "[80, 0, 120, 64]", "starts with chips"),
    ("[79.5, 0, 208, 0]", "[79.5, 0, 208]", "4 players, but 3 finishing stacks"),
    ("[0, 0, 0, 0]", "[0, 0, 0, 0, 0]", "4 players, but 5 antes"),
    ("[0, 0, 0, 0]", '"none"', "The antes of a hand history are a list"),
    ("antes =", "antes", "it is no TOML"),
    ("min_bet = 1", "min_bet = true", "'True' is no amount"),
    ("min_bet = 1", "min_bet = 1e-9", "counted in chips"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), WRONG)
def test_what_does_not_fit_is_said_in_a_sentence(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadHistory) as refused:
        for history in read_histories(changed(old, new)):
            replay(history)
    assert sentence in str(refused.value)
    assert str(refused.value).endswith(".")


def test_a_hand_may_stop_before_a_draw() -> None:
    badugi = HANDS["[a badugi]"]
    first = next(at for at, action in enumerate(badugi.actions) if action.do == "sd")
    played = replay(replace(badugi, actions=badugi.actions[:first], finishing=()))
    assert (played.wrong, played.checked, played.hand.ended) == ("", False, False)


def test_a_hand_that_stops_says_nothing_of_the_end() -> None:
    name = "[a history that stops early, and says nothing of the end]"
    (history,) = read_histories(
        changed(
            "starting_stacks = [50, 50, 50]", "starting_stacks = [50, 50, 50]\nfinishing_stacks = [50, 50, 50]", name
        )
    )
    assert replay(history).wrong == "The history stops before the hand is over, and yet says how it ended."
