# Lekcja Narodzin Imperiów: rise-lesson-<nazwa kroku w lesson.json> objaśnia, .do mówi, co nacisnąć.

rise-lesson-welcome =
    To rozgrywka ćwiczebna dla dwóch osób: tura A i początek tury B Ery I. Ty podejmujesz decyzje, o których jest lekcja, reszta gra się sama, a po wszystkim nic nie zostaje.
    Tura ma sześć rund, a w każdej każdy wykonuje jeden ruch (R6). W turze A ruch to położenie dysku w rzędzie i wykonanie jego akcji. W turze B zdejmujesz te dyski i możesz wykonać te same akcje jeszcze raz (R6.5). Pierwsza połowa decyduje więc o tym, czym może być druga.
rise-lesson-empire =
    Kostki na mapie co turę dają punkty i dochód. Z żetonem imperium stawiasz kostki w tylu regionach, ile na nim widać (R6.4). Numer 6 pozwala na trzy, a dobre żetony szybko znikają.
    .do = Weź Żeton imperium 6.
rise-lesson-place =
    Kto sam ma w regionie najwięcej kostek, bierze jego premię (R6.4, R8): tu dwie kostki na turę.
    .do = Postaw 1 kostkę w regionie Azja Mniejsza.
rise-lesson-territory =
    Żeton pozwolił zająć jeszcze dwa regiony, a przeciwnik odpowiedział. Żetony terytorium to dochód: Miasteczko kosztuje 2 złota i co turę 1 żywność, ale co turę przynosi 3 złota (R6.1, R8).
    .do = Weź żeton terytorium Miasteczko.
rise-lesson-progress =
    Żeton rozwoju jest w swojej erze za darmo i zostaje do końca gry; żadnego nie bierze się dwa razy (R6.1). Filozofia jest warta 1 PZ co turę.
    .do = Weź żeton rozwoju Filozofia.
rise-lesson-city =
    Miasta co turę dają PZ i wymagają utrzymania, w żywności albo w dyskach zasobów (R6.1). Jerycho nie kosztuje złota, daje 1 PZ i zjada 2 żywności. Wyżywią je Równiny, które w międzyczasie trafiły do ciebie.
    .do = Weź żeton miasta Jerycho.
rise-lesson-position =
    Po szóstej rundzie żywność, dochód i punkty rozliczają się same (R7, R8, R9). Potem miejsce w następnej kolejności wybiera najpierw ten, kto ma najmniej PZ, czyli ty (R10). Kto zaczyna, ten pierwszy wybiera z nowych żetonów.
    .do = Wybierz 1. pozycję.
rise-lesson-remove =
    Tura B: w każdym ruchu wraca jeden twój dysk. Skrajny lewy w rzędzie jest za darmo; inny kosztuje 1 za każdy dysk na lewo od niego (R6.5). Zapłać w rzędzie imperium: jego żeton wiedzie na Bliski Wschód.
    .do = Zdejmij dysk: imperium, najpierw żywność.
rise-lesson-war =
    Z Żetonem imperium 1 dwie twoje kostki trafiły na Bliski Wschód. Tam, gdzie kostki właśnie stanęły, wolno wszcząć jedną wojnę (R6.4). Na żetonie jest 0–1: ty nie tracisz nic, przeciwnik 1 kostkę.
    .do = Wojna w regionie Bliski Wschód.
rise-lesson-end =
    Region jest teraz tylko twój, a z nim jego punkty. Do odkrycia zostają: handel (R6.6), odwracane żetony (R6.7) i głód: znacznik żywności nie spada poniżej 0, wcześniej trzeba oddać żetony (R7). Po każdej z dwóch pierwszych er zostaje połowa kostek w regionie (R11), więc rozkładaj je z rozwagą.
    Przycisk **{ games-new }** otwiera rozgrywkę, także z komputerami; w `/zasady` jest każdy rozdział.
