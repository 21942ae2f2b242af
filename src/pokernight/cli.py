"""The commands, each in a file of its own and loaded only when it is called."""

import errno
import gc
import sys
from importlib import import_module

import click

from pokernight.catalogue.names import near, one_of
from pokernight.catalogue.problem import Mistake
from pokernight.commands.command import Refusal

COMMANDS = (
    "play",
    "tour",
    "show",
    "find",
    "lists",
    "tree",
    "diff",
    "new",
    "check",
    "export",
    "rules",
    "simulate",
    "odds",
    "replay",
    "verify",
    "match",
    "serve",
    "backup",
    "restore",
    "audit",
)

MADE_TO_STAY = 50_000
"""So many things are made before anybody looks which of them are left over; what reading makes is there to stay."""


class House(click.Group):
    """The group of all commands: it finds them, and turns mistakes into sentences."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The commands in the order in which a newcomer meets them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command of this name, read in now."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"pokernight.commands.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the words ask for, or the likeliest ones in a complaint."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            likely = near(args[0], COMMANDS, 3)
            hint = f"Did you mean {one_of(likely)}?" if likely else f"The commands are {', '.join(COMMANDS)}."
            raise Refusal(f'There is no command "{args[0][:40]}". {hint}')
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; what the player got wrong, or the disk refused, is said in a sentence."""
        try:
            return super().invoke(ctx)
        except Mistake as mistake:
            raise Refusal(str(mistake)) from mistake
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise
            raise Refusal(f"{error.filename or 'A file'}: {error.strerror or error}.") from error


@click.group(cls=House, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="pokernight", prog_name="pokernight")
def house() -> None:
    """Dealer's choice poker: games written in plain English, to read, search, compare and check.

    Games go by name, alias or number, however you spell them. Sit down with: pokernight play
    """


def main() -> None:
    """What the command `pokernight` runs."""
    gc.set_threshold(MADE_TO_STAY)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    house(prog_name="pokernight")
