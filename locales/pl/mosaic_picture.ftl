# Mosaic: nieliczne słowa na obrazkach gry i obrazek opowiedziany słowami.
#
# mosaic-picture-*  słowa narysowane na obrazku
# mosaic-alt-*      obrazek dla czytników ekranu, razem najwyżej 1024 znaki
# mosaic-text-*     cała plansza w wierszach tekstu

mosaic-picture-title = Mosaic
mosaic-picture-player = Gracz { $number }
mosaic-picture-round = Runda { $round }
mosaic-picture-last-round = Ostatnia Runda ({ $round })
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
