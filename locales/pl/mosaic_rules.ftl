# Mosaic: zasady w skrócie, do zaglądania. mosaic-rules podaje kolejność rozdziałów.

mosaic-rules = R1 R2 R3 R4 R5 R5-3 R5-4 R5-7 R6 R7 R8 R9 R10 R12 R14

mosaic-rule-R1 =
    Jest dziewięć Filarów: Nauka, Populacja/Zdrowie, Ustrój, Ekonomia, Budowa, Wojsko/Imperium, Produkcja Żywności, Kultura, Urbanizacja. Cztery Zasoby: Kamień, Idee, Żywność i Pieniądze. Pięć Produkcji: Idee, Kamień, Żywność, Podatek, Cło. Populacja nie jest Zasobem.
    Mapa ma siedem Regionów złożonych z pól, w tym dziesięć pól Portu. Sąsiadują lądem: Iberia–Galia, Galia–Italia, Grecja–Asyria, Asyria–Egipt; morzem: Italia–Numidia, Italia–Grecja, Iberia–Numidia, Numidia–Egipt.
    .title = R1 Elementy gry
mosaic-rule-R2 =
    Na Portach leżą Ryby, na innych polach żetony Zapasów i Towary, wszystko odkryte. Każdy zaczyna z Populacją 5 i z niczym więcej.
    Przywódców wybiera się od ostatniego gracza do pierwszego. Pięć Technologii Początkowych wybiera się w tajemnicy, a zestawy idą w lewo. Potem po kolei każdy stawia Miasto Początkowe na wolnym polu lądu i bierze jego żeton. Na końcu po kolei każdy bierze korzyści Przywódcy i może odkryć karty początkowe, których symbole ma, w dowolnej kolejności.
    .title = R2 Przygotowanie
mosaic-rule-R3 =
    Runda to po jednej turze każdego gracza zgodnie z ruchem wskazówek zegara. W turze wykonuje się dokładnie jedną Akcję; przed nią i po niej możliwe są kroki darmowe. Jeśli odsłoniła się karta Punktowania Imperium, najpierw kończy się Akcję, potem jest punktowanie, a potem wciąż możliwe są kroki darmowe.
    Dodatkowe Akcje „teraz” wykonuje się od razu. Nie odnawiają one limitów na turę.
    .title = R3 Rundy i tury
mosaic-rule-R4 =
    Pieniądze zastępują Kamień, Idee i Żywność 2 za 1, Populacji nigdy. Najpierw schodzą własne Zasoby, chyba że wybierzesz podział.
    Symbole są na Przywódcy, odkrytych Technologiach i kartach Budowy (nie na kartach Warsztatów); nigdy się ich nie wydaje. Symbole karty nie pomagają jej odkryć, ale liczą się przy jej efektach.
    Kto stawia pionek na polu, bierze jego żeton: Towary zostają, Zapasy płacą raz. Kamień i Ziarno podnoszą Produkcję o 2, Ryba o 3. Uniwersalny Towar to jeszcze jeden rodzaj, dopóki jakiegoś brakuje.
    Za zbudowane Miasto na pole Przechowywania trafia 5 Pieniędzy, za Miasto Portowe 10; wszystkie zabiera następna Akcja Podatku i Cła.
    Z korzyści można zrezygnować; czego nie da się zrobić, to się pomija.
    .title = R4 Zasady ogólne
mosaic-rule-R5 =
    Praca: Populacja + Produkcja Kamienia, Żywności lub Idei.
    Populacja: zapłać Żywność z karty, weź jej Populację. Gdy talia i Oferta są puste: 15 Żywności za 2.
    Technologia: 5 Idei za kartę z Oferty. Gdy leży w niej już następna karta, wziętą można odkryć, jeśli ma się jej symbole, albo zostawić zakrytą.
    Podatek i Cło: weź kartę. Podatek liczy Populację, symbole Ustroju i Produkcję Podatku; Cło – różne Towary, Miasta i Produkcję Cła. Karta przynosi Niepokoje.
    Ustrój: wprowadzasz go, mając jego symbole i płacąc jego Idee; stary wraca na planszę, a jego premia znika.
    .title = R5 Akcje
mosaic-rule-R5-3 =
    Miasto: 4 Kamienie i 2 Populacji, na dowolnym polu lądu. Miasto Portowe: tak samo, na polu Portu. Farma i Warsztat: za darmo, na polu lądu obok własnego Miasta. Projekt: 5 Kamieni i 5 Idei.
    Z kartą dostaje się też jej premię i symbole; bez karty tylko żeton z pola.
    .title = R5.3 Budowa
