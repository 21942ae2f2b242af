"""Watches at the table: what is seen to happen, and what follows from it."""

import pytest

from kit.hands import answer, deal
from pokernight.cards import read_cards, texts
from pokernight.game import CannotWork, Game
from pokernight.table import events as ev
from pokernight.table.choices import Refused
from pokernight.table.hand import Hand
from pokernight.table.options import Options
from pokernight.table.places import COMMON, DISCARDS, Lie

SHOWDOWN = "Showdown: the high hand wins."
END = f"Betting round.\n{SHOWDOWN}"


def up(hand: Hand, seat: int) -> str:
    return texts(hand.table.lying(seat, Lie.UP))


def folded(hand: Hand) -> set[int]:
    return set(hand.table.state.folded)


def paid(hand: Hand) -> list[tuple[int, int]]:
    """Who paid how much beside antes and bets."""
    paid = [event for event in hand.table.log if isinstance(event, ev.Paid)]
    return [(event.seat, event.chips) for event in paid if event.what in ("fee", "due")]


# Cards that come up


def test_a_card_dealt_face_up_costs_the_pot_or_the_hand() -> None:
    hand = deal(
        f"Deal 1 card face up to each player.\n{END}\n"
        "If a player is dealt a four face up, they must match the pot or fold.",
        "4h Kh 4d",
    )
    assert list(hand.asking) == [1]
    answer(hand, "1 pay")
    assert paid(hand) == [(1, 3)]
    assert list(hand.asking) == [3], "several at once go in turn"
    answer(hand, "3 fold")
    assert folded(hand) == {3}


def test_a_dealt_card_is_no_flipped_one() -> None:
    rules = "Deal 1 card face {} to each player.\n{}" + END + "\nIf a player flips a four face up, they must fold."
    assert folded(deal(rules.format("up", ""), "4h Kh 5d")) == set()
    hand = deal(rules.format("down", "Each player flips 1 card.\n"), "4h Kh 5d")
    assert folded(hand) == {1}
    both = rules.format("down", "Deal 1 card face up to each player.\nEach player flips 1 card.\n")
    hand = deal(both.replace("flips a four", "is dealt a four"), "4h Kh 5d 2c 3c 6c")
    assert folded(hand) == set()


def test_either_way_counts_where_a_player_gets_a_card() -> None:
    rule = "\nIf a player gets a four face up, they must fold."
    assert folded(deal(f"Deal 1 card face up to each player.\n{END}{rule}", "4h Kh 5d")) == {1}
    flipped = f"Deal 1 card face down to each player.\nEach player flips 1 card.\n{END}{rule}"
    assert folded(deal(flipped, "4h Kh 5d")) == {1}


def test_only_a_card_that_nobody_had_looked_at_counts_where_that_is_said() -> None:
    rules = f"""Deal 1 card face down to each player.
        Deal 1 card face down to each player. Nobody may look at these cards.
        Each player flips 2 cards.
        {END}
        If a player flips an ace from the no-peek cards, they must fold."""
    assert folded(deal(rules, "Ah 2h 3h 4h Ad 5h")) == {2}


def test_a_folded_player_comes_back() -> None:
    hand = deal(
        f"""Deal 2 cards face down to each player. Nobody may look at these cards.
        Betting round.
        Each player flips the top card of their stack. Folded players do so too.
        {END}
        If a folded player gets a spade face up, they are back in the game.""",
        "Kh 2s 3h 4h 5h 6h",
    )
    answer(hand, "1 bet 1, 2 fold, 3 fold")
    assert folded(hand) == {3}
    assert not hand.ended, "somebody else came back"


def test_a_card_on_the_table_brings_about_only_what_happens_to_all() -> None:
    rules = f"Deal 1 card face down to each player.\nDeal 1 common card face up to the table.\n{END}\n"
    rule = "If a player gets the queen of spades face up, {}."
    hand = deal(rules + rule.format("the cards are redealt"), "2h 3h Qs|4h 5h 6h", seats=2)
    assert ev.Redealt() in hand.table.log
    assert texts(hand.table.state.at(COMMON)) == "6h"
    assert folded(deal(rules + rule.format("they must fold"), "2h 3h Qs", seats=2)) == set()


