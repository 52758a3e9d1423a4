"""Components by what people type."""

from __future__ import annotations

import re

import pytest

from cogs.presentation.components import components_meant, components_near, kinds_of, source_of
from cogs.presentation.labels import Labels
from games import GAMES
from locales import LANGUAGES, words
from locales.spelling import bare


@pytest.mark.parametrize(
    ("slug", "typed", "ids"),
    [
        ("mosaic", "Bronze", ["bronze_good", "tech_bronze"]),
        ("mosaic", "tech_bronze", ["tech_bronze"]),
        ("mosaic", "construction", ["construction", "tech_construction"]),
        ("imperial_settlers", "Attack: Wood", ["attack_wood"]),
        ("imperial_settlers", "attack_wood#2", ["attack_wood#2"]),
        ("mare_nostrum", "Egipt", ["egypt", "aegyptus"]),
    ],
)
def test_what_is_typed_means_all_of_that_name_without_copies(slug: str, typed: str, ids: list[str]):
    assert [part.id for _, part in components_meant([GAMES[slug]], typed)] == ids


def test_what_has_no_name_in_the_game_is_found_by_what_comes_near_or_not_at_all():
    mosaic = [GAMES["mosaic"]]
    assert components_meant(mosaic, "Colloseum of Rome") == components_meant(mosaic, "–") == []
    assert [part.id for _, part in components_near(mosaic, "Colloseum of Rome", 1)] == ["wonder_colosseum"]
    assert components_near(mosaic, "qqqq", 5) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_component_is_found_by_its_name_however_it_is_typed(slug: str, lang: str):
    game, wrong = GAMES[slug], dict[str, list[str]]()
    for name in {part.name[lang] for part in game.components.values()}:
        for typed in (name.upper(), bare(name), f" {name.replace(' ', '   ')}"):
            found = {bare(part.name[lang]) for _, part in components_meant([game], typed)}
            if bare(name) not in found:
                wrong[typed] = [*found]
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_no_two_components_have_the_same_label(slug: str, lang: str):
    game = GAMES[slug]
    parts = kinds_of(game.components.values())
    labels = [label for label, _ in Labels(game, words(lang), ()).components(part.id for part in parts)]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sources_are_told_in_words_and_not_by_the_names_that_the_data_have_for_them(lang: str):
    w = words(lang)
    told = {source_of(part, w) for game in GAMES.values() for part in game.components.values()}
    assert [text for text in told if re.search(r"[a-z]-[a-z]+-|\bpublic\b:|_|EtiNL|bigcream", text)] == []
    assert any(w("card-place-common-deck-spreadsheet") in text for text in told)
