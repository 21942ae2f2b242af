"""The shuffle as a real page looks after it: it cuts, checks what it is shown, and warns of a house that cheats."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pokernight.cards import Deck, text
from pokernight.catalogue.verify import verify
from pokernight.table.evidence import Broken, Evidence, Proof, Prover, promised
from pokernight.table.shuffle import Shuffle, order, seal_of
from pokernight.web import room
from web.whole.house import House
from web.whole.player import DESK, PHONE, Player, play, players, until

PROOF = "/static/table/proof.js"


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def two(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[list[Player]]:
    """Ada and Ben at a table of five card stud."""
    with players(browser, house.address, "Ada", "Ben", **request.param) as people:
        ada, ben = people
        link = ada.open_table(Bots="1", customs={})
        ben.join(link)
        ada.call("Five Card Stud")
        yield people


def mark(player: Player) -> Any:
    return player.page.locator(".fairness")


def hand_over(*people: Player) -> None:
    """Deal a hand and play it to its end."""
    people[0].deal()
    for player in people:
        player.begin()
    until(lambda: any(player.asked for player in people), people[0].page)
    play(people, enough=lambda: False)


def fingerprint(player: Player) -> str:
    player.press(mark(player))
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_contain_text("2 of 3 players have cut the deck.")
    told = dialog.locator(".fingerprint").inner_text()
    player.page.keyboard.press("Escape")
    return told


def test_pages_cut_the_deck_and_check_every_card(two: list[Player]) -> None:
    ada, ben = two
    hand_over(ada, ben)
    for player in two:
        expect(mark(player)).to_have_text(re.compile(r"✓ \d+"))
        checked = re.search(r"(\d+) cards checked", mark(player).inner_text())
        assert checked and int(checked[1]) >= 5
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert fingerprint(ada) == fingerprint(ben)
    assert re.fullmatch(r"(\w{4} ){3}\w{4}", fingerprint(ada))


def saved(player: Player) -> dict[str, Any]:
    """The record of the last hand, as the page saves it."""
    player.press(player.panel("Hands").locator(".past button").first)
    with player.page.expect_download() as download:
        player.press(player.page.get_by_role("button", name="Save record"))
    player.press(player.page.get_by_role("button", name="Back to the table"))
    return dict(json.loads(download.value.path().read_text()))


def test_what_is_saved_can_be_verified_and_all_of_it_when_the_evening_ends(two: list[Player]) -> None:
    ada, ben = two
    hand_over(ada, ben)
    assert "not been opened" in verify(json.dumps(saved(ben)))[-1]
    ada.press(ada.panel("People").get_by_role("button", name="End the evening"))
    ada.press(ada.page.get_by_role("dialog").get_by_role("button", name="Yes"))
    ben.press(mark(ben))
    expect(ben.page.get_by_role("dialog")).to_contain_text("The seeds of 1 hands were opened and checked.")
    ben.page.keyboard.press("Escape")
    assert "goes as it is told" in verify(json.dumps(saved(ben)))[-1]
    expect(mark(ben)).to_have_text(re.compile("✓"))


class Stacked(Shuffle):
    """A house that promises one deck and deals another."""

    def __getitem__(self, number: Any) -> Any:
        deck = super().__getitem__(number)
        return (*deck[1:], deck[0])


def another_deck(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(room, "Shuffle", Stacked)


def proofs_of_other_cards(patch: pytest.MonkeyPatch) -> None:
    """The house deals another deck, and proves for each card the one that should have been there."""
    another_deck(patch)

    def sly(self: Prover, seat: int, lay: tuple[int, int]) -> None:
        shuffle, (number, place) = self._shuffle, lay
        salt, path = shuffle.trees.proof(number, shuffle.cut(number)[place])
        promised = text(Shuffle.__getitem__(shuffle, number)[place])
        if lay not in self._given[seat]:
            self._given[seat].add(lay)
            self.proofs[seat].append(Proof(promised, number, place, salt, path))

    patch.setattr(Prover, "_give", sly)


def a_promise_after_the_cut(patch: pytest.MonkeyPatch) -> None:
    """The house draws another seed when it has seen the cuts, and promises anew."""
    honest = room.Cutting.shuffle

    def late(self: room.Cutting, game: Any, *, cut: bool = True) -> Shuffle:
        if cut:
            self.seed = self.seed[::-1]
        return honest(self, game, cut=cut)

    patch.setattr(room.Cutting, "shuffle", late)


def a_cut_left_out(patch: pytest.MonkeyPatch) -> None:
    """The house says that somebody kept silent."""
    honest = room.Cutting.shuffle

    def deaf(self: room.Cutting, game: Any, *, cut: bool = True) -> Shuffle:
        self.cuts = {seat: how for seat, how in self.cuts.items() if seat != self.people.index("p1") + 1}
        return honest(self, game, cut=cut)

    patch.setattr(room.Cutting, "shuffle", deaf)


CHEATS = {
    another_deck: "did not lie at place",
    proofs_of_other_cards: "was shown, and nothing proves that it was in the deck.",
    a_promise_after_the_cut: "The house has changed what it promised about hand 1.",
    a_cut_left_out: "Your cut was left out of hand 1.",
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_house_that_cheats_is_found_out_by_the_page(
    browser: Browser, cheat: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cheat(monkeypatch)
    house = House(tmp_path / "tables.db")
    try:
        with players(browser, house.address, "Ada") as (ada,):
            ada.open_table(Bots="1", customs={})
            ada.call("Five Card Stud")
            hand_over(ada)
            expect(mark(ada)).to_have_class(re.compile("alarm"))
            ada.press(mark(ada))
            expect(ada.page.get_by_role("dialog").get_by_role("alert").first).to_contain_text(CHEATS[cheat])
    finally:
        house.close()


# The page's own program for the published function


@pytest.fixture(scope="module")
def page(browser: Browser, house: House) -> Iterator[Page]:
    page = browser.new_page(base_url=house.address)
    page.goto("/")
    yield page
    page.close()


def run(page: Page, name: str, *words: object) -> Any:
    """What a function of the page's program gives."""
    return page.evaluate(f"([name, words]) => import('{PROOF}').then((all) => all[name](...words))", [name, words])


