"""The computer seat: better than chance, and what it thinks a lead is worth."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from games.rise_of_empires.computer.outlook import Outlook
from tests.games.positions import contest
from tests.games.rise_of_empires.case_builder import GAME
from tests.games.rise_of_empires.positions import start


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_computer_seat_beats_several_that_play_at_random(seats: int):
    for sensible in range(seats):
        ranks = contest(GAME, start(seats, f"contest {sensible}"), sensible, Rng(f"contest {sensible}"))
        assert ranks[sensible] == 1


def test_the_first_of_several_keeps_its_cubes_until_others_have_placed_theirs():
    """Whoever placed all five at once was outbid by everybody behind it, and lost nearly every match from the first place."""
    kinds = [
        GAME.sensible_move(start(seats, f"opening {n}"), 0, Rng("opening")).kind for seats in (2, 4) for n in range(3)
    ]
    assert "empire" not in kinds


def test_a_lead_is_worth_less_while_opponents_have_cubes_and_moves():
    state = start(3, "lead")

    def worth(rounds: int, pools: int) -> float:
        state.round = rounds
        for player in state.players[1:]:
            player.cube = pools
        return Outlook(GAME.catalogue, state, 0).region("balkans", [1, 0, 0], 0)

    assert worth(1, 5) < worth(6, 5) < worth(6, 0) == worth(1, 0)


def test_a_lead_that_nobody_can_reach_is_safe():
    state = start(3, "lead")
    outlook = Outlook(GAME.catalogue, state, 0)
    safe = outlook.region("balkans", [6, 0, 0], 0)
    for player in state.players[1:]:
        player.cube = 0
    assert Outlook(GAME.catalogue, state, 0).region("balkans", [6, 0, 0], 0) == safe


def test_in_turn_b_only_discs_of_the_empire_row_threaten_a_lead():
    state = start(3, "lead")
    state.side = "B"
    calm = Outlook(GAME.catalogue, state, 0).region("balkans", [1, 0, 0], 0)
    state.rows["empire"] = [1]
    assert Outlook(GAME.catalogue, state, 0).region("balkans", [1, 0, 0], 0) < calm
