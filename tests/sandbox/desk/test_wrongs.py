"""What is wrong with a correction is said in the language of the page; every code of the checks has its sentence."""

from __future__ import annotations

import re

import pytest

from games import GAMES
from games.core.errors import DataError, Problem, wrong
from locales import LANGUAGES, PREFIXES, words
from sandbox.desk.book import Book
from sandbox.desk.view import one_entry
from sandbox.desk.wrongs import sentence
from tests.games.overriding import Override, overridden
from tests.source import ROOT

CODE = re.compile(r"""wrong\(\s*"([a-z0-9-]+)",""")
SAID = ("type", "missing-field", "unknown-field", "no-such-value", "unreadable")


def test_every_code_of_a_problem_has_a_sentence_and_every_sentence_a_code():
    files = [*(ROOT / "games").rglob("*.py"), *(ROOT / "sandbox").rglob("*.py")]
    codes = {code for path in files for code in CODE.findall(path.read_text(encoding="utf-8"))}
    own = {code for prefix in PREFIXES.values() for code in words("en").family(f"{prefix}-desk-wrong-")}
    assert {*words("en").family("desk-wrong-")} | own == codes | {*SAID}


def test_the_facts_of_a_problem_are_named_and_problems_within_are_said_too():
    inner = wrong("counts-unknown", "counts {per!r}, which is unknown", per="ships")
    problem = wrong("effect", "effects: number {place} {problem}", place=2, problem=inner)
    assert str(problem) == "effects: number 2 counts 'ships', which is unknown"
    assert sentence(problem, words("pl"), thing=str.upper) == "Efekt 2 liczy coś nieznanego: SHIPS."


def test_a_polish_desk_says_at_the_field_in_polish_what_is_wrong(tmp_path):
    book = Book("founders_of_the_empire", tmp_path)
    place = "components/tiles/winery"
    for field, value, said in (
        ("requires", ["stone", "marble"], "Nieznany zasób: marble."),
        ("vp", -1, "Nie może być mniej niż 0."),
        ("count", "many", "To nie jest liczba całkowita."),
        ("kind", "hamlet", "Nie ma takiej możliwości: "),
    ):
        book.change(place, {**book.value(place, book.entries), field: value})
        error = one_entry(book, place, "pl")["error"]
        assert (error["field"], error["text"].startswith(said)) == (field, True), error


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_checks_of_every_game_say_can_be_said(lang: str):
    wrongs = (
        ("founders_of_the_empire", Override("components", "tiles", "forest", "requires", ["wood"])),
        ("mosaic", Override("components", "technologies", "tech_bronze", "pillars", ["iron"])),
        ("imperial_settlers", Override("components", "cards", "com_statue", "deck", "nobody")),
        ("rise_of_empires", Override("components", "city", "rome", "effects", [{"when": "food", "pay": {"cube": 1}}])),
        ("mare_nostrum", Override("map", "provinces", "latium", "seas", ["nowhere"])),
    )
    for slug, one in wrongs:
        with pytest.raises(DataError) as error:
            overridden(GAMES[slug], [one])
        assert isinstance(error.value.problem, Problem)
        told = sentence(error.value.problem, words(lang))
        assert told and "desk-wrong" not in told and "{" not in told
