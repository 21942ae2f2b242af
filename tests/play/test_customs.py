"""Blinds, burned cards, openers, antes: hands worked out on paper."""

from dataclasses import dataclass
from random import Random

import pytest

from kit.hands import answer, dealt, discards, knows, net
from pokernight.cards import Deck
from pokernight.english.page import read_page
from pokernight.play.game import PlayableGame
from pokernight.play.hand import PlayedHand
from pokernight.table.choices import Betting, Refused
from pokernight.table.hand import Hand
from pokernight.table.laws import broken_laws, play_out
from pokernight.table.options import Options


def lines(text: str) -> list[str]:
    """The lines of a page."""
    return [line.strip() for line in text.splitlines() if line.strip()]


@dataclass(frozen=True)
class Paper:
    """A hand as it was worked out on paper: the cards that come, what everyone says, and the chips at the end."""

    page: str
    stacks: tuple[int, ...]
    deck: str
    answers: str
    chips: tuple[int, ...]

    def deal(self, options: Options | None = None) -> PlayedHand:
        """The hand, before anybody has said anything."""
        game = PlayableGame(read_page(lines(self.page)))
        decks = [Deck().read(part) for part in self.deck.split("|")]
        return game.deal(len(self.stacks), 1, options, self.stacks, decks)

    def played(self) -> Hand:
        """The hand, after all have answered in this order and no other."""
        return answer(self.deal(), *([self.answers] if self.answers else []))


HOLDEM = """
    The blinds are 1 and 2.
    Deal two cards face down to each player.
    Betting round.
    Deal three community cards.
    Betting round.
    Showdown: the high hand wins.
"""
THREE = dealt("Ah Ad", "Kh Kd", "Qh Qd", then="2c 7s 9d")
TWO = dealt("Ah Ad", "Kh Kd", then="2c 7s 9d")
BIG_BLIND_BEST = dealt("Kh Kd", "Ah Ad", "Qh Qd", then="2c 7s 9d")
JACKS = """
    Nobody may open without a pair of jacks or better.
    Deal five cards face down to each player.
    Betting round, starting with the player to the left of the dealer.
    Showdown: the high hand wins.
"""
JACKS_OR_REDEAL = """
    Deal five cards face down to each player.
    Nobody may open without a pair of jacks or better.
    Betting round, starting with the player to the left of the dealer.
    If nobody opens, everyone antes again and the cards are redealt.
    Showdown: the high hand wins.
"""
GUTS = """
    Deal two cards face down to each player.
    Each player declares in or out.
    Showdown: the high hand wins.
    Everyone who went in and lost matches the pot.
    If nobody went in, everyone antes again and the cards are redealt.
"""
ONE_IN = "If only one player stays in, he takes the pot and the game is over."
FIRST_BEST = dealt("Ah Ad", "Kh Kd", "Qh Qd")
FIRST_TWO_TIE = dealt("Ah Ad", "As Ac", "Kh Kd")
ALL_IN = "1 declare in, 2 declare in, 3 declare in"
FIRST_IN = "1 declare in, 2 declare out, 3 declare out"
THIRD_IN = "1 declare out, 2 declare out, 3 declare in"
NOBODY_IN = "1 declare out, 2 declare out, 3 declare out"
BRING_IN = """
    Fixed limit.
    Deal two cards face down to each player.
    Deal one card face up to each player.
    Betting round, in which the player with the low card showing must bet.
    Showdown: the high hand wins.
"""
LOW_CARD_SECOND = dealt("Jc Td 9c", "Ah Ad 2d", "Qc Qd Kh")
NOTHING = dealt("2h 4d 6c 8s Th", "3h 5d 7c 9s Jh", "2d 4c 6s 8h Tc")
PAIRS = dealt("Ah Ad 6c 8s 3d", "Kh Kd 7c 9s 2s", "Th Td 5c 9h 4s")
SECOND_HAS_JACKS = dealt("2h 4d 6c 8s Th", "Jh Jd 7c 9s 3c", "Td Tc 5s 9h Ks")

