"""The pages of the catalogue that the new English reads whole, as meanings."""

from pokernight import catalogue
from pokernight.catalogue.entry import Entry
from pokernight.english.page import PageUnread, read_page
from pokernight.meaning.rules import Line


def read_pages() -> dict[str, tuple[Entry, tuple[Line, ...]]]:
    """The pages that are read whole, with rulings taken as lines of the page."""
    found = {}
    for entry in catalogue:
        rules = entry.game.sentences if entry.rulings else entry.rules
        try:
            found[entry.name] = entry, read_page(rules)
        except PageUnread:
            continue
    return found


PAGES = read_pages()
