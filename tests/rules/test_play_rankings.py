"""How hands are ranked at the table: qualifiers, orders, sources, points, and cards that are wild or not."""

import pytest

from kit.hands import answer, deal, dealt, net
from pokernight.cards import read_cards, texts
from pokernight.rules.conditions.showing import showings
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand, plan_for
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.options import Low, Options, PointTie

DOWN = "Deal 5 cards face down to each player."
HIGH = "Showdown: the high hand wins."
THREE_CARDS = "Use three card hands: straight flush, three of a kind, straight, flush, pair, high card."
FOUR_CARDS = "A four card flush beats a four card straight, which beats a pair; two pair beats both."
NO_LOW_STRAIGHTS = "Straights and flushes do not count in low hands; the best is 5-4-3-2-A."
TOGGLE = (
    "Jacks are wild. If a player gets a queen face up, jacks stop being wild and kings are wild instead,"
    " and back again the next time."
)


def held(rules: str, *hands: str, deal_rule: str = DOWN, options: Options | None = None) -> Hand:
    """A hand of two with certain cards, in which the players are still asked something."""
    wait = "Betting round, opened by the player to the left of the dealer."
    given = set(read_cards(" ".join(hands)))
    others = texts([card for card in range(52) if card not in given][:5])
    deck = dealt(*[*hands, others][:2])
    return deal(f"{deal_rule}\n{wait}\n{HIGH}\n{rules}", deck, seats=2, options=options)


def name(hand: Hand, seat: int = 1, end: End = End.HIGH) -> str:
    """What a player has."""
    return best_hand(hand.table, seat, end).name


def low(hand: Hand, seat: int = 1) -> str:
    return name(hand, seat, End.LOW)


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


POINTS = "Cards count for points: "


@pytest.mark.parametrize(
    ("values", "cards", "high", "low_"),
    [
        (
            "aces are 1 or 11, face cards are 1/2 and all other cards are face value",
            "Ah Kd 9s 4c 2h",
            "26½ points",
            "16½ points",
        ),
        ("aces are 1 or 11 and face cards are 10", "Ah Kd 9s 4c 2h", "36 points", "26 points"),
        ("fives are 20 and all other cards are 1", "5h Kd 9s 4c 2h", "24 points", "24 points"),
        ("twos and threes are face value", "2h 3d 9s 4c 5h", "5 points", "5 points"),
        (
            "face cards are 10, all other cards are face value and clubs count double",
            "2h 3d Kc 4c 5h",
            "38 points",
            "38 points",
        ),
        (
            "face cards are 10, all other cards are face value and hearts count negative",
            "2h 3d Kc 4c 5h",
            "10 points",
            "10 points",
        ),
        (
            "face cards are 6, aces after face cards are 1 and all other cards are 0",
            "Kh Ad Qc 4c Ah",
            "13 points",
            "13 points",
        ),
        ("face cards are 10, hearts are 0 and the king of hearts is 50", "Kh Qh Qc 4c 5d", "60 points", "60 points"),
    ],
)
def test_what_cards_are_worth(values: str, cards: str, high: str, low_: str) -> None:
    hand = held(f"{POINTS}{values}.", cards)
    assert name(hand) == high
    assert low(hand) == low_


def test_face_cards_after_others_count_in_the_order_in_which_they_came() -> None:
    values = "face cards are 6, aces after face cards are 1 and all other cards are 0"
    assert name(held(f"{POINTS}{values}.", "Ad Kh Qc 4c Ah")) == "12 points"


TARGETS = f"{POINTS}aces are 1 or 11, face cards are 1/2 and all other cards are face value."


@pytest.mark.parametrize(
    ("aim", "totals", "winner"),
    [
        ("The high hand is closest to 27.", (26, 29), 1),
        ("The high hand is closest to 27.", (24, 29), 2),
        ("The high hand is closest to 27 without being over.", (20, 28), 1),
        ("The high hand is closest to 27 without being under.", (26, 36), 2),
        ("The high hand is closest to 27 and over it never beats under it.", (20, 28), 1),
        ("The high hand is closest to 27. Hands below the target beat hands above it.", (20, 28), 1),
        ("The high hand is closest to 27. Ties are broken by inside.", (26, 28), 1),
        ("The high hand is closest to 27. Ties are broken by outside.", (26, 28), 2),
        ("The high hand is closest to 27. Ties are broken by high.", (26, 28), 2),
        ("The high hand is closest to 27. Ties are broken by low.", (26, 28), 1),
        ("The highest total wins.", (26, 28), 2),
        ("The lowest total wins.", (26, 28), 1),
    ],
)
def test_which_number_of_points_wins(aim: str, totals: tuple[int, int], winner: int) -> None:
    hands = {20: "2h 3d 4s 5c 6h", 24: "2d 3s 4d 6c 9h", 26: "2s 3c 5d 7c 9s", 28: "2c 3h 6d 8c 9d"}
    hands |= {29: "2c 4h 6d 8c 9d", 36: "Td 9c 8d 7d 2c"}
    hand = held(f"{TARGETS} {aim}", *(hands[total] for total in totals))
    assert [name(hand, seat).split(" points")[0] for seat in (1, 2)] == [str(total) for total in totals]
    strengths = [best_hand(hand.table, seat, End.HIGH).strength for seat in (1, 2)]
    assert strengths.index(max(strengths)) + 1 == winner


