"""`python -m pokernight` is the command as well."""

from pokernight.cli import main

main()
