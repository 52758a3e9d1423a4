"""The computer seat: better than chance, what it thinks a lead is worth, and faults that it does not make any more."""

from __future__ import annotations

import pytest

from games.base import Move
from games.core.rng import Rng
from games.rise_of_empires.computer.outlook import Outlook
from games.rise_of_empires.computer.turn_b import promise
from games.rise_of_empires.moves import Ally, End, TakeCity, Trade
from games.rise_of_empires.state import Choice, RiseState
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


def chosen(state: RiseState) -> Move:
    """What the first seat plays."""
    return GAME.sensible_move(state, 0, Rng("sensible"))


# ---------------------------------------------------------------------- cities and the discs of their upkeep (R9.1)
def city_for_sale(discs: int) -> RiseState:
    """Era III: the first seat has the gold for Tokyo, whose upkeep is 2 discs a turn, and so many discs."""
    state = start(2, "city")
    state.era, state.cities, state.progress, state.territory, state.empires = 3, ["tokyo"], ["diplomacy"], [], []
    state.players[0].gold, state.players[0].disc = 20, discs
    return state


def test_buys_a_city_whose_upkeep_it_can_pay():
    assert chosen(city_for_sale(discs=4)) == TakeCity("tokyo")


def test_buys_no_city_whose_upkeep_it_cannot_pay():
    assert chosen(city_for_sale(discs=1)) != TakeCity("tokyo")


def test_a_city_is_worth_the_turns_for_which_its_upkeep_can_be_paid():
    def worth(discs: int) -> float:
        return Outlook(GAME.catalogue, city_for_sale(discs), 0).tile("tokyo")

    assert worth(1) == 0.0
    assert worth(2) * 2 == worth(4) == worth(6)


def test_counts_on_no_discs_that_the_bank_does_not_have():
    """Mining brings 2 discs for two Mountains, but the opponent holds nearly all there are."""
    state = city_for_sale(discs=1)
    state.players[0].progress, state.players[0].territory = ["mining"], ["mountains", "mountains"]
    assert Outlook(GAME.catalogue, state, 0).tile("tokyo") > 0
    state.players[1].disc = GAME.catalogue.numbers.discs - 1
    assert Outlook(GAME.catalogue, state, 0).tile("tokyo") == 0.0


def trading(discs: int, *cities: str, gold: int = 5, last: bool = False) -> RiseState:
    """The first seat may trade so many discs, and has these cities and this gold; perhaps it is the last move of the match."""
    state = start(2, "trading")
    state.side, state.step, state.removed, state.pending = "B", "action", "trade", [Choice(0, "action")]
    if last:
        state.era, state.round = 3, GAME.catalogue.numbers.actions
    player = state.players[0]
    player.disc, player.cities, player.gold = discs, list(cities), gold
    return state


def test_sells_no_discs_that_the_upkeep_needs():
    assert chosen(trading(3)) == Trade("gold", 3)
    assert chosen(trading(3, "athens")) == Trade("gold", 2)


# ---------------------------------------------------------------------- gold
def test_does_not_sell_discs_for_gold_that_it_cannot_spend_any_more():
    assert chosen(trading(6, gold=80)) == Trade("vp", 6)
    assert chosen(trading(6, gold=0, last=True)) == Trade("vp", 6)


def test_gold_is_worth_little_to_whoever_has_plenty_of_it():
    def worth(gold: int) -> float:
        return Outlook(GAME.catalogue, trading(0, gold=gold), 0).price("gold")

    assert worth(80) < worth(5) / 5


# ---------------------------------------------------------------------- turn B
def test_a_disc_promises_less_beside_others_of_the_seat_and_with_room_for_more_on_its_left():
    state = start(2, "turn b")

    def promised(row: str, discs: list[int]) -> float:
        state.rows[row] = discs
        return promise(GAME.catalogue, state, 0, row)

    assert promised("progress", [1, 1]) > promised("progress", [0, 1])
    assert promised("progress", [1, 1, 1]) > promised("progress", [1])
    assert promised("progress", []) > promised("trade", [])


def test_in_turn_b_a_disc_promises_nothing():
    state = start(2, "turn b")
    state.side = "B"
    assert promise(GAME.catalogue, state, 0, "progress") == 0.0


# ---------------------------------------------------------------------- alliances (R6.9)
def after_its_move(balkans: list[int]) -> RiseState:
    """The first seat may still use Diplomacy; cubes of the three seats lie in the Balkans."""
    state = start(3, "alliance")
    state.step, state.pending = "end", [Choice(0, "end")]
    state.players[0].progress = ["diplomacy"]
    state.map["balkans"] = balkans
    return state


def test_allies_with_whoever_threatens_its_lead():
    assert chosen(after_its_move([2, 0, 1])) == Ally("diplomacy", 2)


def test_does_not_ally_with_those_whom_it_would_rather_attack():
    assert chosen(after_its_move([2, 2, 0])) == End()
