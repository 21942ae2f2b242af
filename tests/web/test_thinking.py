"""Bots think in processes of their own, which have nothing of the server but what they are told."""

import socket

from pokernight.catalogue.shelf import shipped
from pokernight.table.record import record_of
from pokernight.web.thinking import Case, Thinkers

PATIENCE = 60


def test_a_line_that_is_cut_is_cut_though_a_bot_began_to_think_meanwhile() -> None:
    hand = shipped()["five card stud"].game.deal(2, "seed")
    case = Case(record_of(hand, "five card stud").write(), (), next(iter(hand.asking)), "caller", "Greta")
    thinkers = Thinkers(1)
    browser, server = socket.socketpair()
    with browser, server:
        assert thinkers.ask(case).result(PATIENCE) == "check"
        server.close()
        browser.settimeout(PATIENCE / 10)
        assert browser.recv(1) == b""
    thinkers.close()
