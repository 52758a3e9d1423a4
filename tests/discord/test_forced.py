"""A move to which there is no other plays itself, says so, and is taken back with the move before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from cogs.discord_io.clock import utc_now
from cogs.presentation.labels import labels_for
from games import GAMES
from games.base import Move
from games.mare_nostrum.moves import Appoint
from games.mare_nostrum.state import MareState
from locales import words
from tests.discord.chat import Person, Place, Table
from tests.discord.founders import Driver
from tests.discord.whole import Whole
from tests.games.mare_nostrum.positions import by_default, seated

W = words("en")
SAID = W("table-forced", line="").strip()


@dataclass
class Story:
    """Two people; the ``mover`` is about to make the ``move`` after which the ``bound`` one has a single move himself."""

    whole: Whole
    mover: Person
    move: Move
    bound: Person

    @property
    def thread(self) -> Place:
        return self.whole.table.thread()

    async def row(self) -> Any:
        return (await self.whole.match()).row

    async def awaited(self) -> list[int]:
        """The people whose decision is awaited."""
        match = await self.whole.match()
        return [match.seats[seat].user for seat in match.game.to_move(match.state)]

    async def moves(self, since: int) -> list[tuple[int, int | None, bool]]:
        """Seat, maker and mark of the moves since a ply."""
        rows = await self.whole.bot.store.moves.of((await self.row()).id, from_ply=since)
        return [(row.seat, row.user, row.automatic) for row in rows]


async def behind(whole: Whole, seat: int, move: Move) -> Any:
    """Let a seat make a move behind Discord's back, nothing being posted; gives the match afterwards."""
    match = await whole.match()
    user, row = match.seats[seat].user, match.row
    await whole.bot.services.playing.play(row.id, user, lambda *_: [move], revision=row.revision, now=utc_now())
    return await whole.match()


def binds(match: Any, seat: int, move: Move) -> int | None:
    """The other seat that is left without a choice by a move, nothing being shown by either."""
    game, state = match.game, match.game.copy(match.state)
    told = game.play(state, seat, move)
    for other in game.to_move(state):
        forced = game.forced_move(state, other) if other != seat else None
        if forced is not None:
            told += game.play(state, other, forced)
            return None if any(event.reveals for event in told) or not game.to_move(state) else other
    return None


@pytest.fixture
async def story(simcord_env) -> Story:
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben"), "rise_of_empires")
    await whole.begin()
    while True:
        found = await whole.wanted()
        assert found is not None
        match, seat, person, move = found
        if (other := binds(match, seat, move)) is not None:
            await whole.bot.services.outbox.deliver(match.row.id)
            return Story(whole, person, move, whole.people[match.seats[other].user])
        await behind(whole, seat, move)


async def test_the_only_move_plays_itself_and_the_post_says_so(story):
    before = await story.row()
    await story.whole.press_one(story.move)
    match = await story.whole.match()
    seats = [match.seat_of(person.id) for person in (story.mover, story.bound)]
    made = await story.moves(before.ply)
    assert made[:2] == [(seats[0], story.mover.id, False), (seats[1], None, True)]
    story.thread.sees(SAID)


async def test_whoever_wants_to_be_asked_is_asked(story):
    shown = await story.bound.slash("/me", always_ask=True)
    assert "I ask you even where you have only one move." in shown.text
    before = await story.row()
    await story.whole.press_one(story.move)
    assert len(await story.moves(before.ply)) == 1
    assert await story.awaited() == [story.bound.id]
    await story.whole.press_one()
    assert (await story.moves(before.ply))[1][1:] == (story.bound.id, False)


async def test_it_is_taken_back_with_the_move_before_it_and_does_not_come_again(story):
    before, match = await story.row(), await story.whole.match()
    # The disc that was taken back for it goes with it.
    led = match.game.asked(match.state, match.seat_of(story.mover.id)) in match.game.follow_ups
    await story.whole.press_one(story.move)
    answer = await story.mover.slash("/undo")
    assert answer.text.startswith("Taken back:") and SAID in answer.text
    assert (await story.row()).ply == before.ply - led
    assert await story.awaited() == [story.mover.id]


