"""Turning cards up and down, and looking at them."""

from pokernight.language.part import sentence
from pokernight.rules.parts.pick import Pick
from pokernight.rules.parts.places import Stack
from pokernight.rules.parts.refs import TableCard
from pokernight.rules.rule import Action, Deed, Remark, Step
from pokernight.rules.totals import Totals


@sentence(
    "flip~s {cards}",
    "flip over {cards}",
    "flip [over] {cards} [of their choice] <face up|up>",
    "flip over {cards} if they have one",
    "turn [up|over] {cards}",
    "turn {cards} <face up|up>",
    "<select|choose|pick> {cards} to <flip|turn up>",
    "show {cards}",
    to=None,
)
@sentence("flip~s {cards} to {to}")
class Flip(Deed):
    """Down cards turned up, chosen by their owner, sometimes to bring something about."""

    cards: Pick
    to: Action | None = None

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("flip")
        if self.to:
            self.to.tally(totals, times)


@sentence("turn~s {cards} face down", "<flip|turn> {cards} <face down|down>")
class TurnDown(Deed):
    """Up cards turned down."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("flip")


@sentence(
    "flip~s the top card of {stack}",
    "flip [over] top card <of|off|from> {stack} [face up]",
    "flip one card from {stack}",
    count=1,
)
@sentence("flip~s the top {count} cards of {stack}", "flip [over] top {count} card <of|off|from> {stack} [face up]")
class FlipTop(Deed):
    """The top of a stack turned up, all stacks at once."""

    stack: Stack = Stack()
    count: int = 1

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("flip")


@sentence("flip~s {count} card(s) into {hands} hands as they like", "flip {count} card into {hands} hand")
@sentence(
    "flip~s {count} card(s) into any number of hands as they like",
    "flip {count} card into any number of hand",
    hands=None,
)
class FlipInto(Deed):
    """Cards turned up, each laid to one of a player's hands."""

    count: int
    hands: int | None = None

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hands = self.hands or 1
        totals.declared = True
        totals.tags |= {"flip", "stud"}  # hands that grow face up, card by card


@sentence(
    "flip~s the top card of their stack into a low or a high hand",
    "flip top card of their stack and put it in either a low hand or a high hand",
    look=False,
)
@sentence(
    "look~s at the top card of their stack and lay~s it to a low or a high hand, all at once",
    "look at their top card put in their low left hand or high right hand and all player reveal their card",
    look=True,
)
class FlipLowHigh(Deed):
    """The top card laid to the low or to the high hand, looked at first or not."""

    look: bool = False

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.hands = 2
        totals.declared = True
        totals.tags |= {"flip"} if self.look else {"flip", "stud"}
        if self.look:
            totals.tags.discard("no-peek")


@sentence(
    "No hand may have more than {count} cards",
    "Neither hand may have more than {count} card",
    "They may is split between hand however they want but no hand may have more than {count} card",
)
class HandLimit(Remark):
    """How large a hand may grow."""

    about = (
        FlipInto,
        FlipLowHigh,
    )
    count: int

    def tally(self, totals: Totals) -> None:
        totals.hand_limit = self.count


@sentence(
    "flip~s cards one at a time until they have the best hand showing",
    "flip [over] card [one at a time] until they <have best hand showing|beat <high|best> hand showing>",
    "flip [over] card [one at a time] until they beat [hand of] <previous player|last player to flip>",
    counting=None,
    most=None,
)
@sentence(
    "flip~s cards one at a time until they have the best hand showing, counting {counting} as a hand",
    "flip over card one at a time until they have best hand showing counting {counting} as a hand",
    most=None,
)
@sentence(
    "flip~s cards one at a time until they have the best hand showing or have flipped {most}",
    "flip over card one at a time until either they have best hand showing or they have flipped {most} card",
    counting=None,
)
@sentence(
    "flip~s cards one at a time until they have the best hand showing, counting {counting} as a hand,"
    " or have flipped {most}",
    "flip over card one at a time until either they have best hand showing counting {counting} as a hand"
    " or they have flipped {most} card",
)
class FlipUntilBest(Deed):
    """Card after card until the hand showing beats all others, or so many are turned."""

    counting: TableCard | None = None
    most: int | None = None

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("flip")


@sentence(
    "flip~s one of their two side cards: the right one to go high, the left one to go low",
    "flip over one of their remaining down card."
    " If they flip one on right they is going high. If they flip one on left they is going low",
)
class FlipSide(Deed):
    """Turning up a side card declares high or low."""

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.declared = True
        totals.tags.add("flip")


@sentence(
    "The flipped cards may be down or no-peek cards",
    "Card may is flipped from player's down card or no peek card at player's choice",
)
class FlipEither(Remark):
    """The player chooses between known and unknown cards."""

    about = (FlipUntilBest,)


@sentence(
    "Once a game, each player may refuse to flip from then on; their further cards are dealt up",
    "Once per game each player may refuse to flip for rest of game but all their further card will is dealt up",
)
class RefuseFlips(Remark):
    """A player stops flipping for good, and gets no more down cards."""

    about = (Flip,)


@sentence(
    "show~s {cards} to everyone else",
    "show {cards} to all other player",
    "<put|hold|place> {cards} <on|to|against> their forehead [without looking at it]",
)
class ShowOthers(Deed):
    """Cards that all but their owner see."""

    cards: Pick

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("flip")


@sentence("look~s at {cards}", "pick up {cards} [and look at they]")
class LookAt(Deed):
    """Cards that their owner may look at from now on."""

    cards: Pick


@sentence("Turn each player's discards face up", "Flip each player's discard")
class ShowDiscards(Step):
    """Everybody sees what was discarded."""

    def tally(self, totals: Totals) -> None:
        totals.tags.add("flip")
