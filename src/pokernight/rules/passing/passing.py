"""Cards that go from player to player."""

from collections import Counter
from dataclasses import replace
from functools import cached_property
from typing import Any

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.language.writer import to_you, write
from pokernight.rules.act import Act
from pokernight.rules.dealing.supply import as_they_lie, laid_away
from pokernight.rules.parts.faces import Printed
from pokernight.rules.parts.pick import Pick, meant, offered_to
from pokernight.rules.parts.places import Face, Neighbour, Recipient, Way
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.subjects import THEY
from pokernight.rules.parts.who import EachPlayer
from pokernight.rules.passing.gifts import Gift
from pokernight.rules.rule import Action, Deed, Effect, Remark, Standing, Step
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, NOTHING, Answer, Choice, take_it
from pokernight.table.frame import Asking, Frame
from pokernight.table.picking import Cards, Portions, height, how_many, lowest
from pokernight.table.places import COMMON, DISCARDS, TABLE, Lie, Place, hand, pile
from pokernight.table.table import Table


@sentence(
    "pass~es {gifts}",
    "<give|hand> {gifts}",
    "<<pass|give|hand> back|return> {gifts}",
    "<choose|pick|select> {gifts}",
    face_up=False,
)
@sentence("pass~es {gifts}, face up", "pass {gifts} and flip <it|they> [face up]", "flip [over] {gifts}", face_up=True)
@reads("pass {gifts:BlindGift} without looking at <it|they>")
@reads("<give|hand> {gifts:GiftTo}")
@reads("pass {gifts:OpenGift}", face_up=True)
@reads(
    "<not pass|<avoid|skip> passing|keep their <card|hand> [instead of passing]>",
    gifts=(Gift(Pick(0), Neighbour(Way.LEFT)),),
)
class PassCards(Deed):
    """Everybody chooses first; then the cards move together, known to the one who passed them."""

    verb = "pass"
    gifts: tuple[Gift, ...]
    face_up: bool = False
    at_once = True
    hands_over = True

    def tally(self, totals: Totals, times: int | None) -> None:
        passed = sum(pick.most(totals) for pick, _ in self._lots)
        totals.seen += passed
        totals.passed += passed
        totals.last_passed = passed
        totals.kept_of_pass |= any(pick.keeps for pick, _ in self._lots)
        totals.tags |= {"pass", "flip"} if self.face_up else {"pass"}

    def possible(self, table: Table, frame: Frame) -> bool:
        if len(table.state.still_in) < 2 or (frame.card is not None and self._came_round(table, frame)):
            return False
        if any(isinstance(remark, StaysThere) for remark in frame.remarks):
            return any(pick.count == 0 or self._among(pick, table, frame) for pick, _ in self._lots)
        return any(pick.count == 0 or pick.likely(table, frame) for pick, _ in self._lots)

    def ask(self, table: Table, frame: Frame) -> Choice | None:
        lots, prompt = self._lots, to_you(write(self))
        chosen = tuple([to.able(table, frame.seat) for _, to in lots if to.of(table, frame.seat) is None])
        if len(lots) == 1 and not chosen:
            pick = lots[0][0]
            cards = self._among(pick, table, frame)
            kept = keeping(frame)
            if pick.settles(cards, frame) and not kept:
                return None
            choice = pick.ask(table, frame, "pass", prompt, cards)
            return kept.offer(table, frame, choice) if kept else choice
        portions = self._portions(table, frame)
        usual = Answer(
            "pass",
            tuple(card for portion in portions for card in portion.default.cards),
            " ".join(str(seats[0]) for seats in chosen),
        )
        every = dict.fromkeys(card for pick, _ in lots for card in self._among(pick, table, frame))
        offered = offered_to(table, frame.seat, tuple(every))
        default = NOTHING if frame.may else usual
        ordered = " Name them in this order." if len(lots) > 1 else ""
        return Portions(f"{prompt}{ordered}", default, "pass", portions, offered, chosen, frame.may)

    def decided(self, table: Table, frame: Frame, answer: Answer) -> tuple[Action, Answer]:
        """The answer with all cards by name, and for each of them the seat that gets it."""
        if frame.may and answer.verb == DECLINE:
            return self, NOTHING
        seats = [to.of(table, frame.seat) for _, to in self._lots]
        if len(seats) == 1 and seats[0]:
            pick = self._lots[0][0]
            cards = self._among(pick, table, frame)
            if keeping(frame) or not pick.settles(cards, frame):
                cards = meant(table, frame.seat, answer, cards)
            cards = as_they_lie(table, cards)
            return self, Answer("pass", cards, " ".join([str(seats[0])] * len(cards)))
        choice = self.ask(table, frame)
        assert isinstance(choice, Portions)
        words = iter(answer.word.split())
        gone: list[Card] = []
        getting: list[str] = []
        for (pick, _), seat, part in zip(self._lots, seats, choice.parts(answer.cards), strict=True):
            left = [card for card in self._among(pick, table, frame) if card not in gone]
            cards = as_they_lie(table, meant(table, frame.seat, Answer("pass", part), left))
            gone.extend(cards)
            getting.extend([str(seat) if seat else next(words)] * len(cards))
        return self, Answer("pass", tuple(gone), " ".join(getting))

    def take(self, table: Table, frame: Frame, answer: Answer) -> None:
        kept = keeping(frame)
        if kept:
            kept.charge(table, frame.seat, (self._lots[0][0].count or 0) - len(answer.cards))
        gifts: dict[int, dict[tuple[Lie, Place], list[Card]]] = {}
        for card, seat in zip(answer.cards, map(int, answer.word.split()), strict=True):
            if seat != frame.seat:
                lying = (self._lie(table, card), beside(table, card, seat))
                gifts.setdefault(seat, {}).setdefault(lying, []).append(card)
        for given in gifts.values():
            for (lie, place), cards in sorted(given.items()):
                table.move(cards, place, lie, together="together" in frame.notes)

    @cached_property
    def _lots(self) -> tuple[tuple[Pick, Recipient], ...]:
        """What is given, and to whom."""
        picks = [(pick, gift.neighbour) for gift in self.gifts for pick in (gift.cards, gift.also)]
        return tuple([(pick, to) for pick, to in picks if pick is not None])

    @cached_property
    def _open_too(self) -> bool:
        """Whether the rule is about up cards, about all of them, or about one that something has happened with."""
        return any(pick.it or pick.face is Face.UP or (pick.count is None and not pick.upto) for pick, _ in self._lots)

    def _came_round(self, table: Table, frame: Frame) -> bool:
        """Whether the card that is spoken of was passed on by the player before: it must come to rest somewhere."""
        if not any(pick.it for pick, _ in self._lots):
            return False
        return any(
            isinstance(event, ev.Moved) and event.source.seat == frame.seat and frame.card in event.cards
            for event in table.this_deal
        )

    def _among(self, pick: Pick, table: Table, frame: Frame) -> tuple[Card, ...]:
        """The cards of the frame's player that may be given."""
        cards = pick.among(table, frame)
        for rule in table.standing(NeverPassed):
            cards = tuple(card for card in cards if not rule.cards.has(table, card, frame.seat))
        if any(isinstance(remark, StaysThere) for remark in frame.remarks):
            came = passed_to(table, frame.seat)
            return tuple(card for card in cards if card not in came)
        return cards

    def _portions(self, table: Table, frame: Frame) -> tuple[Cards, ...]:
        """What can be given of each kind, where all kinds have to be found in one hand."""
        known = table.state.known
        sets = [self._among(pick, table, frame) for pick, _ in self._lots]
        shown = {card: card if frame.seat in known[card] else ev.HIDDEN for cards in sets for card in cards}
        heights = {card: height(seen) for card, seen in shown.items()}
        gone: list[Card] = []
        portions = []
        for at, (pick, _) in enumerate(self._lots):
            later = [card for cards in sets[at + 1 :] for card in cards]
            left = sorted([card for card in sets[at] if card not in gone], key=heights.__getitem__)
            able = sorted(left, key=later.count)  # first what no other kind needs
            least, most = pick.limits(len(sets[at]))
            most = min(most, len(able))
            gone.extend(able[:most])
            usual = Answer("pass", tuple([shown[card] for card in able[:most]]))
            offered = offered_to(table, frame.seat, sets[at])
            portions.append(Cards(how_many(least, most), usual, "pass", offered, min(least, most), most))
        return tuple(portions)

    def _lie(self, table: Table, card: Card) -> Lie:
        """Face down, unless the rule is about up cards or about all of them; what nobody has seen stays so."""
        lie = table.state.lies[card]
        if self.face_up:
            return Lie.UP
        return Lie.DOWN if lie is Lie.UP and not self._open_too else lie


