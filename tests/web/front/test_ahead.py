"""What is chosen ahead of one's turn: it is done when the turn comes, after a moment, and only for a bet."""

from typing import Any

import pytest
from playwright.sync_api import Page

AHEAD = """async ([wish, verbs, more]) => {
    const { Ahead } = await import("/static/table/ahead.js");
    const mine = { folded: false, chips: 50 };
    const live = { hand: { number: 1, betting: true }, mine, state: { question: null } };
    const ahead = new Ahead({ live, draw: () => {} });
    ahead.take(live);
    const offered = ahead.view()?.children.map((button) => button.children[0]) ?? [];
    ahead.view().children[wish].has.onclick();
    const asked = { ...live, state: { question: { choice: { kind: "betting" } } }, ...more };
    ahead.take(asked);
    const began = performance.now();
    return new Promise((done) => {
      const question = {
        control: { verbs, mark: (verb) => Object.assign(question, { verb }) },
        give: () => done({ verb: question.verb, late: performance.now() - began, offered, left: ahead.wish }),
      };
      ahead.answer(question);
      setTimeout(() => done({ verb: null, offered }), 1700);
    });
}"""
CHECK_OR_FOLD, CALL_ANY = 0, 1


@pytest.mark.parametrize(
    ("wish", "verbs", "more", "answer"),
    [
        (CHECK_OR_FOLD, ["check", "bet", "fold"], {}, "check"),
        (CHECK_OR_FOLD, ["call", "raise", "fold"], {}, "fold"),
        (CALL_ANY, ["call", "raise", "fold"], {}, "call"),
        (CALL_ANY, ["check", "bet", "fold"], {}, "check"),
        (CALL_ANY, ["call", "fold"], {"hand": {"number": 2, "betting": True}}, None),
        (CALL_ANY, ["call", "fold"], {"mine": {"folded": True}}, None),
        (CALL_ANY, ["call", "fold"], {"state": {"question": {"choice": {"kind": "cards"}}}}, None),
    ],
)
def test_what_was_chosen_is_done(page: Page, wish: int, verbs: list[str], more: dict[str, Any], answer: str) -> None:
    page.goto("/")
    told = page.evaluate(AHEAD, [wish, verbs, more])
    assert told["offered"] == ["Check or fold", "Call any bet"]
    assert told["verb"] == answer
    if answer:
        assert told["late"] > 650, "an answer that comes at once would tell that it was chosen ahead"
        assert told["left"] is None, "it counts once"
