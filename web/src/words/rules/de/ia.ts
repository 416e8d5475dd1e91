import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Jeder hat eine Rolle',
    'Alle Anwesenden sind Teilnehmer. Verantwortliche sind Organisator, Oberschiedsrichter und Schiedsrichter; dazu kommen Spieler und Zuschauer.',
  ],
  2: [
    'Ein Organisator',
    'Jedes Turnier hat genau einen Organisator, der für alles verantwortlich ist. Ohne Oberschiedsrichter muss er diese Rolle übernehmen.',
  ],
  3: [
    'Was der Oberschiedsrichter entscheidet',
    'Es darf beliebig viele Oberschiedsrichter geben. Sie haben bei Regeln das letzte Wort, entscheiden über unsportliches Verhalten und schlagen dem Organisator Disqualifikationen vor.',
  ],
  4: [
    'Schiedsrichter',
    'Schiedsrichter helfen, schlichten und beantworten Fragen. Wer einen Fehler sieht, sollte es den Spielern sagen; sie dürfen ihn selbst klären, den Schiedsrichter fragen und das von einem Oberschiedsrichter überprüfen lassen.',
  ],
  5: [
    'Nicht im Dienst heißt Zuschauer',
    'Ein Schiedsrichter, der gerade nicht tätig ist, gilt als Zuschauer und sollte das sagen. Auch ein Spieler ohne laufendes Spiel gilt als Zuschauer.',
  ],
  6: [
    'Zuschauer mischen sich nicht ein',
    'Zuschauer dürfen weder stören noch helfen. Wer einen Regelverstoß sieht, darf es einem Verantwortlichen sagen; eine verpasste Gelegenheit geht Zuschauer nichts an.',
  ],
  7: [
    'Wer leitet und mitspielt, braucht einen Zweiten',
    'Nur bei entspannten Turnieren darf ein Verantwortlicher mitspielen, und nur, wenn ein zweiter da ist und zu Beginn bekanntgegeben wird, der in dessen Spielen entscheidet. Treffen beide aufeinander, entscheidet der Oberschiedsrichter.',
  ],
  8: [
    'Formal und Premium: Verantwortliche spielen nicht',
    'Bei formalen und Premium-Turnieren dürfen Verantwortliche nicht mitspielen.',
  ],
  9: [
    'Bei Streit den Schiedsrichter rufen',
    'Können Spieler einen Streit nicht klären, müssen sie einen Schiedsrichter rufen. Der Oberschiedsrichter legt Karten aus und darf sich über Fehler in Regeldokumenten hinwegsetzen.',
  ],
  10: [
    'Unsportliches Verhalten',
    'Aufrechterhalten eines unzulässigen Spielzustands, unnötige Gewalt, Respektlosigkeit, unangebrachtes Verhalten, Suchen nach Regellücken, Betrug, Absprachen und Ablenken oder Hetzen sind unsportlich. Der Organisator darf einen Spieler ausschließen.',
  ],
  11: [
    'Keine Notizen',
    'Während einer Runde dürfen Spieler keine Notizen machen und kein Material von außen benutzen. Offizielle Regeln, offenes Spielmaterial und Fragen an Schiedsrichter sind immer erlaubt.',
  ],
  12: [
    'Verpasster Effekt',
    'Ein vergessener Effekt darf nur mit ausdrücklicher Zustimmung des Gegners nachgeholt werden.',
  ],
  13: [
    'Raum und Tische',
    'Der Organisator stellt Raum, Stühle und pro Spiel einen Tisch von etwa 90 × 90 cm, bei Listen leere Vordrucke und Stifte, und die Regeln. Tische sollten nummeriert sein und Platz für Material lassen.',
  ],
  14: [
    'Die Spielfläche',
    'Gespielt wird nur auf offiziellen Spielplanteilen oder offiziellen Gefechtsplänen. Stellt der Organisator keine, müssen Spieler sie mitbringen.',
  ],
  15: [
    'Was Spieler mitbringen',
    'Spieler bringen alles mit: Figuren, Aufstellungskarten, Marker, Würfel, Befehlsstapel, Spielpläne und Einsatzkarten. Eine verlangte Liste sollte man ausgefüllt mitbringen oder so früh kommen, dass man sie noch ausfüllen kann.',
  ],
  16: [
    'Höchstens 40 Punkte',
    'Eine Armee hat höchstens 40 Aufstellungspunkte, weniger ist erlaubt, und gehört zu Imperium, Rebellen oder Söldnern. Sie bleibt das ganze Turnier gleich.',
  ],
  17: [
    'Armeelisten',
    'Manche Turniere verlangen vor Beginn eine Armeeliste: Name, Gesamtpunkte, Befehlsstapel, alle Aufstellungskarten.',
  ],
  18: [
    'Verwechselbare Karten',
    'Eine Karte mit Namen und Punkten einer anderen muss eindeutig sein, zum Beispiel mit dem Produkt in Klammern. Man darf einen Verantwortlichen fragen.',
  ],
  19: [
    'Etwas fehlt auf der Liste',
    'Wer es als Verantwortlicher bemerkt, sollte den Spieler gleich ansprechen und die Liste an die gespielten Karten anpassen. Ist die Änderung bedeutend und womöglich von Vorteil, sollte er Betrug in Betracht ziehen und dem nachgehen.',
  ],
  20: [
    'Wer den Plan aufbaut',
    'Wer die Initiative hat, stellt die Spielplanteile und baut den Plan der Runde auf.',
  ],
  21: [
    'Würfel teilen',
    'Vor oder während einer Runde darf ein Spieler verlangen, dass beide die ganze Runde einen Satz Würfel benutzen; ein Schiedsrichter oder Oberschiedsrichter darf das überprüfen. Der Oberschiedsrichter darf es auch anordnen.',
  ],
  22: [
    'Offizielles Material',
    'Nur offizielles Material ist erlaubt; im Zweifel entscheidet der Oberschiedsrichter. Wer unzulässiges Material nicht ersetzen kann, wird disqualifiziert.',
  ],
  23: [
    'Gleiche Gruppen unterscheiden',
    'Wer eine Aufstellungskarte mehrmals hat, muss Figuren und Karten so markieren, dass man sie unterscheiden kann.',
  ],
  24: [
    'Was verändert werden darf',
    'Figuren dürfen bemalt werden, wenn man sie erkennt; Basen behalten Größe und Form; Karten dürfen in Hüllen stecken, die des Befehlsstapels in gleichen; Marker, Spielplanteile und Würfel dürfen ein Zeichen des Besitzers tragen.',
  ],
  25: [
    'Verlorenes Material',
    'Wer etwas Nötiges vermisst, sollte es sofort melden und bekommt etwas Zeit. Nicht rechtzeitig gefunden: Das Spiel muss aufgegeben werden. Fehlt es noch bei Beginn der nächsten Runde: aus dem Turnier genommen.',
  ],
  26: [
    'Beschädigtes Material',
    'Was sich nicht ersetzen lässt, gilt als verloren, mit zwei Ausnahmen: Für eine Karte macht ein Verantwortlicher einen Proxy mit Name, nötigem Text, eigenem Namen und Datum; ein Würfel wird beiseitegelegt, und man sollte in dieser Runde die des Gegners mitbenutzen.',
  ],
  27: [
    'Andere Marker',
    'Marker sind nicht vorgeschrieben. Andere sind in Ordnung, wenn sie klar sind, nichts verdecken und sich nicht versehentlich ändern; bei Einspruch entscheidet der Oberschiedsrichter.',
  ],
  28: [
    'Zugelassene Produkte',
    'Nur offizielle Produkte sind erlaubt; Marker anderer Hersteller, wenn sie das Spiel nicht beeinflussen. Keine Proxys außer für eine beschädigte Karte. Eine Würfel-App muss für beide sichtbar sein, und der Gegner darf sie mitbenutzen. Nichts mit dem Kampagnensymbol.',
  ],
  29: [
    'Ab wann ein Produkt zugelassen ist',
    'Deutsche und englische Produkte sind zugelassen, wenn das deutsche am Turniertag seit mindestens 2 Wochen erhältlich ist.',
  ],
  30: [
    'Zugelassene Pläne',
    'Ab 26. Juli 2017 sind drei Pläne mit ihren Einsätzen zugelassen. Formale und Premium-Events müssen sie benutzen, außer die Event-Übersicht sagt etwas anderes.',
  ],
  31: [
    'Ein Einsatz pro Runde',
    'Der Organisator lost für alle Tische einer Runde einen zugelassenen Einsatz aus. Ein Einsatz darf erst wiederkommen, wenn alle anderen gespielt sind.',
  ],
  32: [
    'Armee zeigen',
    'Beide decken ihre Aufstellungskarten auf und verteilen ID-Marker; Befehlsstapel bleiben verdeckt. Vor Runde 1 darf der Oberschiedsrichter anordnen, dass jeder die Punkte des Gegners von Hand nachrechnet.',
  ],
  33: [
    'Spielvorbereitung',
    'Zuerst wird die Initiative bestimmt und der Spielplan aufgebaut; wer sie hat, wählt eine Aufstellungszone und stellt zuerst auf. Beide mischen ihren Befehlsstapel, lassen den Gegner mischen oder abheben und ziehen 3 Karten.',
  ],
  34: [
    'Besiegte Figuren',
    'Besiegte Figuren kommen auf ihre Aufstellungskarte. Was besiegt oder abgelegt wurde, ist offene Information.',
  ],
  35: [
    'Spieler rechtzeitig informieren',
    'Der Organisator sollte die Spieler klar und rechtzeitig über alles informieren.',
  ],
  36: [
    'Wie lange eine Runde dauert',
    'Schweizer und K.\u00a0o.-Runden dauern 65 Minuten, das Finale 105, mit Spielvorbereitung.',
  ],
  37: [
    'Wann die Uhr startet',
    'Ein Verantwortlicher sollte die Uhr starten, sobald die meisten Spieler sitzen und mit der Vorbereitung begonnen haben.',
  ],
  38: [
    'Wenn die Zeit abgelaufen ist',
    'Die laufende Spielrunde wird mit ihrer Statusphase beendet, dann zählen die Siegpunkte.',
  ],
  39: [
    'Was vor Beginn bekanntzugeben ist',
    'Jede Paarung spielt ein Spiel. Vor dem Event gibt der Organisator Art und Anzahl der Runden bekannt, ob und wie groß der Schnitt ist und ob K.\u00a0o.-Runden folgen.',
  ],
  40: [
    'Nicht zweimal gegeneinander',
    'Zwei Spieler sollten im selben Turnierabschnitt nicht zweimal aufeinandertreffen; ein Abschnitt endet mit dem Schnitt.',
  ],
  41: [
    'Wie gepaart wird',
    'Runde 1 wird ausgelost. Später werden von oben an Spieler mit gleichen Turnierpunkten zufällig gepaart; wer übrig bleibt, bekommt einen zufälligen Gegner aus der nächsten Gruppe.',
  ],
  42: [
    'Wer das Freilos bekommt',
    'Bei ungerader Spielerzahl bekommt einer ein Freilos: in Runde 1, wer beim Auslosen übrig bleibt, später der Letztplatzierte, der noch keins hatte.',
  ],
  43: [
    'Die meisten Turnierpunkte gewinnen',
    'Wer nach den Schweizer Runden die meisten Turnierpunkte hat, gewinnt, außer es folgen K.\u00a0o.-Runden.',
  ],
  44: [
    'Aus dem Turnier ausscheiden',
    'Wer darum bittet, in angemessener Zeit nicht antritt oder nicht weiterspielen kann, wird nicht mehr gepaart.',
  ],
  45: [
    'Wieder einsteigen',
    'Wer ausgeschieden ist, darf den Organisator um Rückkehr bitten, nur im selben Abschnitt und mit einer ungepaarten Niederlage je verpasster Runde. Disqualifizierte dürfen nicht zurück.',
  ],
  46: [
    'Der Schnitt',
    'Nach der festgelegten Rundenzahl kommen die besten 4, 8, 16 oder 32 weiter; alle anderen scheiden aus, und ein neuer Abschnitt beginnt.',
  ],
  47: [
    'Nachrücken nach dem Schnitt',
    'Geht jemand, der den Schnitt geschafft hat, bevor ein Spiel des nächsten Abschnitts gespielt ist, sollte der Nächste der Rangliste auf den letzten Setzplatz nachrücken; alle unter der Lücke rücken um einen Platz auf.',
  ],
  48: [
    'Wer verliert, ist raus',
    'In den K.\u00a0o.-Runden bleibt, wer gewinnt, und wer verliert, scheidet aus, bis einer übrig ist.',
  ],
  49: [
    'Bester gegen Letzten',
    'In der ersten K.\u00a0o.-Runde spielt der Beste gegen den Letzten (Spiel 1), der Zweite gegen den Vorletzten (Spiel 2) und so weiter.',
  ],
  50: [
    'Der Weg durch den Turnierbaum',
    'Der Sieger von Spiel 1 trifft auf den Sieger des letzten Spiels, der Sieger von Spiel 2 auf den des vorletzten und so weiter.',
  ],
  51: [
    'Beginn mit K.\u00a0o.-Runden',
    'Ist die Spielerzahl keine Zweierpotenz, werden so viele Freilose ausgelost, wie fehlen; die Übrigen werden zufällig gepaart, und Paarungen und Freilose bekommen ihre Nummern per Los.',
  ],
  52: [
    'Ausscheiden während der K.\u00a0o.-Runden',
    'Scheidet jemand aus, bekommt der Gegner dieser Runde oder zwischen den Runden der nächste Gegner ein Freilos.',
  ],
  53: [
    'Siegpunkte',
    'Eine besiegte gegnerische Figur zählt ihre Figurenkosten. Ein Anhang zählt, wenn die letzte Figur seiner Gruppe fällt; Karten und Einsätze können Punkte bringen.',
  ],
  54: [
    'Wie ein Spiel endet',
    'Es endet, wenn ein Spieler 40 Siegpunkte erreicht, wenn einer keine Figuren mehr hat, bei Zeitablauf nach der Statusphase oder wenn jemand aufgibt, was jederzeit möglich ist. Mehr Punkte oder die letzten Figuren gewinnen; wer aufgibt, verliert.',
  ],
  55: [
    'Gleiche Siegpunkte',
    'Zuerst zählen Punkte aus besiegten gegnerischen Figuren, dann weniger erlittener Schaden, dann die höhere Genauigkeit auf je einem blauen Würfel. Unentschieden gibt es nicht.',
  ],
  56: ['Punkte für ein Spiel', 'Turnierpunkte: Sieg 1, Niederlage 0.'],
  57: [
    'Tabellenstärke',
    'Bei Gleichstand zählt zuerst die Tabellenstärke: Turnierpunkte jedes Gegners geteilt durch dessen gespielte Runden, zusammengezählt und durch die Anzahl der Gegner geteilt.',
  ],
  58: [
    'Erweiterte Tabellenstärke',
    'Als Nächstes zählt der Durchschnitt der Tabellenstärken der Gegner; mehr ist besser.',
  ],
  59: ['Zuletzt das Los', 'Wer dann noch gleichauf ist, wird in zufälliger Reihenfolge platziert.'],
  60: [
    'Basis-Turnierstruktur',
    'Eine Tabelle nennt Schweizer Runden und Schnitt nach Anzahl der registrierten Spieler. Sie gilt für Lokalmeisterschaften.',
  ],
  61: [
    'Fortgeschrittene Turnierstruktur',
    'Eine Tabelle mit größeren Schnitten nennt Schweizer Runden und Schnitt nach Anzahl der Spieler. Sie gilt für Regionalmeisterschaften.',
  ],
  62: [
    'Eigenständige Turnierstruktur',
    'Alles andere ist eigenständig, auch ein fester Plan unabhängig von der Teilnehmerzahl. Die Event-Übersicht gibt sie vor oder der Organisator, der sie allen sagen muss. Sie wird bei Premium-Events benutzt.',
  ],
  63: [
    'Drei Turnierebenen',
    'Entspannt: Alle sind willkommen, und man darf anderen helfen. Formal: Man kennt die Regeln und spielt in angemessenem Tempo. Premium: Man kennt auch FAQ und Turnierregeln. Inoffizielle Events laufen am besten entspannt, außer sie richten sich an Wettkampfspieler.',
  ],
  64: [
    'Was die Ebene entscheidet',
    'Verantwortliche dürfen nur bei entspannten Events mitspielen; die zugelassenen Pläne sind bei formalen und Premium-Events Pflicht.',
  ],
  65: [
    'Wo diese Regeln gelten',
    'Sie gelten mit den offiziellen FAQ für alle Turniere des organisierten Spiels. Am Ende steht eine Rangliste; die meisten Events schließen mit einer Siegerehrung.',
  ],
  66: [
    'Sorgfältig spielen',
    'Von Spielern wird erwartet, fehlerfrei zu spielen, auf den Spielzustand zu achten und auszuführen, was Pflicht ist.',
  ],
  67: [
    'Warum es ein Freilos gibt',
    'Ein Spieler, für den kein Gegner übrig ist, bekommt ein Freilos.',
  ],
}
