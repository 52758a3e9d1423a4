"""What the page shows to whoever opens it: the games in one channel, two matches of two people in the other."""

from __future__ import annotations

from typing import Any

from sandbox import requests as ask
from sandbox.actions import perform
from sandbox.world import CHANNELS, World

LOBBY, MATCHES = CHANNELS
PAIRS = (("Anna", "Ben"), ("Ben", "Anna"))


async def begin(world: World, prefixes: tuple[str, ...]) -> None:
    """Let two people start a match of each of these games, and ask for the games. Raises SandboxError for what the bot refuses."""
    for prefix, (host, guest) in zip(prefixes, PAIRS, strict=False):
        await _slash(world, host, MATCHES, f"{prefix} new", seats=2)
        await _press(world, guest, "join")
        await _press(world, host, "start")
    for name in dict.fromkeys(name for pair in PAIRS for name in pair):
        # What was answered on the way is of no use to anybody any more.
        place = _place(world, name, MATCHES)
        person = world.person(name)
        person.dismissed |= {message.id for message in world.messages(person, place) if message.is_ephemeral}
        await _slash(world, name, LOBBY, "games")


async def _slash(world: World, name: str, channel: str, path: str, **options: Any) -> None:
    place = _place(world, name, channel)
    await perform(world, ask.Slash(person=name, channel=str(place.id), path=path, options=options))


async def _press(world: World, name: str, which: str) -> None:
    """Press a button of the newest lobby."""
    place = _place(world, name, MATCHES)
    message = [one for one in world.messages(world.person(name), place) if not one.is_ephemeral][-1]
    number = str(message.components).partition("lobby:")[2].partition(":")[0]
    pressed = ask.Click(
        person=name, channel=str(place.id), message=str(message.id), custom_id=f"lobby:{number}:0:{which}"
    )
    await perform(world, pressed)


def _place(world: World, name: str, channel: str) -> Any:
    return next(place for place in world.places(world.person(name)) if place.name == channel)
