"""How hands are ranked at the table: orders, sources, qualifiers, and what it takes to open."""

import pytest

from kit.hands import answer, deal, dealt, net
from kit.holdings import DOWN, HIGH, held, low, name
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand, plan_for
from pokernight.table import events as ev
from pokernight.table.options import Low, Options

THREE_CARDS = "Use three card hands: straight flush, three of a kind, straight, flush, pair, high card."
FOUR_CARDS = "A four card flush beats a four card straight, which beats a pair; two pair beats both."
NO_LOW_STRAIGHTS = "Straights and flushes do not count in low hands; the best is 5-4-3-2-A."


@pytest.mark.parametrize(
    ("rule", "cards", "called"),
    [
        (THREE_CARDS, "Kh Qd Js 9s 2s", "straight, king high"),
        (FOUR_CARDS, "Kh Qh 2h 2s 7h", "four card flush, king high"),
        ("Aces are low in all hands.", "Ah Kd Qs Jc Th", "king high"),
        ("Straights and flushes do not count.", "Ah Kd Qs Jc Th", "ace high"),
        (NO_LOW_STRAIGHTS, "Ah Kd Qs Jc Th", "straight, ace high"),
        ("Three of a kind does not count.", "Kh Kd Ks 7c 2h", "pair of kings"),
        ("A royal flush does not count.", "Ah Kh Qh Jh Th", "royal flush"),
        ("A hand has 3 cards.", "Kh Qd Js 2s 2c", "straight, king high"),
        ("An ace may be used as a six in a straight.", "Th 9d 8s 7c Ah", "straight, ten high"),
        ("An ace may be used as a six in a straight.", "Ah Kd Qs Jc Th", "straight, ace high"),
        ("A skip straight beats three of a kind.", "Kh Jd 9s 7c 5h", "skip straight, king high"),
        ("A big dog and a little dog beats a straight.", "7h 6d 5s 3c 2h", "little dog"),
        ("A blaze beats two pair.", "Kh Kd Qs Qc Jh", "blaze, king high"),
        ("A round-the-corner straight beats three of a kind.", "3h 2d As Kc Qh", "corner straight, three high"),
        ("A four card flush and a four card straight beats a pair.", "Kh Qh 2h 2s 7h", "four card flush, king high"),
        ("Straights may go round the corner.", "3h 2d As Kc Qh", "straight, three high"),
        ("Aces are high in all hands.", "Ah 2d 3s 4c 5h", "ace high"),
        ("Aces are high or low.", "Ah 2d 3s 4c 5h", "straight, five high"),
        ("Threes are dead.", "3h 3d 3s 4c 5h", "five high"),
        ("A hand is made of any of a player's cards.", "3h 3d 3s 4c 5h", "three threes"),
    ],
)
def test_the_order_of_high_hands(rule: str, cards: str, called: str) -> None:
    assert name(held(rule, cards)) == called


@pytest.mark.parametrize(
    ("rule", "cards", "called"),
    [
        ("", "5h 4d 3s 2c Ah", "straight, five high"),
        (NO_LOW_STRAIGHTS, "5h 4d 3s 2c Ah", "five-four low"),
        ("Straights and flushes do not count.", "5h 4d 3s 2c Ah", "five-four low"),
        ("Aces are high in low hands.", "5h 4d 3s 2c Ah", "ace-five low"),
        ("The best low hand is five, four, three, two, ace.", "5h 4d 3s 2c Ah", "five-four low"),
        ("The best low hand is two, ace.", "5h 4d 3s 2c Ah", "five-four low"),
        ("The best low hand is seven, five, four, three, two.", "5h 4d 3s 2c Ah", "ace-five low"),
        ("The best low hand is six, four, three, two, ace.", "5h 4d 3s 2c Ah", "straight, five high"),
        ("Straights and flushes count in low hands.", "5h 4d 3s 2c Ah", "straight, five high"),
        ("Aces are low in low hands.", "Kh 4d 3s 2c Ah", "king-four low"),
        (THREE_CARDS, "Kh 9d 6s 4c Ah", "six-four low"),
        ("A pair does not count.", "Kh Kd 6s 6c Ah", "two pair, kings and sixes"),
    ],
)
def test_the_order_of_low_hands(rule: str, cards: str, called: str) -> None:
    assert low(held(rule, cards)) == called


