import { expect, it } from 'vitest'
import { longRun } from '../../../../testing/long.ts'
import { cutThePower } from './power-cut.suite.ts'
import { canTrace, recordWrites } from './recorded-writes.suite.ts'

/** 20 recorded days, 25 cuts of each. */
it('loses and damages nothing in 500 power cuts', async () => {
  expect(canTrace(), 'strace records the writes').toBe(true)
  await longRun({ name: 'power cuts', seeds: 20, from: 1 }, (seed) =>
    cutThePower(recordWrites(120, seed), seed, 25),
  )
})
