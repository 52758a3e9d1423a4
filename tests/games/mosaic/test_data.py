"""The data files: what is checked when they are read, the owner's corrections, the editions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.core.data import read_data
from games.core.errors import DataError
from games.core.rng import Rng
from games.mosaic.catalogue import Catalogue
from games.mosaic.game import Mosaic
from games.mosaic.state import EDITIONS
from locales import LANGUAGES
from render.shared.wording import text_of
from tests.games.data_files import changed, entry, refused
from tests.games.mosaic.case_builder import GAME


@pytest.mark.parametrize(
    ("section", "name", "field", "value", "said"),
    [
        ("technologies", "tech_iron", "requirement", ["cooking"], "unknown pillar"),
        ("technologies", "tech_iron", "pillars", ["cooking"], "unknown pillar"),
        ("technologies", "tech_iron", "count", -1, "negative"),
        ("technologies", "tech_iron", "effects", [{"when": "played", "per": "own:friends", "vp": 1}], "unknown"),
        ("technologies", "tech_iron", "effects", [{"when": "played", "vips": 1}], "vips"),
        ("technologies", "tech_iron", "effects", [{"when": "event", "vp": 1}], "event"),
        ("technologies", "tech_iron", "effects", [{"when": "played", "units": {"cavalry": 1}}], "units"),
        ("technologies", "tech_iron", "effects", [{"when": "played", "per_every": 0, "vp": 1}], "per_every"),
        *(
            (section, name, "effects", [{"when": when, "place": "built_city_region", "units": {"choice": 1}}], "City")
            for section, name, when in (
                ("build_cards", "build_project_forum", "played"),
                ("build_cards", "build_garrison_city", "empire_scoring"),
                ("technologies", "tech_iron", "played"),
            )
        ),
        ("technologies", "tech_iron", "name", {"en": "Iron"}, "pl"),
        (
            "technologies",
            "tech_fishing",
            "effects",
            [{"when": "played", "take_token": {"kind": "x", "count": 1}}],
            "'x'",
        ),
        ("golden_ages", "golden_art", "requirement", {"pillar": "cooking", "count": 6}, "unknown pillar"),
        ("empire_scoring_cards", "empire_scoring_build", "deck", "technology", "one for each deck"),
        ("trade_goods", "fish", "count", 2, "port hexes"),
        ("cache_tokens", "cache_ideas_5", "gain", {"gold": 1}, "gold"),
    ],
)
def test_a_wrong_component_is_found_and_named(section: str, name: str, field: str, value: Any, said: str):
    problem = refused(GAME, lambda data: entry(data, "components", section, name).update({field: value}))
    assert said in problem


def test_an_id_must_be_unique():
    def twice(data: dict[str, Any]) -> None:
        entry(data, "components", "technologies", "tech_iron")["id"] = "tech_armor"

    assert "used twice" in refused(GAME, twice)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("apart", ["IT01"], "apart: 'IT01' does not touch it"),
        ("region", "atlantis", "unknown region"),
        ("token", "fish", "Fish"),
    ],
)
def test_a_wrong_hex_is_found_and_named(field: str, value: Any, said: str):
    """R1.5, R1.7"""
    assert said in refused(GAME, lambda data: entry(data, "map", "hexes", "GR08").update({field: value}))


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("population_cards", {"2": 10}, "lacks a number"),
        ("achievements", 16, "Achievements"),
        ("dealt_technologies", 9, "starting Technologies"),
        ("technology_scoring_stack", {"2": 4, "3": 2, "4": 3, "5": 3, "6": 3}, "no stack"),
    ],
)
def test_a_wrong_number_is_found(field: str, value: Any, said: str):
    """R2.5, R2.7, R2.9"""
    assert said in refused(GAME, lambda data: data["numbers"]["game"]["setup"].update({field: value}))


def test_another_map_is_all_the_rules_need():
    """R1.5: hexes, ports and regions are read from the file alone."""

    def smaller(data: dict[str, Any]) -> None:
        gone = {
            place["id"] for place in data["map"]["hexes"] if place["region"] == "greece" and place["token"] == "goods"
        }
        data["map"]["hexes"] = [place for place in data["map"]["hexes"] if place["id"] not in gone]

    game = changed(GAME, smaller)
    state = game.setup(4, game.options(), "small")
    while not state.finished:
        seat = game.to_move(state)[0]
        game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, Rng("small")))
    assert game.problems(state) == []


def test_hexes_that_touch_can_be_apart_and_are_so_in_data_of_older_matches():
    """R1.7"""

    def of(game: Mosaic) -> Catalogue:
        return game.catalogues["pl"]

    def parted(data: dict[str, Any]) -> None:
        entry(data, "map", "hexes", "AS01")["apart"] = ["AS02"]

    def as_before(data: dict[str, Any]) -> None:
        for place in data["map"]["hexes"]:
            near = of(GAME).neighbours[place["id"]]
            parted = [other for other in near if {place["id"], other} != {"AS01", "AS02"}]
            place |= {"kind": "port" if place["token"] == "fish" else "land", "neighbours": parted}
        data["map"]["links"].append({"id": "old", "regions": ["gaul", "italia"], "over": "land", "source": "seed"})

    game, older = changed(GAME, parted), changed(GAME, as_before)
    assert of(game).neighbours["AS01"] == of(older).neighbours["AS01"] == ["AS03", "AS04", "GR16", "GR20"]
    assert "AS01" not in of(game).neighbours["AS02"]
    assert (of(older).neighbours, of(older).links) == (of(game).neighbours, of(game).links)


def test_an_owner_corrects_entries_by_id(tmp_path: Path):
    folder = tmp_path / "mosaic"
    folder.mkdir()
    own = {
        "build_cards": [{"id": "build_farm", "count": 6}],
        "technologies": [{"id": "tech_iron", "pillars": ["culture"]}],
    }
    (folder / "components.json").write_text(json.dumps(own), encoding="utf-8")
    (folder / "map.json").write_text(json.dumps({"hexes": [{"id": "GR09", "token": "cache"}]}), encoding="utf-8")
    with pytest.raises(DataError, match="as many Caches"):
        Mosaic(read_data("mosaic", tmp_path))
    (folder / "map.json").unlink()
    game = Mosaic(read_data("mosaic", tmp_path))
    assert len(game.catalogues["pl"].cards_of("build_cards")) == 39
    assert game.catalogues["pl"].symbols["tech_iron"] == ["culture"]
    assert game.data_hash != GAME.data_hash


def test_four_entries_differ_between_the_editions():
    """R14.1"""
    later, first = (GAME.catalogues[edition] for edition in EDITIONS)
    different = {name for name in later.effects if later.effects[name] != first.effects[name]}
    assert different == {"leader_general", "leader_philosopher", "leader_priestess", "tech_engineering"}


def test_nothing_but_the_game_itself_is_offered():
    """R13: no variants, no expansion, no solo mode; R12: two to six players."""
    assert GAME.options.__struct_fields__ == ("edition",)
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


def test_what_is_reconstructed_says_so():
    """R1.1"""
    data = json.loads(GAME.data_text)
    places = data["map"]["hexes"]
    assert {place["source"] for place in places} == {"reconstructed"}
    assert all(place["source_note"] for place in places)


def test_what_does_something_else_in_the_english_edition_says_so_there():
    """R14.1: what each edition says is made from its own effects, in both languages."""
    polish, english = (GAME.catalogues[edition] for edition in EDITIONS)
    cards = [*polish.technologies.values(), *polish.leaders.values()]
    different = [card.id for card in cards if polish.effects[card.id] != english.effects[card.id]]
    silent = [
        (name, lang)
        for name in different
        for lang in LANGUAGES
        if text_of(GAME, polish.components[name], lang) == text_of(GAME, english.components[name], lang)
    ]
    assert (len(different), silent) == (4, [])
