"""Pictures of states, drawn with Pillow; knows nothing of Discord or the database.

``picture(scene, fmt)``, ``rating_picture(climb, fmt)`` and ``expected_picture(expected, fmt)`` give a file ready to send;
``PAINTERS`` holds each game's drawing by slug. See ``render/scene.py``.
"""

from render.paint import PAINTERS, expected_picture, picture, rating_picture

__all__ = ["PAINTERS", "expected_picture", "picture", "rating_picture"]
