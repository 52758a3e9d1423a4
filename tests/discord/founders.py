"""Playing Founders of the Empire through the simulated Discord, by typing or by pressing."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from typing import Any

from cogs.features.games.reading import spelt
from games.base import Move
from locales import Words, language_of, words
from tests.discord.chat import Person, Place, Post, Table
from tests.line import way_on

SLUG, PREFIX = "founders_of_the_empire", "founders"


async def start(table: Table, *, seats: int | None = None, computers: int = 0) -> Place:
    """Open a lobby by the first person, let the others join, start; gives the thread."""
    host, *others = table.people
    w = words(language_of(table.wire.guild_locale))
    options = {"seats": seats} if seats else {}
    if computers:
        options["computers"] = computers
    await host.slash("founders new", **options)
    for person in others:
        await person.press(w("lobby-join"), place=table.channel)
    await host.press(w("lobby-start"), place=table.channel)
    thread = table.thread()
    for person in table.people:
        person.place = thread
    return thread


async def begun(env: Any, *names: str, locale: str = "en-US", computers: int = 0) -> Driver:
    """A running match of these people on a new server; its first board stands."""
    table = await Table.open(env, *names, locale=locale)
    await start(table, seats=len(names) + computers, computers=computers)
    return Driver(table)


async def begun_in_the_channel(env: Any) -> Driver:
    """A match of two in its first turn; Anna opened it. Everybody types in the channel, where no thread can go missing."""
    driver = await begun(env, "Anna", "Ben")
    await driver.through_the_draft()
    for person in driver.table.people:
        person.place = driver.table.channel
    return driver


async def more(person: Person) -> Post:
    """What somebody may do at any time: behind More in his panel."""
    w = words(person.locale.split("-")[0])
    post = await person.press(w("panel-more"), post=await person.press(w("turn-play")))
    assert post is not None
    return post


class Driver:
    """Knows the match from the bot's own database, so that tests can choose what to do; acts only through Discord."""

    def __init__(self, table: Table, seed: int = 1) -> None:
        self.table = table
        self.chance = random.Random(seed)
        self.people = {person.id: person for person in table.people}

    @property
    def bot(self) -> Any:
        return self.table.env.bot

    @property
    def w(self) -> Words:
        """The words of the server's posts."""
        return words(language_of(self.table.wire.guild_locale))

    @property
    def thread(self) -> Place:
        """The newest thread, which is the newest match's."""
        return self.table.thread()

    @property
    def boards(self) -> list[Post]:
        """The posts with pictures in the thread, oldest first."""
        return [post for post in self.thread.posts() if post.message.attachments]

    async def match(self) -> Any:
        """The newest match on the server, as loaded."""
        sql = "SELECT max(id) FROM matches WHERE server = ?"
        number = await self.bot.store.db.read(lambda c: c.execute(sql, (self.table.guild.id,)).fetchone()[0])
        return await self.bot.services.tables.load(number)

    async def awaited(self) -> tuple[Any, int, Person] | None:
        """The match, the first seat that must decide and its person; None when it is over."""
        match = await self.match()
        waiting = match.game.to_move(match.state)
        if not waiting:
            return None
        return match, waiting[0], self.people[match.seats[waiting[0]].user]

    async def mover(self) -> Person:
        """Who is awaited."""
        found = await self.awaited()
        assert found is not None
        return found[2]

    async def others(self) -> list[Person]:
        """Everybody else at the table."""
        mover = await self.mover()
        return [person for person in self.table.people if person is not mover]

    async def through_the_draft(self) -> None:
        """Play until the first turn."""
        while (await self.match()).state.step == "draft":
            await self.type_one()

    async def through_a_turn(self) -> int:
        """Play until the turn is over; gives its number."""
        turn = (await self.match()).state.turn
        while (await self.match()).state.turn == turn:
            await self.type_one()
        return turn

    async def to_step(self, step: str) -> Person:
        """Play until somebody is at this step of his turn; gives the person."""
        while (await self.match()).state.step != step:
            await self.type_one()
        return await self.mover()

    async def put(self, edit: Callable[[Any], Any], *, revision: bool = True) -> None:
        """Change the position of the match, or give another, as if it had come to that by play; its moves do not tell how.
        ``revision``: by moves of their own, not by those that are stored.
        """
        match = await self.match()
        state, number = match.game.encode(edit(match.state) or match.state), match.row.id

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE snapshots SET state = ? WHERE match = ?", (state, number))
            sql = "UPDATE matches SET revision = revision + 1, unbroken = revision + 1 WHERE id = ?"
            if revision:
                connection.execute(sql, (number,))

        await self.bot.store.db.write(job)
        self.bot.services.cache.forget_match(number)

    async def choose(self, match: Any, seat: int, *, but: Move | None = None) -> Any:
        """A legal move; mostly building ones, so that matches end with points and tokens are seen."""
        moves = [move for move in match.game.legal_moves(match.state, seat) if move.kind != "stop" and move != but]
        tokens = [move for move in moves if move.kind in ("war", "coin", "cart", "craftsman")]
        adding = [move for move in moves if move.kind == "add" and "_" in move.tile]
        return self.chance.choice(tokens or adding or moves)

    async def type_one(self, *, but: Move | None = None) -> bool:
        """One move by slash command, another one than ``but``; False when the match is over."""
        found = await self.awaited()
        if found is None:
            return False
        match, seat, person = found
        move = await self.choose(match, seat, but=but)
        fields = {name: getattr(move, name) for name in move.__struct_fields__}
        typed = {name: spelt(name, value) for name, value in fields.items() if value != ""}
        answer = await person.slash(f"founders {move.kind}", **typed)
        if answer is not None and answer.confirm is not None:
            await person.press(answer.confirm, post=answer)
        return True

    async def press_one(self) -> bool:
        """One move by pressing through the panel, from the board's Play button to Confirm; False when the match is over."""
        found = await self.awaited()
        if found is None:
            return False
        match, _, person = found
        post = await self.to_confirm(person, match.row.ply)
        if (await self.match()).row.ply == match.row.ply:
            await person.press(post.confirm, post=post)
        return True

    async def ready(self) -> tuple[Person, Post]:
        """Somebody who is awaited and his panel with a move to confirm; moves that are not asked about are made on the way."""
        while True:
            found = await self.awaited()
            assert found is not None
            match, _, person = found
            post = await self.to_confirm(person, match.row.ply)
            if post.confirm is not None:
                return person, post

    async def with_full_rows(self) -> None:
        """Whatever stack is named, its row goes to the box, which is asked about."""

        def full(state: Any) -> None:
            for stack, row in state.rows.items():
                row += [state.stacks[stack].pop() for _ in range(5 - len(row))]

        await self.put(full)

    async def to_confirm(self, person: Person, ply: int | None = None) -> Post:
        """The panel of somebody who is awaited, with a move to confirm that was chosen at random; he does not stop early. With a
        ``ply``: also after a move that is not asked about, if it is made then.
        """
        stop = words(person.locale.split("-")[0])(f"{PREFIX}-kind-stop")
        post = await person.press(self.w("turn-play"))
        for _ in range(12):
            assert post is not None
            if post.confirm is not None or (ply is not None and (await self.match()).row.ply > ply):
                return post
            item = way_on({"components": post.tree}, self.chance, but={stop})
            assert item is not None, f"the panel leads nowhere: {post}"
            if options := item.get("options"):
                post = await person.choose(item["custom_id"], self.chance.choice(options)["value"], post=post)
            else:
                post = await person.press(item["custom_id"], post=post)
        raise AssertionError(f"the panel does not come to an end: {post}")
