"""Cards by where their rank stands: a ten or higher, anything below an eight."""

from pokernight.cards import Rank
from pokernight.english.construction import Grammar
from pokernight.english.template import v
from pokernight.meaning.cards import OfRank
from pokernight.meaning.rules import AreOf

UP, DOWN = "<higher|above|over|up>", "<lower|below|under|less>"
THAN = {True: "<higher|greater|bigger> than|above|over", False: "<lower|less|smaller> than|below|under"}


def add_to(grammar: Grammar) -> None:
    """Ranks from one up, or from one down; the ace is the highest."""
    add = grammar.add
    for up, way in ((True, UP), (False, DOWN)):
        add(
            "Range",
            [
                f"[of] [<a|an>] {{rank:Rank}} or {way}",
                f"[of] [<a|an>] {{rank:RankSign}} or {way}",
                f"{{rank:Ranks}} {'and' if up else 'or'} {way}",
            ],
            build=lambda rank, up=up: ranks_from(rank, up=up),
            read_only=True,
        )
        add(
            "Range",
            [f"<{THAN[up]}> [<a|an|the>] {{rank:Rank}}", f"<{THAN[up]}> [the] {{rank:Ranks}}"],
            build=lambda rank, up=up: ranks_from(rank, up=up, itself=False),
            read_only=True,
        )
        nouns = ["{rank:Rank} or <higher|above|up>"] if up else ["{rank:Rank} or <lower|below|under>"]
        add("Kind.one", nouns, build=lambda rank, up=up: ranks_from(rank, up=up), read_only=True)
        add("Kind.all", f"{{rank:Ranks}} or {way}", build=lambda rank, up=up: ranks_from(rank, up=up), read_only=True)
    ranked = "[numbered|ranked|ranking|valued|<of|with> <a|> <rank|value> [of]|that <is|are> [<numbered|ranked|worth>]|that <ranks|rank>]"
    add("Kind.one", f"card {ranked} {{kind:Range}}", v.kind, read_only=True)
    add("Kind.all", f"<cards|everything|anything> {ranked} {{kind:Range}}", v.kind, read_only=True)
    add(
        "Kind.all",
        ["{low:Ranks} <through|thru|to> {high:Ranks}", "cards from {low:Rank} <through|thru|to> {high:Rank}"],
        build=lambda low, high: OfRank(tuple(one for one in Rank if low <= one <= high)) if low < high else None,
        read_only=True,
    )
    add("Cond", "{cards:Cards} <is|are> {kind:Range}", AreOf(v.cards, v.kind), read_only=True)


def ranks_from(rank: Rank, *, up: bool, itself: bool = True) -> OfRank | None:
    """All ranks on one side of a rank; an ace ends the row at the top and, as it may be low, bounds nothing below."""
    found = tuple(one for one in Rank if (one > rank if up else one < rank) or (itself and one is rank))
    return OfRank(found) if found and (up or rank is not Rank.ACE) else None
