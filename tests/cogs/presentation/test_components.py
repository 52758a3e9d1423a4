"""Components by what people type."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cogs.presentation.components import component_text, components_meant, components_near, kinds_of, lying_open
from cogs.presentation.labels import Labels, labels_for
from cogs.presentation.origins import doubt_of, origin_of, source_of
from games import GAMES
from games.core.data import read_data
from games.core.rng import Rng
from games.mosaic.game import MosaicOptions
from locales import LANGUAGES, words
from locales.spelling import bare
from render.shared.wording import text_of
from tests.cogs.tables import table
from tests.games.positions import sensibly


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


@pytest.mark.parametrize("slug", GAMES)
def test_what_lies_open_is_what_everybody_sees_whatever_lies_hidden(slug: str):
    game = GAMES[slug]
    state = sensibly(game, game.setup(game.seats[-1], game.options(), "open"), 60)
    found = lying_open(game, state)
    assert 0 < len(found) < len(kinds_of(game, game.components.values()))
    assert lying_open(game, game.determinize(state, None, Rng("elsewhere"))) == found


def test_a_card_of_the_decks_that_nobody_can_see_does_not_lie_open():
    game = GAMES["imperial_settlers"]
    state = sensibly(game, game.setup(2, game.options(), "open"), 60)
    lying = {game.components[name].name["en"] for name in lying_open(game, state)}
    assert {game.components[name].name["en"] for name in state.display} <= lying
    assert len({game.components[name].name["en"] for name in state.deck} - lying) > 10


def test_in_several_games_all_of_that_name_are_meant():
    found = [(game.slug, part.id) for game, part in components_meant([*GAMES.values()], "Rome")]
    assert found == [("rise_of_empires", "rome"), ("mare_nostrum", "rome")]


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
    parts = kinds_of(game, game.components.values())
    labels = [label for label, _ in Labels(game, words(lang), ()).components(part.id for part in parts)]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sources_are_told_in_words_and_not_by_the_names_that_the_data_have_for_them(lang: str):
    w = words(lang)
    told = {source_of(part, w) for game in GAMES.values() for part in game.components.values()}
    assert [text for text in told if re.search(r"[a-z]-[a-z]+-|\bpublic\b:|_|EtiNL|bigcream", text)] == []
    assert any(w("card-place-common-deck-spreadsheet") in text for text in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_reconstructed_field_of_a_component_has_words_of_its_own(lang: str):
    w = words(lang)
    named = {field for game in GAMES.values() for part in game.components.values() for field in _doubted(game, part)}
    assert {"vp", "name_pl", "not_a_region"} <= named
    assert [field for field in sorted(named) if not w.has(f"card-field-{field.replace('_', '-')}")] == []


def _doubted(game: Any, part: Any) -> tuple[str, ...]:
    doubt = doubt_of(game, part)
    return doubt.fields if doubt else ()


def test_what_an_owner_looked_up_is_told_as_such_and_no_more_as_reconstructed(tmp_path: Path):
    own = tmp_path / "founders_of_the_empire" / "confirmed.json"
    own.parent.mkdir()
    own.write_text('{"fields": {"components/tiles/forest": [""], "components/tiles/cliff": ["count"]}}')
    game = GAMES["founders_of_the_empire"].with_data(read_data("founders_of_the_empire", tmp_path))
    said = [origin_of(game, game.components[tile], words("en")) for tile in ("forest", "cliff")]
    left = "Reconstructed: what it produces; this may differ from the printed game."
    assert said == ["-# Looked up in the box by whoever runs this bot.", f"-# From the rulebook. {left}"]


@pytest.mark.parametrize(
    ("slug", "component", "english", "polish"),
    [
        ("founders_of_the_empire", "coin", "-# From the rulebook.", "-# Z instrukcji gry."),
        (
            "rise_of_empires",
            "empire_5",
            "-# From the rulebook. Reconstructed: the back, the front; this may differ from the printed game.",
            "-# Z instrukcji gry. Odtworzone: rewers, awers; to może się różnić od wydanej gry.",
        ),
        (
            "imperial_settlers",
            "rom_headquarters#2",
            "-# Reconstructed; it may differ from the printed game. From sources: the frame, the English name.",
            "-# Odtworzone; może się różnić od wydanej gry. Ze źródeł: ramka, nazwa angielska.",
        ),
    ],
)
def test_a_component_says_what_of_it_is_reconstructed(slug: str, component: str, english: str, polish: str):
    game = GAMES[slug]
    said = [origin_of(game, game.components[component], words(lang)) for lang in LANGUAGES]
    assert said == [english, polish]


def told(slug: str, component: str, lang: str, state: Any = None) -> list[str]:
    """What is said of a component, without its name and its sources."""
    game = GAMES[slug]
    return component_text(game, game.components[component], lang, state).split("\n")[1:-1]


@pytest.mark.parametrize(
    ("slug", "component", "english", "polish"),
    [
        (
            "mosaic",
            "wonder_colosseum",
            ["**Costs:** Food 5, Stone 20", "**More for each that you have already:** Food 5, Stone 5"],
            ["**Koszt:** Żywność 5, Kamień 20", "**Dodatkowo za każdy, który już masz:** Żywność 5, Kamień 5"],
        ),
        (
            "mosaic",
            "gov_tyranny",
            ["**Costs:** Ideas 5", "**Needs:** Military (symbol) 1, Government (symbol) 1"],
            ["**Koszt:** Idee 5", "**Wymaga:** Wojsko (symbol) 1, Ustrój (symbol) 1"],
        ),
        (
            "imperial_settlers",
            "egy_quarry",
            ["**Costs:** 1 Stone, 1 Location given up", "**As a Deal:** 1 Stone"],
            ["**Koszt:** 1 kamień, 1 oddana Lokacja", "**Jako Umowa:** 1 kamień"],
        ),
        (
            "imperial_settlers",
            "com_mason#2",
            ["**Costs:** 1 Wood, 1 Stone / 2 Stone", "**When Razed:** 1 Wood, 1 Stone / 1 VP, 1 Stone"],
            ["**Koszt:** 1 drewno, 1 kamień / 2 kamienie", "**Przy Plądrowaniu:** 1 drewno, 1 kamień / 1 PZ, 1 kamień"],
        ),
        (
            "mare_nostrum",
            "temple",
            ["**Costs:** 6 coins or 6 different goods"],
            ["**Koszt:** 6 monet albo 6 różnych towarów"],
        ),
        ("mare_nostrum", "caesar", [], []),
    ],
)
def test_what_a_component_costs_and_gives_is_told_in_words(
    slug: str, component: str, english: list[str], polish: list[str]
):
    game = GAMES[slug]
    text = {lang: text_of(game, game.components[component], lang) for lang in LANGUAGES}
    assert told(slug, component, "en") == [text["en"], *english]
    assert told(slug, component, "pl") == [text["pl"], *polish]


def test_where_no_number_is_printed_apart_the_text_tells_the_price():
    rise, founders = GAMES["rise_of_empires"], GAMES["founders_of_the_empire"]
    dear: list[Any] = [part for part in rise.components.values() if getattr(part, "cost", 0)]
    silent = [
        part.id for part in dear for lang in LANGUAGES if not re.search(rf"\b{part.cost}\b", text_of(rise, part, lang))
    ]
    assert dear and silent == []
    needing = [part for part in founders.components.values() if getattr(part, "requires", None)]
    silent = [
        part.id
        for part in needing
        for lang, word in (("en", "Needs"), ("pl", "Wymaga"))
        if word not in text_of(founders, part, lang)
    ]
    assert needing and silent == []


@pytest.mark.parametrize(
    ("lang", "border", "wood"),
    [("en", "Razing an opponent’s Location", ""), ("pl", "Plądrowanie Lokacji przeciwnika", "")],
)
def test_a_row_says_what_a_passive_card_does_and_explains_no_good(lang: str, border: str, wood: str):
    settlers = GAMES["imperial_settlers"]
    assert text_of(settlers, settlers.components["bar_border"], lang, row=True).startswith(border)
    assert text_of(settlers, settlers.components["wood"], lang, row=True) == wood
    assert text_of(settlers, settlers.components["wood"], lang) != wood


def test_of_an_edition_only_that_of_the_match_is_told_and_without_a_match_each_by_its_name():
    game = GAMES["mosaic"]
    general = {"pl": "Tax production +5", "en": "Tax production +10"}
    for edition, begins in general.items():
        state = game.setup(2, MosaicOptions(edition=edition), "editions")
        first, *rest = told("mosaic", "leader_general", "en", state)
        assert begins in first and "edition" not in first and "rules" not in first
        assert labels_for(table(game, state), "en").about("leader_general") == first and len(rest) == 1
    named = told("mosaic", "leader_general", "en")[:2]
    assert [(line.partition(": ")[0], line.split("; ")[1]) for line in named] == [
        (words("en")(f"mosaic-option-edition-{edition}"), raised) for edition, raised in general.items()
    ]


def test_no_text_of_a_component_names_another_edition():
    texts = [
        text
        for game in GAMES.values()
        for part in game.components.values()
        for lang in LANGUAGES
        for text in [text_of(game, part, lang)]
    ]
    assert [text for text in texts if re.search(r"edition|wydani", text)] == []


def test_a_row_about_a_leader_says_what_it_is_good_for_all_the_match_for_its_label_says_the_start():
    game = GAMES["mosaic"]
    leader = game.components["leader_engineer"]
    text, row = text_of(game, leader, "en"), text_of(game, leader, "en", row=True)
    assert text.startswith("Start: ") and row.startswith("Whenever you build a City") and text.endswith(row)


def test_what_numbers_tell_of_a_technology_stands_last_in_a_row():
    game = GAMES["mosaic"]
    iron = game.components["tech_iron"]
    text, row = text_of(game, iron, "en"), text_of(game, iron, "en", row=True)
    assert text.startswith("Stone production +3. Remove up to 2 ") and row.startswith("Remove up to 2 ")
    assert row.endswith(" Stone production +3.")


def test_what_turns_on_the_number_of_players_is_said_as_it_is_in_the_match():
    game = GAMES["mosaic"]
    for seats, points in ((2, "1 VP per"), (4, "2 VP per")):
        state = game.setup(seats, game.options(), "seats")
        text = text_of(game, game.components_in(state)["gov_oligarchy"], "en")
        assert points in text and "players" not in text
