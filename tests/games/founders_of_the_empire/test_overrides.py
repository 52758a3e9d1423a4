"""An owner of the game corrects entries by id in a folder of his own; what is wrong there is named exactly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.core.data import read_data
from games.core.errors import DataError, IllegalMove
from games.founders_of_the_empire.moves import Add, Coin, Replace
from tests.games.founders_of_the_empire.case_builder import DATA, GAME, SLUG, TOKENS
from tests.games.founders_of_the_empire.positions import home, land, options, position

Write = Any


@pytest.fixture
def own(tmp_path: Path) -> Write:
    """Write the owner's file; gives the folder to start the bot with."""

    def write(content: Any, name: str = "components.json") -> Path:
        (tmp_path / SLUG).mkdir(exist_ok=True)
        text = content if isinstance(content, str) else json.dumps(content)
        (tmp_path / SLUG / name).write_text(text, encoding="utf-8")
        return tmp_path

    return write


def effects_without(token: str, operation: str, when: str = "") -> list[dict[str, Any]]:
    return [e for e in TOKENS[token]["effects"] if not (operation in e and when in ("", e["when"]))]


def with_place(token: str, target: str, filters: list[str]) -> list[dict[str, Any]]:
    place = {"when": "played", "place": {"target": target, "filter": filters}}
    return [place, *effects_without(token, "place")]


def corrected(folder: Path) -> Any:
    return GAME.with_data(read_data(SLUG, folder))


def test_an_entry_is_corrected_by_id_and_field(own: Write):
    game = corrected(own({"tiles": [{"id": "winery", "requires": ["stone", "plants"], "source": "memory"}]}))
    entries = {tile["id"]: tile for tile in json.loads(game.data_text)["components"]["tiles"]}
    original = {tile["id"]: tile for tile in DATA["tiles"]}
    assert entries.pop("winery") == {**original.pop("winery"), "requires": ["stone", "plants"], "source": "memory"}
    assert entries == original


def test_one_language_of_a_name_can_be_corrected(own: Write):
    game = corrected(own({"resources": [{"id": "fish", "name": {"pl": "Ryba"}}]}))
    assert game.components["fish"].name == {"en": "Fish", "pl": "Ryba"}


def test_a_corrected_requirement_is_the_one_that_is_played(own: Write):
    state = position(land("cliff 0,0", "cliff 1,0"), land("grove 0,0", "lake 1,0"), rows={"village": ["winery"]})
    assert options(state, Add) == []
    game = corrected(own({"tiles": [{"id": "winery", "requires": ["stone", "plants"]}]}))
    assert {move.cell for move in game.legal_moves(state, 0) if isinstance(move, Add)} == {"M9", "M11", "N9", "N11"}


def test_corrected_data_have_another_hash(own: Write):
    assert corrected(own({"tiles": [{"id": "winery", "source": "memory"}]})).data_hash != GAME.data_hash


def test_corrected_numbers_change_the_set_up(own: Write):
    game = corrected(own({"game": {"setup": {"victory_face_up": {"2": 9}}}}))
    assert len(game.setup(2, game.options(), "seed").display) == 9
    assert len(game.setup(3, game.options(), "seed").display) == 12


def replaced_mine(game: Any) -> tuple[list[str], bool]:
    """What becomes of the tokens on an attacked mine with a craftsman that its owner builds over: supply, in the box."""
    state = position(land("forest 0,0", "iron_mine 1,0 war craftsman_iron"), home(), rows={"nature": ["cliff"]})
    game.play(state, 0, Replace("cliff", "N10"))
    return state.territories[0].supply, "war" in state.box


@pytest.mark.parametrize(
    ("token", "supply", "boxed"), [("war", ["war"], False), ("craftsman_iron", ["craftsman_iron"], True)]
)
def test_a_corrected_effect_is_the_one_that_is_played(own: Write, token: str, supply: list[str], boxed: bool):
    """R9.3"""
    effects = [dict(effect) for effect in TOKENS[token]["effects"]]
    for effect in effects:
        if effect["when"] == "tile_replaced":
            effect["move_token"] = "to_tile_owner"
    assert replaced_mine(GAME) == ([], True)
    assert replaced_mine(corrected(own({"tokens": [{"id": token, "effects": effects}]}))) == (supply, boxed)


def test_a_corrected_target_is_the_one_that_is_played(own: Write):
    """R7.3b"""
    effects = [dict(effect) for effect in TOKENS["coin"]["effects"]]
    effects[0] = {"when": "played", "place": {"target": "opponent_tile", "filter": ["no_coin_token"]}}
    game = corrected(own({"tokens": [{"id": "coin", "effects": effects}]}))
    state = position(home(hand=["coin"]), land("lake 0,0 war", "lake 1,0 coin"))
    targets = {move.cell for move in game.legal_moves(state, 0) if isinstance(move, Coin)}
    assert targets == {"M10"}
    with pytest.raises(IllegalMove, match="already-sold"):
        game.play(state, 0, Coin(1, "N10", "water"))


def test_an_empty_folder_changes_nothing(tmp_path: Path):
    assert read_data(SLUG, tmp_path) == read_data(SLUG)


