import { expect, it } from 'vitest'
import {
  player,
  register,
  type SampleEvent,
  sampleEvent,
} from '../../../../testing/sample-event.suite.ts'
import type { Leading } from '../../../leader/leading.ts'
import { deskWords } from '../../../words/desk.ts'
import { nextStep } from './next-step.ts'
import { waitsForText } from './waits-for.tsx'

const told = (sample: SampleEvent) => {
  const state = sample.state()
  return waitsForText(deskWords('en'), { state } as Leading, nextStep(state))
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
