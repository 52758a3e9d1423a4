"""What Discord refuses, or this project forbids itself, beyond what the API description can express.

Every rule yields sentences that begin with a JSON path, so that a failing test tells what to mend.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

Json = dict[str, Any]

COMPONENTS_V2 = 1 << 15
MAX_FILE_BYTES = 10 * 1024 * 1024  # the upload limit of a server without boosts
MAX_REQUEST_BYTES = 25 * 1024 * 1024
MAX_FILES = 10
MAX_CONTENT = 2000
MAX_V2_COMPONENTS = 40
MAX_V2_TEXT = 4000
MAX_COMMANDS = 100
MAX_COMMAND_CHARACTERS = 8000
MAX_ROWS = 5
MAX_CHOICE_VALUE = 100

BUTTON, SELECT, TEXT_DISPLAY, GALLERY = 2, 3, 10, 12
CHAT_INPUT_NAME = re.compile(r"[-_'\w]{1,32}")
SIGNED_ADDRESS = re.compile(r"(?:cdn|media)\.discordapp\.(?:com|net)")
PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".gif")


def walk(components: Any) -> Iterator[Json]:
    """Every component of a message or modal in wire order, nested ones included."""
    left = [*(components or ())][::-1]
    while left:
        item = left.pop()
        if not isinstance(item, dict):
            continue
        yield item
        nested = [*(item.get("components") or ()), *(item[key] for key in ("accessory", "component") if key in item)]
        left += nested[::-1]


def texts(value: Any) -> Iterator[str]:
    """Every string in a JSON value, in no order."""
    left = [value]
    while left:
        item = left.pop()
        if isinstance(item, str):
            yield item
        elif isinstance(item, dict):
            left += item.values()
        elif isinstance(item, list):
            left += item


def request_rules(method: str, template: str, body: Any, files: Iterable[Any]) -> Iterator[str]:
    """All rules for one request; ``template`` is the route as the description writes it."""
    if method == "PUT" and template.endswith("/commands") and isinstance(body, list):
        yield from command_set_rules(body)
        return
    yield from _file_rules(list(files))
    if not isinstance(body, dict):
        return
    if template.endswith("/callback"):
        yield from _callback_rules(body)
    elif template.endswith(("/messages", "/messages/{message_id}", "/messages/@original", "/{webhook_token}")):
        yield from _message_rules(body)
        yield from _ping_rules(body)


def _ping_rules(body: Json) -> Iterator[str]:
    """Discord takes it, but pings nobody whom the text does not mention; that was always meant otherwise."""
    text = "\n".join(texts([body.get("content"), body.get("components")]))
    for user in (body.get("allowed_mentions") or {}).get("users") or []:
        if f"<@{user}>" not in text:
            yield f"$.allowed_mentions.users: {user} is mentioned nowhere in the message"


def command_set_rules(commands: list[Json]) -> Iterator[str]:
    """Rules for a whole set of commands, as one sync sends it."""
    slash = Counter(command.get("type", 1) for command in commands)[1]
    if slash > MAX_COMMANDS:
        yield f"$: {slash} slash commands, {MAX_COMMANDS} allowed"
    for index, command in enumerate(commands):
        at = f"$[{index}]"
        if command.get("type", 1) == 1:
            yield from _name_rules(command, at)
        if (size := command_size(command)) > MAX_COMMAND_CHARACTERS:
            yield f"{at}: {size} characters in all, {MAX_COMMAND_CHARACTERS} allowed"
        yield from _option_rules(command.get("options") or [], at)


def command_size(command: Json) -> int:
    """The characters of a command or option that count towards Discord's 8000; the longest translation counts."""
    total = 0
    for field in ("name", "description"):
        translations = (command.get(f"{field}_localizations") or {}).values()
        total += max(map(len, [command.get(field) or "", *translations]))
    for choice in command.get("choices") or []:
        total += len(str(choice.get("name", ""))) + len(str(choice.get("value", "")))
    return total + sum(command_size(option) for option in command.get("options") or [])


def _name_rules(item: Json, at: str) -> Iterator[str]:
    for name in (item.get("name", ""), *(item.get("name_localizations") or {}).values()):
        if not CHAT_INPUT_NAME.fullmatch(name) or name != name.lower():
            yield f"{at}.name: {name!r} is not a valid name"
    if not item.get("description"):
        yield f"{at}.description: empty"


def _option_rules(options: list[Json], at: str) -> Iterator[str]:
    optional = False
    for index, option in enumerate(options):
        here = f"{at}.options[{index}]"
        yield from _name_rules(option, here)
        if option.get("type", 0) > 2:
            if option.get("required") and optional:
                yield f"{here}: a required option after an optional one"
            optional = optional or not option.get("required")
        if option.get("autocomplete") and option.get("choices"):
            yield f"{here}: choices together with autocomplete"
        yield from _option_rules(option.get("options") or [], here)
    for locale in sorted({key for option in options for key in option.get("name_localizations") or {}}):
        names = Counter((option.get("name_localizations") or {}).get(locale, option["name"]) for option in options)
        yield from (f"{at}.options: {name!r} twice in {locale}" for name, times in names.items() if times > 1)


