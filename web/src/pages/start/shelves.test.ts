import { eventId } from '@topcut/engine'
import type { ListedEvent } from '@topcut/protocol'
import { expect, it } from 'vitest'
import { shelves } from './shelves.ts'

const on = (date: string): ListedEvent => ({
  event: eventId(date),
  name: date,
  date,
  regulation: '',
  tier: 'casual',
  version: 1,
})

it('events of the last week and those to come stay in sight, older ones are the archive', () => {
  const events = ['2026-06-01', '2026-05-02', '2026-04-25', '2026-04-24', '2025-01-01'].map(on)
  const { current, earlier } = shelves(events, '2026-05-02')
  expect(current.map(({ date }) => date)).toEqual(['2026-06-01', '2026-05-02', '2026-04-25'])
  expect(earlier.map(({ date }) => date)).toEqual(['2026-04-24', '2025-01-01'])
})
