"""An action as a whole: what follows from a move is chosen before anything is made, in all games."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from cogs.choosing.chain import Chain, follow
from cogs.choosing.completion import Path
from cogs.choosing.consequences import Outlook, added
from cogs.choosing.follow_ups import action, closes, dropped_by, ends_match, foretold, led_on, way_back
from cogs.choosing.paths import decode_path, split
from cogs.choosing.picker import Picker
from cogs.match.tables import Position
from games import GAMES, offered
from games.base import Move
from games.core.rng import Rng
from games.mosaic.moves import Build
from games.mosaic.state import Choice
from games.records.record import opening
from games.rise_of_empires.state import Campaign
from tests.cogs.tables import table
from tests.games.recorded import moves_of, present, read
from tests.games.rise_of_empires.case_builder import build_state as rise
from tests.samples import samples

FOLLOWED = [slug for slug in offered() if GAMES[slug].follow_ups]
POSITIONS = samples(20)  # of a match of each game, spread over its length


def chain_at(game: Any, state: Any, seat: int) -> Chain:
    return Chain(Position(table(game, state), seat, game.legal_moves(game.redact(state, seat), seat)))


@cache
def first_moves(slug: str) -> tuple[tuple[Chain, Path, Chain], ...]:
    """Moves of a computer's match from which something follows: the chain before, the path, and the chain with the move."""
    game, chance = GAMES[slug], random.Random(f"follow-ups {slug}")
    state = game.setup(max(2, game.seats[0]), game.options(), f"follow-ups {slug}")
    found: list[tuple[Chain, Path, Chain]] = []
    for ply in range(700):
        if state.finished:
            break
        seat = game.to_move(state)[0]
        chain = chain_at(game, game.copy(state), seat)
        kinds = dict.fromkeys(move.kind for move in chain.position.moves if move.kind not in game.free_kinds)
        for kind in kinds if ply % 3 == 0 else ():
            move = chance.choice([move for move in chain.position.moves if move.kind == kind])
            path = Picker(chain.position.moves).path_of(move)
            following = chain.then(path)
            if following is not None and following.follows_up:
                found.append((chain, path, following))
        game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, Rng(f"{slug} {ply}")))
    return tuple(found[:: max(1, len(found) // POSITIONS)])


def ends(chain: Chain, path: Path) -> Iterator[list[Move]]:
    """The moves of the action, for each of some answers to what follows."""
    led, way = led_on(chain, path)
    if moves := action(led, way):
        yield moves
        return
    picker = Picker(led.position.moves)
    for move in [move for move in led.position.moves if move.kind not in dropped_by(led)][:3]:
        if moves := action(*led_on(led, picker.path_of(move), as_is=True)):
            yield moves


@pytest.mark.parametrize("slug", FOLLOWED)
def test_what_follows_is_asked_or_goes_without_saying_and_nothing_is_left_open(slug):
    game, whole = GAMES[slug], 0
    for chain, path, _ in first_moves(slug):
        for moves in ends(chain, path):
            assert len(moves) > 1
            state, seat = game.copy(chain.position.table.state), chain.position.seat
            for move in moves:
                game.play(state, seat, move)
            whole += game.asked(state, seat) not in game.follow_ups
    assert whole > 5


@pytest.mark.parametrize("slug", FOLLOWED)
def test_the_way_back_leads_to_a_choice_that_somebody_had_to_make(slug):
    for chain, path, _ in first_moves(slug):
        led, _ = led_on(chain, path)
        prefix, rest = split(way_back(led))
        before = follow(chain.position, prefix)
        assert len(before.moves) < len(led.moves)
        back = led_on(before, decode_path(rest))
        # What was filled in and changed is filled in again, and what follows from that is asked.
        again = back[0].moves and back[0].moves != led.moves and path[: len(decode_path(rest))] == decode_path(rest)
        assert again or back == (before, decode_path(rest))


@pytest.mark.parametrize("slug", FOLLOWED)
def test_what_the_answers_bring_alone_is_told_apart_from_what_the_move_itself_brings(slug):
    """Where what the move brings stands above, nothing of it is said of the answers again."""
    game, told = GAMES[slug], 0
    for chain, path, following in first_moves(slug):
        both, alone = foretold(chain, path), foretold(chain, path, answer_alone=True)
        if both is None or alone is None:
            continue
        seat, state = chain.position.seat, game.copy(chain.position.table.state)
        held = game.holdings(state, seat)
        game.make(state, seat, following.moves[-1])
        now = game.holdings(state, seat)
        for name, change in both.own.items():
            itself = now.get(name, 0) - held.get(name, 0)
            if not change.least:
                rest = alone.own[name].by if name in alone.own else 0
                assert change.by == itself + rest, name
                told += bool(itself)
    assert told or slug == "mare_nostrum", "nothing was met"


@pytest.mark.parametrize("slug", FOLLOWED)
def test_what_is_told_of_all_answers_comes_true_by_each(slug):
    game, told = GAMES[slug], 0
    for chain, path, following in first_moves(slug):
        found = foretold(chain, path)
        if found is None:
            continue
        told += 1
        seat, start = chain.position.seat, chain.position.table.state
        shown = added(game, start)
        answers = [
            move
            for move in following.position.moves
            if move.kind not in game.free_kinds and not game.is_way_out(following.position.table.state, seat, move.kind)
        ]
        for answer in answers:
            state = game.copy(start)
            for move in following.moves:
                game.play(state, seat, move)
            game.make(state, seat, answer)  # what then follows by itself, as the next round, is none of it
            for other, changes in found.changes.items():
                now, more = game.holdings(state, other), shown[other]
                has = {name: now.get(name, 0) + more.get(name, 0) for name in changes}
                differ = {
                    name
                    for name, one in changes.items()
                    if has[name] != one.after and not (one.least and has[name] > one.after)
                }
                # Of what costs the same in all and comes in some the cost is told.
                own = Outlook(game, game.redact(start, seat), seat, following.moves).of(answer).own if differ else {}
                assert (answer, {name: own[name].cost for name in differ}) == (
                    answer,
                    {name: changes[name].cost for name in differ if changes[name].gain == 0},
                )
    assert told > 3


@pytest.mark.parametrize("slug", FOLLOWED)
def test_nothing_that_could_be_done_before_is_a_way_out_of_an_action(slug):
    for chain, _, following in first_moves(slug):
        game, asked = GAMES[slug], chain.position
        kinds = {move.kind for move in asked.moves}
        possible = {kind for kind in kinds if not game.is_way_out(asked.table.state, asked.seat, kind)}
        state, seat = following.position.table.state, following.position.seat
        ways = {kind for kind in Picker(following.position.moves).kinds if GAMES[slug].is_way_out(state, seat, kind)}
        assert dropped_by(following) == ways & possible


def test_what_need_not_be_done_any_more_is_offered_beside_the_end_of_the_action():
    """Rise of Empires, R6.0.6: with a tile that can be flipped owned, the end of the move comes with the move."""
    game = GAMES["rise_of_empires"]
    state = rise({"progress": ["diplomacy"]})
    chain = chain_at(game, state, 0)
    assert {"ally", "territory"} <= {move.kind for move in chain.position.moves}
    path = Picker(chain.position.moves).path_of(next(m for m in chain.position.moves if m.kind == "territory"))
    led, way = led_on(chain, path)
    moves = action(led, way)
    assert [move.kind for move in moves] == ["territory", "end"]
    assert closes(led, moves[-1])
    assert not any(game.is_way_out(led.position.table.state, 0, move.kind) for move in led.position.moves)
    # The tile can be flipped in the same action: then nothing more is possible, and the rules end it themselves.
    flipped = Picker(led.position.moves).path_of(next(m for m in led.position.moves if m.kind == "ally"))
    assert [move.kind for move in action(*led_on(led, flipped, as_is=True))] == ["territory", "ally"]


def test_no_attack_is_told_as_certain_where_weapons_can_be_left_out_after_the_war():
    """Rise of Empires, R6.4.5: one war is possible, then one tile can strike."""
    state = rise({"progress": ["iron_weapons"]}, cubes={"balkans": {0: 2, 1: 2}})
    state.campaign = Campaign("empire_3", [], placed={"balkans": 2})
    state.step = state.pending[0].kind = "war"
    chain = chain_at(GAMES["rise_of_empires"], state, 0)
    path = chain.picker.path_to("stop")
    assert path is not None
    told, following = foretold(chain, path), chain.then(path)
    assert told is not None and not told.changes
    assert following is not None and not dropped_by(following)


def test_of_a_disc_whose_row_has_no_action_no_tile_is_flipped_that_nobody_chose():
    """Rise of Empires, R6.5.4: Harbor could be flipped, or the move goes without an action."""
    game = GAMES["rise_of_empires"]
    state, found = rise({"progress": ["harbor"], "cube": 0, "gold": 3}, side="B", rows={"empire": [0]}), 0
    chain = chain_at(game, state, 0)
    for move in [move for move in chain.position.moves if move.kind == "remove"]:
        led, way = led_on(chain, Picker(chain.position.moves).path_of(move))
        kinds = {move.kind for move in led.position.moves}
        if {"flip", "skip"} <= kinds:
            found += 1
            assert not way
    assert found


def test_back_from_how_it_is_paid_leads_to_the_question_before_it_and_not_to_the_cards():
    game = GAMES["mosaic"]
    state = game.setup(2, game.options(), "back")
    state.pending, state.actions = [Choice(0, "turn")], 1
    state.players[0].resources |= {"stone": 10, "money": 30}
    chain = chain_at(game, state, 0)
    usual, otherwise = (Build("none", "city", pay) for pay in ("own", "choose"))
    picker = Picker(chain.position.moves)
    led, _ = led_on(chain, picker.path_of(otherwise), as_is=True)
    assert led.moves == (otherwise,)
    back, _ = led_on(chain, decode_path(way_back(led)))
    assert back.moves == (usual,)


@pytest.mark.parametrize("slug", FOLLOWED)
def test_no_attack_nor_what_costs_something_goes_without_saying_where_one_can_go_on_without_it(slug):
    game = GAMES[slug]
    for chain, path, _ in first_moves(slug):
        led, way = led_on(chain, path)
        state, seat = led.position.table.state, led.position.seat
        made = action(led, way) if led.moves and way else []
        if not made:
            continue
        before, after = game.copy(state), game.copy(state)
        paid = [name for event in game.make(after, seat, made[-1]) if event.seat == seat for name in game.paid(event)]
        if paid or game.is_grave(before, seat, made[-1]):
            ways_out = {move.kind for move in led.position.moves if game.is_way_out(state, seat, move.kind)}
            assert ways_out <= dropped_by(led), made


def test_a_piece_costs_and_brings_the_same_on_all_places_that_are_alike_which_are_a_few_of_many():
    """Mosaic, R4.6, R5.3, R5.4: so what a Wonder brings is told although there are very many places for it."""
    game, chance = GAMES["mosaic"], Rng("alike")
    state, met, places, kinds = game.setup(3, game.options(), "alike 2"), 0, 0, 0
    while met < 6:
        (seat, *_), known = game.to_move(state), None
        sites = [move for move in game.legal_moves(state, seat) if move.kind == "site"]
        if len(sites) > 12:
            known, found = game.redact(state, seat), dict[object, object]()
            outlook = Outlook(game, known, seat, count=1)
            for move in sites:
                told = outlook.of(move).changes
                assert found.setdefault(game.alike(known, seat, move), told) == told, move
            met, places, kinds = met + 1, places + len(sites), kinds + len(found)
        game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, chance))
    assert places > 2 * kinds


def test_what_only_may_be_done_beside_a_question_is_not_its_answer():
    """Rise of Empires, R6.0.6: nothing of the row is possible, and an alliance is, which nobody has chosen."""
    game = GAMES["rise_of_empires"]
    state = rise({"progress": ["diplomacy"], "gold": 0, "cube": 0}, {}, side="B", rows={"empire": [0, 1], "city": [1]})
    chain = chain_at(game, state, 0)
    remove = next(move for move in chain.position.moves if move.kind == "remove" and move.row == "empire")
    following, path = led_on(chain, Picker(chain.position.moves).path_of(remove))
    assert {move.kind for move in following.position.moves} - game.free_kinds == {"ally", "skip"}
    assert path == ()


@pytest.mark.parametrize("slug", offered())
def test_that_a_move_ends_the_match_is_known_before(slug: str):
    game, (*_, record) = GAMES[slug], map(read, present(GAMES[slug]))
    state, _ = opening(game, record)
    chosen = deque[tuple[Any, int, Move]](maxlen=2)
    for seat, move in moves_of(game, record):
        # What goes without saying ends the match by itself.
        if game.forced_move(state, seat) is None:
            chosen.append((game.copy(state), seat, move))
        game.play(state, seat, move)
    for ends, (state, seat, move) in zip((False, True), chosen, strict=True):
        chain = chain_at(game, state, seat)
        path = Picker(chain.position.moves).path_of(move)
        assert ends_match(chain, path) is ends
        game.play(state, seat, move)
        while forced := [(one, only) for one in game.to_move(state) if (only := game.forced_move(state, one))]:
            game.play(state, *forced[0])
        assert bool(state.finished) is ends
