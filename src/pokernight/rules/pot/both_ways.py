"""What becomes of who declared both ways and did not win both."""

from typing import Any

from pokernight.language.part import reads
from pokernight.rules.parts.subjects import THEY, WHO
from pokernight.rules.pot.declare import BothMustWin
from pokernight.rules.rule import Standing

_DECLARE = "<declare|declared|go|went|call> <both [way]|high and low>"
_FAIL = (
    "<lose|lost|tie|tied|lose or tie|tie or lose|<do|did> not win> [in] <either [way|half|hand|side]|one [way]|both>"
)
_NOTHING = "<<win|get> nothing|lose [everything|all|both [way]]|may not win [anything]>"


@reads(
    f"If {THEY} {_DECLARE} <and|but> {_FAIL} they {_NOTHING}",
    f"{WHO} {_DECLARE} <and|but> {_FAIL} {_NOTHING}",
)
class NothingForHalf(Standing):
    """Told from the side of who fails: a tie is no win."""

    @classmethod
    def said(cls, **_: Any) -> BothMustWin:
        return BothMustWin()
