"""The data files: what is checked when they are read, the owner's corrections, the whole battery of components."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.data import read_data
from games.core.rng import Rng
from games.mare_nostrum.collect import go_on_collecting
from games.mare_nostrum.data_checks import entries, load
from games.mare_nostrum.game import MareNostrum
from games.mare_nostrum.moves import AnyGood, Decline
from games.mare_nostrum.payment import OTHER, Purse
from games.mare_nostrum.powers import spent
from games.mare_nostrum.setup import seat_order
from games.mare_nostrum.state import Player
from render.shared.wording import text_of
from tests.games.data_files import changed, entry, refused
from tests.games.kept import FOLDER
from tests.games.mare_nostrum.case_builder import CATALOGUE, GAME, build_state


@pytest.mark.parametrize(
    ("section", "name", "field", "value", "said"),
    [
        ("cards", "circe", "power", {"flies": True}, "flies"),
        ("cards", "circe", "bonus", {"naval": 1}, "naval"),
        ("cards", "circe", "count", -1, "negative"),
        ("cards", "circe", "count", 2, "count"),
        ("cards", "caesar", "count", 0, "count"),
        ("cards", "caesar", "empire", "greece", "empire"),
        ("cards", "circe", "bonus", {"trade": -1}, "bonus"),
        ("cards", "circe", "power", {"copies": True}, "power: copies"),
        ("cards", "circe", "power", {"peace": True}, "power: peace"),
        ("cards", "circe", "power", {"pillage": {"city": [{"icon_good": 1}]}}, "power: pillage: city"),
        ("cards", "pyramids", "power", {"coins": 1}, "power"),
        ("cards", "circe", "name", {"en": "Circe"}, "pl"),
        ("cards", "gilgamesh", "power", {"cheap": {"item": "fortress", "options": ["honey"]}}, "power: cheap"),
        ("resources", "legendary_oil", "kind", "wine", "legendary good of each kind"),
        ("resources", "metal", "count", 2, "count: fewer than the starting_resources"),
        ("buildings", "city", "income", {"icon_good": 1}, "income"),
        ("units", "legion", "per_empire", 1, "per_empire"),
        ("units", "legion", "most_in_province", 3, "most_in_province"),
        ("markers", "control_marker", "per_empire", 1, "per_empire"),
        ("exchange_markers", "exchange_marker_2_1", "values", [2, 5], "values"),
        ("dice", "land_die", "faces", [], "faces"),
        ("empires", "rome", "color", "green", "color"),
        ("empires", "rome", "homes", {"latium": ["capital"], "thracia": []}, "two empires"),
        ("empires", "rome", "starting_resources", {"honey": 9}, "unknown resource"),
        ("empires", "rome", "capital_province", "creta", "capital_province"),
        ("empires", "rome", "homes", {"latium": ["city"]}, "no such spaces"),
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
        ("provinces", "dacia", "borders", ["mare_ionium"], "borders: 'mare_ionium' is no other province"),
        ("provinces", "dacia", "seas", ["latium"], "seas: 'latium' is no sea"),
        ("provinces", "dacia", "outline", ["nowhere"], "outline"),
        ("provinces", "dacia", "spaces", [{"building": "caravan"}], "spaces"),
        ("provinces", "italia", "closed_with", [3], "homes"),
        ("provinces", "mesopotamia", "closed_with", [3], "closed_with must have 4"),
        ("provinces", "mesopotamia", "closed_with", [2], "closed_with"),
        ("seas", "mare_ionium", "borders", ["mare_ionium"], "borders"),
    ],
)
def test_a_wrong_area_is_found_and_named(section: str, name: str, field: str, value: Any, said: str):
    """R2.2, R2.3, R3.2"""
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
        ("prices", {"legion": 3}, "prices"),
        ("cards", [], "cards"),
        ("hit", 0, "hit"),
        ("pillage", {"city": [{"coin": 1}]}, "pillage"),
    ],
)
def test_a_wrong_number_is_found(field: str, value: Any, said: str):
    """R3.1, R3.8"""
    assert said in refused(GAME, lambda data: data["numbers"]["game"].update({field: value}))


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
    assert sum(len(spots) for spots in CATALOGUE.spaces.values()) == 92
    assert [counts["coin"], *(len(CATALOGUE.empires) * count for count in (*CATALOGUE.stock.values(), 7))] == [
        *(44, 40, 25, 25, 35)
    ]
    assert sum(counts[name] for name in CATALOGUE.cards) == 23


def test_data_in_the_form_of_older_matches_say_what_they_say_today():
    older = (FOLDER / "mare_nostrum" / "matches" / "v2.json").read_bytes()
    assert b"tracks_at_start" in older and b"tracks_at_start" not in GAME.data_text
    then, now = load(older), load(GAME.data_text)
    assert (then.map, then.numbers) == (now.map, now.numbers)
    pairs = zip(entries(then.components), entries(now.components), strict=True)
    differing = {after.id for before, after in pairs if before != after}
    # What Hamilcar does not change, and what the Pyramids cost, is said elsewhere; a running match keeps its Polish names.
    assert differing == {"hamilcar", "pyramids", *GAME.catalogue.legendary}
    named = [replace(one, name={}, pl_forms={}) for one in then.components.resources]
    assert named == [replace(one, name={}, pl_forms={}) for one in now.components.resources]


def test_each_border_stands_once():
    """R2.2, R2.3"""
    files = load(GAME.data_text).map
    pairs = [frozenset((area.id, other)) for area in (*files.provinces, *files.seas) for other in area.borders]
    assert (len(pairs), len(set(pairs))) == (54, 54)


def test_a_border_that_the_map_does_not_have_is_none_for_either_of_its_provinces():
    """R2.2"""
    game = changed(GAME, lambda data: entry(data, "map", "provinces", "gallia").update(borders=["dalmatia", "latium"]))
    assert game.catalogue.land["germania"] == ["dacia", "dalmatia"]
    assert game.catalogue.land["gallia"] == ["dalmatia", "latium"]


def test_a_hero_that_a_box_does_not_have_is_never_on_display():
    """R3.6"""
    game = changed(GAME, lambda data: entry(data, "components", "cards", "circe").update(count=0))
    state = game.setup(3, game.options(display="expert"), "cards")
    assert (len(state.display), "circe" in state.display) == (16, False)


def test_a_power_that_may_be_used_twice_in_a_round_can_be_used_twice():
    """R12.5"""
    game = changed(GAME, lambda data: entry(data, "components", "cards", "hammurabi").update(power={"free_control": 2}))
    used = (["hammurabi"] * times for times in range(3))
    players = [Player(empire="babylon", cards=["hammurabi"], used=cards) for cards in used]
    assert [spent(game.catalogue, player, "hammurabi") for player in players] == [False, False, True]


@pytest.mark.parametrize(
    ("substitutes", "repeats", "hand"),
    [
        (2, 0, {"coin": 1, "oil": 2}),
        (2, 0, {"coin": 2, "oil": 1, "wine": 1}),
        (0, 2, {"oil": 2, "wine": 2, "gold": 1}),
        (1, 2, {"coin": 1, "oil": 3, "wine": 2}),
        (2, 2, {"coin": 2, "oil": 2, "wine": 2}),
    ],
)
def test_more_of_a_power_pays_as_many_prices_as_its_sets_do(substitutes: int, repeats: int, hand: dict[str, int]):
    """R7.2.1, R7.2.2: a price can be paid if and only if there is a set for it, what is proposed is one, and all others can be
    put together.
    """
    power = {"substitutes": substitutes, "repeats": repeats}
    game = changed(GAME, lambda data: entry(data, "components", "cards", "circe").update(power=power))
    purse = Purse(game.catalogue, Player(cards=["circe"], hand=dict(sorted(hand.items()))))
    for price in range(1, sum(hand.values()) + 2):
        sets = [chosen for chosen in combinations_with_replacement(sorted(hand), price) if _pays(chosen, hand, power)]
        proposed = [tuple(purse.proposal(price, way)) for way in purse.ways(price) if way != OTHER]
        assert (bool(proposed), set(proposed) <= set(sets)) == (bool(sets), True)
        assert OTHER in purse.ways(price) or len(sets) == len(set(proposed))


def _pays(chosen: tuple[str, ...], hand: dict[str, int], power: dict[str, int]) -> bool:
    held = Counter(chosen)
    if any(count > hand[name] for name, count in held.items()):
        return False
    coins = held.pop("coin", 0)
    if coins and held.total() <= power["substitutes"]:
        return True
    twice = sum(count == 2 for count in held.values())
    return bool(held) and coins <= power["substitutes"] and max(held.values()) <= 2 and twice <= power["repeats"]


def test_a_corrected_power_is_told_in_both_languages():
    power = {"cheap": {"item": "trireme", "options": ["gold"]}, "extra_dice": 2, "kept_goods": 1}
    game = changed(GAME, lambda data: entry(data, "components", "cards", "circe").update(power=power))
    assert [text_of(game, game.components["circe"], lang) for lang in ("en", "pl")] == [
        "Roll 2 dice more in every land battle where you have a unit. Besides 2 coins you may keep 1 unused good. "
        "Once per round you build one trireme for one resource: gold.",
        "W każdej bitwie lądowej, w której masz jednostkę, rzucasz o 2 kości więcej. Oprócz 2 monet możesz zachować 1 "
        "niewydany towar. Raz na rundę budujesz triremę za jeden zasób (złoto).",
    ]


@pytest.mark.parametrize(
    ("file", "section", "name", "field", "value"),
    [
        ("components", "buildings", "temple", "choice_beside", "city"),
        ("components", "units", "trireme", "track", "trade"),
        ("components", "empires", "rome", "color", "white"),
        ("components", "empires", "rome", "capital_province", "italia"),
        ("map", "provinces", "achaea", "spaces", [{"building": "city"}, {"building": "capital"}]),
    ],
)
def test_what_the_yard_of_corrections_finds_no_value_for_can_be_said(
    file: str, section: str, name: str, field: str, value: Any
):
    def correct(data: dict[str, Any]) -> None:
        entry(data, file, section, name)[field] = value
        entry(data, "components", "empires", "greece")["homes"]["achaea"] = ["city", "capital"]

    game = changed(GAME, correct)
    said = {lang: text_of(game, game.components[name], lang) for lang in ("en", "pl")}
    assert (field == "color") == (said == {lang: text_of(GAME, GAME.components[name], lang) for lang in said})


def test_a_box_may_have_other_empires_for_three_and_other_first_leaders():
    """R3.1, R3.8, R3.10"""

    def correct(data: dict[str, Any]) -> None:
        data["numbers"]["game"]["empires"]["3"] = ["carthage", "rome", "greece"]
        data["numbers"]["game"]["start_titles"]["3"]["culture"] = "rome"

    game = changed(GAME, correct)
    state = game.setup(3, game.options(), "leaders")
    for _ in range(2):
        game.play(state, game.to_move(state)[0], game.default_move(state, game.to_move(state)[0]))
    empires = [player.empire for player in state.players]
    assert [empires[state.titles[title]] for title in ("trade", "culture", "military")] == ["carthage", "rome", "rome"]
    assert [empires[seat] for seat in seat_order(game.catalogue, state)] == ["carthage", "rome", "greece"]


def test_goods_of_the_reserve_may_be_taken_by_several_and_as_many_as_there_are():
    """R5.5"""
    game = changed(GAME, lambda data: entry(data, "components", "cards", "circe").update(power={"any_good": 2}))
    state = build_state({"cards": {"rome": ["caesar", "colossus_of_rhodes"], "greece": ["pericles", "circe"]}})
    state.phase, state.stage, state.pending = "collect", "any_good", []
    state.reserve = {**dict.fromkeys(state.reserve, 0), "wine": 2}
    go_on_collecting(game.catalogue, state)
    state.step = "any_good"
    assert [choice.seat for choice in state.pending] == [0, 1, 1]
    for seat in (1, 0):
        game.play(state, seat, AnyGood("wine"))
    assert [choice.seat for choice in state.pending] == [1]
    assert game.default_move(state, 1) == Decline()
