"""The data files: what is checked when they are read, the owner's corrections, the whole battery of components."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.core.data import read_data
from games.core.rng import Rng
from games.mare_nostrum.game import MareNostrum
from tests.games.data_files import entry, refused
from tests.games.mare_nostrum.case_builder import CATALOGUE, GAME


@pytest.mark.parametrize(
    ("section", "name", "field", "value", "said"),
    [
        ("cards", "circe", "power", {"flies": True}, "flies"),
        ("cards", "circe", "bonus", {"naval": 1}, "naval"),
        ("cards", "circe", "count", -1, "negative"),
        ("cards", "circe", "name", {"en": "Circe"}, "pl"),
        ("cards", "gilgamesh", "power", {"cheap": {"item": "fortress", "options": ["honey"]}}, "unknown resource"),
        ("resources", "legendary_oil", "kind", "wine", "legendary good of each kind"),
        ("resources", "oil", "caravan_spaces", 5, "caravan_spaces must be 4"),
        ("units", "legion", "per_empire", 9, "as many as the empires"),
        ("empires", "rome", "starting_hero", "circe", "starting hero"),
        ("empires", "rome", "starting_resources", {"honey": 9}, "unknown resource"),
        ("empires", "rome", "capital_province", "italia", "capital province"),
        ("empires", "rome", "homes", {"latium": ["city"]}, "no such spaces"),
        ("buildings", "market", "count", 20, "as many tokens"),
    ],
)
def test_a_wrong_component_is_found_and_named(section: str, name: str, field: str, value: Any, said: str):
    """R1.3, R1.4"""
    assert said in refused(GAME, lambda data: entry(data, "components", section, name).update({field: value}))


def test_an_id_must_be_unique():
    assert "used twice" in refused(GAME, lambda data: entry(data, "components", "cards", "circe").update(id="hercules"))


@pytest.mark.parametrize(
    ("section", "name", "field", "value", "said"),
    [
        ("provinces", "dacia", "land", ["latium"], "no neighbour of it in turn"),
        ("provinces", "dacia", "seas", ["mare_ionium"], "touch it in turn"),
        ("provinces", "dacia", "outline", ["nowhere"], "unknown corner"),
        ("seas", "mare_ionium", "seas", ["mare_erythraeum"], "no neighbour of it in turn"),
        ("seas", "mare_erythraeum", "coasts", ["latium"], "touch it in turn"),
    ],
)
def test_a_wrong_area_is_found_and_named(section: str, name: str, field: str, value: Any, said: str):
    """R2.2, R2.3"""
    assert said in refused(GAME, lambda data: entry(data, "map", section, name).update({field: value}))


def test_spaces_of_a_province_must_be_told_apart():
    def twice(data: dict[str, Any]) -> None:
        spaces = entry(data, "map", "provinces", "italia")["spaces"]
        spaces[0]["good"] = spaces[1]["good"]

    assert "told apart" in refused(GAME, twice)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("empires", {"3": ["rome"], "4": [], "5": []}, "empires must name 3"),
        ("start_titles", {"3": {"trade": "rome"}, "4": {}, "5": {}}, "start_titles"),
        ("prices", {"legion": 3, "honey": 1}, "honey"),
    ],
)
def test_a_wrong_number_is_found(field: str, value: Any, said: str):
    """R3.1, R3.8"""
    assert said in refused(GAME, lambda data: data["numbers"]["game"].update({field: value}))


def test_closed_areas_must_be_known_and_leave_the_homes_open():
    """R3.2"""
    assert "not known" in refused(GAME, lambda data: data["map"]["closed"].update({"3": ["atlantis"]}))
    assert "home province is closed" in refused(GAME, lambda data: data["map"]["closed"].update({"3": ["latium"]}))


def test_an_owner_corrects_entries_by_id(tmp_path: Path):
    folder = tmp_path / "mare_nostrum"
    folder.mkdir()
    spaces = [{"building": "caravan", "good": "gold"}, {"building": "market"}]
    other = [{"building": "caravan", "good": "gladiators"}, {"building": "market"}]
    armenia = [*other, {"building": "city"}, {"building": "temple"}]
    provinces = [{"id": "arabia", "spaces": spaces}, {"id": "armenia", "spaces": armenia}]
    (folder / "map.json").write_text(json.dumps({"provinces": provinces}), encoding="utf-8")
    game = MareNostrum(read_data("mare_nostrum", tmp_path))
    assert list(game.catalogue.spaces["arabia"]) == ["gold", "market"]
    assert game.data_hash != GAME.data_hash
    state = game.setup(5, game.options(), "corrected")
    for _ in range(60):
        seat = game.to_move(state)[0]
        game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, Rng("x")))
    assert game.problems(state) == []


def test_what_is_reconstructed_says_so():
    """R1.1"""
    data = json.loads(GAME.data_text)
    unsure = [
        item["id"]
        for file in ("components", "map")
        for section in data[file].values()
        if isinstance(section, list)
        for item in section
        if item["source"] == "reconstructed"
    ]
    assert sorted(unsure) == [
        "arabia",
        "armenia",
        "babylon",
        "land_die",
        "mare_erythraeum",
        "mesopotamia",
        "sea_die",
        "syria",
    ]


def test_every_component_of_the_box_is_there():
    """R1.1: by the counts of the rules."""
    counts = {name: entry.count for name, entry in CATALOGUE.components.items() if hasattr(entry, "count")}
    assert sum(counts[name] for name in CATALOGUE.goods) == 87
    assert sum(counts[name] for name in CATALOGUE.legendary) == 13
    assert sum(counts[name] for name in CATALOGUE.buildings) == 92
    assert [counts[name] for name in ("coin", "legion", "trireme", "fortress", "control_marker")] == [
        44,
        40,
        25,
        25,
        35,
    ]
    assert sum(counts[name] for name in CATALOGUE.cards) == 23
