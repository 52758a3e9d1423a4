# The life of a match in Discord.
lobby-title = ## { $game } · match { $match }
lobby-text = { $seats } of { $most ->
        [one] 1 seat
       *[other] { $most } seats
    } taken{ $least ->
        [0] {""}
       *[other] {" "}(starts with { $least } or more)
    }:
    { $people }
lobby-no-options = -# This game has no variants.
lobby-option = -# { $name }: { $value }
box-edition-of = Edition of the box
    .about = Which printed game the components are from; it is fixed at the start.
box-usual = the usual one
box-line = -# Edition of the box: { $edition }
box-line-gone = -# Edition of the box: { $edition }, **which the bot has no more**; choose another one in **{ lobby-settings }**.
lobby-host = { $player } (host)
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-start-filled = { $count ->
        [one] Start with a computer
       *[other] Start with { $count } computers
    }
lobby-start-missing = { $count ->
        [one] Start · 1 player missing
       *[other] Start · { $count } players missing
    }
lobby-running = The match has started: it is played in the thread below.
lobby-running-soon = The match has started. Discord has not let me open its thread yet; I go on trying, and it is played there as soon as it stands.
lobby-finished = The match is over.
lobby-closed = The match was ended without a result.
lobby-expired = This lobby is closed, the match was not started. Open a new one whenever you like.
lobby-place = to its post
lobby-again = Match { $match } is open: { $place }
    All who have played have a seat there already; who does not want it presses **{ $leave }**. **{ $start }** begins the match.
lobby-opened = Match { $match } is open: { $place }
    Others press **{ $join }** there. **{ $start }** begins it; if you are alone it asks whether you play against computers.
lobby-ask = { $alone ->
        [yes] You are alone here. How do you want to play?
       *[no] Players missing: { $count }. Shall computers take the free seats?
    }
    -# Computers play sensibly; they move at once, so nobody waits for them.
lobby-fill = { $count ->
        [one] Against a computer
       *[other] Against { $count } computers
    }
lobby-others = Nothing has begun: others are here than when this was asked, now { $who }.
lobby-solo = Solo
lobby-wait = Wait for others
lobby-waiting = The post in the channel stays open for others to join.
lobby-begun = The match has begun: { $place }
    { $who } to move: { $step } You are called there when it is your turn.
lobby-computers = Add a computer
lobby-seats = Players: { $same ->
        [yes] { $most }
       *[no] { $least }–{ $most }, whoever comes
    }
lobby-seats-choose = Number of players
lobby-language = Language of the posts: { $language }
lobby-language-choose = Language of the posts
lobby-language-line = -# This match is in English; another language: **{ lobby-settings }**, for the whole server `/host settings`.
lobby-computer-sensible = Computer { $number }
lobby-computer-random = Easy computer { $number }
lobby-computer-strong = Strong computer { $number }
lobby-settings = Settings
lobby-settings-seats = - **Players:** Exactly so many, or whoever comes; **{ lobby-start }** works from the smallest number on.
lobby-settings-clock = - **Clock:** Time that each player has in store; every turn gives some back. At zero the bot plays the simplest move, or the table votes.
lobby-settings-language = - **Language:** That of all posts; private answers are in each reader’s own.
lobby-settings-rated = - **Rated: { $on ->
        [yes] yes
       *[no] no
    }.** The result of a rated match changes ratings on this server; only people may play it.
lobby-settings-hints = - **Hints: { $on ->
        [yes] yes
       *[no] no
    }.** Whoever is on turn may ask what the strong computer would do; the table sees how many hints somebody took.
lobby-option-hint = - **{ $name }:** { $hint }
lobby-computer-add = A casual computer joins
    .about = It plays sensibly and moves at once: a fair opponent for the first matches
lobby-computer-easy = An easy computer joins
    .about = It moves at random: to look around in peace
lobby-computer-think = A strong computer joins
    .about = It thinks ahead for some seconds: for those who know the game
lobby-computer-remove = A computer leaves
lobby-rate = Make it rated
lobby-unrate = Make it unrated
lobby-hint = Allow hints
lobby-unhint = Forbid hints
lobby-rated = -# **Rated**: the result changes the players’ ratings on this server.

clock-choose = Clock
clock-none = No clock
clock-fast = 1 day + 4 hours per turn
clock-usual = 3 days + 12 hours per turn
clock-calm = 7 days + 1 day per turn
clock-end-choose = When time is up
clock-end-default = The bot plays the simplest move
clock-end-vote = The table votes about it
clock-chosen = -# { $clock }{ $end ->
        [vote] {", at zero the table votes"}
       *[default] {""}
    }
clock-line = -# ⏱ { $seats }
clock-seat = { $player }: { $left }
clock-until = { $at }
clock-left = { $days ->
        [0] {""}
        [one] 1 day{" "}
       *[other] { $days } days{" "}
    }{ $hours } h

opening-text = ### Order of play
    { $order }
opening-first = **First:** { $step } Press **{ turn-play }** under the board when it is your turn; everything else is asked there.{ $lesson ->
        [yes] {" "}New to the game? **{ game-learn }** plays a few turns with you, in private.
       *[no] {""}
    }
opening-rated = -# **This match is rated.** Whoever concedes is placed last, and so is whoever gives up the seat before the end; a newcomer in that seat has nothing to lose. Without a result ratings stay as they are.
opening-proof = -# Fair chance, SHA-256 of the seed: `{ $hash }`
opening-proof-more = Fair chance
opening-proof-how = Every shuffle and every die of this match follows from one secret number, its seed, which was drawn before the first move. Its SHA-256 stands in the first post, so it cannot be changed any more:
    `{ $hash }`
    When the match is over and its end can no more be taken back, this button shows the seed, and the exported record can be checked with `python bot.py verify FILE`.

# The games, for whoever chooses one.
game-learn = Learn
game-rules = Rules
games-title = ## Which game?
games-new = New match
games-more = More games
games-all = All games
rules-ruling = -# **Ruling of the bot** ({ $rule }): { $text }
rules-about = Choose a chapter below; `/rules` also finds a word or the number of a rule.
rules-several = { $count ->
        [one] 1 chapter has
       *[other] { $count } chapters have
    } “{ $typed }”. Choose:
