"""What is left when some cards are gone: the rest of a player's cards."""

from pokernight.english.construction import Grammar
from pokernight.english.grammar.deeds import FORMS, and_then
from pokernight.english.verbs import forms
from pokernight.meaning.cards import Cards, Face
from pokernight.meaning.deeds import Deed, Verb

REST = "<the <rest|others|other cards|remaining cards> [of <your|their|his|her> <cards|hand>]|<your|their|his|her> <other|remaining> cards>"
GONE = (Verb.DISCARD, Verb.PASS, Verb.DRAW)
"""What is done with cards that are then no longer in one's hand: the rest is all that one has."""
TURNING = ("flip", "flip over", "turn over", "turn up", "roll", "expose", "reveal", "turn", "roll over")


def add_to(grammar: Grammar) -> None:
    """Cards that are kept or shown after others are gone, and those that are still face down."""
    for form in FORMS:
        turning = "|".join(getattr(forms(name), form) for name in TURNING)
        grammar.add(
            f"VP.{form}",
            f"<{turning}> {REST} [over|up|face up]",
            build=lambda: Deed(Verb.FLIP, cards=Cards(face=Face.DOWN)),
            read_only=True,
        )
        for name, verb in (("keep", None), ("hang on to", None), ("show", Verb.SHOW), ("look at", Verb.LOOK)):
            word = getattr(forms(name), form)
            grammar.add(
                f"VPs.{form}",
                f"{{deed:VPs.{form}}} <and|, and|and then> {word} {REST}",
                build=lambda deed, verb=verb: with_the_rest(deed, verb),
                read_only=True,
            )
            if verb:  # whichever were shown before
                grammar.add(f"VP.{form}", f"{word} {REST}", Deed(verb, cards=Cards()), read_only=True)


def with_the_rest(deed: Deed, verb: Verb | None) -> Deed | None:
    """A deed, and what is done with the cards that are left; to keep them is to do nothing."""
    if (deed, *deed.then)[-1].verb not in GONE:
        return None
    return and_then(deed, Deed(verb, cards=Cards())) if verb else deed
