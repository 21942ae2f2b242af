"""The laws of the table, for every game of the catalogue."""

import os
import re
from random import Random

import pytest

from kit.games import GAMES
from pokernight.cards import Card, Deck, suit_of, text
from pokernight.catalogue.entry import Entry
from pokernight.table import events as ev
from pokernight.table.choices import Answer, Refused
from pokernight.table.hand import Hand
from pokernight.table.laws import broken_laws, laws_of_money, play_out
from pokernight.table.options import Options
from pokernight.table.places import Zone
from pokernight.table.record import Record, event_data, record_of

HANDS = int(os.environ.get("HANDS", "100"))
"""How many hands of each game are played; a longer run sets another number."""
THOROUGH = max(4, HANDS // 10)
"""How many of them are gone through event by event, replayed and copied."""

STACKS, SHORT_STACKS = (200, 200, 200, 40, 12, 3), (200, 40, 12, 8, 5, 3, 2, 1)

SUITED = re.compile(r"spade|heart|diamond|club|\b(red|black|colou?rs?)\b|one-eyed|suicide|break ties")


def names_a_suit(entry: Entry) -> bool:
    """Whether a rule of the game speaks of a suit, a color, or a single card."""
    return any(SUITED.search(sentence.lower()) for sentence in entry.game.sentences)


def dealt(entry: Entry, number: int) -> tuple[Hand, Random]:
    """A hand with any number of players that the game takes; in one of three, most stacks are short."""
    chance = Random(f"{entry.number}/{number}")
    seats = chance.randint(2, entry.game.most_seats)
    stacks = [chance.choice(STACKS if number % 3 else SHORT_STACKS) for _ in range(seats)]
    return entry.game.deal(seats, f"{entry.number}/{number}", stacks=stacks), chance


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_every_hand_ends_and_nothing_is_lost(entry: Entry) -> None:
    for number in range(HANDS):
        hand, chance = dealt(entry, number)
        play_out(hand, chance)
        state = hand.table.state
        assert sum(state.chips) == sum(hand.stacks)
        assert hand.table.pot_size() == 0
        assert list(broken_laws(hand) if number < THOROUGH else laws_of_money(hand)) == []


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_what_is_burned_stays_out_of_the_deck(entry: Entry) -> None:
    for number in range(max(4, THOROUGH // 2)):
        chance = Random(f"burned/{entry.number}/{number}")
        seats = entry.game.most_seats - number % 2 if entry.game.most_seats > 2 else 2
        hand = play_out(entry.game.deal(seats, f"burned/{number}", Options(burn=True)), chance)
        assert list(broken_laws(hand)) == []


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_choices_are_taken_and_anything_else_is_refused(entry: Entry) -> None:
    for number in range(2):
        hand, chance = dealt(entry, number)
        while not hand.ended:
            seat = next(iter(hand.asking))
            choice = hand.asking[seat]
            assert choice.check(choice.default) == choice.check(Answer.read(str(choice.default)))
            before = (len(hand.table.log), dict(hand.asking))
            stranger = chance.choice([0, hand.table.state.seats + 1])
            for who, forged in (
                (seat, "dance"),
                (seat, f"{choice.default.verb} {chance.choice('Ah Kd 2c ? Jr 99 -1'.split())} Zz"),
                (stranger, str(choice.default)),
            ):
                with pytest.raises(Refused, match=r"\w+ .*\."):
                    hand.answer(who, forged)
            assert (len(hand.table.log), dict(hand.asking)) == before
            hand.answer(seat, choice.any(chance))


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_a_record_gives_the_same_hand_again_and_a_copy_goes_its_own_way(entry: Entry) -> None:
    for number in range(THOROUGH):
        hand, chance = dealt(entry, number)
        for _ in range(chance.randrange(30)):
            if not hand.ended:
                seat = next(iter(hand.asking))
                hand.answer(seat, hand.asking[seat].any(chance))
        length = len(hand.table.log)
        twin = play_out(hand.copy(), Random(1))
        assert len(hand.table.log) == length
        assert len(twin.table.log) >= length
        play_out(hand, chance)
        record = Record.read(record_of(hand, entry.number).write())
        again = record.play(
            entry.game.deal(record.seats, record.seed, record.options, record.stacks, record.tops(entry.game.deck))
        )
        assert [event_data(event) for event in again.table.log] == [event_data(event) for event in hand.table.log]


@pytest.mark.parametrize("entry", [entry for entry in GAMES if not names_a_suit(entry)], ids=lambda entry: entry.name)
def test_other_suits_change_nothing_unless_a_rule_names_one(entry: Entry) -> None:
    for number in range(THOROUGH):
        hand, chance = dealt(entry, number)
        play_out(hand, chance)
        decks = [event.deck for event in hand.table.log if isinstance(event, ev.Shuffled)]
        again = entry.game.deal(
            len(hand.stacks), 0, stacks=hand.stacks, decks=[[turned(card) for card in deck] for deck in decks]
        )
        for seat, answer in hand.answers:
            again.answer(seat, answer._replace(cards=tuple(turned(card) for card in answer.cards)))
        assert again.ended
        assert again.table.state.chips == hand.table.state.chips


def turned(card: Card) -> Card:
    """A card with the next suit."""
    suit = suit_of(card) if card >= 0 else None
    return card if suit is None else card - suit + (suit + 1) % 4


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_what_happens_stays_inside_what_was_derived(entry: Entry) -> None:
    numbers = entry.game.numbers
    for number in range(THOROUGH):
        hand, chance = dealt(entry, number)
        play_out(hand, chance)
        if any(isinstance(event, ev.Redealt) for event in hand.table.log):
            continue
        rounds = sum(isinstance(event, ev.RoundBegan) for event in hand.table.log)
        assert numbers.rounds >= 98 or rounds <= numbers.rounds
        assert numbers.seen >= 98 or most_seen(hand) <= numbers.seen


def most_seen(hand: Hand) -> int:
    """The most cards that went through one player's hand, common cards counted."""
    through: dict[int, set[Card]] = {seat: set() for seat in range(len(hand.stacks) + 1)}
    for event in hand.table.log:
        if isinstance(event, ev.Moved) and event.to.zone in (Zone.HAND, Zone.COMMON):
            through[event.to.seat] |= set(event.cards)
    return max(len(cards | through[0]) for seat, cards in through.items() if seat)


def test_cards_have_names() -> None:
    assert text(turned(Deck().cards[-1])) == "Ac"
