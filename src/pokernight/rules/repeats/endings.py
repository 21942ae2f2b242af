"""What ends a repetition: cards that run out, players who have enough, somebody who calls the end."""

from collections.abc import Sequence
from typing import ClassVar

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.betting.pay import Knock
from pokernight.rules.common.layout import SHAPES, THE_MIDDLE, middle_of
from pokernight.rules.conditions.contained import has_hand
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.subjects import IN, NO_CARDS, ONE
from pokernight.rules.parts.who import KNOCKED
from pokernight.rules.pot.declare import DECLARED_BEST, DeclareBest
from pokernight.rules.rule import Ending, GameEnding, HandName
from pokernight.rules.totals import Mark, Totals
from pokernight.table import events as ev
from pokernight.table.events import Event as Happened
from pokernight.table.places import COMMON, DECK, Lie
from pokernight.table.table import Table


@sentence(
    "nobody wants another card",
    "no one want a card",
    "no one want a more card",
    "no one take a card",
    "<all [of] player|everyone> <stand [pat]|is satisfied|have declined|decline|pass|have passed> [a card]",
    rounds=1,
)
@sentence(
    "nobody has wanted another card {rounds} rounds in a row",
    "<all [of] player|everyone> <have|> <stood|is satisfied|have declined|decline|pass|passed> [a card]"
    " {rounds} <time|round> [in <a|> row]",
    "no one <want|take|have taken> a [more] card {rounds} <time|round> in <a|> row",
)
class NobodyWants(Ending):
    """All have declined a card, sometimes so many rounds in a row."""

    rounds: int = 1
    by_players = True

    @property
    def passes(self) -> int:
        return self.rounds

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return not any(
            isinstance(event, ev.Moved) and event.to.seat and event.to.seat != event.source.seat for event in events
        )


@sentence(
    "everyone still in has all cards up",
    "everyone still in have all of their card face up",
    "all card is face up",
    "all player is out of card",
)
class AllUp(Ending):
    """No card is left to turn up."""

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return not any(table.lying(seat, Lie.DOWN, Lie.BLIND) for seat in table.state.still_in)


@sentence(
    "everyone still in shows {count} cards",
    "<everyone|each player|all player> [still in] have {count} <card showing|card [face] up|up card>",
)
class AllShow(Ending):
    """Everybody has turned up so many cards."""

    count: int

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return all(len(table.lying(seat, Lie.UP)) >= self.count for seat in table.state.still_in)


@sentence(
    "everyone still in has {count} card(s) face down",
    "<everyone|each player|all player> [still in] have [only] {count} <card face down|<face down|hole> card> [left]",
    "<everyone|each player|all player> [still in] have [only] {count} down card [left]",
)
class AllHide(Ending):
    """Nobody has more than so many cards left that lie face down."""

    count: int

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return all(len(table.lying(seat, Lie.DOWN, Lie.BLIND)) <= self.count for seat in table.state.still_in)


@sentence("someone has no cards left", f"{ONE} {NO_CARDS}")
class SomeoneOut(Ending):
    """Somebody has laid away every card."""

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return not all(table.state.of_seat(seat) for seat in table.state.still_in)


@sentence("everyone still in has {count} cards", "<everyone|each player|all player> [still in] have {count} card")
class AllHave(Ending):
    """Everybody has so many cards."""

    count: int

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return all(len(table.state.of_seat(seat)) >= self.count for seat in table.state.still_in)


