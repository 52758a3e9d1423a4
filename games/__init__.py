"""The rules of all games; pure: no Discord, no pictures, no database, no clock.

``GAMES`` holds every game by slug. Adding a game is one package and one line in ``_load``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games.base import Game
from games.core.data import owners, read_data
from games.core.errors import DataError
from games.founders_of_the_empire import FoundersOfTheEmpire
from games.imperial_settlers import ImperialSettlers
from games.mare_nostrum import MareNostrum
from games.mosaic import Mosaic
from games.rise_of_empires import RiseOfEmpires


def _load(overrides: Path | None = None) -> dict[str, Game[Any]]:
    kinds = (FoundersOfTheEmpire, Mosaic, ImperialSettlers, MareNostrum, RiseOfEmpires)
    try:
        return {kind.slug: kind(read_data(kind.slug, overrides)) for kind in kinds}
    except DataError as error:
        if overrides is None:
            raise
        raise owners(error, overrides) from error


GAMES: dict[str, Game[Any]] = _load()


def use_overrides(folder: Path) -> None:
    """Load the owner's corrections of component data for new matches. Raises DataError, changing nothing."""
    GAMES.update(_load(folder))
