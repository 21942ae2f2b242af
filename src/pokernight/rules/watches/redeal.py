"""A new deal for the same pot, as large as the last one or larger."""

from pokernight.language.part import sentence
from pokernight.measure.numbers import CHOSEN
from pokernight.rules.dealing.growing import MORE_CARDS
from pokernight.rules.parts.subjects import STILL_IN
from pokernight.rules.pot.settling import play_again
from pokernight.rules.rule import Effect, Plain
from pokernight.rules.totals import Totals
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table

_TO_THEM = (
    "<for|to> <they|those player|[all] remaining player"
    f"|<[all] player|everyone|those|those player> <{STILL_IN}|remaining>>"
)
"""That a new deal is for those who have not folded, which goes without saying."""


_OFF = (
    "[<<it|this|that|hand|deal> is [called] a <misdeal|rain out|rainout|wash out|washout|wash|do over|dead <hand|deal>>"
    "|<hand|deal|game> is <over|dead|void|rained out|called off>> [.|and|so]]"
)
"""That nothing comes of the deal, by the names that players have for it."""

_REDEAL = "<redeal|<card|hand|deal|game> is <redealt|dealt again>>"
_WITH_MORE = "<with|and deal> {more} [more] card [more] [each|<for|to> <each player|everyone|each|all>]"


@sentence(
    "the cards are redealt",
    "card is [collected] [and] shuffled and redealt",
    "<collect|gather> [all] [of] card shuffle and redeal",
    f"{_OFF} redeal [card|hand|game] [{_TO_THEM}]",
    f"{_OFF} <card|hand|deal|game> is <redealt|dealt again> [{_TO_THEM}]",
    f"{_OFF} <a new hand is dealt|there is a redeal> [{_TO_THEM}]",
    "<it|this|that|hand|deal> is a misdeal",
    "repeat game",
    for_all=False,
    more=0,
)
@sentence(
    "the cards are redealt to all, folded players too",
    f"{_OFF} {_REDEAL} <for|to> <all|everyone|all player> [including <those|player> who folded]",
    for_all=True,
    more=0,
)
@sentence(
    "the cards are redealt, with {more} more card(s) for each player",
    f"{_REDEAL} {_WITH_MORE}",
    for_all=False,
)
@sentence(
    "the cards are redealt to all, folded players too, with {more} more card(s) for each player",
    f"{_REDEAL} <for|to> <all|everyone|all player> [including <those|player> who folded] {_WITH_MORE}",
    for_all=True,
)
class Redeal(Effect):
    """All cards back, and a new deal for the same pot, sometimes a larger one."""

    of_table = True
    for_all: bool = False
    more: int = 0
    """How many cards more than the last time each player is dealt first."""

    def play(self, table: Table, frame: Frame) -> Asking | None:
        if self.more:
            table.note(MORE_CARDS, table.state.notes.get(MORE_CARDS, 0) + self.more)
        play_again(table, for_all=self.for_all)
        return None

    def tally(self, totals: Totals, times: int) -> None:
        self.count(totals)
        totals.tags.add("redeal")

    def count(self, totals: Totals) -> None:
        """How many cards a player holds cannot be told where there are more each time."""
        if self.more:
            totals.open_cards = CHOSEN


@sentence("call~s for a redeal", "<call for|call|demand|ask for> a <redeal|new deal>")
class CallRedeal(Plain):
    """A new deal for the same pot, because a player wants it."""

    def do(self, table: Table, frame: Frame) -> None:
        play_again(table)

    def tally(self, totals: Totals, times: int | None) -> None:
        totals.tags.add("redeal")
