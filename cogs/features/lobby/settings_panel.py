"""What the host of a lobby may still choose: how many play, the options of the game, the clock, the language, rated or not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.autocomplete import MOST_CHOICES
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.features.lobby.match_options import LONGEST_ROW, check_options, option_hints, option_menus, with_option
from cogs.features.lobby.post import LobbyPosts
from cogs.features.lobby.starting import in_words
from cogs.match.refusals import Refusal
from cogs.presentation import clocks
from cogs.presentation.boxes import box_titles
from cogs.presentation.cutting import cut
from cogs.services import Services
from cogs.standings.ratings import check_rated
from db.rows import ClockEnd, MatchRow, OutboxEntry
from games import GAMES, boxes
from locales import LANGUAGES, Words, words

BOX = "box:"  # before the name of an edition in a menu, where nothing may be empty

Act = Callable[[MatchRow, Pressed], Awaitable[None]]


class SettingsPanel(commands.Cog):
    """The private panel behind the button of the lobby's post."""

    def __init__(self, services: Services, posts: LobbyPosts) -> None:
        self._languages, self._outbox, self._posts = services.languages, services.outbox, posts
        self._store, self._tables, self._members = services.store, services.tables, services.members
        self._acts: dict[str, Act] = {
            "lobbyseats": self._choose_seats,
            "lobbyopt": self._choose_option,
            "lobbybox": self._choose_box,
            "lobbyclock": self._choose_clock,
            "lobbyend": self._choose_end,
            "lobbylang": self._choose_language,
            "lobbyrated": self._choose_rated,
            "lobbyhints": self._choose_hints,
        }
        for kind in ("lobbyset", *self._acts):
            services.controls.on_press(kind, self.pressed)

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The panel, or something else chosen in it. Once the lobby is over nothing is left to choose."""
        await messages.acknowledge(interaction)
        # Where the host has left the server, the next is it from now on; Discord is asked before the lock is taken.
        await self._members.hosts(await self._posts.row(pressed.match), interaction.user.id)
        try:
            async with self._tables.locks.of(pressed.match):
                row = await self._lobby(interaction, pressed.match)
                if act := self._acts.get(pressed.kind):
                    async with in_words(interaction, self._languages, row.slug):
                        await act(row, pressed)
        except Refusal as refusal:
            if refusal.code != "lobby-over":
                raise
            w, over = words(await self._languages.of(interaction)), await self._posts.row(pressed.match)
            place = f"<#{over.thread}>" if over.thread is not None else ""
            await messages.answer(interaction, layout.text_view(w("error-lobby-over"), place))
            return
        if pressed.kind != "lobbyset":
            # Everybody sees it on the lobby's post.
            entry = OutboxEntry(f"lobby:{row.id}:{interaction.id}", row.id, "lobby", "{}")
            await self._store.outbox.add([entry], utc_now())
            await self._outbox.deliver(row.id, hurry=True)
        await self._show(interaction, await self._posts.row(row.id))

    async def _lobby(self, interaction: discord.Interaction, match: int) -> MatchRow:
        row = await self._posts.lobby(match)
        if interaction.user.id != row.host and not interaction.permissions.manage_guild:
            raise Refusal("lobby-host-only")
        return row

    async def _choose_seats(self, row: MatchRow, pressed: Pressed) -> None:
        """For how many: exactly so many, or as many as come."""
        least, _, most = pressed.values[0].partition("-")
        seats = await self._store.seats.of(row.id)
        if len(seats) > int(most):
            raise Refusal("lobby-too-many", seats=len(seats))
        if row.rated:
            check_rated(int(most), computers=0)
        check_options(row.slug, int(most), row.options, row.box)
        await self._store.lobby.set_seats(row.id, int(least), int(most))

    async def _choose_option(self, row: MatchRow, pressed: Pressed) -> None:
        """Another value for an option of the game."""
        try:
            options = with_option(row, pressed.arg, pressed.values[0])
        except KeyError:
            raise Refusal("stale") from None
        check_options(row.slug, row.seats_max, options, row.box)
        await self._store.lobby.set_options(row.id, options)

    async def _choose_box(self, row: MatchRow, pressed: Pressed) -> None:
        """Another edition of the box."""
        box = pressed.values[0].removeprefix(BOX)
        if box not in boxes(row.slug):
            raise Refusal("box-gone", edition=box)
        check_options(row.slug, row.seats_max, row.options, box)
        await self._store.lobby.set_box(row.id, box)

    async def _choose_clock(self, row: MatchRow, pressed: Pressed) -> None:
        """Another clock, or none."""
        bank, step = clocks.PRESETS[pressed.values[0]]
        await self._store.lobby.set_clock(row.id, bank, step, row.clock_end)

    async def _choose_end(self, row: MatchRow, pressed: Pressed) -> None:
        """What happens when somebody's time is up."""
        await self._store.lobby.set_clock(row.id, row.clock_bank, row.clock_step, cast("ClockEnd", pressed.values[0]))

    async def _choose_language(self, row: MatchRow, pressed: Pressed) -> None:
        """In which language the match is posted."""
        if pressed.values[0] in LANGUAGES:
            await self._store.lobby.set_language(row.id, pressed.values[0])

    async def _choose_rated(self, row: MatchRow, pressed: Pressed) -> None:
        """Rated or not. Who has joined a match that is not rated must not find himself in one that is."""
        rated = pressed.arg == "yes"
        if rated:
            seats = await self._store.seats.of(row.id)
            check_rated(row.seats_max, computers=sum(seat.kind != "person" for seat in seats))
            if len(seats) > 1:
                raise Refusal("rated-joined")
        await self._store.lobby.set_rated(row.id, rated)

    async def _choose_hints(self, row: MatchRow, pressed: Pressed) -> None:
        """Whether people may ask the computer what it would do."""
        await self._store.lobby.set_hints(row.id, pressed.arg == "yes")

    async def _show(self, interaction: discord.Interaction, row: MatchRow) -> None:
        w = words(await self._languages.of(interaction))
        # What is explained stands in the order of what it is chosen by.
        controls: list[discord.ui.Item[Any]] = [self._seats(row, w), *option_menus(w, row)]
        hints = [w("lobby-settings-seats"), *option_hints(w, row)]
        if row.box or len(boxes(row.slug)) > 1:
            controls.append(self._box(row, w))
            hints.append(w("lobby-option-hint", name=w("box-edition-of"), hint=w("box-edition-of.about")))
        controls.append(self._clock(row, w))
        if row.clock_bank:
            controls.append(self._end(row, w))
        controls.append(self._language(row, w))
        hints += [
            w("lobby-settings-clock"),
            w("lobby-settings-language"),
            w("lobby-settings-rated", on=_yes(row.rated)),
        ]
        label, choice = (w("lobby-unrate"), "no") if row.rated else (w("lobby-rate"), "yes")
        controls.append(Press(Pressed("lobbyrated", row.id, 0, choice), label))
        if not row.rated:
            label, choice = (w("lobby-unhint"), "no") if row.hints else (w("lobby-hint"), "yes")
            controls.append(Press(Pressed("lobbyhints", row.id, 0, choice), label))
            hints.append(w("lobby-settings-hints", on=_yes(row.hints)))
        await messages.answer(interaction, layout.text_view("\n".join(hints), controls=controls))

    def _seats(self, row: MatchRow, w: Words) -> Choose:
        sizes = GAMES[row.slug].seats
        ranges = [(sizes[0], sizes[-1]), *((size, size) for size in sizes)]
        options = [
            discord.SelectOption(
                label=w("lobby-seats", least=least, most=most, same="yes" if least == most else "no"),
                value=f"{least}-{most}",
                default=(least, most) == (row.seats_min, row.seats_max),
            )
            for least, most in ranges
        ]
        return Choose(Pressed("lobbyseats", row.id, 0), options, w("lobby-seats-choose"))

    def _box(self, row: MatchRow, w: Words) -> Choose:
        options = [
            discord.SelectOption(
                label=cut(f"{w('box-edition-of')}: {title}", LONGEST_ROW), value=BOX + name, default=name == row.box
            )
            for name, title in box_titles(row.slug, w).items()
        ]
        return Choose(Pressed("lobbybox", row.id, 0), options[:MOST_CHOICES], w("box-edition-of"))

    def _clock(self, row: MatchRow, w: Words) -> Choose:
        now = clocks.preset_of(row)
        options = [
            discord.SelectOption(label=w(f"clock-{name}"), value=name, default=name == now) for name in clocks.PRESETS
        ]
        return Choose(Pressed("lobbyclock", row.id, 0), options, w("clock-choose"))

    def _end(self, row: MatchRow, w: Words) -> Choose:
        options = [
            discord.SelectOption(label=w(f"clock-end-{end}"), value=end, default=end == row.clock_end)
            for end in clocks.ENDS
        ]
        return Choose(Pressed("lobbyend", row.id, 0), options, w("clock-end-choose"))

    def _language(self, row: MatchRow, w: Words) -> Choose:
        options = [
            discord.SelectOption(
                label=w("lobby-language", language=w(f"language-{lang}")), value=lang, default=lang == row.lang
            )
            for lang in LANGUAGES
        ]
        return Choose(Pressed("lobbylang", row.id, 0), options, w("lobby-language-choose"))


def _yes(on: bool) -> str:
    return "yes" if on else "no"
