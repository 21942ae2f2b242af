"""Wild cards that are told by one card: others of its suit or colour, or only that card where it is of a kind."""

from typing import Any

from pokernight.language.part import reads, sentence
from pokernight.ranking import Place
from pokernight.ranking.wild import Within
from pokernight.rules.common.layout import Lane, Where
from pokernight.rules.parts.faces import AllBut, CardSet, Faces, Step
from pokernight.rules.parts.held import Alike
from pokernight.rules.parts.likes import (
    BeyondInSuit,
    IfItIs,
    ItsMates,
    SameColour,
    SameRank,
    SameSuit,
    ThatCard,
    TheCard,
)
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import CardRef, Lying, TableCard
from pokernight.rules.parts.spots import SharedByLines
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Standing
from pokernight.rules.totals import Totals
from pokernight.rules.wilds.wild import AND, Side, Wild

_WILD_AND = f"{{ref}} is wild [for they] {AND} [all|any] [other]"
_ITS = "card <of|in|with> <same|that|its>"
_ALL_ITS = f"[all|any|every] [other] {_ITS} {{by}}"


@reads(
    f"{{ref}} {AND} {_ALL_ITS} is wild [for everyone]",
    f"{{ref}} is wild [for everyone] {AND} {_ALL_ITS} [is wild]",
    side=Side.ALL,
)
@reads(
    f"{{ref}} {AND} {_ALL_ITS} is wild [but] [only] {{side}} [only]",
    f"{{ref}} is wild [but] [only] {{side}} [only] {AND} {_ALL_ITS} [is wild]",
    f"{{ref}} is wild {AND} {_ALL_ITS} {{side}} [only]",
)
class WildWithIts(Standing):
    """A card that is wild, and all others of its suit or its colour."""

    ref: CardRef
    by: Alike
    side: Side

    @classmethod
    def said(cls, **fields: Any) -> Wild | None:
        alike = SameSuit if fields["by"] is Alike.SUIT else SameColour
        return Wild.said(cards=(alike(fields["ref"]),), side=fields["side"])


@reads(f"{_WILD_AND} {_ITS} suit [that <is|rank>] {{step}} [than it]", f"{_WILD_AND} {{step}} {_ITS} suit")
class WildAndBeyond(Standing):
    """A card that is wild, and those of its suit that are higher or lower."""

    ref: CardRef
    step: Step

    @classmethod
    def said(cls, **fields: Any) -> Wild:
        return Wild((TheCard(fields["ref"]), BeyondInSuit(**fields)))


@reads(
    "{ref} is wild [for they] [but] [only] if it is <{cards}|{cards:InColour}>",
    "if {ref} is <{cards}|{cards:InColour}> it is wild [for they]",
)
class WildIfItIs(Standing):
    """A card that is wild where it is of a kind."""

    ref: CardRef
    cards: Faces

    @classmethod
    def said(cls, **fields: Any) -> Wild:
        return Wild((IfItIs(**fields),))


@reads("If they have a card <of same rank as|that <match|pair [with]>> {ref} that rank is wild [for they]")
class WildIfMatched(Standing):
    """The rank of a card that is in nobody's hand, which is wild for whoever has one of it.

    A common card is in every hand, so that it would be wild for those as well who have no other.
    """

    ref: TableCard

    @classmethod
    def said(cls, **fields: Any) -> Wild:
        return Wild((SameRank(fields["ref"]),))


@reads("{ref} make [all] [other] [card of] <that|its|same> rank wild", rank=True)
@reads("{ref} make [all] [other] [card of] <that|its|same> suit wild", rank=False)
class MakesWild(Standing):
    """Cards that are wild by a card that a rule points at, told as what that card brings about."""

    ref: Lying
    rank: bool

    @classmethod
    def said(cls, **fields: Any) -> Wild:
        ref = fields["ref"]
        return Wild((SameRank(ref) if fields["rank"] else SameSuit(ref),))


@sentence(
    "Wild cards are wild only if they lie {face}",
    "[all|any] wild card is [only] wild [but] [only] [if] [they is|it is] [dealt|lying] {face} [only]",
)
@reads("[all|any] wild card is [only] wild [but] [only] [if] [they is|it is] [dealt] in hole [only]", face=Face.DOWN)
class OnlyWildAt(Standing):
    """Whatever is wild is so only where it lies one way; a joker is always wild."""

    face: Face
    last_word = True

    def shape(self, plan: Plan) -> None:
        place = Place.UP if self.face is Face.UP else Place.DOWN
        plan.wild = [Within(rule, place) for rule in plan.wild]

    def tally(self, totals: Totals) -> None:
        totals.tags.add("limited")


@reads(
    "{ref:Lying} [itself] is not wild but [all] other [three] card of same rank is [wild]",
    "[all] [other [three]] card of same rank as {ref:Lying} is wild but <{ref:Lying}|that card> [itself] is not [wild]",
)
@reads("it [itself] is not wild but [all] other [three] card of same rank is [wild]", ref=ThatCard())
class ButNotItself(Standing):
    """The other cards of a rank are wild, and not the card that tells which rank it is."""

    ref: CardRef

    @classmethod
    def said(cls, **fields: Any) -> Wild:
        return Wild((ItsMates(**fields),))


@reads("[all|any] {cards:Faces} is wild except [for] {but}")
class WildBut(Standing):
    """Cards that are wild, save some of them."""

    cards: tuple[CardSet, ...]
    but: Faces

    @classmethod
    def said(cls, **fields: Any) -> Wild:
        return Wild(tuple(AllBut(cards, fields["but"]) for cards in fields["cards"]))


@reads(
    "If {where} [common] card <of|in|from> <both|all|each|{_:int}> {lane}"
    " <<is|have> [all|both] [of] same rank|match [in rank]>"
    " <[all|any] card of that rank|that rank> is wild [for everyone]"
)
class LinesAgree(Standing):
    """Common cards in the same place of every row or column, which name a wild rank where they have one in common."""

    where: Where
    lane: Lane

    @classmethod
    def said(cls, **fields: Any) -> Wild:
        return Wild((SharedByLines(**fields),))
