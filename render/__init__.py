"""Pictures of states, drawn with Pillow; knows nothing of Discord or the database.

``picture(scene, fmt)``, ``rating_picture(climb, fmt)`` and ``expected_picture(expected, fmt)`` give a file ready to send;
``name_of(scene)`` is what it is called, ``PAINTERS`` holds each game's drawing by slug. See ``render/scene.py``.
"""

from render.paint import PAINTERS, expected_picture, name_of, picture, rating_picture

__all__ = ["PAINTERS", "expected_picture", "name_of", "picture", "rating_picture"]