def test_the_house_decides_ties_that_the_dealer_calls() -> None:
    called = "Ties are broken by inside, outside, high or low, as the dealer or the house rules say."
    rules = f"{TARGETS} The low hand is closest to 7 and the high hand is closest to 27. {called}"
    six, eight = "2h 3h Kd Ks", "4c 3s Kh Kc"
    four = "Deal 4 cards face down to each player."
    for tie, winner in ((PointTie.INSIDE, 2), (PointTie.OUTSIDE, 1), (PointTie.HIGH, 2), (PointTie.LOW, 1)):
        hand = held(rules, six, eight, deal_rule=four, options=Options(point_tie=tie))
        assert [low(hand, seat) for seat in (1, 2)] == ["6 points", "8 points"]
        strengths = [best_hand(hand.table, seat, End.LOW).strength for seat in (1, 2)]
        assert strengths.index(max(strengths)) + 1 == winner


def test_only_cards_of_one_suit_count() -> None:
    rules = f"{POINTS}face cards are 10 and all other cards are face value. The highest total wins."
    rules += " Only cards of one suit count."
    assert name(held(rules, "Kh Qh 9s 8s 2c")) == "20 points"


def test_points_without_values_are_the_numbers_on_the_cards() -> None:
    assert name(held("The high hand is closest to 27.", "2h 3d 4s 5c 6h")) == "20 points"


def test_the_hand_showing_goes_by_points_only_where_there_is_no_target() -> None:
    up = "Deal 2 cards face up to each player."
    hand = held(f"{TARGETS} The highest total wins.", "9h 8h", "Kd Kc", deal_rule=up)
    shown = showings(hand.table, (1, 2))
    assert shown[1] > shown[2]
    hand = held(f"{TARGETS} The high hand is closest to 27.", "9h 8h", "Kd Kc", deal_rule=up)
    shown = showings(hand.table, (1, 2))
    assert shown[1] < shown[2]


def test_a_tame_joker() -> None:
    use = "Use a 52 card deck with 2 jokers."
    rules = "Jokers are not wild."
    hand = held(f"{use}\n{rules}", "Jr Ad 9s 7c 2h", "Ac Ks 9d 7d 2s")
    assert name(hand) == "joker high"
    assert name(held(use, "Jr Ad 9s 7c 2h")) == "pair of aces"
    up = held(f"{use}\n{rules}", "Jr", "Ac", deal_rule="Deal 1 card face up to each player.")
    shown = showings(up.table, (1, 2))
    assert shown[1] > shown[2]
    assert low(hand) == "joker-nine low"
    points = held(f"{use}\n{rules}\n{POINTS}all other cards are face value.", "Jr 4d 9s 7c 2h")
    assert name(points) == "22 points"


@pytest.mark.parametrize(
    ("rules", "cards", "called"),
    [
        ("Twos are wild.\nTwos are not wild.", "Ah Kd 9s 7c 2h", "ace high"),
        ("Twos are bugs.", "Ah Kd 9s 7c 2h", "pair of aces"),
        (
            "Twos are bugs. A bug counts as an ace or completes a straight or a flush.",
            "Kh Kd 9s 7c 2h",
            "pair of kings",
        ),
        ("Twos are wild in straights and flushes.", "Kh Qd Js Tc 2h", "straight, ace high"),
        ("Twos are wild.\nWild cards are bugs.", "Kh Kd 9s 7c 2h", "pair of kings"),
        ("Twos are wild.\nWild cards are bugs.", "Kh Qd Js Tc 2h", "straight, ace high"),
        ("Twos are wild in low hands.", "Ah Kd 9s 7c 2h", "ace high"),
        (
            "Your low hole card and all cards of the same rank are wild for your high hand.",
            "Ah Kd 9s 2c 2h",
            "three aces",
        ),
    ],
)
def test_wild_cards_and_bugs(rules: str, cards: str, called: str) -> None:
    assert name(held(rules, cards)) == called


