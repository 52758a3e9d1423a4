"""R2.8: what is face down stays unknown, and everything else is known to all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from games.core.events import Event
from games.core.rng import HIDDEN_SEED, Rng
from games.founders_of_the_empire.state import STACKS, UNKNOWN, FoundersState
from tests.games.founders_of_the_empire.case_builder import GAME, every
from tests.games.founders_of_the_empire.positions import options, play, start

HIDDEN = ("stacks", "craftsmen", "unseen", "rng")


def story(seats: int, seed: str) -> Iterator[tuple[FoundersState, list[Event]]]:
    """A random match: each state with the events that led to it."""
    state, rng = start(seats, seed), Rng(f"moves of {seed}")
    yield state, []
    while not state.finished:
        moves = [move for move in options(state) if move.kind != "stop"]
        events = play(state, rng.choice(moves))
        yield state, events


def public(state: FoundersState) -> dict[str, object]:
    return {name: getattr(state, name) for name in state.__struct_fields__ if name not in HIDDEN}


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_order_of_face_down_pieces_is_hidden_from_everybody(viewer: int | None):
    """R2.8"""
    for state, _ in story(3, "hidden"):
        seen = GAME.redact(state, viewer)
        face_down = [*every(seen.stacks), *seen.craftsmen, *seen.unseen]
        assert set(face_down) <= {UNKNOWN}
        assert seen.rng.seed == HIDDEN_SEED


def test_everything_else_is_public():
    """R2.8"""
    for state, _ in story(4, "public"):
        seen = GAME.redact(state, None)
        assert public(seen) == public(state)
        assert {kind: len(stack) for kind, stack in seen.stacks.items()} == {
            kind: len(state.stacks[kind]) for kind in STACKS
        }
        assert (len(seen.craftsmen), len(seen.unseen)) == (len(state.craftsmen), len(state.unseen))


def test_all_players_see_the_same():
    """R2.8"""
    for state, _ in story(3, "same"):
        assert len({GAME.encode(GAME.redact(state, viewer)) for viewer in (None, 0, 1, 2)}) == 1


def test_redacting_changes_nothing_in_the_state_itself():
    """R2.8"""
    state = start(2)
    before = GAME.encode(state)
    GAME.redact(state, 0)
    assert GAME.encode(state) == before


def test_dealing_anew_keeps_what_is_seen_and_moves_only_what_is_hidden():
    """R2.8"""
    for ply, (state, _) in enumerate(story(3, "anew")):
        other = GAME.determinize(state, 1, Rng(f"deal {ply}"))
        assert GAME.encode(GAME.redact(other, 1)) == GAME.encode(GAME.redact(state, 1))
        assert GAME.problems(other) == []
        for kind in STACKS:
            assert Counter(other.stacks[kind]) == Counter(state.stacks[kind])
        assert Counter(other.unseen) == Counter(state.unseen)
        assert Counter(other.craftsmen) == Counter(state.craftsmen)


def test_dealing_anew_mixes_what_is_hidden():
    """R2.8"""
    one, other = (GAME.determinize(start(2), None, Rng(f"mixed {number}")) for number in (1, 2))
    assert [kind for kind in STACKS if one.stacks[kind] == other.stacks[kind]] == []
    assert one.unseen != other.unseen
    assert one.craftsmen != other.craftsmen
    assert one.rng.seed != other.rng.seed


def test_dealing_anew_needs_only_what_the_viewer_sees():
    """R2.8"""
    state = start(2)
    assert GAME.encode(GAME.determinize(GAME.redact(state, 0), 0, Rng("deal"))) == GAME.encode(
        GAME.determinize(state, 0, Rng("deal"))
    )


def test_legal_moves_do_not_depend_on_what_is_hidden():
    """R2.8"""
    for ply, (state, _) in enumerate(story(4, "moves")):
        other = GAME.determinize(state, 0, Rng(f"deal {ply}"))
        for seat in range(4):
            assert (
                GAME.legal_moves(other, seat)
                == GAME.legal_moves(state, seat)
                == GAME.legal_moves(GAME.redact(state, seat), seat)
            )


def test_whether_a_match_is_over_does_not_depend_on_the_order_of_the_stacks():
    """R2.8, R11.3a"""
    for ply, (state, _) in enumerate(story(2, "over")):
        if state.step not in ("token", "add") or sum(map(bool, state.stacks.values())) < 2:
            continue  # a forced reveal would show the order
        for move in options(state)[:3]:
            one, other = GAME.copy(state), GAME.determinize(state, 0, Rng(f"deal {ply}"))
            play(one, move)
            play(other, move)
            assert one.finished == other.finished


def test_a_turned_up_piece_closes_the_way_back():
    """R2.8"""
    for _, events in story(3, "reveals"):
        for event in events:
            assert (event.reveals != "") == (event.kind in ("revealed", "auto-revealed", "token-drawn", "opened")), (
                event
            )
            assert event.audience is None