rules-choose = Chapter
rules-legend = All signs
about-title = **{ $least }–{ $most } players** · { $weight ->
        [medium] medium weight
        [weighty] between medium and heavy
        [heavy] heavy
       *[unknown] weight not known
    }
about-length = -# About { $fewest }–{ $most } moves each, by chat { $longest ->
        [one] a day
       *[other] { $shortest }–{ $longest } days
    } at a lively table
about-cover = A part of a board of { $game }
greeting = ## Heavy board games, by chat
    I know the rules of { $games ->
        [one] 1 civilization game
       *[other] { $games } civilization games
    }, draw the board after every turn and call whoever is next; computers play along where somebody is missing.
    `/games` shows the games: begin a match, or learn one by playing.
    -# For hosts: `/host check` tells whether I may do everything here that I need, `/host settings` sets the language.

turn-title = ### { $when } · { $who }{ $count ->
        [0] {""}
       *[other] {": "}
    }{ $step }
turn-thinking = ### { $when } · { $thinking }
thinking = { $count ->
        [one] { $who } is thinking …
       *[other] { $who } are thinking …
    }
turn-over = ### { $when }
turn-setup = **Set-up:** { $what }
turn-lines-left = -# … { $count ->
        [one] and 1 more line
       *[other] and { $count } more lines
    }: `/log`
turn-lines-before = -# … { $earlier ->
        [yes] { $count ->
            [one] 1 earlier line
           *[other] { $count } earlier lines
        }
       *[no] { $count ->
            [one] 1 line left out
           *[other] { $count } lines left out
        }
    }: `/log`
turn-play = Play
turn-hand = Hand
turn-area = Close-up
turn-scores = Scores
turn-log = Log
turn-undo = Take back

result-title = ## { $count ->
        [0] The match is lost.
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }
    -# The game is over: { $reason }
result-proof = -# The seed of this match was `{ $seed }`; its SHA-256 `{ $hash }` was published at the start. The exported file can be checked with `python bot.py verify FILE`.
result-proof-later = -# Until { $at } the end can still be taken back: **Take back** or `/undo`. Then **Fair chance** tells the seed whose SHA-256 `{ $hash }` was published at the start, and **Export** gives the record.
result-taken-back = An end that was taken back
result-rematch = Rematch
result-export = Export
# A number that would begin a list is written with a backslash: Discord counts lists anew, and places can be shared.
score-line = { $rank }\. **{ $player }** – **{ $points }**
score-alone = **{ $player }** – **{ $points }**
score-sources = -# { $sources }
scores-course = Course of points
score-place = { $rank }\. **{ $player }**
score-unscored = **{ $player }**
score-source = { $source } { $points }
score-won =
    { $count ->
        [0] the match is lost
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
score-tie = -# Tie at { $points }, decided by { $compared }
score-tie-by = { $name } – { $shares }
score-tie-share = { $player }: { $value }

table-automatic = { $line } – *automatically*
table-forced = { $line } – *automatically: there was no other choice*
table-planned = { $line } – *as planned*
table-finished = The match is over.
table-illegal = { $why }
    -# Rule { $rule }. `/rules` has the chapter, `/help` what you can do now.

panel-title = ### { $when } · match { $match }
panel-told = { $what } · { $told }
panel-moved-on = The position has moved on meanwhile; this is what is possible now.
panel-taken-back = Taken back: { $what }
panel-not-your-turn = It is not your turn.
panel-made-already = You have done this already:
panel-made-before = You have done this already.
panel-chosen = You have chosen; waiting for { $players }.
panel-skipped = skipped by it: { $what }
panel-only = Now you can do nothing else than this:
panel-summary = Play this?
panel-confirm = Confirm
panel-fewer = Fewer presses: ask me only before what cannot be taken back
panel-fewer-done = From now on a move is made with the press that completes it. I still ask before moves that attack, give something away, end your part of a phase or cannot be taken back. `/me` switches it back.
panel-again = Again: { $move }
panel-further = And then …
panel-question-of = { $question } ({ $number } of { $count })
panel-confirm-all = { $count ->
    [one] Confirm
    [2] Confirm both moves
   *[other] Confirm all { $count } moves
}
panel-back = Back
remark-label = { $label } · { $remark }
remark-line = *{ $remark }*
panel-confirm-and = Confirm · { $kind }
# On the button beside an open question that plays what was chosen before it.
panel-confirm-only = Confirm only: { $what }
# Told of the button that confirms a move together with the end of the turn.
panel-with-end = with “{ $kind }” as well: { $told }
panel-confirm-over = ends the match
panel-confirm-with = { $count ->
    [one] and 1 more move
   *[other] and { $count } more moves
}
panel-confirm-steps = { $count ->
    [one] and 1 more step
   *[other] and { $count } more steps
}
panel-kind-value = { $kind }: { $value }
panel-kind-more = { $kind } …
panel-kind-menu = { $kind } · { $count } possible
panel-kind-count = { $kind } · { $count }
panel-each = each: { $what }
# The same where several things are ticked in one menu, as two Locations are: of all of them.
panel-ticked = all that you tick together: { $what }
# Behind a move that is made several times, of which this is the first.
panel-first-of = 1 of { $count }
panel-other-kinds = Other choices
panel-way-out = Instead: { $kind }
panel-ways-out = -# “Instead …” gives up what you are being asked for.
panel-more-text = What you may do at any time:
panel-more-line = -# **{ $kind }:** { $hint }
panel-place = { $number } · { $label }
panel-nothing = nothing
table-paid = { " " }(paid: { $what })
table-several = { $count } × { $name }
panel-why = Why not …
panel-more = More …
panel-gone = ⚠️ Dropped by this change: { $moves }{ $back ->
    [yes] . Back brings this back as it was.
   *[no] { "" }
}
panel-drops = { $what } (drops what you have chosen)
hint-ask = Hint
hint-title = ### What the strong computer would do in your place
hint-title-kind = { hint-title }: { $kind }
hint-only = **{ $move }**: there is nothing else to choose.
hint-best = 1. **{ $move }**: { $why }.
hint-why = { $grade ->
    [points] { $points ->
        [one] brings about 1 point more than “{ $move }”
       *[other] brings about { $points } points more than “{ $move }”
    }
    [clear] leads clearly more often to winning than “{ $move }”
    [some] leads a little more often to winning than “{ $move }”
   *[none] about as good as “{ $move }”
}
hint-other = { $number }. { $move }: { $less }
hint-less = { $grade ->
    [points] { $points ->
        [one] about 1 point less
       *[other] about { $points } points less
    }
    [clear] clearly less good
    [some] a little less good
   *[none] about as good
}
hint-basis = -# By { $count ->
    [one] { $count } continuation
   *[other] { $count } continuations
} that fit what you know; nothing hidden was looked at. The table sees how many hints somebody took.
hints-taken = -# Hints taken – { $who }
hints-of = { $player }: { $count }
panel-regions = First choose a region
panel-other-region = Another region
panel-region = { $count ->
    [one] { $count } place possible
   *[other] { $count } places possible
}
panel-menu = Choose one of { $count }
panel-page = Further choices …
panel-held = { $name } { $held } → { $left }
panel-one-of = { $name } ({ $number })
panel-tick = Tick { $count }
panel-tick-most = Tick up to { $count }
panel-tick-span = Tick { $least } to { $count }
panel-span = { $first } … { $last }
panel-change = Change: { $what } { $value }
panel-paid-otherwise = { $label } · paid otherwise: { $paid }
# Of a question: it says itself what it answers.
panel-change-to = Change: { $value }
panel-changed = { $what } { $value }
panel-not-made = No longer possible after this, so not made: { $moves }
panel-done = Done. The board in the thread shows it.
panel-noted = Noted. Only you can see it.
panel-made = Done.
panel-waits = Waiting for { $players }.

