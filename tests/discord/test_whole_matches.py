"""Matches of every game, from the first command to the final scores, with a restart in the middle.

A whole match takes up to a minute of processor time, so here everybody but the last concedes after a while;
``python -m tests.campaigns.whole`` plays them all to their end, other ones each time.
"""

from __future__ import annotations

import hashlib
import os

import msgspec
import pytest

from games import offered
from tests import sketch
from tests.discord.chat import Table
from tests.discord.presses import note, over
from tests.discord.whole import Whole, decisions
from tests.samples import stride
from tests.seeding import seed_matches

NAMES = ("Anna", "Ben", "Celina", "Darek", "Ela", "Filip")
Options = dict[str, str | bool]
NAMES_IN_RULES = {"decks": "format"}  # of options that are called otherwise as they are typed
WHOLE = os.environ.get("WHOLE_MATCHES", "")  # the number of a long run
RESTART_AT = 6  # half-way in a shorter match
MOST_MOVES = 10**6 if WHOLE else 10
# People and computer seats of games whose tables are not the usual ones or have options, as they are typed.
CHOSEN: dict[str, list[tuple[int, int, Options]]] = {
    "founders_of_the_empire": [(4, 0, {})],
    "mosaic": [(2, 0, {"edition": "en"}), (2, 4, {})],
    "imperial_settlers": [
        (2, 0, {"lookout": "alternate", "decks": "introductory"}),
        (2, 2, {"lookout": "advanced", "decks": "open"}),
    ],
    "mare_nostrum": [(3, 0, {"display": "expert"}), (2, 3, {"edition": "en"})],
}


def usual_tables(seats: range) -> list[tuple[int, int, Options]]:
    """The smallest and the largest table. Computers fill up the largest, as each move of a person takes a dozen requests; played
    to the end, people sit everywhere.
    """
    least, most = max(2, seats[0]), seats[-1]
    return [(least, 0, {}), *([(2, most - 2, {})] if most > least else [])]


TABLES: list[tuple[str, int, int, Options]] = [
    (slug, *table) for slug, game in offered().items() for table in CHOSEN.get(slug) or usual_tables(game.seats)
]
ALONE: tuple[str, int, int, Options] = ("imperial_settlers", 1, 0, {})  # its first turns are in ``test_solo``

WAYS = ("press_one", "type_one")
EVERY = [
    *[(slug, people + computers, 0, options, way) for slug, people, computers, options in TABLES for way in WAYS],
    (*ALONE, "press_one"),
]
# In the default run one table of each game is played, typed or pressed in turn.
SHORT = [(*table, WAYS[number % 2]) for number, table in enumerate(TABLES[:: stride(2)])]


def painted(slug: str, way: str) -> bool:
    """Whether pictures are real: at one table of each game, at all of them in the long run."""
    return bool(WHOLE) or way == "type_one" or slug == TABLES[0][0]


@pytest.fixture(autouse=True)
def seed(request, monkeypatch):
    """A seed of its own for each test, the same each time (in long runs, each time with the same number): what fails can be
    played again.
    """
    digest = hashlib.sha256(f"{WHOLE} {request.node.name}".encode()).hexdigest()
    seed_matches(monkeypatch, digest[:32])


@pytest.mark.parametrize(
    ("slug", "people", "computers", "options", "way"),
    [
        pytest.param(*given, marks=[pytest.mark.real_pictures] if painted(given[0], given[-1]) else [])
        for given in (EVERY if WHOLE else SHORT)
    ],
    ids=lambda given: "-".join(map(str, given.values())) or "usual" if isinstance(given, dict) else None,
)
async def test_a_whole_match_with_a_restart_in_the_middle(simcord_env, restart, slug, people, computers, options, way):
    table = await Table.open(simcord_env, *NAMES[:people])
    whole = Whole(table, slug)
    await whole.begin(computers=computers, **options)
    chosen = msgspec.json.decode((await whole.match()).row.options)
    assert {name: chosen[NAMES_IN_RULES.get(name, name)] for name in options} == options
    thread, moves = table.thread(), 0
    half_way = min(RESTART_AT, decisions(slug, people, computers, 2 * RESTART_AT) // 2)
    while await getattr(whole, way)():
        moves += 1
        if moves == half_way:
            await restart(simcord_env)
        if moves == MOST_MOVES:
            await whole.give_up()
    assert moves > half_way > 0
    note(slug, whole.presses)
    assert over(slug, whole.presses) == {}
    match = await whole.match()
    outcome = match.game.outcome(match.state)
    assert match.row.status == "finished"
    result = thread.sees(match.row.seed_hash, ping=table.people)
    for seat in match.seats:
        name = f"<@{seat.user}>" if seat.kind == "person" else seat.name
        points = f" – **{outcome.scores[seat.seat]}**" if match.game.scored else "\n"
        assert f"{outcome.ranks[seat.seat]}\\. **{name}**{points}" in result.text
    width = 1600 if painted(slug, way) else sketch.SIZE[0]
    assert [picture.image.width for picture in await result.pictures()] == [width, width]
