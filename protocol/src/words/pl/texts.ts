import type { texts as en } from '../en/texts.ts'

export const texts: typeof en = {
  // Scope
  'scope.sanctioned':
    'Te zasady obowiązują na każdym turnieju oficjalnie wspieranym przez wydawcę.',
  'scope.programme':
    'Te zasady obowiązują na wszystkich turniejach organizowanych w programie wydawcy i jego partnerów.',
  'scope.game-rules': 'Samą grę regulują zasady podstawowe i FAQ.',
  'scope.reference-guide': 'Samą grę regulują księga zasad z nowszego zestawu podstawowego i FAQ.',
  'scope.faq': 'Obok tych zasad obowiązuje oficjalne FAQ.',
  'scope.newest-rules':
    'Zawsze obowiązują najnowsze zasady i najnowsze FAQ; z karty liczy się tylko jej tekst.',
  'scope.standard-format':
    'Opisano tu tylko standardową rozgrywkę turniejową; inne formaty mają osobny dokument.',
  'scope.course':
    'Po zapisach rozgrywa się sparowane rundy, z których powstaje klasyfikacja; dzień kończy zwykle rozdanie nagród.',
  'scope.team-rules':
    'Grę 2 na 2 regulują zasady gry drużynowej i ogólne zasady gry wieloosobowej z dodatku, który je wprowadza.',

  // Tiers
  'tier.one-each': 'Każdy oficjalny turniej należy do dokładnie jednego poziomu.',
  'tier.keeps-nobody-out':
    'Poziom określa, czego oczekuje się od uczestników; nie służy do wykluczania kogokolwiek.',
  'tier.unofficial':
    'Nieoficjalny turniej najlepiej prowadzić na poziomie towarzyskim, chyba że jest przeznaczony dla graczy nastawionych na rywalizację.',
  'tier.same-standard':
    'Turnieje rywalizacyjne i mistrzowskie prowadzi się na całym świecie według tych samych standardów.',
  'tier.same-enforcement':
    'Turnieje rywalizacyjne i mistrzowskie prowadzi się wszędzie według tych samych standardów gry i stosowania zasad.',
  'tier.casual.mood': 'Gra jest przyjazna, najważniejsza jest dobra zabawa.',
  'tier.casual.newcomers': 'Nikt nie musi znać wszystkich zasad.',
  'tier.casual.welcome': 'Zaproszeni są wszyscy, niezależnie od doświadczenia.',
  'tier.casual.teaching': 'Pomoc w nauce jest mile widziana, o ile nie spowalnia gry.',
  'tier.casual.occasions': 'Należą tu ligi, cotygodniowe spotkania i turnieje dla zabawy.',
  'tier.competitive.knowledge': 'Od graczy oczekuje się ogólnej znajomości zasad.',
  'tier.competitive.leniency': 'Kto nie zna szczegółów, nie powinien być za to karany.',
  'tier.competitive.alike': 'Gra wygląda tak samo w każdym sklepie.',
  'tier.competitive.pace': 'Gracze znają podstawowe zasady i grają w rozsądnym tempie.',
  'tier.competitive.occasions': 'Należą tu mistrzostwa sklepu i jednorazowe turnieje specjalne.',
  'tier.premier.highest': 'To najwyższy poziom rozgrywek turniejowych.',
  'tier.premier.conduct': 'Od wszystkich, także od animatorów, oczekuje się najwyższego poziomu.',
  'tier.premier.knowledge':
    'Zakłada się znajomość zasad gry, najnowszego FAQ i tych zasad turniejowych.',
  'tier.premier.strict': 'Każda zasada jest ściśle egzekwowana.',
  'tier.premier.experience': 'Od graczy oczekuje się pewnego doświadczenia.',
  'tier.premier.professional':
    'Od graczy i osób prowadzących turniej oczekuje się wysokiego profesjonalizmu.',
  'tier.premier.occasions': 'Należą tu mistrzostwa regionalne, krajowe i mistrzostwa świata.',

  // Before the start
  'announcement.in-good-time':
    'Szczegóły turnieju powinny dotrzeć do graczy jasno i odpowiednio wcześnie.',
  'announcement.custom-structure':
    'Rundy i odcięcie w strukturze niestandardowej podaje terminarz wydarzenia albo ogłasza się je uczestnikom przed startem.',
  'officials.roles':
    'Role to organizator główny, komandor, sędzia i gracz; ich liczba i obowiązki pozostają otwarte.',
  'officials.off-duty':
    'Sędzia, który akurat nie pełni obowiązków, jest obserwatorem i powinien o tym informować.',
  'officials.player-between-matches': 'Gracz, który akurat nie rozgrywa meczu, jest obserwatorem.',
  'officials.errors':
    'Sędzia, który zauważy błąd, powinien wskazać go graczom; rozwiązują go sami albo proszą o decyzję sędziego.',
  'officials.review':
    'Każdy gracz może poprosić o weryfikację decyzji sędziego przez sędziego głównego, którego decyzja jest ostateczna.',
  'documents.rulebook': 'Zasady wprowadzające.',
  'documents.reference-guide': 'Kompletna księga zasad.',
  'documents.faq': 'FAQ w najnowszej wersji.',
  'documents.tournament-rules': 'Te zasady turniejowe.',
  'documents.event-outline': 'Terminarz wydarzenia.',
  'documents.others': 'Wszystkie inne potrzebne dokumenty.',
  'venue.room-and-chairs': 'Organizator zapewnia miejsce, krzesła i stoły.',
  'venue.play-area-feet':
    'Każdy stół ma obszar gry 3 × 3 stopy (około 90 × 90 cm) z wyraźnymi krawędziami.',
  'venue.play-area':
    'Każdy mecz ma obszar gry około 90 × 90 cm z wyraźnie oznaczonymi krawędziami.',
  'venue.table-size': 'Każda gra ma stół o wymiarach około 90 × 90 cm.',
  'venue.player-edges':
    'Dwie przeciwległe krawędzie każdego stołu powinny być oznaczone jako krawędzie graczy.',
  'venue.room': 'Obok obszaru gry powinno być miejsce na komponenty obu graczy.',
  'venue.table-numbers':
    'Stoły powinny być ponumerowane, aby w każdej rundzie łatwo było znaleźć swoje miejsce.',
  'venue.friction': 'Zdecydowanie zaleca się maty lub inne podłoże, na którym nic się nie ślizga.',
  'venue.friction-recommended': 'Zaleca się maty lub inne podłoże, na którym nic się nie ślizga.',
  'venue.own-mats': 'Gracze mogą przynosić tylko oficjalne maty do tej gry.',
  'venue.organizer-mats':
    'Maty organizatora mogą pochodzić od innych producentów; gracz może zamiast nich użyć własnej oficjalnej maty.',
  'venue.maps':
    'Gra toczy się na oficjalnych kafelkach mapy lub oficjalnych mapach potyczek; jeśli organizator ich nie zapewnia, przynoszą je gracze.',
  'venue.blank-lists':
    'Puste formularze rozpisek i długopisy są gotowe, jeśli wymagane są rozpiski.',
  'seating.team-mates': 'Partnerzy z drużyny siedzą obok siebie, przeciwnicy naprzeciwko.',
  'seating.dark-side-first':
    'Najpierw siada ciemna strona, gracz 1 po prawej stronie gracza 2; potem naprzeciwko siada jasna strona.',

  // What players bring
  'kit.squad': 'Wszystkie elementy eskadry.',
  'kit.models': 'Modele statków z podstawkami i kolumnami.',
  'kit.pilot-and-upgrade-cards': 'Karty pilotów i karty ulepszeń.',
  'kit.ship-cards': 'Karty statków.',
  'kit.ship-tokens': 'Żetony statków.',
  'kit.tokens': 'Wszystkie potrzebne żetony.',
  'kit.complete-damage-deck': 'Kompletna talia uszkodzeń.',
  'kit.damage-deck': 'Talia uszkodzeń.',
  'kit.dice': 'Kości.',
  'kit.attack-and-defence-dice': 'Wystarczająca liczba kości ataku i obrony.',
  'kit.templates': 'Pełny zestaw wzorników manewrów.',
  'kit.maneuver-templates': 'Wzorniki manewrów.',
  'kit.range-ruler': 'Linijka zasięgu.',
  'kit.figures': 'Figurki armii.',
  'kit.deployment-cards': 'Karty rozmieszczenia, także te do potyczek.',
  'kit.command-deck': 'Talia dowodzenia.',
  'kit.maps': 'Dozwolone kafelki mapy lub mapy potyczek.',
  'kit.mission-cards': 'Karty misji potyczki.',
  'kit.everything-else': 'Wszystko, co jeszcze jest potrzebne do gry.',
  'kit.nothing-supplied': 'Organizator nie musi zapewniać komponentów.',
  'lists.bring':
    'Wymaganą rozpiskę powinno się przynieść wypełnioną; inaczej powinno się przyjść na tyle wcześnie, aby wypełnić ją na miejscu.',

  // Products
  'products.third-party':
    'Od innych producentów dozwolone są tylko żetony, które nie są niezbędne, oraz linijki zasięgu i wzorniki manewrów o oficjalnych wymiarach; komandor lub organizator główny może odmówić ich użycia.',
  'products.third-party-at-discretion':
    'O żetonach, linijkach zasięgu i wzornikach manewrów innych producentów decyduje komandor.',
  'products.third-party-measures':
    'O linijkach zasięgu i wzornikach manewrów innych producentów decyduje komandor.',
  'products.set-up-templates':
    'Wzorniki wykonane specjalnie do rozstawiania są zabronione; linijka zasięgu i wzorniki manewrów mogą pomóc w ustawieniu statków.',
  'products.no-dice-app': 'Aplikacja z kośćmi jest niedozwolona.',

  // Set-up
  'set-up.squads': 'Obie eskadry leżą przy krawędzi swojego gracza, poza obszarem gry.',
  'set-up.reveal':
    'Wszystko zostaje ujawnione; powtarzające się statki otrzymują żetony identyfikacyjne, jeden gracz pokazuje stronę białą, drugi czarną.',
  'set-up.damage-decks':
    'Każdą talię uszkodzeń tasuje jej właściciel; przeciwnik może ją potem przetasować i przełożyć.',
  'set-up.damage-decks-open':
    'Talie uszkodzeń można na żądanie przejrzeć; potem każdą się tasuje i podaje przeciwnikowi, który może ją przetasować i przełożyć.',
  'set-up.damage-decks-either':
    'Każdą talię uszkodzeń tasuje jej właściciel; przeciwnik może ją potem przetasować lub przełożyć.',
  'set-up.initiative-by-coin':
    'O inicjatywie decyduje gracz z niższą łączną sumą punktów eskadry; przy równej sumie decyduje zwycięzca rzutu monetą.',
  'set-up.initiative-by-lot':
    'O inicjatywie decyduje gracz z niższą łączną sumą punktów eskadry; przy równej sumie los wskazuje, kto decyduje.',
  'set-up.obstacles':
    'Wszystkie sześć żetonów przeszkód rozmieszcza się na przemian, najpierw gracz z inicjatywą: nie w zasięgu 1–2 od krawędzi i nie w zasięgu 1 od siebie nawzajem.',
  'set-up.ships':
    'Statki ustawia się w rosnącej kolejności umiejętności pilota; wzorniki służą tylko do mierzenia w zasięgu 1 od własnej krawędzi.',
  'set-up.ships-by-skill': 'Statki ustawia się w rosnącej kolejności umiejętności pilota.',
  'set-up.shields':
    'Rozkłada się osłony i przygotowuje komponenty specjalne; przed rozpoczęciem rundy żaden statek się nie porusza.',
  'set-up.mission':
    'Dla wszystkich stołów w rundzie losuje się jedną misję potyczki; wraca ona dopiero po rozegraniu wszystkich pozostałych.',
  'set-up.deployment-cards':
    'Gracze odkrywają swoje karty rozmieszczenia i przydzielają żetony identyfikacyjne; talie dowodzenia pozostają zakryte.',
  'set-up.skirmish-initiative': 'Inicjatywę ustala się według przewodnika potyczek.',
  'set-up.map': 'Gracz z inicjatywą zapewnia kafelki i układa mapę misji.',
  'set-up.deployment':
    'Gracz z inicjatywą wybiera strefę rozmieszczenia i ustawia w niej wszystko, potem drugi gracz w przeciwległej strefie.',
  'set-up.command-decks':
    'Każdy gracz tasuje swoją talię dowodzenia, podaje ją przeciwnikowi, który może ją przetasować i przełożyć, i dobiera trzy karty dowodzenia.',
  'set-up.choose-sides':
    'Przed meczem moneta lub kość rozstrzyga, kto może wybrać strony w pierwszej grze.',
  'set-up.dark-side-by-lot':
    'Moneta lub kość rozstrzyga, która drużyna gra w pierwszej grze ciemną stroną.',
  'set-up.switch-sides': 'W drugiej grze następuje zamiana stron.',
  'set-up.mulligan':
    'Raz, po dobraniu pierwszych sześciu kart, gracz może wtasować wszystkie z powrotem i dobrać sześć nowych, które już zachowuje.',
  'mirror-match.happens': 'Obie eskadry należą do tej samej frakcji; parowanie tego nie unika.',
  'mirror-match.unique-names': 'Ta sama unikatowa nazwa może wystąpić po obu stronach.',
  'mirror-match.tell-apart':
    'Gracze muszą umożliwić rozróżnienie swoich statków: żetonami identyfikacyjnymi, innymi żetonami lub malowaniem.',
  'mirror-match.dials': 'Wskaźniki manewrów mogą leżeć na kartach statków.',
  'mirror-match.id-tokens': 'Wszystkie statki obu eskadr otrzymują żetony identyfikacyjne.',
  'mirror-match.id-tokens-or-agreed':
    'Wszystkie statki obu eskadr otrzymują żetony identyfikacyjne albo gracze uzgadniają inny sposób rozróżniania.',

  // The round
  'round-start.set-up-first':
    'Runda rozpoczyna się dopiero po zakończeniu przygotowania gry; żaden jego krok nie zostaje na później.',
  'round-start.wait':
    'Po przygotowaniu gry gracze powinni poczekać na ogłoszenie rozpoczęcia rundy.',
  'round-start.running': 'Jeśli runda już trwa, można zacząć od razu.',
  'round-start.clock':
    'Zegar powinien ruszyć, gdy większość graczy siedzi i rozpoczęła przygotowanie gry.',
  'table.dispute': 'Spór, którego gracze nie rozstrzygną sami, trzeba zgłosić sędziemu.',
  'table.illegal-state':
    'Jeśli stan gry jest nieprawidłowy, gracze powinni najpierw spróbować się porozumieć, a potem mogą wezwać sędziego.',
  'table.golden-rule':
    'Tekst karty ma pierwszeństwo przed zasadami, chyba że zasady wyraźnie czegoś zabraniają.',
  'table.dice-app': 'Aplikacja z kośćmi musi być przez cały czas widoczna dla obu graczy.',
  'table.dice-app-shared':
    'Aplikacja z kośćmi jest dozwolona, jeśli obaj gracze przez cały czas widzą urządzenie; przeciwnik może zażądać wspólnego korzystania z niej.',
  'table.damage-deck':
    'Każdy gracz ma własną talię uszkodzeń i własny stos kart odrzuconych; przeciwnik może przejrzeć talię przed tasowaniem, sędzia w każdej chwili.',
  'table.score-pile':
    'Zniszczone statki powinny trafiać na stos punktacji wraz ze wszystkimi kartami ulepszeń, także odrzuconymi wcześniej.',
  'table.score-pile-required':
    'Zniszczone statki muszą trafić na stos punktacji wraz ze wszystkimi kartami ulepszeń, także odrzuconymi wcześniej.',
  'table.discarded-cards': 'Odrzucone karty odwraca się i zostawia przy statku.',
  'table.open-information': 'Zniszczone statki i odrzucone karty to jawna informacja.',
  'table.defeated-figures':
    'Pokonane figurki trafiają na swoją kartę rozmieszczenia; figurka, która wraca, zostawia tam żeton zmęczenia.',
  'table.upgrades-stay':
    'Karty ulepszeń powinny pozostać obok kart rozmieszczenia, nawet po zniszczeniu grupy.',
  'table.defeated-are-open': 'Pokonane figurki i odrzucone karty ulepszeń to jawna informacja.',
  'round-end.game-round':
    'Gdy kończy się czas, aktualną rundę gry rozgrywa się do końca, a następnie podlicza się punkty.',
  'round-end.status-phase':
    'Gdy kończy się czas, aktualną rundę gry rozgrywa się do końca fazy statusu, a następnie podlicza się punkty zwycięstwa.',
  'round-end.light-side-turn':
    'Gdy kończy się czas, gra toczy się jeszcze do końca tury jasnej strony; bez zwycięzcy gra kończy się remisem.',
  'round-end.finals-points':
    'W rundach finałowych nierozstrzygniętą grę rozstrzygają punkty: cele dla jasnej strony, wskaźnik Gwiazdy Śmierci dla ciemnej strony, obrażenia i równowaga Mocy dla obu.',
  'round-end.second-game':
    'Pierwszą grę rozgrywa się do końca; pozostały czas przeznaczony jest na drugą.',
  'round-end.final-salvo':
    'Przy równych punktach rozstrzyga ostateczna salwa: każdy gracz rzuca tyloma kośćmi ataku, ile wynosi suma nadrukowanych wartości broni podstawowej pozostałych statków; wygrywa więcej trafień i trafień krytycznych.',
  'round-end.initiative':
    'Równe punkty oznaczają remis w rundach szwajcarskich; w rundach pucharowych wygrywa gracz z inicjatywą.',
  'round-end.level-victory-points':
    'Przy równych punktach zwycięstwa rozstrzygają punkty za pokonane figurki, potem mniejsze obrażenia po własnej stronie, potem niebieska kość.',

  // Conduct
  'conduct.acceptance':
    'Zgłoszenie do turnieju oznacza akceptację zasad zachowania; ich naruszenie może prowadzić do dyskwalifikacji lub wykluczenia z programu rozgrywek.',
  'conduct.stalling': 'Celowa gra na czas jest niesportowa.',
  'conduct.rules-gaps': 'Nieuczciwe wykorzystywanie luk w zasadach jest niesportowe.',
  'conduct.illegal-state': 'Utrzymywanie nieprawidłowego stanu gry jest niesportowe.',
  'conduct.force': 'Zbyt gwałtowne obchodzenie się z komponentami jest niesportowe.',
  'conduct.infinite-combo': 'Nadużywanie nieskończonej kombinacji jest niesportowe.',
  'conduct.behaviour': 'Niestosowne zachowanie jest niesportowe.',
  'conduct.discourtesy': 'Brak szacunku wobec przeciwnika jest niesportowy.',
  'conduct.cheating': 'Oszustwo jest niesportowe.',
  'conduct.collusion': 'Wspólne uzgodnienia manipulujące wynikiem są surowo zabronione.',
  'conduct.intentional-draw':
    'Jedynym wyjątkiem jest zamierzony remis w rundach szwajcarskich, uzgodniony w obecności komandora lub sędziego.',
  'conduct.no-notes':
    'W trakcie rundy nie robi się notatek i nie korzysta z zewnętrznych materiałów ani informacji.',
  'conduct.no-outside-information':
    'W trakcie rundy nie korzysta się z zewnętrznych materiałów ani informacji.',
  'conduct.always-allowed':
    'Oficjalne dokumenty z zasadami, komponenty bez ukrytych informacji i pytania do sędziego są zawsze dozwolone.',
  'conduct.documents-allowed':
    'W każdej chwili można zajrzeć do oficjalnych dokumentów lub zapytać sędziego.',
  'conduct.missed-opportunity':
    'Przegapioną okazję można wykorzystać później tylko za zgodą przeciwnika.',
  'conduct.missed-opportunity-explicit':
    'Przegapioną okazję można wykorzystać później tylko za wyraźną zgodą przeciwnika.',
  'conduct.rushing':
    'Doprowadzanie rozpraszaniem lub poganianiem do przegapienia okazji jest niesportowe.',
  'conduct.margin-of-error':
    'Drobne niedokładności przy ustawianiu są tolerowane; wykorzystywanie ich jest zabronione.',
  'conduct.margin-should-not':
    'Drobne niedokładności przy ustawianiu są tolerowane, ale nie powinno się ich wykorzystywać.',
  'conduct.margin-where-harmless':
    'Drobne niedokładności przy ustawianiu są tolerowane tylko tam, gdzie nie mają znaczenia dla gry.',
  'conduct.no-shifting':
    'Użycie siły i celowe przesuwanie są zabronione; w razie sporu powinno się wezwać animatora.',
  'conduct.margin-by-marshal': 'Ostateczna decyzja w sprawie położenia należy do komandora.',
  'conduct.margin-by-judge':
    'Użycie siły jest zabronione; w razie sporu powinno się wezwać sędziego, którego decyzja jest ostateczna.',
  'conduct.own-game-state':
    'Gracze sami odpowiadają za prawidłowy stan gry oraz za wykonanie wszystkich obowiązkowych kroków i zdolności.',
  'conduct.decks-stay':
    'Talie pozostają dozwolone i niezmienione: między rundami nie usuwa się ani nie wymienia kart.',
  'conduct.devices':
    'Urządzenia elektroniczne pomagające śledzić grę i podejmować decyzje są zabronione.',
  'conduct.false-result': 'Zgłoszenie fałszywego wyniku jest wykroczeniem.',
  'conduct.losing-on-purpose': 'Celowa przegrana dla czyjejś korzyści to zmowa.',
  'spectators.quiet':
    'Obserwatorzy nie przeszkadzają w meczach, nie doradzają graczom i im nie pomagają.',
  'spectators.breaches':
    'Obserwator, który widzi naruszenie zasad, może zwrócić się do osoby prowadzącej turniej; przegapiona okazja nie jest naruszeniem.',

  // Material
  'material.share-any-time':
    'Przed rundą lub w jej trakcie gracz może zażądać, aby przez całą rundę korzystać wspólnie z jednej linijki, jednego zestawu wzorników lub jednego zestawu kości.',
  'material.share-before-round':
    'Przed rundą gracz może poprosić, aby przez całą rundę korzystać wspólnie z jednej linijki, jednego zestawu wzorników lub jednego zestawu kości.',
  'material.share-before-match':
    'Przed meczem gracz może poprosić, aby w tym meczu korzystać wspólnie z jednej linijki zasięgu lub jednego zestawu wzorników manewrów; ostateczna decyzja należy do komandora.',
  'material.share-dice':
    'Przed rundą lub w jej trakcie gracz może zażądać, aby przez całą rundę korzystać wspólnie z jednego zestawu kości; sędzia lub sędzia główny może to zweryfikować.',
  'material.share-review': 'Sędzia lub komandor może zweryfikować takie żądanie.',
  'material.one-set':
    'Komandor może nakazać używanie w rundzie jednej linijki, jednego zestawu wzorników lub jednego zestawu kości.',
  'material.one-set-of-dice':
    'Sędzia główny może nakazać używanie w rundzie jednego zestawu kości.',
  'material.tell-ships-apart':
    'Jeśli eskadra ma kilka takich samych statków, każdy z nich i jego karta muszą być rozpoznawalne dzięki żetonowi, naklejce lub oznaczeniu.',
  'material.tell-figures-apart':
    'Jeśli armia ma kilka takich samych kart rozmieszczenia, każda figurka i jej karta muszą być oznaczone tak, aby dało się je rozróżnić.',
  'material.paint': 'Statki można malować.',
  'material.paint-offends-nobody': 'Statki można malować dowolnie, o ile nikogo to nie obraża.',
  'material.inoffensive-paint':
    'Statki można malować, o ile nikogo to nie obraża i nie przeszkadza w grze.',
  'material.size-and-shape':
    'Modele i podstawki zachowują wielkość i kształt; podstawki można obciążać.',
  'material.pegs': 'Kolumny można zmieniać lub wymieniać.',
  'material.pegs-may-be-adjusted':
    'Tam, gdzie modele by się stykały, można dodać lub usunąć kolumny.',
  'material.pegs-must-be-adjusted':
    'Tam, gdzie modele by się stykały, trzeba dodać lub usunąć kolumny.',
  'material.cards':
    'Kart się nie zmienia; koszulki są dozwolone, dla kart uszkodzeń tylko jednakowe i niezmienione.',
  'material.marks':
    'Żetony i wskaźniki manewrów mogą mieć znak właściciela, który niczego nie zdradza.',
  'material.marked-obstacles':
    'Żetony przeszkód mogą mieć znak właściciela; poza tym się ich nie zmienia.',
  'material.unmarked-obstacles': 'Żetonów przeszkód się nie zmienia ani nie oznacza.',
  'material.marked-obstacles-and-bombs':
    'Żetony przeszkód i bomb mogą mieć tylko znak właściciela.',
  'material.marked-dice':
    'Kości mogą mieć tylko dyskretny znak właściciela wykonany niezmywalnym pisakiem.',
  'material.painted-figures':
    'Figurki można malować, o ile pozostają rozpoznawalne; podstawki zachowują wielkość i kształt.',
  'material.command-cards':
    'Kart się nie zmienia; koszulki są dozwolone, dla talii dowodzenia tylko jednakowe i niezmienione.',
  'material.marked-tiles': 'Żetony i kafelki mapy mogą mieć tylko znak właściciela.',
  'material.required-tokens':
    'Żetony statków, żetony przeszkód i żetony bomb eskadry są niezbędne.',
  'material.other-tokens':
    'Inne żetony można zastąpić znacznikami, które są czytelne, niczego nie zasłaniają i nie zmieniają się przypadkiem; w razie sprzeciwu decyduje komandor.',
  'material.other-markers':
    'Żetony nie są niezbędne; można je zastąpić innymi znacznikami, jeśli są czytelne, niczego nie zasłaniają i nie zmieniają się przypadkiem; w razie sprzeciwu decyduje sędzia główny.',
  'material.report-loss':
    'Utratę komponentu powinno się od razu zgłosić osobie prowadzącej turniej.',
  'material.damaged':
    'Uszkodzony komponent zastępuje się innym; jeśli nie ma takiej możliwości, traktuje się go jak zgubiony.',
  'material.damaged-card':
    'Uszkodzona karta pozostaje przy eskadrze; do końca turnieju zastępuje ją proxy wykonane przez animatora.',
  'material.damaged-model':
    'Uszkodzony model lub kolumna, o ile nie utrudnia gry, pozostaje przy eskadrze.',
  'material.damaged-dice':
    'Uszkodzone kości, linijki i wzorniki pozostają przy eskadrze; do końca rundy powinno się korzystać wspólnie z elementów przeciwnika.',
  'material.damaged-army-card':
    'Uszkodzona karta pozostaje przy armii; do końca turnieju zastępuje ją proxy wykonane przez osobę prowadzącą turniej.',
  'material.damaged-die':
    'Uszkodzona kość pozostaje przy armii; do końca rundy powinno się korzystać wspólnie z kości przeciwnika.',

  // Names
  'names.minimum':
    'Na turniejach publicznych wszyscy zgadzają się na publikację co najmniej skróconego nazwiska lub pseudonimu w listach, statystykach i relacjach.',
  'names.full':
    'Bez sprzeciwu można używać pełnego imienia i nazwiska; sprzeciw powinien odpowiednio wcześnie dotrzeć do organizatora.',
  'names.pictures':
    'Można robić zdjęcia i nagrania oraz publikować je w relacjach i materiałach promocyjnych.',
}
