# Mare Nostrum: zasady w skrócie, do zaglądania. mare-rules podaje kolejność rozdziałów.

mare-rules = R2 R3 R4 R5 R6 R7 R7-4 R8 R8-7 R9 R10 R11 R12 R15

mare-rule-R2 =
    Prowincje sąsiadują, jeśli mają wspólną granicę lądową. Dwie prowincje są dla ciebie przyległe, jeśli styka się z nimi ciąg sąsiednich mórz, a na każdym z nich stoi twoja trirema; cudze triremy nie przeszkadzają.
    Prowincję kontrolujesz dzięki swojemu znacznikowi kontroli; w prowincji stołecznej kontrola jest nadrukowana i nie można jej stracić. Twoja prowincja jest zablokowana, dopóki stoją w niej jednostki innego gracza; stołeczna nigdy.
    Prowincja jest w stanie wojny po bitwie, po której zostają w niej jednostki dwóch graczy, albo gdy dwóch graczy jest tam na koniec fazy 4. Dochód z budowli ma ten, czyj legion ją okupuje, a bez okupacji gracz kontrolujący.
    Legendarny towar pod każdym względem liczy się jak towar swojego rodzaju. Gdy masz oba, wybierasz, którym z nich płacisz.
    .title = R2 Pojęcia
mare-rule-R3 =
    Trzech graczy: Rzym, Grecja, Kartagina; przy czterech także Egipt, przy pięciu także Babilon. Prowincje nieobecnych imperiów i niektóre obok nich są poza grą.
    Każdy zaczyna z trzema prowincjami, bohaterem startowym i dziewięcioma zasobami, które liczą się jako zebrane w pierwszej rundzie. Kartagina to przywódca handlowy, Rzym wojskowy, Egipt kulturowy (przy trzech graczach Grecja).
    Na wystawce leży pięć odkrytych bohaterów i cudów, uzupełnianych po każdej budowie, albo leżą wszyscy.
    .title = R3 Przygotowanie
mare-rule-R4 =
    Runda ma pięć faz: (1) zbieranie zasobów, (2) wymiana zasobów, (3) budowa, (4) ruch i walka, (5) zdobycie przywództwa; aż ktoś wygra.
    Tor handlowy: posiadane karawany i targowiska. Tor kulturowy: świątynie i miasta. Tor wojskowy: własne legiony, triremy i fortece. Do tego premie z własnych kart.
    .title = R4 Rundy i tory
mare-rule-R5 =
    Karawana daje swój towar, z twoim targowiskiem obok dwa. Miasto daje monetę, z twoją świątynią obok dwie. Legendarne miasto daje monetę i losowy legendarny towar, ze świątynią jeszcze monetę albo drugi legendarny towar, do wyboru.
    Gdy żetonów brakuje, rozdaje się je po jednym od przywódcy handlowego dookoła planszy. Jawne jest, ile kto ma zasobów, ale nie jakich.
    .title = R5 Zbieranie zasobów
mare-rule-R6 =
    Przywódca handlowy zagrywa stronę znacznika wymiany: tyle zasobów każdy wystawia w tajemnicy. Zużyty znacznik (obie strony) wraca, gdy zagrane są wszystkie trzy albo zmieni się przywódca. Kto ma za mało, nie bierze udziału.
    Oferty są odkrywane razem. Przywódca zabiera jeden zasób z czyjejś oferty; kto go stracił, zabiera jako następny i tak dalej, dopóki jest co zabrać. Po zabraniu zasobu graczowi, który potem zabiera zasób tobie, nie możesz od razu zabrać mu następnego.
    Reszta wraca. Jeśli pierwszy zabierający ma o jeden zasób za dużo, oddaje jeden wybrany temu, komu brakuje.
    Gdy masz listę życzeń, zasoby zabiera za ciebie bot, dopóki jest na niej coś z ofert. Spełnione życzenia są skreślane; gdy towar oferuje kilku graczy, brany jest od tego, kto ma najwięcej w ofercie.
    .title = R6 Wymiana zasobów
mare-rule-R7 =
    Przywódca kulturowy wskazuje graczy po kolei; każdy buduje, ile chce. Za każdą rzecz płaci się osobnym zestawem: tyloma monetami albo tyloma towarami różnych rodzajów.
    3: kontrola, legion, trirema, forteca, karawana, każde miasto. 6: targowisko, świątynia. 7, 8, 9, 10: od drugiego do piątego bohatera lub cudu. 12: Piramidy.
    Na koniec fazy każdy zachowuje najwyżej dwie monety; resztę odrzuca do rezerwy.
    .title = R7 Budowa
