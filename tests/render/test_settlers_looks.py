"""The signs of Imperial Settlers can be told apart without colour, and every component of the data has one."""

from __future__ import annotations

import pytest
from PIL import Image

from games.imperial_settlers.vocabulary import GOODS as ALL_GOODS
from render.kit.canvas import Canvas
from render.kit.icons import icon_mask
from render.settlers.art import ART
from render.settlers.glyphs import bonus_glyphs, main_glyphs
from render.settlers.line import draw_line
from render.settlers.looks import COLOURS, FACTIONS, GOODS, KINDS, Tint
from tests.render.colours import contrast
from tests.render.settlers_scenes import GAME

TYPES = GAME.catalogue.types
TABLES: dict[str, dict[str, Tint]] = {"colours": COLOURS, "factions": FACTIONS, "kinds": KINDS}


def test_every_card_has_a_drawing_of_its_own():
    assert sorted(TYPES.keys() - ART.keys()) == []
    assert sorted(ART.keys() - TYPES.keys()) == []


def test_every_drawing_is_in_the_atlas():
    assert all(icon_mask(icon, 40).getextrema()[1] == 255 for icon in ART.values())


def test_cards_of_one_deck_are_told_apart_by_their_drawings():
    """A few buildings of the expansion share theirs with one of the base game."""
    decks: dict[str, list[str]] = {}
    for card in TYPES.values():
        if card.set == "base":
            decks.setdefault(card.deck, []).append(ART[card.id])
    assert {deck: sorted({icon for icon in icons if icons.count(icon) > 1}) for deck, icons in decks.items()} == {
        deck: [] for deck in decks
    }


def test_every_good_colour_and_faction_has_a_look():
    assert [good for good in ALL_GOODS if good not in GOODS] == []
    assert sorted({colour for card in TYPES.values() for colour in card.colors} - COLOURS.keys()) == []
    assert sorted(set(GAME.catalogue.factions) - FACTIONS.keys()) == []


def test_goods_differ_without_any_colour():
    """What is an opponent's has the sign of one's own, in red: it stands only where an action aims at others."""
    own = {name: look for name, look in GOODS.items() if not name.startswith("enemy") and name != "hand_card"}
    assert len({(look.silhouette, icon_mask(look.icon, 40).tobytes()) for look in own.values()}) == len(own)


@pytest.mark.parametrize("table", TABLES)
def test_colours_carry_an_icon_each_and_ink_that_can_be_read(table: str):
    looks = TABLES[table]
    assert len({icon_mask(look.icon, 40).tobytes() for look in looks.values()}) == len(looks)
    assert [name for name, look in looks.items() if contrast(look.ink, look.fill) < 4.5] == []


@pytest.mark.parametrize("name", sorted(GOODS))
def test_the_icon_of_a_good_stands_out_from_its_piece(name: str):
    assert contrast(GOODS[name].ink, GOODS[name].fill) >= 2.8


def test_every_card_says_in_icons_what_it_does():
    silent = [
        card.id
        for card in TYPES.values()
        if card.kind != "virtual" and not main_glyphs(card) and not bonus_glyphs(card)
    ]
    assert silent == []


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("com_castle", "worker → card ×2"),
        ("com_rubble", "stone / grey ≤3"),
        ("com_mill", "craftsman red : gold vp1"),
        ("bar_barter", "any → vp1 / any"),
        ("jap_gate", "chest hand_card ≤2 → vp1"),
        ("egy_pharaohs_guard", "raze / vp2"),
        ("rom_fortification", "fire_attack location : +1 raze"),
    ],
)
def test_icons_tell_the_effect(card: str, told: str):
    words = [
        f"{glyph.name}{glyph.count}" if glyph.shape == "points" else glyph.name for glyph in main_glyphs(TYPES[card])
    ]
    assert " ".join(words) == told


def test_a_building_bonus_is_told_apart_from_production():
    assert [glyph.name for glyph in bonus_glyphs(TYPES["com_quarry"])] == ["construction", ":", "stone"]


def test_numbers_are_never_smaller_than_the_floor():

    sheet = Canvas(Image.new("RGB", (200, 60), "#F6EDD9"))
    draw_line(sheet, (0, 0, 60, 20), main_glyphs(TYPES["com_castle"]), sizes=(18, 12), within=sheet.box)
    assert min(text.size for text in sheet.texts) == 15
