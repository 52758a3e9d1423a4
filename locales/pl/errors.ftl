# Co się nie udało i co jest teraz możliwe.
error-no-match = Nie ma rozgrywki { $match }.
error-rules-newer = Rozgrywka { $match } toczy się według wersji zasad { $found }, a ten bot zna wersje do { $known }. Nic nie przepadło: ruszy dalej, gdy będzie działał nowszy bot.
error-rules-older = Rozgrywka { $match } toczy się według wersji zasad { $found }, a ten bot gra według wersji od { $known }. Nic nie przepadło: starszy bot nadal ją pokaże.
error-rules-data = Dane elementów rozgrywki { $match } nie pasują do tego bota ({ $entry }). Nic nie przepadło: ruszy dalej, gdy będzie działał bot, który umie je odczytać.
error-before-conversion = Po ruchu { $ply } rozgrywka { $match } przeszła na nowsze zasady. Wcześniejszych ruchów nie można ani cofnąć, ani pokazać krok po kroku.
error-not-started = Rozgrywka { $match } jeszcze się nie zaczęła. Zaczyna się ją od jej ogłoszenia na kanale.
error-match-over = Rozgrywka { $match } jest zakończona.
error-no-seat = Nie zajmujesz miejsca w rozgrywce { $match }. Możesz ją oglądać: `/plansza` i `/dziennik` działają dla wszystkich.
error-not-together = Tego nie można tu połączyć. Wybierz inaczej.
error-no-hand = W tej grze nie ma ręki: wszystko jest jawne. Pokazuje to `/plansza`.
error-no-course = W tej grze nie liczy się punktów, więc nie ma ich przebiegu. `/punkty` mówi, jak daleko kto zaszedł.
error-other-post = Ta wiadomość nie należy do rozgrywki { $match }, jaką znam; tamta toczy się w { $place }. Albo rozgrywka się przeniosła, albo wiadomość jest starsza niż moje dane, które tymczasem wymieniono. Nic się nie zmieniło; `/tury` pokazuje twoje rozgrywki.
error-other-data = Ta wiadomość należy do rozgrywki, której już nie znam, bo moje dane tymczasem wymieniono. Nic się nie zmieniło; `/tury` pokazuje twoje rozgrywki, `/gry` otwiera nową.
error-stale = Sytuacja się tymczasem zmieniła. Niebieski przycisk pod najnowszą planszą pokazuje, co jest teraz możliwe.
error-other-end = To, co ten ruch kosztuje lub daje, właśnie się zmieniło: obejrzyj go jeszcze raz. Nic nie zostało zagrane.
error-lesson-changed = Ta lekcja od tego czasu się zmieniła. Wpisz `/nauka`, aby zacząć od nowa.
error-puzzle-changed = Tego zadania już nie ma. Dostępne zadania znajdziesz przez `/nauka`.
error-no-puzzles = Do tej gry nie ma jeszcze zadań, ale jest lekcja: `/nauka`.
error-not-awaited = Nikt teraz nie czeka na to miejsce.
error-no-hints = W tej rozgrywce nie ma podpowiedzi: jest rankingowa albo gospodarz lub serwer je wyłącza.
error-hint-not-awaited = Podpowiedź jest dla osoby, na której ruch czeka stół; teraz nikt nie czeka na ciebie.
error-hint-failed = Komputerowi nie udało się tym razem niczego ustalić. Niczego nie zagrano; zapytaj jeszcze raz albo wybierz bez podpowiedzi.
error-text-channel-only = Rozgrywki zaczyna się na zwykłym kanale tekstowym serwera. Przejdź na taki kanał i spróbuj jeszcze raz.
error-forum = Na forum nie ma miejsca na rozgrywkę: jej ogłoszenie i plansze muszą stać na kanale, na którym mogę otwierać wątki. Przejdź na zwykły kanał tekstowy i spróbuj jeszcze raz.
error-bot-lacks = Nie mogę tu grać, bo brakuje mi uprawnień: { $permissions }. Poproś kogoś, kto zarządza serwerem; `/gospodarz sprawdź` pokazuje wszystko, czego potrzebuję.
error-too-many-computers = Przynajmniej jedno miejsce musi zostać dla człowieka.
error-rated-computers = W rozgrywce rankingowej grają tylko ludzie: usuń komputery albo zagraj bez rankingu.
error-rated-alone = Rozgrywka rankingowa wymaga co najmniej dwóch osób; w pojedynkę gra się bez rankingu.
error-rated-joined = Inni dołączyli do rozgrywki bez rankingu. Otwórz nową z opcją `rankingowa`.
error-lobby-over = Ten stół jest już zamknięty: rozgrywka ruszyła albo ogłoszenie wygasło.
error-lobby-full = Wszystkie miejsca są zajęte.
error-lobby-too-many = { $seats ->
        [one] Przy stole siedzi już { $seats } osoba
        [few] Przy stole siedzą już { $seats } osoby
       *[many] Przy stole siedzi już { $seats } osób
    }; najpierw ktoś musi odejść.
