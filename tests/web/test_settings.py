"""The settings of a table: what forms and messages may ask for, and what the pages offer."""

import json
import re

import pytest

from pokernight.catalogue.problem import Mistake
from pokernight.web import messages, pages
from pokernight.web.deeds import Settings
from pokernight.web.room import Room, options_of
from pokernight.web.tables import SETTINGS, TICKS, settings_of

FORM = (pages.HERE / "templates" / "settings.html").read_text(encoding="utf-8")
ELSEWHERE = {"name", "game", "rules", "title"}
"""What the lobby asks for outside the form of the customs."""


def test_the_form_has_every_setting_and_nothing_else() -> None:
    assert set(re.findall(r'name="(\w+)"', FORM)) == SETTINGS.keys() - ELSEWHERE
    assert set(re.findall(r'type="checkbox" name="(\w+)"', FORM)) == set(TICKS)
    assert set(re.findall(r'type="checkbox" name="(\w+)" checked', FORM)) == {
        tick for tick in TICKS if SETTINGS[tick]["default"]
    }


def test_the_form_offers_what_a_table_takes() -> None:
    numbers = re.findall(r'type="number" name="(\w+)" min="(\d+)" max="(\d+)" value="(\d+)"', FORM)
    assert {name for name, *_ in numbers} == {name for name in SETTINGS if "maximum" in SETTINGS[name]}
    for name, least, most, usual in numbers:
        setting = SETTINGS[name]
        assert setting["minimum"] <= int(least) <= int(usual) == setting["default"] <= int(most) == setting["maximum"]
    for name, choices in re.findall(r'<select name="(\w+)">(.*?)</select>', FORM, re.DOTALL):
        assert sorted(re.findall(r'value="(.*?)"', choices)) == SETTINGS[name]["enum"]
        assert re.findall(r'value="(.*?)" selected', choices) == [SETTINGS[name]["default"]]


def test_customs_reach_the_table() -> None:
    usual = options_of(Settings())
    for name in set(vars(usual)) - {"ranking"}:
        assert name in SETTINGS, "all that a table can agree on is a setting"
    assert not options_of(Settings(raises_for_two=False)).raises_for_two


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seats": "15"}, "another number for seats: from 2 to 14"),
        ({"seconds": "-1"}, "another number for seconds: from 1 to 600"),
        ({"bank": "9" * 400}, "another number for bank"),
        ({"pause": "soon"}, "another number for pause"),
        ({"low": "lowest"}, "one of these for low: ace to five, ace to six, deuce to seven"),
        ({"spectators": "all"}, "one of these for spectators"),
    ],
)
def test_what_no_table_can_have_is_refused(wrong: dict[str, str], sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        settings_of(wrong)


@pytest.mark.parametrize("wrong", [{"seconds": 0}, {"bank": 10**400}, {"pause": 700}, {"seats": 1}, {"name": "x" * 41}])
def test_no_message_asks_for_what_no_table_can_have(wrong: dict[str, object]) -> None:
    with pytest.raises(messages.NoMessage):
        messages.read(json.dumps({"id": "settings 1", "do": "settings", "settings": wrong}))


def test_a_game_from_the_editor_keeps_its_name_and_the_table_its_own() -> None:
    settings = settings_of(
        {"rules": "Deal five cards face down to each player.\nBet.\nShowdown.", "title": "River Rats"}
    )
    room = Room(settings)
    assert (settings.name, settings.title) == ("Poker Night", "River Rats")
    assert room.told(room.next_game) == room.entry_of(room.next_game).name == "River Rats"
