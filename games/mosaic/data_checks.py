"""What the data files may not say: contradictions that no single field shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.core.data import check_data
from games.core.entries import missing_names, missing_words, repeated_ids
from games.mosaic.data import SIDES, ComponentsFile, Entry, Files, MapFile, Numbers
from games.mosaic.older_data import older_data
from games.mosaic.state import SEATS
from games.mosaic.vocabulary import COUNTERS, OF_PILLAR, Effect
from games.mosaic.wording import wording

SLUG = "mosaic"
MAP, PARTS, NUMBERS = "map.json", "components.json", "numbers.json"


def load(text: bytes) -> Files:
    """The checked data from :func:`games.core.data.read_data`. Raises DataError naming file, entry and problem."""
    return check_data(text, Files, slug=SLUG, contradictions=contradictions, older_data=older_data)


def contradictions(files: Files) -> Iterator[tuple[str, str, str]]:
    """(file, entry, problem) for all that is well-formed but makes no sense."""
    yield from ((PARTS, entry, problem) for entry, problem in _parts(files.components, files.numbers.game))
    yield from ((MAP, entry, problem) for entry, problem in _map(files.map))
    yield from _together(files)


# ---------------------------------------------------------------------- components.json
def entries(parts: ComponentsFile) -> Iterator[Entry]:
    """Every entry of components.json."""
    for field in parts.__struct_fields__:
        part = getattr(parts, field)
        yield from part if isinstance(part, list) else (part,)


def _parts(parts: ComponentsFile, numbers: Numbers) -> Iterator[tuple[str, str]]:
    yield from repeated_ids(entries(parts))
    yield from missing_names(entries(parts))
    yield from missing_words(entry for entry in entries(parts) if not wording(numbers, entry))
    for entry in entries(parts):
        if entry.count < 0:
            yield entry.id, "count must not be negative"
    pillars = {pillar.id for pillar in parts.pillars}
    for card in (*parts.technologies, *parts.governments):
        yield from (
            (card.id, f"requirement: unknown pillar {name!r}") for name in card.requirement if name not in pillars
        )
    for card in (*parts.technologies, *parts.build_cards, *parts.leaders):
        yield from ((card.id, f"pillars: unknown pillar {name!r}") for name in card.pillars if name not in pillars)
    for age in parts.golden_ages:
        if age.requirement.pillar not in pillars:
            yield age.id, f"requirement: unknown pillar {age.requirement.pillar!r}"
    yield from _effects(parts, pillars)
    for track in parts.productions:
        if track.start < 0:
            yield track.id, "start must not be negative"
    if {card.deck for card in parts.empire_scoring_cards} != {"technology", "build", "population", "tax_tariff"}:
        yield "empire_scoring_cards", "there must be one for each deck"
    if {track.key for track in parts.productions} != {"ideas", "stone", "food", "tax", "tariff"}:
        yield "productions", "there must be five, one for each key"


def _effects(parts: ComponentsFile, pillars: set[str]) -> Iterator[tuple[str, str]]:
    known = {*COUNTERS, *(OF_PILLAR + name for name in pillars)}
    goods = {good.id for good in parts.trade_goods}
    tokens = {"any_token", "any_trade_good", *(good.id for good in parts.trade_goods)}
    for entry in entries(parts):
        effects: list[Effect] = getattr(entry, "effects", [])
        for place, effect in enumerate(effects, 1):
            if effect.per and effect.per not in known:
                yield entry.id, f"effects: number {place} counts {effect.per!r}, which is unknown"
            if effect.per_every < 1:
                yield entry.id, f"effects: number {place}: per_every must be at least 1"
            if (effect.when == "event") != (effect.event is not None):
                yield entry.id, f"effects: number {place}: when is event exactly if event is given"
            if effect.units is not None and effect.place is None:
                yield entry.id, f"effects: number {place} does not say where its units go"
            if not set(effect.if_goods) <= goods:
                yield entry.id, f"effects: number {place} asks for a trade good that is unknown"
            if any(count < 1 for part in (effect.gain, effect.lose, effect.production) for count in part.values()):
                yield entry.id, f"effects: number {place} has an amount below 1"
            if effect.take_token is not None and effect.take_token.kind not in tokens:
                yield entry.id, f"effects: number {place} takes {effect.take_token.kind!r}, which is unknown"


# ---------------------------------------------------------------------- map.json
def _map(world: MapFile) -> Iterator[tuple[str, str]]:
    regions = {region.id for region in world.regions}
    hexes = {place.id: place for place in world.hexes}
    if len(hexes) != len(world.hexes):
        yield "hexes", "an id is used twice"
    if len({(place.q, place.r) for place in world.hexes}) != len(world.hexes):
        yield "hexes", "two hexes lie at the same coordinates"
    for place in world.hexes:
        if place.region not in regions:
            yield place.id, f"unknown region {place.region!r}"
        for other in place.apart:
            if other not in hexes or (place.q - hexes[other].q, place.r - hexes[other].r) not in SIDES:
                yield place.id, f"apart: {other!r} does not touch it"
    for link in world.links:
        if not set(link.regions) <= regions:
            yield link.id, "a link joins two regions"
    for seats in SEATS:
        if not any(seats in region.in_play_at_players for region in world.regions):
            yield "regions", f"no region is in play with {seats} players"


# ---------------------------------------------------------------------- all files
def _together(files: Files) -> Iterator[tuple[str, str, str]]:
    parts, world, numbers = files.components, files.map, files.numbers.game
    tokens = Counter(place.token for place in world.hexes)
    fish = next((good.count for good in parts.trade_goods if good.id == "fish"), 0)
    if fish < tokens["fish"]:
        yield PARTS, "fish", f"count: {tokens['fish']} port hexes need as many Fish"
    if sum(cache.count for cache in parts.cache_tokens) < tokens["cache"]:
        yield PARTS, "cache_tokens", f"count: {tokens['cache']} cache hexes need as many Caches"
    if numbers.players != list(SEATS):
        yield NUMBERS, numbers.id, f"players must be {list(SEATS)}"
    setup = numbers.setup
    for seats in SEATS:
        sizes = (setup.population_cards, setup.tax_tariff_cards, setup.technology_scoring_stack)
        if any(seats not in size for size in sizes):
            yield NUMBERS, numbers.id, f"setup lacks a number for {seats} players"
            continue
        if setup.population_cards[seats] > sum(card.count for card in parts.population_cards):
            yield NUMBERS, numbers.id, f"setup.population_cards, count of population_cards: too few for {seats} players"
        if not 1 <= setup.technology_scoring_stack[seats] <= setup.technology_stacks:
            yield NUMBERS, numbers.id, f"setup.technology_scoring_stack is no stack for {seats} players"
        for kind in ("tax", "tariff"):
            if setup.tax_tariff_cards[seats] // 2 > sum(
                card.count for card in parts.tax_tariff_cards if card.kind == kind
            ):
                yield (
                    NUMBERS,
                    numbers.id,
                    f"setup.tax_tariff_cards, count of tax_tariff_cards: too few {kind} cards for {seats} players",
                )
    starting = sum(card.count for card in parts.technologies if card.starting)
    if setup.dealt_technologies * SEATS[-1] > starting:
        yield (
            NUMBERS,
            numbers.id,
            "setup.dealt_technologies, starting and count of technologies: too few starting Technologies",
        )
    if setup.achievements > len(parts.achievements):
        yield NUMBERS, numbers.id, "setup.achievements: there are too few Achievements"
    if len(parts.leaders) < SEATS[-1]:
        yield PARTS, "leaders", "there are too few Leaders"
