"""Cards that go from player to player."""

from collections.abc import Sequence

from pokernight.cards import Card, Rank, rank_of
from pokernight.language.part import Part, reads, sentence
from pokernight.language.writer import write
from pokernight.ranking import card_height
from pokernight.rules.act import AllFirst
from pokernight.rules.draw import named
from pokernight.rules.parts.pick import Pick, meant, offered_to
from pokernight.rules.parts.places import Face, Neighbour, Recipient, Way
from pokernight.rules.parts.price import ANTE, Price
from pokernight.rules.rule import Action, Deed, Effect, Step
from pokernight.rules.serve import count, counted
from pokernight.rules.supply import as_they_lie, laid_away, spots_of
from pokernight.rules.totals import CHOSEN, Totals
from pokernight.table import events as ev
from pokernight.table.choices import (
    DECLINE,
    NOTHING,
    Answer,
    Cards,
    Choice,
    Number,
    Portions,
    Words,
    how_many,
    in_height,
    lowest,
    take_it,
)
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import COMMON, DECK, DISCARDS, Lie, Place, hand
from pokernight.table.table import Table


@sentence("{cards} to {neighbour}", "{cards} {neighbour}", "{cards} and pass it to {neighbour}", also=None)
@sentence("{cards} and {also} to {neighbour}")
class Gift(Part):
    """Cards for a neighbour, of one kind or of two."""

    cards: Pick
    neighbour: Recipient
    also: Pick | None = None


@sentence("pass~es {gifts}", "give {gifts}", "keep <it|card|their card> or pass {gifts}", face_up=False)
@sentence("pass~es {gifts}, face up", "pass {gifts} and flip it face up", "flip [over] {gifts}", face_up=True)
@reads("not pass", gifts=(Gift(Pick(0), Neighbour(Way.LEFT)),))
class PassCards(Deed):
    """Everybody chooses first; then the cards move together, known to the one who passed them."""

    gifts: tuple[Gift, ...]
    face_up: bool = False
    at_once = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += sum(gift.cards.count or totals.held for gift in self.gifts)
        totals.seen += sum(gift.also.count or 0 for gift in self.gifts if gift.also)
        totals.tags |= {"pass", "flip"} if self.face_up else {"pass"}

    def possible(self, table: Table, frame: Frame) -> bool:
        there = any(pick.count == 0 or pick.among(table, frame) for pick, _ in self._lots())
        return len(table.state.still_in) > 1 and there

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        lots = self._lots()
        chosen = tuple(others_of(table, frame.seat) for _, to in lots if to.of(table, frame.seat) is None)
        prompt = f"{write(self).capitalize()}."
        if len(lots) == 1 and not chosen:
            pick = lots[0][0]
            return pick.ask(table, frame, "pass", prompt) if pick.settled(table, frame) is None else None
        portions = self._portions(table, frame)
        usual = Answer(
            "pass",
            tuple(card for portion in portions for card in portion.default.cards),
            " ".join(str(seats[0]) for seats in chosen),
        )
        every = dict.fromkeys(card for pick, _ in lots for card in pick.among(table, frame))
        offered = offered_to(table, frame.seat, tuple(every))
        default = NOTHING if frame.may else usual
        ordered = " Name them in this order." if len(lots) > 1 else ""
        return Portions(f"{prompt}{ordered}", default, "pass", portions, offered, chosen, frame.may)

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        """The answer with all cards by name, and for each of them the seat that gets it."""
        if frame.may and answer.verb == DECLINE:
            return self, NOTHING
        lots = self._lots()
        choice = self.ask(table, frame)
        parts = choice.parts(answer.cards) if isinstance(choice, Portions) else [answer.cards]
        words = iter(answer.word.split())
        gone: list[Card] = []
        seats: list[int] = []
        for (pick, to), part in zip(lots, parts, strict=True):
            if choice is None or not isinstance(choice, Portions):
                cards = named(pick, table, frame, answer).cards
            else:
                left = [card for card in pick.among(table, frame) if card not in gone]
                cards = as_they_lie(table, meant(table, frame.seat, Answer("pass", part), left))
            gone.extend(cards)
            seats.extend([to.of(table, frame.seat) or int(next(words))] * len(cards))
        return self, Answer("pass", tuple(gone), " ".join(map(str, seats)))

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        gifts = [(card, int(seat)) for card, seat in zip(answer.cards, answer.word.split(), strict=True)]
        for seat in dict.fromkeys(seat for _, seat in gifts):
            cards = [card for card, to in gifts if to == seat != frame.seat]
            for lie in Lie:
                for place in dict.fromkeys(beside(table, card, seat) for card in cards):
                    there = [card for card in cards if beside(table, card, seat) == place]
                    table.move([card for card in there if self._lie(table, card) is lie], place, lie)

    def _lots(self) -> list[tuple[Pick, Recipient]]:
        """What is given, and to whom."""
        return [(pick, gift.neighbour) for gift in self.gifts for pick in (gift.cards, gift.also) if pick is not None]

    def _portions(self, table: Table, frame: Frame) -> tuple[Cards, ...]:
        """What can be given of each kind, where all kinds have to be found in one hand."""
        known = table.state.known
        sets = [pick.among(table, frame) for pick, _ in self._lots()]
        shown = {card: card if frame.seat in known[card] else ev.HIDDEN for cards in sets for card in cards}
        heights = {card: at for at, card in enumerate(in_height(shown.values()))}
        gone: list[Card] = []
        portions = []
        for at, (pick, _) in enumerate(self._lots()):
            wanted = {card: sum(card in later for later in sets[at + 1 :]) for card in sets[at] if card not in gone}
            able = sorted(wanted, key=lambda card: (wanted[card], heights[shown[card]]))
            least, most = pick.limits(len(sets[at]))
            most = min(most, len(able))
            gone.extend(able[:most])
            usual = Answer("pass", tuple(shown[card] for card in able[:most]))
            offered = offered_to(table, frame.seat, sets[at])
            portions.append(Cards(f"{how_many(least, most)}", usual, "pass", offered, min(least, most), most))
        return tuple(portions)

    def _lie(self, table: Table, card: Card) -> Lie:
        """Face down, unless the rule is about up cards or about all of them; what nobody has seen stays so."""
        lie = table.state.lies[card]
        if self.face_up:
            return Lie.UP
        open_too = any(pick.face is Face.UP or (pick.count is None and not pick.upto) for pick, _ in self._lots())
        return Lie.DOWN if lie is Lie.UP and not open_too else lie


