"""Component data that a test has changed: the game over them, or what is said if they make no sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.base import Game
from games.core.errors import DataError

Change = Callable[[dict[str, Any]], object]  # changes the data of all files, by stem, in place


def changed(game: Game[Any], change: Change) -> Any:
    """The game over changed data. Raises DataError for data that make no sense."""
    data = msgspec.json.decode(game.data_text)
    change(data)
    return game.with_data(msgspec.json.encode(data))


def entry(data: dict[str, Any], file: str, section: str, name: str) -> dict[str, Any]:
    """The entry of this id."""
    return next(item for item in data[file][section] if item["id"] == name)


def correct(section: list[dict[str, Any]], fields: dict[str, dict[str, Any]]) -> None:
    """Give the entries of a list other values, by id and field."""
    for item in section:
        item.update(fields.get(item["id"], {}))


def refused(game: Game[Any], change: Change) -> str:
    """What is said of data that make no sense: the entry and the problem."""
    with pytest.raises(DataError) as error:
        changed(game, change)
    return f"{error.value.entry}: {error.value.problem}"
