import type { Match, Result } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  playOut,
  publish,
  type SampleEvent,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import { whatIf } from '../what-if.ts'
import { repairOptions } from './repair-options.ts'
import { laterRound, whatChanges } from './what-changes.ts'

const lost: Result = { ending: 'destruction', score: [40, 100] }

/** Round 2 is known to the players when the first table of round 1 turns out to be wrong. */
const foundLate = () => {
  const sample = sampleEvent()
  start(sample, 16)
  publish(sample)
  playOut(sample)
  publish(sample)
  const match = firstTable(sample)
  return { sample, match, after: amended(sample, match) }
}

const firstTable = (sample: SampleEvent): Match => {
  const id = sample.state().rounds[0]?.matches[0]
  return (id === undefined ? undefined : sample.state().matches.get(id)) ?? expect.fail('no match')
}

const amended = (sample: SampleEvent, { match }: Match, result = lost) => {
  const command = { kind: 'amend-result', match, result, reason: 'read wrongly' } as const
  const then = whatIf(sample.event(), { role: 'organizer' }, [command])
  if ('refusal' in then) return expect.fail(then.refusal.code)
  return then.event.state ?? expect.fail('no state')
}

describe('a wrong result found late', () => {
  it('turns the points and places of the two around', () => {
    const { sample, match, after } = foundLate()
    const { after: compared, lines } = whatChanges(sample.state(), after, match)
    expect(compared).toBe(1)
    const of = (seat: 0 | 1) =>
      lines.find(({ is }) => is.player === match.players[seat]) ?? expect.fail('no line')
    expect(of(0).was.tournamentPoints).toBe(of(1).is.tournamentPoints)
    expect(of(1).was.tournamentPoints).toBe(of(0).is.tournamentPoints)
    expect(of(1).is.place).toBeLessThan(of(1).was.place ?? 0)
  })

  it('names the tables of the round being played that are no longer level', () => {
    const { sample, match, after } = foundLate()
    const { unequal } = whatChanges(sample.state(), after, match)
    const round = laterRound(sample.state(), match) ?? expect.fail('no later round')
    const played = round.matches.map((id) => sample.state().matches.get(id) ?? expect.fail())
    const own: readonly string[] = match.players
    const tables = played
      .filter(({ players }) => players.some((player) => own.includes(player)))
      .map(({ table }) => table)
    expect([...unequal].sort()).toEqual([...tables].sort())
    expect(unequal).toHaveLength(2)
  })

  it('says who comes in and goes out at the cut line', () => {
    const { sample, match, after } = foundLate()
    const { cut } = whatChanges(sample.state(), after, match)
    expect(cut?.in.length).toBe(cut?.out.length)
  })

  it('changes nothing for a round that is not paired yet', () => {
    const sample = sampleEvent()
    start(sample, 8)
    publish(sample)
    playOut(sample)
    const match = firstTable(sample)
    expect(laterRound(sample.state(), match)).toBeNull()
    expect(whatChanges(sample.state(), amended(sample, match), match).unequal).toEqual([])
  })
})

describe('what can be done about the round', () => {
  it('has a price for each, and recommends the cheapest that is as good as the best', () => {
    const { after } = foundLate()
    const { options, recommended, round } = repairOptions(after) ?? expect.fail('no options')
    expect(round).toBe(2)
    const cost = (kind: string) =>
      options.find(({ choice }) => choice.kind === kind)?.cost ?? expect.fail(kind)
    expect(cost('leave')).toMatchObject({ moves: 0, tables: [] })
    expect(cost('leave').receipt?.certified).toBe('by-hand')
    expect(recommended).not.toBe('leave')
    expect(cost(recommended).receipt?.certified).toBe('parity')
    expect(cost(recommended).tables).toHaveLength(2)
  })

  it('leaves a round whose clock was started as it is unless somebody chooses otherwise', () => {
    const { sample, match } = foundLate()
    sample.give({ kind: 'start-clock' })
    const clocked = repairOptions(amended(sample, match)) ?? expect.fail('no options')
    expect(clocked).toMatchObject({ isClocked: true, recommended: 'leave' })
    expect(clocked.options.length).toBeGreaterThan(1)
  })

  it('is nothing while no round is played', () => {
    const sample = sampleEvent()
    start(sample, 8)
    expect(repairOptions(sample.state())).toBeNull()
  })
})
