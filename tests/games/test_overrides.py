"""An owner's corrections that do not fit are named with his file and the entry, whatever game and file they are for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games import use_overrides
from games.core.data import PACKAGES
from games.core.errors import DataError

WRONG = 5  # for a name, and for the costs of anything


def lists() -> list[tuple[str, dict[str, Any], str]]:
    """Per data file a correction in which the name of the last listed entry is a number: file, correction, id."""
    found: list[tuple[str, dict[str, Any], str]] = []
    for file in sorted(PACKAGES.glob("*/data/*.json")):
        entries = [
            (section, entry["id"])
            for section, listed in json.loads(file.read_text(encoding="utf-8")).items()
            if isinstance(listed, list)
            for entry in listed
            if isinstance(entry, dict) and "name" in entry
        ]
        if entries:
            section, entry = entries[-1]
            name = f"{file.parent.parent.name}/{file.name}"
            found.append((name, {section: [{"id": entry, "name": WRONG}]}, entry))
    return found


NUMBERS = ("mosaic/numbers.json", {"game": {"costs": {"city": WRONG}}}, "mosaic")  # a file that is one entry


@pytest.mark.parametrize(("name", "content", "entry"), [*lists(), NUMBERS])
def test_a_wrong_type_is_named_with_the_owners_file_and_the_entry(
    tmp_path: Path, name: str, content: dict[str, Any], entry: str
) -> None:
    own = tmp_path / name
    own.parent.mkdir()
    own.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(DataError) as error:
        use_overrides(tmp_path)
    assert (error.value.file, error.value.entry) == (str(own), entry)