@sentence(
    "{cards} may not be passed", "{cards} may not is <passed|given away>", f"{THEY} may not <pass|give away> {{cards}}"
)
class NeverPassed(Standing):
    """Cards that stay with whoever has them."""

    cards: Printed


CAME = (
    "<[that|which] [was|have been] [just] passed to they"
    "|[that|which] they <[have] [just] <received|got|get>|<was|have been> [just] passed>>"
)


@sentence(
    "Cards that were passed may be passed on",
    f"They may pass [on|along] [a|any] [of] card {CAME}",
    f"<Passed card|card {CAME}> may is passed [on|along]",
)
class MayPassOn(Remark):
    """What came from a neighbour may go on to the next, as it may where nothing is said."""

    about = (PassCards,)


class StaysThere(Remark):
    """What came from a neighbour stays."""


@sentence(
    "They may pay {price} for each card that they keep instead",
    "They may pay {price} for each card [that|which] they <keep|do not <pass|want to pass|wish to pass>>",
    "They may <keep|not pass> a card <by paying|for> {price} [each|for each]",
)
class PayToKeep(Remark):
    """A price for every card that is not passed on."""

    about = (PassCards,)
    price: Price

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")

    def offer(self, table: Table, frame: Frame, choice: Cards) -> Cards:
        """The choice with fewer cards, as far as the player can pay for those that are kept."""
        chips = self.price.chips(table)
        able = table.state.chips[frame.seat] // chips if chips else choice.most
        default = choice.default if frame.may else Answer("pass", lowest(choice.cards, choice.most))
        prompt = f"{choice.prompt} Each card that you keep instead costs {chips}."
        return replace(choice, prompt=prompt, least=max(0, choice.least - able), default=default)

    def charge(self, table: Table, seat: int, cards: int) -> None:
        """Let the player pay for what was kept."""
        table.pay(seat, max(0, cards) * self.price.chips(table), "fee")


