"""The shared battery: what every registered game must hold, shown by random play over all table sizes.

A longer run of the same is ``python -m tests.campaigns.fuzz``.
"""

from __future__ import annotations

import random
import subprocess
import sys
from itertools import islice

import pytest

from games import GAMES
from games.base import Concede, Decision, Game, Move, sort_key
from games.core.errors import IllegalMove
from games.core.rng import Rng
from games.records.record import replay
from render.shared.wording import text_of
from tests.games.walking import TABLES, at_each_table, begin, moves_of, told, walk
from tests.samples import ENLARGED, TIMES, samples

MATCHES = samples(2)
# Positions of a match drawn by chance, where looking at one is dear; firsts of their kind come on top.
LOOKS = samples(12)


@at_each_table
def test_random_matches_end_with_an_outcome_for_every_seat(game, seats):
    for seed in range(MATCHES):
        sources = game.standing(begin(game, seats, seed))
        for state, _, _ in walk(game, seats, seed):
            assert game.outcome(state) is None
        outcome = game.outcome(state)
        assert outcome is not None
        assert len(outcome.ranks) == len(outcome.scores) == len(outcome.breakdown) == seats
        # Alone a match can be lost: then nobody is first.
        assert min(outcome.ranks) == 1 or seats == 1
        assert outcome.scores == [sum(part.values()) for part in outcome.breakdown]
        assert [part.keys() for part in outcome.breakdown] == [part.keys() for part in sources], "sources come or go"
        assert outcome.reason == state.finished
        assert state.finished in (*game.reasons, "concession")


@at_each_table
def test_no_position_has_a_problem_and_none_is_a_dead_end(game, seats):
    for state, _, _ in walk(game, seats, 1):
        assert game.problems(state) == []
        for waiting in game.to_move(state):
            assert game.legal_moves(state, waiting)
    assert game.problems(state) == []
    assert state.pending == []


@at_each_table
def test_legal_moves_are_sorted_unique_and_playable(game, seats):
    chance = random.Random(1)
    for state, seat, _ in walk(game, seats, 1, looks=LOOKS):
        for anyone in range(seats):
            moves = game.legal_moves(state, anyone)
            assert moves == sorted(moves, key=sort_key)
            assert len(set(moves)) == len(moves)
            if anyone not in game.to_move(state):
                assert {move.kind for move in moves} <= game.free_kinds
        for move in chance.sample(game.legal_moves(state, seat), min(3, len(game.legal_moves(state, seat)))):
            game.play(game.copy(state), seat, move)


@at_each_table
def test_every_kind_of_move_is_listed_in_the_order_for_people(game, seats):
    kinds = {str(kind.__struct_config__.tag) for kind in game.move_types}
    assert set(game.kind_order) == kinds
    assert len(game.kind_order) == len(kinds)
    assert game.free_kinds <= kinds
    assert {*game.final_kinds, *game.ending_kinds} <= kinds


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if game.final_kinds])
def test_after_a_final_move_the_seat_is_not_asked_the_same_again_in_the_phase(slug):
    game, final, seats = GAMES[slug], 0, GAMES[slug].seats[-1]
    for seed in range(MATCHES):
        phase, over = "", set[tuple[int, str]]()
        for state, seat, move in walk(game, seats, seed):
            if game.phase(state) != phase:
                phase, over = game.phase(state), set()
            assert not over & {(decision.seat, decision.kind) for decision in state.pending}
            if game.is_final(state, seat, move):
                over.add((seat, game.asked(state, seat)))
                final += 1
    assert final >= seats, f"{final} final moves in {MATCHES} matches of {seats} seats: look at final_kinds"


@at_each_table
def test_states_and_moves_round_trip_byte_for_byte(game, seats):
    for state, _, move in walk(game, seats, 2, looks=LOOKS):
        text = game.encode(state)
        assert game.encode(game.decode(text)) == text
        raw = game.encode_move(move)
        assert game.decode_move(raw) == move
        assert game.encode_move(game.decode_move(raw)) == raw


@at_each_table
def test_refused_moves_change_nothing_and_say_which_rule(game, seats):
    refused = plies = 0
    before: tuple[int, Move] | None = None
    for state, seat, move in walk(game, seats, 0, free=0):
        plies += 1
        text = game.encode(state)
        tries = [((seat + 1) % seats, move)]
        if before is not None:
            tries.append(before)
        for who, wrong in tries:
            if wrong in game.legal_moves(state, who):
                continue
            with pytest.raises(IllegalMove) as caught:
                game.play(state, who, wrong)
            refused += 1
            assert caught.value.code
            assert caught.value.rule
            assert game.encode(state) == text
        before = (seat, move)
    assert refused * 3 >= plies, (
        f"{refused} refused in {plies} plies: another seat's move, or the one before, is mostly legal"
    )


