# Lekcja gry Mosaic: mosaic-lesson-<nazwa kroku w lesson.json> objaśnia, .do mówi, co nacisnąć.

mosaic-lesson-welcome =
    To rozgrywka ćwiczebna dla dwóch osób. Ty podejmujesz decyzje, o których jest lekcja, reszta gra się sama, a po wszystkim nic nie zostaje.
    Prowadzisz cywilizację przez mniej więcej trzydzieści rund. W każdej turze wykonujesz dokładnie jedną Akcję (R3): Praca daje Zasoby, inne budują, rozwijają albo przynoszą Pieniądze. Na koniec punktują Miasta, Cuda, Technologie i wiele innych rzeczy (R10).
mosaic-lesson-leader =
    Najpierw każdy wybiera Przywódcę, ostatni gracz jako pierwszy (R2). Inżynier zaczyna z 10 Kamieniami: to dobry początek do budowania.
    .do = Wybierz Inżyniera.
mosaic-lesson-turn_up =
    Wybór pięciu Technologii już za wami, pierwsze Miasto stoi, korzyści Przywódcy są wzięte. Teraz można odkryć karty, których symbole masz (R2, R4). Symboli nigdy się nie wydaje. Gliniane Cegły podnoszą Produkcję Kamienia o 2.
    .do = Odkryj Gliniane Cegły.
mosaic-lesson-build =
    W pierwszej turze powstało twoje drugie Miasto. Farma nic nie kosztuje, ale musi leżeć obok własnego Miasta. Z kartą z Oferty dostajesz też jej premię, tu 5 Żywności (R5.3).
    .do = Budowa: karta Farma.
mosaic-lesson-site =
    Kto stawia pionek na polu, bierze leżący tam żeton (R4). Na polu AS11 leży Ziarno, które podnosi Produkcję Żywności o 2.
    .do = Wybierz pole AS11.
mosaic-lesson-population =
    Im większa Populacja, tym więcej daje każda Praca i każdy Podatek. Karta kosztuje 10 Żywności, a masz połowę; resztę zastąpią Pieniądze, 2 za 1 (R4, R5).
    .do = Populacja.
mosaic-lesson-technology =
    Technologia z Oferty kosztuje 5 Idei. Jeśli masz jej symbole, możesz ją od razu odkryć, a jeśli nie, zostaje zakryta (R5). Wagi i Miary podnoszą Produkcję Idei o 3.
    .do = Technologia: Wagi i Miary, odkryta.
mosaic-lesson-work =
    Praca daje tyle, ile wynosi Populacja razem z Produkcją jednego Zasobu (R5). Idee się skończyły, a potrzebują ich Technologie.
    .do = Praca: Idee.
mosaic-lesson-wonder =
    Kilka rund później. W tym czasie odsłoniła się karta punktowania: kto ma w Regionie najwięcej Wpływu, ten tam punktuje (R8). Twoje zapasy wystarczą już na Cud: 20 Kamieni i 5 Żywności, a każdy następny kosztuje o 5 jednego i drugiego więcej (R5.4). Koloseum jest warte 4 PZ za każdy Region, który kontrolujesz na koniec, i uspokaja Niepokoje.
    .do = Cud: Koloseum.
mosaic-lesson-tax =
    Podatek liczy Populację, Cło – Towary i Miasta. Za każde zbudowane Miasto na pole Przechowywania trafiły też Pieniądze; zabiera je ten, kto bierze kartę (R4, R5). Niepokoje z karty kosztują na koniec punkty, jeśli nic ich nie uspokoi (R10).
    .do = Podatek i Cło: karta Podatek (3 × Populacja + 2 × Ustrój).
mosaic-lesson-end =
    Takie Akcje wypełniają prawie każdą turę. Do odkrycia zostają: Jednostki dla Wpływu (R5.7), Ustroje (R5) i kroki darmowe: Złote Wieki i Osiągnięcia są warte po 6 PZ, kto pierwszy, ten lepszy (R6). Trzecie Punktowanie Imperium zapowiada koniec (R9).
    Przycisk **{ games-new }** otwiera rozgrywkę, także z komputerami; w `/zasady` jest każdy rozdział.
