"""Every byte that a browser is sent in hands of all games: no card is in it that its seat did not know."""

import json
import re
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from kit.games import IN_OWN_WORDS
from pokernight.cards import Card, Rank, pretty, spoken, text, texts
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.shelf import shipped
from pokernight.play.hand import PlayedHand
from pokernight.table.choices import Refused
from pokernight.table.events import Event, Moved
from pokernight.table.evidence import Prover, promised
from pokernight.table.hand import Hand
from pokernight.table.places import DECK
from pokernight.table.record import outcome
from pokernight.table.referee import Insight
from pokernight.table.shuffle import Shuffle
from pokernight.table.state import State
from pokernight.table.view import View
from pokernight.web import history, pages, sight, tables
from pokernight.web.history import LookBack
from pokernight.web.hub import Hub
from pokernight.web.live import Live
from pokernight.web.room import OWN_GAME, Room
from pokernight.web.showing import encode
from pokernight.web.socket import cookie_of
from pokernight.web.workshop import Workshop
from web.house import Browser, Frame, cut_and_dealt, in_house, table

ALL_CARDS = range(54)

LETTERS = r"(?:[2-9TJQKA][cdhs]|J[rb])(?<![\w']..)'*(?!\w)"
PRINTED = r"(?:10|[2-9JQKA])[♣♦♥♠]|[★☆]"
SPOKEN = rf"(?:{'|'.join(rank.word for rank in Rank)}) of (?:clubs|diamonds|hearts|spades)\b|(?:red|black) joker\b"
NAMED = re.compile(f"{LETTERS}|{PRINTED}|{SPOKEN}")
"""A card in a text: in letters, as it is printed, or as a player says it."""

TEXT = re.compile(r'"((?:[^"\\]|\\.)+)"')
"""A text in JSON, as it is written there."""


def names_of(cards: set[Card]) -> set[str]:
    """All that cards can be called."""
    return {name for card in cards for name in (text(card), pretty(card), spoken(card).removeprefix("the "))}


class Watch:
    """A hand with somebody beside it who reads all that is sent, and knows what every seat knows."""

    def __init__(self, at: Live) -> None:
        assert at.room.hand
        self.name, self.room, self.hand = at.id, at.room, at.room.hand
        self.state = State(self.hand.stacks)
        self.ever: defaultdict[int, set[Card]] = defaultdict(set)
        """The cards that each seat has known at any time."""
        self.heard = 0
        self.read = 0
        """How many cards were found, all of them rightly."""
        rules = encode(sight.game_seen(self.room.entry_of(self.room.game))).decode()
        shuffle = self.hand.table.decks
        assert isinstance(shuffle, Shuffle)
        self.seed = shuffle.seed
        told = (*TEXT.findall(rules), *self.room.settings.rules, texts(shuffle.cards))
        self.public = sorted(filter(NAMED.search, told), key=len, reverse=True)
        """What stands in the rules, and the cards of the game in their usual order: no secret."""

    def go_on(self) -> None:
        """Take up what has happened."""
        new = self.hand.table.log[self.heard :]
        self.heard += len(new)
        for event in new:
            self.state.apply(event)
            for seat in self.state.everyone:
                self.ever[seat] |= self.state.known_to(seat)

    def look_at(self, seat: int, sent: str, said: str = "") -> None:
        """See that nothing is in what a seat was sent that it does not know, or has said itself."""
        kind = json.loads(sent)["type"] if sent.startswith("{") else "page"
        cards = set(self.state.known_to(seat)) if kind == "state" else self.ever[seat]
        known = names_of(cards) | set(NAMED.findall(said))
        words = sent.replace(self.name, "").replace("\\n", "\n")  # a table's name is made of any letters
        shown = set(NAMED.findall(words))
        if not shown <= known:
            shown = set(NAMED.findall(self.without_rules(words)))
        assert shown <= known, f"{self.room.game}: seat {seat} was sent {shown - known} in {kind}: {sent}"
        assert self.seed not in sent, f"{self.room.game}: seat {seat} was sent the seed in {kind}: {sent}"
        self.read += len(shown)

    def without_rules(self, words: str) -> str:
        for line in self.public:
            words = words.replace(line, "")
        return words


