import type { Why } from '../../recognise-regulation.ts'
import type { ReportWords } from '../en/report.ts'

export const report: ReportWords = {
  causes: {
    'modified-as-win': 'modifizierter Sieg als voller Sieg gezählt',
    'win-as-modified': 'voller Sieg als modifizierter Sieg gezählt',
    'bye-not-counted': 'Freilos nicht gezählt',
    'bye-margin': 'Freilos mit anderer Höhe des Sieges gezählt',
    'draw-counted-otherwise': 'Unentschieden anders gezählt',
    'one-match-missing': 'ein Spiel nicht oder doppelt gezählt',
    'margin-of-equal-scores': 'gleicher Punktestand ohne Höhe des Sieges gezählt',
    'own-formula': 'das Programm rechnet nach eigener Formel; verglichen wird nach dieser',
    'no-head-to-head': 'Plätze ohne direkten Vergleich vergeben',
    'follows-points': 'folgt aus den Punkten, die in der Datei stehen',
    'keyed-by-name':
      'das Programm unterscheidet nur nach Namen: Zwei gleiche sind dort eine Person',
    'winner-not-written': 'das Programm schreibt bei Gleichstand nicht, wer gewonnen hat',
    'first-bye-omitted': 'das Programm lässt Freilose der ersten Runde weg',
    'result-of-another-title': 'ein Ergebnis eines anderen Spiels',
    'swapped-scores': 'Punkte oder Spieler vertauscht',
  },
  lost: {
    'squad-text': (of) => `Staffel von ${of}: freier Text`,
    squad: (of) => `Liste von ${of}`,
    email: (of) => `E-Mail-Adresse von ${of}`,
    group: (of) => `Verein oder Gruppe von ${of}`,
    faction: (of) => `Fraktion von ${of}`,
    'points-of-penalty': (of) => `Strafpunkte von ${of}`,
    table: (of) => `fester Tisch von ${of}`,
    seed: (of) => `Setzplatz von ${of}`,
    rating: (of) => `Wertungszahl von ${of}`,
    field: (of) => `„${of}“: dafür gibt es im Szenario keinen Platz`,
    'player-without-match': (of) => `${of}: aufgeführt, aber ohne Spiel`,
    'match-twice': (of) => `Spiel ${of}: Jemand spielt zweimal in dieser Runde`,
    scores: (of) => `Punkte von ${of}: nur der Sieger ist bekannt`,
    side: (of) => `Seiten von ${of}: nicht bekannt`,
    tie: (of) => `was bei Gleichstand entschied: ${of}`,
    'other-event': (of) => `ein weiteres Turnier der Datei: ${of}`,
    replay: (of) => `das Dokument lehnt die Runden ab, wie sie sind (${of})`,
  },
  unsaid: {
    regulation: 'das Dokument',
    date: 'das Datum',
    tier: 'die Turnierebene',
    structure: 'die Struktur',
    entropy: 'woraus die Lose gezogen wurden',
    options: 'wie offene Regeln ausgelegt wurden',
    missions: 'die Gefechtseinsätze',
    players: 'die Reihenfolge der Spieler',
    player: 'ein Spieler',
    earnedBye: 'gewonnene Freilose',
    avoid: 'wer sich nicht treffen soll',
    squadPoints: 'Punkte der Staffeln',
    from: 'Nachmeldungen',
    members: 'die Leute der Teams',
    stage: 'welche Art Runde es war',
    matches: 'Paarungen oder Freilose',
    result: 'Ergebnisse',
    ending: 'wie Spiele endeten',
    score: 'Punkte',
    drop: 'wer wann ausstieg',
    readmit: 'wer zurückkam',
    disqualify: 'Disqualifikationen',
    rulings: 'Punktabzüge',
    rounds: 'Runden',
  },
  notWritten: (format, what, count) =>
    `${format} hat keinen Platz für: ${what}${count > 1 ? ` (${count})` : ''}.`,
  why: ({ by, win, hasMargin, date }: Why) => {
    const points = `${win} ${win === 1 ? 'Punkt' : 'Punkte'} für einen Sieg${hasMargin ? ', Höhe des Sieges' : ''}`
    const day = date === null ? '' : `; ${date}`
    switch (by) {
      case 'asked':
        return 'so verlangt'
      case 'named':
        return 'steht in der Datei'
      case 'points':
        return `${points}${day}`
      case 'date':
        return `damals ${points}${day}`
      case 'scores':
        return 'gleicher Punktestand mit Sieger'
      case 'default':
        return 'in der Datei spricht nichts dagegen'
    }
  },
}
