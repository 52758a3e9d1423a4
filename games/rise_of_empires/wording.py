"""What tiles, regions and pieces say, made from their effects and numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.base import Component
from games.core.wording import Phrase, Several
from games.rise_of_empires.catalogue import CLOSED, Catalogue
from games.rise_of_empires.data import Area, CityTile, EmpireSide, EmpireTile, Piece, Region, Tile
from games.rise_of_empires.vocabulary import (
    OF_CITIES,
    OF_TERRITORY,
    Alliance,
    Effect,
    Modify,
    PlaceCubes,
    RemoveEnemyCubes,
    ScoreRegion,
)


def wording(catalogue: Catalogue, component: Component) -> Sequence[Phrase]:
    """R1, R2, R6: what it costs and does; pieces without numbers and plain water have texts of their own."""
    match component:
        case Tile():
            return [Phrase("tile", {"does": Several([*_tile(catalogue, component)], "semicolon")})]
        case EmpireTile():
            sides = [Phrase("front", _war(component.front)), Phrase("back", _war(component.back))]
            return [Phrase("tile", {"does": Several([side], "semicolon")}) for side in sides]
        case Region():
            return [_region(component)]
        case Area():
            return [_area(catalogue, component)]
        case Piece(id="resource_disc"):
            return [Phrase("discs", {"count": catalogue.numbers.discs})]
        case Piece(id="cube"):
            return [Phrase("cubes", {"count": catalogue.numbers.cubes})]
        case _:
            return ()


# ---------------------------------------------------------------------- tiles
def _tile(catalogue: Catalogue, tile: Tile) -> Iterator[Phrase]:
    """R6.1 to R6.3: a city tells in the end what it costs and its upkeep, whatever they are."""
    city = isinstance(tile, CityTile)
    if city and tile.wonder:
        yield Phrase("wonder")
    upkeep = [effect for effect in tile.effects if city and effect.pay and effect.when in ("food", "upkeep")]
    for effect in tile.effects:
        if effect not in upkeep:
            yield from _effect(catalogue, effect)
    if tile.cost or city:
        yield (
            Phrase("costs", {"amount": _amounts("paid", {"gold": tile.cost})}) if tile.cost else Phrase("costs-nothing")
        )
    for effect in upkeep:
        yield Phrase("upkeep", {"amount": _amounts("amount", effect.pay)})
    if city and not upkeep and not tile.wonder:
        yield Phrase("no-upkeep")


def _effect(catalogue: Catalogue, effect: Effect) -> Iterator[Phrase]:
    if effect.modify is not None:
        yield _modified(catalogue, effect.modify)
    elif effect.when == "flip":
        yield _flip(effect)
    elif effect.choose_one:
        options = Several([_amounts("amount", option) for option in effect.choose_one], "or")
        yield _counted("choice", effect, options)
    else:
        if effect.pay:
            yield _counted("less", effect, _amounts("amount", effect.pay))
        if effect.gain:
            yield _counted(
                {"food": "more", "on_take": "once"}.get(effect.when, "each-turn"),
                effect,
                _amounts("amount", effect.gain),
            )


def _counted(code: str, effect: Effect, what: Phrase | Several) -> Phrase:
    """R2.7: what comes once, for each tile of a territory or for each city."""
    if not effect.per:
        return Phrase(code, {"what": what})
    per = (
        Phrase("per-city")
        if effect.per == OF_CITIES
        else Phrase("per", {"tile": effect.per.removeprefix(OF_TERRITORY)})
    )
    return Phrase(f"{code}-per", {"what": what, "per": per})


def _amounts(code: str, amounts: Mapping[str, int]) -> Phrase:
    return Phrase("amounts", {"what": Several([Phrase(f"{code}-{name}", {"count": n}) for name, n in amounts.items()])})


def _flip(effect: Effect) -> Phrase:
    """R6.9: when it is flipped, what is paid, and what it does."""
    pay, gain = _amounts("paid", effect.pay), _amounts("paid", effect.gain)
    window = Phrase(f"window-{effect.window}")
    does = [] if effect.do is None else [_operation(effect.do)]
    if effect.gain and effect.pay:
        does = [Phrase("change", {"pay": pay, "gain": gain}), *does]
    elif effect.gain:
        does = [Phrase("take", {"gain": gain}), *does]
    elif effect.pay:
        return Phrase("flip-paid", {"window": window, "pay": pay, "does": Several(does, "comma")})
    return Phrase("flip", {"window": window, "does": Several(does, "comma")})


def _operation(done: RemoveEnemyCubes | ScoreRegion | PlaceCubes | Alliance) -> Phrase:
    match done:
        case RemoveEnemyCubes(count=count, where=where):
            return Phrase("remove", {"count": count, "where": Phrase(f"where-{where}")})
        case PlaceCubes(count=count, where=where):
            return Phrase("place", {"count": count, "where": Phrase(f"where-{where}")})
        case ScoreRegion(value=value, where=where):
            return Phrase(f"score-{value}", {"where": Phrase(f"region-{where}")})
        case Alliance():
            return Phrase("alliance")


def _modified(catalogue: Catalogue, modify: Modify) -> Phrase:
    """A standing change of a rule; what is less has a sentence of its own."""
    value = modify.value
    match modify.rule:
        case "city_gold_cost" | "empire_regions":
            return Phrase(f"{modify.rule}-{'less' if value < 0 else 'more'}", {"count": abs(value)})
        case "overseas_open_from_era":
            overseas = [Phrase("name", {"what": area.id}) for area in catalogue.areas.values() if area.overseas]
            return Phrase(
                "overseas_open_from_era", {"areas": Several(overseas, "comma"), "era": Phrase(f"era-{value}")}
            )
        case "removal_fee_per_disc" if not value:
            return Phrase("removal-free")
        case "trade_gold_bonus" | "removal_fee_per_disc":
            return Phrase(modify.rule, {"amount": _amounts("amount", {"gold": value}), "count": value})


# ---------------------------------------------------------------------- empire tiles and the map
def _war(side: EmpireSide) -> Mapping[str, Phrase]:
    """R6.4: number of regions, water, cubes that attacker and defender lose in a war."""
    said = [Phrase("regions", {"count": side.regions})]
    if side.water:
        said.append(Phrase("water"))
    if side.attacker_loses or side.defender_loses:
        said.append(Phrase("war", {"attacker": side.attacker_loses, "defender": side.defender_loses}))
    else:
        said.append(Phrase("no-war"))
    return {"said": Phrase("amounts", {"what": Several(said, "comma")})}


def _region(region: Region) -> Phrase:
    """R2.2, R9.2."""
    if region.kind == CLOSED:
        return Phrase("closed")
    facts = {"era": Phrase(f"era-{region.era}"), "first": region.vp.first, "second": region.vp.second}
    if region.bonus:
        return Phrase("region", {**facts, "bonus": _amounts("paid", region.bonus)})
    return Phrase("region-plain", facts)


def _area(catalogue: Catalogue, area: Area) -> Phrase:
    """R2.4: its regions, and whether only a water tile leads there."""
    regions = [Phrase("name", {"what": region.id}) for region in catalogue.regions.values() if region.area == area.id]
    return Phrase("area-overseas" if area.overseas else "area", {"regions": Several(regions, "comma")})
