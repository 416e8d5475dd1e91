import { describe, expect, it } from 'vitest'
import { plainWin } from '../../../testing/plain-win.ts'
import { bracketStory, id, story } from '../../../testing/story.ts'
import { instant } from '../../vocabulary/instant.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Match } from '../spine/state.ts'

const command = { kind: 'start-clock' } as const

describe('start-clock', () => {
  it('[XWEN-14] gives a Swiss round 75 minutes from the instant handed in', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.facts(command)).toEqual([{ kind: 'clock-started', round: 1, minutes: 75 }])
    const { at } = told.event().log.at(-1) ?? { at: instant(0) }
    expect(told.state().rounds[0]?.clock).toEqual({
      startedAt: at,
      minutes: 75,
      pausedAt: null,
      paused: 0,
      calledAt: null,
    })
  })

  it('[XWEN-14] [XWEN-15] an elimination round has 75 minutes, the final no limit', () => {
    const told = bracketStory(4)
    const minutes = [1, 2].map(() => {
      told.does({ kind: 'pair-round' })
      told.does({ kind: 'publish-round' })
      const [fact] = told.facts(command)
      for (const { match } of [...told.state().matches.values()].filter((m) => m.result === null)) {
        const result = { ending: 'destruction', score: [100, 0] } as const
        told.does({ kind: 'enter-result', match, result })
      }
      told.does({ kind: 'close-round' })
      return fact
    })
    expect(minutes).toEqual([
      { kind: 'clock-started', round: 2, minutes: 75 },
      { kind: 'clock-started', round: 3, minutes: null },
    ])
  })

  it('takes the lengths the organizer chose; the last two games have no limit', () => {
    const told = story({
      regulation: 'card-game/de-2014',
      roundMinutes: { swiss: 60, elimination: 30 },
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'double-elimination', rounds: null, cut: 4 },
        ],
      },
    })
    const clock = (result: (match: Match) => Result) => {
      told.does({ kind: 'pair-round' })
      told.does({ kind: 'publish-round' })
      const [fact] = told.facts(command)
      for (const one of [...told.state().matches.values()].filter((m) => m.result === null)) {
        told.does({ kind: 'enter-result', match: one.match, result: result(one) })
      }
      told.does({ kind: 'close-round' })
      return fact?.kind === 'clock-started' ? fact.minutes : expect.fail('no clock')
    }
    const swiss = clock(() => ({ ending: 'games', games: ['first', 'first'] }))
    told.does({ kind: 'make-cut' })
    told.does({ kind: 'start-stage' })
    // The unbeaten one loses the grand final, so that a second game of it is played.
    const finals = [1, 2, 3, 4, 5].map(() =>
      clock((one) => plainWin(told.state(), one, one.game === 'GF1' ? 'second' : 'first')),
    )
    expect([swiss, ...finals]).toEqual([60, 30, 30, 30, null, null])
  })

  it('tells where the ordered check of points is not signed', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does({ kind: 'order-points-check' })
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchAt(1)
    told.does({ kind: 'sign-points-check', match, player: id('p1') })
    told.does({ kind: 'sign-points-check', match, player: id('p2') })
    expect(told.does(command)).toEqual([{ code: 'points-unsigned', tables: [2], rule: 'XWDE-53' }])
  })

  it('refuses where no round is open', () => {
    const told = story()
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
    told.playRound()
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
  })

  it('refuses before the round is published', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    expect(told.refuses(command)).toEqual({ code: 'round-not-published', round: 1 })
  })

  it('refuses a second time', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    told.does(command)
    expect(told.refuses(command)).toEqual({ code: 'clock-already-started', round: 1 })
  })
})
