"""Every recorded match of every version of the rules that was ever played replays to what is stored with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from games.records.record import retell
from tests.games.kept import FOLDER
from tests.games.recorded import files, folder_of, read, rules_of

FILES = files()


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(FOLDER).as_posix() for path in FILES])
def test_a_recorded_match_replays_to_its_stored_result(path: Path):
    record = read(path)
    game = rules_of(record)
    state, _ = retell(game, record)
    assert game.problems(state) == []
    assert folder_of(game) in path.parents
    assert (record.names, len(record.final_hash)) == ([], 64)
    assert record.outcome is not None
    assert record.outcome.scores == [sum(sources.values()) for sources in record.outcome.breakdown]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_version_that_can_be_played_has_recorded_matches(game):
    """And none that cannot: what became of its matches lies with the version that took them over."""
    playable = {folder_of(game.under(version)) for version in range(game.oldest_version, game.rules_version + 1)}
    assert {path.parent for path in FILES if path.parent in playable} == playable
    assert {path for path in (FOLDER / game.slug / "matches").iterdir() if path.is_dir()} == playable


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_version_that_cannot_be_played_has_a_way_to_the_next(game):
    assert list(game.conversions) == list(range(1, game.oldest_version))
