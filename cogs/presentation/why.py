"""Why moves are not possible, in words: by kind, things with the same reason together."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.presentation.labels import Labels
from games.base import Move
from games.core.errors import IllegalMove

MOST = 3_000  # characters, so that there is room for all else on a message
FEW = 4  # reasons of a kind where all kinds are told


def why_not(labels: Labels, refused: Sequence[tuple[Move, IllegalMove]], kind: str = "") -> str:
    """What is refused and why, of one kind of move or, in short, of all; "" where nothing is."""
    w, blocks = labels.words, list[str]()
    for one in dict.fromkeys(move.kind for move, _ in refused if kind in ("", move.kind)):
        things: dict[str, list[str]] = {}
        for move, error in refused:
            if move.kind == one:
                things.setdefault(labels.illegal(error), []).append(labels.values(move))
        lines = [f"- {_listed(names)}{reason}" for reason, names in things.items()]
        if not kind and len(lines) > FEW:
            lines = [*lines[:FEW], "-# " + w("why-more", count=len(lines) - FEW)]
        block = "\n".join([f"**{labels.kind(one)}**", *lines])
        if sum(map(len, blocks)) + len(block) > MOST:
            break
        blocks.append(block)
    return "\n".join(blocks)


def _listed(names: Sequence[str]) -> str:
    told = ", ".join(dict.fromkeys(name for name in names if name))
    return f"{told}: " if told else ""
