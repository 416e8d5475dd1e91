import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Każdy ma rolę',
    'Każdy obecny jest uczestnikiem. Animatorzy to organizator, sędzia główny i sędzia; pozostali to gracze i obserwatorzy.',
  ],
  2: [
    'Jeden organizator',
    'Każdy turniej ma dokładnie jednego organizatora, który odpowiada za całość. Jeśli nie ma sędziego głównego, musi przejąć jego rolę.',
  ],
  3: [
    'O czym decyduje sędzia główny',
    'Sędziów głównych może być dowolnie wielu. Mają ostatnie słowo w sprawie zasad, decydują o niesportowym zachowaniu i proponują organizatorowi dyskwalifikacje.',
  ],
  4: [
    'Sędziowie',
    'Sędziowie pomagają, rozstrzygają spory i odpowiadają na pytania. Kto widzi błąd, powinien powiedzieć o nim graczom; mogą go wyjaśnić sami, zapytać sędziego i poprosić sędziego głównego o weryfikację.',
  ],
  5: [
    'Poza służbą jest się obserwatorem',
    'Sędzia, który akurat nie sędziuje, jest obserwatorem i powinien to powiedzieć. Gracz, który nie rozgrywa gry, też jest obserwatorem.',
  ],
  6: [
    'Obserwatorzy się nie wtrącają',
    'Obserwatorom nie wolno przeszkadzać ani pomagać. Kto widzi złamanie zasad, może powiedzieć o tym animatorowi; przegapiona okazja to nie sprawa obserwatora.',
  ],
  7: [
    'Grający animator potrzebuje drugiego',
    'Tylko na turniejach towarzyskich animator może grać, i tylko gdy jest drugi, ogłoszony na początku, który rozstrzyga w jego grach. Gdy grają ze sobą, rozstrzyga sędzia główny.',
  ],
  8: [
    'Wyższe poziomy: animatorzy nie grają',
    'Na turniejach rywalizacyjnych i mistrzowskich animatorzy nie mogą grać.',
  ],
  9: [
    'Spór rozstrzyga sędzia',
    'Gracze, którzy nie rozstrzygną sporu, muszą wezwać sędziego. Sędzia główny interpretuje karty i może uchylić błędny zapis w zasadach.',
  ],
  10: [
    'Niesportowe zachowanie',
    'Utrzymywanie nieprawidłowego stanu gry, zbędna siła, brak szacunku, niestosowne zachowanie, szukanie luk, oszustwo, uzgodnienia oraz rozpraszanie lub poganianie są niesportowe. Organizator może wykluczyć gracza.',
  ],
  11: [
    'Bez notatek',
    'W trakcie rundy nie wolno robić notatek ani korzystać z materiałów z zewnątrz. Oficjalne zasady, jawne komponenty i pytania do sędziego są zawsze dozwolone.',
  ],
  12: [
    'Przegapiony efekt',
    'Zapomniany efekt można wykorzystać później tylko za wyraźną zgodą przeciwnika.',
  ],
  13: [
    'Sala i stoły',
    'Organizator zapewnia salę, krzesła i na każdą grę stół około 90 × 90 cm, przy rozpiskach puste formularze i długopisy, oraz zasady. Stoły powinny mieć numery i miejsce na komponenty.',
  ],
  14: [
    'Powierzchnia gry',
    'Używa się tylko oficjalnych kafelków mapy lub oficjalnych map potyczek. Jeśli organizator ich nie ma, muszą je przynieść gracze.',
  ],
  15: [
    'Co przynoszą gracze',
    'Gracze przynoszą wszystko, czego potrzebują: figurki, karty rozmieszczenia, żetony, kości, talię dowodzenia, mapy i misje. Wymaganą rozpiskę należy przynieść wypełnioną albo przyjść tak wcześnie, by zdążyć ją wypełnić.',
  ],
  16: [
    'Najwyżej 40 punktów',
    'Armia ma najwyżej 40 punktów rozmieszczenia, mniej wolno, i należy do Imperium, Rebelii albo Najemników. Przez cały turniej jest taka sama.',
  ],
  17: [
    'Rozpiski armii',
    'Niektóre turnieje wymagają przed startem rozpiski armii: imię i nazwisko, suma punktów, talia dowodzenia, wszystkie karty rozmieszczenia.',
  ],
  18: [
    'Karty łatwe do pomylenia',
    'Kartę o tej samej nazwie i punktach co inna trzeba zapisać jednoznacznie, na przykład z produktem w nawiasie. Można zapytać animatora.',
  ],
  19: [
    'Brak na rozpisce',
    'Animator, który to zauważy, powinien od razu porozmawiać z graczem i poprawić rozpiskę według granych kart. Jeśli zmiana jest istotna i może dawać przewagę, powinien rozważyć oszustwo i to zbadać.',
  ],
  20: ['Kto buduje mapę', 'Gracz z inicjatywą zapewnia kafelki i buduje mapę rundy.'],
  21: [
    'Wspólne kości',
    'Przed rundą lub w jej trakcie gracz może zażądać, by obaj przez całą rundę używali jednego kompletu kości; sędzia lub sędzia główny może to zweryfikować. Sędzia główny może to też nakazać.',
  ],
  22: [
    'Oficjalne komponenty',
    'Dozwolone są tylko oficjalne komponenty; w razie wątpliwości decyduje sędzia główny. Kto nie może zastąpić niedozwolonego, zostaje zdyskwalifikowany.',
  ],
  23: [
    'Rozróżnianie takich samych grup',
    'Kto ma kilka takich samych kart rozmieszczenia, musi oznaczyć figurki i karty tak, by dało się je odróżnić.',
  ],
  24: [
    'Co wolno zmienić',
    'Figurki wolno malować, jeśli da się je rozpoznać; podstawki zachowują rozmiar i kształt; karty wolno wkładać w koszulki, talię dowodzenia w jednakowe; żetony, kafelki i kości mogą mieć znak właściciela.',
  ],
  25: [
    'Zgubiony element',
    'Kto nie może znaleźć potrzebnej rzeczy, powinien od razu to zgłosić i dostaje trochę czasu. Nie znaleziono na czas: grę trzeba poddać. Nadal brak na początku następnej rundy: wycofanie z turnieju.',
  ],
  26: [
    'Uszkodzony element',
    'Czego nie można zastąpić, liczy się jako zgubione, z dwoma wyjątkami: proxy karty robi animator, z nazwą, potrzebnym tekstem, swoim nazwiskiem i datą; kość odkłada się na bok i w tej rundzie należy dzielić kości przeciwnika.',
  ],
  27: [
    'Inne znaczniki',
    'Żetony nie są wymagane. Inne znaczniki są dobre, jeśli są czytelne, niczego nie zasłaniają i nie zmienią się przypadkiem; przy sprzeciwie decyduje sędzia główny.',
  ],
  28: [
    'Dozwolone produkty',
    'Dozwolone są tylko oficjalne produkty; znaczniki innych firm, jeśli nie wpływają na grę. Żadnych proxy poza uszkodzoną kartą. Aplikację z kośćmi muszą widzieć obaj, a przeciwnik może z niej korzystać. Nic z symbolem kampanii.',
  ],
  29: [
    'Od kiedy produkt jest dozwolony',
    'Niemieckie i angielskie produkty są dozwolone, jeśli niemiecki jest w dniu turnieju dostępny od co najmniej 2 tygodni.',
  ],
  30: [
    'Dozwolone mapy',
    'Od 26 lipca 2017 dozwolone są trzy mapy ze swoimi misjami. Wydarzenia rywalizacyjne i mistrzowskie muszą ich używać, chyba że terminarz wydarzenia mówi inaczej.',
  ],
  31: [
    'Jedna misja na rundę',
    'Organizator losuje jedną dozwoloną misję dla wszystkich stołów rundy. Misja nie może wrócić, dopóki nie zagrano wszystkich innych.',
  ],
  32: [
    'Pokazanie armii',
    'Obaj pokazują karty rozmieszczenia i przydzielają żetony identyfikacyjne; talie dowodzenia zostają zakryte. Przed rundą 1 sędzia główny może nakazać każdemu ręczne sprawdzenie punktów przeciwnika.',
  ],
  33: [
    'Przygotowanie gry',
    'Ustala się inicjatywę, buduje mapę, gracz z inicjatywą wybiera strefę i rozstawia się pierwszy. Obaj tasują talie dowodzenia, dają przeciwnikowi potasować lub przełożyć i dobierają 3 karty.',
  ],
  34: [
    'Pokonane figurki',
    'Pokonane figurki kładzie się na karcie rozmieszczenia. To, co pokonano lub odrzucono, jest jawną informacją.',
  ],
  35: ['Informuj graczy na czas', 'Organizator powinien jasno i na czas podać graczom szczegóły.'],
  36: [
    'Ile trwa runda',
    'Rundy szwajcarskie i pucharowe trwają 65 minut, finał 105, łącznie z przygotowaniem gry.',
  ],
  37: [
    'Kiedy rusza zegar',
    'Animator powinien włączyć zegar, gdy większość graczy siedzi i zaczęła przygotowania.',
  ],
  38: ['Gdy upłynie czas', 'Kończy się trwającą rundę gry z fazą statusu, potem decydują punkty.'],
  39: [
    'Co ogłosić przed startem',
    'Każda para gra jedną grę. Przed wydarzeniem organizator ogłasza rodzaj i liczbę rund, czy jest odcięcie i jakie, oraz czy następują rundy pucharowe.',
  ],
  40: [
    'Nie grać dwa razy ze sobą',
    'Dwaj gracze nie powinni spotkać się dwa razy w tym samym etapie; etap kończy się odcięciem.',
  ],
  41: [
    'Jak się paruje',
    'Runda 1 jest losowana. Później od góry losowo paruje się graczy o równej liczbie punktów turniejowych; kto zostanie, gra z wylosowaną osobą z następnej grupy.',
  ],
  42: [
    'Kto dostaje wolny los',
    'Przy nieparzystej liczbie jedna osoba dostaje wolny los: w rundzie 1 ta, która zostanie z losowania, później najniżej sklasyfikowana, która go jeszcze nie miała.',
  ],
  43: [
    'Wygrywa najwięcej punktów turniejowych',
    'Wygrywa osoba z największą liczbą punktów turniejowych po rundach szwajcarskich, chyba że następują rundy pucharowe.',
  ],
  44: [
    'Wycofanie z turnieju',
    'Kto o to poprosi, nie stawi się w rozsądnym czasie lub nie może grać dalej, nie jest już parowany.',
  ],
  45: [
    'Powrót',
    'Kto się wycofał, może poprosić organizatora o powrót, tylko w tym samym etapie i z przegraną bez przeciwnika za każdą opuszczoną rundę. Zdyskwalifikowani nie mogą wrócić.',
  ],
  46: [
    'Odcięcie',
    'Po ustalonej liczbie rund dalej gra 4, 8, 16 albo 32 najlepszych; pozostali odpadają i zaczyna się nowy etap.',
  ],
  47: [
    'Awans po odcięciu',
    'Jeśli ktoś po odcięciu odejdzie, zanim rozegrano grę następnego etapu, na najniższe rozstawienie powinna wejść kolejna osoba z klasyfikacji; osoby poniżej luki przesuwają się o jedno miejsce.',
  ],
  48: [
    'Przegrana kończy turniej',
    'W rundach pucharowych zwycięzcy grają dalej, a przegrani odpadają, aż zostanie jedna osoba.',
  ],
  49: [
    'Najlepszy z ostatnim',
    'W pierwszej rundzie pucharowej najlepszy gra z ostatnim (gra 1), drugi z przedostatnim (gra 2) i tak dalej.',
  ],
  50: [
    'Droga przez drabinkę',
    'Zwycięzca gry 1 gra ze zwycięzcą ostatniej gry, zwycięzca gry 2 ze zwycięzcą przedostatniej i tak dalej.',
  ],
  51: [
    'Turniej od rund pucharowych',
    'Jeśli liczba graczy nie jest potęgą dwójki, losuje się tyle wolnych losów, ile brakuje, resztę paruje losowo, a pary i wolne losy dostają numery z losowania.',
  ],
  52: [
    'Odejście w rundach pucharowych',
    'Gdy ktoś odchodzi, przeciwnik z tej rundy, a między rundami następny przeciwnik, dostaje wolny los.',
  ],
  53: [
    'Punkty zwycięstwa',
    'Pokonana figurka przeciwnika liczy się za swój koszt. Dodatek liczy się, gdy padnie ostatnia figurka jego grupy; karty i misje mogą dodać punkty.',
  ],
  54: [
    'Jak kończy się gra',
    'Kończy się, gdy gracz osiągnie 40 punktów zwycięstwa, gdy ktoś nie ma figurek, po czasie po fazie statusu albo gdy ktoś podda grę, co jest możliwe w każdej chwili. Wygrywa więcej punktów lub ostatnie figurki; kto poddaje grę, przegrywa.',
  ],
  55: [
    'Równe punkty zwycięstwa',
    'Najpierw liczą się punkty za pokonane figurki przeciwnika, potem mniej otrzymanych obrażeń, potem wyższa celność na jednej niebieskiej kości. Remisów nie ma.',
  ],
  56: ['Punkty za grę', 'Punkty turniejowe: zwycięstwo 1, przegrana 0.'],
  57: [
    'Siła tabeli',
    'Remisy rozstrzyga najpierw siła tabeli: punkty turniejowe każdego przeciwnika dzielone przez jego rozegrane rundy, zsumowane i podzielone przez liczbę przeciwników.',
  ],
  58: [
    'Rozszerzona siła tabeli',
    'Następnie liczy się średnia sił tabeli przeciwników; im więcej, tym lepiej.',
  ],
  59: ['Na końcu los', 'Kto nadal ma remis, zajmuje miejsce w losowej kolejności.'],
  60: [
    'Struktura podstawowa',
    'Tabela podaje liczbę rund szwajcarskich i odcięcie według liczby zapisanych graczy. Służy do mistrzostw lokalnych.',
  ],
  61: [
    'Struktura zaawansowana',
    'Tabela z większymi odcięciami podaje liczbę rund szwajcarskich i odcięcie według liczby graczy. Służy do mistrzostw regionalnych.',
  ],
  62: [
    'Struktura niestandardowa',
    'Wszystko inne jest niestandardowe, także stały plan niezależny od frekwencji. Podaje ją terminarz wydarzenia albo organizator, który musi powiedzieć o niej wszystkim. Używa się jej na wydarzeniach mistrzowskich.',
  ],
  63: [
    'Trzy poziomy',
    'Towarzyski: każdy jest mile widziany i można pomagać innym się uczyć. Rywalizacyjny: zna się zasady i gra w rozsądnym tempie. Mistrzowski: zna się także FAQ i zasady turniejowe. Nieoficjalne wydarzenia najlepiej prowadzić jako towarzyskie, chyba że są dla graczy nastawionych na rywalizację.',
  ],
  64: [
    'O czym decyduje poziom',
    'Animatorzy mogą grać tylko na wydarzeniach towarzyskich; na rywalizacyjnych i mistrzowskich trzeba używać dozwolonych map.',
  ],
  65: [
    'Gdzie obowiązują te zasady',
    'Obowiązują wraz z oficjalnym FAQ na wszystkich turniejach gier zorganizowanych. Na końcu jest klasyfikacja; większość wydarzeń kończy rozdanie nagród.',
  ],
  66: [
    'Graj starannie',
    'Od graczy oczekuje się gry bez błędów, pilnowania stanu gry i wykonywania tego, co obowiązkowe.',
  ],
  67: ['Skąd wolny los', 'Gracz, dla którego nie ma przeciwnika, dostaje wolny los.'],
}
