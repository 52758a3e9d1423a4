# Słowa wspólne obrazkom wszystkich gier.

render-sample-news = Kasia odsłania Winiarnię, zagrywa żeton monet (Wojtek, M11, konie), dodaje Koszary (żelazo) na L10 i otrzymuje żeton wojny.

# the table of points
scores-now = Punkty dotychczas
scores-progress = Kto jak daleko zaszedł
scores-open = Jeszcze nikt nie wygrał
scores-final = Punkty końcowe
scores-sum = Razem
scores-seat = Gracz { $number }
scores-lead = { $count ->
    [one] Prowadzi { $players }
   *[other] Prowadzą: { $players }
}
scores-won = { $count ->
    [one] Wygrywa { $players }
   *[other] Wygrywają: { $players }
}

# the course of points
course-title = { $game }: punkty w kolejnych turach
course-turns = Po turze { $turns }:
course-step = Punkty w kolejnych turach
course-turn = Tura

# the course of ratings
ratings-title = { $game }: rankingi w kolejnych rozgrywkach
ratings-step = Rankingi w kolejnych rozgrywkach
ratings-match = Rozgrywka

# w miejscu obrazka
picture-fault = Nie udało się narysować tego obrazka. Rozgrywka toczy się dalej bez niego, a opiekun bota znajdzie przyczynę w dzienniku.
