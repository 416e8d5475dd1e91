import { expect, it } from 'vitest'
import { systemLuck } from './ports.ts'

it('gives out every lot once, also when it has to draw again', () => {
  const lots = Array.from({ length: 1_000 }, systemLuck)
  expect(new Set(lots).size).toBe(lots.length)
  for (const lot of lots) expect(lot).toMatch(/^[0-9a-f]{32}$/)
})
