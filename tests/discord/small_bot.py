"""A small bot that uses each kind of thing a game bot needs; the test bed is tried on it."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

NOBODY = discord.AllowedMentions.none()
TILES = ("Forest", "Hill", "Lake")
GREETING = {discord.Locale.polish: "Dzień dobry", discord.Locale.american_english: "Hello"}


def picture(colour: tuple[int, int, int], alt: str) -> discord.File:
    """A PNG of 80 × 60 pixels in one colour."""
    out = io.BytesIO()
    Image.new("RGB", (80, 60), colour).save(out, "PNG")
    return discord.File(io.BytesIO(out.getvalue()), "board.png", description=alt)


class Take(discord.ui.DynamicItem[discord.ui.Button], template=r"take:(?P<ply>\d+)"):
    """A button that carries its ply; only the current one counts."""

    def __init__(self, ply: int) -> None:
        super().__init__(discord.ui.Button(label="Take", custom_id=f"take:{ply}"))
        self.ply = ply

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item, match: re.Match[str]
    ) -> Take:
        return cls(int(match["ply"]))

    async def callback(self, interaction: discord.Interaction[SmallBot]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.to_thread(lambda: None)  # a hop, as a database would make
        bot = interaction.client
        if self.ply != bot.ply:
            await interaction.followup.send("Too late", ephemeral=True)
            return
        bot.ply += 1
        await interaction.followup.send("Taken", ephemeral=True)


class Ask(discord.ui.DynamicItem[discord.ui.Button], template=r"ask:(?P<what>\w+)"):
    """Buttons that open a private panel, a modal, or break."""

    def __init__(self, what: str) -> None:
        super().__init__(discord.ui.Button(label=what.title(), custom_id=f"ask:{what}"))
        self.what = what

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: discord.ui.Item, match: re.Match[str]) -> Ask:
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.what == "note":
            await interaction.response.send_modal(Note())
        elif self.what == "hand":
            view = discord.ui.LayoutView(timeout=None)
            view.add_item(discord.ui.TextDisplay(f"The hand of {interaction.user.name}"))
            view.add_item(discord.ui.ActionRow(Tile()))
            await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
        else:
            raise RuntimeError(self.what)


class Tile(discord.ui.DynamicItem[discord.ui.Select], template=r"tile"):
    """A select in a private panel."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=name, value=name.lower()) for name in TILES]
        super().__init__(
            discord.ui.Select(custom_id="tile", placeholder="Which tile?", options=options, min_values=1, max_values=2)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item, match: re.Match[str]
    ) -> Tile:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay("Chosen: " + ", ".join(self.item.values)))
        await interaction.response.edit_message(view=view)


class Note(discord.ui.Modal, title="Note"):
    """One line of text."""

    words = discord.ui.TextInput[discord.ui.Modal](label="Your note", max_length=50)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Noted: {self.words.value}", ephemeral=True)


def board(ply: int, text: str, asks: Sequence[str]) -> discord.ui.LayoutView:
    """A board post: a heading, the picture, a row of buttons."""
    view = discord.ui.LayoutView(timeout=None)
    box = discord.ui.Container(discord.ui.TextDisplay(text))
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
    box.add_item(discord.ui.ActionRow(Take(ply), *(Ask(what) for what in asks)))
    view.add_item(box)
    return view


class SmallBot(commands.Bot):
    """One group of two commands."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), allowed_mentions=NOBODY)
        self.ply = 0
        self.trouble = True  # whether the board has a button that always fails

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Take, Ask, Tile)
        self.tree.add_command(start)
        self.tree.add_command(hello)
        await self.tree.sync()


@app_commands.command(description="Start a game in a thread")
async def start(interaction: discord.Interaction[SmallBot], friend: discord.Member) -> None:
    await interaction.response.defer(thinking=True)
    if not isinstance(interaction.channel, discord.TextChannel):
        await interaction.followup.send("Only in a channel")
        return
    thread = await interaction.channel.create_thread(
        name="Small game", type=discord.ChannelType.private_thread, auto_archive_duration=10080
    )
    await thread.add_user(interaction.user)
    await thread.add_user(friend)
    asks = ("hand", "note", "trouble") if interaction.client.trouble else ("hand", "note")
    text = f"{friend.mention}, it is your turn. {interaction.user.mention} waits."
    await thread.send(
        view=board(interaction.client.ply, text, asks),
        file=picture((200, 30, 30), "A red field"),
        allowed_mentions=discord.AllowedMentions(users=[friend], everyone=False, roles=False),
    )
    await interaction.followup.send(f"Started in {thread.mention}")


@app_commands.command(description="A greeting")
async def hello(interaction: discord.Interaction, name: str) -> None:
    text = GREETING[discord.Locale(str(interaction.locale))]
    await interaction.response.send_message(
        f"{text}, {name}; the server speaks {interaction.guild_locale}", ephemeral=True
    )


@hello.autocomplete("name")
async def names(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name) for name in TILES if typed.lower() in name.lower()]


def create_bot() -> SmallBot:
    """A new bot that remembers nothing."""
    return SmallBot()
