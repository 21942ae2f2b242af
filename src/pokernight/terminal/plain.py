"""The table in plain lines, for pipes and screen readers: what happens, what is asked, and what you type."""

import json
from collections.abc import Callable, Iterator
from random import SystemRandom
from time import monotonic, sleep

from pokernight.catalogue.entry import Entry
from pokernight.evening.book import Book
from pokernight.evening.evening import Evening
from pokernight.evening.explaining import explained, offers
from pokernight.evening.menu import Menu, search
from pokernight.evening.pacing import moment
from pokernight.evening.retelling import ledger, lines, names_in, outcome, settled, transcript, why
from pokernight.evening.sight import Sight, sight
from pokernight.table import record
from pokernight.table.choices import Refused
from pokernight.table.places import COMMON, TABLE, Zone
from pokernight.table.spread import LAYOUT, spread_told
from pokernight.table.telling import cards_told

HELP = """\
Type an answer, such as: check, bet 3, pass Ah Kd 3c, declare low.
Other words: look (the table), rules, step, history, ledger, settle (who pays whom), why (the last showdown),
say WORDS, quit."""
MOST_LISTED = 15


class Left(Exception):
    """The player has gone, or there is nothing more to read."""


class Plain:
    """An evening played in lines: it says sentences and reads answers."""

    def __init__(
        self,
        say: Callable[[str], None],
        read: Callable[[str], str],
        *,
        as_data: bool = False,
        pace: float = 0.0,
        wait: Callable[[float], None] = sleep,
    ) -> None:
        """Say lines and read lines; `read` gets what stands before the answer, and raises EOFError at the end.

        With a pace, every move of a bot takes so much of a human moment, and is told as it happens.
        """
        self.say = say
        self.read = read
        self.book: Book | None = None
        self.as_data = as_data
        self.pace = pace
        self.wait = wait
        self.told = 0
        """How many lines of the hand were said."""

    def play(self, evening: Evening, book: Book | None = None) -> None:
        """Play until the player leaves or nothing more can be read; the book keeps the evening."""
        self.book = book
        try:
            if not evening.hand:
                self.next_hand(evening)
            while True:
                self.play_hand(evening)
                self.next_hand(evening)
        except (EOFError, Left):
            if evening.playing or evening.past:
                self.keep(evening)
                self.tell("", *settling(evening))
                self.tell("The evening is kept. Take it up again with: pokernight play --resume")

    def keep(self, evening: Evening) -> None:
        """Write the evening to its book."""
        if self.book:
            self.book.write(evening)

    def tell(self, *sentences: str) -> None:
        """Say sentences; a program that plays reads only data."""
        if not self.as_data:
            for sentence in sentences:
                self.say(sentence)

    def ask(self, evening: Evening | None, prompt: str) -> str:
        """Read a line; words that only ask for something to be shown are answered, and it is read again."""
        while True:
            words = " ".join(self.read("" if self.as_data else prompt).split())
            if words in ("quit", "q", "leave", "exit"):
                raise Left
            shown = list(self.shown(evening, words)) if evening and evening.hand else []
            if not shown:
                return words
            self.tell(*shown)

    def shown(self, evening: Evening, words: str) -> Iterator[str]:
        """What the player wants to see, if the words ask for that."""
        assert evening.entry
        match words:
            case "help":
                yield HELP
            case "look":
                yield from table_told(sight(evening))
            case "rules":
                yield from sight(evening).rules
            case "step" | "?":
                seen = sight(evening)
                yield from explained(evening.entry, seen.view, seen.names)
            case "history":
                for number in range(1, evening.number + 1):
                    yield from transcript(evening, number)
            case "ledger":
                yield from ledger(evening)
            case "settle":
                yield from settling(evening)
            case "why" if last := evening.last:
                number, hand = last
                yield from why(hand, names_in(evening, number))

    # Hands

    def play_hand(self, evening: Evening) -> None:
        """Play the hand on the table to its end."""
        self.told = 0
        while evening.playing:
            self.keep(evening)
            if evening.question is None or evening.thinking:
                self.let_bot_play(evening, evening.thinking[0])
            else:
                self.catch_up(evening)
                self.ask_you(evening)
        self.catch_up(evening)
        self.keep(evening)
        seen = sight(evening)
        assert evening.hand
        self.tell(*outcome(evening.hand, seen.names))

    def let_bot_play(self, evening: Evening, seat: int) -> None:
        """Let a bot answer in its own time, and say what it did where that can be followed."""
        assert evening.hand
        choice, since = evening.hand.asking[seat], monotonic()
        answer = evening.thought(seat)()
        if self.pace:
            self.wait(max(0.0, self.pace * moment(choice) - (monotonic() - since)))
        evening.answer(seat, answer)
        if self.pace and evening.playing:
            self.catch_up(evening)

    def catch_up(self, evening: Evening) -> None:
        """Say what has happened since the last question."""
        assert evening.hand
        if self.as_data:
            self.say(json.dumps(record.outcome(evening.hand, evening.me)))
            return
        seen = sight(evening)
        told = lines(evening.hand, seen.names, seen.rules)
        self.tell(*told[self.told :])
        self.told = len(told)

    def ask_you(self, evening: Evening) -> None:
        """Ask until an answer is taken."""
        seen = sight(evening)
        choice = evening.question
        assert choice
        self.tell("", f"Your cards: {hands_told(seen, seen.view.seat)}")
        if seen.holding:
            self.tell(f"You have {seen.holding}.")
        self.tell(f"Pot {seen.view.pot}, you have {seen.view.chips[seen.view.seat - 1]} chips.")
        self.tell(seen.names(choice.prompt), f"You may: {'; '.join(offers(choice, seen.names))}.")
        while True:
            words = self.ask(evening, "> ")
            try:
                if words.startswith("say "):
                    evening.say(words.removeprefix("say "))
                elif not words and str(choice.default) == "fold":
                    self.complain("An empty line does not fold. Say fold, or what else you do.")
                    continue
                else:
                    evening.answer(evening.me, words or choice.default)
            except Refused as refused:
                self.complain(str(refused))
            else:
                return

    def complain(self, sentence: str) -> None:
        """Say why something was not taken."""
        if self.as_data:
            self.say(json.dumps({"refused": sentence}))
        self.tell(sentence)

    # Between hands

    def next_hand(self, evening: Evening) -> None:
        """Deal the next hand, of the game that is called."""
        while evening.broke:
            if self.ask(evening, "You have no chips left. Buy more? (yes, or quit) ") in ("yes", "y", "buy", ""):
                evening.buy()
        coming = evening.called()
        self.tell("", evening.announced(coming))
        fitting = evening.menu.fitting(len(evening.people))
        while coming is None:
            coming = self.found(fitting, self.ask(evening, "Which game? "))
        if evening.hand:
            coming = self.agreed(evening, coming, fitting)
        evening.deal(coming)

    def agreed(self, evening: Evening, coming: Entry, fitting: list[Entry]) -> Entry:
        """The game that is dealt when you have bought chips, or changed the game of the evening, as you like."""
        words = (
            "Enter deals the hand; or: buy, a game, quit: " if evening.game else "Enter deals the hand; or: buy, quit: "
        )
        while (wish := self.ask(evening, words)) != "":
            if wish == "buy":
                evening.buy()
            elif evening.game and (other := self.found(fitting, wish)):
                evening.game = coming = other
        return coming

    def found(self, entries: list[Entry], words: str) -> Entry | None:
        """The game that the words mean, or a list of those that they may mean."""
        if words in ("surprise", "surprise me"):
            return SystemRandom().choice(entries)
        named = [entry for entry in entries if words.casefold() in (entry.name.casefold(), str(entry.number))]
        matches = named or search(entries, words)
        if len(matches) == 1:
            self.tell(f"{matches[0].name} it is.")
            return matches[0]
        if not matches:
            self.complain("No game has these words.")
            return None
        names = ", ".join(entry.name for entry in matches[:MOST_LISTED])
        more = f", and {len(matches) - MOST_LISTED} more" if len(matches) > MOST_LISTED else ""
        self.complain(f"{len(matches)} games: {names}{more}. Say the name of one, or: surprise.")
        return None

    def lobby(self, menu: Menu, seats: int) -> Entry | None:
        """The game of the evening; None for dealer's choice."""
        entries = menu.fitting(seats)
        self.tell("What shall we play? A name, words to search for, surprise, or choice (each dealer calls a game).")
        while True:
            words = self.ask(None, "> ")
            if words in ("choice", "dealer's choice"):
                return None
            if entry := self.found(entries, words):
                return entry


