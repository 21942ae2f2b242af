"""Writing a game in the browser: every line is read or marked, bots try it, and a link carries it."""

import asyncio
import gc
import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from html import unescape
from itertools import count
from random import Random
from time import perf_counter, process_time
from typing import TypeVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from kit.games import IN_OWN_WORDS
from pokernight.catalogue.entry import Entry
from pokernight.catalogue.own import START
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import shipped
from pokernight.english.reading import Unread, read_line, read_open
from pokernight.game import Game
from pokernight.web.carried import MOST_CODE, packed, unpacked
from pokernight.web.draft import MOST_RULES, MOST_TEXT, Draft, text_of
from pokernight.web.haste import TimeUp, within
from pokernight.web.inventing import like_another
from pokernight.web.jobs import (
    LINE_SECONDS,
    NOT_YET,
    READING_SECONDS,
    TOO_LONG,
    GameRead,
    HandsTold,
    LineRead,
    PlayHands,
    ReadRules,
    line_read,
)
from pokernight.web.workshop import MOST_WAITING, Busy, Workshop

GOOD = text_of(START)
BAD = "Deal five cards face down to everyone.\n2. Everybody hops to the left.\nShowdown, high hand wins."
NASTY = (
    "<script>alert(1)</script>",
    '"\' onfocus="alert(1)',
    "</textarea><script>alert(1)</script>",
    "\u202eeruza\u202c",
)


def read(client: TestClient, rules: str, name: str = "River", **more: str) -> str:
    """The page after a form was sent, once all of it is read."""
    page = client.post("/invent", data={"name": name, "rules": rules, **more}).text
    return read(client, rules, name, **more) if 'id="unfinished"' in page else page


def test_the_page_begins_with_a_game_that_works(library: TestClient) -> None:
    page = library.get("/invent").text
    assert "5 of 5 rules understood; it can be played." in page
    assert GOOD in unescape(page)
    assert 'action="/tables"' in page


def test_what_is_not_understood_is_marked_with_what_would_be(library: TestClient) -> None:
    page = read(library, BAD)
    assert "2 of 3 rules understood." in page
    assert 'data-line="2" data-column="13"' in page
    assert "Everybody <mark>hops to the left.</mark>" in page
    assert "Deal five cards face down to each player." in page
    assert 'action="/tables"' not in page
    offers = re.findall(r'name="take" value="2 (.*?)">', page)
    assert len(offers) == 3
    for offer in offers:
        read_line(unescape(offer))


def test_a_suggestion_takes_the_place_of_the_line(library: TestClient) -> None:
    page = read(library, BAD, take="2 Each player passes one card to the left.")
    assert "3 of 3 rules understood; it can be played." in page
    assert "2. Each player passes one card to the left.\nShowdown" in page


def test_the_game_as_understood_stands_beside_it(library: TestClient) -> None:
    page = read(library, "Deal seven cards face down to everyone.\nThrees are wild.\nShowdown, high hand wins.")
    assert "Showdown: the high hand wins." in page
    assert "2 to 7 can play it here." in page
    assert '<span class="chip">wilds</span>' in page
    game = Game.read(["Deal seven cards face down to everyone.", "Threes are wild.", "Showdown, high hand wins."])
    assert re.findall(r"<dd>(.*?)</dd>", page) == [str(number) for number in game.numbers]


def test_why_a_game_cannot_work_is_said(library: TestClient) -> None:
    page = read(library, "Betting round.")
    assert "It cannot work: No cards are dealt to the players." in page
    assert 'action="/tables"' not in page


def test_bots_play_a_hundred_hands(library: TestClient) -> None:
    page = library.post("/invent/hands", data={"name": "River", "rules": GOOD}).text
    assert "100 hands by 5 bots" in page
    assert "half of the winners have" in page
    assert "It comes to a showdown in 100 %." in page


