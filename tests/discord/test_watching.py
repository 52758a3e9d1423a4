"""What stops a plan in Imperial Settlers, set by pressing while planning."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.discord_io.clock import utc_now
from cogs.match.plans import read_steps
from cogs.presentation.rows import capital
from games.imperial_settlers.moves import Pass, RazeLocation
from games.imperial_settlers.state import Location
from tests.discord.chat import Person, Post, Table
from tests.discord.founders import Driver
from tests.discord.whole import Whole

STOPS = "What stops my plans"


class Story:
    """Two people in the Action phase of round I: one to move, one who waits and has planned an exchange of Workers."""

    def __init__(self, whole: Whole, mover: Person, waiting: Person) -> None:
        self.whole, self.mover, self.waiting = whole, mover, waiting
        self.post: Post | None = None

    async def play(self, person: Person, move: Any) -> None:
        row = (await self.whole.match()).row
        await self.whole.bot.services.playing.play(
            row.id, person.id, lambda *_: [move], revision=row.revision, now=utc_now()
        )

    async def press(self, *labels: str) -> Post:
        for label in labels:
            self.post = await self.waiting.press(label, post=self.post)
        assert self.post is not None
        return self.post

    async def plan(self) -> Any:
        row = (await self.whole.match()).row
        return await self.whole.bot.store.plans.get(row.id, self.waiting.id)


@pytest.fixture
async def story(simcord_env) -> Story:
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben"), "imperial_settlers")
    await whole.begin()
    scene = Story(whole, *whole.table.people)
    while (await whole.match()).state.phase != "action":
        _, _, person, move = await whole.wanted()
        await scene.play(person, move)
    await whole.bot.services.outbox.deliver((await whole.match()).row.id)
    scene.mover = (await whole.wanted())[2]
    scene.waiting = next(person for person in whole.table.people if person is not scene.mover)
    await scene.press("Play", "Plan ahead")
    scene.post = await scene.waiting.take("Wood +1", post=scene.post)
    while "Add to the plan" not in scene.post.buttons:
        await scene.press(scene.post.buttons[0])
    await scene.press("Add to the plan")
    assert len(read_steps(await scene.plan())) == 1
    return scene


async def stop(story: Story, condition: str) -> None:
    """Set what stops the plan, from the panel that shows it."""
    await story.press(STOPS)
    controls = (capital(condition), "Yes, stop them", "Confirm")
    while label := next((label for label in controls if label in story.post.buttons), ""):
        await story.press(label)
    assert f"Your plans now stop when {condition}." in story.post.text
    assert story.post.private


async def test_a_plan_stops_when_another_player_passes(story):
    await stop(story, "another player passes")
    assert len(read_steps(await story.plan())) == 1
    await story.play(story.mover, Pass())
    plan = await story.plan()
    assert plan.steps == "" and '"exchange"' in plan.stopped
    match = await story.whole.match()
    assert match.game.to_move(match.state) == (match.seat_of(story.waiting.id),)


async def test_a_plan_stops_when_a_location_is_razed_and_says_so(story):
    match = await story.whole.match()
    mover, waiting = match.seat_of(story.mover.id), match.seat_of(story.waiting.id)
    catalogue, hand = match.game.catalogue, match.state.players[waiting].hand
    card = next(card for card in hand if catalogue.is_common(card) and catalogue.raze_field(card))

    def built(state: Any) -> None:
        state.players[waiting].hand.remove(card)
        state.players[waiting].empire.append(Location(card, waiting))
        state.players[mover].supply["raze"] = catalogue.box.prices.raze_location

    await Driver(story.whole.table).put(built)
    story.post = None
    await story.press("Play", "Plan ahead")
    await stop(story, "a Location of yours is lost")
    await story.play(story.mover, RazeLocation(card))
    assert '"exchange"' in (await story.plan()).stopped
    await story.whole.bot.services.outbox.deliver(match.row.id)
    story.post = None
    assert "Your plan ended at this move" in (await story.press("Play")).text


async def test_a_plan_without_that_condition_goes_on(story):
    await stop(story, "a Location of yours is lost")
    await story.play(story.mover, Pass())
    assert (await story.plan()).stopped == ""
    match = await story.whole.match()
    moves = await story.whole.bot.store.moves.of(match.row.id)
    assert [(move.user, move.automatic) for move in moves if "exchange" in move.move] == [(story.waiting.id, True)]


async def test_the_plan_is_shown_again_with_the_button_to_change_it(story):
    await stop(story, "another player passes")
    post = await story.press("Plan ahead")
    assert "1. Exchange Workers" in post.text
    assert STOPS in post.buttons and "Forget the plan" in post.buttons