def _callback_rules(body: Json) -> Iterator[str]:
    data = body.get("data") or {}
    kind = body.get("type")
    if kind in (4, 7):
        yield from _message_rules(data)
    elif kind == 8:
        for index, choice in enumerate(data.get("choices") or []):
            if isinstance(choice.get("value"), str) and len(choice["value"]) > MAX_CHOICE_VALUE:
                yield f"$.data.choices[{index}].value: {len(choice['value'])} characters, {MAX_CHOICE_VALUE} allowed"
    elif kind == 9:
        top = data.get("components") or []
        if len(top) > MAX_ROWS:
            yield f"$.data.components: {len(top)} rows in a modal, {MAX_ROWS} allowed"
        yield from _component_rules(top)


def _message_rules(data: Json) -> Iterator[str]:
    content = data.get("content")
    components = list(walk(data.get("components")))
    if isinstance(content, str) and len(content) > MAX_CONTENT:
        yield f"$.content: {len(content)} characters, {MAX_CONTENT} allowed for a bot"
    if int(data.get("flags") or 0) & COMPONENTS_V2 or any(item.get("type", 0) > 8 for item in components):
        yield from _layout_rules(data, components)
    elif sum(item.get("type") == 1 for item in components) > MAX_ROWS:
        yield f"$.components: more than {MAX_ROWS} rows without the components v2 flag"
    yield from _component_rules(data.get("components"))
    yield from _mention_rules(data)
    yield from _alt_text_rules(data, components)
    sent = {key: value for key, value in data.items() if key != "attachments"}  # kept attachments carry their address
    if any(SIGNED_ADDRESS.search(text) for text in texts(sent)):
        yield "$: the address of an attachment is sent; it is signed and will expire"


def _layout_rules(data: Json, components: list[Json]) -> Iterator[str]:
    if data.get("content") or data.get("embeds"):
        yield "$: content or embeds beside components v2"
    if len(components) > MAX_V2_COMPONENTS:
        yield f"$.components: {len(components)} components with nested ones, {MAX_V2_COMPONENTS} allowed"
    characters = sum(len(item.get("content") or "") for item in components if item.get("type") == TEXT_DISPLAY)
    if characters > MAX_V2_TEXT:
        yield f"$.components: {characters} characters of text in all, {MAX_V2_TEXT} allowed"
    ids = Counter(item["custom_id"] for item in components if item.get("custom_id"))
    yield from (f"$.components: custom_id {key!r} twice" for key, times in ids.items() if times > 1)


def _component_rules(components: Any) -> Iterator[str]:
    for item in walk(components):
        name = repr(item.get("custom_id"))
        if item.get("type") == BUTTON and item.get("style") not in (5, 6):
            if not item.get("label") and not item.get("emoji"):
                yield f"button {name}: neither label nor emoji"
        elif item.get("type") == SELECT and item.get("max_values", 1) > len(item.get("options") or []):
            yield f"select {name}: max_values above the number of options"


def _mention_rules(data: Json) -> Iterator[str]:
    if not any(data.get(key) for key in ("content", "components", "embeds")):
        return
    allowed = data.get("allowed_mentions")
    if allowed is None:
        yield "$.allowed_mentions: missing, so every mention in the text would ping"
    elif allowed.get("parse") or allowed.get("roles"):
        yield f"$.allowed_mentions: {allowed} pings more than the people named in it"


def _alt_text_rules(data: Json, components: list[Json]) -> Iterator[str]:
    described: set[str] = set()
    for item in components:
        for entry in item.get("items") or [] if item.get("type") == GALLERY else []:
            if entry.get("description"):
                described.add(str((entry.get("media") or {}).get("url")).removeprefix("attachment://"))
    for index, attachment in enumerate(data.get("attachments") or []):
        name = str(attachment.get("filename") or "")
        if not attachment.get("description") and name not in described and name.endswith(PICTURES):
            yield f"$.attachments[{index}]: the picture {name!r} has no alt text"


def _file_rules(files: list[Any]) -> Iterator[str]:
    sizes = [_size(file) for file in files]
    if len(files) > MAX_FILES:
        yield f"{len(files)} files, {MAX_FILES} allowed"
    if sum(sizes) > MAX_REQUEST_BYTES:
        yield f"files of {sum(sizes)} bytes in all, {MAX_REQUEST_BYTES} allowed"
    for file, size in zip(files, sizes, strict=True):
        if not 0 < size <= MAX_FILE_BYTES:
            yield f"file {getattr(file, 'filename', '?')}: {size} bytes, 1 to {MAX_FILE_BYTES} allowed"


def _size(file: Any) -> int:
    """Bytes left to read; the request has read nothing yet, so its position must stay as it was."""
    stream = file.fp
    here = stream.tell()
    end = stream.seek(0, 2)
    stream.seek(here)
    return end - here
