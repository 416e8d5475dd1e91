import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { findFault } from './fault.ts'
import { resultSchema } from './result.ts'

const fieldOf = (result: unknown) => findFault(resultSchema, result)?.field

describe('the schema of results', () => {
  it.each([
    { ending: 'destruction', score: [100, 0] },
    { ending: 'time', score: [60, 60], initiative: 'second', salvo: 'first' },
    { ending: 'mutual-destruction', score: [100, 100], initiative: 'first' },
    {
      ending: 'time',
      score: [60, 60],
      salvo: 'second',
      salvoRolls: {
        dice: [3, 4],
        hits: [
          [2, 2],
          [1, 3],
        ],
      },
    },
    { ending: 'points', score: [41, 38] },
    {
      ending: 'points',
      score: [40, 40],
      tie: {
        defeats: [36, 36],
        damage: [12, 12],
        die: [
          [3, 3],
          [5, 2],
        ],
      },
    },
    { ending: 'time', score: [20, 20], tie: { defeats: [18, 16] } },
    { ending: 'defeat', winner: 'second', score: [30, 28] },
    { ending: 'concession', by: 'second', score: [10, 20] },
    { ending: 'concession', by: 'second' },
    { ending: 'games', games: ['first', 'second'] },
    { ending: 'games', games: ['draw', 'unplayed'] },
    { ending: 'games', games: ['double-loss', { annulled: 'first' }] },
    { ending: 'games', games: [{ conceded: 'second' }, 'first'] },
    { ending: 'won', winner: 'first', light: 'second' },
    { ending: 'forfeit', winner: 'first' },
    {
      ending: 'timeout',
      light: 'second',
      table: { objectives: 1, damageOnDark: 3, dial: 8, damageOnLight: 2, balance: 'dark' },
    },
    { ending: 'intentional-draw', witness: 'l3' },
    { ending: 'no-show', by: 'first' },
    { ending: 'match-loss', by: 'first' },
    { ending: 'double-loss' },
    { ending: 'withdrawal', by: 'second' },
  ])('accepts an end by $ending', (each) => {
    expect(fieldOf(each)).toBe(undefined)
  })

  const table = { objectives: 1, damageOnDark: 3, dial: 8, damageOnLight: 2, balance: 'dark' }

  it.each([
    ['games', { ending: 'games', games: ['first'] }],
    ['games.1', { ending: 'games', games: ['first', 'third'] }],
    ['games.0.annulled', { ending: 'games', games: [{ annulled: 'third' }, 'first'] }],
    ['games.0.conceded', { ending: 'games', games: [{ conceded: 'third' }, 'first'] }],
    ['games.0.by', { ending: 'games', games: [{ conceded: 'first', by: 'second' }, 'first'] }],
    ['light', { ending: 'won', winner: 'first' }],
    ['winner', { ending: 'forfeit', winner: 'nobody' }],
    ['table.balance', { ending: 'timeout', light: 'first', table: { ...table, balance: 'none' } }],
    ['table.dial', { ending: 'timeout', light: 'first', table: { ...table, dial: -1 } }],
    ['table.turns', { ending: 'timeout', light: 'first', table: { ...table, turns: 9 } }],
    ['tie.die.0', { ending: 'time', score: [1, 1], tie: { die: [[3]] } }],
    ['tie.luck', { ending: 'time', score: [1, 1], tie: { luck: [1, 2] } }],
    ['salvoRolls.hits', { ending: 'time', score: [1, 1], salvoRolls: { dice: [3, 3] } }],
    ['witness', { ending: 'intentional-draw', witness: 'the judge at table 3' }],
    ['score', { ending: 'defeat', winner: 'first' }],
    ['score.1', { ending: 'points', score: [40, 1001] }],
  ])('names the field %s in %j', (field, each) => {
    expect(fieldOf(each)).toBe(field)
    expect(Value.Check(resultSchema, each)).toBe(false)
  })

  it('refuses more rolls than anybody makes', () => {
    const die = Array.from({ length: 101 }, () => [1, 1])
    expect(fieldOf({ ending: 'time', score: [1, 1], tie: { die } })).toBe('tie.die')
  })
})
