"""Thousands of tables of one game, stepped together with arrays of actions, observations and masks.

    from pokernight.doors.tables import Tables
    tables = Tables("texas hold'em", tables=4096, seats=4)
    asked = tables.reset(seed=1)
    asked = tables.step(actions)

At each table the seat that is asked acts, whichever it is, and a new hand is dealt where one is over. Play is compiled
where the game can be. Bets are asked for and answered at all tables at once; any other question is put and answered
part by part as behind the other doors.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pokernight.cards import FACES
from pokernight.doors.actions import ACTIONS, SIZE, SIZES, VERB, VERBS, Reply, sizes
from pokernight.doors.shelf import game_of
from pokernight.game.game import Game
from pokernight.play.chance import Counted, listed
from pokernight.play.flat import RECORD, CannotCompile, flat_record
from pokernight.play.hand import give, seated
from pokernight.play.judge import Judge
from pokernight.play.many import seed_of
from pokernight.play.players import play_to_question
from pokernight.play.program import Do, Say, Table
from pokernight.play.questions import question
from pokernight.play.record import BOARD, DISCARDS, MUCK, SEATS, TABLE, drawn_from, poured
from pokernight.table.choices import Answer
from pokernight.table.events import HIDDEN
from pokernight.table.options import Options

Array = npt.NDArray[Any]

FOLD, CHECK, CALL = (VERB + VERBS.index(verb) for verb in ("fold", "check", "call"))
ON_TABLE = (BOARD, TABLE, DISCARDS, MUCK)
PER_SEAT = ("chips", "bet", "in the round", "still in", "asked", "declared", "hidden cards")
OF_TABLE = ("seat", "pot", "to call", "raises", "line", "cards in the deck")


class Asked(NamedTuple):
    """What is asked at all tables, and what came of the last step; the first axis is the tables."""

    seats: Array
    """The seat that is asked, from 1 on."""
    cards: Array
    """Which faces the seat knows to lie where: each seat's up cards and other cards, counted from its own, then the
    board, the table, the discards and the muck."""
    numbers: Array
    """`PER_SEAT` for each seat, counted from its own, then `OF_TABLE`."""
    parts: Array
    """Which parts of its answer the seat has given."""
    masks: Array
    """Which actions fit."""
    gains: Array
    """What each seat has won or lost at tables where a hand was over."""
    ended: Array
    """Where a hand was over; the question is one of the next hand."""


class Glance:
    """The record of one table, read slot by slot as somebody asks for them."""

    def __init__(self, flat: Any) -> None:
        """Look at a record of numpy."""
        self._flat = flat

    def __getattr__(self, name: str) -> Any:
        slot = self._flat[name].tolist()
        setattr(self, name, slot)
        return slot

    def write_back(self, *names: str) -> None:
        """Write down what has changed."""
        for name in names:
            self._flat[name] = getattr(self, name)


class Tables:
    """Many tables of one game."""

    def __init__(
        self,
        game: str | Path | Game,
        tables: int = 1024,
        seats: int = 4,
        options: Options | None = None,
        *,
        compiled: bool = True,
    ) -> None:
        """Set up tables for so many, with the customs of the house unless others are given.

        The first time that play is compiled takes minutes; plain play needs no compiler, and is many times slower.
        """
        self.game = game_of(game)
        self.options = options or Options()
        self.tables, self.seats = tables, seats
        lowered = self.game.lowered
        if lowered.program.packs > 1:
            raise ValueError("There is room for the cards of one pack.")
        if not 2 <= seats <= self.game.most_seats:
            raise ValueError(f"This game is for 2 to {self.game.most_seats} players, not for {seats}.")
        start = seated((self.options.stack,) * seats, self.options, lowered)
        self._start = flat_record(start)[0]
        self._judge = Judge(lowered.hands, self.options, Counted(0))
        self._engine: Any = None
        if compiled:
            from pokernight.play.compiled import CompiledGame  # it loads the compiler

            with suppress(CannotCompile):
                self._engine = CompiledGame(lowered, start, self.options)
        self._bets = np.array([step.do == Do.BET for step in lowered.program.steps])
        self._every = np.arange(tables)

    @property
    def compiled(self) -> bool:
        """Whether play is compiled."""
        return self._engine is not None

    @property
    def numbers(self) -> tuple[int]:
        """How many numbers a seat sees."""
        return (self.seats * len(PER_SEAT) + len(OF_TABLE),)

    def reset(self, seed: int = 0) -> Asked:
        """Deal a hand at every table; the same seed deals the same cards."""
        self._next_seed = seed_of(seed)
        self._records = np.zeros(self.tables, RECORD)
        self._replies: dict[int, Reply] = {}
        self._deal(self._every)
        return self._ask(np.zeros((self.tables, self.seats)), np.zeros(self.tables, bool))

    def step(self, actions: Array, where: Array | None = None) -> Asked:
        """Give the next part of the answer of whoever is asked at each table, or at some of them only."""
        chosen = np.asarray(actions)
        these = self._every if where is None else np.flatnonzero(where)
        wrong = these[self._masks[these, chosen[these]] == 0]
        if len(wrong):
            raise ValueError(f"Action {chosen[wrong[0]]} does not fit at table {wrong[0]}.")
        self._bet(chosen, these[self._bettors[these]])
        for at in these[~self._bettors[these]].tolist():
            self._replies[at].take(int(chosen[at]))
        gains, ended = np.zeros((self.tables, self.seats)), np.zeros(self.tables, bool)
        return self._ask(gains, ended)

    def _deal(self, tables: Array) -> None:
        self._records[tables] = self._start
        self._records["seed"][tables] = self._next_seed + np.arange(len(tables))
        self._next_seed += len(tables)

    def _ask(self, gains: Array, ended: Array) -> Asked:
        """Give the answers that are whole, and go on until something is asked at every table."""
        while True:
            whole = {at: reply.answer for at, reply in self._replies.items() if reply.answer is not None}
            for at, answer in whole.items():
                self._answer(at, answer)
                del self._replies[at]
            self._play()
            over = np.flatnonzero(self._records["ended"])
            if len(over):
                gains[over] += self._records["chips"][over, 1 : self.seats + 1] - self.options.stack
                ended[over] = True
                self._deal(over)
                continue
            self._put_questions()
            if not any(reply.answer is not None for reply in self._replies.values()):
                return self._seen(gains, ended)

    def _play(self) -> None:
        """Go on at every table where nobody has still to answer."""
        if self._engine is not None:
            self._engine.play_to_questions(self._records)
            return
        for at in np.flatnonzero(self._records["asking"] == 0).tolist():
            s = drawn_from(self._records[at])
            play_to_question(self._table(s, self._judge.copy(Counted(s.seed))))
            poured(s, self._records[at])

    def _table(self, s: Any, judge: Judge) -> Table:
        """A table as plain play knows it."""
        return Table(self.game.lowered.program, s, [], judge)

    def _put_questions(self) -> None:
        records, every = self._records, self._every
        asking = records["asking"]
        self._seats = np.log2((asking & -asking).astype(float)).astype(int)
        self._bettors = self._bets[records["step"][every, records["depth"]]]
        for at in np.flatnonzero(~self._bettors).tolist():
            if at not in self._replies:
                s = Glance(self._records[at])
                step = self.game.lowered.program.steps[s.step[s.depth]]
                self._replies[at] = Reply(question(self._table(s, self._judge), step, int(self._seats[at])))

    def _answer(self, at: int, answer: Answer) -> None:
        """Write an answer into the record of a table."""
        s, seat = Glance(self._records[at]), int(self._seats[at])
        unseen = sorted(listed(s.offered[seat] & ~s.known[seat]), key=s.stamp.__getitem__)
        cards = tuple(unseen.pop(0) if card == HIDDEN else card for card in answer.cards)
        give(self._table(s, self._judge), seat, answer._replace(cards=cards), _nobody)
        s.write_back("asking", "picked", "place", "said")

    def _bet(self, chosen: Array, at: Array) -> None:
        """Bet at some tables where that is asked."""
        seats, said = self._seats[at], chosen[at]
        self._records["said"][at, seats] = np.where(
            said >= SIZE,
            self._amounts[at, np.maximum(said - SIZE, 0)],
            np.where(said == FOLD, -Say.FOLD, -Say.STAY),
        )
        self._records["asking"][at] &= ~(1 << seats)

    def _seen(self, gains: Array, ended: Array) -> Asked:
        self._masks, parts = self._fitting()
        cards, numbers = self._observed()
        return Asked(self._seats, cards, numbers, parts, self._masks, gains, ended)

    def _fitting(self) -> tuple[Array, Array]:
        """Which actions fit, and which parts of an answer were given before."""
        s, masks = self._records, np.zeros((self.tables, ACTIONS), np.int8)
        parts = np.zeros_like(masks)
        at, seats = np.flatnonzero(self._bettors), self._seats[self._bettors]
        least, most, call = s["least"][at, seats], s["most"][at, seats], s["call"][at]
        masks[at, FOLD] = 1
        masks[at, np.where(call, CALL, CHECK)] = 1
        self._amounts = np.zeros((self.tables, SIZES), np.int64)
        for low, high in {*zip(least.tolist(), most.tolist(), strict=True)}:
            if high:
                these, amounts = at[(least == low) & (most == high)], bet_sizes(low, high)
                masks[these, SIZE : SIZE + len(amounts)] = 1
                self._amounts[these, : len(amounts)] = amounts
        for table, reply in self._replies.items():
            masks[table, list(reply.menu)] = 1
            parts[table, reply.parts] = 1
        return masks, parts

    def _observed(self) -> tuple[Array, Array]:
        """The faces that lie where, as the seat knows them, and the numbers that all may know."""
        s, every, seats = self._records, self._every[:, None], self._seats
        around = (seats[:, None] - 1 + np.arange(self.seats)) % self.seats + 1
        known = s["known"][self._every, seats][:, None]
        held = s["at"][every, around]
        for pile in range(int(s["piles"].max())):
            held |= s["at"][every, MUCK + SEATS * pile + around]
        up = s["up"][:, None]
        lying = np.concatenate((held & up, held & ~up, s["at"][:, ON_TABLE]), axis=1)
        cards = _faces(lying & known)
        hidden = _faces(held & ~known).sum(axis=2)
        chips = s["chips"][every, around]
        of_seat = (
            chips,
            s["bets"][every, around],
            s["paid"][every, around],
            s["still_in"][:, None] >> around & 1,
            s["asking"][:, None] >> around & 1,
            s["declared"][every, around],
            hidden,
        )
        pot = self.seats * self.options.stack - chips.sum(axis=1)
        deck = s["size"] - s["top"]
        of_table = np.stack((seats, pot, s["call"], s["raises"], s["began"], deck), axis=1)
        return cards, np.concatenate((*of_seat, of_table), axis=1).astype(np.int32)


def by_chance(seed: int) -> Callable[[Asked], Array]:
    """Whoever does anything that fits, by chance."""
    chance = np.random.default_rng(seed)
    return lambda asked: (chance.random(asked.masks.shape, np.float32) * asked.masks).argmax(axis=1)


@cache
def bet_sizes(least: int, most: int) -> list[int]:
    """The sizes of a bet, as behind the other doors."""
    return sizes(least, most)


def _faces(sets: Array) -> Array:
    """Sets of cards as a 0 or a 1 for each face."""
    octets = np.ascontiguousarray(sets).view(np.uint8).reshape(*sets.shape, 8)
    return np.unpackbits(octets, axis=-1, bitorder="little")[..., :FACES]


def _nobody() -> Any:
    raise AssertionError("Cards that nobody has seen were found before.")
