# Lekcja Mare Nostrum: mare-lesson-<nazwa kroku w lesson.json> objaśnia, .do mówi, co nacisnąć.

mare-lesson-welcome =
    To rozgrywka ćwiczebna dla trzech osób: cała runda. Prowadzisz Grecję i podejmujesz decyzje, o których jest lekcja, reszta gra się sama, a po wszystkim nic nie zostaje.
    Runda ma pięć faz: zbieranie zasobów, wymiana, budowa, ruch i walka, zdobycie przywództwa (R4). Wygrać można na kilka sposobów: Piramidami, pięcioma bohaterami i cudami, czterema stolicami i legendarnymi miastami albo wszystkimi trzema tytułami naraz (R11). Zasoby są już zebrane (R5).
mare-lesson-offer =
    Przywódca handlowy ustalił, ile zasobów każdy wystawia w tajemnicy: cztery (R6). Trzy monety kupują tyle co trzy różne towary (R7), więc zostaw monety, a wystaw towary. W prawdziwej rozgrywce zaznaczasz wszystkie cztery naraz w jednym menu, tu wystarczy jeden.
    .do = Wystaw Zboże.
mare-lesson-take =
    Oferty są odkryte, w twojej są też Olej, Wino i Kamień. Kto stracił zasób, zabiera jako następny (R6), a twój Kamień właśnie zabrano. Weź to, czego nie masz: zestaw towarów musi być z samych różnych (R7).
    .do = Zabierz Przyprawy z oferty, którą złożył Marek.
mare-lesson-appoint =
    W fazie budowy graczy wskazuje po kolei przywódca kulturowy, czyli ty (R7). Kto buduje później, widzi, co zrobili inni.
    .do = Wskaż gracza Julia.
mare-lesson-trireme =
    Inni już zbudowali, pora na ciebie. Trirema kosztuje 3, w monetach albo w różnych towarach, i staje na morzu przy twojej prowincji (R7, R7.4). Liczy się też na torze wojskowym (R4).
    .do = Zbuduj triremę za monety: Morze Egejskie.
mare-lesson-second_trireme =
    Dzięki triremie na Morzu Jońskim Achaja i Italia są dla ciebie przyległe (R2): legiony mogą przepłynąć od razu. Zdobyte w wymianie towary tworzą zestaw trzech.
    .do = Zbuduj triremę: Morze Jońskie.
mare-lesson-done =
    Został ci jeden rodzaj towaru i żadnego zestawu. Na koniec fazy wszystko oprócz dwóch monet odrzuca się do rezerwy (R7), więc nie ma co oszczędzać.
    .do = Gotowe.
mare-lesson-sail =
    W czwartej fazie wskazuje przywódca wojskowy (R8). Najpierw można przesunąć triremy; twoje stoją tam, gdzie trzeba.
    .do = Gotowe.
mare-lesson-march =
    Potem legiony ruszają do prowincji sąsiedniej lub przyległej (R8). W Italii nikt nie stoi, więc bitwy nie będzie. Forteca zostaje w Achai.
    .do = Przesuń 2 legiony: Italia.
mare-lesson-occupy =
    Italia jest podbita: tylko ty w niej jesteś (R9). Wybierz jedno: grabież, okupację budowli albo okupację znacznika kontroli. Dwie okupowane karawany będą ci przynosić Metal i Olej, dopóki legiony zostaną na miejscu.
    .do = Okupuj budowle: Metal, Olej.
mare-lesson-end =
    Z dwoma legionami, dwiema triremami i fortecą prowadzisz teraz na torze wojskowym, a do tego na kulturowym (R10): trzeci tytuł dałby zwycięstwo (R11). W nowej rundzie towary z Italii trafiły do ciebie (R5). Do odkrycia zostają: kontrola kolejnych prowincji (R7.4), bohaterowie i cuda (R12), bitwy (R8.7).
    Przycisk **{ games-new }** otwiera rozgrywkę, także z komputerami; w `/zasady` jest każdy rozdział.
