# Lekcja Osadników: settlers-lesson-<nazwa kroku w lesson.json> objaśnia, .do mówi, co nacisnąć.

settlers-lesson-welcome =
    To rozgrywka ćwiczebna dla dwóch osób, pierwsza z pięciu rund. Grasz Egipcjanami, druga strona gra sama, a po wszystkim nic nie zostaje.
    Każdą kartę można wykorzystać dwojako: zbudować jako Lokację albo kartę Zwykłą splądrować dla Dóbr, a kartę Frakcyjną wsunąć pod planszę jako Umowę (R2). Punkty dają karty w czasie gry i Lokacje na koniec: 1 za Zwykłą, 2 za Frakcyjną (R19).
settlers-lesson-draft =
    Rundę zaczyna Wypatrywanie: każdy dobiera kartę Frakcyjną i bierze dwie z wyłożonych kart Zwykłych, raz od początku, raz od końca kolejki (R6). Splądrowany Murarz daje wiele.
    .do = Weź kartę Murarz.
settlers-lesson-build =
    Plansza wyprodukowała Dobra (R7), teraz na zmianę po jednej akcji (R8). Karawana kosztuje 1 jadło; nie masz go, ale zastąpi je Złoto (R3). Od razu daje 1 jadło i 1 Robotnika (R9).
    .do = Buduj: Karawana.
settlers-lesson-raze =
    Za 1 żeton Plądrowania plądrujesz kartę z ręki i bierzesz wszystko z jej pola (R11).
    .do = Plądruj z ręki: Murarz.
settlers-lesson-faction =
    Lokacje Frakcyjne często wymagają oddania jednej z twoich Lokacji (R9). Do tego są twoje nowe Ruiny: nic nie kosztowały, a Robotnika już dały. Kamieniołom egipski przynosi 2 kamienie teraz i w każdej rundzie.
    .do = Buduj: Kamieniołom egipski, oddając Ruiny.
settlers-lesson-deal =
    Za 1 jadło karta Frakcyjna trafia pod planszę jako Umowa i daje swoje Dobro teraz i w każdej następnej Produkcji (R10): tu Robotnika.
    .do = Podpisz Umowę: Oaza.
settlers-lesson-exchange =
    Dwóch Robotników wymienisz na 1 drewno, kamień, jadło albo kartę (R13). Niewydani Robotnicy przepadają po rundzie (R18).
    .do = Wydaj Robotników na drewno, jeden raz, i to wszystko.
settlers-lesson-location =
    Tartak to Lokacja z Akcją: dwa razy na rundę może zamienić drewno w PZ. Na koniec sam też jest wart 1 PZ (R19).
    .do = Buduj: Tartak.
settlers-lesson-defend =
    Z żetonem Obrony Plądrowanie tej Lokacji kosztuje o 1 więcej, a po rundzie żeton i tak znika (R14). Położenie go to krok darmowy: twoja akcja jest wciąż przed tobą (R8).
    .do = Połóż żeton Obrony na Lokacji Tartak.
settlers-lesson-activate =
    Aktywacja Lokacji z Akcją to także akcja: zapłać jej cenę i wykonaj ją (R12).
    .do = Aktywuj Tartak.
settlers-lesson-end =
    Kto już nic nie może albo nie chce zrobić, pasuje do końca rundy (R8). W Czyszczeniu przepadają prawie wszystkie Dobra (R18), potem znów jest Wypatrywanie. Po pięciu rundach wygrywa największa liczba PZ (R19). Do odkrycia zostają: Plądrowanie cudzych Lokacji (R11) i to, co każda Frakcja robi po swojemu.
    Przycisk **{ games-new }** otwiera rozgrywkę, także w pojedynkę lub z komputerami; w `/zasady` jest każdy rozdział.