learn-step = -# { $game } · step { $number } of { $count }
learn-astray = **Allowed too**, but the lesson goes another way.
learn-next = Next step
learn-next-plays = Next step (plays it)
learn-again = Start over
puzzle-open = Puzzles
puzzle-title = ### { $game } · puzzle { $number } of { $count } · { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzle-solved = -# Solved by you: { $count } of { $all }{ $here ->
    [yes] {", this one among them"}
   *[no] {""}
}
puzzle-ask = You are **{ $player }**. { $step } Which of these moves promises most?
puzzle-wrong = **Not the best:** { $move }
puzzle-right = **Right:** { $move }
puzzle-brings = -# It costs and brings: { $what }
puzzle-short = -# Played on to the end by casual computers, it ends on average { $unit ->
    [wins] { $short } of 100 wins
    [alone] { $short } pt.
   *[points] { $short } pt. of lead
} short of the best of these.
puzzle-other = -# { $move }: { $unit ->
    [wins] { $short } of 100 wins
    [alone] { $short } pt.
   *[points] { $short } pt. of lead
} less on average
puzzle-next = Next puzzle
puzzle-lesson = To the lesson
learn-names = Livia Marcus Julia Titus Flavia

plan-open = Plan ahead
plan-empty = Your next turn, planned: nothing yet. Steps are played by themselves when your turn comes, as long as each is possible and its target is as it is now; at the first obstacle the plan ends and you are asked. Only you can see it.
plan-steps = Your next turn, planned:
    { $steps }
plan-stopped = Your plan ended here, because this was not possible any more or its target had changed: { $move }
plan-stopped-illegal = Your plan ended at this move, which is no longer possible: { $move }. { $why }
plan-stopped-changed = Your plan ended at this move, because what it was aimed at has changed since: { $move }
plan-stopped-unread = Your plan ended. { $why }
plan-whole = The plan is whole. It will be played when your turn comes.
plan-your-turn = It is your turn now: you play it instead of planning it.
plan-not-now = There is no plan; one that you had has been played or has ended. Nothing can be planned ahead at the moment.
plan-next = **What is the next step?**
plan-next-instead = **And what if the last step is not possible?**
plan-beside = -# No step of the plan, but possible at any time:
plan-as-now = -# Costs and gains as things stand now.
plan-summary = Add this to the plan?
plan-add = Add to the plan
plan-else = If not, then …
plan-add-instead = Add as second choice
plan-instead = if not: { $move }
plan-clear = Forget the plan

turn-taken-back = { $player } takes { $told ->
    [yes] back: { $what }
   *[no] { $count ->
        [one] a move
       *[other] { $count } moves
    } back
}
turn-moves-taken-back = { $count ->
    [one] A move is
   *[other] { $count } moves are
} taken back{ $told ->
    [yes] : { $what }
   *[no] { "" }
}
undo-done = Taken back:
    { $lines }
undo-would = With it would go back:
undo-blocked = { $shows ->
        [yes] This has shown something, so it cannot be taken back just like that: { $event }
       *[no] This cannot be taken back just like that, because of what happened after it: { $event }
    }
undo-allowed = { $alone ->
        [yes] There are only computers beside you, and they agree to everything.
       *[no] The table may still allow it.
    }
undo-ask = { $alone ->
        [yes] Take back all the same
       *[no] Ask the table
    }
undo-somebody-moved = { $player } has moved.
undo-chance = chance has decided something.
undo-hidden = somebody has seen something hidden.
undo-shown = the others have seen a card of yours that they did not know.
undo-over = The match is over. Until { $until } its end can still be taken back, and with it the last move:
    { $lines }
undo-over-ended = The match was ended without a result. Until { $until } that can still be taken back; then it goes on from where it stood.
undo-over-known = -# What the end has shown stays known{ $points ->
        [yes] {": everybody's points and where they come from"}
       *[no] {""}
    }. The seed, and with it all that still lies hidden, has not been told.
vote-asked = The question stands in the thread; everybody at the table must agree. Whoever is away is not waited for if more than half agree.
vote-asked-held = The question stands in the thread. Whoever has the seat still plays, so it is given away only with that person's consent, or a day after all the others have agreed, if that person neither moves nor refuses in it.
vote-carried = Agreed: done.
vote-carried-alone = Done.
vote-lapsed = **Lapsed:** { $why }
vote-lapsed-stale = the match has gone on since the question was put. { $last }
vote-end = ### End this match without a result?
vote-end-alone = End this match
vote-end-ask =
    ### End this match without a result?
    Nobody else plays in it, so nobody else is asked. For a day the end can be taken back by `/undo`.