error-lobby-already-in = Siedzisz już przy tym stole.
error-lobby-not-in = Nie siedzisz przy tym stole.
error-lobby-changed = W tej samej chwili ktoś dołączył albo odszedł. Spójrz na listę i rozpocznij jeszcze raz.
error-start-some-gone = Nie ma już na serwerze: { $who }. { $count ->
        [one] Zwolniło się 1 miejsce.
        [few] Zwolniły się { $count } miejsca.
       *[many] Zwolniło się { $count } miejsc.
    } Drugie **Start** zacznie rozgrywkę bez nich.
error-start-by-players = Rozgrywkę może rozpocząć tylko ktoś, kto siedzi przy stole.
error-too-few = Przy stole { $seats ->
        [one] jest 1 osoba
        [few] są { $seats } osoby
       *[other] jest { $seats } osób
    }; potrzeba co najmniej { $least }.
error-rematch-once = Rewanż został już otwarty.
error-rematch-running = Rozgrywka { $match } toczy się dalej: jej zakończenie zostało cofnięte.
error-final = Rozgrywka { $match } jest zakończona ostatecznie: zakończenie można było cofnąć przez dobę.
error-export-early = Zapis zawiera ziarno losowe, a z nim wszystko, co ukryte. Będzie dostępny, gdy zakończenia nie da się już cofnąć: { $at }.
error-analysis-running = Rozgrywkę można przeanalizować po jej zakończeniu. Do tego czasu `/punkty` pokazuje przebieg punktów, a kto ma ruch, może poprosić o podpowiedź.
error-analysis-no-result = Ta rozgrywka zakończyła się bez wyniku, więc nie ma czego analizować. `/powtórka` pokazuje, co się działo.
error-analysis-nothing = W tej rozgrywce nikt nie miał wyboru, który dałoby się przeanalizować.
error-analysis-off = Mocne komputery są na tym bocie wyłączone (`TABLEBOT_STRONG=0`), a tylko one przygotowują analizy. `/powtórka` i `/punkty` pokazują, co się działo.
error-analysis-stuck = Przy analizie tej rozgrywki wciąż coś się nie udaje. Właśnie rozpoczęła się kolejna próba; jeśli i ona nic nie da, przyczynę znajdzie w dzienniku bota ten, kto go prowadzi.
error-undo-nothing = Nie ma czego cofać.
error-host-only = Może to zrobić tylko gospodarz rozgrywki albo ktoś, kto zarządza serwerem.
error-only-in-servers = To polecenie działa na serwerze, nie w wiadomościach prywatnych.
error-not-allowed = Nie wolno ci tego tutaj zrobić.
error-later = Discord każe mi z tym poczekać. Spróbuj ponownie { $at }; nic nie przepada.
error-discord = Discord ma teraz awarię albo nie ma z nim połączenia. Spróbuj ponownie za chwilę; nic nie przepada.
error-command-changed = To polecenie jest już inne niż wtedy, gdy poznał je twój Discord. Wczytaj Discorda ponownie (na komputerze Ctrl+R, na telefonie uruchom go jeszcze raz) i wpisz polecenie od nowa.
error-forbidden = Discord mi na to nie pozwolił: brakuje uprawnienia. `/gospodarz sprawdź` pokazuje, którego.
error-thread-forbidden = Discord nie pozwolił mi otworzyć tu wątku: brakuje uprawnienia. Które to, pokaże `/gospodarz sprawdź`.
error-thread-gone = Tego kanału już nie ma. Użyj polecenia w innym.
error-thread-blocked = Automatyczna moderacja nie pozwoliła mi nazwać wątku tak, jak je nazywam: grą i graczami. Ktoś, kto zarządza serwerem, może wyłączyć mnie spod tej reguły.
error-thread-full = Na tym serwerze jest tyle otwartych wątków, na ile pozwala Discord. Zarchiwizuj zakończone i spróbuj jeszcze raz.
error-thread-later = Discord nie mógł teraz otworzyć wątku. Spróbuj za chwilę.
error-thread-refused = Discord nie mógł otworzyć tu wątku. Spróbuj na innym kanale.
error-unforeseen = Stało się coś, co nie powinno się zdarzyć. Nic nie zostało zmienione. Jeśli się powtórzy, podaj gospodarzowi ten numer: { $report }.
error-not-understood = Nie rozumiem „{ $typed }” przy „{ $kind }”. { $possible ->
        [no] Wybierz
       *[other] Teraz możliwe: { $values }. Wpisz kilka liter i wybierz
    } z listy, która otwiera się podczas pisania, albo naciśnij niebieski przycisk pod planszą.
