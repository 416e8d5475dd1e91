import type { Awaiting } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { awaitingSentence } from './awaiting-sentence.ts'

type Step = Awaiting['step']

/** A step without a sample does not compile. */
const samples: { readonly [S in Step]: Extract<Awaiting, { readonly step: S }> } = {
  'register-players': { step: 'register-players', registered: 1 },
  'check-in-players': { step: 'check-in-players', missing: 3 },
  'announce-event': { step: 'announce-event' },
  'start-stage': { step: 'start-stage', stage: 2 },
  'pair-round': { step: 'pair-round', round: 3 },
  'publish-round': { step: 'publish-round', round: 3 },
  'enter-results': {
    step: 'enter-results',
    round: 3,
    tables: [3, 7, 9, 12],
    of: 22,
    isClockRunning: true,
  },
  'close-round': { step: 'close-round', round: 3 },
  'make-cut': { step: 'make-cut', size: 8 },
  'finish-event': { step: 'finish-event' },
  nothing: { step: 'nothing' },
}

const cases = languages.flatMap((language) =>
  Object.values(samples).map((awaiting) => [language, awaiting.step, awaiting] as const),
)

describe('awaitingSentence', () => {
  it.each(cases)('in %s says what is missing: %s', (language, _, awaiting) => {
    const sentence = awaitingSentence(language, awaiting)
    expect(sentence).toMatch(/^.{15,}\.$/)
    expect(sentence).not.toMatch(/!|undefined|\{\{/)
    for (const value of Object.values(awaiting)) {
      if (typeof value === 'number') expect(sentence).toContain(`${value}`)
    }
  })

  it('does not say that a stage can start where something stands against it', () => {
    const against = [{ code: 'organizer-missing' } as const]
    const held = { ...samples['start-stage'], against }
    expect(languages.map((language) => awaitingSentence(language, held))).toEqual([
      'Stage 2 cannot start yet.',
      'Abschnitt 2 kann noch nicht beginnen.',
      'Etapu 2 nie można jeszcze rozpocząć.',
    ])
  })

  it('calls the first stage what it is to everybody', () => {
    const first = { step: 'start-stage', stage: 1 } as const
    expect(languages.map((language) => awaitingSentence(language, first))).toEqual([
      'The tournament can begin.',
      'Das Turnier kann beginnen.',
      'Turniej można rozpocząć.',
    ])
  })

  it('names the tables', () => {
    const awaiting = samples['enter-results']
    expect(languages.map((language) => awaitingSentence(language, awaiting))).toEqual([
      'Round 3: 4 results are missing (of 22): tables 3, 7, 9, 12.',
      'Runde 3: 4 Ergebnisse fehlen (von 22): Tische 3, 7, 9, 12.',
      'Runda 3: brakuje 4 wyników (z 22): stoły 3, 7, 9, 12.',
    ])
  })

  it('reminds of a clock that nobody has started', () => {
    const awaiting = { ...samples['enter-results'], tables: [3], isClockRunning: false }
    expect(awaitingSentence('en', awaiting)).toBe(
      'Round 3: 1 result is missing (of 22): table 3. The clock of round 3 has not been started.',
    )
  })
})
