"""The family tree as a picture for the wall: a wheel with the root at its hub and the youngest on its rim."""

from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape
from math import cos, degrees, pi, sin

from pokernight.catalogue.entry import ROOT, Entry, Named
from pokernight.catalogue.tree import Tree

RING = 215
"""How far one generation stands from the next."""

ROOM = 25
"""The room along the rim that a label needs."""

LETTER = 11
"""The room for a letter of the labels outside the rim."""

HEAD = 150
"""The room for the title."""

INK, FAINT, PAPER = "#2b2620", "#6b6255", "#fbf7ee"

# Everything that a stylesheet would say stands beside the shapes, so that the picture can also stand inside of a page
# that allows no styles but its own.
LINES = 'fill="none" stroke-width="2" stroke-opacity=".6"'
LABELS = f'font-family="Georgia, \'DejaVu Serif\', serif" font-size="19" fill="{INK}"'
NAMED_LINE = 'stroke-dasharray="3 4"'
NAMED_DOT = f'fill="{PAPER}" stroke="#b8b0a2"'
NAMED_LABEL = 'fill="#766d5f" font-style="italic"'
OLD_LABEL = f'font-size="15" font-weight="bold" paint-order="stroke" stroke="{PAPER}" stroke-width="4"'

Address = Callable[[Entry | Named], str]
"""Where a game's name leads to; an empty text leads nowhere."""


@dataclass
class Spot:
    """Where a game stands on the wheel."""

    game: Entry | Named
    parent: "Spot | None"
    family: int
    """The branch of the hub that it belongs to, which gives it its colour."""
    children: list["Spot"] = field(default_factory=list)
    height: int = 0
    """How many generations descend from it."""
    angle: float = 0.0
    reach: float = 0.0
    """How far it stands from the hub."""

    @property
    def name(self) -> str:
        """What stands beside it."""
        return f"{self.game.name} #{self.game.number}"

    def at(self, reach: float) -> str:
        """The point in this spot's direction, so far from the hub."""
        return f"{reach * cos(self.angle):.1f},{reach * sin(self.angle):.1f}"

    @property
    def look(self) -> str:
        """How its name is written."""
        named = NAMED_LABEL if isinstance(self.game, Named) else ""
        return " ".join(filter(None, ["<text", OLD_LABEL if self.children else "", named]))

    @property
    def colour(self) -> str:
        """The colour of its family."""
        return f"hsl({self.family * 137 % 360}, 55%, 42%)"


def draw(tree: Tree, top: int, address: Address = lambda _: "") -> str:
    """The family of one game as an SVG picture; under the root, the families of unknown descent as well."""
    spots = place(tree, top)
    half = max(spot.reach for spot in spots) + LETTER * max(len(spot.name) for spot in spots)
    width, height = f"{2 * half:.0f}", f"{2 * half + HEAD:.0f}"
    title = "The families of home poker" if top == ROOT.number else f"The family of {tree.games[top].link}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="{-half:.0f} {-half - HEAD:.0f} {width} {height}">',
        f"<title>{escape(title)}</title>",
        f'<rect x="{-half:.0f}" y="{-half - HEAD:.0f}" width="100%" height="100%" fill="{PAPER}"/>',
        f"<g {LINES}>",
        *(line(spot, spot.parent) for spot in spots if spot.parent),
        "</g>",
        *(dot(spot) for spot in spots),
        f"<g {LABELS}>",
        f'<text y="{80 - half - HEAD:.0f}" font-size="64" font-weight="bold" text-anchor="middle">'
        f"{escape(title)}</text>",
        f'<text y="{125 - half - HEAD:.0f}" font-size="26" text-anchor="middle" fill="{FAINT}">'
        f"{escape(note(spots))}</text>",
        *(linked(label(spot), address(spot.game)) for spot in spots),
        "</g>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def place(tree: Tree, top: int) -> list[Spot]:
    """Every game of the family in its place: leaves along the rim, parents inside and over the middle of theirs."""
    hub = Spot(tree.games[top], None, top)
    spots = {top: hub}
    for head in tree.tops if top == ROOT.number else [top]:
        for branch in tree.walk(head):
            number = branch.game.number
            if number != top:
                link = branch.game.parent if branch.depth else None
                parent = spots[link.number] if link else hub
                spots[number] = Spot(branch.game, parent, number if parent is hub else parent.family)
                parent.children.append(spots[number])
    for spot in reversed(spots.values()):
        if spot.parent:
            spot.parent.height = max(spot.parent.height, spot.height + 1)
    leaves = [spot for spot in spots.values() if not spot.children]
    rim = max(hub.height * RING, len(leaves) * ROOM / (2 * pi))
    for number, spot in enumerate(leaves):
        spot.angle = 2 * pi * number / len(leaves) - pi / 2
    for spot in reversed(spots.values()):
        if spot.children:
            spot.angle = (spot.children[0].angle + spot.children[-1].angle) / 2
        spot.reach = rim - spot.height * RING if spot is not hub else 0
    return list(spots.values())


def line(spot: Spot, parent: Spot) -> str:
    """The curve from parent to child."""
    middle = (spot.reach + parent.reach) / 2
    start = parent.at(middle) if parent.reach else spot.at(middle)
    faint = f" {NAMED_LINE}" if isinstance(spot.game, Named) else ""
    curve = f"M{parent.at(parent.reach)}C{start} {spot.at(middle)} {spot.at(spot.reach)}"
    return f'<path{faint} stroke="{spot.colour}" d="{curve}"/>'


def dot(spot: Spot) -> str:
    """The dot where a game stands."""
    fill = NAMED_DOT if isinstance(spot.game, Named) else f'fill="{spot.colour}"'
    x, y = spot.at(spot.reach).split(",")
    return f'<circle {fill} cx="{x}" cy="{y}" r="{5 if spot.children else 4}"/>'


def label(spot: Spot) -> str:
    """The name of a game, turned so that nobody has to read upside down; leaves are named outside of the rim."""
    name = escape(spot.name)
    if spot.parent is None:
        return f'{spot.look} y="-22" text-anchor="middle">{name}</text>'
    left = cos(spot.angle) < 0
    ends_here = left != bool(spot.children)
    turn = degrees(spot.angle) + 180 * left
    return (
        f'{spot.look} transform="translate({spot.at(spot.reach)}) rotate({turn:.2f})" dy=".33em"'
        f' x="{-10 if ends_here else 10}" text-anchor="{"end" if ends_here else "start"}">{name}</text>'
    )


def linked(shape: str, address: str) -> str:
    """A shape that leads to an address, where there is one."""
    return f'<a href="{escape(address)}">{shape}</a>' if address else shape


def note(spots: list[Spot]) -> str:
    """What stands under the title."""
    known = sum(isinstance(spot.game, Entry) for spot in spots)
    named = sum(isinstance(spot.game, Named) and spot.game.number != ROOT.number for spot in spots)
    games = f"{known} game{'s' * (known != 1)}"
    return f"{games}, and {named} more that we know by name only" if named else games
