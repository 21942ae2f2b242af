"""A fixed set of actions, in which the answer to any question can be given part by part.

A question such as "stack seven cards" has thousands of answers, and another game asks for other words. So an answer
is put together from a few parts: a verb of betting, the size of a bet, one of the words or seats or hands on offer, a
card, and "that is all". Which parts fit next is the mask.

>>> from random import Random
>>> from pokernight.table.choices import Answer
>>> from pokernight.table.picking import Cards
>>> asked = Reply(Cards("Pass two cards.", Answer("pass", (0, 1)), "pass", (0, 1, 5), 2, 2))
>>> sorted(asked.menu) == [FACE + 0, FACE + 1]
True
>>> asked.take(FACE + 1)
>>> str(asked.answer)
'pass 2d 3d'
"""

from collections.abc import Generator, Iterator, Sequence

from pokernight.cards import FACES, Card, text
from pokernight.table.choices import NOTHING, Answer, Betting, Choice, Number, OneOf, Words
from pokernight.table.events import HIDDEN
from pokernight.table.picking import Cards, Piles, Placing, Portions, both

Action = int

DONE: Action = 0
"""That is all; or nothing, where a player may decline."""
VERBS = ("fold", "check", "call")
VERB: Action = 1
SIZES = 10
"""How many sizes of a bet or a bid there are to choose from."""
SIZE: Action = VERB + len(VERBS)
OPTIONS = 64
"""How many words, seats, hands or questions may be on offer at once."""
OPTION: Action = SIZE + SIZES
FACE: Action = OPTION + OPTIONS
"""A card by its face."""
UNSEEN_CARDS = 24
UNSEEN: Action = FACE + FACES
"""One of the cards that lie face down and unseen, by its place among them."""
ACTIONS = UNSEEN + UNSEEN_CARDS
"""How many actions there are."""


def word(action: Action) -> str:
    """An action in a word.

    >>> word(DONE), word(VERB + 1), word(SIZE), word(OPTION + 2), word(FACE + 50), word(UNSEEN)
    ('done', 'check', 'size1', 'option3', 'Ah', 'unseen1')
    """
    if action >= UNSEEN:
        return f"unseen{action - UNSEEN + 1}"
    if action >= FACE:
        return text(action - FACE)
    if action >= OPTION:
        return f"option{action - OPTION + 1}"
    if action >= SIZE:
        return f"size{action - SIZE + 1}"
    return VERBS[action - VERB] if action >= VERB else "done"


ATTEMPTS = 2
"""So often an arrangement may be tried that the rules refuse; after that, the table's own is taken."""

Menu = frozenset[Action]
Talk = Generator[Menu, Action, Answer]
"""Offers menus, is sent actions, and returns an answer."""


class Reply:
    """An answer to one question, as far as it has been given."""

    def __init__(self, choice: Choice, parts: Sequence[Action] = ()) -> None:
        """Begin with the first parts, where some have been given already."""
        self.choice = choice
        self.parts: list[Action] = []
        """What has been chosen."""
        self.menu: Menu = frozenset()
        """What can be chosen next."""
        self.answer: Answer | None = None
        """The whole answer, once it is given."""
        self._talk = talk(choice)
        self._go_on(None)
        for part in parts:
            self.take(part)

    def take(self, action: Action) -> None:
        """Choose the next part."""
        if action not in self.menu:
            raise ValueError(f"Action {action} does not fit: {self.choice.prompt}")
        self.parts.append(action)
        self._go_on(action)

    def _go_on(self, action: Action | None) -> None:
        """Up to the next part that is a choice: where one part alone fits, it is taken."""
        try:
            self.menu = next(self._talk) if action is None else self._talk.send(action)
            while len(self.menu) == 1:
                (only,) = self.menu
                self.menu = self._talk.send(only)
        except StopIteration as whole:
            self.menu, self.answer = frozenset(), whole.value


def answers(choice: Choice) -> Iterator[Answer]:
    """The answers that can be given with these actions, one after the other; there may be thousands.

    >>> from pokernight.table.choices import Words
    >>> question = Words("High or low?", Answer("declare", word="high"), "declare", ("high", "low"))
    >>> [str(answer) for answer in answers(question)]
    ['declare high', 'declare low']
    """
    waiting: list[tuple[Action, ...]] = [()]
    while waiting:
        parts = waiting.pop()
        reply = Reply(choice, parts)
        if reply.answer is not None:
            yield reply.answer
        waiting += [(*parts, action) for action in sorted(reply.menu, reverse=True)]


def talk(choice: Choice) -> Talk:
    """How the answer to a question is put together."""
    for _ in range(ATTEMPTS):
        answer = yield from _parts(choice)
        if choice.takes(answer):
            return answer
    return choice.default


def _parts(choice: Choice) -> Talk:
    match choice:
        case Betting():
            return (yield from _betting(choice))
        case Words():
            return (yield from _words(choice))
        case Number():
            return (yield from _number(choice))
        case OneOf():
            which = yield _options(len(choice.choices))
            return (yield from _parts(choice.choices[which - OPTION]))
        case Cards():
            return (yield from _some(choice))
        case Piles():
            cards = yield from _row(choice.cards, len(choice.cards))
            return Answer(choice.verb, cards)
        case Portions():
            return (yield from _portions(choice))
        case Placing():
            return (yield from _placing(choice))
    raise TypeError(f"{type(choice).__name__} cannot be answered in parts.")


