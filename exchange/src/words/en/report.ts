import type { LostKind } from '../../formats/lost.ts'
import type { UnsaidKind } from '../../outgoing/unsaid-kinds.ts'
import type { Why } from '../../recognise-regulation.ts'
import type { Cause } from '../../report/discrepancy.ts'

export type ReportWords = {
  readonly causes: { readonly [C in Cause]: string }
  readonly lost: { readonly [K in LostKind]: (of: string) => string }
  readonly unsaid: { readonly [K in UnsaidKind]: string }
  /** What a written file leaves out, and how often. */
  readonly notWritten: (format: string, what: string, count: number) => string
  readonly why: (why: Why) => string
}

export const report: ReportWords = {
  causes: {
    'modified-as-win': 'modified win counted as a full win',
    'win-as-modified': 'full win counted as a modified win',
    'bye-not-counted': 'bye not counted',
    'bye-margin': 'bye counted with another margin',
    'draw-counted-otherwise': 'draw counted otherwise',
    'one-match-missing': 'one match not counted, or counted twice',
    'margin-of-equal-scores': 'equal scores counted without a margin',
    'own-formula': 'the tool has a formula of its own; its figures are compared by that',
    'no-head-to-head': 'places made without head-to-head',
    'follows-points': 'follows from the points the file claims',
    'keyed-by-name': 'the tool goes by names: two of one name are one there',
    'winner-not-written': 'the tool does not write who won with equal scores',
    'first-bye-omitted': 'the tool leaves byes of the first round out',
    'result-of-another-title': 'a result of another game',
    'swapped-scores': 'scores or players swapped',
  },
  lost: {
    'squad-text': (of) => `squad of ${of}: free text`,
    squad: (of) => `squad of ${of}`,
    email: (of) => `email of ${of}`,
    group: (of) => `club or group of ${of}`,
    faction: (of) => `faction of ${of}`,
    'points-of-penalty': (of) => `penalty points of ${of}`,
    table: (of) => `fixed table of ${of}`,
    seed: (of) => `seed of ${of}`,
    rating: (of) => `rating of ${of}`,
    field: (of) => `“${of}”: a scenario has no place for it`,
    'player-without-match': (of) => `${of}: listed, but in no match`,
    'match-twice': (of) => `match ${of}: somebody plays twice in this round`,
    scores: (of) => `scores of ${of}: only the winner is known`,
    side: (of) => `sides of ${of}: not known`,
    tie: (of) => `what decided equal scores of ${of}`,
    'other-event': (of) => `another event of the file: ${of}`,
    replay: (of) => `the document refuses the rounds as they stand (${of})`,
  },
  unsaid: {
    regulation: 'the document',
    date: 'the date',
    tier: 'the tier',
    structure: 'the structure',
    entropy: 'what lots were drawn from',
    options: 'how open rules were read',
    missions: 'the missions',
    players: 'the order of players',
    player: 'a player',
    earnedBye: 'earned byes',
    avoid: 'who should not meet',
    squadPoints: 'points of squads',
    from: 'late entries',
    members: 'the people of teams',
    stage: 'what kind of round it was',
    matches: 'pairings or byes',
    result: 'results',
    ending: 'how matches ended',
    score: 'scores',
    drop: 'who left when',
    readmit: 'who came back',
    disqualify: 'disqualifications',
    rulings: 'deductions',
    rounds: 'rounds',
  },
  notWritten: (format, what, count) =>
    `${format} cannot say: ${what}${count > 1 ? ` (${count})` : ''}.`,
  why: ({ by, win, hasMargin, date }: Why) => {
    const points = `${win} ${win === 1 ? 'point' : 'points'} for a win${hasMargin ? ', margin of victory' : ''}`
    const day = date === null ? '' : `; ${date}`
    switch (by) {
      case 'asked':
        return 'asked for'
      case 'named':
        return 'named in the file'
      case 'points':
        return `${points}${day}`
      case 'date':
        return `${points} at that time${day}`
      case 'scores':
        return 'equal scores with a winner'
      case 'default':
        return 'nothing in the file says otherwise'
    }
  },
}
