"""Cards that are held to the forehead: all see them but the player who has them."""

from pokernight.language.part import sentence
from pokernight.rules.dealing.deal import Deal
from pokernight.rules.dealing.serve import DealRemark
from pokernight.rules.totals import Totals
from pokernight.table.frame import Frame
from pokernight.table.table import Table

_HOLD = (
    "<hold|put|place|stick> <it|they|card|their card> <on|to|against|up to|up on> their forehead"
    " [<so that|for|where> [everyone|all player|all other player|everybody] <may see it|to see [it]>"
    "|without looking [at it|at their card]|face <out|outward>]"
)
"""To have a card that all others see."""

_NO_LOOK = "<no one may|[each] player may not|[each] player do not|they may not> look at their [own] card"
_OTHERS_CARDS = "<all|everyone's|everyone else's|every other player's|all other player's|other> [other] card"


@sentence(
    "Everybody but its owner sees it",
    "<Player may not|player do not|do not> look at their own card but <hold it|put it|place it|must show it|show it>"
    " <on their forehead|to everyone|to their forehead>",
    "They may not look at <it|their card> but <hold|put|place> it <on|to|against> their forehead",
    f"[Each player] {_HOLD}",
    f"{_NO_LOOK} but [each player|all|they|everyone] {_HOLD}",
    f"{_NO_LOOK} but [they] may <see|look at> {_OTHERS_CARDS}",
    f"<They|player|each player> [may] <see|look at> {_OTHERS_CARDS} <but [not]|except [for]|and not> <their own|they>",
    "<no one may|[each] player may not|[each] player do not|they may not> look at their own card",
    "Everyone <see|may <see|look at>> <it|this card|that card|their card> but <they|its owner|player who have it>",
    "<Everyone|all player> <but|except [for]> <they|its owner|that player|player who have it>"
    " <see|may <see|look at>> <it|<this|that|their> card>",
    "All other player <see|may see> it but <they|its owner|player who have it> may not",
)
class SeenByOthers(DealRemark):
    """A card that all know but the player who has it."""

    whole = True

    about = (Deal,)
    after = True
    blind = True

    def settle(self, table: Table, frame: Frame) -> None:
        assert frame.card is not None
        table.show((frame.card,), table.state.everyone - {frame.seat})

    def tally(self, totals: Totals) -> None:
        totals.tags.add("no-peek")
