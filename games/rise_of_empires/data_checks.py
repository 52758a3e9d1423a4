"""What the data files may not say: contradictions that no single field shows."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.data import check_data
from games.core.entries import missing_names, repeated_ids
from games.core.errors import wrong
from games.rise_of_empires.data import (
    Area,
    ComponentsFile,
    EmpireTile,
    Entry,
    Files,
    MapFile,
    Numbers,
    Region,
    Water,
)
from games.rise_of_empires.older_data import older_data
from games.rise_of_empires.state import ERAS, ROWS, SEATS
from games.rise_of_empires.vocabulary import OF_CITIES, OF_TERRITORY, Effect, PlaceCubes, RemoveEnemyCubes, ScoreRegion

SLUG = "rise_of_empires"
MAP, PARTS, NUMBERS = "map.json", "components.json", "numbers.json"
Found = Iterator[tuple[str, str]]
ROOM = (132, 186)  # that a region drawn by itself takes, in thousandths of the map


def load(text: bytes) -> Files:
    """The checked data from :func:`games.core.data.read_data`. Raises DataError naming file, entry and problem."""
    return check_data(text, Files, slug=SLUG, contradictions=contradictions, older_data=older_data)


def contradictions(files: Files) -> Iterator[tuple[str, str, str]]:
    """(file, entry, problem) for all that is well-formed but makes no sense."""
    yield from ((PARTS, entry, problem) for entry, problem in _parts(files.components))
    world = files.map
    on_map = {entry.id for entry in (*world.areas, *world.waters, *world.regions)}
    every = repeated_ids((*_entries(files.components), *world.areas, *world.waters, *world.regions))
    yield from ((MAP if entry in on_map else PARTS, entry, problem) for entry, problem in every)
    yield from ((MAP, entry, problem) for entry, problem in _map(files.map))
    yield from ((NUMBERS, files.numbers.game.id, problem) for problem in _numbers(files))


# ---------------------------------------------------------------------- components.json
def _entries(parts: ComponentsFile) -> Iterator[Entry]:
    for field in parts.__struct_fields__:
        yield from getattr(parts, field)


def _parts(parts: ComponentsFile) -> Found:
    yield from missing_names(_entries(parts))
    for entry in _entries(parts):
        if entry.count < 0:
            yield entry.id, wrong("negative", "count must not be negative")
    counters = {OF_CITIES, *(OF_TERRITORY + tile.id for tile in parts.territory)}
    for tile in (*parts.territory, *parts.progress, *parts.city):
        if tile.cost < 0:
            yield tile.id, wrong("negative", "cost must not be negative")
        if sum(effect.when == "flip" for effect in tile.effects) > 1:
            yield tile.id, wrong("tile-flip-effect-most", "effects: a tile has one flip effect at most")
        for place, effect in enumerate(tile.effects, 1):
            for problem in _effect(effect, counters):
                yield tile.id, wrong("effect", "effects: number {place} {problem}", place=place, problem=problem)
    for tile in (*parts.territory, *parts.progress):
        if any(effect.when == "upkeep" for effect in tile.effects):
            yield tile.id, wrong("city-tiles-upkeep-discs", "effects: only city tiles have upkeep in discs")
    for tile in parts.city:
        if tile.count > 1:
            yield tile.id, wrong("every-city-tile-exists-once", "count: every city tile exists once at most")
        if any(effect.when == "flip" for effect in tile.effects):
            yield tile.id, wrong("progress-tiles-flipped", "effects: only progress tiles are flipped")
    for empire in parts.empire:
        yield from ((empire.id, problem) for problem in _empire(empire))


def _effect(effect: Effect, counters: set[str]) -> Iterator[str]:
    if any(amount < 1 for part in (effect.gain, effect.pay, *effect.choose_one) for amount in part.values()):
        yield wrong("amount-below-1", "has an amount below 1")
    if effect.per and effect.per not in counters:
        yield wrong("counts-unknown", "counts {per!r}, which is unknown", per=effect.per)
    if (effect.when == "flip") != (effect.window is not None):
        yield wrong("window-exactly-if-flip", "has a window exactly if it is a flip")
    if (effect.when == "always") != (effect.modify is not None):
        yield wrong("modifies-rule-exactly-if-holds", "modifies a rule exactly if it holds always")
    if effect.do is not None and effect.when != "flip":
        yield wrong("does-something-flips", "does something, which only flips can")
    if effect.choose_one and (effect.when != "income" or any(len(option) != 1 for option in effect.choose_one)):
        yield wrong(
            "offers-choice-income-resource", "offers a choice, which is for the income and of one resource each"
        )
    if len({name for option in effect.choose_one for name in option}) != len(effect.choose_one) or any(
        "food" in option for option in effect.choose_one
    ):
        yield wrong("offers-resource-twice-food", "offers a resource twice, or food")
    allowed = {"food": {"food"}, "upkeep": {"disc"}, "flip": {"gold", "cube", "disc"}}.get(effect.when, set[str]())
    if not set(effect.pay) <= allowed:
        yield wrong("pays-possible-then", "pays {goods}, which is not possible then", goods=sorted(effect.pay))
    gained = {"food": {"food"}, "scoring": {"vp"}, "upkeep": set[str](), "income": {"cube", "gold", "disc"}}
    if effect.when in gained and not set(effect.gain) <= gained[effect.when]:
        yield wrong("gains-possible-then", "gains {goods}, which is not possible then", goods=sorted(effect.gain))
    if effect.modify is not None:
        allowed_value = {
            "overseas_open_from_era": ERAS,
            "removal_fee_per_disc": range(99),
            "trade_gold_bonus": range(99),
        }
        if effect.modify.value not in allowed_value.get(effect.modify.rule, (effect.modify.value,)):
            yield wrong(
                "value-rule-cannot", "has the value {value}, which its rule cannot have", value=effect.modify.value
            )
    if not (effect.gain or effect.pay or effect.choose_one or effect.do or effect.modify):
        yield wrong("effect-empty", "is empty")
    if effect.window == "scoring" and (effect.gain or effect.pay):
        yield wrong("scores-region-neither-gain-nor", "scores a region and must neither gain nor pay anything")
    windows: dict[object, str] = {
        RemoveEnemyCubes: "empire_after_war",
        PlaceCubes: "empire_placement",
        ScoreRegion: "scoring",
    }
    if effect.when == "flip" and effect.window != windows.get(type(effect.do), "own_turn"):
        yield wrong("wrong-window-does", "has the wrong window for what it does")


def _empire(tile: EmpireTile) -> Iterator[str]:
    for field, side in (("front", tile.front), ("back", tile.back)):
        if side.regions < 1:
            yield wrong("side-allow-region", "{field}: a side must allow a region", field=field)
        if min(side.attacker_loses, side.defender_loses) < 0:
            yield wrong("negative-2", "{field}: losses must not be negative", field=field)
    if tile.count > 1:
        yield wrong("every-empire-tile-exists-once", "count: every empire tile exists once at most")


# ---------------------------------------------------------------------- map.json
def _map(world: MapFile) -> Found:
    regions = {region.id: region for region in world.regions}
    areas = {area.id: area for area in world.areas}
    yield from _places(world)
    touching: set[frozenset[str]] = set()
    for region in world.regions:
        if region.area not in areas:
            yield region.id, wrong("unknown-area", "area: unknown area {area!r}", area=region.area)
        if not region.vp.first >= region.vp.second >= 0:
            yield (
                region.id,
                wrong(
                    "first-value-below-second-nor", "vp: the first value must not be below the second, nor that below 0"
                ),
            )
        if any(amount < 1 for amount in region.bonus.values()):
            yield region.id, wrong("below-1", "bonus: an amount is below 1")
        for other, border in region.adjacent.items():
            if other not in regions or other == region.id:
                yield region.id, wrong("other-region", "adjacent: {other!r} is no other region", other=other)
            elif border != "none":
                touching.add(frozenset((region.id, other)))
                yield from ((region.id, problem) for problem in _border(region, regions[other], border, areas))
    for apart in world.never_adjacent:
        if frozenset(apart.places) in touching:
            yield apart.id, wrong("never-touch", "places: these never touch")


def _places(world: MapFile) -> Found:
    """R2.2: no region is drawn over another."""
    where: dict[tuple[float, float], str] = {}
    placed: list[Region | Water] = []
    for place in (*world.waters, *world.regions):
        if place.at is None:
            if (spot := (place.center.lon, place.center.lat)) in where:
                yield (
                    place.id,
                    wrong("lies-on-others", "at, center: it lies where others are; say at which place it is"),
                )
            where[spot] = place.id
            continue
        x, y = place.at
        if not (0 <= x <= 1000 and 0 <= y <= 1000):
            yield place.id, wrong("off-the-map", "at: it does not lie on the map")
        for other in placed:
            assert other.at is not None
            if abs(x - other.at[0]) < ROOM[0] and abs(y - other.at[1]) < ROOM[1]:
                yield place.id, wrong("covers", "at: it would cover {other!r}", other=other.id)
        placed.append(place)


def _border(region: Region, other: Region, border: str, areas: dict[str, Area]) -> Iterator[str]:
    if "closed" in (region.kind, other.kind):
        yield wrong("closed-region-borders", "adjacent, kind: {id!r}: a closed region has no borders", id=other.id)
    if (border == "coast") != ("sea" in (region.kind, other.kind)):
        yield wrong(
            "borders-sea-others-coasts",
            "adjacent, kind: {id!r}: borders with a sea, and no others, are coasts",
            id=other.id,
        )
    if region.area != other.area and any(name in areas and areas[name].overseas for name in (region.area, other.area)):
        yield wrong(
            "overseas-areas-touch-other-area", "adjacent, kind: {id!r}: overseas areas touch no other area", id=other.id
        )


# ---------------------------------------------------------------------- numbers.json
def _numbers(files: Files) -> Iterator[str]:
    parts, numbers = files.components, files.numbers.game
    if numbers.players != list(SEATS):
        yield wrong("players-fixed", "players must be {seats}", seats=list(SEATS))
    if any(seats not in numbers.row_limit for seats in SEATS):
        yield wrong("row-limit-lacks-number-players", "row_limit lacks a number of players")
    elif any((len(ROWS) - 1) * numbers.row_limit[seats] < seats * numbers.actions for seats in SEATS):
        yield wrong("rows-too-short-discs", "row_limit, actions: the rows are too short for all discs")
    if numbers.empire_row_limit > sum(tile.count for tile in parts.empire):
        yield wrong(
            "more-circles-empire-tiles-than", "empire_row_limit: there are more circles for empire tiles than tiles"
        )
    if numbers.start.cube > numbers.cubes or numbers.start.disc * SEATS[-1] > numbers.discs:
        yield wrong("too-few-pieces-start", "start, cubes, discs: there are too few pieces for the start")
    yield from _ranges(numbers)


def _ranges(numbers: Numbers) -> Iterator[str]:
    amounts = {
        "start": [numbers.start.gold, numbers.start.disc, numbers.start.cube, numbers.start.food],
        "offers": [numbers.offers.progress, numbers.offers.territory],
        "older_progress_cost": [*numbers.older_progress_cost.values()],
        "fee": [numbers.fee.per_disc],
        "trade": [*numbers.trade.gold_by_space, numbers.trade.vp],
        "most_food": [numbers.most_food - numbers.start.food],
        "actions": [numbers.actions - 1],
        "era_end_divisor": [numbers.era_end_divisor - 1],
        "empire_row_limit": [numbers.empire_row_limit],
    }
    yield from (
        wrong("number-too-small", "{field}: a number is too small", field=field)
        for field, values in amounts.items()
        if min(values, default=0) < 0
    )
    if numbers.trade.vp_discs < 1:
        yield wrong("number-too-small", "trade: a number is too small")
    if len(set(numbers.fee.payable_with)) != len(numbers.fee.payable_with):
        yield wrong("something-twice", "fee: something is there twice")
