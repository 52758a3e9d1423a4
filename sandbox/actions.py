"""What people do on the page, done in the simulated Discord."""

from __future__ import annotations

from typing import Any

import simcord
from simcord.components import walk_components
from simcord.enums import ComponentType, OptionType

from locales import LANGUAGES
from sandbox import requests as ask
from sandbox.commands import find_command
from sandbox.world import OpenModal, Person, Place, SandboxError, World

LONGEST_ADVANCE_SECONDS = 31 * 86400.0

ENTITY_SELECTS = (
    ComponentType.USER_SELECT,
    ComponentType.ROLE_SELECT,
    ComponentType.MENTIONABLE_SELECT,
    ComponentType.CHANNEL_SELECT,
)


async def perform(world: World, request: ask.AnyRequest) -> dict[str, Any]:
    """Do what was asked and answer with what only the asker learns: autocomplete choices, a modal to fill.

    Raises SandboxError for what cannot be done, with the reason.
    """
    person = world.person(request.person)
    match request:
        case ask.Read():
            channel = int(request.channel)
            person.read[channel] = max(person.read.get(channel, 0), int(request.message))
            return {}
        case ask.Dismiss():
            person.dismissed.add(int(request.message))
            return {}
        case ask.Speak():
            if request.language not in LANGUAGES:
                raise SandboxError("no-language")
            person.language = request.language
            return {}
        case ask.Forget():
            world.faults.clear()
            return {}
    async with world.lock:
        if not world.running:
            raise SandboxError("down")
        try:
            return await _simulate(world, person, request)
        except simcord.OptionError as error:
            raise SandboxError(error.code, option=error.option, reason=str(error)) from error
        except (simcord.SetupError, simcord.BackendError) as error:
            raise SandboxError("refused", reason=str(error)) from error
        except TimeoutError as error:
            world.faults.add(error)
            raise SandboxError("restless") from error
        finally:
            world.collect_errors()


async def _simulate(world: World, person: Person, request: ask.AnyRequest) -> dict[str, Any]:
    match request:
        case ask.Advance(seconds=None):
            return {"found": await world.advance_to_message()}
        case ask.Advance(seconds=float(seconds)):
            if not 0 < seconds <= LONGEST_ADVANCE_SECONDS:
                raise SandboxError("no-time")
            await world.advance(seconds)
            return {}
        case ask.Restart():
            await _restart(world)
            return {}
        case ask.Submit():
            return await _submit(world, person, request)
        case ask.Say():
            await _say(world, person, request)
            return {}
        case ask.Autocomplete():
            return {"choices": await _autocomplete(world, person, request)}
        case ask.Slash():
            return await _slash(world, person, request)
        case ask.Click() | ask.Select():
            return await _press(world, person, request)
        case _:
            raise SandboxError("no-action")


async def _restart(world: World) -> None:
    for person in world.people.values():
        person.modal = None
    try:
        await world.restart()
    except Exception as error:  # whatever a bot can raise while it starts; the page then says that it is down
        world.faults.add(error)
        raise SandboxError("start", reason=f"{type(error).__name__}: {error}") from error


async def _say(world: World, person: Person, request: ask.Say) -> None:
    place = world.place(person, int(request.channel))
    if place.kind == "dm":
        await person.actor.send_dm(request.content)
    else:
        await person.actor.send(place.handle, request.content)


async def _slash(world: World, person: Person, request: ask.Slash) -> dict[str, Any]:
    place = world.place(person, int(request.channel))
    values = _option_values(world, person, place, request.path, request.options)
    actor, where = _acting(person, place)
    return _outcome(person, actor, await actor.slash(*where, request.path, **values))


async def _autocomplete(world: World, person: Person, request: ask.Autocomplete) -> list[dict[str, Any]]:
    place = world.place(person, int(request.channel))
    others = {name: value for name, value in request.options.items() if name != request.focus}
    values = _option_values(world, person, place, request.path, others, strict=False)
    actor, where = _acting(person, place)
    return await actor.autocomplete(*where, request.path, request.focus, request.value, **values)


