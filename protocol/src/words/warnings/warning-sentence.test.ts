import { type PlayerId, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { warningSentence } from './warning-sentence.ts'
import type { WarningCode, WarningOf } from './warning-words.ts'

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
  'cut-reading-differs': {
    warning: { code: 'cut-reading-differs', in: [ada], out: [ben] },
    shows: ['ADA', 'BEN'],
  },
  'should-be-dropped': { warning: { code: 'should-be-dropped', player: ada }, shows: ['ADA'] },
  'tell-players': { warning: { code: 'tell-players', what: 'ABC' }, shows: ['ABC'] },
  'pairing-discarded': { warning: { code: 'pairing-discarded', round: 3 }, shows: ['3'] },
  'next-round-already-paired': {
    warning: { code: 'next-round-already-paired', round: 4 },
    shows: ['4'],
  },
}

const cases = languages.flatMap((language) =>
  Object.values(samples).map(
    ({ warning, shows }) => [language, warning.code, warning, shows] as const,
  ),
)

describe('warningSentence', () => {
  it.each(cases)('in %s is a sentence with its data: %s', (language, _, warning, shows) => {
    const sentence = warningSentence(language, warning, names)
    expect(sentence).toMatch(/^.{20,}\.$/)
    expect(sentence).not.toMatch(/!|undefined|\{\{/)
    for (const text of shows) expect(sentence).toContain(text)
    expect(warningSentence(language, { ...warning, rule: 'ABC-55' }, names)).toBe(
      `${sentence} (ABC-55)`,
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

  it('has a word for everything that a document asks to tell', () => {
    const asked = regulations.flatMap(({ announcements }) =>
      announcements
        .filter(({ value }) => value.strength === 'should')
        .map(({ value }) => value.key),
    )
    expect(asked.length).toBeGreaterThan(0)
    for (const what of asked) {
      for (const language of languages) {
        expect(warningSentence(language, { code: 'tell-players', what })).not.toContain(what)
      }
    }
  })

  it('has a word for what the players should be told', () => {
    const warning = { code: 'tell-players', what: 'strength-of-schedule' } as const
    expect(warningSentence('de', warning)).toBe(
      'Das sollten die Spieler vor dem Beginn erfahren: Tabellenstärke.',
    )
  })
})