async def test_after_a_crash_it_stands_once_and_is_posted(simcord_env, restart, story):
    before = await story.row()
    # Committed, and the process dies before anything is posted.
    await behind(story.whole, (await story.whole.match()).seat_of(story.mover.id), story.move)
    made = await story.moves(before.ply)
    await restart(simcord_env, crash=True)
    await story.whole.table.wait(seconds=31)
    assert await story.moves(before.ply) == made
    forced = [user is None and automatic for _, user, automatic in made[1:]]
    assert forced and all(forced)
    assert story.thread.posts()[-1].text.count(SAID) == len(forced)


async def test_a_hand_that_pays_for_nothing_does_not_play_itself(simcord_env):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben", "Celina"), "mare_nostrum")
    await whole.begin()

    def building(_: Any) -> MareState:
        state = seated(3)
        by_default(state, until="appoint")
        leader = state.titles["culture"]
        others = [seat for seat in range(3) if seat != leader]
        # Everybody can see that two resources buy nothing; of three only their owner knows it.
        for seat, hand in zip((*others, leader), ({"grain": 2}, {"grain": 3}, {}), strict=True):
            state.players[seat].hand = hand
        return state

    await Driver(whole.table).put(building)
    match = await whole.match()
    leader = match.state.titles["culture"]
    few, useless = (seat for seat in range(3) if seat != leader)
    match = await behind(whole, leader, Appoint(few))
    assert match.game.to_move(match.state) == (leader,)
    match = await behind(whole, leader, Appoint(useless))
    assert match.game.to_move(match.state) == (useless,)
    legal = match.game.legal_moves(match.state, useless)
    assert [move.kind for move in legal if move.kind not in match.game.free_kinds] == ["done"]


# ------------------------------------------------------------------ what is asked once
async def test_the_only_thing_that_can_be_done_says_what_is_lost_and_is_played_by_one_press(simcord_env):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben", "Celina"), "mare_nostrum")
    await whole.begin()
    game = GAMES["mare_nostrum"]

    def alone(state):
        seat = game.to_move(state)[0]
        moves = [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]
        return [move.kind for move in moves] == ["done"] and bool(game.perishes(game.redact(state, seat), seat))

    await whole.skip(alone)
    match, seat, person, _ = await whole.wanted()
    post = await person.press("Play")
    lost = match.game.perishes(match.game.redact(match.state, seat), seat)
    labels = labels_for(match, "en")
    assert all(
        f"{labels.holding(name)} −{count}" in post.text.partition("lost at the end of the phase: ")[2]
        for name, count in lost.items()
    )
    assert post.confirm is None and "End the build" in post.buttons
    answer = await person.press("End the build", post=post)
    assert f"{person.name} has finished building." in answer.text
    assert (await whole.match()).row.ply > match.row.ply


async def test_to_go_on_to_the_next_step_of_the_own_turn_is_not_asked_about_as_long_as_there_is_something_to_do_in_it(
    simcord_env,
):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben", "Celina"), "mare_nostrum")
    await whole.begin()
    await whole.skip(lambda state: state.pending[0].kind == "sail")
    _, _, person, _ = await whole.wanted()
    first = await person.press("Play")
    (done,) = [
        button
        for button in first.buttons
        if button.startswith("Move no more triremes: triremes could still move from ")
    ]
    answer = await person.press(done, post=first)
    assert (await whole.match()).state.pending[0].kind == "march"
    assert answer.confirm is None and "Battle: move legions." in answer.text
    (done,) = [
        button for button in answer.buttons if button.startswith("Move no more legions: legions could still move from ")
    ]
    answer = await person.press(done, post=answer)  # nobody stands in battle, so that can be taken back
    assert answer.confirm is None and "ends the turn" in answer.text and W("turn-undo") in answer.buttons
