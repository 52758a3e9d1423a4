"""The pictures of Imperial Settlers show everything that players must know, and every place that can be chosen."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from games.core.events import Event
from games.imperial_settlers.state import Location, SettlersState
from render.formats import encode
from render.kit.cache import MIB
from render.kit.canvas import Box, Canvas
from render.kit.marks import NUMBER_INK
from render.kit.palette import rgb
from render.kit.sheet import HEIGHTS, WIDTH
from render.scene import Scene
from render.settlers.arrange import LOW, least_height
from render.settlers.hand import MOST
from render.settlers.layout import sheet_of
from render.settlers.painter import PAINTER
from render.settlers.view import view_of
from tests.render.measure import sizes
from tests.render.settlers_scenes import GAME, at, crowded, in_phase, many, match, scene
from tests.render.tables import people


def drawn(made: Scene) -> list[str]:
    return [text.text for text in PAINTER.draw(made).texts]


def numbered(sheet: Canvas) -> set[str]:
    """What stands on the discs of things to choose from."""
    discs = [box for box in sheet.marked if box[2] - box[0] <= 64]
    return {text.text for text in sheet.texts for disc in discs if _within(text.ink, disc)}


def _within(inner: Box, outer: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


# ---------------------------------------------------------------------- the table
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_board_is_between_three_to_two_and_four_to_three_in_the_middle_of_a_match(seats: int):
    image = PAINTER.paint(scene(at(seats, 0.3)))
    assert (image.width, HEIGHTS[0] <= image.height <= HEIGHTS[1]) == (WIDTH, True)


@pytest.mark.parametrize(("seats", "locations"), [(1, 12), (2, 18), (3, 15), (4, 25)])
def test_cards_lie_on_no_other_card_and_within_their_rows(seats: int, locations: int):
    view = view_of(scene(crowded(seats, locations)))
    layout = sheet_of(view)
    for seat, strip in zip(view.seats, layout.strips, strict=True):
        boxes = [strip.board]
        for number, kind in enumerate(("production", "feature", "action")):
            for common in (False, True):
                for place in range(len(seat.row(kind, common=common))):
                    cell = strip.cell(number, place, common=common)
                    row = (strip.right if common else strip.left).rows[number]
                    assert row[0] <= cell[0] and row[1] <= cell[1] and cell[2] <= row[2] and cell[3] <= row[3]
                    boxes.append(cell)
        apart = (a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1] for a, b in combinations(boxes, 2))
        assert all(apart)


@pytest.mark.parametrize("locations", [15, 18, 25])
def test_no_table_of_four_is_taller_than_four_to_three(locations: int):
    assert sheet_of(view_of(scene(crowded(4, locations)))).height == HEIGHTS[1]


def test_no_table_of_a_match_of_four_is_taller_than_four_to_three_either():
    """The cards on offer included."""
    heights = {sheet_of(view_of(scene(GAME.decode(state)))).height for state in match(4)[::7]}
    assert max(heights) == HEIGHTS[1]


@pytest.mark.parametrize(("locations", "told"), [(18, True), (25, False)])
def test_what_cards_do_stands_on_the_table_up_to_eighteen_of_each_seat(locations: int, told: bool):
    strip = sheet_of(view_of(scene(crowded(4, locations)))).strips[0]
    assert (strip.left.tall >= least_height(strip.left.wide, LOW)) == told


def test_faction_cards_stand_left_of_the_board_and_common_ones_right():
    view = view_of(scene(at(4, 0.7)))
    strip = sheet_of(view).strips[0]
    assert strip.cell(0, 0, common=False)[2] <= strip.board[0] < strip.board[2] <= strip.cell(0, 0, common=True)[0]


def test_all_boards_stand_below_each_other():
    assert len({strip.board[::2] for strip in sheet_of(view_of(scene(at(4, 0.7)))).strips}) == 1


@pytest.mark.parametrize(("seats", "locations"), [(2, 18), (4, 18), (4, 25), (4, 0)])
def test_every_number_on_the_board_of_a_seat_survives_a_phone(seats: int, locations: int):
    """Also on the flat boards beside cards on offer."""
    made = scene(crowded(seats, locations) if locations else in_phase(seats, "lookout"))
    boards = [strip.board for strip in sheet_of(view_of(made)).strips]
    numbers = [
        text.size
        for text in PAINTER.draw(made).texts
        for box in boards
        if text.text.isdigit() and box[0] <= text.ink[0] and text.ink[2] <= box[2] and box[1] <= text.ink[1] < box[3]
    ]
    assert (min(numbers) >= 28, len(numbers) >= 13 * len(boards)) == (True, True)


def test_the_board_of_a_seat_counts_the_activations_that_are_left():
    state = in_phase(2, "action")
    workshop, mine = (GAME.catalogue.copies(name, 1)[0] for name in ("com_goldsmiths_workshop", "com_gold_mine"))
    state.players[0].empire = [Location(workshop, 0, uses=1), Location(mine, 0), Location("com_town", 0)]
    limits = [view_of(scene(state)).card(name).limit for name in (workshop, mine)]
    assert view_of(scene(state)).seats[0].activations == sum(limits) - 1
    state.players[0].empire[1].blocked = True
    assert view_of(scene(state)).seats[0].activations == limits[0] - 1
    state.players[0].passed = True
    assert view_of(scene(state)).seats[0].activations == 0


def test_every_location_is_named_on_the_table():
    state = at(3, 0.6)
    texts = " ".join(drawn(scene(state)))
    names = [view_of(scene(state)).card(place.card).name for player in state.players for place in player.empire]
    assert [name for name in names if name.split()[0] not in texts] == []


def test_cards_on_offer_lie_in_the_order_of_their_numbers():
    state = in_phase(3, "lookout")
    asked = tuple(reversed(state.display))
    view = view_of(scene(state, viewer=0, view="hand", candidates=asked))
    assert [card.id for card in view.offer] == [card.id for card in view.to_pick] == [*asked]
    assert [view.numbers[card.id] for card in view.offer] == [*range(1, len(asked) + 1)]


def test_the_cards_on_offer_are_whole_cards_with_their_numbers():
    state = in_phase(4, "lookout")
    texts = drawn(scene(state, candidates=tuple(state.display)))
    assert [str(number) for number in range(1, len(state.display) + 1) if str(number) not in texts] == []
    view = view_of(scene(state))
    assert [view.card(name).text.split()[0] for name in state.display if view.card(name).name not in texts] == []


def test_who_has_passed_is_said_in_the_action_phase_only():
    state = in_phase(2, "action", 5)
    state.players[0].passed = True
    assert drawn(scene(state)).count("PAS") == 1
    state.phase = "lookout"
    assert "PAS" not in drawn(scene(state))


def test_alone_the_collection_stands_against_the_own_faction_locations():
    state = at(1, 0.7)
    assert state.virtual is not None
    state.virtual.collection = state.virtual.collection[:1] * 7
    texts = drawn(scene(state))
    assert ("Kolekcja" in texts, "7" in texts) == (True, True)


def test_own_cards_to_choose_from_do_not_make_the_table_taller():
    state = in_phase(4, "action", 20)
    seat = state.pending[0].seat
    view = view_of(scene(state, viewer=seat, candidates=tuple(state.players[seat].hand)))
    layout = sheet_of(view)
    assert (len(view.own_cards) > 0, layout.own is not None, layout.height <= HEIGHTS[1]) == (True, True, True)


def test_open_production_has_a_place_for_every_worker_that_may_come():
    view = view_of(scene(in_phase(2, "action")))
    rooms = {
        card.open: view.placed(Location(name, 0, visitors=1), owner=0).room
        for card in GAME.catalogue.types.values()
        if card.kind == "production"
        for name in GAME.catalogue.copies(card.id, 1)
    }
    assert rooms == {True: GAME.catalogue.box.open_workers, False: 0}


# ---------------------------------------------------------------------- an empire large
@pytest.mark.parametrize("locations", [13, 18, 25])
def test_the_names_in_a_close_up_of_a_crowded_empire_survive_a_phone(locations: int):
    """A third of the size: 36 px are 12 there."""
    state = crowded(2, locations)
    made = scene(state, view="area", focus=0, news="")
    sheet = PAINTER.draw(made)
    drawn = sizes(sheet)
    words = {word for placed in view_of(made).seats[0].empire for word in placed.card.name.split()}
    assert (sheet.image.width, min(size for text, size in drawn.items() if words & set(text.split())) >= 36) == (
        1200,
        True,
    )


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_few_locations_stand_beside_their_words_on_a_close_up(lang: str):
    made = scene(at(2, 0.1), view="area", focus=1, lang=lang)
    told = plain(" ".join(text.text for text in PAINTER.draw(made).texts))
    assert [placed.card.text for placed in view_of(made).seats[1].empire if plain(placed.card.text) not in told] == []


def plain(text: str) -> str:
    """Words that are kept together in a line are parted as all others."""
    return text.replace("\xa0", " ")


# ---------------------------------------------------------------------- the hand
def test_rows_of_a_hand_are_taller_where_it_has_fewer_cards():
    """The row of the same card, which has its printed fields below its words where there is room."""
    state = at(2, 0.4)
    cards = state.deck[: MOST + 1]
    assert len(cards) == MOST + 1
    few, many = (_row_of_first(state, cards[:count]) for count in (MOST, MOST + 1))
    assert few - many == 60


def _row_of_first(state: SettlersState, cards: list[str]) -> int:
    """How far the second of these cards in hand stands below the first."""
    state.players[0].hand = cards
    made = scene(state, viewer=0, view="hand")
    names = [card.card.name for card in view_of(made).hand]
    tops = [text.within[1] for text in PAINTER.draw(made).texts if text.text in names]
    return tops[1] - tops[0]


def test_cards_under_own_locations_lie_below_the_hand():
    """R9.4: nobody else knows them, so that no other picture names them."""
    state = at(2, 0.6)
    state.players[0].empire[0].under = ["com_mill"]
    assert view_of(scene(state)).name_of("com_mill") in drawn(scene(state, viewer=0, view="hand"))


# ---------------------------------------------------------------------- choices and changes
def test_what_changed_is_outlined():
    state = at(2, 0.6)
    place = state.players[0].empire[0].card
    assert PAINTER.paint(scene(state)).tobytes() != PAINTER.paint(scene(state, changed=(place,))).tobytes()


def test_every_place_that_a_close_up_names_gets_its_number():
    """All choices that a picture helps with, over a whole match: the numbers 1, 2, 3 … stand in that picture."""
    missing: list[str] = []
    asked: set[tuple[str, str, str]] = set()
    for encoded in match(3)[::3]:
        state = GAME.decode(encoded)
        for seat in GAME.to_move(state):
            moves = GAME.legal_moves(state, seat)
            for kind in dict.fromkeys(move.kind for move in moves):
                alike = [move for move in moves if move.kind == kind]
                for field in alike[0].__struct_fields__:
                    values = list(dict.fromkeys(getattr(move, field) for move in alike))
                    closeup = PAINTER.closeup(seat, field, {"kind": kind}, values) if len(values) > 1 else None
                    if closeup is None or (kind, field, closeup.view) in asked:
                        continue
                    asked.add((kind, field, closeup.view))
                    made = scene(state, viewer=seat, view=closeup.view, focus=closeup.focus, candidates=closeup.places)
                    shown = numbered(PAINTER.draw(made))
                    lacking = [place for number, place in enumerate(closeup.places, 1) if str(number) not in shown]
                    missing += [f"{kind} {field}: {place}" for place in lacking]
    assert missing == []
    assert len(asked) > 5


def test_targets_of_several_seats_stand_on_one_sheet_large_and_in_reading_order():
    """R11.2: as the board shows them their numbers would cover what they do, and be too small for a phone."""
    state = crowded(4, 18)
    every = [location.card for player in state.players[1:] for location in player.empire]
    places = sorted(every, key=PAINTER.reading(GAME, state).index)
    sheet = PAINTER.draw(scene(state, viewer=0, view="area", focus=0, candidates=tuple(places)))
    discs = [box for box in sheet.marked if box[2] - box[0] <= 64]
    numbers = {
        int(text.text): text
        for text in sheet.texts
        for disc in discs
        if text.text.isdigit() and _within(text.ink, disc)
    }
    assert [*sorted(numbers)] == [*range(1, len(every) + 1)]
    assert [*numbers] == sorted(numbers)  # drawn from the top, each line from the left
    assert (sheet.image.width, min(text.size for text in numbers.values()) >= 36) == (1200, True)


def test_of_own_locations_the_whole_empire_is_shown():
    """R10.6: what stays is seen as well."""
    state = at(2, 0.6)
    own = [location.card for location in state.players[0].empire]
    titles = drawn(scene(state, viewer=0, view="area", focus=0, candidates=(own[0],), lang="en"))
    assert view_of(scene(state, lang="en")).card(own[-1]).name in " ".join(titles)


def test_whatever_is_numbered_in_an_empire_is_whole_where_only_the_rows_about_it_are_shown():
    state = at(2, 0.6)
    own = [location.card for location in state.players[0].empire]
    made = scene(state, viewer=0, view="area", focus=0, candidates=(own[0],))
    sheet = PAINTER.draw(made)
    (disc,) = [box for box in sheet.marked if box[2] - box[0] <= 64]
    assert max(box[3] for box in sheet.marked) > disc[3] + 60


def test_values_of_one_thing_each_are_numbered_and_sets_are_not():
    single = PAINTER.closeup(0, "give", {"kind": "build", "card": "x"}, [("a",), ("b",)])
    several = PAINTER.closeup(0, "give", {"kind": "build", "card": "x"}, [("a", "b"), ("a", "c")])
    assert single is not None and several is not None
    assert (single.view, single.places, single.numbered) == ("area", ("a", "b"), True)
    assert (several.places, several.numbered) == (("a", "b", "c"), False)


def test_of_sets_of_several_the_picture_outlines_the_places_and_numbers_none():
    """R10.6: the menu numbers no place either."""
    state = at(4, 0.6)
    cards = [location.card for player in state.players[1:] for location in player.empire][:3]
    closeup = PAINTER.closeup(0, "targets", {"kind": "activate"}, [(cards[0], cards[1]), (cards[0], cards[2])])
    assert closeup is not None and not closeup.numbered
    made = scene(state, viewer=0, lang="en", view=closeup.view, focus=0, candidates=closeup.places)
    with_numbers, without = PAINTER.draw(made), PAINTER.draw(replace(made, numbered=False))
    assert _discs(with_numbers) == 3
    assert _discs(without) == 0
    names = [view_of(made).card(card).name for card in cards]
    assert all(name in " ".join(text.text for text in without.texts) for name in names)


def _discs(sheet: Canvas) -> int:
    """How many numbers to choose by stand on a close-up."""
    return sum(box[2] - box[0] <= 64 for box in sheet.marked)


@pytest.mark.parametrize(
    ("field", "kind", "view"),
    [
        ("card", "build", "hand"),
        ("card", "draft", "hand"),
        ("location", "activate", "area"),
        ("target", "raze", "area"),
        ("opponent", "activate", "board"),
        ("faction", "faction", "part"),
    ],
)
def test_each_choice_has_the_picture_that_shows_it_best(field: str, kind: str, view: str):
    closeup = PAINTER.closeup(1, field, {"kind": kind}, ["a", "b"])
    assert closeup is not None and closeup.view == view


@pytest.mark.parametrize("field", ["good", "times", "deck", "option"])
def test_choices_that_are_no_places_have_no_picture(field: str):
    assert PAINTER.closeup(0, field, {"kind": "exchange"}, [1, 2]) is None


@pytest.mark.parametrize(
    ("event", "places"),
    [
        (Event("built", 0, {"card": "com_castle", "give": ["com_ruins"], "count": 1}), ("com_castle", "com_ruins")),
        (Event("deal-made", 0, {"card": "rom_bank", "good": "gold"}), ("deal:rom_bank",)),
        (Event("samurai-placed", 1, {"locations": ["jap_dojo"], "count": 1}), ("jap_dojo",)),
        (Event("passed", 1, {}), ()),
    ],
)
def test_events_mark_the_cards_they_name(event: Event, places: tuple[str, ...]):
    assert PAINTER.marks(event) == places


# ---------------------------------------------------------------------- the file
def test_a_picture_is_no_larger_than_a_mebibyte():
    heavy = [replace(scene(crowded(4, 25)), view=view, focus=0, seats=people(4)) for view in ("board", "area")]
    sizes = [len(encode(PAINTER.paint(made))[0]) for made in (*heavy, *many(6))]
    assert max(sizes) < MIB


def test_all_views_are_drawn():
    assert PAINTER.views == ("board", "area", "hand", "part")


def test_opponents_are_chosen_on_the_board_by_numbers_that_a_phone_shows():
    """48 of 1600 pixels are 12 of 400."""
    closeup = PAINTER.closeup(0, "opponent", {"kind": "activate"}, [1, 2, 3])
    assert closeup is not None
    sheet = PAINTER.draw(scene(at(4, 0.5), viewer=0, view=closeup.view, candidates=closeup.places))
    numbers = [text for text in sheet.texts if text.fill == rgb(NUMBER_INK)]
    assert [(text.text, text.size) for text in numbers] == [("1", 48), ("2", 48), ("3", 48)]
