"""Players who have folded, and what a new deal for the same pot is to them."""

from pokernight.language.part import sentence
from pokernight.rules.rule import Standing

_FOLDED = "<[all|any] player who [have] folded|[all|any] folded player|<those|anyone|everyone> who [have] folded>"
_NEXT = "<on|for|in|at|with|after> <redeal|[each|every|a|any] <next|new> <deal|hand|round>|<each|every|a|any> redeal>"


@sentence(
    "Players who folded are back in for each new deal",
    f"{_FOLDED} <is|come|get> back in [game] {_NEXT}",
    f"{_FOLDED} <is dealt [back] in|play|get card> {_NEXT}",
    f"{_NEXT} {_FOLDED} is <back|dealt [back]> in",
)
class FoldedComeBack(Standing):
    """A new deal for a pot that nobody has won yet is for everybody, whoever else it was said to be for."""
