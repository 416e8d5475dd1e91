import { type PlayerId, regulations, type Warning } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { warningSentence } from './warning-sentence.ts'

type WarningCode = Warning['code']
type WarningOf<C extends WarningCode> = Extract<Warning, { readonly code: C }>

const [ada, ben] = ['ada' as PlayerId, 'ben' as PlayerId]
const names = { player: (id: PlayerId) => id.toUpperCase() }

type Sample<C extends WarningCode> = {
  readonly warning: WarningOf<C>
  readonly shows: readonly string[]
}

/** A code without a sample does not compile. */
const samples: { readonly [C in WarningCode]: Sample<C> } = {
  rematch: { warning: { code: 'rematch', players: [ada, ben] }, shows: ['ADA', 'BEN'] },
  'repeated-bye': { warning: { code: 'repeated-bye', player: ada }, shows: ['ADA'] },
  'structure-differs': {
    warning: { code: 'structure-differs', what: 'rounds', suggested: 5, planned: 4 },
    shows: ['5', '4'],
  },
  'cut-size-unusual': {
    warning: { code: 'cut-size-unusual', cut: 6, sizes: [4, 8] },
    shows: ['6', '4', '8'],
  },
  'cut-reading-differs': {
    warning: { code: 'cut-reading-differs', in: [ada], out: [ben] },
    shows: ['ADA', 'BEN'],
  },
  'should-be-dropped': { warning: { code: 'should-be-dropped', player: ada }, shows: ['ADA'] },
  'no-show-removed': { warning: { code: 'no-show-removed', player: ada }, shows: ['ADA'] },
  'late-without-list': {
    warning: { code: 'late-without-list', players: [ada, ben] },
    shows: ['ADA', 'BEN'],
  },
  'score-assumed': {
    warning: { code: 'score-assumed', table: 7, score: [0, 0] },
    shows: ['7', '0–0'],
  },
  'games-assumed': { warning: { code: 'games-assumed', table: 7 }, shows: ['7'] },
  'tell-players': { warning: { code: 'tell-players', what: 'ABC' }, shows: ['ABC'] },
  'pairing-discarded': { warning: { code: 'pairing-discarded', round: 3 }, shows: ['3'] },
  'next-round-already-paired': {
    warning: { code: 'next-round-already-paired', round: 4 },
    shows: ['4'],
  },
  'no-ruling-leader': { warning: { code: 'no-ruling-leader', table: 17 }, shows: ['17'] },
  'list-finding': {
    warning: {
      code: 'list-finding',
      player: ada,
      finding: { code: 'unchecked', severity: 'should', rule: 'ABC-25' },
    },
    shows: ['ADA', 'ABC-25'],
  },
  'points-unsigned': {
    warning: { code: 'points-unsigned', tables: [17, 29] },
    shows: ['17, 29'],
  },
  investigate: { warning: { code: 'investigate', player: ada }, shows: ['ADA'] },
  'head-count-differs': {
    warning: { code: 'head-count-differs', registered: 25, present: 23 },
    shows: ['25', '23'],
  },
  'mission-missing': { warning: { code: 'mission-missing', round: 17 }, shows: ['17'] },
  'game-after-draw': { warning: { code: 'game-after-draw', table: 17 }, shows: ['17'] },
  'score-unreachable': {
    warning: { code: 'score-unreachable', table: 17, player: ada, score: 38, below: 36, above: 41 },
    shows: ['17', 'ADA', '38', '36', '41'],
  },
  'place-free': { warning: { code: 'place-free', next: ada }, shows: ['ADA'] },
  'place-goes-to': { warning: { code: 'place-goes-to', player: ada }, shows: ['ADA'] },
  'place-stays-empty': { warning: { code: 'place-stays-empty', player: ada }, shows: ['ADA'] },
  'place-left-empty': { warning: { code: 'place-left-empty', player: ada }, shows: ['ADA'] },
  'cut-would-differ': {
    warning: { code: 'cut-would-differ', in: [ada], out: [ben] },
    shows: ['ADA', 'BEN'],
  },
  'proposal-open': { warning: { code: 'proposal-open', player: ada }, shows: ['ADA'] },
  'call-open': { warning: { code: 'call-open', table: 17 }, shows: ['17'] },
  'material-open': { warning: { code: 'material-open', player: ada }, shows: ['ADA'] },
  advice: { warning: { code: 'advice', key: 'no such piece of advice' }, shows: ['no such'] },
}

const cases = languages.flatMap((language) =>
  Object.values(samples).map(
    ({ warning, shows }) => [language, warning.code, warning, shows] as const,
  ),
)

describe('warningSentence', () => {
  it.each(cases)('in %s is a sentence with its data: %s', (language, _, warning, shows) => {
    const sentence = warningSentence(language, warning, names)
    expect(sentence).toMatch(/^.{20,}(\.|\. \(ABC-25\))$/)
    expect(sentence).not.toMatch(/!|undefined|\{\{/)
    for (const text of shows) expect(sentence).toContain(text)
    const rule = warning.code === 'list-finding' ? '' : ' (ABC-55)'
    expect(warningSentence(language, { ...warning, rule: 'ABC-55' }, names)).toBe(
      `${sentence}${rule}`,
    )
  })

  it('names a cut that is not planned', () => {
    const warning = { code: 'structure-differs', what: 'cut', suggested: 4, planned: 0 } as const
    expect(languages.map((language) => warningSentence(language, warning))).toEqual([
      'Planned cut: no cut. The tournament rules suggest Top 4. The plan stands.',
      'Geplanter Schnitt: kein Schnitt. Vorschlag der Turnierregeln: Top-4. Der Plan bleibt bestehen.',
      'Zaplanowane odcięcie: bez rund finałowych. Zasady turniejowe proponują: Top 4. Plan pozostaje bez zmian.',
    ])
  })

  it('speaks of a call from nowhere in particular', () => {
    for (const language of languages) {
      expect(warningSentence(language, { code: 'call-open', table: null })).not.toMatch(/null|\d/)
    }
  })

  it('has a word for everything that a document asks to tell', () => {
    const asked = regulations.flatMap(({ announcements }) =>
      announcements.map(({ value }) => value.key),
    )
    expect(asked.length).toBeGreaterThan(0)
    for (const what of asked) {
      for (const language of languages) {
        expect(warningSentence(language, { code: 'tell-players', what })).not.toContain('announce.')
      }
    }
  })

  it('has a word for what the players should be told', () => {
    const warning = { code: 'tell-players', what: 'announce.strength-of-schedule' } as const
    expect(warningSentence('de', warning)).toBe(
      'Das sollten die Spieler vor dem Beginn erfahren: Tabellenstärke.',
    )
  })
})
