"""Analyses of matches without Discord: pieces are kept as they come, whatever dies, and give way to whoever waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
import pytest

from cogs.computer.analyses import TRIES, Analyses, read
from cogs.computer.thinker import Thinker, ThinkingFailed, Urgency
from cogs.computer.walk import Walk
from cogs.match.history import StoredEvents
from cogs.match.playing import Playing
from cogs.match.refusals import Refusal
from cogs.match.tables import Tables
from db.analysis_rows import FoundRow
from db.rows import MoveRow
from db.store import Store
from games import GAMES
from games.base import Concede
from games.core.foresight import Effort
from games.core.rng import Rng
from games.thinking.review import Depth, Findings, Outline, next_part
from games.thinking.trial import trial
from tests.cogs.tables import table

SLUG = "mosaic"  # of all games the quickest to play on to its end
ANNA, BEN = 101, 102
DEPTH = Depth(positions=2, course=2, look=2, checked=1, check=2, piece=1)
LONGEST_S = 120


class Watched(Thinker):
    """Thinks as briefly as can be, and fails so many ``times`` where a seed has ``failing`` in it."""

    def __init__(self, failing: str = "", times: int = 0) -> None:
        super().__init__(effort=Effort(candidates=2, rollouts=1, plies=1))
        self.failing, self.times, self.seeds = failing, times, list[str]()
        self.asking, self.crowded, self.served = 0, asyncio.Event(), asyncio.Event()

    async def trial(self, game, view, viewer, moves, seed, deals, plies, urgency):
        self.seeds.append(f"{seed}:{deals.start}")
        if self.failing and self.failing in seed and self.times:
            self.times -= 1
            raise ThinkingFailed("as it was told")
        self.asking += 1
        if self.asking > 1:
            self.crowded.set()
        found = await super().trial(game, view, viewer, moves, seed, deals, plies, urgency)
        self.asking -= 1
        self.served.set()
        return found


class Club:
    """Matches of Anna and Ben that are over, without Discord."""

    def __init__(self, store: Store) -> None:
        self.store, self.tables = store, Tables(store)
        self.delivered: list[int] = []

    def analyses(self, thinker: Thinker | None) -> Analyses:
        return Analyses(self.tables, thinker, self._deliver, lambda: 10**6, DEPTH)

    async def _deliver(self, match: int) -> None:
        self.delivered.append(match)

    async def over(self, moves: int = 6, slug: str = SLUG, people: Sequence[int] = (ANNA, BEN)) -> int:
        """A match that was given up after so many moves; all are alike."""
        facts = {"options": "{}", "lang": "en", "seats_min": 1, "seats_max": 4, "host": ANNA, "host_name": "Anna"}
        row = await self.store.lobby.create(0, slug=slug, server=1, channel=2, **facts)
        for person in people[1:]:
            await self.store.lobby.join(row.id, person, f"Person {person}", 0)
        playing, rng = Playing(self.tables), Rng("moves")
        row = await playing.begin(row, [*people], seed="seed", seed_hash="hash", now=1)
        while row.status == "running":
            match = await self.tables.load(row.id)
            game, seat = match.game, match.game.to_move(match.state)[0]
            move = Concede() if row.ply >= moves else game.sensible_move(game.redact(match.state, seat), seat, rng)
            await playing.play(row.id, people[seat], lambda *_, move=move: [move], revision=row.revision, now=2)
            row = (await self.tables.load(row.id)).row
        return row.id

    async def ask(self, analyses: Analyses, match: int, user: int = ANNA) -> None:
        await analyses.ask(await self.tables.load(match), user)

    async def keys(self, match: int) -> list[tuple[str, int, int]]:
        return [(row.kind, row.ply, row.first) for row in await self.store.analyses.found(match)]


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    store = await Store.open(tmp_path / "club.sqlite")
    yield Club(store)
    await store.close()


async def rest(analyses: Analyses) -> None:
    """Until nothing is made."""
    async with asyncio.timeout(LONGEST_S):
        await asyncio.gather(*analyses._tasks._tasks.values())
    assert not analyses._tasks._tasks


async def test_a_bot_that_dies_goes_on_where_it_was_and_finds_what_it_would_have_found(club, monkeypatch):
    whole, broken = await club.over(), await club.over()
    thinker = Watched()
    analyses = club.analyses(thinker)
    await club.ask(analyses, whole)
    await rest(analyses)
    needed = len(thinker.seeds)
    keep, left = club.store.analyses.keep, [5]

    async def dies(match: int, revision: int, found: FoundRow) -> bool:
        if not left[0]:
            raise OSError("died before the commit")
        left[0] -= 1
        return await keep(match, revision, found)

    monkeypatch.setattr(club.store.analyses, "keep", dies)
    thinker.seeds.clear()
    await club.ask(analyses, broken)
    await rest(analyses)
    assert len(await club.keys(broken)) == 5
    monkeypatch.setattr(club.store.analyses, "keep", keep)
    again = club.analyses(thinker)
    await again.look()
    await club.ask(again, broken)
    await rest(again)
    await analyses.close()
    await thinker.close()
    # Only the piece that was under way is made once more.
    assert len(thinker.seeds) <= needed + 1
    assert await club.store.analyses.found(broken) == await club.store.analyses.found(whole)
    assert (await club.store.analyses.of(broken)).done_at is not None


async def test_a_thinking_process_that_dies_costs_the_piece_and_nothing_else(club):
    match, thinker = await club.over(), Watched("course", times=1)
    analyses = club.analyses(thinker)
    await club.ask(analyses, match)
    await rest(analyses)
    assert await club.keys(match) == []
    assert thinker._process is None
    await analyses.look()
    await thinker.served.wait()
    process = thinker._process
    assert process is not None
    process.kill()
    await rest(analyses)
    await analyses.look()
    await rest(analyses)
    await thinker.close()
    assert (await club.store.analyses.of(match)).done_at is not None


async def test_a_piece_that_cannot_be_made_is_left_out_until_somebody_wants_it_tried_again_and_keeps_no_other_match_waiting(
    club,
):
    match, thinker = await club.over(), Watched("course:0", times=TRIES)
    analyses = club.analyses(thinker)
    await club.ask(analyses, match)
    for _ in range(TRIES):
        await rest(analyses)
        await analyses.look()
    await rest(analyses)
    findings, row = read(await club.store.analyses.found(match)), await club.store.analyses.of(match)
    assert row.done_at is not None
    assert [len(deals) for _, deals in sorted(findings.course.items())] == [DEPTH.course - DEPTH.piece, DEPTH.course]
    assert findings.left_out == 1
    await analyses.try_again(match, row.revision)
    await club.ask(analyses, match)
    await rest(analyses)
    await thinker.close()
    assert read(await club.store.analyses.found(match)).left_out == 0


async def test_where_no_process_can_be_started_no_piece_is_left_out_for_it(club):
    match, thinker = await club.over(), Thinker(("/there/is/no/such/program",))
    analyses = club.analyses(thinker)
    await club.ask(analyses, match)
    for _ in range(TRIES):
        await rest(analyses)
        await analyses.look()
    await rest(analyses)
    assert (await club.keys(match), (await club.store.analyses.of(match)).done_at) == ([], None)


async def test_a_match_that_cannot_be_looked_back_at_rests_until_somebody_asks_who_is_told_so(club, monkeypatch):
    match, thinker = await club.over(), Watched()
    analyses, keep = club.analyses(thinker), club.store.analyses.keep

    async def broken(match: int, revision: int, found: FoundRow) -> bool:
        raise RuntimeError("a fault of our own")

    monkeypatch.setattr(club.store.analyses, "keep", broken)
    await club.ask(analyses, match)
    for _ in range(TRIES):
        await rest(analyses)
        await analyses.look()
    assert not analyses._tasks._tasks
    monkeypatch.setattr(club.store.analyses, "keep", keep)
    with pytest.raises(Refusal) as refused:
        await club.ask(analyses, match)
    await rest(analyses)
    await thinker.close()
    assert refused.value.code == "analysis-stuck"
    assert (await club.store.analyses.of(match)).done_at is not None


async def test_of_very_many_who_asked_everybody_is_told_in_as_many_posts_as_discord_takes(club):
    match, analyses = await club.over(), club.analyses(None)
    await club.store.analyses.ask(match, revision := (await club.tables.load(match)).row.revision, ANNA, 1)
    await club.store.analyses.finish(match, revision, 2)
    people = [ANNA, *range(1001, 1130)]
    for person in people[1:]:
        await club.ask(analyses, match, person)
    await analyses.look()
    due = await club.store.outbox.due(10**6, match)
    pings = [msgspec.json.decode(row.payload)["ping"] for row in due if row.key.startswith(f"notice:{match}:analysis")]
    assert sorted(user for ping in pings for user in ping) == sorted(people)
    assert max(map(len, pings)) <= 100


async def test_whoever_looks_at_a_screen_comes_before_an_analysis(club):
    first, second, thinker = await club.over(), await club.over(), Watched()
    analyses = club.analyses(thinker)
    for match in (first, second):
        await club.ask(analyses, match)
    await thinker.crowded.wait()
    loaded = await club.tables.load(first)
    state = Walk(loaded, await club.store.moves.of(first)).at(0)
    seat = loaded.game.to_move(state)[0]
    before = len(thinker.seeds)
    await thinker.think(loaded.game, loaded.game.redact(state, seat), seat, "hint", Urgency.HINT)
    assert len(thinker.seeds) <= before + 2, "more than what was under way and what was asked meanwhile"
    await rest(analyses)
    await thinker.close()
    assert sorted(club.delivered) == [first, second]


async def test_every_number_comes_from_the_seed_and_what_could_be_seen(club):
    match, thinker = await club.over(), Watched()
    analyses = club.analyses(thinker)
    await club.ask(analyses, match)
    await rest(analyses)
    await thinker.close()
    loaded, rows = await club.tables.load(match), await club.store.moves.of(match)
    walk, game = Walk(loaded, rows), loaded.game
    findings = read(await club.store.analyses.found(match))
    for ply, deals in findings.course.items():
        state = walk.at(ply)
        other = game.redact(game.determinize(state, None, Rng("elsewhere")), None)
        seed = f"{loaded.row.seed}:analysis:course:{ply}:trial"
        assert trial(game, other, None, [None], seed, range(DEPTH.course), None) == [deals]
    assert next_part(walk.outline(DEPTH.positions), findings, DEPTH) is None
    assert next_part(Outline((), ()), Findings(), DEPTH) is None


@pytest.mark.parametrize(("slug", "people"), [("imperial_settlers", (ANNA,)), ("mare_nostrum", (ANNA, BEN, 103))])
async def test_who_plays_alone_and_who_plays_for_no_points_is_looked_back_at_as_well(club, slug, people):
    match, thinker = await club.over(4, slug, people), Watched()
    analyses = Analyses(club.tables, thinker, club._deliver, lambda: 10**6, Depth(2, 1, 1, 1, 1, 1))
    await club.ask(analyses, match)
    await rest(analyses)
    await thinker.close()
    findings = read(await club.store.analyses.found(match))
    assert (await club.store.analyses.of(match)).done_at is not None
    assert len(findings.course) == 2 and findings.looks
    for deals in findings.course.values():
        assert [len(deal) for deal in deals] == [len(people)]
        assert slug != "mare_nostrum" or sum(deals[0]) == pytest.approx(1.0)


async def test_a_match_of_which_nobody_had_a_choice_or_that_goes_on_is_refused(club):
    nothing = await club.over(moves=0)
    analyses = club.analyses(Watched())
    with pytest.raises(Refusal) as refused:
        await club.ask(analyses, nothing)
    assert refused.value.code == "analysis-nothing"
    assert await club.store.analyses.open() == []


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_what_is_looked_at_are_choices_and_points_before_somebody_gave_up(slug):
    game, rng, rows = GAMES[slug], Rng("walk"), list[MoveRow]()
    state = game.setup(max(2, game.seats.start), game.options(), "seed")
    match = table(game, game.copy(state))
    for ply in range(1, 41):
        seat = game.to_move(state)[0]
        move = game.sensible_move(game.redact(state, seat), seat, rng) if ply < 40 else Concede()
        told = StoredEvents(game.turn(state), game.play(state, seat, move))
        text = msgspec.json.encode(told).decode()
        rows.append(MoveRow(1, ply, seat, match.seats[seat].user, game.encode_move(move).decode(), text, False, 1))
    walk = Walk(match, rows)
    outline = walk.outline(5)
    assert outline.positions == (0, 9, 19, 29, 39)
    assert 0 < len(outline.decisions) < 40
    for ply, seat, person in outline.decisions:
        legal = game.legal_moves(walk.at(ply), seat)
        assert (walk.mover(ply), person) == (seat, match.seats[seat].user)
        assert walk.made(ply) in legal
        assert sum(move.kind not in game.free_kinds for move in legal) > 1