@sentence("their up cards go to {neighbour}", "their up card <get|is> passed to {neighbour}", face=Face.UP)
@sentence(
    "their cards are passed to {neighbour}",
    "their cards go to {neighbour}",
    "their <card|hand> <get|is> passed to {neighbour}",
)
@reads("player to their left [must] <take|get> their card", neighbour=Neighbour(Way.LEFT))
@reads("player to their right [must] <take|get> their card", neighbour=Neighbour(Way.RIGHT))
class HandPasses(Effect):
    """A whole hand moves to a neighbour, or what is shown of it."""

    neighbour: Neighbour
    face: Face | None = None

    def tally(self, totals: Totals, times: int) -> None:
        totals.takes_hands = True
        totals.tags.add("pass")

    def play(self, table: Table, frame: Frame) -> Asking | None:
        to = self.neighbour.of(table, frame.seat)
        if to and to != frame.seat:
            table.hand_over(table.lying(frame.seat, *([self.face.lie] if self.face else Lie)), to)
        return None


@sentence(
    "auction~s off {cards} and keep~s what it brings",
    "auction off {cards} keeping any money they make",
    "<auction off|sell> {cards} [to highest bidder]",
)
class AuctionOff(Deed):
    """A card for sale to the highest bidder, who pays its owner."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.from_others += self.cards.count or 1
        totals.tags |= {"pass", "fee"}

    def possible(self, table: Table, frame: Frame) -> bool:
        others = others_of(table, frame.seat)
        return bool(self.cards.among(table, frame)) and any(table.state.chips[seat] for seat in others)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        if self.cards.settled(table, frame) is not None:
            return None
        return self.cards.ask(table, frame, "auction", "Auction off {cards}, unseen, and keep what is paid for it.")

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """The lot first, then bids in turn from the seller's left until all others have declined."""
        if "lot" not in frame.notes:
            answer = frame.answer
            if answer is None:
                if not self.possible(table, frame):
                    return None
                choice = self.ask(table, frame)
                if choice is not None:
                    return {frame.seat: choice}
            frame.notes["lot"] = named(self.cards, table, frame, answer or NOTHING).cards
            if not frame.notes["lot"]:
                return None
            table.do(ev.Said(frame.seat, f"auction {how_many(*[len(frame.notes['lot'])] * 2)}"))
            frame.notes["bidders"] = table.seats_from(frame.seat)[1:]
            frame.notes["bid"] = (0, 0)
        for seat, answer in frame.answers.items():
            self._hear(table, frame, seat, answer)
        frame.answers.clear()
        return self._next_bid(table, frame)

    def _hear(self, table: Table, frame: Frame, seat: int, answer: Answer) -> None:
        """A bid, after which the bidder waits for all others; or no more bids of this player."""
        others = tuple(other for other in frame.notes["bidders"] if other != seat)
        frame.notes["bidders"] = others
        if answer.verb != DECLINE:
            table.do(ev.Said(seat, str(answer)))
            frame.notes["bidders"] = (*others, seat)
            frame.notes["bid"] = (seat, int(answer.word))

    def _next_bid(self, table: Table, frame: Frame) -> Asking | None:
        """Ask the next who can bid more; when nobody is left, the card is sold, or kept where nobody has bid."""
        high, chips = frame.notes["bid"]
        while frame.notes["bidders"] and frame.notes["bidders"][0] != high:
            seat, *rest = frame.notes["bidders"]
            most = table.state.chips[seat]
            if most > chips:
                prompt = f"Seat {high} bids {chips}: bid more or decline." if high else "Bid for the card, or decline."
                return {seat: Number(prompt, NOTHING, "bid", chips + 1, most)}
            frame.notes["bidders"] = tuple(rest)
        if high:
            table.note("high bidder", high)
            table.pay(high, chips, "price", to=frame.seat)
            table.hand_over(frame.notes["lot"], high)
        return None


