"""A small bot that uses everything the sandbox shows. It knows nothing of the simulation."""

from __future__ import annotations

import datetime as dt
import io
import re

import discord
from discord import app_commands
from discord.ext import commands, tasks
from PIL import Image, ImageDraw

PROVINCES = ("Etruria", "Campania", "Numidia", "Lusitania", "Aegyptus", "Britannia", "Dacia", "Syria")
POLISH = {"move": "ruch", "what": "co", "Make a move": "Wykonaj ruch", "What to do": "Co zrobić", "times": "razy"}


class Translator(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return POLISH.get(string.message) if locale is discord.Locale.polish else None


def picture(text: str, size: tuple[int, int] = (1600, 1000), name: str = "board.png") -> discord.File:
    """A stand-in for a board: a sea, some land, a line of text."""
    image = Image.new("RGB", size, (52, 92, 122))
    draw = ImageDraw.Draw(image)
    for index in range(8):
        left, top = size[0] * (index % 4) // 4 + 20, size[1] * (index // 4) // 2 + 60
        draw.rounded_rectangle(
            (left, top, left + size[0] // 5, top + size[1] // 3), 40, (206, 188, 140), (90, 70, 40), 6
        )
    draw.text((24, 14), text, fill=(255, 255, 255), font_size=max(18, size[0] // 40))
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, name, description=f"Picture: {text}")


class Step(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"step:(?P<table>\d+):(?P<count>\d+)"):
    """A button that carries its state; it outlives restarts."""

    def __init__(self, table: int, count: int) -> None:
        super().__init__(
            discord.ui.Button(
                label=f"Step {count + 1}",
                emoji="🎲",
                style=discord.ButtonStyle.primary,
                custom_id=f"step:{table}:{count}",
            )
        )
        self.table, self.count = table, count

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> Step:
        return cls(int(match["table"]), int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.count == 13:
            raise RuntimeError("unlucky step")
        await interaction.response.defer()
        await interaction.edit_original_response(
            content=f"Table {self.table}, step **{self.count + 1}**, by {interaction.user.mention}",
            attachments=[picture(f"Table {self.table}, step {self.count + 1}")],
            view=steps(self.table, self.count + 1),
        )


def steps(table: int, count: int) -> discord.ui.View:
    view = Tools()
    view.add_item(Step(table, count))
    return view


class Note(discord.ui.Modal, title="A note for later"):
    text = discord.ui.Label(
        text="Text",
        description="At least three letters",
        component=discord.ui.TextInput(min_length=3, max_length=200, style=discord.TextStyle.paragraph),
    )
    province = discord.ui.Label(
        text="Provinces",
        component=discord.ui.Select(
            max_values=3, required=False, options=[discord.SelectOption(label=p, value=p.lower()) for p in PROVINCES]
        ),
    )
    who = discord.ui.Label(
        text="For whom",
        component=discord.ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Only me", value="me", default=True),
                discord.RadioGroupOption(label="Everybody", value="all", description="The whole table reads it"),
            ]
        ),
    )
    extras = discord.ui.Label(
        text="Extras",
        component=discord.ui.CheckboxGroup(
            required=False,
            min_values=0,
            options=[discord.CheckboxGroupOption(label=label, value=label.lower()) for label in ("Loud", "Pinned")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        shown = [self.text.component.value, *self.province.component.values, self.who.component.value]  # type: ignore[union-attr]
        shown += self.extras.component.values  # type: ignore[union-attr]
        await interaction.response.send_message("Noted: " + ", ".join(map(str, shown)), ephemeral=True)


class Tools(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules", row=0))
        self.add_item(discord.ui.Button(label="Later", disabled=True, custom_id="tools:later", row=0))

    @discord.ui.button(label="My hand", emoji="🃏", custom_id="tools:hand", style=discord.ButtonStyle.success, row=0)
    async def hand(self, interaction: discord.Interaction, _: discord.ui.Button[Tools]) -> None:
        name = interaction.user.display_name
        await interaction.response.send_message(
            f"The secret hand of {name}", ephemeral=True, file=picture(f"Hand of {name}", (900, 300), "hand.png")
        )

    @discord.ui.button(label="Note", custom_id="tools:note", style=discord.ButtonStyle.secondary, row=0)
    async def note(self, interaction: discord.Interaction, _: discord.ui.Button[Tools]) -> None:
        await interaction.response.send_modal(Note())

    @discord.ui.select(
        custom_id="tools:provinces",
        placeholder="Choose two or three provinces",
        min_values=2,
        max_values=3,
        row=1,
        options=[
            discord.SelectOption(label=p, value=p.lower(), description=f"{i + 1} cities", emoji="🏛️" if i % 2 else None)
            for i, p in enumerate(PROVINCES)
        ],
    )
    async def provinces(self, interaction: discord.Interaction, select: discord.ui.Select[Tools]) -> None:
        await interaction.response.send_message("Chosen: " + ", ".join(select.values), ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="tools:rival", placeholder="Who is your rival?", row=2)
    async def rival(self, interaction: discord.Interaction, select: discord.ui.UserSelect[Tools]) -> None:
        await interaction.response.send_message(
            f"{interaction.user.mention} challenges {select.values[0].mention}!",
            allowed_mentions=discord.AllowedMentions(users=[select.values[0]]),
        )


class Panel(discord.ui.LayoutView):
    """A message of Components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        choose = discord.ui.Button(label="Choose", custom_id="panel:choose", style=discord.ButtonStyle.primary)
        choose.callback = self.chosen
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay(
                    "### Your turn\nChoose what to do. -# not small here\n-# You have **2** actions left."
                ),
                discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board")),
                discord.ui.Separator(),
                discord.ui.Section("**Build a city**\nCosts 3 talents.", accessory=choose),
                discord.ui.Section("A picture at the side", accessory=discord.ui.Thumbnail("attachment://side.png")),
                discord.ui.File("attachment://log.txt"),
                accent_colour=discord.Colour.gold(),
            )
        )

    async def chosen(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("You build.", ephemeral=True)


MARKUP = """# Heading
Some **bold**, *italic*, __underlined__, ~~gone~~ and `code` text for <@{user}>, in <#{channel}>.
-# A small line, ||hidden words|| in it
> A quote
> of two lines
- one
  - one and a half
- two
1. first
2. second
```
fixed width
```
[The rules](https://example.org/rules) · <t:{now}:R> · <t:{now}:F> · <b>not markup</b>"""


class TableCog(commands.GroupCog, group_name="table", group_description="Tables"):
    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot
        self.threads: dict[int, int] = {}

    async def cog_load(self) -> None:
        self.remind.start()

    async def cog_unload(self) -> None:
        self.remind.cancel()

    @tasks.loop(time=[dt.time(9, 0, tzinfo=dt.UTC)])
    async def remind(self) -> None:
        for thread_id, owner in self.threads.items():
            thread = self.bot.get_channel(thread_id)
            if isinstance(thread, discord.Thread):
                await thread.send(
                    f"<@{owner}>, it is your turn.",
                    allowed_mentions=discord.AllowedMentions(users=[discord.Object(owner)]),
                )

    @app_commands.command(description="Open a table in a thread")
    @app_commands.guild_only()
    async def open(
        self, interaction: discord.Interaction, private: bool = False, rival: discord.Member | None = None
    ) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.defer(thinking=True)
        number = len(self.threads) + 1
        kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
        thread = await interaction.channel.create_thread(name=f"table-{number}", type=kind, auto_archive_duration=10080)
        await thread.add_user(interaction.user)
        self.threads[thread.id] = interaction.user.id
        text = f"Table {number}" if rival is None else f"Table {number} against {rival.mention}"
        await thread.send(text, file=picture(f"Table {number}, step 0"), view=steps(number, 0))
        await interaction.followup.send(f"Table {number} is open: {thread.mention}")

    @app_commands.command(description="Announce a table, with a thread at the announcement")
    async def announce(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("A table for everybody")
        message = await interaction.original_response()
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        await channel.get_partial_message(message.id).create_thread(name="announced", auto_archive_duration=10080)

    @app_commands.command(name="move", description="Make a move")
    async def move(self, interaction: discord.Interaction, what: str, times: app_commands.Range[int, 1, 9] = 1) -> None:
        polish = interaction.locale is discord.Locale.polish
        await interaction.response.send_message(f"{'Ruch' if polish else 'Moved'}: {what} ×{times}")

    @move.autocomplete("what")
    async def moves(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = [p for p in PROVINCES if current.lower() in p.lower()]
        return [app_commands.Choice(name=f"March to {p}", value=p.lower()) for p in found]

    @app_commands.command(description="Read a file")
    async def read(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        await interaction.response.send_message(f"{file.filename}: {(await file.read()).decode()}")

    @app_commands.command(description="A vote by choices")
    @app_commands.choices(
        side=[app_commands.Choice(name="Left wing", value=1), app_commands.Choice(name="Right wing", value=2)]
    )
    async def side(
        self, interaction: discord.Interaction, side: app_commands.Choice[int], where: discord.TextChannel | None = None
    ) -> None:
        await interaction.response.send_message(f"{side.name} ({side.value}) {where.mention if where else ''}")

    @app_commands.command(description="Show what text can look like")
    async def text(self, interaction: discord.Interaction) -> None:
        now = int(discord.utils.utcnow().timestamp())
        await interaction.response.send_message(
            MARKUP.format(user=interaction.user.id, channel=interaction.channel_id, now=now + 3 * 3600)
        )

    @app_commands.command(description="Show an embed")
    async def card(self, interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Standings", description="After **four** rounds", colour=0xC0882F)
        for name in ("Anna", "Ben", "Celina"):
            embed.add_field(name=name, value=f"{len(name) * 7} points")
        embed.set_image(url="attachment://board.png").set_footer(text="Founders of the Empire")
        await interaction.response.send_message(embed=embed, file=picture("Standings", (800, 300)))

    @app_commands.command(description="Show a panel of the second kind of components")
    async def panel(self, interaction: discord.Interaction) -> None:
        files = [picture("Panel", (1200, 500)), picture("Side", (200, 200), "side.png")]
        files.append(discord.File(io.BytesIO(b"round 1\n"), "log.txt"))
        await interaction.response.send_message(view=Panel(), files=files)

    @app_commands.command(description="Send me a direct message")
    async def whisper(self, interaction: discord.Interaction) -> None:
        await interaction.user.send("Psst.")
        await interaction.response.send_message("Sent.", ephemeral=True)

    @app_commands.command(description="Show the tools")
    async def tools(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Tools", view=Tools())

    @app_commands.command(description="Write a note")
    async def note(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Note())

    @app_commands.command(description="Fail without an answer")
    async def crash(self, interaction: discord.Interaction) -> None:
        raise RuntimeError("the cog fell over")


@app_commands.command(description="For hosts, in servers")
@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
async def house(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("The rules of the house")


class ExampleBot(commands.Bot):
    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await self.add_cog(TableCog(self))
        self.tree.add_command(house)
        self.add_dynamic_items(Step)
        self.add_view(Tools())
        self.add_view(Panel())
        await self.tree.sync()


def make_bot() -> ExampleBot:
    return ExampleBot()
