"""A hand history played at our table, and compared with what became of the stacks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction

from pokernight.cards import texts
from pokernight.game import Game
from pokernight.histories.dealing import Dealt, dealt_in, deck_of, fill, runs
from pokernight.histories.history import Action, BadHistory, History
from pokernight.histories.variants import Variant, page_of, read_page, variant_of
from pokernight.table import events as ev
from pokernight.table.choices import Betting, Refused
from pokernight.table.hand import Hand
from pokernight.table.options import Options
from pokernight.table.put_up import PutUp

TRIES = 300
"""How often cards that nobody has seen are dealt anew, until they bring about what is known of the showdown."""
MOST_RAKE = Fraction(1, 10)
"""No house takes more than that of a pot."""
NO_CAP = 1_000_000
"""A history says what was raised, and not how often it may be."""


@dataclass
class Replayed:
    """A hand that was played again, and how it compares."""

    history: History
    game: Game
    hands: list[Hand]
    """The hand, once for each time that its last cards were dealt."""
    wrong: str = ""
    """What does not fit, in a sentence; nothing where every stack given came out."""
    rake: int = 0
    """The chips that the house took out of the pot, by what is said of the stacks."""
    checked: bool = False
    """Whether there was anything to compare with."""
    unseen: bool = False
    """Whether there are cards that the history does not show."""

    @property
    def hand(self) -> Hand:
        """The hand as it was played the first time."""
        return self.hands[0]

    def share(self, chips: Callable[[Hand, int], int]) -> list[int]:
        """Something of each seat, where each time that the last cards were dealt counts for its part."""
        return [sum(chips(hand, seat) for hand in self.hands) // len(self.hands) for seat in self.history.every_seat]


def replay(history: History) -> Replayed:
    """Play a history, in every way that houses have where it leaves one open, until it comes out as it did."""
    found: list[Replayed | BadHistory] = []
    for put_up in _put_up(history):
        try:
            found.append(_replay(history, put_up))
        except BadHistory as bad:
            found.append(bad)
        if isinstance(found[-1], Replayed) and not found[-1].wrong:
            return found[-1]
    if isinstance(found[0], BadHistory):
        raise found[0]
    return found[0]


def _replay(history: History, put_up: PutUp) -> Replayed:
    """Play a history; cards that nobody has seen are chosen so that the showdown comes out as it did."""
    variant = variant_of(history)
    game = read_page(page_of(history))
    dealt = dealt_in(history, variant)
    for seed in range(TRIES):
        chance = random.Random(seed)
        filled = [fill(once, game.deck.cards, chance) for once in runs(dealt, variant)]
        hands = [_Player(history, variant, game, dealt, once, put_up).play() for once in filled]
        played = compared(Replayed(history, game, hands, unseen=dealt.unseen))
        if not played.wrong or not _unseen_at_the_end(dealt, played.hand):
            break
    return played


def _put_up(history: History) -> Iterator[PutUp]:
    """What the players put up; where somebody cannot pay all of it, in every way that houses have of going on."""
    antes, blinds = (tuple(map(history.chips, amounts)) for amounts in (history.antes, history.blinds))
    usual = PutUp(antes, blinds, dead=not history.trims_antes)
    yield usual
    if any(ante + abs(blind) > stack for ante, blind, stack in zip(antes, blinds, _stacks(history), strict=True)):
        yield replace(usual, as_posted=True)
        yield replace(usual, dead=not usual.dead)
        yield replace(usual, as_posted=True, dead=not usual.dead)


def _unseen_at_the_end(dealt: Dealt, hand: Hand) -> bool:
    """Whether hands were compared of which some cards are not known."""
    still_in = hand.table.state.still_in
    return len(still_in) > 1 and (None in dealt.board or any(map(dealt.hidden, still_in)))


class _Player:
    """All players of a history, who do what they did."""

    def __init__(
        self, history: History, variant: Variant, game: Game, known: Dealt, dealt: Dealt, put_up: PutUp
    ) -> None:
        self.history, self.variant, self.known, self.dealt = history, variant, known, dealt
        deck = game.deck.read(texts(deck_of(dealt, variant)))
        try:
            self.hand = game.deal(history.seats, 0, _options(history), _stacks(history), (deck,), put_up)
        except ValueError as error:
            raise BadHistory(str(error)) from error
        self.draws = [0] * history.seats

    def play(self) -> Hand:
        """Let everything happen."""
        for action in self.history.actions:
            if action.do not in ("db", "dh", "sm"):
                self._act(action)
        self._show_down()
        return self.hand

    def _act(self, action: Action) -> None:
        hand, seat = self.hand, action.seat
        while seat not in hand.asking and any(isinstance(choice, Betting) for choice in hand.asking.values()):
            if seat not in hand.table.state.still_in or not hand.table.state.chips[seat]:
                break
            self._pass_over()
        choice = hand.asking.get(seat)
        words = self._words(action, choice.bets.call if isinstance(choice, Betting) else 0)
        if action.do == "pb" and not isinstance(choice, Betting):
            return  # who has no more chips than that has no choice
        if action.do == "cc" and not _betting(hand):
            return  # nobody is left to bet against, so that our table does not ask
        if choice is None and action.do == "cbr" and not hand.table.state.chips[seat]:
            return  # the bring-in has taken all there was
        if choice is None:
            raise BadHistory(f'"{action.text}": player {seat} is not asked anything then.')
        try:
            hand.answer(seat, words)
        except Refused as refused:
            raise BadHistory(f'"{action.text}": {refused}') from refused

    def _pass_over(self) -> None:
        """A player of whom nothing is told has checked, or else folded."""
        ((seat, choice),) = self.hand.asking.items()
        assert isinstance(choice, Betting)
        self.hand.answer(seat, "fold" if choice.bets.call and choice.may_fold else choice.plain_verbs[0])

    def _words(self, action: Action, call: int) -> str:
        """An action as an answer of our table."""
        match action.do:
            case "f":
                return "fold"
            case "cc" | "pb":
                return "call" if call else "check"
            case "cbr":
                return f"bet {self.history.chips(action.amount)}"
        seat = action.seat - 1
        if self.draws[seat] >= len(self.dealt.discards[seat]):
            return "decline"
        places = self.dealt.discards[seat][self.draws[seat]]
        self.draws[seat] += 1
        cards = [card for place in places if (card := self.dealt.hands[seat][place]) is not None]
        return f"draw {texts(cards)}" if cards else "decline"

    def _show_down(self) -> None:
        """Show the hands that were shown or have won, and muck the others."""
        hand = self.hand
        while asked := [seat for seat, choice in hand.asking.items() if choice.default.verb == "show"]:
            hand.answer(asked[0], "show" if self._shows(asked[0]) else "muck")

    def _shows(self, seat: int) -> bool:
        history, place = self.history, seat - 1
        told = [action for action in history.actions if action.do == "sm" and action.seat == seat]
        if any(not action.cards for action in told):
            return False
        if not self.known.hidden(seat):
            return True
        if history.winnings:
            return history.winnings[place] > 0
        if history.finishing:
            return history.chips(history.finishing[place]) > self.hand.table.state.chips[seat]
        return False


def _betting(hand: Hand) -> bool:
    return any(isinstance(choice, Betting) for choice in hand.asking.values())


def _options(history: History) -> Options:
    least = max(1, history.chips(history.min_bet or history.small_bet))
    return Options(ante=0, minimum=least, maximum=least, raises=NO_CAP, all_in_raises=True, muck=True)


def _stacks(history: History) -> tuple[int, ...]:
    """The stacks in chips; one that is not known is more than anybody could bet."""
    known = [amount for amount in history.amounts if amount > 0]
    endless = history.chips(sum(known, Decimal(1)) * 100)
    return tuple(history.chips(stack) if stack.is_finite() else endless for stack in history.stacks)


def compared(played: Replayed) -> Replayed:
    """See that the stacks are what they should be, but for what the house took."""
    history = played.history
    if history.finishing:
        ours = played.share(lambda hand, seat: hand.table.state.chips[seat])
        known = [
            start.is_finite() and end.is_finite() for start, end in zip(history.stacks, history.finishing, strict=True)
        ]
        given = [
            history.chips(end) if is_known else mine
            for end, is_known, mine in zip(history.finishing, known, ours, strict=True)
        ]
        return _compared(played, ours, given, "has")
    if history.winnings:
        given = [history.chips(amount) for amount in history.winnings]
        won, back = played.share(_won), played.share(_got_back)
        whole = [mine + more if mine else 0 for mine, more in zip(won, back, strict=True)]
        return _compared(played, whole if sum(given) > sum(won) else won, given, "wins")
    return played


def _won(hand: Hand, seat: int) -> int:
    return sum(event.chips for event in hand.table.log if isinstance(event, ev.Won) and event.seat == seat)


def _shares(hand: Hand) -> int:
    """In how many parts the pots were won; with each of them an odd chip may go elsewhere."""
    return sum(isinstance(event, ev.Won) for event in hand.table.log)


def _got_back(hand: Hand, seat: int) -> int:
    """What nobody has called; some houses count that among the winnings."""
    return sum(event.chips for event in hand.table.log if isinstance(event, ev.Returned) and event.seat == seat)


def _compared(played: Replayed, ours: list[int], given: list[int], does: str) -> Replayed:
    """Compare what each player has with what is given; the house may have taken a part of what was won."""
    history = played.history
    played.checked = True
    if not played.hand.ended:
        played.wrong = "The history stops before the hand is over, and yet says how it ended."
        return played
    less = {
        seat: mine - amount
        for seat, mine, amount in zip(history.every_seat, ours, given, strict=True)
        if mine != amount
    }
    won = played.share(_won)
    taken, odd = sum(less.values()), history.odd_chip * sum(map(_shares, played.hands))
    by_winners = all(won[seat - 1] for seat in less)
    raked = 0 <= taken <= sum(won) * MOST_RAKE + odd and all(chips >= -odd for chips in less.values())
    if by_winners and raked:
        played.rake = taken
    elif less:
        seat = next(iter(less))
        name = f" ({history.players[seat - 1]})" if len(history.players) >= seat else ""
        amounts = (history.told(amounts[seat - 1]) for amounts in (ours, given))
        played.wrong = "Player {}{} {} {} at our table in the end, and {} in the history.".format(
            seat, name, does, *amounts
        )
    return played
