"""Why not, in words: equal reasons once, few things by name and the rest counted."""

from __future__ import annotations

import pytest

from cogs.choosing.why import refused
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.why import NAMED_IN_SHORT, why_not
from games.base import Game
from tests.cogs.tables import table
from tests.games.mosaic.case_builder import GAME as MOSAIC
from tests.games.mosaic.positions import position as mosaic
from tests.games.rise_of_empires.case_builder import GAME as RISE
from tests.games.rise_of_empires.case_builder import build_state


def told(game: Game, state, lang: str = "en", kind: str = "") -> str:
    match = table(game, state)
    return why_not(labels_for(match, lang), refused(Position(match, 0, game.legal_moves(state, 0))), kind)


@pytest.mark.parametrize(
    ("lang", "kinds"),
    [
        ("en", "Take an empire tile, Take a territory tile, Trade, Take a progress tile, Take a city tile"),
        ("pl", "Weź żeton imperium, Weź żeton terytorium, Handel, Weź żeton rozwoju, Weź żeton miasta"),
    ],
)
def test_kinds_with_one_and_the_same_reason_share_it(lang: str, kinds: str):
    text = told(RISE, build_state({"gold": 9}, side="B", rows={"trade": [0], "city": [1]}), lang)
    assert text.splitlines()[0] == f"**{kinds}**"
    assert len(text.splitlines()) == 2


@pytest.mark.parametrize(("lang", "more"), [("en", " and 5 more"), ("pl", " i jeszcze 5")])
def test_few_things_with_one_reason_are_named_and_the_others_counted(lang: str, more: str):
    state = mosaic(A={"resources": dict.fromkeys(("stone", "ideas", "food", "money"), 0), "cities": ["GR08"]})
    lines = told(MOSAIC, state, lang).splitlines()
    same = lines[lines.index(f"**{'Wonder' if lang == 'en' else 'Cud'}**") + 2]
    assert same.endswith(more)
    assert same.count(",") == NAMED_IN_SHORT - 1
    assert len(state.wonders) == 1 + NAMED_IN_SHORT + 5


def test_of_one_kind_more_things_are_named():
    state = mosaic(A={"resources": dict.fromkeys(("stone", "ideas", "food", "money"), 0), "cities": ["GR08"]})
    assert "more" not in told(MOSAIC, state, kind="wonder")


def test_things_that_lack_other_numbers_have_a_line_each():
    state = mosaic(A={"resources": dict.fromkeys(("stone", "ideas", "food", "money"), 0), "cities": ["GR08"]})
    lines = [line for line in told(MOSAIC, state, kind="claim").splitlines() if "Civilization needs" in line]
    facts = [line.partition(" needs ")[2] for line in lines]
    assert {"3 (Port Cities), and you have 0. *(R6.2)*", "3 (Regions controlled), and you have 1. *(R6.2)*"} <= {*facts}
    assert len(set(facts)) == len(facts)
