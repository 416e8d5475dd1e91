import { expect, it } from 'vitest'
import {
  player,
  playOut,
  publish,
  register,
  type SampleEvent,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import type { Leading } from '../../../leader/leading.ts'
import { deskWords } from '../../../words/desk.ts'
import { nextStep } from './next-step.ts'
import { nextStepText, publishAsk, waitsForText } from './waits-for.tsx'

const told = (sample: SampleEvent) => {
  const state = sample.state()
  return waitsForText(
    deskWords('en'),
    { state, names: { inTeams: false } } as Leading,
    nextStep(state),
  )
}

const comes = (sample: SampleEvent, n: number) => {
  sample.give({ kind: 'register-player', player: player(n) })
  sample.give({ kind: 'check-in-player', player: player(n) })
}

it('says why it has to be announced again, and nothing of the kind the first time', () => {
  const sample = sampleEvent()
  register(sample, 4)
  for (const n of [1, 2, 3, 4]) sample.give({ kind: 'check-in-player', player: player(n) })
  expect(told(sample)).toMatch(/^Before round 1/)
  sample.give({ kind: 'announce-event' })
  comes(sample, 5)
  expect(told(sample)).toMatch(/^Announced for 4 players, now there are 5\./)
})

it('calls a round of the bracket by its name: sentence, button and question alike', () => {
  const sample = sampleEvent({
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 1, cut: null },
        { kind: 'elimination', rounds: null, cut: 4 },
      ],
    },
  })
  start(sample, 8)
  const said = (language: 'en' | 'de' | 'pl' = 'en') => {
    const [words, state] = [deskWords(language), sample.state()]
    const step = nextStep(state)
    return [
      waitsForText(words, { state, names: { inTeams: false } } as Leading, step),
      nextStepText(words, state, step),
      publishAsk(words, state, step),
    ]
  }
  expect(said()).toEqual(['Round 1 can be paired.', 'Pair round 1', ''])
  publish(sample)
  playOut(sample)
  sample.give({ kind: 'make-cut' })
  sample.give({ kind: 'start-stage' })
  expect(said()).toEqual(['Semi-final: ready to be paired.', 'Pair semi-final', ''])
  sample.give({ kind: 'pair-round' })
  expect(said()).toEqual([
    'Semi-final: paired. Nobody sees it until it is published.',
    'Publish semi-final',
    'Publish semi-final now? Everyone will see where they play.',
  ])
  expect(said('de')[1]).toBe('Halbfinale veröffentlichen')
  expect(said('pl')[1]).toBe('Opublikuj: półfinał')
  sample.give({ kind: 'publish-round' })
  expect(said()[0]).toBe('Semi-final: 2 of 2 results missing. The clock has not been started.')
  sample.give({ kind: 'start-clock' })
  expect(said()[0]).toBe('Semi-final: 2 of 2 results missing')
  for (const match of sample.state().rounds.at(-1)?.matches ?? []) {
    const result = { ending: 'destruction', score: [100, 20] } as const
    sample.give({ kind: 'enter-result', match, result })
  }
  expect(said().slice(0, 2)).toEqual([
    'Semi-final: all results are in. The round can be closed.',
    'Close semi-final, pair final',
  ])
})