@sentence(
    "trade~s cards with another player, as many for as many, saying only how many,"
    " at most {times} times, for {price} each time",
    "trade card with each other as long as same number of card is traded by each player."
    " No information may is given about card except number offered for trade."
    " Each player may trade up to {times} time but must reante each time",
)
class TradeCards(Deed):
    """Two players exchange equally many cards, unseen; only the number is said."""

    times: int
    price: Price = ANTE

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.times * totals.held
        totals.tags |= {"pass", "fee"}

    def open(self, table: Table) -> None:
        table.note("traded", False)

    def again(self, table: Table) -> bool:
        return bool(table.state.notes["traded"])

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """An offer, the other's answer, then both choose in secret; who is refused may turn to somebody else."""
        seat = frame.seat
        if "offer" not in frame.notes:
            answer = frame.answer
            if answer is None:
                choice = self._offer(table, frame)
                return {seat: choice} if choice else None
            if answer.verb == DECLINE:
                return None
            many, other = (int(word) for word in answer.word.split(" to "))
            frame.notes["offer"] = (other, many)
            table.do(ev.Said(seat, str(answer)))
            prompt = f"Seat {seat} wants to trade {how_many(many, many)} with you, for {self.price.chips(table)} each."
            return {other: take_it(prompt, "accept")}
        other, many = frame.notes["offer"]
        if "agreed" not in frame.notes:
            if frame.answers.pop(other).verb == DECLINE:
                del frame.notes["offer"]
                frame.notes["refused"] = (*frame.notes.get("refused", ()), other)
                return self.play(table, frame)
            frame.notes["agreed"] = True
            for trader in (seat, other):
                table.pay(trader, self.price.chips(table), "fee")
                count(table, "trades", trader, counted(table, "trades", trader) + 1)
            asking = {trader: self._cards(table, trader, many) for trader in (seat, other)}
            return {trader: choice for trader, choice in asking.items() if choice.most < len(choice.cards)}
        given = {trader: self._given(table, trader, many, frame.answers) for trader in (seat, other)}
        table.hand_over(given[seat], other)
        table.hand_over(given[other], seat)
        table.note("traded", True)
        return None

    def _offer(self, table: Table, frame: Frame) -> Choice | None:
        """The question to whom how many cards are offered; None where nobody can trade."""
        asked = others_of(table, frame.seat) if self._can(table, frame.seat) else ()
        open_to = [seat for seat in asked if seat not in frame.notes.get("refused", ()) and self._can(table, seat)]
        held = {seat: len(table.state.of_seat(seat)) for seat in (frame.seat, *open_to)}
        words = tuple(
            f"{many} to {seat}" for seat in open_to for many in range(1, min(held[frame.seat], held[seat]) + 1)
        )
        prompt = f"Offer to trade so many cards with somebody, for {self.price.chips(table)} each."
        return Words(prompt, NOTHING, "offer", words, may_decline=True) if words else None

    def _can(self, table: Table, seat: int) -> bool:
        return counted(table, "trades", seat) < self.times and table.state.chips[seat] >= self.price.chips(table)

    def _cards(self, table: Table, seat: int, many: int) -> Cards:
        offered = offered_to(table, seat, table.state.of_seat(seat))
        prompt = f"Trade {how_many(many, many)}."
        return Cards(prompt, Answer("trade", lowest(offered, many)), "trade", offered, many, many)

    def _given(self, table: Table, seat: int, many: int, answers: dict[int, Answer]) -> tuple[Card, ...]:
        cards = table.state.of_seat(seat)
        return as_they_lie(table, meant(table, seat, answers[seat], cards)) if seat in answers else cards


