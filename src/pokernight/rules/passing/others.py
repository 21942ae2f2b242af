"""What one player does to another: ask, steal, force, pick as a partner."""

from collections.abc import Sequence

from pokernight.cards import Card, Rank, Suit, rank_of, suit_of
from pokernight.language.part import Part, Term, reads, sentence
from pokernight.language.writer import clause
from pokernight.measure.numbers import CHOSEN
from pokernight.rules.act import Act
from pokernight.rules.dealing.sitting_out import dealt_in
from pokernight.rules.dealing.supply import as_they_lie, shuffle_onto_deck, spots_of
from pokernight.rules.parts.pick import Pick, meant, offered_to
from pokernight.rules.parts.places import Neighbour
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.single import height
from pokernight.rules.parts.who import Dealer
from pokernight.rules.passing.another import ToAnother, answered_seat, others_of
from pokernight.rules.rule import Action, Deed, Remark, Step
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, Answer, Words, take_it
from pokernight.table.frame import ASKED, Asking, Frame, Playable
from pokernight.table.picking import Cards, how_many, lowest
from pokernight.table.places import Lie, hand
from pokernight.table.table import Table

_FOR_ONE = "if they have a <down|hole|face down> card of a <particular|certain|named> {named}"
_OR_DECK = "If <other|that> player do asker get <card|it> otherwise they get top card <off|of> deck"


class Named(Term):
    """What is named where a card is asked for."""

    RANK = ("rank",)
    SUIT = ("suit",)

    @property
    def words(self) -> tuple[str, ...]:
        """What there is to name."""
        return tuple(one.word for one in (Rank if self is Named.RANK else Suit))

    def of(self, card: Card) -> str:
        """What a card has of it; nothing where it is a joker."""
        one = rank_of(card) if self is Named.RANK else suit_of(card)
        return "" if one is None else one.word


@sentence(
    "ask~s another player for a down card of a {named}, and get~s it or else the top card of the deck",
    f"ask [any] <a|other> player {_FOR_ONE}. {_OR_DECK}",
    victim=None,
)
@sentence(
    "ask~s {victim:one} for a down card of a {named}, and get~s it or else the top card of the deck",
    f"ask {{victim}} {_FOR_ONE}. {_OR_DECK}",
)
class AskForCard(Deed):
    """A card of a named rank or suit from another player, or a new one."""

    named: Named
    victim: Neighbour | None = None
    from_deck = True

    def suffices(self, table: Table, seats: Sequence[int]) -> bool:
        return True  # who gives a card leaves the deck as it is

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.open_cards = CHOSEN
        totals.tags.add("pass")

    def possible(self, table: Table, frame: Frame) -> bool:
        held = any(table.lying(seat, Lie.DOWN) for seat in others_of(table, frame.seat, self.victim))
        return len(table.state.still_in) > 1 and (held or table.can_deal())

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Whom to ask, and for which rank."""
        answer = frame.answer
        if not frame.other:
            if not self.possible(table, frame):
                return None
            seat = answered_seat(frame, answer, others_of(table, frame.seat, self.victim), "Ask a player for a card?")
            if isinstance(seat, Words):
                return {frame.seat: seat}
            if not seat:
                return None
            frame.other, answer = seat, None
        if answer is None:
            there = {self.named.of(card) for card in table.course.deck.cards}
            words = tuple(word for word in self.named.words if word in there)
            prompt = f"Which {self.named.phrases[0]} do you ask seat {frame.other} for?"
            return {frame.seat: Words(prompt, Answer("choose", word=words[0]), "choose", words)}
        found = [card for card in table.lying(frame.other, Lie.DOWN) if self.named.of(card) == answer.word][:1]
        if found:
            table.hand_over(found, frame.seat)
        else:
            table.do(ev.Answered(frame.other, f"have no {answer.word} face down"))
            table.deal_to(hand(frame.seat), Lie.DOWN)
        return None


@sentence(
    "steal~s {cards} from another player",
    "<steal|take|draw> {cards} [at random] from any [one] other player",
    victim=None,
)
@sentence("steal~s {cards} from {victim:one}", "<steal|take|draw> {cards} [at random] from [hand of] {victim}")
class Steal(ToAnother):
    """A card that changes hands against its owner's will."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.seen += self.cards.count or 1 if times is None else (self.cards.count or 1) * times
        totals.tags.add("pass")

    def fits(self, table: Table, frame: Frame, seat: int) -> bool:
        return likely_with(self.cards, table, frame, seat)

    def question(self, victims: Sequence[int]) -> str:
        return "Steal from a player?"

    def go_on(self, table: Table, frame: Frame, answer: Answer | None) -> Asking | None:
        """Which cards; those that the thief has not seen he takes as they lie."""
        prompt = f"Steal {{cards}} from seat {frame.other}."
        stolen = chosen_among_others(self.cards, table, frame, answer, ("steal", prompt))
        if isinstance(stolen, Cards):
            return {frame.seat: stolen}
        table.hand_over(stolen, frame.seat)
        return None


