"""The bot's slash commands as the composer lists them, in the words of the person who types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

SUBCOMMAND_TYPES = (1, 2)

# What the page needs of an option besides its names and choices.
OPTION_FIELDS = (
    "type", "required", "autocomplete", "min_value", "max_value", "min_length", "max_length", "channel_types",
)  # fmt: skip


def leaves(command: dict[str, Any]) -> Iterator[list[dict[str, Any]]]:
    """Every invocable command under a registered one, as the nodes from the root to it."""
    children = [o for o in command.get("options") or [] if o["type"] in SUBCOMMAND_TYPES]
    if not children:
        yield [command]
    for child in children:
        for below in leaves(child):
            yield [command, *below]


def find_command(registered: list[dict[str, Any]], path: str) -> dict[str, Any] | None:
    """The (sub)command with these English names, separated by spaces."""
    for command in registered:
        for nodes in leaves(command):
            if " ".join(node["name"] for node in nodes) == path:
                return nodes[-1]
    return None


def command_list(registered: list[dict[str, Any]], locale: str) -> list[dict[str, Any]]:
    """All invocable commands sorted by shown name: ``path`` to call them by, ``shown``, description and options."""
    found = [
        {
            "path": " ".join(node["name"] for node in nodes),
            "shown": " ".join(_localised(node, "name", locale) for node in nodes),
            "description": _localised(nodes[-1], "description", locale),
            "options": [_option(option, locale) for option in nodes[-1].get("options") or []],
        }
        for command in registered
        for nodes in leaves(command)
    ]
    return sorted(found, key=lambda command: command["shown"])


def _option(option: dict[str, Any], locale: str) -> dict[str, Any]:
    return {
        "name": option["name"],
        "shown": _localised(option, "name", locale),
        "description": _localised(option, "description", locale),
        "choices": [
            {"name": _localised(choice, "name", locale), "value": choice["value"]}
            for choice in option.get("choices") or []
        ],
        **{name: option[name] for name in OPTION_FIELDS if option.get(name) is not None},
    }


def _localised(node: dict[str, Any], field: str, locale: str) -> str:
    return (node.get(f"{field}_localizations") or {}).get(locale) or node[field]
