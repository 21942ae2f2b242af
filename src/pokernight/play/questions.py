"""The questions of the record as choices of the table: the same prompts, words and defaults for everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from pokernight.cards import FACES, Card, Rank, faces, rank_of, spoken
from pokernight.play.bits import count, first
from pokernight.play.chance import listed
from pokernight.play.describing import meant, wild_for
from pokernight.play.lying import earliest
from pokernight.play.program import SEAT_BITS, SEAT_WORDS, Do, Is, Node, Say, Step, Table, Unit
from pokernight.play.record import DOWN, UP, Record
from pokernight.play.verbs.ask import WHOM
from pokernight.play.verbs.bargain import ANSWER, OFFER, offers_to
from pokernight.play.verbs.bet import may_open
from pokernight.play.verbs.choosing import fitting
from pokernight.play.verbs.discard import next_way
from pokernight.play.verbs.draw import usual_draw
from pokernight.play.verbs.lay import hands_to_lay, room_in
from pokernight.play.verbs.market import deck_way, price_there
from pokernight.play.verbs.passing import fewer_for
from pokernight.play.verbs.paying import price_of
from pokernight.play.verbs.pick_up import CLAIMING
from pokernight.play.verbs.sell import BIDDING
from pokernight.play.verbs.serve import REFUSING, refusal
from pokernight.play.verbs.split import held_for, size_of
from pokernight.play.verbs.switch import hand_of, movable_cards
from pokernight.play.verbs.twist import fee_of
from pokernight.ranking import Falling, Order, Split
from pokernight.table.betting import BetChoice
from pokernight.table.choices import DECLINE, NOTHING, Answer, Betting, Choice, Number, OneOf, Words, take_it
from pokernight.table.events import HIDDEN
from pokernight.table.picking import AceKept, Cards, Piles, Placing, Portions, height, how_many, lowest
from pokernight.table.state import State

CHECK, CALL, FOLD = Answer("check"), Answer("call"), Answer("fold")
TURNED = "Flip a down card for each new card that you want face down, or decline."
FACING = "Do you want the next card up or down?"
LAYING = "Lay the card to the low hand, which is hand 1, or to the high hand, which is hand 2."
SIDES = "Flip the right side card to go high, or the left one to go low."
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
        case Do.BETWEEN if t.s.words[seat] >> Say.STAY & 1:
            bets = BetChoice(0, t.s.least[seat], t.s.most[seat], 0)
            return Betting("Bet that the next card falls between, or check to pass.", CHECK, bets, may_fold=False)
        case Do.BETWEEN:
            return Words("Is the ace high or low?", Answer("declare", word="high"), "declare", ("high", "low"))
        case Do.TRADE:
            return _cards(t, seat, "exchange", f"Exchange {{cards}} with {_toward(t, step)}.")
        case Do.SWITCH:
            return _switching(t, seat, price)
        case Do.DRAW:
            return _draw(t, step, seat)
        case Do.TWIST if t.s.phase[d] == 3 and step.flips:
            return _cards(t, seat, "flip", TURNED)
        case Do.TWIST if t.s.phase[d] == 3:
            fee = fee_of(t, step, d, seat, t.s.tally[d])
            return take_it(f"Pay {fee} instead of {price} to get it face {'down' if step.turned else 'up'}?", "pay")
        case Do.TWIST if step.ace:
            return _with_ace(t, step, seat, "twist", f" for {price} each" if step.each else f" for {price}")
        case Do.TWIST:
            each = " each" if step.each and t.s.most[seat] > 1 else ""
            return _cards(t, seat, "twist", f"Twist {{cards}} for {price}{each}.")
        case Do.PASS if step.jump:
            usual, fewer = _two_ways(t, step, seat), t.game.steps[step.jump]
            if not fewer_for(t, step, d, seat):
                return OneOf(usual.prompt, usual.default, (usual,))
            told = f"Or pay {price_of(t, fewer, d, seat)} to pass {_both_ways(t, fewer)}."
            return OneOf(f"{usual.prompt} {told}", usual.default, (usual, _two_ways(t, fewer, seat)))
        case Do.PASS if step.other:
            return _two_ways(t, step, seat)
        case Do.PASS:
            return _cards(t, seat, "pass", _passing(t, step))
        case Do.DISCARD if step.ace:
            return _with_ace(t, step, seat, "discard", "")
        case Do.DISCARD if step.often:
            due = step.often - t.s.regretted[seat]
            return _cards(t, seat, "discard", f"Discard the card that you flipped, or keep it; {due} of them must go.")
        case Do.DISCARD if step.jump:
            return _discarding_at_a_price(t, step, seat)
        case Do.DISCARD:
            return _cards(t, seat, "discard", _discarding(t, step))
        case Do.COVER:
            choice = _cards(t, seat, "stack", "Put {cards} on top of those that you drew, the top one first.")
            choice.in_order = True
            return choice
        case Do.STEAL if t.s.phase[d] == 3:
            return _cards(t, seat, "steal", f"Steal {{cards}} from seat {t.s.tally[d]}.")
        case Do.STEAL:
            return _whom(t, step, seat, "Steal from a player?")
        case Do.TEAM_UP:
            seats = tuple(str(word - SEAT_WORDS) for word in listed(t.s.words[seat]))
            return Words("Pick a partner.", Answer("choose", word=seats[0]), "choose", seats)
        case Do.FORCE if step.each:
            return take_it("Call for a twister?", "call", "call for a twister")
        case Do.TURN_IN:
            return _cards(t, seat, "give", "Give {cards} to the dealer, to be shuffled and dealt again.")
        case Do.FORCE:
            return _whom(t, step, seat, f"{_forcing(t, step).capitalize()}?")
        case Do.FLIP if step.words >> Say.RIGHT & 1:
            default = NOTHING if _may_decline(t, seat) else Answer("flip", word="right")
            return Words(SIDES, default, "flip", ("left", "right"), _may_decline(t, seat))
        case Do.FLIP if step.top and not t.s.offered[seat]:
            return take_it("Flip the top card of your stack?", "flip")
        case Do.FLIP if not t.s.offered[seat]:
            return _cards(t, seat, "flip", "You have no such card, and can only decline.")
        case Do.FLIP if step.words >> Say.STOP & 1:
            choice = _cards(t, seat, "flip", "Flip {cards}, or refuse to flip for the rest of the game.")
            choice.default = Answer("flip", lowest(choice.cards, choice.least))
            return choice
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
        case Do.NAME:
            return _naming(t, step, seat, "Name the rank that is wild.")
        case Do.RETIRE:
            return _naming(t, step, seat, "Which rank shall be wild no longer?")
        case Do.SHOW:
            choice = _cards(t, seat, "show", "Show {cards} to everyone else.")
            choice.in_order = choice.most > 1
            return choice
        case Do.SHOWDOWN:
            return Words("Show your hand, or muck it.", Answer("show"), "", ("show", "muck"))
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
        case Do.REPLACE:
            prompt = "Keep the new card and discard the bottom card of your stack, or reject it."
            return Words(prompt, Answer("reject"), "", ("keep", "reject"))
        case Do.PICK_UP if t.s.phase[d] == CLAIMING:
            fee = meant(t, step.fee, seat, t.s.that[d])
            declining = f" If you decline, your turn costs {price}." if 0 < price <= t.s.chips[seat] else ""
            return take_it(f"Declare that you have the best hand, for {fee}?{declining}", "declare")
        case Do.PICK_UP:
            return _picking_up(t, seat, price)
        case Do.TAKE_TABLE:
            return _taking_or_buying(t, step, seat)
        case Do.MARKET:
            return _at_the_market(t, step, d, seat)
        case Do.CANCEL:
            return _cards(
                t,
                seat,
                "cancel",
                "Cancel a card of the flip, or undo a cancelling by naming its card, once in the game?",
            )
        case Do.BARGAIN if t.s.phase[d] == OFFER:
            return _offering(t, step, seat, price)
        case Do.BARGAIN if t.s.phase[d] == ANSWER:
            many = t.s.tally[d] >> SEAT_BITS
            wants = f"Seat {t.s.turn[d]} wants to trade {how_many(many, many)} with you, for {price} each."
            return take_it(wants, "accept")
        case Do.BARGAIN:
            return _cards(t, seat, "trade", "Trade {cards}.")
        case Do.SELL | Do.AUCTION if t.s.phase[d] == BIDDING:
            lot = spoken(first(t.s.lot)) if step.do == Do.AUCTION else "the card"
            lead = f"Seat {t.s.leader} bids {t.s.bid} for {lot}" if t.s.leader else f"Bid for {lot}"
            least = t.s.least[seat]
            return Number(f"{lead}: {least} or more, or decline.", NOTHING, "bid", least, t.s.most[seat])
        case Do.SELL:
            return _cards(t, seat, "auction", "Auction off {cards}, unseen, and keep what is paid for it.")
        case Do.ASK if t.s.phase[d] == WHOM:
            return _whom(t, step, seat, "Ask a player for a card?")
        case Do.ASK:
            said = tuple(Say(word).name.lower() for word in listed(t.s.words[seat]))
            prompt = f"Which rank do you ask seat {t.s.tally[d]} for?"
            return Words(prompt, Answer("choose", word=said[0]), "choose", said)
        case Do.CLAIM if step.words >> Say.KNOCK & 1:
            return take_it("Do you knock, and end the round?", "knock")
        case Do.CLAIM:
            return take_it("Do you claim to have the best hand, and end the round?", "claim")
        case Do.MAKE_WILD:
            return take_it(f"Pay {price} to have {spoken(Card(t.s.that[d]))} wild?", "pay")
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
        if step.top and sizes[1:] != [1, 1]
        else f"Name the {sizes[0]} cards of your stack, the top card first, then the left card and the right one."
        if step.top
        else f"Split your cards into hands: name {hands}, each hand no worse than the one before it."
        if t.game.fouls
        else f"Split your cards into hands: name {hands}, each hand in order, the top card first."
    )
    choice = Piles(prompt, Answer("split", cards), "split", cards, (*sizes, left) if left else tuple(sizes))
    if step.worse and HIDDEN not in cards and choice.sizes == tuple(size_of(step, number) for number in (1, 2)):
        choice = _second_worse(t, step, seat, choice)
    if t.game.fouls and HIDDEN not in cards:
        best = _best_rows(t.judge.standards.orders[0], choice.sizes, t.s.offered[seat], t.s.wild[seat])
        choice.default = Answer(choice.verb, best)
    if not _may_decline(t, seat):
        return choice
    return OneOf(prompt, NOTHING, (choice, Words(prompt, NOTHING, "", (DECLINE,))))


@lru_cache(1024)
def _best_rows(order: Order, sizes: tuple[int, ...], cards: int, wild: int) -> tuple[Card, ...]:
    """Cards in hands of some sizes that are in order: the best at the back, the best of the rest before it."""
    hands = Falling(sizes, order, rising=True).usual(listed(cards), listed(wild & cards))
    return tuple(card for hand in hands for card in hand)


def _second_worse(t: Table, step: Step, seat: int, free: Piles) -> Piles:
    """A choice of two hands of which the second must be the worse, as far as the cards can be split so."""
    own = t.s.offered[seat]
    lying = held_for(t.s, step, own)
    needs = frozenset(listed(lying)) if lying != own else frozenset()
    wild = frozenset(listed(wild_for(t, seat, 1, False) & own))
    bugs = frozenset(card for card in free.cards if card % FACES in t.judge.rules.bugs)
    worse = Split((free.sizes[0], free.sizes[1]), t.judge.standards.orders[0])
    usual = next(worse.every(free.cards, wild, bugs, needs), None)
    if usual is None:
        return free
    default = Answer(free.verb, (*usual[0], *usual[1]))
    return replace(free, default=default, worse=worse, wild=wild, bugs=bugs, needs=needs)


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
    if s.bring_in:
        return Betting(f"Call to bring it in for {s.call}, or bet {bets.most}.", CALL, bets, may_fold=False)
    if not bets.to and not may_open(t, seat):
        return Betting("Check: it takes a better hand to open.", CHECK, bets)
    if not bets.call:
        return Betting(bets.prompt(), CHECK, bets)
    return Betting(bets.prompt(), FOLD, bets, may_check=False)


def _draw(t: Table, step: Step, seat: int) -> AceKept:
    return _with_ace(t, step, seat, "draw", ": name those that you lay away")


def _with_ace(t: Table, step: Step, seat: int, verb: str, told: str) -> AceKept:
    """Some cards to lay away, and more of them where an ace is kept and the page allows it."""
    s = t.s
    cards, least, most = offered(t, seat), s.least[seat], s.most[seat]
    usual = min(usual_draw(t, step, s.offered[seat]), most)
    may_decline = _may_decline(t, seat)
    default = NOTHING if may_decline else Answer(verb, lowest(cards, least))
    kept = "an ace" if step.ace else ""
    more = f", or {most} if you keep {kept}" if most > usual else ""
    prompt = f"{verb.capitalize()} {how_many(least, usual)}{more}{told}."
    aces = faces([Rank.ACE]) if step.ace else frozenset()
    return AceKept(prompt, default, verb, cards, least, most, may_decline, usual=usual, kept=aces, named=kept)


def _passing(t: Table, step: Step) -> str:
    """Which cards are passed, and to whom."""
    face = ", face up" if step.face == 0 else ""
    return f"Pass {_counted(t, step)} to {_toward(t, step).removeprefix('the player to ')}{face}."


def _toward(t: Table, step: Step) -> str:
    """The player to whom cards go."""
    node = t.game.nodes[step.to]
    way = "left" if node.number > 0 else "right"
    if node.kind != Is.NEIGHBOR:
        return "another player"
    return f"the player to the {way}" if abs(node.number) == 1 else f"the player {abs(node.number)} seats to the {way}"


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
    both = f"Pass {_both_ways(t, step)}. Name them in this order."
    cards = _seen(t, seat, sets[0] | sets[1])
    return Portions(both, default, "pass", tuple(portions), cards, (), may_decline)


def _both_ways(t: Table, step: Step) -> str:
    """Which cards are passed one way, and which the other."""
    ways = (_passing(t, one).removeprefix("Pass ")[:-1] for one in (step, t.game.steps[step.other]))
    return " and ".join(ways)


def _seen(t: Table, seat: int, cards: int) -> tuple[Card, ...]:
    """Some cards as a seat sees them."""
    known = cards & t.s.known[seat]
    return (HIDDEN,) * count(cards & ~known) + tuple(listed(known))


def _counted(t: Table, step: Step) -> str:
    """How many cards of which kind, as the rule says it."""
    kinds = {t.game.nodes[at].kind for at in _parts(t, step.cards)}
    lie = "up " if Is.FACE_UP in kinds else "down " if Is.FACE_DOWN in kinds else ""
    if step.high < 0:
        return f"all {f'but {step.keep} of ' if step.keep > 0 else ''}your {lie}cards"
    upto = "up to " if step.low == 0 else ""
    return f"{upto}{step.high} {lie}card{'s' * (step.high != 1)}"


def _parts(t: Table, at: int) -> list[int]:
    node = t.game.nodes[at]
    return [at, *_parts(t, node.first), *_parts(t, node.second)] if at else []


def _discarding(t: Table, step: Step) -> str:
    left = "" if step.keep < 0 else f", so that {how_many(step.keep, step.keep)} are left"
    to = f" to {_forcing(t, t.game.steps[step.other])}" if step.other else ""
    return f"Discard {{cards}}{left}{to}."


def _discarding_at_a_price(t: Table, step: Step, seat: int) -> OneOf:
    """The usual number of cards, or others for which the player has the chips."""
    d = t.s.depth
    choices = [_so_many(t, step, seat)]
    told = [choices[0].prompt]
    way = next_way(t, step, d, seat)
    while way:
        other = t.game.steps[way]
        choices.append(_so_many(t, other, seat))
        many = how_many(other.high, other.high) if other.high else "no cards"
        told.append(f"Or pay {price_of(t, other, d, seat)} to discard {many}.")
        way = next_way(t, other, d, seat)
    return OneOf(" ".join(told), choices[0].default, tuple(choices))


def _so_many(t: Table, step: Step, seat: int) -> Cards:
    """A choice of as many cards as a step says."""
    cards = offered(t, seat)
    many = min(step.high, len(cards))
    may_decline = _may_decline(t, seat)
    default = NOTHING if may_decline else Answer("discard", lowest(cards, many))
    return Cards(f"Discard {how_many(many, many)}.", default, "discard", cards, many, many, may_decline)


def _forcing(t: Table, step: Step) -> str:
    """What another player has to do."""
    made = t.game.steps[step.jump]
    nodes = list(_within(t, made.cards)) if made.cards else []
    ranks = {rank_of(card) for node in nodes if node.kind == Is.CARDS for card in listed(node.cards)}
    kind = next(iter(ranks)) if len(ranks) == 1 else None
    lying = " that lies face up" if any(node.kind == Is.FACE_UP for node in nodes) else ""
    deed = "fold" if made.do == Do.FOLD else f"discard {f'a {kind.word}' if kind else 'a card'}{lying}"
    return f"force another player to {deed}"


def _within(t: Table, at: int) -> Iterator[Node]:
    """A description and all that it is made from."""
    node = t.game.nodes[at]
    yield node
    for part in (node.first, node.second):
        if part:
            yield from _within(t, part)


def _whom(t: Table, step: Step, seat: int, prompt: str) -> Words:
    """Another player, by the seat."""
    seats = tuple(str(word - SEAT_WORDS) for word in listed(t.s.words[seat]) if word > SEAT_WORDS)
    default = NOTHING if step.may else Answer("choose", word=seats[0])
    return Words(f"{prompt} Choose a seat.", default, "choose", seats, may_decline=bool(step.may))


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


def _offering(t: Table, step: Step, seat: int, price: int) -> Words:
    """How many cards a player offers to trade, and with whom."""
    others = [*range(seat + 1, t.s.seats + 1), *range(1, seat)]
    offers = {other: listed(offers_to(t, step, t.s.depth, seat, other)) for other in others}
    words = tuple(f"{many} to {other}" for other, numbers in offers.items() for many in numbers)
    prompt = f"Offer to trade so many cards with somebody, for {price} each."
    return Words(prompt, NOTHING, "offer", words, may_decline=True)


def _picking_up(t: Table, seat: int, price: int) -> OneOf:
    """The top card of the deck, or one of the discards."""
    cards, words = offered(t, seat), t.s.words[seat]
    prompt = "Draw the top card of the deck, or take a discard."
    said = tuple(Say(word).name.lower() for word in (Say.DRAW, Say.TAKE) if words >> word & 1)
    default = Answer(said[0]) if said else Answer("take", lowest(cards, 1))
    choices: list[Choice] = [Words(prompt, default, "", said)] if said else []
    choices.append(Cards(prompt, default, "take", cards, 1, 1))
    return OneOf(f"{prompt} It costs {price}." if price else prompt, default, tuple(choices))


def _taking_or_buying(t: Table, step: Step, seat: int) -> OneOf:
    """The card on the table, or another one at a price."""
    lie = "up" if step.face == UP else "down"
    prompt = f"Take the table card or pay {_price(t, step)} to get 1 {lie} card dealt."
    default = Answer("take")
    words = Words(prompt, default, "", ("take", "pay"))
    return OneOf(prompt, default, (words, Cards(prompt, default, "take", offered(t, seat), 1, 1)))


def _at_the_market(t: Table, step: Step, d: int, seat: int) -> OneOf:
    """One of the cards on the table at its price, or one from the deck."""
    cards, words = offered(t, seat), t.s.words[seat]
    told = [_with_price(spoken(card), price_there(t, step, d, seat, 1 << card)) for card in listed(t.s.offered[seat])]
    told = told if HIDDEN not in cards else [f"{len(cards)} table cards"]
    said: list[str] = []
    for word, lie in ((Say.DRAW, -1), (Say.UP, UP), (Say.DOWN, DOWN)):
        if words >> word & 1:
            at = deck_way(t, step, d, seat, lie)
            name = f"one from the deck{f' face {word.name.lower()}' if lie >= 0 else ''}"
            told.append(_with_price(name, price_of(t, step if at == 1 else t.game.steps[at], d, seat)))
            said.append(word.name.lower())
    prompt = f"Take a card: {', '.join(told)}."
    declines = _may_decline(t, seat)
    default = NOTHING if declines else Answer("take", lowest(cards, 1)) if cards else Answer(said[0])
    words_said = (*said, *((DECLINE,) if declines else ()))
    choices: list[Choice] = [Words(prompt, default, "", words_said)] if words_said else []
    if cards:
        choices.append(Cards(prompt, default, "take", cards, 1, 1))
    return OneOf(prompt, default, tuple(choices))


def _with_price(name: str, price: int) -> str:
    """Something that is for sale."""
    return f"{name} for {price}" if price else name


def _price(t: Table, step: Step) -> str:
    """What something costs, as the rule says it."""
    node = t.game.nodes[step.price]
    unit = _UNITS.get(node.number, "chips")
    times = f"{node.low}" if node.high == 1 else f"{node.low}/{node.high}"
    return unit if times == "1" and node.number in _UNITS else f"{times} {'times ' * (node.number in _UNITS)}{unit}"


_UNITS: dict[int, str] = {
    Unit.ANTE: "the ante",
    Unit.MINIMUM: "the minimum bet",
    Unit.MAXIMUM: "the maximum bet",
    Unit.POT: "the pot",
}


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


def _naming(t: Table, step: Step, seat: int, prompt: str) -> Words:
    """A rank."""
    said = tuple(Say(word).name.lower() for word in listed(t.s.words[seat]) if word >= Say.TWO)
    default = NOTHING if step.may else Answer("choose", word=said[0])
    return Words(prompt, default, "choose", said, may_decline=bool(step.may))


def _buying(step: Step, price: int) -> str:
    """Cards that are offered to one player."""
    many = "a card" if step.high == 1 else f"{step.high} cards"
    return f"Take {many} face {'down' if step.face else 'up'}?{f' It costs {price}.' if price else ''}"