async def watched(hub: Hub, game: str, chance: Random, rules: tuple[str, ...] = ()) -> int:
    """Play a hand before browsers, one that comes back, and an onlooker; how many cards they were rightly sent."""
    at = table(hub, game="" if rules else game, rules=rules, seconds=600)
    room = at.room
    secrets = [await hub.join(at, name) for name in ("Ada", "Bob", "Cy")[: room.rules_of(game).most_seats]]
    browsers = [Browser(at, guest.id) for guest in room.guests] + [Browser(at, "")]
    await cut_and_dealt(*browsers[:-1])
    await browsers[0].ask(do="say", words="Good luck!")
    watch = Watch(at)
    while True:
        watch.go_on()
        back = Browser(at, chance.choice(browsers).listener.person)
        at.farewell(back.listener)
        for browser in (*browsers, back):
            look_at_all(watch, browser)
        if not room.playing:
            break
        await answer_one(watch, browsers, chance)
    for browser, secret in zip(browsers, [*secrets, ""], strict=True):
        watch.look_at(browser.seat, await page_of(hub, at, secret))
        for looking in ({"do": "hands"}, {"do": "hand", "number": room.number}):
            assert (await browser.ask(**looking))["type"] == "done"
            look_at_all(watch, browser)
    return watch.read


def look_at_all(watch: Watch, browser: Browser) -> None:
    for frame in browser.frames:
        watch.look_at(browser.seat, frame.decode())
    browser.frames.clear()


async def answer_one(watch: Watch, browsers: list[Browser], chance: Random) -> None:
    """Let one who is asked give an answer, and before that one with cards that may be anywhere."""
    room, hand = watch.room, watch.hand
    browser = next(browser for browser in browsers if browser.seat in hand.asking)
    right = hand.asking[browser.seat].any(chance)
    wrong = f"{right.verb} {text(chance.choice(hand.table.deck.cards))}"
    for words in (wrong, str(right)):
        question = room.question(browser.seat)
        reply = await browser.ask(do="answer", hand=room.number, question=question, answer=words)
        if reply["type"] == "done":
            return
        assert words == wrong, reply
        watch.look_at(browser.seat, json.dumps(reply, ensure_ascii=False), said=wrong)
        browser.frames.clear()


async def page_of(hub: Hub, at: Live, secret: str) -> str:
    """The page of a table, as the holder of a secret gets it."""
    app = Starlette(routes=tables.routes())
    app.state.hub = hub
    path = httpx2.ASGITransport(app)
    async with httpx2.AsyncClient(transport=path, base_url="http://poker.test") as client:
        page = await client.get(f"/tables/{at.id}", headers={"cookie": f"{cookie_of(at.id)}={secret}"})
    assert page.status_code == 200
    return page.text


@pytest.mark.parametrize("part", range(8))
def test_nothing_names_a_card_that_its_seat_does_not_know(part: int, tmp_path: Path) -> None:
    async def all_games(hub: Hub) -> None:
        for entry in list(shipped())[part::8]:
            assert await watched(hub, str(entry.link), Random(entry.number)) > 0, entry.name

    in_house(tmp_path, all_games)


def unseen(hand: Hand | None) -> Card:
    """A card that nobody has seen."""
    assert hand
    return hand.table.state.at(DECK)[-1]


def as_the_next_one_sees(room: Room, view: View, insight: Insight) -> Frame:
    """A hand as the next seat sees it."""
    assert room.hand
    return sight.hand_seen(room, room.hand.view(view.seat % len(room.seated) + 1), insight)


def in_the_state(patch: pytest.MonkeyPatch) -> None:
    def leaky(room: Room, view: View, insight: Insight) -> Frame:
        assert room.hand
        return sight.cards_seen(room, room.hand.view(view.seat % len(room.seated) + 1), insight)

    patch.setattr("pokernight.web.showing.cards_seen", leaky)


