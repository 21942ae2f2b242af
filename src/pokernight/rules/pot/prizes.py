"""Shares of the pot that go by single cards: the split-card, the most cards of a kind, the best card that lies down."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from pokernight import ranking
from pokernight.cards import FACES, Suit, faces
from pokernight.language.part import Part, reads, sentence
from pokernight.language.writer import clause
from pokernight.ranking import Hand, Ranks
from pokernight.rules.parts.colours import Colour
from pokernight.rules.parts.faces import CardSet, Faces, OneCard
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.single import aces_low
from pokernight.rules.parts.subjects import THAT_PLAYER, THEY, WITH
from pokernight.rules.plan import best, contenders, faces_of, holding, plan_for
from pokernight.rules.pot.settling import Decides, OnceNoted, plays_for
from pokernight.rules.pot.shares import PLACES, MadeShare
from pokernight.rules.rule import Event, Hit, Share, Standing, Winners
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.places import DECK, Lie
from pokernight.table.table import Table


def best_by(table: Table, seats: Sequence[int], ranks: Ranks) -> Winners:
    """Whoever of some seats is best by something that ranks what they hold."""
    return best({seat: ranks.hand(holding(table, seat)) for seat in seats})


class CardShare(Share):
    """Whoever has certain cards."""

    tag = "split-card"


class SingleCard(CardShare):
    """Whoever has a certain card."""

    def ranks(self) -> ranking.BestCard:
        """What ranks the cards."""
        raise NotImplementedError(f"{type(self).__name__} is no card.")

    def ranks_at(self, table: Table) -> ranking.BestCard:
        """The same, with the ace where the rules of the game have it."""
        said = (rule.end is End.LOW for rule in table.standing(AceOfSplitCard))
        return replace(self.ranks(), aces_low=next(said, aces_low(table)))

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return best_by(table, seats, self.ranks_at(table))


@sentence("the split-card")
class SplitCard(Share):
    """Whoever has the split-card."""

    tag = "split-card"
    unwon = "nobody has the split-card"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        found = (rule.card.winners(table, seats, before) for rule in table.standing(SplitCardIs))
        return next(found, Winners())


@sentence("the {end} {suit}", f"{WITH} {{end}} {{suit}}", face=None)
@sentence(
    "the {end} face-down {suit}",
    f"{WITH} {{end}} <face down|down|hole> {{suit}}",
    f"{WITH} {{end}} {{suit}} <in [the] hole|face down|in their hand>",
    face=Face.DOWN,
)
@sentence(
    "the {end} face-up {suit}",
    f"{WITH} {{end}} [face] up {{suit}}",
    f"{WITH} {{end}} {{suit}} <face up|showing>",
    face=Face.UP,
)
class SuitCard(SingleCard):
    """Whoever has the highest or the lowest card of a suit."""

    end: End
    suit: Suit
    face: Face | None = None

    def ranks(self) -> ranking.BestCard:
        return ranking.BestCard(faces(suits=[self.suit]), PLACES[self.face], lowest=self.end is End.LOW)


@sentence("the {end} {colour} card", f"{WITH} {{end}} {{colour}} card", face=None)
@sentence(
    "the {end} face-down {colour} card",
    f"{WITH} {{end}} <<face down|down|hole> {{colour}}|{{colour}} <face down|down|hole>> card",
    f"{WITH} {{end}} {{colour}} card <in hole|face down>",
    face=Face.DOWN,
)
@sentence("the {end} face-up {colour} card", f"{WITH} {{end}} {{colour}} card <face up|showing>", face=Face.UP)
class ColourCard(SingleCard):
    """Whoever has the highest or the lowest card of a colour."""

    end: End
    colour: Colour
    face: Face | None = None

    def ranks(self) -> ranking.BestCard:
        return ranking.BestCard(self.colour.faces, PLACES[self.face], lowest=self.end is End.LOW)


@sentence("{card}", f"{WITH} {{card}}", face=None)
@sentence(
    "{card} that lies face down",
    f"{WITH} {{card}} <in hole|face down>",
    f"{WITH} [face] down {{card}}",
    face=Face.DOWN,
)
@sentence("{card} that lies face up", "player with face up {card}", f"{WITH} {{card}} <face up|showing>", face=Face.UP)
class NamedCard(SingleCard):
    """Whoever has a single card, or has it lying one way."""

    card: OneCard
    face: Face | None = None

    def ranks(self) -> ranking.BestCard:
        return ranking.BestCard(self.card.faces, PLACES[self.face])


@sentence("whoever has {count} {cards:plural}", "[natural] {count} [natural] {cards}")
@reads("[a] [natural] pair of [natural] {cards}", count=2)
class SeveralCards(CardShare):
    """Whoever has so many cards of a kind, none of them a wild card that stands for one."""

    count: int
    cards: Faces

    @classmethod
    def said(cls, **fields: Any) -> "SeveralCards | None":
        return cls(**fields) if fields["count"] > 1 else None

    @property
    def _named(self) -> str:
        return clause(self).removeprefix("whoever has ")

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        found = {seat: sum(self.cards.has(table, card, seat) for card in table.state.of_seat(seat)) for seat in seats}
        return Winners(tuple(seat for seat, there in found.items() if there >= self.count), self._named)


@sentence(
    "The split-card is {card}", "Split card is {card} [whether [it is]] [[face] <up or [face] down|down or [face] up>]"
)
class SplitCardIs(Standing):
    """The card that takes part of the pot."""

    card: SingleCard


@sentence(
    "The ace is {end} for the split-card",
    "Ace [of {suit}] is [considered] {end} {suit}",
    "Ace <is [considered]|count [as]> {end} <for|as> split card",
    "<For|as> split card ace is [considered] {end}",
)
@reads("Two [of {suit}] is <low|lowest> {suit}", end=End.HIGH)
class AceOfSplitCard(Standing):
    """Where the ace stands among the cards of which one takes part of the pot."""

    end: End
    suit: Suit | None = None
    """The suit of those cards, which needs no telling."""

    @classmethod
    def said(cls, **fields: Any) -> "AceOfSplitCard":
        return cls(fields["end"])


@sentence("the split-card is dealt face up")
class SplitCardUp(Event):
    """Everybody sees who has the card that takes part of the pot: the one, or the best there is of its kind."""

    listens = (ev.Moved,)

    def hits(self, table: Table, event: Happened) -> Iterable[Hit]:
        if not (isinstance(event, ev.Moved) and event.source == DECK and event.lie is Lie.UP and event.to.seat):
            return []
        best_cards = [_best_face(rule.card.ranks_at(table)) for rule in table.standing(SplitCardIs)]
        return [Hit(event.to.seat, card) for card in event.cards if card % FACES in best_cards]


@sentence("nobody has the split-card")
class NoSplitCard(OnceNoted):
    """The card that takes part of the pot is in no hand that is still in."""

    note = SplitCard.unwon


@sentence("whoever has the most {cards:plural}", f"{WITH} most {{cards}}", face=None)
@sentence(
    "whoever has the most down {cards:plural}",
    f"{WITH} most <down|face down|hole> {{cards}}",
    f"{WITH} most {{cards}} <in hole|face down>",
    face=Face.DOWN,
)
@sentence(
    "whoever has the most up {cards:plural}",
    f"{WITH} most [face] up {{cards}}",
    f"{WITH} most {{cards}} <face up|showing>",
    face=Face.UP,
)
@sentence("whoever has the fewest {cards:plural}", f"{WITH} <fewest|least> {{cards}}", face=None, fewest=True)
class HasMost(MadeShare):
    """Whoever holds more cards of a kind than anybody else, or fewer."""

    cards: CardSet
    face: Face | None = None
    fewest: bool = False
    tag = "split-pot"

    def made(self, table: Table, seat: int) -> Hand:
        plan = plan_for(table, seat)
        most = ranking.MostCards(faces_of(self.cards, plan), PLACES[self.face], fewest=self.fewest)
        return most.hand(holding(table, seat))


@sentence("the {end} card", f"{WITH} {{end}} [single] card", face=None)
@sentence(
    "the {end} down card",
    f"{WITH} {{end}} <hole|down|face down> card",
    f"{WITH} {{end}} card <in hole|face down>",
    face=Face.DOWN,
)
@sentence("the {end} up card", f"{WITH} {{end}} [face] up card", f"{WITH} {{end}} card <face up|showing>", face=Face.UP)
class LoneCard(Share):
    """Whoever has the highest or the lowest card, or that of those that lie one way."""

    end: End
    face: Face | None = None
    tag = "split-card"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        every = frozenset(range(FACES))
        ranks = ranking.BestCard(every, PLACES[self.face], self.end is End.LOW, aces_low(table))
        return best_by(table, seats, ranks)


class DeclaredCard(LoneCard):
    """Whoever has the highest or the lowest card of those who declared that way."""

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        return super().winners(table, [seat for seat in seats if plays_for(table, seat, self.end)], before)


@sentence(
    "whoever has the most cards of one suit",
    f"{WITH} most card <of|in> <[any] one|same|a single> suit",
    f"{WITH} longest <suit|flush>",
)
class MostSuited(Share):
    """Whoever holds more cards of one suit, whichever it is, than anybody else."""

    tag = "odd-ranks"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        hands = {seat: self.made(table, seat) for seat in seats}
        found = best(hands)
        count = max((hand.strength for hand in hands.values()), default=0)
        return found._replace(why=f"{count} cards of one suit")

    def made(self, table: Table, seat: int) -> Hand:
        held = holding(table, seat)
        counted = (ranking.MostCards(faces(suits=[suit]), ranking.Place.ALL).hand(held) for suit in Suit)
        return max(counted, key=lambda hand: hand.strength)


_LONE = "<unmatched|unique|unpaired|unrepeated>"


@sentence("the {end} unmatched hole card", f"{WITH} {{end}} {_LONE} <hole|down|face down> card", face=Face.DOWN)
@sentence("the {end} unmatched up card", f"{WITH} {{end}} {_LONE} <up|face up> card", face=Face.UP)
class UnmatchedCard(Share):
    """A hole card of a rank that nobody else holds, or an up card of one that nobody else shows."""

    end: End
    face: Face = Face.DOWN

    tag = "odd-ranks"
    unwon = "nobody has an unmatched card"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        held = {seat: holding(table, seat) for seat in contenders(table)}
        ranks = ranking.UnmatchedCard(ranking.Place[self.face.name], self.end is End.LOW, aces_low(table))
        beside = {seat: tuple(other for one, other in held.items() if one != seat) for seat in seats}
        return best({seat: ranks.hand(replace(held[seat], others=beside[seat])) for seat in seats})


@sentence("nobody has a card that is unmatched", "no one have a unique card")
class NoneUnmatched(OnceNoted):
    """Every rank is held twice."""

    undecided = True
    note = UnmatchedCard.unwon


@reads("a natural pair of {cards}", "a pair of natural {cards}", count=2)
@reads("<natural {count}|{count} natural> {cards}")
class NaturalOnes(Part):
    """So many cards of a kind that are what they are, said so."""

    count: int
    cards: Faces

    @classmethod
    def said(cls, **fields: Any) -> Part | None:
        return SeveralCards.said(**fields)


@sentence(
    "{share} takes the whole pot",
    "{share} <take|win|get> <whole|entire> pot",
    "[a] hand <of|with> {share} <take|win|get> [whole|entire] pot",
    f"If {THEY} <have|hold> {{share:NaturalOnes}} [at showdown] {THAT_PLAYER} <take|win|get> [whole|entire] pot",
    f"<{THEY} <with|holding|who have>|whoever <have|hold>> {{share:NaturalOnes}} <take|win|get> [whole|entire] pot",
)
class TakesAll(Decides):
    """Cards that win everything, whatever else would be shared, where somebody has them."""

    share: CardShare

    def winners(self, table: Table, seats: Sequence[int]) -> Winners | None:
        found = self.share.winners(table, seats)
        return found if found.seats else None

    def tally(self, totals: Totals) -> None:
        totals.tags.add("split-card")


@sentence("whoever has the fewest cards", f"{WITH} <fewest|least> card", most=False)
@sentence("whoever has the most cards", f"{WITH} most card", most=True)
class CardCount(Share):
    """Whoever holds fewer cards than anybody else, or more."""

    most: bool
    tag = "split-pot"

    def winners(self, table: Table, seats: Sequence[int], before: Sequence[Winners] = ()) -> Winners:
        counts = {seat: len(table.state.of_seat(seat)) for seat in seats}
        wanted = (max if self.most else min)(counts.values(), default=0)
        return Winners(tuple(seat for seat, count in counts.items() if count == wanted), f"{wanted} cards")


def _best_face(ranks: ranking.BestCard) -> int:
    """The card than which none of a kind is better."""
    return max(ranks.faces, key=lambda face: ranks.strength(ranking.Holding(down=(face,), up=(face,))))
