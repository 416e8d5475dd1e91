import type { Intervention, PlayerId, RecordProblem } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { record as de } from '../de/record.ts'
import { record as en } from '../en/record.ts'
import { languages } from '../language.ts'
import { record as pl } from '../pl/record.ts'
import { interventionSentence, recordProblemSentence } from './record-sentence.ts'

type Code = RecordProblem['code']
type ProblemOf<C extends Code> = Extract<RecordProblem, { readonly code: C }>
type HowOf<C extends Code> =
  ProblemOf<C> extends { readonly how: infer How extends string } ? How : 'it'

const ids = (...names: readonly string[]) => names as readonly PlayerId[]
const nameOf = (id: PlayerId) => id.toUpperCase()
const none = { players: [], published: [], drawn: [] }

type Sample = { readonly problem: RecordProblem; readonly shows: readonly string[] }

const broken = (how: HowOf<'chain-broken'>): Sample => ({
  problem: { code: 'chain-broken', how, entry: 31, round: null },
  shows: how === 'around' ? [] : ['31'],
})
const round = (how: HowOf<'round-differs'>): Sample => ({
  problem: { code: 'round-differs', how, entry: 31, round: 4, ...none },
  shows: ['4'],
})
const standing = (how: HowOf<'standings-differ'>): Sample => ({
  problem: { code: 'standings-differ', how, entry: null, round: null, players: ids('ada', 'ben') },
  shows: ['ADA, BEN'],
})

/** A code or a way to differ without a sample does not compile. */
const samples: { readonly [C in Code]: { readonly [H in HowOf<C>]: Sample } } = {
  'chain-broken': {
    hash: broken('hash'),
    previous: broken('previous'),
    number: broken('number'),
    around: broken('around'),
  },
  'head-differs': {
    it: {
      problem: { code: 'head-differs', wanted: 'R5KD 8WQN', entry: null, round: null },
      shows: ['R5KD 8WQN'],
    },
  },
  'round-differs': {
    tables: {
      problem: {
        ...{ code: 'round-differs', how: 'tables', entry: 31, round: 4, ...none },
        players: ids('ada', 'ben', 'cy', 'dee', 'eve', 'fay', 'gus'),
      },
      shows: ['4', 'ADA, BEN, CY, DEE, EVE', '2'],
    },
    places: round('places'),
    'not-told': round('not-told'),
    'other-lot': round('other-lot'),
    'other-draw': round('other-draw'),
    'other-hall': round('other-hall'),
    'other-entropy': round('other-entropy'),
  },
  'standings-differ': {
    standings: standing('standings'),
    places: standing('places'),
    cut: standing('cut'),
  },
  'impossible-fact': {
    it: {
      problem: { code: 'impossible-fact', kind: 'result-entered', entry: 31, round: null },
      shows: ['31'],
    },
  },
  'unknown-regulation': {
    it: {
      problem: { code: 'unknown-regulation', regulation: 'chess/en-1', entry: 1, round: null },
      shows: ['chess/en-1'],
    },
  },
}

const every = Object.values(samples).flatMap((hows) => Object.values<Sample>(hows))

describe('what is wrong with a record', () => {
  it.each(languages)('is a sentence of its own with what it is about, in %s', (language) => {
    const said = every.map(({ problem }) => recordProblemSentence(language, problem, nameOf))
    expect(new Set(said).size).toBe(every.length)
    for (const [index, { shows }] of every.entries()) {
      expect(said[index]).toMatch(/^\p{Lu}.*\.$/su)
      for (const shown of shows) expect(said[index]).toContain(shown)
    }
  })

  it('is said otherwise in every language', () => {
    for (const { problem } of every) {
      const said = languages.map((language) => recordProblemSentence(language, problem, nameOf))
      expect(new Set(said).size).toBe(languages.length)
    }
  })

  it('names nobody where nobody is known to differ', () => {
    const problem = { code: 'round-differs', how: 'tables', entry: 3, round: 1, ...none } as const
    for (const language of languages) {
      expect(recordProblemSentence(language, problem, nameOf)).not.toContain(':')
    }
  })
})

describe('what a leader decided by hand', () => {
  const base: Intervention = { entry: 31, what: '', reason: null, round: null }

  it.each([
    ['pair-round-by-hand', 'Round 3 was paired by hand. Reason: power cut'],
    ['pair-round', 'Round 3 was drawn again. Reason: power cut'],
    [
      'repair-round',
      'Pairings of round 3 were changed after they had been published. Reason: power cut',
    ],
    ['undo', 'The draw of round 3 was undone. Reason: power cut'],
    ['lists-missing', 'Exception: play went on although lists were missing. Reason: power cut'],
    ['something-new', 'Exception: a rule was set aside. Reason: power cut'],
  ])('says %s with its round and its reason', (what, sentence) => {
    const intervention = { ...base, what, round: 3, reason: 'power cut' }
    expect(interventionSentence('en', intervention)).toBe(sentence)
    const said = languages.map((language) => interventionSentence(language, intervention))
    expect(new Set(said).size).toBe(languages.length)
  })

  it('says which word a leader added, and by whom', () => {
    const added = { ...base, what: 'contribute-luck', reason: 'eleven' }
    expect(interventionSentence('en', added)).toBe(
      'A leader added to the lot of the next round: “eleven”.',
    )
  })

  it('gives no reason where it is sealed', () => {
    expect(interventionSentence('en', { ...base, what: 'constrain-pair' })).toBe(
      'It was settled by hand whether two players meet. The reason is sealed.',
    )
  })

  it('tells luck that was taken back from a draw that was', () => {
    expect(interventionSentence('en', { ...base, what: 'undo' })).toBe(
      'Something the hall had added to the lot was undone.',
    )
  })

  it('has the same words for no two exceptions', () => {
    for (const { setAsideAs } of [en, de, pl]) {
      expect(new Set(Object.values(setAsideAs)).size).toBe(Object.keys(en.setAsideAs).length)
    }
  })

  it.each([
    ['en', 'late entry'],
    ['de', 'Nachmeldung'],
    ['pl', 'zgłoszenie po terminie'],
  ] as const)('names a late entry in %s', (language, term) => {
    const repaired = { entry: 9, what: 'repair-round', reason: 'late-entry', round: 2 }
    expect(interventionSentence(language, repaired)).toContain(term)
  })
})
