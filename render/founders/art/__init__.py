"""The paintings of the tiles, drawn by code the first time they are asked for."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.founders_of_the_empire.data import TileKind
from render.founders.art import city, mines, nature, victory, village
from render.kit.cache import kept
from render.kit.packed import Packed

NATURE: dict[str, Callable[[], Image.Image]] = {
    "forest": nature.forest,
    "cliff": nature.cliff,
    "waterfall": nature.waterfall,
    "lake": nature.lake,
    "riverbank": nature.riverbank,
    "grove": nature.grove,
    "iron_mine": mines.iron_mine,
    "gold_mine": mines.gold_mine,
}
PAINTERS: dict[str, Callable[[], Image.Image]] = {
    **NATURE,
    "weaving_mill": village.weaving_mill,
    "winery": village.winery,
    "stud_farm": village.stud_farm,
    "fishing_village": village.fishing_village,
    "barracks": city.barracks,
    "market_square": city.market_square,
    "inn": city.inn,
    "workshop": city.workshop,
    "altar": victory.altar,
    "temple": victory.small_temple,
    "great_temple": victory.great_temple,
}

_GRANDEUR = ("altar", "temple", "great_temple")
_PLAIN: dict[TileKind, str] = {"nature": "forest", "village": "weaving_mill", "city": "inn", "victory": "altar"}


def subject_of(name: str, kind: TileKind, building: str, points: int) -> str:
    """Which painting a tile wears: its building's or its own; victory tiles by their points; else a plain one of the kind."""
    if kind == "victory":
        return _GRANDEUR[max(0, min(points, len(_GRANDEUR)) - 1)]
    return next((subject for subject in (building, name) if subject in PAINTERS), _PLAIN[kind])


@kept
def painting(subject: str) -> Packed:
    """The painting at its full size. Raises KeyError for an unknown subject."""
    return Packed.of(PAINTERS[subject](), seldom=True)


@kept
def scaled(subject: str, side: int) -> Image.Image:
    """The painting as a square of ``side`` pixels."""
    return painting(subject).image().resize((side, side), Image.Resampling.LANCZOS)
