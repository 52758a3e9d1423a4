"""How much larger than usual something is drawn."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Scale:
    """How many times as large as usual something is drawn: the only one of a sheet needs not be as small as one of twelve."""

    by: float

    def __call__(self, pixels: float) -> int:
        """So many pixels at the usual size."""
        return round(pixels * self.by)

    def sizes(self, sizes: tuple[int, ...]) -> tuple[int, ...]:
        """Sizes of letters, largest first; below them the usual ones."""
        larger = tuple(self(size) for size in sizes)
        return (*larger, *(size for size in sizes if size < larger[-1]))

    def each(self, sizes: tuple[int, ...]) -> tuple[int, ...]:
        """Sizes of letters, largest first, and none below them."""
        return tuple(self(size) for size in sizes)
