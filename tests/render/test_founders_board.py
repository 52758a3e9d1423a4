"""What is on the board of Founders of the Empire, by the record of its texts and by its pixels."""

from __future__ import annotations

from collections import Counter

import pytest
from PIL import Image, ImageChops, ImageStat

from games.founders_of_the_empire.state import STACKS, Placed, Territory
from render.founders.area import area_grid
from render.founders.faces import MARGIN, Marks, face
from render.founders.layout import sheet_of
from render.founders.painter import PAINTER
from render.founders.view import view_of
from render.kit.sheet import WIDTH
from render.scene import Scene, Seat
from render.shared.closeup import CLOSE
from tests.games.founders_of_the_empire.positions import land, position
from tests.render.founders_scenes import GAME, late, many, match, scene


def words_on(made) -> Counter[str]:
    """Every text of a picture and how often it is there."""
    return Counter(text.text for text in PAINTER.draw(made).texts)


def joined(made) -> str:
    """All texts of a picture in the order they were drawn, so that wrapped names can be found."""
    return " ".join(text.text for text in PAINTER.draw(made).texts)


def boards(count: int) -> list[Scene]:
    """The boards among scenes of whole matches."""
    return [made for made in many(count) if made.view == "board"]


def named(tile: str, lang: str = "pl") -> str:
    return GAME.components[tile].name[lang]


# ------------------------------------------------------------------ header
def test_the_header_has_turn_step_and_mover():
    state = match(2, "board")[20]
    step = {"reveal": "odsłonięcie kafla", "token": "żeton albo dodanie kafla", "add": "dodanie kafla"}[state.step]
    text = joined(scene(state))
    assert "ZAŁOŻYCIELE IMPERIUM" in text
    assert f"Tura {state.turn} · {step}" in text
    assert f"Ruch: {scene(state).seats[state.active].name}" in text


def test_the_header_names_a_bought_resource():
    state = GAME.copy(match(2, "board")[20])
    state.bought = "iron"
    assert "zakup: żelazo" in joined(scene(state))


def test_the_header_names_the_winner_in_the_end():
    final = match(3, "board")[-1]
    outcome = GAME.outcome(final)
    assert outcome is not None
    best = [seat.name for seat, rank in zip(scene(final).seats, outcome.ranks, strict=True) if rank == 1]
    assert ("Wygrywa" in joined(scene(final)), all(name in joined(scene(final)) for name in best)) == (True, True)


def test_long_news_take_two_lines():
    made = scene(late(2), news="Wojtek dodaje kafel: Koszary (żelazo), pole L10. · " * 5)
    lines = [text for text in PAINTER.draw(made).texts if "Koszary (żelazo), pole" in text.text]
    cut = [text.text for text in lines if "…" in text.text]
    assert (len(lines), {text.size for text in lines}, cut) == (2, {19}, [])


# ------------------------------------------------------------------ market
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_face_up_tile_is_named(lang: str):
    for seats in (2, 3, 4):
        state = match(seats, "board")[30]
        text = joined(scene(state, lang=lang))
        tiles = [*(tile for stack in STACKS for tile in state.rows[stack]), *filter(None, state.display)]
        assert [named(tile, lang) for tile in tiles if named(tile, lang) not in text] == []


def test_every_tile_of_the_draft_is_named():
    state = match(4, "board")[0]
    counts = words_on(scene(state))
    drawn = Counter(named(tile) for tile in state.rows["nature"])
    assert (sum(drawn.values()), {name: counts[name] for name in drawn}) == (9, dict(drawn))


def test_stacks_show_how_many_tiles_are_left():
    state = match(2, "board")[12]
    assert [words_on(scene(state))[str(len(state.stacks[stack]))] >= 1 for stack in STACKS] == [True] * 3


def test_only_a_full_row_has_a_warning():
    state = GAME.copy(match(2, "board")[12])
    state.rows = {"nature": ["forest"] * 5, "village": ["winery"] * 4, "city": []}
    counts = words_on(scene(state))
    assert (counts["!"], counts["pełny rząd!"], counts["Wieś"], counts["Miasto"]) == (1, 1, 1, 1)


def test_taken_places_of_the_display_are_counted():
    state = GAME.copy(match(3, "board")[12])
    state.display = [*state.display[:5], *[""] * 7]
    assert words_on(scene(state))["zostało 5 z 12"] == 1


# ------------------------------------------------------------------ territories
def test_every_column_and_row_has_its_name():
    state = GAME.copy(match(2, "board")[12])
    state.territories = [Territory(tiles={"K9": Placed("forest"), "N12": Placed("lake")}), Territory()]
    counts = words_on(scene(state))
    assert [counts[name] >= 1 for name in ("K", "L", "M", "N", "9", "10", "11", "12")] == [True] * 8


