"""R8: add a tile."""

from __future__ import annotations

import pytest

from games.founders_of_the_empire.moves import Add, Pass, Replace, Reveal
from games.founders_of_the_empire.state import TAKEN
from tests.games.founders_of_the_empire.case_builder import DATA, cells, legal_cells
from tests.games.founders_of_the_empire.positions import home, land, options, play, position, refused

COSTLY = [tile for tile in DATA["tiles"] if tile["requires"]]


def maker(resource: str, *, unlike: str = "") -> str:
    """A kind of tile that makes the resource but not the other one."""
    return next(t["id"] for t in DATA["tiles"] if resource in t["produces"] and unlike not in t["produces"])


# ------------------------------------------------------------------ R8.1
def test_tiles_from_all_rows_and_the_display_may_be_added():
    """R8.1, D5"""
    state = position(
        land("iron_mine 0,0", "weaving_mill 1,0", "cliff 2,0", "forest 3,0", "iron_mine 4,0"),
        home(),
        rows={
            "nature": ["grove", "grove", "lake"],
            "village": ["iron_mine", "gold_mine"],
            "city": ["workshop_iron", "inn_iron"],
        },
        display=["altar_bellona", "temple_liber"],
    )
    assert {move.tile for move in options(state, Add)} == {
        "grove",
        "lake",
        "iron_mine",
        "workshop_iron",
        "altar_bellona",
    }


@pytest.mark.parametrize("tile", ["winery", "temple_liber", "lake", "castle", TAKEN, "?"])
def test_only_face_up_tiles_can_be_added(tile: str):
    """R8.1"""
    state = position(home(), land("lake 0,0", "winery 1,0"), rows={"nature": ["grove"]}, display=["temple_vesta"])
    assert refused(state, Add(tile, "M11")).rule == "R8.1"


def test_a_nature_tile_may_go_on_every_empty_cell_that_touches_by_a_side():
    """R8.1"""
    state = position(land("lake 0,0", "lake 1,0", "lake 1,1"), home(), rows={"nature": ["grove"]})
    assert legal_cells(state, 0, "grove") == cells([(-1, 0), (0, -1), (1, -1), (2, 0), (0, 1), (2, 1), (1, 2)])


def test_a_hole_in_a_territory_may_be_filled():
    """R8.1"""
    ring = ["grove 0,0", "grove 0,1", "grove 0,2", "lake 1,2", "lake 2,2", "lake 2,1", "cliff 2,0", "cliff 1,0"]
    assert "N11" in legal_cells(position(land(*ring), home(), rows={"nature": ["forest"]}), 0, "forest")


@pytest.mark.parametrize("cell", ["M10", "O11", "Z99", "", "M1O"])
def test_other_cells_are_refused(cell: str):
    """R8.1"""
    assert refused(position(home(), home(), rows={"nature": ["cliff"]}), Add("cliff", cell)).rule == "R8.1"


def test_the_territories_of_others_do_not_matter():
    """R8.1, R8.2"""
    state = position(land("lake 0,0", "lake 1,0"), land("forest 0,0", "cliff 1,0"), rows={"village": ["iron_mine"]})
    assert legal_cells(state, 0, "iron_mine") == []


def test_an_added_tile_leaves_its_row_and_the_others_keep_their_order():
    """R8.1"""
    state = position(home(), home(), rows={"nature": ["cliff", "forest", "lake"]})
    play(state, Add("forest", "M11"))
    assert state.rows["nature"] == ["cliff", "lake"]
    placed = state.territories[0].tiles["M11"]
    assert (placed.tile, placed.war, placed.coin, placed.craftsman) == ("forest", False, False, "")


def test_of_two_equal_tiles_in_a_row_one_is_taken():
    """R8.1"""
    state = position(home(), home(), rows={"nature": ["cliff", "forest", "cliff"]})
    play(state, Add("cliff", "M11"))
    assert sorted(state.rows["nature"]) == ["cliff", "forest"]


# ------------------------------------------------------------------ R8.2–R8.6
@pytest.mark.parametrize("tile", COSTLY, ids=[tile["id"] for tile in COSTLY])
def test_every_tile_needs_both_resources_at_its_cell(tile: dict[str, list[str]]):
    """R8.2"""
    one, other = tile["requires"]
    first, second = maker(one, unlike=other), maker(other, unlike=one)
    row = "display" if tile["kind"] == "victory" else "rows"
    shown = {row: [tile["id"]] if row == "display" else {tile["kind"]: [tile["id"]]}}
    state = position(land(f"{first} 0,0", f"{second} 1,0"), home(), **shown)
    assert legal_cells(state, 0, tile["id"]) == cells([(0, 1), (1, 1), (0, -1), (1, -1)])


@pytest.mark.parametrize("state_of_tile", ["war", "coin", "craftsman_iron"])
def test_a_tile_that_is_not_producing_supplies_nothing(state_of_tile: str):
    """R8.3, R2.5, R2.6"""
    state = position(land("forest 0,0", f"iron_mine 1,0 {state_of_tile}"), home(), rows={"city": ["workshop_iron"]})
    assert legal_cells(state, 0, "workshop_iron") == []


def test_a_victory_tile_supplies_nothing():
    """R8.3, R2.6"""
    state = position(land("altar_bellona 0,0", "forest 1,0"), home(), rows={"city": ["workshop_iron"]})
    assert legal_cells(state, 0, "workshop_iron") == []


def test_a_nature_tile_makes_one_of_its_two_resources():
    """R8.4"""
    state = position(land("forest 0,0", "lake 1,0"), home(), rows={"village": ["iron_mine"]})
    assert legal_cells(state, 0, "iron_mine") == []


