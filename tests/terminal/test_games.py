"""Every game of the catalogue can be shown and answered."""

from random import Random

import pytest

from kit.evenings import let_bots_answer
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.evening.evening import Evening
from pokernight.evening.explaining import explained, offers
from pokernight.evening.retelling import transcript
from pokernight.evening.sight import sight
from pokernight.terminal.controls import control_for
from pokernight.terminal.panels import hand_drawn, middle_drawn, players_drawn, rules_drawn
from pokernight.terminal.plain import table_told


@pytest.mark.parametrize("entry", list(shipped()), ids=lambda entry: entry.name)
def test_every_question_of_a_game_has_a_control_and_words(entry: Entry) -> None:
    chance = Random(entry.number)
    evening = Evening.begin(min(4, entry.game.most_seats), entry, kind="random", seed=str(entry.number))
    evening.deal(entry)
    asked = 0
    while evening.playing:
        let_bots_answer(evening)
        question = evening.question
        if question is None:
            continue
        asked += 1
        if asked <= 8:
            seen = sight(evening)
            for tall in (False, True):
                drawn = [draw(seen, tall=tall).plain for draw in (players_drawn, middle_drawn, hand_drawn)]
                assert all(drawn)
            assert "▶" in rules_drawn(seen, 40)[0].plain or not seen.view.line
            assert control_for(question, seen.names, seen.wild).chosen().verb
            assert list(offers(question, seen.names))
            assert list(explained(entry, seen.view, seen.names))
            assert list(table_told(seen))
        evening.answer(evening.me, question.any(chance))
    assert transcript(evening, 1)[-1].startswith("You ")
