"""Why not, in words: equal reasons once, few things by name and the rest counted."""

from __future__ import annotations

import pytest

from cogs.choosing.why import refused
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.why import NAMED_IN_SHORT, why_not
from games import GAMES
from games.base import Game
from games.mosaic.moves import Build
from games.mosaic.payment import OWN
from games.mosaic.state import NO_CARD
from locales import PREFIXES, words
from tests.cogs.tables import table
from tests.games.mosaic.case_builder import GAME as MOSAIC
from tests.games.mosaic.positions import PLENTY, play
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


def test_a_reason_that_holds_whatever_is_chosen_names_none_of_the_things():
    """Rise of Empires, R6.5.1: in turn B no tile can be taken before a disc."""
    text = told(RISE, build_state({"gold": 9}, side="B", rows={"trade": [0], "city": [1]}), kind="city")
    reason = "In turn B you first take back a disc; then you may carry out the action of its row. *(R6.5.1)*"
    assert text.splitlines() == ["**Take a city tile**", f"- {reason}"]


def test_of_things_with_one_reason_the_others_are_named_by_what_of_them_differs_from_the_first():
    """Mosaic, R2.1: the piece is the same for all hexes."""
    state = mosaic(2, A={"resources": PLENTY, "population": 9, "cities": ["GR08"]})
    play(state, Build(NO_CARD, "city", OWN))
    lines = told(MOSAIC, state, kind="site").splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("- City · GA01: "))
    assert lines[at + 1].startswith("-# the same: GA02, GA03, ")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_each_reason_that_holds_whatever_is_chosen_has_its_sentence(game: Game):
    w = words("en")
    assert {code for code in game.blanket_refusals if not w.has(f"{PREFIXES[game.slug]}-illegal-{code}")} == set()


@pytest.mark.parametrize(("lang", "line"), [("en", "-# the same: VP · 3 discs"), ("pl", "-# tak samo: PZ · 3 dyski")])
def test_of_a_thing_with_the_same_reason_it_is_said_how_much_of_it_was_looked_for(lang: str, line: str):
    """Rise of Empires, R6.6.1: neither gold nor points can be had for more discs than one has."""
    assert line in told(RISE, build_state({"disc": 2}, side="A"), lang, kind="trade").splitlines()
