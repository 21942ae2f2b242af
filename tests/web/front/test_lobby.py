"""The front door."""

from playwright.sync_api import Page, expect

from web.front.conftest import ON_BOTH


@ON_BOTH
def test_a_game_is_searched_and_goes_with_the_form(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Robin")
    page.get_by_label("Bots", exact=True).fill("4")
    page.get_by_label("Which game?").fill("anaconda")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".chosen")).to_have_text("We play Anaconda.")
    sent = page.evaluate("Object.fromEntries(new FormData(document.querySelector('form.opening')))")
    assert sent["game"] == "Anaconda"
    assert (sent["name"], sent["bots"], sent["kind"], sent["maximum"]) == ("Robin", "4", "steady", "5")


def test_enter_takes_the_game_that_was_typed(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Robin")
    page.get_by_label("Which game?").fill("anacon")
    page.keyboard.press("Enter")
    expect(page.locator(".chosen")).to_have_text("We play Anaconda.")
    assert page.url.endswith("/")


def test_what_nobody_has_heard_of_has_neighbors_and_can_be_written(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Which game?").fill("anakonda")
    expect(page.locator(".game-search")).to_contain_text("Did you mean one of these?")
    expect(page.locator(".found .game").first).to_contain_text("Anaconda")
    expect(page.get_by_role("link", name="Write it yourself")).to_have_attribute("href", "/invent")


@ON_BOTH
def test_the_cards_leave_the_headline_free_and_boxes_stand_at_their_labels(page: Page) -> None:
    page.goto("/")
    page.get_by_text("Customs of the table").click()
    below = page.locator("h1").bounding_box()
    assert below
    for card in page.locator(".fanned .card").all():
        box = card.bounding_box()
        assert box
        assert box["y"] + box["height"] <= below["y"] + 1
    for tick in page.locator(".across").all():
        box, whole = tick.locator("input").bounding_box(), tick.bounding_box()
        assert box
        assert whole
        assert box["width"] < 30
        assert box["x"] - whole["x"] < 8


def test_the_lobby_knows_your_tables_and_the_table_the_way_home(page: Page) -> None:
    page.goto("/tables/five-card-draw--3")
    page.wait_for_selector("#question")
    page.get_by_role("link", name="Poker Night").click()
    expect(page.locator("#yours")).to_contain_text("Friday")
    expect(page.locator("#yours")).to_contain_text("Played lately: Five Card Draw")
    page.locator("#yours a").first.click()
    page.wait_for_url("**/tables/five-card-draw--3")


def test_games_for_fewer_are_not_offered(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Bots", exact=True).fill("13")
    expect(page.locator(".found .game").filter(has_text="Anaconda")).to_have_count(0)
    expect(page.locator(".found .game").filter(has_text="Texas Hold'em")).to_have_count(1)


def test_a_link_is_joined_however_it_is_pasted(page: Page) -> None:
    for link in ("http://elsewhere:80/tables/five-card-draw--3", "tables/five-card-draw--3"):
        page.goto("/")
        page.get_by_label("The link").fill(link)
        page.get_by_role("button", name="Join").click()
        page.wait_for_url("**/tables/five-card-draw--3")
    page.goto("/")
    page.get_by_label("The link").fill("nonsense")
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".joining [role=alert]")).to_contain_text("no link to a table")


def test_the_page_works_without_scripts(page: Page) -> None:
    answer = page.request.get("/").text()
    assert '<select name="game">' in answer
    assert "<option>Anaconda</option>" in answer