HANDS = {
    "the player after the last blind opens, the big blind may raise and the left of the dealer opens the next": Paper(
        HOLDEM, (100, 100, 100), THREE, "3 call, 1 call, 2 check, 1 check, 2 check, 3 check", (104, 98, 98)
    ),
    "the big blind raises": Paper(HOLDEM, (100, 100, 100), THREE, "3 call, 1 fold, 2 raise 4, 3 fold", (99, 103, 98)),
    "all fold to the big blind, and what nobody called comes back": Paper(
        HOLDEM, (100, 100, 100), THREE, "3 fold, 1 fold", (99, 101, 100)
    ),
    "of two players the dealer posts the small blind and opens only the first round": Paper(
        HOLDEM, (100, 100), TWO, "2 call, 1 check, 1 check, 2 check", (102, 98)
    ),
    "the call is the full blind, though the big blind is all in for less": Paper(
        HOLDEM, (100, 1, 100), BIG_BLIND_BEST, "3 call, 1 call, 1 check, 3 check", (100, 3, 98)
    ),
    "a small blind who has put in as much as the big blind has nothing to call": Paper(
        HOLDEM, (1, 100), TWO, "", (2, 99)
    ),
    "where blinds are spoken of last, they are posted before the cards all the same": Paper(
        "\n".join([*lines(HOLDEM)[1:], lines(HOLDEM)[0]]), (100, 100, 100), THREE, "3 fold, 1 fold", (99, 101, 100)
    ),
    "where blinds are only spoken of again, their price stands": Paper(
        HOLDEM.replace("1 and 2.", "3 and 6. Post blinds."),
        (100, 100, 100),
        THREE,
        "3 fold, 1 fold",
        (97, 103, 100),
    ),
    "with blinds there is an ante where the page says so": Paper(
        f"Everyone antes.\n{HOLDEM}", (100, 100, 100), THREE, "3 fold, 1 fold", (98, 103, 99)
    ),
    "a price of the ante beside blinds": Paper(
        f"{HOLDEM}\nThe ante is 5 chips.", (100, 100, 100), THREE, "3 fold, 1 fold", (94, 111, 95)
    ),
    "of four players the third opens": Paper(
        HOLDEM,
        (50, 50, 50, 50),
        dealt("Ah Ad", "Kh Kd", "Qh Qd", "Jh Jd"),
        "3 fold, 4 fold, 1 fold",
        (49, 51, 50, 50),
    ),
    "everyone antes again, who has no chips left for less of the pot": Paper(
        "Deal two cards face down to each player.\nEveryone antes again.\nShowdown: the high hand wins.",
        (1, 100, 100),
        dealt("Ah Ad", "Kh Kd", "Qh Qd"),
        "",
        (3, 100, 98),
    ),
    "who has jacks may open, and then anybody may raise": Paper(
        JACKS, (100, 100, 100), SECOND_HAS_JACKS, "1 check, 2 bet 2, 3 raise 4, 1 fold, 2 fold", (99, 97, 104)
    ),
    "nobody opens, and the page is silent: the hands are shown": Paper(
        JACKS, (100, 100, 100), NOTHING, "1 check, 2 check, 3 check", (99, 102, 99)
    ),
    "nobody opens: another ante and a new deal": Paper(
        JACKS_OR_REDEAL,
        (100, 100, 100),
        f"{NOTHING}|{PAIRS}",
        "1 check, 2 check, 3 check, 1 bet 3, 2 call, 3 fold",
        (107, 95, 98),
    ),
    "somebody opened, though he has folded since": Paper(
        JACKS_OR_REDEAL,
        (100, 100, 100),
        SECOND_HAS_JACKS,
        "1 check, 2 bet 2, 3 raise 4, 1 call, 2 fold",
        (95, 97, 108),
    ),
    "a bring-in is completed before it is raised, by whoever made it too": Paper(
        BRING_IN, (100, 100, 100), LOW_CARD_SECOND, "3 raise 5, 1 fold, 2 raise 10, 3 call", (99, 112, 89)
    ),
    "all call the bring-in, and that is all": Paper(
        BRING_IN, (100, 100, 100), LOW_CARD_SECOND, "3 call, 1 call", (98, 104, 98)
    ),
    "all in for less than it takes to complete the bring-in": Paper(
        BRING_IN, (100, 100, 4), LOW_CARD_SECOND, "3 raise 3, 1 raise 5, 2 call", (94, 110, 0)
    ),
    "a new deal for all brings back who has folded": Paper(
        JACKS_OR_REDEAL.replace("redealt", "redealt to all, folded players too"),
        (100, 100, 100),
        f"{NOTHING}|{PAIRS}",
        "1 fold, 2 check, 3 check, 1 bet 3, 2 call, 3 fold",
        (107, 95, 98),
    ),
    "losers match the pot that they lost, and it is dealt for again": Paper(
        GUTS, (100, 100, 100), FIRST_BEST, f"{ALL_IN}, {FIRST_IN}", (108, 96, 96)
    ),
    "who has too few chips matches with what is left": Paper(
        GUTS, (100, 100, 2), FIRST_BEST, f"1 declare in, 2 declare out, 3 declare in, {FIRST_IN}", (103, 99, 0)
    ),
    "who shares the pot has not lost": Paper(
        GUTS, (100, 100, 100), FIRST_TWO_TIE, f"{ALL_IN}, {THIRD_IN}", (101, 100, 99)
    ),
    "nobody goes in: everyone antes again": Paper(
        GUTS, (100, 100, 100), FIRST_BEST, f"{NOBODY_IN}, {FIRST_IN}", (104, 98, 98)
    ),
    "nobody goes in, and the page is silent: the pot stays": Paper(
        "\n".join(lines(GUTS)[:-1]), (100, 100, 100), FIRST_BEST, f"{NOBODY_IN}, {FIRST_IN}", (102, 99, 99)
    ),
    "all drop: everyone antes again, and only then": Paper(
        "\n".join([*lines(GUTS)[:-1], "If everyone drops, we ante again and redeal."]),
        (100, 100, 100),
        FIRST_BEST,
        f"{FIRST_IN[:-3]}in, {NOBODY_IN}, {FIRST_IN}",
        (107, 98, 95),
    ),
    "an ante without a word about a new deal: the pot is dealt for all the same": Paper(
        GUTS.replace(" and the cards are redealt", ""),
        (100, 100, 100),
        FIRST_BEST,
        f"{NOBODY_IN}, {FIRST_IN}",
        (104, 98, 98),
    ),
    "only one player goes in, and takes the pot before anything is shown": Paper(
        GUTS.replace("Showdown", f"{ONE_IN}\nShowdown"), (100, 100, 100), FIRST_BEST, THIRD_IN, (99, 99, 102)
    ),
    "players who declare one after the other are out as well": Paper(
        GUTS.replace("in or out", "in or out in turn"), (100, 100, 100), FIRST_BEST, THIRD_IN, (99, 99, 102)
    ),
    "whoever won the first pot pays for the second": Paper(
        """
        Deal two cards face down to each player.
        Showdown: the high hand wins.
        Each player who won pays 1 chip.
        Deal one card face up to each player.
        Showdown: the high hand wins.
        """,
        (100, 100),
        dealt("Ah Ad", "Kh Kd", then="5c Ks"),
        "",
        (100, 100),
    ),
    "only one player goes in, said at the end": Paper(
        f"{GUTS}\n{ONE_IN}", (100, 100, 100), FIRST_BEST, THIRD_IN, (99, 99, 102)
    ),
    "two go in, and the rule about one is silent": Paper(
        f"{GUTS}\n{ONE_IN}", (100, 100, 100), FIRST_BEST, f"{ALL_IN}, {THIRD_IN}", (102, 96, 102)
    ),
}


