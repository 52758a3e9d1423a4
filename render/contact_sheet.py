"""Draw pictures of whole matches to look at: ``python -m render.contact_sheet [--game SLUG] [--out DIR]``.

For each number of players a match is played by the computer; its draft, early, middle, late and final boards are saved in both
languages at full size, with the other views of the game and a choice among places, and all of them 400 pixels wide on one
sheet, as a phone shows them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PIL import Image

from games import GAMES
from games.base import Game, State
from games.core.events import Event
from games.core.rng import Rng
from locales import LANGUAGES, words
from render.kit.canvas import Canvas
from render.kit.palette import INK
from render.paint import PAINTERS
from render.scene import Scene, Seat
from render.shared.reading import ranks_of

STAGES = {"draft": 0.02, "early": 0.12, "middle": 0.45, "crowded": 0.8, "late": 0.96, "final": 1.0}
NAMES = ("Wojtek", "Kasia", "Maksymilian z Gdyni", "Żaneta Ć.", "Józef", "Łucja")
PREVIEW = 400
_COLUMNS = 4
_EAGER = 6  # one of so many moves is taken at random, so that all pieces appear
_MANY = 4  # places that make a choice worth a picture


@dataclass(frozen=True)
class Shot:
    """A picture to draw and the name of its file."""

    name: str
    scene: Scene


def shots(game: Game[State], seed: str = "contact sheet") -> Iterator[Shot]:
    """Every stage, number of players, view and language of one match per number of players."""
    for seats in game.seats:
        match = list(play_match(game, seats, f"{seed} {seats}"))
        for stage, share in STAGES.items():
            scene = match[min(len(match) - 1, int(share * len(match)))].scene
            for lang in LANGUAGES:
                yield Shot(f"{seats}_{stage}_{lang}", replace(scene, lang=lang, news=_news(lang)))
        yield from _other_views(game, match, seats)


def _other_views(game: Game[State], match: list[Stage], seats: int) -> Iterator[Shot]:
    """The views beside the board, late in the match, and a choice among places where there is one."""
    late = match[min(len(match) - 1, int(STAGES["crowded"] * len(match)))]
    painter = PAINTERS[game.slug]
    seat = (*game.to_move(late.state), 0)[0]
    closer = next(
        (choice for stage in reversed(match) if (choice := choice_scene(game, stage.state, stage.scene)) is not None),
        None,
    )
    for lang in LANGUAGES:
        for view in painter.views[1:]:
            viewer = seat if view == "hand" else None
            parts = painter.parts(game, late.state) if view == "part" else {}
            place = max(parts, key=lambda name, parts=parts: len(parts[name]), default="")
            scene = replace(late.scene, state=game.redact(late.state, viewer), viewer=viewer, changed=(), place=place)
            yield Shot(f"{seats}_{view}_{lang}", replace(scene, lang=lang, view=view, focus=seat))
        if closer is not None:
            yield Shot(f"{seats}_choice_{lang}", replace(closer, lang=lang))


@dataclass(frozen=True)
class Stage:
    """A moment of a match: the state and the public scene of it."""

    state: State
    scene: Scene


def play_match(game: Game[State], seats: int, seed: str) -> Iterator[Stage]:
    """A match played by the computer, with some moves left to chance; what there is to see after each move."""
    state = game.setup(seats, game.options(), seed)
    painter = PAINTERS[game.slug]
    rng = Rng(f"moves of {seed}")

    def stage(events: Sequence[Event]) -> Stage:
        colours = painter.colours(game, state)
        people = tuple(Seat(name=NAMES[seat], colour=colours[seat], computer=seat == 1) for seat in range(seats))
        changed = tuple(mark for event in events for mark in painter.marks(event))
        scene = Scene(
            game=game, state=game.redact(state, None), viewer=None, lang=LANGUAGES[0], seats=people, changed=changed
        )
        return Stage(game.copy(state), scene)

    yield stage(())
    while not state.finished:
        seat = game.to_move(state)[0]
        moves = game.legal_moves(state, seat)
        kind = rng.choice(sorted({move.kind for move in moves}))
        wild = [move for move in moves if move.kind == kind]
        move = rng.choice(wild) if rng.below(_EAGER) == 0 else game.sensible_move(state, seat, rng)
        yield stage(game.play(state, seat, move))


def choice_scene(game: Game[State], state: State, scene: Scene) -> Scene | None:
    """The scene of a choice among several places that the seat to move could be making, None if it has none."""
    if state.finished:
        return None
    seat = game.to_move(state)[0]
    moves = game.legal_moves(state, seat)
    reading = ranks_of(PAINTERS[game.slug].reading(game, state))
    for kind in dict.fromkeys(move.kind for move in moves):
        same = [move for move in moves if move.kind == kind]
        for field in same[0].__struct_fields__:
            values = list(dict.fromkeys(getattr(move, field) for move in same))
            values.sort(key=lambda value: reading.get(str(value), len(reading)))  # as the panel offers them
            closeup = PAINTERS[game.slug].closeup(seat, field, {"kind": kind}, values)
            if closeup is not None and closeup.numbered and len(closeup.places) > _MANY:
                choosing = replace(scene, state=game.redact(state, seat), viewer=seat, view=closeup.view)
                return replace(choosing, focus=closeup.focus, candidates=closeup.places, changed=())
    return None


def _news(lang: str) -> str:
    return words(lang)("render-sample-news")


def save(game: Game[State], out: Path) -> list[Path]:
    """Draw and save everything below ``out``; gives the files, the sheets of previews last."""
    out.mkdir(parents=True, exist_ok=True)
    painter = PAINTERS[game.slug]
    files: list[Path] = []
    previews: list[tuple[str, Image.Image]] = []
    for shot in shots(game):
        image = painter.paint(shot.scene)
        files.append(out / f"{shot.name}.png")
        image.save(files[-1])
        size = (PREVIEW, round(image.height * PREVIEW / image.width))
        previews.append((shot.name, image.resize(size, Image.Resampling.LANCZOS)))
    for seats in game.seats:
        files.append(out / f"previews_{seats}.png")
        _previews([preview for preview in previews if preview[0].startswith(f"{seats}_")]).save(files[-1])
    return files


def _previews(pictures: list[tuple[str, Image.Image]]) -> Image.Image:
    rows = -(-len(pictures) // _COLUMNS)
    tall = max(image.height for _, image in pictures) + 40
    sheet = Canvas(Image.new("RGB", (_COLUMNS * (PREVIEW + 16) + 16, rows * tall + 16), "#F6EDD9"))
    for place, (name, image) in enumerate(pictures):
        x, y = 16 + place % _COLUMNS * (PREVIEW + 16), 16 + place // _COLUMNS * tall
        sheet.label((x, y, x + PREVIEW, y + 26), name, face="ui-semi", sizes=(20, 16), fill=INK)
        sheet.image.paste(image, (x, y + 28))
    return sheet.image


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m render.contact_sheet", description="Draw pictures of whole matches to look at."
    )
    parser.add_argument("--game", choices=sorted(PAINTERS), help="only this game")
    parser.add_argument("--out", type=Path, default=Path("sheets"), help="folder to write to")
    chosen = parser.parse_args()
    for slug in [chosen.game] if chosen.game else sorted(PAINTERS):
        for path in save(GAMES[slug], chosen.out / slug):
            sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
