import { describe, expect, it } from 'vitest'
import {
  answer,
  beats,
  bye,
  type Loose,
  named,
  type RoundIn,
  refusal,
  scenario,
  swiss,
} from '../trial.suite.ts'

/** One Swiss round in which the upper half beats the lower. */
const oneRound = (count: number): RoundIn =>
  swiss(
    Array.from({ length: count / 2 }, (_, index) =>
      beats(`p${index + 1}`, `p${count - index}`, index),
    ),
  )

describe('pair', () => {
  it('pairs the first round by lot', async () => {
    const { stage, round, pairings, byes, receipt } = await answer('pair', scenario(named(7)))
    expect({ stage, round }).toEqual({ stage: 'swiss', round: 1 })
    expect(pairings.map(({ table }) => table)).toEqual([1, 2, 3])
    expect(pairings.every(({ reason }) => reason['kind'] === 'first-round')).toBe(true)
    expect(byes).toEqual([{ player: expect.any(String), kind: 'odd-number' }])
    expect(receipt).toMatchObject({ certified: 'parity', otherBye: null })
  })

  it('draws from the entropy of the file and the number of the round', async () => {
    const paired = await answer('pair', scenario(named(8), [], { entropy: 'hall' }))
    expect(paired.entropy).toBe('hall/1')
    expect((await answer('pair', scenario(named(8)))).entropy).toBe('topcut/1')
    expect(await answer('pair', scenario(named(8)), '--entropy', 'hall/1')).toEqual(paired)
  })

  it('says why two meet who do not have the same points', async () => {
    const rounds = [swiss([beats('p1', 'p2'), beats('p3', 'p4'), beats('p5', 'p6')])]
    const { pairings, receipt } = await answer('pair', scenario(named(6), rounds))
    const reasons = pairings.map(({ reason }) => reason)
    expect(reasons).toContainEqual({
      kind: 'floats-down',
      player: expect.stringMatching(/^p[135]$/),
      from: 5,
      to: 0,
      why: 'odd-group',
    })
    expect(receipt).toMatchObject({ crossings: [1], lowerBound: [1], spanSquares: 1 })
  })

  it('says so where a rematch cannot be avoided', async () => {
    const rounds = [swiss([beats('p1', 'p2')])]
    const { pairings, receipt } = await answer('pair', scenario(named(2), rounds))
    expect(pairings).toMatchObject([
      { table: 1, reason: { kind: 'rematch-unavoidable', metInRounds: [1] } },
    ])
    expect(receipt).toMatchObject({ rematches: 1, certified: 'exact' })
  })

  it('names another bye that would have avoided a rematch', async () => {
    // p3 has the lowest margin of those with the fewest points; p2 and p3 have not met.
    const rounds = [
      swiss([beats('p1', 'p2', 99), bye('p3')]),
      swiss([beats('p1', 'p3', 0), bye('p2')]),
    ]
    const { byes, pairings, receipt } = await answer('pair', scenario(named(3), rounds))
    expect(byes).toEqual([{ player: 'p3', kind: 'odd-number' }])
    expect(pairings).toMatchObject([{ reason: { kind: 'rematch-unavoidable', metInRounds: [1] } }])
    expect(receipt).toMatchObject({ rematches: 1, certified: 'exact', otherBye: 'p1' })
  })

  it('waits for results and names the tables, counting tables only', async () => {
    const open = swiss([
      bye('p7'),
      { players: ['p1', 'p2'] },
      beats('p3', 'p4'),
      { players: ['p5', 'p6'] },
    ])
    const refused = await refusal('pair', scenario(named(7), [open]))
    expect(refused).toMatchObject({ code: 'results-missing', round: 1, tables: [1, 3] })
    expect(refused.message).toContain('tables 1, 3')
    await answer('standings', scenario(named(7), [open]))
    await answer('check', scenario(named(7), [open]))
  })

  it('ends the event when nobody is left to be paired', async () => {
    const file = scenario(named(4), [{ ...oneRound(4), drop: ['p1', 'p2', 'p3'] }])
    const { finished, finalPlaces } = await answer('pair', file)
    const { standings } = await answer('standings', file)
    expect(finished).toBe(true)
    expect(finalPlaces).toEqual(standings.map(({ place, player }) => ({ place, player })))
  })

  it('[XWEN-56] lets the one with the fewest points sit out, twice if need be', async () => {
    const rounds = [
      swiss([beats('p1', 'p2', 99), bye('p3')]),
      swiss([beats('p1', 'p3'), bye('p2')]),
    ]
    const file = scenario(named(3), rounds)
    const sitting = async (options: Loose) =>
      (await answer('pair', { ...file, options })).byes.map(({ player }) => player)
    expect(await sitting({})).toEqual(['p3'])
    const third = [...rounds, swiss([beats('p1', 'p2'), bye('p3')])]
    const after = async (options: Loose) =>
      (await answer('pair', { ...scenario(named(3), third), options })).byes[0]?.player
    expect(await after({})).toBe('p2')
    expect(await after({ repeatByes: 'avoid' })).toBe('p1')
  })
})