def in_a_question(patch: pytest.MonkeyPatch) -> None:
    def leaky(room: Room, view: View) -> Frame | None:
        question = sight.question_seen(room, view)
        return question and {**question, "explain": [f"Do not wait for {spoken(unseen(room.hand))}."]}

    patch.setattr("pokernight.web.showing.question_seen", leaky)


def in_the_story(patch: pytest.MonkeyPatch) -> None:
    honest = Moved.seen_by

    def leaky(self: Moved, seat: int, known: frozenset[Card]) -> Event | None:
        return self if seat == 1 else honest(self, seat, known)

    patch.setattr(Moved, "seen_by", leaky)


def in_what_is_said(patch: pytest.MonkeyPatch) -> None:
    def leaky(frame: Frame) -> bytes:
        return encode({**frame, "words": " ".join(map(pretty, ALL_CARDS))} if frame["type"] == "chat" else frame)

    patch.setattr("pokernight.web.live.encode", leaky)


def in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    honest = PlayedHand.answer

    def leaky(self: PlayedHand, seat: int, words: str) -> None:
        try:
            honest(self, seat, words)
        except Refused as refused:
            raise Refused(f"{refused} You will get {pretty(unseen(self))}.") from refused

    patch.setattr(PlayedHand, "answer", leaky)


def in_the_list_of_hands(patch: pytest.MonkeyPatch) -> None:
    def leaky(room: Room, person: str) -> list[Frame]:
        return [{**told, "next": text(unseen(room.hand))} for told in history.hands_seen(room, person)]

    patch.setattr("pokernight.web.live.hands_seen", leaky)


def looking_back_here(patch: pytest.MonkeyPatch) -> None:
    """Let hands be played again in this process, where a leak can be put in, and not in one of their own."""

    async def look_back(_: Workshop, hand: LookBack) -> bytes:
        return encode(hand.do())

    patch.setattr(Workshop, "look_back", look_back)


def in_the_steps_of_a_hand(patch: pytest.MonkeyPatch) -> None:
    looking_back_here(patch)
    patch.setattr("pokernight.web.history.hand_seen", as_the_next_one_sees)


def in_an_export(patch: pytest.MonkeyPatch) -> None:
    looking_back_here(patch)
    patch.setattr("pokernight.web.history.outcome", lambda hand, _: outcome(hand))


def in_a_proof(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Prover, cards: tuple[Card, ...], **_: bool) -> None:
        for card in cards:
            for seat in self._state.everyone:
                self._give(seat, self._lay[card])

    patch.setattr(Prover, "_seen", leaky)


def in_the_shuffle(patch: pytest.MonkeyPatch) -> None:
    def leaky(shuffle: Shuffle, shuffles: int = 1) -> Frame:
        return {**promised(shuffle, shuffles).data(), "first": text(shuffle[0][0])}

    patch.setattr("pokernight.web.showing.promised", leaky)


def on_the_page(patch: pytest.MonkeyPatch) -> None:
    def leaky(request: Request, template: str, facts: Frame) -> Response:
        (at,) = request.app.state.hub.tables.values()
        return pages.page(request, template, {**facts, "name": pretty(unseen(at.room.hand))})

    patch.setattr("pokernight.web.tables.page", leaky)


LEAKS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    in_the_state: "state",
    in_a_question: "state",
    in_the_story: "lines",
    in_what_is_said: "chat",
    in_a_refusal: "refused",
    in_the_list_of_hands: "hands",
    in_the_steps_of_a_hand: "hand",
    in_an_export: "hand",
    in_a_proof: "proofs",
    in_the_shuffle: "shuffle",
    on_the_page: "page",
}
"""Leaks put in on purpose, and where each is found."""


@pytest.mark.parametrize("entry", IN_OWN_WORDS, ids=lambda entry: entry.name)
def test_nothing_names_an_unknown_card_in_a_game_of_ones_own_words(entry: Entry, tmp_path: Path) -> None:
    async def own_game(hub: Hub) -> None:
        assert await watched(hub, OWN_GAME, Random(entry.number), entry.rules) > 0

    in_house(tmp_path, own_game)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=f"was sent .* in {LEAKS[leak]}:"):
        in_house(tmp_path, lambda hub: watched(hub, "five card draw", Random(1)))
