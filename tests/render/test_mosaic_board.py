"""Mosaic's board is drawn from the data alone, shows every place by its name, and stands up to corrected data."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import combinations
from statistics import median

import pytest

from games.core.events import Event
from games.mosaic.board import controller
from render.formats import encode
from render.kit.marks import NUMBER_INK
from render.kit.palette import rgb
from render.kit.sheet import HEIGHTS
from render.mosaic.layout import sheet_of, top_of
from render.mosaic.painter import PAINTER
from render.mosaic.view import view_of
from render.mosaic.worldmap import map_ground, map_height
from render.scene import Scene
from render.shared.closeup import CLOSE
from tests.render.mosaic_scenes import GAME, at, in_phase, match, scene
from tests.render.tables import people


def drawn(made: Scene) -> list[str]:
    return [text.text for text in PAINTER.draw(made).texts]


# ---------------------------------------------------------------------- the map
@pytest.mark.parametrize("seats", [2, 6])
def test_every_hex_in_play_and_no_other_carries_its_number_and_plates_the_code_before_it(seats: int):
    """Players type both: IT04."""
    state = at(seats, 0.5)
    made = scene(state)
    hexes = GAME.catalogues["pl"].hexes
    assert numbered(made) == {name: name[-2:] for name, place in hexes.items() if place.region in state.regions}
    codes = {name[:2] for name in hexes}
    assert codes <= set(drawn(made))


def numbered(made: Scene) -> dict[str, str]:
    """What stands in the upper half of each hex."""
    ground = map_ground(view_of(made))
    found: dict[str, str] = {}
    for text in ground.texts:
        x, y = (text.ink[0] + text.ink[2]) / 2, text.ink[3]
        for name, (middle, height) in ground.lattice.centres.items():
            if abs(x - middle) < 3 and 0 < height - y < ground.lattice.radius:
                found[name] = text.text
    return found


@pytest.mark.parametrize(("seats", "closed"), [(2, 2), (3, 1), (4, 0)])
def test_closed_regions_are_named_so(seats: int, closed: int):
    assert drawn(scene(at(seats, 0.3))).count("poza grą") == closed


@pytest.mark.parametrize("seats", GAME.seats)
def test_plates_and_tiles_lie_on_the_map_and_not_on_each_other(seats: int):
    ground = map_ground(view_of(scene(at(seats, 0.1))))
    boxes, (width, height) = [*ground.plates.values(), *ground.groups], ground.image.image().size
    inside = all(x0 >= 0 and y0 >= 0 and x1 <= width and y1 <= height for x0, y0, x1, y1 in boxes)
    apart = all(a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1] for a, b in combinations(boxes, 2))
    assert (inside, apart) == (True, True)


@pytest.mark.parametrize("seats", GAME.seats)
def test_plates_and_tiles_hide_the_name_of_no_hex(seats: int):
    ground = map_ground(view_of(scene(at(seats, 0.1))))
    hidden = [
        text.text
        for text in ground.texts
        for x0, y0, x1, y1 in (*ground.plates.values(), *ground.groups)
        if text.ink[0] < x1 and x0 < text.ink[2] and text.ink[1] < y1 and y0 < text.ink[3]
    ]
    assert hidden == []


def test_a_map_with_other_hexes_is_drawn_without_a_change_of_code():
    """The printed map's hexes are disputed: half of a region is gone, another one lies far away."""
    data = json.loads(GAME.data_text)
    world = data["map"]
    gone = {place["id"] for place in world["hexes"] if place["region"] == "gaul"} - {"GA19", "GA20", "GA14", "GA24"}
    world["hexes"] = [place for place in world["hexes"] if place["id"] not in gone]
    for place in world["hexes"]:
        place["q"] += 40
    other = GAME.with_data(json.dumps(data).encode())
    state = other.setup(4, other.options(), "other map")
    made = scene(at(4, 0.0), game=other, state=other.redact(state, None))
    numbers = numbered(made)
    assert (len([name for name in numbers if name[:2] == "GA"]), numbers["EG25"]) == (4, "25")


def test_influence_and_control_are_those_of_the_rules():
    view = view_of(scene(at(5, 0.9)))
    wrong = []
    for region in view.regions:
        values = [0] * view.state.seats
        for presence in region.presences:
            values[presence.seat] = presence.influence
        if region.controller != (controller(values) if values else None):
            wrong.append(region.id)
    assert wrong == []


