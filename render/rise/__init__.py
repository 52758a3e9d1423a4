"""Pictures of Rise of Empires: a world map, the action display, the tiles, the tracks, the empires."""