@reads("player to left of dealer {deed} [and] then each [other] player in turn {deed} until dealer have passed")
class PassAround(Step):
    """One after the other, from the dealer's left on to the dealer."""

    deed: PassCards

    @classmethod
    def said(cls, **fields: Any) -> Act:
        return Act(EachPlayer(in_turn=True), fields["deed"])


@sentence(
    "their up cards go to {neighbour:Neighbour}",
    "their up card <get|is> passed to {neighbour:Neighbour}",
    face=Face.UP,
)
@sentence(
    "their cards are passed to {neighbour:Neighbour}",
    "their cards go to {neighbour:Neighbour}",
    "their <card|hand> <get|is> <passed|given> to {neighbour:Neighbour}",
    face=None,
)
@reads("their <card|hand> <go|<get|is> <passed|given>> to {neighbour:ToDealer}")
@reads("player to their left [must] <take|get> their card", neighbour=Neighbour(Way.LEFT))
@reads("player to their right [must] <take|get> their card", neighbour=Neighbour(Way.RIGHT))
class HandPasses(Effect):
    """A whole hand moves to a neighbour or to the dealer, or what is shown of it."""

    neighbour: Recipient
    face: Face | None = None
    hands_over = True

    def tally(self, totals: Totals, times: int) -> None:
        totals.takes_hands = True
        totals.tags.add("pass")

    def play(self, table: Table, frame: Frame) -> Asking | None:
        to = self.neighbour.of(table, frame.seat)
        if to and to != frame.seat:
            table.hand_over(table.lying(frame.seat, *([self.face.lie] if self.face else Lie)), to)
        return None


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


_BECOME = (
    "<become|is [now]|count as|turn into|go [to <table|middle>] as"
    "|is <left|put|placed|laid> [face up] [<on|in> <table|middle>] as>"
)


@sentence("their up cards become common cards", f"their [face] up card {_BECOME} common [card]", common=True)
@sentence("their up cards become table cards", f"their [face] up card {_BECOME} table card", common=False)
class BecomeCommon(Effect):
    """What a player showed belongs to every hand from then on, or to none and lies on the table."""

    common: bool = True

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("common" if self.common else "table")

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.move(table.lying(frame.seat, Lie.UP), COMMON if self.common else TABLE, Lie.UP)
        return None


def beside(table: Table, card: Card, seat: int) -> Place:
    """Where a card of one player goes at another's: to the hand of the same number, where there are several."""
    number = table.state.where[card].pile if table.state.notes.get("hands") else 0
    return pile(seat, number)


def keeping(frame: Frame) -> PayToKeep | None:
    """The price of cards that are kept, where there is one."""
    return next((remark for remark in frame.remarks if isinstance(remark, PayToKeep)), None)


def passed_to(table: Table, seat: int) -> Counter[Card]:
    """The cards that have come to a player from others in this deal, and how often."""
    moves = [moved for event in table.this_deal if (moved := ev.handed_over(event)) and moved.to.seat == seat]
    return Counter(card for moved in moves for card in moved.cards)
