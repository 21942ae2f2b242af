"""Cards, lowered."""

from pokernight.meaning.cards import (
    AnyCard,
    Anywhere,
    Board,
    Both,
    Cards,
    Deck,
    Discards,
    Either,
    Face,
    Hand,
    Mated,
    NotOf,
    Part,
    RankLike,
    SideCards,
    SizedHand,
    Stack,
    SuchCard,
    SuitLike,
    TableCards,
    Trait,
    Unmatched,
    Which,
    WildCard,
)
from pokernight.meaning.layouts import AtSpot, InLine
from pokernight.meaning.numbers import ONE
from pokernight.meaning.players import End, Everyone, You
from pokernight.meaning.printed import fixed, mask
from pokernight.meaning.sorts import Kind, Place, Who
from pokernight.play import record
from pokernight.play.lowering import conditions, who
from pokernight.play.lowering.draft import CannotPlay, Draft, refuse
from pokernight.play.program import Is, Mate, Pick

LIES = {Face.UP: record.UP, Face.DOWN: record.DOWN, Face.BLIND: record.BLIND}
FACES = {Face.UP: Is.FACE_UP, Face.DOWN: Is.FACE_DOWN, Face.BLIND: Is.FACE_BLIND}
PICKS = {
    Which.TOP: Pick.TOP,
    Which.BOTTOM: Pick.BOTTOM,
    Which.HIGHEST: Pick.HIGHEST,
    Which.LOWEST: Pick.LOWEST,
    Which.FIRST: Pick.FIRST,
    Which.LAST: Pick.LAST,
}


MATES = {None: Mate.OF_ANY, Trait.RANK: Mate.OF_ANY, Trait.SUIT: Mate.OF_SUIT, Trait.COLOR: Mate.OF_COLOR}


def kind(draft: Draft, described: Kind) -> int:
    """What makes a card one of those that are meant; 0 is any card."""
    if isinstance(described, AnyCard):
        draft.use(described)
        return 0
    printed = fixed(described)
    if printed is not None:
        draft.use_all(described)
        return draft.node(Is.CARDS, cards=mask(printed) * draft.packs)
    match described:
        case WildCard():
            draft.use(described)
            return draft.node(Is.WILD)
        case RankLike(of, above, others):
            draft.use(described, "cards", "above", "others")
            themselves = cards(draft, of)
            like = draft.node(Is.LIKE_RANK, themselves, number=above)
            return draft.node(Is.BUT, like, themselves) if others else like
        case SuitLike(of):
            draft.use(described, "cards")
            return draft.node(Is.LIKE_SUIT, cards(draft, of))
        case Either(kinds):
            draft.use(described, "kinds")
            found = [kind(draft, inner) for inner in kinds]
            joined = found[0]
            for node in found[1:]:
                joined = draft.node(Is.EITHER, joined, node)
            return joined
        case Both(kinds):
            draft.use(described, "kinds")
            joined = 0
            for inner in kinds:
                joined = draft.both(joined, kind(draft, inner))
            return joined
        case NotOf(inner):
            draft.use(described, "kind")
            return draft.node(Is.BUT, draft.node(Is.ANYWHERE), kind(draft, inner))
        case SuchCard(condition):
            draft.use(described, "condition")
            every = draft.node(Is.ANYWHERE)
            return draft.node(Is.SUCH_CARDS, every, conditions.condition(draft, condition))
    raise refuse(described)


def place(draft: Draft, described: Place) -> int:
    """The cards of a place; 0 is anywhere."""
    match described:
        case Hand(of):
            draft.use(described, "of")
            return draft.node(Is.HAND, who.who(draft, of))
        case Stack(You() as of, 0, True):
            draft.use(described, "of", "each")
            down = draft.both(draft.node(Is.HAND, who.who(draft, of)), _not_up(draft))
            return draft.node(Is.TOPS, down)
        case Stack(of, 0, False):
            draft.use(described, "of", "size")
            return draft.both(draft.node(Is.HAND, who.who(draft, of)), _not_up(draft))
        case Stack(of, size, False) if draft.sizes.count(size) == 1:
            draft.use(described, "of", "size")
            pile = draft.node(Is.PILE, who.who(draft, of), number=1 + draft.sizes.index(size))
            return draft.both(pile, _not_up(draft))
        case SizedHand(of, size) if draft.sizes.count(size) == 1:
            draft.use(described, "of", "size")
            return draft.node(Is.PILE, who.who(draft, of), number=1 + draft.sizes.index(size))
        case SideCards(of) if draft.sizes[-2:] == (1, 1):
            draft.use(described, "of")
            piles = (len(draft.sizes) - 1, len(draft.sizes))
            left, right = (draft.node(Is.PILE, who.who(draft, of), number=number) for number in piles)
            return draft.node(Is.EITHER, left, right)
        case Part(of, number):
            draft.use(described, "of", "number")
            return draft.node(Is.PILE, who.who(draft, of), number=number)
        case AtSpot() | InLine():
            draft.use(described, "spot", "direction", "nth", "place")
            return draft.node(Is.SPOTS, cards=sum(1 << number for number in spots(draft, described)))
        case Deck(End.HIGH):
            draft.use(described, "end")
            return draft.node(Is.PLACE, number=record.DECK)
        case Discards(Who() as of):
            draft.use(described, "of")
            return draft.node(Is.PLACE, who.who(draft, of), number=record.DISCARDS)
        case Anywhere():
            draft.use(described)
            return 0
    return draft.node(Is.PLACE, number=number_of(draft, described))


