"""The closing post of a full table, people with the longest names: every place is told, and Discord takes it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from cogs.match.names import written
from cogs.match.tables import Table
from cogs.posting.result_view import result_view
from cogs.presentation.people import called_of, names_of
from games import GAMES
from games.records.record import replay, start
from locales import LANGUAGES, words
from render.scene import Picture
from tests.cogs.tables import table
from tests.discord.limits import MAX_V2_TEXT, TEXT_DISPLAY, request_rules, walk
from tests.games.recorded import moves_of, present, read

LONGEST_NAME, LONGEST_ID = 32, 10**19 - 1  # of Discord's people
LARGEST = {slug: game.seats[-1] for slug, game in GAMES.items()}


@cache
def at_the_end(slug: str) -> Any:
    """The last state of a recorded match of as many as the game takes."""
    path = next(path for path in present(GAMES[slug]) if path.stem.startswith(f"{LARGEST[slug]}-sensible"))
    record = read(path)
    game = GAMES[slug].with_data(msgspec.json.encode(record.data))
    state = start(game, record.seats, record.options, record.seed)
    for _ in replay(game, state, moves_of(game, record)):
        pass
    return game, state


def full(slug: str, lang: str) -> Table:
    """A match that is over, of people whose names are long and nothing but marks."""
    game, state = at_the_end(slug)
    made = table(game, state)
    people = [
        msgspec.structs.replace(seat, user=LONGEST_ID - seat.seat, name=f"{seat.seat}".rjust(LONGEST_NAME, "_"))
        for seat in made.seats
    ]
    row = msgspec.structs.replace(made.row, lang=lang, rated=True, seed="f" * 32, seed_hash="f" * 64, final_at=1)
    return Table(row, people, game, state)


def ratings(made: Table, lang: str) -> str:
    """The line about the ratings of all of them."""
    w = words(lang)
    value = w("rating-value", rating=1000, provisional="yes")
    parts = [w("rating-change", player=written(name), rating=value, change="+1000") for name in names_of(made.seats, w)]
    return w("rating-changes", changes=" · ".join(parts))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_place_from_the_first_is_told_and_discord_takes_the_post(slug: str, lang: str) -> None:
    made, w = full(slug, lang), words(lang)
    last_turns = "\n".join(f"- {number:02}" + "x" * 400 for number in range(8))
    pictures = [Picture(b"x", f"{name}.jpg", "alt " * 250) for name in ("board", "scores")]
    view = result_view(made, pictures, last_turns, ratings(made, lang), now=2)
    sent = view.to_components()
    text = "\n".join(item["content"] for item in walk(sent) if item.get("type") == TEXT_DISPLAY)
    outcome = made.game.outcome(made.state)
    assert outcome is not None and len(made.seats) == LARGEST[slug]
    for seat, who in enumerate(called_of(made.seats, w)):
        points = f" – **{outcome.scores[seat]}**" if made.game.scored else ""
        assert f"{outcome.ranks[seat]}\\. **{who}**{points}" in text.splitlines()
    assert ratings(made, lang) in text and made.row.seed in text and "07x" in text
    body = {"flags": 1 << 15, "components": sent, "allowed_mentions": {"parse": []}}
    assert [*request_rules("POST", "/channels/{channel_id}/messages", body, [])] == []
    assert len(text) <= MAX_V2_TEXT
