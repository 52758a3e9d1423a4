"""An owner's corrections made by the yard: every field of an entry with another value that some box could have.

Values come from the data themselves: what another entry of the same list says there, a number one higher or lower, a list with one
thing less or its last thing twice, the other truth.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from games import GAMES
from games.base import Game
from games.core.data import of_file
from games.core.errors import DataError
from games.core.merging import LIKE, MISSING, merge

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


VARIED = 0.2  # share of the corrections drawn by chance that add or take away an entry


class Override(NamedTuple):
    """One field of one entry with another value."""

    file: str
    section: str
    entry: str
    field: str
    value: Any

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
    return Override(file, section, f"another_{chance.randrange(10**6)}", LIKE, entry)


def overridden(game: Game[Any], overrides: list[Override]) -> Game[Any]:
    """The game over its data with these corrections laid over them. Raises DataError."""
    data = dict(data_of(game.slug))
    for one in overrides:
        entry = {one.field: one.value, **({"name": {"en": one.entry, "pl": one.entry}} if one.field == LIKE else {})}
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
    while len(made) < many:
        gone = {one.entry for one in made if one.field == MISSING}
        file, section, entry, field = chance.choice(known)
        one = besides(game.slug, chance) if chance.random() < VARIED else None
        if one is None:
            if entry.get("id") in gone or not (values := list(others(game.slug, file, section, entry, field))):
                continue
            one = Override(file, section, entry.get("id", section), field, chance.choice(values))
        elif gone & {one.entry, one.value}:
            continue
        try:
            overridden(game, [*made, one])
        except DataError as error:
            refused.append((one, error))
        else:
            made.append(one)
    return overridden(game, made), made, refused
