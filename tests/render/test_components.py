"""Every kind of component by itself: to be read on a phone without a zoom, told in words, in both languages."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

import pytest

from locales import LANGUAGES
from render.scene import Scene
from render.shared.closeup import CLOSE, FLOOR
from render.shared.wording import text_of
from tests.render.measure import outside, pale, raw
from tests.render.scenes import EACH_GAME, TABLES
from tests.render.tables import Table
from tests.samples import samples

TALLEST = 2000  # pixels: five thirds of the width
OF_A_KIND = samples(4)  # of a kind, spread over all of it


def some(table: Table[Any]) -> list[str]:
    """Components of every kind that the data have."""
    kinds: dict[type, list[str]] = defaultdict(list)
    for part in table.game.components.values():
        kinds[type(part)].append(part.id)
    return [name for names in kinds.values() for name in names[:: -(-len(names) // OF_A_KIND)]]


@cache
def scenes(table: Table[Any]) -> list[Scene]:
    """Each in the other language than the one before."""
    state = table.game.setup(table.game.seats[-1], table.game.options(), "components")
    return [
        table.scene(state, view="card", place=name, lang=LANGUAGES[number % len(LANGUAGES)])
        for number, name in enumerate(some(table))
    ]


@EACH_GAME
def test_every_kind_of_component_can_be_read_where_a_phone_shows_it_400_pixels_wide(table: Table[Any]):
    for made in scenes(table):
        sheet = table.painter.draw(made, audit=True)
        assert (sheet.image.width, sheet.image.height <= TALLEST) == (CLOSE, True), made.place
        assert (outside(sheet), pale(sheet), raw(text.text for text in sheet.texts)) == ([], [], []), made.place
        assert [text.text for text in sheet.texts if text.size < FLOOR or "…" in text.text] == [], made.place


@EACH_GAME
def test_the_description_of_a_component_is_its_name_and_its_words(table: Table[Any]):
    for made in scenes(table):
        part = table.game.components[made.place]
        alt = table.painter.alt(made)
        assert part.name[made.lang] in alt and text_of(table.game, part, made.lang) in alt and raw([alt]) == [], (
            made.place
        )


@pytest.mark.parametrize(
    ("slug", "name", "words"),
    [
        ("founders_of_the_empire", "barracks_horses", "Barracks"),
        ("imperial_settlers", "com_castle", "Castle"),
        ("mare_nostrum", "caesar", "Caesar"),
        ("mosaic", "tech_bronze", "Bronze"),
        ("rise_of_empires", "shipping", "Shipping"),
    ],
)
def test_a_component_is_drawn_by_its_own_name(slug: str, name: str, words: str):
    table = TABLES[slug]
    state = table.game.setup(table.game.seats[-1], table.game.options(), "components")
    drawn = [text.text for text in table.painter.draw(table.scene(state, view="card", place=name, lang="en")).texts]
    assert any(text.startswith(words) for text in drawn)
