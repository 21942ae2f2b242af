"""So many cards of a kind out of a player's own."""

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.faces import Own, Printed
from pokernight.rules.parts.places import Face


@sentence("{count} card(s)", "[exactly|only] {count} [of <their|these>] card [of their choice]", face=None)
@sentence(
    "{count} down card(s)",
    "{count} <face down|hole> card",
    "{count} of their [remaining] <down|face down|hole> card",
    "{count} down card of their choice",
    face=Face.DOWN,
)
@sentence(
    "{count} up card(s)",
    "{count} face up card",
    "{count} of their <up|face up> card",
    "{count} up card of their choice",
    face=Face.UP,
)
@sentence("{count} no-peek card(s)", "{count} of their no peek card", face=Face.BLIND)
@sentence(
    "all their cards", "all of their card", "all {_:int} card", "all {_:int} of their card", count=None, face=None
)
@sentence(
    "all their down cards", "their <down|hole|face down> card", "all of their down card", count=None, face=Face.DOWN
)
@sentence("all their up cards", "their <up|face up> card", "all of their up card", count=None, face=Face.UP)
@sentence("all their no-peek cards", "their no peek card", count=None, face=Face.BLIND)
@sentence("{own}", count=1, face=None)
@sentence("{of:one}", count=1, face=None)
@sentence("{of:one} that lies face down", "[a] face down {of}", count=1, face=Face.DOWN)
@sentence("{of:one} that lies face up", "[a] face up {of}", count=1, face=Face.UP)
@sentence(
    "{count} card(s) from the last deal", "{count} of card from last <round of dealing|deal>", fresh=True, face=None
)
@sentence("the {hand} card hand", "their {hand} card hand", count=None, face=None)
@sentence("it", "that card", count=1, it=True, face=None)
@reads("only {count}", face=None)
class Pick(Part):
    """So many cards of a kind; a count of None is all there are."""

    count: int | None
    face: Face | None = None
    of: Printed | None = None
    own: Own | None = None
    fresh: bool = False
    hand: int | None = None
    it: bool = False
