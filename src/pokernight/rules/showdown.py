"""Who gets the pot."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction

from pokernight import ranking
from pokernight.cards import FACES, Suit, faces
from pokernight.language.part import reads, sentence
from pokernight.ranking import DOWN_CARDS, UP_CARDS, Hand, Place, Ranks, Side
from pokernight.rules.guts import COMPARED, LosersPay, ManyIn, TableWins, table_wins
from pokernight.rules.hands import MadeOf, MostOf, NobodyQualifies, Pile
from pokernight.rules.parts.faces import CardSet, OneCard
from pokernight.rules.parts.places import Face, Way
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import (
    NO_HAND,
    PLAYED_LOW,
    Plan,
    best,
    best_hand,
    best_of,
    contenders,
    faces_of,
    hand_of,
    holding,
    plan_for,
    showing,
)
from pokernight.rules.points import Limit
from pokernight.rules.rule import Effect, Ending, Event, HandName, Hit, Remark, Share, Standing, Winners
from pokernight.rules.settling import (
    NOBODY_WINS,
    SHOWDOWN,
    WON_DEAL,
    AfterPot,
    GivesPot,
    award,
    end_deal,
    later,
    no_winner,
    noted,
    play_again,
    result,
    settle,
    show_hands,
    take_half,
    take_pots,
    went_in,
    winners_of,
    won_before,
)
from pokernight.rules.totals import Totals
from pokernight.rules.wild import Wild
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import DECK, Lie
from pokernight.table.table import Table

_PLACES = {None: Place.OWN, Face.UP: Place.UP, Face.DOWN: Place.DOWN, Face.BLIND: Place.DOWN}


def best_by(table: Table, seats: Sequence[int], ranks: Ranks) -> Winners:
    """Whoever of some seats is best by something that ranks what they hold."""
    return best({seat: ranks.hand(holding(table, seat)) for seat in seats})


class HandShare(Share):
    """The best hand of some kind, high or low."""

    end: End

    @property
    def unwon(self) -> str:
        return no_winner(self.end)

    def named(self, found: Winners) -> Winners:
        """The winners, with the way that they have won."""
        return found._replace(why=f"{self.end.phrases[0]} hand, {found.why}") if found.seats else found


@sentence(
    "the {end} hand", "<highest|lowest> showing {end} hand", "best {end} hand", "{end} hand that went in", size=None
)
@reads("best hand", end=End.HIGH)
@sentence("the {end} {size} card hand", "{end} hand of {size} card")
@reads("best {size} card hand", end=End.HIGH)
@reads("worst {size} card hand", end=End.LOW)
class BestHand(HandShare):
    """The best hand of those still in, as the cards speak."""

    end: End
    size: int | None = None

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return self.named(best_of(table, seats, self.end, self.size))


@sentence("the best hand declared {end}", "the declared {end} hand", "<highest|high|lowest|best> declared {end} hand")
class DeclaredHand(HandShare):
    """The best hand of those who declared that way; where nobody declares, the cards speak."""

    end: End

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        said = {seat: word for seat, word in table.state.declared.items() if word in ("high", "low", "both")}
        words = {self.end.phrases[0], "both"}
        those = [seat for seat in seats if not said or said.get(seat) in words]
        return self.named(best_of(table, those, self.end))


class CardShare(Share):
    """Whoever has a certain card."""

    def ranks(self) -> ranking.BestCard:
        """What ranks the cards."""
        raise NotImplementedError(f"{type(self).__name__} is no card.")

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return best_by(table, seats, self.ranks())


@sentence("the split-card")
class SplitCard(Share):
    """Whoever has the split-card."""

    tag = "split-card"
    unwon = "nobody has the split-card"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        found = (rule.card.winners(table, seats, before) for rule in table.standing(SplitCardIs))
        return next(found, Winners())


@sentence("the {end} {suit}", face=None)
@sentence(
    "the {end} face-down {suit}",
    "[player with] {end} <face down|down|hole> {suit}",
    "[player with] {end} {suit} in hole",
    face=Face.DOWN,
)
@sentence("the {end} face-up {suit}", "[player with] {end} <face up|up> {suit}", face=Face.UP)
class SuitCard(CardShare):
    """Whoever has the highest or the lowest card of a suit."""

    end: End
    suit: Suit
    face: Face | None = None
    tag = "split-card"

    def ranks(self) -> ranking.BestCard:
        return ranking.BestCard(faces(suits=[self.suit]), _PLACES[self.face], lowest=self.end is End.LOW)


@sentence("{card}", "[player with] {card}", face=None)
@sentence(
    "{card} that lies face down", "[player with] {card} in hole", "[player with] [face] down {card}", face=Face.DOWN
)
@sentence("{card} that lies face up", "[player with] face up {card}", face=Face.UP)
class NamedCard(CardShare):
    """Whoever has a single card, or has it lying one way."""

    card: OneCard
    face: Face | None = None
    tag = "split-card"

    def ranks(self) -> ranking.BestCard:
        return ranking.BestCard(self.card.faces, _PLACES[self.face])


@sentence("The split-card is {card}")
class SplitCardIs(Standing):
    """The card that takes part of the pot."""

    card: CardShare


@sentence("the split-card is dealt face up")
class SplitCardUp(Event):
    """Everybody sees who has the card that takes part of the pot: the one, or the best there is of its kind."""

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if not (isinstance(event, ev.Moved) and event.source == DECK and event.lie is Lie.UP and event.to.seat):
            return []
        best_cards = [_best_face(rule.card.ranks()) for rule in table.standing(SplitCardIs)]
        return [Hit(event.to.seat, card) for card in event.cards if card % FACES in best_cards]


@sentence("nobody has the split-card")
class NoSplitCard(Event):
    """The card that takes part of the pot is in no hand that is still in."""

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        return [Hit()] if noted(event, SplitCard.unwon) else []


@sentence("the split-hand")
class SplitHand(Share):
    """Whoever wins the split-hand, which is a count of cards, or a hand of up cards or of down cards."""

    tag = "split-pot"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        shares: list[Share] = [HasMost(rule.cards, rule.face) for rule in table.standing(MostOf)]
        shares += [HandOf(End.HIGH, rule.face) for rule in table.standing(MadeOf) if rule.pile is Pile.SPLIT]
        found = shares[0].winners(table, seats, before) if shares else Winners()
        return found._replace(why=found.why.replace("high hand", "split-hand"))


@sentence(
    "the nearest player still in to the winner's {way}",
    "player to winner's {way}",
    "[closest remaining|next] player <to|on> their {way}",
    seats=1,
)
@sentence("the player {seats} seats to the winner's {way}", "player {seats} seat to their {way}")
class NextTo(Share):
    """A neighbour of the winner, counted among those still in."""

    tag = "split-pot"

    way: Way
    seats: int = 1

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        if not before or not before[0].seats:
            return Winners()
        steps = self.seats if self.way is Way.LEFT else -self.seats
        beside = tuple(dict.fromkeys(table.neighbour(seat, steps) for seat in before[0].seats))
        return Winners(tuple(seat for seat in beside if seat in seats), "sits beside the winner")


@sentence("the team with the {end} hand")
class TeamHand(HandShare):
    """Both partners of the best hand, as far as they are still in."""

    end: End = End.HIGH

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return self.named(best_of(table, seats, self.end))


@sentence("the player with {hand}", "first player to <get|have> {hand}")
class HolderOf(Share):
    """Whoever has a certain hand; of several the best one."""

    hand: HandName

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        hands = {seat: best_hand(table, seat, End.HIGH) for seat in seats}
        least = {seat: self.hand.least(plan_for(table, seat)) for seat in seats}
        return best({seat: hand for seat, hand in hands.items() if hand.strength >= least[seat]})


@sentence("the {end} hand showing")
class ShowingHand(Share):
    """Whoever shows the best or the worst hand."""

    end: End
    tag = "split-pot"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        shown = {seat: showing(table, seat, self.end) for seat in seats}
        top = max(shown.values(), default=0)
        seats_of = tuple(seat for seat, strength in shown.items() if strength == top > 0)
        return Winners(seats_of, f"{self.end.phrases[0]} hand showing")


@sentence("the second best hand", "second highest hand")
class SecondBest(Share):
    """The hand in the second place of all, and the only one where there is no other."""

    tag = "odd-ranks"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return in_place(table, seats, 1, "second best hand")


@sentence("the middle hand", "median hand")
class MiddleHand(Share):
    """The hand that as many beat as it beats; of two in the middle the better one."""

    tag = "odd-ranks"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return in_place(table, seats, (len(seats) - 1) // 2, "middle hand")


def in_place(table: Table, seats: Sequence[int], place: int, why: str) -> Winners:
    """Whoever has the hand in a certain place, counted from 0 for the best."""
    hands = {seat: best_hand(table, seat, End.HIGH) for seat in seats}
    able = sorted((hand.strength for hand in hands.values() if hand.qualifies), reverse=True)
    if not able:
        return Winners()
    wanted = able[min(place, len(able) - 1)]
    found = tuple(seat for seat, hand in hands.items() if hand.strength == wanted)
    return Winners(found, f"{why}, {hands[found[0]].name}")


@sentence("the {end} hand of down cards", "{end} <down|hole> hand", face=Face.DOWN)
@sentence("the {end} hand of up cards", "{end} up hand", face=Face.UP)
class HandOf(HandShare):
    """The best hand of the cards that lie one way."""

    end: End
    face: Face
    tag = "split-pot"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return self.named(best({seat: self._hand(plan_for(table, seat, self.end)) for seat in seats}))

    def _hand(self, plan: Plan) -> Hand:
        use = UP_CARDS if self.face is Face.UP else DOWN_CARDS
        held = holding(plan.table, plan.seat)
        return plan.ranking(use=use).hand(held) if held.at(_PLACES[self.face]) else NO_HAND


@sentence("whoever has the most {cards:plural}", "player with most {cards}", face=None)
@sentence("whoever has the most down {cards:plural}", "player with most down {cards}", face=Face.DOWN)
@sentence("whoever has the most up {cards:plural}", "player with most up {cards}", face=Face.UP)
class HasMost(Share):
    """Whoever holds more cards of a kind than anybody else."""

    cards: CardSet
    face: Face | None = None
    tag = "split-pot"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return best({seat: self._count(plan_for(table, seat)) for seat in seats})

    def _count(self, plan: Plan) -> Hand:
        most = ranking.MostCards(faces_of(self.cards, plan), _PLACES[self.face])
        return most.hand(holding(plan.table, plan.seat))


@sentence("the hand closest to {amount}", "player closest to {amount}", limit=None)
@sentence("the hand closest to {amount} {limit}", "player closest to {amount} {limit}")
@reads("player whose {_:Pick} is closest to {amount}", limit=None)
class ClosestTo(Share):
    """The hand whose points come closest to a number."""

    amount: Fraction
    limit: Limit | None = None
    tag = "odd-ranks"
    by_points = True

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return best({seat: self._hand(plan_for(table, seat)) for seat in seats})

    def _hand(self, plan: Plan) -> Hand:
        side = self.limit.side if self.limit else Side.EITHER
        return counted_hand(plan, plan.counted(self.amount, side))


@sentence(
    "the hand with the {end} total", "player with {end} [point] total", "hand with {end} point total", suited=False
)
@sentence("the hand with the {end} total in one suit", "player with {end} [point] total in one suit", suited=True)
class BestTotal(Share):
    """The hand with the most points or the fewest, in all its cards or in those of one suit."""

    end: End
    suited: bool = False
    tag = "odd-ranks"
    by_points = True

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return best({seat: self._hand(plan_for(table, seat)) for seat in seats})

    def _hand(self, plan: Plan) -> Hand:
        plan.one_suit |= self.suited
        return counted_hand(plan, plan.counted(None, fewest=self.end is End.LOW))


def counted_hand(plan: Plan, points: ranking.Points) -> Hand:
    """What a player's cards come to in points."""
    held = holding(plan.table, plan.seat)
    return plan.ranking(points, qualified=False).hand(held) if held.at(Place.ALL) else NO_HAND


