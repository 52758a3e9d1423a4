-- Whether a person wants to be asked also for moves to which there is no other.
ALTER TABLE people ADD COLUMN always_ask INTEGER NOT NULL DEFAULT 0 CHECK (always_ask IN (0, 1));
