"""Kill the whole bot at random instants while people play: nothing acknowledged is lost, nothing is done or posted twice.

    python -m tests.campaigns.kill_bot --times 200

The bot runs in a process of its own on a real database; this process is its Discord and the people in it, who know only what
they see, press every Confirm twice at once, and now and then take a move back. The bot is killed (SIGKILL) after a random time,
or just before or just after Discord has done what one of its requests asks, before it learns of it. After each death a copy of
the database is compared with what Discord saw; at the end the last match is played to its end, and the records of all that are over are verified.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from simcord.backend.errors import BackendError

from bot import main as main_of_the_bot
from games import GAMES
from games.records.record import read_record, verify
from locales import words
from tests.campaigns import remote
from tests.campaigns.account import Account, Found, take
from tests.line import Json, Request, World, controls_of, text_of, way_on
from tests.machine import PATIENCE_S
from tests.recall import Recall, mark_of

LEADING = ("lobby", "panel", "export")  # controls that lead on
COPY = "copy.sqlite"  # of the database as the last death left it, beside it
LONGEST_LIFE_S = 1.5
MOST_REQUESTS, MOST_POSTS = 25, 4
QUIET_S = 0.03  # the bot has nothing more to say when it has said nothing for so long


class Dead(Exception):
    """The bot was killed while something was awaited from it."""


@dataclass
class Doom:
    """When the bot is killed: at a time, or around its n-th request or its n-th post (``after``: Discord has it by then)."""

    at: float = float("inf")
    request: int = -1
    post: int = -1
    after: bool = False

    @classmethod
    def drawn(cls, chance: random.Random, life: int) -> Doom:
        """One death in four by time, the others where it could hurt; all of them in turn, from life 0 on."""
        after = chance.random() < 0.7
        match life % 4:
            case 0:
                return cls(at=time.monotonic() + chance.uniform(0, LONGEST_LIFE_S))
            case 1:
                return cls(request=chance.randrange(MOST_REQUESTS), after=after)
            case _:
                return cls(post=chance.randrange(MOST_POSTS), after=after)


@dataclass
class Deed:
    """A press that changes a match: the revision it was made for and the interactions that made it."""

    match: int
    revision: int
    tokens: list[str]
    kind: str


class Campaign:
    """One database, one Discord, many lives of the bot."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.database = folder / "bot.sqlite"
        self.chance = random.Random(seed)
        self.world = World("Anna", "Ben")
        self.recall = Recall()
        self.account = Account()
        self.lives = 0
        self.kept_single = 0  # posts that Discord recognised as sent before
        self.problems: list[str] = []
        self.exported: set[int] = set()
        self.begun = 0  # the match that was started last
        self.concede = False  # whether people have had enough
        self.vain_since = 0.0  # when presses began to lead to nothing; 0 while they do not

    def run(self, times: int, *, concede: bool = False) -> None:
        """Kill the bot so many times, then let it live until the match in play is over and posted; ``concede``: after a move."""
        for _ in range(times):
            self.live(Doom.drawn(self.chance, self.lives))
        self.concede = concede
        found = self.live(Doom(), until_match=self.account.newest + 1)
        backend = self.world.backend
        posts = [text_of(message.components) for messages in backend.messages.values() for message in messages.values()]
        self.problems += self.account.compare_end(found, posts, len(self.world.guild.thread_ids))
        for match in [match for match, row in found.matches.items() if row.status == "finished"]:
            self.export(match, self.database.with_name(COPY))

    def export(self, match: int, copy: Path) -> None:
        """Take the record of a match that is over out of a copy of the database, and verify it."""
        with contextlib.chdir(copy.parent), contextlib.redirect_stdout(io.StringIO()):
            if main_of_the_bot(["export", str(match), "--database", str(copy)]):
                self.problems.append(f"match {match} cannot be exported")
                return
        record = read_record((copy.parent / f"match-{match}.json").read_bytes())
        verify(GAMES, record)
        if record.outcome is None:
            self.problems.append(f"match {match} ended without an outcome")
        self.exported.add(match)

    # ------------------------------------------------------------------ a life
    def live(self, doom: Doom, until_match: int | None = None) -> Found:
        """Start the bot and let people play until it is killed, or until a match of this number is opened; gives what the
        database holds then.
        """
        self.lives += 1
        self.requests = self.posts = 0
        self.doom = doom
        self.greeted = False
        self.vain_since = 0.0
        self.deeds: list[Deed] = []
        self.process, self.pipe = remote.start(self.database)
        try:
            self.serve_until(lambda: self.greeted)
            while until_match is None or self.newest_match() < until_match:
                self.act()
            self.serve_until_quiet()
            self.kill()
        except Dead:
            pass
        finally:
            self.process.kill()
            self.pipe.close()
        found = take(self.database, self.database.with_name(COPY))
        acknowledged = [deed for deed in self.deeds if any(self.succeeded(token) for token in deed.tokens)]
        for problem in self.account.compare(found, acknowledged, self.recall.marks):
            self.problems.append(f"life {self.lives}: {problem}")
        return found

    def kill(self) -> NoReturn:
        """End the bot as a power cut would."""
        self.process.kill()
        self.process.join()
        if self.process.exitcode != -signal.SIGKILL:
            self.problems.append(f"life {self.lives}: the bot ended by itself with {self.process.exitcode}")
        raise Dead

    def serve(self, seconds: float) -> bool:
        """Answer the next thing the bot says; False if it says nothing for so long."""
        rest = self.doom.at - time.monotonic()
        if rest <= 0:
            self.kill()
        if not self.pipe.poll(min(seconds, rest)):
            return False
        try:
            kind, *what = self.pipe.recv()
        except EOFError:
            self.kill()
        if kind == "ready":
            for event, payload in self.world.greeting():
                self.pipe.send(("event", event, payload))
            self.greeted = True
        elif kind == "log":
            self.problems.append(f"life {self.lives}: {what[0]}")
        else:
            self.reply(*what)
        return True

    def reply(self, number: int, request: Request) -> None:
        """Do what a request asks, unless the bot dies first, and tell it, unless it dies then."""
        parts = request.path.strip("/").split("/")
        is_post = parts[0] == "channels" and request.method in ("POST", "PATCH")
        doomed = self.requests == self.doom.request or (is_post and self.posts == self.doom.post)
        self.requests += 1
        self.posts += is_post
        if doomed and not self.doom.after:
            self.kill()
        try:
            answer = ("answer", number, self.answer(request))
        except BackendError as error:
            answer = ("refusal", number, (error.status, error.code, error.message))
        if doomed:
            self.kill()
        self.pipe.send(answer)

    def answer(self, request: Request) -> Any:
        """What Discord does: like the simulated one, but it knows what it did before."""
        mark = mark_of(request.method, request.path, request.body)
        if mark in self.recall.marks:
            self.kept_single += 1
            if mark in self.account.done_marks:
                self.problems.append(f"life {self.lives}: a post that was marked as done is sent again")
        try:
            return self.recall.answer(
                self.world.backend, request.method, request.path, request.body, lambda: self.world.dispatch(request)
            )
        finally:
            self.world.forget()

    def serve_until(self, holds: Any) -> None:
        """Answer the bot until something holds."""
        patience = time.monotonic() + PATIENCE_S
        while not holds():
            self.serve(0.5)
            if time.monotonic() > patience:
                raise AssertionError(f"life {self.lives}: the bot has stopped; {self.problems}")

    def serve_until_quiet(self) -> None:
        """Answer the bot until it has nothing more to say for the moment."""
        while self.serve(QUIET_S):
            pass

    # ------------------------------------------------------------------ people
    def act(self) -> None:
        """Somebody does the next thing: open, join, start, play, take back."""
        self.serve_until_quiet()
        anna, ben = self.world.people
        place, message, ids = self.newest_controls()
        kind, match, _, _ = ids[0].split(":") if ids else ("", "0", "", "")
        if int(match) < self.begun:
            # Started, and its board not yet there.
            self.serve_until(lambda: any(id.startswith("panel") for id in self.newest_controls()[2]))
        elif kind == "lobby":
            starts = "Ben" in text_of(message.components)
            self.begun = int(match) if starts else 0
            person, what = (anna, "start") if starts else (ben, "join")
            self.say(*self.world.press(person, place, message.id, f"lobby:{match}:0:{what}"))
            if "Ben" in text_of(message.components):
                self.vain_since = 0.0
            else:
                self.in_vain("the lobby's post stays behind")
        elif kind == "panel" and self.concede and self.deeds:
            self.give_up(place)
        elif kind == "panel":
            text = text_of(message.components)
            awaited = [person for person in self.world.people if f"<@{person}>" in text]
            self.play(self.chance.choice(awaited or self.world.people), place, message.id, ids[0])
        else:
            self.say(*self.world.slash(anna, "founders new", seats=2))

    def play(self, person: int, place: int, message: int, panel: str) -> None:
        """Open the panel, choose until there is a Confirm, press it twice at once; one time in ten take it back."""
        shown = self.say(*self.world.press(person, place, message, panel))
        for _ in range(12):
            item = way_on(shown, self.chance)
            if item is None:
                # Not his turn after all: the post was older than the position, which must not last.
                self.in_vain("the newest board stays behind")
                return
            if item["custom_id"].startswith("do:"):
                self.vain_since = 0.0
                self.confirm(person, place, int(shown["id"]), item["custom_id"])
                return
            shown = self.say(*self.world.use(person, place, int(shown["id"]), item, self.chance))

    def in_vain(self, problem: str) -> None:
        """Nothing came of what a post offers. Raises AssertionError if that lasts."""
        self.vain_since = self.vain_since or time.monotonic()
        if time.monotonic() - self.vain_since > PATIENCE_S:
            raise AssertionError(f"life {self.lives}: {problem}; {self.problems}")

    def confirm(self, person: int, place: int, message: int, custom_id: str) -> None:
        """A double click, and sometimes second thoughts."""
        _, match, revision, _ = custom_id.split(":")
        presses = [self.world.press(person, place, message, custom_id) for _ in range(2)]
        deed = Deed(int(match), int(revision), [payload["token"] for _, payload in presses], "move")
        self.deeds.append(deed)
        for press in presses:
            self.pipe.send(("event", *press))
        self.serve_until(lambda: all(token in self.world.answers for token in deed.tokens))
        done = [token for token in deed.tokens if self.succeeded(token)]
        if len(done) != 1:
            texts = [text_of(self.world.answers[token]["components"]) for token in deed.tokens]
            self.problems.append(f"life {self.lives}: of two presses at once {len(done)} moved: {texts}")
        elif self.chance.random() < 0.1:
            self.take_back(person, place, self.world.answers[done[0]])

    def take_back(self, person: int, place: int, shown: Json) -> None:
        """Press Undo on the answer to a move, where it is offered."""
        for undo in controls_of(shown["components"], "undo"):
            event, payload = self.world.press(person, place, int(shown["id"]), undo["custom_id"])
            _, match, revision, _ = undo["custom_id"].split(":")
            self.deeds.append(Deed(int(match), int(revision), [payload["token"]], "undo"))
            self.say(event, payload)

    def give_up(self, place: int) -> None:
        """Anna concedes, which ends a match of two; if it has ended already its result is still to come."""
        anna = self.world.people[0]
        asked = self.say(*self.world.slash(anna, "concede", channel=place))
        if sure := controls_of(asked["components"], "leave"):
            self.say(*self.world.press(anna, place, int(asked["id"]), sure[0]["custom_id"]))
        else:
            self.serve(1.0)

    def say(self, event: str, payload: Json) -> Json:
        """Feed an interaction to the bot; gives the message that its person sees in the end."""
        self.pipe.send(("event", event, payload))
        self.serve_until(lambda: payload["token"] in self.world.answers)
        return self.world.answers[payload["token"]]

    # ------------------------------------------------------------------ what they see
    def newest_controls(self) -> tuple[int, Any, list[str]]:
        """The newest public message with a control that leads on: its channel, itself, the ids of its controls."""
        found: tuple[int, Any, list[str]] = (0, None, [])
        for place, messages in self.world.backend.messages.items():
            for message in [message for message in messages.values() if not message.is_ephemeral][-8:]:
                leads = [item["custom_id"] for item in controls_of(message.components, *LEADING)]
                newer = found[1] is None or message.id > found[1].id
                if leads and newer:
                    found = (place, message, leads)
        return found

    def newest_match(self) -> int:
        """The greatest number of a match that people have seen."""
        _, message, ids = self.newest_controls()
        return int(ids[0].split(":")[1]) if message is not None else 0

    def succeeded(self, token: str) -> bool:
        """Whether somebody was told that it was done by this press."""
        if token not in self.world.answers:
            return False
        shown = self.world.answers[token]["components"]
        return not controls_of(shown, "ask") and not self.came_too_late(text_of(shown))

    def came_too_late(self, said: str) -> bool:
        """Whether a person reads that it was done already, cannot be done any more, or that the match is over."""
        say = words("en")
        over = {say("error-stale"), *(say("error-match-over", match=match) for match in range(self.newest_match() + 1))}
        return said in over or any(say(late) in said for late in ("panel-made-already", "panel-moved-on"))


def campaign(times: int, seed: int, *, concede: bool = False) -> Campaign:
    """A finished campaign with its ``problems``."""
    with tempfile.TemporaryDirectory() as folder:
        made = Campaign(Path(folder), seed)
        made.run(times, concede=concede)
        return made


def main() -> int:
    """The command line; exits with 1 if anything was lost or doubled."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    given = parser.parse_args()
    began = time.perf_counter()
    made = campaign(given.times, given.seed)
    print(
        f"seed {given.seed}: killed {given.times} times in {time.perf_counter() - began:.0f} s; {made.account}; "
        f"{len(made.recall.marks)} posts, {made.kept_single} of them sent twice and taken once; {len(made.exported)} exports verified"
    )
    print(f"{len(made.problems)} problems")
    for problem in made.problems:
        print(f" - {problem}")
    return 1 if made.problems else 0


if __name__ == "__main__":
    sys.exit(main())
