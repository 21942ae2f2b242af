"""A hand history as PHH has it: TOML with the stakes, the stacks and every action."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from functools import cached_property
from math import gcd
from typing import Any

from pokernight.cards import Card, CardError, read_card

MOST_BYTES = 200_000_000
"""How large a collection may be."""
UNKNOWN = "??"


class BadHistory(ValueError):
    """A hand history that cannot be read or played; the message is a sentence that says why."""


@dataclass(frozen=True)
class Action:
    """One action: `do` is the code that the format has for it, seat 0 is the dealer."""

    do: str
    seat: int = 0
    cards: tuple[Card | None, ...] = ()
    """The cards that are named; none for one that is not known."""
    amount: Decimal = Decimal(0)
    text: str = ""

    @classmethod
    def read(cls, written: str) -> Action | None:
        """Read an action; nothing for one that is only a comment.

        >>> Action.read("p2 cbr 7.5 # min-raise")
        Action(do='cbr', seat=2, cards=(), amount=Decimal('7.5'), text='p2 cbr 7.5')
        """
        words = written.partition("#")[0].split()
        text = " ".join(words)
        match words:
            case []:
                return None
            case ["d", "db", cards]:
                return cls("db", cards=_cards(cards, text), text=text)
            case ["d", "dh", player, cards]:
                return cls("dh", _seat(player, text), _cards(cards, text), text=text)
            case [player, "sm", "-"]:
                return cls("sm", _seat(player, text), (None,), text=text)
            case [player, ("sd" | "sm") as do, *cards] if len(cards) < 2:
                return cls(do, _seat(player, text), _cards("".join(cards), text), text=text)
            case [player, ("f" | "cc" | "pb") as do]:
                return cls(do, _seat(player, text), text=text)
            case [player, "cbr", amount]:
                return cls("cbr", _seat(player, text), amount=_amount(amount.replace(",", ""), "A bet"), text=text)
        raise BadHistory(f'"{text[:60]}" is no action of a hand history.')


@dataclass(frozen=True)
class History:
    """One hand as it was written down, with the amounts as they stand there."""

    variant: str
    stacks: tuple[Decimal, ...]
    actions: tuple[Action, ...]
    antes: tuple[Decimal, ...]
    blinds: tuple[Decimal, ...]
    bring_in: Decimal = Decimal(0)
    small_bet: Decimal = Decimal(0)
    big_bet: Decimal = Decimal(0)
    min_bet: Decimal = Decimal(0)
    trims_antes: bool = False
    """Whether nobody wins more of each ante than his own; else all antes belong to the main pot."""
    finishing: tuple[Decimal, ...] = ()
    winnings: tuple[Decimal, ...] = ()
    players: tuple[str, ...] = ()
    name: str = ""
    """What the hand is called: its number, or its place in a collection."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.stacks)

    @property
    def every_seat(self) -> range:
        """The seats by their numbers."""
        return range(1, self.seats + 1)

    @cached_property
    def amounts(self) -> tuple[Decimal, ...]:
        """All amounts that are said before and during the hand, and after it."""
        stakes = (self.bring_in, self.small_bet, self.big_bet, self.min_bet)
        said = (*stakes, *(action.amount for action in self.actions))
        every = (*self.stacks, *self.antes, *self.blinds, *said, *self.finishing, *self.winnings)
        return tuple(amount for amount in every if amount.is_finite() and amount)

    @cached_property
    def chip(self) -> Decimal:
        """What one chip is worth: the last place in which any amount is said, and no less than that."""
        places = max((-int(amount.normalize().as_tuple().exponent) for amount in self.amounts), default=0)
        return Decimal(1).scaleb(-max(0, places))

    def chips(self, amount: Decimal) -> int:
        """An amount in chips."""
        return int(amount / self.chip)

    @cached_property
    def odd_chip(self) -> int:
        """The smallest chip that all stacks and stakes are made of."""
        return gcd(
            *(self.chips(abs(amount)) for amount in (*self.stacks, *self.antes, *self.blinds) if amount.is_finite())
        )

    def told(self, chips: int) -> str:
        """A number of chips as the history would say it."""
        return f"{chips * self.chip:f}"


def read_histories(written: bytes, name: str = "") -> list[History]:
    """All hands of a file: one, or a table for each of a collection."""
    return [read_history(data, title) for title, data in tables(written, name)]


