"""A player for the table in the browser, in less than a hundred lines: it sits down with bots and answers by chance.

    make play                                                # prints the address of the house
    python examples/client.py http://localhost:8000 --hands 3

docs/protocol.md says what is sent and what comes. `answer` is the place for a program of your own.
"""

import argparse
import json
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect


class StayHere(HTTPRedirectHandler):
    """The house answers with the way to the table; there is nothing to read there."""

    def redirect_request(self, *_: Any) -> None:
        """Go nowhere."""


def sit_down(house: str, **wishes: str) -> tuple[str, str]:
    """Open a table: its path, and the cookie that holds the seat."""
    try:
        build_opener(StayHere).open(Request(f"{house}/tables", urlencode(wishes).encode()))
    except HTTPError as answer:
        if answer.code == 303:
            return answer.headers["Location"], answer.headers["Set-Cookie"].split(";")[0]
        raise
    raise ConnectionError("The house did not say where the table is.")


def answer(choice: dict[str, Any], chance: Random) -> str:
    """What to answer; what the table would do for us is always right."""
    if choice["kind"] == "betting" and chance.random() < 0.3 and choice["bets"]["most"]:
        bets = choice["bets"]
        return f"{'raise' if bets['to'] else 'bet'} {chance.randint(bets['least'], bets['most'])}"
    if choice["kind"] == "betting":
        return "call" if choice["bets"]["call"] else "check"
    if choice["kind"] == "cards" and not choice["in_order"] and None not in choice["cards"]:
        cards = chance.sample(choice["cards"], choice["least"])
        return " ".join([choice["verb"], *cards]) if cards else choice["default"]
    return str(choice["default"])


def ask(line: ClientConnection, **wish: Any) -> None:
    """Ask for something; each wish has an id of its own."""
    line.send(json.dumps({"id": uuid4().hex, **wish}))


def play(house: str, game: str, hands: int, **settings: str) -> Iterator[str]:
    """Play so many hands, and tell what happens; the settings are those of docs/web.md."""
    table, cookie = sit_down(house, name="Robin", game=game, bots="3", kind="steady", **settings)
    chance, answered, begun = Random(), "", False
    with connect(house.replace("http", "ws", 1) + table + "/socket", additional_headers={"Cookie": cookie}) as line:
        for frame in line:
            message = json.loads(frame)
            if message["type"] == "lines":
                yield from message["lines"]
            elif message["type"] == "refused":
                yield f"Refused: {message['why']}"
            elif message["type"] == "state":
                hand, question = message["hand"], message["question"]
                if hand and hand["ended"] and hand["number"] >= hands:
                    return
                if question and question["id"] != answered:
                    answered = question["id"]
                    words = answer(question["choice"], chance)
                    ask(line, do="answer", hand=hand["number"], question=answered, answer=words)
                elif not hand and not begun:  # later hands follow by themselves
                    begun = True
                    ask(line, do="deal")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("house")
    parser.add_argument("--game", default="Anaconda")
    parser.add_argument("--hands", type=int, default=3)
    asked = parser.parse_args()
    for told in play(asked.house, asked.game, asked.hands):
        print(told)
