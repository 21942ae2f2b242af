"""What every command has: examples in its help, `--json`, and complaints that are sentences."""

from collections.abc import Callable, Sequence
from typing import Any

import click

Function = Callable[..., Any]


class Refusal(click.ClickException):
    """A wish that cannot be granted; it is said on the error stream, and the exit code is 2."""

    exit_code = 2


class Command(click.Command):
    """A command with examples under its help."""

    def __init__(self, *args: Any, examples: Sequence[str] = (), **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.examples = tuple(examples)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """Write the examples."""
        with formatter.section("Examples"):
            formatter.write_text("\b\n" + "\n".join(self.examples))


def command(name: str, *examples: str) -> Callable[[Function], Command]:
    """A command with this name and these examples, and with `--json`."""

    def made(function: Function) -> Command:
        command = click.command(name, cls=Command, examples=examples)(function)
        command.params.append(click.Option(["--json", "as_json"], is_flag=True, help="Print plain data for programs."))
        return command

    return made


def page_option(help: str) -> Callable[[Function], Function]:  # noqa: A002
    """The option to take games from pages outside the catalogue."""
    return click.option("--page", "pages", multiple=True, metavar="FILE", help=help)


def say_json(value: object) -> None:
    """Print plain data."""
    import json

    click.echo(json.dumps(value, indent=2))