def tables(written: bytes, name: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """The hands of a file as plain data, each with its name."""
    if len(written) > MOST_BYTES:
        raise BadHistory(f"This collection is too long: {len(written)} bytes, and {MOST_BYTES} are allowed.")
    try:
        data = tomllib.loads(written.decode("utf-8-sig"), parse_float=Decimal)
    except (UnicodeDecodeError, InvalidOperation, RecursionError) as error:
        raise BadHistory(f"This is no hand history, for it is no TOML: {str(error)[:200]}.") from error
    except tomllib.TOMLDecodeError as error:
        raise BadHistory(f"This is no hand history, for it is no TOML: {str(error)[:200]}.") from error
    if data and all(isinstance(value, dict) for value in data.values()):
        yield from ((f"{name} [{key}]".strip(), value) for key, value in data.items())
    else:
        yield name, data


def read_history(data: dict[str, Any], name: str = "") -> History:
    """One hand from its fields; fields that say nothing about play are left alone."""
    stacks = _amounts(data, "starting_stacks")
    if len(stacks) < 2:
        raise BadHistory("A hand history needs the starting stacks of two players or more.")
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise BadHistory("The actions of a hand history are a list of texts.")
    players = data.get("players")
    history = History(
        str(data.get("variant", "")),
        stacks,
        tuple(action for written in actions if (action := Action.read(written))),
        _for_each(data, "antes", len(stacks)),
        _for_each(data, "blinds_or_straddles", len(stacks)),
        **{field: _amount(data.get(field, 0), field) for field in ("bring_in", "small_bet", "big_bet", "min_bet")},
        trims_antes=data.get("ante_trimming_status") is True,
        finishing=_amounts(data, "finishing_stacks"),
        winnings=_amounts(data, "winnings"),
        players=tuple(map(str, players)) if isinstance(players, list) else (),
        name=name,
    )
    for field, given in (("finishing_stacks", history.finishing), ("winnings", history.winnings)):
        if given and len(given) != len(stacks):
            raise BadHistory(f"There are {len(stacks)} players, but {len(given)} {field.replace('_', ' ')}.")
    for action in history.actions:
        if action.seat > len(stacks):
            raise BadHistory(f'"{action.text}": there are only {len(stacks)} players.')
    if any(amount <= 0 for amount in stacks):
        raise BadHistory("Every player of a hand history starts with chips.")
    return history


def _for_each(data: dict[str, Any], field: str, seats: int) -> tuple[Decimal, ...]:
    """An amount for each seat; of two players the button stands first, and is our last seat."""
    given = _amounts(data, field)
    if len(given) > seats:
        raise BadHistory(f"There are {seats} players, but {len(given)} {field.replace('_', ' ')}.")
    padded = (*given, *(Decimal(0),) * (seats - len(given)))
    return padded[::-1] if seats == 2 else padded


def _amounts(data: dict[str, Any], field: str) -> tuple[Decimal, ...]:
    given = data.get(field, [])
    if not isinstance(given, list):
        raise BadHistory(f"The {field.replace('_', ' ')} of a hand history are a list of amounts.")
    return tuple(_amount(amount, field) for amount in given)


def _amount(value: Any, what: str) -> Decimal:
    name = what.replace("_", " ")
    if isinstance(value, bool) or not isinstance(value, int | str | Decimal):
        raise BadHistory(f"{name.capitalize()}: {str(value)[:40]!r} is no amount.")
    try:
        amount = Decimal(value)
    except InvalidOperation as error:
        raise BadHistory(f"{name.capitalize()}: {str(value)[:40]!r} is no amount.") from error
    exponent = amount.normalize().as_tuple().exponent
    if amount.is_nan() or (isinstance(exponent, int) and not (exponent >= -6 and abs(amount) < 10**12)):
        raise BadHistory(f"{name.capitalize()}: {str(value)[:40]!r} is no amount that can be counted in chips.")
    return amount


def _seat(player: str, text: str) -> int:
    if player[:1] != "p" or not player[1:].isdecimal() or len(player) > 3 or player == "p0":
        raise BadHistory(f'"{text[:60]}": {player[:20]!r} is no player.')
    return int(player[1:])


def _cards(written: str, text: str) -> tuple[Card | None, ...]:
    """Cards that are written without spaces; none for one that is not known."""
    spelled = written.replace("10", "T")
    pairs: Sequence[str] = [spelled[at : at + 2] for at in range(0, len(spelled), 2)]
    try:
        return tuple(None if "?" in pair else read_card(pair) for pair in pairs)
    except CardError as error:
        raise BadHistory(f'"{text[:60]}": {error}') from error
