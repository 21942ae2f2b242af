"""Players of the engine give only answers that the table would take from anybody."""

import pytest

from kit.meanings import GAMES
from pokernight import catalogue
from pokernight.play.bits import first
from pokernight.play.chance import Counted, listed
from pokernight.play.course import begin, go_on
from pokernight.play.game import PlayableGame
from pokernight.play.hand import seated
from pokernight.play.judge import Judge
from pokernight.play.lowering import CannotPlay, Lowered
from pokernight.play.players import Player, answer
from pokernight.play.program import Do, Say, Table
from pokernight.play.questions import question
from pokernight.play.verbs.lay import HAND_FROM
from pokernight.table.choices import NOTHING, Answer, Betting, Choice, OneOf
from pokernight.table.events import HIDDEN
from pokernight.table.options import Options
from pokernight.table.picking import Placing


def given(t: Table, seat: int, choice: Choice) -> Answer:
    """The answer that stands in the record, as a player would say it."""
    s = t.s
    said, known = s.said[seat], s.known[seat]
    if isinstance(choice, Betting):
        if said > 0:
            return Answer("raise", word=str(said))
        return Answer("fold") if said == -Say.FOLD else Answer("call" if choice.bets.call else "check")
    if said == -Say.DECLINE:
        return NOTHING
    picked = sorted(listed(s.picked[seat]), key=lambda card: s.place[card] & (1 << HAND_FROM) - 1)
    if s.offered[seat]:
        cards = tuple(card if known >> card & 1 else HIDDEN for card in picked)
        hands = " ".join(str(s.place[card] >> HAND_FROM) for card in picked)
        return Answer(getattr(choice, "verb", ""), cards, hands if isinstance(choice, Placing) else "")
    word = Say(abs(said)).name.lower()
    verb = getattr(choice, "verb", "")
    return Answer(verb, word=word) if verb else Answer(word)


def refused(game: Lowered, player: Player, seed: int) -> str:
    """What the table would refuse in a hand; nothing where all is well."""
    options = Options()
    s = seated((60,) * 5, options, game)
    s.seed = seed
    t = Table(game.program, s, [], Judge(game.hands, options, Counted(seed)))
    begin(t)
    go_on(t)
    while not s.ended:
        seat = first(s.asking)
        choice = question(t, t.game.steps[s.step[s.depth]], seat)
        answer(t, seat, player)
        ways = choice.choices if isinstance(choice, OneOf) else (choice,)
        answers = [given(t, seat, way) for way in ways]
        if not any(map(choice.takes, answers)):
            return f"{choice.prompt} {answers[0]}"
        if s.asking == 0:
            go_on(t)
    return ""


@pytest.mark.parametrize("player", Player)
def test_every_answer_is_one_that_the_table_takes(player: Player) -> None:
    pages = {**GAMES, **{entry.name: entry.game.lines for entry in catalogue}}
    found = {}
    for seed, (name, lines) in enumerate(pages.items()):
        try:
            game = PlayableGame(lines).lowered
        except CannotPlay:
            continue
        if name not in GAMES and not any(step.do == Do.LAY for step in game.program.steps):
            continue  # where cards are laid to hands, answers by chance once named no hand
        if refusal := refused(game, player, seed):
            found[name] = refusal
    assert found == {}
