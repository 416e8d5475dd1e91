import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Gdzie obowiązują te zasady',
    'Obowiązują w rozgrywkach organizowanych przez wydawcę i jego partnerów, tylko w formacie standardowym. Gra się według podstawowych zasad i FAQ.',
  ],
  2: [
    'Każdy ma rolę',
    'Każdy obecny jest uczestnikiem. Animatorzy to organizator główny, sędzia i komandor; pozostali to gracze i obserwatorzy.',
  ],
  3: [
    'Jeden organizator główny',
    'Każdy turniej ma dokładnie jednego organizatora głównego, który odpowiada za całość. Jeśli nie ma komandora, organizator musi przejąć jego obowiązki.',
  ],
  4: [
    'Komandor',
    'Komandorów może być dowolnie wielu, także żaden. Mają ostatnie słowo w sprawie zasad i sporów.',
  ],
  5: [
    'Sędziowie',
    'Sędziów może być dowolnie wielu, także żaden. Pomagają w sporach i odpowiadają na pytania.',
  ],
  6: [
    'Obserwator nie pomaga, gracz ma swoje rzeczy',
    'Obserwatorom nie wolno przeszkadzać ani pomagać. Gracze przynoszą wszystko, czego potrzebują.',
  ],
  7: [
    'Grający animator potrzebuje drugiego',
    'Na turniejach towarzyskich animator może grać tylko wtedy, gdy jest drugi animator, którego trzeba ogłosić przed startem i który rozstrzyga spory pierwszego. Gdy grają ze sobą dwaj animatorzy, rozstrzyga komandor.',
  ],
  8: [
    'Wyższe poziomy: animatorzy nie grają',
    'Na turniejach rywalizacyjnych i mistrzowskich animatorzy nie mogą grać.',
  ],
  9: [
    'Spór rozstrzyga sędzia',
    'Gracze, którzy nie rozstrzygną sporu, muszą wezwać sędziego. Za interpretację kart odpowiada komandor; może też uchylić błąd w FAQ.',
  ],
  10: [
    'Niesportowe zachowanie',
    'Celowa gra na czas, używanie siły wobec elementów, niestosowne zachowanie i brak szacunku są niesportowe.',
  ],
  11: [
    'Żadnych uzgodnień',
    'Uzgodnienia manipulujące wynikami są surowo zabronione; wyjątkiem jest zamierzony remis przy sędzim.',
  ],
  12: [
    'Bez pomocy z zewnątrz',
    'W trakcie rundy nie wolno korzystać z materiałów ani informacji z zewnątrz. Oficjalne dokumenty i sędziów można pytać w każdej chwili.',
  ],
  13: [
    'Usunięcie gracza',
    'Organizator może usunąć z turnieju graczy, którzy naruszają zasady uczciwej gry.',
  ],
  14: [
    'Margines błędu',
    'Drobne niedokładności są dopuszczalne tylko tam, gdzie nie mają znaczenia; siły używać nie wolno. W sporze decyduje sędzia i jest to decyzja ostateczna.',
  ],
  15: [
    'Przegapione okazje',
    'Zapomniany efekt można wykorzystać później tylko za zgodą przeciwnika. Nie wolno się nawzajem rozpraszać ani poganiać.',
  ],
  16: [
    'Sala i stoły',
    'Organizator zapewnia salę, krzesła i na każdy mecz 90 × 90 cm z wyraźnymi krawędziami. Zaleca się podkład antypoślizgowy; powinno być miejsce na komponenty.',
  ],
  17: ['Numery stołów', 'Stoły powinny być ponumerowane, by gracze znaleźli swoje miejsce.'],
  18: [
    'Puste rozpiski i długopisy',
    'Organizator ma puste kartki na rozpiski i długopisy, jeśli są potrzebne.',
  ],
  19: [
    'Dokumenty pod ręką',
    'Organizator ma pod ręką zasady wprowadzające, kompletne zasady, FAQ, te zasady, terminarz wydarzenia i inne potrzebne dokumenty.',
  ],
  20: [
    'Maty do gry',
    'Gracze mogą przynosić tylko oficjalne maty. Maty organizatora mogą być inne, a gracz może je zastąpić swoją oficjalną.',
  ],
  21: [
    'Co przynoszą gracze',
    'Gracze przynoszą statki, podstawki, słupki, karty pilotów i ulepszeń, żetony, talię uszkodzeń, kości, wzorniki i linijkę zasięgu. Wymaganą rozpiskę należy przynieść wypełnioną albo wypełnić przed startem.',
  ],
  22: [
    'Najwyżej 100 punktów eskadry',
    'Każdy gra jedną eskadrą za najwyżej 100 punktów: Rebelia, Imperium albo Szumowiny.',
  ],
  23: [
    'Jedna frakcja w eskadrze',
    'Karty pilotów i żetony statków muszą należeć do jednej frakcji. Model i wskaźnik manewrów mogą pochodzić z każdej frakcji, która ma ten statek.',
  ],
  24: [
    'Która talia uszkodzeń',
    'Gracz wybiera dowolnie pierwotną talię uszkodzeń albo talię z „Przebudzenia Mocy”.',
  ],
  25: ['Trzy różne przeszkody', 'Eskadra ma dokładnie trzy różne przeszkody z 18.'],
  26: [
    'Nic się nie zmienia',
    'Eskadra, przeszkody i talia uszkodzeń muszą być takie same przez cały turniej.',
  ],
  27: [
    'Rozpiski eskadr',
    'Niektóre turnieje wymagają wcześniejszej rozpiski: statki z ulepszeniami, suma punktów, talia uszkodzeń, przeszkody.',
  ],
  28: [
    'Dzielenie komponentów',
    'Przed rundą gracz może poprosić o wspólne używanie w niej linijki, wzorników lub kości. Komandor lub sędzia może to zweryfikować.',
  ],
  29: [
    'Oficjalne komponenty',
    'Dozwolone są tylko oficjalne produkty; w razie wątpliwości decyduje komandor. Kto nie może zastąpić niedozwolonego elementu, zostaje zdyskwalifikowany.',
  ],
  30: [
    'Co wolno zmienić',
    'Takie same statki trzeba rozróżnić. Modele wolno malować, podstawki obciążać, karty wkładać w koszulki, własne kości i żetony oznaczać; gdy modele się stykają, trzeba zmienić słupki. Przeszkód nie wolno zmieniać w żaden sposób.',
  ],
  31: [
    'Bez proxy',
    'Proxy kart i statków są niedozwolone. O wzornikach i linijkach innych producentów decyduje komandor.',
  ],
  32: [
    'Aplikacja z kośćmi na widoku',
    'Jeśli używa się aplikacji z kośćmi, obaj gracze muszą ją cały czas widzieć.',
  ],
  33: [
    'Bez elementów epickich i wzorników ustawiania',
    'Nie wolno używać niczego z symbolem epickim ani specjalnych wzorników do ustawiania. Linijka i zwykłe wzorniki mogą pomóc.',
  ],
  34: [
    'Od kiedy produkt jest dozwolony',
    'W Polsce produkt jest dozwolony od polskiej premiery; w razie wątpliwości zapytaj organizatora.',
  ],
  35: [
    'Siedem kroków przed meczem',
    'Wyłożenie eskadry, pokazanie wszystkiego i oznaczenie statków, tasowanie talii uszkodzeń, inicjatywa, przeszkody, statki, osłony: wszystko trzeba zrobić przed rozpoczęciem meczu. O inicjatywie decyduje niższa suma punktów, przy równej rzut monetą.',
  ],
  36: [
    'Czekanie na start',
    'Po przygotowaniu należy czekać na sygnał startu. Jeśli runda już trwa, można zacząć od razu.',
  ],
  37: [
    'Własna talia uszkodzeń',
    'Każdy ma własną talię uszkodzeń i stos kart odrzuconych. Przeciwnik może ją obejrzeć przed tasowaniem, sędzia zawsze.',
  ],
  38: [
    'Stos punktacji jest obowiązkowy',
    'Każdy musi prowadzić stos punktacji. Zniszczone statki i odrzucone ulepszenia to jawna informacja; odrzucone karty odwraca się i zostają przy statku.',
  ],
  39: [
    'Runda trwa 75 minut',
    'Każda runda trwa 75 minut. Po upływie czasu kończy się trwającą rundę gry.',
  ],
  40: ['Finał bez limitu czasu', 'Gra finałowa turnieju nie ma limitu czasu.'],
  41: [
    'Co ogłosić przed startem',
    'Przed turniejem organizator musi ogłosić liczbę rund, a jeśli jest odcięcie, także jego rozmiar.',
  ],
  42: [
    'Jak się paruje',
    'Runda 1 jest losowana. Później od góry losowo paruje się graczy o równej liczbie punktów turniejowych; kto zostanie, gra z kimś z następnej grupy.',
  ],
  43: [
    'Nie grać dwa razy ze sobą',
    'W rundach szwajcarskich nikt nie powinien ponownie spotkać tego samego przeciwnika.',
  ],
  44: [
    'Kto dostaje bye',
    'Przy nieparzystej liczbie jedna osoba dostaje bye (wolny los): w rundzie 1 losowo, później najniżej sklasyfikowana, która go jeszcze nie miała.',
  ],
  45: [
    'Ile wart jest bye',
    'Bye (wolny los) liczy się jako zwycięstwo, 5 punktów turniejowych, z rozmiarem zwycięstwa 150.',
  ],
  46: [
    'Odcięcie',
    'Po ustalonej liczbie rund organizator może przeprowadzić odcięcie: ustalona liczba najlepszych gra dalej, w kolejnych rundach szwajcarskich albo w rundach pucharowych.',
  ],
  47: [
    'Jak kończy się mecz',
    'Jedna strona bez statków: wygrywa druga. Obie bez: remis, rozmiar zwycięstwa po 100. Po czasie wygrywa wyższy wynik, przy różnicy poniżej 12 punktów to zwycięstwo warunkowe; równy wynik to remis. Kto poddaje grę, przegrywa i traci wszystkie statki.',
  ],
  48: [
    'Co się liczy',
    'Liczą się zniszczone statki przeciwnika z ulepszeniami oraz połowa każdego dużego statku, który stracił co najmniej połowę kadłuba i osłon. Cała zniszczona eskadra to 100; przy poddaniu gry wszystkie statki są zniszczone.',
  ],
  49: [
    'Punkty za mecz',
    'Punkty turniejowe: zwycięstwo 5, zwycięstwo warunkowe 3, remis 1, przegrana 0.',
  ],
  50: [
    'Zamierzony remis',
    'W rundach szwajcarskich gracze mogą uzgodnić remis, jeśli jest przy tym sędzia lub komandor. Każdy dostaje 1 punkt turniejowy i rozmiar zwycięstwa 100.',
  ],
  51: [
    'Rozmiar zwycięstwa',
    'Wyższy wynik daje 100 plus różnica, niższy 100 minus różnica; przy równym wyniku obaj dostają 100.',
  ],
  52: [
    'Równe punkty turniejowe',
    'Remisy rozstrzyga „jeden na jeden”, potem rozmiar zwycięstwa, potem siła tabeli, na końcu los.',
  ],
  53: [
    'Jeden na jeden',
    'Kto grał ze wszystkimi o tej samej liczbie punktów i z każdym wygrał, jest przed nimi.',
  ],
  54: [
    'Siła tabeli',
    'Punkty turniejowe każdego przeciwnika dzielone przez jego rozegrane rundy, zsumowane i podzielone przez liczbę przeciwników.',
  ],
  55: ['Na końcu los', 'Kto nadal ma remis, zajmuje miejsce w losowej kolejności.'],
  56: [
    'Najlepszy z ostatnim',
    'Po odcięciu do 4, 8, 16 albo 32 najlepszych pierwszy gra z ostatnim (gra 1), drugi z przedostatnim (gra 2) i tak dalej.',
  ],
  57: [
    'Droga przez drabinkę',
    'Zwycięzca gry 1 gra ze zwycięzcą ostatniej gry, zwycięzca gry 2 ze zwycięzcą przedostatniej i tak dalej.',
  ],
  58: [
    'Turniej od rund pucharowych',
    'Jeśli liczba graczy nie jest potęgą dwójki, losuje się tyle bye, ile brakuje, resztę paruje, a pary i osoby z bye dostają numery z losowania.',
  ],
  59: [
    'Równy wynik w rundach pucharowych',
    'Jeśli mecz pucharowy kończy się równym wynikiem, wygrywa gracz z inicjatywą.',
  ],
  60: ['Przegrana kończy turniej', 'Kto przegra, odpada; ostatnia osoba wygrywa turniej.'],
  61: [
    'Trzy struktury',
    'Każdy turniej ma jedną z trzech struktur: podstawową, zaawansowaną albo niestandardową.',
  ],
  62: [
    'Struktura podstawowa',
    'Tabela podaje liczbę rund szwajcarskich i odcięcie według liczby graczy.',
  ],
  63: [
    'Struktura zaawansowana',
    'Tabela z większymi odcięciami podaje liczbę rund szwajcarskich i odcięcie według liczby graczy.',
  ],
  64: [
    'Struktura niestandardowa',
    'Wszystko inne jest niestandardowe, także plan niezależny od frekwencji. Szczegóły są w harmonogramie oficjalnego wydarzenia; przedstawia je organizator.',
  ],
  65: [
    'Trzy poziomy',
    'Turniej jest towarzyski, rywalizacyjny albo mistrzowski. Nieoficjalne najlepiej prowadzić jako towarzyskie, chyba że są dla graczy nastawionych na rywalizację.',
  ],
  66: [
    'Wygrywa najwięcej punktów turniejowych',
    'Bez rund pucharowych wygrywa osoba z największą liczbą punktów turniejowych po ostatniej rundzie szwajcarskiej.',
  ],
  67: [
    'Czego oczekuje każdy poziom',
    'Towarzyski: zabawa i życzliwość, nowi gracze nie muszą znać każdej zasady. Rywalizacyjny: ogólna znajomość zasad; za szczegóły nie powinno się karać. Mistrzowski: dobra znajomość zasad, FAQ i zasad turniejowych.',
  ],
}
