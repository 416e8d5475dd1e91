import { decide, emptyEvent, instant, regulations } from '@topcut/engine'
import { expect, it } from 'vitest'
import { creationOf, type Filled } from './creation.ts'
import { errorAt } from './error-at.ts'

const filled: Filled = {
  name: 'Spring Open',
  tier: 'casual',
  date: '2026-05-02',
  kind: 'custom',
  swissRounds: '3',
  cut: '0',
  minutes: { swiss: '', elimination: '' },
  missions: '',
  options: {},
  about: {},
  days: 1,
}

it('an empty name and a missing day are said at their fields, everything else below', () => {
  const at = (more: Partial<Filled>) => {
    const command = creationOf(regulations[0], { ...filled, ...more })
    const by = { role: 'organizer' } as const
    const decision = decide(emptyEvent, { command, by, at: instant(0), entropy: '' })
    return decision.granted ? 'granted' : errorAt(decision.refusal)
  }
  expect(at({})).toBe('granted')
  expect(at({ name: '  ' })).toBe('name')
  expect(at({ date: '' })).toBe('date')
  expect(at({ swissRounds: '0' })).toBeNull()
})
