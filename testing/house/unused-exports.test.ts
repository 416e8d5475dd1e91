import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { type Module, readHouse } from './modules.ts'
import { unusedExports } from './unused-exports.ts'

const unusedIn = (modules: readonly Module[]): readonly string[] =>
  unusedExports(modules).map(({ file, name }) => `${file} ${name}`)

const houseWith = (files: Readonly<Record<string, string>>): string => {
  const root = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

describe('an export', () => {
  it('is there for somebody', () => {
    const house = readHouse(fileURLToPath(new URL('../..', import.meta.url)))
    expect(house.length).toBeGreaterThan(1000)
    expect(unusedIn(house)).toEqual([])
  })
})

describe('what is found', () => {
  it('is every name that nobody takes, and no other', () => {
    const root = houseWith({
      'engine/package.json': '{ "name": "@x/engine", "exports": { ".": "./src/index.ts" } }',
      'engine/src/index.ts': `
        export { taken, untaken } from './room.ts'
        export { type Shape, type Unseen } from './types.ts'
        export { forTests } from './for-tests.ts'`,
      'engine/src/room.ts': `
        export const taken = 1, untaken = 2
        export const { first, second } = { first: 1, second: 2 }
        export function called() {}
        export class Made {}
        /** helped, though only in words */
        export const helped = first`,
      'engine/src/types.ts': `
        export type Shape = 1
        export type Unseen = 2
        export interface Drawn {}
        export type Later = 3`,
      'engine/src/for-tests.ts': `
        export const forTests = 1
        export const part = 2
        export const dead = 3
        export const all = [part]`,
      'engine/src/for-tests.test.ts': `import { all, dead, part } from './for-tests.ts'`,
      'engine/src/rule.ts': 'export const ruled = 1',
      'engine/src/rule.test.ts': `
        import { ruled } from './rule.ts'
        it('[XWDE-1] is computed')`,
      'engine/src/uses.ts': `
        import { first } from './room.ts'
        import { Made as Own } from './room.ts'
        import type { Drawn } from './types.ts'
        import { forTests } from './index.ts'
        type Much = import('./types.ts').Later
        type Whole = typeof import('./room.ts')`,
      'web/src/page.tsx': `
        import { taken, type Shape } from '@x/engine'
        import './starts.ts'
        const { shown } = await import('./later.tsx')
        const Other = (await import('./later.tsx')).Other`,
      'web/src/starts.ts': `export const started = 1`,
      'web/src/later.tsx': `export const shown = 1, Other = 2, hidden = 3`,
      'web/vite.config.ts': `export default {}`,
      'scripts/tool.mjs': `
        import * as everything from './other.mjs'
        export default {}`,
      'scripts/other.mjs': `
        export const one = 1
        const two = 2
        export { two }`,
      'scripts/fixture/wrong.ts': 'export const wrong = 1',
    })
    expect(unusedIn(readHouse(root))).toEqual([
      'engine/src/for-tests.ts dead',
      'engine/src/for-tests.ts all',
      'engine/src/index.ts untaken',
      'engine/src/index.ts Unseen',
      'engine/src/index.ts forTests',
      'engine/src/room.ts untaken',
      'engine/src/room.ts second',
      'engine/src/room.ts called',
      'engine/src/room.ts helped',
      'engine/src/types.ts Unseen',
      'scripts/tool.mjs default',
      'web/src/later.tsx hidden',
    ])
  })
})