mare-rule-R7-4 =
    Kontrola: w prowincji bez kontroli i bez cudzych jednostek, sąsiedniej lub przyległej do kontrolowanej na początku rundy. Liczą się też triremy zbudowane wcześniej w tej turze.
    Jednostki: legiony i jedna forteca w każdej twojej niezablokowanej prowincji, triremy na morzach przy niej. Budowle: na pustych miejscach, w dowolnej kolejności. Ograniczeniem są figurki i siedem znaczników.
    W swojej prowincji stołecznej możesz budować zawsze, ale nie na miejscu pod cudzym legionem.
    .title = R7.4 Gdzie budować
mare-rule-R8 =
    Przywódca wojskowy wskazuje graczy po kolei. Tura: przejęcie okupowanych znaczników kontroli; ruch trirem na sąsiednie morze; na każdym morzu można zaatakować jednego przeciwnika; ruch legionów do prowincji sąsiedniej lub przyległej; bitwy na lądzie; podbite prowincje.
    Bitwa na lądzie jest obowiązkowa wszędzie, gdzie twoje legiony lub forteca spotykają cudze: jedna w prowincji na turę, z jednym przeciwnikiem. Wszystko rusza się raz. Trirema przewozi dowolnie wiele legionów.
    .title = R8 Ruch i walka
mare-rule-R8-7 =
    Obie strony rzucają raz: kość za każdy legion lub triremę. Forteca nie rzuca, dodaje 5 i znosi jedno trafienie. Każde pełne 5 sumy to trafienie; każde niszczy jednostkę, którą wybiera jej właściciel.
    Jeśli na lądzie obie strony mają jeszcze jednostki, prowincja jest w stanie wojny i wszystkie okupacje w niej się kończą.
    .title = R8.7 Bitwa
mare-rule-R9 =
    Cudza prowincja jest podbita, jeśli tylko ty w niej jesteś. Dla każdej wybierz jedno: grabież budowli (znika, bierzesz jej dochód, legion staje na jej miejscu), okupację budowli po jednym legionie na każdej albo okupację znacznika kontroli (nie w prowincji stołecznej). Można też nie robić nic.
    Na początku późniejszej tury okupowany znacznik można zamienić na własny, jeśli prowincja sąsiaduje wtedy z inną twoją lub jest do niej przyległa.
    Okupacja kończy się, gdy legion odejdzie lub zginie albo gdy prowincja znajdzie się w stanie wojny.
    .title = R9 Podbój
mare-rule-R10 =
    Na każdym torze przywódcą zostaje gracz z najwyższą wartością; przy remisie wybiera spośród remisujących obecny przywódca. Najpierw handlowy, potem kulturowy, potem wojskowy. Nowy przywódca handlowy ma wszystkie trzy znaczniki wymiany.
    .title = R10 Zdobycie przywództwa
mare-rule-R11 =
    Prestiż: zbuduj Piramidy. Sława: miej pięciu bohaterów i cudów. Przywódca kulturowy wygrywa tak od razu, podobnie właściciel Perseusza, który buduje jako pierwszy. Każdy inny wygrywa z końcem fazy: Piramidy mają pierwszeństwo przed piątą kartą, a kilku takich graczy dzieli zwycięstwo.
    Podbój: na koniec fazy 4 miej cztery stolice i legendarne miasta. Przywództwo: na koniec fazy 5 miej wszystkie trzy tytuły.
    .title = R11 Zwycięstwo
mare-rule-R12 =
    Moce są ważniejsze od zasad i działają od chwili wzięcia karty. Co działa raz na rundę, liczy się osobno dla każdej karty. Kastor i Polluks kopiują moc bohatera innego gracza: nie startowego, nie cudu i nie Perseusza.
    Kirke: legiony na pustych miejscach karawan zbierają towary tam, gdzie jesteś tylko ty, ale nie liczą się na torze handlowym. Raz w turze każdy może zmienić miejsce w prowincji; tego, co okupował, już wtedy nie okupuje.
    Posąg Zeusa: legiony tego gracza opuszczają twoje prowincje, w tej rundzie nie walczycie ze sobą i nie wchodzicie sobie do prowincji; twoje legiony zostają, gdzie są. Nigdy ten sam gracz w dwóch kolejnych rundach.
    Gilgamesz, Spartakus, Latarnia: jedna jednostka na rundę za pojedynczą monetę lub towar.
    .title = R12 Bohaterowie i cuda
mare-rule-R15 =
    Z angielską instrukcją w wersji 54: Piramidy wygrywają od razu, kto by je zbudował. Piąta karta wygrywa z końcem fazy, przy kilku graczach sam przywódca kulturowy, jeśli jest wśród nich. Znacznik przejmowany bez połączenia jest usuwany i prowincji nie kontroluje nikt. Cezar i Perykles dodają tylko do kości legionów.
    .title = R15 Instrukcje
