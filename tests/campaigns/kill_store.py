"""Kill a process that stores moves at random instants: no acknowledged move may be lost, none doubled.

``python -m tests.campaigns.kill_store --times 200`` starts a child on a new database again and again. The child plays,
takes back and delivers as fast as it can and says each thing it has acknowledged; the parent kills it at a random instant
from the opening of the file on, and compares what the child said with what is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from db.rows import NewMove, OutboxEntry
from db.store import Store

ROOT = Path(__file__).parents[2]
PLAYER = 101
LONGEST = 0.3  # seconds a child lives after it began to open the file
STATE = "x" * 9000


# ---------------------------------------------------------------------- the child
def say(*words: object) -> None:
    """Tell the parent, at once: a word in a buffer would die with the child."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def child(path: Path) -> None:
    """Act until killed. Each deed has a number, the revision it leads to: the text of its move and the key of its post."""
    say("opening")
    store = await Store.open(path)
    try:
        match = await the_match(store)
        while True:
            row = await store.matches.load(match)
            assert row is not None
            deed = row.revision + 1
            entry = OutboxEntry(f"post:{deed}", match, "board", "{}")
            if deed % 7 == 0 and row.ply:
                to_ply = row.ply - 1
                (last,) = await store.moves.of(match, to_ply)
                assert await undo(store, match, row.revision, to_ply, entry)
                say("undone", last.move)
            else:
                assert await commit(store, match, row.revision, deed, entry)
                say("moved", deed)
            if deed % 3 == 0:
                for due in await store.outbox.due(deed, match):
                    say("sent", due.key)
                    await store.outbox.done(due.id, 900, deed)
                    say("delivered", due.key)
    finally:
        await store.close()


async def the_match(store: Store) -> int:
    """The match that is played, started if there is none."""
    running = await store.matches.running()
    if running:
        return running[0]
    lobbies = await store.matches.of_user(PLAYER)
    match = lobbies[0].id if lobbies else await open_lobby(store)
    await store.lobby.start(
        match,
        seed="s",
        seed_hash="h",
        rules_version=1,
        data_hash="d",
        data_text=b"{}",
        order=[PLAYER],
        state=b"0 " + STATE.encode(),
        turn=1,
        outbox=[],
        awaited=[PLAYER],
        now=0,
    )
    return match


async def open_lobby(store: Store) -> int:
    """A lobby of one."""
    row = await store.lobby.create(
        0,
        slug="g",
        server=1,
        channel=1,
        host=PLAYER,
        host_name="P",
        options="{}",
        lang="en",
        seats_min=1,
        seats_max=1,
    )
    return row.id


async def commit(store: Store, match: int, revision: int, deed: int, entry: OutboxEntry) -> bool:
    """Store a move whose state says after which deed it is."""
    return await store.moves.commit(
        match,
        base_revision=revision,
        moves=[NewMove(0, PLAYER, str(deed), "[]")],
        state=f"{deed} {STATE}".encode(),
        turn=1,
        status="running",
        ended_reason="",
        outbox=[entry],
        awaited=[PLAYER],
        now=deed,
    )


async def undo(store: Store, match: int, revision: int, to_ply: int, entry: OutboxEntry) -> bool:
    """Take the last move back; the state again says after which deed it is."""
    before = await store.moves.of(match, to_ply - 1, to_ply)
    deed = before[0].move if before else "0"
    return await store.moves.undo(
        match,
        base_revision=revision,
        to_ply=to_ply,
        state=f"{deed} {STATE}".encode(),
        turn=1,
        outbox=[entry],
        awaited=[PLAYER],
        now=0,
        by=PLAYER,
        reason="free",
    )


# ---------------------------------------------------------------------- the parent
@dataclass
class Report:
    """What children said, over all their lives, and what did not agree with the file."""

    lives: int = 0
    moved: set[str] = field(default_factory=set)
    undone: set[str] = field(default_factory=set)
    sent: set[str] = field(default_factory=set)
    delivered: set[str] = field(default_factory=set)
    unacknowledged: int = 0  # deeds that were stored although the child died before it could say so
    problems: list[str] = field(default_factory=list)

    def expect(self, holds: bool, problem: str) -> None:
        """Note a problem unless this holds."""
        if not holds:
            self.problems.append(f"life {self.lives}: {problem}")


def campaign(path: Path, times: int, seed: int) -> Report:
    """Kill a child so many times on one database; the report has no problems if nothing was lost or doubled.

    Ends with the first life that has problems: what is wrong once is wrong in all lives after it.
    """
    rng = random.Random(seed)
    report = Report()
    while report.lives < times and not report.problems:
        report.lives += 1
        said = live_and_die(path, rng.uniform(0, LONGEST))
        listen(report, said)
        compare(report, path)
    return report


