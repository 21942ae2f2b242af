"""What players hold, for tests of rankings: their cards, what those are called, and which are wild."""

from kit.hands import deal, dealt
from pokernight.cards import read_cards, texts
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_hand, plan_for
from pokernight.table.hand import Hand
from pokernight.table.options import Options

DOWN = "Deal 5 cards face down to each player."
HIGH = "Showdown: the high hand wins."


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
    """What a player has for low."""
    return name(hand, seat, End.LOW)


def wild(hand: Hand, seat: int, *, showing: bool = False) -> str:
    """The cards of a seat that are wild for it, or that others would take for wild."""
    return texts(sorted(plan_for(hand.table, seat, showing=showing).wild_among(hand.table.state.of_seat(seat))))
