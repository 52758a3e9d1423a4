"""R18.3: what is said to perish is what the end of the Cleanup takes away."""

from __future__ import annotations

from collections.abc import Iterator

from games import GAMES
from games.base import Remark
from games.core.rng import Rng
from games.imperial_settlers.cleanup import finish_cleanup, shelf
from games.imperial_settlers.game import ImperialSettlers
from games.imperial_settlers.state import SettlersState
from games.imperial_settlers.table import Table

GAME = GAMES["imperial_settlers"]
assert isinstance(GAME, ImperialSettlers)


def asked(*kinds: str) -> Iterator[tuple[SettlersState, int]]:
    """Positions of a match in which a seat is asked this, with the seat."""
    state, chance = GAME.setup(3, GAME.options(), "perishing"), Rng("perishing")
    while not state.finished:
        seat = GAME.to_move(state)[0]
        if GAME.asked(state, seat) in kinds:
            yield GAME.copy(state), seat
        GAME.play(state, seat, GAME.sensible_move(GAME.redact(state, seat), seat, chance))


def test_what_perishes_is_lost_and_nothing_else_but_what_could_be_put_on_a_location_and_the_rest_is_said_to_stay():
    told = 0
    for state, seat in asked("turn", "cleanup"):
        if state.round == GAME.catalogue.box.rounds:
            continue
        player, found = state.players[seat], GAME.perishes(GAME.redact(state, seat), seat)
        kept = GAME.remark(GAME.redact(state, seat), seat, {"kind": "end"})
        rooms = [shelf(GAME.catalogue, location) for location in player.empire]
        stored = {kind for kinds, room in rooms if room is None or room > 0 for kind in kinds}
        if GAME.asked(state, seat) == "cleanup":
            stored = set[str]()
            staying = [good for good in GAME.catalogue.goods if good in player.supply and good not in found]
            stays = {good: player.supply[good] for good in staying if player.supply[good]}
            said = kept.facts["price"] if kept is not None else []
            assert {good: count for part in said for good, count in part.items() if count} == stays
        else:
            assert kept is None
        before = dict(player.supply)
        finish_cleanup(Table(GAME.catalogue, state))
        lost = {good: count for good, count in before.items() if count and not player.supply[good]}
        assert found == {good: count for good, count in lost.items() if good not in stored}
        told += len(found)
    assert told > 20


def test_nobody_is_told_that_anything_perishes_while_he_is_asked_something_else():
    others = ("draft", "draw", "option", "look", "exchange", "spend")
    assert all(GAME.perishes(GAME.redact(state, seat), seat) == {} for state, seat in asked(*others))


def test_in_the_last_round_nothing_perishes_and_whoever_passes_reads_what_decides_a_tie():
    """R19.1, R19.3"""
    last = [(state, seat) for state, seat in asked("turn") if state.round == GAME.catalogue.box.rounds]
    assert last and all(GAME.perishes(state, seat) == {} for state, seat in last)
    state, seat = last[0]
    count = GAME.tie_breaks(state, seat)[0]
    assert GAME.remark(state, seat, {"kind": "pass"}) == Remark("unused", {"count": count, "aiming": 1})
