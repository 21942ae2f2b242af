"""More about passes: who looks first, what it costs to keep what one would pass, and cards that came by passing."""

from typing import Any

from pokernight.cards import Card
from pokernight.language.part import reads, sentence
from pokernight.ranking import wild as wilds
from pokernight.rules.act import AllFirst, AtPrice, InTurn
from pokernight.rules.betting.offers import Offer
from pokernight.rules.parts.held import Held
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Neighbour
from pokernight.rules.parts.price import Price
from pokernight.rules.parts.subjects import PASSED, THEY
from pokernight.rules.passing.gifts import Gift
from pokernight.rules.passing.passing import CAME, PassCards, passed_to
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Action, Deed, Plain, Remark
from pokernight.rules.totals import Totals
from pokernight.table.frame import Frame
from pokernight.table.places import Lie, hand
from pokernight.table.table import Table

_NEW = f"<card {CAME}|card <they get|they is passed|passed [to they]|is passed to they>|[their] new card|passed card>"
_ALL_PASSED = "<everyone|all player|they> <have passed|pass> [their own [card]]"
_KEPT = (
    "<keep [all] [of] card [that] they <was going to|is going to|is about to|would [have]> <pass|passed>"
    "|keep card instead of passing [it|they]>"
)
_OFF_DECK = (
    "<player they <would have passed|was going to pass|would pass> [it|they] to|their neighbour|that player>"
    " <get|is dealt> [as many|that many|same number of] [new] card <off|from> [top of] deck [instead]"
)


@sentence(
    "Each looks at the new cards before passing",
    f"{THEY} [must|may] [get to] look at {_NEW} before <passing [their own [card]]|they pass [their own [card]]>",
)
class LookFirst(InTurn):
    """One passes after the other, and knows what has come from the one before."""

    about = (PassCards,)
    throughout = True


@sentence(
    "Nobody looks at the new cards before all have passed",
    "[These|they|passed] [card] may not is looked at until <everyone|all player> have passed",
    "[These|They|passed] [card] may [only] is looked at [only] after <everyone|all player> have passed",
    f"<before|without> looking at {_NEW}",
    f"<No one|no player> may look at <{_NEW}|they> <until|before> {_ALL_PASSED}",
    f"{THEY} <may|must> not look at <{_NEW}|they> <until|before> {_ALL_PASSED}",
    f"[All] passing is done before <anyone|{THEY}> look at {_NEW}",
    f"{THEY} [must] pass before <looking at|they look at|seeing|they see> {_NEW}",
)
class PassBlind(AllFirst):
    """Cards are chosen before those that come are seen."""

    about = (PassCards,)
    throughout = True


_REST = (
    "[all] <rest [of [their] <card|hand>]|[of] [their] other [{_:int}] [card]|[of] [their] remaining [{_:int}] card>"
)
_OF_THEM = "[more|of <their|they>]"
_PASS_REST = f"<pass|give> {_REST} [on|along] <to [player] [on|to]|>"
_AND_PASS_REST = f"<and|then|and then> {_PASS_REST}"


@reads("pass {gifts} <keeping|and keep> {kept} [card]")
class PassTheRest(Deed):
    """A pass that says how many cards stay, which says more only where all others go."""

    gifts: tuple[Gift, ...]
    kept: int

    @classmethod
    def said(cls, **fields: Any) -> PassCards:
        first, *others = fields["gifts"]
        whole = not others and first.cards == Pick(None)
        return PassCards(
            (first.replace(cards=Pick(None, but=fields["kept"], unkept=True)),) if whole else fields["gifts"]
        )


@reads(
    f"keep {{kept}} {_OF_THEM} [card] {_AND_PASS_REST} {{neighbour}}",
    f"<choose|pick|select> {{kept}} {_OF_THEM} [card] [to keep] {_AND_PASS_REST} {{neighbour}}",
)
@reads(
    f"<keep|take> {{kept}} [of] card {PASSED} and {_PASS_REST} {{neighbour}}",
    f"<choose|pick|select> {{kept}} [of] card {PASSED} [to keep] and {_PASS_REST} {{neighbour}}",
    came=True,
)
@reads("keep {kept} [of they|of these] [card] and <pass|give> {count} [card] <to [player] [on|to]|> {neighbour}")
class KeepAndPass(Deed):
    """The same, said the other way round."""

    kept: int
    neighbour: Neighbour
    count: int | None = None
    """How many are passed on, where that is said."""
    came: bool = False
    """Whether only those are meant that came in the pass before."""

    @classmethod
    def said(cls, **fields: Any) -> PassCards:
        count, came = fields.get("count"), fields.get("came", False)
        rest = Pick(None, but=fields["kept"], came=came, unkept=not came, them=not came)
        some = Pick(count, them=True) if count else rest
        return PassCards((Gift(some, fields["neighbour"]),))


@sentence(
    "The last card passed to each player is theirs to keep",
    f"{THEY} keep <card from last pass|last card {PASSED}|last card they <get|got>|last passed card>",
    f"Last [passed] card [passed|{PASSED}] <is kept|is not passed [on]|stay>",
)
class LastStays(Remark):
    """What comes in the last pass is not passed on, as it is not where nothing is said."""

    about = (PassCards,)


