"""Pictures of states, drawn with Pillow; knows nothing of Discord or the database."""