async def _press(world: World, person: Person, request: ask.Click | ask.Select) -> dict[str, Any]:
    place = world.place(person, int(request.channel))
    message = world.message(person, place.id, int(request.message))
    target = simcord.ResponseMessage(world.env, message)
    actor, _ = _acting(person, place)
    if isinstance(request, ask.Click):
        return _outcome(person, actor, await actor.click(target, custom_id=request.custom_id))
    kind = _control(message.components, request.custom_id)["type"]
    values = _chosen(world, person, kind, request.values)
    return _outcome(person, actor, await actor.select(target, values, custom_id=request.custom_id))


async def _submit(world: World, person: Person, request: ask.Submit) -> dict[str, Any]:
    if person.modal is None or (spec := person.modal.shown.modal) is None:
        raise SandboxError("no-modal")
    values: dict[str, Any] = {}
    for custom_id, value in request.values.items():
        kind = _control(spec["components"], custom_id)["type"]
        values[custom_id] = _chosen(world, person, kind, value) if isinstance(value, list) else value
    # The modal is forgotten only afterwards: after a refused answer it stays open and can be corrected.
    actor = person.modal.actor
    result = await actor.submit_modal(person.modal.shown, values)
    person.modal = None
    return _outcome(person, actor, result)


def _outcome(person: Person, actor: Any, result: simcord.InteractionResult) -> dict[str, Any]:
    if not result.acknowledged:
        raise SandboxError("no-answer")
    if result.modal is None:
        return {}
    person.modal = OpenModal(result, actor)
    return {"modal": result.modal}


def _acting(person: Person, place: Place) -> tuple[Any, tuple[simcord.ChannelHandle, ...]]:
    """Who acts, and the channel argument they need: in direct messages it is the user outside of any server."""
    return (person.actor.user, ()) if place.kind == "dm" else (person.actor, (place.handle,))


def _control(components: list[dict[str, Any]], custom_id: str) -> dict[str, Any]:
    for control in walk_components(components):
        if control.get("custom_id") == custom_id:
            return control
    raise SandboxError("no-control")


def _chosen(world: World, person: Person, kind: int, values: list[str]) -> list[Any]:
    """The chosen values of a menu as the simulator wants them: handles for people, channels and roles."""
    if kind in ENTITY_SELECTS:
        return [_entity(world, person, value) for value in values]
    return list(values)


def _option_values(
    world: World, person: Person, place: Place, path: str, raw: dict[str, Any], *, strict: bool = True
) -> dict[str, Any]:
    """The options as Python values. Empty ones are left out; so are unreadable ones unless ``strict``."""
    leaf = find_command(world.commands(person, place), path)
    if leaf is None:
        raise SandboxError("no-command")
    kinds = {option["name"]: option["type"] for option in leaf.get("options") or []}
    values: dict[str, Any] = {}
    for name, value in raw.items():
        if value in (None, ""):
            continue
        try:
            values[name] = _option_value(world, person, kinds.get(name), value)
        except ValueError as error:
            if strict:
                raise SandboxError("option-type", option=name) from error
    return values


def _option_value(world: World, person: Person, kind: int | None, value: Any) -> Any:
    """One option's value. Raises ValueError for what is not a number or not an id."""
    match kind:
        case OptionType.INTEGER:
            return int(value)
        case OptionType.NUMBER:
            return float(str(value).replace(",", "."))
        case OptionType.BOOLEAN:
            return str(value).lower() == "true"
        case OptionType.USER | OptionType.MENTIONABLE | OptionType.CHANNEL | OptionType.ROLE:
            return _entity(world, person, value)
        case OptionType.ATTACHMENT:
            # The page has no uploads: what was pasted is the file.
            return "pasted.json", str(value).encode()
        case _:
            return value


def _entity(world: World, person: Person, value: str) -> Any:
    """The person, role or channel of an id. Raises ValueError."""
    wanted = int(value)
    for other in world.people.values():
        if other.id == wanted:
            return other.actor
    for role in world.guild.roles.values():
        if role.id == wanted:
            return role
    for place in world.places(person):
        if place.id == wanted and place.kind != "dm":
            return place.handle
    raise ValueError(value)
