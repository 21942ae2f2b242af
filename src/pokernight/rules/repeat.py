"""Doing it again, until something is so."""

from collections.abc import Sequence

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.act import Act
from pokernight.rules.declare import DECLARED_BEST, DeclareBest
from pokernight.rules.layout import SHAPES, THE_MIDDLE, middle_of
from pokernight.rules.parts.refs import End
from pokernight.rules.parts.spans import Span
from pokernight.rules.parts.subjects import IN, ONE
from pokernight.rules.parts.who import KNOCKED, NextPlayer
from pokernight.rules.plan import best_hand, plan_for
from pokernight.rules.rule import Ending, GameEnding, HandName, Remark, Step
from pokernight.rules.totals import CHOSEN, MADE_BY_DEAL, Mark, Totals
from pokernight.table import events as ev
from pokernight.table.choices import DECLINE, take_it
from pokernight.table.events import Event as Happened
from pokernight.table.frame import Asking, Frame
from pokernight.table.places import COMMON, DECK, Lie
from pokernight.table.table import Table

MOST_TIMES = 100
"""How often lines are repeated that nobody brings to an end."""

MOST_EVENTS = 2_000
"""After so much has happened in a hand, no line is repeated only because a rule says so many times."""

_CARDS = (ev.Moved, ev.Turned)
_DEEDS = (*_CARDS, ev.Paid, ev.Folded)


def caller(events: Sequence[Happened], *names: str) -> int | None:
    """The player who has called the end in one of some ways."""
    calls = (event.value for event in events if isinstance(event, ev.Noted) and event.name in names)
    return next(calls, None)


def first_turn(table: Table, rule: Step, again: Span) -> int:
    """The turn that begins what is repeated; where steps stand before the rule on its line, the line is one of them."""
    here = table.cursor - 1
    own_line = table.course.turns[here].rules[0] != rule
    return again.start([turn.line for turn in table.course.turns[: here + own_line]])


def mark_before(totals: Totals, again: Span) -> Mark:
    """What had been counted before the steps that are repeated."""
    return totals.marks[again.start([mark.line for mark in totals.marks[:-1]])]


def passes_from(table: Table, first: int) -> list[list[Happened]]:
    """What has happened in this deal since a turn began, each time that it did."""
    line = table.course.turns[first].line
    passes: list[list[Happened]] = []
    for event in table.log:
        if type(event) is ev.Redealt:
            passes = []
        elif type(event) is ev.Began and event.line == line:
            passes.append([])
        if passes:
            passes[-1].append(event)
    return passes or [[]]


def _any(kinds: tuple[type[Happened], ...], passes: Sequence[Sequence[Happened]]) -> bool:
    """Whether something of certain kinds has happened."""
    return any(isinstance(event, kinds) for events in passes for event in events)


def _declared_there(table: Table, first: int) -> bool:
    """Whether players can declare the best hand in one of the lines that are repeated."""
    said = (said for turn in table.course.turns[first : table.cursor] for said in (*turn.rules, *turn.remarks))
    return any(isinstance(part, DeclareBest) for rule in said if isinstance(rule, Part) for part in rule.walk())


def _in_turns(table: Table, first: int) -> bool:
    """Whether one player after the other does what is repeated."""
    rules = (rule for turn in table.course.turns[first : table.cursor] for rule in turn.rules)
    return any(isinstance(rule, Act) and isinstance(rule.who, NextPlayer) for rule in rules)


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


@sentence("everyone still in has {count} cards", "<everyone|each player|all player> [still in] have {count} card")
class AllHave(Ending):
    """Everybody has so many cards."""

    count: int

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return all(len(table.state.of_seat(seat)) >= self.count for seat in table.state.still_in)


@sentence("only one player goes in", "only one player <is|go|is left|went|stay|declare> in", f"{ONE} {IN} alone")
class OneIn(GameEnding):
    """All but one stay out."""

    by_players = True

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        state = table.state
        those_in = [seat for seat in state.still_in if state.declared.get(seat, "out") != "out"]
        return len(those_in) == 1 and those_in[0] not in state.notes.get("beaten", ())


@sentence("someone has {hand}", f"{ONE} <get|have> {{hand}}")
class SomeoneHas(Ending):
    """A hand has been made."""

    hand: HandName

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return any(
            best_hand(table, seat, End.HIGH, qualified=False).strength >= self.hand.least(plan_for(table, seat))
            for seat in table.state.still_in
        )


@sentence(
    "someone believes they have the highest hand",
    "<one player|someone> <believe|declare> [that] they have <highest|best> hand",
)
class SomeoneBelieves(Ending):
    """A player calls the end: the players are asked in turn, unless they can say so in their turns."""

    by_players = True

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return caller(events, DECLARED_BEST) is not None


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
    "<everyone fold but one player|all but one player have folded|there is [only] one player left>",
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


