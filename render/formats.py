"""From pixels to a file: one setting for the format, and smaller forms for a picture that would be too large to send."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from typing import Literal

from PIL import Image
from PIL.JpegImagePlugin import JpegImageFile

Format = Literal["jpeg", "webp", "png"]

DEFAULT: Format = "jpeg"
LIMIT = 8 << 20  # bytes; below what every server lets a bot upload
ENDINGS: dict[Format, str] = {"jpeg": "jpg", "webp": "webp", "png": "png"}
# JPEG quality of brightness and of colour. Boards are mostly small icons and lettering: at the usual 90 for both they take
# half as much again (630 against 420 KiB for a late board), without a difference to be seen.
FINE = 82, 68
# A table so full that it would be beyond HEAVY bytes takes a quarter off, colour at half the resolution: on a phone's connection
# that is felt, the loss is not.
COARSE = 70, 56
HEAVY = 400 << 10
BAND, SHARE = 48, 3  # the sample that a picture is weighed by: rows of a band, one band of so many
SMALLER = (0.75, 0.5, 0.35, 0.25, 0.15)


class TooLarge(ValueError):
    """No form of the picture is small enough to send."""


def encode(image: Image.Image, fmt: Format = DEFAULT, *, limit: int = LIMIT) -> tuple[bytes, str]:
    """The picture as a file and the file's ending; the first form of the ladder below ``limit`` bytes. Raises TooLarge."""
    for step, form in _ladder(fmt):
        scaled = image if step == 1.0 else image.resize((round(image.width * step), round(image.height * step)))
        data = form_of(scaled, form)
        if len(data) <= limit:
            return data, ENDINGS[form]
    raise TooLarge(f"no form of {image.width} × {image.height} pixels is within {limit} bytes")


def _ladder(fmt: Format) -> Iterator[tuple[float, Format]]:
    yield 1.0, fmt
    if fmt != "webp":
        yield 1.0, "webp"
    for step in SMALLER:
        yield step, "webp"


def form_of(image: Image.Image, fmt: Format) -> bytes:
    """The RGB picture in one format: JPEG, in full colour resolution unless heavy; WebP of high quality; PNG of 256 colours."""
    if fmt == "jpeg":
        if _fine_weight(image) <= HEAVY:
            return _jpeg(image, *FINE)
        return _jpeg(image, *COARSE, subsampling=2)
    file = BytesIO()
    if fmt == "webp":
        image.save(file, "WEBP", quality=90, method=2)
    else:
        palette = image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        palette.save(file, "PNG", compress_level=1)
    return file.getvalue()


def _fine_weight(image: Image.Image) -> int:
    """About how many bytes the picture takes with fine tables, from a third of its rows: a tenth of the time of encoding it."""
    sample = Image.new("RGB", (image.width, -(-image.height // SHARE)))
    for top in range(0, image.height, BAND * SHARE):
        sample.paste(image.crop((0, top, image.width, min(image.height, top + BAND))), (0, top // SHARE))
    return SHARE * len(_jpeg(sample, *FINE, optimize=False))


def _jpeg(image: Image.Image, luma: int, chroma: int, *, optimize: bool = True, subsampling: int = 0) -> bytes:
    file = BytesIO()
    image.save(file, "JPEG", subsampling=subsampling, optimize=optimize, qtables=_jpeg_tables(luma, chroma))
    return file.getvalue()


@lru_cache(4)
def _jpeg_tables(luma: int, chroma: int) -> tuple[list[int], list[int]]:
    """The standard's tables of divisors for brightness and colour, each at a quality of its own."""
    return _standard_tables(luma)[0], _standard_tables(chroma)[1]


def _standard_tables(quality: int) -> dict[int, list[int]]:
    file = BytesIO()
    Image.new("RGB", (8, 8)).save(file, "JPEG", quality=quality)
    with Image.open(file) as written:
        assert isinstance(written, JpegImageFile)
        return written.quantization
