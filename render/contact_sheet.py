"""Draw pictures of whole matches to look at: ``python -m render.contact_sheet [--game SLUG] [--out DIR]``.

For each number of players a match is played by the computer; its draft, early, middle, late and final boards are saved in both
languages at full size, with a close-up of a territory, and all of them 400 pixels wide on one sheet, as a phone shows them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from PIL import Image

from games import GAMES
from games.base import Game, Move, State
from games.core.rng import Rng
from locales import LANGUAGES, words
from render.canvas import Canvas
from render.paint import PAINTERS
from render.palette import INK, PLAYERS
from render.scene import Scene, Seat

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
    for seats in game.seats:
        match = list(play_match(game, seats, f"{seed} {seats}"))
        for stage, share in STAGES.items():
            scene = match[min(len(match) - 1, int(share * len(match)))]
            for lang in LANGUAGES:
                yield Shot(f"{seats}_{stage}_{lang}", replace(scene, lang=lang, news=_news(lang)))
        scene = match[int(STAGES["crowded"] * len(match))]
        for lang in LANGUAGES:
            area = replace(scene, lang=lang, view="area", changed=(), candidates=_candidates(game, scene))
            yield Shot(f"{seats}_area_{lang}", area)


def play_match(game: Game[State], seats: int, seed: str) -> Iterator[Scene]:
    """A match played by the computer, with some moves left to chance; the public scene after each move."""
    state = game.setup(seats, game.options(), seed)
    rng = Rng(f"moves of {seed}")
    people = tuple(Seat(name=NAMES[seat], colour=list(PLAYERS)[seat], computer=seat == 1) for seat in range(seats))

    def scene(changed: tuple[str, ...]) -> Scene:
        return Scene(
            game=game, state=game.redact(state, None), viewer=None, lang=LANGUAGES[0], seats=people, changed=changed
        )

    yield scene(())
    while not state.finished:
        seat = game.to_move(state)[0]
        wild = [move for move in game.legal_moves(state, seat) if hasattr(move, "cell") and not hasattr(move, "tile")]
        move = rng.choice(wild) if wild and rng.below(_EAGER) == 0 else game.sensible_move(state, seat, rng)
        game.play(state, seat, move)
        yield scene(_place_of(seat, move))


def _place_of(seat: int, move: Move) -> tuple[str, ...]:
    cell = getattr(move, "cell", "")
    return (f"{getattr(move, 'opponent', seat)}:{cell}",) if cell else ()


def _candidates(game: Game[State], scene: Scene) -> tuple[str, ...]:
    seat = game.to_move(scene.state)[0]
    cells = {getattr(move, "cell", "") for move in game.legal_moves(scene.state, seat) if hasattr(move, "tile")}
    return tuple(sorted(f"{seat}:{cell}" for cell in cells if cell))


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