vote-undo = ### Take the last moves back?
vote-reopen = ### Take the end of this match back?
undone-move = { $player }: { $move }
undone-earlier = -# { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }, and then:
vote-line = { $vote ->
        [yes] ✅ { $player } agrees
        [no] ❌ { $player } refuses
        [computer] ✅ { $player } agrees, as computers do
        [away] 💤 { $player } is away
       *[open] ▫️ { $player } has not answered
    }
vote-count = { $others ->
        [yes] Others who agree
       *[no] People who agree
    }: **{ $agreed } of { $all }**.
vote-refused = **Refused**, so nothing is done. It stays open in case of a change of mind: { $players }.
vote-until = -# Nobody is waited for any more from { $at } on, if nobody refuses and more than half agree.
vote-final = -# From { $at } on the end is final, if not all have agreed by then. Whoever is away is not waited for if more than half agree.
vote-agree = Agree
vote-refuse = Refuse

notice-silence = Nobody has refused for days, and more than half agree: what the table was asked is done.
notice-silence-of-holder = For a day whoever had the seat has neither moved nor refused, and the others agree: it is given away.
notice-ended-by-vote = The table has ended this match without a result.
notice-ended-by-host = The host has ended this match without a result: { $reason }
notice-converted = The bot has been updated. This match was begun by version { $old } of the rules, which can no longer be played; from move { $ply } on it is played by version { $new }. Rules that differ: { $rules }. Plans made ahead have been dropped, and moves before this cannot be taken back any more.
notice-rules-newer = { $host }: this match is played by version { $found } of the rules, but the bot that runs now knows versions up to { $known }. The match stands still: nobody is reminded, no clock runs, nothing is lost. It goes on when a newer bot runs.
notice-rules-older = { $host }: this match is played by version { $found } of the rules, but the bot that runs now plays versions from { $known } on and cannot take it over. The match stands still: nobody is reminded, no clock runs, nothing is lost. It goes on when a bot runs that can play it.
notice-rules-data = { $host }: the component data of this match do not fit the bot that runs now ({ $entry }). The match stands still: nobody is reminded, no clock runs, nothing is lost. It goes on when a bot runs that can read them.
notice-goes-on = The match goes on: the bot that runs now can play it.
notice-low = { $by }: your time runs out at { $until }. Then { $end ->
        [vote] the table is asked whether the bot shall move for you.
       *[move] the bot plays the simplest move for you.
    }
notice-lapsed = { $by }: time is up. The bot plays the simplest move, and the match goes on.
notice-computer = { $by } takes the seat of { $player }.
seated-by-host = -# Decided by the host { $by }: { $reason }
seated-back = -# { $who }: `/takeover` asks for the seat again, and the host can give it back at once by `/host replace`.
seated-catch-up = Catch up
catch-up-title = ### Your seat: { $seat }
    The match is here: { $step }
note-shown = Your note about this match (only you see it; it goes with the seat):
    { $text }
note-empty = You have no note about this match. `/note` with a text adds a line; only you can read it.
note-forget-last = Forget the last line
note-forget = Forget all
vote-lapse = ### The time of { $player } is up. Shall the bot play the simplest move?
vote-take = ### { $computer ->
        [yes] Shall the computer take the seat of { $player }?
       *[no] { $by } would like to take the seat of { $player }. Do you agree?
    }
    -# All the others, or { $player } alone, must agree.
vote-held = -# { $player } still plays here and is asked as well: { $asked ->
        [agreed] the seat is given away from { $at } on, unless { $player } moves or refuses before.
        [yes] if all the others agree, the seat is given away from { $at } on, unless { $player } moves or refuses before.
       *[no] from the moment all the others agree, { $player } has a day to keep it by a move or a refusal.
    }
vote-holder-stays = **Refused by the holder of the seat, who keeps it.**
vote-take-rated = -# This match is rated: whoever began it and gives up the seat is placed last.
notice-replace-asked = { $by }, the host, would have somebody else play for { $player }: { $reason }
host-replace-asked = Whoever has the seat still plays, and you play yourself, so the table is asked: the seat is given away with its holder's consent, or a day after all the others have agreed, if its holder neither moves nor refuses in it.
notice-replaced = { $by } takes the seat of { $player }.

turns-line = { $mine ->
        [yes] **Your turn** (began { $since })
        [thinking] { $who } Last move { $since }
       *[no] { $who } to move, last move { $since }
    } · { $game } { $match } · { $place }
turns-none = You are in no running match.
log-line = { $turn ->
        [0] –
       *[other] { $turn }.
    } { $line }
board-file = The board in words.
log-earlier = -# { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }: search, name a turn, or take all as a file.
view-board = board
view-area = area of a player
view-hand = your hand
view-scores = points
view-enlarge = Enlarge: { $several ->
        [no] { $first }
       *[yes] { $first } … { $last }
    }
view-enlarge-any = Show a part of it large · { $count }
replay-film = **Match { $match }**, { $first ->
        [0] the beginning
       *[other] turn { $first }
    }{ $several ->
        [yes] {" "}to turn { $last }
       *[no] {""}
    }: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }{ $left ->
        [yes] , of which some pictures are left out
       *[no] {""}
    }. As everybody may see it.
replay-missing = { $count ->
        [one] 1 picture could not be drawn and is left out.
       *[other] { $count } pictures could not be drawn and are left out.
    }
replay-steps = Step by step
replay-step = **Match { $match }**, { $turn ->
        [0] the beginning
       *[other] turn { $turn }
    }, after move { $ply } of { $plies }
replay-start = Before the first move.
replay-unsaid = Nothing happened that everybody may see.
replay-turn-back = ⏪ turn
replay-back = ◀
replay-on = ▶
replay-turn-on = turn ⏩
replay-turn-film = This turn in motion

