import { currentRound, tablesView } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { atTables } from '../../leader/table/table-status.ts'
import { tableOrder } from './table-order.ts'

const playing = () => {
  const sample = sampleEvent()
  start(sample, 12)
  publish(sample)
  sample.give({ kind: 'start-clock' })
  const order = (slow: readonly number[] = []) => {
    const state = sample.state()
    const round = currentRound(state) ?? expect.fail('no round')
    const at = atTables(
      state,
      slow.map((table) => ({ table, toTime: [], isBehind: true })),
    )
    return tableOrder(tablesView(state, round), at, round.clock, 2_000_000).map(
      ({ row }) => row.table,
    )
  }
  const matchAt = (table: number) =>
    [...sample.state().matches.values()].find((one) => one.table === table) ??
    expect.fail('no such table')
  return { ...sample, order, matchAt }
}

describe('the order in which a judge walks the tables', () => {
  it('is that of their numbers while nothing happens', () => {
    expect(playing().order()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('has differing reports first, then calls, then ended matches, results last', () => {
    const { give, order, matchAt } = playing()
    give({
      kind: 'enter-result',
      match: matchAt(1).match,
      result: { ending: 'destruction', score: [100, 0] },
    })
    give({ kind: 'start-match', match: matchAt(5).match })
    give({ kind: 'end-match', match: matchAt(5).match })
    give({ kind: 'call-judge', match: matchAt(4).match, about: 'a bump' })
    for (const [index, player] of matchAt(6).players.entries()) {
      give({
        kind: 'report-result',
        match: matchAt(6).match,
        player,
        result: { ending: 'destruction', score: [100, index] },
      })
    }
    expect(order()).toEqual([6, 4, 5, 2, 3, 1])
  })

  it('has whose time ends first before who was given more, and slow ones before equals', () => {
    const { give, order, matchAt } = playing()
    give({ kind: 'extend-time', match: matchAt(2).match, minutes: 5, reason: 'a ruling' })
    expect(order([4])).toEqual([4, 1, 3, 5, 6, 2])
  })
})