@sentence(
    "the player with no cards left",
    "player who have no card left",
    "first player <with no card left|to discard all of their card>",
)
class OutOfCards(Share):
    """Whoever has laid away every card."""

    tag = "split-pot"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return Winners(tuple(seat for seat in seats if not table.state.of_seat(seat)), "no cards left")


@sentence("each of the {count} hands", "<each of|all> {count} hand")
class EachOf(Share):
    """Every one of a player's hands, each against the others' hands of its kind, for an equal part."""

    count: int
    tag = "split-pot"

    def parts(self, table: Table) -> tuple[Share, ...]:
        """One share for each hand, where there are several."""
        return tuple(PileHand(number) for number in range(1, self.count + 1))

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return best_of(table, seats, End.HIGH)


class PileHand(Share):
    """The best of the hands that lie in one place of their owners' row of hands."""

    number: int

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        hands = {seat: hand_of(table, seat, table.pile(seat, self.number)) for seat in seats}
        found = best(hands)
        return found._replace(why=f"hand {self.number}, {found.why}") if found.seats else found


@sentence("the first player to win {count} times", "first player to <win|go in alone> {count} time")
class FirstToWin(Share):
    """Whoever has won so many deals."""

    count: int
    alone_takes_all = False

    def this_time(self, table: Table, seats: Sequence[int]) -> tuple[int, ...]:
        """Who has won the deal that is being played: the best hand, or whoever has nobody to compare with."""
        return best_of(table, seats, End.HIGH).seats if len(seats) > 1 else tuple(seats)

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        enough = tuple(s for s in self.this_time(table, seats) if won_before(table, s) + 1 >= self.count)
        return Winners(enough, f"has won {self.count} times")


