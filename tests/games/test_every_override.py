"""Whatever a box may have otherwise an owner can say in one field, and everything that follows from it follows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from games import GAMES
from games.base import Game
from games.core.errors import DataError
from games.core.merging import LIKE, MISSING
from render.shared.wording import text_of
from tests.campaigns.overrides import tried
from tests.games.overriding import IDENTITY, Override, data_of, fields, others, overridden
from tests.samples import samples

# The fields that the text of an entry tells, by game and list.
TOLD: dict[str, set[str]] = {
    "mosaic": {
        *(
            f"{cards}.effects"
            for cards in ("technologies", "build_cards", "leaders", "wonders", "golden_ages", "governments")
        ),
        "leaders.setup",
        "wonders.site",
        "golden_ages.requirement",
        "golden_ages.vp",
        "achievements.requirement",
        "achievements.vp",
        "trade_goods.production",
        "cache_tokens.gain",
        "population_cards.cost",
        "population_cards.gain",
        "tax_tariff_cards.coeff",
        "tax_tariff_cards.unrest",
    },
    "imperial_settlers": {
        *(
            f"cards.{field}"
            for field in ("production", "feature", "action", "bonus", "storage", "open", "instant", "virtual")
        ),
        "cards.printed_defense",
        "attack_cards.target",
        "boards.production",
        "boards.storage",
    },
    "rise_of_empires": {
        *(f"{tiles}.effects" for tiles in ("territory", "progress", "city")),
        "territory.cost",
        "city.cost",
        "city.wonder",
        "empire.front",
        "empire.back",
        "regions.era",
        "regions.vp",
        "regions.bonus",
        "areas.overseas",
    },
    "founders_of_the_empire": {
        "tiles.requires",
        "tiles.produces",
        "tiles.vp",
        "tiles.token",
        "tokens.filter",
        "tokens.leaves",
    },
    "mare_nostrum": {
        "resources.count",
        "buildings.track",
        "buildings.income",
        "buildings.doubles",
        "units.per_empire",
        "units.dice",
        "units.bonus",
        "units.cancels",
        "units.most_in_province",
        "markers.per_empire",
        "exchange_markers.values",
        "dice.count",
        "dice.faces",
        "empires.homes",
        "empires.units_at_start",
        "empires.starting_resources",
        "cards.power",
        "provinces.borders",
        "provinces.spaces",
        "provinces.seas",
        "provinces.closed_with",
        "seas.borders",
        "seas.closed_with",
    },
}
# What no box can have otherwise, by game and list the number of entries of which that is so.
FIXED: dict[str, dict[str, int]] = {
    "mosaic": {},
    "imperial_settlers": {},
    "rise_of_empires": {},
    # Starting heroes are there once. Of the others the values that the yard finds are taken, or no home; those that are not are in
    # tests/games/mare_nostrum/test_data.py.
    "mare_nostrum": {
        "cards.count": 5,
        "buildings.choice_beside": 1,
        "units.track": 3,
        "empires.color": 3,
        "empires.capital_province": 5,
        "provinces.spaces": 2,
        "game.empires": 1,
        "game.start_titles": 1,
    },
    # Nature tiles are drafted before anything is made; a cart lies in a square, which has no other filter and is never replaced.
    "founders_of_the_empire": {"tiles.requires": 6, "tokens.filter": 1, "tokens.leaves": 1},
}
# Entries of which a field that others tell says nothing: an era in which a closed region would be open.
SILENT = {"regions.era": {"scandinavia"}}
MATCHES = samples(2)  # of each game over corrections drawn by chance; python -m tests.campaigns.overrides plays more
INVALID = 250
TRIED = 3  # values of every entry of a list at once

each_game = pytest.mark.parametrize("slug", IDENTITY)


def places(slug: str) -> Iterator[tuple[str, str, str, list[dict[str, Any]]]]:
    """(file, section, field, entries that have it)."""
    found: dict[tuple[str, str, str], list[dict[str, Any]]] = {}
    for file, section, entry, field in fields(slug):
        found.setdefault((file, section, field), []).append(entry)
    for place, entries in found.items():
        yield *place, entries


def plainest(slug: str, file: str, section: str, entry: dict[str, Any], field: str) -> Override | None:
    """The plainest other value that can be played alone, None where there is no such value."""
    for value in others(slug, file, section, entry, field):
        one = Override(file, section, entry.get("id", section), field, value)
        if loaded(slug, [one]) is not None:
            return one
    return None


def loaded(slug: str, overrides: list[Override]) -> Game[Any] | None:
    """The game over these corrections, None where they are refused."""
    try:
        return overridden(GAMES[slug], overrides)
    except DataError:
        return None


def corrections(slug: str, file: str, section: str, field: str, entries: list[dict[str, Any]]) -> list[Override]:
    """That field of each entry with another value, as many at once as are good together."""
    for place in range(TRIED):
        drawn = [
            Override(file, section, entry.get("id", section), field, values[place])
            for entry in entries
            if len(values := list(others(slug, file, section, entry, field))) > place
        ]
        if len(drawn) == len(entries) and loaded(slug, drawn) is not None:
            return drawn
    if len(entries) == 1:
        return [one for one in [plainest(slug, file, section, entries[0], field)] if one is not None]
    half = len(entries) // 2
    parted = (entries[:half], entries[half:])
    return [one for part in parted for one in corrections(slug, file, section, field, part)]


@each_game
def test_every_field_of_every_entry_can_be_said_otherwise_alone_and_what_it_says_follows(slug: str):
    game = GAMES[slug]
    told: set[str] = set()
    fixed: dict[str, int] = {}
    stale: list[Override] = []
    for file, section, field, entries in places(slug):
        made = corrections(slug, file, section, field, entries)
        place = f"{section}.{field}"
        if len(made) < len(entries):
            fixed[place] = len(entries) - len(made)
        if place in TOLD[slug]:
            told.add(place)
            together = loaded(slug, made)
            heard = [one for one in made if one.entry not in SILENT.get(place, ())]
            stale += [one for one in heard if not follows(game, together or overridden(game, [one]), one)]
    assert (fixed, stale) == (FIXED[slug], [])
    assert told == TOLD[slug]


def follows(game: Game[Any], corrected: Game[Any], one: Override) -> bool:
    """Whether what the component says is something else in both languages."""
    return all(
        text_of(game, game.components[one.entry], lang) != text_of(corrected, corrected.components[one.entry], lang)
        for lang in ("en", "pl")
    )


# Lists of which some entries cannot be there twice, or cannot be missing alone: something else says how many there are, or needs them.
COUNTED = {
    "founders_of_the_empire": {
        ("components/resources", MISSING),
        ("components/tokens", LIKE),
        ("components/tokens", MISSING),
    },
    "mosaic": {
        ("components/cache_tokens", MISSING),
        ("components/pillars", MISSING),
        ("components/population_cards", MISSING),
        ("components/trade_goods", MISSING),
    },
    "rise_of_empires": {
        ("components/empire", MISSING),
        ("components/territory", MISSING),
    },
    "mare_nostrum": {
        *((f"components/{part}", how) for part in ("cards", "empires", "resources") for how in (LIKE, MISSING)),
        ("components/exchange_markers", LIKE),
        ("map/provinces", MISSING),
    },
}
OF_OTHERS = {"components/resources"}  # lists whose texts say what other entries do: where a resource comes from
TAKEN_AWAY = 4  # of each list, in turn


def others_besides(slug: str, file: str, section: str, entries: list[dict[str, Any]]) -> list[Override]:
    """Another one of each entry besides, as many at once as there can be."""
    drawn = [Override(file, section, f"{entry['id'][:30]}_again", LIKE, entry["id"]) for entry in entries]
    if loaded(slug, drawn) is not None or len(entries) == 1:
        return drawn if loaded(slug, drawn) is not None else []
    half = len(entries) // 2
    return [one for part in (entries[:half], entries[half:]) for one in others_besides(slug, file, section, part)]


@each_game
def test_a_box_may_have_another_of_each_card_which_says_the_same_under_its_own_name(slug: str):
    """In Mare Nostrum there is a starting hero for each empire and there are the Pyramids once; no two empires have one colour, no
    two markers one value, and each good has its legendary one. What lies on a map has a place of its own, and other neighbours: see
    test_other_maps.py.
    """
    lacking: set[tuple[str, str]] = set()
    for place in sorted(place for place in GAMES[slug].varying if not place.startswith("map/")):
        file, section = place.split("/")
        entries = data_of(slug)[file][section]
        made = others_besides(slug, file, section, entries)
        lacking |= {(place, LIKE)} if len(made) < len(entries) else set()
        game = overridden(GAMES[slug], made)
        for one in made:
            twin, model = game.components[one.entry], game.components[one.value]
            assert twin.name["pl"].startswith(one.entry)
            for lang in ("en", "pl") if place not in OF_OTHERS else ():
                assert text_of(game, twin, lang) == text_of(game, model, lang)
    assert lacking == {found for found in COUNTED.get(slug, set()) if found[1] == LIKE}


@each_game
def test_a_box_may_lack_each_card_of_which_nothing_else_says_how_many_there_are(slug: str):
    refused: set[tuple[str, str]] = set()
    for place in sorted(GAMES[slug].varying):
        file, section = place.split("/")
        entries = data_of(slug)[file][section]
        for entry in entries[:: max(1, len(entries) // TAKEN_AWAY)]:
            game = loaded(slug, [Override(file, section, entry["id"], MISSING, True)])
            refused |= {(place, MISSING)} if game is None else set()
            assert game is None or entry["id"] not in game.components
    assert refused == {found for found in COUNTED.get(slug, set()) if found[1] == MISSING}


@each_game
@pytest.mark.parametrize("number", range(MATCHES))
def test_a_match_over_corrections_drawn_by_chance_comes_to_its_end(slug: str, number: int):
    tried(GAMES[slug], number)


def invalid() -> Iterator[tuple[str, Override]]:
    """Corrections that nobody could play: of another type than the field has, or of a field that is written wrongly."""
    for slug in IDENTITY:
        for file, section, entry, field in fields(slug):
            wrong: Any = "five" if isinstance(entry[field], int) else 5
            name = entry.get("id", section)
            yield slug, Override(file, section, name, field, wrong)
            yield slug, Override(file, section, name, f"{field}_", entry[field])


def test_every_correction_that_makes_no_sense_is_named_with_its_file_its_entry_and_its_field():
    wrong = list(invalid())
    unnamed: list[tuple[str, str]] = []
    for slug, one in islice(wrong, 0, None, max(1, len(wrong) // INVALID)):
        with pytest.raises(DataError) as error:
            overridden(GAMES[slug], [one])
        named = (error.value.file, error.value.entry) == (f"{slug}/{one.file}.json", one.entry)
        if not named or one.field not in error.value.problem:
            unnamed.append((str(one), str(error.value)))
    assert unnamed == []
