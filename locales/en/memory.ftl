# Looking back at finished matches: statistics, ratings, hall of fame.
stats-title = ## Statistics of { $player }
stats-none = { $player } has not finished a match here yet.
stats-total = { $matches ->
        [one] 1 match finished on this server
       *[other] { $matches } matches finished on this server
    }, { $wins } won
stats-game = ### { $game }
stats-rating = Rating **{ $rating }** after { $matches ->
        [one] 1 rated match
       *[other] { $matches } rated matches
    }
stats-places = Won **{ $wins }** of **{ $matches }** · average place **{ NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }**
stats-points = Average points **{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }**, best **{ $best }**
stats-with-points = , points { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-seats = -# { $seats ->
        [one] Alone
       *[other] { $seats } players
    }: won { $wins } of { $matches }, place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ $points }
stats-start = -# Seat { $seat }: won { $wins } of { $matches }, place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ $points }

rating-value = { $rating }{ $provisional ->
        [yes] ?
       *[no] {""}
    }
rating-changes = -# Rating – { $changes }
rating-change = { $player }: { $rating } ({ $change })
rating-unchanged = -# Ratings stay as they are: fewer than two of those who began this match held their seats until its end.
rating-explained = -# Rating: how well somebody plays, as far as that is almost certain. Everybody begins at { $start } and rises by good places and, as the doubt shrinks, by playing; “?” means fewer than { $least ->
        [one] 1 rated match
       *[other] { $least } rated matches
    }.

hall-title = ## Hall of fame
hall-none = No match has been finished here yet.
hall-game = ### { $game } · { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
hall-ratings = **Rating**
hall-ratings-line = **{ $rank }.** { $who } – **{ $rating }** after { $matches ->
        [one] 1 rated match
       *[other] { $matches } rated matches
    }
hall-ratings-new = Not ranked yet: { $people }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
hall-course = Course of ratings
hall-best = **Best scores**
hall-best-line = **{ $rank }.** { $who } – **{ $points }** · { $seats ->
        [one] alone
       *[other] { $seats } players
    } · { $match }
hall-wins = **Most wins**
hall-wins-line = **{ $rank }.** { $who } – **{ $wins }** { $matches ->
        [one] of 1 match
       *[other] of { $matches } matches
    }
hall-longest = **Longest match** – { $lasting } · { $match }
hall-shortest = **Shortest match** – { $lasting } · { $match }
hall-lasting = { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
        [one] 1 day { $hours } h
       *[other] { $days } days { $hours } h
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
hall-match = match { $match } ({ $ended })
hall-match-in = match { $match } { $place } ({ $ended })
hall-person = **{ $name }**
hall-computer = *a computer*
hall-computers = *computers*
