"""What a game is like, for whoever chooses one: a sentence, for how many, how heavy, how long it takes by chat, its cover."""

from __future__ import annotations

from functools import cache

from games import GAMES
from games.core.data import PACKAGES
from games.records.length import length_of
from locales import PREFIXES, Words
from render.scene import Picture


def about(slug: str, w: Words) -> str:
    """The game in some lines: its name with how many people play it and how heavy it is, what it is like, moves and days."""
    prefix, seats, length = PREFIXES[slug], GAMES[slug].seats, length_of(slug)
    weight = length.weight if length is not None else "unknown"
    lines = [w("about-title", game=w(f"{prefix}-name"), least=seats[0], most=seats[-1], weight=weight)]
    if w.has(f"{prefix}-about"):
        lines.append(w(f"{prefix}-about"))
    if length is not None:
        (fewest, most), (shortest, longest) = length.moves, length.days
        lines.append(w("about-length", fewest=fewest, most=most, shortest=shortest, longest=longest))
    return "\n".join(lines)


def cover(slug: str, w: Words) -> Picture | None:
    """The small square picture by which the game is known, None where it has none."""
    data = _cover(slug)
    alt = w("about-cover", game=w(f"{PREFIXES[slug]}-name"))
    return Picture(data, f"{PREFIXES[slug]}-cover.jpg", alt) if data else None


@cache
def _cover(slug: str) -> bytes:
    path = PACKAGES / slug / "pictures" / "cover.jpg"
    return path.read_bytes() if path.is_file() else b""
