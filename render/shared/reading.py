"""In which order places are read on a picture."""

from __future__ import annotations

from collections.abc import Sequence


def ranks_of(reading: Sequence[str | tuple[str, ...]]) -> dict[str, int]:
    """The ids of places that are read one after the other (``Painter.reading``), the earlier the smaller; those of one tuple have
    the same rank.
    """
    groups = [(read,) if isinstance(read, str) else read for read in reading]
    return {name.rpartition(":")[2]: rank for rank, group in enumerate(groups) for name in group}
