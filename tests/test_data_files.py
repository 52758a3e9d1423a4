"""Component data: where each entry comes from, and what people read of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.source import ROOT

FILES = sorted((ROOT / "games").glob("*/data/*.json"))
SOURCE = re.compile(r"seed|memory|reconstructed|(?:public|box):.+")


def entries(value: Any, at: str = "$") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every object with an id, with its path."""
    if isinstance(value, dict):
        if "id" in value:
            yield at, value
        for key, item in value.items():
            yield from entries(item, f"{at}.{key}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from entries(item, f"{at}[{index}]")


@pytest.fixture(params=FILES, ids=lambda path: path.relative_to(ROOT / "games").as_posix())
def listed(request) -> list[tuple[str, dict[str, Any]]]:
    return list(entries(json.loads(request.param.read_text(encoding="utf-8"))))


def test_there_are_data_files():
    assert FILES


def test_every_entry_says_where_it_comes_from(listed):
    assert [at for at, entry in listed if not SOURCE.fullmatch(str(entry.get("source", "")))] == []


def test_what_is_not_certain_says_why(listed):
    uncertain = [(at, entry) for at, entry in listed if entry["source"] in ("memory", "reconstructed")]
    assert [at for at, entry in uncertain if not entry.get("source_note")] == []


def test_every_name_is_there_in_both_languages(listed):
    named = [(at, entry["name"]) for at, entry in listed if "name" in entry]
    assert [at for at, name in named if not (name.get("en") and name.get("pl"))] == []


def test_ids_are_unique_within_their_list(listed):
    places = [(re.sub(r"\[\d+\]$", "", at), entry["id"]) for at, entry in listed]
    assert len(places) == len(set(places))
