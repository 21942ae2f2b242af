"""Which hand beats which, by the words of the page."""

import pytest

from kit.hands import answer, deal, dealt, net, paid
from kit.holdings import DOWN, HIGH, best, held, low, name
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.options import Options, PointTie

THREE_CARDS = "Use three card hands: straight flush, three of a kind, straight, flush, pair, high card."

FOUR_CARDS = "A four card flush beats a four card straight, which beats a pair; two pair beats both."

NO_LOW_STRAIGHTS = "Straights and flushes do not count in low hands; the best is 5-4-3-2-A."


@pytest.mark.parametrize(
    ("rule", "cards", "called"),
    [
        (THREE_CARDS, "Kh Qd Js 9s 2s", "straight, king high"),
        ("Aces are low in all hands.", "Ah Kd Qs Jc Th", "king high"),
        (NO_LOW_STRAIGHTS, "Ah Kd Qs Jc Th", "straight, ace high"),
        ("Aces are high or low.", "Ah 2d 3s 4c 5h", "straight, five high"),
        ("Threes are dead.", "3h 3d 3s 4c 5h", "five high"),
    ],
)
def test_the_order_of_high_hands(rule: str, cards: str, called: str) -> None:
    assert name(held(rule, cards)) == called


@pytest.mark.parametrize(
    ("rule", "cards", "called"),
    [
        ("", "5h 4d 3s 2c Ah", "straight, five high"),
        (NO_LOW_STRAIGHTS, "5h 4d 3s 2c Ah", "five-four low"),
        ("The best low hand is five, four, three, two, ace.", "5h 4d 3s 2c Ah", "five-four low"),
        ("The best low hand is seven, five, four, three, two.", "5h 4d 3s 2c Ah", "ace-five low"),
        ("The best low hand is six, four, three, two, ace.", "5h 4d 3s 2c Ah", "straight, five high"),
        ("Aces are low in low hands.", "Kh 4d 3s 2c Ah", "king-four low"),
        (THREE_CARDS, "Kh 9d 6s 4c Ah", "six-four low"),
    ],
)
def test_the_order_of_low_hands(rule: str, cards: str, called: str) -> None:
    assert low(held(rule, cards)) == called


@pytest.mark.parametrize(
    ("rule", "called"),
    [
        ("A hand is made of 1 down card and 4 up cards.", "flush, ace high"),
        ("A hand is made of all down cards and 2 up cards.", "three aces"),
        ("A hand is made of 3 down cards.", "full house, aces over kings"),
        ("A hand is made of at most 1 down card.", "flush, ace high"),
        ("A hand is made of at least 3 down cards.", "full house, aces over kings"),
        ("A hand is made of 2 common cards and 3 up cards.", "three kings"),
        ("A hand is made of any of the common cards.", "full house, aces over kings"),
        ("A hand uses all common cards or none.", "full house, aces over kings"),
        ("A hand is made of 3 down cards and the 2 up cards of any one other player.", "three aces"),
    ],
)
def test_where_the_cards_of_a_hand_come_from(rule: str, called: str) -> None:
    rules = f"""Deal three cards face down to each player.
        Deal four cards face up to each player.
        Deal two common cards face up to the table.
        Betting round, starting with the player to the left of the dealer.
        {HIGH}
        {rule}"""
    deck = f"{dealt('Ah Ad As', '2c 3c 4c')} {dealt('Kh 9h 7h 3h', 'Qc 8c 7d 6d')} Kd Ks"
    hand = deal(rules, deck, seats=2)
    assert name(hand) == called


def test_up_cards_of_folded_players_cannot_be_used() -> None:
    rules = f"""Deal two cards face down to each player.
        Deal three cards face up to each player.
        Betting round, starting with the player to the left of the dealer.
        {HIGH}
        A hand is made of 2 down cards and the 3 up cards of any one other player.
        High and low hands may use different cards."""
    down, up = dealt("Ah Ad", "Kh 2d", "3c 4c"), dealt("9h 9s 9d", "As Ac 7h", "5d 6d Td")
    hand = deal(rules, f"{down} {up}")
    assert name(hand) == "four aces"
    answer(hand, "1 check, 2 fold")
    assert name(hand) == "pair of aces"
    assert low(hand) == "pair of aces"


