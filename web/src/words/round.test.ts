import { type EventState, roundNameIn, roundNameOf, type StagePlan } from '@topcut/engine'
import { type Language, languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import {
  playOut,
  publish,
  type SampleEvent,
  sampleEvent,
  start,
} from '../../testing/sample-event.suite.ts'
import { roundWords } from './round.ts'

const begun = (
  regulation: string,
  rounds: number | null,
  ...further: readonly StagePlan[]
): SampleEvent => {
  const stages = [{ kind: 'swiss' as const, rounds, cut: null }, ...further]
  const sample = sampleEvent({ regulation, tier: 'casual', structure: { kind: 'custom', stages } })
  start(sample, 16)
  return sample
}

const namesIn = (state: EventState, language: Language = 'en'): readonly string[] =>
  state.rounds.map(({ number }) => roundWords(language).calledOf(roundNameOf(state, number)))

describe('what a round is called', () => {
  it('is its number of how many while those are counted, then Top 8, semi-final and final', () => {
    const sample = begun('x-wing/en-3.2', 2, { kind: 'elimination', rounds: null, cut: 8 })
    for (const step of ['swiss', 'swiss', 'cut', 'top', 'semi', 'final']) {
      if (step === 'cut') {
        sample.give({ kind: 'make-cut' })
        sample.give({ kind: 'start-stage' })
      } else {
        publish(sample)
        playOut(sample)
      }
    }
    expect(languages.map((language) => namesIn(sample.state(), language))).toEqual([
      ['Round 1 of 2', 'Round 2 of 2', 'Top 8', 'Semi-final', 'Final'],
      ['Runde 1 von 2', 'Runde 2 von 2', 'Top 8', 'Halbfinale', 'Finale'],
      ['Runda 1 z 2', 'Runda 2 z 2', 'Top 8', 'Półfinał', 'Finał'],
    ])
  })

  it('counts to no end that nobody planned', () => {
    const sample = begun('x-wing/en-3.2', null)
    publish(sample)
    expect(namesIn(sample.state())).toEqual(['Round 1'])
  })

  it('of two sides ends with the grand final, and a deciding game where one follows', () => {
    const sample = begun('card-game/de-2014', 1, {
      kind: 'double-elimination',
      rounds: null,
      cut: 4,
    })
    publish(sample)
    playOut(sample, { ending: 'games', games: ['first', 'first'] })
    sample.give({ kind: 'make-cut' })
    sample.give({ kind: 'start-stage' })
    const names = [1, 3, 4, 5].map((nth) =>
      roundWords('en').calledOf(roundNameIn(sample.state(), 1, nth)),
    )
    expect(names).toEqual(['Finals round 1', 'Finals round 3', 'Grand final', 'Deciding game'])
  })
})
