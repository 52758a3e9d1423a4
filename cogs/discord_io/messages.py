"""The only place that answers interactions, sends, edits and reopens threads; new ones are made in ``cogs.discord_io.threads``.

What Discord may refuse is listed in ``cogs.discord_io.failures``; everything else is ours and goes up.
"""

from __future__ import annotations

import hashlib
import io
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord

from cogs.discord_io import marks
from cogs.discord_io.emojis import is_about_an_emoji, take_emojis
from cogs.discord_io.errors import original, sentence_for
from cogs.discord_io.failures import ARCHIVED, EXPIRED, GONE, TOO_OLD_TO_EDIT, TROUBLES, failure
from cogs.discord_io.languages import Languages, spoken
from locales import words
from render.scene import Picture

log = logging.getLogger("tablebot.discord")

_CHECK = "check"  # the note of what is still to be checked, at an interaction


# ------------------------------------------------------------------ answers to interactions
def in_private_panel(interaction: discord.Interaction) -> bool:
    """Whether a control of a private message was used (so the answer may take that message's place)."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def check_later(interaction: discord.Interaction, check: Callable[[], Awaitable[None]]) -> None:
    """Let ``acknowledge`` call a check, which may raise Refusal: before it there is no time to look anything up."""
    interaction.extras[_CHECK] = check


async def acknowledge(interaction: discord.Interaction, *, in_place: bool = False) -> None:
    """Answer at once, before any other work: a private "thinking", or quietly where the pressed message will be edited. Then
    comes the check that the interaction was given, if any.
    """
    if interaction.response.is_done():
        return
    if interaction.type is discord.InteractionType.component and (in_place or in_private_panel(interaction)):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)
    if check := interaction.extras.pop(_CHECK, None):
        await check()


async def answer(
    interaction: discord.Interaction, view: discord.ui.LayoutView, files: Iterable[Picture | discord.File] = ()
) -> None:
    """Complete an acknowledged interaction: the private answer, or the pressed message anew."""
    given = [file if isinstance(file, discord.File) else as_file(file) for file in files]
    marks.put(interaction.client, view)
    try:
        await interaction.edit_original_response(view=view, attachments=given, allowed_mentions=nobody())
    except discord.HTTPException as error:
        if not is_about_an_emoji(error) or not take_emojis(view):
            raise
        # Somebody may have removed it; and now and then Discord does not know one that is there.
        log.info("an icon was refused: %s", error)
        interaction.client.dispatch("icon_refused")
        for file in given:
            file.reset()
        await interaction.edit_original_response(view=view, attachments=given, allowed_mentions=nobody())


async def whisper(interaction: discord.Interaction, text: str, *, file: discord.File | None = None) -> None:
    """A further private message beside the panel, or the private answer itself where there is none yet."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(text[:3900]))
    if file is not None:
        view.add_item(discord.ui.File(f"attachment://{file.filename}"))
    given = file or discord.utils.MISSING
    if not interaction.response.is_done():
        await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=nobody(), file=given)
    elif interaction.response.type is discord.InteractionResponseType.deferred_message_update:
        # The original is the pressed message itself, which must stay.
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=nobody(), file=given)
    else:
        files = [file] if file is not None else discord.utils.MISSING
        await interaction.edit_original_response(view=view, allowed_mentions=nobody(), attachments=files)


async def apologise(interaction: discord.Interaction, error: BaseException, languages: Languages) -> None:
    """Tell the person what went wrong, in his language; the last station of every error."""
    reason = original(error)
    if isinstance(reason, discord.HTTPException) and reason.code in EXPIRED:
        log.info("an interaction was answered too late or twice: %s", reason)
        return
    try:
        lang = await languages.of(interaction)
    except Exception:
        # The language lies in the database, which may be what is broken.
        lang = spoken(interaction.locale)
    try:
        await whisper(interaction, sentence_for(error, words(lang)))
    except TROUBLES as failed:
        if not isinstance(failed, discord.HTTPException) or failed.code not in EXPIRED:
            log.warning("could not tell a person about an error: %s", failed)


async def ask(interaction: discord.Interaction, modal: discord.ui.Modal) -> None:
    """Open a modal; must be the first answer to the interaction, so a check that it was given comes before."""
    if check := interaction.extras.pop(_CHECK, None):
        await check()
    await interaction.response.send_modal(modal)


