"""Cards and places: what is drawn, what it is called, and where it lies."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from pokernight.meaning.layouts import Figure, Form
from web.front.mock import WEB

FIGURES = {
    Figure(Form.CROSS): [[3, 1], [5, 2], [3, 3], [1, 2], [3, 2]],
    Figure(Form.ROWS, (2, 2)): [[1, 1], [3, 1], [1, 2], [3, 2]],
    Figure(Form.ROWS, (1, 2)): [[2, 1], [1, 2], [3, 2]],
    Figure(Form.ROWS, (1, 1)): [[1, 1], [1, 2]],
    Figure(Form.CIRCLE, (4,)): [[3, 1], [5, 2], [3, 3], [1, 2]],
    Figure(Form.H): [[1, 1], [1, 2], [1, 3], [3, 2], [5, 1], [5, 2], [5, 3]],
}


@pytest.fixture(autouse=True)
def somewhere(page: Page) -> None:
    if page.url == "about:blank":
        page.goto("/")


def laid(page: Page, blocks: Sequence[object], count: int) -> list[list[int]]:
    """The column and the row of so many cards."""
    places: list[list[int]] = page.evaluate(
        """async ([blocks, count]) => {
            const { placesOf } = await import("/static/table/layout.js");
            return placesOf(blocks, count).map(({ column, row }) => [column, row]);
        }""",
        [blocks, count],
    )
    return places


@pytest.mark.parametrize("figure", FIGURES, ids=str)
def test_common_cards_lie_in_their_figures(page: Page, figure: Figure) -> None:
    spots = [[card, *spot] for card, spot in enumerate(figure.drawn)]
    assert laid(page, [[figure.form.name, spots]], figure.size) == FIGURES[figure]


def test_common_cards_in_no_shape_lie_in_a_row_below(page: Page) -> None:
    assert laid(page, [], 3) == [[1, 1], [3, 1], [5, 1]]
    rows = [["ROW", [[0, 0, 0], [1, 2, 0]]], ["ROW", [[2, 0, 1]]]]
    assert laid(page, rows, 5) == [[1, 1], [3, 1], [1, 2], [1, 3], [3, 3]]


def test_every_seat_has_a_side(page: Page) -> None:
    sides = page.evaluate("""async () => {
        const { sides } = await import("/static/table/seats.js");
        return [...Array(14).keys()].map(sides);
    }""")
    for count, (left, along, right) in enumerate(sides):
        assert left + along + right == count
        assert left == right <= 4
        assert 0 <= along <= 5


@pytest.mark.parametrize(
    ("card", "how", "name"),
    [
        ("Qh", "{ wild: true }", "queen of hearts, wild"),
        ("Td'", "{ lie: 'down' }", "ten of diamonds, face down"),
        ("Jr", "{}", "red joker"),
        ("?", "{ lie: 'blind' }", "a card that nobody may look at"),
    ],
)
def test_cards_have_names(page: Page, card: str, how: str, name: str) -> None:
    told = page.evaluate(f"""async () => (await import("/static/cards.js")).cardName("{card}", {how})""")
    assert told == name


def test_every_card_has_a_face_of_its_own(page: Page) -> None:
    faces = page.evaluate("""async () => {
        const { face } = await import("/static/cards.js");
        const { make } = await import("/static/dom.js");
        const suited = [..."A23456789TJQK"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
        const cards = [...suited, "Jr", "Jb", null];
        const drawn = cards.flatMap((card) => [true, false].map((small) => make(face(card, { small })).outerHTML));
        return [...drawn, make(face(null, { lie: "blind" })).outerHTML];
    }""")
    assert len(set(faces)) == 2 * 54 + 2  # one back, whatever its size, and the blind one


def test_what_a_table_needs_is_light(page: Page) -> None:
    page.goto("/tables/five-card-draw--4")
    page.wait_for_selector("#question")
    fetched = page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
    files = [WEB / name.removeprefix("/") for name in fetched if name.startswith("/static/")]
    assert len(files) > 20
    assert sum(file.stat().st_size for file in files) < 143_000  # a tenth cuts the deck and checks its proofs
