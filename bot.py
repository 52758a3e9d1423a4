"""Start here.

python bot.py                  serve Discord (DISCORD_TOKEN set), else open the sandbox on this machine
python bot.py --sandbox        the sandbox, whatever is set
python bot.py verify FILE      replay an exported match and say whether it was honest
python bot.py backup FILE      a sound copy of the database, also while the bot is running
python bot.py restore FILE     put such a copy in the place of the database
python bot.py export NUMBER    a match as a file, hidden things included, for /host import on another server
python bot.py report NUMBER    the whole of a fault that somebody reported, hidden things included, as a file
python bot.py invite ID        the address by which a server takes the bot of this application in
"""

# ruff: noqa: E402
from __future__ import annotations

import gc

# Nothing of what is loaded now is let go of: to search it for what is no longer used, again and again, is a sixth of a start.
gc.disable()

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import aiohttp
import discord
import msgspec

import games
from cogs.client import ShardedBot, TableBot
from cogs.discord_io.errors import is_foreseen
from cogs.discord_io.permissions import invitation
from cogs.match.export import exported
from cogs.match.tables import Table
from cogs.monitoring import logs
from cogs.settings import DATA, Settings, SettingsError
from db.file.backup import backup_file
from db.file.restore import restore_file
from db.journal import report_file
from db.matches import match_file
from db.store import DatabaseError
from games.core.boxes import box_folder, box_name
from games.core.data import differing, modern
from games.core.errors import DataError
from games.records.record import RecordError, read_record, verify
from games.records.versions import VersionError, by_version
from locales import PREFIXES, Words, language_of, words

gc.freeze()
gc.enable()

SHARDING_REQUIRED = 4011  # the code with which Discord closes the connection of a bot on too many servers


def create_bot(settings: Settings) -> TableBot:
    """A bot that is ready to be started; nothing is opened yet."""
    return TableBot(settings) if settings.shards == 1 else ShardedBot(settings)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; gives the exit status. Whatever a host can do wrong is one sentence on standard error."""
    say = words(language_of(os.environ.get("LANG", "").replace("_", "-")))
    given = _parser(say).parse_args(arguments)
    try:
        settings = Settings.read(os.environ, database=given.database, data=given.data)
        logs.set_up(settings.log_level, settings.log_format, settings.token)
        if settings.data is not None:
            for wrong in games.use_overrides(settings.data):
                _fail(say("error-edition", file=wrong.file, entry=wrong.entry or "–", problem=wrong.problem))
        if given.command == "verify":
            return _verify(given.file, say)
        if given.command == "backup":
            if given.file is None:
                return _fail(say("error-backup-file"))
            backup_file(settings.database, given.file)
            print(say("cli-backup-done", file=str(given.file)))
            return 0
        if given.command == "restore":
            if given.file is None:
                return _fail(say("error-restore-file"))
            restore_file(given.file, settings.database)
            print(say("cli-restore-done", file=str(given.file), database=str(settings.database)))
            return 0
        if given.command in ("export", "report"):
            return _take_out(given.command, settings.database, str(given.file), say)
        if given.command == "invite":
            if given.file is None or not str(given.file).isdigit():
                return _fail(say("error-invite-id"))
            print(invitation(int(str(given.file))))
            return 0
        if given.command == "desk":
            name = box_name(given.edition)
            if given.edition and name is None:
                return _fail(say("error-edition-name", name=given.edition))
            folder = box_folder(settings.data or Path(DATA), name or "")
            return _desk(folder, str(given.file or ""), given.port, say, report=given.report)
        # What is loaded by now stays to the end. A search for what is no longer used need not go through it: that took some 40 ms,
        # again and again, in which nobody was answered.
        gc.freeze()
        if given.sandbox or not settings.token:
            if not given.sandbox:
                print(say("cli-no-token"), flush=True)
            return asyncio.run(_sandbox(settings, given.port))
        return asyncio.run(_serve(settings, say))
    except (SettingsError, DatabaseError, RecordError) as error:
        return _fail(say(f"error-{error.code}", **error.facts))
    except DataError as error:
        return _fail(say("error-data", file=error.file, entry=error.entry or "–", problem=error.problem))
    except KeyboardInterrupt:
        return 130
    except asyncio.CancelledError:  # the page was stopped by SIGTERM
        return 0


def _parser(say: Words) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bot.py", description=say("cli-about"))
    parser.add_argument(
        "command",
        nargs="?",
        choices=["verify", "backup", "restore", "export", "report", "invite", "desk"],
        help=say("cli-command"),
    )
    parser.add_argument("file", nargs="?", type=Path, help=say("cli-file"))
    parser.add_argument("--sandbox", action="store_true", help=say("cli-sandbox"))
    parser.add_argument("--edition", default="", help=say("cli-edition"))
    parser.add_argument("--report", action="store_true", help=say("cli-report"))
    parser.add_argument("--port", type=int, default=8765, help=say("cli-port"))
    parser.add_argument("--database", type=Path, help=say("cli-database"))
    parser.add_argument("--data", type=Path, help=say("cli-data"))
    return parser


async def _serve(settings: Settings, say: Words) -> int:
    """Serve Discord until told to stop."""
    bot = create_bot(settings)
    loop = asyncio.get_running_loop()
    with contextlib.suppress(NotImplementedError):
        # A container is stopped by SIGTERM, which would otherwise end the process in mid-delivery.
        loop.add_signal_handler(signal.SIGTERM, lambda: loop.create_task(bot.close()))
    # Entered, because a bot of several connections cannot be closed before its set-up.
    async with bot:
        try:
            await bot.open_store()
            # Beside the start, which must not wait for it; kept in a name, as the loop itself would let go of it.
            warming = asyncio.create_task(bot.warm_up())
            await bot.start(settings.token)
            await warming
        except discord.LoginFailure:
            return _fail(say("error-token"))
        except discord.ConnectionClosed as closed:
            if closed.code != SHARDING_REQUIRED:
                raise
            return _fail(say("error-sharding"))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            if bot.is_closed():  # told to stop while it was still logging in
                return 0
            return _fail(say("error-discord-unreachable", detail=str(error)))
        finally:
            await bot.close()
    return 0


async def _sandbox(settings: Settings, port: int) -> int:
    """Serve the local page on a throw-away database."""
    # Imported late: the simulated Discord is heavy and needed here only.
    from sandbox import serve
    from sandbox.opening import begin

    serving = asyncio.current_task()
    assert serving is not None
    with contextlib.suppress(NotImplementedError):
        # The first process of a container, which it is where the token was forgotten, would not hear SIGTERM at all.
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, serving.cancel)
    with tempfile.TemporaryDirectory() as folder:
        throw_away = replace(settings, database=Path(folder) / "sandbox.sqlite", shards=1)
        prefixes = tuple(PREFIXES[slug] for slug in games.offered())
        await serve(
            lambda: create_bot(throw_away),
            port=port,
            foreseen=is_foreseen,
            begin=lambda world: begin(world, prefixes),
        )
    return 0


def _desk(folder: Path, game: str, port: int, say: Words, *, report: bool) -> int:
    """Serve the owner's desk, open at a game called by its slug or by its prefix; or print what was found there."""
    # Imported late: nobody else needs it.
    from sandbox.desk import serve
    from sandbox.desk.report import report_of

    slugs = {name: slug for slug, prefix in PREFIXES.items() for name in (slug, prefix)}
    if game and game not in slugs:
        return _fail(say("error-desk-game", game=game, known=", ".join(PREFIXES.values())))
    chosen = slugs.get(game, "")
    if report:
        print(report_of(folder, [chosen] if chosen else [*games.GAMES], say), end="")
        return 0
    asyncio.run(serve(folder, chosen, port, say))
    return 0