def test_the_least_that_wins() -> None:
    hand = held("To win the high hand, a player must have at least two pair.", "Kh Kd 9s 7c 2h", "Kc Ks 9d 9c 2s")
    assert not best(hand, 1).qualifies
    assert best(hand, 2).qualifies
    hand = held("To win the low hand, a player must have an eight high or lower.", "9h 5d 4s 3c 2h", "8c 5s 4d 3d 2s")
    assert [best(hand, seat, low=True).qualifies for seat in (1, 2)] == [False, True]
    kings = "To win the high hand, a player must have at least a pair of kings."
    hand = held(kings, "Qh Qd 9s 7c 2h", "Kc Ks 9d 7d 2s")
    assert [best(hand, seat).qualifies for seat in (1, 2)] == [False, True]
    hand = held("To win the high hand, a player must have at least a royal flush.", "Ah Kh Qh Jh Th", "9c 8c 7c 6c 5c")
    assert [best(hand, seat).qualifies for seat in (1, 2)] == [True, False]
    hand = held("To win the high hand, a player must have at least an ace high.", "Ah Kd 9s 7c 2h", "Kc Qs 9d 7d 2s")
    assert [best(hand, seat).qualifies for seat in (1, 2)] == [True, False]


def test_a_hand_with_too_few_cards_cannot_win() -> None:
    hand = held("The winning low hand must have at least 6 cards.", "9h 5d 4s 3c 2h", "8c 5s 4d 3d 2s")
    assert not best(hand, 1, low=True).qualifies
    assert best(hand, 1).qualifies


def test_the_betting_is_opened_with_a_hand() -> None:
    rules = f"""{DOWN}
        Betting round, starting with the player to the left of the dealer.
        Betting round, starting with the player to the left of the dealer.
        {HIGH}
        To open the betting, a player must have at least a pair of jacks."""
    hand = deal(rules, dealt("Th Td 9s 7c 2h", "Jc Js 9d 7d 2s", "3h 3d 4d 5d 9c"))
    assert not hand.asking[1].bets.may_raise  # type: ignore[attr-defined]
    answer(hand, "1 check")
    assert hand.asking[2].bets.may_raise  # type: ignore[attr-defined]
    answer(hand, "2 bet 1, 3 call, 1 call")
    assert hand.asking[1].bets.may_raise, "the pot is open"  # type: ignore[attr-defined]


THREE = "Deal three cards face down to each player."

SIZES_HIGH = "Showdown: the high hand wins."

SMALL = "A hand has 3 cards."


@pytest.mark.parametrize(
    ("rules", "winner"),
    [
        (f"{THREE}\n{SIZES_HIGH}", 2),
    ],
)
def test_a_hand_of_three_cards(rules: str, winner: int) -> None:
    hand = deal(rules, dealt("4h 5d 6c", "9h 9d 2c", "Ah Kd 7c"))
    assert net(hand)[winner - 1] == 202


POINTS = "Cards count for points: "


@pytest.mark.parametrize(
    ("values", "cards", "high", "low_"),
    [
        (
            "face cards are 10, all other cards are face value and clubs count double",
            "2h 3d Kc 4c 5h",
            "38 points",
            "38 points",
        ),
    ],
)
def test_what_cards_are_worth(values: str, cards: str, high: str, low_: str) -> None:
    hand = held(f"{POINTS}{values}.", cards)
    assert name(hand) == high
    assert low(hand) == low_


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
    ],
)
def test_which_number_of_points_wins(aim: str, totals: tuple[int, int], winner: int) -> None:
    hands = {20: "2h 3d 4s 5c 6h", 24: "2d 3s 4d 6c 9h", 26: "2s 3c 5d 7c 9s", 28: "2c 3h 6d 8c 9d"}
    hands |= {29: "2c 4h 6d 8c 9d", 36: "Td 9c 8d 7d 2c"}
    hand = held(f"{TARGETS} {aim}", *(hands[total] for total in totals))
    assert [name(hand, seat).split(" points")[0] for seat in (1, 2)] == [str(total) for total in totals]
    strengths = [best(hand, seat).strength for seat in (1, 2)]
    assert strengths.index(max(strengths)) + 1 == winner


def test_the_house_decides_ties_that_the_dealer_calls() -> None:
    called = "Ties are broken by inside, outside, high or low, as the dealer or the house rules say."
    rules = f"{TARGETS} The low hand is closest to 7 and the high hand is closest to 27. {called}"
    six, eight = "2h 3h Kd Ks", "4c 3s Kh Kc"
    four = "Deal four cards face down to each player."
    for tie, winner in ((PointTie.INSIDE, 2), (PointTie.OUTSIDE, 1), (PointTie.HIGH, 2), (PointTie.LOW, 1)):
        hand = held(rules, six, eight, deal_rule=four, options=Options(point_tie=tie))
        assert [low(hand, seat) for seat in (1, 2)] == ["6 points", "8 points"]
        strengths = [best(hand, seat, low=True).strength for seat in (1, 2)]
        assert strengths.index(max(strengths)) + 1 == winner


