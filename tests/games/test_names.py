"""A name that tells a fact takes it from the field that has it."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.core.errors import DataError
from tests.games.data_files import changed, entry
from tests.games.overriding import data_of

# Numbers that no field has: of what is always the same thing, and of tiles that are told apart by nothing else.
NUMBERED = {"gold_1", "gold_5", "token_multiplier", *(f"empire_{number}" for number in range(1, 9))}


@pytest.mark.parametrize("slug", GAMES)
def test_no_name_repeats_a_number(slug: str):
    entries = [
        item
        for sections in data_of(slug).values()
        for section in sections.values()
        for item in (section if isinstance(section, list) else [])
        if "name" in item
    ]
    assert {item["id"] for item in entries if any(sign.isdigit() for sign in str(item["name"]))} <= NUMBERED


@pytest.mark.parametrize(
    ("slug", "section", "name", "fields", "names"),
    [
        (
            *("mare_nostrum", "exchange_markers", "exchange_marker_5_0", {"values": [6, 0]}),
            {"exchange_marker_5_0": ("Exchange marker 6/0", "Znacznik wymiany 6/0")},
        ),
        (
            *("mare_nostrum", "resources", "gems", {"name": {"en": "Pearls", "pl": "Perły"}}),
            {"legendary_gems": ("Legendary Pearls", "Legendarne perły")},
        ),
        (
            *("mosaic", "cache_tokens", "cache_stone_5", {"gain": {"stone": 6}}),
            {"cache_stone_5": ("Cache: Stone × 6", "Zapasy: Kamień × 6")},
        ),
        (
            *(
                "mosaic",
                "tax_tariff_cards",
                "tariff_1",
                {"coeff": {"unique_goods": 4, "cities": 5, "tariff_production": 1}},
            ),
            {"tariff_1": ("Tariff (4 × Goods + 5 × Cities)", "Cło (4 × Towary + 5 × Miasta)")},
        ),
    ],
)
def test_a_corrected_fact_is_in_the_name(
    slug: str, section: str, name: str, fields: dict[str, Any], names: dict[str, tuple[str, str]]
):
    game = changed(GAMES[slug], lambda data: entry(data, "components", section, name).update(fields))
    parts = {part.id.partition("#")[0]: part for part in game.components.values()}
    assert {part: (parts[part].name["en"], parts[part].name["pl"]) for part in names} == names


def test_a_name_that_asks_for_a_field_that_is_not_there_is_refused_by_file_and_entry():
    named = {"en": "Circe {honey}", "pl": "Kirke"}
    with pytest.raises(DataError) as error:
        changed(GAMES["mare_nostrum"], lambda data: entry(data, "components", "cards", "circe").update(name=named))
    found = (error.value.file, error.value.entry, error.value.problem)
    assert found == ("mare_nostrum/components.json", "circe", "name: the entry has no field honey")
