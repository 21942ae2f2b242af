"""A run: what is asked, in plain data that goes to other processes and machines, and the hands that belong to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property, lru_cache

from pokernight.bots import KINDS, seated
from pokernight.bots.bot import Bot
from pokernight.cards import Card
from pokernight.catalogue.problem import Mistake
from pokernight.game import Game
from pokernight.odds.counting import count_hands
from pokernight.odds.given import Given, NotDealt, dealt_in, dealt_on
from pokernight.odds.playing import count, play
from pokernight.odds.shoe import Decks, Shoe, stacked
from pokernight.odds.stayer import Stayer
from pokernight.odds.tally import Tally
from pokernight.play.many import ManyHands, many_of, seed_of
from pokernight.play.players import Player
from pokernight.play.program import Do
from pokernight.play.record import SEATS
from pokernight.table.hand import Hand
from pokernight.table.options import Options
from pokernight.table.referee import Known

TRIES = 8
"""How often a deck is stacked anew when the players' choices let the cards that are given go elsewhere."""

PLAYERS = (Stayer.kind, *KINDS)
"""Who can play."""

PLAIN_STEPS = frozenset({Do.END, Do.LINE, Do.DEAL, Do.BURN, Do.ANTE, Do.POST, Do.BET})
"""What a game can do with players who never fold, so that the same places of the deck are dealt to the same seats."""

HOUSE = Options()
"""The customs of the house."""


class Way(Enum):
    """How hands are played."""

    ENGINE = "by the engine"
    CARD = "by the engine, on a graphics card"
    TABLE = "at the table"


@dataclass(frozen=True)
class Run:
    """A game, the seats, what is given, who plays, and the seed of it all."""

    rules: tuple[str, ...]
    rulings: tuple[str, ...]
    seats: int
    seed: int = 0
    given: str = ""
    players: str = Stayer.kind
    options: Options = HOUSE
    way: Way = Way.TABLE

    @classmethod
    def of(
        cls,
        game: Game,
        seats: int,
        *,
        seed: int = 0,
        given: str = "",
        players: str = Stayer.kind,
        options: Options = HOUSE,
    ) -> Run:
        """The run of a game by the fastest way that there is; what cannot be is refused with a sentence."""
        if not 2 <= seats <= game.most_seats:
            raise Mistake(f"This game is for 2 to {game.most_seats} players, not for {seats}.")
        if players not in PLAYERS:
            raise Mistake(f'There are no players of the kind "{players[:40]}". There are {", ".join(PLAYERS)}.')
        run = cls(game.texts, game.rulings, seats, seed, given, players, options)
        setting = Setting(run, game)
        return replace(run, way=Way.ENGINE) if setting.many is not None else run

    def tally(self, first: int, last: int) -> Tally:
        """What comes of the hands from one number up to another, which is left out."""
        return _setting(self).tally(first, last)

    def at_the_table(self) -> Run:
        """The same run, played at the table."""
        return replace(self, way=Way.TABLE)

    def on_card(self) -> Run:
        """The same run, played on a graphics card; where that cannot be, it is refused with a sentence."""
        from pokernight.play.cuda import is_there

        if self.way is Way.TABLE:
            raise Mistake("Only the table can play this, not a graphics card.")
        if not is_there():
            raise Mistake(
                "There is no graphics card to play on: it takes one by NVIDIA, and pip install 'pokernight[cuda]'."
            )
        return replace(self, way=Way.CARD)

    def first_look(self, first: int, last: int) -> Tally:
        """What comes of a few hands, for which nothing has to be compiled; it comes to the same."""
        return _setting(self).tally(first, last, plain=True)


class Setting:
    """A run with the game read and the cards ready."""

    def __init__(self, run: Run, game: Game | None = None) -> None:
        """Read the game, where that has not been done, and see that the cards can be dealt as they are given."""
        self.run = run
        self.game = game or Game.read(run.rules, run.rulings, run.seats)
        deck = self.game.deck
        self.shoe = Shoe(deck.cards, run.seed)
        self.given = Given.read(run.given, deck, run.seats)
        self.wanted = self.given.wanted(dealt_in(self.trial) if self.given.wishes else (), len(deck))

    @cached_property
    def trial(self) -> Hand:
        """A hand with the deck in order, played to its first showdown."""
        return play(self._dealt(0, self.game.deck.cards), self._bots(0), to_showdown=True)

    @cached_property
    def many(self) -> ManyHands | None:
        """The game as the engine plays it, where it knows the players, and what is given always comes alike."""
        run, player = self.run, Player.__members__.get(self.run.players.upper())
        if player is None or run.seats > SEATS or (self.given.wishes and not self._deals_alike):
            return None
        if self.game.lowered and self.game.lowered.hands.tops:  # how good such a hand is does not tell its name
            return None
        return many_of(self.game.lowered, (run.options.stack,) * run.seats, run.options, player, self.wanted)

    @property
    def _deals_alike(self) -> bool:
        """Whether nobody can do anything that moves a card before the last one that is given."""
        lowered = self.game.lowered
        if lowered is None or lowered.program.watches or self.run.players != Stayer.kind:
            return False
        lines = dealt_on(self.trial)
        last = max(lines[at] for at in self.wanted if at in lines)
        return all(step.do in PLAIN_STEPS for step in lowered.program.steps if step.line <= last)

    def tally(self, first: int, last: int, *, plain: bool = False) -> Tally:
        """What comes of the hands from one number up to another, which is left out."""
        if self.run.way is Way.TABLE:
            return self.at_the_table(first, last)
        return self.by_the_engine(first, last, plain=plain)

    def at_the_table(self, first: int, last: int) -> Tally:
        """The same, by bots at a table."""
        tally = Tally()
        for number, deck in enumerate(self.shoe.decks(first, last), first):
            self._play(tally, number, deck)
        return tally

    def by_the_engine(self, first: int, last: int, *, plain: bool) -> Tally:
        """The same, by players of the engine; in plain Python where that is wanted."""
        assert self.many is not None
        fast = self.many.on_card if self.run.way is Way.CARD else self.many.play
        play = self.many.plain if plain else fast
        batch = play(last - first, seed_of(self.run.seed) + first, standings=True)
        tally = Tally()
        count_hands(tally, batch, self.run.seats, self.many.game.program, self.many.standards)
        return tally

    def _play(self, tally: Tally, number: int, deck: Decks) -> None:
        """Play one hand, with the deck stacked so that the cards come as they are given."""
        wanted = self.wanted
        for _ in range(TRIES):
            cards = stacked(deck[None], wanted)[0].tolist()
            hand = play(self._dealt(number, cards), self._bots(number))
            try:
                needed = self.given.wanted(dealt_in(hand), len(cards))
            except NotDealt:
                break
            if needed == wanted:
                count(tally, hand)
                return
            wanted = needed
        tally.left_out += 1

    def _dealt(self, number: int, deck: tuple[Card, ...] | list[Card]) -> Hand:
        return self.game.deal(self.run.seats, f"{self.run.seed}/{number}", self.run.options, decks=[deck])

    @cached_property
    def _known(self) -> Known:
        return self._dealt(0, self.game.deck.cards).referee.known

    def _bots(self, number: int) -> list[Bot]:
        seed = f"{self.run.seed}/{number}"
        if self.run.players == Stayer.kind:
            return [Stayer("everybody", seed, self._known)] * self.run.seats
        return seated(self.run.seats, self.run.players, seed)


@lru_cache(maxsize=8)
def _setting(run: Run) -> Setting:
    return Setting(run)
