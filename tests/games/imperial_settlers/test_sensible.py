"""What the computer seat does, by the positions in which it once went wrong."""

from __future__ import annotations

from games.base import Move
from games.core.rng import Rng
from games.imperial_settlers.moves import Activate, Exchange, Pass, StoreCard
from games.imperial_settlers.state import SettlersState, Task
from tests.games.imperial_settlers.positions import GAME, alone, on_turn, position


def sensible(state: SettlersState) -> Move:
    return GAME.sensible_move(GAME.redact(state, 0), 0, Rng("sensible"))


def actions_of(state: SettlersState) -> list[Move]:
    """What the computer does in the rest of the Action phase, its opponent having passed."""
    on_turn(state, 1, Pass())
    played: list[Move] = []
    while state.phase == "action":
        played.append(sensible(state))
        GAME.play(state, 0, played[-1])
    return played


def test_workers_are_exchanged_before_barter_turns_resources_into_points():
    """R13.1, R12.1: Barter takes Resources alone, once a round."""
    supply = {"worker": 6, "wood": 4, "stone": 2}
    state = position({"faction": "barbarians", "empire": ["bar_barter"], "supply": supply}, round=5)
    before = state.players[0].vp
    played = actions_of(state)
    first = next(place for place, move in enumerate(played) if isinstance(move, Activate))
    assert sum(isinstance(move, Exchange) for move in played[:first]) == 3
    assert state.players[0].vp == before + 9


def test_workers_are_kept_for_the_actions_that_are_open():
    """R12.1, R13.1: the Casino makes a Gold of each Worker, two of which are exchanged for one Resource."""
    state = position({"faction": "japanese", "empire": ["jap_casino"], "supply": {"worker": 2}}, round=3)
    assert isinstance(sensible(state), Activate)
    assert not any(isinstance(move, Exchange) for move in actions_of(state))


def test_alone_no_faction_card_goes_under_the_gate():
    """R18.2, R23.11: a match alone is won by Faction Locations."""
    cards = [
        "jap_dojo",
        "jap_farm",
        "jap_stalls",
        "jap_shrine",
        "jap_sumo_school",
        "jap_swordsmith",
        "jap_ninjas",
        "jap_casino",
    ]
    state = alone(faction="japanese", empire=["jap_gate"], hand=cards)
    state.phase, state.step = "cleanup", "cleanup"
    state.pending = [Task(0, "cleanup")]
    stored: list[str] = []
    while isinstance(move := sensible(state), StoreCard):
        stored.append(move.card)
        GAME.play(state, 0, move)
    assert all(card.startswith("com_") for card in stored)
