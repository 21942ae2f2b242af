"""Cards and decks: small whole numbers inside, "Ah" and A♥ outside.

A *face* is what is printed on a card: 0 to 51 for the two of clubs to the ace of spades, 52 and 53 for the jokers.
A *card* is a face in a certain deck, `face + 54 * deck`, so that the two aces of hearts of two decks shuffled together
look alike and are still two cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

Face = int
Card = int

FACES = 54
RED_JOKER: Face = 52
BLACK_JOKER: Face = 53


class CardError(ValueError):
    """Cards that cannot be: the message is a sentence that says why."""


class Rank(IntEnum):
    """The thirteen ranks, each with the number that it counts for in a high hand.

    >>> Rank.SIX.word, Rank.SIX.plural, Rank.TEN.letter
    ('six', 'sixes', 'T')
    """

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def word(self) -> str:
        """The rank in English, one of it."""
        return self.name.lower()

    @property
    def plural(self) -> str:
        """The rank in English, several of it."""
        return self.word + ("es" if self is Rank.SIX else "s")

    @property
    def letter(self) -> str:
        """The rank in one letter."""
        return "23456789TJQKA"[self - 2]


class Suit(IntEnum):
    """The four suits; none is better than another, the order is only the alphabet's.

    >>> Suit.HEARTS.word, Suit.HEARTS.plural, Suit.HEARTS.letter, Suit.HEARTS.symbol, Suit.HEARTS.colour
    ('heart', 'hearts', 'h', '♥', 'red')
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def word(self) -> str:
        """The suit in English, one card of it."""
        return self.plural[:-1]

    @property
    def plural(self) -> str:
        """The suit in English, as it is called."""
        return self.name.lower()

    @property
    def letter(self) -> str:
        """The suit in one letter."""
        return "cdhs"[self]

    @property
    def symbol(self) -> str:
        """The suit as it is printed."""
        return "♣♦♥♠"[self]

    @property
    def colour(self) -> str:
        """Red or black."""
        return "red" if self in (Suit.DIAMONDS, Suit.HEARTS) else "black"


def card(rank: int, suit: int, deck: int = 0) -> Card:
    """The card of a rank and a suit.

    >>> text(card(Rank.QUEEN, Suit.SPADES))
    'Qs'
    """
    return 4 * (rank - 2) + suit + FACES * deck


def face_of(card: Card) -> Face:
    """What is printed on a card, whichever deck it is from."""
    return card % FACES


def deck_of(card: Card) -> int:
    """Which of the decks shuffled together a card is from, counted from 0."""
    return card // FACES


def is_joker(card: Card) -> bool:
    """Whether a card is a joker."""
    return card % FACES >= RED_JOKER


def rank_of(card: Card) -> Rank | None:
    """A card's rank; a joker has none."""
    return _RANK_OF[card % FACES]


def suit_of(card: Card) -> Suit | None:
    """A card's suit; a joker has none."""
    return _SUIT_OF[card % FACES]


