"""What is done at the table: each verb once, with the roles that it takes."""

from dataclasses import dataclass, fields
from enum import Enum

from pokernight.cards import Rank
from pokernight.meaning.cards import Cards, Face
from pokernight.meaning.numbers import Amount
from pokernight.meaning.players import EACH_PLAYER, Players
from pokernight.meaning.sorts import Condition, Meaning, Place, Who


class Verb(Enum):
    """The verbs of the table."""

    DEAL = "deal"
    RECEIVE = "receive"
    PASS = "pass"
    DISCARD = "discard"
    KEEP = "keep"
    DRAW = "draw"
    TWIST = "twist"
    TAKE = "take"
    BUY = "buy"
    SELL = "sell"
    SWAP = "swap"
    ASK = "ask"
    """To get a card from another player who has one of a rank that is named."""
    FLIP = "flip"
    CANCEL = "cancel"
    """To leave a card of the last flip out of account, or to count it again."""
    STOP = "stop flipping"
    """To flip no more cards in this deal."""
    SHOW = "show"
    LOOK = "look"
    STACK = "stack"
    SPLIT = "split"
    COVER = "cover"
    """To put cards of one's hand on top of those just drawn, until there are so many."""
    USE = "use"
    """To make a hand with cards."""
    DECLARE = "declare"
    NAME = "name"
    RETIRE = "retire"
    """To say which rank is wild no longer, so that another one is wild instead."""
    SAY = "say"
    """To say a word out loud, whether asked or not."""
    OPEN = "open"
    BET = "bet"
    RAISE = "raise"
    CALL = "call"
    CHECK = "check"
    FOLD = "fold"
    RETURN = "return"
    """To be in again after a fold."""
    PAY = "pay"
    ANTE = "ante"
    COLLECT = "collect"
    """To take chips out of the pot."""
    WIN = "win"
    LOSE = "lose"
    REDEAL = "redeal"
    SHUFFLE = "shuffle"
    TURN_IN = "turn in"
    """To give cards to the dealer, who shuffles those of all players and deals as many back."""
    KNOCK = "knock"
    CLAIM = "claim"
    """To say that one is the player with a certain hand."""
    FORCE = "force"
    """To have another player do something."""
    SIT_OUT = "sit out"
    """Not to be dealt in for the next hand."""
    REMOVE = "remove"
    BURN = "burn"
    END = "end"
    EARN = "earn"
    """To get a leg, which is kept from deal to deal."""
    TEAM_UP = "pick a partner"
    """To choose another player, where neither has a partner: both play one hand of all their cards, and bet alone."""
    FORFEIT = "forfeit"
    """To lose a life; whoever has none left is out."""


class Word(Enum):
    """What can be declared."""

    HIGH = "high"
    LOW = "low"
    BOTH = "both"
    IN = "in"
    OUT = "out"


class Mood(Enum):
    """Whether something is done, may be done, has to be done, or must not be done."""

    DOES = "does"
    MAY = "may"
    MUST = "must"
    MAY_NOT = "may not"


class Order(Enum):
    """Whether several players act at the same moment or one after the other."""

    TOGETHER = "together"
    IN_TURN = "in turn"
    LOW_FIRST = "low hands first"
    """One after the other, whoever shows the lowest hand first."""
    HIGH_FIRST = "high hands first"


class Time(Enum):
    """When something is done, as seen from the rule that speaks of it."""

    NOW = "now"
    BEFORE = "before"
    """It has been done in this deal."""
    JUST = "just"
    """It was done in the step or round just over."""


