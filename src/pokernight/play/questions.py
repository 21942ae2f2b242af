"""The questions of the record as choices of the table: the same prompts, words and defaults for everybody."""

from __future__ import annotations

from collections.abc import Callable

from pokernight.cards import Card, Rank, faces
from pokernight.play.bits import count
from pokernight.play.chance import listed
from pokernight.play.describing import meant
from pokernight.play.lying import earliest
from pokernight.play.program import Do, Is, Say, Step, Table
from pokernight.play.record import UP, Record
from pokernight.play.verbs.bet import may_open
from pokernight.play.verbs.choosing import fitting
from pokernight.play.verbs.draw import usual_draw
from pokernight.play.verbs.lay import hands_to_lay, room_in
from pokernight.play.verbs.paying import price_of
from pokernight.play.verbs.serve import REFUSING, refusal
from pokernight.play.verbs.split import size_of
from pokernight.play.verbs.switch import hand_of, movable_cards
from pokernight.play.verbs.twist import fee_of
from pokernight.table.betting import BetChoice
from pokernight.table.choices import DECLINE, NOTHING, Answer, Betting, Choice, OneOf, Words, take_it
from pokernight.table.events import HIDDEN
from pokernight.table.picking import AceKept, Cards, Piles, Placing, Portions, height, how_many, lowest
from pokernight.table.state import State

CHECK, CALL, FOLD = Answer("check"), Answer("call"), Answer("fold")
TURNED = "Flip a down card for each new card that you want face down, or decline."
FACING = "Do you want the next card up or down?"
LAYING = "Lay the card to the low hand, which is hand 1, or to the high hand, which is hand 2."
STACK = "Put your cards in a stack: name all of them, the top card first."


def question(t: Table, step: Step, seat: int) -> Choice:
    """What a seat is asked."""
    d = t.s.depth
    price = price_of(t, step, d, seat)
    match step.do:
        case Do.BET:
            return _betting(t, seat)
        case Do.DRAW if step.top:
            return take_it("Change the top card of your stack for a new one?", "change")
        case Do.EXCHANGE if t.s.phase[d] == 3:
            return _taking(t, seat)
        case Do.EXCHANGE:
            return _cards(t, seat, "exchange", "Exchange {cards} with the table.")
        case Do.SWITCH:
            return _switching(t, seat, price)
        case Do.DRAW:
            return _draw(t, step, seat)
        case Do.TWIST if t.s.phase[d] == 3 and step.flips:
            return _cards(t, seat, "flip", TURNED)
        case Do.TWIST if t.s.phase[d] == 3:
            fee = fee_of(t, step, d, seat, t.s.tally[d])
            return take_it(f"Pay {fee} instead of {price} to get it face {'down' if step.turned else 'up'}?", "pay")
        case Do.TWIST:
            each = " each" if step.each and t.s.most[seat] > 1 else ""
            return _cards(t, seat, "twist", f"Twist {{cards}} for {price}{each}.")
        case Do.PASS if step.other:
            return _two_ways(t, step, seat)
        case Do.PASS:
            return _cards(t, seat, "pass", _passing(t, step))
        case Do.DISCARD:
            return _cards(t, seat, "discard", _discarding(step))
        case Do.FLIP if not t.s.offered[seat]:
            return take_it("Flip the top card of your stack?", "flip")
        case Do.FLIP:
            verb, prompt = ("flip", "Flip {cards}.") if step.face == 0 else ("turn", "Turn {cards} face down.")
            choice = _cards(t, seat, verb, prompt)
            choice.in_order = choice.most > 1
            return choice
        case Do.SERVE if t.s.phase[d] == REFUSING:
            return _refusing(t, step, seat)
        case Do.SERVE if step.flips:
            return _cards(t, seat, "flip", "Flip a down card to have the next card face down, or decline.")
        case Do.SERVE:
            return _facing(step, meant(t, step.fee, seat, t.s.that[d]))
        case Do.FLIP_UNTIL_BEST:
            return _cards(t, seat, "flip", "Flip a card.")
        case Do.STACK:
            cards = offered(t, seat)
            return Piles(STACK, Answer("stack", cards), "stack", cards, (len(cards),))
        case Do.SPLIT:
            return _splitting(t, step, seat)
        case Do.LAY:
            return _laying(t, step, seat)
        case Do.SHOW:
            choice = _cards(t, seat, "show", "Show {cards} to everyone else.")
            choice.in_order = choice.most > 1
            return choice
        case Do.LOOK:
            return take_it("Look at your cards?", "look")
        case Do.DECLARE:
            return _declare(t, step, seat)
        case Do.RECEIVE if step.bought:
            return take_it(_buying(step, price))
        case Do.RECEIVE:
            return take_it(f"Take another card{f' for {price}' if price else ''}?")
        case Do.PAY_OR:
            if step.folds:
                chips = t.s.chips[seat]
                short = f" You have only {chips}, and all in is enough." if chips < price else ""
                return Words(f"Pay {price} or fold.{short}", FOLD, "", ("pay", "fold"))
            return Words(f"Pay {price} or discard it.", Answer("discard"), "", ("pay", "discard"), may_decline=True)
        case Do.PAY | Do.ANTE:
            return take_it(f"Do you pay {price}?")
    raise ValueError(f"Nobody can be asked about {Do(step.do).name.lower()}.")


