"""The components: counts, patterns, balance, what the rulebook's examples prove, provenance (R1)."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from typing import Any

import pytest

from games.core.data import read_data
from tests.games.founders_of_the_empire.case_builder import DATA, GAME, SETUP, SLUG, TILES, TOKENS

RESOURCES: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in DATA["resources"]}
TIERS = {"nature": "basic", "village": "village", "city": "city"}
TIER = {name: TIERS[tile["kind"]] for tile in DATA["tiles"] for name in tile["produces"]}
ENTRIES = [*DATA["tiles"], *DATA["tokens"], *DATA["resources"], DATA["game"]]
ORIGIN = re.compile(r"seed|memory|reconstructed|(?:public|box):\S.*")


def of_kind(kind: str) -> list[dict[str, Any]]:
    return [tile for tile in DATA["tiles"] if tile["kind"] == kind]


def each(entries: list[dict[str, Any]]) -> Any:
    return pytest.mark.parametrize("entry", entries, ids=[entry["id"] for entry in entries])


def copies(kind: str) -> Counter[str]:
    return Counter({tile["id"]: tile["count"] for tile in of_kind(kind)})


# ------------------------------------------------------------------ R1 counts and patterns
def test_97_tiles_of_four_colours():
    """R1.1"""
    totals = {kind: copies(kind).total() for kind in ("nature", "village", "city", "victory")}
    assert totals == {"nature": 24, "village": 24, "city": 24, "victory": 25}
    assert sum(totals.values()) == 97


def test_24_tokens_of_four_kinds_with_six_different_craftsmen():
    """R1.2"""
    totals: Counter[str] = Counter()
    for token in DATA["tokens"]:
        totals[token["kind"]] += token["count"]
    assert totals == Counter({"war": 6, "coin": 6, "cart": 6, "craftsman": 6})
    craftsmen = [token for token in DATA["tokens"] if token["kind"] == "craftsman"]
    assert [token["count"] for token in craftsmen] == [1] * 6
    assert {token["resource"] for token in craftsmen} == {name for name, tier in TIER.items() if tier == "village"}


@each(DATA["tiles"])
def test_a_tile_shows_requirements_products_and_points(entry: dict[str, Any]):
    """R1.3"""
    assert set(entry["requires"]) | set(entry["produces"]) <= set(RESOURCES)
    assert (entry["kind"] == "victory") == (entry["vp"] > 0) == (not entry["produces"])
    assert (entry["kind"] == "city") == (entry["token"] is not None) == bool(entry.get("building"))


def test_fourteen_resources_in_three_tiers():
    """R1.4"""
    assert {tier: [name for name in RESOURCES if TIER[name] == tier] for tier in ("basic", "village", "city")} == {
        "basic": ["wood", "stone", "plants", "water"],
        "village": ["iron", "gold", "cloth", "wine", "horses", "fish"],
        "city": ["army", "money", "transport", "crafts"],
    }


@each(DATA["tiles"])
def test_requirements_follow_the_kind(entry: dict[str, Any]):
    """R1.5"""
    tiers = sorted(TIER[name] for name in entry["requires"])
    allowed = {
        "nature": [[]],
        "village": [["basic", "basic"]],
        "city": [["basic", "village"]],
        "victory": [["village", "village"], ["city", "village"], ["city", "city"]],
    }
    assert tiers in allowed[entry["kind"]]
    assert len(set(entry["requires"])) == len(entry["requires"])


@each(DATA["tiles"])
def test_products_follow_the_kind(entry: dict[str, Any]):
    """R1.6"""
    patterns = {
        "nature": ["basic", "basic"],
        "village": ["village"],
        "city": ["city"],
        "victory": [],
    }
    assert [TIER[name] for name in entry["produces"]] == patterns[entry["kind"]]


def test_victory_points_follow_the_tiers_of_the_requirements():
    """R1.6"""
    worth = {"village": 1, "city": 2}
    for tile in of_kind("victory"):
        assert tile["vp"] == sum(worth[TIER[name]] for name in tile["requires"]) - 1, tile["id"]
    assert Counter(tile["vp"] for tile in of_kind("victory")) == Counter({1: 9, 2: 12, 3: 4})


@pytest.mark.parametrize(
    ("kind", "field", "number"),
    [("nature", "produces", 6), ("village", "requires", 6), ("city", "requires", 24), ("victory", "requires", 25)],
)
def test_no_two_entries_of_a_kind_have_the_same_pair_of_resources(kind: str, field: str, number: int):
    """R1.6"""
    assert len({frozenset(tile[field]) for tile in of_kind(kind)}) == len(of_kind(kind)) == number


def test_nature_and_village_tiles_exist_four_times_the_others_once():
    """R1.6"""
    for kind, count in (("nature", 4), ("village", 4), ("city", 1), ("victory", 1)):
        assert set(copies(kind).values()) == {count}, kind


def test_each_village_resource_comes_from_one_kind_of_tile():
    """R1.6"""
    made = [name for tile in of_kind("village") for name in tile["produces"]]
    assert sorted(made) == sorted(name for name, tier in TIER.items() if tier == "village")


def test_each_city_building_has_six_versions_and_one_token():
    """R1.6"""
    buildings: defaultdict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
    for tile in of_kind("city"):
        buildings[tile["building"]][tile["produces"][0], tile["token"]] += tile["count"]
    assert {name: dict(versions) for name, versions in buildings.items()} == {
        "barracks": {("army", "war"): 6},
        "market_square": {("money", "coin"): 6},
        "inn": {("transport", "cart"): 6},
        "workshop": {("crafts", "craftsman"): 6},
    }


# ------------------------------------------------------------------ balance
@pytest.mark.parametrize("tier", ["basic", "village", "city"])
def test_resources_of_a_tier_are_equally_frequent_and_equally_wanted(tier: str):
    rows = set()
    for name in (name for name in RESOURCES if TIER[name] == tier):
        supply = sum(tile["count"] for tile in DATA["tiles"] if name in tile["produces"])
        demand = Counter(
            tile["kind"] for tile in DATA["tiles"] if name in tile["requires"] for _ in range(tile["count"])
        )
        rows.add((supply, *sorted(demand.items())))
    assert len(rows) == 1, rows


def test_every_tile_can_be_built_up_from_nature_tiles():
    reachable: set[str] = set()
    for _ in RESOURCES:
        reachable |= {name for tile in DATA["tiles"] if set(tile["requires"]) <= reachable for name in tile["produces"]}
    assert reachable == set(RESOURCES)
    assert [tile["id"] for tile in DATA["tiles"] if not set(tile["requires"]) <= reachable] == []


# ------------------------------------------------------------------ facts proved by the rulebook's examples
@pytest.mark.parametrize(
    ("tile", "requires", "produces"),
    [
        ("iron_mine", {"wood", "stone"}, {"iron"}),
        ("forest", set(), {"wood", "stone"}),
        ("market_square_iron", {"iron", "plants"}, {"money"}),
        ("barracks_horses", {"stone", "horses"}, {"army"}),
        ("gold_mine", {"stone", "water"}, {"gold"}),
        ("weaving_mill", {"stone", "plants"}, {"cloth"}),
    ],
)
def test_tiles_known_from_the_rulebook_and_reviews(tile: str, requires: set[str], produces: set[str]):
    assert (set(TILES[tile]["requires"]), set(TILES[tile]["produces"])) == (requires, produces)


def test_the_cliff_gives_plants_and_the_waterfall_stone():
    assert "plants" in TILES["cliff"]["produces"]
    assert "stone" in TILES["waterfall"]["produces"]


# ------------------------------------------------------------------ numbers of the set-up and of scoring
def test_numbers_of_the_set_up():
    """R3.2, R3.4, R3.7, R6.3"""
    assert SETUP == {
        "victory_face_up": {"2": 8, "3": 12, "4": 12},
        "draft_nature_face_up": {"2": 5, "3": 7, "4": 9},
        "after_draft_reveal": {"nature": 2, "village": 2, "city": 1},
        "row_limit": 5,
        "start_tiles_per_player": 2,
    }


def test_numbers_of_scoring():
    """R10.1"""
    assert DATA["game"]["scoring"] == {"craftsman_on_active_tile": 2, "token_unused": 1, "tile_replaced": -1}


# ------------------------------------------------------------------ provenance, words
@each(ENTRIES)
def test_every_entry_says_where_its_facts_come_from(entry: dict[str, Any]):
    assert ORIGIN.fullmatch(entry["source"])
    facts = entry.get("field_sources", {})
    assert [field for field, origin in facts.items() if not ORIGIN.fullmatch(origin)] == []
    assert bool(facts) == (entry["id"] in TILES or entry["id"] in TOKENS)


@each(ENTRIES)
def test_every_entry_has_an_id_and_a_name_in_both_languages(entry: dict[str, Any]):
    assert re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", entry["id"])
    assert [lang for lang in ("en", "pl") if not entry["name"].get(lang, "").strip()] == []


def test_ids_and_names_are_unique():
    for names in (
        [e["id"] for e in ENTRIES],
        [GAME.components[name].name["en"] for name in TILES],
        [GAME.components[name].name["pl"] for name in TILES],
    ):
        assert [name for name, number in Counter(names).items() if number > 1] == []


def test_no_variant_no_solo_mode_and_no_expansion():
    """R12"""
    assert GAME.options.__struct_fields__ == ()
    assert list(GAME.seats) == DATA["game"]["players"] == [2, 3, 4]


def test_the_game_knows_every_component_by_id():
    assert GAME.components.keys() == TILES.keys() | TOKENS.keys() | RESOURCES.keys()
    plain = {name: tile["name"] for name, tile in TILES.items() if "building" not in tile}
    assert {name: GAME.components[name].name for name in plain} == plain


def test_the_versions_of_a_building_are_called_after_the_last_resource_that_they_require():
    assert GAME.components["inn_fish"].name == {"en": "Inn (fish)", "pl": "Gospoda (ryby)"}


def test_the_data_in_use_is_the_data_of_the_package():
    assert json.loads(GAME.data_text) == json.loads(read_data(SLUG))
    assert GAME.with_data(GAME.data_text).data_hash == GAME.data_hash
