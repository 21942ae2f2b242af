"""Pages out of templates, and forms out of requests."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from starlette.templating import Jinja2Templates

from pokernight.catalogue.problem import Mistake

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

HERE = Path(__file__).parent
TEMPLATES = Jinja2Templates(HERE / "templates")
TEMPLATES.env.trim_blocks = TEMPLATES.env.lstrip_blocks = True

MOST_BYTES = 100_000
MOST_FIELDS = 60


def page(request: Request, template: str, shown: dict[str, Any], status: int = 200) -> Response:
    """A page; whatever goes into it is shown as text."""
    return TEMPLATES.TemplateResponse(request, template, shown, status_code=status)


def refusal(request: Request, why: str, status: int = 400) -> Response:
    """A page that says why something cannot be, with the way back."""
    back = request.url.path.removesuffix("/join") if request.url.path.endswith("/join") else "/"
    return page(request, "refused.html", {"why": why, "back": back}, status)


async def form(request: Request) -> dict[str, str]:
    """The fields that a form brought, and nothing that is too big to be one."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > MOST_BYTES:
            raise Mistake("That is too much for one form.")
    try:
        fields = parse_qs(body.decode(errors="replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError as error:
        raise Mistake("This form cannot be read.") from error
    return {name: values[-1] for name, values in fields.items()}
