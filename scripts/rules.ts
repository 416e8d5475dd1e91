// `npm run rules`: every rule of every document with its tags, the tests that name it and the places
// where people read about it, and what those tests prove: that it is computed, refused, warned of,
// recorded or shown. Nominal is a rule whose tests would not miss it.
// `npm run rules -- --mutate [regulation]`: changes each clause in turn, a test with its id must fail;
// and each displayed text, in every language. `-- --mutate texts`: the texts only.

import { houseRoot } from './choose-node.mjs'
import { coverage } from './rules/coverage.ts'
import { mutate } from './rules/mutate.ts'
import { mutateTexts } from './rules/mutate-texts.ts'
import { type Asserted, isNominal, proofKinds } from './rules/proof-kind.ts'
import { proofsIn } from './rules/proofs.ts'
import { testsByRule } from './rules/titles.ts'

const tests = testsByRule(houseRoot)
const testsOf = (rule: string): readonly string[] => tests.get(rule) ?? []
const args = process.argv.slice(2)
const noneYet = { changes: 0, survivors: [] }
const none: ReadonlySet<Asserted> = new Set()

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
  const { passed, byRule } = await proofsIn(houseRoot, [...new Set([...tests.values()].flat())])
  const rules = coverage(testsOf).map((one) => ({ ...one, kinds: byRule.get(one.rule) ?? none }))
  for (const { rule, tags, tests: files, places, owes, kinds } of rules) {
    const missing = owes.map((what) => `MISSING ${what}`)
    const proved = isNominal(tags, kinds)
      ? 'NOMINAL'
      : proofKinds.filter((kind) => kinds.has(kind)).join('+')
    const read = places.map((place) => `“${place}”`)
    console.log(
      [rule.padEnd(9), tags.join('').padEnd(4), proved, ...missing, ...read, ...files].join(' '),
    )
  }
  const counts = proofKinds.map(
    (kind) => `${kind} ${rules.filter(({ kinds }) => kinds.has(kind)).length}`,
  )
  const nominal = rules.filter(({ tags, kinds }) => isNominal(tags, kinds))
  console.log(`${rules.length} rules: ${counts.join(', ')}, nominal ${nominal.length}`)
  if (!passed) console.log('some of these tests fail: what they prove is not proved')
  const missing = rules.filter(({ owes }) => owes.length > 0)
  console.log(
    missing.length === 0
      ? 'every rule that is owed a test or a text has it'
      : `${missing.length} rules without a test or a text they are owed`,
  )
  process.exitCode = passed && missing.length === 0 && nominal.length === 0 ? 0 : 1
}
