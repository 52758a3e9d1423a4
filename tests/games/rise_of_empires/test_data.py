"""The data files: what is checked when they are read, and the owner's corrections."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.core.data import read_data
from games.core.rng import Rng
from games.rise_of_empires import RiseOfEmpires
from render.shared.wording import text_of
from tests.games.data_files import changed, correct, entry, refused
from tests.games.rise_of_empires.case_builder import CATALOGUE, GAME, SLUG

FLIP = {"when": "flip", "window": "own_turn"}


@pytest.mark.parametrize(
    ("section", "name", "fields", "said"),
    [
        (
            "progress",
            "mining",
            {"effects": [{"when": "income", "gain": {"disc": 1}, "per": "territory:swamp"}]},
            "swamp",
        ),
        ("progress", "mining", {"effects": [{"when": "income", "gain": {"discs": 1}}]}, "discs"),
        ("progress", "mining", {"effects": [{"when": "tomorrow", "gain": {"disc": 1}}]}, "tomorrow"),
        ("progress", "mining", {"effects": [{"when": "income", "gain": {"disc": 0}}]}, "below 1"),
        ("progress", "mining", {"effects": [{"when": "income", "gain": {"vp": 1}}]}, "gains"),
        ("progress", "mining", {"effects": [{"when": "income", "pay": {"gold": 1}}]}, "pays"),
        ("progress", "mining", {"effects": [{"when": "income"}]}, "empty"),
        ("progress", "mining", {"effects": [{"when": "flip", "gain": {"gold": 1}}]}, "window"),
        ("progress", "mining", {"effects": [{"when": "always", "gain": {"gold": 1}}]}, "modifies"),
        ("progress", "mining", {"effects": [{"when": "income", "do": {"op": "alliance"}}]}, "only flips"),
        ("progress", "mining", {"effects": [{**FLIP, "do": {"op": "dance"}}]}, "dance"),
        (
            "progress",
            "mining",
            {"effects": [{**FLIP, "do": {"op": "alliance"}}, {**FLIP, "gain": {"gold": 1}}]},
            "one flip",
        ),
        (
            "progress",
            "mining",
            {"effects": [{**FLIP, "do": {"op": "score_region", "value": "first", "where": "own_presence"}}]},
            "wrong window",
        ),
        (
            "progress",
            "religion",
            {
                "effects": [
                    {
                        "when": "flip",
                        "window": "scoring",
                        "gain": {"gold": 1},
                        "do": {"op": "score_region", "value": "first", "where": "own_presence"},
                    }
                ]
            },
            "neither",
        ),
        ("progress", "mining", {"effects": [{"when": "food", "choose_one": [{"gold": 1}]}]}, "choice"),
        ("progress", "mining", {"effects": [{"when": "income", "choose_one": [{"gold": 1}, {"gold": 2}]}]}, "twice"),
        ("progress", "mining", {"effects": [{"when": "upkeep", "pay": {"disc": 1}}]}, "upkeep"),
        ("progress", "mining", {"count": -1}, "count"),
        (
            "progress",
            "navigation",
            {"effects": [{"when": "always", "modify": {"rule": "overseas_open_from_era", "value": 4}}]},
            "value 4",
        ),
        ("progress", "mining", {"era": 4}, "era"),
        ("progress", "mining", {"name": {"en": "Mining"}}, "pl"),
        ("progress", "mining", {"cost": -1}, "cost"),
        ("progress", "mining", {"id": "harbor"}, "twice"),
        ("city", "rome", {"count": 2}, "once"),
        ("city", "rome", {"effects": [{**FLIP, "gain": {"gold": 1}}]}, "flipped"),
        ("city", "rome", {"side": "C"}, "C"),
        ("empire", "empire_1", {"count": 2}, "once"),
    ],
)
def test_a_wrong_tile_is_found_and_named(section: str, name: str, fields: dict[str, Any], said: str):
    assert said in refused(GAME, lambda data: entry(data, "components", section, name).update(fields))


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [("regions", 0, "region"), ("attacker_loses", -1, "negative"), ("water", 1, "water")],
)
def test_a_wrong_empire_tile_is_found_and_named(field: str, value: Any, said: str):
    """R1.3"""
    problem = refused(
        GAME, lambda data: entry(data, "components", "empire", "empire_1")["front"].update({field: value})
    )
    assert problem.startswith("empire_1")
    assert said in problem


@pytest.mark.parametrize(
    ("name", "field", "value", "said"),
    [
        ("balkans", "area", "atlantis", "atlantis"),
        ("balkans", "vp", {"first": 1, "second": 2}, "first value"),
        ("balkans", "vp", {"first": 1, "second": -1}, "first value"),
        ("balkans", "bonus", {"gold": 0}, "bonus"),
        ("balkans", "adjacent", {"atlantis": "border"}, "atlantis"),
        ("balkans", "adjacent", {"scandinavia": "border"}, "closed"),
        ("balkans", "adjacent", {"mediterranean_sea": "border"}, "coast"),
        ("persia", "adjacent", {"india": "border"}, "overseas"),
        ("north_america", "adjacent", {"south_america": "border"}, "never touch"),
        ("balkans", "id", "anatolia", "twice"),
        ("balkans", "bonus", {"vp": 1}, "vp"),
    ],
)
def test_a_wrong_region_is_found_and_named(name: str, field: str, value: Any, said: str):
    """R2.2, R2.3, R2.4"""
    assert said in refused(GAME, lambda data: entry(data, "map", "regions", name).update({field: value}))


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("players", [2, 3], "players"),
        ("row_limit", {"2": 4}, "row_limit"),
        ("row_limit", {"2": 2, "3": 6, "4": 8, "5": 10}, "too short"),
        ("empire_row_limit", 9, "circles"),
        ("discs", 9, "too few pieces"),
        ("offers", {"progress": -1, "territory": 10}, "offers"),
        ("fee", {"per_disc": 1, "payable_with": ["gold", "gold"]}, "fee"),
        ("era_end_divisor", 0, "too small"),
    ],
)
def test_a_wrong_number_is_found(field: str, value: Any, said: str):
    """R3.7, R6.0.3"""
    assert said in refused(GAME, lambda data: data["numbers"]["game"].update({field: value}))


def test_no_module_of_the_rules_knows_a_tile_or_region_by_name():
    package = Path(__file__).resolve().parents[3] / "games" / SLUG
    names = {*CATALOGUE.tiles, *CATALOGUE.empires, *CATALOGUE.regions, *CATALOGUE.areas}
    text = "".join(path.read_text(encoding="utf-8") for path in package.glob("*.py"))
    assert [name for name in sorted(names) if f'"{name}"' in text] == []


def test_the_owner_corrects_single_fields(tmp_path: Path):
    folder = tmp_path / SLUG
    folder.mkdir()
    (folder / "components.json").write_text(
        json.dumps(
            {
                "progress": [{"id": "electricity", "effects": [{"when": "scoring", "gain": {"vp": 3}}]}],
                "city": [{"id": "rome", "cost": 7}],
            }
        )
    )
    (folder / "map.json").write_text(
        json.dumps(
            {
                "regions": [
                    {
                        "id": "balkans",
                        "adjacent": {"eastern_europe": "none", "mesopotamia": "arrow"},
                        "vp": {"first": 3},
                    }
                ]
            }
        )
    )
    (folder / "numbers.json").write_text(json.dumps({"game": {"trade": {"gold_by_space": [3, 3, 1]}}}))
    game = RiseOfEmpires(read_data(SLUG, tmp_path))
    catalogue = game.catalogue
    assert catalogue.effects("scoring")["electricity"][0].gain == {"vp": 3}
    assert catalogue.cities["rome"].cost == 7
    assert catalogue.near["balkans"] == ["anatolia", "mediterranean_sea", "mesopotamia", "western_europe"]
    assert "balkans" in catalogue.near["mesopotamia"]
    assert catalogue.regions["balkans"].vp.first == 3
    assert catalogue.regions["balkans"].vp.second == 1
    assert len(catalogue.numbers.trade.gold_by_space) == 3
    assert game.data_hash != GAME.data_hash


def test_other_tiles_are_all_the_rules_need():
    """Every progress tile gets the effects of another one; matches go on all the same."""
    data = json.loads(GAME.data_text)
    tiles = data["components"]["progress"]
    effects = [tile["effects"] for tile in tiles]
    for number, tile in enumerate(tiles):
        tile["effects"] = effects[(number + 7) % len(tiles)]
        tile["red_stripe"] = number % 5 == 0
    game = GAME.with_data(json.dumps(data).encode())
    for seats in game.seats:
        state, rng = game.setup(seats, game.options(), "other"), Rng("other")
        while not state.finished:
            seat = game.to_move(state)[0]
            if rng.below(2):
                game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, rng))
            else:
                moves = [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]
                game.play(state, seat, rng.choice(moves))
            assert game.problems(state) == []


def test_a_box_may_have_more_or_fewer_tiles_of_an_era_than_are_revealed():
    """R5.1"""
    more = changed(GAME, lambda data: entry(data, "components", "progress", "mining").update(count=5))
    fewer = changed(GAME, lambda data: entry(data, "components", "progress", "mining").update(count=0))
    first = GAME.catalogue.numbers.offers.progress
    for game, left in ((more, 2 * first + 3), (fewer, 2 * first - 2)):
        state = game.setup(2, game.options(), "tiles")
        assert (len(state.progress), len(state.face_down["progress"])) == (first, left - first)


def test_an_empire_tile_that_no_box_has_is_left_out():
    """R5.1"""
    game = changed(
        GAME,
        lambda data: (
            correct(data["components"]["empire"], {"empire_8": {"count": 0}}),
            data["numbers"]["game"].update(empire_row_limit=7),
        ),
    )
    assert "empire_8" not in game.setup(2, game.options(), "tiles").empires


def test_a_corrected_effect_is_told_in_both_languages():
    game = changed(
        GAME,
        lambda data: entry(data, "components", "progress", "harbor").update(
            effects=[{"when": "flip", "window": "own_turn", "pay": {"gold": 2}, "gain": {"cube": 1, "disc": 2}}]
        ),
    )
    assert [text_of(game, game.components["harbor"], lang) for lang in ("en", "pl")] == [
        "Flip on your turn: change 2 gold into 1 cube and 2 resource discs.",
        "Odwróć w swoim ruchu: zamień 2 złota na 1 kostkę i 2 dyski zasobów.",
    ]
