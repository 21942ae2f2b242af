"""What somebody at the table, or looking on, sees of it: all that is ever sent to a browser about a hand."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from pokernight.bots.company import thinker
from pokernight.evening.explaining import explained
from pokernight.evening.names import Names
from pokernight.evening.reasons import reasons
from pokernight.evening.seatwords import SeatWord, SeatWords
from pokernight.evening.sight import holding_told
from pokernight.evening.turning import Turned, Turnings
from pokernight.evening.winnings import pots_won
from pokernight.table.choices import card_text
from pokernight.table.events import HIDDEN
from pokernight.table.places import COMMON, DECK, DISCARDS, TABLE, Zone
from pokernight.table.record import choice_data
from pokernight.table.spread import LAYOUT
from pokernight.web import deeds
from pokernight.web.room import OWN_GAME

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pokernight.cards import Card
    from pokernight.catalogue.entry import Entry
    from pokernight.table.hand import Hand
    from pokernight.table.referee import Insight
    from pokernight.table.view import Seen, View
    from pokernight.web.room import Pending, Room


def table_seen(room: Room) -> dict[str, Any]:
    """What everybody sees alike: the table and its settings, who is there, and what comes next."""
    ready = room.ready
    dealer = ready[-1].id if ready else None
    own = room.own_of(room.next_game)
    return {
        "table": {
            "name": room.settings.name,
            "host": room.host,
            "game": room.game,
            "choice": not room.settings.game and not room.settings.rules,
            "settings": room.settings,
            "paused": room.paused,
            "over": room.over,
            "played": list(room.highlights.games),
            "chairs": room.chairs,
        },
        "people": people_seen(room),
        "gone": gone_seen(room),
        "pending": [pending_seen(room, one) for one in room.pending],
        "next": {
            "dealer": dealer,
            "game": room.told(room.next_game),
            "rules": own.rules if own else (),
            "calls": None if room.next_game else dealer,
        },
    }


def people_seen(room: Room) -> list[dict[str, Any]]:
    """Everybody at the table, as all may see them; no key is among it."""
    return [
        {
            "id": guest.id,
            "name": guest.name,
            "chair": guest.chair,
            "bot": guest.bot or None,
            "style": thinker(guest.bot, guest.name).style if guest.bot else None,
            "chips": guest.chips,
            "bought": guest.line.bought,
            "taken": guest.line.taken,
            "bank": round(guest.bank),
            "status": "here" if guest.here else "away",
        }
        for guest in room.guests
    ]


def gone_seen(room: Room) -> list[dict[str, Any]]:
    """The lines of the ledger of those who have left."""
    here = [id(guest.line) for guest in room.guests]
    return [
        {"name": line.name, "bought": line.bought, "taken": line.taken} for line in room.ledger if id(line) not in here
    ]


def pending_seen(room: Room, one: Pending) -> dict[str, Any]:
    """Something that happens after the hand, in words, and who may take it back beside the host."""
    return {"number": one.number, "by": one.by, "what": pending_told(room, one)}


def pending_told(room: Room, one: Pending) -> str:
    """What happens after the hand, as the end of a sentence that begins so."""
    match one.deed:
        case deeds.Leave(person=person, by=by):
            return f"{room[person].name} {'is removed' if by and by != person else 'leaves the table'}"
        case deeds.Status(person=person):
            return f"{room[person].name} sits out"
        case deeds.Rebuy(person=person):
            return f"{room[person].name} buys a stack"
        case deeds.Change():
            return "the settings change"
        case deeds.Call(game=game, rules=rules, title=title):
            return f"the next game is {(title or OWN_GAME) if rules else room.entry_of(game).name}"
        case deeds.EndEvening():
            return "the evening ends"


@lru_cache(maxsize=512)
def game_seen(entry: Entry) -> dict[str, Any]:
    """A game as it lies on the table: its rules as they are played, what each of them means, and the rulings."""
    return {
        "name": entry.name,
        "number": entry.number,
        "rules": entry.game.sentences,
        "numbers": entry.game.numbering,
        "meanings": entry.game.meanings,
        "rulings": entry.rulings,
    }


def hand_seen(room: Room, view: View, insight: Insight) -> dict[str, Any]:
    """The hand as a seat sees it; seat 0 only looks on."""
    assert room.hand
    words, turnings = SeatWords(), Turnings(room.hand)
    words.hear(room.hand.table.log)
    turnings.hear()
    return laid_out(play_seen(room, view, words.words, turnings.turned), cards_seen(room, view, insight))


def laid_out(play: dict[str, Any], cards: dict[str, Any]) -> dict[str, Any]:
    """What all see of a hand, and the cards as one seat sees them, together."""
    seats = [{**seat, "hands": hands} for seat, hands in zip(play["seats"], cards["hands"], strict=True)]
    shared = {name: seen for name, seen in cards.items() if name != "hands"}
    return {**play, **shared, "seats": seats}


def play_seen(room: Room, view: View, words: Mapping[int, SeatWord], turned: Iterable[Turned]) -> dict[str, Any]:
    """What all see of a hand alike: everything but the cards."""
    hand = room.hand
    assert hand
    return {
        "number": room.number,
        "deals": view.notes.get("deals", 1),
        "line": view.line,
        "seats": [_seat(room, hand, view, number, words.get(number)) for number in range(1, len(room.seated) + 1)],
        "layout": view.notes.get(LAYOUT, ()),
        "pot": view.pot,
        "pots": [{"amount": pot.amount, "seats": pot.seats} for pot in hand.table.pots()],
        "turned": [vars(one) for one in turned],
        "asking": view.asking,
        "betting": view.round is not None,
        "ended": view.ended,
        "shown": shown_seen(hand) if view.ended else [],
        "given": [asdict(pot) for pot in pots_won(hand)] if view.ended else [],
        "won": [{"person": room.seated[seat - 1], "chips": chips, "why": why} for seat, chips, why in hand.won],
    }


def shown_seen(hand: Hand) -> list[dict[str, Any]]:
    """Every hand that was shown, named in full, for each part of the pot."""
    return [
        {"part": part.name, "why": part.why, "hands": [vars(made) for made in part.hands]} for part in reasons(hand)
    ]


def _seat(room: Room, hand: Hand, view: View, seat: int, did: SeatWord | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "person": room.seated[seat - 1],
        "chips": view.chips[seat - 1],
        "bet": view.round.paid_by(seat) if view.round else 0,
        "paid": view.bets[seat - 1],
        "folded": seat in view.folded,
        "declared": view.declared.get(seat),
        "asked": seat in view.asking,
        "did": did and vars(did),
        "gain": view.chips[seat - 1] - hand.stacks[seat - 1],
    }


def cards_seen(room: Room, view: View, insight: Insight) -> dict[str, Any]:
    """The cards as a seat sees them, those of all seats first, and what it can tell of its own."""
    wild: frozenset[Card] = insight.wild if view.seat else frozenset()
    hands: list[list[dict[str, Any]]] = [[] for _ in room.seated]
    for place in sorted(place for place in view.places if place.zone is Zone.HAND):
        hands[place.seat - 1].append({"number": place.pile, "cards": _cards(view.places[place], wild)})
    return {
        "hands": hands,
        "common": _cards(view.places.get(COMMON, ()), wild),
        "table": _cards(view.places.get(TABLE, ()), wild),
        "deck": len(view.places.get(DECK, ())),
        "discards": len(view.places.get(DISCARDS, ())),
        "worth": holding_told(insight.worth) if view.seat and room.settings.worth else "",
    }


def _cards(cards: Iterable[Seen], wild: frozenset[Card]) -> list[dict[str, Any]]:
    return [
        {
            "card": None if seen.card == HIDDEN else card_text(seen.card),
            "lie": seen.lie.name.lower(),
            "wild": seen.card in wild,
        }
        for seen in cards
    ]


def question_seen(room: Room, view: View) -> dict[str, Any] | None:
    """What a seat is asked, with the name of the question."""
    if view.choice is None:
        return None
    names = Names(room.names, view.seat)
    choice = choice_data(view.choice)
    choice["prompt"] = names(choice["prompt"])
    explain = list(explained(room.entry_of(room.game), view, names))
    return {"id": room.question(view.seat), "seat": view.seat, "choice": choice, "explain": explain}
