"""Components by what people type."""

from __future__ import annotations

import pytest

from cogs.match.refusals import Refusal
from cogs.presentation.components import components_meant, kinds_of
from cogs.presentation.labels import Labels
from games import GAMES
from locales import LANGUAGES, words


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
    assert [part.id for part in components_meant(GAMES[slug], typed)] == ids


def test_what_has_no_name_in_the_game_is_refused():
    with pytest.raises(Refusal):
        components_meant(GAMES["mosaic"], "rocket")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_no_two_components_have_the_same_label(slug: str, lang: str):
    game = GAMES[slug]
    parts = kinds_of(game.components.values())
    labels = [label for label, _ in Labels(game, words(lang), ()).components(part.id for part in parts)]
    assert len(set(labels)) == len(labels)