def _laying(t: Table, step: Step, seat: int) -> Choice:
    """Which cards go to which hands."""
    cards, many = offered(t, seat), t.s.least[seat]
    room = tuple([room_in(t, seat, number) for number in range(1, hands_to_lay(t.s, step, seat) + 1)])
    if step.top:
        prompt, verb = LAYING, "lay"
        default = Answer(verb, cards, "2" if room[1] else "1")
    else:
        hands = "1, the low hand, or 2, the high hand" if t.game.low_and_high else f"from 1 to {len(room)}"
        prompt, verb = f"Flip {how_many(many, many)} and say for each to which hand it goes, {hands}.", "flip"
        first = [number for number, free in enumerate(room, 1) for _ in range(min(free, many))][:many]
        default = Answer(verb, lowest(cards, many), " ".join(map(str, first)))
    choice = Placing(prompt, default, verb, cards, many, room)
    if not _may_decline(t, seat):
        return choice
    return OneOf(prompt, NOTHING, (choice, Words(prompt, NOTHING, "", (DECLINE,))))


def _splitting(t: Table, step: Step, seat: int) -> Choice:
    """Which cards go to which hands or stacks."""
    cards = offered(t, seat)
    sizes, left = [], len(cards)
    for number in range(1, step.parts + 1):
        sizes.append(min(size_of(step, number), left))
        left -= sizes[-1]
    stacks = " and ".join(f"a stack of {size}" for size in sizes)
    hands = ", then ".join(map(str, sizes))
    prompt = (
        f"Split your cards into {stacks}, the top card of each first."
        if step.top
        else f"Split your cards into hands: name {hands}, each hand in order, the top card first."
    )
    choice = Piles(prompt, Answer("split", cards), "split", cards, (*sizes, left) if left else tuple(sizes))
    if not _may_decline(t, seat):
        return choice
    return OneOf(prompt, NOTHING, (choice, Words(prompt, NOTHING, "", (DECLINE,))))


def offered(t: Table, seat: int) -> tuple[Card, ...]:
    """The cards that a seat may choose from, as it sees them."""
    return _seen(t, seat, t.s.offered[seat])


def all_of(state: State, seat: int) -> tuple[Card, ...]:
    """The cards before which a seat chooses: his own, then those on the table."""
    own = state.of_seat(seat)
    return own + tuple(card for place, cards in state.cards.items() if not place.seat for card in cards)


def chosen(t: Table, seat: int, answer: Answer, state: Callable[[], State]) -> list[Card]:
    """The cards that an answer names, those that nobody has seen found among those that were offered, as they lie."""
    if HIDDEN not in answer.cards:
        return list(answer.cards)
    cards, known = t.s.offered[seat], t.s.known[seat]
    unseen = iter([card for card in all_of(state(), seat) if cards >> card & 1 and not known >> card & 1])
    return [next(unseen) if card == HIDDEN else card for card in answer.cards]