mosaic-rule-R5-4 =
    20 Kamieni i 5 Żywności, a za każdy posiadany już Cud o 5 Kamieni i 5 Żywności więcej. Na wolnym polu w Regionie z własnym Miastem. Kolos i Latarnia potrzebują pola Portu, Wielka Piramida – Regionu z trzema Miastami.
    .title = R5.4 Cud
mosaic-rule-R5-7 =
    Werbunek: 5 Pieniędzy za Jednostkę, dwie w turze, w Regionach z własnym Miastem. Ruch: 1 Pieniądz za Jednostkę do sąsiadującego Regionu, każda raz w turze. Jedno i drugie w dowolnej kolejności. Machiny Oblężnicze wymagają swojej Technologii.
    .title = R5.7 Wojsko
mosaic-rule-R6 =
    Odkryj zakryte Technologie, których symbole masz. Bierz Złote Wieki (6 symboli Filaru) i Osiągnięcia, których warunek teraz spełniasz; po 6 PZ, kto pierwszy, ten lepszy. Każdy Ustrój pozwala raz opróżnić Ofertę. Kapłanka i Sędzia: raz w grze. Republika: przed Akcją podejrzyj wierzch jednej talii; możesz wziąć tę kartę zamiast karty z Oferty.
    .title = R6 Kroki darmowe
mosaic-rule-R7 =
    Wpływ: 2 za każde Miasto i Cud, 1 za każdą Farmę, Warsztat i Jednostkę. Region kontroluje ten, kto sam ma w nim najwięcej Wpływu.
    .title = R7 Wpływ i kontrola
mosaic-rule-R8 =
    Przed punktowaniem mogą działać Generał i Dyplomaci; bot pyta, gdy to coś daje albo gdy Generał mógłby tylko zaszkodzić, chyba że stałe polecenie mówi inaczej. Formacje i Taktyka Kawalerii dodają 2 w Regionie z taką Jednostką; Miasta liczą się za 0 tam, gdzie przeciwnik ma Machinę Oblężniczą.
    Najwięcej Wpływu: 3 PZ i po 1 PZ za każde Miasto i Cud w Regionie. Drugie miejsce: 2 PZ. Remis o pierwsze: wszyscy dostają pełne punkty, drugiego miejsca nie ma. Remis o drugie: nic. Potem punktują Ustroje. Punktowań Imperium jest najwyżej trzy.
    .title = R8 Punktowanie Imperium
mosaic-rule-R9 =
    Koniec gry zapowiada trzecia karta Punktowania Imperium albo wyczerpanie dwóch zestawów spośród Cudów, Osiągnięć i Złotych Wieków (wtedy jest jeszcze jedno Punktowanie Imperium). Rundę gra się do końca i rozgrywa jeszcze jedną; na koniec Skryba wykonuje dwie Dodatkowe Akcje.
    .title = R9 Koniec gry
mosaic-rule-R10 =
    Każde Miasto 2 PZ, każda Farma i Warsztat 1, każdy Złoty Wiek i Osiągnięcie 6. Cuda, Technologie i Przywódcy według kart. Każdy Projekt 1 PZ za każdy symbol swojego Filaru. Każda karta Warsztatu 5 PZ, jeśli masz jej trzy Towary. Nieuśmierzone Niepokoje kosztują po 1 PZ.
    Remis: najwięcej Cudów, potem najwięcej Pieniędzy, potem wspólne zwycięstwo.
    .title = R10 Końcowa punktacja
mosaic-rule-R12 =
    Dwóch graczy: bez Iberii i Galii; trzech: bez Iberii. Karta punktowania Technologii leży w środkowej części talii przy dwóch i trzech graczach, w przeciwnym razie w dolnej. Cywilizacja Imperialna wymaga czterech Regionów przy dwóch i trzech graczach, w przeciwnym razie trzech.
    .title = R12 Liczba graczy
mosaic-rule-R14 =
    Z wartościami pierwszego wydania angielskiego Generał zaczyna z Produkcją Podatku 10, Filozof podnosi inną Produkcję o 3, Kapłanka potrzebuje właściciela czterech Miast, a Inżynieria daje darmową Farmę lub Warsztat.
    .title = R14 Wydanie
