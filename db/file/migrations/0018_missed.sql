-- What nobody could see or do in a match before this time is left out of all its times already.
ALTER TABLE matches ADD COLUMN missed_until INTEGER NOT NULL DEFAULT 0;
