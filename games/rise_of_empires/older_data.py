"""The data of older matches as they are written today: what followed from other fields is left out."""

from __future__ import annotations

from typing import Any, cast

from games.core.data import DataFiles

_MADE = {
    "components": ("territory", "progress", "city", "empire"),
    "map": ("areas", "regions"),
}  # lists whose texts are made
_LIMITS = {"resource_disc": ("count", "text"), "cube": ("count", "per_player", "text")}  # which numbers.json has


def older_data(files: DataFiles) -> None:
    """Texts stood beside the effects that they tell, eras on the sides of empire tiles, numbers of pieces beside their limits."""
    for file, sections in _MADE.items():
        for section in sections:
            for entry in files.get(file, {}).get(section, []):
                entry.pop("text", None)
    parts = files.get("components", {})
    for tile in parts.get("empire", []):
        for side in (tile.get("front"), tile.get("back")):
            if isinstance(side, dict):
                cast("dict[str, Any]", side).pop("eras", None)
    for piece in parts.get("pieces", []):
        for field in _LIMITS.get(piece.get("id"), ("count",) if "per_player" in piece else ()):
            piece.pop(field, None)
