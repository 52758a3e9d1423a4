# Mosaic: nieliczne słowa na obrazkach gry i obrazek opowiedziany słowami.
#
# mosaic-picture-*  słowa narysowane na obrazku
# mosaic-alt-*      obrazek dla czytników ekranu, razem najwyżej 1024 znaki
# mosaic-text-*     cała plansza w wierszach tekstu

mosaic-picture-title = Mosaic
mosaic-picture-player = Gracz { $number }
mosaic-picture-round = Runda { $round }
mosaic-picture-last-round = Ostatnia Runda ({ $round })
mosaic-picture-when = { $phase } · Punktowania { $done } z { $most }
mosaic-picture-holding = Przechowywanie { $money }
mosaic-picture-phase-leaders = Wybór Przywódców
mosaic-picture-phase-draft = Wybór Technologii
mosaic-picture-phase-cities = Początkowe Miasta
mosaic-picture-phase-benefits = Początkowe korzyści
mosaic-picture-phase-epilogue = Dodatkowe Akcje
mosaic-picture-phase-over = Koniec gry
mosaic-picture-mover = Ruch: { $player }
mosaic-picture-movers =
    { $count ->
        [one] Wybiera { $count } gracz
        [few] Wybierają { $count } osoby
       *[many] Wybiera { $count } osób
    }
mosaic-picture-winner =
    { $count ->
        [one] Wygrywa: { $players }
       *[other] Wygrywają: { $players }
    }
mosaic-picture-unknown-card = Nieznana karta
mosaic-picture-closed = poza grą
mosaic-picture-nobody = nikogo tu nie ma
mosaic-picture-leaders = Przywódcy
mosaic-picture-deck-technologies = Technologie
mosaic-picture-deck-build-cards = Budowa
mosaic-picture-deck-population-cards = Populacja
mosaic-picture-deck-tax-tariff-cards = Podatek i Cło
mosaic-picture-tax = Podatek
mosaic-picture-tariff = Cło
mosaic-picture-wonders = Cuda
mosaic-picture-golden-ages = Złote Wieki
mosaic-picture-achievements = Osiągnięcia
mosaic-picture-governments = Ustroje
mosaic-picture-no-goods = bez Towarów
mosaic-picture-no-tiles = bez płytek
mosaic-picture-no-leader = jeszcze bez Przywódcy
mosaic-picture-sign-city = Miasto
mosaic-picture-sign-port-city = Miasto Portowe
mosaic-picture-sign-farm = Farma
mosaic-picture-sign-manufactory = Warsztat
mosaic-picture-sign-infantry = Piechota
mosaic-picture-sign-cavalry = Kawaleria
mosaic-picture-sign-siege-engine = Machina
mosaic-picture-sign-population = Populacja
mosaic-picture-sign-food = Żywność
mosaic-picture-sign-ideas = Idee
mosaic-picture-sign-stone = Kamień
mosaic-picture-sign-money = Pieniądze
mosaic-picture-sign-tax = Produkcja Podatku
mosaic-picture-sign-tariff = Produkcja Cła
mosaic-picture-sign-book = Technologie
mosaic-picture-sign-card = zakryte karty
mosaic-picture-sign-crate = rodzaje Towarów
mosaic-picture-sign-unrest = Niepokoje
mosaic-picture-made-food = Żywność
mosaic-picture-made-ideas = Idee
mosaic-picture-made-stone = Kamień
mosaic-picture-made-tax = Podatek
mosaic-picture-made-tariff = Cło
mosaic-picture-in-stock = zostało { $count }
mosaic-picture-tiles = Płytki
mosaic-picture-face-down = zakryte: { $count }
mosaic-picture-unrest = Niepokoje: { $count }
mosaic-picture-pack = Karty do wyboru
mosaic-picture-chosen = zostawiasz: { $card }
mosaic-picture-seen = Podejrzana na wierzchu talii
mosaic-picture-own-face-down = Twoje zakryte Technologie
mosaic-picture-nothing-hidden = Nie masz zakrytych kart
mosaic-picture-claimable = Płytki do wzięcia
mosaic-picture-population-and-tax = Populacja, Podatek i Cło
mosaic-picture-possible = możliwe teraz: { $now } z { $all }
mosaic-picture-lacking = brakuje symboli
mosaic-picture-met = można odkryć

mosaic-alt-opening = Mosaic. { $mover }. { $when }.
mosaic-alt-news = Ostatnio: { $news }
mosaic-alt-scorings = Punktowania Imperium: { $done } z { $most }.
mosaic-alt-seat =
    { $player }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }, { $cities ->
        [one] { $cities } Miasto
        [few] { $cities } Miasta
       *[many] { $cities } Miast
    }, { $units ->
        [one] { $units } Jednostka
        [few] { $units } Jednostki
       *[many] { $units } Jednostek
    }.
mosaic-alt-hand = Zakryte karty, { $player }: { $cards }.

mosaic-text-none = brak
mosaic-text-scorings = Punktowania Imperium: { $done } z { $most }; Pieniądze na polu Przechowywania: { $holding }
mosaic-text-leaders = Przywódcy do wyboru: { $things }
mosaic-text-offer = { $deck } (w talii { $left }): { $things }
mosaic-text-group = { $group }, dostępne: { $things }
mosaic-text-region = { $region } ({ $code }): { $things }
mosaic-text-built = { "  " }Zbudowane: { $things }
mosaic-text-tokens = { "  " }Żetony: { $things }
mosaic-text-seat =
    { $player } ({ $colour }): { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[other] { $score } punktów
    }
mosaic-text-marks = Uwagi: { $marks }
mosaic-text-mark-active = ma ruch
mosaic-text-mark-computer = komputer
mosaic-text-mark-left = odszedł od stołu
mosaic-text-mark-rank = miejsce { $rank }
mosaic-text-rulers = Przywódca i Ustrój: { $things }
mosaic-text-stock = Zasoby: { $things }
mosaic-text-productions = Produkcja: { $things }
mosaic-text-symbols = Symbole: { $things }
mosaic-text-pieces = Na mapie: { $things }
mosaic-text-goods = Towary: { $things }
mosaic-text-technologies = Technologie (zakryte: { $down }): { $things }
mosaic-text-build = Karty Budowy: { $things }
mosaic-text-taxes = Karty Podatku i Cła (Niepokoje: { $unrest }): { $things }
mosaic-text-tiles = Płytki: { $things }
mosaic-text-points = Punkty: { $things }
mosaic-text-hand = Karty w ręku: { $player }
mosaic-text-pack = Karty do wyboru: { $things }
mosaic-text-seen = Podejrzana na wierzchu talii: { $card }
mosaic-text-face-down = Zakryta: { $card } ({ $verdict })
mosaic-text-possible = Możliwe teraz – { $group }: { $things }
