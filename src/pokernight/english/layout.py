"""Where cards lie in a layout: on a page that has one, "the center card" is the one in its center."""

import re

from pokernight.meaning.layouts import Figure, Spot

_WORDS = {"center": Spot.CENTER, "centre": Spot.CENTER, "middle": Spot.CENTER}
_ENDS = {"top": Spot.TOP, "bottom": Spot.BOTTOM, "left": Spot.LEFT, "right": Spot.RIGHT}
"""Where a card lies of which there is only one: said of a card that is turned up, or else it could be of the deck."""
_TURNED = re.compile(r"\b(turn|flip|reveal|expos|roll)", re.IGNORECASE)


def in_layout(text: str, figure: Figure) -> str:
    """A line, with the layout named wherever a card is said to lie at a place that the figure has.

    >>> from pokernight.meaning.layouts import Form
    >>> in_layout("The center card and the one in the middle are the same.", Figure(Form.CROSS))
    'The center card of the layout and the middle card of the layout are the same.'
    >>> in_layout("Burn the top card.", Figure(Form.CROSS))
    'Burn the top card.'
    """
    known = _WORDS | (_ENDS if _TURNED.search(text) else {})
    spots = "|".join(word for word, spot in known.items() if len(figure.at(spot)) == 1)
    if not spots:
        return text
    before = re.sub(rf"\b(?:card|one) (?:in|at) the ({spots})\b(?! row| column)", r"\1 card", text, flags=re.IGNORECASE)
    before = re.sub(
        rf"(?<!in )(?<!on )(?<!to )\bthe ({spots})(?=[,.;]|$| last\b| is wild| and all)",
        r"the \1 card",
        before,
        flags=re.IGNORECASE,
    )
    return re.sub(
        rf"\b({spots})(?:-hand)? (?:card|one)\b(?! (?:of|off|on|from|in)\b)",
        r"\1 card of the layout",
        before,
        flags=re.IGNORECASE,
    )
