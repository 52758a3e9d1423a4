### What games say alike. A game that says it otherwise has the same message with its own prefix in the place of "game".

game-event-finished = The game is over: { $reason }
game-illegal-not-your-turn = It is { $active }’s turn.
game-field-kind = What do you want to do?
game-reason-concession = only one player is left.
game-picture-mover = { $player } to move
game-picture-movers =
    { $count ->
        [one] { $count } player is choosing
       *[other] { $count } players are choosing
    }
game-picture-winner =
    { $count ->
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }
game-event-conceded = { $player } leaves the match.
game-illegal-finished = The match is over.
game-illegal-unreadable = The rules of this match do not know this move.
game-illegal-already-left = This seat has been left already.
command-game-new = new
    .about = Open a match for others to join
    .seats-name = seats
    .computers = How many of the seats the computer takes
    .computers-name = computers
    .rated = Whether the result changes the players' ratings on this server
    .rated-name = rated

# what can be shown large
game-closeup-legend = Legend of all signs

# What a component says is put together of parts.
game-says-and = { $first } and { $last }
game-says-or = { $first } or { $last }
