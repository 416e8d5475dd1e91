// The architecture step of `npm test`: node testing/architecture/check.ts [folder]
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { survey } from './survey.ts'

const house = fileURLToPath(new URL('../..', import.meta.url))
const { findings, seen, typeOnlyEdges } = await survey(resolve(process.argv[2] ?? house))

const counts = Object.entries(seen).map(([name, count]) => `${name} ${count || 'no source yet'}`)
console.log(`modules: ${counts.join(', ')}; type-only imports: ${typeOnlyEdges}`)
for (const finding of findings) console.error(finding)
process.exitCode = findings.length === 0 ? 0 : 1