# ------------------------------------------------------------------ posts
async def post(
    client: discord.Client,
    channel: int,
    view: discord.ui.LayoutView,
    *,
    once: str,
    pictures: Iterable[Picture] = (),
    ping: Iterable[int] = (),
) -> int:
    """Send a message to a channel or thread by its id (sending reopens an archived thread); gives the message's id.

    ``once`` names the message, so that one sent just before a crash is not doubled by the delivery after it; where the match
    has moved on in between, that message is brought up to date. Raises PostFailed.
    """
    pictures = list(pictures)
    marks.put(client, view)
    target = client.get_partial_messageable(channel)
    try:
        sent = await target.send(
            view=view,
            files=[as_file(picture) for picture in pictures],
            allowed_mentions=only(ping),
            nonce=nonce(once),
        )
    except TROUBLES as error:
        raise failure(error) from error
    if control_ids(sent.components) != control_ids(view.children):
        await edit(client, channel, sent.id, view, pictures=pictures)
    return sent.id


def control_ids(items: Iterable[Any]) -> list[str]:
    """The ids of all controls in a message or a view, nested ones included, in order."""
    found: list[str] = []
    for item in items:
        found += filter(None, [getattr(item, "custom_id", None)])
        found += control_ids(getattr(item, "children", ()))
    return found


async def edit(
    client: discord.Client,
    channel: int,
    message: int,
    view: discord.ui.LayoutView,
    *,
    pictures: Iterable[Picture] | None = None,
) -> bool:
    """Edit a post; without ``pictures`` its attachments stay. False where it cannot be edited any more and a new post is due.

    Raises PostFailed for what a new post would not mend.
    """
    target = client.get_partial_messageable(channel).get_partial_message(message)
    files: dict[str, Any] = {} if pictures is None else {"attachments": [as_file(picture) for picture in pictures]}
    marks.put(client, view)
    try:
        await target.edit(view=view, allowed_mentions=nobody(), **files)
    except discord.HTTPException as error:
        # An archived thread takes no edits, but a new message opens it again.
        if error.code in (*GONE[1:], ARCHIVED, TOO_OLD_TO_EDIT):
            return False
        raise failure(error) from error
    except TROUBLES as error:
        raise failure(error) from error
    return True


async def delete(client: discord.Client, channel: int, message: int, *, user: int) -> None:
    """Take a post of the bot away; ``channel`` 0: from the direct messages with the user. Raises PostFailed("later"), nothing
    where it is gone or out of reach.
    """
    try:
        place = client.get_partial_messageable(channel) if channel else await client.create_dm(discord.Object(user))
        await place.get_partial_message(message).delete()
    except TROUBLES as error:
        failed = failure(error)
        if failed.failure == "later":
            raise failed from error


async def direct(client: discord.Client, user: int, view: discord.ui.LayoutView, *, once: str) -> int | None:
    """A direct message; its id, or None where none can reach the person: he takes none, has no server in common with the bot, is
    gone. Raises PostFailed("later").
    """
    marks.put(client, view)
    try:
        channel = await client.create_dm(discord.Object(user))
        sent = await channel.send(view=view, allowed_mentions=nobody(), nonce=nonce(once))
    except TROUBLES as error:
        failed = failure(error)
        if failed.failure != "later":
            return None
        raise failed from error
    return sent.id


# ------------------------------------------------------------------ small things
def nonce(once: str) -> str:
    """The mark of a message: Discord takes two with the same mark, within some minutes, for one and gives the first."""
    return hashlib.sha256(once.encode()).hexdigest()[:25]


def as_file(picture: Picture) -> discord.File:
    """A file of the picture; good for one request only."""
    return discord.File(io.BytesIO(picture.data), picture.filename, description=picture.alt)


def nobody() -> discord.AllowedMentions:
    """Nobody is notified."""
    return discord.AllowedMentions.none()


def only(users: Iterable[int]) -> discord.AllowedMentions:
    """Just these people are notified."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


def missing_permissions(interaction: discord.Interaction, needed: Iterable[str]) -> list[str]:
    """Which of the needed permissions the bot does not have where the interaction came from."""
    return [name for name in needed if not getattr(interaction.app_permissions, name)]
