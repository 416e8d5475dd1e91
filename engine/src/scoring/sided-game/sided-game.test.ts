import { describe, expect, it } from 'vitest'
import { playerId } from '../../vocabulary/ids.ts'
import type { Result, TableState } from '../../vocabulary/result.ts'
import { clause } from '../../vocabulary/rule.ts'
import type { Setting } from '../way.ts'
import type { SidedGameClauses } from './clauses.ts'
import { sidedGame, timeoutPoints } from './sided-game.ts'

const clauses: SidedGameClauses = {
  method: 'sided-game',
  endings: clause('DOC-1', ['won', 'forfeit', 'timeout', 'no-show', 'match-loss']),
  timeout: clause('DOC-2', {
    perObjective: 100,
    perDamage: 3,
    balance: 1,
    dial: [
      { from: 0, counts: 0 },
      { from: 2, counts: 50 },
    ],
    mostObjectives: 4,
    mostDial: 5,
  }),
}
const setting = (own: Pick<Setting, 'untimed' | 'light'> = {}): Setting => ({
  bye: { outcome: clause('DOC-4', 'win'), marginOfVictory: null, earned: null },
  readings: {} as Setting['readings'],
  stage: 'double-elimination',
  ...own,
})

const table: TableState = {
  objectives: 1,
  damageOnDark: 2,
  dial: 2,
  damageOnLight: 4,
  balance: 'dark',
}
const outcomes = (result: Result) =>
  sidedGame(clauses)
    .scorer(setting())
    .earned(result)
    .map(({ outcome }) => outcome)

describe('who wins', () => {
  it.each<[Result, 'first' | 'second']>([
    [{ ending: 'won', winner: 'second', light: 'first' }, 'second'],
    [{ ending: 'forfeit', winner: 'first' }, 'first'],
    [{ ending: 'timeout', light: 'first', table }, 'first'],
    [{ ending: 'timeout', light: 'second', table }, 'second'],
    [{ ending: 'timeout', light: 'first', table: { ...table, objectives: 0 } }, 'second'],
    [{ ending: 'no-show', by: 'first' }, 'second'],
    [{ ending: 'match-loss', by: 'second' }, 'first'],
    [{ ending: 'withdrawal', by: 'first' }, 'second'],
    [{ ending: 'concession', by: 'second' }, 'first'],
  ])('%j: %s', (result, winner) => {
    expect(outcomes(result)).toEqual(winner === 'first' ? ['win', 'loss'] : ['loss', 'win'])
  })

  it('nobody, where both lost', () => {
    expect(outcomes({ ending: 'double-loss' })).toEqual(['double-loss', 'double-loss'])
  })

  it('and no tournament points', () => {
    const scorer = sidedGame(clauses).scorer(setting())
    expect(scorer).toMatchObject({ winPoints: 0, hasMargin: false })
    const result: Result = { ending: 'forfeit', winner: 'first' }
    expect(scorer.earned(result).map((line) => line.tournamentPoints)).toEqual([0, 0])
  })
})

describe('what lies on the table', () => {
  it('is added up for each side', () => {
    expect(timeoutPoints(table, clauses)).toEqual({ light: 106, dark: 63 })
    expect(timeoutPoints({ ...table, balance: 'light', dial: 1 }, clauses)).toEqual({
      light: 107,
      dark: 12,
    })
  })

  it.each([
    [{ objectives: 5 }, 'objectives', 4],
    [{ objectives: -1 }, 'objectives', 4],
    [{ dial: 6 }, 'dial', 5],
    [{ dial: 1.5 }, 'dial', 5],
    [{ damageOnDark: -1 }, 'damageOnDark', 999],
    [{ damageOnLight: 1000 }, 'damageOnLight', 999],
  ])('%j cannot be', (changed, what, most) => {
    const result: Result = { ending: 'timeout', light: 'first', table: { ...table, ...changed } }
    expect(sidedGame(clauses).scorer(setting()).objection(result)).toEqual({
      code: 'table-state-impossible',
      what,
      most,
      rule: 'DOC-2',
    })
  })

  it.each([{ objectives: 4 }, { dial: 5 }, { damageOnDark: 999 }, { damageOnLight: 0 }])(
    '%j can be',
    (changed) => {
      const result: Result = { ending: 'timeout', light: 'first', table: { ...table, ...changed } }
      expect(sidedGame(clauses).scorer(setting()).objection(result)).toBeNull()
    },
  )
})

describe('objections', () => {
  const timeout: Result = { ending: 'timeout', light: 'first', table }

  it('a game without limit does not end by it', () => {
    const untimed = setting({ untimed: 'DOC-3' })
    expect(sidedGame(clauses).scorer(untimed).objection(timeout)).toEqual({
      code: 'game-has-no-time-limit',
      rule: 'DOC-3',
    })
    expect(sidedGame(clauses).scorer(setting()).objection(timeout)).toBeNull()
  })

  it('another side than the one that is settled', () => {
    const light = { seat: 'second', player: playerId('ben'), rule: 'DOC-5' } as const
    const { objection } = sidedGame(clauses).scorer(setting({ light }))
    const wrong = { code: 'wrong-side', player: 'ben', rule: 'DOC-5', overridable: true }
    expect(objection(timeout)).toEqual(wrong)
    expect(objection({ ending: 'won', winner: 'second', light: 'first' })).toEqual(wrong)
    expect(objection({ ending: 'won', winner: 'first', light: 'second' })).toBeNull()
    expect(objection({ ending: 'forfeit', winner: 'first' })).toBeNull()
  })

  it('an ending the document does not have', () => {
    expect(sidedGame(clauses).scorer(setting()).objection({ ending: 'double-loss' })).toEqual({
      code: 'ending-unknown',
      ending: 'double-loss',
    })
  })
})