result-analysis = Analysis
analysis-title = ### Analysis of match { $match }
analysis-making = It is being made: **{ $percent } %** so far. It is thought about only when no computer has to move and nobody asks for a hint, so it may take some minutes or much longer. { $place } tells you when it is there.
analysis-early = It shows what was hidden, so it can be read when the end can no more be taken back: { $at }.
analysis-again = How far is it?
analysis-unit = { $unit ->
    [wins] The lines: how many of 100 continuations each seat could expect to win from there.
   *[points] The lines: the final points that each seat could expect from there, on average.
} Casual computers play each continuation to the end, in a deal that fits what everybody could see (from each position: { $count }).
analysis-too-little = **Too little could be worked out.** Pieces of this work that failed: { $left } of { $count }. So it cannot be said that nobody made a costly move or that no lead turned; what is named below is sure.
analysis-once-more = Try once more
analysis-turns = **Turning points** ({ $unit ->
    [wins] how many more of 100 continuations are won than by the best opponent
    [alone] expected result
   *[points] lead in points over the best opponent
})
analysis-turn = { $number }. { $at }, { $player }: { $before } → { $after }
analysis-turn-button = Turning point { $number }
analysis-no-turns = **Turning points:** none. No lead changed by more than chance may explain.
analysis-person = **{ $player }:** what cost most ({ $unit ->
    [wins] wins of 100
    [alone] points
   *[points] points of lead
})
analysis-cost = - { $at }: **{ $cost }** · { $made } – better: { $better }
analysis-no-cost = **{ $player }:** no move cost more than chance may explain.
analysis-left-out = -# { $count ->
    [one] { $count } piece of this work
   *[other] { $count } pieces of this work
} failed and { $count ->
    [one] is
   *[other] are
} left out; there may be more to find.
analysis-basis = -# A move is named only if the better one wins by more than three standard errors in deals of their own, each made from what the person could know then. How good a move was says nothing of how lucky it was.
analysis-since = -# What was before move { $ply } was played by older rules and cannot be looked back at.
decimal-mark = .
analysis-choose = A costly move and its board
analysis-option = { $player } · { $at } · { $cost }
analysis-at = move { $ply }
analysis-move = ### { $player } · { $at } of { $plies }
analysis-made = Made: { $move }
analysis-better = Better: **{ $move }**
analysis-why = -# { $count ->
    [one] In { $count } deal
   *[other] In { $count } deals
} that { $count ->
    [one] fits
   *[other] fit
} what { $player } could know then, casual computers played on to the end after each of the two moves. On average what was done ends { $unit ->
    [wins] { $cost } of 100 wins
    [alone] { $cost } pt.
   *[points] { $cost } pt. of lead
} short of the better move (standard error { $error }).
log-empty = Nothing has happened yet.
log-file = { $count ->
        [one] 1 line
       *[other] { $count } lines
    } in the file.
concede-ask = Leave this match for good? { $end ->
        [won] It ends by that, and { $player } wins.
        [over] It ends by that.
       *[goes-on] Your seat then plays only the simplest moves by itself.
    }
concede-confirm = Leave for good
help-now = ### { $step }
help-your-turn =
    ### It is your turn.
    { $step }
help-kind = - **{ $kind }** – { $hint }
help-awaited = { $who } to move: { $step }
help-watching = ### You have no seat in this match.
match-place = Match { $match } is played here: { $place }
help-thread-gone = The thread of match { $match } has been deleted. Nothing is lost: its host, somebody who manages the server, or more than half of its players type `/host thread` in a text channel, and it goes on there.
help-commands =
    - **Matches** `/games` begin or learn · `/turns` yours · `/takeover` ask for a seat · `/concede` leave · `/vote` end together
    - **The board** `/board` picture or text · `/view` any part, any player · `/scores` points · `/log` what happened · `/replay` once more · `/analysis` of a match that is over · `/undo` take back
    - **The rules** `/learn` a lesson · `/rules` chapters · `/card` tiles, cards, tokens
    - **You** `/me` language, reminders · `/away` be away · `/note` private notes · `/stats`, `/hall` results
    - **The server** `/host check`, `/host settings`, `/host notes` for hosts · `/bug` report a fault · `/credits`
card-choose = Which one?
card-several = { $count ->
        [one] 1 thing is called
       *[other] { $count } things are called
    } “{ $typed }” or like it. Choose below, or type more of the name.
card-text = ### { $name }
card-edition = { $edition }: { $text }
card-thing = { $what } { $count }
card-fact-cost = **Costs:** { $what }
card-fact-bonus = **Bonus on the tracks:** { $what }
card-fact-step = **More for each that you have already:** { $what }
card-fact-needs = **Needs:** { $what }
card-fact-symbols = **Its symbols:** { $what }
card-fact-deal = **As a Deal:** { $what }
card-fact-raze = **When Razed:** { $what }
copy-name = { $name } ({ $what })
copy-cost = costs { $what }
copy-raze = Raze: { $what }
copy-deal = Deal: { $what }
copy-number = copy { $count }
card-source = -# { $kind ->
        [seed] From the rulebook.
        [public] From a public description ({ $where }).
        [box] Looked up in the box by whoever runs this bot.
        [memory] From memory; it may differ from the printed game.
        [reconstructed] Reconstructed; it may differ from the printed game.
       *[other] Source: { $where }
    }
