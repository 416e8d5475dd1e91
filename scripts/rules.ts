// `npm run rules`: every rule of every document with its tags, the tests that name it and the places
// where people read about it.
// `npm run rules -- --mutate [regulation]`: changes each clause in turn, a test with its id must fail;
// and each displayed text, in every language. `-- --mutate texts`: the texts only.

import { houseRoot } from './choose-node.mjs'
import { coverage } from './rules/coverage.ts'
import { mutate } from './rules/mutate.ts'
import { mutateTexts } from './rules/mutate-texts.ts'
import { testsByRule } from './rules/titles.ts'

const tests = testsByRule(houseRoot)
const testsOf = (rule: string): readonly string[] => tests.get(rule) ?? []
const args = process.argv.slice(2)
const noneYet = { changes: 0, survivors: [] }

if (args.includes('--mutate')) {
  const only = args.find((word) => !word.startsWith('--'))
  const inEngine = (rule: string) => testsOf(rule).filter((file) => file.startsWith('engine/'))
  const clauses = only === 'texts' ? noneYet : await mutate(houseRoot, inEngine, only, console.log)
  const texts = only === undefined || only === 'texts' ? mutateTexts(console.log) : noneYet
  const survivors = clauses.survivors.length + texts.survivors.length
  console.log(
    `${clauses.changes} changes of clauses, ${texts.changes} of texts: ${survivors} survivors`,
  )
  process.exitCode = survivors === 0 ? 0 : 1
} else {
  const rules = coverage(testsOf)
  for (const { rule, tags, tests: files, places, owes } of rules) {
    const missing = owes.map((what) => `MISSING ${what}`)
    const read = places.map((place) => `“${place}”`)
    console.log([rule.padEnd(9), tags.join('').padEnd(4), ...missing, ...read, ...files].join(' '))
  }
  const missing = rules.filter(({ owes }) => owes.length > 0)
  console.log(
    missing.length === 0
      ? 'every rule that is owed a test or a text has it'
      : `${missing.length} rules without a test or a text they are owed`,
  )
  process.exitCode = missing.length === 0 ? 0 : 1
}
