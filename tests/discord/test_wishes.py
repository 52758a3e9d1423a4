"""Mare Nostrum: wish lists of people who are not on turn carry the taking chain."""

from __future__ import annotations

from typing import Any

import msgspec

from cogs.match.history import past_move
from cogs.presentation.labels import labels_for
from games.mare_nostrum.moves import Value, Wish
from games.mare_nostrum.trade import take_moves
from tests.discord.chat import Table
from tests.discord.test_forced import behind
from tests.discord.whole import Whole

OFFERED = 2  # resources by everybody


def wanted(game: Any, state: Any) -> dict[int, list[str]]:
    """Wishes with which nobody will be asked what to take, if everybody offers what he misses least."""
    wishes: dict[int, list[str]] = {seat: [] for seat in range(state.seats)}
    while True:
        ahead = game.copy(state)
        for seat, kinds in wishes.items():
            for kind in kinds:
                game.play(ahead, seat, Wish(kind))
        game.play(ahead, game.to_move(ahead)[0], Value(OFFERED))
        while ahead.step == "offer":
            seat = game.to_move(ahead)[0]
            game.play(ahead, seat, game.default_move(ahead, seat))
        if ahead.step != "take":
            return wishes
        wishes[ahead.taker].append(game.catalogue.kind_of[take_moves(ahead)[0].resource])


async def test_a_whole_chain_of_takes_goes_by_wish_lists_and_the_post_tells_it(simcord_env):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben", "Celina"), "mare_nostrum")
    await whole.begin()
    match = await whole.match()
    while match.state.step != "value":
        seat = match.game.to_move(match.state)[0]
        match = await behind(whole, seat, match.game.default_move(match.state, seat))
    (leader,) = match.game.to_move(match.state)
    others = [seat for seat in range(3) if seat != leader]
    wishes, began = wanted(match.game, match.state), match.row.ply

    async def wish(seat: int) -> None:
        now = await whole.match()
        assert seat not in now.game.to_move(now.state)
        for kind in wishes[seat]:
            await whole.people[now.seats[seat].user].slash("mare trade wish", resource=kind)

    for seat in others:
        await wish(seat)
    match = await behind(whole, leader, Value(OFFERED))
    for seat in (leader, *others):
        for _ in range(OFFERED):
            person, offer = whole.people[match.seats[seat].user], match.game.default_move(match.state, seat)
            await whole.confirm(person, await person.slash("mare trade offer", resource=offer.resource))
            match = await whole.match()
        if seat == leader:
            await wish(leader)
    rows = await whole.bot.store.moves.of(match.row.id, from_ply=began)
    assert {msgspec.json.decode(row.move)["kind"] for row in rows} == {"wish", "value", "offer"}
    told = [event for row in rows for event in past_move(row).events if event.kind == "took"]
    labels = labels_for(match, "en")
    assert {event.seat for event in told} == {0, 1, 2} and len(told) >= 2 * OFFERED
    for event in told:
        whole.table.thread().sees(labels.event(event).removesuffix("."))
