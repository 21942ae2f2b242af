"""Wild cards and bugs."""

from collections.abc import Iterable
from functools import partial

from pokernight.language.part import Term, reads, sentence
from pokernight.ranking import WildCards as WildOnes
from pokernight.rules.parts.faces import CardSet, Faces, TheCard, WildCards
from pokernight.rules.parts.held import DownAndCommon, Pairs, UpAndDown
from pokernight.rules.parts.price import POT, Price
from pokernight.rules.parts.refs import CardRef, End
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Consequence, Deed, Effect, Remark, Standing
from pokernight.rules.totals import Totals
from pokernight.table import events as ev
from pokernight.table.choices import take_it
from pokernight.table.events import came_up
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


class MakeItWild:
    """The question whether a player pays to have a card wild."""

    def __init__(self, price: Price) -> None:
        self.price = price

    def play(self, table: Table, frame: Frame) -> Asking | None:
        """Ask the player of the frame about the card; see `Playable`."""
        chips = self.price.chips(table)
        if table.state.chips[frame.seat] < chips or frame.seat in table.state.folded:
            return None
        answer = frame.answer
        if answer is None:
            return {frame.seat: take_it(f"Pay {chips} to have this card wild?", "pay")}
        if answer.verb == "pay":
            table.pay(frame.seat, chips, "fee")
            table.note("paid wild", tuple(sorted({*table.state.notes.get("paid wild", ()), frame.card})))
        return None


class Side(Term):
    """The hands in which cards are wild."""

    ALL = ("in all hands",)
    OWN = ("for you", "for that player", "for each player")
    HIGH = ("in high hands",)
    LOW = ("in low hands",)
    OWN_HIGH = ("for your high hand",)
    OWN_LOW = ("for your low hand",)
    RUNS = ("in straights and flushes", "only in straight and flush", "only to complete straight and flush")

    def covers(self, end: End) -> bool:
        """Whether it is about high hands, or about low ones."""
        only = {Side.HIGH: End.HIGH, Side.OWN_HIGH: End.HIGH, Side.LOW: End.LOW, Side.OWN_LOW: End.LOW}
        return only.get(self, end) is end


@sentence(
    "{cards} is~are wild",
    "[all|any] {cards} is wild [for everyone]",
    mates=False,
    side=Side.ALL,
    price=None,
)
@sentence("{cards} is~are wild {side}", "{cards} is wild but {side}", mates=False, price=None)
@sentence(
    "{cards} and all cards of the same rank are wild",
    "[all|any] {cards} is wild as is all [other] card of same rank",
    mates=True,
    side=Side.ALL,
    price=None,
)
@sentence(
    "{cards} and all cards of the same rank are wild {side}",
    "{cards} is wild {side} as is all [other] card of same rank",
    mates=True,
    price=None,
)
@sentence(
    "{cards} is~are wild for anyone who pays {price}",
    "{cards} cost {price} to make wild",
    "{cards} is wild but cost {price}",
    mates=False,
    side=Side.ALL,
)
@sentence(
    "{cards} is~are wild for anyone who matches the pot",
    "{cards} is wild if they match pot",
    mates=False,
    side=Side.ALL,
    price=POT,
)
@reads("[All] pair is wild", cards=(Pairs(),))
@reads(
    "If they have a down card that <pair [with]|match> a common card that rank is wild for them",
    cards=(DownAndCommon(),),
)
@reads(
    "If they have a down card that pair with a up card that rank is wild for them", cards=(UpAndDown(),), side=Side.OWN
)
class Wild(Standing):
    """Cards that stand for whatever helps most; those that a player's own card names are wild for that player."""

    cards: tuple[CardSet, ...]
    mates: bool = False
    side: Side = Side.ALL
    price: Price | None = None

    def tally(self, totals: Totals) -> None:
        for cards in self.cards:
            totals.wilds.append(partial(self._most, cards))
        totals.tags.add("limited" if self.side is Side.RUNS else "wilds")
        totals.tags |= {"fee"} if self.price else set()

    def shape(self, plan: Plan) -> None:
        if not self.side.covers(plan.end):
            return
        if self.side is Side.RUNS:
            plan.bugs |= frozenset(face for cards in self.cards if isinstance(cards, Faces) for face in cards.faces)
        elif self.price:
            plan.wild.append(WildOnes(frozenset(plan.table.state.notes.get("paid wild", ()))))
        else:
            for cards in self.cards:
                plan.wild.extend(cards.wilds(plan, mates=self.mates))

    def watch(self, table: Table, event: ev.Event) -> Iterable[Frame]:
        """Cards that cost something are asked for when they come to lie face up before a player."""
        if self.price is None:
            return ()
        return tuple(
            Frame(MakeItWild(self.price), seat=seat, card=card)
            for seat, card in came_up(event)
            if any(cards.has(table, card, seat) for cards in self.cards)
        )

    def _most(self, cards: CardSet, totals: Totals, players: int) -> int:
        if self.mates and isinstance(cards, TheCard):
            return cards.ref.mates(totals, players)
        return cards.most(totals, players)


