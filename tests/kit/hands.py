"""Small hands for tests: rules in English, a stacked deck, and answers in a row."""

from collections.abc import Sequence

from pokernight.cards import Card, read_cards, texts
from pokernight.english.page import PageUnread, read_page
from pokernight.game import CannotWork, Game
from pokernight.play.lowering.draft import CannotPlay
from pokernight.table import events as ev
from pokernight.table.hand import Hand
from pokernight.table.options import Options
from pokernight.table.places import DISCARDS, Lie

REFUSED = (PageUnread, CannotPlay, CannotWork)
"""Why rules may not make a game."""


def deal(
    rules: str, deck: str = "", seats: int = 3, stacks: tuple[int, ...] = (), options: Options | None = None
) -> Hand:
    """Deal a game whose rules stand one on each line, with certain cards on top of the deck.

    A second deck, for a second shuffle, stands after a bar.
    """
    game = read_game([line.strip() for line in rules.strip().splitlines()])
    decks: list[tuple[Card, ...]] = [game.deck.read(part) for part in deck.split("|")] if deck else []
    return game.deal(seats, seed=1, options=options, stacks=stacks, decks=decks)


def read_game(rules: Sequence[str]) -> Game:
    """A game by the grammar, as the engine plays it."""
    return Game(read_page(rules), texts=tuple(rules)).checked()


def answer(hand: Hand, *answers: str) -> Hand:
    """Give answers such as "2 bet 3", one after the other, or several in one text with commas between them."""
    for line in (part.strip() for text in answers for part in text.split(",")):
        seat, words = line.split(maxsplit=1)
        hand.answer(int(seat), words)
    return hand


def all_default(hand: Hand, most: int = 1_000) -> Hand:
    """Let everybody give the answer that is given for who gives none, up to the end."""
    for _ in range(most):
        if hand.ended:
            return hand
        seat = next(iter(hand.asking))
        hand.answer(seat, hand.asking[seat].default)
    raise AssertionError("The hand does not end.")


def net(hand: Hand) -> tuple[int, ...]:
    """The chips of each seat."""
    return tuple(hand.table.state.chips[1:])


def dealt(*hands: str, then: str = "") -> str:
    """A deck that deals certain hands, one card at a time, and certain cards after them.

    >>> dealt("Ah Ad", "Kh Kd", then="2c")
    'Ah Kh Ad Kd 2c'
    """
    return " ".join([card for turn in zip(*map(str.split, hands), strict=True) for card in turn] + then.split())


def cards(hand: Hand, seat: int, *lies: Lie) -> str:
    """The cards of a seat, or those that lie in some ways, as they lie."""
    return texts(hand.table.lying(seat, *(lies or Lie)))


def knows(hand: Hand, seat: int, card: str) -> bool:
    """Whether a seat knows a card."""
    return seat in hand.table.state.known[read_cards(card)[0]]


def up(hand: Hand, seat: int) -> str:
    """The cards that lie face up before a seat, in the order in which they came."""
    return cards(hand, seat, Lie.UP)


def paid(hand: Hand) -> list[tuple[int, int]]:
    """Who paid how much beside antes and bets."""
    payments = [event for event in hand.table.log if isinstance(event, ev.Paid)]
    return [(event.seat, event.chips) for event in payments if event.what in ("fee", "due")]


def folded(hand: Hand) -> set[int]:
    """The seats that are out."""
    return set(hand.table.state.folded)


def down(hand: Hand, seat: int) -> str:
    """The cards that lie face down before a seat, which knows them."""
    return cards(hand, seat, Lie.DOWN)


def discards(hand: Hand) -> str:
    """The cards that were laid away."""
    return texts(hand.table.state.at(DISCARDS))
