"""The rules in short: each ruling stands under its chapter, marked, in both languages, and a chapter fits a message."""

from __future__ import annotations

import re

import pytest

from cogs.discord_io.layout import MOST_TEXT
from cogs.features.lookup.rulebook import reference
from games import GAMES
from games.records.rulings import rulings_of
from locales import FOLDER, LANGUAGES, PREFIXES, words
from tests.source import ROOT
from tests.told import numbers

MARKS = {"en": "-# **Ruling of the bot** (", "pl": "-# **Rozstrzygnięcie bota** ("}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_ruling_of_the_data_stands_under_its_chapter_with_its_mark(slug: str, lang: str) -> None:
    chapters = dict(zip(words(lang)(f"{PREFIXES[slug]}-rules").split(), reference(slug, lang), strict=True))
    rulings = rulings_of(slug)
    assert rulings
    for ruling in rulings:
        line = f"{MARKS[lang]}{ruling.rule}): {ruling.text[lang]}"
        assert line in chapters[ruling.chapter][1].splitlines()
    marked = [line for _, text in chapters.values() for line in text.splitlines() if line.startswith(MARKS[lang])]
    assert len(marked) == len(rulings)


@pytest.mark.parametrize("slug", GAMES)
def test_a_ruling_is_said_once_in_both_languages_with_the_number_of_its_rule(slug: str) -> None:
    rulings = rulings_of(slug)
    assert [one for one in rulings if {*one.text} != {*LANGUAGES} or one.source != "ruling"] == []
    assert [one.rule for one in rulings if not re.fullmatch(r"R\d+(\.\d+)*[a-z]?", one.rule)] == []
    assert [one.rule for one in rulings if numbers(one.text["en"], "en") != numbers(one.text["pl"], "pl")] == []
    for lang in LANGUAGES:
        assert len({one.text[lang] for one in rulings}) == len(rulings)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_chapter_with_its_rulings_fits_a_message(slug: str, lang: str) -> None:
    assert [title for title, text in reference(slug, lang) if len(f"### {title}\n{text}") > MOST_TEXT] == []


@pytest.mark.parametrize("slug", GAMES)
def test_the_page_of_a_game_names_its_rulings(slug: str) -> None:
    assert "(rulings.json)" in (ROOT / "games" / slug / "README.md").read_text(encoding="utf-8")


def test_no_sentence_but_those_of_the_data_calls_itself_a_ruling() -> None:
    found = [
        (path.name, line)
        for path in FOLDER.glob("*/*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search("[Rr]uling of the bot|[Rr]ozstrzygnięcie bota", line) and not line.startswith("rules-ruling =")
    ]
    assert found == []
