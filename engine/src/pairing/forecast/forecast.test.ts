import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../../testing/pairing/field.ts'
import { allPerfectMatchings } from '../../matching/brute-force.ts'
import { forecastEvent, forecastRounds } from './forecast.ts'

describe('the forecast of an event that has not begun', () => {
  it.each([
    [8, 4],
    [16, 8],
    [64, 32],
    [9, 4],
    [2, 1],
    [1, 3],
    [5, 0],
  ])('%i players can be paired for %i rounds, whatever happens', (players, rounds) => {
    expect(forecastEvent(players, rounds, 'plan')).toEqual({ certain: true })
  })

  it.each([
    [8, 8],
    [4, 4],
    [5, 6],
    [2, 2],
  ])('%i players cannot play %i rounds without a rematch', (players, rounds) => {
    expect(forecastEvent(players, rounds, 'plan')).toEqual({
      certain: false,
      risk: 1,
      simulated: 0,
    })
  })

  it('in between it is a risk, which grows with the rounds', () => {
    const risks = [5, 6, 7].map((rounds) => forecastEvent(8, rounds, 'plan'))
    const shares = risks.map((forecast) => (forecast.certain ? 0 : forecast.risk))
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBeGreaterThan(0)
    expect(risks.every((forecast) => !forecast.certain && forecast.simulated === 200)).toBe(true)
  })

  it('is the same for the same entropy', () => {
    expect(forecastEvent(10, 8, 'plan')).toEqual(forecastEvent(10, 8, 'plan'))
  })

  it('four players can always play three rounds, though no bound says so', () => {
    const forecast = forecastEvent(4, 3, 'plan')
    expect(forecast).toMatchObject({ certain: false, risk: 0 })
  })
})

describe('the forecast from the middle of an event', () => {
  const points = { a: 10, b: 10, c: 5, d: 5, e: 0, f: 0 }

  it('counts those who have met', () => {
    const met = ['a-b', 'c-d', 'e-f', 'a-c 2', 'b-e 2', 'd-f 2', 'a-gone']
    expect(forecastRounds(fieldOf(points, { met }), 1, 5)).toEqual({ certain: true })
    expect(forecastRounds(fieldOf(points, { met }), 4, 5)).toEqual({
      certain: false,
      risk: 1,
      simulated: 0,
    })
  })

  it('finds a rematch that no count of opponents shows', () => {
    // Two rings of three that have not met inside, each with all of the other: a b c | d e f
    const met = 'a-d a-e a-f b-d b-e b-f c-d c-e c-f'.split(' ')
    const forecast = forecastRounds(fieldOf(points, { met }), 1, 5)
    expect(forecast).toMatchObject({ certain: false, risk: 1 })
    expect(!forecast.certain && forecast.simulated).toBeGreaterThan(0)
  })

  it('who must not meet by a leader’s word counts as met', () => {
    const forbidden = 'a-d a-e a-f b-d b-e b-f c-d c-e c-f'.split(' ')
    expect(forecastRounds(fieldOf(points, { forbidden }), 1, 5)).toMatchObject({ risk: 1 })
  })
})

describe('what is called certain, against playing every event', () => {
  // Whatever rounds are played before, the last one must still come out.
  it.each([
    [4, 2],
    [6, 3],
    [8, 4],
  ])('%i players, %i rounds', (size, rounds) => {
    expect(forecastEvent(size, rounds, 'plan').certain).toBe(true)
    const all = [...allPerfectMatchings(size)]
    const isNew = (met: ReadonlySet<string>) => (mates: readonly number[]) =>
      mates.every((b, a) => !met.has(`${a}-${b}`))
    const together = (met: ReadonlySet<string>, mates: readonly number[]) =>
      new Set([...met, ...mates.map((b, a) => `${a}-${b}`)])
    const canAlwaysGoOn = (met: ReadonlySet<string>, left: number): boolean => {
      const open = all.filter(isNew(met))
      if (left === 1) return open.length > 0
      return open.length > 0 && open.every((mates) => canAlwaysGoOn(together(met, mates), left - 1))
    }
    // Which round comes first is only a matter of names.
    expect(canAlwaysGoOn(together(new Set(), all[0] ?? []), rounds - 1)).toBe(true)
  })
})