def _verify(file: Path | None, say: Words) -> int:
    if file is None:
        return _fail(say("error-verify-file"))
    try:
        text = file.read_bytes()
    except OSError as error:
        return _fail(say("error-file", file=str(file), detail=str(error.strerror)))
    record = read_record(text)
    verify(games.GAMES, record)
    scores = ", ".join(map(str, record.outcome.scores)) if record.outcome is not None else "–"
    print(say("cli-verified", moves=len(record.moves), hash=record.seed_hash, scores=scores))
    if record.converted is not None:
        facts = {"old": record.converted.rules_version, "new": record.rules_version, "ply": record.converted.ply}
        print(say("cli-verified-converted", **facts))
    played = modern(msgspec.json.encode(record.data), games.GAMES[record.slug].older_data)
    # Of several editions the one that it was played by, or comes nearest to it.
    others = min((differing(box.game.data_text, played) for box in games.boxes(record.slug).values()), key=len)
    if others:
        print(say("cli-verified-data", entries=", ".join(others)))
    return 0


def _take_out(command: str, database: Path, number: str, say: Words) -> int:
    """Write a match or a report of the database into a file."""
    if not number.isdigit():
        return _fail(say(f"error-{command}-number"))
    taken = (_match if command == "export" else _report)(database, int(number), say)
    if isinstance(taken, str):
        return _fail(taken)
    file, data, done = taken
    file.write_bytes(data)
    print(done)
    return 0


def _match(database: Path, number: int, say: Words) -> tuple[Path, bytes, str] | str:
    """The file of a match, what is in it and what is said of it; or why there is none."""
    found = match_file(database, number)
    if found is None:
        return say("error-export-none", number=str(number))
    whole, moves, data_text = found
    row = whole.row
    try:
        game = by_version(games.GAMES[row.slug], row.rules_version).with_data(data_text)
    except VersionError as error:
        return say(f"error-rules-{error.code}", match=row.id, **error.facts)
    table = Table(row, whole.seats, game, game.decode(row.state or b""), conversion=whole.conversion)
    file = Path(f"match-{number}.json")
    done = say("cli-export-done", file=str(file), over="yes" if row.is_final(int(time.time())) else "no")
    return file, exported(table, moves), done


def _report(database: Path, number: int, say: Words) -> tuple[Path, bytes, str] | str:
    """The same for a report."""
    text = report_file(database, number)
    if text is None:
        return say("error-no-report", number=str(number))
    file = Path(f"report-{number}.json")
    return file, text.encode(), say("cli-report-done", file=str(file))


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