@at_each_table
def test_moves_outside_the_legal_ones_are_refused(game, seats):
    """Whatever ``legal_moves`` does not list cannot be played: every move ever seen, tried in later positions."""
    seen: dict[Move, None] = {}
    chance = random.Random(5)
    for state, seat, move in walk(game, seats, 0, free=0):
        listed = game.legal_moves(state, seat)
        legal = set(listed)
        for other in chance.sample(list(seen), min(6, len(seen))):
            if other in legal:
                game.play(game.copy(state), seat, other)
            else:
                with pytest.raises(IllegalMove):
                    game.play(state, seat, other)
        seen[move] = None
        seen.update(dict.fromkeys(chance.sample(listed, min(3, len(listed)))))


@at_each_table
def test_the_same_moves_from_the_same_seed_give_the_same_states(game, seats):
    """Which is how moves are taken back: all others are played again."""
    hashes: list[str] = []
    for state, _, _ in walk(game, seats, 1):
        hashes.append(game.state_hash(state))
    hashes.append(game.state_hash(state))
    again = begin(game, seats, 1)
    for ply, made in enumerate(moves_of(game, seats, 1)):
        assert game.state_hash(again) == hashes[ply]
        replay(game, again, [made])
    assert game.state_hash(again) == hashes[-1]


WALKED = """
from games import GAMES
from tests.games.walking import TABLES, walk
for slug, seats in TABLES:
    for state, _, _ in walk(GAMES[slug], seats, 0):
        pass
    print(slug, seats, GAMES[slug].state_hash(state))
"""


def test_another_process_with_another_hash_seed_gets_the_same_matches():
    hashes: list[str] = []
    for slug, seats in TABLES:
        for state, _, _ in walk(GAMES[slug], seats, 0):
            pass
        hashes.append(f"{slug} {seats} {GAMES[slug].state_hash(state)}")
    environment = {"PYTHONHASHSEED": "4242", "PATH": "", ENLARGED: str(TIMES)}
    other = subprocess.run([sys.executable, "-c", WALKED], env=environment, capture_output=True, text=True, check=True)
    assert other.stdout.splitlines() == hashes


@pytest.mark.parametrize("slug", GAMES)
def test_no_chance_falls_without_an_event_that_says_so(slug):
    game = GAMES[slug]
    seats = min(max(3, game.seats[0]), game.seats[-1])
    draws = begin(game, seats, 2).rng.draws
    for _, after, events in told(game, seats, 2):
        assert after.rng.draws == draws or any(event.reveals for event in events), events
        draws = after.rng.draws


@at_each_table
def test_default_and_sensible_moves_are_legal_and_read_only_what_the_seat_may_know(game, seats):
    for number, (state, _, _) in enumerate(walk(game, seats, 0, looks=LOOKS)):
        for waiting in game.to_move(state):
            legal = game.legal_moves(state, waiting)
            known = game.redact(state, waiting)
            default = game.default_move(known, waiting)
            assert default in legal
            assert default == game.default_move(state, waiting)
            if number % 2 == 0:
                assert game.sensible_move(known, waiting, Rng(f"s{number}")) in legal


@at_each_table
def test_asking_never_changes_the_state(game, seats):
    for state, seat, _ in walk(game, seats, 1, looks=LOOKS):
        text = game.encode(state)
        game.to_move(state)
        game.legal_moves(state, seat)
        for waiting in game.to_move(state):
            game.default_move(state, waiting)
        game.outcome(state)
        game.standing(state)
        game.problems(state)
        game.turn(state)
        game.round(state)
        game.step(state)
        game.phase(state)
        assert game.encode(state) == text


@at_each_table
def test_whoever_concedes_ranks_behind_and_the_last_one_wins(game, seats):
    state = game.setup(seats, game.options(), "seed")
    # Whoever plays alone ends the match by leaving, and has not won it.
    leaving = range(max(1, seats - 1))
    for seat in leaving:
        assert game.outcome(state) is None
        events = game.play(state, seat, Concede())
        assert events[0].kind == "conceded"
        assert events[0].seat == seat
    outcome = game.outcome(state)
    assert outcome is not None
    assert all(outcome.ranks[seat] > 1 for seat in leaving)
    assert all(outcome.ranks[seat] == 1 for seat in range(seats) if seat not in leaving)
    assert outcome.reason == "concession"
    assert game.to_move(state) == ()