def test_a_card_dealt_face_down_is_shown_and_does_something() -> None:
    hand = deal(
        f"Deal 1 card face down to each player.\n{END}\n"
        "If a player is dealt a joker face down, they must fold.\nUse a 52 card deck with 1 joker.",
        "Jk 3h 4h",
    )
    assert folded(hand) == {1}
    shown = [event for event in hand.table.log if isinstance(event, ev.Shown)]
    assert [(event.cards, event.seats) for event in shown] == [(read_cards("Jk"), frozenset({0, 1, 2, 3}))]


def test_a_pair_dealt_face_up() -> None:
    hand = deal(
        f"Deal 3 cards face up to each player.\n{END}\nIf a player is dealt a pair face up, they must pay the ante.",
        "4h Kh 4d Qh 4c Jh",
        seats=2,
    )
    assert paid(hand) == [(1, 1)], "the third of a kind makes no other pair"


def test_only_the_first_flip_counts() -> None:
    rules = f"""Deal 2 cards face down to each player. Nobody may look at these cards.
        Each player flips the top card of their stack.
        Each player flips the top card of their stack.
        {END}
        If the first card a player flips is an ace, they must fold."""
    assert folded(deal(rules, "Ah 2h 3h 4h Ad 5h")) == {1}


@pytest.mark.parametrize(
    ("cards", "times"),
    [("5h 5d 9c 9d 2s", 2), ("5h 5d 5c 9d 2s", 1), ("5h 7d 9c Jd 2s", 0)],
)
def test_a_pair_counts_once_for_each_new_one(cards: str, times: int) -> None:
    mine = cards.split()
    deck = " ".join(f"{card} {other}" for card, other in zip(mine, "Ks Qc Tc 8c 6c".split(), strict=True))
    hand = deal(
        f"Deal 5 cards face up to each player.\n{END}\nIf a player shows a pair, they must pay the ante.", deck, seats=2
    )
    assert paid(hand) == [(1, 1)] * times


def test_a_natural_hand_is_made_without_wild_cards() -> None:
    rules = (
        f"Deal 3 cards face up to each player.\n{END}\nTwos are wild.\nIf a player shows {{}}, they must pay the ante."
    )
    deck = "5h Ks 5d Qc 2c Tc"
    assert paid(deal(rules.format("three of a kind"), deck, seats=2)) == [(1, 1)]
    assert paid(deal(rules.format("three of a kind without wild cards"), deck, seats=2)) == []


def test_a_wild_card_counts_only_where_everybody_can_tell_that_it_is() -> None:
    rules = f"""Deal 1 card face down to each player.
        Deal 2 cards face up to each player.
        {END}
        Cards of a rank that you hold both up and down are wild for you.
        If a player shows a pair, they must pay the ante."""
    assert paid(deal(rules, "9h Ks 9d Qc 2c Tc", seats=2)) == []


def test_a_flush_that_shows_is_no_straight() -> None:
    rules = f"Deal 6 cards face up to each player.\n{END}\nIf a player shows {{}}, they must pay the ante."
    deck = "2h Ks 4h Qc 6h Tc 8h 9c Th 7s Jh 3d"
    assert paid(deal(rules.format("a flush"), deck, seats=2)) == [(1, 1)], "and a sixth heart makes no new one"
    assert paid(deal(rules.format("a straight"), deck, seats=2)) == []
    assert paid(deal(rules.format("two pair"), "2h Ks 2d Qc 4h Tc 4d 9c 9h 7s 9d 3d", seats=2)) == [(1, 1)]
    assert paid(deal(rules.format("a pair of fours"), "2h Ks 2d Qc 4h Tc 4d 9c 9h 7s 9d 3d", seats=2)) == [(1, 1)]


