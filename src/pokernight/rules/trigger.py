"""Watches: when something happens, something follows."""

from collections.abc import Iterable

from pokernight.language.part import Term, reads, sentence
from pokernight.rules.declare import NameWild
from pokernight.rules.parts.faces import CardSet, Faces
from pokernight.rules.parts.who import LowestFlip, Shower
from pokernight.rules.rule import Action, Condition, Consequence, Effect, Event, HandName, Remark, Standing, Step
from pokernight.rules.totals import MADE_BY_DEAL, Totals
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.table import Table


class How(Term):
    """How a card comes to lie face up."""

    FLIPPED = ("flips", "flip over", "flipped")
    DEALT = ("is dealt", "dealt")
    EITHER = ("gets", "flips or is dealt", "is dealt or flips")


@sentence(
    "a player {how} {cards:one} face up",
    "<a player|any player|anyone|they> [who] {how} {cards} [face] [up]",
    "<a player|any player|anyone|they> [who] {how} a face up {cards}",
    blind=False,
    out=False,
)
@sentence(
    "a player flips {cards:one} from the no-peek cards",
    "any player who flipped a no peek {cards}",
    how=How.FLIPPED,
    blind=True,
    out=False,
)
@sentence(
    "a folded player {how} {cards:one} face up",
    "a out player {how} a face up {cards}",
    "a out player {how} {cards} face up",
    blind=False,
    out=True,
)
@reads("{cards} is flipped [face up]", how=How.FLIPPED)
@reads("{cards} is dealt face up", how=How.DEALT)
@reads("{cards} is <dealt or flipped|flipped or dealt> face up", "{cards} come up", how=How.EITHER)
@reads("last player to flip over <a face down> {cards}", how=How.FLIPPED)
class TurnsUp(Event):
    """A card of a kind comes to lie face up before a player."""

    how: How
    cards: tuple[CardSet, ...]
    blind: bool = False
    out: bool = False

    def chances(self, totals: Totals) -> int:
        return sum(cards.size(totals) for cards in self.cards)


@sentence(
    "a player is dealt {cards:one} face down",
    "<a player|any player|anyone|they> <is dealt|get> {cards} [face] down",
    "<a player|any player|anyone|they> <is dealt|get> [a] face down {cards}",
    "{cards} is dealt face down",
)
class ComesDown(Event):
    """A card of a kind is dealt to a player face down, and the player shows it."""

    cards: tuple[CardSet, ...]

    def chances(self, totals: Totals) -> int:
        return sum(cards.size(totals) for cards in self.cards)


@sentence(
    "a player is dealt a pair face up",
    "a player is dealt a face up pair",
    "they is dealt a pair face up",
    "a pair is dealt face up",
    "<a player|they> pair [one of] their up card",
)
class PairsUp(Event):
    """A card dealt face up pairs another."""


@sentence("the first card a player flips is {cards:one}", "first card they flip [up] is {cards}")
class FirstFlipIs(Event):
    """The first card that a player turns up is of a kind."""

    cards: CardSet


@sentence(
    "a player shows {hand} without wild cards",
    "a player shows a natural {hand}",
    "<a player|any player|anyone|they> <have|get|with> [a] natural {hand} showing",
    natural=True,
)
@sentence("a player shows {hand}", "<a player|any player|anyone|they> <have|get|with> {hand} showing", natural=False)
class Shows(Event):
    """A hand lies face up before a player, natural where that is asked."""

    hand: HandName
    natural: bool = False


@sentence(
    "a player shows {count} {cards:plural}", "<a player|any player|anyone|they> <have|get|with> {count} {cards} showing"
)
class ShowsCards(Event):
    """So many cards of a kind lie face up before a player."""

    count: int
    cards: Faces


@sentence("a player folds", "<a player|any player|anyone|someone|they> fold", who=None)
@sentence("{who} folds")
class Folds(Event):
    """Somebody is out, or a certain player is."""

    who: Shower | None = None


@sentence("a player knocks", "<someone|anyone|any player|they> knock")
class Knocks(Event):
    """A player calls the end of drawing."""


@sentence("everyone else gets one more turn", "<each|all|every> other player get one more turn")
class LastTurns(Effect):
    """All others go once more, and then it is over."""


@sentence("a player says the word '{word}'", "they say [word] {word}", "anyone say [word] {word}")
class Says(Event):
    """A word is heard at the table."""

    word: str


@sentence(
    "a player has flipped all cards and cannot beat the best hand showing",
    "they flip all of their card and may not beat best hand showing",
)
class FlippedInVain(Event):
    """All cards are up, and they are not enough."""


