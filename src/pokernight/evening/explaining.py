"""What is going on, and what may be answered, in plain words."""

from collections.abc import Iterator
from typing import assert_never

from pokernight.catalogue.entry import Entry
from pokernight.evening.names import Names
from pokernight.table.choices import DECLINE, Betting, Choice, Number, OneOf, Words, card_text
from pokernight.table.picking import Cards, Piles, Placing, Portions, how_many
from pokernight.table.view import View

Kind = Betting | Words | Number | OneOf | Cards | Portions | Piles | Placing
"""Every kind of question there is."""


def explained(entry: Entry, view: View, names: Names) -> Iterator[str]:
    """The step that is being played: its rule, the rulings on the game, the question, and what may be answered."""
    game = entry.game
    if 0 < view.line <= len(game.sentences):
        at = view.line - 1
        yield f"Rule {game.numbering[at]} of {entry.name}: {game.sentences[at]}"
    if view.choice:
        yield names(view.choice.prompt)
        yield "You may answer:"
        yield from (f"  {offer}" for offer in offers(view.choice, names))
        yield f"Whoever does not answer: {view.choice.default}."
    elif not view.ended:
        yield f"Waiting for {' and '.join(names[seat] for seat in view.asking)}."
    if entry.rulings:
        yield "Rulings on this game:"
        yield from (f"  {ruling}" for ruling in entry.rulings)


def offers(choice: Choice, names: Names) -> Iterator[str]:
    """What may be answered, one way a line, as it is typed."""
    yield from _offers(kind_of(choice), names)
    if getattr(choice, "may_decline", False):
        yield DECLINE


def kind_of(choice: Choice) -> Kind:
    """The choice as one of the kinds that there are."""
    assert isinstance(choice, Kind), f"There is no question of the kind {type(choice).__name__}."
    return choice


def _offers(choice: Kind, names: Names) -> Iterator[str]:
    match choice:
        case Betting(bets=bets):
            yield from choice.plain_verbs
            if bets.may_raise:
                amount = str(bets.least) if bets.least == bets.most else f"{bets.least} to {bets.most}"
                yield f"{'raise' if bets.to else 'bet'} {amount}"
        case Words(verb=verb, words=words):
            yield from (f"{verb} {names.offered(verb, word)}".strip() for word in words)
        case Number(verb=verb, least=least, most=most):
            yield f"{verb} {least} to {most}"
        case OneOf(choices=choices):
            for one in choices:
                yield from offers(one, names)
        case Cards(verb=verb, cards=cards, in_order=in_order):
            order = ", in order" if in_order else ""
            many = how_many(choice.least, min(choice.most, len(cards)))
            yield f"{verb} {many}{order}: {_listed(choice)}" if choice.most else verb
        case Portions(verb=verb, portions=portions, seats=seats):
            sizes = " and then ".join(how_many(portion.least, portion.most) for portion in portions)
            yield f"{verb} {sizes}: {_listed(choice)}"
            for able in seats:
                yield f"  and then a seat: {', '.join(names.offered('choose', str(seat)) for seat in able)}"
        case Piles(verb=verb, sizes=sizes):
            parts = f" into hands of {' and '.join(map(str, sizes))}" if len(sizes) > 1 else ""
            yield f"{verb} all cards{parts}, the top card first: {_listed(choice)}"
        case Placing(verb=verb, count=count, room=room):
            yield f"{verb} {how_many(count, count)}, then a hand from 1 to {len(room)} for each: {_listed(choice)}"
        case _:
            assert_never(choice)


def _listed(choice: Cards | Portions | Piles | Placing) -> str:
    return " ".join(map(card_text, choice.cards))