def _may_decline(t: Table, seat: int) -> bool:
    return t.s.words[seat] >> Say.DECLINE & 1 == 1


def _cards(t: Table, seat: int, verb: str, prompt: str) -> Cards:
    """So many of the cards that are offered; the lowest ones for who does not choose."""
    cards, least, most = offered(t, seat), t.s.least[seat], t.s.most[seat]
    may_decline = _may_decline(t, seat)
    default = NOTHING if may_decline else Answer(verb, lowest(cards, least))
    return Cards(prompt.format(cards=how_many(least, most)), default, verb, cards, least, most, may_decline)


def _betting(t: Table, seat: int) -> Betting:
    s = t.s
    bets = BetChoice(s.call, s.least[seat], s.most[seat], s.to)
    if not bets.to and not may_open(t, seat):
        return Betting("Check: it takes a better hand to open.", CHECK, bets)
    if not bets.call:
        return Betting(bets.prompt(), CHECK, bets)
    return Betting(bets.prompt(), FOLD, bets, may_check=False)


def _draw(t: Table, step: Step, seat: int) -> AceKept:
    s = t.s
    cards, least, most = offered(t, seat), s.least[seat], s.most[seat]
    usual = min(usual_draw(t, step, s.offered[seat]), most)
    may_decline = _may_decline(t, seat)
    default = NOTHING if may_decline else Answer("draw", lowest(cards, least))
    kept = "an ace" if step.ace else ""
    more = f", or {most} if you keep {kept}" if most > usual else ""
    prompt = f"Draw {how_many(least, usual)}{more}: name those that you lay away."
    aces = faces([Rank.ACE]) if step.ace else frozenset()
    return AceKept(prompt, default, "draw", cards, least, most, may_decline, usual=usual, kept=aces, named=kept)


def _passing(t: Table, step: Step) -> str:
    """Which cards are passed, and to whom."""
    node = t.game.nodes[step.to]
    way = "left" if node.number > 0 else "right"
    to = f"the {way}" if abs(node.number) == 1 else f"the player {abs(node.number)} seats to the {way}"
    if node.kind != Is.NEIGHBOR:
        to = "another player"
    face = ", face up" if step.face == 0 else ""
    return f"Pass {_counted(t, step)} to {to}{face}."


def _two_ways(t: Table, step: Step, seat: int) -> Portions:
    """Which cards are passed one way, and which the other; for who does not choose, first what only one way takes."""
    other = t.game.steps[step.other]
    sets = [fitting(t, one, t.s.depth, seat) for one in (step, other)]
    portions: list[Cards] = []
    gone: list[Card] = []
    for at, one in enumerate((step, other)):
        there = _seen(t, seat, sets[at])
        able = sorted((card for card in there if card not in gone), key=height)
        if at == 0:
            able.sort(key=lambda card: card >= 0 and sets[1] >> card & 1 == 1)
        most = min(one.high, len(able))
        gone.extend(able[:most])
        portions.append(Cards(how_many(most, most), Answer("pass", tuple(able[:most])), "pass", there, most, most))
    may_decline = _may_decline(t, seat)
    default = NOTHING if may_decline else Answer("pass", tuple(gone))
    both = f"{_passing(t, step)[:-1]} and {_passing(t, other).removeprefix('Pass ')} Name them in this order."
    cards = _seen(t, seat, sets[0] | sets[1])
    return Portions(both, default, "pass", tuple(portions), cards, (), may_decline)


def _seen(t: Table, seat: int, cards: int) -> tuple[Card, ...]:
    """Some cards as a seat sees them."""
    known = cards & t.s.known[seat]
    return (HIDDEN,) * count(cards & ~known) + tuple(listed(known))


def _counted(t: Table, step: Step) -> str:
    """How many cards of which kind, as the rule says it."""
    kinds = {t.game.nodes[at].kind for at in _parts(t, step.cards)}
    lie = "up " if Is.FACE_UP in kinds else "down " if Is.FACE_DOWN in kinds else ""
    if step.high < 0:
        return f"all your {lie}cards"
    upto = "up to " if step.low == 0 else ""
    return f"{upto}{step.high} {lie}card{'s' * (step.high != 1)}"