ROLES: dict[Verb, frozenset[str]] = {
    Verb.DEAL: frozenset({"cards", "to", "face", "keep", "unlike"}),
    Verb.RECEIVE: frozenset({"cards", "face", "price", "source"}),
    Verb.PASS: frozenset({"cards", "to", "face", "price"}),
    Verb.DISCARD: frozenset({"cards", "to", "face", "price", "keep", "ace"}),
    Verb.KEEP: frozenset({"cards", "price"}),
    Verb.DRAW: frozenset({"cards", "face", "price", "ace", "more"}),
    Verb.TWIST: frozenset({"cards", "face", "price", "ace"}),
    Verb.TAKE: frozenset({"cards", "face", "price", "source"}),
    Verb.BUY: frozenset({"cards", "face", "price", "source"}),
    Verb.SELL: frozenset({"cards", "to", "price"}),
    Verb.SWAP: frozenset({"cards", "for_cards", "to", "price"}),
    Verb.ASK: frozenset({"cards", "to"}),
    Verb.FLIP: frozenset({"cards", "face", "words", "to"}),
    Verb.CANCEL: frozenset(),
    Verb.STOP: frozenset(),
    Verb.SHOW: frozenset({"cards", "to"}),
    Verb.LOOK: frozenset({"cards"}),
    Verb.STACK: frozenset({"cards", "sizes"}),
    Verb.SPLIT: frozenset({"cards", "sizes"}),
    Verb.COVER: frozenset({"sizes"}),
    Verb.USE: frozenset({"cards"}),
    Verb.DECLARE: frozenset({"words"}),
    Verb.NAME: frozenset({"ranks", "cards"}),
    Verb.RETIRE: frozenset({"cards", "for_cards"}),
    Verb.SAY: frozenset({"word"}),
    Verb.OPEN: frozenset({"price"}),
    Verb.BET: frozenset({"price"}),
    Verb.RAISE: frozenset({"price"}),
    Verb.CALL: frozenset(),
    Verb.CHECK: frozenset(),
    Verb.FOLD: frozenset(),
    Verb.RETURN: frozenset(),
    Verb.PAY: frozenset({"price", "to"}),
    Verb.ANTE: frozenset({"price"}),
    Verb.COLLECT: frozenset({"price"}),
    Verb.WIN: frozenset({"part"}),
    Verb.LOSE: frozenset({"part"}),
    Verb.REDEAL: frozenset({"to"}),
    Verb.SHUFFLE: frozenset({"cards", "to"}),
    Verb.TURN_IN: frozenset({"cards"}),
    Verb.KNOCK: frozenset(),
    Verb.CLAIM: frozenset({"part", "price"}),
    Verb.FORCE: frozenset({"to", "made"}),
    Verb.SIT_OUT: frozenset(),
    Verb.REMOVE: frozenset({"cards"}),
    Verb.BURN: frozenset({"cards"}),
    Verb.END: frozenset(),
    Verb.EARN: frozenset({"legs"}),
    Verb.TEAM_UP: frozenset(),
    Verb.FORFEIT: frozenset({"lives"}),
}
"""The roles of each verb, beside the players who do it."""


@dataclass(frozen=True)
class Deed(Meaning):
    """Somebody does something: a verb and what fills its roles."""

    verb: Verb
    agent: Players = EACH_PLAYER
    cards: Cards | None = None
    for_cards: Cards | None = None
    """What is given or taken in exchange."""
    to: Place | Players | None = None
    source: Place | None = None
    face: Face | None = None
    price: Amount | None = None
    each: bool = False
    """Whether the price is for each of the cards; or so many cards are dealt to the table for each player still in."""
    words: tuple[Word, ...] = ()
    """What can be declared; where a side card is flipped, what the right one says and what the left one does."""
    word: str | None = None
    ranks: tuple[Rank, ...] = ()
    sizes: tuple[int, ...] = ()
    keep: int | None = None
    """Discards go on until so many cards are left; cards are dealt until there are so many."""
    unlike: bool = False
    """Whether a card of the rank of one that lies there is laid away, and another comes in its place."""
    ace: int | None = None
    """How many may be drawn, twisted or discarded by a player who keeps and shows an ace."""
    more: int = 0
    """How many more cards come back than were laid away; below zero, how many fewer."""
    part: Who | None = None
    made: "Deed | None" = None
    """What another player has to do, who is the one that it is done to."""
    legs: int | None = None
    lives: int | None = None
    mood: Mood = Mood.DOES
    order: Order | None = None
    start: Who | None = None
    """The player who is first, where they act in turn."""
    time: Time = Time.NOW
    then: "tuple[Deed, ...]" = ()
    """What the same player does in the same breath, if they do the first."""
    instead: "tuple[Deed, ...]" = ()
    """What is done in its place: by those who like, where it may be done, or by those whom it names."""
    often: int | None = None
    """How often it may be done in one hand, at most."""
    until: Condition | None = None
    """It is done again and again, one card at a time, until something is so."""
    right_after: Condition | None = None
    """Each player does it at the moment when this happens, and not when the line is reached."""
    rather_than: Condition | None = None
    """Each player may do it in place of this, when it is his turn for it, and not when the line is reached."""

    def __post_init__(self) -> None:
        """See that nothing fills a role that the verb does not have."""
        if self.verb in _TO_A_PLACE and isinstance(self.to, Players):
            raise TypeError(f"{self.verb.value} takes no player to go to")
        for name, empty in _NO_ROLES[self.verb]:
            if getattr(self, name) != empty:
                raise TypeError(f"{self.verb.value} takes no {name}")


_ALWAYS = frozenset(
    {
        "verb",
        "agent",
        "mood",
        "order",
        "start",
        "time",
        "then",
        "instead",
        "until",
        "often",
        "each",
        "right_after",
        "rather_than",
    }
)
_NO_ROLES = {
    verb: [(field.name, field.default) for field in fields(Deed) if field.name not in ROLES[verb] | _ALWAYS]
    for verb in Verb
}
"""The roles that a verb does not have, and how they look empty."""
_TO_A_PLACE = (Verb.DISCARD, Verb.SHUFFLE, Verb.FLIP)
