import type { Day, FactKind, LeaderId, MatchId, PlayerId, Receipt } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import type { Names } from '../names.ts'
import { factSentence } from './fact-sentence.ts'
import type { FactOf } from './fact-words.ts'

const [ada, ben, cid] = ['ada' as PlayerId, 'ben' as PlayerId, 'cid' as PlayerId]
const match = '12-7' as MatchId
const receipt: Receipt = {
  rematches: 0,
  softConflicts: 0,
  crossings: [],
  lowerBound: [],
  spanSquares: 0,
  certified: 'parity',
  otherBye: null,
}

const names: Names = {
  player: (id) => id.toUpperCase(),
  leader: (id) => id.toUpperCase(),
  regulation: () => 'Fiction 7',
  match: (id) => (id === match ? { table: 17, players: [ada, ben] } : null),
  choice: (text) => ([ada, ben].includes(text as PlayerId) ? text.toUpperCase() : text),
}

type Sample<K extends FactKind> = { readonly fact: FactOf<K>; readonly shows: readonly string[] }

/** A kind without a sample does not compile. */
const samples: { readonly [K in FactKind]: Sample<K> } = {
  'event-created': {
    fact: {
      kind: 'event-created',
      name: 'Harbour Cup',
      regulation: 'fiction/7',
      tier: 'casual',
      date: '2015-10-03' as Day,
      structure: { kind: 'open' },
      options: {},
      entropy: 'e',
      roundMinutes: { swiss: 72, elimination: 36 },
      missions: ['Ambush', 'Uprising'],
    },
    shows: ['Harbour Cup', 'Fiction 7', '2015', '72', '36', 'Ambush, Uprising'],
  },
  'leader-appointed': {
    fact: { kind: 'leader-appointed', leader: 'lea' as LeaderId, role: 'judge', plays: ada },
    shows: ['LEA', 'ADA'],
  },
  'event-announced': {
    fact: {
      kind: 'event-announced',
      headCount: 23,
      stages: [
        { kind: 'swiss', rounds: 5, cut: null },
        { kind: 'elimination', rounds: null, cut: 8 },
      ],
    },
    shows: ['23', '5', '8'],
  },
  'player-registered': {
    fact: { kind: 'player-registered', player: ada, number: 12, earnedBye: true, avoid: [ben] },
    shows: ['ADA', '12', 'BEN'],
  },
  'player-checked-in': { fact: { kind: 'player-checked-in', player: ada }, shows: ['ADA'] },
  'player-entered-late': {
    fact: { kind: 'player-entered-late', player: ada, number: 12, missed: [1, 2] },
    shows: ['ADA', '12', '2'],
  },
  'stage-started': {
    fact: {
      kind: 'stage-started',
      stage: 1,
      plan: { kind: 'swiss', rounds: 5, cut: 16 },
      entrants: [ada, ben, cid],
    },
    shows: ['2', '3', '5'],
  },
  'round-paired': {
    fact: {
      kind: 'round-paired',
      round: 4,
      stage: 0,
      method: { name: 'swiss', version: 1 },
      entropy: 'e',
      pairings: [{ match, table: 17, players: [ada, ben], reason: { kind: 'by-hand' } }],
      byes: [{ player: cid, kind: 'odd-number' }],
      receipt,
      leftOut: ['dot' as PlayerId],
      mission: 'Ambush',
      reason: 'the hall closes',
    },
    shows: ['4', '1', 'CID', 'DOT', 'Ambush', 'the hall closes'],
  },
  'round-unpaired': { fact: { kind: 'round-unpaired', round: 4 }, shows: ['4'] },
  'round-published': { fact: { kind: 'round-published', round: 4 }, shows: ['4'] },
  'clock-started': { fact: { kind: 'clock-started', round: 4, minutes: 75 }, shows: ['4', '75'] },
  'result-entered': {
    fact: { kind: 'result-entered', match, result: { ending: 'time', score: [77, 49] } },
    shows: ['17', '77', '49'],
  },
  'result-amended': {
    fact: {
      kind: 'result-amended',
      match,
      result: { ending: 'no-show', by: 'second' },
      reason: 'wrong slip',
    },
    shows: ['17', 'BEN', 'wrong slip'],
  },
  'player-dropped': {
    fact: { kind: 'player-dropped', player: ada, after: 3 },
    shows: ['ADA', '3'],
  },
  'player-readmitted': {
    fact: { kind: 'player-readmitted', player: ada, missed: [2, 3] },
    shows: ['ADA', '2'],
  },
  'player-disqualified': {
    fact: { kind: 'player-disqualified', player: ada, after: 3, reason: 'loaded dice' },
    shows: ['ADA', '3', 'loaded dice'],
  },
  'ruling-recorded': {
    fact: {
      kind: 'ruling-recorded',
      ruling: { about: 'dispute', players: [ada, ben], table: 17, text: 'as it lies' },
    },
    shows: ['ADA', 'BEN', '17', 'as it lies'],
  },
  'points-deducted': {
    fact: { kind: 'points-deducted', player: ada, points: 3, reason: 'late list' },
    shows: ['ADA', '3', 'late list'],
  },
  'lot-drawn': {
    fact: {
      kind: 'lot-drawn',
      about: 'side',
      among: ['ada', 'tails'],
      drawn: 'tails',
      entropy: 'e',
    },
    shows: ['side', 'ADA', 'tails'],
  },
  'place-declined': {
    fact: { kind: 'place-declined', player: ada, replacement: ben, seeds: [cid, ben] },
    shows: ['ADA', 'BEN'],
  },
  'round-closed': { fact: { kind: 'round-closed', round: 4 }, shows: ['4'] },
  'cut-made': {
    fact: {
      kind: 'cut-made',
      stage: 1,
      kindOfStage: 'elimination',
      seeds: [ada, ben],
      otherReading: null,
    },
    shows: ['2'],
  },
  'event-finished': {
    fact: { kind: 'event-finished', champion: ada, places: [{ place: 1, player: ada }] },
    shows: ['ADA'],
  },
  undone: { fact: { kind: 'undone', entry: 34, reason: 'too early' }, shows: ['34', 'too early'] },
  'rule-overridden': {
    fact: {
      kind: 'rule-overridden',
      refusal: { code: 'not-announced', overridable: true, rule: 'ABC-17' },
      reason: 'all were told',
    },
    shows: ['ABC-17', 'all were told'],
  },
}