error-several-meant = „{ $typed }” przy „{ $kind }” może oznaczać kilka rzeczy. Wpisz jedną z nich tak, jak tu stoi: { $values }.
error-other-game = W tym wątku toczy się inna gra (rozgrywka { $match }).
error-no-match-of-yours = Nie bierzesz udziału w żadnej rozgrywce. Użyj tego polecenia w wątku rozgrywki albo zacznij nową: `/gry`.
error-which-match = Bierzesz udział w kilku rozgrywkach. Użyj tego polecenia w wątku tej, o którą chodzi: { $matches }
error-no-such-seat = Miejsc jest tylko { $most }.
error-no-rule = W żadnym rozdziale zasad nie ma „{ $typed }”. { $near ->
        [yes] Najbliższe są te:
       *[other] Oto wszystkie rozdziały:
    }
error-no-component = Nic nie nazywa się „{ $typed }”{ $near ->
        [yes] . Najbliższe są te:
       *[other] : wpisz część nazwy i wybierz z listy.
    }
error-export-running = Rozgrywkę można wyeksportować po jej zakończeniu: zapis zawiera ziarno losowe, a z nim wszystko, co ukryte.
error-no-zone = Nie ma strefy czasowej „{ $typed }”. Wpisz miasto, na przykład Warsaw, i wybierz z listy.
error-no-day = „{ $typed }” nie jest dniem w ciągu najbliższego roku. Wpisz dzień, na przykład 2026-12-24 albo 24.12, lub wybierz z listy.
error-away-budget = W { $year } roku można tu być nieobecnym przez { $most ->
        [one] 1 dzień
        [few] { $most } dni
       *[other] { $most } dni
    }; { $left ->
        [0] nie został ci ani jeden
        [one] został ci 1 dzień
        [few] zostały ci { $left } dni
       *[other] zostało ci { $left } dni
    }.
error-quiet-both = Cisza wymaga obu godzin: od której i do której.
error-not-for-you = Ten przycisk jest dla osoby, do której napisano przypomnienie.
error-not-awaited-now = Rozgrywka { $match } już na ciebie nie czeka: nie ma czego wyciszać.
error-lobby-host-only = Może to wybrać tylko gospodarz tego stołu albo ktoś, kto zarządza serwerem.
error-box-gone = Wydania { $edition } już tu nie ma. Gospodarz stołu może wybrać inne w **{ lobby-settings }**.
error-seat-is-computer = To miejsce zajmuje już komputer.
error-seat-has-own = Masz już miejsce w tej rozgrywce.
error-holder-is-back = Osoba, która ma to miejsce, znów gra, więc miejsce zostaje zajęte.
error-time-again = Gracz, o którego chodziło, znów ma czas: zmieniono zegar rozgrywki.
error-not-asked = To pytanie jest do pozostałych osób przy stole.
error-note-full = Notatka mieści { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[other] { $most } znaków
    }. Najpierw usuń jej część.
