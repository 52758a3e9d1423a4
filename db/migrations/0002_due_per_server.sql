-- A person has an instant per server: its hour and zone are the server's where he has not chosen his own, and matches on one
-- server must not move the reminders of another. What was sent is told by the key of its outbox entry alone.
DROP TABLE reminders;
DROP TABLE due;

-- Exactly the users in awaited with the servers of their matches; due_at 0 = the first instant is still to be computed.
CREATE TABLE due (
    user INTEGER NOT NULL,
    server INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (user, server)
) STRICT, WITHOUT ROWID;

CREATE INDEX due_by_time ON due (due_at);

INSERT INTO due (user, server, due_at)
SELECT DISTINCT awaited.user, matches.server, 0 FROM awaited JOIN matches ON matches.id = awaited.match;
