# Lekcja Założycieli Imperium: founders-lesson-<nazwa kroku w lesson.json> objaśnia, .do mówi, co nacisnąć.

founders-lesson-welcome =
    To rozgrywka ćwiczebna dla dwóch osób. Ty podejmujesz decyzje, druga strona gra sama, a po wszystkim nic nie zostaje.
    Budujesz terytorium z kafli. Kafle natury dają zasoby podstawowe, kafle wsi przerabiają je na zasoby wsi, kafle miasta przynoszą żetony, a kafle zwycięstwa są warte punkty na koniec (R1, R10). Zasobów się nie wydaje: kafel wytwarza swój co turę na nowo (R2).
founders-lesson-draft =
    Najpierw każdy bierze dwa kafle natury (R3). Klif daje kamień albo rośliny, a kamienia dostarcza niewiele kafli.
    .do = Weź kafel Klif.
founders-lesson-second =
    W odwrotnej kolejności każdy bierze drugi kafel i kładzie go obok pierwszego (R3). Drewno pasuje do kamienia: razem wystarczą na Kopalnię żelaza.
    .do = Weź kafel Gaj i połóż go powyżej.
founders-lesson-reveal =
    Trzy kroki tury: odsłoń kafel (tego się nie cofa), możesz zagrać żeton, dodaj kafel (R5).
    .do = Odsłoń kafel ze stosu Natura.
founders-lesson-nature =
    Kafle natury niczego nie wymagają; nowe pole musi tylko stykać się bokiem z twoim kaflem (R8). Jezioro dokłada wodę do tego, co masz.
    .do = Dodaj Jezioro na polu N11.
founders-lesson-village_stack =
    Masz drewno i kamień, pora na kafle wsi. Odsłonięty kafel można dodać od razu (R6).
    .do = Odsłoń kafel ze stosu Wieś.
founders-lesson-village =
    Kopalnia żelaza wymaga drewna i kamienia od dwóch różnych sąsiadów, a wystarczy styk rogiem (R8.5). Przy polu L11 Gaj leży obok, a Klif na ukos.
    .do = Dodaj Kopalnię żelaza na polu L11.
founders-lesson-city =
    Kilka tur później. Kafel miasta wymaga jednego zasobu podstawowego i jednego z kafli wsi, a od razu przynosi żeton (R8). Przy polu L10 Klif daje kamień, Kopalnia żelaza żelazo; dostaniesz żeton wojny.
    .do = Dodaj Koszary (żelazo) na polu L10.
founders-lesson-war =
    Zanim dodasz kafel, wolno zagrać jeden żeton (R7). Wojna trafia na najwyższy kafel kolumny przeciwnika: nic już nie produkuje i nie daje punktów (R7.2). Twój przeciwnik właśnie zbudował świątynię za 2 punkty.
    .do = Zagraj wojnę na Świątynię Wenus na polu N12.
founders-lesson-victory =
    Kafle zwycięstwa wymagają zasobów wsi lub miasta. Przy K11 Kopalnia żelaza leży obok, a Koszary na ukos: żelazo i armia dla Świątyni Kwirynusa. Jest warta 2 punkty (R10).
    .do = Dodaj Świątynię Kwirynusa na polu K11.
founders-lesson-end =
    Tak wygląda każda tura. Do odkrycia zostają: monety kupują zasób od innych (R7.3), wozy łączą cztery kafle (R7.4), rzemieślnicy zamieniają kafel wsi w 2 punkty (R7.5), kafel można zastąpić za −1 punkt (R9). Gra kończy się, gdy zabraknie kafli zwycięstwa albo wszystkich stosów (R11).
    Przycisk **{ games-new }** otwiera rozgrywkę, także z komputerami; w `/zasady` jest każdy rozdział.
