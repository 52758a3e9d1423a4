# Spojrzenie na zakończone rozgrywki: statystyki, rankingi, księga chwały.
stats-title = ## Statystyki: { $player }
stats-none = { $player } nie ma tu jeszcze żadnej zakończonej rozgrywki.
stats-total = { $matches ->
        [one] 1 rozgrywka zakończona
        [few] { $matches } rozgrywki zakończone
       *[many] { $matches } rozgrywek zakończonych
    } na tym serwerze, { $wins ->
        [one] 1 zwycięstwo
        [few] { $wins } zwycięstwa
       *[many] { $wins } zwycięstw
    }
stats-game = ### { $game }
stats-rating = Ranking **{ $rating }** po { $matches ->
        [one] 1 rozgrywce rankingowej
        [few] { $matches } rozgrywkach rankingowych
       *[many] { $matches } rozgrywkach rankingowych
    }
stats-places = Zwycięstwa: **{ $wins }** z **{ $matches }** · średnie miejsce **{ NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }**
stats-points = Średnio punktów: **{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }**, najwięcej: **{ $best }**
stats-with-points = , punkty { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-seats = -# { $seats ->
        [one] W pojedynkę
        [few] Przy { $seats } graczach
       *[many] Przy { $seats } graczach
    }: zwycięstwa { $wins } z { $matches }, miejsce { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ $points }
stats-start = -# Jako { $seat }. gracz: zwycięstwa { $wins } z { $matches }, miejsce { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ $points }

rating-value = { $rating }{ $provisional ->
        [yes] ?
       *[no] {""}
    }
rating-changes = -# Ranking – { $changes }
rating-change = { $player }: { $rating } ({ $change })
rating-unchanged = -# Rankingi się nie zmieniają: spośród tych, którzy zaczęli tę rozgrywkę, mniej niż dwie osoby utrzymały miejsce do jej końca.
rating-explained = -# Ranking mówi, jak dobrze ktoś gra: tyle, ile jest niemal pewne. Każdy zaczyna od { $start } i zyskuje dzięki dobrym miejscom, a także samym graniem, bo z każdą rozgrywką maleje niepewność; „?” oznacza mniej niż { $least ->
        [one] 1 rozgrywkę rankingową
        [few] { $least } rozgrywki rankingowe
       *[many] { $least } rozgrywek rankingowych
    }.

hall-title = ## Księga chwały
hall-none = Nie ma tu jeszcze żadnej zakończonej rozgrywki.
hall-game = ### { $game } · { $matches ->
        [one] 1 rozgrywka
        [few] { $matches } rozgrywki
       *[many] { $matches } rozgrywek
    }
hall-ratings = **Ranking**
hall-ratings-line = **{ $rank }.** { $who } – **{ $rating }** po { $matches ->
        [one] 1 rozgrywce rankingowej
        [few] { $matches } rozgrywkach rankingowych
       *[many] { $matches } rozgrywkach rankingowych
    }
hall-ratings-new = Jeszcze bez miejsca w rankingu: { $people }{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }
hall-course = Przebieg rankingów
hall-best = **Najwyższe wyniki**
hall-best-line = **{ $rank }.** { $who } – **{ $points }** · { $seats ->
        [one] w pojedynkę
        [few] przy { $seats } graczach
       *[many] przy { $seats } graczach
    } · { $match }
hall-wins = **Najwięcej zwycięstw**
hall-wins-line = **{ $rank }.** { $who } – **{ $wins }** { $matches ->
        [one] z 1 rozgrywki
        [few] z { $matches } rozgrywek
       *[many] z { $matches } rozgrywek
    }
hall-longest = **Najdłuższa rozgrywka** – { $lasting } · { $match }
hall-shortest = **Najkrótsza rozgrywka** – { $lasting } · { $match }
hall-lasting = { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } godz. { $minutes } min
        }
        [one] 1 dzień { $hours } godz.
        [few] { $days } dni { $hours } godz.
       *[many] { $days } dni { $hours } godz.
    }, { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
hall-match = rozgrywka { $match } ({ $ended })
hall-match-in = rozgrywka { $match } { $place } ({ $ended })
hall-person = **{ $name }**
hall-computer = *komputer*
hall-computers = *komputery*
