import type { Result } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  player,
  playOut,
  publish,
  register,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import { nextStep } from './next-step.ts'

const does = (sample: ReturnType<typeof sampleEvent>) => nextStep(sample.state()).does

const kindOf = (sample: ReturnType<typeof sampleEvent>) => {
  const step = does(sample)
  return step.kind === 'command' ? step.command.kind : step.kind
}

describe('the one primary button', () => {
  it('leads through registration', () => {
    const sample = sampleEvent()
    expect(kindOf(sample)).toBe('register')
    register(sample, 3)
    sample.give({ kind: 'check-in-player', player: player(2) })
    sample.give({ kind: 'drop-player', player: player(3), when: 'now' })
    expect(does(sample)).toEqual({ kind: 'check-in', players: [player(1)], without: null })
    sample.give({ kind: 'check-in-player', player: player(1) })
    expect(kindOf(sample)).toBe('announce-event')
  })

  it('offers to go on without whoever has not come', () => {
    const sample = sampleEvent()
    register(sample, 5)
    for (const n of [1, 2, 3, 4]) sample.give({ kind: 'check-in-player', player: player(n) })
    const absent = { kind: 'check-in', players: [player(5)] } as const
    expect(does(sample)).toEqual({ ...absent, without: 'announce-event' })
    sample.give({ kind: 'announce-event' })
    expect(does(sample)).toEqual({ ...absent, without: 'start-stage' })
  })

  it('leads through a round: the clock first, then table by table', () => {
    const sample = sampleEvent()
    start(sample, 4)
    expect(kindOf(sample)).toBe('pair-round')
    publish(sample)
    expect(kindOf(sample)).toBe('start-clock')
    sample.give({ kind: 'start-clock' })
    expect(does(sample)).toEqual({ kind: 'table', table: 1, isDisputed: false })
    playOut(sample)
    expect(kindOf(sample)).toBe('pair-round')
  })

  it('does not insist on a clock once results come in', () => {
    const sample = sampleEvent()
    start(sample, 4)
    publish(sample)
    const match = sample.state().rounds[0]?.matches[0]
    if (match === undefined) throw new Error('no match')
    sample.give({ kind: 'enter-result', match, result: { ending: 'time', score: [20, 10] } })
    expect(does(sample)).toEqual({ kind: 'table', table: 2, isDisputed: false })
  })

  it('goes to the table whose players do not say the same before all others', () => {
    const sample = sampleEvent()
    start(sample, 8)
    publish(sample)
    sample.give({ kind: 'start-clock' })
    const match = sample.state().rounds[0]?.matches[2]
    const players = match === undefined ? undefined : sample.state().matches.get(match)?.players
    if (match === undefined || players === undefined) throw new Error('no match')
    const report = (index: 0 | 1, score: readonly [number, number]) =>
      sample.give({
        kind: 'report-result',
        match,
        player: players[index],
        result: { ending: 'time', score },
      })
    report(0, [60, 20])
    expect(does(sample)).toMatchObject({ table: 1, isDisputed: false })
    report(1, [20, 60])
    expect(does(sample)).toEqual({ kind: 'table', table: 3, isDisputed: true })
  })

  it('has a command for every step to the champion, and then none', () => {
    const sample = sampleEvent()
    start(sample, 9)
    const given: string[] = []
    for (let step = does(sample); step.kind !== 'nothing'; step = does(sample)) {
      if (step.kind === 'command') {
        given.push(step.command.kind)
        sample.give(step.command)
      } else playOut(sample)
    }
    const rounds = given.filter((kind) => kind === 'publish-round')
    expect(rounds).toHaveLength(6)
    expect(given.slice(-1)).toEqual(['finish-event'])
    expect(sample.state().finished).not.toBeNull()
  })

  it('closes a round and pairs the next in one press, as long as another one is planned', () => {
    const sample = sampleEvent()
    start(sample, 9)
    const also: string[] = []
    const result: Result = { ending: 'destruction', score: [100, 40] }
    for (let step = does(sample); step.kind !== 'nothing'; step = does(sample)) {
      if (step.kind !== 'command') {
        const round = sample.state().rounds.at(-1)
        for (const match of round?.matches ?? []) {
          if (sample.state().matches.get(match)?.result != null) continue
          sample.give({ kind: 'enter-result', match, result })
        }
        continue
      }
      if (step.command.kind === 'close-round') also.push(step.also?.kind ?? step.shows)
      sample.give(step.command)
      if (step.also !== undefined) sample.give(step.also)
    }
    // Four rounds, the cut, two of the bracket.
    const pairs = 'pair-round'
    expect(also).toEqual([pairs, pairs, pairs, 'standings', pairs, 'standings'])
  })

  it('begins a stage with its first round, and shows its tables before they are published', () => {
    const sample = sampleEvent()
    register(sample, 4)
    for (const n of [1, 2, 3, 4]) sample.give({ kind: 'check-in-player', player: player(n) })
    sample.give({ kind: 'announce-event' })
    expect(does(sample)).toEqual({
      kind: 'command',
      command: { kind: 'start-stage' },
      also: { kind: 'pair-round' },
      shows: 'tables',
    })
  })
})
