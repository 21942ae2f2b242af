"""A hand as one flat record of bit masks and small whole numbers, copied in a moment.

Every slot is declared here, with the part of play that owns it: nothing else is remembered. Sets of cards and of seats
are bits of one whole number. `Record` is the plain form; `play/flat.py` gives the same
slots as a structured type of numpy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, cast

CARDS = 54
"""One pack with its jokers; there may be several, but then only plain Python can play."""
SEATS = 26
PILES = 15
"""How many stacks or separate hands a player can lay beside the hand."""
DEPTH = 24
"""How many things can be played inside each other."""
DUE = 64
"""How much can wait to be played, because of what has just happened."""
MEMORIES = 24
"""How many deeds a game can look back on."""
RISING = 4
"""How many prices of a game can rise each time."""
LAYERS = 64
"""How many groups of players can have paid for what is in the middle."""
PARTS = 6
"""Into how many parts a pot is split at the most."""

DECK = 0
BOARD, TABLE, DISCARDS, MUCK = range(SEATS + 1, SEATS + 5)
PLACES = SEATS + 5 + PILES * SEATS
"""The deck, a hand for each seat by its number, the four places on the table, and the piles."""


UP, DOWN, BLIND = range(3)
ANTES, DEAD_ANTES = 1, 2
"""How antes are put up that the table has agreed on: like bets, or as chips that belong to the main pot."""


def slots(owner: str, kind: str, many: int) -> Any:
    """Several small numbers of a kind."""
    return field(default_factory=lambda: [0] * many, metadata={"owner": owner, "kind": kind, "many": many})


def each(owner: str, many: int) -> Any:
    """A number, or a set of seats, for each of many."""
    return slots(owner, "i4", many)


def sets(owner: str, many: int) -> Any:
    """A set of cards, or of words, for each of many."""
    return slots(owner, "i8", many)


def one(owner: str) -> Any:
    """One number, or one set."""
    return field(default=0, metadata={"owner": owner, "kind": "i8", "many": 0})


@dataclass(slots=True)
class Record:
    """All that is so at a table."""

    # cards
    piles: int = one("cards")
    """How many piles lie beside the hand of the player who has most."""
    up: int = one("cards")
    blind: int = one("cards")
    known: list[int] = sets("cards", SEATS + 1)
    """The cards that each seat knows; seat 0 only looks on."""
    stamp: list[int] = each("cards", CARDS)
    """For each card a number that grows with the order in which they came to lie where they are."""
    stamps: int = one("cards")
    spot: list[int] = slots("cards", "i2", CARDS)
    """For each community card its number, in the order in which they came to the board."""
    came: int = one("cards")
    """The cards that have changed places in moves that happen together."""
    fresh: int = one("cards")
    """The discards of the step being played, which stay out of a new deck."""
    rises: list[int] = slots("cards", "i2", CARDS)
    """For each card a number that grows with the order in which they came to lie face up; 0 for those that did not."""
    risen: int = one("cards")
    paid_wild: int = one("cards")
    """The cards that somebody has paid for, to have them wild."""
    named_wild: int = one("cards")
    """The cards of the rank that was named last to be wild."""
    made_wild: int = one("cards")
    """Cards that have become wild by something that happened."""
    tame: int = one("cards")
    """Cards that are wild no longer."""
    unnamed: int = one("wild")
    """The seats that may still name what is wild, because they did not when they first could."""
    unnamed_since: int = one("wild")
    """How much had been bet and done with cards when that last changed."""
    stirs: int = one("count")
    """How often somebody acted in a betting round, or something was done with cards."""
    flipped: int = one("cards")
    """The cards that came to lie face up by being turned over where they lay."""
    thrown: list[int] = slots("cards", "i2", CARDS)
    """For each card the seat that laid it away last; 0 for the dealer."""
    turned_blind: int = one("cards")
    """Those of the cards turned over last that nobody had been allowed to look at."""
    hands: int = one("cards")
    """How many separate hands the players have laid cards to; 0 where all cards of a player are one hand."""
    sized: int = one("cards")
    """Whether those hands are of different sizes, so that each is compared with others of its size."""
    laid: int = one("cards")
    """The cards that were turned up to be laid to a hand, and lie in none yet."""
    newest: int = one("cards")
    """The cards that were dealt, passed or turned up by what was done last."""
    wild: list[int] = sets("wild", SEATS + 1)
    """The cards that are wild in each seat's high hand."""
    wild_low: list[int] = sets("wild", SEATS + 1)
    wild_seen: list[int] = sets("wild", SEATS + 1)
    """Those of them that everybody can tell."""
    wild_seen_low: list[int] = sets("wild", SEATS + 1)
    dead: list[int] = sets("wild", SEATS + 1)
    """The cards that count for nothing in each seat's hand, by where they lie or by other cards."""
    changes: int = one("wild")
    """How often something happened by which other cards may be wild."""
    wild_span: int = one("wild")
    """The number of the time for which a step has said what is wild."""
    wild_at: int = one("wild")
    """How often it had, when it was last seen which are."""
    # the deck
    order: list[int] = slots("deck", "i2", CARDS)
    top: int = one("deck")
    size: int = one("deck")
    shuffles: int = one("deck")
    mixed: int = one("deck")
    """How many places of the deck, from the top on, have got their card by chance; the others get it when dealt."""
    given: list[int] = slots("deck", "i2", CARDS)
    """For each place in the first deck the card that has to lie there, plus one; 0 for any card."""
    gives: int = one("deck")
    """Whether any card has to lie somewhere."""
    dealt: int = one("deck")
    """How many cards were dealt to players."""
    # chips
    chips: list[int] = each("chips", SEATS + 1)
    bets: list[int] = each("chips", SEATS + 1)
    """What each seat has bet since somebody last won from the pot or came back."""
    fees: int = one("chips")
    pot: list[int] = each("pots", LAYERS)
    pot_in: list[int] = each("pots", LAYERS)
    pot_won_by: list[int] = each("pots", LAYERS)
    pot_name: list[int] = each("pots", LAYERS)
    """Where a tie is decided by further cards: who has won each pot, and what with."""
    layer: list[int] = each("pots", LAYERS)
    """Chips that the same seats have paid for."""
    payers: list[int] = each("pots", LAYERS)
    """Those seats, folded or not."""
    layer_pot: list[int] = each("pots", LAYERS)
    """The pot that each layer belongs to."""
    layers: int = one("pots")
    kept: int = one("pots")
    """How many of the layers are left of pots from which somebody has won; the others were counted last."""
    waits: int = one("pots")
    """Those who left a side pot at the same moment, all of them, so that it is dealt for again."""
    legs: list[int] = each("legs", SEATS + 1)
    """The legs of each seat, which are kept from deal to deal."""
    lives: list[int] = each("lives", SEATS + 1)
    """The lives that each seat has left."""
    rises_to: list[int] = each("paying", RISING * (SEATS + 1))
    """For each price that rises, and each seat, how often it has come to it in this deal."""
    # seats
    seats: int = one("seats")
    button: int = one("seats")
    """The seat that deals: the last one, or the next one still in where lives are played for deal after deal."""
    still_in: int = one("seats")
    out: int = one("declare")
    """Those who said that they are out, and have not folded."""
    declared: list[int] = each("declare", SEATS + 1)
    # the house
    ante: int = one("house")
    minimum: int = one("house")
    maximum: int = one("house")
    limit: int = one("house")
    most_raises: int = one("house")
    raises_for_two: int = one("house")
    all_in_raises: int = one("house")
    burns: int = one("house")
    mucks: int = one("house")
    """Whether whoever loses may muck the hand at the showdown without showing it."""
    puts_up: int = one("house")
    """Whether the table has agreed on the antes and blinds of each seat; 2 where all antes go to the main pot whole."""
    antes: list[int] = each("house", SEATS + 1)
    blinds: list[int] = each("house", SEATS + 1)
    as_posted: int = one("house")
    """Whether a blind that is all in for less is called with less."""
    opens_after: int = one("house")
    """The seat with the highest of these blinds."""
    both_ties_lose: int = one("house")
    # what is being played
    step: list[int] = each("course", DEPTH)
    phase: list[int] = each("course", DEPTH)
    you: list[int] = each("course", DEPTH)
    """The player whom the sentence is about."""
    that: list[int] = each("course", DEPTH)
    """The card that the sentence is about; -1 for none."""
    waiting: list[int] = each("course", DEPTH)
    """The seats whose turn is still to come."""
    turn: list[int] = each("course", DEPTH)
    place_in_turn: list[int] = each("course", SEATS + 1)
    """Where each seat comes when players go in the order of the hands that they show."""
    tally: list[int] = sets("course", DEPTH)
    """What a verb counts while it is being played."""
    depth: int = one("course")
    ended: int = one("course")
    jumped: int = one("course")
    """Whether whatever was being played is left behind."""
    deals: int = one("course")
    due_step: list[int] = each("course", DUE)
    due_you: list[int] = each("course", DUE)
    due_that: list[int] = each("course", DUE)
    due: int = one("course")
    began: int = one("course")
    """The line that began last."""
    repeats: list[int] = each("repeat", DEPTH)
    """How often each repetition has come to its end in this deal."""
    still: list[int] = each("repeat", DEPTH)
    """How many times in a row nothing happened in between, not even a payment or a fold."""
    at_rest: list[int] = each("repeat", DEPTH)
    """How many times in a row no card moved."""
    moves: int = one("repeat")
    """How many cards moved since the lines began that are repeated."""
    payments: int = one("repeat")
    moved: int = one("repeat")
    """Whether a card moved in them at any time."""
    # what is remembered of deeds
    did: list[int] = each("memory", MEMORIES)
    """For each deed that a game looks back on, the seats that have done it."""
    latest: list[int] = each("memory", MEMORIES)
    """The seat that did it last."""
    often: list[int] = each("memory", MEMORIES)
    """How often it was done."""
    # questions and answers
    asking: int = one("questions")
    """The seats that have to answer."""
    asked: int = one("questions")
    """The seats that were asked together, those who have answered too."""
    offered: list[int] = sets("questions", SEATS + 1)
    """The cards that each may choose from."""
    least: list[int] = each("questions", SEATS + 1)
    most: list[int] = each("questions", SEATS + 1)
    words: list[int] = sets("questions", SEATS + 1)
    """The words that each may say, as bits."""
    price: list[int] = each("questions", SEATS + 1)
    picked: list[int] = sets("questions", SEATS + 1)
    place: list[int] = slots("questions", "i2", CARDS)
    """The order in which cards were picked."""
    said: list[int] = each("questions", SEATS + 1)
    """The word that each has said, or the total that was bet; -1 for none."""
    partner: list[int] = each("teams", SEATS + 1)
    """The seat that plays one hand with another; 0 for none."""
    teamed: int = one("teams")
    """The seats that have a partner."""
    stacked: int = one("stack")
    """The seats that have put their cards in an order."""
    # the betting round
    betting: int = one("bet")
    able: int = one("bet")
    to_act: int = one("bet")
    acted: int = one("bet")
    actor: int = one("bet")
    """The seat that acted last, or sits before the one who opens."""
    opener: int = one("bet")
    paid: list[int] = each("bet", SEATS + 1)
    to: int = one("bet")
    last: int = one("bet")
    raises: int = one("bet")
    call: int = one("bet")
    smallest: int = one("bet")
    """The smallest bet that counts as one."""
    forced: int = one("bet")
    """Whether the bet is a bring-in below the fixed limit, which is completed before it is raised."""
    bring_in: int = one("bet")
    """What the opener has to bring it in for, who may also bet in full; 0 once that is done."""
    rotation: int = one("bet")
    posted: list[int] = each("bet", SEATS + 1)
    """What each has put in before a round, which the round counts as a bet."""
    poster: int = one("bet")
    """The seat that has put in the last of it."""
    post: int = one("bet")
    """The most that one had to put in, whether there were chips enough or not."""
    aggressor: int = one("bet")
    """The seat that bet or raised last in the last round; 0 where nobody did."""
    turned_low: int = one("bet")
    """Whether the game is played for low in this deal, and anybody may open."""
    opened: int = one("bet")
    """Whether somebody has bet in this deal."""
    # turns and wishes
    player: int = one("turns")
    """The player who was the next one, the last time that was said."""
    taken: int = one("deal")
    """How many took a card since a repetition looked."""
    refused: list[int] = each("deal", SEATS + 1)
    """How often in a row each has declined a card."""
    served: list[int] = sets("deal", SEATS + 1)
    """The card that each has got in the deal being played, or that was passed on to him."""
    changed: list[int] = each("deal", SEATS + 1)
    """How often each has changed a dealt card for another in this hand."""
    matched: int = one("deal")
    """The seat with which the last deal ended that went on until two cards were alike."""
    owed: list[int] = sets("draw", SEATS + 1)
    """How the new cards of each will lie who has discarded: two bits for each card, and a last bit."""
    left: list[int] = sets("deal", SEATS + 1)
    """The cards on the table that each has left lying."""
    face_up: int = one("deal")
    """The seats that get all their cards face up."""
    stopped: int = one("flip")
    """The seats that flip no more cards in this deal."""
    started: int = one("deal")
    """The seat that the last deal began with whose start moves around the table."""
    # the last flip
    flip: int = one("flip")
    """The cards that were turned up in the last line in which any were."""
    flip_line: int = one("flip")
    lines: int = one("course")
    """How many lines had begun by then, and how many have by now."""
    cancelled: int = one("flip")
    """The cards of the last flip that are left out of account."""
    has_cancelled: int = one("flip")
    """The seats that have cancelled something in this hand."""
    # trades
    trades: list[int] = each("bargain", SEATS + 1)
    """How often each has traded in this deal."""
    turned_down: list[int] = slots("bargain", "i2", (SEATS + 1) * (SEATS + 1))
    """For each two seats, of which the first has made offers to the second: the numbers of cards, as bits."""
    offers: int = one("bargain")
    """Whether anybody has made an offer in this round."""
    # a sale
    lot: int = one("sell")
    """The cards that are for sale."""
    bidders: int = one("sell")
    """The seats that may still bid."""
    leader: int = one("sell")
    bid: int = one("sell")
    """Who has bid most, and how much."""
    called: int = one("sell")
    """The seat that was asked last for a bid."""
    regretted: list[int] = each("discard", SEATS + 1)
    """How many of the cards that each has flipped are gone because some must go."""
    # the showdown
    part: list[int] = each("showdown", PARTS)
    """The winners of each part of a pot."""
    any_hand: int = one("showdown")
    """Whether any hand wins now, since nobody has the one that the pot is for."""
    winners: int = one("showdown")
    went_in: int = one("showdown")
    """Those who have played for the pot that was won last in this deal."""
    pot_won: int = one("showdown")
    """What was in it, which is what they match who lost."""
    # chance
    seed: int = one("chance")
    rolls: int = one("chance")
    """How many numbers were drawn for answers."""
    # what is counted of the hand
    rounds: int = one("count")
    """How many betting rounds there were."""
    cards_dealt: int = one("count")
    middle: int = one("count")
    """The chips that lie in the middle, and the most that ever did."""
    most_in_middle: int = one("count")
    won: list[int] = each("count", SEATS + 1)
    """The chips that each seat has won from pots."""
    takers: int = one("count")
    """The seats that have won since the hands were last shown."""
    sharers: int = one("count")
    """The seats that have won in this deal."""
    split: int = one("count")
    """Whether more than one seat has won in one deal."""
    showdowns: int = one("count")
    standings: int = one("count")
    """How many rows say who stood how at the showdowns."""
    # the log
    logged: int = one("log")
    # where cards lie: last, for the places after those in use are never written to
    at: list[int] = sets("cards", PLACES)
    """The cards of each place."""

    def copy(self) -> Record:
        """An independent copy."""
        return _copied(self)


def _copier() -> Callable[[Record], Record]:
    """A function that copies slot by slot; a loop over their names would take four times as long."""
    slots = [
        f"twin.{slot.name} = record.{slot.name}{'[:]' if slot.metadata['many'] else ''}" for slot in fields(Record)
    ]
    space: dict[str, Any] = {"Record": Record}
    exec("\n    ".join(("def copied(record):", "twin = Record.__new__(Record)", *slots, "return twin")), space)
    return cast(Callable[[Record], Record], space["copied"])


_copied = _copier()


def record_for(packs: int) -> Record:
    """A record that has room for the cards of so many packs; `flat` has it for one."""
    record = Record()
    for slot in fields(Record):
        if slot.metadata["many"] == CARDS:
            getattr(record, slot.name).extend([0] * CARDS * (packs - 1))
    return record


def poured(plain: Any, into: Any) -> None:
    """Write the numbers of a plain record into a flat one."""
    for slot in fields(plain):
        into[slot.name] = getattr(plain, slot.name)


def drawn_from(flat: Any) -> Record:
    """The plain record with the numbers of a flat one."""
    record = Record()
    for slot in fields(record):
        setattr(record, slot.name, flat[slot.name].tolist())
    return record
