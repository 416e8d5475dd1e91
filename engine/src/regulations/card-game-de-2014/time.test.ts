import { describe, expect, it } from 'vitest'
import type { Story } from '../../../testing/story.ts'
import { bracketOf, type Result, type TableState } from '../../index.ts'
import { timeoutPoints } from '../../scoring/sided-game/sided-game.ts'
import { clause } from '../../vocabulary/rule.ts'
import { ending, finalStage, playOut, playSlot, tableState, upsets } from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'

describe('time', () => {
  const clauses = cardGameDe2014.scoring.elimination
  /** Who wins the first game of the stage at time, light in the first seat. */
  const atTime = (changed: Partial<TableState>): string => {
    const event = finalStage(4)
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    const { match } = event.matchOf('p1')
    const result: Result = { ending: 'timeout', light: 'first', table: tableState(changed) }
    event.does({ kind: 'enter-result', match, result })
    return bracketOf(event.state(), 1).rounds[0]?.[0]?.winner === 'p1' ? 'light' : 'dark'
  }

  it('[LCG-53] what counts, in hundredths', () => {
    expect(clauses).toMatchObject({
      method: 'sided-game',
      endings: clause('LCG-53', [
        'won',
        'forfeit',
        'timeout',
        'no-show',
        'match-loss',
        'double-loss',
      ]),
      timeout: clause('LCG-53', {
        perObjective: 400,
        perDamage: 10,
        balance: 25,
        dial: [
          { from: 0, counts: 0 },
          { from: 4, counts: 400 },
          { from: 8, counts: 800 },
        ],
        mostObjectives: 2,
        mostDial: 11,
      }),
    })
  })

  it.each<[string, Partial<TableState>, 'light' | 'dark']>([
    [
      '8.70 against 8.65',
      { objectives: 2, damageOnDark: 7, dial: 10, damageOnLight: 4, balance: 'dark' },
      'light',
    ],
    [
      '5.20 against 5.15',
      { objectives: 1, damageOnDark: 12, dial: 7, damageOnLight: 9, balance: 'dark' },
      'light',
    ],
    ['0.25 against 0', { dial: 3, balance: 'light' }, 'light'],
    ['0.25 against 4', { dial: 4, balance: 'light' }, 'dark'],
    [
      '8.40 against 8.45',
      { objectives: 2, damageOnDark: 4, dial: 8, damageOnLight: 2, balance: 'dark' },
      'dark',
    ],
  ])('[LCG-53] %s', (_, table, winner) => {
    expect(atTime(table)).toBe(winner)
  })

  it.each<[Partial<TableState>, number, number]>([
    [{}, 25, 0],
    [{ objectives: 1, dial: 3 }, 425, 0],
    [{ objectives: 2, damageOnDark: 7, dial: 10, damageOnLight: 4, balance: 'dark' }, 870, 865],
    [{ objectives: 1, damageOnDark: 12, dial: 7, damageOnLight: 9, balance: 'dark' }, 520, 515],
    [{ objectives: 2, damageOnDark: 4, dial: 8, damageOnLight: 2, balance: 'dark' }, 840, 845],
    [{ dial: 4 }, 25, 400],
    [{ dial: 11 }, 25, 800],
  ])('[LCG-53] %j: light %i, dark %i hundredths', (changed, light, dark) => {
    if (clauses.method !== 'sided-game') return expect.fail(clauses.method)
    expect(timeoutPoints(tableState(changed), clauses)).toEqual({ light, dark })
  })

  it.each<Result>([
    { ending: 'won', winner: 'first', light: 'second' },
    { ending: 'forfeit', winner: 'first' },
    { ending: 'timeout', light: 'first', table: tableState() },
    { ending: 'no-show', by: 'second' },
    { ending: 'match-loss', by: 'second' },
  ])('[LCG-53] a game may end like this: %j', (result) => {
    const event = finalStage(4)
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    event.result('p1', result)
    expect(bracketOf(event.state(), 1).rounds[0]?.[0]?.winner).toBe('p1')
  })

  it.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [11, 2],
  ])('[LCG-53] a dial at %i is worth %i objectives', (dial, objectives) => {
    expect(atTime({ dial, objectives, balance: 'light' })).toBe('light')
    expect(atTime({ dial, objectives, balance: 'dark' })).toBe('dark')
    if (objectives > 0) {
      expect(atTime({ dial, objectives: objectives - 1, damageOnDark: 20 })).toBe('dark')
    }
  })

  it.each([{ objectives: 3 }, { dial: 12 }, { damageOnLight: -1 }])(
    '[LCG-53] %j would have ended the game, or cannot be',
    (changed) => {
      const event = finalStage(4)
      event.does({ kind: 'pair-round' })
      event.does({ kind: 'publish-round' })
      const { match } = event.matchOf('p1')
      const result: Result = { ending: 'timeout', light: 'first', table: tableState(changed) }
      expect(event.refuses({ kind: 'enter-result', match, result })).toMatchObject({
        code: 'table-state-impossible',
        what: Object.keys(changed)[0],
        rule: 'LCG-53',
      })
    },
  )

  it('[LCG-53] a game of the final stage is not two games', () => {
    const event = finalStage(4)
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    const { match } = event.matchOf('p1')
    for (const result of [
      { ending: 'games', games: ['first', 'first'] },
      { ending: 'concession', by: 'first' },
    ] as const) {
      expect(event.refuses({ kind: 'enter-result', match, result }).code).toBe(
        'not-in-this-regulation',
      )
    }
    event.does({ kind: 'enter-result', match, result: { ending: 'no-show', by: 'first' } })
    expect(bracketOf(event.state(), 1).rounds[0]?.[0]?.winner).toBe('p4')
  })
})