const cases = languages.flatMap((language) =>
  Object.values(samples).map(({ fact, shows }) => [language, fact.kind, fact, shows] as const),
)

describe('factSentence', () => {
  it.each(cases)('in %s is one line with its data: %s', (language, _, fact, shows) => {
    const sentence = factSentence(language, fact, names)
    expect(sentence).toMatch(/^.{8,}$/)
    expect(sentence).not.toMatch(/!|undefined|\[object|\{\{| {2}/)
    for (const text of shows) expect(sentence).toContain(text)
  })

  it.each(Object.values(samples))('has its own words in each language: $fact.kind', ({ fact }) => {
    const sentences = languages.map((language) => factSentence(language, fact, names))
    expect(new Set(sentences).size).toBe(languages.length)
  })

  it('keeps the words of a result to what was handed in', () => {
    const { fact } = samples['result-entered']
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(plain(factSentence('en', fact, names))).toBe('Table 17: 77 – 49 (time) entered.')
    expect(plain(factSentence('de', fact, names))).toBe('Tisch 17: 77 – 49 (Zeit) eingetragen.')
    expect(plain(factSentence('pl', fact, names))).toBe('Stół 17: wpisano 77 – 49 (czas).')
    const noShow = { ...fact, result: { ending: 'no-show', by: 'first' } } as const
    expect(factSentence('pl', noShow, names)).toBe(
      'Stół 17: wynik wpisano (niestawienie się: ADA).',
    )
  })

  it('builds the sentence around games as around a score', () => {
    const { fact } = samples['result-entered']
    const games = { ...fact, result: { ending: 'games', games: ['first', 'first'] } } as const
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(languages.map((language) => plain(factSentence(language, games, names)))).toEqual([
      'Table 17: 2 : 0 games entered.',
      'Tisch 17: 2 : 0 Spiele eingetragen.',
      'Stół 17: wpisano 2 : 0 w grach.',
    ])
    const conceded = { ...fact, result: { ending: 'concession', by: 'first' } } as const
    expect(factSentence('en', conceded, names)).toBe('Table 17: result entered (concession: ADA).')
  })

  it('shows the id of a match that is not at hand', () => {
    const fact = { ...samples['result-entered'].fact, match: '9-1' as MatchId }
    expect(factSentence('en', fact, names)).toMatch(/^Match 9-1: /)
  })

  it.each([
    [0, 'ADA: powrót do turnieju.'],
    [1, 'ADA: powrót do turnieju; doliczono 1 przegraną bez przeciwnika.'],
    [2, 'ADA: powrót do turnieju; doliczono 2 przegrane bez przeciwnika.'],
    [5, 'ADA: powrót do turnieju; doliczono 5 przegranych bez przeciwnika.'],
  ])('counts %d missed rounds in Polish', (count, sentence) => {
    const missed = Array.from({ length: count }, (_, round) => round + 1)
    const fact = { kind: 'player-readmitted', player: ada, missed } as const
    expect(factSentence('pl', fact, names)).toBe(sentence)
  })

  it.each([
    [1, 'ADA: odjęto 1 punkt turniejowy. Uzasadnienie: x'],
    [3, 'ADA: odjęto 3 punkty turniejowe. Uzasadnienie: x'],
    [5, 'ADA: odjęto 5 punktów turniejowych. Uzasadnienie: x'],
  ])('counts %d deducted points in Polish', (points, sentence) => {
    const fact = { kind: 'points-deducted', player: ada, points, reason: 'x' } as const
    expect(factSentence('pl', fact, names)).toBe(sentence)
  })

  it('says that a bracket was filled by lot, and only then', () => {
    const { fact } = samples['stage-started']
    const words = ['at random', 'ausgelost', 'rozlosowano']
    for (const [index, language] of languages.entries()) {
      expect(factSentence(language, fact)).not.toContain(words[index])
      expect(factSentence(language, { ...fact, places: [ada, null] })).toContain(words[index])
    }
  })

  it('says that nobody moves up', () => {
    const fact = { ...samples['place-declined'].fact, replacement: null }
    expect(languages.map((language) => factSentence(language, fact, names))).toEqual([
      'ADA declines the place after the cut; nobody moves up.',
      'ADA verzichtet auf den Platz nach dem Schnitt; niemand rückt nach.',
      'ADA: rezygnacja z miejsca po odcięciu; nikt nie awansuje z kolejnego miejsca.',
    ])
  })

  it.each([
    ['elimination', 'Schnitt auf die Top-2 gemacht; es folgen K.\u00a0o.-Runden.'],
    ['double-elimination', 'Schnitt auf die Top-2 gemacht; es folgen Doppel-K.o.-Runden.'],
    ['final-match', 'Schnitt auf die Top-2 gemacht; es folgt die Final-Begegnung.'],
  ] as const)('leads in German to %s', (kindOfStage, sentence) => {
    expect(factSentence('de', { ...samples['cut-made'].fact, kindOfStage })).toBe(sentence)
  })

  it('leaves out what a fact does not have', () => {
    const { roundMinutes: _, missions: __, ...bare } = samples['event-created'].fact
    expect(factSentence('en', bare, names)).toBe(
      'Tournament created: Harbour Cup (Fiction 7, casual, 3 October 2015).',
    )
    const created = { kind: 'player-registered', player: ada, number: 1 } as const
    expect(factSentence('en', { ...created, earnedBye: false, avoid: [] }, names)).toBe(
      'ADA: registered (no. 1).',
    )
    expect(factSentence('en', { kind: 'clock-started', round: 9, minutes: null })).toBe(
      'Round 9: clock started (untimed).',
    )
    expect(factSentence('en', { kind: 'player-dropped', player: ada, after: 0 })).toBe(
      'ada has dropped and will not be paired again.',
    )
  })

  it('does not offer an exception that was already made', () => {
    const sentence = factSentence('en', samples['rule-overridden'].fact)
    expect(sentence).not.toContain('With a reason')
    expect(sentence).toMatch(/^Exception on record\. .*\(ABC-17\) Reason: all were told$/)
  })

  it.each([
    ['en', '3 October 2015'],
    ['de', '3. Oktober 2015'],
    ['pl', '3 października 2015'],
  ] as const)('writes the day in %s', (language, day) => {
    expect(factSentence(language, samples['event-created'].fact)).toContain(day)
  })
})
