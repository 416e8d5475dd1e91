/** Run by hand when a route is new or answers otherwise: `node server/src/http/api/record-examples.suite.ts` */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tour } from './tour.suite.ts'

const file = fileURLToPath(new URL('examples.json', import.meta.url))
const house = fileURLToPath(new URL('../../../..', import.meta.url))
// Threads of the server keep nothing awake.
const awake = setInterval(() => {}, 1_000)
const examples = await tour()
clearInterval(awake)
writeFileSync(file, `${JSON.stringify(examples, null, 2)}\n`)
const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', file]
execFileSync(process.execPath, biome, { cwd: house, stdio: 'inherit' })
process.stdout.write(`${Object.keys(examples).length} examples\n`)
