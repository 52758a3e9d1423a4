"""The measures that all pictures share, in pixels of a sheet 1600 wide."""

from __future__ import annotations

WIDTH = 1600
HEIGHTS = (1068, 1200)  # 3:2 to 4:3, as a phone shows a picture best
MARGIN, GUTTER = 14, 12
HEADER, NEWS = 74, 44  # the bar on top, the line with the last move under it
