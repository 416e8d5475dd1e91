import { expect, it } from 'vitest'
import { tryMutated } from './mutated-imports.suite.ts'

it('of 300 mutated events each is refused in a sentence, or taken in and shown everywhere', async () => {
  const seen = { refused: 0, taken: 0 }
  for (let seed = 0; seed < 300; seed += 1) seen[await tryMutated(seed)] += 1
  expect(seen.refused).toBeGreaterThan(150)
  expect(seen.taken).toBeGreaterThan(20)
}, 300_000)
