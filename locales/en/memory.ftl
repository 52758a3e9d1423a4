# Looking back at finished matches: statistics, hall of fame.
stats-title = ## Statistics of { $player }
stats-none = { $player } has not finished a match here yet.
stats-total = { $matches ->
        [one] 1 match finished on this server
       *[other] { $matches } matches finished on this server
    }, { $wins } won
stats-game = ### { $game }
    Won **{ $wins }** of **{ $matches }** · average place **{ NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }**
stats-points = Average points **{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }**, best **{ $best }**
stats-with-points = , points { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-seats = -# { $seats ->
        [one] Alone
       *[other] { $seats } players
    }: won { $wins } of { $matches }, place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ $points }
stats-start = -# Seat { $seat }: won { $wins } of { $matches }, place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ $points }

hall-title = ## Hall of fame
hall-none = No match has been finished here yet.
hall-game = ### { $game } · { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
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
