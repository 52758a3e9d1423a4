"""At the start: running matches whose rules have changed with the bot go on by the old ones, are converted, or wait.

A match of an older version that can still be played needs nothing: it is loaded by that version. One that cannot is taken over
by newer rules, and its table is told. One of a newer version, or without a way to a newer one, stands still, unharmed: nobody is
awaited, reminded or timed, and its host is told once. It goes on as soon as a bot that can play it is started.
"""

from __future__ import annotations

import logging

import msgspec

from cogs.match.entries import notice, turn_entry
from cogs.match.following import by_itself
from cogs.match.playing import Playing
from cogs.match.refusals import Refusal
from cogs.match.tables import Table, Tables, awaited_users
from db.rows import ConversionRow, OutboxEntry, RunningRow
from games import GAMES
from games.records.versions import changed_rules, convert

log = logging.getLogger("tablebot.upgrade")


async def upgrade_running(playing: Playing, now: int) -> None:
    """Do what is said above for all running matches. Never raises for a single match: the others must go on."""
    tables = playing.tables
    for row in await tables.store.conversions.running():
        try:
            await _look_at(playing, row, now)
        except Exception:
            log.exception("match %s could not be looked at", row.id)


async def _look_at(playing: Playing, row: RunningRow, now: int) -> None:
    tables = playing.tables
    try:
        await tables.game_of(row)
    except Refusal as refusal:
        if refusal.code != "rules-older" or not await _convert(tables, row, now):
            await _stand_still(tables, row, refusal, now)
        return
    if not row.waits:
        await _go_on(tables, playing, row.id, now)


async def _convert(tables: Tables, row: RunningRow, now: int) -> bool:
    """Let the oldest rules that can be played take the match over; False, with the reason in the log, if they cannot."""
    store, version = tables.store, GAMES[row.slug].oldest_version
    whole = await store.matches.load_whole(row.id)
    assert whole is not None
    assert whole.row.state is not None
    data = await store.matches.data_text(row.data_hash)
    try:
        game = GAMES[row.slug].under(version).with_data(data)
        state = convert(game, whole.row.state, row.rules_version, version)
        problems = game.problems(state)
    except Exception:
        log.exception("match %s has no way from version %s of its rules to %s", row.id, row.rules_version, version)
        return False
    if problems or state.finished:
        log.error("match %s would not be sound by version %s: %s", row.id, version, problems or "it would be over")
        return False
    facts: dict[str, str | int] = {
        "old": str(row.rules_version),
        "new": str(version),
        "ply": str(whole.row.ply),
        "rules": ", ".join(changed_rules(game, row.rules_version, version)),
    }
    told = notice(row.id, f"{row.id}:converted:{version}", "notice-converted", facts)
    revision = whole.row.revision + 1
    table = Table(msgspec.structs.replace(whole.row, revision=revision), whole.seats, game, state, asked=whole.asked)
    text, turn, awaited = game.encode(state), game.turn(state), awaited_users(table)
    following = by_itself(table)
    return await store.conversions.convert(
        ConversionRow(row.id, whole.row.ply, row.rules_version, whole.row.state),
        base_revision=whole.row.revision,
        rules_version=version,
        state=text,
        turn=turn,
        awaited=awaited,
        outbox=[told] if following is not None else [told, turn_entry(row.id, revision)],
        following=following,
        now=now,
    )


async def _stand_still(tables: Tables, row: RunningRow, refusal: Refusal, now: int) -> None:
    log.warning("match %s waits for another bot: %s", row.id, refusal)
    match = await tables.store.matches.load(row.id)
    assert match is not None
    facts = {name: str(value) for name, value in refusal.facts.items()}
    key = f"{row.id}:{refusal.code}:{':'.join(facts.values())}"
    # The key is used once, however often such a bot is started.
    told = notice(row.id, key, f"notice-{refusal.code}", {**facts, "host": match.host}, ping=(match.host,))
    await tables.store.conversions.wait_for(row.id, (), [told], now)


async def _go_on(tables: Tables, playing: Playing, match: int, now: int) -> None:
    """A match that stood still waits again for whom it waited; a computer that was on turn moves."""
    users = awaited_users(await tables.load(match))
    if not users:
        await playing.go_on(match, now=now)
        return
    told = notice(match, f"{match}:goes-on:{now}", "notice-goes-on", {})
    board = OutboxEntry(f"turn:{match}:goes-on:{now}", match, "turn", "{}")
    await tables.store.conversions.wait_for(match, users, [told, board], now)
