"""What is stored of analyses, as it comes out; see ``db.rows``."""

from __future__ import annotations

from db.rows import Row


class AnalysisRow(Row, frozen=True):
    """The analysis of a match that ended at a revision: how many pieces of work it takes, at most (0: it has not begun), and how
    many have been ``found``. ``told``: whoever asked for it knows that it is there.
    """

    match: int
    revision: int
    asked_at: int
    total: int
    done_at: int | None
    told: bool
    found: int


class FoundRow(Row, frozen=True):
    """What a piece of an analysis has found, as the caller's text; see ``games.thinking.review``."""

    kind: str
    ply: int
    first: int
    found: bytes