# ---------------------------------------------------------------------- the rest of the board
@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_has_its_place_on_a_sheet_of_four_to_three(seats: int):
    view = view_of(scene(at(seats, 0.5)))
    layout = sheet_of(map_height(view), seats, top_of(view.news))
    boxes = [layout.map, layout.technologies, layout.cards, *layout.panels]
    boxes += [layout.legend] if layout.legend is not None else []
    apart = all(a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1] for a, b in combinations(boxes, 2))
    low = max(box[3] for box in boxes)
    assert (apart, low < layout.height <= HEIGHTS[1], len(layout.panels)) == (True, True, seats)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_words_of_the_legend_are_never_cut(lang: str):
    view = view_of(scene(at(2, 0.5), lang=lang))
    legend = sheet_of(map_height(view), 2, top_of(view.news)).legend
    assert legend is not None
    texts = PAINTER.draw(scene(at(2, 0.5), lang=lang)).texts
    assert [
        text.text for text in texts if text.ink[0] >= legend[0] and text.ink[1] >= legend[1] and "…" in text.text
    ] == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_numbers_of_the_panels_are_never_cut(seats: int):
    view = view_of(scene(at(seats, 1.0)))
    layout = sheet_of(map_height(view), seats, top_of(view.news))
    cut = [
        text.text
        for text in PAINTER.draw(scene(at(seats, 1.0))).texts
        if text.ink[0] >= layout.panels[0][0] and text.text == "…"
    ]
    assert cut == []


def test_offers_show_every_card_and_how_many_are_left():
    state = at(4, 0.4)
    texts = drawn(scene(state))
    for card in state.offers["technologies"]:
        assert GAME.catalogues["pl"].technologies[card].name["pl"] in texts
    assert [str(len(state.decks[deck])) in texts for deck in state.decks] == [True] * 4


def test_all_nine_leaders_lie_open_while_they_are_chosen():
    texts = drawn(scene(in_phase(6, "leaders")))
    names = [leader.name["pl"] for leader in GAME.catalogues["pl"].leaders.values()]
    assert [name for name in names if name not in texts] == []


def test_a_tile_that_is_taken_is_counted_no_more():
    state = at(3, 1.0)
    left = str(len(state.wonders))
    texts = drawn(scene(state))
    assert texts[texts.index("Cuda") + 1] == left


def test_three_letters_of_a_name_are_left_in_the_narrowest_panel():
    texts = drawn(scene(at(6, 0.5), seats=people(6, name="Wanda Wiśniewska-Walentynowicz")))
    assert sum(text.startswith("Wanda W") for text in texts) >= 6


# ---------------------------------------------------------------------- changes and choices
@pytest.mark.parametrize(
    "place",
    ["hex:HI07", "region:italia", "seat:1", "tile:wonder_sphinx", "card:offered"],
    ids=lambda place: place.split(":")[0],
)
def test_what_changed_is_outlined(place: str):
    state = at(4, 0.4)
    place = place.replace("offered", state.offers["technologies"][0])
    plain = scene(state)
    assert PAINTER.paint(replace(plain, changed=(place,))).tobytes() != PAINTER.paint(plain).tobytes()


def test_marks_name_hexes_regions_tiles_and_new_cards():
    events = [
        Event("built", 1, {"piece": "city", "hex": "HI07"}),
        Event("marched", 1, {"unit": "cavalry", "source": "italia", "target": "greece"}),
        Event("claimed", 0, {"tile": "golden_art"}),
        Event("offered", None, {"card": "tech_music", "deck": "technologies"}, reveals="hidden"),
        Event("gained", 0, {"resource": "food", "count": 2, "source": "tech_music"}),
        Event("kept", 0, {"card": "tech_music"}, audience=(0,)),
    ]
    assert [PAINTER.marks(event) for event in events] == [
        ("hex:HI07",), ("region:italia", "region:greece"), ("tile:golden_art",), ("card:tech_music",), (), (),
    ]  # fmt: skip