def test_bots_do_not_play_what_is_not_understood(library: TestClient) -> None:
    page = library.post("/invent/hands", data={"name": "River", "rules": BAD}).text
    assert "Bots can only play a game that is understood and can work." in page
    assert "hands by 5 bots" not in page


def test_a_game_begins_like_another(library: TestClient) -> None:
    for entry in shipped():
        game = Game.read(like_another(entry).rules)
        assert (game.sentences, game.numbers) == (entry.game.sentences, entry.game.numbers), entry.link
    page = library.get("/invent", params={"like": "anaconda"}).text
    assert "16 of 16 rules understood; it can be played." in page
    assert 'value="Our Anaconda"' in page
    assert library.get("/invent", params={"like": "no such game"}).status_code == 400


def test_a_link_carries_the_game_to_friends(library: TestClient) -> None:
    link = re.findall(r'href="(/invented/[\w-]+)"', read(library, GOOD))[0]
    page = library.get(link).text
    assert "<bdi>River</bdi>" in page
    assert all(rule in unescape(page) for rule in START)
    assert 'name="rules" value="Deal five cards face down to each player.\nBetting' in page
    code = re.findall(r'name="game" value="([\w-]+)"', page)[0]
    assert GOOD in unescape(library.get("/invent", params={"game": code}).text)


def test_every_game_fits_into_a_link() -> None:
    for entry in shipped():
        draft = Draft.of(entry.name, text_of(entry.rules))
        assert unpacked(packed(draft)) == draft, entry.link
        assert len(packed(draft)) < 1_500, entry.link


@given(st.integers(0, 10_000), st.sampled_from("changed cut added".split()), st.characters())
def test_a_damaged_link_is_refused_or_says_the_same(place: int, damage: str, letter: str) -> None:
    code = packed(Draft("River", GOOD))
    place %= len(code)
    damaged = {
        "changed": code[:place] + letter + code[place + 1 :],
        "cut": code[:place],
        "added": code[:place] + letter + code[place:],
    }[damage]
    try:
        assert unpacked(damaged) == Draft("River", GOOD)
    except Mistake as mistake:
        assert "damaged" in str(mistake)


def test_a_link_that_unfolds_without_end_is_refused(library: TestClient) -> None:
    bomb = urlsafe_b64encode(zlib.compress(b"River\n" + b"x" * 3_000_000, 9)).decode().rstrip("=")
    assert len(bomb) < MOST_CODE
    for code in (bomb, "A" * (MOST_CODE + 1), "%", "é", "x"):
        answer = library.get(f"/invented/{code}")
        assert answer.status_code == 400
        assert "This link is damaged" in answer.text


def test_rules_that_no_link_can_carry_are_said_so() -> None:
    noise = "".join(Random(1).choices("abcdefghijklmnopqrstuvwxyz0123456789ÄÖÜäöü", k=7_000))
    with pytest.raises(Mistake, match="too long for a link"):
        packed(Draft("River", noise))


@pytest.mark.parametrize(
    ("rules", "name", "sentence"),
    [
        ("x" * 100_000, "River", ""),
        ("Deal.\n" * (MOST_RULES + 1), "River", "These are 61 rules; a game has at most 60."),
        ("x" * (MOST_TEXT + 1), "River", "These rules have 8,001 characters; a game has at most 8,000."),
        (GOOD, "River #1", "A name has letters, up to 80 of them, and none of # | * ( )."),
        (GOOD, "River\x00", "A name has letters"),
    ],
)
def test_what_cannot_be_a_game_is_refused(library: TestClient, rules: str, name: str, sentence: str) -> None:
    for path in ("/invent", "/invent/hands"):
        answer = library.post(path, data={"name": name, "rules": rules})
        assert answer.status_code == 400
        assert sentence in answer.text
        assert len(answer.text) < 15_000
    assert library.post("/invent", content=b"&" * 1_000 + b"a=1&" * 100).status_code == 400


def test_what_was_written_is_not_lost_with_a_bad_name(library: TestClient) -> None:
    assert GOOD in unescape(read(library, GOOD, name="River (2)"))


