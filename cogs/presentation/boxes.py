"""The edition of the box by which a match is played, in words."""

from __future__ import annotations

from collections import Counter

from cogs.match.names import written
from cogs.presentation.cutting import cut
from db.rows import MatchRow
from games import boxes
from locales import Words

LONGEST = 80  # letters of what an owner calls an edition


def box_titles(slug: str, w: Words) -> dict[str, str]:
    """By name what the editions of a game are called, plain text. Where two are called alike, or an owner did not say it, by the
    name of their folder.
    """
    titles = {name: cut(box.title or name or w("box-usual"), LONGEST) for name, box in boxes(slug).items()}
    often = Counter(titles.values())
    return {name: title if often[title] < 2 or not name else f"{title} ({name})" for name, title in titles.items()}


def box_of(slug: str, box: str, w: Words) -> str:
    """A line about the edition by which a match of a game is played, or a component drawn; "" where there are no others."""
    titles = box_titles(slug, w)
    return w("box-line", edition=written(titles.get(box, box), LONGEST * 2)) if box or len(titles) > 1 else ""


def lobby_box_line(row: MatchRow, w: Words) -> str:
    """The same for a match that is gathered; it says as well if the edition is no more."""
    gone = row.status == "lobby" and row.box not in boxes(row.slug)
    return w("box-line-gone", edition=written(row.box)) if gone else box_of(row.slug, row.box, w)
