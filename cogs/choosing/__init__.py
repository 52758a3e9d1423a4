"""From legal moves to one: the picker, chains of moves, several things at once."""
