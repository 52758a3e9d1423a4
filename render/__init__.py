"""Pictures of states, drawn with Pillow; knows nothing of Discord or the database.

``picture(scene, fmt)`` and ``rating_picture(climb, fmt)`` give a file ready to send; ``PAINTERS`` holds each game's drawing by
slug. See ``render/scene.py``.
"""

from render.paint import PAINTERS, picture, rating_picture

__all__ = ["PAINTERS", "picture", "rating_picture"]
