"""The recorded matches of all games: ``tests/games/<slug>/matches/v<version>/*.json``, by the version of the rules.

Matches of one version that were all played with the same long component data have them once, in ``v<version>.json`` beside. What
became of matches of a version that can no longer be played lies in ``from_v<version>/`` of the one that took them over.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from games.base import Game
from games.records.record import MatchRecord, read_record

FOLDER = Path(__file__).parent


def folder_of(game: Game[Any]) -> Path:
    """Where the matches by this version of a game's rules lie."""
    return FOLDER / game.slug / "matches" / f"v{game.version}"


def files() -> list[Path]:
    """Every recorded match of every game and version."""
    return sorted(FOLDER.glob("*/matches/v*/**/*.json"))


def read(path: Path) -> MatchRecord:
    """A recorded match with its component data."""
    record = read_record(path.read_bytes())
    return record if record.data else msgspec.structs.replace(record, data=_data(path.parent.with_suffix(".json")))


@cache
def _data(path: Path) -> dict[str, Any]:
    return json.loads(path.read_bytes())
