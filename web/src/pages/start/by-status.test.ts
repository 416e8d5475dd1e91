import { expect, it } from 'vitest'
import { byStatus } from './by-status.ts'
import { listed } from './listed.suite.ts'

it('what is finished is the archive, however old the rest is, and what is in play comes first', () => {
  const { current, archive } = byStatus([
    listed('next', { date: '2026-06-01', status: 'to-come' }),
    listed('today', { date: '2026-05-02', status: 'running' }),
    listed('this morning', { date: '2026-05-02', status: 'finished' }),
    listed('never ended', { date: '2024-01-01', status: 'running' }),
    listed('odd', { date: '2024-01-01', status: 'unreadable' }),
  ])
  const names = (events: typeof current) => events.map(({ name }) => name)
  expect(names(current)).toEqual(['today', 'never ended', 'next', 'odd'])
  expect(names(archive)).toEqual(['this morning'])
})