def test_the_folder_of_another_game_is_not_read(own: Write, tmp_path: Path):
    (tmp_path / "another_game").mkdir()
    (tmp_path / "another_game" / "components.json").write_text("{", encoding="utf-8")
    assert read_data(SLUG, tmp_path) == read_data(SLUG)


@pytest.mark.parametrize(
    ("content", "entry", "problem"),
    [
        ("{", "", "JSON"),
        ("[]", "", "object"),
        ({"buildings": []}, "buildings", "section"),
        ({"tiles": {}}, "tiles", "form"),
        ({"tiles": [{"id": "castle", "vp": 2}]}, "castle", "id"),
        ({"tiles": [{"vp": 2}]}, "tiles", "id"),
    ],
)
def test_a_file_that_cannot_be_merged_is_named_with_its_entry(own: Write, content: Any, entry: str, problem: str):
    folder = own(content)
    with pytest.raises(DataError) as error:
        read_data(SLUG, folder)
    assert error.value.file == str(folder / SLUG / "components.json")
    assert entry in error.value.entry
    assert problem in error.value.problem


def test_a_file_of_an_unknown_name_is_refused(own: Write):
    with pytest.raises(DataError, match=r"cards\.json"):
        read_data(SLUG, own({}, name="cards.json"))


@pytest.mark.parametrize(
    ("section", "entry", "field"),
    [
        ("tiles", {"id": "winery", "count": "four"}, "count"),
        ("tiles", {"id": "winery", "requires": "stone"}, "requires"),
        ("tiles", {"id": "winery", "kind": "hamlet"}, "kind"),
        ("tiles", {"id": "winery", "requires": ["stone", "marble"]}, "marble"),
        ("tiles", {"id": "winery", "requires": ["stone", "stone"]}, "different"),
        ("tiles", {"id": "winery", "produces": ["iron"]}, "produces"),
        ("tiles", {"id": "winery", "name": {"pl": ""}}, "name"),
        ("tiles", {"id": "inn_fish", "token": "war"}, "token"),
        ("tiles", {"id": "altar_juno", "vp": 2}, "vp"),
        (
            "tiles",
            {"id": "forest", "effects": [{"when": "in_play", "produce": {"one_of": ["wood"]}, "vp": 1}]},
            "effect",
        ),
        ("tiles", {"id": "forest", "effects": [{"when": "sometimes", "vp": 1}]}, "when"),
        ("tiles", {"id": "forest", "effects": []}, "produce"),
        ("tiles", {"id": "forest", "produce_mode": "fixed"}, "produce_mode"),
        ("tiles", {"id": "winery", "count": -4}, "count"),
        ("tokens", {"id": "craftsman_fish", "resource": "whales"}, "whales"),
        (
            "tokens",
            {"id": "craftsman_fish", "effects": effects_without("craftsman_fish", "vp", "game_end")},
            "craftsman_on_active",
        ),
        ("tokens", {"id": "war", "effects": effects_without("war", "vp")}, "token_unused"),
        ("tokens", {"id": "war", "effects": effects_without("war", "place")}, "place"),
        ("tokens", {"id": "coin", "effects": effects_without("coin", "buy")}, "buy"),
        ("tokens", {"id": "war", "effects": with_place("war", "own_square_2x2", ["no_war_token"])}, "own_square_2x2"),
        ("tokens", {"id": "war", "effects": with_place("war", "opponent_tile", ["column_top"])}, "no_war_token"),
        (
            "tokens",
            {"id": "cart", "effects": with_place("cart", "own_square_2x2", ["no_cart_token", "producing"])},
            "filter",
        ),
        (
            "tokens",
            {"id": "coin", "effects": with_place("coin", "own_tile", ["no_coin_token", "prints_token_resource"])},
            "prints",
        ),
        ("tokens", {"id": "war", "kind": "siege"}, "kind"),
        ("tokens", {"id": "cart", "effects": []}, "status"),
        ("resources", {"id": "fish", "tier": "luxury"}, "tier"),
        ("resources", {"id": "fish", "pl_forms": []}, "pl_forms"),
    ],
    ids=lambda value: value["id"] if isinstance(value, dict) else None,
)
def test_a_field_that_does_not_fit_is_named_with_its_entry(own: Write, section: str, entry: dict[str, Any], field: str):
    text = read_data(SLUG, own({section: [entry]}))
    with pytest.raises(DataError) as error:
        GAME.with_data(text)
    assert error.value.file == f"{SLUG}/components.json"
    assert error.value.entry == entry["id"]
    assert field in error.value.problem


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ({"tiles": [{"id": "winery", "count": 5}]}, "tile_totals"),
        ({"tokens": [{"id": "war", "count": 5}]}, "token_totals"),
        ({"game": {"players": [2, 3, 4, 5]}}, "players"),
        ({"game": {"setup": {"victory_face_up": {"3": 26}}}}, "victory_face_up"),
        ({"game": {"setup": {"draft_nature_face_up": {"4": 7}}}}, "draft_nature_face_up"),
        ({"game": {"setup": {"after_draft_reveal": {"village": 25}}}}, "too few village"),
        ({"game": {"setup": {"row_limit": 0}}}, "row_limit"),
    ],
)
def test_numbers_that_do_not_fit_each_other_are_refused(own: Write, content: Any, problem: str):
    with pytest.raises(DataError, match=problem) as error:
        corrected(own(content))
    assert error.value.entry == SLUG
