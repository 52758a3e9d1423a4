# Słowa wspólne obrazom wszystkich gier.

render-sample-news = Kasia odsłania Winiarnię, zagrywa żeton monet (Wojtek, M11, konie), dodaje Koszary (żelazo) na L10 i otrzymuje żeton wojny.

# tabela punktów
scores-now = Punkty dotychczas
scores-progress = Jak daleko kto zaszedł
scores-lost = Rozgrywka przegrana
scores-open = Nikt jeszcze nie wygrał
scores-final = Punkty końcowe
scores-sum = Razem
scores-seat = Gracz { $number }
scores-level = { $points ->
    [0] Nikt jeszcze nie ma punktów
   *[other] Wszyscy mają tyle samo
}
scores-lead = { $count ->
    [one] Prowadzi: { $players }
   *[other] Prowadzą: { $players }
}
scores-won = { $count ->
    [one] Wygrywa: { $players }
   *[other] Wygrywają: { $players }
}

# przebieg punktów
course-title = { $game }: punkty w przebiegu rozgrywki
course-turns = Po turze { $turns }:
course-now = teraz
course-step = Punkty w przebiegu rozgrywki
course-turn = Tura

# czego można się było spodziewać w trakcie rozgrywki
expected-points = Spodziewane punkty końcowe
expected-wins = Wygrane na 100 przebiegów
expected-move = Ruch
expected-told-points = { $game }: spodziewane punkty końcowe
expected-told-wins = { $game }: spodziewane wygrane na 100 dalszych przebiegów
expected-after = Po ruchu { $plies }:
expected-turns = Punkty zwrotne: po ruchu { $plies }.

# przebieg rankingów
ratings-title = { $game }: rankingi w kolejnych rozgrywkach
ratings-step = Rankingi w kolejnych rozgrywkach
ratings-match = Rozgrywka

# w miejscu obrazu
picture-fault = Nie udało się narysować tego obrazu. Rozgrywka toczy się dalej bez niego, a kto prowadzi bota, znajdzie przyczynę w dzienniku błędów.
