# Narodziny Imperiów: nieliczne słowa na obrazkach oraz obrazek opowiedziany słowami.
#
# rise-picture-*  słowa rysowane na obrazku
# rise-alt-*      obrazek dla czytników ekranu, razem najwyżej 1024 znaki
# rise-text-*     cała plansza w wierszach tekstu

rise-picture-title = Narodziny Imperiów
rise-picture-player = Gracz { $number }
rise-picture-turn = Tura { $era ->
        [1] I
        [2] II
       *[other] III
    }-{ $side }
rise-picture-era = Era { $era ->
        [1] I
        [2] II
       *[other] III
    }
rise-picture-round = Runda { $round } z { $last }
rise-picture-phase-food = Żywność
rise-picture-phase-income = Dochód
rise-picture-phase-upkeep = Punkty Zwycięstwa
rise-picture-phase-order = Kolejność ruchów
rise-picture-phase-over = Koniec gry
rise-picture-mover = Ruch: { $player }
rise-picture-movers =
    { $count ->
        [one] Wybiera { $count } gracz
        [few] Wybierają { $count } gracze
       *[many] Wybiera { $count } graczy
    }
rise-picture-winner =
    { $count ->
        [one] Zwycięzca: { $players }
       *[other] Zwycięzcy: { $players }
    }
rise-picture-row-empire = Imperium
rise-picture-row-territory = Terytorium
rise-picture-row-trade = Handel
rise-picture-row-progress = Rozwój
rise-picture-row-city = Miasto
rise-picture-tiles-progress = Rozwój
rise-picture-tiles-city = Miasta
rise-picture-tiles-territory = Terytoria
rise-picture-tiles-empire = Imperia
rise-picture-none = nic nie zostało
rise-picture-regions = Regiony
rise-picture-nothing = brak
rise-picture-trade-track = Tor Handlu
rise-picture-track-free =
    { $count ->
        [one] { $count } wolne pole
        [few] { $count } wolne pola
       *[many] { $count } wolnych pól
    }
rise-picture-food = Żywność
rise-picture-order = Kolejność
rise-picture-points = PZ
rise-picture-coming = PZ w tej turze
rise-picture-water-atlantic = Ocean Atlantycki
rise-picture-water-indian = Ocean Indyjski
rise-picture-water-pacific = Ocean Spokojny
rise-picture-sign-gold = złoto
rise-picture-sign-disc = dyski zasobów
rise-picture-sign-cube = kostki: baza
rise-picture-sign-stock = kostki: magazyn
rise-picture-sign-food = żywność
rise-picture-sign-vp = Punkty Zwycięstwa
rise-picture-sign-flip = odwróć raz na turę
rise-picture-sign-war = wojna: traci − zabija
rise-picture-sign-peace = bez wojny
rise-picture-sign-region = region
rise-picture-sign-water = imperium na wodzie