@sentence(
    "ask~s another player for a down card of a rank, and get~s it or else the top card of the deck",
    "ask a player if they have a down card of a particular rank."
    " If other player do asker get card otherwise they get top card off deck",
)
class AskForRank(Deed):
    """A card of a named rank from another player, or a new one."""

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.open_cards = CHOSEN
        totals.tags.add("pass")

    def possible(self, table: Table, frame: Frame) -> bool:
        held = any(table.lying(seat, Lie.DOWN) for seat in others_of(table, frame.seat))
        return len(table.state.still_in) > 1 and (held or table.can_deal())

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Whom to ask, and for which rank."""
        answer = frame.answer
        if not frame.other:
            if not self.possible(table, frame):
                return None
            seat = answered_seat(frame, answer, others_of(table, frame.seat), "Ask a player for a card?")
            if isinstance(seat, Words):
                return {frame.seat: seat}
            if not seat:
                return None
            frame.other, answer = seat, None
        if answer is None:
            words = tuple(rank.word for rank in self._ranks(table))
            prompt = f"Which rank do you ask seat {frame.other} for?"
            return {frame.seat: Words(prompt, Answer("choose", word=words[0]), "choose", words)}
        table.do(ev.Said(frame.seat, f"ask {frame.other} {answer.word}"))
        rank = Rank[answer.word.upper()]
        found = [card for card in table.lying(frame.other, Lie.DOWN) if rank_of(card) is rank][:1]
        if found:
            table.hand_over(found, frame.seat)
        else:
            table.deal_to(hand(frame.seat), Lie.DOWN)
        return None

    def _ranks(self, table: Table) -> list[Rank]:
        """The ranks that are in the deck."""
        return sorted({rank for card in table.course.deck.cards if (rank := rank_of(card))})


@sentence("steal~s {cards} from another player", "<steal|take|draw> {cards} from any [one] other player", victim=None)
@sentence("steal~s {cards} from {victim:one}", "<steal|take|draw> {cards} from [hand of] {victim}")
class Steal(Deed):
    """A card that changes hands against its owner's will."""

    cards: Pick
    victim: Neighbour | None = None

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.cards.count or 1 if times is None else (self.cards.count or 1) * times
        totals.tags.add("pass")

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._victims(table, frame))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """From whom, and which cards; those that the thief has not seen he takes as they lie."""
        answer = frame.answer
        if not frame.other:
            victims = self._victims(table, frame)
            if not victims:
                return None
            seat = answered_seat(frame, answer, victims, "Steal from a player?")
            if isinstance(seat, Words):
                return {frame.seat: seat}
            if not seat:
                return None
            frame.other, answer = seat, None
        cards = among_others(self.cards, table, frame)
        if answer is None:
            choice = choice_among_others(self.cards, table, frame, "steal", f"Steal {{cards}} from seat {frame.other}.")
            if choice is not None:
                return {frame.seat: choice}
            stolen: Sequence[Card] = cards[: self.cards.limits(len(cards))[1]]
        else:
            stolen = as_they_lie(table, meant(table, frame.seat, answer, cards))
        table.hand_over(stolen, frame.seat)
        return None

    def _victims(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """Those who have such cards."""
        seats = others_of(table, frame.seat)
        if self.victim:
            seats = tuple(seat for seat in seats if seat == self.victim.of(table, frame.seat))
        return tuple(seat for seat in seats if among_others(self.cards, table, frame, seat))


@sentence("force~s another player to {action}", "force any [one] [other] player to {action}")
class Force(Deed):
    """Something that another player has to do."""

    action: Action

    def tally(self, totals: Totals, times: int | None) -> None:
        self.action.tally(totals, 1)

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._others(table, frame))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Choose a player, who then does it."""
        others = self._others(table, frame)
        if not others:
            return None
        prompt = f"Force another player to {write(self.action)}?"
        seat = answered_seat(frame, frame.answer, others, prompt)
        if isinstance(seat, Words):
            return {frame.seat: seat}
        if seat:
            table.then(self.action, seat, other=frame.seat)
        return None

    def _others(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """Those who can do it."""
        return tuple(
            seat
            for seat in others_of(table, frame.seat)
            if self.action.possible(table, Frame(self.action, seat=seat, other=frame.seat))
        )


@sentence(
    "call~s for a twister: each player gives {count} cards to the dealer, who shuffles and redeals them",
    "call for a twister where each player give {count} card to dealer who shuffle them and redeal them",
)
class CallTwister(Deed):
    """Cards of everybody's choice are gathered, shuffled and dealt again."""

    count: int

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.count * (times or 1)
        totals.tags |= {"draw", "pass"}

    def possible(self, table: Table, frame: Frame) -> bool:
        """Cards that a twister has dealt call for no other."""
        return frame.card not in table.state.notes.get("dealt by twisters", ())

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """The call, then what each player gives, in secret, and then the new deal."""
        if "called" not in frame.notes:
            answer = frame.answer
            if answer is None and not self.possible(table, frame):
                return None
            if answer is None and frame.may:
                return {frame.seat: take_it("Call for a twister?", "call")}
            if answer is not None and answer.verb == DECLINE:
                return None
            frame.notes["called"] = True
            table.do(ev.Said(frame.seat, "twister"))
            asking = {seat: self._question(table, seat) for seat in table.seats_from()}
            if any(choice.most < len(choice.cards) for choice in asking.values()):
                return {seat: choice for seat, choice in asking.items() if choice.most < len(choice.cards)}
        given = {}
        for seat in table.seats_from():
            cards = table.state.of_seat(seat)
            answer = frame.answers.get(seat)
            given[seat] = as_they_lie(table, meant(table, seat, answer, cards)) if answer else cards
        frame.answers.clear()
        self._redeal(table, given)
        return None

    def _question(self, table: Table, seat: int) -> Cards:
        offered = offered_to(table, seat, table.state.of_seat(seat))
        many = min(self.count, len(offered))
        prompt = f"Give {how_many(many, many)} to the dealer, to be shuffled and dealt again."
        return Cards(prompt, Answer("give", lowest(offered, many)), "give", offered, many, many)

    def _redeal(self, table: Table, given: dict[int, tuple[Card, ...]]) -> None:
        """Shuffle what was given, and deal everybody as many cards, which lie as those lay."""
        spots = {seat: spots_of(table, cards) for seat, cards in given.items()}
        cards = [card for mine in given.values() for card in mine]
        below = table.state.at(DECK)
        table.move(cards, DECK, Lie.BLIND, on_top=True)
        table.shuffle(cards, below)
        for turn in range(self.count):
            for mine in spots.values():
                if turn < len(mine):
                    table.deal_to(mine[turn].place, mine[turn].lie)
        before = table.state.notes.get("dealt by twisters", ())
        shown = tuple(card for card in cards if table.state.lies[card] is Lie.UP)
        table.note("dealt by twisters", (*before, *shown))


