"""Errata are read with care."""

import pytest

from pokernight.catalogue.errata import Disagreement, read_errata

ERRATUM = """
[[erratum]]
number = 901
which = "wilds"
published = 8
derived = 4
reason = "The page is wrong, because only twos are wild."
"""


def test_an_erratum() -> None:
    assert read_errata(ERRATUM) == {
        Disagreement(901, "wilds", 8, 4): "The page is wrong, because only twos are wild.",
    }


@pytest.mark.parametrize(
    "text",
    [
        ERRATUM + ERRATUM,
        ERRATUM.replace('"wilds"', '"jokers"'),
        ERRATUM.replace("The page is wrong, because only twos are wild.", " "),
    ],
)
def test_an_erratum_that_is_not_right(text: str) -> None:
    with pytest.raises(ValueError, match="unknown name, no reason, or stands twice"):
        read_errata(text)
