// `npm run rules`: every rule of every document with its tags and the tests that name it.
// `npm run rules -- --mutate [regulation]`: changes each clause in turn; a test with its id must fail.

import { documents } from '../engine/src/regulations/documents.ts'
import { houseRoot } from './choose-node.mjs'
import { mutate } from './rules/mutate.ts'
import { testsByRule } from './rules/titles.ts'

const tests = testsByRule(houseRoot)
const testsOf = (rule: string): readonly string[] => tests.get(rule) ?? []
const args = process.argv.slice(2)

if (args.includes('--mutate')) {
  const only = args.find((word) => !word.startsWith('--'))
  const inEngine = (rule: string) => testsOf(rule).filter((file) => file.startsWith('engine/'))
  const survivors = mutate(houseRoot, inEngine, only, console.log)
  console.log(`${survivors.length} survivors`)
  process.exitCode = survivors.length === 0 ? 0 : 1
} else {
  let missing = 0
  for (const { document, tags, later } of documents) {
    for (const [number, own] of Object.entries(tags)) {
      const rule = `${document}-${number}`
      const files = testsOf(rule)
      const isLater = later.includes(Number(number))
      const isOwed = !isLater && own.some((tag) => tag === 'C' || tag === 'E')
      if (isOwed && files.length === 0) missing++
      const where =
        files.length > 0 ? files.join(' ') : isLater ? 'later' : isOwed ? 'MISSING' : '–'
      console.log(`${rule.padEnd(9)} ${own.join('').padEnd(5)} ${where}`)
    }
  }
  console.log(
    missing === 0 ? 'every rule that is owed a test has one' : `${missing} rules without a test`,
  )
  process.exitCode = missing === 0 ? 0 : 1
}
