"""The front door."""

from playwright.sync_api import Page, expect

from web.front.conftest import ON_BOTH


@ON_BOTH
def test_a_game_is_searched_and_goes_with_the_form(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Robin")
    page.get_by_label("Bots").fill("4")
    page.get_by_label("Which game?").fill("anaconda")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".chosen")).to_have_text("We play Anaconda.")
    sent = page.evaluate("Object.fromEntries(new FormData(document.querySelector('form.opening')))")
    assert sent["game"] == "Anaconda"
    assert (sent["name"], sent["bots"], sent["kind"], sent["maximum"]) == ("Robin", "4", "steady", "5")


def test_games_for_fewer_are_not_offered(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Bots").fill("13")
    expect(page.locator(".found button").filter(has_text="Anaconda")).to_have_count(0)
    expect(page.locator(".found button").filter(has_text="Texas Hold'em")).to_have_count(1)


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
