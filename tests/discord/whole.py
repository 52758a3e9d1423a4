"""Whole matches of any game through the simulated Discord: what the sensible computer would play, typed or pressed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from cogs.choosing.chain import Chain
from cogs.choosing.follow_ups import dropped_by
from cogs.choosing.paths import LINK, encode_path
from cogs.choosing.picker import Picker
from cogs.choosing.several import gathering
from cogs.discord_io.clock import utc_now
from cogs.features.games.reading import spelt
from cogs.features.panel.step_controls import REGION
from cogs.features.panel.ticking import GATHER, SEVERAL
from cogs.match.tables import Position, awaited_users
from cogs.presentation.labels import labels_for
from cogs.presentation.regions import regions_of
from games import GAMES
from games.base import Move
from games.core.rng import Rng
from locales import LANGUAGES, PREFIXES, language_of, words
from locales.spelling import bare
from tests.cogs.features.panel.pressing import is_usual
from tests.discord.chat import Person, Post, Table
from tests.discord.presses import OTHERWISE

MOST_STEPS = 30  # of the panel, from Play to Confirm
KIND = re.compile(r"pick:\d+:\d+:\d+")  # the control that leads to a kind of move


def decisions(slug: str, people: int, computers: int, most: int) -> int:
    """How many decisions the people at a table have in a match, as it is with default moves; ``most`` where they have more."""
    game, made = GAMES[slug], 0
    state = game.setup(people + computers, game.options(), "decisions")
    while made < most and (waiting := game.to_move(state)):
        made += waiting[0] < people
        game.play(state, waiting[0], game.default_move(state, waiting[0]))
    return made


class Whole:
    """A match of this game, begun by the first person with some computer seats; acts only through Discord."""

    def __init__(self, table: Table, slug: str) -> None:
        self.table, self.slug, self.prefix = table, slug, PREFIXES[slug]
        self.people = {person.id: person for person in table.people}
        self.rng = Rng(f"whole match of {slug}")
        self.w = words(language_of(table.wire.guild_locale))
        self.typed = 0  # moves
        self.presses: dict[str, Counter[int]] = {}  # by kind of move how many presses, Play included, how often

    async def begin(self, **options: Any) -> None:
        """From the first command to the first board."""
        host, *others = self.table.people
        computers = options.get("computers", 0)
        await host.slash(f"{self.prefix} new", seats=len(self.people) + computers, **options)
        for person in others:
            await person.press(self.w("lobby-join"), place=self.table.channel)
        await host.press(self.w("lobby-start"), place=self.table.channel)
        for person in self.table.people:
            person.place = self.table.thread()

    async def match(self) -> Any:
        """The match as loaded from the bot's own database."""
        sql = "SELECT max(id) FROM matches WHERE server = ?"
        number = await self.bot.store.db.read(lambda c: c.execute(sql, (self.table.guild.id,)).fetchone()[0])
        return await self.bot.services.tables.load(number)

    @property
    def boards(self) -> list[Post]:
        """The posts with pictures in the thread, oldest first."""
        return [post for post in self.table.thread().posts() if post.message.attachments]

    @property
    def bot(self) -> Any:
        return self.table.env.bot

    async def wanted(self) -> tuple[Any, int, Person, Move] | None:
        """The match, a person's seat that must decide, the person, and a good move; None when the match is over."""
        match = await self.match()
        game, state = match.game, match.state
        for seat in game.to_move(state):
            if match.seats[seat].user in self.people:
                move = game.sensible_move(game.redact(state, seat), seat, self.rng)
                return match, seat, self.people[match.seats[seat].user], move
        assert state.finished
        return None

    async def skip(self, until: Callable[[Any], bool]) -> None:
        """Play good moves behind Discord's back until the state is as wanted, then let the posts follow."""
        while (found := await self.wanted()) is not None and not until(found[0].state):
            match, _, person, move = found
            chosen = [move]
            await self.bot.services.playing.play(
                match.row.id, person.id, lambda *_, chosen=chosen: chosen, revision=match.row.revision, now=utc_now()
            )
        await self.bot.services.outbox.deliver((await self.match()).row.id)
        await self.table.env.settle()

    async def type_one(self, chosen: Move | None = None) -> bool:
        """One move, a good one or the one chosen, by slash command; False when the match is over."""
        found = await self.wanted()
        if found is None:
            return False
        match, _, person, move = found
        move = chosen or move
        fields = {name: getattr(move, name) for name in move.__struct_fields__}
        typed: dict[str, Any] = {
            name: value if isinstance(value, bool) else spelt(name, value)
            for name, value in fields.items()
            if value != ""
        }
        told = set(self.table.wire.pings)
        answer = await person.slash(self.command(move.kind), **typed)
        await self.confirm(person, answer)
        await self.played(match, move, told)
        return True

    def typing(self, match: Any, kind: str, field: str, value: Any) -> Any:
        """How a value is typed, one move this way, the next that way: as autocomplete sends it, or by its name in either language,
        without marks and in capitals.
        """
        lang = (None, *LANGUAGES)[self.typed % (1 + len(LANGUAGES))]
        if isinstance(value, bool) or lang is None:
            return value if isinstance(value, bool) else spelt(field, value)
        return bare(labels_for(match, lang).choice(field, value, kind)).upper()

    async def to_summary(self, person: Person, move: Move) -> Post:
        """The person's panel with this legal move to confirm."""
        match = await self.match()
        position = self.bot.services.tables.position_of(match, match.seat_of(person.id))
        path = Picker(position.moves).path_of(move)
        confirm = f"do:{match.row.id}:{match.row.revision}:{encode_path(path)}"
        post = await person.press(self.w("turn-play"))
        while post is not None and post.confirm != confirm:
            post = await self.step(person, post, position, path)
        assert post is not None
        return post

    async def press_one(self, chosen: Move | None = None) -> bool:
        """One move, a good one or the one chosen, by pressing through the panel, from Play to Confirm; False when the match is over."""
        found = await self.wanted()
        if found is None:
            return False
        match, seat, person, move = found
        move = chosen or move
        chain = Chain(Position(match, seat, match.game.choices(match.game.redact(match.state, seat), seat)))
        before, path = chain.position, Picker(chain.position.moves).path_of(chain.position.same(move) or move)
        start = f"{match.row.id}:{match.row.revision}:"
        told = set(self.table.wire.pings)
        post = await person.press(self.w("turn-play"))
        for step in range(MOST_STEPS):
            assert post is not None
            chain, path = self.followed(chain, path, post)
            # What follows from the move goes without saying, or any of it will do.
            if await self.confirm(person, post, start + chain.prefix + ("" if chain.moves else encode_path(path))):
                action = f"{move.kind}+{len(chain.moves)}" if chain.moves else move.kind
                action = action if is_usual(before, move) else f"{OTHERWISE}{action}"
                self.presses.setdefault(action, Counter())[step + 2] += 1
                await self.played(match, move, told)
                return True
            post = await self.step(person, post, chain.position, path, chain.prefix)
            if (await self.match()).row.revision > match.row.revision:  # there was nothing to ask
                self.presses.setdefault(move.kind, Counter())[step + 2] += 1
                await self.played(match, move, told)
                return True
        raise AssertionError(f"the panel does not come to an end: {move} {post}")

    def followed(self, chain: Chain, path: tuple[int, ...], post: Post) -> tuple[Chain, tuple[int, ...]]:
        """The chain and path, or, where the panel asks already what follows from the move, the chain with it and a good answer."""
        prefix = f":{chain.prefix}{encode_path(path)}{LINK}"
        if not any(prefix in str(item.get("custom_id", "")) for item in post.components):
            return chain, path
        following = chain.then(path)
        if following is None or not following.follows_up:
            return chain, path
        position = following.position
        game, state, seat = position.table.game, position.table.state, position.seat
        good = game.sensible_move(game.redact(state, seat), seat, self.rng)
        move = next(move for move in (good, *position.moves) if move.kind not in dropped_by(following))
        return self.followed(following, Picker(position.moves).path_of(move), post)

    async def played(self, before: Any, move: Move, told: set[int]) -> None:
        """The move was played, and of the posts since (those before are ``told``) those pinged exactly whom the match waits for
        and did not wait for before; the result pings everybody.
        """
        after = await self.match()
        assert after.row.revision > before.row.revision, move
        pinged = {user for post, users in self.table.wire.pings.items() if post not in told for user in users}
        new = set(awaited_users(after)) - set(awaited_users(before))
        assert pinged == (new if after.row.status == "running" else set(self.people)), (move, pinged, new)

    async def panels(self, person: Person) -> None:
        """Open the person's panel and look at every kind of move that it offers, playing none."""
        post, seen = await person.press(self.w("turn-play")), set[str]()
        while post is not None:
            ids = [str(item.get("custom_id", "")) for item in post.components]
            new = [name for name in ids if KIND.fullmatch(name) and name not in seen]
            if not new:
                break
            seen.add(new[0])
            post = await person.press(new[0], post=post)

    async def give_up(self) -> None:
        """Everybody but the last person concedes, and he too where computers would go on alone."""
        match = await self.match()
        left = [seat for seat in match.seats if seat.kind == "person"]
        for seat in left if len(left) < len(match.seats) else left[:-1]:
            person = self.people[seat.user]
            asked = await person.slash("/concede")
            await person.press(words(person.locale.split("-")[0])("concede-confirm"), post=asked)

    async def step(
        self, person: Person, post: Post, position: Position, path: tuple[int, ...], prefix: str = ""
    ) -> Post | None:
        """Use the control that leads furthest along a path, which may follow a chain."""
        picker, row = Picker(position.moves), position.table.row
        start = f"{row.id}:{row.revision}:{prefix}"
        ids = [str(item.get("custom_id", "")) for item in post.components]
        for length in range(len(path), 0, -1):
            button = f"pick:{start}{encode_path(path[:length])}"
            if button in ids:
                return await person.press(button, post=post)
            before = f"choose-pick:{start}{encode_path(path[: length - 1])}~"
            # The first screen's menus hold ways of several choices.
            for menu in [item for item in post.components if str(item.get("custom_id", "")) == f"{before}0"]:
                for upto in range(len(path), length - 1, -1):
                    way = encode_path(path[length - 1 : upto])
                    if way in [option["value"] for option in menu["options"]]:
                        return await person.choose(menu["custom_id"], way, post=post)
                # A row may answer as well what follows from the move.
                answered = f"{encode_path(path[length - 1 :])}{LINK}"
                for option in menu["options"]:
                    if option["value"].startswith(answered):
                        return await person.choose(menu["custom_id"], option["value"], post=post)
            region = self.region(position, picker, path[:length]) if f"{before}{REGION}" in ids else None
            if region is not None and before + region not in ids:
                return await person.choose(before + REGION, region, post=post)
            for menu in [item for item in post.components if str(item.get("custom_id", "")).startswith(before)]:
                values = [str(path[length - 1])]
                if menu["custom_id"] == before + SEVERAL:
                    step = picker.step(path[: length - 1])
                    assert step is not None and step.several is not None
                    values = [str(step.several.items.index(item)) for item in step.values[path[length - 1]]]
                if menu["custom_id"] == before + GATHER:
                    step = picker.step(path[: length - 1])
                    assert step is not None
                    found = gathering(Chain(position), step)
                    assert found is not None
                    values = [str(found.things.index(step.values[path[length - 1]]))]
                if set(values) <= {option["value"] for option in menu["options"]}:
                    return await person.choose(menu["custom_id"], *values, post=post)
        if self.w("panel-page") in post.buttons:
            return await person.press(self.w("panel-page"), post=post)
        # A menu that answers already what follows from another move that begins alike: beside its end that is changed.
        begun = (f"choose-pick:{start}{encode_path(path[:length])}" for length in range(len(path), 0, -1))
        menu = next(
            item
            for first in begun
            for item in post.components
            if item.get("options") and LINK in str(item["custom_id"]).partition(first)[2]
        )
        return await person.choose(menu["custom_id"], menu["options"][0]["value"], post=post)

    def region(self, position: Position, picker: Picker, path: tuple[int, ...]) -> str | None:
        """The number of the region in which the place lies that is chosen last on this path."""
        step = picker.step(path[:-1])
        assert step is not None
        found = regions_of(position, labels_for(position.table, "en"), step)
        return next((str(region.number) for region in found if path[-1] in region.places), None)

    async def confirm(self, person: Person, post: Post | None, path: str = "") -> bool:
        """Press Confirm where it is asked for; whether it was."""
        confirm = post.confirm if post is not None else None
        if confirm is None or not confirm.startswith(f"do:{path}"):
            return False
        await person.press(confirm, post=post)
        return True

    def command(self, kind: str) -> str:
        """The slash command of a kind of move."""
        for group in self.bot.tree.get_commands():
            for command in getattr(group, "walk_commands", list)():
                if group.name == self.prefix and command.extras.get("kind") == kind:
                    return str(command.qualified_name)
        raise AssertionError(f"no command for {self.slug} {kind}")