UP = "Deal one card face up to each player."

SINGLE_CARDS_DOWN = "Deal one card face down to each player."

FLIP = f"{SINGLE_CARDS_DOWN}\nEach player flips one card."

LOST = "Who has no lives left is out."

LOW = {
    "opener": f"{UP}\nBetting round, starting with the low card showing.",
    "lone flip": f"{FLIP} Whoever flipped the low card of a rank that came once pays the ante.",
    "high opener": f"{UP}\nBetting round, starting with the high card showing.",
}
"""Where one of two cards is the lowest, or for the last the highest."""

ENDS = {
    "": ("Showdown: the high hand wins.", False),
    "split": ("Showdown: the high hand and the low hand split the pot.", False),
    "said": ("Showdown: the high hand wins.\nAces are low in all hands.", True),
    "low": ("Showdown: the low hand wins.", True),
}


def singled_out(hand: Hand) -> int:
    """The seat that opened, that was made to bet or to pay, or that is out."""
    for event in hand.table.log:
        match event:
            case ev.RoundBegan((first, *_)):
                return first
            case ev.Paid(seat, _, "bet") | ev.Folded(seat):
                return seat
    return paid(hand)[0][0]


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("rule", LOW)
def test_the_ace_among_single_cards(rule: str, end: str) -> None:
    showdown, aces_low = ENDS[end]
    hand = deal(f"{LOW[rule]}\n{showdown}", "Ad 2h 9c", seats=3)
    if rule == "high opener":
        assert singled_out(hand) == (3 if aces_low else 1)
    else:
        assert singled_out(hand) == (1 if aces_low else 2)


@pytest.mark.parametrize("card", ["spade", "black card", "down card", "unmatched hole card"])
@pytest.mark.parametrize(("said", "winner"), [("", 2), ("\nAces are low in all hands.", 1)])
def test_the_ace_among_cards_that_split_the_pot(card: str, said: str, winner: int) -> None:
    rules = f"Deal two cards face down to each player.\nShowdown: the high hand and the low {card} split the pot.{said}"
    hand = deal(rules, "As 2s Kd Qh Jh Kc", seats=3)
    shares = [event for event in hand.table.log if isinstance(event, ev.Won)]
    assert [event.seat for event in shares] == [3, winner]


@pytest.mark.parametrize(("said", "wild"), [("", "2c"), ("\nAces are low in all hands.", "As")])
def test_the_ace_in_the_hole(said: str, wild: str) -> None:
    rules = (
        "Deal two cards face down to each player.\nShowdown: the high hand wins.\nYour low hole card is wild for you."
    )
    hand = deal(rules + said, "As 9h 2c 8h", seats=2)
    won = [event.why for event in hand.table.log if isinstance(event, ev.Won)]
    assert won == ["high hand, pair of aces" if wild == "2c" else "high hand, pair of nines"]


TWO = "Deal two cards face down to each player."

ACES_AND_ROWS_HIGH = "Showdown: the high hand wins."


@pytest.mark.parametrize(
    ("ace", "owner"),
    [("", 2), ("The ace of spades is the lowest spade.", 1), ("The two of spades is the lowest spade.", 2)],
)
def test_the_ace_of_the_low_spade(ace: str, owner: int) -> None:
    rules = f"{TWO}\nShowdown, high hand splits the pot with the split-card.\nThe split-card is the low down spade."
    hand = deal(f"{rules} {ace}", dealt("As 9h", "2s 8h", "Kd Kh"))
    assert net(hand)[owner - 1] == 200
    assert net(hand)[2] == 201, "the odd chip goes to the high hand"


@pytest.mark.parametrize(
    ("ace", "winner"),
    [
        ("", 1),
    ],
)
def test_an_ace_among_the_common_cards(ace: str, winner: int) -> None:
    table = "Deal three common cards face up to the table."
    rules = f"{TWO}\n{table}\n{ACES_AND_ROWS_HIGH}\nThe lowest common card is wild, and all like it."
    more = f"\nAces {ace} in the common cards." if ace else ""
    hand = deal(rules + more, dealt("Kh 3d", "Qh Ad", "9h 7h", then="As 3c 5d"))
    assert net(hand)[winner - 1] == 202, "two wild cards: kings with threes, or queens with aces"