def _parts(t: Table, at: int) -> list[int]:
    node = t.game.nodes[at]
    return [at, *_parts(t, node.first), *_parts(t, node.second)] if at else []


def _discarding(step: Step) -> str:
    left = "" if step.keep < 0 else f", so that {how_many(step.keep, step.keep)} are left"
    return f"Discard {{cards}}{left}."


def _facing(step: Step, price: int) -> Words:
    """How the next card shall lie; as it would anyhow for who does not choose."""
    usual, other = ("up", "down") if step.face == UP else ("down", "up")
    prompt = f"Do you pay {price} to have the next card face {other}?" if price else FACING
    return Words(prompt, Answer("choose", word=usual), "choose", ("up", "down"), paid=other if price else "")


def _taking(t: Table, seat: int) -> Choice:
    """Which card on the table it shall be, by its place where some lie face down."""
    prompt = "Take 1 card from the table for it."
    cards = offered(t, seat)
    if HIDDEN not in cards:
        return Cards(prompt, Answer("take", lowest(cards, 1)), "take", cards, 1, 1)
    places = tuple(str(place) for place in range(1, len(cards) + 1))
    return Words(f"{prompt} Name it by its place.", Answer("take", word="1"), "take", places)


def in_place(s: Record, cards: int, number: int) -> Card:
    """A card by its place among others, the first of which is 1."""
    for _ in range(number - 1):
        cards &= ~(1 << earliest(s, cards))
    return earliest(s, cards)


def _switching(t: Table, seat: int, price: int) -> OneOf:
    """A card of each hand, or one that changes over at a price."""
    one, two = (_seen(t, seat, cards) for cards in (hand_of(t.s, seat, 1), hand_of(t.s, seat, 2)))
    choices: list[Choice] = [Words("Leave your hands as they are.", NOTHING, "", (DECLINE,))]
    if one and two:
        prompt = "Switch a card of hand 1 and a card of hand 2, named in this order."
        portions = tuple(Cards(prompt, NOTHING, "switch", cards, 1, 1) for cards in (one, two))
        choices.append(Portions(prompt, NOTHING, "switch", portions, (*one, *two)))
    movable = movable_cards(t, seat, price)
    if movable:
        prompt = f"Move a card to the other hand for {price}."
        cards = tuple(card for cards in (one, two) for card in cards if card in _seen(t, seat, movable))
        choices.append(Cards(prompt, NOTHING, "move", cards, 1, 1))
    return OneOf(" Or: ".join(choice.prompt for choice in choices[1:]), NOTHING, tuple(choices))


def _refusing(t: Table, step: Step, seat: int) -> Words:
    """Whether a card that was dealt is passed on, or changed for another."""
    s = t.s
    way = t.game.steps[refusal(t, step, s.tally[s.depth])]
    price = price_of(t, way, s.depth, seat)
    if way.do == Do.PASS:
        return take_it(f"Pass this card on to the left{f' for {price}' if price else ''}, and get a new one?", "pass")
    left = way.often - s.changed[seat]
    often = "" if not way.often else ", once in the game" if left == 1 else f", {left} times in the game"
    return take_it(f"Change this card for the next one{f', for {price}' if price else ''}{often}?", "change")


def _declare(t: Table, step: Step, seat: int) -> Words:
    """The words that can be said; what is said for who says nothing stands first."""
    said = [Say(word).name.lower() for word in listed(t.s.words[seat]) if word != Say.DECLINE]
    told = sorted((Say(word).name.lower() for word in listed(step.words)), key=lambda word: word == "out")
    ways = f"{', '.join(told[:-1])} or {told[-1]}" if len(told) > 1 else told[0]
    may_decline = _may_decline(t, seat)
    default = NOTHING if may_decline else Answer("declare", word=said[0])
    return Words(f"Declare {ways}.", default, "declare", tuple(said), may_decline)


def _buying(step: Step, price: int) -> str:
    """Cards that are offered to one player."""
    many = "a card" if step.high == 1 else f"{step.high} cards"
    return f"Take {many} face {'down' if step.face else 'up'}?{f' It costs {price}.' if price else ''}"
