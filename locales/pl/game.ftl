### Co gry mówią tak samo. Gra, która mówi to inaczej, ma ten sam komunikat z własnym przedrostkiem w miejscu "game".

game-event-finished = Koniec gry: { $reason }
game-illegal-not-your-turn = Teraz jest tura gracza { $active }.
game-field-kind = Co chcesz zrobić?
game-reason-concession = został tylko jeden gracz.
game-picture-mover = Ruch: { $player }
game-picture-movers =
    { $count ->
        [one] Wybiera { $count } gracz
        [few] Wybiera { $count } graczy
       *[many] Wybiera { $count } graczy
    }
game-picture-winner =
    { $count ->
        [one] Wygrywa: { $players }
        [few] Wygrywają: { $players }
        [many] Wygrywają: { $players }
       *[other] Wygrywają: { $players }
    }
game-event-conceded = { $player } opuszcza rozgrywkę.
game-illegal-finished = Rozgrywka jest zakończona.
game-illegal-unreadable = Zasady tej rozgrywki nie znają takiego ruchu.
game-illegal-already-left = To miejsce zostało już opuszczone.
command-game-new = nowa
    .about = Otwórz rozgrywkę, do której dołączą inni
    .seats-name = miejsca
    .computers = Ile miejsc zajmie komputer
    .computers-name = komputery
    .rated = Czy wynik zmienia rankingi graczy na tym serwerze
    .rated-name = rankingowa

# co można pokazać w powiększeniu
game-closeup-legend = Legenda wszystkich znaków

# Co mówi element, powstaje z części.
game-says-and = { $first } i { $last }
game-says-or = { $first } albo { $last }
