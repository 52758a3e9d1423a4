# Words that the pictures of all games share.

render-sample-news = Kasia reveals Winery, plays a coin on Wojtek M11 (horses), builds Barracks (iron) at L10 and gains a war token.

# the table of points
scores-now = Points so far
scores-progress = How far everybody has come
scores-lost = The match is lost
scores-open = Nobody has won yet
scores-final = Final points
scores-sum = Sum
scores-seat = Player { $number }
scores-level = { $points ->
    [0] No points yet
   *[other] All are level
}
scores-lead = { $count ->
    [one] { $players } leads
   *[other] { $players } lead
}
scores-won = { $count ->
    [one] { $players } has won
   *[other] { $players } have won
}

# the course of points
course-title = { $game }: points over the match
course-turns = After turn { $turns }:
course-now = now
course-step = Points over the match
course-turn = Turn

# what could be expected in the course of a match
expected-points = Expected final points
expected-wins = Wins of 100 continuations
expected-move = Move
expected-told-points = { $game }: the final points that could be expected
expected-told-wins = { $game }: who could expect to win, of 100 continuations
expected-after = After move { $plies }:
expected-turns = Turning points: after move { $plies }.

# the course of ratings
ratings-title = { $game }: ratings over the rated matches
ratings-step = Ratings over the matches
ratings-match = Rated match

# in the place of a picture
picture-fault = This picture could not be drawn. The match goes on without it; whoever runs the bot finds the reason in its log.
