"""So many cards of a kind out of a player's own."""

from pokernight.language.part import Part, reads, sentence
from pokernight.rules.parts.faces import Printed
from pokernight.rules.parts.places import Face
from pokernight.rules.parts.refs import Told


@sentence("no cards", count=0, face=None)
@sentence(
    "{count} card(s)",
    "[exactly|only|any] {count} [of <their|these>] card [of their choice]",
    "{count} of <they|these>",
    "any {count} of their card",
    face=None,
)
@sentence("up to {count} cards", "up to {count} of their card", upto=True, face=None)
@sentence("up to {count} down cards", "up to {count} of their <down|hole|face down> card", upto=True, face=Face.DOWN)
@sentence("up to {count} up cards", "up to {count} of their <up|face up> card", upto=True, face=Face.UP)
@sentence(
    "any number of cards",
    "any number of their card",
    "as many card as they <want|wish>",
    count=None,
    upto=True,
    face=None,
)
@sentence(
    "{count} down card(s)",
    "{count} <face down|hole> card",
    "[any] {count} of their [remaining] <down|face down|hole> card",
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
    "all their cards",
    "all of their card",
    "all {_:int} card",
    "all {_:int} of their card",
    "their card",
    "their [whole|entire] hand",
    count=None,
    face=None,
)
@sentence(
    "all their down cards",
    "their <down|hole|face down> card",
    "all of their <down|hole> card",
    count=None,
    face=Face.DOWN,
)
@sentence("all their up cards", "their <up|face up> card", "all of their up card", count=None, face=Face.UP)
@sentence("all their no-peek cards", "their no peek card", count=None, face=Face.BLIND)
@sentence("{own:one}", count=1, face=None)
@sentence("{of:one}", count=1, face=None)
@sentence("all their {of:plural}", "all {of}", "all of their {of}", "any {of}", count=None, face=None)
@sentence("{of:one} that lies face down", "[a] face down {of}", count=1, face=Face.DOWN)
@sentence("{of:one} that lies face up", "[a] face up {of}", count=1, face=Face.UP)
@sentence(
    "{count} card(s) from the last deal", "{count} of card from last <round of dealing|deal>", fresh=True, face=None
)
@sentence("the {hand} card hand", "their {hand} card hand", count=None, face=None)
@sentence("it", "that card", count=1, it=True, face=None)
@reads("[only] {count}", face=None)
class Pick(Part):
    """So many cards of a kind; a count of None is all there are."""

    count: int | None
    face: Face | None = None
    of: Printed | None = None
    own: Told | None = None
    fresh: bool = False
    hand: int | None = None
    it: bool = False
    upto: bool = False