PAGES = sorted({paper.page for paper in HANDS.values()})


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_comes_out_as_on_paper(name: str) -> None:
    hand = HANDS[name].played()
    assert hand.ended
    assert net(hand) == HANDS[name].chips


@pytest.mark.parametrize("page", PAGES, ids=range(len(PAGES)))
def test_every_law_holds(page: str) -> None:
    game = PlayableGame(read_page(lines(page)))
    for number in range(6):
        chance = Random(number)
        stacks = [chance.randrange(1, 12) for _ in range(2 + number % 5)] if number % 2 else (200,) * (2 + number % 5)
        assert list(broken_laws(play_out(game.deal(len(stacks), number, stacks=stacks), chance))) == []


def test_pot_limit_with_blinds_counts_the_call_first() -> None:
    hand = Paper(f"{HOLDEM}\nPot limit.", (100, 100, 100), THREE, "", ()).deal()
    asked = hand.asking[3]
    assert isinstance(asked, Betting)
    assert (asked.bets.call, asked.bets.least, asked.bets.most) == (2, 4, 7)


def test_nobody_bets_first_without_the_hand_for_it() -> None:
    hand = Paper(JACKS, (100, 100, 100), SECOND_HAS_JACKS, "", ()).deal()
    assert hand.asking[1].prompt == "Check: it takes a better hand to open."
    with pytest.raises(Refused):
        hand.answer(1, "bet 2")


def test_a_page_says_how_often_one_may_raise() -> None:
    hand = Paper(f"At most 2 raises a round.\n{HOLDEM}", (100, 100), TWO, "", ()).deal()
    answer(hand, "2 raise 4, 1 raise 6")
    with pytest.raises(Refused):
        hand.answer(2, "raise 8")


BURN = """
    Deal two cards face down to each player.
    Burn two cards.
    Deal three community cards.
    Betting round.
    Showdown: the high hand wins.
"""


@pytest.mark.parametrize("custom", [False, True], ids=["no burn cards", "burn cards"])
def test_burned_cards_lie_unseen_among_the_discards_and_are_burned_once(custom: bool) -> None:
    hand = Paper(BURN, (100, 100), dealt("Ah Ad", "Kh Kd", then="2c 7s 9d Th 3c"), "", ()).deal(Options(burn=custom))
    assert discards(hand) == "2c 7s"
    assert not any(knows(hand, seat, card) for seat in range(3) for card in ("2c", "7s"))
    assert all(knows(hand, seat, card) for seat in range(3) for card in ("9d", "Th", "3c"))


def test_cards_that_nobody_may_look_at_are_dealt_blind() -> None:
    page = "Deal two cards face down and 1 card face up to each player. Nobody may look at their cards.\nBetting round."
    hand = Paper(page, (100, 100), dealt("Ah Ad 5c", "Kh Kd 6c"), "", ()).deal()
    assert [card for card in ("Ah", "Ad", "5c", "Kh", "Kd", "6c") if knows(hand, 1, card)] == ["5c", "6c"]