card-doubt = Reconstructed: { $what }; this may differ from the printed game.
card-known = From sources: { $what }.
card-field-all = everything
card-field-name = the name
card-field-name-en = the English name
card-field-name-pl = the Polish name
card-field-count = how many there are
card-field-cost = the cost
card-field-requires = what it needs
card-field-requirement = what it needs
card-field-vp = the points
card-field-token = its token
card-field-produces = what it produces
card-field-production = what it produces
card-field-resource = the resource
card-field-pillars = the symbols
card-field-unrest = the Unrest
card-field-effects = what it does
card-field-effect = what it does
card-field-action = what it does
card-field-feature = what it does
card-field-bonus = what it does
card-field-permanent = whether it stays in force
card-field-where = where it applies
card-field-amount = how much it brings
card-field-target-kind = what it can be aimed at
card-field-frame = the frame
card-field-era = the Era
card-field-red-stripe = the red stripe
card-field-front = the front
card-field-back = the back
card-field-adjacent = what it borders on
card-field-not-a-region = whether it is a region
card-field-other = a detail
card-place-common-deck-spreadsheet = a list of the Common cards by players
card-place-cz-card-data = card data of the Czech edition by players
card-place-en-rulebook-2014 = the English rulebook of 2014
card-place-en-rulebook-2014-picture = pictures in the English rulebook of 2014
card-place-designer-blog-2014 = the designer’s blog of 2014
card-place-solo-helper-js = a helper for solo play by players
card-place-insert-photo = a photo of the box
card-place-EtiNL-mare_nostrum = a program of the game by players
card-place-other = notes of players
box-have = I have the box
box-have-one = I have the box: { $name }
box-title = From the box
box-value = What is it like in the box?
box-value-hint = What is printed there, or how many there are
box-edition = Which edition is it?
box-edition-hint = Language, publisher, year
box-thanks = Thank you. The hosts of this server read it. Where the data are corrected, new matches have it, running ones go on as they were.
box-notes-none = No notes of people who have the box are waiting.
box-notes-title = ### { $count ->
        [one] 1 note
       *[other] { $count } notes
    } from the box
box-notes-line = **{ $number }** · { $by }, { $at } · { $game } · { $name } (`{ $id }`): { $text } · edition: { $edition }
box-notes-option = { $number } · { $name }
box-notes-done = Mark as done
credits-text = Icons: game-icons.net by Delapouite, Lorc and others, CC BY 3.0. World map: Natural Earth, public domain. Fonts: Source Sans 3, Fira Sans Condensed, Alegreya, Alegreya SC, Cinzel, SIL Open Font License. The games belong to their authors and publishers, with whom this bot is not affiliated; own words, own pictures.
export-done = The record of the match. Check it with `python bot.py verify FILE`.
bug-noted = Thank you. This is report **{ $number }**; it keeps the match as it stands now. What stands below holds nothing hidden, so everybody may read it.
bug-text = **Report { $number }**: { $text }
    { $game } { $match }, rules version { $rules }, { $turn ->
        [0] beginning
       *[other] turn { $turn }
    }, after move { $ply }. Awaited: { $step }
bug-host = { $over ->
        [yes] -# The file is for `python -m tests.campaigns.reported`.
       *[no] -# The whole file holds the seed, so nobody gets it here before the match is over for good. Whoever runs the bot fetches it with `python bot.py report { $number }`.
    }
bug-post = Post it in the thread
bug-posted = Report { $number } stands in the thread.
notice-bug = { $by } reports a fault (report { $number }, after move { $ply }): { $text }
notice-analysis = { $who }: the analysis of this match is there.
list-more = -# … { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }

remind-title = { $tone ->
        [firm] { $who }, this is not the first reminder: { $count ->
            [one] a match waits for you, and it cannot go on without you. If you have no time, `/away` says so to the others.
           *[other] { $count } matches wait for you and cannot go on without you. If you have no time, `/away` says so to the others.
        }
       *[soft] { $who }, { $count ->
            [one] a match waits for you:
           *[other] { $count } matches wait for you:
        }
    }
remind-line = - { $game } { $match } · { $place } · your turn began { $since }{ $alone ->
        [yes] {" "}· everybody waits for you alone
       *[no] {""}
    }
remind-hush = No more reminders of this
remind-hush-match = No more for { $game } { $match }
remind-hushed = No more reminders of what match { $match } waits for now. From the next time on that it waits for you they come again.
call-turn = { $who }, { $game } { $match } waits for you; your turn began { $since }.
call-alone = { $who }, you are the last one: in { $game } { $match } everybody waits for you alone; your turn began { $since }.
people-earlier = { $number }, earlier{ $time ->
        [1] {""}
       *[other] {" "}{ $time }
    }
who-gone = { $who } (has left the server: `/takeover` asks for the seat, for a person or the computer)
who-blind = { $who } (cannot see this channel, so gets no reminders here)
who-away = { $who } (away until { $until })
notice-away = { $by } is away until { $until }: no reminders, and his or her clock stands still.
notice-back = { $by } is here again.
away-text = { $away ->
        [yes] You are **away until { $until }**: nobody pings or reminds you, your clocks stand still, and the others see it in all your matches.
       *[no] You are here. `/away` with a day makes you away in all your matches from now up to the end of that day.
    }
    -# Days of { $year } left for it: { $left } of { $most }.
away-back = I am here again

me-text = Language: **{ $language }**
    Reminder: daily at **{ $hour }**, zone **{ $zone }**; the next one: { $next }
    { $quiet ->
        [yes] Quiet hours: **{ $quiet_from } – { $quiet_to }**
       *[no] No quiet hours
    }
    { $direct ->
        [yes] Reminders come by direct message{ $failed ->
            [yes] {" "}(the last one could not be delivered: open your direct messages for this server; until then I write in the thread)
           *[no] {""}
        }
       *[no] Reminders come by mention in the thread
    }
    { $confirm ->
        [yes] The panel asks before every move.
       *[no] The panel asks only before moves that cannot be taken back or end your part of a phase; a turn that ends with its move is not asked about.
    }
    { $always_ask ->
        [yes] I ask you even where you have only one move.
       *[no] Where you have only one move, I play it for you.
    }
