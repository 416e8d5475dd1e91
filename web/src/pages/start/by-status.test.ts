import { expect, it } from 'vitest'
import { byStatus } from './by-status.ts'
import { listed } from './listed.suite.ts'

it('what is on comes first, then the nearest day; what is over or put away is in the archive', () => {
  const { running, next, drafts, archive } = byStatus([
    listed('later', { date: '2026-07-01' }),
    listed('next', { date: '2026-06-01' }),
    listed('odd', { date: '', status: 'unreadable' }),
    listed('plan', { date: '2026-08-01', isHidden: true }),
    listed('never ended', { date: '2024-01-01', status: 'running' }),
    listed('today', { date: '2026-05-02', status: 'running' }),
    listed('in spring', { date: '2026-04-02', status: 'finished' }),
    listed('flooded', { date: '2026-04-12', status: 'cancelled' }),
    listed('given up', { date: '2023-01-01', status: 'running', isArchived: true }),
  ])
  const names = (events: typeof next) => events.map(({ name }) => name)
  expect(names(running)).toEqual(['today', 'never ended'])
  expect(names(next)).toEqual(['next', 'later', 'odd'])
  expect(names(drafts)).toEqual(['plan'])
  expect(names(archive)).toEqual(['flooded', 'in spring', 'given up'])
})
