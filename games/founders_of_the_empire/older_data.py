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
        if isinstance(token.get("effects"), list):
            _plays(token, token["effects"])
    for tile in parts.get("tiles", []):
        if "effects" in tile and "building" in tile and isinstance(tile.get("name"), dict):
            tile["name"] = {lang: name.partition(" (")[0] for lang, name in tile["name"].items()}
    for section, fields in _FOLLOWS.items():
        for entry in parts.get(section, []):
            for field in fields:
                entry.pop(field, None)


def _plays(token: dict[str, Any], effects: list[Any]) -> None:
    """Where a token may go and where it goes from there stood among its effects."""
    token["leaves"] = {}
    for effect in effects:
        match effect:
            case {"place": {"filter": narrowed}}:
                token["filter"] = narrowed
            case {"when": when, "move_token": way} if way != "stay":
                token["leaves"][when] = way
            case _:
                pass
