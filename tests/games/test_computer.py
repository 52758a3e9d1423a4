"""The computer seat of every game: always legal, blind to what is hidden, and better than chance; and what is dealt anew on its way."""

from __future__ import annotations

from functools import cache

import pytest

from games import GAMES
from games.base import Move
from games.core.rng import Rng
from tests.games.positions import contest
from tests.games.walking import TABLES
from tests.samples import samples

LOOKS = 5  # every so many decisions the computer decides again where hidden things lie differently
DEALS = 25  # every so many decisions everything hidden is dealt anew, for everybody
PLIES = samples(160)  # of the matches against random play, were each as long as can be; a long game is played once
POINTS = {"rise_of_empires": 300}  # which the computer seats of a table make together
FEWEST = {slug: next(seats for seats in game.seats if seats > 1) for slug, game in GAMES.items()}
CONTESTS = [(slug, seat) for slug, seats in FEWEST.items() for seat in range(seats)]

at_each_table = pytest.mark.parametrize(("slug", "seats"), TABLES)


@cache
def match_of_computers(slug: str, seats: int) -> list[tuple[int, Move]]:
    """What the computer plays against itself; every choice is looked at."""
    game, played = GAMES[slug], list[tuple[int, Move]]()
    state = game.setup(seats, game.options(), "sensible")
    while waiting := game.to_move(state):
        seat, ply = waiting[0], len(played)
        known = game.redact(state, seat)
        text = game.encode(known)
        move = game.sensible_move(known, seat, Rng(f"choice {ply}"))
        assert game.encode(known) == text, "thinking changed the state"
        assert move in game.legal_moves(state, seat)
        if ply % LOOKS == 0:
            other = game.determinize(state, seat, Rng(f"deal {ply}"))
            text = game.encode(other)
            assert game.sensible_move(other, seat, Rng(f"choice {ply}")) == move, "it read what is hidden"
            assert game.encode(other) == text, "thinking changed the state"
        game.play(state, seat, move)
        played.append((seat, move))
    outcome = game.outcome(state)
    assert outcome is not None
    assert sum(outcome.scores) > POINTS.get(slug, -1)
    return played


@at_each_table
def test_a_computer_seat_makes_legal_moves_to_the_end_and_reads_nothing_hidden(slug: str, seats: int):
    assert len(match_of_computers(slug, seats)) <= GAMES[slug].longest


@at_each_table
def test_dealing_anew_gives_another_sound_state_that_looks_the_same(slug: str, seats: int):
    game = GAMES[slug]
    state = game.setup(seats, game.options(), "sensible")
    for ply, (mover, move) in enumerate(match_of_computers(slug, seats)):
        for viewer in (None, *range(seats)) if ply % DEALS == 4 else ():
            other = game.determinize(state, viewer, Rng(f"deal {ply}"))
            assert game.problems(other) == []
            assert game.encode(game.redact(other, viewer)) == game.encode(game.redact(state, viewer))
            if viewer is not None:
                assert game.legal_moves(other, viewer) == game.legal_moves(state, viewer)
        game.play(state, mover, move)


@pytest.mark.parametrize(("slug", "sensible"), CONTESTS)
def test_a_computer_seat_beats_random_play(slug: str, sensible: int):
    """In one match of a long game; in most of several of a short one, in which luck weighs more."""
    game, rng, matches = GAMES[slug], Rng(f"contest {sensible}"), max(1, PLIES // GAMES[slug].longest)
    won = 0
    for number in range(matches):
        ranks = contest(game, game.setup(FEWEST[slug], game.options(), f"contest{number or ''}"), sensible, rng)
        won += [seat for seat, rank in enumerate(ranks) if rank == 1] == [sensible]
    assert won * 2 > matches