def test_a_natural_hand_beats_an_equal_one_with_wild_cards() -> None:
    deck = dealt("Ah Kd 9s 7c 2h", "As Ac Ks 9c 7d")
    rules = f"{DOWN}\n{HIGH}\nTwos are wild."
    assert net(deal(rules, deck, seats=2)) == (200, 200)
    assert net(deal(f"{rules}\nA natural hand beats an equal hand with wild cards.", deck, seats=2)) == (199, 201)


UP_RULES = f"""Deal 2 cards face down to each player.
    Deal 3 cards face up to each player.
    Betting round, opened by the player to the left of the dealer.
    {HIGH}
    """


@pytest.mark.parametrize(
    ("rule", "up", "called"),
    [
        (TOGGLE, "3d 4d 8d", "pair of aces"),
        (TOGGLE, "Qd 4d 5d", "ace high"),
        (TOGGLE, "Qd Qc 5d", "three queens"),
        ("If a player gets a queen face up, jacks become wild.", "Qd 4d 5d", "pair of aces"),
        ("If a player gets a queen face up, jacks become wild for them.", "4d 5d Qd", "pair of aces"),
        ("Jacks are wild. If a player gets a queen face up, jacks stop being wild.", "Qd 4d 5d", "ace high"),
        ("Jacks are wild. If a player gets a queen face up, nothing is wild.", "Qd 4d 5d", "ace high"),
        ("If a player gets a queen face up, they must make it wild.", "Qd 4d 5d", "pair of aces"),
    ],
)
def test_cards_become_wild_and_stop_being_wild(rule: str, up: str, called: str) -> None:
    hand = deal(f"{UP_RULES}{rule}", f"{dealt('Ah Jh', '2c 3c')} {dealt(up, '7c 8c 9c')}", seats=2)
    assert name(hand) == called


def test_a_card_that_names_a_wild_rank_names_it_once_for_all() -> None:
    rule = "If a player gets a queen face up, cards of the same rank as the last card dealt face up become wild."
    again = UP_RULES.replace(HIGH, f"Deal 1 card face up to each player.\n    Betting round.\n    {HIGH}")
    hand = deal(f"{again}{rule}", f"{dealt('Ah Qh', '2c 3c')} {dealt('6d 7d 4d', '7c 8c Qc')} 9s Ts", seats=2)
    assert name(hand) == "pair of aces"
    answer(hand, "1 check, 2 check")
    assert name(hand) == "pair of aces", "other cards have come since"


def test_what_becomes_wild_for_one_player_only() -> None:
    rule = "If a player gets a queen face up, jacks become wild for them."
    hand = deal(f"{UP_RULES}{rule}", f"{dealt('Ah Jh', 'Ac Jc')} {dealt('Qd 4d 5d', '7c 8c 9s')}", seats=2)
    assert name(hand) == "pair of aces"
    assert name(hand, 2) == "ace high"


def test_only_the_last_table_card_is_wild() -> None:
    rules = f"""{DOWN}
        Deal 2 cards face up to the table.
        Betting round, opened by the player to the left of the dealer.
        {HIGH}
        Cards of the same rank as the table card are wild.{{}}"""
    deck = dealt("Ah Kd 9s 7c 2h", "As Ac Ks 9c 7d", then="2s 7s")
    assert name(deal(rules.format(""), deck, seats=2)) == "three aces"
    assert name(deal(rules.format(" A new one takes the place of the old."), deck, seats=2)) == "pair of aces"


def test_a_wild_card_that_is_paid_for() -> None:
    rules = f"""Deal 4 cards face down to each player.
        Deal 1 card face up to each player.
        {HIGH}
        Twos are wild for anyone who pays 3 chips."""
    hand = deal(rules, f"{dealt('Ah Kd 9s 2c', 'Ac Ks 9d 7d')} 7h 2h", seats=2)
    assert hand.asking[2].prompt == "Pay 3 to have the two of hearts wild?"
    answer(hand, "2 decline")
    assert list(hand.asking) == [1], "a card that was never turned up is asked for at the showdown"
    assert 2 not in hand.table.state.known[read_cards("2c")[0]]
    answer(hand, "1 pay")
    assert net(hand) == (201, 199)


def test_the_plan_of_a_plain_game_is_plain() -> None:
    hand = held("", "Ah Kd 9s 7c 2h")
    plan = plan_for(hand.table, 1)
    assert plan.points is None
    assert plan.ranking().wild == ()
