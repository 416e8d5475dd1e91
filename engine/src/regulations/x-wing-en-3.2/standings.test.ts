import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import { standingsView } from '../../index.ts'
import { headToHeadFirst, lotsForTheRest, schedules } from '../suites/standings.suite.ts'
import { xWingEn32 } from './regulation.ts'

describe('equal tournament points', () => {
  headToHeadFirst(xWingEn32, { order: 'XWEN-58', headToHead: 'XWEN-59' })
  lotsForTheRest(xWingEn32, 'XWEN-58')
})

describe('who is in the standings', () => {
  const played = (players: readonly string[]) => {
    const event = story({ players })
    playByHand(event, 'a 100-90 b, c 100-0 d')
    playByHand(event, 'b 100-0 d, c 100-0 a')
    return event
  }
  const rowsOf = (event: Story) =>
    standingsView(event.state()).rows.map(({ place, player, status }) => [place, player, status])

  it('[XWEN-58] who dropped is still ranked, and still counts in head-to-head', () => {
    const event = played(['a', 'b', 'c', 'd'])
    event.does({ kind: 'drop-player', player: id('b'), when: 'now' })
    expect(rowsOf(event)).toEqual([
      [1, 'c', 'active'],
      [2, 'a', 'active'],
      [3, 'b', 'dropped'],
      [4, 'd', 'active'],
    ])
  })

  it('[XWEN-58] the disqualified stand last, without a place', () => {
    const event = played(['a', 'b', 'c', 'd'])
    const reason = 'rude to a judge'
    event.does({ kind: 'disqualify-player', player: id('c'), when: 'now', reason })
    expect(rowsOf(event)).toEqual([
      [1, 'a', 'active'],
      [2, 'b', 'active'],
      [3, 'd', 'active'],
      [null, 'c', 'disqualified'],
    ])
  })

  it('[XWEN-58] the order of registration does not matter, not even to the lot', () => {
    const level = (players: readonly string[]) => {
      const event = story({ players })
      playByHand(event, 'a 60-60 b, c 60-60 d, e 60-60 f')
      return rowsOf(event)
    }
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(level(names.toReversed())).toEqual(level(names))
  })
})

describe('head-to-head', () => {
  it('[XWEN-59] a no-show is not played: nobody was defeated', () => {
    const event = story({ players: ['a', 'b', 'c', 'd'] })
    playByHand(event, 'a v b, c 100-0 d', { a: { ending: 'no-show', by: 'second' } })
    playByHand(event, 'b 100-0 d, a 0-100 c')
    const rows = standingsView(event.state()).rows.map(({ player, decidedBy }) => [
      player,
      decidedBy,
    ])
    expect(rows).toEqual([
      ['c', 'tournament-points'],
      ['b', 'margin-of-victory'],
      ['a', 'tournament-points'],
      ['d', null],
    ])
  })
})

describe('strength of schedule', () => {
  schedules(xWingEn32, 'XWEN-60', { three: '21', withBye: '16', dropped: '10' })
  schedules(xWingEn32, 'XWEN-61', {
    options: { strengthOfSchedule: 'tome' },
    three: '7/3',
    withBye: '16/9',
    dropped: '15/4',
  })
})