def test_a_page_goes_before_the_custom_for_low_hands() -> None:
    custom = Options(low=Low.DEUCE_TO_SEVEN)
    assert low(held("", "7h 4d 3s 2c Ah", options=custom)) == "ace-seven low"
    assert low(held("Aces are low in low hands.", "7h 4d 3s 2c Ah", options=custom)) == "seven-four low"


def test_hands_that_change_places() -> None:
    flush, full = "Kh 9h 8h 5h 2h", "Ks Kd Kc 3d 3c"
    hand = held("A flush beats a full house.", flush, full)
    one, two = (best_hand(hand.table, seat, End.HIGH).strength for seat in (1, 2))
    assert one > two
    hand = held("A full house beats a flush.", flush, full)
    one, two = (best_hand(hand.table, seat, End.HIGH).strength for seat in (1, 2))
    assert one < two, "it does anyhow"
    hand = held("A pair is the best hand.", "Kh Kd 8h 5h 2h", "Ac Ad As 3d 3c")
    one, two = (best_hand(hand.table, seat, End.HIGH).strength for seat in (1, 2))
    assert one > two
    hand = held("A royal flush is the best hand.\nTwos are wild.", "Ah Kh Qh Jh Th", "Ac Ad As 2d 2c")
    one, two = (best_hand(hand.table, seat, End.HIGH).strength for seat in (1, 2))
    assert one > two
    hand = held("Twos are wild.", "Ah Kh Qh Jh Th", "Ac Ad As 2d 2c")
    one, two = (best_hand(hand.table, seat, End.HIGH).strength for seat in (1, 2))
    assert one < two


@pytest.mark.parametrize(
    ("rule", "called"),
    [
        ("A hand is made of 1 down card and 4 up cards.", "flush, ace high"),
        ("A hand is made of all down cards and 2 up cards.", "three aces"),
        ("A hand is made of 3 down cards.", "full house, aces over kings"),
        ("A hand is made of at most 1 down card.", "flush, ace high"),
        ("A hand is made of at least 3 down cards.", "full house, aces over kings"),
        ("A hand is made of 3 cards of one's own and 2 common cards.", "full house, aces over kings"),
        ("A hand is made of 2 common cards and 3 up cards.", "three kings"),
        ("A hand is made of all up cards.", "king high"),
        ("A hand is made of any of the common cards.", "full house, aces over kings"),
        ("A hand uses all common cards or none.", "full house, aces over kings"),
        ("A hand is made of 3 down cards and the 2 up cards of any one other player.", "three aces"),
    ],
)
def test_where_the_cards_of_a_hand_come_from(rule: str, called: str) -> None:
    rules = f"""Deal 3 cards face down to each player.
        Deal 4 cards face up to each player.
        Deal 2 common cards face up to the table.
        Betting round, opened by the player to the left of the dealer.
        {HIGH}
        {rule}"""
    deck = f"{dealt('Ah Ad As', '2c 3c 4c')} {dealt('Kh 9h 7h 3h', 'Qc 8c 7d 6d')} Kd Ks"
    hand = deal(rules, deck, seats=2)
    assert name(hand) == called


def test_up_cards_of_folded_players_cannot_be_used() -> None:
    rules = f"""Deal 2 cards face down to each player.
        Deal 3 cards face up to each player.
        Betting round, opened by the player to the left of the dealer.
        {HIGH}
        A hand is made of 2 down cards and the 3 up cards of any one other player.
        High and low hands may use different cards."""
    down, up = dealt("Ah Ad", "Kh 2d", "3c 4c"), dealt("9h 9s 9d", "As Ac 7h", "5d 6d Td")
    hand = deal(rules, f"{down} {up}")
    assert name(hand) == "four aces"
    answer(hand, "1 check, 2 fold")
    assert name(hand) == "pair of aces"
    assert low(hand) == "pair of aces"


def test_common_cards_of_one_line() -> None:
    rules = f"""Deal 2 cards face down to each player.
        Deal 2 rows of 3 common cards face up to the table.
        Betting round, opened by the player to the left of the dealer.
        {HIGH}
        A hand is made of 2 down cards and one row of common cards."""
    hand = deal(rules, f"{dealt('Ah Ad', 'Kh Kd')} As Ks 7h Ac Kc 8h", seats=2)
    assert name(hand) == "three aces"
    assert name(hand, 2) == "three kings"