def test_every_choice_of_a_place_numbers_all_its_values():
    """For each field that is shown as places: the numbers 1, 2, 3 … stand on the picture."""
    seen: set[str] = set()
    lacking: list[str] = []
    for text in match(5):
        state = GAME.decode(text)
        for seat in GAME.to_move(state)[:1]:
            moves = GAME.legal_moves(state, seat)
            for kind in {move.kind for move in moves} - seen:
                seen.add(kind)
                for field in next(move for move in moves if move.kind == kind).__struct_fields__:
                    values = list(dict.fromkeys(getattr(move, field) for move in moves if move.kind == kind))
                    values = [value for value in values if value not in ("none", "seen")]
                    closeup = PAINTER.closeup(seat, field, {"kind": kind}, values)
                    if closeup is None or not closeup.numbered:
                        continue
                    made = scene(state, viewer=seat, view=closeup.view, focus=closeup.focus, candidates=closeup.places)
                    marked = {number for numbers in view_of(made).numbers.values() for number in numbers}
                    shown = {text.text for text in PAINTER.draw(made).texts if text.fill == rgb(NUMBER_INK)}
                    found = {number for number in marked if str(number) in shown}
                    lacking += [f"{kind}.{field}: {number}" for number in sorted(marked - found)]
    assert (lacking, {"start", "pick", "build", "technology", "site"} <= seen) == ([], True)


def test_tokens_stay_in_sight_on_hexes_to_choose_from():
    """It is for them that a hex is chosen; its name stands on the map."""
    closeup = PAINTER.closeup(0, "hex", {"kind": "start"}, ["IT04", "IT05"])
    assert closeup is not None
    assert (closeup.view, closeup.places, closeup.numbered) == ("part", ("hex:IT04", "hex:IT05"), False)
    state = at(4, 0.0)
    for plain in (scene(state, viewer=0), scene(state, viewer=0, view="part", place="italia")):
        assert drawn(replace(plain, candidates=closeup.places)) == drawn(plain)


def test_hexes_to_choose_from_are_shown_on_the_sheet_of_their_region_if_they_lie_in_one():
    plain = scene(at(4, 0.0), viewer=0, view="part")
    one, two = (replace(plain, candidates=hexes) for hexes in (("hex:IT04", "hex:IT05"), ("hex:IT04", "hex:GA05")))
    assert (PAINTER.paint(one).width, PAINTER.paint(two).width) == (CLOSE, 1600)
    assert "IT04" in drawn(one)


def test_the_chosen_hex_is_shown_once_more_before_the_move_is_made():
    closeup = PAINTER.closeup(0, "", {"kind": "site", "piece": "city", "hex": "HI07"}, [])
    assert closeup is not None
    assert (closeup.view, closeup.places, closeup.numbered) == ("part", ("hex:HI07",), False)


@pytest.mark.parametrize(
    ("kind", "field", "place"),
    [
        ("work", "resource", "stock"), ("receive", "resource", "stock"), ("exchange", "resource", "stock"),
        ("raise", "production", "production"), ("transfer", "source", "production"), ("transfer", "target", "production"),
    ],
)  # fmt: skip
def test_resources_and_productions_are_numbered_on_the_own_side_of_the_table(kind: str, field: str, place: str):
    values = ["food", "ideas", "stone"]
    closeup = PAINTER.closeup(1, field, {"kind": kind}, values)
    assert closeup is not None
    assert (closeup.view, closeup.focus, closeup.numbered) == ("area", 1, True)
    assert closeup.places == tuple(f"{place}:{value}" for value in values)
    made = scene(at(3, 0.5), viewer=1, view="area", focus=1)
    plain, new = drawn(made), drawn(replace(made, candidates=closeup.places))
    assert [new.count(number) - plain.count(number) for number in ("1", "2", "3", "4")] == [1, 1, 1, 0]


@pytest.mark.parametrize(("kind", "field"), [("order_rule", "card"), ("pay", "money"), ("march", "unit")])
def test_what_lies_nowhere_is_not_numbered(kind: str, field: str):
    closeup = PAINTER.closeup(0, field, {"kind": kind}, [1, 2])
    assert closeup is None or not closeup.numbered


# ---------------------------------------------------------------------- weight
def test_boards_weigh_360_kib_in_the_middle_and_400_at_most():
    weights = [
        len(encode(PAINTER.paint(scene(at(seats, share))))[0]) for seats in (2, 4, 6) for share in (0.1, 0.5, 0.9)
    ]
    assert (median(weights) <= 360 << 10, max(weights) <= 400 << 10) == (True, True)
