import { it } from 'vitest'
import { longRun } from '../../../testing/long.ts'
import { tryMutated } from './mutated-imports.suite.ts'

it('of 10,000 mutated events each is refused in a sentence, or taken in and shown everywhere', async () => {
  const seen = { refused: 0, taken: 0 }
  await longRun({ name: 'mutated imports', from: 1_000, seeds: 10_000 }, async (seed) => {
    seen[await tryMutated(seed)] += 1
  })
  console.log(`mutated imports: ${seen.refused} refused, ${seen.taken} taken in`)
})
