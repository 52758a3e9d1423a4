PRAGMA application_id = 1415725684;
PRAGMA user_version = 20;
BEGIN TRANSACTION;
CREATE TABLE absences (
    id INTEGER PRIMARY KEY,
    user INTEGER NOT NULL,
    starts INTEGER NOT NULL,
    ends INTEGER NOT NULL CHECK (ends >= starts)
) STRICT;
INSERT INTO "absences" VALUES(1,101,8100,8200);
CREATE TABLE analyses (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    revision INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,
    total INTEGER NOT NULL DEFAULT 0,
    done_at INTEGER,
    told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1))
) STRICT;
INSERT INTO "analyses" VALUES(3,1,1310,9,NULL,0);
CREATE TABLE analysis_parts (
    match INTEGER NOT NULL REFERENCES analyses (match) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    ply INTEGER NOT NULL,
    first INTEGER NOT NULL,
    found BLOB NOT NULL,
    PRIMARY KEY (match, kind, ply, first)
) STRICT, WITHOUT ROWID;
INSERT INTO "analysis_parts" VALUES(3,'look',0,0,X'666F756E64');
CREATE TABLE analysis_readers (
    match INTEGER NOT NULL REFERENCES analyses (match) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "analysis_readers" VALUES(3,101,1310);
CREATE TABLE awaited (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    since INTEGER NOT NULL, reminded INTEGER NOT NULL DEFAULT 0, silent INTEGER NOT NULL DEFAULT 0 CHECK (silent IN (0, 1)), call_at INTEGER,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "awaited" VALUES(1,101,1210,1,0,9500);
CREATE TABLE box_notes (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL,
    user INTEGER NOT NULL,
    slug TEXT NOT NULL,
    component TEXT NOT NULL,
    text TEXT NOT NULL,
    edition TEXT NOT NULL,
    at INTEGER NOT NULL,
    done_at INTEGER,
    done_by INTEGER
) STRICT;
INSERT INTO "box_notes" VALUES(1,11,101,'game','tile','two of them','first edition',1233,NULL,NULL);
CREATE TABLE brought (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    deck TEXT NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "brought" VALUES(1,101,'blue');
CREATE TABLE clocks (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    remaining INTEGER NOT NULL CHECK (remaining >= 0),
    since INTEGER,
    granted_ply INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "clocks" VALUES(1,0,3600,NULL,1);
INSERT INTO "clocks" VALUES(1,1,3590,1210,0);
CREATE TABLE conversions (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    ply INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    state BLOB NOT NULL
) STRICT;
INSERT INTO "conversions" VALUES(1,1,2,X'6279206F6C642072756C6573');
CREATE TABLE decks (
    user INTEGER NOT NULL,
    slug TEXT NOT NULL,
    deck TEXT NOT NULL,
    cards TEXT NOT NULL,
    PRIMARY KEY (user, slug, deck)
) STRICT, WITHOUT ROWID;
INSERT INTO "decks" VALUES(101,'game','blue','cards');
CREATE TABLE due (
    user INTEGER NOT NULL,
    server INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (user, server)
) STRICT, WITHOUT ROWID;
INSERT INTO "due" VALUES(101,11,9000);
CREATE TABLE game_data (
    hash TEXT NOT NULL UNIQUE,
    text BLOB NOT NULL
) STRICT;
INSERT INTO "game_data" VALUES('data-hash',X'7B226361726473223A5B5D7D');
CREATE TABLE hints (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, user, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "hints" VALUES(1,101,2,1235);
CREATE TABLE host_rows (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    action TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    detail TEXT NOT NULL
) STRICT;
INSERT INTO "host_rows" VALUES(1,1,101,'replace','away',1225,'');
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
, clock_bank INTEGER NOT NULL DEFAULT 0 CHECK (clock_bank >= 0), clock_step INTEGER NOT NULL DEFAULT 0 CHECK (clock_step >= 0), clock_end TEXT NOT NULL DEFAULT 'default' CHECK (clock_end IN ('default', 'vote')), rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)), unbroken INTEGER NOT NULL DEFAULT 0, final_at INTEGER, hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1)), missed_until INTEGER NOT NULL DEFAULT 0, box TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "matches" VALUES(1,'mosaic','running',11,12,13,101,'{}',2,4,'seed','seed-hash',3,'data-hash',2,4,'en',1000,1230,NULL,'',2,901,'1/101',1201,NULL,3600,600,'default',0,3,NULL,1,0,'');
INSERT INTO "matches" VALUES(2,'mosaic','lobby',11,12,NULL,101,'{}',2,4,'','',0,'',0,0,'en',1000,1000,NULL,'',0,NULL,'',0,NULL,0,0,'default',0,0,NULL,1,0,'');
INSERT INTO "matches" VALUES(3,'mosaic','finished',11,12,NULL,101,'{}',2,4,'seed','seed-hash',3,'data-hash',1,1,'en',1000,1300,1300,'R9.1',2,NULL,'',0,NULL,0,0,'default',0,0,87700,1,0,'');
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
INSERT INTO "moves" VALUES(1,1,0,102,'first','[]',0,1200);
INSERT INTO "moves" VALUES(1,2,0,NULL,'second','[]',0,1230);
INSERT INTO "moves" VALUES(3,1,0,102,'last','[]',0,1300);
CREATE TABLE notes (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "notes" VALUES(1,101,'remember');
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
INSERT INTO "outbox" VALUES(1,'post:1',1,'board','{}',1200,1,0,1201,901,'');
INSERT INTO "outbox" VALUES(2,'post:4',1,'board','{}',1230,0,0,NULL,NULL,'');
INSERT INTO "outbox" VALUES(3,'remind:101:2026-01-01:11',NULL,'remind','{}',8000,1,0,8001,NULL,'no direct messages');
CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    zone TEXT NOT NULL,
    hour INTEGER CHECK (hour BETWEEN 0 AND 23),
    by_dm INTEGER NOT NULL CHECK (by_dm IN (0, 1)),
    confirm INTEGER NOT NULL CHECK (confirm IN (0, 1)),
    dm_failed_at INTEGER
, quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 23), quiet_to INTEGER CHECK (quiet_to BETWEEN 0 AND 23), always_ask INTEGER NOT NULL DEFAULT 0 CHECK (always_ask IN (0, 1))) STRICT;
INSERT INTO "people" VALUES(101,'Anna','','Europe/London',7,0,1,NULL,NULL,NULL,0);
CREATE TABLE pings (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    user INTEGER NOT NULL,
    server INTEGER NOT NULL,
    match INTEGER REFERENCES matches (id)
) STRICT;
INSERT INTO "pings" VALUES(902,13,101,11,1);
CREATE TABLE plans (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    steps TEXT NOT NULL,
    stopped TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzles_solved (
    user INTEGER NOT NULL,
    slug TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (user, slug, puzzle)
) STRICT, WITHOUT ROWID;
INSERT INTO "puzzles_solved" VALUES(101,'game','puzzle 1 after 2',1236);
CREATE TABLE results (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    outcome TEXT NOT NULL
) STRICT;
INSERT INTO "results" VALUES(1,'outcome');
CREATE TABLE "seats" (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    since_ply INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'random', 'sensible', 'strong')),
    until_ply INTEGER
) STRICT;
INSERT INTO "seats" VALUES(1,1,0,102,'Ben',0,'person',1);
INSERT INTO "seats" VALUES(2,1,1,101,'Anna',0,'person',NULL);
INSERT INTO "seats" VALUES(3,1,0,103,'Cleo',1,'person',NULL);
INSERT INTO "seats" VALUES(4,2,0,101,'Anna',0,'person',NULL);
INSERT INTO "seats" VALUES(5,3,0,102,'Ben',0,'person',NULL);
INSERT INTO "seats" VALUES(6,3,1,101,'Anna',0,'person',NULL);
CREATE TABLE servers (
    server INTEGER PRIMARY KEY,
    lang TEXT NOT NULL,
    zone TEXT NOT NULL,
    hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    told TEXT NOT NULL
, quiet_from INTEGER NOT NULL DEFAULT 0 CHECK (quiet_from BETWEEN 0 AND 23), quiet_to INTEGER NOT NULL DEFAULT 0 CHECK (quiet_to BETWEEN 0 AND 23), away_days INTEGER NOT NULL DEFAULT 28 CHECK (away_days BETWEEN 0 AND 366), hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1))) STRICT;
INSERT INTO "servers" VALUES(11,'pl','Europe/Warsaw',18,'',0,0,28,1);
CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('commands','hash');
CREATE TABLE snapshots (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    state BLOB NOT NULL
) STRICT;
INSERT INTO "snapshots" VALUES(1,X'6166746572207365636F6E64');
INSERT INTO "snapshots" VALUES(3,X'6166746572206C617374');
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
INSERT INTO "undone_moves" VALUES(1,1,2,0,101,'taken back','[]',0,1210,1220,102,'slipped');
CREATE TABLE votes (
    match INTEGER NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL,
    user INTEGER NOT NULL,
    yes INTEGER NOT NULL CHECK (yes IN (0, 1)),
    at INTEGER NOT NULL, patient_since INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, kind, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "votes" VALUES(1,'end',101,1,1240,1240);
CREATE INDEX matches_by_status ON matches (status, created_at);
CREATE INDEX undone_moves_by_match ON undone_moves (match, id);
CREATE INDEX awaited_by_user ON awaited (user, since, match);
CREATE INDEX outbox_waiting_by_match ON outbox (match, id) WHERE done_at IS NULL;
CREATE INDEX host_rows_by_match ON host_rows (match, id);
CREATE INDEX awaited_to_call ON awaited (call_at) WHERE call_at IS NOT NULL;
CREATE INDEX absences_by_user ON absences (user, ends);
CREATE INDEX clocks_running ON clocks (since) WHERE since IS NOT NULL;
CREATE INDEX matches_by_server ON matches (server, status, final_at);
CREATE UNIQUE INDEX seats_now ON seats (match, seat) WHERE until_ply IS NULL;
CREATE UNIQUE INDEX seats_by_user ON seats (user, match) WHERE until_ply IS NULL;
CREATE INDEX seats_ever ON seats (match, seat, id);
CREATE INDEX seats_strong ON seats (match) WHERE kind = 'strong' AND until_ply IS NULL;
CREATE INDEX analyses_open ON analyses (match) WHERE told = 0;
CREATE UNIQUE INDEX box_notes_open ON box_notes (server, user, slug, component, text, edition) WHERE done_at IS NULL;
COMMIT;
