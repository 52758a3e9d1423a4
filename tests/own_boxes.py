"""Folders of an owner's boxes, for tests that play by one of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import games
from games.core.errors import DataError

Content = dict[str, dict[str, Any]]  # by the path within the folder, without .json

UseBoxes = Callable[[Content], list[DataError]]


def write_boxes(folder: Path, files: Content) -> None:
    """Write an owner's files."""
    for path, content in files.items():
        file = folder / f"{path}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


@pytest.fixture
def use_boxes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> UseBoxes:
    """``use_boxes(files)``: these files alone are an owner's folder, which is read as when the bot starts; afterwards the games are as
    before. Gives what is wrong with editions.
    """
    for slug, game in games.GAMES.items():
        monkeypatch.setitem(games.GAMES, slug, game)
    monkeypatch.setattr(games, "_TITLES", {})
    monkeypatch.setattr(games, "_NAMED", {})
    folders = iter(range(100))

    def use(files: Content) -> list[DataError]:
        folder = tmp_path / f"own {next(folders)}"
        folder.mkdir()
        write_boxes(folder, files)
        return games.use_overrides(folder)

    return use
