import { describe, expect, it } from 'vitest'
import { listed } from '../../pages/start/listed.suite.ts'
import { overlapsOf, takenOn } from './table-ranges.ts'

const from = (first: number, last: number) => ({ tables: { first, last } })
const main = listed('main', { ...from(1, 12), status: 'running' })

describe('tables of one hall', () => {
  it('are told where two events of a day both have them', () => {
    const others = [
      listed('beside', from(13, 20)),
      listed('across', { ...from(10, 14), status: 'running' }),
      listed('inside', from(3, 4)),
      listed('over', { ...from(1, 12), status: 'finished' }),
      listed('tomorrow', { ...from(1, 12), date: '2026-05-03' }),
      listed('empty'),
    ]
    const told = overlapsOf(main, [main, ...others]).map((one) => [one.with.name, one.tables])
    expect(told).toEqual([
      ['across', { first: 10, last: 12 }],
      ['inside', { first: 3, last: 4 }],
    ])
  })

  it('of an event that is over are nobody’s', () => {
    const over = { ...main, status: 'finished' as const }
    expect(overlapsOf(over, [listed('other', from(1, 12))])).toEqual([])
    expect(takenOn('2026-05-02', [over, main]).map(({ status }) => status)).toEqual(['running'])
  })
})