_RANKS = tuple(Rank(2 + face // 4) for face in range(52))
_SUITS = tuple(Suit(face % 4) for face in range(52))
_RANK_OF = (*_RANKS, None, None)
_SUIT_OF = (*_SUITS, None, None)


def faces(ranks: Iterable[int] = Rank, suits: Iterable[int] = Suit) -> frozenset[Face]:
    """The faces of certain ranks in certain suits, all where nothing is said.

    >>> sorted(text(face) for face in faces([Rank.JACK], [Suit.HEARTS, Suit.SPADES]))
    ['Jh', 'Js']
    """
    of_suits = tuple(suits)
    return frozenset(card(rank, suit) for rank in ranks for suit in of_suits)


JOKERS = frozenset({RED_JOKER, BLACK_JOKER})
FACE_CARDS = faces([Rank.JACK, Rank.QUEEN, Rank.KING])
RED = faces(suits=[Suit.DIAMONDS, Suit.HEARTS])
BLACK = faces(suits=[Suit.CLUBS, Suit.SPADES])
ONE_EYED_JACKS = faces([Rank.JACK], [Suit.HEARTS, Suit.SPADES])
SUICIDE_KING = faces([Rank.KING], [Suit.HEARTS])
MAN_WITH_THE_AXE = faces([Rank.KING], [Suit.DIAMONDS])

NAMED: dict[str, frozenset[Face]] = {
    "jokers": JOKERS,
    "face cards": FACE_CARDS,
    "red cards": RED,
    "black cards": BLACK,
    "one-eyed jacks": ONE_EYED_JACKS,
    "the suicide king": SUICIDE_KING,
    "the man with the axe": MAN_WITH_THE_AXE,
}
"""Cards that the table calls by a name of their own."""


def text(card: Card) -> str:
    """A card in letters; each deck after the first adds a stroke.

    >>> text(51), text(RED_JOKER), text(51 + 54)
    ('As', 'Jr', "As'")
    """
    return _TEXTS[card % FACES] + "'" * (card // FACES)


def texts(cards: Iterable[Card]) -> str:
    """Cards in letters, with a space between.

    >>> texts([51, 0])
    'As 2c'
    """
    return " ".join(map(text, cards))


def pretty(card: Card) -> str:
    """A card as it is printed; the jokers are stars.

    >>> pretty(51), pretty(RED_JOKER), pretty(BLACK_JOKER)
    ('A♠', '★', '☆')
    """
    return _PRETTY[card % FACES]


def spoken(card: Card) -> str:
    """A card as a player says it.

    >>> spoken(51), spoken(RED_JOKER)
    ('the ace of spades', 'the red joker')
    """
    face = card % FACES
    if face >= RED_JOKER:
        return "the red joker" if face == RED_JOKER else "the black joker"
    return f"the {_RANKS[face].word} of {_SUITS[face].plural}"


_TEXTS = (*(_RANKS[face].letter + _SUITS[face].letter for face in range(52)), "Jr", "Jb")
_PRETTY = (*(_RANKS[face].letter.replace("T", "10") + _SUITS[face].symbol for face in range(52)), "★", "☆")
_READ = {
    **{spelled.lower(): face for face, spelled in enumerate(_TEXTS)},
    **{spelled.lower(): face for face, spelled in enumerate(_PRETTY)},
    **{spelled.lower().replace("t", "10"): face for face, spelled in enumerate(_TEXTS) if spelled[0] == "T"},
    **{rank.letter.lower() + suit.symbol: card(rank, suit) for rank in Rank for suit in Suit},
    "jk": RED_JOKER,
}
_TOKEN = re.compile(r"((?:10|[2-9tjqka])[cdhs♣♦♥♠]|j[rbk]|★|☆)('*)[\s,]*", re.IGNORECASE)


def read_card(written: str) -> Card:
    """The card that a text means.

    >>> read_card("10d") == read_card("Td") == read_card("10♦") == card(Rank.TEN, Suit.DIAMONDS)
    True
    """
    cards = read_cards(written)
    if len(cards) != 1:
        raise CardError(f"“{written}” is {len(cards)} cards and not one.")
    return cards[0]


def read_cards(written: str, decks: int = 1) -> tuple[Card, ...]:
    """The cards that a text means, with or without spaces; from several decks, a face may come several times.

    >>> read_cards("Ah Kd10s") == tuple(card(rank, suit) for rank, suit in ((14, 2), (13, 1), (10, 3)))
    True
    >>> read_cards("Ah Ah")
    Traceback (most recent call last):
    pokernight.cards.CardError: The ace of hearts is there twice, and there is only one in the deck.
    >>> texts(read_cards("Ah Ah", decks=2))
    "Ah Ah'"
    """
    cards: list[Card] = []
    at = len(written) - len(written.lstrip())
    while at < len(written):
        token = _TOKEN.match(written, at)
        if token is None:
            raise CardError(f"“{written[at:].split()[0]}” is no card; write cards like Ah, 10d or Jk.")
        at = token.end()
        cards.append(_next_free(token, cards, decks))
    if not cards:
        raise CardError("There are no cards here; write cards like Ah, 10d or Jk.")
    return tuple(cards)


def _next_free(token: re.Match[str], taken: Sequence[Card], decks: int) -> Card:
    """The card that a text means beside the cards before it: the first of its face that is not taken yet."""
    spelled, strokes = token[1].lower(), len(token[2])
    face = _READ[spelled]
    for joker_or_face in (RED_JOKER, BLACK_JOKER) if spelled == "jk" else (face,):
        for deck in [strokes] if strokes else range(decks):
            if (found := joker_or_face + FACES * deck) not in taken:
                return found
    if strokes or decks == 1:
        raise _there_twice(face)
    raise CardError(f"{_sentence_start(face)} is there too often for {decks} decks.")


def _there_twice(card: Card) -> CardError:
    return CardError(f"{_sentence_start(card)} is there twice, and there is only one in the deck.")


def _sentence_start(card: Card) -> str:
    return spoken(card).replace("the", "The", 1)


def checked(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The same cards, refused with a sentence if there are none or if one is there twice.

    >>> checked([])
    Traceback (most recent call last):
    pokernight.cards.CardError: There are no cards here.
    """
    given = tuple(cards)
    if not given:
        raise CardError("There are no cards here.")
    if len(set(given)) < len(given):
        raise _there_twice(next(card for at, card in enumerate(given) if card in given[:at]))
    if min(given) < 0:
        raise CardError(f"{min(given)} is no card.")
    return given


@dataclass(frozen=True)
class Deck:
    """The cards that a game is played with.

    >>> len(Deck()), len(Deck(jokers=2)), len(Deck(decks=2)), len(Deck(without=faces([Rank.TWO])))
    (52, 54, 104, 48)
    """

    decks: int = 1
    """How many decks are shuffled together."""
    jokers: int = 0
    """How many jokers are added to each deck, two at the most."""
    without: frozenset[Face] = frozenset()
    """The faces that are taken out."""

    def __post_init__(self) -> None:
        if self.decks < 1:
            raise CardError("A game needs at least one deck.")
        if not 0 <= self.jokers <= 2:
            raise CardError("A deck has no more than two jokers.")

    @cached_property
    def faces(self) -> tuple[Face, ...]:
        """What is printed on the cards of each deck."""
        return tuple(face for face in range(52 + self.jokers) if face not in self.without)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All the cards, in order."""
        return tuple(face + FACES * deck for deck in range(self.decks) for face in self.faces)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def read(self, written: str) -> tuple[Card, ...]:
        """The cards that a text means, all of them from this deck.

        >>> Deck(without=faces([Rank.TWO])).read("Ah 2h")
        Traceback (most recent call last):
        pokernight.cards.CardError: The two of hearts is not in this deck.
        """
        cards = read_cards(written, self.decks)
        for missing in (card for card in cards if card not in self):
            raise CardError(f"{_sentence_start(missing)} is not in this deck.")
        return cards
