"""The data of older matches as they are written today: what followed from other fields is left out, each border stands once."""

from __future__ import annotations

from typing import Any

from games.core.data import DataFiles

_FOLLOWS = {
    "resources": ("type", "caravan_spaces", "text"),
    "buildings": ("count", "text"),
    "units": ("count", "text"),
    "markers": ("count", "text"),
    "exchange_markers": ("count", "text"),
    "dice": ("text",),
    "boards": ("count", "tracks", "track_length", "places"),
    "empires": ("count", "starting_hero", "tracks_at_start", "text"),
    "provinces": ("home_of", "capital_of", "text", "board_xy", "board_radius"),
    "seas": ("coasts", "text", "board_xy", "board_radius"),
}
_MADE = ("leadership_board", "heroes_wonders_board")  # boards whose texts are made
_PYRAMIDS = "pyramids"  # the one card with a text of its own


def older_data(files: DataFiles) -> None:
    """Texts stood beside the facts that they tell, borders at both of their areas, homes, capitals and heroes at either end."""
    parts, world = files.get("components", {}), files.get("map", {})
    _open_areas(world)
    _borders(world.get("provinces", []), "land")
    _borders(world.get("seas", []), "seas")
    for file in (parts, world):
        for section, fields in _FOLLOWS.items():
            for entry in file.get(section, []):
                for field in fields:
                    entry.pop(field, None)
    for board in parts.get("boards", []):
        if board.get("id") in _MADE:
            board.pop("text", None)
    for empire in parts.get("empires", []):
        if isinstance(empire.get("color"), dict):
            empire["color"] = empire["color"].get("en", "")
    for card in parts.get("cards", []):
        if card.get("id") != _PYRAMIDS:
            card.pop("text", None)
        if card.get("category") == "starting_hero":
            card["category"] = "hero"


def _open_areas(world: dict[str, Any]) -> None:
    """R3.2: areas out of play stood in lists by the number of players."""
    world.pop("board_size", None)
    for seats, names in world.pop("closed", {}).items():
        for area in (*world.get("provinces", []), *world.get("seas", [])):
            if area.get("id") in names:
                area.setdefault("closed_with", []).append(int(seats))


def _borders(areas: list[dict[str, Any]], field: str) -> None:
    """R2.2, R2.3: each border stood at both of its areas; now at the first."""
    done = set[str]()
    for area in areas:
        done.add(area.get("id", ""))
        if field in area:
            area["borders"] = [other for other in area.pop(field) if other not in done]
