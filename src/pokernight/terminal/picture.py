"""The picture of the table for the README: always the same hand, at a moment with something to see.

`python -m pokernight.terminal.picture > docs/terminal.svg` draws it anew.
"""

import asyncio

from pokernight.evening.evening import Evening
from pokernight.evening.menu import Menu
from pokernight.evening.setting import Setting
from pokernight.table.choices import Betting, Choice
from pokernight.terminal.app import PokerNight

GAME, SEATS, SEED = "Gonzo", 5, "9"
STEP = 10
"""The step at which cards are drawn; by then there are wild cards, and common ones on the table."""
SIZE = (120, 40)
KEYS = ("left", "space")


def moment() -> Evening:
    """An evening at the question which cards you draw."""
    menu = Menu()
    evening = Evening.begin(SEATS, menu[GAME], kind="caller", seed=SEED, menu=menu)
    evening.deal(menu[GAME])
    while evening.hand and not (evening.question and evening.hand.view(evening.me).line == STEP):
        if evening.thinking:
            seat = evening.thinking[0]
            evening.answer(seat, evening.thought(seat)())
        elif question := evening.question:
            evening.answer(evening.me, usual(question))
    return evening


def usual(question: Choice) -> str:
    """A bet now and then, so that there is something in the pot."""
    if isinstance(question, Betting):
        return (
            f"bet {question.bets.most}" if question.bets.may_raise and not question.bets.to else question.plain_verbs[0]
        )
    return str(question.default)


async def drawn(evening: Evening) -> str:
    """The screen as a picture in SVG."""
    app = PokerNight(evening.menu, Setting(pace=0), evening)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press(*KEYS)
        await pilot.pause()
        return app.export_screenshot()


if __name__ == "__main__":
    print(asyncio.run(drawn(moment())))
