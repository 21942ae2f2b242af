"""Cards that other rules have wild, and that are not so for some players, or in hands that nobody plays."""

from pokernight.language.part import reads, sentence
from pokernight.rules.parts.faces import CardSet, Faces, WildCards
from pokernight.rules.parts.likes import OneOfThem
from pokernight.rules.plan import Plan
from pokernight.rules.rule import Standing
from pokernight.rules.wilds.changes import Change
from pokernight.rules.wilds.sometimes import has_with

NONE = "they <<have|hold> no|do not <have|hold> [a|any]>"
"""Not to have certain cards, and those are said next."""


@sentence(
    "{cards} is~are not wild for whoever has {held:one}",
    "[all|any] {cards} is not wild [but] <if they <have|hold>|for <anyone|a player> <with|who have|holding>> {held}",
    "If they <have|hold> {held} {cards} is not wild [for they]",
    without=False,
)
@sentence(
    "{cards} is~are not wild for whoever does not have {held:one}",
    f"[all|any] {{cards}} is not wild [but] <unless they <have|hold>|if {NONE}> {{held}}",
    f"If {NONE} {{held}} {{cards}} is not wild [for they]",
    without=True,
)
class TameWith(Standing):
    """Cards that another rule has wild, but not beside others in the same hand, or not without them."""

    cards: tuple[CardSet, ...]
    held: Faces
    without: bool = False

    last_word = True

    def shape(self, plan: Plan) -> None:
        if has_with(plan, self.held) is self.without:
            return
        for cards in self.cards:
            if isinstance(cards, Faces):
                Change(cards, wild=False).shape(plan)
            else:  # where a card is not wild that gives its rank to others, nothing is wild by it
                by_it = (*cards.wilds(plan), *cards.wilds(plan, mates=True))
                plan.wild = [rule for rule in plan.wild if rule not in by_it]


_UNPLAYED = "<table <hand|card>|hand on table|kitty|kitty hand|deck hand>"


@sentence(
    "No card is wild in the table hand",
    f"<<nothing|no card> is wild|there is no wild card|wild card do not count> <in|for> {_UNPLAYED}",
    cards=(WildCards(),),
)
@sentence(
    "{cards} is~are not wild in the table hand",
    f"[all|any] {{cards}} is not wild <in|for> {_UNPLAYED}",
    f"[all|any] {{cards}} <do|may> not [is|count as] wild <in|for> {_UNPLAYED}",
)
@reads(f"not <in|for> {_UNPLAYED}", cards=(OneOfThem(),))
class TameOnTable(Standing):
    """Cards that are wild for players, but not in a hand that nobody plays."""

    cards: tuple[CardSet, ...]

    last_word = True

    @property
    def alike(self) -> bool:
        return False

    def shape(self, plan: Plan) -> None:
        for cards in self.cards if plan.seat == 0 else ():
            Change(cards, wild=False).shape(plan)
