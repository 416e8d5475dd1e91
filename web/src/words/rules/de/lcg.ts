import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Wo diese Regeln gelten',
    'Sie gelten für jedes offizielle Turnier, das der Verlag unterstützt.',
  ],
  2: [
    'Neueste Regeln und FAQ',
    'Es gelten immer die neuesten Regeln und die neuesten FAQ. Streit um eine Karte klären die FAQ; nur der Kartentext zählt, nicht Titel oder Bild.',
  ],
  3: [
    'Die goldene Regel',
    'Der Kartentext geht vor, außer die Regeln sagen, dass etwas nicht erlaubt oder nicht möglich ist.',
  ],
  4: [
    'Der Turnierorganisator hat das letzte Wort',
    'Der Turnierorganisator hat bei Karten das letzte Wort und darf Teile der FAQ außer Kraft setzen, die er für falsch hält.',
  ],
  5: [
    'Wer leitet und mitspielt, braucht einen Zweiten',
    'Der Turnierorganisator darf nur mitspielen, wenn ein zweiter anwesend ist und zu Beginn vorgestellt wird, der in allen Spielen des ersten entscheidet.',
  ],
  6: [
    'Große Meisterschaften: Verantwortliche spielen nicht',
    'Bei Regionalmeisterschaften und der Deutschen Meisterschaft dürfen Turnierorganisatoren und Schiedsrichter nicht mitspielen.',
  ],
  7: [
    'Wer mitspielt, stimmt zu',
    'Wer sich anmeldet, nimmt die Verhaltensregeln an. Verstöße können zur Disqualifikation führen oder zum Ausschluss von allen Events durch den Verlag.',
  ],
  8: [
    'Sanktionen',
    'Sieht der Turnierorganisator Verhalten gegen Wortlaut oder Sinn der Regeln, darf und soll er es ahnden, zum Beispiel mit Verwarnung, Punktabzug, Spiel- oder Paarungsverlust oder Disqualifikation.',
  ],
  9: [
    'Betrug',
    'Betrug heißt, mit Absicht gegen Regeln zu verstoßen, um sich oder anderen zu helfen. Bei Verdacht darf ein Schiedsrichter verwarnen; bestätigt er sich, drohen Spiel- oder Paarungsverlust, Punktabzug oder Disqualifikation.',
  ],
  10: [
    'Arten von Verstößen',
    'Verstöße sind Taschenspielertricks, physische Manipulation, Absprachen, Fehlinformationen, unsportliches Verhalten und ein unzulässiger Spielzustand.',
  ],
  11: [
    'Was ausdrücklich verboten ist',
    'Unzulässige Decks, Kartentausch zwischen den Runden, Geräte als Entscheidungshilfe, Spielen auf Zeit, falsche Ergebnisse und absichtliches Verlieren sind verboten.',
  ],
  12: [
    'Unzulässiger Spielzustand',
    'Beide Spieler sind für einen zulässigen Spielzustand verantwortlich. Ist er gestört, sollten sie sich zuerst einigen, sonst einen Schiedsrichter rufen, der beide verwarnen und ihn reparieren sollte; geht es nicht fair weiter, darf er das Spiel für beide als Niederlage werten.',
  ],
  13: [
    'Spielen auf Zeit',
    'Spielen auf Zeit und jeder Missbrauch des Zeitlimits ist unsportlich und kann bestraft werden.',
  ],
  14: [
    'Drei Turnierebenen',
    'Gelegenheits-Events sind Ligen und Spieleabende; kompetitiv sind Lokalmeisterschaften und besondere Events, bei denen Grundkenntnisse der Regeln erwartet werden; Premium sind Regional-, nationale und Weltmeisterschaften.',
  ],
  15: [
    'Ein Maßstab für die oberen Ebenen',
    'Kompetitive und Premium-Events laufen überall nach demselben Maßstab.',
  ],
  16: [
    'Zwei Decks',
    'Jeder Spieler bringt genau zwei Decks mit: eins für die Helle Seite, eins für die Dunkle Seite.',
  ],
  17: [
    'Was ein Deck braucht',
    'Ein Deck hat genau 1 Fraktionskarte und mindestens 10 Einsatzsets. Nach oben gibt es keine Grenze, aber man muss es ohne Hilfe mischen können.',
  ],
  18: [
    'Karten gehören zu ihren Sets',
    'Jede Karte des Kommandodecks muss zu einem Einsatzziel im Einsatzdeck des Spielers gehören.',
  ],
  19: [
    'Decküberprüfung verlangen',
    'Ist eine Begegnung gespielt und ihr Ergebnis eingetragen, darf ein Spieler verlangen, die Decks des Gegners zu prüfen.',
  ],
  20: [
    'Unzulässige Karte gefunden',
    'Sie wird sofort entfernt, das Spiel annulliert, und ihr Spieler bekommt eine Verwarnung oder Sanktion. Ist das Deck auch ohne sie nicht zulässig, wird der Spieler disqualifiziert.',
  ],
  21: [
    'Deutsche Karten',
    'Deutsche Karten sind zugelassen, wenn sie nicht verboten und seit mindestens 2 Wochen erhältlich sind.',
  ],
  22: [
    'Englische Karten',
    'Englische Karten sind nur zugelassen, wenn dieselbe Karte seit mindestens 2 Wochen auf Deutsch erhältlich ist.',
  ],
  23: ['Sonst nichts', 'Karten in anderen Sprachen und Proxys sind nicht erlaubt.'],
  24: [
    'Nur normale Sets einer Erweiterung',
    'Aus „Gleichgewicht der Macht“ sind nur Karten der normalen Einsatzsets zugelassen, nicht die der Herausforderungen.',
  ],
  25: [
    'Besondere Events dürfen mehr zulassen',
    'Besondere Events dürfen andere Karten zulassen, wenn es in der Ankündigung steht. Die 2 Wochen gelten weiter, außer der Verlag hat einer Ausnahme zugestimmt.',
  ],
  26: [
    'Kartenhüllen',
    'Bei offiziellen Turnieren, auch bei Lokalmeisterschaften, sind Kartenhüllen Pflicht. Bei kleineren lokalen werden sie empfohlen, und der Turnierorganisator darf sie anordnen.',
  ],
  27: [
    'Hüllen für besondere Karten',
    'Enthält ein Deck Karten mit Aurebesh-Text oder anderem Bild, müssen die Hüllen blickdicht oder einheitlich bebildert sein.',
  ],
  28: [
    'Zwei Spiele pro Begegnung',
    'In den Schweizer Runden besteht eine Begegnung aus 2 Spielen. Die Rundenzahl steht vorher fest; die meisten Turnierpunkte gewinnen, außer es folgen Finalrunden.',
  ],
  29: [
    'Wie lange eine Runde dauert',
    'Eine Schweizer Runde dauert 70 Minuten; der Turnierorganisator darf 60 bis 80 wählen und gibt es vor Beginn bekannt.',
  ],
  30: [
    'Wer die Seiten wählt',
    'Vor jeder Begegnung entscheidet Münze oder Würfel, wer die Seiten für das erste Spiel wählen darf.',
  ],
  31: ['Seiten tauschen', 'Das zweite Spiel wird mit getauschten Seiten gespielt.'],
  32: [
    'Mulligan',
    'Einmal darf man nach dem Ziehen der 6 Startkarten diese zurückmischen und 6 neue ziehen, die man behalten muss.',
  ],
  33: [
    'Runde 1 wird ausgelost',
    'In Runde 1 werden die Gegner zufällig gesetzt. Verwandte und gemeinsam angereiste Freunde sollten dort möglichst nicht aufeinandertreffen.',
  ],
  34: [
    'Spätere Runden: nach Punkten gefaltet',
    'Spieler mit gleichen Turnierpunkten werden nach Spielernummer geordnet; die Gruppe wird halbiert und gefaltet: der Erste gegen den Letzten, der Zweite gegen den Vorletzten.',
  ],
  35: [
    'Ungerade Gruppe',
    'Der letzte Spieler einer ungeraden Gruppe rutscht in die nächste und steht dort an erster Stelle.',
  ],
  36: [
    'Schon gegeneinander gespielt',
    'Der Turnierorganisator darf kleine Änderungen machen, wenn zwei Spieler schon aufeinandergetroffen sind.',
  ],
  37: [
    'Punkte für ein Spiel',
    'Turnierpunkte pro Spiel: Sieg 3, Unentschieden 1, Niederlage 0. Eine Begegnung zählt, was ihre beiden Spiele ergeben.',
  ],
  38: [
    'Was ein Sieg ist',
    'Wer die Siegbedingung des eigenen Decks innerhalb der Zeit erfüllt, gewinnt, der andere verliert. Schafft es keiner, ist es unentschieden, je 1 Punkt.',
  ],
  39: [
    'Das erste Spiel wird beendet',
    'Das erste Spiel wird zu Ende gespielt; die übrige Zeit ist das Limit für das zweite.',
  ],
  40: [
    'Wenn die Zeitglocke läutet',
    'Es wird bis zum Ende des Spielzugs der Hellen Seite gespielt. Hat dann keiner gewonnen, ist es unentschieden, je 1 Punkt.',
  ],
  41: [
    'Kapitulieren',
    'Man darf zu Beginn des eigenen Spielzugs kapitulieren, um Zeit für das zweite Spiel zu gewinnen.',
  ],
  42: [
    'Das zweite Spiel wird ausgespielt',
    'Das zweite Spiel muss auf jeden Fall ausgespielt werden; kapitulieren darf dort niemand.',
  ],
  43: [
    'Gleichstand: wer die anderen besiegt hat',
    'Wer jeden anderen mit gleichen Punkten besiegt hat, steht vor ihnen.',
  ],
  44: [
    'Tabellenstärke',
    'Als Nächstes zählt die Summe der Turnierpunkte aller Gegner; mehr ist besser.',
  ],
  45: [
    'Tabellenstärken der Gegner',
    'Zuletzt zählt die Summe der Tabellenstärken aller Gegner; mehr ist besser.',
  ],
  46: [
    'Wo Gleichstände aufgelöst werden',
    'Diese Schritte entscheiden auch, wer die Finalrunden erreicht und wer wo gesetzt ist.',
  ],
  47: [
    'Die Finalrunden',
    'Finalrunden sind freiwillig: Doppel-K.o. mit Einzelspielen von 35 Minuten; der Turnierorganisator darf 30 bis 40 wählen und gibt es vor Beginn bekannt.',
  ],
  48: [
    'Der Schnitt',
    'Die Spieler mit den meisten Turnierpunkten kommen weiter, meist die besten 8 oder 16. Wie viele, muss vor Turnierbeginn bekanntgegeben werden.',
  ],
  49: [
    'Bester gegen Letzten',
    'Gesetzt wird nach der Wertung der Schweizer Runden: Bester gegen Letzten, Zweiter gegen Vorletzten und so weiter.',
  ],
  50: [
    'Zwei Niederlagen und raus',
    'Wer in der Siegergruppe verliert, kommt auf einen festen Platz der Verlierergruppe. Mit der zweiten Niederlage scheidet man aus.',
  ],
  51: [
    'Seitenwahl in der ersten Finalrunde',
    'In der ersten Finalrunde wählt in jeder Begegnung der besser platzierte Spieler die Seite.',
  ],
  52: [
    'Seitenwahl später',
    'Jeder spielt die Seite, die er bisher seltener gespielt hat. Ist es dieselbe, entscheidet die größere Differenz; ist sie gleich, wählt der besser Platzierte.',
  ],
  53: [
    'Zeitablauf in den Finalrunden',
    'Es wird bis zum Ende des Spielzugs der Hellen Seite gespielt, dann zählen Punkte. Hell: 4 je gewonnenem Einsatzziel; Dunkel: 4 bei Anzeiger 4 bis 7, 8 bei 8 bis 11. Beide: 0,1 je Schaden auf gegnerischen Einsatzzielen, 0,25 für das Gleichgewicht der Macht.',
  ],
  54: [
    'Die Final-Begegnung',
    'Der ungeschlagene Spieler trifft auf den Sieger der Verlierergruppe. Kein Spiel der Final-Begegnung hat ein Zeitlimit.',
  ],
  55: [
    'Das letzte Spiel',
    'Gewinnt der Ungeschlagene, ist er Turniersieger. Sonst haben beide eine Niederlage: Sie tauschen die Seiten und spielen ein letztes Spiel um den Titel.',
  ],
  56: [
    'Team-Turniere',
    'Es gelten die Regeln für Team-Spiele und für mehrere Spieler aus „Gleichgewicht der Macht“.',
  ],
  57: [
    'Teams zu 2',
    'Teams haben genau 2 Spieler, finden sich vor Beginn und melden sich gemeinsam an.',
  ],
  58: [
    'Die Decks eines Teams',
    'Ein Team baut seine 2 Decks der Dunklen und 2 der Hellen Seite gemeinsam, nach den Beschränkungen für Teams, und behält sie im ganzen Turnier.',
  ],
  59: [
    'Listen aller vier Decks',
    'Bei der Anmeldung gibt ein Team die Listen aller vier Decks zusammen ab. Es muss klar sein, wer welches spielt; auf jeder Liste steht der Teamkollege.',
  ],
  60: [
    'Runden für Teams',
    'Teams spielen eine feste Zahl Schweizer Runden, die zu Beginn bekanntgegeben wird. Die meisten Punkte gewinnen; Finalrunden gibt es nicht.',
  ],
  61: [
    'Zwei Teams gleichauf an der Spitze',
    'Sind zwei Teams am Ende punktgleich auf dem ersten Platz, spielen sie eine Final-Begegnung um den Titel.',
  ],
  62: [
    'Wie Teams sitzen',
    'Teamkollegen sitzen nebeneinander, Gegner gegenüber. Das Los entscheidet, welches Team zuerst die Dunkle Seite spielt; es setzt sich zuerst, Spieler 1 rechts von Spieler 2.',
  ],
  63: [
    'Wie lange eine Team-Runde dauert',
    'Eine Team-Runde dauert 80 bis 100 Minuten, bekanntgegeben zu Beginn. Das erste Spiel wird beendet, die übrige Zeit gehört dem zweiten; beim Läuten wird bis zum Ende des Spielzugs der Hellen Seite gespielt.',
  ],
  64: ['Unentschieden zwischen Teams', 'Ein unentschiedenes Spiel bringt jedem Team 2 Punkte.'],
  65: [
    'Was vor Beginn bekanntzugeben ist',
    'Rundenlängen, Anzahl der Runden, Schnitt, ein zweiter Turnierorganisator, falls der erste mitspielt, und besondere Karten werden vorher bekanntgegeben.',
  ],
  66: [
    'Seiten wechseln',
    'In den Finalrunden wechseln die Spieler von Runde zu Runde zwischen Heller und Dunkler Seite, soweit möglich.',
  ],
}
