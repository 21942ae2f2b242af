"""The games over which laws run: those of the catalogue, and some in a dealer's own words."""

from pathlib import Path

from pokernight.catalogue.page import read_page
from pokernight.catalogue.shelf import shipped

IN_OWN_WORDS = read_page(Path(__file__).parents[2] / "examples" / "kitchen.md").entries
"""Games on a page that the phrase book does not know, and that is played by what it means."""

GAMES = (*shipped(), *IN_OWN_WORDS)
