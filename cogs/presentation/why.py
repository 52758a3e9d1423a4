"""Why moves are not possible, in words: by kind, things with the same reason together."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.presentation.labels import Labels, cut
from games.base import Move
from games.core.errors import IllegalMove

MOST = 3_000  # characters, so that there is room for all else on a message
FEW = 4  # reasons of a kind where all kinds are told
NAMED = 12  # things with one reason that are named


def why_not(labels: Labels, refused: Sequence[tuple[Move, IllegalMove]], kind: str = "") -> str:
    """What is refused and why, of one kind of move or, in short, of all; "" where nothing is."""
    w, blocks = labels.words, list[str]()
    for one in dict.fromkeys(move.kind for move, _ in refused if kind in ("", move.kind)):
        alike: dict[tuple[str, str], list[tuple[Move, IllegalMove]]] = {}
        for move, error in refused:
            if move.kind == one:
                alike.setdefault((error.code, error.rule), []).append((move, error))
        lines = [_reason(labels, found) for found in alike.values()]
        if not kind and len(lines) > FEW:
            lines = [*lines[:FEW], "-# " + w("why-more", count=len(lines) - FEW)]
        block = cut("\n".join([f"**{labels.kind(one)}**", *lines]), MOST)
        if sum(len(told) + 1 for told in blocks) + len(block) > MOST:
            break
        blocks.append(block)
    return "\n".join(blocks)


def _reason(labels: Labels, found: Sequence[tuple[Move, IllegalMove]]) -> str:
    """The reason for the first of the things that have the same, in full; the others by name."""
    error = found[0][1]
    names = [*dict.fromkeys(labels.values(other) for other, _ in found)]
    why = labels.why(error)
    told = f"{names[0]}: {why}" if names[0] and names[0] not in why else why
    rule = f" *({error.rule})*" if error.rule.startswith("R") else ""
    others = [name for name in names[1:] if name][:NAMED]
    same = [f"-# {labels.words('why-same', others=', '.join(others))}"] if others else []
    return "\n".join([f"- {told}{rule}", *same])
