"""A box may have another map: places besides ours, at places of their own, places that are missing, and other borders."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games import GAMES
from games.base import Game
from games.core.data import of_file
from games.core.errors import DataError
from games.core.merging import merge
from games.mare_nostrum import MareNostrum
from games.mosaic import Mosaic
from games.rise_of_empires import RiseOfEmpires
from tests.games.overriding import data_of


def named(**fields: Any) -> dict[str, Any]:
    """An entry besides ours."""
    return {"id": "new", "name": {"en": "New", "pl": "Nowe"}, **fields}


def over(slug: str, **sections: list[dict[str, Any]]) -> Game[Any]:
    """The game over its map with these corrections."""
    data = dict(data_of(slug))
    data["map"] = merge(data["map"], sections, file="map.json", varying=of_file(GAMES[slug].varying, "map"))
    return GAMES[slug].with_data(msgspec.json.encode(data))


# By game and list an entry besides ours that does not say where it lies, and one that lies where others do or beyond the map.
UNPLACED: list[tuple[str, str, dict[str, Any], str]] = [
    ("mare_nostrum", "provinces", named(like="creta"), "at"),
    ("mare_nostrum", "provinces", named(like="creta", at=[2000, 10]), "at"),
    ("mare_nostrum", "seas", named(like="mare_sardum"), "at"),
    ("rise_of_empires", "regions", named(like="india"), "at"),
    ("rise_of_empires", "waters", named(like="black_sea", at=[-1, 0]), "at"),
    ("mosaic", "hexes", {"id": "AS26", "like": "AS01"}, "q, r"),
    ("mosaic", "hexes", {"id": "AS26", "like": "AS01", "q": 90, "r": 90}, "q, r"),
    ("mosaic", "regions", named(like="gaul"), "code"),
]


@pytest.mark.parametrize(("slug", "section", "entry", "field"), UNPLACED)
def test_a_place_besides_ours_says_itself_where_it_lies(slug: str, section: str, entry: dict[str, Any], field: str):
    with pytest.raises(DataError) as error:
        over(slug, **{section: [entry]})
    assert (error.value.file, error.value.entry) == (f"{slug}/map.json", entry["id"])
    assert error.value.problem.startswith(field)


def test_two_places_besides_ours_do_not_cover_each_other():
    province, sea = named(like="creta", at=[950, 650]), {**named(like="mare_sardum", at=[900, 600]), "id": "other"}
    with pytest.raises(DataError, match="at: it would cover 'new'") as error:
        over("mare_nostrum", provinces=[province], seas=[sea])
    assert error.value.entry == "other"


def test_a_border_said_at_one_place_holds_at_both():
    mare = over(
        "mare_nostrum", provinces=[named(like="creta", at=[700, 700], borders=["gallia"], seas=["mare_ionium"])]
    )
    assert isinstance(mare, MareNostrum)
    assert mare.catalogue.land["new"] == ["gallia"]
    assert "new" in mare.catalogue.land["gallia"] and "new" in mare.catalogue.coasts["mare_ionium"]
    rise = over("rise_of_empires", regions=[named(like="india", at=[900, 900], **{"adjacent!": {"china": "border"}})])
    assert isinstance(rise, RiseOfEmpires)
    assert (rise.catalogue.near["new"], "new" in rise.catalogue.near["china"]) == (["china"], True)
    mosaic = over("mosaic", links=[{"id": "new", "like": "italia-greece", "regions": ["gaul", "egypt"]}])
    assert isinstance(mosaic, Mosaic)
    assert "egypt" in mosaic.catalogues["pl"].links["gaul"] and "gaul" in mosaic.catalogues["pl"].links["egypt"]


def test_what_is_missing_is_named_nowhere_and_takes_with_it_what_lies_in_it():
    mare = over(
        "mare_nostrum", provinces=[{"id": "dalmatia", "missing": True}], seas=[{"id": "mare_ionium", "missing": True}]
    )
    assert isinstance(mare, MareNostrum)
    assert not any("dalmatia" in near for near in mare.catalogue.land.values())
    assert not any("mare_ionium" in province.seas for province in mare.catalogue.provinces.values())
    rise = over(
        "rise_of_empires", areas=[{"id": "far_east", "missing": True}], regions=[{"id": "persia", "missing": True}]
    )
    assert isinstance(rise, RiseOfEmpires)
    assert not {"persia", "india", "china", "far_east"} & rise.catalogue.components.keys()
    assert not any("persia" in near for near in rise.catalogue.near.values())
    mosaic = over("mosaic", regions=[{"id": "numidia", "missing": True}])
    assert isinstance(mosaic, Mosaic)
    assert "numidia" not in mosaic.catalogues["pl"].region_of.values()
    assert mosaic.catalogues["pl"].borders == {"italia-greece": ("italia", "greece")}


def test_a_province_in_which_an_empire_begins_is_not_missing():
    with pytest.raises(DataError, match="homes: 'latium' is no province") as error:
        over("mare_nostrum", provinces=[{"id": "latium", "missing": True}])
    assert error.value.entry == "rome"


# By game two places that touch and two that do not.
PAIRS = [
    ("mare_nostrum", "gallia", "latium"),
    ("mare_nostrum", "latium", "gallia"),
    ("mare_nostrum", "creta", "mare_aegaeum"),
    ("mare_nostrum", "mare_cyprium", "mare_sardum"),
    ("rise_of_empires", "china", "india"),
    ("rise_of_empires", "balkans", "persia"),
    ("mosaic", "greece", "italia"),
    ("mosaic", "gaul", "egypt"),
    ("mosaic", "AS01", "AS02"),
]


def adjacent(game: Game[Any], one: str, other: str) -> bool:
    """Whether two places are adjacent."""
    match game:
        case MareNostrum(catalogue=catalogue):
            near = [catalogue.land, catalogue.open_sea, catalogue.coasts]
            return any(other in ways.get(one, ()) for ways in near) or one in catalogue.coasts.get(other, ())
        case RiseOfEmpires(catalogue=catalogue):
            return other in catalogue.near[one]
        case Mosaic(catalogues=catalogues):
            return other in {**catalogues["pl"].links, **catalogues["pl"].neighbours}[one]
        case _:
            raise TypeError(game)


def turned(game: Game[Any], one: str, other: str) -> dict[str, list[dict[str, Any]]]:
    """The corrections by which two places touch if they do not, or the other way round."""
    said: dict[str, list[dict[str, Any]]] = {}
    for place, fields in game.border(one, other).items():
        _, section, name = place.split("/")
        whole = {field if field == "like" else f"{field}!": value for field, value in (fields or {}).items()}
        said.setdefault(section, []).append({"id": name, **(whole if fields is not None else {"missing": True})})
    return said


@pytest.mark.parametrize(("slug", "one", "other"), PAIRS)
def test_the_correction_of_a_border_turns_it(slug: str, one: str, other: str):
    there = adjacent(GAMES[slug], one, other)
    corrected = over(slug, **turned(GAMES[slug], one, other))
    assert (adjacent(corrected, one, other), adjacent(corrected, other, one)) == (not there, not there)


def test_a_region_without_hexes_is_not_in_play():
    game = over("mosaic", regions=[named(like="greece", code="NE")])
    assert "new" not in game.setup(6, game.options(), "regions").regions
