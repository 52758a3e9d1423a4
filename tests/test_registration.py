"""What a game must have beside its rules, said in words: whoever adds one reads here what is still lacking.

A game is named in two places, ``games.SLUGS`` and ``locales.PREFIXES``; all else is found by its slug or its prefix.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.features.all import cog_of
from games import GAMES
from games.base import Game
from games.records.lesson import lesson_of
from locales import LANGUAGES, PREFIXES
from render import PAINTERS
from tests.games.recorded import folder_of
from tests.games.small_game import SMALL, HighestCard
from tests.source import ROOT

# By file the families of messages in it, the sentences of a whole game apart.
OF_RULES = {"": ("name", "kind", "field", "event", "illegal", "step", "reason", "source"), "_rules": ("rules", "rule")}
OF_WHOLE = {"_picture": (), "_lesson": ("lesson",)}


def lacks(game: Game[Any]) -> list[str]:
    """What a game lacks at its stage; pictures, commands and a lesson only where it is whole."""
    slug, whole = game.slug, game.stage == "whole"
    package, tests = ROOT / "games" / slug, ROOT / "tests" / "games" / slug
    records, page = folder_of(game), package / "README.md"
    found = {
        f"component data in games/{slug}/data/": any((package / "data").glob("*.json")),
        f"tests in tests/games/{slug}/": any(tests.glob("test_*.py")),
        f"recorded matches in {records.relative_to(ROOT)}/": any(records.glob("*.json")),
        f"its page games/{slug}/README.md": page.is_file(),
        "a link to its page in README.md": f"games/{slug}/README.md" in (ROOT / "README.md").read_text("utf-8"),
        "its prefix in locales/__init__.py": slug in PREFIXES,
    }
    if slug in PREFIXES:
        for lang in LANGUAGES:
            found |= sentences(lang, PREFIXES[slug], {**OF_RULES, **OF_WHOLE} if whole else OF_RULES)
    if whole:
        views = PAINTERS[slug].views if slug in PAINTERS else ()
        found |= {
            "its painter in render/": slug in PAINTERS,
            "a picture of the board and of each seat's area": {"board", "area"} <= {*views},
            "its commands in cogs/features/games/": has_commands(slug),
            f"its lesson games/{slug}/lesson.json": lesson_of(slug) is not None,
        }
    return [what for what, there in found.items() if not there]


def has_commands(slug: str) -> bool:
    """Whether the game has a cog of its own."""
    try:
        return cog_of(slug).slug == slug
    except ModuleNotFoundError:
        return False


def sentences(lang: str, prefix: str, files: dict[str, tuple[str, ...]]) -> dict[str, bool]:
    """Of each file and each family of messages in it whether a language has it."""
    found: dict[str, bool] = {}
    for ending, families in files.items():
        path = ROOT / "locales" / lang / f"{prefix}{ending}.ftl"
        text = path.read_text("utf-8") if path.is_file() else ""
        name = path.relative_to(ROOT)
        found[f"{name}"] = bool(text)
        for family in families if text else ():
            found[f"messages {prefix}-{family} in {name}"] = bool(
                re.search(rf"^{prefix}-{family}\b", text, re.MULTILINE)
            )
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_lacks_nothing_that_belongs_to_it(slug):
    assert GAMES[slug].slug == slug
    assert lacks(GAMES[slug]) == []


def test_every_prefix_belongs_to_a_game():
    assert PREFIXES.keys() == GAMES.keys()


# ------------------------------------------------------------------ what is told
def test_rules_alone_lack_neither_picture_nor_commands_nor_lesson():
    assert lacks(SMALL) == [
        "component data in games/small_game/data/",
        "tests in tests/games/small_game/",
        "recorded matches in tests/games/small_game/matches/v1/",
        "its page games/small_game/README.md",
        "a link to its page in README.md",
        "its prefix in locales/__init__.py",
    ]


def test_a_whole_game_lacks_them_and_its_sentences_in_each_language(monkeypatch):
    monkeypatch.setattr(HighestCard, "stage", "whole")
    monkeypatch.setitem(PREFIXES, SMALL.slug, "small")
    assert lacks(SMALL)[5:] == [
        *(
            f"locales/{lang}/small{ending}.ftl"
            for lang in LANGUAGES
            for ending in ("", "_rules", "_picture", "_lesson")
        ),
        "its painter in render/",
        "a picture of the board and of each seat's area",
        "its commands in cogs/features/games/",
        "its lesson games/small_game/lesson.json",
    ]
