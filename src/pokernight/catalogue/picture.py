"""The family tree as a picture for the wall: a wheel with the root at its hub, drawn in SVG."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import cos, pi, sin

from pokernight.catalogue.entry import ROOT, Entry, Named
from pokernight.catalogue.tree import Tree

RING = 190
"""How far one generation stands from the next."""

LINE = 13
"""The room that a label needs beside its neighbours."""

MARGIN = 210
"""The room for the labels of the outermost ring."""

STYLE = """
svg { background: #fbf7ee; font-family: Georgia, 'Times New Roman', serif; }
path { fill: none; stroke-width: 1.4; opacity: .55; }
text { font-size: 11px; fill: #2b2620; paint-order: stroke; stroke: #fbf7ee; stroke-width: 3px; }
.family { font-weight: bold; font-size: 12.5px; }
.named { fill: #a29a8c; font-style: italic; }
path.named { stroke-dasharray: 3 3; }
circle.named { fill: #fbf7ee; stroke: #b8b0a2; }
.title { font-size: 30px; font-weight: bold; text-anchor: middle; stroke: none; }
.note { font-size: 14px; text-anchor: middle; stroke: none; fill: #6b6255; }
"""


@dataclass
class Spot:
    """Where a game stands on the wheel."""

    game: Entry | Named
    depth: int
    family: int
    """Which branch of the hub it belongs to; a family shares one colour."""
    angle: float = 0.0
    parent: "Spot | None" = None
    leaf: bool = True


def draw(tree: Tree, top: int) -> str:
    """The family of one game as an SVG picture; below the root, the families of unknown descent as well."""
    spots = place(tree, top)
    rings = max(spot.depth for spot in spots)
    first = first_ring(spots)
    half = first + max(0, rings - 1) * RING + MARGIN
    width, height = 2 * half, 2 * half + 90
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-half:.0f} {-half - 90:.0f} {width:.0f} {height:.0f}"'
        f' width="{width:.0f}" height="{height:.0f}" role="img">',
        f"<title>{escape(f'The family of {tree.games[top].name}')}</title>",
        f"<style>{STYLE}</style>",
        f'<text class="title" y="{-half - 40:.0f}">{escape(title(tree, top))}</text>',
        f'<text class="note" y="{-half - 14:.0f}">{escape(note(spots))}</text>',
        *(link(spot, first) for spot in spots if spot.parent),
        *(mark for spot in spots for mark in label(spot, first)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def place(tree: Tree, top: int) -> list[Spot]:
    """Every game of the family with its angle: leaves one after the other, parents over the middle of theirs."""
    spots: dict[int, Spot] = {}
    for head in tree.tops if top == ROOT.number else [top]:
        for branch in tree.walk(head):
            lone = head != top
            parent = spots[top] if lone and branch.depth == 0 else spots.get(parent_of(tree, branch.game.number, spots))
            depth = branch.depth + lone
            family = branch.game.number if depth == 1 else parent.family if parent else 0
            spots[branch.game.number] = Spot(branch.game, depth, family, parent=parent)
            if parent:
                parent.leaf = False
    leaves = [spot for spot in spots.values() if spot.leaf]
    # A leaf near the hub needs a wider slice for its label than one on the rim.
    shares = [1 / max(1, spot.depth) for spot in leaves]
    turn = 0.0
    for spot, share in zip(leaves, shares, strict=True):
        spot.angle = 2 * pi * (turn + share / 2) / sum(shares) - pi / 2
        turn += share
    for spot in reversed(spots.values()):
        if not spot.leaf:
            young = [other.angle for other in spots.values() if other.parent is spot]
            spot.angle = (young[0] + young[-1]) / 2
    return list(spots.values())


def parent_of(tree: Tree, number: int, spots: dict[int, Spot]) -> int:
    """The game above this one that is on the wheel already, or -1."""
    link = tree.games[number].parent
    return link.number if link and link.number in spots else -1


def first_ring(spots: list[Spot]) -> float:
    """How far out the first generation must stand so that no label on any ring touches its neighbour."""
    angles = sorted((spot.angle, spot.depth) for spot in spots if spot.leaf)
    need = 150.0
    for (angle, depth), (other, other_depth) in pairwise(angles):
        ring = min(depth, other_depth)
        if ring:
            need = max(need, LINE / (other - angle) - (ring - 1) * RING)
    return need


def point(spot: Spot, first: float, share: float = 1.0) -> tuple[float, float]:
    """Where a spot lies, or a share of the way out to it from its parent's ring."""
    outer = radius(spot.depth, first)
    inner = radius(spot.depth - 1, first)
    reach = inner + (outer - inner) * share
    return reach * cos(spot.angle), reach * sin(spot.angle)


def radius(depth: int, first: float) -> float:
    """How far a generation stands from the hub."""
    return 0 if depth <= 0 else first + (depth - 1) * RING


def link(spot: Spot, first: float) -> str:
    """The curve from parent to child."""
    assert spot.parent is not None
    (ax, ay), (dx, dy) = point(spot.parent, first), point(spot, first)
    middle = (radius(spot.parent.depth, first) + radius(spot.depth, first)) / 2
    bx, by = middle * cos(spot.parent.angle), middle * sin(spot.parent.angle)
    cx, cy = middle * cos(spot.angle), middle * sin(spot.angle)
    if spot.parent.depth == 0:
        bx, by = cx, cy
    faint = ' class="named"' if isinstance(spot.game, Named) else ""
    curve = f"M{ax:.1f},{ay:.1f}C{bx:.1f},{by:.1f} {cx:.1f},{cy:.1f} {dx:.1f},{dy:.1f}"
    return f'<path{faint} stroke="{colour(spot.family)}" d="{curve}"/>'


def label(spot: Spot, first: float) -> Iterator[str]:
    """The dot and the name of one game, turned so that nobody has to read upside down."""
    x, y = point(spot, first)
    classes = ["named"] * isinstance(spot.game, Named) + ["family"] * (not spot.leaf)
    look = f' class="{" ".join(classes)}"' if classes else ""
    fill = "" if isinstance(spot.game, Named) else f' fill="{colour(spot.family)}"'
    yield f'<circle{look}{fill} cx="{x:.1f}" cy="{y:.1f}" r="{5 if not spot.leaf else 3.5}"/>'
    name = escape(f"{spot.game.name} #{spot.game.number}")
    if spot.depth == 0:
        yield f'<text{look} y="-12" text-anchor="middle">{name}</text>'
        return
    turn = spot.angle * 180 / pi
    left = cos(spot.angle) < 0
    outward = spot.leaf
    side = "end" if left == outward else "start"
    shift = 8 if outward != left else -8
    yield (
        f'<text{look} transform="translate({x:.1f},{y:.1f}) rotate({turn + 180 * left:.2f})" x="{shift}" dy=".33em"'
        f' text-anchor="{side}">{name}</text>'
    )


def colour(family: int) -> str:
    """A family's own colour."""
    return f"hsl({family * 137 % 360} 55% 42%)"


def title(tree: Tree, top: int) -> str:
    """What stands over the picture."""
    return "The families of home poker" if top == ROOT.number else f"The family of {tree.games[top].link}"


def note(spots: list[Spot]) -> str:
    """What stands under the title."""
    named = sum(isinstance(spot.game, Named) and spot.game.number != ROOT.number for spot in spots)
    known = sum(isinstance(spot.game, Entry) for spot in spots)
    return f"{known} games" + (f", and {named} that we know by name only" if named else "")
