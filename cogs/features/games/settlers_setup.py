"""What people bring to Imperial Settlers in the Standard and Open formats: a faction, with a deck of one's own."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from cogs.discord_io.controls import Choose, Pressed
from cogs.features.games.settlers_lists import COMMON, kept_as
from cogs.features.games.settlers_shelves import shelf_of
from cogs.features.lobby.setup_choices import Shown
from cogs.match.names import written
from cogs.presentation.labels import Labels
from cogs.presentation.people import names_of
from db.rows import MatchRow, SeatRow
from db.store import Store, StoreError
from games.imperial_settlers.setup import SettlersOptions
from locales import words

NOTHING = "-"
OWN_DECKS = ("open", "standard")  # the formats to which they are brought


class Decks:
    """Factions and decks; in the Open format the host brings the Common deck too. The rules alone say what is allowed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def shown(self, row: MatchRow, seats: Sequence[SeatRow]) -> Shown:
        """A line per person who brings a deck, and a menu of the factions that nobody has."""
        form = self._read(row.options).format
        if form not in OWN_DECKS:
            return "", []
        w = words(row.lang)
        game = shelf_of(row.box).game
        labels = Labels(game, w, ())
        brought = await self._store.decks.brought(row.id)
        lines = [w("settlers-bring-text", format=form)]
        if common := await self._common(row, form):
            lines.append(w("settlers-bring-common", count=sum(common.values())))
        for seat, name in zip(seats, names_of(seats, w), strict=True):
            if faction := brought.get(seat.user):
                own = await self._own(row, form, seat.user, faction) is not None
                named = labels.value("faction", faction)
                kind = "own" if own else "base"
                lines.append(w(f"settlers-bring-{kind}", player=written(name), faction=named))
        taken = {*brought.values()}
        options = [
            discord.SelectOption(label=labels.value("faction", name), value=name)
            for name in game.catalogue.factions
            if name not in taken
        ]
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
        form = options.format
        if form not in OWN_DECKS:
            return options
        factions = tuple(brought.get(user, "") for user in order)
        common = await self._common(row, form)
        decks = {COMMON: common} if common else {}
        for user, faction in zip(order, factions, strict=True):
            if (own := await self._own(row, form, user, faction)) is not None:
                decks[faction] = own
        options = msgspec.structs.replace(options, factions=factions, decks=decks)
        # The rules say whether a match can begin like this.
        shelf_of(row.box).game.setup(len(order), options, "start")
        return options

    async def _common(self, row: MatchRow, form: str) -> dict[str, int] | None:
        """R24.2: the Common deck of the host, where the format leaves it to people and he has one."""
        return await self._own(row, form, row.host, COMMON) if form == "open" else None

    async def _own(self, row: MatchRow, form: str, user: int, deck: str) -> dict[str, int] | None:
        """Somebody's own cards for a deck in this format; None where he has none."""
        kept = await self._store.decks.of_user(user, row.slug)
        return shelf_of(row.box).deck(kept, kept_as(deck) if form == "open" else deck)

    @staticmethod
    def _read(options: str) -> SettlersOptions:
        return msgspec.json.decode(options, type=SettlersOptions)