@reads(
    "[either] keep <it|they|card|their card> or {passing}",
    "[either] {passing} or keep <it|they|card|their card>",
)
class KeepOrPass(Action):
    """A pass that is left to the players, whether they "may" pass or must do one or the other."""

    passing: PassCards


@reads("[and] then {gifts}")
class ThenPass(Remark):
    """Another pass after the first, said in one breath with it."""

    about = (PassCards,)
    gifts: tuple[Gift, ...]


@sentence("pass~es {gifts} from the deck", "pass {gifts} off [top of] deck")
class PassFromDeck(Plain):
    """Cards for a neighbour that come from the deck and not out of the hand."""

    gifts: tuple[Gift, ...]
    at_once = True

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.state.still_in) > 1 and table.can_deal()

    def do(self, table: Table, frame: Frame) -> None:
        for gift in self.gifts:
            to = gift.neighbour.able(table, frame.seat)[0]
            for _ in range(gift.cards.limits(len(table.state.of_seat(frame.seat)))[1]):
                table.deal_to(hand(to), Lie.DOWN)

    def tally(self, totals: Totals, times: int | None) -> None:
        passed = sum(gift.cards.count or totals.held for gift in self.gifts)
        totals.take(each=passed)
        totals.hold(passed)
        totals.seen += passed
        totals.tags.add("pass")


@sentence(
    "They may pay {price} to keep the cards that they would pass", f"They may pay {{price}} to {_KEPT}", deck=False
)
@sentence(
    "They may pay {price} to keep the cards that they would pass, and as many come from the deck for the other player",
    f"They may pay {{price}} to {_KEPT} . {_OFF_DECK}",
    f"They may pay {{price}} to {_KEPT} in which case {_OFF_DECK}",
    deck=True,
)
class KeepThem(AtPrice):
    """All that would be passed is kept, and the neighbour gets nothing, or cards from the deck in its place."""

    about = (PassCards,)
    throughout = True
    price: Price
    deck: bool = False

    def offered(self, action: Action) -> tuple[Offer, ...]:
        if not isinstance(action, PassCards):
            return ()
        kept = PassCards(tuple(Gift(Pick(0), gift.neighbour) for gift in action.gifts))
        return (Offer(self.price, PassFromDeck(action.gifts) if self.deck else kept),)

    def tally(self, totals: Totals) -> None:
        super().tally(totals)
        totals.hold(totals.passed)
        totals.take(each=totals.passed if self.deck else 0)


@sentence(
    "They may pay {price} to pass only {count} card(s)",
    "They may pay {price} to [only] pass [only] {count} [card] [of they] [instead]",
    fewer=False,
)
@sentence(
    "They may pay {price} to pass {count} card(s) fewer",
    "They may pay {price} to pass {count} [card] less [card]",
    fewer=True,
)
class PassOnly(AtPrice):
    """Not as many cards are passed to the neighbour as usual."""

    about = (PassCards,)
    throughout = True
    price: Price
    count: int
    fewer: bool = False

    def offered(self, action: Action) -> tuple[Offer, ...]:
        if not isinstance(action, PassCards) or self.left_of(action) < 1:
            return ()
        gift = action.gifts[0]
        pick = gift.cards.replace(count=self.left_of(action))
        return (Offer(self.price, action.replace(gifts=(gift.replace(cards=pick),))),)

    def left_of(self, passing: PassCards) -> int:
        """How many cards are then passed; none where it cannot be told, or where it would be no less."""
        match passing.gifts:
            case (Gift(cards=Pick(count=int(usual)), also=None),) if self.count < usual:
                return usual - self.count if self.fewer else self.count
        return 0

    def tally(self, totals: Totals) -> None:
        super().tally(totals)
        totals.hold(self.count if self.fewer else max(0, totals.passed - self.count))


@sentence(
    "cards that were passed to you",
    "card [that|which] <[was|have been] passed to they|they <was|have been> passed>",
    one="a card that was passed to you",
    count=1,
)
@sentence(
    "cards that were passed to you {count} times",
    "card [that|which] [was|is|have been] passed to they {count} <time|or more time>",
    one="a card that was passed to you {count} times",
)
class CameToYou(Held):
    """The cards of a player that have come from others, or so often; nobody else can tell which they are."""

    count: int = 1

    def wilds(self, plan: Plan, *, mates: bool = False) -> tuple[wilds.Wild, ...]:
        cards = () if plan.showing else self._cards(plan.table, plan.seat)
        return (wilds.like(*cards) if mates else wilds.WildCards(frozenset(cards)),)

    def has(self, table: Table, card: Card, seat: int) -> bool:
        return card in self._cards(table, seat)

    def _cards(self, table: Table, seat: int) -> tuple[Card, ...]:
        came = passed_to(table, seat)
        return tuple(card for card in table.state.of_seat(seat) if came[card] >= self.count)

    def most(self, totals: Totals, players: int) -> int:
        return totals.passed * players // self.count
