// node testing/architecture/draw.ts: draws the arrows of ARCHITECTURE.md as the files have them.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { redrawn } from './drawing.ts'
import { survey } from './survey.ts'

const house = fileURLToPath(new URL('../..', import.meta.url))
const page = fileURLToPath(new URL('../../ARCHITECTURE.md', import.meta.url))
const { imports } = await survey(house)
writeFileSync(page, redrawn(readFileSync(page, 'utf8'), imports))
