"""A correction of the rules: matches of the old version go on by it, or by the new one, and their records replay."""

from __future__ import annotations

import json

import msgspec
import pytest

from games import GAMES
from games.core.data import differing, read_data
from games.founders_of_the_empire.moves import Stop
from games.records.record import RecordError, opening, replay, verify
from games.records.versions import VersionError, by_version, convert
from tests.games.past_rules import BEFORE, DATA, DROPPED, FLAGGED, MOVES, OLD, READY, SLUG
from tests.games.recording import taken_over


@pytest.fixture(scope="module")
def taken():
    """A match of version 1 that version 2 took over half-way."""
    return taken_over(READY, OLD, 2)


def refused(record, game=FLAGGED):
    with pytest.raises(RecordError) as error:
        verify({SLUG: game}, record)
    return error.value.code, error.value.facts


def half_way(game):
    """The state of the old match after its move that only version 1 allows, with somebody who wants to stop."""
    old = game.under(1)
    state, _ = opening(old, OLD)
    replay(old, state, MOVES[: BEFORE + 1])
    old.play(state, 1, Stop(True))
    return state


def test_a_match_of_version_1_is_played_by_version_1_to_its_stored_end():
    state = verify({SLUG: FLAGGED}, OLD)
    assert FLAGGED.state_hash(state) == OLD.final_hash


def test_version_2_refuses_the_move_that_it_corrects():
    code, facts = refused(msgspec.structs.replace(OLD, rules_version=2))
    assert (code, facts["ply"]) == ("record-illegal", BEFORE + 1)
    assert "R7.5a" in facts["detail"]


def test_a_newer_version_is_refused_with_both_numbers():
    assert refused(msgspec.structs.replace(OLD, rules_version=3)) == ("record-rules-newer", {"found": 3, "known": 2})
    with pytest.raises(VersionError, match="newer"):
        by_version(FLAGGED, 3)


def test_a_dropped_version_is_refused_with_both_numbers():
    assert refused(OLD, DROPPED) == ("record-rules-older", {"found": 1, "known": 2})


def test_other_component_data_keep_the_version():
    data = json.loads(DATA)
    data["components"]["tiles"][0]["name"]["en"] = "Something else"
    other = FLAGGED.under(1).with_data(json.dumps(data).encode())
    assert (other.version, other.craftsmen_only) == (1, False)
    assert other.under(2).data_hash == other.data_hash != FLAGGED.data_hash
    tile = data["components"]["tiles"][0]["id"]
    assert differing(FLAGGED.data_text, other.data_text) == [f"components/tiles/{tile}"]


# ------------------------------------------------------------------ taken over
def test_a_converted_state_is_what_the_correction_makes_of_it_and_nothing_else():
    before = half_way(READY)
    after = convert(DROPPED, READY.encode(before), 1, 2)
    assert [territory.stop for territory in before.territories] == [False, True]
    assert [territory.stop for territory in after.territories] == [False, False]
    before.territories[1].stop = False
    assert DROPPED.encode(after) == READY.encode(before)


def test_a_match_that_was_taken_over_replays_from_there_when_its_first_version_is_dropped(taken):
    state = verify({SLUG: DROPPED}, taken)
    assert state.finished
    assert DROPPED.problems(state) == []
    assert taken.converted is not None
    assert len(opening(DROPPED, taken)[1]) == len(taken.moves) - taken.converted.ply


def test_where_there_is_no_way_to_a_newer_version_it_is_refused():
    with pytest.raises(VersionError, match="older"):
        convert(FLAGGED, FLAGGED.encode(half_way(FLAGGED)), 1, 2)


def test_a_match_taken_over_from_a_state_of_another_seed_is_found_out(taken):
    assert taken.converted is not None
    elsewhere = {**taken.converted.state, "rng": {"seed": "other", "draws": 0}}
    other = msgspec.structs.replace(taken.converted, state=elsewhere)
    assert refused(msgspec.structs.replace(taken, converted=other), DROPPED)[0] == "record-seed"


def test_the_hash_of_a_state_of_an_older_form_says_nothing_but_its_outcome_does():
    older = msgspec.structs.replace(OLD, schema=0, final_hash="0" * 64)
    verify({SLUG: FLAGGED}, older)
    assert refused(msgspec.structs.replace(older, schema=1))[0] == "record-state"
    assert older.outcome is not None
    wrong = msgspec.structs.replace(older.outcome, scores=[99, 0])
    assert refused(msgspec.structs.replace(older, outcome=wrong))[0] == "record-outcome"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_can_be_made_in_another_version_over_other_data(game):
    other = game.under(game.rules_version + 1).with_data(read_data(game.slug))
    assert (type(other), other.version, game.version) == (type(game), game.rules_version + 1, game.rules_version)
    assert other.data_hash == game.data_hash
