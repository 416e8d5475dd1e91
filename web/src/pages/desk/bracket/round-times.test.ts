import { expect, it } from 'vitest'
import { playOut, publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { deskWords } from '../../../words/desk.ts'
import { timeText } from '../../../words/time-text.ts'
import { roundTimes } from './round-times.ts'

it('says of each column of a bracket when it was played, and when the one that is played ends', () => {
  const sample = sampleEvent({
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 1, cut: null },
        { kind: 'elimination', rounds: null, cut: 8 },
      ],
    },
  })
  start(sample, 8)
  publish(sample)
  playOut(sample)
  sample.give({ kind: 'make-cut' })
  sample.give({ kind: 'start-stage' })
  publish(sample)
  playOut(sample)
  publish(sample)
  const at = (kind: string, round: number) => {
    const entry = sample
      .event()
      .log.find(({ fact }) => fact.kind === kind && 'round' in fact && fact.round === round)
    return timeText('en', entry?.at ?? Number.NaN)
  }
  const ends = 100_000_000
  expect(roundTimes(deskWords('en'), sample.event(), sample.state(), 1, ends)).toEqual([
    `${at('round-published', 2)} – ${at('round-closed', 2)}`,
    `${at('round-published', 3)}, ends ≈ ${timeText('en', ends)}`,
    '',
  ])
})
