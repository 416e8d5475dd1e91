import { type Regulation, regulations, type StagePlan } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  playOut,
  publish,
  register,
  sampleEvent,
  start,
} from '../../../testing/sample-event.suite.ts'
import { type DayStep, daySteps } from './day-steps.ts'

const short = (step: DayStep): string =>
  'round' in step
    ? `${step.kind} ${step.round}`
    : step.kind === 'cut'
      ? `cut ${step.size}`
      : step.kind

const stepsOf = (sample: ReturnType<typeof sampleEvent>) => daySteps(sample.event(), sample.state())
const now = (sample: ReturnType<typeof sampleEvent>) =>
  stepsOf(sample)
    .filter(({ state }) => state === 'now')
    .map(short)

describe('the day as a line', () => {
  it('is known as soon as the players are', () => {
    const sample = sampleEvent()
    register(sample, 9)
    expect(stepsOf(sample).map(short)).toEqual([
      'registration',
      'announcement',
      'round 1',
      'round 2',
      'round 3',
      'round 4',
      'cut 4',
      'elimination 5',
      'elimination 6',
      'end',
    ])
    expect(now(sample)).toEqual(['registration'])
  })

  it('has no cut where the table has none', () => {
    const sample = sampleEvent()
    register(sample, 8)
    expect(stepsOf(sample).map(short)).not.toContain('cut 4')
    expect(stepsOf(sample)).toHaveLength(6)
  })

  it('moves on with the day, and knows when a round was played', () => {
    const sample = sampleEvent()
    start(sample, 9)
    expect(now(sample)).toEqual(['round 1'])
    publish(sample)
    playOut(sample)
    expect(now(sample)).toEqual(['round 2'])
    const first = stepsOf(sample).find((step) => step.kind === 'round' && step.round === 1)
    expect(first).toMatchObject({ state: 'done', from: expect.any(Number), to: expect.any(Number) })
    for (let round = 2; round <= 4; round++) {
      publish(sample)
      playOut(sample)
    }
    expect(now(sample)).toEqual(['cut 4'])
    sample.give({ kind: 'make-cut' })
    sample.give({ kind: 'start-stage' })
    expect(now(sample)).toEqual(['elimination 5'])
    for (let round = 5; round <= 6; round++) {
      publish(sample)
      playOut(sample)
    }
    expect(now(sample)).toEqual(['end'])
    sample.give({ kind: 'finish-event' })
    expect(stepsOf(sample).every(({ state }) => state === 'done')).toBe(true)
  })

  it('forgets the time of what was undone', () => {
    const sample = sampleEvent()
    start(sample, 4)
    publish(sample)
    const published = sample.event().log.length
    sample.give({ kind: 'undo', entry: published, reason: 'too early' })
    const first = stepsOf(sample).find((step) => step.kind === 'round')
    expect(first).toMatchObject({ state: 'now', from: null })
  })

  const planned = (fits: (one: Regulation) => boolean, ...stages: readonly StagePlan[]) => {
    const regulation = regulations.find(fits)?.id ?? ''
    return sampleEvent({ regulation, structure: { kind: 'custom', stages } })
  }
  const swiss: StagePlan = { kind: 'swiss', rounds: 1, cut: null }

  it('counts the blocks of a bracket with two sides, and the deciding game once it comes', () => {
    const sample = planned(({ structure }) => structure.finals === 'double-elimination', swiss, {
      kind: 'double-elimination',
      rounds: null,
      cut: 4,
    })
    start(sample, 4)
    const finals = ['chart 2', 'chart 3', 'chart 4', 'chart 5']
    const shown = () => stepsOf(sample).map(short)
    expect(shown().slice(3)).toEqual(['cut 4', ...finals, 'end'])
    publish(sample)
    playOut(sample, { ending: 'games', games: ['first', 'first'] })
    expect(now(sample)).toEqual(['cut 4'])
    sample.give({ kind: 'make-cut' })
    sample.give({ kind: 'start-stage' })
    for (const final of finals) {
      expect(now(sample)).toEqual([final])
      publish(sample)
      playOut(sample, { ending: 'won', winner: 'second', light: 'first' })
    }
    // From the moment it is due, before it is paired.
    expect(now(sample)).toEqual(['chart 6'])
    publish(sample)
    expect(now(sample)).toEqual(['chart 6'])
    const parts = stepsOf(sample).flatMap((step) => (step.kind === 'chart' ? [step.part] : []))
    expect(parts).toEqual(['slot', 'slot', 'slot', 'final', 'reset'])
  })

  it('has a final match only when the first two are level', () => {
    const sample = planned(({ finalMatch }) => finalMatch !== null, swiss)
    start(sample, 4)
    expect(stepsOf(sample).map(short)).not.toContain('cut 2')
    publish(sample)
    playOut(sample, { ending: 'games', games: ['first', 'second'] })
    expect(now(sample)).toEqual(['cut 2'])
    sample.give({ kind: 'make-cut' })
    expect(now(sample)).toEqual(['cut 2'])
    sample.give({ kind: 'start-stage' })
    expect(now(sample)).toEqual(['elimination 2'])
    publish(sample)
    playOut(sample, { ending: 'games', games: ['first', 'first'] })
    expect(now(sample)).toEqual(['end'])
  })
})
