"""What comes of how many cards players drew, and of having drawn none."""

import pytest

from kit.hands import answer, deal, dealt, net
from kit.lines import reads_as
from pokernight.table.hand import Hand

DOWN = "Deal 5 cards face down to each player."
DRAW = "Each player may draw up to 3 cards."
HIGH = "Showdown: the high hand wins."
PAIRS = dealt("Kh Kd 3c 4s 2h", "Ah 2c 3d 4h 6s", "9h 9d 8c 7s 5h", then="Jh Jd Jc Js Td Tc Ts")


@pytest.mark.parametrize(
    ("said", "ours"),
    [
        (
            "If any player drew three cards, there is an additional betting round.",
            "If anyone drew 3 cards, betting round, opened by the high hand showing.",
        ),
        (
            "If anyone drew at least two cards, there is another betting round.",
            "If anyone drew 2 or more cards, betting round, opened by the high hand showing.",
        ),
        ("If no one drew any cards, redeal.", "If nobody drew, the cards are redealt."),
        (
            "If anyone stood pat, there is an additional betting round.",
            "If anyone stood pat, betting round, opened by the high hand showing.",
        ),
        ("If anyone drew three cards, they must pay the ante.", "If a player draws 3 cards, they must pay the ante."),
        (
            "If you draw no cards, twos are not wild for you.",
            "For whoever has drawn no cards, twos are not wild.",
        ),
        (
            "Players who draw no cards may not use wild cards.",
            "For whoever has drawn no cards, wild cards are not wild.",
        ),
        ("If you stand pat, your low card is wild.", "For whoever has drawn no cards, their low card is wild."),
        (
            "If you did not replace any cards, your hole card is wild for you.",
            "For whoever has drawn no cards, their hole card is wild.",
        ),
        ("Threes are wild for anyone who stood pat.", "For whoever has drawn no cards, threes are wild."),
        ("Threes are wild only if you never twisted.", "For whoever has drawn no cards, threes are wild."),
        ("If you did not replace a card, you must pay the ante.", "If a player stands pat, they must pay the ante."),
        (
            "If you get a four face up, your hole card is wild.",
            "If a player gets a four face up, their hole card becomes wild for them.",
        ),
        (
            "If you get a four face up, the queen of hearts is no longer wild.",
            "If a player gets a four face up, the queen of hearts stops being wild.",
        ),
    ],
)
def test_lines(said: str, ours: str) -> None:
    reads_as(said, ours)


def drawn(rules: str, *answers: str) -> Hand:
    return answer(deal(f"{DOWN}\n{DRAW}\n{rules}", PAIRS), *answers)


ROUND = f"If any player drew three cards, there is an additional betting round.\n{HIGH}"


def test_a_round_after_a_large_draw_waits_for_everybody() -> None:
    hand = drawn(ROUND, "1 draw 3c 4s 2h")
    assert list(hand.asking) == [2], "the others draw first"
    assert "Draw" in hand.asking[2].prompt
    answer(hand, "2 decline, 3 decline")
    assert hand.asking, "and then all bet"
    assert drawn(ROUND, "1 draw 3c 4s", "2 decline, 3 decline").ended


def test_a_round_if_nobody_drew() -> None:
    rules = f"If no one drew, there is an additional betting round.\n{HIGH}"
    assert drawn(rules, "1 draw 3c", "2 decline, 3 decline").ended
    assert drawn(rules, "1 decline, 2 decline, 3 decline").asking


@pytest.mark.parametrize(
    ("rule", "winner"),
    [
        ("Twos are wild.", 1),
        ("Twos are wild. If you draw no cards, twos are not wild for you.", 2),
        ("Twos are wild. Players who draw no cards may not use wild cards.", 2),
    ],
)
def test_wild_cards_only_for_those_who_draw(rule: str, winner: int) -> None:
    hand = drawn(f"{HIGH}\n{rule}", "1 decline, 2 draw 6s, 3 decline")
    assert net(hand)[winner - 1] == 202


def test_a_card_of_ones_own_is_wild_only_for_who_it_happened_to() -> None:
    hand = drawn(f"{HIGH}\nIf you stand pat, your low card is wild.", "1 draw 4s, 2 draw 6s, 3 decline")
    assert net(hand) == (199, 199, 202)


WILD = "If you drew no cards, fours are wild for you."
FOURS = dealt("Kh Kd 3c 4s 2h", "Ah Qc 3d 4h 6s", "9h 9d 8c 7s 5h", then="Jh Jd Jc Js Td Tc Ts")


@pytest.mark.parametrize("price", [0, 1])
def test_who_lets_a_free_draw_or_a_paid_one_go_by_has_drawn_none(price: int) -> None:
    rules = f"{DOWN}\nEach player may replace one card{' for ante' if price else ''}.\n{HIGH}\n{WILD}"
    hand = answer(deal(rules, FOURS), "1 decline, 2 decline, 3 decline")
    assert net(hand) == (202, 199, 199), "three kings"
    hand = answer(deal(rules, FOURS), "1 draw 2h, 2 decline, 3 decline")
    assert net(hand) == (199 - price, 202 + price, 199), "aces by a wild four, against kings"


def test_who_draws_once_of_two_times_has_drawn() -> None:
    rules = f"{DOWN}\n{DRAW}\n{DRAW}\n{HIGH}\n{WILD}"
    hand = answer(deal(rules, FOURS), "1 draw 3c, 2 decline, 3 decline", "1 decline, 2 decline, 3 decline")
    assert net(hand) == (199, 202, 199), "aces by a wild four, against kings"
    hand = answer(deal(rules, FOURS), "1 decline, 2 decline, 3 decline", "1 decline, 2 draw 3d, 3 decline")
    assert net(hand) == (202, 199, 199)


def test_who_does_not_twist_stands_pat() -> None:
    rules = f"{DOWN}\nEach player may twist one card for ante.\n{HIGH}\nIf you stand pat, you must pay max bet."
    hand = answer(deal(rules, FOURS), "1 twist 2h, 2 decline, 3 decline")
    assert net(hand) == (212, 194, 194)


def test_a_card_that_can_be_made_wild_is_paid_for_before_the_pot_is_won() -> None:
    hand = deal(f"{DOWN}\n{HIGH}\nYou may pay max bet to make your low hole card wild.", PAIRS)
    answer(hand, "1 decline, 2 decline, 3 pay")
    assert net(hand) == (199, 199, 202)
