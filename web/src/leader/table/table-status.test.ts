import type { Command, MatchId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { nextOpen } from '../../pages/desk/tables/next-open.ts'
import { atTables, needsSomeone, shownStatus, tableStatus } from './table-status.ts'

const playing = () => {
  const sample = sampleEvent()
  start(sample, 8)
  publish(sample)
  const id = (table: number): MatchId =>
    sample.state().rounds[0]?.matches[table - 1] ?? expect.fail('no match')
  const match = (table: number) => sample.state().matches.get(id(table)) ?? expect.fail('no match')
  const status = (table: number, slow: Parameters<typeof atTables>[1] = []) =>
    tableStatus(match(table), atTables(sample.state(), slow))
  const reports = (table: number, index: 0 | 1, score: readonly [number, number]): Command => ({
    kind: 'report-result',
    match: id(table),
    player: match(table).players[index],
    result: { ending: 'time', score },
  })
  return { ...sample, id, match, status, reports }
}

describe('what goes on at a table', () => {
  it('begins, is played, ends, is typed and stands', () => {
    const { give, id, status } = playing()
    expect(status(1).kind).toBe('not-started')
    give({ kind: 'start-match', match: id(1) })
    expect(status(1).kind).toBe('playing')
    give({ kind: 'extend-time', match: id(1), minutes: 5, reason: 'a ruling' })
    expect(status(1)).toEqual({ kind: 'extended', minutes: 5 })
    give({ kind: 'end-match', match: id(1) })
    expect(status(1).kind).toBe('ended')
    expect(shownStatus(status(1), true).kind).toBe('entering')
    give({ kind: 'enter-result', match: id(1), result: { ending: 'time', score: [20, 10] } })
    expect(status(1).kind).toBe('entered')
  })

  it('plays from the start of the clock on, whether or not somebody has said so', () => {
    const { give, id, status, state } = playing()
    give({ kind: 'start-match', match: id(2) })
    give({ kind: 'start-clock' })
    const since = state().rounds[0]?.clock?.startedAt ?? expect.fail('no clock')
    expect(status(1)).toEqual({ kind: 'playing', since })
    expect(status(2)).toEqual({ kind: 'playing', since: state().matches.get(id(2))?.startedAt })
  })

  it('is slow where the round will wait for it, unless more is known', () => {
    const { give, id, status } = playing()
    const slow = [{ table: 1, toTime: [1, 2], isBehind: false }]
    expect(status(1, slow)).toEqual({ kind: 'slow', toTime: [1, 2] })
    expect(status(2, slow).kind).toBe('not-started')
    give({ kind: 'extend-time', match: id(1), minutes: 5, reason: 'a ruling' })
    expect(status(1, slow).kind).toBe('extended')
  })

  it('needs somebody where two say different things, or a judge is called', () => {
    const { give, id, match, status, reports } = playing()
    give(reports(2, 0, [60, 20]))
    expect(status(2)).toEqual({ kind: 'reported', player: match(2).players[0] })
    expect(needsSomeone(status(2))).toBe(false)
    give(reports(2, 1, [20, 60]))
    expect(status(2).kind).toBe('differ')
    give({ kind: 'call-judge', match: id(3), about: 'range' })
    expect(status(3).kind).toBe('called')
    expect([2, 3].every((table) => needsSomeone(status(table)))).toBe(true)
    expect(shownStatus(status(3), true).kind).toBe('called')
  })
})

describe('the next open table', () => {
  const rows = [1, 2, 3].map((table) => {
    return { table, match: `${table}` as MatchId, result: null }
  })

  it('is the next higher one, then the first again', () => {
    expect(nextOpen(rows, new Map(), 2)).toBe(3)
    expect(nextOpen(rows, new Map(), 3)).toBe(1)
  })

  it('leaves out what is on its way or in', () => {
    expect(nextOpen(rows, new Map([['3' as MatchId, 'sending']]), 2)).toBe(1)
    const result = { ending: 'no-show', by: 'first' } as const
    expect(nextOpen([{ ...(rows[0] ?? expect.fail()), result }], new Map(), 9)).toBeNull()
  })
})
