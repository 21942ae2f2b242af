"""What goes without saying: the betting round that a forced bet opens, and the showdown of a pot in parts."""

from kit.hands import answer, deal, dealt, net
from pokernight.game import Game
from pokernight.table import events as ev

UP, SHOWDOWN = "Deal 1 card face up to each player.", "Showdown: the low hand wins."
FORCED = "The high card showing bets the minimum bet."
ROUND = "Betting round, opened by the player to the left of the dealer."


def rounds(rules: str) -> int:
    """How many betting rounds begin when all call or check."""
    hand = deal(rules, "Kh Qh 2h", seats=3)
    while not hand.ended:
        seat, choice = next(iter(hand.asking.items()))
        hand.answer(seat, "call" if choice.takes(choice.default) and "call" in choice.prompt else "check")
    return sum(isinstance(event, ev.RoundBegan) for event in hand.table.log)


def test_a_forced_bet_opens_a_round() -> None:
    assert rounds(f"{UP}\n{FORCED}\n{UP}\n{ROUND}\n{SHOWDOWN}") == 2
    assert rounds(f"{UP}\n{FORCED}\n{ROUND}\n{UP}\n{ROUND}\n{SHOWDOWN}") == 2, "where it is said, there is no other"
    assert rounds(f"{UP}\n{FORCED}\n{SHOWDOWN}") == 1
    assert Game.read([UP, FORCED, SHOWDOWN]).numbers == Game.read([UP, FORCED, ROUND, SHOWDOWN]).numbers


def test_several_forced_bets_open_one_round() -> None:
    blinds = (
        "The player to the left of the dealer bets 1 chip.\nThe player 2 seats to the left of the dealer bets 2 chips."
    )
    assert rounds(f"{UP}\n{blinds}\n{UP}\n{SHOWDOWN}") == 1


PARTS = (
    "The high hand gets half of the pot, the high face-down spade gets a quarter of the pot,"
    " and the low face-down spade gets a quarter of the pot."
)


def test_the_parts_of_a_pot_are_given_at_a_showdown() -> None:
    rules = f"Deal 2 cards face down to each player.\nEach player pays 3 chips.\n{PARTS}"
    hand = deal(rules, dealt("Ah Ad", "Ks Qh", "2s 3d", "4h 5h"), seats=4)
    assert net(hand) == (204, 200, 200, 196), "eight, four and four of sixteen chips"


def test_two_thirds_and_one_third() -> None:
    rules = "The high hand gets two thirds of the pot and the low hand gets one third."
    hand = deal(
        f"Deal 5 cards face down to each player.\n{rules}",
        dealt("Ah Ad 9c 7d 4s", "8h 6d 5c 3d 2s", "Kh Kd 9s 7c 4d"),
        seats=3,
    )
    assert answer(hand).ended
    assert net(hand) == (201, 200, 199)


def test_an_ante_at_the_beginning_is_the_usual_one() -> None:
    rules = "Deal 1 card face down to each player.\nShowdown: the high hand wins."
    assert net(deal(f"Everyone antes.\n{rules}", "Ah Kh Qh")) == net(deal(rules, "Ah Kh Qh")) == (202, 199, 199)
    assert net(deal(f"{UP}\nEveryone antes.\n{rules}", "2h 3h 4h Ah Kh Qh"))[0] == 204, "one later on is another"


def test_a_payment_before_the_deal_is_the_ante() -> None:
    rules = "Deal 1 card face down to each player.\nShowdown: the high hand wins."
    assert net(deal(f"Each player antes 3 chips.\n{rules}", "Ah Kh Qh")) == (206, 197, 197)
    assert net(deal(f"{rules}\nThe ante is 3 chips.", "Ah Kh Qh")) == (206, 197, 197)
    assert net(deal(f"{rules}\nPlayers ante double.", "Ah Kh Qh")) == (204, 198, 198), "no pot is left to pay it into"


def test_two_who_share_one_half_and_one_who_wins_the_other() -> None:
    rules = f"""Deal 5 cards face down to each player.
        {"Each player pays 2 chips."}
        The high hand and the low hand split half of the pot. The high spade wins the other half."""
    hand = deal(rules, dealt("Ah Ad 9c 7d 4h", "8h 6d 5c 3d 2h", "Kh Ks 9s 7c 4d", "Qh Qd Jc Tc 4c"), seats=4)
    assert net(hand) == (200, 200, 203, 197), "three, three and six of twelve chips"


def test_what_is_dealt_face_up_is_flipped_where_no_player_is_dealt_an_up_card() -> None:
    blind = "Deal 2 cards face down to each player. Nobody may look at these cards."
    flips = "Each player flips the top card of their stack."
    rules = f"{blind}\n{flips}\n{flips}\nShowdown: the high hand wins.\nIf a player is dealt {{}}, they must fold."
    hands = dealt("2c 9c", "5d 5h", "Qs Kd")
    assert deal(rules.format("the queen of spades face up"), hands).table.state.folded == {3}
    assert deal(rules.format("a pair face up"), hands).table.state.folded == {2}
    dealt_up = rules.replace("Showdown", f"{UP}\nShowdown").format("the queen of spades face up")
    assert not deal(dealt_up, f"{hands} 2d 3d 4d").table.state.folded, "Some are dealt, and others are flipped."
