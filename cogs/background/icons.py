"""The icons that stand beside words: uploaded once as emojis of the application, and again where one is lost.

One after another: discord.py keeps to the limits of Discord, and presses go between.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

import discord
from discord.ext import commands

from cogs.background.loop import Loop
from cogs.discord_io.emojis import EmojiFailed, present, remove, upload
from cogs.presentation.icons import Icons, Trouble, markup
from cogs.presentation.pictures import Pictures
from db.store import Store
from render import PAINTERS
from render.emojis import Emoji, emojis

log = logging.getLogger("tablebot.icons")

REST = 12  # looks without a doubt between two at Discord: an hour
MOST_REFUSED = 3  # after so many that Discord does not take, it is asked for no more of them for now


class IconLoop(Loop):
    """Looks once an hour, and soon after Discord has refused a message for an icon in it. Whatever fails is tried at the next
    look; meanwhile the words stand alone.
    """

    seconds = 5 * 60

    def __init__(self, client: discord.Client, store: Store, pictures: Pictures, icons: Icons) -> None:
        super().__init__(client)
        self._store, self._pictures, self._icons = store, pictures, icons
        self._rested, self._doubted = REST, False
        # Some 4 MB: to draw them again each hour would keep boards waiting.
        self._drawn: dict[str, Mapping[str, Emoji]] = {}
        self._uploaded: dict[str, int] = {}

    async def cog_load(self) -> None:
        """Show what was there when the bot was last running; start looking."""
        try:
            self._icons.read(await self._store.servers.get_value(self._key) or "{}")
        except ValueError:
            log.warning("the icons that were kept cannot be read; they are looked up anew")
        await super().cog_load()

    @commands.Cog.listener()
    async def on_icon_refused(self) -> None:
        """Discord did not know an icon of a message: somebody may have removed it."""
        self._doubted = True

    async def look(self) -> None:
        """Compare what is drawn with what Discord has, where that is due."""
        self._rested += 1
        if self._rested <= REST and not self._doubted:
            return
        self._rested, self._doubted = 0, False
        drawn = self._drawn
        for slug in PAINTERS:
            if slug not in drawn:
                # Game by game, so that boards are drawn in between.
                drawn[slug] = await self._pictures.run(emojis, slug)
        self._icons.most = len({emoji.name for signs in drawn.values() for emoji in signs.values()})
        if self._icons.most:
            trouble = await self._bring(drawn)
            await self._store.servers.set_value(self._key, self._icons.written())
            self._tell(trouble)

    async def _bring(self, drawn: Mapping[str, Mapping[str, Emoji]]) -> Trouble:
        """Show what is there, upload what is not; gives why not all of it is there."""
        try:
            there = await present(self._client)
        except EmojiFailed as failed:
            log.info("icons: %s", failed)
            return failed.trouble
        self._icons.keep({markup(name, number) for name, number in there.items()})
        self._show(drawn, there)
        self._uploaded.clear()
        trouble: Trouble = ""
        refused = 0
        for signs in drawn.values():
            for emoji in {emoji.name: emoji for emoji in signs.values() if emoji.name not in there}.values():
                failed = await self._upload(emoji, there)
                trouble, refused = failed or trouble, refused + (failed == "refused")
                if trouble not in ("", "refused") or refused == MOST_REFUSED:
                    return await self._settle(drawn, there, trouble)
            self._show(drawn, there)
        return await self._settle(drawn, there, trouble)

    async def _upload(self, emoji: Emoji, there: dict[str, int]) -> Trouble:
        """Upload one, and add it to those that are there; gives why that was not possible."""
        try:
            try:
                there[emoji.name] = self._uploaded[emoji.name] = await upload(self._client, emoji.name, emoji.data)
            except EmojiFailed as failed:
                if failed.trouble != "refused":
                    raise
                # Another bot of this application may just have uploaded the same.
                there.update(await present(self._client))
                if emoji.name not in there:
                    raise
        except EmojiFailed as failed:
            log.info("icon %s: %s", emoji.name, failed)
            return failed.trouble
        return ""

    async def _settle(
        self, drawn: Mapping[str, Mapping[str, Emoji]], there: dict[str, int], trouble: Trouble
    ) -> Trouble:
        """Where another bot of this application has uploaded the same meanwhile, take its ones."""
        if not self._uploaded and not trouble:
            return ""
        try:
            now = await present(self._client)
            for name, number in self._uploaded.items():
                if now.get(name, number) < number:
                    await remove(self._client, number)
        except EmojiFailed as failed:
            log.info("icons: %s", failed)
            return trouble or failed.trouble
        self._show(drawn, {**there, **now})
        wanted = {emoji.name for signs in drawn.values() for emoji in signs.values()}
        return trouble if wanted - {*now} else ""

    def _show(self, drawn: Mapping[str, Mapping[str, Emoji]], there: Mapping[str, int]) -> None:
        for slug, signs in drawn.items():
            shown = {sign: markup(one.name, there[one.name]) for sign, one in signs.items() if one.name in there}
            self._icons.show(slug, shown)

    def _tell(self, trouble: Trouble) -> None:
        """Once in the log, until it changes."""
        if trouble and trouble != self._icons.trouble:
            log.warning("%s of %s icons can be shown: %s", self._icons.count, self._icons.most, trouble)
        elif self._icons.trouble and not trouble:
            log.info("all %s icons can be shown again", self._icons.most)
        self._icons.trouble = trouble

    @property
    def _key(self) -> str:
        return f"icons:{self._client.application_id}"