@sentence(
    "Who loses a card gets none for it",
    "<Other|that> player <is not dealt|do not get|get no|is dealt no> [a] <replacement|new card> [in return|for it]",
    "<Stolen|taken> card is not replaced",
)
class NotReplaced(Remark):
    """What is taken from a player is gone, which is the custom anyhow."""

    about = (Steal,)


@sentence(
    "force~s another player to {action}",
    "<force|make> <a|any|any one> [other] player [of their choice] [to] {action}",
    victim=None,
)
@sentence("force~s {victim:one} to {action}", "<force|make> {victim} [to] {action}")
class Force(ToAnother):
    """Something that another player has to do, of one's choice or not."""

    action: Action

    def tally(self, totals: Totals, times: int | None) -> None:
        self.action.tally(totals, 1)

    def fits(self, table: Table, frame: Frame, seat: int) -> bool:
        return self.action.possible(table, Frame(self.action, seat=seat, other=frame.seat, may=True))

    def question(self, victims: Sequence[int]) -> str:
        return f"Force {f'seat {victims[0]}' if self.victim else 'another player'} to {clause(self.action)}?"

    def go_on(self, table: Table, frame: Frame, answer: Answer | None) -> Asking | None:
        table.then(self.action, frame.other, other=frame.seat)
        return None


_BACK = "<redeal|deal> they [back] [out] [to player]"


@reads(
    f"Each player <give|pass|hand> {{count}} [of their] card to dealer <who|[.] dealer> shuffle they and {_BACK}",
    f"Each player <put|place|throw> {{count}} [of their] card in middle [.] [dealer] shuffle they and {_BACK}",
    "Each player <put|place|throw> {count} [of their] card in middle [.] [<these|those|they>] [card] is shuffled and"
    " <dealt back|redealt> [to player]",
)
class TwistAll(Step):
    """Cards of everybody's choice are gathered, shuffled and dealt again, when the step is reached."""

    count: int

    @classmethod
    def said(cls, **fields: int) -> Act:
        return Act(Dealer(), CallTwister(**fields))


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

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """The call, then what each player gives, in secret, and then the new deal."""
        if "called" not in frame.notes:
            answer = frame.answer
            if answer is None and frame.may:
                return {frame.seat: take_it("Call for a twister?", "call", "call for a twister")}
            if answer is not None and answer.verb == DECLINE:
                return None
            frame.notes["called"] = True
        if frame.begins(ASKED):
            asking = {seat: self._question(table, seat) for seat in dealt_in(table, table.seats_from())}
            if any(choice.most < len(choice.cards) for choice in asking.values()):
                return {seat: choice for seat, choice in asking.items() if choice.most < len(choice.cards)}
        given = {}
        for seat in dealt_in(table, table.seats_from()):
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
        """Shuffle what was given, and deal everybody as many cards, which lie as those lay.

        Cards that a twister deals call for no other; what comes of them besides stays.
        """
        spots = {seat: spots_of(table, cards) for seat, cards in given.items()}
        cards = [card for mine in given.values() for card in mine]
        shuffle_onto_deck(table, cards)
        for turn in range(self.count):
            for mine in spots.values():
                if turn < len(mine):
                    table.deal_to(mine[turn].place, mine[turn].lie)
        table.pending = [frame for frame in table.pending if not _calls_twister(frame.rule)]


