"""The catalogue in the browser: searched, clicked through, and a game read from its rules to its odds."""

import re
from html import unescape
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from pokernight.catalogue.entry import Entry
from pokernight.catalogue.errata import errata
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import shipped
from pokernight.catalogue.tree import Tree
from pokernight.web.families import family
from pokernight.web.jobs import AnyJob
from pokernight.web.pictures import Pictures
from pokernight.web.reading import address, routes
from pokernight.web.workshop import Told, Workshop

NASTY = ("<script>alert(1)</script>", '"\' onfocus="alert(1)', "\u202eadnocana\u202c", "\x00\x01", "x" * 60_000)


def found(client: TestClient, **wish: object) -> list[str]:
    """The names of the games on the page of a search."""
    return [unescape(name) for name in re.findall(r'<li>\s*<a href="/games/\d[^"]*">(.*?)</a>', text(client, wish))]


def text(client: TestClient, wish: dict[str, object]) -> str:
    return client.get("/games", params=wish).text  # type: ignore[arg-type]


def test_all_games_are_there_by_number(library: TestClient) -> None:
    assert found(library) == [entry.name for entry in sorted(shipped(), key=lambda entry: entry.number)]


def test_words_tags_and_numbers_work_together(library: TestClient) -> None:
    names = found(library, words="match the pot", tag=["wilds", "stud"], **{"players-from": 6, "cards-to": 7})
    expected = [
        entry.name
        for entry in shipped()
        if {"wilds", "stud"} <= set(entry.tags)
        and entry.numbers.players >= 6
        and entry.numbers.cards <= 7
        and all(word in " ".join((entry.name, *entry.rules)).casefold() for word in ("match", "the", "pot"))
    ]
    assert sorted(names) == sorted(expected)
    assert 0 < len(names) < 30


def test_names_that_fit_come_first(library: TestClient) -> None:
    assert found(library, words="anaconda")[0] == "Anaconda"
    by_number = found(library, words="anaconda", sort="number", reverse="on")
    numbers = [shipped()[name].number for name in by_number]
    assert numbers == sorted(numbers, reverse=True)


def test_a_search_keeps_what_was_asked(library: TestClient) -> None:
    page = text(library, {"words": "queens", "tag": "wilds", "players-from": "6", "sort": "players"})
    assert 'value="queens"' in page
    assert 'value="wilds" checked' in page
    assert 'name="players-from" min="0" max="999" value="6"' in page
    assert "<option selected>players</option>" in page


def test_nothing_found_asks_what_was_meant(library: TestClient) -> None:
    page = text(library, {"words": "anacnoda"})
    assert "0 games" in page
    assert "Did you mean" in page
    assert 'href="/games/10-anaconda"' in page


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"tag": "flipp"}, 'There is no tag "flipp". Did you mean flip?'),
        ({"players-from": "many"}, '"players>=many" is not a condition.'),
        ({"sort": "colour"}, "Games are sorted by cards"),
        ({"words": "x" * 201}, "Search for at most 200 letters."),
    ],
)
def test_what_cannot_be_searched_for_is_said(library: TestClient, wish: dict[str, str], sentence: str) -> None:
    answer = library.get("/games", params=wish)
    assert answer.status_code == 400
    assert sentence in unescape(answer.text)


def test_every_game_has_a_page(library: TestClient) -> None:
    for game in Tree(shipped()).games.values():
        if game.number:
            answer = library.get(address(game))
            assert answer.status_code == 200, game.link
            assert f"<title>{game.name} " in unescape(answer.text)
            if isinstance(game, Entry):
                assert all(rule in unescape(answer.text) for rule in (*game.rules, *game.rulings)), game.link


@pytest.mark.parametrize("wish", ["10", "10-whatever", "anaconda", "ANACONDA", "pass-the-garbage"])
def test_a_game_is_found_by_number_and_by_name(library: TestClient, wish: str) -> None:
    answer = library.get(f"/games/{wish}")
    assert answer.url.path == "/games/10-anaconda"
    assert answer.status_code == 200


def test_a_game_says_what_it_changes_in_its_parent(library: TestClient) -> None:
    page = library.get("/games/399-howdy-doody").text
    assert "What is different from Anaconda" in page
    assert page.count("<ins>") == 2
    assert "<b>New:</b> <ins>Threes are wild in high hands.</ins>" in page
    assert "16 rules mean the same in both." in page


def test_errata_stand_beside_the_numbers(library: TestClient) -> None:
    known, reason = next((known, reason) for known, reason in errata().items() if known.which != "tags")
    page = unescape(library.get(f"/games/{known.number}").text)
    assert 'class="other"' in page
    assert reason in page