def test_a_supplier_may_touch_by_a_corner_only():
    """R8.6, R2.2"""
    state = position(land("forest 0,0", "lake 1,0", "cliff 2,0"), home(), rows={"village": ["iron_mine"]})
    assert legal_cells(state, 0, "iron_mine") == cells([(1, 1), (1, -1)])


def test_the_tile_that_touches_by_its_side_need_not_supply():
    """R8.6"""
    state = position(land("altar_juno 1,0", "forest 0,0", "cliff 2,0"), home(), rows={"village": ["iron_mine"]})
    assert legal_cells(state, 0, "iron_mine") == cells([(1, 1), (1, -1)])


def test_a_neighbour_two_cells_away_does_not_supply():
    """R8.2, R2.2"""
    state = position(land("forest 0,0", "lake 1,0", "lake 2,0", "cliff 3,0"), home(), rows={"village": ["iron_mine"]})
    assert legal_cells(state, 0, "iron_mine") == []


# ------------------------------------------------------------------ R8.7
@pytest.mark.parametrize(
    ("tile", "lands", "token"),
    [
        ("barracks_horses", ["cliff 0,0", "stud_farm 1,0"], "war"),
        ("market_square_horses", ["cliff 0,0", "stud_farm 1,0"], "coin"),
        ("inn_horses", ["lake 0,0", "stud_farm 1,0"], "cart"),
    ],
)
def test_a_city_tile_gives_its_token_from_the_open_pile(tile: str, lands: list[str], token: str):
    """R8.7"""
    state = position(land(*lands), home(), rows={"city": [tile]})
    play(state, Add(tile, "M11"))
    assert (state.territories[0].supply, state.piles[token]) == ([token], 5)


def test_a_workshop_gives_the_top_craftsman_token():
    """R8.7"""
    state = position(
        land("forest 0,0", "stud_farm 1,0"),
        home(),
        rows={"city": ["workshop_horses"]},
        craftsmen=["craftsman_fish", "craftsman_gold"],
    )
    events = play(state, Add("workshop_horses", "M11"))
    assert (state.territories[0].supply, state.craftsmen) == (["craftsman_fish"], ["craftsman_gold"])
    drawn = next(event for event in events if event.data.get("token") == "craftsman_fish")
    assert (drawn.audience, drawn.reveals) == (None, "hidden")


def test_an_empty_pile_gives_nothing():
    """R8.7"""
    state = position(land("cliff 0,0", "stud_farm 1,0"), home(), rows={"city": ["barracks_horses", "workshop_horses"]})
    state.piles["war"] = 0
    play(state, Add("barracks_horses", "M11"))
    assert (state.territories[0].supply, state.piles["war"]) == ([], 0)
    workshop = position(land("forest 0,0", "stud_farm 1,0"), home(), rows={"city": ["workshop_horses"]}, craftsmen=[])
    play(workshop, Add("workshop_horses", "M11"))
    assert workshop.territories[0].supply == []


@pytest.mark.parametrize("kind", ["nature", "village", "victory"])
def test_other_tiles_give_no_token(kind: str):
    """R8.7"""
    tiles = {"nature": "grove", "village": "weaving_mill", "victory": "altar_epona"}
    state = position(
        land("cliff 0,0", "cliff 1,0", "stud_farm 0,1", "weaving_mill 0,2"),
        home(),
        rows={"nature": ["grove"], "village": ["weaving_mill"]},
        display=["altar_epona", "temple_vesta"],
    )
    play(state, Add(tiles[kind], "M9" if kind != "victory" else "N11"))
    assert state.territories[0].supply == []


def test_the_token_is_given_once():
    """R8.7"""
    state = position(
        land("cliff 0,0", "stud_farm 1,0"), home(), rows={"city": ["barracks_horses"], "nature": ["grove", "lake"]}
    )
    play(
        state, Add("barracks_horses", "M11"), Reveal("nature"), Add("grove", "M11"), Reveal("nature"), Add("lake", "M9")
    )
    assert state.territories[0].supply == ["war"]


# ------------------------------------------------------------------ R8.8, R8.9
def test_a_player_who_can_add_may_not_pass():
    """R8.8, D5"""
    state = position(home(), home(), rows={"nature": ["forest"]})
    assert Pass() not in options(state)
    assert refused(state, Pass()).rule == "R8.8"


def test_one_costly_tile_that_fits_forbids_passing():
    """R8.8"""
    state = position(land("forest 0,0", "cliff 1,0"), home(), rows={"village": ["gold_mine", "iron_mine"]})
    assert {move.tile for move in options(state, Add)} == {"iron_mine"}
    assert refused(state, Pass()).facts["tile"] == "iron_mine"


def test_a_player_who_cannot_add_may_pass_although_the_green_stack_has_tiles():
    """R8.8"""
    state = position(land("lake 0,0", "lake 1,0", hand=["war"]), home(), rows={"village": ["iron_mine"]})
    assert state.stacks["nature"] != []
    play(state, Pass())
    assert state.active == 1


def test_a_token_that_could_make_something_fit_does_not_forbid_passing():
    """R8.8"""
    state = position(
        land("cliff 0,0", "lake 1,0", hand=["coin"]), land("forest 0,0", "lake 1,0"), rows={"village": ["iron_mine"]}
    )
    assert Pass() in options(state)


def test_a_tile_stays_when_its_suppliers_are_replaced():
    """R8.9"""
    state = position(
        land("forest 0,0", "cliff 1,0", "iron_mine 0,1"), home(), rows={"nature": ["lake"], "city": ["workshop_iron"]}
    )
    play(state, Replace("lake", "N10"))
    assert state.territories[0].tiles["M11"].tile == "iron_mine"
    assert "L10" in legal_cells(state, 0, "workshop_iron")
