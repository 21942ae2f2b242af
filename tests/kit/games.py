"""The games over which laws run: those of the catalogue, and some in a dealer's own words."""

from pathlib import Path

from pokernight.catalogue.page import read_page
from pokernight.catalogue.shelf import shipped

IN_OWN_WORDS = read_page(Path(__file__).parents[2] / "examples" / "kitchen.md").entries
"""Games in words of their own, whose pages are played by what they mean."""

GAMES = (*shipped(), *IN_OWN_WORDS)
