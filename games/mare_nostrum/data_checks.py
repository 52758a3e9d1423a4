"""What the data files may not say: contradictions that no single field shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.core.data import check_data
from games.core.entries import missing_words, repeated_ids
from games.mare_nostrum.data import ComponentsFile, Entry, Files, MapFile
from games.mare_nostrum.state import COIN, SEATS

SLUG = "mare_nostrum"
MAP, PARTS, NUMBERS = "map.json", "components.json", "numbers.json"


def load(text: bytes) -> Files:
    """The checked data from :func:`games.core.data.read_data`. Raises DataError naming file, entry and problem."""
    return check_data(text, Files, slug=SLUG, contradictions=contradictions)


def contradictions(files: Files) -> Iterator[tuple[str, str, str]]:
    """(file, entry, problem) for all that is well-formed but makes no sense."""
    yield from ((PARTS, entry, problem) for entry, problem in _parts(files.components))
    yield from ((MAP, entry, problem) for entry, problem in _map(files.map))
    yield from ((PARTS, entry, problem) for entry, problem in _together(files))
    yield from ((NUMBERS, files.numbers.game.id, problem) for problem in _numbers(files))


# ---------------------------------------------------------------------- components.json
def entries(parts: ComponentsFile) -> Iterator[Entry]:
    """Every entry of components.json."""
    for field in parts.__struct_fields__:
        yield from getattr(parts, field)


def _parts(parts: ComponentsFile) -> Iterator[tuple[str, str]]:
    yield from repeated_ids(entries(parts))
    yield from missing_words(entries(parts))
    for entry in entries(parts):
        if entry.count < 0:
            yield entry.id, "count must not be negative"
    goods = {entry.id for entry in parts.resources if entry.type == "good"}
    legendary = [entry for entry in parts.resources if entry.type == "legendary_good"]
    if sorted(entry.kind for entry in legendary) != sorted(goods):
        yield "resources", "there must be one legendary good of each kind"
    for unit in parts.units:
        if unit.count != unit.per_empire * len(parts.empires):
            yield unit.id, "count must be as many as the empires have together"
    heroes = {card.id: card for card in parts.cards if card.category == "starting_hero"}
    for empire in parts.empires:
        if empire.starting_hero not in heroes or heroes[empire.starting_hero].empire != empire.id:
            yield empire.id, f"{empire.starting_hero!r} is not its starting hero"
        if not set(empire.starting_resources) <= {*goods, COIN}:
            yield empire.id, "it starts with an unknown resource"
    for card in parts.cards:
        cheap = card.power.cheap
        if cheap is not None and not set(cheap.options) <= {*goods, COIN}:
            yield card.id, "the power names an unknown resource"


# ---------------------------------------------------------------------- map.json
def _map(world: MapFile) -> Iterator[tuple[str, str]]:
    provinces = {province.id: province for province in world.provinces}
    seas = {sea.id: sea for sea in world.seas}
    for area in (*world.provinces, *world.seas):
        if any(corner not in world.vertices for corner in area.outline):
            yield area.id, "its outline has an unknown corner"
    for province in world.provinces:
        spots = [space.spot for space in province.spaces]
        if len(spots) != len(set(spots)):
            yield province.id, "it has two spaces that cannot be told apart"
        for other in province.land:
            if other not in provinces or province.id not in provinces[other].land:
                yield province.id, f"{other!r} is no neighbour of it in turn"
        for sea in province.seas:
            if sea not in seas or province.id not in seas[sea].coasts:
                yield province.id, f"{sea!r} does not touch it in turn"
    for sea in world.seas:
        for other in sea.seas:
            if other not in seas or sea.id not in seas[other].seas:
                yield sea.id, f"{other!r} is no neighbour of it in turn"
        if any(coast not in provinces or sea.id not in provinces[coast].seas for coast in sea.coasts):
            yield sea.id, "a coast does not touch it in turn"
    for seats in SEATS:
        if not set(world.closed.get(seats, [""])) <= {*provinces, *seas}:
            yield "closed", f"what is closed with {seats} players is not known"


# ---------------------------------------------------------------------- all files
def _together(files: Files) -> Iterator[tuple[str, str]]:
    parts, world = files.components, files.map
    spaces = [space for province in world.provinces for space in province.spaces]
    built = Counter(space.building for space in spaces)
    for building in parts.buildings:
        if built[building.id] > building.count:
            yield building.id, f"{built[building.id]} spaces need as many tokens"
    grown = Counter(space.good for space in spaces if space.building == "caravan")
    for resource in parts.resources:
        if grown[resource.id] != resource.caravan_spaces:
            yield resource.id, f"caravan_spaces must be {grown[resource.id]}"
    of_province = {province.id: {space.spot for space in province.spaces} for province in world.provinces}
    capitals = {province.id: province.capital_of for province in world.provinces}
    for empire in parts.empires:
        if capitals.get(empire.capital_province) != empire.id or empire.capital_province not in empire.homes:
            yield empire.id, f"{empire.capital_province!r} is not its capital province"
        for home, spots in empire.homes.items():
            if not set(spots) <= of_province.get(home, set()):
                yield empire.id, f"{home!r} has no such spaces"


def _numbers(files: Files) -> Iterator[str]:
    numbers, parts = files.numbers.game, files.components
    known = {empire.id: empire for empire in parts.empires}
    for seats in SEATS:
        chosen = numbers.empires.get(seats, [])
        if len(chosen) != seats or not set(chosen) <= set(known):
            yield f"empires must name {seats} of them for {seats} players"
            continue
        titles = numbers.start_titles.get(seats, {})
        if len(titles) != 3 or not set(titles.values()) <= set(chosen):
            yield f"start_titles must name an empire for each track for {seats} players"
        closed = files.map.closed[seats]
        if any(home in closed for name in chosen for home in known[name].homes):
            yield f"a home province is closed with {seats} players"