def test_so_many_cards_of_a_kind_show() -> None:
    hand = deal(
        f"Deal 4 cards face up to each player.\n{END}\nIf a player shows 2 hearts, they must pay the ante.",
        "2h Ks 4h Qc 6h Tc 8h 9c",
        seats=2,
    )
    assert paid(hand) == [(1, 1)]


# Other things that happen


def test_a_fold_is_seen() -> None:
    hand = deal(f"Deal 1 card face down to each player.\n{END}\nIf a player folds, they must pay the ante.", "2h 3h 4h")
    answer(hand, "1 bet 1, 2 fold")
    assert paid(hand) == [(2, 1)]


def test_only_the_high_hand_showing_is_meant() -> None:
    rules = f"Deal 1 card face up to each player.\n{END}\nIf the high hand showing folds, the cards are redealt."
    hand = answer(deal(rules, "2h Kh 4h"), "2 bet 1, 3 fold")
    assert ev.Redealt() not in hand.table.log
    hand = answer(deal(rules, "2h Kh 4h"), "2 check, 3 bet 1, 1 call, 2 fold")
    assert ev.Redealt() in hand.table.log


def test_a_word_costs_something_at_any_time() -> None:
    hand = deal(
        f"Deal 1 card face down to each player.\n{END}\n"
        "If a player says the word 'king', they must pay the maximum bet.",
        "2h 3h 4h",
    )
    answer(hand, "1 bet 2")
    hand.say(1, "I have no King!")
    hand.say(3, "aking")
    assert paid(hand) == [(1, 5)]
    assert list(hand.asking) == [2], "the question still stands"
    answer(hand, "2 call, 3 call")
    assert hand.ended
    assert (1, "say i have no king!") in [(seat, str(given)) for seat, given in hand.answers]


@pytest.mark.parametrize(
    "betting", ["Betting round.", "If the player to the left of the dealer has not folded, betting round."]
)
def test_who_pays_his_last_chips_for_a_word_is_not_asked_for_a_bet(betting: str) -> None:
    rules = f"""Deal 1 card face down to each player.
        {betting}
        {SHOWDOWN}
        If a player says the word 'king', they must pay 3 chips."""
    hand = deal(rules, "2h 3h 4h", stacks=(4, 200, 200))
    assert list(hand.asking) == [1]
    hand.say(1, "king")
    assert list(hand.asking) == [2]


def test_who_says_what_puts_him_out_is_asked_no_more() -> None:
    rules = f"Deal 2 cards face down to each player.\nEach player flips 1 down card.\n{END}\n"
    hand = deal(rules + "If a player says the word 'king', they must fold.", "2h 3h 4h 5h 6h 7h")
    hand.say(2, "king")
    assert set(hand.asking) == {1, 3}
    answer(hand, "1 flip 2h, 3 flip 4h")
    assert list(hand.asking) == [3]
    hand.say(3, "king")
    assert hand.ended
    with pytest.raises(Refused):
        hand.say(1, "king")


def test_nobody_bets() -> None:
    rules = f"Deal 1 card face down to each player.\n{END}\nIf nobody bets, they must pay the ante."
    assert paid(answer(deal(rules, "2h 3h 4h"), "1 check, 2 check, 3 check")) == [(1, 1), (2, 1), (3, 1)]
    assert paid(answer(deal(rules, "2h 3h 4h"), "1 check, 2 bet 1, 3 call, 1 call")) == []


def test_no_card_of_a_kind_came_up() -> None:
    rules = f"Deal 1 card face up to each player.\n{SHOWDOWN}\nIf nobody gets a queen face up, the cards are redealt."
    hand = deal(rules, "2h 3h|Qh 4h", seats=2)
    assert [type(event) for event in hand.table.log].count(ev.Redealt) == 1
    assert hand.ended


