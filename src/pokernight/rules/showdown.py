"""Who gets the pot."""

from collections.abc import Sequence
from fractions import Fraction

from pokernight.cards import Suit
from pokernight.language.part import reads, sentence
from pokernight.rules.parts.faces import CardSet, OneCard
from pokernight.rules.parts.places import Face, Way
from pokernight.rules.parts.refs import End
from pokernight.rules.plan import best_of
from pokernight.rules.points import Limit
from pokernight.rules.rule import Effect, Event, HandName, Remark, Share, Standing, Step, Winners
from pokernight.rules.settling import award, play_again, show_hands
from pokernight.rules.totals import Totals
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


@sentence(
    "the {end} hand", "<highest|lowest> showing {end} hand", "best {end} hand", "{end} hand that went in", size=None
)
@reads("best hand", end=End.HIGH)
@sentence("the {end} {size} card hand", "{end} hand of {size} card")
@reads("best {size} card hand", end=End.HIGH)
@reads("worst {size} card hand", end=End.LOW)
class BestHand(Share):
    """The best hand of those still in, as the cards speak."""

    end: End
    size: int | None = None

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        found = best_of(table, seats, self.end, self.size)
        return found._replace(why=f"{self.end.phrases[0]} hand, {found.why}") if found.seats else found


@sentence("the best hand declared {end}", "the declared {end} hand", "<highest|high|lowest|best> declared {end} hand")
class DeclaredHand(Share):
    """The best hand of those who declared that way."""

    end: End

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        words = {self.end.phrases[0], "both"}
        found = best_of(table, [seat for seat in seats if table.state.declared.get(seat) in words], self.end)
        return found._replace(why=f"{self.end.phrases[0]} hand, {found.why}") if found.seats else found


class CardShare(Share):
    """Whoever has a certain card."""


@sentence("the split-card")
class SplitCard(Share):
    """Whoever has the split-card."""

    tag = "split-card"


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


@sentence("The split-card is {card}")
class SplitCardIs(Standing):
    """The card that takes part of the pot."""

    card: CardShare


@sentence("the split-card is dealt face up")
class SplitCardUp(Event):
    """Everybody sees who has the card that takes part of the pot."""


@sentence("nobody has the split-card")
class NoSplitCard(Event):
    """The card that takes part of the pot is in no hand that is still in."""


@sentence("the split-hand")
class SplitHand(Share):
    """Whoever wins the split-hand."""

    tag = "split-pot"


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
class TeamHand(Share):
    """Both partners of the best hand."""

    end: End = End.HIGH


@sentence("the player with {hand}", "first player to <get|have> {hand}")
class HolderOf(Share):
    """Whoever has a certain hand."""

    hand: HandName


@sentence("the {end} hand showing")
class ShowingHand(Share):
    """Whoever shows the best or the worst hand."""

    end: End
    tag = "split-pot"


@sentence("the second best hand", "second highest hand")
class SecondBest(Share):
    """The hand that only one other beats."""

    tag = "odd-ranks"


@sentence("the middle hand", "median hand")
class MiddleHand(Share):
    """The hand that as many beat as it beats."""

    tag = "odd-ranks"


@sentence("the {end} hand of down cards", "{end} <down|hole> hand", face=Face.DOWN)
@sentence("the {end} hand of up cards", "{end} up hand", face=Face.UP)
class HandOf(Share):
    """The best hand of the cards that lie one way."""

    end: End
    face: Face
    tag = "split-pot"


@sentence("whoever has the most {cards:plural}", "player with most {cards}", face=None)
@sentence("whoever has the most down {cards:plural}", "player with most down {cards}", face=Face.DOWN)
@sentence("whoever has the most up {cards:plural}", "player with most up {cards}", face=Face.UP)
class HasMost(Share):
    """Whoever holds more cards of a kind than anybody else."""

    cards: CardSet
    face: Face | None = None
    tag = "split-pot"


@sentence("the hand closest to {amount}", "player closest to {amount}", limit=None)
@sentence("the hand closest to {amount} {limit}", "player closest to {amount} {limit}")
@reads("player whose {_:Pick} is closest to {amount}", limit=None)
class ClosestTo(Share):
    """The hand whose points come closest to a number."""

    amount: Fraction
    limit: Limit | None = None
    tag = "odd-ranks"


@sentence(
    "the hand with the {end} total", "player with {end} [point] total", "hand with {end} point total", suited=False
)
@sentence("the hand with the {end} total in one suit", "player with {end} [point] total in one suit", suited=True)
class BestTotal(Share):
    """The hand with the most points or the fewest, in all its cards or in those of one suit."""

    end: End
    suited: bool = False
    tag = "odd-ranks"


@sentence(
    "the player with no cards left",
    "player who have no card left",
    "first player <with no card left|to discard all of their card>",
)
class OutOfCards(Share):
    """Whoever has laid away every card."""

    tag = "split-pot"


@sentence("each of the {count} hands", "<each of|all> {count} hand")
class EachOf(Share):
    """Every one of a player's hands, each against the others' hands of its kind, for an equal part."""

    count: int
    tag = "split-pot"


@sentence("the first player to win {count} times", "first player to <win|go in alone> {count} time")
class FirstToWin(Share):
    """Whoever has won so many deals."""

    count: int


@sentence("the {end} down card", "[player with] {end} <hole|down> card", face=Face.DOWN)
@sentence("the {end} up card", "[player with] {end} up card", face=Face.UP)
class LoneCard(Share):
    """Whoever has the highest or the lowest card that lies one way."""

    end: End
    face: Face
    tag = "split-card"


@sentence("the {end} unmatched hole card")
class UnmatchedCard(Share):
    """A hole card of a rank that nobody else holds."""

    end: End

    tag = "odd-ranks"


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
class Showdown(Step):
    """The pot is given away, whole, in halves or in thirds."""

    first: Share
    second: Share | None = None
    third: Share | None = None

    @property
    def shares(self) -> tuple[Share, ...]:
        """All who share the pot, the high hand before the low one, which gets no odd chip."""
        shares = [share for share in (self.first, self.second, self.third) if share]
        return tuple(sorted(shares, key=lambda share: getattr(share, "end", None) is End.LOW))

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if frame.begins("shown"):
            show_hands(table)
            if table.pending:
                return {}
        if frame.begins("given"):
            if award(table, self.shares):
                return None
            table.note("nobody wins")
            if table.pending:
                return {}
        if table.pot_size():
            play_again(table)
        return None

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


@sentence("{share} takes the whole pot", "{share} <take|win> <whole pot|pot and game end|whole pot and game end>")
class GoesTo(Effect):
    """The pot goes to somebody after all."""

    share: Share


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

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags |= {"split-pot"} if self.half else set()


@sentence("nobody wins", "no one <win|win pot|win both hand|win both>")
class NobodyWins(Event):
    """No hand took what it takes to win."""

    undecided = True


@sentence("the pot stays for the next deal", "pot <carry over to|stay for> next <deal|hand|game>")
class PotStays(Effect):
    """The pot is played for again, with new antes."""