error-no-such-place = Na planszy tej rozgrywki nie ma takiej części. Wszystkie widać w podpowiedziach podczas pisania.
error-view-own-hand = Możesz obejrzeć tylko własną rękę.
error-no-bots = Boty nie mogą zajmować miejsc.
error-seat-unknown = Nie ma miejsca { $seat }.
error-has-left = Ta rozgrywka toczy się już bez ciebie.
error-seat-left = Kto tam siedział, opuścił rozgrywkę na dobre; to miejsce gra samo do końca.
error-seat-has-another = Ta osoba ma już inne miejsce w tej rozgrywce.

error-replay-nothing = W tej rozgrywce nie wykonano jeszcze żadnego ruchu.
error-replay-no-turn = W tych turach nie wykonano żadnego ruchu; ostatnia tura to { $newest }.
error-box-note-empty = W jednym z pól nie ma nic do przeczytania. Naciśnij przycisk jeszcze raz i wypełnij oba.
error-box-notes-many = Na gospodarza czeka już { $most ->
        [one] 1 twoja uwaga
        [few] { $most } twoje uwagi
       *[many] { $most } twoich uwag
    } i więcej nie można wysłać. Gdy gospodarz oznaczy którąś jako załatwioną, wyślesz następną.
error-bug-many = W tej rozgrywce masz już { $most ->
        [one] 1 zgłoszony błąd
        [few] { $most } zgłoszone błędy
       *[many] { $most } zgłoszonych błędów
    }. Dziękuję; o następnych napisz do gospodarza.
