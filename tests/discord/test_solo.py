"""Imperial Settlers alone: one person opens a match with every option of the lobby, plays by pressing, and reads the rank."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.discord_io.clock import utc_now
from games.core.rng import Rng
from tests.discord.chat import Post, Table
from tests.discord.whole import Whole
from tests.seeding import seed_matches

SLUG = "imperial_settlers"
OPTIONS = [
    {"decks": "introductory"},
    {"decks": "open"},
    {"decks": "standard"},
]


async def alone(env: Any, locale: str = "en-US", **options: Any) -> Whole:
    whole = Whole(await Table.open(env, "Anna", locale=locale), SLUG)
    await whole.begin(**options)
    return whole


def won_by(match: Any) -> list[Any]:
    """Moves of a sensible player from the choice of a faction to a victory."""
    game = match.game
    for faction in game.legal_moves(match.state, 0):
        state, chance, moves = game.copy(match.state), Rng("alone"), [faction]
        game.play(state, 0, faction)
        while game.to_move(state):
            moves.append(game.sensible_move(game.redact(state, 0), 0, chance))
            game.play(state, 0, moves[-1])
        if game.outcome(state).ranks == [1]:
            return moves
    raise AssertionError("no faction wins")


async def give_up(whole: Whole) -> Post:
    """Concede; gives the last post."""
    (person,) = whole.table.people
    asked = await person.slash("/concede")
    await person.press(whole.w("concede-confirm"), post=asked)
    match = await whole.match()
    assert match.game.outcome(match.state).ranks == [2]
    return whole.table.thread().sees(match.row.seed_hash, ping=person)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options["decks"])
async def test_a_turn_alone_is_pressed_with_every_option(simcord_env, options):
    whole = await alone(simcord_env, **options)
    before = (await whole.match()).game.turn((await whole.match()).state)
    kinds = []
    while "pass" not in kinds and "build" not in kinds:
        found = await whole.wanted()
        kinds.append(found[3].kind)
        assert await whole.press_one()
    after = await whole.match()
    assert kinds[0] == "faction" and kinds.count("draft") == 2
    assert after.game.turn(after.state) > before
    assert after.state.virtual is not None
    (person,) = whole.table.people
    assert "The virtual player gets" in (await person.slash("/log", search="virtual")).text


async def test_the_last_post_shows_the_rank(simcord_env, monkeypatch):
    # With this seed a sensible player wins.
    seed_matches(monkeypatch, "4" * 32)
    whole = await alone(simcord_env)
    (anna,) = whole.table.people
    *before, last = won_by(await whole.match())
    for move in before:
        # What leads to the last move is played behind Discord's back: pressing is shown by the other tests.
        match = await whole.match()
        if move not in match.game.legal_moves(match.state, 0):
            continue  # a Cleanup in which nothing can be kept has ended by itself
        row = match.row
        await whole.bot.services.playing.play(
            row.id, anna.id, lambda *_, move=move: [move], revision=row.revision, now=utc_now()
        )
    assert await whole.press_one(last)
    match = await whole.match()
    post = whole.table.thread().sees(match.row.seed_hash, ping=anna)
    assert f"<@{anna.id}> wins!" in post.text
    score = match.game.outcome(match.state).scores[0]
    rank = next(title for title in reversed(match.game.catalogue.box.solo.titles) if title.least <= score)
    assert f"wins with {score} VP and is now: {rank.title.capitalize()}" in post.text


async def test_whoever_loses_alone_is_told_so(simcord_env):
    text = (await give_up(await alone(simcord_env))).text
    assert "The match is lost." in text
    assert "wins" not in text and "share" not in text


async def test_whoever_loses_alone_is_told_so_in_polish(simcord_env):
    whole = await alone(simcord_env, "pl")
    assert "Rozgrywka przegrana." in (await give_up(whole)).text