def _calls_twister(rule: Playable) -> bool:
    return isinstance(rule, Part) and any(isinstance(part, CallTwister) for part in rule.walk())


_PICKS = (
    "each player who do not yet have a partner pick one."
    " Partner combine their hand and is now considered one player although they bet separately"
)


@sentence(
    "From the high card showing to the low, each player without a partner picks one."
    " Partners put their cards together and play one hand, but bet alone",
    f"From high card showing [down] to low card showing {_PICKS}",
    end=End.HIGH,
)
@sentence(
    "From the low card showing to the high, each player without a partner picks one."
    " Partners put their cards together and play one hand, but bet alone",
    f"From low card showing [up] to high card showing {_PICKS}",
    end=End.LOW,
)
class PickPartners(Step):
    """Two players put their cards together and play as one hand, though each bets alone."""

    end: End = End.HIGH

    def tally(self, totals: Totals) -> None:
        totals.seen += totals.held
        totals.hold(totals.held)

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins():
            down = self.end is End.HIGH
            by_card = sorted(table.seats_from(), key=lambda seat: self._height(table, seat) * (-1 if down else 1))
            frame.notes["free"] = tuple(by_card)
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
        return max((height(table, card) for card in table.lying(seat, Lie.UP)), default=0)

    def _pair(self, frame: Frame, seat: int, other: int) -> None:
        frame.notes["pairs"] = (*frame.notes["pairs"], (seat, other))
        frame.notes["free"] = tuple(free for free in frame.notes["free"] if free not in (seat, other))

    def _join(self, table: Table, pairs: tuple[tuple[int, int], ...]) -> None:
        """Partners know all their cards; who picked the other holds them, and the other where that one is out."""
        for seat, other in pairs:
            table.hand_over(table.state.of_seat(other), seat)
            table.show(table.lying(seat, Lie.DOWN), frozenset((seat, other)))
        table.note("partners", tuple(sorted((*pairs, *((other, seat) for seat, other in pairs)))))


def among_others(pick: Pick, table: Table, frame: Frame, seat: int = 0) -> tuple[Card, ...]:
    """The cards of another player that fit."""
    return pick.among(table, Frame(frame.rule, seat=seat or frame.other, card=frame.card))


def likely_with(pick: Pick, table: Table, frame: Frame, seat: int) -> bool:
    """Whether another player has cards that fit, as far as anybody else can tell."""
    return pick.likely(table, Frame(frame.rule, seat=seat, card=frame.card, may=True))


def chosen_among_others(
    pick: Pick, table: Table, frame: Frame, answer: Answer | None, asked: tuple[str, str]
) -> Cards | tuple[Card, ...]:
    """The cards of another player that were chosen, or the question for them, as a verb and a prompt.

    There is none where there is nothing to choose, or nothing to tell cards by.
    """
    cards = among_others(pick, table, frame)
    if answer is not None:
        return as_they_lie(table, meant(table, frame.seat, answer, cards))
    offered = offered_to(table, frame.seat, cards)
    least, most = pick.limits(len(offered))
    if least == most and (most == len(offered) or len(set(offered)) == 1):
        return cards[:most]
    verb, prompt = asked
    default = Answer(verb, lowest(offered, least))
    return Cards(prompt.format(cards=how_many(least, most)), default, verb, offered, least, most)
