import { expect, it } from 'vitest'
import { byStatus } from './by-status.ts'
import { listed } from './listed.suite.ts'

it('what is finished has its place, however old the rest is, and so has the archive', () => {
  const { current, finished, archive } = byStatus([
    listed('next', { date: '2026-06-01', status: 'to-come' }),
    listed('today', { date: '2026-05-02', status: 'running' }),
    listed('this morning', { date: '2026-05-02', status: 'finished' }),
    listed('never ended', { date: '2024-01-01', status: 'running' }),
    listed('odd', { date: '2024-01-01', status: 'unreadable' }),
    listed('put away', { status: 'finished', isArchived: true }),
    listed('given up', { status: 'running', isArchived: true }),
  ])
  const names = (events: typeof current) => events.map(({ name }) => name)
  expect(names(current)).toEqual(['today', 'never ended', 'next', 'odd'])
  expect(names(finished)).toEqual(['this morning'])
  expect(names(archive)).toEqual(['put away', 'given up'])
})
