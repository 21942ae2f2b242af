"""The reference of all commands, made from the commands themselves."""

from collections.abc import Iterator

import click

from pokernight.cli import house
from pokernight.commands.command import Command

INTRODUCTION = """\
# The commands

Every command answers `--help` and takes `--json`. Games go by name, alias or number: case, blanks, punctuation, Roman
numerals and number words do not matter. Complaints go to the error stream with exit code 2.

This page is made by `python -m pokernight.commands.reference` from the commands themselves.
"""


def reference() -> str:
    """The whole page in Markdown."""
    context = click.Context(house)
    parts = [INTRODUCTION]
    for name in house.list_commands(context):
        found = house.get_command(context, name)
        assert isinstance(found, Command)
        parts.append("\n".join(section(found)))
    return "\n".join(parts)


def section(command: Command) -> Iterator[str]:
    """One command: how it is called, what it does, its options, examples."""
    arguments = [argument(param) for param in command.params if isinstance(param, click.Argument)]
    yield f"## {command.name}\n"
    yield f"    {' '.join(['pokernight', str(command.name), *arguments, '[OPTION]...'])}\n"
    yield from (" ".join(part.split()) + "\n" for part in (command.help or "").split("\n\n"))
    yield "| option | meaning |\n| --- | --- |"
    for param in command.params:
        if isinstance(param, click.Option):
            value = f" {param.metavar or choices(param)}" if not param.is_flag else ""
            yield f"| `{param.opts[0]}{value}` | {param.help} |"
    yield "\n" + "\n".join(f"    {example}" for example in command.examples) + "\n"


def argument(param: click.Argument) -> str:
    """An argument the way a usage line shows it."""
    name = param.metavar or str(param.name).upper()
    return name if param.required or name.startswith("[") else f"[{name}]"


def choices(option: click.Option) -> str:
    """What an option can be given."""
    kind = option.type
    return "/".join(map(str, kind.choices)) if isinstance(kind, click.Choice) else "NUMBER"


if __name__ == "__main__":
    click.echo(reference(), nl=False)
