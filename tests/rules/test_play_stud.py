"""What happens in stud games beside the deal: others who pay, a card for a payment, cards discarded for a flip."""

from kit.hands import answer, cards, deal, dealt, net, paid, read_game
from pokernight.table.places import Lie

UP = "Deal 1 card face up to each player."
BET, SHOWDOWN = "Betting round.", "Showdown: the high hand wins."


def game(*rules: str) -> str:
    """Rules, with a bet and a showdown at the end."""
    return "\n".join((*rules, BET, SHOWDOWN))


def test_all_others_pay() -> None:
    hand = deal(game(UP, "If a player gets a four face up, everyone else must pay the ante."), "4h Kh Qh")
    assert paid(hand) == [(2, 1), (3, 1)]


def test_who_pays_to_keep_a_card_gets_another() -> None:
    rules = game(
        UP,
        "If you get a four face up, you must match the pot or discard it.",
        "If you match the pot, you get dealt an extra up card.",
    )
    hand = answer(deal(rules, "4h Kh 4d 9s"), "1 pay", "3 decline")
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["4h 9s", "Kh", ""]


def test_nobody_buys_more_cards_than_one_may_have() -> None:
    rules = (UP, "Each player may pay the ante to get 1 up card dealt.")
    assert deal(game(*rules), "4h Kh Qh").asking[1].takes(deal(game(*rules)).asking[1].default)
    hand = deal(game(*rules, *rules, "No player may have more than three cards."), "4h Kh Qh 2c 3c 4c 5c 6c 7c")
    answer(hand, "1 pay", "2 pay", "3 pay")
    assert [len(hand.table.state.of_seat(seat)) for seat in (1, 2, 3)] == [3, 3, 3]
    assert "Check or bet." in hand.asking[next(iter(hand.asking))].prompt, "nobody is offered a fourth card"


def test_only_what_lies_up_is_discarded() -> None:
    rules = game(
        "Deal 1 card face down to each player.",
        UP,
        UP,
        "If a player is dealt a king face up, all face up queens are discarded.",
    )
    hand = deal(rules, "Qc 3c 4c Qh 5h 6h Kd 7d 8d")
    assert cards(hand, 1, Lie.DOWN) == "Qc"
    assert cards(hand, 1, Lie.UP) == "Kd"


def test_every_card_that_is_meant_is_discarded() -> None:
    rules = game(
        "Deal 3 cards face down to each player.",
        "Deal 1 card face up to the table. Any player with a card of the same rank must discard it.",
    )
    hand = deal(rules, dealt("9c 9d 2h", "3c 9h 4h", "5c 6c 7c", then="9s"))
    assert [cards(hand, seat) for seat in (1, 2, 3)] == ["2h", "3c 4h", "5c 6c 7c"]


def test_a_hidden_card_wins_the_pot_only_at_the_end() -> None:
    rules = f"""Deal 1 card face down to each player.
        {UP}
        {BET}
        {SHOWDOWN}
        If the queen of spades is face down, the player holding it takes the whole pot."""
    hand = deal(rules, "Qs Ah Kh 2c Ad Kd")
    assert not hand.ended, "nobody knows of it yet"
    answer(hand, "2 check", "3 check", "1 check")
    assert net(hand) == (202, 199, 199)


def test_who_opens_has_to_bet() -> None:
    rules = f"{UP}\nBetting round, opened by the low hand showing. They must bet.\n{SHOWDOWN}"
    hand = deal(rules, "4h Kh Qh")
    assert hand.table.state.bets[1] == 2, "the ante and the smallest bet"
    assert list(hand.asking) == [2]


ORDER = (
    "Use four card poker hands (four of a kind beats straight flush beats three of a kind beats flush beats straight"
    " beats two pair beats pair beats high card)."
)


def test_hands_rank_as_it_is_spelt_out() -> None:
    rules = f"Deal 4 cards face down to each player.\n{ORDER}\n{SHOWDOWN}"
    trips, flush, two_pair, straight = "9c 9d 9h 2s", "Ah Jh 7h 3h", "Ks Kd Qs Qd", "5c 6d 7s 8c"
    assert net(deal(rules, dealt(trips, flush, two_pair)))[0] == 202, "three of a kind beats a flush"
    assert net(deal(rules, dealt(two_pair, straight, "2c 3d 4h 9s")))[1] == 202, "a straight beats two pair"
    assert "mod-ranks" in read_game(rules.split("\n")).tags


def test_both_players_of_a_matched_card_pay() -> None:
    rules = game(
        UP, "If your up card matches the rank of another player's up card, both players must match the pot or fold."
    )
    hand = answer(deal(rules, "4h Kh 4d"), "3 fold", "1 pay")
    assert (set(hand.table.state.folded), paid(hand)) == ({3}, [(1, 3)])


def test_the_split_hand_counts_cards_up_or_down() -> None:
    rules = """Deal 1 card face down to each player.
        Deal 2 cards face up to each player.
        Showdown, the high hand splits the pot with the split-hand.
        The split-hand is won by whoever has the most hearts."""
    assert net(deal(rules, "As Kh 2d Ad Kd 3h Qs 4h 5c")) == (201, 200, 199), "aces, and two hearts"


def test_the_neighbour_of_a_player_gets_a_card() -> None:
    rules = game(UP, UP, "If you are dealt a pair face up, the player on your left gets an extra down card.")
    hand = deal(rules, "4h Kh Qh 2c Kd 3c 9s")
    assert (cards(hand, 3, Lie.DOWN), cards(hand, 1, Lie.DOWN)) == ("9s", "")


def test_a_card_that_may_not_be_passed_stays() -> None:
    rules = game(
        "Deal 3 cards face down to each player.",
        "Each player passes 2 cards to the left.",
        "The queen of spades may not be passed.",
    )
    hand = deal(rules, dealt("Qs 2h 3h", "4h 5h 6h", "7h 8h 9h"))
    assert not hand.asking[2].takes(hand.asking[2].default._replace(cards=()))
    assert 1 not in hand.asking, "there is nothing to choose where only two cards can go"
    answer(hand, "2 pass 4h 5h", "3 pass 7h 8h")
    assert "Qs" in cards(hand, 1)
    assert set(cards(hand, 2).split()) == {"6h", "2h", "3h"}
