"""The lines of a page, taken from a file that may hold anything at all."""

import re
from collections.abc import Iterator
from typing import IO, NamedTuple

LONGEST = 4_096
"""The most bytes that a line may have; the longest rule in print has some 300."""

MOST = 128 * 1024 * 1024
"""The most bytes that are read of one page."""

CONTROL = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]")


class Line(NamedTuple):
    """One line without its end, or the fault that makes it unreadable."""

    number: int
    text: str
    end: str = "\n"
    fault: str = ""
    bom: bool = False
    """Whether a byte order mark stood before the text."""


def read_lines(file: IO[bytes]) -> Iterator[Line]:
    """Every line of the file in turn, never holding more than one of them.

    >>> from io import BytesIO
    >>> [line.text for line in read_lines(BytesIO(b"## Anaconda (#10)\\r\\nTags: *flip*"))]
    ['## Anaconda (#10)', 'Tags: *flip*']
    """
    number, total = 0, 0
    while raw := file.readline(LONGEST + 2):
        number += 1
        total += len(raw)
        end = "\r\n" if raw.endswith(b"\r\n") else "\n" if raw.endswith(b"\n") else ""
        body = raw[: len(raw) - len(end)]
        if len(body) <= LONGEST:
            yield decoded(number, body, end)
            continue
        length = len(body)
        while not raw.endswith(b"\n") and total < MOST and (raw := file.readline(1 << 20)):
            total += len(raw)
            length += len(raw.rstrip(b"\r\n"))
        yield Line(number, "", fault=f"This line has {length:,} bytes; the most is {LONGEST:,}.")
        if total >= MOST:
            yield Line(number, "", fault=f"The page goes on past {MOST >> 20} MB, and the rest is left unread.")
            return


def decoded(number: int, body: bytes, end: str) -> Line:
    """The line as text, or with the fault that keeps it from being text."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        return Line(number, "", fault=f"Byte {error.start + 1} of this line is not UTF-8 text.")
    if text.isprintable():
        return Line(number, text, end)
    if odd := CONTROL.search(text):
        return Line(number, "", fault=f"This line holds a control character (code {ord(odd[0])}).")
    bom = number == 1 and text.startswith("\ufeff")
    return Line(number, text[bom:], end, bom=bom)
