// The architecture step of `npm test`: node testing/architecture/check.ts [folder]
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawnOtherwise } from './drawing.ts'
import { survey } from './survey.ts'

const house = fileURLToPath(new URL('../..', import.meta.url))
const folder = resolve(process.argv[2] ?? house)
const { findings, seen, typeOnlyEdges, imports } = await survey(folder)

const counts = Object.entries(seen).map(([name, count]) => `${name} ${count || 'no source yet'}`)
console.log(`modules: ${counts.join(', ')}; type-only imports: ${typeOnlyEdges}`)
// The one place where all files have been read: for the drawings alone that would take as long again.
const isHouse = process.argv[2] === undefined
const drawn = isHouse
  ? drawnOtherwise(readFileSync(join(folder, 'ARCHITECTURE.md'), 'utf8'), imports)
  : []
const all = [...findings, ...drawn]
for (const finding of all) console.error(finding)
process.exitCode = all.length === 0 ? 0 : 1
