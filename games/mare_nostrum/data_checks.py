"""What the data files may not say: contradictions that no single field shows. Those of cards are in ``card_checks.py``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.core.data import check_data
from games.core.entries import missing_names, missing_words, repeated_ids
from games.core.errors import wrong
from games.mare_nostrum.card_checks import Found, card_problems, pillage_problems
from games.mare_nostrum.data import ComponentsFile, Empire, Entry, Files, MapFile, ProvinceEntry, Sea
from games.mare_nostrum.older_data import older_data
from games.mare_nostrum.state import COIN, SEATS, TITLES

SLUG = "mare_nostrum"
MAP, PARTS, NUMBERS = "map.json", "components.json", "numbers.json"
WORDED = ("main_board", "empire_mat", "empire_screen", "summary_sheet", "pyramids")  # with a text of their own
ROOM = (184, 132)  # that an area drawn by itself takes, on the scale of the corners
PRICED = ("control", "legion", "trireme", "fortress", "pyramids")  # beside the buildings


def load(text: bytes) -> Files:
    """The checked data from :func:`games.core.data.read_data`. Raises DataError naming file, entry and problem."""
    return check_data(text, Files, slug=SLUG, contradictions=contradictions, older_data=older_data)


def contradictions(files: Files) -> Iterator[tuple[str, str, str]]:
    """(file, entry, problem) for all that is well-formed but makes no sense; each problem names its fields."""
    parts, world = files.components, files.map
    goods = {entry.id for entry in parts.resources if not entry.kind and entry.id != COIN}
    yield from ((PARTS, entry, problem) for entry, problem in _parts(parts, goods))
    yield from ((PARTS, entry, problem) for entry, problem in card_problems(parts, {*goods, COIN}))
    places = {area.id for area in (*world.provinces, *world.seas)}
    every = repeated_ids((*entries(parts), *world.provinces, *world.seas))
    yield from ((MAP if entry in places else PARTS, entry, problem) for entry, problem in every)
    yield from ((MAP, entry, problem) for entry, problem in _map(world, goods))
    yield from ((NUMBERS, files.numbers.game.id, problem) for problem in _numbers(files))
    yield from ((PARTS, entry, problem) for entry, problem in _starts(files, {*goods, COIN}))
    yield from ((MAP, entry, problem) for entry, problem in _closed(files))


# ---------------------------------------------------------------------- components.json
def entries(parts: ComponentsFile) -> Iterator[Entry]:
    """Every entry of components.json."""
    for field in parts.__struct_fields__:
        yield from getattr(parts, field)


def _parts(parts: ComponentsFile, goods: set[str]) -> Found:
    yield from missing_names(entries(parts))
    yield from missing_words(entry for entry in entries(parts) if entry.id in WORDED)
    for entry in entries(parts):
        for field in ("count", "per_empire", "dice", "bonus", "cancels", "most_in_province"):
            value = getattr(entry, field, 0)
            if isinstance(value, int) and value < 0:
                yield entry.id, wrong("negative", "{field} must not be negative", field=field)
    if COIN not in {entry.id for entry in parts.resources}:
        yield COIN, wrong("needed", "missing: the rules cannot do without it")
    if sorted(entry.kind for entry in parts.resources if entry.kind) != sorted(goods):
        yield "resources", wrong("legendary-good-kind", "kind: there must be one legendary good of each kind")
    for building in parts.buildings:
        if any(amount < 0 for amount in building.income.values()):
            yield building.id, wrong("negative", "income must not be negative")
        if building.income.get("icon_good") and building.id != "caravan":
            yield building.id, wrong("income-of-caravan", "income: only the space of a caravan has a good")
    for unit in parts.units:
        if unit.most_in_province and unit.id != "fortress":
            yield unit.id, wrong("fortresses-limited", "most_in_province: only fortresses are limited")
    sides = Counter(value for marker in parts.exchange_markers for value in {*marker.values})
    for marker in parts.exchange_markers:
        if any(value < 0 or sides[value] > 1 for value in marker.values):
            yield marker.id, wrong("values-0-more-other-marker", "values must be 0 or more, and on no other marker")
    if not parts.exchange_markers:
        yield "exchange_markers", wrong("no-values", "values: there must be some")
    for die in parts.dice:
        if not die.faces or min(die.faces) < 0:
            yield die.id, wrong("some-none-below-0", "faces: there must be some, none below 0")
    colors = Counter(empire.color for empire in parts.empires)
    for empire in parts.empires:
        if colors[empire.color] > 1:
            yield empire.id, wrong("two-empires", "color: two empires are {color}", color=empire.color)


# ---------------------------------------------------------------------- map.json
def _map(world: MapFile, goods: set[str]) -> Found:
    provinces = {province.id for province in world.provinces}
    seas = {sea.id for sea in world.seas}
    yield from missing_names((*world.provinces, *world.seas))
    yield from _ground(world)
    for area in (*world.provinces, *world.seas):
        alike = provinces if area.id in provinces else seas
        if len(area.outline) < 3 or not set(area.outline) <= set(world.vertices):
            yield (
                area.id,
                wrong("outline-name-corners-map-three", "outline must name corners of the map, three or more"),
            )
        for other in set(area.borders) - (alike - {area.id}):
            yield (
                area.id,
                wrong(
                    "no-other-area",
                    "borders: {other!r} is no other {area}",
                    other=other,
                    area="province" if alike is provinces else "sea",
                ),
            )
    for province in world.provinces:
        yield from (
            (province.id, wrong("no-sea", "seas: {sea!r} is no sea", sea=sea)) for sea in set(province.seas) - seas
        )
        yield from (
            (province.id, wrong("spaces", "spaces: {problem}", problem=problem)) for problem in _spaces(province, goods)
        )


def _ground(world: MapFile) -> Found:
    """R2.1: no area lies on another; one that is drawn by itself has the room that it takes."""
    areas = (*world.provinces, *world.seas)
    outlines = [(area.id, _sides(area.outline)) for area in areas if area.at is None]
    sides = Counter(side for _, outline in outlines for side in outline)
    over = [
        name for number, (name, outline) in enumerate(outlines) if outline in [other for _, other in outlines[:number]]
    ]
    over += [name for name, outline in outlines if any(sides[side] > 2 for side in outline)]
    for name in over[:1]:
        yield name, wrong("lies-on-others", "at, outline: it lies where others are; say at which place it is")
    placed = [(area, area.at) for area in areas if area.at is not None]
    across, down = zip(*world.vertices.values(), strict=True)
    for number, (area, (x, y)) in enumerate(placed):
        if not (min(across) <= x <= max(across) and min(down) <= y <= max(down)):
            yield area.id, wrong("off-the-map", "at: it does not lie on the map")
        for other, (left, top) in placed[:number]:
            if abs(x - left) < ROOM[0] and abs(y - top) < ROOM[1]:
                yield area.id, wrong("covers", "at: it would cover {other!r}", other=other.id)


def _sides(outline: list[str]) -> set[frozenset[str]]:
    return {frozenset((corner, outline[place - 1])) for place, corner in enumerate(outline)}


def _spaces(province: ProvinceEntry, goods: set[str]) -> Iterator[str]:
    spots = [space.spot for space in province.spaces]
    if len(spots) != len(set(spots)):
        yield wrong("two-cannot-told-apart", "there are two that cannot be told apart")
    for space in province.spaces:
        if (space.building == "caravan") != bool(space.good):
            yield wrong("caravan-good-other-building", "a caravan has a good and no other building has one")
        elif space.good and space.good not in goods:
            yield wrong("no-good", "{good!r} is no good", good=space.good)


# ---------------------------------------------------------------------- numbers.json
def _numbers(files: Files) -> Iterator[str]:
    numbers, parts = files.numbers.game, files.components
    known = {empire.id for empire in parts.empires}
    for seats in SEATS:
        chosen = numbers.empires.get(seats, [])
        titles = numbers.start_titles.get(seats, {})
        if len(set(chosen)) != seats or len(chosen) != seats or not set(chosen) <= known:
            yield wrong("empires-name-players", "empires must name {seats} of them for {seats} players", seats=seats)
        elif titles.keys() != set(TITLES) or not set(titles.values()) <= set(chosen):
            yield wrong(
                "start-titles-name-track-empires",
                "start_titles must name for each track one of the empires for {seats} players",
                seats=seats,
            )
    prices = {**numbers.prices}
    if prices.keys() != {*PRICED, *(building.id for building in parts.buildings)} or min(prices.values()) < 1:
        yield wrong("prices-1-more-everything-built", "prices must be 1 or more, for everything that can be built")
    if not numbers.cards or min(numbers.cards) < 1:
        yield wrong("prices-1-more", "cards: there must be prices, each 1 or more")
    for field in ("display", "track_length", "hit", "cities_to_win"):
        if getattr(numbers, field) < 1:
            yield wrong("1-more", "{field} must be 1 or more", field=field)
    if numbers.kept_coins < 0:
        yield wrong("negative", "kept_coins must not be negative")
    if numbers.pillage.keys() != {building.id for building in parts.buildings}:
        yield wrong("pillage-say-building-brings", "pillage must say what each building brings")
    yield from (
        wrong("pillage", "pillage: {problem}", problem=problem) for problem in pillage_problems(numbers.pillage)
    )


# ---------------------------------------------------------------------- how a match begins
def _starts(files: Files, resources: set[str]) -> Found:
    parts = files.components
    spots = {province.id: [space.spot for space in province.spaces] for province in files.map.provinces}
    owners = Counter(home for empire in parts.empires for home in empire.homes)
    for empire in parts.empires:
        for home, built in empire.homes.items():
            if home not in spots:
                yield empire.id, wrong("no-province", "homes: {home!r} is no province", home=home)
            elif not set(built) <= set(spots[home]) or len(set(built)) < len(built):
                yield empire.id, wrong("such-spaces", "homes: {home!r} has no such spaces", home=home)
            if owners[home] > 1:
                yield empire.id, wrong("home-two-empires", "homes: {home!r} is a home of two empires", home=home)
        if empire.capital_province not in empire.homes:
            yield (
                empire.id,
                wrong(
                    "none-homes",
                    "capital_province: {capital_province!r} is none of its homes",
                    capital_province=empire.capital_province,
                ),
            )
        given = empire.starting_resources
        if not set(given) <= resources or any(count < 0 for count in given.values()):
            yield (
                empire.id,
                wrong(
                    "starts-unknown-resource-less-than",
                    "starting_resources: it starts with an unknown resource, or less than none",
                ),
            )
        if any(count < 0 for count in empire.units_at_start.values()):
            yield empire.id, wrong("negative", "units_at_start must not be negative")
        yield from _pieces(parts, empire)
    by_id = {empire.id: empire for empire in parts.empires}
    for seats in SEATS:
        needed = Counter[str]()
        for name in files.numbers.game.empires[seats]:
            needed.update(by_id[name].starting_resources)
        for resource in parts.resources:
            if needed[resource.id] > resource.count:
                yield (
                    resource.id,
                    wrong(
                        "fewer-than-starting-resources-empires",
                        "count: fewer than the starting_resources of the empires for {seats} players",
                        seats=seats,
                    ),
                )


def _pieces(parts: ComponentsFile, empire: Empire) -> Found:
    """R14.1: what it begins with must be there."""
    at_start: dict[str, int] = {**empire.units_at_start}
    for unit in parts.units:
        begins = at_start.get(unit.id, 0)
        if begins > unit.per_empire:
            yield (
                unit.id,
                wrong("fewer-than-units-start", "per_empire: fewer than the units_at_start of {id}", id=empire.id),
            )
        if 0 < unit.most_in_province < begins:
            yield (
                unit.id,
                wrong(
                    "fewer-than-units-start", "most_in_province: fewer than the units_at_start of {id}", id=empire.id
                ),
            )
    for marker in parts.markers:
        if marker.id == "control_marker" and marker.per_empire < len(empire.homes) - 1:
            yield marker.id, wrong("fewer-than-homes", "per_empire: fewer than the homes of {id}", id=empire.id)


def _closed(files: Files) -> Found:
    """R3.2: the home provinces of those who play are open, the capital provinces of the others are not."""
    areas: dict[str, ProvinceEntry | Sea] = {area.id: area for area in (*files.map.provinces, *files.map.seas)}
    for seats in SEATS:
        for empire in files.components.empires:
            if empire.id in files.numbers.game.empires[seats]:
                for home in empire.homes:
                    if seats in areas[home].closed_with:
                        yield (
                            home,
                            wrong(
                                "closed-players-empires-homes",
                                "closed_with {seats} players, whose empires have their homes there",
                                seats=seats,
                            ),
                        )
            elif seats not in areas[empire.capital_province].closed_with:
                yield (
                    empire.capital_province,
                    wrong(
                        "closed-capital-province-none-empires",
                        "closed_with must have {seats}: it is the capital_province of none of their empires (homes)",
                        seats=seats,
                    ),
                )
