import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Gdzie obowiązują te zasady',
    'Obowiązują na każdym turnieju uznanym przez wydawcę. Gra się według podręcznika nowszego (niebieskiego) zestawu podstawowego, FAQ i tego dokumentu.',
  ],
  2: [
    'Tylko format standardowy',
    'Dokument opisuje format standardowy z eskadrami do 100 punktów. Inne formaty mają własne dokumenty.',
  ],
  3: [
    'Jak przebiega turniej',
    'Gracze zapisują się, są parowani przez kilka rund, powstaje klasyfikacja, a na koniec zwykle jest rozdanie nagród.',
  ],
  4: [
    'Każdy ma rolę',
    'Każdy obecny jest uczestnikiem. Animatorzy to organizator, sędzia i komandor; pozostali to gracze i obserwatorzy.',
  ],
  5: [
    'Jeden organizator',
    'Każdy turniej ma dokładnie jednego organizatora, który odpowiada za plan i przebieg.',
  ],
  6: [
    'Komandorzy',
    'Komandorów może być dowolnie wielu. Jeśli nie ma żadnego, ich obowiązki musi przejąć organizator.',
  ],
  7: [
    'O czym decyduje komandor',
    'Komandor ma ostatnie słowo w sprawie zasad, decyduje, co jest niesportowe i co z tego wynika, i proponuje organizatorowi dyskwalifikacje.',
  ],
  8: [
    'Sędziowie',
    'Sędziów może być dowolnie wielu, także żaden. Pomagają graczom, rozstrzygają spory i odpowiadają na pytania o zasady.',
  ],
  9: [
    'Poza służbą jest się obserwatorem',
    'Sędzia, który akurat nie sędziuje, jest obserwatorem i powinien to powiedzieć. Gracz, który nie rozgrywa meczu, też jest obserwatorem.',
  ],
  10: [
    'Obserwatorzy się nie wtrącają',
    'Obserwatorom nie wolno przeszkadzać w meczach, radzić graczom ani im pomagać.',
  ],
  11: [
    'Grający animator potrzebuje drugiego',
    'Na turniejach towarzyskich animator może grać tylko wtedy, gdy jest drugi animator.',
  ],
  12: [
    'Drugiego animatora się ogłasza',
    'Drugiego animatora trzeba ogłosić na początku; rozstrzyga on w meczach pierwszego. Gdy grają ze sobą dwaj animatorzy, rozstrzyga komandor.',
  ],
  13: [
    'Wyższe poziomy: animatorzy nie grają',
    'Na turniejach rywalizacyjnych i mistrzowskich animatorzy nie mogą grać.',
  ],
  14: [
    'Spór rozstrzyga sędzia',
    'Gracze, którzy sami nie rozstrzygną sporu, muszą wezwać sędziego.',
  ],
  15: [
    'Karty interpretuje komandor',
    'Komandor interpretuje treść kart i może uchylić błąd w FAQ.',
  ],
  16: [
    'Niesportowe zachowanie',
    'Nieuczciwe wykorzystywanie luk w zasadach, utrzymywanie nieprawidłowego stanu gry, zbędna siła, niestosowne lub lekceważące zachowanie i oszustwo są niesportowe.',
  ],
  17: [
    'Żadnych uzgodnień',
    'Uzgodnienia między graczami, które manipulują wynikiem, są surowo zabronione.',
  ],
  18: [
    'Bez notatek',
    'W trakcie rundy nie wolno robić notatek ani korzystać z materiałów z zewnątrz. Dokumenty z zasadami, jawne komponenty i pytania do sędziego są zawsze dozwolone.',
  ],
  19: ['Wykluczenie gracza', 'Organizator może wykluczyć gracza za niesportowe zachowanie.'],
  20: [
    'Przegapione okazje',
    'Gracze pilnują stanu gry i wykonują to, co obowiązkowe. Zapomniany efekt można wykorzystać później tylko za wyraźną zgodą przeciwnika; celowe rozpraszanie lub poganianie jest niesportowe.',
  ],
  21: [
    'Margines błędu',
    'Drobne błędy ustawienia są dopuszczalne i nie wolno ich nadużywać. Siła i celowe przesuwanie są zabronione; w razie sporu wezwij animatora.',
  ],
  22: [
    'Sala i stoły',
    'Organizator zapewnia salę, krzesła i na każdy mecz około 90 × 90 cm z wyraźnymi krawędziami. Zdecydowanie zaleca się maty lub podkład antypoślizgowy; powinno być miejsce na rzeczy graczy.',
  ],
  23: [
    'Numery stołów',
    'Stoły powinny być ponumerowane lub oznaczone, by gracze w każdej rundzie znaleźli swoje miejsce.',
  ],
  24: [
    'Puste rozpiski i długopisy',
    'Jeśli potrzebne są rozpiski, organizator zapewnia puste formularze i długopisy.',
  ],
  25: [
    'Dokumenty pod ręką',
    'Organizator ma pod ręką podstawowe zasady, FAQ, te zasady, terminarz wydarzenia i inne potrzebne dokumenty.',
  ],
  26: [
    'Maty do gry',
    'Gracze mogą przynosić tylko oficjalne maty. Maty organizatora mogą być inne, a gracz może je zastąpić swoją oficjalną.',
  ],
  27: [
    'Co przynoszą gracze',
    'Gracze przynoszą statki, podstawki, słupki, karty pilotów, statków i ulepszeń, żetony, pełną talię uszkodzeń, dość kości, wszystkie wzorniki manewrów i linijkę zasięgu.',
  ],
  28: [
    'Przynieś wypełnioną rozpiskę',
    'Jeśli wymagana jest rozpiska, należy ją przynieść wypełnioną albo przyjść na tyle wcześnie, by wypełnić ją na miejscu.',
  ],
  29: [
    'Najwyżej 100 punktów eskadry',
    'Każdy gra jedną eskadrą za najwyżej 100 punktów; mniej wolno.',
  ],
  30: [
    'Jedna frakcja w eskadrze',
    'Eskadra należy do Imperium, Rebelii albo Szumowin; karty pilotów i żetony statków są z tej frakcji. Model i wskaźnik manewrów mogą pochodzić z każdej frakcji, która ma ten statek.',
  ],
  31: [
    'Która talia uszkodzeń',
    'Gracz wybiera talię uszkodzeń z pierwotnego zestawu (czerwone logo) albo z „Przebudzenia Mocy” (niebieskie logo).',
  ],
  32: ['Trzy różne przeszkody', 'Eskadra ma dokładnie trzy różne przeszkody z 18.'],
  33: [
    'Nic się nie zmienia',
    'Eskadra, talia uszkodzeń i przeszkody muszą być takie same przez cały turniej.',
  ],
  34: [
    'Rozpiski eskadr',
    'Niektóre turnieje wymagają przed startem rozpiski: imię i nazwisko, statki z ulepszeniami, suma punktów, talia uszkodzeń, przeszkody.',
  ],
  35: [
    'Karty łatwe do pomylenia',
    'Kartę o tej samej nazwie i koszcie co inna trzeba zapisać jednoznacznie, na przykład z produktem w nawiasie. Można zapytać animatora.',
  ],
  36: [
    'Brak na rozpisce',
    'Animator, który to zauważy, powinien szybko znaleźć gracza i poprawić rozpiskę według granych kart. Jeśli zmiana jest istotna i może dawać przewagę, powinien rozważyć oszustwo i to zbadać.',
  ],
  37: [
    'Wspólna linijka, wzorniki, kości',
    'Przed rundą lub w jej trakcie gracz może zażądać wspólnego używania linijki, wzorników lub kości jednego z graczy przez całą rundę. Sędzia lub komandor może to zweryfikować.',
  ],
  38: [
    'Jeden komplet z polecenia',
    'Komandor może nakazać używanie w rundzie jednej linijki, jednego kompletu wzorników lub kości.',
  ],
  39: [
    'Oficjalne komponenty',
    'Dozwolone są tylko oficjalne komponenty; w razie wątpliwości decyduje komandor. Kto nie może zastąpić niedozwolonego, zostaje zdyskwalifikowany.',
  ],
  40: [
    'Rozróżnianie takich samych statków',
    'Kto ma kilka takich samych statków, musi oznaczyć każdy z nich i jego kartę.',
  ],
  41: [
    'Co wolno zmienić',
    'Modele wolno malować, podstawki obciążać, słupki zmieniać, karty wkładać w koszulki (karty uszkodzeń w jednakowe) i oznaczać własne elementy, jeśli niczego to nie zdradza i nikogo nie obraża. Rozmiar i kształt zostają; gdy modele się stykają, słupki można dodać lub zdjąć.',
  ],
  42: [
    'Zgubiony element',
    'Kto nie może znaleźć potrzebnej rzeczy, powinien od razu to zgłosić i dostaje trochę czasu. Nie znaleziono na czas: mecz trzeba poddać. Nadal brak na początku następnej rundy: wycofanie z turnieju.',
  ],
  43: [
    'Uszkodzony element',
    'Wolno go zastąpić; inaczej liczy się jako zgubiony. Wyjątki: proxy karty robi animator, z nazwą, potrzebnym tekstem, swoim nazwiskiem i datą; uszkodzony model lub słupek, który nie przeszkadza, zostaje przy eskadrze; kości, linijkę i wzorniki należy w tej rundzie dzielić z przeciwnikiem.',
  ],
  44: [
    'Które żetony są potrzebne',
    'Potrzebne są żetony statków, przeszkody i wszystkie żetony bomb z rozpiski. Resztę można oznaczać inaczej, jeśli jest to jasne dla obu, niczego nie zasłania i nie zmieni się przypadkiem; przy sprzeciwie decyduje komandor.',
  ],
  45: [
    'Akcesoria innych firm',
    'Od innych producentów dozwolone są tylko żetony, które nie są wymagane, oraz linijki i wzorniki o oficjalnych wymiarach, za zgodą komandora lub organizatora.',
  ],
  46: [
    'Bez proxy',
    'Proxy statków, podstawek i kart są niedozwolone, z wyjątkiem uszkodzonej karty.',
  ],
  47: [
    'Od kiedy produkt jest dozwolony',
    'Dozwolone są tylko produkty niemieckie i angielskie, i tylko wtedy, gdy niemieckie wydanie jest w dniu turnieju dostępne od co najmniej 2 tygodni.',
  ],
  48: [
    'Bez elementów epickich',
    'W formacie standardowym nie wolno używać niczego z symbolem epickim.',
  ],
  49: [
    'Bez wzorników do ustawiania',
    'Własnoręczne wzorniki do ustawiania są zabronione. Do ustawiania statków można użyć własnej linijki i wzorników manewrów.',
  ],
  50: ['Bez aplikacji z kośćmi', 'Aplikacja z kośćmi jest zabroniona.'],
  51: ['Informuj graczy na czas', 'Organizator powinien jasno i na czas podać graczom szczegóły.'],
  52: [
    'Siedem kroków przed meczem',
    'Wyłożenie eskadry, pokazanie wszystkiego i oznaczenie statków, tasowanie talii uszkodzeń, inicjatywa, przeszkody, statki, osłony: wszystko trzeba zrobić przed rozpoczęciem meczu. O inicjatywie decyduje niższa suma punktów; przy równej los wskazuje, kto decyduje.',
  ],
  53: [
    'Ręczne sprawdzenie punktów',
    'Przed rundą 1 komandor może nakazać każdemu ręczne sprawdzenie punktów przeciwnika.',
  ],
  54: [
    'Czekanie na start',
    'Po przygotowaniu należy czekać na sygnał animatora. Jeśli runda już trwa, można zacząć od razu.',
  ],
  55: [
    'Własna talia uszkodzeń',
    'Każdy dobiera z własnej talii uszkodzeń i ma własny stos kart odrzuconych. Przeciwnik może ją obejrzeć przed tasowaniem, sędzia zawsze.',
  ],
  56: [
    'Stos punktacji',
    'Każdy powinien odkładać zniszczone statki ze wszystkimi ulepszeniami na stos. Zniszczone statki i odrzucone karty to jawna informacja.',
  ],
  57: [
    'Odrzucone ulepszenia się liczą',
    'Odrzucone ulepszenie odwraca się lub kładzie pod kartą statku; zostaje przy statku i liczy się, gdy statek zostanie zniszczony.',
  ],
  58: ['Ile trwa runda', 'Rundy szwajcarskie i pucharowe trwają 75 minut, finał 120.'],
  59: [
    'Kiedy rusza zegar',
    'Animator powinien włączyć zegar, gdy większość graczy siedzi i zaczęła przygotowania.',
  ],
  60: ['Gdy upłynie czas', 'Kończy się trwającą rundę gry i na tym mecz się kończy.'],
  61: [
    'Co ogłosić przed startem',
    'Przed turniejem organizator musi ogłosić liczbę i rodzaj rund, czy będą rundy pucharowe i jaki jest rozmiar odcięcia.',
  ],
  62: [
    'Nie grać dwa razy ze sobą',
    'Dwaj gracze nie powinni spotkać się dwa razy w tym samym etapie; etap kończy się odcięciem.',
  ],
  63: [
    'Wycofanie się',
    'Kto chce odejść, mówi o tym organizatorowi, zostaje wycofany i nie jest już parowany.',
  ],
  64: [
    'Nieobecność',
    'Kto w rozsądnym czasie nie stawi się na rundę lub nie może grać dalej, też zostaje wycofany z turnieju.',
  ],
  65: [
    'Powrót',
    'Kto został wycofany, może poprosić organizatora o powrót, tylko w tym samym etapie i z przegraną bez przeciwnika za każdą opuszczoną rundę.',
  ],
  66: [
    'Dyskwalifikacja jest ostateczna',
    'Zdyskwalifikowani gracze opuszczają turniej i nie mogą wrócić.',
  ],
  67: ['Runda 1 jest losowana', 'W pierwszej rundzie szwajcarskiej przeciwnicy są losowani.'],
  68: [
    'Kolejne rundy: równe punkty',
    'Od góry losowo paruje się graczy o równej liczbie punktów turniejowych. Kto zostanie, gra z wylosowaną osobą z następnej grupy.',
  ],
  69: [
    'Kto dostaje wolny los',
    'Przy nieparzystej liczbie jedna osoba dostaje wolny los: w rundzie 1 ta, która zostanie z losowania, później najniżej sklasyfikowana, która go jeszcze nie miała.',
  ],
  70: [
    'Ile wart jest wolny los',
    'Wolny los liczy się jako zwycięstwo, 1 punkt turniejowy, z rozmiarem zwycięstwa 150.',
  ],
  71: [
    'Zdobyty wolny los',
    'Kto na innym turnieju zdobył wolny los na rundę 1, zaczyna od rundy 2, ze zwycięstwem, 1 punktem turniejowym i rozmiarem zwycięstwa 200.',
  ],
  72: [
    'Wygrywa najwięcej punktów turniejowych',
    'Bez rund pucharowych wygrywa osoba z największą liczbą punktów turniejowych po ostatniej rundzie szwajcarskiej.',
  ],
  73: [
    'Odcięcie',
    'Po ustalonej liczbie rund dalej gra 4, 8, 16 albo 32 najlepszych; pozostali odpadają. Inne rodzaje odcięcia opisuje inny dokument.',
  ],
  74: [
    'Awans po odcięciu',
    'Jeśli ktoś po odcięciu odejdzie, zanim rozegrano mecz następnego etapu, na najniższe rozstawienie powinna wejść kolejna osoba z klasyfikacji; osoby poniżej luki przesuwają się w górę i paruje się od nowa. Najpierw pyta się tę osobę.',
  ],
  75: [
    'Najlepszy z ostatnim',
    'W pierwszej rundzie pucharowej najlepszy gra z ostatnim (mecz 1), drugi z przedostatnim (mecz 2) i tak dalej.',
  ],
  76: [
    'Droga przez drabinkę',
    'Zwycięzca meczu 1 gra ze zwycięzcą ostatniego meczu, zwycięzca meczu 2 ze zwycięzcą przedostatniego i tak dalej.',
  ],
  77: [
    'Turniej od rund pucharowych',
    'Jeśli liczba graczy nie jest potęgą dwójki, losuje się tyle wolnych losów, ile brakuje, resztę paruje losowo, a pary i wolne losy dostają numery z losowania.',
  ],
  78: [
    'Odejście w rundach pucharowych',
    'Gdy ktoś odchodzi, przeciwnik z tej rundy, a między rundami następny przeciwnik, dostaje wolny los.',
  ],
  79: ['Przegrana kończy turniej', 'Kto przegra, odpada; ostatnia osoba wygrywa turniej.'],
  80: ['Brak statków', 'Jeśli na koniec rundy gry jedna strona nie ma statków, wygrywa druga.'],
  81: [
    'Nikt nie ma statków: ostateczna salwa',
    'Jeśli obie strony straciły wszystkie statki, decyduje ostateczna salwa.',
  ],
  82: [
    'Koniec czasu',
    'Po upływie czasu wygrywa wyższy wynik. Przy równym decyduje ostateczna salwa.',
  ],
  83: ['Poddanie gry', 'Grę można poddać w każdej chwili: to przegrana, a przeciwnik wygrywa.'],
  84: [
    'Co się liczy',
    'Wynik to koszt zniszczonych statków przeciwnika ze wszystkimi ulepszeniami.',
  ],
  85: [
    'Duże statki za połowę',
    'Duży statek przeciwnika, który przetrwał z mniej niż połową kadłuba i osłon, liczy się za połowę punktów, zaokrągloną w dół.',
  ],
  86: [
    'Zniszczona eskadra liczy się za 100',
    'Kto zniszczy całą eskadrę przeciwnika, zdobywa 100 punktów, nawet jeśli kosztowała mniej.',
  ],
  87: [
    'Poddanie oddaje wszystkie statki',
    'Gdy gracz poddaje grę, wszystkie jego pozostałe statki liczą się jako zniszczone, więc przeciwnik zdobywa 100 punktów.',
  ],
  88: [
    'Ostateczna salwa',
    'Przy równym wyniku każdy rzuca tyloma kośćmi ataku, ile wynosi suma nadrukowanych wartości broni podstawowej jego pozostałych statków. Wygrywa więcej trafień i trafień krytycznych; przy równej liczbie rzuca się ponownie.',
  ],
  89: [
    'Salwa po wzajemnym zniszczeniu',
    'Jeśli obie strony straciły wszystko, w ostatecznej salwie strzelają wszystkie statki eskadry.',
  ],
  90: ['Punkty za mecz', 'Punkty turniejowe: zwycięstwo 1, przegrana 0. Remisów nie ma.'],
  91: [
    'Rozmiar zwycięstwa',
    'Wyższy wynik daje 100 plus różnica, niższy 100 minus różnica; oba zapisuje się na karcie wyniku.',
  ],
  92: [
    'Rozmiar zwycięstwa przy równym wyniku',
    'Przy równym wyniku obaj dostają rozmiar zwycięstwa 100, także gdy decydowała ostateczna salwa.',
  ],
  93: [
    'Równe punkty turniejowe',
    'Remisy rozstrzyga rozmiar zwycięstwa, potem siła tabeli, na końcu los.',
  ],
  94: [
    'Siła tabeli',
    'Punkty turniejowe każdego przeciwnika dzielone przez jego rozegrane rundy, zsumowane i podzielone przez liczbę przeciwników.',
  ],
  95: ['Na końcu los', 'Kto nadal ma remis, zajmuje miejsce w losowej kolejności.'],
  96: [
    'Trzy struktury',
    'Każdy turniej ma jedną z trzech struktur: podstawową, zaawansowaną albo niestandardową.',
  ],
  97: [
    'Struktura podstawowa',
    'Tabela podaje liczbę rund szwajcarskich i odcięcie według liczby zapisanych graczy. Służy do mistrzostw lokalnych.',
  ],
  98: [
    'Struktura zaawansowana',
    'Tabela z większymi odcięciami podaje liczbę rund szwajcarskich i odcięcie według liczby graczy. Służy do mistrzostw regionalnych.',
  ],
  99: [
    'Struktura niestandardowa',
    'Wszystko inne jest niestandardowe, także stały plan niezależny od frekwencji. Podaje ją terminarz wydarzenia albo ustala organizator i mówi o niej wszystkim. Używa się jej na wydarzeniach mistrzowskich.',
  ],
  100: [
    'Trzy poziomy',
    'Turniej jest towarzyski, rywalizacyjny albo mistrzowski. Oficjalne wydarzenia mają poziom; inne mogą być towarzyskie, chyba że są dla graczy nastawionych na rywalizację. Poziomy mówią, czego oczekiwać, i nikogo nie wykluczają.',
  ],
  101: [
    'Czego oczekuje każdy poziom',
    'Towarzyski: każdy jest mile widziany, można uczyć, jeśli nie spowalnia to gry. Rywalizacyjny: zna się podstawowe zasady i gra w rozsądnym tempie. Mistrzowski: zna się także FAQ i zasady turniejowe.',
  ],
  102: [
    'Nazwiska publicznie',
    'Na publicznych oficjalnych wydarzeniach uczestnicy zgadzają się na publikację co najmniej skróconego nazwiska („Franz K.”) lub pseudonimu w listach, statystykach i relacjach.',
  ],
  103: [
    'Pełne nazwiska',
    'Pełnego nazwiska można używać, chyba że ktoś wyraźnie się sprzeciwi; powinien to na czas powiedzieć organizatorowi.',
  ],
  104: [
    'Zdjęcia i filmy',
    'Wolno robić zdjęcia i filmy oraz publikować je w relacjach i reklamie.',
  ],
  105: ['Skąd wolny los', 'Gracz, dla którego nie ma przeciwnika, dostaje wolny los.'],
}
