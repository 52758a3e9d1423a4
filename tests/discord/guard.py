"""Check every request that the bot sends against Discord's own description of its API.

    with live_guard() as problems:      # a simulated Discord runs inside
        ...
    assert problems == []

The simulated Discord takes many requests that the real one would refuse; what it takes is checked here against
``openapi.json`` and :mod:`tests.discord.limits`.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import time
import traceback
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.validators import extend
from simcord.env import Env
from simcord.http import client

from tests.discord.limits import request_rules

DESCRIPTION = Path(__file__).with_name("openapi.json")
ACKNOWLEDGE_WITHIN_S = 2.0  # of work; Discord allows 3 s, and the way to it needs a part
# Sent by discord.py 2.7 and taken by Discord, but absent from its description.
UNDESCRIBED = frozenset({"nsfw", "tts"})


def _integer_or_digits(_checker: Any, value: Any) -> bool:
    """Discord takes a string of digits wherever its description says integer."""
    if isinstance(value, str):
        return value.removeprefix("-").isdigit()
    return isinstance(value, int) and not isinstance(value, bool)


_SCALARS = (str, int, float, bool, type(None))
_Validator = extend(
    Draft202012Validator,
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine("integer", _integer_or_digits),
)


class OpenApiGuard:
    """The description, ready to judge requests."""

    def __init__(self, description: Path = DESCRIPTION) -> None:
        self.spec: dict[str, Any] = json.loads(description.read_text(encoding="utf-8"))
        self.schemas: dict[str, Any] = self.spec["components"]["schemas"]
        self._routes = [(path.strip("/").split("/"), path) for path in self.spec["paths"]]
        self._words = {segment for segments, _ in self._routes for segment in segments if not segment.startswith("{")}
        # Schemas are parts of the description, which lives as long as the guard, so that their addresses name them.
        self._leaves: dict[int, Any] = {}
        self._resolved: dict[int, Any] = {}
        self._fitting: dict[tuple[int, Any], list[Any]] = {}
        self._templates: dict[tuple[str, ...], str] = {}
        # What was found right, as most requests say what others said: digests of lists of commands, and single values.
        self._sound: set[bytes] = set()
        self._sound_leaves: set[tuple[int, type, Any]] = set()

    def check(self, method: str, path: str, body: Any, *, files: Iterable[Any] = ()) -> list[str]:
        """Every reason why Discord would refuse the request; [] if it would take it."""
        template = self._template(path)
        operation = self.spec["paths"].get(template, {}).get(method.lower())
        if operation is None:
            return [f"{method} {path}: not in the description"]
        where = f"{method} {template}"
        content = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        found: list[str] = []
        if schema is None and body not in (None, {}, []):
            found.append("a body was sent but none is described")
        elif schema is not None and body is not None:
            found = self._of_commands(schema, body) if isinstance(body, list) else self._errors(schema, body, "$")
        # The further rules take the described shape for granted, and some say the same more narrowly.
        found = found or list(request_rules(method, template, body, files))
        return [f"{where}: {text}" for text in found]

    def _of_commands(self, schema: Any, body: list[Any]) -> list[str]:
        """The errors of a list, half a second's work for all commands; once for each list."""
        digest = hashlib.sha256(json.dumps([schema, body]).encode()).digest()
        found = [] if digest in self._sound else self._errors(schema, body, "$")
        if not found:
            self._sound.add(digest)
        return found

    def _template(self, path: str) -> str:
        """The described route of a path; of several that fit, the one with most fixed parts."""
        # Whatever is no word of any route is a variable, and all are alike.
        parts = tuple(part if part in self._words else "" for part in path.partition("?")[0].strip("/").split("/"))
        if parts not in self._templates:
            fitting = [
                (sum(want == got for want, got in zip(segments, parts, strict=True)), template)
                for segments, template in self._routes
                if len(segments) == len(parts)
                and all(want == got or want.startswith("{") for want, got in zip(segments, parts, strict=True))
            ]
            self._templates[parts] = max(fitting, default=(0, ""))[1]
        return self._templates[parts]

    # Unions are decided by their fixed "type", so that a wrong request gets one clear message and not one per branch.

    def _resolve(self, schema: Any) -> Any:
        key = id(schema)
        if key not in self._resolved:
            while isinstance(schema, dict) and set(schema) == {"$ref"}:
                schema = self.schemas[schema["$ref"].rpartition("/")[2]]
            self._resolved[key] = schema
        return self._resolved[key]

    def _kinds(self, schema: Any) -> list[Any]:
        """The fixed values of a branch's ``type`` property, such as [2] for a button."""
        return self._resolve(schema).get("properties", {}).get("type", {}).get("enum", [])

    def _union(self, branches: list[Any], value: Any, at: str) -> list[str]:
        """Both kinds of union mean 'one of' here; the branch that comes nearest is reported."""
        if isinstance(value, dict):
            branches = self._meant(branches, value.get("type"))
        nearest: list[str] | None = None
        for branch in branches:
            found = self._errors(branch, value, at)
            if not found:
                return []
            nearest = found if nearest is None or len(found) < len(nearest) else nearest
        return nearest or []

    def _meant(self, branches: list[Any], kind: Any) -> list[Any]:
        """The branches of a union that an object with this ``type`` can be meant for."""
        key = id(branches), kind if isinstance(kind, (int, str)) else None
        if key not in self._fitting:
            tagged = [branch for branch in branches if kind in self._kinds(branch)]
            objects = [branch for branch in branches if self._resolve(branch).get("type") != "null"]
            self._fitting[key] = tagged or objects or branches
        return self._fitting[key]

    def _errors(self, schema: Any, value: Any, at: str) -> list[str]:
        number = isinstance(value, int) and not isinstance(value, bool) and value >= 0
        if number and isinstance(schema, dict) and schema.get("$ref", "").endswith("/SnowflakeType"):
            return []  # discord.py sends many ids as numbers, and Discord takes both
        schema = self._resolve(schema)
        if not isinstance(schema, dict):
            return []
        for key in ("oneOf", "anyOf"):
            if key in schema and "const" not in schema[key][0]:
                return self._union(schema[key], value, at)
        if isinstance(value, dict) and "properties" in schema:
            return self._object(schema, value, at)
        if isinstance(value, list) and "items" in schema:
            return self._array(schema, value, at)
        return self._leaf(schema, value, at)

    def _object(self, schema: dict[str, Any], value: dict[str, Any], at: str) -> list[str]:
        out = [f"{at}: {key!r} is missing" for key in schema.get("required", []) if key not in value]
        for key, item in value.items():
            if key in schema["properties"]:
                out += self._errors(schema["properties"][key], item, f"{at}.{key}")
            elif "additionalProperties" not in schema and key not in UNDESCRIBED:
                out.append(f"{at}.{key}: unknown field")
        return out

    def _array(self, schema: dict[str, Any], value: list[Any], at: str) -> list[str]:
        least, most = schema.get("minItems", 0), schema.get("maxItems", len(value))
        out = [] if least <= len(value) <= most else [f"{at}: {len(value)} items, {least} to {most} allowed"]
        for index, item in enumerate(value):
            out += self._errors(schema["items"], item, f"{at}[{index}]")
        return out

    def _leaf(self, schema: dict[str, Any], value: Any, at: str) -> list[str]:
        key = id(schema)
        known = (key, type(value), value) if isinstance(value, _SCALARS) else None
        if known in self._sound_leaves:
            return []
        if key not in self._leaves:
            self._leaves[key] = _Validator({**schema, "components": self.spec["components"]})
        error = next(self._leaves[key].iter_errors(value), None)
        if error is None:
            if known is not None:
                self._sound_leaves.add(known)
            return []
        if error.validator == "maxLength":
            return [f"{at}: {len(value)} characters, {error.validator_value} allowed"]
        return [f"{at}: {error.message[:160]}"]


