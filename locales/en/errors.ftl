# What went wrong, and what is possible now.
error-no-match = There is no match { $match }.
error-rules-newer = Match { $match } is played by version { $found } of the rules, this bot knows versions up to { $known }. Nothing of it is lost; it goes on when a newer bot runs.
error-rules-older = Match { $match } is played by version { $found } of the rules, this bot plays versions from { $known } on. Nothing of it is lost; an older bot can still show it.
error-rules-data = The component data of match { $match } do not fit this bot ({ $entry }). Nothing of it is lost; it goes on when a bot that can read them runs.
error-before-conversion = After move { $ply } newer rules took match { $match } over. Moves before that can neither be taken back nor be shown step by step.
error-not-started = Match { $match } has not started yet. It is started from its post in the channel.
error-match-over = Match { $match } is over.
error-no-seat = You have no seat in match { $match }. You can watch: `/board` and `/log` work for everybody.
error-not-together = These do not go together here. Choose again.
error-no-hand = This game has no hand: everything in it is open. `/board` shows it.
error-no-course = This game counts no points, so they have no course. `/scores` tells how far everybody has come.
error-other-post = This post does not belong to match { $match } as I know it; that one is played in { $place }. Either the match has moved, or the post is older than my data, which were replaced since. Nothing was changed; `/turns` shows your matches.
error-other-data = This post belongs to a match that I do not know any more, as my data were replaced since. Nothing was changed; `/turns` shows your matches, `/games` opens a new one.
error-stale = The position has moved on since this was shown. The blue button under the newest board shows what is possible now.
error-other-end = What this costs or brings has changed meanwhile: look at it again. Nothing was played.
error-lesson-changed = This lesson has changed since then. Type `/learn` to begin it anew.
error-puzzle-changed = There is no such puzzle any more. `/learn` offers those that there are.
error-no-puzzles = There are no puzzles of this game yet, but a lesson: `/learn`.
error-not-awaited = Nobody is waiting for that seat now.
error-no-hints = There are no hints in this match: it is rated, its host has switched them off, or the server has.
error-hint-not-awaited = A hint is for whoever is on turn, and nobody waits for you now.
error-hint-failed = The computer has not come to a result this time. Nothing was played; ask again, or choose yourself.
error-text-channel-only = Matches start in an ordinary text channel of a server. Go to one and try again.
error-forum = In a forum there is no room for a match: its posts and its lobby belong in a channel in which I can open threads. Go to an ordinary text channel and try again.
error-bot-lacks = I cannot play here: I am missing { $permissions }. Ask someone who manages the server; `/host check` shows everything I need.
error-too-many-computers = At least one seat must be left for a person.
error-rated-computers = A rated match is played among people only: without computer seats, or unrated.
error-rated-alone = A rated match needs at least two people; alone you play unrated.
error-rated-joined = Others have joined this match as an unrated one. Open another with the option `rated`.
error-lobby-over = This lobby is closed: the match has started or the lobby has ended.
error-lobby-full = All seats are taken.
error-lobby-too-many = { $seats ->
        [one] 1 player is
       *[other] { $seats } players are
    } here already; somebody must leave first.
error-lobby-already-in = You are in already.
error-lobby-not-in = You are not in this lobby.
error-lobby-changed = Somebody came or left at the same moment. Look at the list and start once more.
error-start-some-gone = { $count ->
        [one] { $who } has left the server: the seat is free again.
       *[other] { $who } have left the server: their seats are free again.
    } **Start** once more begins without them.
error-start-by-players = Only those who have joined can start the match.
error-too-few = { $seats ->
        [one] 1 player is
       *[other] { $seats } players are
    } here; at least { $least } are needed.
