import { expect, it } from 'vitest'
import { attack } from './hostile.suite.ts'

it.each(Array.from({ length: 50 }, (_, index) => index + 1))(
  'turns 2,000 other bad requests away, batch %i',
  async (batch) => {
    const { statuses } = await attack(2_000, `hostile ${batch}`)
    expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(2_000)
  },
)
