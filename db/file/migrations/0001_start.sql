-- Marks the file as ours, so that somebody else's database is never taken for one ("TbBt").
PRAGMA application_id = 1415725684;

CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'closed', 'expired')),
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER UNIQUE,
    host INTEGER NOT NULL,
    options TEXT NOT NULL,
    seats_min INTEGER NOT NULL,
    seats_max INTEGER NOT NULL CHECK (seats_max >= seats_min),
    seed TEXT NOT NULL DEFAULT '',
    seed_hash TEXT NOT NULL DEFAULT '',
    rules_version INTEGER NOT NULL DEFAULT 0,
    data_hash TEXT NOT NULL DEFAULT '',
    ply INTEGER NOT NULL DEFAULT 0 CHECK (ply >= 0),
    revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= ply),
    lang TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    moved_at INTEGER NOT NULL,
    ended_at INTEGER,
    ended_reason TEXT NOT NULL DEFAULT '',
    turn INTEGER NOT NULL DEFAULT 0,
    post_message INTEGER,
    post_key TEXT NOT NULL DEFAULT '',
    post_at INTEGER NOT NULL DEFAULT 0,
    lobby_message INTEGER
) STRICT;

CREATE INDEX matches_by_status ON matches (status, created_at);

-- Apart from matches: SQLite writes a row anew as a whole, and the small facts change without the state.
CREATE TABLE snapshots (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    state BLOB NOT NULL
) STRICT;

-- The component data that matches were started with, once per content.
CREATE TABLE game_data (
    hash TEXT NOT NULL UNIQUE,
    text BLOB NOT NULL
) STRICT;

CREATE TABLE seats (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    since_ply INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'random', 'sensible')),
    until_ply INTEGER
) STRICT;

CREATE UNIQUE INDEX seats_now ON seats (match, seat) WHERE until_ply IS NULL;
CREATE UNIQUE INDEX seats_by_user ON seats (user, match) WHERE until_ply IS NULL;
CREATE INDEX seats_ever ON seats (match, seat, id);

CREATE TABLE moves (
    match INTEGER NOT NULL REFERENCES matches (id),
    ply INTEGER NOT NULL CHECK (ply > 0),
    seat INTEGER NOT NULL,
    user INTEGER,
    move TEXT NOT NULL,
    events TEXT NOT NULL,
    automatic INTEGER NOT NULL CHECK (automatic IN (0, 1)),
    at INTEGER NOT NULL,
    PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE undone_moves (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user INTEGER,
    move TEXT NOT NULL,
    events TEXT NOT NULL,
    automatic INTEGER NOT NULL,
    at INTEGER NOT NULL,
    undone_at INTEGER NOT NULL,
    undone_by INTEGER NOT NULL,
    reason TEXT NOT NULL
) STRICT;

CREATE INDEX undone_moves_by_match ON undone_moves (match, id);

CREATE TABLE votes (
    match INTEGER NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL,
    user INTEGER NOT NULL,
    yes INTEGER NOT NULL CHECK (yes IN (0, 1)),
    at INTEGER NOT NULL,
    PRIMARY KEY (match, kind, user)
) STRICT, WITHOUT ROWID;

-- Moves planned by people who are not awaited yet; private. 'stopped' is the planned move that could not be made.
CREATE TABLE plans (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    steps TEXT NOT NULL,
    stopped TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE awaited (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX awaited_by_user ON awaited (user, since, match);

-- Exactly the users in awaited with the servers of their matches; due_at 0 = the first instant is still to be computed. An
-- instant per server, because hour and zone are the server's where a person has not chosen his own.
CREATE TABLE due (
    user INTEGER NOT NULL,
    server INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (user, server)
) STRICT, WITHOUT ROWID;

CREATE INDEX due_by_time ON due (due_at);

-- What must still be posted. Rows stay when done: the key is unique over all time.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    match INTEGER REFERENCES matches (id),
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_try_at INTEGER NOT NULL DEFAULT 0,
    done_at INTEGER,
    message INTEGER,
    error TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX outbox_waiting ON outbox (id) WHERE done_at IS NULL;
CREATE INDEX outbox_waiting_by_match ON outbox (match, id) WHERE done_at IS NULL;

CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    zone TEXT NOT NULL,
    hour INTEGER CHECK (hour BETWEEN 0 AND 23),
    by_dm INTEGER NOT NULL CHECK (by_dm IN (0, 1)),
    confirm INTEGER NOT NULL CHECK (confirm IN (0, 1)),
    dm_failed_at INTEGER
) STRICT;

CREATE TABLE servers (
    server INTEGER PRIMARY KEY,
    lang TEXT NOT NULL,
    zone TEXT NOT NULL,
    hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    told TEXT NOT NULL
) STRICT;

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What hosts did to matches beyond playing.
CREATE TABLE host_rows (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    action TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    detail TEXT NOT NULL
) STRICT;

CREATE INDEX host_rows_by_match ON host_rows (match, id);