error-rematch-once = The rematch has been opened already.
error-rematch-running = Match { $match } goes on: its end was taken back.
error-final = Match { $match } is over for good: its end could be taken back for a day.
error-export-early = The record holds the seed, and with it everything hidden. It is given when the end can no more be taken back: { $at }.
error-analysis-running = A match can be looked back at when it is over. Until then `/scores` shows the course of points; whoever is on turn may ask for a hint.
error-analysis-no-result = This match was ended without a result, so there is nothing to look back at. `/replay` shows what happened.
error-analysis-nothing = Nobody had a choice in this match that could be looked back at.
error-analysis-off = Whoever runs this bot has switched strong computers off (`TABLEBOT_STRONG=0`), and only they make analyses. `/replay` and `/scores` show what happened.
error-analysis-stuck = Something went wrong again and again when this match was looked back at. It has just been tried once more; if it lasts, whoever runs this bot finds the reason in its log.
error-undo-nothing = There is nothing to take back.
error-host-only = Only the host of the match or someone who manages the server can do this.
error-only-in-servers = This works in a server, not in direct messages.
error-not-allowed = You are not allowed to do this here.
error-later = Discord asks me to wait with this. Please try again { $at }; nothing is lost.
error-discord = Discord is out of order or out of reach just now. Please try again in a moment; nothing is lost.
error-command-changed = This command is not what it was when your Discord learned it. Reload Discord (Ctrl+R on a computer, start it again on a phone) and type it once more.
error-forbidden = Discord did not let me do this: a permission is missing. `/host check` shows which.
error-thread-forbidden = Discord did not let me open a thread here: a permission is missing. `/host check` shows which.
error-thread-gone = This channel is gone. Use the command in another one.
error-thread-blocked = Automatic moderation did not let me name a thread as I name them, by the game and the players. Somebody who manages the server can exempt me from the rule.
error-thread-full = This server has as many open threads as Discord allows. Archive some that are done and try again.
error-thread-later = Discord could not open a thread just now. Try again in a moment.
error-thread-refused = Discord could not open a thread here. Try another channel.
error-unforeseen = Something went wrong that should not have. Nothing was changed. If it happens again, tell the host this number: { $report }.
error-not-understood = I do not understand “{ $typed }” for “{ $kind }”. { $possible ->
        [no] Choose
       *[other] Possible now: { $values }. Type a few letters and choose
    } from the list that opens while you type, or press the blue button under the board.
error-several-meant = “{ $typed }” may be several things for “{ $kind }”. Type one of them as it stands here: { $values }.
error-other-game = This thread plays another game (match { $match }).
error-no-match-of-yours = You are in no running match. Use this in the thread of a match, or start one: `/games`.
error-which-match = You play in several matches. Use this in the thread of the one you mean: { $matches }
error-no-such-seat = There { $most ->
        [one] is only 1 seat
       *[other] are only { $most } seats
    }.
error-no-rule = No chapter of the rules has “{ $typed }”. { $near ->
        [yes] These come nearest:
       *[other] These are all chapters:
    }
error-no-component = Nothing is called “{ $typed }”{ $near ->
        [yes] . These come nearest:
       *[other] : type a part of the name and choose from the list.
    }
error-export-running = A match can be exported when it is over: the record holds the seed, and with it everything hidden.
error-no-zone = There is no time zone “{ $typed }”. Type a city, for example Warsaw, and choose from the list.
error-no-day = “{ $typed }” is no day within the next year. Type a day like 2026-12-24 or 24.12, or choose from the list.
error-away-budget = In { $year } people may be away for { $most ->
        [one] 1 day
       *[other] { $most } days
    } here; { $left ->
        [0] none is left to you
        [one] 1 day is left to you
       *[other] { $left } days are left to you
    }.
error-quiet-both = Quiet hours need both: from which hour, and up to which.
error-not-for-you = This button is for the person whom the reminder was written to.
error-not-awaited-now = Match { $match } does not wait for you any more: there is nothing to silence.
error-lobby-host-only = Only the host of this lobby or someone who manages the server can choose this.
error-box-gone = The edition { $edition } of the box is not here any more. Whoever hosts the lobby can choose another one in **{ lobby-settings }**.
error-seat-is-computer = The computer has this seat already.
error-seat-has-own = You have a seat in this match already.
error-holder-is-back = Whoever has this seat is back, so it stays taken.
error-time-again = Whoever was asked about has time again: the clock of the match has been changed.
error-not-asked = This question is for the others at the table.
error-note-full = A note has room for { $most } characters. Forget some of it first.
error-no-such-place = There is no such part of the board in this match. The suggestions while you type show all of them.
error-view-own-hand = Only your own hand can be shown to you.
error-no-bots = Bots cannot take a seat.
error-seat-unknown = There is no seat { $seat }.
error-has-left = You have left this match for good.
error-seat-left = Whoever sat there has left the match for good; the seat plays by itself to the end.
error-seat-has-another = This person has another seat in this match.
error-replay-nothing = Nothing has been played in this match yet.
error-replay-no-turn = Nothing was played in these turns; the newest turn is { $newest }.
error-box-note-empty = There is nothing to read in one of the fields. Press the button again and fill in both.
error-box-notes-many = Of your notes { $most ->
        [one] 1 is
       *[other] { $most } are
    } waiting for a host, and more are not taken. As soon as a host has marked one as done, you can send the next one.
error-bug-many = You have already reported { $most ->
        [one] 1 fault
       *[other] { $most } faults
    } in this match. Thank you; write to the host about further ones.