def test_a_game_that_is_not_there_is_looked_for(library: TestClient) -> None:
    answer = library.get("/games/anacnoda")
    assert answer.status_code == 404
    assert "Anaconda" in answer.text


def test_a_game_can_be_played_from_its_page(library: TestClient) -> None:
    page = library.get("/games/10-anaconda").text
    form = page[page.index('<form class="panel play"') : page.index("</form>")]
    assert 'method="post" action="/tables"' in form
    assert 'name="game" value="Anaconda"' in form
    assert 'name="seats" value="7"' in form


class AtOnce(Workshop):
    """A workshop that does everything on the spot, and counts it."""

    jobs = 0

    async def do(self, job: AnyJob, kind: type[Told]) -> Told:
        self.jobs += 1
        told = job.do()
        assert isinstance(told, kind)
        return told


def test_the_picture_is_drawn_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokernight.web.jobs.PICTURE_HANDS", 20)
    workshop = AtOnce()
    place = address(shipped()["five card stud"])
    with TestClient(Starlette(routes=routes(Pictures(tmp_path / "odds", workshop)))) as client:
        assert client.get(f"{place}/odds.png").status_code == 404
        assert 'data-again="3"' in client.get(place).text
        picture = client.get(f"{place}/odds.png")
        assert picture.headers["content-type"] == "image/png"
        assert picture.content.startswith(b"\x89PNG")
        page = client.get(place).text
        assert f'src="{place}/odds.png"' in page
        assert "half of the winners have" in page
        assert "data-again" not in page
        assert workshop.jobs == 1


class Late(Workshop):
    """A workshop where nothing is done in time."""

    jobs = 0

    async def do(self, job: AnyJob, kind: type[Told]) -> Told:
        self.jobs += 1
        raise Mistake(job.late)


def test_a_picture_that_cannot_be_drawn_is_not_waited_for(tmp_path: Path) -> None:
    workshop = Late()
    with TestClient(Starlette(routes=routes(Pictures(tmp_path, workshop)))) as client:
        assert "data-again" in client.get("/games/10-anaconda").text
        page = client.get("/games/10-anaconda").text
        assert "The picture takes too long to draw." in page
        assert "data-again" not in page
    assert workshop.jobs == 1


@pytest.mark.parametrize("wish", ["no-such-game", "10000000000", "0", "..%2f..%2fetc"])
def test_there_are_pictures_of_games_only(library: TestClient, wish: str) -> None:
    assert library.get(f"/games/{wish}/odds.png").status_code == 404


def test_the_tree_has_everybody(library: TestClient) -> None:
    page = library.get("/tree").text
    picture, listed = page.split('id="found"')
    for game in Tree(shipped()).games.values():
        if game.number:
            assert f'href="{address(game)}"' in listed
            assert f'<a href="{address(game)}">' in picture
    assert "<style" not in picture


def test_the_tree_is_searched(library: TestClient) -> None:
    page = library.get("/tree", params={"words": "baseball"}).text.split('id="count"')[1]
    page = page.split("<section")[0] + page.split('id="found"')[1]
    assert page.count("<mark>") == 6
    assert "6 games found" in page
    assert "Seven Card Stud" in page
    assert "Anaconda" not in page


def test_a_search_keeps_only_what_leads_somewhere() -> None:
    tree = Tree(shipped())
    top = family(tree, 0, "twilight baseball")
    assert top
    assert top.hits == 1
    while top.children:
        (top,) = top.children
    assert top.game.name == "Twilight Baseball"
    assert family(tree, 0, "no game is called so") is None


@pytest.mark.parametrize("words", NASTY, ids=range(len(NASTY)))
@pytest.mark.parametrize("path", ["/games", "/tree"])
def test_what_is_searched_for_never_becomes_markup(library: TestClient, path: str, words: str) -> None:
    page = library.get(path, params={"words": words}).text
    assert "<script>alert" not in page
    assert ' onfocus="alert' not in page
    assert len(page) < 150_000


@pytest.mark.parametrize("path", ["/games", "/games/10-anaconda", "/games/852", "/tree", "/invent", "/games/none"])
def test_pages_need_no_exception_from_the_policy(library: TestClient, path: str) -> None:
    answer = library.get(path)
    assert answer.headers["content-security-policy"].startswith("default-src 'self';")
    assert not re.search(
        r"<style|\sstyle=|\son\w+=|<script(?! type=\"module\" src=\"/static/)|javascript:", answer.text
    )
    assert not re.search(r"(?:src|href)=\"(?!/|#|\")", answer.text)