def test_nobody_holds_a_card_of_a_kind() -> None:
    rules = f"Deal 1 card face {{}} to each player.\n{SHOWDOWN}\nIf nobody has a queen{{}}, the cards are redealt."
    redeals = [
        sum(isinstance(event, ev.Redealt) for event in deal(rules.format(face, lies), "Qh 3h|Qd 4h|Qs 4h", 2).table.log)
        > 0
        for face, lies in (("down", ""), ("down", " that lies face down"), ("down", " that lies face up"))
    ]
    assert redeals == [False, False, True]


def test_a_look_at_blind_cards_costs_something() -> None:
    hand = deal(
        f"""Deal 2 cards face down to each player. Nobody may look at these cards.
        Each player may look at their cards.
        {END}
        If a player looks at their cards, they must pay the ante.""",
        "2h 3h 4h 5h",
        seats=2,
    )
    answer(hand, "1 look, 2 decline")
    assert paid(hand) == [(1, 1)]


def test_who_draws_nothing_stands_pat() -> None:
    hand = deal(
        f"Deal 2 cards face down to each player.\nEach player may draw up to 2 cards.\n{END}\n"
        "If a player stands pat, they must pay the ante.",
        "2h 3h 4h 5h",
        seats=2,
    )
    answer(hand, "1 decline, 2 draw 3h")
    assert paid(hand) == [(1, 1)]


def test_a_rule_that_stands_on_two_lines_is_played_once() -> None:
    rule = "If a player gets a four face up, they must pay the ante."
    assert paid(deal(f"Deal 1 card face up to each player.\n{END}\n{rule}\n{rule}", "4h 2h 3h")) == [(1, 1)]


MATCH = f"Deal 1 card face up to each player.\n{END}\nIf a card dealt face up matches another player's up card, {{}}."


def test_a_card_matches_another_players() -> None:
    assert paid(deal(MATCH.format("the other player must pay the ante"), "4h 2h 4d")) == [(1, 1)]
    hand = deal(MATCH.format("it goes to the other player"), "4h 2h 4d")
    assert [up(hand, seat) for seat in (1, 2, 3)] == ["4h 4d", "2h", ""]
    hand = deal(MATCH.format("both cards are discarded"), "4h 2h 4d")
    assert texts(hand.table.state.at(DISCARDS)) == "4d 4h"


# How things stand


@pytest.mark.parametrize(
    ("deck", "condition", "payers"),
    [
        ("Ah 2h 3h Ad 4h 5h", "a player has a pair", [1]),
        ("Ah 2h 3h Ad 4h 5h", "a player has fewer than 2 cards", []),
        ("Ah 2h 3h Ad 4h 5h", "a player has fewer than 3 cards", [1, 2, 3]),
        ("Ah 2h 3h Ad 4h 5h", "a player has no cards left", []),
        ("Ah 2h 3h Ad 4h 5h", "there are more than 2 players", [1, 2, 3]),
        ("Ah 2h 3h Ad 4h 5h", "there are fewer than 3 players", []),
        ("Ah 2h 3h Ad 4h 5h 7h 7d", "the last common card is a seven", [1, 2, 3]),
        ("Ah 2h 3h Ad 4h 5h 7h 8d", "the last common card is a seven", []),
        ("Ah 2h 3h Ad 4h 5h 7h 7d", "the last common card pairs another common card", [1, 2, 3]),
        ("Ah 2h 3h Ad 4h 5h 7h 8d", "the last common card pairs another common card", []),
    ],
)
def test_what_is_so_of_a_player_or_of_the_table(deck: str, condition: str, payers: list[int]) -> None:
    hand = deal(
        f"""Deal 2 cards face down to each player.
        Deal 2 common cards face up to the table.
        If {condition}, they must pay the ante.
        {END}""",
        deck,
    )
    assert [seat for seat, _ in paid(hand)] == payers


