"""Whole matches told in each language: every variable is filled, and no id is shown for a name."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from cogs.presentation.labels import Labels
from games import GAMES
from games.base import Game
from locales import LANGUAGES, words
from render.shared.wording import text_of
from tests.samples import samples

SEEDS = range(samples(1))
NAMES = ("Anna", "Ben", "Celina", "Dorota", "Emil", "Franek")
MESSAGE_ID = re.compile(r"\b[a-z]+(?:-[a-z_]+){2,}\b")
DATA_ID = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b")

MATCHES = [
    pytest.param(game, seats, id=f"{game.slug} {seats}")
    for game in GAMES.values()
    for seats in (game.seats[0], game.seats[-1])
]


@cache
def told(game: Game, seats: int, seed: int) -> list[str]:
    """Everything that is said in a random match, in every language: what could be chosen, what was chosen, what happened."""
    spoken = [Labels(game, words(lang), NAMES[:seats]) for lang in LANGUAGES]
    chance = random.Random(seed)
    state = game.setup(seats, game.options(), f"seed {seed}")
    lines: set[str] = set()
    while to_move := game.to_move(state):
        lines |= {labels.step(state) for labels in spoken}
        seat = chance.choice(to_move)
        # Free moves (a flag set, a flag cleared) would make up most of a random match.
        moves = [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]
        move = chance.choice(moves)
        for labels in spoken:
            lines |= {labels.kind(move.kind), labels.hint(move.kind), labels.move(move)}
        events = game.play(state, seat, move)
        lines |= {labels.event(event) for labels in spoken for event in events}
    return sorted(lines | {labels.reason(state.finished) for labels in spoken})


@pytest.mark.parametrize(("game", "seats"), MATCHES)
def test_everything_that_is_said_in_a_match_is_a_sentence(game, seats):
    lines = [line for seed in SEEDS for line in told(game, seats, seed)]
    assert [line for line in lines if "{" in line or MESSAGE_ID.search(line) or DATA_ID.search(line)] == []


@pytest.mark.parametrize(("game", "seats"), MATCHES)
def test_no_sentence_has_two_brackets_side_by_side(game, seats):
    bracketed = {name for part in game.components.values() for name in part.name.values() if "(" in name}
    lines = [line for seed in SEEDS for line in told(game, seats, seed) if ") (" in line]
    for name in bracketed:
        lines = [line.replace(name, "#") for line in lines]
    assert [line for line in lines if ") (" in line] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_component_has_its_text(game, lang):
    lacking = [
        name for name, found in game.components.items() if not (found.name.get(lang) and text_of(game, found, lang))
    ]
    assert lacking == []
