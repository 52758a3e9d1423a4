"""An owner's corrections made by the yard: every field of an entry with another value that some box could have.

Values come from the data themselves: what another entry of the same list says there, a number one higher or lower, a list with one
thing less or its last thing twice, the other truth.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from games import GAMES
from games.base import Game
from games.core.data import of_file
from games.core.errors import DataError
from games.core.merging import LIKE, MISSING, merge
from games.mosaic.data import SIDES

WORDS = frozenset(
    {"id", "name", "text", "source", "source_note", "field_sources", "sources", "reconstructed_fields", "uncertain"}
)
# What says which thing an entry is, by game: to have it otherwise would be another entry.
IDENTITY: dict[str, frozenset[str]] = {
    "mosaic": frozenset(
        {
            "productions.key",
            "build_cards.kind",
            "tax_tariff_cards.kind",
            "tax_tariff_fallback.kind",
            "trade_goods.kind",
            "cache_tokens.kind",
            "empire_scoring_cards.deck",
            "regions.code",
            "links.regions",
            "hexes.q",
            "hexes.r",
            "hexes.region",
            "hexes.token",  # there are as many hexes with a Cache as Caches
            "game.players",
        }
    ),
    "imperial_settlers": frozenset(
        {
            *(f"cards.{field}" for field in ("deck", "kind")),
            "attack_cards.deck",
            "attack_cards.kind",
            "boards.deck",
            "game.players",
        }
    ),
    "rise_of_empires": frozenset(
        {"game.players", "never_adjacent.places", "regions.kind", "regions.area", "regions.adjacent"}
    ),
    "mare_nostrum": frozenset({"resources.kind", "cards.category", "cards.empire"}),
    "founders_of_the_empire": frozenset(
        {"tiles.kind", "tokens.kind", "game.players", "game.setup.start_tiles_per_player"}
    ),
}


VARIED = 0.3  # share of the corrections drawn by chance that add or take away an entry, or a border


class Override(NamedTuple):
    """One field of one entry with another value."""

    file: str
    section: str
    entry: str
    field: str
    value: Any
    also: Mapping[str, Any] = MappingProxyType({})  # what an entry besides ours must say itself

    @property
    def place(self) -> str:
        """The list and the field."""
        return f"{self.section}.{self.field}"


@cache
def data_of(slug: str) -> dict[str, dict[str, Any]]:
    """The data of a game as they are delivered; not to be changed."""
    return msgspec.json.decode(GAMES[slug].data_text)


def fields(slug: str) -> Iterator[tuple[str, str, dict[str, Any], str]]:
    """(file, section, entry, field) for all that a correction can name, words and identity apart."""
    identity = IDENTITY[slug]
    for file, sections in data_of(slug).items():
        for section, listed in sections.items():
            for entry in listed if isinstance(listed, list) else [listed]:
                for field in entry if "id" in entry else ():
                    if field not in WORDS and f"{section}.{field}" not in identity:
                        yield file, section, entry, field


def others(slug: str, file: str, section: str, entry: dict[str, Any], field: str) -> Iterator[Any]:
    """Other values for a field, the plainest first."""
    value = entry[field]
    listed = data_of(slug)[file][section]
    seen = [other[field] for other in listed if field in other] if isinstance(listed, list) else []
    if isinstance(value, dict):
        inner = [{**value, name: other[name]} for other in seen for name in value if name in other]
        seen = [*inner, *seen]
    for other in [*_varied(value), *seen]:
        if other != value:
            yield other


def _varied(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, list) and value:
        yield from ([*value[:-1], value[0]], value[1:], value[:-1], [*value, value[-1]])
    elif isinstance(value, dict):
        for name, inner in value.items():
            for other in _varied(inner):
                yield {**value, name: other}


def besides(slug: str, chance: random.Random) -> Override | None:
    """A further entry like one of ours, or one of ours that is missing; None for a game whose boxes all have the same."""
    lists = sorted(GAMES[slug].varying)
    if not lists:
        return None
    file, _, section = chance.choice(lists).partition("/")
    entry = chance.choice(data_of(slug)[file][section])["id"]
    if chance.random() < 0.5:
        return Override(file, section, entry, MISSING, True)
    also = placed(slug, f"{file}/{section}", chance)
    return Override(file, section, f"another_{chance.randrange(10**6)}", LIKE, entry, also)


def placed(slug: str, place: str, chance: random.Random) -> Mapping[str, Any]:
    """What says where something new on a map is drawn, by chance: on free ground, more often than not."""
    match slug, place:
        case "mare_nostrum", "map/provinces" | "map/seas":
            return {"at": [chance.randrange(20, 1580), chance.randrange(20, 1110)]}
        case "rise_of_empires", "map/regions" | "map/waters":
            return {"at": [chance.randrange(1000), chance.randrange(1000)]}
        case "mosaic", "map/regions":
            return {"code": f"Z{chance.randrange(1000)}"}
        case "mosaic", "map/hexes":
            beside = chance.choice(data_of(slug)["map"]["hexes"])
            q, r = chance.choice(SIDES)
            return {"q": beside["q"] + q, "r": beside["r"] + r, "region": beside["region"]}
        case _:
            return {}


def borders(slug: str, chance: random.Random) -> Override | None:
    """A border that a box has besides, or lacks; None for a game without any that a field says."""
    world = data_of(slug).get("map", {})
    match slug:
        case "mare_nostrum":
            section = chance.choice(("provinces", "seas"))
            field = chance.choice(("borders", "seas")) if section == "provinces" else "borders"
            entry, other = chance.choice(world[section]), chance.choice(world["seas" if field == "seas" else section])
            known = entry[field]
            now = [name for name in known if name != other["id"]] if other["id"] in known else [*known, other["id"]]
            return Override("map", section, entry["id"], field, now)
        case "rise_of_empires":
            entry, other = chance.choice(world["regions"]), chance.choice(world["regions"])
            kind = chance.choice(("border", "coast", "arrow", "none"))
            return Override("map", "regions", entry["id"], "adjacent", {other["id"]: kind})
        case "mosaic":
            entry = chance.choice(world["hexes"])
            at = {(place["q"], place["r"]): place["id"] for place in world["hexes"]}
            beside = [at[spot] for q, r in SIDES if (spot := (entry["q"] + q, entry["r"] + r)) in at]
            return Override("map", "hexes", entry["id"], "apart", [chance.choice(beside)])
        case _:
            return None


def overridden(game: Game[Any], overrides: list[Override]) -> Game[Any]:
    """The game over its data with these corrections laid over them. Raises DataError."""
    data = dict(data_of(game.slug))
    for one in overrides:
        named = one.field == LIKE and "name" in data_of(game.slug)[one.file][one.section][0]
        entry = {one.field: one.value, **one.also, **({"name": {"en": one.entry, "pl": one.entry}} if named else {})}
        whole = isinstance(data[one.file][one.section], dict)
        own = {one.section: entry if whole else [{"id": one.entry, **entry}]}
        data[one.file] = merge(data[one.file], own, file=f"{one.file}.json", varying=of_file(game.varying, one.file))
    return game.with_data(msgspec.json.encode(data))


def at_random(
    game: Game[Any], chance: random.Random, many: int
) -> tuple[Game[Any], list[Override], list[tuple[Override, DataError]]]:
    """The game with so many corrections drawn by chance, those that were made, and those that were refused, each with its error. Some
    say that an entry is missing, or that there is another one besides.
    """
    known = list(fields(game.slug))
    made: list[Override] = []
    refused: list[tuple[Override, DataError]] = []
    gone: set[str] = set()  # with what goes with it
    while len(made) < many:
        file, section, entry, field = chance.choice(known)
        one = chance.choice((besides, borders))(game.slug, chance) if chance.random() < VARIED else None
        if one is None:
            if not (values := list(others(game.slug, file, section, entry, field))):
                continue
            one = Override(file, section, entry.get("id", section), field, chance.choice(values))
        if gone & {one.entry, *([one.value] if one.field == LIKE else [])}:
            continue
        try:
            corrected = overridden(game, [*made, one])
        except DataError as error:
            refused.append((one, error))
        else:
            made.append(one)
            gone |= lacking(game.slug, corrected) if one.field == MISSING else set()
    return overridden(game, made), made, refused


def lacking(slug: str, corrected: Game[Any]) -> set[str]:
    """The entries that a game has not any more."""
    ours, theirs = (
        {
            entry["id"]
            for sections in files.values()
            for listed in sections.values()
            if isinstance(listed, list)
            for entry in listed
        }
        for files in (data_of(slug), msgspec.json.decode(corrected.data_text))
    )
    return ours - theirs
