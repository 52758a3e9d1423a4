"""Playing Founders of the Empire through the simulated Discord, by typing or by pressing."""

from __future__ import annotations

import random
from typing import Any

from tests.discord.chat import Person, Place, Table

SLUG = "founders_of_the_empire"


async def start(table: Table, *, seats: int | None = None, computers: int = 0) -> Place:
    """Open a lobby by the first person, let the others join, start; gives the thread."""
    host, *others = table.people
    options = {"seats": seats} if seats else {}
    if computers:
        options["computers"] = computers
    await host.slash("founders new", **options)
    for person in others:
        await person.press("Join", place=table.channel)
    await host.press("Start", place=table.channel)
    thread = table.thread()
    for person in table.people:
        person.place = thread
    return thread


class Driver:
    """Knows the match from the bot's own database, so that tests can choose what to do; acts only through Discord."""

    def __init__(self, table: Table, seed: int = 1) -> None:
        self.table = table
        self.chance = random.Random(seed)
        self.people = {person.id: person for person in table.people}

    @property
    def bot(self) -> Any:
        return self.table.env.bot

    async def match(self) -> Any:
        """The newest match as loaded."""
        number = max(await self.bot.store.db.read(lambda c: [row[0] for row in c.execute("SELECT id FROM matches")]))
        return await self.bot.tables.load(number)

    async def awaited(self) -> tuple[Any, int, Person] | None:
        """The match, the first seat that must decide and its person; None when it is over."""
        match = await self.match()
        waiting = match.game.to_move(match.state)
        if not waiting:
            return None
        return match, waiting[0], self.people[match.seats[waiting[0]].user]

    async def choose(self, match: Any, seat: int) -> Any:
        """A legal move; mostly building ones, so that matches end with points and tokens are seen."""
        moves = [move for move in match.game.legal_moves(match.state, seat) if move.kind != "stop"]
        tokens = [move for move in moves if move.kind in ("war", "coin", "cart", "craftsman")]
        adding = [move for move in moves if move.kind == "add" and "_" in move.tile]
        return self.chance.choice(tokens or adding or moves)

    async def type_one(self) -> bool:
        """One move by slash command; False when the match is over."""
        found = await self.awaited()
        if found is None:
            return False
        match, seat, person = found
        move = await self.choose(match, seat)
        fields = {name: getattr(move, name) for name in move.__struct_fields__}
        typed = {name: str(value) for name, value in fields.items() if value != ""}
        await person.slash(f"founders {move.kind}", **typed)
        return True

    async def press_one(self) -> bool:
        """One move by pressing through the panel, from the board's Play button to Confirm; False when the match is over."""
        found = await self.awaited()
        if found is None:
            return False
        _, _, person = found
        post = await person.press("Play")
        for _ in range(12):
            assert post is not None
            buttons = [item for item in post.components if item.get("type") == 2 and not item.get("disabled")]
            confirm = next((item for item in buttons if item["custom_id"].startswith("do:")), None)
            if confirm is not None:
                await person.press(confirm["custom_id"], post=post)
                return True
            selects = [item for item in post.components if item.get("type") == 3]
            values = [item for item in buttons if item["style"] == 1]
            if selects:
                select = self.chance.choice(selects)
                option = self.chance.choice(select["options"])
                post = await person.choose(select["custom_id"], option["value"], post=post)
            elif values:
                post = await person.press(self.chance.choice(values)["custom_id"], post=post)
            else:
                kinds = [
                    item for item in buttons if item["custom_id"].startswith("pick:") and "stop" not in item["label"]
                ]
                post = await person.press(kinds[0]["custom_id"], post=post)
        raise AssertionError(f"the panel does not come to an end: {post}")