def test_the_least_that_wins() -> None:
    hand = held("To win the high hand, a player must have at least two pair.", "Kh Kd 9s 7c 2h", "Kc Ks 9d 9c 2s")
    assert not best_hand(hand.table, 1, End.HIGH).qualifies
    assert best_hand(hand.table, 2, End.HIGH).qualifies
    hand = held("To win the low hand, a player must have an eight high or lower.", "9h 5d 4s 3c 2h", "8c 5s 4d 3d 2s")
    assert [best_hand(hand.table, seat, End.LOW).qualifies for seat in (1, 2)] == [False, True]
    kings = "To win the high hand, a player must have at least a pair of kings."
    hand = held(kings, "Qh Qd 9s 7c 2h", "Kc Ks 9d 7d 2s")
    assert [best_hand(hand.table, seat, End.HIGH).qualifies for seat in (1, 2)] == [False, True]
    hand = held("To win the high hand, a player must have at least a royal flush.", "Ah Kh Qh Jh Th", "9c 8c 7c 6c 5c")
    assert [best_hand(hand.table, seat, End.HIGH).qualifies for seat in (1, 2)] == [True, False]
    hand = held("To win the high hand, a player must have at least an ace high.", "Ah Kd 9s 7c 2h", "Kc Qs 9d 7d 2s")
    assert [best_hand(hand.table, seat, End.HIGH).qualifies for seat in (1, 2)] == [True, False]


def test_a_hand_with_too_few_cards_cannot_win() -> None:
    hand = held("The winning low hand must have at least 6 cards.", "9h 5d 4s 3c 2h", "8c 5s 4d 3d 2s")
    assert not best_hand(hand.table, 1, End.LOW).qualifies
    assert best_hand(hand.table, 1, End.HIGH).qualifies


def test_a_hand_that_does_not_count_is_out_of_reach() -> None:
    rules = "To win the high hand, a player must have at least a full house.\nA hand has 3 cards."
    hand = held(rules, "Kh Kd Ks 7c 7h", "Kc Qs 9d 7d 2s")
    assert not best_hand(hand.table, 1, End.HIGH).qualifies


def test_the_betting_is_opened_with_a_hand() -> None:
    rules = f"""{DOWN}
        Betting round, opened by the player to the left of the dealer.
        Betting round, opened by the player to the left of the dealer.
        {HIGH}
        To open the betting, a player must have at least a pair of jacks."""
    hand = deal(rules, dealt("Th Td 9s 7c 2h", "Jc Js 9d 7d 2s", "3h 3d 4d 5d 9c"))
    assert not hand.asking[1].bets.may_raise  # type: ignore[attr-defined]
    answer(hand, "1 check")
    assert hand.asking[2].bets.may_raise  # type: ignore[attr-defined]
    answer(hand, "2 bet 1, 3 call, 1 call")
    assert hand.asking[1].bets.may_raise, "the pot is open"  # type: ignore[attr-defined]


def test_when_nobody_opens() -> None:
    rules = f"""{DOWN}
        Betting round, opened by the player to the left of the dealer.
        Betting round, opened by the player to the left of the dealer.
        {HIGH}
        To open the betting, a player must have at least a pair of jacks.
        If nobody opens, {{}}."""
    deck = dealt("Th Td 9s 7c 2h", "8c 6s 5d 4d 2s", "3h 3d 4c 5h 9c")
    hand = deal(rules.format("the cards are redealt"), deck)
    answer(hand, "1 check, 2 check, 3 check")
    assert any(isinstance(event, ev.Redealt) for event in hand.table.log)
    hand = deal(rules.format("the game goes on for the low hand"), deck)
    answer(hand, "1 check, 2 check, 3 check")
    assert hand.asking[1].bets.may_raise, "now everybody may bet"  # type: ignore[attr-defined]
    answer(hand, "1 check, 2 check, 3 check")
    assert net(hand) == (199, 202, 199)


def test_the_plan_of_a_plain_game_is_plain() -> None:
    hand = held("", "Ah Kd 9s 7c 2h")
    plan = plan_for(hand.table, 1)
    assert plan.points is None
    assert plan.ranking().wild == ()
