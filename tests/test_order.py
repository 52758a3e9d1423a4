"""Lists of names stand in the order of the reader's language."""

from __future__ import annotations

import random

import pytest

from locales.order import order_key


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("pl", ["Afryka", "Azja", "Ązja", "Cilicia", "Ćma", "Las", "Latarnia", "Łaźnia", "Zboże", "Źródło", "Żelazo"]),
        ("pl", ["Morze Czarne", "Morze Egejskie", "Morze Jońskie", "Morzysko"]),
        ("en", ["Érard", "Latium", "Łaźnia", "Queen of Sheba", "Ramses II", "straße", "street"]),
        ("en", ["7 wonders", "Ruins (2)", "Ruins (10)", "Ruins of a temple", "Ρόδος"]),
    ],
)
def test_names_sort_as_in_a_dictionary_of_the_language(lang: str, names: list[str]):
    shuffled = random.Random(3).sample(names, len(names))
    assert sorted(shuffled, key=lambda name: order_key(name, lang)) == names