@sentence("the {end} down card", "[player with] {end} <hole|down> card", face=Face.DOWN)
@sentence("the {end} up card", "[player with] {end} up card", face=Face.UP)
class LoneCard(Share):
    """Whoever has the highest or the lowest card that lies one way."""

    end: End
    face: Face
    tag = "split-card"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        every = frozenset(range(FACES))
        return best_by(table, seats, ranking.BestCard(every, _PLACES[self.face], lowest=self.end is End.LOW))


@sentence("the {end} unmatched hole card")
class UnmatchedCard(Share):
    """A hole card of a rank that nobody else holds."""

    end: End

    tag = "odd-ranks"
    unwon = "nobody has an unmatched card"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        held = {seat: holding(table, seat) for seat in contenders(table)}
        ranks = ranking.UnmatchedCard(lowest=self.end is End.LOW)
        beside = {seat: tuple(other for one, other in held.items() if one != seat) for seat in seats}
        return best({seat: ranks.hand(replace(held[seat], others=beside[seat])) for seat in seats})


@sentence(
    "Showdown: {first} wins",
    "[Showdown] {first} <win|take> [[<half|a third> of] pot]",
    "Showdown among player who went in {first} win",
    "[Showdown] pot is split <between|among> {first}",
    "Showdown {first} split pot",
    second=None,
    third=None,
)
@sentence(
    "Showdown: {first} and {second} split the pot",
    "[Showdown] {first} and {second} split pot",
    "[Showdown] {first} split pot with {second}",
    "[Showdown] {first} <win|get> half [of] pot [and] {second} <win|get> other half",
    third=None,
)
@sentence("Showdown: {first}, {second} and {third} split the pot")
class Showdown(GivesPot):
    """The pot is given away, whole, in halves or in thirds."""

    first: Share
    second: Share | None = None
    third: Share | None = None

    def shares(self, table: Table) -> tuple[Share, ...]:
        """All who share the pot, the high hand before the low one, which gets no odd chip."""
        shares = [share for share in (self.first, self.second, self.third) if share]
        if table.state.notes.get(PLAYED_LOW):
            shares = [share.replace(end=End.LOW) if isinstance(share, HandShare) else share for share in shares]
        if table.state.notes.get("hands"):
            each = [share.parts(table) if isinstance(share, EachOf) else (share,) for share in shares]
            shares = [part for parts in each for part in parts]
        ends = [getattr(share, "end", None) for share in shares]
        if End.HIGH not in ends:
            return tuple(shares)
        return tuple(sorted(shares, key=lambda share: getattr(share, "end", None) is End.LOW))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Cards that may be paid for, hands shown, what nobody can win, and the pot; with a look at every event."""
        for stage in (self._ask, self._show, self._tell, self._give, self._give_low):
            if frame.begins(stage.__name__):
                if not table.pot_size() and stage is not self._ask:
                    return None
                stage(table)
                if table.pending:
                    return {}
        if table.pot_size():
            self._left(table)
        return None

    def _ask(self, table: Table) -> None:
        """Whoever holds a card face down that can be wild for a price is asked for it before the hands are shown."""
        for rule in table.standing(Wild):
            rule.ask_at_showdown(table)

    def _show(self, table: Table) -> None:
        if len(contenders(table)) > 1:
            sizes = [getattr(share, "size", None) for share in self.shares(table)]
            show_hands(table, frozenset(size for size in sizes if size) if all(sizes) else frozenset())
        if table.spoken_of(TableWins) and table_wins(table):
            table.note("beaten", contenders(table))
        table.note(SHOWDOWN)

    def _tell(self, table: Table) -> None:
        """Say of each part that nobody wins it."""
        shares = self.shares(table)
        watched = (NobodyQualifies, NoSplitCard, NoneUnmatched)
        if len(contenders(table)) > 1 and any(table.spoken_of(kind) for kind in watched):
            for share, part in zip(shares, winners_of(table, shares, contenders(table)), strict=False):
                if share.unwon and not part.seats:
                    table.note(share.unwon)

    def _give(self, table: Table) -> None:
        shares, seats, pot = self.shares(table), contenders(table), table.pot_size()
        if len(seats) == 1 and all(share.alone_takes_all for share in shares):
            take_pots(table, seats, "nobody else is left")
            winners: tuple[int, ...] = seats
        else:
            winners = award(table, shares)
        if table.cursor < len(table.course.turns):
            result(table, went_in(table), winners, pot)
            self._clear(table)
        self._count(table, seats, winners)
        if table.spoken_of(ManyIn) and later(table, LosersPay) is None:
            table.note(COMPARED, len(seats))
        if not winners:
            table.note(no_winner())
            table.note(NOBODY_WINS)

    def _count(self, table: Table, seats: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """Note who has won the deal, where that is counted; it need not have brought the pot."""
        for first in table.spoken_of(FirstToWin):
            winners = first.this_time(table, seats)
        if table.spoken_of(FirstToWin) or any(ending.counts_deals for ending in table.spoken_of(Ending)):
            table.note(WON_DEAL, winners)

    def _clear(self, table: Table) -> None:
        """Who stayed out of one pot, or was beaten, may be in for the next."""
        if table.state.notes.get("out"):
            table.note("out", ())
        if table.state.notes.get("beaten") and later(table, GivesPot) is not None:
            table.note("beaten", ())

    def _give_low(self, table: Table) -> None:
        if table.state.notes.get(PLAYED_LOW):
            award(table, self.shares(table))

    def _left(self, table: Table) -> None:
        """What becomes of a pot that nobody has won: what comes next decides it, or else it is played for again."""
        if later(table, GivesPot, AfterPot) is not None:
            return
        if any(isinstance(share, HolderOf) for share in self.shares(table)) and award(table, (BestHand(End.HIGH),)):
            return
        play_again(table)

    def tally(self, totals: Totals) -> None:
        shares = (self.first, self.second, self.third)
        ends = {share.end for share in shares if isinstance(share, BestHand | DeclaredHand)}
        if len(ends) == 2:
            spoken = all(isinstance(share, BestHand) for share in shares if share)
            totals.tags |= {"high-low"} if spoken or totals.declared else set()
        elif ends == {End.LOW} and self.second is None:
            totals.tags.add("lowball")
        totals.tags.update(share.tag for share in shares if share and share.tag)


@sentence(
    "If a partner folded, the other gets the whole pot", "If a team member folded remaining partner get whole pot"
)
class PartnerTakesAll(Remark):
    """A partner who is still in does not share with one who is not."""

    about = (Showdown,)


@sentence("nobody has a card that is unmatched", "no one have a unique card")
class NoneUnmatched(Event):
    """Every rank is held twice."""

    undecided = True

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        return [Hit()] if noted(event, UnmatchedCard.unwon) else []


@sentence("{share} takes the whole pot", "{share} <take|win> <whole pot|pot and game end|whole pot and game end>")
class GoesTo(Effect):
    """The pot goes to somebody after all."""

    share: Share
    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        seats, pot = contenders(table), table.pot_size()
        for part in settle(table, (self.share,), seats):
            take_pots(table, part.seats, part.why)
            result(table, seats, part.seats, pot)
            end_deal(table)
        return None


@sentence(
    "they take the whole pot",
    "<they|that player> <take|win> [whole] pot [and game end]",
    "<they|that player> win",
    half=False,
)
@sentence("they take half the pot", "<they|that player> <take|win> half [of] pot", half=True)
class TheyWin(Effect):
    """The player it happened to gets the pot, or half of it."""

    half: bool = False

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.seat not in table.state.still_in:
            return None
        if self.half:
            take_half(table, frame.seat, "half of the pot")
            return None
        pot = table.pot_size()
        take_pots(table, (frame.seat,), "the whole pot")
        result(table, contenders(table), (frame.seat,), pot)
        end_deal(table)
        return None

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags |= {"split-pot"} if self.half else set()


@sentence("nobody wins", "no one <win|win pot|win both hand|win both>")
class NobodyWins(Event):
    """No hand took what it takes to win."""

    undecided = True

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        return [Hit()] if noted(event, NOBODY_WINS) else []


@sentence("the pot stays for the next deal", "pot <carry over to|stay for> next <deal|hand|game>")
class PotStays(Effect):
    """The pot is played for again by everybody, with new antes."""

    of_table = True

    def play(self, table: Table, frame: Frame) -> Asking | None:
        play_again(table, for_all=True, antes=True)
        return None


def _best_face(ranks: ranking.BestCard) -> int:
    """The card than which none of a kind is better."""
    return max(ranks.faces, key=lambda face: ranks.strength(ranking.Holding(down=(face,), up=(face,))))
