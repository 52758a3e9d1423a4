"""Draw pictures of whole matches to look at: ``python -m render.contact_sheet [--game SLUG] [--out DIR]``.

For each number of players a match is played by the computer; its draft, early, middle, late and final boards are saved in both
languages at full size, with the other views of the late one, and all of them 400 pixels wide on one sheet, as a phone shows them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from PIL import Image

from games import GAMES
from games.base import Game, State
from games.core.rng import Rng
from locales import LANGUAGES, words
from render.canvas import Canvas
from render.paint import PAINTERS
from render.palette import INK, PLAYERS
from render.scene import Scene, Seat, View

STAGES = {"draft": 0.02, "early": 0.12, "middle": 0.45, "crowded": 0.8, "late": 0.96, "final": 1.0}
NAMES = ("Wojtek", "Kasia", "Maksymilian z Gdyni", "Żaneta Ć.", "Józef", "Łucja")
PREVIEW = 400
_COLUMNS = 4
_EAGER = 3  # one of so many chances to play something is taken at random, so that all pieces appear


@dataclass(frozen=True)
class Shot:
    """A picture to draw and the name of its file."""

    name: str
    scene: Scene


def shots(game: Game[State], seed: str = "contact sheet") -> Iterator[Shot]:
    """Every stage, number of players, view and language of one match per number of players."""
    closer = PAINTERS[game.slug].views[1:]
    for seats in game.seats:
        match = list(play_match(game, seats, f"{seed} {seats}"))
        for stage, share in STAGES.items():
            state, scene = match[min(len(match) - 1, int(share * len(match)))]
            for lang in LANGUAGES:
                yield Shot(f"{seats}_{stage}_{lang}", replace(scene, lang=lang, news=_news(lang)))
        state, scene = match[int(STAGES["crowded"] * len(match))]
        for view in closer:
            for lang in LANGUAGES:
                yield Shot(f"{seats}_{view}_{lang}", _close_up(state, replace(scene, lang=lang, changed=()), view))


def play_match(game: Game[State], seats: int, seed: str) -> Iterator[tuple[State, Scene]]:
    """A match played by the computer, with some moves left to chance; the state and public scene after each move."""
    state = game.setup(seats, game.options(), seed)
    painter = PAINTERS[game.slug]
    rng = Rng(f"moves of {seed}")
    people = tuple(Seat(name=NAMES[seat], colour=list(PLAYERS)[seat], computer=seat == 1) for seat in range(seats))

    def scene(changed: tuple[str, ...]) -> tuple[State, Scene]:
        public = game.redact(state, None)
        shown = Scene(game=game, state=public, viewer=None, lang=LANGUAGES[0], seats=people, changed=changed)
        return game.copy(state), shown

    yield scene(())
    while not state.finished:
        seat = game.to_move(state)[0]
        wild = [move for move in game.legal_moves(state, seat) if hasattr(move, "cell") and not hasattr(move, "tile")]
        move = rng.choice(wild) if wild and rng.below(_EAGER) == 0 else game.sensible_move(state, seat, rng)
        events = game.play(state, seat, move)
        yield scene(tuple(dict.fromkeys(mark for event in events for mark in painter.marks(event))))


def _close_up(state: State, scene: Scene, view: View) -> Scene:
    """Another view for the seat that is to move, with the places of its first choice that this view helps with."""
    game = scene.game
    seat = game.to_move(state)[0]
    viewer = seat if view == "hand" else None
    shown = replace(scene, state=game.redact(state, viewer), viewer=viewer, view=view, focus=seat)
    moves = game.legal_moves(state, seat)
    for kind in dict.fromkeys(move.kind for move in moves):
        alike = [move for move in moves if move.kind == kind]
        for field in alike[0].__struct_fields__:
            values = list(dict.fromkeys(getattr(move, field) for move in alike))
            closeup = PAINTERS[game.slug].closeup(seat, field, {"kind": kind}, values) if len(values) > 1 else None
            if closeup is not None and closeup.view == view:
                return replace(shown, focus=closeup.focus, candidates=closeup.places)
    return shown


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