def spots(draft: Draft, described: AtSpot | InLine) -> tuple[int, ...]:
    """The cards at some places of the figure that the community cards lie in, by their numbers."""
    if draft.figure is None:
        raise CannotPlay("The page speaks of where the community cards lie, but lays them out in no figure.")
    if isinstance(described, AtSpot):
        found = draft.figure.at(described.spot)
    else:
        found = draft.figure.part(described.direction, described.nth, described.spot, described.place)
    if not found:
        raise refuse(described, "where the community cards do not lie so")
    return found


def _not_up(draft: Draft) -> int:
    return draft.node(Is.BUT, draft.node(Is.ANYWHERE), draft.node(Is.FACE_UP))


def number_of(draft: Draft, described: Place) -> int:
    """The number of a place that is nobody's."""
    draft.use(described)
    match described:
        case Board():
            return record.BOARD
        case TableCards():
            return record.TABLE
        case Discards():
            return record.DISCARDS
    raise refuse(described)


def cards(draft: Draft, described: Cards) -> int:
    """The cards that fit a description, all of them or those that are picked out; how many is said apart."""
    draft.use(described, "many", "kind", "at", "face", "which", "nth", "after", "flipped")
    if described.flipped and not described.after:
        raise refuse(described, "where nothing comes before it")
    if described.many:
        draft.use(described.many, "low", "high")
    if described.nth != 1 and described.which not in PICKS:
        raise refuse(described, "in that place")
    if described.which is Which.THAT:
        if not draft.following:
            raise refuse(described, "where nothing has happened to one card")
        return _only(draft, described, draft.node(Is.THAT))
    if isinstance(described.kind, Unmatched):
        return _unmatched(draft, described)
    if isinstance(described.kind, Mated):
        return mates(draft, described, described.kind)
    found = draft.both(kind(draft, described.kind), place(draft, described.at))
    if described.after:
        return draft.both(found, _right_after(draft, described, described.after))
    if described.face:
        found = draft.both(found, draft.node(FACES[described.face]))
    found = found or draft.node(Is.ANYWHERE)
    if described.which is Which.NEWEST:
        return draft.both(found, draft.node(Is.NEWEST))
    if isinstance(described.at, Stack) and described.at.each:
        if described.which is not Which.TOP or described.many != ONE:
            raise refuse(described, "of each stack")
        return found
    if described.which in PICKS:
        many = described.many.high if described.many and described.many.high else 1
        return draft.node(Is.PICKED, found, number=PICKS[described.which], low=many, high=described.nth)
    if described.which is Which.RANDOM:
        raise refuse(described, "at random")
    return found


def _unmatched(draft: Draft, described: Cards) -> int:
    """Cards of a player whose rank no other has that lies with any player in the same way."""
    draft.use_all(described)
    if described.face is None or described != Cards(described.many, Unmatched(), face=described.face):
        raise refuse(described, "as cards that nothing matches")
    face = draft.node(FACES[described.face])
    everyone = draft.both(place(draft, Hand(Everyone())), face)
    matched = draft.node(Is.MATED, everyone, number=Mate.OF_ANY, high=1)
    return draft.node(Is.BUT, draft.both(place(draft, Hand()), face), matched)


def mates(draft: Draft, described: Cards, mated: Mated, *, showing: bool = False) -> int:
    """Cards that have a mate among those at the same place that lie as they do; community cards are in every hand."""
    draft.use(mated, "trait", "next", "total")
    if described.after or described.which is not Which.CHOSEN:
        raise refuse(described, "with a mate")
    among = place(draft, described.at) or draft.node(Is.ANYWHERE)
    face = Face.UP if showing else described.face
    if described.at == Hand() and not described.face:
        among = draft.node(Is.EITHER, among, draft.node(Is.PLACE, number=record.BOARD))
    among = draft.both(among, draft.node(FACES[face])) if face else among
    if mated.total and (mated.trait or mated.next or mated.total == 1):
        raise refuse(mated, "with a total")
    return draft.node(Is.MATED, among, number=MATES[mated.trait], low=mated.total or int(mated.next))


def _right_after(draft: Draft, described: Cards, before: Cards) -> int:
    """The card that came up right after another, in the order of all that did or of those that were turned over."""
    return draft.node(Is.AFTER, _that_came_up(draft, described, before), number=int(described.flipped))


def _that_came_up(draft: Draft, described: Cards, before: Cards) -> int:
    """Cards after which another came up; all saw it, so that it stays so when their owner folds."""
    draft.use(before, "many", "kind", "at", "face", "which", "nth")
    draft.use_all(before)
    faces = {described.face, before.face} <= {None, Face.UP}
    if not faces or described.which is not Which.CHOSEN or before.which not in (Which.LAST, Which.CHOSEN):
        raise refuse(described, "after others")
    if before.nth != 1 or not isinstance(before.at, Anywhere):
        raise refuse(before, "as what comes before")
    return kind(draft, before.kind) or draft.node(Is.ANYWHERE)


def _only(draft: Draft, described: Cards, found: int) -> int:
    """One certain card, as far as it is of the kind and at the place that are named."""
    draft.use_all(described.at)
    node = draft.both(found, kind(draft, described.kind))
    return draft.both(node, draft.node(FACES[described.face])) if described.face else node