error-replay-busy = Your last replay is still being drawn. One moment, please.

# At start, for the host, on the command line.
error-token = Discord does not accept DISCORD_TOKEN. Copy the bot's token once more from the developer portal; without a token the sandbox opens.
error-sharding = The bot is on more servers than one connection to Discord may carry. Set TABLEBOT_SHARDS=auto and start it again; nothing is lost.
error-discord-unreachable = Discord cannot be reached: { $detail }
error-data = Component data: { $file }, entry { $entry }: { $problem }. Nothing was started; mend the entry or take it out.
error-edition = An edition of the box was left out: { $file }, entry { $entry }: { $problem }. Everything else works; mend the entry and start the bot again.
error-edition-name = { $name } cannot be the name of an edition: use letters, digits, _ and -, at most 40 of them.
error-file = { $file } cannot be read: { $detail }.
error-export-number = Name the number of the match: python bot.py export NUMBER
error-export-none = There is no match { $number } in this database that has begun.
error-desk-game = There is no game { $game }. Games: { $known }.
error-verify-file = Name the exported file: python bot.py verify FILE
error-backup-file = Name the file to write: python bot.py backup FILE
error-restore-file = Name the copy: python bot.py restore FILE
error-report-number = Name the number of the report: python bot.py report NUMBER
error-no-report = There is no report { $number } in this database.
error-invite-id = Name the application's id, a number from the developer portal: python bot.py invite ID
error-settings-folder = { $name }: there is no folder { $value }.
error-settings-choice = { $name } is “{ $value }”; possible are { $allowed }.
error-settings-number = { $name } is “{ $value }”; it must be a whole number above 0.
error-database-folder = The database { $path } cannot be created or written: { $detail }.
error-database-unreadable = { $path } is not a database. Nothing was changed; name another file or restore a backup.
error-database-corrupt = The database { $path } is damaged ({ $detail }). Nothing was changed; restore a backup.
error-database-foreign = { $path } is the database of another program. Nothing was changed.
error-database-newer = The database { $path } was written by a newer version of this bot (version { $found }, this one knows { $known }). Nothing was changed; use the newer bot.
error-database-locked = The database { $path } is in use by another bot.
error-database-migration = Migration { $number } of the database { $path } failed ({ $detail }). Everything is as it was.
error-database-migrations = The bot's own files in { $path } are missing or may not be read ({ $detail }). The database was not touched; let the user who runs the bot read them, or install the bot anew.
error-database-backup = The database { $path } could not be copied to { $target }: { $detail }.
error-database-closed = The database is closed.
error-option-none = Say what shall change: the clock, or what happens when somebody's time is up.
error-import-big = This file is too large for a match: { $size } kB, the most is { $most } kB. Nothing was changed.
error-import-unread = Discord did not give me the file. Try again in a moment.
error-import-converted = This match was taken over by newer rules after move { $ply }; it can only be checked with `python bot.py verify FILE`, not brought in.
error-import-rules = The file was written under rules version { $found } of this game, this bot plays version { $known }. Bring the bot up to date first.
error-import-data = The match was played with other component data than this bot has: start the bot with the same `--data`, or use the version it was played with.
error-import-twice = This match is here already, as match { $match }: <#{ $place }>. Nothing was changed; `/host thread` opens a new thread where the old one is gone.
error-import-nobody = Nobody of this match would sit at the table: the computers would play it to its end at once. Say who takes a seat, with `seat1` and so on.
error-import-person-twice = One person cannot have two seats.
error-record-seat = Move { $ply } is by seat { $seat }, which this match does not have.
error-record-move = Move { $ply } is no move of this game: { $detail }
error-record-unreadable = This is not an exported match: { $detail }.
error-record-format = The file has format { $found }, this bot reads format { $known }.
error-record-game = This bot does not know the game { $slug }.
error-record-data = The component data in the file is not what it claims to be.
error-record-seed = The seed does not fit its published hash: the chance of this match was not what was promised.
error-record-illegal = Move { $ply } is not legal: { $detail }.
error-record-rules-newer = The match was played by version { $found } of the rules, this bot knows versions up to { $known }. A newer bot can check it.
error-record-rules-older = The match was played by version { $found } of the rules, this bot plays versions from { $known } on. An older bot can check it.
error-record-state = The moves lead to another final position than the file claims.
error-record-outcome = The moves lead to another result than the file claims.
error-settlers-deck-changed = { $card } is no longer in this deck; open the deck anew.
error-settlers-list-unknown = Nothing was kept, for these are no cards of this deck: { $typed }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }{ $near ->
        [none] {""}
       *[other] {" "}What comes nearest: { $near }.
    }