def settling(evening: Evening) -> Iterator[str]:
    """Who pays whom, were the night over now; the hand on the table does not count."""
    yield "Settling up as it was before this hand:" if evening.playing else "Settling up:"
    yield from list(settled(evening)) or ["Nobody owes anybody anything."]


def hands_told(seen: Sight, seat: int) -> str:
    """The cards of a seat in letters."""
    places = sorted(place for place in seen.view.places if place.zone is Zone.HAND and place.seat == seat)
    hands = [cards_told(card for card, _ in seen.view.places[place]) for place in places]
    wild = [card for place in places for card, _ in seen.view.places[place] if card in seen.wild]
    return " | ".join(hands) + (f" (wild: {cards_told(wild)})" if wild else "")


def table_told(seen: Sight) -> Iterator[str]:
    """The table in lines."""
    view = seen.view
    for seat, chips in enumerate(view.chips, 1):
        out = ", folded" if seat in view.folded else f": {hands_told(seen, seat)}"
        declared = f", declared {view.declared[seat]}" if seat in view.declared else ""
        yield f"Seat {seat}, {seen.names[seat]}, {chips} chips{declared}{out}"
    for name, place in (("Common", COMMON), ("Table", TABLE)):
        cards = [card for card, _ in view.places.get(place, ())]
        if cards and place == COMMON and view.notes.get(LAYOUT):
            yield from (f"{name}:", *(f"  {line}" for line in spread_told(view.notes, cards)))
        elif cards:
            yield f"{name}: {cards_told(cards)}"
    yield f"Pot: {view.pot}"