@sentence("{cards} is~are not wild", "{cards} is no wild card")
class NotWild(Standing):
    """Cards that many tables have wild are not: a joker is then a card above the ace, and only pairs another joker."""

    cards: tuple[CardSet, ...]


@sentence(
    "{cards} is~are bugs",
    "{cards} is a bug",
    "{cards} [is wild but] may only is used <as [a] ace or to|to> <complete|fill> [a] straight <and|or> [a] flush"
    "[ or as [a] ace]",
)
class Bug(Standing):
    """Cards that count as an ace, or complete a straight or a flush."""

    cards: tuple[CardSet, ...]

    def tally(self, totals: Totals) -> None:
        for cards in self.cards:
            totals.wilds.append(cards.most)
            if isinstance(cards, WildCards):
                totals.tags.discard("wilds")
        totals.tags.add("limited")


@sentence(
    "A bug counts as an ace or completes a straight or a flush",
    "<bug|it|they> may [only] is used to complete a straight or a flush or as a ace",
    "<bug|it|they> may [only] is used as a ace or to complete a straight or a flush",
)
class BugMeaning(Remark):
    """What a bug is, said for those who do not know."""

    about = (Bug,)


@sentence(
    "{one} stop being wild and {other} are wild instead, and back again the next time",
    "{one} is not wild and {other} is."
    " Each time {_:CardSet} come up wild change back and forth between {_:CardSet} and {_:CardSet}",
)
class ToggleWild(Effect):
    """Two sets of cards take turns at being wild."""

    one: CardSet
    other: CardSet

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("wilds")


@sentence(
    "A new one takes the place of the old",
    "If a {_:CardSet} is <dealt|flipped> [face up] <new card is wild and old one is no longer wild|wild card change>",
    "Only last one is wild",
)
class OnlyTheLast(Remark):
    """A wild card that another replaces is wild no longer."""

    about = (Wild,)


@sentence("{cards} become wild", "[all] {cards} <is [now]|become> wild [for everyone]", own=False)
@sentence("{cards} become wild for them", "[all] {cards} is [now] wild for <they|that player>", own=True)
class BecomeWild(Consequence):
    """Cards are wild from then on, for all or for the player it happened to."""

    cards: tuple[CardSet, ...]
    own: bool = False

    def tally(self, totals: Totals, times: int) -> None:
        for cards in self.cards:
            totals.wilds.append(cards.most)
        totals.tags.add("wilds")


@sentence("{cards} stop being wild", "[all] {cards} is <no longer|not> wild", "{cards} cease to is wild")
class StopBeingWild(Consequence):
    """Cards are wild no longer."""

    cards: tuple[CardSet, ...]


@sentence("nothing is wild", "there is no wild card", "no card is wild")
class NothingWild(Effect):
    """No card is wild, whatever else the rules say."""


@sentence("make~s {ref} wild")
@sentence("make~s it wild", ref=None)
class MakeWild(Deed):
    """One card becomes wild: one that a rule points at, or the one that was spoken of."""

    ref: CardRef | None

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.wilds.append(lambda *_: 1)
        totals.tags.add("wilds")


@sentence(
    "A natural hand beats an equal hand with wild cards",
    "<Natural hand|a natural hand> beat <a wild hand|wild hand|hand with wild card>",
    "In case of a tie hand with less wild card win",
    "Tie is broken by least wild card",
)
class NaturalsWin(Standing):
    """Of two equal hands, the one with fewer wild cards is better."""
