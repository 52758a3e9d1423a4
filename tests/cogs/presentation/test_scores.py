"""Points in words, and how equal ones were decided."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.presentation.consequences import ending
from cogs.presentation.labels import labels_for
from cogs.presentation.scores import score_lines
from games import GAMES
from games.base import Game
from locales import LANGUAGES, PREFIXES, words
from tests.cogs.tables import table
from tests.games.founders_of_the_empire.case_builder import GAME as FOUNDERS
from tests.games.founders_of_the_empire.positions import home, land, position
from tests.games.mosaic.case_builder import GAME as MOSAIC
from tests.games.mosaic.positions import position as mosaic


def last_lines(game: Game[Any], state: Any, lang: str, count: int = 1) -> list[str]:
    """The last of the lines about the points, once the match is over."""
    state.finished = game.reasons[0]
    match = table(game, state)
    lines = score_lines(match, labels_for(match, lang))
    return lines[len(lines) - count :]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "-# Tie at 2, decided by victory tiles – Ben: 2, Celina: 1, Anna: 0"),
        ("pl", "-# Remis (2) rozstrzyga: kafle zwycięstwa – Ben: 2, Celina: 1, Anna: 0"),
    ],
)
def test_the_closing_post_tells_how_a_tie_was_decided(lang: str, told: str):
    """R10.5 of Founders of the Empire"""
    state = position(
        home(hand=["war", "coin"]),
        land("lake 0,0", "altar_juno 1,0", "altar_saturn 2,0"),
        land("lake 0,0", "temple_liber 1,0"),
    )
    assert last_lines(FOUNDERS, state, lang) == [told]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("Anna wins", "-# Tie at 1, decided by victory tiles – Anna: 1, Ben: 0")),
        ("pl", ("wygrywa Anna", "-# Remis (1) rozstrzyga: kafle zwycięstwa – Anna: 1, Ben: 0")),
    ],
)
def test_before_the_move_that_ends_a_match_stands_who_wins_by_it_and_how_a_tie_is_decided(
    lang: str, told: tuple[str, ...]
):
    over = position(land("lake 0,0", "altar_juno 1,0"), home(hand=["war"]))
    over.finished = FOUNDERS.reasons[0]
    labels = labels_for(table(FOUNDERS, over), lang)
    ends, *others = ending(labels, [over, over])
    assert (ends.endswith("Anna: 1, Ben: 1"), tuple(others)) == (True, told)
    assert ending(labels, [over], told=True) == others
    assert ending(labels, [over], settled=False) == [labels.words("consequence-ends", scores="", known="no")]


def test_before_the_end_nobody_is_said_to_win_where_that_turns_on_what_is_hidden():
    one, other = (
        position(land("lake 0,0", "altar_juno 1,0"), home()),
        position(home(), land("lake 0,0", "altar_juno 1,0")),
    )
    one.finished = other.finished = FOUNDERS.reasons[0]
    assert len(ending(labels_for(table(FOUNDERS, one), "en"), [one, other])) == 1


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "-# Tie at 4, decided by Money – Ben: 9, Anna: 3"),
        ("pl", "-# Remis (4) rozstrzyga: Pieniądze – Ben: 9, Anna: 3"),
    ],
)
def test_what_is_level_as_well_is_passed_over(lang: str, told: str):
    """R10.9 of Mosaic: both have as many Wonders, none."""
    state = mosaic(2, A={"vp": 4, "resources": {"money": 3}}, B={"vp": 4, "resources": {"money": 9}})
    assert last_lines(MOSAIC, state, lang) == [told]


def test_whoever_is_alone_has_no_place():
    game = GAMES["imperial_settlers"]
    state = game.setup(1, game.options(), "alone")
    lines = score_lines(table(game, state), labels_for(table(game, state), "en"))
    assert len(lines) == 1 and lines[0].endswith(" – **0**") and lines[0].startswith("**")


def test_where_nothing_decides_a_tie_nothing_is_told_of_it():
    """R10.6 of Founders of the Empire: the place is shared."""
    assert last_lines(FOUNDERS, position(home(), home()), "en", 0) == []
    assert "Tie" not in "\n".join(last_lines(FOUNDERS, position(home(), home()), "en", 2))


def test_whoever_has_left_is_in_no_tie():
    state = position(home(), land("lake 0,0", "altar_juno 1,0 war"))
    state.left = [0]
    assert not last_lines(FOUNDERS, state, "en")[0].startswith("-# Tie")


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_decides_a_tie_has_its_words(slug: str, lang: str):
    game = GAMES[slug]
    state = game.setup(game.seats.start, game.options(), "ties")
    names = [f"{PREFIXES[slug]}-tie-{number + 1}" for number in range(len(game.tie_breaks(state, 0)))]
    assert [name for name in names if not words(lang).has(name)] == []