RULES = """Deal {count} cards face down to each player.
    {said}
    Showdown, {end} wins."""


@pytest.mark.parametrize(
    ("said", "end", "winner"),
    [
        ("Fours are wild.", "high hand", 1),
    ],
)
def test_only_some_cards_count(said: str, end: str, winner: int) -> None:
    deck = dealt("Ah Ad", "Kh Ks", "Qc Qh")
    hand = deal(RULES.format(count=2, said=said, end=end), deck)
    assert net(hand) == tuple(202 if seat == winner else 199 for seat in (1, 2, 3))


BESIDE_DOWN = "Deal five cards face down to each player."

BESIDE_HIGH = "Showdown: the high hand wins."


@pytest.mark.parametrize(
    ("rule", "winner"),
    [
        ("Fours are dead.", 1),
    ],
)
def test_cards_beside_others(rule: str, winner: int) -> None:
    hand = deal(f"{BESIDE_DOWN}\n{BESIDE_HIGH}\n{rule}", dealt("Qh Qd 6c 4s 2h", "Jh Jc 3d 4h 7s", "9h 8d 5c 3s 2d"))
    assert net(hand)[winner - 1] == 202


def test_somebody_calls_the_end_for_a_low_hand() -> None:
    rules = f"""{BESIDE_DOWN}
    Each player in turn may draw one card.
    Repeat the last action until one player believes they have the lowest hand.
    Showdown: the low hand wins."""
    hand = deal(rules, dealt("Qh Qd 6c 4s 2h", "Jh Jc 3d 4h 7s", "9h 8d 5c 3s 2d", then="Td Tc"))
    answer(hand, "1 draw Qh, 2 decline, 3 decline, 1 decline, 2 decline, 3 decline")
    assert not hand.ended, "nobody believes it, and all go on"
    answer(hand, "1 decline, 2 decline, 3 decline, 1 decline, 2 decline, 3 claim")
    assert net(hand) == (199, 199, 202)


@pytest.mark.parametrize(
    ("rule", "first", "second", "chips"),
    [
        ("A pair of sevens beats all other hands.", "7h 7d 2c 3c 4d", "Kh Kd Kc Ks 2d", (201, 199)),
        ("Three sixes is the best hand.", "6h 6d 6c 3c 3d", "Kh Kd Kc Ks 2d", (201, 199)),
        ("Three sixes is the best hand.", "6h 6d 5c 3c 3d", "Kh Kd Kc Ks 2d", (199, 201)),
        ("A flush is the best hand.", "6h 8h 9h 2h Kh", "7d 8d 9d Td Jd", (201, 199)),
        ("Usual ranking, except that flushes beat full houses.", "6h 8h 9h 2h Kh", "Ad Kd Kc Ks As", (201, 199)),
        ("Usual ranking, except that flushes beat full houses.", "6h 8h 9h 2h Qh", "Ad Kd Kc Ks Kh", (199, 201)),
    ],
)
def test_a_hand_beats_what_it_does_not_beat_by_custom(
    rule: str, first: str, second: str, chips: tuple[int, ...]
) -> None:
    page = f"Deal five cards face down to each player.\nBetting round.\nShowdown: the high hand wins.\n{rule}"
    hand = deal(page, dealt(first, second), seats=2)
    answer(hand, "1 check, 2 check")
    assert net(hand) == chips


@pytest.mark.parametrize(
    ("rule", "table", "chips"),
    [
        ("Queens in the hole are dead.", "5s", (199, 201)),
        ("All cards of the same rank as the table card are dead.", "Qs", (199, 201)),
        ("All cards of the same rank as the table card are dead.", "5s", (201, 199)),
    ],
)
def test_cards_are_dead_where_they_lie_or_by_another_card(rule: str, table: str, chips: tuple[int, ...]) -> None:
    deals = "Deal five cards face down to each player.\nDeal 1 card face up to the table."
    page = f"{deals}\nBetting round.\nShowdown: the high hand wins.\n{rule}"
    hand = deal(page, f"{dealt('Qh Qd Qc 3c 4d', '2h 2d 9c Ts Jd')} {table}", seats=2)
    answer(hand, "1 check, 2 check")
    assert net(hand) == chips
