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
import pytest

from games import GAMES
from games.base import Game, Move
from games.records.record import MatchRecord, game_of, read_record
from tests.games.kept import FOLDER

_RULES: dict[tuple[str, int, str, bytes], Game[Any]] = {}


def folder_of(game: Game[Any]) -> Path:
    """Where the matches by this version of a game's rules lie."""
    return FOLDER / game.slug / "matches" / f"v{game.version}"


def files() -> list[Path]:
    """Every recorded match of every game and version."""
    return sorted(FOLDER.glob("*/matches/v*/**/*.json"))


def present(game: Game[Any]) -> list[Path]:
    """The recorded matches of a game by the present version of its rules."""
    return sorted(folder_of(game).glob("*.json"))


def each_match(*games: Game[Any]) -> pytest.MarkDecorator:
    """A test for each recorded match of these games by the present version; its id is the name of the match."""
    paths = [path for game in games for path in present(game)]
    names = [path.stem if len(games) == 1 else path.relative_to(FOLDER).as_posix() for path in paths]
    return pytest.mark.parametrize("path", paths, ids=names)


def read(path: Path) -> MatchRecord:
    """A recorded match with its component data."""
    record = read_record(path.read_bytes())
    return record if record.data else msgspec.structs.replace(record, data=_data(path.parent.with_suffix(".json")))


def rules_of(record: MatchRecord) -> Game[Any]:
    """The rules that a match was ended by over its own component data, made once for all matches that have the same."""
    known = record.slug, record.rules_version, record.data_hash, msgspec.json.encode(record.data)
    if known not in _RULES:
        _RULES[known] = game_of(GAMES, record)
    return _RULES[known]


def moves_of(game: Game[Any], record: MatchRecord) -> list[tuple[int, Move]]:
    """The moves of a match with their seats, from its start."""
    return [(row.seat, game.decode_move(msgspec.json.encode(row.move))) for row in record.moves]


@cache
def _data(path: Path) -> dict[str, Any]:
    return json.loads(path.read_bytes())
