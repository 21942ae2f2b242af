"""Tell every golden hand again, after the words of the transcript have changed; says which hands come out otherwise.

PYTHONPATH=tests python tests/golden/retell.py
"""

from kit.golden import path_of, transcript
from pokernight.catalogue.problem import Mistake
from pokernight.catalogue.shelf import shipped
from pokernight.table.record import BadRecord, Record


def main() -> None:
    """Write the transcripts."""
    for entry in shipped():
        path = path_of(entry)
        if not path.exists():
            print(f"{entry.link} has no golden hand.")
            continue
        try:
            told = transcript(entry, Record.read(path.read_text(encoding="utf-8")))
        except (BadRecord, Mistake) as fault:
            print(f"{entry.link} cannot be played any more: {fault}")
            continue
        kept = path.with_suffix(".txt")
        if kept.exists() and kept.read_text(encoding="utf-8").splitlines()[-1:] != told.splitlines()[-1:]:
            print(f"{entry.link} comes out otherwise.")
        kept.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
