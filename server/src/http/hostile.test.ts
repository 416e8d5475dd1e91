import { expect, it } from 'vitest'
import { attack, samplePages } from './hostile.suite.ts'

it('turns 2,000 malformed, oversized, forged and out-of-role requests over a socket away', async () => {
  const statuses = await attack(2_000, 'hostile', samplePages())
  // All kinds of no were said, not one over and over.
  for (const status of [400, 401, 403, 404, 413, 415, 421]) {
    expect(statuses[status] ?? 0, `${status} in ${JSON.stringify(statuses)}`).toBeGreaterThan(10)
  }
}, 120_000)