# What people and servers set, in menus and on buttons.
setting-lang-choose = Language
setting-language = Language: { $language }
setting-hour-choose = Hour of the reminder
setting-hour = Reminder at { $hour }
setting-quiet-choose = Quiet hours
setting-quiet = Quiet from { $first } to { $end }
setting-quiet-none = No quiet hours
setting-zone = Time zone: { $zone }
setting-zone-ask = Choose a city that has the same time; beside each stands what time it is there.
setting-zones = { $first } – { $last }
setting-region-Europe = Europe
setting-region-America = America
setting-region-Asia = Asia
setting-region-Africa = Africa
setting-region-Australia = Australia
setting-region-Pacific = Pacific
setting-region-Atlantic = Atlantic
setting-region-Indian = Indian Ocean
setting-region-Antarctica = Antarctica
setting-region-Etc = By hours from GMT
setting-by_dm-yes = Remind me by direct message
setting-by_dm-no = Remind me in the thread
setting-confirm-yes = Ask me before every move
setting-confirm-no = Ask me less
setting-hints-yes = Allow hints
setting-hints-no = No hints
setting-always_ask-yes = Ask me even with one move only
setting-always_ask-no = Play my only move for me
setting-away_days-choose = Days of a year to be away
setting-away_days = { $count ->
    [0] Nobody may be away
    [one] Away at most 1 day a year
   *[other] Away at most { $count } days a year
}
zone-gone = -# The time zone “{ $zone }” is not known here any more; **{ $instead }** counts instead. `/me` chooses another, for the server `/host settings`.
settings-text = Language of posts: **{ $language }**
    Reminders: **{ $hour }**, zone **{ $zone }**, { $quiet ->
        [yes] quiet hours **{ $quiet_from } – { $quiet_to }**
       *[no] no quiet hours
    }, for those who have not chosen their own.
    Days of a year that people may be away: **{ $away }**
    Hints by the computer, in matches that are not rated: **{ $hints ->
        [yes] allowed
       *[no] not allowed
    }**
host-done = Done; the table and the log say so, with your reason.

# What hosts did, in the thread and in the log.
deed-undo = Host { $by } has taken the last moves back ({ $moves }): { $reason }
deed-reopen = Host { $by } has taken the end of the match back{ $played ->
        [yes] {", and the last moves with it ("}{ $moves }{")"}
       *[no] {""}
    }: { $reason }
deed-pass = Host { $by } has had the simplest move played for { $player }: { $reason }
deed-replace = Host { $by } has given the seat of { $player } to { $computer ->
        [yes] the computer
       *[no] { $name }
    }: { $reason }
deed-option = Host { $by } has set the clock ({ $clock ->
        [fast] { clock-fast }
        [usual] { clock-usual }
        [calm] { clock-calm }
       *[none] { clock-none }
    }{ $end ->
        [vote] {", at zero the table votes"}
       *[default] {""}
    }): { $reason }
deed-end = Host { $by } has ended the match without a result: { $reason }
deed-import = { $by } has brought this match in from a file that was made after { $ply ->
        [one] 1 move
       *[other] { $ply } moves
    }: { $reason }{ $over ->
        [yes] {""}
       *[no] {" – whoever has that file can know everything hidden"}
    }
import-done = Match { $match } is here: { $place }
    { $seats }
import-seat = { $seat }. { $player }{ $kind ->
        [stand-in] {" (computer; `/host replace` and `/takeover` give the seat to a person)"}
       *[person] {""}
    }