def test_both_programs_are_the_same_function(page: Page) -> None:
    chance = Random(4)
    for many in (0, 1, 55, 56, 64, 119, 120, 1_000):
        cut = chance.randbytes(many).hex()
        assert run(page, "sealOf", cut) == seal_of(cut)
    for many in (1, 2, 52, 54, 108):
        assert run(page, "order", f"key {many}", many) == order(f"key {many}", many)


@pytest.mark.parametrize("deck", [Deck(), Deck(jokers=2), Deck(decks=2)], ids=len)
def test_both_programs_check_alike(page: Page, deck: Deck) -> None:
    cut = "c0" * 32
    shuffle = Shuffle(deck.cards, "5eed" * 48, (seal_of(cut), "", "ab" * 32), (cut, "", ""))
    data = promised(shuffle, 9).data()
    assert run(page, "wrongCut", data) == ""
    assert run(page, "wrongSeed", data, shuffle.seed) == ""
    assert run(page, "wrongSeed", data, shuffle.seed[::-1]) != ""
    for number, place in ((0, 0), (0, len(deck) - 1), (7, 20), (8, 3)):
        salt, path = shuffle.trees.proof(number, shuffle.cut(number)[place])
        proof = {"card": text(shuffle[number][place]), "shuffle": number, "place": place, "salt": salt, "path": path}
        assert run(page, "wrongProof", data, proof) == ""
        Evidence.read({**data, "proofs": [proof]}).check()
        for wrong in (
            {"card": "3x"},
            {"place": place ^ 1},
            {"shuffle": number ^ 1},
            {"salt": "0" * 64},
            {"path": path[1:]},
        ):
            assert run(page, "wrongProof", data, proof | wrong) != "", wrong
            with pytest.raises(Broken):
                Evidence.read({**data, "proofs": [proof | wrong]}).check()
    assert (
        run(page, "wrongCut", {**data, "cuts": ["0" * 64, "", ""]})
        == "The cut of seat 1 is not the one that was sealed."
    )