@cache
def shared_guard() -> OpenApiGuard:
    """One guard per process: reading the description and building validators is most of its cost."""
    return OpenApiGuard()


class ErrorLog(logging.Handler):
    """An exception in the callback of a DynamicItem is only logged; no handler and no ``env.errors`` gets it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.problems = problems

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        frames = traceback.extract_tb(error.__traceback__) if error is not None else []
        where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        self.problems.append(f"logged by {record.name}: {record.getMessage()} {error!r}{where}")


class Problems(list[str]):
    """What was found. A test that provokes something puts a part of the sentence about it into ``expected``."""

    def __init__(self) -> None:
        super().__init__()
        self.expected: list[str] = []

    @property
    def unexpected(self) -> list[str]:
        return [text for text in self if not any(part in text for part in self.expected)]


class _Watch:
    """What a guard has found so far, and since when which interactions wait for their first answer."""

    def __init__(self) -> None:
        self.problems = Problems()
        self.open_since: dict[str, float] = {}


_watching: list[_Watch] = []


@cache
def _listen() -> None:
    """Look at every request for those who watch, from now on for good.

    A test that puts something around ``dispatch`` takes it away only after its guard is gone. Were this put back each time, it
    would bring the old guard back, and every later request would be judged once more for each such test.
    """
    guard, now = shared_guard(), time.process_time
    dispatch, notify = client.router.dispatch, Env._notify_dispatch_observers

    def guarded_dispatch(backend: Any, method: str, path: str, **request: Any) -> Any:
        if _watching:
            found = guard.check(method, path, request.get("json"), files=request.get("files") or ())
            for watch in _watching:
                watch.problems.extend(found)
        answer = dispatch(backend, method, path, **request)
        if path.endswith("/callback"):
            for watch in _watching:
                started = watch.open_since.pop(path.split("/")[2], None)
                if started is not None and (took := now() - started) > ACKNOWLEDGE_WITHIN_S:
                    watch.problems.append(f"first answer to an interaction after {took:.2f} s of work")
        return answer

    def noted(env: Env, interaction: Any) -> None:
        for watch in _watching:
            watch.open_since[str(interaction.id)] = now()
        notify(env, interaction)

    Env._notify_dispatch_observers = noted  # type: ignore[method-assign]
    client.router.dispatch = guarded_dispatch  # the transports call it through the module


@contextlib.contextmanager
def live_guard() -> Iterator[Problems]:
    """Collect the problems of everything that happens in the simulated Discord while the block runs.

    Beside bad requests: errors that are only logged, interactions that nobody answered, and first answers that cost this
    process more than 2 s of computing, in whatever thread (the simulator's own limit runs on a virtual clock, which a blocked
    loop does not move; the time of day would depend on what else the machine does).
    """
    _listen()
    watch = _Watch()
    handler = ErrorLog(watch.problems)
    logging.getLogger().addHandler(handler)
    _watching.append(watch)
    try:
        yield watch.problems
    finally:
        _watching.remove(watch)
        logging.getLogger().removeHandler(handler)
        watch.problems.extend(f"interaction {key} was never answered" for key in watch.open_since)