@sentence("they must {action}", "<they|that player> {action}", "that player must {action}", "must {action}", then=None)
@sentence("they must {action}. Who pays {then:s}", "they must {action}. If they <match pot|pay> they {then}")
@reads("choose what rank is wild [when they flip it over]", action=NameWild())
class Must(Effect):
    """The player it happened to has to do something."""

    action: Action
    then: Action | None = None

    def tally(self, totals: Totals, times: int) -> None:
        self.action.tally(totals, times)
        if self.then:
            self.then.tally(totals, times)


@sentence("they may {action}", "<that player|player it was dealt to> may {action}", "may {action}")
class May(Effect):
    """The player it happened to may do something."""

    action: Action

    def tally(self, totals: Totals, times: int) -> None:
        self.action.tally(totals, times)


@sentence("{step}")
class StepFollows(Consequence):
    """A step that is taken out of its turn."""

    step: Step

    def tally(self, totals: Totals, times: int) -> None:
        self.step.tally(totals)


@sentence("that rank is wild for them", "that rank is [now] wild for that player", all=False)
@sentence("that rank is wild for everyone", "that rank is [now] wild", all=True)
class RankWild(Consequence):
    """The rank in question is wild, for the player it happened to or for all."""

    all: bool = False

    def tally(self, totals: Totals, times: int) -> None:
        totals.wilds.append(lambda totals, players: 4 * totals.decks * (1 if self.all else players))
        totals.tags.add("wilds")


@sentence("the cards are redealt", "redeal [game]", "<hand|deal> is redealt", "repeat game", for_all=False)
@sentence("the cards are redealt to all, folded players too", "redeal for <all|everyone|all player>", for_all=True)
class Redeal(Effect):
    """All cards back, and a new deal for the same pot."""

    for_all: bool = False

    def tally(self, totals: Totals, times: int) -> None:
        totals.tags.add("redeal")


@sentence("they are back in the game for nothing", "they are back in the game", "they is back in game [for free]")
class BackIn(Effect):
    """A folded player plays on."""


@sentence("cards that add to {total} with another of theirs", one="a card that adds to {total} with another of theirs")
@reads("a card that add to {total} with any of their card")
class AddsTo(CardSet):
    """Cards whose number makes a sum with one that the player has."""

    total: int


@sentence(
    "they pay or fold for each such sum: nothing the first time, the pot the second, double the third, and so on."
    " Each sum paid brings an up card",
    "they must pay or fold for each sum to {_:int} made. First time is free second is pot third is double pot etc."
    " If they pay they get dealt a up card for each sum",
)
class RisingToll(Effect):
    """A payment that grows each time, and a card for it."""

    def tally(self, totals: Totals, times: int) -> None:
        totals.open_seen = MADE_BY_DEAL
        totals.tags.add("fee-fold")


@sentence("If {events:any}, {effects:all}")
@reads("{events:any} {effects:all}")
class When(Standing):
    """A watch kept all through the hand: the event, then the effect, before anything else goes on."""

    events: tuple[Event, ...]
    effects: tuple[Consequence, ...]

    def watch(self, table: Table, event: Happened) -> Iterable[Frame]:
        return [
            Frame(effect, seat=hit.seat, card=hit.card, other=hit.other)
            for watched in self.events
            for hit in watched.hits(table, event)
            for effect in self.effects
        ]

    def tally(self, totals: Totals) -> None:
        chances = sum(event.chances(totals) for event in self.events)
        undecided = all(event.undecided for event in self.events)
        for effect in self.effects:
            if not (undecided and isinstance(effect, Redeal)):  # to play on for a pot that nobody won is no redeal
                effect.tally(totals, chances)


@sentence("If {condition}, {effect}", "{condition} {effect}")
class Check(Step):
    """A look at how things stand when the step is reached, and what follows."""

    condition: Condition
    effect: Effect

    def due(self, table: Table) -> list[Frame]:
        """What follows now for each player of whom it is so, or for the table."""
        seats = (0,) if self.condition.of_table else table.seats_from()
        return [Frame(self.effect, seat=seat) for seat in seats if self.condition.holds(table, seat)]

    def play(self, table: Table, frame: Frame) -> Asking | None:
        table.pending.extend(self.due(table))
        return None

    def tally(self, totals: Totals) -> None:
        self.effect.tally(totals, 1)


@sentence(
    "Several at once go in turn from the dealer's left",
    "In [case of] multiple {_:CardSet} in same round start with player to left of <deal|dealer> and go around",
)
class InOrder(Remark):
    """Players to whom it happens together go in turn."""

    about = (When, Check)


@sentence(
    "Once a game, each player may cancel a card of the flip, or another player's cancelling",
    "Once per game each player may cancel any card for determining match or fold or any player cancelation",
)
class CancelOnce(Remark):
    """A card taken out of the comparison."""

    about = (LowestFlip,)