def test_what_nobody_can_type_is_shown_as_such(library: TestClient) -> None:
    page = read(library, "Deal\x00 five\x1b cards.\r\nShowdown\u2028.\rBet.")
    assert "Deal\ufffd five\ufffd cards.\nShowdown\ufffd.\nBet." in page
    assert "\x00" not in page


@pytest.mark.parametrize("nasty", NASTY, ids=range(len(NASTY)))
def test_names_and_rules_never_become_markup(library: TestClient, nasty: str) -> None:
    pages = [
        read(library, nasty, name="River"),
        read(library, GOOD, name=nasty.replace("(", "").replace(")", "")),
        read(library, GOOD, take=f"1 {nasty}"),
        library.get("/invent", params={"like": nasty, "game": ""}).text,
        library.get(f"/invented/{packed(Draft('River', nasty))}").text,
        library.get(f"/invented/{packed(Draft(nasty.translate({40: None, 41: None, 42: None}), GOOD))}").text,
    ]
    for page in pages:
        assert "<script>" not in page
        assert not re.search(r'<[^>]*\sonfocus="', page)
        assert page.count("</textarea>") <= 1


@given(st.text(max_size=300), st.text(max_size=60))
@example("1. \n- \n\u2028", "x")
def test_whatever_is_written_has_every_rule_in_its_place(text: str, name: str) -> None:
    try:
        draft = Draft.of(name, text)
    except Mistake:
        return
    lines = draft.text.split("\n")
    for rule in draft.written:
        assert lines[rule.line - 1][rule.column :].rstrip() == rule.text
    assert unpacked(packed(draft)) == draft


@given(st.text(max_size=120))
def test_whatever_a_line_says_it_is_read_or_marked(text: str) -> None:
    line = line_read(text)
    assert bool(line.ours) != bool(line.reason)
    assert 0 <= line.column <= len(text)


# Reading takes no longer than it may

HARD = ("sevens, eights, " * 120)[:1_500]


@pytest.fixture
def undisturbed() -> Iterator[None]:
    """No cleaning up in the middle: where the clock rings then, pytest hears of it."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("undisturbed")
def test_long_rules_are_not_read_longer_than_allowed() -> None:
    rules = tuple(f"{HARD} {number}" for number in range(8))
    began = process_time()
    with suppress(Unread):
        read_line(rules[0])
    whole = len(rules) * (process_time() - began)
    began = process_time()
    game = ReadRules(rules).do()
    assert process_time() - began < max(3 * LINE_SECONDS, whole / 2)
    assert game.unfinished
    assert game.lines[-1] == NOT_YET
    assert TOO_LONG in game.lines


def test_rules_are_not_read_together_longer_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*_: object) -> None:
        while True:
            pass

    monkeypatch.setattr("pokernight.web.jobs.read_together", endless)
    monkeypatch.setattr("pokernight.web.jobs.TOGETHER_SECONDS", 0.01)
    game = ReadRules(START[:1]).do()
    assert game.refusal == ReadRules.late
    assert not game.works


def test_what_was_not_read_in_time_is_read_when_it_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(step=READING_SECONDS / 2)
    monkeypatch.setattr("pokernight.web.jobs.process_time", lambda: next(clock))
    monkeypatch.setattr("pokernight.web.jobs._remembered", {})
    job = ReadRules(("Everybody hops.", "Deal five cards face down to each player.", "Everybody sings."))
    readings = [job.do()]
    while readings[-1].unfinished:
        readings.append(job.do())
    known = [[(bool(line.ours), bool(line.nearest)) for line in game.lines] for game in readings]
    assert known[0] == [(False, False)] * 3
    assert NOT_YET in readings[0].lines
    assert known[-1] == [(False, True), (True, False), (False, True)]
    assert len(readings) > 2


def test_a_game_that_is_read_again_costs_next_to_nothing() -> None:
    rules = [rule for entry in shipped() for rule in entry.rules][:MOST_RULES]
    read_open.cache_clear()
    began = perf_counter()
    for rule in rules:
        read_open(rule)
    first = perf_counter() - began
    began = perf_counter()
    for rule in (*rules[:-1], rules[-1] + " Twos are wild."):
        read_open(rule)
    assert perf_counter() - began < first / 3


@pytest.mark.usefixtures("undisturbed")
def test_time_runs_only_within() -> None:
    with pytest.raises(TimeUp), within(0.01):
        while True:
            pass
    with within(0.01):
        pass
    began = process_time()
    while process_time() - began < 0.03:
        pass


# The workshop

Outcome = TypeVar("Outcome")


def finished(work: Callable[[], Coroutine[None, None, Outcome]]) -> Outcome:
    """What comes of some work in a loop of its own, whoever else has one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(work())).result()


