"""What a host may set, from the environment and the command line; checked before anything starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast, get_args

from render.formats import Format

DATA = "overrides"  # the folder of the owner's corrections, where there is one and no other is named
LOG_FORMATS = ("text", "json")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class SettingsError(Exception):
    """A setting that cannot be used: ``code`` is a message id, ``facts`` name the setting and its value."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code} {facts!r}")


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything the bot needs to know before it starts.

    ``database`` is the SQLite file, ``data`` the folder of the owner's corrections to component data (None: none),
    ``picture_format`` one of ``render.formats.Format``, ``lobby_hours`` how long a lobby may stand idle.
    ``metrics_port`` None: no metrics; 0: any free port. ``backups`` None: no nightly copies. ``shards`` is the number of
    connections to Discord, all of this one process; None: as many as Discord advises. ``strong``: computers may think.
    """

    database: Path
    token: str = ""
    data: Path | None = None
    picture_format: Format = "jpeg"
    log_level: str = "INFO"
    log_format: str = "text"
    lobby_hours: int = 72
    metrics_port: int | None = None
    backups: Path | None = None
    backups_kept: int = 7
    shards: int | None = 1
    strong: bool = True

    @classmethod
    def read(cls, environment: Mapping[str, str], **given: Any) -> Settings:
        """Settings from the environment; ``given`` (the command line) wins where it is not None.

        Raises SettingsError naming the variable for a value that cannot be used.
        """
        database = given.get("database") or environment.get("TABLEBOT_DATABASE") or "var/tablebot.sqlite"
        data = given.get("data") or environment.get("TABLEBOT_DATA") or (DATA if Path(DATA).is_dir() else None)
        if data is not None and not Path(data).is_dir():
            raise SettingsError("settings-folder", name="TABLEBOT_DATA", value=str(data))
        return cls(
            database=Path(database),
            token=environment.get("DISCORD_TOKEN", "").strip(),
            data=Path(data) if data is not None else None,
            picture_format=cast("Format", _one_of(environment, "TABLEBOT_PICTURES", "jpeg", get_args(Format))),
            log_level=_one_of(environment, "TABLEBOT_LOG", "INFO", LOG_LEVELS),
            log_format=_one_of(environment, "TABLEBOT_LOG_FORMAT", "text", LOG_FORMATS),
            lobby_hours=_whole(environment, "TABLEBOT_LOBBY_HOURS", 72),
            metrics_port=_whole(environment, "TABLEBOT_METRICS_PORT", 0) or None,
            backups=Path(backups) if (backups := environment.get("TABLEBOT_BACKUPS")) else None,
            backups_kept=_whole(environment, "TABLEBOT_BACKUPS_KEPT", 7),
            shards=None if environment.get("TABLEBOT_SHARDS") == "auto" else _whole(environment, "TABLEBOT_SHARDS", 1),
            strong=_one_of(environment, "TABLEBOT_STRONG", "1", ("0", "1")) == "1",
        )


def _one_of(environment: Mapping[str, str], name: str, default: str, allowed: tuple[str, ...]) -> str:
    value = environment.get(name) or default
    if value not in allowed:
        raise SettingsError("settings-choice", name=name, value=value, allowed=", ".join(allowed))
    return value


def _whole(environment: Mapping[str, str], name: str, default: int) -> int:
    """The number of a variable; ``default`` where it is not set."""
    value = environment.get(name)
    if not value:
        return default
    if not value.isdigit() or int(value) == 0:
        raise SettingsError("settings-number", name=name, value=value)
    return int(value)
