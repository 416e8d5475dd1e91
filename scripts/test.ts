// `npm test`. Goes on after a failed step, so that one run shows everything that is wrong.

import { houseRoot } from './choose-node.mjs'
import { buildPages, pagesAreFresh } from './pages.mjs'
import type { Tally } from './steps/tally.ts'
import { failed, lastLine, passed, sum } from './steps/tally.ts'
import { toolStep } from './steps/tool.ts'
import { vitestStep } from './steps/vitest.ts'

type Step = { readonly name: string; readonly run: () => Promise<Tally> }

// Written to a file, every letter of a coloured report is hidden between escape codes.
const toFile = !process.stdout.isTTY
if (toFile) process.env['NO_COLOR'] ??= '1'
const colours = toFile ? ['--colors=off'] : []
const lint = ['ci', '--error-on-warnings']

const steps: readonly Step[] = [
  {
    name: 'format and lint',
    run: () => toolStep('node_modules/@biomejs/biome/bin/biome', [...lint, ...colours]),
  },
  { name: 'types', run: () => toolStep('node_modules/typescript/bin/tsc', ['-b']) },
  { name: 'architecture', run: () => toolStep('testing/architecture/check.ts', []) },
  { name: 'unit and property tests', run: () => vitestStep(['unit*']) },
  {
    name: 'pages',
    run: async () =>
      pagesAreFresh(houseRoot) || (await buildPages(houseRoot, process.execPath)) ? passed : failed,
  },
  // Side by side: a browser that waits leaves its core to a database, and the other way round.
  { name: 'integration and browser tests', run: () => vitestStep(['int*', 'e2e*']) },
]

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = true
  })
}

async function timed(step: Step): Promise<Tally> {
  console.log(`\n── ${step.name}`)
  const start = performance.now()
  const tally = await step.run().catch((error: unknown) => {
    console.error(error)
    return failed
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${step.name}: ${tally.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return tally
}

const args = process.argv.slice(2)
const chosen: readonly Step[] =
  args.length === 0
    ? steps
    : [{ name: 'unit tests asked for', run: () => vitestStep(['unit*'], args) }]

const tallies: Tally[] = []
for (const step of chosen) {
  tallies.push(await timed(step))
  if (interrupted) process.exit(130)
}

const total = sum(tallies)
console.log(`\n${lastLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
