import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Wo diese Regeln gelten',
    'Sie gelten für jedes vom Verlag unterstützte Turnier. Gespielt wird nach der Referenz der neueren (blauen) Grundbox, den FAQ und diesem Dokument.',
  ],
  2: [
    'Nur das Standard-Format',
    'Das Dokument beschreibt das Standard-Format mit Staffeln bis 100 Punkte. Andere Formate haben eigene Dokumente.',
  ],
  3: [
    'Wie ein Turnier abläuft',
    'Spieler melden sich an, werden über mehrere Runden gepaart, am Ende stehen eine Rangliste und meist eine Siegerehrung.',
  ],
  4: [
    'Jeder hat eine Rolle',
    'Alle Anwesenden sind Teilnehmer. Verantwortliche sind Organisator, Schiedsrichter und Oberschiedsrichter; dazu kommen Spieler und Zuschauer.',
  ],
  5: [
    'Ein Organisator',
    'Jedes Turnier hat genau einen Organisator, der für Planung und Ablauf verantwortlich ist.',
  ],
  6: [
    'Oberschiedsrichter',
    'Es darf beliebig viele Oberschiedsrichter geben. Gibt es keinen, muss der Organisator die Aufgabe übernehmen.',
  ],
  7: [
    'Was der Oberschiedsrichter entscheidet',
    'Der Oberschiedsrichter hat bei Regeln das letzte Wort, entscheidet, was unsportlich ist und was daraus folgt, und schlägt dem Organisator Disqualifikationen vor.',
  ],
  8: [
    'Schiedsrichter',
    'Es darf beliebig viele Schiedsrichter geben, auch keinen. Sie helfen, schlichten Streit und beantworten Regelfragen.',
  ],
  9: [
    'Nicht im Dienst heißt Zuschauer',
    'Ein Schiedsrichter, der gerade nicht tätig ist, gilt als Zuschauer und sollte das sagen. Auch ein Spieler ohne laufendes Spiel gilt als Zuschauer.',
  ],
  10: [
    'Zuschauer mischen sich nicht ein',
    'Zuschauer dürfen Spiele nicht stören und Spielern weder Rat geben noch helfen.',
  ],
  11: [
    'Wer leitet und mitspielt, braucht einen Zweiten',
    'Bei entspannten Turnieren darf ein Verantwortlicher nur mitspielen, wenn ein zweiter Verantwortlicher da ist.',
  ],
  12: [
    'Der zweite Verantwortliche wird bekanntgegeben',
    'Der zweite Verantwortliche muss zu Beginn bekanntgegeben werden und entscheidet in den Spielen des ersten. Treffen zwei Verantwortliche aufeinander, entscheidet der Oberschiedsrichter.',
  ],
  13: [
    'Formal und Premium: Verantwortliche spielen nicht',
    'Bei formalen und Premium-Turnieren dürfen Verantwortliche nicht mitspielen.',
  ],
  14: [
    'Bei Streit den Schiedsrichter rufen',
    'Können Spieler einen Streit nicht selbst klären, müssen sie einen Schiedsrichter rufen.',
  ],
  15: [
    'Der Oberschiedsrichter legt Karten aus',
    'Der Oberschiedsrichter legt Kartentexte aus und darf sich über Fehler in den FAQ hinwegsetzen.',
  ],
  16: [
    'Unsportliches Verhalten',
    'Unfaires Ausnutzen von Regellücken, Aufrechterhalten eines unzulässigen Spielzustands, unnötige Gewalt, unangebrachtes oder respektloses Verhalten und Betrug sind unsportlich.',
  ],
  17: ['Keine Absprachen', 'Absprachen, die das Ergebnis manipulieren, sind streng verboten.'],
  18: [
    'Keine Notizen',
    'Während einer Runde dürfen Spieler keine Notizen machen und kein Material von außen benutzen. Regeldokumente, offenes Spielmaterial und Fragen an Schiedsrichter sind immer erlaubt.',
  ],
  19: [
    'Einen Spieler ausschließen',
    'Der Organisator darf einen Spieler wegen unsportlichen Verhaltens vom Turnier ausschließen.',
  ],
  20: [
    'Verpasste Gelegenheiten',
    'Spieler achten auf den Spielzustand und führen aus, was Pflicht ist. Ein vergessener Effekt darf nur mit ausdrücklicher Zustimmung des Gegners nachgeholt werden; absichtlich ablenken oder hetzen ist unsportlich.',
  ],
  21: [
    'Fehlertoleranz',
    'Kleine Fehler beim Platzieren werden geduldet und dürfen nicht ausgenutzt werden. Gewalt und absichtliches Verschieben sind verboten; bei Streit einen Verantwortlichen rufen.',
  ],
  22: [
    'Raum und Tische',
    'Der Organisator stellt Raum, Stühle und pro Spiel etwa 90 × 90 cm mit klaren Kanten. Matten oder rutschfeste Unterlagen werden dringend empfohlen; für das Material jedes Spielers sollte Platz sein.',
  ],
  23: [
    'Nummern an den Tischen',
    'Tische sollten nummeriert oder markiert sein, damit jeder in jeder Runde seinen Platz findet.',
  ],
  24: [
    'Leere Listen und Stifte',
    'Werden Listen gebraucht, stellt der Organisator leere Jägerstaffellisten und Stifte.',
  ],
  25: [
    'Dokumente griffbereit',
    'Der Organisator hat Grundregeln, FAQ, diese Regularien, die Eventübersicht und was sonst nötig ist zur Hand.',
  ],
  26: [
    'Spielmatten',
    'Spieler dürfen nur offizielle Matten mitbringen. Die des Organisators dürfen andere sein, und ein Spieler darf sie durch seine offizielle ersetzen.',
  ],
  27: [
    'Was Spieler mitbringen',
    'Spieler bringen Schiffe, Basen, Stäbe, Piloten-, Schiffs- und Aufwertungskarten, Marker, einen vollständigen Schadensstapel, genug Würfel, alle Manöverschablonen und einen Maßstab mit.',
  ],
  28: [
    'Liste ausgefüllt mitbringen',
    'Wird eine Liste verlangt, sollte man sie ausgefüllt mitbringen oder früh genug kommen, um sie vor Ort auszufüllen.',
  ],
  29: [
    'Höchstens 100 Kommandopunkte',
    'Jeder spielt eine Staffel mit höchstens 100 Kommandopunkten; weniger ist erlaubt.',
  ],
  30: [
    'Eine Fraktion pro Staffel',
    'Eine Staffel gehört zu Imperium, Rebellen oder Abschaum; Pilotenkarten und Schiffsmarker sind alle aus dieser Fraktion. Modell und Manöverrad dürfen aus jeder Fraktion sein, die das Schiff hat.',
  ],
  31: [
    'Welcher Schadensstapel',
    'Man wählt zwischen dem Schadensstapel der ursprünglichen Grundbox (rotes Logo) und dem aus „Das Erwachen der Macht“ (blaues Logo).',
  ],
  32: [
    'Drei verschiedene Hindernisse',
    'Zu einer Staffel gehören genau drei verschiedene der 18 Hindernisse.',
  ],
  33: [
    'Alles bleibt, wie es ist',
    'Staffel, Schadensstapel und Hindernisse dürfen sich im ganzen Turnier nicht ändern.',
  ],
  34: [
    'Jägerstaffellisten',
    'Manche Turniere verlangen vor Beginn eine Jägerstaffelliste: Name, Schiffe mit Aufwertungen, Gesamtpunkte, Schadensstapel, Hindernisse.',
  ],
  35: [
    'Verwechselbare Karten',
    'Eine Karte, die Name und Kosten mit einer anderen teilt, muss eindeutig sein, zum Beispiel mit dem Produkt in Klammern. Man darf einen Verantwortlichen fragen.',
  ],
  36: [
    'Etwas fehlt auf der Liste',
    'Wer es als Verantwortlicher bemerkt, sollte den Spieler bald suchen und die Liste an die gespielten Karten anpassen. Ist die Änderung bedeutend und womöglich von Vorteil, sollte er Betrug in Betracht ziehen und dem nachgehen.',
  ],
  37: [
    'Maßstab, Schablonen, Würfel teilen',
    'Vor oder während einer Runde darf ein Spieler verlangen, dass Maßstab, Schablonen oder Würfel eines Spielers die ganze Runde gemeinsam benutzt werden. Ein Schiedsrichter oder Oberschiedsrichter darf das überprüfen.',
  ],
  38: [
    'Ein Satz auf Anordnung',
    'Der Oberschiedsrichter darf für eine Runde einen einzigen Maßstab, einen Satz Schablonen oder einen Satz Würfel anordnen.',
  ],
  39: [
    'Offizielles Material',
    'Nur offizielles Material ist erlaubt; im Zweifel entscheidet der Oberschiedsrichter. Wer unzulässiges Material nicht ersetzen kann, wird disqualifiziert.',
  ],
  40: [
    'Gleiche Schiffe unterscheiden',
    'Wer ein Schiff mehrmals hat, muss jedes davon und seine Karte kenntlich machen.',
  ],
  41: [
    'Was verändert werden darf',
    'Modelle dürfen bemalt, Basen beschwert, Stäbe geändert, Karten in Schutzhüllen gesteckt (Schadenskarten in gleiche) und eigene Teile markiert werden, wenn nichts verraten und niemand beleidigt wird. Größe und Form bleiben; stoßen Modelle aneinander, darf man Stäbe hinzufügen oder entfernen.',
  ],
  42: [
    'Verlorenes Material',
    'Wer etwas Nötiges vermisst, sollte es sofort melden und bekommt etwas Zeit. Nicht rechtzeitig gefunden: Das Spiel muss aufgegeben werden. Fehlt es noch bei Beginn der nächsten Runde: aus dem Turnier genommen.',
  ],
  43: [
    'Beschädigtes Material',
    'Es darf ersetzt werden; sonst gilt es als verloren. Ausnahmen: Für eine Karte macht ein Verantwortlicher einen Proxy mit Name, nötigem Text, eigenem Namen und Datum; ein kaputtes Modell oder ein Stab, der nicht stört, bleibt bei der Staffel; Würfel, Maßstab und Schablonen sollte man für diese Runde mit dem Gegner teilen.',
  ],
  44: [
    'Welche Marker nötig sind',
    'Nötig sind Schiffsmarker, Hindernisse und alle Bombenmarker der Liste. Alles andere darf anders markiert werden, wenn es beiden klar ist, nichts verdeckt und sich nicht versehentlich ändert; bei Einspruch entscheidet der Oberschiedsrichter.',
  ],
  45: [
    'Zubehör anderer Hersteller',
    'Von anderen Herstellern sind nur nicht nötige Marker sowie Maßstäbe und Schablonen in offizieller Größe erlaubt, wenn Oberschiedsrichter oder Organisator zustimmen.',
  ],
  46: [
    'Keine Proxys',
    'Proxys für Schiffe, Basen und Karten sind verboten, außer für eine beschädigte Karte.',
  ],
  47: [
    'Ab wann ein Produkt zugelassen ist',
    'Nur deutsche und englische Produkte sind erlaubt, und nur, wenn die deutsche Ausgabe am Turniertag seit mindestens 2 Wochen erhältlich ist.',
  ],
  48: ['Nichts Episches', 'Im Standard-Format ist nichts mit dem Epik-Symbol erlaubt.'],
  49: [
    'Keine Aufstellschablonen',
    'Selbst gebaute Schablonen zum Aufstellen sind verboten. Eigene Maßstäbe und Manöverschablonen dürfen beim Platzieren helfen.',
  ],
  50: ['Keine Würfel-App', 'Die Würfel-App ist verboten.'],
  51: [
    'Spieler rechtzeitig informieren',
    'Der Organisator sollte die Spieler klar und rechtzeitig über alles informieren.',
  ],
  52: [
    'Sieben Schritte vor einem Spiel',
    'Staffel auslegen, alles zeigen und Schiffe markieren, Schadensstapel mischen, Initiative, Hindernisse, Schiffe, Schilde: Alles muss vor Spielbeginn erledigt sein. Über die Initiative bestimmt, wer weniger Punkte hat; bei Gleichstand sagt das Los, wer bestimmt.',
  ],
  53: [
    'Punkte von Hand prüfen',
    'Vor Runde 1 darf der Oberschiedsrichter anordnen, dass jeder die Punkte des Gegners von Hand nachrechnet.',
  ],
  54: [
    'Auf den Start warten',
    'Nach der Vorbereitung sollte man auf das Startsignal eines Verantwortlichen warten. Läuft die Runde schon, darf man sofort beginnen.',
  ],
  55: [
    'Eigener Schadensstapel',
    'Jeder zieht vom eigenen Schadensstapel mit eigener Ablage. Der Gegner darf ihn vor dem Mischen ansehen, ein Schiedsrichter jederzeit.',
  ],
  56: [
    'Der Siegpunktestapel',
    'Jeder sollte zerstörte Schiffe mit allen Aufwertungen auf einem Stapel sammeln. Zerstörte Schiffe und abgelegte Karten sind offene Information.',
  ],
  57: [
    'Abgelegte Aufwertungen zählen',
    'Eine abgelegte Aufwertung wird umgedreht oder unter die Schiffskarte gelegt; sie bleibt beim Schiff und zählt, wenn es zerstört wird.',
  ],
  58: [
    'Wie lange eine Runde dauert',
    'Schweizer und K.\u00a0o.-Runden dauern 75 Minuten, das Finale 120.',
  ],
  59: [
    'Wann die Uhr startet',
    'Ein Verantwortlicher sollte die Uhr starten, sobald die meisten Spieler sitzen und mit der Vorbereitung begonnen haben.',
  ],
  60: [
    'Wenn die Zeit abgelaufen ist',
    'Die laufende Spielrunde wird noch beendet, dann endet das Spiel.',
  ],
  61: [
    'Was vor Beginn bekanntzugeben ist',
    'Vor dem Turnier muss der Organisator Anzahl und Art der Runden bekanntgeben, ob K.\u00a0o.-Runden folgen und wie groß der Schnitt ist.',
  ],
  62: [
    'Nicht zweimal gegeneinander',
    'Zwei Spieler sollten im selben Abschnitt nicht zweimal aufeinandertreffen; ein Abschnitt endet mit dem Schnitt.',
  ],
  63: [
    'Ausscheiden',
    'Wer gehen möchte, sagt es dem Organisator, wird aus dem Turnier genommen und nicht mehr gepaart.',
  ],
  64: [
    'Nicht da',
    'Auch wer in angemessener Zeit nicht zu einer Runde antritt oder nicht weiterspielen kann, wird aus dem Turnier genommen.',
  ],
  65: [
    'Wieder einsteigen',
    'Wer aus dem Turnier genommen wurde, darf den Organisator um Rückkehr bitten, nur im selben Abschnitt und mit einer ungepaarten Niederlage je verpasster Runde.',
  ],
  66: [
    'Disqualifiziert bleibt disqualifiziert',
    'Disqualifizierte Spieler werden aus dem Turnier genommen und dürfen nicht zurück.',
  ],
  67: [
    'Runde 1 wird ausgelost',
    'In der ersten Schweizer Runde werden die Gegner zufällig ausgelost.',
  ],
  68: [
    'Spätere Runden: gleiche Punkte',
    'Von oben an werden Spieler mit gleichen Turnierpunkten zufällig gepaart. Wer übrig bleibt, bekommt einen zufälligen Gegner aus der nächsten Gruppe.',
  ],
  69: [
    'Wer das Freilos bekommt',
    'Bei ungerader Spielerzahl bekommt einer ein Freilos: in Runde 1, wer beim Auslosen übrig bleibt, später der Letztplatzierte, der noch keins hatte.',
  ],
  70: [
    'Was ein Freilos wert ist',
    'Ein Freilos zählt als Sieg, 1 Turnierpunkt, mit einer Höhe des Sieges von 150.',
  ],
  71: [
    'Gewonnenes Freilos',
    'Wer bei einem anderen Turnier ein Freilos für Runde 1 gewonnen hat, beginnt in Runde 2, mit einem Sieg, 1 Turnierpunkt und einer Höhe des Sieges von 200.',
  ],
  72: [
    'Die meisten Turnierpunkte gewinnen',
    'Ohne K.\u00a0o.-Runden gewinnt, wer nach der letzten Schweizer Runde die meisten Turnierpunkte hat.',
  ],
  73: [
    'Der Schnitt',
    'Nach der festgelegten Rundenzahl kommen die besten 4, 8, 16 oder 32 weiter; alle anderen scheiden aus. Andere Arten von Schnitt stehen in einem anderen Dokument.',
  ],
  74: [
    'Nachrücken nach dem Schnitt',
    'Geht jemand, der den Schnitt geschafft hat, bevor ein Spiel des nächsten Abschnitts gespielt ist, sollte der Nächste der Rangliste auf den letzten Setzplatz nachrücken; alle unter der Lücke rücken auf, und es wird neu gepaart. Der Nachrücker wird vorher gefragt.',
  ],
  75: [
    'Bester gegen Letzten',
    'In der ersten K.\u00a0o.-Runde spielt der Beste gegen den Letzten (Spiel 1), der Zweite gegen den Vorletzten (Spiel 2) und so weiter.',
  ],
  76: [
    'Der Weg durch den Turnierbaum',
    'Der Sieger von Spiel 1 trifft auf den Sieger des letzten Spiels, der Sieger von Spiel 2 auf den des vorletzten und so weiter.',
  ],
  77: [
    'Beginn mit K.\u00a0o.-Runden',
    'Ist die Spielerzahl keine Zweierpotenz, werden so viele Freilose ausgelost, wie fehlen; die Übrigen werden zufällig gepaart, und Paarungen und Freilose bekommen ihre Nummern per Los.',
  ],
  78: [
    'Ausscheiden während der K.\u00a0o.-Runden',
    'Scheidet jemand aus, bekommt der Gegner dieser Runde oder zwischen den Runden der nächste Gegner ein Freilos.',
  ],
  79: [
    'Wer verliert, ist raus',
    'Wer verliert, scheidet aus; wer übrig bleibt, hat das Turnier gewonnen.',
  ],
  80: [
    'Keine Schiffe mehr',
    'Hat eine Seite am Ende einer Spielrunde keine Schiffe mehr, gewinnt die andere.',
  ],
  81: [
    'Keiner hat mehr Schiffe: finale Salve',
    'Haben beide Seiten keine Schiffe mehr, entscheidet die finale Salve.',
  ],
  82: [
    'Zeit abgelaufen',
    'Bei Zeitablauf gewinnt, wer mehr Siegpunkte hat. Bei Gleichstand entscheidet die finale Salve.',
  ],
  83: ['Aufgeben', 'Man darf jederzeit aufgeben: Das ist eine Niederlage, und der Gegner gewinnt.'],
  84: [
    'Was zählt',
    'Als Siegpunkte zählen die zerstörten gegnerischen Schiffe mit allen Aufwertungen.',
  ],
  85: [
    'Große Schiffe zählen halb',
    'Ein großes gegnerisches Schiff, das mit weniger als der Hälfte von Hülle und Schilden übersteht, zählt die Hälfte seiner Punkte, abgerundet.',
  ],
  86: [
    'Eine zerstörte Staffel zählt 100',
    'Wer die ganze gegnerische Staffel zerstört, bekommt 100 Siegpunkte, auch wenn sie weniger gekostet hat.',
  ],
  87: [
    'Aufgeben heißt: alles zerstört',
    'Gibt ein Spieler auf, gelten alle seine übrigen Schiffe als zerstört; der Gegner bekommt also 100 Siegpunkte.',
  ],
  88: [
    'Finale Salve',
    'Bei Gleichstand würfelt jeder so viele Angriffswürfel, wie die aufgedruckten Primärwaffenwerte der eigenen übrigen Schiffe ergeben. Mehr Treffer und kritische Treffer gewinnen; bei Gleichstand wird neu gewürfelt.',
  ],
  89: [
    'Salve nach gemeinsamer Zerstörung',
    'Haben beide alles verloren, schießen in der finalen Salve alle Schiffe der Staffel.',
  ],
  90: ['Punkte für ein Spiel', 'Turnierpunkte: Sieg 1, Niederlage 0. Unentschieden gibt es nicht.'],
  91: [
    'Höhe des Sieges',
    'Wer mehr Siegpunkte hat, bekommt 100 plus die Differenz, der andere 100 minus die Differenz; beides wird auf dem Wertungsbogen notiert.',
  ],
  92: [
    'Höhe des Sieges bei Gleichstand',
    'Bei gleichen Siegpunkten bekommen beide eine Höhe des Sieges von 100, auch wenn die finale Salve entschieden hat.',
  ],
  93: [
    'Gleiche Turnierpunkte',
    'Bei Gleichstand zählt zuerst die Höhe des Sieges, dann die Tabellenstärke, dann das Los.',
  ],
  94: [
    'Tabellenstärke',
    'Die Turnierpunkte jedes Gegners geteilt durch dessen gespielte Runden, zusammengezählt und durch die Anzahl der Gegner geteilt.',
  ],
  95: ['Zuletzt das Los', 'Wer dann noch gleichauf ist, wird in zufälliger Reihenfolge platziert.'],
  96: [
    'Drei Strukturen',
    'Jedes Turnier nutzt eine von drei Strukturen: Basis, fortgeschritten oder eigenständig.',
  ],
  97: [
    'Basis-Turnierstruktur',
    'Eine Tabelle nennt Schweizer Runden und Schnitt nach Anzahl der angemeldeten Spieler. Sie gilt für Lokalmeisterschaften.',
  ],
  98: [
    'Fortgeschrittene Turnierstruktur',
    'Eine Tabelle mit größeren Schnitten nennt Schweizer Runden und Schnitt nach Anzahl der Spieler. Sie gilt für Regionalmeisterschaften.',
  ],
  99: [
    'Eigenständige Turnierstruktur',
    'Alles andere ist eigenständig, auch ein fester Plan unabhängig von der Teilnehmerzahl. Die Eventübersicht gibt sie vor, oder der Organisator legt sie fest und sagt sie allen. Sie wird bei Premium-Events benutzt.',
  ],
  100: [
    'Drei Turnierebenen',
    'Ein Turnier ist entspannt, formal oder Premium. Offizielle Events haben eine Ebene; andere dürfen entspannt sein, außer sie richten sich an Wettkampfspieler. Ebenen sagen, was zu erwarten ist, und schließen niemanden aus.',
  ],
  101: [
    'Was jede Ebene erwartet',
    'Entspannt: Alle sind willkommen, Erklären ist gut, solange es nicht aufhält. Formal: Man kennt die Grundregeln und spielt in angemessenem Tempo. Premium: Man kennt auch FAQ und Turnierregeln.',
  ],
  102: [
    'Namen in der Öffentlichkeit',
    'Bei öffentlichen unterstützten Events stimmen Teilnehmer zu, dass mindestens ein gekürzter Name („Franz K.“) oder Spitzname in Listen, Statistiken und Berichten erscheint.',
  ],
  103: [
    'Volle Namen',
    'Der volle Name darf benutzt werden, außer jemand widerspricht ausdrücklich; wer das möchte, sollte es dem Organisator rechtzeitig sagen.',
  ],
  104: [
    'Fotos und Videos',
    'Fotos und Videos dürfen gemacht und für Berichte und Werbung veröffentlicht werden.',
  ],
  105: [
    'Warum es ein Freilos gibt',
    'Ein Spieler, für den kein Gegner übrig ist, bekommt ein Freilos.',
  ],
}
