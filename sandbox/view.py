"""The world as one person sees it, as JSON for the page. Nothing here changes the world; no await, so no lock is needed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any
from urllib.parse import quote

import discord
from simcord.backend.models import Message

from sandbox.commands import command_list
from sandbox.world import Person, Place, World

LOADING = discord.MessageFlags.loading.flag
COMPONENTS_V2 = discord.MessageFlags.components_v2.flag
PLAIN_TYPES = {
    discord.MessageType.default.value,
    discord.MessageType.reply.value,
    discord.MessageType.chat_input_command.value,
    discord.MessageType.context_menu_command.value,
}
EXCERPT = 90


def state(world: World, person: Person, channel_id: int | None, limit: int) -> dict[str, Any]:
    """All that the page shows: people, places with unread counts, and the last ``limit`` messages of one place.

    A channel that the person cannot see (any more) is replaced by the first one.
    """
    places = list(world.places(person))
    current = next((place for place in places if place.id == channel_id), places[0])
    messages = world.messages(person, current)
    shown = messages[-limit:]
    return {
        "person": person.name,
        "language": person.language,
        "people": [_person(world, other) for other in world.people.values()],
        "places": [_place(world, person, place) for place in places],
        "channel": str(current.id),
        "users": {str(user.id): user.global_name or user.name for user in world.users()},
        "roles": {str(role.id): role.name for role in world.guild.roles.values()},
        "messages": [_message(world, person, current, message) for message in shown],
        "more": len(messages) > len(shown),
        "faults": [{"text": fault.text, "detail": fault.detail} for fault in world.faults.faults],
    }


def commands(world: World, person: Person, channel_id: int) -> list[dict[str, Any]]:
    """The slash commands the person can use in this place, in their language. Raises SandboxError."""
    place = world.place(person, channel_id)
    return command_list(world.commands(person, place), person.locale)


def _person(world: World, person: Person) -> dict[str, Any]:
    calls = sum(_unread(world, person, place)[1] for place in world.places(person))
    return {"id": str(person.id), "name": person.name, "calls": calls}


def _place(world: World, person: Person, place: Place) -> dict[str, Any]:
    unread, calls = _unread(world, person, place)
    return {
        "id": str(place.id),
        "kind": place.kind,
        "name": place.name,
        "private": place.private,
        "archived": place.archived,
        "unread": unread,
        "calls": calls,
    }


def _unread(world: World, person: Person, place: Place) -> tuple[int, int]:
    """How many messages the person has not read there, and how many of them call for them: pings, direct messages."""
    read = person.read.get(place.id, 0)
    new = [m for m in world.messages(person, place) if m.id > read and m.author_id != person.id]
    if place.kind == "dm":
        return len(new), len(new)
    return len(new), sum(person.id in m.ping_user_ids for m in new)


def _message(world: World, person: Person, place: Place, message: Message) -> dict[str, Any]:
    author = world.user(message.author_id)
    files = {file["filename"]: _file(person, file) for file in message.attachments}
    addresses = {f"attachment://{name}": file for name, file in files.items()}
    addresses |= {stored["url"]: files[stored["filename"]] for stored in message.attachments}
    components = [_with_sources(component, addresses) for component in message.components]
    embeds = [_with_sources(embed, addresses) for embed in message.embeds]
    inline = {media["file"] for media in _media((components, embeds))}
    v2 = bool(message.flags & COMPONENTS_V2)
    used = message.interaction_metadata
    return {
        "id": str(message.id),
        "author": {
            "id": str(author.id),
            "name": message.author_name or author.global_name or author.name,
            "bot": author.bot,
        },
        "at": int(datetime.fromisoformat(message.timestamp).timestamp()),
        "edited": message.edited_timestamp is not None,
        "system": None if message.type in PLAIN_TYPES else discord.MessageType(message.type).name,
        "content": message.content,
        "private": message.is_ephemeral,
        "loading": bool(message.flags & LOADING),
        "calls": person.id in message.ping_user_ids,
        "used": {"user": used["user"]["id"], "command": world.invoked.get(used["id"])} if used else None,
        "reply": _reply(world, person, place, message),
        "thread": str(message.system_metadata.channel_id) if message.system_metadata else None,
        "components": components,
        "embeds": embeds,
        "files": [] if v2 else [file for name, file in files.items() if name not in inline],
    }


def _reply(world: World, person: Person, place: Place, message: Message) -> dict[str, Any] | None:
    if message.reference is None or message.type != discord.MessageType.reply.value:
        return None
    wanted = int(message.reference["message_id"])
    for other in world.messages(person, place):
        if other.id == wanted:
            text = other.content if len(other.content) <= EXCERPT else other.content[: EXCERPT - 1] + "…"
            return {"author": str(other.author_id), "text": text}
    return None


def _file(person: Person, file: dict[str, Any]) -> dict[str, Any]:
    # The id is part of the address, so an edited picture has a new one and the browser may keep what it has.
    path = f"/file/{quote(person.name, safe='')}/{file['id']}"
    person.shown[file["id"]] = file
    return {
        "src": path,
        "file": file["filename"],
        "image": is_picture(file["content_type"]),
        "alt": file.get("description") or "",
        "size": file["size"],
    }


def is_picture(content_type: str | None) -> bool:
    """Whether the page shows such a file in place. Not SVG: it could carry a script."""
    return content_type in ("image/png", "image/jpeg", "image/gif", "image/webp")


def _with_sources(node: Any, files: dict[str, dict[str, Any]]) -> Any:
    """A copy of a component or embed in which media that are attachments of the message carry the address here,
    and ids of emojis are texts.

    ``files`` is keyed by what stands as ``url``: ``attachment://…`` as the bot wrote it, or the simulator's own address.
    """
    if isinstance(node, list):
        return [_with_sources(item, files) for item in node]
    if not isinstance(node, dict):
        return node
    copy = {key: _with_sources(value, files) for key, value in node.items()}
    if isinstance(emoji := copy.get("emoji"), dict) and emoji.get("id"):
        copy["emoji"] = {**emoji, "id": str(emoji["id"])}  # as Discord writes ids; a browser cannot count that far
    return {**copy, **files.get(copy.get("url", ""), {})}


def _media(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        if "src" in node:
            yield node
        node = node.values()
    elif not isinstance(node, (list, tuple)):
        return
    for child in node:
        yield from _media(child)
