"""The shared battery, why not: what somebody may look for is refused for a reason, and betrays nothing."""

from __future__ import annotations

from games.core.rng import Rng
from locales import LANGUAGES, PREFIXES, words
from tests.games.kept import of_each_game
from tests.games.trying import attempts, by_kind, is_reason, lacking, looked_for, positions, reasons

MOST = 25
WORLDS = 2

# By decision the kinds of moves that somebody would look for in the main part of a turn, whatever cards and powers he has.
BELONG: dict[str, dict[str, set[str]]] = {
    "founders_of_the_empire": {
        "reveal": {"reveal"},
        "turn": {"add", "pass", "replace"},
    },
    "imperial_settlers": {
        "turn": {
            *("exchange", "pass"),
        },
        "exchange": {"exchange"},
    },
    "mare_nostrum": {
        "offer": {"offer", "withdraw"},
        "build": {"build", "control", "fortress", "legion", "pyramids", "recruit", "trireme"},
        "convert": {"convert"},
        "sail": {"sail"},
        "attack": {"attack"},
        "march": {"march"},
        "fight": {"fight"},
        "conquest": {"occupy", "pillage", "seize"},
    },
    "mosaic": {
        "turn": {
            *("build", "government", "march", "population", "recruit", "tax_tariff", "technology", "wonder", "work"),
            *("claim", "end"),
        },
        "military": {"march", "recruit"},
        "benefits": {"benefits", "end"},
        "site": {"site"},
    },
    "rise_of_empires": {
        "move": {"city", "empire", "progress", "remove", "territory", "trade"},
        "action": {"city", "empire", "progress", "territory", "trade"},
        "place": {"place", "stop"},
        "war": {"war"},
        "food": {"keep"},
    },
}


@of_each_game
def test_at_most_as_many_of_a_kind_as_a_menu_has(slug):
    for game, state, seat in positions(slug):
        moves = looked_for(game, state, seat)
        assert len(set(moves)) == len(moves)
        for kind, found in by_kind(moves).items():
            assert len(found) <= MOST, kind


@of_each_game
def test_what_is_looked_for_is_refused_for_a_reason(slug):
    wrong = {attempt for attempt in attempts(slug) if not is_reason(attempt.code)}
    assert wrong == set()


@of_each_game
def test_every_reason_has_a_sentence_in_each_language(slug):
    codes = {attempt.code for attempt in attempts(slug)}
    for lang in LANGUAGES:
        assert {code for code in codes if not words(lang).has(f"{PREFIXES[slug]}-illegal-{code}")} == set()


@of_each_game
def test_what_is_hidden_changes_neither_what_is_looked_for_nor_why_it_is_refused(slug):
    rng = Rng(f"tried {slug}")
    for game, state, seat in positions(slug)[::3]:
        known, refused = game.redact(state, seat), reasons(game, state, seat)
        for _ in range(WORLDS):
            world = game.determinize(known, seat, rng)
            assert looked_for(game, world, seat) == [*refused]
            assert reasons(game, world, seat) == refused


@of_each_game
def test_every_kind_that_belongs_to_a_decision_is_possible_or_looked_for(slug):
    assert set(lacking(slug, BELONG.get(slug, {}))) == set()


@of_each_game
def test_whoever_is_not_awaited_looks_for_nothing(slug):
    for game, state, seat in positions(slug)[::10]:
        for other in {*range(state.seats)} - {*game.to_move(state)}:
            assert looked_for(game, state, other) == []
