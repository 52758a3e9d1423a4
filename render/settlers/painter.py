class SettlersPainter: pass
