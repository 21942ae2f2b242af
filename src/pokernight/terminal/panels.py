"""The parts of the table as they are drawn: the players, the middle, your hand, the rules."""

from collections.abc import Iterable, Iterator
from textwrap import wrap

from rich.text import Text

from pokernight.evening.sight import Sight
from pokernight.table.places import COMMON, DECK, TABLE, Zone
from pokernight.table.spread import LAYOUT
from pokernight.table.view import Seen
from pokernight.terminal.drawing import laid_out, large, row

BRIGHT, PLAIN, QUIET, WARM = "bold #ffffff", "#dbe7e0", "#8fb0a0", "bold #f2c14e"


def hands_in(sight: Sight, seat: int) -> dict[str, tuple[Seen, ...]]:
    """The cards of a seat, and those of hands and stacks that lie apart, each with the name it has then."""
    places = sorted(place for place in sight.view.places if place.zone is Zone.HAND and place.seat == seat)
    return {f"hand {place.pile}" if place.pile else "": sight.view.places[place] for place in places}


def side_by_side(hands: dict[str, tuple[Seen, ...]], sight: Sight) -> Text:
    """Hands in one line."""
    named = [Text(f"{name} " if name else "", QUIET).append_text(row(hands[name], sight.wild)) for name in hands]
    return Text(" │ ", QUIET).join(named)


def players_drawn(sight: Sight, *, tall: bool) -> Text:
    """Everybody in a line of their own: whose turn it is, chips, the bet of the round, cards, what was declared."""
    view = sight.view
    width = max(len(name) for name in sight.names.names)
    lines = []
    for seat, name in enumerate(sight.names.names, 1):
        line = Text()
        line.append("▶ " if seat in view.asking else "  ", WARM)
        out = seat in view.folded
        line.append(f"{seat} {name:{width}}", QUIET if out else BRIGHT if seat == view.seat else PLAIN)
        line.append(" D" if seat == len(view.chips) else "  ", WARM)
        line.append(f" {view.chips[seat - 1]:>5} ", QUIET if out else PLAIN)
        line.append(f"{money_of(sight, seat):8}", WARM)
        if seat != view.seat:
            line.append_text(side_by_side(hands_in(sight, seat), sight))
        line.append(f" {', '.join(state_of(sight, seat))}", QUIET if out else WARM)
        lines.append(line)
    return Text("\n\n" if tall else "\n").join(lines)


def money_of(sight: Sight, seat: int) -> str:
    """The chips that a player has bet in the round, or at the end what the hand has brought."""
    if sight.view.ended:
        gain = sight.gains[seat - 1]
        return f"{gain:+}" if gain else ""
    paid = sight.view.round.paid_by(seat) if sight.view.round else 0
    return f"bet {paid}" if paid else ""


def state_of(sight: Sight, seat: int) -> Iterator[str]:
    """What is to be said about a player beside cards and chips."""
    view = sight.view
    if seat in view.folded:
        yield "folded"
    elif view.chips[seat - 1] == 0 and not view.ended:
        yield "all in"
    if seat in view.declared:
        yield view.declared[seat]
    if seat in view.asking and seat != view.seat:
        yield "thinking…"


def middle_drawn(sight: Sight, *, tall: bool) -> Text:
    """The pots, the cards for all, and how many are left in the deck."""
    view = sight.view
    line = Text("Pot ", QUIET).append(str(view.pot), WARM)
    for number, pot in enumerate(sight.pots[1:], 1):
        who = ", ".join("you" if seat == view.seat else sight.names[seat] for seat in pot.seats)
        line.append(f"   side pot {number}: {pot.amount} ({who})", QUIET)
    line.append(f"   deck {len(view.places.get(DECK, ()))}", QUIET)
    lines = [line]
    for name, place in (("Common", COMMON), ("Table", TABLE)):
        cards = view.places.get(place)
        if cards and place == COMMON and view.notes.get(LAYOUT):
            lines += [Text(f"\n{name} cards", QUIET), laid_out(cards, view.notes, sight.wild, tall=tall)]
        elif cards and tall:
            lines += [Text(f"\n{name} cards", QUIET), large(cards, sight.wild)]
        elif cards:
            lines += [Text(f"{name} ", QUIET).append_text(row(cards, sight.wild))]
    return Text("\n").join(lines)


def hand_drawn(sight: Sight, *, tall: bool) -> Text:
    """Your cards, large where there is room, and what they are worth."""
    hands = hands_in(sight, sight.view.seat)
    lines = [side_by_side(hands, sight)] if hands else []
    if tall:
        named = [(Text(name, QUIET), large(cards, sight.wild)) for name, cards in hands.items()]
        lines = [part for name, cards in named for part in (name, cards) if part.plain]
    if sight.holding:
        lines.append(Text("You have ", QUIET).append(sight.holding, BRIGHT))
    if any(seen.card in sight.wild for cards in hands.values() for seen in cards):
        lines[-1].append("   * is wild", WARM)
    return Text("\n").join(lines or [Text("You are out of this hand.", QUIET)])


def rules_drawn(sight: Sight, width: int) -> tuple[Text, int]:
    """The rules with the step that is being played marked, and the line in which that stands."""
    drawn, marked = Text(), 0
    for number, rule in enumerate(sight.rules, 1):
        here = number == sight.view.line and not sight.view.ended
        label, _, words = rule.partition(". ")
        marked = drawn.plain.count("\n") if here else marked
        drawn.append(hanging(f"{'▶' if here else ' '}{label:>2}. {words}", width, 5) + "\n", WARM if here else PLAIN)
    return drawn, marked


def story_drawn(told: Iterable[str], width: int) -> Text:
    """What has happened, the rules in another colour than what they brought about."""
    drawn = Text()
    for line in told:
        drawn.append(hanging(line, width, 4) + "\n", PLAIN if line.startswith(" ") else QUIET)
    return drawn


def hanging(line: str, width: int, indent: int) -> str:
    """A line in as many lines as it takes, the others further to the right than the first."""
    return "\n".join(wrap(line, max(width, 20), subsequent_indent=" " * indent, drop_whitespace=True)) or line
