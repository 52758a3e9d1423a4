"""What the data files may not say: contradictions that no single field shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.core.data import check_data
from games.core.entries import missing_names, missing_words, repeated_ids
from games.core.errors import wrong
from games.mosaic.data import SIDES, BuildCard, ComponentsFile, Entry, Files, MapFile, Numbers
from games.mosaic.older_data import older_data
from games.mosaic.state import SEATS
from games.mosaic.vocabulary import COUNTERS, OF_PILLAR, Effect
from games.mosaic.wording import wording

SLUG = "mosaic"
MAP, PARTS, NUMBERS = "map.json", "components.json", "numbers.json"
REACH = 4  # steps within which every hex has another one
_AROUND = [
    (dq, dr)
    for dq in range(-REACH, REACH + 1)
    for dr in range(-REACH, REACH + 1)
    if abs(dq + dr) <= REACH and (dq, dr) != (0, 0)
]


def load(text: bytes) -> Files:
    """The checked data from :func:`games.core.data.read_data`. Raises DataError naming file, entry and problem."""
    return check_data(text, Files, slug=SLUG, contradictions=contradictions, older_data=older_data)


def contradictions(files: Files) -> Iterator[tuple[str, str, str]]:
    """(file, entry, problem) for all that is well-formed but makes no sense."""
    yield from ((PARTS, entry, problem) for entry, problem in _parts(files.components, files.numbers.game))
    regions = {region.id for region in files.map.regions}
    every = repeated_ids((*entries(files.components), *files.map.regions))
    yield from ((MAP if entry in regions else PARTS, entry, problem) for entry, problem in every)
    yield from ((MAP, entry, problem) for entry, problem in _map(files.map))
    yield from _together(files)


# ---------------------------------------------------------------------- components.json
def entries(parts: ComponentsFile) -> Iterator[Entry]:
    """Every entry of components.json."""
    for field in parts.__struct_fields__:
        part = getattr(parts, field)
        yield from part if isinstance(part, list) else (part,)


def _parts(parts: ComponentsFile, numbers: Numbers) -> Iterator[tuple[str, str]]:
    yield from missing_names(entries(parts))
    yield from missing_words(entry for entry in entries(parts) if not wording(numbers, entry))
    for entry in entries(parts):
        if entry.count < 0:
            yield entry.id, wrong("negative", "count must not be negative")
    pillars = {pillar.id for pillar in parts.pillars}
    for card in (*parts.technologies, *parts.governments):
        yield from (
            (card.id, wrong("unknown-pillar", "requirement: unknown pillar {name!r}", name=name))
            for name in card.requirement
            if name not in pillars
        )
    for card in (*parts.technologies, *parts.build_cards, *parts.leaders):
        yield from (
            (card.id, wrong("unknown-pillar", "pillars: unknown pillar {name!r}", name=name))
            for name in card.pillars
            if name not in pillars
        )
    for age in parts.golden_ages:
        if age.requirement.pillar not in pillars:
            yield age.id, wrong("unknown-pillar", "requirement: unknown pillar {name!r}", name=age.requirement.pillar)
    yield from _effects(parts, pillars)
    for track in parts.productions:
        if track.start < 0:
            yield track.id, wrong("negative", "start must not be negative")
    if {card.deck for card in parts.empire_scoring_cards} != {"technology", "build", "population", "tax_tariff"}:
        yield "empire_scoring_cards", wrong("one-for-each-deck", "there must be one for each deck")
    if {track.key for track in parts.productions} != {"ideas", "stone", "food", "tax", "tariff"}:
        yield "productions", wrong("five-key", "there must be five, one for each key")


def _effects(parts: ComponentsFile, pillars: set[str]) -> Iterator[tuple[str, str]]:
    known = {*COUNTERS, *(OF_PILLAR + name for name in pillars)}
    goods = {good.id for good in parts.trade_goods}
    tokens = {"any_token", "any_trade_good", *(good.id for good in parts.trade_goods)}
    for entry in entries(parts):
        effects: list[Effect] = getattr(entry, "effects", [])
        for place, effect in enumerate(effects, 1):
            if effect.per and effect.per not in known:
                yield (
                    entry.id,
                    wrong(
                        "number-counts-unknown",
                        "effects: number {place} counts {per!r}, which is unknown",
                        place=place,
                        per=effect.per,
                    ),
                )
            if effect.per_every < 1:
                yield (
                    entry.id,
                    wrong(
                        "number-per-every-least-1", "effects: number {place}: per_every must be at least 1", place=place
                    ),
                )
            if (effect.when == "event") != (effect.event is not None):
                yield (
                    entry.id,
                    wrong(
                        "number-when-event-exactly-if",
                        "effects: number {place}: when is event exactly if event is given",
                        place=place,
                    ),
                )
            if effect.units is not None and effect.place is None:
                yield (
                    entry.id,
                    wrong(
                        "number-does-say-where-units",
                        "effects: number {place} does not say where its units go",
                        place=place,
                    ),
                )
            if effect.place == "built_city_region" and not (effect.when == "played" and _builds_city(entry)):
                yield (
                    entry.id,
                    wrong(
                        "number-no-built-city",
                        "effects: number {place} speaks of a City that is built, but there is none",
                        place=place,
                    ),
                )
            if not set(effect.if_goods) <= goods:
                yield (
                    entry.id,
                    wrong(
                        "number-asks-trade-good-unknown",
                        "effects: number {place} asks for a trade good that is unknown",
                        place=place,
                    ),
                )
            if any(count < 1 for part in (effect.gain, effect.lose, effect.production) for count in part.values()):
                yield (
                    entry.id,
                    wrong("number-amount-below-1", "effects: number {place} has an amount below 1", place=place),
                )
            if effect.take_token is not None and effect.take_token.kind not in tokens:
                yield (
                    entry.id,
                    wrong(
                        "number-takes-unknown",
                        "effects: number {place} takes {kind!r}, which is unknown",
                        place=place,
                        kind=effect.take_token.kind,
                    ),
                )


def _builds_city(entry: Entry) -> bool:
    """R5.3: whether the card comes with a City, whose region its effects can speak of."""
    return isinstance(entry, BuildCard) and entry.kind in ("city", "port_city")


# ---------------------------------------------------------------------- map.json
def _map(world: MapFile) -> Iterator[tuple[str, str]]:
    regions = {region.id for region in world.regions}
    hexes = {place.id: place for place in world.hexes}
    if len(hexes) != len(world.hexes):
        yield "hexes", wrong("id-used-twice", "an id is used twice")
    codes: set[str] = {""}
    for region in world.regions:
        if region.code in codes:
            yield region.id, wrong("code-of-another", "code: another region has {sign!r} as well", sign=region.code)
        codes.add(region.code)
    spots: dict[tuple[int, int], str] = {}
    for place in world.hexes:
        if (other := spots.setdefault((place.q, place.r), place.id)) != place.id:
            yield place.id, wrong("lies-where-another-does", "q, r: {other!r} lies there", other=other)
    for place in world.hexes:
        alone = not any((place.q + dq, place.r + dr) in spots for dq, dr in _AROUND)
        if alone and len(world.hexes) > 1:
            yield place.id, wrong("far-from-all", "q, r: it lies far from all other hexes")
        if place.region not in regions:
            yield place.id, wrong("unknown-region", "region: unknown region {region!r}", region=place.region)
        for other in place.apart:
            if other not in hexes or (place.q - hexes[other].q, place.r - hexes[other].r) not in SIDES:
                yield place.id, wrong("does-touch", "apart: {other!r} does not touch it", other=other)
    for link in world.links:
        if not set(link.regions) <= regions or len(set(link.regions)) < 2:
            yield link.id, wrong("link-joins-two-regions", "regions: a link joins two regions")
    for seats in SEATS:
        in_play = {region.id for region in world.regions if seats in region.in_play_at_players}
        if sum(place.region in in_play and place.token != "fish" for place in world.hexes) < seats:
            yield (
                "regions",
                wrong(
                    "region-play-players",
                    "in_play_at_players: too few hexes are in play with {seats} players",
                    seats=seats,
                ),
            )


# ---------------------------------------------------------------------- all files
def _together(files: Files) -> Iterator[tuple[str, str, str]]:
    parts, world, numbers = files.components, files.map, files.numbers.game
    tokens = Counter(place.token for place in world.hexes)
    fish = next((good.count for good in parts.trade_goods if good.id == "fish"), 0)
    if fish < tokens["fish"]:
        yield (
            PARTS,
            "fish",
            wrong("port-hexes-need-many-fish", "count: {count} port hexes need as many Fish", count=tokens["fish"]),
        )
    if sum(cache.count for cache in parts.cache_tokens) < tokens["cache"]:
        yield (
            PARTS,
            "cache_tokens",
            wrong(
                "cache-hexes-need-many-caches", "count: {count} cache hexes need as many Caches", count=tokens["cache"]
            ),
        )
    if numbers.players != list(SEATS):
        yield NUMBERS, numbers.id, wrong("players-fixed", "players must be {seats}", seats=list(SEATS))
    setup = numbers.setup
    for seats in SEATS:
        sizes = (setup.population_cards, setup.tax_tariff_cards, setup.technology_scoring_stack)
        if any(seats not in size for size in sizes):
            yield (
                NUMBERS,
                numbers.id,
                wrong("setup-lacks-number-players", "setup lacks a number for {seats} players", seats=seats),
            )
            continue
        if setup.population_cards[seats] > sum(card.count for card in parts.population_cards):
            yield (
                NUMBERS,
                numbers.id,
                wrong(
                    "too-few-players",
                    "setup.population_cards, count of population_cards: too few for {seats} players",
                    seats=seats,
                ),
            )
        if not 1 <= setup.technology_scoring_stack[seats] <= setup.technology_stacks:
            yield (
                NUMBERS,
                numbers.id,
                wrong(
                    "setup-technology-scoring-stack-stack",
                    "setup.technology_scoring_stack is no stack for {seats} players",
                    seats=seats,
                ),
            )
        for kind in ("tax", "tariff"):
            if setup.tax_tariff_cards[seats] // 2 > sum(
                card.count for card in parts.tax_tariff_cards if card.kind == kind
            ):
                yield (
                    NUMBERS,
                    numbers.id,
                    wrong(
                        "too-few-cards-players",
                        "setup.tax_tariff_cards, count of tax_tariff_cards: too few {kind} cards for {seats} players",
                        kind=kind,
                        seats=seats,
                    ),
                )
    starting = sum(card.count for card in parts.technologies if card.starting)
    if setup.dealt_technologies * SEATS[-1] > starting:
        yield (
            NUMBERS,
            numbers.id,
            wrong(
                "too-few-starting-technologies",
                "setup.dealt_technologies, starting and count of technologies: too few starting Technologies",
            ),
        )
    if setup.achievements > len(parts.achievements):
        yield NUMBERS, numbers.id, wrong("too-few-achievements", "setup.achievements: there are too few Achievements")
    if len(parts.leaders) < SEATS[-1]:
        yield PARTS, "leaders", wrong("too-few-leaders", "there are too few Leaders")
