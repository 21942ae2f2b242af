"""Evenings for tests: a game from English rules or from the catalogue, brought to the question that is wanted."""

from pokernight.catalogue.entry import ROOT, Entry
from pokernight.catalogue.shelf import shipped
from pokernight.evening.evening import Evening
from pokernight.measure.numbers import Numbers
from pokernight.table.choices import Betting, Choice


def written(*rules: str) -> Entry:
    """A game with certain rules."""
    return Entry(9999, "Kitchen Game", "home", (), Numbers(0, 0, 0, 0, 0), rules, ROOT)


def begun(*rules: str, deck: str = "", seats: int = 3) -> Evening:
    """An evening with a hand of certain rules on the table; you deal and have the last seat."""
    entry = written(*rules)
    evening = Evening.begin(seats, entry, kind="caller", seed="kitchen")
    evening.number = 1
    decks = [entry.game.deck.read(deck)] if deck else []
    evening.take_up(entry, entry.game.deal(seats, seed=1, decks=decks))
    return evening


def let_bots_answer(evening: Evening) -> None:
    """Let the bots answer until you are asked alone, or the hand is over."""
    while evening.thinking:
        seat = evening.thinking[0]
        evening.answer(seat, evening.thought(seat)())


def played_on(evening: Evening) -> Evening:
    """Give your usual answers until the hand is over."""
    while evening.playing:
        let_bots_answer(evening)
        if evening.question:
            evening.answer(evening.me, evening.question.default)
    return evening


def asked(game: str, kind: type[Choice], begins: str = "", seats: int = 4) -> Evening:
    """An evening in which a game of the catalogue asks you a question of a kind that begins with certain words."""
    for seed in range(60):
        evening = Evening.begin(seats, shipped()[game], kind="random", seed=str(seed))
        evening.deal(shipped()[game])
        while evening.playing:
            let_bots_answer(evening)
            question = evening.question
            if type(question) is kind and question.prompt.startswith(begins):
                return evening
            if isinstance(question, Betting):
                evening.answer(evening.me, question.plain_verbs[0])
            elif question:
                evening.answer(evening.me, question.default)
    raise AssertionError(f"{game} asks no question of the kind {kind.__name__}.")
