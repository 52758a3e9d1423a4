"""Things that the rules ask for one after the other are ticked together, and become one move each."""

from __future__ import annotations

import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.picker import Picker, Step
from cogs.choosing.several import Gathering, gathered, gathering
from cogs.match.refusals import Refusal
from cogs.match.tables import Position
from games import GAMES
from games.base import Move
from games.mare_nostrum.moves import Offer, Pay, Recruit
from games.mare_nostrum.state import MareState
from tests.cogs.tables import table
from tests.games.mare_nostrum.case_builder import GAME
from tests.games.mare_nostrum.positions import GREECE, ROME, play, position


def opened(state: MareState, seat: int, kind: str) -> tuple[Chain, Step]:
    """The panel of a seat where it chooses the thing of this kind of move."""
    chain = Chain(Position(table(GAME, state), seat, GAME.legal_moves(GAME.redact(state, seat), seat)))
    picker = Picker(chain.position.moves)
    step = picker.step(picker.path_to(kind) or ())
    assert step is not None
    return chain, step


def offering(number: int) -> MareState:
    state = position("rome", "offer", hands={"rome": {"wine": 2, "oil": 1, "coin": 1}, "greece": {"oil": 6}})
    state.phase, state.stage, state.value = "trade", "reveal", number
    for seat in (ROME, GREECE):
        state.players[seat].number = number
    state.pending = [type(state.pending[0])(seat, "offer") for seat in (ROME, GREECE)]
    return state


def moves_of(found: tuple[Chain, tuple[int, ...]]) -> list[Move]:
    chain, path = found
    step = Picker(chain.position.moves).step(path)
    assert step is not None and step.move is not None
    return [*chain.moves, step.move]


def test_a_thing_stands_in_the_menu_as_often_as_it_can_be_named():
    assert gathering(*opened(offering(3), ROME, "offer")) == Gathering(["coin", "oil", "wine", "wine"], 3)


def test_what_is_ticked_becomes_one_move_each_and_what_others_hide_makes_no_difference():
    state = offering(3)
    opening = opened(state, ROME, "offer")
    assert moves_of(gathered(*opening, [0, 2, 3])) == [Offer("coin"), Offer("wine"), Offer("wine")]
    state.players[GREECE].hand = {"gold": 6}
    assert gathering(*opened(state, ROME, "offer")) == gathering(*opening)
    assert state.players[ROME].offer == {}


def test_one_thing_that_is_asked_for_is_a_plain_choice():
    assert gathering(*opened(offering(1), ROME, "offer")) is None


def test_things_that_make_no_set_together_are_refused():
    hand = {"wine": 1, "oil": 2, "metal": 1, "grain": 1, "sheep": 1, "gold": 1, "gems": 1, "stone": 1, "coin": 9}
    state = position("greece", hands={"greece": hand}, cards={"greece": ["pericles"]})
    play(state, Recruit("hercules", "other"))
    opening = opened(state, GREECE, "pay")
    found = gathering(*opening)
    assert found is not None and found.most == 7
    goods = [found.things.index(name) for name in ("gems", "gold", "grain", "metal", "oil", "sheep", "stone")]
    assert moves_of(gathered(*opening, goods))[-1] == Pay("stone")
    with pytest.raises(Refusal) as refused:
        gathered(*opening, [found.things.index("coin"), found.things.index("oil")])
    assert refused.value.code == "not-together"


@pytest.mark.parametrize("slug", GAMES)
def test_kinds_that_are_gathered_name_one_thing(slug: str):
    game = GAMES[slug]
    fields = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in game.move_types}
    assert all(len(fields[kind]) == 1 for kind in game.gathered_kinds)
