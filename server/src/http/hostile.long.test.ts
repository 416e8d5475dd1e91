import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { longRun } from '../../../testing/long.ts'
import { attack } from './hostile.suite.ts'

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
})

const each = 2_000

it('turns 100,000 bad requests over a socket away, where the pages are as they were built', async () => {
  const all: Record<number, number> = {}
  await longRun({ name: 'hostile requests, 2,000 each', seeds: 50, from: 1 }, async (seed) => {
    const statuses = await attack(each, `hostile ${seed}`, join(houseRoot, '.cache', 'web'))
    for (const [status, count] of Object.entries(statuses))
      all[Number(status)] = (all[Number(status)] ?? 0) + count
  })
  console.log(`hostile requests answered, by status: ${JSON.stringify(all)}`)
  expect(all[404] ?? 0).toBeGreaterThan(0)
})