def test_cards_of_a_kind_are_laid_away_by_all_or_as_soon_as_they_come() -> None:
    hand = deal(
        f"Deal 2 cards face up to each player.\n{END}\nIf a player gets a two face up, all kings are discarded.",
        "Kh Kd 3h 2h 4h 5h",
    )
    assert texts(hand.table.state.at(DISCARDS)) == "Kh Kd"
    hand = deal(
        f"Deal 2 cards face down to each player.\n{END}\nPlayers discard all kings that they have.", "Kh 2d 3h 4h", 2
    )
    assert texts(hand.table.state.at(DISCARDS)) == "Kh"


KNOCKING = f"""Deal 2 cards face down to each player.
    Each player in turn may draw 1 card.
    Any player may knock.
    Repeat the last 2 steps until someone knocks.
    {END}
    If a player knocks, {{}}."""


def test_a_knock_is_heard() -> None:
    hand = deal(KNOCKING.format("they must pay the ante"), "2h 3h 4h 5h", seats=2)
    answer(hand, "1 decline, 2 draw 3h, 1 decline, 2 decline")
    assert list(hand.asking) == [1], "nobody has knocked, and they draw again"
    answer(hand, "1 draw 2h, 2 decline, 1 knock")
    assert paid(hand) == [(1, 1)]
    assert "bet" in hand.asking[1].prompt


def test_after_a_knock_all_others_go_once_more() -> None:
    hand = deal(KNOCKING.format("everyone else gets one more turn"), "2h 3h 4h 5h 6h 7h")
    answer(hand, "1 decline, 2 decline, 3 draw 4h, 1 decline, 2 knock")
    assert [list(hand.asking), hand.asking[3].prompt[:4]] == [[3], "Draw"]
    answer(hand, "3 decline, 1 draw 2h")
    assert "bet" in hand.asking[1].prompt, "and then the drawing is over"


# What follows


def test_who_pays_gets_something() -> None:
    rules = f"Deal 1 card face up to each player.\n{END}\n"
    rule = "If a player gets a four face up, they must match the pot or fold. Who pays gets 1 up card dealt."
    hand = answer(deal(rules + rule, "4h 4d 5h Kh"), "1 pay, 2 fold")
    assert [up(hand, seat) for seat in (1, 2)] == ["4h Kh", ""]


def test_a_player_may_do_something() -> None:
    rules = f"Deal 1 card face up to each player.\n{END}\n"
    rule = "If a player gets a four face up, they may pay the ante to get 1 down card dealt."
    hand = answer(deal(rules + rule, "4h 4d 5h Kh"), "1 pay, 2 decline")
    assert [len(hand.table.state.of_seat(seat)) for seat in (1, 2)] == [2, 1]
    assert paid(hand) == [(1, 1)]


def test_nothing_more_happens_to_who_is_out_meanwhile() -> None:
    hand = deal(
        f"Deal 2 cards face up to each player.\n{END}\n"
        "If a player gets a four face up, they must fold.\nIf a player gets a five face up, they must pay the ante.",
        "4h 2h 3h 5d 6d 7d",
    )
    assert (folded(hand), paid(hand)) == ({1}, [])


def test_the_last_one_left_need_not_fold() -> None:
    hand = deal(
        f"Deal 1 card face up to each player.\n{END}\nIf a player gets a four face up, they must fold.", "4h 4d 4c"
    )
    assert hand.ended
    assert hand.table.state.chips[1:] == [199, 199, 202]


def test_a_step_is_taken_out_of_its_turn() -> None:
    hand = deal(
        f"Deal 1 card face up to each player.\n{END}\n"
        "If a player gets a four face up, deal 1 card face up to each player.",
        "4h 2h 3h 5d 6d 7d",
    )
    assert [up(hand, seat) for seat in (1, 2, 3)] == ["4h 5d", "2h 6d", "3h 7d"]


