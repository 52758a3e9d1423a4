"""The data of older matches as they are written today: what followed from other fields is left out."""

from __future__ import annotations

from games.core.data import DataFiles

_MADE = {
    "trade_goods": ("text",),
    "cache_tokens": ("text",),
    "technologies": ("text",),
    "build_cards": ("text", "goods"),
    "population_cards": ("text",),
    "tax_tariff_cards": ("text",),
    "leaders": ("text",),
    "wonders": ("text",),
    "golden_ages": ("text",),
    "achievements": ("text",),
    "governments": ("text",),
    "pillars": ("golden_age_threshold",),
}
_WORTH = {
    "city",
    "port_city",
    "farm",
    "manufactory",
    "infantry",
    "cavalry",
    "siege_engine",
    "wonder",
}  # as numbers.json says


def older_data(files: DataFiles) -> None:
    """Texts stood beside the effects that they tell, thresholds beside the tiles that have them, sums beside their parts."""
    parts = files.get("components", {})
    for section, fields in _MADE.items():
        for entry in parts.get(section, []):
            for field in fields:
                entry.pop(field, None)
            if isinstance(entry.get("english_edition"), dict):
                entry["english_edition"].pop("text", None)
    for piece in parts.get("pieces", []):
        if "each" in piece:
            piece.pop("count", None)
        if str(piece.get("id", "")).removesuffix("_piece") in _WORTH:
            piece.pop("text", None)
