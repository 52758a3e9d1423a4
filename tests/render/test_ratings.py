"""The picture of the course of ratings: texts in their boxes, a line per person, the best first."""

from __future__ import annotations

import pytest

from locales import words
from render import rating_picture
from render.kit.palette import PLAYERS, rgb
from render.shared.ratings import MOST_PEOPLE, Climb, Climber, draw_ratings, tell_ratings
from tests.render.measure import outside

NAMES = ("Grażyna Brzęczyszczykiewicz", "Wojtek", "Bo", "Żółw Ćwirek", "Maksymilian z Gdyni", "אורי")


def climb(people: int, lang: str = "pl") -> Climb:
    spots = [
        ((place, 1000), *((n, 1900 - 180 * place - 40 * (n % 3)) for n in range(place + 1, 40)))
        for place in range(people)
    ]
    return Climb("mosaic", lang, 1000, tuple(map(Climber, NAMES, spots)))


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("people", [1, MOST_PEOPLE])
def test_every_text_stays_in_its_box_and_each_line_has_its_colour(people, lang):
    shown = climb(people, lang)
    sheet = draw_ratings(shown)
    assert outside(sheet) == []
    texts = {text.text for text in sheet.texts}
    assert {str(person.spots[-1][1]) for person in shown.people} | {words(lang)("ratings-match"), "1000"} <= texts
    colours = {colour for _, colour in sheet.image.crop((130, 100, 1150, 1000)).getcolors(1 << 20)}
    assert all(rgb(look.fill) in colours for look in list(PLAYERS.values())[:people])


def test_the_description_has_the_ratings_of_each_person_once_per_match():
    people = (
        Climber("Bo", ((0, 1000), (1, 1103), (3, 1103), (4, 1190))),
        Climber("Ada", ((0, 1000), (1, 945), (4, 945))),
    )
    climbed = Climb("mosaic", "en", 1000, people)
    assert tell_ratings(climbed).splitlines() == [
        "Mosaic: ratings over the rated matches",
        "Bo: 1000, 1103, 1190",
        "Ada: 1000, 945",
    ]
    picture = rating_picture(climbed, "jpeg")
    assert (picture.filename, picture.alt, picture.size) == ("mosaic-ratings.jpg", tell_ratings(climbed), (1600, 1068))