def test_a_showdown_out_of_its_turn_ends_the_hand() -> None:
    hand = deal(
        f"Deal 1 card face up to each player.\nBetting round.\nDeal 1 card face up to each player.\n{END}\n"
        f"If a player folds, {SHOWDOWN[0].lower()}{SHOWDOWN[1:]}",
        "4h 2h 3h",
    )
    answer(hand, "1 bet 1, 2 fold")
    assert hand.ended
    assert up(hand, 1) == "4h"


def test_nobody_bets_in_two_rounds_at_the_same_time() -> None:
    hand = deal(f"Deal 1 card face up to each player.\n{END}\nIf a player folds, betting round.", "4h 2h 3h")
    answer(hand, "1 bet 1, 2 fold, 3 call")
    assert hand.ended


def test_the_rank_of_the_card_is_wild() -> None:
    rules = f"Deal 2 cards face up to each player.\n{END}\nIf a player gets a four face up, that rank is wild for {{}}."
    turned = rules.replace("Betting", "Deal 1 card face down to each player.\nBetting")
    deck = "4h Kd 5h 7c 6h 4s"
    hand = answer(deal(turned.format("them"), deck, seats=2), "1 check, 2 check")
    assert hand.table.state.chips[1:] == [201, 199], "a pair of sixes: the other's four is as good as any"
    hand = answer(deal(turned.format("everyone"), deck, seats=2), "1 check, 2 check")
    assert hand.table.state.chips[1:] == [199, 201], "now it makes a pair of kings"


def test_a_redeal_brings_back_everybody_where_that_is_said() -> None:
    rules = f"Deal 1 card face up to each player.\nBetting round.\nDeal 1 card face up to each player.\n{END}\n"
    rule = "If a player gets a four face up, the cards are redealt{}."
    deck = "9h 2h 3h 4d 5d 6d|7h 8h Th"
    assert folded(answer(deal(rules + rule.format(""), deck), "1 bet 1, 2 fold, 3 call")) == {2}
    hand = answer(deal(rules + rule.format(" to all, folded players too"), deck), "1 bet 1, 2 fold, 3 call")
    assert folded(hand) == set()
    assert up(hand, 2) == "8h"


def test_sums_cost_more_each_time_and_bring_a_card_each() -> None:
    rule = (
        "If a player gets a card that adds to 6 with another of theirs face up, they pay or fold for each such sum:"
        " nothing the first time, the pot the second, double the third, and so on. Each sum paid brings an up card."
    )
    hand = deal(f"Deal 2 cards face up to each player.\n{END}\n{rule}", "4h Kh 2h Qh 2d 9s 8s", seats=2)
    assert up(hand, 1) == "4h 2h 2d", "the first sum is free, and brings another one"
    assert list(hand.asking) == [1]
    answer(hand, "1 pay")
    assert paid(hand) == [(1, 2)]
    assert up(hand, 1) == "4h 2h 2d 9s"


# Cancelling


LOWEST = f"""Deal 2 cards face down to each player. Nobody may look at these cards.
    Each player flips the top card of their stack.
    Whoever flipped the low card of a rank that came once matches the pot or folds. {{}}
    {END}"""
CANCEL = "Once a game, each player may cancel a card of the flip, or another player's cancelling."


def test_the_lowest_card_of_a_rank_that_came_once_costs_the_pot() -> None:
    assert list(deal(LOWEST.format(""), "2h 2d 5h Kh 3h 4h 6h 7h", seats=4).asking) == [3]
    assert paid(deal(LOWEST.format(""), "2h 2d 5h 5d 3h 4h 6h 7h", seats=4)) == [], "nobody has to pay"


def test_a_card_of_the_flip_is_cancelled_and_a_cancelling_too() -> None:
    hand = deal(LOWEST.format(CANCEL), "2h 3d 5h 7h 8h 9h")
    assert list(hand.asking) == [1]
    answer(hand, "1 cancel 2h")
    assert list(hand.asking) == [2], "the others are asked, and who has cancelled no more"
    answer(hand, "2 cancel 2h")
    assert list(hand.asking) == [3]
    answer(hand, "3 decline")
    assert list(hand.asking) == [1], "the two counts again"
    assert "fold" in hand.asking[1].prompt