host-told-forbidden = Match { $match } waits: I may not post in { $channel } any more. Give me back the permissions to see it and to send messages (in threads) and files; nothing is lost, I will post what is missing.
host-told-gone = Match { $match } waits: { $channel } is gone. Nothing is lost; `/host thread` in a text channel opens a new thread for it.
host-told-locked = Match { $match } waits: the thread { $channel } is locked. Somebody who may manage threads must unlock it; nothing is lost, I will post what is missing. `/host thread` in a text channel opens a new thread instead.
host-told-blocked = Match { $match } waits: automatic moderation blocks what I post in { $channel }. Somebody who manages the server must exempt my role or this channel from the rule (in the server's settings under AutoMod); nothing is lost, I will post what is missing.
host-told-large = Match { $match } waits: my pictures are too large for { $channel }. Whoever runs the bot must have it send smaller ones (setting `TABLEBOT_PICTURES`); nothing is lost, I will post what is missing.
host-told-barred = Match { $match } waits: the server's verification level does not let me write in { $channel }. Somebody who manages the server must give me a role; nothing is lost, I will post what is missing.
host-told-place = Match { $match } waits: { $channel } is no place in which I can post or open a thread. Nothing is lost; `/host thread` in an ordinary text channel opens a new thread for it.
host-told-other = Match { $match } waits: Discord refuses what I post in { $channel } (code { $code }). `/host check` in that channel shows whether I lack something there, `/host thread` in a text channel opens a new thread; if neither helps, give whoever runs the bot the code. Nothing is lost.
host-told-later = Match { $match } waits: for two days Discord has not taken what I post in { $channel }. Nothing is lost, I go on trying; if it lasts, whoever runs the bot finds the reason in its log.
host-told-refused = Discord will never take one post of match { $match } in { $channel }, so it is left out. The match goes on, and the next board shows all that was played; please tell whoever runs the bot, whose log has the reason.
players-told = -# You read this because you play in this match, and nothing of it could be posted since { $since }. Moves can be made all the same: `/turns` names the match, `/help` in any channel has its buttons, `/board` shows the position. If more than half of its players type `/host thread` in another text channel, it goes on there.
host-told-full = Match { $match } waits: this server has as many open threads as Discord allows, and none of mine is left that could be archived. Somebody who may manage threads must archive some that are done (`/host check` counts them); nothing is lost, I will go on by myself.
check-line = { $ok ->
        [yes] ✅
       *[no] ❌
    } { $what }
check-text-channel = an ordinary text channel or thread
check-threads = ▫️ { $count } of { $most } threads are open on this server
check-outbox = ▫️ { $count ->
        [0] nothing is waiting to be posted
        [one] 1 post is waiting
       *[other] { $count } posts are waiting
    }
thread-asked = Noted: you want to go on with match { $match } here. { $missing ->
        [one] 1 more player has
       *[other] { $missing } more players have
    } to type the same command in this channel; they were told here.
thread-asked-here = { $by } wants to go on with match { $match } here, as nothing of it can be posted where it was played. Whoever plays in it agrees by typing `/host thread` for match { $match } in this channel (still needed: { $missing }): { $who }
check-sure = ▫️ Data of { $game }: from the rulebook: { $rulebook }, from public sources: { $public }, reconstructed: { $reconstructed }{ $box ->
        [0] {""}
       *[other] , looked up in the box: { $box }
    }
check-tree = ❌ Discord did not take my list of commands (code { $code }, { $kind }): new ones may be missing and changed ones be refused. What could be used before still works. I try again at the next start; whoever runs the bot finds the reason in its log.
check-rival = ❌ Another bot answers for the same application: of two that run at once, each gets only some of what people press. Whoever runs the bot must stop one of them, or give the other an application and a token of its own.
status-title = ### How the bot is
status-waiting = { $count ->
        [0] ✅ Nothing is waiting to be posted.
        [one] ⚠️ 1 post is waiting to be delivered; it was made { $since }.
       *[other] ⚠️ { $count } posts are waiting to be delivered; the oldest was made { $since }.
    }
status-given-up = { $count ->
        [0] ✅ No post was given up.
        [one] ❌ 1 post was given up, because Discord would never take it.
       *[other] ❌ { $count } posts were given up, because Discord would never take them.
    }
status-loop = { $how ->
        [well] ✅ The bot answers at once
        [slow] ⚠️ The bot is busy
       *[bad] ❌ The bot has too much to do
    }: delay { $ms } ms.
status-gateway = { $how ->
        [well] ✅ The connection to Discord is quick
        [slow] ✅ The connection to Discord is as usual
       *[bad] ⚠️ The connection to Discord is slow
    }: { $ms } ms.
status-gateway-unknown = ▫️ How quick the connection to Discord is, is not known yet.
status-icons = { $how ->
        [well] ✅ All icons beside words are there.
        [coming] ▫️ Icons beside words are being uploaded: { $count } of { $most } so far.
        [full] ⚠️ { $count } of { $most } icons beside words are there: the application has no room for more emojis. Remove old ones in the developer portal.
        [forbidden] ⚠️ { $count } of { $most } icons beside words are there: Discord does not let the bot upload any.
        [refused] ⚠️ { $count } of { $most } icons beside words are there: Discord refused some.
       *[later] ⚠️ { $count } of { $most } icons beside words are there: Discord could not take them and is asked again within the hour.
    }
status-slow = { $count ->
        [0] ▫️ Nobody has done anything since the start.
        [one] ▫️ Since the start 1 command or press was handled:
       *[other] ▫️ The slowest of the last { $count } commands and presses:
    }
status-slow-line = - `{ $name }` { $at }: { $seconds } s
status-errors = { $count ->
        [0] ✅ No unforeseen error on this server since the start.
       *[other] ❌ The last unforeseen errors on this server, by the number in the log:
    }
status-error-line = - `{ $report }` { $at }: { $error } in `{ $name }`
check-invite = -# Invitation with exactly these permissions: { $link }
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
language-en = English
language-pl = Polski

cli-about = Heavy board games by chat.
cli-command = verify: replay an exported match; backup: copy the database; restore: put a copy in its place; report: the file of a reported fault; export: a match as a file; invite: the address of the invitation; desk: a page on which you say what is in your box
cli-file = the file for verify, backup or restore; the number for export and report; the application's id for invite; the game for desk
cli-sandbox = play on this machine without Discord
cli-port = port of the sandbox or the desk
cli-report = desk: print what was looked up as a table, and as a patch for the project's own data
cli-edition = desk: the edition of the box that is looked at, a name of your own; without it the one that needs none
cli-database = the database file
cli-data = folder with corrections of component data
cli-no-token = DISCORD_TOKEN is not set: opening the sandbox instead, a page on this machine with the real bot on a simulated Discord. Stop it with Ctrl+C.
cli-backup-done = The database was copied to { $file }.
cli-restore-done = { $database } is now what { $file } was. What was there before lies beside it, ending in .before-restore.
cli-export-done = The match was written to { $file }.{ $over ->
        [yes] {""}
       *[no] {" It tells everything hidden in the match; show it to none of its players before it is over for good."}
    }
cli-report-done = The report was written to { $file }. It tells everything hidden in the match; show it to none of its players before it is over for good.
cli-verified = Honest: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } replayed, seed hash { $hash }, scores { $scores }.
cli-verified-converted = After move { $ply } version { $new } of the rules took the match over from version { $old }; the moves up to there were taken as they stand.
cli-verified-data = It was played with other component data than this bot has now. Entries that differ: { $entries }.

metric-interactions = Interactions by name and outcome
metric-seconds = Seconds from press to answer
metric-running = Matches that are played
metric-waiting = Posts that wait to be delivered
metric-given-up = Posts that Discord refused
metric-thoughts-missing = Decisions of strong computers that were made without a thought
metric-latency = Latency of Discord's gateway

## What a move costs and brings: { $what } are names with signed numbers
why-title = ### Not possible now
why-same =
    the same: { $others }{ $count ->
        [0] { "" }
       *[other] {" "}and { $count } more
    }
why-more =
    … and { $count ->
        [one] { $count } more reason
       *[other] { $count } more reasons
    }: choose the kind of move below.
why-menu = One kind of move, whole
why-nothing = Everything that one might look for here is possible.
consequence-together = All together:
# Above what the moves before cost and bring, while the next one is chosen.
consequence-so-far = So far:
consequence-cost = costs { $what }
consequence-gain = brings { $what }
# Of the moves of a chain: what comes or goes between two of them without any choice, such as an income.
consequence-by-itself = { $all ->
    [yes] by itself between the moves: { $what }
   *[no] of that, by itself between the moves: { $what }
}
consequence-others = for others · { $what }
consequence-points = { $player }: { $points }
consequence-ends = then: the match ends{ $known ->
    [yes] { " " }– { $scores }
   *[no] { "" }
}
consequence-chance = then: chance, or what others hide, decides the rest
# The same where nothing but what a card or a token is that comes up is unknown.
consequence-faces = then: something comes up that is not known yet
consequence-lasts = cannot be taken back{ $named ->
    [yes] : { $event }
   *[no] { "" }
}
consequence-may-last = perhaps cannot be taken back: that depends on what comes up
consequence-perishes = lost with it: { $what }
consequence-perishes-then = then by itself: { $end } · lost with it: { $what }
consequence-given-up = given up by it – { $kinds }
consequence-still-possible = still possible before it – { $kinds }
consequence-set = set of { $count } ({ $what })
consequence-between = { $name } { $by } to { $most }
consequence-least = { $name } { $by } or more
consequence-change = { $name } { $by } ({ $before } → { $after })
consequence-sum = { $name } { $gain } { $cost } = { $by }
consequence-both = { $name } { $gain } { $cost } = { $by } ({ $before } → { $after })