def _options(many: int) -> Menu:
    if many > OPTIONS:
        raise ValueError(f"{many} are too many to choose from; there is room for {OPTIONS}.")
    return frozenset(range(OPTION, OPTION + many))


def sizes(least: int, most: int) -> list[int]:
    """Amounts from the least to the most: every one where they are few, else each larger than the last by a factor.

    >>> sizes(1, 5), sizes(2, 200)
    ([1, 2, 3, 4, 5], [2, 3, 6, 9, 15, 26, 43, 72, 120, 200])
    """
    if most - least < SIZES:
        return list(range(least, most + 1))
    start = max(1, least)
    return sorted({least, *(round(start * (most / start) ** (step / (SIZES - 1))) for step in range(1, SIZES))})


def _sized(amounts: Sequence[int]) -> Menu:
    return frozenset(range(SIZE, SIZE + len(amounts)))


def _betting(choice: Betting) -> Talk:
    amounts = sizes(choice.bets.least, choice.bets.most) if choice.bets.may_raise else []
    action = yield _sized(amounts) | {VERB + VERBS.index(verb) for verb in choice.plain_verbs}
    if action >= SIZE:
        return Answer("raise" if choice.bets.to else "bet", word=str(amounts[action - SIZE]))
    return Answer(VERBS[action - VERB])


def _words(choice: Words) -> Talk:
    action = yield _options(len(choice.words)) | ({DONE} if choice.may_decline else frozenset())
    if action == DONE:
        return NOTHING
    word = choice.words[action - OPTION]
    return Answer(choice.verb, word=word) if choice.verb else Answer(word)


def _number(choice: Number) -> Talk:
    amounts = sizes(choice.least, choice.most)
    action = yield _sized(amounts) | ({DONE} if choice.may_decline else frozenset())
    return NOTHING if action == DONE else Answer(choice.verb, word=str(amounts[action - SIZE]))


def _named(cards: Sequence[Card]) -> dict[Action, Card]:
    """By which action each card is chosen; of two alike, the first is."""
    found: dict[Action, Card] = {}
    unseen = UNSEEN
    for card in cards:
        if card == HIDDEN:
            found[unseen] = card
            unseen = min(unseen + 1, ACTIONS - 1)
        else:
            found.setdefault(FACE + card % FACES, card)
    return found


def _without(cards: Sequence[Card], card: Card) -> list[Card]:
    left = list(cards)
    left.remove(card)
    return left


def _some(choice: Cards) -> Talk:
    """Cards one by one; where their order does not matter, they are named in one order."""
    picked: tuple[Card, ...] = ()
    left = list(choice.cards) if choice.in_order else sorted(choice.cards, key=lambda card: (card == HIDDEN, card))
    while True:
        so_far = Answer(choice.verb, picked) if picked or not choice.may_decline else NOTHING
        named = {action: card for action, card in _named(left).items() if _goes_on(choice, (*picked, card), left, card)}
        done = choice.takes(so_far)
        if not named:
            return so_far
        action = yield frozenset(named) | ({DONE} if done else frozenset())
        if action == DONE:
            return so_far
        card = named[action]
        picked = (*picked, card)
        at = left.index(card)
        left = _without(left, card) if choice.in_order else left[at + 1 :]


def _goes_on(choice: Cards, picked: tuple[Card, ...], left: Sequence[Card], card: Card) -> bool:
    """Whether these cards can be chosen, or be the first of those that are."""
    if len(picked) > choice.most or len(choice.fitting(picked)) < len(picked):
        return False
    after = len(left) - 1 if choice.in_order else len(left) - 1 - left.index(card)
    return len(picked) + after >= choice.least and (
        len(picked) < choice.least or choice.takes(Answer(choice.verb, picked))
    )


def _row(cards: Sequence[Card], many: int) -> Generator[Menu, Action, tuple[Card, ...]]:
    """So many cards in the order in which they are named."""
    picked: list[Card] = []
    left = list(cards)
    while len(picked) < many and left:
        named = _named(left)
        card = named[(yield frozenset(named))]
        picked.append(card)
        left.remove(card)
    return tuple(picked)


def _portions(choice: Portions) -> Talk:
    if choice.may_decline and (yield frozenset({DONE, OPTION})) == DONE:
        return NOTHING
    left: Sequence[Card] = choice.cards
    picked: tuple[Card, ...] = ()
    for portion in choice.portions:
        more = yield from _row(both(portion.cards, left), portion.most)
        for card in more:
            left = _without(left, card)
        picked += more
    seats = ""
    for offered in choice.seats:
        seats += f" {offered[(yield _options(len(offered))) - OPTION]}"
    return Answer(choice.verb, picked, seats.strip())


def _placing(choice: Placing) -> Talk:
    room = list(choice.room)
    left: Sequence[Card] = choice.cards
    picked, hands = [], []
    for _ in range(choice.count):
        (card,) = yield from _row(left, 1)
        able = frozenset(OPTION + at for at, free in enumerate(room) if free)
        at = (yield able) - OPTION
        room[at] -= 1
        left = _without(left, card)
        picked.append(card)
        hands.append(str(at + 1))
    return Answer(choice.verb, tuple(picked), " ".join(hands))
