import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Wo diese Regeln gelten',
    'Sie gelten für das organisierte Spiel des Verlags und seiner Partner, nur im Standard-Format. Gespielt wird nach Grundregeln und FAQ.',
  ],
  2: [
    'Jeder hat eine Rolle',
    'Alle Anwesenden sind Teilnehmer. Verantwortliche sind Organisator, Schiedsrichter und Oberschiedsrichter; dazu kommen Spieler und Zuschauer.',
  ],
  3: [
    'Ein Organisator',
    'Jedes Turnier hat genau einen Organisator, der für alles verantwortlich ist. Ohne Oberschiedsrichter muss er auch dessen Aufgabe übernehmen.',
  ],
  4: [
    'Der Oberschiedsrichter',
    'Es darf beliebig viele Oberschiedsrichter geben, auch keinen. Sie haben bei Regeln und Streit das letzte Wort.',
  ],
  5: [
    'Schiedsrichter',
    'Es darf beliebig viele Schiedsrichter geben, auch keinen. Sie helfen bei Streit und Fragen.',
  ],
  6: [
    'Zuschauer stören nicht, Spieler bringen alles mit',
    'Zuschauer dürfen weder stören noch helfen. Spieler bringen alles Nötige mit.',
  ],
  7: [
    'Wer leitet und mitspielt, braucht einen Zweiten',
    'Bei entspannten Turnieren darf ein Verantwortlicher nur mitspielen, wenn ein zweiter da ist, der vor Beginn bekanntgegeben werden muss und Streit in dessen Spielen klärt. Treffen zwei Verantwortliche aufeinander, entscheidet der Oberschiedsrichter.',
  ],
  8: [
    'Obere Ebenen: Verantwortliche spielen nicht',
    'Bei formalen und Premium-Turnieren dürfen Verantwortliche nicht mitspielen.',
  ],
  9: [
    'Bei Streit den Schiedsrichter rufen',
    'Können Spieler einen Streit nicht klären, müssen sie einen Schiedsrichter rufen. Der Oberschiedsrichter legt Karten aus und darf sich über Fehler in den FAQ hinwegsetzen.',
  ],
  10: [
    'Unsportliches Verhalten',
    'Absichtliches Spielen auf Zeit, grober Umgang mit Material, unangebrachtes Verhalten und Respektlosigkeit sind unsportlich.',
  ],
  11: [
    'Keine Absprachen',
    'Absprachen, die Ergebnisse manipulieren, sind streng verboten; die Ausnahme ist das vereinbarte Unentschieden vor einem Schiedsrichter.',
  ],
  12: [
    'Keine Hilfe von außen',
    'Während einer Runde dürfen Spieler kein Material und keine Informationen von außen benutzen. Offizielle Dokumente und Schiedsrichter darf man jederzeit befragen.',
  ],
  13: [
    'Einen Spieler ausschließen',
    'Der Organisator darf Spieler ausschließen, die gegen das faire Spiel verstoßen.',
  ],
  14: [
    'Fehlertoleranz',
    'Kleine Ungenauigkeiten sind nur in Ordnung, wo sie nichts ausmachen; Gewalt ist nicht erlaubt. Bei Streit entscheidet ein Schiedsrichter endgültig.',
  ],
  15: [
    'Verpasste Gelegenheiten',
    'Ein vergessener Effekt darf nur mit Zustimmung des Gegners nachgeholt werden. Man darf den anderen nicht ablenken oder hetzen.',
  ],
  16: [
    'Raum und Tische',
    'Der Organisator stellt Raum, Stühle und pro Spiel 90 × 90 cm mit klaren Kanten. Eine rutschfeste Unterlage wird empfohlen; für Material sollte Platz sein.',
  ],
  17: [
    'Nummern an den Tischen',
    'Tische sollten nummeriert sein, damit jeder seinen Platz findet.',
  ],
  18: [
    'Leere Listen und Stifte',
    'Der Organisator hat leere Listen und Stifte, wo sie gebraucht werden.',
  ],
  19: [
    'Dokumente griffbereit',
    'Der Organisator hat Einführungsregeln, Regelreferenz, FAQ, diese Regeln, den Zeitplan und was sonst nötig ist zur Hand.',
  ],
  20: [
    'Spielmatten',
    'Spieler dürfen nur offizielle Matten mitbringen. Die des Organisators dürfen andere sein, und ein Spieler darf sie durch seine offizielle ersetzen.',
  ],
  21: [
    'Was Spieler mitbringen',
    'Spieler bringen Schiffe, Basen, Stäbe, Piloten- und Aufwertungskarten, Marker, einen Schadensstapel, Würfel, Schablonen und einen Maßstab mit. Eine verlangte Liste sollte ausgefüllt mitkommen oder vor Beginn ausgefüllt werden.',
  ],
  22: [
    'Höchstens 100 Kommandopunkte',
    'Jeder spielt eine Staffel mit höchstens 100 Punkten: Rebellen, Imperium oder Abschaum.',
  ],
  23: [
    'Eine Fraktion pro Staffel',
    'Pilotenkarten und Schiffsmarker müssen zu einer Fraktion gehören. Modell und Manöverrad dürfen aus jeder Fraktion sein, die das Schiff hat.',
  ],
  24: [
    'Welcher Schadensstapel',
    'Man wählt frei zwischen dem ursprünglichen Schadensstapel und dem aus „Das Erwachen der Macht“.',
  ],
  25: [
    'Drei verschiedene Hindernisse',
    'Zu einer Staffel gehören genau drei verschiedene der 18 Hindernisse.',
  ],
  26: [
    'Alles bleibt, wie es ist',
    'Staffel, Hindernisse und Schadensstapel dürfen sich im ganzen Turnier nicht ändern.',
  ],
  27: [
    'Jägerstaffellisten',
    'Manche Turniere verlangen vorab eine Liste: Schiffe mit Aufwertungen, Gesamtpunkte, Schadensstapel, Hindernisse.',
  ],
  28: [
    'Maßstab, Schablonen, Würfel teilen',
    'Vor einer Runde darf ein Spieler darum bitten, dass Maßstab, Schablonen oder Würfel in dieser Runde gemeinsam benutzt werden. Ein Schiedsrichter oder Oberschiedsrichter darf das überprüfen.',
  ],
  29: [
    'Offizielles Material',
    'Nur offizielle Produkte sind erlaubt; im Zweifel entscheidet der Oberschiedsrichter. Wer unzulässiges Material nicht ersetzen kann, wird disqualifiziert.',
  ],
  30: [
    'Was verändert werden darf',
    'Gleiche Schiffe müssen unterscheidbar sein. Modelle dürfen bemalt, Basen beschwert, Karten in Schutzhüllen gesteckt, eigene Würfel und Marker gekennzeichnet werden; stoßen Modelle aneinander, müssen Stäbe angepasst werden. Hindernisse dürfen gar nicht verändert werden.',
  ],
  31: [
    'Keine Proxys',
    'Proxys für Karten und Schiffe sind verboten. Über Schablonen und Maßstäbe anderer Hersteller entscheidet der Oberschiedsrichter.',
  ],
  32: [
    'Würfel-App im Blick',
    'Wer eine Würfel-App benutzt, muss sie für beide Spieler sichtbar halten.',
  ],
  33: [
    'Nichts Episches, keine Aufstellschablonen',
    'Nichts mit dem Epik-Symbol ist erlaubt und keine eigenen Schablonen zum Aufstellen. Maßstab und gewöhnliche Schablonen dürfen helfen.',
  ],
  34: [
    'Ab wann ein Produkt zugelassen ist',
    'In Polen ist ein Produkt ab der polnischen Veröffentlichung zugelassen; im Zweifel den Organisator fragen.',
  ],
  35: [
    'Sieben Schritte vor einem Spiel',
    'Staffel auslegen, alles zeigen und Schiffe markieren, Schadensstapel mischen, Initiative, Hindernisse, Schiffe, Schilde: Alles muss vor Spielbeginn erledigt sein. Über die Initiative bestimmt, wer weniger Punkte hat, bei Gleichstand die Münze.',
  ],
  36: [
    'Auf den Start warten',
    'Nach der Vorbereitung sollte man auf das Startsignal warten. Läuft die Runde schon, darf man sofort beginnen.',
  ],
  37: [
    'Eigener Schadensstapel',
    'Jeder hat einen eigenen Schadensstapel mit Ablage. Der Gegner darf ihn vor dem Mischen ansehen, ein Schiedsrichter jederzeit.',
  ],
  38: [
    'Der Siegpunktestapel ist Pflicht',
    'Jeder muss einen Siegpunktestapel führen. Zerstörte Schiffe und abgelegte Aufwertungen sind offene Information; abgelegte Karten werden umgedreht und bleiben beim Schiff.',
  ],
  39: [
    'Eine Runde dauert 75 Minuten',
    'Jede Runde dauert 75 Minuten. Ist die Zeit abgelaufen, wird die laufende Spielrunde noch beendet.',
  ],
  40: ['Das Finale hat kein Zeitlimit', 'Das Finale des Turniers hat kein Zeitlimit.'],
  41: [
    'Was vor Beginn bekanntzugeben ist',
    'Vor dem Turnier muss der Organisator die Anzahl der Runden bekanntgeben und, falls es einen Schnitt gibt, dessen Größe.',
  ],
  42: [
    'Wie gepaart wird',
    'Runde 1 wird ausgelost. Später werden von oben an Spieler mit gleichen Turnierpunkten zufällig gepaart; wer übrig bleibt, bekommt jemanden aus der nächsten Gruppe.',
  ],
  43: [
    'Nicht zweimal gegeneinander',
    'In den Schweizer Runden sollte niemand zweimal gegen denselben Gegner spielen.',
  ],
  44: [
    'Wer das Freilos bekommt',
    'Bei ungerader Spielerzahl bekommt einer ein Freilos: in Runde 1 per Los, später der Letztplatzierte, der noch keins hatte.',
  ],
  45: [
    'Was ein Freilos wert ist',
    'Ein Freilos zählt als Sieg, 5 Turnierpunkte, mit einer Höhe des Sieges von 150.',
  ],
  46: [
    'Der Schnitt',
    'Der Organisator darf nach einer festgelegten Rundenzahl einen Schnitt machen: Eine festgelegte Zahl der Besten spielt weiter, in weiteren Schweizer Runden oder in K.\u00a0o.-Runden.',
  ],
  47: [
    'Wie ein Spiel endet',
    'Eine Seite ohne Schiffe: Die andere gewinnt. Beide ohne: unentschieden, Höhe des Sieges je 100. Bei Zeitablauf gewinnt, wer mehr Punkte hat, mit weniger als 12 Vorsprung als modifizierter Sieg; gleich ist unentschieden. Wer aufgibt, verliert, und alle seine Schiffe sind zerstört.',
  ],
  48: [
    'Was zählt',
    'Es zählen zerstörte gegnerische Schiffe mit Aufwertungen, dazu die Hälfte jedes großen Schiffs, das mindestens die Hälfte von Hülle und Schilden verloren hat. Eine ganz zerstörte Staffel zählt 100; wer aufgibt, dessen Schiffe sind alle zerstört.',
  ],
  49: [
    'Punkte für ein Spiel',
    'Turnierpunkte: Sieg 5, modifizierter Sieg 3, Unentschieden 1, Niederlage 0.',
  ],
  50: [
    'Vereinbartes Unentschieden',
    'In Schweizer Runden dürfen zwei Spieler ein Unentschieden vereinbaren, wenn ein Schiedsrichter oder der Oberschiedsrichter dabei ist. Jeder bekommt 1 Turnierpunkt und eine Höhe des Sieges von 100.',
  ],
  51: [
    'Höhe des Sieges',
    'Wer mehr Punkte hat, bekommt 100 plus die Differenz, der andere 100 minus die Differenz; bei Gleichstand beide 100.',
  ],
  52: [
    'Gleiche Turnierpunkte',
    'Bei Gleichstand zählt zuerst der direkte Vergleich, dann die Höhe des Sieges, dann die Tabellenstärke, dann das Los.',
  ],
  53: [
    'Direkter Vergleich',
    'Wer gegen alle anderen mit gleichen Punkten gespielt und gewonnen hat, steht vor ihnen.',
  ],
  54: [
    'Tabellenstärke',
    'Die Turnierpunkte jedes Gegners geteilt durch dessen gespielte Runden, zusammengezählt und durch die Anzahl der Gegner geteilt.',
  ],
  55: ['Zuletzt das Los', 'Wer dann noch gleichauf ist, wird in zufälliger Reihenfolge platziert.'],
  56: [
    'Bester gegen Letzten',
    'Nach einem Schnitt auf die besten 4, 8, 16 oder 32 spielt der Beste gegen den Letzten (Spiel 1), der Zweite gegen den Vorletzten (Spiel 2) und so weiter.',
  ],
  57: [
    'Der Weg durch den Turnierbaum',
    'Der Sieger von Spiel 1 trifft auf den Sieger des letzten Spiels, der Sieger von Spiel 2 auf den des vorletzten und so weiter.',
  ],
  58: [
    'Beginn mit K.\u00a0o.-Runden',
    'Ist die Spielerzahl keine Zweierpotenz, werden so viele Freilose ausgelost, wie fehlen; die Übrigen werden gepaart, und Paarungen und Freilose bekommen ihre Nummern per Los.',
  ],
  59: [
    'Gleichstand in den K.\u00a0o.-Runden',
    'Endet ein Spiel der K.\u00a0o.-Runden mit gleichen Punkten, gewinnt, wer die Initiative hat.',
  ],
  60: [
    'Wer verliert, ist raus',
    'Wer verliert, scheidet aus; wer übrig bleibt, hat das Turnier gewonnen.',
  ],
  61: [
    'Drei Strukturen',
    'Jedes Turnier nutzt eine von drei Strukturen: Basis, fortgeschritten oder eigenständig.',
  ],
  62: [
    'Basis-Turnierstruktur',
    'Eine Tabelle nennt Schweizer Runden und Schnitt nach Anzahl der Spieler.',
  ],
  63: [
    'Fortgeschrittene Turnierstruktur',
    'Eine Tabelle mit größeren Schnitten nennt Schweizer Runden und Schnitt nach Anzahl der Spieler.',
  ],
  64: [
    'Eigenständige Turnierstruktur',
    'Alles andere ist eigenständig, auch ein Plan unabhängig von der Teilnehmerzahl. Einzelheiten stehen im Zeitplan des offiziellen Events; der Organisator sagt sie allen.',
  ],
  65: [
    'Drei Turnierebenen',
    'Ein Turnier ist entspannt, formal oder Premium. Inoffizielle laufen am besten entspannt, außer sie richten sich an Wettkampfspieler.',
  ],
  66: [
    'Die meisten Turnierpunkte gewinnen',
    'Ohne K.\u00a0o.-Runden gewinnt, wer nach der letzten Schweizer Runde die meisten Turnierpunkte hat.',
  ],
  67: [
    'Was jede Ebene erwartet',
    'Entspannt: Spaß und Freundlichkeit, Neulinge müssen nicht jede Regel kennen. Formal: allgemeine Kenntnis; Feinheiten sollten nicht bestraft werden. Premium: gute Kenntnis von Regeln, FAQ und Turnierregeln.',
  ],
}
