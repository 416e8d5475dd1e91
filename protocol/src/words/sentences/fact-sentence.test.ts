import type {
  Day,
  Fact,
  FactKind,
  FactOf,
  LeaderId,
  MatchId,
  PlayerId,
  Receipt,
} from '@topcut/engine'
import { regulationOf, textKeys } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import type { Names } from '../names.ts'
import { factSentence } from './fact-sentence.ts'
import { textSentence } from './text-sentence.ts'

const [ada, ben, cid] = ['ada' as PlayerId, 'ben' as PlayerId, 'cid' as PlayerId]
const [lea, max] = ['lea' as LeaderId, 'max' as LeaderId]
const cards: FactOf<'cards-loaded'>['cards'] = {
  kind: 'army',
  id: 'some-1',
  about: '',
  products: [],
  factions: [],
  deployments: [],
  commands: ['a', 'b', 'c'].map((name) => ({ id: name, name, cost: 1, most: 1, products: [] })),
  maps: [],
}
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
    fact: { kind: 'leader-appointed', leader: lea, role: 'judge', plays: ada, second: max },
    shows: ['LEA', 'ADA', 'MAX'],
  },
  'structure-changed': {
    fact: { kind: 'structure-changed', structure: { kind: 'open' } },
    shows: [],
  },
  'options-changed': {
    fact: {
      kind: 'options-changed',
      options: { unpairedLossMargin: '50' },
      roundMinutes: { swiss: 72 },
    },
    shows: ['50', '72'],
  },
  'event-described': {
    fact: {
      kind: 'event-described',
      about: {
        name: 'Harbour Cup',
        date: '2015-10-03' as Day,
        start: '09:45',
        venue: 'Hall B',
        fee: null,
        description: `Doors open at 08:00. ${'Hot food. '.repeat(9)}`,
        prizes: [{ for: '1st', what: 'a trophy' }],
        logo: 'data:image/png;base64,secret',
      },
    },
    shows: [
      'Harbour Cup',
      '2015',
      '09:45',
      'Hall B',
      'Doors open at 08:00.',
      '…;',
      '1st: a trophy',
    ],
  },
  'details-set': {
    fact: {
      kind: 'details-set',
      details: {
        rulesVersion: '3.2',
        products: ['Core Set', 'Slave I'],
        admissions: [{ what: 'promo dice', beforeItsTime: true }],
        releases: [{ product: 'Wave 8', edition: 'german', day: '2015-03-03' as Day }],
        deviations: [{ rule: 'ABC-7', text: 'seven rounds' }],
        listsAsked: true,
      },
    },
    shows: ['3.2', 'Core Set, Slave I', 'promo dice', 'seven rounds', 'ABC-7'],
  },
  'item-ticked': {
    fact: { kind: 'item-ticked', item: 'no such item', ticked: true },
    shows: ['no such item'],
  },
  'embedding-allowed': {
    fact: { kind: 'embedding-allowed', on: ['https://club.example', 'http://localhost:8081'] },
    shows: ['https://club.example, http://localhost:8081'],
  },
  'message-announced': {
    fact: { kind: 'message-announced', text: 'Food is served.' },
    shows: ['Food is served.'],
  },
  'leader-dismissed': { fact: { kind: 'leader-dismissed', leader: lea }, shows: ['LEA'] },
  'office-handed-over': {
    fact: { kind: 'office-handed-over', from: lea, to: max, reason: 'last train' },
    shows: ['LEA', 'MAX', 'last train'],
  },
  'duty-changed': { fact: { kind: 'duty-changed', leader: lea, acting: false }, shows: ['LEA'] },
  'list-submitted': {
    fact: { kind: 'list-submitted', player: ada, list: { kind: 'text', text: 'secret' } },
    shows: ['ADA'],
  },
  'list-corrected': {
    fact: {
      kind: 'list-corrected',
      player: ada,
      list: { kind: 'text', text: 'secret' },
      reason: 'wrong card',
      possibleAdvantage: true,
    },
    shows: ['ADA', 'wrong card'],
  },
  'list-checked': { fact: { kind: 'list-checked', player: ada }, shows: ['ADA'] },
  'luck-contributed': {
    fact: { kind: 'luck-contributed', text: 'lighthouse', player: ada },
    shows: ['lighthouse', 'ADA'],
  },
  'lists-opened': { fact: { kind: 'lists-opened', to: 'opponents' }, shows: [] },
  'cards-loaded': { fact: { kind: 'cards-loaded', cards }, shows: ['some-1', '3'] },
  'deck-checked': {
    fact: { kind: 'deck-checked', match, player: ada, removed: ['Vader'], legalAfter: false },
    shows: ['17', 'ADA', 'Vader'],
  },
  'points-check-ordered': { fact: { kind: 'points-check-ordered' }, shows: ['1'] },
  'points-check-signed': {
    fact: { kind: 'points-check-signed', match, player: ada },
    shows: ['17', 'ADA'],
  },
  'event-announced': {
    fact: {
      kind: 'event-announced',
      headCount: 23,
      seconds: [{ leader: lea, second: max }],
      stages: [
        { kind: 'swiss', rounds: 5, cut: null },
        { kind: 'elimination', rounds: null, cut: 8 },
      ],
      changes: [
        {
          what: 'structure',
          before: [
            { kind: 'swiss', rounds: 6, cut: null },
            { kind: 'elimination', rounds: null, cut: 16 },
          ],
          now: [
            { kind: 'swiss', rounds: 5, cut: null },
            { kind: 'elimination', rounds: null, cut: 8 },
          ],
        },
        { what: 'second-leader', before: [{ leader: lea, second: lea }], now: [] },
        { what: 'missions', before: ['Ambush'], now: ['Ambush', 'Uprising'] },
        { what: 'options', before: { halfPoints: 'always' }, now: { halfPoints: 'time-only' } },
        { what: 'round-minutes', before: { swiss: 75 }, now: { swiss: 61 } },
        { what: 'details', before: { faqVersion: '4.2' }, now: { faqVersion: '4.3' } },
      ],
      reason: 'the hall closes early',
    },
    shows: [
      '23',
      '5',
      '8',
      'LEA',
      'MAX',
      '16',
      '6',
      'Uprising',
      '75',
      '61',
      '4.2',
      '4.3',
      'closes early',
    ],
  },
  'missions-set': {
    fact: { kind: 'missions-set', missions: ['Ambush', 'Uprising'] },
    shows: ['Ambush, Uprising'],
  },
  'mission-entered': {
    fact: { kind: 'mission-entered', round: 17, mission: 'Ambush' },
    shows: ['17', 'Ambush'],
  },
  'player-registered': {
    fact: { kind: 'player-registered', player: ada, number: 12, earnedBye: true, avoid: [ben] },
    shows: ['ADA', '12', 'BEN'],
  },
  'capacity-set': { fact: { kind: 'capacity-set', players: 40 }, shows: ['40'] },
  'player-admitted': { fact: { kind: 'player-admitted', player: ada }, shows: ['ADA'] },
  'payment-marked': {
    fact: { kind: 'payment-marked', players: [ada, ben], paid: true },
    shows: ['ADA', 'BEN'],
  },
  'wishes-changed': {
    fact: { kind: 'wishes-changed', wishes: [{ player: ada, avoid: [ben] }] },
    shows: ['ADA', 'BEN'],
  },
  'clubs-kept-apart': {
    fact: { kind: 'clubs-kept-apart', clubs: [[ada], [ben]] },
    shows: ['2'],
  },
  'player-checked-in': { fact: { kind: 'player-checked-in', player: ada }, shows: ['ADA'] },
  'check-in-cancelled': { fact: { kind: 'check-in-cancelled', player: ada }, shows: ['ADA'] },
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
  'round-repaired': {
    fact: {
      kind: 'round-repaired',
      round: 4,
      removed: [match],
      pairings: [
        { match, table: 17, players: [ada, ben], reason: { kind: 'by-hand' } },
        { match, table: 18, players: [ben, ada], reason: { kind: 'by-hand' } },
      ],
      byes: [{ player: cid, kind: 'odd-number' }],
      receipt,
      reason: 'wrong hall',
    },
    shows: ['4', '17, 18', 'CID', 'wrong hall'],
  },
  'pair-constrained': {
    fact: { kind: 'pair-constrained', players: [ada, ben], as: 'forbidden', reason: 'twins' },
    shows: ['ADA', 'BEN', 'twins'],
  },
  'table-assigned': {
    fact: { kind: 'table-assigned', player: ada, table: 5 },
    shows: ['ADA', '5'],
  },
  'tables-set': {
    fact: { kind: 'tables-set', first: 21, closed: [23, 24] },
    shows: ['21', '23, 24'],
  },
  'table-featured': { fact: { kind: 'table-featured', table: 12 }, shows: ['12'] },
  'clock-started': { fact: { kind: 'clock-started', round: 4, minutes: 75 }, shows: ['4', '75'] },
  'clock-paused': { fact: { kind: 'clock-paused', round: 4 }, shows: ['4'] },
  'clock-resumed': { fact: { kind: 'clock-resumed', round: 4 }, shows: ['4'] },
  'time-called': { fact: { kind: 'time-called', round: 4 }, shows: ['4'] },
  'time-extended': {
    fact: { kind: 'time-extended', round: 4, match, minutes: 5, reason: 'long ruling' },
    shows: ['17', '5', 'long ruling'],
  },
  'match-started': { fact: { kind: 'match-started', match }, shows: ['17'] },
  'match-ended': { fact: { kind: 'match-ended', match }, shows: ['17'] },
  'result-reported': {
    fact: {
      kind: 'result-reported',
      match,
      player: ada,
      result: { ending: 'time', score: [77, 49] },
    },
    shows: ['17', 'ADA', '77', '49'],
  },
  'result-confirmed': {
    fact: { kind: 'result-confirmed', match, player: ben },
    shows: ['17', 'BEN'],
  },
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
  'result-annulled': {
    fact: { kind: 'result-annulled', match, reason: 'an odd card' },
    shows: ['17', 'an odd card'],
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
      ruling: {
        about: 'conduct',
        players: [ada, ben],
        table: 17,
        text: 'as it lies',
        infraction: 'stalling',
        penalty: { kind: 'game-loss', match, game: 2 },
        overrules: 'faq',
        call: 34,
      },
    },
    shows: ['ADA', 'BEN', '17', 'as it lies', '2', 'FAQ', '34'],
  },
  'ruling-appealed': {
    fact: { kind: 'ruling-appealed', ruling: 34, player: ada },
    shows: ['34', 'ADA'],
  },
  'appeal-decided': {
    fact: { kind: 'appeal-decided', ruling: 34, upheld: true, text: 'in range' },
    shows: ['34', 'in range'],
  },
  'disqualification-proposed': {
    fact: { kind: 'disqualification-proposed', player: ada, reason: 'loaded dice' },
    shows: ['ADA', 'loaded dice'],
  },
  'proposal-answered': {
    fact: { kind: 'proposal-answered', proposal: 34, confirmed: false, reason: 'no proof' },
    shows: ['34', 'no proof'],
  },
  'judge-called': {
    fact: { kind: 'judge-called', match, player: ada, about: 'range 3?' },
    shows: ['17', 'ADA', 'range 3?'],
  },
  'call-taken': { fact: { kind: 'call-taken', call: 34 }, shows: ['34'] },
  'call-closed': { fact: { kind: 'call-closed', call: 34 }, shows: ['34'] },
  'material-reported': {
    fact: {
      kind: 'material-reported',
      player: ada,
      what: 'lost',
      component: 'card',
      name: 'Vader',
      round: 4,
      match,
    },
    shows: ['17', 'ADA', '4', 'Vader'],
  },
  'material-time-granted': {
    fact: { kind: 'material-time-granted', case: 34, minutes: 10 },
    shows: ['34', '10'],
  },
  'material-settled': {
    fact: {
      kind: 'material-settled',
      case: 34,
      outcome: 'proxy',
      proxy: { card: 'Vader', lostText: 'PS 9', madeBy: 'Lea', madeOn: '2015-10-03' },
    },
    shows: ['34', 'Vader', 'PS 9', 'Lea', '2015-10-03'],
  },
  'sharing-ordered': {
    fact: { kind: 'sharing-ordered', match, items: ['dice', 'ruler'], from: 'second' },
    shows: ['17', 'BEN'],
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
  'event-cancelled': {
    fact: { kind: 'event-cancelled', reason: 'The hall is flooded.' },
    shows: ['The hall is flooded.'],
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
    expect(plain(factSentence('de', fact, names))).toBe(
      'Tisch 17: 77 – 49 (Zeit abgelaufen) eingetragen.',
    )
    expect(plain(factSentence('pl', fact, names))).toBe('Stół 17: wpisano 77 – 49 (czas).')
    const noShow = { ...fact, result: { ending: 'no-show', by: 'first' } } as const
    expect(factSentence('pl', noShow, names)).toBe(
      'Stół 17: wynik wpisano (niestawienie się: ADA).',
    )
  })

  it('calls a tier in German as the documents of the title do', () => {
    const { fact } = samples['event-created']
    const created = { ...fact, tier: 'competitive' } as const
    const terms = regulationOf('card-game/de-2014')?.terms ?? {}
    expect(factSentence('de', created)).toContain(', formal,')
    expect(factSentence('de', created, { terms })).toContain(', kompetitiv,')
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

  it('counts teams where teams came, in every language', () => {
    const swiss = (rounds: number) => [{ kind: 'swiss', rounds, cut: null }] as const
    const change = { what: 'structure', before: swiss(4), now: swiss(5), players: [9, 12] } as const
    const fact = { ...samples['event-announced'].fact, changes: [change] }
    const words = ['12 teams instead of 9', '12 statt 9 Teams', '12 drużyn zamiast 9']
    for (const [index, language] of languages.entries()) {
      const told = factSentence(language, fact, { ...names, inTeams: true })
      expect(told).toContain(words[index])
    }
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
    expect(
      factSentence('en', { ...created, earnedBye: false, avoid: [], waiting: true }, names),
    ).toBe('ADA: registered (no. 1), on the waiting list.')
    expect(factSentence('de', { kind: 'capacity-set', players: null })).toBe(
      'Die Halle fasst beliebig viele Spieler.',
    )
    expect(
      [1, 2, 5].map((players) => factSentence('pl', { kind: 'capacity-set', players })),
    ).toEqual([
      'Na sali jest miejsce dla 1 gracza.',
      'Na sali jest miejsce dla 2 graczy.',
      'Na sali jest miejsce dla 5 graczy.',
    ])
    const teams = { kind: 'capacity-set', players: 5 } as const
    expect(factSentence('pl', teams, { inTeams: true })).toBe('Na sali jest miejsce dla 5 drużyn.')
    expect(factSentence('en', { kind: 'payment-marked', players: [ada], paid: false }, names)).toBe(
      'Not paid: ADA.',
    )
    const wishes = [{ player: ada, avoid: [] }]
    expect(factSentence('en', { kind: 'wishes-changed', wishes }, names)).toBe(
      'ADA: in round 1 against anybody.',
    )
    const apart = (clubs: FactOf<'clubs-kept-apart'>['clubs']) =>
      factSentence('en', { kind: 'clubs-kept-apart', clubs })
    expect(apart(null)).toBe('Players of one club may meet in round 1.')
    expect(apart([])).toBe('Players of one club are kept apart in round 1.')
    const teamsApart = { kind: 'clubs-kept-apart', clubs: [] } as const
    expect(factSentence('de', teamsApart, { inTeams: true })).toBe(
      'Teams eines Vereins treffen in Runde 1 nicht aufeinander.',
    )
    const club = [ada, ben].map((player) => ({ player, avoid: [] }))
    expect(factSentence('en', { kind: 'wishes-changed', wishes: club }, names)).toBe(
      'Wishes for round 1 changed: ADA, BEN.',
    )
    expect(factSentence('en', { kind: 'clock-started', round: 9, minutes: null })).toBe(
      'Round 9: clock started (untimed).',
    )
    expect(factSentence('en', { kind: 'player-dropped', player: ada, after: 0 })).toBe(
      'ada has dropped and will not be paired again.',
    )
  })

  it.each([
    [1, 'Stół 17: przyznano 1 dodatkową minutę. Uzasadnienie: x'],
    [3, 'Stół 17: przyznano 3 dodatkowe minuty. Uzasadnienie: x'],
    [5, 'Stół 17: przyznano 5 dodatkowych minut. Uzasadnienie: x'],
  ])('counts %d extra minutes in Polish', (minutes, sentence) => {
    const fact = { kind: 'time-extended', round: 4, match, minutes, reason: 'x' } as const
    expect(factSentence('pl', fact, names)).toBe(sentence)
  })

  it('says that a whole round has more time', () => {
    const fact = { kind: 'time-extended', round: 4, minutes: 5, reason: 'x' } as const
    expect(languages.map((language) => factSentence(language, fact, names))).toEqual([
      'Round 4, all tables: 5 extra minutes granted. Reason: x',
      'Runde 4, alle Tische: 5 zusätzliche Minuten gewährt. Begründung: x',
      'Runda 4, wszystkie stoły: przyznano 5 dodatkowych minut. Uzasadnienie: x',
    ])
  })

  it('says whose word is still awaited', () => {
    const fact = { ...samples['result-entered'].fact, awaits: ben }
    const waiting = ['confirm: BEN.', 'steht noch aus: BEN.', 'potwierdzenia: BEN.']
    for (const [index, language] of languages.entries()) {
      expect(factSentence(language, fact, names)).toContain(waiting[index])
    }
  })

  it('shows what a ruling is about before what it says', () => {
    const { fact } = samples['ruling-recorded']
    expect(languages.map((language) => factSentence(language, fact, names))).toEqual([
      'Ruling (unsportsmanlike conduct, stalling a game for time, table 17, ADA, BEN, game loss, game 2, overruling the FAQ, answers the call of entry 34): as it lies',
      'Entscheidung (unsportliches Verhalten, Spielen auf Zeit, Tisch 17, ADA, BEN, Spielverlust, Spiel 2, Aufhebung der FAQ, zum Aufruf von Eintrag 34): as it lies',
      'Decyzja (niesportowe zachowanie, gra na czas, stół 17, ADA, BEN, przegrana gry z decyzji sędziego, gra nr 2, uchylenie FAQ, na wezwanie z wpisu 34): as it lies',
    ])
  })

  it('shows a line of a checklist in the words of its text', () => {
    const item = textKeys[0]
    const fact = { kind: 'item-ticked', item, ticked: true } as const
    for (const language of languages) {
      expect(factSentence(language, fact)).toContain(textSentence(language, item))
    }
  })

  it('says nothing of what is on a list', () => {
    for (const language of languages) {
      for (const kind of ['list-submitted', 'list-corrected'] as const) {
        expect(factSentence(language, samples[kind].fact, names)).not.toContain('secret')
      }
    }
  })

  it.each([
    ['deck-checked', { removed: [] }, ['no findings', 'keine Beanstandungen', 'bez uwag']],
    ['deck-checked', { legalAfter: true }, ['may be played', 'ist turnierlegal', 'jest dozwolona']],
    ['appeal-decided', { upheld: false }, ['does not stand', 'aufgehoben', 'uchylono']],
    ['proposal-answered', { confirmed: true }, ['confirmed', 'bestätigt', 'przyjęto']],
    ['duty-changed', { acting: true }, ['on duty', 'im Dienst', 'na dyżurze']],
    ['table-assigned', { table: null }, ['any table', 'jeder Tisch', 'dowolny stół']],
    ['office-handed-over', { from: null }, ['on: MAX. ', 'jetzt MAX. ', 'teraz: MAX. ']],
    ['details-set', { details: {} }, ['none', 'keine', 'brak']],
    ['item-ticked', { ticked: false }, ['open again', 'wieder offen', 'ponownie do zrobienia']],
  ] as const)('words the other turn of %s with %j', (kind, changed, words) => {
    const fact = { ...samples[kind].fact, ...changed } as Fact
    for (const [index, language] of languages.entries()) {
      const sentence = factSentence(language, fact, names)
      expect(sentence).toContain(words[index])
      expect(sentence).not.toBe(factSentence(language, samples[kind].fact, names))
    }
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
