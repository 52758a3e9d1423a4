-- Whether the result changes the ratings of those who play; chosen before the start.
ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