def test_with_its_match_cancelled_a_card_comes_once() -> None:
    hand = answer(deal(LOWEST.format(CANCEL), "2h 2d 5h 7h 8h 9h"), "1 cancel 2h, 2 decline, 3 decline")
    assert list(hand.asking) == [2]
    answer(hand, "2 fold")
    assert folded(hand) == {2}


# The deck


def test_discards_are_shuffled_back() -> None:
    hand = deal(
        f"""Deal 2 cards face down to each player.
        Each player discards 1 card.
        Shuffle the discards back into the deck.
        {END}""",
        "2h 3h 4h 5h",
        seats=2,
    )
    answer(hand, "1 discard 2h, 2 discard 3h")
    assert hand.table.state.at(DISCARDS) == ()
    assert not hand.table.state.known[read_cards("2h")[0]]


SHORT = """Use only aces and kings.
    Deal 3 cards face down to each player.
    Each player discards 2 cards.
    Deal 2 cards face down to each player.
    Betting round.
    Showdown: the high hand wins.
    """


def short_game(*rules: str) -> Game:
    """A game, though there may not be cards enough for it."""
    try:
        return Game.read(rules)
    except CannotWork as stop:
        return stop.game


def runs_out(*rule: str) -> Hand:
    """A game that needs more cards than there are, after six are dealt, four laid away, and two dealt again."""
    game = short_game(*(line.strip() for line in SHORT.strip().splitlines()), *rule)
    deck = game.course.deck.read("Ah Kh Ad Kd Ac Kc As Ks")
    return answer(game.deal(2, decks=[deck]), "1 discard Ah Ad, 2 discard Kh Kd")


def test_what_becomes_of_a_deck_that_runs_out() -> None:
    assert len(runs_out().table.state.of_seat(1)) == 3, "the discards are dealt again where nothing is said"
    assert len(runs_out("If the deck runs out, shuffle the discards into a new deck.").table.state.of_seat(1)) == 3
    hand = runs_out("If the deck runs out, the last card of the deck is common to all.")
    assert len(hand.table.state.of_seat(1)) == 2
    assert len(hand.table.state.at(DISCARDS)) == 4
    assert paid(runs_out("If the deck runs out, they must pay the ante.")) == [(1, 1), (2, 1)]


def test_the_last_card_is_common_to_all() -> None:
    rule = "If the deck runs out, the last card of the deck is common to all."
    game = short_game("Use only aces and kings.", "Deal 3 cards face down to each player.", *END.splitlines(), rule)
    hand = Hand(game.course, (200,) * 3, Options(), decks=[read_cards("Ah Ad Ac Kh Kd Kc As Ks")])
    assert texts(hand.table.state.at(COMMON)) == "As"
    assert len(hand.table.state.of_seat(1)) == 2


def test_a_condition_that_holds_is_seen_to_once() -> None:
    rules = f"Deal 2 cards face up to each player.\n{END}\nIf a player has an ace, they must pay the ante."
    hand = deal(rules, "Ah 2h 3h Kh 4h 5h", options=Options(ante=2))
    assert paid(hand) == [(1, 2)]
    answer(hand, "2 check, 3 check, 1 check") if 2 in hand.asking else answer(hand, "1 check, 2 check, 3 check")
    assert paid(hand) == [(1, 2)]


def test_jokers_are_counted_in_all_decks_together() -> None:
    rules = ["Deal 2 cards face down to each player.", SHOWDOWN]
    assert len(Game.read(["Use 2 decks with 2 jokers, shuffled together.", *rules]).course.deck) == 106
    with pytest.raises(CannotWork, match="two jokers"):
        Game.read(["Use a 52 card deck with 3 jokers.", *rules])