def test_who_opens_a_page_or_a_table_gets_the_whole_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked() -> GameRead:
        workshop = Workshop()
        monkeypatch.setattr(workshop, "do", lambda job, _: outcomes(job))
        return await workshop.read(START)

    async def outcomes(_: ReadRules) -> GameRead:
        return GameRead((next(lines),))

    lines = iter((NOT_YET, LineRead(reason="No."), LineRead(reason="No.", nearest=("Yes.",))))
    assert not finished(asked).unfinished
    assert not [*lines]


def test_a_job_that_does_not_end_is_stopped_and_the_next_one_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> GameRead:
        workshop = Workshop()
        try:
            monkeypatch.setattr(PlayHands, "patience", 0.01)
            with pytest.raises(Mistake, match="Does every loop in these rules end"):
                await workshop.do(PlayHands(START), HandsTold)
            monkeypatch.setattr(PlayHands, "patience", 60.0)
            with pytest.raises(Mistake, match="Bots can only play"):
                await workshop.do(PlayHands(("Nothing.",)), HandsTold)
            return await workshop.read(START)
        finally:
            await workshop.close()

    assert finished(work).works


def test_whoever_goes_away_leaves_nothing_to_the_next() -> None:
    async def work() -> HandsTold:
        workshop = Workshop()
        try:
            await workshop.do(PlayHands(START), HandsTold)
            task = asyncio.create_task(workshop.do(PlayHands(("Nothing.",)), HandsTold))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            return await workshop.do(PlayHands(START), HandsTold)
        finally:
            await workshop.close()

    assert finished(work).hands == 100


def test_a_workshop_takes_no_more_than_it_can_do() -> None:
    async def work() -> list[object]:
        workshop = Workshop()
        try:
            jobs = (workshop.do(ReadRules(START), GameRead) for _ in range(MOST_WAITING + 3))
            return [*await asyncio.gather(*jobs, return_exceptions=True)]
        finally:
            await workshop.close()

    done = finished(work)
    assert sum(isinstance(outcome, GameRead) for outcome in done) == MOST_WAITING
    assert sum(isinstance(outcome, Busy) for outcome in done) == 3


@pytest.mark.parametrize("entry", IN_OWN_WORDS, ids=lambda entry: entry.name)
def test_a_game_in_ones_own_words_is_understood_and_works(entry: Entry) -> None:
    job = ReadRules(entry.rules)
    read = job.do()
    while read.unfinished:
        read = job.do()
    assert read.works
    assert (read.numbers, read.tags) == (tuple(entry.numbers), entry.tags)
    written = zip(entry.game.write(), entry.rules, strict=True)
    assert [line.ours for line in read.lines] == [ours or rule for ours, rule in written]


def test_beside_a_rule_that_nobody_understands_the_others_are_understood() -> None:
    rules = ("Deal everyone two cards face down.", "Now comes the flop.", "Everybody hops.", "The best hand wins.")
    job = ReadRules(rules)
    read = job.do()
    while read.unfinished:
        read = job.do()
    assert [bool(line.ours) for line in read.lines] == [True, True, False, True]
    assert read.lines[2].nearest