@at_each_table
def test_a_match_may_end_by_conceding_in_the_middle_of_anything(game, seats):
    chance = random.Random(5)
    for ended, _, _ in walk(game, seats, 2, looks=LOOKS):
        for seat in chance.sample(range(seats), max(1, seats - 1)):
            game.play(ended, seat, Concede())
        assert game.problems(ended) == []
        assert game.outcome(ended) is not None
        assert game.encode(game.decode(game.encode(ended))) == game.encode(ended)


@pytest.mark.parametrize(("slug", "seats"), [(slug, seats) for slug, seats in TABLES if seats > 2])
def test_a_match_goes_on_to_its_end_when_somebody_has_left(slug, seats):
    """Whoever left is answered for with his default moves; nothing breaks, and he ranks behind all who stayed."""
    game, chance = GAMES[slug], random.Random(seats)
    start = chance.randrange(len(moves_of(game, seats, 3)))
    state, leaver = next((game.copy(state), seat) for state, seat, _ in islice(walk(game, seats, 3), start, None))
    game.play(state, leaver, Concede())
    for _ in range(game.longest):
        if not (waiting := game.to_move(state)):
            break
        seat = chance.choice(waiting)
        moves = [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]
        assert moves, (seat, leaver)
        known = game.redact(state, seat)
        game.play(state, seat, game.default_move(known, seat) if seat == leaver else chance.choice(moves))
        assert game.problems(state) == []
    outcome = game.outcome(state)
    assert outcome is not None, "no end"
    assert state.left == [leaver]
    assert outcome.ranks[leaver] == max(outcome.ranks) > 1


@at_each_table
def test_nobody_concedes_twice_and_nothing_is_played_after_the_end(game, seats):
    state = game.setup(seats, game.options(), "seed")
    game.play(state, 0, Concede())
    with pytest.raises(IllegalMove) as twice:
        game.play(state, 0, Concede())
    for seat in range(1, seats - 1):
        game.play(state, seat, Concede())
    with pytest.raises(IllegalMove) as late:
        game.play(state, seats - 1, Concede())
    assert twice.value.code == ("already-left" if seats > 2 else "finished")
    assert late.value.code == "finished"


@at_each_table
def test_a_match_with_a_wrong_number_of_seats_is_refused(game, seats):
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match=str(seats)):
            game.setup(seats, game.options(), "seed")


@at_each_table
def test_the_data_can_be_taken_out_and_put_back(game, seats):
    twin = game.with_data(game.data_text)
    assert twin.data_hash == game.data_hash
    assert twin.encode(twin.setup(seats, twin.options(), "x")) == game.encode(game.setup(seats, game.options(), "x"))


@at_each_table
def test_every_component_has_a_name_and_text_in_both_languages_and_a_source(game, seats):
    for name, component in game.components.items():
        assert component.id == name
        assert component.name["en"]
        assert component.name["pl"]
        assert text_of(game, component, "en") and text_of(game, component, "pl")
        assert component.source == "seed" or component.source.split(":")[0] in ("public", "memory", "reconstructed")


@at_each_table
def test_pending_decisions_are_plain_data_of_the_seats_that_move(game, seats):
    for state, _, _ in walk(game, seats, 0):
        assert all(isinstance(entry, Decision) for entry in state.pending)
        assert set(game.to_move(state)) <= {entry.seat for entry in state.pending}


@at_each_table
def test_plans_are_made_of_sorted_moves_and_look_at_nothing_hidden(game, seats):
    chance = random.Random(16)
    planned_whole = 0
    for state, _, _ in walk(game, seats, 2, looks=LOOKS):
        text = game.encode(state)
        for seat in range(seats):
            if seat in game.to_move(state):
                assert game.plan_moves(state, seat, []) == []
                continue
            other = game.determinize(game.copy(state), seat, Rng("other"))
            plan: list[Move] = []
            while following := game.plan_moves(game.redact(state, seat), seat, plan):
                assert following == sorted(following, key=sort_key)
                assert following == game.plan_moves(game.redact(other, seat), seat, plan)
                ahead = game.planned(game.redact(state, seat), seat, plan)
                assert ahead is not None
                assert seat in game.to_move(ahead) and {*following} <= {*game.legal_moves(ahead, seat)}
                assert not {move.kind for move in following} & game.free_kinds
                plan.append(chance.choice(following))
                game.premise(state, seat, plan[-1])
            planned_whole += len(plan) > 0
        assert game.encode(state) == text
    planning = type(game).plan_moves is not Game.plan_moves
    assert (planned_whole > 0) == (planning and seats > 1), "plan_moves is written, but nothing could ever be planned"
