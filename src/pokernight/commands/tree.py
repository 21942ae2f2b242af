"""`tree [GAME]`: who comes from whom, in text or as a picture."""

from pathlib import Path

import click

from pokernight.catalogue.entry import ROOT, Entry
from pokernight.catalogue.picture import draw
from pokernight.catalogue.tree import Tree
from pokernight.commands.command import command, page_option, say_json
from pokernight.commands.pages import shelf_with


@command("tree", "pokernight tree", "pokernight tree anaconda", "pokernight tree --svg families.svg")
@click.argument("game", required=False)
@click.option("--svg", metavar="FILE", help="Draw the tree as an SVG picture in this file.")
@page_option("Add the games of this page.")
def tree(game: str | None, svg: str | None, pages: tuple[str, ...], as_json: bool) -> None:
    """Draw the family of a game, or of all of them.

    The whole tree starts at the root and ends with the families whose own descent is not known.
    """
    shelf = shelf_with(pages)
    families = Tree(shelf)
    top = ROOT.number if game is None else shelf.look_up(game).number
    whole = top == ROOT.number
    if svg is not None:
        Path(svg).write_text(draw(families, top), encoding="utf-8")
        click.echo(f"The picture is in {svg}.", err=True)
    if as_json:
        say_json(tree_record(families, families.tops if whole else [top]))
    elif svg is None:
        click.echo("\n".join(families.text(top)))
        if whole and len(families.tops) > 1:
            click.echo("\nFamilies of unknown descent:")
            for other in families.tops[1:]:
                click.echo("\n".join(families.text(other)))


def tree_record(families: Tree, tops: list[int]) -> list[dict[str, object]]:
    """Every game of the tree as plain data, parents before children."""
    return [
        {
            "number": branch.game.number,
            "name": branch.game.name,
            "parent": branch.game.parent.number if branch.game.parent and branch.game.number else None,
            "depth": branch.depth,
            "named_only": not isinstance(branch.game, Entry),
            "numbers": branch.game.numbers._asdict() if branch.game.numbers else None,
            "tags": list(branch.game.tags) if branch.game.tags is not None else None,
        }
        for top in tops
        for branch in families.walk(top)
    ]