def test_cells_beyond_the_alphabet_and_below_nought_are_named():
    state = GAME.copy(match(2, "board")[12])
    far = {"-A0": Placed("forest"), "A-1": Placed("lake")}
    state.territories = [Territory(tiles=far), Territory(tiles={"AA10": Placed("grove")})]
    counts = words_on(scene(state))
    assert [counts[name] >= 1 for name in ("-A", "A", "0", "-1", "AA")] == [True] * 5


def test_points_tokens_and_names_of_every_seat_are_there():
    state = late(4)
    counts = words_on(scene(state))
    for seat, parts in zip(scene(state).seats, GAME.standing(state), strict=True):
        assert counts[str(sum(parts.values())).replace("-", "−")] >= 1
        assert any(text.startswith(seat.name[:4]) for text in counts)


def test_a_seat_that_has_left_is_marked():
    state = GAME.copy(late(3))
    state.left = [1]
    assert ("poza grą" in joined(scene(state)), "poza grą" in joined(scene(late(3)))) == (True, False)


def test_squares_to_choose_from_are_numbered_where_their_four_tiles_meet():
    """R7.4: as a cart lies there; two squares beside each other share two tiles."""
    tiles = ("lake 0,0", "grove 1,0", "forest 2,0", "cliff 0,1", "cliff 1,1", "lake 2,1")
    state = position(land(*tiles, hand=["cart"]), land("grove 0,0"))
    made = scene(state, view="area", focus=0, candidates=("square:0:M10", "square:0:N10"))
    grid, _ = area_grid(view_of(made))
    spots = {text.text: text.ink for text in PAINTER.draw(made).texts if text.text in ("1", "2")}
    for number, cell in (("1", (0, 0)), ("2", (1, 0))):
        x, y = grid.centre(cell)
        left, top, right, bottom = spots[number]
        assert left < x + grid.edge / 2 < right and top < y - grid.edge / 2 < bottom
    assert "1 M10–N11, 2 N10–O11" in PAINTER.alt(made)


def test_candidates_are_numbered_in_their_order():
    state = GAME.copy(match(2, "board")[12])
    state.territories = [Territory(tiles={"M10": Placed("forest")}), Territory(tiles={"M10": Placed("lake")})]
    candidates = ("0:M11", "0:N10", "1:M10")
    sheet = PAINTER.draw(scene(state, candidates=candidates))
    numbers = {text.text: text.ink for text in sheet.texts if text.text in "123" and text.size in range(18, 40)}
    assert set(numbers) >= {"1", "2", "3"}
    cells = Counter(text.text for text in sheet.texts)
    assert (cells["M11"], cells["N10"], cells["M10"]) == (1, 1, 1)


def test_a_change_is_outlined_and_nothing_else_differs():
    state = late(2)
    cell = next(iter(state.territories[1].tiles))
    plain, marked = (PAINTER.paint(scene(state, changed=changed)) for changed in ((), (f"1:{cell}",)))
    view = view_of(scene(state))
    grid = sheet_of(view, {}).panels[1].grid
    tile = next(placed for placed in view.seats[1].tiles if placed.name == cell)
    box, differs = grid.box(tile.cell), ImageChops.difference(plain, marked).getbbox()
    assert differs is not None
    assert all(abs(edge - end) <= MARGIN for edge, end in zip(box, differs, strict=True))


@pytest.mark.parametrize("place", ["row:village:0", "display:0"])
def test_changes_in_the_market_are_outlined(place: str):
    state = GAME.copy(match(2, "board")[12])
    state.newest, state.rows["village"] = "", ["winery"]
    assert PAINTER.paint(scene(state, changed=(place,))) != PAINTER.paint(scene(state))


# ------------------------------------------------------------------ faces
def seen(tile: str, **marks) -> Image.Image:
    view = view_of(scene(match(2, "board")[0]))
    return face(view.tile(tile), 96, Marks(**marks)).sprite


@pytest.mark.parametrize("mark", ["war", "coin", "top", "fresh"])
def test_a_mark_can_be_seen(mark: str):
    changed = ImageChops.difference(seen("iron_mine").convert("RGB"), seen("iron_mine", **{mark: True}).convert("RGB"))
    assert ImageStat.Stat(changed.convert("L")).sum[0] > 2000


def test_an_attacked_tile_is_dark():
    brightness = [ImageStat.Stat(seen("lake", war=war).convert("L")).mean[0] for war in (False, True)]
    assert brightness[1] < 0.6 * brightness[0]