@sentence(
    "From the high card showing to the low, each player without a partner picks one."
    " Partners put their cards together and play one hand, but bet alone",
    "From high card showing down to low card showing each player who do not yet have a partner pick one."
    " Partner combine their hand and is now considered one player although they bet separately",
)
class PickPartners(Step):
    """Two players put their cards together and play as one hand, though each bets alone."""

    def tally(self, totals: Totals) -> None:
        totals.seen += totals.held
        totals.hold(totals.held)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins():
            frame.notes["free"] = tuple(sorted(table.seats_from(), key=lambda seat: -self._height(table, seat)))
            frame.notes["pairs"] = ()
        for seat, answer in frame.answers.items():
            self._pair(frame, seat, int(answer.word))
        frame.answers.clear()
        while len(frame.notes["free"]) > 1:
            seat, *others = frame.notes["free"]
            if len(others) > 1:
                words = tuple(map(str, sorted(others)))
                return {seat: Words("Pick a partner.", Answer("choose", word=words[0]), "choose", words)}
            self._pair(frame, seat, others[0])
        self._join(table, frame.notes["pairs"])
        return None

    def _height(self, table: Table, seat: int) -> int:
        """How high the highest card is that a player shows."""
        return max((card_height(card) for card in table.lying(seat, Lie.UP)), default=0)

    def _pair(self, frame: Frame, seat: int, other: int) -> None:
        frame.notes["pairs"] = (*frame.notes["pairs"], (seat, other))
        frame.notes["free"] = tuple(free for free in frame.notes["free"] if free not in (seat, other))

    def _join(self, table: Table, pairs: tuple[tuple[int, int], ...]) -> None:
        """Partners know all their cards; who picked the other holds them, and the other where that one is out."""
        for seat, other in pairs:
            table.hand_over(table.state.of_seat(other), seat)
            table.show(table.lying(seat, Lie.DOWN), frozenset((seat, other)))
        table.note("partners", tuple(sorted((*pairs, *((other, seat) for seat, other in pairs)))))


