"""An owner of the game corrects entries by id in a folder of his own; what is wrong there is named exactly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games import use_overrides
from games.core.data import facts_of, read_data
from games.core.errors import DataError, IllegalMove
from games.founders_of_the_empire.moves import Add, Coin, Replace
from render.shared.wording import text_of
from tests.games.founders_of_the_empire.case_builder import DATA, GAME, SLUG
from tests.games.founders_of_the_empire.positions import home, land, options, position
from tests.games.recorded import present, read

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


def corrected(folder: Path) -> Any:
    return GAME.with_data(read_data(SLUG, folder))


def test_an_entry_is_corrected_by_id_and_field(own: Write):
    game = corrected(own({"tiles": [{"id": "winery", "requires": ["stone", "plants"], "source": "memory"}]}))
    entries = {tile["id"]: tile for tile in json.loads(game.data_text)["components"]["tiles"]}
    original = {tile["id"]: tile for tile in DATA["tiles"]}
    assert facts_of(entries.pop("winery")) == facts_of(original.pop("winery")) | {"requires": ["stone", "plants"]}
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
def test_a_corrected_way_of_a_token_is_the_one_that_is_played(own: Write, token: str, supply: list[str], boxed: bool):
    """R9.3"""
    leaves = {"tile_replaced": "to_tile_owner"}
    assert replaced_mine(GAME) == ([], True)
    assert replaced_mine(corrected(own({"tokens": [{"id": token, "leaves": leaves}]}))) == (supply, boxed)


def test_a_corrected_filter_is_the_one_that_is_played(own: Write):
    """R7.3b"""
    game = corrected(own({"tokens": [{"id": "coin", "filter": ["no_coin_token"]}]}))
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
        ("tiles", {"id": "winery", "requires": ["stone", "wood", "water"]}, "requires"),
        ("tiles", {"id": "winery", "produces": ["iron", "iron"]}, "produces"),
        ("tiles", {"id": "winery", "name": {"pl": ""}}, "name"),
        ("tiles", {"id": "winery", "vp": -1}, "vp"),
        ("tiles", {"id": "winery", "price": 2}, "price"),
        ("tiles", {"id": "inn_fish", "token": "ship"}, "token"),
        ("tiles", {"id": "forest", "requires": ["wood", "stone"]}, "requires"),
        ("tiles", {"id": "winery", "count": -4}, "count"),
        ("tokens", {"id": "craftsman_fish", "resource": "whales"}, "resource"),
        ("tokens", {"id": "coin", "resource": "fish"}, "resource"),
        ("tokens", {"id": "war", "filter": ["column_top"]}, "filter"),
        ("tokens", {"id": "war", "filter": ["no_war_token", "no_cart_token"]}, "filter"),
        ("tokens", {"id": "cart", "filter": ["no_cart_token", "producing"]}, "filter"),
        ("tokens", {"id": "coin", "filter": ["no_coin_token", "prints_token_resource"]}, "filter"),
        ("tokens", {"id": "war", "leaves": {"game_end": "to_tile_owner"}}, "leaves"),
        ("tokens", {"id": "coin", "leaves": {"game_end": "to_box"}}, "leaves"),
        ("tokens", {"id": "cart", "leaves": {"tile_replaced": "to_box"}}, "leaves"),
        ("tokens", {"id": "war", "count": -1}, "count"),
        ("tokens", {"id": "war", "kind": "siege"}, "kind"),
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
        ({"game": {"players": [2, 3, 4, 5]}}, "players"),
        ({"game": {"setup": {"victory_face_up": {"3": 26}}}}, "victory_face_up"),
        ({"game": {"setup": {"draft_nature_face_up": {"4": 7}}}}, "draft_nature_face_up"),
        ({"game": {"setup": {"after_draft_reveal": {"village": 25}}}}, "after_draft_reveal"),
        ({"game": {"setup": {"row_limit": 0}}}, "row_limit"),
    ],
)
def test_numbers_that_do_not_fit_each_other_are_refused(own: Write, content: Any, problem: str):
    with pytest.raises(DataError, match=problem) as error:
        corrected(own(content))
    assert error.value.entry == SLUG


# ------------------------------------------------------------------ only what differs
def test_one_field_of_a_tile_changes_its_points_its_words_and_its_picture_alike(own: Write):
    game = corrected(own({"tiles": [{"id": "altar_juno", "vp": 2}]}))
    assert game.catalogue.points["altar_juno"] == 2
    assert [text_of(game, game.components["altar_juno"], lang) for lang in ("en", "pl")] == [
        "Needs gold and cloth next to it; worth 2 victory points at the end.",
        "Wymaga w sąsiedztwie złota i tkanin; na koniec daje 2 punkty zwycięstwa.",
    ]


def test_a_city_tile_may_give_another_token_and_a_village_tile_points(own: Write):
    game = corrected(own({"tiles": [{"id": "inn_fish", "token": "war"}, {"id": "winery", "vp": 5, "requires": []}]}))
    assert text_of(game, game.components["inn_fish"], "en") == (
        "Needs water and fish next to it; gives transport and gives a war token when added, which is worth 1 point as long as it "
        "is held."
    )
    assert text_of(game, game.components["winery"], "pl") == (
        "Nie wymaga zasobów; daje wino i na koniec daje 5 punktów zwycięstwa."
    )


def test_a_resource_that_is_required_twice_comes_from_two_tiles(own: Write):
    """R8.5"""
    game = corrected(own({"tiles": [{"id": "winery", "requires": ["stone", "stone"]}]}))
    assert text_of(game, game.components["winery"], "en") == "Needs two sources of stone next to it; gives wine."
    one = position(land("cliff 0,0", "lake 1,0"), home(), rows={"village": ["winery"]})
    two = position(land("cliff 0,0", "cliff 1,0"), home(), rows={"village": ["winery"]})
    assert [move for move in game.legal_moves(one, 0) if isinstance(move, Add)] == []
    assert {move.cell for move in game.legal_moves(two, 0) if isinstance(move, Add)} == {"M9", "M11", "N9", "N11"}
    with pytest.raises(IllegalMove, match="one-source") as error:
        game.play(one, 0, Add("winery", "M11"))
    assert error.value.facts["required"] == ["stone", "stone"]


def test_one_of_two_equal_resources_may_be_bought(own: Write):
    """R7.3c"""
    game = corrected(own({"tiles": [{"id": "winery", "requires": ["stone", "stone"]}]}))
    state = position(land("cliff 0,0", "lake 1,0"), home(), rows={"village": ["winery"]}, bought="stone", step="add")
    assert Add("winery", "M11") in game.legal_moves(state, 0)


@pytest.mark.parametrize(
    ("section", "entry", "field"),
    [
        ("tiles", {"id": "altar_juno", "vp": 2, "effects": []}, "effects"),
        ("tiles", {"id": "altar_juno", "text": {"en": "Nice."}}, "text"),
        ("tokens", {"id": "war", "effects": []}, "effects"),
    ],
)
def test_a_field_that_follows_from_others_is_refused_in_an_owners_file(
    own: Write, section: str, entry: dict[str, Any], field: str
):
    folder = own({section: [entry]})
    with pytest.raises(DataError) as error:
        use_overrides(folder)
    assert error.value.file == str(folder / SLUG / "components.json")
    assert (error.value.entry, field in error.value.problem) == (entry["id"], True)


def test_the_data_of_older_matches_say_the_same_in_the_form_of_today():
    older = GAME.with_data(msgspec.json.encode(read(present(GAME)[0]).data)).catalogue
    today = GAME.catalogue
    for part in (
        "needs",
        "makes",
        "kind",
        "gained",
        "points",
        "laid_points",
        "held_points",
        "target",
        "filter",
        "setup",
    ):
        assert getattr(older, part) == getattr(today, part), part
    assert {name: token.leaves for name, token in older.tokens.items()} == {
        name: token.leaves for name, token in today.tokens.items()
    }
    assert {name: part.name for name, part in older.components.items()} == {
        name: part.name for name, part in today.components.items()
    }
