"""The five numbers and the tags, worked out by hand."""

import pytest

from kit.hands import read_game

BET = "Betting round, opened by the high hand showing."
WIN = "Showdown: the high hand wins."
DOWN5 = "Deal 5 cards face down to each player."
DOWN7 = "Deal 7 cards face down to each player."


def numbers(*rules: str) -> str:
    return repr(read_game(rules).numbers)


def tags(*rules: str) -> set[str]:
    return set(read_game(rules).tags)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ([DOWN5, BET, WIN], "5-10-1-5-0"),
        (
            [DOWN7, "Each player passes 3 cards to the left.", "Each player passes 2 cards to the right.", WIN],
            "7-7-0-12-0",
        ),
        ([DOWN7, "Each player discards 2 cards.", WIN], "7-7-0-7-0"),
        (["Deal 3 cards face down to each player.", "Each player discards 1 card.", DOWN5, WIN], "7-6-0-8-0"),
        ([DOWN5, "Each player may draw up to 3 cards.", WIN], "5-6-0-8-0"),
        # six players hold at most four aces: 6 * 8 + 4 = 52
        ([DOWN5, "Each player may draw up to 3 cards, 4 with an ace.", WIN], "5-6-0-9-0"),
        (["Use a 52 card deck with 2 jokers.", DOWN5, "Deal 4 common cards face up to the table.", WIN], "9-10-0-9-0"),
        (["Use 2 decks shuffled together.", DOWN5, WIN, "Threes are wild."], "5-20-0-5-8"),
        (["Take twos out of the deck.", DOWN5, WIN], "5-9-0-5-0"),
        ([DOWN7, WIN, "Your low hole card and all cards of the same rank are wild."], "7-7-0-7-28"),
        (
            [DOWN5, "Deal 1 card face up to the table.", WIN, "Cards of the same rank as the table card are wild."],
            "5-10-0-5-3",
        ),
        (
            [DOWN7, WIN, "If a player flips a four face up, they may pay the ante to get 1 down card dealt."],
            "7-6-0-11-0",
        ),
        (
            [
                BET,
                DOWN5,
                BET,
                "Deal 1 card face up to each player. It is only dealt if they want it.",
                "Repeat the last 2 steps until nobody wants another card.",
                BET,
                WIN,
            ],
            "205-98-203-205-0",
        ),
        (
            [
                DOWN5 + " Nobody may look at these cards.",
                "The next player flips 1 card.",
                BET,
                "Repeat the last 2 steps until everyone still in has all cards up.",
                BET,
                WIN,
            ],
            "5-10-301-5-0",
        ),
    ],
)
def test_numbers(rules: list[str], expected: str) -> None:
    assert numbers(*rules) == expected


@pytest.mark.parametrize(
    ("rule", "tag"),
    [
        ("Deal 1 card face up to each player.", "stud"),
        ("Deal 1 common card face up to the table.", "common"),
        ("Deal 1 card face up to the table.", "table"),
        ("Deal 1 card face down to each player. Nobody may look at these cards.", "no-peek"),
        ("Each player flips 1 card.", "flip"),
        ("Each player passes 1 card to the left.", "pass"),
        ("Each player may draw 1 card.", "draw"),
        ("Each player may twist 1 card for the ante.", "fee"),
        ("Each player pays the ante or folds.", "fee-fold"),
        ("The player to the left of the dealer bets the minimum bet.", "forced-bet"),
        ("If a player flips a six face up, they must fold.", "must-fold"),
        ("If a player folds, the cards are redealt.", "redeal"),
        ("Use a 52 card deck with 1 joker.", "jokers"),
        ("Take twos out of the deck.", "odd-deck"),
        ("Jokers are bugs.", "limited"),
        ("Sixes are wild.", "wilds"),
        ("Aces are low in all hands.", "mod-ranks"),
        ("Cards count for points: all other cards are face value.", "odd-ranks"),
        ("To win the high hand, a player must have at least a pair.", "qualifier"),
        ("Who went in and lost must match the pot.", "guts"),
        (
            "Deal cards face up to the players in turn until one matches another in rank."
            " It goes to the player who has that rank.",
            "odd-deal",
        ),
    ],
)
def test_tags(rule: str, tag: str) -> None:
    assert tag in tags(DOWN5, rule, WIN)
    assert tag not in tags(DOWN5, WIN)


def test_tags_of_the_pot() -> None:
    assert tags(DOWN5, WIN) == {"straight"}
    assert tags(DOWN5, "Showdown: the low hand wins.") == {"straight", "lowball"}
    assert tags(DOWN5, "Showdown: the high hand and the low hand split the pot.") == {"straight", "high-low"}
    assert tags(DOWN5, "Showdown: the high hand and the player to the winner's left split the pot.") == {
        "straight",
        "split-pot",
    }
    assert tags(DOWN5, "Showdown: the high hand and the high heart split the pot.") == {"straight", "split-card"}
    assert tags(DOWN5, "Showdown: the high heart wins.") == {"straight"}
    assert tags(DOWN5, "Showdown: the high 5 card hand and the high 2 card hand split the pot.") == {
        "straight",
        "split-pot",
    }


def test_who_matches_the_pot_where_nobody_went_in_pays_no_fee() -> None:
    nobody = "If no one went in, the player with the high hand must match the pot, and redeal for all."
    losers = "Anyone who went in and lost must match the pot."
    assert tags(DOWN5, "Declare in/out.", WIN, losers, nobody) == {"guts", "match-pot"}