@sentence("pass~es their discards to {neighbour}", "pass discard to {neighbour}")
class PassDiscards(Deed):
    """What a player laid away is a neighbour's to draw."""

    neighbour: Neighbour
    at_once = True

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags |= {"pass", "draw"}

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._cards(table, frame))

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        return take_it("Pass your discards on?", "pass") if frame.may else None

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        to = self.neighbour.of(table, frame.seat)
        if to and not (answer.verb == DECLINE and frame.may):
            table.move(self._cards(table, frame), hand(to), Lie.DOWN)

    def _cards(self, table: Table, frame: Frame) -> list[Card]:
        """What the player has laid away, as far as it still lies there."""
        return [card for card in laid_away(table, frame.seat) if table.state.where[card] == DISCARDS]


@sentence(
    "Nobody looks at the new cards before all have passed",
    "[These|They] [card] may not is looked at until everyone have passed",
    "before looking at card they get",
    "Player may not look at card they get until everyone have passed",
)
class PassBlind(AllFirst):
    """Cards are chosen before those that come are seen."""

    about = (PassCards,)


@sentence(
    "look~s at {cards} of another player",
    "look at {cards} of any [one] other player",
    "look at any [one] other player's {cards}",
)
class PeekAt(Deed):
    """Cards of another player that one gets to know."""

    cards: Pick

    def possible(self, table: Table, frame: Frame) -> bool:
        return bool(self._others(table, frame))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Choose a player; of cards that all look alike there is nothing to choose."""
        others = self._others(table, frame)
        if not others:
            return None
        seat = answered_seat(frame, frame.answer, others, "Look at the cards of a player?")
        if isinstance(seat, Words):
            return {frame.seat: seat}
        if seat:
            cards = self._unseen(table, frame, seat)
            table.show(cards[: self.cards.limits(len(cards))[1]], frozenset((frame.seat,)))
        return None

    def _others(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return tuple(seat for seat in others_of(table, frame.seat) if self._unseen(table, frame, seat))

    def _unseen(self, table: Table, frame: Frame, seat: int) -> tuple[Card, ...]:
        """The cards of another that the player does not know yet."""
        cards = among_others(self.cards, table, frame, seat)
        return tuple(card for card in cards if frame.seat not in table.state.known[card])


@sentence("buy~s {cards} from another player", "buy {cards} from any [one] other player")
class BuyFrom(Deed):
    """A card for a price that the two agree on."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.from_others += self.cards.count or 1
        totals.tags |= {"pass", "fee"}

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.state.chips[frame.seat] > 0 and bool(self._others(table, frame))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """From whom, for how much, and then the owner says which card it is, or that it is not for sale."""
        if not frame.other:
            if not self.possible(table, frame):
                return None
            seat = answered_seat(frame, frame.answer, self._others(table, frame), "Buy from a player?")
            if isinstance(seat, Words):
                return {frame.seat: seat}
            if not seat:
                return None
            frame.other = seat
        if "bid" not in frame.notes:
            answer = frame.answer
            if answer is None:
                prompt = f"What do you bid seat {frame.other} for {write(self.cards)}?"
                return {frame.seat: Number(prompt, NOTHING, "bid", 1, table.state.chips[frame.seat])}
            if answer.verb == DECLINE:
                return None
            table.do(ev.Said(frame.seat, f"{answer} to {frame.other}"))
            frame.notes["bid"] = int(answer.word)
            seller = Frame(self, seat=frame.other, may=True)
            prompt = f"Seat {frame.seat} bids {answer.word}: sell {{cards}}, or decline."
            return {frame.other: self.cards.ask(table, seller, "sell", prompt)}
        sold = meant(table, frame.other, frame.answers.pop(frame.other), among_others(self.cards, table, frame))
        if sold:
            table.pay(frame.seat, frame.notes["bid"], "price", to=frame.other)
            table.hand_over(as_they_lie(table, sold), frame.seat)
        return None

    def _others(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return tuple(seat for seat in others_of(table, frame.seat) if among_others(self.cards, table, frame, seat))


@sentence("their up cards become common cards")
class BecomeCommon(Effect):
    """What a player showed belongs to every hand from then on."""

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("common")

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.move(table.lying(frame.seat, Lie.UP), COMMON, Lie.UP)
        return None


def others_of(table: Table, seat: int) -> tuple[int, ...]:
    """All others who are still in, from the player's left on."""
    return tuple(other for other in table.seats_from(seat) if other != seat)


def beside(table: Table, card: Card, seat: int) -> Place:
    """Where a card of one player goes at another's: to the hand of the same number, where there are several."""
    number = table.state.where[card].pile if table.state.notes.get("hands") else 0
    return hand(seat)._replace(pile=number)


def answered_seat(frame: Frame, answer: Answer | None, seats: Sequence[int], prompt: str) -> int | Words:
    """The seat that a player has chosen, 0 for none, or the question for it; where there is one only, that one."""
    if answer is None:
        if len(seats) == 1 and not frame.may:
            return seats[0]
        words = tuple(map(str, sorted(seats)))
        default = NOTHING if frame.may else Answer("choose", word=words[0])
        return Words(f"{prompt} Choose a seat.", default, "choose", words, may_decline=frame.may)
    return 0 if answer.verb == DECLINE else int(answer.word)


def among_others(pick: Pick, table: Table, frame: Frame, seat: int = 0) -> tuple[Card, ...]:
    """The cards of another player that fit."""
    return pick.among(table, Frame(frame.rule, seat=seat or frame.other, card=frame.card))


def choice_among_others(pick: Pick, table: Table, frame: Frame, verb: str, prompt: str) -> Cards | None:
    """Which cards of another player it shall be; None where there is nothing to choose, or nothing to tell them by."""
    offered = offered_to(table, frame.seat, among_others(pick, table, frame))
    least, most = pick.limits(len(offered))
    if least == most and (most == len(offered) or len(set(offered)) == 1):
        return None
    asked = prompt.format(cards=how_many(least, most))
    return Cards(asked, Answer(verb, lowest(offered, least)), verb, offered, least, most)
