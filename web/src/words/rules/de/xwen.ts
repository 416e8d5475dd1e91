import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Wo diese Regeln gelten',
    'Sie gelten für jedes Turnier des Verlags und seiner Partner; gespielt wird nach Grundregelheft und FAQ.',
  ],
  2: ['Nur Dogfight', 'Jedes Turnier muss als Dogfight gespielt werden.'],
  3: [
    'Bei Streit den Schiedsrichter rufen',
    'Spieler, die sich nicht einig sind, müssen einen Schiedsrichter rufen. Der Oberschiedsrichter hat bei Karten das letzte Wort und darf sich über fehlerhafte FAQ hinwegsetzen.',
  ],
  4: [
    'Wer ist wer',
    'Das Dokument nennt Organisator, Oberschiedsrichter, Schiedsrichter und Spieler, aber weder Anzahl noch Aufgaben.',
  ],
  5: [
    'Drei Turnierebenen',
    'Ein Turnier ist entspannt, formal oder Premium. Für die oberen beiden gelten dieselben Anforderungen an Spiel und Regelauslegung.',
  ],
  6: [
    'Entspannte Turniere',
    'Entspannt sind zum Beispiel Ligen, wöchentliche Spieleabende und alles, was eine Variante benutzt.',
  ],
  7: [
    'Formale Turniere',
    'Formal sind Lokalmeisterschaften und einzelne offizielle Turniere. Spieler sollten die Regeln im Großen und Ganzen kennen; wer Feinheiten nicht kennt, sollte nicht bestraft werden.',
  ],
  8: [
    'Premium-Turniere',
    'Premium sind Regional-, National- und Weltmeisterschaften. Die Regeln werden streng ausgelegt; jeder muss FAQ und Turnierregeln kennen.',
  ],
  9: [
    'Wer als Schiedsrichter mitspielt, braucht einen zweiten',
    'Bei entspannten und formalen Turnieren darf ein Schiedsrichter mitspielen, wenn zu Beginn ein zweiter bekanntgegeben wird, der in dessen Spielen entscheidet. Treffen zwei Schiedsrichter aufeinander, entscheidet der Oberschiedsrichter.',
  ],
  10: [
    'Premium: Schiedsrichter spielen nicht',
    'Bei Premium-Turnieren dürfen Schiedsrichter und Organisatoren nicht mitspielen.',
  ],
  11: [
    'Die Tische',
    'Jedes Spiel braucht 3 × 3 Fuß (etwa 90 × 90 cm) mit klaren Kanten. Die Spielerkanten sollten markiert sein, es sollte Platz für Material geben, und Tische sollten Nummern haben.',
  ],
  12: [
    'Spielmatten',
    'Mitgebrachte Matten müssen vom Verlag sein; die des Veranstalters dürfen andere sein, und eine eigene darf sie ersetzen. Eine rutschfeste Unterlage wird dringend empfohlen.',
  ],
  13: [
    'Jeder bringt sein Material mit',
    'Spieler bringen alles mit: Staffel, Würfel, Maßstab, Schablonen, Schadensstapel und was sonst noch nötig ist. Der Organisator muss nichts verleihen.',
  ],
  14: [
    'Eine Runde dauert 75 Minuten',
    'Eine Turnierrunde dauert 75 Minuten. Ist die Zeit abgelaufen, wird die laufende Spielrunde noch beendet; dann ist das Spiel vorbei.',
  ],
  15: [
    'Das Finale hat kein Zeitlimit',
    'Das letzte Spiel der K.\u00a0o.-Runden hat kein Zeitlimit und endet nicht durch Zeitablauf.',
  ],
  16: [
    'Die meisten Turnierpunkte gewinnen',
    'Nach der letzten Runde gewinnt, wer die meisten Turnierpunkte hat, außer es folgen K.\u00a0o.-Runden.',
  ],
  17: [
    'Schnitt vor Beginn bekanntgeben',
    'Ob es K.\u00a0o.-Runden gibt und wie groß der Schnitt ist, muss vor Turnierbeginn bekanntgegeben werden.',
  ],
  18: [
    'Formel der Software bekanntgeben',
    'Wer die Tabellenstärke der Software benutzt, sollte das den Spielern vor Beginn sagen.',
  ],
  19: [
    'Entspannt: Rundenzahl frei',
    'Bei entspannten Turnieren legt der Organisator die Anzahl der Runden fest.',
  ],
  20: [
    'Runden und Schnitt nach Spielerzahl',
    'Eine Tabelle nennt Runden und Schnitt nach Anzahl der Spieler: bei formalen Turnieren als Vorschlag, bei Premium als Minimum.',
  ],
  21: [
    'Höchstens 100 Kommandopunkte',
    'Jeder spielt eine Staffel mit höchstens 100 Kommandopunkten; weniger ist erlaubt.',
  ],
  22: [
    'Die Fraktionen',
    'Eine Staffel gehört zu Rebellen, Imperium oder Abschaum. Karten des Widerstands zählen als Rebellen, Karten der Ersten Ordnung als imperial.',
  ],
  23: [
    'Eine Fraktion pro Staffel',
    'Pilotenkarten und Schiffsmarker müssen zu einer Fraktion gehören. Modell und Manöverrad dürfen aus jeder Fraktion sein, die dieses Schiff hat.',
  ],
  24: [
    'Drei verschiedene Hindernisse',
    'Zu einer Staffel gehören genau drei verschiedene der 18 Hindernisse.',
  ],
  25: [
    'Jeder gibt eine Liste ab',
    'Vor Beginn muss jeder dem Organisator eine Jägerstaffelliste geben: Schiffe mit Aufwertungen, Gesamtpunkte, Hindernisse.',
  ],
  26: [
    'Die Staffel bleibt gleich',
    'Die Staffel samt Hindernissen darf sich während des Turniers nicht ändern.',
  ],
  27: [
    'Welcher Schadensstapel',
    'Bis zum 31. Dezember 2015 muss der ursprüngliche Schadensstapel benutzt werden, ab 1. Januar 2016 der aus „Das Erwachen der Macht“.',
  ],
  28: [
    'Offizielles Material',
    'Nur offizielles Material ist erlaubt; im Zweifel entscheidet der Oberschiedsrichter. Wer unzulässiges Material nicht ersetzen kann, wird disqualifiziert.',
  ],
  29: [
    'Gleiche Schiffe unterscheiden',
    'Mehrere gleiche Schiffe und ihre Karten müssen so markiert sein, dass man sie auseinanderhalten kann.',
  ],
  30: [
    'Was verändert werden darf',
    'Modelle dürfen bemalt, Basen beschwert, Stäbe ersetzt, Karten in Schutzhüllen gesteckt (Schadenskarten in gleiche) und eigene Teile markiert werden. Größe, Form und Karteninhalt bleiben; Modelle, die aneinanderstoßen, brauchen andere Stäbe.',
  ],
  31: [
    'Keine Proxys',
    'Ersatz für Karten oder Schiffsmodelle (Proxys) ist ohne Ausnahme verboten.',
  ],
  32: [
    'Zubehör anderer Hersteller',
    'Marker, Maßstäbe und Schablonen anderer Hersteller sind nur erlaubt, wenn der Oberschiedsrichter zustimmt.',
  ],
  33: [
    'Würfel-App im Blick',
    'Die Würfel-App ist erlaubt; beide Spieler müssen sie jederzeit sehen können.',
  ],
  34: ['Nichts Episches', 'Nichts mit dem Epik-Symbol ist erlaubt; jedes riesige Schiff trägt es.'],
  35: [
    'Keine Aufstellschablonen',
    'Eigens gebaute Schablonen zum Aufstellen sind verboten. Maßstab und Manöverschablonen dürfen beim Ausrichten helfen.',
  ],
  36: [
    'Ab wann ein Produkt zugelassen ist',
    'In Nordamerika ist ein Produkt ab Erscheinen zugelassen. Anderswo sagt der Organisator, was zugelassen ist.',
  ],
  37: [
    'Noch nicht: Neues von der Gen Con 2015',
    'Was zuerst auf der Gen Con 2015 verkauft wurde, ist bei der Nordamerikanischen Meisterschaft 2015 nicht zugelassen.',
  ],
  38: [
    'Maßstab und Schablonen teilen',
    'Vor einem Spiel darf ein Spieler darum bitten, dass beide für dieses Spiel einen Maßstab, einen Satz Schablonen oder beides gemeinsam benutzen. Würfel sind nicht genannt; das letzte Wort hat der Oberschiedsrichter.',
  ],
  39: [
    'Sieben Schritte vor dem Start',
    'Staffel auslegen, Schiffe zeigen und markieren, Schadensstapel mischen, Initiative, Hindernisse, Schiffe, Schilde: Alle sieben müssen vor dem Start erledigt sein. Über die Initiative bestimmt, wer weniger Punkte hat, bei Gleichstand die Münze.',
  ],
  40: [
    'Spiegelmatch',
    'Beide spielen dieselbe Fraktion. Die Paarung vermeidet das nie; jeder muss dafür sorgen, dass man die Schiffe unterscheiden kann.',
  ],
  41: [
    'Eigener Schadensstapel',
    'Jeder hat einen eigenen Schadensstapel mit Ablage. Der Gegner darf ihn vor dem Mischen ansehen, ein Schiedsrichter jederzeit.',
  ],
  42: [
    'Der Siegpunktestapel',
    'Jeder sollte zerstörte gegnerische Schiffe mit ihren Aufwertungen auf einem Stapel sammeln. Er ist offene Information.',
  ],
  43: [
    'Abgelegte Aufwertungen zählen',
    'Eine abgelegte Aufwertung wird umgedreht, bleibt bei ihrem Schiff und zählt, wenn es zerstört wird.',
  ],
  44: [
    'Keine Schiffe mehr: voller Sieg',
    'Hat eine Seite am Ende einer Spielrunde keine Schiffe mehr, gewinnt die andere voll.',
  ],
  45: [
    'Keiner hat mehr Schiffe: unentschieden',
    'Hat keine Seite mehr Schiffe, endet das Spiel unentschieden.',
  ],
  46: [
    'Wertung bei Zeitablauf',
    'Bei Zeitablauf zählt jedes zerstörte gegnerische Schiff mit Aufwertungen; ein großes Schiff mit der Hälfte von Hülle und Schilden oder weniger zählt halb, abgerundet. Wer mehr hat, gewinnt.',
  ],
  47: [
    'Knapper Sieg bei Zeitablauf',
    'Ein Sieg bei Zeitablauf mit 1 bis 11 Punkten Vorsprung ist ein modifizierter Sieg. Bei gleicher Punktzahl ist das Spiel unentschieden.',
  ],
  48: [
    'Aufgeben',
    'Man darf jederzeit aufgeben: Das ist eine Niederlage, der Gegner gewinnt, und alle übrigen eigenen Schiffe gelten als zerstört.',
  ],
  49: [
    'Eine zerstörte Staffel zählt 100',
    'Wer die ganze gegnerische Staffel zerstört, bekommt 100 Punkte, auch wenn sie weniger wert war.',
  ],
  50: [
    'Punkte für ein Spiel',
    'Turnierpunkte: Sieg 5, modifizierter Sieg 3, Unentschieden 1, Niederlage 0.',
  ],
  51: [
    'Höhe des Sieges',
    'Der Sieger bekommt 100 plus die Punktedifferenz, der Verlierer 100 abzüglich der Differenz; bei gleicher Punktzahl bekommen beide 100. Sie wird auf dem Wertungsbogen notiert.',
  ],
  52: ['Runde 1 wird ausgelost', 'In der ersten Runde werden die Gegner zufällig ausgelost.'],
  53: [
    'Verwandte und Mitreisende getrennt',
    'Bei entspannten Turnieren kann man darum bitten, in Runde 1 nicht gegen Verwandte oder Mitreisende zu spielen. Das wird erfüllt, wenn es irgend geht.',
  ],
  54: [
    'Spätere Runden: gleiche Punkte',
    'Ab Runde 2 werden Spieler mit gleichen Turnierpunkten zufällig gepaart. Bleibt einer übrig, spielt er gegen jemanden aus der nächsten Gruppe.',
  ],
  55: [
    'Nicht zweimal gegeneinander',
    'Vor den K.\u00a0o.-Runden sollten zwei Spieler nicht zweimal aufeinandertreffen. Stattdessen sollte man jemanden mit gleichen Punkten bekommen, gegen den man noch nicht gespielt hat.',
  ],
  56: [
    'Wer das Freilos bekommt',
    'Bei ungerader Spielerzahl bekommt einer ein Freilos: in Runde 1 per Los, später wer die wenigsten Turnierpunkte hat, dann die niedrigste Höhe des Sieges, dann das Los.',
  ],
  57: ['Was ein Freilos wert ist', 'Ein Freilos zählt als Sieg mit einer Höhe des Sieges von 150.'],
  58: [
    'Gleiche Turnierpunkte',
    'Bei Gleichstand zählt zuerst der direkte Vergleich, dann die Höhe des Sieges, dann die Tabellenstärke, dann das Los.',
  ],
  59: [
    'Direkter Vergleich',
    'Wer gegen alle anderen mit gleichen Punkten gespielt und gewonnen hat, steht vor ihnen.',
  ],
  60: ['Tabellenstärke', 'Die Turnierpunkte aller Gegner, zusammengezählt.'],
  61: [
    'Tabellenstärke nach Art der Software',
    'Die Punkte jedes Gegners geteilt durch dessen gespielte Runden, zusammengezählt und durch die eigenen Runden geteilt.',
  ],
  62: [
    'Der Schnitt',
    'Der Organisator darf nach den bekanntgegebenen Runden einen Schnitt machen. Die Besten nach Turnierpunkten, dann nach Höhe des Sieges, kommen weiter; für alle anderen ist Schluss.',
  ],
  63: [
    'Bester gegen Letzten',
    'Der Beste spielt gegen den Letzten, der Zweite gegen den Vorletzten und so weiter. Danach bleibt der Turnierbaum, wie er ist.',
  ],
  64: [
    'Wer verliert, ist raus',
    'Wer in den K.\u00a0o.-Runden verliert, scheidet aus; wer übrig bleibt, hat das Turnier gewonnen.',
  ],
  65: [
    'Unentschieden in den K.\u00a0o.-Runden',
    'Endet ein Spiel der K.\u00a0o.-Runden unentschieden, gewinnt, wer die Initiative hat.',
  ],
  66: [
    'Unsportliches Verhalten',
    'Spielen auf Zeit, unnötige Gewalt, Ausnutzen einer endlosen Kombination, unangebrachtes Verhalten, Unhöflichkeit und Ähnliches sind unsportlich.',
  ],
  67: ['Keine Absprachen', 'Spieler dürfen Punkte oder Ergebnisse nicht absprechen.'],
  68: [
    'Einen Spieler ausschließen',
    'Nur der Oberschiedsrichter darf einen Spieler wegen seines Verhaltens vom Turnier ausschließen.',
  ],
  69: [
    'Kleine Ungenauigkeiten',
    'Kleine Ungenauigkeiten beim Bewegen und Messen werden geduldet und sollten nicht ausgenutzt werden. Das letzte Wort hat der Oberschiedsrichter.',
  ],
  70: [
    'Verpasster Effekt',
    'Ein vergessener Effekt darf nur mit Zustimmung des Gegners nachgeholt werden. Man darf den anderen nicht ablenken oder hetzen.',
  ],
}