error-replay-busy = Poprzednia powtórka jeszcze się rysuje. Spróbuj za chwilę.
# Przy uruchamianiu, dla gospodarza, w wierszu poleceń.
error-token = Discord nie przyjmuje DISCORD_TOKEN. Skopiuj token bota jeszcze raz z portalu dla programistów; bez tokenu otwiera się piaskownica.
error-sharding = Bot jest na większej liczbie serwerów, niż obsługuje jedno połączenie z Discordem. Ustaw TABLEBOT_SHARDS=auto i uruchom go ponownie; nic nie zginęło.
error-discord-unreachable = Nie można połączyć się z Discordem: { $detail }
error-data = Dane elementów gry: { $file }, wpis { $entry }: { $problem }. Nic nie zostało uruchomione; popraw wpis albo go usuń.
error-edition = Jedno wydanie gry zostało pominięte: { $file }, wpis { $entry }: { $problem }. Wszystko inne działa; popraw wpis i uruchom bota ponownie.
error-edition-name = { $name } nie może być nazwą wydania: użyj liter, cyfr, _ i -, najwyżej 40 znaków.
error-file = Nie można odczytać { $file }: { $detail }.
error-export-number = Podaj numer rozgrywki: python bot.py export NUMER
error-export-none = W tej bazie nie ma rozgrywki { $number }, która by się zaczęła.
error-desk-game = Nie ma gry { $game }. Gry: { $known }.
error-verify-file = Podaj wyeksportowany plik: python bot.py verify PLIK
error-backup-file = Podaj plik do zapisania: python bot.py backup PLIK
error-restore-file = Podaj kopię: python bot.py restore PLIK
error-report-number = Podaj numer zgłoszenia: python bot.py report NUMER
error-no-report = W tej bazie nie ma zgłoszenia { $number }.
error-invite-id = Podaj identyfikator aplikacji, liczbę z portalu dla programistów: python bot.py invite ID
error-settings-folder = { $name }: nie ma folderu { $value }.
error-settings-choice = { $name } ma wartość „{ $value }”; możliwe są { $allowed }.
error-settings-number = { $name } ma wartość „{ $value }”; musi to być liczba całkowita większa od 0.
error-database-folder = Nie można utworzyć lub zapisać bazy { $path }: { $detail }.
error-database-unreadable = { $path } nie jest bazą danych. Nic nie zmieniono; podaj inny plik albo przywróć kopię.
error-database-corrupt = Baza { $path } jest uszkodzona ({ $detail }). Nic nie zmieniono; przywróć kopię.
error-database-foreign = { $path } jest bazą innego programu. Nic nie zmieniono.
error-database-newer = Bazę { $path } zapisała nowsza wersja bota (wersja { $found }, ta zna { $known }). Nic nie zmieniono; użyj nowszego bota.
error-database-locked = Bazy { $path } używa inny bot.
error-database-migration = Migracja { $number } bazy { $path } nie powiodła się ({ $detail }). Wszystko zostało, jak było.
error-database-migrations = W folderze { $path } brakuje plików bota albo nie można ich odczytać ({ $detail }). Bazy nie ruszono; nadaj użytkownikowi, który uruchamia bota, prawo do ich odczytu albo zainstaluj bota od nowa.
error-database-backup = Nie udało się skopiować bazy { $path } do { $target }: { $detail }.
error-database-closed = Baza danych jest zamknięta.
error-option-none = Napisz, co zmienić: zegar albo to, co się dzieje, gdy czyjś czas minie.
error-import-big = Ten plik jest za duży na rozgrywkę: { $size } kB, najwyżej { $most } kB. Nic nie zostało zmienione.
error-import-unread = Discord nie dał mi pliku. Spróbuj za chwilę.
error-import-converted = Ta rozgrywka po ruchu { $ply } przeszła na nowsze zasady; można ją tylko sprawdzić poleceniem `python bot.py verify PLIK`, a nie wczytać.
error-import-rules = Plik powstał według zasad tej gry w wersji { $found }, a ten bot zna wersję { $known }. Najpierw zaktualizuj bota.
error-import-data = Tę rozgrywkę grano z innymi danymi elementów niż te, które ma ten bot: uruchom go z tym samym `--data` albo użyj wersji, w której grano.
error-import-twice = Ta rozgrywka już tu jest, jako rozgrywka { $match }: <#{ $place }>. Nic nie zostało zmienione; jeśli wątek zniknął, `/gospodarz wątek` otwiera nowy.
error-import-nobody = Przy stole nie byłoby nikogo z tej rozgrywki: komputery od razu dograłyby ją do końca. Podaj, kto zajmie miejsce: `miejsce1` i tak dalej.
error-import-person-twice = Jedna osoba nie może mieć dwóch miejsc.
error-record-seat = Ruch { $ply } wykonuje miejsce { $seat }, którego w tej rozgrywce nie ma.
error-record-move = Ruch { $ply } nie jest ruchem tej gry: { $detail }
error-record-unreadable = To nie jest wyeksportowana rozgrywka: { $detail }.
error-record-format = Plik ma format { $found }, a ten bot czyta format { $known }.
error-record-game = Ten bot nie zna gry { $slug }.
error-record-data = Dane elementów gry w pliku nie są tym, za co się podają.
error-record-seed = Ziarno nie pasuje do ogłoszonego skrótu: losowość tej rozgrywki nie była taka, jak obiecano.
error-record-illegal = Ruch { $ply } jest niedozwolony: { $detail }.
error-record-rules-newer = Tę rozgrywkę prowadzono według wersji zasad { $found }, a ten bot zna wersje do { $known }. Sprawdzi ją nowszy bot.
error-record-rules-older = Tę rozgrywkę prowadzono według wersji zasad { $found }, a ten bot gra według wersji od { $known }. Sprawdzi ją starszy bot.
error-record-state = Ruchy prowadzą do innej pozycji końcowej, niż podaje plik.
error-record-outcome = Ruchy prowadzą do innego wyniku, niż podaje plik.
error-settlers-deck-changed = Nie ma już w tej talii: { $card }. Otwórz talię na nowo.
error-settlers-list-unknown = Nic nie zapisano, bo w tej talii nie ma takich kart: { $typed }{ $more ->
        [0] .
       *[other] {" "}(i jeszcze { $more }).
    }{ $near ->
        [none] {""}
       *[other] {" "}Najbliższe nazwy: { $near }.
    }
