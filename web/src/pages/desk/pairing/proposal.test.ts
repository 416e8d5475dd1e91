import { describe, expect, it } from 'vitest'
import {
  playOut,
  publish,
  type SampleEvent,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import { commandsFor, costNow, proposed, seatingOf } from './proposal.ts'
import { spotsTyped } from './swap.ts'

const roundOf = (sample: SampleEvent) => sample.state().rounds.at(-1) ?? expect.fail('no round')

const secondRound = (players: number, secret?: string): SampleEvent => {
  const sample = sampleEvent({}, secret)
  start(sample, players)
  publish(sample)
  playOut(sample)
  sample.give({ kind: 'pair-round' })
  return sample
}

const propose = (sample: SampleEvent, how: 'swap' | 'fixed' | 'forbidden', line: string) => {
  const round = roundOf(sample)
  const spots = spotsTyped(line) ?? expect.fail('not understood')
  const commands = commandsFor(sample.event(), round, how, spots, 'asked for')
  return commands === null ? null : proposed(sample.event(), { role: 'organizer' }, round, commands)
}

describe('a change of a round that nobody has seen', () => {
  it('shows what a swap costs before it is made', () => {
    const sample = secondRound(8)
    expect(costNow(roundOf(sample)).receipt?.certified).not.toBe('by-hand')
    // A winner of round 1 for a loser: two pairs now cross the points groups.
    const then = propose(sample, 'swap', '2s 3s') ?? expect.fail('not possible')
    if ('refusal' in then) return expect.fail(then.refusal.code)
    expect(then.cost).toMatchObject({ moves: 4, tables: [2, 3] })
    expect(then.cost.receipt).toMatchObject({ crossings: [2], certified: 'by-hand' })
    expect(roundOf(sample).receipt?.crossings).toEqual([0])
  })

  it('makes two meet, or keeps them apart, by drawing again', () => {
    const sample = secondRound(8)
    const { tables } = seatingOf(sample.event(), roundOf(sample))
    const first = tables[0]?.players ?? expect.fail('no table')
    const met = (then: ReturnType<typeof propose>) =>
      then !== null && 'after' in then
        ? then.after.tables.some(({ players }) => first.every((one) => players.includes(one)))
        : null
    expect(met(propose(sample, 'fixed', '1f 1s'))).toBe(true)
    expect(met(propose(sample, 'forbidden', '1f 1s'))).toBe(false)
  })

  it('draws again with the reason it has, where lots are fixed before', () => {
    const then = propose(secondRound(8, 'fixed before'), 'forbidden', '1f 1s')
    expect(then).toHaveProperty('after')
  })

  it('is none where two sit at one table', () => {
    expect(propose(secondRound(8), 'swap', '1f 1s')).toBeNull()
  })
})

describe('a change of a round that players know', () => {
  it('touches only the tables that are meant', () => {
    const sample = secondRound(8)
    sample.give({ kind: 'publish-round' })
    const round = roundOf(sample)
    const spots = spotsTyped('1 2') ?? expect.fail('not understood')
    const [command] = commandsFor(sample.event(), round, 'swap', spots, 'sat down wrongly') ?? []
    if (command?.kind !== 'repair-round') return expect.fail('another command')
    expect(command.matches).toHaveLength(2)
    expect(command.pairs).toHaveLength(2)
    const before = seatingOf(sample.event(), round).tables.map(({ players }) => players)
    sample.give(command)
    const after = seatingOf(sample.event(), roundOf(sample)).tables.map(({ players }) => players)
    expect(after).toEqual([
      [before[0]?.[0], before[1]?.[1]],
      [before[1]?.[0], before[0]?.[1]],
      ...before.slice(2),
    ])
  })

  it('says so where a table has begun', () => {
    const sample = secondRound(8)
    sample.give({ kind: 'publish-round' })
    const match = roundOf(sample).matches[0] ?? expect.fail('no match')
    sample.give({ kind: 'start-match', match })
    expect(propose(sample, 'swap', '1 2')).toMatchObject({ refusal: { code: 'match-under-way' } })
  })
})
