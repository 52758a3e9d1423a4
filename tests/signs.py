"""The signs of the games as emojis, drawn once for all tests of a process: all of them take a second or two."""

from __future__ import annotations

from functools import cache

from render.emojis import emojis

drawn_signs = cache(emojis)
"""``drawn_signs(slug)``: what :func:`render.emojis.emojis` gives."""
