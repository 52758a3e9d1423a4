"""What people plan ahead is kept per match and person, and changes with the move it is about."""

from __future__ import annotations

from db.rows import NewMove, PlanRow
from tests.db.table import ANNA, BEN, Table


async def commit(table: Table, revision: int, plans: list[PlanRow]) -> bool:
    after = await table.store.moves.commit(
        table.match,
        base_revision=revision,
        moves=[NewMove(0, BEN, "move", "[]")],
        state=b"s",
        turn=1,
        status="running",
        ended_reason="",
        outbox=[],
        awaited=[],
        now=1200,
        plans=plans,
    )
    return after is not None


async def test_person_without_a_plan_has_an_empty_one(table: Table) -> None:
    assert await table.store.plans.get(table.match, ANNA) == PlanRow(table.match, ANNA, "", "")


async def test_plan_takes_the_place_of_the_one_before(table: Table) -> None:
    await table.store.plans.put(PlanRow(table.match, ANNA, "[1]"))
    await table.store.plans.put(PlanRow(table.match, ANNA, "[2]", "stopped"))
    assert await table.store.plans.get(table.match, ANNA) == PlanRow(table.match, ANNA, "[2]", "stopped")


async def test_people_do_not_share_plans(table: Table) -> None:
    await table.store.plans.put(PlanRow(table.match, ANNA, "[1]"))
    await table.store.plans.put(PlanRow(table.match, BEN, "[2]"))
    plans = {plan.user: plan.steps for plan in await table.store.plans.of_match(table.match)}
    assert plans == {ANNA: "[1]", BEN: "[2]"}


async def test_empty_plan_is_taken_out(table: Table) -> None:
    await table.store.plans.put(PlanRow(table.match, ANNA, "[1]"))
    await table.store.plans.put(PlanRow(table.match, ANNA))
    assert await table.store.plans.of_match(table.match) == []


async def test_move_changes_plans_with_it(table: Table) -> None:
    assert await commit(table, 0, [PlanRow(table.match, BEN, "[3]")])
    assert (await table.store.plans.get(table.match, BEN)).steps == "[3]"


async def test_move_that_comes_too_late_leaves_plans_alone(table: Table) -> None:
    await table.store.plans.put(PlanRow(table.match, BEN, "[1]"))
    await table.commit(0)
    assert not await commit(table, 0, [PlanRow(table.match, BEN)])
    assert (await table.store.plans.get(table.match, BEN)).steps == "[1]"
