import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { id, story } from '../../../testing/story.ts'
import { standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { headToHeadFirst, lotsForTheRest, schedules } from '../suites/standings.suite.ts'
import { xWingPl } from './regulation.ts'

const { id: regulation } = xWingPl

describe('equal tournament points', () => {
  headToHeadFirst(xWingPl, { order: 'XWPL-52', headToHead: 'XWPL-53' })
  lotsForTheRest(xWingPl, 'XWPL-55')

  it('[XWPL-53] who dropped still counts, who was disqualified does not', () => {
    const played = () => {
      const event = story({ regulation, players: ['a', 'b', 'c', 'd', 'e', 'f'] })
      // A, B and C have 5 each; A beat B and not C.
      playByHand(event, 'a 100-90 b, c 100-0 d, e 100-0 f')
      playByHand(event, 'b 100-0 d, e 100-0 a, f 100-0 c')
      return event
    }
    const ofThree = (event: ReturnType<typeof played>) =>
      standingsView(event.state())
        .rows.map(({ player }) => player)
        .filter((player) => ['a', 'b'].includes(player))
        .join(' ')
    const dropped = played()
    dropped.does({ kind: 'drop-player', player: id('c'), when: 'now' })
    expect(ofThree(dropped)).toBe('b a')
    const disqualified = played()
    const gone = ['c', 'f'] as const
    for (const player of gone) {
      disqualified.does({
        kind: 'disqualify-player',
        player: id(player),
        when: 'now',
        reason: 'cheating',
      })
    }
    expect(ofThree(disqualified)).toBe('a b')
  })
})

describe('strength of schedule', () => {
  schedules(xWingPl, 'XWPL-54', { three: '7/3', withBye: '8/3', dropped: '15/4' })

  it('[XWPL-54] is an average of averages', () => {
    const formula = clause('XWPL-54', 'averages-over-opponents')
    expect(xWingPl.standings.strengthOfSchedule).toEqual(formula)
  })
})
