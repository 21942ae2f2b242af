"""Common cards that go, cards that follow one that was turned up, and wins of every part, at the table."""

from kit.hands import answer, cards, deal, dealt, net, read_game
from pokernight.cards import texts
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.places import COMMON

DEAL = "Deal 2 cards face down to each player."
HIGH = "Showdown: the high hand wins."
BET = "Betting round, opened by the player to the left of the dealer."
CARDS = dealt("2h 4d", "8h 9d", "3h 5d")


def common(hand: Hand) -> str:
    return texts(hand.table.state.at(COMMON))


def test_common_cards_are_renewed() -> None:
    poison = (
        "If any common card is the queen of spades, all of the common cards are discarded"
        " and three new common cards are dealt."
    )
    rules = f"{DEAL}\nDeal 3 common cards face up to the table.\n{poison}\n{BET}\n{HIGH}"
    assert common(deal(rules, f"{CARDS} Qs Kd Kc Ah Ad Ac")) == "Ah Ad Ac"
    assert common(deal(rules, f"{CARDS} Qh Kd Kc Ah Ad Ac")) == "Qh Kd Kc"
    late = f"{DEAL}\nDeal 3 common cards face up to the table.\n{BET}\n{HIGH}\n{poison}"
    assert common(deal(late, f"{CARDS} Qs Kd Kc Ah Ad Ac")) == "Ah Ad Ac", "a rule at the end holds all along"


def test_common_cards_are_discarded_in_their_turn() -> None:
    rules = f"{DEAL}\nDeal 2 common cards face up to the table.\n{BET}\nDiscard all common cards.\n{BET}\n{HIGH}"
    hand = deal(rules, f"{CARDS} Qs Kd")
    answer(hand, "1 check, 2 check, 3 check")
    assert common(hand) == ""


def test_common_cards_that_pair_are_discarded() -> None:
    rules = f"""{DEAL}
        Deal 4 common cards face down to the table.
        Turn up 1 common card.
        Turn up 1 common card.
        Turn up 1 common card.
        {BET}
        {HIGH}
        If a common card is flipped that pairs one already showing, both are discarded."""
    hand = deal(rules, f"{CARDS} Qs Kd Qd 7c")
    assert common(hand) == "Kd 7c"
    assert common(deal(rules, f"{CARDS} Qs Kd Jd Qc")) == "Qs Kd Jd Qc"


def test_cards_of_the_rank_that_was_just_turned_up() -> None:
    rules = f"""{DEAL}
        Deal 2 common cards face down to the table.
        Flip one common card face up. Any player with a card of the same rank may discard it and draw a new card.
        {HIGH}"""
    hand = deal(rules, f"{CARDS} 8c 7c As Ks")
    assert list(hand.asking) == [1], "all are asked, for who is not would have no such card"
    answer(hand, "1 decline, 2 exchange, 3 decline")
    assert cards(hand, 2) == "9d As"


def test_the_last_card_of_each_round_is_wild() -> None:
    up = "Deal 1 card face up to each player."
    rules = f"{up}\n{up}\n{HIGH}\nThe last card dealt face up in each round is wild for that player only."
    assert net(deal(rules, "Kh Qh 2h Kd Qd 3c")) == (199, 199, 202), "two wild cards"
    assert read_game(rules.splitlines()).numbers.wilds == 2
    one = rules.replace(" in each round", "")
    assert net(deal(one, "Kh Qh 2h Kd Qd 3c")) == (202, 199, 199), "a pair of twos"


def test_who_wins_both_rows_is_paid_for_it() -> None:
    rules = """Deal 2 cards face down to each player.
        Deal two rows of three common cards face up to the table.
        Betting round, opened by the player to the left of the dealer.
        Showdown, the high hand using the first row and the high hand using the second row split the pot.
        If the same player wins both rows, everyone who stayed in to the end must pay them an ante."""
    deck = dealt("Ah Ad", "Kh Kd", "Qh Qd")
    both = answer(deal(rules, f"{deck} 2c 5d 9h 3s 6c Ts"), "1 check, 2 bet 1, 3 fold, 1 call")
    assert net(both) == (200 + 1 + 1 + 1 + 1, 200 - 2 - 1, 199), "seat 3 has folded and pays nothing more"
    one_each = answer(deal(rules, f"{deck} 2c 5d Ks 3s 6c Ts"), "1 check, 2 check, 3 check")
    assert not any(isinstance(event, ev.Paid) and event.to for event in one_each.table.log)


def test_a_card_for_a_new_one() -> None:
    rules = f"{DEAL}\nEach player may discard a heart and draw a new card.\n{HIGH}"
    hand = answer(deal(rules, f"{CARDS} As Ks Qs"), "1 exchange")
    assert cards(hand, 1) == "4d As", "nothing else is laid away for it"


def test_a_common_card_is_taken_off_the_table() -> None:
    common_cards = "Deal 3 common cards face up to the table."
    gone = f"{DEAL}\n{common_cards}\n{BET}\n{HIGH}\nIf a six comes up as a common card, it is discarded"
    assert common(deal(f"{gone}.", f"{CARDS} Qs 6d Kc Ah")) == "Qs Kc"
    assert common(deal(f"{gone} and replaced.", f"{CARDS} Qs 6d Kc Ah")) == "Qs Ah Kc"
    looked = f"{DEAL}\n{common_cards}\nIf a common card is a six, it is discarded and replaced.\n{BET}\n{HIGH}"
    assert common(deal(looked, f"{CARDS} Qs 6d Kc Ah")) == "Qs Ah Kc"