@sentence(
    "everyone still in has only {count} card(s) left",
    "<everyone|each player|all player> [still in] have <[only] {count} card left|only {count} card>",
    "<everyone|each player|all player> [still in] is [left] <down to|with> [only] {count} card",
)
class AllLeft(Ending):
    """Nobody has more than so many cards left."""

    count: int

    def times(self, totals: Totals, before: Mark) -> int | None:
        """As often as it takes to be rid of the rest, where so many go each time."""
        each = before.held - totals.held
        return -(-max(0, totals.held - self.count) // each) if each > 0 else None

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return all(len(table.state.of_seat(seat)) <= self.count for seat in table.state.still_in)


@sentence(
    "only {count} players are left",
    "[only] {count} player <is left|remain|is [still] in> [in <hand|game>]",
    "all but {count} player <fold|have folded|is out>",
)
class FewLeft(Ending):
    """No more than so many players are still in."""

    by_players = True
    count: int

    @classmethod
    def said(cls, **fields: int) -> "FewLeft | None":
        """When one is left, the hand is over anyhow."""
        return cls(**fields) if fields["count"] > 1 else None

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return len(table.state.still_in) <= self.count


@sentence("only one player goes in", "only one player <is|go|is left|went|stay|declare> in", f"{ONE} {IN} alone")
class OneIn(GameEnding):
    """All but one stay out."""

    by_players = True
    why = "went in alone"

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return bool(self.winners(table))

    def winners(self, table: Table) -> tuple[int, ...]:
        state = table.state
        those_in = tuple(seat for seat in state.still_in if state.declared.get(seat, "out") != "out")
        return those_in if len(those_in) == 1 and those_in[0] not in state.notes.get("beaten", ()) else ()


@sentence("someone has {hand}", f"{ONE} <get|have|make> {{hand}}", better=False)
@sentence("someone has {hand} or better", f"{ONE} <get|have|make> [at least] {{hand}} or better", better=True)
@reads(f"{ONE} <get|have|make> at least {{hand}}", better=True)
class SomeoneHas(Ending):
    """A hand has been made."""

    hand: HandName
    better: bool = False

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return any(has_hand(table, seat, self.hand, better=self.better) for seat in table.state.still_in)


class Called(Ending):
    """A player calls the end: the players are asked in turn, unless they can say so in their turns."""

    by: ClassVar[type[Part]]
    """What calls it in a turn."""
    note: ClassVar[str]
    """The note that says who has called it."""
    verb: ClassVar[str]
    question: ClassVar[str]
    by_players = True

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return caller(events, self.note) is not None


_BELIEVES = f"{ONE} <believe|think|declare|claim|say> [that] they have"


@sentence("someone believes they have the highest hand", f"{_BELIEVES} <highest|high|best|winning> hand", end=End.HIGH)
@sentence("someone believes they have the lowest hand", f"{_BELIEVES} <lowest|low> hand", end=End.LOW)
class SomeoneBelieves(Called):
    """A player claims to have the best hand, which is the lowest where that wins."""

    end: End

    by = DeclareBest
    note = DECLARED_BEST
    verb = "claim"
    question = "Do you claim to have the best hand, and end the round?"


@sentence("the deck runs out", "<all card have been dealt|there is no more card|deck is gone>")
class DeckOut(Ending):
    """No card is left to deal, or the deck was made anew."""

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return not table.state.at(DECK) or any(isinstance(event, ev.Shuffled) for event in events)


_TURNED = "<is|have been> [all] <[face] up|flipped [over|up]|turned [over|up]>"


@sentence(
    "all common cards are up",
    f"<all|every|each> [of] common [card] {_TURNED}",
    f"all [of] card <in|of|on> <{SHAPES}> {_TURNED}",
    f"<cross|pyramid|triangle|square|grid|<all [of]|every|each> <row|column|pile|set|board>> {_TURNED}",
    "no common card is [left] face down",
    around=False,
)
@sentence(
    "all common cards around the middle are up",
    f"<circle|wheel|ring> {_TURNED}",
    f"only {THE_MIDDLE} is [left] face down",
    f"all [of] [common] [card] <except [for]|but> {THE_MIDDLE} {_TURNED}",
    around=True,
)
class CommonsUp(Ending):
    """No common card is left to turn up, or none but the one in the middle."""

    around: bool = False

    def times(self, totals: Totals, before: Mark) -> int | None:
        """As often as it takes to turn up the rest, where so many are turned up each time."""
        each = before.down - totals.down
        return -(-max(0, totals.down - self.around) // each) if each > 0 else None

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        left = middle_of(table) if self.around else ()
        return all(table.state.lies[card] is Lie.UP for card in table.state.at(COMMON) if card not in left)


@sentence(
    "only one player is left",
    "<everyone fold but one player|<all|everyone> but one player have folded|there is [only] one player left>",
)
class OneLeft(Ending):
    """All but one have folded."""

    by_players = True

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return len(table.state.still_in) <= 1


@sentence("nobody draws", "no one <draw|want to draw> [a card]")
class NobodyDraws(Ending):
    """All keep what they have."""

    by_players = True

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        drawn = (event for event in events if isinstance(event, ev.Noted) and event.name in ("drawn", "twisted"))
        return not any(count for event in drawn for _, count in event.value)


@sentence("someone knocks", f"{ONE} <knock|have knocked>", "someone is satisfied with their hand")
class SomeoneKnocks(Called):
    """A player knocks."""

    by = Knock
    note = KNOCKED
    verb = Knock.verb
    question = "Do you knock, and end the round?"


def caller(events: Sequence[Happened], *names: str) -> int | None:
    """The player who has called the end in one of some ways."""
    calls = (event.value for event in events if isinstance(event, ev.Noted) and event.name in names)
    return next(calls, None)