describe('the grand final', () => {
  const atGrandFinal = (): Story => {
    const event = finalStage(8)
    for (let slot = 1; slot <= 5; slot++) playSlot(event)
    return event
  }

  it('[LCG-54] has no time limit', () => {
    expect(cardGameDe2014.roundLength.final).toEqual(
      clause('LCG-54', { minutes: null, from: null, to: null }),
    )
    const event = atGrandFinal()
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    expect(event.facts({ kind: 'start-clock' })).toEqual([
      { kind: 'clock-started', round: 8, minutes: null },
    ])
    const { match } = event.matchOf('p1')
    const result: Result = { ending: 'timeout', light: 'first', table: tableState() }
    expect(event.refuses({ kind: 'enter-result', match, result })).toEqual({
      code: 'game-has-no-time-limit',
      rule: 'LCG-54',
    })
  })

  it('[LCG-54] nor has the game after it', () => {
    const event = atGrandFinal()
    playSlot(event, () => 'second')
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    expect(event.facts({ kind: 'start-clock' })).toMatchObject([{ minutes: null }])
    const { match, game } = event.matchOf('p1')
    expect(game).toBe('GF2')
    const result: Result = { ending: 'timeout', light: 'first', table: tableState() }
    expect(event.refuses({ kind: 'enter-result', match, result }).rule).toBe('LCG-54')
  })

  it('[LCG-55] the unbeaten one wins: champion after 14 games', () => {
    expect(cardGameDe2014.elimination.champion).toEqual(clause('LCG-55', 'last-player-left'))
    const event = finalStage(8)
    expect(playOut(event).flat()).toHaveLength(14)
    expect(ending(event)).toMatch(/^p1: p1 1, p2 2, /)
  })

  it.each([
    ['p2', upsets('GF1', 'GF2')],
    ['p1', upsets('GF1')],
  ] as const)('[LCG-55] beaten once, they swap sides and play again: %s', (champion, winner) => {
    const event = finalStage(8)
    expect(playOut(event, winner).flat()).toHaveLength(15)
    const sideIn = (game: string) =>
      [...event.state().matches.values()].find((match) => match.game === game)
    const [first, second] = [sideIn('GF1'), sideIn('GF2')]
    const light = first?.result?.ending === 'won' ? first.result.light : expect.fail('not played')
    const dark = first?.players[light === 'first' ? 1 : 0]
    expect(second?.side).toEqual({ light: dark })
    const other = champion === 'p1' ? 'p2' : 'p1'
    expect(ending(event)).toMatch(new RegExp(`^${champion}: ${champion} 1, ${other} 2, `))
  })
})
