import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { houseRoot } from '../scripts/choose-node.mjs'
import { readmeExamples } from './readme-examples.ts'

const examples = readmeExamples(readFileSync(join(houseRoot, 'engine/README.md'), 'utf8'))
/** In the house, where `@topcut/engine` is the one beside it. */
const folder = join(houseRoot, '.cache', 'examples')
mkdirSync(folder, { recursive: true })

describe('the engine’s page of examples', () => {
  it('has some', () => {
    expect(examples.length).toBeGreaterThanOrEqual(3)
  })

  it.each(examples.map((example, index) => [index + 1, example] as const))(
    'prints what it says: example %i',
    (index, { code, prints }) => {
      const file = join(folder, `example-${index}.ts`)
      writeFileSync(file, code)
      const { stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
      expect({ stdout, stderr }).toEqual({ stdout: prints, stderr: '' })
    },
  )
})
