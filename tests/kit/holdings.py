"""What players hold, for tests of rankings: their cards, what those are called, and which are wild."""

from kit.hands import deal, dealt
from pokernight.cards import read_cards, texts
from pokernight.play.chance import listed
from pokernight.play.describing import see_wilds
from pokernight.play.hand import PlayedHand
from pokernight.play.lying import cards_of
from pokernight.play.program import By, Share
from pokernight.play.referee import made
from pokernight.ranking import Hand as Made
from pokernight.table.hand import Hand
from pokernight.table.options import Options

DOWN = "Deal five cards face down to each player."
HIGH = "Showdown: the high hand wins."


def held(rules: str, *hands: str, deal_rule: str = DOWN, options: Options | None = None) -> Hand:
    """A hand of two with certain cards, in which the players are still asked something."""
    wait = "Betting round, starting with the player to the left of the dealer."
    given = set(read_cards(" ".join(hands)))
    others = texts([card for card in range(52) if card not in given][:5])
    deck = dealt(*[*hands, others][:2])
    return deal(f"{deal_rule}\n{wait}\n{HIGH}\n{rules}", deck, seats=2, options=options)


def best(hand: Hand, seat: int, *, low: bool = False) -> Made:
    """The best hand of a player."""
    assert isinstance(hand, PlayedHand)
    return made(hand.inner, Share(By.HAND, int(low)), seat)


def name(hand: Hand, seat: int = 1) -> str:
    """What a player has."""
    return best(hand, seat).name


def low(hand: Hand, seat: int = 1) -> str:
    """What a player has for low."""
    return best(hand, seat, low=True).name


def wild(hand: Hand, seat: int, *, showing: bool = False) -> str:
    """The cards of a seat that are wild for it, or that others would take for wild."""
    assert isinstance(hand, PlayedHand)
    see_wilds(hand.inner)
    s = hand.inner.s
    return texts(listed((s.wild_seen[seat] if showing else s.wild[seat] | s.wild_low[seat]) & cards_of(s, seat)))
