import { type EventState, openEvent } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  player,
  playOut,
  publish,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import { differenceOf, isNothing } from './difference.ts'

const played = () => {
  const sample = sampleEvent()
  start(sample, 4)
  publish(sample)
  playOut(sample)
  return sample
}

const stateAt = (sample: ReturnType<typeof sampleEvent>, n: number): EventState => {
  const { state } = openEvent(sample.event().log.slice(0, n))
  if (state === null) throw new Error('not created')
  return state
}

describe('the difference between then and now', () => {
  it('is nothing where nothing has happened', () => {
    const sample = played()
    expect(isNothing(differenceOf(sample.state(), sample.state()))).toBe(true)
  })

  it('names the amended result and the places it moved', () => {
    const sample = played()
    const then = sample.event().log.length
    const [match] = sample.state().rounds[0]?.matches ?? []
    if (match === undefined) throw new Error('no match')
    const result = { ending: 'destruction', score: [0, 100] } as const
    sample.give({ kind: 'amend-result', match, result, reason: 'wrong slip' })
    const found = differenceOf(stateAt(sample, then), sample.state())
    expect(found.results).toMatchObject([{ match: { match }, is: result }])
    expect(found.places.length).toBeGreaterThan(0)
    expect(found).toMatchObject({ gone: 0, newResults: 0, newRounds: 0, people: [] })
    expect(isNothing(found)).toBe(false)
  })

  it('counts what has come since, and names who has come and gone', () => {
    const sample = played()
    const then = sample.event().log.length
    sample.give({ kind: 'drop-player', player: player(4), when: 'now' })
    sample.give({ kind: 'register-late-player', player: player(9) })
    publish(sample, 'the late list is on paper')
    playOut(sample)
    const found = differenceOf(stateAt(sample, then), sample.state())
    expect(found.people).toEqual([
      { player: player(4), was: 'active', is: 'dropped' },
      { player: player(9), was: null, is: 'active' },
    ])
    expect(found.newRounds).toBe(1)
    expect(found.newResults).toBeGreaterThan(0)
  })

  it('counts the results that went with their round', () => {
    const sample = played()
    const before = sample.state()
    const early = stateAt(sample, 11)
    expect(early.rounds).toHaveLength(0)
    expect(differenceOf(before, early)).toMatchObject({ gone: 2, newResults: 0, newRounds: 0 })
  })
})