def test_a_craftsman_covers_the_product_with_two_points():
    view = view_of(scene(match(2, "board")[0]))
    texts = [face(view.tile("iron_mine"), 96, Marks(craftsman=resource)).texts for resource in ("", "iron")]
    assert [[text.text for text in found] for found in texts] == [[], ["2"]]


def test_victory_tiles_show_their_points():
    view = view_of(scene(match(2, "board")[0]))
    shown = {
        tile.id: [text.text for text in face(view.tile(tile.id), 96).texts] for tile in GAME.catalogue.tiles.values()
    }
    assert shown == {name: [str(points)] if points else [] for name, points in GAME.catalogue.points.items()}


def test_every_tile_has_a_face_of_its_own():
    view = view_of(scene(match(2, "board")[0]))
    faces = {face(view.tile(tile), 80).sprite.tobytes() for tile in GAME.catalogue.tiles}
    # Temples that need the same and give the same do not exist: 61 kinds of tiles, 61 faces.
    assert len(faces) == len(GAME.catalogue.tiles)


# ------------------------------------------------------------------ layout
def test_pictures_are_1600_wide_and_between_three_to_two_and_four_to_three():
    heights = [sheet_of(view_of(made), {}).height for made in boards(240)]
    assert (min(heights) >= 1066, max(heights) <= 1200) == (True, True)
    assert {PAINTER.paint(made).size == (1600, height) for made, height in zip(boards(12), heights, strict=False)} == {
        True
    }


def test_tiles_stay_readable_in_crowded_states():
    """Rules, appendix D, asks for an edge of 64 to 120 px; six columns beside three other territories get a little less."""
    edges = [sheet_of(view_of(scene(match(seats, "crowd")[-1])), {}).panels[0].grid.edge for seats in (2, 3, 4)]
    assert min(edges) >= 52


def square_of(side: int) -> Territory:
    cells = [f"{column}{row}" for column in "GHIJKLMNOPQR"[:side] for row in range(5, 5 + side)]
    return Territory(tiles={cell: Placed("forest") for cell in cells})


def test_four_territories_of_nine_by_nine_fit_side_by_side():
    state = GAME.copy(match(4, "board")[-1])
    state.territories = [square_of(9) for _ in range(4)]
    sheet = PAINTER.draw(scene(state))
    assert (sheet.image.size[0], sheet.image.size[1] <= 1200) == (1600, True)
    assert sheet_of(view_of(scene(state)), {}).panels[0].grid.edge >= 36


def test_a_territory_of_more_than_ten_rows_makes_the_picture_taller():
    state = GAME.copy(match(2, "board")[-1])
    tall = {f"M{row}": Placed("forest") for row in range(5, 18)}
    state.territories = [Territory(tiles=tall), Territory(tiles={"M10": Placed("lake")})]
    layout = sheet_of(view_of(scene(state)), {})
    assert (layout.height > 1200, layout.panels[0].grid.edge >= 64) == (True, True)


def test_panels_lie_on_the_sheet_and_apart():
    for made in boards(80):
        layout = sheet_of(view_of(made), {})
        boxes = [layout.market, layout.display, layout.legend, *(panel.box for panel in layout.panels)]
        assert all(x0 >= 0 and y0 >= 0 and x1 <= 1600 and y1 <= layout.height for x0, y0, x1, y1 in boxes)
        for number, one in enumerate(boxes):
            for other in boxes[number + 1 :]:
                assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_all_tiles_lie_in_their_panel():
    for made in boards(80):
        view = view_of(made)
        for seat, panel in zip(view.seats, sheet_of(view, {}).panels, strict=True):
            ground = panel.grid.ground
            for placed in seat.tiles:
                x0, y0, x1, y1 = panel.grid.box(placed.cell)
                assert ground[0] <= x0 and ground[1] <= y0 and x1 <= ground[2] and y1 <= ground[3]


def test_a_close_up_is_half_as_large_again_as_the_board_at_least():
    """On a phone, which shows both sheets as wide as it is itself."""
    for seats in (2, 3, 4):
        made = scene(late(seats), news="")
        view = view_of(made)
        board = sheet_of(view, {}).panels[0].grid.edge / WIDTH
        assert area_grid(view)[0].edge / CLOSE >= 1.5 * board


def test_names_of_seats_may_be_the_same():
    twins = tuple(Seat(name="Ala", colour=colour) for colour in ("red", "blue"))
    assert words_on(scene(late(2), seats=twins))["Ala"] == 2
