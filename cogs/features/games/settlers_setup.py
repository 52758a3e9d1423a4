"""What people bring to Imperial Settlers in the Standard format: a faction, with a deck of one's own."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from cogs.discord_io.controls import Choose, Pressed
from cogs.features.lobby.setup_choices import Shown
from cogs.match.names import written
from cogs.presentation.labels import Labels
from cogs.presentation.people import names_of
from db.rows import MatchRow, SeatRow
from db.store import Store, StoreError
from games.imperial_settlers.game import ImperialSettlers
from games.imperial_settlers.setup import SettlersOptions
from locales import words

NOTHING = "-"


class Decks:
    """Factions and decks for the Standard format; the rules alone say what is allowed."""

    def __init__(self, store: Store, game: ImperialSettlers) -> None:
        self._store = store
        self._game = game

    async def shown(self, row: MatchRow, seats: Sequence[SeatRow]) -> Shown:
        """A line per person who brings a deck, and a menu of the factions."""
        if self._read(row.options).format != "standard":
            return "", []
        w = words(row.lang)
        labels = Labels(self._game, w, ())
        brought = await self._store.decks.brought(row.id)
        lines = [w("settlers-bring-text")]
        for seat, name in zip(seats, names_of(seats, w), strict=True):
            if faction := brought.get(seat.user):
                own = faction in await self._store.decks.of_user(seat.user, row.slug)
                named = labels.value("faction", faction)
                kind = "own" if own else "base"
                lines.append(w(f"settlers-bring-{kind}", player=written(name), faction=named))
        options = [discord.SelectOption(label=labels.value("faction", name), value=name) for name in self._factions()]
        options.append(discord.SelectOption(label=w("settlers-bring-none"), value=NOTHING))
        menu = Choose(Pressed("lobby", row.id, 0, "bring"), options, w("settlers-bring"))
        return "\n".join(lines), [menu]

    async def bring(self, row: MatchRow, user: int, choice: str) -> None:
        """The faction that somebody plays, with his deck for it."""
        faction = "" if choice == NOTHING else choice
        users = [seat.user for seat in await self._store.seats.of(row.id)]
        if user not in users:
            raise StoreError("lobby-not-in")
        await self._options(row, users, {**await self._store.decks.brought(row.id), user: faction})
        await self._store.decks.bring(row.id, user, faction)

    async def options(self, row: MatchRow, order: Sequence[int]) -> str:
        """The factions of the seats and the decks of those who have one of their own."""
        options = await self._options(row, order, await self._store.decks.brought(row.id))
        return msgspec.json.encode(options).decode()

    def without(self, options: str) -> str:
        """Neither factions nor decks."""
        plain = msgspec.structs.replace(self._read(options), factions=(), decks={})
        return msgspec.json.encode(plain).decode()

    async def _options(self, row: MatchRow, order: Sequence[int], brought: dict[int, str]) -> SettlersOptions:
        options = self._read(row.options)
        if options.format != "standard":
            return options
        factions = tuple(brought.get(user, "") for user in order)
        decks: dict[str, dict[str, int]] = {}
        for user, faction in zip(order, factions, strict=True):
            own = await self._store.decks.of_user(user, row.slug)
            if faction in own:
                decks[faction] = msgspec.json.decode(own[faction], type=dict[str, int])
        options = msgspec.structs.replace(options, factions=factions, decks=decks)
        # The rules say whether a match can begin like this.
        self._game.setup(len(order), options, "start")
        return options

    def _factions(self) -> list[str]:
        return [*self._game.catalogue.factions]

    @staticmethod
    def _read(options: str) -> SettlersOptions:
        return msgspec.json.decode(options, type=SettlersOptions)
