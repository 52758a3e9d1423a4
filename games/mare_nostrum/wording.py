"""What pieces, cards and areas say, made from their facts; the sentences on heroes and wonders are in ``card_wording.py``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from games.base import Component
from games.core.wording import Phrase, Several
from games.mare_nostrum.card_wording import card_wording, yielded
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.data import (
    Area,
    Board,
    Building,
    Card,
    Die,
    Empire,
    ExchangeMarker,
    Marker,
    ProvinceEntry,
    Resource,
    Sea,
    SeatedEmpire,
    Unit,
)
from games.mare_nostrum.state import COIN, GREAT_CITIES, SEATS, TITLES

# R2: what the map shows, and of what the box holds how much there is and how it is drawn, goes without saying in a row of a menu.
# What a building yields and counts for is told there in numbers.
EVIDENT = frozenset(
    {
        *("borders", "no-borders", "capital-of", "closed-with", "coast", "no-coast", "no-coasts", "home-of"),
        *("open-sea", "no-open-sea", "good", "legendary", "money", "sentence"),
    }
)


def wording(catalogue: Catalogue, component: Component) -> Sequence[Phrase]:
    """What its facts say; boards without any and the Pyramids have texts of their own."""
    match component:
        case Resource():
            return [*_resource(catalogue, component)]
        case Building():
            return [_sentence(_building(component))]
        case Unit():
            return [_sentence(_unit(component))]
        case Marker():
            facts = {"count": component.per_empire, "length": catalogue.numbers.track_length}
            return [Phrase(component.id.replace("_", "-"), facts)]
        case ExchangeMarker():
            first, second = component.values
            return [Phrase("exchange-marker", {"first": first, "second": second})]
        case Die():
            faces = Several([Phrase("number", {"count": face}) for face in component.faces], "comma")
            return [Phrase(component.id.replace("_", "-"), {"faces": faces, "count": component.count})]
        case Empire():
            seats = component.seats if isinstance(component, SeatedEmpire) else None
            return [*empire_wording(catalogue, component, seats)]
        case Card():
            return card_wording(catalogue, component)
        case ProvinceEntry():
            return [*_province(catalogue, component)]
        case Sea():
            return [*_sea(catalogue, component)]
        case Board(id="leadership_board"):
            markers = len(catalogue.exchange_markers)
            return [Phrase("leadership-board", {"length": catalogue.numbers.track_length, "count": markers})]
        case Board(id="heroes_wonders_board"):
            return [Phrase("heroes-wonders-board", {"count": len(catalogue.recruitable)})]
        case _:
            return ()


def _sentence(said: Iterable[Phrase]) -> Phrase:
    return Phrase("sentence", {"said": Several([*said], "semicolon")})


# ---------------------------------------------------------------------- pieces
def _resource(catalogue: Catalogue, resource: Resource) -> Iterator[Phrase]:
    """R2.11, R5.7, R7.9: legendary goods count as their kind; of a good its spaces on the map."""
    if resource.id == COIN:
        yield Phrase("money", {"tokens": resource.count, "kept": catalogue.numbers.kept_coins})
    elif resource.kind:
        yield Phrase("counts-as", {"kind": resource.kind})
        yield Phrase("legendary", {"tokens": resource.count})
    else:
        spaces = sum(resource.id in spots for spots in catalogue.spaces.values())
        yield Phrase("good", {"tokens": resource.count, "spaces": spaces})


def _building(building: Building) -> Iterator[Phrase]:
    """R5.1 to R5.3, R11.2."""
    yield Phrase(f"track-{building.track}")
    if any(building.income.values()):
        yield Phrase("each-round", {"what": yielded(building.income)})
    if building.doubles:
        yield Phrase("doubles", {"what": Several([Phrase(f"own-{kind}") for kind in building.doubles])})
    if building.choice_beside is not None:
        yield Phrase("choice-beside", {"what": Phrase(f"own-{building.choice_beside}")})
    if building.id in GREAT_CITIES:
        yield Phrase("conquest")


def _unit(unit: Unit) -> Iterator[Phrase]:
    """R7.6, R8.8, R8.9, R8.11, R14.1."""
    yield Phrase(f"unit-{unit.id}")
    if unit.dice:
        yield Phrase("rolls", {"count": unit.dice})
    if unit.bonus:
        yield Phrase("adds", {"count": unit.bonus})
    if unit.cancels:
        yield Phrase("cancels", {"count": unit.cancels})
    if unit.most_in_province:
        yield Phrase("most", {"count": unit.most_in_province})
    yield Phrase("per-empire", {"count": unit.per_empire})
    yield Phrase(f"track-{unit.track}")


# ---------------------------------------------------------------------- empires
def empire_wording(catalogue: Catalogue, empire: Empire, seats: int | None = None) -> Iterator[Phrase]:
    """R3.4, R3.5, R3.8: its titles, its first resources, its hero with his power, its home provinces with what stands there; of
    titles that it has with some numbers of players only what holds with so many ``seats``, where these are given.
    """
    built = Counter(catalogue.building(home, spot) for home, spots in empire.homes.items() for spot in spots)
    others = [Phrase("name", {"what": home}) for home in empire.homes if home != empire.capital_province]
    # What one cannot see on the map stands first, the shortest before all else, for a row in a menu is cut at its end.
    titles = [*_titles(catalogue, empire.id, seats)]
    if titles:
        yield Phrase("titles", {"titles": Several(titles, "comma")})
    given = empire.starting_resources
    goods = [Phrase("times", {"what": name, "count": given[name]}) for name in catalogue.resources if given.get(name)]
    if goods:
        yield Phrase("first-resources", {"goods": Several(goods, "comma")})
    hero = catalogue.starting_hero[empire.id]
    yield Phrase("hero", {"hero": hero})
    yield from card_wording(catalogue, catalogue.cards[hero])
    yield Phrase(
        "empire",
        {
            "capital": empire.capital_province,
            "units": _counted(catalogue.units, empire.units_at_start),
            "others": Several(others, "comma") if others else Phrase("none"),
            "buildings": _counted(catalogue.buildings, built),
        },
    )


def _counted(order: Iterable[str], numbers: Mapping[Any, int]) -> Several | Phrase:
    counted = [Phrase(f"count-{name}", {"count": numbers[name]}) for name in order if numbers.get(name)]
    return Several(counted) if counted else Phrase("none")


def _titles(catalogue: Catalogue, empire: str, seats: int | None) -> Iterator[Phrase]:
    """R3.8: with which numbers of players it begins as a leader, where that is not so with all, or with so many ``seats``."""
    played = [number for number in SEATS if empire in catalogue.numbers.empires[number]]
    for title in TITLES:
        leading = [number for number in played if catalogue.numbers.start_titles[number][title] == empire]
        if leading == played or seats in leading:
            yield Phrase(f"title-{title}")
        elif leading and seats is None:
            yield Phrase("title-with", {"title": Phrase(f"title-{title}"), "numbers": _players(leading)})


def _players(seats: Sequence[int]) -> Several:
    return Several([Phrase("number", {"count": number}) for number in seats], "or")


# ---------------------------------------------------------------------- the map
def _province(catalogue: Catalogue, province: ProvinceEntry) -> Iterator[Phrase]:
    """R1.4, R2.1, R2.2, R3.2."""
    goods = [Phrase("small", {"what": space.good}) for space in province.spaces if space.good]
    caravans = [Phrase("caravans", {"count": len(goods), "goods": Several(goods, "comma")})] if goods else []
    others = [
        Phrase("city-space", {"building": space.building, "name": space.city_name})
        if space.city_name
        else Phrase("small", {"what": space.building})
        for space in province.spaces
        if not space.good
    ]
    if province.spaces:
        yield Phrase("spaces", {"spaces": Several([*caravans, *others], "comma")})
    home = next((empire.id for empire in catalogue.empires.values() if province.id in empire.homes), "")
    if home:
        yield Phrase("capital-of" if catalogue.capital_of[province.id] == home else "home-of", {"empire": home})
    yield from _around("borders", catalogue.land[province.id])
    yield from _around("coast", sorted(province.seas))
    yield from _closed(province)


def _sea(catalogue: Catalogue, sea: Sea) -> Iterator[Phrase]:
    """R2.3, R3.2."""
    yield from _around("coasts", catalogue.coasts[sea.id])
    yield from _around("open-sea", catalogue.open_sea[sea.id])
    yield from _closed(sea)


def _around(code: str, areas: Sequence[str]) -> Iterator[Phrase]:
    if areas:
        yield Phrase(code, {"areas": Several([Phrase("name", {"what": name}) for name in areas], "comma")})
    else:
        yield Phrase(f"no-{code}")


def _closed(area: Area) -> Iterator[Phrase]:
    if area.closed_with:
        yield Phrase("closed-with", {"numbers": _players(sorted(area.closed_with))})