@sentence("someone knocks", "a player knock", "someone is satisfied with their hand")
class SomeoneKnocks(Ending):
    """A player calls the end of drawing."""

    by_players = True

    def reached(self, table: Table, events: Sequence[Happened]) -> bool:
        return caller(events, KNOCKED) is not None


@sentence("Repeat {again} until {until}")
class Repeat(Step):
    """The lines before, again and again, until something is so; a round in which nothing happens is the last."""

    again: Span
    until: Ending

    def play(self, table: Table, frame: Frame) -> Asking | None:
        first = first_turn(table, self, self.again)
        asks = isinstance(self.until, SomeoneBelieves) and not _declared_there(table, first)
        if asks and "claimed" not in frame.notes:
            asking = self._ask(table, frame)
            if asking:
                return asking
        passes = passes_from(table, first)
        enough = len(passes) >= self.until.passes
        last = [event for events in passes[-self.until.passes :] for event in events]
        if not (enough and self.until.reached(table, last)) and self._goes_on(table, first, passes):
            table.jump(first)
            return None
        if any(isinstance(remark, OneMoreTurn) for remark in frame.remarks):
            return self._last_turns(table, frame, first, passes[-1])
        return None

    def _ask(self, table: Table, frame: Frame) -> Asking | None:
        """Whether somebody claims the best hand; the first one ends it."""
        for seat in table.seats_from():
            answer = frame.answers.pop(seat, None)
            if answer is not None and answer.verb != DECLINE:
                table.note(DECLARED_BEST, seat)
                frame.notes["claimed"] = True
                return None
            if frame.begins(f"asked {seat}"):
                return {seat: take_it("Do you claim to have the best hand, and end the round?", "claim")}
        return None

    def _goes_on(self, table: Table, first: int, passes: Sequence[Sequence[Happened]]) -> bool:
        """Whether there is any sense in doing it again; where players take turns at it, each has had one."""
        if len(table.state.still_in) < 2:
            return False
        round_ = (len(table.state.still_in) if _in_turns(table, first) else 1) * self.until.passes
        last = passes[-round_:]
        if (len(passes) >= round_ and not _any(_DEEDS, last)) or len(passes) >= MOST_TIMES * round_:
            return False
        if self.until.by_players or len(passes) < round_:
            return True
        return _any(_CARDS, last) or not _any(_CARDS, passes)  # where cards have run out, betting changes nothing

    def _last_turns(self, table: Table, frame: Frame, first: int, events: Sequence[Happened]) -> Asking | None:
        """Once the end was called, all others go once more."""
        called = caller(events, DECLARED_BEST, KNOCKED)
        if called is None or (frame.begins("called") and "last turns" in table.state.notes):
            return None
        if frame.begins("last turns"):
            table.note("last turns", called)
        turns = table.course.turns[first : table.cursor]
        for seat in table.seats_from(called + 1):
            if seat != called and frame.begins(f"last turn {seat}"):
                for turn in turns:
                    for act in turn.rules:
                        if isinstance(act, Act):
                            table.then(act.action, seat, may=act.may, remarks=turn.remarks)
                return {}
        return None

    def tally(self, totals: Totals) -> None:
        before = mark_before(totals, self.again)
        times = self.until.times(totals, before)
        if times is not None:
            totals.repeat(before, times)
        elif totals.rounds > before.rounds:
            if self.until.by_players:
                totals.open_rounds = CHOSEN
            else:
                totals.rounds, totals.open_rounds = before.rounds, MADE_BY_DEAL
        if totals.held > before.held and self.until.by_players:
            totals.open_cards = CHOSEN
        elif totals.seen > before.seen and self.until.by_players:
            totals.open_seen = CHOSEN


@sentence(
    "Everyone else gets one more turn",
    "[All|each|every] other player [then] get one <more|last|final> <turn|draw|chance [to draw]>",
)
class OneMoreTurn(Remark):
    """After the end was called, all others go once more."""

    about = (Repeat,)


@sentence("Repeat {again} {times} more times", "Repeat {again} {times} [more] time")
@reads("Repeat {again} [again|once more|once]", times=1)
@reads("Repeat {again} twice [more]", times=2)
class RepeatTimes(Step):
    """The lines before, so many times more."""

    again: Span
    times: int

    def play(self, table: Table, frame: Frame) -> Asking | None:
        line = table.course.turns[table.cursor - 1].line
        done = dict(table.state.notes.get("repeated", ()))
        again = done.get(line, 0) < self.times and len(table.log) < MOST_EVENTS
        done[line] = done.get(line, 0) + 1 if again else 0
        table.note("repeated", tuple(sorted(done.items())))
        if again:
            table.jump(first_turn(table, self, self.again))
        return None

    def tally(self, totals: Totals) -> None:
        totals.repeat(mark_before(totals, self.again), self.times)
