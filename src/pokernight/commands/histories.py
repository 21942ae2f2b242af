"""Hand histories on the terminal: one is told, and of many it is told which do not fit."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from pokernight.catalogue.problem import Mistake
from pokernight.commands.command import say_json
from pokernight.histories.history import BadHistory, read_history, tables
from pokernight.histories.replaying import Replayed, replay
from pokernight.table.record import outcome
from pokernight.table.telling import told


def replay_histories(path: Path, seat: int | None, as_json: bool) -> None:
    """Play one hand history and tell it, or a whole collection and say what came out."""
    hands = list(_hands(path))
    if len(hands) == 1 and not path.is_dir():
        played = _played(*hands[0])
        if isinstance(played, str):
            raise Mistake(played)
        _tell(played, seat, as_json)
        fits = not played.wrong
    else:
        fits = _count(hands, as_json)
    if not fits:
        click.get_current_context().exit(1)


def _hands(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every hand of a file, or of all files in a folder, with its name."""
    files = sorted(file for file in path.rglob("*.phh*") if file.is_file()) if path.is_dir() else [path]
    if not files:
        raise Mistake(f"There is no hand history in {path}.")
    for file in files:
        try:
            yield from tables(file.read_bytes(), str(file.relative_to(path)) if path.is_dir() else "")
        except BadHistory as bad:
            raise Mistake(f"{file}: {bad}") from bad


def _played(name: str, data: dict[str, Any]) -> Replayed | str:
    """A hand that was played, or why it cannot be."""
    try:
        return replay(read_history(data, name))
    except BadHistory as bad:
        return str(bad)


def _tell(played: Replayed, seat: int | None, as_json: bool) -> None:
    hand, history = played.hand, played.history
    if seat and seat > history.seats:
        raise Mistake(f"There are {history.seats} players in this hand, and no player {seat}.")
    if as_json:
        say_json({**_data(played), **outcome(hand, seat)})
        return
    click.echo("\n".join(told(hand.story(seat) if seat else hand.table.log, played.game.numbered, seat or 0)))
    for asked, choice in hand.asking.items():
        click.echo(f"The history ends here; player {asked} is asked: {choice.prompt}")
    if len(played.hands) > 1:
        click.echo(f"The last cards were dealt {len(played.hands)} times; this is the first.")
    if played.unseen:
        click.echo("Cards that the history does not show were dealt by chance.")
    if hand.ended:
        stacks = played.share(lambda hand, seat: hand.table.state.chips[seat])
        click.echo(
            f"In the end: {', '.join(f'player {p} {history.told(chips)}' for p, chips in enumerate(stacks, 1))}."
        )
    click.echo(_verdict(played))


def _verdict(played: Replayed) -> str:
    """How it compares, in a sentence."""
    if played.wrong:
        return played.wrong
    if not played.checked:
        return "The history does not say how it ended."
    rake = f", but for a rake of {played.history.told(played.rake)}" if played.rake else ""
    return f"That is what the history says{rake}."


def _data(played: Replayed) -> dict[str, Any]:
    """How it compares, as plain data."""
    history = played.history
    return {
        "variant": history.variant,
        "chip": str(history.chip),
        "fits": not played.wrong,
        "checked": played.checked,
        "rake": played.rake,
        "wrong": played.wrong,
    }


def _count(hands: list[tuple[str, dict[str, Any]]], as_json: bool) -> bool:
    """Play many hands, and tell of those that do not fit; whether all do."""
    wrong: dict[str, str] = {}
    seen: Counter[str] = Counter()
    for name, data in hands:
        played = _played(name, data)
        if isinstance(played, str) or played.wrong:
            wrong[name] = played if isinstance(played, str) else played.wrong
        else:
            seen["checked" if played.checked else "open"] += 1
            seen["raked"] += played.rake > 0
    if as_json:
        say_json({"hands": len(hands), **{kind: seen[kind] for kind in ("checked", "open", "raked")}, "wrong": wrong})
        return not wrong
    for name, reason in wrong.items():
        click.echo(f"{name}: {reason}")
    click.echo(
        f"{len(hands)} hands: {seen['checked']} came out as they should, {seen['raked']} of them but for a rake; "
        f"{seen['open']} do not say how they ended; {len(wrong)} do not fit."
    )
    return not wrong
