"""What a panel can tell of a move before it is made: its costs in full, nothing that is hidden."""

from __future__ import annotations

import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.follow_ups import grave_at
from cogs.choosing.foreseen import foreseen
from cogs.choosing.picker import Picker
from cogs.features.panel.shortcuts import orders, plan_button
from cogs.match.tables import Position
from cogs.presentation.consequences import left_behind
from cogs.presentation.labels import labels_for
from cogs.presentation.scenes import scene_of
from games import GAMES
from games.base import Move
from games.core.events import Event
from games.imperial_settlers.moves import Pass
from games.mare_nostrum.moves import Cancel, RaiseLegion, Recruit, Take, Wish
from games.mare_nostrum.state import MareState
from games.mare_nostrum.trade import go_on_trading
from games.mosaic.moves import TurnUp
from games.rise_of_empires.moves import Remove, Skip
from tests.cogs.tables import table
from tests.games.imperial_settlers.positions import alone
from tests.games.mare_nostrum.case_builder import CATALOGUE, GAME
from tests.games.mare_nostrum.positions import BABYLON, GREECE, ROME, holds, position
from tests.games.mosaic.positions import position as mosaic_position
from tests.games.rise_of_empires.case_builder import build_state as build_rise


def chain(state: MareState, seat: int) -> Chain:
    return Chain(Position(table(GAME, state), seat, GAME.legal_moves(GAME.redact(state, seat), seat)))


def path(found: Chain, move: Move) -> tuple[int, ...]:
    return Picker(found.position.moves).path_of(move)


def taking() -> MareState:
    """Rome is about to take; Greece has more on offer than one kind, so it will be asked, unless it wishes for something."""
    state = position("rome", "take")
    state.phase, state.stage, state.starter, state.taker = "trade", "chain", ROME, ROME
    state.offers = [{} for _ in range(state.seats)]
    state.offers[ROME], state.offers[GREECE], state.offers[BABYLON] = {"wine": 2}, {"oil": 2}, {"gold": 1, "metal": 1}
    state.pending = []
    go_on_trading(CATALOGUE, state)
    return state


def test_what_a_purchase_will_cost_is_foreseen_to_the_token():
    hand = {"wine": 1, "oil": 2, "metal": 1, "grain": 1, "sheep": 1, "gold": 1, "gems": 1}
    state = position("greece", hands={"greece": hand}, cards={"greece": ["pericles"]})
    found = chain(state, GREECE)
    (paid, *_) = foreseen(found, path(found, Recruit("hercules", "goods")))
    assert (paid.kind, paid.data["resources"]) == ("paid", sorted(hand))
    assert state.players[GREECE].hand == hand


def test_what_was_chosen_is_not_told_once_more():
    game = GAMES["rise_of_empires"]
    state = game.setup(2, game.options(), "cubes")
    game.play(state, 0, next(move for move in game.legal_moves(state, 0) if move.kind == "empire"))
    moves = game.legal_moves(state, 0)
    found = Chain(Position(table(game, state), 0, moves))
    place = next(move for move in moves if move.kind == "place")
    assert [event.kind for event in game.play(game.copy(state), 0, place)] == ["placed"]
    assert foreseen(found, path(found, place)) == []


@pytest.mark.parametrize("wish", [None, "wine"])
def test_nobody_sees_beforehand_what_is_on_the_wish_list_of_another(wish: str | None):
    """Rome's turn would come again after the take that Greece wishes for."""
    state = taking()
    if wish is not None:
        GAME.play(state, GREECE, Wish(wish))
    found = chain(state, ROME)
    there = path(found, Take(GREECE, "oil"))
    assert (found.then(there), foreseen(found, there)) == (None, [])


def test_own_cards_that_others_see_end_no_chain_as_their_owner_learns_nothing():
    game = GAMES["mosaic"]
    state = mosaic_position(A={"face_down": ["tech_wheel", "tech_trade_routes"]})
    start = Chain(Position(table(game, state), 0, game.legal_moves(state, 0)))
    there = path(start, TurnUp("tech_wheel"))
    assert next(event.reveals for event in game.play(game.copy(state), 0, TurnUp("tech_wheel"))) == "shown"
    after = start.then(there)
    assert after is not None and TurnUp("tech_trade_routes") in after.position.moves


def test_a_game_without_plans_offers_its_standing_orders_instead_of_planning():
    state = taking()
    position = chain(state, GREECE).position
    labels = labels_for(position.table, "en")
    assert plan_button(position, labels) == []
    assert [order.item.label for order in orders(position, labels)] == ["Wish list: add", "Wish list: spare a player"]


def test_a_picture_shows_no_marks_of_bold_type():
    news = [Event("round-began", None, {"number": 2})]
    assert scene_of(table(GAME, taking()), viewer=None, lang="en", news=news).news == "Round 2"


def test_a_move_after_which_nobody_has_a_choice_any_more_ends_the_match():
    """Rise of Empires R11.1: the last action of the match; of two seats one must then give up its only tile, which goes by itself."""
    game = GAMES["rise_of_empires"]
    for tiles, ends in ((["mountains"], True), (["mountains", "woods"], False)):
        state = build_rise(
            {"food": 9},
            {"food": 0, "territory": tiles},
            era=3,
            side="B",
            rows={"trade": [0]},
            round=6,
            order=[1, 0],
            active=0,
        )
        found = Chain(Position(table(game, state), 0, game.legal_moves(state, 0)))
        then = found.then(Picker(found.position.moves).path_of(Remove("trade", 1, "")))
        assert then is not None
        last = then.endings(Picker(then.position.moves).path_of(Skip()))
        assert bool(last) == ends
        assert all(one.finished for one in last) and not state.finished
        assert not ends or then.is_settled(Picker(then.position.moves).path_of(Skip()))


def test_an_end_to_which_attacks_still_lead_that_turn_up_cards_is_not_settled():
    """Imperial Settlers, solo: the virtual player attacks after the pass of the last round."""
    game, state = GAMES["imperial_settlers"], alone(round=5)
    chain = Chain(Position(table(game, state), 0, game.legal_moves(state, 0)))
    path = chain.picker.path_of(Pass())
    assert chain.endings(path) and not chain.is_settled(path)


def test_what_is_dropped_falls_out_of_the_chain_and_is_neither_red_nor_given_up():
    """Mare Nostrum, D13: a set of resources that was begun and is not paid."""
    hand = {"coin": 3, "oil": 2, "sheep": 1, "wine": 1, "metal": 1}
    start = chain(position("rome", hands={"rome": hand}, provinces=holds("rome", "italia")), ROME)
    begun = start.then(path(start, RaiseLegion("italia", "other")))
    assert begun is not None and begun.moves
    assert grave_at(begun.position, Cancel()) is None
    assert left_behind(labels_for(begun.position.table, "en"), begun.position, Cancel()) == []
    after = begun.then(path(begun, Cancel()))
    assert after is not None and after.moves == () and after.position.moves == start.position.moves
