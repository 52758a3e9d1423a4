"""Texts of the pictures of Imperial Settlers where they have least room, or must be read on a phone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from games.imperial_settlers.state import VIRTUAL, Location
from locales import LANGUAGES
from render.kit.canvas import Canvas
from render.kit.text import NO_BREAK
from render.settlers.arrange import STRIPE
from render.settlers.cells import draw_cell
from render.settlers.empire import draw_strip
from render.settlers.faces import draw_card
from render.settlers.hand import MOST, MOST_BRIEF
from render.settlers.layout import OFFER_CARD, sheet_of
from render.settlers.painter import PAINTER
from render.settlers.view import ROWS, view_of
from render.shared.closeup import CLOSE, FLOOR
from tests.render.measure import outside, sizes, small
from tests.render.settlers_scenes import GAME, at, crowded, in_phase, scene
from tests.render.tables import people


def every_card(lang: str, size: tuple[int, int]) -> Canvas:
    """All types of cards, one over another, as whole cards of one size."""
    view = view_of(scene(at(2, 0.5), lang=lang))
    sheet = Canvas(Image.new("RGB", (size[0] + 40, size[1] + 40), "#F6EDD9"))
    for card_type in GAME.catalogue.types.values():
        if card_type.kind != "virtual":
            box = (20, 20, 20 + size[0], 20 + size[1])
            draw_card(sheet, box, view.card(card_type.id, many=card_type.count > 1))
    return sheet


@pytest.mark.parametrize("size", [(375, 232), (302, OFFER_CARD - 12)])
def test_no_word_of_any_card_is_cut(size: tuple[int, int]):
    sheet = every_card("pl", size)
    assert outside(sheet) == []
    assert [text.text for text in sheet.texts if text.text.endswith("…")] == []


def test_the_virtual_player_gets_no_card_whose_words_are_cut():
    state = at(1, 0.5)
    assert state.virtual is not None
    state.virtual.locations = [Location("com_damascus_smith", VIRTUAL), Location("com_town", VIRTUAL)]
    sheet = PAINTER.draw(scene(state))
    assert outside(sheet) == []
    assert any(text.text.endswith("żetonu Obrony.") for text in sheet.texts)


# Polish has the longer words; English is tried where there is least room.
@pytest.mark.parametrize(
    ("size", "lang"),
    [
        ((114, 88), "pl"),
        ((114, 88), "en"),
        ((125, 80), "pl"),
        ((150, 72), "pl"),
        ((190, 50), "pl"),
        ((190, 50), "en"),
        ((270, 160), "pl"),
    ],
)
def test_every_location_on_the_table_keeps_its_texts_in_its_box(size: tuple[int, int], lang: str):
    view = view_of(scene(at(2, 0.5), lang=lang))
    sheet = Canvas(Image.new("RGB", (size[0] + 40, size[1] + 40), "#F6EDD9"))
    for card_type in GAME.catalogue.types.values():
        if card_type.kind in ("production", "feature", "action"):
            for name in GAME.catalogue.copies(card_type.id, min(2, card_type.count)):
                placed = view.placed(Location(name, 0, uses=1, samurai=True))
                draw_cell(sheet, (20, 20, 20 + size[0], 20 + size[1]), placed)
    assert outside(sheet) == []
    assert [text.text for text in sheet.texts if text.text.endswith("…")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_to_choose_from_can_be_read_whole_on_a_phone(lang: str):
    """R6.2, R22.1: nine of all cards at a time, as they are offered and as they are held, whole and cut nowhere."""
    state = in_phase(2, "lookout")
    every = [name for name in GAME.catalogue.cards if GAME.catalogue.type(name).kind != "virtual"]
    every = [*{GAME.catalogue.type(name).id: name for name in every}.values()]
    state.display, problems = [], list[str]()
    for start in range(0, len(every), MOST):
        part = every[start : start + MOST]
        state.players[0].hand = part
        sheet = PAINTER.draw(scene(state, viewer=0, view="hand", lang=lang, candidates=tuple(part)))
        assert sheet.image.width == CLOSE
        texts = [text.text for text in sheet.texts]
        problems += [*outside(sheet), *(text for text in texts if text.endswith("…"))]
        problems += [f"{text.text}: {text.size}" for text in sheet.texts if text.size < FLOOR]
        told = " ".join(texts).replace(NO_BREAK, " ")
        view = view_of(scene(state, viewer=0, view="hand", lang=lang))
        problems += [name for name in part if view.card(name).text.replace(NO_BREAK, " ") not in told]
    assert problems == []


@pytest.mark.parametrize("phase", ["action", "lookout"])
@pytest.mark.parametrize("cards", [1, MOST, MOST_BRIEF, 2 * MOST_BRIEF])
def test_a_hand_can_be_read_whole_on_a_phone(cards: int, phase: str):
    """R6.2: in the Lookout the cards on offer as well."""
    state = in_phase(2, phase)
    state.players[0].hand = [name for name in GAME.catalogue.cards if GAME.catalogue.is_common(name)][:cards]
    made = scene(state, viewer=0, view="hand", lang="pl")
    sheet, view = PAINTER.draw(made), view_of(made)
    told = " ".join(text.text for text in sheet.texts).replace(NO_BREAK, " ")
    shown = [*state.display, *state.players[0].hand]
    assert [name for name in shown if view.card(name).text.replace(NO_BREAK, " ") not in told] == []
    assert min(text.size for text in sheet.texts) >= FLOOR and outside(sheet) == []


def test_beside_cards_to_take_the_hand_has_its_words():
    """R6.2: which one is best depends on what is held."""
    state = in_phase(2, "lookout")
    common = [name for name in GAME.catalogue.cards if GAME.catalogue.is_common(name)]
    state.players[0].hand = [name for name in common if name not in state.display][:MOST]
    made = scene(state, viewer=0, view="hand", lang="pl", candidates=tuple(state.display))
    sheet, view = PAINTER.draw(made), view_of(made)
    told = " ".join(text.text for text in sheet.texts).replace(NO_BREAK, " ")
    assert [name for name in state.players[0].hand if view.card(name).text.replace(NO_BREAK, " ") not in told] == []


def test_of_cards_in_hand_that_are_not_asked_for_the_names_stand_below():
    state = in_phase(2, "action")
    state.players[0].hand = ["com_mill", "com_quarry"]
    made = scene(state, viewer=0, view="hand", lang="en", candidates=("com_quarry",))
    sheet, view = PAINTER.draw(made), view_of(made)
    at = {text.text: text.ink[1] for text in sheet.texts}
    assert at["Quarry"] < at["Mill"]
    assert view.card("com_mill").text.split()[0] not in {text.split()[0] for text in at}


def test_the_other_cards_in_hand_stand_below_those_to_take():
    state = in_phase(2, "lookout")
    state.players[0].hand = ["com_mill", "com_quarry"]
    sheet = PAINTER.draw(scene(state, viewer=0, view="hand", lang="en", candidates=tuple(state.display)))
    at = {text.text: text.ink[1] for text in sheet.texts}
    view = view_of(scene(state, viewer=0, view="hand", lang="en", candidates=tuple(state.display)))
    assert max(at[card.title] for card in view.to_pick) < min(at["Mill"], at["Quarry"])


@pytest.mark.parametrize("size", [(153, 42), (230, 30)])
def test_the_names_of_the_fullest_tables_are_never_cut(size: tuple[int, int]):
    """They are drawn so small between the rounds, when nothing is ticked."""
    view = view_of(scene(at(2, 0.5)))
    sheet = Canvas(Image.new("RGB", (size[0] + 40, size[1] + 40), "#F6EDD9"))
    for card_type in GAME.catalogue.types.values():
        if card_type.kind in ("production", "feature", "action"):
            name = GAME.catalogue.copies(card_type.id, 1)[0]
            draw_cell(sheet, (20, 20, 20 + size[0], 20 + size[1]), view.placed(Location(name, 0, samurai=True)))
    assert outside(sheet) == []
    assert [text.text for text in sheet.texts if text.text.endswith("…")] == []


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_empires_of_25_locations_stay_readable(seats: int):
    """No name loses its end, however many cards stand beside each other."""
    state = crowded(seats, 25)
    for view in ("board", "area"):
        sheet = PAINTER.draw(scene(state, view=view, focus=0))
        assert outside(sheet) == []
        names = [view_of(scene(state)).card(placed.card).name for placed in state.players[0].empire]
        drawn = " ".join(text.text for text in sheet.texts)
        assert [word for name in names for word in name.split() if word not in drawn] == []


@pytest.mark.parametrize("tall", [STRIPE, 25, 30])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_words_of_empty_rows_stay_in_mere_stripes(tall: int, lang: str):
    """Where the other rows are full, an empty one is as low as that."""
    state = at(4, 0.0)
    state.players[0].empire = []
    view = view_of(scene(state, lang=lang))
    strip = sheet_of(view).strips[0]
    low = [
        replace(side, rows=tuple((row[0], row[1], row[2], row[1] + tall) for row in side.rows))
        for side in (strip.left, strip.right)
    ]
    sheet = Canvas(Image.new("RGB", (1600, 1200), "#000000"))
    draw_strip(sheet, view, view.seats[0], replace(strip, left=low[0], right=low[1]))
    words = [view.say(f"settlers-picture-row-{kind}") for kind in ROWS]
    assert [sum(text.text == word for text in sheet.texts) for word in words] == [2, 2, 2]
    assert [*outside(sheet), *small(sheet)] == []


@pytest.mark.parametrize("phase", ["factions", "lookout", "production", "cleanup"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_text_leaves_its_box_in_the_quiet_phases(phase: str, lang: str):
    state = in_phase(4, phase)
    wrong = [
        problem
        for view in PAINTER.views
        for problem in outside(PAINTER.draw(scene(state, view=view, viewer=0, focus=0, lang=lang)))
    ]
    assert wrong == []


@pytest.mark.parametrize("seats", [1, 4])
def test_whose_turn_it_is_and_the_scores_survive_a_phone(seats: int):
    """400 of 1600 pixels: 28 px are 7 there."""
    state = in_phase(seats, "action", 20)
    made = scene(state, seats=people(seats, name="Ola"))
    drawn = sizes(PAINTER.draw(made))
    scores = [str(sum(parts.values())) for parts in GAME.standing(state)]
    assert min(drawn[text] for text in ("Ruch: Ola", *scores)) >= 28
