import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Gdzie obowiązują te zasady',
    'Obowiązują na każdym oficjalnym turnieju wspieranym przez wydawcę.',
  ],
  2: [
    'Najnowsze zasady i FAQ',
    'Zawsze obowiązują najnowsze zasady i najnowsze FAQ. Spory o kartę rozstrzyga FAQ; liczy się tylko tekst karty, nie tytuł ani obrazek.',
  ],
  3: [
    'Złota zasada',
    'Tekst karty jest ważniejszy od zasad, chyba że zasady mówią, że czegoś nie wolno albo nie można.',
  ],
  4: [
    'Ostatnie słowo ma organizator',
    'Organizator ma ostatnie słowo w sprawie kart i może uchylić części FAQ, które uzna za błędne.',
  ],
  5: [
    'Grający organizator potrzebuje drugiego',
    'Organizator może grać tylko wtedy, gdy jest drugi organizator, przedstawiony na początku, który rozstrzyga we wszystkich grach pierwszego.',
  ],
  6: [
    'Duże mistrzostwa: animatorzy nie grają',
    'Na mistrzostwach regionalnych i mistrzostwach Niemiec organizatorzy i sędziowie nie mogą grać.',
  ],
  7: [
    'Udział oznacza zgodę',
    'Kto bierze udział, zgadza się na zasady zachowania. Ich łamanie może skończyć się dyskwalifikacją albo wykluczeniem ze wszystkich wydarzeń przez wydawcę.',
  ],
  8: [
    'Kary',
    'Organizator, który widzi zachowanie sprzeczne z zasadami lub ich duchem, może i powinien je ukarać, na przykład ostrzeżeniem, odjęciem punktów, przegraną gry lub meczu albo dyskwalifikacją.',
  ],
  9: [
    'Oszustwo',
    'Oszustwo to celowe łamanie zasad dla korzyści własnej lub cudzej. Przy podejrzeniu sędzia może ostrzec; jeśli się potwierdzi, grozi przegrana gry lub meczu, utrata punktów albo dyskwalifikacja.',
  ],
  10: [
    'Rodzaje przewinień',
    'Przewinienia to sztuczki, manipulacja elementami, uzgodnienia, wprowadzanie w błąd, niesportowe zachowanie i nieprawidłowy stan gry.',
  ],
  11: [
    'Co jest wyraźnie zabronione',
    'Niedozwolone talie, wymiana kart między rundami, urządzenia pomagające w decyzjach, gra na czas, fałszywe wyniki i celowe przegrywanie są zabronione.',
  ],
  12: [
    'Nieprawidłowy stan gry',
    'Za prawidłowy stan gry odpowiadają obaj gracze. Gdy zostanie naruszony, powinni najpierw się porozumieć, a jeśli się nie da, wezwać sędziego, który powinien ostrzec obu i spróbować go naprawić; jeśli nie da się grać uczciwie, może uznać grę za przegraną obu graczy.',
  ],
  13: [
    'Gra na czas',
    'Gra na czas i każde nadużycie limitu czasu jest niesportowe i może zostać ukarane.',
  ],
  14: [
    'Trzy poziomy',
    'Towarzyskie są ligi i wieczory gier; rywalizacyjne są mistrzostwa lokalne i wydarzenia specjalne, na których trzeba znać podstawy; mistrzowskie są mistrzostwa regionalne, krajowe i świata.',
  ],
  15: [
    'Jeden standard wyżej',
    'Wydarzenia rywalizacyjne i mistrzowskie prowadzi się wszędzie według tego samego standardu.',
  ],
  16: [
    'Dwie talie',
    'Każdy gracz przynosi dokładnie dwie talie: jedną jasnej strony i jedną ciemnej strony.',
  ],
  17: [
    'Co musi mieć talia',
    'Talia ma dokładnie 1 kartę przynależności i co najmniej 10 zestawów celów. Górnej granicy nie ma, ale trzeba umieć ją samodzielnie potasować.',
  ],
  18: [
    'Karty należą do zestawów',
    'Każda karta talii dowodzenia musi należeć do celu z talii celów tego gracza.',
  ],
  19: [
    'Prośba o sprawdzenie talii',
    'Gdy mecz jest rozegrany, a wynik wpisany, gracz może poprosić o sprawdzenie talii przeciwnika.',
  ],
  20: [
    'Znaleziono niedozwoloną kartę',
    'Usuwa się ją od razu, grę unieważnia, a gracz dostaje ostrzeżenie lub karę. Jeśli talia bez niej nadal jest niedozwolona, gracz zostaje zdyskwalifikowany.',
  ],
  21: [
    'Karty niemieckie',
    'Niemieckie karty są dozwolone, jeśli nie są zakazane i są dostępne od co najmniej 2 tygodni.',
  ],
  22: [
    'Karty angielskie',
    'Angielskie karty są dozwolone tylko wtedy, gdy ta sama karta jest od co najmniej 2 tygodni dostępna po niemiecku.',
  ],
  23: ['Nic innego', 'Karty w innych językach i proxy są niedozwolone.'],
  24: [
    'Tylko zwykłe zestawy jednego dodatku',
    'Z „Gleichgewicht der Macht” dozwolone są tylko karty zwykłych zestawów celów, nie karty scenariuszy wyzwań.',
  ],
  25: [
    'Wydarzenia specjalne mogą dopuścić więcej',
    'Wydarzenia specjalne mogą dopuścić inne karty, jeśli podano to w ogłoszeniu. 2 tygodnie nadal obowiązują, chyba że wydawca zgodził się na wyjątek.',
  ],
  26: [
    'Koszulki na karty',
    'Na oficjalnych turniejach, także na mistrzostwach lokalnych, koszulki są obowiązkowe. Na mniejszych lokalnych są zalecane, a organizator może je nakazać.',
  ],
  27: [
    'Koszulki na karty specjalne',
    'Jeśli talia ma karty z tekstem Aurebesh lub inną ilustracją, koszulki muszą być nieprzezroczyste albo z jednakową ilustracją.',
  ],
  28: [
    'Dwie gry w meczu',
    'W rundach szwajcarskich mecz to 2 gry. Liczbę rund ustala się wcześniej; wygrywa najwięcej punktów turniejowych, chyba że następują rundy finałowe.',
  ],
  29: [
    'Ile trwa runda',
    'Runda szwajcarska trwa 70 minut; organizator może wybrać od 60 do 80 i ogłasza to przed startem.',
  ],
  30: [
    'Kto wybiera strony',
    'Przed każdym meczem moneta lub kość decyduje, kto wybiera strony w pierwszej grze.',
  ],
  31: ['Zamiana stron', 'W drugiej grze gracze zamieniają się stronami.'],
  32: [
    'Mulligan',
    'Raz, po dobraniu 6 kart, można je wtasować i dobrać 6 nowych, które trzeba zatrzymać.',
  ],
  33: [
    'Runda 1 jest losowana',
    'W rundzie 1 przeciwnicy są losowani. Krewni i znajomi, którzy przyjechali razem, w miarę możliwości nie powinni się w niej spotkać.',
  ],
  34: [
    'Kolejne rundy: składanie według punktów',
    'Graczy o równej liczbie punktów turniejowych układa się według numerów; grupę dzieli się na połowy i składa: pierwszy gra z ostatnim, drugi z przedostatnim.',
  ],
  35: [
    'Nieparzysta grupa',
    'Ostatni gracz nieparzystej grupy przechodzi do następnej i stoi w niej na pierwszym miejscu.',
  ],
  36: [
    'Już ze sobą grali',
    'Organizator może wprowadzić drobne zmiany, jeśli dwaj gracze już ze sobą grali.',
  ],
  37: [
    'Punkty za grę',
    'Punkty turniejowe za grę: zwycięstwo 3, remis 1, przegrana 0. Mecz jest wart sumę swoich dwóch gier.',
  ],
  38: [
    'Czym jest zwycięstwo',
    'Wygrywa, kto w czasie gry spełni warunek zwycięstwa swojej talii, drugi przegrywa. Jeśli nikt tego nie zrobi, jest remis, po 1 punkcie.',
  ],
  39: [
    'Pierwszą grę gra się do końca',
    'Pierwszą grę gra się do końca; pozostały czas to limit drugiej.',
  ],
  40: [
    'Gdy zabrzmi sygnał',
    'Gra się do końca tury jasnej strony. Jeśli do tego czasu nikt nie wygrał, jest remis, po 1 punkcie.',
  ],
  41: ['Poddanie gry', 'Grę można poddać na początku własnej tury, by zyskać czas na drugą grę.'],
  42: ['Drugą grę trzeba dograć', 'Drugą grę trzeba w każdym razie dograć; nie wolno jej poddać.'],
  43: [
    'Remis: kto pokonał pozostałych',
    'Kto pokonał wszystkich o tej samej liczbie punktów, jest przed nimi.',
  ],
  44: [
    'Siła tabeli',
    'Następnie liczy się suma punktów turniejowych wszystkich przeciwników; im więcej, tym lepiej.',
  ],
  45: [
    'Siła tabeli przeciwników',
    'Na końcu liczy się suma sił tabeli wszystkich przeciwników; im więcej, tym lepiej.',
  ],
  46: [
    'Gdzie rozstrzyga się remisy',
    'Te kroki decydują także o awansie do rund finałowych i o rozstawieniu.',
  ],
  47: [
    'Rundy finałowe',
    'Rundy finałowe nie są obowiązkowe: podwójna eliminacja, pojedyncze gry po 35 minut; organizator może wybrać od 30 do 40 i ogłasza to przed startem.',
  ],
  48: [
    'Odcięcie',
    'Dalej grają osoby z największą liczbą punktów turniejowych, zwykle 8 lub 16 najlepszych. Ile osób, trzeba ogłosić przed rozpoczęciem turnieju.',
  ],
  49: [
    'Najlepszy z ostatnim',
    'Rozstawia się według klasyfikacji po rundach szwajcarskich: najlepszy z ostatnim, drugi z przedostatnim i tak dalej.',
  ],
  50: [
    'Dwie przegrane i koniec',
    'Kto przegra w drabince wygranych, trafia na stałe miejsce w drabince przegranych. Druga przegrana kończy turniej.',
  ],
  51: [
    'Wybór strony w pierwszej rundzie finałowej',
    'W pierwszej rundzie finałowej stronę wybiera w każdym meczu wyżej sklasyfikowany gracz.',
  ],
  52: [
    'Wybór strony później',
    'Każdy gra stroną, którą dotąd grał rzadziej. Jeśli to ta sama strona, decyduje większa różnica; przy równej wybiera wyżej sklasyfikowany.',
  ],
  53: [
    'Koniec czasu w rundach finałowych',
    'Gra się do końca tury jasnej strony, potem decydują punkty. Jasna: 4 za każdy zdobyty cel; Ciemna: 4 przy wskaźniku od 4 do 7, 8 od 8 do 11. Obie: 0,1 za każde obrażenie na celach przeciwnika, 0,25 za Równowagę Mocy.',
  ],
  54: [
    'Wielki finał',
    'Niepokonany gracz gra ze zwycięzcą drabinki przegranych. Żadna gra wielkiego finału nie ma limitu czasu.',
  ],
  55: [
    'Ostatnia gra',
    'Jeśli wygra niepokonany, wygrywa turniej. W przeciwnym razie obaj mają po jednej przegranej: zamieniają się stronami i grają ostatnią grę o tytuł.',
  ],
  56: [
    'Turnieje drużynowe',
    'Obowiązują zasady gry drużynowej i wieloosobowej z „Gleichgewicht der Macht”.',
  ],
  57: [
    'Drużyny po 2',
    'Drużyny mają dokładnie 2 graczy, powstają przed startem i zapisują się razem.',
  ],
  58: [
    'Talie drużyny',
    'Drużyna buduje razem swoje 2 talie ciemnej i 2 talie jasnej strony, w granicach dla drużyn, i zachowuje je przez cały turniej.',
  ],
  59: [
    'Listy wszystkich czterech talii',
    'Przy zapisie drużyna oddaje razem listy wszystkich czterech talii. Musi być jasne, kto czym gra; na każdej liście jest partner z drużyny.',
  ],
  60: [
    'Rundy drużynowe',
    'Drużyny grają ustaloną liczbę rund szwajcarskich, ogłoszoną na początku. Wygrywa najwięcej punktów; rund finałowych nie ma.',
  ],
  61: [
    'Dwie drużyny na czele',
    'Jeśli dwie drużyny kończą z równą liczbą punktów na pierwszym miejscu, grają mecz finałowy o tytuł.',
  ],
  62: [
    'Jak siedzą drużyny',
    'Partnerzy siedzą obok siebie, przeciwnicy naprzeciwko. Los decyduje, która drużyna gra najpierw ciemną stroną; ona siada pierwsza, gracz 1 po prawej stronie gracza 2.',
  ],
  63: [
    'Ile trwa runda drużynowa',
    'Runda drużynowa trwa od 80 do 100 minut, co ogłasza się na początku. Pierwszą grę gra się do końca, reszta czasu jest na drugą; po sygnale gra się do końca tury jasnej strony.',
  ],
  64: ['Remis drużyn', 'Nierozstrzygnięta gra to remis, po 2 punkty dla każdej drużyny.'],
  65: [
    'Co ogłosić przed startem',
    'Długość rund, ich liczbę, odcięcie, drugiego organizatora, jeśli pierwszy gra, i karty specjalne ogłasza się wcześniej.',
  ],
  66: [
    'Zmiana stron',
    'W rundach finałowych gracze co rundę zmieniają jasną i ciemną stronę, o ile to możliwe.',
  ],
}