def live_and_die(path: Path, seconds: float) -> list[list[str]]:
    """What a child said, killed so many seconds after it began to open the file."""
    command = [sys.executable, "-m", "tests.campaigns.kill_store", "--child", path]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    with process.stdout:
        said = [process.stdout.readline()]
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        said += process.stdout.readlines()
    if process.wait() != -signal.SIGKILL:
        raise RuntimeError(f"the child ended by itself with {process.returncode}")
    # The last line may be cut in the middle: then it was not said.
    return [line.split() for line in said if line.endswith("\n")]


def listen(report: Report, said: list[list[str]]) -> None:
    """Add what a child said to what those before it said."""
    for deed, *words in said:
        if deed == "sent":
            report.expect(words[0] not in report.delivered, f"{words[0]} was sent again after it was delivered")
        if deed in ("moved", "undone", "sent", "delivered"):
            getattr(report, deed).add(words[0])


def compare(report: Report, path: Path) -> None:
    """Compare all that was ever said with the file as the child left it.

    A copy is opened for it, so that the next child finds what a killed one leaves: a log not yet in the file, a half
    finished opening.
    """
    copy = path.with_name("copy.sqlite")
    for suffix in ("", "-wal"):
        left, copied = path.with_name(path.name + suffix), copy.with_name(copy.name + suffix)
        copied.unlink(missing_ok=True)
        if left.exists():
            shutil.copyfile(left, copied)
    asyncio.run(reopen(copy))
    with contextlib.closing(sqlite3.connect(copy)) as connection:

        def column(sql: str) -> list[str]:
            return [str(row[0]) for row in connection.execute(sql)]

        report.expect(column("PRAGMA integrity_check") == ["ok"], "integrity")
        standing, taken = column("SELECT move FROM moves ORDER BY ply"), column("SELECT move FROM undone_moves")
        plies = column("SELECT ply FROM moves ORDER BY ply")
        report.expect(
            plies == [str(ply) for ply in range(1, len(plies) + 1)], f"plies with gaps: {len(plies)} up to {plies[-1:]}"
        )
        stored = standing + taken
        doubled = [move for move, times in Counter(stored).items() if times > 1]
        report.expect(not doubled, f"moves doubled: {doubled}")
        report.expect(report.moved <= set(stored), f"moves lost: {report.moved - set(stored)}")
        report.expect(report.undone <= set(taken), f"undone moves came back: {report.undone - set(taken)}")
        match = connection.execute("SELECT ply, revision FROM matches WHERE status = 'running'").fetchone()
        if match is not None:
            report.expect(match[0] == len(standing), f"ply {match[0]}, moves {len(standing)}")
            report.expect(
                match[1] == len(stored) + len(taken), f"revision {match[1]}, {len(stored)} and {len(taken)} deeds"
            )
            state = column("SELECT CAST(state AS TEXT) FROM snapshots")
            report.expect(
                state == [f"{standing[-1] if standing else 0} {STATE}"], "state is not that after the last move"
            )
        keys, done = column("SELECT key FROM outbox"), column("SELECT key FROM outbox WHERE done_at IS NOT NULL")
        report.expect(len(keys) == len(stored) + len(taken), f"{len(keys)} posts for {len(stored) + len(taken)} deeds")
        report.expect(report.delivered <= set(done), f"deliveries forgotten: {report.delivered - set(done)}")
        report.expect(set(done) <= report.sent, f"posts marked without being sent: {set(done) - report.sent}")
        # What the file has beyond what was said: at most the one deed that the child died in.
        beyond = len(set(stored) - report.moved) + len(set(taken) - report.undone)
        report.expect(beyond <= 1, f"{beyond} deeds that nobody did")
        report.unacknowledged += beyond
        report.moved |= set(stored)
        report.undone |= set(taken)


async def reopen(path: Path) -> None:
    """Open and close."""
    await (await Store.open(path)).close()


def main() -> int:
    """The number of problems, as the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        asyncio.run(child(options.child))
    with tempfile.TemporaryDirectory() as folder:
        report = campaign(Path(folder) / "bot.sqlite", options.times, options.seed)
    print(
        f"seed {options.seed}: killed {report.lives} times, {len(report.moved)} moves, {len(report.undone)} taken back, "
        f"{len(report.delivered)} posts delivered, {report.unacknowledged} stored but not yet acknowledged, "
        f"{len(report.problems)} problems"
    )
    for problem in report.problems:
        print(problem)
    return bool(report.problems)


if __name__ == "__main__":
    sys.exit(main())
