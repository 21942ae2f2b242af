"""Stacks and hands that a player makes of the cards."""

from pokernight.language.part import sentence
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.price import Price
from pokernight.rules.rule import Deed, Remark, Step
from pokernight.rules.totals import Totals


@sentence(
    "put~s their cards in a stack, face down",
    "<put|arrange> their card in [order in] a stack [face down] [on table]",
    blind=False,
)
@sentence(
    "put~s their cards in a stack, face down, without looking at the no-peek cards",
    "arrange their down and no peek card in a stack but do not look at their no peek card",
    blind=True,
)
class MakeStack(Deed):
    """All cards face down in an order of the player's choice."""

    blind: bool = False


@sentence(
    "put~s their cards in a stack of {count}, with one card on either side",
    "put their card into a {count} card stack with one card on either side",
)
class StackWithSides(Deed):
    """A stack, and a card to the left and to the right of it."""

    count: int


@sentence(
    "split~s their cards into a hand of {first} cards and a hand of {second} cards",
    "split their card into a hand of {first} card and a hand [of] {second} card",
    "<split|arrange|put|set> their card into a {first} card hand and a {second} card hand",
    hands=2,
    third=None,
)
@sentence(
    "split~s their cards into hands of {first}, {second} and {third} cards",
    "split their card into a hand of {first} card a hand of {second} card and a hand of {third} card",
    "<split|arrange|put|set> their card into a {first} card hand a {second} card hand and a {third} card hand",
    hands=3,
)
@sentence(
    "split~s their cards into {hands} hands of {first} cards each",
    "<split|arrange|put|set> their card into {hands} <hand of {first} card|{first} card hand> [each]",
    second=None,
    third=None,
)
class SplitHands(Deed):
    """Hands out of the cards held: two or three of certain sizes, or several of one."""

    first: int
    second: int | None = None
    hands: int = 2
    third: int | None = None


@sentence(
    "split~s their cards into two stacks of {first} each",
    "split their card into two hand of {first} card each arranging them in order in face down stack",
    second=None,
)
@sentence(
    "split~s their cards into a stack of {first} and a stack of {second}",
    "split their card into a stack of {first} card and a stack of {second} card",
)
class SplitStacks(Deed):
    """Two stacks out of the cards held, of one size where only one is given."""

    first: int
    second: int | None = None

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hands = 2 if self.second is None else 1


@sentence("The order is fixed", "Order of stack may not change once made", size=None)
@sentence(
    "The order of the {size} card stack is fixed",
    "They may not change order of {size} card stack once betting start",
)
class FixedOrder(Remark):
    """The order of a stack stays as it is."""

    about = (MakeStack, SplitStacks)
    size: int | None = None


@sentence(
    "The {small} card hand must hold a down card and be worse than the {large} card hand",
    "{small} card hand must contain a down card and is worse than {large} card hand",
    down=True,
)
@sentence(
    "The {small} card hand must be worse than the {large} card hand",
    "{large} card hand must is better than {small} card hand",
    down=False,
)
class SmallHandWorse(Remark):
    """The smaller hand must be the worse one."""

    about = (SplitHands,)
    small: int
    large: int
    down: bool = True


@sentence(
    "Each player may switch two cards between their hands, or pay {price} to move one",
    "They may switch two card between their two hand or move one card for {price}",
)
class SwitchHands(Step):
    """Cards exchanged between a player's two hands."""

    price: Price

    def tally(self, totals: Totals) -> None:
        totals.tags.add("fee")


@sentence(
    "lay~s {cards} aside",
    "set aside {cards}",
    "<place|put|set> {cards} [face down] <aside|in front of they|on table>",
)
class LayAside(Deed):
    """Cards that are still the player's, face down and apart from the rest."""

    cards: Pick


@sentence("discard~s {count} of their hands", "discard {count} hand")
class DropHands(Deed):
    """One hand of several, or more, is laid away whole."""

    count: int


@sentence("keep~s {count} of their hands", "<keep|choose> {count} of their hand and discard other")
class KeepHands(Deed):
    """All hands but so many are laid away."""

    count: int
