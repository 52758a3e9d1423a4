"""The last move again: on the first screen, with all that its own row says, where it still makes sense."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.features.panel.aside import once_more
from cogs.presentation.labels import labels_for
from games import GAMES
from games.base import Game, Move
from games.founders_of_the_empire.moves import Replace
from games.imperial_settlers.moves import Defend
from games.rise_of_empires.moves import TakeTerritory
from tests.cogs.features.panel.pressing import seated
from tests.games.founders_of_the_empire.positions import home, land
from tests.games.founders_of_the_empire.positions import position as founders
from tests.games.imperial_settlers.positions import position as settlers
from tests.games.rise_of_empires.case_builder import build_state as rise

RISE = GAMES["rise_of_empires"]


def shown(game: Game[Any], state: Any, move: Move, lang: str = "en") -> tuple[str, str] | None:
    """What stands on the button, and above it; None where there is none."""
    position = seated(game, state, game.to_move(state)[0])
    assert move in position.moves
    found = once_more(position, labels_for(position.table, lang), move)
    return (str(found.control.item.label), found.said) if found is not None else None


@pytest.mark.parametrize(("old", "senseless"), [("lake 1,0", True), ("grove 1,0", False)])
def test_a_move_that_changes_nothing_any_more_is_not_offered_again(old: str, senseless: bool):
    """Founders of the Empire R9.1: a tile in the place of an equal one."""
    state = founders(land("grove 0,0", old), home(), rows={"nature": ["lake"]}, step="add")
    assert (shown(GAMES["founders_of_the_empire"], state, Replace("lake", "N10")) is None) is senseless


def test_it_names_the_copy_of_a_card_and_what_is_remarked_on_it():
    """Imperial Settlers R2.3, R14.1"""
    entry = {"empire": ["com_castle", "com_castle#2", "com_ruins", "com_mill", "com_town"], "supply": {"defense": 1}}
    state = settlers(entry)
    label, said = shown(GAMES["imperial_settlers"], state, Defend("com_castle#2")) or ("", "")
    assert label.startswith("Again: Place the Defense token · Castle (copy 2) · ")
    assert "Razing it costs 3 Raze tokens then" in said
    label, said = shown(GAMES["imperial_settlers"], state, Defend("com_ruins")) or ("", "")
    assert "Ruins · nobody can Raze it anyway" in said


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_its_button_has_no_room_for_stands_above_with_the_gravest_first(lang: str):
    """Rise of Empires R7.3: mountains cost food that will be lacking."""
    state = rise({"gold": 20, "food": 1})
    label, said = shown(RISE, state, TakeTerritory("mountains"), lang) or ("", "")
    warning = {"en": "2 food short at the end of the turn", "pl": "na koniec tury zabraknie żywności"}[lang]
    assert label.startswith({"en": "Again: ", "pl": "Jeszcze raz: "}[lang])
    assert warning in said and said.index(warning) < said.index(" → ")
