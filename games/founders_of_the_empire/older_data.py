"""The data of older matches as they are written today: what followed from other fields is left out."""

from __future__ import annotations

from typing import Any

from games.core.data import DataFiles

_FOLLOWS = {
    "tiles": ("effects", "produce_mode", "back", "text"),
    "tokens": ("effects", "gained_from", "icon", "text"),
    "resources": ("tier", "icon", "text"),
}


def older_data(files: DataFiles) -> None:
    """Points, products, tokens of tiles and the plays of tokens stood a second time as effects, totals beside the counts."""
    parts = files.get("components", {})
    parts.pop("vocabulary", None)
    game: dict[str, Any] = parts.get("game", {})
    for field in ("tile_totals", "token_totals"):
        game.pop(field, None)
    for token in parts.get("tokens", []):
        if "effects" in token:
            _plays(token, token["effects"])
    for tile in parts.get("tiles", []):
        if "effects" in tile and "building" in tile:
            tile["name"] = {lang: name.partition(" (")[0] for lang, name in tile["name"].items()}
    for section, fields in _FOLLOWS.items():
        for entry in parts.get(section, []):
            for field in fields:
                entry.pop(field, None)


def _plays(token: dict[str, Any], effects: list[dict[str, Any]]) -> None:
    """Where a token may go and where it goes from there stood among its effects."""
    for effect in effects:
        if "place" in effect:
            token["filter"] = effect["place"]["filter"]
            token["leaves"] = {}
        if effect.get("move_token", "stay") != "stay":
            token["leaves"][effect["when"]] = effect["move_token"]
