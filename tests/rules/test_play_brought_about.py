"""What events bring about: payments, steps out of their turn, redeals, and a deck that runs out."""

import pytest

from kit.hands import answer, deal, folded, paid, up
from kit.ruled import ruled
from pokernight.cards import read_cards, texts
from pokernight.game import CannotWork, Game
from pokernight.table.hand import Hand
from pokernight.table.options import Options
from pokernight.table.places import COMMON, DISCARDS

SHOWDOWN = "Showdown: the high hand wins."
END = f"Betting round.\n{SHOWDOWN}"


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
    deck = game.deck.read("Ah Kh Ad Kd Ac Kc As Ks")
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
    hand = Hand(ruled(game).course, (200,) * 3, Options(), decks=[read_cards("Ah Ad Ac Kh Kd Kc As Ks")])
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
    assert len(Game.read(["Use 2 decks with 2 jokers, shuffled together.", *rules]).deck) == 106
    with pytest.raises(CannotWork, match="two jokers"):
        Game.read(["Use a 52 card deck with 3 jokers.", *rules])
