"""Mare Nostrum's map follows the data: every area where the data have it, borders exactly between neighbours."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from games.base import RANDOM
from games.core.events import Event
from games.mare_nostrum.board import controlled
from games.mare_nostrum.state import NOBODY
from render.formats import encode
from render.kit.cache import MIB
from render.kit.canvas import Canvas
from render.kit.pieces import player_token
from render.mare.chart import assets, chart_of
from render.mare.ground import PASS, SMALL, ground_of
from render.mare.layout import sheet_of, top_of
from render.mare.looks import UNITS
from render.mare.painter import PAINTER
from render.mare.places import place_of
from render.mare.sprites import Stack, draw_stacks
from render.mare.view import view_of
from render.mare.windows import close_window, sites_of, spots_of
from render.mare.worldmap import SITE, Window, site_spots, stacks_of
from render.scene import Scene
from render.shared.closeup import CLOSE, FLOOR
from render.shared.wording import text_of
from tests.render.mare_scenes import DISPLAYS, GAME, after_battle, at, choosing_losses, firsts, in_step, scene
from tests.render.measure import outside

CATALOGUE = GAME.catalogue
WHOLE = (0, 0, *SMALL)
CHART = chart_of(CATALOGUE, SMALL)


def drawn(made: Scene) -> list[str]:
    return [text.text for text in PAINTER.draw(made).texts]


# ---------------------------------------------------------------------- the map
def test_two_areas_have_a_border_exactly_if_they_are_adjacent():
    drawn_pairs = {frozenset(border.areas) for border in CHART.borders if len(border.areas) == 2}
    pairs = {frozenset((area.id, sea)) for area in CATALOGUE.provinces.values() for sea in area.seas}
    for areas in (CATALOGUE.land, CATALOGUE.open_sea):
        pairs |= {frozenset((name, other)) for name, others in areas.items() for other in others}
    assert drawn_pairs == pairs


def test_the_point_where_four_areas_meet_is_closed_by_a_massif():
    """Aegyptus and Arabia, Judaea and Mare Erythraeum touch there and are not adjacent."""
    (point,) = CHART.points
    meeting = [area for area in CHART.provinces if min(_apart(point, corner) for corner in CHART.provinces[area]) < 1]
    assert sorted(meeting) == ["aegyptus", "arabia", "judaea"]
    tall = ground_of(GAME.data_hash, CATALOGUE).image.crop(WHOLE)
    box = [round(value) for value in (point[0] - PASS, point[1] - PASS / 2, point[0] + PASS, point[1] + PASS / 2)]
    pixels = tall.crop((box[0], box[1], box[2], box[3])).tobytes()
    assert [place for place in range(0, len(pixels), 3) if pixels[place + 2] > pixels[place]] == []  # no water


def _apart(a: tuple[float, float], b: tuple[float, float]) -> float:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def test_every_shore_of_the_assets_is_a_shore_of_the_map():
    known = {
        " ".join(sorted((corner, area.outline[(place + 1) % len(area.outline)])))
        for area in CATALOGUE.seas.values()
        for place, corner in enumerate(area.outline)
    }
    assert [shore for shore in assets()["shores"] if shore not in known] == []


def test_the_middle_of_every_province_has_its_number():
    numbers = ground_of(GAME.data_hash, CATALOGUE).numbers.crop(WHOLE)
    wrong = [
        name
        for number, name in enumerate(CATALOGUE.provinces, start=1)
        if numbers.getpixel(tuple(round(value) for value in place_of(CATALOGUE, name).sites)) != number
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [3, 5])
def test_every_area_carries_the_name_that_players_type(seats: int, lang: str):
    texts = " ".join(drawn(scene(at(seats, 0.5), lang=lang)))
    names = [area.name[lang] for area in (*CATALOGUE.provinces.values(), *CATALOGUE.seas.values())]
    assert [name for name in names if name not in texts and name.split(" ", 1)[-1] not in texts] == []


def test_no_building_space_lies_on_another():
    view = view_of(scene(at(5, 0.2)))
    window = Window((0, 0, *SMALL))
    spots = [
        spot
        for name, area in CATALOGUE.provinces.items()
        for spot in site_spots(view, name, place_of(CATALOGUE, name), window).values()
    ]
    assert [(a, b) for a, b in combinations(spots, 2) if _apart(a, b) < 30] == []


def test_stacks_of_all_seats_take_no_more_room_than_three():
    state = at(5, 0.5)
    state.provinces["creta"].legions, state.provinces["creta"].fortresses = [9, 8, 7, 6, 5], [1, 0, 0, 0, 0]
    state.provinces["creta"].places = {}
    view = view_of(scene(state))
    place = place_of(CATALOGUE, "creta")
    stacks, diameter = stacks_of(view, "creta", place, Window((0, 0, *SMALL)))
    assert (len(stacks), stacks[-1].centre[0] - stacks[0].centre[0] + diameter) == (6, 118)


def test_a_map_with_other_data_is_drawn_without_a_change_of_code():
    """The east is reconstructed: a corner lies elsewhere, a province has another name and one more space."""
    data = json.loads(GAME.data_text)
    data["map"]["vertices"]["sy5"] = [1390, 860]
    arabia = next(area for area in data["map"]["provinces"] if area["id"] == "arabia")
    arabia["name"] = {"en": "Nabataea", "pl": "Nabatea"}
    other = GAME.with_data(json.dumps(data).encode())
    state = other.setup(5, other.options(), "other map")
    assert "Nabatea" in drawn(scene(at(5, 0.0), game=other, state=other.redact(state, None)))


# ---------------------------------------------------------------------- the rest of the board
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("news", ["", "news"])
def test_everything_has_its_place_on_a_sheet_of_four_to_three(seats: int, news: str):
    layout = sheet_of(seats, top_of(news))
    boxes = [layout.map, layout.strip, *layout.panels]
    apart = all(a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1] for a, b in combinations(boxes, 2))
    assert (apart, max(box[3] for box in boxes) < layout.height <= 1200, len(layout.panels)) == (True, True, seats)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_battle_covers_neither_the_map_nor_the_tracks_nor_anything_below(seats: int):
    layout = sheet_of(seats, top_of(""), fought=True)
    assert layout.battle is not None
    assert max(layout.map[3], layout.tracks[3]) <= layout.battle[1]
    assert layout.battle[3] <= min(layout.strip[1], *(panel[1] for panel in layout.panels))


@pytest.mark.parametrize("display", DISPLAYS)
def test_every_card_on_offer_is_named(display: str):
    state = at(4, 0.3, variant=DISPLAYS.index(display))
    texts = " ".join(drawn(scene(state, lang="en")))
    names = [GAME.components[card].name["en"] for card in (*state.display, CATALOGUE.pyramids)]
    assert [name for name in names if name not in texts] == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_goods_of_an_open_offer_have_one_number_for_each_kind_and_numbers_stand_in_their_order(lang: str):
    state = in_step(4, "take")
    state.offers = [{} for _ in range(4)]
    state.offers[2] = {"metal": 2, "grain": 1, "wine": 3}
    closeup = PAINTER.closeup(0, "resource", {"kind": "take", "opponent": 2}, ["wine", "metal", "grain"])
    assert closeup is not None
    sheet = PAINTER.draw(scene(state, viewer=0, lang=lang, view=closeup.view, focus=0, candidates=closeup.places))
    numbers = [text for text in sheet.texts if text.within in sheet.marked]
    numbers.sort(key=lambda text: (text.within[1], text.within[0]))
    assert [text.text for text in numbers] == ["1", "2", "3"]
    assert outside(sheet) == []


def test_whoever_takes_sees_what_those_offer_from_whom_he_may():
    state = in_step(4, "take")
    state.offers = [{"wine": 2}, {"metal": 1}, {}, {"grain": 3}]
    closeup = PAINTER.closeup(2, "opponent", {"kind": "take"}, [1, 3])
    assert closeup is not None
    sheet = PAINTER.draw(scene(state, viewer=2, lang="en", view=closeup.view, focus=2, candidates=closeup.places))
    said = [text.text for text in sheet.texts]
    assert [name for name in ("Wine", "Metal", "Grain") if name in said] == ["Metal", "Grain"]
    assert [text.text for text in sheet.texts if text.within in sheet.marked] == ["1", "2"]


def test_the_number_of_an_area_at_the_rim_does_not_lie_on_that_of_its_neighbour():
    places = tuple(f"area:{name}" for name in ("africa", "cyrenaica", "libya", "numidia", "sicilia"))
    sheet = PAINTER.draw(scene(at(5, 0.4), viewer=0, lang="en", view="area", focus=0, candidates=places))
    discs = [text.within for text in sheet.texts if text.within in sheet.marked]
    assert len(discs) == len(places)
    assert [
        (one, other)
        for one, other in combinations(discs, 2)
        if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
    ] == []


def test_areas_too_far_apart_for_one_part_of_the_map_are_chosen_on_parts_below_one_another():
    places = ("area:numidia", "area:armenia", "area:aethiopia")
    sheet = PAINTER.draw(scene(at(5, 0.4), viewer=0, lang="en", view="area", focus=0, candidates=places))
    numbers = [text for text in sheet.texts if text.within in sheet.marked]
    assert sorted(text.text for text in numbers) == ["1", "2", "3"]
    assert (sheet.image.width, min(text.size for text in sheet.texts) >= FLOOR) == (CLOSE, True)


def test_open_offers_are_shown_and_hidden_ones_are_not():
    shown, hidden = in_step(4, "take"), in_step(4, "offer")
    without = scene(GAME.copy(shown))
    without.state.offers = [{} for _ in range(4)]
    assert PAINTER.paint(scene(shown)).tobytes() != PAINTER.paint(without).tobytes()
    assert "×" not in PAINTER.text(scene(hidden)).partition("Open offer")[2]


# ---------------------------------------------------------------------- changes and choices
@pytest.mark.parametrize("place", ["area:latium", "area:mare_ionium", "space:latium/temple", "card:offered", "seat:1"])
def test_what_changed_is_outlined(place: str):
    state = at(4, 0.4)
    place = place.replace("offered", state.display[0])
    plain = scene(state)
    assert PAINTER.paint(replace(plain, changed=(place,))).tobytes() != PAINTER.paint(plain).tobytes()


def test_marks_name_areas_spaces_cards_and_dice():
    events = [
        Event("built", 1, {"province": "latium", "building": "temple"}),
        Event("caravan-built", 1, {"province": "latium", "resource": "wine"}),
        Event("marched", 1, {"source": "latium", "target": "italia", "count": 2}),
        Event("battle", 1, {"area": "creta", "opponent": 0}),
        Event("rolled", 1, {"dice": [3, 5], "count": 8}, reveals="chance"),
        Event("strengthened", 1, {"source": "caesar", "count": 2}),
        Event("total", 1, {"total": 10, "count": 2}),
        Event("legions-lost", 0, {"area": "creta", "count": 2}),
        Event("card-shown", None, {"card": "hercules"}, reveals="hidden"),
        Event("reward-chosen", 1, {"province": "asia"}),
    ]
    assert [PAINTER.marks(event) for event in events] == [
        ("space:latium/temple",), ("space:latium/wine",), ("area:latium", "area:italia"),
        ("battle:creta:1:0", "area:creta"), ("dice:1:3-5",), ("plus:1:caesar:2",), ("total:1:10:2",),
        ("lost:0:2:legions-lost", "area:creta"), ("card:hercules",), (),
    ]  # fmt: skip


def test_a_battle_is_read_from_its_marks():
    state, _ = after_battle(3)
    changed = (
        "battle:creta:1:0",
        "dice:1:3-5",
        "plus:1:caesar:2",
        "total:1:10:2",
        "total:0:0:0",
        "lost:0:1:legions-lost",
    )
    battle = view_of(scene(state, changed=changed)).battle
    assert battle is not None
    first, second = battle.sides
    assert (battle.place, first.dice, first.added, first.total, first.hits) == (
        "creta",
        (3, 5),
        (("caesar", 2),),
        10,
        2,
    )
    assert (second.dice, second.total, second.lost) == ((), 0, 1)


def test_a_battle_whose_marks_are_incomplete_is_not_shown():
    state, _ = after_battle(3)
    assert view_of(scene(state, changed=("battle:creta:1:0", "dice:1:3-5"))).battle is None


def test_of_two_battles_with_equal_dice_the_second_is_shown_whole():
    state, _ = after_battle(3)
    rolled = ("dice:1:3-5", "total:1:8:1", "dice:0:2", "total:0:2:0", "lost:0:1:legions-lost")
    made = scene(state, changed=("battle:creta:1:0", *rolled, "battle:asia:1:0", *rolled))
    battle = view_of(made).battle
    assert battle is not None
    assert (battle.place, [(side.dice, side.lost) for side in battle.sides]) == ("asia", [((3, 5), 0), ((2,), 1)])


def test_seats_have_the_colours_of_their_empires():
    state = at(3, 0.5)
    wanted = {"rome": "red", "greece": "green", "babylon": "purple", "egypt": "yellow", "carthage": "black"}
    assert PAINTER.colours(GAME, state) == tuple(wanted[player.empire] for player in state.players)


def test_seats_without_an_empire_have_colours_that_are_left():
    state = at(4, 0.5)
    state.players[2].empire = "rome"
    for seat in (0, 1, 3):
        state.players[seat].empire = ""
    assert PAINTER.colours(GAME, state) == ("blue", "green", "red", "yellow")


@pytest.mark.parametrize("seats", [3, 5])
def test_every_choice_of_a_place_numbers_all_its_values(seats: int):
    """For each field that is shown as places: the numbers 1, 2, 3 … stand on the picture."""
    lacking: list[str] = []
    for kind, text in firsts(seats).items():
        state = GAME.decode(text)
        seat = GAME.to_move(state)[0]
        same = [move for move in GAME.legal_moves(state, seat) if move.kind == kind]
        chosen: dict[str, object] = {"kind": kind}
        for field in same[0].__struct_fields__:
            values = list(dict.fromkeys(getattr(move, field) for move in same))
            closeup = PAINTER.closeup(seat, field, chosen, values)
            chosen[field] = values[0]
            same = [move for move in same if getattr(move, field) == values[0]]
            if closeup is None or not closeup.numbered:
                continue
            made = scene(state, viewer=seat, view=closeup.view, focus=closeup.focus, candidates=closeup.places)
            sheet = PAINTER.draw(made)
            numbers = {text.text for text in sheet.texts if text.within in sheet.marked}
            values = [value for value in values if value != RANDOM]  # chance lies nowhere
            lacking += [
                f"{kind}.{field}: {value}" for number, value in enumerate(values, 1) if str(number) not in numbers
            ]
    assert lacking == []
    assert {"march", "build", "control", "occupy", "take", "offer", "recruit"} <= firsts(seats).keys()


def test_goods_are_numbered_where_they_lie_in_the_hand_and_nowhere_else():
    """Not in what they will bring in the next round, nor in an offer."""
    state = at(3, 0.05)
    seat = next(seat for seat, player in enumerate(state.players) if len(player.hand) > 2)
    goods = list(Counter(state.players[seat].hand) - Counter(state.players[seat].offer))
    made = scene(state, view="hand", viewer=seat, focus=seat)
    plain = Counter(drawn(made))
    numbered = Counter(drawn(replace(made, candidates=tuple(f"good:{name}" for name in goods))))
    assert numbered - plain == Counter(str(number) for number in range(1, len(goods) + 1))


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_a_close_up_tells_all_heroes_and_wonders_in_words(share: float):
    state = at(4, share)
    state.players[1].cards = list(CATALOGUE.cards)[-6:-1]
    told = " ".join(drawn(scene(state, view="area", focus=1, lang="en"))).replace("\u00a0", " ")
    assert [name for name in state.players[1].cards if text_of(GAME, GAME.components[name], "en") not in told] == []


def test_a_close_up_shows_every_province_of_the_seat():
    state = at(5, 0.8)
    lacking = [
        name
        for seat in range(5)
        for texts in [drawn(scene(state, view="area", focus=seat, lang="en"))]
        for name in controlled(state, seat)
        if GAME.components[name].name["en"] not in texts
    ]
    assert lacking == []


def test_whoever_chooses_losses_sees_the_place_of_the_battle():
    made = scene(choosing_losses(4), viewer=0, view="area", focus=0, lang="en")
    closeup = PAINTER.closeup(0, "losses", {"kind": "lose"}, [("idle", "idle"), ("city", "idle")])
    assert closeup is not None
    assert (closeup.view, closeup.numbered, "Creta" in drawn(made), "Germania" in drawn(made)) == (
        "area",
        False,
        True,
        False,
    )


def test_a_province_of_nobody_has_no_colour():
    state = at(5, 0.0)
    assert [name for name in ("dacia", "asia") if state.provinces[name].controller != NOBODY] == []
    ground = ground_of(GAME.data_hash, CATALOGUE)
    number = list(CATALOGUE.provinces).index("dacia") + 1
    assert ground.numbers.crop(WHOLE).getpixel((800, 40)) == number
    assert PAINTER.paint(scene(state, news="")).getpixel((800, 114)) == ground.image.crop(WHOLE).getpixel((800, 40))


# ---------------------------------------------------------------------- weight
def test_no_board_is_heavier_than_half_a_mebibyte():
    weights = [len(encode(PAINTER.paint(scene(at(seats, share))))[0]) for seats in (3, 5) for share in (0.1, 0.9)]
    assert max(weights) < MIB / 2


def test_a_number_stands_before_the_legion_on_a_control_marker():
    state = at(3, 0.5)
    sicily = state.provinces["sicilia"]
    sicily.controller, sicily.legions = 1, [1, *[0] * (state.seats - 1)]

    def number() -> float:
        made = scene(state, view="area", viewer=0, focus=0, candidates=("area:sicilia", "area:creta"))
        return next(text.ink[0] for text in PAINTER.draw(made).texts if text.text == "1")

    sicily.places = {}
    without = number()
    sicily.places = {"control": 0}
    assert number() < without - 10


def test_a_legion_on_a_building_stands_before_the_frame_of_what_is_new():
    """R9.3"""
    state, spot = at(3, 0.5), next(iter(CATALOGUE.spaces["sicilia"]))
    sicily = state.provinces["sicilia"]
    sicily.controller, sicily.legions, sicily.buildings = 1, [1, *[0] * (state.seats - 1)], [spot]
    sicily.places = {spot: 0}
    plain, framed = (
        scene(state, view="part", place="sicilia", changed=changed) for changed in ((), (f"space:sicilia/{spot}",))
    )
    window = close_window(spots_of(CATALOGUE, ["sicilia", *PAINTER.parts(GAME, state)["sicilia"]]))
    assert window is not None
    x, y = site_spots(view_of(plain), "sicilia", place_of(CATALOGUE, "sicilia"), replace(window, letters=FLOOR))[spot]
    side = window.px(SITE)
    legion = player_token(view_of(plain).colour(0), UNITS["legion"], round(side * 0.72))
    differs = ImageChops.difference(PAINTER.paint(plain).convert("RGB"), PAINTER.paint(framed).convert("RGB"))
    corner = round(x + side * 0.34 - legion.width / 2), round(y - side * 0.38 - legion.height / 2)
    covered = Image.new("L", differs.size)
    covered.paste(legion.getchannel("A").point([255 if value == 255 else 0 for value in range(256)]), corner)
    assert differs.getbbox() is not None
    assert ImageChops.multiply(differs, covered.convert("RGB")).getbbox() is None


def test_a_close_up_shows_all_spaces_of_the_provinces_to_choose_from():
    areas = ["sicilia", "creta"]
    window = close_window([*spots_of(CATALOGUE, areas), *sites_of(CATALOGUE, areas)])
    assert window is not None
    assert all(window.shows(window.spot(spot)) for spot in sites_of(CATALOGUE, areas))


def test_what_is_left_to_build_is_headed_in_reserve_with_its_counts_below():
    """ "8 legions" alone was read as those on the map."""
    state = at(3, 0.5)
    made = scene(state, view="area", focus=0, lang="en")
    texts = PAINTER.draw(made).texts
    heading = next(text for text in texts if text.text == "In reserve")
    stock = view_of(made).seats[0].stock
    counts = [
        text for text in texts if heading.ink[3] <= text.within[1] + 4 and text.within[0] >= heading.within[0] - 60
    ]
    row = min(text.within[1] for text in counts)
    assert [text.text for text in counts if text.within[1] == row and text.text.isdecimal()] == [
        *map(str, stock.values())
    ]


def test_what_is_left_to_build_is_counted_in_words_that_agree():
    made = scene(at(3, 0.5), view="area", focus=0, lang="pl")
    view, texts = view_of(made), drawn(made)
    stock = view.seats[0].stock
    heading = texts.index("W zapasie")
    forms = {
        "legion": ("legion", "legiony", "legionów"),
        "trireme": ("trirema", "triremy", "trirem"),
        "fortress": ("forteca", "fortece", "fortec"),
        "control": ("znacznik", "znaczniki", "znaczników"),
    }
    agreeing = [forms[unit][0 if left == 1 else 1 if left in (2, 3, 4) else 2] for unit, left in stock.items()]
    assert texts[heading + 1 : heading + 9] == [
        word for left, form in zip(stock.values(), agreeing, strict=True) for word in (str(left), form)
    ]


@pytest.mark.parametrize(("counts", "sides"), [((2,), [1]), ((2, 1), [-1]), ((1, 2), [1]), ((2, 2, 2), [-1, 0, 1])])
def test_the_number_of_a_stack_stands_where_no_neighbour_is_close(counts: tuple[int, ...], sides: list[int]):
    sheet, diameter = Canvas(Image.new("RGB", (400, 120)), audit=True), 50
    stacks = [Stack("red", UNITS["legion"], count, (100.0 + 54 * place, 60.0)) for place, count in enumerate(counts)]
    draw_stacks(sheet, stacks, diameter)
    middles = [(text.ink[0] + text.ink[2]) / 2 for text in sheet.texts]
    centres = [stack.centre[0] for stack in stacks if stack.count > 1]
    assert [round((middle - centre) / 20) for middle, centre in zip(middles, centres, strict=True)] == sides
