"""What the page may ask for: one tagged Struct per request, decoded and checked by msgspec. Ids travel as strings."""

from __future__ import annotations

from typing import Any

import msgspec


class Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Base of all requests: who asks."""

    person: str


class Say(Request, tag="say"):
    """Send a message."""

    channel: str
    content: str


class Slash(Request, tag="slash"):
    """Use a slash command; ``options`` by name, as typed or chosen."""

    channel: str
    path: str
    options: dict[str, Any]


class Autocomplete(Request, tag="autocomplete"):
    """Ask the bot for choices of the option ``focus``, of which ``value`` has been typed."""

    channel: str
    path: str
    options: dict[str, Any]
    focus: str
    value: str


class Click(Request, tag="click"):
    """Press a button."""

    channel: str
    message: str
    custom_id: str


class Select(Request, tag="select"):
    """Choose in a select menu: values of a string select, else ids of people, channels or roles."""

    channel: str
    message: str
    custom_id: str
    values: list[str]


class Submit(Request, tag="submit"):
    """Send the open modal: per control a text, a list of values, or a yes or no."""

    values: dict[str, str | list[str] | bool | None]


class Read(Request, tag="read"):
    """Everything in a channel up to this message has been seen."""

    channel: str
    message: str


class Dismiss(Request, tag="dismiss"):
    """Put away a private answer."""

    message: str


class Speak(Request, tag="speak"):
    """Change the language of this person's Discord."""

    language: str


class Advance(Request, tag="advance"):
    """Let this much simulated time pass; without a number, until a message appears."""

    seconds: float | None = None


class Restart(Request, tag="restart"):
    """Close the bot and start it anew."""


class Forget(Request, tag="forget"):
    """Clear the list of errors."""


AnyRequest = Say | Slash | Autocomplete | Click | Select | Submit | Read | Dismiss | Speak | Advance | Restart | Forget

decode_request = msgspec.json.Decoder(AnyRequest).decode
