"""The board of Rise of Empires is drawn from the data alone, shows what the rules say, and numbers what may be chosen."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, combinations
from typing import Any

import pytest
from PIL import Image

from games.core.events import Event
from games.rise_of_empires.board import controller
from games.rise_of_empires.display import own_discs
from render.formats import encode
from render.kit.cache import MIB
from render.kit.canvas import Box, Canvas, DrawnText
from render.kit.marks import NUMBER_INK
from render.kit.palette import rgb
from render.kit.rulers import spread
from render.rise.chips import chips_of
from render.rise.ground import region_index
from render.rise.layout import sheet_of, top_of
from render.rise.painter import PAINTER
from render.rise.tiles import Offer, draw_tile
from render.rise.view import view_of
from render.rise.world import drawn as map_file
from render.rise.world import world_of
from render.scene import Scene
from render.shared.closeup import CLOSE, FLOOR
from tests.render.measure import outside
from tests.render.rise_scenes import GAME, at, crowded, in_phase, match, scene
from tests.render.tables import people

CATALOGUE = GAME.catalogue
WORLD = world_of(CATALOGUE)


def drawn(made: Scene) -> list[str]:
    return [text.text for text in PAINTER.draw(made).texts]


# ---------------------------------------------------------------------- the map
def test_every_region_has_an_outline_and_a_place():
    lacking = [name for name in CATALOGUE.regions if name not in WORLD.regions or name not in WORLD.places]
    assert lacking == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_region_is_named_with_its_values(lang: str):
    texts = drawn(scene(at(5, 0.5), lang=lang))
    words = " ".join(texts)
    lacking = [
        entry.name[lang]
        for entry in CATALOGUE.regions.values()
        if any(word not in words for word in entry.name[lang].split())
    ]
    values = [f"{entry.vp.first}/{entry.vp.second}" for entry in CATALOGUE.regions.values()]
    assert (lacking, [texts.count(value) - values.count(value) for value in set(values)]) == ([], [0, 0, 0])


def test_regions_touch_on_the_map_where_land_or_coast_joins_them_and_only_there():
    """R2.3: seas and mountains part what is not adjacent; over a strait an arrow joins."""
    index, _ = region_index(WORLD)
    names = ["", *WORLD.regions]
    wide = index.width
    index = index.copy()
    index.paste(0, (0, 0, 2, index.height))  # the left edge, which follows the right one of the row above
    cells = index.tobytes()
    touching: Counter[frozenset[str]] = Counter()
    for step in (2, 2 * wide):
        touching.update(
            frozenset((names[a], names[b])) for a, b in zip(cells, cells[step:], strict=False) if a and b and a != b
        )
    drawn_pairs = {pair for pair, times in touching.items() if times > 12 and pair <= CATALOGUE.regions.keys()}
    arrows = {
        frozenset((name, other))
        for name, entry in CATALOGUE.regions.items()
        for other, kind in entry.adjacent.items()
        if kind == "arrow"
    }
    rules = {
        frozenset((name, other))
        for name, others in CATALOGUE.near.items()
        for other in others
        if other in CATALOGUE.regions
    }
    assert (drawn_pairs - rules, rules - drawn_pairs) == (set(), arrows - drawn_pairs)
    assert {frozenset(pair) for pair in map_file()["touching"]} == drawn_pairs


def test_a_region_that_corrected_data_add_is_drawn_without_a_change_of_code():
    data = json.loads(GAME.data_text)
    regions = data["map"]["regions"]
    added = {
        **next(entry for entry in regions if entry["id"] == "india"),
        "id": "atlantis",
        "adjacent": {"india": "border"},
        "center": {"lon": -30, "lat": 30},
    }
    added["name"] = {"en": "Atlantis", "pl": "Atlantyda"}
    regions.append(added)
    other = GAME.with_data(json.dumps(data).encode())
    state = other.setup(3, other.options(), "other map")
    assert "Atlantyda" in drawn(scene(at(3, 0.0), game=other, state=other.redact(state, None)))


def test_control_is_that_of_the_rules():
    view = view_of(scene(at(5, 0.9)))
    assert [region.id for region in view.regions if region.controller != controller(view.state.map[region.id])] == []


def test_the_land_tells_who_controls_it():
    state = at(4, 0.5)
    state.map["india"][:] = [0, 0, 0, 0]
    empty = PAINTER.paint(scene(state))
    state.map["india"][:] = [0, 2, 0, 0]
    assert PAINTER.paint(scene(state)).tobytes() != empty.tobytes()


def test_cubes_of_five_players_stand_in_one_region():
    state = crowded()
    texts = drawn(scene(state))
    wanted = [str(cubes) for row in state.map.values() for cubes in row]
    assert [number for number in set(wanted) if texts.count(number) < wanted.count(number)] == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_nothing_covers_a_name_where_everybody_is_in_every_region(lang: str):
    texts = PAINTER.draw(scene(crowded(), lang=lang, news="")).texts
    left, top, right, bottom = sheet_of(5, top_of("")).map
    on_map = [text for text in texts if left < text.ink[0] < right and top < text.ink[1] < bottom]
    names = [text for text in on_map if text.text[0].isalpha()]
    tokens = [_token(text) for text in on_map if text.text.isdigit()]
    covered = [name.text for name in names if any(_meet(name.ink, token) for token in tokens)]
    crossed = [(a.text, b.text) for a, b in combinations(names, 2) if _meet(a.ink, b.ink)]
    assert (covered, crossed, len(names) > len(CATALOGUE.regions), len(tokens)) == (
        [],
        [],
        True,
        5 * len(CATALOGUE.regions),
    )


def _token(text: DrawnText) -> Box:
    """Where the token lies that carries a number of cubes."""
    x, y = (text.ink[0] + text.ink[2]) // 2, (text.ink[1] + text.ink[3]) // 2
    return x - 12, y - 12, x + 12, y + 12


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


# ---------------------------------------------------------------------- the rest of the board
@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_has_its_place_on_a_sheet_of_four_to_three(seats: int):
    layout = sheet_of(seats, top_of("news"))
    boxes = [layout.map, layout.tracks, layout.actions, layout.tiles, *layout.panels]
    boxes += [layout.legend] if layout.legend is not None else []
    apart = all(a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1] for a, b in combinations(boxes, 2))
    assert (apart, max(box[3] for box in boxes) < layout.height <= 1200, len(layout.panels)) == (True, True, seats)


def test_every_available_tile_is_named():
    state = at(4, 0.4)
    texts = drawn(scene(state))
    assert [name for name in (*state.progress, *state.cities) if CATALOGUE.tiles[name].name["pl"] not in texts] == []


def test_a_disc_without_effect_is_crossed_out():
    state = in_phase(3, "actions")
    state.rows["city"] = [2, 1, 0]
    plain = scene(state)
    state.dead = {"city": [1]}
    dead = scene(state)
    assert [disc.dead for disc in view_of(dead).rows["city"]] == [False, True, False]
    assert PAINTER.paint(dead).tobytes() != PAINTER.paint(plain).tobytes()


def test_fees_stand_on_the_discs_in_turn_b_only():
    for text in match(3):
        state = GAME.decode(text)
        if state.phase == "actions" and state.side == "B" and state.rows["territory"]:
            break
    view = view_of(scene(state))
    seat = state.rows["territory"][-1]
    fees = [fee for row, _, _, fee in own_discs(CATALOGUE, state, seat) if row == "territory"]
    before = view_of(scene(in_phase(3, "actions")))
    shown = [disc.fee for disc in view.rows["territory"] if disc.seat == seat]
    assert (shown, {disc.fee for discs in before.rows.values() for disc in discs} <= {None}) == (fees, True)


def test_food_is_told_as_it_will_be_after_the_meal():
    state = in_phase(2, "actions")
    state.players[0].territory = ["mountains"] * 3
    assert f"→ {state.players[0].food - 9}" in drawn(scene(state))


def test_tokens_at_the_same_place_of_a_track_stand_side_by_side():
    assert spread([100.0, 100.0, 100.0], 20, 0, 400) == [80.0, 100.0, 120.0]


def test_tokens_at_the_end_of_a_track_stay_on_it():
    assert spread([395.0, 400.0, 400.0], 20, 0, 400) == [360.0, 380.0, 400.0]


def test_three_letters_of_a_name_are_left_in_the_narrowest_panel():
    texts = drawn(scene(at(5, 0.5), seats=people(5, name="Wanda Wiśniewska-Walentynowicz")))
    assert sum(text.startswith("Wanda W") for text in texts) >= 5


# ---------------------------------------------------------------------- changes and choices
@pytest.mark.parametrize(
    "place",
    ["region:italia", "region:anatolia", "row:trade", "seat:1", "tile:empire_1", "track:trade"],
)
def test_what_changed_is_outlined(place: str):
    plain = scene(at(4, 0.4))
    known = place != "region:italia"
    assert (PAINTER.paint(replace(plain, changed=(place,))).tobytes() != PAINTER.paint(plain).tobytes()) == known


def test_marks_name_regions_rows_seats_and_positions():
    events = [
        Event("placed", 1, {"region": "anatolia", "count": 2}),
        Event("removed", 0, {"row": "trade", "fee": 2}),
        Event("city-taken", 2, {"tile": "byblos", "cost": 2}),
        Event("traded", 0, {"gain": "vp", "discs": 3, "count": 2}),
        Event("position-taken", 1, {"number": 3}),
        Event("revealed", None, {"row": "city", "tiles": ["rome"]}),
    ]
    assert [PAINTER.marks(event) for event in events] == [
        ("region:anatolia",), ("row:trade",), ("seat:2",), ("track:trade",), ("position:3",), (),
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 5])
def test_every_choice_of_a_place_numbers_all_its_values(seats: int):
    """For each field that is shown as places: the numbers 1, 2, 3 … stand on the picture, of regions those among all."""
    seen: set[str] = set()
    lacking: list[str] = []
    for text in match(seats):
        state = GAME.decode(text)
        for seat in GAME.to_move(state)[:1]:
            moves = GAME.legal_moves(state, seat)
            for kind in {move.kind for move in moves} - seen:
                seen.add(kind)
                first = next(move for move in moves if move.kind == kind)
                for place, field in enumerate(first.__struct_fields__):
                    before = first.__struct_fields__[:place]
                    same = [
                        m for m in moves if m.kind == kind and all(getattr(m, f) == getattr(first, f) for f in before)
                    ]
                    values = list(dict.fromkeys(getattr(move, field) for move in same))
                    chosen = {"kind": kind, **{name: getattr(first, name) for name in before}}
                    closeup = PAINTER.closeup(seat, field, chosen, values)
                    if closeup is None or not closeup.numbered:
                        continue
                    made = scene(state, viewer=seat, view=closeup.view, focus=closeup.focus, candidates=closeup.places)
                    found = {text.text for text in PAINTER.draw(made).texts if text.fill == rgb(NUMBER_INK)}
                    numbers: Iterable[int] = range(1, len(values) + 1)
                    if closeup.counted:  # among all regions, so that they stay the same from one question to the next
                        everywhere = [*chain(*PAINTER.regions(GAME, state).values())]
                        numbers = [everywhere.index(place) + 1 for place in closeup.places]
                    lacking += [f"{kind}.{field}: {n}" for n in numbers if str(n) not in found]
    assert (lacking, {"place", "empire", "remove", "war", "city", "position"} <= seen) == ([], True)


@pytest.mark.parametrize(
    "chosen", [{"kind": "place", "cubes": 2}, {"kind": "war", "opponent": 1}], ids=["place", "war"]
)
def test_the_chosen_region_is_shown_once_more_before_the_move_is_made(chosen: dict[str, Any]):
    closeup = PAINTER.closeup(0, "", {"region": "balkans", **chosen}, [])
    assert closeup is not None
    assert (closeup.view, closeup.places, closeup.numbered) == ("part", ("region:balkans",), False)


def test_what_is_chosen_is_all_that_is_marked_beside_confirm():
    """No cross on what could have been chosen before, and no number."""
    state = at(3, 0.1)
    state.territory = sorted(CATALOGUE.territory)
    closeup = PAINTER.closeup(0, "", {"kind": "territory", "tile": "town"}, [])
    assert closeup is not None and closeup.chosen
    made = scene(state, viewer=0, lang="en", view=closeup.view, candidates=closeup.places, chosen=True)
    asked, plain = PAINTER.draw(made), PAINTER.draw(replace(made, candidates=(), place="territory"))
    rows = {text.text: (0, text.within[1], asked.box[2], text.within[3]) for text in asked.texts}
    names = {GAME.components[tile].name["en"]: tile for tile in CATALOGUE.territory}
    assert [
        names[name]
        for name in names
        if asked.image.crop(rows[name]).tobytes() != plain.image.crop(rows[name]).tobytes()
    ] == ["town"]
    assert [text.text for text in asked.texts if text.fill == rgb(NUMBER_INK)] == []


def test_own_tiles_are_chosen_on_the_close_up():
    closeup = PAINTER.closeup(1, "tile", {"kind": "give_up"}, ["mountains", "rome"])
    assert closeup is not None
    assert (closeup.view, closeup.focus, closeup.places) == ("area", 1, ("tile:mountains", "tile:rome"))


@pytest.mark.parametrize("share", [0.0, 0.5, 0.8, 1.0])
def test_a_close_up_uses_its_whole_sheet(share: float):
    """Its tiles end where the sheet does, and every tile of the seat stands on it."""
    for seats in (2, 5):
        state = at(seats, share)
        for seat, player in enumerate(state.players):
            sheet = PAINTER.draw(scene(state, view="area", focus=seat, lang="en"))
            words = " ".join(text.text for text in sheet.texts)
            tiles = [*player.progress, *player.cities, *player.territory, *player.empires]
            assert [tile for tile in tiles if GAME.components[tile].name["en"] not in words] == []
            assert sheet.image.height - max(text.ink[3] for text in sheet.texts) < 130


# ---------------------------------------------------------------------- weight
def test_no_board_is_heavier_than_a_mebibyte():
    made = [scene(at(seats, share)) for seats in (2, 5) for share in (0.1, 0.9)]
    assert max(len(encode(PAINTER.paint(one))[0]) for one in (*made, scene(crowded()))) < MIB


@pytest.mark.parametrize("older", [0, 2])
def test_what_a_tile_does_stays_on_it_however_many_there_are(older: int):
    """The cards of crowded offers are the narrowest; older tiles also have a price."""
    view = view_of(scene(at(4, 0.1)))
    box = (20, 20, 151, 56)
    wrong: list[str] = []
    for name, tile in CATALOGUE.progress.items():
        offer = Offer(name, 1, older, chips_of(tile), "#335577")
        bare, told = (Canvas(Image.new("RGB", (220, 80), "#FFFFFF")) for _ in range(2))
        draw_tile(bare, view, replace(offer, chips=[]), box)
        draw_tile(told, view, offer, box)
        beside = (box[2] + 1, 0, 220, 80)
        if bare.image.crop(beside).tobytes() != told.image.crop(beside).tobytes():
            wrong.append(name)
    assert wrong == []


def test_regions_that_lie_far_apart_are_shown_on_the_map_alone_in_letters_for_a_phone():
    """Each number once, nothing of the displays, which nobody needs to choose a region, and no taller than a phone shows in its
    width: sheets of the map beside one another are one picture.
    """
    state = at(4, 0.3)
    names = [*GAME.catalogue.regions]
    closeup = PAINTER.closeup(0, "region", {"kind": "place"}, names)
    assert closeup is not None
    sheet = PAINTER.draw(scene(state, viewer=0, lang="pl", view=closeup.view, candidates=closeup.places))
    numbers = [text.text for text in sheet.texts if text.text.isdigit() and text.fill == rgb(NUMBER_INK)]
    assert sheet.image.width == CLOSE
    assert [str(number) for number in range(1, len(names) + 1) if str(number) not in numbers] == []
    assert min(text.size for text in sheet.texts) >= FLOOR
    assert outside(sheet) == []
    assert sheet.image.height <= 1.6 * CLOSE


def test_of_ones_own_tiles_of_a_kind_the_numbers_to_choose_by_go_up_from_above():
    """R7.3: they are counted as the menu lists them, by their names, not as they were taken."""
    state = at(4, 0.3)
    state.players[0].cities = ["ur", "memphis", "athens"]
    closeup = PAINTER.closeup(0, "tile", {"kind": "give_up"}, ["athens", "memphis", "ur"])
    assert closeup is not None
    sheet = PAINTER.draw(scene(state, viewer=0, lang="en", view=closeup.view, focus=0, candidates=closeup.places))
    numbers = [text for text in sheet.texts if text.text.isdigit() and text.fill == rgb(NUMBER_INK)]
    numbers.sort(key=lambda text: (text.within[1], text.within[0]))
    assert [text.text for text in numbers] == ["1", "2", "3"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_name_of_a_region_is_cut_on_the_map_for_a_phone(lang: str):
    names = [*GAME.catalogue.regions]
    closeup = PAINTER.closeup(0, "region", {"kind": "place"}, names)
    assert closeup is not None
    drawn = PAINTER.draw(scene(at(4, 0.3), viewer=0, lang=lang, view=closeup.view, candidates=closeup.places))
    assert [text.text for text in drawn.texts if "…" in text.text] == []
