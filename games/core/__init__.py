"""What all games share: events, errors, chance, data files, codecs, records of matches."""
